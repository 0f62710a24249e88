# Patrol, English.
side-blue = Blue
side-red = Red
name-squad = Squad { $id }
name-gun = Gun { $id }
name-decoy = Decoy { $id }
name-hidden = Position { $id }
name-hex = Hex { $hex }
card-grit = Grit
card-hurry = Hurry
card-smoke = Smoke
phase-setup = Set-up
phase-blue = Blue moves
phase-red = Red shifts
phase-end = End of the round
phase-over = Over
track-round = Round
zone-hand = Hand
zone-deck = Deck
mark-gate = The gate
field-place = Piece { $number }
field-gun = What is piece { $number }?
question-place = Place your pieces in your zone.
question-squad = Which squad acts?
question-step = { $squad }: where to?
question-react = { $squad } has entered { $hex }. Fire at it?
question-smoke = Red fires. Play Smoke?
question-aim = You fire. Play Grit for one more die?
question-shift = Shift one face-down position?
answer-place = Take this placement
answer-activate = Activate { $squad }
answer-step = Enter { $hex }
answer-assault = Assault { $position }
answer-stop = Stop here
answer-shift = Shift { $position } to { $hex }
answer-fire = Fire with { $position }
answer-play-card = Play { $card }
answer-play-hurry = Play Hurry
answer-play-grit = Play Grit on { $squad }
event-set-up = Both sides have set up.
event-activated = { $squad } acts.
event-moved = { $squad } moves.
event-finished = { $squad } is done.
event-turned-up = { $gun ->
    [True] { $position } is a gun.
   *[False] { $position } was a decoy.
}
event-fired = { $position } fires at { $squad }.
event-pinned = { $squad } is pinned.
event-eliminated = { $squad } is eliminated.
event-taken = The gun { $position } is taken.
event-shifted = Red shifts { $position }.
event-red-done = Red is done.
event-blue-done = Blue is done.
event-drawn = { $seat } draws { $count }.
event-card-played = { $seat } plays { $card }.
event-hurried = { $squad } hurries.
event-unpinned = { $squad } is up again.
event-round-ended = Round { $round } is over.
refusal-count-of-pieces = { $wanted } pieces are to be placed, not { $given }.
refusal-outside-zone = Hex { $hex } is outside your zone.
refusal-one-to-a-hex = Two pieces in hex { $hex }.
refusal-no-guns-for-blue = Blue has no guns.
refusal-count-of-guns = { $wanted } of your positions are guns.
refusal-no-such-position = There is no position { $position }.
refusal-has-fired = { $position } has fired this round.
refusal-not-in-reach = { $position } does not reach that hex or does not see it.
refusal-decoy-cannot-fire = { $position } is a decoy.
refusal-card-not-in-hand = You do not hold { $card }.
refusal-card-has-no-use = { $card } has no use here.
refusal-nobody-moves = No squad is moving.
refusal-not-pinned = { $squad } is not pinned.
refusal-not-waiting = { $squad } has acted this round, or is gone.
refusal-pinned = { $squad } is pinned.
refusal-not-face-up = { $position } is not a gun that is face up.
refusal-not-adjacent = { $position } is not next to the squad.
refusal-not-adjacent-hex = That hex is not next to the piece.
refusal-hex-is-held = Hex { $hex } is held.
refusal-costs-too-much = Hex { $hex } costs more than the { $left } points left.
refusal-not-face-down = { $position } does not lie face down.
remedy-grit = Grit would unpin it.
remedy-hurry = Hurry would give 2 more points.
result-eliminated = { $squad } eliminated
result-taken = gun { $position } taken
result-pinned = { $squad } pinned
ending-blue = Blue wins: a squad stands at the gate in round { $round }.
ending-red = Red wins: the gate is held.

## Windows

window-aim = Aim
window-reaction-fire = Reaction fire
window-shift = Shift
window-smoke = Smoke

## Match options

option-fog-contact = squads that come near turn positions up
option-fog-adjacent-only-fire = only fire turns positions up
