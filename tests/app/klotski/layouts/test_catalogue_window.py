"""The catalogue's window: what it says of the layouts, sorting, searching, and showing one on the page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.layouts.catalogue_window import CatalogueWindow
from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts
from app.ui.look.theme import LIGHT
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.piece_sets import hardest_of_each_set, set_figures
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.play.turns import NO_STEPS
from tests.app.children import child
from tests.app.windows import klotski_page, klotski_session, knight_page
from tests.solvers.klotski.paper_facts import FACTS
from tests.solvers.klotski.plain_search import shortest_lengths

HARDEST_LAYOUTS = 202
"""One of each set of pieces but 7H, of which no layout has a solution."""
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NAME, MOVES, CELLS, STRAIGHT, YOURS, STARS, ENGLISH, PINYIN = range(8)
PRINTED_MOVES, PRINTED_CELLS, EARLIER, BOARDS, SECONDS = range(8, 13)
POSITIONS, FURTHEST, PASSES, COLLECTIONS = range(13, 17)


@pytest.fixture
def catalogue(qtbot: QtBot, window: MainWindow) -> CatalogueWindow:
    """The window of the catalogue, opened by its keys."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    catalogue = child(window, CatalogueWindow, "catalogueWindow")
    assert catalogue.isVisible()
    return catalogue


def table(catalogue: CatalogueWindow) -> QTableView:
    return child(catalogue, QTableView, "catalogueTable")


def rows(catalogue: CatalogueWindow) -> list[list[str]]:
    """The texts of every row that is shown."""
    model = table(catalogue).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def clicked_header(qtbot: QtBot, catalogue: CatalogueWindow, column: int) -> None:
    header = table(catalogue).horizontalHeader()
    place = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def figure(number: int | None) -> str:
    return "" if number is None else f"{number:,}"


def test_the_papers_layouts_stand_first_with_what_it_printed_and_a_mark_where_that_is_wrong(
    catalogue: CatalogueWindow,
) -> None:
    shown = rows(catalogue)
    assert len(shown) == len(entries()) + HARDEST_LAYOUTS
    for row, fact in zip(shown, FACTS, strict=False):
        mark = "" if fact.printed_moves == fact.moves else "≠ "
        assert row[NAME] == f"{fact.en} ({fact.hant})"
        assert row[MOVES : STRAIGHT + 1] == [str(fact.moves), str(fact.cells), str(fact.straight)]
        assert row[PRINTED_MOVES] == f"{mark}{fact.printed_moves}"
        assert row[PRINTED_CELLS] == figure(fact.printed_cells)
        assert row[EARLIER : SECONDS + 1] == [figure(fact.earlier), figure(fact.boards), figure(fact.seconds)]
    assert sum(row[PRINTED_MOVES].startswith("≠") for row in shown) == 12


def choose_collection(catalogue: CatalogueWindow, key: str | None) -> None:
    """Choose a collection by its key, or all."""
    catalogue.collection.setCurrentIndex(catalogue.collection.findData(key))


def test_what_the_paper_printed_is_shown_for_its_layouts_alone(catalogue: CatalogueWindow) -> None:
    caption, shown = child(catalogue, QLabel, "catalogueCaption"), table(catalogue)
    for key in (None, "paper", "common", "paper", None):
        choose_collection(catalogue, key)
        hidden = [number for number in range(shown.model().columnCount()) if shown.isColumnHidden(number)]
        others = [COLLECTIONS] if key == "paper" else list(range(PRINTED_MOVES, SECONDS + 1))
        assert hidden == [ENGLISH, *others], "the name is English already"
        assert ("12 of its 20" in caption.text()) == ("earlier records" in caption.text()) == (key == "paper")
        assert ("Wei and Lin's 20" in caption.text()) == (key != "paper")
        assert "Double-click" in caption.text()


def test_no_column_that_is_hidden_sorts(qtbot: QtBot, catalogue: CatalogueWindow) -> None:
    choose_collection(catalogue, "paper")
    clicked_header(qtbot, catalogue, SECONDS)
    assert table(catalogue).horizontalHeader().sortIndicatorSection() == SECONDS
    choose_collection(catalogue, None)
    assert rows(catalogue)[0][NAME] == "Soldiers Left and Right (左右佈兵)"


def row_named(catalogue: CatalogueWindow, name: str) -> list[str]:
    """The texts of the row whose name this is part of."""
    return next(row for row in rows(catalogue) if name in row[NAME])


def test_what_is_known_of_the_map_of_a_layout_is_in_the_count_in_use(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    shown = {name: row_named(catalogue, name)[POSITIONS:COLLECTIONS] for name in ("橫刀立馬", "峰迴路轉", "走投無路")}
    assert shown["橫刀立馬"] == ["25,955", "124", "0"]
    assert shown["峰迴路轉"][0] == "81,340"
    assert shown["走投無路"] == ["7,462", "36", ""], "without a solution nothing is on its way"
    tooltip = table(catalogue).model().headerData(FURTHEST, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tooltip.endswith("counted in moves")
    count = child(klotski_page(window), QComboBox, "countCombo")
    count.setFocus()
    qtbot.keyClick(count, Qt.Key.Key_Down)
    assert row_named(catalogue, "橫刀立馬")[POSITIONS:COLLECTIONS] == ["25,955", "167", "0"]
    tooltip = table(catalogue).model().headerData(FURTHEST, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tooltip.endswith("counted in cells")


def test_the_tooltip_of_narrow_passes_says_at_which_steps_they_are(catalogue: CatalogueWindow) -> None:
    model = table(catalogue).model()
    tips = {
        model.index(row, NAME).data(): model.index(row, PASSES).data(Qt.ItemDataRole.ToolTipRole) for row in range(20)
    }
    assert tips["Blade Drawn, Horse Reined (橫刀立馬)"] is None
    assert tips["Soldiers Left and Right (左右佈兵)"] == (
        "9 narrow passes, at steps 1, 5, 6, 7, 8, 10, 11, 13, 14 of a shortest solution"
    )
    assert tips["No Escape Even with Wings (插翅難飛)"].startswith("1 narrow pass, at step ")


def test_another_layout_on_the_board_changes_nothing_in_it(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    """Only another count does: to sort and list all layouts anew takes a tenth of a second."""
    session, model = klotski_session(window), catalogue.table.model()
    with qtbot.assertNotEmitted(model.dataChanged):
        session.show_layout(entries()[7].layout)
    with qtbot.waitSignal(model.dataChanged):
        session.choose_metric(Metric.CELLS)


def test_the_figures_of_maps_sort_as_numbers_also_when_the_count_changes(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    catalogue.resize(1460, 760)
    clicked_header(qtbot, catalogue, FURTHEST)
    for count in range(2):
        if count:
            klotski_page(window).session.choose_metric(Metric.CELLS)
        furthest = [int(row[FURTHEST].replace(",", "")) for row in rows(catalogue)[: len(entries())]]
        assert furthest == sorted(furthest)
        assert len(set(furthest)) > 50
    clicked_header(qtbot, catalogue, PASSES)
    clicked_header(qtbot, catalogue, PASSES)
    passes = [row[PASSES] for row in rows(catalogue)]
    known = passes[: passes.index("")]
    assert not any(passes[len(known) :])
    assert list(map(int, known)) == sorted(map(int, known), reverse=True)


def test_a_wrong_number_is_set_off_in_colour_and_its_tooltip_gives_the_optimum(catalogue: CatalogueWindow) -> None:
    window = catalogue.parent()
    assert isinstance(window, MainWindow)
    window.appearance.choose("light")
    model = table(catalogue).model()
    right, wrong = model.index(0, PRINTED_MOVES), model.index(1, PRINTED_MOVES)
    assert wrong.data(Qt.ItemDataRole.ForegroundRole) == QColor(LIGHT.accent)
    assert right.data(Qt.ItemDataRole.ForegroundRole) == QColor(LIGHT.text)
    assert "102 moves" in wrong.data(Qt.ItemDataRole.ToolTipRole)


def test_a_click_on_a_title_sorts_by_number_and_what_is_missing_comes_last_both_ways(
    qtbot: QtBot, catalogue: CatalogueWindow
) -> None:
    clicked_header(qtbot, catalogue, MOVES)
    moves = [row[MOVES] for row in rows(catalogue)]
    assert moves[-1] == "none"
    assert [int(number) for number in moves[:-1]] == sorted(int(number) for number in moves[:-1])
    clicked_header(qtbot, catalogue, MOVES)
    moves = [row[MOVES] for row in rows(catalogue)]
    assert (moves[0], moves[-1]) == ("138", "none")
    clicked_header(qtbot, catalogue, MOVES)
    assert rows(catalogue)[0][NAME] == "Soldiers Left and Right (左右佈兵)"
    choose_collection(catalogue, "paper")
    clicked_header(qtbot, catalogue, SECONDS)
    assert [row[SECONDS] for row in rows(catalogue)[:2]] == ["71", "126"]
    clicked_header(qtbot, catalogue, SECONDS)
    assert [row[SECONDS] for row in rows(catalogue)[:2]] == ["3,080", "3,023"]


def test_names_are_sorted_by_english_and_pinyin_by_itself(qtbot: QtBot, catalogue: CatalogueWindow) -> None:
    clicked_header(qtbot, catalogue, NAME)
    names = [row[NAME].casefold() for row in rows(catalogue)]
    assert names == sorted(names)
    clicked_header(qtbot, catalogue, PINYIN)
    letters = [row[PINYIN][0] for row in rows(catalogue) if row[PINYIN][:1].isascii() and row[PINYIN][:1].isalpha()]
    assert letters == sorted(letters)
    assert len(letters) > 300


def test_typing_narrows_the_table_and_enter_shows_the_layout_on_the_page(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    window.pages.setCurrentWidget(knight_page(window))
    qtbot.keyClicks(catalogue.search, "layer upon layer")
    assert [row[NAME] for row in rows(catalogue)] == [
        "Layer upon Layer (層層設防)",
        "Soldiers and Generals Together (兵將聯防)",
        "Defences Layer by Layer (設防層層)",
    ]
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Down)
    if catalogue.isActiveWindow():
        assert table(catalogue).hasFocus()
    table(catalogue).setCurrentIndex(table(catalogue).model().index(1, NAME))
    qtbot.keyClick(table(catalogue), Qt.Key.Key_Return)
    assert window.current_page() is klotski_page(window)
    assert klotski_page(window).layout_combo.currentText() == "Soldiers and Generals Together (兵將聯防)"


def test_a_search_without_a_hit_says_that_no_layout_fits(qtbot: QtBot, catalogue: CatalogueWindow) -> None:
    nothing = child(catalogue, QLabel, "catalogueNothing")
    assert not nothing.isVisible()
    qtbot.keyClicks(catalogue.search, "qqqq")
    assert nothing.isVisible()
    assert nothing.text() == "No layout fits."
    assert not table(catalogue).isVisible()
    catalogue.search.clear()
    assert table(catalogue).isVisible()


def test_enter_in_the_line_shows_the_layout_that_is_left(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    qtbot.keyClicks(catalogue.search, "zoutouwulu")
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Return)
    assert klotski_page(window).layout_combo.currentText() == "Nowhere to Turn (走投無路)"
    assert not catalogue.isVisible()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert catalogue.isVisible()
    assert catalogue.search.text() == "zoutouwulu"


def test_a_double_click_shows_the_layout_on_the_page(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    view = table(catalogue)
    view.scrollToTop()
    place = view.visualRect(view.model().index(4, PINYIN)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert klotski_page(window).layout_combo.currentText() == "Generals in the Corner Towers (將守角樓)"
    assert not catalogue.isVisible(), "it would hide the board"
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is klotski_page(window).klotski_board


def test_the_selected_layout_is_shown_by_the_button_too(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    qtbot.keyClicks(catalogue.search, "no such layout")
    assert not catalogue.show_button.isEnabled()
    catalogue.search.clear()
    view = table(catalogue)
    view.scrollToTop()
    place = view.visualRect(view.model().index(4, PINYIN)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert catalogue.isVisible(), "one click only selects"
    qtbot.mouseClick(catalogue.show_button, Qt.MouseButton.LeftButton)
    assert klotski_page(window).layout_combo.currentText() == "Generals in the Corner Towers (將守角樓)"
    assert not catalogue.isVisible()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is klotski_page(window).klotski_board


def test_one_collection_can_be_seen_whole(qtbot: QtBot, catalogue: CatalogueWindow) -> None:
    combo = child(catalogue, QComboBox, "catalogueCollection")
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert len(rows(catalogue)) == 20
    qtbot.keyClicks(combo, "Lin")
    assert combo.currentText() == "Lin Yulin's 68"
    assert len(rows(catalogue)) == 67
    assert all("Lin Yulin" in row[-1] for row in rows(catalogue))


def test_the_hardest_layout_of_each_set_is_listed_by_its_pieces_with_its_figures(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    choose_collection(catalogue, "hardest")
    shown = rows(catalogue)
    assert len(shown) == HARDEST_LAYOUTS
    hardest = next(row for row in shown if row[NAME] == "Hardest of 3 vertical, 2 horizontal, 4 soldiers")
    assert hardest[MOVES : STRAIGHT + 1] == ["138", "179", "150"], "those of 4FEA134, which are published"
    assert hardest[POSITIONS:] == ["", "", "", "Hardest of each set of pieces"]
    moves = [int(row[MOVES]) for row in shown]
    assert moves == sorted(moves)
    assert moves == sorted(each.distance(Metric.MOVES) or 0 for each in set_figures() if each.hardest)
    assert not any(table(catalogue).isColumnHidden(number) for number in (POSITIONS, COLLECTIONS))
    choose_collection(catalogue, None)
    for text in ("5 horizontal", "5H"):
        catalogue.search.setText(text)
        assert rows(catalogue)
        assert all("5 horizontal" in row[NAME] for row in rows(catalogue))
    catalogue.search.setText("5V2H")
    assert [row[NAME] for row in rows(catalogue)] == ["Hardest of 5 vertical, 2 horizontal"]
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Return)
    session = klotski_session(window)
    assert session.title == "Hardest of 5 vertical, 2 horizontal"
    assert PieceSet.of(session.layout) == PieceSet(soldiers=0, horizontals=2, verticals=5)
    for metric in Metric:
        assert session.entry.optimum[metric] == shortest_lengths(str(session.layout), metric.value)


def test_it_opens_at_the_layout_that_is_on_the_page(catalogue: CatalogueWindow) -> None:
    assert table(catalogue).currentIndex().siblingAtColumn(NAME).data() == "Blade Drawn, Horse Reined (橫刀立馬)"


def test_esc_closes_it_and_ctrl_l_opens_the_same_one_again(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    focus: QWidget = catalogue.search
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    assert not catalogue.isVisible()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert catalogue.isVisible()


def test_it_opens_again_as_large_as_it_was(qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow) -> None:
    catalogue.resize(700, 510)
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    again.show()
    again.menu_actions.by_name["catalogue"].trigger()
    assert (child(again, CatalogueWindow).width(), child(again, CatalogueWindow).height()) == (700, 510)
    again.close()


def keep_games(window: MainWindow) -> None:
    """Three stars for the first layout, two for the second with a hint in moves, and one for the third in cells."""
    first, second, third = (entry.layout for entry in entries()[:3])
    games = (
        GameRecord(first, Metric.MOVES, (), 60.0, finished=True, counted=34, taken_back=NO_STEPS, stars=3),
        GameRecord(second, Metric.MOVES, (), 60.0, hints=1, finished=True, counted=102, taken_back=NO_STEPS, stars=2),
        GameRecord(second, Metric.MOVES, (), 60.0, finished=True, counted=140, taken_back=NO_STEPS, stars=1),
        GameRecord(third, Metric.CELLS, (), 60.0, finished=True, counted=150, taken_back=NO_STEPS, stars=1),
    )
    for game in games:
        window.storage.repository(Games).keep(game)
    klotski_session(window).progress.read()


def choose(catalogue: CatalogueWindow, name: str, title: str) -> None:
    """Choose what a dropdown of the catalogue calls so."""
    combo = child(catalogue, QComboBox, name)
    number = combo.findText(title)
    assert number >= 0
    combo.setCurrentIndex(number)


def names(catalogue: CatalogueWindow) -> list[str]:
    """The Chinese names of the layouts that are shown."""
    return [row[NAME].rpartition("(")[2].rstrip(")") for row in rows(catalogue)]


def test_ones_best_and_stars_stand_beside_the_optimum_in_the_count_in_use(
    window: MainWindow, catalogue: CatalogueWindow
) -> None:
    keep_games(window)
    shown = [row[YOURS : STARS + 1] for row in rows(catalogue)[:4]]
    assert shown == [["34", "★★★"], ["140", "★★☆"], ["", ""], ["", ""]]
    model = table(catalogue).model()
    assert model.index(1, STARS).data(Qt.ItemDataRole.AccessibleTextRole) == "2 stars"
    meant = model.headerData(YOURS, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert meant == "Your fewest steps without a hint, counted in moves"
    klotski_session(window).choose_metric(Metric.CELLS)
    shown = [row[YOURS : STARS + 1] for row in rows(catalogue)[:4]]
    assert shown == [["", ""], ["", ""], ["150", "★☆☆"], ["", ""]]


def test_ones_best_and_stars_sort_with_what_is_unsolved_last(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    keep_games(window)
    catalogue.resize(1460, 760)
    clicked_header(qtbot, catalogue, STARS)
    assert [row[STARS] for row in rows(catalogue)[:3]] == ["★★☆", "★★★", ""]
    clicked_header(qtbot, catalogue, STARS)
    assert [row[STARS] for row in rows(catalogue)[:3]] == ["★★★", "★★☆", ""]
    clicked_header(qtbot, catalogue, YOURS)
    assert [row[YOURS] for row in rows(catalogue)[:3]] == ["34", "140", ""]


def test_what_was_reached_is_a_filter(window: MainWindow, catalogue: CatalogueWindow) -> None:
    keep_games(window)
    choose(catalogue, "catalogueReached", "Three stars")
    assert names(catalogue) == ["左右佈兵"]
    choose(catalogue, "catalogueReached", "Solved, not yet three stars")
    assert names(catalogue) == ["層層設防"]
    choose(catalogue, "catalogueReached", "Unsolved")
    unsolved = names(catalogue)
    solvable = sum(entry.solvable for entry in entries()) + HARDEST_LAYOUTS
    assert len(unsolved) == solvable - 2
    assert not {"左右佈兵", "層層設防", "走投無路"} & set(unsolved)
    window.storage.repository(Games).keep(
        GameRecord(entries()[2].layout, Metric.MOVES, (), 1.0, finished=True, taken_back=NO_STEPS, stars=1)
    )
    klotski_session(window).progress.read()
    assert len(names(catalogue)) == solvable - 3, "what is solved meanwhile goes"


@pytest.mark.parametrize(
    ("title", "least", "most"),
    [
        ("Up to 30 moves", 0, 30),
        ("31 to 60 moves", 31, 60),
        ("61 to 90 moves", 61, 90),
        ("91 moves or more", 91, 999),
    ],
)
def test_how_hard_a_layout_is_is_a_filter(catalogue: CatalogueWindow, title: str, least: int, most: int) -> None:
    choose(catalogue, "catalogueDifficulty", title)
    moves = [entry.optimum[Metric.MOVES] for entry in (*entries(), *hardest_of_each_set())]
    fitting = [number for number in moves if number is not None and least <= number <= most]
    assert [int(row[MOVES]) for row in rows(catalogue)] == fitting
    assert len(fitting) > 10


def test_every_filter_narrows_what_the_others_leave_by_keys_alone(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    keep_games(window)
    qtbot.keyClicks(catalogue.search, "layer")
    for choice, presses in ((catalogue.collection, 1), (catalogue.reached, 2), (catalogue.difficulty, 4)):
        choice.setFocus()
        for _ in range(presses):
            qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert names(catalogue) == ["層層設防"]
    qtbot.keyClick(catalogue.difficulty, Qt.Key.Key_Up)
    assert names(catalogue) == []


def test_where_nothing_fits_it_says_why_and_a_button_shows_all_again(
    qtbot: QtBot, window: MainWindow, catalogue: CatalogueWindow
) -> None:
    nothing = child(catalogue, QLabel, "catalogueNothing")
    choose(catalogue, "catalogueReached", "Three stars")
    assert nothing.text() == "None of these layouts has three stars yet."
    choose(catalogue, "catalogueReached", "Solved, not yet three stars")
    assert nothing.text() == "None of these layouts is solved with fewer than three stars."
    qtbot.keyClicks(catalogue.search, "qqq")
    assert nothing.text() == "No layout fits."
    assert catalogue.all_button.isVisible()
    qtbot.mouseClick(catalogue.all_button, Qt.MouseButton.LeftButton)
    assert len(rows(catalogue)) == len(entries()) + HARDEST_LAYOUTS
    assert table(catalogue).isVisible()
    if catalogue.isActiveWindow():
        assert catalogue.search.hasFocus()


def test_what_came_while_it_was_hidden_is_listed_when_it_is_shown(
    catalogue: CatalogueWindow, window: MainWindow
) -> None:
    combo = child(catalogue, QComboBox, "catalogueCollection")
    combo.setCurrentIndex(combo.findData("own"))
    assert not rows(catalogue)
    catalogue.hide()
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine", HENG_DAO_LI_MA))
    klotski_session(window).read_own()
    catalogue.open_at(HENG_DAO_LI_MA)
    assert [row[NAME] for row in rows(catalogue)] == ["Mine"]
    assert catalogue.table.isVisible()


def test_own_layouts_stand_first_with_what_was_reached_in_them(
    catalogue: CatalogueWindow, window: MainWindow, qtbot: QtBot
) -> None:
    layout = Layout.parse("SSSS/HHHH/VAAV/VAAV/S..S")
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine", layout))
    klotski_session(window).read_own()
    assert len(rows(catalogue)) == 1 + len(entries()) + HARDEST_LAYOUTS
    assert rows(catalogue)[0][NAME : STARS + 1] == ["Mine", None, None, None, "", ""]
    combo = child(catalogue, QComboBox, "catalogueCollection")
    combo.setCurrentIndex(combo.findData("own"))
    assert [row[NAME] for row in rows(catalogue)] == ["Mine"]
    catalogue.search.setText("min")
    assert len(rows(catalogue)) == 1
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Return)
    assert klotski_session(window).layout == layout
    window.storage.repository(OwnLayouts).keep(OwnLayout("Other", HENG_DAO_LI_MA))
    klotski_session(window).read_own()
    catalogue.search.clear()
    assert [row[NAME] for row in rows(catalogue)] == ["Other", "Mine"], "the newest first"
    for reached in range(1, 4):
        catalogue.reached.setCurrentIndex(reached)
        assert len(rows(catalogue)) == (2 if reached == 1 else 0)
