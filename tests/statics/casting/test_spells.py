"""What is said of spells (CR 601.3, 701.5): can't be countered, can't be cast, have flash."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")
LESSON = ("Warm Lesson", "{R}", "Sorcery", "You gain 3 life.")
PERMANENT = """
Creatures you control get +1/+1 and have flying.
Other Elves you control get +1/+1.
All Slivers have flying.
Ember Fox gets +1/+1 for each other creature you control.
Ember Fox gets +X/+X, where X is the number of creatures you control.
Ember Fox's power and toughness are each equal to the number of creatures you control.
Ember Fox's power is equal to the number of cards in your hand.
All creatures lose all abilities and have base power and toughness 1/1.
As long as you control a Swamp, Ember Fox gets +1/+1.
Ember Fox gets +1/+1 as long as you control a Swamp.
Lands you control are Swamps.
Each land is a Swamp in addition to its other land types.
All lands are 1/1 creatures that are still lands.
All Forests are 2/2 creatures. They're still lands.
All Slivers are colorless.
Each permanent you control is all colors.
At the beginning of your upkeep, you may have Ember Fox become a 3/3 white Angel artifact creature with flying until end of turn.
Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.
Other creatures you control are black.
All permanents are enchantments in addition to their other types.
All nonland permanents are legendary.
All Goblins are black and are Zombies in addition to their other creature types.
Creatures you control are the chosen type in addition to their other types.
Creatures can't attack.
Ember Fox can't block and can't be blocked.
Ember Fox can't attack or block alone.
Ember Fox can't be blocked by creatures with power 2 or less.
Ember Fox can't be blocked by more than one creature.
Ember Fox can't be blocked except by two or more creatures.
Ember Fox can't be blocked except by artifact creatures.
Ember Fox can block only creatures with flying.
Ember Fox attacks each combat if able.
Ember Fox can block an additional creature each combat.
Ember Fox can attack as though it didn't have defender.
Each creature you control assigns combat damage equal to its toughness rather than its power.
Ember Fox doesn't untap during your untap step.
You may choose not to untap Ember Fox during your untap step.
Spells you cast cost {1} less to cast.
Noncreature spells your opponents cast cost {1} more to cast.
The second spell you cast each turn costs {1} less to cast.
Creature spells you cast cost {1} less to cast for each creature you control.
Activated abilities of creatures you control cost {1} less to activate.
Creature spells you control can't be countered.
Players can't gain life.
You have no maximum hand size.
Your maximum hand size is reduced by two.
You may play an additional land on each of your turns.
Skip your draw step.
You can't lose the game and your opponents can't win the game.
Play with the top card of your library revealed.
You can't cast creature spells.
Each player can't cast more than one spell each turn.
You may cast creature spells as though they had flash.
Creatures you control can't be the targets of spells or abilities your opponents control.
You may have Ember Fox enter as a copy of any creature on the battlefield, except it isn't legendary and it has flying.
{1}: Until end of turn, Ember Fox becomes a 3/3 Elemental creature. It's still a land.
{1}: Ember Fox becomes the creature type of your choice until end of turn.
""".strip().splitlines()


@rule("601.3a")
@pytest.mark.parametrize(("lands", "castable"), [(1, False), (2, True)])
def test_what_each_opponent_can_not_cast_is_judged_by_that_player(lands: int, castable: bool) -> None:
    table = Table()
    text = "Each opponent can't cast noncreature spells with mana value greater than the number of lands that player controls."
    table.battlefield("B", card("Strict Judge", "{2}", "Creature — Human", text, "1/1"))
    table.battlefield("A", *[card("Bare Rock", "", "Land")] * lands)
    table.hand("A", card("Two Songs", "{1}{W}", "Sorcery", "You gain 1 life."))
    table.mana("A", "{W}{W}")
    assert any(action.label == "Two Songs" for action in table.actions("A")) == castable


@rule("305.2", "101.2")
def test_who_can_not_play_lands_can_still_cast_spells() -> None:
    table = Table()
    table.battlefield("B", card("Dry Land", "{R}", "Enchantment", "Players can't play lands."))
    table.hand("A", card("Far Hill", "", "Land", "{T}: Add {C}."), card(*BEAR))
    table.mana("A", "{1}")
    assert [action.label for action in table.actions("A")] == ["Meadow Bear"]


@rule("601.3")
@pytest.mark.parametrize(("words", "whose", "steps"), [
    ("during an opponent's turn after their upkeep step", "B", {"draw", "main1", "declare_attackers", "end"}),
    ("during an opponent's turn, before attackers are declared", "B", {"upkeep", "draw", "main1"}),
    ("before blockers are declared", "B", {"upkeep", "draw", "main1", "declare_attackers"}),
    ("after combat", "B", {"end"}),
    ("during an opponent's turn after their upkeep step", "A", set()),
])  # fmt: skip
def test_cast_only_at_certain_times(words: str, whose: str, steps: set[str]) -> None:
    table = Table()
    (attacker,) = table.battlefield(whose, bear())
    table.hand("A", card("Timely Word", "{0}", "Instant", f"Cast this spell only {words}.\nYou gain 1 life."))

    def policy(decision: Any) -> Any:
        return [[attacker, 1 - decision.seat]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.next_turn(whose)
    found = set()
    for step in ("upkeep", "draw", "main1", "declare_attackers", "end"):
        if table.game.turn.step != step:
            table.to_step(step, whose)
        if any(action.kind == "cast" for action in table.actions("A")):
            found.add(step)
    assert found == steps


@rule("305.2", "101.2")
def test_lands_that_cannot_be_played() -> None:
    table = Table()
    permanent(
        table, "Players can't play nonbasic lands with the same name as a nontoken permanent.", types="Enchantment"
    )
    hill, dale = card("Hill", "", "Land"), card("Dale", "", "Land")
    table.battlefield("B", hill, card(*FOREST))
    table.hand("A", hill, dale, card(*FOREST))
    assert sorted(action.label for action in table.actions("A") if action.kind == "play") == ["Dale", "Forest"]


@rule("305.2", "101.2")
def test_land_cards_in_graveyards_cannot_be_played() -> None:
    table = Table()
    permanent(table, "Your opponents can't play land cards from graveyards.", who="B")
    permanent(table, "You may play lands from your graveyard.")
    table.graveyard("A", card("Hill", "", "Land"))
    table.hand("A", card("Dale", "", "Land"))
    assert [action.label for action in table.actions("A") if action.kind == "play"] == ["Dale"]


@rule("601.3")
@pytest.mark.parametrize(("words", "before"), [
    ("You can't cast Test Thing unless an opponent lost life this turn.", False),
    ("You can't cast Test Thing if an opponent lost life this turn.", True),
])  # fmt: skip
def test_what_keeps_a_spell_from_being_cast(words: str, before: bool) -> None:
    table = Table()
    table.hand("A", card("Test Thing", "{0}", "Creature — Golem", words, "1/1"))
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == before
    do(table, "Target opponent loses 1 life.", [1])
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) != before


@rule("601.3")
@pytest.mark.parametrize(("words", "step"), [
    ("Cast this spell only during an opponent's upkeep.", "upkeep"),
    ("Cast this spell only during the declare blockers step on an opponent's turn.", "declare_blockers"),
])  # fmt: skip
def test_a_spell_for_a_step_of_an_opponents_turn(words: str, step: str) -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    table.hand("A", card("Late Word", "{0}", "Instant", f"{words}\nYou gain 1 life."))
    table.answer("B", *(["*"] * 1))
    table.policy = lambda decision: (
        [[ox, 0]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 1 else None
    )
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.to_step(step, "B")
    assert [action for action in table.actions("A") if action.kind == "cast"]
    table.next_turn("A")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("611.2c")
def test_nonland_cards_cast_as_though_they_had_flash_this_turn() -> None:
    table = Table()
    table.hand(
        "A",
        card("Open Hours", "{U}", "Instant", "You may cast nonland cards this turn as though they had flash."),
        card(*LESSON),
        card(*CUB),
    )
    table.to_step("main1", "B")
    table.mana("A", "{U}{R}{G}")
    table.cast("A", "Open Hours").resolve()
    assert _castable(table) == ["Warm Lesson", "Sprout Cub"]


@rule("601.3b")
def test_any_player_casts_such_spells_as_though_they_had_flash() -> None:
    table = Table(3)
    table.battlefield("B", card("Open Den", "{1}{G}", "Enchantment", "Any player may cast Bear spells as though they had "
                                "flash."))  # fmt: skip
    for seat in ("A", "B", "C"):
        table.hand(seat, card(*CUB), card(*LESSON))
    table.to_step("draw", "A")
    for seat in ("A", "B", "C"):
        table.mana(seat, "{G}{R}")
        labels = [action.label for action in table.actions(seat) if action.kind == "cast"]
        assert labels == ["Sprout Cub"]
    table.cast("C", "Sprout Cub").resolve()
    assert table.all("Sprout Cub", who="C")
    assert table.life("C") == 20


@pytest.fixture
def table() -> Table:
    return Table()


@rule("601.3a", "506.1")
@pytest.mark.parametrize(
    ("when", "own_turn", "in_combat"),
    [("during your turn", (False, True), (False, True)), ("during combat", (True, True), (False, False)),
     ("during your opponents' turns", (True, False), (True, False))],
)  # fmt: skip
def test_opponents_cannot_cast_at_certain_times(
    when: str, own_turn: tuple[bool, bool], in_combat: tuple[bool, bool]
) -> None:
    """In the controller's turn and in the opponent's: before combat, and in it."""
    table = Table()
    table.battlefield("A", card("Hush", "{W}", "Enchantment", f"Your opponents can't cast spells {when}."))
    table.battlefield("A", card("Plain Cub", "{G}", "Creature — Bear", "", "1/1"))
    table.battlefield("B", card("Plain Cub", "{G}", "Creature — Bear", "", "1/1"))
    table.policy = lambda decision: None
    snack = card("Snack", "{0}", "Instant", "You gain 1 life.")
    table.hand("A", snack)
    table.hand("B", snack)

    def may() -> bool:
        assert [action.label for action in table.actions("A")] == ["Snack"], "only opponents are meant"
        return "Snack" in [action.label for action in table.actions("B")]

    assert may() is own_turn[0]
    table.to_step("begin_combat", "A")
    assert may() is in_combat[0]
    table.next_turn("B")
    assert may() is own_turn[1]
    table.to_step("begin_combat", "B")
    assert may() is in_combat[1]


@rule("601.3", "113.6e")
def test_only_during_your_end_step() -> None:
    table = Table()
    table.hand(
        "A", card("Late Study", "{0}", "Instant", "Cast this spell only during your end step.\nYou gain 2 life.")
    )

    def castable() -> bool:
        return any(action.kind == "cast" for action in table.actions("A"))

    assert not castable()
    table.to_step("end")
    assert castable()
    table.to_step("end", "B")
    assert not castable()


@rule("601.3a", "102.1")
def test_spells_are_cast_only_in_ones_own_turn() -> None:
    table = Table()
    permanent(table, "Players can cast spells only during their own turns.", types="Enchantment")
    for who in "AB":
        table.hand(who, card(f"Flash {who}", "{0}", "Instant", "You gain 1 life."))
        table.battlefield(who, card(f"Shrine {who}", "{1}", "Artifact", "{0}: You gain 1 life."))

    def kinds(who: str) -> set[str]:
        return {action.kind for action in table.actions(who)} & {"cast", "activate"}

    assert (kinds("A"), kinds("B")) == ({"cast", "activate"}, {"activate"}), "abilities are no spells"
    table.next_turn("B")
    assert (kinds("A"), kinds("B")) == ({"activate"}, {"cast", "activate"})


@pytest.mark.parametrize("line", PERMANENT)
def test_on_a_creature(line: str) -> None:
    choice = "As this creature enters, choose a creature type.\n" if "the chosen type" in line else ""
    assert card("Ember Fox", "{1}{R}", "Creature — Fox", choice + line, "1/1").front.printed.abilities


@rule("601.3a", "608.2g")
def test_no_additional_spells_after_one_that_was_cast_so() -> None:
    table = Table()
    table.graveyard("A", card("Old Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("New Gift", "{0}", "Instant", "You gain 1 life."))
    table.answer("A", True)
    do(table, "Choose target nonland permanent card in your graveyard. You may cast that card. If you do, you can't cast additional spells this turn.",
       [table.find("Old Cub", "graveyard")])  # fmt: skip
    assert table.all("Old Cub") and not [action for action in table.actions("A") if action.kind == "cast"]
    table.next_turn("B").cast("A", "New Gift").resolve()
    assert table.life("A") == 21
