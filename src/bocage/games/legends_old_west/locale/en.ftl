# Legends of the Old West: Colonial, 14-18, 39-45. Both languages hold the same messages.

## Sides

side-british = the British
seat-british = British
side-tribal = the hill men
seat-tribal = hill men
side-zulu = the Zulus
seat-zulu = Zulus
side-german = the Germans
seat-german = Germans
side-allies = the Allies
seat-allies = Allies
side-american = the Americans
seat-american = Americans
side-attacker = the attackers
seat-attacker = attackers
side-defender = the defenders
seat-defender = defenders

## Troops

profile-col-nco = NCO
profile-col-officer = Officer
profile-col-senior-officer = Senior officer
profile-col-regular = Regular troops
profile-col-irregular = Irregular troops
profile-col-native = Native levy
profile-col-askari = Askaris
profile-col-elite = Elite troops
profile-col-eng-construction = Construction engineer
profile-col-eng-demolition = Demolition engineer
profile-col-cavalry = Cavalry
profile-col-mounted-infantry = Mounted infantry
profile-col-gunner = Gunner
profile-ww1-nco = NCO
profile-ww1-officer = Officer
profile-ww1-senior-officer = Senior officer
profile-ww1-regular = Regular troops
profile-ww1-assault = Assault and elite troops
profile-ww1-sniper = Sniper
profile-ww1-partisan = Resistance fighters and partisans
profile-ww1-gunner = Gunner
profile-ww1-crew = Tank crew, airmen and drivers
profile-ww1-medic = Medic
profile-ww1-observer = Artillery observer
profile-ww1-eng-construction = Construction engineer
profile-ww1-eng-demolition = Demolition engineer
profile-ww1-cavalry = Cavalry
profile-ww1-dog = Dog
profile-ww2-nco = NCO
profile-ww2-officer = Officer
profile-ww2-senior-officer = Commanding officer
profile-ww2-regular = Regular troops
profile-ww2-assault = Assault and elite troops
profile-ww2-sniper = Sniper
profile-ww2-partisan = Resistance fighters and partisans
profile-ww2-gunner = Gunner
profile-ww2-crew = Tank crew, airmen and drivers
profile-ww2-medic = Medic
profile-ww2-observer = Artillery observer
profile-ww2-eng-construction = Construction engineer
profile-ww2-eng-demolition = Demolition engineer
profile-ww2-cavalry = Cavalry
profile-ww2-dog = Dog
profile-col-native-mounted = Mounted native levy
unit-brit-col-squad = British line section
unit-brit-col-recruits = British patrol
unit-brit-col-hq = British company commander
unit-brit-col-cavalry = Mounted police troop
unit-brit-col-lancers = Lancer troop
unit-brit-col-gun = Field gun, shell, 4 gunners
unit-brit-col-mg = Machine gun and crew
unit-brit-col-engineers = Sapper party
unit-askari-company = Askari section
unit-zulu-warband = Warrior regiment, spears and shields
unit-zulu-muskets = Warriors with muskets
unit-zulu-levy = Young levy
unit-zulu-chief = Great chief
unit-hill-tribesmen = Hill tribesmen
unit-boer-commando = Boer commando
unit-brit-ww1-section = British rifle section 1917
unit-brit-ww1-raiders = Trench raiders
unit-brit-ww1-hq = British company commander
unit-brit-ww1-mk4-male = Mark IV tank, guns
unit-brit-ww1-mk4-female = Mark IV tank, machine guns
unit-brit-ww1-medic = Stretcher party
unit-ger-ww1-section = German rifle section
unit-ger-ww1-stormtroop = Stormtroop squad
unit-ger-ww1-sentries = Trench sentries with dog
unit-ger-ww1-mg = Machine gun nest
unit-ger-ww1-fieldgun = 77 mm field gun
unit-ger-ww1-mortar = Medium mortar
unit-ger-ww1-hq = German sector commander
unit-ger-ww1-sniper = German sniper
unit-ger-ww1-observer = Artillery observer
unit-air-sopwith-camel = Sopwith Camel
unit-air-re8 = RE8
unit-air-albatros-d5a = Albatros D-Va
unit-air-fokker-dr1 = Fokker DR1
unit-air-hannover-cl3a = Hannover CL-IIIa
unit-us-para-squad = US airborne squad
unit-us-bazooka-team-squad = US rifle squad with bazooka
unit-us-medic = US medic
unit-us-hq = US commanding officer
unit-us-lieutenant = US lieutenant
unit-us-observer = US artillery observer
unit-us-mortar = US medium mortar
unit-us-sherman = Sherman
unit-us-jeep = Jeep
unit-us-halftrack = M3 half-track
unit-maquis-band = Resistance band
unit-ger-ww2-squad = German rifle squad
unit-ger-ww2-panzerfaust = German squad with Panzerfaust
unit-ger-ww2-pioneers = Pioneers with flamethrower
unit-ger-ww2-mg = MG team on tripod
unit-ger-ww2-at-gun = 75 mm anti-tank gun
unit-ger-ww2-sniper = German sniper
unit-ger-ww2-hq = German commanding officer
unit-ger-ww2-lieutenant = German lieutenant
unit-ger-ww2-medic = German medic
unit-ger-ww2-pz4 = Panzer IV
unit-ger-ww2-tiger = Tiger I
unit-ger-ww2-halftrack = SdKfz 251
unit-custom = { $name }

