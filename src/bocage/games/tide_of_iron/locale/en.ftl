# Tide of Iron, English.

## Names
side-us = Americans
side-de = Germans

seat-us = Americans
seat-us-light = Americans, light division
seat-us-dark = Americans, dark division
command-us = Americans
command-us-light = Americans, light division
command-us-dark = Americans, dark division
seat-de = Germans
seat-de-light = Germans, light division
seat-de-dark = Germans, dark division
command-de = Germans
command-de-light = Germans, light division
command-de-dark = Germans, dark division
kind-squad = squad
unit-squad-regular = Rifle squad { $id }
unit-squad-elite = Elite squad { $id }
unit-squad-officer = Officer’s squad { $id }
unit-squad-machine-gun-us = MG squad { $id }
unit-squad-machine-gun-de = MG squad { $id }
unit-squad-mortar = Mortar squad { $id }
unit-squad-engineer = Engineer squad { $id }
unit-squad-anti-tank = AT squad { $id }
unit-squad-flamethrower = Flamethrower squad { $id }
unit-squad-medic = Medic squad { $id }
kind-sherman = M4A1 Sherman
unit-sherman = M4A1 Sherman { $id }
kind-panzer-iv = Panzer IV
unit-panzer-iv = Panzer IV { $id }
kind-tiger-i = Tiger I
unit-tiger-i = Tiger I { $id }
kind-m3a1 = M3A1 half-track
unit-m3a1 = M3A1 half-track { $id }
kind-sdkfz-251 = SdKfz 251 half-track
unit-sdkfz-251 = SdKfz 251 half-track { $id }
kind-gmc = GMC truck
unit-gmc = GMC truck { $id }
kind-opel-blitz = Opel Blitz truck
unit-opel-blitz = Opel Blitz truck { $id }
figure-regular = regular infantry
figure-elite = elite infantry
figure-officer = officer
figure-machine-gun-us = machine gun crew
figure-machine-gun-de = machine gun crew
figure-mortar = mortar crew
figure-hit = a hit
terrain-clear = Clear ground
terrain-rough = Rough
terrain-woods = Woods
terrain-stream = Stream
terrain-pond = Pond
terrain-bridge = Bridge
terrain-building = Building
marker-entrenchment = Entrenchment
marker-pillbox = Pillbox
marker-razor-wire = Razor wire
marker-tank-trap = Tank trap
marker-mine-field = Mine field
marker-smoke = Smoke
badge-fatigued = Fatigued
badge-op-fire = Op Fire mode
badge-pinned = Pinned
badge-disrupted = Disrupted
badge-light = Lightly damaged
badge-heavy = Heavily damaged
badge-engineer = Engineers
badge-anti-tank = Anti-tank
badge-flamethrower = Flamethrower
badge-medic = Medics
badge-concealed = Concealed
token-none = none
name-hex = Hex { $hex }
deck-command-1 = Command I
deck-artillery-1 = Artillery I
deck-artillery-2 = Artillery II
deck-air-support-us-1 = American Air Support I
deck-ground-support-1 = Ground Support I
deck-morale-1 = Morale I
deck-supply-1 = Supply I
deck-reinforcements-us-1 = American Reinforcements I
deck-reinforcements-de-1 = German Reinforcements I
card-command-1-rapid-mobilization = Rapid Mobilization
card-command-1-cut-communications = Cut Communications
card-command-1-major-offensive = Major Offensive
card-command-1-surprise-assault = Surprise Assault
card-command-1-forced-march = Forced March
card-command-1-liaison-officer = Liaison Officer
card-command-1-seize-the-moment = Seize the Moment
card-artillery-1-offensive-artillery = Offensive Artillery
card-artillery-1-suppressive-barrage = Suppressive Barrage
card-artillery-1-sustained-blanket = Sustained Blanket
card-artillery-1-increased-priority = Increased Priority
card-artillery-1-smoke-screen = Smoke Screen
card-artillery-1-spotting-rounds = Spotting Rounds
card-artillery-2-heavy-howitzers = Heavy Howitzers
card-artillery-2-rolling-barrage = Rolling Barrage
card-artillery-2-counter-battery = Counter-Battery
card-artillery-2-time-on-target = Time on Target
card-artillery-2-harassing-fire = Harassing Fire
card-artillery-2-forward-observer = Forward Observer
card-air-support-us-1-strafing-run = Strafing Run
card-air-support-us-1-bombing-run = Bombing Run
card-air-support-us-1-rocket-attack = Rocket Attack
card-air-support-us-1-air-reconnaissance = Air Reconnaissance
card-air-support-us-1-air-superiority = Air Superiority
card-air-support-us-1-paratroop-drop = Paratroop Drop
card-ground-support-1-engineer-detachment = Engineer Detachment
card-ground-support-1-tank-hunters = Tank Hunters
card-ground-support-1-flame-team = Flame Team
card-ground-support-1-field-works = Field Works
card-ground-support-1-lay-mines = Lay Mines
card-ground-support-1-wire-party = Wire Party
card-ground-support-1-covering-positions = Covering Positions
card-morale-1-take-cover = Take Cover
card-morale-1-take-down-the-beast = Take Down the Beast
card-morale-1-go-to-ground = Go to Ground
card-morale-1-rally-the-men = Rally the Men
card-morale-1-battle-cry = Battle Cry
card-morale-1-stand-fast = Stand Fast
card-morale-1-second-wind = Second Wind
card-morale-1-shaken-nerves = Shaken Nerves
card-supply-1-fresh-supplies = Fresh Supplies
card-supply-1-ammunition-crates = Ammunition Crates
card-supply-1-field-hospital = Field Hospital
card-supply-1-repair-crew = Repair Crew
card-supply-1-fuel-convoy = Fuel Convoy
card-supply-1-hot-meals = Hot Meals
card-supply-1-medical-supplies = Medical Supplies
card-reinforcements-us-1-line-squad = Rifle Squad
card-reinforcements-us-1-elite-squad = Ranger Squad
card-reinforcements-us-1-gun-section = Machine Gun Section
card-reinforcements-us-1-mortar-section = Mortar Section
card-reinforcements-us-1-tank = Sherman Platoon
card-reinforcements-us-1-carrier = Half-track Patrol
card-reinforcements-us-1-replacements = Replacements
card-reinforcements-de-1-line-squad = Grenadier Squad
card-reinforcements-de-1-elite-squad = Panzergrenadiers
card-reinforcements-de-1-gun-section = Machine Gun Section
card-reinforcements-de-1-mortar-section = Mortar Section
card-reinforcements-de-1-tank = Panzer Section
card-reinforcements-de-1-carrier = Armored Patrol
card-reinforcements-de-1-replacements = Replacements
operation-op-001 = Fog
operation-op-002 = Heavy Rain
operation-op-003 = Shaken Defenders
operation-op-004 = Double Time
operation-op-005 = Merciless Assault
operation-op-006 = Lay Razor Wire
operation-op-007 = Supply Shortage
operation-op-008 = Lay Smoke
operation-op-009 = Tank Ace
operation-op-010 = Inspiring Leadership
operation-op-011 = Elite Tank Crew
operation-op-012 = Massive Confusion
operation-op-013 = Desperate Defenders
operation-op-014 = No Surrender
operation-op-015 = Seasoned Gunners
operation-op-016 = Clear Tank Trap
operation-op-017 = Camouflage
operation-op-018 = Seize the Initiative
phase-setup = Set-up
phase-action = Action Phase
phase-command = Command Phase
phase-status = Status Phase
phase-over = Over
turn-actions = { $command }: { $left ->
    [one] one action left
   *[other] { $left } actions left
  }
