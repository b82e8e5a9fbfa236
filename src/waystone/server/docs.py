"""The schema page: every call and every message, made from the protocol."""

import html
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from waystone import __version__

from . import protocol

_CALLS: tuple[tuple[str, str, Any, Any, str], ...] = (
    ("get", "/api/games", None, list[protocol.GameInfo], "the games; ?lang=ru&templates"),
    ("post", "/api/tables", protocol.CreateTable, protocol.TableMade, "make a table"),
    (
        "post",
        "/api/tables/upload",
        None,
        protocol.TableMade,
        "go on from a save (the body); ?lang=",
    ),
    ("post", "/api/tables/mine", protocol.Mine, list[protocol.TableInfo], "my tables"),
    ("get", "/api/tables/{table}", None, protocol.TableInfo, "what all may know; ?token="),
    ("get", "/api/tables/{table}/save", None, None, "the save file; ?token="),
    ("get", "/api/tables/{table}/replay", None, protocol.Replay, "the steps so far; ?token="),
    ("post", "/api/tables/{table}/branch", protocol.Branch, protocol.TableMade, "go on from here"),
    ("post", "/api/tables/{table}/report", protocol.Report, protocol.Reported, "report a bug"),
    ("post", "/api/lessons/{game}", protocol.Lesson, protocol.TableMade, "a guided first game"),
    ("get", "/api/rules", None, list[protocol.RuleText], "?id=DG-BAT-07 or ?q=words&game="),
    ("get", "/api/cards/{game}", None, list[protocol.CardText], "the content as printed; ?lang="),
)


@cache
def openapi() -> dict[str, Any]:
    """OpenAPI 3.1: the calls; the messages of the socket are among its schemas."""
    kinds = [kind for call in _CALLS for kind in call[2:4] if kind is not None]
    extra = [protocol.ErrorReply, protocol.ClientMessage, protocol.ServerMessage]
    shown, components = msgspec.json.schema_components(
        [*kinds, *extra], ref_template="#/components/schemas/{name}"
    )
    components["ClientMessage"], components["ServerMessage"] = shown[-2], shown[-1]
    by_kind = dict(zip(map(str, kinds), shown, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for method, path, asks, gives, summary in _CALLS:
        paths.setdefault(path, {})[method] = _call(path, asks, gives, summary, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Waystone",
            "version": __version__,
            "description": (protocol.__doc__ or "").strip(),
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _call(
    path: str, asks: Any, gives: Any, summary: str, by_kind: dict[str, Any]
) -> dict[str, Any]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    answer = by_kind[str(gives)] if gives is not None else {"type": "object"}
    error = {"$ref": "#/components/schemas/ErrorReply"}
    call: dict[str, Any] = {
        "summary": summary,
        "parameters": [
            {"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in names
        ],
        "responses": {
            "2XX": {"description": "done", "content": {"application/json": {"schema": answer}}},
            "4XX": {"description": "refused", "content": {"application/json": {"schema": error}}},
        },
    }
    if asks is not None:
        call["requestBody"] = {"content": {"application/json": {"schema": by_kind[str(asks)]}}}
    return call


async def schema(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def page(request: Request) -> Response:
    return HTMLResponse(_page())


@cache
def _page() -> str:
    about = openapi()
    calls = "".join(
        f"<tr><td><code>{method.upper()} {path}</code></td><td>{html.escape(call['summary'])}</td>"
        f"<td>{_kind(call.get('requestBody'))}</td><td>{_kind(call['responses']['2XX'])}</td></tr>"
        for path, calls in about["paths"].items()
        for method, call in calls.items()
    )
    kinds = "".join(
        f"<h3 id='{name}'>{name}</h3><p>{html.escape(kind.get('description', ''))}</p>"
        f"<pre>{_shape(kind)}</pre>"
        for name, kind in about["components"]["schemas"].items()
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Waystone: the protocol</title>"
        "<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "td,th{text-align:left;padding:.2rem .6rem;vertical-align:top}"
        "pre{background:#f4f1ea;padding:.6rem;overflow:auto;white-space:pre-wrap}</style>"
        f"<h1>The protocol of Waystone {__version__}</h1>"
        f"<p>{html.escape(about['info']['description'])}</p>"
        "<p>As data: <a href='/api/schema.json'>OpenAPI with JSON Schema</a>.</p>"
        "<h2>Calls</h2><table><tr><th>Call<th>Does<th>Takes<th>Gives</tr>"
        f"{calls}</table><h2>Kinds</h2>{kinds}</html>"
    )


def _kind(body: dict[str, Any] | None) -> str:
    if body is None:
        return ""
    return _link(body["content"]["application/json"]["schema"])


def _link(kind: dict[str, Any]) -> str:
    """A schema in a few words, with a link to its own paragraph."""
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in kind:
        return " | ".join(_link(option) for option in kind["anyOf"])
    if "enum" in kind:
        return html.escape(" | ".join(msgspec.json.encode(v).decode() for v in kind["enum"]))
    if kind.get("type") == "array":
        inner = kind.get("prefixItems") or [kind.get("items") or {}]
        return f"[{', '.join(_link(item) for item in inner if isinstance(item, dict))}]"
    return html.escape(str(kind.get("type", "any")))


def _shape(kind: dict[str, Any]) -> str:
    if "properties" not in kind:
        return _link(kind)
    return "\n".join(
        f"{name}{'' if name in kind.get('required', ()) else '?'}: {_link(field)}"
        for name, field in kind["properties"].items()
    )
