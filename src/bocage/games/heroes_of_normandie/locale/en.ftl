# Heroes of Normandie: what is said at the table.

## Sides, phases, tracks, zones
side-us = Americans
side-ge = Germans
sequence-us = American sequence
sequence-ge = German sequence
phase-setup = Set-up
phase-start = Start of the sequence
phase-claims = Depots
phase-verdict = End of the turn
phase-open = Before the first tactic
phase-tactic = Choice of a tactic
phase-hand = Manage hand
phase-relief = Remove SUPPRESSED
phase-manoeuvre = Manoeuvre
phase-after = After the tactic
phase-turn-end = End of the turn
phase-over = The battle is over
phase-activation = Activation
phase-go = GO! markers
turn-orders = { $side }: { $orders } ORDER left
track-turn = Turn
track-directives = DIRECTIVE
track-orders = ORDER
track-points = Victory points
track-history = Historical events available
zone-hand = Hand
zone-reserve = Reserve
zone-discard = Discard pile
zone-beside = Beside the command board
zone-history = Historical events
name-concealed = a Concealed card
name-card = a card
name-square = { $square }
memory-seen = seen before: { $unit }
note-value = { $marker }: { $value }
lasting-save =
    Save { $value }+ until the end of the {$until ->
        [turn] turn
        *[sequence] sequence
    }
lasting-effect =
    { $skill } until the end of the {$until ->
        [turn] turn
        *[sequence] sequence
    }
lasting-target =
    Fires at it get +{ $value } until the end of the {$until ->
        [turn] turn
        *[sequence] sequence
    }
lasting-forbid =
    {$what ->
        [move] Cannot move
        [fire] Cannot fire
        [skill] Cannot use skills
        *[directive] Cannot use DIRECTIVE markers
    } until the end of the {$until ->
        [turn] turn
        *[sequence] sequence
    }
mark-objective = Objective: { $points }
value-activation = Activation
value-save = Save
value-hit-points = Hit points
value-armour = Armoured
value-fire = Range { $range }
skill-for-osttruppen = for Osttruppen
skill-for-infantry = for infantry
skill-for-artillery = for artillery
skill-for-paratrooper = for paratroopers
skill-for-tank = for tanks
skill-for-mechanised = for mechanised units
field-place = Square of { $card }
field-objective = Objective { $number }
field-copies = Copies of { $card }
field-on-map = { $card } on the map
field-heroes = Heroes
field-events = Events

## Questions
question-set-up = Place your cards: the fixed Concealed ones among their squares, the free ones in their zone.
question-role = Attack or defend?
question-ground = Which terrain on { $square }?
question-army = Buy your army.
question-objectives = Place the objectives in the northern half, no two adjacent.
question-tactic = Choose a tactic ({ $orders } ORDER left).
question-window = Play an Event or a Hero?
question-deploy = Deploy a unit from your hand?
question-relief = Which unit loses a SUPPRESSED marker?
question-manoeuvre = One Fire and one forced march after the swap?
question-act = { $unit } in { $square } is active. What does it do?
question-conceal = Conceal { $unit } in { $square }?
question-go = Which GO! is attempted or declined?
question-force = { $unit } rolled { $die }, { $needed } needed. { $may ->
    [no] It is Disoriented: no DIRECTIVE can force it. Reveal a card, or go on?
   *[yes] Force the activation with a DIRECTIVE?
}
question-reveal-target = { $unit } in { $square } is fired at. Reveal it before the dice?
question-reveal-before-save = { $unit } in { $square } is hit. Reveal a card before the save?
question-pierce = Spend a DIRECTIVE for Piercing against { $unit } in { $square }?
question-card-before-dice = Before the dice are rolled against { $unit } in { $square }: play a card?
question-card-after-dice = Result { $total } against { $value }. Play a card before it counts?
question-fire-plus = Result { $total } against { $value }. Spend a DIRECTIVE for +1?
question-save = { $unit } in { $square }: roll the save ({ $needed }+)?
question-save-plus = Save die { $die }, { $needed } needed. { $may ->
    [no] The unit is Disoriented: no DIRECTIVE can help it. Reveal a card, or go on?
   *[yes] Spend a DIRECTIVE for +1?
}
question-advance = Advance { $unit } into the square of the destroyed unit?
question-fire-choice = Which Fire does { $unit } in { $square } make?
question-claim = Reveal { $unit } in { $square } to claim control?
question-pick-unit =
    {$effect ->
        [remove_suppressed] Which of your units loses SUPPRESSED markers?
        [remove_hit] Which of your units loses a HIT marker?
        [suppress] Which enemy unit is suppressed?
        [grant_save] Which of your units has a save of { $value }?
        [grant_effect] Which of your units has the fire effect?
        [fire_modifier] At which enemy unit do your Fires get +{ $value }?
        [forbid]
            {$what ->
                [move] Which enemy unit cannot move?
                [fire] Which enemy unit cannot fire?
                [skill] Which enemy unit cannot use skills?
                *[directive] Which enemy unit cannot use DIRECTIVE markers?
            }
        [attack] Which enemy unit is fired at ({ $value })?
        [reveal] Which Concealed enemy card is turned Visible?
        [conceal] Which of your units turns Concealed?
        [place_go] Which of your units gets a GO! marker?
        [fire_now] Which of your units fires?
        [place_marker]
            {$marker ->
                [panzerfaust] Which of your units receives a Panzerfaust?
                [hit_point] Which of your units receives a hit point?
                *[defence_bonus] On the square of which of your units does the marker lie?
            }
        *[other] Choose a unit.
    }
