"""Sentences that mean exactly what others do, put in the words of those.

Read after the equal wordings (CR 608.2c).
"""

from __future__ import annotations

import re

from engine.compiler.rewording import rewordings

_WORDS = r"(?!from )[A-Za-z][a-z]+(?: [a-z]+)*"
_KEYWORDS = rf"(?m)^{_WORDS}(?:, {_WORDS})+, and {_WORDS}$"


def _in_each_mode(match: re.Match[str]) -> str:
    """What is done whichever mode is chosen is the first sentence of each (CR 700.2, 608.2c)."""
    always = match[2][:1].upper() + match[2][1:]
    modes = match[3].replace("\n• ", f"\n• {always}. ")
    return f"{match[1]} —{modes}"


# What was printed, and what it means, in the order in which they are replaced.
SENTENCES = rewordings(
    (
        (_KEYWORDS, lambda match: match[0].replace(", and ", ", ").capitalize()),
        (r"(?m)\b[Hh]exproof from (\w+) and (\w+) abilities$", r"Hexproof from \1 abilities and from \2 abilities"),
        (r"\b(put an?) additional (\+1/\+1 counter on that land)\b", r"put a \2"),
        (
            r"(?m)^(Each other [^.,\n]*? you control) enters with an additional (\+1/\+1) counter on it if its "
            r"mana value is (\d+) or less\. Otherwise, it enters with (\w+) additional \2 counters on it\.",
            lambda match: (
                f"{match[1]} with mana value {match[3]} or less enters with an additional {match[2]} counter on "
                f"it.\n{match[1]} with mana value {int(match[3]) + 1} or greater enters with {match[4]} additional "
                f"{match[2]} counters on it."
            ),
        ),
        (r"\bremove all of them from it and\b", "remove all of them and"),
        (r"\b(reveal an? [^.,]*? card or) an? ([^.,]*? card from among them)\b", r"\1 \2"),
        (
            r"\b(Choose target permanent [^.]*\. Search that player's library for a card with the same name) and\b",
            r"\1 as that permanent and",
        ),
        (
            r"\bThat player chooses and sacrifices one of those (\w+)\.",
            r"That player chooses one of those \1 and sacrifices it.",
        ),
        (
            r"(?<!\w)~'s base power and toughness become (\d+/\d+) and they gain\b",
            r"~ has base power and toughness \1 and gains",
        ),
        (
            r"\b(you may cast [^.,]*? this turn as though they had flash), and whenever you\b",
            r"\1. Whenever you",
        ),
        (
            r"\bif you sacrificed one or more permanents this turn, (~ deals) that much damage\b",
            r"if you sacrificed a permanent this turn, \1 damage equal to the number of permanents you've sacrificed "
            r"this turn",
        ),
        (r"\b(except it's \d+/\d+ and) has this ability\b", r"\1 it has this ability"),
        (r"\bFor each flip you win, (create [^.]*)\.", lambda match: f"C{match[1][1:]} for each flip you win."),
        (r"\bIf (enchanted \w+ is an? \w+), it can't\b", r"As long as \1, it can't"),
        (
            r"\b(you may cast an? [^.,]*? spell) (from your graveyard) (with mana value [^.,]*)\.",
            r"\1 \3 \2.",
        ),
        (
            r"(?m)^(Target creature you control) fights (target creature you don't control)\.\n(?:[A-Z][a-z ]+ — )?"
            r"(The creature you control gets [^.]*? until end of turn) before it fights (if [^.]*)\.",
            lambda match: (
                f"Choose {match[1].lower()} and {match[2]}. {match[4].capitalize()}, "
                f"{match[3][:1].lower()}{match[3][1:]}. Then those creatures fight each other."
            ),
        ),
        (r"\b(Activate only if enchanted creature is \w+) and is untapped\b", r"\1 and enchanted creature is untapped"),
        (
            r"\bFor any number of opponents, (\w+) (target [^.]*? that player controls)\.",
            r"For each opponent, \1 up to one \2.",
        ),
        (
            r"\b(When ~ enters, )it deals an amount of damage of your choice\b",
            r"\1choose a number. ~ deals that much damage",
        ),
        (
            r"(?m)^(As long as you control exactly one creature,) that creature gets (\S+) and has\b",
            r"\1 creatures you control get \2 and have",
        ),
        (
            r"\bis (white|blue|black|red|green) and is an? ([A-Z]\w+) (in addition to its other creature types)\b",
            r"is a \1 \2 \3",
        ),
        (r"\b(choose one(?: that hasn't been chosen)?) and ([^.\n—]*?)(?:\.| —)((?:\n• [^\n]*)+)", _in_each_mode),
        (
            r"\bDouble all damage that sources (you control of the chosen type) would deal\.",
            r"If a source \1 would deal damage to a permanent or player, it deals double that damage to that permanent "
            r"or player instead.",
        ),
        (r"\b(would deal damage, it deals) twice that much damage instead\.", r"\1 double that damage instead."),
        (
            r"\bfor each (\w+ counter) on it, exile up to one target ([^.,]*?) an opponent controls "
            r"until ~ leaves the battlefield\.",
            r"exile up to X target \2s your opponents control until ~ leaves the battlefield, where X is the number of "
            r"\1s on it.",
        ),
        (
            r"(?m)^([A-Z]\w+ land)s each player controls have (\w+ as long as) that player controls\b",
            lambda match: f"Each {match[1].lower()} has {match[2]} its controller controls",
        ),
        (r"\bits name is still ~", "its name is ~"),
        (
            r"\b(except [^.]*?), and it (?:gains|has) (\w+) and this ability\.",
            r"\1, it has \2, and it has this ability.",
        ),
        (
            r"(?m)^(As long as [^.,]*), (it gets \S+) and (all creatures able to block it do so)\.",
            r"\1, \2.\n\1, \3.",
        ),
        (
            r"(?<=, )~ becomes an? (\w+ creature) with power and toughness each equal to (that spell's mana value)\.",
            r"~ becomes an X/X \1, where X is \2.",
        ),
        (r"\b(where X is the number of [^.,]*? minus) one\.", r"\1 1."),
        (
            r"(?<=\. )(That [^.,]*) attaches ~ to (a (\w+)) of their choice\.",
            r"\1 chooses \2. Attach ~ to the chosen \3.",
        ),
        (
            r"(?<=\. )(It gains [^.]*\. Its activated abilities can't be activated)\.",
            r"\1 for the rest of the game.",
        ),
        (
            r"\bFor as long as ~ remains on the battlefield, (gain control of that permanent), it (loses all abilities)"
            r", and it (can't attack or block)\.",
            lambda match: (
                f"G{match[1][1:]} for as long as ~ remains on the battlefield. It {match[2]} and {match[3]} "
                f"for as long as ~ remains on the battlefield."
            ),
        ),
        (r"\b(can't be blocked by more than one creature) each combat this turn\b", r"\1 this turn"),
        (
            r"\b(put two cards from your hand) both on top of your library or both on the bottom of your library\b",
            r"\1 on the top or bottom of your library",
        ),
        (
            r"\b(You may cast it this turn\. If) a spell cast this way (would be put into your graveyard)\b",
            r"\1 that spell \2",
        ),
        (r"\b(with [^.]*?), and/or (\w+) (gets?) ", r"\1, or \2 \3 "),
        (
            r"\bif (an? \w+) and (an? \w+) attacked this combat\b",
            r"if \1 attacked this combat and \2 attacked this combat",
        ),
        (
            r"\b(Target opponent reveals their hand\. You draw a card for each) (\w+) and (\w+ card) in it\.",
            r"\1 \2 card and \3 in that player's hand.",
        ),
    )
)
