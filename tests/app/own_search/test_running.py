"""Searches of a person's own on the pages: chosen, run, watched, stopped, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.map_place import MAP
from app.klotski.state_space.searches.map_searches import MethodsPanel
from app.klotski.state_space.searches.side_by_side import SideBySide
from app.own_search.watched_program import WatchedProgram
from app.own_search.window import OwnSearchWindow
from app.search.runner import MOST_PRINTED, SearchRunner
from app.ui.look.fonts import program_font
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import ENGINES
from solvers.own_search.own_search import search_templates
from solvers.own_search.problem import OwnTrace
from solvers.search import Outcome, Progress, Search, Verdict
from tests.app.children import child
from tests.app.leaks import finish_deletions
from tests.app.own_search.test_window import answer, asks, files_of, opened, press
from tests.app.windows import klotski_page, klotski_session, knight_page, knight_session


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a text into a file of searches."""

    def write(text: str) -> Path:
        path = tmp_path / "mine.py"
        path.write_text(text, "utf-8")
        return path

    return write


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """The window; what plays comes to rest at the end."""
    yield window
    for session in window.sessions.values():
        session.playback.rest()


def run(searches: OwnSearchWindow, name: str = "ownSearchRun") -> None:
    """Run what is in the editor, and say that it may."""
    press(searches, name)
    answer(searches, "Run it")


def template(puzzle: str, number: int) -> str:
    return search_templates(puzzle)[number].text


def test_a_search_solves_the_layout_on_the_board_and_is_among_the_methods(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    searches = opened(window, qtbot, written(template("klotski", 0)))
    session = klotski_session(window)
    with qtbot.waitSignal(session.runner.answered):
        run(searches)
    assert session.game.length == 81
    assert session.sentence.startswith("81 moves, perhaps not shortest; ")
    session.warm_up()  # as soon as there is time
    qtbot.waitUntil(lambda: session.sentence.startswith("81 moves, and none is shorter; "))
    assert " expansions in " in session.sentence
    assert session.sentence.endswith(" of memory")
    combo = klotski_page(window).klotski_choices.engines
    texts = [combo.itemText(place) for place in range(combo.count())]
    assert texts[-2:] == ["Mine", search_templates("klotski")[0].title]
    assert combo.currentText() == texts[-1]
    session.playback.rest()
    with qtbot.waitSignal(session.runner.answered):  # allowed once
        klotski_page(window).find_button.click()
    assert not asks(searches)


def test_one_that_is_chosen_among_the_methods_is_asked_about_where_its_window_was_never_open(
    window: MainWindow, written: Callable[[str], Path]
) -> None:
    window._own_searches.files.open(written(template("klotski", 1)))
    assert not window.findChildren(OwnSearchWindow)
    session = klotski_session(window)
    session.choose_engine(session.own_engines[0])
    klotski_page(window).find_button.click()
    assert asks(child(window, OwnSearchWindow))
    assert not session.runner.busy
    answer(child(window, OwnSearchWindow), "Don't run")


@pytest.mark.parametrize(
    ("text", "sentence", "line"),
    [
        ("def search(problem):\n    return problem.begin\n", "mine.py, line 2: AttributeError: ", 2),
        ("def search(problem):\n    return None\n", "mine.py: the search returned None", None),
        ("def search(problem):\n    return [problem.start]\n", "The list ends with ", None),
        ("def search(problem):\n    return 7\n", "mine.py: the search returned 7", None),
    ],
)
def test_what_is_wrong_is_said_on_the_page_and_marked_in_the_editor(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path], text: str, sentence: str, line: int | None
) -> None:
    searches = opened(window, qtbot, written(text))
    session = klotski_session(window)
    run(searches)
    qtbot.waitUntil(lambda: searches.fault.text() != "")
    assert session.sentence.startswith(sentence)
    assert searches.fault.text().startswith(sentence)
    assert searches.editor.marked == line
    assert searches.editor.isVisible()


