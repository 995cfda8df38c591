"""Everything from a clean checkout to a running table, with nothing but Python 3.11 or newer.

    python packaging/bootstrap.py play [arguments of the game]
    python packaging/bootstrap.py test [arguments of pytest]     --long: what searches by chance or plays long, too
    python packaging/bootstrap.py test --changed [COMMIT]        what the changes since then can touch, in a minute
    python packaging/bootstrap.py build [targets of packaging/build.py]

Makes a virtual environment in .venv, keeps it up to date with pyproject.toml, sees to Qt's system libraries on
Linux, and starts the game, the checks or the build of the installers. Standard library only: it runs before anything
is installed.
"""

from __future__ import annotations  # an older Python must come as far as the message about its age

import argparse
import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
CODE = ("engine", "gui", "packaging")  # tests keep a layout of their own: cards, boards and tables in them

# The libraries that Qt's wheel expects from the system, and the Debian packages that hold them.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


GROUPS = {"test": "dev", "build": "build"}  # what each purpose needs besides what the game needs


class SetupError(Exception):
    """What stands in the way, and what to do about it."""


def say(line: str) -> None:
    """One line of progress, in order with the output of the programs that are started."""
    print(f"[kitchen table] {line}", flush=True)


def run(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """A program's return code; its output goes to the terminal."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=environment, check=False).returncode


def heard(command: Sequence[str | Path], environment: Mapping[str, str]) -> tuple[int, str]:
    """A program's return code, and all that it said."""
    pipe, words = subprocess.PIPE, [str(part) for part in command]
    done = subprocess.run(
        words, cwd=ROOT, env=dict(environment), stdout=pipe, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.returncode, done.stdout


# The virtual environment


def environment_folder() -> Path:
    return ROOT / ".venv"


def program(name: str) -> Path:
    """A program of the virtual environment."""
    if os.name == "nt":
        return environment_folder() / "Scripts" / f"{name}.exe"
    return environment_folder() / "bin" / name


def requirements(purpose: str) -> list[str]:
    """What pyproject.toml asks for: to play, or to test as well."""
    import tomllib  # from 3.11 on, so not at the top

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])
    wanted += project["dependency-groups"].get(GROUPS.get(purpose, ""), [])
    return wanted


def lock_file(purpose: str) -> Path:
    """What is installed: every package with its version and the hashes of its files (see packaging/lock.py)."""
    return ROOT / "packaging" / "locks" / f"{purpose}.txt"


def stamp(purpose: str) -> dict[str, str]:
    """The mark of a finished installation: it differs when the requirements or this Python do."""
    locked = lock_file(purpose).read_text(encoding="utf-8")
    wanted = hashlib.sha256("\n".join([*requirements(purpose), locked]).encode()).hexdigest()
    return {"python": sys.version, "requirements": wanted}


