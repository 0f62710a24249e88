"""Set-up (LOW-24.3): secrets are written first, then both sides place unit after unit, the lower roll first."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, roll, sealed
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import PASS, Answer, Legal, Pass, only
from bocage.core.state import replace
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.layout import Box4, arrange, facing_of, refuse_spots
from bocage.games.legends_old_west.state.events import ALL, Deployed, Happened, PhaseBegan
from bocage.games.legends_old_west.state.state import LowState, Mine
from bocage.games.legends_old_west.tables.tables import VEHICLES


class Deploy(Answer):
    """A unit's leader (or gun, or vehicle) at a point; its men form up about him."""

    unit: str
    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


class Lair(Frozen):
    """Where a unit lies in ambush."""

    unit: str
    x: int
    y: int


class Buried(Frozen):
    """Where a mine lies."""

    weapon: str
    x: int
    y: int


class Secrets(Answer):
    """What a side writes down before anything is placed: ambushes and mines (LOW-13.2, LOW-15.12)."""

    ambushes: tuple[Lair, ...] = ()
    mines: tuple[Buried, ...] = ()


class Carry(Answer):
    """A squad whose first figures ride in with a reserve vehicle."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "zone", self.unit


DEPLOY: Question[Deploy] = Question("deploy", Deploy, rule="LOW-24.3")
SECRETS: Question[Secrets] = Question("secrets", Secrets, rule="LOW-13.2")
CARRY: Question[Carry | Pass] = Question("carry", Carry | Pass, rule="LOW-24.2")


class AmbushSet(Happened):
    """A side announces which units lie in ambush (public) and has written down where (secret) (LOW-13.2)."""

    rules = ("LOW-13.2",)
    side: str
    units: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.units:
            state.units[ident] = replace(state.units[ident], ambush=True)


class MinesLaid(Happened):
    """A side has buried its mines; only it knows where (LOW-15.12)."""

    rules = ("LOW-15.12",)
    side: str
    owner: str
    mines: tuple[Mine, ...]

    def apply(self, state: LowState) -> None:
        for mine in self.mines:
            state.mines[mine.id] = mine

    def seen_by(self, seat: str | None) -> MinesLaid | None:
        return self if seat == self.owner else MinesLaid(self.side, self.owner, ())


class Loaded(Happened):
    """Figures of a squad ride with a reserve vehicle."""

    unit: str
    vehicle: str
    figures: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.figures:
            state.figures[ident] = replace(state.figures[ident], place="aboard", vehicle=self.vehicle, station="passenger")


class HeldBack(Happened):
    """The zone has no room left for a unit: it comes in by its edge in the first turn (LOW-24.3, LOW-RULING-122)."""

    rules = ("LOW-24.3",)
    unit: str

    def apply(self, state: LowState) -> None:
        state.units[self.unit] = replace(state.units[self.unit], reserve=1)


class DeployOrder(Happened):
    """The lower roll deploys first (LOW-24.3)."""

    rules = ("LOW-24.3",)
    leaves = ALL
    side: str

    def apply(self, state: LowState) -> None:
        state.active = self.side


# -- secrets ------------------------------------------------------------------------------------------------------------------


def may_ambush(game: Battle, side: str) -> list[str]:
    rosters = game.setting.armies[side].may_ambush
    return [unit.id for unit in game.state.units.values() if unit.side == side and unit.roster in rosters]


def write_secrets(game: Battle) -> Rules[None]:
    """LOW-13.2, LOW-15.12: both sides write at once; who has nothing to hide is not asked."""
    laws: dict[str, Legal[Secrets]] = {}
    for side in game.setting.sides:
        if may_ambush(game, side) or game.setting.armies[side].mines:
            laws[game.captain(side)] = secrets_law(game, side)
    answers = (yield from sealed(game, SECRETS, laws)) if laws else {}
    for seat, answer in answers.items():
        side = game.setting.side_of_seat[seat]
        if answer.ambushes:
            game.emit(AmbushSet(side, tuple(lair.unit for lair in answer.ambushes)))
            for lair in answer.ambushes:
                spots = arrange(game, lair.unit, lair.x, lair.y)
                assert spots is not None
                game.emit(Deployed(lair.unit, spots, seat))
        if answer.mines:
            mines = tuple(Mine(f"{side}_mine_{n}", side, mine.weapon, mine.x, mine.y) for n, mine in enumerate(answer.mines, 1))
            game.emit(MinesLaid(side, seat, mines))
    game.emit(PhaseBegan("edges"))


def secrets_law(game: Battle, side: str) -> Legal[Secrets]:
    """Any units that may ambush, anywhere but in the enemy zone; all mines, each in its zone."""
    army = game.setting.armies[side]
    forbidden = [zone.box for zone in game.setting.armies[game.enemy(side)].zones]

    def refuse(answer: Secrets) -> Refusal | None:
        allowed = may_ambush(game, side)
        seen: list[str] = []
        for place, lair in enumerate(answer.ambushes):
            path = f"/ambushes/{place}"
            if lair.unit not in allowed or lair.unit in seen:
                return Refusal("LOW-13.1", "may-not-ambush", {"unit": lair.unit, "path": path})
            seen.append(lair.unit)
            wrong = refuse_spots(game, lair.unit, arrange(game, lair.unit, lair.x, lair.y), [], forbidden)
            if wrong is not None:
                return wrong
        if len({(lair.x, lair.y) for lair in answer.ambushes}) != len(answer.ambushes) or _clash(game, answer):
            return Refusal("LOW-24.3", "no-room-there", {"unit": seen[-1]})
        for place, mine in enumerate(answer.mines):
            row = next((m for m in army.mines if m.weapon == mine.weapon), None)
            if row is None or sum(m.weapon == mine.weapon for m in answer.mines) > row.count:
                return Refusal("LOW-15.12", "no-such-mines", {"path": f"/mines/{place}"})
            west, south, east, north = row.zone.box
            if not (west <= mine.x <= east and south <= mine.y <= north):
                return Refusal("LOW-15.12", "mine-outside-its-zone", {"path": f"/mines/{place}"})
        return None

    def listing() -> list[Secrets]:
        return [ready_secrets(game, side, variant) for variant in range(3)] + [Secrets((), ready_secrets(game, side, 0).mines)]

    return Legal(refuse, listing, default=ready_secrets(game, side, 0))


def _clash(game: Battle, answer: Secrets) -> bool:
    taken: list[tuple[int, int]] = []
    for lair in answer.ambushes:
        spots = arrange(game, lair.unit, lair.x, lair.y) or ()
        for _, x, y in spots:
            if any((x - a) ** 2 + (y - b) ** 2 < 400**2 for a, b in taken):
                return True
        taken += [(x, y) for _, x, y in spots]
    return False


def ready_secrets(game: Battle, side: str, variant: int) -> Secrets:
    """The ready hiding places: ambushers at the front of their zone, in cover where there is some; mines spread over their zone."""
    army = game.setting.armies[side]
    forbidden = [zone.box for zone in game.setting.armies[game.enemy(side)].zones]
    lairs: list[Lair] = []
    units = may_ambush(game, side)
    for number, unit in enumerate(units):
        west, south, east, north = army.zone.box
        facing = facing_of(game, side)
        for attempt in range(40):
            x = west + 600 + ((number * 3 + variant * 5 + attempt * 7) * 1130) % max(east - west - 1200, 1)
            y = (north - 700 - attempt * 40 % 1500) if facing > 0 else (south + 700 + attempt * 40 % 1500)
            lair = Lair(unit, x, y)
            spots = arrange(game, unit, x, y)
            if refuse_spots(game, unit, spots, [], forbidden) is None and not _clash(game, Secrets((*lairs, lair))):
                lairs.append(lair)
                break
    mines: list[Buried] = []
    for row in army.mines:
        west, south, east, north = row.zone.box
        for number in range(row.count):
            mines.append(
                Buried(row.weapon, west + (east - west) * (2 * number + 1 + variant % 2) // (2 * row.count + 1), (south + north) // 2 + (variant - 1) * 100)
            )
    return Secrets(tuple(lairs), tuple(mines))


# -- placing ------------------------------------------------------------------------------------------------------------------


def roll_for_edges(game: Battle) -> Rules[None]:
    """LOW-24.3: D6 each; the scenario has fixed the edges, so the higher roll only lets the other deploy first."""
    one, two = game.setting.sides
    while True:
        shown = yield from roll(faces("edge", 2), why="LOW-24.3")
        if shown[0] != shown[1]:
            break
    first = one if shown[0] < shown[1] else two
    game.emit(PhaseBegan("deploy", first))
    yield from load_reserves(game)


def load_reserves(game: Battle) -> Rules[None]:
    """A scenario may let a reserve vehicle carry figures of a squad kept off table with it."""
    for effect in game.setting.scenario.effects("reserve"):
        if not effect.may_carry:
            continue
        vehicle = next((v for v in game.state.vehicles.values() if game.state.units[v.unit].roster == effect.unit), None)
        squads = [u.id for u in game.state.units.values() if u.side == effect.side and u.roster == effect.may_carry and not u.ambush]
        if vehicle is None or not squads:
            continue
        offered: list[Carry | Pass] = [PASS, *map(Carry, squads)]
        law: Legal[Carry | Pass] = only(offered, "LOW-24.2")
        answer = yield from choose(game, game.captain(effect.side), CARRY, law, {"vehicle": vehicle.id})
        if isinstance(answer, Carry):
            room = min(effect.carry_max, VEHICLES[vehicle.row].passengers_max)
            game.emit(Loaded(answer.unit, vehicle.id, game.unit(answer.unit).figures[:room]))


def to_deploy(game: Battle, side: str) -> list[str]:
    """Units of a side still to be placed."""
    found = []
    for unit in game.state.units.values():
        if unit.side != side or unit.reserve or unit.aircraft or unit.ambush:
            continue
        figures = [game.state.figures[f] for f in unit.figures if f in game.state.figures]
        if any(f.place == "off" for f in figures) or any(game.state.vehicles[v].place == "off" for v in unit.vehicles):
            found.append(unit.id)
    return found


def deploy_step(game: Battle) -> Rules[None]:
    """LOW-24.3: one unit, then the other side's turn."""
    side = game.state.active
    waiting = to_deploy(game, side)
    if not waiting:
        other = game.enemy(side)
        game.emit(DeployOrder(other) if to_deploy(game, other) else PhaseBegan("turn"))
        return
    seat = game.seat(waiting[0])
    law = deploy_law(game, side, [u for u in waiting if game.seat(u) == seat])
    if law.default is None:
        game.emit(HeldBack(waiting[0]))
        return
    answer = yield from choose(game, seat, DEPLOY, law)
    spots = arrange(game, answer.unit, answer.x, answer.y)
    assert spots is not None
    game.emit(Deployed(answer.unit, spots))
    face_forward(game, answer.unit)
    if to_deploy(game, game.enemy(side)):
        game.emit(DeployOrder(game.enemy(side)))


def face_forward(game: Battle, unit: str) -> None:
    """A vehicle is set down with its nose to the enemy."""
    if game.state.units[unit].vehicles and facing_of(game, game.side(unit)) < 0:
        game.emit(Faced(unit, 180))


class Faced(Happened):
    """A vehicle is set down facing a direction."""

    unit: str
    facing: int

    def apply(self, state: LowState) -> None:
        for ident in state.units[self.unit].vehicles:
            state.vehicles[ident] = replace(state.vehicles[ident], facing=self.facing)


def zones_of(game: Battle, side: str) -> list[Box4]:
    return [zone.box for zone in game.setting.armies[side].zones]


def deploy_law(game: Battle, side: str, waiting: list[str]) -> Legal[Deploy]:
    """Any waiting unit anywhere in the side's zones where it has room."""
    zones = zones_of(game, side)

    def refuse(answer: Deploy) -> Refusal | None:
        if answer.unit not in waiting:
            return Refusal("LOW-24.3", "not-to-be-deployed", {"unit": answer.unit})
        return refuse_spots(game, answer.unit, arrange(game, answer.unit, answer.x, answer.y), zones, [])

    spots = ready_spots(game, waiting[0], 3)
    offered = [Deploy(waiting[0], x, y) for x, y in spots]
    return Legal(refuse, lambda: offered, default=offered[0] if offered else None)


def ready_spots(game: Battle, unit: str, count: int) -> list[tuple[int, int]]:
    """The ready placement: units side by side along the front of the zone, behind each other where it is full."""
    record = game.unit(unit)
    zones = zones_of(game, record.side)
    mates = [u.id for u in game.state.units.values() if u.side == record.side and not u.aircraft and not u.reserve]
    place = mates.index(unit) if unit in mates else 0
    found: list[tuple[int, int]] = []
    facing = facing_of(game, record.side)
    zones = zones[place % len(zones) :] + zones[: place % len(zones)]
    for west, south, east, north in zones:
        look = facing if len(zones) == 1 else (1 if south + north < game.setting.depth else -1)
        for row in range(12):
            y = north - 300 - row * 500 if look > 0 else south + 300 + row * 500
            if not south < y < north:
                break
            for shift in range(12):
                x = west + 300 + ((east - west) * (2 * place + 1) // (2 * len(mates)) + shift * 1100) % max(east - west - 600, 1)
                if refuse_spots(game, unit, arrange(game, unit, x, y), zones, []) is None:
                    found.append((x, y))
                    if len(found) >= count:
                        return found
    return found
