# Les mots de la table elle-même, en français. Tout ce qui est d’un jeu vient de ce jeu.
ui-home = Bocage, accueil
ui-where-we-are = Où nous en sommes
ui-round = Manche
ui-of = sur { $n }
ui-you = vous
ui-vp = PV
ui-undo = Reprendre
ui-replay = Relecture
ui-rules = Règles
ui-settings = Réglages
ui-board = Le plateau
ui-view = Vue
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-fit = Tout le plateau
ui-coordinates = Coordonnées
ui-level = niveau { $n }
ui-held-by = tenu par { $who }
ui-you-may = vous pouvez agir ici
ui-yours = à vous : { $name }
ui-enemy = ennemi : { $name }
ui-neutral = { $name }
ui-concealed = dissimulé
ui-acted = a agi
ui-ready = prêt
ui-ground-clear = terrain dégagé
ui-ground-woods = bois
ui-ground-building = bâtiments
ui-ground-water = eau
ui-ground-rough = terrain accidenté
ui-your-decision = À vous de décider
ui-waiting = En attente
ui-over = Terminé
ui-space = Espace
ui-enter = Entrée
ui-standing-order = Consigne
ui-standing-orders = Consignes permanentes
ui-is-waiting = { $who } : en attente.
ui-form-hint = Prenez-le tel quel, ou touchez une pièce de la liste puis sa place.
ui-selected-hint = Échap montre de nouveau toutes les réponses.
ui-tap-hint = Touchez un anneau doré ou sa touche. Touchez autre chose pour savoir pourquoi non.
ui-gathering = On attend que tout le monde soit assis
ui-decides = Décision : { $who }.
ui-look-around = Regardez à loisir : la vue et les touches marchent pendant l’attente.
ui-meanwhile = Pendant ce temps
ui-computer-thinks = L’ordinateur réfléchit ({ $who }, { $level })
ui-skip = Tout montrer d’un coup
ui-see-report = Voir le rapport
ui-rematch = Revanche
ui-ready-made = Tout prêts
ui-confirm = Confirmer
ui-more = { $n } autres
ui-good-for-you = { $chance } en votre faveur
ui-tap-again = appuyez encore pour confirmer
ui-rolls = le hasard décide
ui-odds = Chances
ui-exact = exact
ui-sampled = estimé, ±{ $spread }
ui-as-good = presque exact
ui-odds-exact = Tous les résultats possibles ont été comptés.
ui-odds-agree = Compté dans { $worlds } donnes imaginées de ce que vous ne voyez pas : c’est partout le même.
ui-odds-worlds = Joué { $runs } fois, sur { $worlds } donnes imaginées de ce que vous ne voyez pas. Dans 19 cas sur 20, l’écart est { $spread ->
    [one] d’un point sur cent au plus
   *[other] de { $spread } points sur cent au plus
  }.
ui-odds-drawn = Trop de résultats possibles pour tout compter : { $runs } ont été joués. Dans 19 cas sur 20, l’écart est { $spread ->
    [one] d’un point sur cent au plus
   *[other] de { $spread } points sur cent au plus
  }.
ui-to-your-good = en votre faveur
ui-to-your-harm = contre vous
ui-assumed = Supposé en chemin :
ui-reckoning = Calcul …
ui-would-be-legal = Ce qui le rendrait légal
ui-rule = Règle
ui-close = Fermer
ui-stack = La pile, étalée
ui-log = Journal
ui-log-all = tout
ui-log-fights = combats
ui-log-mine = les miens
ui-now = maintenant
ui-since = ↑ depuis votre décision
ui-say = Dire quelque chose à la table
ui-send = Envoyer
ui-common = Sur la table
ui-hand = Votre main, { $n } cartes
ui-set-up = Votre mise en place
ui-rulebook = Livre de règles
ui-search-rules = Chercher dans les règles
ui-found = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
  }
