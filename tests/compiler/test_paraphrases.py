"""The same said in other words. Both understood, and both the same to the last word of meaning, or in what they do.

Wording that says nothing ("then", an order of clauses, an older template) may differ; names that the compiler gave are
set aside.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.support.boards.table import card

SPELLS = (
    ("Destroy target creature. Its controller loses 2 life.",
     "Destroy target creature. That creature's controller loses 2 life."),
    ("Destroy target creature. You gain life equal to its power.",
     "Destroy target creature. You gain life equal to that creature's power."),
    ("Target creature gets +1/+1 until end of turn. It gains trample until end of turn.",
     "Target creature gets +1/+1 until end of turn. That creature gains trample until end of turn."),
    ("Each opponent discards a card. You draw a card.", "Each opponent discards a card. Draw a card."),
    ("Until end of turn, target creature gains flying.", "Target creature gains flying until end of turn."),
    ("Target player draws two cards and loses 2 life.", "Target player draws two cards and they lose 2 life."),
    ("If you control a creature, draw a card.", "Draw a card if you control a creature."),
    ("Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end "
     "step.",
     "Exile target creature. At the beginning of the next end step, return it to the battlefield under its owner's "
     "control."),
    ("Exile target creature. Return it to the battlefield at the beginning of the next end step.",
     "Exile target creature. Return that card to the battlefield at the beginning of the next end step."),
    ("Create a 1/1 green Elf creature token. It gains haste until end of turn.",
     "Create a 1/1 green Elf creature token. That token gains haste until end of turn."),
    ("Sacrifice a creature. You gain life equal to its power.",
     "Sacrifice a creature. You gain life equal to the sacrificed creature's power."),
    ("Destroy all creatures. You gain 1 life for each creature destroyed this way.",
     "Destroy all creatures. You gain life equal to the number of creatures destroyed this way."),
    ("Target opponent loses 3 life. You gain life equal to the life lost this way.",
     "Target opponent loses 3 life. You gain that much life."),
    ("Target creature gets +X/+X until end of turn, where X is the number of creatures you control.",
     "Target creature gets +1/+1 until end of turn for each creature you control."),
    ("Untap target creature. Destroy each other creature.", "Untap target creature. Destroy all other creatures."),
    ("Reveal the top card of your library. If it's a land card, put it onto the battlefield.",
     "Reveal the top card of your library. If that card is a land card, put it onto the battlefield."),
    ("Each player discards their hand, then draws that many cards.",
     "Each player discards all the cards in their hand, then draws that many cards."),
    ("You may sacrifice a creature. If you do, draw two cards.",
     "You may sacrifice a creature. If a creature is sacrificed this way, draw two cards."),
)  # fmt: skip
ARTIFACTS = (
    ("Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.",
     "Each player can't cast more than one nonartifact spell each turn."),
    ("Sacrifice this artifact: Add one mana of any color. Activate only as an instant.",
     "Sacrifice this artifact: Add one mana of any color. Activate only any time you could cast an instant."),
    ("If this card is in your opening hand and you're not the starting player, you may begin the game with this artifact on "
     "the battlefield with a luck counter on it. If you do, exile a card from your hand.",
     "If this card is in your opening hand and you're not playing first, you may begin the game with this artifact on the "
     "battlefield with a luck counter on it. If you do, exile a card from your hand."),
)  # fmt: skip
SIMILAR = {"each": 1}


def meaning(words: str) -> str:
    """A sorcery's nodes, without wording and with names counted from its own."""
    made = card("Said Aloud", "{B}", "Sorcery", words)
    return re.sub(r"key='[^']*'", "key", repr(tuple(made.front.printed.abilities)))


def played(words: str) -> Any:
    """What a sorcery comes to on a table with three players.

    Each has two creatures, and the first choices are made.
    """
    from tests.support.boards.table import Table

    table = Table(3)
    ox = card("Grey Ox", "{1}{G}", "Creature — Ox", size="2/3")
    cub = card("Plain Cub", "{G}", "Creature — Bear", size="1/1")
    for who in "ABC":
        table.battlefield(who, ox, cub)
        table.hand(who, cub)
    table.hand("A", card("Said Aloud", "{0}", "Sorcery", words))
    table.policy = lambda decision: True if type(decision).__name__ == "YesNo" else None
    table.cast("A", "Said Aloud").resolve()
    now = _position(table)
    table.to_step("end").resolve()
    return now, _position(table)


def _position(table: Any) -> Any:
    game = table.game
    creatures = sorted(
        (game.chars(oid).name, game.chars(oid).power, game.controller(oid), len(list(game.chars(oid).abilities)))
        for oid in game.battlefield
    )
    return creatures, [(table.life(who), len(table.zone(who, "hand")), table.zone(who, "graveyard")) for who in "ABC"]


@pytest.mark.parametrize(("one", "other"), SPELLS)
def test_the_same_in_other_words_does_the_same(one: str, other: str) -> None:
    assert meaning(one) == meaning(other) or played(one) == played(other)


@pytest.mark.parametrize(("one", "other"), ARTIFACTS)
def test_the_same_in_other_words_means_the_same(one: str, other: str) -> None:
    first, second = (card("Said Aloud", "{1}", "Artifact", words).front.printed.abilities for words in (one, other))
    assert tuple(first) == tuple(second)
