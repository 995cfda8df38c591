"""The rules of the game: rules English in, a game played exactly as the Comprehensive Rules say out.

The packages, lowest first; each imports only what stands before it (held by import-linter):

    core       nouns without behaviour: colours, mana, card types, zones, steps, identity, chance; records (`@record`)
    model      the families of meaning (abilities, instructions, costs, filters, amounts …) as abstract nodes
    text       the compiler: rules English to nodes and back; knows core and model only
    state      what a game is made of; cheap to clone; written only by events
    events     one kind of change each, with the atom that performs it
    decisions  one kind of question each, with the answers it accepts
    rules      the procedures of the rulebook: turn, priority, casting, triggers, layers, combat …
    terms, triggers, statics, effects, mechanics, keywords, variants
               the words of the game: each file holds nodes, the phrases that read and print them, and what they do
    catalogue  finds all those words
    telling    what the rules have to say, in words of a language: all prose is there
    cards, agents, scenario
               card data and decks, players that are programs, the scenario format
    api        what a client may import
"""
