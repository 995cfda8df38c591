"""Installers: where files go, what is inside, and that their descriptions are true. What a tool is missing for is skipped."""

from __future__ import annotations

import configparser
import ctypes
import hashlib
import importlib
import json
import plistlib
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

from engine.core.version import VERSION
from tests.hygiene.project_tree import ROOT

PACKAGING = ROOT / "packaging"
FILES = PACKAGING / "linux_files"


def tool(name: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed")


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """The packaging scripts, which import each other by name."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return {name: importlib.import_module(name) for name in ("inside", "linux", "pictures", "build")}


@pytest.fixture
def folder(tmp_path: Path, scripts: dict[str, ModuleType]) -> Path:
    """A small program in a folder, with its icons and licences, as PyInstaller leaves it."""
    made = tmp_path / "dist" / "kitchen-table"
    (made / "_internal").mkdir(parents=True)
    program = made / "kitchen-table"
    program.write_text("#!/bin/sh\necho played\n", encoding="utf-8")
    program.chmod(0o755)
    (made / "_internal" / "data.txt").write_text("data", encoding="utf-8")
    scripts["pictures"].draw_icons(tmp_path / "build" / "icons")
    scripts["inside"].write_licences(made / "licences")
    return made


def run(command: list[str | Path], **environment: str) -> None:
    subprocess.run([str(word) for word in command], env={"PATH": "/usr/bin:/bin", **environment}, check=True, capture_output=True)


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "engine.core.version.VERSION"}
    assert len(VERSION.split(".")) == 3 and all(part.isdigit() for part in VERSION.split("."))


def test_the_menu_entry_opens_what_the_file_types_name() -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(FILES / "kitchen-table.desktop", encoding="utf-8")
    known = {kind.attrib["type"] for kind in ElementTree.parse(FILES / "kitchen-table.mime.xml").getroot()}
    said = entry["Desktop Entry"]
    assert set(said["MimeType"].strip(";").split(";")) == known
    assert said["Exec"] == "kitchen-table %f" and said["Terminal"] == "false" and said["Icon"] == "kitchen-table"


@tool("desktop-file-validate")
def test_the_menu_entry_is_valid() -> None:
    run(["desktop-file-validate", FILES / "kitchen-table.desktop"])


@tool("appstreamcli")
def test_the_description_for_software_centres_is_valid(folder: Path, scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    scripts["linux"].staged(folder, tmp_path / "root")
    (metainfo,) = (tmp_path / "root").rglob("*.metainfo.xml")
    run(["appstreamcli", "validate", "--no-net", metainfo], HOME=str(tmp_path))
    assert VERSION in metainfo.read_text(encoding="utf-8") and "@" not in metainfo.read_text(encoding="utf-8")


def test_everything_is_where_linux_looks_for_it(folder: Path, scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    root = tmp_path / "root"
    scripts["linux"].staged(folder, root)
    program = root / "usr/bin/kitchen-table"
    assert program.is_symlink() and program.resolve() == (root / "usr/lib/kitchen-table/kitchen-table").resolve()
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    assert done.stdout == "played\n"
    share = root / "usr/share"
    expected = ["applications/kitchen-table.desktop", "mime/packages/kitchen-table.xml", "man/man6/kitchen-table.6",
                "doc/kitchen-table/copyright", "doc/kitchen-table/licences/LICENSE", "doc/kitchen-table/cards-language.md",
                "doc/kitchen-table/CHANGELOG.md",
                "icons/hicolor/scalable/apps/kitchen-table.svg"]  # fmt: skip
    sizes = (16, 22, 24, 32, 48, 64, 128, 256, 512)
    expected += [f"icons/hicolor/{size}x{size}/apps/kitchen-table.png" for size in sizes]
    assert not [name for name in expected if not (share / name).is_file()]
    assert not (root / "usr/lib/kitchen-table/licences").exists(), "they stand in the documentation, once"
    assert {path.stat().st_mode & 0o777 for path in root.rglob("*") if path.is_file()} <= {0o644, 0o755}


@tool("dpkg-deb")
def test_the_debian_package_says_what_it_needs(folder: Path, scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    scripts["linux"].deb(folder, tmp_path / "build", tmp_path / "dist", run)
    (package,) = (tmp_path / "dist").glob("*.deb")
    said = subprocess.run(["dpkg-deb", "--field", package], capture_output=True, text=True, check=True).stdout
    assert f"Version: {VERSION}\n" in said and "Package: kitchen-table\n" in said
    for library in ("libgl1", "libegl1", "libfontconfig1", "libxcb-cursor0", "libxkbcommon-x11-0"):
        assert library in said
    inner = subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True).stdout
    assert all(" root/root " in line for line in inner.splitlines())


def test_what_the_bootstrap_installs_for_a_window_the_package_depends_on(scripts: dict[str, ModuleType]) -> None:
    bootstrap = importlib.import_module("bootstrap")
    wanted = set((bootstrap.QT_LIBRARIES | bootstrap.WINDOW_LIBRARIES).values())
    said = " ".join((*scripts["linux"].DEB_DEPENDS, *scripts["linux"].DEB_RECOMMENDS))
    assert not [package for package in wanted if package not in said]


def test_every_shipped_library_has_its_licence(folder: Path, scripts: dict[str, ModuleType]) -> None:
    names = {part.metadata["Name"].lower() for part in scripts["inside"].parts()}
    assert {"pyside6_essentials", "shiboken6", "pillow", "platformdirs", "httpx", "certifi"} <= names
    for name in sorted(path.name for path in (folder / "licences").iterdir() if path.is_dir()):
        assert any((folder / "licences" / name).rglob("*")), name
    assert list((folder / "licences" / "fonts").rglob("*.txt"))


def test_the_sums_and_the_list_of_parts_are_true(folder: Path, scripts: dict[str, ModuleType]) -> None:
    dist = folder.parent
    scripts["inside"].write_sbom(dist / "parts.json", VERSION)
    scripts["inside"].write_sums(dist)
    parts = json.loads((dist / "parts.json").read_text(encoding="utf-8"))
    assert parts["metadata"]["component"]["version"] == VERSION
    assert {"pillow", "Python"} <= {part["name"] for part in parts["components"]}
    ((digest, name),) = (line.split() for line in (dist / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    assert (name, digest) == ("parts.json", hashlib.sha256((dist / "parts.json").read_bytes()).hexdigest())


@tool("makensis")
def test_the_windows_installer_compiles(folder: Path, scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    (folder / "kitchen-table.exe").write_bytes(b"MZ")
    target = tmp_path / "kitchen-table-setup.exe"
    run(["makensis", "-V2", "-WX", f"-DVERSION={VERSION}", f"-DPAYLOAD={folder}", f"-DOUTPUT={target}",
         f"-DICON={tmp_path / 'build' / 'icons' / 'kitchen-table.ico'}", PACKAGING / "windows" / "installer.nsi"])  # fmt: skip
    assert target.read_bytes()[:2] == b"MZ"


def test_the_windows_version_resource_can_be_read(scripts: dict[str, ModuleType]) -> None:
    text = scripts["inside"].windows_version("1.2.3")
    compile(text, "version_info", "eval")
    assert "filevers=(1, 2, 3, 0)" in text and "'ProductVersion', '1.2.3'" in text


def test_the_entitlements_can_be_read() -> None:
    said = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert said["com.apple.security.cs.disable-library-validation"] is True


def test_a_target_that_is_not_there_is_named(scripts: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        scripts["build"].main(["flying_carpet"])
    assert "there is no target flying_carpet; there are folder, tar, deb" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there it can be built")
def test_the_windows_program_is_not_built_elsewhere(scripts: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]) -> None:
    assert scripts["build"].main(["setup"]) == 1
    assert "give --payload FOLDER" in capsys.readouterr().err


@tool("cc")
@pytest.mark.skipif(sys.platform != "linux", reason="only there Qt brings ICU along")
def test_the_data_of_icu_give_way_to_an_empty_table(tmp_path: Path, scripts: dict[str, ModuleType]) -> None:
    library = tmp_path / "lib" / "libicudata.so.73"
    library.parent.mkdir()
    library.write_bytes(b"much")
    assert scripts["linux"].drop_icu_data(tmp_path, run) and library.stat().st_size < 40_000
    header = bytes((ctypes.c_char * 20).in_dll(ctypes.CDLL(str(library)), "icudt73_dat"))
    assert header[:4] == (32).to_bytes(2, sys.byteorder) + b"\xda\x27" and header[12:16] == b"ToCP"
    assert not scripts["linux"].drop_icu_data(tmp_path / "nowhere", run)
