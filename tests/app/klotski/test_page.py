"""The Klotski page, through the clicks and keys of a person."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.puzzle.page import STEPS
from app.ui.look.theme import Lettering
from app.ui.settings import Settings
from app.ui.widgets.piece_names_menu import PieceNamesMenu
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from tests.app.children import child
from tests.app.klotski.views import klotski_page, klotski_session, shown
from tests.app.searches import endless, held_up
from tests.solvers.klotski.plain_search import check_solution, shortest_lengths

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
OWN, AWAY = "SVSV/SVSV/AAHH/AAVS/..VS", ((2, 0), (3, 0))
"""A layout of no collection, and a slide from it."""
WITHOUT_SOLUTION = "AAHH/AAHH/HHHH/HHVV/..VV"


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page, shown, at its first layout."""
    with klotski_page(qtbot) as made:
        yield made


def choose(page: KlotskiPage, name: str) -> None:
    """Choose a layout from the dropdown by its Chinese name."""
    page.layout_combo.setCurrentIndex(page.layout_combo.findText(f"({name})", Qt.MatchFlag.MatchContains))


def solve(page: KlotskiPage, qtbot: QtBot) -> None:
    """Press Solve and wait for the answer."""
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)


def test_heng_dao_li_ma_is_solved_in_81_proved_moves_and_played(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "橫刀立馬")
    solve(page, qtbot)
    said = page.result.text()
    assert said.startswith("81 moves, proven shortest (118 cells in this solution); 11,990 positions in ")
    assert page.session.playback.playing
    assert page.session.playback.length == 81
    assert len(page.steps.lines) == 82
    track = page.klotski_board.track
    assert track is not None
    check_solution(HENG_DAO_LI_MA, [(step.kind.value, step.path) for step in track.steps], "moves")


@pytest.mark.parametrize(
    ("metric", "beginning"),
    [
        (Metric.CELLS, "116 cells, proven shortest ("),
        (Metric.STRAIGHT, "90 straight slides, proven shortest (118 cells in this solution)"),
    ],
)
def test_the_count_that_is_chosen_is_the_one_that_is_solved_in(
    page: KlotskiPage, qtbot: QtBot, metric: Metric, beginning: str
) -> None:
    choose(page, "橫刀立馬")
    page.klotski_choices.counts.setCurrentIndex(list(Metric).index(metric))
    solve(page, qtbot)
    assert page.result.text().startswith(beginning)


def test_the_figures_and_the_curve_show_the_search(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "橫刀立馬")
    solve(page, qtbot)
    assert page.progress.figures["depth"].text() == "80"
    assert page.progress.figures["visited"].text() == "11,990"
    assert page.progress.figures["time"].text().endswith("ms")
    assert page.progress.curve is not None
    assert "Levels 0 to 81" in page.progress.curve.toolTip()


def test_the_curve_of_levels_is_hidden_while_a_method_has_none(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "將擋後路")
    curve, shown = page.progress.curve, {}
    assert curve is not None
    assert curve.isHidden()
    for name in ("shortest", "a-star", "shortest"):
        page.session.choose_engine(next(engine for engine in ENGINES if engine.name == name))
        with qtbot.waitSignal(page.session.runner.answered):
            page.session.search()
        shown[name] = not curve.isHidden()
        assert shown[name] == (curve.toolTip() != "")
    assert shown == {"shortest": True, "a-star": False}


def test_another_layout_clears_what_was_found(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "將擋後路")
    solve(page, qtbot)
    assert page.session.playback.length == 21
    choose(page, "巧過五關")
    assert page.session.playback.length == 0
    assert page.steps.lines == []
    assert page.progress.figures["visited"].text() == "–"
    assert page.result.text() == ""


def test_no_solution_is_said_with_its_proof(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "走投無路")
    with qtbot.waitSignal(page.session.runner.ended):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    assert page.result.text().startswith("No solution: Cao Cao cannot reach the exit; all reachable positions")
    assert page.session.playback.length == 0


def test_stop_ends_a_long_search_and_says_so(page: KlotskiPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())
    with qtbot.waitSignal(page.session.runner.progressed):
        page.session.runner.start(endless)
    assert page.stop_button.isEnabled()
    with qtbot.waitSignal(page.session.runner.ended):
        qtbot.mouseClick(page.stop_button, Qt.MouseButton.LeftButton)
    assert page.result.text() == "Stopped before anything was proven."
    qtbot.waitUntil(lambda: not page.stop_button.isEnabled())


