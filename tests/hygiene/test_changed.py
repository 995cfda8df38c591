"""What a change can touch (`tests.changed`)."""

from __future__ import annotations

from pathlib import Path

from tests.changed import MOST, chosen, touched


def project(folder: Path, **tests: str) -> Path:
    """A project with a keyword and some files of tests."""
    files = {"engine/vocabulary/keywords/ward.py": '"""Ward (CR 702.21a)."""\n', "tests/table.py": "", "tests/hygiene/test_names.py": ""}
    files |= {f"tests/keywords/test_{name}.py": text for name, text in tests.items()}
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_tests_are_touched_by_their_own_change_their_namesake_what_they_import_and_their_rule(tmp_path: Path) -> None:
    root = project(
        tmp_path, ward="", other="", importing="from engine.vocabulary.keywords.ward import Ward\n", whole="from engine.vocabulary.keywords import (\n    echo,\n    ward,\n)\n",
        citing='@rule("702.21a", "who pays")\n', beside='@rule("702.2a")\n', speaking="x = 702.21\n",
    )  # fmt: skip
    assert dict(touched(["engine/vocabulary/keywords/ward.py", "tests/keywords/test_other.py", "README.md"], root)) == {
        "tests/keywords/test_other.py": "changed itself",
        "tests/keywords/test_ward.py": "named like engine/vocabulary/keywords/ward.py",
        "tests/keywords/test_importing.py": "imports engine/vocabulary/keywords/ward.py",
        "tests/keywords/test_whole.py": "imports engine/vocabulary/keywords/ward.py",
        "tests/keywords/test_citing.py": "cites a rule of engine/vocabulary/keywords/ward.py",
    }


def test_a_namesake_on_the_same_shelf_goes_before_those_on_others(tmp_path: Path) -> None:
    files = ("engine/vocabulary/statics/costs/life.py", "tests/statics/costs/test_life.py", "tests/effects/verbs/test_life.py")
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [test for test, _ in touched([files[0]], tmp_path)] == [files[1]]
    assert [test for test, _ in touched(["engine/game/events/life.py"], tmp_path)] == sorted(files[1:])


def test_what_reads_all_sources_comes_with_any_change_of_them(tmp_path: Path) -> None:
    files, more = chosen(["engine/vocabulary/keywords/ward.py"], project(tmp_path))
    assert (files, more) == ({"tests/hygiene/test_names.py": "reads all sources"}, 0)
    assert chosen(["README.md"], tmp_path) == ({}, 0)


def test_there_are_no_more_files_than_a_minute_takes_and_it_is_said_how_many_were_left_out(tmp_path: Path) -> None:
    users = {f"user{number}": "from tests.table import Table\n" for number in range(MOST + 7)}
    files, more = chosen(["tests/table.py"], project(tmp_path, **users))
    assert (len(files), more) == (MOST + 1, 7)
