"""Nothing is left untold. In a language that marks every letter, games show no word without marks but names.

And the language is no part of a game: the same game is played, and kept, whatever language it is told in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import api
from engine.cards.library import CardLibrary
from engine.core.identity import FIRST_OBJECT

PSEUDO = api.language("pseudo")
PLAIN = re.compile(r"(?=[A-Za-z']*[AEIOUYaeiouy])[A-Za-z]+(?:'[A-Za-z]+)*")
SYMBOLS = re.compile(r"\{[^{}]*\}")


def plain_words(text: str, names: frozenset[str]) -> list[str]:
    """The words of a text without marks that are of no name."""
    words = PLAIN.findall(re.sub(r"(?<!\w)\w*[^\x00-\x7f]\w*", " ", SYMBOLS.sub(" ", text)))
    return [word for word in words if word not in names and word.removesuffix("'s") not in names]


def new_match(seed: int, *decks: str) -> api.Match:
    library = api.load_library()
    seats = tuple(api.SeatSetup(name, api.deck_cards(api.find_deck(deck))) for name, deck in zip(("Ana", "Bo"), decks, strict=True))
    return api.Match.new(api.Setup(seats, seed=seed, cards=library))


def names_in(library: CardLibrary) -> frozenset[str]:
    return frozenset(word for name in ("Ana", "Bo", *library.names()) for word in PLAIN.findall(name))


def told(match: api.Match, since: int) -> Iterator[str]:
    """What is said to a player who decides: the question with all its words, refusals, the story, the end."""
    seat = match.pending.seat if match.pending is not None else 0
    view = match.view(seat)
    decision = view.decision
    if decision is not None:
        yield decision.prompt
        for name in ("words", "yes", "no"):
            yield str(getattr(decision, name, ""))
        for name in ("options", "modes"):
            yield from getattr(decision, name, ()) if not isinstance(decision, api.ChooseCardName) else ()
        yield from (action.label for action in getattr(decision, "actions", ()))
        yield from (trigger.text for trigger in getattr(decision, "triggers", ()))
    yield view.over
    yield from (player.lost for player in view.players)
    for oid in view.players[seat].hand:
        yield from match.as_it_stands().why_not(seat, oid) if oid >= FIRST_OBJECT else ()
    yield from (happening.text for happening in match.happenings(seat, since))
    for seen in view.objects.values():
        yield PSEUDO.type_line(seen.type_line)
        yield api.rules_text(seen.text, PSEUDO, seen.name, seen.type_line)


@pytest.mark.parametrize(("seed", "decks"), [(3, ("harvest_table", "cellar_door")), (8, ("bone_and_bramble", "courtyard_brawl"))])
def test_all_that_a_game_says_is_told(seed: int, decks: tuple[str, str]) -> None:
    match = new_match(seed, *decks)
    match.language = PSEUDO
    names = names_in(match.setup.cards)
    untold: dict[str, list[str]] = {}
    since = 0
    for _ in range(160):
        names |= {word for seen in match.live.objects for word in PLAIN.findall(match.live.chars(seen).name)}  # of tokens
        for text in told(match, since):
            left = plain_words(text, names)
            if left:
                untold[text] = left
        since = match.live.history.total
        if match.pending is None:
            break
        match.answer_by_chance()
    assert untold == {}


def test_the_language_changes_neither_the_game_nor_what_is_kept_of_it(tmp_path: Path) -> None:
    kept = []
    for language in (api.language("en"), PSEUDO):
        match = new_match(5, "harvest_table", "cellar_door")
        match.language = language
        for _ in range(120):
            if match.pending is None:
                break
            match.view(0)
            match.happenings(0)
            match.answer_by_chance()
        match.file.save(tmp_path / "game.match")
        kept.append(((tmp_path / "game.match").read_bytes(), match.live.chance, match.live.next_id))
    assert kept[0] == kept[1]


def test_a_word_without_marks_is_found() -> None:
    assert plain_words("Ana çášťš Ember Fox and ďřáŵš {T}", frozenset(("Ana", "Ember", "Fox"))) == ["and"]
