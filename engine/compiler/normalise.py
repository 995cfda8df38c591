"""Normalising: today's wording, one name for the object itself, no reminder text.

Nothing that means something is lost.

`normalise` gives the text that the parser reads and that the printer must give back. `shown` goes the other way for
what a reader sees: the object's own name as print has it.
"""

from __future__ import annotations

import re

from engine.compiler.equal_phrases import PHRASES
from engine.compiler.equal_sentences import SENTENCES
from engine.compiler.equal_wordings import EQUAL
from engine.compiler.misprints import without_misprints
from engine.compiler.rewording import rewordings
from engine.core.card_types import PERMANENT_TYPES, SUBTYPES, SUPERTYPES
from engine.core.record import record

_QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "−": "-", "–": "-", "\u00a0": " "})
_REMINDER = re.compile(r" ?\(([^()]*(?:\([^()]*\)[^()]*)*)\)")
SELF_NOUNS = (
    "creature", "artifact", "enchantment", "land", "permanent", "planeswalker", "battle", "Aura", "Equipment", "Saga",
    "Vehicle", "Class", "Case", "Siege", "Fortification", "Mount", "Spacecraft", "Room", "Curse", "Background",
    "Shrine", "Cartouche", "Attraction", "token", "scheme", "plane", "phenomenon", "dungeon",
)  # fmt: skip
_THIS = re.compile(r"\b[Tt]his (?:" + "|".join(SELF_NOUNS) + r")\b")

_ONE_TEAM = {"they were": "it was", "you cast them": "you cast it"}


def _a_least(match: re.Match[str]) -> str:
    """The choice among creatures that are tied, before what is done to the one."""
    word = "Choose" if match[1][:1] == "D" else "choose"
    return f"{word} a creature with the least {match[2]} among creatures on the battlefield."


def _a_copy_of(match: re.Match[str]) -> str:
    """What it may become a copy of is chosen before."""
    exiled = " exiled with ~" if match[3] and match[4] else ""
    return f"choose {match[1]} {match[2]}{exiled}. You may have ~ become a copy of it until end of turn."