## Weapons, vehicles, aircraft

weapon-col-pistol = Pistol
weapon-col-rifle = Rifle
weapon-col-musket = Musket
weapon-col-grenade = Grenade
weapon-col-mg = Machine gun
weapon-col-bayonet = Bayonet
weapon-col-improvised = Improvised weapon
weapon-col-gun-light = Light gun (under 75 mm)
weapon-col-gun-medium = Medium gun (75 to 77 mm)
weapon-col-gun-heavy = Heavy gun (over 77 mm)
weapon-col-mortar-light = Light mortar (under 60 mm)
weapon-col-mortar-medium = Medium mortar (60 to 80 mm)
weapon-col-mortar-heavy = Heavy mortar (over 80 mm)
weapon-col-bow = Bow
weapon-col-short-bow = Short bow
weapon-col-spear = Spear
weapon-col-thrown-spear = Thrown spear
weapon-col-javelin = Javelin
weapon-col-dart = Dart
weapon-col-explosives = Explosives
weapon-col-shield = Shield
weapon-col-sabre = Sabre
weapon-ww1-pistol = Pistol
weapon-ww1-smg = Sub-machine gun
weapon-ww1-lmg = Light machine gun
weapon-ww1-rifle = Rifle
weapon-ww1-precision-rifle = Sniper rifle
weapon-ww1-rifle-grenade = Rifle grenade
weapon-ww1-shotgun = Shotgun
weapon-ww1-grenade = Grenade
weapon-ww1-mg = Machine gun
weapon-ww1-bayonet = Bayonet
weapon-ww1-improvised = Improvised weapon
weapon-ww1-gun-light = Light gun (under 75 mm)
weapon-ww1-gun-medium = Medium gun (75 to 77 mm)
weapon-ww1-gun-heavy = Heavy gun (over 77 mm)
weapon-ww1-mortar-light = Light mortar (under 60 mm)
weapon-ww1-mortar-medium = Medium mortar (60 to 80 mm)
weapon-ww1-mortar-heavy = Heavy mortar (over 80 mm)
weapon-ww1-panzerfaust = Panzerfaust
weapon-ww1-bazooka = Bazooka
weapon-ww1-flamethrower = Flamethrower
weapon-ww1-flamethrower-vehicle = Vehicle flamethrower
weapon-ww1-mine-ap = Anti-personnel mine
weapon-ww1-mine-at = Anti-tank mine
weapon-ww1-explosives = Explosives
weapon-ww1-radio = Radio set
weapon-ww2-pistol = Pistol
weapon-ww2-smg = Sub-machine gun
weapon-ww2-lmg = Light machine gun
weapon-ww2-rifle = Rifle
weapon-ww2-precision-rifle = Sniper rifle
weapon-ww2-rifle-grenade = Rifle grenade
weapon-ww2-shotgun = Shotgun
weapon-ww2-grenade = Grenade
weapon-ww2-mg = Machine gun
weapon-ww2-bayonet = Bayonet
weapon-ww2-improvised = Improvised weapon
weapon-ww2-gun-light = Light gun (under 75 mm)
weapon-ww2-gun-medium = Medium gun (75 to 77 mm)
weapon-ww2-gun-heavy = Heavy gun (over 77 mm)
weapon-ww2-mortar-light = Light mortar (under 60 mm)
weapon-ww2-mortar-medium = Medium mortar (60 to 80 mm)
weapon-ww2-mortar-heavy = Heavy mortar (over 80 mm)
weapon-ww2-panzerfaust = Panzerfaust
weapon-ww2-bazooka = Bazooka
weapon-ww2-flamethrower = Flamethrower
weapon-ww2-flamethrower-vehicle = Vehicle flamethrower
weapon-ww2-mine-ap = Anti-personnel mine
weapon-ww2-mine-at = Anti-tank mine
weapon-ww2-explosives = Explosives
weapon-ww2-radio = Radio set
vehicle-col-horse = Horse
vehicle-col-mule = Mule
vehicle-col-wagon = Horse-drawn team
vehicle-ww1-horse = Horse
vehicle-ww1-mule = Mule
vehicle-ww1-wagon = Horse-drawn team
vehicle-ww2-horse = Horse
vehicle-ww2-mule = Mule
vehicle-ww2-wagon = Horse-drawn team
vehicle-ww1-bicycle = Bicycle
vehicle-ww1-motorcycle = Motorcycle
vehicle-ww1-sidecar = Sidecar combination, Kettenkrad
vehicle-ww1-armoured-car = Armoured car
vehicle-ww1-civil-car = Civilian car
vehicle-ww1-civil-truck = Civilian truck
vehicle-ww1-army-truck = Military truck
vehicle-ww1-schneider = Schneider CA (French)
vehicle-ww1-st-chamond = Saint-Chamond (French)
vehicle-ww1-renault-ft = Renault FT (French)
vehicle-ww1-mark-iv = Mark IV (British)
vehicle-ww1-whippet = Whippet (British)
vehicle-ww1-a7v = A7V (German)
vehicle-ww1-dinghy = Dinghy, rowing boat
vehicle-ww1-steamer = Steamer
vehicle-ww1-boat = Boat
vehicle-ww2-bicycle = Bicycle
vehicle-ww2-motorcycle = Motorcycle
vehicle-ww2-sidecar = Sidecar combination, Kettenkrad
vehicle-ww2-jeep = Jeep, Kuebelwagen
vehicle-ww2-civil-car = Civilian car
vehicle-ww2-civil-truck = Civilian truck
vehicle-ww2-army-truck = Military truck
vehicle-ww2-dodge = Dodge 4x4, Maultier
vehicle-ww2-wheeled-armour = Wheeled armoured vehicle
vehicle-ww2-halftrack = Half-track, any nation
vehicle-ww2-tank-light = Light tank (Stuart, T-26, Pz II)
vehicle-ww2-tank-medium = Medium tank (Sherman, T-34, Pz IV)
vehicle-ww2-tank-heavy = Heavy tank (Pershing, JSU, Tiger)
vehicle-ww2-dinghy = Dinghy, rowing boat
vehicle-ww2-steamer = Steamer
vehicle-ww2-boat = Boat
vehicle-sherman = M4 Sherman
vehicle-t34 = T-34
vehicle-pz4 = Panzer IV
vehicle-tiger = Tiger I
vehicle-pershing = M26 Pershing
vehicle-jsu = JSU assault gun
vehicle-stuart = M5 Stuart
vehicle-t26 = T-26
vehicle-pz2 = Panzer II
vehicle-crocodile = Flame tank
vehicle-m3-halftrack = M3 half-track
vehicle-sdkfz-251 = SdKfz 251
vehicle-sdkfz-251-10 = SdKfz 251/10
vehicle-greyhound = M8 Greyhound
vehicle-sdkfz-222 = SdKfz 222
vehicle-river-steamer-ww1 = Armed steamer
vehicle-gunboat-ww1 = Gunboat
vehicle-river-steamer-ww2 = Armed steamer
vehicle-patrol-boat-ww2 = Patrol boat
aircraft-sopwith-camel = Sopwith Camel
aircraft-sopwith-pup = Sopwith Pup
aircraft-sopwith-strutter = Sopwith Strutter
aircraft-airco-dh4 = Airco DH4
aircraft-re8 = RE8
aircraft-bristol-f2b = Bristol F2B
aircraft-spad-vii = Spad VII
aircraft-spad-xiii = Spad XIII
aircraft-nieuport-18 = Nieuport 18
aircraft-breguet-14b2 = Breguet 14B-2
aircraft-ansaldo-sva5 = Ansaldo SVA-5
aircraft-fokker-dr1 = Fokker DR1
aircraft-fokker-d7 = Fokker D-VII
aircraft-fokker-d8 = Fokker D-VIII
aircraft-albatros-d3 = Albatros D-III
aircraft-albatros-d5a = Albatros D-Va
aircraft-roland-c2 = Roland C-II
aircraft-hannover-cl3a = Hannover CL-IIIa