question-pick-square =
    {$effect ->
        [deploy_reserve] On which square of your zone does the unit arrive?
        [place_marker]
            {$marker ->
                [minefield] On which square does the Minefield lie?
                *[passage] On which Water square does the Passage lie?
            }
        *[other] Choose a square.
    }
question-move-unit = Move a unit one square?
question-pick-card = Choose a card of your discard pile.
question-pick-historical = Choose a historical event.
question-bombard-square = Choose a square to bombard ({ $left } left).
question-bombard-next = Which square is bombarded next?

## Answers
answer-play-event = Play { $card }
answer-play-hero = Play { $card } on { $unit } in { $square }
answer-reveal = Reveal { $unit } in { $square }
answer-take-directives = Take 3 DIRECTIVE
answer-manage-hand = Manage hand
answer-manoeuvre = Swap { $first } in { $from } and { $second } in { $to }
answer-remove-suppressed = Remove SUPPRESSED
answer-activate = Activate { $unit } in { $square }
answer-relieve = Take a SUPPRESSED off { $unit } in { $square }
answer-deploy = Deploy { $card } in { $square }
answer-deploy-hq = Deploy { $card } in { $square }, beside { $hq }
answer-move = Move to { $square }
answer-march = Forced march to { $square }
answer-march-by = Forced march of { $unit } from { $from } to { $square }
answer-fire-at = Fire ({ $value }) at { $unit } in { $square }
answer-fire-effect = Fire ({ $value }, { $effect }) at { $unit } in { $square }
answer-fire-at-by = { $firer } in { $from }: Fire ({ $value }) at { $unit } in { $square }
answer-fire-effect-by = { $firer } in { $from }: Fire ({ $value }, { $effect }) at { $unit } in { $square }
answer-fire-at-number = Fire no. { $number } ({ $value }) at { $unit } in { $square }
answer-fire-effect-number = Fire no. { $number } ({ $value }, { $effect }) at { $unit } in { $square }
answer-fire-at-number-by = { $firer } in { $from }: Fire no. { $number } ({ $value }) at { $unit } in { $square }
answer-fire-effect-number-by = { $firer } in { $from }: Fire no. { $number } ({ $value }, { $effect }) at { $unit } in { $square }
answer-command = GO! on { $unit } in { $square }
answer-draw-card = Draw a card
answer-take-directive = Take a DIRECTIVE
answer-heal = Try to heal { $unit } in { $square }
answer-shift = Move { $unit } from { $square } to { $to }
answer-order-fire = Fire! by { $unit } in { $square }
answer-encourage = Encourage { $unit } in { $square }
answer-clear = Clear { $square }: { $marker }
answer-bridge = Lay a Passage on { $square }
answer-charge = Charge against { $unit } in { $square }
answer-end-activation = End the activation
answer-conceal = Conceal it
answer-attempt = Attempt the GO! of { $unit } in { $square }
answer-decline = Decline the GO! of { $unit } in { $square }
answer-spend-directive = Spend a DIRECTIVE
answer-turn-up = Reveal { $unit } in { $square }
answer-roll-save = Roll the save
answer-advance = Advance into { $square }
answer-pick-unit = { $unit } in { $square }
answer-pick-square = { $square }
answer-move-unit = Move { $unit } from { $from } to { $square }
answer-pick-card = { $card }
answer-pick-historical = { $event }: { $text }
answer-set-up = This placement
answer-role =
    {$role ->
        [attack] Attack
        *[defend] Defend
    }
answer-ground =
    {$terrain ->
        [forest] Forest
        [urban] Urban area
        [hill] Hill
        [fortified] Fortified position
        *[flooded] Flooded area
    }
answer-buy-army = This army
answer-objectives = These squares

## Events
event-step-done = The set-up goes on.
event-roles-settled =
    {$attacker ->
        [us] The Americans
        *[ge] The Germans
    } attack.
event-ground-laid = { $where } becomes { $name }.
event-army-mustered =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } show what they bought.
event-objective-placed = An objective in { $where }.
event-cards-drawn =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } draw { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-sequence-began =
    Turn { $turn }: {$side ->
        [us] the Americans
        *[ge] the Germans
    } begin their sequence.
event-stage-reached = The sequence goes on.
event-claims-opened = Control is looked at.
event-claim-settled = Control is looked at.
event-tactic-chosen =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    }: {$tactic ->
        [take_directives] take DIRECTIVE
        [manage_hand] manage hand
        [manoeuvre] Manoeuvre
        [remove_suppressed] remove SUPPRESSED
        *[activate_unit] activate a unit
    }.
event-orders-gained =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } have { $count } more ORDER.
event-orders-set =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } have { $count } ORDER per turn from now on.
event-directives-gained =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } take { $count } DIRECTIVE (6 at most).
event-directives-lost =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } lose { $count } DIRECTIVE.
event-directive-spent =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } spend a DIRECTIVE for { $name } in { $where }: {$use ->
        [forced_march] forced march
        [force_activation] forced activation
        [piercing] Piercing
        [fire_plus_one] +1 to the Fire
        *[save_plus_one] +1 to the save
    }.
