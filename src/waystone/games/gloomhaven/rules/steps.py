"""The steps of the game, and the chapters that hold interpreters of abilities."""

from .actions import abilities as abilities
from .actions import attack_ability as attack_ability
from .actions import recovery as recovery
from .actions import terrain as terrain
from .monsters import summons as summons
from .registry import step as step
from .trades import debts as debts
from .trades import ills as ills
from .trades import sleeve as sleeve
from .trades import tide as tide
