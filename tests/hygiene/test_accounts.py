"""What a test plays is held to what was approved (`tests.support.accounts.accounts`)."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import make_dataclass
from pathlib import Path

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.combat import AssignDamage
from engine.game.events.players import SetLife
from engine.game.rules.events.happening import happen
from engine.meaning.message import say
from engine.vocabulary.terms.objects.objects import This
from tests.hygiene.small_suites import run_here, suite_in
from tests.support.accounts.account import keep_of_matches, said, tries, what_is_said_to
from tests.support.accounts.accounts import KEPT, TESTS, begun, departure, digests, is_there, signs
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card
from tests.table.test_restarted_and_controlled import begin, keep

SUITE = '''
import os
import pytest
from tests.support.accounts import accounts

@pytest.mark.parametrize("way", ["up and down"])
def test_plays(way):
    moments = os.environ["PLAYED"].split()
    accounts.begun.append(lambda: [*moments, "over"])
    if accounts.golden[0]:
        accounts.in_words.append([f"somebody does {one}" for one in moments])

def test_plays_nothing(): pass
'''


class Suite:
    """A small suite whose test plays some moments."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = suite_in(folder, SUITE)
        self.monkeypatch = monkeypatch
        self.digests = folder / "tests" / "as_played" / "digests.txt"
        self.words = folder / "tests" / "as_played" / "golden" / "test_small" / "test_plays[up and down].txt"

    def run(self, played: str, *arguments: str) -> str:
        """What a run of it says."""
        self.monkeypatch.setenv("PLAYED", played)
        return run_here(self.folder, *arguments)


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    return Suite(tmp_path, monkeypatch)


def test_what_is_played_is_what_was_approved(suite: Suite) -> None:
    assert "nothing is kept of what this plays" in suite.run("draw pass")
    approved = suite.run("draw pass", "--approve")
    assert "2 passed" in approved
    assert "1 of 2 play otherwise than before, or are new" in approved
    assert "test_small.py::test_plays[up and down]: new, 3 moments" in approved
    assert suite.digests.read_text(encoding="utf-8") == f"test_small.py::test_plays[up and down] {signs(['draw', 'pass', 'over'])}\n"
    assert "2 passed" in suite.run("draw pass")
    otherwise = suite.run("draw block")
    assert "1 failed, 1 passed" in otherwise
    assert "from moment 2 of 3 on; this is it now:\nblock" in otherwise
    assert "2 passed" in suite.run("draw block", "--no-accounts")
    assert "test_plays[up and down]: from moment 2 of 3 on; this is it now:\nblock" in suite.run("draw block", "--approve")
    assert "2 passed" in suite.run("draw block", "--tell", str(suite.folder / "told"))
    (told,) = (suite.folder / "told").iterdir()
    assert told.read_text(encoding="utf-8").split() == ["tests/test_small.py::test_plays[up", "and", "down]", "draw", "block", "over"]


def test_processes_approve_together(suite: Suite) -> None:
    suite.monkeypatch.setenv("PLAYED", "draw")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.conftest", "-n", "2", "--approve"]
    done = subprocess.run([*command, "--rootdir", str(suite.folder), str(suite.folder)], cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert "1 of 2 play otherwise than before" in done.stdout, done.stdout + done.stderr
    assert suite.digests.read_text(encoding="utf-8").startswith("test_small.py::test_plays")


def test_golden_games_say_in_words_what_has_changed(suite: Suite) -> None:
    suite.run("draw pass", "--approve", "--golden")
    assert suite.words.read_text(encoding="utf-8") == "somebody does draw\nsomebody does pass\n"
    assert "2 passed" in suite.run("draw pass")
    otherwise = suite.run("draw block")
    assert "-somebody does pass\n+somebody does block" in otherwise
    assert "-somebody does pass\n+somebody does block" in suite.run("draw block", "--approve")
    assert suite.words.read_text(encoding="utf-8") == "somebody does draw\nsomebody does block\n"


def test_what_is_approved_of_tests_that_are_gone_goes_too(suite: Suite) -> None:
    suite.run("draw", "--approve", "--golden")
    before = suite.digests.read_text(encoding="utf-8")
    gone = suite.words.with_name("test_gone.txt")
    gone.write_text("somebody does nothing\n", encoding="utf-8")
    suite.digests.write_text(f"test_gone.py::test_plays {signs(['draw'])}\ntest_small.py::test_gone {signs(['draw'])}\n{before}", encoding="utf-8")
    suite.run("draw", "--approve")
    assert suite.digests.read_text(encoding="utf-8") == before
    assert suite.words.is_file() and not gone.exists()


def test_after_a_merge_either_of_two_accounts_will_do_until_one_is_approved(suite: Suite) -> None:
    suite.run("draw", "--approve")
    before = suite.digests.read_text(encoding="utf-8")
    suite.digests.write_text(f"test_small.py::test_plays[up and down] {signs(['block', 'over'])}\n{before}", encoding="utf-8")
    assert "2 passed" in suite.run("draw")
    assert "2 passed" in suite.run("block")
    assert "1 failed" in suite.run("pass")
    suite.run("draw", "--approve")
    assert suite.digests.read_text(encoding="utf-8") == before


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
    kept = digests(KEPT.digests)
    assert kept
    assert [test for test in kept if not is_there(test, TESTS)] == [], "run `pytest --approve` on any test"
    words = {KEPT.words(test) for test in kept}
    assert [file for file in KEPT.folder.rglob("golden/**/*.txt") if file not in words] == []


def test_of_every_test_one_account_is_kept() -> None:
    several = [test for test, its in digests(KEPT.digests).items() if len(its) > 1]
    assert not several, f"both branches of a merge changed them: `pytest --approve` {sorted({test.partition('::')[0] for test in several})}"


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