event-event-played =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } play { $name }.
event-historical-used =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } apply { $name }.
event-hero-played =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } play { $name } on { $on } in { $where }.
event-effect-began =
    Its effect lasts until the end of the {$until ->
        [turn] turn
        *[sequence] sequence
    }.
event-marker-placed = { $name } on { $where }.
event-marker-removed = { $name } leaves { $where }.
event-card-recovered =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } take { $name } back into hand.
event-points-won =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } win { $points ->
    [one] one victory point
   *[other] { $points } victory points
  }.
event-sequence-ended =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } end their sequence.
event-turn-ended = Turn { $turn } is over.
event-battle-ended = The battle is over.
event-supply-ended = Manage hand is over.
event-unit-placed = { $name } in { $where }.
event-unit-deployed = { $name } in { $where } arrives.
event-revealed = { $name } in { $where } is revealed.
event-concealed = { $name } in { $where } turns Concealed.
event-decoy-discarded = A decoy is discarded.
event-destroyed = { $name } in { $where } is destroyed.
event-withdrawn = { $name } in { $where } goes back into the Reserve.
event-moved = { $name } moves to { $where }.
event-moved-concealed = { $name } moves to { $where }.
event-swapped = { $name } goes to { $where }, { $other } to { $there }.
event-swapped-concealed = { $name } goes to { $where }, { $other } to { $there }.
event-swap-ended = The Manoeuvre is over.
event-suppression-removed = { $name } in { $where } loses { $count } SUPPRESSED.
event-hit-removed = { $name } in { $where } loses a HIT.
event-hit-placed = { $name } in { $where } receives { $count } HIT.
event-suppression-placed = { $name } in { $where } receives { $count } SUPPRESSED.
event-activated = { $name } in { $where } is activated.
event-activation-ended = { $name } in { $where } is ACTIVATED.
event-movement-ended = { $name } in { $where } is stopped by the wire.
event-skill-used = { $name } in { $where } uses a skill: { $skill }.
event-go-placed = GO! on { $name } in { $where }.
event-go-placed-telling = GO! on { $name } in { $where }.
event-go-discarded = The GO! of { $name } in { $where } is discarded.
event-fire-declared = { $by } fires ({ $value }) at { $name } in { $where }.
event-fire-rolled = The red dice show { $total }.
event-fire-judged =
    Result { $total }: {$result ->
        [success] success
        [half] half success
        *[miss] miss
    }.
event-fire-remembered = The next Fire at the same target will succeed.
event-fire-ended = The Fire is over.
event-save-rolled =
    { $name } in { $where }: save { $needed }+, die { $die }: {$saved ->
        [True] saved
        *[False] not saved
    }.
event-unit-equipped = { $name } in { $where } receives a marker: { $marker }.

