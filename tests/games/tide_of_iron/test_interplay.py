"""Where two chapters meet: mines and overruns, concealed squads and objectives, partners who support, decide and set up together, cards that run out."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.tide_of_iron.state.events import TransferDeclined
from bocage.games.tide_of_iron.state.events_table import PointsPaid, ReinforcementLost

from .helpers import attack, battle, end_phase, proposed, say, table, to_next_round


def four(text: str):
    return table(text, players="4")


def to_question(here, what: str):
    """On to the first question of a kind, everybody declining everything."""
    while here.match.asks[0].what != what:
        here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
    return here


def test_no_overrun_out_of_a_mine_field():
    """TOI-25.21, TOI-20.33: one hex is all, so the tank could not leave the enemies again; out of the clear it may overrun them."""
    text = "us S sherman [5, 5]\nde B regular [5, 4]\n"
    mined = table(text + "mine_field [5, 5]").plays("us", "activate S; advance").refuses("us", "step 0504", rule="TOI-20.33")
    mined.offers("us", "step 0605")
    table(text).plays("us", "activate S; advance").offers("us", "step 0504")


def test_concealed_squads_that_fire_at_the_tank_among_them_are_not_overrun():
    """TOI-17.4, TOI-17.5, TOI-20.34: it paid no overrun and pins nobody, though they have shown themselves."""
    here = table("""
        woods [5, 4]
        us S sherman [5, 5]
        de B [5, 4] concealed op_fire
        de C [5, 4] concealed
    """).plays("us", "activate S; advance; step 0504")
    attack(here, "op fire B", "black 1 1 1 1, red 1 1 1 1 1 1")
    here.then("B", concealed=False).plays("us", "step 0503").then("B", condition="").then("C", condition="", concealed=True)


def test_objectives_reveal_whoever_comes_not_whoever_is_there():
    """TOI-17.6, TOI-26.4: an advance after an assault comes to the hex; a squad that climbs out of its trench was there."""
    here = table("""
        operation us op_017
        woods [5, 4] [5, 5]
        objective hut [5, 4] victory 1
        us A [5, 5] concealed
        de D regular [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 1 1 1, red 1 1, black 1").then("A", concealed=True)
    here.plays("us", "advance into A").then("A", concealed=False)
    there = table("""
        woods [5, 5]
        objective hut [5, 5] victory 1
        entrenchment pit [5, 5]
        us A [5, 5] in=pit concealed
    """)
    there.plays("us", "activate A; advance; leave").then("A", inside="", concealed=True)


def test_no_surrender_with_a_vehicle_left():
    """TOI-22.1: the last figure may be given if a vehicle is there to stay; alone it could not."""
    text = """
        operation de op_014
        us A 4*elite [5, 5]
        de D regular [5, 4]
    """
    here = table(text + "\n        de V sdkfz_251 [5, 4]")
    attack(here, "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1 1").plays("de", "lose V hit").asked("de", "stay")
    here.plays("de", "use ability no_surrender").gone("D").then("V", cell=here.game.setting.grid.cell(5, 4)).asked("us", "action")
    alone = table(text.replace("regular", "2*regular"))
    attack(alone, "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1").asked("de", "retreat")


def test_one_point_pays_for_all_the_partners_help():
    """TOI-19.17: 1 CP for the whole assault or bombardment, the last one too."""
    here = four("""
        cp us 1
        us A [5, 5]
        us S [4, 4] dark
        us T [6, 4] dark
        de D [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1 1 1 1 1, black 1 1 1 1", support=["S", "T"])
    assert [event.points for event in here.events(PointsPaid)] == [1]
    guns = four("""
        cp us 1
        us M mortars [2, 9]
        us N mortars [3, 9] dark
        us P mortars [1, 9] dark
        de B [2, 3]
    """)
    attack(guns, "activate M; concentrated fire; aim hex 0203", "black 1 1 1 1 1 1 1 1", support=["N", "P"])
    assert [event.points for event in guns.events(PointsPaid)] == [1]


def test_the_partner_chooses_the_losses_of_his_squad():
    """TOI-16.13, TOI-19.2: what the active squad cannot take falls on the supporters, as their owner chooses."""
    here = four("""
        cp us 1
        us A regular [5, 5]
        us S 3*regular+elite [4, 4] dark
        de D 4*elite [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1, black 4 4 1 1 1 1 1 1", support="S")
    here.gone("A").asked("us_dark", "loss").plays("us_dark", "lose S regular").then("S", figures=["elite", "regular", "regular"])


def test_each_member_says_who_of_his_advances():
    """TOI-16.19, TOI-19.2: the owner of the active squad first, then the partner for his supporter; one passing does not bind the other."""
    here = four("""
        cp us 1
        us A [5, 5]
        us S [4, 4] dark
        de D regular [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 4 1 1 1 1, black 1", support="S").gone("D").asked("us_light", "advance_after")
    here.refuses("us_light", "advance into S", rule="TOI-16.19").plays("us_light", "pass").asked("us_dark", "advance_after")
    here.plays("us_dark", "advance into S").then("S", cell=here.game.setting.grid.cell(5, 4), status="fatigued").then("A", status="fatigued")


def test_a_declined_transfer_ends_nothing_else():
    """TOI-19.15, TOI-5.11: the partner is not asked again about these squads; the others still change figures."""
    here = four("""
        us A 3*regular [2, 2]
        us D regular+elite [2, 2] dark
        us E 2*regular [2, 2] dark
        initiative_cp us 1
    """)
    to_question(end_phase(here), "transfer")
    while here.match.asks[0].seat != "us_dark":
        say(here, "pass")
    here.plays("us_dark", "transfer D elite A").plays("us_light", "pass").asked("us_dark", "transfer")
    assert [(event.source, event.into) for event in here.events(TransferDeclined)] == [("D", "A")]
    here.refuses("us_dark", "transfer D regular A", rule="TOI-19.15").plays("us_dark", "transfer D elite E").then("E", figures=["elite", "regular", "regular"])


def test_only_who_called_tries_again():
    """TOI-21.11, TOI-19.14: a card that waits for contact is its member's; the partner cannot try for him."""
    card = "artillery_2.harassing_fire#1"
    here = four(f"us A [2, 9]\nus D [3, 9] dark\ncard us {card} contact division=light")
    here.offers("us_light", f"retry contact {card}").plays("us_light", "end phase").refuses("us_dark", f"retry contact {card}", rule="TOI-19.14")


def test_only_who_called_repeats_a_barrage():
    """TOI-19.14, TOI-21.7: a barrage that lies in play is its member's to repeat."""
    card = "artillery_1.sustained_blanket#1"
    here = four(f"us A [2, 9]\nus D [3, 9] dark\ncard us {card} play division=light cell=20 last_round=2")
    here.offers("us_light", f"repeat barrage {card}").plays("us_light", "end phase").refuses("us_dark", f"repeat barrage {card}", rule="TOI-19.14")


def test_a_sustained_blanket_runs_out_unused():
    """TOI-21.7: it lies for the next two rounds, not until it has been repeated twice."""
    card = "artillery_1.sustained_blanket#1"
    for last, lies in ((1, False), (2, True)):
        here = to_next_round(table(f"us A [2, 9]\nde B [2, 1]\ncard us {card} play cell=20 last_round={last}"))
        assert (card in here.state.cards) is lies


def test_new_passengers_need_a_marker():
    """TOI-26.2, TOI-8.2: eight squads of a side can be carried; the ninth is lost, its half-track comes."""
    lines = ["cp us 9", "reinforcements us [4, 10]", "card us reinforcements_us_1.carrier"]
    for number in range(4):
        lines += [f"us V{number} gmc [{2 + number}, 8]", *(f"us P{number}{name} regular [{2 + number}, 8] aboard=V{number}" for name in "ab")]
    here = to_question(end_phase(table("\n".join(lines))), "spend")
    say(here, "play card reinforcements_us_1.carrier#1")
    assert [event.what for event in here.events(ReinforcementLost)] == ["squad"]
    assert sum(unit.kind == "m3a1" for unit in here.game.units_of("us")) == 1


def test_partners_use_their_own_cover():
    """TOI-19.14, TOI-RULING-36: each member is asked about the card of his own division."""
    here = four("""
        us A [5, 5]
        de D [5, 4]
        de E [5, 4] dark
        card de morale_1.take_cover#1 play division=light
        card de morale_1.take_cover#2 play division=dark
    """).plays("us_light", "activate A; assault; charge 0504")
    here.asked("de_light", "card_window").refuses("de_light", "use card morale_1.take_cover#2 E", rule="TOI-21.7").plays("de_light", "pass")
    here.asked("de_dark", "card_window")
    here.plays("de_dark", "use card morale_1.take_cover#2 E", dice="black 1 1 1 1, red 1 1, black 1 1 1 1 1 1 1 1")


def test_stand_fast_holds_the_division_of_its_member():
    """TOI-19.14, TOI-16.17: he is asked himself; his partner's squad retreats, and nobody advances."""
    here = four("""
        us A 4*elite [5, 5]
        de D regular [5, 4]
        de E 2*regular [5, 4] dark
        card de morale_1.stand_fast play division=dark
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1").plays("de_light", "lose E regular")
    here.asked("de_dark", "card_window").plays("de_dark", "use card morale_1.stand_fast#1").asked("de_light", "retreat").plays("de_light", "retreat to 0503")
    cell = here.game.setting.grid.cell
    here.then("E", cell=cell(5, 4)).then("D", cell=cell(5, 3)).then("A", cell=cell(5, 5), status="fatigued").not_asked("us_light", "advance_after")


def built(seat: str):
    """Saint-Aubin with four players, up to where a member sets up; those before him take the ready set-up."""
    here = battle("saint_aubin", players="4", setup="sequential", dice="")
    while here.match.asks[0].seat != seat or here.match.asks[0].what != "set_up":
        asks = here.match.asks
        if asks[0].what == "draw" and len(asks) == 1:
            here.chance.add("draw 0")
        here.match.play(asks[0].seat, next(iter(asks[0].legal)))
    return here


def test_partners_share_trenches_and_markers():
    """TOI-25.2, TOI-17.1, TOI-1.16: a trench that the partner holds is taken, and the side has its concealed markers once."""
    here = built("us_dark")
    game = here.game
    taken = next(unit for unit in game.units_of("us") if unit.inside)
    plan = proposed(here, "us_dark")
    first = replace(plan.squads[0], cell=taken.cell, inside="entrenchment")
    assert here.match.why("us_dark", replace(plan, squads=(first, *plan.squads[1:]))).rule == "TOI-25.2"
    assert here.match.why("us_dark", plan) is None


def test_concealed_markers_belong_to_the_side():
    """TOI-17.1, TOI-26.2: what the light division has used is gone for the dark one."""
    here = built("us_light")
    plan = proposed(here, "us_light")
    hidden = [replace(squad, concealed=number < 2) for number, squad in enumerate(plan.squads)]
    here.match.play("us_light", replace(plan, squads=tuple(hidden)))
    dark = proposed(here, "us_dark")
    third = replace(dark.squads[0], concealed=True)
    assert here.match.why("us_dark", replace(dark, squads=(third, *dark.squads[1:]))).rule == "TOI-17.1"
    assert all(not squad.concealed for plan in here.match.asks[0].legal for squad in plan.squads)


def test_a_set_up_remains_where_the_partner_took_the_room():
    """TOI-7.5, TOI-1.16: the ready set-up gives way to what the partner has placed."""
    here = built("us_light")
    light, dark = proposed(here, "us_light"), proposed(built("us_dark"), "us_dark")
    crowd = [replace(squad, cell=dark.squads[0].cell, inside="") if number < 3 else squad for number, squad in enumerate(light.squads)]
    here.match.play("us_light", replace(light, squads=tuple(crowd)))
    assert here.match.why("us_dark", dark).rule == "TOI-7.5"
    offered = next(iter(here.match.asks[0].legal))
    assert here.match.why("us_dark", offered) is None
