"""Bad input, made by grammar: the right shape with wrong values, in the wrong bytes."""

import gzip
import json
import random
from typing import Any

Json = Any

NOT_UTF8 = (b"\xc0\x80", b"\xed\xa0\x80", b"\xff\xfe", "Путь".encode("cp1251"), b"+AGE-", b"\0")
DEEP = "[" * 3000 + "]" * 3000
WORDS = ("", "x", "rested", "none", "\0", "‮abc", "\ud800", "ﷺ" * 300, "'; drop table seats;--")
NUMBERS = (-1, 0, 1, 2, 63, 64, 2**31, 2**53 + 1, 2**64, -(2**63) - 1, 10**40, 1e308, 0.5)
KINDS: dict[str, tuple[str, ...]] = {
    "hello": ("tokens", "lang", "password", "ref", "claims"),
    "answer": ("seat", "ask", "key", "epoch", "ref"),
    "chat": ("text", "ref"),
    "undo": ("to", "ref"),
    "consent": ("vote", "yes", "ref"),
    "lang": ("lang", "ref"),
    "hint": ("seat", "ref"),
    "takeover": ("seat", "name", "ref"),
    "grant": ("request", "yes", "ref"),
    "rename": ("seat", "name", "ref"),
    "leave": ("seat", "ref"),
    "kick": ("seat", "ref"),
    "ban": ("seat", "ref"),
    "mute": ("seat", "yes", "ref"),
    "redo": ("ref",),
    "close": ("ref",),
    "look": ("answers", "seat", "ref"),
    "ping": ("ref",),
    "dance": ("seat",),
}


def anything(luck: random.Random, depth: int = 0) -> Json:
    """A value that nobody expects."""
    match luck.randrange(9 if depth < 4 else 6):
        case 0 | 1:
            return luck.choice(NUMBERS)
        case 2 | 3:
            return luck.choice(WORDS)
        case 4:
            return luck.choice((None, True, False, float("nan"), float("-inf")))
        case 5:
            return "x" * luck.choice((39, 41, 65, 501, 8001))
        case 6 | 7:
            return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
        case _:
            return {luck.choice(WORDS): anything(luck, depth + 1) for _ in range(luck.randrange(4))}


def mutated(luck: random.Random, tree: Json) -> Json:
    """A tree with one place changed: another value, a thing missing, doubled or too much."""
    if isinstance(tree, dict) and tree and luck.random() < 0.9:
        key = luck.choice([*tree])
        if luck.random() < 0.1:
            return {name: value for name, value in tree.items() if name != key}
        return {**tree, key: mutated(luck, tree[key])}
    if isinstance(tree, list) and tree and luck.random() < 0.9:
        n = luck.randrange(len(tree))
        if luck.random() < 0.2:
            return [*tree[:n], *tree[luck.choice((n + 1, max(0, n - 1))) :]]
        return [*tree[:n], mutated(luck, tree[n]), *tree[n + 1 :]]
    return anything(luck)


def garbled(luck: random.Random, data: bytes) -> bytes:
    """Bytes as a broken disk, a wrong encoding or a bad will leaves them."""
    at = luck.randrange(len(data) + 1)
    match luck.randrange(10):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + luck.randbytes(luck.randrange(1, 9)) + data[at:]
        case 2:
            return data.decode("utf-8", "replace").encode("utf-16")
        case 3:
            return b"\xef\xbb\xbf" + data
        case 4:
            return data[:at] + DEEP.encode() + data[at:]
        case 5:
            return data[:at] + b"9" * 4000 + data[at:]
        case 6:
            return data[at:] + data[:at]
        case 7:
            return data[:at] + luck.choice(NOT_UTF8) + data[at:]
        case 8:
            return gzip.compress(data)
        case _:
            return luck.randbytes(luck.randrange(200))


def text(luck: random.Random, tree: Json) -> bytes:
    """A tree as JSON, now and then garbled."""
    data = json.dumps(tree).encode()
    return garbled(luck, data) if luck.random() < 0.2 else data


def message(luck: random.Random, without: str = "") -> bytes:
    """A frame for the socket of a table, of any kind but one."""
    kind = luck.choice([kind for kind in KINDS if kind != without])
    tree: Json = {"type": kind}
    wrong = luck.choice((*KINDS[kind], "", "", ""))
    for name in KINDS[kind]:
        if name != wrong or luck.random() < 0.8:
            tree[name] = anything(luck) if name == wrong else _likely(luck, name)
    return text(luck, tree)


def _likely(luck: random.Random, name: str) -> Json:
    match name:
        case "seat" | "answers" | "ask" | "epoch":
            return luck.randrange(3)
        case "tokens":
            return [luck.choice(WORDS)]
        case "lang":
            return luck.choice(("en", "ru", "tlh"))
        case "to":
            return luck.choice(("answer", "step", "turn", "round", "start"))
        case "yes":
            return luck.random() < 0.5
        case "ref" | "name":
            return luck.choice(("", "x", "\0", "'; drop table seats;--"))
        case _:
            return luck.choice(WORDS)


