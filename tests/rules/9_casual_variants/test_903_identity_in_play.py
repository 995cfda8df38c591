"""What a commander's color identity is good for in a game (CR 903.4a, 903.4f). Wherever the commander is, for
whoever has one."""

from __future__ import annotations

import pytest

from engine.core.zones import OUTSIDE
from engine.game.decisions.act import CAST
from engine.game.decisions.choices import ChooseObjects, ChooseOption
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import identity_of
from engine.game.rules.turn import priority, turn
from engine.table.seat_views import view_for
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

BEACON = ("Beacon Stone", "{2}", "Artifact", "{T}: Add one mana of any color in your commander's color identity.")
ECHO = ("Echo Prism", "{2}", "Artifact", "Whenever you tap an artifact for mana, add an additional {R}.")
TWIN = ("Twin Prism", "{2}", "Artifact", "If you tap a permanent for mana, it produces twice as much of that mana instead.")
HIRED = ("Hired Guide", "{1}{U}", "Legendary Creature — Human", "If Hired Guide is your commander, choose a color before the game begins. "
         "Hired Guide is the chosen color.", "2/2")  # fmt: skip


def could_cast(table: Table, who: str) -> list[str]:
    """What a player could cast now."""
    return [action.label for action in table.actions(who) if action.kind == CAST]


@rule("903.4a", "established before the game begins: the card's own symbols, wherever the commander is then")
@rule("903.4f", "the colors in a commander's color identity: one of them is chosen")
def test_a_stone_makes_one_of_the_commanders_colors_before_it_was_cast_and_after_it_has_died() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Fen Marshal", "{1}{W}", "Legendary Creature — Human", "{B}: Fen Marshal gets +1/+0 until end of turn. ({R} is told of.)", "2/2"))
    stone, other = table.battlefield("A", *[card(*BEACON)] * 2)
    assert identity_of(table.game, 0) == ("W", "B"), "of its cost and of its words"
    table.answer("A", 1).tap_for_mana("A", stone)
    assert [decision.purpose for decision in table.asked].count("mana") == 1 and table.pool("A") == "B"
    table.hand("A", card("Dawn Hymn", "{1}{W}{W}", "Instant", "You gain 1 life."))
    assert could_cast(table, "A") == ["Fen Marshal"], "the other stone makes one mana; the commander costs nothing besides, the first time"
    table.cast("A", "Fen Marshal").resolve()
    assert table.game.obj(other).tapped and not table.pool("A")
    leader = table.find("Fen Marshal")
    assert view_for(table.game, 1, None).objects[leader].notes == ("commander",)
    happen(table.game, ZoneChange(leader, "graveyard"))
    table.answer("A", False).settle()
    table.next_turn("A")
    assert table.all("Fen Marshal", "graveyard") and [decision.purpose for decision in table.asked].count("commander") == 1, "asked once"
    table.answer("A", 1).tap_for_mana("A", stone)
    assert table.pool("A") == "B"


@rule("903.4d", "the back face of a double-faced card is included, which the card has not where it is cast from", "712.8a")
def test_a_commander_is_cast_with_the_front_face_alone_and_gives_mana_of_the_colors_of_its_back() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Day Cat", "{G}", "Legendary Creature — Cat", "", "1/1", back=data("Night Cat", "", "Creature — Cat", "{B}: Regenerate Night Cat.", "2/2")))
    stone, other = table.battlefield("A", *[card(*BEACON)] * 2)
    table.answer("A", 0).tap_for_mana("A", stone)
    (shown,) = [decision.options for decision in table.asked if isinstance(decision, ChooseOption) and decision.purpose == "mana"]
    assert shown == ("{B}", "{G}") and table.pool("A") == "B"
    assert could_cast(table, "A") == ["Day Cat"], "for {G}"
    table.cast("A", "Day Cat").resolve()
    assert table.pt(table.find("Day Cat")) == (1, 1) and table.game.obj(other).tapped and table.pool("A") == "B"


@rule("903.4a", "established before the game begins, with the color chosen, whoever controls the commander then", "903.4b")
@rule("903.4f", "the colors in that player's commander's color identity, whoever controls the commander")
def test_the_color_chosen_for_a_commander_is_in_its_owners_identity_in_other_hands_too() -> None:
    table = Table(variant="commander")
    guide = lead(table.game, 0, card(*HIRED), "G")
    assert identity_of(table.game, 0) == ("U", "G") and identity_of(table.game, 1) is None
    mine, theirs = (*table.battlefield("A", card(*BEACON)), *table.battlefield("B", card(*BEACON)))
    happen(table.game, ZoneChange(guide, "battlefield", controller=1))
    (found,) = table.all("Hired Guide", who="B")
    assert table.game.chars(found).colors == ("G",)
    assert view_for(table.game, 1, None).objects[found].notes == ("commander", "The chosen color is green")
    table.answer("A", 1).tap_for_mana("A", mine)
    assert table.pool("A") == "G" and identity_of(table.game, 1) is None, "it is no commander of B's"
    table.hand("B", card("Leaf Note", "{G}", "Instant", "You gain 1 life."))
    assert could_cast(table, "B") == [] and not table.game.obj(theirs).tapped


