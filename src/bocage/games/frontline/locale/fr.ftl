# Frontline: D-Day. Both languages hold the same messages.

## Names

side-allies = Alliés
    .the = les Alliés
    .gender = mp
side-axis = Axe
    .the = l’Axe
seat-allies = Alliés
    .the = les Alliés
    .gender = mp
seat-axis = Axe
    .the = l’Axe
seat-allies-2 = Alliés, second joueur
seat-axis-2 = Axe, second joueur
force-us-johnson = Johnson
force-us-elliott = Elliott
force-us-walker = Walker
force-us-harlan = Harlan
force-us-dunne = Dunne
force-us-smith = Smith
force-us-jones = Jones
force-us-morris = Morris
force-us-winslow = Winslow
force-us-tucker = Tucker
force-us-boyd = Boyd
force-us-ramsey = Ramsey
force-us-pike = Pike
force-us-vance = Vance
force-us-ortega = Ortega
force-us-lindquist = Lindquist
force-us-cassidy = Cassidy
force-us-petrie = Petrie
force-us-bertinelli = Bertinelli
force-us-hooper = Hooper
force-us-novak = Novak
force-us-doyle = Doyle
force-us-marsh = Marsh
force-us-fields = Fields
force-us-greer = Greer
force-us-abbott = Abbott
force-us-cole = Cole
force-us-sherman-dixie = Sherman « Dixie Belle »
    .the = le Sherman « Dixie Belle »
force-us-stuart-wasp = Stuart « Wasp »
    .the = le Stuart « Wasp »
force-us-m3 = Semi-chenillé M3
    .the = le semi-chenillé M3
force-us-jeep = Jeep à mitrailleuse
    .the = la jeep à mitrailleuse
    .gender = f
force-uk-harcourt = Harcourt
force-uk-mcallister = McAllister
force-uk-brodie = Brodie
force-uk-pritchard = Pritchard
force-uk-lovell = Lovell
force-uk-hobbs = Hobbs
force-uk-carter = Carter
force-uk-ames = Ames
force-uk-fenn = Fenn
force-uk-peck = Peck
force-uk-rowe = Rowe
force-uk-dunbar = Dunbar
force-uk-stokes = Stokes
force-uk-mercer = Mercer
force-uk-sykes = Sykes
force-uk-gale = Gale
force-uk-nash = Nash
force-uk-ibbot = Ibbot
force-uk-wragg = Wragg
force-uk-corder = Corder
force-uk-yates = Yates
force-uk-lamb = Lamb
force-uk-thorne = Thorne
force-uk-cromwell = Cromwell « Percival »
    .the = le Cromwell « Percival »
force-uk-firefly = Firefly « Boadicea »
    .the = le Firefly « Boadicea »
force-uk-carrier = Chenillette Universal
    .the = la chenillette Universal
    .gender = f
force-uk-6pdr = Canon de 6 livres
    .the = le canon de 6 livres
force-de-adler = Adler
force-de-brandt = Brandt
force-de-kessler = Kessler
force-de-voss = Voss
force-de-reuter = Reuter
force-de-bauer = Bauer
force-de-engel = Engel
force-de-fuchs = Fuchs
force-de-graf = Graf
force-de-jansen = Jansen
force-de-kranz = Kranz
force-de-lorenz = Lorenz
force-de-metz = Metz
force-de-noll = Noll
force-de-pohl = Pohl
force-de-quast = Quast
force-de-roth = Roth
force-de-sauer = Sauer
force-de-thoma = Thoma
force-de-ulmer = Ulmer
force-de-vogt = Vogt
force-de-weiss = Weiss
force-de-zeller = Zeller
force-de-ebert = Ebert
force-de-falk = Falk
force-de-dorn = Dorn
force-de-richter = Richter
force-de-pz4 = Panzer IV
    .the = le Panzer IV
force-de-stug = StuG III
    .the = le StuG III
force-de-tiger = Tiger I
    .the = le Tiger I
