# Tide of Iron, français.

## Names
side-us = Américains
side-de = Allemands

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
unit-squad-regular = Escouade de fusiliers { $id }
unit-squad-elite = Escouade d’élite { $id }
unit-squad-officer = Escouade de l’officier { $id }
unit-squad-machine-gun-us = Escouade de mitrailleuse { $id }
unit-squad-machine-gun-de = Escouade de mitrailleuse { $id }
unit-squad-mortar = Escouade de mortier { $id }
unit-squad-engineer = Escouade du génie { $id }
unit-squad-anti-tank = Escouade antichar { $id }
unit-squad-flamethrower = Escouade lance-flammes { $id }
unit-squad-medic = Escouade médicale { $id }
kind-sherman = M4A1 Sherman
unit-sherman = M4A1 Sherman { $id }
kind-panzer-iv = Panzer IV
unit-panzer-iv = Panzer IV { $id }
kind-tiger-i = Tigre I
unit-tiger-i = Tigre I { $id }
kind-m3a1 = half-track M3A1
unit-m3a1 = Half-track M3A1 { $id }
kind-sdkfz-251 = half-track SdKfz 251
unit-sdkfz-251 = Half-track SdKfz 251 { $id }
kind-gmc = camion GMC
unit-gmc = Camion GMC { $id }
kind-opel-blitz = camion Opel Blitz
unit-opel-blitz = Camion Opel Blitz { $id }
figure-regular = fantassin régulier
figure-elite = fantassin d’élite
figure-officer = officier
figure-machine-gun-us = servants de mitrailleuse
figure-machine-gun-de = servants de mitrailleuse
figure-mortar = servants de mortier
figure-hit = une touche
terrain-clear = Rase campagne
terrain-rough = Rochers
terrain-woods = Bois
terrain-stream = Ruisseau
terrain-pond = Étang
terrain-bridge = Pont
terrain-building = Bâtiment
marker-entrenchment = Retranchement
marker-pillbox = Bunker
marker-razor-wire = Barbelés
marker-tank-trap = Obstacle antichar
marker-mine-field = Champ de mines
marker-smoke = Fumigène
badge-fatigued = Épuisé
badge-op-fire = Mode tir d’opportunité
badge-pinned = Cloué au sol
badge-disrupted = Perturbé
badge-light = Dégâts légers
badge-heavy = Sévèrement endommagé
badge-engineer = Génie
badge-anti-tank = Antichar
badge-flamethrower = Lance-flammes
badge-medic = Médecins
badge-concealed = Dissimulé
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
track-round = Tour
track-vp = Points de victoire
track-vp-flipped = Points de victoire (10 + { $space })
track-cp = Points de commandement
track-initiative = Sur la carte d’initiative
track-initiative-token = Initiative : { $side }
value-cost = Coût
value-armor = Blindage
value-movement = Mouvement
objective-victory = { $name } : { $points } PV
objective-command = { $name } : { $points } PC
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
question-do = Que fait { $unit } ?
question-concentrated-target = { $unit } tire : sur qui ?
question-target = { $unit } tire : sur qui ?
question-move = { $unit } se déplace, { $left ->
    [one] { $left } point restant
   *[other] { $left } points restants
  }.
question-figures = Quelles figurines de { $unit } participent ?
question-support = Qui soutient l’attaque contre { $target } ?
question-attack-type = Attaque contre { $target } : normale ou de harcèlement ?
question-area-type = Frapper { $cell } : normal ou harcèlement ?
question-op-fire = { $unit } s’est déplacée. Tir d’opportunité ?
question-loss = { $unit } perd une figurine : laquelle ?
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
question-heal = { $unit } soigne : qui ?
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
question-consent = Votre partenaire veut transférer une figurine de { $source } à { $into }.
question-reinforce = Renforts ({ $what }) : dans quel hex ?
question-team-order = Qui de votre équipe commence ?
question-set-up = Composez vos escouades et placez vos unités.
question-conceal = Placer des marqueurs dissimulés ?
question-name-ace = Désignez votre as des chars.

