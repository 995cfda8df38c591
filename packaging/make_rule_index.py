"""The maker of assets/rules/: rule numbers and titles of each edition, never the rules' text.

    python packaging/make_rule_index.py FOLDER     # FOLDER holds the editions' plain-text files and ledger.tsv

The rulebook itself is not part of the project; what tests cite and what the game quotes are its numbers.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

EDITIONS = {
    "2024-02-06": "comprehensive-rules-2024-02-06.txt",
    "2026-01-16": "comprehensive-rules-2026-01-16.txt",
    "2006-10-01": "comprehensive-rules-2006-10-01-sections-419-421.txt",
}
OUTPUT = Path(__file__).resolve().parent.parent / "assets" / "rules"

SECTION = re.compile(r"(?P<number>\d{3})\. (?P<title>\S.*)")
# The editions' own slips are read too: "119.1d. In …", "606.5 If …", "901.4.All …".
RULE = re.compile(r"(?P<number>\d{3}\.\d+)(?:\.\s*(?P<rest>\S.*)|\s+\S.*)")
SUBRULE = re.compile(r"(?P<number>\d{3}\.\d+[a-z])\.?\s+\S.*")
LONGEST_TITLE = 60


def clean_title(title: str) -> str:
    """The title in plain characters and without the game's brand name, which the project does not use."""
    plain = title.translate(str.maketrans("“”‘’", "\"\"''"))
    return re.sub(r"\bMagic ", "", plain).strip()


def heading(rest: str | None) -> str | None:
    """The title that a rule's line is, or None where the line is the rule's text."""
    if rest is None or len(rest) > LONGEST_TITLE or rest.endswith((".", ":", ";", "?", ".”", ".)")):
        return None
    return rest


def rule_titles(text: str) -> Iterator[tuple[str, str]]:
    """Each section and rule number with the nearest title: its own, its keyword's, or its section's."""
    seen: set[str] = set()
    section = keyword = ""
    body = text[body_start(text) :]
    for line in body.splitlines():
        line = line.strip()
        if line == "Glossary":
            break
        if match := SUBRULE.fullmatch(line):
            title = keyword
        elif match := RULE.fullmatch(line):
            title = keyword = heading(match["rest"]) or section
        elif match := SECTION.fullmatch(line):
            title = section = keyword = match["title"]
        else:
            continue
        if match["number"] in seen:
            raise SystemExit(f"rule {match['number']} stands twice; is this the whole table of contents?")
        seen.add(match["number"])
        yield match["number"], clean_title(title)


def body_start(text: str) -> int:
    """Where the rules begin: after the table of contents, which ends with its own "Glossary" and "Credits"."""
    contents_end = re.search(r"^Credits\s*$", text, re.MULTILINE)
    has_contents = re.search(r"^Contents\s*$", text, re.MULTILINE)
    return contents_end.end() if has_contents and contents_end else 0


def write_table(path: Path, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """A tab-separated file with a head line, the same bytes on every system."""
    lines = ["\t".join(row) for row in [columns, *rows]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Make the rule index from the rulebook's text files.")
    parser.add_argument("folder", type=Path, help="where the editions' text files and ledger.tsv are")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    options = parser.parse_args(arguments)
    options.output.mkdir(parents=True, exist_ok=True)
    for edition, name in EDITIONS.items():
        rows = list(rule_titles((options.folder / name).read_text(encoding="utf-8")))
        write_table(options.output / f"{edition}.tsv", ("number", "title"), rows)
        print(f"{edition}: {len(rows)} numbers")
    ledger = (options.folder / "ledger.tsv").read_text(encoding="utf-8").splitlines()
    head, *rows = [tuple(line.split("\t")) for line in ledger if line]
    write_table(options.output / "ledger.tsv", head, rows)
    print(f"ledger: {len(rows)} rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
