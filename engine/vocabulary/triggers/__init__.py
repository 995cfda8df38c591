"""What triggered abilities wait for (CR 603.2): "whenever a creature you control dies" and the like.

A pattern is a subject and what happens to it. `Happening` nodes are the second part ("dies", "attacks"); several may
stand in a row ("enters or attacks").

attacking_with_others  a creature that attacks together with others: "~ and at least two other creatures attack"
blocked_by_several  creatures that become blocked by so many others: "becomes blocked by two or more creatures"
casting             what players do with spells, abilities and mana: cast, play, activate, expend …
caused              what an opponent's spell or ability causes: a permanent is put into its owner's graveyard
chance              coins and dice as triggers see them: "whenever you win a coin flip", "whenever you roll a die"
changing_hands      losing control and coming off, which abilities see by looking back in time
combat              attacking and blocking: "attacks", "blocks a creature", "becomes blocked"
counters            counters that are put on something or removed from it
damage              damage dealt: "deals combat damage to a player", "is dealt damage"
doors               doors that players unlock: "you unlock this door", "you fully unlock"
dungeons            what happens in dungeons: rooms entered, dungeons ventured into and completed
events              how subjects and happenings make patterns, and "when" and "whenever"
excess_damage       excess damage dealt: "whenever a creature an opponent controls is dealt excess damage"
objects             what happens to objects besides zone changes, combat and damage: tapped, targeted
histories           what nobody did, what was done to whom, and from where: "a player it has attacked this turn"
paying_and_milling  what players pay, mill and create: "Whenever you pay life", "… mills a nonland card"
planes              planeswalking, the planar die and chaos as triggers see them
players             what players do: draw, discard, gain or lose life, sacrifice, cycle, shuffle …
sagas               what happens to Sagas: their final chapter abilities
steps               beginnings of steps and phases: "at the beginning of your upkeep"
subjects            the subjects of triggers: "this creature", "a creature you control", "one or more Goblins"
would_do            what players are about to do and may do otherwise: "if you would proliferate", "would scry"
zone_changes        entering, dying, leaving: "enters", "dies", "leaves the battlefield", "is put into a graveyard"
"""
