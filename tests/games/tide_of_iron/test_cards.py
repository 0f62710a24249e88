"""Strategy cards: chapter 21, and the cards of command, ground support, morale and supply."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events import AssaultDeclared, AttackDeclared

from .helpers import attack, end_phase, points, say, table

OWN = """
    cp us 9
    us A [5, 5]
    us B [6, 5]
"""


def with_card(card: str, text: str = OWN, place: str = "hq"):
    """A table where the Americans hold a card."""
    lines = "\n".join(line.strip() for line in text.splitlines())
    return table(f"{lines}\ncard us {card} {place}")


def play(here, card, dice=""):
    here.chance.add(dice)
    say(here, f"play card {card}#1")
    return here


def test_an_action_phase_card_is_an_action():
    """TOI-3.7, TOI-21.3, TOI-21.5, TOI-21.7, TOI-21.6: it costs an action and its price, works, and leaves the game."""
    here = with_card("command_1.major_offensive")
    play(here, "command_1.major_offensive")
    here.then_state(cp={"us": 6, "de": 0}, actions=2 + 3).gone("command_1.major_offensive#1").asked("us", "action")
    poor = with_card("command_1.major_offensive", OWN.replace("cp us 9", "cp us 2"))
    poor.refuses("us", "play card command_1.major_offensive#1", rule="TOI-21.5")
    poor.refuses("us", "play card command_1.forced_march#1", rule="TOI-1.5")


def test_rapid_mobilization_and_cut_communications():
    """TOI-4.10, TOI-4.11, TOI-18.5: CP on the own card; half of the enemy's, rounded up, is taken off."""
    here = with_card("command_1.cut_communications", OWN + "initiative_cp de 5")
    end_phase(here)
    play(here, "command_1.cut_communications").then_state(initiative_cp={"us": 0, "de": 2})
    other = with_card("command_1.rapid_mobilization")
    end_phase(other)
    play(other, "command_1.rapid_mobilization").then_state(initiative_cp={"us": 3, "de": 0})


def test_surprise_assault():
    """TOI-21.6, TOI-3.8: up to two squads assault at once, without losing the point."""
    here = with_card("command_1.surprise_assault", OWN + "us M mg [7, 5]\nde D [5, 3]")
    play(here, "command_1.surprise_assault").asked("us", "card_unit").refuses("us", "pick unit M", rule="TOI-3.7")
    say(here, "pick unit A")
    assert here.match.ask.facts["left"] == 4
    say(here, "stop")
    say(here, "pick unit B")
    say(here, "stop")
    here.then("A", status="fatigued").then("B", status="fatigued").gone("command_1.surprise_assault#1")


def test_forced_march_and_fuel_convoy():
    """TOI-21.6, TOI-21.7: +1 for squads until the end of the Action Phase; +1 for vehicles as long as the card lies in play."""
    here = with_card("command_1.forced_march", OWN + "us S sherman [8, 8]")
    play(here, "command_1.forced_march")
    assert [points(here, "A", action) for action in ("advance", "assault")] == [5, 3]
    assert points(here, "S") == 6
    end_phase(here)
    while here.state.round == 1:
        here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
    assert points(here, "A") == 4
    convoy = with_card("supply_1.fuel_convoy", OWN + "us S sherman [8, 8]", "play")
    assert [points(convoy, name) for name in "SA"] == [7, 4]


def test_liaison_officer():
    """TOI-21.7, TOI-21.5: once a round a card costs 1 less, never below 0."""
    text = OWN + "card us morale_1.rally_the_men\ncard us command_1.major_offensive"
    with_card("command_1.liaison_officer", text.replace("cp us 9", "cp us 0"), "play").offers("us", "play card morale_1.rally_the_men#1")
    here = with_card("command_1.liaison_officer", text.replace("cp us 9", "cp us 2"), "play")
    play(here, "command_1.major_offensive")
    assert here.state.cp["us"] == 0
    here.refuses("us", "play card morale_1.rally_the_men#1", rule="TOI-21.5")


