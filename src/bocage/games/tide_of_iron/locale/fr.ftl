# Tide of Iron, français.

## Names
side-us = Américains
    .the = les Américains
    .gender = mp
side-de = Allemands
    .the = les Allemands
    .gender = mp

seat-us = Américains
seat-us-light = Américains, division claire
seat-us-dark = Américains, division sombre
command-us = Américains
command-us-light = Américains, division claire
command-us-dark = Américains, division sombre
seat-de = Allemands
seat-de-light = Allemands, division claire
seat-de-dark = Allemands, division sombre
command-de = Allemands
command-de-light = Allemands, division claire
command-de-dark = Allemands, division sombre
kind-squad = escouade
    .the = l’escouade
    .gender = f
unit-squad-regular = Escouade de fusiliers { $id }
    .the = l’escouade de fusiliers { $id }
    .gender = f
unit-squad-elite = Escouade d’élite { $id }
    .the = l’escouade d’élite { $id }
    .gender = f
unit-squad-officer = Escouade de l’officier { $id }
    .the = l’escouade de l’officier { $id }
    .gender = f
unit-squad-machine-gun-us = Escouade de mitrailleuse { $id }
    .the = l’escouade de mitrailleuse { $id }
    .gender = f
unit-squad-machine-gun-de = Escouade de mitrailleuse { $id }
    .the = l’escouade de mitrailleuse { $id }
    .gender = f
unit-squad-mortar = Escouade de mortier { $id }
    .the = l’escouade de mortier { $id }
    .gender = f
unit-squad-engineer = Escouade du génie { $id }
    .the = l’escouade du génie { $id }
    .gender = f
unit-squad-anti-tank = Escouade antichar { $id }
    .the = l’escouade antichar { $id }
    .gender = f
unit-squad-flamethrower = Escouade lance-flammes { $id }
    .the = l’escouade lance-flammes { $id }
    .gender = f
unit-squad-medic = Escouade médicale { $id }
    .the = l’escouade médicale { $id }
    .gender = f
kind-sherman = M4A1 Sherman
    .the = le M4A1 Sherman
unit-sherman = M4A1 Sherman { $id }
    .the = le M4A1 Sherman { $id }
kind-panzer-iv = Panzer IV
    .the = le Panzer IV
unit-panzer-iv = Panzer IV { $id }
    .the = le Panzer IV { $id }
kind-tiger-i = Tigre I
    .the = le Tigre I
unit-tiger-i = Tigre I { $id }
    .the = le Tigre I { $id }
kind-m3a1 = half-track M3A1
    .the = le half-track M3A1
unit-m3a1 = Half-track M3A1 { $id }
    .the = le half-track M3A1 { $id }
kind-sdkfz-251 = half-track SdKfz 251
    .the = le half-track SdKfz 251
unit-sdkfz-251 = Half-track SdKfz 251 { $id }
    .the = le half-track SdKfz 251 { $id }
kind-gmc = camion GMC
    .the = le camion GMC
unit-gmc = Camion GMC { $id }
    .the = le camion GMC { $id }
kind-opel-blitz = camion Opel Blitz
    .the = le camion Opel Blitz
unit-opel-blitz = Camion Opel Blitz { $id }
    .the = le camion Opel Blitz { $id }
figure-regular = fantassin régulier
    .the = le fantassin régulier
figure-elite = fantassin d’élite
    .the = le fantassin d’élite
figure-officer = officier
    .the = l’officier
figure-machine-gun-us = servants de mitrailleuse
    .the = les servants de mitrailleuse
    .gender = mp
figure-machine-gun-de = servants de mitrailleuse
    .the = les servants de mitrailleuse
    .gender = mp
figure-mortar = servants de mortier
    .the = les servants de mortier
    .gender = mp
figure-hit = une touche
terrain-clear = Rase campagne
terrain-rough = Rochers
terrain-woods = Bois
terrain-stream = Ruisseau
terrain-pond = Étang
terrain-bridge = Pont
terrain-building = Bâtiment
marker-entrenchment = Retranchement
    .the = le retranchement
marker-pillbox = Bunker
    .the = le bunker
marker-razor-wire = Barbelés
    .the = les barbelés
    .gender = mp
marker-tank-trap = Obstacle antichar
    .the = l’obstacle antichar
marker-mine-field = Champ de mines
    .the = le champ de mines
marker-smoke = Fumigène
    .the = le fumigène