## Refusals
refusal-already-activated = This unit has been activated in this sequence.
refusal-already-advanced = One free advance per activation.
refusal-already-marched = One forced march per activation.
refusal-already-moved = The unit has made its normal move.
refusal-already-piercing = This Fire cannot be given Piercing again.
refusal-already-visible = The card is Visible already.
refusal-at-least-one = At least one marker must be removed.
refusal-card-listed-twice = A card is listed twice.
refusal-decoy-in-enemy-sequence = A decoy is dropped in your own sequence, or when it is fired at.
refusal-decoy-visible = A decoy that lies Visible is discarded.
refusal-disoriented = A Disoriented unit cannot use DIRECTIVE markers.
refusal-enemy-activation = You cannot interrupt here.
refusal-enemy-adjacent = An enemy card is adjacent.
refusal-event-already-played = One Event per sequence.
refusal-event-not-available = This historical event is not available.
refusal-event-used = This historical event has been used.
refusal-fire-or-move = Fire or Move: not both in one activation.
refusal-fire-value-used = This fire value has been used.
refusal-flooded = A unit in a Flooded square cannot use DIRECTIVE markers.
refusal-forbidden-by-event = An Event forbids it.
refusal-gone = The unit has left the battlefield.
refusal-halted-by-wire = Barbed wire has ended its movement.
refusal-in-a-manoeuvre = This unit is one of the two of the Manoeuvre: it may do nothing else before that is over.
refusal-has-go = The unit has a marker already.
refusal-has-moved = The unit has moved: only the moved value is left.
refusal-hero-already-played = One Hero per sequence.
refusal-hero-condition = The unit does not fulfil the hero's condition.
refusal-hq-slot-used = This HQ has brought a unit already.
refusal-hq-too-fresh = This HQ came with the same ORDER.
refusal-immobile = The unit is Immobile.
refusal-inside-a-fire = Not inside a Fire.
refusal-makes-no-difference = One more would change nothing.
refusal-marked-already = There is such a marker already.
refusal-must-be-visible = The unit must be Visible.
refusal-must-be-concealed = The card must be Concealed.
refusal-must-choose = One of them must be chosen.
refusal-needs-an-hq = An army needs an HQ.
refusal-never-diagonal = Never diagonally.
refusal-no-bridge = There is no demolished bridge.
refusal-no-charge-here = There are no strongpoint charges in this battle.
refusal-no-decoys = Decoys are not used.
refusal-no-directive-left = No DIRECTIVE is left.
refusal-no-enemy-there = That is no enemy unit.
refusal-no-engineers = The unit has no Engineers.
refusal-no-fire-left = No Fire is left to give up.
refusal-no-fire-value = The unit has no such fire value.
refusal-no-go = The unit has no GO! marker.
refusal-no-historical-event-left = No historical event is available.
refusal-no-historical-event-now = None of the historical events that are left may be used now.
refusal-chosen-already = This unit has been chosen already.
refusal-moves-used-up = The card moves no further unit, or this one no further.
refusal-never-concealed = In this battle no unit is ever Concealed.
refusal-is-firing = The unit is firing just now.
refusal-sequence-over = The sequence is over.
refusal-no-hit = The unit has no HIT.
refusal-no-hq = That is none of your HQs.
refusal-no-hq-near = None of your Visible HQs is near enough.
refusal-no-room-on-the-map = Too many units on the map.
refusal-no-strongpoint = There is no such strongpoint adjacent.
refusal-no-such-skill = The unit has no such skill.
refusal-no-target = The unit has no target in range.
refusal-no-unit-in-hand = That is no Unit card of your hand.
refusal-nobody-suppressed = None of your units is SUPPRESSED.
refusal-northern-half = Only in the northern half.
refusal-not-adjacent = Not on or next to its square.
refusal-not-armoured = The target is not armoured.
refusal-not-before-turn = Not before turn { $turn }.
refusal-not-beside-the-hq = Not next to the HQ.
refusal-not-bombarded = This square is not bombarded.
refusal-not-cumbersome = The weapon is not Cumbersome.
refusal-not-during-an-activation = Not during an activation or a Fire.
refusal-not-in-discard = Not in your discard pile.
refusal-not-in-hand = Not in your hand.
refusal-not-of-that-side = Not a unit of that side.
refusal-not-on-itself = Not on the unit itself.
refusal-not-side-by-side = The two units are not side by side.
refusal-pair-in-order = Name the pair in the order of its squares, from left to right and from top to bottom.
refusal-equal-card-first = You hold this card more than once: use the first of them.
refusal-turn-it-up = The question itself asks for this card: turn it up there.
refusal-concealed-not-diagonal = A Concealed card moves orthogonally in this battle.
refusal-not-suppressed = The unit is not SUPPRESSED.
refusal-not-that-square = Not that square.
refusal-not-that-unit = Not that unit.
refusal-not-the-listed-squares = The fixed cards keep to their listed squares.
refusal-not-the-target = That is not the target.
refusal-not-your-card = Not a card of your side.
refusal-not-your-unit = Not one of your units.
refusal-nothing-to-clear = There is nothing to clear.
refusal-objectives-adjacent = Two objectives are adjacent.
refusal-off-the-map = That is off the map.
refusal-once-per-unit = Each unit once.
refusal-one-fire = One Fire in a Manoeuvre.
refusal-one-hero-per-unit = One hero per unit.
refusal-one-march = One forced march in a Manoeuvre.
refusal-one-plus-per-fire = One +1 per Fire.
refusal-only-mechanised-diagonal = Only Visible mechanised units move diagonally.
refusal-only-own-sequence = Only in your own sequence.
refusal-out-of-range = Out of range: { $distance } squares, range { $range }.
refusal-outside-the-zone = Outside the zone.
refusal-place-every-unit = Every unit needs a square.
refusal-skill-out-of-range = Out of the skill's range.
refusal-skill-used-up = The skill is used up.
refusal-so-many-objectives = { $count } different squares are needed.
refusal-square-occupied = { $square } is occupied.
refusal-stands-still = The unit has fired standing still.
refusal-suppressed = A SUPPRESSED unit cannot use DIRECTIVE markers.
refusal-too-expensive = { $points } points, { $limit } allowed.
refusal-too-far = { $square } is too far.
refusal-too-many-copies = Too many copies.
refusal-too-many-events = Too many Events.
refusal-too-many-heroes = Two heroes of your side at most.
refusal-too-much-on-the-map = { $points } points on the map, { $limit } allowed.
refusal-trench = Only tanks advance into a fortified position.
refusal-two-hqs-at-most = Two HQs per tactic at most.
refusal-type-never-advances = This unit never makes a free advance.
refusal-types-are-hidden = What names a type chooses Visible cards only.
refusal-water = The unit cannot enter Water.
refusal-wrong-shape = The squares do not form the right shape.
refusal-wrong-terrain = The wrong terrain.
refusal-wrong-type = Not a unit of that type.
refusal-zone-slot-used = One unit per tactic in the zone.
remedy-take-directives = Take DIRECTIVE markers with a tactic.
remedy-remove-suppressed = Remove its SUPPRESSED markers first.
remedy-another-sequence = In another sequence you may play one.
remedy-before-or-after = Play it before, or when it is over.
remedy-come-nearer = Come nearer first.
remedy-leave-the-flood = Leave the Flooded square first.
remedy-next-order = With the next ORDER it may.
remedy-next-sequence = In your next sequence it may.
remedy-own-sequence = Play it in your own sequence.
remedy-passage = A Passage marker on the square, or the skill Amphibious, would let it in.
remedy-reveal-an-hq = Reveal an HQ nearby, or bring one.
remedy-reveal-it = Turn the card Visible first.
remedy-wait-for-a-window = You are asked as soon as the activation is over.

