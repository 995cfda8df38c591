"""Putting objects onto the battlefield, or returning them there (CR 110.2a, 303.4f, 508.4)."""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card, data

VEIL = ("When Veil enters, if it's on the battlefield, it becomes an Aura with “enchant creature put onto the battlefield with Veil.” Put target "
        "creature card from a graveyard onto the battlefield under your control and attach Veil to it. When Veil leaves the battlefield, that "
        "creature's controller sacrifices it.")  # fmt: skip

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


@rule("614.1c", "608.2c")
@pytest.mark.parametrize(("mana", "counters"), [("{G}", {"+1/+1": 1}), ("{B}", {})])
def test_it_enters_with_a_further_counter(mana: str, counters: dict[str, int]) -> None:
    table = Table()
    (dead,) = table.graveyard("A", bear())
    table.hand("A", card("Vigor", "{1}", "Sorcery", "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast "
                         "this spell, that creature enters with an additional +1/+1 counter on it."))  # fmt: skip
    permanent(table, "Whenever a creature you control with a +1/+1 counter on it enters, you gain 1 life.", types="Enchantment")
    table.mana("A", mana).cast("A", "Vigor", [dead]).resolve()
    assert table.counters(table.find("Plain Bear")) == counters and table.life("A") == 20 + len(counters)


@rule("614.1c", "608.2c")
@pytest.mark.parametrize(("cards", "counters"), [(1, {}), (2, {"+1/+1": 2})])
def test_in_a_paragraph_of_its_own(cards: int, counters: dict[str, int]) -> None:
    table = Table()
    (dead,) = table.graveyard("B", bear())
    table.graveyard("A", *[card("Chime", "{0}", "Instant", "You gain 1 life.")] * cards)
    do(table, "Put target creature card from a graveyard onto the battlefield under your control.\nSpell mastery — If there are two or more instant "
              "and/or sorcery cards in your graveyard, that creature enters with two additional +1/+1 counters on it.", targets=[dead])  # fmt: skip
    (oid,) = table.all("Plain Bear", who="A")
    assert table.counters(oid) == counters


@rule("608.2c")
@pytest.mark.parametrize(("top", "put"), [(FOREST, True), (("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"), False)])
def test_the_revealed_card_is_cast_or_put_onto_the_battlefield(top: tuple[str, ...], put: bool) -> None:
    table = Table()
    table.library("A", *(card(*top) for _ in range(40)))
    table.answer("A", *([True] * (1 + put)))
    do(table, "Reveal the top card of your library. If it's a nonland card, you may cast it without paying its mana cost. If it's a land card, you may put it "
              "onto the battlefield and return Test Rite to its owner's hand.")  # fmt: skip
    assert table.zone("A", "hand") == (["Test Rite"] if put else [])
    assert len(table.all(top[0], who="A")) == 1 and len(table.zone("A", "graveyard")) == (0 if put else 1)


@rule("303.4c", "113.1a", "607.2")
def test_an_aura_for_what_was_put_there_with_it() -> None:
    table = Table()
    (dead,) = table.graveyard("B", ogre())
    table.hand("A", card("Veil", "{0}", "Enchantment", VEIL), bear())
    table.cast("A", "Veil", [dead]).resolve()
    veil, ox = table.find("Veil"), table.find("Plain Ogre")
    assert table.game.chars(ox).controller == 0 and table.game.objects[veil].attached_to == ox
    assert "Aura" in table.game.chars(veil).subtypes
    (other,) = table.battlefield("A", bear())
    do(table, "Attach target Aura to target creature.", targets=[veil, other])
    assert table.game.objects[veil].attached_to == ox  # it can enchant no other
    do(table, "Destroy target enchantment.", targets=[veil])
    assert table.zone("B", "graveyard") == ["Plain Ogre"]


@rule("608.2c")
def test_revealed_cards_that_were_not_put_onto_the_battlefield() -> None:
    table = Table()
    table.library("A", bear(), ogre(), card("Kind Word", "{5}", "Sorcery", "You gain 5 life."))
    table.answer("A", True, lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name == "Plain Bear"])
    do(table, "Reveal the top three cards of your library. You may put any number of creature cards from among them onto the battlefield. Then put all "
              "cards revealed this way that weren't put onto the battlefield into your graveyard.")  # fmt: skip
    assert len(table.all("Plain Bear")) == 1 and sorted(table.zone("A", "graveyard")[:2]) == ["Kind Word", "Plain Ogre"]


@rule("205.1a", "614.1c")
def test_a_card_returned_with_x_counters_is_something_else_for_good() -> None:
    table = Table()
    (dead,) = table.graveyard("A", lamp())
    (aura,) = table.graveyard("A", card("Old Aura", "{1}", "Enchantment — Aura", "Enchant creature"))
    table.mana("A", "{2}").answer("A", 2)
    words = ("Return target artifact or non-Aura enchantment card from your graveyard to the battlefield with X additional +1/+1 counters on it. "
             "It's a 1/1 Spirit creature with flying in addition to its other types.")  # fmt: skip
    do(table, words, [dead], cost="{X}")
    back = table.find("Plain Lamp")
    assert table.pt(back) == (3, 3) and table.has(back, "flying") and {"artifact", "creature"} <= set(table.game.chars(back).types)
    table.next_turn("B")
    assert table.pt(back) == (3, 3) and table.game.obj(aura).zone == GRAVEYARD


