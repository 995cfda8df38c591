"""What words find as they are followed. What has moved, what depends on what, what happens at once (CR 400.7, 608,
611)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseTargets, YesNo
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.events.cards import Draw
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

SHOO = ("Shoo", "{U}", "Instant", "Return target creature to its owner's hand.")
BLINK = ("Quick Nap", "{W}", "Instant", "Exile target creature you control, then return it to the battlefield under its owner's control.")
LAVA = ("Lava Newt", "{R}", "Creature — Salamander", "When this creature enters, it deals 3 damage to target opponent.", "1/1")


@rule("608.2b")
def test_a_creature_that_blocked_what_is_gone_is_still_a_legal_target() -> None:
    table = Table()
    (sentry,) = table.battlefield("A", card("Night Sentry", "{B}", "Creature — Knight", "{B}: Destroy target creature blocking this creature.", "2/2"))
    (blocker,) = table.battlefield("B", bear())
    table.hand("B", card(*SHOO))
    table.policy = lambda d: [[sentry, 1]] if isinstance(d, DeclareAttackers) else [[blocker, sentry]] if isinstance(d, DeclareBlockers) else None
    table.to_step("declare_blockers")
    table.mana("A", "{B}").activate("A", sentry, [blocker])
    table.mana("B", "{U}").cast("B", "Shoo", [sentry]).resolve()
    assert "Plain Bear" in table.zone("B", "graveyard")


@rule("601.2c", "115.1a")
def test_a_target_is_chosen_only_if_what_depends_on_it_finds_a_target_too() -> None:
    words = "Target creature an opponent controls deals damage equal to its power to another target creature that player controls."
    table = Table(3)
    table.battlefield("B", bear())
    table.hand("A", card("Sown Discord", "{0}", "Sorcery", words))
    assert not [action for action in table.actions("A") if action.kind == "cast"], "its controller has no other creature"
    pair = table.battlefield("C", ogre(), bear())
    table.cast("A", "Sown Discord", list(pair))
    asked = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert sorted(asked[0].candidates) == sorted(pair)
    table.resolve()
    assert pair[1] not in table.game.objects


@rule("603.3d", "no legal choice for one of its targets: none is chosen for another, and it is removed")
@pytest.mark.parametrize("words", [
    "target creature an opponent controls deals damage equal to its power to another target creature that player controls",
    "tap target creature, put a stun counter on another target creature, and destroy a third target creature",
])
def test_an_ability_is_removed_if_its_targets_can_not_be_chosen_together(words: str) -> None:
    table = Table(3)
    table.battlefield("B", bear())
    table.battlefield("C", bear())
    table.hand("A", card("Odd Lamp", "{0}", "Artifact", f"When Odd Lamp enters, {words}."))
    table.cast("A", "Odd Lamp").resolve()
    assert not any(isinstance(decision, ChooseTargets) for decision in table.asked)
    assert len(table.all("Plain Bear")) == 2 and not any(table.game.obj(oid).tapped for oid in table.all("Plain Bear"))


@rule("601.2c", "as long as it fits the targeting criteria")
@pytest.mark.parametrize(("creatures", "words"), [
    (1, "Tap target creature and destroy another target creature."),
    (2, "Tap target creature, put a stun counter on another target creature, and destroy a third target creature."),
])
def test_a_spell_is_cast_only_if_there_is_another_target(creatures: int, words: str) -> None:
    table = Table()
    table.hand("A", card("Sown Discord", "{0}", "Sorcery", words))
    for found in range(creatures + 1):
        assert not [action for action in table.actions("A") if action.kind == "cast"], found
        table.battlefield("B", bear())
    table.cast("A", "Sown Discord", table.all("Plain Bear")).resolve()
    assert len(table.all("Plain Bear")) == creatures


@rule("601.2c", "as long as it fits the targeting criteria", "115.1a")
@pytest.mark.parametrize("words", [
    "Tap target creature. Destroy target artifact its controller controls.",
    "Target creature an opponent controls gains flying until end of turn. Destroy target artifact that player controls.",
])
def test_a_spell_is_cast_only_if_one_target_goes_with_the_other(words: str) -> None:
    table = Table(3)
    table.battlefield("B", bear())
    table.hand("A", card("Sown Discord", "{0}", "Sorcery", words))
    table.battlefield("C", lamp())
    assert not [action for action in table.actions("A") if action.kind == "cast"], "it is another player's"
    (theirs,) = table.battlefield("B", lamp())
    table.cast("A", "Sown Discord", [*table.all("Plain Bear"), theirs]).resolve()
    assert theirs not in table.game.battlefield


@rule("601.2c", "as long as it fits the targeting criteria", "115.1a")
def test_what_another_target_needs_is_no_target_that_is_optional() -> None:
    table = Table()
    table.hand("A", card("Sown Discord", "{0}", "Sorcery", "Tap up to one target creature, then destroy another target creature."))
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    (only,) = table.battlefield("B", bear())
    assert only not in table.cast("A", "Sown Discord", [only]).resolve().game.battlefield


@rule("614.6", "121.2")
def test_what_others_drew_instead_was_drawn_this_way() -> None:
    table = Table()
    permanent(table, "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.", who="B")
    table.hand("A", bear(), ogre(), sprite())
    do(table, "Draw two cards, then discard a card for each card drawn this way.")
    assert [event.player for event in table.game.history.this_turn if isinstance(event, Draw)] == [1, 1]
    assert len(table.zone("A", "hand")) == 1


@rule("614.6", "121.2a")
def test_what_is_drawn_instead_of_several_cards_was_drawn_this_way() -> None:
    table = Table()
    permanent(table, "If an opponent would draw two or more cards, instead you and that player each draw a card.", who="B")
    table.hand("A", bear(), ogre(), sprite())
    do(table, "Draw three cards, then discard a card for each card drawn this way.")
    assert len(table.zone("A", "hand")) == 2 and len(table.zone("B", "hand")) == 1


@rule("107.3e")
def test_x_is_that_of_the_spell_whose_mana_cost_the_words_speak_of() -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell with {X} in its mana cost, you gain X life.")
    table.hand("A", card("Wide Song", "{X}{G}", "Sorcery", "Draw a card."), card("Short Song", "{G}", "Sorcery", "Draw a card."))
    table.mana("A", "{4}{G}").answer("A", 3).cast("A", "Wide Song").resolve()
    assert table.life("A") == 23
    table.mana("A", "{G}").cast("A", "Short Song").resolve()
    assert table.life("A") == 23


@rule("400.7h")
def test_a_card_that_an_effect_lets_a_player_cast_is_found_as_the_spell() -> None:
    table = Table()
    lich = permanent(table, "{1}: You may cast target creature card in a graveyard this turn. When you cast that card this turn, put a +1/+1 counter on this creature.")
    (dead,) = table.graveyard("A", bear())
    table.mana("A", "{1}").activate("A", lich, [dead]).resolve()
    table.mana("A", "{1}{G}").cast("A", dead)
    table.resolve()
    assert table.counters(lich) == {"+1/+1": 1}


@rule("400.7", "609.7a")
def test_a_chosen_source_of_damage_that_came_back_is_another_one() -> None:
    table = Table()
    (newt,) = table.battlefield("B", card(*LAVA))
    table.answer("A", [newt])
    do(table, "Prevent all damage a source of your choice would deal this turn.")
    table.hand("B", card(*BLINK))
    table.mana("B", "{W}").cast("B", "Quick Nap", [newt]).resolve()
    assert table.life("A") == 17


@rule("400.7c")
def test_a_chosen_spell_is_still_the_source_as_the_permanent_it_becomes() -> None:
    table = Table()
    table.hand("A", card(*LAVA), card("Wet Blanket", "{W}", "Instant", "Prevent all damage a source of your choice would deal this turn."))
    table.mana("A", "{R}{W}").cast("A", "Lava Newt")
    spell = table.game.stack[-1]
    table.answer("A", [spell]).cast("A", "Wet Blanket").resolve()
    assert table.life("B") == 20


@rule("115.1a")
def test_another_card_with_lesser_mana_value_is_another_than_the_one_it_is_compared_with() -> None:
    table = Table()
    permanent(table, "Whenever this creature or another creature you control with flying dies, return another target creature card with lesser mana value from your graveyard to the battlefield.")
    (hawk,) = table.battlefield("A", card("Gilt Hawk", "{3}{W}", "Creature — Bird", "Flying", "3/3"))
    do(table, "Destroy target creature.", [hawk])
    assert not table.all("Gilt Hawk")
    (low,) = table.graveyard("A", bear())
    (second,) = table.battlefield("A", card("Gilt Hawk", "{3}{W}", "Creature — Bird", "Flying", "3/3"))
    do(table, "Destroy target creature.", [second])
    assert table.all("Plain Bear") and low not in table.game.objects


@rule("611.2e")
def test_what_a_permanent_is_by_the_effect_that_puts_it_there_it_is_as_it_enters() -> None:
    table = Table()
    permanent(table, "Whenever another Zombie you control enters, you gain 1 life.")
    dead = table.graveyard("A", bear(), ogre())
    do(table, "Return target creature card from your graveyard to the battlefield. That creature is a black Zombie in addition to its other colors and types.", [dead[0]])
    assert table.life("A") == 21
    assert table.game.chars(table.find("Plain Bear")).colors == ("B", "G")
    do(table, "Return target creature card from your graveyard to the battlefield. That creature becomes a Zombie in addition to its other types.", [dead[1]])
    assert table.life("A") == 21 and "Zombie" in table.game.chars(table.find("Plain Ogre")).subtypes


@rule("120.3a", "614.1a")
def test_damage_dealt_at_once_together_leaves_the_life_that_is_to_be_left() -> None:
    table = Table()
    table.hand("B", card("Last Prayer", "{W}", "Instant", "Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead."))
    table.mana("B", "{W}").cast("B", "Last Prayer").resolve()
    for name in ("First Imp", "Second Imp"):
        table.battlefield("A", card(name, "{R}", "Creature — Imp", "", "12/1"))
    table.policy = lambda d: [[oid, 1] for oid in table.game.permanents()] if isinstance(d, DeclareAttackers) else None
    table.to_step("end_combat")
    assert table.life("B") == 1


@rule("608.2e")
def test_each_player_exiles_cards_of_their_own_library() -> None:
    table = do(Table(), "Each player exiles the top X cards of their library, where X is the number of players.")
    assert [table.game.obj(oid).owner for oid in table.game.zone("exile")] == [0, 0, 1, 1]


@rule("608.2d")
def test_removing_counters_from_none_of_what_is_not_there_is_no_choice() -> None:
    table = Table()
    words = "You may remove a charge counter from each of any number of artifacts you control. You gain 1 life for each counter removed this way."
    do(table, words)
    assert not [decision for decision in table.asked if isinstance(decision, YesNo)]
    (lamp,) = table.battlefield("A", card("Plain Lamp", "{1}", "Artifact", ""))
    table.game.write(lamp).counters = {"charge": 2}
    table.answer("A", True, [lamp])
    do(table, words)
    assert table.life("A") == 21


@rule("603.1", "603.7")
def test_a_delayed_trigger_is_told_with_its_moment_first() -> None:
    table = do(Table(), "You gain 2 life at the beginning of the next end step.")
    table.to_step("end")
    stacked = table.game.obj(table.game.stack[-1]).stack
    assert stacked is not None and stacked.ability is not None
    assert stacked.ability.label == "At the beginning of the next end step, you gain 2 life."


@rule("608.2c", "109.2")
@pytest.mark.parametrize(("what", "life"), [
    ("card", 22), ("creature card", 22), ("creature", 23), ("permanent", 23), ("nontoken creature", 22), ("token", 21),
])
def test_what_was_put_into_a_graveyard_this_way_is_counted_once(what: str, life: int) -> None:
    """As it was, or as the card that it became; a token is no card (CR 108.2b)."""
    table = Table()
    table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "", "1/1"), card("Old Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.hand("A", card("Call", "{G}", "Sorcery", "Create a 1/1 green Elf creature token."))
    table.hand("A", card("Wave", "{U}", "Sorcery", f"Destroy all creatures. You gain 1 life for each {what} put into a graveyard this way."))
    table.mana("A", "{G}").cast("A", "Call").resolve()
    table.mana("A", "{U}").cast("A", "Wave").resolve()
    assert table.life("A") == life


@rule("608.2c")
@pytest.mark.parametrize("verb", ["exile", "discard"])
def test_cards_that_were_in_a_hand_and_left_it_this_way_are_counted(verb: str) -> None:
    table = Table()
    table.hand("A", card("Elf", "{G}", "Creature — Elf", "", "1/1"), card("Old Elf", "{G}", "Creature — Elf", "", "1/1"))
    words = {"exile": "Exile all cards from your hand. You gain 1 life for each card exiled from your hand this way.", "discard": "Discard your hand. You gain 1 life for each card discarded this way."}
    table.hand("A", card("Empty Hands", "{U}", "Sorcery", words[verb]))
    table.mana("A", "{U}").cast("A", "Empty Hands").resolve()
    assert table.life("A") == 22
