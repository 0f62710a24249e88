# Heroes of Normandie: ce qui se dit à la table.

## Camps, phases, pistes, zones
side-us = Américains
    .the = les Américains
    .gender = mp
side-ge = Allemands
    .the = les Allemands
    .gender = mp
sequence-us = Séquence américaine
sequence-ge = Séquence allemande
phase-setup = Mise en place
phase-start = Début de séquence
phase-claims = Dépôts
phase-verdict = Fin du tour
phase-open = Avant la première tactique
phase-tactic = Choix d’une tactique
phase-hand = Gestion de la main
phase-relief = Retrait de SUPPRESSED
phase-manoeuvre = Manœuvre
phase-after = Après la tactique
phase-turn-end = Fin du tour
phase-over = La bataille est terminée
phase-activation = Activation
phase-go = Marqueurs GO!
turn-orders = { $side } : { $orders ->
    [one] { $orders } ORDRE restant
   *[other] { $orders } ORDRES restants
  }
track-turn = Tour
track-directives = DIRECTIVE
track-orders = ORDRES
track-points = Points de victoire
track-history = Événements historiques disponibles
zone-hand = Main
zone-reserve = Réserve
zone-discard = Défausse
zone-beside = À côté du tableau de commandement
zone-history = Événements historiques
name-concealed = une carte Dissimulée
    .the = une carte Dissimulée
    .gender = f
name-card = une carte
    .the = une carte
    .gender = f
name-square = { $square }
memory-seen = déjà vue : { $unit }
note-value = { $marker } : { $value }
lasting-save =
    Sauvegarde { $value }+ jusqu’à la fin {$until ->
        [turn] du tour
        *[sequence] de la séquence
    }
lasting-effect =
    { $skill } jusqu’à la fin {$until ->
        [turn] du tour
        *[sequence] de la séquence
    }
lasting-target =
    Les Tirs contre elle ont +{ $value } jusqu’à la fin {$until ->
        [turn] du tour
        *[sequence] de la séquence
    }
lasting-forbid =
    {$what ->
        [move] Ne peut pas se déplacer
        [fire] Ne peut pas tirer
        [skill] Ne peut pas utiliser de compétence
        *[directive] Ne peut pas utiliser de DIRECTIVE
    } jusqu’à la fin {$until ->
        [turn] du tour
        *[sequence] de la séquence
    }
mark-objective = Objectif : { $points }
value-activation = Activation
value-save = Sauvegarde
value-hit-points = Points de vie
value-armour = Blindé
value-fire = Portée { $range }
skill-for-osttruppen = pour les Osttruppen
skill-for-infantry = pour l’infanterie
skill-for-artillery = pour l’artillerie
skill-for-paratrooper = pour les parachutistes
skill-for-tank = pour les chars
skill-for-mechanised = pour les unités mécanisées
field-place = Case { $card-of }
field-objective = Objectif { $number }
field-copies = Exemplaires : { $card }
field-on-map = { $card } sur la carte
field-heroes = Héros
field-events = Événements

## Questions
question-set-up = Placez vos cartes : les cartes fixes Dissimulées sur leurs cases, les libres dans leur zone.
question-role = Attaquer ou défendre ?
question-ground = Quel terrain en { $square } ?
question-army = Achetez votre armée.
question-objectives = Placez les objectifs dans la moitié nord, jamais adjacents.
question-tactic = Choisissez une tactique ({ $orders ->
    [one] { $orders } ORDRE restant
   *[other] { $orders } ORDRES restants
  }).
question-window = Jouer un Événement ou un Héros ?
question-deploy = Déployer une unité de votre main ?
question-relief = Quelle unité perd un marqueur SUPPRESSED ?
question-manoeuvre = Un Tir et une marche forcée après l’échange ?
question-act = Activation { $unit-of } en { $square } : que faire ?
question-conceal = Dissimuler { $unit-the } en { $square } ?
question-go = Quel GO! tenter ou refuser ?
question-force = { $unit-The } { $unit-gender ->
    [mp] ont obtenu
   *[other] a obtenu
  } { $die } pour { $needed }. { $may ->
    [no] Désorientation : aucune DIRECTIVE ne peut forcer l’activation. Révéler une carte, ou continuer ?
   *[yes] Forcer l’activation avec une DIRECTIVE ?
  }
question-reveal-target = On tire sur { $unit-the } en { $square }. Révéler cette carte avant les dés ?
question-reveal-before-save = { $unit-The } en { $square } { $unit-gender ->
    [f] est touchée
    [mp] sont touchés
   *[other] est touché
  }. Révéler une carte avant la sauvegarde ?
question-pierce = Dépenser une DIRECTIVE pour un Tir perforant contre { $unit-the } en { $square } ?
question-card-before-dice = Avant les dés contre { $unit-the } en { $square } : jouer une carte ?
question-card-after-dice = Résultat { $total } pour { $value }. Jouer une carte avant qu’il ne compte ?
question-fire-plus = Résultat { $total } pour { $value }. Dépenser une DIRECTIVE pour +1 ?
question-save = { $unit-The } en { $square } : tenter la sauvegarde ({ $needed }+) ?
question-save-plus = Dé de sauvegarde { $die } pour { $needed }. { $may ->
    [no] L’unité est Désorientée : aucune DIRECTIVE ne peut l’aider. Révéler une carte, ou continuer ?
   *[yes] Dépenser une DIRECTIVE pour +1 ?
  }
question-advance = Faire avancer { $unit-the } dans la case de l’unité détruite ?
question-fire-choice = Quel Tir { $unit-gender ->
    [mp] effectuent
   *[other] effectue
  } { $unit-the } en { $square } ?
question-claim = Révéler { $unit-the } en { $square } pour prendre le contrôle ?
question-pick-unit =
    {$effect ->
        [remove_suppressed] Laquelle de vos unités perd ses marqueurs SUPPRESSED ?
        [remove_hit] Laquelle de vos unités perd un marqueur HIT ?
        [suppress] Quelle unité ennemie reçoit un SUPPRESSED ?
        [grant_save] Laquelle de vos unités a une sauvegarde de { $value } ?
        [grant_effect] Laquelle de vos unités a l’effet de tir ?
        [fire_modifier] Contre quelle unité ennemie vos Tirs ont-ils +{ $value } ?
        [forbid]
            {$what ->
                [move] Quelle unité ennemie ne peut pas se déplacer ?
                [fire] Quelle unité ennemie ne peut pas tirer ?
                [skill] Quelle unité ennemie ne peut pas utiliser de compétence ?
                *[directive] Quelle unité ennemie ne peut pas utiliser de DIRECTIVE ?
            }
        [attack] Sur quelle unité ennemie tire-t-on ({ $value }) ?
        [reveal] Quelle carte ennemie Dissimulée est révélée ?
        [conceal] Laquelle de vos unités se dissimule ?
        [place_go] Laquelle de vos unités reçoit un marqueur GO! ?
        [fire_now] Laquelle de vos unités tire ?
        [place_marker]
            {$marker ->
                [panzerfaust] Laquelle de vos unités reçoit un Panzerfaust ?
                [hit_point] Laquelle de vos unités reçoit un point de vie ?
                *[defence_bonus] Sur la case de laquelle de vos unités poser le marqueur ?
            }
        *[other] Choisissez une unité.
    }