# Old templates and their present forms, in the order in which they are replaced.
_MODERN = rewordings(
    (
        (r"\b(enters?) the battlefield\b", r"\1"),
        (r"\bcomes? into play\b", "enters"),
        (r'"legend rule"', "legend rule"),
        (r"\bhis or her\b", "their"),
        (r"\bhe or she\b", "they"),
        (r"\bhim or her\b", "them"),
        (r"\bis put into a graveyard from play\b", "dies"),
        (
            r"\b([Pp])ut(s?) ((?:an?|one|two|three|four|five|X|that many) [^.,;]*?\btokens?\b"
            r"(?: (?:with|that) [^.,;]*?)?) onto the battlefield\b(?! tapped| attacking)",
            lambda match: f"{'C' if match[1] == 'P' else 'c'}reate{match[2]} {match[3]}",  # CR 701.6c
        ),
        (r"\bconverted mana cost\b", "mana value"),
        (r"\b([Aa])dds? ((?:\{[^}]+\})+(?:(?:,| or|, or) (?:\{[^}]+\})+)*) to your mana pool\b", r"\1dd \2"),
        (r"\b([Aa])dd (one|two|three|X) mana of (any color|any one color) to your mana pool\b", r"\1dd \2 mana of \3"),
        (r"\bremoved from the game\b", "exiled"),
        (r"\bremove (.+?) from the game\b", r"exile \1"),
        (r"\bRemove (.+?) from the game\b", r"Exile \1"),
        (r"\bdamage to target creature or player\b", "damage to any target"),
        (r"\bdamage to target creature, player, or planeswalker\b", "damage to any target"),
        (r"\bPlay this ability only\b", "Activate only"),  # CR 701.14e
        (r"\bmay play this ability\b", "may activate this ability"),
        (r"\babilities can't be played\b", "abilities can't be activated"),
        (r"\bPlay this spell only\b", "Cast this spell only"),  # CR 701.14d
        (r"\bplay(s?) (spells|(?:an?|target) (?:[\w-]+ ){0,2}spell)\b", r"cast\1 \2"),
        (r"\bspells you play\b", "spells you cast"),
        (r"(\} (?:less|more)) to play\b", r"\1 to cast"),
        (r"\bActivate this ability only\b", "Activate only"),
        (r"\bActivate this ability no more than\b", "Activate no more than"),
        (r"\bany time you could cast a sorcery\b", "as a sorcery"),
        (
            r"\bputs? the top (\w+ cards?|card) of (\w+) library into (\w+) graveyard\b",
            r"put the top \1 of \2 library into \3 graveyard",
        ),
        (r"\bshuffles? your library\b", "shuffle"),
        (r"\b(\d{1,3}),(\d{3})\b", r"\1\2"),
        (r", then shuffle that library\b", ", then shuffle"),
        (r"(?m)^(Kicker \{.*?\} and/or )kicker (\{)", r"\1\2"),
        (r"\bWhen you cast your next (?=[aeiou][^.,]*?spell\b[^.,]*? this turn,)", "When you next cast an "),
        (r"\bWhen you cast your next (?=[^.,]*?spell\b[^.,]*? this turn,)", "When you next cast a "),
        (r"\bsearch your library this way, shuffle it\b", "search your library this way, shuffle"),
        (r"\bOnly any opponent may activate\b", "Only your opponents may activate"),
        (r"(?m)^(\d+)-(\d+) \| ", r"\1—\2 | "),
        (r'"enchant ([^"]*[^".])\."', r'"Enchant \1".'),
        (r'("[A-Z{~+-][^"]*[^".,!?\s])"(?= and | until | where | for as long as )', r'\1."'),
        (r'("[A-Z{~+-][^"]*[^".,!?\s]),"(?= and | until | where )', r'\1.",'),
        (r"\bopponents that were dealt\b", "opponents who were dealt"),
        (r"\bthe number of your opponents with\b", "the number of opponents with"),
        (r"\bexiles their graveyard\b", "exiles all cards from their graveyard"),
        (
            r"\bloses ([a-z]+(?: strike)?) or ([a-z]+) until end of turn\b",
            r"loses your choice of \1 or \2 until end of turn",
        ),
        (r"\bexcept that the copy\b", "except the copy"),
        (r"\bequal to or (greater|less) than\b", r"\1 than or equal to"),
        (r"\bthan or equal to the (enchanted|equipped) ", r"than or equal to \1 "),
        (
            r"\b([Ee])xile (target \w+'s graveyard) other than basic land cards\b",
            r"\1xile all cards from \2 except for basic land cards",
        ),
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
        (r"\b(Activate only if you have \w+ or more cards in) your hand\b", r"\1 hand"),
        (r"\b([Ww]henever one or more [^,.]*?) deals ((?:combat )?damage to)\b", r"\1 deal \2"),
        (r"\bfrom anywhere other than their hands\b", "from anywhere other than their hand"),
        (
            r"\bunless their controller pays (\S+ for each (?:attack|block)ing creature they)\b",
            r"unless their controllers pay \1",
        ),
        (r"(?m)^[A-Z][a-z]+(?:, [A-Z][a-z]+(?: [a-z]+)?)+$", lambda match: match[0].capitalize()),
        (r"(?m)(^|— )if (?=you would )", r"\1If "),
        (r"\bUntap and goad that creature\.", "Untap that creature. Goad that creature."),
        (
            r"\byou gain life and draw cards equal to its power\b",
            "you gain life equal to its power and draw cards equal to its power",
        ),
        (r"\. Then, if\b", ". Then if"),
        (r"\bgive each player (an? \w+ counters?)\b", r"each player gets \1"),
        (r"\b(if you control [^,.]*) and have (no cards in hand)\b", r"\1 and you have \2"),
        (r"\bplaneswalker or opponent\b", "planeswalker, or opponent"),
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
        (r"\b(target permanents [^.,]*? to) their owner's hands\b", r"\1 their owners' hands"),
        (r"\b([Tt]arget (?:player|opponent) may) choose to put\b", r"\1 put"),
        (r"\b(adds? one mana of any color) they choose\b", r"\1"),
        (
            r"\b(under its owner's control at the beginning of) their next upkeep\b",
            r"\1 its owner's next upkeep",
        ),
        (r"\b(is put into an opponent's graveyard from) their library\b", r"\1 a library"),  # CR 400.3
        (r"\bif it had (power|toughness) greater than ~'s \1\b", r"if its \1 was greater than ~'s \1"),
        (r"\b([Ii]f) the player is your opponent and has\b", r"\1 that player is your opponent and that player has"),
        (r"\b(may choose new targets for the copy) they control\b", r"\1"),
        (r"\b([Tt]arget|[Aa]n?) (artifact|creature|enchantment) or (non-\w+ \w+ card)\b", r"\1 \2 card or \3"),
        (
            r"\bwould draw a card, that player exiles that card face up instead\b",
            "would draw a card, that player exiles the top card of their library instead",
        ),
        (r"\bThis turn, w(hen(?:ever)?) ([^.,]*), ", r"W\1 \2 this turn, "),
        (r"\b([Cc])reate your choice of (?=an? [^.,]* tokens?, )", r"\1reate "),
        (
            r"\b([Dd]estroy) the creature with the least (power|toughness)\. (It can't be regenerated\.) If two or "
            r"more creatures are tied for least \2, you choose one of them\.",
            lambda match: f"{_a_least(match)} {match[1].title()} that creature. {match[3]}",
        ),
        (
            r"(~ deals \d+ damage to) the creature with the least (power|toughness)\. If two or more creatures are "
            r"tied for least \2, you choose one of them\.",
            lambda match: f"{_a_least(match)} {match[1]} that creature.",
        ),
        (
            r"(?m)^~ enters under the control of an opponent of your choice\.",
            "As ~ enters, an opponent of your choice gains control of it.",
        ),
        (r"\b(it isn't legendary) if that permanent is legendary\b", r"\1"),
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
            r"\bFor each counter removed this way, ([^.,]*?) gets (\S+) until end of turn\.",
            r"\1 gets \2 until end of turn for each counter removed this way.",
        ),
        (
            r"\b([Cc])ount (the number of [^.]*)\. Your life total becomes that number\.",
            lambda match: f"{'Y' if match[1] == 'C' else 'y'}our life total becomes {match[2]}.",
        ),
        (
            r"(?<=, )(~ deals [^.,]* to) an opponent chosen at random\.",
            r"choose an opponent at random. \1 that player.",
        ),
        (r"\b([Cc]hoose|[Ss]earch your library for) any card\b", r"\1 a card"),
        (r"\byou've drawn more than one card\b", "you've drawn two or more cards"),
        (r"\bthe same name as cards exiled with ~", "the same name as a card exiled with ~"),
        (r"\bif there are cards exiled with it\b", "if there are one or more cards exiled with ~"),
        (
            r"(?:(?<=~ explores\. Then )you may have it|\byou may have ~) become a copy of "
            r"(an?|another) ((?!target)[^.,]*?) (exiled with )?(it )?until end of turn\.",
            _a_copy_of,
        ),
        (r"\b(If this spell was kicked,) instead (choose [^.,]*)\.", r"\1 \2 instead."),
        (r"\b([Ii])f the spell is countered this way\b", r"\1f that spell is countered this way"),
        (r"\bbase power and base toughness each equal\b", "base power and toughness each equal"),
        (r"\b(It's still a) [A-Z][a-z]+ (land)\b", r"\1 \2"),
        (r"\bchooses from the (lands they control) (?=an? )", r"chooses from among the \1 "),
        (r"(?m)^[A-Z][a-z ]+(?:; [a-z][a-z ]+\d*)+$", lambda match: match[0].replace("; ", ", ")),
    )
)


@record
class Names:
    """What a face calls itself."""

    name: str
    short: str = ""  # "Aldis" for "Aldis, Warden of Doors"
    noun: str = ""  # "creature": as print says today; "" for what goes by its name
    given: str = ""  # "Maren" for "Maren Duskwater": how a text may call a legend for short


def names_of(name: str, type_line: str) -> Names:
    """The names of a face by its name and type line."""
    name = name.removeprefix("A-")  # how data mark a changed text; the text itself says the name without it
    words = type_line.split("—")[0].split()
    legendary = "Legendary" in words
    subtypes = type_line.partition("—")[2].split()
    short, given = _shorter_names(name, legendary, frozenset(subtypes if "Planeswalker" in words else ()))
    noun = ""
    if not legendary and not {"Instant", "Sorcery"} & set(words):
        noun = next((kind for kind in _SUBTYPE_NOUNS if kind in subtypes), "")
        kinds = [word.lower() for word in words if word.lower() in PERMANENT_TYPES]
        if not noun and kinds:
            noun = "creature" if "creature" in kinds else "land" if "land" in kinds else kinds[-1]
        elif "Dungeon" in words:
            noun = "dungeon"
    return Names(name, short, noun, given)


def _shorter_names(name: str, legendary: bool, types: frozenset[str]) -> tuple[str, str]:
    """How a legend is called for short, and by the first of its names if that is no word of rules text.

    What stands before a colon is the short name of anything.
    """
    if not legendary:
        before, colon, _ = name.partition(": ")
        return (before if colon else ""), ""
    short = re.split(r",| the | of ", name, maxsplit=1)[0].strip()
    if short != name:
        return short, ""
    first, _, rest = name.partition(" ")
    if first in types:  # a planeswalker's type is its name, and never a word about others on its own face
        return "", first
    ordinary = first in ("The", *SUBTYPES) or first.lower() in (*PERMANENT_TYPES, *SUPERTYPES)
    return "", "" if not rest or ordinary or not first[:1].isupper() else first