## Results and endings
result-battle-ended = the battle is decided
result-destroyed = destroyed
result-withdrawn = back into the Reserve
result-hit = HIT
result-suppressed = SUPPRESSED
result-saved = saved
result-decoy = a decoy
result-activated = activated
result-go-lost = the GO! is lost
result-healed = healed
result-drawn = { $card }
result-drawn-cards = { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
 }, { $others ->
    [0] nothing else
    [one] 1 other card
   *[other] { $others } other cards
 }
ending-points = { $side } win. Points: Americans { $us }, Germans { $ge }.
ending-decisive = { $side } win decisively. Points: Americans { $us }, Germans { $ge }.
ending-sudden = { $side } win at once. Points: Americans { $us }, Germans { $ge }.
ending-annihilation = { $side } win: no enemy unit is left. Points: Americans { $us }, Germans { $ge }.

## Terrain and markers
terrain-plain = Plain
terrain-urban = Urban area
terrain-flooded = Flooded area
terrain-hill = Hill
terrain-fortified = Fortified position
terrain-forest = Forest
terrain-fortified-hill = Fortified hill
terrain-water = Water
badge-go = GO!
badge-go-auto = GO!, sure to obey
badge-going = GO!, under way
badge-order = ORDER
badge-activated = ACTIVATED
marker-order = ORDER / ACTIVATED
marker-go = GO! / ACTIVATED
marker-directive = DIRECTIVE
marker-hit = HIT
marker-suppressed = SUPPRESSED
marker-initiative = Initiative
marker-end = END
marker-historical-event = Historical event
marker-hero = Hero
marker-depot = Depot
marker-passage = Passage
marker-fire-bonus = Fire Bonus
marker-defence-bonus = Defence Bonus
marker-panzerfaust = Panzerfaust
marker-bombardment = Bombardment
marker-scenario-event = Scenario event
marker-victory-point = Victory point
marker-objective = Objective
marker-hit-point = Hit point
marker-minefield = Minefield
marker-barbed-wire = Barbed wire
marker-demolished-bridge = Demolished bridge