question-pick-square =
    {$effect ->
        [deploy_reserve] Sur quelle case de votre zone l’unité arrive-t-elle ?
        [place_marker]
            {$marker ->
                [minefield] Sur quelle case poser le Champ de mines ?
                *[passage] Sur quelle case d’Eau poser le Passage ?
            }
        *[other] Choisissez une case.
    }
question-move-unit = Déplacer une unité d’une case ?
question-pick-card = Choisissez une carte de votre défausse.
question-pick-historical = Choisissez un événement historique.
question-bombard-square = Choisissez une case à bombarder (encore { $left }).
question-bombard-next = Quelle case est bombardée ensuite ?

## Réponses
answer-play-event = Jouer « { $card } »
answer-play-hero = Jouer « { $card } » sur { $unit-the } en { $square }
answer-reveal = Révéler { $unit-the } en { $square }
answer-take-directives = Prendre 3 DIRECTIVE
answer-manage-hand = Gérer la main
answer-manoeuvre = Échanger { $first-the } en { $from } et { $second-the } en { $to }
answer-remove-suppressed = Retirer SUPPRESSED
answer-activate = Activer { $unit-the } en { $square }
answer-relieve = Retirer un SUPPRESSED { $unit-of } en { $square }
answer-deploy = Déployer { $card-the } en { $square }
answer-deploy-hq = Déployer { $card-the } en { $square }, près { $hq-of }
answer-move = Aller en { $square }
answer-march = Marche forcée vers { $square }
answer-march-by = Marche forcée { $unit-of } depuis { $from } vers { $square }
answer-fire-at = Tir ({ $value }) sur { $unit-the } en { $square }
answer-fire-effect = Tir ({ $value }, { $effect }) sur { $unit-the } en { $square }
answer-fire-at-by = { $firer-The } en { $from } : Tir ({ $value }) sur { $unit-the } en { $square }
answer-fire-effect-by = { $firer-The } en { $from } : Tir ({ $value }, { $effect }) sur { $unit-the } en { $square }
answer-fire-at-number = Tir n° { $number } ({ $value }) sur { $unit-the } en { $square }
answer-fire-effect-number = Tir n° { $number } ({ $value }, { $effect }) sur { $unit-the } en { $square }
answer-fire-at-number-by = { $firer-The } en { $from } : Tir n° { $number } ({ $value }) sur { $unit-the } en { $square }
answer-fire-effect-number-by = { $firer-The } en { $from } : Tir n° { $number } ({ $value }, { $effect }) sur { $unit-the } en { $square }
answer-command = GO! sur { $unit-the } en { $square }
answer-draw-card = Piocher une carte
answer-take-directive = Prendre une DIRECTIVE
answer-heal = Tenter de soigner { $unit-the } en { $square }
answer-shift = Déplacer { $unit-the } depuis { $square } vers { $to }
answer-order-fire = Feu ! par { $unit-the } en { $square }
answer-encourage = Encourager { $unit-the } en { $square }
answer-clear = Déblayer { $square } : { $marker }
answer-bridge = Poser un Passage en { $square }
answer-charge = Charge contre { $unit-the } en { $square }
answer-end-activation = Terminer l’activation
answer-conceal = Dissimuler l’unité
answer-attempt = Tenter le GO! { $unit-of } en { $square }
answer-decline = Refuser le GO! { $unit-of } en { $square }
answer-spend-directive = Dépenser une DIRECTIVE
answer-turn-up = Révéler { $unit-the } en { $square }
answer-roll-save = Tenter la sauvegarde
answer-advance = Avancer en { $square }
answer-pick-unit = { $unit } en { $square }
answer-pick-square = { $square }
answer-move-unit = Déplacer { $unit-the } depuis { $from } vers { $square }
answer-pick-card = { $card }
answer-pick-historical = { $event } : { $text }
answer-set-up = Cette disposition
answer-role =
    {$role ->
        [attack] Attaquer
        *[defend] Défendre
    }
answer-ground =
    {$terrain ->
        [forest] Forêt
        [urban] Zone urbaine
        [hill] Colline
        [fortified] Position fortifiée
        *[flooded] Zone inondée
    }
answer-buy-army = Cette armée
answer-objectives = Ces cases

## Événements
event-step-done = La mise en place continue.
event-roles-settled =
    {$attacker ->
        [us] Les Américains
        *[ge] Les Allemands
    } attaquent.
event-ground-laid = { $where } devient { $name }.
event-army-mustered =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } dévoilent leur armée.
event-objective-placed = Un objectif en { $where }.
event-cards-drawn =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } piochent { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-sequence-began =
    Tour { $turn } : {$side ->
        [us] les Américains
        *[ge] les Allemands
    } commencent leur séquence.
event-stage-reached = La séquence continue.
event-claims-opened = On vérifie le contrôle.
event-claim-settled = On vérifie le contrôle.
event-tactic-chosen =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } : {$tactic ->
        [take_directives] prise de DIRECTIVE
        [manage_hand] gestion de la main
        [manoeuvre] Manœuvre
        [remove_suppressed] retrait de SUPPRESSED
        *[activate_unit] activation d’une unité
    }.
event-orders-gained =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } ont { $count ->
    [one] { $count } ORDRE
   *[other] { $count } ORDRES
  } de plus.
event-orders-set =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } ont désormais { $count } ORDRES par tour.
event-directives-gained =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } prennent { $count } DIRECTIVE (6 au plus).
event-directives-lost =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } perdent { $count } DIRECTIVE.
event-directive-spent =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } dépensent une DIRECTIVE pour { $name-the } en { $where } : {$use ->
        [forced_march] marche forcée
        [force_activation] activation forcée
        [piercing] Tir perforant
        [fire_plus_one] +1 au Tir
        *[save_plus_one] +1 à la sauvegarde
    }.
event-event-played =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } jouent « { $name } ».
event-historical-used =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } appliquent « { $name } ».
event-hero-played =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } jouent « { $name } » sur { $on } en { $where }.
event-effect-began =
    Son effet dure jusqu’à la fin {$until ->
        [turn] du tour
        *[sequence] de la séquence
    }.
