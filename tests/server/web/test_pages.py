"""The pages: the client's files, the schema, the lists that the lobby reads."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from waystone.kernel.game import find, ids
from waystone.server import protocol
from waystone.server.web import shelf

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_health(server: Any) -> None:
    answer = await server.http.get("/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (200, True)


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_every_game_is_listed_with_all_a_lobby_needs(server: Any, lang: str) -> None:
    answer = await server.http.get(f"/api/games?lang={lang}&templates")
    games = msgspec.convert(answer.json(), list[protocol.GameInfo])
    assert [game.id for game in games] == ids(templates=True)
    cellar = next(game for game in games if game.id == "_template")
    assert cellar.name == {"en": "The Cellar", "ru": "Подвал"}[lang]
    assert (cellar.seats, cellar.bots[0]) == ((1, 4), "greedy")
    assert cellar.content["rooms"] == 2
    assert [mode.id for mode in cellar.modes] == ["cellar"]
    assert len(cellar.scenarios) == 2


async def test_the_cards_are_printed_from_the_content(server: Any) -> None:
    answer = await server.http.get("/api/cards/_template?lang=en")
    cards = {card.id: card for card in msgspec.convert(answer.json(), list[protocol.CardText])}
    poker = cards["poker"]
    assert poker.card is not None
    assert (poker.name, poker.lines) == (poker.card.name, poker.card.lines)
    assert len(poker.lines) == 1
    assert "1" in poker.lines[0]


async def test_a_game_without_words_gives_its_whole_book(server: Any) -> None:
    book = (await server.http.get("/api/rules?game=dungeoneer")).json()
    assert len(book) > 200
    assert {rule["game"] for rule in book} == {"dungeoneer"}
    assert (await server.http.get("/api/rules?game=chess")).status_code == 404
    assert (await server.http.get("/api/rules")).json() == []


async def test_rules_by_id_and_by_words(server: Any) -> None:
    (rule,) = (await server.http.get("/api/rules?id=DG-BAT-07")).json()
    assert rule["id"] == "DG-BAT-07"
    assert rule["text"]
    found = (await server.http.get("/api/rules?q=wound&game=gloomhaven")).json()
    assert found
    assert {rule["game"] for rule in found} == {"gloomhaven"}


async def test_rules_come_in_the_language_of_the_reader(server: Any) -> None:
    (rule,) = (await server.http.get("/api/rules?id=DG-GEN-06&lang=ru")).json()
    assert rule["lang"] == "ru"
    assert rule["text"].startswith("Славы и риска не бывает меньше 0")
    assert rule["tags"] == {"вывод": "прочтение неясного места или умолчания"}
    (rest,) = (await server.http.get("/api/rules?id=GH-RST-03&lang=ru")).json()
    assert rest["terms"][0]["term"] == "Передышка"
    found = (await server.http.get("/api/rules?q=ран&game=gloomhaven&lang=ru")).json()
    assert {rule["lang"] for rule in found} == {"ru"}
    book = (await server.http.get("/api/rules?game=dungeoneer&lang=ru")).json()
    assert {rule["lang"] for rule in book} == {"ru"}


async def test_how_to_play_comes_in_the_language_of_the_reader(server: Any) -> None:
    page = (await server.http.get("/api/how-to-play/runebound?lang=ru")).json()
    assert (page["game"], page["lang"]) == ("runebound", "ru")
    assert page["parts"][0]["title"] == "Зачем вы здесь"
    assert (await server.http.get("/api/how-to-play/_template")).json()["parts"] == []
    assert (await server.http.get("/api/how-to-play/chess")).status_code == 404


async def test_the_client_is_served_and_every_other_path_is_its_page(server: Any) -> None:
    static = Path(server.config.static)
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>Waystone</title>")
    (static / "assets" / "main-1f.js").write_text("1")
    try:
        asset = await server.http.get("/assets/main-1f.js")
        assert asset.text == "1"
        assert "immutable" in asset.headers["cache-control"]
        for path in ("/", "/t/some-table", "/../conftest.py", "/%2e%2e/tables.db"):
            page = await server.http.get(path)
            assert "Waystone" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    finally:
        (static / "index.html").unlink()


async def test_the_schema_names_every_call_and_every_message(server: Any) -> None:
    schema = (await server.http.get("/api/schema.json")).json()
    api = next(route for route in server.app.routes if route.path == "/api")
    routes = {f"/api{route.path}" for route in api.routes}
    assert set(schema["paths"]) == routes - {"/api/docs", "/api/schema.json"}
    text = msgspec.json.encode(schema).decode()
    for name in set(text.split('"#/components/schemas/')[1:]):
        assert name.partition('"')[0] in schema["components"]["schemas"]
    page = await server.http.get("/api/docs")
    for name in ("GiveAnswer", "Patch", "Table", "CreateTable"):
        assert f"id='{name}'" in page.text


async def test_a_game_that_shows_no_cards_has_its_content_listed(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("_template")
    plain = structs.replace(game, cards=lambda content, text: [])
    monkeypatch.setattr("waystone.server.web.shelf.find", lambda _: plain)
    cards = {card.id: card for card in shelf.cards_of("_template", "en")}
    assert (cards["poker"].kind, cards["poker"].figures) == ("cards", {"copies": "5"})
    assert cards["rat-king"].kind == "beasts"


async def test_no_cookie_is_ever_set(server: Any) -> None:
    made = await server.make("human")
    for path in ("/", "/api/games", f"/t/{made.id}", f"/api/tables/{made.id}"):
        answer = await server.http.get(path, headers=made.bearing(0))
        assert "set-cookie" not in answer.headers, path
