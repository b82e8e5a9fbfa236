"""What the questions of goods are about: what is kept, carried, given, put back."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..rules.actions.items import bases, fits_as_base
from ..table.state import State
from .staging import staged


def discard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    said = {o.key: (text("does-discard"), text("warn-works-no-more")) for o in question.options}
    return staged([f"mat:{question.seat}"], "", said, plays=False)


def unequip(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-EQP-09: with all that is attached to it."""
    said = {o.key: (text("does-unequip"), "") for o in question.options}
    return staged([f"mat:{question.seat}"], text("cause-unequip"), said, plays=False)


def goods(state: State, content: Content, question: Asked, text: Text) -> Staging:
    told = text(f"does-{question.prompt.removeprefix('ask-')}")
    said = {o.key: (told, "") for o in question.options if o.on}
    cause = GOODS.get(question.prompt, "")
    return staged([f"mat:{question.seat}"], text(cause) if cause else "", said, plays=False)


GOODS = {
    "ask-give": "cause-trade",
    "ask-take": "cause-trade",
    "ask-carry-on": "cause-carry-on",
}


def put_back(state: State, content: Content, question: Asked, text: Text) -> Staging:
    card = question.args["card"]
    said = {
        f"discard:{card}": (text("does-discard"), ""),
        f"top:{card}": (text("does-top"), ""),
    }
    return staged([f"card:{card}"], text("cause-not-taken", card=card), said, plays=False)


def equip_now(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-EQP-02: what is in the way goes to the inventory."""
    g, card = Play(state, content), question.args["card"]
    explorer = state.explorers[question.seat]
    full = not fits_as_base(g, explorer, card)
    there = bases(g, explorer, content.items[card].kind)
    warning = text("warn-in-the-way", cards=there) if full else ""
    return staged([f"card:{card}"], "", {f"equip:{card}": ("", warning)})


def keep(state: State, content: Content, question: Asked, text: Text) -> Staging:
    card = question.args["card"]
    return Staging([f"card:{card}"], text("cause-found", card=card), plays=False)


def decks(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-EQP-10: two are looked at, one is taken."""
    return Staging([f"mat:{question.seat}"], text("cause-item"), plays=False)


def inventory(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """MA-EQP-15: everything off, then on again; what is given away goes to another."""
    effects = {
        o.key: text("does-give-to", unit=o.args["unit"])
        for o in question.options
        if o.text == "option-give"
    }
    return Staging([f"mat:{question.seat}"], text("cause-inventory"), effects)
