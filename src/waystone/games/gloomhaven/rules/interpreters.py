"""Where the words of cards are interpreted, chapter by chapter."""

from .actions import abilities, attack_ability, move_ability, recovery, terrain
from .actions.perform import performs
from .campaign.gains import gain_one
from .dungeon.penalties import punishes
from .monsters import summons
from .scenario.special import acts, reaches
from .trades import debts, ills, sleeve, tide

ABILITIES = performs.known_in(
    abilities, attack_ability, move_ability, recovery, terrain, summons, debts, ills, sleeve, tide
)

INTERPRETERS = (ABILITIES, acts, reaches, punishes, gain_one)