zone-hq = HQ of the { $side }
zone-play = Play area of the { $side }
zone-contact = Waiting for contact: { $side }
track-round = Round
track-vp = Victory points
track-vp-flipped = Victory points (10 + { $space })
track-cp = Command points
track-initiative = On the initiative card
track-initiative-token = Initiative: { $side }
value-cost = Cost
value-armor = Armor
value-movement = Movement
objective-victory = { $objective }: { $points } VP
objective-command = { $objective }: { $points } CP
objective-bridge = Bridge
    .the = the bridge
objective-church = Church
    .the = the church
objective-de-hq = German headquarters
    .the = the German headquarters
objective-de-post-e = Eastern German post
    .the = the eastern German post
objective-de-post-w = Western German post
    .the = the western German post
objective-de-start-e = Eastern German start line
    .the = the eastern German start line
objective-de-start-w = Western German start line
    .the = the western German start line
objective-east-crossroads = Eastern crossroads
    .the = the eastern crossroads
objective-east-houses = Eastern houses
    .the = the eastern houses
objective-east-road = Eastern road
    .the = the eastern road
objective-farm-east = Eastern farm
    .the = the eastern farm
objective-farm-north = Northern farm
    .the = the northern farm
objective-farm-west = Western farm
    .the = the western farm
objective-hamlet = Hamlet
    .the = the hamlet
