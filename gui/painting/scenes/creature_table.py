"""Which figure a creature type has: kinds (what it is) and trades (what it does), a line each.

A line of KINDS: types, then plan and its options. Plans are `person` (build, heads), `four` (frame, head, tail, back,
wings), `flier` (body, head, wings) and the names of swimming, crawling and strange figures (head). `coat` names
colours, `at` places; several of either are apart by "/"; a line that begins with
spaces goes on with the one before. `up=no`: it stays what it is when it has a trade. `of` names the type whose
creatures look so if their name has the word.
"""

from __future__ import annotations

KINDS = """
Human : person heads=human/bald/bearded/human coat=flesh
Elf Noggle : person build=slim heads=elf coat=flesh/tan hair=long at=forest/jungle/garden
Dwarf : person build=stout heads=bearded coat=flesh/tan at=mountain/forge/cave
Goblin : person build=small heads=goblin coat=green/red/olive at=mountain/cave/mesa/volcano
Orc : person build=broad heads=orc coat=olive/grey at=mesa/heath/mountain
Ogre : person build=huge heads=ogre coat=tan/red/olive at=mountain/gorge/cave
Troll : person build=huge heads=troll coat=green/grey/teal at=swamp/forest/bridge
Cyclops : person build=huge heads=cyclops coat=flesh/red at=mountain/gorge
Giant Orgg : person build=huge heads=giant coat=flesh/stone at=mountain/clouds/gorge huge=yes
Kithkin Halfling : person build=small heads=kithkin coat=flesh/tan at=farm/town/plains/garden
Gnome : person build=small heads=gnome coat=flesh/iron at=garden/forge/burrow
Kobold : person build=small heads=kobold coat=red/olive at=cave/mountain
Vampire : person build=slim heads=vampire coat=pallid at=castle/palace/graveyard cape=yes
Zombie : person build=stoop heads=zombie coat=rot at=graveyard/swamp/ruins
Skeleton : person build=slim heads=skull coat=bone at=graveyard/cave/ruins
Merfolk : person build=slim heads=merfolk coat=teal/blue tail=fish at=reef/coast/sea
Siren : person build=slim heads=elf coat=teal/flesh wings=feather at=coast/sea
Angel Archon : person heads=elf/human/bearded coat=flesh wings=feather at=clouds/temple/castle halo=yes
Demon : person build=broad heads=demon coat=red/shadow/purple wings=skin tail=devil at=volcano/void/palace
Devil : person build=small heads=devil coat=red tail=devil at=volcano/town/cave
Imp : person build=small heads=imp coat=purple/shadow wings=skin tail=devil at=cave/library
Gargoyle : person build=stoop heads=imp coat=stone wings=skin tail=devil at=castle/temple/city
Tiefling Azra : person heads=tiefling coat=purple/red tail=devil at=town/city/cave
Faerie : person build=slim heads=elf coat=flesh/pink wings=gauze at=garden/forest/isles
Moonfolk : person build=slim heads=moon coat=pallid at=isles/clouds
Vedalken : person build=slim heads=vedalken coat=blue at=laboratory/library/city
Kor : person build=slim heads=elf coat=pallid/stone at=isles/mountain/gorge
Minotaur : person build=broad heads=minotaur coat=brown/red tail=cow at=mesa/ruins/desert
Satyr : person heads=tiefling/devil coat=tan tail=cow at=forest/heath
Centaur : centaur heads=human/elf coat=brown/tan/black at=plains/forest/heath
Lamia : naga heads=cobra/gorgon coat=green/teal at=jungle/swamp/temple
Gorgon : naga heads=gorgon coat=olive/teal at=ruins/cave/temple
Hag : person build=stoop heads=troll coat=olive/purple at=swamp/burrow clothes=robe hat=wizard held=crook
God Demigod : person build=broad heads=bearded/elf coat=gold/own at=clouds/void huge=yes halo=yes glowing=yes
Avatar Incarnation Bringer : person build=broad heads=hooded/elf coat=own at=void/clouds huge=yes glowing=yes
Phyrexian : person build=stoop heads=praetor/skull coat=iron/shadow at=forge/void/city
Praetor : person build=broad heads=praetor coat=bone/iron at=forge/void huge=yes
Eldrazi : person build=broad heads=eldrazi coat=purple/pink tail=arms at=void/ruins huge=yes
Alien Drix : person build=slim heads=alien coat=green/purple at=void/city
Homunculus : person build=small heads=homunculus coat=blue/tan at=laboratory/library
Treefolk : tree coat=wood at=forest/heath/swamp up=no
Dryad Nymph : person build=slim heads=dryad coat=moss/tan at=forest/garden/coast
Plant Saproling : plant coat=leaf at=jungle/garden/swamp up=no
Fungus : fungus coat=pale at=cave/swamp/forest up=no
Elk Caribou : four frame=stag head=deer tail=stub coat=brown at=forest/heath
Antelope : four frame=stag head=antelope tail=tuft back=stripes coat=tan at=plains/desert
Goat : four frame=stag head=goat tail=stub coat=grey/white at=mountain/farm
Sheep : four frame=stag head=ram tail=stub coat=cream at=farm/plains
Horse Mount : four frame=hoof head=horse tail=hair coat=brown/black/white back=saddle at=plains/heath
Unicorn Kirin : four frame=hoof head=unicorn tail=hair coat=white/gold at=forest/garden/clouds
Pegasus : four frame=hoof head=horse tail=hair coat=white wings=feather at=clouds/mountain
Hippogriff : four frame=hoof head=eagle tail=hair coat=tan wings=feather at=clouds/mountain
Griffin : four frame=cat head=eagle tail=tuft coat=gold/tan wings=feather at=mountain/clouds
Sphinx Lammasu : four frame=cat head=sphinx tail=tuft coat=gold/own wings=feather at=desert/library/isles up=no
Manticore : four frame=cat head=lion tail=spiked coat=red/orange wings=skin at=mesa/desert/mountain
Chimera : four frame=cat head=lion tail=snake coat=own wings=skin necks=2 at=volcano/isles
Cat : four frame=cat head=cat tail=thin back=stripes coat=orange/grey/black at=plains/jungle
Dog Coyote : four frame=dog head=dog tail=bushy coat=brown/cream/black at=town/farm
Wolf : four frame=dog head=wolf tail=bushy coat=grey/black/white at=forest/ice/heath
Werewolf : person build=broad heads=wolf coat=grey/brown clothes=rags held=claws tail=bushy at=forest/heath/town
Fox : four frame=dog head=fox tail=brush coat=orange/white at=forest/garden/heath
Jackal Hyena Gnoll : four frame=dog head=hyena tail=thin back=spots coat=tan at=desert/mesa
Raccoon Possum : four frame=rodent head=raccoon tail=ring coat=grey at=forest/town
Badger Wolverine Weasel Skunk : four frame=rodent head=badger tail=bushy coat=black/brown at=burrow/forest
Mongoose Ferret Otter Beaver Seal Platypus Walrus : four frame=rodent head=otter tail=bushy coat=brown at=coast/bridge
Rat : four frame=rodent head=rat tail=bald coat=grey/black at=city/burrow/graveyard
Mouse Hamster Capybara : four frame=rodent head=mouse tail=bald coat=tan/cream at=burrow/farm/library
Rabbit Kangaroo : four frame=rodent head=rabbit tail=stub coat=white/brown at=farm/garden/burrow
Squirrel Lemur : four frame=rodent head=squirrel tail=squirrel coat=orange/brown at=forest/garden
Porcupine Hedgehog Echidna Brushwagg Spike : four frame=rodent head=rat back=quills coat=brown at=forest/heath
Mole Armadillo Pangolin Wombat Sloth : four frame=rodent head=badger back=plates coat=brown/grey at=burrow/desert
Bear Yeti : four frame=bear head=bear tail=stub coat=brown/white/black at=forest/ice/cave
Boar : four frame=bull head=boar tail=curl back=ridge coat=brown/black at=forest/heath/farm
Ox Aurochs Bison : four frame=bull head=ox tail=tuft coat=brown/black/white at=plains/farm
Rhino : four frame=huge head=rhino tail=thin coat=grey/tan at=plains/mesa
Hippo : four frame=huge head=hippo tail=thin coat=purple/grey at=swamp/bridge
Elephant : four frame=huge head=elephant tail=tuft coat=grey/tan at=plains/jungle
Camel Llama : four frame=hoof head=camel tail=tuft back=hump coat=tan at=desert
Ape : four frame=ape head=ape coat=black/brown/white at=jungle/mountain
Monkey : four frame=ape head=monkey tail=curl coat=brown at=jungle
Beast Surrakar : four frame=beast head=ogre/horned_lizard/boar tail=spiked
  back=plates/quills/moss coat=own at=forest/jungle/gorge
Kavu Slith Masticore Atog : four frame=low head=viashino tail=heavy back=plates coat=red/own at=volcano/mesa/forge
Dinosaur : four frame=raptor head=dinosaur/horned_lizard tail=heavy back=ridge/stripes/plates
  coat=green/orange/own at=jungle/volcano/gorge
Lizard Salamander : four frame=low head=lizard tail=heavy coat=green/orange/teal at=desert/mesa/jungle
Crocodile : four frame=low head=crocodile tail=heavy back=ridge coat=green/olive at=swamp/bridge/desert
Frog : four frame=frog head=frog coat=green/teal/orange back=spots at=swamp/jungle
Turtle : four frame=shell head=turtle tail=stub back=shell coat=green/olive at=coast/reef/swamp
Lhurgoyf : four frame=beast head=dinosaur tail=club back=ribs coat=rot/bone at=swamp/graveyard
Hellion : worm coat=red/lava at=volcano/desert up=no
Basilisk : four frame=low head=basilisk tail=heavy back=ridge coat=green/olive at=jungle/ruins
Cockatrice : four frame=raptor head=rooster tail=heavy coat=own wings=skin at=ruins/farm
Nightmare : four frame=hoof head=horse tail=hair coat=shadow wings=skin at=void/graveyard glowing=yes
Juggernaut Dreadnought : machine coat=iron/brass at=forge/desert/mesa up=no huge=yes
Dragon : flier body=dragon head=dragon wings=skin coat=own at=mountain/volcano/clouds/castle up=no
Drake : flier body=dragon head=drake wings=skin coat=own at=clouds/isles/sea up=no
Bat : flier body=bat head=bat wings=skin coat=brown/black at=cave/graveyard/forest
Bird : flier body=bird head=eagle/crow/bird wings=feather coat=brown/white/blue/own
  at=clouds/mountain/coast
Phoenix : flier body=bird head=phoenix wings=feather coat=lava at=volcano/clouds glowing=yes
Harpy : person build=slim heads=troll coat=pallid wings=feather clothes=rags at=gorge/ruins
Specter : spirit head=hooded wings=skin coat=shadow at=swamp/graveyard/city up=no
Spirit Dauthi Soltari Thalakos Glimmer Zubera : spirit head=/hooded/elf coat=ghost
  at=graveyard/ruins/garden/forest
Shade Wraith Nightstalker Reflection : spirit head=hooded/skull coat=shadow at=graveyard/swamp/void
Illusion Fractal : spirit head=elf/fox/owl/hooded coat=ice at=isles/library/crystals glowing=yes
Djinn : spirit head=bearded/bald coat=blue/own at=desert/isles/clouds arms=yes up=no
Efreet : spirit head=devil/demon coat=lava/red at=volcano/desert up=no
Elemental : elemental/elemental/boulder/spirit coat=own at=volcano/sea/forest/clouds/crystals up=no
Shapeshifter : ooze/person heads=alien/hooded coat=ice/slime/own at=laboratory/cave/crystals
Weird Mutant Volver : person build=broad heads=alien/troll/frog/lizard/insect coat=slime/own
  at=laboratory/city
Ooze : ooze coat=slime at=cave/laboratory/swamp up=no
Slug Leech Licid Sable : snail coat=olive/purple at=swamp/garden up=no
Snail Nautilus Oyster : snail head=shell coat=tan/pink at=garden/reef/coast up=no
Sponge Trilobite Homarid Lobster : crab coat=orange/teal at=reef/coast up=no
Worm : worm coat=pink/tan at=burrow/swamp up=no
Wurm : worm coat=green/own at=forest/jungle/desert up=no huge=yes
Snake : snake head=snake/cobra coat=green/olive/own at=jungle/swamp/temple
Ouphe Pest Gremlin Beeble Moogle : person build=small heads=mouse/imp/bat coat=own/olive
  at=burrow/forest/library
Hydra : hydra head=snake/dragon coat=green/own at=swamp/gorge/jungle up=no huge=yes
Serpent : serpent head=dragon/snake coat=teal/blue at=sea/coast up=no
Leviathan : serpent head=crocodile/dragon coat=blue/teal at=sea up=no huge=yes
Kraken : squid head=squid coat=purple/teal at=sea/reef up=no huge=yes
Octopus Squid : squid head=squid/squid coat=orange/purple/pink at=reef/sea
Jellyfish : jellyfish coat=pink/ice at=reef/sea up=no
Fish : fish head=fish coat=teal/orange at=reef/sea/bridge
Shark : whale head=shark coat=grey/blue at=reef/sea
Whale : whale coat=blue/grey at=sea/reef/clouds up=no
Starfish : starfish coat=orange/pink at=reef/coast up=no
Crab : crab coat=orange/teal/red at=coast/reef
Scorpion : scorpion coat=black/orange at=desert/ruins
Spider : spider coat=black/brown/purple at=cave/forest/jungle
Insect : insect/mantis/bug head=insect/mantis coat=green/black/own wings=gauze/moth
  at=jungle/forest/burrow/swamp
Sliver Symbiote : centipede head=viashino/mantis coat=own/tan at=cave/burrow/ruins up=no
Tyranid : centipede head=eldrazi coat=purple/bone at=city/void up=no
Horror Nephilim : horror coat=purple/rot/shadow at=swamp/cave/void up=no
Beholder Eye : eye coat=purple/olive at=cave/void/library up=no
Thrull Carrier : four frame=ape head=skull coat=pink/rot at=graveyard/palace
Golem : golem coat=stone/brass/iron at=ruins/forge/temple up=no
Construct : machine/golem coat=brass/iron/wood at=forge/laboratory/desert up=no
Robot Cyberman Dalek Necron Synth : person build=broad heads=robot coat=iron/brass at=city/laboratory/void
Myr Servo Toy : person build=small heads=robot coat=brass/iron at=forge/crystals/laboratory
Assembly-Worker Sculpture : person build=broad heads=golem coat=stone/brass at=forge/city
Thopter Processor : thopter coat=brass/iron at=clouds/city/forge up=no
Drone : insect/thopter head=mantis coat=iron/purple at=city/void up=no
Scarecrow : person build=slim heads=scarecrow coat=straw at=farm/heath clothes=rags
Wall : wall coat=stone/own at=castle/plains/mountain/volcano/ice up=no
Egg : egg coat=cream at=burrow/volcano up=no
Aetherborn Metathran : person heads=hooded/vedalken coat=shadow/blue at=city/laboratory glowing=yes
Astartes Custodes : person build=broad heads=robot/human coat=iron clothes=plate at=city/void
Gith : person build=slim heads=vedalken coat=olive/teal at=void/ruins
Inkling : swarm coat=shadow at=library/laboratory up=no
Tentacle Spawn Scion : horror coat=pink/purple at=void/ruins up=no
Lion Leonin : four frame=cat head=lion tail=tuft coat=gold of=Cat at=plains/mesa
Donkey Mule : four frame=hoof head=donkey tail=tuft coat=grey of=Horse at=farm
Mammoth Mastodon : four frame=huge head=mammoth tail=tuft coat=brown of=Elephant at=ice
Owl : flier body=bird head=owl wings=feather coat=brown of=Bird at=forest/library
Duck Goose Gull Swan Pelican : flier body=bird head=duck wings=feather coat=white/green of=Bird at=coast/farm
Rooster Hen Chicken : flier body=bird head=rooster wings=feather coat=white/red of=Bird at=farm
Crow Raven : flier body=bird head=crow wings=feather coat=black of=Bird at=graveyard/heath
Moth Butterfly Bee Wasp Dragonfly Firefly : flier body=bug head=insect wings=moth coat=own of=Insect at=garden
Swarm : swarm coat=own of=Insect at=swamp up=no
"""

