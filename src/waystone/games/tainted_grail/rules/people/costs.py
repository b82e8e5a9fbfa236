"""What an action or a choice costs, and who of the party pays which part of it (TG-ACT, TG-PTY)."""

from collections.abc import Sequence

from waystone.kernel.ask import Option, amount, choose

from ...box.conditions import Price
from ...box.journal import Cost, Means
from ...table.island_facts import CostsDivided
from ...table.places import the_world
from ...table.state import G
from ...table.world import Paying
from .health import lose_health
from .tracks import GOODS, amount_of, change_resource, gain_terror, pay_energy

TRACKS = ("energy", "health", "terror")

BODY = ("health", "terror")
"""What nobody pays who has not said so."""


def party_price(prices: Sequence[Price]) -> list[Cost]:
    """A price printed on a card, as a cost of the party."""
    return [Cost(p.what, p.n) for p in prices if p.what in (*TRACKS, "food", "wealth", "magic")]  # type: ignore[arg-type]


def owed(g: G, costs: Sequence[Cost], party: list[int]) -> dict[Means, int]:
    """TG-ACT-05: once, unless it says "per party member" or "per character". TG-PTY-08, TG-SOL-01:
    for one character alone all three are the same."""
    found: dict[Means, int] = {}
    for cost in costs:
        n = cost.n
        if cost.each:
            n *= len(party if cost.each == "member" else g.state.heroes)
        if n > 0:
            found[cost.what] = found.get(cost.what, 0) + n
    return found


def scaled(g: G, costs: Sequence[Cost], party: list[int]) -> list[Cost]:
    """What is owed, as costs of their own."""
    return [Cost(what, n) for what, n in owed(g, costs, party).items()]


def purse(g: G, what: str, seat: int) -> int:
    """TG-TRK-02, TG-TRK-03: how much one character can pay: Terror as far as there is room."""
    one = g.state.heroes[seat]
    if what == "terror":
        return g.content.characters[one.id].most_terror - one.terror
    return amount_of(one, what)


def together(g: G, what: str, party: list[int]) -> int:
    if what == "terror":
        return sum([purse(g, what, seat) for seat in party])
    heroes = g.state.heroes
    held: list[int] = [getattr(heroes[seat], what) for seat in party]
    return sum(held)


def affordable(g: G, costs: Sequence[Cost], party: list[int], owner: int = -1) -> bool:
    """TG-GEN-08, TG-PTY-03: all of it, by all members together; TG-ACT-21: where it is somebody's
    own action, with a part of it by the owner."""
    if not costs:
        return True
    if len(costs) == 1 and not costs[0].each and owner < 0:
        return costs[0].n <= 0 or together(g, costs[0].what, party) >= costs[0].n
    due = owed(g, costs, party)
    for what, n in due.items():
        if together(g, what, party) < n:
            return False
    return owner < 0 or not due or bool(_owners_part(g, scaled(g, costs, party), owner))


def _owners_part(g: G, due: list[Cost], owner: int) -> list[Cost]:
    """TG-ACT-21: of Energy, Health or Terror if the cost has any of these, else of whatever."""
    tracks = [c for c in due if c.what in TRACKS]
    return [c for c in tracks or due if purse(g, c.what, owner) > 0]


def bound_parts(
    g: G, costs: Sequence[Cost], party: list[int], owner: int
) -> list[tuple[Cost, int]]:
    """What is owed; TG-ACT-21: with the owner beside what they must pay a part of."""
    due = scaled(g, costs, party)
    bound = _owners_part(g, due, owner)[:1] if owner >= 0 else []
    return [(cost, owner if cost in bound else -1) for cost in due]


Share = tuple[int, str, int]
"""Who pays what, and how much of it."""


async def pay_as_agreed(
    g: G, costs: Sequence[Cost], party: list[int], rule: str, owner: int = -1
) -> None:
    """TG-PTY-03, TG-JRN-11: as the party has agreed before. Health and Terror each gives of their
    own will."""
    await pay_together(g, costs, party, rule, owner, the_world(g).paying)