## Ground

terrain-open = Open ground
terrain-road = Road
terrain-rough = Rough ground, scrub, crops
terrain-mud = Shell-torn mud
terrain-wood = Wood
terrain-hill = Gentle hill
terrain-hedge = Hedge or fence
terrain-wall = Low wall, sandbags, barricade
terrain-high-wall = High wall
terrain-trench = Trench
terrain-wire = Barbed wire
terrain-crater = Shell crater
terrain-river = River
terrain-ford = Ford
terrain-bridge = Bridge
terrain-hut = Hut
terrain-building = House, stone building
terrain-bunker = Bunker, dugout
terrain-marsh = Marsh
terrain-rocks = Rocks
terrain-wreck = Wreck
terrain-rubble = Rubble of a fallen building
cloud-smoke = smoke
cloud-gas = gas
charge-placed = charge in place

## Phases

phase-start = Before the battle
phase-hidden = Secrets
phase-edges = Set-up
phase-deploy = Deployment
phase-turn = A new turn
phase-bombers = Flight plans: fighter-bombers
phase-fighters = Flight plans: fighters
phase-initiative = Initiative
phase-rally = Initiative: rally
phase-panic = Initiative: panic
phase-recovery = Initiative: war machines
phase-leaders = Initiative: leaders
phase-hills = Initiative: Head for the Hills
phase-flares = Flares
phase-flight = Movement: flight
phase-move = Movement
phase-air = Movement: aircraft
phase-tests-move = Pluck tests
phase-fast-draw = Shooting: fast draw
phase-search = Shooting: localisation
phase-fire = Shooting
phase-tests-fire = Pluck tests
phase-pair = Fights: pairing
phase-fight = Fights
phase-bodies = Fights: vehicles
phase-tests-fight = Pluck tests
phase-end = End of turn
phase-over = The battle is over
turn-first = Initiative: { $side }