badge-fatigued = Unité épuisée
badge-op-fire = Mode tir d’opportunité
badge-pinned = Clouée au sol
badge-disrupted = Perturbée
badge-light = Dégâts légers
badge-heavy = Sévèrement endommagé
badge-engineer = Génie
badge-anti-tank = Antichar
badge-flamethrower = Lance-flammes
badge-medic = Médecins
badge-concealed = Dissimulée
token-none = aucun
name-hex = Hex { $hex }
deck-command-1 = Commandement I
deck-artillery-1 = Artillerie I
deck-artillery-2 = Artillerie II
deck-air-support-us-1 = Appui aérien américain I
deck-ground-support-1 = Appui au sol I
deck-morale-1 = Moral I
deck-supply-1 = Intendance I
deck-reinforcements-us-1 = Renforts américains I
deck-reinforcements-de-1 = Renforts allemands I
card-command-1-rapid-mobilization = Mobilisation rapide
card-command-1-cut-communications = Communications coupées
card-command-1-major-offensive = Offensive majeure
card-command-1-surprise-assault = Assaut surprise
card-command-1-forced-march = Marche forcée
card-command-1-liaison-officer = Officier de liaison
card-command-1-seize-the-moment = Saisir l’instant
card-artillery-1-offensive-artillery = Artillerie offensive
card-artillery-1-suppressive-barrage = Barrage de harcèlement
card-artillery-1-sustained-blanket = Pilonnage continu
card-artillery-1-increased-priority = Priorité accrue
card-artillery-1-smoke-screen = Écran de fumée
card-artillery-1-spotting-rounds = Tirs de réglage
card-artillery-2-heavy-howitzers = Obusiers lourds
card-artillery-2-rolling-barrage = Barrage roulant
card-artillery-2-counter-battery = Contre-batterie
card-artillery-2-time-on-target = Tir simultané
card-artillery-2-harassing-fire = Tir de harcèlement
card-artillery-2-forward-observer = Observateur avancé
card-air-support-us-1-strafing-run = Mitraillage au sol
card-air-support-us-1-bombing-run = Bombardement
card-air-support-us-1-rocket-attack = Attaque à la roquette
card-air-support-us-1-air-reconnaissance = Reconnaissance aérienne
card-air-support-us-1-air-superiority = Supériorité aérienne
card-air-support-us-1-paratroop-drop = Parachutage
card-ground-support-1-engineer-detachment = Détachement du génie
card-ground-support-1-tank-hunters = Chasseurs de chars
card-ground-support-1-flame-team = Équipe lance-flammes
card-ground-support-1-field-works = Travaux de campagne
card-ground-support-1-lay-mines = Pose de mines
card-ground-support-1-wire-party = Corvée de barbelés
card-ground-support-1-covering-positions = Positions de couverture
card-morale-1-take-cover = À couvert
card-morale-1-take-down-the-beast = Abattez la bête
card-morale-1-go-to-ground = Se terrer
card-morale-1-rally-the-men = Rallier les hommes
card-morale-1-battle-cry = Cri de guerre
card-morale-1-stand-fast = Tenir bon
card-morale-1-second-wind = Second souffle
card-morale-1-shaken-nerves = Nerfs à vif
card-supply-1-fresh-supplies = Ravitaillement
card-supply-1-ammunition-crates = Caisses de munitions
card-supply-1-field-hospital = Hôpital de campagne
card-supply-1-repair-crew = Équipe de réparation
card-supply-1-fuel-convoy = Convoi d’essence
card-supply-1-hot-meals = Repas chauds
card-supply-1-medical-supplies = Matériel médical
card-reinforcements-us-1-line-squad = Escouade de fusiliers
card-reinforcements-us-1-elite-squad = Escouade de Rangers
card-reinforcements-us-1-gun-section = Section de mitrailleuse
card-reinforcements-us-1-mortar-section = Section de mortier
card-reinforcements-us-1-tank = Peloton de Sherman
card-reinforcements-us-1-carrier = Patrouille en half-track
card-reinforcements-us-1-replacements = Remplaçants
card-reinforcements-de-1-line-squad = Escouade de grenadiers
card-reinforcements-de-1-elite-squad = Panzergrenadiers
card-reinforcements-de-1-gun-section = Section de mitrailleuse
card-reinforcements-de-1-mortar-section = Section de mortier
card-reinforcements-de-1-tank = Section de Panzer
card-reinforcements-de-1-carrier = Patrouille blindée
card-reinforcements-de-1-replacements = Remplaçants
operation-op-001 = Brouillard
operation-op-002 = Pluie battante
operation-op-003 = Défenseurs ébranlés
operation-op-004 = Pas de course
operation-op-005 = Assaut sans merci
operation-op-006 = Pose de barbelés
operation-op-007 = Pénurie
operation-op-008 = Pose de fumigènes
operation-op-009 = As des chars
operation-op-010 = Chefs inspirés
operation-op-011 = Équipages d’élite
operation-op-012 = Confusion totale
operation-op-013 = Défenseurs acharnés
operation-op-014 = Pas de reddition
operation-op-015 = Artilleurs aguerris
operation-op-016 = Déblayer les obstacles antichars
operation-op-017 = Camouflage
operation-op-018 = Prendre l’initiative
phase-setup = Mise en place
phase-action = Phase d’action
phase-command = Phase de commandement
phase-status = Phase de statut
phase-over = Terminé
turn-actions = { $command } : { $left ->
    [one] { $left } action restante
   *[other] { $left } actions restantes
  }
