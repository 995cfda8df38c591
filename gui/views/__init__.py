"""The table: one region per file.

table_window   the window: pages and menus
start_page     the first page; new games are in gui.dialogs.new_game
table          one match at the table: views to the regions, clicks to the decision's editor
table_regions  the regions put together; table_keys, table_drag, table_menus, table_notes, undoing serve the table
game_over      the end of a game, beside the board; the_end begins another one
scenario_notes what there is to try in a position; remembering: the report of practice
battlefield    all boards, with board_layout (where cards lie), player_panel
hand_view      the viewer's hand; it and the battlefield are a card_scene of card_items
stack_view, preview, log_view, phase_bar, decision_bar, side_column, zone_browser, chance_note, variants
arrow_layer, curtain   sheets over the whole table
"""