force-de-251 = SdKfz 251
    .the = le SdKfz 251
force-de-234 = Automitrailleuse
    .the = l’automitrailleuse
    .gender = f
force-de-lig18 = leIG 18
    .the = le canon leIG 18
force-de-pak40 = PaK 40
    .the = le canon PaK 40
card-attack = Attaque
text-attack = La section attaque ou contre-attaque avec +6 de puissance de feu.
card-covering-fire = Tir de couverture
text-covering-fire = La section contre-attaque ; sa puissance de feu n’est pas divisée par deux.
card-dig-in = Se retrancher
text-dig-in = Placez autant de coups au moral que vous voulez sur les soldats de la section attaquée ; 4 de couvert par coup. Un soldat au moral 0 reçoit une blessure à la place.
card-double-time = Pas de course
text-double-time = La section avance ou recule de 2 cartes de terrain ; les notes de chaque carte traversée s’appliquent.
card-fall-back = Repli
text-fall-back = À tout moment : une de vos sections doit reculer de 1 carte, cloués et blessés compris ; couvert 10 jusqu’à la fin du tour du joueur actif.
card-flanking-position = Position de flanc
text-flanking-position = La section avance, recule ou se déplace latéralement de 1 ; l’adversaire défausse une de ses Positions de flanc en jeu ; reste sur la section : +2 de puissance de feu par carte de terrain derrière elle.
card-hit-the-dirt = À terre
text-hit-the-dirt = La section attaquée gagne 4 de couvert.
card-key-location = Position clé
text-key-location = Avec un mouvement vers la carte 4, 5 ou 6, ou latéral dans celle-ci : piochez 1 carte au début de chaque tour de joueur. Pas s’il y en a déjà une en jeu ; perdue quand la section se déplace ou quand tous ses soldats sont cloués ou blessés.
card-move-out = En route
text-move-out = Avec un mouvement : la section n’est pas retournée. Pas avec un Repli.
card-obscured = Masqué
text-obscured = L’adversaire ne peut pas réagir à ce mouvement.
card-pour-it-on = Feu nourri
text-pour-it-on = La section attaque ou contre-attaque avec un bonus selon la distance : 0-1 +10, 2-3 +6, 4-5 +4, 6-7 +0.
card-rally = Ralliement
text-rally = Au début de votre tour : retirez 1 Cloué, 1 coup au moral et 1 blessure à vos forces, véhicules et canons compris.
card-stay-low = Rester baissé
text-stay-low = La section avance, recule ou se déplace latéralement de 1 ; couvert 10 jusqu’à la fin du tour du joueur actif.
equipment-bandages = bandages
    .the = des bandages
    .gender = mp
equipment-hand-grenade = grenade à main
    .the = une grenade à main
    .gender = f
equipment-rifle-grenade = grenade à fusil
    .the = une grenade à fusil
    .gender = f
equipment-binoculars = jumelles
    .the = des jumelles
    .gender = fp
equipment-canteen = gourde
    .the = une gourde
    .gender = f
equipment-shovel = pelle
    .the = une pelle
    .gender = f
terrain-open-ground = Terrain ouvert
    .the = le terrain ouvert
short-open-ground = avance commandée : 1 carte
note-open-ground = Piochez 1 carte quand une section commandée y avance ou en sort en avançant.
terrain-stream = Rivière
    .the = la rivière
    .gender = f
short-stream = compte double
note-stream = Compte pour deux cartes tenues : votre main compte une carte de plus.
terrain-undergrowth = Broussailles
    .the = les broussailles
    .gender = fp
short-undergrowth = +2 de feu ici
note-undergrowth = Une section ici, commandée ou non, a +2 de puissance de feu quand elle attaque ou contre-attaque.
terrain-high-ground = Position surélevée
    .the = la position surélevée
    .gender = f
short-high-ground = tire 1 carte plus près
note-high-ground = Une section qui tire d’ici peut compter une carte de moins jusqu’à une cible hors d’une position surélevée.
terrain-scattered-trees = Arbres clairsemés
    .the = les arbres clairsemés
    .gender = mp
