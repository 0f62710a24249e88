# Special arms, vehicles, aircraft, rosters.

question-nearest = Which of the figures that are equally near?
question-throw = { $figure }: where to throw?
question-spray = { $figure }: in which direction?
question-replace-loader = { $figure }, loader lost: who takes his place?
question-guess = { $piece }: direction and guessed distance
question-ball = { $piece }: ball at a guessed distance, or canister
question-dice = { $figure }: how many dice (at most { $most })?
question-load = { $piece }: which round?
question-lay-gun = { $gun }: at what?
question-drive = { $vehicle }: where to?
question-dodge = { $figure }, in the way of { $vehicle }: leap to which side?
question-vehicle-fire = { $vehicle }: which weapon, at what?
question-assault-vehicle = { $figure } in contact with { $vehicle }: attack it?
question-steer = { $vehicle }: sail on, turn about, or leave the table?
question-mission-sheet = Write the mission sheet: entry, turn, mission, altitude
question-flight-plan = Write the flight plans of your aircraft
question-return-edge = { $craft } has left the table: when and where does it return?
question-air-attack = { $craft }: attack what?
decline-throw = Do not throw
decline-spray = Do not fire
decline-replace-loader = Nobody
decline-guess = Hold fire
decline-ball = Hold fire
decline-lay-gun = Hold fire
decline-drive = Stay here
decline-vehicle-fire = Hold fire
decline-assault-vehicle = Do not attack
decline-return-edge = Not to return
decline-air-attack = Do not attack
answer-nearest = { $figure }
answer-throw-at = Throw at { $at }
answer-throw-into = Through an opening of { $building }
answer-spray = Towards { $facing }°
answer-spray-into = Into { $building }
answer-take-place = { $figure }
answer-guess = { $direction }°, { $cm } cm ({ $round ->
    [smoke] smoke
    [gas] gas
   *[shell] shell
 })
answer-dice = { $count } { $count ->
    [one] die
   *[other] dice
 }
answer-load = { $round ->
    [smoke] Smoke
    [gas] Gas
   *[shell] Shell
 }
answer-lay = At { $aim }
answer-canister = Canister, { $direction }°
answer-drive = Drive { $cm } cm, { $bearing }°
answer-dodge = { $side ->
    [left] To the left
   *[right] To the right
 }
answer-fire-weapon = { $weapon } at { $aim }{ $mode ->
    [mg] {" "}(as a machine gun)
   *[gun] {""}
 }
answer-assault = Attack: { $weapon }
answer-steer = { $how ->
    [about] Turn about
    [leave] Leave the table to turn
   *[sail] Sail on
 }
answer-mission-sheet = { $plan }
answer-flight-plan = { $plan }
answer-come-back = Turn { $turn }, { $edge ->
    [north] north edge
    [south] south edge
    [east] east edge
   *[west] west edge
 }
answer-attack = { $weapon ->
    [forward] Forward guns
    [rear] Rear gun
   *[bomb] Bomb
 } at { $aim }
event-burst = { $count ->
    [0] Nobody is under the template.
   *[other] Under the template: { $under }.
 }
event-deviated = The round goes astray, { $direction }°.
event-dud = { $piece }: a dud.
event-jet = { $count ->
    [0] Nobody is in the jet.
   *[other] In the jet: { $under }.
 }
event-ball-flew = A ball strikes and bounces ({ $gun }).
event-fuel-exploded = The fuel tank explodes: { $figure }.
event-malfunctioned = Malfunction, silent to the end of turn { $until }: { $piece }.
event-piece-destroyed = Destroyed: { $piece }.
event-gun-fired = Fire: { $gun }.
event-round-spent = A special round: { $piece }.
event-cloud-released = { $what ->
    [gas] Gas spreads
   *[smoke] Smoke spreads
 }
event-cloud-drifted = The cloud drifts and shrinks (stage { $stage }).
event-cloud-gone = The cloud is gone.
event-gassed = Too late with the mask: { $figure }.
event-building-hit = Damaged, { $left ->
    [one] one structure point
   *[other] { $left } structure points
} left: { $name }.
event-building-collapsed = Collapsed: { $name }.
event-mine-exploded = A mine explodes under { $mover }.
event-mine-found = A mine is found.
event-mine-laid = A mine is laid: { $figure }.
event-mine-lifted = A mine is lifted: { $figure }.
event-set-up = Set up: { $piece }.
event-loader-named = New loader: { $figure }.
event-reloaded = { "" }
event-weapon-spent = Launcher used up: { $figure }.
event-drove = { "" }
event-bogged = Stuck: { $vehicle }.
event-obstacle-tried = { $vehicle } at an obstacle ({ $name }): { $result ->
    [blocked] it does not cross
    [cross_stop] it crosses and stops
   *[cross_continue] it crosses and goes on
 }.
