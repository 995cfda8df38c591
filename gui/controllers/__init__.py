"""What happens between the table and the match.

match_controller  the match of this window: answers in, views and decisions out, by signals
match_thread      the thread in which it is played; what fails there is told
enquiries         what is asked about the game and changes nothing in it: reasons, hints, earlier times
pass_settings     what players said they need not be asked
saving            files of the game: a copy, a scenario, a report
match_runner      the same without signals: computer players, automatic passes, undo; off the GUI thread
background_task   one piece of work off the GUI thread: loading a game, beginning one
uncaught_errors   what fails where nobody waits for an answer, so that it is told
autopass          when a pass needs no click, and why
pass_notes        what is told of the passes made for whoever looks at the screen
concealment       a view without anything that only one seat may see
drag_controller   dragging one thing on to another, with the mouse
focus_ring        the same with the keyboard
card_pictures     a person's own card pictures: from a folder, or fetched as cards are seen
card_work         importing and compiling cards, off the GUI thread
failure_report    what was raised, the log, the game as a file and as a scenario
last_looks        what each person at the screen saw last, told to whoever takes the seat
cancel_scope        work in another thread that can be stopped at any moment
peeking           what an action would ask next, tried on a copy of the match
playback          happenings are shown in beats; reports wait until what led to them has been seen
preferences       speed, sounds, size of text, colours, language: what a player switches in the menu *Table*
table_sounds      lets what happens be heard, if the settings allow it
"""
