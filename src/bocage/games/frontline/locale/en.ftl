# Frontline: D-Day. Both languages hold the same messages.

## Names

side-allies = the Allies
side-axis = the Axis
seat-allies = Allies
seat-axis = Axis
seat-allies-2 = Allies, second seat
seat-axis-2 = Axis, second seat
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
force-us-sherman-dixie = Sherman “Dixie Belle”
force-us-stuart-wasp = Stuart “Wasp”
force-us-m3 = M3 half-track
force-us-jeep = Jeep with MG
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
force-uk-cromwell = Cromwell “Percival”
force-uk-firefly = Firefly “Boadicea”
force-uk-carrier = Universal Carrier
force-uk-6pdr = 6-pounder
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
force-de-stug = StuG III
force-de-tiger = Tiger I
force-de-251 = SdKfz 251
force-de-234 = Armoured car
force-de-lig18 = leIG 18
force-de-pak40 = PaK 40
card-attack = Attack
text-attack = Section attacks or counterattacks with +6 firepower.
card-covering-fire = Covering Fire
text-covering-fire = Section counterattacks; its firepower is not halved.
card-dig-in = Dig-In
text-dig-in = Place any number of Morale hits on soldiers of the section suffering damage; 4 cover per hit. A soldier at current morale 0 takes a Wound instead.
card-double-time = Double Time
text-double-time = Section advances or retreats 2 terrain cards; terrain notes of each card crossed apply.
card-fall-back = Fall Back
text-fall-back = One of your sections must retreat 1 card, pinned and wounded soldiers included; cover 10 until the end of the active player turn.
card-flanking-position = Flanking Position
text-flanking-position = Section advances, retreats or moves laterally 1; opponent discards one Flanking Position of his in play; stays on the section: +2 firepower per terrain card behind it.
card-hit-the-dirt = Hit The Dirt
text-hit-the-dirt = Section suffering damage gains 4 cover.
card-key-location = Key Location
text-key-location = With a move action into, or laterally inside, terrain card 4, 5 or 6. Owner draws 1 card at the start of every player turn. Not while one is in play; lost when the section moves or when all its soldiers are pinned or wounded.
card-move-out = Move Out
text-move-out = The section is not flipped to Acted for this move. Not with Fall Back.
card-obscured = Obscured
text-obscured = The opponent may not react to this move.
card-pour-it-on = Pour It On
text-pour-it-on = Section attacks or counterattacks with bonus firepower by range: 0-1 +10, 2-3 +6, 4-5 +4, 6-7 +0.
card-rally = Rally
text-rally = At the start of your turn: remove 1 Pin, 1 Morale and 1 Wound from your forces, vehicles and guns included.
card-stay-low = Stay Low
text-stay-low = Section advances, retreats or moves laterally 1; cover 10 until the end of the active player turn.
equipment-bandages = Bandages
equipment-hand-grenade = Hand grenade
equipment-rifle-grenade = Rifle grenade
equipment-binoculars = Binoculars
equipment-canteen = Canteen
equipment-shovel = Shovel
terrain-open-ground = Open Ground
short-open-ground = led advance: draw 1
note-open-ground = Draw 1 action card each time your led section advances into, or out of, this card.
terrain-stream = Stream
short-stream = counts as two held
note-stream = Hand size +1 more while you hold this card (it counts as two held cards).
terrain-undergrowth = Undergrowth
short-undergrowth = +2 firepower here
note-undergrowth = A section here, led or not, has +2 firepower when it attacks or counterattacks.
terrain-high-ground = High Ground
short-high-ground = fires 1 card closer
note-high-ground = A section firing from here may treat a target outside High Ground as 1 card closer.
terrain-scattered-trees = Scattered Trees
short-scattered-trees = advance costs 1
note-scattered-trees = When your section advances into this card: discard 1 action card or put 1 Morale hit on one of its soldiers.
terrain-burned-out-buildings = Burned-Out Buildings
short-burned-out-buildings = closed in their turn
note-burned-out-buildings = Sections may not advance into or out of this card during the turn of the opposing player.
cover-light = light cover
cover-medium = medium cover
cover-heavy = heavy cover
ability-assistant = Assistant
ability-cautious = Cautious
ability-fearless = Fearless
ability-pathfinder = Pathfinder
ability-on-point = On Point
ability-planning = Planning
ability-tactics = Tactics
ability-throwing-arm = Throwing Arm
ability-tough = Tough
ability-medic = Medic
ability-sniper = Sniper

