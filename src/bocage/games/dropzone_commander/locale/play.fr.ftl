# Combats rapprochés, transports, épaves, Objectifs, règles spéciales, composition des armées.
question-repel = { $structure } : quelles escouades repoussent (au moins { $wanted }) ?
question-spare-die = Il reste { $left } { $left ->
        [one] dé
        *[other] dés
    } : contre quelle escouade ?
question-command-drones = Quelle escouade les drones de la Medusa aident-ils ?
question-search = Fouiller { $structure } ({ $needed }+) ?
question-take = Qui prend l'Objectif ?
question-turn-marker = Retourner l'Objectif Possible ?
question-confirm-markers = Quels sont les { $count } Objectifs Possibles Confirmés ?
question-stay-behind = Pas assez de place : qui reste sur la table ?
question-concuss = Quel socle est sonné ?
question-guard = Une Hera prend-elle les touches ({ $hits }) ?
question-place-drill = Où la foreuse remonte-t-elle ?
answer-repel = { $squad } repousse
answer-spare-die = Contre { $squad }
answer-command-drones = Aider { $squad }
answer-search = Fouiller
answer-take = { $unit } le prend
answer-turn = Le retourner
answer-confirm = Ceux-ci
answer-stay-behind = { $unit } reste
answer-concuss = { $unit }
answer-guard = { $unit } les prend sur 4+
answer-place-drill = Ici
verb-board = { $squad } : embarquer
verb-alight = { $squad } : débarquer
verb-enter-from = { $squad } : directement dans { $at }
verb-leave-into = { $squad } : directement dans le transport
verb-pick-up = { $squad } : ramasser l'Objectif
verb-hand-over = { $squad } : passer l'Objectif
verb-leave-table = { $squad } : quitter la table avec l'Objectif
verb-gate-out = { $squad } : sortir par { $at }
verb-gate-in = { $squad } : entrer dans { $at }
verb-smoke = { $squad } : lancer les fumigènes
verb-mode = { $squad } : changer de mode
verb-shield = { $at }{ $number } : lever le bouclier
verb-self-destruct = { $at }{ $number } : s'autodétruire
verb-call-in = { $squad } : frappe orbitale sur { $at }
verb-ion-storm = { $squad } : tempête ionique
verb-drones = { $squad } : drones sur { $at }
verb-tunnel = { $squad } : remonter à { $at }
event-unit-boarded = {""}
event-unit-alighted = {""}
event-carrier-served = {""}
event-gate-passed = { $squad } sort par { $gate }.
event-stepped-into-gate = { $squad } entre dans { $gate }.
event-close-quarters-began = { $structure } est disputée : l'Occupant est { $occupant }.
event-close-quarters-over = { $structure } n'est plus disputée.
event-squad-designated = { $squad } repousse l'ennemi dans { $structure }.
event-designation-settled = {""}
event-dice-counted = { $structure } : { $side } a { $dice } { $dice ->
        [one] dé
        *[other] dés
    } de combat rapproché.
event-morale-tested = { $squad } teste sur { $needed }+ et { $passed ->
        [True] reste
        *[other] échoue
    }.
event-squad-fled = { $squad } fuit { $structure }.
event-close-quarters-fought = Le combat dans { $structure } est fini pour ce tour.
event-occupation-counted = {""}
event-structure-searched = { $squad } fouille { $structure } sur { $needed }+ : { $found ->
        [True] trouvé
        *[other] rien
    }.
event-objective-discovered = Un Objectif est Découvert.
event-objective-taken = { $unit } porte un Objectif.
event-objective-dropped = Un Objectif est là, à qui le prendra.
event-objective-extracted = { $seat } extrait un Objectif.
event-marker-removed = Un marqueur est retiré de la partie.
event-markers-confirmed = { $count } Objectifs Possibles sont Confirmés.
event-marker-turned = Un Objectif Possible est retourné : { $confirmed ->
        [True] un Objectif
        *[other] vide
    }.
