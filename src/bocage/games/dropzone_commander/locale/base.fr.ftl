# La trame, le mouvement, le tir, les aéronefs, les attaques aériennes, les Structures.
side-a = Camp A
side-b = Camp B
side-c = Camp C
faction-ucm = UCM
    .the = l’UCM
    .gender = f
faction-scourge = Fléau
    .the = le Fléau
faction-phr = PHR
    .the = la PHR
    .gender = f
faction-shaltari = Shaltari
    .the = la faction Shaltari
    .gender = f
faction-resistance = Résistance
    .the = la Résistance
    .gender = f
squad-name = { $unit } { $number }
    .the = { $unit-the } { $number }
    .gender = { $unit-gender }
phase-setup = Mise en place{ $step ->
        [x] {""}
        *[other] {" "}: { $step }
    }
phase-initiation = Initiation : { $step }
phase-rotation = Activations : { $step }
phase-roundup = Finalisation : { $step }
phase-over = La bataille est terminée
step-links = Structures liées
step-markers = marqueurs
step-deploy = déploiement
step-hands = mains de départ
step-begin = début
step-initiative = initiative
step-discard = défausse
step-draw = pioche
step-clean-up = nettoyage
step-reserves = réserves
step-choose = choix d’un régiment
step-act = le régiment agit
step-shock = une escouade agit aussitôt
step-end = fin de l’activation
step-fights = combats rapprochés
step-special = règles spéciales
step-victory = victoire
turn-number = Tour { $turn } sur { $turns }
track-vp = Points de victoire
ending-won = { $side } gagne avec { $points } PV
ending-draw = Égalité à { $points } PV
result-destroyed = { $kills ->
        [one] { $kills } détruite
        *[other] { $kills } détruites
    }{ $own ->
        [0] {""}
        [one] , { $own } des vôtres perdue
        *[other] , { $own } des vôtres perdues
    }
result-damage = { $damage ->
        [one] { $damage } dégât
        *[other] { $damage } dégâts
    }{ $own ->
        [0] {""}
        *[other] , { $own } chez vous
    }{ $walls ->
        [0] {""}
        *[other] , { $walls } aux Structures
    }
result-points = { $mine ->
        [0] { $theirs } PV pour l’ennemi
        *[other] { $mine } PV{ $theirs ->
            [0] {""}
            *[other] , { $theirs } pour l’ennemi
        }
    }
result-not-found = rien n’est trouvé
result-fled = { $theirs ->
        [0] { $mine ->
            [one] 1 de vos escouades fuit
            *[other] { $mine } de vos escouades fuient
        }
        [one] 1 escouade fuit{ $mine ->
            [0] {""}
            *[other] , { $mine } des vôtres
        }
        *[other] { $theirs } escouades fuient{ $mine ->
            [0] {""}
            *[other] , { $mine } des vôtres
        }
    }
result-holds = ils tiennent
result-repaired = réparé
result-arrived = la réserve arrive
result-delayed = la réserve est retardée
result-available = l’escadron est disponible
result-unavailable = l’escadron n’est pas disponible
result-initiative = { $who ->
        [mine] vous gagnez l’initiative
        *[theirs] l’ennemi gagne l’initiative
    }
