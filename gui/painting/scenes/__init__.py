"""Pictures made by program: a small painter's workshop on Pillow.

canvas          the picture being painted: gradients, glows, noise, silhouettes with rim light
curves          smooth lines, ridges and tapered strokes as points
chance          numbers from a name, the same for ever on every machine
tints           sky, light and ground colours of each colour of mana
skies           skies: light, stars, clouds, birds; and the water that mirrors them
growth          what grows: conifers, broad trees, dead trees, trunks, grass, reeds, mushrooms
buildings       what is built: castles, towers, ruins, arches, roofs, banners
lands           landscapes: one composition for each basic land type, and several for everything else
wild_places     landscapes without a basic land type: castles, ruins, towns, floating isles, mesas, caves
stages          a hilltop, a sea or a dark hall for a subject to stand in
beasts          animals and monsters: four-legged beasts, winged ones, serpents, crawling ones
crawlers        spiders and insects in webs of light
figures         people: cloaked figures with what they carry, alone or in a company
companies       people in the service of more than themselves: companies on the march, planeswalkers, hosts at war
creatures       creatures that are neither beasts nor people
oddities        the strangest creatures: tentacled things, walking trees, mushrooms, great faces
storms          spells of fire, weather and sky: flames, lightning, waves, sunbursts, comets
energies        spells: flames, lightning, waves, vortices, sunbursts, shadows, vines, crystals, comets
sigils          enchantments, emblems, sagas, classes
things          artifacts: blades, shields, orbs, rings, cups, lanterns, gears, monoliths, ships
weapons         artifacts that are carried into a fight, and the metal and stones of all artifacts
creature_kinds  which silhouette a creature gets: by its subtypes (205.3m), or by its colour if they say nothing
"""
