"""What no file of the project holds: paths of one machine, and the names of package registries."""

from __future__ import annotations

import re

import pytest

from tests.hygiene.project_tree import name_of, project_files

# Taken apart here, so that this file does not hold them either.
MACHINE_PATHS = [("", "work", ""), ("", "tmp", "kt"), ("", "root")]
REGISTRY_HOSTS = [
    ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("crates", "io"), ("docker", "io"),
    ("proxy", "golang", "org"), ("anaconda", "org"), ("deb", "debian", "org"), ("rubygems", "org"),
]  # fmt: skip
FORBIDDEN = re.compile(
    "|".join(
        [r"(?<![\w.])" + "/".join(path) + (r"\b" if path[-1] else "") for path in MACHINE_PATHS]
        + [r"\b" + r"\.".join(host) + r"\b" for host in REGISTRY_HOSTS]
    )
)


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for path in project_files():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # a font, a picture, a sound
        named = ((number, line) for number, line in enumerate(lines, 1) if FORBIDDEN.search(line))
        found += [f"{name_of(path)}:{number}: {line[:100]}" for number, line in named]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("parts", [*MACHINE_PATHS, *REGISTRY_HOSTS])
def test_the_pattern_sees_each_of_them(parts: tuple[str, ...]) -> None:
    text = ("." if parts[0] else "/").join(parts)
    assert FORBIDDEN.search(f"see {text} for more") or FORBIDDEN.search(f"see {text}x for more")
    assert FORBIDDEN.search(f'"https://{text}/simple"' if parts[0] else f'open("{text}")')


@pytest.mark.parametrize("text", ["frame/work/x", "assets/root", "../root", "tmp/ktx", "its root", "a/root/b"])
def test_the_pattern_lets_other_words_pass(text: str) -> None:
    assert not FORBIDDEN.search(text)
