"""Mutants: what is flipped, that it is flipped in the right place, and that it is what gets imported."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import textwrap
from dataclasses import astuple
from pathlib import Path

import pytest
from coverage import CoverageData

from tests import mutate
from tests.hygiene.project_tree import ROOT
from tests.mutate import Draw, passing, report
from tests.rulebook import Citation
from tests.support.mutants.equivalents import Equivalent, as_listed, equivalents, that_count
from tests.support.mutants.lines_run import LINES, SOURCES, LinesRun
from tests.support.mutants.mutants import Mutant, mutants_of, rules_of
from tests.support.mutants.trials import BY_CITING, BY_OTHERS, Trial
from tests.support.mutants.types_of_mutants import TypeChecker

SOURCE = '''
"""Text is left: 1 == 1."""
from typing import TYPE_CHECKING
from zones import EXILE, HAND

if TYPE_CHECKING:
    assert not 5


@phrase("you control 1", into="static")
class Ward:
    definition = "Whenever another creature you control enters, draw a card."
    number: int = 3
    short: bool = wording(default=True)

    def f(self, a: "1 < 2", b):
        if a < 2 and not b:
            game.happen(reversed(a))
            game.choose(a, good=False, prompt=say("x", number=7))
        if a:
            raise ValueError(f"{b[9:]} is wrong" if 5 < b else "{a}")
        return [x.owner for x in a[::-1] if x] + [HAND, EXILE, "é" == b]

    def __repr__(self):
        return self.number < 5
'''


def flips(source: str = SOURCE) -> set[tuple[str, str, str]]:
    return {(mutant.kind, mutant.before.strip(), mutant.after.strip()) for mutant in mutants_of("a.py", source)}


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("comparison", "<", "<="), ("comparison", "==", "!="), ("boolean", "and", "or"), ("boolean", "not b", "bool(b)"),
        ("boolean", "a < 2 and not b", "((a < 2))"), ("bound", "3", "4"), ("bound", "2", "3"),
        ("removed call", "game.happen(reversed(a))", "pass"), ("order", "reversed(a)", "list(a)"), ("order", "a[::-1]", "a"),
        ("condition", "x", "True"), ("role", "owner", "controller"), ("zone", "HAND", "EXILE"), ("zone", "EXILE", "HAND"),
        ("words", '"Whenever another creature you control enters, draw a card."',
         '"Whenever a creature you control enters, draw a card."'),
    ],
)  # fmt: skip
def test_one_thing_is_flipped(kind: str, before: str, after: str) -> None:
    assert (kind, before, after) in flips()


def test_text_annotations_and_templates_are_left() -> None:
    assert not [flip for flip in flips() if flip[1] in ("5", "1 < 2", "not 5")]


def test_what_is_only_said_and_hints_are_left() -> None:
    assert not [flip for flip in flips() if flip[1] in ("True", "False", "7")]


def test_a_number_that_is_lowered_in_any_case_is_not_raised() -> None:
    flipped = {(mutant.before, mutant.start) for mutant in mutants_of("a.py", "x = c.choose_objects(a, b, 2, 2)\nx = c.choose_objects(a, b, 4, 6)\n")}
    assert flipped == {("2", 30), ("4", 60), ("6", 63)}


@pytest.mark.parametrize(("keys", "asked"), [("(DRAWN,)", False), ("(DRAWN, MILLED)", True)])
def test_of_which_type_the_only_events_are_that_a_pattern_hears_is_left(keys: str, asked: bool) -> None:
    source = f"""
class Draws:
    keys = {keys}

    def happened(self, ctx, event, subject):
        return isinstance(event, Draw) and subject.matches(ctx, event.player)