event-marker-placed = { $name } en { $where }.
event-marker-removed = { $name } quitte { $where }.
event-card-recovered =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } reprennent « { $name } » en main.
event-points-won =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } gagnent { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de victoire.
event-sequence-ended =
    {$side ->
        [us] Les Américains
        *[ge] Les Allemands
    } terminent leur séquence.
event-turn-ended = Le tour { $turn } est terminé.
event-battle-ended = La bataille est terminée.
event-supply-ended = La gestion de la main est terminée.
event-unit-placed = { $name } en { $where }.
event-unit-deployed = { $name-The } { $name-gender ->
    [mp] arrivent
   *[other] arrive
  } en { $where }.
event-revealed = { $name-The } en { $where } { $name-gender ->
    [f] est révélée
    [mp] sont révélés
   *[other] est révélé
  }.
event-concealed = { $name-The } en { $where } { $name-gender ->
    [mp] se dissimulent
   *[other] se dissimule
  }.
event-decoy-discarded = Un leurre est défaussé.
event-destroyed = { $name-The } en { $where } { $name-gender ->
    [f] est détruite
    [mp] sont détruits
   *[other] est détruit
  }.
event-withdrawn = { $name-The } en { $where } { $name-gender ->
    [mp] retournent
   *[other] retourne
  } dans la Réserve.
event-moved = { $name-The } { $name-gender ->
    [mp] vont
   *[other] va
  } en { $where }.
event-moved-concealed = { $name-The } { $name-gender ->
    [mp] vont
   *[other] va
  } en { $where }.
event-swapped = { $name-The } { $name-gender ->
    [mp] vont
   *[other] va
  } en { $where }, { $other-the } en { $there }.
event-swapped-concealed = { $name-The } { $name-gender ->
    [mp] vont
   *[other] va
  } en { $where }, { $other-the } en { $there }.
event-swap-ended = La Manœuvre est terminée.
event-suppression-removed = { $name-The } en { $where } { $name-gender ->
    [mp] perdent
   *[other] perd
  } { $count } SUPPRESSED.
event-hit-removed = { $name-The } en { $where } { $name-gender ->
    [mp] perdent
   *[other] perd
  } un HIT.
event-hit-placed = { $name-The } en { $where } { $name-gender ->
    [mp] reçoivent
   *[other] reçoit
  } { $count } HIT.
event-suppression-placed = { $name-The } en { $where } { $name-gender ->
    [mp] reçoivent
   *[other] reçoit
  } { $count } SUPPRESSED.
event-activated = Activation { $name-of } en { $where }.
event-activation-ended = { $name-The } en { $where } : activation terminée.
event-movement-ended = Les barbelés arrêtent { $name-the } en { $where }.
event-skill-used = { $name-The } en { $where } { $name-gender ->
    [mp] utilisent
   *[other] utilise
  } une compétence : { $skill }.
event-go-placed = GO! sur { $name-the } en { $where }.
event-go-placed-telling = GO! sur { $name-the } en { $where }.
event-go-discarded = Le GO! { $name-of } en { $where } est défaussé.
event-fire-declared = { $by-The } { $by-gender ->
    [mp] tirent
   *[other] tire
  } ({ $value }) sur { $name-the } en { $where }.
event-fire-rolled = Les dés rouges donnent { $total }.
event-fire-judged =
    Résultat { $total } : {$result ->
        [success] succès
        [half] demi-succès
        *[miss] échec
    }.
event-fire-remembered = Le prochain Tir sur la même cible réussira.
event-fire-ended = Le Tir est terminé.
event-save-rolled =
    { $name-The } en { $where } : sauvegarde { $needed }+, dé { $die } : {$saved ->
        [True] réussie
        *[False] manquée
    }.
event-unit-equipped = { $name-The } en { $where } { $name-gender ->
    [mp] reçoivent
   *[other] reçoit
  } un marqueur : { $marker }.

## Refus
refusal-already-activated = Cette unité a déjà été activée dans cette séquence.
refusal-already-advanced = Une seule avance gratuite par activation.
refusal-already-marched = Une seule marche forcée par activation.
refusal-already-moved = L’unité a déjà effectué son mouvement.
refusal-already-piercing = Ce Tir ne peut pas devenir perforant.
refusal-already-visible = La carte est déjà Visible.
refusal-at-least-one = Il faut retirer au moins un marqueur.
refusal-card-listed-twice = Une carte figure deux fois.
refusal-decoy-in-enemy-sequence = Un leurre se retire pendant votre séquence, ou quand on tire dessus.
refusal-decoy-visible = Un leurre Visible est défaussé.
refusal-disoriented = Une unité Désorientée ne peut pas utiliser de DIRECTIVE.
refusal-enemy-activation = Vous ne pouvez pas interrompre ici.
refusal-enemy-adjacent = Une carte ennemie est adjacente.
refusal-event-already-played = Un seul Événement par séquence.
refusal-event-not-available = Cet événement historique n’est pas disponible.
refusal-event-used = Cet événement historique a déjà servi.
refusal-fire-or-move = Tir ou mouvement : pas les deux dans une activation.
refusal-fire-value-used = Cette valeur de tir a déjà servi.
refusal-flooded = Une unité en zone inondée ne peut pas utiliser de DIRECTIVE.
refusal-forbidden-by-event = Un Événement l’interdit.
refusal-gone = L’unité a quitté le champ de bataille.
refusal-halted-by-wire = Les barbelés ont mis fin à son mouvement.
refusal-in-a-manoeuvre = Cette unité est l’une des deux de la Manœuvre : elle ne peut rien faire d’autre avant sa fin.
refusal-has-go = L’unité porte déjà un marqueur.
refusal-has-moved = L’unité a bougé : seule la valeur « mouvement » reste.
refusal-hero-already-played = Un seul Héros par séquence.
refusal-hero-condition = L’unité ne remplit pas la condition du héros.
refusal-hq-slot-used = Ce QG a déjà fait venir une unité.
refusal-hq-too-fresh = Ce QG est arrivé avec le même ORDRE.
refusal-immobile = L’unité est Immobile.
refusal-inside-a-fire = Pas pendant un Tir.
refusal-makes-no-difference = Un de plus ne changerait rien.
refusal-marked-already = Il y a déjà un tel marqueur.
refusal-must-be-visible = L’unité doit être Visible.
refusal-must-be-concealed = La carte doit être Dissimulée.
refusal-must-choose = Il faut en choisir un.
refusal-needs-an-hq = Une armée a besoin d’un QG.
refusal-never-diagonal = Jamais en diagonale.
refusal-no-bridge = Il n’y a pas de pont détruit.
refusal-no-charge-here = Il n’y a pas de charges contre les points d’appui dans cette bataille.
refusal-no-decoys = Les leurres ne sont pas utilisés.
refusal-no-directive-left = Il ne reste pas de DIRECTIVE.
refusal-no-enemy-there = Ce n’est pas une unité ennemie.
refusal-no-engineers = L’unité n’a pas d’Ingénieurs.
refusal-no-fire-left = Il ne reste aucun Tir auquel renoncer.
refusal-no-fire-value = L’unité n’a pas cette valeur de tir.
refusal-no-go = L’unité n’a pas de marqueur GO!.
refusal-no-historical-event-left = Aucun événement historique n’est disponible.
refusal-no-historical-event-now = Aucun des événements historiques restants ne peut servir maintenant.
refusal-chosen-already = Cette unité a déjà été choisie.
refusal-moves-used-up = La carte ne déplace plus d’autre unité, ou plus celle-ci.
refusal-never-concealed = Dans cette bataille aucune unité n’est jamais Dissimulée.
refusal-is-firing = L’unité est en train de tirer.
refusal-sequence-over = La séquence est terminée.
refusal-no-hit = L’unité n’a pas de HIT.
refusal-no-hq = Ce n’est pas un de vos QG.
refusal-no-hq-near = Aucun de vos QG Visibles n’est assez proche.
refusal-no-room-on-the-map = Trop d’unités sur la carte.
refusal-no-strongpoint = Aucun point d’appui de cette sorte n’est adjacent.
refusal-no-such-skill = L’unité n’a pas cette compétence.
refusal-no-target = L’unité n’a pas de cible à portée.
refusal-no-unit-in-hand = Ce n’est pas une carte Unité de votre main.
refusal-nobody-suppressed = Aucune de vos unités n’est SUPPRESSED.
refusal-northern-half = Seulement dans la moitié nord.
refusal-not-adjacent = Ni sur sa case ni à côté.
refusal-not-armoured = La cible n’est pas blindée.
refusal-not-before-turn = Pas avant le tour { $turn }.
refusal-not-beside-the-hq = Pas à côté du QG.
refusal-not-bombarded = Cette case n’est pas bombardée.
refusal-not-cumbersome = L’arme n’est pas Encombrante.
refusal-not-during-an-activation = Pas pendant une activation ou un Tir.
refusal-not-in-discard = Pas dans votre défausse.
refusal-not-in-hand = Pas dans votre main.
refusal-not-of-that-side = Pas une unité de ce camp.
refusal-not-on-itself = Pas sur l’unité elle-même.
refusal-not-side-by-side = Les deux unités ne sont pas côte à côte.
refusal-pair-in-order = Nommez la paire dans l’ordre de ses cases, de gauche à droite et de haut en bas.
refusal-equal-card-first = Vous avez cette carte plusieurs fois : utilisez la première.
refusal-turn-it-up = La question porte déjà sur cette carte : retournez-la par cette question.
refusal-concealed-not-diagonal = Une carte Dissimulée se déplace orthogonalement dans cette bataille.
refusal-not-suppressed = L’unité n’est pas SUPPRESSED.
refusal-not-that-square = Pas cette case.
refusal-not-that-unit = Pas cette unité.
refusal-not-the-listed-squares = Les cartes fixes gardent leurs cases.
refusal-not-the-target = Ce n’est pas la cible.
refusal-not-your-card = Pas une carte de votre camp.
refusal-not-your-unit = Pas une de vos unités.
refusal-nothing-to-clear = Il n’y a rien à déblayer.
refusal-objectives-adjacent = Deux objectifs sont adjacents.
refusal-off-the-map = C’est hors de la carte.
refusal-once-per-unit = Chaque unité une fois.
refusal-one-fire = Un seul Tir par Manœuvre.
refusal-one-hero-per-unit = Un seul héros par unité.
refusal-one-march = Une seule marche forcée par Manœuvre.
refusal-one-plus-per-fire = Un seul +1 par Tir.
refusal-only-mechanised-diagonal = Seules les unités mécanisées Visibles vont en diagonale.
refusal-only-own-sequence = Seulement pendant votre séquence.
refusal-out-of-range = Hors de portée : { $distance } cases, portée { $range }.
refusal-outside-the-zone = Hors de la zone.
refusal-place-every-unit = Chaque unité doit avoir une case.
refusal-skill-out-of-range = Hors de portée de la compétence.
refusal-skill-used-up = La compétence est épuisée.
refusal-so-many-objectives = Il faut { $count } cases différentes.
refusal-square-occupied = { $square } est occupée.
refusal-stands-still = L’unité a tiré sans bouger.
refusal-suppressed = Une unité SUPPRESSED ne peut pas utiliser de DIRECTIVE.
refusal-too-expensive = { $points } points, { $limit } permis.
refusal-too-far = { $square } est trop loin.
refusal-too-many-copies = Trop d’exemplaires.
refusal-too-many-events = Trop d’Événements.
refusal-too-many-heroes = Deux héros de votre camp au plus.
refusal-too-much-on-the-map = { $points } points sur la carte, { $limit } permis.
refusal-trench = Seuls les chars avancent dans une position fortifiée.
refusal-two-hqs-at-most = Deux QG par tactique au plus.
refusal-type-never-advances = Cette unité n’effectue jamais d’avance gratuite.
refusal-types-are-hidden = Ce qui nomme un type ne choisit que des cartes Visibles.
refusal-water = L’unité ne peut pas entrer dans l’Eau.
refusal-wrong-shape = Les cases n’ont pas la bonne forme.
refusal-wrong-terrain = Mauvais terrain.
refusal-wrong-type = Pas une unité de ce type.
refusal-zone-slot-used = Une seule unité par tactique dans la zone.
remedy-take-directives = Prendre des DIRECTIVE avec une tactique.
remedy-remove-suppressed = Retirez d’abord ses marqueurs SUPPRESSED.
remedy-another-sequence = Dans une autre séquence vous pourrez en jouer.
remedy-before-or-after = Jouez-la avant, ou quand ce sera terminé.
remedy-come-nearer = Approchez-vous d’abord.
remedy-leave-the-flood = Quittez d’abord la case inondée.
remedy-next-order = Avec le prochain ORDRE, ce sera possible.
remedy-next-sequence = Dans votre prochaine séquence, ce sera possible.
remedy-own-sequence = Jouez-la pendant votre propre séquence.
remedy-passage = Un marqueur Passage sur la case, ou la compétence Amphibie, lui ouvrirait le chemin.
remedy-reveal-an-hq = Révélez un QG proche, ou amenez-en un.
remedy-reveal-it = Révélez d’abord la carte.
remedy-wait-for-a-window = On vous le demande dès que l’activation est terminée.

## Résultats et fins
result-battle-ended = la bataille est décidée
result-destroyed = détruite
result-withdrawn = retour en Réserve
result-hit = HIT
result-suppressed = SUPPRESSED
result-saved = sauvegarde réussie
result-decoy = un leurre
result-activated = activée
result-go-lost = le GO! est perdu
result-healed = soignée
result-drawn = { $card }
result-drawn-cards = { $units ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $units } unités
 }, { $others ->
    [0] rien d’autre
    [one] 1 autre carte
   *[other] { $others } autres cartes
 }