@pytest.mark.parametrize("count", [3, 100_000])
def test_what_it_prints_is_shown_in_both_windows_however_much_that_is(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path], count: int
) -> None:
    searches = opened(window, qtbot, written(f"def search(problem):\n    for i in range({count}):\n        print(i)\n"))
    session = klotski_session(window)
    run(searches)
    qtbot.waitUntil(lambda: searches.fault.text() != "")  # it returned None
    printed, shown = session.runner.printed, klotski_page(window).progress.printed
    assert printed == "0\n1\n2\n" or count > 3
    assert 0 < len(printed) <= MOST_PRINTED
    assert searches.output.toPlainText() == printed.removesuffix("\n")
    assert shown.toPlainText() == printed.removesuffix("\n")
    session.choose_engine(session.engines[0])
    assert shown.isHidden()


def test_one_that_never_ends_is_stopped(window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]) -> None:
    searches = opened(window, qtbot, written("def search(problem):\n    while True:\n        pass\n"))
    session = klotski_session(window)
    run(searches)
    qtbot.waitUntil(lambda: session.search_progress is not None)
    with qtbot.waitSignal(session.runner.ended):
        window.menu_actions.by_name["stop"].trigger()
    assert session.sentence == "Stopped before anything was proven."
    assert searches.fault.text() == ""


def test_it_is_watched_line_by_line_with_its_variables_and_back(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    text = template("klotski", 0)
    searches = opened(window, qtbot, written(text))
    page, session = klotski_page(window), klotski_session(window)
    session.watch.starts_paused = True
    run(searches, "ownSearchWatch")
    qtbot.waitUntil(lambda: session.watch.frame is not None)
    program = child(page, WatchedProgram)
    assert page.pseudocode.isHidden()
    assert QFontInfo(program.font()).family() == QFontInfo(program_font()).family()
    lines: list[int] = []
    for _ in range(30):
        before = session.watch.frame
        window.menu_actions.by_name["forward"].trigger()
        qtbot.waitUntil(lambda before=before: session.watch.frame is not before)
        assert program.marked is not None
        lines.append(program.marked)
        assert program.textCursor().blockNumber() + 1 == program.marked
    source = text.splitlines()
    assert program.toPlainText().splitlines() == source
    assert any("popleft" in source[line - 1] for line in lines)
    assert any("problem.successors" in source[line - 1] for line in lines)
    assert "queue = " in program.variables.toPlainText()
    for _ in range(5):
        window.menu_actions.by_name["back"].trigger()
    assert program.marked == lines[-6]
    button = page.watched.map_button
    assert button.isVisibleTo(page)
    button.click()
    assert page.details.shown == MAP
    window.menu_actions.by_name["stop"].trigger()
    qtbot.waitUntil(program.isHidden)
    assert program.variables.isHidden()


@pytest.mark.parametrize("puzzle", ["klotski", "knight"])
def test_it_is_watched_in_a_small_window_with_large_text(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path], puzzle: str
) -> None:
    window.menu_actions.by_name[puzzle].trigger()
    window.menu_actions.by_name["text-size-150"].trigger()
    window.resize(800, 600)
    searches, session = opened(window, qtbot, written(template(puzzle, 0))), window.sessions[puzzle]
    run(searches, "ownSearchWatch")
    qtbot.waitUntil(lambda: any(view.variables.isVisible() for view in window.findChildren(WatchedProgram)))
    QApplication.processEvents()
    assert (window.width(), window.height()) == (800, 600)
    window.menu_actions.by_name["language-zh_Hans"].trigger()
    qtbot.waitUntil(lambda: window.windowTitle() == "华容骑士")
    qtbot.waitUntil(lambda: any(view.variables.isVisible() for view in window.findChildren(WatchedProgram)))
    QApplication.processEvents()
    assert (window.width(), window.height()) == (800, 600)
    session.stop()


