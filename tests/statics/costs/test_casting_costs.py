"""What spells cost besides, instead, less or more (CR 118.7 to 118.9, 601.2f)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

HALLS = "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell."
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("118.8", "601.2b")
def test_a_spell_with_an_additional_cost_needs_it() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Last Resort",
            "{B}",
            "Sorcery",
            "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.",
        ),
    )
    table.mana("A", "{B}")
    assert table.actions("A") == ()
    (bear,) = table.battlefield("A", card(*BEAR))
    hand = len(table.zone("A", "hand"))
    table.cast("A", "Last Resort")
    assert bear not in table.game.objects
    table.resolve()
    assert len(table.zone("A", "hand")) == hand + 1


@rule("118.9", "118.9a")
def test_an_alternative_cost_is_paid_instead_of_the_mana_cost() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Barter",
            "{7}{U}",
            "Sorcery",
            "You may sacrifice two creatures rather than pay this spell's mana cost.\nDraw two cards.",
        ),
    )
    table.battlefield("A", card(*BEAR), card(*BEAR))
    table.cast("A", "Barter", way="alternative cost").resolve()
    assert table.zone("A", "graveyard").count("Plain Bear") == 2


@rule("118.7", "601.2f")
def test_spells_get_cheaper_but_coloured_mana_stays() -> None:
    table = Table()
    table.battlefield(
        "A", *[card("Thrifty Aunt", "{2}", "Artifact", "Creature spells you cast cost {1} less to cast.")] * 3
    )
    table.hand("A", card(*BEAR))
    assert table.actions("A") == ()
    table.mana("A", "{G}").cast("A", "Plain Bear").resolve()
    assert table.find("Plain Bear")


@rule("601.2f")
def test_increases_come_before_reductions() -> None:
    table = Table()
    table.battlefield("B", card("Toll Gate", "{2}", "Artifact", "Creature spells cost {2} more to cast."))
    table.battlefield(
        "A", *[card("Thrifty Aunt", "{2}", "Artifact", "Creature spells you cast cost {1} less to cast.")] * 3
    )
    table.hand("A", card(*BEAR))
    table.mana("A", "{G}{1}")
    assert [a.label for a in table.actions("A")] == ["Plain Bear"]
    table.cast("A", "Plain Bear")
    # {1}{G} + {2} - {3}: only {G} is left to pay
    assert len(table.pool("A")) == 1


@rule("601.2f")
def test_a_spell_counts_for_its_own_reduction_what_its_words_say() -> None:
    table = Table()
    table.battlefield("A", *[card(*BEAR)] * 3)
    table.hand(
        "A",
        card(
            "Crowded Kitchen",
            "{4}{U}",
            "Sorcery",
            "This spell costs {1} less to cast for each creature you control.\nDraw a card.",
        ),
    )
    table.mana("A", "{U}{1}").cast("A", "Crowded Kitchen").resolve()
    assert table.zone("A", "graveyard") == ["Crowded Kitchen"]


EVIDENCE = ("Case Notes", "{3}{G}", "Sorcery", "As an additional cost to cast this spell, you may collect evidence 4. "
            "This spell costs {2} less to cast if evidence was collected.\nYou gain 1 life. If evidence was collected, "
            "draw a card.")  # fmt: skip


@rule("701.57c", "601.2f")
def test_a_spell_that_costs_less_if_evidence_was_collected() -> None:
    table = Table()
    table.battlefield("A", card("Keen Clerk", "{1}", "Artifact", "Whenever you collect evidence, you gain 10 life."))
    table.hand("A", card(*EVIDENCE))
    table.mana("A", "{1}{G}")
    table.graveyard("A", card(*BEAR))
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.graveyard("A", card(*BEAR))
    table.answer("A", True)
    table.cast("A", "Case Notes").resolve()
    assert table.game.players[0].life == 31
    assert len(table.game.zone("exile")) == 2 and table.zone("A", "hand") == ["Forest"]


def test_ward_for_evidence() -> None:
    table = Table()
    (frog,) = table.battlefield("B", card("Careful Frog", "{G}", "Creature — Frog", "Ward—Collect evidence 3.", "1/1"))
    shot = card("Sharp Shot", "{R}", "Instant", "Destroy target creature.")
    table.hand("A", shot, shot)
    table.mana("A", "{R}{R}")
    table.cast("A", "Sharp Shot", targets=[frog]).resolve()
    assert table.all("Careful Frog")  # there is no evidence to collect, and nothing is asked
    table.graveyard("A", card(*BEAR))
    table.answer("A", True)
    table.cast("A", "Sharp Shot", targets=[frog]).resolve()
    assert not table.all("Careful Frog")


@rule("118.9", "118.9a")
def test_another_cost_for_all_spells() -> None:
    table = Table(library=0)
    table.battlefield("A", card("Blood Ledger", "{2}", "Artifact", "You may pay 3 life rather than pay the mana cost for "
                                "spells you cast."))
    table.battlefield("A", card("Far Sight", "{2}", "Artifact", "You may cast creature spells from the top of your "
                                "library."))
    table.hand("A", card(*BEAR))
    table.library("A", card("Top Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Plain Bear").resolve()
    table.cast("A", "Top Bear").resolve()  # the cost goes with permission to cast it from elsewhere
    assert table.game.players[0].life == 14
    assert table.all("Plain Bear") and table.all("Top Bear")


@rule("614.1c", "601.2h")
def test_counters_on_what_was_not_paid_for_with_mana() -> None:
    table = Table()
    scout = card("Idle Scout", "{G}", "Creature — Elf", "~ enters with two +1/+1 counters on it if it wasn't cast or no "
                 "mana was spent to cast it.", "1/1")
    table.hand("A", scout, scout)
    table.mana("A", "{G}")
    table.cast("A", "Idle Scout").resolve()
    assert table.pt(table.find("Idle Scout")) == (1, 1)
    table.battlefield("A", card("Open Door", "{2}", "Artifact",
                                "You may cast spells from your hand without paying their mana costs."))
    table.cast("A", "Idle Scout").resolve()
    assert table.pt(table.all("Idle Scout")[1]) == (3, 3)


@pytest.mark.parametrize("itself", ["Odd Gift", "this spell"])
@rule("118.9", "nothing may be the alternative cost")
def test_if_so_a_spell_may_be_cast_without_paying_its_mana_cost(itself: str) -> None:
    """Only while the condition holds, and nothing is paid then."""
    gift = card("Odd Gift", "{4}{W}", "Instant",
                f"If you control an Elf, you may cast {itself} without paying its mana cost.\nYou gain 3 life.")
    table = Table()
    table.hand("A", gift)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card("Near Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.cast("A", "Odd Gift").resolve()
    assert table.life("A") == 23


@rule("118.9", "601.2b")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_card_of_the_spells_color_is_discarded(who: str) -> None:
    table = Table()
    permanent(table, HALLS, types="Enchantment")
    if who == "B":
        table.next_turn("B")
        table.game.zone("hand", 1)
    table.hand(who, ogre(), card("Red Ink", "{9}{R}", "Creature — Ooze", "", "4/4"), lamp(), bear())
    offered = [action for action in table.actions(who) if action.kind == "cast"]
    assert {table.game.chars(action.oid).name for action in offered} == {"Plain Ogre", "Red Ink"}
    ink, red = table.find("Red Ink", "hand"), table.find("Plain Ogre", "hand")
    table.answer(who, [red])
    table.cast(who, ink).resolve()
    assert len(table.all("Red Ink")) == 1 and "Plain Ogre" in table.zone(who, "graveyard")


@rule("601.2f", "601.2h")
def test_life_for_each_target() -> None:
    table = Table()
    ones = table.battlefield("B", ogre(), bear())
    table.hand("A", card("Purge", "{0}", "Sorcery", "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures."))
    table.cast("A", "Purge", ones)
    assert table.life("A") == 14
    table.resolve()
    assert not table.all("Plain Ogre") and not table.all("Plain Bear")


def _castable(table: Table, who: str) -> set[str]:
    return {action.label for action in table.actions(who) if action.kind == "cast"}


@rule("118.9", "609.4b")
def test_any_player_casts_small_creatures_for_nothing_at_any_time() -> None:
    table = Table(3)
    permanent(table, "Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.", types="Enchantment")
    table.hand("B", bear(), card("Large Ox", "{4}", "Creature — Ox", "", "5/5"), card("Slow Rite", "{0}", "Sorcery", "You gain 1 life."))
    assert {label.split(" (")[0] for label in _castable(table, "B")} == {"Plain Bear"}
    table.cast("B", table.find("Plain Bear", "hand")).resolve()
    assert table.all("Plain Bear", who="B")
    table.hand("B", bear())
    table.mana("B", "{G}{G}")
    ways = [action for action in table.actions("B") if action.kind == "cast"]
    assert len(ways) == 1  # not for its mana cost: that has no flash
    assert table.pool("B") == "GG"


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_the_mana_value_of_the_sacrificed_permanent() -> None:
    table = Table()
    table.battlefield("A", card(*OGRE))
    table.hand("A", spell("As an additional cost to cast this spell, sacrifice a creature.\nDraw cards equal to the mana "
                          "value of the sacrificed permanent."))  # fmt: skip
    table.cast("A", "Spell").resolve()
    assert len(table.zone("A", "hand")) == 3


@rule("118.9")
def test_another_cost_for_spells_that_one_casts() -> None:
    table = Table()
    permanent(table, "You may pay {W}{U} rather than pay the mana cost for spells that you cast.", types="Artifact")
    table.hand("A", card("Great Ogre", "{9}", "Creature — Ogre", "", "9/9"))
    table.hand("B", card("Other Ogre", "{9}", "Creature — Ogre", "Flash", "9/9"))
    table.mana("A", "{W}{U}").mana("B", "{W}{U}")
    assert not any(action.kind == "cast" for action in table.actions("B"))
    table.cast("A", "Great Ogre").resolve()
    assert table.all("Great Ogre") and not table.pool("A")


@rule("118.9", "702.8a", "601.3b")
def test_energy_rather_than_mana_and_then_at_any_time() -> None:
    table = Table()
    permanent(table, "You may cast creature spells with mana value 3 or less by paying {E} rather than paying their mana costs. If you cast a spell this way, you may cast it "
                     "as though it had flash.", types="Enchantment")  # fmt: skip
    table.hand("A", card("Dear Cub", "{3}", "Creature — Bear", "", "3/3"), card("Too Dear", "{4}", "Creature — Bear", "", "4/4"))
    do(table, "You get {E}{E}.")
    table.mana("A", "{4}")
    assert len([action for action in table.actions("A") if action.kind == "cast"]) == 3
    table.next_turn("B").mana("A", "{4}")
    (way,) = [action for action in table.actions("A") if action.kind == "cast"]
    table.cast("A", way.oid, way=way.way).resolve()
    assert table.all("Dear Cub") and table.game.players[0].counters["energy"] == 1 and table.pool("A") == "CCCC"


@rule("118.9", "601.2b")
def test_nothing_for_one_spell_from_exile_each_turn() -> None:
    table = Table()
    permanent(table, "Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast from exile.", types="Enchantment")
    table.hand("A", card("Own Gift", "{3}", "Instant", "You gain 1 life."))
    table.library("A", card("Dear Gift", "{3}", "Instant", "You gain 1 life."), card("Great Gift", "{3}", "Instant", "You gain 1 life."))
    do(table, "Exile the top two cards of your library. You may play those cards this turn.")
    assert sorted(table.game.chars(action.oid).name for action in table.actions("A") if action.kind == "cast") == ["Dear Gift", "Great Gift"]
    table.cast("A", table.find("Dear Gift", "exile")).resolve()
    assert table.life("A") == 21 and not [action for action in table.actions("A") if action.kind == "cast"]


@rule("118.8", "601.3b")
def test_flash_by_tapping_creatures_too() -> None:
    table = Table()
    table.hand("A", card("Odd Storm", "{1}", "Sorcery", "You may cast this spell as though it had flash by tapping two untapped creatures you control with flying in addition to "
                         "paying its other costs.\nYou gain 1 life."))  # fmt: skip
    table.next_turn("B").mana("A", "{1}")
    birds = table.battlefield("A", *(card("Low Bird", "{1}", "Creature — Bird", "Flying", "1/1") for _ in range(2)))
    table.cast("A", "Odd Storm").resolve()
    assert table.life("A") == 21 and all(table.game.obj(bird).tapped for bird in birds)


@rule("118.8", "107.1a", "601.2h")
def test_half_of_ones_lands_are_sacrificed_to_cast_a_spell() -> None:
    table = Table()
    table.battlefield("A", *(card(name, "", "Land") for name in ("One", "Two", "Three")))
    table.battlefield("B", card("Far Land", "", "Land"))
    table.hand("A", card("Odd Split", "{0}", "Sorcery", "As an additional cost to cast this spell, sacrifice half the lands you control, rounded up.\nYou gain 1 life."))
    table.cast("A", "Odd Split").resolve()
    assert table.life("A") == 21 and len(table.zone("A", "graveyard")) == 3 and table.all("Far Land")