result-collapsed = une Structure s’effondre
value-dp = Points de dégâts restants
value-armour = Armure
value-move = Mouvement
value-fortitude = Force morale
value-height = Hauteur
value-windows = Fenêtres libres pour tirer
badge-leader = chef
badge-commander = commandant
badge-damaged = endommagé
badge-low = basse altitude
badge-landed = posé
badge-no-fire = ne peut pas tirer
badge-repels = repousse
badge-objective = porte un Objectif
badge-contested = combat rapproché
badge-linked = liée
badge-discovered = Découvert
badge-confirmed = Confirmé
badge-tried = essayé
zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-readiness = Préparation
zone-reserve = Réserve
zone-void = Le Vide
marker-objective = Objectif
marker-possible-objective = Objectif possible
marker-intel = Fragment d’Intel
marker-focal-point = Point focal
mark-length = { $length } sur { $allowance }″
mark-sight = { $distance }″, { $share } %
mark-threat = { $weapon }, { $range }″
mark-threat-later = { $weapon }, { $range }″ après un mouvement
field-path = Trajet
field-facing = Orientation
field-low = Basse altitude
field-yes = oui
field-no = non
field-place = Emplacement
field-lane = Couloir
field-supercruise = Supercroisière
field-unit = Unité
field-unit-of = { $unit } { $number }
field-firer = Tireur
field-weapon = Arme
field-weapon-named = { $weapon }
field-target = Cible
field-thing = { $thing }
field-shots = Tirs
field-window = Point de tir
question-linked = Ces Structures sont-elles liées ?
question-first = Vous avez l’initiative : qui commence ce tour ?
question-reserve = { $name } : lancer le dé pour le régiment { $battlegroup } en réserve ({ $needed }+) ?
question-activate = Quel régiment activez-vous ?
question-next = Quelle escouade agit ensuite ?
question-act = { $others ->
        [0] { $name } : que faire ?
        *[other] { $name-The } et les escouades liées : que faire ?
    }
question-march = { $name } : où se déplacer (jusqu’à { $allowance }″) ?
question-adjust = { $name } : la place est prévue ainsi. Déplacer une unité ailleurs, ou continuer ?
question-fly = { $name } : où voler (jusqu’à { $allowance }″) ?
question-enter = { $name } : où entrer (jusqu’à { $allowance }″ du bord) ?
question-put = { $count ->
        [1] { $name } : où se placer (à { $reach }″ au plus) ?
        *[other] Où se placent les { $count } unités { $name-of } (à { $reach }″ au plus) ?
    }
question-aim = { $shots ->
        [0] { $name } : sur quoi tirer ?
        [1] { $name } : sur quoi d’autre tirer (1 tir attribué) ?
        *[other] { $name } : sur quoi d’autre tirer ({ $shots } tirs attribués) ?
    }
question-react = Tir de réaction ?
question-crash = Où s’écrase { $unit-the } ?
question-fall = Où tombe { $unit-the } ?
question-lane = { $name } : attaquer par quel couloir ?
question-intercept = Intercepter { $name-the } ?
question-focus = { $weapon } ({ $unit }) : combien de touches sur { $hits } abandonner pour une touche plus forte ?
question-take-hit = Chute de maçonnerie : quel socle { $name-of } est touché ?
answer-linked = { $yes ->
        [True] liées
        *[other] non liées
    }
answer-first = { $seat }
answer-roll-reserve = Lancer le dé
answer-activate = Régiment { $battlegroup } : { $squad }
answer-next = { $squad }
answer-agree-to-stop = Je veux bien arrêter la bataille à la fin de ce tour
answer-march = Se déplacer de { $length }″
confirm-march = Avancer ainsi
confirm-fly = Voler ainsi
confirm-enter = Arriver ainsi
confirm-put = Placer ainsi
confirm-lane = Prendre ce couloir
confirm-adjust = La placer là
confirm-aim = Attribuer ces tirs
answer-as-planned = Aller ainsi
answer-adjust = Ajuster : { $length }″
answer-fly = Voler { $length }″
answer-enter = Entrer, { $length }″
answer-put = Se placer ici ({ $count })
answer-shoot = { $unit }{ $place } : { $weapon } sur { $at }{ $number }, { $shots ->
        [1] 1 tir
        *[other] { $shots } tirs
    }
