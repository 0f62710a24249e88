# The spine, movement, fire, aircraft, attack runs, Structures.
side-a = Side A
side-b = Side B
side-c = Side C
faction-ucm = UCM
faction-scourge = Scourge
faction-phr = PHR
faction-shaltari = Shaltari
faction-resistance = Resistance
squad-name = { $unit } { $number }
phase-setup = Set-up{ $step ->
        [x] {""}
        *[other] : { $step }
    }
phase-initiation = Initiation: { $step }
phase-rotation = Activations: { $step }
phase-roundup = Roundup: { $step }
phase-over = The battle is over
step-links = linked Structures
step-markers = markers
step-deploy = deployment
step-hands = opening hands
step-begin = beginning
step-initiative = initiative
step-discard = discard
step-draw = draw
step-clean-up = clean-up
step-reserves = reserves
step-choose = choose a battlegroup
step-act = the battlegroup acts
step-shock = a squad acts at once
step-end = end of the activation
step-fights = close quarters
step-special = special rules
step-victory = victory
turn-number = Turn { $turn } of { $turns }
track-vp = Victory points
ending-won = { $side } wins with { $points } VP
ending-draw = A draw at { $points } VP
result-destroyed = { $kills } destroyed{ $own ->
        [0] {""}
        *[other] , { $own } of your own lost
    }
result-damage = { $damage } damage{ $own ->
        [0] {""}
        *[other] , { $own } to your own
    }{ $walls ->
        [0] {""}
        *[other] , { $walls } to Structures
    }
result-points = { $mine ->
        [0] { $theirs } VP for the enemy
        *[other] { $mine } VP{ $theirs ->
            [0] {""}
            *[other] , { $theirs } for the enemy
        }
    }
result-not-found = nothing is found
result-fled = { $theirs ->
        [0] { $mine ->
            [one] 1 squad of yours flees
            *[other] { $mine } squads of yours flee
        }
        [one] 1 squad flees{ $mine ->
            [0] {""}
            *[other] , { $mine } of yours
        }
        *[other] { $theirs } squads flee{ $mine ->
            [0] {""}
            *[other] , { $mine } of yours
        }
    }
result-holds = they hold
result-repaired = repaired
result-arrived = the reserve arrives
result-delayed = the reserve is delayed
result-available = the squadron comes
result-unavailable = the squadron is not available
result-initiative = { $who ->
        [mine] you win the initiative
        *[theirs] the enemy wins the initiative
    }
result-collapsed = a Structure collapses
value-dp = Damage points left
value-armour = Armour
value-move = Move
value-fortitude = Fortitude
value-height = Height
value-windows = Windows left to fire from
badge-leader = leader
badge-commander = commander
badge-damaged = damaged
badge-low = low altitude
badge-landed = landed
badge-no-fire = may not fire
badge-repels = repels
badge-objective = carries an Objective
badge-contested = close quarters battle
badge-linked = linked
badge-discovered = Discovered
badge-confirmed = Confirmed
badge-tried = tried
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-readiness = Readiness
zone-reserve = Reserve
zone-void = The Void
marker-objective = Objective
marker-possible-objective = Possible Objective
marker-intel = Intel
marker-focal-point = Focal Point
mark-length = { $length } of { $allowance }″
mark-sight = { $distance }″, { $share } %
mark-threat = { $weapon }, { $range }″
mark-threat-later = { $weapon }, { $range }″ after a move
field-path = Path
field-facing = Facing
field-low = Low altitude
field-yes = yes
field-no = no
field-place = Where it stands
field-lane = Lane
field-supercruise = Supercruise
field-unit = Unit
field-unit-of = { $unit } { $number }
field-firer = Who fires
field-weapon = Weapon
field-weapon-named = { $weapon }
field-target = Target
field-thing = { $thing }
field-shots = Shots
field-window = Firing point
question-linked = Are these Structures linked?
question-first = You have the initiative: who is first this turn?
question-reserve = { $name }: roll for battlegroup { $battlegroup } in reserve ({ $needed }+)?
question-activate = Which battlegroup do you activate?
question-next = Which squad acts next?
question-act = { $others ->
        [0] { $name }: what next?
        *[other] { $name } and the squads with it: what next?
    }