zone-hq = QG des { $side }
zone-play = Zone de jeu des { $side }
zone-contact = En attente de contact : { $side }
track-round = Round
track-vp = Points de victoire
track-vp-flipped = Points de victoire (10 + { $space })
track-cp = Points de commandement
track-initiative = Sur la carte Initiative
track-initiative-token = Initiative : { $side }
value-cost = Coût
value-armor = Blindage
value-movement = Mouvement
objective-victory = { $objective } : { $points } PV
objective-command = { $objective } : { $points } PC
objective-bridge = Pont
    .the = le pont
objective-church = Église
    .the = l’église
    .gender = f
objective-de-hq = QG allemand
    .the = le QG allemand
objective-de-post-e = Poste allemand est
    .the = le poste allemand est
objective-de-post-w = Poste allemand ouest
    .the = le poste allemand ouest
objective-de-start-e = Base de départ allemande est
    .the = la base de départ allemande est
    .gender = f
objective-de-start-w = Base de départ allemande ouest
    .the = la base de départ allemande ouest
    .gender = f
objective-east-crossroads = Carrefour est
    .the = le carrefour est
objective-east-houses = Maisons de l’est
    .the = les maisons de l’est
    .gender = fp
objective-east-road = Route de l’est
    .the = la route de l’est
    .gender = f
objective-farm-east = Ferme est
    .the = la ferme est
    .gender = f
objective-farm-north = Ferme nord
    .the = la ferme nord
    .gender = f
objective-farm-west = Ferme ouest
    .the = la ferme ouest
    .gender = f
objective-hamlet = Hameau
    .the = le hameau
objective-hill = Colline
    .the = la colline
    .gender = f
objective-house = Maison
    .the = la maison
    .gender = f
objective-mill = Moulin
    .the = le moulin
objective-road-east = Route à l’est
    .the = la route à l’est
    .gender = f
objective-road-west = Route à l’ouest
    .the = la route à l’ouest
    .gender = f
objective-us-depot-e = Dépôt américain est
    .the = le dépôt américain est
objective-us-depot-w = Dépôt américain ouest
    .the = le dépôt américain ouest
objective-us-hq = QG américain
    .the = le QG américain
objective-us-post = Poste américain
    .the = le poste américain
objective-village = Village
    .the = le village
objective-village-crossroads = Carrefour du village
    .the = le carrefour du village
objective-west-crossroads = Carrefour ouest
    .the = le carrefour ouest
objective-wood = Bois
    .the = le bois
field-squad-hex = Escouade { $number } : hex
field-figures = Escouade { $number } : { $figure }
field-token = Escouade { $number } : spécialisation
field-inside = Escouade { $number } : fortification
field-aboard = Escouade { $number } : à bord de
field-concealed = Escouade { $number } : marqueur dissimulé
field-vehicle-hex = { $kind } { $number } : hex

## Questions
question-action = À vous, { $left ->
    [one] { $left } action
   *[other] { $left } actions
  } : activez une unité ou une carte, ou terminez votre phase d’action.
question-do = Que fait { $unit-the } ?
question-concentrated-target = { $unit-The } tire : sur qui ?
question-target = { $unit-The } tire : sur qui ?
question-move = { $unit-The } se déplace, { $left ->
    [one] { $left } point restant
   *[other] { $left } points restants
  }.
question-figures = Quelles figurines { $unit-of } participent ?
question-support = Qui soutient l’attaque contre { $target-the } ?
question-attack-type = Attaque contre { $target-the } : normale ou de harcèlement ?
question-area-type = Frapper { $cell } : normal ou harcèlement ?
question-op-fire = { $unit-The } s’est { $unit-gender ->
    [f] déplacée
   *[other] déplacé
  }. Tir d’opportunité ?
question-loss = { $unit-The } perd une figurine : laquelle ?
question-assault-loss = Assaut sur { $cell } : qui subit la touche ?
question-assault-support = Qui soutient l’assaut sur { $cell } ?
question-retreat = L’hex { $cell } est perdu : retraite vers où ?
question-excess = L’hex est plein : quelle unité est retirée ?
question-advance-after = { $cell } est pris : qui avance ?
question-stay = { $cell } est perdu : perdre une figurine et rester ?
question-thick-armor = { $unit } : changer un dé de défense en 6 ?
question-reroll = { $unit } : relancer un dé d’attaque ?
question-card-window = Utiliser une carte en jeu ({ $target }) ?
question-obstacle-order = { $unit } : quel obstacle d’abord ?
question-heal = { $unit-The } soigne : qui ?
question-dig-in = { $unit } : entrer dans le nouveau retranchement ?
question-special-hex = { $unit } : dans quel hex ?
question-card-unit = Choisissez une unité.
question-card-hex = Choisissez un hex.
question-card-heading = Choisissez une direction.
question-card-card = Choisissez une carte.
question-draw = Piochez une carte Stratégie : de quel paquet ?
question-bonus-draw = Une croix rouge : piocher une autre ?
question-spend = Dépensez vos points de commandement.
question-ready = Mettre des unités en mode tir d’opportunité ?
question-transfer = Transférer des figurines entre escouades ?
question-consent = Votre partenaire veut transférer une figurine { $source-of } { $into-to }.
question-reinforce = Renforts ({ $what }) : dans quel hex ?
question-team-order = Qui de votre équipe commence ?
question-set-up = Composez vos escouades et placez vos unités.
question-conceal = Placer des marqueurs dissimulés ?
question-name-ace = Désignez votre as des chars.

