"""Chapters 15 to 17: Concealed cards, decoys, terrain."""

from __future__ import annotations

import msgspec

from bocage.games.heroes_of_normandie.state import events
from bocage.testing import given

HON = "heroes_of_normandie"


def test_the_common_back():
    """HON-15.1, HON-1.11, HON-21.5: the enemy sees a card, its square and its markers; hand and Reserve by their number; the discard pile openly."""
    text = (
        "us r us_m10 C5 concealed suppressed=1 hits=1\nus d us_decoy D5 concealed\nhand us ev_smoke us_m10\n"
        "reserve us us_rifle_cie us_rifle_cie\ndiscard us ev_crossfire"
    )
    table = given(HON, text)
    enemy, own = table.match.view("ge"), table.match.view("us")
    seen = {piece.id: piece for piece in enemy.pieces}
    assert {seen[unit].title.id for unit in "rd"} == {"name-concealed"}
    assert {seen[unit].art for unit in "rd"} == {"hidden"}
    assert [badge.id for badge in seen["r"].badges] == ["hit", "suppressed"]
    assert seen["r"].values == ()
    assert {piece.id: piece.title.id for piece in own.pieces}["r"] == "card-us-m10"
    words = msgspec.json.encode(enemy).decode()
    for secret in ("us-m10", "us_m10", "ev-smoke", "us-rifle", "decoy"):
        assert secret not in words
    assert "card-ev-crossfire" in words
    assert {zone.id: zone.count for zone in enemy.zones}["us-hand"] == 2
    assert {zone.id: zone.count for zone in enemy.zones}["us-reserve"] == 2


def test_a_card_seen_before_is_remembered():
    """HON-21.6, HON-21.5: markers stay on a card that conceals itself, and everybody remembers what it was."""
    table = (
        given(HON, "terrain T C5\nus r us_rifle_cie C5 suppressed=2")
        .plays("us", "activate r; end activation; conceal")
        .then("r", visible=False, suppressed=2, known=True)
    )
    piece = next(piece for piece in table.match.view("ge").pieces if piece.id == "r")
    assert (piece.face, piece.memory.args["unit"]) == ("down", "@card-us-rifle-cie")


def test_the_owner_reveals_at_will():
    """HON-15.8, HON-21.43: beside any question, in either sequence; never another's card, never a Visible one."""
    table = given(HON, "stage open\nus r us_rifle_cie C5 concealed\nge g ge_stug3 C1 concealed\nge d ge_decoy A1 concealed\nhand ge ev_smoke")
    table.refuses("ge", "reveal r", rule="HON-15.8").plays("ge", "reveal g").then("g", visible=True).refuses("ge", "reveal g", rule="HON-15.8")
    table.refuses("ge", "reveal d", rule="HON-16.3").plays("ge", "pass").plays("us", "reveal r").then("r", visible=True)


def test_dropping_a_decoy():
    """HON-16.3, HON-16.2, HON-16.1: in the own sequence, to free its square; it never fires nor uses a skill."""
    table = (
        given(HON, "us d us_decoy C5 concealed\nge g ge_sturm_kp C4")
        .plays("us", "activate d")
        .does_not_offer("us", "fire at", "command")
        .refuses("us", "fire at 0 g", rule="HON-6.1")
    )
    table.plays("us", "reveal d").gone("d").asked("us", "tactic")
    assert table.state.discards["us"] == ("us_decoy",)


def test_a_decoy_takes_any_go_but_no_typed_one():
    """HON-16.4, HON-21.12: an unrestricted GO! and value 4; no type."""
    table = given(HON, "us h us_hq_infantry_command C5\nus c us_hq_collins E5\nus d us_decoy C4 concealed").plays(
        "us", "activate h; command 0 d; end activation"
    )
    table.plays("us", "attempt d", dice="yellow 4").asked("us", "act").plays("us", "move C3; end activation; activate c").refuses("us", "command 0 d")


def test_a_concealed_unit_only_moves():
    """HON-15.3, HON-5.10, HON-15.9, HON-5.7: a move or march keeps it hidden, also no diagonal for a hidden mechanised unit; a skill reveals it."""
    table = (
        given(HON, "us m us_recon_troop C5 concealed\nus h us_hq_infantry_command F5 concealed\nus r us_rifle_cie F4")
        .plays("us", "activate m")
        .refuses("us", "move D4", rule="HON-5.7")
    )
    table.plays("us", "move C4; march C3; end activation").then("m", visible=False, facts=["moved", "directive"]).plays("us", "activate h; command 0 r").then(
        "h", visible=True
    )


def test_the_save_of_a_concealed_unit():
    """HON-15.12, HON-15.16, HON-21.7: 6 while Concealed, even if its own save were better; revealed, its own save and no longer the 6."""
    text = "us r us_rifle_cie C5\nge g ge_sturm_kp C4 concealed hero=hero_ge_kranz\ndirectives us 0\ndirectives ge 0"
    (
        given(HON, text)
        .plays("us", "activate r; fire at 0 g")
        .plays("ge", "pass", dice="red 6 4")
        .plays("ge", "pass; roll save", dice="yellow 5")
        .then("g", hits=1)
    )
    (
        given(HON, text)
        .plays("us", "activate r; fire at 0 g")
        .plays("ge", "pass", dice="red 6 4")
        .plays("ge", "turn up g; roll save", dice="yellow 5")
        .then("g", hits=0)
    )
    text = text.replace(" hero=hero_ge_kranz", "")
    given(HON, text).plays("us", "activate r; fire at 0 g").plays("ge", "pass", dice="red 6 4").plays("ge", "turn up g").then("g", hits=1).asked("us", "act")


def test_terrain_saves():
    """HON-17.1, HON-1.5, HON-17.2, HON-17.5, HON-17.7: Urban, Fortified position and Fortified hill save on 6; the others do not."""
    for ground, saves in ((".", False), ("U", True), ("P", True), ("B", True), ("H", False), ("T", False), ("F", False)):
        table = given(HON, f"terrain {ground} C4\nus r us_rifle_cie C5\nge g ge_sturm_kp C4\ndirectives us 0\ndirectives ge 0")
        table.plays("us", "activate r; fire at 0 g", dice="red 6 4")
        assert (table.match.ask.what == "save") == saves, ground
        if saves:
            table.plays("ge", "roll save", dice="yellow 6").then("g", hits=0)
            assert table.events(events.SaveRolled)[0].needed == 6


def test_water_and_passages():
    """HON-17.10, HON-14.2, HON-17.11: nobody enters Water but Amphibious units; a Passage makes it Flooded for all."""
    text = "terrain W C4\nus r us_rifle_cie C5\nus d us_m4_dd D4\n{}"
    given(HON, text.format("")).plays("us", "activate r").refuses("us", "move C4", rule="HON-17.10")
    given(HON, text.format("")).plays("us", "activate d; move C4").refuses("us", "march B4", rule="HON-7.19")
    given(HON, text.format("marker passage C4")).plays("us", "activate r; move C4").refuses("us", "march B4", rule="HON-7.19")


def test_events_tell_no_secret():
    """HON-21.5, HON-15.1: draws, placements and deployments reach the enemy without the cards."""
    table = given(HON, "hand us us_m10\nreserve us us_m5_stuart us_m5_stuart us_m5_stuart us_rifle_cie").plays("us", "manage hand", dice="us_reserve 0 1 2")
    table.plays("us", "deploy us_m10 C7")
    told = msgspec.json.encode(table.match.events("ge")).decode() + msgspec.json.encode(table.match.events(None)).decode()
    assert "m10" not in told
    assert "stuart" not in told
    assert "us-h" not in told
    assert "m10" in msgspec.json.encode(table.match.events("us")).decode()


def test_concealed_at_setup_and_by_forest():
    """HON-17.8, HON-15.5, HON-17.9: a unit in a Forest conceals at the end of its activation unless an enemy card is adjacent; declining is legal."""
    text = "terrain T C5\nus r us_rifle_cie C5\nge g ge_grenadier_kp {}"
    given(HON, text.format("C4")).plays("us", "activate r; end activation").asked("us", "tactic")
    given(HON, text.format("A1")).plays("us", "activate r; end activation; pass").then("r", visible=True, marker="activated")
