"""Answers to costs that can not be paid, which nobody asks for. Scenario format, section 8.2."""

from __future__ import annotations

from tests.scenario.scenes import cast, choice, count, custom, passes, scene, seat

LEAVE = "You may discard a card."
TRIMS = (
    custom("Bare Trim", "{G}", "Sorcery", f"Kicker {{5}}\n{LEAVE}"),
    custom("Many Trim", "{G}", "Sorcery", f"Multikicker {{5}}\n{LEAVE}"),
    custom("Paid Trim", "{G}", "Sorcery", f"You may pay {{3}}. If you do, draw a card. {LEAVE}"),
    custom("Dear Trim", "{G}", "Sorcery", f"You may sacrifice an artifact. If you do, draw a card. {LEAVE}"),
)


def test_a_no_to_a_cost_that_can_not_be_paid_is_used_up() -> None:
    for trim in TRIMS:
        script = [cast(trim["name"]), choice(yes=False), choice(yes=True), choice(pick=["Moss Bear"])]
        a = seat("Glade", hand=(trim["name"], "Moss Bear"))
        passes(scene(a, seat(), script, [count("graveyard", "A", "Moss Bear", 1)], more_cards=TRIMS))


def test_a_no_that_only_a_later_question_can_have_meant_is_kept_for_it() -> None:
    for trim in TRIMS:
        script = [cast(trim["name"]), choice(yes=False)]
        a = seat("Glade", hand=(trim["name"], "Moss Bear"))
        passes(scene(a, seat(), script, [count("hand", "A", "Moss Bear", 1)], more_cards=TRIMS))
