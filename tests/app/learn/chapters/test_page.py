"""The page of the chapters through clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.repositories import GameRecord, Games
from app.klotski.session import KlotskiSession
from app.knight.repositories import KnightGameRecord, KnightGames
from app.knight.session import KnightSession
from app.learn.chapters.page import ChaptersPage
from app.learn.chapters.shelf import ChapterTile
from app.learn.chapters.tile_grid import TileGrid
from app.learn.chapters.tile_painting import TilePainter
from app.learn.chapters.words import TileDetails, tile_tip
from app.ui.look.theme import Appearance
from app.window.main_window import MainWindow
from solvers.documents import CollectionDocument, json_text
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.document import CollectedLayout
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard
from solvers.search import Drive, Found
from tests.app.windows import klotski_session, knight_session, main_window

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
WEEK = CollectionDocument(
    "Week 1", "Try them by Friday.", (CollectedLayout("One", BLADE), CollectedBoard("Ring", Board(5, 6), True))
)


def visit(window: MainWindow, qtbot: QtBot) -> ChaptersPage:
    """Turn to the page by its key."""
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "chapters" in window.views)
    page = window.current_page()
    assert isinstance(page, ChaptersPage)
    qtbot.waitUntil(page.isVisible)
    QApplication.processEvents()  # all of it is laid out
    return page


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> ChaptersPage:
    """The page in front."""
    return visit(window, qtbot)


def klotski(window: MainWindow) -> KlotskiSession:
    return cast(KlotskiSession, klotski_session(window))


def click(grid: TileGrid, number: int, qtbot: QtBot) -> None:
    """Click the tile of this number, from 0."""
    qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.rect_of(number).center())


def solution(layout: Layout) -> tuple[Step, ...]:
    found = Drive(ENGINES[0].search(layout, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    return found.answer.steps


def keep_game(window: MainWindow, layout: Layout, taken_back: int = 0) -> None:
    """A game of a layout that was won with the fewest steps."""
    made = GameRecord(layout, Metric.MOVES, solution(layout), 10.0, finished=True, stars=3 if not taken_back else 1)
    window.storage.repository(Games).keep(made)
    klotski(window).read_own()


def in_front(window: MainWindow) -> str:
    return window.pages.name_in_front


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_a_tile_that_is_clicked_is_played_and_coming_back_the_page_is_as_it_was(
    window: MainWindow, page: ChaptersPage, qtbot: QtBot
) -> None:
    bar = page.scroll_bar
    bar.setValue(bar.maximum() // 2)
    there, grid = bar.value(), page.sections[5].grid
    click(grid, 3, qtbot)
    assert in_front(window) == "klotski"
    assert klotski(window).layout == chapters()[5].layouts[3].layout
    board = cast(KlotskiPage, window.current_page()).board
    assert board.hasFocus()
    visit(window, qtbot)
    assert (bar.value(), grid.currentIndex().row()) == (there, 3)
    assert grid.hasFocus()
    qtbot.keyClick(grid, Qt.Key.Key_Tab)
    assert page.sections[6].grid.hasFocus()
    qtbot.keyClick(page.sections[6].grid, Qt.Key.Key_Backtab)
    assert grid.hasFocus()


def test_a_game_under_way_goes_on_when_its_tile_is_clicked(
    window: MainWindow, page: ChaptersPage, qtbot: QtBot
) -> None:
    click(page.sections[0].grid, 1, qtbot)
    session = klotski(window)
    first = solution(session.layout)[0]
    session.game.slide(first.origin, first.target)
    moved = session.layout_on_board
    visit(window, qtbot)
    click(page.sections[0].grid, 1, qtbot)
    assert session.layout_on_board == moved != session.layout


def test_a_layout_that_is_won_has_its_stars_when_one_comes_back(
    window: MainWindow, page: ChaptersPage, qtbot: QtBot
) -> None:
    click(page.sections[0].grid, 1, qtbot)
    session = klotski(window)
    qtbot.waitUntil(lambda: session.game.analysis.optimum is not None)
    for step in solution(session.layout):
        session.game.slide(step.origin, step.target)
    assert session.game.complete
    visit(window, qtbot)
    most = 3 * len(chapters()[0].layouts)
    qtbot.waitUntil(lambda: page.sections[0].tally.text().endswith(f" 3 of {most} stars"))
    table = QAccessible.queryAccessibleInterface(page.sections[0].grid)
    assert table.child(1).text(QAccessible.Text.Name).endswith(", 3 stars")
    assert page.way_on.heading.text() == "Chapter 1, no. 3"


def test_the_keys_lead_through_tiles_and_chapters(window: MainWindow, page: ChaptersPage, qtbot: QtBot) -> None:
    assert page.way_on.button.hasFocus()
    qtbot.keyClick(focused(), Qt.Key.Key_Tab)
    first, second = page.sections[0].grid, page.sections[1].grid
    assert first.hasFocus()
    assert first.currentIndex().row() == 0
    for key, row in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 7),
        (Qt.Key.Key_Left, 6),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_2, 1),
    ):
        qtbot.keyClick(first, key)
        assert first.currentIndex().row() == row
    for _ in range((len(chapters()[0].layouts) - 1) // first.columns):
        qtbot.keyClick(first, Qt.Key.Key_Down)
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    assert second.currentIndex().row() == 1
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert in_front(window) == "klotski"
    assert klotski(window).layout == chapters()[1].layouts[1].layout


def test_up_from_the_first_tiles_leads_to_the_button_and_back(page: ChaptersPage, qtbot: QtBot) -> None:
    grid = page.sections[0].grid
    grid.setFocus()
    qtbot.keyClick(grid, Qt.Key.Key_Up)
    assert page.way_on.button.hasFocus()


def test_a_tile_with_the_keyboard_is_in_sight(page: ChaptersPage, qtbot: QtBot) -> None:
    for section in page.sections:
        qtbot.keyClick(focused(), Qt.Key.Key_Tab)
        assert section.grid.hasFocus()
        qtbot.keyClick(section.grid, Qt.Key.Key_End)
        tile = section.grid.rect_of(len(section.section.tiles) - 1)
        assert page.rect().contains(tile.translated(section.grid.mapTo(page, QPoint())))


def test_a_screen_reader_hears_the_place_the_best_possible_and_the_stars(
    window: MainWindow, page: ChaptersPage
) -> None:
    keep_game(window, chapters()[2].layouts[1].layout)
    table = QAccessible.queryAccessibleInterface(page.sections[2].grid)
    spoken = [table.child(number).text(QAccessible.Text.Name) for number in (0, 1)]
    moves = [one.optimum[Metric.MOVES] for one in chapters()[2].layouts]
    assert spoken == [
        f"Chapter 3, no. 1, best possible {moves[0]} moves, not solved yet",
        f"Chapter 3, no. 2, best possible {moves[1]} moves, 3 stars",
    ]
    many = len(moves)
    name = f"{page.sections[2].section.title}, 1 of {many} solved · 3 of {3 * many} stars"
    assert table.text(QAccessible.Text.Name) == name
    assert table.childCount() == many


def test_what_a_file_calls_a_layout_is_no_markup() -> None:
    standing = "not solved yet"
    tip = tile_tip(ChapterTile(1, "<img src=x>", BLADE, notes="a < b\nc"), standing, Metric.MOVES)
    assert tip == "<p>&lt;img src=x&gt;<br>not solved yet<br>a &lt; b<br>c</p>"


def test_what_was_earned_is_shown_where_it_was_earned(window: MainWindow, page: ChaptersPage) -> None:
    everything = sum(len(chapter.layouts) for chapter in chapters())
    assert page.total.text() == f"0 of {everything} solved · 0 of {3 * everything} stars"
    for number in (0, 1):
        keep_game(window, chapters()[3].layouts[number].layout)
    many = len(chapters()[3].layouts)
    assert page.total.text() == f"2 of {everything} solved · 6 of {3 * everything} stars"
    assert page.sections[3].tally.text() == f"2 of {many} solved · 6 of {3 * many} stars"
    klotski(window).choose_metric(Metric.CELLS)
    assert page.sections[3].tally.text() == f"2 of {many} solved · 0 of {3 * many} stars"


def test_continue_leads_on_after_the_layout_opened_here_last(
    window: MainWindow, page: ChaptersPage, qtbot: QtBot
) -> None:
    assert page.way_on.button.text() == "Start"
    assert page.way_on.heading.text() == "Chapter 1, no. 1"
    click(page.sections[3].grid, 1, qtbot)
    visit(window, qtbot)
    assert page.way_on.heading.text() == "Chapter 4, no. 2"
    keep_game(window, chapters()[3].layouts[1].layout)
    assert page.way_on.button.text() == "Continue"
    assert page.way_on.heading.text() == "Chapter 4, no. 3"
    page.way_on.button.setFocus()
    qtbot.keyClick(page.way_on.button, Qt.Key.Key_Space)
    assert in_front(window) == "klotski"
    assert klotski(window).layout == chapters()[3].layouts[2].layout


def slide_thrice(session: KlotskiSession) -> None:
    """Make the first slides of a shortest solution."""
    for step in solution(session.layout)[:3]:
        session.game.slide(step.origin, step.target)


@pytest.mark.parametrize("opened", [None, 3], ids=["nothing was opened here", "no. 4 was opened here"])
def test_what_stands_on_the_board_does_not_move_where_to_go_on(
    window: MainWindow, page: ChaptersPage, opened: int | None, qtbot: QtBot
) -> None:
    assert klotski(window).layout == BLADE == chapters()[11].layouts[0].layout
    if opened is not None:
        click(page.sections[0].grid, opened, qtbot)
        klotski(window).show_layout(BLADE)
    slide_thrice(klotski(window))
    visit(window, qtbot)
    keep_game(window, BLADE)
    assert page.way_on.heading.text() == f"Chapter 1, no. {(opened or 0) + 1}"
    assert page.way_on.button.text() == ("Start" if opened is None else "Continue")


def test_next_on_the_card_of_a_win_is_followed(window: MainWindow, page: ChaptersPage, qtbot: QtBot) -> None:
    click(page.sections[0].grid, 1, qtbot)
    klotski(window).go_on()
    visit(window, qtbot)
    assert page.way_on.heading.text() == "Chapter 1, no. 3"
    klotski(window).show_layout(BLADE)
    klotski(window).go_on()
    visit(window, qtbot)
    assert page.way_on.heading.text() == "Chapter 1, no. 3"


def test_a_game_that_was_just_begun_is_where_to_go_on(window: MainWindow, page: ChaptersPage, qtbot: QtBot) -> None:
    click(page.sections[4].grid, 2, qtbot)
    session = klotski(window)
    first = solution(session.layout)[0]
    session.game.slide(first.origin, first.target)
    visit(window, qtbot)
    assert page.way_on.heading.text() == "Chapter 5, no. 3"


def test_an_opened_collection_stands_below_the_chapters_and_is_in_sight(
    window: MainWindow, page: ChaptersPage, qtbot: QtBot
) -> None:
    window.documents.open_written(json_text(WEEK))
    added = page.sections[-1]
    assert added.section.title == "Week 1"
    qtbot.waitUntil(added.grid.hasFocus)
    assert page.rect().contains(added.grid.rect_of(1).translated(added.grid.mapTo(page, QPoint())))
    assert added.tally.text() == "0 of 1 solved · 0 of 3 stars"
    click(added.grid, 1, qtbot)
    assert in_front(window) == "knight"
    request = cast(KnightSession, knight_session(window)).request
    assert (request.board, request.closed) == (Board(5, 6), True)


def test_the_tile_of_a_board_tells_of_a_tour_by_hand(window: MainWindow, page: ChaptersPage, qtbot: QtBot) -> None:
    window.documents.open_written(json_text(WEEK))
    tile = page.sections[-1].grid.model().index(1, 0)
    assert "✓" not in tile.data(Qt.ItemDataRole.AccessibleTextRole)
    window.storage.repository(KnightGames).keep(
        KnightGameRecord(Board(5, 6), (), True, 65.0, finished=True, warned=False)
    )
    window.pages.show_page("klotski")
    visit(window, qtbot)
    assert tile.data(Qt.ItemDataRole.AccessibleTextRole).endswith("✓ 1:05 without warnings")


def test_a_collection_opened_before_the_page_was_made_is_on_it(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_written(json_text(WEEK))
    assert in_front(window) == "chapters"
    page = window.current_page()
    assert isinstance(page, ChaptersPage)
    qtbot.waitUntil(page.sections[-1].grid.hasFocus)
    qtbot.keyClick(page.sections[-1].grid, Qt.Key.Key_Return)
    assert klotski(window).layout == BLADE


def test_a_collection_that_is_removed_can_be_brought_back(window: MainWindow, page: ChaptersPage, qtbot: QtBot) -> None:
    window.documents.open_written(json_text(WEEK))
    qtbot.waitUntil(page.sections[-1].grid.hasFocus)
    remove = page.sections[-1].findChild(QPushButton, f"{page.sections[-1].section.key}Remove")
    assert remove is not None
    remove.setFocus()
    qtbot.keyClick(remove, Qt.Key.Key_Space)
    assert len(page.sections) == len(chapters())
    assert window.storage.collections.newest() == []
    assert page.removed_bar.isVisible()
    assert "Week 1" in page.removed_bar.text.text()
    qtbot.waitUntil(page.removed_bar.button.hasFocus)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.sections[-1].section.title == "Week 1"
    assert page.sections[-1].grid.hasFocus()
    assert not page.removed_bar.isVisible()


@pytest.fixture
def window_with_collection(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window after it was left with an opened collection and begun again."""
    window.documents.open_written(json_text(WEEK))
    window.close()
    again = main_window(qtbot)
    yield again
    again.close()


