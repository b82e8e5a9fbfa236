"""Questions of the day and the night, of belongings, of the island and of the journal."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked, Stages, Staging
from waystone.kernel.text import Text

from ..box.conditions import ATTRIBUTES
from ..box.definitions import Content
from ..box.effects import Calm, Heal, Rouse
from ..rules.journal.pages import open_page
from ..rules.people.development import Purchase, upgrade_terms
from ..table.places import face_at, the_world
from ..table.state import G, State
from .against import useless
from .alike import alike
from .causes import because, lies, page, readers, whereabouts, within
from .encounter import JOIN, clauses
from .faces import skill_card
from .keys import printed_card
from .paying import company, effort, paid, parts, stone_way_price, stone_way_warning, told

of_the_day: Stages[State, Content] = Stages()


# ---- items


@of_the_day.of("ask-lose-item")
def lose_item(state: State, content: Content, question: Asked, text: Text) -> Staging:
    effects = {o.key: text("does-lose-item", item=o.args["item"]) for o in question.options}
    warnings = {o.key: text("warn-item-gone") for o in question.options}
    one = state.heroes[question.seat]
    cause = because(question, text) or (text("cause-dying", hero=one.id) if one.dying else "")
    return Staging([o.on for o in question.options], cause, effects, warnings, plays=False)


@of_the_day.of("ask-active-item")
def active_item(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ITM-04: the other one lies face down."""
    effects = {o.key: text("does-keep-item", item=o.args["item"]) for o in question.options}
    return Staging([f"mat:{question.seat}"], text("cause-slot"), effects, plays=False)


@of_the_day.of("ask-burden")
def burden(state: State, content: Content, question: Asked, text: Text) -> Staging:
    drops = [o for o in question.options if o.key.startswith("drop:")]
    warnings = {o.key: text("warn-item-gone") for o in drops}
    return Staging([f"mat:{question.seat}"], text("cause-burden"), {}, warnings, plays=False)


# ---- the day


