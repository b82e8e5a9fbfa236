"""Questions that explain themselves: what brought them up, what they are about, what options do."""

import random
import re
from typing import Any

from waystone.kernel.ask import PASS
from waystone.kernel.game import Game
from waystone.kernel.glossary import plain
from waystone.kernel.messages import message_ids
from waystone.kernel.view import Table

FOREIGN = re.compile(r"[A-Za-z]{3,}")
"""Words that no Russian message or name holds: what an option does is told by the locale alone."""

# Both lists only ever get shorter.
UNCAUSED = {
    "dungeoneer": """
        ask-cast ask-discard ask-discount ask-entrance ask-go-on ask-hero-card ask-host ask-hurt
        ask-lay ask-new-hero ask-peril-to ask-recover ask-reward ask-save ask-shift-one
        ask-shift-other ask-shift-turn ask-solo-lair ask-special ask-spoils ask-strip ask-summon
        ask-swap-quest ask-target ask-token ask-trap ask-warp
    """,
    "gloomhaven": """
        ask-agree ask-ally ask-area ask-attack-item ask-build ask-buy ask-class ask-cleanse
        ask-conditions ask-consume ask-difficulty ask-disarm-trap ask-element ask-enhance
        ask-enhance-card ask-entrance ask-event ask-give ask-goal ask-grant ask-hand ask-heal
        ask-initiative-tie ask-item ask-learn ask-level ask-mark ask-modifier-order
        ask-move-item ask-name ask-negate ask-obstacle-create ask-obstacle-destroy
        ask-obstacle-move ask-palm ask-party ask-party-name ask-pay-cards ask-penalties ask-perk
        ask-pull ask-push ask-quest ask-recover ask-redraw ask-scenario ask-sell ask-share
        ask-shove ask-sleeve ask-spawn ask-start ask-swap ask-target ask-town ask-trap ask-ward
        ask-where ask-who-gets ask-whole-attack-item
    """,
    "machina-arcana": """
        ask-defender ask-destination ask-destroy ask-equip-now ask-event-space ask-exit
        ask-explorer ask-light ask-may ask-on-top ask-one-of ask-partner ask-restore ask-soak
        ask-spawn-space ask-take-item ask-trade ask-walk
    """,
    "runebound": """
        ask-challenge ask-deck ask-event ask-hero ask-journey ask-may ask-move ask-one-of
        ask-pay ask-place ask-reroll ask-shields
    """,
    "tainted-grail": """
        ask-ally ask-character ask-choice ask-chronicler ask-company ask-consent ask-cube
        ask-cure ask-deck-combat ask-deck-diplomacy ask-develop ask-discard ask-either ask-fade
        ask-give-to ask-give-up ask-give-up-red ask-guardian ask-hint ask-how-many ask-item-deck
        ask-join ask-look ask-lose-item ask-magic ask-materials ask-may ask-one ask-order
        ask-payer ask-read-on ask-rebuild-combat ask-rebuild-diplomacy ask-share ask-share-part
        ask-slot ask-stone-way ask-take-stone ask-trap ask-up-to ask-upgrade ask-vision
        ask-where ask-whom-secret
    """,
}
"""By game, the prompts that may rest on the last line of the log, or have no cause at all."""

UNTOLD = {
    "dungeoneer": """
        ask-attacker ask-counter-by
    """,
    "runebound": """
        ask-agility ask-token
    """,
    "tainted-grail": """
        ask-company ask-give-to ask-midday ask-share ask-whom-secret
    """,
}
"""By game, the prompts whose options may be on cards and say nothing of what they do."""


def ids(table: Table) -> set[str]:
    """Everything on the table that a client can point at."""
    found = {cell.id for board in table.boards for cell in board.cells}
    found |= {piece.id for board in table.boards for piece in board.pieces}
    found |= {edge.id for board in table.boards for edge in board.edges}
    for mat in table.mats:
        found.add(mat.id)
        for zone in mat.zones:
            found.add(zone.id)
            for card in zone.cards:
                found |= {card.id, *(under.id for under in card.under)}
                found |= {section.id for section in card.sections}
    return found | {die.id for die in table.dice}


def test_a_question_says_what_brought_it_up_and_points_at_what_is_there(
    case: Any, guard: Any, play: Any
) -> None:
    session = case.session(61)
    luck = random.Random(61)
    text = session.game.text("ru", session.content)
    with guard(session):
        while session.ask is not None and len(session.history) < 150:
            for question in session.questions():
                table = session.view(question.seat, text)
                assert table.ask is not None
                answers = len(session.history)
                heard = [
                    line
                    for line in session.log
                    if line.answer == answers and line.visible(question.seat)
                ]
                if heard:
                    assert table.ask.cause, question.prompt
                staged = session.game.stage(session.state, session.content, question, text)
                may = question.prompt in UNCAUSED.get(case.game, "").split()
                assert staged.cause or may, question.prompt
                assert set(table.ask.about) <= ids(table), (question.prompt, table.ask.about)
                for effect in staged.effects.values():
                    assert not FOREIGN.search(plain(effect)), (question.prompt, effect)
            session.answer(*play(session, luck))


def test_an_option_that_plays_a_card_says_what_the_card_does(
    case: Any, guard: Any, play: Any
) -> None:
    session = case.session(62)
    luck = random.Random(62)
    text = session.game.text("en", session.content)
    with guard(session):
        while session.ask is not None and len(session.history) < 150:
            for question in session.questions():
                staged = session.game.stage(session.state, session.content, question, text)
                table = session.view(question.seat, text)
                printed = {
                    card.id: [plain(line) for line in card.lines]
                    for mat in table.mats
                    for zone in mat.zones
                    for card in zone.cards
                    if card.lines
                }
                everywhere = {line for lines in printed.values() for line in lines}
                assert table.ask is not None
                for choice in table.ask.choices:
                    assert "**" not in choice.effect + choice.warning + choice.text, choice
                    own = printed.get(choice.on, [])
                    if own and choice.key != PASS:
                        may = question.prompt in UNTOLD.get(case.game, "").split()
                        said = choice.effect or ": " in choice.text
                        assert said or may, (question.prompt, choice)
                    foreign = everywhere & {*choice.effect.split(" · ")} - {*own}
                    assert not own or not foreign, (question.prompt, choice)
                    if choice.key in staged.effects or not staged.plays:
                        continue
                    if choice.on in printed:
                        assert choice.effect == " · ".join(printed[choice.on]), choice
                    assert choice.effect == "" or choice.on, choice
            session.answer(*play(session, luck))


def test_reviewed_prompts_exist(game: Game) -> None:
    """What no game asks any more is not on the lists."""
    listed = {*UNCAUSED.get(game.id, "").split(), *UNTOLD.get(game.id, "").split()}
    assert listed <= set(message_ids("en", game.folder / "locale"))
