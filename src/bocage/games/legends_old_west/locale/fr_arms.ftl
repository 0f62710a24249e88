# Armes spéciales, véhicules, avions, listes d’armée.

question-nearest = Laquelle des figurines à égale distance ?
question-throw = { $figure } : où lancer ?
question-spray = { $figure } : dans quelle direction ?
question-replace-loader = { $figure }, pourvoyeur perdu : qui prend sa place ?
question-guess = { $piece } : direction et distance estimée
question-ball = { $piece } : boulet à une distance estimée, ou mitraille
question-dice = { $figure } : combien de dés ({ $most } au plus) ?
question-load = { $piece } : quelle munition ?
question-lay-gun = { $gun } : sur quoi ?
question-drive = { $vehicle } : où aller ?
question-dodge = { $figure }, sur le chemin ({ $vehicle }) : sauter de quel côté ?
question-vehicle-fire = { $vehicle } : quelle arme, sur quoi ?
question-assault-vehicle = { $figure } au contact ({ $vehicle }) : attaquer ?
question-steer = { $vehicle } : continuer, faire demi-tour ou quitter la table ?
question-mission-sheet = Remplir la feuille de mission : entrée, tour, mission, altitude
question-flight-plan = Écrire les plans de vol de vos avions
question-return-edge = { $craft }, hors de la table : revenir quand et par où ?
question-air-attack = { $craft } : attaquer quoi ?
decline-throw = Ne pas lancer
decline-spray = Ne pas tirer
decline-replace-loader = Personne
decline-guess = Ne pas tirer
decline-ball = Ne pas tirer
decline-lay-gun = Ne pas tirer
decline-drive = Rester sur place
decline-vehicle-fire = Ne pas tirer
decline-assault-vehicle = Ne pas attaquer
decline-return-edge = Ne pas revenir
decline-air-attack = Ne pas attaquer
answer-nearest = { $figure }
answer-throw-at = Lancer en { $at }
answer-throw-into = Par une ouverture { $building-of }
answer-spray = Vers { $facing }°
answer-spray-into = Dans { $building-the }
answer-take-place = { $figure }
answer-guess = { $direction }°, { $cm } cm ({ $round ->
    [smoke] fumigène
    [gas] gaz
   *[shell] obus
 })
answer-dice = { $count } { $count ->
    [one] dé
   *[other] dés
 }
answer-load = { $round ->
    [smoke] Fumigène
    [gas] Gaz
   *[shell] Obus
 }
answer-lay = Sur { $aim-the }
answer-canister = Mitraille, { $direction }°
answer-drive = Rouler { $cm } cm, { $bearing }°
answer-dodge = { $side ->
    [left] À gauche
   *[right] À droite
 }
answer-fire-weapon = { $weapon } sur { $aim-the }{ $mode ->
    [mg] {" "}(en mitrailleuse)
   *[gun] {""}
 }
answer-assault = Attaquer : { $weapon }
answer-steer = { $how ->
    [about] Demi-tour
    [leave] Quitter la table pour tourner
   *[sail] Continuer
 }
answer-mission-sheet = { $plan }
answer-flight-plan = { $plan }
answer-come-back = Tour { $turn }, { $edge ->
    [north] bord nord
    [south] bord sud
    [east] bord est
   *[west] bord ouest
 }
answer-attack = { $weapon ->
    [forward] Mitrailleuses avant
    [rear] Mitrailleuse arrière
   *[bomb] Bombe
 } sur { $aim-the }
event-burst = { $count ->
    [0] Personne sous le gabarit.
   *[other] Sous le gabarit : { $under }.
 }
event-deviated = Le coup dévie, { $direction }°.
event-dud = { $piece } : munition défectueuse, sans effet.
event-jet = { $count ->
    [0] Personne dans le jet.
   *[other] Dans le jet : { $under }.
 }
