"""A bot that plays over the network and comes back by itself, whatever happens on the way."""

import asyncio
import random

from tests.faults.ledger import Given, Ledger
from websockets.exceptions import WebSocketException

from waystone.kernel.view import AskView
from waystone.server import protocol
from waystone.server.web.client import Objection, Player, accepted

BROKEN = (TimeoutError, OSError, EOFError, WebSocketException)
LATER = 0.02
REPLY_WITHIN = 3.0


def any_answer(ask: AskView, luck: random.Random) -> str:
    keys = [choice.key for choice in ask.choices]
    match ask.kind:
        case "choose":
            return luck.choice(keys)
        case "amount":
            return str(luck.randint(ask.least, ask.most))
        case "order":
            return " ".join(luck.sample(keys, len(keys))) or "none"
        case "many":
            return " ".join(luck.sample(keys, ask.least)) or "none"


class Bot:
    """Sits on one seat. An answer that was not acknowledged is sent again first thing: the server
    must take it once."""

    def __init__(self, url: str, table: str, seat: int, token: str, ledger: Ledger) -> None:
        self._url, self._table, self._seat, self._token = url, table, seat, token
        self._ledger = ledger
        self._luck = random.Random(f"{table}:{seat}")
        self._unsure: protocol.GiveAnswer | None = None

    async def play(self) -> None:
        """To the end of the game."""
        while True:
            try:
                async with Player(self._url, self._table, [self._token]) as player:
                    if await self._sit(player):
                        return
            except Objection as objection:
                behind = objection.code == "not-asked" and self._unsure is not None
                if not behind and objection.code not in ("internal", "too-fast"):
                    raise
            except BROKEN:
                pass
            self._ledger.returns += 1
            await asyncio.sleep(LATER)

    async def _sit(self, player: Player) -> bool:
        if self._unsure is not None:
            await self._give(player, self._unsure)
        while player.table(self._seat).outcome is None:
            for seat, ask in player.asks():
                key = any_answer(ask, self._luck)
                await self._give(
                    player,
                    protocol.GiveAnswer(seat, ask.number, key, player.epoch, str(ask.number)),
                )
            if not player.asks() and player.table(self._seat).outcome is None:
                await player.receive()
        return True

    async def _give(self, player: Player, answer: protocol.GiveAnswer) -> None:
        self._unsure = answer
        given = Given(self._table, answer.seat, answer.ask, answer.key)
        self._ledger.sent.add(given)
        await player.send(answer)
        async with asyncio.timeout(REPLY_WITHIN):
            reply = await self._reply(player, answer.ref)
        if reply is None:
            self._ledger.acknowledge(given)
        elif reply.code == "too-fast":
            await asyncio.sleep(LATER)
        elif reply.code != "stale":
            raise Objection(reply)
        self._unsure = None

    async def _reply(self, player: Player, ref: str) -> protocol.Error | None:
        """What the server has against an answer; nothing where it is stored."""
        while True:
            message = await player.receive()
            if accepted(message) == ref:
                return None
            if isinstance(message, protocol.Error):
                return message
