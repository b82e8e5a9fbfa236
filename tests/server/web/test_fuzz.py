"""Three connections send anything at all; the table stays whole and the store tells the same."""

import logging
import random
from typing import Any

import pytest

from waystone.server import protocol
from waystone.server.table.position import restore
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGES = 250


def anything(player: Player, luck: random.Random) -> protocol.ClientMessage:
    seat = luck.randrange(4)
    asks = player.asks()
    if asks and luck.random() < 0.5:
        seat, ask = luck.choice(asks)
        keys = [choice.key for choice in ask.choices] or [str(ask.least)]
        key = (
            " ".join(luck.sample(keys, luck.randint(1, len(keys))))
            if ask.kind != "choose"
            else luck.choice(keys)
        )
        return protocol.GiveAnswer(seat, ask.number, key, player.epoch)
    return luck.choice(
        [
            protocol.GiveAnswer(seat, luck.randrange(9), luck.choice(["rest", "", "none"]), 0),
            protocol.Say("x"),
            protocol.Undo(luck.choice(["answer", "step", "turn", "round", "start"])),
            protocol.Consent(luck.randrange(99), luck.random() < 0.8),
            protocol.Grant("x", True),
            protocol.SetLang(luck.choice(["en", "ru"])),
            protocol.AskHint(seat),
            protocol.Takeover(seat),
            protocol.Leave(seat) if luck.random() < 0.1 else protocol.Ping(),
            protocol.Rename(seat, "x"),
            protocol.Look(luck.randrange(30), luck.choice([None, seat])),
            protocol.Hello(),
        ]
    )


@pytest.mark.parametrize("seed", range(4))
async def test_anything_at_all(server: Any, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    luck = random.Random(seed)
    made = await server.make("human,human,bot", seed=seed)
    caplog.set_level(logging.ERROR)
    async with (
        made.player(0) as one,
        made.player(1) as two,
        Player(server.url, made.id, []) as three,
    ):
        for _ in range(MESSAGES):
            player = luck.choice([one, two, three])
            await player.send(anything(player, luck))
            await player.send(protocol.Ping("done"))
            while True:
                message = await player.receive()
                assert not (isinstance(message, protocol.Error) and message.code == "internal")
                if isinstance(message, protocol.View) and message.seat is not None:
                    player.seats = sorted({*player.seats, message.seat})
                if isinstance(message, protocol.View) and message.seat is None:
                    player.seats = []
                if isinstance(message, protocol.Pong) and message.ref == "done":
                    break
    assert caplog.records == []
    table = await server.table(made)
    store = server.app.state.store
    async with table.course.lock:
        again = restore(await store.table(made.id), await store.journal(made.id))
        assert again.notices == []
        assert again.session.hash() == table.session.hash()
        assert again.session.history == table.session.history
        assert (again.seq, again.epoch) == (table.position.seq, table.position.epoch)
        for seat in (None, 0, 1, 2):
            theirs, ours = again.chronicle, table.position.chronicle
            assert theirs.lines(seat, "ru", 0) == ours.lines(seat, "ru", 0)