## Table

track-turn = Turn
track-lost = Points lost
zone-reserve = Off the table: { $side }
zone-ambush = In ambush: { $side }
zone-aboard = Aboard: { $side }
mark-objective = objective
mark-zone = deployment: { $side }
mark-range = { $cm } cm
mark-night = Night: { $cm } cm of sight
mark-blocked = blocked by { $by }
mark-obstacle = { $obstacle }: a roll for each
mark-charge = may charge, { $cm } cm
mark-shot = may shoot, { $cm } cm
badge-leader = leader
badge-general = general
badge-fleeing = fleeing
badge-jammed = jammed
badge-set-up = set up
badge-working = working
badge-down = lies wounded
badge-red = walking wounded
badge-holder = holds horses
badge-charged = charged
badge-hidden = hidden
badge-located = located
badge-engaged = engaged
badge-silent = silent
badge-thrown = thrown
badge-moved = moved (cm)
badge-wreck = wreck
badge-stuck = immobilised
badge-turret-stuck = turret stuck
badge-spinning = spinning
field-unit = { $unit }
field-figure = { $figure }
field-which-unit = which unit
field-which-figure = which figure
field-where = where
field-path = path
field-ambush = ambush of { $unit }
field-mine = mine
confirm-order = Move here
confirm-deploy = Deploy here
confirm-adjust = Set here
confirm-secrets = Write it down
confirm-enter = Enter here

## Questions

question-activate = Which unit moves?
question-order = { $unit }: which order?
question-adjust = { $unit }: set single figures otherwise?
question-join = { $unit }: join a unit?
question-back-away = { $figure }: give ground which way?
question-carry = { $vehicle }: who rides in it?
question-deploy = Deploy a unit
question-enter = { $unit }: enter where?
question-fame = { $figure }: spend { $lacking } Fame?
question-fortune = { $figure }: spend Fortune ({ $left } left)?
question-fast-draw = { $figure }: shoot before everybody?
question-fire = Who fires, or acts, next?
question-fire-at = { $group }: fire at what?
question-fire-mission = { $figure }: where shall the battery fire?
question-flare = Fire the flare this turn?
question-holder = { $unit }: who holds the horses?
question-lead = { $unit }: who leads now?
question-lend = { $tester }: whose Pluck (own: { $own })?
question-next-fight = Which fight comes next?
question-opportunity = On the move: { $unit }. Opportunity fire?
question-pair = { $figure }: fight whom?
question-panic-order = Which unit tests its Pluck first?
question-pick-target = { $figure }: fire at whom?
question-recover = Try to get a machine going again?
question-search = { $unit }: search for hidden enemies?
question-secrets = Write down ambushes and mines
question-strike = { $figure }: strike at whom?
question-weapon = { $figure }: which weapon?

## Answers

