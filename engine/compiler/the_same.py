"""What is done for several things and said once, put in full (CR 608.2c): "do the same for …".

The words for the first thing are said again for each of the others, in their order.
"""

from __future__ import annotations

import re

from engine.compiler.rewording import rewordings
from engine.core.colors import NAMES

_KINDS = r"(?P<others>(?:[A-Z]\w+, )*[A-Z]\w+,? and [A-Z]\w+|[A-Z]\w+)"
_SOME = r"(?P<others>(?:an? \w+, )*an? \w+,? and an? \w+|an? \w+)"
_CARDS_LIKEWISE = (
    "Each player chooses a number of cards in their hand equal to the number of cards in the hand of the player who "
    "has the fewest, then discards the rest."
)
_PERMANENTS_LIKEWISE = (
    "Each player chooses a number of {what} they control equal to the number of {what} controlled by the player who "
    "controls the fewest, then sacrifices the rest."
)
_LIKEWISE = r"(?:discards? cards|sacrifices? \w+)"
_DEED = r"(?P<deed>[Rr]eturns?|[Pp]uts?)"


def _listed(words: str) -> list[str]:
    """The items of a list."""
    return [item for item in re.split(r",? and |, ", words) if item]


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"


def _chained(match: re.Match[str], others: list[str]) -> str:
    """The first as it is said, then each of the others."""
    deed = match["deed"]
    rest = "".join(f", then {deed.lower()} {other} {match['rest']}" for other in others)
    return f"{deed} {match['first']} {match['rest']}{rest}"


def _all_of_others(match: re.Match[str]) -> str:
    return _chained(match, [f"all {match['others']}"])


def _one_of_each_kind(match: re.Match[str]) -> str:
    return _chained(match, [f"{_article(kind)} card" for kind in _listed(match["others"])])


def _one_of_each(match: re.Match[str]) -> str:
    return _chained(match, _listed(match["others"]))


def _sentences_for_each(match: re.Match[str]) -> str:
    """Sentences about what a target player does, said again about the same player."""
    again = (f"Then they {match['deed'][:-1]} {other} {match['rest']}" for other in _listed(match["others"]))
    return " ".join((f"{match['who']} {match['deed']} {match['first']} {match['rest']}", *again))


def _with_each_value(match: re.Match[str]) -> str:
    values = re.findall(r"\d+", match["others"])
    again = (f"Then {match['deed'].lower()} {match['first']} {value}{match['rest']}." for value in values)
    return " ".join((f"{match['deed']} {match['first']} {match['value']}{match['rest']}.", *again))


def _as_many_as_the_fewest(match: re.Match[str]) -> str:
    """Cards in hand and permanents of other kinds, each down to as many as whoever has the fewest of them."""
    said = [match["before"]]
    for other in _listed(match["others"]):
        what = re.sub(r"^(?:discards?|sacrifices?) ", "", other)
        said.append(_CARDS_LIKEWISE if other.startswith("discard") else _PERMANENTS_LIKEWISE.format(what=what))
    return " ".join(said)


def _of_each_kind(match: re.Match[str]) -> str:
    """Of each kind up to one, all of which are chosen before anything is done with them."""
    verb = match["verb"]
    verb = verb.capitalize() if match["for"] == "For" else verb
    return f"{verb} up to one {match['what']} of each {match['kind']} {match['rest']}"


def _targets_of_each_color(match: re.Match[str]) -> str:
    each = [f"up to one target {color} {match['what']} {match['where']}" for color in NAMES.values()]
    verb = match["verb"].capitalize() if match["for"] == "For" else match["verb"]
    return f"{verb} {', '.join(each[:-1])}, and {each[-1]} {match['rest']}"


def _a_token_of_each(match: re.Match[str]) -> str:
    """Each mode creates a token of its own."""
    modes = re.sub(
        r"\n• (?P<size>\d+/\d+) (?P<what>[^\n]*?)(?P<has>(?: with [^\n]*)?)\.?(?=\n|$)",
        lambda mode: f"\n• Create a {mode['size']} {match['color']}{mode['what']} creature token{_ended(mode['has'])}",
        match["modes"],
    )
    return f"{match['choose']} —{modes}"


def _ended(words: str) -> str:
    return words if words.endswith((".", '."')) else f"{words}."


# What is said, and what it is in full.
THE_SAME = rewordings(
    (
        (
            r"(?P<choose>[Cc]hoose one (?:at random|that hasn't been chosen this turn))\. Create an? "
            r"(?P<color>(?:[\w ]+ )?)creature token with those characteristics\.(?P<modes>(?:\n• [^\n]+)+)",
            _a_token_of_each,
        ),
        (
            r"(?P<for>[Ff]or) each (?P<kind>color|card type|permanent type|nonland card type), (?:you may )?"
            r"(?P<verb>return|exile|put) (?:up to one|an?) (?P<what>(?!target )[\w ]+?) of that (?:color|type) "
            r"(?P<rest>from )",
            _of_each_kind,
        ),
        (
            r"(?P<for>[Ff]or) each color, (?P<verb>return|exile) up to one target (?P<what>[\w ]+?) of that color "
            r"(?P<where>from your graveyard) (?P<rest>to )",
            _targets_of_each_color,
        ),
        (
            _DEED + r" (?P<first>all [^.]+? cards) (?P<rest>(?:from|revealed) [^,.]*), then do(?:es)? the same for "
            r"(?P<others>[^,.]+? cards)\b",
            _all_of_others,
        ),
        (
            _DEED + r" (?P<first>an? [A-Z]\w+ card) (?P<rest>[^,.]+), then do(?:es)? the same for " + _KINDS,
            _one_of_each_kind,
        ),
        (
            r"(?P<deed>\b\w+s) (?P<first>an? \w+) (?P<rest>[^,.]*), then repeats this process for " + _SOME,
            _one_of_each,
        ),
        (
            r"(?P<who>Target (?:player|opponent)) (?P<deed>\w+s) (?P<first>an? \w+) (?P<rest>[^.]*\. If they can't, "
            r"[^.]*\.) Then repeat this process for " + _SOME + r"\.",
            _sentences_for_each,
        ),
        (
            r"(?P<deed>Search) (?P<first>your library for an? \w+ card with mana value) (?P<value>\d+)"
            r"(?P<rest>[^.]*)\. Then repeat this process for \w+ cards with mana values? (?P<others>[\d, and]*\d)\.",
            _with_each_value,
        ),
        (
            r"(?P<before>Each player chooses a number of \w+ they control equal to the number of \w+ controlled by the "
            r"player who controls the fewest, then sacrifices the rest\.) (?:Players|Each player) "
            r"(?P<others>" + _LIKEWISE + "(?: and " + _LIKEWISE + r")*) the same way\.",
            _as_many_as_the_fewest,
        ),
    )
)
