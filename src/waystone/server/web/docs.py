"""The schema page: every call and every message, made from the protocol."""

import html
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from waystone import __version__

from .. import protocol

_TEXT = {"type": "string"}
_HEADER = {"type": "string", "pattern": "^[!-~]*$"}
_SEAT = ("X-Waystone-Password",)


Schema: TypeAlias = dict[str, Any]
"""A piece of the description, as JSON has it."""


class Call(Struct, frozen=True):
    """What comes back, what it is for, what is sent, what may be said after the `?`; `seat`:
    whether headers say who asks."""

    method: str
    path: str
    gives: Any
    summary: str
    takes: Any = None
    query: tuple[str, ...] = ()
    seat: bool = False


_CALLS = (
    Call("get", "/api/games", list[protocol.GameInfo], "the games", query=("lang", "templates")),
    Call("post", "/api/tables", protocol.TableMade, "make a table", protocol.CreateTable),
    Call("post", "/api/tables/upload", protocol.TableMade, "go on from a save", dict, ("lang",)),
    Call("post", "/api/tables/mine", list[protocol.TableInfo], "my tables", protocol.Mine),
    Call("get", "/api/tables/{table}", protocol.TableInfo, "what all may know", seat=True),
    Call("get", "/api/tables/{table}/save", dict, "the save file", seat=True),
    Call("get", "/api/tables/{table}/replay", protocol.Replay, "the steps", seat=True),
    Call("post", "/api/tables/{table}/branch", protocol.TableMade, "go on here", protocol.Branch),
    Call("post", "/api/tables/{table}/report", protocol.Reported, "report a bug", protocol.Report),
    Call("get", "/api/push", protocol.PushKey, "the key of calls"),
    Call("post", "/api/tables/{table}/calls", protocol.Subscribed, "call me", protocol.Subscribe),
    Call("post", "/api/tables/{table}/code", protocol.Code, "to move a seat", protocol.AskCode),
    Call("post", "/api/codes", protocol.Moved, "move a seat here", protocol.UseCode),
    Call("post", "/api/lessons/{game}", protocol.TableMade, "a guided game", protocol.Lesson),
    Call(
        "get",
        "/api/rules",
        list[protocol.RuleText],
        "some rules",
        query=("id", "q", "game", "lang"),
    ),
    Call("get", "/api/how-to-play/{game}", protocol.HowToPlay, "a first page", query=("lang",)),
    Call("get", "/api/cards/{game}", list[protocol.CardText], "as printed", query=("lang",)),
)


@cache
def openapi() -> Schema:
    """OpenAPI 3.1: the calls; the messages of the socket are among its schemas."""
    kinds = [kind for call in _CALLS for kind in (call.takes, call.gives) if kind is not None]
    extra = [protocol.ErrorReply, protocol.ClientMessage, protocol.ServerMessage]
    shown, components = msgspec.json.schema_components(
        [*kinds, *extra], ref_template="#/components/schemas/{name}"
    )
    components["ClientMessage"], components["ServerMessage"] = shown[-2], shown[-1]
    by_kind = dict(zip(map(str, kinds), shown, strict=False))
    paths: dict[str, Schema] = {}
    for call in _CALLS:
        paths.setdefault(call.path, {})[call.method] = _call(call, by_kind)
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


def _call(call: Call, by_kind: Schema) -> Schema:
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    error = {"$ref": "#/components/schemas/ErrorReply"}
    about: Schema = {
        "summary": call.summary,
        "parameters": [
            *({"name": n, "in": "path", "required": True, "schema": _TEXT} for n in names),
            *({"name": n, "in": "query", "schema": _TEXT} for n in call.query),
            *({"name": n, "in": "header", "schema": _HEADER} for n in _SEAT if call.seat),
        ],
        "responses": {
            "2XX": {"description": "done", "content": _json(by_kind[str(call.gives)])},
            "4XX": {"description": "refused", "content": _json(error)},
        },
    }
    if call.takes is not None:
        about["requestBody"] = {"required": True, "content": _json(by_kind[str(call.takes)])}
    return about


def _json(schema: Any) -> Schema:
    return {"application/json": {"schema": schema}}


def page() -> bytes:
    """The same for people."""
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
    ).encode()


def _kind(body: Schema | None) -> str:
    if body is None:
        return ""
    return _link(body["content"]["application/json"]["schema"])


def _link(kind: Schema) -> str:
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


def _shape(kind: Schema) -> str:
    if "properties" not in kind:
        return _link(kind)
    return "\n".join(
        f"{name}{'' if name in kind.get('required', ()) else '?'}: {_link(field)}"
        for name, field in kind["properties"].items()
    )
