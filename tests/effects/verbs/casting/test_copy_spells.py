"""Copying spells and abilities (CR 707.10), and choosing new targets (115.7)."""

from __future__ import annotations

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table, card, data

TWIN = "When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy."


SPARK = ("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.")


ZAP = ("Zap", "{R}", "Instant", "Zap deals 3 damage to any target.")


STUDY = card("Long Study", "{U}", "Sorcery", "Draw a card.")


def questions(table: Table) -> list[YesNo]:
    return [decision for decision in table.asked if isinstance(decision, YesNo)]


@rule("603.7", "707.10c")
def test_the_next_spell_is_copied_and_new_targets_are_chosen_as_the_trigger_resolves() -> None:
    table = Table(3)
    table.hand("A", card("Twin Words", "{U}", "Sorcery", TWIN), card(*SPARK), card(*SPARK))
    table.mana("A", "{U}").cast("A", "Twin Words").resolve()
    assert [waiting.ability.label for waiting in table.game.delayed] == [TWIN], "that the copy may be aimed anew is a part of what waits"
    assert not any(type(decision).__name__ == "ChooseTargets" for decision in table.asked)
    table.mana("A", "{R}").answer("A", [1]).cast("A", "Quick Spark").answer("A", True, [2]).resolve()
    assert (table.life("B"), table.life("C")) == (18, 18)
    table.mana("A", "{R}").cast("A", "Quick Spark", [1]).resolve()
    assert (table.life("B"), table.life("C")) == (16, 18)  # only the next one


@rule("707.10c", "its controller may leave the targets as they are")
def test_another_sentence_copies_it_an_additional_time() -> None:
    table = Table()
    text = f"{TWIN}\nIf you control a creature, when you next cast an instant or sorcery spell this turn, copy that spell an additional time. You may choose new targets for the copy."
    table.battlefield("A", card("Runner", "{R}", "Creature — Goblin", "Haste", "1/1"))
    table.hand("A", card("Loud Words", "{U}", "Sorcery", text), *[card(*SPARK)] * 2)
    table.mana("A", "{U}").cast("A", "Loud Words").resolve()
    before = table.life("B")
    table.policy = lambda decision: False if type(decision).__name__ == "YesNo" else None
    table.mana("A", "{R}").cast("A", "Quick Spark", [1]).resolve()
    assert table.life("B") == before - 6


@rule("603.7a", "the delayed ability begins as the spell resolves; what else the spell says it does then")
def test_a_sentence_that_is_not_about_the_copy_is_followed_at_once() -> None:
    table = Table()
    do(table, "When you next cast an instant or sorcery spell this turn, copy that spell. You gain 1 life.")
    assert table.life("A") == 21
    assert [waiting.ability.label for waiting in table.game.delayed] == ["When you next cast an instant or sorcery spell this turn, copy that spell."]
    do(table, "You gain 10 life.").resolve()
    assert table.life("A") == 41


@rule("707.10", "707.10c")
def test_a_copy_with_a_new_target() -> None:
    table = Table()
    table.hand("A", card(*ZAP))
    table.mana("A", "{R}")
    table.cast("A", "Zap", [1])
    zap = table.game.stack[-1]
    table.hand("A", card("Echo", "{0}", "Instant",
                         "Copy target instant or sorcery spell. You may choose new targets for the copy."))  # fmt: skip
    (one,) = table.battlefield("B", ogre())
    table.answer("A", True)
    table.cast("A", "Echo", [zap, one]).resolve()
    assert table.life("B") == 17
    assert "Plain Ogre" in table.zone("B", "graveyard")


@rule("115.7a")
def test_change_the_target() -> None:
    table = Table()
    thing = permanent(table, "Flying", size="5/5")
    table.hand("B", card(*ZAP))
    table.mana("B", "{R}")
    table.cast("B", "Zap", [0])
    zap = table.game.stack[-1]
    table.hand("A", card("Deflect", "{0}", "Instant", "Change the target of target spell to Test Thing.".replace(
        "Test Thing", "target creature you control")))  # fmt: skip
    table.cast("A", "Deflect", [zap, thing]).resolve()
    assert table.game.obj(thing).damage == 3
    assert table.life("A") == 20


@rule("707.10", "707.10c")
def test_whoever_it_struck_may_copy_it_and_aim_the_copy() -> None:
    text = ("Chain Spark deals 3 damage to any target. Then that player or that permanent's controller may pay {R}. If the "
            "player does, they may copy this spell and may choose a new target for that copy.")  # fmt: skip
    table = Table()
    table.hand("A", card("Chain Spark", "{R}", "Sorcery", text))
    table.mana("A", "{R}").mana("B", "{R}")
    table.cast("A", "Chain Spark", targets=[1])
    table.targets = None
    table.answer("B", True, True, True, [0])
    table.resolve()
    assert (table.life("A"), table.life("B")) == (17, 17)


@rule("707.10c", "its controller, who may be another player than its owner")
def test_the_controller_of_what_it_struck_may_copy_it_whoever_owns_that() -> None:
    text = ("Chain Spark deals 1 damage to any target. Then that player or that permanent's controller may pay {R}. If the "
            "player does, they may copy this spell and may choose a new target for that copy.")  # fmt: skip
    table = Table()
    (stolen,) = table.battlefield("A", ogre())
    do(table, "Target opponent gains control of target creature.", [1, stolen])
    table.hand("A", card("Chain Spark", "{R}", "Sorcery", text))
    table.mana("A", "{R}{R}").mana("B", "{R}").cast("A", "Chain Spark", targets=[stolen])
    table.targets = None
    table.answer("B", True, True, True, [0]).answer("A", False).resolve()
    assert (table.life("A"), table.life("B"), table.pool("A"), table.pool("B")) == (19, 20, "R", "")


@rule("707.10c", "of an ability; that permanent is what it struck, and not what struck it")
def test_the_controller_of_what_an_ability_struck_may_copy_the_ability() -> None:
    table = Table()
    rod = permanent(table, "{0}: Test Thing deals 1 damage to any target. Then that player or that permanent's controller may pay {R}. If the "
                           "player does, they may copy this ability and may choose a new target for that copy.", types="Artifact")  # fmt: skip
    (theirs,) = table.battlefield("B", ogre())
    table.mana("A", "{R}").mana("B", "{R}").activate("A", rod, [theirs])
    table.targets = None
    table.answer("B", True, True, True, [0]).answer("A", False).resolve()
    assert (table.life("A"), table.life("B"), table.pool("A"), table.pool("B")) == (19, 20, "R", "")


@rule("707.10c", "whom the effect says")
def test_where_nothing_was_struck_there_is_nobody_to_copy_a_spell() -> None:
    words = "{0}: Untap Test Rod. Then that player or that artifact's controller may copy target spell and may choose new targets for the copy."
    compiled = compile_card(CardData("Test Rod", "normal", (data("Test Rod", "{2}", "Artifact", words),)))
    assert compiled.definition is None and "no antecedent" in compiled.lines[0].why


@rule("115.7d", "608.2d")
def test_nobody_is_asked_for_new_targets_of_a_copy_without_targets() -> None:
    table = Table()
    table.hand("A", STUDY, card("Mirror Word", "{U}", "Instant", "Copy target instant or sorcery spell. You may choose new targets for the copy."))
    table.mana("A", "{U}").cast("A", "Long Study")
    table.mana("A", "{U}").cast("A", "Mirror Word", [table.game.stack[-1]]).resolve()
    assert not questions(table)
    assert len(table.zone("A", "hand")) == 2