def test_a_search_that_has_to_be_got_ready_says_so_until_it_is_heard_of(page: KlotskiPage, qtbot: QtBot) -> None:
    ready = Event()
    page.session.say(lambda: "Searching …")
    page.session.runner.start(held_up(ready))
    qtbot.waitUntil(lambda: page.result.text().startswith("Preparing the search"))
    with qtbot.waitSignal(page.session.runner.progressed):
        ready.set()
    assert page.result.text() == "Searching …"
    page.stop()
    qtbot.waitUntil(lambda: page.result.text() == "Stopped before anything was proven.")


def test_a_line_of_the_list_jumps_there_and_the_list_follows(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "將擋後路")
    solve(page, qtbot)
    qtbot.mouseClick(child(page, QPushButton, "klotskiStepsChip"), Qt.MouseButton.LeftButton)
    page.session.playback.jump(4)
    assert page.steps.currentIndex().row() == 4
    index = page.steps.model().index(3, 0)
    page.steps.scrollTo(index)
    qtbot.mouseClick(page.steps.viewport(), Qt.MouseButton.LeftButton, pos=page.steps.visualRect(index).center())
    assert page.session.playback.moment == 3


def test_squares_are_named_while_the_steps_are_listed_or_always(page: KlotskiPage, qtbot: QtBot) -> None:
    board, session = page.klotski_board, page.session
    session.show_details(STEPS)
    assert not board.squares_named, "nothing is listed"
    session.game.slide((3, 1), (4, 1))
    assert page.steps.isVisible()
    assert board.squares_named
    session.show_details("")
    assert not board.squares_named
    page.square_names.trigger()
    assert board.squares_named
    settings = Settings()
    session.remember(settings)
    with klotski_session(settings) as again:
        assert shown(qtbot, again).klotski_board.squares_named


def test_what_is_carved_is_chosen_in_the_menu_of_the_page(page: KlotskiPage) -> None:
    names = next(menu for menu in page.more_menu.findChildren(PieceNamesMenu))
    action = names.findChild(QAction, "pieces-namesAction")
    assert isinstance(action, QAction)
    action.trigger()
    assert page.klotski_board.theme.lettering is Lettering.NAMES


def test_the_layout_and_the_steps_are_copied_as_text(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "將擋後路")
    page.copy()
    assert QApplication.clipboard().text() == "HHAA/HHAA/HHHH/HHSS/SS.."
    solve(page, qtbot)
    page.copy()
    lines = QApplication.clipboard().text().splitlines()
    assert len(lines) == 22
    assert lines[1].startswith("1. ")


def test_choices_are_remembered(page: KlotskiPage, qtbot: QtBot) -> None:
    choose(page, "巧過五關")
    page.klotski_choices.counts.setCurrentIndex(1)
    page.session.playback.set_speed(16.0)
    settings = Settings()
    page.session.remember(settings)
    with klotski_session(settings) as again:
        assert again.layout == page.session.layout
        assert again.metric is Metric.CELLS
        assert again.playback.speed == 16.0


def test_every_control_has_a_name_for_tests_and_for_screen_readers(page: KlotskiPage) -> None:
    for name in (
        "klotskiBoard",
        "layoutCombo",
        "klotskiEngineCombo",
        "countCombo",
        "klotskiProgress",
        "klotskiResult",
        "klotskiSteps",
        "klotskiSlider",
        "klotskiSpeed",
    ):
        assert child(page, QWidget, name).accessibleName(), name
    for name in ("Solve", "Stop"):
        assert child(page, QPushButton, f"klotski{name}Button").text() == name
    for name in ("First", "Back", "Play", "Forward", "Last"):
        assert child(page, QWidget, f"klotski{name}").toolTip()


def test_what_is_counted_has_one_name_everywhere(page: KlotskiPage, qtbot: QtBot) -> None:
    panel = page.game_section.panel
    for metric, name in (
        (Metric.CELLS, "Cells"),
        (Metric.STRAIGHT, "Slides"),
        (Metric.MOVES, "Moves"),
    ):
        page.session.choose_metric(metric)
        captions = [caption.text() for caption in panel.findChildren(QLabel)]
        assert {name, f"{name} left"} <= set(captions)
        assert (panel.steps.accessibleName(), panel.distance.accessibleName()) == (name, f"{name} left")
        assert page.steps.accessibleName() == name
        assert panel.curve.caption == f"{name} left"


