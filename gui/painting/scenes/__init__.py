"""Pictures made by program: a small painter's workshop on Pillow.

    canvas      the picture being painted: gradients, glows, noise, silhouettes with rim light
    curves      smooth lines, ridges and tapered strokes as points
    chance      numbers from a name, the same for ever on every machine
    tints       sky, light and ground colours of each colour of mana
    skies, lands, growth, buildings    what a landscape is made of
    beasts, figures, creatures   silhouettes of creatures, by subtype
    energies    instants and sorceries
    sigils      enchantments, emblems, sagas
    things      artifacts
"""
