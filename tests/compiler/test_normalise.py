"""Normalising: each pass alone, and that nothing that means something is lost."""

from __future__ import annotations

import pytest

from engine.compiler.normalise import (
    Names,
    modern,
    names_of,
    normalise,
    plain_marks,
    shown,
    with_self,
    without_reminders,
)
from tests.rulebook import rule
from tests.support.boards.table import Table, card

FOX = Names("Ember Fox", noun="creature")
ALDIS = Names("Aldis, Warden of Doors", "Aldis")


def test_reminder_text_is_taken_out_and_kept() -> None:
    text, reminders = without_reminders("Flying (It flies.)\nReach (It (really) reaches.)\n(Only a reminder.)")
    assert text == "Flying\nReach"
    assert reminders == ("It flies.", "It (really) reaches.", "Only a reminder.")


def test_quotes_dashes_and_minus_signs_have_one_form() -> None:
    assert plain_marks("“It’s” −1/−1 –2") == '"It\'s" -1/-1 -2'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("When ~ enters the battlefield, draw a card.", "When ~ enters, draw a card."),
        ("That player discards his or her hand.", "That player discards their hand."),
        ("~ deals 3 damage to target creature or player.", "~ deals 3 damage to any target."),
        ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
        ("{T}: Add one mana of any color to your mana pool.", "{T}: Add one mana of any color."),
        ("with converted mana cost 3 or less", "with mana value 3 or less"),
        ("Activate this ability only once each turn.", "Activate only once each turn."),
        ("Activate this ability only any time you could cast a sorcery.", "Activate only as a sorcery."),
        ("Search your library for a card, then shuffle your library.", "Search your library for a card, then shuffle."),
        ("Remove target creature from the game.", "Exile target creature."),
        (
            "Each player sacrifices a land of their choice, a creature, and an artifact.",
            "Each player sacrifices a land, a creature, and an artifact of their choice.",
        ),
        (
            "Each player sacrifices a land of their choice. You draw a card.",
            "Each player sacrifices a land of their choice. You draw a card.",
        ),
        ("returns all black and all red creature cards", "returns all black and red creature cards"),
        (
            "Return two target creature cards each with mana value 3 or less.",
            "Return two target creature cards with mana value 3 or less.",
        ),
        (
            "Whenever one or more Elves you control deals damage to a player, draw.",
            "Whenever one or more Elves you control deal damage to a player, draw.",
        ),
        (
            "creatures can't attack unless their controller pays {X} for each attacking creature they control",
            "creatures can't attack unless their controllers pay {X} for each attacking creature they control",
        ),
        ("Flying, Double strike, Haste", "Flying, double strike, haste"),
        ("Untap and goad that creature.", "Untap that creature. Goad that creature."),
        (
            "you gain life and draw cards equal to its power.",
            "you gain life equal to its power and draw cards equal to its power.",
        ),
        (
            "Choose any card name. Then, if you do, search your library for any card.",
            "Choose a card name. Then if you do, search your library for a card.",
        ),
        (
            "Each player gets two cards, then give each player a rad counter.",
            "Each player gets two cards, then each player gets a rad counter.",
        ),
        (
            "if you control no lands and have no cards in hand, draw",
            "if you control no lands and you have no cards in hand, draw",
        ),
        (
            "Count the number of lands you control. Your life total becomes that number.",
            "Your life total becomes the number of lands you control.",
        ),
        (
            "Draw a card, then count the number of lands you control. Your life total becomes that number.",
            "Draw a card, then your life total becomes the number of lands you control.",
        ),
        (
            "When you win, ~ deals 2 damage to an opponent chosen at random.",
            "When you win, choose an opponent at random. ~ deals 2 damage to that player.",
        ),
        (
            "look at an opponent's hand, then choose any card name.",
            "look at an opponent's hand, then choose a card name.",
        ),
        ("instead search your library for any card, put", "instead search your library for a card, put"),
        ("if you've drawn more than one card this turn, tap", "if you've drawn two or more cards this turn, tap"),
        ("base power and base toughness each equal to 2.", "base power and toughness each equal to 2."),
        ("It's still a Cave land.", "It's still a land."),
        (
            "choose one that hasn't been chosen this turn.\n• Scry 1.",
            "choose one that hasn't been chosen this turn —\n• Scry 1.",
        ),
        ('They have "Windfall — Whenever a land enters, scry 1."', 'They have "Whenever a land enters, scry 1."'),
        (
            'They have "Max speed — Whenever a land enters, scry 1."',
            'They have "Max speed — Whenever a land enters, scry 1."',
        ),
        (
            "When ~ enters, copy the next instant or sorcery spell you cast this turn when you cast it.",
            "When ~ enters, when you next cast an instant or sorcery spell this turn, copy it.",
        ),
        (
            "You may put one of those cards onto the battlefield if it has the same name as a permanent.",
            "You may put a card with the same name as a permanent from among them onto the battlefield.",
        ),
        (
            "When ~ enters, if they're not a token, create two tokens that are copies of them, except the tokens aren't legendary.",
            "When ~ enters, if it's not a token, create two tokens that are copies of it, except they aren't legendary.",
        ),
        (
            "Search for two cards and reveal them. Target opponent chooses one. Put",
            "Search for two cards and reveal them. Target opponent chooses one of them. Put",
        ),
        (
            "onto the battlefield. They gain haste. At the beginning of the next end step, return those creatures to their owner's hand.",
            "onto the battlefield. Those creatures gain haste. At the beginning of the next end step, return those creatures to their owners' hands.",
        ),
        (
            "White creatures get +2/+2 as long as they all share a color.",
            "White creatures get +2/+2 as long as all white creatures share a color.",
        ),
        (
            "At the beginning of the next combat, draw a card.",
            "At the beginning of the next combat phase, draw a card.",
        ),
        (
            "Return to the battlefield tapped all land cards in your graveyard.",
            "Return all land cards in your graveyard to the battlefield tapped.",
        ),
        (
            "If it's a nonland card, you may cast it without paying its mana cost. If it's a land card, put it",
            "If it's a nonland card, you may cast it without paying its mana cost. If the revealed card is a land card, put it",
        ),
        ("they may pay {R}{R} or 2 life.", "they may pay {R}{R} or pay 2 life."),
        ("deal combat damage to one or more of your opponents", "deal combat damage to one or more opponents"),
        (
            "Remove a time counter from a permanent you control or suspended card you own:",
            "Remove a time counter from a permanent you control or a suspended card you own:",
        ),
        (
            "You may have ~ become a copy of a card exiled with it until end of turn.",
            "You may have ~ become a copy of a card exiled with it until end of turn.",
        ),
        (
            "Tap it, you may have ~ become a copy of a card exiled with it until end of turn.",
            "Tap it, choose a card exiled with ~. You may have ~ become a copy of it until end of turn.",
        ),
        (
            "~ explores. Then you may have it become a copy of another creature until end of turn.",
            "~ explores. Then choose another creature. You may have ~ become a copy of it until end of turn.",
        ),
        (
            "Return all creatures to their owners' hands except for Wolves.",
            "Return all creatures except for Wolves to their owners' hands.",
        ),
    ],
)
def test_old_templates_take_their_present_form(old: str, new: str) -> None:
    assert modern(old) == new