def test_the_panel_the_list_the_bar_and_the_curve_count_alike(page: KlotskiPage, qtbot: QtBot) -> None:
    game, panel = page.session.game, page.game_section.panel
    page.session.warm_up()
    qtbot.waitUntil(lambda: game.analysis.verdict.left is not None)
    for slide in (((3, 1), (4, 1)), ((4, 1), (4, 2)), ((4, 0), (4, 1))):
        game.slide(*slide)  # the first two are one move
    counts = {
        Metric.MOVES: ("2", ["1", "1", "2"]),
        Metric.CELLS: ("3", ["1", "2", "3"]),
        Metric.STRAIGHT: ("3", ["1", "2", "3"]),
    }
    for metric, (taken, numbers) in counts.items():
        page.session.choose_metric(metric)
        qtbot.waitUntil(lambda: game.analysis.verdict.left is not None)
        assert panel.steps.text() == taken
        assert page.transport.counter.text() == f"{taken} / {taken}"
        assert [line.split(".")[0] for line in page.steps.lines[1:]] == numbers
        assert f"After {taken}: " in panel.curve.accessibleDescription()


def test_a_solution_that_the_program_found_is_not_judged_as_if_it_was_played(page: KlotskiPage, qtbot: QtBot) -> None:
    session, panel = page.session, page.game_section.panel
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.analysis.verdict.left is not None)
    there, back = Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((4, 1), (3, 1)))
    away = Step(PieceKind.SOLDIER, ((3, 2), (4, 2)))
    for played in (False, True):
        session.game.prepare()
        session.game.plan([there, away, back], played=played)
        session.playback.last()
        assert (panel.verdict.text() != "") is played
        assert session.can_review is played
        assert ("detour" in panel.curve.accessibleDescription()) is played
        session.game.drop_plan()


def test_a_strict_game_leaves_little_room_to_the_curve_that_it_does_not_have(page: KlotskiPage) -> None:
    curve = page.game_section.panel.curve
    before = curve.sizeHint().height()
    page.session.choose_strict(True)
    assert curve.sizeHint().height() < before / 3
    assert curve.minimumSizeHint().height() < before / 3
    page.session.choose_strict(False)
    assert curve.sizeHint().height() == before


def known(page: KlotskiPage, qtbot: QtBot) -> None:
    """Wait for the distances to the exit."""
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.session.game.analysis.verdict.solvable is not None)


@pytest.mark.parametrize("text", [OWN, WITHOUT_SOLUTION])
def test_the_dropdown_learns_how_far_it_is_from_ones_own_layout(page: KlotskiPage, qtbot: QtBot, text: str) -> None:
    page.session.show_layout(Layout.parse(text))
    assert page.layout_combo.entry.optimum == {}
    known(page, qtbot)
    assert page.layout_combo.entry.optimum == {Metric.MOVES: shortest_lengths(text, "moves")}


def test_it_learns_nothing_from_the_middle_of_a_game(page: KlotskiPage, qtbot: QtBot) -> None:
    game = page.session.game
    page.session.show_layout(Layout.parse(OWN))
    game.slide(*AWAY)
    known(page, qtbot)
    assert page.layout_combo.entry.optimum == {}
    game.undo()
    page.session.playback.rest()
    assert page.layout_combo.entry.optimum == {Metric.MOVES: shortest_lengths(OWN, "moves")}


def test_beside_an_open_section_the_curve_leaves_its_room_to_what_is_said(page: KlotskiPage, qtbot: QtBot) -> None:
    page.resize(1060, 720)
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.session.game.analysis.verdict.left is not None)
    curve, area = page.game_section.panel.curve, child(page, QScrollArea, "klotskiMessagesScroll")
    qtbot.waitUntil(lambda: curve.height() > curve.usual_height)
    qtbot.mouseClick(child(page, QPushButton, "klotskiOptionsChip"), Qt.MouseButton.LeftButton)
    page.session.say(lambda: "The search was stopped. Its best solution so far, 493 moves, is in the history.")
    page.game_section.panel.say("What you undo still counts for the stars once you play something else.")
    qtbot.wait(100)  # until it is laid out
    assert area.verticalScrollBar().maximum() == 0
    assert 0 < curve.height() <= curve.usual_height
    qtbot.mouseClick(child(page, QPushButton, "klotskiOptionsChip"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: curve.height() > curve.usual_height)