objective-hill = Hill
    .the = the hill
objective-house = House
    .the = the house
objective-mill = Mill
    .the = the mill
objective-road-east = Road in the east
    .the = the road in the east
objective-road-west = Road in the west
    .the = the road in the west
objective-us-depot-e = Eastern American depot
    .the = the eastern American depot
objective-us-depot-w = Western American depot
    .the = the western American depot
objective-us-hq = American headquarters
    .the = the American headquarters
objective-us-post = American post
    .the = the American post
objective-village = Village
    .the = the village
objective-village-crossroads = Crossroads in the village
    .the = the crossroads in the village
objective-west-crossroads = Western crossroads
    .the = the western crossroads
objective-wood = Wood
    .the = the wood
field-squad-hex = Squad { $number }: hex
field-figures = Squad { $number }: { $figure }
field-token = Squad { $number }: specialization
field-inside = Squad { $number }: fortification
field-aboard = Squad { $number }: aboard
field-concealed = Squad { $number }: concealed marker
field-vehicle-hex = { $kind } { $number }: hex

## Questions
question-action = Your turn, { $left ->
    [one] one action left
   *[other] { $left } actions left
  }: activate a unit or a card, or end your Action Phase.
question-do = What does { $unit } do?
question-concentrated-target = { $unit } fires: at whom?
question-target = { $unit } fires: at whom?
question-move = { $unit } moves, { $left ->
    [one] one point left
   *[other] { $left } points left
  }.
question-figures = Which figures of { $unit } take part?
question-support = Who supports the attack on { $target }?
question-attack-type = Attack { $target }: normal or suppressive?
question-area-type = Strike { $cell }: normal or suppressive?
question-op-fire = { $unit } has moved. Op Fire?
question-loss = { $unit } loses a figure: which?
question-assault-loss = Assault on { $cell }: where does the hit fall?
question-assault-support = Who supports the assault on { $cell }?
question-retreat = The hex { $cell } is lost: retreat where?
question-excess = The hex is full: which unit is removed?
question-advance-after = { $cell } is taken: who advances?
question-stay = { $cell } is lost: lose a figure and stay?
question-thick-armor = { $unit }: turn a defense die into a 6?
question-reroll = { $unit }: roll an attack die again?
question-card-window = Use a card in play ({ $target })?
question-obstacle-order = { $unit }: which obstacle first?
question-heal = { $unit } heals: whom?
question-dig-in = { $unit }: go into the new entrenchment?
question-special-hex = { $unit }: in which hex?
question-card-unit = Choose a unit.
question-card-hex = Choose a hex.
question-card-heading = Choose a direction.
question-card-card = Choose a card.
question-draw = Draw a Strategy card: from which deck?
question-bonus-draw = A red cross: draw one more?
question-spend = Spend command points.
question-ready = Put units in Op Fire mode?
question-transfer = Transfer figures between squads?
question-consent = Your partner wants to transfer a figure from { $source } to { $into }.
question-reinforce = Reinforcements ({ $what }): in which hex?
question-team-order = Who of your team goes first?
question-set-up = Build your squads and place your units.
question-conceal = Put concealed markers on squads?
question-name-ace = Name your Tank Ace.

