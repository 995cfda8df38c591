"""Wordings that mean what a phrase already says.

Another order of words, a pronoun for what was just named (CR 608.2c).

Read after the old templates of `normalise`; like those, only what means exactly the same is here.
"""

from __future__ import annotations

import re

from engine.compiler.rewording import rewordings


def _rounded(match: re.Match[str]) -> str:
    """What is said once of all the numbers of a sentence, said of each."""
    each = f", rounded {match[2]}"
    words = re.sub(
        r"\b(discards) half the cards in their hand\b", r"\1 half the number of cards in their hand", match[1]
    )
    words = re.sub(r"\bhalf ([^.,]*)", lambda found: f"half {found[1]}{each}", words)
    return words.replace("discards half", "discards cards equal to half") + "."


def _under_own_conditions(match: re.Match[str]) -> str:
    """What is so of it under several conditions, sentence by sentence; a verb left out is the one before."""
    sentences, verb = [], ""
    for part in (*match[1].split(", "), match[2]):
        part = re.sub(r'([^.])" as long as', r'\1." as long as', part)
        if re.match(r"(gets|has|is|can't|can) ", part):
            verb = part.split(" ")[0]
            sentences.append(f"~ {part}.")
        else:
            sentences.append(f"~ {verb} {part}.")
    return " ".join(sentences)


def _each_of_three(match: re.Match[str]) -> str:
    """What three targets gain together, said of each."""
    gains = match[4].replace("gain", "gains")
    whose = ("Target creature", "Up to one other target creature", "Up to one other target creature")
    return " ".join(f"{who} gets {match[n]} and {gains} until end of turn." for n, who in enumerate(whose, 1))


EQUAL = rewordings(
    (
        # Numbers.
        (
            r"\b(that player loses) 1 (life) for each card fewer than (\w+) in their hand\b",
            r"\1 X \2, where X is \3 minus the number of cards in their hand",
        ),
        (r"\b([^.\n]*\bhalf their life, then [^.\n]*)\. Round (up|down) each time\.", _rounded),
        (
            r"\b(deals damage) (equal to half the number of [^.,]*, rounded (?:up|down)), (to [^.,]*)\.",
            r"\1 \3 \2.",
        ),
        (
            r"\b(exile the top [^.]*?\bcards\b[^.]*\. Until end of turn, you may play) cards exiled this way "
            r"(without paying their mana costs)\b",
            r"\1 those cards \2",
        ),
        (r"\bexile the top X cards, where X is\b", "exile the top X cards of your library, where X is"),
        (
            r"\b(card types among cards in your graveyard, [^.]*)\bthe number of those card types\b",
            r"\1the number of card types among cards in your graveyard",
        ),
        (
            r"\b(with one or more counters on it dies, exile) that many (cards from the top of your library)\b",
            r"\1 \2 equal to the number of counters on that creature",
        ),
        (
            r"\b(a spell with mana value equal to the number of [\w+/-]+ counters on ~, ~ deals) that much damage\b",
            r"\1 damage equal to that spell's mana value",
        ),
        (
            r"\b([Cc]reate \w+) tapped ([^.]*? tokens?(?: with [^.]*?)?)\. "
            r"(If [^.,]*, instead create \w+) of those tokens (that are tapped and attacking)\b",
            r"\1 tapped \2. \3 \2 \4",
        ),
        # Choices.
        (
            r"\b([Pp])ut (an?) (\+1/\+1|[a-z]+), (\+1/\+1|[a-z]+), or (\+1/\+1|[a-z]+) counter on\b",
            r"\1ut \2 \3 counter, a \4 counter, or a \5 counter on",
        ),
        (
            r"\bchoose ((?:[a-z ]+(?: \d+)?, )+or [a-z ]+(?: \d+)?)\. ~ gains that ability (until [^.]*)\.",
            r"~ gains your choice of \1 \2.",
        ),
        # What is so under several conditions, each with its own.
        (
            r"(?m)^~ (\w+ [^.,\n]*? as long as [^.,\n]*(?:, [^.,\n]*? as long as [^.,\n]*)*), and "
            r"([^.\n]*? as long as [^.,\n]*)\.$",
            _under_own_conditions,
        ),
        (
            r"(?m)^(~ and \w+ \w+ each get) (\+\d+/\+\d+ for each [^.,\n]*?) and (\+\d+/\+\d+ for each [^.,\n]*)\.$",
            r"\1 \2. \1 \3.",
        ),
        (
            r"\b([Tt]arget creature [^.,]* gets \S+ until end of turn\.) That creature gets (\S+) instead if ([^.]*)\.",
            r"\1 If \3, that creature gets \2 until end of turn instead.",
        ),
        (r"\b[Ii]f a graveyard has (\w+ or more cards) in it\b", r"If a player has \1 in their graveyard"),
        (r"\b([Ii]f) at least one (\w+ card was exiled this way)\b", r"\1 a \2"),
        (
            r"\bdeals damage (to target [^.,]*?) equal to (the number of [^.,]*?) in excess of "
            r"(the number of [^.,]*)\.",
            r"deals X damage \1, where X is \2 minus \3.",
        ),
        (
            r"\bEach attacking creature and each blocking creature doesn't untap\b",
            "Each attacking or blocking creature doesn't untap",
        ),
        (
            r"\bwith mana value X or less have (\w+), where X is the total amount of life your opponents have "
            r"lost this turn\b",
            r"with mana value less than or equal to the total life lost by your opponents this turn have \1",
        ),
        (
            r"\b(the mana cost for a spell) you cast (with mana value) X or less, where X is (the number of [^.,]*)\.",
            r"\1 \2 less than or equal to \3 you cast.",
        ),
        (
            r"\bthe mana value of the exiled card used to craft it\b",
            "the total mana value of the exiled cards used to craft it",
        ),
        (
            r"\b(Destroy target creature\.) If its controller has more than four cards in hand, they exile cards from "
            r"their hand equal to the difference\.",
            r"\1 Its controller exiles X cards from their hand, where X is the number of cards in their hand minus 4.",
        ),
        (
            r"\b(If it's a creature card, ~ gets) \+X/\+Y (until end of turn, where X is the exiled) creature card's "
            r"power and Y is its toughness\.",
            r"\1 +X/+0 \2 card's power. \1 +0/+X \2 card's toughness.",
        ),
        (
            r"(?m)^(~'s) power (is equal to the total) power (of the exiled cards) and its toughness is equal to their "
            r"total toughness\.$",
            r"\1 power \2 power \3.\n\1 toughness \2 toughness \3.",
        ),
        (
            r"\bput a number of ([\w+/-]+ counters on it) equal to the value of X as you cast ~",
            r"put X \1",  # CR 107.3m
        ),
        (
            r"\bminus the life total of an opponent with the most life\b",
            "minus the highest life total among your opponents",
        ),
        (r"\bIf any source would deal\b", "If a source would deal"),
        (
            r"\bEach time (target [^.,]*? would deal damage to a permanent or player this turn, it deals)\b",
            r"If \1",
        ),
        # What it is, where it is from and where it goes.
        (
            r"\b(reveals their hand and exiles all cards) from it (with the same name as [^.,]*)\.",
            r"\1 from their hand \2.",
        ),
        (r"\b(a spell) (from among them) (with mana value [^.,]*?) (?=without paying)", r"\1 \3 \2 "),
        (r"\b([Pp]ut (?:~|this card)) (on top of your library) from your graveyard\b", r"\1 from your graveyard \2"),
        (
            r"\b(may put an? [^.,]*? card) (onto the battlefield) (from their hand)\b(?=[.,])",
            r"\1 \3 \2",
        ),
        (r"\bland and/or (legendary permanent cards)\b", r"land cards and/or \1"),
        (r"\b([Cc]hoose a card) at random that was (exiled with ~)", r"\1 \2 at random"),
        (
            r"\b(card from its owner's graveyard to the battlefield under) the control of that creature's owner\b",
            r"\1 its owner's control",  # CR 400.3
        ),
        (r"\b(reveal up to \w+ [^.,]*? from among them and put) them (into your hand)\b", r"\1 those cards \2"),
        (
            r"\bif there are one or more cards exiled with ~, you may play one of them\b",
            "if there are one or more cards exiled with ~, you may play a card exiled with ~",
        ),
        (
            r"\b([Ww]henever a creature blocks a creature [^.,]*, destroy) the attacking creature\b",
            r"\1 the blocked creature",
        ),
        (
            r"\b(an opponent controls with the \w+ \w+ among \w+) that player controls\b",
            r"\1 its controller controls",
        ),
        (r"\b([Tt]arget spell) (or nonland permanent an opponent controls)\b", r"\1 an opponent controls \2"),
        (r"\bif (~ has \w+), it (loses|gains)\b", r"if \1, ~ \2"),
        (r"(?m)^(When ~ leaves the battlefield, exile) the token\.", r"\1 all tokens created with ~."),  # CR 607.2
        (r"(?m)^When the token (leaves the battlefield, )", r"When a token created with ~ \1"),
        (r"\bif ~ is exiled with (an? \w+ counter) on it\b", r"if ~ is exiled and it has \1 on it"),
        (r"\b([Ww]henever you cast a spell that targets ~, put [^.,]* counters? on) it\.", r"\1 ~."),
        (r"\bchoose (a card you own from outside the game) and put it into your hand\b", r"put \1 into your hand"),
        (
            r"\b([Rr])eturn (target [^.]*? card from your graveyard to the battlefield attached to) (a creature) you "
            r"control\.",
            lambda match: (
                f"{'C' if match[1] == 'R' else 'c'}hoose {match[3]} you control. Return {match[2]} that creature."
            ),
        ),
        (
            r"\b(chooses target permanent another player controls that shares a card type with it\. Exchange control "
            r"of) those permanents\.",
            r"\1 that permanent and it.",
        ),
        (r"\b(For each land destroyed this way,) its (controller may search)\b", r"\1 that land's \2"),
        (
            r"\bUntil end of turn, target creature gets (\S+), up to one other target creature gets (\S+), and up to "
            r"one other target creature gets (\S+)\. Those creatures (gain \w+) until end of turn\.",
            _each_of_three,
        ),
        # When.
        (
            r"\bThey may play those cards until (the end of their next turn)\.",
            r"Until \1, they may play those cards.",
        ),
        (r"\b(The next \w+ damage that would be dealt) (this turn) (to [^.,]*?) (is dealt)\b", r"\1 \3 \2 \4"),
        (r"\b(dealt damage by (?:~|this \w+) this turn can't be regenerated) this turn\b", r"\1"),
        (r"\b(who cast a spell) (this turn) (with the same name as that card)\b", r"\1 \3 \2"),
        (
            r"\b(return ~ from your graveyard to the battlefield) face up or face down\.",
            r"\1 or \1 face down.",
        ),
        (
            r"\bIf it's (a nonland card with mana value less than that spell's), you may cast it (without paying its "
            r"mana cost)\. If you don't cast the revealed card, put it into your hand\.",
            r"If the revealed card is \1 mana value, you may cast the revealed card \2. If you don't, put the revealed "
            r"card into your hand.",
        ),
        (
            r"\b(you may cast the exiled card without [^.]*\.) Put the exiled card (into your hand) if it wasn't cast "
            r"this way\.",
            r"\1 If you don't, put the exiled card \2.",
        ),
        # Conditions.
        (
            r"\bUntil your next turn, it gains (\w+) (if you control an? [A-Z]\w+) and (\w+) "
            r"(if you control an? [A-Z]\w+)\.",
            lambda match: (
                f"I{match[2][1:]}, it gains {match[1]} until your next turn. "
                f"I{match[4][1:]}, it gains {match[3]} until your next turn."
            ),
        ),
    )
)
