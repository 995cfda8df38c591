"""Splice (CR 702.47)."""

from __future__ import annotations

from engine.game.events.cards import Reveal
from tests.rulebook import rule
from tests.support.boards.table import Table, card

RITE = ("Arcane Rite", "{U}", "Instant — Arcane", "Target player gains 2 life.")
SONG = ("Arcane Song", "{3}{U}", "Instant — Arcane", "Target player loses 3 life.\nSplice onto Arcane {1}")
PLAIN = ("Plain Rite", "{U}", "Instant", "Target player gains 2 life.")


@rule("702.47a", "702.47b", "702.47c")
def test_its_words_are_added_to_an_arcane_spell_and_it_stays_in_hand() -> None:
    table = Table()
    table.hand("A", card(*RITE), card(*SONG))
    table.mana("A", "{U}{1}").answer("A", True, [0], [1])
    table.cast("A", "Arcane Rite").resolve()
    assert (table.life("A"), table.life("B")) == (22, 17)
    assert table.zone("A", "hand") == ["Arcane Song"] and table.zone("A", "graveyard") == ["Arcane Rite"]


@rule("702.47a")
def test_it_is_spliced_only_onto_arcane_spells() -> None:
    table = Table()
    table.hand("A", card(*PLAIN), card(*SONG))
    table.mana("A", "{U}{1}")
    table.cast("A", "Plain Rite", targets=[0]).resolve()
    assert table.life("A") == 22 and not [d for d in table.asked if d.kind == "yes_no"]


@rule("702.47d", "targets for the added text", "all its targets illegal")
def test_the_added_text_has_targets_of_its_own_and_the_spell_resolves_while_one_of_all_is_legal() -> None:
    table = Table()
    bear = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    bolt = ("Arcane Bolt", "{3}{R}", "Instant — Arcane", "Arcane Bolt deals 3 damage to target creature.\nSplice onto Arcane {1}")
    (one, two) = table.battlefield("B", card(*bear), card(*bear))
    table.hand("A", card("Arcane Growth", "{U}", "Instant — Arcane", "Target creature gets +1/+1 until end of turn. You gain 5 life."), card(*bolt))
    table.hand("B", *[card("Quick Doom", "{0}", "Instant", "Destroy target creature.")] * 2)
    table.mana("A", "{U}{1}").answer("A", True, [one], [two])
    table.cast("A", "Arcane Growth")
    assert [refs for _, refs in table.game.obj(table.game.stack[-1]).stack.targets] == [(one,), (two,)]
    table.cast("B", "Quick Doom", [one]).resolve()
    assert table.life("A") == 25 and table.zone("B", "graveyard").count("Meadow Bear") == 2, "one target was left"
    three, four = table.battlefield("B", card(*bear), card(*bear))
    table.hand("A", card("Arcane Growth", "{U}", "Instant — Arcane", "Target creature gets +1/+1 until end of turn. You gain 5 life."))
    table.mana("A", "{U}{1}").answer("A", True, [three], [four])
    table.cast("A", "Arcane Growth")
    do_both = card("Wide Doom", "{0}", "Instant", "Destroy all creatures.")
    table.hand("B", do_both)
    table.cast("B", "Wide Doom").resolve()
    assert table.life("A") == 25, "none was left: nothing of it happens"
    asked = len(table.asked)
    table.hand("A", card("Plain Growth", "{U}", "Instant", "You gain 5 life."))
    table.mana("A", "{U}{1}").cast("A", "Plain Growth")
    assert not table.game.obj(table.game.stack[-1]).stack.targets, "a spell that isn't Arcane has no such text, and no such target"
    assert {decision.kind for decision in table.asked[asked:]} == {"act", "pay"}, "nor is one asked whether it is spliced"


@rule("702.47e")
def test_the_spell_loses_what_was_spliced_onto_it_as_it_leaves_the_stack() -> None:
    table = Table()
    (rite,) = table.hand("A", card(*RITE))
    table.hand("A", card(*SONG))
    table.hand("B", card("Send Back", "{0}", "Instant", "Return target spell to its owner's hand."))
    table.mana("A", "{U}{1}{U}").answer("A", True, [0], [1])
    table.cast("A", rite)
    assert "loses" in table.game.chars(table.game.stack[-1]).text or len(table.game.chars(table.game.stack[-1]).abilities.spell) == 2
    table.cast("B", "Send Back", [table.game.stack[-1]]).resolve()
    (again,) = [oid for oid in table.game.zone("hand", 0) if table.game.chars(oid).name == "Arcane Rite"]
    assert len(table.game.chars(again).abilities.spell) == 1
    table.hand("A", card(*PLAIN))
    table.mana("A", "{U}{1}").answers[0] = [False, [0], [0]]
    table.cast("A", again).resolve()
    assert (table.life("A"), table.life("B")) == (22, 20)
    asked = len(table.asked)
    table.cast("A", "Plain Rite").resolve()
    assert (table.life("A"), table.life("B")) == (24, 20) and "yes_no" not in [decision.kind for decision in table.asked[asked:]], "it is not Arcane"


