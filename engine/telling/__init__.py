"""Telling: everything that people read, in words of a language.

The only place of the engine where there is prose.

The rules say messages (`engine.meaning.message`): a key, and slots that hold players, objects, numbers, terms of the
rulebook and rules text. Views and stories are told for a viewer, who hears of nothing by a name they may not know.
Rules text is English wherever the game keeps it; for other readers it is read, and what it means is printed with the
phrasebook of their language (`engine.compiler.phrasebook`). Saves, journals and whatever programs compare hold no words
but those, so that nothing depends on the language.

    language    what a language is: a folder of tables, and a little grammar
    wording     the wording of one message, with places in it
    teller      messages in words, for somebody
    decisions   decisions in words
    narration   the story of a game as messages
    rules_text  cards and abilities in another language
    languages   English, and a folder for each language more

How something new is said. Say it: `say("may_exert", creature=NameOf(oid))`, and word it in
`languages/english/messages.toml`: `may_exert = "Exert {creature}?"`. A key without words, words without a message and
places without a slot fail a test; so does a sentence that stands anywhere else in the engine.

How a language is added: one folder, `languages/NAME`, with

    __init__.py        a subclass of `Language` with its code ("de", "zh_CN"), its own name, and what its grammar asks
                       for (plural, article, genitive, lists); LANGUAGE is one of them
    messages.toml      every message, by the keys of `english/messages.toml`, places in any order
    terms.toml         words of the rulebook by what they are in English: zones, types, keywords, kinds of counters,
                       and whole lines of rules text that no phrase writes ("keyword flying", "type Creature", …)
    phrases.toml       for the template of every phrase the one of the language, with the same fields, in any order;
                       words may agree as English ones do ("[s]", "(s)"), or not at all
    vocabulary.toml    the words that no template writes: numbers, articles, "and", "or"

Nothing else of the program changes; what the folder lacks is told in English. In `tests/telling/test_languages.py` the
code of a language that is offered to people joins the list of those, and `LACKING` says what may be lacking in it.
`languages/pseudo`, made from the tables of English, shows on any screen what is not told at all: `python -m gui
--language pseudo`. The client's own words are Qt's: `assets/translations/kitchen_table_CODE.qm`.
"""