ui-contents = Sommaire
ui-order-ask = Me demander
ui-order-above = Demander au-dessus d’une chance
ui-order-never = Jamais
ui-order-percent = Demander seulement si la chance est d’au moins (pour cent)
ui-orders-private = Vous seul voyez vos consignes.
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = Comme le système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-confirm-what = Demander une seconde touche
ui-confirm-chance = Pour ce qui s’en remet au hasard
ui-confirm-all = Pour tout
ui-confirm-none = Pour rien
ui-on = Oui
ui-off = Non
ui-letter-keys = Touches de lettres
ui-coach = Conseils dans la barre
ui-passes = Quand on ne peut que passer, contre l’ordinateur
ui-passes-self = La table passe
ui-passes-ask = Me demander
ui-tempo = Ce que font les autres
ui-tempo-calm = Pas à pas
ui-tempo-quick = Vite
ui-tempo-none = D’un coup
ui-keys = Touches
ui-key-answer = choisir la réponse de cette étiquette
ui-key-enter = confirmer / un pas en arrière
ui-key-arrows = case suivante du plateau (Maj : déplacer la vue)
ui-key-space = attendre, passer
ui-key-fan = étaler la pile / suivant dans la pile
ui-key-odds = chances / règle de la question
ui-key-undo = reprendre (Maj : jusqu’au début du tour)
ui-key-search = chercher dans les règles
ui-key-keys = cette liste
ui-this-match = Cette partie
ui-undo-turn = Retour au début de mon tour
ui-offer-draw = Proposer la nulle
ui-resign = Abandonner
ui-resign-sure = Oui, j’abandonne
ui-credits = Crédits
ui-credits-icons = Icônes par
ui-credits-symbols = Symboles militaires par
ui-credits-fonts = Caractères :
ui-pass-screen = Passez l’écran à { $seat }
ui-covered = La table est couverte. Rien de l’autre camp n’est montré.
ui-i-am = Je suis { $seat }
ui-offline = Pas de connexion. Le plateau reste tel quel ; nouvel essai en cours.
ui-try-now = Essayer maintenant
ui-asks-undo = { $who } demande à reprendre sa dernière réponse.
ui-asks-takeover = { $who } demande que l’ordinateur joue un siège absent.
ui-asks-migrate = { $who } demande de passer cette partie aux nouvelles règles.
ui-asks-draw = { $who } propose la nulle.
ui-asks-adjourn = { $who } propose de suspendre la partie.
ui-adjourned = La partie est suspendue, et ses pendules aussi.
ui-resume = Reprendre
ui-adjourn = Suspendre
ui-left = { $who } est absent depuis { $ago }.
ui-seconds = { $n } s
ui-minutes = { $n } min
ui-claim-win = Réclamer la victoire
ui-claim-draw = Réclamer la nulle
ui-takeover = Laisser l’ordinateur jouer
ui-result-left = { $seat } a quitté la table.
ui-origin = Issue d’une autre partie
ui-faces = Faces tirées
ui-agree = Accepter
ui-decline = Refuser
ui-rail = Chances, journal et zones
ui-tab-board = Plateau
ui-tab-cards = Cartes
ui-tab-odds = Chances
ui-tab-log = Journal
ui-no-table = Cette table n’existe pas
ui-loading = On déplie la carte
ui-sitting-down = On s’assied
ui-stale = La question avait changé. Rien n’a été fait.
ui-undo-asked = On demande à l’autre camp.
ui-no-text = Les mots de ce jeu n’ont pas pu être chargés.
ui-result-resigned = { $seat } a abandonné.
ui-result-time = { $seat } n’a plus de temps.
ui-result-draw = Partie nulle d’un commun accord.
ui-seat-taken = présent
ui-seat-free = libre
ui-seat-coming = en route
ui-seat-friend = attend votre ami
ui-waits-for-friend = On attend un ami
ui-invited = Un siège vous attend à cette table.
ui-invited-by = { $who } vous invite à cette table.
ui-your-name = Votre nom à la table
ui-sit-as = Vous vous asseyez sous le nom de { $who }.
ui-take-seat = Prendre le siège
ui-look-on = Regarder
ui-elsewhere = { $n ->
    [one] Votre siège est aussi ouvert ailleurs.
   *[other] Votre siège est aussi ouvert à { $n } autres endroits.
  }
ui-alone = Le fermer là-bas
ui-played-for-you = L’ordinateur joue pour vous.
ui-take-back = Reprendre le siège
ui-allows-stand-in = { $who } permet à un ordinateur de jouer en son absence.
ui-stand-in = En mon absence
ui-stand-in-none = personne ne joue pour moi
ui-link = Lien pour votre ami
ui-copy = Copier le lien
ui-copied = Copié
ui-sit-down = Asseyez-vous.
ui-knows-the-rules = La table connaît les règles.
ui-pitch = Des jeux de guerre tactiques, joués en entier. La table montre ce qui est légal, dit pourquoi non, et donne les chances avant les dés.
ui-play-now = Jouer { $scenario }
ui-against-computer = { $game }, contre l’ordinateur
ui-invite = Inviter un ami
ui-one-link = un lien, sans compte
ui-choose-game = Choisissez un jeu
ui-all-ways = contre l’ordinateur, sur un écran ou par un lien
ui-battles = { $n ->
    [one] { $n } bataille
   *[other] { $n } batailles
  }
