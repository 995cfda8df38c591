"""How sentences are put together, and the words that look back (CR 608.2c).

anaphors               words that look back: "it", "that creature", "that player", "that much"
as_costs               deeds for which something else is done: costs, paid in full or not at all
clauses                the clauses of a sentence: what mana they would add, how far "you may" reaches
comparisons            comparisons: "3 or less", "4 or greater", "less than 2"
conditions             conditions about how things stand: "you control a Swamp", "it's your turn", "it's a land card"
continuous             continuous effects in words: what is affected, what changes, and for how long
does_the_same          what one player does and others do too
done_also              a deed that comes to what was done before
done_by_each_player    what several players do one after the other under one name
done_by_them           what one of several players chose, exiled or the like: "the creature they chose"
done_instead           what is done instead of something, and what words mean by then
done_often             a keyword action done several times, one after the other: "populate X times"
done_or_not            what was not done by the words before, and what things it was done with have in common
durations              durations: "until end of turn", "until your next turn", "for as long as …"
earlier_rounds         what a repeated process did in the rounds before
either_deed            one of two deeds, as a player chooses: "sacrifice an artifact or discard a card"
for_each               something done for each of several, one after the other: "for each opponent, …"
instructions           instructions made of instructions: sequences, "then", "if", "if you do", "you may", "otherwise"
listed_objects         objects that words list one by one: those with which the words before did something
may_then_others        what each of several players may do, and what others do then
names                  names of cards in rules text: words with capital letters, and small words between them
put_this_way           what the words before put somewhere: "if you put a land card onto the battlefield this way"
references_per_player  who of several players did what, for words about that one's own: "it", "that card", "that many"
sentences              how the sentences of a text belong together
several_changes        continuous effects on several groups that last equally long
this_way               what the words before did: "creatures destroyed this way", "the life lost this way"
words                  the words for types, colours and supertypes
"""