## Answers
answer-activate = Activate { $unit }
answer-play-card = Activate { $card }
answer-retry-contact = Try contact again: { $card }
answer-repeat-barrage = Repeat { $card }
answer-end-phase = End my Action Phase
answer-step = Enter { $hex }
answer-stop = Stop here
answer-leave = Leave the fortification
answer-enter = Enter { $fort }
answer-embark = Embark in { $vehicle }
answer-disembark = Disembark
answer-cut-wire = Cut the wire
answer-open-fire = Open fire
answer-charge = Assault { $hex }
answer-aim = Fire at { $unit }
answer-aim-hex = Strike { $hex }
answer-figures = Fire with{ $regular ->
    [0] {""}
    [one] {" "}· { $regular } regular infantry
   *[other] {" "}· { $regular } regular infantry
}{ $elite ->
    [0] {""}
    [one] {" "}· { $elite } elite infantry
   *[other] {" "}· { $elite } elite infantry
}{ $officer ->
    [0] {""}
    [one] {" "}· { $officer } officer
   *[other] {" "}· { $officer } officers
}{ $machine_gun ->
    [0] {""}
    [one] {" "}· { $machine_gun } machine gun crew
   *[other] {" "}· { $machine_gun } machine gun crews
}{ $mortar ->
    [0] {""}
    [one] {" "}· { $mortar } mortar crew
   *[other] {" "}· { $mortar } mortar crews
}
answer-support = { $unit } supports
answer-op-fire = Op Fire with { $unit }
answer-lose = { $unit }: { $figure }
answer-use-card = Use { $card }
answer-retreat-to = Retreat to { $hex }
answer-discard = Remove { $unit }
answer-advance-into = { $unit } advances
answer-first = { $obstacle } first
answer-pick-unit = { $unit }
answer-pick-cell = { $hex }
answer-pick-card = { $card }
answer-heading = Direction { $direction }
answer-draw-from = From { $deck }
answer-raise = { $points } CP on initiative
answer-ready = { $unit } in Op Fire mode
answer-transfer = { $figure } from { $source } to { $into }
answer-consent = Agree
answer-place-at = Place in { $hex }
answer-go-first = { $division } division first
answer-set-up = Take the ready set-up
do-advance = Advance
do-concentrated-fire = Concentrated Fire
do-fire-and-movement = Fire and Movement
do-op-fire = Op Fire mode
do-assault = Assault
do-fatigue = Fatigue
do-dig = Dig an entrenchment
do-heal = Heal
do-place-razor-wire = Lay razor wire
do-place-smoke = Lay smoke
do-remove-tank-trap = Clear a tank trap
go-first-light = Light division first
go-first-dark = Dark division first
first-mine-field = Mines first
first-razor-wire = Wire first
first-tank-trap = Tank trap first
attack-type-normal = Normal
attack-type-suppressive = Suppressive
use-ability-thick-armor = Turn a die into a 6
use-ability-ace = Roll a die again
use-ability-no-surrender = Stay and lose a figure
use-ability-enter = Go in

