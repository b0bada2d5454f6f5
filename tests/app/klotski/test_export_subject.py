"""A layout as text that people read."""

from __future__ import annotations

import pytest
from hypothesis import given
from PySide6.QtCore import QLocale

from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.export_subject import diagram_words, layout_diagram, shared_result
from app.klotski.piece_names import piece_names
from app.ui.look.theme import LIGHT
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.turns import StepCounts
from tests.solvers.klotski.drawn_layouts import layouts

HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def test_chinese_diagrams_are_of_signs() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("zh_TW"))
    drawn, told = layout_diagram(HENGDAO), diagram_words(HENGDAO)
    QLocale.setDefault(before)
    assert drawn.splitlines()[0] == "5  張 曹 曹 趙"
    assert drawn.splitlines()[3] == "2  馬 1  2  黃"
    assert drawn.splitlines()[5] == "   a  b  c  d"
    assert "Cao" not in told


@given(layouts())
def test_everybody_is_in_all_their_cells(layout: Layout) -> None:
    rows = [line[3:].ljust(12) for line in layout_diagram(layout).splitlines()]
    for piece, name in zip(layout.pieces, piece_names(layout), strict=True):
        for row, column in piece.cells:
            assert rows[row][3 * column : 3 * column + 2].strip() == name.initials
    assert sum(row.count("·") for row in rows) == len(layout.blanks)


GAME = FinishedKlotskiGame(HENGDAO, Metric.MOVES, (), 81, 60.0, 0, 81)


@pytest.mark.parametrize(
    ("game", "stars", "figures"),
    [
        (GAME, "★★★", "81 moves · best possible 81"),
        (GAME._replace(strict=True), "★★★", "81 moves · best possible 81 · strict game"),
        (
            GAME._replace(taken_back=StepCounts(12, 20, 12)),
            "★☆☆",
            "81 moves · best possible 81 · undone: 12 moves",
        ),
        (GAME._replace(hints=1), "★★☆", "81 moves · best possible 81 · 1 hint"),
        (GAME._replace(hints=2, given=True), "☆☆☆", "81 moves · best possible 81 · 2 hints · with the program's help"),
        (GAME._replace(relaxed=True), "", "81 moves · best possible 81 · relaxed game"),
    ],
)
def test_what_is_shared_says_why_a_star_is_missing(game: FinishedKlotskiGame, stars: str, figures: str) -> None:
    result = shared_result(game, "Blade Drawn", LIGHT)
    assert result.figures == figures
    assert result.text.splitlines()[1] == f"{stars} {figures}".strip()
