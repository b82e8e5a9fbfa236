"""What the questions between scenarios are about (GH-TWN, GH-TRV), and what all agree upon."""

from waystone.kernel.ask import PASS
from waystone.kernel.stage import Asked, Staging
from waystone.kernel.text import Text

from ..box.definitions import Content
from ..rules.campaign.reputation import price_change
from ..rules.scenario.steps import ABANDON
from ..table.state import State


def common(state: State, question: Asked) -> list[str]:
    """What concerns the whole party is about the things chosen from, or else about the party."""
    things = list(dict.fromkeys(o.on for o in question.options if o.on))
    if things:
        return things
    return ["town" if state.campaign is not None and not state.characters else "scenario"]


def agree(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-AMB-51: all others confirm what one proposes, or else the first seat decides. GH-AMB-45:
    or, of a scenario that was to be given up, goes on."""
    proposal, *_ = question.options
    what = text.format(proposal.text, proposal.args)
    given_up = proposal.text == f"option-{ABANDON}"
    refused = "does-go-on" if given_up else "does-decide" if question.seat == 0 else "does-refuse"
    warnings = {"agree": text("warn-scenario-lost")} if given_up else {}
    cause = text("cause-agree", what=what)
    effects = {"object": text(refused)}
    return Staging(common(state, question), cause, effects, warnings, plays=False)


def town(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-TWN-02: every activity has its door."""
    assert state.campaign is not None
    together = question.prompt == "ask-party"
    cause = text("cause-party" if together else "cause-town")
    return Staging(["town"], cause, place="town")


def party_name(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging(["town"], text("cause-party-name"))


def name(state: State, content: Content, question: Asked, text: Text) -> Staging:
    return Staging(["town"], text("cause-name"))


def quest(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-PQS-01: one is kept; who has fulfilled it retires."""
    about = [*(o.on for o in question.options), f"sheet:{question.args['character']}"]
    return Staging(about, text("cause-quest", number=len(question.options)))


def buy(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SHP-01: the party's reputation changes the prices."""
    assert state.campaign is not None
    reputation = state.campaign.party.reputation
    change = price_change(reputation)
    told = "same" if not change else "dearer" if change > 0 else "cheaper"
    cause = text("cause-shop", reputation=reputation, told=told, by=abs(change))
    return Staging([f"sheet:{question.args['character']}"], cause)


def sell(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-SHP-02, GH-SHP-04: the item goes, gold comes."""
    effects = {
        o.key: text("does-sell", price=o.args["price"]) for o in question.options if o.key != PASS
    }
    about = [f"sheet:{owner}"] if (owner := question.args.get("character")) else []
    return Staging(about, text("cause-sell"), effects, plays=False)


def event(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-EVT-01: what the card tells."""
    here = state.campaign
    cause = content.events[here.event].text[text.language] if here and here.event else ""
    return Staging(common(state, question), cause)


def ways(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-TRV-01: from the town, or from where a scenario has ended."""
    cause = text("cause-set-out" if question.prompt == "ask-scenario" else "cause-scenario-over")
    return Staging(common(state, question), cause)


def penalties(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-RDD-09: how hard the three rooms punish who enters."""
    return Staging(common(state, question), text("cause-penalties"))


def difficulty(state: State, content: Content, question: Asked, text: Text) -> Staging:
    """GH-LVL-03: chosen before each scenario; how strong monsters are and what is earned."""
    return Staging(common(state, question), text("cause-difficulty"))