event-fascine-dropped = Fascine dropped: { $vehicle }.
event-lane-crushed = A lane is flattened in the wire.
event-dodged = Leaps aside: { $figure }.
event-run-over = Run over by { $vehicle }: { $figure }.
event-vehicle-struck = Hit, { $location ->
    [vehicle] the vehicle
    [crew] the crew
   *[none] no effect
}: { $vehicle }.
event-vehicle-damaged = { $lost ->
    [one] One hit point
   *[other] { $lost } hit points
} lost, { $left } left: { $vehicle }.
event-turret-stuck = Turret jammed: { $vehicle }.
event-vehicle-wrecked = A wreck: { $vehicle }.
event-got-out = Out they get: { $vehicle }.
event-crew-fled = Abandoned by its crew: { $vehicle }.
event-boarded = Aboard ({ $vehicle }): { $figures }.
event-vehicle-taken = A vehicle is taken over: { $unit }.
event-vehicle-shot = Fire: { $vehicle }, { $weapon }.
event-gun-jammed = A gun jams until turn { $until }: { $vehicle }.
event-boat-left = { $vehicle } leaves the table to turn.
event-boat-back = { $vehicle } is back.
event-mission-revealed = { $craft }: enters on turn { $turn }, { $mission ->
    [fighter_bomber] with bombs
   *[fighter] as a fighter
}.
event-plan-revealed = { "" }
event-flew = { $craft } flies, heading { $heading }°, altitude { $band }0 cm.
event-left-table = { $craft } leaves the table.
event-return-named = { $craft } will return on turn { $turn }.
event-stays-away = { $craft } does not return.
event-fuel-counted = { "" }
event-overflew = { $craft } has flown over the objective ({ $passes }).
event-reconnaissance-done = { $craft } has completed its reconnaissance.
event-aircraft-shot = { $craft } attacks { $target }.
event-strafed = { $craft } strafes { $figures }.
event-bombing-silenced = { $craft } cannot bomb until after turn { $until }.
event-aircraft-struck = { $craft }: { $location ->
    [aircraft] the aircraft
    [pilot] the pilot
   *[passenger] the passenger
} is hit.
event-aircraft-damaged = { $craft }: { $left ->
    [0] no hit point
    [one] one hit point
   *[other] { $left } hit points
} left.
event-airman-wounded = { $craft }: { $station ->
    [pilot] the pilot
   *[observer] the observer
} is wounded.
event-spins = { $craft }: { $how ->
    [ends] out of the spin
   *[begins] into a spin
}.
event-crashed = { $craft } crashes.
refusal-aim-at-a-point = This weapon is aimed at a point.
refusal-at-the-nozzle = The template lies at the nozzle.
refusal-ball-is-guessed = A bronze gun fires by guess.
refusal-boats-need-water = { $vehicle } stays on the water.
refusal-bombing-silenced = { $craft } may not bomb yet.
refusal-cannot-attack = { $craft } cannot attack now.
refusal-cannot-hurt-it = That cannot hurt the vehicle.
refusal-drive-too-far = That costs { $cost } of { $move } cm.
refusal-dwelling-too-far = { $building } is out of reach.
refusal-forward-gun-only = Only the forward guns strafe.
refusal-ground-impassable = { $vehicle } cannot enter that ground.
refusal-guess-out-of-range = The guess must lie between { $low } and { $high } cm.
refusal-gun-crew = The gun has { $crew } gunners in contact.
refusal-gun-has-fired = { $gun } has fired this turn.
refusal-gun-jammed = { $weapon } is jammed.
refusal-just-boarded = The crew has just come back to { $vehicle }.
refusal-move-or-fire = { $vehicle } either moves or fires.
refusal-no-assistant = { $figure } has no assistant beside him.
refusal-no-bombs-left = { $craft } has no bombs left.
refusal-no-bombs-no-mission = { $craft } carries no bombs.
refusal-no-building = { $target } is no building.
refusal-no-crew = { $vehicle } has no crew.
refusal-no-dwelling = { $building } is no dwelling.
refusal-no-fire-on-the-move = { $vehicle } may not fire on the move.
refusal-no-gas-in-ww2 = Gas is not used in this battle.
refusal-no-gas-yet = There are no gas shells before April 1915.
refusal-no-gunner = The gunner of { $craft } is dead.
refusal-no-landing = { $craft } does not land on the battlefield.
refusal-no-loader = He may not take the place.
refusal-no-room = There is no room in { $vehicle }.
refusal-no-room-to-turn = { $vehicle } has no room to turn about.
refusal-no-room-beside = There is no room beside { $vehicle } for its crew.
refusal-no-shell = { $weapon } has no high explosive.
refusal-no-spotter = Neither gunners nor an observer see { $target }.
refusal-no-such-direction = A direction is 0 to 359 degrees.
refusal-no-such-gun = { $craft } has no such gun.
refusal-no-such-rounds = There are no such rounds left.
refusal-no-such-way = That is no way to drive.
refusal-no-time-to-leave = The crew of { $vehicle } gets out before it drives or fires, with half a move left.
refusal-no-such-point-to-fire = The way has no such point: it may fire at 0 (before it moves off) to { $most } (where it ends).
refusal-no-window-throw = Colonial grenades are not thrown through windows.
refusal-nobody-at-the-weapon = Nobody is free to man the weapon of { $vehicle }.
refusal-not-amphibious = { $vehicle } cannot swim.
refusal-not-at-aircraft = { $weapon } may not fire at aircraft.
refusal-not-at-the-edge = { $vehicle } is not at the edge of the table.
refusal-not-fitted = { $vehicle } has no such weapon.
refusal-not-in-arc = { $weapon } does not bear on it.
refusal-not-in-field = { $target } is not in the field of fire.
refusal-not-its-mission = { $craft } was not sent to bomb.
refusal-not-loaded = The launcher is not loaded and has no loader beside it.
refusal-not-on-path = A bomb falls where the aircraft passed.
refusal-not-on-table = { $target } is not on the table.
refusal-not-seen = { $target } is not in sight.
refusal-not-small-bore = { $weapon } is too large to fire as a machine gun.
refusal-not-trained = { $figure } is not trained for the flamethrower.
refusal-not-up-against = The thrower is not up against { $building }.
refusal-not-yours = { $vehicle } is not yours.
refusal-only-tanks-through-buildings = Only a tank drives through a building.
refusal-other-altitude = { $target } flies at another altitude.
refusal-out-of-range = That is beyond { $range } cm.
refusal-out-of-throw = That is beyond { $range } cm.
refusal-own-target = { $target } is no enemy target.
refusal-piece-silent = { $piece } is silent until after turn { $until }.
refusal-plan-all-aircraft = Every aircraft needs one plan.
refusal-plan-band = { $craft } cannot fly there.
refusal-plan-climb = Each band costs { $craft } half its movement.
refusal-plan-speed = { $craft } flies between half and full speed.
refusal-plan-turn = { $craft } turns at most { $most }°.
refusal-point-not-seen = That point is not in sight.
refusal-return-edge = { $craft } returns on an edge of the table.
refusal-return-too-late = The battle is over by then.
refusal-return-when = { $craft } returns on turn { $soon } by an adjacent edge or on turn { $later } by its exit or entry edge.
refusal-road-only = { $vehicle } may not leave the road.
refusal-runs-into = { $vehicle } would run into { $other }.
refusal-same-weapon = { $weapon } has fired this turn.
refusal-sheet-all-aircraft = Every aircraft stands once on the sheet.
refusal-sheet-band = It starts between bands { $low } and { $high }.
refusal-sheet-entry = It enters on its own edge.
refusal-sheet-mission = A mission is to hunt or to bomb.
refusal-sheet-turn = It enters on turn { $turn } or later.
refusal-short-handed = With so few crew { $vehicle } either moves or fires.
refusal-template-on-friend = { $figure } is a friend and would be under the template.
refusal-too-far-to-board = { $figure } cannot reach { $vehicle }.
refusal-too-fast-to-attack = { $craft } flew too fast to attack.
refusal-too-high = { $craft } is too high to strafe.
refusal-too-light = { $weapon } cannot damage { $vehicle }.
refusal-too-many-dice = At most { $most } dice.
refusal-too-near = The target is nearer than { $least } cm.
refusal-two-shots = { $vehicle } has fired twice.
refusal-under-its-fire = He lies under the fire of { $target }.
refusal-unit-not-seen = No figure of { $target } can be shot at.
refusal-used-up = { $weapon } is used up.
refusal-vehicle-gone = { $vehicle } cannot be used.
refusal-vehicle-stuck = { $vehicle } is stuck.
refusal-wheels-in-bad-ground = { $vehicle } would not get through.
refusal-wrong-trade = { $figure } cannot man { $vehicle }.
refusal-roster-aircraft-era = { $unit }: aircraft belong to 1914-18.
refusal-roster-airmen = { $unit } needs { $seats } airmen and has { $count }.
refusal-roster-anachronism = { $weapon } is an anachronism here.
refusal-roster-by-model = { $vehicle } is bought as one of its models.
refusal-roster-chief = { $unit } may not have a unit chief.
refusal-roster-choose-loadout = Choose the armament of { $vehicle }.
refusal-roster-count = { $count } figures cannot be bought.
refusal-roster-crew = { $unit } has { $count } crew, its vehicle needs { $low } to { $high }.
refusal-roster-dogs = { $unit }: one handler, one dog.
refusal-roster-empty = The army is empty.
refusal-roster-era = There is no era { $era }.
refusal-roster-flame-carrier = The carrier of a flamethrower has a pistol and nothing else.
refusal-roster-general = { $unit } cannot hold the general, { $right } does.
refusal-roster-levy = Half spears, half muskets: { $spears } and { $muskets }.
refusal-roster-loadout = { $vehicle } cannot be armed so.
refusal-roster-no-assistant = { $unit }: a flamethrower needs an assistant.
refusal-roster-no-figures = { $unit } has no figures.
refusal-roster-no-loader = { $unit }: the weapon needs a loader.
refusal-roster-no-row = The tables do not hold { $row }.
refusal-roster-no-row-near = The tables do not hold { $row }; the nearest is { $near }.
refusal-roster-no-set = { $profile } must carry one of its sets of weapons.
refusal-roster-no-bipod = Only a machine gun stands on a bipod.
refusal-roster-not-permitted = { $profile } may not carry { $weapon }.
refusal-roster-one-machine = { $unit }: a vehicle, an aircraft or a gun is a unit of its own; take another unit for the next.
refusal-roster-other-era = { $row } belongs to another era than { $era }.
refusal-roster-passengers = { $unit } has { $count } passengers, its vehicle has room for { $most }.
refusal-roster-pistol-only = { $profile }: a pistol alone is for men who serve a weapon.
refusal-roster-points = The army costs { $cost } of { $points } points.
refusal-roster-same-name = Two units are called { $unit }.
refusal-roster-special = { $unit } has { $count } special weapons, one is allowed.
refusal-roster-squad-size = { $unit } has { $count } figures, a squad has { $low } to { $high }.
refusal-roster-too-many-weapons = { $profile } may have { $most } further weapons, not { $count }.
refusal-roster-unit-size = { $unit } has { $count } figures, a unit has at most { $high }.
field-direction = Direction
field-distance = Guessed distance
field-fire-at = Fire on the way
field-fire-at-point = { $point ->
    [-1] not on the way
    [0] before it moves off
   *[other] at point { $point } of the way
}
field-late = Turn of { $craft }
field-late-false = at the start of its move
field-late-true = in the middle of its move
field-round = Round
field-aim = Aim point
field-facing = Facing
field-entry = { $craft }: entry point
field-entry-turn = { $craft }: turn of entry
field-return = Where it comes back
field-return-edge = By which edge
field-return-turn = Turn of return
edge-north = North
edge-east = East
edge-south = South
edge-west = West
field-mission = { $craft }: mission
field-band = { $craft }: altitude band
field-speed = { $craft }: speed
field-heading = { $craft }: heading
round-shell = Shell
round-smoke = Smoke
round-gas = Gas
mission-fighter = Fighter
mission-fighter-bomber = Fighter-bomber
role-fighter = fighters
role-fighter-bomber = fighter-bombers
mark-building = { $building }
mark-move = { $used } of { $move } cm
mark-band = { $name }, band { $band }
confirm-guess = Fire
confirm-ball = Fire
confirm-spray = Spray
confirm-throw = Throw
confirm-drive = Drive there
confirm-mission-sheet = Hand in the sheet
confirm-flight-plan = Hand in the plans
