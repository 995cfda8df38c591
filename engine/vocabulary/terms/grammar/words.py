"""The words for types, colours and supertypes (CR 105, 205)."""

from __future__ import annotations

from engine.compiler.lexicon import plural
from engine.compiler.templates import label, lexicon
from engine.core.card_types import CARD_TYPES, SUBTYPES, SUPERTYPES
from engine.core.colors import NAMES

lexicon("card_type", {name: (name, plural(name)) for name in CARD_TYPES})
lexicon("subtype", {name: (name, plural(name)) for name in SUBTYPES})
lexicon("supertype", {name: name for name in SUPERTYPES})
lexicon("color", NAMES)
label("card_type", "a card type")
label("subtype", "a subtype")
label("supertype", "a supertype")
label("color", "a colour")