def test_seize_the_moment_and_second_wind():
    """TOI-21.6: a fatigued unsuppressed unit is fresh again; two squads beside an officer."""
    here = with_card("command_1.seize_the_moment", "cp us 9\nus A [5, 5] fatigued\nus P [6, 5] fatigued pinned")
    play(here, "command_1.seize_the_moment").refuses("us", "pick unit P", rule="TOI-3.7").plays("us", "pick unit A").then("A", status="fresh")
    wind = with_card("morale_1.second_wind", "cp us 9\nus A officer [5, 5] fatigued\nus B [5, 5] fatigued\nus C [6, 5] fatigued")
    play(wind, "morale_1.second_wind").refuses("us", "pick unit C", rule="TOI-3.7").plays("us", "pick unit A; pick unit B")
    wind.then("A", status="fresh").then("B", status="fresh").then("C", status="fatigued")


def test_tokens_from_cards():
    """TOI-23.5, TOI-1.15: engineers, tank hunters, flame team, medics; not for heavy weapons or specialists."""
    for card, token in (
        ("ground_support_1.engineer_detachment", "engineer"), ("ground_support_1.tank_hunters", "anti_tank"),
        ("ground_support_1.flame_team", "flamethrower"), ("supply_1.medical_supplies", "medic"),
    ):  # fmt: skip
        here = with_card(card, OWN + "us M mg [7, 5]\nus Q [8, 5] medic")
        play(here, card).refuses("us", "pick unit M", rule="TOI-3.7").refuses("us", "pick unit Q", rule="TOI-3.7")
        here.plays("us", "pick unit A").then("A", specialization=token)


def test_field_works():
    """TOI-23.10, TOI-25.2: up to two entrenchments under own squads, which may go in."""
    here = with_card("ground_support_1.field_works", OWN + "building [6, 5]")
    end_phase(here)
    play(here, "ground_support_1.field_works").refuses("us", "pick cell 0605", rule="TOI-21.12").plays("us", "pick cell 0505; pick unit A; pass")
    assert len(here.state.forts) == 1
    here.then("A", inside=next(iter(here.state.forts)))


def test_mines_and_wire_from_cards():
    """TOI-25.22, TOI-25.12: in hexes without units, not next to enemies; mines not on objectives."""
    text = OWN + "objective hut [9, 9] victory 1\nde D [5, 1]"
    here = with_card("ground_support_1.lay_mines", text)
    end_phase(here)
    play(here, "ground_support_1.lay_mines")
    for name in ("0505", "0502", "0909"):
        here.refuses("us", f"pick cell {name}", rule="TOI-21.12")
    here.plays("us", "pick cell 0808").then_state(mines=[8 * 16 + 8])
    wire = with_card("ground_support_1.wire_party", text)
    end_phase(wire)
    play(wire, "ground_support_1.wire_party").plays("us", "pick cell 0909; pick cell 0808").then_state(wire=[8 * 16 + 8, 9 * 16 + 9])


def test_covering_positions():
    """TOI-3.6: up to three fresh unsuppressed units into Op Fire mode."""
    here = with_card("ground_support_1.covering_positions", OWN + "us P [7, 5] pinned")
    play(here, "ground_support_1.covering_positions").refuses("us", "pick unit P", rule="TOI-3.7").plays("us", "pick unit A; pass")
    here.then("A", status="op_fire").then("B", status="fresh")


def test_take_cover():
    """TOI-21.7, TOI-11.5: placed in play; discarded before the dice for +2 cover of an attacked squad; it may be kept."""
    text = "turn de\nde D [5, 2]\nus A [5, 5]"
    here = with_card("morale_1.take_cover", text, "play")
    attack(here, "activate D; concentrated fire; aim A").asked("us", "card_window")
    here.plays("us", "use card morale_1.take_cover#1 A", dice="black 5 5 1 1, red 5 5").then("A", figures=["regular"] * 4)
    here.gone("morale_1.take_cover#1")
    kept = with_card("morale_1.take_cover", text, "play")
    attack(kept, "activate D; concentrated fire; aim A").plays("us", "pass", dice="black 5 5 1 1").then("A", figures=["regular"] * 2)
    kept.then("morale_1.take_cover#1", place="play")
    placed = with_card("morale_1.take_cover")
    end_phase(placed)
    play(placed, "morale_1.take_cover").then("morale_1.take_cover#1", place="play")
    assert placed.state.cp["us"] == 8


