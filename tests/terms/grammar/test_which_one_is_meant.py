"""Which one is meant where there are several, and what is not meant (CR 603.2, 608.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

SIP = ("Small Sip", "{1}", "Instant", "You gain 1 life.")
MASTER = ("Song Master", "{1}", "Enchantment", "{0}: The next time you cast an instant or sorcery spell from your hand this "
          "turn, put that card into your hand instead of into your graveyard as it resolves.")  # fmt: skip


@rule("608.2n", "as the last part of an instant or sorcery's resolution")
@rule("614.1a", "the next spell and no later one")
@rule("701.5a", "a countered spell is put into its owner's graveyard")
@pytest.mark.parametrize("countered", ["Small Sip", "Late Sip"])
def test_the_next_spell_is_the_one_cast_first_though_another_resolves_before_it(countered: str) -> None:
    table = Table()
    (master,) = table.battlefield("A", card(*MASTER))
    table.hand("A", card(*SIP), card("Late Sip", *SIP[1:]))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{2}").activate("A", master).resolve()
    table.cast("A", "Small Sip").cast("A", "Late Sip")
    meant = table.game.stack[["Small Sip", "Late Sip"].index(countered)]
    table.cast("B", "No", targets=[meant]).resolve()
    if countered == "Small Sip":
        assert (table.zone("A", "hand"), sorted(table.zone("A", "graveyard"))) == ([], ["Late Sip", "Small Sip"])
    else:
        assert (table.zone("A", "hand"), table.zone("A", "graveyard")) == (["Small Sip"], ["Late Sip"])


@rule("603.10d", "from you")
@rule("603.2", "the event that its words name")
def test_control_that_an_opponent_gains_from_another_is_not_gained_from_you() -> None:
    table = Table(3)
    permanent(table, "Whenever an opponent gains control of an artifact from you, you gain 2 life.", types="Enchantment")
    (theirs,) = table.battlefield("B", lamp())
    (mine, cub) = table.battlefield("A", lamp(), bear())
    table.hand("C", *[card("Borrow", "{0}", "Instant", "Gain control of target permanent.")] * 3)
    table.cast("C", "Borrow", [theirs]).resolve()
    assert table.life("A") == 20, "from another"
    table.cast("C", "Borrow", [cub]).resolve()
    assert table.life("A") == 20, "no artifact"
    table.cast("C", "Borrow", [mine]).resolve()
    assert table.life("A") == 22


@rule("603.6a", "what it enters attached to")
def test_an_aura_that_enters_enchanting_a_player_is_not_attached_to_a_creature() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    permanent(table, "Whenever an Aura you control enters attached to a creature, you gain 1 life.", types="Enchantment")
    for enchant in ("player", "creature"):
        table.hand("A", card(f"Test {enchant}", "{0}", "Enchantment — Aura", f"Enchant {enchant}"))
    table.cast("A", "Test player", [1]).resolve()
    assert table.life("A") == 20
    table.cast("A", "Test creature", [cub]).resolve()
    assert table.life("A") == 21


@rule("603.10f", "303.4b")
@rule("608.2c", "they are the enchanted player")
def test_what_an_aura_says_of_its_player_twice_is_about_that_player() -> None:
    table = Table()
    (curse,) = table.battlefield("A", card("Test Curse", "{0}", "Enchantment — Aura", "Enchant player\n{0}: Enchanted player loses 2 life and they discard a card."), attach_to=1)
    table.hand("A", lamp())
    table.hand("B", lamp())
    table.activate("A", curse).resolve()
    assert (table.life("A"), table.life("B")) == (20, 18)
    assert (len(table.zone("A", "hand")), len(table.zone("B", "hand"))) == (1, 0)


@rule("702.29b", "discarding is what is waited for")
@rule("603.2c", "once for all cards of one discard")
def test_the_cards_of_one_discard_are_spoken_of_together() -> None:
    table = Table()
    permanent(table, "Whenever you discard one or more artifact cards, exile them from your graveyard. You gain 1 life.", types="Enchantment")
    table.hand("A", lamp(), lamp(), bear())
    do(table, "Discard your hand.")
    assert sorted(table.zone("A", "exile")) == ["Plain Lamp", "Plain Lamp"]
    assert "Plain Bear" in table.zone("A", "graveyard")
    assert table.life("A") == 21


@rule("603.2c", "once for several events at once")
@rule("400.7e", "it finds the new objects that these became")
@pytest.mark.parametrize(("event", "found", "how"), [
    ("other creatures you control die", ["Plain Bear", "Plain Ogre"], "Destroy all creatures."),
    ("cards are put into your graveyard from your library", ["Forest", "Forest"], "Mill two cards."),
])  # fmt: skip
def test_all_that_died_or_was_put_there_at_once_is_found_there(event: str, found: list[str], how: str) -> None:
    table = Table()
    permanent(table, f"Whenever one or more {event}, exile them. You gain 1 life.")
    table.battlefield("A", bear(), ogre())
    do(table, how).resolve()
    assert sorted(table.zone("A", "exile")) == found
    assert table.life("A") == 21, "once"


@rule("608.2c", "one of them")
def test_one_of_those_that_died_at_once_may_be_the_last_of_them() -> None:
    table = Table()
    permanent(table, "Whenever one or more creatures you control die, you may put one of them on top of your library.", types="Enchantment")
    table.battlefield("A", bear(), ogre())
    table.answer("A", True, lambda decision: [decision.candidates[-1]])
    do(table, "Destroy all creatures.").resolve()
    assert table.game.chars(table.game.zone("library", 0)[0]).name == "Plain Ogre"
    assert "Plain Bear" in table.zone("A", "graveyard")


@rule("608.2c", "that many are as many as were named last, not as many as something was done with before")
def test_that_much_is_of_what_was_chosen_last() -> None:
    table = Table()
    table.battlefield("A", *[card("Inner Field", "", "Basic Land — Plains")] * 3)
    cubs = table.battlefield("A", bear(), bear())
    do(table, "Destroy all lands. Any number of target creatures gain flying until end of turn. You gain that much life.", list(cubs))
    assert table.life("A") == 22


@rule("400.7j")
@pytest.mark.parametrize("returned", ["return her to the battlefield", "return this card to the battlefield under your control"])
def test_an_object_called_by_its_name_or_as_a_person_is_what_this_effect_has_returned(returned: str) -> None:
    """Without its abilities it is not returned again."""
    table = Table()
    text = f"Flying\nWhen Brave Wren dies, {returned}. She loses all abilities and gains haste."
    (wren,) = table.battlefield("A", card("Brave Wren", "{1}{W}", "Legendary Creature — Bird", text, "1/1"))
    do(table, "Destroy target creature.", [wren]).resolve()
    (again,) = table.all("Brave Wren")
    assert again != wren and table.zone("A", "graveyard") == ["Test Rite"]
    assert table.has(again, "haste") and not table.has(again, "flying")
    do(table, "Destroy target creature.", [again]).resolve()
    assert not table.all("Brave Wren") and "Brave Wren" in table.zone("A", "graveyard")


@rule("400.7j")
@pytest.mark.parametrize("first", ["return it", "return this card", "exile it, then return it"])
def test_it_is_what_became_of_the_object_that_died_and_was_returned(first: str) -> None:
    """The graveyard is one zone further than the battlefield: what it became there is what the effect has moved."""
    table = Table()
    wren = permanent(table, f"When this creature dies, {first} to the battlefield. It gains haste and loses all other abilities.")
    do(table, "Destroy target creature.", [wren]).resolve()
    (again,) = table.all("Test Thing")
    assert again != wren and table.has(again, "haste") and not table.game.chars(again).abilities.triggered
