"""Headings of deck lists.

Which section begins with which words, in whatever ornament and several languages.
"""

from __future__ import annotations

import re

OWN = "own"  # a heading of the writer's own, such as "Ramp": it groups cards of the main deck
GROUP = "group"  # a heading that groups cards by what they are
UNKNOWN = "unknown"  # the heading of a section that nobody here knows

_WORDS: dict[str | None, str] = {
    "main": "deck, main, mainboard, maindeck, main deck, main board, hauptdeck, mazo, mazzo, baralho, grimorio, "
            "deck principal, mazo principal, колода, основная колода, メインデッキ, デッキ, 主牌, 套牌, 主套牌, 덱",
    "sideboard": "sideboard, side, sb, side board, réserve, reserve, banquillo, reserva, сайдборд, "
                 "サイドボード, 备牌, 備牌, 사이드보드, companion, gefährte, compagnon, compañero, compagno, "
                 "companheiro, 相棒, 行侣, 行侶",
    "commanders": "commander, commanders, oathbreaker, signature spell, kommandeur, kommandant, commandant, "
                  "comandante, командир, 統率者, 指挥官, 指揮官, 커맨더",
    None: "maybeboard, maybe, considering, tokens, token, metadata, about, general, wishlist, acquireboard, "
          "planes, phenomena, planar deck, schemes, scheme deck, dungeon, dungeons, attractions, attraction deck, "
          "contraptions, stickers, sticker sheets, conspiracy, conspiracies, vanguard, avatar, avatars, emblems",
}  # fmt: skip
SECTION_OF = {word.strip(): section for section, words in _WORDS.items() for word in words.split(",")}
COMPANION = frozenset(
    ["companion", "gefährte", "compagnon", "compañero", "compagno", "companheiro", "相棒", "行侣", "行侶"]
)  # fmt: skip
TOLD = frozenset(("metadata", "about", "general"))
"""Sections with words about the list, not with cards."""

_GROUPS = frozenset(
    {
        "artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "basic land", "nonbasic land",
        "planeswalker", "sorcery", "spell", "other spell", "noncreature", "other", "instants and sorceries",
    }
)  # fmt: skip

_ORNAMENT = r"[\s\[\](){}<>=*_~#/|+:;.!—–-]*"
_COUNT = r"(?:[\s(\[:]*\d+(?:\s*/\s*\d+)?\s*(?:cards?|karten|cartes|cartas|carte)?\s*[)\]]?)?"
_HEADING = re.compile(rf"({_ORNAMENT})([^\W\d_][\w &/'’-]{{0,40}}?){_COUNT}({_ORNAMENT})")


def plain(words: str) -> str:
    """The words of a heading in their plain spelling."""
    return " ".join(words.casefold().split())


def kind_of(line: str) -> tuple[str, str] | None:
    """What a line begins as a heading: GROUP, UNKNOWN, or "" for a section, with its words.

    None if it is none.
    """
    found = _HEADING.fullmatch(line)
    if found is None:
        return None
    words = plain(found.group(2))
    if words in SECTION_OF:
        return "", words
    if _is_group(words):
        return GROUP, words
    bare = found.group(1).strip()
    return (UNKNOWN, words) if bare.startswith(("[", "==", "--", "~~")) and found.group(3).strip() else None


def _is_group(words: str) -> bool:
    spellings = (words, words.removesuffix("s"), words.removesuffix("ies") + "y")
    return not _GROUPS.isdisjoint(spellings)


def looks_like_own(line: str) -> bool:
    """Whether a line without a number may be a heading of the writer's own.

    It has few words, as in "Card draw (8)".
    """
    found = _HEADING.fullmatch(line)
    return found is not None and len(found.group(2).split()) <= 3
