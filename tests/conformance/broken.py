"""Titles that break one promise each, on purpose: the suite must find every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.core.decision import Ask, Question
from bocage.core.errors import Refusal
from bocage.core.game import Result
from bocage.core.legal import PASS, Legal
from bocage.core.scene import Form, Say
from bocage.core.state import State, replace
from tests.core.toy import DODGE, ENGLISH, ActionSpent, Hurt, PhaseBegan, Shoot, Step, Toy, ToyGame, ToyState, other

SKIP = object()


def intercept(rule, change: Callable[[Any], Any]):
    """A rule whose requests are changed on their way; a question that becomes SKIP is answered with a pass, unasked."""
    if rule is None:
        return None

    def run():
        value = None
        while True:
            try:
                request = rule.send(value)
            except StopIteration:
                return
            changed = change(request)
            value = PASS if changed is SKIP else (yield changed)

    return run()


class Changed(Toy):
    """Questions are changed by `change`."""

    def change(self, game, ask: Ask[Any]) -> Any:
        return ask

    def next_rule(self, game):
        return intercept(super().next_rule(game), lambda request: self.change(game, request) if isinstance(request, Ask) else request)


class Stuck(Changed):
    """legal: in the second round nothing is legal."""

    def change(self, game, ask):
        if ask.what == "action" and game.state.round == 2:
            ask.legal = Legal(lambda x: Refusal("TOY-2.1", "too-far", {"cell": 0}), list)
        return ask


class Overlisted(Changed):
    """listed: a listing that promises too much."""

    def change(self, game, ask):
        if ask.what == "action":
            ask.legal = Legal(ask.legal.refuse, lambda: [Shoot(), Step(99)], exact=True)
        return ask


class Crashing(Changed):
    """listed: a rule that breaks on a legal answer."""

    def next_rule(self, game):
        rule = super().next_rule(game)
        return None if rule is None else self.crash(game, rule)

    def crash(self, game, rule):
        yield from rule
        if game.state.actions == 1:
            raise KeyError("no such thing")


class Lawless(Changed):
    """unlisted: everything is taken that is not listed."""

    def change(self, game, ask):
        listed = ask.legal
        ask.legal = Legal(lambda x: None, lambda: list(listed))
        return ask


class Groundless(Changed):
    """unlisted: a refusal that cites no rule of the book."""

    def change(self, game, ask):
        law = ask.legal
        ask.legal = Legal(lambda x: None if law.refuse(x) is None else Refusal("TOY-99.9", "too-far", {"cell": 0}), lambda: list(law))
        return ask


class Fragile(Changed):
    """unlisted: a law that breaks on strange answers."""

    def change(self, game, ask):
        law = ask.legal
        cells = {cell: cell for cell in range(10)}
        ask.legal = Legal(lambda x: law.refuse(x) if not isinstance(x, Step) or cells[x.to] >= 0 else None, lambda: list(law))
        return ask


class Meddling(Changed):
    """unlisted: a law that changes the state while it judges."""

    def change(self, game, ask):
        law = ask.legal

        def refuse(answer):
            refusal = law.refuse(answer)
            if refusal is not None:
                game.state.actions += 1
            return refusal

        ask.legal = Legal(refuse, lambda: list(law))
        return ask


class Hiding(Changed):
    """complete: shooting is legal, and never offered."""

    def change(self, game, ask):
        law = ask.legal
        if ask.what == "action":
            ask.legal = Legal(law.refuse, lambda: [answer for answer in law if not isinstance(answer, Shoot)])
        return ask


class Vain(Toy):
    """fruitful: who shoots is asked something that can only be declined, though nothing about it is secret."""

    vain: Question[Any] = Question("dodge", DODGE.answers, rule=DODGE.rule)

    def next_rule(self, game):
        rule = super().next_rule(game)
        return None if rule is None else self.ask_in_vain(rule)

    def ask_in_vain(self, rule):
        value = None
        while True:
            try:
                request = rule.send(value)
            except StopIteration:
                return
            value = yield request
            if isinstance(value, Shoot):
                yield Ask(request.seat, self.vain, Legal(lambda x: None if x == PASS else Refusal("TOY-4.2", "no-bluff"), lambda: [PASS]), {}, None)


class Idle(Changed):
    """idle: the window for a dodge may have one answer, and does not say that this hides what is in the hand."""

    def change(self, game, ask):
        if ask.what == "dodge":
            ask.question = Question("dodge", DODGE.answers, rule=DODGE.rule, window=DODGE.window)
        return ask


class Mumbling(Toy):
    """told apart: one step is called like the other."""

    def option(self, game, ask, answer):
        option = super().option(game, ask, answer)
        return replace(option, label=Say("answer-step", {"to": 0})) if isinstance(answer, Step) else option


class Evasive(Changed):
    """reasons: what is forbidden is just not on offer."""

    def change(self, game, ask):
        law = ask.legal
        ask.legal = Legal(lambda x: None if law.refuse(x) is None else Refusal(ask.rule, "not-offered"), lambda: list(law))
        return ask


class Forgetful(Toy):
    """copy: what happens depends on how often anything has happened in this process."""

    calls = 0

    def next_rule(self, game):
        rule = super().next_rule(game)
        return None if rule is None else self.counted(game, rule)

    def counted(self, game, rule):
        yield from rule
        Forgetful.calls += 1
        if Forgetful.calls % 3 == 0:
            game.emit(Hurt("a", 0))
            game.state.discards.append(str(Forgetful.calls))


class SharingState(ToyState):
    """A state that copies its outer dicts only."""

    def copy(self):
        return State.copy(self)


class Sharing(Toy):
    """sharing: lists inside a dict are shared by all copies."""

    state_type = SharingState

    def laid_out(self, cells, options):
        state = super().laid_out(cells, options)
        return SharingState(*(getattr(state, field) for field in state.__struct_fields__))


class Remembering(Toy):
    """undo: what comes next depends on something that is not in the state."""

    def next_rule(self, game):
        game.joints = getattr(game, "joints", 0) + 1
        rule = super().next_rule(game)
        return None if rule is None else self.marked(game, rule, game.joints)

    def marked(self, game, rule, joints):
        yield from rule
        game.emit(PhaseBegan(game.state.phase))
        game.state.discards.append(f"joint {joints}")


class Counting(Toy):
    """record: every new match begins differently."""

    starts = 0

    def begin(self, scenario, options):
        game = super().begin(scenario, options)
        Counting.starts += 1
        game.state.rounds = 3 + Counting.starts % 2
        return game


class Unsaved(Toy):
    """snapshot: the state cannot be read back."""

    state_type = State


class Hashed(Changed):
    """hash seed: the order of a listing comes from a set."""

    def change(self, game, ask):
        law = ask.legal
        ask.legal = Legal(law.refuse, lambda: sorted(law, key=lambda answer: hash(repr(answer))))
        return ask


class Peeking(Toy):
    """view: the other hand lies face up."""

    def scene(self, game, seat):
        scene = super().scene(game, seat)
        phase = Say("phase", {"name": "+".join(card for hand in game.state.hands.values() for card in hand)})
        return replace(scene, phase=phase)


class Doubled(Toy):
    """scene: two pieces of one id."""

    def scene(self, game, seat):
        scene = super().scene(game, seat)
        return replace(scene, pieces=(*scene.pieces, scene.pieces[0]))


class Misleading(Toy):
    """scene: a form that begins with an answer that would be refused."""

    def form(self, game, ask):
        return Form(Step(99)) if ask.what == "action" else None


class Whispering(Changed):
    """question: the question's sentence tells a secret."""

    def change(self, game, ask):
        if ask.what == "action":
            ask.facts = {"left": game.state.traps[other(ask.seat)]}
        return ask


