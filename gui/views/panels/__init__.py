"""What stands beside, above and over the boards.

decision_bar    the decision in words, and buttons that say what will happen
side_column     the panel of the pending decision, a zone, a question to all
zone_browser    looking through a graveyard, the exile zone, a library
stack_view      the stack, top first
preview         a card as it is now, large
log_view        the log
recap_strip     what happened since one last looked, in pictures
phase_bar       the steps of the turn, and where one wants to be asked
why_panel       why a thing is as it is
turn_line       the line below the boards: steps of the turn, the question and its buttons
coach_note      what is new about a question, above it
weighed_panel   why a program did what it did
hint_panel      what a program would do, and what it expects
yields_panel    what a person is not asked
repeat_panel    a stretch of choices to repeat
repeat_parts    what comes before the stretch: loops one after another, and loops of them
how_often       how often it is repeated
look_back_bar   the slider over all that was answered
main_game_band  which games wait above a subgame (CR 725.1a)
game_over       the end of a game, and what to do next
end_scene       the scene over the words of an end
life_chart      the course of all life totals, and the cards that did most
chance_note     dice and coins (CR 705, 706)
curtain         nothing secret is on the screen while it goes from one person to another
"""
