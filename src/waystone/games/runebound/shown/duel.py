"""What the questions of a fight are about (RB-CBT)."""

from functools import partial

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..box.effects import Effects, Harm
from ..rules.combat.options import CombatAct
from ..table.opponents import controller, damage_on, fight, forbidden, health_of
from ..table.pool import hero_of, sheet_of, showing, shown, total, who, worth
from ..table.state import G, Side, State
from .effects import against, against_using, named, of_ability, told

HARMS: tuple[Harm, ...] = ("phy", "mag", "sku")


def sides(g: G) -> list[str]:
    """Both opponents: heroes by their pieces, enemies by their cards; then both pools."""
    one, other = fight(g).sides
    return [opponent(g, one), opponent(g, other), "pool:0", "pool:1"]


def opponent(g: G, side: Side) -> str:
    return f"hero:{hero_of(g, side).hero}" if side.seat >= 0 else f"card:{side.enemy}"


def asked_side(g: G, question: Asked) -> int:
    """RB-CBT-02: the side for which the seat is asked."""
    combat = fight(g)
    named = question.args.get("who")
    for n, side in enumerate(combat.sides):
        if who(g, side) == named:
            return n
    return next(n for n in (0, 1) if controller(g, n) == question.seat)


def health_left(g: G, side: Side) -> int:
    return max(0, health_of(g, side) - damage_on(g, side))


def cause(g: G, text: Text, n: int) -> str:
    return text("cause-combat", round=fight(g).round, who=who(g, fight(g).sides[n]))


def net_damage(g: G, n: int, kind: Harm, damage: int) -> int:
    """RB-DMG-13, RB-CAC-10: an attack with what adds to it, less armour and what is guarded."""
    sides = fight(g).sides
    side, foe = sides[n], sides[1 - n]
    if foe.enemy and (per_trait := sheet_of(g, side).per_trait):
        traits = g.content.traits(foe.enemy)
        damage += sum(each.n for each in per_trait if each.trait in traits)
    damage += side.round.edge
    if armor := sheet_of(g, foe).armor:
        damage -= sum(piece.n for piece in armor if piece.kind == kind)
    return max(0, damage - foe.round.guard)


def attack(g: G, text: Text, n: int, kind: Harm, damage: int) -> tuple[str, str]:
    """What an attack with all symbols of a kind would do to the opponent as both pools lie, and
    whether it can be for nothing."""
    foe = fight(g).sides[1 - n]
    damage = net_damage(g, n, kind, damage)
    shields = 0 if forbidden(g, 1 - n, "shield") else total(g, foe, showing(g, foe, "shd"))
    effect = text(
        "does-attack",
        damage=damage,
        foe=who(g, foe),
        left=health_left(g, foe),
        shields=shields,
    )
    if not damage:
        return effect, text("warn-all-stopped", foe=who(g, foe))
    if shields >= damage:
        return effect, text("warn-all-blocked", foe=who(g, foe))
    return effect, ""


def effects_of(g: G, side: Side, act: CombatAct) -> Effects:
    of = sheet_of(g, side)
    abilities = of.surges if act.what == "surge" else of.specials
    return next(ability.then for key, ability in abilities if key == act.key)


TELLING = ("option-surge", "option-use")
"""Options that say by themselves what the ability does."""


