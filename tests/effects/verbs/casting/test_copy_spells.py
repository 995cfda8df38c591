"""Copying spells and abilities (CR 707.10), and choosing new targets (115.7)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card, data

BITE = ("Bite", "{0}", "Instant", "Bite deals 3 damage to any target.")
BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
WARY = ("Wary Giant", "{2}{R}", "Creature — Giant", "Whenever Wary Giant becomes the target of a spell, it deals 2 damage to that spell's "
        "controller.", "4/3")  # fmt: skip
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "1/3")
BUG = ("Tin Bug", "{1}", "Creature — Insect", "", "1/1")
POKER = ("Long Poker", "{1}", "Artifact", "{0}: Target creature gets +1/+1 until end of turn.\n{0}: Target player gains 1 life.\n"
         "{0}: Tap target artifact.")  # fmt: skip
SHOCK = ("Small Shock", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.")

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


@rule("707.10c", "608.2c")
def test_a_copy_of_what_was_cast_from_a_graveyard_with_a_new_target() -> None:
    table = Table()
    one, two = table.graveyard("A", bear(), ogre())
    table.graveyard("A", card("Old Verse", "{0}", "Sorcery", "Return target creature card from your graveyard to your hand.\nIf this spell was cast from a "
                              "graveyard, you may copy this spell and may choose a new target for the copy.\nFlashback {0}"))  # fmt: skip
    table.cast("A", "Old Verse", [one])
    table.answer("A", True, True)
    table.targets = [two]
    table.resolve()
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Ogre"]


@rule("707.10c", "102.2")
def test_each_other_player_copies_it_and_aims_their_own_copy() -> None:
    table = Table(3)
    permanent(table, "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may "
              "choose new targets for their copy.")  # fmt: skip
    table.hand("B", card(*BITE))
    table.answer("A", True, [1]).answer("C", False)
    table.cast("B", "Bite", [2]).resolve()
    assert [table.life(who) for who in "ABC"] == [20, 17, 14]


@rule("707.10c", "608.2c")
def test_each_other_player_may_choose_targets_for_their_own_copy() -> None:
    table = Table(3)
    table.hand("A", card("Doubling Hex", "{0}", "Enchantment — Aura", "Enchant player\nWhenever enchanted player casts a sorcery spell, each other "
                         "player may copy that spell and may choose new targets for the copy they control."))  # fmt: skip
    table.cast("A", "Doubling Hex", [0]).resolve()
    table.answer("B", True, True, [0]).answer("C", False)
    do(table, "Test Rite deals 2 damage to target player.", [2])
    assert [table.life(who) for who in "ABC"] == [18, 20, 18]


@rule("603.7a", "707.10")
def test_the_next_spell_is_copied_once() -> None:
    table = Table()
    do(table, "When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.")
    table.battlefield("A", bear())
    do(table, "You gain 2 life.")
    assert table.life("A") == 24
    do(table, "You gain 2 life.")
    assert table.life("A") == 26


@rule("707.10c")
@pytest.mark.parametrize(("new", "life"), [(True, 18), (False, 16)])
@pytest.mark.parametrize("words", [
    "When you cast this spell, copy it. You may choose new targets for the copy.",
    "When you cast this spell, copy it twice. You may choose new targets for the copies.",
    "When you cast this spell, each player copies it and may choose new targets for the copy.",
])  # fmt: skip
def test_a_copy_is_put_onto_the_stack_with_the_targets_chosen_for_it(words: str, new: bool, life: int) -> None:
    table = Table()
    (giant,) = table.battlefield("A", card(*WARY))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Kind Word", "{0}", "Instant", f"{words}\nTarget creature gets +2/+2 until end of turn."))
    table.policy = lambda d: (
        new if d.kind == "yes_no" else [bear] if d.kind == "targets" and "Kind Word" in table.stack()[:1] and len(table.stack()) > 1 else None
    )
    table.cast("A", "Kind Word", targets=[giant]).resolve()
    copies = 2 if "twice" in words or "each player" in words else 1
    mine = 20 - 2 * (1 + (0 if new else copies))
    if "each player" in words and not new:
        assert (table.life("A"), table.life("B")) == (16, 18)  # the opponent controls the other copy
    else:
        assert (table.life("A"), table.life("B")) == (mine, 20)


@rule("707.12")
def test_a_card_is_copied_three_times_and_the_copies_are_cast() -> None:
    table = Table()
    table.library("A", card("Sweet Word", "{4}", "Sorcery", "You gain 2 life."), card(*TOAD))
    table.hand("A", card("Deep Echo", "{0}", "Sorcery", "Exile the top two cards of your library. Choose an instant or sorcery card exiled "
                         "this way and copy it three times. You may cast the copies without paying their mana costs."))  # fmt: skip
    table.cast("A", "Deep Echo").resolve()
    while any(a.kind == "cast" for a in table.actions("A")):
        table.act("A", lambda a: a.kind == "cast")
    table.resolve()
    assert table.life("A") == 26 and sorted(table.zone("A", "exile")) == ["Mud Toad", "Sweet Word"]


@rule("115.7d")
def test_new_targets_for_any_number_of_other_spells_and_abilities() -> None:
    table = Table()
    toad, ox = table.battlefield("B", card(*TOAD), card(*OX))
    (poker,) = table.battlefield("B", card(*POKER))
    table.hand("B", card(*SHOCK))
    table.hand("A", card("Bent Aim", "{0}", "Instant", "You may choose new targets for any number of other spells and/or abilities."))
    table.cast("B", "Small Shock", targets=[toad]).activate("B", poker, targets=[toad])
    table.cast("A", "Bent Aim").answer("A", True, [ox], [toad]).resolve()
    sizes = table.pt(toad), table.pt(ox)
    assert sizes in (((2, 2), (2, 4)), ((3, 3), (1, 3)), ((3, 2), (2, 4)), ((3, 3), (2, 3)))
    assert sizes in (((3, 2), (2, 4)), ((3, 3), (2, 3)))  # one was changed and the other kept


@rule("707.12")
@pytest.mark.parametrize("cast", [True, False])
def test_the_copy_of_an_exiled_card_is_cast_from_exile_or_ceases_to_exist(cast: bool) -> None:
    table = Table()
    table.graveyard("A", card("Slow Spark", "{5}", "Sorcery", "You gain 1 life. If this spell was cast from exile, you gain 4 life."))
    table.hand("A", card("Lost Art", "{0}", "Sorcery", "Exile target sorcery card from your graveyard. Copy that card. You may cast the copy "
                         "without paying its mana cost."))  # fmt: skip
    table.answer("A", cast).cast("A", "Lost Art", targets=[table.find("Slow Spark", "graveyard")]).resolve()
    assert table.life("A") == (25 if cast else 20)
    assert table.zone("A", "exile") == ["Slow Spark"] and table.zone("A", "graveyard") == ["Lost Art"]