ending-points = Victoire : { $side } (points : Américains { $us }, Allemands { $ge }).
ending-decisive = Victoire décisive : { $side } (points : Américains { $us }, Allemands { $ge }).
ending-sudden = Victoire immédiate : { $side } (points : Américains { $us }, Allemands { $ge }).
ending-annihilation = Victoire : { $side }, il ne reste aucune unité ennemie (points : Américains { $us }, Allemands { $ge }).

## Terrain et marqueurs
terrain-plain = Plaine
terrain-urban = Zone urbaine
terrain-flooded = Zone inondée (marécage)
terrain-hill = Colline
terrain-fortified = Position fortifiée
terrain-forest = Forêt
terrain-fortified-hill = Colline fortifiée
terrain-water = Eau
badge-go = GO!
badge-go-auto = GO!, obéit d’office
badge-going = GO!, en cours
badge-order = ORDRE
badge-activated = ACTIVÉ
marker-order = ORDRE / ACTIVÉ
marker-go = GO! / ACTIVÉ
marker-directive = DIRECTIVE
marker-hit = HIT
marker-suppressed = SUPPRESSED
marker-initiative = Initiative
marker-end = END
marker-historical-event = Événement historique
marker-hero = Héros
marker-depot = Dépôt
marker-passage = Passage
marker-fire-bonus = Bonus au tir
marker-defence-bonus = Bonus à la défense
marker-panzerfaust = Panzerfaust
marker-bombardment = Bombardement
marker-scenario-event = Événement de scénario
marker-victory-point = Points de victoire
marker-objective = Objectif
marker-hit-point = Point de vie
marker-minefield = Champ de mines
marker-barbed-wire = Barbelés
marker-demolished-bridge = Pont détruit

