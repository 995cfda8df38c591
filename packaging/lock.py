"""The lock files in packaging/locks: every package that playing, testing and packing needs, with its wheels' hashes.

    python packaging/lock.py            writes them anew (pip is asked, so it needs the network)
    python packaging/lock.py --check    says what is wrong with them; needs no network

`bootstrap.py` installs just what they name, with pip's --require-hashes. pip is asked what it would install for each
target, a system and a version of Python, and only wheels count; so that there is one for each of them is checked in
passing. The versions are those of constraints.txt, else the newest that pyproject.toml allows.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "packaging" / "locks"
GROUPS = {"play": "", "test": "dev", "build": "build"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = {
    "Linux x86_64": [f"manylinux_2_{minor}_x86_64" for minor in range(34, 4, -1)] + ["manylinux2014_x86_64"],
    "Linux aarch64": [f"manylinux_2_{minor}_aarch64" for minor in range(39, 16, -1)] + ["manylinux2014_aarch64"],
    "Darwin arm64": [f"macosx_{major}_0_{kind}" for major in (14, 13, 12, 11) for kind in ("arm64", "universal2")]
    + [f"macosx_10_{minor}_universal2" for minor in range(16, 8, -1)],
    "Darwin x86_64": [f"macosx_{major}_0_{kind}" for major in (14, 13, 12, 11) for kind in ("x86_64", "universal2")]
    + [f"macosx_10_{minor}_{kind}" for minor in range(16, 8, -1) for kind in ("x86_64", "universal2")],
    "Windows AMD64": ["win_amd64"],
}  # fmt: skip
SYSTEMS = {"Linux": "linux", "Darwin": "darwin", "Windows": "win32"}  # as markers call them
HEAD = "# Made by packaging/lock.py: what `{purpose}` needs, and the hashes of its wheels for every target.\n"


class Package:
    """One package: its version, its wheels with their hashes, and the targets that need it."""

    def __init__(self, name: str, version: str, targets: Iterable[str] = ()) -> None:
        self.name, self.version, self.targets = name, version, set(targets)
        self.wheels: dict[str, str] = {}

    def written(self) -> str:
        """Its lines in a lock file."""
        whole = [system for system in SYSTEMS if self.targets >= {one for one in PLATFORMS if _system(one) == system}]
        parts = [f'sys_platform == "{SYSTEMS[system]}"' for system in sorted(whole)]
        for target in sorted(self.targets):
            system, _, machine = target.partition(" ")
            if system not in whole:
                parts.append(f'(sys_platform == "{SYSTEMS[system]}" and platform_machine == "{machine}")')
        marker = "" if len(whole) == len(SYSTEMS) else " ; " + " or ".join(parts)
        comments = "".join(f"#   {wheel}\n" for wheel in sorted(self.wheels))
        hashes = "".join(f" \\\n    --hash=sha256:{digest}" for _, digest in sorted(self.wheels.items()))
        return f"{comments}{self.name}=={self.version}{marker}{hashes}\n"


def _system(target: str) -> str:
    return target.partition(" ")[0]


def requirements(purpose: str) -> list[Requirement]:
    """What pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    group = project["dependency-groups"].get(GROUPS[purpose], [])
    return [Requirement(line) for line in (*project["project"]["dependencies"], *group)]


def environment(target: str, python: str) -> dict[str, str]:
    """A target as markers see it."""
    system, _, machine = target.partition(" ")
    return {
        "platform_system": system, "sys_platform": SYSTEMS[system], "platform_machine": machine,
        "os_name": "nt" if system == "Windows" else "posix", "python_version": python,
        "python_full_version": f"{python}.0", "implementation_name": "cpython",
        "platform_python_implementation": "CPython", "extra": "",
    }  # fmt: skip


def applying(lines: Iterable[Requirement], target: str, python: str) -> Iterator[Requirement]:
    """The requirements that a target has, without their markers."""
    for line in lines:
        if line.marker is None or line.marker.evaluate(environment(target, python)):
            plain = Requirement(str(line))
            plain.marker = None
            yield plain


def resolved(target: str, python: str, pins: dict[str, str]) -> dict[str, dict[str, Any]]:
    """What pip would install on a target, for all purposes together: its reports by name.

    pip takes markers for those of the system it runs on; so what packages ask for on the target is added, until
    nothing is missing.
    """
    asked = {str(one) for purpose in GROUPS for one in applying(requirements(purpose), target, python)}
    while True:
        found = ask_pip(sorted(asked), target, python, pins)
        needed = {
            one for report in found.values() for one in applying(needs(report), target, python)
            if canonicalize_name(one.name) not in found
        }  # fmt: skip
        if not needed:
            return found
        asked |= {str(one) for one in needed}


def needs(report: dict[str, Any]) -> list[Requirement]:
    """What a package asks for."""
    return [Requirement(line) for line in report["metadata"].get("requires_dist") or ()]


