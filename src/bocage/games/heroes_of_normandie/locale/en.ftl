# Heroes of Normandie: what is said at the table.

## Sides, phases, tracks, zones
side-us = Americans
side-ge = Germans
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
name-concealed = a Concealed card
name-square = { $square }
memory-seen = seen before: { $unit }
mark-objective = Objective: { $points }
value-fire = Range { $range }
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
question-force = { $unit } rolled { $die }, { $needed } needed. Force the activation with a DIRECTIVE?
question-reveal-target = { $unit } in { $square } is fired at. Reveal it before the dice?
question-reveal-before-save = { $unit } in { $square } is hit. Reveal a card before the save?
question-pierce = Spend a DIRECTIVE for Piercing against { $unit } in { $square }?
question-fire-plus = Result { $total } against { $value }. Spend a DIRECTIVE for +1?
question-save = { $unit } in { $square }: roll the save ({ $needed }+)?
question-save-plus = Save die { $die }, { $needed } needed. Spend a DIRECTIVE for +1?
question-advance = Advance { $unit } into the square of the destroyed unit?
question-fire-choice = Which Fire does { $unit } in { $square } make?
question-claim = Reveal { $unit } in { $square } to claim control?
question-pick-unit = Choose a unit.
question-pick-square = Choose a square.
question-move-unit = Move a unit one square?
question-pick-card = Choose a card of your discard pile.
question-pick-historical = Choose a historical event.
question-bombard-square = Choose a square to bombard.
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
answer-move = Move to { $square }
answer-march = Forced march to { $square }
answer-fire-at = Fire ({ $value }) at { $unit } in { $square }
answer-command = GO! on { $unit } in { $square }
answer-draw-card = Draw a card
answer-take-directive = Take a DIRECTIVE
answer-heal = Try to heal { $unit } in { $square }
answer-shift = Move { $unit } from { $square }
answer-order-fire = Fire! by { $unit } in { $square }
answer-encourage = Encourage { $unit } in { $square }
answer-clear = Clear { $square }
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
answer-move-unit = Move { $unit } to { $square }
answer-pick-card = { $card }
answer-pick-historical = { $event }
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
    } draw { $count } card(s).
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
    } play { $name }.
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
    } win { $points } victory point(s).
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
event-unit-appeared = { $name } in { $where } arrives Visible.
event-revealed = { $name } in { $where } is revealed.
event-concealed = { $name } in { $where } turns Concealed.
event-decoy-discarded = A decoy is discarded.
event-destroyed = { $name } in { $where } is destroyed.
event-withdrawn = { $name } in { $where } goes back into the Reserve.
event-moved = { $name } moves to { $where }.
event-swapped = Two units exchange their positions.
event-swap-ended = The Manoeuvre is over.
event-suppression-removed = { $name } in { $where } loses { $count } SUPPRESSED.
event-hit-removed = { $name } in { $where } loses a HIT.
event-hit-placed = { $name } in { $where } receives { $count } HIT.
event-suppression-placed = { $name } in { $where } receives { $count } SUPPRESSED.
event-activated = { $name } in { $where } is activated.
event-activation-ended = { $name } in { $where } is ACTIVATED.
event-movement-ended = { $name } in { $where } is stopped by the wire.
event-skill-used = { $name } in { $where } uses a skill.
event-go-placed = GO! on { $name } in { $where }.
event-go-discarded = The GO! of { $name } in { $where } is discarded.
event-fire-declared =
    {$side ->
        [us] The Americans
        *[ge] The Germans
    } fire ({ $value }) at { $name } in { $where }.
event-fire-rolled = The red dice show { $total }.
event-fire-judged =
    Result { $total }: {$result ->
        [success] success
        [half] half success
        *[miss] miss
    }.
event-fire-remembered = The next Fire at the same target will succeed.
event-fire-ended = The Fire is over.
event-save-rolled = { $name } in { $where }: save { $needed }+, die { $die }.
event-unit-equipped = { $name } in { $where } receives a marker.

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
refusal-no-hit = The unit has no HIT.
refusal-no-hq = That is none of your HQs.
refusal-no-hq-near = None of your Visible HQs is near enough.
refusal-no-room-on-the-map = Too many units on the map.
refusal-no-strongpoint = There is no such strongpoint adjacent.
refusal-no-such-skill = The unit has no such skill.
refusal-no-target = The unit has no target in range.
refusal-no-unit-in-hand = That is no Unit card of your hand.
refusal-no-use = It would have no use there.
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
refusal-types-are-hidden = The types of a Concealed card do not count.
refusal-water = The unit cannot enter Water.
refusal-wrong-shape = The squares do not form the right shape.
refusal-wrong-terrain = The wrong terrain.
refusal-wrong-type = Not a unit of that type.
refusal-zone-slot-used = One unit per tactic in the zone.
remedy-take-directives = Take DIRECTIVE markers with a tactic.
remedy-remove-suppressed = Remove its SUPPRESSED markers first.

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
ending-points = { $side } win: { $us } points to { $ge }.
ending-decisive = { $side } win decisively: { $us } points to { $ge }.
ending-sudden = { $side } win at once: { $us } points to { $ge }.
ending-annihilation = { $side } win: no enemy unit is left ({ $us } to { $ge }).

## Terrain and markers
terrain-plain = Plain
terrain-urban = Urban area
terrain-flooded = Flooded area
terrain-hill = Hill
terrain-fortified = Fortified position
terrain-forest = Forest
terrain-fortified-hill = Fortified hill
terrain-water = Water
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
