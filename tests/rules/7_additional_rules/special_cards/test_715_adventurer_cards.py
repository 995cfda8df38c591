"""Adventurer cards (CR 715), and Omens (CR 720 of the edition of 2026)."""

from __future__ import annotations

from engine.game.rules.questions.values import mana_value
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

CLEARING = data("Clear the Barn", "{G}", "Instant — Adventure", "You gain 2 life.")
TALLY = ("Tally Tales", "{W}", "Instant", "You gain 5 life for each creature you control that has an Adventure.")
ECHO = ("Echo Back", "{U}", "Instant", "Copy target spell.")


def ogre() -> CardDefinition:
    return card("Barn Ogre", "{3}{G}", "Creature — Ogre", "Trample", "4/4", layout="adventure", back=CLEARING)


def has_set_out(table: Table, who: str = "A") -> int:
    """Cast the Adventure and let it resolve; the card in exile."""
    table.hand(who, ogre())
    table.mana(who, "{G}").cast(who, "Clear the Barn").resolve()
    return table.find("Barn Ogre", "exile")


def offers(table: Table, who: str, oid: int) -> list[str]:
    return [action.label for action in table.actions(who) if action.oid == oid and action.kind in ("cast", "play")]


@rule("715.3", "715.2")
def test_it_is_cast_normally_or_as_an_adventure() -> None:
    table = Table()
    (oid,) = table.hand("A", ogre())
    table.mana("A", "{3}{G}")
    assert offers(table, "A", oid) == ["Barn Ogre", "Clear the Barn"]
    table.cast("A", "Barn Ogre").resolve()
    assert table.all("Barn Ogre") and table.life("A") == 20


@rule("715.3a")
def test_only_the_adventure_is_judged_when_it_is_cast_as_one() -> None:
    table = Table()
    table.battlefield("B", card("Beast Ban", "{2}{W}", "Enchantment", "Your opponents can't cast creature spells."))
    (oid,) = table.hand("A", ogre())
    table.mana("A", "{3}{G}")
    assert offers(table, "A", oid) == ["Clear the Barn"]


@rule("715.3a")
def test_an_instant_adventure_of_a_creature_is_cast_whenever_an_instant_could_be() -> None:
    table = Table()
    (oid,) = table.hand("A", ogre())
    table.to_step("upkeep", "B").mana("A", "{3}{G}")
    assert offers(table, "A", oid) == ["Clear the Barn"]


@rule("715.3b")
def test_on_the_stack_an_adventure_has_only_its_alternative_characteristics() -> None:
    table = Table()
    table.hand("A", ogre())
    table.mana("A", "{G}").cast("A", "Clear the Barn")
    spell = table.game.stack[-1]
    values = table.game.chars(spell)
    assert values.names == ("Clear the Barn",) and values.types == ("instant",) and values.subtypes == ("Adventure",)
    assert values.power is None and not table.has(spell, "trample") and mana_value(table.game, spell) == 1


@rule("715.4")
def test_everywhere_else_it_has_only_its_normal_characteristics() -> None:
    table = Table()
    for zone in (table.hand, table.graveyard, table.exile, table.library):
        (oid,) = zone("A", ogre())
        values = table.game.chars(oid)
        assert values.names == ("Barn Ogre",) and values.types == ("creature",) and mana_value(table.game, oid) == 4
    (ready,) = table.battlefield("A", ogre())
    faces = view_for(table.game, 1, None).objects[ready].faces
    assert [(face.name, face.text) for face in faces] == [("Barn Ogre", "Trample"), ("Clear the Barn", "You gain 2 life.")]
    table.mana("A", "{3}{G}").cast("A", "Barn Ogre")
    assert table.game.chars(table.game.stack[-1]).names == ("Barn Ogre",)
    table = Table()
    (field,) = table.hand("A", card("Far Field", "", "Land", "{T}: Add {G}.", layout="adventure", back=data("Plow It", "{G}", "Sorcery — Adventure", "You gain 2 life.")))
    assert table.game.chars(field).types == ("land",)
    table.battlefield("A", card("Open Gate", "{1}", "Artifact", "You may cast spells from your hand without paying their mana costs."))
    assert [(action.kind, action.index) for action in table.actions("A")] == [("cast", 1), ("play", 0)], "it is a land, which isn't cast"


