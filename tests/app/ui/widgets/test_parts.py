"""Small parts of the window on their own: lines that break, sliders, bars, sections that scroll, tables."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.look.scale import set_text_scale
from app.ui.look.theme import Appearance
from app.ui.painting.line_parts import PartsDelegate
from app.ui.widgets.focus import enable_either, pass_focus
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.lists import LineList, Lines, RowTable, TableColumn, TableModel, figure_text
from app.ui.widgets.painted import ScaledPicture, Wrapped
from app.ui.widgets.scrolled import Scrolled, scrolled_column
from app.ui.widgets.windows import resize_at_first


class Letters(Wrapped):
    """A hundred letters of ten pixels, in lines of twenty."""

    def break_lines(self, width: float) -> float:
        across = max(1, int(width // 10))
        self.lines = -(-100 // across)
        return 20.0 * self.lines


def test_lines_are_broken_anew_in_another_width_only(qtbot: QtBot) -> None:
    letters = Letters(Appearance("light"), "letters", "Letters")
    qtbot.addWidget(letters)
    changed: list[bool] = []
    letters.height_changed.connect(lambda: changed.append(True))
    letters.resize(200, 10)
    letters.show()
    assert (letters.height(), letters.lines) == (100, 5)
    before = len(changed)
    assert letters.height_for(100) == 200
    assert letters.lines == 5, "as for its own width"
    assert letters.height_for(0) == 2000
    letters.resize(200, 300)
    assert len(changed) == before
    letters.resize(501, 300)
    assert (letters.height(), letters.lines) == (40, 2)
    assert len(changed) == before + 1
    font = letters.font()
    font.setPointSize(font.pointSize() + 3 if font.pointSize() > 0 else 20)
    letters.setFont(font)
    assert len(changed) == before + 2


def test_a_press_beside_the_handle_brings_it_there(qtbot: QtBot) -> None:
    slider = JumpSlider()
    qtbot.addWidget(slider)
    slider.setRange(0, 100)
    slider.resize(320, 30)
    slider.show()
    for place, value in ((1, 0), (80, 25), (160, 50), (240, 75), (318, 100)):
        slider.setValue(50 if value != 50 else 0)
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(place, 15))
        assert slider.value() == pytest.approx(value, abs=3)
    slider.setValue(100)
    qtbot.mouseClick(slider, Qt.MouseButton.RightButton, pos=QPoint(160, 15))
    assert slider.value() == 100
    slider.setValue(50)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(165, 15))
    assert slider.value() == 50, "on the handle itself"


def section(width: int = 200, height: int = 900) -> QWidget:
    made = QWidget()
    made.setObjectName("section")
    made.setMinimumSize(width, height)
    return made


def test_a_section_that_scrolls_is_never_narrower_than_it_unless_text_is_large(qtbot: QtBot) -> None:
    for scale, width, narrowest in ((1.0, 500, 500), (1.5, 500, 300), (1.5, 100, 100)):
        set_text_scale(scale)
        inner = section()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        filling = QWidget()
        filling.setMinimumWidth(width)
        column.addWidget(filling)
        scrolled = Scrolled(inner)
        qtbot.addWidget(scrolled)
        inner.setMinimumWidth(0)
        bar = 0 if narrowest == 300 else scrolled.minimumSizeHint().width() - narrowest
        assert scrolled.minimumSizeHint().width() == narrowest + bar
        assert 0 <= bar < 30
        sideways = scrolled.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        assert sideways is (scale <= 1)
        assert scrolled.objectName() == "sectionScroll"


def test_a_column_keeps_its_margins_and_has_room_for_its_scroll_bar(qtbot: QtBot) -> None:
    parent, part = QWidget(), QLabel("part")
    qtbot.addWidget(parent)
    parent.resize(300, 200)
    scrolled_column(part, spacing=4, margins=(20, 10, 30, 15), parent=parent)
    parent.show()
    place = part.mapTo(parent, QPoint(0, 0))
    assert (place.x(), place.y()) == (20, 10)
    assert place.x() + part.width() == 300 - 30


def test_the_arrows_that_scroll_nothing_are_left_to_the_window(qtbot: QtBot) -> None:
    class Heard(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.keys: list[int] = []

        def keyPressEvent(self, event: object) -> None:
            self.keys.append(event.key())  # pyright: ignore[reportAttributeAccessIssue]

    heard = Heard()
    qtbot.addWidget(heard)
    scrolled = Scrolled(section())
    scrolled.setParent(heard)
    scrolled.resize(250, 100)
    heard.show()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(scrolled, key)
    assert heard.keys == [Qt.Key.Key_Left, Qt.Key.Key_Right]
    assert scrolled.verticalScrollBar().value() > 0


def test_a_window_is_as_large_as_asked_for_and_the_screen_has_room_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    resize_at_first(window, QSize(300, 200))
    assert window.size() == QSize(300, 200)
    set_text_scale(1.5)
    resize_at_first(window, QSize(300, 200))
    assert window.size() == QSize(450, 300)
    resize_at_first(window, QSize(90_000, 90_000))
    screen = window.screen().availableGeometry().size()
    assert window.size() == QSize(screen.width() - 10, screen.height() - 40)


def test_the_focus_stays_where_it_can_be_and_one_of_two_sets_is_enabled(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    fields = [QPushButton(str(number), window) for number in range(4)]
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    left, disabled, hidden, heir = fields
    left.setFocus()
    disabled.setEnabled(False)
    hidden.hide()
    assert not pass_focus(window, disabled, hidden, heir), "the one in focus can have it"
    enable_either(True, (heir,), (disabled,))
    assert heir.isEnabled()
    assert not disabled.isEnabled()
    enable_either(False, (heir,), (disabled,))
    assert disabled.isEnabled()
    assert not heir.isEnabled()
    assert not pass_focus(window, hidden, heir)


class Squares(Lines):
    """Square numbers; each that is made is noted."""

    def __init__(self) -> None:
        self.made: list[int] = []

    def __len__(self) -> int:
        return 50

    def line(self, number: int) -> str:
        self.made.append(number)
        return str(number * number)


def test_lines_are_made_when_they_are_read(qtbot: QtBot) -> None:
    squares = Squares()
    assert (squares[3], squares[-1], squares[2:5], squares[48:60]) == ("9", "2401", ["4", "9", "16"], ["2304", "2401"])
    assert squares.made == [3, 49, 2, 3, 4, 48, 49]
    with pytest.raises(IndexError):
        squares[50]
    assert squares.spoken(7) == "49"
    shown = LineList()
    qtbot.addWidget(shown)
    shown.resize(200, 120)
    shown.show_lines(squares)
    shown.show()
    shown.setFocus()
    squares.made.clear()
    shown.grab()
    assert 1 < len(set(squares.made)) < 15
    page = shown.verticalScrollBar().pageStep()
    for key, row in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_PageDown, 1 + page),
        (Qt.Key.Key_End, 49),
        (Qt.Key.Key_Down, 49),
        (Qt.Key.Key_PageUp, 49 - page),
        (Qt.Key.Key_Up, 48 - page),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Up, 0),
    ):
        qtbot.keyClick(shown, key)
        assert shown.currentIndex().row() == row
        assert shown.viewport().rect().contains(shown.visualRect(shown.currentIndex()).center())
        assert shown.indexAt(shown.visualRect(shown.currentIndex()).center()).row() == row
    qtbot.keyClicks(shown, "62")
    assert shown.currentIndex().row() == 25


def name_of(row: tuple[str, float | None]) -> str:
    return row[0]


def test_a_table_says_what_its_columns_say_of_each_row(qtbot: QtBot) -> None:
    model = TableModel()
    model.columns = (
        TableColumn("Name", name_of, 0, numeric=False, meaning="What it is called"),
        TableColumn("Many\nsteps", figure_text(lambda row: row[1], "{:.1f}".format, "none"), 1),
    )
    model.rows = [("one", 1.25), ("two", None), None]
    roles, right = Qt.ItemDataRole, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    assert (model.rowCount(), model.columnCount()) == (3, 2)
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)
    texts = [[model.index(line, column).data() for column in range(2)] for line in range(3)]
    assert texts == [["one", "1.2"], ["two", "none"], ["", ""]]
    cell = model.index(0, 1)
    assert model.data(cell, roles.ToolTipRole) == "1.2"
    assert model.data(cell, roles.TextAlignmentRole) == right
    assert model.data(model.index(0, 0), roles.TextAlignmentRole) == left
    assert model.data(cell, roles.DecorationRole) is None
    assert model.data(model.index(9, 9)) is None
    horizontal = Qt.Orientation.Horizontal
    headings = [model.headerData(1, horizontal, role) for role in (roles.DisplayRole, roles.AccessibleTextRole)]
    assert headings == ["Many\nsteps", "Many steps"]
    assert [model.headerData(column, horizontal, roles.ToolTipRole) for column in range(2)] == [
        "What it is called",
        None,
    ]
    assert model.headerData(0, horizontal, roles.TextAlignmentRole) == left
    assert model.headerData(0, horizontal, roles.DecorationRole) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    table = RowTable("table", 30)
    qtbot.addWidget(table)
    table.setModel(model)
    assert table.rowHeight(0) == 30
    table.selectRow(1)
    assert len(table.selectedIndexes()) == 2
    assert not table.showGrid()


def test_parts_of_a_line_stand_in_their_columns_in_a_list(qtbot: QtBot) -> None:
    lines = ["1  one", "12  two", "123  three"]
    shown, delegate = LineList(), PartsDelegate()
    qtbot.addWidget(shown)
    shown.setItemDelegate(delegate)
    shown.resize(300, 100)
    shown.show_lines(lines)
    delegate.show_lines(["no parts"])
    plain = shown.grab().toImage()
    delegate.show_lines(lines)
    columns = shown.grab().toImage()
    assert plain != columns
    delegate.show_lines(["no parts"])
    assert shown.grab().toImage() == plain


class Ground(ScaledPicture):
    """Fills the middle half of its field."""

    def paint(self, painter: QPainter) -> None:
        width, height = self.field.width(), self.field.height()
        painter.fillRect(QRectF(width / 4, height / 4, width / 2, height / 2), QColor("red"))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_picture_is_enlarged_with_the_text(qtbot: QtBot, scale: float) -> None:
    set_text_scale(scale)
    ground = Ground(Appearance("light"), "ground", "Ground")
    qtbot.addWidget(ground)
    ground.resize(100, 80)
    assert (ground.field.width(), ground.field.height()) == (100 / scale, 80 / scale)
    assert ground.pixel_ratio == ground.devicePixelRatioF() * scale
    assert ground.drawn_font.pixelSize() == round(ground.fontInfo().pixelSize() / scale)
    picture = ground.grab().toImage()
    across = [x for x in range(100) if picture.pixelColor(x, 40) == QColor("red")]
    assert across == list(range(25, 75))


def test_the_font_of_a_picture_is_told_in_pixels(qtbot: QtBot) -> None:
    ground, font = Ground(Appearance("light"), "ground", "Ground"), QFont()
    qtbot.addWidget(ground)
    font.setPointSizeF(9.0)
    ground.setFont(font)
    assert ground.drawn_font.pixelSize() >= 9
    before, general = QApplication.font(), QFont()
    general.setPixelSize(12)
    QApplication.setFont(general)
    font.setPixelSize(24)
    ground.setFont(font)
    sizes = ground.enlarged, ground.drawn_font.pixelSize()
    QApplication.setFont(before)
    assert sizes == (2.0, 12)
