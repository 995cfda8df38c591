"""What does not untap (CR 502.3): "doesn't untap during its controller's untap step"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("502.3", "608.2c")
def test_attackers_and_blockers_stay_tapped_in_their_controllers_next_untap_step() -> None:
    table = Table()
    wall = card("Soft Wall", "{1}", "Creature — Wall", "", "0/4")
    attacker, idle = table.battlefield("A", wall, wall)
    (blocker,) = table.battlefield("B", wall)
    table.hand("B", card("Grey Cloud", "{0}", "Instant",
                         "Tap all blocking creatures. Each attacking creature and each blocking creature doesn't untap during "
                         "its controller's next untap step."))  # fmt: skip
    table.answer("A", [[attacker, 1]]).answer("B", [[blocker, attacker]]).to_step("declare_blockers", "A")
    table.cast("B", "Grey Cloud").resolve()
    table.game.write(idle).tapped = True
    table.next_turn("B")
    assert table.game.obj(blocker).tapped
    table.next_turn("A")
    assert table.game.obj(attacker).tapped and not table.game.obj(idle).tapped
    table.next_turn("B")
    assert not table.game.obj(blocker).tapped


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@rule("502.3")
def test_permanents_untap_in_the_untap_step_of_others_too() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", creature("Untap all creatures you control during each other player's untap step."))
    table.hand("A", card("Yawn", "{0}", "Sorcery", "Tap target creature."))
    table.cast("A", "Yawn", targets=[bear]).resolve()
    assert table.game.obj(bear).tapped
    table.next_turn("B")
    assert not table.game.obj(bear).tapped


@rule("502.3")
def test_players_can_not_untap_more_than_one_creature() -> None:
    table = Table()
    table.battlefield("A", card("Haze", "{1}", "Enchantment",
                                "Players can't untap more than one creature during their untap steps."))  # fmt: skip
    bear, ogre = table.battlefield("B", card(*BEAR), card(*OGRE), tapped=True)
    (land,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"), tapped=True)
    table.answer("B", [ogre])
    table.next_turn("B")
    assert [table.game.obj(oid).tapped for oid in (bear, ogre, land)] == [True, False, False]


@rule("608.2c", "502.3")
def test_a_subject_left_out_stays_tapped() -> None:
    table = Table()
    wizard = permanent(table, "{T}: Test Thing deals 1 damage to any target and doesn't untap during your next untap step.")
    table.activate("A", wizard, [1]).resolve()
    assert table.life("B") == 19
    table.next_turn("B").next_turn("A")
    assert table.game.obj(wizard).tapped


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@rule("502.3")
def test_lands_do_not_untap_in_the_next_untap_step_whichever_they_are_then() -> None:
    table = Table()
    table.hand("A", spell("Lands you control don't untap during your next untap step.", types="Sorcery"))
    table.cast("A", "Spell").resolve()
    (land,) = table.battlefield("A", card("Forest", "", "Basic Land — Forest"), tapped=True)
    table.next_turn("A")
    assert table.game.obj(land).tapped
    table.next_turn("A")
    assert not table.game.obj(land).tapped


@rule("502.3")
@pytest.mark.parametrize("words", [
    "Creatures don't untap during target player's next untap step.",
    "Creatures target player controls get +0/+1 until end of turn. During that player's next untap step, creatures they control "
    "don't untap.",
])  # fmt: skip
def test_no_creature_untaps_in_a_players_next_untap_step(words: str) -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear(), tapped=True)
    (theirs,) = table.battlefield("B", bear(), tapped=True)
    do(table, words, [1])
    (late,) = table.battlefield("B", bear(), tapped=True)
    table.next_turn("B")
    assert table.game.obj(theirs).tapped and table.game.obj(late).tapped
    table.next_turn("A")
    assert not table.game.obj(mine).tapped
    table.next_turn("B")
    assert not table.game.obj(theirs).tapped and not table.game.obj(late).tapped


@rule("509.1g", "608.2i")
def test_creatures_that_blocked_this_one_are_tapped_and_stay_so() -> None:
    table = Table()
    hunter = permanent(table, "At end of combat, tap all creatures that blocked Test Thing this turn. They don't untap during their controller's next "
                       "untap step.", size="1/9")  # fmt: skip
    (other,) = table.battlefield("A", bear())
    blocks, waits, elsewhere = table.battlefield("B", card("Wall One", "{1}", "Creature — Wall", "", "0/9"), card("Wall Two", "{1}", "Creature — Wall", "", "0/9"),
                                                 card("Wall Three", "{1}", "Creature — Wall", "", "0/9"))  # fmt: skip
    table.answer("A", [(hunter, 1), (other, 1)]).answer("B", [(blocks, hunter), (elsewhere, other)])
    table.to_step("end_combat", "A").resolve()
    assert [table.game.obj(oid).tapped for oid in (blocks, waits, elsewhere)] == [True, False, False]
    table.next_turn("B")
    assert table.game.obj(blocks).tapped
    table.next_turn("A").next_turn("B")
    assert not table.game.obj(blocks).tapped


@rule("502.3")
def test_a_player_may_keep_tapped_what_they_are_allowed_to() -> None:
    table = Table()
    jailer = card("Patient Jailer", "{1}{W}", "Creature — Human", "You may choose not to untap this creature during your untap step.", "1/1")
    first, second = table.battlefield("A", jailer, jailer, tapped=True)
    table.answer("A", [first])
    table.next_turn("B").next_turn("A")
    assert table.game.objects[first].tapped and not table.game.objects[second].tapped


@rule("502.3", "614.1a")
def test_something_else_than_untapping_in_the_untap_step() -> None:
    """Only in that step, and only what is tapped."""
    table = Table()
    permanent(
        table,
        "If a creature you control would untap during your untap step, put two +1/+1 counters on it instead.",
        types="Enchantment",
    )
    cub, other = table.battlefield("A", bear(), bear())
    table.game.write(cub).tapped = True
    do(table, "You gain 1 life.")
    table.next_turn("B").next_turn("A")
    assert table.game.obj(cub).tapped and table.counters(cub) == {"+1/+1": 2} and table.counters(other) == {}
    do(table, "Untap target creature.", [cub])
    assert not table.game.obj(cub).tapped
