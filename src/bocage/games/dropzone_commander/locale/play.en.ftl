# Close quarters battles, transports, wrecks, Objectives, special rules, army building.
question-repel = { $structure }: which squads repel (at least { $wanted })?
question-spare-die = { $left } { $left ->
        [one] die is left over: which squad does it
        *[other] dice are left over: which squad do they
    } go against?
question-command-drones = Which squad do the drones of the Medusa help?
question-search = Search { $structure } ({ $needed }+)?
question-take = Who takes the Objective?
question-turn-marker = Turn the Possible Objective over?
question-confirm-markers = Which { $count } Possible Objectives are Confirmed?
question-stay-behind = Too little room: who stays on the table?
question-concuss = Which base is concussed?
question-guard = Does a Hera take the hits ({ $hits })?
question-place-drill = Where does the drill come up?
answer-repel = { $squad } repels
answer-spare-die = Against { $squad }
answer-command-drones = Help { $squad }
answer-search = Search
answer-take = { $unit } takes it
answer-turn = Turn it over
answer-confirm = These
answer-stay-behind = { $unit } stays behind
answer-concuss = { $unit }
answer-guard = { $unit } takes them on 4+
answer-place-drill = Here
verb-board = { $squad }: get in
verb-alight = { $squad }: get out
verb-enter-from = { $squad }: straight into { $at }
verb-leave-into = { $squad }: straight into the transport
verb-pick-up = { $squad }: pick the Objective up
verb-hand-over = { $squad }: hand the Objective over
verb-leave-table = { $squad }: leave the table with the Objective
verb-gate-out = { $squad }: step out of { $at }
verb-gate-in = { $squad }: step into { $at }
verb-smoke = { $squad }: launch smoke
verb-mode = { $squad }: change mode
verb-shield = { $at }{ $number }: raise the shield
verb-self-destruct = { $at }{ $number }: self destruct
verb-call-in = { $squad }: orbital strike on { $at }
verb-ion-storm = { $squad }: ion storm
verb-drones = { $squad }: drones at { $at }
verb-tunnel = { $squad }: come up at { $at }
event-unit-boarded = {""}
event-unit-alighted = {""}
event-carrier-served = {""}
event-gate-passed = { $squad } steps out of { $gate }.
event-stepped-into-gate = { $squad } steps into { $gate }.
event-close-quarters-began = { $structure } is contested: { $occupant } is the Occupant.
event-close-quarters-over = { $structure } is no longer contested.
event-squad-designated = { $squad } repels the enemy in { $structure }.
event-designation-settled = {""}
event-dice-counted = { $structure }: { $side } has { $dice } CQB { $dice ->
        [one] die
        *[other] dice
    }.
event-morale-tested = { $squad } tests on { $needed }+ and { $passed ->
        [True] stays
        *[other] fails
    }.
event-squad-fled = { $squad } flees from { $structure }.
event-close-quarters-fought = The fight in { $structure } is over for this turn.
event-occupation-counted = {""}
event-structure-searched = { $squad } searches { $structure } on { $needed }+: { $found ->
        [True] found
        *[other] nothing
    }.
event-objective-discovered = An Objective is Discovered.
event-objective-taken = { $unit } carries an Objective.
event-objective-dropped = An Objective lies there for anybody to take.
event-objective-extracted = { $seat } extracts an Objective.
event-marker-removed = A marker is out of the game.
event-markers-confirmed = { $count } Possible Objectives are Confirmed.
event-marker-turned = A Possible Objective is turned over: { $confirmed ->
        [True] an Objective
        *[other] blank
    }.
event-intel-tried = { $seat } rolls { $die } for the Intel.
event-intel-found = { $unit } carries what the Intel told of.
event-squads-left = { $squads }: off the table, in reserve.
event-unit-marked = {""}
event-squad-marked = {""}
event-smoke-launched = { $squad } launches smoke.
event-mode-changed = { $unit } changes its mode.
event-shield-raised = { $unit } raises its shield.
event-strike-called = { $unit } calls in an orbital strike on { $at }.
event-strike-landed = The orbital strike lands.
event-hatched = A Razorworm crawls out.
event-squad-tunnelled = { $squad } comes up in { $structure }.
event-fate-rolled = { $unit }: { $fate ->
        [disabled] disabled, those aboard are unharmed
        [heavy_damage] heavy damage, those aboard may die
        [explosion] an explosion kills all aboard
        [emergency_landing] an emergency landing, those aboard are unharmed
        [crash] it crashes
        *[destroyed_in_air] it is blown to pieces in the air
    }.
refusal-squad-repels = { $squad } repels the enemy and does nothing else
refusal-aggressor-waits = { $squad } waits for the fight and does nothing else this turn
refusal-bloodthirsty-stays = { $squad } does not leave while there are enemies
refusal-more-must-repel = at least { $wanted } { $wanted ->
        [one] squad
        *[other] squads
    } must repel, or all that may