## Words of the table

marker-pin = Pin
marker-morale = Morale marker
marker-wound = Wound
marker-dead = Dead
way-advance = advance
way-retreat = retreat
way-lateral = move laterally
point-start = start of turn
point-action = before an action
point-declared = after a declaration
point-damage = before a damage counter
point-draw = draw step
point-cover = Cover step
phase-terrain = Terrain
phase-first = First player
phase-buy = Purchase
phase-form = Sections
phase-equip = Equipment
phase-deal = Hands
phase-start = Start of turn
phase-care = Rally, Medics, Bandages
phase-reorganise = Reorganise
phase-action = Actions
phase-draw = Draw step
phase-window = Reactions
phase-cover = Cover step
phase-damage = Damage step
phase-over = The battle is over
turn-of = Turn of { $side }
section-led = { $section } { $force }
section-alone = { $force }, alone
badge-cover = cover { $cover } until the end of the turn
badge-pinned = Pinned
badge-morale = Morale hits
badge-wound = Wounds
badge-empty = Weapon empty
badge-concealed = Concealed: cover 10
badge-leader = Section leader
badge-equipment = Equipment, face down
badge-taken = Damage counters taken in this attack
value-vp = Victory points
value-command = Command
value-morale = Morale
value-weapon = Weapon
zone-hand = Hand of { $seat }
zone-deck = Action deck
zone-discard = Discard pile
zone-table = Cards declared
zone-cup = Damage cup
zone-drawn = Counters drawn in this attack
damage-counter = { $result }: { $light } / { $medium } / { $heavy }
track-firepower = Firepower
track-lost = VP lost
track-hand = Hand size
buy-card = { $force } ({ $vp } VP)
form-section = Section { $number }
form-leader = Section { $number }: leader
form-counter = { $force }: counter { $number }
form-none = none
ending-half = Victory for { $side }: half of the enemy is destroyed.
ending-share = Victory for { $side } on the larger share of VP.
ending-ground = Victory for { $side }: the ground decides.
ending-draw = A draw.
result-killed = { $killed } VP destroyed, { $lost } VP lost
result-hurt = enemy hurt
result-suffered = own forces hurt
result-drawn = { $card }
symbol-attack = attack
symbol-move = move
symbol-instant = instant
symbol-lasting = lasting
result-drawn-cards = attack { $attack }, move { $move }, instant { $instant }

## Questions

question-priority = Fall Back, Canteen or Binoculars? ({ $point })
question-contest = Binoculars are used for { $card }. Use yours too?
question-binoculars-discard = Which card do you discard?
question-cover = { $firepower } firepower falls on your section. Cover?
question-dig-in-hit = Dig-In: who takes a Morale hit? { $firepower } firepower is left.
question-name-member = Who takes the next damage counter? { $firepower } firepower is left.
question-leader = The leader of { $section } is dead. Who takes over?
question-leave = { $section } is above the Command of its leader. Who leaves?
question-move-card = Which card moves { $section }?
question-direction = Where does { $section } go?
question-with-move = Any Instants with the move of { $section }?
question-on-point = On Point: does the note of { $terrain } apply?
question-trees = { $section } enters Scattered Trees: discard a card, or who takes a Morale hit?
question-lose-flanking = Which of your Flanking Positions is discarded?
question-prepare = { $section } Prepares: who does what?
question-fire-card = Which card pays for the fire of { $section } at { $target }?
question-closer = { $section } fires from High Ground: at which range?
question-fire = How does { $force } fire at range { $distance }?
question-sniper-pay = Discard a card to choose the soldier in { $section } yourself?
question-sniper-card = Which card of { $section } is in the crosshair?
question-target = Whom does { $section } attack?
question-act = Which section acts, and how?
question-react = { $section } attacks. React?
question-react-to-action = { $section } has acted. React?
question-answer-attack = { $section } attacks in reaction. Answer?
question-rally = Play Rally?
question-rally-remove = Rally: from whom does a { $marker } come off?
question-medic = { $force }: from whom does a Morale marker come off?
question-bandages = Use Bandages?
question-pass-equipment = Pass equipment?
question-reorganise = Reorganise your sections?
question-discard = Discard? You hold { $hand } cards, your hand size is { $size }.
question-buy = Buy forces for up to { $size } VP.
question-form = Form your sections.
question-equip = Choose the equipment of your forces.