@rule("715.2a")
def test_what_has_an_adventure_has_it_though_it_does_not_use_it() -> None:
    table = Table()
    table.battlefield("A", ogre(), card("Plain Ogre", "{3}{G}", "Creature — Ogre", "", "4/4"))
    table.hand("A", card(*TALLY))
    table.mana("A", "{W}").cast("A", "Tally Tales").resolve()
    assert table.life("A") == 25


@rule("715.2a")
def test_an_adventure_on_the_stack_has_an_adventure() -> None:
    table = Table()
    table.hand("A", ogre())
    table.hand("B", card("Stop Tales", "{U}", "Instant", "Counter target spell that has an Adventure."))
    table.mana("A", "{G}").cast("A", "Clear the Barn")
    table.mana("B", "{U}").cast("B", "Stop Tales", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20 and "Barn Ogre" in table.zone("A", "graveyard")


@rule("715.2b")
def test_a_copy_of_the_creature_has_the_adventure_too() -> None:
    table = Table()
    table.battlefield("A", ogre(), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))  # no Adventure of the bear's counts
    table.hand("A", card("Mirror Beast", "{U}", "Creature — Beast", "You may have this creature enter as a copy of a creature you control.", "0/1"), card(*TALLY))
    table.answer("A", [table.find("Barn Ogre")]).mana("A", "{U}").cast("A", "Mirror Beast").resolve()
    assert len(table.all("Barn Ogre")) == 2
    table.mana("A", "{W}").cast("A", "Tally Tales").resolve()
    assert table.life("A") == 30


