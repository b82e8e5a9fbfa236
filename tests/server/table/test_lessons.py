"""Chapters as tables: what the learner is told, what is not played, what is kept."""

from typing import Any

import pytest

from waystone.kernel.game import find
from waystone.kernel.lesson import lessons
from waystone.server import protocol
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def begun(
    server: Any, lang: protocol.Lang = "en", game: str = "_template", chapter: str = "first-blow"
) -> Any:
    wish = {"lang": lang, "chapter": chapter}
    return server.made(await server.http.post(f"/api/lessons/{game}", json=wish))


async def told(player: Player, at: int, scripted: bool = False) -> protocol.Teaching:
    """What the learner is told when the chapter has come to that beat and its question."""
    while True:
        teaching = await player.expect(protocol.Teaching)
        if (teaching.at, teaching.scripted) == (at, scripted):
            return teaching


async def does(player: Player, key: str) -> None:
    while not player.asks():
        await player.receive()
    await player.send(protocol.GiveAnswer(0, player.asks()[0][1].number, key, player.epoch))


async def test_a_learner_is_led_through_a_chapter_in_the_own_language(server: Any) -> None:
    made = await begun(server, "ru")
    async with made.player(0, lang="ru") as learner:
        first = await told(learner, 0)
        assert (first.title, first.of, len(first.beats)) == ("Первый удар", 8, 2)
        assert [beat.task for beat in first.beats] == [False, True]
        await does(learner, "card:poker")
        await told(learner, 2)
        await does(learner, "hero:ostler hero:cooper")
        await told(learner, 3)
        await learner.send(protocol.SetLang("en"))
        assert "cellar" in (await told(learner, 3)).beats[3].say
        await does(learner, "room:cellar")
        await told(learner, 4)
        await does(learner, "hero:ostler")
        table = await server.table(made)
        while table.teacher.told("en").at == 4:
            await does(learner, (await hint(learner)).key)
            await learner.stored()
        await does(learner, "attack")
        await told(learner, 6)
        await does(learner, "2")
        last = await told(learner, 7)
        assert last.over
        assert last.can == ["Ready a card", "Move and strike"]
        assert last.next == ""


async def test_nothing_is_asked_of_a_learner_while_the_script_answers(server: Any) -> None:
    made = await begun(server)
    async with made.player(0) as learner:
        assert not (await told(learner, 0)).scripted
        await does(learner, "card:poker")
        assert (await told(learner, 2, scripted=True)).scripted
        assert not (await told(learner, 2)).scripted


async def test_what_the_script_answers_comes_after_the_word_that_it_does(server: Any) -> None:
    """And the word that it has done so after its last answer: a page that shows what comes as it
    comes puts none of its questions to the learner."""
    made = await begun(server, game="machina-arcana", chapter="dice")
    async with made.player(0) as learner:
        teaching, put = await told(learner, 0), []
        for key in ("essence", "move:6,6", "use:fowling-piece:0"):
            await does(learner, key)
            at, scripted = teaching.at, False
            while teaching.at == at or scripted:
                message = await learner.receive()
                if isinstance(message, protocol.Teaching):
                    teaching, scripted = message, message.scripted
                if not scripted:
                    put += [choice.key for _, ask in learner.asks() for choice in ask.choices]
        assert "add:0" in put
        assert "unit:shift-hand" not in put


async def hint(player: Player) -> protocol.Hint:
    while not player.asks():
        await player.receive()
    await player.send(protocol.AskHint(0))
    return await player.expect(protocol.Hint)


async def test_another_move_is_answered_and_changes_nothing(server: Any) -> None:
    made = await begun(server)
    table = await server.table(made)
    before = table.session.hash()
    async with made.player(0, lang="ru") as learner:
        ask = learner.asks()[0][1]
        with pytest.raises(Objection, match="Похлёбка нужна раненым") as objection:
            await learner.answer(0, ask, "card:broth")
        assert objection.value.code == "lesson"
        assert (table.session.hash(), table.position.seq) == (before, 0)
        with pytest.raises(Objection) as objection:
            await learner.answer(0, ask, "card:spoon")
        assert objection.value.code == "bad-answer"


async def test_a_learner_goes_back_to_the_own_last_move_and_never_before_the_chapter(
    server: Any,
) -> None:
    made = await begun(server)
    async with made.player(0) as learner:
        await does(learner, "card:poker")
        await told(learner, 2)
        await does(learner, "hero:ostler hero:cooper")
        await told(learner, 3)
        await learner.send(protocol.Undo("answer"))
        await told(learner, 2)
        await learner.send(protocol.Undo("start"))
        await told(learner, 0)
        await learner.send(protocol.Undo("start"))
        assert (await learner.expect(protocol.Error)).code == "nothing-to-undo"


async def test_progress_is_kept_when_the_server_starts_anew(start: Any) -> None:
    async with start() as server:
        made = await begun(server)
        async with made.player(0) as learner:
            await does(learner, "card:poker")
            await told(learner, 2)
            await does(learner, "hero:ostler hero:cooper")
            stood = await told(learner, 3)
    async with start() as server, Player(server.url, made.id, [made.tokens[0]]) as learner:
        assert await learner.expect(protocol.Teaching) == stood
        await does(learner, "room:cellar")
        await told(learner, 4)


async def test_a_chapter_that_is_there_no_more_leaves_its_learner_to_play_on(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start() as server:
        made = await begun(server)
    monkeypatch.setattr("waystone.server.table.lessons.lessons", lambda game: {})
    async with start() as server, Player(server.url, made.id, [made.tokens[0]]) as learner:
        await learner.answer(0, learner.asks()[0][1], "card:broth")


async def test_who_asks_for_a_chapter_that_does_not_exist_is_told(server: Any) -> None:
    wish = {"lang": "en", "chapter": "no-such"}
    answer = await server.http.post("/api/lessons/_template", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


async def test_the_games_list_their_chapters(server: Any) -> None:
    games = (await server.http.get("/api/games?lang=ru")).json()
    for game in games:
        expected = [lesson.title.ru for lesson in lessons(find(game["id"])).values()]
        assert [chapter["title"] for chapter in game["lessons"]] == expected