def ask_pip(asked: list[str], target: str, python: str, pins: dict[str, str]) -> dict[str, dict[str, Any]]:
    """What pip would install, wheels only."""
    with tempfile.TemporaryDirectory() as folder:
        report, constraints = Path(folder) / "report.json", Path(folder) / "pins.txt"
        constraints.write_text("".join(f"{name}=={version}\n" for name, version in pins.items()), encoding="utf-8")
        command = [
            sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run",
            "--ignore-installed", "--only-binary=:all:", "--implementation", "cp", "--python-version", python,
            "--abi", f"cp{python.replace('.', '')}", "--abi", "abi3", "--abi", "none",
            "--target", folder, "--report", str(report), "--constraint", str(constraints),
        ]  # fmt: skip
        for platform in PLATFORMS[target]:
            command += ["--platform", platform]
        done = subprocess.run([*command, *asked], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{target}, Python {python}: {done.stderr}")
        installs = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {canonicalize_name(one["metadata"]["name"]): one for one in installs}


def closure(purpose: str, found: dict[str, dict[str, Any]], target: str, python: str) -> set[str]:
    """The packages that a purpose needs on a target."""
    reached: set[str] = set()
    waiting = list(applying(requirements(purpose), target, python))
    while waiting:
        name = canonicalize_name(waiting.pop().name)
        if name not in reached:
            reached.add(name)
            waiting += applying(needs(found[name]), target, python)
    return reached


def write() -> None:
    """Ask pip for every target, and write the lock files."""
    constraints = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8")
    pins = dict(line.split("==") for line in constraints.split("\n") if "==" in line)
    pins = {canonicalize_name(name): version.strip() for name, version in pins.items()}
    locked: dict[str, dict[str, Package]] = {purpose: {} for purpose in GROUPS}
    for target in PLATFORMS:
        for python in PYTHONS:
            found = resolved(target, python, pins)
            for name, report in found.items():
                pins.setdefault(name, report["metadata"]["version"])  # the same everywhere
            for purpose, packages in locked.items():
                for name in closure(purpose, found, target, python):
                    info = found[name]["download_info"]
                    package = packages.setdefault(name, Package(name, pins[name]))
                    package.wheels[info["url"].rpartition("/")[2]] = info["archive_info"]["hashes"]["sha256"]
                    package.targets.add(target)
            print(f"{target}, Python {python}: {len(found)} packages", flush=True)
    LOCKS.mkdir(exist_ok=True)
    for purpose, packages in locked.items():
        text = "".join("\n" + packages[name].written() for name in sorted(packages))
        (LOCKS / f"{purpose}.txt").write_text(HEAD.format(purpose=purpose) + text, encoding="utf-8")


# -- checking --------------------------------------------------------------------------------------------------------


def read(purpose: str) -> dict[str, Package]:
    """The packages of a lock file."""
    packages: dict[str, Package] = {}
    wheels: list[str] = []
    for line in (LOCKS / f"{purpose}.txt").read_text(encoding="utf-8").replace("\\\n", "").split("\n"):
        if line.startswith("#   "):
            wheels.append(line.lstrip("# "))
        elif line and not line.startswith("#"):
            words, *hashes = line.split("--hash=sha256:")
            one = Requirement(words)
            targets = {target for target in PLATFORMS
                       if one.marker is None or one.marker.evaluate(environment(target, PYTHONS[0]))}  # fmt: skip
            package = Package(canonicalize_name(one.name), str(one.specifier).removeprefix("=="), targets)
            package.wheels = dict.fromkeys(wheels, "")
            if len(wheels) != len(hashes) or not all(re.fullmatch("[0-9a-f]{64}", one.strip()) for one in hashes):
                raise SystemExit(f"{package.name} has {len(wheels)} wheels and {len(hashes)} hashes")
            packages[package.name], wheels = package, []
    return packages


def tags(target: str, python: str) -> set[Tag]:
    """What wheels a target takes."""
    version = (int(python.partition(".")[0]), int(python.partition(".")[2]))
    platforms = PLATFORMS[target]
    return {*cpython_tags(version, platforms=platforms), *compatible_tags(version, platforms=platforms)}


def problems() -> list[str]:
    """What is wrong with the lock files: what is missing, not allowed by pyproject.toml, or has no wheel somewhere."""
    found = []
    for purpose in GROUPS:
        packages = read(purpose)
        for target in PLATFORMS:
            for python in PYTHONS:
                where, taken = f"{purpose} on {target}, Python {python}", tags(target, python)
                for one in applying(requirements(purpose), target, python):
                    package = packages.get(canonicalize_name(one.name))
                    if package is None or not one.specifier.contains(package.version):
                        found.append(f"{where}: {one} is not what is locked")
                for package in packages.values():
                    fitting = (wheel for wheel in package.wheels if parse_wheel_filename(wheel)[3] & taken)
                    if target in package.targets and not any(fitting):
                        found.append(f"{where}: {package.name} {package.version} has no wheel")
    return found


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="say what is wrong with the lock files")
    if not parser.parse_args().check:
        write()
    found = problems()
    print("\n".join(found) or "the lock files hold what every target needs")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
