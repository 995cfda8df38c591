"""Packages for Linux: where everything goes, and the .deb, .rpm and AppDir made of it."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import inside

from engine.core.version import VERSION

HERE = Path(__file__).resolve().parent
FILES = HERE / "linux_files"
NAME = "kitchen-table"
SUMMARY = "table for card games on one screen, with the whole rulebook kept"
DESCRIPTION = textwrap.dedent("""\
    Sit down at one screen, pick decks, and play. Cards are written in rules
    English; a compiler turns their text into data, and a rules engine performs
    it. What it does not wholly understand it declines, and says where and why.""")
# The libraries that a window needs from the system (packaging/bootstrap.py names the same).
DEB_DEPENDS = (
    "libc6 (>= 2.36)", "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libfreetype6",
    "libglib2.0-0 | libglib2.0-0t64", "libx11-6", "libx11-xcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1",
    "libxcb-shape0", "libxkbcommon-x11-0",
)  # fmt: skip
DEB_RECOMMENDS = ("libwayland-cursor0", "libwayland-egl1")
RPM_REQUIRES = (
    "libGL.so.1()(64bit)", "libEGL.so.1()(64bit)", "libxkbcommon.so.0()(64bit)", "libdbus-1.so.3()(64bit)",
    "libfontconfig.so.1()(64bit)", "libglib-2.0.so.0()(64bit)", "libxcb-cursor.so.0()(64bit)",
)  # fmt: skip

Run = Callable[..., None]


def machine() -> str:
    """The kind of processor, as file names have it."""
    return platform.machine() or "x86_64"


def _today() -> str:
    return datetime.fromtimestamp(inside.moment(), UTC).strftime("%Y-%m-%d")


def drop_orphans(folder: Path) -> None:
    """Take out shared libraries that nothing in the folder loads: they came with plugins that are left out."""
    while True:
        libraries = [path for path in folder.rglob("*.so*") if path.is_file()]
        needed = {name for path in (*libraries, folder / NAME) for name in _needed_by(path)}
        orphans = [path for path in libraries if path.name not in needed and _is_loaded_by_name(path.name)]
        if not orphans:
            return
        for path in orphans:
            path.unlink()
        for path in list(folder.rglob("*")):
            if path.is_symlink() and not path.exists():
                path.unlink()


def _is_loaded_by_name(name: str) -> bool:
    """Whether it is a library that others ask for by its name; Python and its bindings load their own."""
    if name.startswith(("libpython", "libpyside", "libshiboken")):
        return False
    return name.startswith("lib") and ".so." in name


@cache
def _needed_by(path: Path) -> tuple[str, ...]:
    said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return tuple(line.split()[1] for line in said.splitlines() if line.split()[:1] == ["NEEDED"])


def drop_icu_data(folder: Path, run: Run) -> bool:
    """An empty table instead of the data of ICU, which is a quarter of the folder; needs a C compiler."""
    compiler = shutil.which("cc")
    found = sorted(folder.rglob("libicudata.so.*"))
    if compiler is None or not found:
        return False
    for library in found:
        entry = f"icudt{library.name.rpartition('.')[2]}_dat"
        big = int(sys.byteorder == "big")
        run([compiler, "-shared", "-O2", "-s", f"-DENTRY={entry}", f"-DBIG_ENDIAN_HERE={big}",
             f"-Wl,-soname,{library.name}", "-o", library, FILES / "no_icu_data.c"])  # fmt: skip
    return True


def staged(folder: Path, root: Path) -> None:
    """The whole file system of a package: the program, its menu entry, icons, file types, manual page and licences."""
    shutil.rmtree(root, ignore_errors=True)
    program = root / "usr" / "lib" / NAME
    shutil.copytree(folder, program, symlinks=True)
    shutil.rmtree(program / "licences", ignore_errors=True)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    _copy(FILES / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    _copy(FILES / f"{NAME}.mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    _copy(FILES / f"{NAME}.metainfo.xml", share / "metainfo" / "io.github.kitchen_table.KitchenTable.metainfo.xml")
    _copy(FILES / f"{NAME}.6", share / "man" / "man6" / f"{NAME}.6")
    for picture in sorted((folder.parent.parent / "build" / "icons").glob("*.png")):
        size = picture.stem
        _copy(picture, share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png")
    vector = HERE.parent / "assets" / "icons" / f"{NAME}.svg"
    _copy(vector, share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg")
    shutil.copytree(folder / "licences", share / "doc" / NAME / "licences")
    shutil.copy(HERE.parent / "LICENSE", share / "doc" / NAME / "copyright")
    for text in (*sorted((HERE / "docs").glob("*.md")), HERE.parent / "gui" / "CHANGELOG.md"):
        shutil.copy(text, share / "doc" / NAME / text.name)
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)


def _copy(source: Path, target: Path) -> None:
    """A file; the version and the day stand in for their marks in texts."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in (".png", ".svg"):
        shutil.copy(source, target)
        return
    text = source.read_text(encoding="utf-8").replace("@VERSION@", VERSION).replace("@DATE@", _today())
    target.write_text(text, encoding="utf-8")


