"""The nouns of a battle: figures, units, guns, vehicles, aircraft, ground, clouds, mines; and the whole state (LOW-24.7).

Lengths are hundredths of a centimetre (LOW-1.6), angles whole degrees. What is printed on a profile or weapon is in the tables; records hold what changes.
A figure that is out of action leaves `figures` and is counted in `lost`. Turns written in "until" fields are the last turn in which they hold.
"""

from __future__ import annotations

from bocage.core.state import Record, State
from bocage.games.legends_old_west.tables.scenario import Ground


class Figure(Record):
    """A figure on its base (LOW-2.1, LOW-2.3) with its markers (LOW-24.7). `place` is table, aboard (in `vehicle`), or off (reserve, or a secret spot)."""

    id: str
    unit: str
    profile: str
    weapons: tuple[str, ...] = ()
    x: int = 0
    y: int = 0
    place: str = "table"
    wounds: int = 1
    fame: int = 0
    fortune: int = 0
    mount: str = ""  # id of the mount's vehicle row while in the saddle
    horse: str = ""  # the mount he owns, in the saddle or held behind (LOW-8.36)
    mount_wounds: int = 1
    holder: bool = False  # holds horses (LOW-8.37)
    vehicle: str = ""  # vehicle or aircraft he is in
    station: str = ""  # in a vehicle: crew or passenger; in an aircraft: pilot or observer
    trade: str = ""  # airman, tank_crew or driver (LOW-12.33)
    chief: bool = False  # the 5-point unit chief (LOW-8.21)
    trait: str = ""  # sentry (LOW-13.8)
    handler: str = ""  # of a dog: its handler's id, or "x,y" of its post (LOW-12.31)
    loader_of: str = ""  # the figure whose weapon he loads or helps to work (LOW-18.2, LOW-14.10)
    gun: str = ""  # the gun he serves (LOW-16.15)
    moved: int = 0  # path length this turn
    charged: bool = False
    mounted_charge: bool = False  # charged in the saddle this turn (LOW-8.39)
    afraid: bool = False  # failed a fear test this turn (LOW-2.25)
    halted: bool = False  # an obstacle stopped him: he goes no farther this turn (LOW-2.14)
    shots: int = 0  # shots fired this turn, opportunity fire included (LOW-2.31)
    busy: bool = False  # treated, detonated, stood up, got up: no shot this turn
    spotted: bool = False  # spots for the guns this turn, so he does not shoot (LOW-12.27)
    dazed: bool = False  # thrown rider: nothing more this turn, or lying until his next move (LOW-2.27)
    task: str = ""  # work of a whole turn: set_up, pack, build, charge, lay, lift (LOW-2.33)
    task_at: tuple[int, int, str] = (0, 0, "")  # where the work comes to stand, and what
    set_up: bool = False  # his support weapon is ready to fire (LOW-18.9)
    aa: bool = False  # in anti-aircraft position (LOW-21.35)
    loaded: bool = True  # bazooka (LOW-18.15)
    used: tuple[str, ...] = ()  # weapons spent for good (Panzerfaust, charges placed)
    jammed: tuple[tuple[str, int], ...] = ()  # weapon, until turn (LOW-2.18)
    silent: int = 0  # his mortar or rocket keeps silent until this turn (LOW-9.11, LOW-15.7)
    misfired: int = 0  # turn of its last malfunction (LOW-3.8)
    crew_lost: int = 0  # turn in which a crewman of his weapon was lost (LOW-3.8)
    smoke: int = 0  # special rounds left (LOW-17.9)
    gas: int = 0
    down: bool = False  # lies wounded (LOW-12.14)
    gassed: bool = False  # brought down by gas: no medic helps (LOW-17.7)
    red: bool = False  # walking wounded (LOW-12.17)
    hidden: bool = False  # in ambush; x, y are his secret spot (LOW-13.2)
    located: bool = False  # found in his building (LOW-13.11)
    strafed_by: tuple[str, ...] = ()  # aircraft under whose template he was this turn (LOW-21.34)
    far_north: bool = False  # scenario mark: has been beyond a line (trench raid)


class Unit(Record):
    """A squad, a crew, a leader or another single figure (LOW-4.1, LOW-4.11). `leader` is the cohesion figure (LOW-4.9)."""

    id: str
    side: str
    seat: str
    roster: str  # row of units.toml, or "custom"
    nation: str
    figures: tuple[str, ...]
    start: int  # figures at the beginning (LOW-7.1)
    leader: str = ""
    vehicles: tuple[str, ...] = ()
    aircraft: tuple[str, ...] = ()
    guns: tuple[str, ...] = ()
    fleeing: bool = False  # from its next movement phase on (LOW-7.6)
    fled_turn: int = 0  # turn in which it began to flee (LOW-5.5)
    moved: bool = False  # has had its move this turn
    fired: bool = False  # its rank and file have fired this turn
    searched: bool = False
    half_tested: bool = False  # LOW-7.1: once per game
    owes: tuple[str, ...] = ()  # tests owed at the end of this phase: half, general (LOW-7.5)
    rallied: bool = False  # rallied this turn
    panic_tested: bool = False
    joined: str = ""  # a leader on his own: the unit he has joined (LOW-4.12)
    ambush: bool = False  # announced as lying in ambush (LOW-13.2)
    watching: bool = True  # its owner has not said "hold for the whole phase" (LOW-13.4)
    reserve: int = 0  # turn of entry; 0 = on the table from the start
    entry: tuple[int, int, str] = (0, 0, "")  # where reserves come in: point, edge
    returns: int = 0  # times it may still come back (scenario)
    back_on: int = 0  # turn in which it comes back
    alert: bool = True  # False: held until alerted (scenario)


class Gun(Record):
    """A gun on its own base (LOW-2.3), served by figures whose `gun` is its id (LOW-16.15)."""

    id: str
    unit: str
    weapon: str
    x: int = 0
    y: int = 0
    facing: int = 0
    place: str = "table"
    hidden: bool = False
    set_up: bool = True
    moved: int = 0
    fired: int = 0  # turn of its last shot
    silent: int = 0  # until this turn
    misfired: int = 0
    crew_lost: int = 0
    smoke: int = 2
    gas: int = 0
    family: str = "shell"  # Colonial: ball or shell (LOW-8.45)
    aa: bool = False


class Vehicle(Record):
    """A vehicle (LOW-19.1): its body, what is broken, who is aboard by `Figure.vehicle`."""

    id: str
    unit: str
    row: str  # row of vehicles.toml
    weapons: tuple[str, ...] = ()
    x: int = 0
    y: int = 0
    facing: int = 0
    place: str = "table"  # table, off
    model: str = ""
    hit_points: int = 1
    moved: int = 0
    turned: int = 0
    stuck: int = 0  # immobilised until this turn; FOREVER for good (LOW-19.51)
    turret_stuck: bool = False
    jams: tuple[tuple[str, int], ...] = ()  # weapon, until turn (LOW-19.13)
    shot_with: tuple[str, ...] = ()  # weapons fired this turn (LOW-19.38)
    boarded: int = 0  # turn in which its crew came back (LOW-19.22)
    off_until: int = 0  # boats: turn of return (LOW-19.30)
    fascine: bool = False
    wreck: bool = False
    smoke: int = 0
    gas: int = 0
    crew_size: int = 1  # for LOW-19.39

    @property
    def has_moved(self) -> bool:
        """LOW-19.7, LOW-19.8: it drove this turn, or turned where it stood (LOW-RULING-151)."""
        return bool(self.moved or self.turned)


class Plan(Record):
    """A flight plan (LOW-21.5): speed, heading after the turn, altitude band, when it turns."""

    speed: int
    heading: int
    band: int
    turn_late: bool = False


class Aircraft(Record):
    """An aircraft (LOW-21.1 on). `place` is waiting (before entry), table, off (may return), gone."""

    id: str
    unit: str
    row: str
    x: int = 0
    y: int = 0
    heading: int = 0
    band: int = 1
    place: str = "waiting"
    hit_points: int = 1
    mission: str = ""
    entry_turn: int = 0
    entry: tuple[int, int, str] = (0, 0, "")  # point and edge
    exit_edge: str = ""
    exit_turn: int = 0
    return_turn: int = 0
    turns: int = 0  # on the table, over the whole game (LOW-21.40)
    spinning: bool = False
    bombs: int = 0
    no_bombs_until: int = 0
    plan: Plan | None = None  # written, secret until revealed
    plan_known: bool = False
    path: tuple[tuple[int, int], ...] = ()  # of this turn's move (LOW-21.23)
    flown: int = 0
    shot_with: tuple[str, ...] = ()
    pilot_hurt: bool = False
    observer_hurt: bool = False
    passes: int = 0  # moves ended above the objective (scenario)
    mission_done: bool = False


class Cloud(Record):
    """Gas or smoke (chapter 17): centre and stage 1 to 4."""

    id: str
    kind: str
    x: int
    y: int
    stage: int
    born: int  # turn of impact


class Mine(Record):
    """A mine; secret until it is triggered or located (LOW-15.12)."""

    id: str
    side: str
    weapon: str
    x: int
    y: int
    known: bool = False


class Charge(Record):
    """A demolition charge in place (LOW-8.31)."""

    id: str
    side: str
    figure: str
    x: int
    y: int
    target: str = ""  # ground id it lies against


class Loss(Record):
    """A figure out of action, for victory and half losses: whose, what it cost, and how it went (killed, fled, captured)."""

    id: str
    unit: str
    side: str
    points: int
    how: str = "killed"


class Fight(Record):
    """One fight (LOW-6.4): the figures of one side and of the other, one of the lists has one figure."""

    ours: tuple[str, ...]  # of the Initiative side
    theirs: tuple[str, ...]


class LowState(State):
    """All that changes. `active` is the side that acts in the present phase, `first` the side with the Initiative."""

    phase: str
    turn: int
    active: str
    first: str
    figures: dict[str, Figure]
    units: dict[str, Unit]
    guns: dict[str, Gun]
    vehicles: dict[str, Vehicle]
    aircraft: dict[str, Aircraft]
    features: tuple[Ground, ...]
    clouds: dict[str, Cloud]
    mines: dict[str, Mine]
    charges: dict[str, Charge]
    lost: dict[str, Loss]
    starting: dict[str, int]  # figures a side began with, vehicles count as one (LOW-2.26)
    worth: dict[str, int]  # points a side began with
    generals: dict[str, str]  # side: figure id (LOW-24.6)
    fights: list[Fight]
    done: list[str]  # what has been done once in the present step
    scores: dict[str, int]
    counters: dict[str, int]  # scenario counters: flares left, missions left, elements built
    last_first: str = ""  # who had the Initiative the turn before (LOW-2.29)
    zones: dict[str, int] = {}  # deployment zone chosen by a side
    quit: str = ""  # side that headed for the hills
    winner: str = ""
    reason: str = ""
    serial: int = 0  # numbers for new things


FOREVER = 9999