# Trades: clothes, hats, what the hand holds and the other holds; `mount`: often on horseback.
TRADES = """
Soldier : clothes=mail/plate hat=helm/great_helm held=spear/sword
  other=shield/round_shield at=castle/plains/bridge
Knight : clothes=plate hat=visor/great_helm held=lance/sword other=shield cape=yes mount=yes
  at=castle/plains/heath
Warrior : clothes=bare/mail/fur hat=/bandana/horned held=axe/greataxe/spear/club other=/round_shield
  at=mesa/mountain/heath
Wizard : clothes=robe hat=wizard/hood held=staff/orb/bolt other=book at=library/isles/castle
Sorcerer : clothes=robe hat=circlet held=flame/bolt at=volcano/ruins/isles
Cleric Inquisitor : clothes=robe hat=mitre/hood/circlet held=sun_staff/mace other=book/lantern
  at=temple/graveyard/town
Shaman Mystic : clothes=fur/wraps hat=antlers/feathers held=totem/flame at=forest/mountain/mesa
Druid : clothes=robe hat=wreath/antlers/hood held=crook/sickle at=forest/garden/heath
Warlock : clothes=robe hat=horn_hood/hood held=dark_flame/dagger other=book at=cave/graveyard/ruins
Spellshaper : clothes=robe hat=turban/circlet held=orb/gem other=orb at=isles/library/desert
Artificer Rigger : clothes=apron hat=goggles held=hammer/wrench other=gem/flask
  at=forge/laboratory/city
Scientist : clothes=coat hat=goggles held=flask/gem other=book at=laboratory
Rogue : clothes=coat/wraps hat=hood/half_mask held=dagger/coins other=dagger at=city/town/harbour
Assassin : clothes=wraps hat=mask/hood held=dagger/crossbow other=dagger cape=yes at=city/palace/graveyard
Ninja : clothes=wraps hat=mask held=katana/claws at=town/city/garden
Samurai : clothes=plate hat=kabuto held=katana/greatsword at=garden/castle/bridge
Monk : clothes=wraps hat=/hair_knot held=/cane/staff at=temple/mountain/garden
Berserker : clothes=bare hat=horned held=greataxe/axe other=axe at=mountain/volcano/ice
Barbarian : clothes=fur hat=/horned held=hammer/greatsword/club at=mountain/ice/mesa
Archer : clothes=tunic hat=hood/ held=bow at=castle/forest/gorge
Ranger : clothes=tunic hat=hood held=bow/sword cape=yes at=forest/heath/jungle
Scout : clothes=tunic hat=hood/cap/bandana held=spear/lantern/bow other=scroll at=forest/gorge/heath
Pirate : clothes=coat hat=tricorn/bandana held=cutlass/pistol other=hook/coins at=harbour/sea/coast
Noble Lord : clothes=dress/coat hat=crown/circlet held=cane/fan/sword cape=yes at=palace/garden/castle
Advisor : clothes=robe hat=cap/turban held=scroll/book at=palace/library
Bard Performer : clothes=tunic hat=beret/motley held=lute/ball at=town/garden/palace
Clown Guest Employee Gamer Child : clothes=suit hat=motley/top_hat/cap
  held=ball/book/ at=town/city/garden
Pilot : clothes=coat hat=goggles held=wrench/pistol at=clouds/city/harbour
Peasant Coward : clothes=apron/tunic hat=straw/bandana held=fork/sickle/torch at=farm/town
Citizen : clothes=tunic/dress/coat hat=/cap/brim held=lantern/coins/book at=town/city
Mercenary : clothes=mail hat=/bandana/half_mask held=crossbow/sword/axe other=coins at=mesa/town/harbour
Rebel Survivor : clothes=tunic/rags hat=bandana/hood held=torch/axe/sword other=banner at=heath/city/ruins
Detective : clothes=coat hat=brim held=glass/pistol other=scroll at=city/town/library
Doctor Time : clothes=coat hat=/brim held=wrench/lantern/glass at=void/city/laboratory
Nomad : clothes=robe/wraps hat=turban held=spear/cutlass mount=yes at=desert/plains/mesa
Minion : clothes=rags hat=hood/ held=dagger/lantern/whip at=cave/castle/swamp
Ally : clothes=tunic/mail hat=/circlet/hood held=banner/sword/net other=lantern at=isles/gorge/jungle
Hero : clothes=suit hat=half_mask/ held=/bolt/round_shield cape=yes at=city/clouds/town
Villain : clothes=suit hat=mask/horn_hood held=flame/dark_flame/rifle cape=yes at=city/laboratory/void
Monger : clothes=coat hat=turban held=coins other=scroll at=town/harbour
Flagbearer : clothes=mail hat=helm held=banner at=plains/castle
Elder : clothes=robe hat=hood held=cane/staff at=temple/ruins
Army : clothes=mail hat=helm held=spear/axe other=shield at=castle/plains/heath crowd=yes
"""

