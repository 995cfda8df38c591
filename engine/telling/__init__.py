"""Telling: everything that people read, in words of a language. The only place of the engine where there is prose.

The rules say messages (`engine.model.message`): a key, and slots that hold players, objects, numbers, terms of the
rulebook and rules text. Views and stories are told for a viewer, who hears of nothing by a name they may not know.
Saves, journals and whatever programs compare hold no words, so that none of it depends on the language.

    language      what a language is: a folder of tables, and a little grammar
    wording       the wording of one message, with places in it
    teller        messages in words, for somebody
    decisions     decisions in words
    narration     the story of a game as messages
    printed       rules text, through the compiler's printer
    languages     English, and a folder for each language more
"""
