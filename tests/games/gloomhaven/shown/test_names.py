"""Names of what is made while people play."""

from waystone.cli.forms import lacking
from waystone.games.gloomhaven import GAME


def test_an_enhanced_summon_is_called_as_the_plain_one_is() -> None:
    content = GAME.load_content()[0]
    summon = next(iter(content.summons))
    assert content.summons[f"{summon}+hp"].hp == content.summons[summon].hp + 1
    assert lacking(GAME, content) == []
    assert GAME.names(content).get(f"{summon}+hp") == GAME.names(content)[summon]