## Cards
card-us-rifle-cie = Rifle Cie
card-us-heavy-weapons-cie = Heavy Weapons Cie
card-us-mortar-platoon = Mortar Platoon
card-us-engineer-cie = Engineer Combat Cie
card-us-at-platoon = 57mm Anti-Tank Platoon
card-us-fa-battery = 105mm Field Artillery Battery
card-us-chemical-mortars = 4.2-inch Chemical Mortars
card-us-ranger-cie = Ranger Cie
card-us-recon-troop = M8 Recon Troop
card-us-armored-infantry-cie = Armored Infantry Cie
card-us-m4-sherman = M4 Sherman
card-us-m4-dd = M4 Sherman DD
card-us-m5-stuart = M5 Stuart
card-us-m10 = M10
card-us-m7-priest = M7 Priest
card-us-para-rifle-cie = Parachute Infantry Cie
card-us-para-mg-platoon = Parachute MG Platoon
card-us-para-mortar-platoon = Parachute Mortar Platoon
card-us-para-pack-howitzer = 75mm Pack Howitzer Battery
card-us-para-pathfinders = Pathfinder Team
card-us-glider-cie = Glider Infantry Cie
card-us-forward-observers = Forward Observer Party
card-us-medical-cie = Medical Collecting Cie
card-us-ordnance-cie = Ordnance Maintenance Cie
card-us-hq-infantry-command = Infantry Command HQ
card-us-hq-collins = Maj.Gen. J.L. Collins HQ
card-us-hq-airborne = Airborne Command HQ
card-us-hq-divarty = Division Artillery HQ
card-us-hq-barton = Maj.Gen. R.O. Barton HQ
card-us-hq-tank-battalion = Tank Battalion HQ
card-us-hq-roosevelt = Brig.Gen. T. Roosevelt Jr. HQ
card-us-hq-gavin = Brig.Gen. J.M. Gavin HQ
card-us-decoy = Decoy
card-ge-grenadier-kp = Grenadier Kompanie
card-ge-ost-kp = Osttruppen Kompanie
card-ge-ost-mg-zug = Osttruppen MG-Zug
card-ge-mg-abteilung = Maschinengewehr Abteilung
card-ge-granatwerfer-zug = Granatwerfer-Zug
card-ge-pionier-kp = Pionier Kompanie
card-ge-sturm-kp = Sturm Kompanie
card-ge-fj-kp = Fallschirmjäger Kompanie
card-ge-fj-mg-zug = Fallschirmjäger sMG-Zug
card-ge-fj-granatwerfer = Fallschirmjäger Granatwerfer
card-ge-panzerschreck-trupp = Panzerschreck-Trupp
card-ge-scharfschuetzen = Scharfschützen
card-ge-pak40-zug = Pak 40 Zug
card-ge-flak88-batterie = 8.8 cm Flak Batterie
card-ge-lefh18-batterie = 10.5 cm leFH 18 Batterie
card-ge-nebelwerfer-batterie = Nebelwerfer Batterie
card-ge-stug3 = StuG III
card-ge-pz4 = Panzer IV
card-ge-r35 = Panzerkampfwagen 35R(f)
card-ge-marder = Marder
card-ge-wespe = Wespe
card-ge-pzgren-kp = Panzergrenadier Kompanie
card-ge-spaehwagen = Spähwagen Trupp
card-ge-widerstandsnest = Widerstandsnest
card-ge-kasematte = Kasematte
card-ge-beobachtungsbunker = Beobachtungsbunker
card-ge-sanitaets-kp = Sanitäts Kompanie
card-ge-werkstatt-zug = Werkstatt-Zug
card-ge-hq-regiment = Regimentsstab HQ
card-ge-hq-division = Divisionsstab HQ
card-ge-hq-panzer = Panzerbefehlswagen HQ
card-ge-hq-artillerie = Artillerie-Kommandeur HQ
card-ge-hq-heydte = Major von der Heydte HQ
card-ge-hq-ost = Ost-Bataillonsstab HQ
card-ge-hq-kampfgruppe = Kampfgruppenstab HQ
card-ge-decoy = Decoy
card-hero-us-clint = Clint
card-hero-us-malloy = Doc Malloy
card-hero-us-brannigan = Sgt. Brannigan
card-hero-us-lonergan = Kid Lonergan
card-hero-us-dallery = Tex Dallery
card-hero-us-okeefe = Padre O'Keefe
card-hero-us-fontaine = Mademoiselle Fontaine
card-hero-ge-kranz = Oberfeldwebel Kranz
card-hero-ge-luder = Hauptmann von Lüder
card-hero-ge-reinhold = Unteroffizier Reinhold
card-hero-ge-brandau = Leutnant Brandau
card-hero-ge-veit = Scharfschütze Veit
card-hero-ge-ahrens = Stabsarzt Dr. Ahrens
card-hero-ge-hollmann = Stabsfeldwebel Hollmann
card-ev-ammo-truck = Ammunition Truck
card-ev-change-of-plan = Change of Plan
card-ev-stretcher-bearers = Stretcher Bearers
card-ev-track-back-on = Track Back On
card-ev-on-your-feet = On Your Feet
card-ev-smoke = Smoke Pots
card-ev-aerial-photos = Aerial Photographs
card-ev-hedgerow-maze = Hedgerow Maze
card-ev-mortar-concentration = Mortar Concentration
card-ev-lost-dispatch = Lost Dispatch
card-ev-crossfire = Crossfire
card-ev-sunken-lane = Sunken Lane
card-ev-foxholes = Foxholes
card-ev-radio-net = Radio Net
card-ev-replacements = Replacements
card-ev-cut-wire = Cut Telephone Wire
card-ev-stragglers = Stragglers Return
card-ev-us-thunderbolts = Thunderbolts Overhead
card-ev-us-naval-gunfire = Naval Gunfire
card-ev-us-time-on-target = Time on Target
card-ev-us-bazooka-teams = Bazooka Teams
card-ev-us-piper-cub = Piper Cub
card-ev-us-crickets = Click-Clack
card-ev-ge-panzerfaust = Panzerfaust Issue
card-ev-ge-bocage-ambush = Bocage Ambush
card-ev-ge-minefield = Achtung Minen!
card-ev-ge-werfer-salvo = Werfer Salvo
card-ev-ge-gegenstoss = Gegenstoß
card-ev-ge-turned-signposts = Turned Signposts
card-historical-event-us = Historical Event (US)
card-historical-event-ge = Historical Event (German)
card-he-s1-us1 = The Georgians Waver
card-he-s1-us2 = 70th Tank Battalion Rolls Up
card-he-s1-us3 = A Voice in Russian
card-he-s1-ge1 = Fauville Battalion Stands
card-he-s1-ge2 = Snipers in the Steeple
card-he-s1-ge3 = Officers with Drawn Pistols
card-he-s2-us1 = Grenades Down the Ditch
card-he-s2-us2 = Lost Sticks Join Up
card-he-s2-ge1 = MG 42s in the Tree Line
card-he-s2-ge2 = Gunners Take Up Rifles
card-he-s3-us1 = Barrage before the Charge
card-he-s3-us2 = Follow Me!
card-he-s3-us3 = Ford at the Sunken Road
card-he-s3-ge1 = Mortars on the Causeway
card-he-s3-ge2 = Captured Renaults
card-he-s4-us1 = USS Nevada Answers
card-he-s4-us2 = Pole Charges Forward
card-he-s4-ge1 = Fire on Own Position
card-he-s4-ge2 = Counter-Attack from the Tunnels
card-he-s5-us1 = Hell on Wheels
card-he-s5-us2 = Hold the Hedgerow
card-he-s5-us3 = P-47s from the Beachhead
card-he-s5-ge1 = Assault Guns through the Gap
card-he-s5-ge2 = Paratroopers Dig In Deep
card-he-s5-ge3 = Ammunition by Air Drop
card-he-s6-us1 = Corps Artillery
card-he-s6-us2 = Fresh Regiment
card-he-s6-us3 = Resistance Reports
card-he-s6-ge1 = Kampfgruppe Müller
card-he-s6-ge2 = Hold to the Last Man
card-he-s6-ge3 = Rocket Howl
card-he-s7-us1 = Start the War from Right Here
card-he-s7-us2 = Second Wave
card-he-s7-ge1 = Goliaths
card-he-s7-ge2 = Sluices Opened

