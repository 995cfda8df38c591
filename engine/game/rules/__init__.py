"""The procedures of the rulebook, in rooms.

Each room imports only from those below it (held by import-linter).

special_cards     Sagas, battles, dungeons, Attractions, Rooms, melded cards, day and night; they enter by `hooks`
turn              the turn (CR 500 to 514), priority (117), starting (103), restarting (724), games within a game (725)
missed_triggers   triggered abilities that people have to remember: tournament practice
state_based       state-based actions, one file each (704)
casting           casting, activating, resolving (601, 602, 608), what may be done now, special actions (116)
combat            combat (506 to 511): requirements and restrictions, blocks, bands, damage
paying            costs, mana and what stands for it (118, 601.2f to 601.2h)
events            how things happen: replacement, damage, entering and leaving, triggers (603, 614 to 616)
layers            continuous effects (613), worked out anew only where something they read has changed
questions         what is asked of the board: rule modifiers, timing, what may be attached, seen or activated
context           the context in which words are understood
variants          what variants are, as the procedures see them
hooks             places of the procedures at which special cards and variants have their say
linked            linked abilities (607, 707.7)
procedures        procedures that are carried out below the room in which they are written
proposed_choices  choices made beforehand, in a shortcut that is being taken (728.2c)
choice_questions  the question whenever objects are chosen for a purpose
strict_mode       watched play: what would pass silently in a game is a defect in one that is checked
"""
