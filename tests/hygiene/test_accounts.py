"""What a test plays is held to what it played when somebody looked at it (`tests.accounts`)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import make_dataclass
from pathlib import Path

import pytest

from engine.decisions.combat import AssignDamage
from engine.errors import IllegalAnswer
from engine.events.players import SetLife
from engine.model.message import say
from engine.rules.events.happening import happen
from engine.terms.objects import This
from tests.account import keep_of_matches, said, tries, what_is_said_to
from tests.accounts import HERE, KEPT, begun, departure, kept, names_of_tests, signs
from tests.effects.doing import bear
from tests.play.test_restarted_and_controlled import begin, keep
from tests.table import Table, card

ROOT = HERE.parent
SUITE = '''
import os
import pytest
from tests import accounts

@pytest.mark.parametrize("way", ["up and down"])
def test_plays(way): accounts.begun.append(lambda: [*os.environ["PLAYED"].split(), "over"])

def test_plays_nothing(): pass
'''


def run(folder: Path, played: str, *arguments: str) -> str:
    """What a run of a small suite says, whose test plays some moments."""
    (folder / "tests").mkdir(exist_ok=True)
    (folder / "assets").mkdir(exist_ok=True)
    for name in ("accounts.py", "conftest.py", "rulebook.py"):
        shutil.copy(ROOT / "tests" / name, folder / "tests")
    shutil.copytree(ROOT / "assets" / "rules", folder / "assets" / "rules", dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests" / "test_small.py").write_text(SUITE, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | {"PLAYED": played}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False).stdout


def test_what_is_played_is_what_was_approved(tmp_path: Path) -> None:
    assert "nothing is kept of what this plays" in run(tmp_path, "draw pass")
    assert "2 passed" in run(tmp_path, "draw pass", "--approve")
    kept = tmp_path / "tests" / "as_played" / "test_small.txt"
    assert kept.read_text(encoding="utf-8") == f"{signs(['draw', 'pass', 'over'])} test_plays[up and down]\n"
    assert "2 passed" in run(tmp_path, "draw pass")
    otherwise = run(tmp_path, "draw block")
    assert "1 failed, 1 passed" in otherwise
    assert "from moment 2 of 3 on; this is it now:\nblock" in otherwise
    assert "2 passed" in run(tmp_path, "draw block", "--no-accounts")
    assert "2 passed" in run(tmp_path, "draw block", "--approve")
    assert "2 passed" in run(tmp_path, "draw block", "--tell", "told")
    (told,) = (tmp_path / "told").iterdir()
    assert told.read_text(encoding="utf-8").split() == ["tests/test_small.py::test_plays[up", "and", "down]", "draw", "block", "over"]


def test_what_is_approved_of_tests_that_are_gone_goes_too(tmp_path: Path) -> None:
    run(tmp_path, "draw", "--approve")
    small = tmp_path / "tests" / "as_played" / "test_small.txt"
    small.write_text(small.read_text(encoding="utf-8") + f"{signs(['draw'])} test_gone\n", encoding="utf-8")
    run(tmp_path, "draw", "--approve")
    assert small.read_text(encoding="utf-8") == f"{signs(['draw', 'over'])} test_plays[up and down]\n"


@pytest.mark.parametrize(("before", "now", "where"), [
    (["a", "b", "c"], ["a", "x", "c"], "from moment 2 of 3 on; this is it now:\nx"),
    (["a", "b"], ["a", "b", "c"], "from moment 3 of 2 on; this is it now:\nc"),
    (["a", "b", "c"], ["a", "b"], "from moment 3 of 3 on; this is it now:\nit is over"),
    (["a", "b"], ["a", "b"], ""),
])  # fmt: skip
def test_a_departure_says_where_it_begins(before: list[str], now: list[str], where: str) -> None:
    assert departure(now, signs(before)) == where


def test_moments_that_have_the_same_letter_are_told_apart_by_the_digest() -> None:
    same = next(f"{n}" for n in range(10_000) if f"{n}" != "a" and signs([f"{n}"])[-1] == signs(["a"])[-1])
    assert departure([same], signs(["a"]))


def test_an_account_is_of_every_event_question_answer_and_position() -> None:
    def moments(life: int, blade: str, target: int) -> list[str]:
        table = Table()
        one, other = table.battlefield("B", bear(), bear())
        table.hand("A", card("Test Bolt", "{R}", "Instant", f"Test Bolt deals {blade} damage to target creature."))
        happen(table.game, SetLife(1, life))
        table.mana("A", "{R}").cast("A", "Test Bolt", targets=[(one, other)[target]]).resolve()
        return table.account.moments

    plain = moments(20, "1", 0)
    assert plain == moments(20, "1", 0)
    for otherwise in (moments(19, "1", 0), moments(20, "2", 0), moments(20, "1", 1)):
        assert departure(otherwise, signs(plain))


def test_an_account_ends_with_what_everybody_may_do_and_sees() -> None:
    table = Table()
    (secret,) = table.hand("A", card("Test Secret", "{0}", "Instant", "Draw a card."))
    may_do, _, sees = table.account.of(table.game)[-3:]
    mine, theirs = may_do.splitlines()
    assert f"oid={secret}" in mine
    assert f"oid={secret}" not in theirs
    mine, theirs = sees.splitlines()
    assert "Test Secret" in mine
    assert "Test Secret" not in theirs


def test_the_same_is_said_of_the_same() -> None:
    assert said(frozenset({"b", "a"})) == said({"a", "b"}) == "{a, b}"
    assert said({"b": 1, "a": (2, None)}) == "{b: 1, a: [2, None]}"
    assert said(say("damage_is_not_negative")) == "damage_is_not_negative"
    assert said(say("the_numbers_must_add_up_to", number=4)) == "the_numbers_must_add_up_to[[number, 4]]"
    assert said(This()) == "This()"
    assert said(object()) == "object"
    assert said([[[["deep"]]]], 2) == "[[list]]"


def test_every_account_is_of_a_test_that_there_is() -> None:
    files = sorted(KEPT.rglob("*.txt"))
    assert files
    for file in files:
        module = (HERE / file.relative_to(KEPT)).with_suffix(".py")
        assert module.is_file(), f"{file} is about no module; remove it"
        there = names_of_tests(module)
        gone = {name for name in kept(file) if name.partition("[")[0].split("::")[-1] not in there}
        assert not gone, f"{file} keeps {gone}: run `pytest --approve {module}`"


def test_what_would_be_taken_as_an_answer_is_told_and_what_not_and_why() -> None:
    decision = AssignDamage(seat=0, total=3, recipients=(101, 102), lethal=(2, 1), suggested=(2, 1))
    told = [what_is_said_to(one, decision, None) for one in tries(decision)]
    assert "[2, 1] is [2, 1]" in told
    assert "[1, 2]: IllegalAnswer an_earlier_creature_first 510.1c" in told
    assert "[2]: IllegalAnswer one_number_for_each_recipient_is_asked_for 510.1c" in told
    assert what_is_said_to("two", decision, None) == "two: no answer"

    def refuse(_: object) -> None:
        raise IllegalAnswer("not now", "510.1e")

    assert what_is_said_to([2, 1], decision, refuse) == "[2, 1]: IllegalAnswer not now 510.1e"


def test_matches_have_accounts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_of_matches(monkeypatch)
    match = begin()
    moments_of = begun[-1]
    kept_so_far = len(moments_of())
    keep(match)
    assert len(moments_of()) > kept_so_far
    assert "Bare Hall" in "".join(moments_of())


def test_a_new_field_that_is_as_usual_changes_no_account() -> None:
    before, now = make_dataclass("Thing", [("size", int)]), make_dataclass("Thing", [("size", int), ("tapped", bool, False)])
    assert said(before(0)) == said(now(0)) == "Thing(size=0)"
    assert said(now(0, True)) == "Thing(size=0, tapped=True)"
    assert said(now(0, 0)) == "Thing(size=0, tapped=0)"