question-march = { $name }: move where (up to { $allowance }″)?
question-adjust = { $name } will stand so. Put single units elsewhere, or go on?
question-fly = { $name }: fly where (up to { $allowance }″)?
question-enter = { $name }: come on where (up to { $allowance }″ from the edge)?
question-put = { $count ->
        [1] { $name }: stand where (within { $reach }″)?
        *[other] Where do the { $count } units of { $name } stand (within { $reach }″)?
    }
question-aim = { $shots ->
        [0] { $name }: fire at what?
        [1] { $name }: fire at what else (1 shot is allotted)?
        *[other] { $name }: fire at what else ({ $shots } shots are allotted)?
    }
question-react = Reaction Fire?
question-crash = Where does { $unit } crash?
question-fall = Where does { $unit } come down?
question-lane = { $name }: attack by which lane?
question-intercept = Intercept { $name }?
question-focus = { $weapon } of { $unit }: how many of { $hits } hits are given up for one stronger hit?
question-take-hit = Falling masonry: which base of { $name } is hit?
answer-linked = { $yes ->
        [True] linked
        *[other] not linked
    }
answer-first = { $seat }
answer-roll-reserve = Roll
answer-activate = Battlegroup { $battlegroup }: { $squad }
answer-next = { $squad }
answer-agree-to-stop = I agree to end the battle with this turn
answer-march = Move { $length }″
confirm-march = Move so
confirm-fly = Fly so
confirm-enter = Come on so
confirm-put = Stand so
confirm-lane = Take this lane
confirm-adjust = Put it there
confirm-aim = Allot these shots
answer-as-planned = Go so
answer-adjust = Put right: { $length }″
answer-fly = Fly { $length }″
answer-enter = Come on, { $length }″
answer-put = Stand here ({ $count })
answer-shoot = { $unit }{ $place }: { $weapon } at { $at }{ $number }, { $shots ->
        [1] 1 shot
        *[other] { $shots } shots
    }
answer-shoot-all = Everything at { $at }{ $number }
answer-open-fire = Open fire
answer-react = { $unit }: { $weapon } at { $target } after { $inch }″ of its way
answer-crash-at = Here
answer-fall-at = Here
answer-lane = This lane
answer-intercept = Intercept with { $squad }
answer-give-up = Give up { $hits }
answer-take-hit = { $unit }
verb-done = Done
verb-move = { $squad }: move
verb-fly = { $squad }: fly
verb-land = { $at }{ $number }: land
verb-dive = { $at }{ $number }: go low
verb-climb = { $at }{ $number }: climb
verb-enter = { $squad }: come onto the table
verb-fire = { $squad }: fire
verb-go-in = { $squad }: enter { $at }
verb-come-out = { $squad }: leave { $at }
verb-through = { $squad }: through the link to { $at }
verb-run = { $squad }: attack run at { $at }
event-structures-linked = { $one } and { $other } are { $linked ->
        [True] linked
        *[other] not linked
    }.
