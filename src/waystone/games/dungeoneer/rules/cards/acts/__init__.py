"""What the acts of cards do: one function each."""

from . import battles as battles
from . import cards as cards
from . import places as places
from . import points as points
from . import quests as quests
