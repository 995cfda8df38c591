"""Which way a yes is meant, question by question (scenario format, section 8.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.scenes import cast, choice, count, custom, life, passes, scene, seat, timed, wait

B = {"player": "B"}
TOLL = custom(
    "Pond Toll", "{W}", "Enchantment", "Creatures can't attack you unless their controller pays {1} for each of those creatures."
)
LEAK = custom("Slow Leak", "{U}", "Instant", "Counter target spell unless its controller pays {1}.")
RIVAL = custom("Pond Rivals", "{G}", "Sorcery", "Clash with an opponent.")
LOOK = custom("Look Around", "{G}", "Sorcery", "Target creature explores.")
OTTER = custom("Slim Otter", "{3}{G}", "Creature — Otter", "Mutate {G}", "1/4")
TWICE = custom("Echoing Song", "{R}", "Instant", "Copy target instant spell. You may choose new targets for the copy.")
MORE = (TOLL, LEAK, RIVAL, LOOK, OTTER, TWICE)
TOP = ("Moss Bear", "Moss Bear")


def play(
    a: dict[str, Any], script: list[dict[str, Any]], *expect: dict[str, Any], b: dict[str, Any] | None = None
) -> None:
    """Play a scene that must pass."""
    passes(scene(a, b or seat(top=TOP), script, list(expect), more_cards=MORE))


@pytest.mark.parametrize("yes", [True, False])
def test_a_cost_that_averts_is_paid(yes: bool) -> None:
    script = [
        cast("Cinder Spark", B), cast("Slow Leak", "Cinder Spark", player="B", when={"on_stack": "Cinder Spark"}), wait(),
        choice(yes=yes),
    ]  # fmt: skip
    leak = seat("Fund", hand=("Slow Leak",))
    play(seat("Crag", "Crag", hand=("Cinder Spark",)), script, life("B", 18 if yes else 20), b=leak)


@pytest.mark.parametrize("yes", [True, False])
def test_what_an_attack_costs_is_paid_or_the_attack_is_left_out(yes: bool) -> None:
    script = [timed("attack", step="declare_attackers", card="Moss Bear"), choice(yes=yes)]
    play(seat("Crag", "Moss Bear"), script, life("B", 18 if yes else 20), b=seat("Pond Toll"))


@pytest.mark.parametrize("yes", [True, False])
def test_the_card_of_a_clash_goes_to_the_bottom(yes: bool) -> None:
    script = [cast("Pond Rivals"), wait(), choice(yes=yes), choice("B", yes=False)]
    top = {"check": "library_card", "player": "A", "position": 0, "name": "Moss Bear", "value": not yes}
    play(seat("Glade", hand=("Pond Rivals",), top=("Moss Bear",)), script, top)


@pytest.mark.parametrize("yes", [True, False])
def test_the_card_of_an_explorer_goes_to_the_graveyard(yes: bool) -> None:
    script = [cast("Look Around", "Moss Bear"), wait(), choice(yes=yes)]
    a = seat("Glade", "Moss Bear", hand=("Look Around",), top=("Reed Hawk",))
    play(a, script, count("graveyard", "A", "Reed Hawk", int(yes)), count("library", "A", "Reed Hawk", int(not yes)))


@pytest.mark.parametrize("yes", [True, False])
def test_what_mutates_goes_beneath(yes: bool) -> None:
    script = [cast("Slim Otter", "Moss Bear", using="mutate"), wait(), choice(yes=yes)]
    there, gone = ("Moss Bear", "Slim Otter") if yes else ("Slim Otter", "Moss Bear")
    a = seat("Glade", "Moss Bear", hand=("Slim Otter",))
    play(a, script, count("battlefield", "A", there, 1), count("battlefield", "A", gone, 0))


@pytest.mark.parametrize("yes", [True, False])
def test_a_copy_gets_new_targets(yes: bool) -> None:
    script = [cast("Cinder Spark", B), cast("Echoing Song", "Cinder Spark"), wait(), choice(yes=yes)]
    if yes:
        script.append({"do": "answer", "player": "A", "to": "target", "pick": [{"player": "A"}]})
    a = seat("Crag", "Crag", hand=("Cinder Spark", "Echoing Song"))
    play(a, script, life("B", 18 if yes else 16), life("A", 18 if yes else 20))
