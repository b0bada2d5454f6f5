"""The marks of a watched search stand out from every square and piece, by the formula of WCAG 2.2."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont

from app.klotski.trace import successor_marks
from app.knight.board.search_trail import warmth
from app.knight.board.surface import mixed
from app.ui.look.search_colours import SearchColours, colours_on_lacquer, search_colours
from app.ui.look.theme import THEMES, Theme
from solvers.klotski.trace import NodeStatus
from tests.app.contrast import LEAST, contrast

INKS = ("path", "good", "again", "pruned", "waiting", "seen")


def told_apart(colours: SearchColours, ink: str, ground: str | QColor) -> float:
    """The contrast with a ground of a mark: that of its ink or of its casing."""
    return max(contrast(ink, ground), contrast(colours.casing, ground))


def squares(theme: Theme) -> list[QColor]:
    """The colours of both squares, plain and with the least, the middle and the greatest tint."""
    plain = [QColor(theme.square_light), QColor(theme.square_dark)]
    tints = [warmth(theme, share) for share in (0.0, 0.5, 1.0)]
    return [*plain, *(mixed(square, tint, tint.alphaF()) for square in plain for tint in tints)]


def test_the_formula_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ink", INKS)
def test_an_ink_and_its_casing_are_far_apart(name: str, ink: str) -> None:
    """With 9:1 between them, no ground is closer than 3:1 to both."""
    for colours in (search_colours(THEMES[name]), colours_on_lacquer(THEMES[name])):
        assert contrast(getattr(colours, ink), colours.casing) >= LEAST**2


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ink", INKS)
def test_marks_stand_out_from_both_squares_and_their_tints(name: str, ink: str) -> None:
    theme = THEMES[name]
    colours = search_colours(theme)
    for square in squares(theme):
        assert told_apart(colours, getattr(colours, ink), square) >= LEAST


@pytest.mark.parametrize("name", THEMES)
def test_marks_stand_out_from_every_piece_and_the_tray(name: str) -> None:
    theme = THEMES[name]
    colours = colours_on_lacquer(theme)
    style = successor_marks.ArrowStyle(colours, 80.0, QFont())
    for status in NodeStatus:
        for ground in (theme.block, theme.tall, theme.wide, theme.soldier, theme.well):
            assert told_apart(colours, style.ink(status), ground) >= LEAST


@pytest.mark.parametrize("name", THEMES)
def test_the_least_and_the_greatest_tint_are_told_apart(name: str) -> None:
    theme = THEMES[name]
    _, _, least, _, most, *_ = squares(theme)
    assert contrast(least, most) >= LEAST


@pytest.mark.parametrize("name", THEMES)
def test_the_caption_is_read_in_the_frame(name: str) -> None:
    assert contrast(THEMES[name].sign, THEMES[name].frame) >= 4.5
