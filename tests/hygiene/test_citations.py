"""What a file cites is there. Every document that it names lies in the tree, and has the section that it names."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from tests.hygiene.project_tree import name_of, project_files

SHORT_FORMS = {"scenario format": "scenario-format.md"}
"""What the text of a file may call a document where its sections are numbered; `engine/scenario/__init__.py` says so."""

UNREAD = {".ttf", ".png", ".svg", ".tsv", ".cards", ".txt"}
INSTALLED = "doc/kitchen-table/"  # where packages for Linux put documents
MADE_FROM_PHRASES = "packaging/docs/cards-language.md"

NUMBER = r"\d{1,2}(?:\.\d{1,2})?"  # of a section; those of the rulebook have three digits
DOCUMENT = re.compile(r"(?<![\w*/-])((?:[\w.-]+/)*[\w-][\w.-]*\.md)\b")
SECTIONS = re.compile(
    rf"\b(?<!--)sections? (?P<numbers>{NUMBER}(?:(?:, and |, | and | to ){NUMBER})*)(?![\d.]*\d)", re.IGNORECASE
)
NAMED = re.compile(rf"\b([\w-]+\.md|{'|'.join(SHORT_FORMS)})`?,? $", re.IGNORECASE)  # what stands before that
LOOSE = re.compile(
    rf"\b(?:format|architecture|design|spec(?:ification)?|proposal)[,:]? (?:§ ?)?{NUMBER}(?![\d.%]|\w)|§ ?\d", re.IGNORECASE
)
OUTSIDE = re.compile(r"\bshared/design\b")


@functools.cache
def texts() -> dict[str, str]:
    """The text of every file that people read or write, its lines put together. A citation may go over the end of
    one."""
    found = {}
    for path in project_files():
        name = name_of(path)
        if path.suffix in UNREAD or name.startswith(("assets/", "tests/as_played/")) or path == Path(__file__).resolve():
            continue
        if name != MADE_FROM_PHRASES:
            found[name] = re.sub(r"\s*\n[\s#>]*", " ", path.read_text(encoding="utf-8", errors="replace"))
    return found


@functools.cache
def documents() -> tuple[Path, ...]:
    """The documents of the tree."""
    return tuple(path for path in project_files() if path.suffix == ".md")


def missing_documents(text: str) -> list[str]:
    """The documents that a text names, alone or with their folders, and that are nowhere in the tree."""
    there = [f"/{name_of(path)}" for path in documents()]
    named = [name.removeprefix(INSTALLED) for name in DOCUMENT.findall(text)]
    return [name for name in named if not any(path.endswith(f"/{name}") for path in there)]


@functools.cache
def sections_of(document: str) -> set[str]:
    """The numbers of a document's sections, as its headings have them; none if there is no such document."""
    paths = [path for path in documents() if path.name == document]
    return {number for path in paths for number in re.findall(rf"^#+ ({NUMBER})\b", path.read_text(encoding="utf-8"), re.MULTILINE)}


def cited_sections(text: str, own: str = "") -> list[tuple[str, str]]:
    """Each section that a text cites, with its document: one that is not named is the text's own."""
    found = []
    for cited in SECTIONS.finditer(text):
        named = NAMED.search(text[max(0, cited.start() - 60) : cited.start()])
        name = named[1].casefold() if named else own
        found += [(SHORT_FORMS.get(name, name), number) for number in re.findall(NUMBER, cited["numbers"])]
    return found


def missing_sections(text: str, own: str = "") -> list[str]:
    """The sections that a text cites of no document, or that their document does not have."""
    return [f"{name}, {number}" for name, number in cited_sections(text, own) if number not in sections_of(name)]


def test_every_document_that_is_named_is_in_the_tree() -> None:
    assert {name: gone for name, text in texts().items() if (gone := missing_documents(text))} == {}


def test_every_section_that_is_cited_is_in_its_document() -> None:
    own = {name: Path(name).name for name in texts()}
    assert {name: gone for name, text in texts().items() if (gone := missing_sections(text, own[name]))} == {}


def test_no_section_is_cited_of_what_has_no_name() -> None:
    found = {name: [match[0] for match in LOOSE.finditer(text)] for name, text in texts().items()}
    assert {name: cited for name, cited in found.items() if cited} == {}


def test_no_file_cites_what_lies_outside_the_tree() -> None:
    assert [name for name, text in texts().items() if OUTSIDE.search(text)] == []


def test_the_scenario_format_is_cited_where_it_is_carried_out() -> None:
    citing = [name for name, text in texts().items() if cited_sections(text)]
    assert len(citing) > 20 and {"1", "8", "8.1", "10", "13"} <= sections_of("scenario-format.md")


@pytest.mark.parametrize(
    "text",
    [
        "answers (scenario format, section 8.7)", "see the scenario format, sections 5, 6 and 99",
        "`packaging/docs/scenario-format.md`, section 77", "as the grammar, section 2, has it",
        "what house.md, section 3 says", "in the order of (section 8.1)",
    ],
)  # fmt: skip
def test_a_section_that_is_not_there_is_found(text: str) -> None:
    assert missing_sections(text)


@pytest.mark.parametrize("text", ["told in `client.md`", "see packaging/docs/nothing.md", "(design/grammar.md)"])
def test_a_document_that_is_not_there_is_found(text: str) -> None:
    assert missing_documents(text)


@pytest.mark.parametrize("text", ["(architecture 2.1)", "(format, 7.1)", "Format, 8", "as §14 says", "design: 3.2"])
def test_a_number_without_a_document_is_found(text: str) -> None:
    assert LOOSE.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "Scenario format, sections 7.1 and 8.2.", "`packaging/docs/scenario-format.md`, section 5.4", "rule 603.3b", "section 603",
        "sections 701 and 702", "rules of section 903", "`cards-language.md` lists them",
    ],
)  # fmt: skip
def test_what_is_there_may_be_cited(text: str) -> None:
    assert not missing_sections(text) and not missing_documents(text) and not LOOSE.search(text)
