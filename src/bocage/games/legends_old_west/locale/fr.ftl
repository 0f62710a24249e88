# Legends of the Old West: Colonial, 14-18, 39-45. Both languages hold the same messages.

## Sides

side-british = les Britanniques
seat-british = Britanniques
side-tribal = les montagnards
seat-tribal = montagnards
side-zulu = les Zoulous
seat-zulu = Zoulous
side-german = les Allemands
seat-german = Allemands
side-allies = les Alliés
seat-allies = Alliés
side-american = les Américains
seat-american = Américains
side-attacker = les assaillants
seat-attacker = assaillants
side-defender = les défenseurs
seat-defender = défenseurs

## Troops

profile-col-nco = Sous officier
profile-col-officer = Officier
profile-col-senior-officer = Officier Supérieur
profile-col-regular = Troupes Régulières
profile-col-irregular = Troupes Irrégulières
profile-col-native = Autochtones
profile-col-askari = Askaris
profile-col-elite = Troupes d'Elite
profile-col-eng-construction = Génie De Construction
profile-col-eng-demolition = Génie De Démolition
profile-col-cavalry = Cavalerie
profile-col-mounted-infantry = Infanterie Montée
profile-col-gunner = Artilleurs
profile-ww1-nco = Sous officier
profile-ww1-officer = Officier
profile-ww1-senior-officer = Officier Supérieur
profile-ww1-regular = Troupes Régulières
profile-ww1-assault = Troupes d'Assaut et d'Elite
profile-ww1-sniper = Tireur d'Elite
profile-ww1-partisan = Résistants et Partisans
profile-ww1-gunner = Artilleurs
profile-ww1-crew = Tankistes, Aviateurs et Chauffeurs
profile-ww1-medic = Infirmier
profile-ww1-observer = Observateur D'Artillerie
profile-ww1-eng-construction = Génie De Construction
profile-ww1-eng-demolition = Génie De Démolition
profile-ww1-cavalry = Cavalerie
profile-ww1-dog = Chien
profile-ww2-nco = Sous officier
profile-ww2-officer = Officier
profile-ww2-senior-officer = Officier en Chef
profile-ww2-regular = Troupes Régulières
profile-ww2-assault = Troupes d'Assaut et d'Elite
profile-ww2-sniper = Tireur d'Elite
profile-ww2-partisan = Résistants et Partisans
profile-ww2-gunner = Artilleurs
profile-ww2-crew = Tankistes, Aviateurs et Chauffeurs
profile-ww2-medic = Infirmier
profile-ww2-observer = Observateur D'Artillerie
profile-ww2-eng-construction = Génie De Construction
profile-ww2-eng-demolition = Génie De Démolition
profile-ww2-cavalry = Cavalerie
profile-ww2-dog = Chien
profile-col-native-mounted = Autochtones montés
unit-brit-col-squad = Section de ligne britannique
unit-brit-col-recruits = Patrouille britannique
unit-brit-col-hq = Commandant de compagnie britannique
unit-brit-col-cavalry = Police montée
unit-brit-col-lancers = Peloton de lanciers
unit-brit-col-gun = Canon de campagne à obus, 4 servants
unit-brit-col-mg = Mitrailleuse et servants
unit-brit-col-engineers = Équipe de sapeurs
unit-askari-company = Section d'askaris
unit-zulu-warband = Régiment de guerriers, lances et boucliers
unit-zulu-muskets = Guerriers à mousquets
unit-zulu-levy = Jeune levée
unit-zulu-chief = Grand chef
unit-hill-tribesmen = Montagnards
unit-boer-commando = Commando boer
unit-brit-ww1-section = Section de fusiliers britanniques 1917
unit-brit-ww1-raiders = Raiders de tranchée
unit-brit-ww1-hq = Commandant de compagnie britannique
unit-brit-ww1-mk4-male = Char Mark IV, canons
unit-brit-ww1-mk4-female = Char Mark IV, mitrailleuses
unit-brit-ww1-medic = Brancardiers
unit-ger-ww1-section = Section de fusiliers allemands
unit-ger-ww1-stormtroop = Groupe de Stosstruppen
unit-ger-ww1-sentries = Sentinelles de tranchée et chien
unit-ger-ww1-mg = Nid de mitrailleuse
unit-ger-ww1-fieldgun = Canon de campagne de 77 mm
unit-ger-ww1-mortar = Mortier moyen
unit-ger-ww1-hq = Commandant de secteur allemand
unit-ger-ww1-sniper = Tireur d'élite allemand
unit-ger-ww1-observer = Observateur d'artillerie
unit-air-sopwith-camel = Sopwith Camel
unit-air-re8 = RE8
unit-air-albatros-d5a = Albatros D-Va
unit-air-fokker-dr1 = Fokker DR1
unit-air-hannover-cl3a = Hannover CL-IIIa
unit-us-para-squad = Escouade aéroportée américaine
unit-us-bazooka-team-squad = Escouade américaine à bazooka
unit-us-medic = Infirmier américain
unit-us-hq = Commandant américain
unit-us-lieutenant = Lieutenant américain
unit-us-observer = Observateur d'artillerie américain
unit-us-mortar = Mortier moyen américain
unit-us-sherman = Sherman
unit-us-jeep = Jeep
unit-us-halftrack = Half-track M3
unit-maquis-band = Groupe de résistants
unit-ger-ww2-squad = Escouade de fusiliers allemands
unit-ger-ww2-panzerfaust = Escouade allemande à Panzerfaust
unit-ger-ww2-pioneers = Pionniers à lance-flammes
unit-ger-ww2-mg = Équipe MG sur trépied
unit-ger-ww2-at-gun = Canon antichar de 75 mm
unit-ger-ww2-sniper = Tireur d'élite allemand
unit-ger-ww2-hq = Commandant allemand
unit-ger-ww2-lieutenant = Lieutenant allemand
unit-ger-ww2-medic = Infirmier allemand
unit-ger-ww2-pz4 = Panzer IV
unit-ger-ww2-tiger = Tiger I
unit-ger-ww2-halftrack = SdKfz 251
unit-custom = { $name }

