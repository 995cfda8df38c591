"""The window with its menus and bars, and what is done on its behalf.

table_window      the window: the first page, the page for a new game, the table
game_actions      what the menus do with the game that is played
help_actions      what the menu Help shows
menus             the menus of the window
against_computer  a game against the computer, begun without a question
your_cards        the imported cards on behalf of the window
drafts            drafts on behalf of the window: begun, kept, left and gone on with
left_games        going on with games that were left
game_notes        what the first page shows of a game that is left
coach             what is new is told in one's first games
puzzles           positions in which something is to be reached: told whether it was, and which are solved
the_end           what follows as a game ends
waiting           what the window waits for
wait_bar          what takes long, at the lower edge, and a way out
failures          defects are told, and a report can be saved
failure_bar       where defects are told
unsaved_bar       that the game is not on the disk, and what to do
kinds_page        every kind of frame, with cards of it
about             version, news and licences
"""