# Colours of body, belly, mane and wings; "own" is made from the colours of the card.
COATS = """
flesh : 226,178,142 240,206,176 96,60,38 190,150,120
flesh2 : 176,120,84 200,150,112 40,28,26 150,110,80
flesh3 : 118,76,54 146,100,74 26,20,22 110,80,60
tan : 196,152,104 226,194,150 120,84,52 150,112,80
brown : 134,90,58 186,146,106 84,54,36 110,78,56
black : 86,80,88 128,120,126 44,40,48 66,62,72
grey : 140,142,150 190,192,198 96,98,108 112,116,126
white : 232,230,226 250,248,244 206,200,196 222,222,226
cream : 236,214,176 250,238,212 206,170,120 220,200,170
orange : 214,116,50 246,224,190 150,66,30 190,100,50
red : 184,62,50 224,130,96 90,30,34 140,44,44
green : 96,150,80 176,200,130 52,88,52 70,116,72
olive : 126,134,74 176,178,116 70,72,42 100,104,60
teal : 62,150,150 150,212,196 34,92,104 50,124,136
blue : 78,120,196 156,190,228 40,62,122 66,100,172
purple : 128,84,160 180,144,200 72,46,100 100,64,136
pink : 222,144,160 246,200,204 160,84,110 206,120,150
gold : 220,172,78 246,222,150 160,108,42 226,190,110
pallid : 214,208,218 234,230,238 70,62,82 60,50,66
rot : 122,140,104 160,168,128 70,74,58 90,92,80
bone : 226,216,190 244,238,220 170,156,126 200,190,160
stone : 140,138,134 176,174,168 96,96,96 120,118,116
iron : 120,130,144 166,176,190 70,78,92 136,146,160
brass : 190,148,82 226,190,120 120,86,48 206,166,96
wood : 124,88,58 160,122,86 84,124,60 90,130,66
leaf : 92,152,74 150,196,110 200,80,110 80,140,80
moss : 132,168,104 176,204,140 86,130,62 110,160,90
straw : 214,182,104 236,212,150 170,130,66 190,160,90
pale : 236,224,204 250,244,232 180,150,130 220,200,180
slime : 118,190,96 190,236,140 70,130,74 100,170,100
shadow : 58,48,74 96,82,116 34,28,46 44,38,60
ghost : 188,214,230 226,240,248 140,170,200 170,200,220
ice : 150,200,232 220,240,252 100,150,200 180,220,244
lava : 236,110,40 255,206,110 170,46,26 250,150,60
ownW : 238,226,190 252,246,226 206,166,92 250,240,210
ownU : 74,126,204 164,204,236 36,70,140 90,150,220
ownB : 84,64,96 136,112,144 44,34,54 62,48,76
ownR : 204,74,48 240,160,96 120,34,34 170,54,44
ownG : 84,150,76 172,204,118 48,92,54 110,160,72
ownC : 152,150,156 196,194,198 104,104,114 130,132,142
"""
