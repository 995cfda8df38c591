"""What happens between the table and the match.

match_controller  the match of this window: answers in, views and decisions out, by signals
match_runner      the same without signals: computer players, automatic passes, undo; off the GUI thread
errand            one piece of work off the GUI thread: loading a game, beginning one
unforeseen        what fails where nobody waits for an answer, so that it is told
autopass          when a pass needs no click, and why
concealment       a view without anything that only one seat may see
drag_controller   dragging one thing on to another, with the mouse
focus_ring        the same with the keyboard
"""
