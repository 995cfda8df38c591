"""Merging with permanents (CR 726)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseTargets
from engine.game.events.cards import Reveal
from engine.game.events.status import Flip, Transform, TurnFaceDown, TurnFaceUp
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from engine.meaning.progress import Progress
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.merged import BEAR, WING, both, merged
from tests.support.boards.table import Table, card, data


@rule("726.2b", "726.2c", "726.1")
def test_a_merged_permanent_is_the_object_that_it_was() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    hood = card("Red Hood", "{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+0.")
    table.battlefield("A", hood, attach_to=bear)
    table.battlefield("A", card("Bird Bell", "{1}", "Artifact", "Whenever a creature enters, you gain 5 life."))
    (other,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*BEAR))
    do(table, "Put a +1/+1 counter on target creature. It gains haste until end of turn.", [bear])
    table.hand("A", card(*WING))
    table.mana("A", "{U}").answer("A", 0)
    table.cast("A", "Bare Wing", way="mutate", targets=[bear]).resolve()
    assert table.game.zone("exile") == () and table.stack() == [] and table.life("A") == 20, "nothing entered"
    assert [decision.candidates for decision in table.asked if isinstance(decision, ChooseTargets)][-1] == (bear, other)
    assert view_for(table.game, 1, None).objects[bear].progress == (Progress("merged", 2, words="merged of 2"),)
    assert table.pt(bear) == (5, 5) and table.has(bear, "haste") and not table.game.obj(bear).sick
    table.answer("A", [[bear, 1]]).to_step("main2")
    assert table.life("B") == 15, "it has not just come under control"
    table.hand("A", card(*WING))
    table.asked.clear()
    table.mana("A", "{3}{U}").cast("A", "Bare Wing", way="").resolve()
    assert len(table.all("Bare Wing")) == 2 and len(table.game.obj(bear).parts) == 1, "cast the usual way it enters as any creature"
    assert not any(isinstance(decision, ChooseTargets) for decision in table.asked)


@rule("726.2a", "613.2")
def test_what_it_is_by_merging_is_copiable_and_gives_way_to_later_copy_effects() -> None:
    table, bear = both()
    do(table, "Create a token that's a copy of target creature.", [bear])
    token = next(oid for oid in table.all("Bare Wing") if oid != bear)
    assert table.pt(token) == (3, 4) and table.has(token, "flying") and table.has(token, "vigilance")
    assert table.game.obj(token).parts == ()
    (ox,) = table.battlefield("A", card("Mild Ox", "{2}", "Creature — Ox", "Menace", "4/4"))
    do(table, "Target creature becomes a copy of another target creature until end of turn.", [bear, ox])
    assert table.game.chars(bear).name == "Mild Ox" and not table.has(bear, "flying") and not table.has(bear, "vigilance")
    table.next_turn("B")
    assert table.game.chars(bear).name == "Bare Wing" and table.has(bear, "vigilance")


@rule("726.2a", "timestamp")
@pytest.mark.parametrize("top", [True, False])
def test_an_earlier_copy_effect_changes_only_the_component_it_was_on(top: bool) -> None:
    table = Table()
    bear, ox = table.battlefield("A", card(*BEAR), card("Mild Ox", "{2}", "Creature — Ox", "Menace", "4/4"))
    do(table, "Target creature becomes a copy of another target creature until end of turn.", [bear, ox])
    merged(table, bear, card(*WING), top=top)
    if top:
        assert table.game.chars(bear).name == "Bare Wing" and table.pt(bear) == (3, 4)
    else:
        assert table.game.chars(bear).name == "Mild Ox" and table.has(bear, "menace")
    assert table.has(bear, "flying")
    table.next_turn("B")
    assert table.game.chars(bear).name == ("Bare Wing" if top else "Meadow Bear")
    assert table.has(bear, "flying") and table.has(bear, "vigilance") and not table.has(bear, "menace")


@rule("726.2d")
@pytest.mark.parametrize("top", [True, False])
def test_it_is_a_token_only_if_its_topmost_component_is_one(top: bool) -> None:
    table = Table()
    bear = do(table, "Create a 2/2 green Bear creature token.").all("Bear Token")[0]
    merged(table, bear, card(*WING), top=top)
    assert table.game.obj(bear).token == (not top)
    do(table, f"Destroy target {'nontoken' if top else 'token'} creature.", [bear])
    assert [name for name in table.zone("A", "graveyard") if name != "Test Rite"] == ["Bare Wing"], "the token is gone"


@rule("726.2d", "726.3e", "what replaces where cards go")
def test_of_a_merged_token_only_the_components_that_are_cards_go_elsewhere() -> None:
    table = Table()
    bear = do(table, "Create a 2/2 green Bear creature token.").all("Bear Token")[0]
    other = do(table, "Create a 1/1 green Elf creature token.").all("Elf Token")[0]
    table.battlefield("B", card("Card Lock", "{1}", "Artifact", "If a card would be put into a graveyard from anywhere, exile it instead."))
    merged(table, bear, card(*WING), top=False)
    merged(table, bear, card("Lost Elk", "{1}{G}", "Creature — Elk", "", "3/3"), top=False, token=True)
    merged(table, other, card("Lost Elk", "{1}{G}", "Creature — Elk", "", "3/3"), top=False, token=True)
    happen(table.game, ZoneChange(bear, "graveyard"), ZoneChange(other, "graveyard"))
    went = {event.oid: event.apart for event in table.game.history.this_turn if isinstance(event, ZoneChange) and event.origin == "battlefield"}
    assert len(went[bear]) == 1 and went[other] == (), "the card alone, and nothing of what is tokens all through"
    assert [table.game.chars(oid).name for oid in table.game.zone("exile") if not table.game.obj(oid).token] == ["Bare Wing"]


@rule("726.2d", "707.10")
def test_a_copy_of_a_mutating_spell_becomes_a_token_component() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*WING), card("Twin Word", "{0}", "Instant", "Copy target spell you control."))
    table.mana("A", "{U}").answer("A", 1, 0)
    table.cast("A", "Bare Wing", way="mutate", targets=[bear])
    table.cast("A", "Twin Word", targets=[table.game.stack[-1]]).resolve()
    found = table.game.obj(bear)
    assert [part.token for part in found.parts] == [False, True] and not found.token, "the copy went beneath, the card on top"
    do(table, "Return target creature to its owner's hand.", [bear])
    assert sorted(table.zone("A", "hand")) == ["Bare Wing", "Meadow Bear"]


@rule("726.2e")
def test_the_topmost_component_decides_whether_it_is_face_up() -> None:
    table = Table()
    moth = card("Masked Moth", "{4}{U}", "Creature — Insect", "Menace\nMorph {U}\nWhen this creature is turned face up, you gain 9 life.", "3/3")
    table.battlefield("A", card("Old Ear", "{1}", "Artifact", "Whenever a permanent is turned face up, you gain 1 life."))
    (hidden,) = table.battlefield("A", moth, face_down="morph")
    merged(table, hidden, card(*WING), top=True)
    table.settle().resolve()
    assert not table.game.obj(hidden).face_down and table.life("A") == 20, "it was not turned face up"
    assert table.pt(hidden) == (3, 4) and not table.has(hidden, "menace"), "the Moth beneath is face down still"
    happen(table.game, TurnFaceDown(hidden))
    assert table.pt(hidden) == (2, 2)
    happen(table.game, TurnFaceUp(hidden))
    assert table.pt(hidden) == (3, 4) and table.game.chars(hidden).name == "Bare Wing", "what is on top, not what lay there before"
    (other,) = table.battlefield("A", moth, face_down="morph")
    merged(table, other, card(*WING), top=False)
    assert table.game.obj(other).face_down and table.pt(other) == (2, 2) and table.game.chars(other).name == ""
    assert table.has(other, "flying"), "the component beneath it is face up"


@rule("726.2e", "the status of the topmost one, though it is a copy of something face up")
@pytest.mark.parametrize("hidden", [False, True])
def test_what_is_put_beneath_a_copy_gives_its_abilities_face_down_or_not(hidden: bool) -> None:
    table = Table()
    bear, ox = table.battlefield("A", card(*BEAR), card("Mild Ox", "{2}", "Creature — Ox", "Menace", "4/4"))
    if hidden:
        happen(table.game, TurnFaceDown(bear))
    do(table, "Target creature becomes a copy of another target creature until end of turn.", [bear, ox])
    merged(table, bear, card(*WING), top=False)
    assert bool(table.game.obj(bear).face_down) is hidden and table.pt(bear) == ((2, 2) if hidden else (4, 4))
    assert table.has(bear, "flying") and table.has(bear, "menace") is not hidden


@rule("726.2f")
def test_it_is_turned_face_down_and_face_up_with_all_its_components() -> None:
    table, bear = both()
    happen(table.game, TurnFaceDown(bear))
    assert table.pt(bear) == (2, 2) and not table.has(bear, "flying") and not table.has(bear, "vigilance")
    assert all(part.face_down for part in table.game.obj(bear).parts)
    happen(table.game, TurnFaceUp(bear))
    assert table.game.chars(bear).name == "Bare Wing" and table.has(bear, "flying") and table.has(bear, "vigilance")
    moth = card("Masked Moth", "{4}{U}", "Creature — Insect", "Menace\nMorph {U}", "3/3")
    (hidden,) = table.battlefield("A", moth, face_down="morph")
    merged(table, hidden, card(*WING), top=True)
    assert not table.has(hidden, "menace"), "the lower one is face down, and what is face down has no abilities"
    happen(table.game, TurnFaceDown(hidden))
    happen(table.game, TurnFaceUp(hidden))
    assert table.has(hidden, "flying") and table.has(hidden, "menace"), "the lower one too"


@rule("726.2f", "702.37e")
def test_a_face_down_topmost_component_is_turned_up_for_its_morph_cost() -> None:
    table = Table()
    moth = card("Masked Moth", "{4}{U}", "Creature — Insect", "Menace\nMorph {U}", "3/3")
    (hidden,) = table.battlefield("A", moth, face_down="morph")
    merged(table, hidden, card(*WING), top=False)
    seen = [[face.name for face in view_for(table.game, seat, None).objects[hidden].melded] for seat in (0, 1)]
    assert seen == [["Masked Moth", "Bare Wing"], ["Bare Wing"]], "its controller alone sees what the topmost one is"
    table.mana("A", "{U}").special("A", hidden)
    assert [face.name for face in view_for(table.game, 1, None).objects[hidden].melded] == ["Masked Moth", "Bare Wing"]
    assert table.game.chars(hidden).name == "Masked Moth" and table.pt(hidden) == (3, 3)
    assert table.has(hidden, "menace") and table.has(hidden, "flying")


@rule("726.2g")
def test_one_that_contains_an_instant_is_not_turned_face_up() -> None:
    table = Table()
    table.library("A", card("Sudden Word", "{U}", "Instant", "You gain 3 life."))
    do(table, "Manifest the top card of your library.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    do(table, "Target creature gains haste until end of turn.", [hidden])
    merged(table, hidden, card(*WING), top=True)
    assert table.has(hidden, "haste") and table.has(hidden, "flying")
    table.battlefield("A", card("Old Ear", "{1}", "Artifact", "Whenever a permanent is turned face up, you gain 1 life."))
    happen(table.game, TurnFaceDown(hidden))
    do(table, "Turn target face-down creature face up.", [hidden])
    assert table.game.obj(hidden).face_down and table.life("A") == 20
    shown = [event.names for event in table.game.history.this_turn if isinstance(event, Reveal) and event.oids == (hidden,)]
    assert shown and {"Bare Wing", "Sudden Word"} <= set(shown[-1]), "its controller reveals it"
    (other,) = table.battlefield("A", card("Masked Moth", "{4}{U}", "Creature — Insect", "Menace\nMorph {U}", "3/3"), face_down="morph")
    merged(table, other, card(*WING), top=False)
    do(table, "Target creature gains haste until end of turn.", [other])
    table.mana("A", "{U}").special("A", other).resolve()
    assert not table.game.obj(other).face_down and table.has(other, "haste") and table.life("A") == 21, "one without any is"


@rule("726.2h", "710.2", "710.4")
@rule("710.3", "a permanent that is merged too")
@pytest.mark.parametrize("top", [True, False])
def test_a_flip_card_in_it_uses_its_alternative_characteristics_once_flipped(top: bool) -> None:
    table = Table()
    other = data("Grown Acolyte", "", "Legendary Creature — Human Monk", "Trample", "5/5")
    acolyte = card("Young Acolyte", "{1}{G}", "Creature — Ape Monk", "Reach", "1/1", layout="flip", back=other)
    (ape,) = table.battlefield("A", acolyte)
    merged(table, ape, card(*WING), top=not top)
    assert table.has(ape, "reach") and not table.has(ape, "trample") and table.has(ape, "flying")
    happen(table.game, Flip(ape))
    assert table.has(ape, "trample") and not table.has(ape, "reach") and table.has(ape, "flying")
    assert table.pt(ape) == ((5, 5) if top else (3, 4))
    assert not happen(table.game, Flip(ape)) and table.has(ape, "trample")


def wolf() -> CardDefinition:
    """A card that transforms."""
    back = data("Grey Beast", "", "Creature — Werewolf", "Trample", "4/4", color_indicator=("G",))
    return card("Grey Man", "{1}{G}", "Creature — Werewolf", "Reach", "2/3", back=back)


@rule("726.2i", "transforming")
@pytest.mark.parametrize("top", [True, False])
def test_transforming_it_turns_each_double_faced_component(top: bool) -> None:
    table = Table()
    (man,) = table.battlefield("A", wolf())
    merged(table, man, card(*WING), top=not top)
    merged(table, man, wolf(), top=False)
    do(table, "Transform target creature.", [man])
    assert table.has(man, "trample") and not table.has(man, "reach") and table.has(man, "flying")
    assert table.pt(man) == ((4, 4) if top else (3, 4))
    happen(table.game, Transform(man))
    assert table.has(man, "reach") and not table.has(man, "trample")


@rule("726.2i", "726.2f", "as it transforms, a lower component's words too", "701.50a")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_what_is_done_as_a_component_transforms(verb: str) -> None:
    table = Table()
    back = data("Many Colors", "", "Creature — Bear", "As this creature transforms into Many Colors, choose a color.\n"
                "This creature has protection from the chosen color.", "4/4", color_indicator=("G",))  # fmt: skip
    (man,) = table.battlefield("A", card("One Color", "{1}{G}", "Creature — Bear", "", "2/2", back=back))
    merged(table, man, card(*WING), top=True)
    do(table, f"{verb} target creature.", [man])
    assert [decision.seat for decision in table.asked if decision.purpose == "color"] == [0]
    assert table.has(man, "protection") and table.has(man, "flying") and table.pt(man) == (3, 4)


@rule("726.2i", "each double-faced component that transforms: a modal one does not", "701.50a")
@pytest.mark.parametrize("converts", [False, True])
def test_a_topmost_component_with_two_other_faces_stays_as_it_is(converts: bool) -> None:
    table = Table()
    (man,) = table.battlefield("A", wolf())
    modal = card("Front Door", "{1}", "Creature — Construct", "Flying", "1/1", layout="modal_dfc", back=data("Back Door", "{3}", "Creature — Construct", "", "5/5"))
    merged(table, man, modal, top=True)
    assert table.has(man, "reach")
    happen(table.game, Transform(man, converts=converts))
    assert table.game.chars(man).name == "Front Door" and table.pt(man) == (1, 1)
    assert table.has(man, "flying") and table.has(man, "trample") and not table.has(man, "reach")


@rule("726.2j", "726.2i")
@rule("701.28b", "of what can't be turned face down each double-faced component still transforms or converts", "701.50a", "701.50b")
@pytest.mark.parametrize("converts", [False, True])
@pytest.mark.parametrize("top", [True, False])
def test_one_with_a_double_faced_component_can_not_be_turned_face_down(top: bool, converts: bool) -> None:
    table = Table()
    (man,) = table.battlefield("A", wolf())
    merged(table, man, card(*WING), top=not top)
    assert table.has(man, "flying") and table.has(man, "reach")
    happen(table.game, TurnFaceDown(man))
    assert not table.game.obj(man).face_down
    happen(table.game, Transform(man, converts=converts))
    assert not table.game.obj(man).face_down and table.has(man, "trample") and not table.has(man, "reach") and table.has(man, "flying")


@rule("726.2a", "only the component that it was on")
@pytest.mark.parametrize("top", [True, False])
def test_what_else_the_same_copy_effect_changes_stays_a_copy(top: bool) -> None:
    table = Table()
    bear, fawn, ox = table.battlefield(
        "A", card(*BEAR), card("Dim Fawn", "{G}", "Creature — Deer", "", "1/1"), card("Mild Ox", "{2}", "Creature — Ox", "Menace", "4/4")
    )
    do(table, "Each other creature you control becomes a copy of target creature until end of turn.", [ox])
    assert [table.game.chars(oid).name for oid in (bear, fawn)] == ["Mild Ox"] * 2
    merged(table, bear, card(*WING), top=top)
    assert table.game.chars(fawn).name == "Mild Ox" and table.pt(fawn) == (4, 4) and not table.has(fawn, "flying")
    assert table.game.chars(bear).name == ("Bare Wing" if top else "Mild Ox") and table.has(bear, "flying")
    table.next_turn("B")
    assert table.game.chars(fawn).name == "Dim Fawn" and table.game.chars(bear).name == ("Bare Wing" if top else "Meadow Bear")
