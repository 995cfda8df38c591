"""The shared scenarios that pass go on passing. Those that contradict the rulebook are listed with the rule.

After a change that lets more pass, take the list down anew:

    python -m engine scenario ../shared/scenarios --cards ../shared/corpus/cards.json --jobs 2 --json results.json
    python tests/scenario/test_corpus.py results.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.support.boards.checked_play import check_words

HERE = Path(__file__).resolve().parent
SHARED = HERE.parents[2] / "shared"
SCENARIOS, CARDS = SHARED / "scenarios", SHARED / "corpus" / "cards.json"
PASSING, DISPUTED = HERE / "passing.txt", HERE / "disputed.json"

needs_shared = pytest.mark.skipif(not SCENARIOS.is_dir(), reason="../shared/scenarios is not there")


def passing() -> list[str]:
    """The ids of the scenarios that have to pass."""
    return PASSING.read_text(encoding="utf-8").split("\n")[:-1]


@needs_shared
def test_scenarios_that_passed_still_pass() -> None:
    from engine.lab.commands.scenario import run_all

    check_words()  # those that play them are made from this process, where there is such a thing
    ids = passing()
    missing = [name for name in ids if not (SCENARIOS / f"{name}.json").is_file()]
    assert not missing
    results = run_all([SCENARIOS / f"{name}.json" for name in ids], [str(CARDS)], jobs=2)
    broken = [f"{result.result} {result.id}: {result.detail}" for result in results if result.result != "passed"]
    assert not broken, f"{len(broken)} scenarios no longer pass:\n" + "\n".join(broken)


def test_the_list_is_in_order() -> None:
    assert passing() == sorted(dict.fromkeys(passing()))


def test_disputed_scenarios_name_a_rule_and_a_reason() -> None:
    from tests.rulebook import DEFAULT_EDITION, titles

    disputed = json.loads(DISPUTED.read_text(encoding="utf-8"))
    for entry in disputed:
        assert sorted(entry) == ["id", "rule", "why"]
        assert entry["rule"] in titles(DEFAULT_EDITION), entry
        assert entry["why"].endswith(".")
    ids = [entry["id"] for entry in disputed]
    assert ids == sorted(dict.fromkeys(ids))
    assert not [name for name in ids if name in passing()], "a disputed scenario passes: take it off the list"


if __name__ == "__main__":
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["scenarios"]
    good = sorted(entry["id"] for entry in found if entry["result"] == "passed")
    PASSING.write_text("".join(f"{name}\n" for name in good), encoding="utf-8")
    print(f"{len(good)} scenarios have to pass")
