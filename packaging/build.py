"""Installers: `python packaging/build.py [TARGET …]`, with what `python packaging/bootstrap.py build` has set up.

    folder     the program in one folder, dist/kitchen-table (everything else is made of it)
    tar        that folder as .tar.gz            deb, rpm   packages for Linux
    appdir     an AppDir and its squashfs image; with APPIMAGE_RUNTIME=FILE also the AppImage
    setup      the Windows installer (makensis); elsewhere than on Windows with --payload, to try the script
    zip        the folder for Windows, to be unpacked anywhere
    app, dmg   the macOS bundle, signed if CODESIGN_IDENTITY is set, and its disk image
    sums       SHA256SUMS and the list of what is inside (SBOM) of all that lies in dist

Without a target: what this system can make. Files come to lie in `dist`, what is only needed on the way in `build`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import inside  # noqa: E402
import linux  # noqa: E402
from pictures import draw_icons  # noqa: E402

from engine.core.version import VERSION  # noqa: E402

BUILD, DIST = ROOT / "build", ROOT / "dist"
FOLDER = DIST / "kitchen-table"
NAME = f"kitchen-table-{VERSION}"


class BuildError(Exception):
    """What stands in the way, and what to do about it."""


def run(command: Sequence[str | Path], **environment: str) -> None:
    """Run a program; its failure ends the build."""
    words = [str(word) for word in command]
    print("+", " ".join(words), flush=True)
    if subprocess.run(words, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode != 0:
        raise BuildError(f"{words[0]} failed (its message is above)")


def needs(tool: str, package: str) -> str:
    """The path of a program of the system."""
    found = shutil.which(tool)
    if found is None:
        raise BuildError(f"{tool} is not installed; on Debian: apt install {package}")
    return found


def folder() -> None:
    """The program in one folder, with the licences of everything in it."""
    draw_icons(BUILD / "icons")
    if sys.platform == "win32":
        (BUILD / "version_info.txt").write_text(inside.windows_version(VERSION), encoding="utf-8")
    spec = ROOT / "packaging" / "kitchen_table.spec"
    run([sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", DIST,
         "--workpath", BUILD / "pyinstaller", spec])  # fmt: skip
    if sys.platform.startswith("linux"):
        linux.drop_orphans(FOLDER)
        if not linux.drop_icu_data(FOLDER, run):
            print("no C compiler (cc) is there: the folder keeps ICU's data, 30 MB that no table needs", flush=True)
    inside.write_licences(FOLDER / "licences")


def tar() -> None:
    """The folder as .tar.gz: the same bytes for the same content."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = inside.moment()
        return entry

    with tarfile.open(DIST / f"{NAME}-linux-{linux.machine()}.tar.gz", "w:gz", compresslevel=6) as archive:
        archive.add(FOLDER, NAME, filter=plain)


def deb() -> None:
    """A package for Debian, Ubuntu and the like."""
    needs("dpkg-deb", "dpkg")
    linux.deb(FOLDER, BUILD, DIST, run)


def rpm() -> None:
    """A package for Fedora, openSUSE and the like."""
    needs("rpmbuild", "rpm")
    linux.rpm(FOLDER, BUILD, DIST, run)


def appdir() -> None:
    """An AppDir, its squashfs image, and the AppImage where a runtime is at hand."""
    needs("mksquashfs", "squashfs-tools")
    linux.appdir(FOLDER, BUILD, DIST, run)


def setup(payload: Path | None = None) -> None:
    """The Windows installer."""
    inner = payload or FOLDER
    if payload is None and sys.platform != "win32":
        raise BuildError("the Windows program is built on Windows; give --payload FOLDER to try the script with")
    icon = BUILD / "icons" / "kitchen-table.ico"
    if not icon.exists():
        draw_icons(icon.parent)
    script = ROOT / "packaging" / "windows" / "installer.nsi"
    DIST.mkdir(exist_ok=True)
    run([needs("makensis", "nsis"), "-V2", f"-DVERSION={VERSION}", f"-DPAYLOAD={inner.resolve()}", f"-DICON={icon}",
         f"-DOUTPUT={DIST / f'{NAME}-windows-x64-setup.exe'}", script])  # fmt: skip


def portable() -> None:
    """The folder for Windows, to be unpacked anywhere."""
    with zipfile.ZipFile(DIST / f"{NAME}-windows-x64.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(FOLDER.rglob("*")):
            archive.write(path, f"{NAME}/{path.relative_to(FOLDER).as_posix()}")


def app() -> None:
    """The macOS bundle, which PyInstaller makes with the folder; it is signed if CODESIGN_IDENTITY is set."""
    if sys.platform != "darwin":
        raise BuildError("the bundle is built on macOS")
    bundle = DIST / "Kitchen Table.app"
    identity = os.environ.get("CODESIGN_IDENTITY")
    if identity:
        entitlements = ROOT / "packaging" / "macos" / "entitlements.plist"
        run(["codesign", "--force", "--deep", "--options", "runtime", "--timestamp", "--entitlements", entitlements,
             "--sign", identity, bundle])  # fmt: skip


def dmg() -> None:
    """The disk image of the bundle, notarised if NOTARY_PROFILE is set."""
    app()
    image = DIST / f"{NAME}-macos.dmg"
    run(["hdiutil", "create", "-volname", "Kitchen Table", "-srcfolder", DIST / "Kitchen Table.app", "-ov", "-format",
         "UDZO", image])  # fmt: skip
    profile = os.environ.get("NOTARY_PROFILE")
    if profile:
        run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
        run(["xcrun", "stapler", "staple", image])


def sums() -> None:
    """Checksums of the files in dist, and what is inside of them."""
    inside.write_sbom(DIST / f"{NAME}-sbom.json", VERSION)
    inside.write_sums(DIST)


TARGETS: dict[str, Callable[[], None]] = {
    "folder": folder, "tar": tar, "deb": deb, "rpm": rpm, "appdir": appdir, "setup": setup, "zip": portable, "app": app,
    "dmg": dmg, "sums": sums,
}  # fmt: skip
USUAL = {"linux": ("folder", "tar", "deb", "rpm", "appdir", "sums"), "win32": ("folder", "zip", "setup", "sums"),
         "darwin": ("folder", "dmg", "sums")}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python packaging/build.py", description="Build the installers.")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--payload", type=Path, metavar="FOLDER", help="with setup: what is installed, for a trial")
    options = parser.parse_args(arguments)
    targets = options.targets or USUAL.get(sys.platform, ())
    unknown = [target for target in targets if target not in TARGETS]
    if unknown:
        parser.error(f"there is no target {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    try:
        for target in targets:
            if target not in ("folder", "setup", "sums") and not FOLDER.is_dir():
                raise BuildError(f"{target} is made of dist/kitchen-table: build the target folder first")
            setup(options.payload) if target == "setup" else TARGETS[target]()
    except (BuildError, OSError) as error:
        print(f"packaging: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
