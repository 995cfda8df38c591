"""Expectations (scenario format, section 10): what must be true at a stop or at a `check` entry.

checking.py       what every check shares: comparing, the permanents that are meant; `verify`
permanents.py     power and toughness, counters, abilities, types, colours; states.py: status, designations
zones.py          counting objects, cards in zones, the stack, labels
players.py        life, mana, designations, the game's result
possible.py       what could be done now: legal actions and attacks; mana.py: mana that could be made
"""

from engine.scenario.expectations import mana, permanents, players, possible, states, zones
from engine.scenario.expectations.checking import CHECKERS, Moment, verify

__all__ = ["CHECKERS", "Moment", "mana", "permanents", "players", "possible", "states", "verify", "zones"]
