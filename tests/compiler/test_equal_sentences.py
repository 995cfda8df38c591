"""Wordings that mean exactly what others do are read as those."""

from __future__ import annotations

import pytest

from engine.compiler.normalise import modern


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Flying, Haste, and First strike", "Flying, haste, first strike"),
        ("Flying\nHexproof from activated and triggered abilities\nHaste", "Flying\nHexproof from activated abilities and from triggered abilities\nHaste"),
        ("If it's a Bear, put an additional +1/+1 counter on that land.", "If it's a Bear, put a +1/+1 counter on that land."),
        ("Each other Bear you control enters with an additional +1/+1 counter on it if its mana value is 2 or less. Otherwise, it enters with two additional +1/+1 counters on it.",
         "Each other Bear you control with mana value 2 or less enters with an additional +1/+1 counter on it.\nEach other Bear you control with mana value 3 or greater enters with two additional +1/+1 counters on it."),
        ("if ~ has a charge counter on it, remove all of them from it and draw", "if ~ has a charge counter on it, remove all of them and draw"),
        ("You may reveal a Bear card or an Elf card from among them.", "You may reveal a Bear card or Elf card from among them."),
        ("Choose target permanent you own. Search that player's library for a card with the same name and exile it.",
         "Choose target permanent you own. Search that player's library for a card with the same name as that permanent and exile it."),
        ("That player chooses and sacrifices one of those lands.", "That player chooses one of those lands and sacrifices it."),
        ("until end of turn, ~'s base power and toughness become 5/4 and they gain haste.", "until end of turn, ~ has base power and toughness 5/4 and gains haste."),
        ("you may cast Elf spells this turn as though they had flash, and whenever you cast one, draw", "you may cast Elf spells this turn as though they had flash. Whenever you cast one, draw"),
        ("if you sacrificed one or more permanents this turn, ~ deals that much damage to you",
         "if you sacrificed a permanent this turn, ~ deals damage equal to the number of permanents you've sacrificed this turn to you"),
        ("except it's 0/0 and has this ability.", "except it's 0/0 and it has this ability."),
        ("flip two coins. For each flip you win, create a Food token.", "flip two coins. Create a Food token for each flip you win."),
        ("If enchanted permanent is a creature, it can't block.", "As long as enchanted permanent is a creature, it can't block."),
        ("you may cast an Elf spell from your graveyard with mana value 2 or less.", "you may cast an Elf spell with mana value 2 or less from your graveyard."),
        ("Target creature you control fights target creature you don't control.\nBold — The creature you control gets +1/+0 until end of turn before it fights if you're the monarch.",
         "Choose target creature you control and target creature you don't control. If you're the monarch, the creature you control gets +1/+0 until end of turn. Then those creatures fight each other."),
        ("Activate only if enchanted creature is red and is untapped.", "Activate only if enchanted creature is red and enchanted creature is untapped."),
        ("For any number of opponents, tap target land that player controls.", "For each opponent, tap up to one target land that player controls."),
        ("When ~ enters, it deals an amount of damage of your choice to you.", "When ~ enters, choose a number. ~ deals that much damage to you."),
        ("As long as you control exactly one creature, that creature gets +1/+1 and has haste.", "As long as you control exactly one creature, creatures you control get +1/+1 and have haste."),
        ("It is red and is a Bear in addition to its other creature types.", "It is a red Bear in addition to its other creature types."),
        ("Whenever you scry, choose one and draw a card.\n• Gain 1 life.\n• Scry 1.", "Whenever you scry, choose one —\n• Draw a card. Gain 1 life.\n• Draw a card. Scry 1."),
        ("choose one that hasn't been chosen and you lose 1 life —\n• Scry 1.", "choose one that hasn't been chosen —\n• You lose 1 life. Scry 1."),
        ("~ can't be blocked by more than one creature each combat this turn.", "~ can't be blocked by more than one creature this turn."),
        ("put two cards from your hand both on top of your library or both on the bottom of your library.", "put two cards from your hand on the top or bottom of your library."),
        ("You may cast it this turn. If a spell cast this way would be put into your graveyard, exile it instead.",
         "You may cast it this turn. If that spell would be put into your graveyard, exile it instead."),
        ("Each creature with flying, reach, and/or haste gets +1/+0", "Each creature with flying, reach, or haste gets +1/+0"),
        ("if a Bear and an Elf attacked this combat, draw", "if a Bear attacked this combat and an Elf attacked this combat, draw"),
        ("Target opponent reveals their hand. You draw a card for each Island and red card in it.",
         "Target opponent reveals their hand. You draw a card for each Island card and red card in that player's hand."),
    ],
)  # fmt: skip
def test_wordings_are_read_as_those_they_mean(old: str, new: str) -> None:
    assert modern(old) == new


@pytest.mark.parametrize(
    "line",
    [
        "Choose one and only one card.",
        "For each flip you win, draw a card.",
        "Whenever this creature attacks, it gets +1/+0 and has haste.",
        "Put an additional +1/+1 counter on it.",
        "Protection from blue, from black, and from red",
    ],
)
def test_what_means_something_else_stays(line: str) -> None:
    assert modern(line) == line
