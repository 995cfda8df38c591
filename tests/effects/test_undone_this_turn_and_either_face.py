"""What was undone this turn, parts with conditions of their own, and what is put back, face up or face down."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.events.chance import FlipCoin
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FREE_IF = ("Late Answer", "{5}", "Instant", "If {what}, you may pay {{0}} rather than pay this spell's mana cost.\nDraw a card.")


def _trap(table: Table, what: str) -> None:
    table.hand("A", card(*FREE_IF[:3], FREE_IF[3].format(what=what)))


def _castable(table: Table) -> bool:
    return any(action.kind == "cast" for action in table.actions("A"))


@rule("608.2i", "118.9")
@pytest.mark.parametrize("countered", [True, False])
def test_a_spell_countered_this_turn_by_what_an_opponent_controlled(countered: bool) -> None:
    table = Table()
    table.hand("A", bear())
    table.hand("B", card("Test No", "{0}", "Instant", "Counter target spell." if countered else "Draw a card."))
    _trap(table, "a creature spell you cast this turn was countered by a spell or ability an opponent controlled")
    table.mana("A", "{1}{G}")
    table.cast("A", "Plain Bear")
    table.cast("B", "Test No", [table.game.stack[-1]] if countered else None).resolve()
    assert _castable(table) == countered


@rule("608.2i")
def test_a_spell_that_its_own_player_countered_is_no_such_spell() -> None:
    table = Table()
    table.hand("A", bear(), card("Test No", "{0}", "Instant", "Counter target spell."))
    _trap(table, "a creature spell you cast this turn was countered by a spell or ability an opponent controlled")
    table.mana("A", "{1}{G}")
    table.cast("A", "Plain Bear")
    table.cast("A", "Test No", [table.game.stack[-1]]).resolve()
    assert not _castable(table)


@rule("608.2i", "701.7a")
@pytest.mark.parametrize(("victim", "who", "known"), [("lamp", "B", True), ("bear", "B", False), ("lamp", "A", False)])
def test_a_permanent_destroyed_this_turn_by_what_an_opponent_controlled(victim: str, who: str, known: bool) -> None:
    table = Table()
    (one,) = table.battlefield("A", lamp() if victim == "lamp" else bear())
    _trap(table, "a noncreature permanent under your control was destroyed this turn by a spell or ability an opponent controlled")
    if who == "B":
        table.next_turn("B")
    do(table, "Destroy target permanent.", [one], who)
    assert _castable(table) == known


@rule("608.2c", "120.1")
@pytest.mark.parametrize(("spent", "left"), [("{R}", "sprite"), ("{G}", "bear"), ("{R}{G}", "")])
def test_each_part_of_the_damage_has_its_own_condition(spent: str, left: str) -> None:
    table = Table()
    small, flier = table.battlefield("B", bear(), sprite())
    cost = "{R/G}" * spent.count("{")
    table.hand("A", card("Test Rite", cost, "Sorcery", "Test Rite deals 3 damage to each creature without flying if {R} was spent to "
                         "cast this spell and 3 damage to each creature with flying if {G} was spent to cast this spell."))  # fmt: skip
    table.mana("A", spent)
    table.cast("A", "Test Rite").resolve()
    there = {"bear": small, "sprite": flier}
    assert [name for name, oid in there.items() if oid in table.game.permanents()] == ([left] if left else [])


@rule("608.2c")
@pytest.mark.parametrize("landed", [True, False])
def test_damage_to_that_player_or_planeswalker_instead(landed: bool) -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    if landed:
        table.hand("A", card("Dry Field", "", "Land"))
        table.play("A", "Dry Field")
    table.hand("A", card("Test Rite", "{0}", "Instant", "Test Rite deals 1 damage to target player or planeswalker and 1 damage to "
                         "target creature that player or that planeswalker's controller controls.\nIf you had a land enter the "
                         "battlefield under your control this turn, Test Rite deals 3 damage to that player or planeswalker and 3 "
                         "damage to that creature instead."))  # fmt: skip
    table.cast("A", "Test Rite", [1, big]).resolve()
    assert table.life("B") == (17 if landed else 19)
    assert (big in table.game.permanents()) != landed


@rule("401.4", "400.3")
def test_one_card_is_put_back_and_the_rest_into_that_players_graveyard() -> None:
    table = Table()
    table.library("B", bear(), ogre(), sprite())
    do(table, "Look at the top three cards of target player's library. Put one back and the rest into that player's graveyard.", [1])
    assert len(table.zone("B", GRAVEYARD)) == 2 and not table.zone("A", GRAVEYARD)[1:]
    top = table.zone("B", LIBRARY)[0]
    assert {top, *table.zone("B", GRAVEYARD)} == {"Plain Bear", "Plain Ogre", "Plain Sprite"}


@rule("611.2c", "702.16b")
def test_you_and_each_permanent_you_control_gain_protection() -> None:
    table = Table()
    mine, theirs = *table.battlefield("A", bear()), *table.battlefield("B", ogre())
    do(table, "You and each permanent you control gain protection from red until end of turn.")
    table.mana("A", "{R}")
    do(table, "Test Rite deals 2 damage to each creature and each player.", cost="{R}")
    assert table.life("A") == 20 and mine in table.game.permanents()
    assert table.life("B") == 18 and table.game.permanent(theirs).damage == 2


@rule("508.5", "506.3")
@pytest.mark.parametrize("whom", ["you", "planeswalker", "nobody"])
def test_a_creature_attacking_you_or_a_planeswalker_you_control(whom: str) -> None:
    table = Table()
    (attacker,) = table.battlefield("A", bear())
    (walker,) = table.battlefield("B", card("Old Sage", "{3}", "Legendary Planeswalker — Sage", "", loyalty="4"))
    snare = permanent(table, "{0}: Exile target creature that's attacking you or a planeswalker you control.", "B", "Enchantment")
    if whom != "nobody":
        table.answer("A", [[attacker, 1 if whom == "you" else walker]])
        table.to_step("declare_attackers")
        table.activate("B", snare, [attacker]).resolve()
        assert table.zone("A", EXILE) == ["Plain Bear"]
    else:
        assert not [action for action in table.actions("B") if action.kind == "activate"]


@rule("708.2", "110.2a")
@pytest.mark.parametrize("side", [0, 1])
def test_returned_face_up_or_face_down_as_its_player_chooses(side: int) -> None:
    table = Table()
    table.graveyard("A", ogre())
    table.answer("A", side)
    do(table, "Return target creature card from your graveyard to the battlefield face up or face down.", [table.find("Plain Ogre", GRAVEYARD)])
    (there,) = table.game.permanents()
    assert table.pt(there) == ((3, 3), (2, 2))[side] and bool(table.game.obj(there).face_down) == bool(side)


@rule("707.2", "608.2c")
@pytest.mark.parametrize("kicked", [True, False])
def test_five_of_those_tokens_that_are_copies(kicked: bool) -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    words = "Kicker {5}\nCreate a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.mana("A", "{5}").answer("A", kicked)
    table.cast("A", "Test Rite", [one]).resolve()
    assert len([oid for oid in table.all("Plain Ogre") if table.game.obj(oid).token]) == (5 if kicked else 1)


@rule("705.2", "500.7")
def test_an_extra_turn_for_each_coin_that_comes_up_heads() -> None:
    table = Table()
    do(table, "Flip five coins. Take an extra turn after this one for each coin that comes up heads.")
    flips = [event for event in table.game.history.since(0) if isinstance(event, FlipCoin)]
    assert len(flips) == 5 and all(event.won is None for event in flips)
    assert len(table.game.turn.extra) == sum(event.heads for event in flips)
    assert 0 < len(table.game.turn.extra) < 5


@rule("115.3", "601.2c")
def test_a_third_target_is_another_one() -> None:
    table = Table()
    words = "Test Rite deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target."
    (big,) = table.battlefield("B", card("Tall Ogre", "{5}", "Creature — Ogre", "", "5/5"))
    do(table, words, [0, 1, big])
    assert (table.life("A"), table.life("B"), table.game.permanent(big).damage) == (19, 18, 3)


@rule("702.77a", "107.3")
def test_reinforce_x() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card("Growing Host", "{3}{W}", "Instant", "Draw a card.\nReinforce X—{X}{W}"))
    table.mana("A", "{3}{W}").answer("A", 3)
    table.activate("A", table.find("Growing Host", HAND, "A"), [mine]).resolve()
    assert table.pt(mine) == (5, 5)


@rule("121.1", "608.2d")
def test_cards_drawn_this_turn_are_kept_for_life_or_put_back() -> None:
    table = Table()
    table.library("A", bear(), ogre(), sprite())
    table.hand("A", lamp())
    do(table, "Draw three cards. Choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of "
              "your library.")  # fmt: skip
    asked = [decision for decision in table.asked if getattr(decision, "least", None) == 2]
    assert "Plain Lamp" not in {table.game.chars(oid).name for oid in asked[-1].candidates}
    kept = 4 - len(table.zone("A", HAND))
    assert table.life("A") == 20 - 4 * (2 - kept)


@rule("701.5a", "608.2d")
@pytest.mark.parametrize(("end", "place"), [("top", 0), ("bottom", -1)])
def test_a_countered_spell_goes_to_the_end_of_the_library_that_is_chosen(end: str, place: int) -> None:
    table = Table()
    table.hand("B", card("Small Gift", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", card("Test No", "{0}", "Instant", "Counter target spell. If that spell is countered this way, put that card on your choice "
                         "of the top or bottom of its owner's library instead of into that player's graveyard."))  # fmt: skip
    table.cast("B", "Small Gift").answer("A", {"top": 0, "bottom": 1}[end])
    table.cast("A", "Test No", [table.game.stack[-1]]).resolve()
    assert table.zone("B", LIBRARY)[place] == "Small Gift" and not table.zone("B", GRAVEYARD) and table.life("B") == 20


@rule("608.2c", "122.1")
@pytest.mark.parametrize("counters", [0, 2])
def test_no_counters_were_removed_this_way(counters: int) -> None:
    table = Table()
    well = permanent(table, "{0}: Remove all flood counters from Test Thing. If no counters were removed this way, put a flood counter on Test "
                     "Thing and draw a card. Otherwise, you gain 3 life.", types="Artifact")  # fmt: skip
    for _ in range(counters):
        do(table, "Put a flood counter on target artifact.", [well])
    table.activate("A", well).resolve()
    assert table.counters(well) == ({} if counters else {"flood": 1}) and table.life("A") == (23 if counters else 20)


@rule("601.3e")
@pytest.mark.parametrize(("top", "may"), [(card("Small Gift", "{0}", "Instant", "You gain 1 life."), True), (lamp(), False)])
def test_a_card_that_may_be_cast_if_it_is_such_a_spell(top: CardDefinition, may: bool) -> None:
    table = Table()
    table.library("A", top)
    table.mana("A", "{1}")
    do(table, "Exile the top card of your library. Until your next turn, you may cast it if it's an instant or sorcery spell.")
    assert _castable(table) == may


@rule("608.2c", "701.19b")
def test_cards_with_the_names_of_those_exiled_are_exiled_too() -> None:
    table = Table()
    table.graveyard("B", bear(), card("Plain Field", "", "Basic Land — Plains"), card("Dry Field", "", "Land"))
    table.library("B", bear(), ogre(), bear())
    table.answer("A", lambda decision: list(decision.candidates)).answer("A", lambda decision: list(decision.candidates))
    do(table, "Exile all cards from target player's graveyard other than basic land cards. For each card exiled this way, search that player's "
              "library for all cards with the same name as that card and exile them. Then that player shuffles.", [1])  # fmt: skip
    assert sorted(table.zone("B", EXILE)) == ["Dry Field", "Plain Bear", "Plain Bear", "Plain Bear"]
    assert table.zone("B", GRAVEYARD) == ["Plain Field"] and "Plain Ogre" in table.zone("B", LIBRARY)


@rule("509.1h", "603.7b")
def test_what_was_blocked_by_one_of_those_creatures_stays_tapped() -> None:
    table = Table()
    met, free = table.battlefield("A", ogre(), ogre())
    wall, other = table.battlefield("B", bear(), bear())
    do(table, "Up to two target creatures each get +0/+3 until end of turn. At this turn's next end of combat, tap each creature that was "
              "blocked by one of those creatures this turn and it doesn't untap during its controller's next untap step.", [wall, other])
    table.answer("A", [[met, 1], [free, 1]]).answer("B", [[wall, met]])
    table.to_step("end_combat").resolve()
    table.next_turn("B").next_turn("A")
    assert (table.game.permanent(met).tapped, table.game.permanent(free).tapped) == (True, False)


@rule("107.14", "118.3")
def test_paying_a_number_of_energy() -> None:
    table = Table()
    engine = permanent(table, "Pay three {E}: You gain 1 life.", types="Artifact")
    do(table, "You get six {E}.")
    table.activate("A", engine).resolve().activate("A", engine).resolve()
    assert table.life("A") == 22 and not [action for action in table.actions("A") if action.kind == "activate"]
