# Legends of the Old West: Colonial, 14-18, 39-45. Both languages hold the same messages.

## Sides

side-british = Britanniques
    .the = les Britanniques
    .gender = mp
seat-british = Britanniques
side-tribal = Montagnards
    .the = les montagnards
    .gender = mp
seat-tribal = montagnards
side-zulu = Zoulous
    .the = les Zoulous
    .gender = mp
seat-zulu = Zoulous
side-german = Allemands
    .the = les Allemands
    .gender = mp
seat-german = Allemands
side-allies = Alliés
    .the = les Alliés
    .gender = mp
seat-allies = Alliés
side-american = Américains
    .the = les Américains
    .gender = mp
seat-american = Américains
side-attacker = Assaillants
    .the = les assaillants
    .gender = mp
seat-attacker = assaillants
side-defender = Défenseurs
    .the = les défenseurs
    .gender = mp
seat-defender = défenseurs

## Troops

profile-col-nco = Sous-officier
profile-col-officer = Officier
profile-col-senior-officer = Officier supérieur
profile-col-regular = Troupes régulières
profile-col-irregular = Troupes irrégulières
profile-col-native = Autochtones
profile-col-askari = Askaris
profile-col-elite = Troupes d’élite
profile-col-eng-construction = Génie de construction
profile-col-eng-demolition = Génie de démolition
profile-col-cavalry = Cavalerie
profile-col-mounted-infantry = Infanterie montée
profile-col-gunner = Artilleurs
profile-ww1-nco = Sous-officier
profile-ww1-officer = Officier
profile-ww1-senior-officer = Officier supérieur
profile-ww1-regular = Troupes régulières
profile-ww1-assault = Troupes d’assaut et d’élite
profile-ww1-sniper = Tireur d’élite
profile-ww1-partisan = Résistants et partisans
profile-ww1-gunner = Artilleurs
profile-ww1-crew = Tankistes, aviateurs et chauffeurs
profile-ww1-medic = Infirmier
profile-ww1-observer = Observateur d’artillerie
profile-ww1-eng-construction = Génie de construction
profile-ww1-eng-demolition = Génie de démolition
profile-ww1-cavalry = Cavalerie
profile-ww1-dog = Chien
profile-ww2-nco = Sous-officier
profile-ww2-officer = Officier
profile-ww2-senior-officer = Officier en chef
profile-ww2-regular = Troupes régulières
profile-ww2-assault = Troupes d’assaut et d’élite
profile-ww2-sniper = Tireur d’élite
profile-ww2-partisan = Résistants et partisans
profile-ww2-gunner = Artilleurs
profile-ww2-crew = Tankistes, aviateurs et chauffeurs
profile-ww2-medic = Infirmier
profile-ww2-observer = Observateur d’artillerie
profile-ww2-eng-construction = Génie de construction
profile-ww2-eng-demolition = Génie de démolition
profile-ww2-cavalry = Cavalerie
profile-ww2-dog = Chien
profile-col-native-mounted = Autochtones montés
unit-brit-col-squad = Escouade de ligne britannique
    .the = l’escouade de ligne britannique
    .gender = f
unit-brit-col-recruits = Patrouille britannique
    .the = la patrouille britannique
    .gender = f
unit-brit-col-hq = Commandant de compagnie britannique
    .the = le commandant de compagnie britannique
unit-brit-col-cavalry = Police montée
    .the = la police montée
    .gender = f
unit-brit-col-lancers = Peloton de lanciers
    .the = le peloton de lanciers
unit-brit-col-gun = Canon de campagne à obus, 4 servants
    .the = le canon de campagne à obus, 4 servants
unit-brit-col-mg = Mitrailleuse et servants
    .the = l’équipe de mitrailleuse
    .gender = f
unit-brit-col-engineers = Équipe de sapeurs
    .the = l’équipe de sapeurs
    .gender = f
unit-askari-company = Escouade d’askaris
    .the = l’escouade d’askaris
    .gender = f
unit-zulu-warband = Régiment de guerriers, lances et boucliers
    .the = le régiment de guerriers, lances et boucliers
unit-zulu-muskets = Guerriers à mousquets
    .the = le groupe de guerriers à mousquets
unit-zulu-levy = Jeune levée
    .the = la jeune levée
    .gender = f
unit-zulu-chief = Grand chef
    .the = le grand chef
unit-hill-tribesmen = Montagnards
    .the = le groupe de montagnards
unit-boer-commando = Commando boer
    .the = le commando boer
unit-brit-ww1-section = Escouade de fusiliers britanniques 1917
    .the = l’escouade de fusiliers britanniques 1917
    .gender = f
unit-brit-ww1-raiders = Raiders de tranchée
    .the = le groupe de raiders de tranchée
unit-brit-ww1-hq = Commandant de compagnie britannique
    .the = le commandant de compagnie britannique
unit-brit-ww1-mk4-male = Char Mark IV, canons
    .the = le char Mark IV, canons
unit-brit-ww1-mk4-female = Char Mark IV, mitrailleuses
    .the = le char Mark IV, mitrailleuses
unit-brit-ww1-medic = Brancardiers
    .the = l’équipe de brancardiers
    .gender = f
unit-ger-ww1-section = Escouade de fusiliers allemands
    .the = l’escouade de fusiliers allemands
    .gender = f
unit-ger-ww1-stormtroop = Groupe de Stosstruppen
    .the = le groupe de Stosstruppen
unit-ger-ww1-sentries = Sentinelles de tranchée et chien
    .the = le poste de sentinelles
unit-ger-ww1-mg = Nid de mitrailleuse
    .the = le nid de mitrailleuse
unit-ger-ww1-fieldgun = Canon de campagne de 77 mm
    .the = le canon de campagne de 77 mm
unit-ger-ww1-mortar = Mortier moyen
    .the = le mortier moyen
unit-ger-ww1-hq = Commandant de secteur allemand
    .the = le commandant de secteur allemand
unit-ger-ww1-sniper = Tireur d’élite allemand
    .the = le tireur d’élite allemand
unit-ger-ww1-observer = Observateur d’artillerie
    .the = l’observateur d’artillerie
unit-air-sopwith-camel = Sopwith Camel
    .the = le Sopwith Camel
unit-air-re8 = RE8
    .the = le RE8
unit-air-albatros-d5a = Albatros D-Va
    .the = l’Albatros D-Va
unit-air-fokker-dr1 = Fokker DR1
    .the = le Fokker DR1
unit-air-hannover-cl3a = Hannover CL-IIIa
    .the = le Hannover CL-IIIa
unit-us-para-squad = Escouade aéroportée américaine
    .the = l’escouade aéroportée américaine
    .gender = f
unit-us-bazooka-team-squad = Escouade américaine à bazooka
    .the = l’escouade américaine à bazooka
    .gender = f
unit-us-medic = Infirmier américain
    .the = l’infirmier américain
unit-us-hq = Commandant américain
    .the = le commandant américain
unit-us-lieutenant = Lieutenant américain
    .the = le lieutenant américain
unit-us-observer = Observateur d’artillerie américain
    .the = l’observateur d’artillerie américain
unit-us-mortar = Mortier moyen américain
    .the = le mortier moyen américain
unit-us-sherman = Sherman
    .the = le Sherman
unit-us-jeep = Jeep
    .the = la jeep
    .gender = f
unit-us-halftrack = Half-track M3
    .the = le half-track M3
unit-maquis-band = Groupe de résistants
    .the = le groupe de résistants
unit-ger-ww2-squad = Escouade de fusiliers allemands
    .the = l’escouade de fusiliers allemands
    .gender = f
unit-ger-ww2-panzerfaust = Escouade allemande à Panzerfaust
    .the = l’escouade allemande à Panzerfaust
    .gender = f
unit-ger-ww2-pioneers = Pionniers à lance-flammes
    .the = le groupe de pionniers à lance-flammes
unit-ger-ww2-mg = Équipe MG sur trépied
    .the = l’équipe MG sur trépied
    .gender = f
unit-ger-ww2-at-gun = Canon antichar de 75 mm
    .the = le canon antichar de 75 mm
unit-ger-ww2-sniper = Tireur d’élite allemand
    .the = le tireur d’élite allemand
unit-ger-ww2-hq = Commandant allemand
    .the = le commandant allemand
unit-ger-ww2-lieutenant = Lieutenant allemand
    .the = le lieutenant allemand
unit-ger-ww2-medic = Infirmier allemand
    .the = l’infirmier allemand
unit-ger-ww2-pz4 = Panzer IV
    .the = le Panzer IV
unit-ger-ww2-tiger = Tiger I
    .the = le Tiger I
unit-ger-ww2-halftrack = SdKfz 251
    .the = le SdKfz 251
unit-custom = { $name }

## Weapons, vehicles, aircraft

weapon-col-pistol = Pistolet
    .the = le pistolet
weapon-col-rifle = Fusil
    .the = le fusil
weapon-col-musket = Mousquet
    .the = le mousquet
weapon-col-grenade = Grenade
    .the = la grenade
    .gender = f
weapon-col-mg = Mitrailleuse
    .the = la mitrailleuse
    .gender = f
weapon-col-bayonet = Baïonnette
    .the = la baïonnette
    .gender = f
weapon-col-improvised = Arme improvisée
    .the = l’arme improvisée
    .gender = f
weapon-col-gun-light = Canon léger (moins de 75 mm)
    .the = le canon léger (moins de 75 mm)
weapon-col-gun-medium = Canon moyen (75 à 77 mm)
    .the = le canon moyen (75 à 77 mm)
weapon-col-gun-heavy = Canon lourd (plus de 77 mm)
    .the = le canon lourd (plus de 77 mm)
weapon-col-mortar-light = Mortier léger, roquette (moins de 60 mm)
    .the = le mortier léger, roquette (moins de 60 mm)
weapon-col-mortar-medium = Mortier moyen (60 à 80 mm)
    .the = le mortier moyen (60 à 80 mm)
weapon-col-mortar-heavy = Mortier lourd (plus de 80 mm)
    .the = le mortier lourd (plus de 80 mm)
weapon-col-bow = Arc
    .the = l’arc
weapon-col-short-bow = Arc court
    .the = l’arc court
weapon-col-spear = Lance
    .the = la lance
    .gender = f
weapon-col-thrown-spear = Lance jetée
    .the = la lance jetée
    .gender = f
weapon-col-javelin = Javelot
    .the = le javelot
weapon-col-dart = Dard
    .the = le dard
weapon-col-explosives = Explosifs
    .the = les explosifs
    .gender = mp
weapon-col-shield = Bouclier
    .the = le bouclier
weapon-col-sabre = Sabre
    .the = le sabre
weapon-ww1-pistol = Pistolet
    .the = le pistolet
weapon-ww1-smg = Pistolet-mitrailleur
    .the = le pistolet-mitrailleur
weapon-ww1-lmg = Fusil-mitrailleur
    .the = le fusil-mitrailleur
weapon-ww1-rifle = Fusil
    .the = le fusil
weapon-ww1-precision-rifle = Fusil de précision
    .the = le fusil de précision
weapon-ww1-rifle-grenade = Fusil lance-grenades
    .the = le fusil lance-grenades
weapon-ww1-shotgun = Fusil de chasse
    .the = le fusil de chasse
weapon-ww1-grenade = Grenade
    .the = la grenade
    .gender = f
weapon-ww1-mg = Mitrailleuse
    .the = la mitrailleuse
    .gender = f
weapon-ww1-bayonet = Baïonnette
    .the = la baïonnette
    .gender = f
weapon-ww1-improvised = Arme improvisée
    .the = l’arme improvisée
    .gender = f
weapon-ww1-gun-light = Canon léger (moins de 75 mm)
    .the = le canon léger (moins de 75 mm)
weapon-ww1-gun-medium = Canon moyen (75 à 77 mm)
    .the = le canon moyen (75 à 77 mm)
weapon-ww1-gun-heavy = Canon lourd (plus de 77 mm)
    .the = le canon lourd (plus de 77 mm)
weapon-ww1-mortar-light = Mortier léger (moins de 60 mm)
    .the = le mortier léger (moins de 60 mm)
weapon-ww1-mortar-medium = Mortier moyen (60 à 80 mm)
    .the = le mortier moyen (60 à 80 mm)
weapon-ww1-mortar-heavy = Mortier lourd (plus de 80 mm)
    .the = le mortier lourd (plus de 80 mm)
weapon-ww1-panzerfaust = Panzerfaust
    .the = le Panzerfaust
weapon-ww1-bazooka = Bazooka
    .the = le bazooka
weapon-ww1-flamethrower = Lance-flammes
    .the = le lance-flammes
weapon-ww1-flamethrower-vehicle = Lance-flammes de blindé
    .the = le lance-flammes de blindé
weapon-ww1-mine-ap = Mine antipersonnel
    .the = la mine antipersonnel
    .gender = f
weapon-ww1-mine-at = Mine antichar
    .the = la mine antichar
    .gender = f
weapon-ww1-explosives = Explosifs
    .the = les explosifs
    .gender = mp
weapon-ww1-radio = Radio
    .the = la radio
    .gender = f
weapon-ww2-pistol = Pistolet
    .the = le pistolet
weapon-ww2-smg = Pistolet-mitrailleur
    .the = le pistolet-mitrailleur
weapon-ww2-lmg = Fusil-mitrailleur
    .the = le fusil-mitrailleur
weapon-ww2-rifle = Fusil
    .the = le fusil
weapon-ww2-precision-rifle = Fusil de précision
    .the = le fusil de précision
weapon-ww2-rifle-grenade = Fusil lance-grenades
    .the = le fusil lance-grenades
weapon-ww2-shotgun = Fusil de chasse
    .the = le fusil de chasse
weapon-ww2-grenade = Grenade
    .the = la grenade
    .gender = f
weapon-ww2-mg = Mitrailleuse
    .the = la mitrailleuse
    .gender = f
weapon-ww2-bayonet = Baïonnette
    .the = la baïonnette
    .gender = f
weapon-ww2-improvised = Arme improvisée
    .the = l’arme improvisée
    .gender = f
weapon-ww2-gun-light = Canon léger (moins de 75 mm)
    .the = le canon léger (moins de 75 mm)
weapon-ww2-gun-medium = Canon moyen (75 à 77 mm)
    .the = le canon moyen (75 à 77 mm)
weapon-ww2-gun-heavy = Canon lourd (plus de 77 mm)
    .the = le canon lourd (plus de 77 mm)
weapon-ww2-mortar-light = Mortier léger (moins de 60 mm)
    .the = le mortier léger (moins de 60 mm)
weapon-ww2-mortar-medium = Mortier moyen (60 à 80 mm)
    .the = le mortier moyen (60 à 80 mm)
weapon-ww2-mortar-heavy = Mortier lourd (plus de 80 mm)
    .the = le mortier lourd (plus de 80 mm)
weapon-ww2-panzerfaust = Panzerfaust
    .the = le Panzerfaust
weapon-ww2-bazooka = Bazooka
    .the = le bazooka
weapon-ww2-flamethrower = Lance-flammes
    .the = le lance-flammes
weapon-ww2-flamethrower-vehicle = Lance-flammes de blindé
    .the = le lance-flammes de blindé
weapon-ww2-mine-ap = Mine antipersonnel
    .the = la mine antipersonnel
    .gender = f
weapon-ww2-mine-at = Mine antichar
    .the = la mine antichar
    .gender = f
weapon-ww2-explosives = Explosifs
    .the = les explosifs
    .gender = mp
weapon-ww2-radio = Radio
    .the = la radio
    .gender = f
vehicle-col-horse = Cheval
    .the = le cheval
vehicle-col-mule = Mulet
    .the = le mulet
vehicle-col-wagon = Attelage hippomobile
    .the = l’attelage hippomobile
vehicle-ww1-horse = Cheval
    .the = le cheval
vehicle-ww1-mule = Mulet
    .the = le mulet
vehicle-ww1-wagon = Attelage hippomobile
    .the = l’attelage hippomobile
vehicle-ww2-horse = Cheval
    .the = le cheval
vehicle-ww2-mule = Mulet
    .the = le mulet
vehicle-ww2-wagon = Attelage hippomobile
    .the = l’attelage hippomobile
vehicle-ww1-bicycle = Bicyclette
    .the = la bicyclette
    .gender = f
vehicle-ww1-motorcycle = Motocyclette
    .the = la motocyclette
    .gender = f
vehicle-ww1-sidecar = Side-car
    .the = le side-car
vehicle-ww1-armoured-car = Automitrailleuse
    .the = l’automitrailleuse
    .gender = f
vehicle-ww1-civil-car = Voiture civile
    .the = la voiture civile
    .gender = f
vehicle-ww1-civil-truck = Camion civil
    .the = le camion civil
vehicle-ww1-army-truck = Camion militaire
    .the = le camion militaire
vehicle-ww1-schneider = Schneider (FR)
    .the = le Schneider (FR)
vehicle-ww1-st-chamond = St-Chamond (FR)
    .the = le St-Chamond (FR)
vehicle-ww1-renault-ft = Renault FT (FR)
    .the = le Renault FT (FR)
vehicle-ww1-mark-iv = Mark IV (ANG)
    .the = le Mark IV (ANG)
vehicle-ww1-whippet = Whippet (ANG)
    .the = le Whippet (ANG)
vehicle-ww1-a7v = A7V (ALL)
    .the = l’A7V (ALL)
vehicle-ww1-dinghy = Barque
    .the = la barque
    .gender = f
vehicle-ww1-steamer = Vapeur
    .the = le vapeur
vehicle-ww1-boat = Bateau
    .the = le bateau
vehicle-ww2-bicycle = Bicyclette
    .the = la bicyclette
    .gender = f
vehicle-ww2-motorcycle = Motocyclette
    .the = la motocyclette
    .gender = f
vehicle-ww2-sidecar = Side-car
    .the = le side-car
vehicle-ww2-jeep = Jeep
    .the = la jeep
    .gender = f
vehicle-ww2-civil-car = Voiture civile
    .the = la voiture civile
    .gender = f
vehicle-ww2-civil-truck = Camion civil
    .the = le camion civil
vehicle-ww2-army-truck = Camion militaire
    .the = le camion militaire
vehicle-ww2-dodge = Dodge 4x4
    .the = le Dodge 4x4
vehicle-ww2-wheeled-armour = Blindé à roues
    .the = le blindé à roues
vehicle-ww2-halftrack = Half-track
    .the = le half-track
vehicle-ww2-tank-light = Blindé léger
    .the = le blindé léger
vehicle-ww2-tank-medium = Blindé moyen
    .the = le blindé moyen
vehicle-ww2-tank-heavy = Blindé lourd
    .the = le blindé lourd
vehicle-ww2-dinghy = Barque
    .the = la barque
    .gender = f
vehicle-ww2-steamer = Vapeur
    .the = le vapeur
vehicle-ww2-boat = Bateau
    .the = le bateau
vehicle-sherman = M4 Sherman
    .the = le M4 Sherman
vehicle-t34 = T-34
    .the = le T-34
vehicle-pz4 = Panzer IV
    .the = le Panzer IV
vehicle-tiger = Tiger I
    .the = le Tiger I
vehicle-pershing = M26 Pershing
    .the = le M26 Pershing
vehicle-jsu = Canon d’assaut JSU
    .the = le canon d’assaut JSU
vehicle-stuart = M5 Stuart
    .the = le M5 Stuart
vehicle-t26 = T-26
    .the = le T-26
vehicle-pz2 = Panzer II
    .the = le Panzer II
vehicle-crocodile = Char lance-flammes
    .the = le char lance-flammes
vehicle-m3-halftrack = Half-track M3
    .the = le half-track M3
vehicle-sdkfz-251 = SdKfz 251
    .the = le SdKfz 251
vehicle-sdkfz-251-10 = SdKfz 251/10
    .the = le SdKfz 251/10
vehicle-greyhound = M8 Greyhound
    .the = le M8 Greyhound
vehicle-sdkfz-222 = SdKfz 222
    .the = le SdKfz 222
vehicle-river-steamer-ww1 = Vapeur armé
    .the = le vapeur armé
vehicle-gunboat-ww1 = Canonnière
    .the = la canonnière
    .gender = f
vehicle-river-steamer-ww2 = Vapeur armé
    .the = le vapeur armé
vehicle-patrol-boat-ww2 = Patrouilleur
    .the = le patrouilleur
aircraft-sopwith-camel = Sopwith Camel
    .the = le Sopwith Camel
aircraft-sopwith-pup = Sopwith Pup
    .the = le Sopwith Pup
aircraft-sopwith-strutter = Sopwith Strutter
    .the = le Sopwith Strutter
aircraft-airco-dh4 = Airco DH4
    .the = l’Airco DH4
aircraft-re8 = RE8
    .the = le RE8
aircraft-bristol-f2b = Bristol F2B
    .the = le Bristol F2B
aircraft-spad-vii = Spad VII
    .the = le Spad VII
aircraft-spad-xiii = Spad XIII
    .the = le Spad XIII
aircraft-nieuport-18 = Nieuport 18
    .the = le Nieuport 18
aircraft-breguet-14b2 = Breguet 14B-2
    .the = le Breguet 14B-2
aircraft-ansaldo-sva5 = Ansaldo SVA-5
    .the = l’Ansaldo SVA-5
aircraft-fokker-dr1 = Fokker DR1
    .the = le Fokker DR1
aircraft-fokker-d7 = Fokker D-VII
    .the = le Fokker D-VII
aircraft-fokker-d8 = Fokker D-VIII
    .the = le Fokker D-VIII
aircraft-albatros-d3 = Albatros D-III
    .the = l’Albatros D-III
aircraft-albatros-d5a = Albatros D-Va
    .the = l’Albatros D-Va
aircraft-roland-c2 = Roland C-II
    .the = le Roland C-II
aircraft-hannover-cl3a = Hannover CL-IIIa
    .the = le Hannover CL-IIIa

## Ground

terrain-open = terrain dégagé
terrain-road = route
terrain-rough = terrain accidenté, broussailles, cultures
terrain-mud = boue labourée par les obus
terrain-wood = bois
terrain-hill = colline douce
terrain-hedge = haie ou clôture
terrain-wall = muret, sacs de sable, barricade
terrain-high-wall = haut mur
terrain-trench = tranchée
terrain-wire = barbelés
terrain-crater = trou d’obus
terrain-river = rivière
terrain-ford = gué
terrain-bridge = pont
terrain-hut = hutte
terrain-building = maison, bâtiment de pierre
terrain-bunker = bunker, abri
terrain-marsh = marais
terrain-rocks = rochers
terrain-wreck = épave
terrain-rubble = décombres
cloud-smoke = fumée
cloud-gas = gaz
charge-placed = charge en place

## Phases

phase-start = Avant la bataille
phase-hidden = Secrets
phase-edges = Mise en place
phase-deploy = Déploiement
phase-turn = Nouveau tour
phase-bombers = Plans de vol : chasseurs-bombardiers
phase-fighters = Plans de vol : chasseurs
phase-initiative = Initiative
phase-rally = Initiative : ralliement
phase-panic = Initiative : panique
phase-recovery = Initiative : machines de guerre
phase-leaders = Initiative : chefs
phase-hills = Initiative : Sauve qui Peut
phase-flares = Fusées éclairantes
phase-flight = Mouvement : fuite
phase-move = Mouvement
phase-air = Mouvement : avions
phase-tests-move = Tests de Cran
phase-fast-draw = Tir : dégaineurs rapides
phase-search = Tir : localisation
phase-fire = Tir
phase-tests-fire = Tests de Cran
phase-pair = Combats : appariement
phase-fight = Combats
phase-bodies = Combats : véhicules
phase-tests-fight = Tests de Cran
phase-end = Fin de tour
phase-over = La bataille est finie
turn-first = Initiative : { $side }

## Table

track-turn = Tour
track-lost = Points perdus
zone-reserve = Hors table : { $side }
zone-ambush = En embuscade : { $side }
zone-aboard = À bord : { $side }
mark-objective = objectif
mark-zone = déploiement : { $side }
mark-range = { $cm } cm
mark-night = Nuit : vue à { $cm } cm
mark-blocked = bloqué par : { $by }
mark-obstacle = { $obstacle } : un jet pour chacun
mark-charge = peut charger, { $cm } cm
mark-shot = peut tirer, { $cm } cm
badge-leader = chef
badge-general = général
badge-fleeing = en fuite
badge-jammed = enrayé
badge-set-up = en batterie
badge-working = au travail
badge-down = blessé à terre
badge-red = blessé mais courageux
badge-holder = tient les chevaux
badge-charged = a chargé
badge-hidden = caché
badge-located = localisé
badge-engaged = au contact
badge-silent = réduit au silence
badge-thrown = désarçonné
badge-moved = a bougé (cm)
badge-wreck = épave
badge-stuck = immobilisé
badge-turret-stuck = tourelle bloquée
badge-spinning = en vrille
field-unit = { $unit }
field-figure = { $figure }
field-which-unit = quelle unité
field-which-figure = quelle figurine
field-where = où
field-path = trajet
field-ambush = embuscade : { $unit }
field-mine = mine
confirm-order = Aller ici
confirm-deploy = Déployer ici
confirm-adjust = Placer ici
confirm-secrets = Noter
confirm-enter = Entrer ici

## Questions

question-activate = Quelle unité bouge ?
question-order = { $unit } : quel ordre ?
question-adjust = { $unit } : replacer des figurines ?
question-join = { $unit } : rejoindre une unité ?
question-back-away = { $figure } : reculer par où ?
question-carry = { $vehicle } : qui embarque ?
question-deploy = Déployez une unité
question-enter = { $unit } : entrer par où ?
question-fame = { $figure } : dépenser { $lacking } de Réputation ?
question-fortune = { $figure } : dépenser la Chance (reste { $left }) ?
question-fast-draw = { $figure } : tirer avant tout le monde ?
question-fire = Qui tire, ou agit, ensuite ?
question-fire-at = { $group } : tirer sur quoi ?
question-fire-mission = { $figure } : où doit tirer la batterie ?
question-flare = Tirer la fusée éclairante ce tour ?
question-holder = { $unit } : qui tient les chevaux ?
question-lead = { $unit } : qui mène désormais ?
question-lend = { $tester } : quel Cran (le sien : { $own }) ?
question-next-fight = Quel combat ensuite ?
question-opportunity = En mouvement : { $unit }. Tir d’opportunité ?
question-pair = { $figure } : combattre qui ?
question-panic-order = Quelle unité teste d’abord son Cran ?
question-pick-target = { $figure } : tirer sur qui ?
question-recover = Tenter de remettre une machine en état ?
question-search = { $unit } : chercher des ennemis cachés ?
question-secrets = Notez embuscades et mines
question-strike = { $figure } : frapper qui ?
question-weapon = { $figure } : quelle arme ?

## Answers

decline-activate = Finir le mouvement
decline-order = Rester sur place
decline-adjust = Laisser ainsi
decline-join = Rester seul
decline-carry = Personne
decline-fame = Garder la Réputation
decline-fortune = Garder la Chance
decline-fast-draw = Attendre
decline-fire = Finir le tir
decline-fire-at = Ne pas tirer
decline-fire-mission = Ne pas appeler
decline-flare = Garder la fusée
decline-search = Ne pas chercher
decline-recover = Laisser
decline-opportunity = Laisser passer
decline-weapon = Ne pas tirer
answer-pass = Terminé
answer-activate = Bouger : { $unit }
answer-move = Bouger de { $cm } cm
answer-storm = Charger : { $enemy }
answer-work = { $figure } : { $task ->
    [set_up] mettre en batterie
    [build] construire { $what ->
        [bridge] une section de pont
       *[other] un muret
    }
    [charge] poser une charge : { $what-the }
    [lay] poser une mine
    [lift] relever une mine
   *[other] { $task }
}
answer-saddle = { $unit } : { $how ->
    [up] monter à cheval
   *[down] descendre de cheval
}
answer-board = Embarquer : { $vehicle }
answer-alight = Débarquer
answer-join = Rejoindre : { $unit }
answer-adjust = Placer là : { $figure }
answer-rush = Charger : { $figure } sur { $enemy }
answer-at = { $aim }
aim-point = un point du terrain
answer-use = { $weapon }
answer-back = Reculer, { $facing }°
answer-call = { $caller } : appeler la batterie
answer-carry = Embarquer : { $unit }
answer-deploy = Déployer : { $unit }
answer-detonate = Faire sauter la charge : { $figure }
answer-enter = Entrer ici : { $unit }
answer-flare = Tirer la fusée
answer-hold-fire = Ne pas tirer de la phase
answer-holder = { $figure }
answer-lead = { $figure }
answer-lend = Cran prêté : { $leader }
answer-lend-own = Son propre Cran
answer-mark = Sur ce point
answer-next = { $unit }
answer-pair = { $figure } contre { $enemy }
answer-recover = { $machine } : { $what ->
    [silence] lever le silence
   *[other] remplacer un servant
}
answer-search = Chercher : { $figure }
answer-secrets = Les cacher ainsi
answer-shoot = Tirer : { $group }
answer-spend = Dépenser { $points } Réputation
answer-strike-at = Frapper : { $enemy }
answer-take-up = Combat { $number } : { $ours } contre { $theirs }
answer-treat = Soigner les blessés : { $medic }
answer-trust = Tenter la Chance
answer-watched = Tirer : { $group }, après { $cm } cm du trajet

## Events

event-alerted = En alerte : { $unit }.
event-ambush-set = Embuscade annoncée ({ $side }) : { $units }.
event-startled = Une mine explose : { $figure }.
event-backed-away = { $how ->
    [trapped] Sans issue, aucun recul : { $figure }.
   *[back] Cède du terrain : { $figure }.
}
event-broke = Déroute, va fuir : { $unit }.
event-busy = { $what ->
    [treat] Soins aux blessés
    [detonate] Mise à feu
    [call] Appel à la batterie
    [search] Cherche et ne soigne pas
   *[other] À la tâche
} : { $figure }.
event-charge-blown = Une charge explose.
event-charge-placed = Une charge est en place.
event-charged = { "" }
event-counted = { "" }
event-crossed-over = Des raiders ont franchi la ligne.
event-deploy-order = { "" }
event-deployed = En place : { $unit }.
event-ended = { "" }
event-entered = Entrée en table : { $unit }.
event-faced = { "" }
event-fame-spent = Réputation dépensée ({ $points }) : { $figure }.
event-fell = Hors de combat{ $how ->
    [fled] , fuite hors de la table
    [died] , suites de blessures
    [downed] , en vol
   *[other] {""}
} : { $figure }.
event-fight-began = Combat : { $ours } contre { $theirs }.
event-fight-won = Combat gagné : { $side }.
event-fights-paired = { "" }
event-fired = { "" }
event-fortune-spent = Tente la Chance : { $figure }.
event-got-up = De nouveau debout, { $how ->
    [walking] blessure légère
   *[healed] blessure guérie
} : { $figure }.
event-ground-changed = Le terrain change : { $what ->
    [built] un élément est construit
    [breach] une brèche
   *[other] { $what }
}.
event-held = Le tir d’opportunité est retenu pour cette phase.
event-held-fire = { "" }
event-hit-taken = { "" }
event-holds-horses = Tient les chevaux : { $figure }.
event-initiative-won = Initiative : { $side }.
event-jammed = Enrayage : { $weapon }, { $figure }.
event-joined = Désormais ensemble : { $unit } et { $with_unit }.
event-laid-down = Blessé à terre : { $figure }.
event-leader-named = Nouveau chef : { $figure }.
event-loaded = À bord ({ $vehicle }) : { $unit }.
event-located = Localisés dans le bâtiment : { $figures }.
event-mines-laid = Mines posées : { $side }.
event-mount-hit = Monture touchée : { $figure }.
event-mount-killed = Monture tuée, cavalier { $rider ->
    [thrown] désarçonné
    [unharmed] indemne
   *[other] à côté
} : { $figure }.
event-moved = { "" }
event-obstacle-met = { $result ->
    [stayed] Arrêt devant l’obstacle
    [stopped] Obstacle franchi, arrêt derrière
    [refused] Le cheval refuse l’obstacle
    [fell_back] Chute au pied du mur
    [on_top] En haut du mur, arrêt
   *[crossed] Obstacle franchi sans arrêt
} : { $figure }.
event-panic-tested = { "" }
event-phase-began = { $phase ->
    [move] Mouvement : { $side }
    [fire] Tir : { $side }
   *[other] {""}
}
event-pluck-tested = Test de Cran { $result ->
    [passed] réussi
   *[failed] raté
} (Cran { $pluck }) : { $tester }.
event-quit = Sauve qui Peut : { $side } !
event-rallied = Ralliement : { $unit }.
event-ran = Fuite vers le bord : { $unit }.
event-recovered = De nouveau en état : { $machine }.
event-remounted = De nouveau en selle pour fuir : { $unit }.
event-reraised = De nouveau en ligne : { $unit }.
event-returns = Retour au tour { $turn } : { $unit }.
event-revealed = Révélés : { $units }.
event-saddled = { $how ->
    [up] En selle : { $unit }.
   *[down] Pied à terre : { $unit }.
}
event-saved = Aucun mal ({ $how ->
    [fortune] Chance
   *[other] sauvegarde
}) : { $figure }.
event-searched = Recherche : { $figure }, { $result ->
    [good] à fond
   *[poor] en vain
}.
event-shot = { $how ->
    [alone] { $figure } : { $weapon }.
   *[volley] {""}
}
event-shrank = La peur retient : { $figure }.
event-side-passed = { "" }
event-skipped = { "" }
event-spotted = Règle le tir des pièces : { $figure }.
event-spread = { "" }
event-stopped = { $how ->
    [figure] Un tir sur { $target-the } touche { $by-the } à sa place.
   *[cover] Le couvert arrête un tir sur { $target-the }.
}
event-test-taken = { "" }
event-turn-began = Tour { $turn }
event-unit-done = { $how ->
    [moved] Déplacement : { $unit }.
   *[stays] {""}
}
event-work-begun = { $task ->
    [set_up] Mise en batterie
    [build] Construction
    [charge] Pose d’une charge
    [lay] Pose d’une mine
    [lift] Relevage d’une mine
   *[other] Au travail
} : { $figure }.
event-work-done = { "" }
event-wounded = { $wounds ->
    [one] Une Blessure
   *[other] { $wounds } Blessures
} en moins, combat encore : { $figure }.
event-happened = Quelque chose est arrivé.

## Refusals

refusal-already-so = { $unit-The } l’est déjà.
refusal-already-works = { $figure-The } travaille déjà.
refusal-another-unit-moves = C’est { $unit-to } de bouger.
refusal-cannot-act = { $figure-The } ne peut pas agir maintenant.
refusal-cannot-act-now = Personne ne peut faire cela maintenant.
refusal-cannot-board = On ne peut pas embarquer dans { $vehicle-the } d’ici.
refusal-cannot-charge = { $unit-The } n’y voit aucun ennemi à sa portée.
refusal-cannot-hold = Il ne peut pas tenir les chevaux.
refusal-cannot-lead = Il ne peut pas mener cette unité.
refusal-cannot-reach = { $figure-The } ne peut pas atteindre { $enemy-the }.
refusal-cannot-shoot-at-all = { $figure-The } ne sait pas tirer.
refusal-cannot-stand-there = { $figure-The } ne peut pas se tenir là.
refusal-does-not-carry = { $figure-The } n’a pas cette arme : { $weapon-the }.
refusal-does-not-see = { $figure-The } ne voyait pas { $enemy-the } au départ de son mouvement.
refusal-does-not-see-the-point = Le demandeur ne voit pas ce point.
refusal-element-not-in-contact = L’élément doit être au contact { $figure-of }.
refusal-fame-must-help = Il faut { $lacking } points pour changer le jet.
refusal-fights-would-be-larger = Les combats seraient plus grands que nécessaire.
refusal-fights-your-men = { $target-The } combat vos propres hommes.
refusal-fleeing = { $figure-The } est en fuite.
refusal-ground-barred = { $figure-The } ne peut pas entrer sur ce terrain.
refusal-half-a-move-needed = { $figure-The } a moins d’un demi-mouvement.
refusal-has-moved = { $figure-The } a bougé ce tour.
refusal-has-shot = { $figure-The } a tiré ce tour.
refusal-has-spotted = { $figure-The } règle le tir des pièces ce tour et ne tire pas. Pour tirer, il fait feu avant elles.
refusal-holds-horses = { $figure-The } tient les chevaux.
refusal-in-the-enemy-zone = { $figure-The } serait dans la zone de déploiement ennemie.
refusal-is-afraid = { $figure-The } a peur ce tour.
refusal-is-busy = { $figure-The } a déjà une tâche.
refusal-is-engaged = { $figure-The } est au contact.
refusal-is-jammed = L’arme { $figure-of } ({ $weapon }) est enrayée jusqu’à la fin du tour { $until }.
refusal-is-silent = L’arme { $figure-of } ({ $weapon }) doit rester silencieuse.
refusal-leader-does-not-lend = Ce chef ne prête pas son Cran ici.
refusal-left-behind = { $figure-The } resterait hors de cohésion : à plus de { $cm } cm du chef.
refusal-mans-his-vehicle = { $figure-The } sert son véhicule.
refusal-may-not-ambush = { $unit-The } ne peut pas être en embuscade.
refusal-may-not-be-moved = Cette unité ne peut pas bouger maintenant.
refusal-may-not-search = { $figure-The } ne peut pas chercher.
refusal-mine-outside-its-zone = La mine est hors de sa zone.
refusal-moved-too-far = { $figure-The } a bougé de { $moved } cm ; ce tir en permet { $limit }.
refusal-must-dismount = { $figure-The } doit descendre de cheval pour tirer.
refusal-need-not-test = Cette unité n’a pas à tester.
refusal-no-construction-engineer = { $figure-The } n’est pas un soldat du génie de construction.
refusal-no-demolition-engineer = { $figure-The } n’est pas un soldat du génie de démolition muni d’une charge.
refusal-no-fast-draw = Il n’est pas dégaineur rapide.
refusal-no-horses = { $unit-The } n’a pas de chevaux.
refusal-no-path = Il faut un trajet.
refusal-no-room-there = Il n’y a pas la place pour { $unit-the }.
refusal-no-such-element = On ne construit qu’un muret ou une section de pont.
refusal-no-such-enemy = On ne peut pas charger { $enemy-the }.
refusal-no-such-fight = Ce combat n’existe pas.
refusal-no-such-mines = Il n’y a pas de telles mines.
refusal-no-such-point = Le trajet n’a pas de point { $point }.
refusal-no-such-target = { $target-The } n’est pas une cible pour ce groupe.
refusal-no-such-work = { $figure-The } ne peut pas faire ce travail.
refusal-nobody-to-move = Personne { $unit-of } ne peut bouger.
refusal-not-a-target = On ne peut pas prendre { $target-the } pour cible.
refusal-not-aboard = { $unit-The } n’est pas à bord.
refusal-not-in-ambush = { $unit-The } n’est pas en embuscade.
refusal-not-in-field-of-fire = Personne n’y est dans le champ de tir { $unit-of }.
refusal-not-in-this-fight = Il n’est pas dans ce combat.
refusal-not-its-edge = { $unit-The } ne peut pas entrer là.
refusal-not-located = { $target-The } se trouve dans un bâtiment, et personne ne sait encore où.
refusal-not-of-this-unit = { $figure-The } n’est pas de cette unité.
refusal-not-offered = Cela n’est pas proposé.
refusal-not-set-up = { $weapon-The } n’est pas en batterie.
refusal-not-so-much-fame = Il reste { $left } points.
refusal-not-that-way = Il ne peut pas reculer par là.
refusal-not-the-nearest = On ne tire que sur la figurine visible la plus proche.
refusal-not-seen-by-him = { $figure-The } peut tirer sur toute figurine de l’unité qu’il voit à portée.
refusal-not-to-be-deployed = { $unit-The } n’est pas à déployer maintenant.
refusal-nothing-to-blow-up = Aucun obstacle n’est au contact { $figure-of }.
refusal-nothing-to-bridge = Il n’y a rien à franchir.
refusal-nothing-to-recover = Il n’y a rien à remettre en état.
refusal-off-the-table = C’est hors de la table.
refusal-out-of-cohesion = { $figure-The } serait hors de cohésion : à plus de { $cm } cm du chef.
refusal-outside-your-zone = { $figure-The } serait hors de votre zone.
refusal-somebody-stands-there = { $by-The } se tient là où irait le mur { $figure-of }. Bâtissez ailleurs.
refusal-stands-on-another = { $figure-The } serait sur { $by-the }.
refusal-stealthy = { $target-The } est furtif : à couvert et à plus de 30 cm.
refusal-too-far = { $figure-The } a besoin de { $cost } cm et n’en a plus que { $left }.
refusal-too-far-to-join = Cette unité est à plus de 2,5 cm.
refusal-dog-too-far = { $figure-The } doit rester à 15 cm de son maître ou de son poste.
refusal-way-barred = Le passage { $figure-of } est barré : { $by-the }.
refusal-weapon-does-not-reach = { $weapon-The } n’atteint pas ou ne voit pas la cible.

## Results and endings

result-nothing = personne ne tombe
result-no-effect = sans effet
result-arrives = arrive à bon port
result-casualties = { $theirs ->
    [0] aucun des leurs
   *[other] { $theirs } des leurs
 }{ $mine ->
    [0] { "" }
   *[other] , { $mine } des nôtres
 }{ $broken ->
    [0] { "" }
    [one] , 1 unité en déroute
   *[other] , { $broken } unités en déroute
 }{ $fled ->
    [0] { "" }
    [one] , 1 de nos unités en déroute
   *[other] , { $fled } de nos unités en déroute
 }{ $wrecks ->
    [0] { "" }
    [one] , 1 engin détruit
   *[other] , { $wrecks } engins détruits
 }{ $lost ->
    [0] { "" }
    [one] , 1 de nos engins perdu
   *[other] , { $lost } de nos engins perdus
 }
result-broken = { $theirs ->
    [0] { $mine ->
        [one] 1 de nos unités se débande
       *[other] { $mine } de nos unités se débandent
     }
    [one] 1 unité se débande{ $mine ->
        [0] { "" }
       *[other] , { $mine } des nôtres
     }
   *[other] { $theirs } unités se débandent{ $mine ->
        [0] { "" }
       *[other] , { $mine } des nôtres
     }
 }
result-damage = { $theirs ->
    [0] { $mine ->
        [one] 1 de nos points de vie perdu
       *[other] { $mine } de nos points de vie perdus
     }
    [one] 1 point de dégâts{ $mine ->
        [0] { "" }
       *[other] , { $mine } chez nous
     }
   *[other] { $theirs } points de dégâts{ $mine ->
        [0] { "" }
       *[other] , { $mine } chez nous
     }
 }
result-hurt = { $theirs ->
    [0] { $mine ->
        [one] 1 blessé chez nous
       *[other] { $mine } blessés chez nous
     }
    [one] 1 blessé chez eux{ $mine ->
        [0] { "" }
       *[other] , { $mine } chez nous
     }
   *[other] { $theirs } blessés chez eux{ $mine ->
        [0] { "" }
       *[other] , { $mine } chez nous
     }
 }
result-spins = { $whose ->
    [theirs] il part en vrille
   *[mine] le nôtre part en vrille
 }
result-collapsed = le bâtiment s’effondre
result-structure = { $points ->
    [one] le bâtiment perd 1 point de structure
   *[other] le bâtiment perd { $points } points de structure
 }
result-blown = la charge explose
result-cloud = un nuage se répand
result-treated = { $healed ->
    [0] { $walking ->
        [one] 1 blessé léger relevé
       *[other] { $walking } blessés légers relevés
     }
    [one] 1 guéri{ $walking ->
        [0] { "" }
       *[other] , { $walking } blessés légers
     }
   *[other] { $healed } guéris{ $walking ->
        [0] { "" }
       *[other] , { $walking } blessés légers
     }
 }
result-recovered = la pièce est remise en état
result-silent = { $whose ->
    [theirs] leur pièce se tait
   *[mine] notre pièce se tait
 }
result-fight = { $who ->
    [theirs] combat perdu, personne ne tombe
   *[mine] combat gagné, personne ne tombe
 }
result-test = { $about ->
    [stands] { $result ->
        [passed] tient bon
       *[failed] se débande
     }
    [rallies] { $result ->
        [passed] se rallie
       *[failed] continue de fuir
     }
    [dares] { $result ->
        [passed] ose charger
       *[failed] prend peur et reste sur place
     }
    [leaps] { $result ->
        [passed] s’écarte d’un bond
       *[failed] est écrasé
     }
    [crew] { $result ->
        [passed] l’équipage reste à bord
       *[failed] l’équipage sort et fuit
     }
    [field] { $result ->
        [passed] l’armée tient le terrain
       *[failed] l’armée quitte le terrain
     }
    [flies] { $result ->
        [passed] le pilote garde le contrôle
       *[failed] l’appareil part en vrille
     }
   *[other] { $result ->
        [passed] test réussi
       *[failed] test raté
     }
 }
result-charge = { $contact ->
    [0] personne n’arrive au contact
   *[other] { $contact } au contact
 }{ $afraid ->
    [0] { "" }
    [one] , 1 a peur
   *[other] , { $afraid } ont peur
 }
result-bogged = { $whose ->
    [theirs] leur véhicule est immobilisé
   *[mine] notre véhicule est immobilisé
 }
result-blocked = { $whose ->
    [theirs] ils restent devant l’obstacle
   *[mine] reste devant l’obstacle
 }
result-halted = { $whose ->
    [theirs] ils passent l’obstacle et s’arrêtent
   *[mine] passe l’obstacle et s’arrête
 }
result-stopped = { $count ->
    [one] 1 arrêté à un obstacle
   *[other] { $count } arrêtés aux obstacles
 }
result-found = { $count ->
    [one] 1 repéré
   *[other] { $count } repérés
 }
result-searched = cherche bien
ending-hills = Sauve qui Peut chez l’ennemi : victoire pour { $side-the }.
ending-annihilated = Plus personne pour combattre : victoire pour { $side-the }.
ending-broken = La défense est brisée : victoire pour { $side-the }.
ending-limit = Le dernier tour est fini : victoire pour { $side-the }.
ending-draw = Match nul.
event-stormed = Charge : { $unit } sur { $enemy }.
event-volleyed = Tir : { $firer } sur { $target }, { $shots ->
    [one] un coup
   *[other] { $shots } coups
}, { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
}.
event-wounds-rolled = { $wounds ->
    [0] Aucune blessure.
    [one] { $hits ->
        [one] {""}
       *[other] { $hits } touches, une blessure.
    }
   *[other] { $hits } touches, { $wounds } blessures.
}
event-parted = De nouveau à part : { $unit }.
event-dared = {""}
event-rose = Les cavaliers désarçonnés se relèvent : { $figures }.
event-left-building = On ne distingue plus : { $figures }.
event-flare-fired = Une fusée éclaire la nuit ({ $side }).
event-held-back = Pas encore de place, entrée par le bord au tour 1 : { $unit }.
event-army-raised = Armée ({ $side }) : { $count } figurines et véhicules, { $points } points.
refusal-stopped-at-the-obstacle = { $figure-The } a été arrêté par un obstacle et n’ira pas plus loin ce tour.
refusal-must-return = { $figure-The } est hors de cohésion et ne peut que revenir.
refusal-roster-not-yours = { $unit-The } ne fait pas partie du choix ici.
refusal-roster-as-printed = { $unit-The } revient dans ce scénario, sans changement possible.
refusal-roster-no-leader = Une escouade demande un chef dans l’armée : sous-officier ou officier.
refusal-roster-no-room = Tant de figurines ne tiennent pas dans la zone de déploiement.

## Armies built in the match

question-roster = Composez votre armée : { $points } points
answer-build-roster = { $units } unités, { $figures } figurines, { $points } points
confirm-roster = Prendre cette armée
field-roster-unit = { $unit }, { $points } points
field-roster-group = { $unit } : { $profile }, { $points } points chacun
field-roster-weapons = { $unit } : { $profile }, armes
field-roster-weapon = { $weapon } ({ $points })

## One figure, one place

man-nco = sous-officier
    .the = le sous-officier
man-officer = officier
    .the = l’officier
man-senior-officer = officier supérieur
    .the = l’officier supérieur
man-regular = régulier
    .the = le régulier
man-irregular = irrégulier
    .the = l’irrégulier
man-native = homme de la levée
    .the = l’homme de la levée
man-native-mounted = cavalier de la levée
    .the = le cavalier de la levée
man-askari = askari
    .the = l’askari
man-elite = soldat d’élite
    .the = le soldat d’élite
man-assault = soldat d’assaut
    .the = le soldat d’assaut
man-eng-construction = soldat du génie de construction
    .the = le soldat du génie de construction
man-eng-demolition = soldat du génie de démolition
    .the = le soldat du génie de démolition
man-cavalry = cavalier
    .the = le cavalier
man-mounted-infantry = fantassin monté
    .the = le fantassin monté
man-gunner = artilleur
    .the = l’artilleur
man-sniper = tireur d’élite
    .the = le tireur d’élite
man-partisan = partisan
    .the = le partisan
man-crew = membre d’équipage
    .the = le membre d’équipage
man-medic = infirmier
    .the = l’infirmier
man-observer = observateur
    .the = l’observateur
man-dog = chien
    .the = le chien
name-storehouse = l’entrepôt
    .the = l’entrepôt
name-mill = le moulin
    .the = le moulin
name-hospital = l’hôpital
    .the = l’hôpital
name-church = l’église
    .the = l’église
    .gender = f
name-farm = la ferme
    .the = la ferme
    .gender = f
name-inn = l’auberge
    .the = l’auberge
    .gender = f
name-cafe = le café
    .the = le café
name-barn = la grange
    .the = la grange
    .gender = f
name-bridge = le pont
    .the = le pont
name-dugout = l’abri
    .the = l’abri
unit-plain = { $unit }
    .the = { $unit-the }
    .gender = { $unit-gender }
unit-which = { $unit } { $which }
    .the = { $unit-the } { $which }
    .gender = { $unit-gender }
leader-of-unit-plain = { $unit } ({ $who })
    .the = { $who-the } ({ $unit })
    .gender = { $who-gender }
leader-of-unit-which = { $unit } { $which } ({ $who })
    .the = { $who-the } ({ $unit } { $which })
    .gender = { $who-gender }
figure-of-unit-plain = { $unit } ({ $who } { $number })
    .the = { $who-the } { $number } ({ $unit })
    .gender = { $who-gender }
figure-of-unit-which = { $unit } { $which } ({ $who } { $number })
    .the = { $who-the } { $number } ({ $unit } { $which })
    .gender = { $who-gender }
event-missed = { $firer } : coup manqué.

## Mots de la table dans ce jeu

ui-round = Tour
ui-round-move = tour { $round }, décision { $n }
ui-rounds-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