short-scattered-trees = avancer coûte 1
note-scattered-trees = Quand votre section y avance : défaussez 1 carte d’action ou placez 1 coup au moral sur un de ses soldats.
terrain-burned-out-buildings = Bâtiments en ruine
    .the = les bâtiments en ruine
    .gender = mp
short-burned-out-buildings = fermés pendant le tour adverse
note-burned-out-buildings = Ni entrée ni sortie en avançant pendant le tour adverse.
cover-light = couvert léger
cover-medium = couvert moyen
cover-heavy = couvert important
ability-assistant = Assistant
ability-cautious = Prudent
ability-fearless = Sans peur
ability-pathfinder = Éclaireur
ability-on-point = En pointe
ability-planning = Planification
ability-tactics = Tactique
ability-throwing-arm = Lancer de grenade
ability-tough = Coriace
ability-medic = Médecin
ability-sniper = Tireur embusqué

## Words of the table

marker-pin = Cloué
marker-morale = coup au moral
marker-wound = blessure
marker-dead = mort
way-advance = avancer
way-retreat = reculer
way-lateral = se déplacer latéralement
point-start = début du tour
point-action = avant une action
point-declared = après une déclaration
point-damage = avant un pion de dégât
point-draw = phase de pioche
point-cover = phase de couvert
phase-terrain = Terrain
phase-first = Premier joueur
phase-buy = Achat
phase-form = Sections
phase-equip = Équipement
phase-deal = Mains
phase-start = Début du tour
phase-care = Ralliement, médecins, bandages
phase-reorganise = Réorganisation
phase-action = Actions
phase-draw = Pioche
phase-window = Réactions
phase-cover = Phase de couvert
phase-damage = Phase de dégâts
phase-over = La bataille est finie
turn-of = Tour { $side-of }
section-led = { $section } { $force }
    .the = la section { $force-of }
    .gender = f
section-alone = { $force } ({ $force-gender ->
    [f] seule
   *[other] seul
  })
    .the = { $force-the }
    .gender = { $force-gender }
badge-cover = couvert { $cover } jusqu’à la fin du tour
badge-pinned = Cloué
badge-morale = Coups au moral
badge-wound = Blessures
badge-empty = Arme vide
badge-concealed = Dissimulé : couvert 10
badge-leader = Chef de section
badge-equipment = Équipement, face cachée
badge-taken = Pions de dégât pris dans cette attaque
value-vp = Points de victoire
value-command = Commandement
value-morale = Moral
value-weapon = Arme
zone-hand = Main : { $seat }
zone-deck = Pioche
zone-discard = Défausse
zone-table = Cartes déclarées
zone-cup = Gobelet de dégâts
zone-drawn = Pions tirés dans cette attaque
damage-counter = { $result } : { $light } / { $medium } / { $heavy }
track-firepower = Puissance de feu
track-lost = PV perdus
track-hand = Taille de main
buy-card = { $force } ({ $vp } PV)
form-section = Section { $number }
form-leader = Section { $number } : chef
form-counter = { $force } : pion { $number }
form-none = aucun
ending-half = Victoire pour { $side-the } : la moitié de l’ennemi est détruite.
ending-share = Victoire pour { $side-the } : la plus grande part de PV détruits.
ending-ground = Victoire pour { $side-the } : le terrain décide.
ending-draw = Match nul.
result-killed = { $killed } PV détruits, { $lost } PV perdus
result-hurt = ennemi touché
result-suffered = ses propres forces touchées
result-drawn = { $card }
symbol-attack = attaque
symbol-move = mouvement
symbol-instant = instantanée
symbol-lasting = durable
result-drawn-cards = attaque { $attack }, mouvement { $move }, instantanée { $instant }

## Questions

