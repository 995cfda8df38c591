"""Increment (a keyword of later editions)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702", "Increment")
class Increment:
    """Growth with spells that cost more mana than the creature is big."""

    definition = (
        "Whenever you cast a spell, if the amount of mana spent to cast that spell is greater than ~'s power or the "
        "amount of mana spent to cast that spell is greater than ~'s toughness, put a +1/+1 counter on ~."
    )
    reminder = (
        "Whenever you cast a spell, if the amount of mana you spent is greater than this creature's power or "
        "toughness, put a +1/+1 counter on this creature."
    )
