"""Copying spells, casting and playing by an effect, emblems, votes, coins, the monarch, the Ring."""

from __future__ import annotations

import pytest

from engine.events.chance import FlipCoin
from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table, card

ZAP = ("Zap", "{R}", "Instant", "Zap deals 3 damage to any target.")


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


def test_you_may_play_that_card_this_turn() -> None:
    table = Table()
    table.library("A", card("Cheap Bear", "{0}", "Creature — Bear", "", "1/1"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.cast("A", "Cheap Bear").resolve()
    assert table.all("Cheap Bear")


def test_the_permission_ends() -> None:
    table = Table()
    table.library("A", card("Cheap Bear", "{0}", "Creature — Bear", "", "1/1"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.next_turn("A")
    assert not any(action.label == "Cheap Bear" for action in table.actions("A"))


@rule("305.1")
def test_you_may_play_a_land_from_exile() -> None:
    table = Table()
    do(table, "Exile the top card of your library. Until end of turn, you may play that card.")
    table.play("A", "Forest")
    assert table.all("Forest")


@rule("608.2g", "118.9")
def test_cast_without_paying() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Big Bear", "{9}", "Creature — Bear", "", "9/9"))
    table.answer("A", True)
    words = "Exile target card from your graveyard. You may cast that card without paying its mana cost."
    do(table, words, targets=[dead])
    assert table.all("Big Bear", who="A")


@rule("701.55a")
def test_discover() -> None:
    table = Table()
    table.library("A", card("Grove", "", "Land", "{T}: Add {G}."), card("Big Bear", "{9}", "Creature — Bear", "", "9/9"), bear())
    table.answer("A", "*", True)
    table.policy = lambda decision: True if getattr(decision, "purpose", "") == "discover" else None
    do(table, "Discover 3.")
    table.resolve()
    assert table.all("Plain Bear", who="A")
    assert sorted(table.zone("A", "library")[-2:]) == ["Big Bear", "Grove"]


@rule("114.1", "114.4")
def test_an_emblem() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, 'You get an emblem with "Creatures you control get +1/+1."')
    assert table.pt(one) == (3, 3)
    do(table, 'You get an emblem with "At the beginning of your end step, you gain 2 life."')
    table.to_step("end")
    table.resolve()
    assert table.life("A") == 22


@rule("705.2")
def test_flip_a_coin() -> None:
    table = do(Table(), "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 5 life.")
    (flip,) = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert table.life("A") == (25 if flip.won else 15)


@rule("701.32a")
def test_vote() -> None:
    table = Table()
    words = (
        "Starting with you, each player votes for wild or free. If wild gets more votes, you gain 4 life. "
        "If free gets more votes or the vote is tied, each player draws a card."
    )
    table.policy = lambda decision: 0 if getattr(decision, "purpose", "") == "vote" else None
    do(table, words)
    assert table.life("A") == 24
    assert table.zone("A", "hand") == []


@rule("701.23a", "701.23d")
def test_clash() -> None:
    table = Table()
    table.library("A", ogre())
    table.policy = lambda decision: False if getattr(decision, "purpose", "") == "clash" else None
    do(table, "Clash with an opponent. If you win, you gain 3 life.")
    assert table.life("A") == 23
    assert table.zone("A", "library")[0] == "Plain Ogre"


def test_the_monarch_draws_and_loses_the_crown() -> None:
    table = do(Table(), "You become the monarch.")
    table.to_step("end")
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]
    (one,) = table.battlefield("B", bear())
    table.next_turn("B")
    table.policy = lambda decision: [[one, 0]] if decision.kind == "attackers" else None
    table.to_step("end_combat")
    table.resolve()
    assert table.game.players[1].marks.get("monarch")
    assert not table.game.players[0].marks.get("monarch")


@rule("701.52a", "701.52c")
def test_the_ring_tempts_you() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    table.answer("A", [one])
    do(table, "The Ring tempts you.")
    assert "legendary" in table.game.chars(one).supertypes
    table.answer("A", [two])
    do(table, "The Ring tempts you.")
    assert "legendary" not in table.game.chars(one).supertypes
    assert "legendary" in table.game.chars(two).supertypes
    table.policy = lambda decision: [[two, 1]] if decision.kind == "attackers" else None
    table.to_step("declare_attackers")
    assert table.stack() == ["The Ring trigger (A)"]


@rule("701.38a", "701.38b")
def test_goad() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    do(table, "Goad target creature.", targets=[one])
    table.policy = lambda decision: [list(pair) for pair in decision.demanded] if decision.kind == "attackers" else None
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None
    assert table.game.combat.attacking == {one: 2}


@rule("701.29a")
def test_detain() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life.", who="B")
    do(table, "Detain target creature an opponent controls.", targets=[thing])
    table.next_turn("B")
    assert not [action for action in table.actions("B") if action.kind == "activate"]
    table.next_turn("A")
    assert [action for action in table.actions("B") if action.kind == "activate"]


@rule("701.58a", "701.58c")
def test_suspect() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[one])
    assert table.has(one, "menace")
    do(table, "Choose target creature. It's no longer suspected.", targets=[one])
    table.settle()
    assert not table.has(one, "menace")


@rule("701.34a", "701.34b")
def test_manifest_and_turn_it_up() -> None:
    table = Table()
    table.library("A", bear())
    do(table, "Manifest the top card of your library.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(hidden) == (2, 2)
    assert table.game.chars(hidden).name == ""
    table.mana("A", "{1}{G}")
    table.special("A", hidden)
    assert table.game.chars(hidden).name == "Plain Bear"


@rule("702.26d")
def test_phase_out() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Target creature phases out.", targets=[one])
    assert table.game.obj(one).phased_out


@rule("701.39a")
def test_exert_as_it_attacks() -> None:
    table = Table()
    thing = permanent(table, "You may exert this creature as it attacks. When you do, you gain 3 life.", size="2/2")
    table.policy = lambda d: [[thing, 1]] if d.kind == "attackers" else True if getattr(d, "purpose", "") == "exert" else None
    table.to_step("end_combat")
    assert table.life("A") == 23
    table.policy = None
    table.next_turn("A")
    assert table.game.obj(thing).tapped
    table.next_turn("A")
    assert not table.game.obj(thing).tapped


@rule("615.9", "609.7a")
def test_the_next_damage_of_a_chosen_source() -> None:
    table = Table()
    (one,) = table.battlefield("B", sprite())
    table.answer("A", [one])
    do(table, "The next time a source of your choice would deal damage to you this turn, prevent that damage.")
    table.hand("B", card("Bite", "{0}", "Instant", "Target creature you control deals damage equal to its power to any target."))
    table.cast("B", "Bite", [one, 0]).resolve()
    assert table.life("A") == 20


@rule("614.9")
def test_damage_is_redirected() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "The next 2 damage that would be dealt to you this turn is dealt to target creature instead.", targets=[one])
    table.hand("B", card(*ZAP))
    table.mana("B", "{R}")
    table.cast("B", "Zap", [0]).resolve()
    assert table.life("A") == 19
    assert table.game.obj(one).damage == 2


@pytest.mark.parametrize("words", [
    "Copy target instant or sorcery spell twice.",
    "Exile the top two cards of your library. Until the end of your next turn, you may play those cards.",
    "Put one of them into your hand and the rest into your graveyard.",
    "Choose a color.",
    "Choose a creature type.",
    "Roll a six-sided die. You gain life equal to the result.",
    "You may collect evidence 4. If you do, draw a card.",
    "Learn.",
    "Take an extra turn after this one.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    found = reading("effects", words) if "them" not in words else reading(
        "effects", "Look at the top three cards of your library. " + words
    )  # fmt: skip
    assert found


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