def test_a_tour_is_found_and_watched(window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]) -> None:
    window.menu_actions.by_name["knight"].trigger()
    session = knight_session(window)
    searches = opened(window, qtbot, written(template("knight", 1)))
    with qtbot.waitSignal(session.runner.answered):
        run(searches)
    assert session.tour is not None
    assert session.tour.board == session.request.board
    session.playback.rest()
    press(searches, "ownSearchWatch")
    qtbot.waitUntil(lambda: session.watch.frame is not None)
    program = child(knight_page(window), WatchedProgram)
    qtbot.waitUntil(lambda: program.marked is not None)
    assert knight_page(window).pseudocode.isHidden()
    figures = [shown.text() for shown in knight_page(window).watch_panel.figures]
    assert [figure.partition(":")[0] for figure in figures] == ["Expansions", "Calls", ""]  # there are no goal tests
    window.menu_actions.by_name["stop"].trigger()


def test_a_method_from_elsewhere_that_is_chosen_on_the_page_is_asked_about(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    searches = opened(window, qtbot, written(template("klotski", 0)))
    searches.close()
    combo = klotski_page(window).klotski_choices.engines
    combo.setCurrentIndex(combo.count() - 1)
    session = klotski_session(window)
    klotski_page(window).find_button.click()
    assert searches.isVisible()
    assert asks(searches)
    assert not session.runner.busy
    with qtbot.waitSignal(session.runner.answered):
        answer(searches, "Run it")
    session.playback.rest()


def on_the_map(window: MainWindow, qtbot: QtBot, searches: OwnSearchWindow) -> MethodsPanel:
    """The searches of the map, the last of the dropdown chosen, which is one's own; the editor is closed."""
    searches.close()
    window.menu_actions.by_name["map"].trigger()
    place = klotski_page(window).map_place
    qtbot.waitUntil(lambda: place.section is not None and klotski_session(window).landscape.drawing is not None)
    assert place.section is not None
    place.section.search_button.click()
    panel = place.section.searches.panel
    panel.engine_combo.setCurrentIndex(panel.engine_combo.count() - 1)
    return panel


def test_it_is_asked_about_and_then_seen_and_watched_on_the_map(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    path = written(template("klotski", 0))
    searches, session = opened(window, qtbot, path), klotski_session(window)
    panel = on_the_map(window, qtbot, searches)
    panel.start_button.click()
    assert asks(searches)
    with qtbot.waitSignal(panel.recorder.recorded):
        answer(searches, "Run it")
    searches.close()
    space, visits = session.landscape.space, panel.recorder.visits
    assert space is not None
    assert visits is not None
    assert visits.length == 81
    assert visits.distinct <= space.nodes
    assert panel.said.text().endswith("Its solution takes 81 moves.")
    assert "“" not in panel.said.text()
    assert panel.lit is not None
    panel.watch_button.click()
    panel.replay.pause()
    panel.replay.jump(3)
    section = klotski_page(window).map_place.section
    assert section is not None
    assert section.map.marks.pointed == visits.nodes[2]
    panel.replay.back()
    assert section.map.marks.pointed == visits.nodes[1]
    assert session.game.length == 0  # nothing has begun on the board
    with qtbot.waitSignal(panel.recorder.recorded):  # it may run, as it was changed here
        searches.editor.appendPlainText("# changed")
        press(searches, "ownSearchSave")
        panel.watch_button.click()
    assert panel.recorder.visits is not visits
    panel.replay.pause()


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "    problem.successors(problem.start)\n    return None\n",
            "mine.py: the search returned None, so it gave up",
        ),
        ("    return [problem.successors(problem.start)[0]]\n", "The list begins with"),
        ("    problem.successors(problem.start)\n    return problem.nothing\n", "mine.py, line 3: AttributeError"),
        ("    return problem.nothing\n", "mine.py, line 2: AttributeError"),
    ],
)
def test_what_is_wrong_is_said_below_the_map_beside_what_was_visited(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path], body: str, told: str
) -> None:
    searches = opened(window, qtbot, written("def search(problem):\n" + body))
    panel = on_the_map(window, qtbot, searches)
    panel.start_button.click()
    answer(searches, "Run it")
    qtbot.waitUntil(lambda: told in panel.said.text())
    visits = panel.recorder.visits
    assert (visits is None) == ("successors" not in body)
    assert visits is None or (len(visits), visits.length) == (1, None)
    assert "There is no solution" not in panel.said.text()
    panel.replay.pause()


