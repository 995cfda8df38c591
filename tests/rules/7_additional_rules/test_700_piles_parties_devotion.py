"""General rules (CR 700): modes that others choose, piles, devotion in the layers, parties, what was activated."""

from __future__ import annotations

import pytest

from engine.decisions.choices import ChooseModes
from engine.rules.events import leaving
from tests.rulebook import rule
from tests.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPLIT = ("Split the Stack", "{U}", "Sorcery",
         "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.")  # fmt: skip
FIVE = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four", "Five"))


@rule("700.2e")
def test_an_opponent_chooses_the_mode_when_the_controller_would() -> None:
    table = Table()
    table.hand("A", card("Hard Bargain", "{B}", "Sorcery", "An opponent chooses one —\n• You draw two cards.\n• You gain 5 life."))
    table.mana("A", "{B}").answer("B", [1]).cast("A", "Hard Bargain")
    modes = [decision for decision in table.asked if isinstance(decision, ChooseModes)]
    assert [decision.seat for decision in modes] == [1]
    assert table.game.objects[table.game.stack[-1]].stack.modes == (1,)  # chosen as it was cast
    assert table.resolve().life("A") == 25


@rule("700.2e")
def test_of_several_opponents_the_controller_decides_who_chooses() -> None:
    table = Table(4)
    table.hand("A", card("Hard Bargain", "{B}", "Sorcery", "An opponent chooses one —\n• You draw two cards.\n• You gain 5 life."))
    table.mana("A", "{B}").answer("A", [2]).answer("C", [1]).cast("A", "Hard Bargain").resolve()
    assert [decision.seat for decision in table.asked if isinstance(decision, ChooseModes)] == [2]
    assert table.life("A") == 25


def split(first_pile: list[int], kept: int) -> Table:
    """Five cards, of which B puts some into the first pile, and A keeps one pile."""
    table = Table()
    oids = table.library("A", *FIVE)
    table.hand("A", card(*SPLIT))
    table.answer("B", [oids[number] for number in first_pile]).answer("A", kept)
    return table.mana("A", "{U}").cast("A", "Split the Stack").resolve()


@rule("700.3", "700.3a")
def test_each_of_the_cards_is_put_into_exactly_one_of_two_piles() -> None:
    table = split([0, 3], 0)
    assert sorted(table.zone("A", "hand")) == ["Four", "One"]
    assert sorted(set(table.zone("A", "graveyard")) - {"Split the Stack"}) == ["Five", "Three", "Two"]


