"""Enlist (CR 702.154)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

RECRUITER = ("Yard Recruiter", "{1}{W}", "Creature — Human Soldier", "Enlist", "2/2")
FARMHAND = ("Farmhand", "{W}", "Creature — Human", "", "3/1")


@rule("702.154a", "702.154b", "702.154c", "508.1g")
def test_a_creature_that_stays_at_home_lends_its_power() -> None:
    table = Table()
    recruiter, hand = table.battlefield("A", card(*RECRUITER), card(*FARMHAND))
    table.battlefield("A", card(*FARMHAND))
    table.answer("A", [[recruiter, B]], [hand]).to_step("declare_attackers")
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "enlist"]
    assert (choice.least, choice.most) == (0, 1)
    assert table.game.obj(hand).tapped
    assert table.stack() == ["Yard Recruiter trigger (A)"]
    assert table.resolve().pt(recruiter) == (5, 2)


@rule("702.154a", "702.154b", "702.154c")
def test_attackers_the_tapped_and_the_newly_come_can_not_be_enlisted() -> None:
    table = Table()
    recruiter, other = table.battlefield("A", card(*RECRUITER), card("Guard", "{W}", "Creature — Human", "Vigilance", "3/1"))
    table.battlefield("A", card(*FARMHAND), tapped=True)
    table.battlefield("A", card("Cart", "{1}", "Artifact"))
    table.battlefield("B", card(*FARMHAND))
    (fresh,) = table.battlefield("A", card(*FARMHAND))
    (hasty,) = table.battlefield("A", card("Runner", "{W}", "Creature — Human", "Haste", "1/1"))
    table.game.write(fresh).sick = table.game.write(hasty).sick = True
    table.answer("A", [[recruiter, B], [other, B]], [hasty]).to_step("declare_attackers")
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "enlist"]
    assert choice.candidates == (hasty,)
    assert table.resolve().pt(recruiter) == (3, 2)


@rule("702.154a")
def test_it_is_optional() -> None:
    table = Table()
    recruiter, hand = table.battlefield("A", card(*RECRUITER), card(*FARMHAND))
    table.answer("A", [[recruiter, B]], []).to_step("declare_attackers")
    assert table.stack() == [] and not table.game.obj(hand).tapped


@rule("702.154d")
def test_several_instances_enlist_one_creature_each() -> None:
    table = Table()
    twice = card("Yard Recruiter", "{W}", "Creature — Human", "Enlist\nEnlist", "2/2")
    recruiter, one, other = table.battlefield("A", twice, card(*FARMHAND), card(*FARMHAND))
    table.answer("A", [[recruiter, B]], [one], [other]).to_step("declare_attackers")
    assert len(table.stack()) == 2
    assert table.resolve().pt(recruiter) == (8, 2)