def is_installed(purpose: str) -> bool:
    """Whether an earlier run has installed just this."""
    try:
        found = json.loads((environment_folder() / f"installed-{purpose}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(found == stamp(purpose)) and program("python").exists()


def make_environment() -> None:
    """A virtual environment that works: one of another Python, or left half-made, is made anew."""
    probe = "import sys, pip; sys.exit(sys.argv[1] != sys.version)"
    try:
        tried = subprocess.run([program("python"), "-c", probe, sys.version], capture_output=True, check=False)
        if tried.returncode == 0:
            return
    except OSError:
        pass  # there is none yet, or its Python has gone
    ensure_ensurepip()
    say(f"making a virtual environment in {environment_folder()}")
    try:
        venv.create(environment_folder(), with_pip=True, clear=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(f"could not make a virtual environment in {environment_folder()}: {error}") from error


def ensure_ensurepip() -> None:
    """Debian keeps this part of the standard library in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not apt_install([package], "Debian keeps what makes virtual environments in a package of its own"):
        raise SetupError(f"this Python can not make virtual environments; install them: apt install {package}")
    importlib.invalidate_caches()


def install(purpose: str) -> None:
    """The requirements, in the virtual environment."""
    if is_installed(purpose):
        return
    make_environment()
    say("installing what the project needs (the first time this takes a minute or two)")
    pip: list[str | Path] = [program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if run([*pip, "--require-hashes", "--only-binary=:all:", "--requirement", lock_file(purpose)]) != 0:
        raise SetupError(
            "pip could not install what the project needs (its message is above). Without a network: run this once "
            "while online, or set PIP_FIND_LINKS to a folder of wheels and PIP_NO_INDEX=1. What is installed is pinned "
            "for Python 3.11 to 3.14 on Linux, macOS and Windows; packaging/lock.py pins it for others."
        )
    for mark in dict.fromkeys(("play", purpose)):
        text = json.dumps(stamp(mark), indent=1)
        (environment_folder() / f"installed-{mark}.json").write_text(text, encoding="utf-8")


# Qt's system libraries


def missing_libraries(libraries: Mapping[str, str]) -> dict[str, str]:
    """The libraries that can not be loaded, with the packages that hold them."""
    missing = {}
    for library, package in libraries.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing[library] = package
    return missing


def root_rights() -> list[str] | None:
    """What to put before a command so that it runs as root without a question, or None if nothing does."""
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def somebody_is_there() -> bool:
    """Whether a person sits at the terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def agreed(question: str) -> bool:
    """Whether somebody at the terminal agrees; with nobody there it goes on."""
    if not somebody_is_there():
        return True
    try:
        answer = input(f"[kitchen table] {question} [Y/n] ").strip().casefold()
    except EOFError:
        return True
    return answer in ("", "y", "yes")


def apt_install(packages: Sequence[str], why: str) -> bool:
    """Whether Debian's packages could be installed. Says which and why, and asks who sits at the terminal."""
    if not shutil.which("apt-get"):
        return False
    rights = root_rights()
    if rights is None:
        return False
    say(f"{why}: {' '.join(packages)}")
    if not agreed("Install them now with apt-get?"):
        return False
    say(f"installing system packages: {' '.join(packages)}")
    apt_get = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    run([*apt_get, "update"])
    return run([*apt_get, "install", "-y", "--no-install-recommends", *packages]) == 0


def ensure_libraries(purpose: str) -> None:
    """Qt's libraries on Linux: what is missing is installed where that is allowed, and else named in one line."""
    if not sys.platform.startswith("linux"):
        return
    wanted = QT_LIBRARIES | WINDOW_LIBRARIES if purpose == "play" else QT_LIBRARIES
    missing = missing_libraries(wanted)
    why = f"the window needs libraries of the system that are not there ({', '.join(missing)}); they are in"
    if not missing or apt_install(list(missing.values()), why):
        return
    if shutil.which("apt-get"):
        advice = f"Qt needs system libraries; install them: sudo apt-get install {' '.join(missing.values())}"
    else:
        advice = f"Qt needs system libraries; install the packages that hold {', '.join(missing)}"
    if missing.keys() & QT_LIBRARIES.keys():
        raise SetupError(advice)
    say(advice)  # X11 and Wayland need different ones: the window may well open


def ensure_packer(purpose: str) -> None:
    """What takes programs apart and strips them, on Linux, for packing."""
    if purpose != "build" or not sys.platform.startswith("linux") or shutil.which("objdump"):
        return
    if not apt_install(["binutils"], "packing takes programs apart and strips them with"):
        raise SetupError("packing needs objdump and strip; install them: apt install binutils")


# The commands


def play(arguments: Sequence[str]) -> int:
    """The game."""
    return run([program("python"), "-m", "gui", *arguments])


def test(arguments: Sequence[str]) -> int:
    """Every check, each of them also when an earlier one failed: what only reads, beside the tests."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    if arguments and arguments[0] == "--changed":
        return run([program("python"), "-m", "tests.changed", *arguments[1:]], environment)
    checks: dict[str, list[str | Path]] = {
        "ruff": [program("ruff"), "check", "."],
        "ruff format": [program("ruff"), "format", "--check", *CODE],
        "mypy": [program("mypy"), "--strict", *CODE],
        "import contracts": [program("lint-imports"), "--no-logo"],
    }
    with ThreadPoolExecutor(1) as beside:
        reading = {name: beside.submit(heard, command, environment) for name, command in checks.items()}
        say("pytest, and beside it " + ", ".join(checks))
        failed = [] if run([program("python"), "-m", "pytest", "-n", "2", *arguments], environment) == 0 else ["pytest"]
        for name, done in reading.items():
            code, words = done.result()
            say(name)
            print(words, end="", flush=True)
            failed += [name] if code else []
    say(f"FAILED: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def build(arguments: Sequence[str]) -> int:
    """The installers; the arguments are targets, see packaging/build.py."""
    return run([program("python"), ROOT / "packaging" / "build.py", *arguments])


COMMANDS = {"play": play, "test": test, "build": build}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    if sys.version_info < OLDEST_PYTHON:
        wanted, found = ".".join(map(str, OLDEST_PYTHON)), ".".join(map(str, sys.version_info[:3]))
        print(f"Kitchen Table needs Python {wanted} or newer; this is {found} ({sys.executable}).", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(description="Set Kitchen Table up in .venv, and play, test or pack it.")
    parser.add_argument("command", choices=tuple(COMMANDS))
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="handed on to the game, or to pytest")
    options = parser.parse_args(arguments)
    try:
        install(options.command)
        ensure_libraries(options.command)
        ensure_packer(options.command)
    except SetupError as error:
        print(f"Kitchen Table is not ready: {error}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[options.command](options.arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
