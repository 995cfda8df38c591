"""Phrases that mean exactly what others do, put in the words of those.

Read after old templates (CR 608.2c).
"""

from __future__ import annotations

import re

from engine.compiler.rewording import rewordings

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _as_long_as_they(match: re.Match[str]) -> str:
    """Said of those that are named at the beginning."""
    before, letter, rest, condition = match.groups()
    return f"{before} all {letter.lower()}{rest} {condition.removeprefix('all ')}."


def _article(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


# What was printed, and what it means, in the order in which they are replaced.
PHRASES = rewordings(
    (
        (r"\b(choose one that hasn't been chosen(?: this turn)?)\.(?=\n•)", r"\1 —"),
        (r"(?m)^(([A-Z])([a-z]+ creatures) get \S+ as long as) they (all share a color)\.", _as_long_as_they),
        (
            r"(?<= is )(one|two|three|four|five|six|seven|eight|nine|ten)(?= or (?:greater|less)\.)",
            lambda match: str(_NUMBERS.index(match[1]) + 1),
        ),
        (r"\b([Rr])eturn to the battlefield tapped (all [^.]*)\.", r"\1eturn \2 to the battlefield tapped."),
        (
            r"\bReveal your hand and discard a card of target opponent's choice\. Then that player reveals their hand "
            r"and discards a card of your choice\.",
            "Reveal your hand. Target opponent chooses a card from it. Discard that card. Then that player reveals "
            "their hand. You choose a card from it. That player discards that card.",
        ),
        (
            r"(?m)^(Cast this spell only during an opponent's turn\.\n[^\n.]*\btarget creature) that player (controls"
            r"\.[^\n.]*) to the player\.",
            r"\1 the active player \2 to that player.",  # CR 102.1
        ),
        (r"\b(activated abilities can't be activated for as long as) it (remains tapped)\b", r"\1 that permanent \2"),
        (
            r"\bIf that player does, they (reveal cards from the top of) that library until a (card named [^.,]*?) is "
            r"revealed\. The player puts that card onto the battlefield and\b",
            r"If they do, they \1 their library until they reveal a \2. They put that card onto the battlefield and",
        ),
        (
            r"\b(instead reveal the top \w+ cards of your library)\. Put (all [^.,]* cards revealed this way into)\b",
            r"\1, then put \2",
        ),
        (
            r"(?m)^As ~ enters or is turned face up, put X (\S+ counters) on it, where X is (the number of [^.,\n]*)\.",
            r"~ enters with X \1 on it, where X is \2.\nAs ~ is turned face up, put a number of \1 on it equal to \2.",
        ),
        (r"\b(triggered ability of ~ or an Equipment attached to) it (triggers, that ability triggers an)", r"\1 ~ \2"),
        (
            r"(?m)^(You), (planeswalkers you control), and other (creatures you control have \w+)\.",
            lambda match: f"You and {match[2]} {match[3].split('control ')[1]}. Other {match[3]}.",
        ),
        (r"\b([Aa]t the beginning of the next combat),", r"\1 phase,"),
        (
            r"\b([Rr])eturn (a creature card exiled with ~) to (the battlefield under your control)\. Return each "
            r"other card exiled with ~ to its owner's hand\.",
            lambda match: (
                f"{'P' if match[1] == 'R' else 'p'}ut {match[2]} onto {match[3]} and the rest into their owners' hands."
            ),
        ),
        (
            r"(?m)^(Search your library for a basic land card), (reveal it), put it into your hand, then shuffle\.\n"
            r"(?:[A-Z][a-z]+ — )?You may put that card onto the battlefield instead of putting it into your hand if "
            r"([^.,\n]*)\.",
            r"\1 and \2. If \3, you may put that card onto the battlefield. If you don't put the card onto the "
            r"battlefield, put it into your hand. Then shuffle.",
        ),
        (
            r"\b(The next time a source of your choice would deal damage to [^.,]* this turn, that) source deals that "
            r"damage (to you instead)\b",
            r"\1 damage is dealt \2",
        ),
        (
            r"\bthe player (with the (?:lowest|highest) life total) (gains control of ~)\. If two or more players are "
            r"tied for (?:lowest|highest) life total, you choose one of them, and that player gains control of ~\.",
            r"choose a player \1. That player \2.",
        ),
        (r"(\bmay pays? (?:\{[^}]+\})+) or (?=\d+ life\b)", r"\1 or pay "),
        (
            r"\b(cast a nonland card from your hand) (without paying its mana cost) if it has "
            r"(the same name as a spell that was cast this turn)\.",
            r"\1 with \3 \2.",
        ),
        (r"\b(deal combat damage to one or more) of your (opponents)\b", r"\1 \2"),
        (r"\b(from your hand onto the battlefield) face up\b", r"\1"),  # CR 110.5b
        (r"\b(counter from a permanent you control or) (suspended card you own)\b", r"\1 a \2"),
        (
            r"\b[Uu]ntil end of turn, that permanent becomes saddled if it's a Mount and becomes an artifact creature "
            r"if it's a Vehicle\.",
            "If it's a Mount, it becomes saddled until end of turn. If it's a Vehicle, it becomes an artifact creature "
            "until end of turn.",
        ),
        (r'"(?!Max speed|Solved)[A-Z][a-z]+(?: [a-z]+){0,2} — (?=When|At the beginning of )', '"'),  # CR 207.2c
        (
            r"\bcopy the next ((?:[a-z]+ (?:or [a-z]+ )?)?spell) you cast this turn when you cast it\.",
            lambda match: f"when you next cast {_article(match[1])} {match[1]} this turn, copy it.",
        ),
        (
            r"\b(may put) one of those cards onto the battlefield if it has (the same name as a permanent)\.",
            r"\1 a card with \2 from among them onto the battlefield.",
        ),
        (r"(\bof those cards into your hand\. Otherwise, put \w+ of) them\b", r"\1 those cards"),
        (r"\b(When ~ enters, if) they're not a token\b", r"\1 it's not a token"),
        (r"\b(create \w+ tokens that are copies of) them, except the tokens (?=aren't )", r"\1 it, except they "),
        (r"\b(and reveal them\. (?:Target|An) opponent chooses \w+)\.", r"\1 of them."),
        (r"\bfor each sacrificed (creature|artifact|land|permanent)\b", r"for each \1 sacrificed this way"),
        (
            r"\b(onto the battlefield\. )They (gain haste\. [^.]*, return those creatures to their) owner's hand\.",
            r"\1Those creatures \2 owners' hands.",
        ),
        (r"\b([Ss]huffle, then reveal the top card)\.", r"\1 of your library."),
        (
            r"\b(If it's a nonland card, you may cast it without [^.\n]*\. If) it's a land card\b",
            r"\1 the revealed card is a land card",
        ),
    )
)