def test_collections_are_there_after_a_new_start(window_with_collection: MainWindow, qtbot: QtBot) -> None:
    page = window_with_collection.current_page()
    assert isinstance(page, ChaptersPage)
    qtbot.waitUntil(lambda: page.sections[-1].section.title == "Week 1")


def test_another_language_keeps_the_place(window: MainWindow, page: ChaptersPage, qtbot: QtBot) -> None:
    page.sections[6].grid.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.sections[6].grid, Qt.Key.Key_End)
    there = page.scroll_bar.value()
    assert there > 0
    window.languages.choose("zh_Hant")
    again = window.current_page()
    assert isinstance(again, ChaptersPage)
    assert again is not page
    qtbot.waitUntil(lambda: again.scroll_bar.value() == there)
    assert again.sections[6].grid.hasFocus()
    assert again.sections[6].grid.currentIndex().row() == len(chapters()[6].layouts) - 1
    assert again.sections[0].section.title == "第 1 章：長驅直下"


def test_only_tiles_in_sight_are_drawn(page: ChaptersPage, qtbot: QtBot) -> None:
    everything = sum(len(chapter.layouts) for chapter in chapters())
    assert 0 < page._painter._layouts.drawn.cache_info().currsize < everything / 2
    page.scroll_bar.setValue(page.scroll_bar.maximum())
    qtbot.waitUntil(lambda: page._painter._layouts.drawn.cache_info().currsize > everything / 4)
    assert page._painter._layouts.drawn.cache_info().currsize < everything


