"""Bands of attackers in answers of a scenario (CR 508.1e, 702.22; scenario format, section 8)."""

from __future__ import annotations

from typing import Any

from tests.scenario.scenes import choice, custom, fails, life, passes, scene, seat, timed

MATE = custom("Shield Mate", "{W}", "Creature — Soldier", "Banding", "1/1")


def a_band(*answers: dict[str, Any], mates: int = 1) -> dict[str, Any]:
    """All attack; one creature blocks the Mate, and with it the rest of its band (CR 702.22h)."""
    attacking = [timed("attack", step="declare_attackers", card=name) for name in (*["Shield Mate"] * mates, "Moss Bear", "Reed Hawk")]
    block = timed("block", "B", step="declare_blockers", card="Moss Bear", attacker="Shield Mate")
    damage = choice(number=2), choice(number=0)
    return scene(
        seat(("Shield Mate", mates), "Moss Bear", "Reed Hawk"), seat("Moss Bear"), [*attacking, *answers, block, *damage],
        [life("B", 20 - mates)], more_cards=(MATE,),
    )  # fmt: skip


def test_a_band_is_named_by_an_answer_and_blocked_as_one() -> None:
    passes(a_band(choice(band=["Shield Mate", "Moss Bear"])))
    passes(a_band(choice(band=["Moss Bear", "Shield Mate"]), choice(stop=True)))


def test_without_an_answer_nobody_is_banded_even_in_a_strict_run() -> None:
    data = a_band()
    data["script"] = [entry for entry in data["script"] if "number" not in entry]
    data["expect"] = [life("B", 17)]
    passes(data)


def test_a_band_that_is_illegal_fails_and_one_of_who_does_not_attack_is_left_over() -> None:
    fails(a_band(choice(band=["Moss Bear", "Reed Hawk"])), "a band is of creatures with banding", "702.22c")
    fails(a_band(choice(band=["Shield Mate", "Bog Rat"])), "Shield Mate, Bog Rat")


def test_several_bands_are_several_answers() -> None:
    two = a_band(choice(band=["Shield Mate", "Moss Bear"]), choice(band=["Shield Mate", "Reed Hawk"]), mates=2)
    passes(two)