## Texts of cards
text-ev-ammo-truck = Take 2 DIRECTIVE markers.
text-ev-change-of-plan = You have one more ORDER marker in this sequence.
text-ev-stretcher-bearers = One of your infantry units loses a HIT marker.
text-ev-track-back-on = Roll for one of your tank or mechanised units: on 3 or more it loses a HIT marker.
text-ev-on-your-feet = Remove every SUPPRESSED marker from up to two of your units.
text-ev-smoke = Until the end of the turn one of your units has a save of 5.
text-ev-aerial-photos = Turn up to two Concealed enemy cards Visible.
text-ev-hedgerow-maze = Turn one of your units that no enemy unit is adjacent to Concealed.
text-ev-mortar-concentration = Bombard two orthogonally connected squares: fire value 9, 7 or more suppresses infantry.
text-ev-lost-dispatch = Your opponent discards 2 DIRECTIVE markers.
text-ev-crossfire = Choose one enemy unit. In this sequence all your Fires at it get +1.
text-ev-sunken-lane = Move one of your units one square orthogonally.
text-ev-foxholes = Put a Defence Bonus 5 marker on the square of one of your infantry units; it stays on the square.
text-ev-radio-net = Put GO! markers on up to two of your units within 2 squares of one of your Visible HQs and resolve them now.
text-ev-replacements = Draw 2 cards.
text-ev-cut-wire = One Visible enemy HQ cannot use skills until the end of this sequence.
text-ev-stragglers = Take one Unit card from your discard pile into your hand.
text-ev-us-thunderbolts = One Fire with value 8 and Piercing at any Visible enemy unit.
text-ev-us-naval-gunfire = Bombard three squares in a straight line: fire value 9, Piercing, Double Impact.
text-ev-us-time-on-target = All your artillery units without ACTIVATED marker make one Fire each.
text-ev-us-bazooka-teams = One of your infantry units receives a Panzerfaust marker.
text-ev-us-piper-cub = All your artillery Fires get +1 in this sequence.
text-ev-us-crickets = Move up to three of your paratrooper units one square orthogonally.
text-ev-ge-panzerfaust = Up to two of your infantry units receive a Panzerfaust marker each.
text-ev-ge-bocage-ambush = One of your Concealed units turns Visible and makes one Fire with +1; it is not activated.
text-ev-ge-minefield = Put a Minefield marker on an empty square that is not adjacent to an enemy unit.
text-ev-ge-werfer-salvo = Bombard three squares of one 2x2 block: fire value 10, 7 or more suppresses infantry.
text-ev-ge-gegenstoss = Move up to two of your infantry units one square orthogonally.
text-ev-ge-turned-signposts = One Visible enemy unit cannot move until the end of the turn.
text-historical-event-us = Apply one available American historical event of the scenario (HON-8.9).
text-historical-event-ge = Apply one available German historical event of the scenario (HON-8.9).
text-he-s1-us1 = Each Visible Osttruppen unit rolls the yellow die; below 4 it receives a SUPPRESSED marker.
text-he-s1-us2 = Put one M4 Sherman on a free square of the American deployment zone.
text-he-s1-us3 = Up to two Visible Osttruppen units cannot fire until the end of the turn.
text-he-s1-ge1 = Two of your infantry units have a save of 5 until the end of the turn.
text-he-s1-ge2 = One Fire with value 9 and No Cover at a Visible infantry unit or HQ.
text-he-s1-ge3 = Up to three Osttruppen units lose a SUPPRESSED marker.
text-he-s2-us1 = Two of your paratrooper units have No Cover on all Fires in this sequence.
text-he-s2-us2 = Put one Parachute Infantry Cie on a free square of the American deployment zone.
text-he-s2-ge1 = One of your infantry units without ACTIVATED marker makes one Fire with +1.
text-he-s2-ge2 = Two of your artillery units have a save of 5 until the end of the turn.
text-he-s3-us1 = Bombard three squares of your choice: fire value 9, 7 or more suppresses infantry.
text-he-s3-us2 = Move up to four of your infantry units one square orthogonally.
text-he-s3-us3 = Put a Passage marker on any Water square.
text-he-s3-ge1 = Bombard three squares in a line: fire value 9, 7 or more suppresses infantry.
text-he-s3-ge2 = Put one Panzerkampfwagen 35R(f) on a free square of the German deployment zone.
text-he-s4-us1 = Bombard the four squares of one 2x2 block: fire value 8, Piercing.
text-he-s4-us2 = Up to two of your infantry units receive a Panzerfaust marker.
text-he-s4-ge1 = Azeville fires in support: bombard three squares of your choice, fire value 8, 7 or more suppresses infantry.
text-he-s4-ge2 = Put one Sturm Kompanie on a free square of the German deployment zone.
text-he-s5-us1 = Put two M4 Shermans on free squares of the American deployment zone. Not before turn 4.
text-he-s5-us2 = Three of your paratrooper units have a save of 5 until the end of the turn.
text-he-s5-us3 = Two Fires with value 8 and Piercing at Visible enemy units.
text-he-s5-ge1 = Up to two of your tanks lose a SUPPRESSED marker and up to two move one square.
text-he-s5-ge2 = Up to two of your paratrooper units not adjacent to an enemy turn Concealed.
text-he-s5-ge3 = Take 3 DIRECTIVE markers.
text-he-s6-us1 = Bombard four squares in a line: fire value 9, Piercing.
text-he-s6-us2 = Draw 3 cards and take one more ORDER marker in this sequence.
text-he-s6-us3 = Turn up to four Concealed enemy cards Visible.
text-he-s6-ge1 = Put one Sturm Kompanie and one StuG III on free squares of the German deployment zone.
text-he-s6-ge2 = Two of your units each lose a HIT marker on 4 or more.
text-he-s6-ge3 = Bombard the four squares of one 2x2 block: fire value 9, 7 or more suppresses infantry.
text-he-s7-us1 = Up to three of your infantry units move one square; up to two of your units lose a SUPPRESSED marker.
text-he-s7-us2 = Put two Rifle Cies on free squares of the American deployment zone.
text-he-s7-ge1 = One Fire with value 8 and Piercing at a Visible tank or infantry unit.
text-he-s7-ge2 = Up to three Visible enemy units cannot use DIRECTIVE markers until the end of the turn.
text-hero-us-clint = Infantry, mechanised or not, no paratroopers. All Fires of the unit get +1.
text-hero-us-malloy = Any infantry. While activated: one healing attempt (4+) on an infantry unit up to 1 square away, itself included.
text-hero-us-brannigan = Any infantry. While activated: one GO! on an adjacent unit that is infantry only.
text-hero-us-lonergan = Any paratroopers. All Fires of the unit get +1 per SUPPRESSED marker on the target.
text-hero-us-dallery = Tanks that are not artillery. The second Fire at a target already hit by the first succeeds automatically.
text-hero-us-okeefe = Infantry or HQ. While activated: discard up to two SUPPRESSED markers from itself or adjacent units.
text-hero-us-fontaine = Infantry or mechanised. A Resistance guide: the unit has Camouflage.
text-hero-ge-kranz = Infantry, no Osttruppen. The unit's save becomes 5.
text-hero-ge-luder = Any infantry. While activated: one GO! on an adjacent infantry unit.
text-hero-ge-reinhold = Infantry, not mechanised. All Fires: result 7 or more suppresses an infantry target.
text-hero-ge-brandau = Tanks that are not artillery. All Fires get +1.
text-hero-ge-veit = Infantry, not mechanised, no Osttruppen. Targets of the unit have no save.
text-hero-ge-ahrens = Infantry or HQ. While activated: one healing attempt (4+) on an infantry unit up to 1 square away.
text-hero-ge-hollmann = Any infantry. While activated: discard up to two SUPPRESSED markers from itself or adjacent units.

