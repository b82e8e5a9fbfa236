"""What the questions are about."""

from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..box.effects import Mend
from ..table.state import Hero, State

stages: Stages[State, Content] = Stages()


def on_cards(content: Content, question: Asked, text: Text) -> dict[str, str]:
    """What each card would do, from the effect that is executed."""
    cards = {o.key: content.cards[o.value] for o in question.options if o.value in content.cards}
    return {key: text.sentence(card.effect) for key, card in cards.items()}


@stages.of("ask-ready")
def ready(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """The beast, and a warning where nothing is there to be mended."""
    hero = state.heroes[question.seat]
    whole = hero.life == content.heroes[hero.hero].life
    wasted = {
        option.key: text("warn-whole")
        for option in question.options
        if whole and isinstance(content.cards[option.value].effect, Mend)
    }
    effects = on_cards(content, question, text)
    return Staging(["beast"], text("cause-round", round=state.round + 1), effects, wasted)


@stages.of("ask-action")
def action(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = state.heroes[question.seat]
    effects = {
        "rest": text("does-rest"),
        "attack": text("does-attack", bonus=_bonus(hero, content)),
    }
    about = [f"readied:{hero.seat}", f"hero:{hero.hero}", "beast"]
    return Staging(about, text("cause-turn", hero=hero.hero), effects)


@stages.of("ask-guard")
def guard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = state.heroes[question.seat]
    cause = text("cause-mauled", beast=state.beast.beast, hero=hero.hero)
    return Staging(["beast", f"hero:{hero.hero}"], cause, on_cards(content, question, text))


@stages.of("ask-discard")
def discard(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = state.heroes[question.seat]
    effects = on_cards(content, question, text)
    return Staging([f"hero:{hero.hero}"], text("cause-rests", hero=hero.hero), effects)


@stages.of("ask-torches")
def torches(state: State, content: Content, question: Asked, text: Text) -> Staging:
    hero = state.heroes[question.seat]
    cause = text("cause-attacks", hero=hero.hero, beast=state.beast.beast)
    return Staging([f"hero:{hero.hero}", "beast"], cause)


@stages.of("ask-order")
def marching(state: State, content: Content, question: Asked, text: Text) -> Staging:
    standing = [f"hero:{hero.hero}" for hero in state.heroes if hero.life]
    return Staging([*standing, "beast"], text("cause-readied"))


@stages.of("ask-victim")
def victim(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging(["beast"], text("cause-beast", beast=state.beast.beast))


def _bonus(hero: Hero, content: Content) -> int:
    effect = content.cards[hero.readied].effect if hero.readied else None
    return getattr(effect, "bonus", 0)
