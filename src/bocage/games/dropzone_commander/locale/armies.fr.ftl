# Armées composées avant la bataille (chapitre 21).
step-armies = listes d’armée
side-writing = { $side }
size-skirmish = Escarmouche
size-clash = Affrontement
size-battle = Bataille
battlegroup-hq = Quartier général
battlegroup-armour = Blindés
battlegroup-infantry = Infanterie
battlegroup-special = Spécial
battlegroup-air = Air
battlegroup-gates = Portails
battlegroup-drills = Foreuses
category-command = Commandement
category-standard = Standard
category-heavy = Lourd
category-troops = Troupes
category-exotic = Exotique
category-scout = Éclaireur
category-support = Appui
category-air = Air
category-gate = Portail
category-drill = Foreuse
category-transport = Transport
category-none = aucune catégorie
start-readiness = Préparation
start-reserve = Réserve
start-table = la table
start-void = le Vide
question-army = { $open ->
        [0] Votre armée : { $most } points. Prenez une liste prête ou écrivez la vôtre
        [1] Votre armée : { $points } points sur { $most }, il en reste { $left }
        *[other] Régiment { $group }, { $name-the } : quelles escouades ? Il reste { $left } points sur { $most }
    }
answer-take-own = Prendre l’armée du scénario : { $faction-the }, { $points } points
answer-take-ready = Prendre une armée prête : { $faction-the }, { $points } points
answer-begin-own = Modifier l’armée du scénario
answer-begin-ready = Modifier une armée prête : { $faction }
answer-begin-empty = Écrire sa propre liste : { $faction }
answer-tear-up = Déchirer la liste et recommencer
answer-new-battlegroup = Ajouter { $kind } : { $name }
answer-open-battlegroup = Modifier { $group } : { $kind }
answer-name-commander = { $commander-The } commande : CV { $cv }, { $points } points
answer-no-commander = Sans commandant
answer-hold-readiness = { $group } commence en Préparation
answer-hold-reserve = { $group } commence en Réserve
answer-hold-table = { $group } commence sur la table
answer-stand = L’armée est prête
answer-strike-out = Aucune escouade : rayer le régiment
answer-write-battlegroup = { $squads ->
        [one] { $squads } escouade
        *[other] { $squads } escouades
    }, { $points } points
list-battlegroup = { $group } { $kind }, { $points } points, { $start }
zone-list = armée { $commander-of }
zone-list-without = armée sans commandant
track-points = Points
value-points = points
field-squad = Escouade { $number }
field-ride = L’escouade { $number } monte dans
field-lift = Son transport est porté par
field-nobody = personne
field-squad-of = { $count } { $unit }, { $points } points
field-squad-of-armed = { $count } { $unit } avec { $options }, { $points } points
field-usual = son transport habituel
field-none = rien
field-transport = { $unit }, { $points } points pièce
field-transport-armed = { $unit } avec { $options }, { $points } points pièce
field-with = le même que l’escouade { $number }
field-as-written = comme écrit
refusal-army-no-such-kind = Cette faction n’a pas de tel régiment dans une partie de cette taille
refusal-army-finish-battlegroup = Dites d’abord quelles escouades a le régiment { $group }
refusal-army-not-begun = Aucune liste n’est commencée
refusal-army-over = { $points } points dépassent les { $max } de cette bataille
refusal-army-starts = Dans ce scénario { $count ->
        [0] aucun régiment ne commence
        [one] { $count } régiment commence
        *[other] { $count } régiments commencent
    } ainsi : { $start }
refusal-army-start-fixed = Où commence le régiment { $group } n’est pas libre
refusal-army-no-start = Aucun régiment ne peut commencer ainsi
refusal-army-no-ready-list = Il n’y a pas de telle liste prête
refusal-army-no-battlegroup = Il n’y a pas de tel régiment sur la liste
event-list-written = Votre liste : { $points } points.
event-page-opened = Vous écrivez un régiment.
event-list-torn = Vous avez déchiré votre liste.
event-list-stands = { $seat-The } a une liste d’armée.
event-army-shown = { $seat-The } aligne { $faction-the } : { $points } points en { $battlegroups } régiments.
