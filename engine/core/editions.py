"""The editions of the rulebook that a game can be played by, and in what they differ.

Whatever goes one way in one edition and another way in another asks here; state-based checks name their editions
themselves, by these names (CR 704.5, 420.5 of the 2006 text).
"""

from __future__ import annotations

EDITION_2024, EDITION_2026, EDITION_2006 = "2024", "2026", "2006"
EDITIONS = (EDITION_2024, EDITION_2026, EDITION_2006)
MODERN = (EDITION_2024, EDITION_2026)  # with the checks that 420.5 of the 2006 text does not list (420.1)


def orders_combat_damage(edition: str) -> bool:
    """Whether damage assignment orders are announced as blockers are declared (509.2, 509.3 until 2024)."""
    return edition != EDITION_2026


def spares_sagas_without_chapters(edition: str) -> bool:
    """Whether nothing happens to a Saga that has no chapter abilities (703.4f, 704.5s from 2026 on)."""
    return edition == EDITION_2026


def ranks_replacement_effects(edition: str) -> bool:
    """Whether those about control, copying and back faces go first (616.1b to 616.1d).

    They do not in 2006 (419.9a).
    """
    return edition != EDITION_2006


def has_fortifications(edition: str) -> bool:
    """Whether what is neither Aura nor Equipment can be attached (704.5n, 704.5p).

    It can't in 2006 (420.5m).
    """
    return edition != EDITION_2006


def has_infinity_rules(edition: str) -> bool:
    """Whether players choose numbers for loops, one of them last (421.2 to 421.5 of 2006)."""
    return edition == EDITION_2006