def request(luck: random.Random, api: Json, names: Json) -> tuple[str, str, bytes]:
    """A call of an OpenAPI description: method, path, body; most often almost right."""
    path = luck.choice([*api["paths"]])
    method = luck.choice([*api["paths"][path]])
    about = api["paths"][path][method]
    for name in (known["name"] for known in about["parameters"] if known["in"] == "path"):
        good = luck.choice(names[name])
        value = good if luck.random() < 0.7 else luck.choice((*QUERIES, "x" * 300, "..%2f.."))
        path = path.replace(f"{{{name}}}", value)
    if luck.random() < 0.05:
        path, method = f"/{luck.choice(QUERIES)}", luck.choice(("get", "put", "delete", "options"))
    asked = "".join(f"&{name}={luck.choice(QUERIES)}" for name in luck.sample(ASKED, 2))
    wanted = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    if not wanted or luck.random() < 0.1:
        return method, f"{path}?{asked}", luck.choice((b"", BOMB, gzip.compress(b"0" * 10**6)))
    tree = of_schema(luck, wanted["schema"], api["components"]["schemas"], names)
    if luck.random() < 0.6:
        tree = mutated(luck, tree)
    return method, f"{path}?{asked}", text(luck, tree)


ASKED = ("token", "lang", "id", "q", "game", "templates", "password")
QUERIES = ("", "x", "%ff%fe", "%00", "ru", "1" * 500, "DG-1", "*%22", "(((((", "%F0%9F%8E%B2")


def of_schema(luck: random.Random, schema: Json, known: Json, names: Json, of: str = "") -> Json:
    """A value that fits a JSON schema; `names` has likely values of some fields."""
    if of in names:
        return luck.choice(names[of])
    if "$ref" in schema:
        return of_schema(luck, known[schema["$ref"].rpartition("/")[2]], known, names, of)
    if "anyOf" in schema:
        return of_schema(luck, luck.choice(schema["anyOf"]), known, names, of)
    if "enum" in schema:
        return luck.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            fields = schema.get("properties", {})
            needed = schema.get("required", ())
            return {
                name: of_schema(luck, field, known, names, name)
                for name, field in fields.items()
                if name in needed or luck.random() < 0.5
            }
        case "array":
            least, most = schema.get("minItems", 0), min(5, schema.get("maxItems", 5))
            inner = schema.get("items", {})
            return [of_schema(luck, inner, known, names) for _ in range(luck.randint(least, most))]
        case "integer":
            return luck.randint(schema.get("minimum", -9), min(schema.get("maximum", 9), 2**53))
        case "boolean":
            return luck.random() < 0.5
        case "null":
            return None
        case _:
            return luck.choice(WORDS)[: schema.get("maxLength", 100)]


def yaml(luck: random.Random, data: bytes) -> bytes:
    """A file of a content pack."""
    lines = data.splitlines(keepends=True)
    at = luck.randrange(len(lines) + 1)
    match luck.randrange(6):
        case 0:
            return garbled(luck, data)
        case 1:
            return b"".join([*lines[:at], *lines[at + 1 :]])
        case 2:
            return b"".join([*lines[:at], luck.choice(EVIL), *lines[at:]])
        case 3:
            return b"".join(sorted(lines, key=lambda _: luck.random()))
        case 4:
            return luck.choice(EVIL)
        case _:
            return data.replace(b": ", luck.choice((b": -", b": !!int ", b": 1e", b":")), 3)


BOMB = b"a0: &a0 [x]\n" + b"".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n".encode() for n in range(1, 9)
)
EVIL = (
    BOMB,
    b"a: &a [*a]\n",
    b"!!python/object/apply:os.system ['true']\n",
    b"[" * 5000 + b"\n",
    b"- " * 2000 + b"\n",
    b"? {? {? {}}}\n: x\n",
    b"x: " + b"9" * 5000 + b"\n",
    b"x: .inf\ny: .nan\nz: 2026-11-16\n",
    b"\t- x\n",
    b"id: x\nid: y\n",
    "- id: путь\n  name: {en: x, ru: ы}\n".encode("cp1251"),
    "- id: x\n".encode("utf-16"),
    b"\xef\xbb\xbf- id: x\n",
    b"%YAML 9.9\n---\n- x\n",
    b"- !!binary ////\n- !!set {a, b}\n- !!omap [a: 1]\n",
    b"<<: {id: x}\n<<: [{id: y}]\n",
    b"- x\n---\n- y\n",
    b"x: |\n" + b" y\n" * 20_000,
    b"- {" + b"a: {" * 300 + b"}" * 301 + b"\n",
    b"'" + b"x" * 200_000 + b"': y\n",
)