answer-shoot-all = Tout sur { $at }{ $number }
answer-open-fire = Ouvrir le feu
answer-react = { $unit } : { $weapon } sur { $target } après { $inch }″ de trajet
answer-crash-at = Ici
answer-fall-at = Ici
answer-lane = Ce couloir
answer-intercept = Intercepter avec { $squad-the }
answer-give-up = En abandonner { $hits }
answer-take-hit = { $unit }
verb-done = Terminé
verb-move = { $squad } : se déplacer
verb-fly = { $squad } : voler
verb-land = { $at }{ $number } : se poser
verb-dive = { $at }{ $number } : passer en basse altitude
verb-climb = { $at }{ $number } : remonter
verb-enter = { $squad } : entrer sur la table
verb-fire = { $squad } : tirer
verb-go-in = { $squad } : entrer dans { $at-the }
verb-come-out = { $squad } : sortir { $at-of }
verb-through = { $squad } : par la liaison vers { $at-the }
verb-run = { $squad } : attaque aérienne sur { $at-the }
event-structures-linked = Entre { $one-the } et { $other-the }, { $linked ->
        [True] il y a une liaison
        *[other] il n’y a pas de liaison
    }.
event-turn-began = Le tour { $turn } commence.
event-step-began = {""}
event-initiative-counted = { $seat-The } obtient { $die }, total { $total } pour l’initiative.
event-order-set = Ordre de jeu : { $order }.
event-place-passed = {""}
event-reserve-arrived = { $name } (régiment { $battlegroup }) : prêt à entrer.
event-reserve-delayed = { $name } (régiment { $battlegroup }) : reste en réserve.
event-battlegroup-activated = { $seat-The } active { $name-the } (régiment { $battlegroup }).
event-activation-ended = {""}
event-element-started = {""}
event-element-finished = {""}
event-squad-called = { $squad-The } agit aussitôt.
event-pending-taken = {""}
event-effect-added = { $what ->
        [full_move_transport] Régiment { $on }
        [reserve_pass] Régiment { $on }
        *[other] { $on }
    } : { $what ->
        [cv] la valeur de Commandement augmente
        [evasion] plus difficile à toucher
        [passive] des contre-mesures passives la protègent
        [passive_better] ses contre-mesures passives sont meilleures
        [armour] son armure augmente
        [energy] ses armes ont plus d’énergie
        [move] son mouvement change
        [move_fire] elle peut bouger plus loin et tirer
        [SC] ses armes ont des charges creuses
        [velocity] ses armes atteignent les aéronefs, sur 6 seulement
        [no_penalties] les malus de précision sont ignorés
        [no_indirect_penalty] pas de malus pour le tir indirect
        [full_range] elle utilise sa pleine portée
        [redeclare] elle déclare à nouveau ses tirs
        [reroll_hits] les tirs ratés sont relancés
        [reroll_damage] les jets de dégâts ratés sont relancés
        [reroll_successes] les jets de dégâts réussis sont relancés
        [more_damage] les dégâts augmentent
        [overcharge] son plasma est surchargé
        [move_or_fire] elle bouge ou tire, pas les deux
        [full_move_if_embark] elle garde tout son mouvement si elle embarque
        [full_move_transport] ses transports gardent tout leur mouvement
        [gate_double] le portail laisse passer le double
        [cqb_double] ses dés de combat sont doublés
        [cqb_reroll] ses dés de combat ratés sont relancés
        [auto_pass] le test est réussi
        [occupation_double] le compte d’occupation est doublé
        [reserve_pass] il arrive sans jet
        [accuracy_penalty] ses tirs sont plus difficiles
        *[other] un effet dure un moment
    }.
event-effects-ended = {""}
event-smoke-laid = De la fumée couvre la table.
event-turn-cleared = {""}
event-points-scored = { $seat-The } marque { $points } PV.
event-stop-wanted = { $seat-The } accepte d’arrêter.
event-game-ended = La bataille est terminée.
event-unit-moved = {""}
event-unit-turned = {""}
event-unit-entered = {""}
event-unit-placed = {""}
event-aircraft-landed = { $unit-The } se pose.
event-aircraft-rose = { $flying ->
        [True] {""}
        *[other] { $unit-The } { $level ->
            [low] descend à 2″.
            *[air] remonte à 6″.
        }
    }
