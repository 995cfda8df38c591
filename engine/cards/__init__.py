"""Cards as data: what is printed on them, where it was read from, and the lists people build of them.

The rooms, in the order in which a card passes through them:

=====================  =======================================================================================
``card_data``          the printed card: faces, costs, type lines, texts (CR 200 to 211)
``card_form``          what a well-formed cost, type line or power is, shared by everything that reads cards
``cards_text``         the ``.cards`` format: reading with every problem named, and writing it back
``cards_parsing``      the lines of one ``.cards`` block becoming faces
``card_files``         ``.cards`` files and folders (sets) on the disk
``json_stream``        large JSON files read piece by piece
``importing``          what every importer shares: problems, progress, cancelling, and telling the formats apart
``scryfall``           bulk files with Scryfall's field names
``mtgjson``            MTGJSON's ``AtomicCards.json``
``deck_list``          deck lists in the usual text form, and resolving them against known cards
``deck_files``         deck lists in the ``.dek``, ``.dck`` and ``.cod`` forms
``database``           the card database in the user's data folder
``card_search``        its search language, ``t:creature c:rg mv<=3 o:"draw a card"``
=====================  =======================================================================================

Nothing here knows what a text means; that is the compiler's work (``engine.text``).
"""