event-intel-tried = { $seat } obtient { $die } pour le fragment d'Intel.
event-intel-found = { $unit } porte ce que l'Intel a révélé.
event-squads-left = { $squads } : hors de la table, en réserve.
event-unit-marked = {""}
event-squad-marked = {""}
event-smoke-launched = { $squad } lance ses fumigènes.
event-mode-changed = { $unit } change de mode.
event-shield-raised = { $unit } lève son bouclier.
event-strike-called = { $unit } demande une frappe orbitale sur { $at }.
event-strike-landed = La frappe orbitale tombe.
event-hatched = Un Razorworm sort en rampant.
event-squad-tunnelled = { $squad } remonte dans { $structure }.
event-fate-rolled = { $unit } : { $fate ->
        [disabled] hors service, les passagers sont indemnes
        [heavy_damage] dégâts lourds, des passagers peuvent périr
        [explosion] une explosion tue tous les passagers
        [emergency_landing] atterrissage d'urgence, les passagers sont indemnes
        [crash] il s'écrase
        *[destroyed_in_air] il est pulvérisé en vol
    }.
refusal-squad-repels = { $squad } repousse l'ennemi et ne fait rien d'autre
refusal-aggressor-waits = { $squad } attend le combat et ne fait rien d'autre ce tour
refusal-bloodthirsty-stays = { $squad } ne part pas tant qu'il y a des ennemis
refusal-more-must-repel = au moins { $wanted } { $wanted ->
        [one] escouade doit
        *[other] escouades doivent
    } repousser, ou toutes celles qui le peuvent
refusal-squad-cannot-repel = { $squad } a bougé, tiré ou est entrée ce tour
refusal-transport-not-on-the-table = { $transport } n'est pas sur la table
refusal-transport-must-land = { $transport } doit d'abord se poser
refusal-two-stops-made = { $transport } a déjà embarqué ou débarqué deux fois ce tour
refusal-transport-moved-too-far = { $transport } a volé plus loin que l'embarquement ne le permet
refusal-no-transport = { $squad } n'a plus de transport
refusal-transport-full = il n'y a plus de place dans les transports de { $squad }
refusal-too-far-to-board = chaque unité de { $squad } doit être à 3″ au plus
refusal-squad-not-aboard = { $squad } n'est pas à bord
refusal-no-room-to-get-out = pas de place pour { $squad } à 3″, en cohésion
refusal-transport-not-beside-structure = { $transport } n'est pas à 1″ de { $structure }
refusal-transport-not-at-an-exit = aucun transport de { $squad } n'est à moins de 1″ d'une sortie
refusal-aircraft-cannot-carry = un aéronef ne peut pas porter d'Objectif
refusal-no-such-objective = cet Objectif n'existe pas
refusal-not-discovered = l'Objectif n'est pas Découvert
refusal-not-in-the-open = l'Objectif n'est pas à découvert
refusal-too-far-to-pick-up = l'Objectif est à plus de 2″
refusal-no-such-receiver = ce n'est pas un ami qui puisse le prendre
refusal-too-far-to-hand-over = { $unit } est à plus de 2″
refusal-not-carried-by-squad = l'escouade ne le porte pas
refusal-no-setting-down = on ne pose pas simplement un Objectif
refusal-leave-together = { $squad } quitte la table ensemble
refusal-nothing-to-extract = seul qui a un Objectif quitte la table
refusal-not-a-friendly-edge = ce n'est pas votre bord de table
refusal-confirm-exactly = exactement { $count } { $count ->
        [one] marqueur est Confirmé
        *[other] marqueurs sont Confirmés
    }
