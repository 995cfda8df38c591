"""Meaning: the families of nodes that a card's text compiles to, as frozen data.

A family is an abstract class with one method that says what its members do (`Instruction.perform`, `Filter.matches`,
`Amount.value` …). The members live in `engine.vocabulary`, one file each, next to the phrases that read and print
them.

abilities        spell, activated, triggered and static abilities (CR 113), and the keywords that stand for them
cards            compiled cards (108, 200): faces with printed characteristics, ready to be played
characteristics  characteristics (109.3): what an object is, as printed or as projected through the layers
context          what a node is asked in, as far as the model can say it
families         the families of nodes: what each kind of meaning must be able to do
limits           what things that are chosen have to be together: their total, their kinds, what they share
message          what the rules have to say to people: keys with typed slots
node             nodes: frozen data with a meaning, and the two ways to go through a tree of them
progress         how far an object has come: chapters, levels, rooms, doors … each mechanic counts in a way of its own
questions        questions that rule modifiers answer (101.2, 613.11): declared next to the mechanism that asks
speech           speech: what words say of themselves to the words around them (608.2c)
windows          the times at which only something may be done: "during your turn, before attackers are declared"
"""