## Answers

answer-fall-back = Fall Back with { $section }
answer-use-canteen = Canteen of { $force }
answer-use-binoculars = Binoculars of { $force }
answer-hit-the-dirt = Hit The Dirt
answer-dig-in = Dig-In
answer-use-shovel = Shovel of { $force }
answer-pick = { $force }
answer-discard = Discard { $card }
answer-for-text = { $card }
answer-as-default = { $card } as a default action
answer-no-card = Without a card (Pathfinder)
answer-go = { $way }
answer-go-advance = Advance
answer-go-retreat = Retreat
answer-go-lateral = Move laterally
answer-add-instant = Add { $card }
answer-ignore-note = Ignore the note
answer-apply-note = Apply the note
answer-discard-flanking = That of { $section }
answer-reload = { $force } reloads
answer-unpin = { $force } removes his Pin
answer-draw-card = { $force }: draw a card
answer-range = Range { $distance }
answer-fire = { $force }: { $mode }
answer-fire-aimed = { $force }: aimed fire, { $firepower }
answer-fire-rapid = { $force }: rapid fire, { $firepower }
answer-fire-hand-grenade = { $force }: hand grenade, { $firepower }
answer-fire-rifle-grenade = { $force }: rifle grenade, { $firepower }
answer-fire-abstain = { $force } holds fire
answer-at = { $section }
answer-move = { $section } moves
answer-attack = { $section } attacks
answer-prepare = { $section } Prepares
answer-conceal = { $section } hides again
answer-counterattack = { $section } counterattacks
answer-end-turn = End the turn
answer-let-mate-act = Let your mate act
answer-play-rally = Play Rally
answer-use-bandages = Bandages of { $force } on { $on }
answer-pass-equipment = { $force } passes { $counter } to { $to }
answer-join = { $force } joins { $section }
answer-detach = { $force } leaves his section
answer-lead = { $force } leads
answer-purchase = A ready force of { $count } cards
answer-formation = A ready formation
answer-loadout = A ready loadout of { $count } counters

## Events

event-terrain-laid = Terrain card { $card } is drawn for place { $at }
event-first-player-drawn = { $side ->
    [allies] The Allies go first
   *[axis] The Axis goes first
 }
event-forces-bought = { $seat }: forces worth { $vp } VP bought
event-section-formed = A section is formed
event-equipment-taken = { $seat }: equipment chosen
event-phase-began = { $phase ->
    [terrain] Terrain
    [first] First player
    [buy] Buying forces
    [form] Forming sections
    [equip] Choosing equipment
    [deal] Dealing the hands
    [start] Start of the turn
    [care] Rally, medics, bandages
    [cover] Cover step
    [damage] Damage step
    [over] End of the battle
    [reorganise] Reorganise step
    [action] Action step
    [draw] Draw step
   *[other] { $phase }
 }
event-turn-began = Turn { $turn }: { $side ->
    [allies] the Allies
   *[axis] the Axis
 }
event-turn-ended = The turn of { $side ->
    [allies] the Allies
   *[axis] the Axis
 } is over
