"""Putting objects onto the battlefield, or returning them there (CR 110.2a, 303.4f, 508.4)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card, data

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.7c", "400.7e")
def test_a_delayed_trigger_finds_the_card_that_its_creators_event_moved() -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, put that card onto the battlefield under your control at the beginning "
              "of the next end step.", types="Enchantment")  # fmt: skip
    (victim,) = table.battlefield("B", bear())
    do(table, "Destroy target creature.", targets=[victim])
    table.resolve()
    table.to_step("end").resolve()
    (back,) = table.all("Plain Bear")
    assert table.game.controller(back) == 0


@rule("110.2a", "608.2c")
def test_each_card_put_into_a_graveyard_this_way() -> None:
    table = Table()
    mine, theirs = *table.battlefield("A", ogre()), *table.battlefield("B", bear())
    safe = permanent(table, "Indestructible", "B")
    do(table, "Destroy up to three target creatures. Return each card put into a graveyard this way to the battlefield "
       "under your control.", targets=[mine, theirs, safe])  # fmt: skip
    for name in ("Plain Ogre", "Plain Bear"):
        (back,) = table.all(name)
        assert table.game.controller(back) == 0
    assert table.game.controller(safe) == 1


@rule("110.2a")
def test_who_puts_a_card_onto_the_battlefield_controls_it() -> None:
    table = Table()
    (dead,) = table.graveyard("B", bear())
    do(table, "Put target creature card from a graveyard onto the battlefield under your control.", targets=[dead])
    assert table.game.chars(table.find("Plain Bear")).controller == 0
    assert table.game.obj(table.find("Plain Bear")).owner == 1


@rule("303.4f")
def test_an_aura_put_onto_the_battlefield_is_attached_to_what_its_controller_chooses() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    aura = card("Ribbon", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    (dead,) = table.graveyard("A", aura)
    do(table, "Return target enchantment card from your graveyard to the battlefield.", targets=[dead])
    assert table.game.obj(table.find("Ribbon")).attached_to == one


@rule("303.4g")
def test_an_aura_that_can_enchant_nothing_stays_where_it_is() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Ribbon", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."))
    do(table, "Return target enchantment card from your graveyard to the battlefield.", targets=[dead])
    assert "Ribbon" in table.zone("A", "graveyard")


@rule("109.5")
def test_a_character_speaks_of_itself_as_he_or_she() -> None:
    table = Table()
    back = data("Dara, Awake", "", "Legendary Planeswalker — Dara", "+1: Draw a card.", loyalty="3")
    dara = card("Dara, Asleep", "{1}{W}", "Legendary Creature — Human", "When Dara dies, return her to the battlefield "
                "transformed under her owner's control.", "1/1", back=back)  # fmt: skip
    (oid,) = table.battlefield("A", dara)
    do(table, "Destroy target creature.", targets=[oid])
    table.resolve()
    assert table.all("Dara, Awake")


@rule("603.2")
def test_entering_from_a_graveyard_is_told_from_entering_from_elsewhere() -> None:
    table = Table()
    permanent(table, "Whenever this creature or another creature enters from your graveyard, you gain 2 life.")
    table.graveyard("A", ogre())
    do(table, "Return target creature card from your graveyard to the battlefield.",
       targets=table.all("Plain Ogre", "graveyard"))  # fmt: skip
    table.resolve()
    assert table.life("A") == 22
    table.hand("A", bear())
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert table.life("A") == 22


def test_put_a_card_from_hand_onto_the_battlefield() -> None:
    table = Table()
    table.hand("A", bear())
    table.answer("A", True)
    do(table, "You may put a creature card from your hand onto the battlefield.")
    assert table.all("Plain Bear", who="A")


@rule("101.4", "608.2e")
def test_players_who_may_put_something_onto_the_battlefield_do_so_at_the_same_time() -> None:
    table = Table()
    mimic = card("Mirror Moss", "{2}{U}", "Creature — Plant", "You may have Mirror Moss enter as a copy of any creature on the battlefield.", "0/3")
    feast = card("Open House", "{W}", "Sorcery", "Each player may put a creature card from their hand onto the battlefield.")
    table.hand("A", feast, BEAR)
    table.hand("B", mimic)
    table.policy = lambda decision: list(decision.candidates[:1]) if getattr(decision, "purpose", "") == "copy" else None
    table.answer("A", True).answer("B", True).mana("A", "{W}").cast("A", "Open House").resolve()
    assert len(table.all("Plain Bear")) == 1, "there was no creature to copy yet"
    assert table.all("Mirror Moss")


@rule("607.1", "113.6")
def test_a_card_in_a_graveyard_waits_for_what_enters_from_there() -> None:
    words = "Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, return this card from your graveyard to the battlefield at the beginning of the next end step."
    table = Table()
    table.graveyard("A", card("Patient Husk", "{B}", "Creature — Zombie", words, "1/1"))
    (dead,) = table.graveyard("A", bear())
    table.hand("A", sprite())
    table.mana("A", "{U}").cast("A", "Plain Sprite").resolve()
    assert not table.stack()
    do(table, "Return target creature card from your graveyard to the battlefield.", [dead])
    table.to_step("end").resolve()
    assert table.all("Patient Husk")


@rule("712.13")
def test_what_returns_transformed_enters_attached_to_what_the_words_say() -> None:
    table = Table(3)
    back = data("Lingering Hex", "", "Enchantment — Aura Curse", "Enchant player")
    words = ("When this creature dies, return it to the battlefield transformed under your control attached to target "
             "opponent.")  # fmt: skip
    table.battlefield("A", card("Hex Crone", "{0}", "Creature — Human", words, "1/1", back=back))
    table.answer("A", [table.seat("C")])
    asked = len(table.asked)
    do(table, "Destroy all creatures.")
    table.resolve()
    (hex_,) = table.all("Lingering Hex")
    assert table.game.obj(hex_).attached_to == table.seat("C")
    assert not any(getattr(decision, "purpose", "") == "attach" for decision in table.asked[asked:])


@rule("712.13", "its back face up", "303.4f")
def test_what_returns_transformed_enters_attached_to_the_creature_that_the_words_name() -> None:
    table = Table()
    back = data("Lingering Ghost", "", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2.")
    words = "When this creature dies, return it to the battlefield transformed under your control attached to target creature you control."
    crone, _, cub = table.battlefield("A", card("Ghost Crone", "{0}", "Creature — Human", words, "1/1", back=back), bear(), card("Cub", "{G}", "Creature — Bear", "", "2/2"))
    table.answer("A", [cub])
    do(table, "Destroy target creature.", [crone])
    table.resolve()
    (ghost,) = table.all("Lingering Ghost")
    assert table.game.obj(ghost).attached_to == cub and table.pt(cub) == (4, 4)
