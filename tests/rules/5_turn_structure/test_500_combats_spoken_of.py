"""Additional combat phases that later words speak of (CR 500.8, 603.7b). As in "at the beginning of that combat"."""

from __future__ import annotations

from typing import Any

from engine.game.decisions.combat import DeclareAttackers
from engine.game.rules.turn import turn
from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Quick Cub", "{R}", "Creature — Bear", "Haste", "2/2")
HORN = ("War Horn", "{0}", "Instant", "After the first postcombat main phase this turn, there's an additional combat phase followed by an additional "
        "main phase. At the beginning of that combat, untap all creatures that attacked this turn.")  # fmt: skip
DRUM = ("War Drum", "{0}", "Sorcery", "After this main phase, there's an additional combat phase. At the beginning of that combat, you gain 3 life.")
PIPE = ("War Pipe", "{0}", "Instant", "There's an additional combat phase after this phase. At the beginning of that combat, you gain 50 life.")


def _table(*cards: tuple[str, ...]) -> Table:
    """A table at which all creatures of A attack B whenever they can, with instants and sorceries in A's hand."""
    table = Table()
    table.battlefield("A", card(*CUB))
    table.hand("A", *(card(*one) for one in cards))

    def policy(decision: Any) -> Any:
        return [[oid, 1] for oid, _ in decision.possible] if isinstance(decision, DeclareAttackers) else None

    table.policy = policy
    return table


def _course(table: Table, until: str = "end") -> list[tuple[str, int, int]]:
    """The main and combat phases up to a step, each with the life of A and B as it ends (of a combat, its beginning)."""
    found: list[tuple[str, int, int]] = []
    game = table.game
    while game.turn.step != until:
        before = (game.turn.step, len(game.turn.rest), table.life("A"), table.life("B"))
        turn.advance(game)
        if (game.turn.step, len(game.turn.rest)) != before[:2] and before[0] in ("main1", "begin_combat", "main2"):
            found.append((before[0], before[2], before[3]))
    return found


@rule("500.8", "505.1a", "603.7b")
def test_a_combat_after_the_first_postcombat_main_phase_begins_with_its_own_ability() -> None:
    """What attacked untaps as that combat begins, not as the first one does, and attacks again."""
    table = _table(HORN)
    table.cast("A", "War Horn").resolve()
    assert _course(table) == [("main1", 20, 20), ("begin_combat", 20, 20), ("main2", 20, 18), ("begin_combat", 20, 18), ("main2", 20, 16)]
    assert table.game.obj(table.find("Quick Cub")).tapped  # it attacked again, and nothing untapped it then


@rule("500.8", "505.1a")
def test_it_is_the_second_main_phase_of_the_turn_whenever_the_words_are_followed() -> None:
    """In the upkeep, in combat and in that main phase itself it is still to come; later it is over."""
    for step, combats in (("upkeep", 2), ("declare_attackers", 2), ("main2", 2), ("end", 1)):
        table = _table(HORN)
        table.next_turn("B").to_step("upkeep", "A").life("B", 20)
        if step != "upkeep":
            table.to_step(step, "A")
        table.cast("A", "War Horn").resolve()
        course = [*_course(table, "cleanup")]
        begun = sum(name == "begin_combat" for name, *_ in course) + (step in ("declare_attackers", "main2", "end"))
        assert begun == combats, step
        assert table.life("B") == 20 - 2 * combats


@rule("500.8", "603.7b")
def test_each_combat_of_several_has_its_own_ability() -> None:
    """The phase made last comes first; a combat added before or behind one moves nothing of it."""
    table = _table(DRUM, HORN, PIPE)
    for name in ("War Horn", "War Drum", "War Pipe"):
        table.cast("A", name).resolve()
    course = _course(table)
    assert [name for name, *_ in course] == ["main1", *["begin_combat"] * 3, "main2", "begin_combat", "main2"]
    assert [mine for name, mine, _ in course if name == "begin_combat"] == [70, 73, 73, 73]
    assert table.life("B") == 16  # it attacks in the first combat of all, and once it has untapped


@rule("500.8", "603.7b")
def test_a_combat_added_in_that_combat_is_another_one() -> None:
    table = _table(DRUM, PIPE)
    table.cast("A", "War Drum").resolve()
    table.to_step("declare_attackers", "A").cast("A", "War Pipe").resolve()
    assert table.life("A") == 23
    assert [(name, mine) for name, mine, _ in _course(table)] == [("begin_combat", 73), ("begin_combat", 73), ("main2", 73)]


@rule("603.7b", "500.8")
def test_the_next_turn_has_no_such_combat() -> None:
    table = _table(DRUM)
    table.cast("A", "War Drum").resolve()
    table.next_turn("A")
    _course(table)
    assert table.life("A") == 23