async def pay_together(
    g: G,
    costs: Sequence[Cost],
    party: list[int],
    rule: str,
    owner: int = -1,
    paying: Paying = "said",
) -> None:
    """TG-PTY-03: each member says how much of it they pay; the last pays what is left. TG-AMB-04:
    who pays the last Health is dying once all is paid. TG-ACT-21: the owner of an action pays a
    part of it. TG-ACT-16: all of it before anything happens."""
    shares: list[Share] = []
    for cost, payer in bound_parts(g, costs, party, owner):
        if paying == "said" or cost.what in BODY:
            shares += await said_parts(g, cost, party, payer, rule)
        else:
            shares += fair_parts(g, cost, party, payer)
    for seat, what, part in shares:
        if what == "energy":
            pay_energy(g, seat, part, rule)
        elif what == "terror":
            gain_terror(g, seat, part, rule)
        elif what != "health":
            change_resource(g, seat, what, -part, rule)
    for seat, what, part in shares:
        if what == "health":
            await lose_health(g, seat, part, rule)


async def said_parts(g: G, cost: Cost, party: list[int], owner: int, rule: str) -> list[Share]:
    """One member after another. TG-RES-04: who pays with what can be handed over decides nothing: a
    formal question. TG-ACT-21: the owner at least 1."""
    left, shares = cost.n, list[Share]()
    for n, seat in enumerate(party):
        able = purse(g, cost.what, seat)
        others = sum(purse(g, cost.what, other) for other in party[n + 1 :])
        least = max(0, left - others)
        most = min(left, able)
        if seat == owner:
            least = max(1, least)
        elif owner in party[n + 1 :]:
            most = min(most, left - 1)
        part = await amount(
            seat, least, most, "ask-part", rule=rule, formal=cost.what in GOODS,
            what=cost.what, left=left,
        )  # fmt: skip
        left -= part
        if part:
            shares.append((seat, cost.what, part))
    return shares


def fair_parts(g: G, cost: Cost, party: list[int], owner: int = -1) -> list[Share]:
    """Who has more pays more: one after another from whoever has most left, of equals from the
    first of the party. TG-ACT-21: the owner at least 1."""
    left = {seat: purse(g, cost.what, seat) for seat in party}
    paid = dict.fromkeys(party, 0)
    for n in range(cost.n):
        seat = owner if n == 0 and owner in left else max(party, key=left.__getitem__)
        left[seat] -= 1
        paid[seat] += 1
    return [(seat, cost.what, part) for seat, part in paid.items() if part]


# ---- how costs are divided


def divisible(g: G, costs: Sequence[Cost], party: list[int]) -> bool:
    """Whether the party has agreed on what it could also pay in another way."""
    for cost in scaled(g, costs, party):
        purses = [purse(g, cost.what, seat) for seat in party]
        several = sum(1 for able in purses if able) > 1 and sum(purses) > cost.n
        if several and cost.what not in BODY and cost.what not in GOODS:
            return True
    return False


def other_way_to_pay(g: G) -> Paying:
    """TG-PTY-03: the way that is not agreed on now."""
    return "said" if the_world(g).paying == "fair" else "fair"


def agree(g: G, paying: Paying) -> None:
    """It stands until somebody wants it otherwise."""
    the_world(g).paying = paying
    g.say(CostsDivided(paying), "TG-PTY-03")


async def mixed_materials(g: G, n: int, party: list[int], rule: str) -> list[Cost]:
    """TG-ACT-13: Wealth or Food, mixed as the party likes."""
    food = sum(purse(g, "food", seat) for seat in party)
    wealth = sum(purse(g, "wealth", seat) for seat in party)
    options = [
        Option(f"food:{k}", k, "option-materials", {"food": k, "wealth": n - k})
        for k in range(n + 1)
        if k <= food and n - k <= wealth
    ]
    used = await choose(party[0], options, "ask-materials", rule=rule, n=n)
    return [Cost("food", used), Cost("wealth", n - used)]
