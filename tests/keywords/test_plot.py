"""Plot (CR 702.170 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

PLAN = ("Long Plan", "{4}{R}", "Instant", "You gain 5 life.\nPlot {1}{R}")


@rule("702.170a", "702.170d", edition="2026-01-16")
def test_it_is_cast_for_nothing_as_a_sorcery_on_a_later_turn() -> None:
    table = Table()
    (plan,) = table.hand("A", card(*PLAN))
    table.mana("A", "{1}{R}")
    table.special("A", plan)
    (plotted,) = table.all("Long Plan", "exile")
    assert not table.game.obj(plotted).face_down and table.actions("A") == ()
    table.next_turn("B")
    assert table.actions("A") == ()
    table.next_turn("A")
    table.cast("A", "Long Plan").resolve()
    assert table.life("A") == 25 and table.zone("A", "graveyard") == ["Long Plan"]


@rule("702.170a", "during your main phase while the stack is empty; pay its cost", "702.170b", edition="2026-01-16")
def test_it_is_plotted_when_a_sorcery_could_be_cast() -> None:
    table = Table()
    (plan,) = table.hand("A", card(*PLAN))
    (theirs,) = table.hand("B", card(*PLAN))
    plots = lambda who: [action for action in table.actions(who) if action.kind == "special"]  # noqa: E731
    assert plots("A") == []
    table.mana("A", "{1}{R}").mana("B", "{1}{R}")
    assert [action.oid for action in plots("A")] == [plan] and plots("B") == []
    table.hand("A", card("Small Hymn", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Small Hymn")
    assert plots("A") == []
    table.resolve()
    table.special("A", plan)
    assert table.stack() == [] and table.pool("A") == "" and table.zone("A", "hand") == []
    table.to_step("begin_combat", "B").mana("B", "{1}{R}")
    assert plots("B") == [] and theirs in table.game.zone("hand", 1)
    table.next_turn("A").cast("A", "Long Plan").resolve()
    assert table.life("A") == 26, "what was exiled so is cast later"


@rule("702.170d", "its owner, in their main phase with an empty stack, without paying its mana cost", edition="2026-01-16")
def test_a_plotted_card_is_cast_as_a_sorcery_by_its_owner() -> None:
    table = Table()
    (plan,) = table.hand("A", card(*PLAN))
    table.mana("A", "{1}{R}").special("A", plan)
    table.next_turn("A")
    assert [action.kind for action in table.actions("A") if action.kind != "play"] == ["cast"] and table.actions("B") == ()
    table.to_step("begin_combat")
    assert table.actions("A") == ()


@rule("702.170c", "702.170d", edition="2026-01-16")
def test_an_effect_can_make_a_card_plotted_that_has_no_plot_ability() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Deep Plan", "{0}", "Sorcery", "Exile target creature. It becomes plotted."))
    table.cast("A", "Deep Plan", [bear]).resolve()
    assert table.all("Meadow Bear", "exile")
    table.next_turn("B")
    assert len([action for action in table.actions("B") if action.kind == "cast"]) == 1 and table.actions("A") == ()
    table.cast("B", "Meadow Bear").resolve()
    assert table.all("Meadow Bear", who="B")


@rule("702.170e", edition="2026-01-16")
def test_plotting_a_card_is_taking_the_special_action() -> None:
    table = Table()
    watch = "Whenever you plot a card, you gain 1 life.\nWhenever an opponent plots a card, you gain 10 life."
    table.battlefield("A", card("Old Watch", "{2}", "Artifact", watch))
    (plan,) = table.hand("A", card(*PLAN))
    table.mana("A", "{1}{R}").special("A", plan).resolve()
    assert table.life("A") == 21
    (bear,) = table.battlefield("B", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Deep Plan", "{0}", "Sorcery", "Exile target creature. It becomes plotted."))
    table.cast("A", "Deep Plan", [bear]).resolve()
    assert table.life("A") == 21
    text = "If this creature would be exiled, put it into its owner's graveyard instead."
    (stray,) = table.battlefield("B", card("Stray Bear", "{1}{G}", "Creature — Bear", text, "2/2"))
    table.hand("A", card("Deep Plan", "{0}", "Sorcery", "Exile target creature. It becomes plotted."))
    table.battlefield("A", card("Plot Bell", "{1}", "Artifact", "Whenever a card becomes plotted, you gain 100 life."))
    table.cast("A", "Deep Plan", [stray]).resolve()
    assert table.life("A") == 21 and table.zone("B", "graveyard") == ["Stray Bear"], "what is elsewhere than in exile is not plotted"


@rule("702.170c", "becomes plotted also by an effect", edition="2026-01-16")
def test_a_card_becomes_plotted_by_its_plot_ability_and_by_an_effect_alike() -> None:
    table = Table()
    text = "When this card becomes plotted, you gain 2 life."
    plotted = ("Patient Bear", "{1}{G}", "Creature — Bear", f"{text}\nPlot {{G}}", "2/2")
    (bear,) = table.battlefield("A", card(*plotted))
    table.hand("A", card(*plotted))
    table.mana("A", "{G}").special("A", table.game.zone("hand", 0)[0]).resolve()
    assert table.life("A") == 22
    table.hand("B", card("Deep Plan", "{0}", "Instant", "Exile target creature. It becomes plotted."))
    table.cast("B", "Deep Plan", [bear]).resolve()
    assert table.life("A") == 24 and table.life("B") == 20


@rule("702.170c", "a card in exile", "702.170d", edition="2026-01-16")
def test_what_ended_up_elsewhere_does_not_become_plotted() -> None:
    table = Table()
    text = "If this creature would be exiled, put it into its owner's graveyard instead."
    table.battlefield("A", card("Plot Bell", "{1}", "Artifact", "Whenever a card becomes plotted, you gain 1 life."))
    (bear,) = table.battlefield("A", card("Stray Bear", "{1}{G}", "Creature — Bear", text, "2/2"))
    table.hand("A", card("Deep Plan", "{0}", "Sorcery", "Exile target creature. It becomes plotted."))
    table.cast("A", "Deep Plan", [bear]).resolve()
    assert "Stray Bear" in table.zone("A", "graveyard") and table.life("A") == 20
    (other,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "When this card becomes plotted, you gain 4 life.", "2/2"))
    table.hand("A", card("Deep Plan", "{0}", "Sorcery", "Exile target creature. It becomes plotted."))
    table.cast("A", "Deep Plan", [other]).resolve()
    assert table.all("Plain Bear", "exile") and (table.life("A"), table.life("B")) == (21, 24)