event-ball-flew = Un boulet frappe et rebondit ({ $gun-the }).
event-fuel-exploded = Le réservoir explose : { $figure-the }.
event-malfunctioned = Incident de tir : { $piece-the } ne tirera plus jusqu’à la fin du tour { $until }.
event-piece-destroyed = { $piece-The } est hors d’usage.
event-gun-fired = Tir : { $gun-the }.
event-round-spent = { $piece-The } tire une munition spéciale.
event-cloud-released = { $what ->
    [gas] Le gaz se répand
   *[smoke] La fumée se répand
 }
event-cloud-drifted = Le nuage dérive et rétrécit (stade { $stage }).
event-cloud-gone = Le nuage a disparu.
event-gassed = Masque trop tardif : { $figure-the }.
event-building-hit = Dégâts : { $name-the }, { $left } points de structure restants.
event-building-collapsed = { $name-The } s’effondre.
event-mine-exploded = Une mine explose sous { $mover-the }.
event-mine-found = Une mine est repérée.
event-mine-laid = Mine posée : { $figure-the }.
event-mine-lifted = Mine relevée : { $figure-the }.
event-set-up = { $piece-The } est en batterie.
event-loader-named = Nouveau pourvoyeur : { $figure-the }.
event-reloaded = { "" }
event-weapon-spent = Lanceur épuisé : { $figure-the }.
event-drove = { "" }
event-bogged = Immobilisation : { $vehicle-the }.
event-obstacle-tried = { $vehicle-The } devant un obstacle ({ $name-the }) : { $result ->
    [blocked] il ne passe pas
    [cross_stop] il passe et s’arrête
   *[cross_continue] il passe et continue
 }.
event-fascine-dropped = Fascine posée : { $vehicle-the }.
event-lane-crushed = Un couloir est écrasé dans les barbelés.
event-dodged = Saute de côté : { $figure-the }.
event-run-over = Écrasement ({ $vehicle-the }) : { $figure-the }.
event-vehicle-struck = Touche, { $location ->
    [vehicle] le véhicule
    [crew] l’équipage
   *[none] sans effet
} : { $vehicle-the }.
event-vehicle-damaged = { $lost ->
    [one] Un point de vie perdu
   *[other] { $lost } points de vie perdus
}, reste { $left } : { $vehicle-the }.
event-turret-stuck = Tourelle bloquée : { $vehicle-the }.
event-vehicle-wrecked = Une épave : { $vehicle-the }.
event-got-out = Des figurines sortent : { $vehicle-the }.
event-crew-fled = L’équipage fuit : { $vehicle-the }.
event-boarded = À bord ({ $vehicle-the }) : { $figures }.
event-vehicle-taken = Un véhicule change de mains : { $unit-the }.
event-vehicle-shot = Tir : { $vehicle-the }, { $weapon-the }.
event-gun-jammed = Une arme s’enraye jusqu’au tour { $until } : { $vehicle-the }.
event-boat-left = { $vehicle-The } quitte la table pour tourner.
event-boat-back = { $vehicle-The } est de retour.
event-mission-revealed = { $craft } : entrée au tour { $turn }, { $mission ->
    [fighter_bomber] avec des bombes
   *[fighter] en chasse
}.
event-plan-revealed = { "" }
event-flew = { $craft-The } vole, cap { $heading }°, altitude { $band }0 cm.
event-left-table = { $craft-The } quitte la table.
event-return-named = { $craft-The } reviendra au tour { $turn }.
event-stays-away = { $craft-The } ne revient pas.
event-fuel-counted = { "" }
event-overflew = { $craft-The } a survolé l’objectif ({ $passes }).
event-reconnaissance-done = { $craft-The } a achevé sa reconnaissance.
event-aircraft-shot = { $craft-The } attaque { $target-the }.
event-strafed = { $craft-The } mitraille { $figures }.
event-bombing-silenced = { $craft-The } ne peut bombarder avant la fin du tour { $until }.
event-aircraft-struck = { $craft } : touche, { $location ->
    [aircraft] l’appareil
    [pilot] le pilote
   *[passenger] le passager
}.
event-aircraft-damaged = { $craft } : { $left ->
    [0] plus aucun point
    [one] encore un point
   *[other] encore { $left } points
}.
event-airman-wounded = { $craft } : { $station ->
    [pilot] le pilote est blessé
   *[observer] l’observateur est blessé
}.
event-spins = { $craft } : { $how ->
    [ends] fin de la vrille
   *[begins] vrille
}.
event-crashed = { $craft-The } s’écrase.
refusal-aim-at-a-point = Cette arme vise un point.
refusal-at-the-nozzle = Le gabarit se place à la lance.
refusal-ball-is-guessed = Une pièce de bronze tire à l’estime.
refusal-boats-need-water = { $vehicle-The } reste sur l’eau.
refusal-bombing-silenced = { $craft-The } ne peut pas encore bombarder.
refusal-cannot-attack = { $craft-The } ne peut pas attaquer maintenant.
refusal-cannot-hurt-it = Cela ne peut abîmer le véhicule.
refusal-drive-too-far = Cela coûte { $cost } cm sur { $move }.
refusal-dwelling-too-far = { $building-The } est hors de portée.
refusal-forward-gun-only = Seules les armes avant mitraillent le sol.
refusal-ground-impassable = { $vehicle-The } ne peut entrer sur ce terrain.
refusal-guess-out-of-range = L’estimation doit être entre { $low } et { $high } cm.
refusal-gun-crew = Le canon a { $crew } servants au contact.
refusal-gun-has-fired = { $gun-The } a déjà tiré ce tour.
refusal-gun-jammed = { $weapon-The } s’est enrayé{ $weapon-gender ->
    [f] e
   *[other] {""}
  }.
