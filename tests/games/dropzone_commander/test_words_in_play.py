"""Keywords of weapons in whole volleys (chapter 22): what the dice do, not only the numbers."""

from __future__ import annotations

from bocage.core.state import replace
from bocage.games.dropzone_commander.losses.damage import TakeHit
from bocage.games.dropzone_commander.shooting.attack import Aim, aim
from bocage.games.dropzone_commander.shooting.volleys import GiveUp

from .field import field, fly, rule


def test_focus_gives_hits_up_for_one_that_is_stronger():
    """DZC-22.15, DZC-CASE-48, DZC-22.20: four of five RPGs (E6) hit; three are given up: one hit at E12 against A10: 3+; not all four, and none is fine too."""
    text = "A fighters = resistance.fighters at 20,14\nB sabre = ucm.sabre at 20,19\nactivate fighters fighters"
    table = field(text).plays("A", "do fire fighters; shoot fighters.1 w2 sabre.1 5", dice="hit 3 4 5 6 2").asked("A", "focus")
    table.refuses("A", GiveUp(4), "DZC-22.15").plays("A", [GiveUp(3)], dice="damage 3").then("sabre.1", where="gone")
    weak = field(text).plays("A", "do fire fighters; shoot fighters.1 w2 sabre.1 5", dice="hit 3 4 5 6 2")
    weak.plays("A", [GiveUp(0)], dice="damage 5 5 5 5").then("sabre.1", damage=0)
    twice = field(text).plays("A", "do fire fighters; shoot fighters.1 w2 sabre.1 5", dice="hit 3 4 5 6 2")
    twice.plays("A", [GiveUp(1)]).asked("A", "focus").plays("A", [GiveUp(1)], dice="damage 5 5").then("sabre.1", damage=0)


def test_ammunition_is_used_up():
    """DZC-22.19: an L-1 weapon fires once in the game, another turn or not; L-2 twice."""
    text = "A fighters = resistance.fighters at 20,14\nB sabre = ucm.sabre at 20,19\nactivate fighters fighters"
    table = field(text).plays("A", "do fire fighters; shoot fighters.1 w2 sabre.1 1; open fire", dice="hit 1").then("fighters.1", used=["w2"])
    unit = table.state.units["fighters.1"]
    table.state.units["fighters.1"] = replace(unit, fired=(), order="", cap=-1)
    table.plays("A", "do fire fighters").refuses("A", "shoot fighters.1 w2 sabre.1 1", "DZC-22.19", "no-ammunition")
    for used, spent in ((("w3",), False), (("w3", "w3"), True)):
        missile = field("A menchit = phr.menchit_a2 at 20,10\nB sabre = ucm.sabre at 20,20\nactivate menchit menchit")
        missile.state.units["menchit.1"] = replace(missile.state.units["menchit.1"], used=used)
        missile.plays("A", "do fire menchit")
        if spent:
            missile.refuses("A", "shoot menchit.1 w3 sabre.1 1", "DZC-22.19", "no-ammunition")
        else:
            missile.plays("A", "shoot menchit.1 w3 sabre.1 1")


def test_profiles_of_one_alt_number():
    """DZC-22.2: of two profiles with the same Alt number one fires; also within one volley."""
    table = field("A rapier = ucm.rapier at 20,10\nB hunter = scourge.hunter at 20,20\nactivate rapier rapier").plays("A", "do fire rapier")
    table.plays("A", "shoot rapier.1 w1 hunter.1 1").refuses("A", "shoot rapier.1 w2 hunter.1 1", "DZC-22.2").plays("A", "shoot rapier.1 w3 hunter.1 1")


def test_coaxial_weapons_fire_at_one_squad():
    """DZC-22.7: an Ares' minigun and rail gun go to units of one squad or to one Structure, not to two squads; its mate may choose another."""
    text = """
        building hall small normal 24,18 4x4 height 5
        A ares = phr.ares at 20,10 23,10
        B hunter = scourge.hunter at 20,18 21.5,18
        B reaper = scourge.reaper at 17,18
        activate ares ares
    """
    table = field(text).plays("A", "do fire ares; shoot ares.1 w2 hunter.1 1")
    table.refuses("A", "shoot ares.1 w1 reaper.1 3", "DZC-22.7").refuses("A", "shoot ares.1 w1 hall 3", "DZC-22.7")
    table.plays("A", "shoot ares.1 w1 hunter.2 3").plays("A", "shoot ares.2 w1 reaper.1 3")


def test_close_combat_weapons():
    """DZC-22.39: within 1 inch body to body, whatever the countermeasures; not at a garrison, nor at what flies."""
    text = "building hall small normal 15.5,10.8 4x4 height 5\nA stalker = scourge.stalker at 20,10\nB warrior = ucm.legionnaire inside hall x1\n"
    for y, reached in ((12.05, True), (12.5, False)):
        game = field(text + f"B sabre = ucm.sabre at 20,{y}\nB raven = ucm.raven_a at 20,11").game
        claws = next(weapon for weapon in game.weapons("stalker.1") if weapon.close)
        assert isinstance(aim(game, "stalker.1", claws, "sabre.1"), Aim) is reached
        for other in ("warrior.1", "raven.1"):
            assert rule(aim(game, "stalker.1", claws, other)) in ("DZC-22.39", "DZC-6.18")


