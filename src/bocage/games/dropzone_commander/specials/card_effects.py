"""What each card does (data/cards.toml, "effect"). Most leave an `Effect` that the rule they change asks for; some act at once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, draw, roll
from bocage.core.legal import PASS, Answer, Pass, only
from bocage.games.dropzone_commander.cards.decks import d3, discard_random
from bocage.games.dropzone_commander.cards.windows import About, Effects
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.shooting import attack, volleys
from bocage.games.dropzone_commander.specials import card_targets
from bocage.games.dropzone_commander.state.events import EffectAdded, EffectsEnded
from bocage.games.dropzone_commander.state.events_boarding import WALKED
from bocage.games.dropzone_commander.state.events_cards import AmmunitionRegained, Awaited, DeckLooked, DeckOrdered, HandShown
from bocage.games.dropzone_commander.state.events_markers import UnitMarked
from bocage.games.dropzone_commander.state.events_units import UnitRepaired, VolleyDeclared
from bocage.games.dropzone_commander.state.state import GROUND, TABLE, Burst, Volley
from bocage.games.dropzone_commander.structures import cqb, entrances
from bocage.games.dropzone_commander.tables.keywords import shots
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.transports import boarding, gates

LOOK_AT = 3
TRAP_ENERGY = 6
EFFECTS: dict[str, Effects] = {}  # by card


class LimitSquad(Answer):
    """A squad that may either move or fire this turn."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class Repair(Answer):
    """A unit that gets a damage point back."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


class Arrange(Answer):
    """The cards on top of the deck, the top first."""

    cards: tuple[str, ...]


class Withdraw(Answer):
    """Out of the Structure, or into a linked one."""

    to: str = ""


class AtOnce(Answer):
    """What a squad does out of sequence: half_move or fire."""

    what: str


class FreeShot(Answer):
    """The last shot of a unit: a weapon and a target."""

    weapon: str
    at: str

    def target(self) -> tuple[str, str]:
        return "piece", self.at


LIMIT = Question[LimitSquad]("limit_squad", LimitSquad, rule="DZC-20.8")
REPAIR = Question[Repair]("repair", Repair, rule="DZC-20.8")
ARRANGE = Question[Arrange]("arrange", Arrange, rule="DZC-20.8")
WITHDRAW = Question[Withdraw]("withdraw", Withdraw, rule="DZC-20.8")
AT_ONCE = Question[AtOnce | Pass]("at_once", AtOnce | Pass, rule="DZC-20.8")
FREE_SHOT = Question[FreeShot | Pass]("free_shot", FreeShot | Pass, rule="DZC-20.8")


def does(*cards: str) -> Callable[[Effects], Effects]:
    """Notes down what some cards do."""

    def keep(rule: Effects) -> Effects:
        for card in cards:
            EFFECTS[card] = rule
        return rule

    return keep


def lasting(card: str, what: str, value: int = 0, until: str = "turn") -> None:
    """A card that leaves an effect on its target."""

    def rule(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
        game.emit(EffectAdded(what, at, value, until))
        return
        yield

    before = EFFECTS.get(card)
    if before is None:
        EFFECTS[card] = rule
        return

    def both(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
        yield from before(game, seat, at, about)
        yield from rule(game, seat, at, about)

    EFFECTS[card] = both


lasting("signal_booster", "cv", 1)
lasting("quick_strategist", "cv", 3, "initiative")
lasting("evasive_manoeuvres", "evasion", 3)
lasting("get_to_the_lz", "full_move_if_embark", until="activation")
lasting("assisted_targeting", "reroll_hits", until="action")
lasting("incendiary_rounds", "reroll_damage", until="action")
lasting("velocity_tracker", "velocity", until="action")
lasting("velocity_tracker", "redeclare", until="action")
lasting("armour_piercing", "SC", until="action")
lasting("cloaking_field", "passive", 5)
lasting("marksmanship", "no_penalties", until="action")
lasting("room_clearance", "cqb_double", until="fight")
lasting("scourge_feeding_frenzy", "cqb_reroll", until="fight")
lasting("nerves_of_steel", "auto_pass", until="fight")
lasting("reinforced_steel", "reroll_successes", until="action")
lasting("call_for_extraction", "full_move_transport")
lasting("objective_located", "occupation_double", until="search")
lasting("long_shot", "full_range", until="action")
lasting("long_shot", "redeclare", until="action")
lasting("ucm_orbital_relay", "no_indirect_penalty", until="action")
lasting("ucm_hold_the_line", "armour", 1)
lasting("scourge_swarm_speed", "move", 3 * INCH, "activation")
lasting("scourge_swarm_speed", "move_fire", 3 * INCH, "activation")
lasting("scourge_overcharge", "energy", 1, "action")
lasting("scourge_overcharge", "overcharge", 1, "action")
lasting("phr_measured_advance", "move_fire", 2 * INCH, "activation")
lasting("shaltari_phase_shift", "passive_better", 1, "action")
lasting("shaltari_gate_surge", "gate_double")
lasting("resistance_tunnels", "reserve_pass")


@does("deploy_flares")
def flares(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The firing squad must re-roll its successful damage rolls of this action once."""
    volley = game.state.volley
    if volley is not None:
        game.emit(EffectAdded("reroll_successes", volley.squad, 0, "action"))
    return
    yield


