"""Card names that players choose (CR 201.4), and what effects do with the cards of the name."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.game.decisions.choices import ChooseCardName
from tests.rulebook import rule


@pytest.mark.parametrize("answer", ["", "  ", "x" * 300, "Here // There", 99, None, ["Old Marsh"]])
def test_what_is_no_name_is_refused(answer: object) -> None:
    with pytest.raises((IllegalAnswer, MalformedAnswer)):
        ChooseCardName(seat=0, options=("Tin Toy",)).check(answer)


@rule("201.4")
@pytest.mark.parametrize(("answer", "name"), [("Old Marsh", "Old Marsh"), ("  Old   Marsh ", "Old Marsh"), ("+", "+"), ("Tin Toy", 0), (0, 0)])
def test_any_name_however_short_can_be_chosen(answer: object, name: object) -> None:
    assert ChooseCardName(seat=0, options=("Tin Toy",)).check(answer) == name
