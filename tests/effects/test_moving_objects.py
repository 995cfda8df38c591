"""Exile, return, put: objects moved between zones, and the words that follow them (CR 400.7, 610.3)."""

from __future__ import annotations

from tests.effects.doing import bear, do, lamp, ogre, permanent
from tests.rulebook import rule
from tests.table import Table, card


@rule("701.7a")
def test_destroy() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Destroy target creature. Its controller loses 2 life.", targets=[one])
    assert table.zone("B", "graveyard") == ["Plain Bear"]
    assert table.life("B") == 18


def test_destroy_all_at_once_but_what_is_indestructible() -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", card("Hard Bear", "{G}", "Creature — Bear", "Indestructible", "2/2"))
    do(table, "Destroy all creatures.")
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]
    assert table.all("Hard Bear")


@rule("701.15a", "701.15c")
def test_a_regeneration_shield_is_used_once_and_not_if_it_can_not_be_regenerated() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Regenerate target creature.", targets=[one])
    do(table, "Destroy target creature.", targets=[one])
    assert table.game.obj(one).tapped
    do(table, "Regenerate target creature.", targets=[one])
    do(table, "Destroy target creature. It can't be regenerated.", targets=[one])
    assert "Plain Bear" in table.zone("A", "graveyard")


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


@rule("400.7e")
def test_a_trigger_finds_the_card_where_its_event_put_it() -> None:
    table = Table()
    permanent(table, "Whenever another creature you control dies, return it to its owner's hand.")
    (one,) = table.battlefield("A", bear())
    do(table, "Destroy target creature.", targets=[one])
    assert table.zone("A", "hand") == ["Plain Bear"]


@rule("110.2a")
def test_who_puts_a_card_onto_the_battlefield_controls_it() -> None:
    table = Table()
    (dead,) = table.graveyard("B", bear())
    do(table, "Put target creature card from a graveyard onto the battlefield under your control.", targets=[dead])
    assert table.game.chars(table.find("Plain Bear")).controller == 0
    assert table.game.obj(table.find("Plain Bear")).owner == 1


def test_return_to_hand_and_to_the_battlefield() -> None:
    table = Table()
    (one, two) = table.graveyard("A", bear(), ogre())
    do(table, "Return target creature card from your graveyard to your hand.", targets=[one])
    do(table, "Return target creature card from your graveyard to the battlefield tapped.", targets=[two])
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert table.game.obj(table.find("Plain Ogre")).tapped


@rule("400.7")
def test_a_card_that_moved_on_is_not_found() -> None:
    table = Table()
    permanent(table, "Whenever another creature you control dies, return it to its owner's hand.")
    (one,) = table.battlefield("A", bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Destroy target creature."))
    table.cast("A", "Test Rite", [one]).resolve(1)
    grave = table.find("Plain Bear", "graveyard", "A")
    table.hand("B", card("Take", "{0}", "Instant", "Exile target card from a graveyard."))
    table.cast("B", "Take", [grave]).resolve()
    assert table.zone("A", "hand") == []


@rule("401.4")
def test_cards_go_on_a_library_in_an_order_that_is_chosen() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    table.policy = lambda decision: [1, 0] if decision.kind == "order_objects" else None
    do(table, "Put all creatures you control on top of your library in any order.")
    assert table.zone("A", "library")[:2] == ["Plain Ogre", "Plain Bear"]


def test_put_on_the_bottom() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Put target creature on the bottom of its owner's library.", targets=[one])
    assert table.zone("B", "library")[-1] == "Plain Bear"


@rule("701.20c", "701.20d")
def test_a_graveyard_is_shuffled_into_a_library() -> None:
    table = Table(library=3)
    table.graveyard("A", bear(), lamp())
    do(table, "Shuffle your graveyard into your library.")
    assert sorted(table.zone("A", "library")) == ["Forest", "Forest", "Forest", "Plain Bear", "Plain Lamp"]


@rule("701.13a", "701.13b")
def test_mill_as_many_as_there_are() -> None:
    table = Table(library=2)
    do(table, "Target player mills four cards.", targets=[1])
    assert table.zone("B", "graveyard") == ["Forest", "Forest"]
    assert not table.game.over


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


@rule("701.20d", "108.3")
def test_players_shuffle_what_each_of_them_owns_with_their_hand_and_graveyard() -> None:
    table = Table(library=5)
    mine, _ = table.battlefield("A", bear(), lamp())
    (theirs,) = table.battlefield("B", bear())
    table.graveyard("A", lamp())
    table.hand("B", lamp())
    do(table, "Gain control of target creature until end of turn.", targets=[theirs])
    graveyard = len(table.zone("A", "graveyard"))
    do(table, "Each player shuffles their hand, graveyard, and permanents they own into their library, then draws two cards.")
    assert table.game.battlefield == () and mine not in table.game.objects
    assert (len(table.zone("A", "hand")), len(table.zone("A", "library"))) == (2, 5 + 2 + graveyard - 2)
    assert (len(table.zone("B", "hand")), len(table.zone("B", "library"))) == (2, 5 + 2 - 2)