event-flights-declared = {""}
event-flights-ended = {""}
event-aircraft-reached = {""}
event-volley-declared = {""}
event-volley-ended = {""}
event-weapon-fired = {""}
event-window-used = {""}
event-shots-fell = { $unit } sur { $target } : { $shots ->
        [1] 1 tir
        *[other] { $shots } tirs
    }, { $hits ->
        [0] aucune touche
        [1] 1 touche
        *[other] { $hits } touches
    }{ $saved ->
        [0] {""}
        [1] , 1 annulée
        *[other] , { $saved } annulées
    }{ $damage ->
        [0] {""}
        *[other] , { $damage } avec dégâts
    }.
event-unit-damaged = { $unit-The } perd { $points } D.
event-unit-destroyed = { $unit-The } est { $unit-gender ->
        [f] détruite
        *[other] détruit
    }.
event-unit-silenced = {""}
event-structure-damaged = { $structure-The } perd { $points } D.
event-structure-collapsed = { $structure-The } s’effondre.
event-squad-went-in = { $squad-The } entre dans { $structure-the }.
event-squad-came-out = { $actions ->
        [0] {""}
        *[other] { $squad-The } sort { $structure-of }.
    }
event-occupant-changed = { $seat-The } tient maintenant { $structure-the }.
event-run-declared = { $squad-The } { $kind_of_run ->
        [interception] poursuit { $target-the }.
        *[run] lance une attaque aérienne sur { $target-the }.
    }
event-run-not-available = { $squad-The } n’est pas disponible.
event-lane-chosen = { $squad-The } arrive.
event-run-went-on = {""}
event-pursuit-declined = {""}
event-run-ended = { $squad-The } a quitté la table.
refusal-not-your-battlegroup = { $battlegroup } n’est pas votre régiment
refusal-already-activated = le régiment { $battlegroup } a déjà été activé ce tour
refusal-battlegroup-destroyed = le régiment { $battlegroup } est détruit
refusal-battlegroup-in-reserve = le régiment { $battlegroup } est en réserve
refusal-squadron-is-spent = le régiment { $battlegroup } a intercepté ce tour
refusal-no-such-verb = personne ne peut faire cela
refusal-squad-does-not-act = { $squad-the } n’agit pas maintenant
refusal-squad-has-acted = { $squad-the } a déjà agi ce tour
refusal-off-the-table = c’est hors de la table
refusal-too-tall-to-fly-over = on ne peut pas survoler { $blocker-the } : c’est trop haut
refusal-roof-too-high = le toit { $structure-of } est trop haut
refusal-not-on-one-surface = le socle ne reposerait pas sur une seule surface plane
refusal-overlaps-an-aircraft = un autre aéronef s’y trouve
refusal-structure-in-landing-zone = { $structure-the } est dans la zone d’atterrissage
refusal-unit-in-landing-zone = { $other-the } est dans la zone d’atterrissage
refusal-hot-landing-zone = la zone d’atterrissage est dangereuse : { $other-the } est trop près et la voit
refusal-impassable-ground = ce terrain est infranchissable
refusal-not-flying = il n’est pas en vol
refusal-not-on-the-table = elle n’est pas sur la table
refusal-may-not-fire = { $unit-the } ne peut pas tirer ce tour
refusal-unit-repels = { $unit-the } est dans un combat rapproché
refusal-weapon-has-no-target = cette arme ne se pointe pas
refusal-unit-has-fired = { $unit-the } a déjà tiré dans cette activation
refusal-weapon-has-fired = { $weapon } a déjà tiré ce tour
refusal-other-profile-has-fired = un autre profil de cette arme tire ce tour
refusal-no-ammunition = { $weapon } n’a plus de munitions
refusal-no-shots-left = { $weapon } n’a plus de tirs
refusal-moved-too-far = { $unit-the } a bougé de { $moved }″, { $weapon } permet { $limit }″
refusal-move-or-fire = cette escouade peut bouger ou tirer, pas les deux
refusal-no-window-left = plus de fenêtre libre dans { $structure-the } ce tour
refusal-no-such-target = cette cible n’existe pas
refusal-target-not-on-the-table = { $target-the } n’est pas sur la table
refusal-friendly-target = { $target-the } est une unité amie
refusal-in-the-same-structure = { $target-the } est dans la même Structure : elles s’affrontent en combat rapproché
refusal-only-aa-reaches-aircraft = seules les armes AA atteignent { $target-the } en vol
refusal-out-of-arc = { $target-the } n’est pas dans l’arc { $weapon-of }
refusal-out-of-range = { $target-the } est hors de portée ({ $limit }″)
refusal-too-near = { $target-the } est à moins de { $limit }″
refusal-no-line-of-sight = { $unit-the } n’a pas de ligne de vue vers { $target-the }
refusal-sight-blocked-by = { $blocker-the } bloque la ligne de vue
refusal-too-little-visible = seulement { $share } % { $target-of } est visible
refusal-no-weapon-left = aucune arme ne peut tirer
refusal-no-such-weapon = { $unit-the } n’a pas cette arme
refusal-not-of-the-squad = cette unité n’est pas de l’escouade
refusal-not-so-many-shots = il ne reste que { $left } { $left ->
        [one] tir
        *[other] tirs
    }
refusal-shots-are-allotted = des tirs sont attribués : ouvrez le feu
refusal-no-shot-allotted = aucun tir n’est attribué
refusal-coaxial = les armes coaxiales tirent sur une même escouade
refusal-one-weapon-one-target = tous les tirs { $weapon-of } vont sur une seule cible
refusal-quarry-only = un intercepteur ne tire que sur sa proie
refusal-only-in-a-run = cela ne se fait qu’en attaque aérienne
refusal-entry-needs-a-path = indiquez le point d’entrée et l’arrivée
refusal-not-your-edge = le point d’entrée n’est pas sur votre bord
refusal-edge-too-short = pas assez de place sur le bord
refusal-no-room-to-enter = pas de place pour { $unit-the }
refusal-not-in-readiness = l’escouade n’est pas en Préparation
refusal-drill-is-placed = une foreuse se place au début du tour 2
refusal-must-close-up = { $unit-the } n’est plus avec son escouade et doit s’en rapprocher
refusal-not-coherent = { $squad-the } ne serait plus en cohésion
refusal-unit-has-moved = { $unit-the } a déjà bougé
refusal-lane-has-two-ends = un couloir a deux bouts : là où les appareils arrivent et là où ils tirent
refusal-not-inside = { $unit-the } n’est pas dans une structure
refusal-no-such-window = il n’y a pas de tel point sur le mur
refusal-one-window-per-base = { $unit-the } tire depuis un seul point du mur
refusal-nothing-in-reach = rien à portée et en vue { $squad-of }
refusal-must-load-or-unload = son transport ne s’est posé que pour embarquer ou débarquer : { $squad-the } doit monter ou descendre
refusal-no-move-left = { $unit-the } a épuisé son mouvement
refusal-level-for-the-whole-move = l’altitude vaut pour tout le mouvement
refusal-not-low = { $unit-the } n’est pas à basse altitude
refusal-no-such-facing = l’orientation va de 0 à 359 degrés
refusal-too-many-bends = le trajet a trop de virages
refusal-leader-cannot-go = le chef ne peut pas y aller
refusal-way-barred-by = { $blocker-the } barre le chemin
refusal-too-far = il faut { $cost }″, il reste { $allowed }″
refusal-move-capped = { $unit-the } peut bouger de { $allowed }″ en tout après un tir
refusal-overlaps-a-unit = des figurines se chevaucheraient
refusal-stands-on-structure = { $structure-the } s’y trouve
refusal-place-all = { $count } { $count ->
        [one] unité doit être placée
        *[other] unités doivent être placées
    }
refusal-too-far-to-place = chacune doit être à { $limit }″ au plus
refusal-cannot-react = { $weapon } ne fait pas de tir de réaction
refusal-already-activated-unit = { $unit-the } a déjà agi ce tour
refusal-not-your-unit = ce n’est pas votre unité
refusal-not-a-fast-mover = { $squad-the } n’est pas supersonique
refusal-not-an-interceptor = { $squad-the } n’est pas un intercepteur
refusal-not-your-squad = ce n’est pas votre escouade
refusal-has-intercepted = { $squad-the } a déjà intercepté ce tour
refusal-has-tried = { $squad-the } a déjà essayé contre cette attaque
refusal-already-in-the-chain = { $squad-the } est déjà dans cette chaîne
refusal-entry-not-on-an-edge = le point d’entrée doit être sur un bord de table
refusal-attack-point-too-far = le point d’attaque doit être à 6″ ou moins de la cible
refusal-lumbering = un appareil lourd ne peut pas entrer bas
refusal-no-supercruise = il n’a pas la supercroisière
refusal-no-such-structure = cette Structure n’existe pas
refusal-micro-structure = { $structure-the } n’abrite personne
refusal-only-infantry-enters = seule l’infanterie entre dans les Structures
refusal-structure-full = { $structure-the } a { $room ->
        [one] { $room } place
        *[other] { $room } places
    }, l’escouade en prend { $bases }
refusal-two-actions-made = { $squad-the } a déjà fait ses actions d’embarquement ou de débarquement
refusal-has-fired = { $squad-the } a tiré
refusal-squad-not-in-the-open = { $squad-the } n’est pas à découvert
refusal-no-base-at-an-entrance = aucun socle { $squad-of } n’est à 1″ ou moins d’une entrée { $structure-of }
refusal-moved-more-than-half = { $squad-the } a bougé de plus de la moitié de son Mv
refusal-squad-not-inside = { $squad-the } n’est pas dans { $structure-the }
refusal-bloodthirsty = { $squad-the } ne quitte pas l’ennemi
refusal-no-room-at-the-exits = pas de place aux sorties { $structure-of }
refusal-not-linked = { $structure-the } n’a pas de liaison
answer-do = { $verb }
refusal-left-for-now = ceci a été laissé de côté : faites d’abord autre chose
event-doing-left = {""}
event-doings-reopened = {""}
refusal-say-where-to = indiquez où elle va ; pour pivoter sur place, nommez son emplacement
event-squad-moved = { $squad-The }{ $units ->
        [1] {""}
        *[other] {" "}({ $units })
    } { $how ->
        [fly] vole de { $inches }″.
        [low] vole bas de { $inches }″.
        [enter] entre sur la table, { $inches }″.
        [enter_low] entre sur la table en rase-mottes, { $inches }″.
        *[march] se déplace de { $inches }″.
    }
event-squad-boarded = { $squad-The }{ $units ->
        [1] {""}
        *[other] {" "}({ $units })
    } embarque dans { $carrier-the }.
event-squad-alighted = { $squad-The }{ $units ->
        [1] {""}
        *[other] {" "}({ $units })
    } débarque { $carrier-of }.
event-squad-put = { $how ->
        [setup] { $squad-The }{ $units ->
            [1] {""}
            *[other] {" "}({ $units })
        } est en place.
        [drill] { $squad-The } remonte près de la foreuse et ne peut pas tirer ce tour.
        *[survivors] { $squad } : { $units ->
            [1] 1 unité survit et ne peut pas tirer ce tour.
            *[other] { $units } unités survivent et ne peuvent pas tirer ce tour.
        }
    }
event-unit-repaired = { $unit-The } récupère { $points } D.
event-structure-vacated = {""}

## Options de partie

option-teams-none = chacun pour soi
option-teams-a-b = A et B contre C
option-teams-a-c = A et C contre B
option-teams-b-c = B et C contre A

## Mots de la table dans ce jeu

ui-round = Tour
ui-round-move = tour { $round }, décision { $n }
ui-rounds-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
