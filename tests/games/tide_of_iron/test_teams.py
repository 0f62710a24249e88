"""Three and four players: chapter 19."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.tide_of_iron.state.events import AssaultDeclared
from bocage.games.tide_of_iron.state.events_table import Drifted, OrderSet, PhaseBegan, PointsPaid, TurnBegan

from .helpers import attack, battle, end_phase, points, proposed, say, table

FOUR = """
    actions 3
    us A [2, 9]
    us B [4, 9]
    us C [6, 9]
    us D [3, 9] dark
    us E [5, 9] dark
    us F [7, 9] dark
    de X [2, 1]
    de Y [4, 1] dark
    de Z [6, 1] dark
"""


def four(text: str, **options: str):
    return table(text, spare=True, players="4", **options)


def _ask(here, seat):
    return next(ask for ask in here.match.asks if ask.seat == seat)


def test_seats():
    """TOI-19.1, TOI-19.2, TOI-19.20: four seats, or three with one player for both divisions of a side."""
    assert four(FOUR).match.seats == ("us_light", "us_dark", "de_light", "de_dark")
    assert table(FOUR, players="3_us").match.seats == ("us", "de_light", "de_dark")
    here = four(FOUR)
    assert here.game.seat_of(here.game.unit("D")) == "us_dark"


def test_case_47_half_the_actions():
    """TOI-19.8, TOI-19.5, TOI-19.20: TOI-CASE-47, each member performs 2 of 3 actions; partners follow each other; one commander takes two such turns."""
    here = four(FOUR).plays("us_light", "activate A; fatigue; activate B; fatigue").asked("us_dark", "action")
    here.plays("us_dark", "activate D; fatigue; activate E; fatigue").asked("de_light", "action")
    assert here.events(TurnBegan)[0].actions == 2
    alone = table(FOUR, players="3_us").refuses("us", "activate D", rule="TOI-19.2").plays("us", "activate A; fatigue; activate B; fatigue")
    alone.refuses("us", "activate C", rule="TOI-19.2").plays("us", "activate D; fatigue; activate E; fatigue").asked("de_light", "action")


def test_each_commands_his_division():
    """TOI-19.2, TOI-19.3, TOI-19.4, TOI-19.11: only the own units, vehicles included; no consent is needed."""
    here = four(FOUR + "us K sherman [9, 9] dark").refuses("us_light", "activate D", rule="TOI-19.2").refuses("us_light", "activate K", rule="TOI-19.2")
    here.offers("us_light", "activate A")
    game = battle("crossroads", dice="", players="4").game
    counts = {(u.division, u.kind) for u in game.units_of("us") if not u.is_squad}
    assert counts == {("light", "m3a1"), ("dark", "sherman"), ("dark", "m3a1")}
    assert sum(u.is_squad and u.division == "light" for u in game.units_of("us")) == 7


def test_one_member_may_stop():
    """TOI-19.9, TOI-19.6: his partner goes on; the phase ends when all have, and the Command Phase follows."""
    here = four(FOUR).plays("us_light", "end phase").plays("us_dark", "activate D; fatigue; end phase").plays("de_light", "end phase")
    here.asked("de_dark", "action")
    end_phase(here)
    assert here.events(PhaseBegan)[0].phase == "command"


def test_team_order():
    """TOI-19.5, TOI-19.7: the team agrees on who goes first, else the light division does; the holder's team begins."""
    here = four(FOUR + "initiative_cp us 2")
    end_phase(here)
    while here.match.asks[0].what != "team_order":
        here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
    assert [ask.seat for ask in here.match.asks] == ["us_light", "us_dark"]
    here.plays("us_light", "go first dark").plays("us_dark", "go first dark")
    here.plays("de_light", "go first dark").plays("de_dark", "go first light")
    assert here.state.order == ["us_dark", "us_light", "de_light", "de_dark"]
    assert [event.first for event in here.events(OrderSet)] == ["dark", "light"]