"""
    assert ("((subject.matches(ctx, event.player)))" in {after for _, _, after in flips(source)}) is asked
    assert "((isinstance(event, Draw)))" in {after for _, _, after in flips(source)}


@pytest.mark.parametrize("words", ["assert a < 1", "f(label=3 < a)", "f(1_000_000)", "def _label(self):\n    return not a"])
def test_what_the_type_checker_labels_and_any_number_of_times_need_is_left(words: str) -> None:
    assert not flips(words) - {("removed call", words, "pass")}


def test_what_an_error_says_is_left_but_not_when_it_is_raised() -> None:
    assert not [flip for flip in flips() if flip[1] in ("9", "5 < b")]
    assert ("condition", "a", "not (a)") in flips()


def test_what_is_run_as_a_file_is_imported_is_known() -> None:
    declared = {mutant.before for mutant in mutants_of("a.py", SOURCE) if mutant.declared}
    assert "3" in declared
    assert not {"2", "EXILE", "reversed(a)"} & declared


def test_a_file_says_which_rules_it_is_about() -> None:
    assert rules_of('"""Equip (CR 702.6, CR 301.5b).\n\nNot CR 603.3."""') == {("702.6", ""), ("301.5b", "")}
    assert rules_of('"""Plot (CR 702.170, 702.171 of the edition of 2026)."""') == {("702.170", "2026"), ("702.171", "2026")}
    assert rules_of('"""Behold (later, CR 701.4 of 2026), as a cost (CR 118.8)."""') == {("701.4", "2026"), ("118.8", "")}
    assert rules_of("1") == frozenset()


def test_every_mutant_is_another_program_that_can_be_read() -> None:
    for mutant in mutants_of("a.py", SOURCE):
        changed = mutant.applied(SOURCE)
        assert changed != SOURCE
        compile(changed, "a.py", "exec")


def test_a_mutant_of_another_text_is_refused() -> None:
    with pytest.raises(ValueError, match="has changed"):
        Mutant("a.py", 1, "bound", 0, 1, "1", "2").applied("3")


def test_the_mutant_is_what_a_test_imports(tmp_path: Path) -> None:
    """In a process of its own, as the command runs it. Without the mutant the same file says what stands there."""
    (tmp_path / "small.py").write_text("LIMIT = 7\n", encoding="utf-8")
    (mutant,) = mutants_of("small.py", "LIMIT = 7\n")
    program = textwrap.dedent("""
        import json, sys
        from pathlib import Path
        from tests.support.mutants.mutants import Mutant, install
        if len(sys.argv) > 2:
            install(Path(sys.argv[1]), Mutant(*json.loads(sys.argv[2])))
        sys.path.insert(0, sys.argv[1])
        import small
        print(small.LIMIT)
    """)

    def printed(*mutants: Mutant) -> str:
        described = [json.dumps(astuple(mutant)) for mutant in mutants]
        command = [sys.executable, "-c", program, str(tmp_path), *described]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    assert printed() == "7"
    assert printed(mutant) == "8"


def test_every_listed_equivalent_is_still_about_a_mutant() -> None:
    """An entry lapses when its line changes: then it is judged anew, or deleted."""
    listed = equivalents()
    found: set[Equivalent] = set()
    for file in {entry.file for entry in listed}:
        source = (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).is_file() else ""
        found |= {named for _, named in as_listed(file, source)}
    assert listed, "there are some"
    assert [entry for entry in listed if entry not in found] == []
    assert not [entry for entry, reason in listed.items() if len(reason.split()) < 4]


def test_what_is_listed_is_not_drawn(tmp_path: Path) -> None:
    source = "class A:\n    def f(self, b):\n        x = b  ==  4\n    def g(self, b):\n        x = b  ==  4\n"
    (tmp_path / "listed.toml").write_text(
        """[[mutant]]
        file = "a.py"
        function = "A.f"
        line = "x = b == 4"
        is = "=="
        becomes = "!="
        reason = "x is read by nobody"
        """,
        encoding="utf-8",
    )
    listed = equivalents(tmp_path / "listed.toml")
    left = {str(mutant) for mutant in mutants_of("a.py", source)} - {str(mutant) for mutant in that_count("a.py", source, listed)}
    assert left == {"a.py:3 comparison:   ==   ->   !=  "}
    assert [mutant.line for mutant in that_count("a.py", source.replace("x", "z"), listed)] == [3, 3, 5, 5]


# -- which test runs which line ------------------------------------------------------------------------------------------


def measured(folder: Path, sources: dict[str, str]) -> Path:
    """Two processes' parts of what was measured in another checkout. `one` runs a.py 1 and 9, `two` a.py 9 and b.py
    3."""
    (folder / SOURCES).write_text(json.dumps(sources), encoding="utf-8")
    for process, test, lines in (("0", "one", {"a.py": [1, 9]}), ("1", "two", {"a.py": [9], "b.py": [3]})):
        part = CoverageData(basename=str(folder / f"{LINES}.gw{process}"))
        part.set_context("")
        part.add_lines({"/other/engine/b.py": [1], "/other/engine/in/c.py": [1]})
        part.set_context(test)
        part.add_lines({f"/other/engine/{file}": numbers for file, numbers in lines.items()})
        part.write()
    return folder


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_it_is_known_which_tests_run_a_line_and_what_has_changed(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / "engine").mkdir(exist_ok=True)
        (tmp_path / "engine" / f"{name}.py").write_text(name, encoding="utf-8")
    ran = LinesRun(tmp_path, measured(tmp_path, {"engine/a.py": digest("a"), "engine/b.py": digest("another text")}))
    assert ran.tests_of(("engine/a.py", 9)) == ["one", "two"]  # one runs more of the file
    assert ran.tests_of(("engine/a.py", 1)) == ["one"]
    assert list(ran.of("one")) == [("engine/a.py", 1), ("engine/a.py", 9)]
    assert ran.counts == {("engine/a.py", 1): 1, ("engine/a.py", 9): 2}
    assert ran.changed == ["engine/b.py"]
    assert ran.tests_in("engine/b.py") == []


def test_the_heaviest_are_of_lines_that_few_tests_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Line 9 of a.py is run by both tests: a fourth as likely as a line that one test runs."""
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    texts = {"engine/a.py": "def f(b): return b == 1\n" + "\n" * 7 + "def g(b): return b == 2\n", "engine/b.py": "\n\ndef h(b): return b == 3\n"}
    for file, text in texts.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    ran = LinesRun(tmp_path, measured(tmp_path, {file: digest(text) for file, text in texts.items()}))
    one, two = (Citation("2024-02-06", number) for number in ("702.2b", "702.3b"))
    tasks = list(Draw({one: ["one"], two: ["two"]}, ran, []).heaviest(5))
    assert {(task.rule, task.mutant.file, task.mutant.line) for task in tasks[:4] if task.mutant} == {
        ("702.2b", "engine/a.py", 1), ("702.3b", "engine/b.py", 3),
    }  # fmt: skip
    assert tasks[4].mutant and (tasks[4].mutant.line, tasks[4].citing, tasks[4].others) == (9, ["one"], ["two"])