## Weapons, vehicles, aircraft

weapon-col-pistol = Pistolet, Revolver, ...
weapon-col-rifle = Fusil, Carabine
weapon-col-musket = Fusil de Chasse, mousqueterie à poudre, ...
weapon-col-grenade = Grenade, Cocktail Molotov, ...
weapon-col-mg = Mitrailleuse
weapon-col-bayonet = Baïonnette
weapon-col-improvised = Crosse, Pelle de Tranchée, Arme improvisée,...
weapon-col-gun-light = Canon Léger : - de 75mm
weapon-col-gun-medium = Canon Moyen : de 75 à 77mm
weapon-col-gun-heavy = Canon Lourd : + de 77mm
weapon-col-mortar-light = Mortier Léger : - de 60mm / Roquette
weapon-col-mortar-medium = Mortier Moyen : de 60mm à 80mm
weapon-col-mortar-heavy = Mortier Lourd : + de 80mm
weapon-col-bow = Arc
weapon-col-short-bow = Arc court
weapon-col-spear = Lance
weapon-col-thrown-spear = Lance jetée
weapon-col-javelin = Javelot
weapon-col-dart = Dard
weapon-col-explosives = Explosifs
weapon-col-shield = Bouclier
weapon-col-sabre = Sabre
weapon-ww1-pistol = Pistolet, Revolver, ...
weapon-ww1-smg = Pistolet-mitrailleur
weapon-ww1-lmg = Fusil-mitrailleur
weapon-ww1-rifle = Fusil, Carabine
weapon-ww1-precision-rifle = Fusil de Précision
weapon-ww1-rifle-grenade = Fusil Lance grenades
weapon-ww1-shotgun = Fusil de Chasse, canon scié, ...
weapon-ww1-grenade = Grenade, Cocktail Molotov, ...
weapon-ww1-mg = Mitrailleuse
weapon-ww1-bayonet = Baïonnette
weapon-ww1-improvised = Crosse, Pelle de Tranchée, Arme improvisée,...
weapon-ww1-gun-light = Canon Léger : - de 75mm
weapon-ww1-gun-medium = Canon Moyen : de 75 à 77mm
weapon-ww1-gun-heavy = Canon Lourd : + de 77mm
weapon-ww1-mortar-light = Mortier Léger : - de 60mm / Roquette
weapon-ww1-mortar-medium = Mortier Moyen : de 60mm à 80mm
weapon-ww1-mortar-heavy = Mortier Lourd : + de 80mm
weapon-ww1-panzerfaust = Panzerfaust, PIAT, ...
weapon-ww1-bazooka = Panzerschreck, Bazooka, ...
weapon-ww1-flamethrower = Lance-flammes
weapon-ww1-flamethrower-vehicle = Lance-flammes de blindé
weapon-ww1-mine-ap = Mine antipersonnel
weapon-ww1-mine-at = Mine antichar
weapon-ww1-explosives = Explosifs
weapon-ww1-radio = Radio
weapon-ww2-pistol = Pistolet, Revolver, ...
weapon-ww2-smg = Pistolet-mitrailleur
weapon-ww2-lmg = Fusil-mitrailleur
weapon-ww2-rifle = Fusil, Carabine
weapon-ww2-precision-rifle = Fusil de Précision
weapon-ww2-rifle-grenade = Fusil Lance grenades
weapon-ww2-shotgun = Fusil de Chasse, canon scié, ...
weapon-ww2-grenade = Grenade, Cocktail Molotov, ...
weapon-ww2-mg = Mitrailleuse
weapon-ww2-bayonet = Baïonnette
weapon-ww2-improvised = Crosse, Pelle de Tranchée, Arme improvisée,...
weapon-ww2-gun-light = Canon Léger : - de 75mm
weapon-ww2-gun-medium = Canon Moyen : de 75 à 77mm
weapon-ww2-gun-heavy = Canon Lourd : + de 77mm
weapon-ww2-mortar-light = Mortier Léger : - de 60mm / Roquette
weapon-ww2-mortar-medium = Mortier Moyen : de 60mm à 80mm
weapon-ww2-mortar-heavy = Mortier Lourd : + de 80mm
weapon-ww2-panzerfaust = Panzerfaust, PIAT, ...
weapon-ww2-bazooka = Panzerschreck, Bazooka, ...
weapon-ww2-flamethrower = Lance-flammes
weapon-ww2-flamethrower-vehicle = Lance-flammes de blindé
weapon-ww2-mine-ap = Mine antipersonnel
weapon-ww2-mine-at = Mine antichar
weapon-ww2-explosives = Explosifs
weapon-ww2-radio = Radio
vehicle-col-horse = Cheval
vehicle-col-mule = Mulet
vehicle-col-wagon = Attelage Hyppomobile
vehicle-ww1-horse = Cheval
vehicle-ww1-mule = Mulet
vehicle-ww1-wagon = Attelage Hyppomobile
vehicle-ww2-horse = Cheval
vehicle-ww2-mule = Mulet
vehicle-ww2-wagon = Attelage Hyppomobile
vehicle-ww1-bicycle = Bicyclette
vehicle-ww1-motorcycle = Motocyclette
vehicle-ww1-sidecar = Side-car, Kettenrad, ...
vehicle-ww1-armoured-car = Automitrailleur
vehicle-ww1-civil-car = Voiture civile
vehicle-ww1-civil-truck = Camion Civil
vehicle-ww1-army-truck = Camion Militaire
vehicle-ww1-schneider = Schneider (FR)
vehicle-ww1-st-chamond = St-Chamond (FR)
vehicle-ww1-renault-ft = Renault FT (FR)
vehicle-ww1-mark-iv = Mark IV (ANG)
vehicle-ww1-whippet = Whippet (ANG)
vehicle-ww1-a7v = A7V (ALL)
vehicle-ww1-dinghy = Dinky, Barque
vehicle-ww1-steamer = Steamer
vehicle-ww1-boat = Bateau
vehicle-ww2-bicycle = Bicyclette
vehicle-ww2-motorcycle = Motocyclette
vehicle-ww2-sidecar = Side-car, Kettenkrad, ...
vehicle-ww2-jeep = Jeep, Kubelwagen, ...
vehicle-ww2-civil-car = Voiture civile
vehicle-ww2-civil-truck = Camion Civil
vehicle-ww2-army-truck = Camion Militaire
vehicle-ww2-dodge = Dodge 4x4, Maultier, ...
vehicle-ww2-wheeled-armour = Blindé à roues
vehicle-ww2-halftrack = Half-track toute nationalité
vehicle-ww2-tank-light = Blindé Léger (Stuart, T26, PzII, ...)
vehicle-ww2-tank-medium = Blindé Moyen (Sherman, T34, Pz IV, ...)
vehicle-ww2-tank-heavy = Blindé Lourd (Pershing, JSU, Tigre, ...)
vehicle-ww2-dinghy = Dinky, Barque
vehicle-ww2-steamer = Steamer
vehicle-ww2-boat = Bateau
vehicle-sherman = M4 Sherman
vehicle-t34 = T-34
vehicle-pz4 = Panzer IV
vehicle-tiger = Tiger I
vehicle-pershing = M26 Pershing
vehicle-jsu = Canon d'assaut JSU
vehicle-stuart = M5 Stuart
vehicle-t26 = T-26
vehicle-pz2 = Panzer II
vehicle-crocodile = Char lance-flammes
vehicle-m3-halftrack = Half-track M3
vehicle-sdkfz-251 = SdKfz 251
vehicle-sdkfz-251-10 = SdKfz 251/10
vehicle-greyhound = M8 Greyhound
vehicle-sdkfz-222 = SdKfz 222
vehicle-river-steamer-ww1 = Vapeur armé
vehicle-gunboat-ww1 = Canonnière
vehicle-river-steamer-ww2 = Vapeur armé
vehicle-patrol-boat-ww2 = Patrouilleur
aircraft-sopwith-camel = Sopwith Camel
aircraft-sopwith-pup = Sopwith Pup
aircraft-sopwith-strutter = Sopwith Strutter
aircraft-airco-dh4 = Airco DH4
aircraft-re8 = RE8
aircraft-bristol-f2b = Bristol F2B
aircraft-spad-vii = Spad VII
aircraft-spad-xiii = Spad XIII
aircraft-nieuport-18 = Nieuport 18
aircraft-breguet-14b2 = Breguet 14B-2
aircraft-ansaldo-sva5 = Ansaldo SVA-5
aircraft-fokker-dr1 = Fokker DR1
aircraft-fokker-d7 = Fokker D-VII
aircraft-fokker-d8 = Fokker D-VIII
aircraft-albatros-d3 = Albatros D-III
aircraft-albatros-d5a = Albatros D-Va
aircraft-roland-c2 = Roland C-II
aircraft-hannover-cl3a = Hannover CL-IIIa

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
terrain-crater = trou d'obus
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
phase-bombers = Plans de vol : chasseurs-bombardiers
phase-fighters = Plans de vol : chasseurs
phase-initiative = Initiative
phase-rally = Initiative : ralliement
phase-panic = Initiative : panique
phase-recovery = Initiative : machines de guerre
phase-leaders = Initiative : chefs
phase-hills = Initiative : Sauve qui Peut
phase-flares = Fusées éclairantes
phase-flight = Mouvement : fuite
phase-move = Mouvement
phase-air = Mouvement : avions
phase-tests-move = Tests de Cran
phase-fast-draw = Tir : dégaineurs rapides
phase-search = Tir : localisation
phase-fire = Tir
phase-tests-fire = Tests de Cran
phase-pair = Combats : appariement
phase-fight = Combats
phase-bodies = Combats : véhicules
phase-tests-fight = Tests de Cran
phase-end = Fin de tour
phase-over = La bataille est finie
turn-first = Initiative : { $side }

