"""Cards with triggers of every kind, and positions in which they have just triggered."""

from __future__ import annotations

from engine.cards.card_data import CardData
from engine.game.decisions.choices import YesNo
from tests.support.games.practice import Practice, written

SAGE = written("Mild Sage", "{1}{G}", "Creature — Human", "When this creature enters, you gain 3 life.", "2/2")
SMITH = written("Tin Smith", "{1}{R}", "Creature — Human", "When this creature enters, destroy target artifact.", "2/2")
CROCK = written("Plain Crock", "{1}", "Artifact")
STING = written("Sting", "{R}", "Instant", "Sting deals 1 damage to any target.")
RAIN = written("Sudden Rain", "{1}{G}", "Sorcery", "Draw a card.")
KNIGHT = written("Lone Knight", "{1}{W}", "Creature — Human Knight", "Exalted", "2/1")
CUB = written("Meek Cub", "{1}{G}", "Creature — Bear", "", "2/2")
CRANE = written("Kind Crane", "{1}{W}", "Creature — Bird", "Flying", "1/1")
OX = written("Old Ox", "{3}{G}", "Creature — Ox", "", "2/5")
WOLF = written(
    "Pack Wolf", "{2}{R}", "Creature — Wolf",
    "Whenever this creature attacks, creatures without flying can't block this turn.", "1/1",
)  # fmt: skip
WELL = written("Morning Well", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life.")
THORN = written("Bitter Thorn", "{1}", "Artifact", "At the beginning of your upkeep, you lose 1 life.")
LEECH = written("Shared Leech", "{1}", "Artifact", "At the beginning of each player's upkeep, that player loses 1 life.")
SCOUT = written("Glad Scout", "{1}{G}", "Creature — Scout", "When this creature enters, target opponent loses 2 life.", "1/1")
HERALD = written("Loud Herald", "{1}{G}", "Creature — Scout", "When this creature enters, target player loses 2 life.", "1/1")
ASKER = written("Curious Fox", "{1}{G}", "Creature — Fox", "When this creature enters, you may draw a card.", "2/2")
BELL = written("Small Bell", "{1}", "Artifact", "{T}: You gain 1 life.")
WAND = written("Old Wand", "{1}", "Artifact", "{T}: Scry 1.")
MIST = written("Thin Mist", "{1}", "Enchantment", "Whenever a creature enters, it gets -1/-1 until end of turn.")
TALE = written(
    "Short Tale", "{1}{G}", "Enchantment — Saga",
    "(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)\n"
    "I — You gain 1 life.\nII — Draw a card.\nIII — You gain 2 life.",
)  # fmt: skip
GRAVE = written(
    "Restless Grave", "{2}{B}", "Enchantment",
    "Whenever a creature an opponent controls dies, return that card to the battlefield under your control at the "
    "beginning of the next end step.",
)  # fmt: skip
FALL = written("Sudden Fall", "{1}{B}", "Instant", "Destroy target creature.")
SWARM = written("Ember Swarm", "{1}{R}", "Sorcery", 'Create a 1/1 red Elemental creature token named Ember.\nStorm')
BUTCHER = written(
    "Glad Butcher", "{1}{R}", "Creature — Human",
    "When this creature enters, you may sacrifice another creature. When you do, this creature deals 3 damage to any target.",
    "2/2",
)  # fmt: skip
TAX = written("Dull Taxer", "{1}{B}", "Creature — Human", "When this creature enters, sacrifice an artifact.", "3/3")
DRAKE = written(
    "Hollow Drake", "{2}{U}", "Creature — Drake",
    "Flying\nWhenever this creature attacks, target creature you control gains flying until end of turn.", "2/2",
)  # fmt: skip
PROUD = written(
    "Proud Cub", "{1}{G}", "Creature — Bear",
    "Whenever this creature attacks, you may have it get +1/+1 until end of turn.", "2/2",
)  # fmt: skip
PUPPET = written("Puppet Box", "{2}", "Artifact", "{1}: You control target opponent during that player's next turn.")
LATE = written("Late Spark", "{4}{R}", "Sorcery", "Suspend 3—{R}\nLate Spark deals 3 damage to any target.")
CALLER = written(
    "Shade Caller", "{2}{B}", "Creature — Human Wizard",
    "Whenever this creature attacks, create a 2/2 black Shade creature token that's tapped and attacking. Exile that "
    "token at end of combat.",
    "1/1",
)  # fmt: skip
WATCH = written("Night Watch", "{1}", "Artifact", "At the beginning of each opponent's upkeep, you gain 1 life.")
MEADOW = written("Quiet Meadow", "{1}{G}", "Enchantment", "Whenever a land you control enters, you gain 1 life.")
NEXT = written("Next Bell", "{1}", "Artifact", "{T}: When you next cast a creature spell this turn, you gain 2 life.")
SNARE = written("Soft Snare", "{1}{U}", "Enchantment — Aura", "Enchant creature\nWhen this Aura enters, tap enchanted creature.")
ECHO = written("Ringing Echo", "{1}{R}", "Enchantment", "Whenever you cast an instant spell, you gain 1 life.")
STACK = written("Smoky Stack", "{1}", "Artifact", "At the beginning of your upkeep, sacrifice a permanent.")
DEBT = written(
    "Heavy Debt", "{1}{G}", "Creature — Ox",
    "When this creature enters, you lose 1 life for each card in your hand.", "4/4",
)  # fmt: skip
BOTH = written("Dark Bargain", "{1}", "Artifact", "At the beginning of your upkeep, you draw a card and you lose 1 life.")
VALE = written(
    "Cold Vale", "{1}", "Artifact",
    'Creatures your opponents control have "At the beginning of your upkeep, you lose 1 life."',
)  # fmt: skip
MINE = written("Deep Mine", "{1}", "Artifact", "At the beginning of each player's draw step, that player draws an additional card.")
NEST_TOKEN = '1/1 white Bird creature token with "When this creature dies, you gain 2 life."'
BREED = written("Small Nest", "{1}", "Artifact", f"{{T}}: Create a {NEST_TOKEN}")


def done_after_all(table: Practice, name: str, ability: str | None = "", who: str = "B") -> Practice:
    """An opponent calls attention to what was missed and has it put on the stack; it resolves (MTP.R4).

    Only an action that changes what it would do is taken back, never a pass (MTP.R5).
    """
    passed, answered = table.match.answers[-1] == 0, len(table.match.answers)
    table.calls(who, name, ability)
    assert not passed or len(table.match.answers) == answered + 1
    asked = table.pending
    assert isinstance(asked, YesNo) and (asked.rule, asked.asked_of) == ("MTP.R4", table.letters.index(who))
    before = len(table.stack())
    table.give(True).settle()
    assert f"[{name}]" in table.stack() and len(table.stack()) == before + 1
    assert table.missed()[0][2] == "R4" and "missed" not in table.stages()[:1]
    while table.stack():
        table.resolve()
    return table


def arrival(*cards: CardData, hand: tuple[str, ...] | list[str] = (), battlefield: tuple[str, ...] | list[str] = (),
            **others: dict[str, object]) -> Practice:  # fmt: skip
    """A has just cast the first of the cards, which has resolved; its trigger waits unspoken."""
    name = cards[0].faces[0].name
    lands = ["Forest", {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}[cards[0].faces[0].mana_cost[-2]]]
    table = Practice(cards, A={"battlefield": [*lands, *battlefield], "hand": [name, *hand]}, **others)
    return table.to("main1").cast(name).resolve()


def smith_at_work(*cards: CardData, hand: tuple[str, ...] | list[str] = (), battlefield: tuple[str, ...] | list[str] = ()) -> Practice:
    """A has just cast Tin Smith; B has the only artifact."""
    lands = ["Mountain*2", "Forest*2", *battlefield]
    table = Practice([SMITH, CROCK, RAIN, *cards], A={"battlefield": lands, "hand": ["Tin Smith", *hand]},
                     B={"battlefield": ["Plain Crock"]})  # fmt: skip
    return table.to("main1").cast("Tin Smith").resolve()


def pack_attack() -> Practice:
    """A attacks with Pack Wolf and says nothing; B has one creature."""
    theirs = {"battlefield": ["Meek Cub", "Kind Crane"]}
    return Practice([WOLF, CUB, CRANE], A={"battlefield": ["Pack Wolf"]}, B=theirs).attack("Pack Wolf")


def lone_attack() -> Practice:
    """A attacks with an exalted 2/1 alone and says nothing."""
    return Practice([KNIGHT], A={"battlefield": ["Lone Knight"]}).attack("Lone Knight")


def shade_attack(*more: CardData) -> Practice:
    """A has attacked with a token that is to be exiled at end of combat; it is B's turn, and B attacks."""
    mine = ["Shade Caller", *(card.faces[0].name for card in more)]
    table = Practice([CALLER, CUB, *more], A={"battlefield": mine}, B={"battlefield": ["Meek Cub"]})
    table.attack("Shade Caller").says("A", "Shade Caller").resolve()
    return table.to("main2", "A").attack("Meek Cub", who="B", whom="A")