def test_what_passed_for_a_part_of_a_rule_passed_for_the_rule(tmp_path: Path) -> None:
    edition = "2024-02-06"
    ended = {"one": ("passed", "704.5"), "two": ("passed", "704.5j"), "three": ("failed", "704.5k"), "four": ("passed", "704.6")}
    results = {test: {"outcome": outcome, "rules": [[edition, number]]} for test, (outcome, number) in ended.items()}
    (tmp_path / "results.json").write_text(json.dumps(results), encoding="utf-8")
    found = {cited.number: tests for cited, tests in passing(tmp_path, ["704"]).items()}
    assert found == {"704.5": ["one", "two"], "704.5j": ["two"], "704.5k": [], "704.6": ["four"]}


def test_it_is_said_who_was_killed_by_a_test_of_a_rule_beside_it() -> None:
    edition = "2024-02-06"
    tests_of = {Citation(edition, "702.19b"): ["one"], Citation(edition, "702.19c"): ["two"], Citation(edition, "702.2a"): ["three"]}
    mutant = Mutant("a.py", 1, "bound", 0, 1, "1", "2")
    trials = [Trial("702.19b", mutant, BY_OTHERS, test) for test in ("two", "three")] + [Trial("702.19b", mutant, BY_CITING, "one")]
    assert list(report(trials, tests_of))[-2:] == [
        "of 3 valid mutants 100.0% were killed, 33.3% by a citing test",
        "of those killed by another test 1 were by one that cites a rule beside it (702.19c beside 702.19b)",
    ]


