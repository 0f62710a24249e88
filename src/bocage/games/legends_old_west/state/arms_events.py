"""What templates, guns, clouds, mines and crews bring about (chapters 9, 14 to 18)."""

from __future__ import annotations

from typing import Any

from bocage.core.state import replace
from bocage.games.legends_old_west.state.events import ALL, PLACES, Happened
from bocage.games.legends_old_west.state.state import Cloud, Gun, LowState, Mine


def change_figure(state: LowState, figure: str, **changes: Any) -> None:
    """Another record for a figure, if it is still there."""
    if (known := state.figures.get(figure)) is not None:
        state.figures[figure] = replace(known, **changes)


def change_gun(state: LowState, gun: str, **changes: Any) -> None:
    """Another record for a gun, if it is still there."""
    if (known := state.guns.get(gun)) is not None:
        state.guns[gun] = replace(known, **changes)


def change_piece(state: LowState, piece: str, **changes: Any) -> None:
    """A gun, or the figure who carries a mortar or machine gun: both keep `silent`, `smoke` and the like."""
    if piece in state.guns:
        change_gun(state, piece, **changes)
    else:
        change_figure(state, piece, **changes)


class Burst(Happened):
    """A round template was laid: its centre, its radius, and who lies under it (LOW-9.12)."""

    rules = ("LOW-9.12",)
    leaves = ALL
    weapon: str
    x: int
    y: int
    radius: int
    under: tuple[str, ...]
    count: int = 1  # how many


class Deviated(Happened):
    """A round went astray in a direction, so far (LOW-14.3, LOW-15.4)."""

    rules = ("LOW-14.3", "LOW-15.4")
    leaves = ALL
    weapon: str
    x: int
    y: int
    direction: int
    distance: int


class Dud(Happened):
    """A defective round: no effect and no malfunction (LOW-15.5)."""

    rules = ("LOW-15.5",)
    leaves = ALL
    piece: str


class Jet(Happened):
    """A flame template was laid (LOW-14.11, LOW-14.22, LOW-18.14, LOW-9.6)."""

    rules = ("LOW-14.11",)
    leaves = ALL
    weapon: str
    x: int
    y: int
    facing: int
    length: int
    under: tuple[str, ...]
    count: int = 1  # how many


class BallFlew(Happened):
    """A ball struck the ground and bounced from one point to another (LOW-9.2, LOW-9.4)."""

    rules = ("LOW-9.2", "LOW-9.4")
    leaves = ALL
    gun: str
    x: int
    y: int
    to_x: int
    to_y: int


class FuelExploded(Happened):
    """The bottle of a flamethrower exploded (LOW-14.17)."""

    rules = ("LOW-14.17",)
    leaves = ALL
    figure: str


class Malfunctioned(Happened):
    """A piece keeps silent until the end of a turn (LOW-9.11, LOW-15.7)."""

    rules = ("LOW-9.11", "LOW-15.7")
    leaves = PLACES
    piece: str
    until: int
    turn: int

    def apply(self, state: LowState) -> None:
        change_piece(state, self.piece, silent=self.until, misfired=self.turn)


class PieceDestroyed(Happened):
    """A gun, mortar or machine gun is gone for good (LOW-9.11, LOW-15.7)."""

    rules = ("LOW-9.11", "LOW-15.7")
    piece: str
    weapon: str

    def apply(self, state: LowState) -> None:
        gun = state.guns.pop(self.piece, None)
        if gun is not None:
            unit = state.units[gun.unit]
            state.units[gun.unit] = replace(unit, guns=tuple(other for other in unit.guns if other != self.piece))
            for gunner in list(state.figures.values()):
                if gunner.gun == self.piece:
                    change_figure(state, gunner.id, gun="")
        elif (figure := state.figures.get(self.piece)) is not None:
            left = list(figure.weapons)
            left.remove(self.weapon)
            change_figure(state, self.piece, weapons=tuple(left), set_up=False)


class GunFired(Happened):
    """A gun has fired this turn; with one gunner it must wait (LOW-16.15)."""

    rules = ("LOW-16.15",)
    leaves = ALL
    gun: str
    turn: int
    facing: int

    def apply(self, state: LowState) -> None:
        change_gun(state, self.gun, fired=self.turn, facing=self.facing)


class RoundSpent(Happened):
    """A smoke or gas round was used (LOW-17.9)."""

    rules = ("LOW-17.9",)
    leaves = PLACES
    piece: str
    round: str

    def apply(self, state: LowState) -> None:
        holder: Any = state.guns.get(self.piece) or state.vehicles.get(self.piece) or state.figures[self.piece]
        changes = {self.round: getattr(holder, self.round) - 1}
        if isinstance(holder, Gun) or self.piece in state.figures:
            change_piece(state, self.piece, **changes)
        else:
            state.vehicles[self.piece] = replace(holder, **changes)


class CloudReleased(Happened):
    """Gas or smoke spreads from a point (LOW-17.3, LOW-17.6)."""

    rules = ("LOW-17.3", "LOW-17.6")
    cloud: str
    what: str
    x: int
    y: int
    turn: int

    def apply(self, state: LowState) -> None:
        state.serial += 1
        state.clouds[self.cloud] = Cloud(self.cloud, self.what, self.x, self.y, 1, self.turn)


class CloudDrifted(Happened):
    """A cloud moved and shrank (LOW-17.4, LOW-17.5, LOW-17.8)."""

    rules = ("LOW-17.4", "LOW-17.5", "LOW-17.8")
    cloud: str
    x: int
    y: int
    stage: int

    def apply(self, state: LowState) -> None:
        state.clouds[self.cloud] = replace(state.clouds[self.cloud], x=self.x, y=self.y, stage=self.stage)


class CloudGone(Happened):
    """A cloud is no more (LOW-17.5)."""

    rules = ("LOW-17.5",)
    cloud: str

    def apply(self, state: LowState) -> None:
        del state.clouds[self.cloud]


class Gassed(Happened):
    """Somebody was too late with his mask (LOW-17.3); no medic will help him (LOW-17.7)."""

    rules = ("LOW-17.3", "LOW-17.7")
    leaves = ALL
    figure: str


class BuildingHit(Happened):
    """A building lost structure points (LOW-16.14)."""

    rules = ("LOW-16.14",)
    ground: str
    lost: int
    left: int
    name: str = ""

    def apply(self, state: LowState) -> None:
        state.features = tuple(replace(g, structure=self.left) if g.id == self.ground else g for g in state.features)


class BuildingCollapsed(Happened):
    """A building fell: very difficult ground (LOW-16.14)."""

    rules = ("LOW-16.14",)
    ground: str
    name: str = ""

    def apply(self, state: LowState) -> None:
        state.features = tuple(replace(g, type="rubble", structure=0) if g.id == self.ground else g for g in state.features)


class MineExploded(Happened):
    """A mine went off under somebody (LOW-15.12)."""

    rules = ("LOW-15.12",)
    leaves = ALL
    reveals = True
    mine: str
    mover: str
    x: int
    y: int

    def apply(self, state: LowState) -> None:
        del state.mines[self.mine]


class MineFound(Happened):
    """A mine was located (LOW-15.13)."""

    rules = ("LOW-15.13",)
    leaves = ALL
    reveals = True
    mine: str
    x: int
    y: int

    def apply(self, state: LowState) -> None:
        state.mines[self.mine] = replace(state.mines[self.mine], known=True)


class MineLaid(Happened):
    """An engineer armed a mine in sight of all (LOW-15.9)."""

    rules = ("LOW-15.8", "LOW-15.9")
    leaves = PLACES
    figure: str
    mine: str
    side: str
    weapon: str
    x: int
    y: int

    def apply(self, state: LowState) -> None:
        state.serial += 1
        state.mines[self.mine] = Mine(self.mine, self.side, self.weapon, self.x, self.y, known=True)
        if (figure := state.figures.get(self.figure)) is not None:
            change_figure(state, self.figure, used=(*figure.used, self.weapon))


class MineLifted(Happened):
    """An engineer took up a mine (LOW-15.13)."""

    rules = ("LOW-15.13",)
    leaves = ALL
    figure: str
    mine: str

    def apply(self, state: LowState) -> None:
        state.mines.pop(self.mine, None)


class SetUp(Happened):
    """A support weapon stands ready (LOW-18.9, LOW-18.10); `aa`: in anti-aircraft position (LOW-21.35)."""

    rules = ("LOW-18.9", "LOW-18.10", "LOW-21.35")
    leaves = PLACES
    piece: str
    aa: bool

    def apply(self, state: LowState) -> None:
        change_piece(state, self.piece, set_up=True, aa=self.aa)


class LoaderNamed(Happened):
    """A figure takes the place of a loader or assistant (LOW-18.3, LOW-14.18)."""

    rules = ("LOW-18.3", "LOW-14.18")
    leaves = PLACES
    figure: str
    firer: str

    def apply(self, state: LowState) -> None:
        for other in list(state.figures.values()):
            if other.loader_of == self.firer:
                change_figure(state, other.id, loader_of="")
        change_figure(state, self.figure, loader_of=self.firer)


class Reloaded(Happened):
    """A loader loaded the bazooka again, or it stands empty after its shot (LOW-18.15)."""

    rules = ("LOW-18.15", "LOW-18.2")
    leaves = PLACES
    figure: str
    loaded: bool

    def apply(self, state: LowState) -> None:
        change_figure(state, self.figure, loaded=self.loaded)


class WeaponSpent(Happened):
    """A weapon that is used once is gone (LOW-18.15)."""

    rules = ("LOW-18.15",)
    leaves = PLACES
    figure: str
    weapon: str

    def apply(self, state: LowState) -> None:
        if (figure := state.figures.get(self.figure)) is not None:
            change_figure(state, self.figure, used=(*figure.used, self.weapon))