def test_todays_wording_is_left_alone() -> None:
    line = "When ~ enters, destroy target creature or planeswalker with mana value 3 or less."
    assert modern(line) == line


def test_the_objects_own_names_become_one() -> None:
    assert with_self("Ember Fox attacks. This creature blocks.", FOX) == "~ attacks. ~ blocks."
    assert with_self("Aldis taps. Aldis, Warden of Doors untaps.", ALDIS) == "~ taps. ~ untaps."
    assert with_self("Embers and Ember Foxes", FOX) == "Embers and Ember Foxes"


def test_this_creature_in_quotes_is_another_creature() -> None:
    assert with_self('~ gains "This creature can\'t block."', FOX) == '~ gains "This creature can\'t block."'


def test_print_today_says_this_creature_but_legends_and_spells_by_name() -> None:
    assert shown("When ~ dies, sacrifice ~. ~ wins.", FOX) == (
        "When this creature dies, sacrifice this creature. This creature wins."
    )
    assert shown("~ attacks.", ALDIS) == "Aldis attacks."
    assert shown("{T}: ~ deals 1 damage.", FOX) == "{T}: This creature deals 1 damage."


@pytest.mark.parametrize(
    ("name", "type_line", "expected"),
    [
        ("Tin Owl", "Artifact Creature — Bird", Names("Tin Owl", "", "creature")),
        ("Old Boots", "Artifact — Equipment", Names("Old Boots", "", "Equipment")),
        ("Aldis, Warden of Doors", "Legendary Creature — Human", ALDIS),
        ("King Aldis XIV", "Legendary Creature — Human", Names("King Aldis XIV", "King Aldis")),
        ("Aldis and the Nine Keys", "Legendary Creature — Human", Names("Aldis and the Nine Keys", "Aldis")),
        ("Bright Spark", "Instant", Names("Bright Spark")),
        ("Deep Well", "Land", Names("Deep Well", "", "land")),
    ],
)
def test_how_a_face_calls_itself(name: str, type_line: str, expected: Names) -> None:
    assert names_of(name, type_line) == expected


def test_normalising_is_finished_after_once() -> None:
    text = "When Ember Fox enters the battlefield, you gain 1 life. (It’s warm.)"
    once = normalise(text, FOX)
    assert once == "When ~ enters, you gain 1 life."
    assert normalise(once, FOX) == once


def test_the_short_name_of_a_legend_within_the_longer_name_of_something_else_is_no_name_of_its_own() -> None:
    names = names_of("Aldis, Warden of Doors", "Legendary Creature — Human")
    for words in ("a card named Hammer of Aldis", "tokens named Aldis's Key"):
        assert with_self(f"Create {words}. Aldis attacks.", names) == f"Create {words}. ~ attacks."
    assert with_self("a token named Aldis. Destroy Aldis.", names) == "a token named ~. Destroy ~."
    assert with_self("a card named Aldis, Warden of Doors", names) == "a card named ~"
    made = "create Aldis the Younger, a legendary 1/1 red Human creature token. Attach Aldis to Aldis the Younger."
    assert with_self(f"Aldis dies, {made}", names) == f"~ dies, {made.replace('Aldis to', '~ to')}"


@rule("205.3m")
def test_a_card_named_like_its_creature_type() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Work-Golem", "{3}", "Artifact Creature — Assembly-Worker", "", "2/2"))
    (worker,) = table.battlefield("A", card("Assembly-Worker", "{3}", "Artifact Creature — Assembly-Worker",
                                            "{0}: Target Assembly-Worker creature gets +1/+1 until end of turn.", "2/2"))  # fmt: skip
    table.activate("A", worker, [one]).resolve()
    assert [table.pt(oid) for oid in (one, worker)] == [(3, 3), (2, 2)]