## Cartes
card-us-rifle-cie = Rifle Cie
    .the = la Rifle Cie
    .gender = f
card-us-heavy-weapons-cie = Cie d’armes lourdes
    .the = la Cie d’armes lourdes
    .gender = f
card-us-mortar-platoon = Section de mortiers
    .the = la section de mortiers
    .gender = f
card-us-engineer-cie = Cie du génie
    .the = la Cie du génie
    .gender = f
card-us-at-platoon = Section antichar de 57 mm
    .the = la section antichar de 57 mm
    .gender = f
card-us-fa-battery = Batterie de 105 mm
    .the = la batterie de 105 mm
    .gender = f
card-us-chemical-mortars = Mortiers chimiques de 4,2 pouces
    .the = les mortiers chimiques de 4,2 pouces
    .gender = mp
card-us-ranger-cie = Ranger Cie
    .the = la Ranger Cie
    .gender = f
card-us-recon-troop = Escadron de reconnaissance M8
    .the = l’escadron de reconnaissance M8
card-us-armored-infantry-cie = Cie d’infanterie mécanisée
    .the = la Cie d’infanterie mécanisée
    .gender = f
card-us-m4-sherman = M4 Sherman
    .the = le M4 Sherman
card-us-m4-dd = M4 Sherman DD
    .the = le M4 Sherman DD
card-us-m5-stuart = M5 Stuart
    .the = le M5 Stuart
card-us-m10 = M10
    .the = le M10
card-us-m7-priest = M7 Priest
    .the = le M7 Priest
card-us-para-rifle-cie = Cie d’infanterie parachutiste
    .the = la Cie d’infanterie parachutiste
    .gender = f
card-us-para-mg-platoon = Section de mitrailleuses parachutiste
    .the = la section de mitrailleuses parachutiste
    .gender = f
card-us-para-mortar-platoon = Section de mortiers parachutiste
    .the = la section de mortiers parachutiste
    .gender = f
card-us-para-pack-howitzer = Batterie d’obusiers de 75 mm
    .the = la batterie d’obusiers de 75 mm
    .gender = f
card-us-para-pathfinders = Éclaireurs
    .the = les éclaireurs
    .gender = mp
card-us-glider-cie = Cie d’infanterie de planeurs
    .the = la Cie d’infanterie de planeurs
    .gender = f
card-us-forward-observers = Observateurs avancés
    .the = les observateurs avancés
    .gender = mp
card-us-medical-cie = Cie sanitaire
    .the = la Cie sanitaire
    .gender = f
card-us-ordnance-cie = Cie d’entretien
    .the = la Cie d’entretien
    .gender = f
card-us-hq-infantry-command = QG d’infanterie
    .the = le QG d’infanterie
card-us-hq-collins = QG du Maj.Gen. J.L. Collins
    .the = le QG du Maj.Gen. J.L. Collins
card-us-hq-airborne = QG aéroporté
    .the = le QG aéroporté
card-us-hq-divarty = QG d’artillerie divisionnaire
    .the = le QG d’artillerie divisionnaire
card-us-hq-barton = QG du Maj.Gen. R.O. Barton
    .the = le QG du Maj.Gen. R.O. Barton
card-us-hq-tank-battalion = QG de bataillon de chars
    .the = le QG de bataillon de chars
card-us-hq-roosevelt = QG du Brig.Gen. T. Roosevelt Jr.
    .the = le QG du Brig.Gen. T. Roosevelt Jr.
card-us-hq-gavin = QG du Brig.Gen. J.M. Gavin
    .the = le QG du Brig.Gen. J.M. Gavin
card-us-decoy = Leurre
    .the = le leurre
card-ge-grenadier-kp = Grenadier Kompanie
    .the = la Grenadier Kompanie
    .gender = f
card-ge-ost-kp = Osttruppen Kompanie
    .the = l’Osttruppen Kompanie
    .gender = f
card-ge-ost-mg-zug = Osttruppen MG-Zug
    .the = l’Osttruppen MG-Zug
card-ge-mg-abteilung = Maschinengewehr Abteilung
    .the = la Maschinengewehr Abteilung
    .gender = f
card-ge-granatwerfer-zug = Granatwerfer-Zug
    .the = le Granatwerfer-Zug
card-ge-pionier-kp = Pionier Kompanie
    .the = la Pionier Kompanie
    .gender = f
card-ge-sturm-kp = Sturm Kompanie
    .the = la Sturm Kompanie
    .gender = f
card-ge-fj-kp = Fallschirmjäger Kompanie
    .the = la Fallschirmjäger Kompanie
    .gender = f
card-ge-fj-mg-zug = Fallschirmjäger sMG-Zug
    .the = le Fallschirmjäger sMG-Zug
