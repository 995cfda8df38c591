"""What is put on somebody's system is said first, with why.

Where somebody sits at the terminal they are asked for it.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys

import pytest

from tests.hygiene.project_tree import ROOT

found = importlib.util.spec_from_file_location("bootstrap", ROOT / "packaging" / "bootstrap.py")
assert found is not None and found.loader is not None
bootstrap = importlib.util.module_from_spec(found)
found.loader.exec_module(bootstrap)


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have run; apt-get is there, and the right to use it."""
    commands: list[list[str]] = []

    def run(command: list[str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(bootstrap, "run", run)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap, "root_rights", list)
    return commands


def sit(monkeypatch: pytest.MonkeyPatch, answer: str | None) -> None:
    """Somebody sits at the terminal and types an answer; None: nobody is there."""
    monkeypatch.setattr(bootstrap, "somebody_is_there", lambda: answer is not None)
    monkeypatch.setattr("builtins.input", lambda _question: answer)


@pytest.mark.parametrize(("answer", "installs"), [("", True), ("y", True), ("Yes ", True), ("n", False), ("what", False)])
def test_who_sits_at_the_terminal_is_asked(
    answer: str, installs: bool, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sit(monkeypatch, answer)
    assert bootstrap.apt_install(["libxcb-cursor0"], "the window needs it") is installs
    said = capsys.readouterr()
    assert "the window needs it: libxcb-cursor0" in said.out + said.err
    assert [command[-1] for command in ran] == (["update", "libxcb-cursor0"] if installs else [])


def test_with_nobody_there_it_goes_on_and_says_what_it_does(
    ran: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sit(monkeypatch, None)
    assert bootstrap.apt_install(["libegl1"], "the window needs it") and len(ran) == 2
    said = capsys.readouterr()
    assert "installing system packages: libegl1" in said.out + said.err


def test_without_the_right_nothing_is_tried(ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    sit(monkeypatch, "y")
    monkeypatch.setattr(bootstrap, "root_rights", lambda: None)
    assert bootstrap.apt_install(["libegl1"], "the window needs it") is False and ran == []


CHILD = """
import importlib.util, sys
found = importlib.util.spec_from_file_location("bootstrap", sys.argv[1])
bootstrap = importlib.util.module_from_spec(found)
found.loader.exec_module(bootstrap)
bootstrap.shutil.which = lambda name: "/usr/bin/" + name
bootstrap.root_rights = list
bootstrap.run = lambda command: print("would run", *command) or 0
print("done:", bootstrap.apt_install(["libxcb-cursor0"], "the window needs it"), flush=True)
"""
STARTED = [sys.executable, "-c", CHILD, str(ROOT / "packaging" / "bootstrap.py")]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux has the packages, and terminals of this kind")
@pytest.mark.parametrize(("typed", "installs"), [("n\n", False), ("y\n", True), ("\n", True)])
def test_at_a_real_terminal_the_question_is_asked_and_the_answer_counts(typed: str, installs: bool) -> None:
    ours, theirs = os.openpty()
    with subprocess.Popen(STARTED, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True) as child:
        os.close(theirs)
        said = ""
        while "[Y/n]" not in said:
            said += os.read(ours, 4096).decode()
        assert "the window needs it: libxcb-cursor0" in said and "would run" not in said, "nothing before the answer"
        os.write(ours, typed.encode())
        while not said.rstrip().endswith(("done: True", "done: False")):
            said += os.read(ours, 4096).decode()
        child.wait(20)
    os.close(ours)
    assert ("would run" in said) is installs and f"done: {installs}" in said


def test_with_no_terminal_nobody_is_asked_and_it_goes_on() -> None:
    done = subprocess.run(STARTED, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30, check=True)
    assert "[Y/n]" not in done.stdout and "the window needs it: libxcb-cursor0" in done.stdout + done.stderr
    assert "would run" in done.stdout and "done: True" in done.stdout
