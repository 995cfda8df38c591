"""Exert (CR 701.39): as a creature attacks, or as a cost."""

from __future__ import annotations

from tests.effects.doing import permanent
from tests.rulebook import rule
from tests.table import Table


@rule("701.39a", "508.1g")
def test_exerting_only_what_has_not_been_exerted_this_turn() -> None:
    table = Table()
    champion = permanent(table, "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you "
                         "do, untap all creatures you control and after this phase, there is an additional combat "
                         "phase.")  # fmt: skip
    table.answer("A", [[champion, 1]], True, [[champion, 1]])
    table.to_step("end")
    assert table.life("B") == 18
    assert sum(type(asked).__name__ == "YesNo" for asked in table.asked) == 1


@rule("701.39a")
def test_exert_as_it_attacks() -> None:
    table = Table()
    thing = permanent(table, "You may exert this creature as it attacks. When you do, you gain 3 life.", size="2/2")
    table.policy = lambda d: [[thing, 1]] if d.kind == "attackers" else True if getattr(d, "purpose", "") == "exert" else None
    table.to_step("end_combat")
    assert table.life("A") == 23
    table.policy = None
    table.next_turn("A")
    assert table.game.obj(thing).tapped
    table.next_turn("A")
    assert not table.game.obj(thing).tapped
