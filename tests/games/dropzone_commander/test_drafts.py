"""Answers that a person drafts: what forms offer, that drafts are legal, and the law behind what only a form can say."""

from __future__ import annotations

from typing import Any

from bocage.core.scene import Form
from bocage.core.state import replace
from bocage.games.dropzone_commander.moving.adjusting import Adjust
from bocage.games.dropzone_commander.shooting.fire import Shoot

from .field import field, fly, lane, march, points, sure

FOE = "B hunter = scourge.hunter at 40,40\n"
HALL = """
    building hall small normal 20,20 4x4 height 5 doors 22,20
    building tower small normal 20.5,26 3x1 height 9
    A legion = ucm.legionnaire inside hall x1
    B warriors = scourge.warriors at 19,30 18,30
    B razor = scourge.warriors at 25,30
    activate legion legion
"""


def drawn(table: Any, seat: str = "A") -> Form:
    """The form that a seat is shown; its draft is legal."""
    question = sure(table.match.view(seat).question)
    form: Form = sure(question.form)
    assert table.match.why(seat, form.draft) is None
    return form


def fields(form: Form) -> dict[str, str]:
    return {field.path: field.kind for field in form.fields}


def test_shots_of_one_weapon_are_divided():
    """DZC-6.10, DZC-6.11, DZC-24.4: one shot here, the others there, no more than there are; not under the option."""
    text = "A rapier = ucm.rapier at 24,20\nB hunter = scourge.hunter at 20,30 24,30\nactivate rapier rapier"
    table = field(text)
    weapon = next(w for w in table.game.weapons("rapier.1") if w.shots > 1)
    one = Shoot("rapier.1", weapon.id, "hunter.1", 1)
    table.plays("A", "do fire rapier")
    assert one in list(table.match.ask.legal)
    table.refuses("A", Shoot("rapier.1", weapon.id, "hunter.1", weapon.shots + 1), "DZC-6.10", "not-so-many-shots")
    table.plays("A", [one]).refuses("A", Shoot("rapier.1", weapon.id, "hunter.2", weapon.shots), "DZC-6.10", "not-so-many-shots")
    assert table.match.why("A", Shoot("rapier.1", weapon.id, "hunter.2", weapon.shots - 1)) is None
    tied = field(text, options={"one_target": "on"}).plays("A", "do fire rapier")
    assert one not in list(tied.match.ask.legal)


def test_a_base_fires_from_the_point_of_the_wall_that_its_owner_picks():
    """DZC-5.16: the owner picks a point; from a point that does not see the target nothing is fired; without a pick the best point counts."""
    table = field(HALL).plays("A", "do fire legion")
    form = drawn(table)
    assert fields(form) == {"/unit": "pick", "/weapon": "pick", "/at": "pick", "/shots": "count", "/window": "point"}
    weapon, (corner, middle, street) = form.draft.weapon, points((20, 24), (22, 24), (22, 26))
    table.refuses("A", Shoot("legion.1", weapon, "warriors.1", 1, middle), "DZC-5.13")
    table.refuses("A", Shoot("legion.1", weapon, "warriors.1", 1, street), "DZC-5.16", "no-such-window")
    assert table.match.why("A", Shoot("legion.1", weapon, "warriors.1", 1, corner)) is None
    assert table.match.why("A", Shoot("legion.1", weapon, "warriors.1", 1)) is None


def test_a_base_has_one_firing_point():
    """DZC-5.16: one point per base, for all its shots; who is not in a Structure has none."""
    table = field(HALL).plays("A", "do fire legion")
    weapon = next(w for w in table.game.weapons("legion.1") if w.shots > 1 and w.ranged)
    (east,) = points((24, 24))
    table.plays("A", [Shoot("legion.1", weapon.id, "warriors.1", 1)])
    table.refuses("A", Shoot("legion.1", weapon.id, "razor.1", 1), "DZC-5.13")
    table.refuses("A", Shoot("legion.1", weapon.id, "razor.1", 1, east), "DZC-5.16", "one-window-per-base")
    assert table.match.why("A", Shoot("legion.1", weapon.id, "warriors.2", 1)) is None
    outside = field("A legion = ucm.legionnaire at 22,26\nB warriors = scourge.warriors at 22,30\nactivate legion legion").plays("A", "do fire legion")
    outside.refuses("A", Shoot("legion.1", weapon.id, "warriors.1", 1, east), "DZC-5.16", "not-inside")