@does("intel_report")
def intel_report(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The named opponent shows his whole hand; only the player sees it."""
    game.emit(HandShown(seat, at, game.state.hands[at]))
    return
    yield


@does("system_jammer")
def system_jammer(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The named opponent discards D3 cards at random."""
    count = yield from d3("jammer", "DZC-20.8")
    yield from discard_random(game, at, count, "DZC-20.8")


@does("phr_spherical_insight")
def spherical_insight(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The top three cards of the own deck, put back in any order."""
    state = game.state
    known = state.tops[seat][:LOOK_AT]
    fresh: list[str] = []
    if len(state.tops[seat]) < LOOK_AT and state.decks[seat]:
        fresh = yield from draw("deck", state.decks[seat], LOOK_AT - len(known), why="DZC-20.8")
    looked, rest = (*known, *sorted(fresh)), state.tops[seat][LOOK_AT:]
    if not looked:
        return
    game.emit(DeckLooked(seat, len(looked), (*looked, *rest)))
    orders = list(dict.fromkeys(permutations(sorted(looked))))
    answer = yield from choose(game, seat, ARRANGE, only([Arrange(order) for order in orders], "DZC-20.8"))
    game.emit(DeckOrdered(seat, (*answer.cards, *rest)))


@does("interference")
def interference(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """D3 squads of the battlegroup, named by their owner, may either move or fire this turn but not both."""
    count = yield from d3("interference", "DZC-20.8")
    group = game.state.battlegroups[at]
    for _ in range(count):
        free = [squad for squad in group.squads if game.squad(squad).units and not game.effects("move_or_fire", squad)]
        if not free:
            return
        answer = yield from choose_unless_forced(game, group.seat, LIMIT, only([LimitSquad(squad) for squad in free], "DZC-20.8"))
        game.emit(EffectAdded("move_or_fire", answer.squad))


@does("shock_assault")
def shock_assault(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The squad acts before the first activation of the turn, and not again with its battlegroup."""
    game.emit(Awaited(f"shock:{at}"))
    return
    yield


@does("ucm_combined_drop")
def combined_drop(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """When the battlegroup has finished, the named one is activated at once."""
    game.emit(Awaited(f"extra:{at}"))
    return
    yield


@does("air_alert")
def air_alert(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The failed roll is rolled again: the reserve step sees that the card was played."""
    return
    yield


@does("reactionary_tactics")
def reactionary_tactics(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The squad moves up to half its Mv or fires at once; later it may not do again what it did now."""
    first = game.unit(game.squad(at).units[0])
    offered: list[AtOnce | Pass] = [PASS]
    mover = "move" if first.level == GROUND else "fly"
    if first.where == TABLE and VERBS[mover].refuse(game, at, "") is None:
        offered.append(AtOnce("half_move"))
    if VERBS["fire"].refuse(game, at, "") is None:
        offered.append(AtOnce("fire"))
    answer = yield from choose(game, seat, AT_ONCE, only(offered, "DZC-20.8"), {"squad": game.squad_name(at)})
    if isinstance(answer, Pass):
        return
    if answer.what == "fire":
        yield from VERBS["fire"].carry_out(game, at, "")
        return
    half = game.profile(first.id).move // 2
    game.emit(EffectAdded("move", at, -half, "tactics"))
    yield from VERBS[mover].carry_out(game, at, "")
    game.emit(EffectsEnded("tactics"))
    for unit in game.squad(at).units:
        if "m" in game.unit(unit).order:
            game.emit(UnitMarked(unit, WALKED))  # a transport does not go on either


@does("underground_passage")
def underground_passage(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The squad moves to another Structure; it counts as entering it this turn and may not fire."""
    yield from entrances.go_in(game, about.squad, at, 0)


@does("move_move_move")
def move_move_move(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """All units aboard get out at once; they may not fire this turn."""
    yield from boarding.alight_now(game, at)


@does("experimental_firepower")
def experimental_firepower(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """1-2 nothing; 3-4 E+1, 5-6 E+2 until the end of the turn."""
    die = yield from roll(total("experiment", 1), why="DZC-20.8")
    if die >= 3:
        game.emit(EffectAdded("energy", at, 1 if die <= 4 else 2))


@does("occupiers_advantage")
def occupiers_advantage(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The squad rolls its CQB dice at once against the squad that has just entered."""
    yield from cqb.free_volley(game, at, about.squad)


@does("tactical_withdrawal")
def tactical_withdrawal(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The squad leaves the Structure, or goes to a linked one."""
    ways = [Withdraw(link) for link in game.structure(about.structure).links if entrances.refuse_entry(game, at, link, 2) is None]
    answer = yield from choose_unless_forced(game, seat, WITHDRAW, only([Withdraw(), *ways], "DZC-20.8"))
    if answer.to:
        yield from entrances.go_in(game, at, answer.to, 2)
    else:
        yield from entrances.carry_out_of(game, at, "")


@does("explosive_charges")
def explosive_charges(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The Structure loses D6 more DP."""
    points = yield from roll(total("charges", 1), why="DZC-20.8")
    game.emit(EffectAdded("more_damage", at, points, "action"))


@does("booby_trap")
def booby_trap(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The entering squad takes D6 E6 hits without cover; the Structure loses 1 DP without falling masonry."""
    hits = yield from roll(total("trap", 1), why="DZC-20.8")
    for _ in range(hits):
        units = game.squad(about.squad).units
        if not units:
            break
        unit = max(units, key=lambda name: game.unit(name).damage)
        yield from damage.hits(game, unit, 1, TRAP_ENERGY, why="DZC-20.8", by=seat)
    yield from damage.damage_structure(game, at, 1, masonry=False, by=seat)


@does("field_repairs")
def field_repairs(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """D3 DP back, spread over the damaged units of the squad."""
    points = yield from d3("repair", "DZC-20.8")
    for _ in range(points):
        damaged = [unit for unit in game.squad(at).units if game.unit(unit).damage]
        if not damaged:
            return
        answer = yield from choose_unless_forced(game, seat, REPAIR, only([Repair(unit) for unit in damaged], "DZC-20.8"))
        game.emit(UnitRepaired(answer.unit, 1))


@does("phr_nanorepair")
def nanorepair(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """2 DP back to one unit."""
    game.emit(UnitRepaired(at, min(2, game.unit(at).damage)))
    return
    yield


@does("resistance_scavenge")
def scavenge(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """A weapon of limited uses regains one."""
    unit, _, weapon = at.partition("/")
    game.emit(AmmunitionRegained(unit, weapon))
    return
    yield


@does("shaltari_recall")
def recall(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """The squad steps into the gate at once."""
    yield from gates.step_in(game, at, card_targets.recall_gate(game, at))


@does("resistance_last_stand")
def last_stand(game: Battle, seat: str, at: str, about: About) -> Rules[None]:
    """Before it is removed the unit fires one weapon at any legitimate target."""
    if game.unit(at).where != TABLE:
        return
    foes = [foe.id for foe in game.enemies_in_play(seat)]
    shots_open: list[FreeShot | Pass] = [PASS]
    for weapon in game.weapons(at):
        if weapon.ranged:
            shots_open += [FreeShot(weapon.id, foe) for foe in foes if isinstance(attack.aim(game, at, weapon, foe), attack.Aim)]
    answer = yield from choose(game, seat, FREE_SHOT, only(shots_open, "DZC-20.8"), {"unit": at})
    if isinstance(answer, Pass):
        return
    weapon = game.weapon(at, answer.weapon)
    burst = Burst(at, weapon.id, answer.at, max(1, shots(weapon, 0)))
    game.emit(VolleyDeclared(Volley(game.unit(at).squad, seat, "free", (burst,))))
    yield from volleys.before_rolls(game)
    yield from volleys.resolve(game)