def test_example_09_points_belong_to_the_team():
    """TOI-19.10, TOI-19.2: TOI-EX-09, one point more for the German team, not two."""
    here = four(FOUR + "score when=command_phase what=victory_objectives_controlled\nobjective hut [4, 1] victory 1")
    end_phase(here)
    assert here.state.vp == {"us": 0, "de": 1}


def test_shared_resources_and_agreement():
    """TOI-19.11, TOI-19.12, TOI-19.14: CP and cards are the team's; a member plays a card alone in his turn; the Command Phase needs agreement."""
    text = FOUR + "cp us 5\ncard us command_1.forced_march\ncard us supply_1.fresh_supplies"
    here = four(text).refuses("us_light", "play card command_1.forced_march#1 dark", rule="TOI-19.14")
    here.plays("us_light", "play card command_1.forced_march#1 light")
    assert [points(here, name) for name in "AD"] == [5, 4]  # TOI-19.14: only the member's division
    end_phase(here)
    assert [ask.seat for ask in here.match.asks] == ["us_light", "us_dark"]
    here.plays("us_light", "raise 2").plays("us_dark", "raise 3").then_state(cp={"us": 4, "de": 0}, initiative_cp={"us": 0, "de": 0})
    agreed = four(text)
    end_phase(agreed).plays("us_light", "raise 2").plays("us_dark", "raise 2").then_state(initiative_cp={"us": 2, "de": 0})


def test_team_draws_one_card():
    """TOI-19.13: one card for the team, from a deck both name, else the first."""
    here = four(FOUR + "deck us morale_1\ndeck us supply_1")
    end_phase(here)
    plain = next(i for i, card in enumerate(here.state.decks["morale_1"]) if "battle_cry" in card)
    here.plays("us_light", "draw from supply_1").chance.add(f"morale_1 {plain}")
    say(here, "draw from morale_1")
    here.chance.finish()
    assert list(here.state.cards) == ["morale_1.battle_cry#1"]


def test_partner_gives_no_sight():
    """TOI-19.16, TOI-21.14, TOI-20.14: neither for mortars nor for drift."""
    text = """
        cp us 5
        woods [2, 7] [3, 7] [1, 7] [3, 6] [1, 6]
        us M mortar [2, 8]
        us X [5, 5] dark
        card us artillery_1.smoke_screen
    """
    team = four(text).plays("us_light", "play card artillery_1.smoke_screen#1 light", dice="black 2")
    assert team.plays("us_light", "pick cell 0502", dice="black 4, red 3").events(Drifted)[0].number == 6
    alone = table(text).plays("us", "play card artillery_1.smoke_screen#1", dice="black 2")
    assert alone.plays("us", "pick cell 0502", dice="black 4, red 3").events(Drifted)[0].number == 4
    four(text).plays("us_light", "activate M; concentrated fire").refuses("us_light", "aim hex 0502", rule="TOI-20.15")
    table(text).plays("us", "activate M; concentrated fire").offers("us", "aim hex 0502")


def test_supporting_the_partner_costs():
    """TOI-19.17, TOI-19.18: 1 CP for a combined attack, nothing with an officer in the leading unit's hex, impossible without CP; one roll for both."""
    text = """
        cp us {cp}
        us L [2, 5]
        us S [3, 5] dark
        us T [1, 5] dark
        {officer}
        de B [2, 2]
    """
    paid = four(text.format(cp=2, officer=""))
    attack(paid, "activate L; concentrated fire; aim B", "black 1 1 1 1 1 1 1 1", support=["S", "T"])
    assert [event.points for event in paid.events(PointsPaid)] == [1]
    free = four(text.format(cp=0, officer="us O officer [2, 5] dark"))
    attack(free, "activate L; concentrated fire; aim B", "black 1 1 1 1 1 1", support="S")
    assert not free.events(PointsPaid)
    poor = four(text.format(cp=0, officer="")).plays("us_light", "activate L; concentrated fire; aim B; figures regular+regular+regular+regular")
    poor.asked("us_light", "attack_type")


