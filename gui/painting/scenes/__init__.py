"""Pictures made by program: a small painter's workshop on Pillow.

canvas      the picture being painted: gradients, glows, noise, silhouettes with rim light
curves      smooth lines, ridges and tapered strokes as points
chance      numbers from a name, the same for ever on every machine
tints       sky, light and ground colours of each colour of mana
skies, growth, buildings     what a landscape is made of
lands, wild_places           landscapes
stages      a hilltop, a sea or a dark hall for a subject to stand in
beasts, crawlers, figures, companies, creatures, oddities    creatures; creature_kinds chooses by subtype
storms, energies             instants and sorceries
sigils      enchantments, emblems, sagas, classes
things, weapons              artifacts
"""
