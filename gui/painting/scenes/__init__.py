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
places          where a picture is set: thirty places, the hour, the weather
far_places      open places far from anywhere: dunes, ice, reefs, clouds, gorges, the void
made_places     places that people made: graveyards, bridges, harbours, mills, gardens, cities
rooms           places under a roof: halls, libraries, forges, laboratories, burrows
creatures       a creature in its place: its figure built from its types, sized by its power
creature_table  which figure a creature type has: kinds and trades, a line each (205.3m)
creature_kinds  what is known of a creature type, and which of them a creature's types ask for
forms           a figure as parts: outlines with a material each, laid one over the other
form_paint      painting a form: flat colours, ink where materials meet, volume by light from one side
figure_colors   the colours of a figure's materials: its coat, and clothes in the card's colours
people          people: a build, clothes, a head, what they wear and hold, in four poses
heads           heads in profile, the same on every body that wears them
head_extras     what grows on heads: ears, horns, hair, beaks, teeth
gear            what people wear on their heads and hold in their hands
four_legs       animals on four legs: a frame of bones by numbers, a head, a tail
fliers          what flies or perches: birds, dragons, bats, winged insects
wings           wings, of feathers, of skin, of gauze
crawling        what crawls on many legs: insects, spiders, scorpions, crabs, snails
swimmers        what coils and what swims: serpents, fish, whales, squids
moving_things   what grows or was made, and walks: oozes, trees, fungi, golems, machines, walls
strange         what is no animal: elements, spirits, eyes, horrors, eggs, swarms
portraits       planeswalkers as portraits, and hosts at war for battles
deeds           spells by what they do: the deed is read from the words
storms          spells of fire, weather and sky: flames, lightning, waves, sunbursts, comets
energies        spells: flames, lightning, waves, vortices, sunbursts, shadows, vines, crystals, comets
sigils          signs of light, sagas, classes
objects         objects as the subject of a picture: what a name speaks of, shown large
things          artifacts: blades, shields, orbs, rings, cups, lanterns, gears, monoliths, ships
vehicles        vehicles: what rolls, flies, walks or sails
weapons         artifacts that are carried into a fight, and the metal and stones of all artifacts
"""
