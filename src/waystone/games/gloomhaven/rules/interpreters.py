"""Where the words of cards are interpreted, chapter by chapter."""

from ..table.provisos import of_target, of_you
from .actions import abilities, attack_ability, move_ability, recovery, terrain
from .actions.loot import finds
from .actions.perform import performs
from .monsters import summons
from .trades import debts, ills, sleeve, tide

ABILITIES = performs.known_in(
    abilities, attack_ability, move_ability, recovery, terrain, summons, debts, ills, sleeve, tide
)

INTERPRETERS = (ABILITIES, finds, of_target, of_you)
