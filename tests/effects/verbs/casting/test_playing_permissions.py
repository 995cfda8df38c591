"""Permission to play cards (CR 601.3, 701.14). As in "You may play that card this turn", "cast it without paying …"."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from engine.game.decisions.combat import DeclareAttackers
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent, sprite
from tests.support.boards.table import Table, card

ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


@rule("400.7h", "614.1a")
def test_a_card_is_still_that_card_when_it_has_been_cast() -> None:
    table = Table()
    table.graveyard("A", ZAP)
    table.hand("A", card("Past Lesson", "{U}", "Sorcery", (
        "Choose an instant or sorcery card in your graveyard. You may cast that card this turn. If that card would be "
        "put into your graveyard this turn, exile it instead.")))  # fmt: skip
    table.mana("A", "{U}{R}")
    table.cast("A", "Past Lesson").resolve()
    table.cast("A", "Ember Zap", targets=[1]).resolve()
    assert table.life("B") == 17
    assert table.zone("A", GRAVEYARD) == ["Past Lesson"]
    assert [table.game.chars(oid).name for oid in table.game.zone(EXILE)] == ["Ember Zap"]


@rule("609.4b", "608.2g")
@pytest.mark.parametrize("mana", ["{W}{W}", "{2}"])
def test_mana_of_any_type_is_spent_on_what_is_cast_while_it_resolves(mana: str) -> None:
    table = Table()
    (found,) = table.graveyard("B", card("Old Bite", "{R}{R}", "Sorcery", "Old Bite deals 4 damage to any target."))
    seer = card("Seer", "{0}", "Creature — Seer", "When Seer enters, you may cast target instant or sorcery card from a graveyard, and mana of "
                "any type can be spent to cast that spell. If that spell would be put into a graveyard, exile it instead.", "1/1")  # fmt: skip
    table.hand("A", seer)
    table.mana("A", mana)
    table.cast("A", "Seer", [found, 1]).answer("A", True).resolve()
    assert table.life("B") == 16 and table.zone("A", EXILE) == ["Old Bite"]


@rule("609.4b", "601.3e")
def test_that_creatures_controller_may_spend_any_mana_on_it() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, target creature gains haste until end of turn. Exile the top card of your library. Until end of turn, "
                     "that creature's controller may play that card and they may spend mana as though it were mana of any color to cast that spell.",
              types="Enchantment")  # fmt: skip
    (theirs,) = table.battlefield("B", sprite())
    table.library("A", card("Quick Word", "{G}", "Instant", "You gain 5 life."))
    table.targets = [theirs]
    do(table, "You gain 1 life.", [theirs])
    assert table.all("Quick Word", EXILE)
    table.mana("B", "{R}").mana("A", "{G}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.cast("B", "Quick Word").resolve()
    assert table.life("B") == 25


@rule("601.3e")
@pytest.mark.parametrize(("top", "may"), [(card("Small Gift", "{0}", "Instant", "You gain 1 life."), True), (lamp(), False)])
def test_a_card_that_may_be_cast_if_it_is_such_a_spell(top: CardDefinition, may: bool) -> None:
    table = Table()
    table.library("A", top)
    table.mana("A", "{1}")
    do(table, "Exile the top card of your library. Until your next turn, you may cast it if it's an instant or sorcery spell.")
    assert any(action.kind == "cast" for action in table.actions("A")) == may


@rule("601.3", "611.2")
def test_a_card_from_the_graveyard_this_turn() -> None:
    """Only while it stays there, and only this turn."""
    table = Table()
    table.graveyard("A", card("Grey Shade", "{0}", "Creature — Shade", "Whenever a land you control enters, if this card is in your "
                              "graveyard and it's your turn, you may cast it from your graveyard this turn.", "1/1"))  # fmt: skip
    assert not table.actions("A")
    table.hand("A", card("Grove", "", "Land"))
    table.play("A", "Grove").resolve()
    assert [action.kind for action in table.actions("A")] == ["cast"]
    table.cast("A", "Grey Shade").resolve()
    assert table.all("Grey Shade")
    do(table, "Destroy each creature.")
    assert not table.actions("A")


@rule("601.3", "611.2a")
@pytest.mark.parametrize("who", ["a Rogue", "two or more creatures"])
def test_a_card_that_may_be_cast_during_any_turn_in_which_one_attacked_so(who: str) -> None:
    table = Table()
    rogue, other = table.battlefield("A", card("Sly Rogue", "{1}", "Creature — Rogue", "", "1/1"), sprite())
    table.battlefield("A", *[card("Dry Steppe", "", "Basic Land — Plains")] * 4)
    table.library("B", lamp(), lamp())

    def offered() -> bool:
        return any(action.kind == "cast" and action.label == "Plain Lamp" for action in table.actions("A"))

    do(table, f"Exile the top card of target opponent's library. During any turn you attacked with {who}, you may cast that card.", [1])
    assert not offered()
    attack = {1: [rogue, other], 3: [other]}
    table.policy = lambda decision: (
        [[oid, 1] for oid in attack.get(table.game.turn.number, [])] if isinstance(decision, DeclareAttackers) else None
    )
    table.to_step("begin_combat")
    assert not offered()
    table.to_step("main2")
    assert offered()
    table.next_turn("A")
    table.to_step("main2")
    assert not offered()  # in another turn it takes another attack
    attack[table.game.turn.number + 2] = [rogue, other]
    table.next_turn("A")
    table.to_step("main2")
    assert offered()
    table.cast("A", "Plain Lamp").resolve()
    assert len(table.all("Plain Lamp")) == 1


@rule("601.3", "508.1")
def test_during_any_turn_in_which_something_was_done() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.library("A", card("Small Gift", "{0}", "Instant", "You gain 1 life."))
    do(table, "Exile the top card of your library. During any turn you attacked with a Bear, you may play that card.")
    assert not table.actions("A")
    table.next_turn("A")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.answer("A", [[mine, 1]]).to_step("declare_attackers", "A")
    table.cast("A", "Small Gift").resolve()
    assert table.life("A") == 21


@rule("601.3", "118.9")
@pytest.mark.parametrize("words", ["its mana value rather than paying", "that spell's mana value rather than pay", "its mana value rather than pay"])
def test_life_for_a_spell_in_each_of_its_words(words: str) -> None:
    table = Table()
    table.library("A", card("Dear Gift", "{3}", "Instant", "You draw a card."))
    do(table, f"Exile the top card of your library. You may play that card this turn. If you cast a spell this way, pay life equal to {words} its mana cost.")
    table.cast("A", "Dear Gift").resolve()
    assert table.life("A") == 17


@rule("609.4b")
@pytest.mark.parametrize(("said", "may"), [(" If you cast a spell this way, you may spend mana as though it were mana of any color to cast it.", True), ("", False)])
def test_mana_as_though_of_any_color_in_a_sentence_of_its_own(said: str, may: bool) -> None:
    table = Table()
    table.library("A", card("Green Gift", "{G}", "Instant", "You gain 1 life."))
    do(table, f"Exile the top card of your library. You may play that card for as long as it remains exiled.{said}")
    table.mana("A", "{U}")
    assert any(action.kind == "cast" for action in table.actions("A")) is may


@rule("611.2a", "601.3")
def test_up_to_two_of_several_cards_until_the_end_of_the_next_turn() -> None:
    table = Table()
    table.library("A", card("Near Meadow", "", "Land"), *(card(name, "{0}", "Instant", "You gain 1 life.") for name in ("One", "Two", "Three")))
    do(table, "Exile the top four cards of your library. You may play up to two of those cards until the end of your next turn.")
    table.cast("A", "One").resolve()
    table.next_turn("B").next_turn("A").play("A", "Near Meadow")
    assert table.life("A") == 21 and not [action for action in table.actions("A") if action.kind in ("cast", "play")]


@rule("611.2a", "118.9")
def test_its_owner_may_cast_it_for_another_cost() -> None:
    table = Table()
    (far,) = table.battlefield("B", card("Dear Bear", "{7}", "Creature — Bear", "Flash", "2/2"))
    do(table, "Exile target creature. For as long as it remains exiled, its owner may cast it by paying {2} rather than paying its mana cost.", [far])
    table.mana("B", "{1}")
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    table.mana("B", "{1}")
    (way,) = [action for action in table.actions("B") if action.kind == "cast"]
    table.cast("B", way.oid).resolve()
    assert table.find("Dear Bear", who="B")


@rule("611.2a", "601.3")
def test_one_spell_from_among_exiled_cards() -> None:
    table = Table()
    table.library("A", card("Near Meadow", "", "Land"), *(card(name, "{0}", "Instant", "You gain 1 life.") for name in ("One", "Two")))
    do(table, "Exile the top three cards of your library. Until end of turn, you may cast a spell from among those cards.")
    assert not [action for action in table.actions("A") if action.kind == "play"]
    table.cast("A", "One").resolve()
    assert table.life("A") == 21 and not [action for action in table.actions("A") if action.kind == "cast"]


@rule("608.2c", "406.3")
@pytest.mark.parametrize("rest", ["the rest", "the rest of those exiled cards", "each other card exiled this way"])
@pytest.mark.parametrize("permits", ["You may play that card this turn.", "You may play that card for as long as it remains exiled.",
                                     "Until end of turn, you may cast that card without paying its mana cost."])  # fmt: skip
def test_a_card_that_may_be_played_later_is_none_of_the_rest(rest: str, permits: str) -> None:
    table = Table()
    table.library("A", bear(), bear(), card("Odd Crown", "{0}", "Legendary Artifact"))
    do(table, f"Exile cards from the top of your library until you exile a legendary card. {permits} Put {rest} on the bottom of your library in a "
              "random order.")  # fmt: skip
    assert table.zone("A", "exile") == ["Odd Crown"]
    assert table.zone("A", "library")[-2:] == ["Plain Bear", "Plain Bear"]
    table.cast("A", "Odd Crown").resolve()
    assert table.all("Odd Crown")