## Answers
answer-activate = Activer { $unit-the }
answer-play-card = Activer la carte « { $card } »
answer-retry-contact = Retenter le contact : { $card }
answer-repeat-barrage = Répéter la carte « { $card } »
answer-end-phase = Terminer ma phase d’action
answer-step = Entrer en { $hex }
answer-stop = S’arrêter ici
answer-leave = Quitter la fortification
answer-enter = Entrer dans { $fort-the }
answer-embark = Embarquer dans { $vehicle-the }
answer-disembark = Débarquer
answer-cut-wire = Couper les barbelés
answer-open-fire = Ouvrir le feu
answer-charge = Assaut sur { $hex }
answer-aim = Tirer sur { $unit-the }
answer-aim-hex = Frapper { $hex }
answer-figures = Tirer avec{ $regular ->
    [0] {""}
    [one] {" "}· { $regular } fantassin régulier
   *[other] {" "}· { $regular } fantassins réguliers
}{ $elite ->
    [0] {""}
    [one] {" "}· { $elite } fantassin d’élite
   *[other] {" "}· { $elite } fantassins d’élite
}{ $officer ->
    [0] {""}
    [one] {" "}· { $officer } officier
   *[other] {" "}· { $officer } officiers
}{ $machine_gun ->
    [0] {""}
    [one] {" "}· { $machine_gun } groupe de servants de mitrailleuse
   *[other] {" "}· { $machine_gun } groupes de servants de mitrailleuse
}{ $mortar ->
    [0] {""}
    [one] {" "}· { $mortar } groupe de servants de mortier
   *[other] {" "}· { $mortar } groupes de servants de mortier
}
answer-support = { $unit-The } soutient
answer-op-fire = Tir d’opportunité avec { $unit-the }
answer-lose = { $unit } : { $figure }
answer-use-card = Utiliser la carte « { $card } »
answer-retreat-to = Retraite vers { $hex }
answer-discard = Retirer { $unit-the }
answer-advance-into = { $unit-The } avance
answer-first = { $obstacle-The } d’abord
answer-pick-unit = { $unit }
answer-pick-cell = { $hex }
answer-pick-card = { $card }
answer-heading = Direction { $direction }
answer-draw-from = Du paquet { $deck }
answer-raise = { $points } PC sur l’initiative
answer-ready = { $unit-The } en tir d’opportunité
answer-transfer = { $figure } { $source-of } { $into-to }
answer-consent = Accepter
answer-place-at = Placer en { $hex }
answer-go-first = Division { $division } d’abord
answer-set-up = Prendre la mise en place proposée
do-advance = Avancée
do-concentrated-fire = Tir concentré
do-fire-and-movement = Tir et mouvement
do-op-fire = Mode tir d’opportunité
do-assault = Assaut
do-fatigue = Épuiser
do-dig = Creuser un retranchement
do-heal = Soigner
do-place-razor-wire = Poser des barbelés
do-place-smoke = Poser des fumigènes
do-remove-tank-trap = Déblayer un obstacle antichar
go-first-light = Division claire d’abord
go-first-dark = Division sombre d’abord
first-mine-field = Mines d’abord
first-razor-wire = Barbelés d’abord
first-tank-trap = Obstacle antichar d’abord
attack-type-normal = Normale
attack-type-suppressive = De harcèlement
use-ability-thick-armor = Changer un dé en 6
use-ability-ace = Relancer un dé
use-ability-no-surrender = Rester et perdre une figurine
use-ability-enter = Entrer

## Events
event-unit-placed = Une unité entre en jeu.
event-activated = { $unit-The } est { $unit-gender ->
    [f] activée
   *[other] activé
  } : { $action ->
    [advance] avancée
    [concentrated_fire] tir concentré
    [fire_and_movement] tir et mouvement
    [op_fire] mode tir d’opportunité
    [assault] assaut
    [fatigue] épuiser
    [dig] creuser
    [heal] soigner
    [place_razor_wire] pose de barbelés
    [place_smoke] pose de fumigènes
    [remove_tank_trap] déblaiement
   *[other] { $action }
}.
event-moved = { $unit-The } va en { $hex }.
event-put-back = { $unit-The } revient en { $hex }.
event-embarked = { $unit-The } embarque dans { $vehicle-the }.
event-disembarked = { $unit-The } débarque.
event-fort-entered = { $unit-The } entre dans { $fort-the }.
event-fort-left = { $unit-The } quitte { $fort-the }.
event-unit-fatigued = { $unit-The } est { $unit-gender ->
    [f] épuisée
   *[other] épuisé
  }.
event-op-fire-entered = { $unit-The } passe en tir d’opportunité.
event-refreshed = { $unit-The } est { $unit-gender ->
    [f] fraîche
   *[other] frais
  }.
