# Combats rapprochés, transports, épaves, Objectifs, règles spéciales, composition des armées.
question-repel = { $structure } : quelles escouades repoussent (au moins { $wanted }) ?
question-spare-die = Il reste { $left } { $left ->
        [one] dé
        *[other] dés
    } : contre quelle escouade ?
question-command-drones = Quelle escouade les drones de la Medusa aident-ils ?
question-search = Fouiller { $structure-the } ({ $needed }+) ?
question-take = Qui prend l’Objectif ?
question-turn-marker = Retourner l’Objectif Possible ?
question-confirm-markers = Quels sont les { $count } Objectifs Possibles Confirmés ?
question-stay-behind = Pas assez de place : qui reste sur la table ?
question-concuss = Quel socle est sonné ?
question-guard = Une Hera prend-elle les touches ({ $hits }) ?
question-place-drill = Où la foreuse remonte-t-elle ?
answer-repel = { $squad-The } repousse
answer-spare-die = Contre { $squad-the }
answer-command-drones = Aider { $squad-the }
answer-search = Fouiller
answer-take = { $unit-The } le prend
answer-turn = Le retourner
answer-confirm = Ceux-ci
answer-stay-behind = { $unit-The } reste
answer-concuss = { $unit }
answer-guard = { $unit-The } les prend sur 4+
answer-place-drill = Ici
verb-board = { $squad } : embarquer
verb-alight = { $squad } : débarquer
verb-enter-from = { $squad } : directement dans { $at-the }
verb-leave-into = { $squad } : directement dans le transport
verb-pick-up = { $squad } : ramasser l’Objectif
verb-hand-over = { $squad } : passer l’Objectif
verb-leave-table = { $squad } : quitter la table avec l’Objectif
verb-gate-out = { $squad } : sortir par { $at-the }
verb-gate-in = { $squad } : entrer dans { $at-the }
verb-smoke = { $squad } : lancer les fumigènes
verb-mode = { $squad } : changer de mode
verb-shield = { $at }{ $number } : lever le bouclier
verb-self-destruct = { $at }{ $number } : s’autodétruire
verb-call-in = { $squad } : frappe orbitale sur { $at-the }
verb-ion-storm = { $squad } : tempête ionique
verb-drones = { $squad } : drones sur { $at-the }
verb-tunnel = { $squad } : remonter { $at-to }
event-unit-boarded = {""}
event-unit-alighted = {""}
event-carrier-served = {""}
event-gate-passed = { $squad-The } sort par { $gate-the }.
event-stepped-into-gate = { $squad-The } entre dans { $gate-the }.
event-close-quarters-began = On se dispute { $structure-the } : l’Occupant est { $occupant-the }.
event-close-quarters-over = On ne se dispute plus { $structure-the }.
event-squad-designated = { $squad-The } repousse l’ennemi dans { $structure-the }.
event-designation-settled = {""}
event-dice-counted = { $structure } : { $side } a { $dice } { $dice ->
        [one] dé
        *[other] dés
    } de combat rapproché.
event-morale-tested = { $squad-The } teste sur { $needed }+ et { $passed ->
        [True] reste
        *[other] échoue
    }.
event-squad-fled = { $squad-The } fuit { $structure-the }.
event-close-quarters-fought = Le combat dans { $structure-the } est fini pour ce tour.
event-occupation-counted = {""}
event-structure-searched = { $squad-The } fouille { $structure-the } sur { $needed }+ : { $found ->
        [True] trouvé
        *[other] rien
    }.
event-objective-discovered = Un Objectif est Découvert.
event-objective-taken = { $unit-The } porte un Objectif.
event-objective-dropped = Un Objectif est là, à qui le prendra.
event-objective-extracted = { $seat-The } extrait un Objectif.
event-marker-removed = Un marqueur est retiré de la partie.
event-markers-confirmed = { $count } Objectifs Possibles sont Confirmés.
event-marker-turned = Un Objectif Possible est retourné : { $confirmed ->
        [True] un Objectif
        *[other] vide
    }.
event-intel-tried = { $seat-The } obtient { $die } pour le fragment d’Intel.
event-intel-found = { $unit-The } porte ce que l’Intel a révélé.
event-squads-left = { $squads } : hors de la table, en réserve.
event-unit-marked = {""}
event-squad-marked = {""}
event-smoke-launched = { $squad-The } lance ses fumigènes.
event-mode-changed = { $unit-The } change de mode.
event-shield-raised = { $unit-The } lève son bouclier.
event-strike-called = { $unit-The } demande une frappe orbitale sur { $at-the }.
event-strike-landed = La frappe orbitale tombe.
event-hatched = Un Razorworm sort en rampant.
event-squad-tunnelled = { $squad-The } remonte dans { $structure-the }.
event-fate-rolled = { $unit } : { $fate ->
        [disabled] hors service, les passagers sont indemnes
        [heavy_damage] dégâts importants, des passagers peuvent périr
        [explosion] une explosion tue tous les passagers
        [emergency_landing] atterrissage d’urgence, les passagers sont indemnes
        [crash] l’appareil s’écrase
        *[destroyed_in_air] l’appareil est pulvérisé en vol
    }.
refusal-squad-repels = { $squad-the } repousse l’ennemi et ne fait rien d’autre
refusal-aggressor-waits = { $squad-the } attend le combat et ne fait rien d’autre ce tour
refusal-bloodthirsty-stays = { $squad-the } ne part pas tant qu’il y a des ennemis
refusal-more-must-repel = au moins { $wanted } { $wanted ->
        [one] escouade doit
        *[other] escouades doivent
    } repousser, ou toutes celles qui le peuvent
refusal-squad-cannot-repel = { $squad-the } a bougé, tiré ou vient d’entrer ce tour
refusal-transport-not-on-the-table = { $transport-the } n’est pas sur la table
refusal-transport-must-land = { $transport-the } doit d’abord se poser
refusal-two-stops-made = { $transport-the } a déjà embarqué ou débarqué deux fois ce tour
refusal-transport-moved-too-far = { $transport-the } a volé plus loin que l’embarquement ne le permet
refusal-no-transport = { $squad-the } n’a plus de transport
refusal-transport-full = il n’y a plus de place dans les transports { $squad-of }
refusal-too-far-to-board = chaque unité { $squad-of } doit être à 3″ au plus
refusal-squad-not-aboard = { $squad-the } n’est pas à bord
refusal-no-room-to-get-out = pas de place pour { $squad-the } à 3″ ou moins, en cohésion
refusal-transport-not-beside-structure = { $transport-the } n’est pas à 1″ ou moins { $structure-of }
refusal-transport-not-at-an-exit = aucun transport { $squad-of } n’est à moins de 1″ d’une sortie
refusal-aircraft-cannot-carry = un aéronef ne peut pas porter d’Objectif
refusal-no-such-objective = cet Objectif n’existe pas
refusal-not-discovered = l’Objectif n’est pas Découvert
refusal-not-in-the-open = l’Objectif n’est pas à découvert
refusal-too-far-to-pick-up = l’Objectif est à plus de 2″
refusal-no-such-receiver = ce n’est pas un ami qui puisse le prendre
refusal-too-far-to-hand-over = { $unit-the } est à plus de 2″
refusal-not-carried-by-squad = l’escouade ne le porte pas
refusal-no-setting-down = on ne pose pas simplement un Objectif
refusal-leave-together = { $squad-the } doit quitter la table en une seule fois
refusal-nothing-to-extract = seul qui a un Objectif quitte la table
refusal-not-a-friendly-edge = ce n’est pas votre bord de table
refusal-confirm-exactly = exactement { $count } { $count ->
        [one] marqueur est Confirmé
        *[other] marqueurs sont Confirmés
    }
refusal-no-gate = vous n’avez pas de portail là
refusal-no-mass = { $squad-the } n’emprunte pas les portails
refusal-gate-must-land = { $gate-the } doit d’abord se poser
refusal-gate-for-foot = { $gate-the } ne laisse passer que les unités à pied
refusal-gate-used = { $squad-the } a déjà emprunté un portail ce tour
refusal-gate-full = { $squad-the } occupe { $mass }, { $gate-the } laisse encore passer { $room } ce tour
refusal-not-in-the-void = { $squad-the } n’est pas dans le Vide
refusal-awesome-power = { $weapon } a tiré à pleine puissance au tour précédent
refusal-strike-is-called-in = la frappe est demandée et tombe à la fin de l’activation
refusal-must-not-have-moved = { $unit-the } a bougé
refusal-concussed = { $unit-the } est { $unit-gender ->
        [f] sonnée
        *[other] sonné
    }
refusal-shield-is-up = { $unit-the } utilise son bouclier
refusal-behind-smoke = l’escouade est derrière ses fumigènes
refusal-passed-an-objective = { $unit-the } a passé un Objectif au-dehors
refusal-no-firing-port = { $unit-the } n’a pas de meurtrière
refusal-chem-only-infantry = les produits chimiques ne touchent que l’infanterie
refusal-concussion-only-garrisons = cet obus est destiné aux garnisons
refusal-only-friends = on ne répare que des amis
refusal-not-damaged = { $target-the } n’a pas de dégâts
refusal-storm-strikes-all = la tempête frappe tout à 12″
refusal-smoke-used = { $squad-the } n’a plus de fumigènes
refusal-only-at-the-start = { $squad-the } ne le fait qu’au début de son activation
refusal-one-mode-only = { $squad-the } n’a qu’un mode
refusal-not-here = { $squad-the } ne peut pas changer de mode ici
refusal-no-shield = { $unit-the } n’a pas de bouclier
refusal-shield-or-beam = { $unit-the } utilise son bouclier ou son rayon, pas les deux
refusal-no-self-destruct = { $unit-the } ne peut pas s’autodétruire
refusal-no-orbital-strike = { $squad-the } n’a pas de frappe orbitale
refusal-no-ion-storm = { $squad-the } n’a pas de tempête ionique
refusal-not-subterranean = { $squad-the } n’attend pas sous terre
refusal-enemy-inside = un ennemi est dans { $structure-the }
refusal-too-near-enemy-edge = { $structure-the } est à 12″ ou moins du bord ennemi
refusal-too-near-the-enemy = il faut plus de 6″ des unités ennemies
refusal-army-points = { $points } points ne font pas une partie { $size } ({ $min } à { $max })
refusal-army-battlegroups = { $count } régiments, au plus { $max }
refusal-army-no-kind = pas de régiment { $kind } en { $size }
refusal-army-too-few-of-kind = au moins { $min } régiment { $kind }
refusal-army-too-many-of-kind = au plus { $max } { $max ->
        [one] régiment
        *[other] régiments
    } { $kind }, pas { $count }
refusal-army-squads = le régiment { $group } a { $count } escouades, au plus { $max }
refusal-army-no-slot = le régiment { $group } n’a pas de place pour { $category }
refusal-army-slot-full = le régiment { $group } a au plus { $max } { $max ->
        [one] place
        *[other] places
    } pour { $category }
refusal-army-slot-empty = le régiment { $group } demande { $min ->
        [one] { $min } escouade
        *[other] { $min } escouades
    } de la catégorie « { $category } »
refusal-army-unit = { $unit-the } n’est pas une unité { $faction-of }
refusal-army-option = { $unit-the } n’a pas l’option { $options }
refusal-army-twice = le nom { $id } sert deux fois
refusal-army-commander = ce commandant n’existe pas
refusal-army-commander-level = { $commander } (CV { $cv }) n’est pas pour une partie { $size }
refusal-army-commander-headquarters = { $commander-the } demande un régiment de Quartier Général
refusal-army-commander-mount = { $commander-the } monte dans une unité de Commandement
refusal-army-squad-size = { $unit } : { $count } ne font pas une escouade ({ $sizes })
refusal-army-mode = { $unit-the } s’inscrit par son autre mode
refusal-army-not-a-transport = { $unit-the } n’est pas un transport
refusal-army-transport-for-nobody = le transport { $transport-the } ne porte personne
refusal-army-carries-stranger = { $squad-the } n’est pas du même régiment que { $transport-the }
refusal-army-carried-twice = { $squad-the } a deux transports
refusal-army-cannot-carry = { $unit-the } ne peut pas transporter { $passenger-the }
refusal-army-no-room = { $count } { $transport } n’ont pas de place pour tous
refusal-army-rare = { $count } escouades : { $unit }, au plus { $max } en { $size }
refusal-army-allied-and-feral = escouades Alliées et Sauvages ne servent pas ensemble
result-none = rien ne se passe
answer-linked-yes = Liées
answer-linked-no = Non liées
question-drone = Sur quoi vole le drone suivant (il en reste { $left }) ?
answer-drone-at = { $at }
refusal-had-it-this-turn = { $unit-the } l’a déjà porté ce tour
result-found = l’Objectif est trouvé
event-unit-concussed = { $unit-The } est { $unit-gender ->
        [f] sonnée
        *[other] sonné
    } et ne peut pas tirer ce tour.
