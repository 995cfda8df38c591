"""State-based effects and meeting replacement effects in the edition of 2006 (CR 419.9, 420 there)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseObjects, ChooseReplacement
from engine.game.decisions.decision import Decision
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import MarkDamage
from engine.game.events.planes import planar_controller
from engine.game.events.status import Attach
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.influence import OPTION
from engine.game.rules.state_based.counters import MOST_COUNTERS
from tests.rulebook import rule
from tests.support.boards.native import Ruling, with_statics
from tests.support.boards.planes import plane, planechase, planes
from tests.support.boards.table import Table, card

OLD = "2006-10-01"
BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CAT = ("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2")
WHILE_HALE = "As long as you have 20 or more life, this artifact is a 2/2 Golem creature in addition to its other types."
LATER = pytest.mark.parametrize(("edition", "stays"), [("2006", True), ("2024", False), ("2026", False)])


def old_table() -> Table:
    """A game by the rules of 2006."""
    return Table(edition="2006")


@rule("420.1", "420.3", "any of the listed conditions", "420.5", edition=OLD)
@rule("704.5i", "704.5s", "704.5r")
@LATER
def test_only_the_conditions_of_its_own_list_count(edition: str, stays: bool) -> None:
    table = Table(edition=edition)
    (sage,) = table.battlefield("A", card("Tired Sage", "{3}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="3"))
    (saga,) = table.battlefield("A", card("Short Tale", "{1}{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 2 life."))
    (pouch,) = table.battlefield("A", with_statics(card("Small Pouch", "{1}", "Artifact"), Ruling(MOST_COUNTERS, ("charge", 2))))
    table.battlefield("B", *[card("Old King", "{3}", "Legendary Creature — Human", "", "3/3")] * 2)
    happen(table.game, RemoveCounters(sage, "loyalty", 3), PutCounters(saga, "lore", 2), PutCounters(pouch, "charge", 5))
    table.resolve()
    assert [oid in table.game.objects for oid in (sage, saga)] == [stays] * 2
    assert len(table.all("Old King")) == (0 if stays else 1)  # the legend rule is on every list
    assert any(isinstance(asked, ChooseObjects) for asked in table.asked) is not stays  # and each list has its own
    assert table.zone("B", "graveyard") == ["Old King"] * (2 if stays else 1)
    assert table.counters(pouch)["charge"] == (5 if stays else 2)


@rule("420.3", "the listed conditions, and no others", edition=OLD)
@rule("704.5v")
@LATER
def test_no_battle_is_put_into_a_graveyard_before_there_were_battles(edition: str, stays: bool) -> None:
    table = Table(edition=edition)
    (siege,) = table.battlefield("B", card("Open Gate", "{1}{R}", "Battle — Siege", "When this Siege enters, you gain 1 life.", defense="3"))
    assert not table.counters(siege)
    table.resolve()
    assert (siege in table.game.objects) is stays and table.zone("B", "graveyard") == ([] if stays else ["Open Gate"])


@rule("420.3", edition=OLD)
def test_all_applicable_effects_are_one_event() -> None:
    table = old_table()
    keening = ("Keening Dog", "{1}{B}", "Creature — Dog", "Whenever another creature dies, you gain 1 life.", "2/2")
    first, second = table.battlefield("A", card(*keening), card(*keening))
    happen(table.game, MarkDamage(first, 2), MarkDamage(second, 3))
    table.resolve()
    assert table.life("A") == 22  # each saw the other die
    table.life("A", 0)
    table.life("B", -1)
    table.settle()
    assert table.game.over and not any(player.won for player in table.game.players)


@rule("420.3", edition=OLD)
@pytest.mark.parametrize(("counters", "given"), [(0, []), (2, [0, 1])])
def test_in_the_cleanup_step_players_get_priority_only_if_there_was_something_to_do(counters: int, given: list[int]) -> None:
    table = old_table()
    (bear,) = table.battlefield("A", card(*BEAR))
    for who in "AB":
        table.battlefield(who, card("Idle Toy", "{1}", "Artifact", "{0}: You gain 1 life."))
    table.hand("A", card("Thick Hide", "{G}", "Instant", "Target creature gets +0/+2 until end of turn."))
    table.mana("A", "{G}").cast("A", "Thick Hide", [bear]).resolve()
    happen(table.game, PutCounters(bear, "-1/-1", counters))
    with_priority: list[int] = []

    def ask(decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        if isinstance(decision, Act) and table.game.turn.step == "cleanup":
            with_priority.append(decision.seat)
        return table._ask(decision, validate)

    table.game.ask = ask
    table.next_turn("B")
    assert (bear in table.game.objects) is (counters == 0) and with_priority == given


@rule("420.5a", edition=OLD)
@pytest.mark.parametrize(("life", "loses"), [(1, False), (0, True), (-1, True)])
@pytest.mark.parametrize("variant", ["", "two_headed_giant"])
def test_zero_life_or_less_loses_for_a_player_and_for_a_team(life: int, loses: bool, variant: str) -> None:
    table = Table(4 if variant else 2, edition="2006", variant=variant)
    table.life("B", life)
    table.settle()
    assert [bool(player.lost) for player in table.game.players] == ([loses] * 2 + [False] * 2 if variant else [False, loses])


@rule("420.5a", "in whatever variant", edition=OLD)
def test_who_loses_in_their_turn_leaves_the_planes_to_the_next_player() -> None:
    table = Table(3, edition="2006", variant="planechase").next_turn("B")
    assert planar_controller(table.game) == 1
    table.life("B", 0)
    table.settle()
    assert [bool(player.lost) for player in table.game.players] == [False, True, False] and planar_controller(table.game) == 2


@rule("420.5a", "the plane of who loses goes with them, and that of another stays", edition=OLD)
def test_the_face_up_plane_stays_unless_its_owner_loses() -> None:
    table = planechase([plane("Old Ferry")], [plane("Calm Shore")], [plane("New Harbor")], seats=4, edition="2006").next_turn("B")
    table.life("B", 0)
    table.settle()
    assert planes(table) == ["Old Ferry"] and planar_controller(table.game) == 2
    table.life("A", -1)
    table.settle()
    assert planes(table) == ["New Harbor"], "the planar controller turns up a card of theirs"


@rule("420.5a", "whether their turn marker goes with them or not", edition=OLD)
def test_the_turn_markers_go_on_as_players_lose_in_a_grand_melee() -> None:
    table = Table(8, edition="2006", variant="grand_melee")
    assert len(table.game.markers) == 2
    for who, left in (("G", [1]), ("C", [1])):
        table.life(who, 0)
        table.settle()
        assert sorted(marker.removals for marker in table.game.markers if marker.removals) == left, "six players have one marker, too"


@rule("420.5g", "since the last time", edition=OLD)
def test_an_old_attempt_to_draw_from_an_empty_library_is_forgotten() -> None:
    table = Table(edition="2006", library=1)
    (ward,) = table.battlefield("A", card("Last Ward", "{4}", "Artifact", "You can't lose the game."))
    table.hand("A", card("Long Read", "{U}", "Sorcery", "Draw two cards."))
    table.mana("A", "{U}").cast("A", "Long Read").resolve()
    assert not table.game.over and table.game.zone("library", 0) == ()
    happen(table.game, Destroy(ward))
    table.settle()
    assert table.zone("A", "graveyard") == ["Long Read", "Last Ward"] and not table.game.over


@rule("420.5c", edition=OLD)
@pytest.mark.parametrize(("damage", "survives"), [(1, True), (2, False), (3, False)])
def test_lethal_damage_is_as_much_as_the_toughness_or_more(damage: int, survives: bool) -> None:
    table = old_table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, MarkDamage(bear, damage))
    table.settle()
    assert (bear in table.game.objects) is survives


@rule("420.5d", edition=OLD)
def test_an_aura_on_what_it_may_not_enchant_goes_to_the_graveyard_from_a_permanent_or_a_player() -> None:
    table = old_table()
    (wall,) = table.battlefield("A", card("Slow Wall", "{1}", "Artifact", WHILE_HALE))
    table.battlefield("A", card("Slim Veil", "{W}", "Enchantment — Aura", "Enchant creature"), attach_to=wall)
    table.battlefield("B", card("Ill Omen", "{B}", "Enchantment — Aura", "Enchant player"), attach_to=0)
    table.battlefield("A", card("Odd Omen", "{B}", "Enchantment — Aura", "Enchant creature"), attach_to=1)
    (gate,) = table.battlefield("A", card("Slow Gate", "{1}", "Artifact", WHILE_HALE.replace("2/2", "1/4")))
    table.battlefield("A", card("Thin Veil", "{W}", "Enchantment — Aura", "Enchant creature with power 1 or less"), attach_to=gate)
    (mist,) = table.battlefield("A", card("Old Mist", "{1}", "Enchantment", "As long as you have 20 or more life, this enchantment is a 2/2 Golem artifact creature."))
    table.battlefield("A", card("Mist Veil", "{W}", "Enchantment — Aura", "Enchant enchantment"), attach_to=mist)
    (ox,) = table.battlefield("A", card("Odd Ox", "{1}", "Creature — Ox", "{0}: This creature becomes a Golem with base power and toughness 2/2.", "1/4"))
    table.battlefield("A", card("Ox Veil", "{W}", "Enchantment — Aura", "Enchant creature"), attach_to=ox)
    table.activate("A", ox).resolve()
    assert (table.game.chars(mist).types, table.game.chars(ox).subtypes) == (("enchantment", "artifact", "creature"), ("Golem",))
    assert table.all("Mist Veil") and table.all("Ox Veil"), "the one is an enchantment still, and the other a creature"
    table.settle()
    assert table.zone("A", "graveyard") == ["Odd Omen"] and table.all("Ill Omen") and table.all("Slim Veil") and table.all("Thin Veil")
    table.life("A", 19)
    table.settle()
    assert sorted(table.zone("A", "graveyard")) == ["Odd Omen", "Slim Veil", "Thin Veil"] and wall in table.game.objects


@rule("420.5e", edition=OLD)
@pytest.mark.parametrize(("second", "left"), [("Creature — Human", 2), ("Legendary Creature — Human", 0)])
def test_the_legend_rule_needs_two_legends_and_nobody_chooses(second: str, left: int) -> None:
    table = old_table()
    table.battlefield("A", card("Old King", "{3}", "Legendary Creature — Human", "", "3/3"), card("Old King", "{3}", second, "", "3/3"))
    table.settle()
    assert len(table.all("Old King")) == left
    assert not [asked for asked in table.asked if isinstance(asked, ChooseObjects)]


@rule("420.5i", edition=OLD)
def test_worlds_that_are_equally_new_all_go() -> None:
    table = old_table()
    table.battlefield("B", card("First World", "{3}", "World Enchantment", ""))
    table.graveyard("A", card("Second World", "{3}", "World Enchantment", ""), card("Third World", "{3}", "World Enchantment", ""))
    table.hand("A", card("Deep Echo", "{W}", "Sorcery", "Return all enchantment cards from your graveyard to the battlefield."))
    table.mana("A", "{W}").cast("A", "Deep Echo").resolve()
    assert table.game.battlefield == () and table.zone("B", "graveyard") == ["First World"]


@rule("420.5i", edition=OLD)
def test_of_worlds_that_do_not_reach_each_other_both_stay() -> None:
    table = Table(6, edition="2006")
    table.game.options = {**table.game.options, OPTION: 1}
    for who in "BCDEFA":
        table.next_turn(who)  # a range is determined as its player's turn begins
    table.battlefield("A", card("First World", "{3}", "World Enchantment", ""))
    table.battlefield("D", card("Second World", "{3}", "World Enchantment", ""))
    table.settle()
    assert table.all("First World") and table.all("Second World")
    table.battlefield("B", card("Third World", "{3}", "World Enchantment", ""))
    table.settle()
    assert not table.all("First World") and table.all("Second World") and table.all("Third World")


@rule("420.5j", edition=OLD)
def test_a_copy_of_a_card_that_is_not_cast_ceases_to_exist() -> None:
    table = old_table()
    (snack,) = table.graveyard("A", card("Snack", "{W}", "Instant", "You gain 1 life."))
    table.hand("A", card("Borrow Words", "{U}", "Sorcery", "Exile target card from your graveyard. Copy it. You may cast the copy without paying its mana cost."))
    known = set(table.game.objects)
    table.mana("A", "{U}").answer("A", False).cast("A", "Borrow Words", [snack]).resolve()
    assert table.zone("A", "exile") == ["Snack"] and table.life("A") == 20
    new = [oid for oid in table.game.objects if oid not in known]
    assert not [oid for oid in new if table.game.objects[oid].token]


@rule("420.5k", edition=OLD)
def test_equipment_on_what_is_no_creature_any_more_comes_off_and_stays() -> None:
    table = old_table()
    (statue,) = table.battlefield("A", card("Slow Statue", "{1}", "Artifact", "As long as you have 20 or more life, Slow Statue has vigilance and it's a 2/2 Golem creature in addition to its other types."))
    assert table.pt(statue) == (2, 2)
    (sword,) = table.battlefield("A", card("Dull Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), attach_to=statue)
    table.settle()
    assert table.game.objects[sword].attached_to == statue
    table.life("A", 19)
    table.settle()
    assert table.game.objects[sword].attached_to < 0 and sword in table.game.objects and statue in table.game.objects


@rule("420.5m", edition=OLD)
@pytest.mark.parametrize(("edition", "holds"), [("2006", False), ("2024", True)])
def test_nothing_but_auras_and_equipment_stays_attached(edition: str, holds: bool) -> None:
    table = Table(edition=edition)
    bear, cat = table.battlefield("A", card(*BEAR), card(*CAT))
    (land,) = table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    (tower,) = table.battlefield("A", card("Watch Tower", "{1}", "Artifact — Fortification", "Fortified land has indestructible."), attach_to=land)
    happen(table.game, Attach(cat, bear))
    table.settle()
    assert table.game.objects[cat].attached_to < 0 and cat in table.game.objects  # though what it was attached to is there
    assert (table.game.objects[tower].attached_to == land) is holds  # fortifications came the year after


@rule("419.9a", edition=OLD)
@rule("616.1b", "616.1c")
@pytest.mark.parametrize(("edition", "asked", "copier"), [("2006", ["B"], "B"), ("2024", [], "A")])
def test_of_old_the_affected_player_could_choose_to_apply_a_copy_effect_before_one_that_changes_control(
    edition: str, asked: list[str], copier: str
) -> None:
    table = Table(edition=edition)
    bear, _ = table.battlefield("A", card(*BEAR), card(*CAT))
    theft = "If a creature would enter under an opponent's control this turn, it enters under your control instead."
    table.hand("A", card("Border Theft", "{U}", "Instant", theft))
    table.next_turn("B")
    table.mana("A", "{U}").cast("A", "Border Theft").resolve()
    table.hand("B", card("Paper Twin", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    if asked:
        table.answer("B", lambda decision: next(n for n, text in enumerate(decision.options) if "copy" in text))
    table.answer(copier, [bear])
    table.mana("B", "{U}").cast("B", "Paper Twin").resolve()
    choices = [decision for decision in table.asked if isinstance(decision, ChooseReplacement)]
    assert ["AB"[decision.seat] for decision in choices] == asked
    copied = [decision for decision in table.asked if isinstance(decision, ChooseObjects) and decision.purpose == "copy"]
    assert ["AB"[decision.seat] for decision in copied] == [copier]
    assert len(table.all("Plain Bear", who="A")) == 2


@rule("419.9b", "becomes applicable to the draw that another effect made of the gain", edition=OLD)
def test_the_first_draw_of_a_turn_may_be_one_that_another_effect_put_in_place_of_a_gain_of_life() -> None:
    table = old_table()
    table.battlefield("A", card("Odd Cup", "{2}", "Artifact", "If you would gain life, draw a card instead."),
                      card("Deep Well", "{2}", "Artifact", "If you would draw your first card each turn, you lose 5 life instead."))  # fmt: skip
    table.hand("A", *[card("Snack", "{W}", "Instant", "You gain 1 life.")] * 2)
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.life("A") == 15 and table.zone("A", "hand") == ["Snack"]


@rule("419.9b", "for each player whose event it becomes applicable to", edition=OLD)
def test_each_player_who_gains_life_returns_a_card_instead() -> None:
    table = old_table()
    for who in "AB":
        table.battlefield(who, card("Odd Cup", "{2}", "Artifact", "If you would gain life, draw that many cards instead."),
                          card("Deep Well", "{2}", "Artifact", "If you would draw a card, return a card from your graveyard to your hand instead."))  # fmt: skip
        table.graveyard(who, card(*BEAR))
    table.hand("A", card("Feast", "{W}", "Instant", "Each player gains 1 life."))
    table.mana("A", "{W}").cast("A", "Feast").resolve()
    assert [(table.life(who), table.zone(who, "hand")) for who in "AB"] == [(20, ["Plain Bear"])] * 2


@rule("419.9b", edition=OLD)
@pytest.mark.parametrize("first", ["Odd Cup", "Deep Well"])
def test_gaining_life_returns_a_card_through_two_effects_whichever_came_first(first: str) -> None:
    table = old_table()
    cup = card("Odd Cup", "{2}", "Artifact", "If you would gain life, draw that many cards instead.")
    well = card("Deep Well", "{2}", "Artifact", "If you would draw a card, return a card from your graveyard to your hand instead.")
    table.battlefield("A", *((cup, well) if first == "Odd Cup" else (well, cup)))
    (bear,) = table.graveyard("A", card(*BEAR))
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 1 life."))
    library = len(table.game.zone("library", 0))
    table.answer("A", [bear]).mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.life("A") == 20 and table.zone("A", "hand") == ["Plain Bear"]
    assert len(table.game.zone("library", 0)) == library and table.zone("A", "graveyard") == ["Snack"]
