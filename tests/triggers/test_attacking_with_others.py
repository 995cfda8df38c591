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