## Events
event-unit-placed = A unit comes into play.
event-activated = { $unit } is activated: { $action ->
    [advance] Advance
    [concentrated_fire] Concentrated Fire
    [fire_and_movement] Fire and Movement
    [op_fire] Op Fire mode
    [assault] Assault
    [fatigue] Fatigue
    [dig] digging
    [heal] healing
    [place_razor_wire] laying wire
    [place_smoke] laying smoke
    [remove_tank_trap] clearing a tank trap
   *[other] { $action }
}.
event-moved = { $unit } moves to { $hex }.
event-put-back = { $unit } falls back to { $hex }.
event-embarked = { $unit } embarks in { $vehicle }.
event-disembarked = { $unit } disembarks.
event-fort-entered = { $unit } enters { $fort }.
event-fort-left = { $unit } leaves { $fort }.
event-unit-fatigued = { $unit } is fatigued.
event-op-fire-entered = { $unit } is in Op Fire mode.
event-refreshed = { $unit } is fresh.
event-figure-lost = { $unit } loses a figure ({ $figure ->
    [regular] regular infantry
    [elite] elite infantry
    [officer] officer
    [machine_gun_us] machine gun crew
    [machine_gun_de] machine gun crew
    [mortar] mortar crew
    [hit] a hit
   *[other] { $figure }
}).
event-figure-added = { $unit } gains a figure ({ $figure ->
    [regular] regular infantry
    [elite] elite infantry
    [officer] officer
    [machine_gun_us] machine gun crew
    [machine_gun_de] machine gun crew
    [mortar] mortar crew
    [hit] a hit
   *[other] { $figure }
}).
event-figure-transferred = A { $figure ->
    [regular] regular infantry
    [elite] elite infantry
    [officer] officer
    [machine_gun_us] machine gun crew
    [machine_gun_de] machine gun crew
    [mortar] mortar crew
    [hit] a hit
   *[other] { $figure }
} goes from { $source } to { $target }.
event-transfer-declined = The transfer from { $source } to { $into } is declined.
event-eliminated = { $unit } is eliminated ({ $cause ->
    [losses] losses
    [routed] routed
    [damage] destroyed
    [transport] with its transport
    [retreat] in the retreat
    [emptied] base empty
   *[other] { $cause }
}).
event-suppressed = { $unit } is { $condition ->
    [pinned] pinned
    [disrupted] disrupted
   *[other] { $condition }
}.
event-recovered = { $unit } { $condition ->
    [pinned] is pinned, no longer disrupted
   *[other] recovers
}.
event-damaged = { $unit }: { $damage ->
    [light] light
    [heavy] heavy
   *[other] { $damage }
} damage.
event-repaired = { $unit } is repaired, { $damage ->
    [light] lightly damaged still
   *[other] as good as new
}.
event-retreated = { $unit } retreats to { $hex }.
event-advanced-after-assault = { $unit } advances to { $hex }.
event-concealed = { $unit } is concealed.
event-revealed = { $unit } is revealed ({ $why ->
    [fire] it fired
    [objective] on an objective
    [open] in the open
    [adjacent] next to the enemy
    [assault] assaulted
    [card] by a card
   *[other] { $why }
}).
event-specialized = { $unit } becomes { $specialization ->
    [engineer] engineers
    [anti_tank] anti-tank
    [flamethrower] flamethrower
    [medic] medics
   *[other] { $specialization }
}.
event-attack-declared = { $leader } attacks { $target }, { $how ->
    [normal] normal
    [suppressive] suppressive
   *[other] { $how }
}, { $band ->
    [close] close
    [normal] normal
    [long] long
    [area] any
   *[other] { $band }
} range: { $attack } dice against { $defense }.
event-attack-resolved = { $target }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
  }.
event-area-declared = { $hex } is about to be struck, { $how ->
    [normal] normal
    [suppressive] suppressive
   *[other] { $how }
}: { $attack } dice.
event-area-attacked = { $hex } is struck, { $how ->
    [normal] normal
    [suppressive] suppressive
   *[other] { $how }
}: { $successes } successes with { $attack } dice.
event-assault-declared = { $unit } assaults { $hex }: { $attack } dice, cover { $cover }, defense { $defense }.
event-assault-resolved = Assault on { $hex }: { $attacker } hits to { $defender }, it { $success ->
    [True] succeeds
   *[other] fails
}.
event-die-turned = { $unit }: Thick Armor turns a die into a 6.
event-ace-rerolled = The Tank Ace rolls a die again.
event-mines-hit = Mines under { $unit }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
  }.
