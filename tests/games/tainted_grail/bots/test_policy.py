"""The policy: card orders, defence, retreat, and both ways of talking."""

from typing import Any

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.kernel.game import Setup
from waystone.kernel.session import Session


def advice(table: Table) -> str:
    assert table.session is not None
    question = table.session.questions()[0]
    before = table.session.hash()
    key: str = GAME.bots.policy(table.state_now, table.content, question.seat, question)
    assert table.session.hash() == before, "the policy looks and touches nothing"
    question.read(key)
    return key


def follow(table: Table, moves: int = 12) -> Table:
    """Play as advised until the activation ends or the encounter is over."""
    for _ in range(moves):
        if table.over or table.prompt != "ask-act":
            return table
        key = advice(table)
        table.say(key)
        if key == "stop":
            return table
    return table


def test_the_order_that_wins_is_found() -> None:
    """Only opener, chain, finish in this order connects to five cubes."""
    world = World().combat("bear", toughness=5, right={"courage": 1})
    world.card("opener", left={"courage": ["cube"]}, right={"aggression": 1, "free": 0})
    world.card(
        "chain",
        left={"aggression": ["bolt"], "free": ["cube"]},
        right={"practicality": 1, "free": 2},
    )
    world.card(
        "finish", left={"practicality": ["bolt"], "free": ["cube", "cube"]}, right={"free": 0}
    )
    table = Table(world, "ada").can("ada", aggression=1, courage=1, practicality=1)
    table.hold("ada", "finish", "chain", "opener").act("ada")
    assert follow(table).over == "victory"


def test_defence_is_kept_in_sight_for_a_heavy_row() -> None:
    world = World().combat("bear", toughness=7, attack=[{"type": "damage", "n": 5}])
    guard = {"when": "enemy", "do": [{"type": "cancel", "what": "damage", "n": 4}]}
    world.card("blow", left={"free": ["cube", "bolt"]})
    world.card("guard", left={"free": ["cube", "bolt"]}, abilities=[guard])
    table = Table(world, "ada").hold("ada", "guard", "blow")
    table.hero("ada").health, table.encounter.pool = 6, 2
    follow(table.act("ada"))
    assert table.hero("ada").health == 5, "the guard is the last card"


def test_a_hopeless_fight_is_left_while_one_can() -> None:
    world = World().combat("bear", toughness=30, attack=[{"type": "damage", "n": 2}])
    table = Table(world, "ada").hold("ada", "ada-c0")
    assert advice(table.act("ada")) != "escape", "not while one is hale"
    table = Table(world, "ada").hold("ada", "ada-c0")
    table.hero("ada").health = 3
    assert advice(table.act("ada")) == "escape"
    table = Table(World(), "ada").hold("ada", "ada-c0").act("ada")
    assert advice(table) != "escape", "nothing to fear here"


def test_with_no_card_left_the_party_goes() -> None:
    world = World().combat("last", final=True)
    assert advice(Table(world, "ada").stack("ada").act("ada")) == "escape"
    assert advice(Table(world, "ada", foe="last").stack("ada").act("ada")) == "concede"


def talker(world: World, affinity: int, time: int) -> Table:
    table = Table(world, "ada", foe="knight").hold("ada", "hurry", "stay")
    table.encounter.affinity, table.encounter.time = affinity, time
    return table.act("ada")


def test_talk_is_cut_short_on_green_and_drawn_out_before_it() -> None:
    reaction: list[dict[str, Any]] = [{"type": "down"}, {"type": "lose-time"}]
    world = World().talk("knight", reaction=reaction)
    world.card(
        "hurry", deck="diplomacy", abilities=[{"when": "play", "do": [{"type": "lose-time"}]}]
    )
    world.card(
        "stay",
        deck="diplomacy",
        left={"free": ["up"]},
        abilities=[{"when": "play", "do": [{"type": "time"}]}],
    )
    assert advice(talker(world, 6, 1)) == "card:hurry"
    assert advice(talker(world, 5, 1)) == "card:stay"


def test_every_prompt_of_whole_games_is_answered() -> None:
    from waystone.kernel.game import Setup
    from waystone.kernel.session import Session

    loaded = GAME.load_content()
    for seats, development in ((1, "basic"), (2, "seasoned"), (3, "veteran"), (4, "legend")):
        choices = {"development": development, "companion": "isolut"}
        setup = Setup(seats, 11, scenario="any", choices=choices)
        session = Session.new(GAME, setup, "answers", loaded)
        for _ in range(400):
            if session.end is not None:
                break
            question = session.questions()[0]
            key = GAME.bots.policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)
        assert session.end is not None


def test_a_bot_leaves_a_fight_in_which_nothing_changes_any_more() -> None:
    session = Session.new(GAME, Setup(1, 1, scenario="peat-sleeper"))
    policy = session.game.bots.policy

    def advised() -> str:
        question = session.question(0)
        assert question is not None
        return policy(session.state, session.content, 0, question)

    while session.questions()[0].prompt != "ask-act":
        session.answer(0, advised())
    assert advised() != "escape"
    session.state.encounter.round = 21
    assert advised() == "escape"