@rule("715.2c")
def test_an_adventurer_card_is_one_card() -> None:
    table = Table()
    table.library("A", ogre())
    table.battlefield("A", card("Count Keeper", "{1}", "Artifact", "Whenever you draw a card, you gain 1 life."))
    table.hand("A", card("Read On", "{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "Read On").resolve()
    assert table.zone("A", "hand") == ["Barn Ogre"] and table.life("A") == 21


@rule("715.2c", "has drawn one card, not two")
def test_what_waits_for_a_certain_draw_counts_an_adventurer_card_as_one() -> None:
    table = Table()
    keepers = {"first": 1, "second": 10, "second or third": 100}
    for which, life in keepers.items():
        table.battlefield("A", card("Count Keeper", "{1}", "Artifact", f"Whenever you draw your {which} card each turn, you gain {life} life."))
    table.battlefield("A", card("Spare Keeper", "{1}", "Artifact", "Whenever you draw a card except the first one you draw in each of your draw steps, you gain 1000 life."))
    table.battlefield("B", card("Far Keeper", "{1}", "Artifact", "Whenever you draw your first card each turn, you gain 7 life."))
    table.hand("A", *[card("Read On", "{0}", "Instant", "Draw a card.")] * 7)
    table.library("A", *[ogre()] * 5)
    gained = []

    def read_on() -> None:
        before = table.life("A")
        table.cast("A", "Read On").resolve()
        gained.append(table.life("A") - before)

    for _ in range(4):
        read_on()
    assert gained == [1001, 1110, 1100, 1000] and table.life("B") == 20
    before = table.next_turn("B").life("A")
    table.to_step("draw", "A").resolve()
    assert table.life("A") == before + 1 and table.life("B") == 27  # the one card of the turn, in the draw step
    read_on()
    assert gained[-1] == 1110
    table.battlefield("B", card("Near Keeper", "{1}", "Artifact", "Whenever you draw a card except the first one you draw in each of your draw steps, you gain 5 life."))
    table.hand("B", card("Read Too", "{0}", "Instant", "Draw a card."))
    table.cast("B", "Read Too").resolve()
    assert table.life("B") == 27 + 7 + 5  # the first one in this draw step, but it is not a step of B's
    table.battlefield("A", card("Wary Keeper", "{1}", "Artifact", "If you would draw your fourth card each turn, you gain 5000 life instead."))
    read_on()
    read_on()
    assert gained[-2:] == [1100, 5000] and len(table.zone("A", "library")) == 30 + 5 - 7


@rule("715.2c", "one card; what another draws in that step is not counted with it", "504.1")
def test_the_first_card_of_a_draw_step_is_the_first_that_its_player_draws() -> None:
    table = Table()
    table.battlefield("A", card("Spare Keeper", "{1}", "Artifact", "Whenever you draw a card except the first one you draw in each of your draw steps, you gain 1000 life."))
    table.hand("A", card("Gift", "{0}", "Instant", "The next time you would draw a card this turn, target opponent draws a card instead."))
    table.hand("A", *[card("Read On", "{0}", "Instant", "Draw a card.")] * 2)
    table.library("A", ogre(), ogre())
    table.next_turn("B").to_step("upkeep", "A").cast("A", "Gift", [1]).resolve()
    before = len(table.zone("B", "hand"))
    table.to_step("draw", "A")
    assert len(table.zone("B", "hand")) == before + 1, "that was the draw of the step"
    table.cast("A", "Read On").resolve()
    assert table.life("A") == 20, "A's first in this step"
    table.cast("A", "Read On").resolve()
    assert table.life("A") == 1020


@rule("715.3c")
def test_a_copy_of_an_adventure_is_an_adventure_too() -> None:
    table = Table()
    table.hand("A", ogre(), card(*ECHO))
    table.hand("B", card("End Tale", "{R}", "Instant", "Counter target Adventure spell."))
    table.mana("A", "{G}{U}").cast("A", "Clear the Barn").cast("A", "Echo Back", [table.game.stack[-1]]).resolve(1)
    copy, original = table.game.stack[-1], table.game.stack[0]
    assert copy != original
    values = table.game.chars(copy)
    assert values.name == "Clear the Barn" and values.subtypes == ("Adventure",) and values.types == ("instant",)
    table.mana("B", "{R}").cast("B", "End Tale", [copy]).resolve()
    assert table.life("A") == 22 and table.zone("A", "exile") == ["Barn Ogre"]


@rule("715.3c")
def test_a_copy_of_an_adventure_leaves_no_card_in_exile() -> None:
    table = Table()
    table.hand("A", ogre(), card(*ECHO))
    table.mana("A", "{G}{U}").cast("A", "Clear the Barn").cast("A", "Echo Back", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 24 and table.zone("A", "exile") == ["Barn Ogre"]


@rule("715.3d")
def test_an_adventure_that_resolves_is_exiled_and_the_card_may_be_cast_later() -> None:
    table = Table()
    oid = has_set_out(table)
    assert table.life("A") == 22 and table.zone("A", "graveyard") == []
    table.next_turn("B").next_turn("A").mana("A", "{3}{G}").cast("A", "Barn Ogre").resolve()
    assert table.all("Barn Ogre") and oid not in table.game.objects


@rule("715.3d")
def test_from_exile_it_can_not_be_cast_as_an_adventure_again() -> None:
    table = Table()
    oid = has_set_out(table)
    table.mana("A", "{3}{G}")
    assert offers(table, "A", oid) == ["Barn Ogre"]


@rule("715.3d")
def test_another_effect_may_let_it_be_cast_from_exile_as_an_adventure() -> None:
    table = Table()
    oid = has_set_out(table)
    table.hand("A", card("Tell Again", "{R}", "Sorcery", "You may cast target card you own in exile without paying its mana cost."))
    table.mana("A", "{R}")
    table.policy = lambda decision: decision.options.index("Cast Clear the Barn") if getattr(decision, "purpose", "") == "face" else None
    table.cast("A", "Tell Again", [oid]).resolve()
    assert table.life("A") == 24


@rule("715.3d")
def test_an_effect_may_let_it_be_cast_from_elsewhere_only_as_an_adventure() -> None:
    table = Table()
    text = "When this creature dies, you may cast it from your graveyard as an Adventure until the end of your next turn."
    (oid,) = table.battlefield("A", card("Mossy Rider", "{1}{G}", "Creature — Knight", text, "2/2", layout="adventure", back=CLEARING))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Fell", [oid]).resolve()
    gone = table.find("Mossy Rider", "graveyard", "A")
    table.next_turn("B").next_turn("A").mana("A", "{1}{G}{G}")
    assert offers(table, "A", gone) == ["Clear the Barn"]
    table.cast("A", "Clear the Barn").resolve()
    assert table.life("A") == 22 and offers(table, "A", table.find("Mossy Rider", "exile")) == ["Mossy Rider"]


@rule("715.3d", "other effects that allow a player to cast it as an Adventure: from their own graveyard")
def test_whoever_controlled_what_died_does_not_cast_it_from_another_players_graveyard() -> None:
    table = Table()
    text = "When this creature dies, you may cast it from your graveyard as an Adventure until the end of your next turn."
    (oid,) = table.battlefield("A", card("Mossy Rider", "{1}{G}", "Creature — Knight", text, "2/2", layout="adventure", back=CLEARING))
    table.hand("B", card("Borrow", "{U}", "Instant", "Gain control of target creature."), card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{U}{B}").cast("B", "Borrow", [oid]).resolve().cast("B", "Fell", [oid]).resolve()
    gone = table.find("Mossy Rider", "graveyard", "A")
    table.mana("A", "{G}").mana("B", "{G}")
    assert offers(table, "A", gone) == offers(table, "B", gone) == []


@rule("715.2a")
def test_cards_of_several_kinds_are_counted_once_each() -> None:
    table = Table()
    table.graveyard("A", ogre(), card("Note", "{U}", "Instant", "Draw a card."), card("Bear", "{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Long Read", "{W}", "Instant", "You gain X life, where X is the number of cards in your graveyard that are instant cards, sorcery cards, and/or have an Adventure."))
    table.mana("A", "{W}").cast("A", "Long Read").resolve()
    assert table.life("A") == 22


@rule("715.3d")
def test_an_adventure_that_resolves_is_never_on_its_way_to_a_graveyard() -> None:
    table = Table()
    table.battlefield("B", card("Ashen Ground", "{2}", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead."))
    oid = has_set_out(table)
    table.mana("A", "{3}{G}")
    assert offers(table, "A", oid) == ["Barn Ogre"]
    assert not any(getattr(decision, "purpose", "") == "replacement" for decision in table.asked)


@rule("715.3d")
def test_an_adventure_that_does_not_resolve_is_not_exiled() -> None:
    table = Table()
    table.hand("A", ogre())
    table.hand("B", card("Hush Up", "{U}", "Instant", "Counter target spell."))
    table.mana("A", "{G}").cast("A", "Clear the Barn")
    table.mana("B", "{U}").cast("B", "Hush Up", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == ["Barn Ogre"] and table.zone("A", "exile") == []


@rule("715.3d")
def test_what_an_adventure_did_not_exile_itself_can_not_be_cast_later() -> None:
    table = Table()
    (oid,) = table.exile("A", ogre())
    table.mana("A", "{3}{G}")
    assert offers(table, "A", oid) == []


@rule("715.3d")
def test_once_it_leaves_exile_the_permission_is_gone() -> None:
    table = Table()
    oid = has_set_out(table)
    table.hand("A", card("Bring Home", "{W}", "Sorcery", "Put target card you own in exile into your graveyard."))
    table.hand("A", card("Send Off", "{W}", "Sorcery", "Exile target card from your graveyard."))
    table.mana("A", "{W}").cast("A", "Bring Home", [oid]).resolve()
    table.mana("A", "{W}").cast("A", "Send Off", [table.find("Barn Ogre", "graveyard", "A")]).resolve()
    table.mana("A", "{3}{G}")
    assert offers(table, "A", table.find("Barn Ogre", "exile")) == []


@rule("715.3", "715.3d", edition="2026-01-16")
def test_a_land_that_is_on_an_adventure_may_be_played() -> None:
    table = Table(edition="2026")
    table.hand("A", card("Quiet Town", "", "Land — Town", "{T}: Add {C}.", layout="adventure", back=CLEARING))
    table.mana("A", "{G}").cast("A", "Clear the Barn").resolve()
    table.play("A", "Quiet Town")
    assert table.all("Quiet Town") and table.zone("A", "exile") == []


@rule("715.5")
def test_the_adventures_name_may_be_chosen_as_a_card_name() -> None:
    table = Table()
    table.hand("B", ogre())
    table.hand("A", card("Silence Stone", "{1}", "Artifact", "As this artifact enters, choose a card name.\nSpells with the chosen name can't be cast."))
    table.mana("A", "{1}").policy = lambda d: "Clear the Barn" if getattr(d, "purpose", "") == "card name" else None
    table.cast("A", "Silence Stone").resolve()
    table.mana("B", "{3}{G}").to_step("main1", "B").mana("B", "{3}{G}")
    (oid,) = table.game.zone("hand", 1)[:1]
    assert offers(table, "B", oid) == ["Barn Ogre"]


@rule("715.5", "the alternative name, where it is of such a card")
def test_the_adventures_name_is_none_of_a_creature_card() -> None:
    for kind, offered in (("a creature", "Barn Ogre"), ("an instant", "Clear the Barn")):
        table = Table()
        table.hand("A", ogre(), card("Name It", "{B}", "Sorcery", f"Choose {kind} card name."))
        table.mana("A", "{B}").cast("A", "Name It").resolve()
        (asked,) = [decision for decision in table.asked if getattr(decision, "purpose", "") == "card name"]
        assert [name for name in ("Barn Ogre", "Clear the Barn") if name in asked.options] == [offered]  # type: ignore[attr-defined]


# -- Omens (CR 720 of the edition of 2026) ---------------------------------------------------------------------------


OMENS = "2026-01-16"


def whelp() -> CardDefinition:
    back = data("Foretell Fire", "{R}", "Sorcery — Omen", "You gain 3 life.")
    return card("Ash Whelp", "{2}{R}", "Creature — Dragon", "Flying", "2/2", layout="adventure", back=back)


@rule("720.3d", edition=OMENS)
def test_an_omen_that_resolves_is_shuffled_into_its_owners_library() -> None:
    table = Table(edition="2026", library=3)
    table.hand("A", whelp())
    table.mana("A", "{R}").cast("A", "Foretell Fire").resolve()
    assert table.life("A") == 23 and table.zone("A", "graveyard") == [] and table.zone("A", "exile") == []
    assert sorted(table.zone("A", "library")) == ["Ash Whelp", "Forest", "Forest", "Forest"]


@rule("720.3d", edition=OMENS)
def test_an_omen_that_is_countered_goes_to_the_graveyard() -> None:
    table = Table(edition="2026")
    table.hand("A", whelp())
    table.hand("B", card("Hush Up", "{U}", "Instant", "Counter target spell."))
    table.mana("A", "{R}").cast("A", "Foretell Fire")
    table.mana("B", "{U}").cast("B", "Hush Up", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == ["Ash Whelp"]


@rule("720.3d", "its controller shuffles it into its owner's library", edition=OMENS)
def test_an_omen_that_another_controls_goes_into_its_owners_library() -> None:
    table = Table(edition="2026", library=3)
    bell = "Whenever you shuffle your library, you gain 10 life."
    table.battlefield("A", card("Far Bell", "{1}", "Artifact", bell))
    table.battlefield("B", card("Near Bell", "{1}", "Artifact", bell))
    table.hand("A", whelp())
    table.hand("B", card("Mine Now", "{0}", "Instant", "Gain control of target spell."))
    table.mana("A", "{R}").cast("A", "Foretell Fire")
    table.cast("B", "Mine Now", [table.game.stack[-1]]).resolve()
    assert sorted(table.zone("A", "library")) == ["Ash Whelp", "Forest", "Forest", "Forest"] and len(table.zone("B", "library")) == 3
    assert (table.life("A"), table.life("B")) == (30, 23)