decline-activate = End movement
decline-order = Stay here
decline-adjust = Leave them so
decline-join = Stay on his own
decline-carry = Nobody
decline-fame = Keep the Fame
decline-fortune = Keep the Fortune
decline-fast-draw = Wait
decline-fire = End shooting
decline-fire-at = Hold fire
decline-fire-mission = Do not call
decline-flare = Keep the flare
decline-search = Do not search
decline-recover = Leave it
decline-opportunity = Let it pass
decline-weapon = Hold fire
answer-pass = Done
answer-activate = Move: { $unit }
answer-move = Move { $cm } cm
answer-storm = Charge: { $enemy }
answer-work = { $figure }: { $task ->
    [set_up] set up the weapon
    [build] build { $what ->
        [bridge] a bridge section
       *[other] a wall
    }
    [charge] place a charge at { $what-the }
    [lay] lay a mine
    [lift] lift a mine
   *[other] { $task }
}
answer-saddle = { $unit }: { $how ->
    [up] mount
   *[down] dismount
}
answer-board = Board: { $vehicle }
answer-alight = Get out
answer-join = Join: { $unit }
answer-adjust = Set there: { $figure }
answer-rush = Charge: { $figure } at { $enemy }
answer-at = { $aim }
aim-point = a spot on the ground
answer-use = { $weapon }
answer-back = Back, { $facing }°
answer-call = { $caller }: call the battery
answer-carry = Ride along: { $unit }
answer-deploy = Deploy: { $unit }
answer-detonate = Blow the charge: { $figure }
answer-enter = Enter here: { $unit }
answer-flare = Fire the flare
answer-hold-fire = Hold fire for this phase
answer-holder = { $figure }
answer-lead = { $figure }
answer-lend = Pluck lent by { $leader }
answer-lend-own = Its own Pluck
answer-mark = Onto this point
answer-next = { $unit }
answer-pair = { $figure } against { $enemy }
answer-recover = { $machine }: { $what ->
    [silence] lift the silence
   *[other] replace a crewman
}
answer-search = Search: { $figure }
answer-secrets = Hide them so
answer-shoot = Fire: { $group }
answer-spend = Spend { $points } Fame
answer-strike-at = Strike: { $enemy }
answer-take-up = Fight { $number }: { $ours } against { $theirs }
answer-treat = Treat the wounded: { $medic }
answer-trust = Trust to Fortune
answer-watched = Fire: { $group }, after { $cm } cm of the move

## Events

event-alerted = Alerted: { $unit }.
event-ambush-set = Ambush announced ({ $side }): { $units }.
event-startled = A mine goes off under { $figure }.
event-backed-away = { $how ->
    [trapped] Trapped, no ground to give: { $figure }.
   *[back] Gives ground: { $figure }.
}
event-broke = Broken and about to flee: { $unit }.
event-busy = { $what ->
    [treat] Treating the wounded
    [detonate] At the detonator
    [call] Calling the battery
    [search] Searches and does not treat
   *[other] Busy
}: { $figure }.
event-charge-blown = A charge explodes.
event-charge-placed = A charge is in place.
event-charged = { "" }
event-counted = { "" }
event-crossed-over = Raiders have crossed the line.
event-deploy-order = { "" }
event-deployed = In place: { $unit }.
event-ended = { "" }
event-entered = Onto the table: { $unit }.
event-faced = { "" }
event-fame-spent = Fame spent ({ $points }): { $figure }.
event-fell = Out of action{ $how ->
    [fled] , fled the table
    [died] , died of wounds
    [downed] , shot down
   *[other] {""}
}: { $figure }.
event-fight-began = Fight: { $ours } against { $theirs }.
event-fight-won = Fight won: { $side }.
event-fights-paired = { "" }
event-fired = { "" }
event-fortune-spent = Trusts to Fortune: { $figure }.
event-got-up = On his feet again, { $how ->
    [walking] walking wounded
   *[healed] healed
}: { $figure }.
event-ground-changed = The ground changes: { $what ->
    [built] an element is built
    [breach] a breach
   *[other] { $what }
}.
event-held = Opportunity fire is held for this phase.
event-held-fire = { "" }
event-hit-taken = { "" }
event-holds-horses = Holds the horses: { $figure }.
event-initiative-won = Initiative: { $side }.
event-jammed = Jammed: { $weapon }, { $figure }.
event-joined = Together now: { $unit } and { $with_unit }.
event-laid-down = Lies wounded: { $figure }.
event-leader-named = New leader: { $figure }.
event-loaded = Aboard ({ $vehicle }): { $unit }.
event-located = Located in the building: { $figures }.
event-mines-laid = Mines are laid: { $side }.
event-mount-hit = Mount hit: { $figure }.
event-mount-killed = Mount killed, rider { $rider ->
    [thrown] thrown
    [unharmed] unharmed
   *[other] beside it
}: { $figure }.
event-moved = { "" }
event-obstacle-met = { $result ->
    [stayed] Stopped in front of the obstacle
    [stopped] Over the obstacle, stopped behind it
    [refused] The horse refuses the obstacle
    [fell_back] Fallen back from the wall
    [on_top] On top of the wall, stopped there
   *[crossed] Over the obstacle and on
}: { $figure }.
event-panic-tested = { "" }
event-phase-began = { $phase ->
    [move] Movement: { $side }
    [fire] Shooting: { $side }
   *[other] {""}
}
event-pluck-tested = Pluck test { $result ->
    [passed] passed
   *[failed] failed
} (Pluck { $pluck }): { $tester }.
event-quit = Head for the Hills: { $side }!
event-rallied = Rallied: { $unit }.
event-ran = In flight to the edge: { $unit }.
event-recovered = In order again: { $machine }.
event-remounted = Back in the saddle to flee: { $unit }.
event-reraised = Formed up again: { $unit }.
event-returns = To return on turn { $turn }: { $unit }.
event-revealed = Revealed: { $units }.
event-saddled = { $how ->
    [up] In the saddle: { $unit }.
   *[down] Dismounted: { $unit }.
}
event-saved = Unharmed ({ $how ->
    [fortune] Fortune
   *[other] save
}): { $figure }.
event-searched = Searching: { $figure }, { $result ->
    [good] thoroughly
   *[poor] in vain
}.
event-shot = { $how ->
    [alone] { $figure }: { $weapon }.
   *[volley] {""}
}
event-shrank = Afraid, does not go in: { $figure }.
event-side-passed = { "" }
event-skipped = { "" }
event-spotted = Spots for the guns: { $figure }.
event-spread = { "" }
event-stopped = { $how ->
    [figure] A shot at { $target } hits { $by } instead.
   *[cover] Cover stops a shot at { $target }.
}
event-test-taken = { "" }
event-turn-began = Turn { $turn }
event-unit-done = { $how ->
    [moved] Move: { $unit }.
   *[stays] {""}
}
event-work-begun = { $task ->
    [set_up] Setting up the weapon
    [build] Building
    [charge] Placing a charge
    [lay] Laying a mine
    [lift] Lifting a mine
   *[other] At work
}: { $figure }.
event-work-done = { "" }
event-wounded = { $wounds ->
    [one] One Wound
   *[other] { $wounds } Wounds
} lost, still fighting: { $figure }.
event-happened = Something happened.