def action(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """What an option says of an ability is not said again."""
    g = Play(state, content)
    n = asked_side(g, question)
    side = fight(g).sides[n]
    effects, warnings = {}, {}
    pool, recasts = shown(g, side), text("does-recast")
    harm = {kind: total(g, side, pool[kind]) for kind in HARMS if kind in pool}
    for option in question.options:
        key, act = option.key, option.value
        match act.what:
            case "recast":
                effects[key] = recasts
            case "flip":
                effects[key] = text("does-flip", back=option.args["back"])
            case "double":
                effects[key] = text("does-double", n=2 * worth(g, side, act.at))
            case "attack":
                effects[key], warnings[key] = attack(g, text, n, act.kind, harm[act.kind])
            case "some":
                effects[key] = text("does-attack-some")
            case "surge" | "special":
                then = effects_of(g, side, act)
                if option.text not in TELLING:
                    effects[key] = text.once(("does", act.key), partial(told, text, then))
                warnings[key] = against(text, then, damage_on(g, side))
            case "use":
                warnings[key] = against_using(text, hero_of(g, side), act.used)
            case _:
                effects[key] = text("does-pass-round")
                unused = max(harm.values(), default=0)
                warnings[key] = text("warn-unused", n=unused) if unused else ""
    return Staging(sides(g), cause(g, text, n), effects, named(warnings), plays=False)


def tokens(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """Tokens are paid or pointed at, not played: their backs are no effect."""
    g = Play(state, content)
    return Staging(sides(g), cause(g, text, asked_side(g, question)), plays=False)


def tokens_to_hit(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g = Play(state, content)
    n = asked_side(g, question)
    side = fight(g).sides[n]
    effects = {
        o.key: text("does-token-hits", n=worth(g, side, o.value.at)) for o in question.options
    }
    return Staging(sides(g), cause(g, text, n), effects, plays=False)


def surge_cost(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-AMB-18: a token is spent whole, what is over is lost."""
    g, cost = Play(state, content), question.args["cost"]
    over = {o.key: o.args["n"] - cost for o in question.options} if cost else {}
    warnings = {key: text("warn-surge-over", n=n) for key, n in over.items() if n > 0}
    return Staging(sides(g), cause(g, text, asked_side(g, question)), {}, warnings)


def shields(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-DMG-04: one shield that is larger than the damage loses what is over."""
    g, damage = Play(state, content), question.args["damage"]
    blocks = {o.key: o.args["blocks"] for o in question.options}
    effects = {key: text("does-block", n=min(n, damage)) for key, n in blocks.items()}
    warnings = {
        key: text("warn-shield-over", n=n - damage) for key, n in blocks.items() if n > damage
    }
    return Staging(sides(g), coming(g, text, question), effects, warnings, plays=False)


def coming(g: G, text: Text, question: Asked) -> str:
    """RB-DMG-04: damage that may still be blocked, and what it would leave."""
    damage, side = question.args["damage"], fight(g).sides[asked_side(g, question)]
    left = health_left(g, side)
    return text("cause-damage", who=who(g, side), health=left, left=max(0, left - damage))


def ward(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g, damage = Play(state, content), question.args["damage"]
    wards = {o.key: o.value[1] for o in question.options if o.value is not None}
    effects = {
        key: text("does-prevent", n=min(ward.n, damage), exert=ward.exert)
        for key, ward in wards.items()
    }
    return Staging(sides(g), coming(g, text, question), effects)


def cancel(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging(sides(Play(state, content)), effects={"use": text("does-cancel")})


def echo(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g = Play(state, content)
    effects = {o.key: told(text, o.value[1].then) for o in question.options}
    return Staging(sides(g), effects=effects)


def retreat(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """RB-RTR-01, RB-RTR-02."""
    g = Play(state, content)
    hero = g.state.heroes[question.seat]
    effects = {"retreat": text("does-retreat"), "stay": text("does-fight-on")}
    warnings = {}
    for option in question.options:
        if option.key not in effects:
            effects[option.key] = of_ability(text, option.value)
            warnings[option.key] = against_using(text, hero, option.value)
    left = {n: health_left(g, side) for n, side in enumerate(fight(g).sides)}
    mine = next(n for n, side in enumerate(fight(g).sides) if side.seat == question.seat)
    over = text(
        "cause-retreat",
        round=fight(g).round,
        mine=left[mine],
        foe=who(g, fight(g).sides[1 - mine]),
        theirs=left[1 - mine],
    )
    return Staging(sides(g), over, effects, named(warnings))


def retreat_to(state: State, content: Content, question: Asked, text: Text) -> Staging:
    g = Play(state, content)
    effects = {o.key: text("does-leave-fight") for o in question.options}
    effects["stay"] = text("does-fight-on")
    return Staging(sides(g), text("cause-leaving"), effects)