event-spoke = { $seat }: a mate acts
event-noted = Noted
event-cards-drawn = { $seat }: { $count } { $count ->
    [one] card
   *[other] cards
 } drawn
event-deck-reshuffled = The discard pile is the new deck
event-card-played = { $seat }: { $card } played { $text ->
    [True] for its text
   *[other] as a default action
 }
event-card-discarded = { $seat }: { $card } discarded
event-card-taken = { $seat }: { $card } taken from the discard pile
event-lasting-placed = { $card } stays with { $section }
event-lasting-discarded = { $card } of { $section } is discarded
event-left = { $force } stands alone now
event-joined = { $force } joins { $section }
event-leader-named = { $leader } leads { $section }
event-section-removed = { $section } is no more
event-acted = { $section } has Acted
event-moved = { $section } { $way ->
    [advance] advances to card { $at }
    [retreat] retreats to card { $at }
    [fall_back] falls back to card { $at }
   *[lateral] moves laterally in card { $at }
 }
event-cover-gained = { $section } has cover { $cover } until the end of the turn
event-note-ignored = { $section } ignores the note of card { $at }
event-window-opened = The other side may react
event-window-passed = { $seat }: no reaction
event-fired = { $force } { $mode ->
    [aimed] fires aimed
    [rapid] fires rapidly
    [hand_grenade] throws a hand grenade
    [rifle_grenade] fires a rifle grenade
   *[other] fires
 }: { $firepower }
event-crosshair-put = { $sniper } has { $force } in the crosshair
event-fire-declared = { $section } { $counter ->
    [True] counterattacks
   *[other] attacks
 } { $target } with { $total } firepower, { $bonus } of it bonus (range { $distance })
event-attack-began = The attack is on
event-firepower-moved = Firepower { $firepower }: { $why ->
    [counterattack] counterattack
    [inherent] armour or inherent cover
    [concealment] Concealment
    [standing] cover until the end of the turn
    [hit_the_dirt] Hit The Dirt
    [dig_in] Dig-In
    [shovel] Shovel
   *[fall_back] Fall Back
 } { $amount }
event-counterattacked = { $section } counterattacks
event-cover-step-began = Cover step
event-damage-step-began = Damage step
event-counter-drawn = { $counter ->
    [P1] Pin
    [P2] Pin
    [P3] Pin
    [M1] Morale
    [M2] Morale
    [M3] Morale
    [W1] Wound
    [W2] Wound
    [W3] Wound
   *[other] Dead
 } is drawn against { $force }: cost { $cost }, { $paid ->
    [True] paid
   *[other] more than is left: the attack ends
 }
event-attack-ended = The attack is over
event-marked = { $force } takes { $marker ->
    [pin] a Pin
    [morale] a Morale marker
   *[wound] a Wound
 } { $why ->
    [damage] by a damage counter
    [dig_in] by Dig-In
    [trees] by Scattered Trees
    [rally] by Rally
    [medic] by a Medic
    [bandages] by Bandages
    [prepare] by Prepare
   *[other] { $why }
 }
event-unmarked = { $force } loses { $marker ->
    [pin] a Pin
    [morale] a Morale marker
   *[wound] a Wound
 } { $why ->
    [damage] by a damage counter
    [dig_in] by Dig-In
    [trees] by Scattered Trees
    [rally] by Rally
    [medic] by a Medic
    [bandages] by Bandages
    [prepare] by Prepare
   *[other] { $why }
 }
event-died = { $force } is dead: { $vp } VP
event-reloaded = { $force } has reloaded
event-concealed = { $force } is concealed again
event-equipment-used = { $force } uses { $kind_used }
event-bandages-kept = { $force } keeps his Bandages
event-binoculars-returned = { $force } takes his Binoculars back
event-equipment-passed = { $giver } passes { $kind_passed ->
    [bandages] Bandages
    [hand_grenade] a hand grenade
    [rifle_grenade] a rifle grenade
    [binoculars] Binoculars
    [canteen] a Canteen
    [shovel] a Shovel
   *[other] a counter
 } to { $receiver }
