"""Card faces: what a card looks like, at any size.

The package knows no widgets and no engine. Its input is the frozen data of `face`, its output is painted pixels.

    face          what is to be painted: FaceSpec (the printed face) and LiveState (what happens to it now)
    palette       the colours of the table, dark and light; other GUI code imports them too
    fonts         the bundled typefaces
    layout        where everything goes, as fractions of the card's width
    rules_text    rules text to words and symbols; text_flow wraps and fits them into a box
    symbols       mana and other symbols, drawn as vector shapes
    art, scenes/  pictures made from a card's name, colours and types
    frames        the coloured card frame, made for an exact size (frame_styles: which colours and shapes)
    status        what happens to an object, as badges (status_shapes: their glyphs)
    card_painter  frame and art under; full_face and board_face paint text, symbols and live values over
    pixmaps       the cache that the board draws from
    gallery       a contact sheet: python -m gui.painting.gallery OUT.png
"""
