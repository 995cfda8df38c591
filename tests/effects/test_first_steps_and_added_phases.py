"""First upkeeps of the game, beginning phases that are added, and main phases after which combat comes again."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.ended_turns import steps_begun
from tests.support.boards.table import Table


def test_a_first_upkeep_comes_once_for_each_player() -> None:
    table = Table(3)
    permanent(table, "At the beginning of each other player's first upkeep, that player gains 1 life.", types="Enchantment")
    permanent(table, "At the beginning of your first upkeep, you gain 10 life.", types="Enchantment")
    for _ in range(6):
        table.next_turn()
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 21, 21)  # A's came before they were there


def test_a_first_upkeep_of_the_controller() -> None:
    table = Table()
    permanent(table, "At the beginning of your first upkeep, you gain 10 life.", "B", types="Enchantment")
    table.next_turn("B")
    assert table.life("B") == 30
    assert table.next_turn("A").next_turn("B").life("B") == 30


@rule("500.8", "501.1")
def test_an_added_beginning_phase_has_an_untap_an_upkeep_and_a_draw_step() -> None:
    table = Table()
    permanent(table, "At the beginning of each of your postcombat main phases, there is an additional beginning phase after this phase.",
              types="Enchantment")  # fmt: skip
    permanent(table, "At the beginning of your upkeep, you gain 1 life.", types="Enchantment")
    table.next_turn("B").next_turn("A")
    (cub,) = table.battlefield("A", bear())
    table.game.write(cub).tapped = True
    hand = len(table.zone("A", "hand"))
    table.next_turn("B")
    assert table.life("A") == 23 and not table.game.obj(cub).tapped and len(table.zone("A", "hand")) == hand + 1
    assert steps_begun(table)[0] == "untap", "B's turn has begun as usual"
    assert len(table.zone("B", "hand")) == 2


@rule("500.8")
def test_if_it_is_a_main_phase_combat_and_a_main_phase_are_added() -> None:
    words = "If it's a main phase, there is an additional combat phase after this phase, followed by an additional main phase."
    table = do(Table(), words)
    begun = [step for step in table.game.turn.rest if step in ("begin_combat", "main2")]
    assert begun == ["begin_combat", "main2", "begin_combat", "main2"]
    table = Table()
    bell = permanent(table, f"{{0}}: {words}", types="Artifact")
    table.to_step("end").activate("A", bell).resolve()
    assert "begin_combat" not in table.game.turn.rest