## Skills
skill-field-command = Field Command
skill-reinforcements = Reinforcements
skill-momentum = Momentum
skill-heal = Heal / Repair
skill-forward = Forward!
skill-fall-back = Fall back!
skill-fire-order = Fire!
skill-stimulation = Stimulation
skill-support = Support
skill-piercing = Piercing
skill-suppress-on-7 = Suppressive fire (7)
skill-suppress-7plus-infantry = Suppressive fire (7+, infantry)
skill-suppress-with-hit-infantry = Suppressive fire (HIT, infantry)
skill-suppress-with-hit-tank = Suppressive fire (HIT, tank)
skill-double-impact = Double Impact
skill-once-more = Once More!
skill-relentless = Relentless
skill-no-cover = No Cover
skill-cumbersome = Cumbersome
skill-sustained-fire = Sustained Fire
skill-amphibious = Amphibious
skill-engineers = Engineers
skill-fragile = Fragile
skill-encouragement = Encouragement
skill-no-cover-aura = No Cover (aura)
skill-fire-or-move = Fire or Move
skill-immobile = Immobile
skill-defenders = Defenders
skill-tough = Tough
skill-disoriented = Disoriented
skill-camouflage = Camouflage

## Looking from a piece

look-range = { $range }: { $need }+
look-after-move = from { $square }, { $range }: { $need }+

## Windows

window-claim = Depots
window-reveal-before-save = Reveal before the save
window-reveal-target = Reveal the target
window-start = Start of the sequence
window-tactic = After the tactic
window-go = Before a GO! attempt
window-hand = In Manage hand
window-manoeuvre = In a Manoeuvre

## Match options

option-card-moments-active-book = allowed
option-card-moments-active-whole-fires = not inside a Fire
option-card-moments-other-book = at any time outside an activation
option-card-moments-other-between-tactics = only between tactics and GO! attempts
option-fire-or-move-manoeuvre-book = the swap does not count: the unit may fire
option-fire-or-move-manoeuvre-swap-counts = the swap counts as a move: the unit may not fire
option-skill-range-up-to = up to the number
option-skill-range-exact = exactly the number
option-concealed-armour-save-procedure = stops the marker
option-concealed-armour-save-faq = does not stop it
option-once-more-success = may be played
option-once-more-once-more-unsaved = may not be played
option-auras-add = add up
option-auras-aura-once = count once
option-heroes-per-unit-any = any number
option-heroes-per-unit-one-hero-per-unit = one at most
option-novice-water-book = ordinary ground
option-novice-water-water-blocks = stays impassable
option-last-unit-play-on = plays on
option-last-unit-annihilation = loses at once
option-concealed-diagonal-types-count = may be made, and tell the type
option-concealed-diagonal-types-sleep = may not be made

## Words of the table in this game

ui-round = Turn
ui-round-move = turn { $round }, decision { $n }
ui-rounds-n = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }
