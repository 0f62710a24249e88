"""Records: they replay under the rules, tell what is wrong with them, and prove their dice."""

from __future__ import annotations

import json

import msgspec
import pytest

import bocage
from bocage.core.chance import Committed, Numbers, Sampling, Scripted, Seeded
from bocage.core.errors import RecordError
from bocage.core.inputs import Chose
from bocage.core.match import Match
from bocage.core.orders import Order
from bocage.core.record import parse, source_of
from bocage.core.registry import title
from bocage.core.replay import load, resume, verify
from bocage.core.tables import Kept
from tests.core.toy import TITLE, Lay, Shoot, Step, Toy


def find(slug):
    assert slug == "toy"
    return TITLE


def start(chance) -> Match:
    options = TITLE.resolve_options({})
    return Match(TITLE, TITLE.start("near", options), chance, scenario="near", options=options)


def played(chance=None, steps: int = 1000) -> Match:
    match = start(chance or Seeded(11))
    below = Numbers(b"record").below
    for _ in range(steps):
        if match.over:
            break
        ask = match.asks[-1]
        match.play(ask.seat, ask.legal.sample(below)[0])
    return match


def changed(data: bytes, change) -> bytes:
    record = json.loads(data)
    change(record)
    return json.dumps(record).encode()


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 7, 1000])
def test_a_record_replays_to_the_same_match(steps):
    match = played(steps=steps)
    twin = load(match.save(), find)
    assert twin.hash() == match.hash()
    assert twin.save() == match.save()
    assert [type(event) for event in twin.all_events()] == [type(event) for event in match.all_events()]


def test_a_loaded_match_goes_on_with_the_same_dice():
    match = played(steps=5)
    twin = load(match.save(), find)
    for each in (match, twin):
        while not each.over:
            each.play(each.asks[0].seat, each.asks[0].legal.fallback())
    assert match.save() == twin.save()


def test_a_record_can_be_read_up_to_an_input():
    match = played()
    early = load(match.save(), find, upto=1)
    assert len(early.inputs) == 1


def test_standing_orders_are_kept():
    match = played(steps=4)
    match.order("a", "dodge", Order("never"))
    assert load(match.save(), find).orders == {"a": {"dodge": Order("never")}}


def test_what_an_order_declined_stays_known_as_such():
    match = start(Seeded(11))
    for seat in "ab":
        match.play(seat, Lay(6))
    match.order("b", "dodge", Order("never"))
    match.play("a", Step(3))
    match.play("a", Shoot())
    assert [given.by_order for given in match.inputs if isinstance(given, Chose)] == [False, False, False, False, True]
    twin = load(match.save(), find)
    assert twin.save() == match.save()
    assert twin.barrier("a") == match.barrier("a") == "roll"
    twin.undo()
    match.undo()
    assert twin.hash() == match.hash()
    assert twin.ask.seat == "a"


def test_a_record_is_readable_json_with_a_hash_at_every_joint():
    match = played()
    record = json.loads(match.save())
    assert record["format"] == "bocage-record"
    assert (record["version"], record["game"], record["rules"], record["scenario"]) == (1, "toy", "1", "near")
    assert len(record["joints"]) == len(match.joints)
    assert {given["input"] for given in record["inputs"]} == {"answer", "chance"}


# -- what is wrong with it ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [b"", b"no", b"{}", b"[]", b"null", b'{"format":"other","version":1}', b'{"format":"bocage-record"}', b"\xff"])
def test_what_is_no_record_is_said_to_be_none(data):
    with pytest.raises(RecordError, match="not a Bocage record"):
        load(data, find)


def test_a_record_of_a_newer_version_asks_for_a_newer_program():
    data = changed(played().save(), lambda record: record.update(version=2, more="x"))
    with pytest.raises(RecordError, match=r"version 2.*install a newer"):
        load(data, find)


def test_a_record_under_other_rules_is_refused():
    class Newer(Toy):
        version = "2"

    with pytest.raises(RecordError, match=r"rules 1 of toy, here are rules 2"):
        load(played().save(), lambda slug: Newer())


def first_chance(record):
    return next(given for given in record["inputs"] if given["input"] == "chance")


def last_answer(record):
    return [given for given in record["inputs"] if given["input"] == "answer"][-1]


