"""Wordings of single cards, put in the words of phrases: what is not grammar yet.

Nothing is added here. A row goes when a phrase reads what it stands for; old spellings are in `spelling`.
"""

from __future__ import annotations

import re

from engine.compiler.rewording import rewordings

_ONE_TEAM = {"they were": "it was", "you cast them": "you cast it"}
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _a_copy_of(match: re.Match[str]) -> str:
    """What it may become a copy of is chosen before."""
    exiled = " exiled with ~" if match[3] and match[4] else ""
    return f"choose {match[1]} {match[2]}{exiled}. You may have ~ become a copy of it until end of turn."


def _as_long_as_they(match: re.Match[str]) -> str:
    """Said of those that are named at the beginning."""
    before, letter, rest, condition = match.groups()
    return f"{before} all {letter.lower()}{rest} {condition.removeprefix('all ')}."


def _article(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


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


def _in_each_mode(match: re.Match[str]) -> str:
    """What is done whichever mode is chosen is the first sentence of each (CR 700.2, 608.2c)."""
    always = match[2][:1].upper() + match[2][1:]
    modes = match[3].replace("\n• ", f"\n• {always}. ")
    return f"{match[1]} —{modes}"


# What was printed, and what it means, in the order in which they are replaced.
WORDINGS = rewordings(
    (
        (r"\bopponents that were dealt\b", "opponents who were dealt"),
        (r"\bthe number of your opponents with\b", "the number of opponents with"),
        (
            r"\bloses ([a-z]+(?: strike)?) or ([a-z]+) until end of turn\b",
            r"loses your choice of \1 or \2 until end of turn",
        ),
        (r"\bexcept that the copy\b", "except the copy"),
        (r"\bequal to or (greater|less) than\b", r"\1 than or equal to"),
        (
            r"\b([Rr])eturn (all [a-z ]+) to their owners' hands except for ([A-Z][^.]*)\.",
            r"\1eturn \2 except for \3 to their owners' hands.",
        ),
        (
            r"\b(sacrifices an? [a-z ]+?) of their choice((?:, an? [a-z ]+)*,? and an? [a-z ]+)\.",
            r"\1\2 of their choice.",
        ),
        (r"\ball (white|blue|black|red|green) and all (?=(?:white|blue|black|red|green) )", r"all \1 and "),
        (r"\b(target creature cards|creatures you control) each with\b", r"\1 with"),
        (r"\b([Ww]henever one or more [^,.]*?) deals ((?:combat )?damage to)\b", r"\1 deal \2"),
        (r"\bfrom anywhere other than their hands\b", "from anywhere other than their hand"),
        (
            r"\bunless their controller pays (\S+ for each (?:attack|block)ing creature they)\b",
            r"unless their controllers pay \1",
        ),
        (r"\bUntap and goad that creature\.", "Untap that creature. Goad that creature."),
        (
            r"\byou gain life and draw cards equal to its power\b",
            "you gain life equal to its power and draw cards equal to its power",
        ),
        (r"\bgive each player (an? \w+ counters?)\b", r"each player gets \1"),
        (r"\b(if you control [^,.]*) and have (no cards in hand)\b", r"\1 and you have \2"),
        (r"\bThe (\w+) cost is equal to that card's mana cost\b", r"The \1 cost is equal to its mana cost"),
        (r"\b[Yy]ou can't spend this mana to cast\b", "This mana can't be spent to cast"),
        (
            r"(?m)^([A-Z])((?:[a-z]+ )+enter tapped) this turn\.",
            lambda match: f"This turn, {match[1].lower()}{match[2]}.",
        ),
        (
            r"\b([Rr])eturn (that card|it) under (your|its owner's) control\b",
            r"\1eturn \2 to the battlefield under \3 control",
        ),
        (
            r"(?m)^As long as ([^.,]*, you may pay [^.,]*?) to cast this spell\.",
            r"If \1 rather than pay this spell's mana cost.",
        ),
        (r"\b([Tt]arget (?:player|opponent) may) choose to put\b", r"\1 put"),
        (r"\b(adds? one mana of any color) they choose\b", r"\1"),
        (
            r"\b(under its owner's control at the beginning of) their next upkeep\b",
            r"\1 its owner's next upkeep",
        ),
        (r"\b(is put into an opponent's graveyard from) their library\b", r"\1 a library"),
        (r"\bif it had (power|toughness) greater than ~'s \1\b", r"if its \1 was greater than ~'s \1"),
        (r"\b([Ii]f) the player is your opponent and has\b", r"\1 that player is your opponent and that player has"),
        (r"\b(may choose new targets for the copy) they control\b", r"\1"),
        (r"\b([Tt]arget|[Aa]n?) (artifact|creature|enchantment) or (non-\w+ \w+ card)\b", r"\1 \2 card or \3"),
        (r"\b([Cc])reate your choice of (?=an? [^.,]* tokens?, )", r"\1reate "),
        (
            r"(?m)^~ enters under the control of an opponent of your choice\.",
            "As ~ enters, an opponent of your choice gains control of it.",
        ),
        (
            r"\b(When ~ enters, if) (they were|you cast them)\b(?= cast | and )",
            lambda match: f"{match[1]} {_ONE_TEAM[match[2]]}",
        ),
        (r"\bcards total in all graveyards\b", "cards in all graveyards"),
        (
            r"\bYou may play cards exiled this way until the end of your next turn\.",
            "Until the end of your next turn, you may play cards exiled this way.",
        ),
        (r"(?m)^(As [^.\n]*? enters, choose [^.\n]*)\. Then you may\b", r"\1, then you may"),
        (r"\b(unless [^.,]*? )(pays?) ((?:\{[^}]+\})+) or (?=\{)", r"\1\2 \3 or \2 "),
        (
            r"\b([Cc])ount (the number of [^.]*)\. Your life total becomes that number\.",
            lambda match: f"{'Y' if match[1] == 'C' else 'y'}our life total becomes {match[2]}.",
        ),
        (
            r"(?<=, )(~ deals [^.,]* to) an opponent chosen at random\.",
            r"choose an opponent at random. \1 that player.",
        ),
        (r"\byou've drawn more than one card\b", "you've drawn two or more cards"),
        (r"\bif there are cards exiled with it\b", "if there are one or more cards exiled with ~"),
        (
            r"(?:(?<=~ explores\. Then )you may have it|\byou may have ~) become a copy of "
            r"(an?|another) ((?!target)[^.,]*?) (exiled with )?(it )?until end of turn\.",
            _a_copy_of,
        ),
        (r"\b(It's still a) [A-Z][a-z]+ (land)\b", r"\1 \2"),
        (r"\bchooses from the (lands they control) (?=an? )", r"chooses from among the \1 "),
        (r"\b(choose one that hasn't been chosen(?: this turn)?)\.(?=\n•)", r"\1 —"),
        (r"(?m)^(([A-Z])([a-z]+ creatures) get \S+ as long as) they (all share a color)\.", _as_long_as_they),
        (
            r"(?<= is )(one|two|three|four|five|six|seven|eight|nine|ten)(?= or (?:greater|less)\.)",
            lambda match: str(_NUMBERS.index(match[1]) + 1),
        ),
        (r"\b([Rr])eturn to the battlefield tapped (all [^.]*)\.", r"\1eturn \2 to the battlefield tapped."),
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
            r"(?m)^(You), (planeswalkers you control), and other (creatures you control have \w+)\.",
            lambda match: f"You and {match[2]} {match[3].split('control ')[1]}. Other {match[3]}.",
        ),
        (r"\b([Aa]t the beginning of the next combat),", r"\1 phase,"),
        (
            r"\b(The next time a source of your choice would deal damage to [^.,]* this turn, that) source deals that "
            r"damage (to you instead)\b",
            r"\1 damage is dealt \2",
        ),
        (r"(\bmay pays? (?:\{[^}]+\})+) or (?=\d+ life\b)", r"\1 or pay "),
        (r"\b(deal combat damage to one or more) of your (opponents)\b", r"\1 \2"),
        (r"\b(from your hand onto the battlefield) face up\b", r"\1"),
        (r"\b(counter from a permanent you control or) (suspended card you own)\b", r"\1 a \2"),
        (r'"(?!Max speed|Solved)[A-Z][a-z]+(?: [a-z]+){0,2} — (?=When|At the beginning of )', '"'),
        (
            r"\bcopy the next ((?:[a-z]+ (?:or [a-z]+ )?)?spell) you cast this turn when you cast it\.",
            lambda match: f"when you next cast {_article(match[1])} {match[1]} this turn, copy it.",
        ),
        (
            r"\b(may put) one of those cards onto the battlefield if it has (the same name as a permanent)\.",
            r"\1 a card with \2 from among them onto the battlefield.",
        ),
        (r"\b(When ~ enters, if) they're not a token\b", r"\1 it's not a token"),
        (r"\b(create \w+ tokens that are copies of) them, except the tokens (?=aren't )", r"\1 it, except they "),
        (r"\b(and reveal them\. (?:Target|An) opponent chooses \w+)\.", r"\1 of them."),
        (
            r"\b(onto the battlefield\. )They (gain haste\. [^.]*, return those creatures to their) owner's hand\.",
            r"\1Those creatures \2 owners' hands.",
        ),
        (
            r"\b(If it's a nonland card, you may cast it without [^.\n]*\. If) it's a land card\b",
            r"\1 the revealed card is a land card",
        ),
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
        (
            r"\b([Pp])ut (an?) (\+1/\+1|[a-z]+), (\+1/\+1|[a-z]+), or (\+1/\+1|[a-z]+) counter on\b",
            r"\1ut \2 \3 counter, a \4 counter, or a \5 counter on",
        ),
        (
            r"\bchoose ((?:[a-z ]+(?: \d+)?, )+or [a-z ]+(?: \d+)?)\. ~ gains that ability (until [^.]*)\.",
            r"~ gains your choice of \1 \2.",
        ),
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
            r"\bminus the life total of an opponent with the most life\b",
            "minus the highest life total among your opponents",
        ),
        (r"\bIf any source would deal\b", "If a source would deal"),
        (
            r"\bEach time (target [^.,]*? would deal damage to a permanent or player this turn, it deals)\b",
            r"If \1",
        ),
        (
            r"\b(reveals their hand and exiles all cards) from it (with the same name as [^.,]*)\.",
            r"\1 from their hand \2.",
        ),
        (r"\b(a spell) (from among them) (with mana value [^.,]*?) (?=without paying)", r"\1 \3 \2 "),
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
        (r"(?m)^(When ~ leaves the battlefield, exile) the token\.", r"\1 all tokens created with ~."),
        (r"(?m)^When the token (leaves the battlefield, )", r"When a token created with ~ \1"),
        (r"\b([Ww]henever you cast a spell that targets ~, put [^.,]* counters? on) it\.", r"\1 ~."),
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
        (r"\b(The next \w+ damage that would be dealt) (this turn) (to [^.,]*?) (is dealt)\b", r"\1 \3 \2 \4"),
        (r"\b(dealt damage by (?:~|this \w+) this turn can't be regenerated) this turn\b", r"\1"),
        (r"\b(who cast a spell) (this turn) (with the same name as that card)\b", r"\1 \3 \2"),
        (
            r"\b(you may cast the exiled card without [^.]*\.) Put the exiled card (into your hand) if it wasn't cast "
            r"this way\.",
            r"\1 If you don't, put the exiled card \2.",
        ),
        (r"\b(put an?) additional (\+1/\+1 counter on that land)\b", r"put a \2"),
        (r"\bremove all of them from it and\b", "remove all of them and"),
        (r"\b(reveal an? [^.,]*? card or) an? ([^.,]*? card from among them)\b", r"\1 \2"),
        (
            r"\b(Choose target permanent [^.]*\. Search that player's library for a card with the same name) and\b",
            r"\1 as that permanent and",
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
        (
            r"\b(you may cast an? [^.,]*? spell) (from your graveyard) (with mana value [^.,]*)\.",
            r"\1 \3 \2.",
        ),
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
            r"(?m)^([A-Z]\w+ land)s each player controls have (\w+ as long as) that player controls\b",
            lambda match: f"Each {match[1].lower()} has {match[2]} its controller controls",
        ),
        (
            r"\b(except [^.]*?), and it (?:gains|has) (\w+) and this ability\.",
            r"\1, it has \2, and it has this ability.",
        ),
        (
            r"(?m)^(As long as [^.,]*), (it gets \S+) and (all creatures able to block it do so)\.",
            r"\1, \2.\n\1, \3.",
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
