"""The shapes of a card's line in a deck list.

A line says how many of which card, from which printing, and has marks around it.

`SHAPES` has one row for each way to write a number, with an example; `TAGS` what stands behind a name. A line is read
by the first shape that fits, and its tags are taken off from the end as long as there are any.
"""

from __future__ import annotations

import re

from engine.core.record import record, replace


@record
class Line:
    """A card's line as it is read."""

    name: str
    count: int = 1
    counted: bool = False  # whether the line says how many
    section: str | None = ""  # the section that the line names itself; "" if none does, None if it is left out
    printing: str = ""
    written: str = ""  # the name with all that may yet belong to it, such as "(Big Ones)"


SHAPES = (  # a regular expression with `count` and `rest`, and an example
    (re.compile(r"(?P<count>-?\d{1,9})(?P<rest>)"), "4"),
    (re.compile(r"(?P<count>-?\d{1,9})(?:\s*[xX×])(?=\s+\S)\s*(?P<rest>.*)"), "4x Ember Fox"),
    (re.compile(r"(?P<count>-?\d{1,9})(?=\s)\s*(?P<rest>.*)"), "4 Ember Fox"),
    (re.compile(r"[xX×](?P<count>\d{1,3})\s+(?P<rest>.*)"), "x4 Ember Fox"),
    (re.compile(r"[\[(](?P<count>\d{1,3})[\])]\s*(?P<rest>\S.*)"), "[4] Ember Fox"),
    (re.compile(r"(?P<rest>.*\S)\s+[xX×](?P<count>\d{1,3})"), "Ember Fox x4"),
    (re.compile(r"(?P<rest>.*[^\s\d])\s+\((?P<count>\d{1,3})\)"), "Ember Fox (4)"),
)  # fmt: skip
"""Ways to write a number of copies, each with an example."""

_SIDE = re.compile(r"(?:SB\s*:?\s+|SB\s*:|SIDEBOARD\s*:)\s*(?P<rest>.*)", re.IGNORECASE)
_MARK = re.compile(r"^[-*•·+–—]\s+(?=\S)")
_PRINTING_FIRST = re.compile(r"\[(?P<set>[A-Za-z0-9_]{1,10})(?:[:#](?P<number>[^\]\s]{1,12}))?\]\s*(?P<rest>\S.*)")
_PRINTING_LAST = re.compile(
    r"\s+\((?P<set>[A-Za-z0-9_]{2,10})\)(?:\s+(?P<number>(?=\S*\d)[\w★†*-]{1,12}))?(?:\s+(?:F|E|foil|etched))?$"
)  # fmt: skip
_PRICE = re.compile(r"\s+[$€£¥]\s?\d{1,6}(?:[.,]\d{2})?$|\s+\d{1,6}[.,]\d{2}\s?[$€£¥]?$")
_ART = re.compile(r"\s+\(\d{1,3}\)$")
TAGS = (  # what stands behind a name, and an example
    (re.compile(r"\s+\*[A-Za-z]{1,8}\*$"), "*F*"),
    (re.compile(r"\s+\^[^^]*\^$"), "^Have,#37d67a^"),
    (re.compile(r"\s+<[^>]*>$"), "<retro>"),
    (re.compile(r"\s+\[[^\]]*\]$"), "[Ramp,Land]"),
    (re.compile(r"\s+#.*$"), "# the best"),
    (_PRICE, "$ 1.99"),
)
_COMMANDER = re.compile(r"\*CMDR\*|\[Commander[^\]]*\]|#\s*!?Commander\b", re.IGNORECASE)
_ELSEWHERE = re.compile(r"\[(?:Maybeboard|Considering|Wishlist|Tokens?)\b[^\]]*\]|\{noDeck\}", re.IGNORECASE)
_SIDEBOARD = re.compile(r"\[Sideboard\b[^\]]*\]", re.IGNORECASE)
_MOST_TAGS = 8


def read(line: str) -> Line:
    """A card's line; a line that names no number is one copy."""
    line = _MARK.sub("", line, count=1)
    side = _SIDE.fullmatch(line)
    section: str | None = "sideboard" if side else ""
    rest, count, counted = (side["rest"] if side else line), 1, False
    for number, (shape, _) in enumerate(SHAPES):
        found = shape.fullmatch(rest) if number < _IN_FRONT else shape.fullmatch(_without_tags(rest)[0])
        if found is not None:
            rest, count, counted = found["rest"], int(found["count"]), True
            break
    section = _named_section(rest, section)
    name, printing = _name_and_printing(rest, counted)
    written = " ".join(_without_tags(rest)[0].split())
    return Line(name, count, counted, section, printing, "" if written == name else written)


_IN_FRONT = 5  # shapes with the number before the name


def _named_section(rest: str, section: str | None) -> str | None:
    if _COMMANDER.search(rest):
        return "commanders"
    if _ELSEWHERE.search(rest):
        return None
    return "sideboard" if _SIDEBOARD.search(rest) else section


def _without_tags(rest: str) -> tuple[str, bool]:
    """A name without the tags behind it, and whether there were any."""
    before = rest
    for _ in range(_MOST_TAGS):
        shorter = rest
        for tag, _example in TAGS:
            shorter = tag.sub("", shorter)
        if shorter == rest:
            break
        rest = shorter
    return rest, rest != before


def _name_and_printing(rest: str, counted: bool) -> tuple[str, str]:
    """A card's name without the set, number and tags that lists write around it."""
    printing = ""
    first = _PRINTING_FIRST.fullmatch(rest)
    if first:
        printing, rest = " ".join(filter(None, (first["set"].upper(), first["number"]))), first["rest"]
    if "|" in rest:
        rest, *parts = (part.strip() for part in rest.split("|"))
        printing = parts[0].upper()
    for _ in range(_MOST_TAGS):
        shorter, _tagged = _without_tags(rest)
        if counted:
            shorter = _ART.sub("", shorter)
        found = _PRINTING_LAST.search(shorter)
        if found:
            printing = " ".join(filter(None, (found["set"].upper(), found["number"])))
            shorter = shorter[: found.start()]
        if shorter == rest:
            break
        rest = shorter
    return " ".join(rest.split()), printing


def in_section(line: Line, section: str) -> Line:
    """A line that stands behind a heading: ``Commander: Ember Fox``."""
    return line if line.section != "" else replace(line, section=section)