def test_assault_support_by_the_partner_costs_too():
    """TOI-19.17, TOI-19.18: it counts as combined fire, and both divisions of the defenders fight together."""
    here = four("""
        cp us 1
        us A [5, 5]
        us S [4, 4] dark
        de D [5, 4]
        de E [5, 4] dark
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1 1 1, black 1 1 1 1 1 1 1 1", support="S")
    assert (here.state.cp["us"], here.events(AssaultDeclared)[0].defense) == (0, 8)


def test_transfers_between_partners():
    """TOI-19.15: only if the partner agrees."""
    text = """
        us A 3*regular [2, 2]
        us D regular+elite [2, 2] dark
        initiative_cp us 1
    """
    for answer, figures in (("consent", 4), ("pass", 3)):
        here = four(text)
        end_phase(here)
        while here.match.asks[0].what != "transfer":
            here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
        while here.match.asks[0].seat != "us_dark":
            say(here, "pass")
        here.plays("us_dark", "transfer D elite A").asked("us_light", "consent").plays("us_light", answer)
        assert len(here.game.unit("A").figures) == figures


def test_partners_transports():
    """TOI-19.19: squads use the partner's transport, but only its owner activates it."""
    (
        four("""
        us H m3a1 [5, 5] dark
        us A [5, 5]
    """)
        .refuses("us_light", "activate H", rule="TOI-19.2")
        .plays("us_light", "activate A; advance; embark H")
        .then("A", aboard="H")
    )
    built = battle("saint_aubin", players="4", setup="sequential", dice="")
    while built.match.asks[0].what == "draw":
        asks = built.match.asks
        if len(asks) == 1:
            built.chance.add("draw 0")
        built.match.play(asks[0].seat, next(iter(asks[0].legal)))
    assert built.match.ask.seat == "de_light"
    built.match.play("de_light", proposed(built, "de_light"))
    truck = next(unit.id for unit in built.game.units_of("de") if unit.kind == "opel_blitz")
    form = built.match.view("de_dark").question.form
    seats = next(field.choices for field in form.fields if field.path == "/squads/0/aboard")
    assert truck in [choice.value for choice in seats]
    plan = proposed(built, "de_dark")
    riding = replace(plan, squads=(replace(plan.squads[0], aboard=truck), *plan.squads[1:]))
    assert built.match.why("de_dark", riding) is None
    built.match.play("de_dark", riding)
    assert len(built.game.passengers(truck)) == 1


def test_op_fire_of_a_team():
    """TOI-14.1, TOI-13.3, TOI-19.2: the light division is asked first, then the dark; one attack for the hex."""
    here = (
        four("""
        us A [5, 6]
        de L [5, 3] op_fire
        de D [6, 3] op_fire dark
    """)
        .plays("us_light", "activate A; advance; step 0505")
        .asked("de_light", "op_fire")
        .refuses("de_light", "op fire D", rule="TOI-14.1")
    )
    here.plays("de_light", "pass").asked("de_dark", "op_fire")
    attack(here, "op fire D", "black 1 1 1 1").asked("us_light", "move")


def test_screened_setup_of_teams():
    """TOI-19.3, TOI-1.12: both light divisions, then both dark ones; nothing is shown before."""
    here = battle("saint_aubin", players="4", setup="screened", dice="")
    while here.match.asks[0].what == "draw":
        if len(here.match.asks) == 1:
            here.chance.add("draw 0")
        here.match.play(here.match.asks[0].seat, next(iter(here.match.asks[0].legal)))
    assert [ask.seat for ask in here.match.asks] == ["us_light", "de_light"]
    for seat in ("us_light", "de_light"):
        here.match.play(seat, _ask(here, seat).legal.fallback())
    assert not here.state.units
    assert [ask.seat for ask in here.match.asks] == ["us_dark", "de_dark"]
    for seat in ("us_dark", "de_dark"):
        here.match.play(seat, _ask(here, seat).legal.fallback())
    assert len(here.state.units) == 26