# -- trials --------------------------------------------------------------------------------------------------------------

TRIALS = """
from pathlib import Path
from tests.support.mutants.mutants import Mutant, mutants_of
from tests.support.mutants.trials import Task, tried

FILE, TEST = "engine/vocabulary/keywords/skulk.py", "tests/keywords/test_skulk.py::test_who_may_block_it"
SOURCE = Path(FILE).read_text(encoding="utf-8")
equal = next(mutant for mutant in mutants_of(FILE, SOURCE) if mutant.kind == "comparison")
broken = Mutant(FILE, 1, "words", 0, 3, SOURCE[:3], "import nothing_of_this_name")
tasks = [
    Task("citing", equal, [TEST], []), Task("others", equal, [], [TEST]), Task("no tests", equal, [], []),
    Task("broken", broken, [TEST], []), Task("unmeant", None, [TEST], []),
]
for trial in tried(tasks, 1):
    print(trial.rule, "-", trial.fate, trial.noticed_by == TEST)
"""


def test_a_mutant_is_killed_by_the_test_that_notices_it() -> None:
    """The test is played alone too: that it passes without the mutant is part of what it notices."""
    done = subprocess.run([sys.executable, "-c", TRIALS], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "citing - killed by a citing test True",
        "others - killed by another test True",
        "no tests - survived False",
        "broken - not valid False",
    ]


IN_MEMORY = """
from pathlib import Path
from tests.support.mutants.mutants import mutants_of
from tests.support.mutants.trials import Task, tried_each
from tests.support.mutants.trials_in_memory import play

TEST = "tests/keywords/test_skulk.py::test_who_may_block_it"

def first(file, kind, declared=False):
    source = Path(file).read_text(encoding="utf-8")
    return next(mutant for mutant in mutants_of(file, source) if (mutant.kind, mutant.declared) == (kind, declared))

def then(session):
    mutants = {
        "function": first("engine/vocabulary/keywords/skulk.py", "comparison"),
        "other function": first("engine/vocabulary/keywords/prowl.py", "boolean"),
        "constant": first("engine/compiler/parsing.py", "bound", declared=True),
        "lexicon": first("engine/compiler/lexicon.py", "condition"),
    }
    for trial in tried_each([Task(name, mutant, [TEST], []) for name, mutant in mutants.items()], 1, {}, session.outcome):
        print("\\n" + trial.rule, "-", trial.fate)

play(["tests/keywords/test_skulk.py"], ["-s"], then)
"""


def test_a_mutant_is_tried_in_memory_unless_it_has_acted_by_then() -> None:
    """What is declared, and what words are put down with as they are loaded, can not be tried so."""
    done = subprocess.run([sys.executable, "-c", IN_MEMORY], cwd=ROOT, capture_output=True, text=True, check=False)
    assert [line for line in done.stdout.splitlines() if " - " in line] == [
        "function - killed by a citing test",
        "other function - survived",
        "constant - not to be tried in memory",
        "lexicon - not to be tried in memory",
    ], done.stdout + done.stderr


def test_what_the_type_checker_refuses_is_no_valid_mutant(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "pyproject.toml").write_text("[tool.mypy]\nstrict = true\n", encoding="utf-8")
    source = "def doubled(power: int | None) -> int:\n    return (power or 0) * 2\n"
    (tmp_path / "engine" / "small.py").write_text(source, encoding="utf-8")
    found = {mutant.after: mutant for mutant in mutants_of("engine/small.py", source)}
    with TypeChecker(tmp_path) as checker:
        assert "Unsupported operand types" in checker.objection(found["((power))"])
        assert not checker.objection(found["3"])
        assert not (checker.folder / "engine" / "small.py").read_text(encoding="utf-8").count("3")
    assert not checker.folder.exists()