ui-your-tables = Vos tables
ui-your-move = À vous
ui-n-of = { $n } sur { $of }
ui-waits-for-you = Vous attend
ui-thinking = L’autre camp réfléchit
ui-no-mine = Pas encore de table. Ouvrez-en une, ou jouez tout de suite contre l’ordinateur.
ui-open-tables = Tables ouvertes
ui-join-or-watch = rejoindre ou regarder
ui-join = rejoindre
ui-no-open = Aucune table ouverte.
ui-battle = Bataille
ui-own-battle = la vôtre
ui-bad-battles = { $n ->
    [one] Un de vos fichiers ne peut être joué
   *[other] { $n } de vos fichiers ne peuvent être joués
  }
ui-size-tiny = Très courte
ui-size-small = Courte
ui-size-medium = Moyenne
ui-size-large = Longue
ui-rounds-n = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
  }
ui-opponent = Contre
ui-opponent-computer = L’ordinateur
ui-opponent-screen = À deux sur cet écran
ui-opponent-link = Un ami, par un lien
ui-opponent-open = Qui voudra
ui-strength = Force
ui-level-number = Niveau { $n }
ui-level-random = Au hasard
ui-level-thumb = Règles empiriques
ui-level-search = Recherche
ui-about-random = Prend n’importe quelle réponse légale : bon pour apprendre les coups, pas un adversaire.
ui-about-beginner = Un débutant :
ui-about-often = Se trompe souvent :
ui-about-seldom = Se trompe parfois :
ui-about-errs = il sait ce qui compte, mais prend { $errs } décisions sur 100 au hasard.
ui-about-thumb = Joue ce qu’il tient pour le meilleur, sans erreur voulue, et tout de suite.
ui-about-ahead = Parcourt beaucoup de parties imaginées avant de répondre et peut réfléchir quelques secondes.
ui-about-best = Le plus fort dans ce jeu.
ui-computer = Ordinateur
ui-computer-level = Ordinateur, { $level }
ui-your-side = Votre camp
ui-clock = Pendule
ui-clock-none = Aucune
ui-clock-live = 30 min + 20 s
ui-clock-days = 3 jours par réponse
ui-options = Options
ui-start = Commencer
ui-hero-odds = 88 % de l’endommager
ui-still-playing = Partie en cours
ui-decisions = { $n } décisions
ui-record = Garder la partie
ui-back-to-table = Retour à la table
ui-whose-view = Vue de qui
ui-spectator = Spectateur
ui-saw = vu par : { $who }
ui-play-on = Continuer d’ici
ui-first = Au début
ui-prev = Un pas en arrière
ui-next = Un pas en avant
ui-last = À la fin
ui-play = Lire
ui-pause = Pause
ui-speed = Vitesse
ui-for = de chances ici ({ $who })
ui-chart = Qui allait sans doute gagner, décision par décision
ui-report = Rapport
ui-turning-points = Tournants
ui-round-move = manche { $round }, décision { $n }
ui-luck = Hasard
ui-dice-rolled = { $n } dés lancés
ui-luck-higher = des dés plus hauts que dans { $percentile } parties sur 100
ui-luck-lower = des dés plus bas que dans { $percentile } parties sur 100
ui-luck-note = De hauts dés ne sont pas toujours de bons dés : certains tests en veulent de bas.
ui-all-n = les { $n }
ui-fewer = replier
ui-by-dice = Par sorte de dés
ui-more-cards = { $n } cartes de plus
ui-luck-line = moyenne { $mean }, attendue { $expected } ; plus que dans { $percentile } parties sur 100
ui-proof = Dés honnêtes
ui-proof-text = Les dés étaient scellés avant la première réponse :
ui-bad-for-you = { $chance } contre vous
ui-sight = Lignes de vue
ui-threat = Ce qui la menace
ui-look-what = Choisissez d’abord une pièce, sur une table aussi un endroit nu, puis regardez depuis là.
ui-sees-nothing = Rien n’est en vue d’ici.
ui-no-threat = Rien de ce que vous voyez ne peut la toucher bientôt.
ui-offline-kept = Pas de connexion. Votre réponse { $answer } est gardée et sera revérifiée au retour.
ui-unsent = non envoyée
ui-unsent-forget = L’oublier
ui-key-look = lignes de vue / ce qui menace

# hints and luck
ui-hint = Conseil
ui-hint-title = Ce que ferait l’ordinateur
ui-hint-thinking = L’ordinateur réfléchit …
ui-hint-none = Il ne voit rien de mieux ici.
ui-hint-note = Votre chance de gagner après chacune face à un égal, estimée par l’ordinateur.
ui-hint-note-then = Le nombre est la chance de ce camp de gagner ensuite, vue par l’ordinateur avec ce que ce camp savait.
ui-hint-even = Il ne voit entre elles aucune différence qui compte.
ui-hint-first = Il prendrait la première : ce qui vaut plus en dessous peut être dû au hasard.
ui-hint-thumb = Une règle empirique ; rien n’a été calculé.
ui-hint-take = Choisissez-en une pour la préparer ; c’est à vous de la donner.
ui-key-hint = un conseil : ce que ferait l’ordinateur
ui-key-measure = mesurer sur une table
ui-advice = Que ferait l’ordinateur ?
ui-fields-hint = Choisissez dans la liste, puis confirmez ; « Tout prêts » la remplit d’un geste.
ui-luck-gave = { $points ->
    [one] le hasard a donné un point sur cent
   *[other] le hasard a donné { $points } points sur cent
  }
ui-luck-took = { $points ->
    [one] le hasard a pris un point sur cent
   *[other] le hasard a pris { $points } points sur cent
  }
ui-luck-even = le hasard a donné autant que pris
ui-luck-about = En points sur cent de la chance de gagner, à côté de ce que donne le hasard en moyenne.
ui-luck-weighing = On pèse ce que fit le hasard …
ui-luck-most = Surtout ici :

# The plane
ui-forces = Forces
ui-pieces = Pièces sur la table, les plus proches d’abord
ui-measure = Mesurer (M)
ui-measure-blind = Pas de mesure tant qu’une estimation est ouverte
ui-measure-hint = Touchez deux endroits pour mesurer
ui-altitude = { $height } au-dessus du sol
ui-your-man = un des vôtres
ui-do-this = Faire cela
ui-clear = Recommencer
ui-suggestions = Suggestions, { $n }
ui-by-numbers = En chiffres
ui-add-waypoint = Ajouter un point
ui-remove = Retirer
ui-east = depuis le bord ouest
ui-north = depuis le bord sud
ui-hint-path = Touchez pour ajouter un point, faites-le glisser, touchez un coude pour le retirer.
ui-hint-point = Touchez l’endroit. Les flèches ajustent, avec Maj plus loin.
ui-hint-pick = Touchez une figurine, puis sa place.
ui-under-own = { $n } des vôtres
ui-under-nobody = personne dessous
ui-hint-angle = Tournez par la poignée, ou touchez ce qu’il faut viser. Les flèches tournent de 1°, avec Maj de 5°.
ui-hint-blind = Une estimation : rien n’est mesuré avant qu’elle soit donnée.
ui-own-in-danger = { $n ->
    [one] Un des vôtres est dessous : { $names }
   *[other] { $n } des vôtres sont dessous : { $names }
  }
ui-wind-n = au nord
ui-wind-ne = au nord-est
ui-wind-e = à l’est
ui-wind-se = au sud-est
ui-wind-s = au sud
ui-wind-sw = au sud-ouest
ui-wind-w = à l’ouest
ui-wind-nw = au nord-ouest

# comptes
ui-account = Compte
ui-sign-in = Se connecter
ui-sign-up = Nouveau compte
ui-sign-out = Se déconnecter
ui-account-name = Nom
ui-password = Mot de passe
ui-account-why = On joue sans compte. Avec un compte, vous retrouvez vos parties sur chaque appareil et voyez lesquelles vous attendent.
ui-account-here = { $n ->
    [0] Rien ne vous attend.
    [one] Une partie vous attend.
   *[other] { $n } parties vous attendent.
}
ui-n-wait = { $n ->
    [one] une partie vous attend
   *[other] { $n } parties vous attendent
}
ui-account-forbidden = Nom ou mot de passe erroné.
ui-account-conflict = Ce nom est pris. Choisissez-en un autre, ou connectez-vous avec son mot de passe.
ui-account-invalid = Un nom de 40 lettres au plus, un mot de passe d’au moins 8.
ui-account-too-many = Trop d’essais. Attendez un instant.
ui-account-failed = Le serveur n’a pas répondu. Rien n’a changé.
ui-members-only = Seuls les membres ouvrent des parties ici. Connectez-vous d’abord.
