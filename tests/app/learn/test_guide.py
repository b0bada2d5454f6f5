"""The guide: opened by F1, turned by mouse and keys, its pictures painted by the boards' painters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.learn import guide_map
from app.learn.guide import GuideWindow, guide_pages
from app.learn.guide_pictures import CLOSED_TOUR, CODES, HENGDAO, OPEN_TOUR, WAY, WORTH, Picture, paint
from app.ui.look.theme import HIGH_CONTRAST, LIGHT, THEMES, Theme
from app.window.main_window import MainWindow
from solvers.klotski.codes import read
from solvers.klotski.layout import EXIT
from solvers.klotski.moves import Metric
from solvers.klotski.play.stars import stars
from solvers.klotski.state_space import graph
from solvers.knight.board import Board
from solvers.search import Drive, Found


def guide(window: MainWindow, qtbot: QtBot) -> GuideWindow:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (made,) = window.findChildren(GuideWindow)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def picture(which: Picture, theme: Theme) -> QImage:
    image = QImage(QSize(600, 330), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()), which, theme, QFont())
    painter.end()
    return image


def test_f1_opens_it_once(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    window.menu_actions.by_name["guide"].trigger()
    assert window.findChildren(GuideWindow) == [made]
    made.close()


def test_next_and_back_turn_its_pages(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    assert not made.back.isEnabled()
    seen = [made.page.title]
    while made.forward.isEnabled():
        qtbot.mouseClick(made.forward, Qt.MouseButton.LeftButton)
        seen.append(made.page.title)
        assert made.heading.text() == made.page.title
        shown = made.long_text.toPlainText() if made.page.picture is None else made.text.text()
        assert shown == made.page.text
        assert made.page.picture is None or made.picture.accessibleName() == made.page.title
    assert len(set(seen)) == len(seen) == len(Picture) + 1
    qtbot.mouseClick(made.back, Qt.MouseButton.LeftButton)
    assert made.page.title == seen[-2]
    made.close()


def test_the_arrow_keys_turn_its_pages_and_escape_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    qtbot.keyClick(made.titles, Qt.Key.Key_Down)
    qtbot.keyClick(made.titles, Qt.Key.Key_Down)
    assert made.page.picture is Picture.STARS
    qtbot.keyClick(made, Qt.Key.Key_Escape)
    assert not made.isVisible()


def test_every_text_has_room(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    for row in range(made.titles.count()):
        made.titles.setCurrentRow(row)
        for label in made.findChildren(QLabel):
            qtbot.waitUntil(lambda label=label: label.height() >= label.heightForWidth(label.width()))
    made.close()


def test_the_last_page_names_the_sources(window: MainWindow, qtbot: QtBot) -> None:
    made = guide(window, qtbot)
    qtbot.keyClick(made.titles, Qt.Key.Key_End)
    assert made.heading.text() == "Sources"
    assert made.long_text.isVisible()
    assert not made.picture.isVisible()
    assert not made.text.isVisible()
    assert all(name in made.long_text.toPlainText() for name in ("Lin Shun-shii", "Lü Zhenyu", "WinHRD", "Schwenk"))
    qtbot.mouseClick(made.back, Qt.MouseButton.LeftButton)
    assert made.picture.isVisible()
    assert not made.long_text.isVisible()
    made.close()


def test_it_closes_with_the_window(window: MainWindow, qtbot: QtBot) -> None:
    guide(window, qtbot)
    window.close()
    qtbot.waitUntil(lambda: not window.findChildren(GuideWindow))


def _pixels(image: QImage) -> bytes:
    return bytes(image.constBits())  # of an image that is still there: the view does not keep it


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("which", Picture)
def test_every_picture_is_another_one_in_every_theme(which: Picture) -> None:
    painted = {theme.name: _pixels(picture(which, theme)) for theme in THEMES.values()}
    assert len(set(painted.values())) == len(THEMES)


@pytest.mark.usefixtures("qapp")
def test_no_two_pages_have_the_same_picture() -> None:
    for theme in (LIGHT, HIGH_CONTRAST):
        assert len({_pixels(picture(which, theme)) for which in Picture}) == len(Picture)


def test_what_the_pictures_show_is_true() -> None:
    assert all(read(code)[0] == HENGDAO for code in CODES)
    assert WAY[-1].block.square == EXIT
    for side, order in ((5, OPEN_TOUR), (6, CLOSED_TOUR)):
        assert sorted(order) == list(range(side * side))
        squares = [Board(side, side).square(index) for index in order]
        steps = zip(squares, squares[1:] + squares[:1] * (order is CLOSED_TOUR), strict=False)
        assert all({abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in steps)


def test_what_it_shows_of_stars_is_the_rule() -> None:
    worth = {int(moves): earned for shown, earned in WORTH for moves in shown.strip(" +").split("–")}
    assert worth == {moves: stars(81, moves, hints=0, given=False) for moves in (81, 82, 89, 90)}


@pytest.mark.usefixtures("qapp")
def test_the_rule_of_stars_has_four_lines() -> None:
    (page,) = (page for page in guide_pages() if page.picture is Picture.STARS)
    assert [line[:3] for line in page.text.splitlines()] == ["★★★", "★★☆", "★☆☆", "Und"]


@pytest.mark.parametrize(
    ("page", "heading"),
    [
        (Qt.Key.Key_1, "Let Cao Cao escape"),
        (Qt.Key.Key_2, "Tour the board with a knight"),
        (Qt.Key.Key_3, "Share what you found"),
        (Qt.Key.Key_4, "Compare the methods"),
        (Qt.Key.Key_5, "Learn how the methods work"),
        (Qt.Key.Key_6, "Play through the chapters"),
    ],
)
def test_it_opens_at_the_chapter_on_the_page_in_front(
    window: MainWindow, qtbot: QtBot, page: Qt.Key, heading: str
) -> None:
    qtbot.keyClick(window, page, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (made,) = window.findChildren(GuideWindow)
    assert made.heading.text() == heading
    made.close()


def test_the_map_in_the_guide_is_true() -> None:
    space = Drive(graph.search(guide_map.LAYOUT, Metric.MOVES)).next_answer()
    assert isinstance(space, Found)
    found = space.answer
    edges = {(node, int(other)) for node in range(found.nodes) for other in found.neighbours_of(node) if node < other}
    assert set(guide_map.EDGES) == edges
    assert list(guide_map.TO_EXIT) == found.to_exit.tolist()
    assert tuple(narrow.node for narrow in found.passes) == guide_map.PASSES
    assert len(guide_map.POINTS) == found.nodes


def test_f1_opens_it_at_the_map_while_that_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.keyClick(window, Qt.Key.Key_M)
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    qtbot.waitUntil(lambda: page.map_place.section is not None, timeout=120_000)
    assert page.map_place.section is not None
    qtbot.waitUntil(page.map_place.section.map.isVisible)
    page.map_place.section.map.setFocus()
    made = guide(window, qtbot)
    assert made.heading.text() == "See the whole landscape"
    made.close()
