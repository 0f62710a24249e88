"""What a seat sees of a match: the scene of its title, completed by the question that is put to it, who is waited for, and the end."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.decision import Ask, Seat
from bocage.core.runner import Runner
from bocage.core.scene import Asked, Option, Say, Scene

OPTIONS = 400  # at most so many options are sent; past that the law still takes any legal answer


def view(runner: Runner, seat: Seat | None) -> Scene:
    """The title's scene for a seat, with the question that is put to it and who is waited for."""
    title, game = runner.title, runner.game
    scene = title.scene(game, seat)
    waiting = tuple(ask.seat for ask in runner.asks)
    ask = runner.asked(seat) if seat is not None else None
    ending = runner.outcome()
    return msgspec.structs.replace(
        scene,
        seat=seat,
        waiting=waiting,
        question=_asked(runner, ask) if ask is not None else None,
        seats=tuple(msgspec.structs.replace(plate, waits=plate.id in waiting) for plate in scene.seats),
        ended=Say(ending.message, ending.facts) if ending is not None else None,
        winners=ending.winners if ending is not None else (),
    )


def _asked(runner: Runner, ask: Ask[Any]) -> Asked:
    options: list[Option] = []
    more = False
    for legal, aside in ((ask.legal, False), (ask.asides, True)):
        for answer in legal or ():
            if len(options) >= OPTIONS:
                more = True
                break
            option = runner.title.option(runner.game, ask, answer)
            options.append(msgspec.structs.replace(option, key=len(options) + 1, aside=aside, declines=answer.declines))
    if options and not any(option.primary for option in options):
        options[0] = msgspec.structs.replace(options[0], primary=True)
    text = Say(f"question-{ask.what.replace('_', '-')}", ask.facts)
    form = runner.title.form(runner.game, ask)
    return Asked(ask.number, ask.seat, ask.what, text, ask.rule, ask.window, tuple(options), more, form)
