"""What the card of a win says: the truth of what stands between the game and three stars."""

from __future__ import annotations

import pytest

from app.klotski.analysis import Detour
from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.layouts.layout_names import entry_of
from app.klotski.win_words import win_figures, win_of, win_sentence
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.turns import StepCounts

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
TWO, THREE = (Detour(3, 4, 4), Detour(9, 9, 2)), (Detour(3, 3, 2), Detour(5, 5, 2), Detour(9, 9, 2))


def game(length: int = 81, back: int = 0, hints: int = 0, **others: object) -> FinishedKlotskiGame:
    """A game of 橫刀立馬 by moves, which takes 81."""
    made = FinishedKlotskiGame(
        LAYOUT, Metric.MOVES, (), length, 185.4, hints, 81, taken_back=StepCounts(back, 2 * back, back)
    )
    return made._replace(**others)


@pytest.mark.parametrize(
    ("finished", "detours", "stars", "sentence"),
    [
        (game(), (), 3, "It cannot be done in fewer."),
        (game(strict=True), (), 3, "It cannot be done in fewer, and you had neither help nor undo."),
        (game(87), THREE, 2, "3 detours cost 6 moves. Without that: three stars."),
        (game(83), (Detour(3, 3, 2),), 2, "1 detour cost 2 moves. Without that: three stars."),
        (game(120), THREE, 1, "3 detours cost 39 moves. Without that: three stars."),
        (game(81, back=1), (), 2, "What you undid counts: 1 move. Without that: three stars."),
        (game(87, back=4), TWO, 1, "2 detours cost 6 moves, and you undid 4 moves. Without that: three stars."),
        (game(81, hints=1), (), 2, "With a hint, two stars are the most."),
        (game(87, hints=2), TWO, 2, "2 detours cost 6 moves. With a hint, two stars are the most."),
        (game(95, hints=1), TWO, 1, "2 detours cost 14 moves. Without that: two stars, the most with a hint."),
        (game(81, given=True), (), 0, "The program gave part of this solution, so it earns no stars."),
        (game(9000), (), 1, "8,919 moves more than the fewest. Without that: three stars."),
        (game(90, relaxed=True), TWO, None, "A relaxed game gives no stars."),
        (game(optimum=None), (), None, "The fewest possible are not known yet, so there are no stars."),
    ],
)
def test_the_sentence_is_true_of_the_stars(
    finished: FinishedKlotskiGame, detours: tuple[Detour, ...], stars: int | None, sentence: str
) -> None:
    assert finished.stars == stars
    assert win_sentence(finished, detours) == sentence


def test_a_game_of_which_it_is_not_known_what_was_undone_gets_no_stars() -> None:
    win = win_of(game(taken_back=None), (), None)
    assert win.stars is None
    assert win.sentence.startswith("What was undone before this version")


def test_the_figures() -> None:
    assert win_figures(game(87)) == "87 moves · best possible 81 · 3:05"
    assert win_figures(game(87, strict=True)) == "87 moves · best possible 81 · 3:05 · strict game"
    assert win_figures(game(87, optimum=None)) == "87 moves · 3:05"
    assert win_figures(game(1, metric=Metric.CELLS)) == "1 cell · best possible 81 · 3:05"


def test_the_card_has_the_curve_and_the_detours_where_there_are_some() -> None:
    following = entry_of(Layout.parse("VAAV/VAAV/SHHS/VSSV/V..V"))
    with_detours = win_of(game(87), THREE, following)
    assert (with_detours.stars, with_detours.has_curve, with_detours.has_detours) == (2, True, True)
    assert "2 stars" in with_detours.spoken
    assert with_detours.next_title.startswith(following.names.en)
    perfect = win_of(game(), (), None)
    assert (perfect.has_curve, perfect.has_detours, perfect.next_title) == (True, False, "")
    assert not win_of(game(optimum=None), (), None).has_curve