def test_what_it_prints_on_the_map_is_shown_there_until_another_is_chosen(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    text = "def search(problem):\n    problem.successors(problem.start)\n    print('here')\n    return None\n"
    searches = opened(window, qtbot, written(text))
    panel = on_the_map(window, qtbot, searches)
    assert panel.printed.isHidden()
    panel.start_button.click()
    with qtbot.waitSignal(panel.recorder.recorded):
        answer(searches, "Run it")
    assert panel.printed.isVisible()
    assert panel.printed.toPlainText() == "here"
    panel.replay.pause()
    panel.engine_combo.setCurrentIndex(panel.engine_combo.count() - 3)
    assert panel.printed.isHidden()


def test_nothing_begins_on_a_map_that_is_no_longer_shown(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    searches = opened(window, qtbot, written(template("klotski", 0)))
    panel = on_the_map(window, qtbot, searches)
    panel.start_button.click()
    window.menu_actions.by_name["map"].trigger()
    answer(searches, "Run it")
    assert not panel.recorder.runner.busy
    assert panel.recorder.visits is None


def test_of_two_beside_each_other_one_is_of_ones_own(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    searches = opened(window, qtbot, written(template("klotski", 0)))
    panel = on_the_map(window, qtbot, searches)
    panel.compare_button.click()
    beside = child(window, SideBySide)
    combo = beside.right.engine_combo
    combo.setCurrentIndex(combo.count() - 1)
    beside.run_button.click()
    qtbot.waitUntil(lambda: asks(searches))
    answer(searches, "Run it")
    qtbot.waitUntil(lambda: beside.right.visits is not None)
    assert search_templates("klotski")[0].title in beside.said.text()
    beside.close()
    finish_deletions()


def test_the_method_stays_while_its_file_is_broken_and_goes_with_it(
    window: MainWindow, qtbot: QtBot, written: Callable[[str], Path]
) -> None:
    path = written(template("klotski", 0))
    searches, session = opened(window, qtbot, path), klotski_session(window)
    combo = klotski_page(window).klotski_choices.engines
    combo.setCurrentIndex(combo.count() - 1)
    title = combo.currentText()
    searches.editor.setPlainText("def search(problem:\n")
    press(searches, "ownSearchSave")
    assert combo.currentText() == title
    files_of(window).forget(files_of(window).shown)
    assert combo.currentText() == f"{ENGINES[0].words().title} (default)"
    assert session.engine is ENGINES[0]


def test_what_reports_have_printed_that_are_not_shown_is_told_by_the_next(qtbot: QtBot) -> None:
    def printing() -> Search[None]:
        for number in range(50):
            yield Progress(0, number, trace=OwnTrace(1, output=f"{number} ", left_out=1))
        yield Progress(0, 50)  # of what comes after the search itself, as on a map
        return Verdict(Outcome.STOPPED, 50)

    runner, traces = SearchRunner(), list[OwnTrace]()
    runner.progressed.connect(lambda report: traces.append(report.event.trace))
    with qtbot.waitSignal(runner.ended):
        runner.start(printing)
    runner.close()
    assert len(traces) < 50
    assert "".join(trace.output for trace in traces) == "".join(f"{number} " for number in range(50))
    assert sum(trace.left_out for trace in traces) == 50