@of_the_day.of("ask-meal")
def meal(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-11."""
    g: G = Play(state, content)
    one = state.heroes[question.seat]
    warnings = {}
    if useless(g, (Heal(1), Rouse(1), Calm(1)), [one.seat]):
        warnings["eat"] = text("warn-no-effect")
    effects = {"eat": text("does-eat", left=one.food - 1)}
    return Staging([f"mat:{one.seat}"], text("cause-meal"), effects, warnings, place="camp")


@of_the_day.of("ask-develop")
def develop(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-13, TG-DEV-01: by the fire, when the day is over."""
    g: G = Play(state, content)
    one, effects = state.heroes[question.seat], {}
    for option in question.options:
        match option.value:
            case Purchase("attribute", what, _):
                has = one.attributes[ATTRIBUTES.index(what)]
                effects[option.key] = text("does-grow", thing=what, now=has, later=has + 1)
            case Purchase("skill", what, _):
                effects[option.key] = JOIN.join(skill_card(what, content, text).lines)
            case Purchase("upgrade", _, _):
                effects[option.key] = text("does-upgrade", count=upgrade_terms(g)[1])
    return Staging([f"mat:{one.seat}"], text("cause-camp"), effects, place="camp")


@of_the_day.of("ask-upgrade", "ask-deck-combat", "ask-deck-diplomacy")
def cards(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DEV-09, TG-DAY-14: what is written on the cards to choose from."""
    effects = {
        o.key: JOIN.join(printed_card(o.value, content, text).lines) for o in question.options
    }
    word = "cause-upgrade" if question.prompt == "ask-upgrade" else "cause-deck"
    cause = text(word, count=len(question.options))
    return Staging([f"mat:{question.seat}"], cause, effects, plays=False, place="camp")


@of_the_day.of("ask-rebuild-combat", "ask-rebuild-diplomacy")
def rebuild(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-14."""
    effects = {"keep": text("does-nothing"), "rebuild": text("does-rebuild")}
    return Staging([f"mat:{question.seat}"], text("cause-rebuild"), effects, place="camp")


@of_the_day.of("ask-vision")
def vision(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-16."""
    effects = {"yes": text("does-vision"), "no": text("does-nothing")}
    place = str(question.args["place"])
    about = [*whereabouts(Play(state, content), place), f"mat:{question.seat}"]
    return Staging(about, text("cause-vision", place=place), effects, place="camp")


@of_the_day.of("ask-midday")
def midday(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-DAY-07: what each action costs; a Location says itself what it offers."""
    g: G = Play(state, content)
    one = state.heroes[question.seat]
    party = company(g, one)
    effects, warnings = {}, {}
    tiring: dict[str, tuple[str, bool]] = {}
    for option in question.options:
        match option.value.what:
            case "travel" | "fight" | "guidestone" as deed:
                if deed not in tiring:
                    tiring[deed] = effort(g, deed, party, text)
                effects[option.key], last = tiring[deed]
                if last:
                    warnings[option.key] = text("warn-last-energy")
            case "explore":
                effects[option.key] = text("does-explore")
            case "location" | "own" as kind:
                owner = one.seat if kind == "own" else -1
                shares = parts(g, option.args["pay"], party, owner)
                does = clauses(option.args["do"], text)
                effects[option.key] = JOIN.join((*does, *told(g, shares, text)))
                if useless(g, option.args["do"], [one.seat]):
                    warnings[option.key] = text("warn-no-effect")
            case "rest":
                effects[option.key], warnings[option.key] = "", text("warn-ends-day")
            case "swap":
                effects[option.key] = text("does-keep-item", item=option.args["item"])
            case "gift" | "hint" | "learn" as deed:
                effects[option.key] = text(f"does-{deed}")
            case _:
                effects[option.key] = ""
    cause = text("cause-midday", n=one.energy)
    return Staging([f"figure:{one.id}", f"place:{one.at}"], cause, effects, warnings)


@of_the_day.of("ask-stone-way")
@alike
def stone_way(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ACT-13: who pays what, all of it."""
    g: G = Play(state, content)
    party = question.args["among"]
    effects = {o.key: stone_way_price(g, party, o.value, text) for o in question.options}
    warnings = {
        o.key: bad for o in question.options if (bad := stone_way_warning(g, party, o.value, text))
    }
    one = state.heroes[party[0]]
    cause = text("cause-stone", hero=one.id, place=the_world(g).spots[one.at].id)
    about = [f"place:{one.at}", *(f"figure:{state.heroes[seat].id}" for seat in party)]
    return Staging(about, cause, effects, warnings)


@of_the_day.of("ask-materials")
def materials(state: State, content: Content, question: Asked, text: Text) -> Staging:
    one = state.heroes[question.seat]
    cause = text("cause-materials", n=question.args["n"])
    return Staging([f"place:{one.at}", f"figure:{one.id}"], cause)


@of_the_day.of("ask-take-stone")
def take_stone(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ACT-15."""
    return Staging([o.on for o in question.options], text("cause-take-stone"), plays=False)


@of_the_day.of("ask-slot", "ask-fade", "ask-where", "ask-guardian", "ask-cure", "ask-item-deck")
@alike
def somewhere(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """What an event or a page asks to be chosen; TG-DAY-04: Guardians move by themselves."""
    cause = because(question, text)
    if not cause and question.prompt == "ask-guardian":
        cause = text("cause-guardians")
    seen = [o.on for o in question.options if o.on]
    about = [*seen, *lies(Play(state, content), question)]
    return Staging(list(dict.fromkeys(about)), cause, plays=False)


@of_the_day.of("ask-choice")
@alike
def choice(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-JRN-11: who pays what."""
    g: G = Play(state, content)
    party = open_page(g).party
    effects = {
        o.key: paid(g, o.args["pay"], party, text) for o in question.options if "pay" in o.args
    }
    return Staging(readers(g), page(g, text), effects)


@of_the_day.of("ask-read-on", "ask-hint")
@alike
def reading(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-JRN-03, TG-JRN-09."""
    g: G = Play(state, content)
    effects = {"pass": text("does-nothing")} if question.prompt == "ask-hint" else {}
    return Staging(readers(g), page(g, text), effects)


@of_the_day.of("ask-character")
def character(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-SET-01."""
    cause = text("cause-party", chosen=len(state.heroes), seats=state.seats)
    return Staging([o.on for o in question.options], cause)


@of_the_day.of("ask-chronicler")
@alike
def chronicler(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-GEN-13."""
    effects = {o.key: text("does-chronicle") for o in question.options if o.on}
    effects["nobody"] = text("does-chronicle-nobody")
    about = [o.on for o in question.options if o.on]
    return Staging(about, text("cause-chronicle"), effects, plays=False)


# ---- the party comes together


@of_the_day.of("ask-company", "ask-join")
def along(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-PTY-01, TG-PTY-04: what is about to be done, where and by whom."""
    g: G = Play(state, content)
    asker = str(question.args.get("hero", state.heroes[question.seat].id))
    one = next(one for one in state.heroes if one.id == asker)
    kind, target = str(question.args["act"]), str(question.args["target"])
    spots = the_world(g).spots
    goal = spots[one.at].id
    if kind == "travel":
        goal = spots[int(target)].id
    elif kind in ("fight", "location", "own"):
        goal = target.partition(".")[0]
    effects = {}
    if question.prompt == "ask-join":
        effects = {"join": text("does-go-along"), "stay": text("does-stay", hero=one.id)}
    about = [f"figure:{one.id}", *(o.on for o in question.options if o.on)]
    about += [f"place:{target if kind == 'travel' else one.at}", f"hero:{one.id}"]
    cause = text("cause-act", act=kind, hero=one.id, goal=goal)
    return Staging(list(dict.fromkeys(about)), cause, effects, plays=False)


@of_the_day.of("ask-join-instant")
def share_instant(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-ACT-07: what happens to those who come there."""
    g: G = Play(state, content)
    one = state.heroes[question.seat]
    instant = face_at(g, one.at).instant
    do = instant.do if instant is not None else ()
    effects = {"join": JOIN.join(clauses(do, text)), "stay": text("does-nothing")}
    cause = text("cause-of", source=question.args["place"], do=within(do, text))
    return Staging([f"place:{one.at}", f"figure:{one.id}"], cause, effects)


@of_the_day.of("ask-part")
def part(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """TG-PTY-03: what one has of what is to be paid."""
    one, what = state.heroes[question.seat], str(question.args["what"])
    cause = text("cause-part", n=question.args["left"], what=what, have=getattr(one, what))
    return Staging([f"mat:{one.seat}"], cause)
