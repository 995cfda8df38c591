"""Exile (CR 701.11, 406): objects and whole zones; until something leaves the battlefield (610.3)."""

from __future__ import annotations

from engine.core.zones import EXILE, GRAVEYARD
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card, data

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("115.1")
def test_a_target_on_the_battlefield_or_in_a_graveyard() -> None:
    table = Table()
    (alive,) = table.battlefield("B", ogre())
    (dead,) = table.graveyard("B", bear())
    words = "Exile up to one target creature from the battlefield or creature card from a graveyard."
    do(table, words, targets=[alive])
    do(table, words, targets=[dead])
    assert len(table.game.zone("exile")) == 2


def test_whether_what_left_had_any_counter_is_asked_of_it_as_it_was() -> None:
    table = Table()
    table.battlefield("A", card("Leader", "{W}", "Enchantment", "Whenever a creature you control leaves the battlefield, if it had a counter on it, you gain 2 life."))
    bear = card("Bear", "{G}", "Creature — Bear", "", "2/2")
    (plain,) = table.battlefield("A", bear)
    (marked,) = table.battlefield("A", bear, counters=(("stun", 1),))
    table.hand("A", *[card("Send Off", "{U}", "Instant", "Exile target creature.")] * 2)
    table.mana("A", "{U}").cast("A", "Send Off", [plain]).resolve()
    assert table.life("A") == 20
    table.mana("A", "{U}").cast("A", "Send Off", [marked]).resolve()
    assert table.life("A") == 22


@rule("511.2", "508.1")
def test_it_and_two_others_attacked_this_combat() -> None:
    table = Table()
    back = data("Hero, Proven", "", "Legendary Planeswalker — Hero", "+1: Draw a card.", loyalty="4")
    hero = card("Hero", "{W}", "Legendary Creature — Human", "At end of combat, if Hero and at least two other creatures "
                "attacked this combat, exile Hero, then return him to the battlefield transformed under his owner's "
                "control.", "2/1", back=back)  # fmt: skip
    (oid,) = table.battlefield("A", hero)
    others = table.battlefield("A", bear(), bear())
    table.answer("A", [[ref, 1] for ref in (oid, *others[:1])])
    table.to_step("end_combat").resolve()
    assert not table.all("Hero, Proven")
    table.next_turn("A")
    table.answer("A", [[ref, 1] for ref in (oid, *others)])
    table.to_step("end_combat").resolve()
    (proven,) = table.all("Hero, Proven")
    assert table.counters(proven) == {"loyalty": 4}


@rule("109.2", "115.1")
def test_a_card_other_than_a_basic_land_card() -> None:
    table = Table()
    land, other = table.graveyard("B", card("Forest", "", "Basic Land — Forest"), sprite())
    do(table, "Exile target card in a graveyard other than a basic land card.", targets=[land, other])
    assert table.zone("B", "graveyard") == ["Forest"]


@rule("610.3", "610.3c")
def test_exile_until_it_leaves_the_battlefield() -> None:
    table = Table()
    (bear_id,) = table.battlefield("B", bear())
    table.hand("A", card("Jar", "{0}", "Artifact",
               "When this artifact enters, exile target creature an opponent controls until this artifact leaves the "
               "battlefield."))  # fmt: skip
    table.cast("A", "Jar").resolve()
    assert bear_id not in table.game.objects
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Plain Bear"]
    do(table, "Destroy target artifact.", targets=[table.find("Jar")])
    assert table.all("Plain Bear", who="B")
    assert not table.game.zone("exile")


@rule("610.3a", "610.3b")
def test_exile_until_does_nothing_if_it_has_left_already() -> None:
    table = Table()
    table.battlefield("B", bear())
    table.hand("A", card("Jar", "{0}", "Artifact",
               "When this artifact enters, exile target creature an opponent controls until this artifact leaves the "
               "battlefield."))  # fmt: skip
    table.cast("A", "Jar").resolve(1)
    jar = table.find("Jar")
    table.hand("B", card("Smash", "{0}", "Instant", "Destroy target artifact."))
    table.cast("B", "Smash", [jar]).resolve()
    assert table.all("Plain Bear", who="B")


