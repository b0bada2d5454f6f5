"""The map of a small puzzle's positions, and two paths on their own."""

from __future__ import annotations

from PySide6.QtGui import QColor, QTextDocument
from pytestqt.qtbot import QtBot

from app.learn.lessons.fields import GuessSpin, chosen_layout, layout_choice
from app.learn.lessons.lost_move_part import ShownPath, moves_of
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.learn.lessons.position_map import PositionMap
from app.ui.look.theme import Appearance
from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.lessons import PartRequest
from tests.app.storage.drawn_records import ASIDE, DOWN, RIGHT, TWO_STEPS_AWAY

LAYOUTS = (
    "VV.V/VV.V/VVAA/VVAA/SSSS",
    "SHHS/VAAV/VAAV/VSSV/V..V",
    "HHAA/HHAA/HHHH/HHSS/SS..",
    "VAAV/VAAV/VHHV/VSSV/S..S",
)
START = TWO_STEPS_AWAY
"""Any layouts do: they are told apart, and one of them is solved."""
LEVELS = (
    (START,),
    (Layout.parse("AAS./AA../..../..../...."), Layout.parse("AA../AA.S/..../..../....")),
    (Layout.parse("..../..../...S/.AA./.AA."),),
)


def position_map(qtbot: QtBot) -> PositionMap:
    made = PositionMap("map", Appearance("light"))
    qtbot.addWidget(made)
    made.resize(324, 300)
    return made


def test_a_map_tells_how_many_positions_were_expanded_how_often_and_how_far_the_search_is(qtbot: QtBot) -> None:
    made = position_map(qtbot)
    made.grab()  # nothing yet
    made.set_levels(LEVELS)
    for times, path, told in (
        ({}, (), "0 positions expanded, at most 0 times each; the current path has 0 steps"),
        ({START: 1}, (START,), "1 position expanded, at most 1 time each; the current path has 0 steps"),
        (
            {START: 2, LEVELS[1][0]: 5},
            (START, LEVELS[1][0]),
            "2 positions expanded, at most 5 times each; the current path has 1 step",
        ),
    ):
        made.show_search(times, path)
        assert made.accessibleDescription() == told
        assert dict(made.times) == times
        made.grab()


def test_tiles_stand_in_rows_by_their_steps_and_are_warmer_the_more_often_they_were_expanded(qtbot: QtBot) -> None:
    made = position_map(qtbot)
    made.set_levels(LEVELS)
    cold = made.grab().toImage()
    rows = (50, 150, 250)
    left, middle, right = 24 + 75, 24 + 150, 24 + 225
    for place, row in ((middle, rows[0]), (left, rows[1]), (right, rows[1]), (middle, rows[2])):
        for layout in (layout for level in LEVELS for layout in level):
            made.show_search({layout: 13}, ())
            changed = made.grab().toImage().pixel(place - 68, row - 40) != cold.pixel(place - 68, row - 40)
            depth = rows.index(row)
            level = LEVELS[depth]
            expected = level[0] if len(level) == 1 or place == left else level[1]
            assert changed is (layout == expected)
    shades: list[int] = []
    for times in (1, 2, 7, 13, 40):
        made.show_search({START: times}, ())
        colour, ground = made.grab().toImage().pixelColor(middle - 68, rows[0] - 40), QColor(made.theme.field)
        shades.append(abs(colour.blue() - ground.blue()) + abs(colour.red() - ground.red()))
    assert shades[:4] == sorted(set(shades[:4]))
    assert shades[3] == shades[4]


def test_slides_of_one_piece_that_go_on_are_one_move() -> None:
    block = [Step(PieceKind.BLOCK, (one, other)) for one, other in (((0, 0), (1, 0)), ((1, 0), (2, 0)))]
    aside = Step(PieceKind.SOLDIER, ((0, 3), (1, 3)))
    assert moves_of((*block, aside, block[0]), ("曹", "曹", "卒", "曹")) == [["曹", "曹"], ["卒"], ["曹"]]
    assert moves_of((), ()) == []


def test_the_moves_of_a_path_are_shown_and_told(qtbot: QtBot) -> None:
    shown = ShownPath("A path", "shown", 0, START, Appearance("light"))
    qtbot.addWidget(shown)
    shown.take_up((DOWN, ASIDE, RIGHT))
    shown.show_moment(2)
    assert shown.strip.accessibleDescription() == "曹 | 卒"
    document = QTextDocument()
    document.setHtml(shown.strip.text())
    assert document.toPlainText().split() == ["曹", "卒", "1", "2"]


def test_the_ring_is_round_the_piece_that_slid_last(qtbot: QtBot) -> None:
    shown = ShownPath("A path", "shown", 0, START, Appearance("light"))
    qtbot.addWidget(shown)
    shown.resize(200, 340)
    shown.take_up((DOWN, ASIDE, RIGHT))
    block, soldier = shown.track.movers[0], shown.track.movers[1]
    assert block != soldier
    seen: list[int | None] = []
    for moment in (0, 0.2, 1, 1.5, 2, 2.01, 3):
        shown.show_moment(moment)
        seen.append(shown.board.ringed)
        shown.grab()
    assert seen == [None, block, block, soldier, soldier, block, block]
    shown.show_moment(0)
    assert shown.board.ringed is None


def test_layouts_to_begin_with_are_named_by_their_fewest_moves(qtbot: QtBot) -> None:
    given = Given(PartRequest(1, "levels"), "levels", {}, Appearance("light"), None, None)
    part = Part(given)
    qtbot.addWidget(part)
    combo = layout_choice(part, list(map(Layout.parse, LAYOUTS)))
    combo.setParent(part)
    for number, moves in enumerate((7, 13, 21, 81)):
        combo.setCurrentIndex(number)
        entry = entry_for(chosen_layout(combo))
        assert entry is not None
        assert entry.optimum[Metric.MOVES] == moves
        assert entry.names.en in combo.currentText()
    spin = GuessSpin("guess", "How many?")
    qtbot.addWidget(spin)
    assert (spin.minimum(), spin.maximum(), spin.value(), spin.text()) == (0, 200, 0, "?")