def test_a_sunspear_burns_on_a_natural_six():
    """DZC-22.48: a natural 6 removes 2 DP without a damage roll; a passive save may cancel it; another hit rolls as usual."""
    text = "A hyperion = phr.hyperion at 20,10\nB target = {unit} at 20,20\nactivate hyperion hyperion"
    two = field(text.format(unit="phr.phobos")).plays("A", "do fire hyperion; shoot hyperion.1 w2 target.1 1; open fire", dice="hit 6")
    two.then("target.1", where="gone" if two.game.profile("target.1").dp <= 2 else "table", damage=2)
    saved = field(text.format(unit="shaltari.tomahawk")).plays("A", "do fire hyperion; shoot hyperion.1 w2 target.1 1; open fire", dice="hit 6, save 5")
    saved.then("target.1", damage=0)
    usual = field(text.format(unit="phr.phobos")).plays("A", "do fire hyperion; shoot hyperion.1 w2 target.1 1; open fire", dice="hit 5, damage 1")
    usual.then("target.1", damage=0)


def test_a_marksman_who_has_not_moved():
    """DZC-22.61: a natural 6 to hit damages on 2+; another hit as usual: E10 against A10 is 5+."""
    text = "A scimitar = ucm.scimitar at 20,10 {words}\nB sabre = ucm.sabre at 20,20\nactivate scimitar scimitar"
    shot = "do fire scimitar; shoot scimitar.1 w1 sabre.1 1; open fire"
    field(text.format(words="")).plays("A", shot, dice="hit 6, damage 2").then("sabre.1", where="gone")
    field(text.format(words="")).plays("A", shot, dice="hit 5, damage 4").then("sabre.1", damage=0)
    field(text.format(words="moved 0.5")).plays("A", "do fire scimitar").refuses("A", "shoot scimitar.1 w1 sabre.1 1", "DZC-4.8")


def test_fragments_of_a_miss():
    """DZC-22.58, DZC-22.3: a Frag barrel that misses still hits each base within 2 inches on 3+, at its own energy."""
    text = """
        A bomber = resistance.barrel_bomber at 20,16 low
        B hunter = scourge.hunter at 20,20
        B warrior = scourge.warriors at 21.5,20 20,22.01
        activate bomber bomber
    """
    table = field(text).plays("A", "do fire bomber; shoot bomber.1 w3 hunter.1 1; open fire", dice="hit 1, frag 3, damage 2")
    table.then("warrior.1", damage=1).then("warrior.2", damage=0).then("hunter.1", damage=0)
    none = field(text).plays("A", "do fire bomber; shoot bomber.1 w3 hunter.1 1; open fire", dice="hit 1, frag 2")
    none.then("warrior.1", damage=0)


def test_devastators_remove_more():
    """DZC-22.9: a damaging hit removes 2 DP from the unit that was hit, from no other."""
    text = "A broadsword = ucm.broadsword at 20,10\nB phobos = phr.phobos at 20,20 23,20\nactivate broadsword broadsword"
    table = field(text).plays("A", "do fire broadsword; shoot broadsword.1 w1 phobos.1 1", dice="hit 2, damage 6")
    table.then("phobos.1", damage=2).then("phobos.2", damage=0)


def test_a_barrage_falls_far_away():
    """DZC-22.5, DZC-22.18: at least 12 inches, without sight and without a limit of range."""
    text = """
        building wall large normal 10,14 20x2 height 9
        A thor = phr.thor at 20,10
        B hunter = scourge.hunter at 20,{y}
        B other = scourge.hunter at 24,40
        activate thor thor
    """
    field(text.format(y=21.9)).plays("A", "do fire thor").refuses("A", "shoot thor.1 w1 hunter.1 1", "DZC-22.5")
    for y in (22.1, 45):
        field(text.format(y=y)).plays("A", "do fire thor; shoot thor.1 w1 hunter.1 1")


def test_the_owner_chooses_who_takes_masonry():
    """DZC-7.12: of bases that differ the owner names the one that is hit; a damaged base goes first, so an unhurt carrier may not be named then."""
    text = """
        building hall small normal 20,20 4x4 height 5
        marker obj objective inside hall
        A legion = ucm.legionnaire inside hall x2
        B hunter = scourge.hunter at 21,12
        activate hunter hunter
    """
    table = field(text)
    table.state.markers["obj"] = replace(table.state.markers["obj"], state="carried", carrier="legion.1", structure="")
    table.plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 5 1").asked("A", "take_hit")
    table.plays("A", [TakeHit("legion.2")], dice="damage 6").then("legion.2", damage=1).then("legion.1", damage=0)
    hurt = field(text)
    hurt.state.markers["obj"] = replace(hurt.state.markers["obj"], state="carried", carrier="legion.1", structure="")
    hurt.state.units["legion.2"] = replace(hurt.state.units["legion.2"], damage=1)
    hurt.plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 5 1, damage 6").then("legion.2", damage=2)


def test_aa_weapons_that_do_not_react():
    """DZC-22.69, DZC-22.1: Vampires fire at what flies in their activation, and nobody asks them to react."""
    table = field("A raven = ucm.raven_a at 20,12\nB vampire = scourge.vampires at 20,15 facing 180\nactivate raven raven")
    table.plays("A", "do fly raven").plays("A", [fly((20, 13.5))]).not_asked("B")
    table.plays("A", "do done").plays("B", "activate vampire; do fire vampire; shoot vampire.1 w1 raven.1 1", dice="hit 1")