refusal-just-boarded = L’équipage vient de reprendre { $vehicle-the }.
refusal-move-or-fire = { $vehicle-The } bouge ou tire, pas les deux.
refusal-no-assistant = { $figure-The } n’a pas d’assistant à côté de lui.
refusal-no-bombs-left = { $craft-The } n’a plus de bombes.
refusal-no-bombs-no-mission = { $craft-The } n’emporte pas de bombes.
refusal-no-building = { $target-The } n’est pas un bâtiment.
refusal-no-crew = { $vehicle-The } n’a pas d’équipage.
refusal-no-dwelling = { $building-The } n’est pas une habitation.
refusal-no-fire-on-the-move = { $vehicle-The } ne peut tirer en roulant.
refusal-no-gas-in-ww2 = Le gaz n’est pas utilisé dans cette bataille.
refusal-no-gas-yet = Pas d’obus à gaz avant avril 1915.
refusal-no-gunner = Le mitrailleur { $craft-of } est mort.
refusal-no-landing = { $craft-The } ne se pose pas sur le champ de bataille.
refusal-no-loader = Il ne peut prendre la place.
refusal-no-room = Il n’y a plus de place dans { $vehicle-the }.
refusal-no-room-to-turn = { $vehicle-The } n’a pas la place de faire demi-tour.
refusal-no-room-beside = Il n’y a pas de place à côté { $vehicle-of } pour son équipage.
refusal-no-shell = { $weapon-The } n’a pas d’explosif.
refusal-no-spotter = Ni les servants ni un observateur ne voient { $target-the }.
refusal-no-such-direction = Une direction va de 0 à 359 degrés.
refusal-no-such-gun = { $craft-The } n’a pas cette arme.
refusal-no-such-rounds = Il ne reste pas de telles munitions.
refusal-no-such-way = Ce n’est pas un trajet.
refusal-no-time-to-leave = L’équipage { $vehicle-of } descend avant de rouler ou de tirer, avec un demi-mouvement en réserve.
refusal-no-such-point-to-fire = Le trajet n’a pas ce point : le char tire au point 0 (avant de partir) à { $most } (à l’arrivée).
refusal-no-window-throw = Les grenades coloniales ne se lancent pas par les fenêtres.
refusal-nobody-at-the-weapon = Personne n’est libre pour servir l’arme { $vehicle-of }.
refusal-not-amphibious = { $vehicle-The } n’est pas amphibie.
refusal-not-at-aircraft = { $weapon-The } ne peut tirer sur un avion.
refusal-not-at-the-edge = { $vehicle-The } n’est pas au bord de la table.
refusal-not-fitted = { $vehicle-The } n’a pas cette arme.
refusal-not-in-arc = { $weapon-The } ne peut pointer dessus.
refusal-not-in-field = { $target-The } n’est pas dans le champ de tir.
refusal-not-its-mission = { $craft-The } n’a pas mission de bombarder.
refusal-not-loaded = Le lanceur n’est pas chargé et n’a pas de pourvoyeur.
refusal-not-on-path = Une bombe tombe là où l’avion est passé.
refusal-not-on-table = { $target-The } n’est pas sur la table.
refusal-not-seen = { $target-The } n’est pas en vue.
refusal-not-small-bore = { $weapon-The } est d’un trop gros calibre pour tirer en mitrailleuse.
refusal-not-trained = { $figure-The } n’est pas formé au lance-flammes.
refusal-not-up-against = Le lanceur n’est pas contre { $building-the }.
refusal-not-yours = { $vehicle-The } n’est pas à vous.
refusal-only-tanks-through-buildings = Seul un char traverse un bâtiment.
refusal-other-altitude = { $target-The } vole à une autre altitude.
refusal-out-of-range = C’est au-delà de { $range } cm.
refusal-out-of-throw = C’est au-delà de { $range } cm.
refusal-own-target = { $target-The } n’est pas une cible ennemie.
refusal-piece-silent = { $piece-The } se tait jusqu’à la fin du tour { $until }.
refusal-plan-all-aircraft = Chaque avion a besoin d’un plan.
refusal-plan-band = { $craft-The } ne peut voler à cette altitude.
refusal-plan-climb = Chaque palier coûte { $craft-to } la moitié de son mouvement.
refusal-plan-speed = { $craft-The } vole entre la moitié et la totalité de son mouvement.
refusal-plan-turn = { $craft-The } tourne de { $most }° au plus.
refusal-point-not-seen = Ce point n’est pas en vue.
refusal-return-edge = { $craft-The } revient par un bord de la table.
refusal-return-too-late = La bataille sera finie.
refusal-return-when = { $craft-The } revient au tour { $soon } par un bord adjacent ou au tour { $later } par le bord de sortie ou d’entrée.
refusal-road-only = { $vehicle-The } ne peut quitter la route.
refusal-runs-into = { $vehicle-The } heurterait { $other-the }.
refusal-same-weapon = { $weapon-The } a déjà tiré ce tour.
refusal-sheet-all-aircraft = Chaque avion figure une fois sur la feuille.
refusal-sheet-band = Il commence entre les paliers { $low } et { $high }.
refusal-sheet-entry = Il entre par son propre bord.
refusal-sheet-mission = La mission est de chasser ou de bombarder.
refusal-sheet-turn = Il entre au tour { $turn } ou plus tard.
refusal-short-handed = Avec si peu d’équipage { $vehicle-the } bouge ou tire.
refusal-template-on-friend = { $figure-The } est un ami et serait sous le gabarit.
refusal-too-far-to-board = { $figure-The } ne peut atteindre { $vehicle-the }.
refusal-too-fast-to-attack = { $craft-The } a volé trop vite pour attaquer.
refusal-too-high = { $craft-The } est trop haut pour mitrailler.
refusal-too-light = { $weapon-The } ne peut endommager { $vehicle-the }.
refusal-too-many-dice = { $most } dés au plus.
refusal-too-near = La cible est à moins de { $least } cm.
refusal-two-shots = { $vehicle-The } a tiré deux fois.
refusal-under-its-fire = Il est sous le feu { $target-of }.
refusal-unit-not-seen = Aucune figurine { $target-of } ne peut être visée.
refusal-used-up = { $weapon-The } ne peut plus servir.
refusal-vehicle-gone = { $vehicle-The } n’est pas utilisable.
refusal-vehicle-stuck = { $vehicle-The } ne peut plus avancer.
refusal-wheels-in-bad-ground = { $vehicle-The } ne passerait pas.
refusal-wrong-trade = { $figure-The } ne peut servir { $vehicle-the }.
refusal-roster-aircraft-era = { $unit } : les avions sont de 14-18.
refusal-roster-airmen = { $unit-The } demande { $seats } aviateurs et en a { $count }.
refusal-roster-anachronism = { $weapon-The } est ici un anachronisme.
refusal-roster-by-model = { $vehicle-The } s’achète par modèle.
refusal-roster-chief = { $unit-The } ne peut avoir de chef d’unité.
refusal-roster-choose-loadout = Choisissez l’armement { $vehicle-of }.
refusal-roster-count = On ne peut acheter { $count } figurines.
refusal-roster-crew = { $unit-The } a { $count } hommes d’équipage, il en faut { $low } à { $high }.
refusal-roster-dogs = { $unit } : un maître, un chien.
refusal-roster-empty = L’armée est vide.
refusal-roster-era = Il n’y a pas d’époque { $era }.
refusal-roster-flame-carrier = Le porteur du lance-flammes n’a qu’un pistolet.
refusal-roster-general = { $unit-The } ne peut abriter le général, c’est { $right }.
refusal-roster-levy = Moitié lances, moitié mousquets : { $spears } et { $muskets }.
refusal-roster-loadout = { $vehicle-The } n’admet pas cet armement.
refusal-roster-no-assistant = { $unit } : un lance-flammes demande un assistant.
refusal-roster-no-figures = { $unit-The } n’a pas de figurines.
refusal-roster-no-loader = { $unit } : l’arme demande un pourvoyeur.
refusal-roster-no-row = Les tables ne contiennent pas { $row }.
refusal-roster-no-row-near = Les tables ne contiennent pas { $row } ; le plus proche est { $near }.
refusal-roster-no-set = { $profile } doit porter un de ses équipements.
refusal-roster-no-bipod = Seule une mitrailleuse se monte sur bipied.
refusal-roster-not-permitted = { $profile } ne peut porter { $weapon-the }.
refusal-roster-one-machine = { $unit } : un véhicule, un avion ou un canon forme une unité à lui seul ; prenez une autre unité pour le suivant.
refusal-roster-other-era = { $row } est d’une autre époque que { $era }.
refusal-roster-passengers = { $unit-The } a { $count } passagers, son véhicule en prend { $most }.
refusal-roster-pistol-only = { $profile } : le pistolet seul est pour qui sert une arme.
refusal-roster-points = L’armée coûte { $cost } points sur { $points }.
refusal-roster-same-name = Deux unités s’appellent « { $unit } ».
refusal-roster-special = { $unit-The } a { $count } armes spéciales, une seule est permise.
refusal-roster-squad-size = { $unit-The } a { $count } figurines, une escouade en a { $low } à { $high }.
refusal-roster-too-many-weapons = { $profile } peut avoir { $most } armes de plus, pas { $count }.
refusal-roster-unit-size = { $unit-The } a { $count } figurines, une unité en a { $high } au plus.
field-direction = Direction
field-distance = Distance estimée
field-fire-at = Tir en route
field-fire-at-point = { $point ->
    [-1] pas en route
    [0] avant de partir
   *[other] au point { $point } du trajet
}
field-late = Virage { $craft-of }
field-late-false = au début du mouvement
field-late-true = au milieu du mouvement
field-round = Munition
field-aim = Point visé
field-facing = Orientation
field-entry = { $craft } : point d’entrée
field-entry-turn = { $craft } : tour d’entrée
field-return = Où il revient
field-return-edge = Par quel bord
field-return-turn = Tour du retour
edge-north = Nord
edge-east = Est
edge-south = Sud
edge-west = Ouest
field-mission = { $craft } : mission
field-band = { $craft } : palier d’altitude
field-speed = { $craft } : vitesse
field-heading = { $craft } : cap
round-shell = Obus
round-smoke = Fumigène
round-gas = Gaz
mission-fighter = Chasse
mission-fighter-bomber = Bombardement
role-fighter = chasseurs
role-fighter-bomber = chasseurs-bombardiers
mark-building = { $building }
mark-move = { $used } sur { $move } cm
mark-band = { $name }, palier { $band }
confirm-guess = Feu
confirm-ball = Feu
confirm-spray = Arroser
confirm-throw = Lancer
confirm-drive = Y aller
confirm-mission-sheet = Remettre la feuille
confirm-flight-plan = Remettre les plans
