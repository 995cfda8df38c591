"""Exile (CR 701.11, 406): objects and whole zones; until something leaves the battlefield (610.3)."""

from __future__ import annotations

from engine.core.zones import EXILE, GRAVEYARD
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card, data

MEADOW_BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
KILL = ("Sharp End", "{B}", "Instant", "Destroy target creature.")
BITE = ("Bite", "{0}", "Instant", "Bite deals 5 damage to any target.")

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


@rule("601.3", "305.1")
def test_not_more_than_one_spell_this_way_each_turn() -> None:
    """Lands don't count; each turn anew, also another player's."""
    table = Table()
    quick = card("Quick Lamp", "{0}", "Artifact", "Flash")
    (a, b, c) = table.graveyard("B", quick, quick, quick)
    table.graveyard("B", card("Odd Field", "", "Land"))
    trove = permanent(table, "{0}: Exile target opponent's graveyard.\nYou may play land cards exiled with Test Thing.\nYou may cast nonland cards exiled with Test Thing. "
                      "You can't cast more than one spell this way each turn.", types="Enchantment")  # fmt: skip
    table.activate("A", trove, [1]).resolve()
    table.cast("A", "Quick Lamp").resolve()
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Quick Lamp"]
    table.play("A", "Odd Field")
    assert table.all("Odd Field")
    table.next_turn("B")
    table.cast("A", "Quick Lamp").resolve()
    assert len(table.all("Quick Lamp")) == 2
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Quick Lamp"]
    assert {a, b, c}


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("607.2a", "608.2h")
def test_what_was_exiled_with_something_is_found_behind_its_own_sacrifice() -> None:
    table = Table()
    text = "Whenever a creature you control dies, exile it.\nAt the beginning of each end step, if you control no creatures, sacrifice ~ and return all cards exiled with it to the battlefield under your control."
    table.battlefield("A", card("Better Days", "{W}", "Enchantment", text))
    (bear,) = table.battlefield("A", card(*MEADOW_BEAR))
    table.hand("B", card(*KILL))
    table.mana("B", "{B}").cast("B", "Sharp End", targets=[bear]).resolve()
    table.to_step("end").resolve()
    assert names(table) == ["Meadow Bear"]


@rule("404.1", "608.2d")
def test_a_card_from_each_graveyard_is_exiled() -> None:
    table = Table(3)
    mine = table.graveyard("A", bear(), ogre(), card(*BITE))
    theirs = table.graveyard("B", sprite())
    table.graveyard("C", card(*BITE))
    table.answer("A", True, [mine[1]], [theirs[0]])
    do(table, "You may exile up to one creature card from each graveyard.")
    assert sorted(table.zone("A", EXILE)) == sorted((OGRE[0], SPRITE[0])) and PLAIN_BEAR[0] in table.zone("A", GRAVEYARD)
    assert table.zone("C", GRAVEYARD) == ["Bite"]


@rule("404.1", "609.3")
def test_where_one_graveyard_has_none_the_others_lose_theirs() -> None:
    table = Table(3)
    table.graveyard("B", bear(), bear())
    do(table, "Exile a creature card from each graveyard.")
    assert table.zone("A", EXILE) == [PLAIN_BEAR[0]] and table.zone("B", GRAVEYARD) == [PLAIN_BEAR[0]]


@rule("610.3")
def test_a_granted_ability_exiles_until_its_own_creature_leaves() -> None:
    table = Table()
    permanent(table, 'Elf creatures you control have "When this creature enters, exile target creature an opponent controls until this creature leaves '
                     'the battlefield."', types="Enchantment")  # fmt: skip
    (theirs,) = table.battlefield("B", bear())
    table.hand("A", card("Scout", "{0}", "Creature — Elf", "", "1/1"))
    table.targets = [theirs]
    table.cast("A", "Scout", [theirs]).resolve()
    assert table.all(PLAIN_BEAR[0], EXILE)
    do(table, "Destroy all Elves.")
    assert table.all(PLAIN_BEAR[0])


@rule("607.2a")
def test_whether_a_card_is_exiled_with_it() -> None:
    table = Table()
    thing = permanent(table, "{T}: Exile target card from a graveyard.\n{0}: You gain 1 life. If a creature card is exiled with Test Thing, you "
                             "gain 2 life.", types="Artifact")  # fmt: skip
    dead, gone = table.graveyard("B", card(*FOREST), bear())
    do(table, "Exile target card from a graveyard.", [gone])
    table.activate("A", thing, index=1).resolve()
    assert table.life("A") == 21, "another exiled that card"
    (other,) = table.graveyard("B", bear())
    table.activate("A", thing, [other]).resolve()
    table.activate("A", thing, index=1).resolve()
    assert table.life("A") == 24 and table.game.obj(dead).zone == GRAVEYARD


@rule("603.2c", "107.3")
def test_as_many_counters_as_cards_left_your_graveyard_for_exile() -> None:
    table = Table()
    thing = permanent(table, "Whenever one or more cards are put into exile from your graveyard, put that many +1/+1 counters on Test Thing.")
    table.graveyard("A", bear(), ogre(), lamp())
    table.graveyard("B", bear())
    do(table, "Exile all graveyards.")
    assert table.counters(thing) == {"+1/+1": 3}


@rule("406.2")
def test_hands_and_graveyards_are_exiled() -> None:
    table = Table(3)
    for who in "ABC":
        table.hand(who, bear())
        table.graveyard(who, ogre())
    do(table, "Exile target player's hand and graveyard.", [1])
    assert not table.zone("B", "hand") + table.zone("B", "graveyard") and table.zone("C", "hand") == ["Plain Bear"]
    table.hand("B", lamp())
    do(table, "Exile all opponents' hands and graveyards.")
    assert not any(table.zone(who, zone) for who in "BC" for zone in ("hand", "graveyard"))
    assert "Plain Bear" in table.zone("A", "hand") and "Plain Ogre" in table.zone("A", "graveyard")
    table.hand("B", lamp())
    do(table, "Exile all hands and graveyards.")
    assert not any(table.zone(who, "hand") for who in "ABC") and table.zone("A", "graveyard") == ["Test Rite"]


@rule("610.3", "608.2e")
def test_each_opponent_exiles_a_card_of_theirs_until_it_leaves() -> None:
    table = Table(3)
    golem = permanent(table, "{0}: Each opponent exiles a card from their hand until Test Thing leaves the battlefield.")
    table.hand("B", bear())
    table.hand("C", bear(), sprite())
    table.activate("A", golem).resolve()
    assert [len(table.game.zone("hand", seat)) for seat in (1, 2)] == [0, 1]
    do(table, "Destroy target creature.", [golem])
    assert [len(table.game.zone("hand", seat)) for seat in (1, 2)] == [1, 2]


@rule("610.3", "608.2c")
def test_until_it_leaves_is_about_the_abilitys_own_object() -> None:
    table = Table()
    (gone,) = table.battlefield("A", bear())
    words = "When this creature enters, exile any number of other creatures you control until it leaves the battlefield."
    table.hand("A", card("Big Cart", "{0}", "Creature — Golem", words, "1/1"))
    table.answer("A", [gone]).cast("A", "Big Cart").resolve()
    assert not table.all("Plain Bear")
    do(table, "Destroy target creature.", [table.find("Big Cart")])
    assert len(table.all("Plain Bear")) == 1