class Telling(Changed):
    """question: a window that opens only for those who can use it."""

    def change(self, game, ask):
        return SKIP if ask.what == "dodge" and "bluff" not in game.state.hands[ask.seat] else ask


class Warning_(Changed):
    """refusals: a law that knows where the trap is."""

    def change(self, game, ask):
        law = ask.legal

        def refuse(answer):
            if isinstance(answer, Step) and answer.to == game.state.traps[other(ask.seat)]:
                return Refusal("TOY-1.2", "occupied", {"cell": answer.to})
            return law.refuse(answer)

        ask.legal = Legal(refuse, lambda: list(law))
        return ask


class Reckoning(Toy):
    """Honest: odds that read what is imagined."""

    def measure(self, game, seat, events):
        bluffs = game.state.hands[other(seat)].count("bluff") + 10 * game.state.traps[other(seat)]
        return Result(bluffs, "result-hits", (("hits", bluffs),))


class Cheating(Reckoning):
    """odds: a redeal that leans on the truth."""

    def redeal(self, game, seat, numbers):
        facts = super().redeal(game, seat, numbers)
        if facts is not None:
            for owner, trap in facts["traps"].items():
                facts["traps"][owner] = trap if numbers.below(3) else game.state.traps[owner]
        return facts


class Hasty(Toy):
    """bound: it takes longer than it says."""

    def bound(self, game):
        return 5


class Monoglot(Toy):
    """texts: a sentence is missing in French."""

    def locale_texts(self, language):
        return (ENGLISH if language == "en" else ENGLISH.replace("event-stepped", "event-steppped"),)


class Silent(Toy):
    """texts: a sentence asks for an argument that nobody gives."""

    def locale_texts(self, language):
        return (ENGLISH.replace("{ $left } left", "{ $actions } left"),)


class Citing(Toy):
    """rules: an event cites a rule that is not in the book."""

    def next_rule(self, game):
        rule = super().next_rule(game)
        return None if rule is None else self.cited(game, rule)

    def cited(self, game, rule):
        yield from rule
        if game.state.actions == 2:
            game.emit(Misquoted())


class Misquoted(ActionSpent, tag="action_spent"):
    rules = ("TOY-98.7",)

    def apply(self, state):
        pass


class Straying(Toy):
    """yield from: a module that calls a rule and throws it away."""

    modules = ("tests.conformance.straying",)


__all__ = ["ToyGame"]
HASHED, HONEST = Hashed(), Reckoning()
