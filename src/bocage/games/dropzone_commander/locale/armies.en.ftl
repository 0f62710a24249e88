# Armies written before the battle (chapter 21).
step-armies = army lists
side-writing = { $side }
size-skirmish = Skirmish
size-clash = Clash
size-battle = Battle
battlegroup-hq = Headquarters
battlegroup-armour = Armour
battlegroup-infantry = Infantry
battlegroup-special = Special
battlegroup-air = Air
battlegroup-gates = Gates
battlegroup-drills = Drills
category-command = Command
category-standard = Standard
category-heavy = Heavy
category-troops = Troops
category-exotic = Exotic
category-scout = Scout
category-support = Support
category-air = Air
category-gate = Gate
category-drill = Drill
category-transport = Transport
category-none = no category
start-readiness = Readiness
start-reserve = Reserve
start-table = the table
start-void = the Void
question-army = { $open ->
        [0] Your army: { $most } points. Take a ready list or write your own
        [1] Your army: { $points } of { $most } points, { $left } left
        *[other] Battlegroup { $group }, { $name }: which squads? { $left } of { $most } points are left
    }
answer-take-own = Take the army of the scenario: { $faction }, { $points } points
answer-take-ready = Take a ready army: { $faction }, { $points } points
answer-begin-own = Change the army of the scenario
answer-begin-ready = Change a ready army: { $faction }
answer-begin-empty = Write a list of your own: { $faction }
answer-tear-up = Tear the list up and begin again
answer-new-battlegroup = Add { $kind }: { $name }
answer-open-battlegroup = Change { $group }: { $kind }
answer-name-commander = { $commander } commands: CV { $cv }, { $points } points
answer-no-commander = No commander
answer-hold-readiness = { $group } begins in Readiness
answer-hold-reserve = { $group } begins in Reserve
answer-hold-table = { $group } begins on the table
answer-stand = The army stands
answer-strike-out = No squads: strike the battlegroup out
answer-write-battlegroup = { $squads ->
        [one] { $squads } squad
        *[other] { $squads } squads
    }, { $points } points
list-battlegroup = { $group } { $kind }, { $points } points, { $start }
zone-list = army of { $commander }
zone-list-without = army without a commander
track-points = Points
value-points = points
field-squad = Squad { $number }
field-ride = Squad { $number } rides in
field-lift = Its transport is carried by
field-nobody = nobody
field-squad-of = { $count } { $unit }, { $points } points
field-squad-of-armed = { $count } { $unit } with { $options }, { $points } points
field-usual = its usual transport
field-none = nothing
field-transport = { $unit }, { $points } points each
field-transport-armed = { $unit } with { $options }, { $points } points each
field-with = the same as squad { $number }
field-as-written = as it is written
refusal-army-no-such-kind = This faction has no such battlegroup in a game of this size
refusal-army-finish-battlegroup = First say which squads battlegroup { $group } has
refusal-army-not-begun = No list has been begun
refusal-army-over = { $points } points are more than the { $max } of this battle
refusal-army-starts = In this scenario { $count ->
        [0] no battlegroup begins
        [one] { $count } battlegroup begins
        *[other] { $count } battlegroups begin
    } so: { $start }
refusal-army-start-fixed = Where battlegroup { $group } begins is not free
refusal-army-no-start = No battlegroup can begin so
refusal-army-no-ready-list = There is no such ready list
refusal-army-no-battlegroup = There is no such battlegroup on the list
event-list-written = Your list: { $points } points.
event-page-opened = You write a battlegroup.
event-list-torn = You have torn your list up.
event-list-stands = { $seat } has an army list.
event-army-shown = { $seat } fields { $faction }: { $points } points in { $battlegroups } battlegroups.
