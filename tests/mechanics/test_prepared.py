"""Prepared permanents. A designation while which a copy of the spell in the inset frame may be cast, once."""

from __future__ import annotations

from engine.cards.card_data import FaceData
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from tests.support.boards.table import Table, card, data

TONIC = data("Bitter Tonic", "{1}{B}", "Sorcery", "You gain 3 life.")


SPARK = data("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.")


def brewer(back: FaceData = TONIC, text: str = "This creature enters prepared.") -> CardDefinition:
    return card("Old Brewer", "{B}", "Creature — Human Warlock", text, "1/2", layout="prepare", back=back)


def brewed(back: FaceData = TONIC) -> tuple[Table, int]:
    table = Table()
    table.hand("A", brewer(back))
    table.mana("A", "{B}").cast("A", "Old Brewer").resolve()
    return table, table.find("Old Brewer")


def offers(table: Table, who: str, oid: int) -> list[str]:
    return [action.label for action in table.actions(who) if action.oid == oid and action.kind == "cast"]


def test_while_it_is_prepared_a_copy_of_its_spell_may_be_cast_once() -> None:
    table, oid = brewed()
    table.mana("A", "{1}{B}{1}{B}")
    assert offers(table, "A", oid) == ["Bitter Tonic"]
    table.cast("A", "Bitter Tonic")
    assert table.stack() == ["Bitter Tonic"] and offers(table, "A", oid) == []
    table.resolve()
    assert table.life("A") == 23 and offers(table, "A", oid) == [] and oid in table.game.objects
    assert table.zone("A", "graveyard") == [] and table.zone("A", "exile") == []


def test_the_copy_is_cast_for_its_own_cost_at_its_own_time() -> None:
    table, oid = brewed()
    assert offers(table, "A", oid) == []  # no mana
    table.to_step("upkeep", "B").mana("A", "{1}{B}")
    assert offers(table, "A", oid) == []  # a sorcery
    table, oid = brewed(SPARK)
    table.to_step("upkeep", "B").mana("A", "{R}").cast("A", "Quick Spark", [1]).resolve()
    assert table.life("B") == 18


def test_it_is_cast_and_counts_as_a_spell_of_its_own_kind() -> None:
    table, _ = brewed()
    table.battlefield("A", card("Reader", "{1}", "Artifact", "Whenever you cast a noncreature spell, draw a card."))
    hand = len(table.zone("A", "hand"))
    table.mana("A", "{1}{B}").cast("A", "Bitter Tonic").resolve()
    assert len(table.zone("A", "hand")) == hand + 1 and table.life("A") == 23


def test_only_its_controller_may_cast_it() -> None:
    table, oid = brewed(SPARK)
    table.mana("B", "{R}")
    assert offers(table, "B", oid) == []
    table.hand("B", card("Take Over", "{U}", "Sorcery", "Gain control of target creature."))
    table.to_step("main1", "B").mana("B", "{U}").cast("B", "Take Over", [oid]).resolve()
    table.mana("A", "{R}").mana("B", "{R}")
    assert offers(table, "A", oid) == [] and offers(table, "B", oid) == ["Quick Spark"]


def test_it_becomes_prepared_again_and_never_twice_at_a_time() -> None:
    table = Table()
    (oid,) = table.battlefield("A", brewer(text="{T}: This creature becomes prepared.\n{0}: This creature becomes prepared."))
    table.mana("A", "{1}{B}{1}{B}")
    assert offers(table, "A", oid) == []
    table.activate("A", oid).resolve().activate("A", oid, index=1).resolve()
    table.cast("A", "Bitter Tonic").resolve()
    assert offers(table, "A", oid) == []
    table.activate("A", oid, index=1).resolve()
    assert offers(table, "A", oid) == ["Bitter Tonic"]


def test_a_copy_of_a_prepared_creature_has_the_spell_but_not_the_designation() -> None:
    table = Table()
    (oid,) = table.battlefield("A", brewer(text="{T}: This creature becomes prepared."))
    table.activate("A", oid).resolve()
    table.hand("A", card("Mirror Beast", "{U}", "Creature — Beast", "You may have this creature enter as a copy of a creature you control, except it has haste.", "0/1"))
    table.answer("A", [oid]).mana("A", "{U}").cast("A", "Mirror Beast").resolve()
    (copy,) = [other for other in table.all("Old Brewer") if other != oid]
    table.mana("A", "{1}{B}")
    assert offers(table, "A", copy) == []
    table.activate("A", copy).resolve()
    assert offers(table, "A", copy) == ["Bitter Tonic"]
    table.act("A", lambda action: action.kind == "cast" and action.oid == copy).resolve()
    assert table.life("A") == 23


def test_it_stays_prepared_without_its_abilities_and_not_beyond_the_battlefield() -> None:
    table, oid = brewed()
    table.hand("A", card("Blank Page", "{U}", "Sorcery", "Target creature loses all abilities until end of turn."), card("Away and Back", "{W}", "Sorcery", "Return target creature to its owner's hand."))
    table.mana("A", "{U}").cast("A", "Blank Page", [oid]).resolve().mana("A", "{1}{B}")
    assert offers(table, "A", oid) == ["Bitter Tonic"] and view_for(table.game, 1, None).objects[oid].come("prepared")
    table.mana("A", "{W}").cast("A", "Away and Back", [oid]).resolve()
    (back,) = table.game.zone("hand", 0)
    assert offers(table, "A", back) == ["Old Brewer"]


def test_x_is_chosen_for_the_copy_as_for_any_spell() -> None:
    table, oid = brewed(data("Far Tonic", "{X}{B}", "Sorcery", "You gain X life."))
    table.mana("A", "{1}{B}").answer("A", 1).cast("A", "Far Tonic").resolve()
    assert table.life("A") == 21 and not view_for(table.game, 0, None).objects[oid].come("prepared")
