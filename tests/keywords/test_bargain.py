"""Bargain (CR 702.166)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

HAGGLE = ("Long Haggle", "{R}", "Sorcery", "Bargain\nYou gain 2 life. If this spell was bargained, draw a card.")
COG = ("Small Cog", "{1}", "Artifact")


@rule("702.166a", "702.166b")
def test_something_is_sacrificed_for_more() -> None:
    table = Table()
    table.battlefield("A", card(*COG))
    table.hand("A", card(*HAGGLE), card(*HAGGLE))
    table.mana("A", "{R}{R}").answer("A", True)
    table.cast("A", "Long Haggle").resolve()
    assert table.zone("A", "graveyard") == ["Small Cog", "Long Haggle"] and "Forest" in table.zone("A", "hand")
    table.cast("A", "Long Haggle").resolve()
    assert table.zone("A", "hand") == ["Forest"] and table.life("A") == 24


@rule("702.166b", "if it is declared", "702.166a")
def test_a_spell_with_x_is_bargained_whatever_x_is() -> None:
    for mana, life in (("{R}", 30), ("{R}{2}", 32)):
        table = Table()
        table.battlefield("A", card(*COG))
        table.hand("A", card("Wide Haggle", "{X}{R}", "Sorcery", "Bargain\nYou gain X life. If this spell was bargained, you gain 10 life."))
        table.mana("A", mana).answer("A", True, life - 30).cast("A", "Wide Haggle").resolve()
        assert table.life("A") == life and table.all("Small Cog") == []


@rule("702.166c", "607.2i")
def test_what_bargaining_does_is_linked_to_the_bargain_of_the_object_itself() -> None:
    table = Table()
    troll = card("Toll Troll", "{R}", "Creature — Troll", "Bargain\nWhen this creature enters, if it was bargained, you gain 5 life.", "2/2")
    shape = card("Shape Thief", "{R}", "Creature — Shapeshifter", "Bargain\nYou may have this creature enter as a copy of any creature on the battlefield.", "0/0")
    table.battlefield("A", card(*COG), card(*COG))
    table.hand("A", troll, shape)
    table.mana("A", "{R}{R}")
    table.answer("A", True)
    table.cast("A", "Toll Troll").resolve()
    assert table.life("A") == 25
    trolls = table.all("Toll Troll")
    table.policy = lambda d: True if d.kind == "yes_no" else trolls if d.kind == "objects" and trolls[0] in d.candidates else None
    table.cast("A", "Shape Thief").resolve()
    assert len(table.all("Toll Troll")) == 2 and not table.all("Small Cog"), "it was bargained …"
    assert table.life("A") == 25, "… by another bargain ability than the one its copied ability is linked to"


@rule("702.166d")
def test_targets_of_a_bargained_part_are_chosen_only_if_it_was_bargained() -> None:
    table = Table()
    bear = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    one, two = table.battlefield("B", card(*bear), card(*bear))
    haggle = card("Hard Haggle", "{R}", "Sorcery", "Bargain\nDestroy target creature. If this spell was bargained, destroy target artifact.")
    (lamp,) = table.battlefield("B", card("Plain Lamp", "{1}", "Artifact"))
    table.battlefield("A", card(*COG))
    table.hand("A", haggle, haggle)
    table.mana("A", "{R}{R}").answer("A", False)
    table.cast("A", "Hard Haggle", targets=[one])
    assert [refs for _, refs in table.game.obj(table.game.stack[-1]).stack.targets] == [(one,)]
    table.resolve()
    assert lamp in table.game.objects and one not in table.game.objects
    table.answer("A", True)
    table.cast("A", "Hard Haggle", targets=[two, lamp])
    assert [refs for _, refs in table.game.obj(table.game.stack[-1]).stack.targets] == [(two,), (lamp,)]
    table.resolve()
    assert lamp not in table.game.objects and two not in table.game.objects


@rule("702.166d", "only if it was bargained, or whatever else settles it as it is cast")
def test_a_part_may_ask_whether_it_was_bargained_or_what_was_controlled() -> None:
    for controlled, bargained in ((False, False), (False, True), (True, False)):
        table = Table()
        either = "Bargain\nYou gain 2 life. If this spell was bargained or you controlled a Bear as you cast this spell, destroy target artifact."
        table.hand("A", card("Either Haggle", "{R}", "Sorcery", either))
        table.battlefield("A", card(*COG), *([card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")] if controlled else []))
        (lamp,) = table.battlefield("B", card("Plain Lamp", "{1}", "Artifact"))
        table.mana("A", "{R}").answer("A", bargained)
        table.cast("A", "Either Haggle", targets=[lamp] if controlled or bargained else None)
        assert [refs for _, refs in table.game.obj(table.game.stack[-1]).stack.targets] == ([(lamp,)] if controlled or bargained else [])
        table.resolve()
        assert table.life("A") == 22 and (lamp in table.game.objects) != (controlled or bargained)


@rule("702.166a", "an additional cost beside others, one may; an artifact, enchantment or token of one's own", "702.166b")
def test_it_is_bargained_for_beside_other_additional_costs() -> None:
    table = Table()
    rite = card("Trade Rite", "{R}", "Sorcery — Arcane", "Bargain\nYou gain 2 life. If this spell was bargained, you gain 10 life.")
    song = card("Trade Song", "{3}{U}", "Instant — Arcane", "Each opponent loses 3 life.\nSplice onto Arcane {1}")
    table.hand("A", rite, rite, song)
    table.hand("B", song)
    table.battlefield("B", card(*COG))
    table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{R}{1}{1}").answer("A", True).cast("A", "Trade Rite").resolve()
    assert len([decision for decision in table.asked if decision.kind == "yes_no"]) == 1, "nor about the song in B's hand"
    assert (table.life("A"), table.life("B")) == (22, 17), "there was nothing to sacrifice: only the splice was asked about"
    (sign,) = table.battlefield("A", card("Old Sign", "{1}", "Enchantment"))
    table.mana("A", "{R}{1}").answer("A", True, True).cast("A", "Trade Rite").resolve()
    assert (table.life("A"), table.life("B")) == (34, 14) and sign not in table.game.objects
    assert table.zone("A", "hand") == ["Trade Song"] and table.all("Meadow Bear") and table.all("Small Cog")
    asked = len([decision for decision in table.asked if decision.kind == "yes_no"])
    table.battlefield("A", card(*COG))
    table.hand("A", card(*HAGGLE))
    table.mana("A", "{R}{1}").answer("A", True).cast("A", "Long Haggle").resolve()
    assert (table.life("A"), table.life("B")) == (36, 14) and table.zone("A", "graveyard").count("Small Cog") == 1
    assert len([decision for decision in table.asked if decision.kind == "yes_no"]) == asked + 1, "what is not Arcane is bargained for alone"