@rule("700.3b")
def test_the_objects_of_a_pile_stay_single_objects() -> None:
    table = Table()
    bears = table.battlefield("B", *[card(*BEAR)] * 4)
    table.battlefield("B", card("Dirge Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    table.hand("A", card("This or That", "{B}", "Sorcery", "Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice."))
    table.mana("A", "{B}").answer("A", list(bears[:3])).answer("B", 0).cast("A", "This or That", [1]).resolve()
    assert table.all("Plain Bear") == [bears[3]] and table.life("B") == 23


@rule("700.3c")
def test_the_cards_stay_in_the_library_while_they_are_separated() -> None:
    table = Table()
    oids = table.library("A", *FIVE)
    seen: list[object] = []

    def look(decision: object) -> object:
        seen.append(table.game.zone("library", 0)[:5])
        return [oids[0]]

    table.hand("A", card(*SPLIT))
    table.answer("B", look).answer("A", 1)
    table.mana("A", "{U}").cast("A", "Split the Stack").resolve()
    assert seen == [oids]
    assert table.zone("A", "hand") == ["Two", "Three", "Four", "Five"] and "One" in table.zone("A", "graveyard")


@rule("700.3c")
def test_the_order_of_a_graveyard_is_kept_as_its_cards_are_separated() -> None:
    table = Table()
    dead = table.graveyard("A", *[card(f"Bear {number}", "{1}{G}", "Creature — Bear", "", "2/2") for number in range(4)])
    table.hand("A", card("Half Back", "{B}", "Sorcery", "Separate all creature cards in your graveyard into two piles. Exile the pile of an opponent's choice and return the other to the battlefield."))
    seen: list[object] = []

    def look(decision: object) -> object:
        seen.append(table.zone("A", "graveyard"))
        return 1

    table.answer("A", [dead[2], dead[0]]).answer("B", look)
    table.mana("A", "{B}").cast("A", "Half Back").resolve()
    assert seen == [["Bear 0", "Bear 1", "Bear 2", "Bear 3"]] or seen == [["Bear 3", "Bear 2", "Bear 1", "Bear 0"]]
    assert table.all("Bear 0") and table.all("Bear 2") and not table.all("Bear 1")


@rule("700.3d")
def test_a_pile_may_be_empty() -> None:
    assert split([], 0).zone("A", "hand") == []
    assert sorted(split([], 1).zone("A", "hand")) == ["Five", "Four", "One", "Three", "Two"]


@rule("700.5a", "700.5")
@pytest.mark.parametrize(("with_altar", "creature"), [(True, True), (False, False)])
def test_devotion_is_counted_before_types_change(with_altar: bool, creature: bool) -> None:
    table = Table()
    god = card("Hearth God", "{3}{R}", "Legendary Enchantment Creature — God", "As long as your devotion to red is less than five, Hearth God isn't a creature.", "6/5")
    (hearth,) = table.battlefield("A", god)
    table.battlefield("A", card("Red Thing", "{R}{R}{R}", "Artifact"))
    if with_altar:
        table.battlefield("A", card("Old Altar", "{2}", "Artifact", "Your devotion to each color and each combination of colors is increased by one."))
    assert ("creature" in table.game.chars(hearth).types) is creature


@rule("700.5a")
def test_devotion_counts_a_copys_mana_cost_and_a_borrowed_permanent() -> None:
    table = Table()
    god = card("Hearth God", "{3}{R}", "Legendary Enchantment Creature — God", "As long as your devotion to red is less than five, Hearth God isn't a creature.", "6/5")
    (hearth,) = table.battlefield("A", god)
    table.battlefield("B", card("Red Thing", "{R}{R}{R}{R}", "Artifact"))
    table.hand("A", card("Borrow", "{U}", "Instant", "Gain control of target artifact until end of turn."))
    table.mana("A", "{U}").cast("A", "Borrow", [table.find("Red Thing")]).resolve()
    assert "creature" in table.game.chars(hearth).types
    table.next_turn("B")
    assert "creature" not in table.game.chars(hearth).types


def adventurer(kinds: str) -> tuple[str, ...]:
    """A creature of some types."""
    return (f"{kinds} Fellow", "{1}", f"Creature — {kinds}", "", "1/1")


COUNTER = card("Roll Call", "{W}", "Sorcery", "You gain 1 life for each creature in your party.")


def party(*members: str) -> int:
    """How much life is gained for a party of some creatures."""
    table = Table()
    table.battlefield("A", *[card(*adventurer(kinds)) for kinds in members])
    table.battlefield("B", card(*adventurer("Wizard")))
    table.hand("A", COUNTER)
    table.mana("A", "{W}").cast("A", "Roll Call").resolve()
    return table.life("A") - 20


@rule("700.8", "700.8a")
@pytest.mark.parametrize(("members", "size"), [
    ((), 0), (("Cleric", "Cleric", "Rogue"), 2), (("Elf", "Warrior"), 1), (("Cleric", "Rogue", "Warrior", "Wizard", "Wizard"), 4),
])  # fmt: skip
def test_a_party_has_up_to_one_of_each_kind_and_is_counted_by_the_game(members: tuple[str, ...], size: int) -> None:
    assert party(*members) == size


@rule("700.8b")
def test_who_could_be_several_members_is_counted_so_that_the_party_is_largest() -> None:
    assert party("Cleric Rogue", "Cleric") == 2
    assert party("Cleric Rogue", "Cleric Wizard", "Cleric") == 3
    assert party("Cleric Rogue Warrior Wizard") == 1


@rule("700.8c")
def test_a_full_party_is_four() -> None:
    table = Table()
    (lone,) = table.battlefield("A", card("Proud Bard", "{1}", "Creature — Human Wizard", "As long as you have a full party, this creature has flying.", "1/1"))
    for kinds in ("Cleric", "Rogue"):
        table.battlefield("A", card(*adventurer(kinds)))
    assert not table.has(lone, "flying")
    table.battlefield("A", card(*adventurer("Warrior")))
    assert table.has(lone, "flying")


@rule("700.8d")
def test_to_choose_a_party_is_to_choose_up_to_one_creature_of_each_type() -> None:
    table = Table()
    mine = table.battlefield("A", *[card(*adventurer(kinds)) for kinds in ("Cleric", "Cleric Rogue", "Wizard", "Elf")])
    (theirs,) = table.battlefield("B", card(*adventurer("Warrior")))
    table.hand("A", card("Stay Close", "{W}", "Sorcery", "Each player chooses a party from among creatures they control, then sacrifices the rest."))
    table.answer("A", [mine[0]], [mine[1]], [mine[2]]).answer("B", [])
    table.mana("A", "{W}").cast("A", "Stay Close").resolve()
    assert set(table.game.battlefield) == set(mine[:3]) and theirs not in table.game.objects


@rule("700.10")
def test_a_permanent_was_activated_whoever_did_it_and_whatever_it_has_now() -> None:
    table = Table(3)
    lamp = card("Shared Lamp", "{1}", "Artifact", "{0}: You gain 1 life. Any player may activate this ability.")
    used, unused = table.battlefield("B", lamp, lamp)
    table.activate("C", used).resolve()
    leaving.concede(table.game, 2)
    table.settle()
    table.hand("A", card("Blank Slate", "{U}", "Instant", "Target artifact loses all abilities until end of turn."), card("Punish", "{B}", "Instant", "Destroy target artifact that was activated this turn."))
    table.mana("A", "{U}{B}").cast("A", "Blank Slate", [used]).resolve()
    table.cast("A", "Punish").resolve()  # there is only one target to choose
    assert used not in table.game.objects and unused in table.game.objects


@rule("700.6", "700.11")
def test_a_card_that_left_the_graveyard_again_still_was_descended() -> None:
    table = Table()
    table.battlefield("A", card("Deep Stair", "{2}", "Artifact", "At the beginning of your end step, if you descended this turn, you gain 1 life."))
    table.hand("A", card(*FOREST), card("Let Go", "{B}", "Sorcery", "Discard a card."), card("Dust Off", "{B}", "Sorcery", "Exile all cards from target player's graveyard."))
    table.mana("A", "{B}{B}").answer("A", lambda d: [d.candidates[0]]).cast("A", "Let Go").resolve()
    table.cast("A", "Dust Off", [0]).resolve()
    table.to_step("end", "A")
    assert table.resolve().life("A") == 21