def test_single_units_are_put_right_after_a_march():
    """DZC-4.1, DZC-4.2: the form begins with the plan; a unit goes elsewhere, round what bars its way, within its allowance and in coherency."""
    text = f"{FOE}building hut micro normal 11.5,11 1x0.6\nA sabre = ucm.sabre at 10,10 12,10\nactivate sabre sabre"
    table = field(text).plays("A", "do move sabre").plays("A", [march((10, 10.5))])
    form = drawn(table)
    assert fields(form) == {"/unit": "pick", "/path/0": "point", "/facing": "angle"}
    assert [choice.value for choice in form.fields[0].choices] == ["sabre.1", "sabre.2"]
    done = next(option for option in sure(table.match.view("A").question).options)
    assert [mark.pieces for mark in done.preview if mark.role == "ghost"] == [("sabre.1", "sabre.2")]
    table.refuses("A", Adjust("sabre.2", points((12, 20)), 0), "DZC-4.1")
    table.refuses("A", Adjust("hunter.1", points((12, 10)), 0), "DZC-4.1", "not-of-the-squad")
    table.plays("A", [Adjust("sabre.2", points((13.4, 11.8)), 90)]).plays("A", "pass").then("sabre.2", x=1340, y=1180, facing=90)


def test_who_cannot_go_anywhere_may_turn():
    """DZC-4.2, DZC-4.8: a squad with no move left offers a draft that turns it on the spot."""
    table = field(f"{FOE}A sabre = ucm.sabre at 10,10\nactivate sabre sabre")
    table.state.units["sabre.1"] = replace(table.state.units["sabre.1"], cap=0)
    table.plays("A", "do move sabre")
    form = drawn(table)
    assert form.draft.path == points((10, 10))
    table.plays("A", [march((10, 10), facing=180)]).then("sabre.1", facing=180, moved=0)


def test_a_transport_that_has_flown_all_its_way_flies_no_more():
    """DZC-4.1, DZC-12.3: a transport divides its move as long as some is left."""
    table = field(f"{FOE}A condor = ucm.condor at 20,4\nactivate condor condor")
    far = table.game.profile("condor.1").move / 100
    table.plays("A", "do fly condor").plays("A", [fly((20, 4 + far - 1))]).plays("A", "do fly condor").plays("A", [fly((20, 4 + far))])
    table.refuses("A", "do fly condor", "DZC-4.1", "no-move-left").does_not_offer("A", "do fly condor")


def test_a_lane_is_drawn_as_a_path():
    """DZC-10.4, DZC-10.5: two points, the first on an edge; neither one nor three are a lane."""
    text = "A archangel = ucm.archangel readiness x1\nB hunter = scourge.hunter at 24,24\nactivate archangel archangel"
    table = field(text).plays("A", "do run archangel hunter", dice="available 4")
    assert fields(drawn(table))["/path"] == "path"
    table.refuses("A", lane((24, 4), (24, 20)), "DZC-10.4")
    table.refuses("A", lane((24, 0), (24, 20)).__class__(points((24, 0))), "DZC-10.5", "lane-has-two-ends")
    table.plays("A", [lane((24, 0), (24, 20))])


def test_a_drafted_flight_shows_where_it_may_be_fired_at():
    """DZC-4.10, DZC-4.12: the stretch that an AA unit covers, by its arc, sight and range; nothing where its weapon has fired, nothing without AA."""
    text = "A condor = ucm.condor at 4,24\nB reaper = scourge.reaper at 18,26 facing 180{words}\nactivate condor condor"

    def shown(words: str = "", profile: str = "scourge.reaper") -> list[tuple[tuple[str, ...], int, int]]:
        table = field(text.format(words=words).replace("scourge.reaper", profile)).plays("A", "do fly condor")
        option = table.match.title.option(table.game, table.match.ask, fly((20, 24)))
        marks = [mark for mark in option.preview if mark.role == "exposed"]
        return [(mark.pieces, mark.points[0].x, mark.points[-1].x) for mark in marks]

    (covered,) = shown()
    assert covered[0] == ("reaper.1",)
    assert 400 < covered[1] < covered[2] == 2000
    weapon = next(w for w in field(text.format(words="")).game.weapons("reaper.1") if "AA" in w.words)
    assert shown(f" fired {weapon.id}") == []
    assert shown(profile="scourge.hunter") == []


def test_single_aircraft_are_put_elsewhere_on_the_table():
    """DZC-3.5, DZC-4.1: after a flight of two the same form is drawn as after a march, with both as they will hover."""
    text = f"{FOE}A falcon = ucm.falcon at 10,10 14,10\nactivate falcon falcon"
    table = field(text).plays("A", "do fly falcon").plays("A", [fly((10, 14))])
    form = drawn(table)
    assert fields(form) == {"/unit": "pick", "/path/0": "point", "/facing": "angle"}
    assert [choice.value for choice in form.fields[0].choices] == ["falcon.1", "falcon.2"]
    done = next(option for option in sure(table.match.view("A").question).options)
    assert [mark.pieces for mark in done.preview if mark.role == "ghost"] == [("falcon.1", "falcon.2")]