@pytest.mark.parametrize(("width", "columns"), [(640, 4), (800, 6), (1060, 8), (1440, 8)])
def test_tiles_fill_the_width_in_as_many_columns_as_fit(
    window: MainWindow, page: ChaptersPage, width: int, columns: int
) -> None:
    window.resize(width, 700)
    QApplication.processEvents()
    for section in page.sections:
        grid, tiles = section.grid, len(section.section.tiles)
        rects = [grid.rect_of(number) for number in range(tiles)]
        assert grid.columns == columns
        assert not any(one.intersects(other) for place, one in enumerate(rects) for other in rects[:place])
        assert all(grid.viewport().rect().contains(rect) for rect in rects)
        assert grid.height() == rects[-1].bottom() + 1
        assert [grid.indexAt(rect.center()).row() for rect in rects] == list(range(tiles))
        assert rects[columns - 1].right() + 1 == grid.viewport().width()


def test_where_all_has_three_stars_the_page_says_so_and_the_first_tile_has_the_keyboard(
    window: MainWindow, page: ChaptersPage, qtbot: QtBot
) -> None:
    for chapter in chapters():
        for one in chapter.layouts:
            made = GameRecord(one.layout, Metric.MOVES, (), 10.0, finished=True, counted=1, stars=3)
            window.storage.repository(Games).keep(made)
    klotski(window).read_own()
    assert page.way_on.heading.text() == "Three stars everywhere"
    assert not page.way_on.button.isVisible()
    qtbot.waitUntil(page.sections[0].grid.hasFocus)
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    visit(window, qtbot)
    assert page.sections[0].grid.hasFocus()


