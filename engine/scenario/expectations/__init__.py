"""Expectations (scenario format, section 10): what must be true at a stop or at a `check` entry.

checking    what every check shares: comparing, the permanents that are meant; `verify`
mana        mana that could be made
permanents  power and toughness, counters, abilities, types, colours
players     life, mana, designations, the game's result
possible    what could be done now: legal actions and attacks
states      status and designations; who was declared in combat
zones       counting objects, cards in zones, the stack, labels
"""

from engine.scenario.expectations import mana, permanents, players, possible, states, zones
from engine.scenario.expectations.checking import CHECKERS, Moment, verify

__all__ = ["CHECKERS", "Moment", "mana", "permanents", "players", "possible", "states", "verify", "zones"]