event-figure-lost = { $unit-The } perd une figurine ({ $figure ->
    [regular] fantassin régulier
    [elite] fantassin d’élite
    [officer] officier
    [machine_gun_us] servants de mitrailleuse
    [machine_gun_de] servants de mitrailleuse
    [mortar] servants de mortier
    [hit] une touche
   *[other] { $figure }
}).
event-figure-added = { $unit-The } gagne une figurine ({ $figure ->
    [regular] fantassin régulier
    [elite] fantassin d’élite
    [officer] officier
    [machine_gun_us] servants de mitrailleuse
    [machine_gun_de] servants de mitrailleuse
    [mortar] servants de mortier
    [hit] une touche
   *[other] { $figure }
}).
event-figure-transferred = { $figure ->
    [regular] Un fantassin régulier passe
    [elite] Un fantassin d’élite passe
    [officer] Un officier passe
    [machine_gun_us] Des servants de mitrailleuse passent
    [machine_gun_de] Des servants de mitrailleuse passent
    [mortar] Des servants de mortier passent
   *[other] Une figurine passe
} { $source-of } { $target-to }.
event-transfer-declined = Le transfert { $source-of } { $into-to } est refusé.
event-eliminated = { $unit-The } est { $unit-gender ->
    [f] éliminée
   *[other] éliminé
  } ({ $cause ->
    [losses] pertes
    [routed] déroute
    [damage] dégâts
    [transport] avec son transport
    [retreat] dans la retraite
    [emptied] socle vide
   *[other] { $cause }
}).
event-suppressed = { $unit-The } est { $condition ->
    [pinned] { $unit-gender ->
        [f] clouée au sol
       *[other] cloué au sol
    }
    [disrupted] { $unit-gender ->
        [f] perturbée
       *[other] perturbé
    }
   *[other] { $condition }
}.
event-recovered = { $unit-The } { $condition ->
    [pinned] n’est plus que { $unit-gender ->
        [f] clouée au sol
       *[other] cloué au sol
    }
   *[other] se reprend
}.
event-damaged = { $unit } : dégâts { $damage ->
    [light] légers
    [heavy] sévères
   *[other] { $damage }
}.
event-repaired = { $unit-The } est { $unit-gender ->
    [f] réparée
   *[other] réparé
  }, { $damage ->
    [light] avec encore des dégâts légers
   *[other] sans plus aucun dégât
}.
event-retreated = { $unit-The } se replie en { $hex }.
event-advanced-after-assault = { $unit-The } avance en { $hex }.
event-concealed = { $unit-The } est { $unit-gender ->
    [f] dissimulée
   *[other] dissimulé
  }.
