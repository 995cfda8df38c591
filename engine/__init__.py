"""The rules of the game: rules English in, a game played exactly as the Comprehensive Rules say out.

The packages, lowest first; each imports only what stands before it (held by import-linter):

    core       nouns without behaviour: colours, mana, card types, zones, steps, identity, chance; records (`@record`)
    model      the families of meaning (abilities, instructions, costs, filters, amounts …) as abstract nodes
    text       the compiler: rules English to nodes and back; knows core and model only
    state      what a game is made of; cheap to clone; written only by events
    events     one kind of change each, with the atom that performs it
    decisions  one kind of question each, with the answers it accepts
    rules      the procedures of the rulebook, in rooms: see its docstring
    terms, triggers, statics, effects, mechanics, keywords, variants
               the words of the game: each file holds nodes, the phrases that read and print them, and what they do;
               a variant's folder also holds its rules, decks and options
    catalogue  finds all those words
    telling    what the rules have to say, in words of a language: all prose is there
    cards, agents
               card data and decks; players that are programs
    play       a match: setup, journal, views, undo by replaying
    drafting   cards picked from booster packs, and the decks of them
    scenario   the scenario format: loading, running, writing
    simulation, exercise, coverage, practice_table
               many games, every ability of every card, how much is understood; a table to try cards on
    api        what a client may import
    commands   `python -m engine …`

What something new touches, besides its tests, its cards and its words in `telling/languages`:

    a keyword           keywords/<name>.py
    a keyword action    effects/keyword_actions/<name>.py; an event in events/ if it changes what nothing did yet
    a question          is declared next to the procedure that asks it; whoever answers imports it from there
    a variant           variants/<name>/ (rules, decks, options; its words), gui/views/variants/<name>.py for its bar
    a kind of decision  decisions/<file>.py (its `some_answer` is what chance says), api.py; gui/dialogs/<editor>.py,
                        which `@edits` it; scenario/answering/<file>.py, whose function `@answers` it
    a layout            core/layouts.py; state/printed.py if its values depend on the zone, rules/casting/ways.py if
                        it is cast in ways of its own, gui/models/faces.py if it is painted in a way of its own
    a language          telling/languages/<name>/
"""
