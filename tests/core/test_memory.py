"""What is found once for a moment: shared by copies, not by those who answered otherwise, imagine otherwise or took an answer back."""

from __future__ import annotations

from bocage.core.chance import Numbers, Seeded
from bocage.core.decision import choose
from bocage.core.match import Match
from tests.core.tiny import PICK, Pick, Said, Tiny, picks, play


def searching(looks):
    """A rule that looks for something before each question, and tells what it found."""

    def look(game, word):
        looks.append(word)
        return f"{word}{len(game.events)}"

    def rule(game):
        first = game.once("look", look, game, "first")
        answer = yield from choose(game, "a", PICK, picks("x", "y"))
        game.emit(Said(f"{first} {answer.what} {game.once('look', look, game, answer.what)}"))
        game.emit(Said(game.once("look", look, game, "again")))
        yield from choose(game, "a", PICK, picks("x", "y"))

    return rule


def test_a_copy_takes_what_the_match_has_found():
    looks: list[str] = []
    match = play(searching(looks))
    match.play("a", Pick("x"))
    assert looks == ["first", "x", "again"]
    twin = match.copy(Seeded(1))
    assert looks == ["first", "x", "again"], "nothing is looked for twice"
    assert twin.game.state.said == match.game.state.said == ["first0 x x0", "again1"]


def test_what_was_found_after_another_answer_is_not_taken():
    looks: list[str] = []
    match = play(searching(looks))
    for word in ("y", "x"):
        twin = match.copy(Seeded(1))
        twin.play("a", Pick(word))
        assert twin.game.state.said[0] == f"first0 {word} {word}0"
    assert looks == ["first", "y", "again", "x", "again"]


def test_what_was_found_is_forgotten_with_an_answer_taken_back():
    looks: list[str] = []
    match = play(searching(looks))
    match.play("a", Pick("x"))
    match.undo()
    match.play("a", Pick("y"))
    assert match.game.state.said == ["first0 y y0", "again1"]


def test_what_comes_next_is_asked_in_the_moment_of_the_joint():
    """Whoever looks for something where a rule begins is not told, after an answer taken back, what was found at a later joint."""

    class Looking(Tiny):
        def next_rule(self, game):
            seen.append(game.once("step", lambda: game.state.step))
            return super().next_rule(game)

    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))

    seen: list[int] = []
    title = Looking(rule, rule, rule)
    match = Match(title, title.start("only", {}), Seeded(1), scenario="only")
    match.play("a", Pick("x"))
    match.undo()
    assert seen[0] == seen[-1] != seen[1]


def test_what_was_found_in_an_imagined_match_stays_there():
    """The truth is looked at by the match, not by whoever imagines it from the next input on."""

    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        game.emit(Said(game.once("secret", lambda: "other" if "secret" in game.state.numbers else "truth")))
        yield from choose(game, "a", PICK, picks("x"))

    match = play(rule)
    twin = match.copy(Seeded(1))
    twin.title = twin.title.but(redeal=lambda game, seat, numbers: 1, assume=lambda game, facts: game.state.numbers.update(secret=facts))
    twin.imagine("a", Numbers(b"x"))
    for each, found in ((match, "truth"), (twin, "other"), (twin.copy(Seeded(2)), "other"), (match.copy(Seeded(3)), "truth")):
        if not each.game.state.said:
            each.play("a", Pick("x"))
        assert each.game.state.said == [found]
