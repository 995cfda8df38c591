"""Manifest and cloak (CR 701.34, 701.56): cards put onto the battlefield face down."""

from __future__ import annotations

import pytest

from engine.game.events.cards import Reveal
from engine.game.events.damage import Damage
from engine.game.rules.casting.special import special_actions
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.seeing import may_see
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("701.34a", "701.34b")
def test_manifest_and_turn_it_up() -> None:
    table = Table()
    table.library("A", bear())
    do(table, "Manifest the top card of your library.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(hidden) == (2, 2)
    assert table.game.chars(hidden).name == ""
    table.mana("A", "{1}{G}")
    table.special("A", hidden)
    assert table.game.chars(hidden).name == "Plain Bear"


@rule("406.3", "608.2c")
def test_a_card_in_exile_is_turned_face_up_and_spoken_of() -> None:
    table = Table()
    (egg,) = table.battlefield("A", card(
        "Odd Egg", "{2}", "Artifact Creature — Egg",
        "{0}: You may exile a card from your hand face down.\n"
        "When Odd Egg dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield.", "0/1"))  # fmt: skip
    table.hand("A", BEAR)
    table.activate("A", egg).answer("A", True).resolve()
    assert table.game.obj(table.game.zone("exile")[0]).face_down
    happen(table.game, Damage(egg, egg, 1))
    table.resolve()
    assert table.all("Plain Bear")
    assert not table.all("Odd Egg")


VERBS = ("Manifest", "Cloak")
MASKED = card("Masked Guest", "{3}{G}", "Creature — Elf", "Flying\nMorph {U}\nWhen this creature is turned face up, you gain 5 life.", "4/4")
SPY = card("Sly Guest", "{3}{G}", "Creature — Elf", "Flying\nDisguise {U}\nWhen this creature is turned face up, you gain 5 life.", "4/4")
SPARK = card("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")


def hidden_by(verb: str, *cards: CardDefinition) -> tuple[Table, tuple[int, ...]]:
    """Permanents made of the cards on top of A's library."""
    table = Table()
    table.library("A", *cards)
    words = "card" if len(cards) == 1 else f"{('zero', 'one', 'two', 'three')[len(cards)]} cards"
    do(table, f"{verb} the top {words} of your library.")
    return table, tuple(oid for oid in table.game.battlefield if table.game.obj(oid).face_down)


@rule("701.34a", "no text, no name, no subtypes, no mana cost; until it is turned face up", "701.56a", "with ward {2}")
@pytest.mark.parametrize("verb", VERBS)
def test_what_is_face_down_is_a_2_2_creature_until_it_is_turned_face_up(verb: str) -> None:
    table, (hidden,) = hidden_by(verb, MASKED)
    values = table.game.chars(hidden)
    assert (values.name, values.types, values.subtypes, values.mana_cost, values.colors) == ("", ("creature",), (), None, ())
    assert table.pt(hidden) == (2, 2) and not table.has(hidden, "flying")
    assert table.has(hidden, "ward") is (verb == "Cloak")
    do(table, "Turn target creature face up.", targets=[hidden])
    assert table.game.chars(hidden).name == "Masked Guest" and table.pt(hidden) == (4, 4)
    assert table.has(hidden, "flying") and not table.has(hidden, "ward")
    do(table, "Turn target creature face down.", targets=[hidden])
    assert table.pt(hidden) == (2, 2) and not table.has(hidden, "ward")  # no cloaked or manifested one any more
    table.mana("A", "{3}{G}")
    assert [action.label for action in table.actions("A") if action.kind == "special"] == []  # its morph cost can't be paid


@rule("701.56a", "ward {2}")
def test_the_ward_of_a_cloaked_permanent_asks_for_two_mana() -> None:
    table, (hidden,) = hidden_by("Cloak", BEAR)
    table.hand("B", SPARK)
    table.mana("B", "{R}").cast("B", "Small Spark", targets=[hidden]).resolve()
    assert hidden in table.game.battlefield and table.zone("B", "graveyard") == ["Small Spark"]


@rule("701.34b", "any time with priority, a creature card with a mana cost, shown and paid for", "701.56b")
@pytest.mark.parametrize("verb", VERBS)
def test_a_creature_card_is_turned_face_up_for_its_mana_cost_at_any_time_with_priority(verb: str) -> None:
    table, (hidden,) = hidden_by(verb, BEAR)
    assert not [action for action in table.actions("A") if action.kind == "special"]  # not without the mana
    table.to_step("upkeep", "B").mana("A", "{1}{G}")
    table.hand("B", SPARK)
    table.mana("B", "{R}").cast("B", "Small Spark", targets=[0])
    assert not [action for action in table.actions("B") if action.kind == "special"]  # it is A's
    table.special("A", hidden)
    assert table.stack() == ["Small Spark"]  # it did not use the stack
    assert table.game.chars(hidden).name == "Plain Bear" and table.game.players[0].pool == ()


@rule("701.34b", "no other cards", "701.56b")
@pytest.mark.parametrize("verb", VERBS)
def test_other_cards_are_not_turned_face_up_that_way(verb: str) -> None:
    costless = card("Odd Shade", "", "Creature — Shade", "", "1/1")
    for face in (card("Plain Lamp", "{1}", "Artifact"), SPARK, costless):
        table, (hidden,) = hidden_by(verb, face)
        table.mana("A", "{R}{1}")
        assert not [action for action in table.actions("A") if action.kind == "special" and action.oid == hidden]


@rule("701.34c", "701.34d", "701.56c", "701.56d")
@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("face", [MASKED, SPY], ids=["morph", "disguise"])
def test_a_card_with_morph_or_disguise_may_be_turned_face_up_either_way(verb: str, face: CardDefinition) -> None:
    for mana in ("{U}", "{3}{G}"):
        table, (hidden,) = hidden_by(verb, face)
        assert table.has(hidden, "ward") is (verb == "Cloak")
        table.mana("A", mana)
        assert len([action for action in table.actions("A") if action.kind == "special" and action.oid == hidden]) == 1
        table.special("A", hidden).resolve()
        assert table.game.chars(hidden).name == face.front.name and table.life("A") == 25
        assert table.game.players[0].pool == ()
        do(table, f"{verb} the top card of your library. Put a +1/+1 counter on that creature.")
        (plain,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
        assert table.pt(plain) == (3, 3), "that one, and not what was turned face up"


@rule("701.34e", "701.56e")
@pytest.mark.parametrize("verb", VERBS)
def test_several_cards_of_one_library_come_one_at_a_time(verb: str) -> None:
    table = Table()
    permanent(table, "Whenever one or more creatures enter, you gain 1 life.", types="Enchantment")
    table.library("A", MASKED, BEAR)
    do(table, f"{verb} the top two cards of your library. Those creatures gain haste until end of turn.").resolve()
    assert table.life("A") == 22
    first, second = (oid for oid in table.game.battlefield if table.game.obj(oid).face_down)
    assert table.game.obj(first).timestamp < table.game.obj(second).timestamp
    assert table.has(first, "haste") and table.has(second, "haste")
    allowed_by = "701.34b" if verb == "Manifest" else "701.56b"  # each by itself: whoever may not do it is told the rule
    assert ["702.37e" in [action.rule for action in special_actions(table.game, oid, 0)] for oid in (first, second)] == [True, False], "with morph, which it would have face up"
    assert all(allowed_by in [action.rule for action in special_actions(table.game, oid, 0)] for oid in (first, second))


@rule("701.34f", "it stays where it is, unchanged; face up if it was", "701.56f")
@pytest.mark.parametrize("verb", VERBS)
def test_what_may_not_enter_stays_where_it_is(verb: str) -> None:
    table = Table()
    permanent(table, "Creatures can't enter the battlefield.", types="Enchantment")
    (top,) = table.library("A", card("Plain Lamp", "{1}", "Artifact"))
    do(table, f"{verb} the top card of your library.")
    assert table.game.zone("library", 0)[0] == top and table.zone("A", "library")[0] == "Plain Lamp"
    (dead,) = table.graveyard("A", BEAR)
    do(table, f"{verb} target card from your graveyard.".replace("from", "in"), targets=[dead])
    assert dead in table.game.zone("graveyard", 0) and not table.game.obj(dead).face_down
    assert table.game.chars(dead).name == "Plain Bear" and table.pt(dead) == (2, 2)
    assert not any(table.game.obj(oid).face_down for oid in table.game.battlefield)
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, f"You may {verb.lower()} the top card of your library. If you do, you gain 5 life.")
    assert table.life("A") == 20, "nothing was done"
    free = Table()
    free.policy = table.policy
    permanent(free, "Creature cards can't enter from exile or libraries.", types="Enchantment")
    (lies,) = free.graveyard("A", BEAR)
    do(free, f"You may {verb.lower()} target card in your graveyard. If you do, you gain 5 life.", targets=[lies])
    (made,) = [oid for oid in free.game.battlefield if free.game.obj(oid).face_down]
    assert free.life("A") == 25 and lies not in free.game.objects and free.pt(made) == (2, 2), "unless nothing forbids it"
    free.library("A", BEAR)
    do(free, f"{verb} the top card of your library.")
    assert [oid for oid in free.game.battlefield if free.game.obj(oid).face_down] == [made] and free.zone("A", "library")[0] == "Plain Bear"


@rule("701.34g", "revealed and left face down; nothing triggers", "701.56g")
@pytest.mark.parametrize("verb", VERBS)
def test_an_instant_or_sorcery_card_stays_face_down_and_is_revealed(verb: str) -> None:
    for types in ("Instant", "Sorcery"):
        table, (hidden,) = hidden_by(verb, card("Small Hymn", "{R}", types, "You gain 1 life."))
        permanent(table, "Whenever a permanent is turned face up, you gain 5 life.", types="Enchantment")
        do(table, "Turn target creature face up.", targets=[hidden]).resolve()
        assert table.game.obj(hidden).face_down and table.life("A") == 20
        shown = [event for event in table.game.history.this_turn if isinstance(event, Reveal)]
        assert [(event.player, event.oids, event.names) for event in shown] == [(0, (hidden,), ("Small Hymn",))]


@rule("701.34g", "701.56g", "its controller reveals it, whoever owns it")
@pytest.mark.parametrize("verb", VERBS)
def test_an_instant_that_another_controls_is_revealed_by_them(verb: str) -> None:
    table, (hidden,) = hidden_by(verb, card("Small Hymn", "{R}", "Instant", "You gain 1 life."))
    table.hand("B", card("Borrow", "{0}", "Instant", "Gain control of all creatures."))
    table.cast("B", "Borrow").resolve()
    do(table, "Turn all creatures face up.")
    (shown,) = (event for event in table.game.history.this_turn if isinstance(event, Reveal))
    assert (shown.player, table.game.obj(hidden).owner, shown.oids) == (1, 0, (hidden,))


@rule("701.34h", "701.56h", "as all that is face down: its controller may look at it")
@pytest.mark.parametrize("verb", VERBS)
def test_only_its_controller_may_look_at_it_and_it_is_revealed_as_it_leaves(verb: str) -> None:
    table, (hidden,) = hidden_by(verb, MASKED)
    assert [may_see(table.game, seat, hidden) for seat in (0, 1)] == [True, False]
    do(table, "Return target creature to its owner's hand.", targets=[hidden])
    assert table.zone("A", "hand") == ["Masked Guest"]


@rule("701.34a", "701.56a", "words may speak of the permanents")
def test_words_may_speak_of_what_was_put_face_down() -> None:
    table = Table()
    (other,) = table.battlefield("A", BEAR)
    do(table, "Manifest the top card of your library. Put a +1/+1 counter on that creature.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(hidden) == (3, 3) and table.pt(other) == (2, 2)
    do(table, "Cloak the top two cards of your library. Those creatures gain haste until end of turn.")
    haste = [table.has(oid, "haste") for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert haste == [False, True, True]


def test_you_manifest_a_card_of_that_players_library() -> None:
    table = Table(3)
    permanent(table, "At the beginning of each opponent's upkeep, you manifest the top card of that player's library.", types="Enchantment")
    table.library("C", ogre())
    table.to_step("upkeep", "C").resolve()
    (ghost,) = [oid for oid in table.game.permanents() if table.game.objects[oid].owner == 2]
    assert table.game.objects[ghost].face_down and table.game.chars(ghost).controller == 0 and table.pt(ghost) == (2, 2)
