"""Cards as data: what is printed on them, where it was read from, and the lists people build of them.

The rooms, in the order in which a card passes through them:

card_data        the printed card: faces, costs, type lines, texts (CR 200 to 211)
card_form        what a well-formed cost, type line or power is, shared by everything that reads cards
meld_pairs       meld pairs: each card of a pair gets the face that both have together
card_facts       colors, color identity, mana value and text digest of a printed card
cards_text       the ``.cards`` format: reading with every problem named, and writing it back
cards_parsing    one paragraph of a ``.cards`` file becoming a card
card_files       ``.cards`` files and folders (sets) on the disk
packed           files packed by gzip, xz, bzip2 or ZIP, read as if they were not
json_stream      large JSON files read piece by piece
importing        what every importer shares: problems, progress, cancelling
card_kinds       telling files apart by what is in them: card data of either project in any of its forms
scryfall         bulk files with Scryfall's field names
mtgjson          MTGJSON's ``AtomicCards.json``
card_sources     telling the formats apart, and reading any of them
deck_list        reading deck lists in any form, and resolving them against known cards
deck_entries     a deck list's lines and problems as data
deck_text        deck lists as plain text: line by line, with headings and comments
deck_lines       the shapes of a card's line: numbers, printings, marks
deck_headings    the words of headings, in several languages
deck_table       deck lists as tables: ``Count,Name``
deck_json        deck lists as JSON: boards by name
deck_xml         deck lists in the ``.dek``, ``.cod`` and ``.o8d`` forms
database         the card database in the user's data folder
database_schema  its tables
database_import  taking a source of cards into it, all or nothing
database_losses  what an import would cost: whether of the cards it replaces too many could not be played any more
database_rescue  a damaged card database, built anew: what can still be read goes over
database_beside  cards that are at hand without being imported, shown and searched beside those of a card database
compiling        the compiler as the database knows it, and what it says of each line
compiling_many   many cards put before it by several processes
library          the cards at hand, compiled when first needed
card_search      its search language, ``t:creature c:rg mv<=3 o:"draw a card"``

Nothing here knows what a text means; that is the compiler's work (``engine.compiler``).
"""
