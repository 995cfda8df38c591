"""What is said in another order of words, or of a whole sentence at once, is done as it is said."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("107.4", "608.2c", "101.4")
def test_each_number_of_a_sentence_is_rounded() -> None:
    """Every player loses life before anybody discards, and so on."""
    table = Table(3)
    table.hand("A", lamp())
    table.hand("B", lamp(), lamp(), lamp())
    table.battlefield("B", bear(), ogre(), sprite())
    table.life("C", 7)
    do(table, "Each player loses half their life, then discards half the cards in their hand, then sacrifices half the creatures they control. "
              "Round up each time.")  # fmt: skip
    assert [table.life(seat) for seat in "ABC"] == [10, 10, 3]
    assert [len(table.zone(seat, "hand")) for seat in "ABC"] == [1, 1, 0]  # A had drawn a card (CR 103.8c)
    assert len(table.zone("B", "battlefield")) == 1 and len(table.zone("B", "graveyard")) == 4


@rule("107.1b", "503.1a")
def test_life_is_lost_for_each_card_that_is_missing() -> None:
    table = Table(3)
    permanent(table, "At the beginning of each opponent's upkeep, that player loses 1 life for each card fewer than three in their hand.")
    table.hand("B", lamp())
    table.hand("C", lamp(), lamp(), lamp(), lamp())
    table.next_turn("B")
    assert [table.life(seat) for seat in "ABC"] == [20, 18, 20]
    table.next_turn("C")
    assert [table.life(seat) for seat in "ABC"] == [20, 18, 20]


@rule("608.2h", "107.3")
def test_damage_is_the_mana_value_of_the_spell_even_if_counters_are_added() -> None:
    """Two such spells are on the stack: the second one's ability resolves first and adds a counter."""
    table = Table()
    thing = permanent(table, "Test Thing enters with a ruin counter on it.\nWhenever you cast a spell with mana value equal to the number of ruin "
                      "counters on Test Thing, Test Thing deals that much damage to any target. Then put a ruin counter on Test Thing.",
                      types="Enchantment")  # fmt: skip
    table.game.write(thing).counters = {"ruin": 1}
    table.hand("A", card("Small Hint", "{1}", "Instant", "You gain 1 life."), card("Small Hint", "{1}", "Instant", "You gain 1 life."),
               card("Big Hint", "{2}", "Instant", "You gain 1 life."))  # fmt: skip
    table.mana("A", "{4}")
    table.policy = lambda decision: [1] if decision.kind == "targets" else None
    table.cast("A", "Small Hint").settle()
    table.cast("A", "Small Hint").resolve()
    assert table.life("B") == 18 and table.counters(thing) == {"ruin": 3}
    table.cast("A", "Big Hint").resolve()
    assert table.life("B") == 18


@rule("608.2h", "700.4")
def test_as_many_cards_are_exiled_as_there_were_counters() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control with one or more counters on it dies, exile that many cards from the top of your library. Until "
                     "your next end step, you may play those cards.", types="Enchantment")  # fmt: skip
    one, other, theirs = *table.battlefield("A", bear(), ogre()), *table.battlefield("B", bear())
    for oid in (one, theirs):
        table.game.write(oid).counters = {"+1/+1": 1, "charge": 2}
    top = [card(f"Free Lamp {number}", "{0}", "Artifact") for number in range(4)]
    table.library("A", *top)
    do(table, "Destroy target creature.", targets=[other])
    do(table, "Destroy target creature.", targets=[theirs])
    assert not table.zone("A", "exile")
    do(table, "Destroy target creature.", targets=[one])
    assert len(table.zone("A", "exile")) == 3
    name = table.zone("A", "exile")[0]
    table.cast("A", name).resolve()
    assert table.all(name)


@rule("608.2c")
def test_the_tokens_attack_if_the_creature_is_legendary() -> None:
    text = ("Whenever equipped creature attacks, create two tapped 1/1 white Rat creature tokens with flying. If that creature is legendary, instead "
            "create two of those tokens that are tapped and attacking.\nEquip {0}")  # fmt: skip
    for types, attacking in (("Creature — Cat", 1), ("Legendary Creature — Cat", 3)):
        table = Table()
        (cat,) = table.battlefield("A", card("Brave Cat", "{1}", types, "", "2/2"))
        (blade,) = table.battlefield("A", card("Test Blade", "{1}", "Artifact — Equipment", text))
        table.activate("A", blade, [cat]).resolve()
        table.answer("A", [(cat, 1)])
        table.to_step("declare_attackers", "A").resolve()
        rats = table.all("Rat Token")
        assert len(rats) == 2 and all(table.game.obj(rat).tapped and table.has(rat, "flying") for rat in rats)
        assert table.game.combat is not None and len(table.game.combat.attacking) == attacking