## Refusals

refusal-already-so = { $unit } is already mounted, or already on foot.
refusal-already-works = { $figure } is at work already.
refusal-another-unit-moves = It is the turn of { $unit } to move.
refusal-cannot-act = { $figure } cannot act now.
refusal-cannot-act-now = Nobody can do that now.
refusal-cannot-board = { $vehicle } cannot be boarded from here.
refusal-cannot-charge = { $unit } sees no enemy there that it can reach.
refusal-cannot-hold = He cannot hold the horses.
refusal-cannot-lead = He cannot lead this unit.
refusal-cannot-reach = { $figure } cannot reach { $enemy }.
refusal-cannot-shoot-at-all = { $figure } cannot shoot.
refusal-cannot-stand-there = { $figure } cannot stand there.
refusal-does-not-carry = { $figure } does not carry { $weapon }.
refusal-does-not-see = { $figure } did not see { $enemy } from where his move began.
refusal-does-not-see-the-point = The caller does not see that point.
refusal-element-not-in-contact = The element must stand in contact with { $figure }.
refusal-fame-must-help = { $lacking } points are needed to change the roll.
refusal-fights-would-be-larger = That would make the fights larger than need be.
refusal-fights-your-men = { $target } fights your own men.
refusal-fleeing = { $figure } is fleeing.
refusal-ground-barred = { $figure } may not enter that ground.
refusal-half-a-move-needed = { $figure } has less than half a move left.
refusal-has-moved = { $figure } has moved this turn.
refusal-has-shot = { $figure } has shot this turn.
refusal-has-spotted = { $figure } spots for the guns this turn and does not shoot. To shoot, he fires before they do.
refusal-holds-horses = { $figure } holds the horses.
refusal-in-the-enemy-zone = { $figure } would lie in the enemy deployment zone.
refusal-is-afraid = { $figure } is afraid this turn.
refusal-is-busy = { $figure } is busy.
refusal-is-engaged = { $figure } is engaged.
refusal-is-jammed = { $weapon } of { $figure } is jammed up to the end of turn { $until }.
refusal-is-silent = { $weapon } of { $figure } must keep silent.
refusal-leader-does-not-lend = That leader does not lend his Pluck here.
refusal-left-behind = { $figure } would be left out of cohesion: more than { $cm } cm from the leader.
refusal-mans-his-vehicle = { $figure } mans his vehicle.
refusal-may-not-ambush = { $unit } may not lie in ambush.
refusal-may-not-be-moved = That unit may not be moved now.
refusal-may-not-search = { $figure } may not search.
refusal-mine-outside-its-zone = The mine lies outside its zone.
refusal-moved-too-far = { $figure } has moved { $moved } cm; this shot allows { $limit } cm.
refusal-must-dismount = { $figure } must dismount to fire.
refusal-need-not-test = That unit need not test.
refusal-no-construction-engineer = { $figure } is no construction engineer.
refusal-no-demolition-engineer = { $figure } is no demolition engineer with a charge.
refusal-no-fast-draw = He has no Fast Draw.
refusal-no-horses = { $unit } has no horses.
refusal-no-path = A path is needed.
refusal-no-room-there = There is no room for { $unit } there.
refusal-no-such-element = Only a wall or a bridge section can be built.
refusal-no-such-enemy = { $enemy } cannot be charged.
refusal-no-such-fight = There is no such fight.
refusal-no-such-mines = There are no such mines.
refusal-no-such-point = The path has no point { $point }.
refusal-no-such-target = { $target } is no target for this group.
refusal-no-such-work = { $figure } cannot do that work.
refusal-nobody-to-move = Nobody of { $unit } can move.
refusal-not-a-target = { $target } cannot be chosen as a target.
refusal-not-aboard = { $unit } is not aboard.
refusal-not-in-ambush = { $unit } does not lie in ambush.
refusal-not-in-field-of-fire = Nobody is in the field of fire of { $unit } there.
refusal-not-in-this-fight = He is not in this fight.
refusal-not-its-edge = { $unit } may not enter there.
refusal-not-located = { $target } is in a building and not located.
refusal-not-of-this-unit = { $figure } is not of this unit.
refusal-not-offered = That is not on offer.
refusal-not-set-up = { $weapon } is not set up.
refusal-not-so-much-fame = There are { $left } points left.
refusal-not-that-way = He cannot give ground that way.
refusal-not-the-nearest = Only the nearest visible figure may be shot at.
refusal-not-seen-by-him = { $figure } may shoot at any figure of the unit that he sees within range.
refusal-not-to-be-deployed = { $unit } is not to be deployed now.
refusal-nothing-to-blow-up = No obstacle is in contact with { $figure }.
refusal-nothing-to-bridge = There is nothing to bridge.
refusal-nothing-to-recover = There is nothing to recover.
refusal-off-the-table = That is off the table.
refusal-out-of-cohesion = { $figure } would be out of cohesion: more than { $cm } cm from the leader.
refusal-outside-your-zone = { $figure } would stand outside your zone.
refusal-somebody-stands-there = { $by } stands where the wall of { $figure } would be. Build it elsewhere.
refusal-stands-on-another = { $figure } would stand on { $by }.
refusal-stealthy = { $target } is Stealthy: in cover and more than 30 cm away.
refusal-too-far = { $figure } needs { $cost } cm and has { $left } cm left.
refusal-too-far-to-join = That unit is more than 2.5 cm away.
refusal-dog-too-far = { $figure } must stay within 15 cm of its handler or post.
refusal-way-barred = The way of { $figure } is barred: { $by }.
refusal-weapon-does-not-reach = { $weapon } does not reach or see the target.

