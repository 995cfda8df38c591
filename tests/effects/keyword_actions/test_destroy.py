"""Destroy (CR 701.7), and "It can't be regenerated" (701.15c)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FIELD = ("Green Field", "", "Land — Forest")
PIT = "At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of their choice. It can't be regenerated."

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("719.3c", "613.1d")
def test_a_solved_case_can_be_a_creature() -> None:
    table = Table()
    case = permanent(table, "To solve — Two or more creature cards were put into graveyards from anywhere this turn.\n"
                     "Solved — This Case is a 4/4 Gorgon creature with deathtouch in addition to its other types.",
                     types="Enchantment — Case")  # fmt: skip
    for victim in table.battlefield("B", bear(), ogre()):
        do(table, "Destroy target creature.", targets=[victim])
    table.to_step("end").resolve()
    assert table.pt(case) == (4, 4) and table.has(case, "deathtouch")


@rule("700.4")
def test_dies_this_way() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Destroy target creature. If that creature dies this way, you gain 3 life.", targets=[one])
    assert table.life("A") == 23


@rule("603.7")
def test_whenever_until_your_next_turn() -> None:
    table = Table()
    walker = permanent(table, "{0}: Until your next turn, whenever a creature attacks you, destroy that creature.")
    table.activate("A", walker).resolve()
    first, second = table.battlefield("B", bear(), ogre())
    table.next_turn("B")
    table.answer("B", [[first, 0], [second, 0]])
    table.to_step("declare_attackers").resolve()
    assert sorted(table.zone("B", "graveyard")) == ["Plain Bear", "Plain Ogre"]


@rule("701.7a")
def test_destroy() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Destroy target creature. Its controller loses 2 life.", targets=[one])
    assert table.zone("B", "graveyard") == ["Plain Bear"]
    assert table.life("B") == 18


def test_destroy_all_at_once_but_what_is_indestructible() -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", card("Hard Bear", "{G}", "Creature — Bear", "Indestructible", "2/2"))
    do(table, "Destroy all creatures.")
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]
    assert table.all("Hard Bear")


@rule("601.2c", "603.3d")
def test_a_target_for_each_opponent() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", BEAR)
    theirs, other = table.battlefield("B", BEAR, BEAR)
    (third,) = table.battlefield("C", BEAR)
    table.hand("A", card("Wide Grudge", "{R}", "Creature — Imp", (
        "When Wide Grudge enters, for each opponent, destroy up to one target creature that player controls."), "1/1"))  # fmt: skip
    table.mana("A", "{R}")
    table.cast("A", "Wide Grudge", targets=[theirs, third]).resolve()
    assert {mine, other} <= set(table.game.battlefield)
    assert theirs not in table.game.battlefield and third not in table.game.battlefield


@rule("601.2b", "601.2c")
def test_x_may_be_chosen_so_that_there_is_a_target() -> None:
    table = Table()
    caller = permanent(table, "{X}: Destroy target creature with mana value X.")
    (victim,) = table.battlefield("B", ogre())
    table.mana("A", "{3}")
    table.answer("A", 3)
    table.activate("A", caller, targets=[victim]).resolve()
    assert victim not in table.game.battlefield


@rule("109.2")
def test_with_flying_speaks_of_the_creature_among_several_nouns() -> None:
    table = Table()
    thing, walker, flyer = table.battlefield("B", lamp(), bear(), sprite())
    for victim in (thing, flyer):
        do(table, "Destroy target artifact, enchantment, or creature with flying.", targets=[victim])
        assert victim not in table.game.battlefield
    (other,) = table.battlefield("B", sprite())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Destroy target artifact, enchantment, or creature with flying."))
    table.cast("A", "Test Rite").resolve()  # there is but one legal target
    assert other not in table.game.battlefield and walker in table.game.battlefield


@rule("701.7b", "only by that word, by lethal damage, or by deathtouch")
def test_what_goes_to_the_graveyard_otherwise_was_not_destroyed() -> None:
    table = Table()
    permanent(table, "Whenever a creature is destroyed, you gain 1 life.", types="Enchantment")
    for words, number in (("Target player sacrifices a creature.", 0), ("Target creature gets -2/-2 until end of turn.", 0),
                          ("Destroy target creature.", 1), ("Test Rite deals 2 damage to target creature.", 1)):  # fmt: skip
        before = table.life("A")
        (victim,) = table.battlefield("B", BEAR)
        do(table, words, targets=[1] if "player" in words else [victim]).resolve()
        assert victim not in table.game.battlefield and table.life("A") == before + number
    legends = table.battlefield("B", *[card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1")] * 2)
    before = table.life("A")
    table.answer("B", [legends[1]]).settle().resolve()
    assert [oid in table.game.battlefield for oid in legends] == [False, True] and table.life("A") == before
    biter = permanent(table, "Deathtouch\n{0}: This creature deals 1 damage to target creature.")
    (big,) = table.battlefield("B", card("Tall Wall", "{2}", "Creature — Wall", "", "0/9"))
    table.activate("A", biter, targets=[big]).resolve().resolve()
    assert big not in table.game.battlefield and table.life("A") == before + 1


@rule("701.7c")
def test_regeneration_replaces_the_destruction() -> None:
    table = Table()
    permanent(table, "Whenever a creature is destroyed, you gain 1 life.", types="Enchantment")
    thing = permanent(table, "{0}: Regenerate this creature.", "B", size="1/3")
    table.activate("B", thing).resolve()
    do(table, "Test Rite deals 1 damage to target creature.", targets=[thing])
    do(table, "Destroy target creature.", targets=[thing]).resolve()
    assert thing in table.game.battlefield and table.game.obj(thing).tapped and table.life("A") == 20
    assert table.game.obj(thing).damage == 0, "its damage is gone instead (701.15a)"
    do(table, "Destroy target creature.", targets=[thing]).resolve()
    assert thing not in table.game.battlefield and table.life("A") == 21
    thing = permanent(table, "{0}: Regenerate this creature.", "B")
    (other,) = table.battlefield("B", BEAR)
    table.activate("B", thing).resolve()
    do(table, "Destroy target creature.", targets=[other]).resolve()
    assert other not in table.game.battlefield and not table.game.obj(thing).tapped and table.life("A") == 22, "not its destruction"
    do(table, "Destroy target creature. It can't be regenerated.", targets=[thing]).resolve()
    assert thing not in table.game.battlefield and table.life("A") == 23
    thing = permanent(table, "{0}: Regenerate this creature.", "B")
    table.activate("B", thing).resolve()
    do(table, "Target creature can't be regenerated this turn. Destroy it.", targets=[thing]).resolve()
    assert thing not in table.game.battlefield and table.life("A") == 24


@rule("701.7a", "from the battlefield to its owner's graveyard, whoever controls it")
def test_what_is_destroyed_goes_to_its_owner_and_words_speak_of_its_controller() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature.", [one])
    table.hand("A", lamp()), table.hand("B", ogre())
    do(table, "Destroy target creature. Its controller loses 2 life. That player discards a card.", [one])
    assert (table.life("A"), table.life("B")) == (18, 20)
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.zone("B", "hand") == ["Plain Ogre"]
    assert sorted(table.zone("A", "graveyard")) == ["Plain Lamp", "Test Rite", "Test Rite"]


@rule("608.2d")
def test_all_of_one_of_two_groups_are_destroyed_as_the_controller_chooses() -> None:
    for number, left in ((0, {"Plain Bear", "Plain Lamp"}), (1, {"Green Field", "Plain Lamp"})):
        table = Table()
        for who in "AB":
            table.battlefield(who, bear(), card(*FIELD), lamp())
        table.answer("A", number)
        do(table, "Destroy all lands or all creatures. Creatures destroyed this way can't be regenerated.")
        assert {table.game.chars(oid).name for oid in table.game.permanents()} == left


@rule("700.4")
def test_what_died_this_way_is_counted_but_not_what_was_spared() -> None:
    table = Table()
    table.battlefield("A", bear(), card("Stone Bear", "{1}{G}", "Creature — Bear", "Indestructible", "2/2"))
    (shielded,) = table.battlefield("B", card("Mending Bear", "{1}{G}", "Creature — Bear", "{0}: Regenerate this creature.", "2/2"))
    table.battlefield("B", ogre())
    table.activate("B", shielded).resolve()
    table.answer("A", 0)
    do(table, "Destroy all green creatures or all white creatures. They can't be regenerated. You lose 2 life for each creature that died this way.")
    assert {table.game.chars(oid).name for oid in table.game.permanents()} == {"Stone Bear", "Plain Ogre"}
    assert table.life("A") == 16


@rule("712.12", "a card is played as a land; as anything else it is cast")
@pytest.mark.parametrize(("cast", "played", "said"), [("spells", "lands", True), ("spells", "creatures", False), ("creatures", "lands", False)])
def test_lands_are_played_and_spells_are_cast(cast: str, played: str, said: bool) -> None:
    words = f"Choose a card name. Until your next turn, {cast} with the chosen name can't be cast and {played} with the chosen name can't be played."
    assert (compile_card(plain_card(words, "Sorcery")).definition is not None) is said


@rule("601.2c", "603.3d")
def test_whose_upkeep_it_is_chooses_the_target() -> None:
    table = Table(3)
    permanent(table, PIT, types="Artifact")
    mine = table.battlefield("A", bear())
    theirs = table.battlefield("B", bear(), ogre())
    table.answer("B", [theirs[1]])
    table.next_turn("B")
    chosen = [asked for asked in table.asked if isinstance(asked, ChooseTargets)]
    assert [(asked.seat, set(asked.candidates)) for asked in chosen] == [(1, set(theirs))]  # theirs alone, and they choose
    assert table.zone("B", "graveyard") == ["Plain Ogre"] and mine[0] in table.game.objects
    table.next_turn("C")  # who has none: nothing is put on the stack
    assert [asked.seat for asked in table.asked if isinstance(asked, ChooseTargets)] == [1]
