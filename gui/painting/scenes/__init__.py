"""Pictures made by program: a small painter's workshop on Pillow.

canvas      the picture being painted: gradients, glows, noise, silhouettes with rim light
curves      smooth lines, ridges and tapered strokes as points
chance      numbers from a name, the same for ever on every machine
tints       sky, light and ground colours of each colour of mana
skies, growth, buildings     what a landscape is made of
lands, wild_places, far_places, made_places, rooms     places; `places` chooses one, its hour and its weather
stages      a hilltop, a sea or a dark hall for a subject to stand in
forms, form_paint, figure_colors     figures as parts of a material each, how they are drawn, lit and coloured
heads, head_extras, gear, wings      what figures wear, hold and have
people, four_legs, fliers, swimmers, crawling, moving_things, strange     the figures
creature_table, creature_kinds       which figure a creature type has
creatures, portraits                 creatures where they live; planeswalkers and battles
storms, energies, deeds              forces; instants, sorceries and enchantments by what they do
sigils      signs of light, sagas, classes
things, weapons, objects, vehicles   artifacts
"""