event-turn-began = Turn { $turn } begins.
event-step-began = {""}
event-initiative-counted = { $seat } rolls { $die } and has { $total } for the initiative.
event-order-set = Order of play: { $order }.
event-place-passed = {""}
event-reserve-arrived = { $name } (battlegroup { $battlegroup }) is ready to enter.
event-reserve-delayed = { $name } (battlegroup { $battlegroup }) stays in reserve.
event-battlegroup-activated = { $seat } activates { $name } (battlegroup { $battlegroup }).
event-activation-ended = {""}
event-element-started = {""}
event-element-finished = {""}
event-squad-called = { $squad } acts at once.
event-pending-taken = {""}
event-effect-added = { $what ->
        [full_move_transport] Battlegroup { $on }
        [reserve_pass] Battlegroup { $on }
        *[other] { $on }
    }: { $what ->
        [cv] the command value is higher
        [evasion] harder to hit
        [passive] passive countermeasures protect it
        [passive_better] its passive countermeasures are better
        [armour] its armour is higher
        [energy] its weapons have more energy
        [move] its move changes
        [move_fire] it may move farther and still fire
        [SC] its weapons have shaped charges
        [velocity] its weapons reach aircraft, on 6 only
        [no_penalties] accuracy penalties are ignored
        [no_indirect_penalty] no penalty for indirect fire
        [full_range] it uses its full range
        [redeclare] it declares its shots anew
        [reroll_hits] missed hit rolls are rolled again
        [reroll_damage] failed damage rolls are rolled again
        [reroll_successes] successful damage rolls are rolled again
        [more_damage] more damage is done
        [overcharge] its plasma is overcharged
        [move_or_fire] it may move or fire, not both
        [full_move_if_embark] it keeps its full move if it embarks
        [full_move_transport] its transports keep their full move
        [gate_double] the gate passes twice as much
        [cqb_double] its CQB dice are doubled
        [cqb_reroll] its failed CQB dice are rolled again
        [auto_pass] the test is passed
        [occupation_double] the occupation count is doubled
        [reserve_pass] it arrives without a roll
        [accuracy_penalty] its shots are harder
        *[other] something holds for a while
    }.
event-effects-ended = {""}
event-smoke-laid = Smoke lies on the table.
event-turn-cleared = {""}
event-points-scored = { $seat } scores { $points } VP.
event-stop-wanted = { $seat } agrees to stop.
event-game-ended = The battle is over.
event-unit-moved = {""}
event-unit-turned = {""}
event-unit-entered = {""}
event-unit-placed = {""}
event-aircraft-landed = { $unit } lands.
event-aircraft-rose = { $flying ->
        [True] {""}
        *[other] { $unit } { $level ->
            [low] goes down to 2″.
            *[air] climbs to 6″.
        }
    }
event-flights-declared = {""}
event-flights-ended = {""}
event-aircraft-reached = {""}
event-volley-declared = {""}
event-volley-ended = {""}
event-weapon-fired = {""}
event-window-used = {""}
event-shots-fell = { $unit } at { $target }: { $shots ->
        [1] 1 shot
        *[other] { $shots } shots
    }, { $hits ->
        [0] no hit
        [1] 1 hit
        *[other] { $hits } hits
    }{ $saved ->
        [0] {""}
        *[other] , { $saved } saved
    }{ $damage ->
        [0] {""}
        *[other] , { $damage } damaging
    }.
event-unit-damaged = { $unit } loses { $points } DP.
event-unit-destroyed = { $unit } is destroyed.
event-unit-silenced = {""}
event-structure-damaged = { $structure } loses { $points } DP.
event-structure-collapsed = { $structure } collapses.
event-squad-went-in = { $squad } enters { $structure }.
event-squad-came-out = { $actions ->
        [0] {""}
        *[other] { $squad } leaves { $structure }.
    }
event-occupant-changed = { $seat } now holds { $structure }.
event-run-declared = { $squad } { $kind_of_run ->
        [interception] goes after { $target }.
        *[run] begins an attack run on { $target }.
    }
