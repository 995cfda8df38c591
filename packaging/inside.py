"""What is inside the installed program: licences, its parts (SBOM), checksums, Windows' version resource."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = "kitchen-table"
LICENCE_FIELDS = ("License-Expression", "License")
FIRST_PARTS = ("PySide6-Essentials", "Pillow", "platformdirs", "httpx")


def moment() -> int:
    """When this was made, for archives that are the same each time: SOURCE_DATE_EPOCH, or the last commit's time."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    git = shutil.which("git")
    if git is not None:
        said = subprocess.run([git, "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
        if said.returncode == 0 and said.stdout.strip():
            return int(said.stdout)
    return 0


def parts() -> list[importlib.metadata.Distribution]:
    """The libraries that are shipped: those of pyproject.toml and what they need in turn."""
    found: dict[str, importlib.metadata.Distribution] = {}
    waiting = list(FIRST_PARTS)
    while waiting:
        name = waiting.pop()
        try:
            part = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # needed on another system only
        key = part.metadata["Name"].lower()
        if key in found:
            continue
        found[key] = part
        for wanted in part.requires or ():
            if "extra ==" not in wanted:
                waiting.append(_name_of(wanted))
    return [found[name] for name in sorted(found)]


def _name_of(requirement: str) -> str:
    end = next((at for at, letter in enumerate(requirement) if not (letter.isalnum() or letter in "-_.")), None)
    return requirement[:end]


def write_licences(folder: Path) -> None:
    """The licence texts of the program, its fonts, Python and every library, each in a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    python = Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt"
    if python.is_file():
        (folder / "Python").mkdir()
        shutil.copy(python, folder / "Python" / "LICENSE.txt")
    for path in sorted((ROOT / "assets" / "fonts").rglob("*.txt")):
        target = folder / "fonts" / path.relative_to(ROOT / "assets" / "fonts")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    for part in parts():
        target = folder / part.metadata["Name"]
        target.mkdir()
        for file in part.files or ():
            name = file.name.lower()
            if ".dist-info" in str(file) and name.startswith(("licen", "copying", "notice", "authors")):
                shutil.copy(str(file.locate()), target / file.name)
        said = next((part.metadata[field] for field in LICENCE_FIELDS if field in part.metadata), "see its project")
        text = f"{part.metadata['Name']} {part.version}\n{part.metadata['Summary']}\nLicence: {said}\n"
        (target / "ABOUT.txt").write_text(text, encoding="utf-8")


def write_sbom(target: Path, version: str) -> None:
    """The parts of the program in the CycloneDX format."""
    components = [
        {
            "type": "library", "name": part.metadata["Name"], "version": part.version,
            "purl": f"pkg:pypi/{part.metadata['Name'].lower()}@{part.version}",
        }
        for part in parts()
    ]  # fmt: skip
    python = ".".join(str(number) for number in sys.version_info[:3])
    components.append({"type": "platform", "name": "Python", "version": python, "purl": f"pkg:generic/python@{python}"})
    text = {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"component": {"type": "application", "name": PROGRAM, "version": version}},
        "components": components,
    }  # fmt: skip
    target.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")


def write_sums(folder: Path) -> None:
    """The SHA-256 sums of the files in a folder, as `sha256sum --check` reads them."""
    lines = []
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != "SHA256SUMS":
            with path.open("rb") as file:
                lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def windows_version(version: str) -> str:
    """The version resource of the Windows program, as PyInstaller reads it."""
    numbers = (*(int(part) for part in version.split(".")), 0)
    fields = {
        "ProductName": "Kitchen Table", "FileDescription": "Kitchen Table", "ProductVersion": version,
        "FileVersion": version, "OriginalFilename": "kitchen-table.exe", "LegalCopyright": "MIT licence",
    }  # fmt: skip
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in fields.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