## Results and endings

result-nothing = nobody falls
result-no-effect = no effect
result-arrives = gets there
result-casualties = { $theirs ->
    [0] none of theirs
   *[other] { $theirs } of theirs
 }{ $mine ->
    [0] { "" }
   *[other] , { $mine } of ours
 }{ $broken ->
    [0] { "" }
    [one] , 1 unit broken
   *[other] , { $broken } units broken
 }{ $fled ->
    [0] { "" }
    [one] , 1 unit of ours broken
   *[other] , { $fled } units of ours broken
 }{ $wrecks ->
    [0] { "" }
    [one] , 1 machine destroyed
   *[other] , { $wrecks } machines destroyed
 }{ $lost ->
    [0] { "" }
    [one] , 1 machine of ours lost
   *[other] , { $lost } machines of ours lost
 }
result-broken = { $theirs ->
    [0] { $mine ->
        [one] 1 unit of ours breaks
       *[other] { $mine } units of ours break
     }
    [one] 1 unit breaks{ $mine ->
        [0] { "" }
       *[other] , { $mine } of ours
     }
   *[other] { $theirs } units break{ $mine ->
        [0] { "" }
       *[other] , { $mine } of ours
     }
 }
result-damage = { $theirs ->
    [0] { $mine ->
        [one] 1 hit point of ours lost
       *[other] { $mine } hit points of ours lost
     }
    [one] damaged by 1{ $mine ->
        [0] { "" }
       *[other] , ours by { $mine }
     }
   *[other] damaged by { $theirs }{ $mine ->
        [0] { "" }
       *[other] , ours by { $mine }
     }
 }
result-hurt = { $theirs ->
    [0] { $mine } of ours hurt
   *[other] { $theirs } of theirs hurt{ $mine ->
        [0] { "" }
       *[other] , { $mine } of ours
     }
 }
result-spins = { $whose ->
    [theirs] it spins
   *[mine] ours spins
 }
result-collapsed = the building collapses
result-structure = { $points ->
    [one] the building loses 1 structure point
   *[other] the building loses { $points } structure points
 }
result-blown = the charge goes off
result-cloud = a cloud spreads
result-treated = { $healed ->
    [0] { $walking ->
        [one] 1 walking wounded
       *[other] { $walking } walking wounded
     }
   *[other] { $healed } healed{ $walking ->
        [0] { "" }
       *[other] , { $walking } walking wounded
     }
 }
result-recovered = it works again
result-silent = { $whose ->
    [theirs] their gun falls silent
   *[mine] our gun falls silent
 }
result-fight = { $who ->
    [theirs] fight lost, nobody falls
   *[mine] fight won, nobody falls
 }