card-ge-fj-granatwerfer = Fallschirmjäger Granatwerfer
    .the = les Fallschirmjäger Granatwerfer
    .gender = mp
card-ge-panzerschreck-trupp = Panzerschreck-Trupp
    .the = le Panzerschreck-Trupp
card-ge-scharfschuetzen = Scharfschützen
    .the = les Scharfschützen
    .gender = mp
card-ge-pak40-zug = Pak 40 Zug
    .the = le Pak 40 Zug
card-ge-flak88-batterie = 8.8 cm Flak Batterie
    .the = la 8.8 cm Flak Batterie
    .gender = f
card-ge-lefh18-batterie = 10.5 cm leFH 18 Batterie
    .the = la 10.5 cm leFH 18 Batterie
    .gender = f
card-ge-nebelwerfer-batterie = Nebelwerfer Batterie
    .the = la Nebelwerfer Batterie
    .gender = f
card-ge-stug3 = StuG III
    .the = le StuG III
card-ge-pz4 = Panzer IV
    .the = le Panzer IV
card-ge-r35 = Panzerkampfwagen 35R(f)
    .the = le Panzerkampfwagen 35R(f)
card-ge-marder = Marder
    .the = le Marder
card-ge-wespe = Wespe
    .the = le Wespe
card-ge-pzgren-kp = Panzergrenadier Kompanie
    .the = la Panzergrenadier Kompanie
    .gender = f
card-ge-spaehwagen = Spähwagen Trupp
    .the = le Spähwagen Trupp
card-ge-widerstandsnest = Widerstandsnest
    .the = le Widerstandsnest
card-ge-kasematte = Kasematte
    .the = la Kasematte
    .gender = f
card-ge-beobachtungsbunker = Beobachtungsbunker
    .the = le Beobachtungsbunker
card-ge-sanitaets-kp = Sanitäts Kompanie
    .the = la Sanitäts Kompanie
    .gender = f
card-ge-werkstatt-zug = Werkstatt-Zug
    .the = le Werkstatt-Zug
card-ge-hq-regiment = QG Regimentsstab
    .the = le QG Regimentsstab
card-ge-hq-division = QG Divisionsstab
    .the = le QG Divisionsstab
card-ge-hq-panzer = QG Panzerbefehlswagen
    .the = le QG Panzerbefehlswagen
card-ge-hq-artillerie = QG Artillerie-Kommandeur
    .the = le QG Artillerie-Kommandeur
card-ge-hq-heydte = QG du Major von der Heydte
    .the = le QG du Major von der Heydte
card-ge-hq-ost = QG Ost-Bataillonsstab
    .the = le QG Ost-Bataillonsstab
card-ge-hq-kampfgruppe = QG Kampfgruppenstab
    .the = le QG Kampfgruppenstab
card-ge-decoy = Leurre
    .the = le leurre
card-hero-us-clint = Clint
card-hero-us-malloy = Doc Malloy
card-hero-us-brannigan = Sgt. Brannigan
card-hero-us-lonergan = Kid Lonergan
card-hero-us-dallery = Tex Dallery
card-hero-us-okeefe = Padre O’Keefe
card-hero-us-fontaine = Mademoiselle Fontaine
    .the = Mademoiselle Fontaine
    .gender = f
card-hero-ge-kranz = Oberfeldwebel Kranz
card-hero-ge-luder = Hauptmann von Lüder
card-hero-ge-reinhold = Unteroffizier Reinhold
card-hero-ge-brandau = Leutnant Brandau
card-hero-ge-veit = Scharfschütze Veit
card-hero-ge-ahrens = Stabsarzt Dr. Ahrens
card-hero-ge-hollmann = Stabsfeldwebel Hollmann
card-ev-ammo-truck = Camion de munitions
card-ev-change-of-plan = Changement de plan
card-ev-stretcher-bearers = Brancardiers
card-ev-track-back-on = Chenille réparée
card-ev-on-your-feet = Debout !
card-ev-smoke = Pots fumigènes
card-ev-aerial-photos = Photographies aériennes
card-ev-hedgerow-maze = Dédale de haies
card-ev-mortar-concentration = Concentration de mortiers
card-ev-lost-dispatch = Dépêche perdue
card-ev-crossfire = Feux croisés
card-ev-sunken-lane = Chemin creux
card-ev-foxholes = Trous d’homme
card-ev-radio-net = Réseau radio
card-ev-replacements = Remplaçants
card-ev-cut-wire = Fil téléphonique coupé
card-ev-stragglers = Retour des traînards
card-ev-us-thunderbolts = Thunderbolts au-dessus
card-ev-us-naval-gunfire = Tir naval
card-ev-us-time-on-target = Tir simultané
card-ev-us-bazooka-teams = Équipes bazooka
card-ev-us-piper-cub = Piper Cub
card-ev-us-crickets = Clic-clac
card-ev-ge-panzerfaust = Distribution de Panzerfaust
card-ev-ge-bocage-ambush = Embuscade dans le bocage
card-ev-ge-minefield = Achtung Minen!
card-ev-ge-werfer-salvo = Salve de Werfer
card-ev-ge-gegenstoss = Gegenstoß
card-ev-ge-turned-signposts = Panneaux retournés
card-historical-event-us = Événement historique (américain)
card-historical-event-ge = Événement historique (allemand)
card-he-s1-us1 = Les Géorgiens vacillent
card-he-s1-us2 = Le 70e bataillon de chars arrive
card-he-s1-us3 = Une voix en russe
card-he-s1-ge1 = Le bataillon de Fauville tient
card-he-s1-ge2 = Tireurs dans le clocher
card-he-s1-ge3 = Officiers pistolet au poing
card-he-s2-us1 = Grenades dans le fossé
card-he-s2-us2 = Les sticks perdus se regroupent
card-he-s2-ge1 = MG 42 dans la lisière
card-he-s2-ge2 = Les artilleurs prennent le fusil
card-he-s3-us1 = Barrage avant la charge
card-he-s3-us2 = Suivez-moi !
card-he-s3-us3 = Gué du chemin creux
card-he-s3-ge1 = Mortiers sur la chaussée
card-he-s3-ge2 = Renault de prise
card-he-s4-us1 = L’USS Nevada répond
card-he-s4-us2 = Perches explosives en avant
card-he-s4-ge1 = Feu sur notre position
card-he-s4-ge2 = Contre-attaque depuis les souterrains
card-he-s5-us1 = Hell on Wheels
card-he-s5-us2 = Tenir la haie
card-he-s5-us3 = Les P-47 de la tête de pont
card-he-s5-ge1 = Canons d’assaut dans la brèche
card-he-s5-ge2 = Les paras s’enterrent
card-he-s5-ge3 = Munitions parachutées
card-he-s6-us1 = Artillerie de corps d’armée
card-he-s6-us2 = Régiment frais
card-he-s6-us3 = Rapports de la Résistance
card-he-s6-ge1 = Kampfgruppe Müller
card-he-s6-ge2 = Tenir jusqu’au dernier
card-he-s6-ge3 = Hurlement des roquettes
card-he-s7-us1 = La guerre commence ici
card-he-s7-us2 = Deuxième vague
card-he-s7-ge1 = Goliaths
card-he-s7-ge2 = Écluses ouvertes

