"""Counter (CR 701.5): spells and abilities, and where a countered spell goes."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, LIBRARY
from tests.rulebook import rule
from tests.support.boards.doing import bear, lamp, ogre, permanent
from tests.support.boards.table import Table, card

BOLT = ("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")


FORK = ("Forked Spark", "{R}", "Sorcery", "Forked Spark deals 4 damage divided as you choose among any number of targets.")


def redirector(table: Table, who: str) -> int:
    """A creature that draws targets to itself."""
    return permanent(table, "{0}: Change a target of target spell or ability to this creature.", who, size="0/4")


ZAP = ("Zap", "{R}", "Instant", "Zap deals 3 damage to any target.")


@rule("115.7b")
def test_changing_a_target_to_a_legal_one() -> None:
    table = Table()
    skite = redirector(table, "B")
    table.hand("A", card(*BOLT))
    table.mana("A", "{R}").cast("A", "Spark", targets=[1])
    table.activate("B", skite, targets=[table.game.stack[-1]]).resolve()
    assert table.life("B") == 20
    assert table.game.obj(skite).damage == 3


@rule("115.7b", "115.3")
def test_one_target_of_several_is_changed_and_none_is_named_twice() -> None:
    table = Table()
    skite = redirector(table, "B")
    first, second = table.battlefield("B", bear(), ogre())
    table.hand("A", card(*FORK))
    table.answer("A", [first, second], [1, 3])
    table.mana("A", "{R}").cast("A", "Forked Spark")
    table.answer("B", [second])
    spell = table.game.stack[-1]
    table.activate("B", skite, targets=[spell]).resolve(1)
    table.activate("B", skite, targets=[spell]).resolve()  # it is a target already: nothing more changes
    assert table.game.obj(skite).damage == 3
    assert table.game.obj(first).damage == 1 and table.game.obj(second).damage == 0


@rule("701.5a")
def test_counter_target_spell_and_where_it_goes() -> None:
    table = Table()
    table.hand("B", card(*ZAP))
    table.mana("B", "{R}")
    table.cast("B", "Zap", [0])
    words = (
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard."
    )
    table.hand("A", card("Nope", "{0}", "Instant", words))
    table.cast("A", "Nope", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Zap"]
    assert table.zone("B", "graveyard") == []


@rule("701.5a")
def test_counter_a_triggered_ability() -> None:
    table = Table()
    table.hand("A", card("Herald", "{0}", "Creature — Human", "When this creature enters, you gain 5 life.", "1/1"))
    table.cast("A", "Herald").resolve(1)
    assert table.stack() == ["Herald trigger (A)"]
    table.hand("B", card("Hush", "{0}", "Instant", "Counter target activated or triggered ability."))
    table.cast("B", "Hush", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20


@rule("118.12a", "608.2c")
def test_if_they_do_behind_unless_they_pay_means_the_payment() -> None:
    table = Table()
    word = card("Costly Word", "{U}", "Instant", "Counter target spell unless its controller pays {1}. If they do, you gain 4 life.")
    table.hand("A", word, word)
    table.hand("B", card("Small Spark", "{R}", "Instant", "You gain 1 life."), card("Small Spark", "{R}", "Instant", "You gain 1 life."))
    for pays, life in ((True, 24), (False, 24)):
        table.mana("B", "{R}").cast("B", "Small Spark")
        table.mana("B", "{1}").mana("A", "{U}").answer("B", pays).cast("A", "Costly Word", [table.game.stack[-1]]).resolve()
        assert table.life("A") == life


@rule("701.5b")
def test_nothing_is_paid_back_for_what_was_countered() -> None:
    table = Table()
    table.hand("A", card("Costly Word", "{R}{B/P}", "Instant", "Draw a card."))
    thing = permanent(table, "{1}, {T}, Pay 2 life: You gain 9 life.", types="Artifact")
    table.hand("B", card("Nope", "{0}", "Instant", "Counter target spell or ability."))
    table.mana("A", "{R}").cast("A", "Costly Word")
    table.cast("B", "Nope", targets=[table.game.stack[-1]]).resolve()
    permanent(table, "Whenever you activate an ability, you gain 1 life.", types="Enchantment")
    table.hand("B", card("Nay", "{0}", "Instant", "Counter target activated ability."), card("Never", "{0}", "Instant", "Counter target triggered ability."))
    table.mana("A", "{1}").activate("A", thing)
    ability, trigger = table.game.stack
    table.cast("B", "Nay", targets=[trigger, ability]).resolve(1)
    assert table.game.stack == (trigger,)
    other = permanent(table.resolve(), "{1}, {T}, Pay 2 life: You gain 9 life.", types="Artifact")
    table.mana("A", "{1}").activate("A", other)
    ability, trigger = table.game.stack
    table.cast("B", "Never", targets=[ability, trigger]).resolve(1)
    assert table.game.stack == (ability,) and table.game.obj(other).tapped
    assert table.resolve().life("A") == 24 and table.game.players[0].pool == () and table.game.obj(thing).tapped
    assert table.zone("A", "graveyard") == ["Costly Word"] and table.zone("A", "hand") == []


@rule("101.2")
def test_a_target_spell_cant_be_countered_from_then_on() -> None:
    table = Table()
    guard = permanent(table, "{0}: Target spell can't be countered.")
    table.hand("A", card("Small Rite", "{0}", "Instant", "You gain 1 life."))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.cast("A", "Small Rite")
    spell = table.game.stack[-1]
    table.activate("A", guard, [spell]).resolve(1)
    table.cast("B", "No", [spell]).resolve()
    assert table.life("A") == 21


@rule("608.2b")
@pytest.mark.parametrize("case", ["exchanged", "no target", "target gone"])
def test_if_you_do_not_make_an_exchange(case: str) -> None:
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    table.hand("A", card("Drake", "{0}", "Creature — Drake", "When Drake enters, exchange control of Drake and up to one target creature an "
                         "opponent controls. If you don't make an exchange, sacrifice Drake. This ability can't be countered except by spells "
                         "and abilities.", "3/3"))  # fmt: skip
    table.cast("A", "Drake", [] if case == "no target" else [theirs]).resolve(1)
    table.settle()
    if case == "target gone":
        table.hand("B", card("Zap", "{0}", "Instant", "Destroy target creature."))
        table.cast("B", "Zap", [theirs])
    table.resolve()
    if case == "exchanged":
        assert (table.game.chars(table.find("Drake")).controller, table.game.chars(theirs).controller) == (1, 0)
    else:
        assert table.zone("A", "graveyard") == ["Drake"]


@rule("110.2a")
@pytest.mark.parametrize(("spell", "where"), [(ogre(), "mine"), (lamp(), "mine"), (card("Chime", "{0}", "Sorcery", "You gain 1 life."), "graveyard"),
                                              (card("Veil", "{0}", "Enchantment"), "graveyard")])  # fmt: skip
def test_countered_onto_the_battlefield(spell: object, where: str) -> None:
    table = Table()
    assert hasattr(spell, "name")
    table.hand("A", spell)  # type: ignore[arg-type]
    table.hand("B", card("Desert", "{0}", "Instant", "Counter target spell. If an artifact or creature spell is countered this way, put that card onto "
                         "the battlefield under your control instead of into its owner's graveyard."))  # fmt: skip
    table.mana("A", "{R}{R}{R}").cast("A", spell.name)
    table.cast("B", "Desert").resolve()
    if where == "mine":
        (oid,) = table.all(spell.name)
        assert table.game.chars(oid).controller == 1 and table.game.objects[oid].owner == 0
    else:
        assert table.zone("A", "graveyard") == [spell.name] and table.life("A") == 20


def yes(decision: object) -> object:
    """Whoever may, does."""
    return True if getattr(decision, "kind", "") == "yes_no" else None


@rule("608.2c")
def test_if_that_spell_is_countered_this_way() -> None:
    table = Table()
    fold = card("Fold", "{0}", "Instant", "Counter target spell. If that spell is countered this way, its controller may put a creature card from their "
                "hand onto the battlefield.")  # fmt: skip
    table.hand("A", card("Chime", "{0}", "Sorcery", "You gain 1 life."), card("Firm", "{0}", "Sorcery", "This spell can't be countered.\nYou gain 1 "
               "life."), bear(), bear())  # fmt: skip
    table.hand("B", fold, fold, ogre())
    table.policy = yes
    table.cast("A", "Firm")
    table.cast("B", "Fold").resolve()
    assert table.life("A") == 21 and not table.all("Plain Bear")
    table.cast("A", "Chime")
    table.cast("B", "Fold").resolve()
    assert table.life("A") == 21 and len(table.all("Plain Bear", who="A")) == 1 and not table.all("Plain Ogre")


@rule("611.2b")
def test_a_countered_permanent_spell_may_be_cast_from_exile() -> None:
    table = Table()
    decree = card("Decree", "{0}", "Instant", "Counter target spell. If a permanent spell is countered this way, exile it instead of putting it into its "
                  "owner's graveyard. You may cast that card without paying its mana cost for as long as it remains exiled.")  # fmt: skip
    table.hand("B", ogre(), card("Chime", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", decree, decree)
    table.cast("B", "Chime")
    table.cast("A", "Decree").resolve()
    assert table.zone("B", "graveyard") == ["Chime"] and not [a for a in table.actions("A") if "Chime" in a.label]
    table.next_turn("B")
    table.mana("B", "{R}{R}{R}").cast("B", "Plain Ogre")
    table.cast("A", "Decree").resolve()
    assert table.zone("B", "exile") == ["Plain Ogre"]
    table.next_turn("A").cast("A", "Plain Ogre").resolve()
    assert len(table.all("Plain Ogre", who="A")) == 1


@rule("701.5a", "608.2d")
@pytest.mark.parametrize(("end", "place"), [("top", 0), ("bottom", -1)])
def test_a_countered_spell_goes_to_the_end_of_the_library_that_is_chosen(end: str, place: int) -> None:
    table = Table()
    table.hand("B", card("Small Gift", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", card("Test No", "{0}", "Instant", "Counter target spell. If that spell is countered this way, put that card on your choice "
                         "of the top or bottom of its owner's library instead of into that player's graveyard."))  # fmt: skip
    table.cast("B", "Small Gift").answer("A", {"top": 0, "bottom": 1}[end])
    table.cast("A", "Test No", [table.game.stack[-1]]).resolve()
    assert table.zone("B", LIBRARY)[place] == "Small Gift" and not table.zone("B", GRAVEYARD) and table.life("B") == 20
