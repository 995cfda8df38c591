"""What is done where words say in their own way what others say. Choices, counts, moments and whose they are."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseNumber, ChooseObjects, ChooseOption
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import FOREST, Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


@rule("608.2d")
def test_that_player_chooses_and_sacrifices_one_of_two_targets_and_the_other_gets_a_counter() -> None:
    table = Table(3)
    mine = table.battlefield("A", bear())
    one, two, third = table.battlefield("B", card(*OX), card(*OX), card(*OX))
    table.battlefield("C", card(*OX))
    table.answer("B", [two])
    do(table, "Choose two target creatures an opponent controls. That player chooses and sacrifices one of those "
              "creatures. Put a -1/-1 counter on the other.", targets=[one, two])  # fmt: skip
    assert two not in table.game.battlefield and {one, third, *mine} <= set(table.game.battlefield)
    assert table.counters(one) == {"-1/-1": 1} and not table.counters(third)
    assert not any(isinstance(d, ChooseObjects) and d.seat != table.seat("B") for d in table.asked)


@rule("601.2c")
def test_targets_that_an_opponent_controls_are_those_of_one_opponent() -> None:
    table = Table(3)
    one, two = table.battlefield("B", card(*OX), card(*OX))
    (other,) = table.battlefield("C", card(*OX))
    table.hand("A", card("Odd Rite", "{0}", "Sorcery", "Tap one or two target creatures an opponent controls."))
    with pytest.raises(IllegalAnswer):
        table.cast("A", "Odd Rite", targets=[one, other])
    table = Table(3)
    one, two = table.battlefield("B", card(*OX), card(*OX))
    (other,) = table.battlefield("C", card(*OX))
    do(table, "Tap two target creatures an opponent controls.", targets=[one, two])
    assert [table.game.obj(oid).tapped for oid in (one, two, other)] == [True, True, False]
    do(table, "Untap two target creatures your opponents control.", targets=[one, other])
    assert [table.game.obj(oid).tapped for oid in (one, two, other)] == [False, True, False]


@rule("105.3", "205.1b")
def test_what_is_of_a_color_and_of_a_type_in_addition_to_its_creature_types_has_that_color_only() -> None:
    table = Table()
    table.graveyard("B", card("Red Cub", "{R}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Put target creature card from a graveyard onto the battlefield under your control. That creature is black and is a Spirit in "
              "addition to its other creature types.", targets=[table.find("Red Cub", "graveyard", "B")])  # fmt: skip
    chars = table.game.chars(table.find("Red Cub", who="A"))
    assert sorted(chars.colors) == ["B"] and {"Bear", "Spirit"} <= set(chars.subtypes)


@rule("603.4", "608.2h")
def test_all_of_the_counters_are_removed_as_the_ability_resolves_and_so_many_tokens_are_created() -> None:
    table = Table()
    coil = permanent(table, "{0}: Put a charge counter on Test Thing. Put an oil counter on Test Thing.\nAt the beginning of your upkeep, if Test Thing has two or more "
                     "charge counters on it, remove all of them from it and create that many 1/1 red Rat creature tokens with haste. Exile "
                     "them at the beginning of the next end step.", types="Artifact")  # fmt: skip
    table.activate("A", coil).resolve()
    table.next_turn("B").next_turn("A")
    assert not table.all("Rat Token") and table.counters(coil) == {"charge": 1, "oil": 1}
    table.activate("A", coil).resolve()
    table.next_turn("B").to_step("upkeep", "A")
    table.activate("A", coil).resolve()
    assert len(table.all("Rat Token", who="A")) == 3 and table.counters(coil) == {"oil": 3}
    table.to_step("end", "A").resolve()
    assert not table.all("Rat Token")


@rule("608.2h", "603.4")
def test_as_much_damage_as_permanents_were_sacrificed_this_turn() -> None:
    table = Table()
    permanent(table, "At the beginning of your end step, if you sacrificed one or more permanents this turn, Test Thing deals that much damage to "
                     "target opponent.", types="Enchantment")  # fmt: skip
    table.battlefield("A", card(*FOREST), card(*CUB), card(*CUB))
    table.battlefield("B", card(*CUB), card(*CUB))
    table.to_step("end", "A").resolve()
    assert table.life("B") == 20
    table.next_turn("B").next_turn("A")
    do(table, "Each player sacrifices a creature. Sacrifice a land.")
    table.to_step("end", "A").resolve()
    assert table.life("B") == 18


@rule("614.1c", "614.12")
def test_creatures_enter_with_more_counters_or_fewer_by_their_mana_value() -> None:
    table = Table()
    permanent(table, "Each other Vehicle and creature you control enters with an additional +1/+1 counter on it if its mana value is 2 or less. "
                     "Otherwise, it enters with three additional +1/+1 counters on it.", types="Artifact — Vehicle")  # fmt: skip
    table.hand("A", card("Small Elk", "{0}", "Creature — Elk", "", "1/1"), card("Big Elk", "{3}", "Creature — Elk", "", "1/1"))
    table.hand("A", card("Hollow Lamp", "{0}", "Artifact"))
    table.cast("A", "Small Elk").resolve().cast("A", "Hollow Lamp").resolve().mana("A", "{3}").cast("A", "Big Elk").resolve()
    assert [table.counters(table.find(name)).get("+1/+1", 0) for name in ("Small Elk", "Big Elk", "Hollow Lamp")] == [1, 3, 0]
    table.hand("B", card("Far Elk", "{0}", "Creature — Elk", "Flash", "1/1"))
    table.cast("B", "Far Elk").resolve()
    assert not table.counters(table.find("Far Elk"))


@rule("608.2d", "401.4")
def test_two_cards_go_both_on_top_or_both_on_the_bottom() -> None:
    table = Table()
    table.hand("A", card(*CUB), card(*OX))
    one, two = table.find("Odd Cub", "hand", "A"), table.find("Wide Ox", "hand", "A")
    where: list[Any] = []

    def policy(decision: Any) -> Any:
        if isinstance(decision, ChooseObjects) and one in decision.candidates:
            return [one, two]
        if isinstance(decision, ChooseOption):
            where.append(decision)
            return len(decision.options) - 1
        return None

    table.policy = policy
    do(table, "Draw a card, then put two cards from your hand both on top of your library or both on the bottom of your library.")
    library = table.zone("A", "library")
    assert len(where) == 1
    assert sorted(library[:2]) == ["Odd Cub", "Wide Ox"] or sorted(library[-2:]) == ["Odd Cub", "Wide Ox"]


@rule("611.3a")
def test_the_one_creature_gets_more_for_as_long_as_it_is_the_only_one() -> None:
    table = Table()
    permanent(table, "As long as you control exactly one creature, that creature gets +2/+0 and has lifelink.", types="Enchantment")
    (cub,) = table.battlefield("A", card(*CUB))
    (theirs,) = table.battlefield("B", card(*CUB))
    assert table.pt(cub) == (4, 2) and table.has(cub, "lifelink") and table.pt(theirs) == (2, 2)
    table.battlefield("A", card(*OX))
    assert table.pt(cub) == (2, 2) and not table.has(cub, "lifelink")


@rule("700.2", "608.2c")
def test_what_comes_with_either_mode_is_done_before_it() -> None:
    for mode, told in ((0, ["Odd Cub"]), (1, [])):
        table = Table()
        permanent(table, "Whenever you scry, choose one and put a +1/+1 counter on Test Thing.\n• Draw a card.\n• You gain 5 life.")
        table.library("A", card(*CUB))
        table.policy = lambda decision, mode=mode: [mode] if type(decision).__name__ == "ChooseModes" else None
        do(table, "Scry 1.").resolve()
        assert table.counters(table.find("Test Thing")) == {"+1/+1": 1}
        assert (table.zone("A", "hand") == told) and table.life("A") == (20 if mode == 0 else 25)


@rule("601.2c", "115.1")
def test_for_any_number_of_opponents_one_target_of_each() -> None:
    table = Table(3)
    (one, two), (third,) = table.battlefield("B", card(*OX), card(*CUB)), table.battlefield("C", card(*OX))
    (mine,) = table.battlefield("A", card(*OX))
    do(table, "For any number of opponents, destroy target nonland permanent that player controls.", targets=[two, third])
    assert one in table.game.battlefield and mine in table.game.battlefield
    assert two not in table.game.battlefield and third not in table.game.battlefield


@rule("402.1", "608.2h")
def test_a_card_that_is_both_is_counted_once() -> None:
    table = Table(library=30)
    table.hand("B", card(*FOREST), card("Green Grove", "", "Land Creature — Forest Dryad", "", "1/1"), card(*CUB), card(*OX))
    do(table, "Target opponent reveals their hand. You draw a card for each Forest and green card in it.", targets=[table.seat("B")])
    assert len(table.zone("A", "hand")) == 3


@rule("608.2c")
def test_the_creature_gets_its_bonus_before_it_fights() -> None:
    for mine, alive in ((("Big Cub", "{G}", "Creature — Bear", "", "4/4"), True), (("Odd Cub", "{G}", "Creature — Bear", "", "3/4"), False)):
        table = Table()
        (one,) = table.battlefield("A", card(*mine))
        (other,) = table.battlefield("B", card("Far Ox", "{3}", "Creature — Ox", "", "5/5"))
        do(table, "Target creature you control fights target creature you don't control.\nFerocious — The creature you control gets +2/+2 until end of turn "
                  "before it fights if you control a creature with power 4 or greater.", targets=[one, other])  # fmt: skip
        assert (one in table.game.battlefield) == alive
        assert (other in table.game.battlefield) != alive
        assert not alive or table.pt(one) == (6, 6)


@rule("608.2d", "120.1", "615.12")
def test_damage_of_an_amount_of_ones_choice() -> None:
    table = Table()
    (ox,) = table.battlefield("B", card(*OX))
    table.hand("A", card("Old Flame", "{0}", "Creature — Hellion",
                         "When this creature enters, it deals an amount of damage of your choice to you and target creature. The damage can't be prevented.",
                         "6/5"))  # fmt: skip
    table.policy = lambda decision: 7 if isinstance(decision, ChooseNumber) else None
    do(table, "Prevent all damage that would be dealt this turn.")
    table.cast("A", "Old Flame").resolve()
    assert table.life("A") == 13 and ox not in table.game.battlefield and table.life("B") == 20


@rule("614.1a", "400.7")
def test_only_the_spell_cast_this_way_is_exiled() -> None:
    table = Table()
    table.graveyard("A", card("Old Spark", "{0}", "Sorcery", "You gain 1 life."))
    table.hand("A", card("New Spark", "{0}", "Sorcery", "You gain 2 life."))
    do(table, "Exile an instant or sorcery card at random from your graveyard. You may cast it this turn. If a spell cast this way would be put into "
              "your graveyard, exile it instead.")  # fmt: skip
    table.cast("A", "Old Spark").resolve().cast("A", "New Spark").resolve()
    assert table.life("A") == 23 and table.zone("A", "exile") == ["Old Spark"]
    assert sorted(table.zone("A", "graveyard")) == ["New Spark", "Test Rite"]


@rule("613.1", "611.3a")
def test_enchanted_permanent_cant_attack_or_block_while_it_is_a_creature() -> None:
    table = Table()
    (cub,) = table.battlefield("A", card(*CUB))
    table.hand("A", card("Odd Chain", "{0}", "Enchantment — Aura", "Enchant permanent\nIf enchanted permanent is a creature, it can't attack or block."))
    table.cast("A", "Odd Chain", targets=[cub]).resolve()
    table.battlefield("A", card(*CUB))
    table.next_turn("B").next_turn("A").to_step("declare_attackers", "A")
    asked = [d for d in table.asked if type(d).__name__ == "DeclareAttackers"]
    assert asked
    assert all(cub != pair[0] for d in asked for pair in d.possible)