## Textes des cartes
text-ev-ammo-truck = Prenez 2 DIRECTIVE.
text-ev-change-of-plan = Vous avez un ORDRE de plus dans cette séquence.
text-ev-stretcher-bearers = Une de vos unités d’infanterie perd un HIT.
text-ev-track-back-on = Lancez le dé pour une de vos unités de chars ou mécanisées : sur 3 ou plus elle perd un HIT.
text-ev-on-your-feet = Retirez tous les SUPPRESSED d’au plus deux de vos unités.
text-ev-smoke = Jusqu’à la fin du tour, une de vos unités a une sauvegarde de 5.
text-ev-aerial-photos = Rendez Visibles au plus deux cartes ennemies Dissimulées.
text-ev-hedgerow-maze = Dissimulez une de vos unités qui n’est adjacente à aucune unité ennemie.
text-ev-mortar-concentration = Bombardez deux cases contiguës : valeur de tir 9, 7 ou plus donne un SUPPRESSED à l’infanterie.
text-ev-lost-dispatch = Votre adversaire défausse 2 DIRECTIVE.
text-ev-crossfire = Choisissez une unité ennemie. Dans cette séquence tous vos Tirs sur elle ont +1.
text-ev-sunken-lane = Déplacez une de vos unités d’une case, orthogonalement.
text-ev-foxholes = Posez un Bonus à la défense 5 sur la case d’une de vos unités d’infanterie ; il y reste.
text-ev-radio-net = Posez des GO! sur au plus deux de vos unités à 2 cases ou moins d’un de vos QG Visibles et résolvez-les.
text-ev-replacements = Piochez 2 cartes.
text-ev-cut-wire = Un QG ennemi Visible ne peut pas utiliser de compétence jusqu’à la fin de la séquence.
text-ev-stragglers = Reprenez en main une carte Unité de votre défausse.
text-ev-us-thunderbolts = Un Tir perforant de valeur 8 sur n’importe quelle unité ennemie Visible.
text-ev-us-naval-gunfire = Bombardez trois cases en ligne droite : valeur de tir 9, Perforant, Double impact.
text-ev-us-time-on-target = Chacune de vos unités d’artillerie sans marqueur ACTIVÉ effectue un Tir.
text-ev-us-bazooka-teams = Une de vos unités d’infanterie reçoit un marqueur Panzerfaust.
text-ev-us-piper-cub = Tous les Tirs de votre artillerie ont +1 dans cette séquence.
text-ev-us-crickets = Déplacez au plus trois de vos unités parachutistes d’une case, orthogonalement.
text-ev-ge-panzerfaust = Au plus deux de vos unités d’infanterie reçoivent chacune un marqueur Panzerfaust.
text-ev-ge-bocage-ambush = Une de vos unités Dissimulées devient Visible et effectue un Tir à +1 ; elle n’est pas activée.
text-ev-ge-minefield = Posez un Champ de mines sur une case vide qui n’est adjacente à aucune unité ennemie.
text-ev-ge-werfer-salvo = Bombardez trois cases d’un carré de 2x2 : valeur de tir 10, 7 ou plus donne un SUPPRESSED à l’infanterie.
text-ev-ge-gegenstoss = Déplacez au plus deux de vos unités d’infanterie d’une case, orthogonalement.
text-ev-ge-turned-signposts = Une unité ennemie Visible ne peut pas bouger jusqu’à la fin du tour.
text-historical-event-us = Appliquez un événement historique américain disponible du scénario (HON-8.9).
text-historical-event-ge = Appliquez un événement historique allemand disponible du scénario (HON-8.9).
text-he-s1-us1 = Chaque unité Osttruppen Visible lance le dé jaune ; sous 4 elle reçoit un SUPPRESSED.
text-he-s1-us2 = Posez un M4 Sherman sur une case libre de la zone de déploiement américaine.
text-he-s1-us3 = Au plus deux unités Osttruppen Visibles ne peuvent pas tirer jusqu’à la fin du tour.
text-he-s1-ge1 = Deux de vos unités d’infanterie ont une sauvegarde de 5 jusqu’à la fin du tour.
text-he-s1-ge2 = Un Tir de valeur 9 Sans protection sur une unité d’infanterie ou un QG Visible.
text-he-s1-ge3 = Au plus trois unités Osttruppen perdent un SUPPRESSED.
text-he-s2-us1 = Deux de vos unités parachutistes ont Sans protection sur tous leurs Tirs dans cette séquence.
text-he-s2-us2 = Posez une Cie d’infanterie parachutiste sur une case libre de la zone de déploiement américaine.
text-he-s2-ge1 = Une de vos unités d’infanterie sans marqueur ACTIVÉ effectue un Tir à +1.
text-he-s2-ge2 = Deux de vos unités d’artillerie ont une sauvegarde de 5 jusqu’à la fin du tour.
text-he-s3-us1 = Bombardez trois cases de votre choix : valeur de tir 9, 7 ou plus donne un SUPPRESSED à l’infanterie.
text-he-s3-us2 = Déplacez au plus quatre de vos unités d’infanterie d’une case, orthogonalement.
text-he-s3-us3 = Posez un marqueur Passage sur une case d’Eau quelconque.
text-he-s3-ge1 = Bombardez trois cases en ligne : valeur de tir 9, 7 ou plus donne un SUPPRESSED à l’infanterie.
text-he-s3-ge2 = Posez un Panzerkampfwagen 35R(f) sur une case libre de la zone de déploiement allemande.
text-he-s4-us1 = Bombardez les quatre cases d’un carré de 2x2 : valeur de tir 8, Perforant.
text-he-s4-us2 = Au plus deux de vos unités d’infanterie reçoivent un marqueur Panzerfaust.
text-he-s4-ge1 = Azeville tire en soutien : bombardez trois cases de votre choix, valeur de tir 8, 7 ou plus donne un SUPPRESSED à l’infanterie.
text-he-s4-ge2 = Posez une Sturm Kompanie sur une case libre de la zone de déploiement allemande.
text-he-s5-us1 = Posez deux M4 Sherman sur des cases libres de la zone de déploiement américaine. Pas avant le tour 4.
text-he-s5-us2 = Trois de vos unités parachutistes ont une sauvegarde de 5 jusqu’à la fin du tour.
text-he-s5-us3 = Deux Tirs perforants de valeur 8 sur des unités ennemies Visibles.
text-he-s5-ge1 = Au plus deux de vos chars perdent un SUPPRESSED, et au plus deux se déplacent d’une case.
text-he-s5-ge2 = Au plus deux de vos unités parachutistes non adjacentes à un ennemi se dissimulent.
text-he-s5-ge3 = Prenez 3 DIRECTIVE.
text-he-s6-us1 = Bombardez quatre cases en ligne : valeur de tir 9, Perforant.
text-he-s6-us2 = Piochez 3 cartes et prenez un ORDRE de plus dans cette séquence.
text-he-s6-us3 = Rendez Visibles au plus quatre cartes ennemies Dissimulées.
text-he-s6-ge1 = Posez une Sturm Kompanie et un StuG III sur des cases libres de la zone de déploiement allemande.
text-he-s6-ge2 = Deux de vos unités perdent chacune un HIT sur 4 ou plus.
text-he-s6-ge3 = Bombardez les quatre cases d’un carré de 2x2 : valeur de tir 9, 7 ou plus donne un SUPPRESSED à l’infanterie.
text-he-s7-us1 = Au plus trois de vos unités d’infanterie avancent d’une case ; au plus deux de vos unités perdent un SUPPRESSED.
text-he-s7-us2 = Posez deux Rifle Cies sur des cases libres de la zone de déploiement américaine.
text-he-s7-ge1 = Un Tir perforant de valeur 8 sur un char ou une unité d’infanterie Visible.
text-he-s7-ge2 = Au plus trois unités ennemies Visibles ne peuvent pas utiliser de DIRECTIVE jusqu’à la fin du tour.
text-hero-us-clint = Infanterie, mécanisée ou non, sans parachutistes. Tous les Tirs de l’unité ont +1.
text-hero-us-malloy = Toute infanterie. Activée : un essai de soins (4+) sur une unité d’infanterie à 1 case au plus, elle-même comprise.
text-hero-us-brannigan = Toute infanterie. Activée : un GO! sur une unité adjacente d’infanterie seulement.
text-hero-us-lonergan = Tout parachutiste. Tous les Tirs de l’unité ont +1 par SUPPRESSED sur la cible.
text-hero-us-dallery = Chars qui ne sont pas de l’artillerie. Le second Tir sur une cible déjà touchée par le premier réussit automatiquement.
text-hero-us-okeefe = Infanterie ou QG. Activée : défaussez au plus deux SUPPRESSED d’elle-même ou d’unités adjacentes.
text-hero-us-fontaine = Infanterie ou mécanisée. Un guide de la Résistance : l’unité a Camouflage.
text-hero-ge-kranz = Infanterie, sans Osttruppen. La sauvegarde de l’unité devient 5.
text-hero-ge-luder = Toute infanterie. Activée : un GO! sur une unité d’infanterie adjacente.
text-hero-ge-reinhold = Infanterie, non mécanisée. Tous les Tirs : un résultat de 7 ou plus donne un SUPPRESSED à une cible d’infanterie.
text-hero-ge-brandau = Chars qui ne sont pas de l’artillerie. Tous les Tirs ont +1.
text-hero-ge-veit = Infanterie, non mécanisée, sans Osttruppen. Les cibles de l’unité n’ont pas de sauvegarde.
text-hero-ge-ahrens = Infanterie ou QG. Activée : un essai de soins (4+) sur une unité d’infanterie à 1 case au plus.
text-hero-ge-hollmann = Toute infanterie. Activée : défaussez au plus deux SUPPRESSED d’elle-même ou d’unités adjacentes.

