"""The atlas through clicks and keys: pieces, bars, special ones, pages, and what is done with a layout."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QListWidget, QMenu, QSpinBox
from pytestqt.qtbot import QtBot

from app.klotski.atlas.pictures import LayoutTiles
from app.klotski.atlas.window import AtlasWindow
from app.klotski.editor.window import EditorWindow
from app.search.runner import SearchRunner
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.atlas.listing import PAGE
from solvers.klotski.atlas.special import Special
from solvers.klotski.catalogue.piece_sets import set_figures
from solvers.klotski.codes import CodeName, read
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from tests.app.children import child
from tests.app.searches import endless
from tests.app.windows import klotski_page, klotski_session
from tests.solvers.klotski.plain_search import shortest_lengths

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def atlas(window: MainWindow, qtbot: QtBot) -> AtlasWindow:
    """The atlas, opened by its keys, with the pieces of the layout on the board."""
    window.resize(1200, 900)
    qtbot.keyClick(window, Qt.Key.Key_A, CTRL | SHIFT)
    return opened(window, qtbot)


def opened(window: MainWindow, qtbot: QtBot) -> AtlasWindow:
    """The atlas that is open, once it is in front and lists what is wanted."""
    made = child(window, AtlasWindow, "atlasWindow")
    qtbot.waitUntil(made.isActiveWindow)
    wait(made, qtbot)
    return made


def wait(atlas: AtlasWindow, qtbot: QtBot) -> None:
    """Wait until the page is listed."""
    qtbot.waitUntil(lambda: atlas.session.listed is not None and not atlas.session.runner.busy)


def choose(atlas: AtlasWindow, qtbot: QtBot, name: str, text: str) -> None:
    """Choose in a dropdown the entry that begins so, by typing that."""
    combo = child(atlas, QComboBox, name)
    combo.setFocus()
    qtbot.keyClicks(combo, text)
    assert combo.currentText().startswith(text)
    wait(atlas, qtbot)


def choose_special(atlas: AtlasWindow, qtbot: QtBot, special: Special) -> None:
    """Choose what sets layouts apart by the arrow keys."""
    combo = child(atlas, QComboBox, "atlasSpecial")
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(list(Special).index(special) + 1):
        qtbot.keyClick(combo, Qt.Key.Key_Down)
    wait(atlas, qtbot)
    assert atlas.session.wanted.special is special


def click_bar(atlas: AtlasWindow, qtbot: QtBot, distance: int) -> None:
    """Click the column of a distance, high above its bar."""
    across = round(atlas.chart.place_of(distance).x())
    qtbot.mouseClick(atlas.chart, LEFT, pos=QPoint(across, atlas.chart.height() // 3))
    wait(atlas, qtbot)


def click_tile(atlas: AtlasWindow, qtbot: QtBot, number: int) -> None:
    qtbot.mouseClick(atlas.tiles.viewport(), LEFT, pos=atlas.tiles.rect_of(number).center())


def press(atlas: AtlasWindow, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(child(atlas, QAbstractButton, name), LEFT)


def title(atlas: AtlasWindow) -> str:
    return child(atlas, QLabel, "atlasTitle").text()


def layouts(atlas: AtlasWindow) -> list[Layout]:
    assert atlas.session.listed is not None
    return [each.layout for each in atlas.session.listed.listed]


def texts(tiles: LayoutTiles) -> list[str]:
    """What is read out of each tile."""
    return [tiles.model().index(row, 0).data() for row in range(tiles.model().rowCount())]


def menu_of(atlas: AtlasWindow, qtbot: QtBot, number: int) -> QMenu:
    """The menu of a tile, opened by the right button."""
    click_tile(atlas, qtbot, number)
    atlas.tiles.customContextMenuRequested.emit(atlas.tiles.rect_of(number).center())
    menu = child(atlas, QMenu, "atlasMenu")
    assert menu.isVisible()
    return menu


def act(atlas: AtlasWindow, qtbot: QtBot, number: int, name: str) -> None:
    """Choose what the menu of a tile offers under this name."""
    menu = menu_of(atlas, qtbot, number)
    action = child(atlas, QAction, f"atlas-{name}Action")
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_it_opens_at_the_pieces_of_the_board_with_their_figures_and_the_hardest_first(atlas: AtlasWindow) -> None:
    chosen = {name: child(atlas, QComboBox, f"atlas{name}").currentText() for name in ("Verticals", "Blanks")}
    assert chosen == {"Verticals": "4", "Blanks": "2"}
    told = child(atlas, QLabel, "atlasFigures").text()
    assert told.startswith("65,880 layouts, 53,954 of them solvable; 27,046 with mirror images as one")
    assert title(atlas) == "27,046 layouts, the hardest first"
    assert str(layouts(atlas)[0]) == ".AAV/SAAV/VHHV/VV.V/SVSS"
    assert [text.rpartition(", ")[2] for text in texts(atlas.tiles)[:3]] == ["93 moves", "92 moves", "92 moves"]


def test_five_horizontal_generals_and_exactly_fifty_moves(atlas: AtlasWindow, qtbot: QtBot) -> None:
    """The other pieces, which do not go with five of them, may be any number then."""
    choose(atlas, qtbot, "atlasHorizontals", "5")
    others = [child(atlas, QComboBox, f"atlas{name}").currentText() for name in ("Verticals", "Soldiers", "Blanks")]
    assert others == ["any"] * 3
    click_bar(atlas, qtbot, 50)
    five = [each.levels[Metric.MOVES] for each in set_figures() if each.pieces.horizontals == 5]
    expected = sum(levels[50] for levels in five if len(levels) > 50)
    assert title(atlas) == f"{expected} layouts of exactly 50 moves"
    assert len(layouts(atlas)) == expected
    for layout in layouts(atlas)[:2]:
        assert PieceSet.of(layout).horizontals == 5
        assert shortest_lengths(str(layout), "moves") == 50


def test_only_those_numbers_give_way_that_do_not_go_with_another(atlas: AtlasWindow, qtbot: QtBot) -> None:
    choose(atlas, qtbot, "atlasVerticals", "3")
    chosen = [child(atlas, QComboBox, f"atlas{name}").currentText() for name in ("Horizontals", "Soldiers", "Blanks")]
    assert chosen == ["1", "4", "any"]


def test_the_bars_are_listed_for_keys_and_screen_readers(atlas: AtlasWindow, qtbot: QtBot) -> None:
    combo = child(atlas, QComboBox, "atlasDistance")
    levels = next(each for each in set_figures() if each.pieces == PieceSet(4, 1, 4)).levels[Metric.MOVES]
    assert [combo.itemText(row) for row in range(1, combo.count())] == [
        f"{distance} move{'' if distance == 1 else 's'}: {number:,} layout{'' if number == 1 else 's'}"
        for distance, number in enumerate(levels)
    ]
    choose(atlas, qtbot, "atlasDistance", "93")
    assert title(atlas) == "1 layout of exactly 93 moves"
    assert atlas.chart.accessibleDescription() == "93 moves: 1 layout"
    qtbot.keyClick(combo, Qt.Key.Key_Up)
    wait(atlas, qtbot)
    assert title(atlas) == "2 layouts of exactly 92 moves"
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    wait(atlas, qtbot)
    assert title(atlas) == "27,046 layouts, the hardest first"


def test_a_distance_stays_with_other_pieces_that_have_layouts_so_far(atlas: AtlasWindow, qtbot: QtBot) -> None:
    choose(atlas, qtbot, "atlasDistance", "50")
    press(atlas, qtbot, "atlasAllPieces")
    wait(atlas, qtbot)
    assert title(atlas) == "2,692 layouts of exactly 50 moves"
    choose(atlas, qtbot, "atlasSoldiers", "14")
    assert title(atlas) == "736 layouts, the hardest first"


@pytest.mark.parametrize("special", list(Special))
def test_special_ones_are_named_and_explained(atlas: AtlasWindow, qtbot: QtBot, special: Special) -> None:
    atlas.session.open_at(PieceSet(2, 6, 0), metric=Metric.MOVES)
    wait(atlas, qtbot)
    choose_special(atlas, qtbot, special)
    assert child(atlas, QLabel, "atlasMeaning").text().endswith(".")
    total = atlas.session.total
    pairs = {Special.EXCHANGED: "1 pair, 23 moves apart", Special.SOLDIER_ELSEWHERE: "36 pairs, 2 moves apart"}
    alone = {Special.UNSOLVABLE: f"{total:,} layouts without a solution"}
    assert title(atlas) == {**pairs, **alone}.get(
        special, f"{total:,} layout{'' if total == 1 else 's'}, the hardest first"
    )
    if total:
        said = texts(atlas.tiles)[0].replace("horizontal, 2", "horizontal and 2")  # the hardest is called by its pieces
        assert said.count(", ") == (3 if special in pairs else 2 if special in alone else 1)


def test_special_ones_are_those_of_one_set_of_pieces(atlas: AtlasWindow, qtbot: QtBot) -> None:
    choose_special(atlas, qtbot, Special.PEAKS)
    press(atlas, qtbot, "atlasAllPieces")
    wait(atlas, qtbot)
    combo = child(atlas, QComboBox, "atlasSpecial")
    assert (combo.isEnabled(), combo.currentText()) == (False, "All with a solution")
    assert child(atlas, QLabel, "atlasMeaning").text().startswith("To see what is special")


def test_the_hardest_with_each_number_of_empty_cells(atlas: AtlasWindow, qtbot: QtBot) -> None:
    press(atlas, qtbot, "atlasByBlanks")
    wait(atlas, qtbot)
    assert child(atlas, QLabel, "atlasMeaning").text() == "None with as many empty cells takes more steps."
    moves = [int(text.rpartition(", ")[2].split()[0]) for text in texts(atlas.tiles)]
    told = Counter(zip((len(layout.blanks) for layout in layouts(atlas)), moves, strict=True))
    hardest = {(2, 138): 3, (3, 92): 2, (4, 35): 12, (5, 26): 9, (6, 16): 3, (7, 12): 16, (8, 10): 1, (9, 8): 14}
    assert list(told.items()) == list(hardest.items())
    choose(atlas, qtbot, "atlasBlanks", "3")
    wait(atlas, qtbot)
    assert atlas.session.total == sum(
        sum(each.levels[Metric.MOVES]) for each in set_figures() if each.pieces.blanks == 3
    )


def test_pages_follow_each_other_in_the_same_order_each_time(atlas: AtlasWindow, qtbot: QtBot) -> None:
    choose(atlas, qtbot, "atlasDistance", "30")
    page, total = child(atlas, QSpinBox, "atlasPageNumber"), atlas.session.total
    assert child(atlas, QLabel, "atlasPages").text() == f"of {-(-total // PAGE)}"
    first = layouts(atlas)
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Up)
    wait(atlas, qtbot)
    second = layouts(atlas)
    assert not set(first) & set(second)
    assert list(map(str, first + second)) == sorted(map(str, first + second))
    page.selectAll()
    qtbot.keyClicks(page, "1")
    wait(atlas, qtbot)
    assert layouts(atlas) == first
    assert page.value() == 1


def test_a_random_one_is_marked_on_its_page(atlas: AtlasWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    class Chance:
        def randrange(self, total: int) -> int:
            return total - 2

    monkeypatch.setattr(atlas.session, "_chance", Chance())
    total = atlas.session.total
    press(atlas, qtbot, "atlasRandom")
    wait(atlas, qtbot)
    assert child(atlas, QSpinBox, "atlasPageNumber").value() == (total - 2) // PAGE + 1
    assert atlas.tiles.currentIndex().row() == (total - 2) % PAGE
    rect = atlas.tiles.visualRect(atlas.tiles.currentIndex())
    assert atlas.tiles.viewport().visibleRegion().boundingRect().contains(rect), "it is scrolled into sight"


def test_a_double_click_or_enter_plays_a_layout(window: MainWindow, atlas: AtlasWindow, qtbot: QtBot) -> None:
    wanted = layouts(atlas)
    click_tile(atlas, qtbot, 5)
    QTest.mouseDClick(atlas.tiles.viewport(), LEFT, pos=atlas.tiles.rect_of(5).center())
    assert klotski_session(window).layout == wanted[5]
    assert not atlas.isVisible(), "it would stay in front of the board"
    window.menu_actions.by_name["atlas"].trigger()
    assert layouts(opened(window, qtbot)) == wanted
    atlas.tiles.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(atlas.tiles, key)
    assert klotski_session(window).layout == wanted[6]
    window.menu_actions.by_name["atlas"].trigger()
    opened(window, qtbot)
    click_tile(atlas, qtbot, 2)
    press(atlas, qtbot, "atlasPlay")
    assert klotski_session(window).layout == wanted[2]


def test_the_arrows_lead_through_the_tiles_and_out_of_them(atlas: AtlasWindow, qtbot: QtBot) -> None:
    tiles = atlas.tiles
    tiles.setFocus()
    QApplication.processEvents()  # all of it is laid out
    qtbot.keyClick(tiles, Qt.Key.Key_End)
    assert tiles.currentIndex().row() == PAGE - 1
    qtbot.waitUntil(lambda: tiles.viewport().visibleRegion().boundingRect().contains(tiles.rect_of(PAGE - 1)))
    qtbot.keyClick(tiles, Qt.Key.Key_Down)
    assert child(atlas, QSpinBox, "atlasPageNumber").hasFocus()
    tiles.setFocus()
    qtbot.keyClick(tiles, Qt.Key.Key_Home)
    qtbot.keyClick(tiles, Qt.Key.Key_Up)
    assert child(atlas, QComboBox, "atlasDistance").hasFocus()


def test_a_layout_is_shown_on_the_map(window: MainWindow, atlas: AtlasWindow, qtbot: QtBot) -> None:
    wanted = layouts(atlas)[3]
    act(atlas, qtbot, 3, "map")
    assert klotski_session(window).layout == wanted
    assert klotski_page(window).details.shown == "map"


@pytest.mark.parametrize(("name", "focus"), [("edit", "editorBoard"), ("keep", "editorName")])
def test_a_layout_is_edited_or_saved_under_a_name(
    window: MainWindow, atlas: AtlasWindow, qtbot: QtBot, name: str, focus: str
) -> None:
    wanted = layouts(atlas)[4]
    act(atlas, qtbot, 4, name)
    editor = child(window, EditorWindow, "editorWindow")
    assert editor.isVisible()
    assert editor.draft.layout() == wanted
    widget = editor.focusWidget()
    assert widget is not None
    assert widget.objectName() == focus


def test_what_is_furthest_from_a_layout_is_listed(atlas: AtlasWindow, qtbot: QtBot) -> None:
    act(atlas, qtbot, 0, "furthest")
    wait(atlas, qtbot)
    assert title(atlas).endswith(" moves away")
    assert "furthest from" in title(atlas)
    assert atlas.session.wanted.start == Layout.parse(".AAV/SAAV/VHHV/VV.V/SVSS")


def test_a_page_is_exported_as_a_collection_with_all_of_it_checked(
    window: MainWindow, atlas: AtlasWindow, qtbot: QtBot
) -> None:
    choose(atlas, qtbot, "atlasDistance", "92")
    act(atlas, qtbot, 0, "collect")
    dialog = child(window, QDialog, "collectionDialog")
    items = child(dialog, QListWidget, "collectionList")
    assert items.count() == 2
    assert {items.item(row).checkState() for row in range(2)} == {Qt.CheckState.Checked}
    collected = [items.item(row).data(Qt.ItemDataRole.UserRole).layout for row in range(2)]
    assert collected == layouts(atlas)
    dialog.reject()


def test_a_layout_is_copied_in_any_code(atlas: AtlasWindow, qtbot: QtBot) -> None:
    wanted = layouts(atlas)[1]
    menu = menu_of(atlas, qtbot, 1)
    (codes,) = (action.menu() for action in menu.actions() if action.menu() is not None)
    assert isinstance(codes, QMenu)
    codes.aboutToShow.emit()
    assert len(codes.actions()) == len(CodeName)
    for action in codes.actions():
        if action.isEnabled():
            action.trigger()
            assert read(QApplication.clipboard().text())[0] in (wanted, wanted.mirror())
    menu.close()
    assert klotski_page(cast("MainWindow", atlas.parentWidget())).session.layout == BLADE


def test_it_is_as_it_was_left_in_another_language_too(window: MainWindow, atlas: AtlasWindow, qtbot: QtBot) -> None:
    choose_special(atlas, qtbot, Special.ONE_SOLUTION)
    page = child(atlas, QSpinBox, "atlasPageNumber")
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Up)
    wait(atlas, qtbot)
    shown = layouts(atlas)
    window.languages.choose(Language.SIMPLIFIED.value)
    qtbot.waitUntil(lambda: child(window, AtlasWindow).windowTitle() != "Atlas of layouts")
    again = child(window, AtlasWindow, "atlasWindow")
    wait(again, qtbot)
    assert layouts(again) == shown
    assert child(again, QSpinBox, "atlasPageNumber").value() == 2
    assert again.session.wanted.special is Special.ONE_SOLUTION
    assert len(texts(again.tiles)) == len(shown)
    again.close()
    window.menu_actions.by_name["atlas"].trigger()
    assert layouts(opened(window, qtbot)) == shown


def test_a_search_is_stopped_and_gone_on_with_when_the_window_is_opened_again(
    window: MainWindow, atlas: AtlasWindow, qtbot: QtBot
) -> None:
    runner = atlas.session.runner
    for leave in (lambda: press(atlas, qtbot, "atlasStop"), lambda: qtbot.keyClick(atlas, Qt.Key.Key_Escape)):
        atlas.session.page = None
        with qtbot.waitSignal(runner.progressed):
            runner.start(endless)
        assert title(atlas) == "Looking for them…"
        assert child(atlas, QAbstractButton, "atlasStop").isEnabled()
        leave()
        assert not runner.busy
        assert title(atlas) == "Stopped."
    assert not atlas.isVisible()
    window.menu_actions.by_name["atlas"].trigger()
    assert len(layouts(opened(window, qtbot))) == PAGE


def test_why_nothing_can_be_listed_is_said(atlas: AtlasWindow, qtbot: QtBot) -> None:
    def broken():
        raise ValueError("it is broken")
        yield

    runner = child(atlas.session, SearchRunner)
    with qtbot.waitSignal(runner.failed):
        runner.start(broken)
    atlas.session.page = None
    atlas.show_session()
    assert "it is broken" in title(atlas)


def test_the_catalogue_and_the_editor_show_a_layout_in_the_atlas(window: MainWindow, qtbot: QtBot) -> None:
    for action, button in (("catalogue", "catalogueAtlasButton"), ("edit-layout", "editorAtlas")):
        window.menu_actions.by_name[action].trigger()
        qtbot.mouseClick(child(window, QAbstractButton, button), LEFT)
        atlas = opened(window, qtbot)
        current = atlas.tiles.current
        assert current is not None
        assert current.layout in (BLADE, BLADE.mirror())
        assert current.steps == 81
        atlas.close()


def test_a_random_layout_is_asked_for_in_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["random-layout"].trigger()
    atlas = opened(window, qtbot)
    assert atlas.focusWidget() is atlas.random
    current = atlas.tiles.current
    assert current is not None
    press(atlas, qtbot, "atlasPlay")
    assert klotski_session(window).layout == current.layout
    assert PieceSet.of(current.layout) == PieceSet.of(BLADE)
