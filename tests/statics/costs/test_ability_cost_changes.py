"""What makes activated abilities cost more or less (CR 601.2f, 602.2b, 118.7)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_equip_abilities_cost_less() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    axe, _ = table.battlefield("A", card("Axe", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {2}"),
                               creature("Equip abilities you activate cost {1} less to activate."))  # fmt: skip
    table.mana("A", "{1}")
    table.activate("A", axe, targets=[bear]).resolve()
    assert table.pt(bear) == (4, 2)


@rule("601.2f", "602.2b", "118.7c")
def test_activated_abilities_cost_so_much_less_by_its_power() -> None:
    """Of creatures of that player, mana abilities too; never to less than one mana."""
    table = Table()
    boss = permanent(table, "Activated abilities of creatures you control cost {X} less to activate, where X is Test Thing's power. This effect can't reduce the mana "
                     "in that cost to less than one mana.", size="2/2")  # fmt: skip
    words = "{4}: You gain 1 life.\n{2}: You gain 2 life."
    (mine,) = table.battlefield("A", card("Wise Cat", "{1}", "Creature — Cat", words, "1/1"))
    (stone,) = table.battlefield("A", card("Wise Lamp", "{1}", "Artifact", words))
    (theirs,) = table.battlefield("B", card("Wise Cat", "{1}", "Creature — Cat", words, "1/1"))

    def offered() -> list[tuple[int, int]]:
        return sorted((action.oid, action.index) for seat in "AB" for action in table.actions(seat))

    table.mana("A", "{1}").mana("B", "{1}")
    assert offered() == [(mine, 1)]
    table.mana("A", "{1}")
    assert offered() == [(mine, 0), (mine, 1), (stone, 1)]
    table.activate("A", mine, index=0).resolve()
    assert table.pool("A") == "" and table.life("A") == 21
    table.mana("A", "{1}").activate("A", mine, index=1).resolve()
    assert table.pool("A") == "" and theirs
    table.game.write(boss).counters = {"+1/+1": 1}
    table.mana("A", "{1}").activate("A", mine, index=0).resolve()
    assert table.life("A") == 24


@rule("118.7", "602.2b")
def test_abilities_of_a_keyword_of_others_cost_less() -> None:
    table = Table()
    permanent(table, "Cycling abilities of other creatures you control cost {3} less to activate.\nEquip abilities of artifacts you control cost {1} less "
              "to activate.", types="Enchantment")  # fmt: skip
    pole, = table.battlefield("A", card("Long Pole", "{1}", "Artifact — Equipment", "{2}: You gain 1 life.\nEquip {2}"))
    (host,) = table.battlefield("A", bear())
    table.mana("A", "{1}")
    assert [action.index for action in table.actions("A") if action.oid == pole] == [1]
    table.activate("A", pole, [host], 1).resolve()
    assert table.game.obj(pole).attached_to == host and table.pool("A") == ""


@rule("602.2b", "605.1a")
def test_abilities_dearer_unless_they_make_mana() -> None:
    table = Table()
    permanent(table, "Activated abilities cost {2} more to activate unless they're mana abilities.", types="Enchantment")
    (elf,) = table.battlefield("B", card("Test Elf", "{1}", "Creature — Elf", "{T}: Add {G}.\n{0}: Test Elf gets +1/+0 until end of turn.", "1/1"))
    (mine,) = table.battlefield("A", card("Test Ox", "{1}", "Creature — Ox", "{0}: Test Ox gets +1/+0 until end of turn.", "1/1"))
    assert not [action for action in table.actions("A") if action.oid == mine]
    table.mana("A", "{2}").activate("A", mine).resolve()
    assert table.pt(mine) == (2, 1) and not table.pool("A")
    table.next_turn("B").to_step("main1", "B")
    table.tap_for_mana("B", elf)
    assert table.pool("B") == "G"


@rule("601.2f", "601.2c", "602.2b")
@pytest.mark.parametrize(("mana", "can"), [("{B}", True), ("", False)])
def test_a_target_for_an_x_that_only_a_reduced_cost_allows(mana: str, can: bool) -> None:
    table = Table()
    thing = permanent(table, "{X}{B}: Exile target creature card with mana value X from an opponent's graveyard.")
    permanent(table, "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the mana in that cost to "
                     "less than one mana.", types="Artifact")  # fmt: skip
    (dead,) = table.graveyard("B", bear())
    if mana:
        table.mana("A", mana)
    assert (thing in [action.oid for action in table.actions("A")]) == can
    if can:
        table.answer("A", 2)
        table.activate("A", thing, [dead]).resolve()
        assert table.all(PLAIN_BEAR[0], EXILE) and not table.pool("A")


@rule("118.7")
def test_cycling_for_up_to_so_much_less() -> None:
    table = Table()
    table.battlefield("A", card("Fast Wheel", "{2}", "Artifact", "Cycling abilities you activate cost up to {2} less to activate."))
    table.hand("A", card("Dull Rock", "{5}", "Artifact", "Cycling {2}"), card("Gray Rock", "{5}", "Artifact", "Cycling {1}{G}"))
    assert [a.oid for a in table.actions("A") if a.kind == "activate"] == [table.find("Dull Rock", "hand")]
    table.mana("A", "{G}")
    table.activate("A", table.find("Gray Rock", "hand")).resolve()
    assert table.pool("A") == "" and table.zone("A", "graveyard") == ["Gray Rock"]


@rule("118.7")
def test_a_keyword_costs_opponents_more() -> None:
    table = Table()
    permanent(table, "Flashback costs your opponents pay cost {2} more.", types="Artifact")
    again = card("Echo", "{R}", "Instant", "You gain 1 life.\nFlashback {1}")
    table.graveyard("B", again)
    table.graveyard("A", again)
    for who, mana, can in (("A", "{1}", True), ("B", "{2}", False), ("B", "{1}", True)):
        table.mana(who, mana)
        assert bool([action for action in table.actions(who) if action.kind == "cast"]) == can


@rule("601.2f", "118.7")
def test_abilities_that_you_activate_cost_less_but_for_one_mana() -> None:
    table = Table()
    table.battlefield("A", card("Dawn Fox", "{3}", "Creature — Fox", "Abilities you activate that aren't mana abilities "
                                "cost {2} less to activate. This effect can't reduce the mana in that cost to less than "
                                "one mana.", "3/3"))
    (well,) = table.battlefield("A", card("Deep Well", "{1}", "Artifact", "{4}: You gain 5 life.\n{2}: You gain 1 life."))
    (theirs,) = table.battlefield("B", card("Deep Well", "{1}", "Artifact", "{4}: You gain 5 life."))
    table.mana("A", "{3}")
    table.activate("A", well).resolve()
    assert (table.life("A"), table.pool("A")) == (25, "C")
    table.activate("A", well, index=1).resolve()
    assert (table.life("A"), table.pool("A")) == (26, "")
    table.mana("B", "{3}")
    with pytest.raises(AssertionError):
        table.activate("B", theirs)


@rule("602.2b", "118.7")
def test_an_enchanted_artifacts_abilities_cost_less_but_some_mana() -> None:
    table = Table()
    engine = permanent(table, "{2}: You gain 1 life.\n{4}: You gain 9 life.", types="Artifact")
    table.hand("A", card("Cheap Song", "{U}", "Enchantment — Aura", "Enchant artifact\nEnchanted artifact's activated abilities "
                                          "cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana."))
    table.mana("A", "{U}").cast("A", "Cheap Song", [engine]).resolve()
    table.mana("A", "{1}").activate("A", engine).resolve()
    assert (table.life("A"), table.pool("A")) == (21, "")
    table.mana("A", "{2}").activate("A", engine, index=1).resolve()
    assert (table.life("A"), table.pool("A")) == (30, "")


@rule("118.7", "605.1a")
def test_abilities_of_opponents_cost_more_but_mana_abilities() -> None:
    table = Table()
    table.battlefield("A", card("Toll House", "{2}", "Enchantment", "During your turn, spells your opponents cast cost {1} more to cast and "
                                "abilities your opponents activate cost {1} more to activate unless they're mana abilities."))  # fmt: skip
    text = "{0}: You gain 1 life.\n{T}: Add {G}."
    mine, theirs = (
        table.battlefield("A", card("Odd Lamp", "{1}", "Artifact", text))[0],
        table.battlefield("B", card("Odd Lamp", "{1}", "Artifact", text))[0],
    )
    table.hand("B", card("Quick Spark", "{0}", "Instant", "You gain 1 life."))

    def cheap(who: str, oid: int) -> bool:
        return any(action.oid == oid and action.kind == "activate" for action in table.actions(who))

    assert cheap("A", mine)
    table.activate("B", theirs).resolve()
    assert table.life("B") == 21 and table.game.obj(theirs).tapped  # for its own mana
    assert not cheap("B", theirs) and not [action for action in table.actions("B") if action.kind == "cast"]
    table.next_turn("B")
    assert cheap("B", theirs) and [action for action in table.actions("B") if action.kind == "cast"]


@rule("601.2f", "602.2b", "605.1a")
def test_abilities_of_sources_of_a_name_cost_more_but_mana_abilities() -> None:
    table = Table()
    permanent(table, "Activated abilities of artifacts your opponents control cost {2} more to activate unless they're mana abilities.", "B")
    (bell,) = table.battlefield("A", card("Small Bell", "{1}", "Artifact", "{1}: You gain 1 life.\n{T}: Add {G}{G}."))
    table.mana("A", "{1}")
    table.tap_for_mana("A", bell)
    table.activate("A", bell).resolve()
    assert table.life("A") == 21 and table.pool("A") == ""


@rule("601.2f", "118.7")
def test_abilities_of_cards_in_a_graveyard_cost_less_down_to_one_mana() -> None:
    table = Table()
    permanent(table, "Activated abilities of cards in your graveyard cost {2} less to activate. This effect can't reduce the mana in that ability's "
                     "activation cost to less than one mana.")  # fmt: skip
    table.graveyard("A", card("Old Ghost", "{2}", "Creature — Spirit", "{2}: Return this card from your graveyard to your hand. Activate only as a sorcery.",
                              "1/1"))  # fmt: skip
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.mana("A", "{1}")
    (ghost,) = [action.oid for action in table.actions("A") if action.kind == "activate"]
    table.activate("A", ghost).resolve()
    assert table.all("Old Ghost", "hand", "A")


@rule("601.2f", "602.2b")
def test_abilities_of_a_keyword_cost_less_for_each_of_something_or_of_some_objects() -> None:
    table = Table()
    (axe, bow) = table.battlefield("A", *(card(name, "{1}", "Artifact — Equipment", words + "Equipped creature gets +1/+0.\nEquip {3}")
                                          for name, words in (("Axe", "Equip abilities you activate of other Equipment cost {2} less to activate.\n"),
                                                              ("Bow", ""))))  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    table.mana("A", "{1}")
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [bow]
    permanent(table, "Equip abilities you activate cost {1} less to activate for each Bear you control.")
    table.battlefield("A", bear())
    assert sorted(action.oid for action in table.actions("A") if action.kind == "activate") == [axe, bow]
    table.activate("A", axe, [mine]).resolve()
    assert table.pool("A") == "" and table.pt(mine) == (3, 2)