_SUBTYPE_NOUNS = (
    "Vehicle",
    "Equipment",
    "Aura",
    "Saga",
    "Class",
    "Case",
    "Siege",
    "Fortification",
    "Spacecraft",
    "Room",
    "Attraction",
)


def without_reminders(text: str) -> tuple[str, tuple[str, ...]]:
    """A text without its reminder texts, and those, in order."""
    reminders = tuple(_REMINDER.findall(text))
    lines = [re.sub(r"  +", " ", _REMINDER.sub("", line)).strip() for line in text.split("\n")]
    return "\n".join(line for line in lines if line), reminders


def plain_marks(text: str) -> str:
    """A text with one kind of quotation marks, minus signs and spaces."""
    return text.translate(_QUOTES).replace("---", "—").replace("--", "—")


def modern(text: str) -> str:
    """A text with old templates in their present form."""
    for rewording in (*_MODERN, *PHRASES, *EQUAL, *SENTENCES):
        text = rewording.of(text)
    return text


_LONGER_NAME = re.compile(r"\bnamed [A-Z][^.,;\"]* (?:of|from|for|to) $")
_POSSESSION = re.compile(r"(?:'s)? [A-Z]")
_EPITHET = re.compile(r", [A-Z]")
_NOUN_BEHIND = re.compile(r" (?:creature|permanent|card|spell|token)s?\b")
_CREATED = re.compile(r"\b[Cc]reates? ([A-Z][\w' -]*), an? ")  # "create Aldis's Key, a legendary …", "Aldis the Elder"


def _itself(found: re.Match[str]) -> str:
    """~ for a name, unless it stands within another one: "a token named Voices of Grey Hill" on Grey Hill, or that of
    something it has, "a token named Aldis's Key"."""
    before, after = found.string[: found.start()], found.string[found.end() :]
    within = _LONGER_NAME.search(before) or (before.endswith("named ") and _POSSESSION.match(after))
    made = (name for name in _CREATED.findall(found.string) if len(name) > len(found[0]))
    in_made = any(found.string.startswith(name, found.start()) for name in made)
    verb = after.startswith(" target ")  # what an instruction begins with, on a card of that name
    kind = _NOUN_BEHIND.match(after)  # a creature type by which the object is called itself
    other = before.endswith(" into ") and _EPITHET.match(after)  # "meld them into Aldis, Warden of Both Doors"
    return found[0] if within or in_made or verb or kind or other else "~"


