"""One match at the table: views go to the regions, clicks and keys to the decision's editor.

table            the table; regions: its parts and where they are
keys, drag       what keys do, and dragging; menus: the ways to use a card
happenings       what happens is seen to happen; acting: how each kind of beat is shown on the stage
begun            what a player has begun to do: from the drop of a card until it is paid for
notes, words     what is said beside the question, and while nobody is asked
whys, why_asked  why a thing is as it is, and why one is asked (what they show: panels.why_panel)
hint             what a program would do in one's place
undoing          taking back
conceding        conceding (CR 104.3a)
repeat           proposing to repeat a stretch of choices (CR 728.2)
look_back        how things stood before
main_games       looking at the games above a subgame (CR 725)
missed_triggers  the report of tournament practice
scenario_notes   what there is to see and to try in a position
"""