event-run-not-available = { $squad } is not available.
event-lane-chosen = { $squad } comes in.
event-run-went-on = {""}
event-pursuit-declined = {""}
event-run-ended = { $squad } is off the table.
refusal-not-your-battlegroup = { $battlegroup } is not your battlegroup
refusal-already-activated = battlegroup { $battlegroup } has been activated this turn
refusal-battlegroup-destroyed = battlegroup { $battlegroup } is destroyed
refusal-battlegroup-in-reserve = battlegroup { $battlegroup } is in reserve
refusal-squadron-is-spent = battlegroup { $battlegroup } has intercepted this turn
refusal-no-such-verb = nobody can do that
refusal-squad-does-not-act = squad { $squad } does not act now
refusal-squad-has-acted = squad { $squad } has acted this turn
refusal-off-the-table = that is off the table
refusal-too-tall-to-fly-over = { $blocker } is too tall to fly over
refusal-roof-too-high = the roof of { $structure } is too high
refusal-not-on-one-surface = the base would not lie on one flat surface
refusal-overlaps-an-aircraft = another aircraft is there
refusal-structure-in-landing-zone = { $structure } is in the landing zone
refusal-unit-in-landing-zone = { $other } is in the landing zone
refusal-hot-landing-zone = the landing zone is hot: { $other } is too near and sees it
refusal-impassable-ground = the ground cannot be entered
refusal-not-flying = it is not in the air
refusal-not-on-the-table = it is not on the table
refusal-may-not-fire = { $unit } may not fire this turn
refusal-unit-repels = { $unit } is busy in a close quarters battle
refusal-weapon-has-no-target = this weapon is not aimed
refusal-unit-has-fired = { $unit } has fired in this activation
refusal-weapon-has-fired = { $weapon } has fired this turn
refusal-other-profile-has-fired = another profile of this weapon fires this turn
refusal-no-ammunition = { $weapon } has no ammunition left
refusal-no-shots-left = { $weapon } has no shots left
refusal-moved-too-far = { $unit } moved { $moved }″, { $weapon } allows { $limit }″
refusal-move-or-fire = this squad may move or fire, not both
refusal-no-window-left = no window of { $structure } is left this turn
refusal-no-such-target = there is no such target
refusal-target-not-on-the-table = { $target } is not on the table
refusal-friendly-target = { $target } is a friend
refusal-in-the-same-structure = { $target } is in the same Structure: they fight at close quarters
refusal-only-aa-reaches-aircraft = only AA weapons reach { $target } in the air
refusal-out-of-arc = { $target } is not in the arc of { $weapon }
refusal-out-of-range = { $target } is out of range ({ $limit }″)
refusal-too-near = { $target } is nearer than { $limit }″
refusal-no-line-of-sight = { $unit } has no line of sight to { $target }
refusal-sight-blocked-by = { $blocker } blocks the line of sight
refusal-too-little-visible = only { $share } % of { $target } is visible
refusal-no-weapon-left = no weapon can fire
refusal-no-such-weapon = { $unit } has no such weapon
refusal-not-of-the-squad = that unit is not of the squad
refusal-not-so-many-shots = only { $left } { $left ->
        [one] shot is left
        *[other] shots are left
    }
refusal-shots-are-allotted = shots are allotted: open fire
refusal-no-shot-allotted = no shot is allotted
refusal-coaxial = coaxial weapons fire at one squad
refusal-one-weapon-one-target = all shots of { $weapon } go to one target
refusal-quarry-only = an interceptor fires at its quarry only
refusal-only-in-a-run = that is done in an attack run only
refusal-entry-needs-a-path = say where it comes on and where it goes
refusal-not-your-edge = the entry point is not on your edge
refusal-edge-too-short = there is no room on the edge
refusal-no-room-to-enter = there is no room for { $unit }
refusal-not-in-readiness = the squad is not in Readiness
refusal-drill-is-placed = a drill is placed at the start of turn 2
refusal-must-close-up = { $unit } is cut off from its squad and must come nearer to it
refusal-not-coherent = squad { $squad } would not be coherent
refusal-unit-has-moved = { $unit } has moved
refusal-lane-has-two-ends = a lane has two ends: where the aircraft come on, and where they fire
refusal-not-inside = { $unit } is not in a Structure
refusal-no-such-window = there is no such point on the wall
refusal-one-window-per-base = { $unit } fires from one point of the wall
refusal-nothing-in-reach = nothing in reach and in sight of { $squad }
refusal-must-load-or-unload = its transport landed only to load or unload: { $squad } must get in or out
refusal-no-move-left = { $unit } has no move left
refusal-level-for-the-whole-move = the altitude holds for the whole move
refusal-not-low = { $unit } is not at low altitude
refusal-no-such-facing = the facing is 0 to 359 degrees
refusal-too-many-bends = the path has too many bends
refusal-leader-cannot-go = the leader cannot go there
refusal-way-barred-by = { $blocker } bars the way
refusal-too-far = { $cost }″ are needed, { $allowed }″ are left
refusal-move-capped = { $unit } may move { $allowed }″ in all after firing
refusal-overlaps-a-unit = bodies would overlap
refusal-stands-on-structure = { $structure } stands there
refusal-place-all = { $count } { $count ->
        [one] unit
        *[other] units
    } must be placed