def deb(folder: Path, build: Path, dist: Path, run: Run) -> None:
    """The .deb: removed without a trace, but for the user's own games and cards."""
    root = build / "deb"
    staged(folder, root)
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(machine(), machine())
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(
        f"Package: {NAME}\nVersion: {VERSION}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n"
        f"Maintainer: Kitchen Table <kitchen-table@localhost>\nInstalled-Size: {size}\n"
        f"Depends: {', '.join(DEB_DEPENDS)}\nRecommends: {', '.join(DEB_RECOMMENDS)}\nDescription: {SUMMARY}\n"
        + "".join(f" {line}\n" for line in DESCRIPTION.splitlines()),
        encoding="utf-8",
    )
    target = dist / f"{NAME}_{VERSION}_{architecture}.deb"
    compression = os.environ.get("DEB_COMPRESSION", "xz")
    run(["dpkg-deb", f"-Z{compression}", "--root-owner-group", "--build", root, target],
        SOURCE_DATE_EPOCH=str(inside.moment()))  # fmt: skip


def rpm(folder: Path, build: Path, dist: Path, run: Run) -> None:
    """The .rpm."""
    top = build / "rpm"
    shutil.rmtree(top, ignore_errors=True)
    staged(folder, top / "root")
    requires = "".join(f"Requires: {wanted}\n" for wanted in RPM_REQUIRES)
    files = [f'"/{path.relative_to(top / "root")}"' for path in sorted((top / "root" / "usr" / "share").rglob("*"))
             if path.is_file()]  # fmt: skip
    spec = top / f"{NAME}.spec"
    spec.write_text(
        f"Name: {NAME}\nVersion: {VERSION}\nRelease: 1\nSummary: {SUMMARY.capitalize()}\nLicense: MIT\n"
        f"AutoReqProv: no\n{requires}%define _build_id_links none\n%define __strip /bin/true\n"
        f"%define debug_package %{{nil}}\n"
        f"%define _binary_payload w6.zstdio\n%description\n{DESCRIPTION}\n%install\nrm -rf %{{buildroot}}\n"
        f"cp -a {top / 'root'} %{{buildroot}}\n%files\n/usr/bin/{NAME}\n/usr/lib/{NAME}\n" + "\n".join(files) + "\n",
        encoding="utf-8",
    )
    run(["rpmbuild", "-bb", "--quiet", "--define", f"_topdir {top}", "--define", f"_rpmdir {dist}", "--define",
         "_rpmfilename %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm", "--define",
         f"_tmppath {top / 'tmp'}", spec])  # fmt: skip


def appdir(folder: Path, build: Path, dist: Path, run: Run) -> None:
    """The AppDir, its squashfs image, and the AppImage if APPIMAGE_RUNTIME names the runtime to join it with."""
    root = build / "Kitchen_Table.AppDir"
    staged(folder, root)
    shutil.copy(root / "usr" / "share" / "applications" / f"{NAME}.desktop", root)
    shutil.copy(root / "usr" / "share" / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", root)
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    starter = root / "AppRun"
    starter.write_text(
        f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"\n', encoding="utf-8"
    )
    starter.chmod(0o755)
    image = dist / f"{NAME}-{VERSION}-{machine()}.squashfs"
    image.unlink(missing_ok=True)
    run(["mksquashfs", root, image, "-root-owned", "-noappend", "-quiet", "-no-progress", "-comp", "zstd"])
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    if runtime:
        target = dist / f"Kitchen_Table-{VERSION}-{machine()}.AppImage"
        target.write_bytes(Path(runtime).read_bytes() + image.read_bytes())
        target.chmod(0o755)
        image.unlink()
