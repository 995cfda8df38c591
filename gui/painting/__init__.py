"""Card faces: what a card looks like, at any size.

The package knows no widgets and no engine. Its input is the frozen data of `face`, its output is painted pixels.

    face             what is to be painted: FaceSpec (the printed face) and LiveState (what happens to it now)
    palette          the colours of the table, dark and light; other GUI code imports them too
    themes           themes, colours for all eyes, cloths and woods, put together to one palette
    fonts            the bundled typefaces
    layout           where everything goes, as fractions of the card's width
    rules_text       rules text to words and symbols
    text_flow        text wrapped into lines at the largest size that fits its box
    symbols          mana and other symbols, drawn as vector shapes
    symbol_shapes    the outlines of mana and other symbols, in a square from -1 to 1 (y points down)
    art              a picture made from a card's name, colours and types, always the same
    scenes           what such pictures are made of
    frames           the coloured card frame, made for an exact size
    own_frames       frames of their own, by layout: each is a class that registers itself
    frame_kinds      those frames, a module for each
    pieces           plates, paper, windows, words: what those frames are put together from
    side_column      the layout of cards whose words stand beside a tall picture
    own_band         the layout of a card with a band between type line and text
    step_rows        texts one below the other, each with the height that it needs
    frame_styles     how a frame is coloured and shaped: by colour identity, and by what kind of card it is
    status           what happens to an object, as badges
    status_shapes    the outlines of status glyphs, in a square from -1 to 1 (y points down)
    keyword_marks    keywords as small marks: an icon, or a word where there is none
    keyword_shapes   the outlines of keyword icons, in a square from -1 to 1 (y points down)
    card_painter     frame and art under; `full_face` and `board_face` paint text, symbols and live values over
    full_face        the full face, for the preview: everything printed on the card, and its state in words
    board_face       the face on the table and in the hand
    pixmaps          the cache that the board draws from
    byte_cache       a cache bounded by bytes: the least recently used value goes first
    gallery          a contact sheet: python -m gui.painting.gallery OUT.png
    gallery_samples  invented cards and states for the contact sheet: every kind, long and short texts, all badges
    patches          smooth-edged pieces of a picture
    pictures         Pillow's pictures as Qt's images, at the exact size in device pixels
    surface          the surface of one card being painted
"""