refusal-no-gate = vous n'avez pas de portail là
refusal-no-mass = { $squad } n'emprunte pas les portails
refusal-gate-must-land = { $gate } doit d'abord se poser
refusal-gate-for-foot = { $gate } est réservé aux unités à pied
refusal-gate-used = { $squad } a déjà emprunté un portail ce tour
refusal-gate-full = { $squad } occupe { $mass }, { $gate } laisse encore passer { $room } ce tour
refusal-not-in-the-void = { $squad } n'est pas dans le Vide
refusal-awesome-power = { $weapon } a tiré à pleine puissance au tour précédent
refusal-strike-is-called-in = la frappe est demandée et tombe à la fin de l'activation
refusal-must-not-have-moved = { $unit } a bougé
refusal-concussed = { $unit } est sonnée
refusal-shield-is-up = { $unit } utilise son bouclier
refusal-behind-smoke = l'escouade est derrière ses fumigènes
refusal-passed-an-objective = { $unit } a passé un Objectif au-dehors
refusal-no-firing-port = { $unit } n'a pas de meurtrière
refusal-chem-only-infantry = les produits chimiques ne touchent que l'infanterie
refusal-concussion-only-garrisons = cet obus est destiné aux garnisons
refusal-only-friends = on ne répare que des amis
refusal-not-damaged = { $target } n'est pas endommagée
refusal-storm-strikes-all = la tempête frappe tout à 12″
refusal-smoke-used = { $squad } n'a plus de fumigènes
refusal-only-at-the-start = { $squad } ne le fait qu'au début de son activation
refusal-one-mode-only = { $squad } n'a qu'un mode
refusal-not-here = { $squad } ne peut pas changer de mode ici
refusal-no-shield = { $unit } n'a pas de bouclier
refusal-shield-or-beam = { $unit } utilise son bouclier ou son rayon, pas les deux
refusal-no-self-destruct = { $unit } ne peut pas s'autodétruire
refusal-no-orbital-strike = { $squad } n'a pas de frappe orbitale
refusal-no-ion-storm = { $squad } n'a pas de tempête ionique
refusal-not-subterranean = { $squad } n'attend pas sous terre
refusal-enemy-inside = un ennemi est dans { $structure }
refusal-too-near-enemy-edge = { $structure } est à 12″ ou moins du bord ennemi
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
refusal-army-no-slot = le régiment { $group } n'a pas de place pour { $category }
refusal-army-slot-full = le régiment { $group } a au plus { $max } { $max ->
        [one] place
        *[other] places
    } pour { $category }
refusal-army-slot-empty = le régiment { $group } demande { $min } escouade de { $category }
refusal-army-unit = { $unit } n'est pas une unité de { $faction }
refusal-army-option = { $unit } n'a pas l'option { $options }
refusal-army-twice = le nom { $id } sert deux fois
refusal-army-commander = ce commandant n'existe pas
refusal-army-commander-level = { $commander } (CV { $cv }) n'est pas pour une partie { $size }
refusal-army-commander-headquarters = { $commander } demande un régiment de Quartier Général
refusal-army-commander-mount = { $commander } monte dans une unité de Commandement
refusal-army-squad-size = { $unit } : { $count } ne font pas une escouade ({ $sizes })
refusal-army-mode = { $unit } s'inscrit par son autre mode
refusal-army-not-a-transport = { $unit } n'est pas un transport
refusal-army-transport-for-nobody = le transport { $transport } ne porte personne
refusal-army-carries-stranger = { $squad } n'est pas du régiment de { $transport }
refusal-army-carried-twice = { $squad } a deux transports
refusal-army-cannot-carry = { $unit } ne peut pas transporter { $passenger }
refusal-army-no-room = { $count } { $transport } n'ont pas de place pour tous
refusal-army-rare = { $count } escouades de { $unit }, au plus { $max } en { $size }
refusal-army-allied-and-feral = escouades Alliées et Sauvages ne servent pas ensemble
result-none = rien ne se passe
answer-linked-yes = Liées
answer-linked-no = Non liées
question-drone = Sur quoi vole le drone suivant (il en reste { $left }) ?
answer-drone-at = { $at }
refusal-had-it-this-turn = { $unit } l'a déjà porté ce tour
result-found = l'Objectif est trouvé
event-unit-concussed = { $unit } est sonnée et ne peut pas tirer ce tour.
