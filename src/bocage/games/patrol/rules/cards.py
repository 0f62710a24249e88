"""PAT-8: cards. Blue plays Hurry and Grit beside any question of its own; Smoke and red's Grit have windows before the dice."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Aside, Question, Rules, Seat, choose, draw
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.patrol.state.events import CardPlayed, Drawn, Hurried, Unpinned
from bocage.games.patrol.state.model import BLUE, RED, Patrol


class PlayHurry(Aside):
    """Blue plays Hurry for the moving squad."""

    def target(self) -> tuple[str, str]:
        return "card", "blue-hurry"


class PlayGrit(Aside):
    """Blue plays Grit on a pinned squad."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class PlayCard(Answer):
    """A card played in its window."""

    card: str

    def target(self) -> tuple[str, str]:
        return "card", self.card


SMOKE: Question[PlayCard | Pass] = Question("smoke", PlayCard | Pass, rule="PAT-8.2", window="smoke", asides=False)
AIM: Question[PlayCard | Pass] = Question("aim", PlayCard | Pass, rule="PAT-8.3", window="aim", asides=False)


def has_card_right(game: Patrol, seat: Seat) -> bool:
    """PAT-8.2, PAT-8.3: a card in hand and none played this round; both are public."""
    hand = game.state.hands[seat]
    return bool(hand.cards) and not hand.played


def draw_cards(game: Patrol, seat: str, count: int) -> Rules[None]:
    """PAT-8.1: out of the deck, which is a bag until somebody draws."""
    cards = yield from draw(f"{seat}-deck", game.state.hands[seat].deck, count, why="PAT-8.1")
    game.emit(Drawn(seat, len(cards), tuple(cards)))


def asides(game: Patrol, seat: Seat, question: Question[Any]) -> Legal[Any] | None:
    """PAT-8.2: what blue may play beside a question of its own."""
    return blue_cards(game) if seat == BLUE and has_card_right(game, BLUE) else None


def blue_cards(game: Patrol) -> Legal[PlayHurry | PlayGrit]:
    hand = game.state.hands[BLUE]

    def refuse(answer: PlayHurry | PlayGrit) -> Refusal | None:
        card = "hurry" if isinstance(answer, PlayHurry) else "grit"
        if card not in hand.cards:
            return Refusal("PAT-8.2", "card-not-in-hand", {"card": f"@card-{card}"})
        if isinstance(answer, PlayHurry):
            return None if game.state.active else Refusal("PAT-8.2", "nobody-moves")
        squad = game.state.squads.get(answer.squad)
        return None if squad is not None and squad.pinned else Refusal("PAT-8.2", "not-pinned", {"squad": answer.squad})

    def listing() -> list[PlayHurry | PlayGrit]:
        cards: list[PlayHurry | PlayGrit] = [PlayHurry()] if "hurry" in hand.cards else []
        return [*cards, *(PlayGrit(s.id) for s in game.state.squads.values() if s.pinned)] if "grit" in hand.cards else cards

    return Legal(refuse, listing)


def carry_out(game: Patrol, seat: Seat, aside: PlayHurry | PlayGrit) -> Rules[None]:
    """PAT-8.2."""
    if isinstance(aside, PlayHurry):
        game.emit(CardPlayed(BLUE, "hurry"))
        game.emit(Hurried(game.state.active))
    else:
        game.emit(CardPlayed(BLUE, "grit"))
        game.emit(Unpinned(aside.squad))
    return
    yield


def window_card(game: Patrol, seat: Seat, question: Question[PlayCard | Pass], card: str, rule: str) -> Rules[int]:
    """Asks a seat for one kind of card before the dice, whenever it holds any card; 1 if it was played."""
    if not has_card_right(game, seat):
        return 0

    def refuse(answer: PlayCard | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer.card != card:
            return Refusal(rule, "card-has-no-use", {"card": answer.card})
        return None if card in game.state.hands[seat].cards else Refusal(rule, "card-not-in-hand", {"card": f"@card-{card}"})

    answer = yield from choose(game, seat, question, Legal(refuse, lambda: (PlayCard(card), PASS)))
    if isinstance(answer, Pass):
        return 0
    game.emit(CardPlayed(seat, card))
    return 1


def smoke_before_fire(game: Patrol) -> Rules[int]:
    """PAT-8.2: blue's Smoke takes one black die away."""
    return (yield from window_card(game, BLUE, SMOKE, "smoke", "PAT-8.2"))


def grit_before_fire(game: Patrol) -> Rules[int]:
    """PAT-8.3: red's Grit adds one black die."""
    return (yield from window_card(game, RED, AIM, "grit", "PAT-8.3"))
