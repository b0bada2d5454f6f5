"""What searches of a person's own have found: in the history, in files, and what is chosen at the next start."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.klotski.repositories import Solutions
from app.klotski.words import own_result_sentence
from app.knight.repositories import Tours
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step
from solvers.own_search.own_search import OwnEngine, search_templates
from tests.app.own_search.test_running import run
from tests.app.own_search.test_window import answer, in_front, opened
from tests.app.windows import history_page, klotski_page, klotski_session, knight_session, main_window

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
BREADTH, TOUR = search_templates("klotski")[0], search_templates("knight")[1]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file of searches that runs on layouts."""
    path = tmp_path / "<i>mine.py"
    path.write_text(BREADTH.text, "utf-8")
    return path


def found(window: MainWindow, qtbot: QtBot, path: Path, page: str) -> None:
    """Run a file on the page of a puzzle until it has an answer."""
    window.menu_actions.by_name[page].trigger()
    searches = opened(window, qtbot, path)
    session = window.sessions[page]
    with qtbot.waitSignal(session.runner.answered, timeout=30_000):
        run(searches)
    session.playback.rest()
    searches.close()


def test_solutions_and_tours_are_kept_by_title_and_file_and_found_in_the_history(
    window: MainWindow, qtbot: QtBot, mine: Path
) -> None:
    found(window, qtbot, mine, "klotski")
    tours = mine.with_name("tour.py")
    tours.write_text(TOUR.text, "utf-8")
    found(window, qtbot, tours, "knight")
    assert knight_session(window).tour is not None
    assert " expansions in " in knight_session(window).sentence
    mine.unlink()
    window.menu_actions.by_name["history"].trigger()
    session = history_page(window).session
    solution, tour = f"{BREADTH.title} (<i>mine.py)", f"{TOUR.title} (tour.py)"
    assert session.words.method_title("klotski", f"own: {solution}") == solution
    assert session.words.method_title("knight", "of another version") == "of another version"
    for title, repository in ((solution, Solutions), (tour, Tours)):
        (record,) = klotski_session(window)._storage.repository(repository).newest(9)
        assert record.engine == f"own: {title}"
        session.find(title.split()[-1])
        qtbot.waitUntil(lambda: session.model.rowCount() > 0)
    session.find("nobody.py")
    qtbot.waitUntil(lambda: session.model.rowCount() == 0)
    (kept,) = klotski_session(window)._storage.repository(Solutions).newest(9)
    klotski_session(window).show_record(kept)
    assert klotski_session(window).game.length == 81


def test_the_search_that_was_chosen_last_is_chosen_at_the_next_start_but_not_run(
    window: MainWindow, qtbot: QtBot, mine: Path
) -> None:
    found(window, qtbot, mine, "klotski")
    window.close()
    again = main_window(qtbot)
    session = klotski_session(again)
    qtbot.waitUntil(lambda: session.engine.name == mine.name)
    assert klotski_page(again).klotski_choices.engines.currentText() == BREADTH.title
    again._sessions.go_on()
    assert not session.runner.busy
    assert session.game.length == 81  # what was found is still on the board
    session.choose_engine(session.engines[0])
    opened(again, qtbot, mine).close()
    assert session.engine is session.engines[0]
    again.close()


@pytest.mark.parametrize(
    ("text", "told"), [("def search(problem:\n", "<i>mine.py, line 1: this is not Python"), (None, "<i>mine.py")]
)
def test_what_was_chosen_last_stays_chosen_while_its_file_is_broken_or_gone_and_says_so(
    window: MainWindow, qtbot: QtBot, mine: Path, text: str | None, told: str
) -> None:
    found(window, qtbot, mine, "klotski")
    window.close()
    if text is None:
        mine.unlink()
    else:
        mine.write_text(text)
    for _ in range(2):
        again = main_window(qtbot)
        page, session = klotski_page(again), klotski_session(again)
        qtbot.waitUntil(lambda session=session: session.engine.name == mine.name)
        assert page.klotski_choices.engines.currentText() == mine.name
        again.close()
    again = main_window(qtbot)
    page, session = klotski_page(again), klotski_session(again)
    qtbot.waitUntil(lambda: session.engine.name == mine.name)
    page.find_button.click()
    searches = in_front(again, qtbot)
    assert told in searches.fault.text()
    assert not session.runner.busy
    again.close()


def test_a_film_is_made_only_of_a_search_that_has_run_here(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    opened(window, qtbot, mine).close()
    session = klotski_session(window)
    session.choose_engine(session.own_engines[0])
    assert session.engine_of_film is session.engines[0]
    found(window, qtbot, mine, "klotski")
    assert session.engine_of_film is session.engine
    assert session.engine.name == mine.name


def test_a_film_is_made_of_a_search_that_has_run_elsewhere_too(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    session = klotski_session(window)
    session.choose_engine(session.own_engines[0])
    begun: list[OwnEngine] = []
    session.own_search_wanted.emit(session.engine, begun.append)
    assert session.engine_of_film is session.engines[0]
    answer(searches, "Run it")
    assert begun == [session.engine]
    assert session.engine_of_film is session.engine
    mine.write_text(mine.read_text("utf-8") + "# changed elsewhere\n", "utf-8")
    qtbot.waitUntil(lambda: session.own_engines[0] != session.engine)
    session.choose_engine(session.own_engines[0])
    assert session.engine_of_film is session.engines[0]


@pytest.mark.parametrize(
    ("shortest", "beginning"), [(None, "2 moves, perhaps not"), (1, "2 moves; the shortest takes 1;")]
)
def test_the_shortest_is_told_beside_an_answer_where_it_is_known(shortest: int | None, beginning: str) -> None:
    step = next(iter(LAYOUT.steps()))
    back = Step(step.kind, step.path[::-1])
    solution = Solution(LAYOUT, Metric.MOVES, (step, back), proved_shortest=False)
    assert own_result_sentence(solution, shortest, "work").startswith(beginning)
