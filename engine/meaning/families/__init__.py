"""The families of nodes: what each kind of meaning must be able to do.

words         amounts, conditions, descriptions and references
instructions  what resolving spells and abilities tell the players to do (CR 608.2)
costs         what is paid (118)
patterns      what triggered abilities wait for (603.2); durations (611.2)
statics       what static abilities do (604)
"""

from engine.meaning.families.costs import ChosenFirst, Cost
from engine.meaning.families.instructions import (
    ChangesCost,
    Instruction,
    ManaMaking,
    Modal,
    Override,
    RestrictsMana,
    Sequel,
)
from engine.meaning.families.patterns import Duration, EventPattern, Happening
from engine.meaning.families.statics import Continuous, Modification, Replacement, RuleModifier, StaticEffect
from engine.meaning.families.words import Amount, Condition, Filter, NotedAsCast, ObjectFilter, Reference, Target

__all__ = [
    "Amount",
    "ChangesCost",
    "ChosenFirst",
    "Condition",
    "Continuous",
    "Cost",
    "Duration",
    "EventPattern",
    "Filter",
    "Happening",
    "Instruction",
    "ManaMaking",
    "Modal",
    "Modification",
    "NotedAsCast",
    "ObjectFilter",
    "Override",
    "Reference",
    "Replacement",
    "RestrictsMana",
    "RuleModifier",
    "Sequel",
    "StaticEffect",
    "Target",
]