result-test = { $about ->
    [stands] { $result ->
        [passed] stands firm
       *[failed] breaks
     }
    [rallies] { $result ->
        [passed] rallies
       *[failed] keeps fleeing
     }
    [dares] { $result ->
        [passed] dares to charge
       *[failed] is afraid and stays
     }
    [leaps] { $result ->
        [passed] leaps aside
       *[failed] is run over
     }
    [crew] { $result ->
        [passed] the crew stays aboard
       *[failed] the crew gets out and flees
     }
    [field] { $result ->
        [passed] the army holds the field
       *[failed] the army quits the field
     }
    [flies] { $result ->
        [passed] the pilot keeps control
       *[failed] the aircraft spins
     }
   *[other] { $result ->
        [passed] test passed
       *[failed] test failed
     }
 }
result-charge = { $contact ->
    [0] nobody gets into contact
   *[other] { $contact } in contact
 }{ $afraid ->
    [0] { "" }
   *[other] , { $afraid } afraid
 }
result-bogged = { $whose ->
    [theirs] their vehicle is stuck
   *[mine] our vehicle is stuck
 }
result-blocked = { $whose ->
    [theirs] they stay before the obstacle
   *[mine] stays before the obstacle
 }
result-halted = { $whose ->
    [theirs] they cross the obstacle and stop
   *[mine] crosses the obstacle and stops
 }
result-stopped = { $count ->
    [one] 1 stopped at an obstacle
   *[other] { $count } stopped at obstacles
 }
result-found = { $count } found
result-searched = searches well
ending-hills = The enemy heads for the hills: { $side } win.
ending-annihilated = Nobody is left to fight: { $side } win.
ending-broken = The defence is broken: { $side } win.
ending-limit = The last turn is over: { $side } win.
ending-draw = A draw.
event-stormed = Charge: { $unit } at { $enemy }.
event-volleyed = Fire: { $firer } at { $target }, { $shots ->
    [one] one shot
   *[other] { $shots } shots
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
event-wounds-rolled = { $wounds ->
    [0] No wound.
    [one] { $hits ->
        [one] {""}
       *[other] { $hits } hits, one wound.
    }
   *[other] { $hits } hits, { $wounds } wounds.
}
event-parted = On his own again: { $unit }.
event-dared = {""}
event-rose = Thrown riders are on their feet again: { $figures }.
event-left-building = No longer made out: { $figures }.
event-flare-fired = A flare lights up the night ({ $side }).
event-held-back = No room yet, enters by its edge on turn 1: { $unit }.
event-army-raised = Army ({ $side }): { $count } figures and vehicles, { $points } points.
refusal-stopped-at-the-obstacle = { $figure } was stopped by an obstacle and goes no farther this turn.
refusal-must-return = { $figure } is out of cohesion and may only come back.
refusal-roster-not-yours = { $unit } cannot be taken here.
refusal-roster-as-printed = { $unit } comes back in this scenario and stays as it is printed.
refusal-roster-no-leader = A squad needs a leader somewhere in the army: an NCO or an officer.
refusal-roster-no-room = So many figures find no room in the deployment zone.

## Armies built in the match

question-roster = Build your army: { $points } points
answer-build-roster = { $units } units, { $figures } figures, { $points } points
confirm-roster = Take this army
field-roster-unit = { $unit }, { $points } points
field-roster-group = { $unit }: { $profile }, { $points } points each
field-roster-weapons = { $unit }: { $profile }, weapons
field-roster-weapon = { $weapon } ({ $points })

## One figure, one place

man-nco = NCO
man-officer = officer
man-senior-officer = senior officer
man-regular = regular
man-irregular = irregular
man-native = levy man
man-native-mounted = mounted levy man
man-askari = Askari
man-elite = elite soldier
man-assault = assault soldier
man-eng-construction = sapper
man-eng-demolition = demolition sapper
man-cavalry = trooper
man-mounted-infantry = mounted infantryman
man-gunner = gunner
man-sniper = sniper
man-partisan = partisan
man-crew = crewman
man-medic = medic
man-observer = observer
man-dog = dog
name-storehouse = the storehouse
name-mill = the mill
name-hospital = the hospital
name-church = the church
name-farm = the farm
name-inn = the inn
name-cafe = the café
name-barn = the barn
name-bridge = the bridge
name-dugout = the dugout
unit-plain = { $unit }
unit-which = { $unit } { $which }
leader-of-unit-plain = { $unit } ({ $who })
leader-of-unit-which = { $unit } { $which } ({ $who })
figure-of-unit-plain = { $unit } ({ $who } { $number })
figure-of-unit-which = { $unit } { $which } ({ $who } { $number })
event-missed = { $firer }: a miss.

## Words of the table in this game

ui-round = Turn
ui-round-move = turn { $round }, decision { $n }
ui-rounds-n = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }
