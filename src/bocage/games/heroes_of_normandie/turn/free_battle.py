"""Point-built battles (data/free_battle.toml, a house procedure): roles, ground, armies, objectives and placement are decided before the set-up ends.

The lists of what both sides bought are public like a scenario's (HON-21.5); which card lies on which square is not (HON-21.46).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, draw, roll, sealed
from bocage.core.errors import Refusal
from bocage.core.legal import Legal, only
from bocage.games.heroes_of_normandie.rules.movement import YELLOW
from bocage.games.heroes_of_normandie.state.answers import Bought, BuyArmy, Ground, Objectives, Role, SetUp
from bocage.games.heroes_of_normandie.state.events import ArmyMustered, GroundLaid, ObjectivePlaced, RolesSettled, UnitPlaced
from bocage.games.heroes_of_normandie.state.model import FOE, SIDES, Heroes
from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.games.heroes_of_normandie.tables.battle_sizes import Size, sizes

ROLE = Question[Role]("role", Role, rule="HON-2.1")
GROUND = Question[Ground]("ground", Ground, rule="HON-2.2")
ARMY = Question[BuyArmy]("army", BuyArmy, rule="HON-2.6")
OBJECTIVES = Question[Objectives]("objectives", Objectives, rule="HON-14.9")
PLACE = Question[SetUp]("set_up", SetUp, rule="HON-2.5")
CHOICES = {"forest": "T", "urban": "U", "hill": "H", "fortified": "P", "flooded": "F"}
DECOYS, HEROES, EVENTS, SHARE = 3, 2, 6, 45


def size(game: Heroes) -> Size:
    """The size of this battle."""
    return sizes()[game.setting.scenario.free]


def roles(game: Heroes, _: str) -> Rules[None]:
    """The higher yellow die chooses to attack or defend; the attacker is first player and comes from the south."""
    us = ge = 0
    while us == ge:
        us, ge = yield from roll(faces("yellow", 2), why="HON-2.10")
    side = SIDES[0] if us > ge else SIDES[1]
    answer = yield from choose(game, game.seat(side), ROLE, only((Role("attack"), Role("defend")), "HON-2.1"))
    attacker = side if answer.role == "attack" else FOE[side]
    row = size(game)
    game.emit(RolesSettled(attacker, {attacker: row.orders_attacker, FOE[attacker]: row.orders_defender}))


def lay_ground(game: Heroes, _: str) -> Rules[None]:
    """A plain square at random becomes special: 1, 2 forest, 3 urban, 4 hill, 5 fortified in the north or flooded in the south, 6 a player's choice:
    the attacker's, then the defender's, and so on."""
    plain = [square for square, code in enumerate(game.state.ground) if code == "."]
    square = (yield from draw("square", plain, 1, why="HON-2.2"))[0]
    die = yield from roll(YELLOW, why="HON-2.2")
    code = {1: "T", 2: "T", 3: "U", 4: "H", 5: "P" if square in north(game) else "F"}.get(die, "")
    if not code:
        side = game.state.first if game.state.chosen % 2 == 0 else FOE[game.state.first]
        law = only([Ground(name) for name in CHOICES], "HON-2.2")
        answer = yield from choose(game, game.seat(side), GROUND, law, {"square": game.setting.names[square]})
        code = CHOICES[answer.terrain]
    game.emit(GroundLaid(square, code, chosen=die == 6))


def north(game: Heroes) -> range:
    """The squares of the northern half."""
    return range(game.setting.grid.cols * (game.setting.grid.rows // 2))


def south(game: Heroes) -> range:
    """The squares of the two southern rows."""
    return range(game.setting.grid.size - 2 * game.setting.grid.cols, game.setting.grid.size)


def points(game: Heroes, side: str) -> int:
    """What a side may spend."""
    return size(game).points_attacker if side == game.state.first else size(game).points_defender


def armies(game: Heroes, _: str) -> Rules[None]:
    """Both sides buy in secret; the lists are shown together."""
    answers = yield from sealed(game, ARMY, {game.seat(side): army_law(game, side) for side in SIDES})
    for side in SIDES:
        answer = answers[game.seat(side)]
        on_map = [item.card for item in answer.units for _ in range(item.on_map)]
        reserve = [item.card for item in answer.units for _ in range(item.n - item.on_map)]
        game.emit(ArmyMustered(side, tuple(on_map), (*reserve, *answer.heroes, *answer.events)))


def army_law(game: Heroes, side: str) -> Legal[BuyArmy]:
    """What an army may be, and three ready ones."""
    return Legal(lambda answer: refuse_army(game, side, answer), lambda: (ready_army(game, side, number) for number in range(3)))


def most(card: printed_cards.UnitCard) -> int:
    """How many copies of a card an army may have."""
    return DECOYS if "decoy" in card.types else card.copies


def refuse_army(game: Heroes, side: str, answer: BuyArmy) -> Refusal | None:
    """Points, copies, at least one HQ, three free decoys, two heroes and six Generic Events; at most 45 percent of the points on the map."""
    units, spent, shown = printed_cards.units(), 0, 0
    if len({item.card for item in answer.units}) != len(answer.units):
        return Refusal("HON-2.6", "card-listed-twice", path="units")
    for index, item in enumerate(answer.units):
        card = units.get(item.card)
        path = f"units[{index}]"
        if card is None or card.side != side:
            return Refusal("HON-2.6", "not-your-card", {"card": item.card}, path=path)
        decoy = "decoy" in card.types
        if decoy and not game.setting.conceals:
            return Refusal("HON-19.5", "no-decoys", path=path)
        if decoy and item.on_map and side == game.state.first:  # the attacker's cards lie Visible
            return Refusal("HON-16.2", "decoy-visible", path=path)
        if not 0 <= item.n <= most(card) or not 0 <= item.on_map <= item.n:
            return Refusal("HON-2.6", "too-many-copies", {"card": item.card}, path=path)
        spent += 0 if decoy else item.n * card.points
        shown += 0 if decoy else item.on_map * card.points
    limit = points(game, side)
    if spent > limit:
        return Refusal("HON-2.6", "too-expensive", {"points": spent, "limit": limit})
    if shown * 100 > limit * SHARE:
        return Refusal("HON-2.5", "too-much-on-the-map", {"points": shown, "limit": limit * SHARE // 100})
    if not any(item.n and "hq" in units[item.card].types for item in answer.units):
        return Refusal("HON-2.6", "needs-an-hq")
    if sum(item.on_map for item in answer.units) > len(south(game)):
        return Refusal("HON-2.5", "no-room-on-the-map")
    return _refuse_extras(game, side, answer)


def _refuse_extras(game: Heroes, side: str, answer: BuyArmy) -> Refusal | None:
    heroes, events = printed_cards.heroes(), printed_cards.events()
    if len(answer.heroes) > HEROES or len(set(answer.heroes)) != len(answer.heroes) or any(heroes[h].side != side for h in answer.heroes if h in heroes):
        return Refusal("HON-2.6", "too-many-heroes", path="heroes")
    if any(hero not in heroes for hero in answer.heroes):
        return Refusal("HON-2.6", "not-your-card", path="heroes")
    if len(answer.events) > (0 if "novice_no_events" in game.setting.variants else EVENTS):
        return Refusal("HON-2.6", "too-many-events", path="events")
    for event in answer.events:
        row = events.get(event)
        if row is None or row not in generic_events(side) or answer.events.count(event) > row.copies:
            return Refusal("HON-2.6", "not-your-card", {"card": event}, path="events")
    return None


def generic_events(side: str) -> list[printed_cards.EventCard]:
    """HON-8.7: the Generic Events that a side may have."""
    return [row for row in printed_cards.events().values() if row.side in ("both", side) and row.effects[0].op != "choose_historical"]


def ready_army(game: Heroes, side: str, number: int) -> BuyArmy:
    """A balanced army: an HQ, then line, support and armour in turn until the points are spent."""
    limit, spent, shown = points(game, side), 0, 0
    rows = [card for card in printed_cards.units().values() if card.side == side and "decoy" not in card.types]
    hqs = [card for card in rows if "hq" in card.types and card.activation == "A"]
    others = [card for card in rows if "hq" not in card.types and card.boxes and "fortification" not in card.types]
    wish = [hqs[number % len(hqs)], *(others[(number * 3 + step * (2 + number)) % len(others)] for step in range(4 * len(others)))]
    counts: dict[str, list[int]] = {}
    for card in wish:
        have = counts.setdefault(card.id, [0, 0])
        if have[0] < card.copies and spent + card.points <= limit:
            have[0] += 1
            spent += card.points
            if (shown + card.points) * 100 <= limit * SHARE and sum(pair[1] for pair in counts.values()) < len(south(game)) - 4:
                have[1] += 1
                shown += card.points
    bought = [Bought(card, n, shown) for card, (n, shown) in counts.items() if n]
    if game.setting.conceals:
        bought.append(Bought(f"{side}_decoy", 3, 2 if side != game.state.first else 0))
    heroes = [hero.id for hero in printed_cards.heroes().values() if hero.side == side][number : number + HEROES]
    events = [event.id for event in generic_events(side)]
    count = 0 if "novice_no_events" in game.setting.variants else EVENTS
    return BuyArmy(tuple(bought), tuple(heroes), tuple(events[number : number + count]))


def objectives(game: Heroes, _: str) -> Rules[None]:
    """The defender places the objective markers in the northern half, no two adjacent; each is worth 1 point."""
    side = FOE[game.state.first]
    answer = yield from choose(game, game.seat(side), OBJECTIVES, objective_law(game))
    for square in answer.squares:
        game.emit(ObjectivePlaced(side, square, 1))


def objective_law(game: Heroes) -> Legal[Objectives]:
    """Where the objectives may lie."""
    count, half, adjacent = size(game).objectives, north(game), game.setting.adjacent

    def refuse(answer: Objectives) -> Refusal | None:
        if len(answer.squares) != count or len(set(answer.squares)) != count:
            return Refusal("HON-14.9", "so-many-objectives", {"count": count}, path="squares")
        for index, square in enumerate(answer.squares):
            if square not in half:
                return Refusal("HON-14.9", "northern-half", path=f"squares[{index}]")
            if any(other in adjacent[square] for other in answer.squares):
                return Refusal("HON-14.9", "objectives-adjacent", path=f"squares[{index}]")
        return None

    def listing() -> Iterator[Objectives]:
        shown: list[list[int]] = []
        for start in range(len(half)):
            chosen: list[int] = []
            for step in range(len(half)):
                square = (start + step) % len(half)
                if len(chosen) < count and not any(other in adjacent[square] for other in chosen):
                    chosen.append(square)
            if sorted(chosen) not in shown:
                shown.append(sorted(chosen))
                yield Objectives(tuple(chosen))

    return Legal(refuse, listing)


def deploy(game: Heroes, role: str) -> Rules[None]:
    """The defender places first, Concealed, in the northern half; then the attacker, Visible, in the two southern rows."""
    side = game.state.first if role == "attacker" else FOE[game.state.first]
    visible = role == "attacker" or not game.setting.conceals
    muster = [card for card in game.state.muster[side] if not (visible and printed_cards.profile(card).decoy)]
    answer = yield from choose(game, game.seat(side), PLACE, placement(game, muster, south(game) if role == "attacker" else north(game)))
    for number, (square, card) in enumerate(sorted(zip(answer.free, muster, strict=True))):
        game.emit(UnitPlaced(f"{side}{number + 31}", side, card, square, visible, "open" if visible else "free0"))


def placement(game: Heroes, muster: list[str], zone: range) -> Legal[SetUp]:
    """A square of the zone for each card, in the order of the list."""

    def refuse(answer: SetUp) -> Refusal | None:
        if answer.fixed or len(answer.free) != len(muster):
            return Refusal("HON-2.5", "place-every-unit", path="free")
        for index, square in enumerate(answer.free):
            if square not in zone:
                return Refusal("HON-2.5", "outside-the-zone", path=f"free[{index}]")
            if answer.free.count(square) > 1 or square in game.state.at:
                return Refusal("HON-1.4", "square-occupied", {"square": game.setting.names[square]}, path=f"free[{index}]")
        return None

    def listing() -> Iterator[SetUp]:
        for turn in range(4):
            yield SetUp((), tuple(zone[(index * step + turn) % len(zone)] for index in range(len(muster))) if (step := _step(len(zone))) else ())

    return Legal(refuse, listing)


def _step(size: int) -> int:
    """A step that has no factor in common with the size, so that no square comes twice."""
    return next(step for step in (5, 7, 11, 1) if size % step)


RULES: dict[str, Callable[[Heroes, str], Rules[None]]] = {
    "roles": roles,
    "ground": lay_ground,
    "armies": armies,
    "objectives": objectives,
    "deploy": deploy,
}
