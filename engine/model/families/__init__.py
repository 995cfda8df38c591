"""The families of nodes: what each kind of meaning must be able to do.

words         amounts, conditions, descriptions and references
instructions  what resolving spells and abilities tell the players to do
costs         what is paid
patterns      what triggered abilities wait for; durations
statics       what static abilities do
"""

from engine.model.families.costs import ChosenFirst, Cost
from engine.model.families.instructions import (
    ChangesCost,
    Instruction,
    ManaMaking,
    Modal,
    Override,
    RestrictsMana,
    Sequel,
)
from engine.model.families.patterns import Duration, EventPattern, Happening
from engine.model.families.statics import Continuous, Modification, Replacement, RuleModifier, StaticEffect
from engine.model.families.words import Amount, Condition, Filter, NotedAsCast, ObjectFilter, Reference, Target

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
