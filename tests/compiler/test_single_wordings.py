"""Wordings of single cards are read as those they mean, until phrases read them."""

from __future__ import annotations

import pytest

from engine.compiler.normalise import modern


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever a creature blocks a creature with flying, destroy the attacking creature.", "Whenever a creature blocks a creature with flying, destroy the blocked creature."),
        ("a creature an opponent controls with the greatest power among creatures that player controls dies", "a creature an opponent controls with the greatest power among creatures its controller controls dies"),
        ("Exile target spell or nonland permanent an opponent controls.", "Exile target spell an opponent controls or nonland permanent an opponent controls."),
        ("spells with mana value X or less have cascade, where X is the total amount of life your opponents have lost this turn.",
         "spells with mana value less than or equal to the total life lost by your opponents this turn have cascade."),
        ("the mana cost for a spell you cast with mana value X or less, where X is the number of Elves you control.",
         "the mana cost for a spell with mana value less than or equal to the number of Elves you control you cast."),
        ("you gain life equal to the mana value of the exiled card used to craft it.", "you gain life equal to the total mana value of the exiled cards used to craft it."),
        ("When ~ leaves the battlefield, exile the token.\nWhen the token leaves the battlefield, sacrifice ~.",
         "When ~ leaves the battlefield, exile all tokens created with ~.\nWhen a token created with ~ leaves the battlefield, sacrifice ~."),
        ("Whenever you cast a spell that targets ~, put two +1/+1 counters on it.", "Whenever you cast a spell that targets ~, put two +1/+1 counters on ~."),
        ("you may cast the exiled card without paying its mana cost. Put the exiled card into your hand if it wasn't cast this way.",
         "you may cast the exiled card without paying its mana cost. If you don't, put the exiled card into your hand."),
        ("Return target Aura card from your graveyard to the battlefield attached to a creature you control.",
         "Choose a creature you control. Return target Aura card from your graveyard to the battlefield attached to that creature."),
        ("its controller chooses target permanent another player controls that shares a card type with it. Exchange control of those permanents.",
         "its controller chooses target permanent another player controls that shares a card type with it. Exchange control of that permanent and it."),
        ("your life total minus the life total of an opponent with the most life.", "your life total minus the highest life total among your opponents."),
        ("If any source would deal 1 or more damage to a permanent or player this turn, it", "If a source would deal 1 or more damage to a permanent or player this turn, it"),
        ("Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead.",
         "If target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead."),
        ("if ~ has reach, it loses reach and gains haste.", "if ~ has reach, ~ loses reach and gains haste."),
        ("two or more card types among cards in your graveyard, your maximum hand size is the number of those card types.",
         "two or more card types among cards in your graveyard, your maximum hand size is the number of card types among cards in your graveyard."),
        ("a creature with one or more counters on it dies, exile that many cards from the top of your library.",
         "a creature with one or more counters on it dies, exile cards from the top of your library equal to the number of counters on that creature."),
        ("Whenever you cast a spell with mana value equal to the number of ore counters on ~, ~ deals that much damage to you.",
         "Whenever you cast a spell with mana value equal to the number of ore counters on ~, ~ deals damage equal to that spell's mana value to you."),
        ("create two tapped 1/1 Rat creature tokens with haste. If it's red, instead create two of those tokens that are tapped and attacking.",
         "create two tapped 1/1 Rat creature tokens with haste. If it's red, instead create two 1/1 Rat creature tokens with haste that are tapped and attacking."),
        ("its controller reveals their hand and exiles all cards from it with the same name as that card.", "its controller reveals their hand and exiles all cards from their hand with the same name as that card."),
        ("cast a spell from among them with mana value 3 or less without paying", "cast a spell with mana value 3 or less from among them without paying"),
        ("any number of land and/or legendary permanent cards with mana value X or less", "any number of land cards and/or legendary permanent cards with mana value X or less"),
        ("Choose a card at random that was exiled with ~.", "Choose a card exiled with ~ at random."),
        ("return a creature card from its owner's graveyard to the battlefield under the control of that creature's owner.",
         "return a creature card from its owner's graveyard to the battlefield under its owner's control."),
        ("You may reveal up to two Elf cards from among them and put them into your hand.", "You may reveal up to two Elf cards from among them and put those cards into your hand."),
        ("if there are cards exiled with it, you may play one of them without paying its mana cost.", "if there are one or more cards exiled with ~, you may play a card exiled with ~ without paying its mana cost."),
        ("The next 3 damage that would be dealt this turn to target Elf is dealt to ~ instead.", "The next 3 damage that would be dealt to target Elf this turn is dealt to ~ instead."),
        ("Creatures dealt damage by this creature this turn can't be regenerated this turn.", "Creatures dealt damage by this creature this turn can't be regenerated."),
        ("Each opponent who cast a spell this turn with the same name as that card loses.", "Each opponent who cast a spell with the same name as that card this turn loses."),
        ("If it's a Bear, put an additional +1/+1 counter on that land.", "If it's a Bear, put a +1/+1 counter on that land."),
        ("if ~ has a charge counter on it, remove all of them from it and draw", "if ~ has a charge counter on it, remove all of them and draw"),
        ("You may reveal a Bear card or an Elf card from among them.", "You may reveal a Bear card or Elf card from among them."),
        ("Choose target permanent you own. Search that player's library for a card with the same name and exile it.",
         "Choose target permanent you own. Search that player's library for a card with the same name as that permanent and exile it."),
        ("until end of turn, ~'s base power and toughness become 5/4 and they gain haste.", "until end of turn, ~ has base power and toughness 5/4 and gains haste."),
        ("you may cast Elf spells this turn as though they had flash, and whenever you cast one, draw", "you may cast Elf spells this turn as though they had flash. Whenever you cast one, draw"),
        ("if you sacrificed one or more permanents this turn, ~ deals that much damage to you",
         "if you sacrificed a permanent this turn, ~ deals damage equal to the number of permanents you've sacrificed this turn to you"),
        ("except it's 0/0 and has this ability.", "except it's 0/0 and it has this ability."),
        ("flip two coins. For each flip you win, create a Food token.", "flip two coins. Create a Food token for each flip you win."),
        ("you may cast an Elf spell from your graveyard with mana value 2 or less.", "you may cast an Elf spell with mana value 2 or less from your graveyard."),
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
def test_wordings_are_read_as_those_they_mean(said: str, meant: str) -> None:
    assert modern(said) == meant


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
