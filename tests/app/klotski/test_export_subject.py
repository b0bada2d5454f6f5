"""A layout as text that people read."""

from __future__ import annotations

from hypothesis import given
from PySide6.QtCore import QLocale

from app.klotski.export_subject import diagram_words, layout_diagram
from app.klotski.piece_names import piece_names
from solvers.klotski.layout import Layout
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