refusal-too-far-to-place = each must be within { $limit }″
refusal-cannot-react = { $weapon } makes no Reaction Fire
refusal-already-activated-unit = { $unit } has been activated this turn
refusal-not-your-unit = that is not your unit
refusal-not-a-fast-mover = squad { $squad } is no fast mover
refusal-not-an-interceptor = squad { $squad } is no interceptor
refusal-not-your-squad = that is not your squad
refusal-has-intercepted = squad { $squad } has intercepted this turn
refusal-has-tried = squad { $squad } has tried against this run
refusal-already-in-the-chain = squad { $squad } is in this chain already
refusal-entry-not-on-an-edge = the entry point must lie on a table edge
refusal-attack-point-too-far = the attack point must be within 6″ of the target
refusal-lumbering = a Lumbering aircraft may not enter low
refusal-no-supercruise = it has no supercruise
refusal-no-such-structure = there is no such Structure
refusal-micro-structure = { $structure } holds nobody
refusal-only-infantry-enters = only infantry enters Structures
refusal-structure-full = { $structure } has room for { $room }, the squad takes { $bases }
refusal-two-actions-made = squad { $squad } has made its embark and disembark actions
refusal-has-fired = squad { $squad } has fired
refusal-squad-not-in-the-open = squad { $squad } is not in the open
refusal-no-base-at-an-entrance = no base of squad { $squad } is within 1″ of an entrance of { $structure }
refusal-moved-more-than-half = squad { $squad } has moved more than half of its Mv
refusal-squad-not-inside = squad { $squad } is not in { $structure }
refusal-bloodthirsty = squad { $squad } does not leave enemies
refusal-no-room-at-the-exits = there is no room at the exits of { $structure }
refusal-not-linked = { $structure } is not linked
answer-do = { $verb }
refusal-left-for-now = this was left for now: do something else first
event-doing-left = {""}
event-doings-reopened = {""}
refusal-say-where-to = say where it goes; to turn on the spot, name the place where it stands
event-squad-moved = { $squad }{ $units ->
        [1] {""}
        *[other] {" "}({ $units })
    } { $how ->
        [fly] flies { $inches }″.
        [low] flies { $inches }″, low.
        [enter] comes onto the table, { $inches }″.
        [enter_low] comes onto the table low, { $inches }″.
        *[march] moves { $inches }″.
    }
event-squad-boarded = { $squad }{ $units ->
        [1] {""}
        *[other] {" "}({ $units })
    } gets into { $carrier }.
event-squad-alighted = { $squad }{ $units ->
        [1] {""}
        *[other] {" "}({ $units })
    } gets out of { $carrier }.
event-squad-put = { $how ->
        [setup] { $squad }{ $units ->
            [1] {""}
            *[other] {" "}({ $units })
        } is set up.
        [drill] { $squad } comes up beside the drill and may not fire this turn.
        *[survivors] { $squad }: { $units ->
            [1] 1 unit survives and may not fire this turn.
            *[other] { $units } units survive and may not fire this turn.
        }
    }
event-unit-repaired = { $unit } gets { $points } DP back.
event-structure-vacated = {""}

## Match options

option-teams-none = everyone for himself
option-teams-a-b = A and B against C
option-teams-a-c = A and C against B
option-teams-b-c = B and C against A

## Words of the table in this game

ui-round = Turn
ui-round-move = turn { $round }, decision { $n }
ui-rounds-n = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }
