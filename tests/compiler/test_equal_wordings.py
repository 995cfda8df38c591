"""Wordings that mean what a phrase already says."""

from __future__ import annotations

import pytest

from engine.compiler.normalise import modern


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("that player loses 1 life for each card fewer than two in their hand.", "that player loses X life, where X is two minus the number of cards in their hand."),
        ("Each player loses half their life, then discards half the cards in their hand, then sacrifices half the lands they control. Round down each time.",
         "Each player loses half their life, rounded down, then discards cards equal to half the number of cards in their hand, rounded down, then sacrifices half the lands they control, rounded down."),
        ("it deals damage equal to half the number of Elves you control, rounded up, to each creature.", "it deals damage to each creature equal to half the number of Elves you control, rounded up."),
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
        ("if ~ is exiled with a time counter on it, draw", "if ~ is exiled and it has a time counter on it, draw"),
        ("Whenever you cast a spell that targets ~, put two +1/+1 counters on it.", "Whenever you cast a spell that targets ~, put two +1/+1 counters on ~."),
        ("you may return ~ from your graveyard to the battlefield face up or face down.",
         "you may return ~ from your graveyard to the battlefield or return ~ from your graveyard to the battlefield face down."),
        ("If it's a nonland card with mana value less than that spell's, you may cast it without paying its mana cost. If you don't cast the revealed card, put it "
         "into your hand.", "If the revealed card is a nonland card with mana value less than that spell's mana value, you may cast the revealed card without paying "
         "its mana cost. If you don't, put the revealed card into your hand."),
        ("you may cast the exiled card without paying its mana cost. Put the exiled card into your hand if it wasn't cast this way.",
         "you may cast the exiled card without paying its mana cost. If you don't, put the exiled card into your hand."),
        ("Destroy target creature. If its controller has more than four cards in hand, they exile cards from their hand equal to the difference.",
         "Destroy target creature. Its controller exiles X cards from their hand, where X is the number of cards in their hand minus 4."),
        ("If it's a creature card, ~ gets +X/+Y until end of turn, where X is the exiled creature card's power and Y is its toughness.",
         "If it's a creature card, ~ gets +X/+0 until end of turn, where X is the exiled card's power. If it's a creature card, ~ gets +0/+X until end of turn, "
         "where X is the exiled card's toughness."),
        ("instead choose a card you own from outside the game and put it into your hand.", "instead put a card you own from outside the game into your hand."),
        ("Return target Aura card from your graveyard to the battlefield attached to a creature you control.",
         "Choose a creature you control. Return target Aura card from your graveyard to the battlefield attached to that creature."),
        ("its controller chooses target permanent another player controls that shares a card type with it. Exchange control of those permanents.",
         "its controller chooses target permanent another player controls that shares a card type with it. Exchange control of that permanent and it."),
        ("For each land destroyed this way, its controller may search their library.", "For each land destroyed this way, that land's controller may search their library."),
        ("Until end of turn, target creature gets +3/+0, up to one other target creature gets +2/+0, and up to one other target creature gets +1/+0. Those "
         "creatures gain haste until end of turn.",
         "Target creature gets +3/+0 and gains haste until end of turn. Up to one other target creature gets +2/+0 and gains haste until end of turn. Up to one "
         "other target creature gets +1/+0 and gains haste until end of turn."),
        ("~'s power is equal to the total power of the exiled cards and its toughness is equal to their total toughness.",
         "~'s power is equal to the total power of the exiled cards.\n~'s toughness is equal to the total toughness of the exiled cards."),
        ("tap it and put a number of ice counters on it equal to the value of X as you cast ~.", "tap it and put X ice counters on it."),
        ("your life total minus the life total of an opponent with the most life.", "your life total minus the highest life total among your opponents."),
        ("If any source would deal 1 or more damage to a permanent or player this turn, it", "If a source would deal 1 or more damage to a permanent or player this turn, it"),
        ("Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead.",
         "If target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead."),
        ("if ~ has reach, it loses reach and gains haste.", "if ~ has reach, ~ loses reach and gains haste."),
        ("They may play those cards until the end of their next turn.", "Until the end of their next turn, they may play those cards."),
        ("Shuffle, then exile the top X cards, where X is 3. Until end of turn, you may play cards exiled this way without paying their mana costs.",
         "Shuffle, then exile the top X cards of your library, where X is 3. Until end of turn, you may play those cards without paying their mana costs."),
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
        ("Until your next turn, it gains reach if you control an Elf and haste if you control a Cat.",
         "If you control an Elf, it gains reach until your next turn. If you control a Cat, it gains haste until your next turn."),
    ],
)  # fmt: skip
def test_another_wording_of_the_same(said: str, meant: str) -> None:
    assert modern(said) == meant
    assert modern(meant) == meant
