"""Either of two deeds, one duration for a whole sentence, "it" of one or another, and what is so elsewhere too."""

from __future__ import annotations

import pytest

from engine.game.events.counters import RemoveCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
DRAGON = ("Young Dragon", "{1}", "Creature — Dragon", "", "3/3")
KILL = ("Sharp End", "{B}", "Instant", "Destroy target creature.")


@rule("611.2a")
def test_a_duration_in_front_is_that_of_the_whole_sentence() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Black Night", "{B}", "Sorcery", "Until end of turn, all creatures become black and creatures you control gain trample."))
    table.mana("A", "{B}").cast("A", "Black Night").resolve()
    assert table.game.chars(bear).colors == ("B",) and table.has(bear, "trample")
    table.next_turn("B")
    assert table.game.chars(bear).colors == () and not table.has(bear, "trample")


@rule("608.2d")
@pytest.mark.parametrize(("hand", "bears"), [(["Young Dragon"], 1), ([], 0)])
def test_of_two_deeds_only_what_is_possible_is_done(hand: list[str], bears: int) -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", *[card(*DRAGON) for _ in hand])
    table.hand("A", card("Either Way", "{B}", "Sorcery", "You may sacrifice a creature or discard a card. If you do, you gain 5 life."))
    table.mana("A", "{B}").answer("A", True, *([1] if hand else [])).cast("A", "Either Way").resolve()
    assert table.life("A") == 25 and table.zone("A", "hand") == [] and len(table.all("Meadow Bear")) == bears


@rule("608.2d")
def test_if_neither_of_two_deeds_is_possible_nothing_is_offered() -> None:
    table = Table()
    table.hand("A", card("Either Way", "{B}", "Sorcery", "You may sacrifice a creature or discard a card. If you do, you gain 5 life."))
    table.mana("A", "{B}").answer("A", True).cast("A", "Either Way").resolve()
    assert table.life("A") == 20 and len(table.answers[0]) == 1


@rule("608.2c")
def test_it_behind_this_or_another_is_the_one_to_which_it_happened() -> None:
    table = Table()
    table.battlefield("A", card("Old Dragon", "{2}", "Creature — Dragon", "Whenever ~ or another Dragon you control enters, it deals damage equal to its power to any target.", "1/1"))
    table.hand("A", card(*DRAGON))
    table.mana("A", "{1}").answer("A", [1]).cast("A", "Young Dragon").resolve()
    assert table.life("B") == 17


@rule("611.3a")
def test_the_same_is_true_for_spells_and_cards_elsewhere() -> None:
    table = Table()
    text = "Creatures you control are artifacts in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield."
    table.battlefield("A", card("Metal Dream", "{U}", "Enchantment", text))
    (mine,), (theirs,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*BEAR))
    (in_hand,), (buried,) = table.hand("A", card(*DRAGON)), table.graveyard("A", card(*DRAGON))
    (other_hand,) = table.hand("B", card(*DRAGON))
    artifacts = [oid for oid in (mine, theirs, in_hand, buried, other_hand) if "artifact" in table.game.chars(oid).types]
    assert artifacts == [mine, in_hand, buried]
    table.mana("A", "{1}").cast("A", "Young Dragon")
    assert "artifact" in table.game.chars(table.game.stack[0]).types


@rule("305.2", "101.2")
def test_who_can_not_play_lands_can_still_cast_spells() -> None:
    table = Table()
    table.battlefield("B", card("Dry Land", "{R}", "Enchantment", "Players can't play lands."))
    table.hand("A", card("Far Hill", "", "Land", "{T}: Add {C}."), card(*BEAR))
    table.mana("A", "{1}")
    assert [action.label for action in table.actions("A")] == ["Meadow Bear"]


@rule("106.6")
def test_mana_for_one_kind_of_spell_or_another() -> None:
    table = Table()
    table.battlefield("A", card("Twin Spring", "", "Land", "{T}: Add {C}. Spend this mana only to cast a Dragon spell or a Bear spell."))
    table.hand("A", card(*BEAR), card(*DRAGON), card("Plain Elf", "{1}", "Creature — Elf", "", "1/1"))
    assert sorted(action.label for action in table.actions("A")) == ["Meadow Bear", "Young Dragon"]


@rule("602.1", "113.6")
def test_a_counter_removed_from_an_exiled_card_is_seen_by_it() -> None:
    table = Table()
    (sleeper,) = table.exile("A", card("Long Sleeper", "{5}", "Creature — Horror", "Whenever a time counter is removed from ~ while it's exiled, you gain 2 life.", "5/5"))
    table.game.write(sleeper).counters = {"time": 2}
    happen(table.game, RemoveCounters(sleeper, "time", 1, sleeper))
    assert table.resolve().life("A") == 22


@rule("608.2c")
@pytest.mark.parametrize(("yes", "hand"), [(True, []), (False, ["Forest"])])
def test_if_the_card_was_not_put_there_it_goes_elsewhere(yes: bool, hand: list[str]) -> None:
    table = Table()
    text = "Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you don't put the card onto the battlefield, put it into your hand."
    table.hand("A", card("Deep Look", "{G}", "Sorcery", text))
    table.mana("A", "{G}").answer("A", yes).cast("A", "Deep Look").resolve()
    assert table.zone("A", "hand") == hand and bool(table.all("Forest")) == yes


@rule("122.1f")
@pytest.mark.parametrize("poison", [0, 1])
def test_a_player_with_a_poison_counter_is_poisoned(poison: int) -> None:
    table = Table()
    (rat,) = table.battlefield("A", card("Sick Rat", "{B}", "Creature — Rat", "~ has menace as long as an opponent is poisoned.", "1/1"))
    table.game.write_player(1).counters = {"poison": poison}
    table.game.changed()
    assert table.has(rat, "menace") == bool(poison)


def test_all_but_what_is_excepted() -> None:
    table = Table()
    (mageta,) = table.battlefield("A", card("Strict Lion", "{W}", "Creature — Cat", "{0}: Destroy all creatures except for ~.", "3/3"))
    table.battlefield("B", card(*BEAR), card(*DRAGON), card("Bare Rock", "", "Land"))
    table.activate("A", mageta).resolve()
    assert [table.game.chars(oid).name for oid in table.game.permanents()] == ["Strict Lion", "Bare Rock"]


@rule("603.2")
@pytest.mark.parametrize(("zone", "life"), [("graveyard", 19), ("hand", 20)])
def test_a_place_said_once_behind_two_deeds_is_that_of_both(zone: str, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Dark Vengeance", "{R}", "Enchantment", "You may play lands from your graveyard.\nWhenever you play a land or cast a spell from anywhere other than your hand, this enchantment deals 1 damage to each opponent."))
    hill = card("Far Hill", "", "Land", "{T}: Add {C}.")
    table.graveyard("A", hill) if zone == "graveyard" else table.hand("A", hill)
    assert table.play("A", "Far Hill").resolve().life("B") == life


@rule("611.2a")
def test_what_one_gains_control_of_until_end_of_turn_has_haste_only_so_long() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Brief Loan", "{R}", "Instant", "Until end of turn, you gain control of target creature and it gains haste."))
    table.mana("A", "{R}").cast("A", "Brief Loan", targets=[bear]).resolve()
    assert table.game.controller(bear) == 0 and table.has(bear, "haste")
    table.next_turn("B")
    assert table.game.controller(bear) == 1 and not table.has(bear, "haste")