event-healed = { $medic } treats { $unit }: { $success ->
    [True] a man comes back
   *[other] in vain
}.
event-ace-named = { $unit } is the Tank Ace.
event-phase-began = Round { $round }: { $phase ->
    [setup] set-up
    [action] Action Phase
    [command] Command Phase
    [status] Status Phase
   *[other] { $phase }
}, { $step ->
    [cards] starting cards
    [place] forces
    [conceal] concealed squads
    [ace] Tank Ace
    [op_fire] Op Fire mode
    [order] order of turns
    [spend] spending
    [draw] cards
    [transfers] transfers
    [reinforce] reinforcements
   *[other] { $step }
}.
event-step-done = { $who ->
    [us] Americans
    [de] Germans
    [us_light] Americans, light
    [us_dark] Americans, dark
    [de_light] Germans, light
    [de_dark] Germans, dark
    [all] everybody
   *[other] { $who }
}: done.
event-order-set = The { $first ->
    [light] light
    [dark] dark
   *[other] { $first }
} division goes first.
event-action-phase-began = The Action Phase begins.
event-turn-began = { $command ->
    [us] Americans
    [de] Germans
    [us_light] Americans, light
    [us_dark] Americans, dark
    [de_light] Germans, light
    [de_dark] Germans, dark
   *[other] { $command }
}: a turn of { $actions ->
    [one] one action
   *[other] { $actions } actions
  }.
event-action-spent = { $command ->
    [us] Americans
    [de] Germans
    [us_light] Americans, light
    [us_dark] Americans, dark
    [de_light] Germans, light
    [de_dark] Germans, dark
   *[other] { $command }
}: an action is used.
event-actions-gained = { $command ->
    [us] Americans
    [de] Germans
    [us_light] Americans, light
    [us_dark] Americans, dark
    [de_light] Germans, light
    [de_dark] Germans, dark
   *[other] { $command }
}: { $actions } more actions.
event-action-phase-ended = { $command ->
    [us] Americans
    [de] Germans
    [us_light] Americans, light
    [us_dark] Americans, dark
    [de_light] Germans, light
    [de_dark] Germans, dark
   *[other] { $command }
}: Action Phase ended.
event-control-taken = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: control of { $objective-the }.
event-points-received = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: { $points } CP received.
event-points-paid = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: { $points } CP paid.
event-victory-scored = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: { $points } VP scored.
event-initiative-raised = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: { $points } CP on initiative.
event-initiative-settled = Initiative: { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}.
event-card-drawn = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: { $name } drawn.
event-card-activated = { $side ->
    [us] Americans
    [de] Germans
   *[other] { $side }
}: { $name } activated for { $cost } CP.
event-card-changed = { $name }: { $place ->
    [play] in play
    [contact] waits for contact
    [hq] in the HQ
   *[other] { $place }
}.
event-card-removed = { $name } leaves the game.
event-bonus-began = { $name } holds until the end of the Action Phase.
event-contact-rolled = { $name }: contact { $roll }, needed { $needed }.
event-target-marked = Target hex { $hex }.
event-drifted = Drift number { $number }, dice { $black } and { $red }: { $hex }.
event-fort-built = { $what ->
    [entrenchment] Entrenchment
    [pillbox] Pillbox
    [squad] squad
   *[other] { $what }
} in { $hex }.
event-marker-placed = { $marker ->
    [razor_wire] Razor wire
    [tank_trap] Tank trap
    [mine_field] Mine field
    [smoke] Smoke
   *[other] { $marker }
} in { $hex }.
event-marker-removed = { $marker ->
    [razor_wire] Razor wire
    [tank_trap] Tank trap
    [mine_field] Mine field
    [smoke] Smoke
   *[other] { $marker }
} removed from { $hex }.
event-round-advanced = Round { $round }.
event-reinforcement-lost = Reinforcements are lost: { $what ->
    [entrenchment] Entrenchment
    [pillbox] Pillbox
    [squad] squad
   *[other] { $what }
}.
event-over = The battle is over.

## Endings
ending-points = { $side } win on points.
ending-tie-initiative = A tie: { $side } win by initiative.
ending-major = A major victory: { $side }.
ending-minor = A minor victory: { $side }.
ending-control = { $side } win by control.
ending-sudden-death = { $side } win at once.

## Results of odds
result-no-effect = no effect
result-figures = { $count ->
    [one] { $count } figure lost
   *[other] { $count } figures lost
 }
result-pinned = pinned
result-disrupted = disrupted
result-light = lightly damaged
result-heavy = heavily damaged
result-losses = eliminated
result-routed = routed
result-damage = destroyed
result-transport = destroyed with its transport
result-retreat = lost in the retreat
result-emptied = base removed
result-healed = a figure comes back
result-not-healed = not healed
result-contact = contact established
result-no-contact = no contact
result-on-target = on target
result-drifted = drifts into another hex
result-off-board = drifts off the board
result-drawn = { $card }
result-card-removed = the card is lost

