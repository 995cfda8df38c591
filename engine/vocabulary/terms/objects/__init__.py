"""Objects as words describe and name them (CR 109, 115, 608.2).

adjectives              adjectives of objects: "tapped", "nonland", "legendary", "white", "other", "attacking" …
at_random               objects picked by chance as the words are followed
attached_clauses        clauses about what is attached to what: "attached to a creature"
clauses                 clauses behind nouns: "you control", "with power 2 or less", "with flying", "named …"
done_by_objects         conditions about what an object has done, or what was done to it, and about others like it
filters                 descriptions of objects: "tapped nontoken artifact creature with power 2 or less you control"
listed_adjectives       lists before a noun: "a Bird or basic land card", "a red or artifact source"
objects                 objects as words name them: "this creature", "each creature you control", "enchanted creature"
of_your_choice          descriptions with something that a player chooses as they are followed
one_or_both             clauses that name two things: "that's a Wolf or a Werewolf", "that's both red and white"
outlaws                 outlaws: Assassins, Mercenaries, Pirates, Rogues and Warlocks
owned_by_others         objects that one player owns and another controls
protected_battles       battles by who protects them: "battle that player protects", "if an opponent protects it"
related                 what several things chosen have in common, or apart: "two creatures that share a color"
said_places             places of cards that words say once for several things
same_mana_value         objects with the same mana value as another
several_kinds           several objects of different kinds at once: "a creature and a land"
shared_characteristics  conditions about characteristics of several objects: in common, or of how many kinds
shared_with_such        clauses about what something has in common with anything of a description
standing_conditions     how an object stands to where it was, and to others of a description: "still there"
stat_clauses            clauses that compare an object's numbers with each other, or with another object's
targets                 targets: "target creature", "up to two other target creatures", "any target"
with_abilities          clauses about abilities: "with an activated ability", "with a mana ability"
"""