## Answers
answer-activate = Activer { $unit }
answer-play-card = Activer { $card }
answer-retry-contact = Retenter le contact : { $card }
answer-repeat-barrage = Répéter { $card }
answer-end-phase = Terminer ma phase d’action
answer-step = Entrer en { $hex }
answer-stop = S’arrêter ici
answer-leave = Quitter la fortification
answer-enter = Entrer dans { $fort }
answer-embark = Embarquer dans { $vehicle }
answer-disembark = Débarquer
answer-cut-wire = Couper les barbelés
answer-open-fire = Ouvrir le feu
answer-charge = Assaut sur { $hex }
answer-aim = Tirer sur { $unit }
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
    [one] {" "}· { $machine_gun } équipe de mitrailleuse
   *[other] {" "}· { $machine_gun } équipes de mitrailleuse
}{ $mortar ->
    [0] {""}
    [one] {" "}· { $mortar } équipe de mortier
   *[other] {" "}· { $mortar } équipes de mortier
}
answer-support = { $unit } soutient
answer-op-fire = Tir d’opportunité avec { $unit }
answer-lose = { $unit } : { $figure }
answer-use-card = Utiliser { $card }
answer-retreat-to = Retraite vers { $hex }
answer-discard = Retirer { $unit }
answer-advance-into = { $unit } avance
answer-first = { $obstacle } d’abord
answer-pick-unit = { $unit }
answer-pick-cell = { $hex }
answer-pick-card = { $card }
answer-heading = Direction { $direction }
answer-draw-from = Du paquet { $deck }
answer-raise = { $points } PC sur l’initiative
answer-ready = { $unit } en tir d’opportunité
answer-transfer = { $figure } de { $source } à { $into }
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
event-activated = { $unit } est activée : { $action ->
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
event-moved = { $unit } va en { $hex }.
event-put-back = { $unit } revient en { $hex }.
event-embarked = { $unit } embarque dans { $vehicle }.
event-disembarked = { $unit } débarque.
event-fort-entered = { $unit } entre dans { $fort }.
event-fort-left = { $unit } quitte { $fort }.
event-unit-fatigued = { $unit } est épuisée.
event-op-fire-entered = { $unit } passe en tir d’opportunité.
event-refreshed = { $unit } est fraîche.
event-figure-lost = { $unit } perd une figurine ({ $figure ->
    [regular] fantassin régulier
    [elite] fantassin d’élite
    [officer] officier
    [machine_gun_us] servants de mitrailleuse
    [machine_gun_de] servants de mitrailleuse
    [mortar] servants de mortier
    [hit] une touche
   *[other] { $figure }
}).
event-figure-added = { $unit } gagne une figurine ({ $figure ->
    [regular] fantassin régulier
    [elite] fantassin d’élite
    [officer] officier
    [machine_gun_us] servants de mitrailleuse
    [machine_gun_de] servants de mitrailleuse
    [mortar] servants de mortier
    [hit] une touche
   *[other] { $figure }
}).
event-figure-transferred = Un { $figure ->
    [regular] fantassin régulier
    [elite] fantassin d’élite
    [officer] officier
    [machine_gun_us] servants de mitrailleuse
    [machine_gun_de] servants de mitrailleuse
    [mortar] servants de mortier
    [hit] une touche
   *[other] { $figure }
} passe de { $source } à { $target }.
event-transfer-declined = Le transfert de { $source } à { $into } est refusé.
event-eliminated = { $unit } est éliminée ({ $cause ->
    [losses] pertes
    [routed] en déroute
    [damage] détruite
    [transport] avec son transport
    [retreat] dans la retraite
    [emptied] socle vide
   *[other] { $cause }
}).
event-suppressed = { $unit } : { $condition ->
    [pinned] clouée au sol
    [disrupted] perturbée
   *[other] { $condition }
}.
event-recovered = { $unit } { $condition ->
    [pinned] n’est plus que clouée au sol
   *[other] se reprend
}.
event-damaged = { $unit } : dégâts { $damage ->
    [light] légers
    [heavy] sévères
   *[other] { $damage }
}.
event-repaired = { $unit } est réparée, { $damage ->
    [light] avec encore des dégâts légers
   *[other] comme neuve
}.
event-retreated = { $unit } se replie en { $hex }.
event-advanced-after-assault = { $unit } avance en { $hex }.
event-concealed = { $unit } est dissimulée.
event-revealed = { $unit } est révélée ({ $why ->
    [fire] elle a tiré
    [objective] sur un objectif
    [open] à découvert
    [adjacent] au contact
    [assault] assaillie
    [card] par une carte
   *[other] { $why }
}).
event-specialized = { $unit } devient { $specialization ->
    [engineer] génie
    [anti_tank] antichar
    [flamethrower] lance-flammes
    [medic] médecins
   *[other] { $specialization }
}.
event-attack-declared = { $leader } attaque { $target }, { $how ->
    [normal] attaque normale
    [suppressive] harcèlement
   *[other] { $how }
}, portée { $band ->
    [close] courte
    [normal] normale
    [long] longue
    [area] toute
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
event-assault-declared = { $unit } donne l’assaut sur { $hex } : { $attack } dés, couvert { $cover }, défense { $defense }.
event-assault-resolved = Assaut sur { $hex } : { $attacker } touches à { $defender }, il { $success ->
    [True] réussit
   *[other] échoue
}.
event-die-turned = { $unit } : le blindage change un dé en 6.
event-ace-rerolled = L’as des chars relance un dé.
event-mines-hit = Mines sous { $unit } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }.
event-healed = { $medic } soigne { $unit } : { $success ->
    [True] un homme revient
   *[other] en vain
}.
event-ace-named = { $unit } est l’as des chars.
event-phase-began = Tour { $round } : { $phase ->
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
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : contrôle de { $objective }.
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
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : { $name } piochée.
event-card-activated = { $side ->
    [us] Américains
    [de] Allemands
   *[other] { $side }
} : { $name } activée pour { $cost } PC.
event-card-changed = { $name } : { $place ->
    [play] en jeu
    [contact] attend le contact
    [hq] au QG
   *[other] { $place }
}.
event-card-removed = { $name } quitte le jeu.
event-bonus-began = { $name } vaut jusqu’à la fin de la phase d’action.
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
    [razor_wire] Barbelés
    [tank_trap] Obstacle antichar
    [mine_field] Champ de mines
    [smoke] Fumigène
   *[other] { $marker }
} retiré de { $hex }.
event-round-advanced = Tour { $round }.
event-reinforcement-lost = Renforts perdus : { $what ->
    [entrenchment] Retranchement
    [pillbox] Bunker
    [squad] escouade
   *[other] { $what }
}.
event-over = La bataille est terminée.

## Endings
ending-points = Victoire aux points : { $side }.
ending-tie-initiative = Égalité : { $side } gagnent par l’initiative.
ending-major = Victoire majeure : { $side }.
ending-minor = Victoire mineure : { $side }.
ending-control = { $side } gagnent par le contrôle.
ending-sudden-death = Victoire immédiate : { $side }.

## Results of odds
result-no-effect = aucun effet
result-figures = { $count ->
    [one] { $count } figurine perdue
   *[other] { $count } figurines perdues
 }
result-pinned = cloué au sol
result-disrupted = perturbé
result-light = dégâts légers
result-heavy = sévèrement endommagé
result-losses = éliminé
result-routed = en déroute
result-damage = détruit
result-transport = détruit avec son transport
result-retreat = perdu dans la retraite
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
refusal-not-in-op-fire-mode = { $unit } n’est pas en mode tir d’opportunité.
refusal-partner-costs = Le soutien de { $unit }, à votre partenaire, coûte 1 PC, à moins d’un officier dans l’hex de l’unité qui mène.
refusal-fired-already = { $unit } a déjà tiré sur { $target } pendant cette activation.
refusal-nobody-to-heal = { $unit } ne trouve dans son hex aucune escouade avec une place libre, ou la boîte n’a plus d’infanterie régulière.
refusal-no-digging-here = { $unit } ne peut pas creuser ici : trois fortifications au plus par hex, aucune sur un pont, un ruisseau, un étang ou un bâtiment.
refusal-squads-only = Seules les escouades utilisent les fortifications.
refusal-card-does-not-wait = { $card } n’attend pas de nouvel essai.
refusal-not-next-to = { $unit } n’est pas à côté de { $hex }.
refusal-aboard = { $unit } est à bord d’un transport.
refusal-base-full = { $unit } n’a pas de place libre.
refusal-cannot-advance = Cette escouade ne peut pas avancer.
refusal-cannot-conceal = { $unit } ne peut pas être dissimulée.
refusal-cannot-cut-wire = { $unit } n’est ni un char ni du génie.
refusal-cannot-embark = Impossible d’embarquer dans { $vehicle } ici.
refusal-cannot-heal = { $unit } ne peut pas être soignée : il faut une escouade de cet hex avec une place libre.
refusal-cannot-leave-again = Il ne resterait pas de points pour quitter { $hex }.
refusal-cannot-move = { $unit } ne peut pas bouger.
refusal-cannot-op-fire = { $unit } ne peut pas tirer sur { $target }.
refusal-cannot-pay = { $card } coûte { $cost } PC, vous en avez { $left }.
refusal-cannot-raise = On peut mettre de 1 à { $left } PC sur l’initiative.
refusal-cannot-support = { $unit } ne peut pas soutenir cette attaque.
refusal-cannot-take-hit = { $unit } ne peut plus subir de touches.
refusal-partner-declined = Votre partenaire a refusé des figurines pour { $unit }.
refusal-cannot-transfer = { $unit } ne peut ni donner ni recevoir de figurines.
refusal-card-cannot-choose = La carte ne le permet pas.
refusal-card-not-in-hq = { $card } n’est pas dans votre QG.
refusal-card-not-usable = { $card } ne peut pas être utilisée.
refusal-cliff = Une falaise barre l’accès à { $hex }.
refusal-costs-too-much = Cela coûte { $cost } points, il en reste { $left }.
refusal-deck-empty = Ce paquet est vide.
refusal-enemy-holds = Une unité ennemie tient { $hex }.
refusal-entangled = Après mines ou barbelés, pas d’assaut sur { $hex }.
refusal-figures-cannot-attack = Ces figurines de { $unit } ne peuvent pas attaquer.
refusal-halved-twice = La puissance de feu serait divisée deux fois.
refusal-heavy-vehicle-there = Un véhicule lourd tient { $hex }.
refusal-heavy-weapon = { $unit } a une arme lourde.
refusal-hex-full = { $hex } est plein : trois unités par camp.
refusal-impassable = On ne peut pas entrer en { $hex }.
refusal-leave-fortification-first = { $unit } doit d’abord quitter sa fortification.
refusal-line-off-board = La ligne sortirait du plateau.
refusal-may-not-stay = { $unit } ne peut pas rester ici.
refusal-mined-one-hex = Hors d’un champ de mines, { $unit } n’avance que d’un hex.
refusal-mortar-sees-nothing = Personne ne voit { $hex } pour le mortier de { $unit }, ou il ne peut tirer d’ici.
refusal-mortar-too-near = { $hex } est trop près pour un mortier.
refusal-no-fortification = Pas de fortification libre pour { $unit } ici.
refusal-no-line-of-sight = { $unit } n’a pas de ligne de vue sur { $target }.
refusal-no-op-fire = Cette partie se joue sans tir d’opportunité.
refusal-no-retreat-there = Les défenseurs ne peuvent pas se replier là.
refusal-no-such-action = { $unit } ne peut pas faire cela : { $action }.
refusal-no-such-figure = { $unit } n’a pas cette figurine.
refusal-no-such-token = Il ne reste pas de jeton { $token }.
refusal-no-such-transfer = Ces deux escouades n’existent pas.
refusal-no-target = { $target } n’est plus sur la carte.
refusal-own-unit = { $target } est à vous.
refusal-no-transport-room = { $vehicle } n’a pas de place ici.
refusal-no-wire-here = Il n’y a pas de barbelés ici.
refusal-nobody-to-assault = Personne en { $hex } ne peut être assailli.
refusal-not-a-reinforcement-hex = Ce n’est pas un hex de renfort libre.
refusal-not-a-tank = Ce n’est pas un de vos chars.
refusal-not-aboard = { $unit } n’est pas à bord.
refusal-not-adjacent = L’hex n’est pas adjacent.
refusal-not-fresh = { $unit } n’est pas fraîche.
refusal-not-there = Pas dans cet hex.
refusal-not-your-unit = { $unit } n’est pas à vos ordres.
refusal-nothing-to-attack = { $unit } n’a rien à attaquer.
refusal-off-board = Cet hex n’est pas sur le plateau.
refusal-once-per-round = Une fois par tour seulement.
refusal-other-hex = { $unit } et l’autre escouade ne sont pas ensemble.
refusal-out-of-range = { $unit } ne porte pas si loin.
refusal-outside-zone = Cet hex est hors de votre zone.
refusal-own-division = Une carte vaut pour la division de celui qui l’active.
refusal-squad-not-full = Une escouade remplit 4 places ; celle-ci en a { $slots }.
refusal-suppressed = { $unit } est clouée au sol ou perturbée.
refusal-tank-trap = Obstacles antichars en { $hex } : seulement depuis un départ adjacent, et le mouvement s’y arrête.
refusal-target-concealed = { $target } est dissimulée.
refusal-too-many-concealed = Seulement { $count } marqueurs dissimulés.
refusal-vehicles-do-not-assault = Les véhicules ne donnent pas l’assaut.
refusal-wrong-bases = Il faut exactement { $count } escouades.
refusal-wrong-figures = Il faut exactement { $count } { $figure }.
refusal-wrong-phase = { $card } ne s’active pas dans cette phase.
refusal-wrong-vehicles = Il faut exactement les véhicules du scénario.
remedy-fresh-next-round = À la phase de Statut, toutes les unités redeviennent fraîches.
remedy-recover-first = La phase de Statut ou une carte la remet en état ; près d’un officier, une escouade clouée peut encore se rallier.
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

window-card = Carte de stratégie
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
