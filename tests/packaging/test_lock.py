"""Dependencies: all are pinned with the hashes of their wheels, and there is a wheel for every target."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.hygiene.project_tree import ROOT, load_script


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script over a copy of the lock files."""
    module = load_script(ROOT / "packaging" / "lock.py")
    shutil.copytree(module.LOCKS, tmp_path / "locks")
    monkeypatch.setattr(module, "LOCKS", tmp_path / "locks")
    return module


def changed(lock: ModuleType, purpose: str, old: str, new: str) -> list[str]:
    path = lock.LOCKS / f"{purpose}.txt"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return list(lock.problems())


def test_every_target_has_what_it_needs(lock: ModuleType) -> None:
    assert lock.problems() == []
    assert {"pillow", "pyside6-essentials", "httpx"} <= lock.read("play").keys() < lock.read("test").keys()
    assert lock.read("build")["pywin32-ctypes"].targets == {"Windows AMD64"}
    assert lock.read("play")["miniaudio"].targets == set(lock.PLATFORMS) - {"Linux aarch64"}


def test_a_wheel_that_is_missing_is_noticed(lock: ModuleType) -> None:
    found = changed(lock, "play", "-cp310-abi3-win_amd64.whl", "-cp310-abi3-somewhere_else.whl")
    assert found and all("Windows" in one and "no wheel" in one for one in found)


def test_a_version_that_the_project_does_not_allow_is_noticed(lock: ModuleType) -> None:
    assert any("is not what is locked" in one for one in changed(lock, "play", "pyside6-essentials==6.11.3", "pyside6-essentials==6.12.0"))


def test_a_package_that_is_not_locked_is_noticed(lock: ModuleType) -> None:
    assert any("Pillow" in one for one in changed(lock, "play", "\npillow==", "\nsomething-else=="))


def test_a_hash_that_is_missing_or_none_is_noticed(lock: ModuleType) -> None:
    with pytest.raises(SystemExit, match="hashes"):
        changed(lock, "play", "--hash=sha256:c66ae634e0b", "--hash=sha256:xyz")


def test_the_tested_versions_are_those_that_are_locked(lock: ModuleType) -> None:
    constraints = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8")
    locked = {**lock.read("test"), **lock.read("build")}
    pins = [line.lower().split("==") for line in constraints.splitlines() if "==" in line]
    assert pins and all(locked[name].version == version for name, version in pins)


def test_workflows_run_no_action_that_could_change_under_them() -> None:
    for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        used = re.findall(r"uses: *(.*)", path.read_text(encoding="utf-8"))
        assert used and [one for one in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v[0-9.]+", one)] == []