def test_the_tile_below_the_pointer_can_be_told(page: ChaptersPage, qtbot: QtBot) -> None:
    grid = page.sections[0].grid
    before = grid.grab().toImage()
    qtbot.mouseMove(grid.viewport(), grid.rect_of(2).center())
    qtbot.waitUntil(lambda: grid.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor)
    after, inside = grid.grab().toImage(), QPoint(4, 40)
    assert after.pixel(grid.rect_of(2).topLeft() + inside) != before.pixel(grid.rect_of(2).topLeft() + inside)
    assert after.pixel(grid.rect_of(1).topLeft() + inside) == before.pixel(grid.rect_of(1).topLeft() + inside)
    qtbot.mouseMove(grid.viewport(), grid.rect_of(2).topRight() + QPoint(4, 0))
    qtbot.waitUntil(lambda: grid.grab().toImage() == before)


@pytest.mark.parametrize("setting", ["theme-dark", "theme-contrast", "text-size-150"])
def test_another_look_keeps_the_place(window: MainWindow, page: ChaptersPage, setting: str, qtbot: QtBot) -> None:
    page.sections[6].grid.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.sections[6].grid, Qt.Key.Key_Right)
    window.menu_actions.by_name[setting].trigger()
    again = window.current_page()
    assert isinstance(again, ChaptersPage)
    grid = again.sections[6].grid
    qtbot.waitUntil(grid.hasFocus)
    assert grid.currentIndex().row() == 1
    qtbot.waitUntil(lambda: again.rect().contains(grid.rect_of(1).translated(grid.mapTo(again, QPoint()))))


def test_a_layout_solved_without_a_star_is_seen_to_be_solved(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    painter = TilePainter(appearance)
    layout = chapters()[0].layouts[0].layout
    tile = ChapterTile(1, "One", layout)

    def painted(stars: int | None, solved: bool) -> QImage:
        picture = QImage(200, 300, QImage.Format.Format_ARGB32)
        picture.fill(0)
        with QPainter(picture) as on:
            details = TileDetails(stars, solved, "5", "5")
            painter.paint(on, QRect(0, 0, 200, 300), tile, False, details, QFont())
        return picture

    assert painted(0, solved=True) == painted(None, solved=True) != painted(None, solved=False)
    appearance.deleteLater()
