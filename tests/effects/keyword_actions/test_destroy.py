"""Destroy (CR 701.7), and "It can't be regenerated" (701.15c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

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