event-battle-ended = The battle is over

## Refusals

refusal-card-not-in-hand = You do not hold { $card }.
refusal-not-your-section = { $section } is not your section.
refusal-not-your-force = { $force } is not yours.
refusal-no-such-equipment = { $force } does not carry { $kind }.
refusal-discard-pile-empty = The discard pile is empty.
refusal-already-home = { $section } stands in its home card and cannot retreat.
refusal-too-late-to-fall-back = Fall Back is too late in the Damage step.
refusal-ruins-closed = Burned-Out Buildings are closed in the other side's turn.
refusal-not-under-fire = { $force } is not under fire.
refusal-one-hit-at-least = Dig-In needs at least one hit.
refusal-others-first = Others must take a counter first: not { $force }.
refusal-needs-command = { $force } has no Command to lead with.
refusal-leader-stays = { $force } cannot leave the section.
refusal-sniper-alone = A sniper is always alone ({ $force }).
refusal-vehicle-apart = Vehicles and guns stand apart ({ $force }).
refusal-individual-is-one = An Individual is one soldier.
refusal-no-leader = { $force } cannot lead this section.
refusal-over-command = The Command of { $leader } allows { $limit }.
refusal-leads-himself = { $force } has Command and leads his own section.
refusal-no-such-way = There is no way { $way }.
refusal-leader-cannot-move = The leader { $force } cannot { $way }.
refusal-cannot-move = { $force } cannot { $way }.
refusal-no-lateral-double-time = Double Time is no lateral move.
refusal-end-of-line = The line ends there.
refusal-needs-a-card = This needs a card, and your hand is empty.
refusal-not-a-move-card = { $card } is not a Move card; use it as a default action.
refusal-does-not-go-with-a-move = { $card } does not go with a move.
refusal-key-location-in-play = A Key Location is already in play.
refusal-key-location-elsewhere = A Key Location lies in card 4, 5 or 6, not { $at }.
refusal-no-flanking-position = { $section } has no Flanking Position.
refusal-not-in-section = { $force } is not in the section.
refusal-has-chosen = { $force } has made his choice.
refusal-is-loaded = { $force } has nothing to reload.
refusal-is-not-pinned = { $force } is not pinned.
refusal-not-for-attack = { $card } is not played to attack; use it as a default action.
refusal-not-for-counterattack = { $card } is not played to counterattack; use it as a default action.
refusal-not-that-range = Range { $distance } is not open.
refusal-all-pinned = All of { $section } are pinned.
refusal-all-empty = All weapons of { $section } are empty.
refusal-nobody-can-fire = Nobody in the section can fire at that.
refusal-another-soldier = It is for { $force } to choose.
refusal-somebody-must-fire = At least one soldier must fire.
refusal-grenade-cannot = { $force } cannot use that grenade at range { $distance }.
refusal-no-grenade = { $force } carries no such grenade.
refusal-no-such-mode = There is no such fire mode.
refusal-weapon-empty = The weapon of { $force } is empty.
refusal-no-harm-to-armour = The weapon of { $force } cannot hurt armour at range { $distance }.
refusal-dash = { $force } cannot fire so at range { $distance }.
refusal-not-for-a-sniper = A sniper cannot choose { $force }.
refusal-not-a-sniper = { $section } is no sniper.
refusal-concealed-already = The sniper is concealed already.
refusal-not-an-enemy = { $section } is not an enemy section.
refusal-no-mate-to-act = No mate is waiting to act.
refusal-has-acted = { $section } has Acted this turn.
refusal-counterattack-instead = Against an attack a section counterattacks.
refusal-attack-instead = There is no attack to counter.
refusal-has-no-such-marker = { $force } has no such marker.
refusal-not-for-this-medic = The Medic cannot take a Morale marker off { $force }.
refusal-cannot-pass = { $force } cannot pass equipment there.
refusal-no-room-for-equipment = { $force } has no room for more equipment.
refusal-passed-on-already = { $force } received a counter this turn.
refusal-medic-cannot = { $force } cannot treat anybody now.
refusal-not-for-vehicles = Bandages do not mend { $force }.
refusal-no-wound-here = There is no wounded { $force } there.
refusal-cannot-join = { $force } cannot join { $section }.
refusal-once-in-a-step = { $force } has changed already in this step.
refusal-hand-too-large = You hold { $hand } cards; your hand size is { $size }.
refusal-one-list-for-each-seat = One list for each of { $seats } seats.
refusal-buy-something = Every seat needs forces.
refusal-not-of-your-nation = { $force } is not of your nation.
refusal-bought-already = { $force } is bought already.
refusal-one-nation = One seat buys of one nation: not { $force } too.
refusal-too-many-points = { $spent } VP are more than { $size }.
refusal-one-section-each = { $force } must be one of your forces, and may be in one section only.
refusal-left-out = { $force } is in no section.
refusal-supply-exhausted = There are no more counters: { $kind }.