## Compétences
skill-field-command = Commandement de terrain
skill-reinforcements = Renforts
skill-momentum = Élan
skill-heal = Soins/Réparations
skill-forward = En avant !
skill-fall-back = En arrière !
skill-fire-order = Feu !
skill-stimulation = Stimulation
skill-support = Soutien
skill-piercing = Perforant
skill-suppress-on-7 = Tirs de suppression (7)
skill-suppress-7plus-infantry = Tirs de suppression (7+, infanterie)
skill-suppress-with-hit-infantry = Tirs de suppression (HIT, infanterie)
skill-suppress-with-hit-tank = Tirs de suppression (HIT, char)
skill-double-impact = Double impact
skill-once-more = Encore une fois !
skill-relentless = Acharnement
skill-no-cover = Sans protection
skill-cumbersome = Encombrant
skill-sustained-fire = Feu nourri
skill-amphibious = Amphibie
skill-engineers = Ingénieurs
skill-fragile = Fragile
skill-encouragement = Encouragement
skill-no-cover-aura = Sans protection (passive)
skill-fire-or-move = Tir ou mouvement
skill-immobile = Immobile
skill-defenders = Défenseurs
skill-tough = Résistant
skill-disoriented = Désorienté
skill-camouflage = Camouflage

## Regarder depuis une pièce

look-range = { $range } : { $need }+
look-after-move = depuis { $square }, { $range } : { $need }+

## Fenêtres de réaction

window-claim = Dépôts
window-reveal-before-save = Révéler avant la sauvegarde
window-reveal-target = Révéler la cible
window-start = Début de la séquence
window-tactic = Après la tactique
window-go = Avant une tentative de GO!
window-hand = Pendant la gestion de la main
window-manoeuvre = Pendant une Manœuvre

## Options de partie

option-card-moments-active-book = permises
option-card-moments-active-whole-fires = pas pendant un Tir
option-card-moments-other-book = à tout moment hors d’une activation
option-card-moments-other-between-tactics = seulement entre les tactiques et les tentatives de GO!
option-fire-or-move-manoeuvre-book = l’échange ne compte pas : l’unité peut tirer
option-fire-or-move-manoeuvre-swap-counts = l’échange compte comme mouvement : l’unité ne peut pas tirer
option-skill-range-up-to = jusqu’au nombre indiqué
option-skill-range-exact = exactement le nombre indiqué
option-concealed-armour-save-procedure = empêche le marqueur
option-concealed-armour-save-faq = ne l’empêche pas
option-once-more-success = peut être jouée
option-once-more-once-more-unsaved = ne peut pas être jouée
option-auras-add = s’additionnent
option-auras-aura-once = comptent une seule fois
option-heroes-per-unit-any = sans limite
option-heroes-per-unit-one-hero-per-unit = un au plus
option-novice-water-book = une case ordinaire
option-novice-water-water-blocks = reste infranchissable
option-last-unit-play-on = continue
option-last-unit-annihilation = perd aussitôt
option-concealed-diagonal-types-count = permis, et il révèle le type
option-concealed-diagonal-types-sleep = interdit

## Mots de la table dans ce jeu

ui-round = Tour
ui-round-move = tour { $round }, décision { $n }
ui-rounds-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