# A team is one object: "Whenever Ada & Bo attack" is said of it as of any other.
_TEAM = re.compile(r"(?m)((?:^|, |[Ww]hen(?:ever)? )~ )(attack|block|become|deal|die|enter|fight|gain|get|have|are)\b")
_ONE_DOES = {"have": "has", "are": "is"}
_NAMED_TOKEN = re.compile(
    r"\b(?:named |[Cc]reates? )([A-Z][\w' -]*?)(?=[.,]? (?:with|that's|It has)\b|, a legendary\b)"
)


def with_named_tokens(text: str) -> str:
    """A text in which quoted abilities of a token with a name say "this token" where they call it by that."""
    for found in _NAMED_TOKEN.finditer(text):
        before, behind = text[: found.end()], re.split(r'("[^"]*")', text[found.end() :])
        own = re.compile(rf"(?<!named )\b{re.escape(found[1])}(?!\w)")
        parts = (_this_token(own, part) if part.startswith('"') else part for part in behind)
        text = before + "".join(parts)
    return text


def _this_token(name: re.Pattern[str], quoted: str) -> str:
    return name.sub(lambda match: "This token" if match.start() == 1 else "this token", quoted)


def with_self(text: str, names: Names) -> str:
    """A text in which the object's own name, and "this creature" outside quotes, is ~."""
    for name in (names.name, names.short, names.given):
        if name:
            text = re.sub(rf"(?<![\w~]){re.escape(name)}(?!\w)", _itself, text)
    text = _TEAM.sub(lambda match: match[1] + _ONE_DOES.get(match[2], match[2] + "s"), text)
    text = with_named_tokens(text)
    parts = re.split(r'("[^"]*")', text)
    return "".join(part if part.startswith('"') else _THIS.sub("~", part) for part in parts)


# "He" and "she" always speak of the object itself, a named character: it is ~, or "it" where ~ was just named.
_CHARACTER: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"\b{old}\b"), new)
    for old, new in (
        (r"(?:his|her) (owner|controller)'s", r"its \1's"),
        (r"(?:his|her)(?= other types)", "its"),
        (r"(?:he|she)'s", "it's"),
        (r"(?:He|She)'s", "It's"),
        (r"(?:himself|herself)", "itself"),
        (r"(?<=counter on )(?:him|her)(?=$|[.,]| for each)", "it"),
        (r"(?<=counters on )(?:him|her)(?=$|[.,]| for each)", "it"),
        (r"(?:his|her)(?= \w+ cost was paid)", "~'s"),
        (r"(?:his|her)(?= (?:\w+ )?(?:power|toughness|owner|controller|name|loyalty|counters|colors))", "~'s"),
        (r"(?:he|she|him|her|He|She)", "~"),
    )
)


def of_character(text: str) -> str:
    """A text in which a character's pronouns are those of any object."""
    for pattern, replacement in _CHARACTER:
        text = pattern.sub(replacement, text)
    return text


def normalise(text: str, names: Names) -> str:
    """The text that the parser reads."""
    stripped, _ = without_reminders(without_misprints(plain_marks(text)))
    return of_character(modern(with_self(stripped, names)))


def shown(text: str, names: Names) -> str:
    """A printed text with ~ as print has it today."""
    own = f"this {names.noun}" if names.noun else names.short or names.name

    def fill(match: re.Match[str]) -> str:
        start = match.start()
        begins = start == 0 or text[start - 1] in '\n•"' or text[max(0, start - 2) : start] in (". ", ": ", "• ", "— ")
        return own[:1].upper() + own[1:] if begins else own

    return re.sub("~", fill, text)