event-revealed = { $unit-The } est { $unit-gender ->
    [f] révélée
   *[other] révélé
  } ({ $why ->
    [fire] elle a tiré
    [objective] sur un objectif
    [open] à découvert
    [adjacent] au contact
    [assault] par un assaut
    [card] par une carte
   *[other] { $why }
}).
event-specialized = { $unit-The } devient { $specialization ->
    [engineer] génie
    [anti_tank] antichar
    [flamethrower] lance-flammes
    [medic] médecins
   *[other] { $specialization }
}.
event-attack-declared = { $leader-The } attaque { $target-the }, { $how ->
    [normal] attaque normale
    [suppressive] harcèlement
   *[other] { $how }
}, { $band ->
    [close] à courte portée
    [normal] à portée normale
    [long] à longue portée
    [area] sur une zone
   *[other] { $band }
} : { $attack } dés contre { $defense }.
event-attack-resolved = { $target } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }.
event-area-declared = { $hex } va être frappé, { $how ->
    [normal] attaque normale
    [suppressive] harcèlement
   *[other] { $how }
} : { $attack } dés.
event-area-attacked = { $hex } est frappé, { $how ->
    [normal] attaque normale
    [suppressive] harcèlement
   *[other] { $how }
} : { $successes } succès avec { $attack } dés.
event-assault-declared = { $unit-The } donne l’assaut sur { $hex } : { $attack } dés, couvert { $cover }, défense { $defense }.
event-assault-resolved = Assaut sur { $hex } : { $attacker } touches à { $defender }, il { $success ->
    [True] réussit
   *[other] échoue
}.
event-die-turned = { $unit } : le blindage change un dé en 6.
event-ace-rerolled = L’as des chars relance un dé.
event-mines-hit = Mines sous { $unit-the } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }.
event-healed = { $medic-The } soigne { $unit-the } : { $success ->
    [True] un homme revient
   *[other] en vain
}.
event-ace-named = { $unit-The } est l’as des chars.
event-phase-began = Round { $round } : { $phase ->
    [setup] mise en place
    [action] phase d’action
    [command] phase de commandement
    [status] phase de statut
   *[other] { $phase }
}, { $step ->
    [cards] cartes de départ
    [place] forces
    [conceal] escouades dissimulées
    [ace] as des chars
    [op_fire] mode tir d’opportunité
    [order] ordre des tours
    [spend] dépenses
    [draw] cartes
    [transfers] transferts
    [reinforce] renforts
   *[other] { $step }
}.
event-step-done = { $who ->
    [us] Américains
    [de] Allemands
    [us_light] Américains, claire
    [us_dark] Américains, sombre
    [de_light] Allemands, claire
    [de_dark] Allemands, sombre
    [all] tout le monde
   *[other] { $who }
} : terminé.
event-order-set = La division { $first ->
    [light] claire
    [dark] sombre
   *[other] { $first }
} commence.
event-action-phase-began = La phase d’action commence.
event-turn-began = { $command ->
    [us] Américains
    [de] Allemands
    [us_light] Américains, claire
    [us_dark] Américains, sombre
    [de_light] Allemands, claire
    [de_dark] Allemands, sombre
   *[other] { $command }
} : un tour de { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-action-spent = { $command ->
    [us] Américains
    [de] Allemands
    [us_light] Américains, claire
    [us_dark] Américains, sombre
    [de_light] Allemands, claire
    [de_dark] Allemands, sombre
   *[other] { $command }
} : une action est utilisée.
event-actions-gained = { $command ->
    [us] Américains
    [de] Allemands
    [us_light] Américains, claire
    [us_dark] Américains, sombre
    [de_light] Allemands, claire
    [de_dark] Allemands, sombre
   *[other] { $command }
} : { $actions } actions de plus.
event-action-phase-ended = { $command ->
    [us] Américains
    [de] Allemands
    [us_light] Américains, claire
    [us_dark] Américains, sombre
    [de_light] Allemands, claire
    [de_dark] Allemands, sombre
   *[other] { $command }
} : phase d’action terminée.
event-control-taken = { $side ->
    [us] Les Américains prennent
    [de] Les Allemands prennent
   *[other] { $side } prend
} le contrôle { $objective-of }.
event-points-received = { $side ->
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : { $points } PC reçus.
event-points-paid = { $side ->
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : { $points } PC payés.
event-victory-scored = { $side ->
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : { $points } PV marqués.
event-initiative-raised = { $side ->
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : { $points } PC sur l’initiative.
event-initiative-settled = Initiative : { $side ->
    [us] Américains
    [de] Allemands
   *[other] { $side }
}.
event-card-drawn = { $side ->
    [us] Les Américains
    [de] Les Allemands
   *[other] { $side }
} piochent une carte : { $name }.
event-card-activated = { $side ->
    [us] Les Américains
    [de] Les Allemands
   *[other] { $side }
} activent la carte « { $name } » pour { $cost } PC.
event-card-changed = La carte « { $name } » { $place ->
    [play] entre en jeu
    [contact] attend le contact
    [hq] revient au QG
   *[other] { $place }
}.
event-card-removed = La carte « { $name } » quitte le jeu.
event-bonus-began = L’effet de la carte « { $name } » dure jusqu’à la fin de la phase d’action.
event-contact-rolled = { $name } : contact { $roll }, il faut { $needed }.
event-target-marked = Hex visé : { $hex }.
event-drifted = Déviation { $number }, dés { $black } et { $red } : { $hex }.
event-fort-built = { $what ->
    [entrenchment] Retranchement
    [pillbox] Bunker
    [squad] escouade
   *[other] { $what }
} en { $hex }.
event-marker-placed = { $marker ->
    [razor_wire] Barbelés
    [tank_trap] Obstacle antichar
    [mine_field] Champ de mines
    [smoke] Fumigène
   *[other] { $marker }
} en { $hex }.
event-marker-removed = { $marker ->
    [razor_wire] Les barbelés sont retirés
    [tank_trap] L’obstacle antichar est retiré
    [mine_field] Le champ de mines est retiré
    [smoke] Le fumigène est retiré
   *[other] { $marker } est retiré
} en { $hex }.
event-round-advanced = Round { $round }.
event-reinforcement-lost = Renforts perdus : { $what ->
    [entrenchment] Retranchement
    [pillbox] Bunker
    [squad] escouade
   *[other] { $what }
}.
event-over = La bataille est terminée.

## Endings
ending-points = Victoire aux points : { $side }.
ending-tie-initiative = Égalité : { $side-the } gagnent par l’initiative.
ending-major = Victoire majeure : { $side }.
ending-minor = Victoire mineure : { $side }.
ending-control = { $side-The } gagnent par le contrôle.
ending-sudden-death = Victoire immédiate : { $side }.

## Results of odds
result-no-effect = aucun effet
result-figures = { $count ->
    [one] { $count } figurine perdue
   *[other] { $count } figurines perdues
 }
result-pinned = clouée au sol
result-disrupted = perturbée
result-light = dégâts légers
result-heavy = sévèrement endommagé
result-losses = éliminée
result-routed = en déroute
result-damage = détruit
result-transport = détruite avec son transport
result-retreat = perdue dans la retraite
result-emptied = socle retiré
result-healed = une figurine revient
result-not-healed = pas de soin
result-contact = contact établi
result-no-contact = pas de contact
result-on-target = sur la cible
result-drifted = dévie dans un autre hex
result-off-board = dévie hors du plateau
result-drawn = { $card }
result-card-removed = la carte est perdue

## Refusals
refusal-not-in-op-fire-mode = { $unit-The } n’est pas en mode tir d’opportunité.
refusal-partner-costs = Le soutien { $unit-of }, à votre partenaire, coûte 1 PC, à moins d’un officier dans l’hex de l’unité qui mène.
refusal-fired-already = { $unit-The } a déjà tiré sur { $target-the } pendant cette activation.
refusal-nobody-to-heal = { $unit-The } ne trouve dans son hex aucune escouade avec une place libre, ou la boîte n’a plus d’infanterie régulière.
refusal-no-digging-here = { $unit-The } ne peut pas creuser ici : trois fortifications au plus par hex, aucune sur un pont, un ruisseau, un étang ou un bâtiment.
refusal-squads-only = Seules les escouades utilisent les fortifications.
refusal-card-does-not-wait = La carte « { $card } » n’attend pas de nouvel essai.
refusal-not-next-to = { $unit-The } n’est pas à côté de { $hex }.
refusal-aboard = { $unit-The } est à bord d’un transport.
refusal-base-full = { $unit-The } n’a pas de place libre.
refusal-cannot-advance = Cette escouade ne peut pas avancer.
refusal-cannot-conceal = { $unit-The } ne peut pas être { $unit-gender ->
    [f] dissimulée
   *[other] dissimulé
  }.
refusal-cannot-cut-wire = { $unit-The } n’est ni un char ni du génie.
refusal-cannot-embark = Impossible d’embarquer dans { $vehicle-the } ici.
refusal-cannot-heal = { $unit-The } ne peut recevoir de soins : il faut une escouade de cet hex avec une place libre.
refusal-cannot-leave-again = Il ne resterait pas de points pour quitter { $hex }.
refusal-cannot-move = { $unit-The } ne peut pas bouger.
refusal-cannot-op-fire = { $unit-The } ne peut pas tirer sur { $target-the }.
refusal-cannot-pay = La carte « { $card } » coûte { $cost } PC, vous en avez { $left }.
refusal-cannot-raise = On peut mettre de 1 à { $left } PC sur l’initiative.
refusal-cannot-support = { $unit-The } ne peut pas soutenir cette attaque.
refusal-cannot-take-hit = { $unit-The } ne peut plus subir de touches.
refusal-partner-declined = Votre partenaire a refusé des figurines pour { $unit-the }.
refusal-cannot-transfer = { $unit-The } ne peut ni donner ni recevoir de figurines.
refusal-card-cannot-choose = La carte ne le permet pas.
refusal-card-not-in-hq = La carte « { $card } » n’est pas dans votre QG.
refusal-card-not-usable = La carte « { $card } » ne peut pas être utilisée.
refusal-cliff = Une falaise barre l’accès à { $hex }.
refusal-costs-too-much = Cela coûte { $cost } points, il en reste { $left }.
refusal-deck-empty = Ce paquet est vide.
refusal-enemy-holds = Une unité ennemie tient { $hex }.
refusal-entangled = Après mines ou barbelés, pas d’assaut sur { $hex }.
refusal-figures-cannot-attack = Ces figurines { $unit-of } ne peuvent pas attaquer.
refusal-halved-twice = La puissance de feu serait divisée deux fois.
refusal-heavy-vehicle-there = Un véhicule lourd tient { $hex }.
refusal-heavy-weapon = { $unit-The } a une arme lourde.
refusal-hex-full = { $hex } est plein : trois unités par camp.
refusal-impassable = On ne peut pas entrer en { $hex }.
refusal-leave-fortification-first = { $unit-The } doit d’abord quitter sa fortification.
refusal-line-off-board = La ligne sortirait du plateau.
refusal-may-not-stay = { $unit-The } ne peut pas rester ici.
refusal-mined-one-hex = Hors d’un champ de mines, { $unit-the } n’avance que d’un hex.
refusal-mortar-sees-nothing = Personne ne voit { $hex } pour le mortier { $unit-of }, ou il ne peut tirer d’ici.
refusal-mortar-too-near = { $hex } est trop près pour un mortier.
refusal-no-fortification = Pas de fortification libre pour { $unit-the } ici.
refusal-no-line-of-sight = { $unit-The } n’a pas de ligne de vue sur { $target-the }.
refusal-no-op-fire = Cette partie se joue sans tir d’opportunité.
refusal-no-retreat-there = Les défenseurs ne peuvent pas se replier là.
refusal-no-such-action = { $unit-The } ne peut pas faire cela : { $action }.
refusal-no-such-figure = { $unit-The } n’a pas cette figurine.
refusal-no-such-token = Il ne reste pas de marqueur { $token }.
refusal-no-such-transfer = Ces deux escouades n’existent pas.
refusal-no-target = { $target-The } n’est plus sur la carte.
refusal-own-unit = { $target-The } est à vous.
refusal-no-transport-room = { $vehicle-The } n’a pas de place ici.
refusal-no-wire-here = Il n’y a pas de barbelés ici.
refusal-nobody-to-assault = Personne en { $hex } ne peut être assailli.
refusal-not-a-reinforcement-hex = Ce n’est pas un hex de renfort libre.
refusal-not-a-tank = Ce n’est pas un de vos chars.
refusal-not-aboard = { $unit-The } n’est pas à bord.
refusal-not-adjacent = L’hex n’est pas adjacent.
refusal-not-fresh = { $unit-The } n’est pas { $unit-gender ->
    [f] fraîche
   *[other] frais
  }.
refusal-not-there = Pas dans cet hex.
refusal-not-your-unit = { $unit-The } n’est pas à vos ordres.
refusal-nothing-to-attack = { $unit-The } n’a rien à attaquer.
refusal-off-board = Cet hex n’est pas sur le plateau.
refusal-once-per-round = Une fois par round seulement.
refusal-other-hex = { $unit-The } et l’autre escouade ne sont pas ensemble.
refusal-out-of-range = { $unit-The } ne porte pas si loin.
refusal-outside-zone = Cet hex est hors de votre zone.
refusal-own-division = Une carte vaut pour la division de celui qui l’active.
refusal-squad-not-full = Une escouade remplit 4 places ; celle-ci en a { $slots }.
refusal-suppressed = { $unit-The } est { $unit-gender ->
    [f] clouée au sol ou perturbée
   *[other] cloué au sol ou perturbé
  }.
refusal-tank-trap = Obstacles antichars en { $hex } : seulement depuis un départ adjacent, et le mouvement s’y arrête.
refusal-target-concealed = { $target-The } est { $target-gender ->
    [f] dissimulée
   *[other] dissimulé
  }.
refusal-too-many-concealed = Seulement { $count } marqueurs dissimulés.
refusal-vehicles-do-not-assault = Les véhicules ne donnent pas l’assaut.
refusal-wrong-bases = Il faut exactement { $count } escouades.
refusal-wrong-figures = Il faut exactement { $count } { $figure }.
refusal-wrong-phase = La carte « { $card } » ne s’active pas dans cette phase.
refusal-wrong-vehicles = Il faut exactement les véhicules du scénario.
remedy-fresh-next-round = À la phase de statut, toutes les unités redeviennent fraîches.
remedy-recover-first = La phase de statut ou une carte la remet en état ; près d’un officier, une escouade clouée peut encore se rallier.
remedy-assault-or-go-round = Donnez l’assaut, ou contournez.
remedy-advance-or-concentrate = Elle peut avancer, faire un tir concentré ou attendre en tir d’opportunité.
remedy-reveal-it-first = Il faut d’abord qu’elle se montre.
remedy-see-it-first = Cherchez un hex d’où on la voit.
remedy-come-closer = Rapprochez-vous d’abord.
remedy-leave-the-hex-first = Quittez d’abord les fumigènes, les barbelés ou les mines.
remedy-gain-command-points = Les objectifs de commandement contrôlés rapportent des PC.
remedy-disembark-first = Débarquez d’abord.
remedy-op-fire-mode-first = Mettez-la d’abord en mode tir d’opportunité.
remedy-move-on = Avancez jusqu’à un hex où elle peut rester.
remedy-repair-first = Seule une réparation la ferait bouger ; elle peut encore tirer.
remedy-another-hex = Choisissez un autre hex.
remedy-fire-at-it = Tirez plutôt dessus.
remedy-assault-next-round = À une activation ultérieure, elle le pourra.
remedy-another-transport = Cherchez dans cet hex un transport qui a de la place.
remedy-keep-points-to-leave = Partez de plus près, ou prenez un autre chemin.
remedy-another-shooter = Une autre unité en tir d’opportunité peut tirer.
remedy-aim-at-an-enemy = Visez une unité ennemie
remedy-leave = Quitter la fortification

## Regarder depuis une pièce

look-range = { $range } : { $need }+
look-too-far = { $range } : hors de portée
look-blocker = { $terrain } en { $hex } : bloqué
look-threat = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, { $need }+
look-threat-moving = depuis { $hex } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, { $need }+
look-assault = assaut depuis { $hex } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
look-mortar = mortier

## Fenêtres de réaction

window-card = Carte Stratégie
window-op-fire = Tir d’opportunité
window-reroll = Relance
window-stay = Rester ou se replier
window-thick-armor = Blindage épais

## Options de partie

option-reading-book = le débordement coûte 1 PM par figurine ennemie, et tous les chars ont un blindage épais
option-reading-published = le débordement coûte 1 PM par unité ennemie, et seul le Tigre I a un blindage épais
option-setup-ready = prête : les deux camps se tiennent comme le propose le scénario
option-setup-sequential = l’un après l’autre, dans l’ordre d’initiative
option-setup-screened = les deux à la fois, derrière un écran
option-players-2 = deux joueurs
option-players-3-us = trois : un Américain contre deux Allemands
option-players-3-de = trois : un Allemand contre deux Américains
option-players-4 = quatre : deux contre deux
option-op-fire-on = joué
option-op-fire-off = laissé de côté

## Mots de la table dans ce jeu

ui-round = Round
ui-round-move = round { $round }, décision { $n }
ui-rounds-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
