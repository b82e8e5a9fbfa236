"""What lies before a character."""

from copy import copy
from functools import partial

from waystone.kernel.text import Text
from waystone.kernel.view import Figure, Mat, Track, Zone

from ..box.definitions import Content
from ..table.state import Hero, Member, State
from .faces import (
    character_card,
    condition_card,
    item_card,
    legend_card,
    secret_card,
    skill_card,
    talent_card,
)
from .keys import card_face

# ---- characters


def hero_mats(state: State, content: Content, text: Text) -> list[Mat]:
    encounter = state.encounter
    members = {m.seat: m for m in encounter.members} if encounter is not None else {}
    active = encounter.active if encounter is not None else -1
    drawn = state.world.drawn if state.world is not None else []
    mats = []
    for one in state.heroes:
        now = (one, members.get(one.seat), active == one.seat, drawn)
        build = partial(laid_out, *now, content, text)
        mats.append(text.shared(("mat", one.seat), build, seen_of(*now)))
    return mats


def seen_of(one: Hero, member: Member | None, active: bool, drawn: list[str]) -> tuple[object, ...]:
    """All of a character that is in sight: of decks and upgrade sets nothing but how many cards are
    left to draw."""
    there = (held_by(member), member.been, member.left) if member is not None else ()
    return (
        (one.id, one.attributes, one.energy, one.health, one.terror, one.dying),
        (one.food, one.wealth, one.magic, one.xp, one.items, one.skills, one.secrets),
        (one.afflictions, one.legends, one.talent, active, drawn, there),
    )


def held_by(member: Member) -> tuple[object, ...]:
    return member.hand, member.discard, len(member.deck), member.looking, looked_at(member)


def looked_at(member: Member) -> list[str]:
    """The cards on top of the deck that are being looked at, in no order."""
    return sorted(member.deck[-member.looking :]) if member.looking else []


def laid_out(
    one: Hero, member: Member | None, active: bool, drawn: list[str], content: Content, text: Text
) -> Mat:
    character, seat = content.characters[one.id], one.seat
    goods = (one.food, one.wealth, one.magic, one.xp)
    zones = [text.once(("hero", one.id, seat, *one.attributes), lambda: card(one, content, text))]
    if member is not None:
        zones += text.shared(
            ("held", seat), lambda: member_zones(seat, member, content, text), held_by(member)
        )
    kept = (one.id, one.items, one.skills, one.secrets, one.afflictions, one.legends, one.talent)
    zones += text.shared(
        ("kept", seat), lambda: hero_zones(one, drawn, content, text), (*kept, drawn)
    )
    return Mat(
        f"mat:{seat}",
        text.name(one.id),
        seat,
        "hero",
        character.icon,
        figures=text.once(("goods", *goods), lambda: figures(one, text)),
        tracks=text.once(
            ("tracks", one.id, one.energy, one.health, one.terror),
            lambda: tracks(one, content, text),
        ),
        zones=zones,
        tags=hero_tags(one, member, active, content, text),
    )


def tracks(one: Hero, content: Content, text: Text) -> list[Track]:
    most = content.characters[one.id]
    return [
        Track("energy", text("energy"), one.energy, most.most_energy, "sprint"),
        Track("health", text("health"), one.health, most.most_health, "heart-organ"),
        Track("terror", text("terror"), one.terror, most.most_terror, "terror"),
    ]


def figures(one: Hero, text: Text) -> list[Figure]:
    return [
        Figure("meat", str(one.food), text("food")),
        Figure("two-coins", str(one.wealth), text("wealth")),
        Figure("magic-swirl", str(one.magic), text("magic")),
        Figure("star-swirl", str(one.xp), text("experience")),
    ]


def card(one: Hero, content: Content, text: Text) -> Zone:
    """The character's card, with the attributes of the present."""
    me = copy(character_card(one.id, f"hero:{one.id}", content, text))
    me.figures = [
        Figure(figure.icon, str(one.attributes[n]), figure.name)
        for n, figure in enumerate(me.figures)
    ]
    return Zone(f"hero:{one.seat}", text("table-character"), [me])


def hero_tags(
    one: Hero, member: Member | None, active: bool, content: Content, text: Text
) -> list[str]:
    tags = []
    if active:
        tags.append(text("tag-active"))
    elif member is not None and member.been:
        tags.append(text("tag-been"))
    if member is not None and member.left == "escaped":
        tags.append(text("tag-escaped"))
    if one.dying:
        tags.append(text("tag-dying"))
    if one.terror >= content.characters[one.id].red_terror:
        tags.append(text("tag-insane"))
    if one.energy == 0:
        tags.append(text("tag-exhausted"))
    return tags


def member_zones(seat: int, member: Member, content: Content, text: Text) -> list[Zone]:
    hand = [card_face(c, f"hand:{c}", content, text) for c in member.hand]
    discard = [card_face(c, f"discard:{c}", content, text) for c in member.discard]
    zones = [
        Zone(f"hand:{seat}", text("table-hand"), hand, layout="hand"),
        Zone(f"deck:{seat}", text("table-deck"), count=len(member.deck), layout="pile"),
        Zone(f"discard:{seat}", text("table-discard"), discard, layout="pile"),
    ]
    if member.looking:
        cards = [card_face(c, f"hand:{c}", content, text) for c in looked_at(member)]
        zones.append(Zone(f"looking:{seat}", text("table-looking"), cards))
    return zones


# ---- what lies before a character


def hero_zones(one: Hero, drawn: list[str], content: Content, text: Text) -> list[Zone]:
    """Items, Skills, Secrets, Conditions, Legendary actions; the cards of an upgrade being
    chosen."""
    seat = one.seat
    zones = []
    if one.items:
        items = [item_card(i.id, i.active, i.flipped, content, text) for i in one.items]
        zones.append(Zone(f"items:{seat}", text("table-items"), items))
    if one.skills:
        skills = [skill_card(s, content, text) for s in one.skills]
        zones.append(Zone(f"skills:{seat}", text("table-skills"), skills))
    if one.secrets:
        cards = [secret_card(s.id, s.active, s.tokens, content, text) for s in one.secrets]
        zones.append(Zone(f"secrets:{seat}", text("table-secrets"), cards))
    if one.afflictions:
        cards = [condition_card(a.id, content, text) for a in one.afflictions]
        zones.append(Zone(f"conditions:{seat}", text("table-conditions"), cards))
    legends = [legend_card(legend, content, text) for legend in one.legends]
    if one.talent:
        legends.append(talent_card(one.talent, content, text))
    if legends:
        zones.append(Zone(f"legends:{seat}", text("table-legends"), legends))
    mine = [c for c in drawn if content.cards[c].owner == one.id]
    if mine:
        seen = [card_face(c, f"hand:{c}", content, text) for c in sorted(mine)]
        zones.append(Zone(f"upgrade:{seat}", text("table-upgrade"), seen))
    return zones