@rule("400.7j")
def test_an_effect_finds_what_it_moved() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(
        table,
        "Exile target creature you control, then return it to the battlefield under its owner's control. "
        "Put a +1/+1 counter on it.",
        targets=[one],
    )
    again = table.find("Plain Ogre")
    assert again != one
    assert table.counters(again) == {"+1/+1": 1}


@rule("614.1a", "400.6")
def test_cards_from_anywhere_are_exiled_instead_and_tokens_too() -> None:
    table = Table()
    (bear,) = table.battlefield("B", BEAR)
    table.battlefield("A", order("If a card or token would be put into a graveyard from anywhere, exile it instead."))
    (zap,) = table.hand("A", ZAP)
    table.mana("A", "{R}")
    table.cast("A", zap, targets=[bear]).resolve()
    assert table.zone("A", GRAVEYARD) == table.zone("B", GRAVEYARD) == []
    assert sorted(table.game.chars(oid).name for oid in table.game.zone(EXILE)) == ["Ember Zap", "Plain Bear"]


@rule("614.1a", "608.2c")
def test_it_is_the_creature_that_would_die_and_not_what_dealt_the_damage() -> None:
    table = Table()
    (oni,) = table.battlefield("A", card("Iron Oni", "{R}", "Creature — Ogre", (
        "{T}: Iron Oni deals 2 damage to any target.\n"
        "If a creature dealt damage by Iron Oni this turn would die, exile it instead."), "1/1"))  # fmt: skip
    struck, other = table.battlefield("B", BEAR, BEAR)
    table.activate("A", oni, targets=[struck]).resolve()
    happen(table.game, Destroy(other))
    assert table.all("Plain Bear", EXILE) and len(table.all("Plain Bear", GRAVEYARD)) == 1
    assert oni in table.game.battlefield


@rule("603.10a")
def test_dies_or_is_put_into_exile_looks_back() -> None:
    table = Table()
    permanent(table, "When this creature dies or is put into exile while its power is 3 or greater, you gain 5 life.",
              size="2/2")  # fmt: skip
    (weak,) = table.all("Test Thing")
    do(table, "Exile target creature.", targets=[weak])
    assert table.life("A") == 20
    permanent(table, "When this creature dies or is put into exile while its power is 3 or greater, you gain 5 life.",
              size="3/3")  # fmt: skip
    do(table, "Exile target creature.", targets=table.all("Test Thing"))
    table.resolve()
    assert table.life("A") == 25


@rule("607.2a", "614.12")
def test_a_card_exiled_as_a_permanent_enters_is_linked_to_the_permanent() -> None:
    table = Table()
    lore = card("Told Tale", "{U}", "Creature — Avatar", "As Told Tale enters, exile an instant or sorcery card from your graveyard.\n"
                "Told Tale's power and toughness are each equal to the exiled card's mana value.", "*/*")  # fmt: skip
    table.graveyard("A", card("Long Story", "{2}{U}", "Sorcery", "Draw a card."))
    table.hand("A", lore)
    table.mana("A", "{U}").cast("A", "Told Tale").resolve()
    assert table.pt(table.find("Told Tale")) == (3, 3)


@rule("701.11a")
def test_exiling_moves_an_object_from_wherever_it_is() -> None:
    table = Table()
    (on_table,) = table.battlefield("B", bear())
    (dead,) = table.graveyard("B", ogre())
    (held,) = table.hand("A", lamp())
    table.library("A", sprite())
    do(table, "Exile target creature.", targets=[on_table])
    do(table, "Exile target creature card from a graveyard.", targets=[dead])
    table.answer("A", [held])
    do(table, "Exile a card from your hand.")
    do(table, "Exile the top card of your library.")
    table.hand("B", card("Late Word", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", card("Hush", "{0}", "Instant", "Exile target spell."))
    table.cast("B", "Late Word")
    table.cast("A", "Hush", targets=[table.game.stack[-1]]).resolve()
    names = [table.game.chars(oid).name for oid in table.game.zone("exile")]
    assert names == ["Plain Bear", "Plain Ogre", "Plain Lamp", "Plain Sprite", "Late Word"]
    assert table.life("B") == 20 and table.zone("B", "graveyard") == []
