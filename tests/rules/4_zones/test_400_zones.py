"""Zones (CR 400 to 408): what may go where, new objects, order, libraries, hands, the stack, exile."""

from __future__ import annotations

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("400.3")
def test_a_card_goes_only_to_its_owners_hand_graveyard_or_library() -> None:
    table = Table()
    (bear,) = table.library("B", card(*BEAR))
    happen(table.game, ZoneChange(bear, "battlefield", controller=0))
    table.hand("A", card("Shoo", "{U}", "Instant", "Return target creature you control to its owner's hand."))
    table.mana("A", "{U}").cast("A", "Shoo", [table.find("Plain Bear")]).resolve()
    assert table.zone("B", "hand") == ["Plain Bear"] and table.zone("A", "hand") == []


@rule("400.4a", "307.4", "304.4")
def test_a_sorcery_that_would_enter_stays_where_it_is() -> None:
    table = Table()
    (nap,) = table.hand("A", card("Nap", "{W}", "Sorcery", "You gain 3 life."))
    assert happen(table.game, ZoneChange(nap, "battlefield", controller=0)) == ()
    assert nap in table.game.zone("hand", 0)


@rule("400.7", "403.4")
def test_a_creature_that_left_and_came_back_is_another_one() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +3/+0 until end of turn."))
    table.hand("A", card("Blink", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{R}{U}").cast("A", "Pump", [bear]).resolve().cast("A", "Blink", [bear]).resolve()
    again = table.find("Plain Bear")
    assert table.pt(again) == (2, 2) and table.game.objects[again].sick


@rule("400.8", "406.7", "400.10")
def test_what_is_exiled_again_is_a_new_object_but_changes_no_zone() -> None:
    table = Table()
    (bear,) = table.exile("A", card(*BEAR))
    done = happen(table.game, ZoneChange(bear, "exile", cause="effect"))
    (event,) = [e for e in done if isinstance(e, ZoneChange)]
    assert event.keys() == () and event.new != bear and event.new in table.game.zone("exile")


@rule("401.7")
def test_nth_from_the_top_of_a_smaller_library_is_the_bottom() -> None:
    table = Table(library=2)
    (bear,) = table.graveyard("A", card(*BEAR))
    table.hand("A", card("Long Shelf", "{U}", "Sorcery", "Put target card from your graveyard into your library seventh from the top."))
    table.mana("A", "{U}").cast("A", "Long Shelf", [bear]).resolve()
    assert table.zone("A", "library") == ["Forest", "Forest", "Plain Bear"]


@rule("404.1", "404.2")
def test_a_graveyard_keeps_its_order_with_the_newest_on_top() -> None:
    table = Table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."), card("Small Sip", "{W}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}{W}").cast("A", "Snack").resolve().cast("A", "Small Sip").resolve()
    assert table.zone("A", "graveyard") == ["Snack", "Small Sip"]


@rule("405.1", "405.2", "405.5")
def test_the_stack_resolves_last_in_first_out() -> None:
    table = Table()
    (mill,) = table.battlefield("A", card("Tin Mill", "{2}", "Artifact", "{0}: You gain 1 life."))
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").activate("A", mill).cast("A", "Snack")
    assert table.stack() == ["Tin Mill ability (A)", "Snack"]
    table.resolve(1)
    assert table.life("A") == 23 and table.stack() == ["Tin Mill ability (A)"]


@rule("405.3", "101.4")
def test_objects_put_on_the_stack_at_once_go_there_in_turn_order() -> None:
    table = Table(3)
    bell = card("Parlour Bell", "{2}", "Artifact", "Whenever a creature enters, you gain 1 life.")
    for who in "CBA":
        table.battlefield(who, bell)
    table.hand("A", card(*BEAR))
    table.next_turn("B")
    table.hand("B", card(*BEAR))
    table.mana("B", "{1}{G}").cast("B", "Plain Bear").resolve(1)
    assert table.stack() == ["Parlour Bell trigger (B)", "Parlour Bell trigger (C)", "Parlour Bell trigger (A)"]


@rule("405.4", "602.2a")
def test_an_ability_on_the_stack_has_no_characteristics_but_its_text() -> None:
    table = Table()
    (mill,) = table.battlefield("A", card("Tin Mill", "{2}", "Artifact", "{0}: You gain 1 life."))
    table.activate("A", mill)
    values = table.game.chars(table.game.stack[-1])
    assert (values.name, values.types, values.mana_cost) == ("", (), None)


@rule("405.6c", "605.3b")
def test_a_mana_ability_with_another_effect_does_both_at_once() -> None:
    table = Table()
    (font,) = table.battlefield("A", card("Hot Font", "", "Land", "{T}: Add {R}. This land deals 1 damage to you."))
    table.tap_for_mana("A", font, "R")
    assert table.life("A") == 19 and len(table.pool("A")) == 1 and table.stack() == []


@rule("406.2", "406.1")
def test_to_exile_is_to_put_into_exile_from_wherever_it_is() -> None:
    table = Table()
    (bear,) = table.graveyard("B", card(*BEAR))
    table.hand("A", card("Sweep Ashes", "{B}", "Instant", "Exile target card from a graveyard."))
    table.mana("A", "{B}").cast("A", "Sweep Ashes", [bear]).resolve()
    assert table.all("Plain Bear", "exile") and table.zone("B", "graveyard") == []


@rule("406.6", "607.2a")
def test_linked_abilities_know_only_what_they_exiled_themselves() -> None:
    jar = card("Pickle Jar", "{2}", "Artifact", "When this artifact enters, exile target creature an opponent controls until this artifact leaves the battlefield.")
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("A", jar, jar, card("Smash", "{R}", "Instant", "Destroy target artifact."))
    table.mana("A", "{2}{2}{R}").cast("A", "Pickle Jar", [first]).resolve()
    table.cast("A", "Pickle Jar", [second]).resolve()
    one, _ = table.all("Pickle Jar")
    table.cast("A", "Smash", [one]).resolve()
    assert len(table.all("Plain Bear")) + len(table.all("Plain Cat")) == 1


@rule("400.12", "701.20a")
def test_shuffling_a_hand_away_moves_all_its_cards_at_once() -> None:
    table = Table()
    table.hand("A", card(*FOREST), card(*BEAR))
    table.hand("A", card("Start Over", "{U}", "Sorcery", "Shuffle your hand into your library, then draw three cards."))
    size = len(table.zone("A", "library"))
    table.mana("A", "{U}").cast("A", "Start Over").resolve()
    assert len(table.zone("A", "hand")) == 3 and len(table.zone("A", "library")) == size + 2 - 3


@rule("400.2", "402.3", "401.2")
def test_hands_and_libraries_are_hidden_from_others_and_graveyards_are_not() -> None:
    from engine.game.rules.questions.seeing import may_see

    table = Table()
    (in_hand,) = table.hand("A", card(*BEAR))
    (dead,) = table.graveyard("A", card(*BEAR))
    (top,) = table.library("A", card(*BEAR))
    assert may_see(table.game, 0, in_hand) and not may_see(table.game, 1, in_hand)
    assert not may_see(table.game, 0, top) and may_see(table.game, 1, dead)