## Refusals
refusal-not-in-op-fire-mode = { $unit } is not in Op Fire mode.
refusal-partner-costs = Support by your partner’s { $unit } costs 1 CP, unless an officer is in the hex of the leading unit.
refusal-fired-already = { $unit } has fired at { $target } in this activation.
refusal-nobody-to-heal = { $unit } finds no squad in its hex with a free slot, or the box has no regular infantry left.
refusal-no-digging-here = { $unit } cannot dig here: no more than three fortifications in a hex, none on bridges, streams, ponds or buildings.
refusal-squads-only = Only squads use fortifications.
refusal-card-does-not-wait = { $card } does not wait for another attempt.
refusal-not-next-to = { $unit } is not next to { $hex }.
refusal-aboard = { $unit } is aboard a transport.
refusal-base-full = { $unit } has no free slot.
refusal-cannot-advance = That squad may not advance.
refusal-cannot-conceal = { $unit } cannot be concealed.
refusal-cannot-cut-wire = { $unit } is neither a tank nor engineers.
refusal-cannot-embark = Nobody can embark in { $vehicle } here.
refusal-cannot-heal = { $unit } cannot be healed: a squad of this hex with a free slot is needed.
refusal-cannot-leave-again = There would be no points left to leave { $hex } again.
refusal-cannot-move = { $unit } cannot move.
refusal-cannot-op-fire = { $unit } cannot fire at { $target } now.
refusal-cannot-pay = { $card } costs { $cost } CP, you have { $left }.
refusal-cannot-raise = Between 1 and { $left } CP can be put on initiative.
refusal-cannot-support = { $unit } cannot support this attack.
refusal-cannot-take-hit = { $unit } can take no more hits.
refusal-partner-declined = Your partner has declined figures for { $unit }.
refusal-cannot-transfer = { $unit } can neither give nor receive figures.
refusal-card-cannot-choose = The card does not allow that.
refusal-card-not-in-hq = { $card } is not in your HQ.
refusal-card-not-usable = { $card } cannot be used now.
refusal-cliff = A cliff bars the way to { $hex }.
refusal-costs-too-much = It costs { $cost } points, { $left } are left.
refusal-deck-empty = That deck is empty.
refusal-enemy-holds = An enemy unit holds { $hex }.
refusal-entangled = After mines or wire there is no assault on { $hex }.
refusal-figures-cannot-attack = These figures of { $unit } cannot attack.
refusal-halved-twice = The firepower would be halved twice.
refusal-heavy-vehicle-there = A heavy vehicle holds { $hex }.
refusal-heavy-weapon = { $unit } has a heavy weapon.
refusal-hex-full = { $hex } is full: three units of a side.
refusal-impassable = { $hex } cannot be entered.
refusal-leave-fortification-first = { $unit } must leave its fortification first.
refusal-line-off-board = The line would leave the board.
refusal-may-not-stay = { $unit } may not stay here.
refusal-mined-one-hex = Out of a mine field { $unit } moves one hex only.
refusal-mortar-sees-nothing = Nobody sees { $hex } for the mortar of { $unit }, or it cannot fire from here.
refusal-mortar-too-near = { $hex } is too near for a mortar.
refusal-no-fortification = There is no free fortification for { $unit } here.
refusal-no-line-of-sight = { $unit } has no line of sight to { $target }.
refusal-no-op-fire = This match is played without Op Fire.
refusal-no-retreat-there = The defenders cannot retreat there.
refusal-no-such-action = { $unit } cannot do that: { $action }.
refusal-no-such-figure = { $unit } has no such figure.
refusal-no-such-token = No { $token } token is left.
refusal-no-such-transfer = There are no such two squads.
refusal-no-target = { $target } is not on the map any more.
refusal-own-unit = { $target } is your own.
refusal-no-transport-room = { $vehicle } has no room here.
refusal-no-wire-here = There is no wire here.
refusal-nobody-to-assault = Nobody in { $hex } can be assaulted.
refusal-not-a-reinforcement-hex = That is no open reinforcement hex.
refusal-not-a-tank = That is not one of your tanks.
refusal-not-aboard = { $unit } is not aboard.
refusal-not-adjacent = The hex is not adjacent.
refusal-not-fresh = { $unit } is not fresh.
refusal-not-there = Not in that hex.
refusal-not-your-unit = { $unit } is not yours to command.
refusal-nothing-to-attack = { $unit } has nothing to attack.
refusal-off-board = That hex is not on the board.
refusal-once-per-round = Once per round only.
refusal-other-hex = { $unit } and the other squad are not together.
refusal-out-of-range = { $unit } cannot reach that far.
refusal-outside-zone = That hex is outside your zone.
refusal-own-division = A card counts for the division of the member that activates it.
refusal-squad-not-full = A squad fills 4 slots; this one has { $slots }.
refusal-suppressed = { $unit } is pinned or disrupted.
refusal-tank-trap = Tank traps in { $hex }: only from a start next to them, and the move ends there.
refusal-target-concealed = { $target } is concealed.
refusal-too-many-concealed = Only { $count } concealed markers.
refusal-vehicles-do-not-assault = Vehicles do not assault.
refusal-wrong-bases = Exactly { $count } squads are needed.
refusal-wrong-figures = Exactly { $count } { $figure } are needed.
refusal-wrong-phase = { $card } cannot be activated in this phase.
refusal-wrong-vehicles = Exactly the vehicles of the scenario are needed.
remedy-fresh-next-round = In the Status Phase all units become fresh again.
remedy-recover-first = The Status Phase or a card restores it; beside an officer a pinned squad may still Rally.
remedy-assault-or-go-round = Assault the hex, or go round it.
remedy-advance-or-concentrate = It may Advance, make Concentrated Fire or wait in Op Fire mode.
remedy-reveal-it-first = It must show itself first.
remedy-see-it-first = Look for a hex that sees it.
remedy-come-closer = Come closer first.
remedy-leave-the-hex-first = Leave smoke, wire or mines first.
remedy-gain-command-points = Controlled command objectives yield CP.
remedy-disembark-first = Disembark first.
remedy-op-fire-mode-first = Put it in Op Fire mode first.
remedy-move-on = Move on to a hex where it may stay.
remedy-repair-first = Only a repair would let it move; it may still fire.
remedy-another-hex = Choose another hex.
remedy-fire-at-it = Fire at it instead.
remedy-assault-next-round = In a later activation it may.
remedy-another-transport = Look for a transport with room in this hex.
remedy-keep-points-to-leave = Begin nearer to it, or choose another way.
remedy-another-shooter = Another unit in Op Fire mode may fire.
remedy-aim-at-an-enemy = Aim at an enemy unit
remedy-leave = Leave the fortification

## Looking from a piece

look-range = { $range }: { $need }+
look-too-far = { $range }: out of range
look-blocker = { $terrain } in { $hex } blocks
look-threat = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, { $need }+
look-threat-moving = from { $hex }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, { $need }+
look-assault = assault from { $hex }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
look-mortar = mortar

## Windows

window-card = Strategy card
window-op-fire = Opportunity fire
window-reroll = Reroll
window-stay = Stay or retreat
window-thick-armor = Thick Armor

## Match options

option-reading-book = overrun costs 1 MP per enemy figure, and every tank has Thick Armor
option-reading-published = overrun costs 1 MP per enemy unit, and only the Tiger I has Thick Armor
option-setup-ready = ready: both sides stand as the scenario proposes
option-setup-sequential = one after the other, in initiative order
option-setup-screened = both at once, behind a screen
option-players-2 = two players
option-players-3-us = three: one American against two Germans
option-players-3-de = three: one German against two Americans
option-players-4 = four: two against two
option-op-fire-on = played
option-op-fire-off = left out

## Words of the table in this game

ui-round = Round
ui-round-move = round { $round }, decision { $n }
ui-rounds-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