question-priority = Repli, gourde ou jumelles ? ({ $point })
question-contest = Des jumelles sont utilisées pour { $card }. Utiliser les vôtres ?
question-binoculars-discard = Quelle carte défaussez-vous ?
question-cover = { $firepower } de puissance de feu tombe sur votre section. Couvert ?
question-dig-in-hit = Se retrancher : qui prend un coup au moral ? Il reste { $firepower }.
question-name-member = Qui prend le prochain pion de dégât ? Il reste { $firepower }.
question-leader = Le chef { $section-of } est mort. Qui le remplace ?
question-leave = { $section-The } dépasse le commandement de son chef. Qui part ?
question-move-card = Quelle carte déplace { $section-the } ?
question-direction = Où va { $section-the } ?
question-with-move = Des cartes instantanées avec le mouvement { $section-of } ?
question-on-point = En pointe : la note { $terrain-of } s’applique-t-elle ?
question-trees = { $section-The } entre dans les arbres : défausser une carte, ou qui prend un coup au moral ?
question-lose-flanking = Laquelle de vos Positions de flanc est défaussée ?
question-prepare = { $section-The } se prépare : qui fait quoi ?
question-fire-card = Quelle carte paie le tir { $section-of } sur { $target-the } ?
question-closer = { $section-The } tire depuis une hauteur : à quelle distance ?
question-fire = Comment { $force-the } tire-t-{ $force-gender ->
    [f] elle
   *[other] il
  } à la distance { $distance } ?
question-sniper-pay = Défausser une carte pour choisir vous-même le soldat { $section-of } ?
question-sniper-card = Quelle carte { $section-of } est dans le réticule ?
question-target = Qui est attaqué par { $section-the } ?
question-act = Quelle section agit, et comment ?
question-react = { $section-The } attaque. Réagir ?
question-react-to-action = { $section-The } a agi. Réagir ?
question-answer-attack = { $section-The } attaque en réaction. Répondre ?
question-rally = Jouer Ralliement ?
question-rally-remove = Ralliement : de qui retirer : { $marker } ?
question-medic = { $force } : de qui retirer un coup au moral ?
question-bandages = Utiliser des bandages ?
question-pass-equipment = Transmettre de l’équipement ?
question-reorganise = Réorganiser vos sections ?
question-discard = Défausser ? Vous avez { $hand } cartes, votre taille de main est { $size }.
question-buy = Achetez des forces jusqu’à { $size } PV.
question-form = Formez vos sections.
question-equip = Choisissez l’équipement de vos forces.

## Answers

answer-fall-back = Repli avec { $section-the }
answer-use-canteen = Gourde { $force-of }
answer-use-binoculars = Jumelles { $force-of }
answer-hit-the-dirt = À terre
answer-dig-in = Se retrancher
answer-use-shovel = Pelle { $force-of }
answer-pick = { $force }
answer-discard = Défausser « { $card } »
answer-for-text = { $card }
answer-as-default = « { $card } » comme action par défaut
answer-no-card = Sans carte (Éclaireur)
answer-go = { $way }
answer-go-advance = Avancer
answer-go-retreat = Reculer
answer-go-lateral = Mouvement latéral
answer-add-instant = Ajouter « { $card } »
answer-ignore-note = Ignorer la note
answer-apply-note = Appliquer la note
answer-discard-flanking = Celle { $section-of }
answer-reload = { $force-The } recharge
answer-unpin = { $force-The } retire son pion Cloué
answer-draw-card = { $force } : piocher une carte
answer-range = Distance { $distance }
answer-fire = { $force } : { $mode }
answer-fire-aimed = { $force } : tir visé, { $firepower }
answer-fire-rapid = { $force } : tir rapide, { $firepower }
answer-fire-hand-grenade = { $force } : grenade à main, { $firepower }
answer-fire-rifle-grenade = { $force } : grenade à fusil, { $firepower }
answer-fire-abstain = { $force-The } s’abstient
answer-at = { $section }
answer-move = { $section-The } se déplace
answer-attack = { $section-The } attaque
answer-prepare = { $section-The } se prépare
answer-conceal = { $section-The } se dissimule
answer-counterattack = { $section-The } contre-attaque
answer-end-turn = Finir le tour
answer-let-mate-act = Laisser agir votre coéquipier
answer-play-rally = Jouer Ralliement
answer-use-bandages = Bandages { $force-of } sur { $on-the }
answer-pass-equipment = { $force-The } donne { $counter } { $to-to }
answer-join = { $force-The } rejoint { $section-the }
answer-detach = { $force-The } quitte sa section
answer-lead = { $force-The } commande
answer-purchase = Une force prête de { $count } cartes
answer-formation = Une formation prête
answer-loadout = Un équipement prêt de { $count } pions

## Events

event-terrain-laid = La carte de terrain { $card } est tirée pour la place { $at }
event-first-player-drawn = { $side ->
    [allies] Les Alliés commencent
   *[axis] L’Axe commence
 }
event-forces-bought = { $seat } : { $vp } PV de forces achetés
event-section-formed = Une section est formée
event-equipment-taken = { $seat } : équipement choisi
event-phase-began = { $phase ->
    [terrain] Terrain
    [first] Premier joueur
    [buy] Achat des forces
    [form] Formation des sections
    [equip] Choix de l’équipement
    [deal] Distribution des mains
    [start] Début du tour
    [care] Ralliement, médecins, bandages
    [cover] Phase de couvert
    [damage] Phase de dégâts
    [over] Fin de la bataille
    [reorganise] Réorganisation
    [action] Actions
    [draw] Pioche
   *[other] { $phase }
 }
event-turn-began = Tour { $turn } : { $side ->
    [allies] les Alliés
   *[axis] l’Axe
 }
event-turn-ended = Le tour est fini : { $side ->
    [allies] les Alliés
   *[axis] l’Axe
 }
event-spoke = { $seat } : un coéquipier agit
event-noted = Noté
event-cards-drawn = { $seat } : { $count } { $count ->
    [one] carte piochée
   *[other] cartes piochées
 }
event-deck-reshuffled = La défausse devient la pioche
event-card-played = { $seat } : carte « { $card } » jouée { $text ->
    [True] pour son texte
   *[other] comme action par défaut
 }
event-card-discarded = { $seat } : carte « { $card } » défaussée
event-card-taken = { $seat } : carte « { $card } » reprise dans la défausse
event-lasting-placed = La carte « { $card } » reste avec { $section-the }
event-lasting-discarded = La carte « { $card } » { $section-of } est défaussée
event-left = { $force-The } est désormais hors section
event-joined = { $force-The } rejoint { $section-the }
event-leader-named = { $leader-The } commande { $section-the }
event-section-removed = { $section-The } n’existe plus
event-acted = { $section-The } a agi
event-moved = { $section-The } { $way ->
    [advance] avance dans la carte { $at }
    [retreat] recule dans la carte { $at }
    [fall_back] se replie dans la carte { $at }
   *[lateral] se déplace latéralement dans la carte { $at }
 }
event-cover-gained = { $section-The } a { $cover } de couvert jusqu’à la fin du tour
event-note-ignored = { $section-The } ignore la note de la carte { $at }
event-window-opened = L’autre camp peut réagir
event-window-passed = { $seat } : pas de réaction
event-fired = { $force-The } { $mode ->
    [aimed] tire en tir visé
    [rapid] tire en tir rapide
    [hand_grenade] lance une grenade à main
    [rifle_grenade] tire une grenade à fusil
   *[other] tire
 } : { $firepower }
event-crosshair-put = { $sniper-The } a { $force-the } dans son réticule
event-fire-declared = { $section-The } { $counter ->
    [True] contre-attaque
   *[other] attaque
 } { $target-the } : { $total } de puissance de feu, dont { $bonus } de bonus (distance { $distance })
event-attack-began = L’attaque commence
event-firepower-moved = Puissance de feu { $firepower } : { $why ->
    [counterattack] contre-attaque
    [inherent] blindage ou couvert inhérent
    [concealment] dissimulation
    [standing] couvert du tour
    [hit_the_dirt] À terre
    [dig_in] Se retrancher
    [shovel] pelle
   *[fall_back] Repli
 } { $amount }
event-counterattacked = { $section-The } contre-attaque
event-cover-step-began = Phase de couvert
event-damage-step-began = Phase de dégâts
event-counter-drawn = { $counter ->
    [P1] Cloué
    [P2] Cloué
    [P3] Cloué
    [M1] Coup au moral
    [M2] Coup au moral
    [M3] Coup au moral
    [W1] Blessure
    [W2] Blessure
    [W3] Blessure
   *[other] Mort
 } est tiré contre { $force-the } : coût { $cost }, { $paid ->
    [True] payé
   *[other] plus qu’il n’en reste : l’attaque prend fin
 }
event-attack-ended = L’attaque est finie
event-marked = { $force-The } prend { $marker ->
    [pin] un pion Cloué
    [morale] un coup au moral
   *[wound] une blessure
 } { $why ->
    [damage] par un pion de dégât
    [dig_in] en se retranchant
    [trees] par les arbres
    [rally] par Ralliement
    [medic] par un médecin
    [bandages] par des bandages
    [prepare] en se préparant
   *[other] { $why }
 }
event-unmarked = { $force-The } perd { $marker ->
    [pin] un pion Cloué
    [morale] un coup au moral
   *[wound] une blessure
 } { $why ->
    [damage] par un pion de dégât
    [dig_in] en se retranchant
    [trees] par les arbres
    [rally] par Ralliement
    [medic] par un médecin
    [bandages] par des bandages
    [prepare] en se préparant
   *[other] { $why }
 }
event-died = { $force-The } est hors de combat : { $vp } PV
event-reloaded = { $force-The } a rechargé
event-concealed = { $force-The } se dissimule de nouveau
event-equipment-used = { $force-The } utilise { $kind_used-the }
event-bandages-kept = { $force-The } garde ses bandages
event-binoculars-returned = { $force-The } reprend ses jumelles
event-equipment-passed = { $giver-The } donne { $kind_passed ->
    [bandages] des bandages
    [hand_grenade] une grenade à main
    [rifle_grenade] une grenade à fusil
    [binoculars] des jumelles
    [canteen] une gourde
    [shovel] une pelle
   *[other] un pion
 } { $receiver-to }
event-battle-ended = La bataille est finie

## Refusals

refusal-card-not-in-hand = Vous n’avez pas la carte « { $card } » en main.
refusal-not-your-section = { $section-The } n’est pas votre section.
refusal-not-your-force = { $force-The } n’est pas à vous.
refusal-no-such-equipment = { $force } ne porte pas : { $kind }.
refusal-discard-pile-empty = La défausse est vide.
refusal-already-home = { $section-The } est à son point de départ et ne peut plus reculer.
refusal-too-late-to-fall-back = Il est trop tard pour un Repli : la phase de dégâts a commencé.
refusal-ruins-closed = Les ruines sont fermées pendant le tour adverse.
refusal-not-under-fire = { $force-The } n’est pas sous le feu.
refusal-one-hit-at-least = Il faut au moins un coup.
refusal-others-first = D’autres doivent prendre un pion d’abord : pas { $force-the }.
refusal-needs-command = { $force-The } n’a pas de commandement.
refusal-leader-stays = { $force-The } ne peut quitter la section.
refusal-sniper-alone = Un tireur embusqué est toujours seul ({ $force-the }).
refusal-vehicle-apart = Véhicules et canons restent à part ({ $force-the }).
refusal-individual-is-one = Un soldat seul est un seul soldat.
refusal-no-leader = { $force-The } ne peut commander cette section.
refusal-over-command = Le commandement { $leader-of } permet { $limit }.
refusal-leads-himself = { $force-The } a un commandement et dirige sa propre section.
refusal-no-such-way = Pas de direction { $way }.
refusal-leader-cannot-move = Le chef { $force-the } ne peut pas { $way }.
refusal-cannot-move = { $force-The } ne peut pas { $way }.
refusal-no-lateral-double-time = Le pas de course n’est pas latéral.
refusal-end-of-line = La ligne finit là.
refusal-needs-a-card = Il faut une carte, et votre main est vide.
refusal-not-a-move-card = « { $card } » n’est pas une carte de mouvement ; jouez-la par défaut.
refusal-does-not-go-with-a-move = La carte « { $card } » n’accompagne pas un mouvement.
refusal-key-location-in-play = Une Position clé est déjà posée.
refusal-key-location-elsewhere = Une Position clé se pose en 4, 5 ou 6, pas en { $at }.
refusal-no-flanking-position = { $section-The } n’a pas de Position de flanc.
refusal-not-in-section = { $force-The } n’est pas dans la section.
refusal-has-chosen = { $force-The } a déjà choisi.
refusal-is-loaded = { $force-The } n’a rien à recharger.
refusal-is-not-pinned = { $force-The } n’a pas de pion Cloué.
refusal-not-for-attack = La carte « { $card } » ne sert pas à attaquer ; jouez-la par défaut.
refusal-not-for-counterattack = La carte « { $card } » ne sert pas à contre-attaquer ; jouez-la par défaut.
refusal-not-that-range = La distance { $distance } n’est pas possible.
refusal-all-pinned = Tous sont cloués dans { $section-the }.
refusal-all-empty = Toutes les armes { $section-of } sont vides.
refusal-nobody-can-fire = Personne dans la section ne peut tirer là-dessus.
refusal-another-soldier = C’est { $force-to } de choisir.
refusal-somebody-must-fire = Au moins un soldat doit tirer.
refusal-grenade-cannot = { $force-The } ne peut utiliser cette grenade à la distance { $distance }.
refusal-no-grenade = { $force-The } n’a pas cette grenade.
refusal-no-such-mode = Ce mode de tir n’existe pas.
refusal-weapon-empty = L’arme { $force-of } est vide.
refusal-no-harm-to-armour = L’arme { $force-of } ne peut rien contre un blindage à la distance { $distance }.
refusal-dash = { $force-The } ne peut tirer ainsi à la distance { $distance }.
refusal-not-for-a-sniper = Un tireur embusqué ne peut choisir { $force-the }.
refusal-not-a-sniper = { $section-The } n’est pas un tireur embusqué.
refusal-concealed-already = Le tireur est déjà dissimulé.
refusal-not-an-enemy = { $section-The } n’est pas une section ennemie.
refusal-no-mate-to-act = Aucun coéquipier n’attend.
refusal-has-acted = { $section-The } a déjà agi ce tour.
refusal-counterattack-instead = Contre une attaque, on contre-attaque.
refusal-attack-instead = Il n’y a pas d’attaque à contrer.
refusal-has-no-such-marker = { $force-The } n’a pas ce marqueur.
refusal-not-for-this-medic = Le médecin ne peut retirer un coup au moral { $force-of }.
refusal-cannot-pass = { $force-The } ne peut y donner d’équipement.
refusal-no-room-for-equipment = { $force-The } n’a plus de place pour l’équipement.
refusal-passed-on-already = { $force-The } a reçu un pion ce tour.
refusal-medic-cannot = { $force-The } ne peut soigner personne maintenant.
refusal-not-for-vehicles = Des bandages ne réparent pas { $force-the }.
refusal-no-wound-here = Pas de blessé ici : { $force-the }.
refusal-cannot-join = { $force-The } ne peut rejoindre { $section-the }.
refusal-once-in-a-step = { $force-The } a déjà changé dans cette phase.
refusal-hand-too-large = Vous avez { $hand } cartes ; votre taille de main est { $size }.
refusal-one-list-for-each-seat = Une liste pour chacun des { $seats } joueurs.
refusal-buy-something = Chaque joueur a besoin de forces.
refusal-not-of-your-nation = { $force-The } n’est pas de votre nation.
refusal-bought-already = { $force-The } figure déjà parmi vos achats.
refusal-one-nation = Un joueur achète dans une seule nation : pas { $force-the }.
refusal-too-many-points = { $spent } PV dépassent { $size }.
refusal-one-section-each = { $force-The } est dans une seule section, la vôtre.
refusal-left-out = { $force-The } n’est dans aucune section.
refusal-supply-exhausted = Il n’y a plus de pions : { $kind }.

## Regarder depuis une pièce

look-fire = distance { $range } : { $firepower }

## Fenêtres de réaction

window-answer = Réponse
window-contest = Contestation
window-cover = Phase de couvert
window-priority = Avant de poursuivre
window-rally = Ralliement
window-reaction = Réaction

## Remedies

remedy-prepare-draws = Se préparer ne demande pas de carte : chaque membre peut en piocher une.
remedy-next-turn = Au début du tour suivant, toutes les sections peuvent de nouveau agir.
remedy-prepare-reloads = Se préparer recharge.
remedy-prepare-unpins = Se préparer retire un pion Cloué, Ralliement aussi ; Repli déplace aussi les cloués.
remedy-heal-first = Des bandages, un médecin ou Ralliement retirent une blessure ; Repli déplace aussi les blessés.
remedy-retreat-or-lateral = Elle peut reculer ou se déplacer latéralement.
remedy-own-turn = Pendant votre tour, les ruines sont ouvertes.
remedy-discard-more = Défaussez d’abord d’autres cartes.
remedy-smaller-section = Détachez d’abord quelqu’un, ou nommez un chef de plus grand commandement.
remedy-medic-next-turn = Non cloué, il peut soigner un marqueur à chacun de vos tours.
remedy-cover-step-next-time = Jouez-la avant que les pions soient tirés.
remedy-who-is-under-fire = Désignez quelqu’un qui est sous le feu.
remedy-another-range = Rapprochez-vous ou éloignez-vous, ou tirez sur une autre section.
remedy-anti-armour = Lance-roquettes, canons, mitrailleuses, lance-flammes et grenades peuvent percer un blindage, selon la distance.

## Options de partie

option-turn-limit-scenario = celle du scénario
option-turn-limit-none = sans limite
option-turn-limit-8 = 8 tours par camp
option-turn-limit-10 = 10 tours par camp
option-turn-limit-12 = 12 tours par camp
option-turn-limit-14 = 14 tours par camp
option-turn-limit-16 = 16 tours par camp
option-turn-limit-18 = 18 tours par camp
option-turn-limit-20 = 20 tours par camp
option-turn-limit-30 = 30 tours par camp
option-battle-size-20 = 20 PV par camp
option-battle-size-31 = 31 PV par camp
option-battle-size-50 = 50 PV par camp
option-battle-size-75 = 75 PV par camp
option-battle-size-100 = 100 PV par camp
option-allies-start-2 = carte 2, à un bout de la ligne
option-allies-start-8 = carte 8, à l’autre bout
option-empty-weapon-silent = ne tire plus du tout
option-empty-weapon-aimed = peut encore servir en tir visé
option-vehicles-in-sections = peuvent partager une section avec d’autres cartes
option-vehicles-apart = forment toujours une section à eux seuls
option-ruins-card-face = on n’y entre ni n’en sort en avançant ; reculs et mouvements latéraux permis
option-ruins-closed = on n’y entre ni n’en sort, Repli compris
option-reactions-several = autant que le joueur en veut
option-reactions-one = une au plus
option-late-fall-back-allowed = peut être joué
option-late-fall-back-forbidden = ne peut plus être joué
option-medic-others = des autres seulement
option-medic-himself-too = des autres et de lui-même

## Mots de la table dans ce jeu

ui-round = Tour
ui-round-move = tour { $round }, décision { $n }
ui-rounds-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
badge-acted = a agi
badge-not-acted = n’a pas encore agi
feature-light = couvert léger
feature-medium = couvert moyen
feature-heavy = couvert important
feature-objective = objectif