TAMPERED = {
    "another answer": lambda r: r["inputs"][0]["answer"].update(cell=4 if r["inputs"][0]["answer"]["cell"] != 4 else 5),
    "an illegal answer": lambda r: r["inputs"][0]["answer"].update(cell=9),
    "a malformed answer": lambda r: r["inputs"][0]["answer"].update(cell="x"),
    "another seat": lambda r: r["inputs"][0].update(seat="c"),
    "another question": lambda r: r["inputs"][0].update(what="action"),
    "another card": lambda r: first_chance(r).update(outcome=[[9 if first_chance(r)["outcome"][0][0] < 5 else 0]]),
    "a request that was never made": lambda r: first_chance(r).update(number=10**30),
    "a scenario that is not there": lambda r: r.update(scenario="neat"),
    "a place that is not there": lambda r: first_chance(r).update(outcome=[[10]]),
    "dice of another shape": lambda r: first_chance(r).update(outcome=[[1], [2]]),
    "an input too many": lambda r: r["inputs"].append(r["inputs"][0]),
    "dice too many": lambda r: r["inputs"].append({"input": "chance", "outcome": [[1]]}),
    "an input too few": lambda r: r["inputs"].pop(),
    "the first input gone": lambda r: r["inputs"].pop(0),
    "two inputs in the wrong order": lambda r: r["inputs"].insert(0, r["inputs"].pop(3)),
    "another hash": lambda r: r["joints"][1].update(hash="0" * 32),
    "a joint too few": lambda r: r["joints"].pop(),
    "another end": lambda r: r.update(final="0" * 32),
    "a scenario that differs": lambda r: r.update(scenario="far"),
    "another option": lambda r: r["options"].update(traps="no"),
    "an unknown option": lambda r: r["options"].update(tarps="no"),
    "an unknown value": lambda r: r["options"].update(traps="maybe"),
    "an unknown field": lambda r: r.update(more=1),
    "a field of the wrong type": lambda r: r.update(inputs="none"),
    "an unknown kind of input": lambda r: r["inputs"][0].update(input="wish"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_record_that_was_tampered_with_is_refused(how):
    data = changed(played().save(), TAMPERED[how])
    with pytest.raises(RecordError):
        load(data, find)


def test_the_place_of_the_fault_is_named():
    data = changed(played().save(), TAMPERED["an illegal answer"])
    with pytest.raises(RecordError, match=r"input [01]: .*TOY-1.1"):
        load(data, find)


def test_a_record_of_an_unknown_game_is_refused():
    data = changed(played().save(), lambda record: record.update(game="no_such_game"))
    with pytest.raises(ValueError, match="no game"):
        load(data, title)


# -- dice --------------------------------------------------------------------------------------------------------------------------------


def test_seeded_dice_are_proved():
    assert any("rolls and draws" in line for line in verify(played().save(), find))


def test_committed_dice_are_proved_after_the_end_only():
    secret = bytes(range(40))
    halfway = played(Committed(secret, {"a": "x", "b": "y"}), steps=5)
    assert secret.hex() not in halfway.save().decode()
    assert any("not revealed yet" in line for line in verify(halfway.save(), find))
    whole = played(Committed(secret, {"a": "x", "b": "y"}))
    assert whole.over
    record = parse(whole.save())
    assert record.dice.secret == secret.hex()
    assert record.dice.commitment == Committed.commitment(secret)
    assert any("committed dice" in line for line in verify(whole.save(), find))


def test_a_secret_that_does_not_belong_to_the_commitment_is_found():
    data = changed(played(Committed(bytes(32))).save(), lambda record: record["dice"].update(secret=bytes(range(32)).hex()))
    with pytest.raises(RecordError, match="does not belong"):
        verify(data, find)


def test_dice_that_are_not_those_of_the_stream_are_found():
    match = start(Scripted("deck 0, deck 1"))
    match.play("a", Lay(3))
    match.play("b", Lay(3))
    data = changed(match.save(), lambda record: record.update(dice={"kind": "seeded", "seed": Seeded(1).key.hex(), "count": 2}))
    load(data, find)
    with pytest.raises(RecordError, match="not the dice"):
        verify(data, find)


def test_dice_without_a_seed_prove_nothing():
    assert any("nothing to prove" in line for line in verify(played(Sampling(1)).save(), find))


def test_a_stream_after_an_undo_is_proved_by_its_numbers():
    match = played(steps=4)
    for _ in range(3):
        match.undo()
    while not match.over:
        match.play(match.asks[0].seat, match.asks[0].legal.fallback())
    assert any("rolls and draws" in line for line in verify(match.save(), find))


@pytest.mark.parametrize("field", ["seed", "secret"])
def test_damaged_hexadecimal_is_an_error_of_the_record(field):
    match = played(Committed(bytes(32)) if field == "secret" else Seeded(1))
    data = changed(match.save(), lambda record: record["dice"].update({field: "zz"}))
    with pytest.raises(RecordError):
        load(data, find)
    with pytest.raises(RecordError):
        verify(data, find)


def test_a_record_without_its_secret_goes_on_with_dice_given():
    match = played(Committed(bytes(32)), steps=5)
    twin = load(match.save(), find, Seeded(2))
    assert isinstance(twin.chance, Seeded)
    assert type(source_of(parse(match.save()).dice)).__name__ == "Fixed"


# -- snapshots ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 4, 5, 6, 1000])
def test_a_snapshot_is_resumed_as_the_same_match(steps):
    match = played(steps=steps)
    match.order("b", "dodge", Order("never"))
    twin = resume(match.snapshot(), find, Seeded(3))
    assert twin.hash() == match.hash()
    assert [(ask.seat, ask.number) for ask in twin.asks] == [(ask.seat, ask.number) for ask in match.asks]
    assert twin.orders == match.orders
    if not match.over:
        ask = twin.asks[0]
        twin.play(ask.seat, ask.legal.fallback(), ask.number)


@pytest.mark.parametrize("how", ["no json", "no state", "other inputs", "other type"])
def test_a_damaged_snapshot_is_refused(how):
    data = json.loads(played(steps=5).snapshot())
    if how == "no state":
        del data["state"]["hands"]
    elif how == "other inputs":
        data["inputs"] = [{"input": "answer", "seat": "b", "what": "nothing", "answer": {"kind": "end"}}]
    elif how == "other type":
        data["inputs"] = [{"input": "answer", "seat": "a", "what": "action", "answer": {"kind": "lay"}}]
    raw = b"{" if how == "no json" else msgspec.json.encode(data)
    with pytest.raises(RecordError):
        resume(raw, find, Seeded(1))


# -- the battle that a record carries ----------------------------------------------------------------------------------------------------


def carried(**changes):
    """A battle of Patrol that stands on no shelf."""
    return msgspec.structs.replace(title("patrol").scenario("hedgerow"), id="back_yard", title="The Back Yard", **changes)


def a_few_answers(match: Match) -> Match:
    for _ in range(6):
        ask = match.asks[0]
        match.play(ask.seat, next(iter(ask.legal)))
    return match


def test_a_record_carries_its_battle_and_needs_no_file():
    match = a_few_answers(bocage.new("patrol", carried(rounds=3), seed=5))
    again = bocage.load(match.save())
    assert again.hash() == match.hash()
    assert again.game.battle == match.game.battle
    assert again.game.setting.rounds == 3
    assert bocage.load(again.save()).hash() == match.hash()


def test_a_record_of_a_battle_on_the_shelf_carries_it_as_well():
    match = a_few_answers(bocage.new("patrol", "hedgerow", seed=5))
    assert msgspec.json.decode(match.save())["battle"]["id"] == "hedgerow"


def test_an_older_record_that_only_names_its_battle_still_loads():
    match = a_few_answers(bocage.new("patrol", "hedgerow", seed=5))
    data = msgspec.json.decode(match.save())
    del data["battle"], data["battle_hash"]
    assert bocage.load(msgspec.json.encode(data)).hash() == match.hash()


def test_a_battle_changed_inside_a_record_is_found():
    data = msgspec.json.decode(a_few_answers(bocage.new("patrol", carried(), seed=5)).save())
    data["battle"]["rounds"] += 1
    with pytest.raises(RecordError, match="not the one that was played"):
        bocage.load(msgspec.json.encode(data))


def test_a_battle_that_cannot_be_read_is_told():
    data = msgspec.json.decode(a_few_answers(bocage.new("patrol", carried(), seed=5)).save())
    data["battle"]["rounds"] = "many"
    with pytest.raises(RecordError, match="rounds"):
        bocage.load(msgspec.json.encode(data))


def test_a_snapshot_carries_a_battle_that_is_on_no_shelf():
    match = a_few_answers(bocage.new("patrol", carried(rounds=3), seed=5))
    again = resume(match.snapshot(), title, Seeded(1))
    assert again.hash() == match.hash()
    assert again.game.battle == match.game.battle


def test_settings_are_kept_by_content_and_few_of_them():
    made: list[str] = []

    def make(battle, options):
        made.append(battle.id)
        return battle.id

    kept = Kept(make, most=2)
    one, same, other, third = carried(), carried(), carried(rounds=3), carried(rounds=4)
    assert one is not same
    kept(one, {}), kept(same, {}), kept(one, {})
    assert len(made) == 1, "two values that say the same are one battle"
    kept(one, {"fog": "contact"})
    assert len(made) == 2, "other options are another setting"
    kept(other, {}), kept(third, {}), kept(one, {})
    assert len(made) == 5, "only the last two are kept"
