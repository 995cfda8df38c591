"""The rules of the game: rules English in, a game played exactly as the Comprehensive Rules say out.

One column of rooms, lowest first; each imports only what stands before it (held by import-linter; the picture is in
`packaging/docs/architecture.md`):

    core        nouns without behaviour: colours, mana, card types, zones, steps, identity, chance; records (`@record`);
                errors, and the door for what comes from outside (`untrusted`)
    meaning     what rules text can mean: the families of nodes (abilities, instructions, costs, filters, amounts …)
    compiler    rules English to meaning and back; knows no game
    game        a game by the rulebook; knows no words:
                state (what a game is made of), events (what changes it), decisions (what is asked),
                rules (the procedures, in rooms of their own)
    vocabulary  the words of the game: how each is read, printed and done: terms, triggers, statics, effects,
                mechanics, keywords, variants; `catalogue` finds them
    telling     what the rules have to say, in words of a language: all prose is there
    cards       card data and decks, read from files and kept in a database
    agents      players that are programs
    table       a match: setup, journal, undo, what each seat sees; `table.drafting`: drafts, and the decks of them
    scenario    the scenario format: loading, running, writing
    api         what a client may import
    lab         trying the engine out: `python -m engine …`

What something new touches, besides its tests, its cards and its words in `telling/languages`:

    a keyword           vocabulary/keywords/<name>.py
    a keyword action    vocabulary/effects/keyword_actions/<name>.py; an event in game/events/ if it changes what
                        nothing did yet
    a question          is declared next to the procedure that asks it; whoever answers imports it from there
    a variant           vocabulary/variants/<name>/ (rules, decks, options; its words), gui/views/variants/<name>.py for
                        its bar
    a kind of decision  game/decisions/<file>.py (its `some_answer` is what chance says), api.py;
                        gui/dialogs/<editor>.py, which `@edits` it; scenario/answering/<file>.py, whose function
                        `@answers` it
    a layout            core/layouts.py; game/state/printed.py if its values depend on the zone,
                        game/rules/casting/casting_options.py if it is cast in ways of its own,
                        gui/models/faces.py if it is painted in a way of its own
    a language          telling/languages/<name>/
"""
