# Patrouille, français.
side-blue = Bleu
side-red = Rouge
name-squad = Groupe { $id }
    .the = le groupe { $id }
name-gun = Canon { $id }
    .the = le canon { $id }
name-decoy = Leurre { $id }
    .the = le leurre { $id }
name-hidden = Position { $id }
    .the = la position { $id }
    .gender = f
name-hex = Case { $hex }
card-grit = Cran
card-hurry = Hâte
card-smoke = Fumée
phase-setup = Mise en place
phase-blue = Bleu se déplace
phase-red = Rouge se déplace
phase-end = Fin de la manche
phase-over = Terminé
track-round = Manche
zone-hand = Main
zone-deck = Pioche
mark-gate = La barrière
field-place = Pièce { $number }
field-gun = Qu’est-ce que la pièce { $number } ?
question-place = Placez vos pièces dans votre zone.
question-squad = Quel groupe agit ?
question-step = { $squad } : où aller ?
question-react = { $squad-The } entre en { $hex }. Tirer ?
question-smoke = Rouge tire. Jouer Fumée ?
question-aim = Vous tirez. Jouer Cran pour un dé de plus ?
question-shift = Déplacer une position cachée ?
answer-place = Prendre ce placement
answer-activate = Activer { $squad-the }
answer-step = Entrer en { $hex }
answer-assault = Assaillir { $position-the }
answer-stop = S’arrêter ici
answer-shift = Déplacer { $position-the } en { $hex }
answer-fire = Tirer avec { $position-the }
answer-play-card = Jouer { $card }
answer-play-hurry = Jouer Hâte
answer-play-grit = Jouer Cran sur { $squad-the }
event-set-up = Les deux camps sont en place.
event-activated = { $squad-The } agit.
event-moved = { $squad-The } se déplace.
event-finished = { $squad-The } a terminé.
event-turned-up = { $gun ->
    [True] { $position-the } est un canon.
   *[False] { $position-the } était un leurre.
}
event-fired = { $position-The } tire sur { $squad-the }.
event-pinned = { $squad-The } est { $squad-gender ->
    [f] clouée
   *[other] cloué
  } au sol.
event-eliminated = { $squad-The } est { $squad-gender ->
    [f] éliminée
   *[other] éliminé
  }.
event-taken = Prise d’un canon : { $position-the }.
event-shifted = Rouge déplace { $position-the }.
event-red-done = Rouge a terminé.
event-blue-done = Bleu a terminé.
event-drawn = { $seat } pioche { $count }.
event-card-played = { $seat } joue { $card }.
event-hurried = { $squad-The } se hâte.
event-unpinned = { $squad-The } se relève.
event-round-ended = La manche { $round } est terminée.
refusal-count-of-pieces = Il faut placer { $wanted } pièces, pas { $given }.
refusal-outside-zone = La case { $hex } est hors de votre zone.
refusal-one-to-a-hex = Deux pièces en case { $hex }.
refusal-no-guns-for-blue = Bleu n’a pas de canon.
refusal-count-of-guns = { $wanted } de vos positions sont des canons.
refusal-no-such-position = Il n’y a pas de position { $position }.
refusal-has-fired = { $position-The } a déjà tiré dans cette manche.
refusal-not-in-reach = { $position-The } n’atteint pas cette case ou ne la voit pas.
refusal-decoy-cannot-fire = { $position-The } est un leurre.
refusal-card-not-in-hand = Vous n’avez pas { $card }.
refusal-card-has-no-use = { $card } ne sert à rien ici.
refusal-nobody-moves = Aucun groupe ne se déplace.
refusal-not-pinned = { $squad-The } n’est pas { $squad-gender ->
    [f] clouée
   *[other] cloué
  } au sol.
refusal-not-waiting = { $squad-The } a déjà agi, ou n’est plus là.
refusal-pinned = { $squad-The } est { $squad-gender ->
    [f] clouée
   *[other] cloué
  } au sol.
refusal-not-face-up = { $position-The } n’est pas un canon visible.
refusal-not-adjacent = { $position-The } n’est pas à côté du groupe.
refusal-not-adjacent-hex = Cette case n’est pas à côté de la pièce.
refusal-hex-is-held = La case { $hex } est occupée.
refusal-costs-too-much = La case { $hex } coûte plus que les { $left } points restants.
refusal-not-face-down = { $position-The } n’est pas face cachée.
remedy-grit = Cran le relèverait.
remedy-hurry = Hâte donnerait 2 points de plus.
result-eliminated = éliminé : { $squad-the }
result-taken = un canon pris : { $position-the }
result-pinned = cloué au sol : { $squad-the }
ending-blue = Bleu gagne : un groupe est à la barrière, manche { $round }.
ending-red = Rouge gagne : la barrière est tenue.

## Fenêtres de réaction

window-aim = Visée
window-reaction-fire = Tir de réaction
window-shift = Déplacement
window-smoke = Fumigène

## Options de partie

option-fog-contact = un groupe qui s’approche retourne les positions
option-fog-adjacent-only-fire = seul le tir retourne les positions