@rule("110.5b")
def test_tapped_is_said_last() -> None:
    table = Table()
    (dead,) = table.graveyard("B", ogre())
    do(table, "Put target creature card from a graveyard onto the battlefield under your control tapped.", [dead])
    ox = table.find(OGRE[0], who="A")
    assert table.game.obj(ox).tapped


@rule("122.6", "614.1c")
def test_something_enters_with_counters_of_two_kinds() -> None:
    table = Table()
    (dead,) = table.graveyard("A", bear())
    do(table, "Return target permanent card from your graveyard to the battlefield with a hexproof counter and an indestructible counter on it.", [dead])
    assert table.counters(table.find("Plain Bear")) == {"hexproof": 1, "indestructible": 1}
    table.hand("A", card("Grand Moth", "{0}", "Creature — Insect", "If you control a Bear, this creature enters with two +1/+1 counters and a lifelink counter on it.", "1/1"))
    table.cast("A", "Grand Moth").resolve()
    assert table.counters(table.find("Grand Moth")) == {"+1/+1": 2, "lifelink": 1}


@rule("110.2", "400.7")
def test_what_is_returned_under_your_control_returns_to_the_battlefield() -> None:
    table = Table()
    permanent(table, "Whenever a creature an opponent controls dies, you may pay 3 life. If you do, return that card under your control with a "
                     "finality counter on it.", types="Enchantment")  # fmt: skip
    (one,) = table.battlefield("B", bear())
    table.answer("A", True)
    do(table, "Destroy target creature.", [one])
    (back,) = table.all(PLAIN_BEAR[0], BATTLEFIELD)
    assert table.game.controller(back) == 0 and table.counters(back) == {"finality": 1} and table.life("A") == 17


@rule("708.2", "110.2a")
@pytest.mark.parametrize("side", [0, 1])
def test_returned_face_up_or_face_down_as_its_player_chooses(side: int) -> None:
    table = Table()
    table.graveyard("A", ogre())
    table.answer("A", side)
    do(table, "Return target creature card from your graveyard to the battlefield face up or face down.", [table.find("Plain Ogre", GRAVEYARD)])
    (there,) = table.game.permanents()
    assert table.pt(there) == ((3, 3), (2, 2))[side] and bool(table.game.obj(there).face_down) == bool(side)


@rule("107.1b", "122.6")
@pytest.mark.parametrize("number", [0, 2])
def test_no_counters_are_none(number: int) -> None:
    table = Table()
    permanent(table, "Whenever you put one or more +1/+1 counters on a creature, you gain 5 life.", types="Artifact")
    table.graveyard("A", ogre())
    table.mana("A", f"{{{number}}}").answer("A", number)
    do(table, "Return target creature card from your graveyard to the battlefield with X +1/+1 counters on it.",
       [table.find("Plain Ogre", GRAVEYARD)], cost="{X}")  # fmt: skip
    ox = table.find("Plain Ogre")
    assert table.game.obj(ox).counters == ({"+1/+1": number} if number else {}) and table.life("A") == (25 if number else 20)


@pytest.mark.parametrize("before", [
    "Mill four cards. Put each creature card milled this way onto the battlefield.", "Mill four cards. Return all creature cards milled this way to the battlefield.",
    "Reveal the top four cards of your library. Put all creature cards revealed this way onto the battlefield and the rest into your graveyard.",
])  # fmt: skip
@pytest.mark.parametrize(("after", "where"), [
    ("Those creatures gain haste. At the beginning of the next end step, return those creatures to their owner's hand.", "hand"),
    ("Exile those creatures at the beginning of the next end step.", "exile"), ("Sacrifice those creatures at the beginning of the next end step.", "graveyard"),
])  # fmt: skip
@rule("603.7c", "608.2c")
def test_those_creatures_are_the_ones_put_there_of_what_was_seen(before: str, after: str, where: str) -> None:
    table = Table()
    table.library("A", bear(), card("Deep Bog", "", "Basic Land — Swamp"), ogre(), lamp())
    (other,) = table.battlefield("A", bear())
    do(table, f"{before} {after}")
    came = [oid for oid in table.game.battlefield if oid != other]
    assert len(came) == 2 and all(table.has(oid, "haste") == ("haste" in after) for oid in came)
    table.to_step("end", "A").resolve()
    assert table.game.battlefield == (other,)
    assert {"Plain Bear", "Plain Ogre"} <= {table.game.chars(oid).name for oid in table.game.zone(where, 0 if where != "exile" else -1)}


@rule("110.2a", "608.2d")
def test_under_the_control_of_an_opponent_whom_its_controller_chooses() -> None:
    table = Table(3)
    words = "When this creature dies, return it to the battlefield under an opponent's control."
    golem = permanent(table, words)
    table.answer("A", [2])
    do(table, "Destroy target creature.", [golem])
    back = table.find("Test Thing")
    assert table.game.chars(back).controller == 2
    assert table.game.obj(back).owner == 0


@rule("110.2a")
def test_under_that_players_control() -> None:
    table = Table(3)
    (oid,) = table.graveyard("A", bear())
    do(table, "Choose target opponent. Return target creature card from a graveyard to the battlefield under that player's control.",
       [2, oid])  # fmt: skip
    assert table.game.chars(table.find("Plain Bear")).controller == 2