def test_take_cover_in_an_assault():
    """TOI-16.9, TOI-21.7: it counts in the pool of an assault too."""
    here = with_card("morale_1.take_cover", "turn de\nde D [5, 4]\nus A [5, 5]", "play")
    attack(here, "activate D; assault; charge 0505").plays("us", "use card morale_1.take_cover#1 A", dice="black 1 1 1 1, red 1 1, black 1 1 1 1")
    assert here.events(AssaultDeclared)[-1].cover == 2


def test_take_down_the_beast():
    """TOI-21.7, TOI-11.2: +3 when a squad leads an attack on a vehicle; not for a tank, not against a squad."""
    text = "us A [5, 5]\nus S sherman [7, 5]\nde P panzer_iv [5, 4]\nde B [5, 3]"
    here = with_card("morale_1.take_down_the_beast", text, "play")
    attack(here, "activate A; concentrated fire; aim P").asked("us", "card_window")
    here.plays("us", "use card morale_1.take_down_the_beast#1", dice="black 1 1 1 1 1 1 1, red 5 5 5 5")
    assert here.events(AttackDeclared)[-1].attack == 7
    tank = with_card("morale_1.take_down_the_beast", text, "play")
    attack(tank, "activate S; concentrated fire; aim P", "black 1 1 1 1 1 1 1 1, red 5 5 5 5")
    squad = with_card("morale_1.take_down_the_beast", text, "play")
    attack(squad, "activate A; concentrated fire; aim B", "black 1 1 1 1")


def test_go_to_ground():
    """TOI-26.3, TOI-17.1: up to two squads of one hex, not next to enemies."""
    here = with_card("morale_1.go_to_ground", "cp us 9\nwoods [5, 5]\nus A [5, 5]\nus B [5, 5]\nus C [8, 5]\nus N [2, 5]\nde D [2, 4]")
    play(here, "morale_1.go_to_ground").refuses("us", "pick unit N", rule="TOI-3.7").plays("us", "pick unit A").refuses("us", "pick unit C", rule="TOI-3.7")
    here.plays("us", "pick unit B").then("A", concealed=True).then("B", concealed=True)


def test_rally_the_men_and_field_hospital():
    """TOI-12.13, TOI-20.2: conditions removed in one hex; a figure for each squad of a hex."""
    here = with_card("morale_1.rally_the_men", "cp us 9\nus A [5, 5] disrupted\nus B [5, 5] pinned\nus C [8, 5] pinned")
    play(here, "morale_1.rally_the_men").plays("us", "pick unit A").refuses("us", "pick unit C", rule="TOI-3.7").plays("us", "pick unit B")
    here.then("A", condition="").then("B", condition="").then("C", condition="pinned")
    hospital = with_card("supply_1.field_hospital", "cp us 9\nus A 3*regular [5, 5]\nus B 2*elite [5, 5]\nus C regular [8, 5]\nde X [8, 4]")
    end_phase(hospital)
    play(hospital, "supply_1.field_hospital").refuses("us", "pick cell 0805", rule="TOI-21.12").plays("us", "pick cell 0505")
    hospital.then("A", figures=["regular"] * 4).then("B", figures=["elite", "elite", "regular"])


def test_battle_cry_and_ammunition():
    """TOI-21.6, TOI-18.4: +2 firepower in an assault or in Concentrated Fire at once."""
    cry = with_card("morale_1.battle_cry", "cp us 9\nus A [5, 5]\nde D [5, 4]")
    play(cry, "morale_1.battle_cry")
    attack(cry, "pick unit A; charge 0504", "black 1 1 1 1 1 1, black 1 1 1 1")
    assert cry.events(AssaultDeclared)[0].attack == 6
    ammo = with_card("supply_1.ammunition_crates", "cp us 9\nus A [5, 5]\nde D [5, 2]")
    play(ammo, "supply_1.ammunition_crates")
    attack(ammo, "pick unit A; aim D", "black 1 1 1 1 1 1")
    ammo.then("A", status="fatigued")