## Looking from a piece

look-fire = range { $range }: { $firepower }

## Windows

window-answer = Answer
window-contest = Contest
window-cover = Cover step
window-priority = Before it goes on
window-rally = Rally
window-reaction = Reaction

## Remedies

remedy-prepare-draws = Prepare needs no card: each member may draw one.
remedy-next-turn = At the start of the next turn all sections may act again.
remedy-prepare-reloads = Prepare reloads.
remedy-prepare-unpins = Prepare takes a Pin off, and so does Rally; Fall Back moves the pinned too.
remedy-heal-first = Bandages, a Medic or Rally take a Wound off; Fall Back moves the wounded too.
remedy-retreat-or-lateral = It may retreat or move laterally.
remedy-own-turn = In your own turn the ruins are open.
remedy-discard-more = Discard more cards first.
remedy-smaller-section = Detach somebody first, or name a leader with more Command.
remedy-medic-next-turn = Unpinned he may treat one marker in each of your turns.
remedy-cover-step-next-time = Play it before the counters are drawn.
remedy-who-is-under-fire = Name somebody who is under fire.
remedy-another-range = Move closer or farther, or fire at another section.
remedy-anti-armour = Rocket launchers, guns, machine guns, flamethrowers and grenades can harm armour, by range.

## Match options

option-turn-limit-scenario = as the scenario says
option-turn-limit-none = no limit
option-turn-limit-8 = 8 turns for each side
option-turn-limit-10 = 10 turns for each side
option-turn-limit-12 = 12 turns for each side
option-turn-limit-14 = 14 turns for each side
option-turn-limit-16 = 16 turns for each side
option-turn-limit-18 = 18 turns for each side
option-turn-limit-20 = 20 turns for each side
option-turn-limit-30 = 30 turns for each side
option-battle-size-20 = 20 VP for each side
option-battle-size-31 = 31 VP for each side
option-battle-size-50 = 50 VP for each side
option-battle-size-75 = 75 VP for each side
option-battle-size-100 = 100 VP for each side
option-allies-start-2 = card 2, at one end of the line
option-allies-start-8 = card 8, at the other end
option-empty-weapon-silent = cannot fire at all
option-empty-weapon-aimed = may still take an aimed shot
option-vehicles-in-sections = may share a section with other cards
option-vehicles-apart = each is always a section of its own
option-ruins-card-face = no advance in or out; retreats and lateral moves are allowed
option-ruins-closed = nobody moves in or out, Fall Back included
option-reactions-several = as many as the player wants
option-reactions-one = one at most
option-late-fall-back-allowed = may be played
option-late-fall-back-forbidden = may not be played any more
option-medic-others = from others only
option-medic-himself-too = from others and from himself

## Words of the table in this game

ui-round = Turn
ui-round-move = turn { $round }, decision { $n }
ui-rounds-n = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }
badge-acted = has acted
badge-not-acted = has not acted yet
feature-light = light cover
feature-medium = medium cover
feature-heavy = heavy cover
feature-objective = objective