@rule("702.47b", "the card is revealed, and stays in hand", "702.47a")
def test_the_spliced_card_is_revealed() -> None:
    table = Table()
    table.hand("A", card(*RITE))
    (song,) = table.hand("A", card(*SONG))
    table.mana("A", "{U}{1}").answer("A", True, [0], [1])
    table.cast("A", "Arcane Rite")
    assert [event.oids for event in table.game.history.this_turn if isinstance(event, Reveal)] == [(song,)]
    assert song in table.game.zone("hand", 0)
    table.resolve().hand("A", card(*PLAIN))
    table.mana("A", "{U}{1}").cast("A", "Plain Rite").resolve()
    assert len([event for event in table.game.history.this_turn if isinstance(event, Reveal)]) == 1, "it is not Arcane: nothing is spliced onto it"


@rule("702.47b", "it is revealed as the spell is cast", "702.47a")
def test_the_revealed_card_may_be_discarded_for_the_spell() -> None:
    table = Table()
    text = "As an additional cost to cast this spell, discard a card.\nTarget player gains 2 life."
    table.hand("A", card("Dear Rite", "{U}", "Instant — Arcane", text), card(*SONG))
    table.mana("A", "{U}{1}").answer("A", True, [0], [1])
    table.cast("A", "Dear Rite").resolve()
    assert (table.life("A"), table.life("B")) == (22, 17)
    assert table.zone("A", "hand") == [] and sorted(table.zone("A", "graveyard")) == ["Arcane Song", "Dear Rite"]


@rule("702.47a", "a spell that one casts oneself")
def test_nobody_splices_onto_another_players_spell() -> None:
    table = Table()
    table.hand("A", card(*RITE))
    table.hand("B", card(*SONG))
    table.mana("A", "{U}").mana("B", "{1}")
    table.cast("A", "Arcane Rite", targets=[0]).resolve()
    assert (table.life("A"), table.life("B")) == (22, 20)
    assert {decision.kind for decision in table.asked} <= {"act", "targets", "mana", "pay"} and len(table.game.players[1].pool) == 1


@rule("702.47c", "it gains no name, color or type of the spliced card", "702.47a", "onto an instant or sorcery spell")
def test_a_spell_does_not_become_arcane_by_an_arcane_card_spliced_onto_it() -> None:
    table = Table()
    tune = card("Rare Tune", "{4}{R}", "Sorcery — Arcane", "Target player loses 5 life.\nSplice onto instant or sorcery {2}")
    table.hand("A", card(*PLAIN), tune, card(*SONG))
    table.mana("A", "{U}{3}").answer("A", True, [0], [1])
    table.cast("A", "Plain Rite")
    chars = table.game.chars(table.game.stack[-1])
    assert (chars.names, chars.colors, chars.types, chars.subtypes) == (("Plain Rite",), ("U",), ("instant",), ())
    assert len([decision for decision in table.asked if decision.kind == "yes_no"]) == 1, "the song is not offered"
    table.resolve()
    assert (table.life("A"), table.life("B")) == (22, 15)


@rule("702.47c", "no card types of the spliced card", "702.47a", "onto an instant or sorcery spell")
def test_a_sorcery_stays_one_with_an_instant_spliced_onto_it() -> None:
    table = Table()
    tune = card("Quick Tune", "{4}{R}", "Instant", "Target player loses 5 life.\nSplice onto instant or sorcery {2}")
    table.hand("A", card("Slow Rite", "{U}", "Sorcery", "Target player gains 2 life."), card("Slow Ox", "{U}", "Creature — Ox", "", "1/1"), tune)
    table.mana("A", "{U}{U}{4}").answer("A", True, [0], [1])
    table.cast("A", "Slow Rite")
    assert table.game.chars(table.game.stack[-1]).types == ("sorcery",)
    table.resolve()
    assert (table.life("A"), table.life("B")) == (22, 15)
    table.asked.clear()
    table.cast("A", "Slow Ox").resolve()
    assert not [decision for decision in table.asked if decision.kind == "yes_no"], "onto a creature spell nothing is spliced"