refusal-squad-cannot-repel = { $squad } has moved, fired or entered this turn
refusal-transport-not-on-the-table = { $transport } is not on the table
refusal-transport-must-land = { $transport } must land first
refusal-two-stops-made = { $transport } has loaded or unloaded twice this turn
refusal-transport-moved-too-far = { $transport } has flown more than it may if it loads or unloads
refusal-no-transport = { $squad } has no transport left
refusal-transport-full = there is no room in the transports of { $squad }
refusal-too-far-to-board = every unit of { $squad } must be within 3″
refusal-squad-not-aboard = { $squad } is not aboard
refusal-no-room-to-get-out = there is no room for { $squad } within 3″, in coherency
refusal-transport-not-beside-structure = { $transport } is not within 1″ of { $structure }
refusal-transport-not-at-an-exit = no transport of { $squad } is less than 1″ from an exit
refusal-aircraft-cannot-carry = an aircraft cannot carry an Objective
refusal-no-such-objective = there is no such Objective
refusal-not-discovered = the Objective is not Discovered
refusal-not-in-the-open = the Objective does not lie in the open
refusal-too-far-to-pick-up = the Objective is more than 2″ away
refusal-no-such-receiver = that is no friend who could take it
refusal-too-far-to-hand-over = { $unit } is more than 2″ away
refusal-not-carried-by-squad = the squad does not carry it
refusal-no-setting-down = an Objective is not simply put down
refusal-leave-together = { $squad } leaves the table together
refusal-nothing-to-extract = only who has an Objective leaves the table
refusal-not-a-friendly-edge = that is not your table edge
refusal-confirm-exactly = exactly { $count } { $count ->
        [one] marker is
        *[other] markers are
    } Confirmed
refusal-no-gate = there is no gate of yours
refusal-no-mass = { $squad } does not use gates
refusal-gate-must-land = { $gate } must land first
refusal-gate-for-foot = { $gate } is for units on foot
refusal-gate-used = { $squad } has used a gate this turn
refusal-gate-full = { $squad } takes { $mass }, { $gate } passes { $room } more this turn
refusal-not-in-the-void = { $squad } is not in the Void
refusal-awesome-power = { $weapon } fired at full power last turn
refusal-strike-is-called-in = the strike is called in, and lands at the end of the activation
refusal-must-not-have-moved = { $unit } has moved
refusal-concussed = { $unit } is concussed
refusal-shield-is-up = { $unit } uses its shield
refusal-behind-smoke = the squad is behind its smoke
refusal-passed-an-objective = { $unit } passed an Objective out
refusal-no-firing-port = { $unit } has no firing port
refusal-chem-only-infantry = chemicals harm infantry only
refusal-concussion-only-garrisons = a concussion round is for garrisons
refusal-only-friends = only friends are repaired
refusal-not-damaged = { $target } is not damaged
refusal-storm-strikes-all = the storm strikes all within 12″
refusal-smoke-used = { $squad } has no smoke left
refusal-only-at-the-start = { $squad } does that only at the start of its activation
refusal-one-mode-only = { $squad } has one mode only
refusal-not-here = { $squad } cannot change its mode here
refusal-no-shield = { $unit } has no shield
refusal-shield-or-beam = { $unit } uses its shield or its beam, not both
refusal-no-self-destruct = { $unit } cannot destroy itself
refusal-no-orbital-strike = { $squad } has no orbital strike
refusal-no-ion-storm = { $squad } has no ion storm
refusal-not-subterranean = { $squad } does not wait under the ground
refusal-enemy-inside = an enemy is in { $structure }
refusal-too-near-enemy-edge = { $structure } is within 12″ of the enemy's table edge
refusal-too-near-the-enemy = it must be more than 6″ from enemy units
refusal-army-points = { $points } points are not a { $size } ({ $min } to { $max })
refusal-army-battlegroups = { $count } battlegroups, at most { $max }
refusal-army-no-kind = there is no { $kind } battlegroup in a { $size }
refusal-army-too-few-of-kind = at least { $min } { $kind } battlegroup
refusal-army-too-many-of-kind = at most { $max } { $kind } { $max ->
        [one] battlegroup
        *[other] battlegroups
    }, not { $count }
refusal-army-squads = battlegroup { $group } has { $count } squads, at most { $max }
refusal-army-no-slot = battlegroup { $group } has no slot for { $category }
refusal-army-slot-full = battlegroup { $group } has at most { $max } { $max ->
        [one] slot
        *[other] slots
    } for { $category }
refusal-army-slot-empty = battlegroup { $group } needs { $min } squad of { $category }
refusal-army-unit = { $unit } is no unit of { $faction }
refusal-army-option = { $unit } has no option { $options }
refusal-army-twice = the name { $id } is used twice
refusal-army-commander = there is no such commander
refusal-army-commander-level = { $commander } (CV { $cv }) is not for a { $size }
refusal-army-commander-headquarters = { $commander } needs a Headquarters battlegroup
refusal-army-commander-mount = { $commander } rides in a unit of the Command category
refusal-army-squad-size = { $unit }: { $count } is no squad ({ $sizes })
refusal-army-mode = { $unit } is listed by its other mode
refusal-army-not-a-transport = { $unit } is no transport
refusal-army-transport-for-nobody = transport { $transport } carries nobody
refusal-army-carries-stranger = { $squad } is not of the battlegroup of { $transport }
refusal-army-carried-twice = { $squad } has two transports
refusal-army-cannot-carry = { $unit } cannot carry { $passenger }
refusal-army-no-room = { $count } of { $transport } have no room for all
refusal-army-rare = { $count } squads of { $unit }, at most { $max } in a { $size }
refusal-army-allied-and-feral = Allied and Feral squads do not serve together
result-none = nothing happens
answer-linked-yes = Linked
answer-linked-no = Not linked
question-drone = At what does the next drone fly ({ $left } left)?
answer-drone-at = { $at }
refusal-had-it-this-turn = { $unit } has carried it this turn already
result-found = the Objective is found
event-unit-concussed = { $unit } is concussed and may not fire this turn.