## Table

track-turn = Tour
track-lost = Points perdus
zone-reserve = Hors table : { $side }
zone-ambush = En embuscade : { $side }
zone-aboard = À bord : { $side }
mark-objective = objectif
mark-zone = zone de déploiement
mark-range = { $cm } cm
mark-night = Nuit : vue à { $cm } cm
mark-blocked = bloqué par : { $by }
mark-charge = peut charger, { $cm } cm
mark-shot = peut tirer, { $cm } cm
badge-leader = chef
badge-general = général
badge-fleeing = en fuite
badge-jammed = enrayé
badge-set-up = en batterie
badge-working = au travail
badge-down = blessé à terre
badge-red = blessé léger
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
field-ambush = embuscade : { $unit }
field-mine = mine
confirm-order = Aller ici
confirm-deploy = Déployer ici
confirm-adjust = Placer ici
confirm-secrets = Noter
confirm-enter = Entrer ici

## Questions

question-activate = Quelle unité bouge ?
question-order = Que fait { $unit } ?
question-adjust = Replacer des figurines de { $unit }, ou terminé ?
question-join = { $unit } rejoint-il une unité ?
question-back-away = Par où { $figure } recule-t-il ?
question-carry = Qui embarque dans { $vehicle } ?
question-deploy = Déployez une unité
question-enter = Où { $unit } entre-t-elle ?
question-fame = Dépenser { $lacking } Réputation de { $figure } ?
question-fortune = Dépenser la Chance de { $figure } (reste { $left }) ?
question-fast-draw = { $figure } tire-t-il avant tout le monde ?
question-fire = Qui tire, ou agit, ensuite ?
question-fire-at = Sur quoi tire { $group } ?
question-fire-mission = Où tire la batterie de { $figure } ?
question-flare = Tirer la fusée éclairante ce tour ?
question-holder = Qui de { $unit } tient les chevaux ?
question-lead = Qui mène { $unit } désormais ?
question-lend = Quel Cran { $tester } utilise-t-il (le sien : { $own }) ?
question-next-fight = Quel combat ensuite ?
question-opportunity = { $unit } passe : tir d'opportunité ?
question-pair = Qui { $figure } combat-il ?
question-panic-order = Quelle unité teste d'abord son Cran ?
question-pick-target = Sur qui { $figure } tire-t-il ?
question-recover = Tenter de remettre une machine en état ?
question-search = { $unit } cherche-t-elle des ennemis cachés ?
question-secrets = Notez embuscades et mines
question-strike = Qui { $figure } frappe-t-il ?
question-weapon = Quelle arme { $figure } utilise-t-il ?

## Answers

answer-pass = Terminé
answer-activate = Bouger { $unit }
answer-move = Bouger de { $cm } cm
answer-storm = Charger { $enemy }
answer-work = { $figure } : { $task ->
    [set_up] mettre en batterie
    [build] construire { $what ->
        [bridge] une section de pont
       *[other] un muret
    }
    [charge] poser une charge : { $what }
    [lay] poser une mine
    [lift] relever une mine
   *[other] { $task }
}
answer-saddle = { $unit } : { $how ->
    [up] monter à cheval
   *[down] descendre de cheval
}
answer-board = Embarquer dans { $vehicle }
answer-alight = Débarquer
answer-join = Rejoindre { $unit }
answer-adjust = Placer { $figure } là
answer-rush = { $figure } charge { $enemy }
answer-at = { $aim }
aim-point = un point du terrain
answer-use = { $weapon }
answer-back = Reculer, { $facing }°
answer-call = { $caller } : appeler la batterie
answer-carry = { $unit } embarque
answer-deploy = Déployer { $unit }
answer-detonate = { $figure } fait sauter la charge
answer-enter = { $unit } entre ici
answer-flare = Tirer la fusée
answer-hold-fire = Ne pas tirer de la phase
answer-holder = { $figure } tient les chevaux
answer-lead = { $figure } mène
answer-lend = Cran de { $leader }
answer-lend-own = Son propre Cran
answer-mark = Sur ce point
answer-next = { $unit }
answer-pair = { $figure } combat { $enemy }
answer-recover = { $machine } : { $what ->
    [silence] lever le silence
   *[other] remplacer un servant
}
answer-search = { $figure } cherche
answer-secrets = Les cacher ainsi
answer-shoot = { $group } tire
answer-spend = Dépenser { $points } Réputation
answer-strike-at = Frapper { $enemy }
answer-take-up = Combat { $number } : { $ours } contre { $theirs }
answer-treat = { $medic } soigne les blessés
answer-trust = Tenter la Chance
answer-watched = { $group } tire après { $cm } cm du trajet

## Events

event-alerted = En alerte : { $unit }.
event-ambush-set = Embuscade annoncée ({ $side }) : { $units }.
event-startled = { $figure } marche sur une mine.
event-backed-away = { $how ->
    [trapped] { $figure } est acculé et ne peut pas céder de terrain.
   *[back] { $figure } cède du terrain.
}
event-broke = Déroute, va fuir : { $unit }.
event-busy = { $figure } : { $what ->
    [treat] soigne les blessés
    [detonate] actionne le détonateur
    [call] appelle la batterie
   *[other] est occupé
}.
event-charge-blown = Une charge explose.
event-charge-placed = Une charge est en place.
event-charged = { "" }
event-counted = { "" }
event-crossed-over = Des raiders ont franchi la ligne.
event-deploy-order = { "" }
event-deployed = En place : { $unit }.
event-ended = { "" }
event-entered = Entrée en table : { $unit }.
event-faced = { "" }
event-fame-spent = { $figure } dépense { $points } Réputation.
event-fell = { $figure } est hors de combat{ $how ->
    [fled] {" "}: en fuite hors de la table
    [died] {" "}: mort de ses blessures
    [downed] {" "}: abattu
   *[other] {""}
}.
event-fight-began = Combat : { $ours } contre { $theirs }.
event-fight-won = Combat gagné : { $side }.
event-fights-paired = { "" }
event-fired = { "" }
event-fortune-spent = { $figure } tente sa Chance.
event-got-up = { $figure } est de nouveau debout, { $how ->
    [walking] blessé léger
   *[healed] guéri
}.
event-ground-changed = Le terrain change : { $what ->
    [built] un élément est construit
    [breach] une brèche
   *[other] { $what }
}.
event-held = Le tir d'opportunité est retenu pour cette phase.
event-held-fire = { "" }
event-hit-taken = { "" }
event-holds-horses = { $figure } tient les chevaux.
event-initiative-won = Initiative : { $side }.
event-jammed = { $figure } : { $weapon } s'enraye.
event-joined = { $unit } rejoint { $with_unit }.
event-laid-down = { $figure } est à terre, blessé.
event-leader-named = { $figure } mène { $unit }.
event-loaded = À bord de { $vehicle } : { $unit }.
event-located = Localisés dans le bâtiment : { $figures }.
event-mines-laid = Mines posées : { $side }.
event-mount-hit = La monture de { $figure } est touchée.
event-mount-killed = La monture de { $figure } est tuée : le cavalier est { $rider ->
    [thrown] désarçonné
    [unharmed] indemne
   *[other] à côté
}.
event-moved = { "" }
event-obstacle-met = { $figure } { $result ->
    [stayed] ne franchit pas l'obstacle et s'arrête devant
    [stopped] franchit l'obstacle et s'arrête derrière
    [refused] ne passe pas : le cheval refuse
    [fell_back] retombe au pied du mur
    [on_top] atteint le haut du mur et s'y arrête
   *[crossed] franchit l'obstacle et continue
}.
event-panic-tested = { "" }
event-phase-began = { $phase ->
    [move] Mouvement : { $side }
    [fire] Tir : { $side }
   *[other] {""}
}
event-pluck-tested = { $tester } { $result ->
    [passed] réussit
   *[failed] rate
} un test de Cran (Cran { $pluck }).
event-quit = Sauve qui Peut : { $side } !
event-rallied = Ralliement : { $unit }.
event-ran = Fuite vers le bord : { $unit }.
event-recovered = { $machine } est remise en état.
event-remounted = De nouveau en selle pour fuir : { $unit }.
event-reraised = Reformée : { $unit }.
event-returns = Retour au tour { $turn } : { $unit }.
event-revealed = Révélés : { $units }.
event-saddled = { $how ->
    [up] En selle : { $unit }.
   *[down] Pied à terre : { $unit }.
}
event-saved = { $figure } est indemne ({ $how ->
    [fortune] Chance
   *[other] sauvegarde
}).
event-scored = { $side } marque { $points }.
event-searched = { $figure } cherche.
event-shot = { $how ->
    [alone] { $figure } utilise : { $weapon }.
   *[volley] {""}
}
event-shrank = { $figure } a peur et reste.
event-side-passed = { "" }
event-skipped = { "" }
event-spread = { "" }
event-stopped = { $how ->
    [figure] Un tir sur { $target } touche { $by } à sa place.
   *[cover] Le couvert arrête un tir sur { $target }.
}
event-test-taken = { "" }
event-turn-began = Tour { $turn }
event-unit-done = { $how ->
    [moved] Déplacement : { $unit }.
   *[stays] {""}
}
event-work-begun = { $figure } se met à { $task ->
    [set_up] mettre son arme en batterie
    [build] construire
    [charge] poser une charge
    [lay] poser une mine
    [lift] relever une mine
   *[other] travailler
}.
event-work-done = { "" }
event-wounded = { $figure } perd { $wounds ->
    [one] une Blessure
   *[other] { $wounds } Blessures
} et continue.
event-happened = Quelque chose est arrivé.

## Refusals

refusal-already-so = { $unit } l'est déjà.
refusal-already-works = { $figure } travaille déjà.
refusal-another-unit-moves = C'est à { $unit } de bouger.
refusal-cannot-act = { $figure } ne peut pas agir maintenant.
refusal-cannot-act-now = Personne ne peut faire cela maintenant.
refusal-cannot-board = On ne peut pas embarquer dans { $vehicle } d'ici.
refusal-cannot-charge = { $unit } n'y voit aucun ennemi à sa portée.
refusal-cannot-hold = Il ne peut pas tenir les chevaux.
refusal-cannot-lead = Il ne peut pas mener cette unité.
refusal-cannot-reach = { $figure } ne peut pas atteindre { $enemy }.
refusal-cannot-shoot-at-all = { $figure } ne sait pas tirer.
refusal-cannot-stand-there = { $figure } ne peut pas se tenir là.
refusal-does-not-carry = { $figure } n'a pas { $weapon }.
refusal-does-not-see = { $figure } ne voit pas { $enemy }.
refusal-does-not-see-the-point = Le demandeur ne voit pas ce point.
refusal-element-not-in-contact = L'élément doit être au contact de { $figure }.
refusal-fame-must-help = Il faut { $lacking } points pour changer le jet.
refusal-fights-would-be-larger = Les combats seraient plus grands que nécessaire.
refusal-fights-your-men = { $target } combat vos propres hommes.
refusal-fleeing = { $figure } est en fuite.
refusal-ground-barred = { $figure } ne peut pas entrer sur ce terrain.
refusal-half-a-move-needed = { $figure } a moins d’un demi-mouvement.
refusal-has-moved = { $figure } a bougé ce tour.
refusal-has-shot = { $figure } a tiré ce tour.
refusal-holds-horses = { $figure } tient les chevaux.
refusal-in-the-enemy-zone = { $figure } serait dans la zone de déploiement ennemie.
refusal-is-afraid = { $figure } a peur ce tour.
refusal-is-busy = { $figure } est occupé.
refusal-is-engaged = { $figure } est au contact.
refusal-is-jammed = { $weapon } de { $figure } est enrayé.
refusal-is-silent = { $weapon } de { $figure } doit rester silencieux.
refusal-leader-does-not-lend = Ce chef ne prête pas son Cran ici.
refusal-left-behind = { $figure } serait laissé hors de cohésion.
refusal-mans-his-vehicle = { $figure } sert son véhicule.
refusal-may-not-ambush = { $unit } ne peut pas être en embuscade.
refusal-may-not-be-moved = Cette unité ne peut pas bouger maintenant.
refusal-may-not-search = { $figure } ne peut pas chercher.
refusal-mine-outside-its-zone = La mine est hors de sa zone.
refusal-moved-too-far = { $figure } a bougé de { $moved } cm ; ce tir en permet { $limit }.
refusal-must-dismount = { $figure } doit descendre de cheval pour tirer.
refusal-need-not-test = Cette unité n'a pas à tester.
refusal-no-construction-engineer = { $figure } n'est pas sapeur de construction.
refusal-no-demolition-engineer = { $figure } n'est pas sapeur de démolition muni d'une charge.
refusal-no-fast-draw = Il n'est pas dégaineur rapide.
refusal-no-horses = { $unit } n'a pas de chevaux.
refusal-no-path = Il faut un trajet.
refusal-no-room-there = Il n'y a pas la place pour { $unit }.
refusal-no-such-element = On ne construit qu’un muret ou une section de pont.
refusal-no-such-enemy = { $enemy } ne peut pas être chargé.
refusal-no-such-fight = Ce combat n'existe pas.
refusal-no-such-mines = Il n'y a pas de telles mines.
refusal-no-such-point = Le trajet n'a pas de point { $point }.
refusal-no-such-target = { $target } n'est pas une cible pour ce groupe.
refusal-no-such-work = { $figure } ne peut pas faire ce travail.
refusal-nobody-to-move = Personne de { $unit } ne peut bouger.
refusal-not-a-target = { $target } ne peut pas être pris pour cible.
refusal-not-aboard = { $unit } n'est pas à bord.
refusal-not-in-ambush = { $unit } n'est pas en embuscade.
refusal-not-in-field-of-fire = Personne n’y est dans le champ de tir de { $unit }.
refusal-not-in-this-fight = Il n'est pas dans ce combat.
refusal-not-its-edge = { $unit } ne peut pas entrer là.
refusal-not-located = { $target } est dans un bâtiment et non localisé.
refusal-not-of-this-unit = { $figure } n'est pas de cette unité.
refusal-not-offered = Cela n'est pas proposé.
refusal-not-set-up = { $weapon } n'est pas en batterie.
refusal-not-so-much-fame = Il reste { $left } points.
refusal-not-that-way = Il ne peut pas reculer par là.
refusal-not-the-nearest = On ne tire que sur la figurine visible la plus proche.
refusal-not-to-be-deployed = { $unit } n'est pas à déployer maintenant.
refusal-nothing-to-blow-up = Aucun obstacle n'est au contact de { $figure }.
refusal-nothing-to-bridge = Il n'y a rien à franchir.
refusal-nothing-to-recover = Il n'y a rien à remettre en état.
refusal-off-the-table = C'est hors de la table.
refusal-out-of-cohesion = { $figure } serait hors de cohésion.
refusal-outside-your-zone = { $figure } serait hors de votre zone.
refusal-stands-on-another = { $figure } serait sur { $by }.
refusal-stealthy = { $target } est furtif : à couvert et à plus de 30 cm.
refusal-too-far = { $figure } a besoin de { $cost } cm et n'en a plus que { $left }.
refusal-too-far-to-join = Cette unité est à plus de 2,5 cm.
refusal-dog-too-far = { $figure } doit rester à 15 cm de son maître ou de son poste.
refusal-way-barred = Le passage de { $figure } est barré : { $by }.
refusal-weapon-does-not-reach = { $weapon } n'atteint pas ou ne voit pas la cible.

## Results and endings

result-nothing = personne ne tombe
result-casualties = { $theirs ->
    [0] aucun des leurs
   *[other] { $theirs } des leurs
 }{ $mine ->
    [0] { "" }
   *[other] , { $mine } des nôtres
 }{ $broken ->
    [0] { "" }
    [one] , 1 unité brisée
   *[other] , { $broken } unités brisées
 }
ending-hills = Sauve qui Peut chez l'ennemi : victoire pour { $side }.
ending-annihilated = Plus personne pour combattre : victoire pour { $side }.
ending-broken = La défense est brisée : victoire pour { $side }.
ending-limit = Le dernier tour est fini : victoire pour { $side }.
ending-draw = Match nul.
event-stormed = Charge : { $unit } sur { $enemy }.
event-volleyed = Tir de { $firer } sur { $target } : { $shots ->
    [one] un tir
   *[other] { $shots } tirs
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
event-parted = { $unit } quitte l'unité qu'il accompagnait.
event-dared = {""}
event-rose = Les cavaliers désarçonnés se relèvent : { $figures }.
event-left-building = On ne distingue plus : { $figures }.
event-flare-fired = Une fusée éclaire la nuit ({ $side }).
event-held-back = Il n'y a pas la place pour { $unit } : entrée par le bord au tour 1.
event-army-raised = Armée ({ $side }) : { $count } figurines et véhicules, { $points } points.
refusal-stopped-at-the-obstacle = { $figure } a été arrêté par un obstacle et n'ira pas plus loin ce tour.
refusal-must-return = { $figure } est hors de cohésion et ne peut que revenir.
refusal-roster-not-yours = { $unit } ne peut pas être pris ici.
refusal-roster-as-printed = { $unit } revient dans ce scénario et reste tel qu'imprimé.
refusal-roster-no-leader = Une escouade demande un chef dans l'armée : sous-officier ou officier.
refusal-roster-no-room = Tant de figurines ne tiennent pas dans la zone de déploiement.

## Armies built in the match

question-roster = Composez votre armée : { $points } points
answer-build-roster = { $units } unités, { $figures } figurines, { $points } points
confirm-roster = Prendre cette armée
field-roster-unit = { $unit }, { $points } points
field-roster-group = { $unit } : { $profile }, { $points } points chacun
field-roster-weapons = { $unit } : { $profile }, armes
field-roster-weapon = { $weapon } ({ $points })

## One figure, one place

man-nco = sous-officier
man-officer = officier
man-senior-officer = officier supérieur
man-regular = régulier
man-irregular = irrégulier
man-native = homme de la levée
man-native-mounted = cavalier de la levée
man-askari = askari
man-elite = soldat d'élite
man-assault = soldat d'assaut
man-eng-construction = sapeur
man-eng-demolition = sapeur-artificier
man-cavalry = cavalier
man-mounted-infantry = fantassin monté
man-gunner = artilleur
man-sniper = tireur d'élite
man-partisan = partisan
man-crew = membre d'équipage
man-medic = infirmier
man-observer = observateur
man-dog = chien
name-storehouse = l'entrepôt
name-mill = le moulin
name-hospital = l'hôpital
name-church = l'église
name-farm = la ferme
name-inn = l'auberge
name-cafe = le café
name-barn = la grange
name-bridge = le pont
name-dugout = l'abri
unit-plain = { $unit }
unit-which = { $unit } { $which }
leader-of-unit-plain = { $who } ({ $unit })
leader-of-unit-which = { $who } ({ $unit } { $which })
figure-of-unit-plain = { $who } { $number } ({ $unit })
figure-of-unit-which = { $who } { $number } ({ $unit } { $which })
event-missed = { $firer } : coup manqué.
