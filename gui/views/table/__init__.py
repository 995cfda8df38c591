"""One match at the table: views go to the regions, clicks and keys to the decision's editor.

table            the table
regions          its parts and where they are
keys             everything that the mouse can do, by keys
drag             the mouse of the scenes, and the arrow between them
menus            the ways to use a card, and what to do with an ability on the stack
reading_column   preview, stack and log beside the boards, or folded
happenings       what happens is seen to happen
acting           how each kind of beat is shown on the stage
planned_answers  what a player has begun to do: from the drop of a card until it is paid for
notes            passes made for the player, refusals, and why something can not be done
words            what is said at a table while nobody who looks at it is asked anything
whys             why a thing or a player is as it is (shown by `panels.why_panel`)
why_asked        why one is asked: by whom or what, and by which rule
why_that         what a program weighed as it did what it did last
hint             what a program would do in one's place
undoing          taking back
conceding        conceding (CR 104.3a)
repeat           proposing to repeat a stretch of choices (CR 728.2)
look_back        how things stood before
main_games       looking at the games above a subgame (CR 725)
missed_triggers  the report of tournament practice
scenario_notes   what there is to see and to try in a position
"""
