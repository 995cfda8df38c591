"""A creature that attacks together with others (CR 508.3)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table


@rule("508.3d")
@pytest.mark.parametrize(
    ("itself", "other", "gained"), [(True, "bear", 1), (True, "ogre", 0), (False, "bear", 0), (True, "", 0)]
)
def test_with_another_of_a_kind(itself: bool, other: str, gained: int) -> None:
    table = Table()
    leader = permanent(table, "Whenever this creature and at least one other Bear attack, you gain 1 life.")
    pair = dict(zip(("bear", "ogre"), table.battlefield("A", bear(), ogre()), strict=True))
    attackers = [leader] * itself + [oid for name, oid in pair.items() if name == other]
    table.policy = lambda decision: (
        [[oid, 1] for oid in attackers] if type(decision).__name__ == "DeclareAttackers" else None
    )
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == 20 + gained


@rule("508.3d")
@pytest.mark.parametrize(("others", "gained"), [(("bear",), 0), (("bear", "bear"), 1), (("bear", "ogre"), 0)])
def test_with_two_of_a_kind(others: tuple[str, ...], gained: int) -> None:
    """Its own object is none of them, though it is of the kind."""
    table = Table()
    leader = permanent(table, "Whenever this creature and at least two Bears attack, you gain 1 life.", types="Creature — Bear")
    found = table.battlefield("A", *(bear() if name == "bear" else ogre() for name in others))
    table.policy = lambda decision: (
        [[oid, 1] for oid in (leader, *found)] if type(decision).__name__ == "DeclareAttackers" else None
    )
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == 20 + gained


@rule("508.3d", "301.5a")
@pytest.mark.parametrize(("equipped", "gained"), [(True, 1), (False, 0)])
def test_what_wears_it_and_another(equipped: bool, gained: int) -> None:
    table = Table()
    lens = permanent(table, "Whenever equipped creature and at least one other creature attack, you gain 1 life.\nEquip {0}", types="Artifact — Equipment")
    first, second, third = table.battlefield("A", bear(), ogre(), bear())
    table.activate("A", lens, [first if equipped else third]).resolve()
    table.policy = lambda decision: (
        [[first, 1], [second, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    )
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == 20 + gained
