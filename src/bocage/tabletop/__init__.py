"""What several games share above geometry and below their rules (ADR 19). It knows no game; what is alike only by accident stays in the games.

- `laws`: laws of questions where passing is free, or that hold on to what they worked out; `points`: places in answers
- `cards`: decks and hands as bags of titles, dealt anew; `positions`: the lines of a written position; `estimates`: a score as a chance to win
"""
