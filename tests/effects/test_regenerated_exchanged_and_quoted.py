"""Regenerations that trigger, exchanges not made, quoted keywords, and what others have."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

VEIL = ("When Veil enters, if it's on the battlefield, it becomes an Aura with “enchant creature put onto the battlefield with Veil.” Put target "
        "creature card from a graveyard onto the battlefield under your control and attach Veil to it. When Veil leaves the battlefield, that "
        "creature's controller sacrifices it.")  # fmt: skip


@rule("303.4c", "113.1a", "607.2")
def test_an_aura_for_what_was_put_there_with_it() -> None:
    table = Table()
    (dead,) = table.graveyard("B", ogre())
    table.hand("A", card("Veil", "{0}", "Enchantment", VEIL), bear())
    table.cast("A", "Veil", [dead]).resolve()
    veil, ox = table.find("Veil"), table.find("Plain Ogre")
    assert table.game.chars(ox).controller == 0 and table.game.objects[veil].attached_to == ox
    assert "Aura" in table.game.chars(veil).subtypes
    (other,) = table.battlefield("A", bear())
    do(table, "Attach target Aura to target creature.", targets=[veil, other])
    assert table.game.objects[veil].attached_to == ox  # it can enchant no other
    do(table, "Destroy target enchantment.", targets=[veil])
    assert table.zone("B", "graveyard") == ["Plain Ogre"]


@rule("303.4", "608.2b")
def test_without_its_target_it_becomes_no_aura() -> None:
    table = Table()
    (dead,) = table.graveyard("B", ogre())
    table.hand("A", card("Veil", "{0}", "Enchantment", VEIL), card("Sweep", "{0}", "Instant", "Exile target card from a graveyard."))
    table.cast("A", "Veil", [dead]).resolve(1)
    table.settle()
    table.cast("A", "Sweep", [dead]).resolve()
    assert "Aura" not in table.game.chars(table.find("Veil")).subtypes


@rule("113.1a")
def test_a_quoted_keyword_is_granted() -> None:
    table = Table()
    permanent(table, "Other creatures you control have “Ward—Pay 2 life.”")
    (mine,) = table.battlefield("A", bear())
    assert table.has(mine, "ward")
    table.hand("B", card("Poke", "{0}", "Instant", "Tap target creature."))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("B", "Poke", [mine]).resolve()
    assert table.life("B") == 18 and table.game.objects[mine].tapped


@rule("603.12")
def test_when_it_regenerates_this_way() -> None:
    table = Table(3)
    golem = permanent(table, "{1}: Regenerate Test Thing. When it regenerates this way, put a -1/-1 counter on it.\n{2}: Choose target opponent. "
                             "Regenerate Test Thing. When it regenerates this way, that player may draw a card.\nAt the beginning of each end "
                             "step, if Test Thing regenerated this turn, create a 0/1 blue Starfish creature token for each time it regenerated "
                             "this turn.", size="4/4")  # fmt: skip
    table.mana("A", "{1}").activate("A", golem).resolve()
    table.mana("A", "{2}").activate("A", golem, [2], index=1).resolve()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    before = {who: len(table.zone(who, "hand")) for who in "BC"}
    do(table, "Destroy target creature.", targets=[golem])
    do(table, "Destroy target creature.", targets=[golem])
    assert table.counters(golem) == {"-1/-1": 1} and table.game.objects[golem].tapped
    assert {who: len(table.zone(who, "hand")) - before[who] for who in "BC"} == {"B": 0, "C": 1}
    table.to_step("end").resolve()
    assert len(table.all("Starfish Token")) == 2
    table.to_step("end", "B").resolve()
    assert len(table.all("Starfish Token")) == 2


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


@rule("702.1c", "607.2a")
def test_what_a_card_exiled_with_it_has() -> None:
    table = Table()
    (ghoul,) = table.battlefield("A", card("Ghoul", "{1}", "Creature — Spirit", "{0}: Exile target card from a graveyard.\nGhoul has flying as "
                                           "long as a card exiled with it has flying. The same is true for haste, hexproof, and ward.", "1/1"))  # fmt: skip
    (bird,) = table.graveyard("B", sprite())
    (ward,) = table.graveyard("B", card("Warden", "{1}", "Creature — Cat", "Ward {2}", "1/1"))
    table.exile("B", card("Hasty", "{1}", "Creature — Cat", "Haste", "1/1"))
    assert not table.has(ghoul, "flying")
    table.activate("A", ghoul, [bird]).resolve()
    assert table.has(ghoul, "flying") and not table.has(ghoul, "haste") and not table.has(ghoul, "ward")
    table.activate("A", ghoul, [ward]).resolve()
    assert table.has(ghoul, "ward")


@rule("614.12", "122.1b")
def test_counters_for_what_was_discarded() -> None:
    table = Table()
    hand = table.hand("A", sprite(), card("Hasty", "{1}", "Creature — Cat", "Haste", "1/1"), card("Spinner", "{1}", "Creature — Cat", "Reach", "1/1"))
    table.hand("A", card("Rex", "{0}", "Creature — Dinosaur", "As Rex enters, discard any number of creature cards. It enters with a flying counter "
                         "on it if a card discarded this way has flying. The same is true for haste, reach, and trample.\nWhen Rex enters, draw a "
                         "card for each counter on it.", "4/4"))  # fmt: skip
    table.policy = lambda decision: list(hand[:2]) if getattr(decision, "purpose", "") == "discard" else None
    table.cast("A", "Rex").resolve()
    assert table.counters(table.find("Rex")) == {"flying": 1, "haste": 1}
    assert sorted(table.zone("A", "graveyard")) == ["Hasty", "Plain Sprite"] and len(table.zone("A", "hand")) == 3


@rule("603.12", "615.5")
def test_as_much_damage_as_counters_were_removed() -> None:
    table = Table()
    hulk = permanent(table, "If damage would be dealt to Test Thing while it has a +1/+1 counter on it, prevent that damage and remove that many "
                            "+1/+1 counters from it. When one or more counters are removed from Test Thing this way, it deals that much damage "
                            "to any target.", size="2/2")  # fmt: skip
    do(table, "Put three +1/+1 counters on target creature.", targets=[hulk])
    table.answer("A", [1])
    table.policy = lambda decision: [1] if decision.kind == "targets" and 1 in decision.candidates else None
    do(table, "Test Rite deals 2 damage to each creature.")
    assert table.counters(hulk) == {"+1/+1": 1} and table.life("B") == 18 and table.game.objects[hulk].damage == 0
    do(table, "Test Rite deals 5 damage to each creature.")
    assert table.counters(hulk) == {} and table.life("B") == 17  # only one was left
    do(table, "Test Rite deals 1 damage to each creature.")
    assert table.game.objects[hulk].damage == 1 and table.life("B") == 17


@rule("106.4", "701.9")
def test_double_the_mana() -> None:
    table = Table()
    cube = permanent(table, "{1}, {T}: Double the amount of each type of mana in your mana pool.", types="Artifact")
    table.mana("A", "{G}{G}{U}{1}")
    table.tap_for_mana("A", cube, index=0)
    assert sorted(table.pool("A")) == sorted("GGGGUU")


@rule("701.9", "no mana that could be doubled")
@pytest.mark.parametrize(("mana", "life"), [("", 20), ("{G}", 23)])
def test_without_any_mana_none_is_doubled(mana: str, life: int) -> None:
    table = Table()
    table.mana("A", mana) if mana else None
    do(table, "Double the amount of each type of mana in your mana pool. If you do, you gain 3 life.")
    assert table.life("A") == life and table.pool("A") == mana.strip("{}") * 2


@rule("705.2", "614.12", "707.2")
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_coin_decides_what_it_enters_as(seed: int) -> None:
    table = Table(seed=seed)
    table.hand("A", card("Sentry", "{0}", "Creature — Elemental", "As Sentry enters, flip a coin. If the coin comes up heads, Sentry enters as a 5/2 "
                         "creature with haste. If it comes up tails, Sentry enters as a 2/5 creature with defender.", "*/*"))  # fmt: skip
    table.cast("A", "Sentry").resolve()
    sentry = table.find("Sentry")
    heads = table.has(sentry, "haste")
    assert table.pt(sentry) == ((5, 2) if heads else (2, 5)) and table.has(sentry, "defender") != heads
    bears = table.battlefield("A", bear())
    do(table, "Target creature becomes a copy of another target creature until end of turn.", targets=[*bears, sentry])
    assert table.pt(bears[0]) == table.pt(sentry) and table.has(bears[0], "haste") == heads  # that enters no more


@pytest.mark.parametrize(("of_hand", "found"), [(True, "Plain Bear"), (False, "Plain Ogre")])
def test_a_card_of_the_hand_or_the_top_card(of_hand: bool, found: str) -> None:
    table = Table()
    table.hand("A", bear())
    table.library("A", ogre())
    table.policy = lambda decision: of_hand if decision.kind == "yes_no" else None
    do(table, "Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.")
    assert len(table.all(found)) == 1
    table.library("A", lamp())
    table.policy = lambda decision: False if decision.kind == "yes_no" else None
    do(table, "Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.")
    assert not table.all("Plain Lamp")


@rule("400.7", "110.2a")
def test_put_under_your_control_what_was_put_there_this_turn() -> None:
    table = Table()
    table.graveyard("B", bear())
    (ox,) = table.battlefield("B", ogre())
    table.next_turn("A")
    do(table, "Destroy target creature.", targets=[ox])
    table.hand("A", sprite())
    do(table, "Discard your hand.")
    do(table, "Put onto the battlefield under your control all creature cards in all graveyards that were put there from anywhere this turn.")
    assert len(table.all("Plain Ogre", who="A")) == len(table.all("Plain Sprite", who="A")) == 1 and not table.all("Plain Bear")


@rule("122.1", "603.2c")
def test_one_or_more_loyalty_counters_are_removed() -> None:
    table = Table()
    (walker,) = table.battlefield("A", card("Pyro", "{2}", "Planeswalker — Jaya", "Whenever one or more loyalty counters are removed from Pyro, it "
                                            "deals that much damage to target opponent.\n−2: You gain 1 life.", loyalty="5"))  # fmt: skip
    table.battlefield("A", card(*FOREST))
    table.activate("A", walker).resolve()
    assert table.life("B") == 18 and table.counters(walker) == {"loyalty": 3}
    table.hand("B", card("Bolt", "{0}", "Instant", "Bolt deals 1 damage to any target."))
    table.cast("B", "Bolt", [walker]).resolve()
    assert table.life("B") == 17