@rule("903.4f", "undefined without a commander: that part of the ability does nothing", "106.12")
def test_a_stone_that_makes_nothing_is_not_tapped_for_mana_and_another_gives_what_comes_with_it() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Fen Marshal", "{1}{W}", "Legendary Creature — Human", "{B}: Fen Marshal gets +1/+0 until end of turn.", "2/2"))
    for who in "AB":
        table.battlefield(who, card(*BEACON), card(*ECHO))
        table.hand(who, card("Ember Note", "{R}", "Instant", "You gain 1 life."))
    table.hand("A", card("Ember Hymn", "{R}{B}", "Instant", "You gain 3 life."))
    table.mana("A", "{G}")  # which is there before, and stays
    assert could_cast(table, "B") == [], "B has no commander: no mana, and so none with it"
    assert sorted(could_cast(table, "A")) == ["Ember Hymn", "Ember Note", "Fen Marshal"], "with the mana of one stone and what comes with it"
    table.cast("A", "Ember Hymn").resolve()
    assert (table.life("A"), table.pool("A")) == (43, "G")


@rule("903.4a", "the colors established before the game begins, of whatever else becomes of the mana", "106.12b")
@pytest.mark.parametrize(("what", "most"), [(ECHO, "{B}{R}"), (TWIN, "{B}{B}"), (None, "{B}")])
def test_mana_of_the_established_colors_is_changed_and_added_to_as_any_is(what: tuple[str, ...] | None, most: str) -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Fen Marshal", "{7}{W}", "Legendary Creature — Human", "{B}: Fen Marshal gets +1/+0 until end of turn.", "2/2"))
    table.battlefield("A", card(*BEACON), *[card(*what)] if what else [])
    costs = ("{B}", "{B}{R}", "{B}{B}", "{B}{B}{B}")
    table.hand("A", *[card(f"Hymn for {cost}", cost, "Instant", "You gain 1 life.") for cost in costs])
    assert could_cast(table, "A") == sorted({f"Hymn for {cost}" for cost in ("{B}", most)}, key=len)
    table.cast("A", f"Hymn for {most}").resolve()
    assert (table.life("A"), table.pool("A")) == (41, "")


@rule("903.4a", "a mana ability with the colors established, which is an action", "117.4")
@rule("903.4f", "the colors in a commander's color identity, made in between", "605.3a")
def test_who_taps_a_stone_with_priority_has_not_passed_it() -> None:
    table = Table(variant="commander")
    lead(table.game, 1, card("Reed Marshal", "{W}", "Legendary Creature — Human", "", "2/2"))
    (stone,) = table.battlefield("B", card(*BEACON))
    table.hand("A", card("Slow Hymn", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Slow Hymn")
    turn.advance(table.game)  # A passes
    assert table.game.turn.priority == 1
    priority.use_mana_ability(table.game, 1, [stone, 0, "W"])
    assert table.pool("B") == "W" and table.game.turn.priority == 1
    turn.advance(table.settle().game)  # B passes
    assert table.stack() == ["Slow Hymn"] and table.game.turn.priority == 0, "A is asked again"
    table.resolve()
    assert table.life("A") == 41


@rule("903.11", "a card from outside the game that is allowed: of several the player's choice, and nobody's if none is", "903.4", "with the identity of its words")
def test_which_card_is_brought_in_from_outside_is_its_owners_choice_among_those_of_the_commanders_colors() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Fen Marshal", "{1}{W}", "Legendary Creature — Human", "{B}: Fen Marshal gets +1/+0 until end of turn.", "2/2"))
    words = {"White Verse": "You gain 1 life.", "Black Verse": "You gain 2 life.", "Red Verse": "You gain 1 life.\nFlashback {R}"}
    verses = [make_card(table.game, card(name, "{W}", "Sorcery", text), 0, OUTSIDE) for name, text in words.items()]
    far = card("Far Library", "{0}", "Sorcery", "You may reveal a sorcery card you own from outside the game and put it into your hand.")
    table.hand("A", far, far, far)
    table.cast("A", "Far Library").answer("A", True, [verses[1]]).resolve()
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert asked.candidates == tuple(verses[:2]), "not the red one"
    assert table.zone("A", "hand")[-1] == "Black Verse"
    table.cast("A", "Far Library").answer("A", True).resolve()
    assert table.zone("A", "hand")[-1] == "White Verse"
    revealed = len([event for event in table.game.history.since(0) if isinstance(event, Reveal)])
    table.cast("A", "Far Library").answer("A", True).resolve()
    assert [event for event in table.game.history.since(0) if isinstance(event, Reveal)][revealed:] == [] and revealed == 2, "nothing was left to reveal"
    assert table.game.obj(verses[2]).zone == OUTSIDE
