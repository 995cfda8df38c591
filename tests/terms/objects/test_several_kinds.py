"""Objects of several kinds in one sentence.

What else may stand where any noun phrase or amount may, too.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, sprite
from tests.support.boards.table import FOREST, Table, card
from tests.support.cards.reading_words import failure

WET_MEADOW = ("Wet Meadow", "", "Land", "{T}: Add {C}.")
ISLAND = ("Island", "", "Basic Land — Island")

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
IDOL = ("Clay Idol", "{1}", "Artifact", "")
GOLEM = ("Tin Golem", "{2}", "Artifact Creature — Golem", "", "3/3")
MEADOW = ("Wet Meadow", "", "Land", "")


def _names(table: Table, who: str, zone: str) -> list[str]:
    return sorted(table.zone(who, zone))


@rule("609.3")
def test_what_one_kind_needs_is_left_to_it() -> None:
    """An artifact creature is no answer to "a creature" if only it could be the artifact."""
    table = Table()
    table.hand("A", card("Grim Tithe", "{B}", "Sorcery", "Each opponent sacrifices a creature and an artifact of their "
                         "choice."))  # fmt: skip
    table.battlefield("B", card(*GOLEM), card(*TOAD), card(*MEADOW))
    table.mana("A", "{B}").cast("A", "Grim Tithe").resolve()
    assert _names(table, "B", "graveyard") == ["Mud Toad", "Tin Golem"]
    assert not [asked for asked in table.asked if isinstance(asked, ChooseObjects) and len(asked.candidates) > 1]


@rule("118.3", "601.2h")
def test_a_cost_of_several_kinds_needs_one_thing_for_each() -> None:
    altar = card("Twin Altar", "{1}", "Artifact", "Sacrifice a creature and an artifact: Draw a card.")
    table = Table()
    (here,) = table.battlefield("A", altar)
    assert not [action for action in table.actions("A") if action.kind == "activate"]  # no creature
    (golem,) = table.battlefield("A", card(*GOLEM))
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [here]
    hand = len(table.zone("A", "hand"))
    table.activate("A", here).resolve()
    assert golem not in table.game.objects and here not in table.game.objects
    assert len(table.zone("A", "hand")) == hand + 1


@rule("608.2d")
def test_a_search_for_one_kind_and_or_another() -> None:
    table = Table()
    table.library("A", card(*TOAD), card(*IDOL), card(*TOAD))
    table.hand("A", card("Two Errands", "{G}", "Sorcery", "Search your library for a creature card and/or an artifact "
                         "card, reveal them, put them into your hand, then shuffle."))  # fmt: skip

    def first(decision: Any) -> Any:
        return list(decision.candidates[:1]) if isinstance(decision, ChooseObjects) else None

    table.policy = first
    table.mana("A", "{G}").cast("A", "Two Errands").resolve()
    assert _names(table, "A", "hand") == ["Clay Idol", "Mud Toad"]


@rule("608.2d", "401.7")
def test_of_the_cards_milled_one_of_each_kind_goes_to_the_hand() -> None:
    table = Table()
    table.library("A", card(*TOAD), card(*TOAD), card(*MEADOW), card(*IDOL))
    table.hand("A", card("Sift the Silt", "{G}", "Sorcery", "Mill four cards. You may put a creature card and/or a land "
                         "card from among them into your hand."))  # fmt: skip
    table.policy = lambda decision: list(decision.candidates[:1]) if isinstance(decision, ChooseObjects) else None
    table.mana("A", "{G}").cast("A", "Sift the Silt").resolve()
    assert _names(table, "A", "hand") == ["Mud Toad", "Wet Meadow"]
    assert _names(table, "A", "graveyard") == ["Clay Idol", "Mud Toad", "Sift the Silt"]


@rule("608.2e")
def test_each_player_keeps_one_of_each_kind() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD), card(*TOAD), card(*MEADOW))
    table.battlefield("B", card(*IDOL), card(*IDOL), card(*GOLEM))
    table.hand("A", card("Lean Year", "{W}", "Sorcery", "Each player chooses from among the permanents they control an "
                         "artifact, a creature, and a land, then sacrifices the rest."))  # fmt: skip
    table.mana("A", "{W}").cast("A", "Lean Year").resolve()
    assert len(table.all("Mud Toad", who="A")) == 1 and table.all("Wet Meadow", who="A")
    assert len(table.all("Clay Idol", who="B")) == 1 and table.all("Tin Golem", who="B")


@rule("613.1f", "611.3a")
def test_all_activated_abilities_of_cards_in_another_zone() -> None:
    table = Table()
    (shell,) = table.battlefield("A", card("Hollow Shell", "{1}", "Artifact Creature — Golem", "Hollow Shell has all "
                                           "activated abilities of all creature cards in all graveyards.", "1/1"))
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    (healer,) = table.graveyard("B", card("Bog Healer", "{W}", "Creature — Cleric", "{T}: You gain 3 life.\nFlying",
                                          "1/1"))  # fmt: skip
    assert not table.has(shell, "flying")  # a static ability is none that is activated
    table.activate("A", shell).resolve()
    assert table.life("A") == 23 and table.game.obj(shell).tapped
    table.hand("A", card("Sweep", "{0}", "Instant", "Exile all graveyards."))
    table.cast("A", "Sweep").resolve()
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    assert healer not in table.game.objects


@rule("108.3")
def test_what_one_controls_but_does_not_own() -> None:
    table = Table()
    table.battlefield("A", card("Stray Kennel", "{1}", "Artifact", "Creatures you control but don't own get +1/+1."))
    (mine,) = table.battlefield("A", card(*TOAD))
    (theirs,) = table.battlefield("B", card(*TOAD))
    table.hand("A", card("Lure", "{0}", "Sorcery", "Gain control of target creature."))
    table.cast("A", "Lure", targets=[theirs]).resolve()
    assert (table.pt(mine), table.pt(theirs)) == ((2, 2), (3, 3))


@rule("118.12a")
@pytest.mark.parametrize("pays", [True, False])
def test_unless_in_front_of_what_is_averted(pays: bool) -> None:
    table = Table()
    table.hand("A", card("Costly Lesson", "{0}", "Sorcery", "Unless target player pays {2}, they lose 3 life and you "
                         "gain 3 life."))  # fmt: skip
    table.mana("B", "{2}").answer("B", pays)
    table.cast("A", "Costly Lesson", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == ((20, 20) if pays else (23, 17))
    assert table.pool("B") == ("" if pays else "CC")


@rule("118.12a", "120.3a")
@pytest.mark.parametrize("agrees", [True, False])
def test_a_source_that_one_lets_deal_damage_to_oneself(agrees: bool) -> None:
    table = Table()
    (toad,) = table.battlefield("B", card(*TOAD))
    table.hand("A", card("Hot Choice", "{0}", "Sorcery", "Destroy target creature unless its controller has Hot Choice "
                         "deal 4 damage to them."))  # fmt: skip
    table.answer("B", agrees).cast("A", "Hot Choice", targets=[toad]).resolve()
    assert table.life("B") == (16 if agrees else 20)
    assert (toad in table.game.objects) == agrees


@rule("704.5a", "704.5c")
def test_who_does_not_lose_for_having_no_life_still_loses_for_poison() -> None:
    table = Table()
    table.battlefield("A", card("Stubborn Husk", "{1}", "Enchantment", "You don't lose the game for having 0 or less "
                                "life."))  # fmt: skip
    table.hand("A", card("Bite", "{0}", "Sorcery", "You lose 25 life."), card("Venom", "{0}", "Sorcery", "You get ten "
               "poison counters."))  # fmt: skip
    table.cast("A", "Bite").resolve()
    assert table.life("A") == -5 and not table.game.over
    table.cast("A", "Venom").resolve()
    assert table.game.over and table.game.players[0].lost


@rule("103.4")
def test_the_starting_life_total_is_that_of_the_game() -> None:
    table = Table()
    (bell,) = table.battlefield("A", card("Glad Bell", "{1}", "Artifact", "As long as your life total is greater than or "
                                          "equal to your starting life total, creatures you control get +1/+1.\n{0}: "
                                          "Draw a card. Activate only if you have at least 10 life more than your "
                                          "starting life total."))  # fmt: skip
    (toad,) = table.battlefield("A", card(*TOAD))
    assert table.pt(toad) == (3, 3) and not [a for a in table.actions("A") if a.oid == bell]
    table.life("A", 19)
    assert table.pt(toad) == (2, 2)
    table.life("A", 30)
    assert [a.oid for a in table.actions("A") if a.kind == "activate"] == [bell]


@rule("602.5")
def test_three_restrictions_in_one_sentence() -> None:
    table = Table()
    (bell,) = table.battlefield("A", card("Odd Bell", "{1}", "Artifact", "{0}: You gain 1 life. Activate only during your "
                                          "turn, only if you control a creature, and only once each turn."))  # fmt: skip
    assert not table.actions("A")
    table.battlefield("A", card(*TOAD))
    table.activate("A", bell).resolve()
    assert table.life("A") == 21 and not [a for a in table.actions("A") if a.oid == bell]
    table.to_step("upkeep", "B")
    assert not [a for a in table.actions("A") if a.oid == bell]


@rule("608.2d")
def test_up_to_as_many_targets_as_before() -> None:
    table = Table()
    one, two, three = (table.battlefield("A", card(*TOAD))[0] for _ in range(3))
    table.battlefield("A", card("Glad Feast", "{1}", "Enchantment", "Whenever you gain life, put a +1/+1 counter on each "
                                "of up to that many target creatures you control."))  # fmt: skip
    table.hand("A", card("Two Sips", "{0}", "Sorcery", "You gain 2 life."))
    table.targets = None
    table.answer("A", [one, two]).cast("A", "Two Sips").resolve()
    assert [table.counters(toad).get("+1/+1", 0) for toad in (one, two, three)] == [1, 1, 0]


@pytest.mark.parametrize("line", [
    "Reveal cards from the top of your library until you reveal a creature card and a land card.",
    "Discard a creature card and a land card at random.",
    "Creatures you control but own get +1/+1.",
    "Creatures you own but don't own get +1/+1.",
])  # fmt: skip
def test_what_these_shapes_do_not_say(line: str) -> None:
    assert failure("spell_line", line)


@rule("118.12a")
def test_as_much_damage_as_is_averted() -> None:
    table = Table()
    (toad,) = table.battlefield("B", card(*TOAD))
    table.hand("A", card("Loud Threat", "{0}", "Sorcery", "Loud Threat deals damage equal to the number of cards in your "
                         "hand to target creature unless that creature's controller has Loud Threat deal that much "
                         "damage to them."), *(card(*IDOL) for _ in range(4)))  # fmt: skip
    table.answer("B", True).cast("A", "Loud Threat", targets=[toad]).resolve()
    assert table.life("B") == 16 and toad in table.game.objects


@rule("109.2")
def test_other_mountains_than_the_one_that_enters() -> None:
    """The land with the ability is no Peak itself: five others are five besides the new one."""
    table = Table()
    table.battlefield("A", card("Hot Springs", "", "Land", "Whenever a Mountain you control enters, if you control at least "
                                "two other Mountains, you gain 1 life."))  # fmt: skip
    for expected in (20, 20, 21):
        table.hand("A", card("Mountain", "", "Basic Land — Mountain", ""))
        table.play("A", "Mountain").resolve()
        assert table.life("A") == expected
        table.next_turn("A")


@pytest.mark.parametrize("text", [
    "Destroy target creature unless its controller has Trial deal that much damage to them.",
    "Trial deals 3 damage to target creature and 2 damage to target land unless you have Trial deal that much damage "
    "to you.",
])  # fmt: skip
def test_much_of_what(text: str) -> None:
    assert not compile_card(plain_card(text, "Sorcery")).accepted


@rule("601.2c")
def test_three_targets_of_three_kinds() -> None:
    table = Table()
    toad, idol, meadow = table.battlefield("B", card(*TOAD), card(*IDOL), card(*WET_MEADOW))
    table.hand("A", card("Loud Box", "{0}", "Sorcery", "Destroy up to one target artifact, up to one target creature, and up to "
                         "one target land."))  # fmt: skip
    table.answer("A", [idol], [], [meadow])
    table.cast("A", "Loud Box").resolve()
    assert table.zone("B", "graveyard") == ["Clay Idol", "Wet Meadow"] and toad in table.game.objects


@rule("118.9", "118.3", "a card of the kind and one more")
@pytest.mark.parametrize(("other", "castable"), [((), False), (FOREST, True), (ISLAND, True)])
def test_two_cards_are_discarded_one_of_them_of_a_kind(other: tuple[str, ...], castable: bool) -> None:
    table = Table()
    table.hand("A", *(card(*made) for made in (ISLAND, other) if made), card("Test Balk", "{9}", "Sorcery", (
        "You may discard an Island card and another card rather than pay this spell's mana cost.\nYou gain 1 life.")))  # fmt: skip
    assert [action.label[:9] for action in table.actions("A") if action.kind == "cast"] == (["Test Balk"] if castable else [])
    if castable:
        table.cast("A", "Test Balk").resolve()
        assert len(table.zone("A", "graveyard")) == 3 and not table.zone("A", "hand") and table.life("A") == 21


@rule("115.1", "109.2a")
def test_a_place_that_is_said_once_for_a_list_of_targets() -> None:
    table = Table()
    thing, beast, theirs = (*table.graveyard("A", lamp(), bear()), *table.graveyard("B", sprite()))
    words = ("Return up to one target artifact card, up to one target creature card, up to one target land card, and up to one target "
             "enchantment card from your graveyard to your hand.")  # fmt: skip
    do(table, words, [thing, beast])
    assert set(table.zone("A", "hand")) == {"Plain Lamp", "Plain Bear"}
    chosen = [asked for asked in table.asked if type(asked).__name__ == "ChooseTargets"]
    assert all(theirs not in asked.candidates for asked in chosen), "only cards in your graveyard"


@rule("115.1")
def test_five_targets_of_which_some_are_not_chosen() -> None:
    table = Table()
    thing, beast = table.battlefield("B", lamp(), bear())
    words = ("Exile up to one target artifact, up to one target creature, up to one target enchantment, up to one target planeswalker, "
             "and/or up to one target land.")  # fmt: skip
    do(table, words, [beast])
    assert set(table.game.permanents()) & {thing, beast} == {thing}


@rule("608.2d", "101.4")
@pytest.mark.parametrize("from_hand", [True, False])
def test_one_of_two_things_in_different_zones(from_hand: bool) -> None:
    """Either may be chosen, by each player among what is their own."""
    table = Table(3)
    (theirs,) = table.hand("B", bear())
    (lamp_of_b,) = table.battlefield("B", lamp())
    table.hand("C", bear())
    (kept,) = table.battlefield("A", lamp())
    table.answer("B", [theirs if from_hand else lamp_of_b])
    do(table, "Each opponent exiles a card from their hand or a permanent they control.")
    assert table.zone("B", "hand") == ([] if from_hand else ["Plain Bear"])
    assert (lamp_of_b in table.game.permanents()) == from_hand
    assert table.zone("C", "hand") == []
    assert kept in table.game.permanents()
