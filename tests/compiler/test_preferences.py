"""The preferences of English, each by itself. Of several things that an anaphor could stand for, which is meant."""

from __future__ import annotations

from dataclasses import replace

from engine.compiler.binding.preferences import PREFERENCES, preferred
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.terms.objects.filters import Described, HasSubtype, TypeNoun

SNAKE = Described(noun=TypeNoun(HasSubtype("Snake")))
CREATURES = frozenset(("creature",))
SNAKES = SNAKE.nouns()


def keys(options: list[Antecedent], wanted: Wanted) -> list[str]:
    return [found.key for found in preferred(options, wanted)]


def test_a_number_is_the_number_spoken_of_already() -> None:
    options = [Antecedent("dealt", "amount"), Antecedent("lost", "amount", again=True)]
    assert keys(options, Wanted("amount")) == ["lost"]


def test_two_new_numbers_are_an_ambiguity() -> None:
    assert keys([Antecedent("dealt", "amount"), Antecedent("lost", "amount")], Wanted("amount")) == ["dealt", "lost"]


def test_what_was_made_comes_before_what_it_is_like() -> None:
    options = [Antecedent("target", "object"), Antecedent("token", "object", verb="created")]
    assert keys(options, Wanted("object")) == ["token"]


def test_two_things_made_are_an_ambiguity_for_a_noun() -> None:
    options = [Antecedent("one", "object", verb="created"), Antecedent("other", "object", verb="created")]
    assert keys(options, Wanted("object", noun=SNAKE)) == ["one", "other"]


def test_a_noun_calls_what_is_new() -> None:
    options = [Antecedent("old", "object", again=True), Antecedent("new", "object")]
    assert keys(options, Wanted("object", noun=SNAKE)) == ["new"]


def test_a_noun_calls_that_of_an_event_which_is_called_so() -> None:
    options = [
        Antecedent("subject", "object", kinds=SNAKES, subject=True, in_pattern=True),
        Antecedent("other", "object", kinds=CREATURES, in_pattern=True),
    ]
    assert keys(options, Wanted("object", noun=SNAKE)) == ["subject"]


def test_what_it_is_attached_to_is_named_already() -> None:
    options = [
        Antecedent("equipped", "object", kinds=CREATURES, definite=True, in_pattern=True),
        Antecedent("other", "object", kinds=CREATURES, in_pattern=True),
    ]
    assert keys(options, Wanted("object", noun=SNAKE)) == ["other"]


def test_a_pronoun_is_what_a_condition_says_the_whereabouts_of() -> None:
    options = [
        Antecedent("subject", "object", subject=True, in_pattern=True), Antecedent("source", "object", itself=True, whereabouts=True),
    ]
    assert keys(options, Wanted("object")) == ["source"]
    assert keys(options, Wanted("object", itself=False)) == ["subject", "source"]  # words that can't mean it are told apart elsewhere


def test_a_pronoun_is_what_the_event_happens_to() -> None:
    options = [
        Antecedent("subject", "object", subject=True, in_pattern=True), Antecedent("other", "object", in_pattern=True),
    ]
    assert keys(options, Wanted("object")) == ["subject"]


def test_an_instruction_speaks_of_the_other_one() -> None:
    options = [Antecedent("source", "object", itself=True), Antecedent("target", "object")]
    assert keys(options, Wanted("object")) == ["target"]


def test_what_may_be_a_player_is_not_it_beside_what_is_none() -> None:
    creature, anything = Antecedent("creature", "object"), Antecedent("anything", "object", or_player=True)
    assert keys([creature, anything], Wanted("object")) == ["creature"]
    assert keys([anything], Wanted("object")) == ["anything"]
    assert keys([Antecedent("source", "object", itself=True), anything], Wanted("object")) == ["anything"]


def test_what_is_not_said_is_meant_only_where_nothing_else_could_be() -> None:
    blocked = Antecedent("blocked", "object", unsaid=True, in_pattern=True)
    assert keys([blocked, Antecedent("blocker", "object", in_pattern=True)], Wanted("object")) == ["blocker"]
    assert keys([blocked], Wanted("object")) == ["blocked"]


def test_they_are_the_players_of_whom_it_is_said() -> None:
    attacked, attackers = Antecedent("attacked", "player", again=True), Antecedent("attackers", "player", plural=True)
    assert keys([attacked, attackers], Wanted("player")) == ["attackers"]
    assert keys([replace(attacked, again=False), attackers], Wanted("player")) == ["attacked", "attackers"]


def test_a_noun_without_card_is_a_permanent_beside_a_card() -> None:
    permanent, in_graveyard = Antecedent("permanent", "object", kinds=SNAKES), Antecedent("card", "object", kinds=SNAKES | {"card"})
    assert keys([in_graveyard, permanent], Wanted("object", noun=SNAKE)) == ["permanent"]
    assert keys([in_graveyard], Wanted("object", noun=SNAKE)) == ["card"]


def test_what_was_picked_comes_before_those_among_which_it_was() -> None:
    looked_at, revealed = Antecedent("seen", "object", plural=True, again=True), Antecedent("shown", "object", plural=True, verb="revealed")
    assert keys([looked_at, revealed], Wanted("object")) == ["shown"]
    assert keys([looked_at], Wanted("object")) == ["seen"]


def test_every_rule_has_a_name_of_its_own() -> None:
    assert len({rule.name for rule in PREFERENCES}) == len(PREFERENCES) == 11