def test_stand_fast():
    """TOI-21.7, TOI-16.17: the defenders stay, the attackers do not advance."""
    here = with_card("morale_1.stand_fast", "turn de\nde D 4*elite [5, 4]\nus A [5, 5]", "play")
    attack(here, "activate D; assault; charge 0505", "black 4 1 1 1 1 1 1 1, black 1 1 1 1").asked("us", "card_window")
    here.plays("us", "use card morale_1.stand_fast#1").then("A", figures=["regular"] * 3, cell=here.game.setting.grid.cell(5, 5))
    here.asked("de", "action").gone("morale_1.stand_fast#1")


def test_shaken_nerves():
    """TOI-12.10: a squad that an unfatigued officer sees is pinned, unless an officer is with it."""
    here = with_card("morale_1.shaken_nerves", "cp us 9\nus O officer [5, 5]\nde D [5, 2]\nde E [6, 2]\nde F officer [6, 2]")
    play(here, "morale_1.shaken_nerves").refuses("us", "pick unit E", rule="TOI-3.7").plays("us", "pick unit D").then("D", condition="pinned")


def test_supplies_and_repair():
    """TOI-4.7, TOI-12.7: two CP; a damaged vehicle away from enemies is one step better."""
    here = with_card("supply_1.repair_crew", "cp us 9\nus S sherman [5, 5] heavy\nus T sherman [8, 5] light\nde D [8, 4]")
    end_phase(here)
    play(here, "supply_1.repair_crew").refuses("us", "pick unit T", rule="TOI-3.7").plays("us", "pick unit S").then("S", damage="light")


def test_hot_meals_out_of_sight():
    """TOI-12.13: only squads that no enemy sees recover, and only pinned ones."""
    here = with_card("supply_1.hot_meals", "cp us 9\nbuilding [5, 4]\nus A [5, 5] pinned\nus C [9, 5] pinned\nus D [5, 6] disrupted\nde X [5, 2]")
    end_phase(here)
    play(here, "supply_1.hot_meals")
    events = [event.unit for event in here.match.all_events() if type(event).__name__ == "Recovered"]
    assert events[:1] == ["A"]
    assert "C" not in events[:1]


def test_reinforcement_cards():
    """TOI-5.15, TOI-5.16, TOI-26.2, TOI-8.2: placed at once in the reinforcement zone; a carrier comes with its squad aboard."""
    zone = "cp us 9\nreinforcements us [2, 10] [4, 10]\nus A 2*regular [3, 10]\nus B 2*regular [9, 2]"
    for card, kinds in (
        ("line_squad", ["squad"]),
        ("elite_squad", ["squad"]),
        ("gun_section", ["squad"]),
        ("mortar_section", ["squad"]),
        ("tank", ["sherman"]),
    ):
        here = with_card(f"reinforcements_us_1.{card}", zone)
        before = set(here.state.units)
        end_phase(here)
        play(here, f"reinforcements_us_1.{card}").refuses("us", "place at 0510", rule="TOI-5.16").plays("us", "place at 0410")
        assert [unit.kind for unit in here.state.units.values() if unit.id not in before] == kinds
    carrier = with_card("reinforcements_us_1.carrier", zone)
    before = set(carrier.state.units)
    end_phase(carrier)
    play(carrier, "reinforcements_us_1.carrier").plays("us", "place at 0210")
    vehicle, squad = (unit for unit in carrier.state.units.values() if unit.id not in before)
    assert (vehicle.kind, squad.aboard) == ("m3a1", vehicle.id)
    replacements = with_card("reinforcements_us_1.replacements", zone)
    end_phase(replacements)
    play(replacements, "reinforcements_us_1.replacements").refuses("us", "pick unit B", rule="TOI-3.7").plays("us", "pick unit A; pick unit A")
    replacements.then("A", figures=["regular"] * 4)
