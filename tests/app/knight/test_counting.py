"""Counting tours as a person does it: what it will take, how far it is, and going on with it another time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from errno import EACCES, EIO, ENOSPC
from os import strerror
from pathlib import Path
from threading import Event, Semaphore
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from app.knight import counting as app_counting
from app.knight.count_words import progress_sentence
from app.knight.page import KnightPage
from app.search.thread import end_all
from app.ui.files import data_folder
from solvers.knight.board import Board
from solvers.knight.counting import checkpoint, counting
from solvers.knight.counting.checkpoint import read_header
from solvers.knight.counting.estimate import CountEstimate, CountProgress
from solvers.knight.counting.frontier import TableFullError
from solvers.knight.counting.plan import CountMethod, CountPlan
from solvers.knight.counting.sweeping import Sweeping
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found
from tests.app.children import child
from tests.app.knight import views
from tests.app.knight.test_page import click, enabled, press, rest, result, set_size
from tests.app.knight.views import knight_page

REQUEST = TourRequest(Board(5, 8), closed=True)
"""A count by a sweep that takes a moment."""
SLICES = 20
"""After so many slices, several squares are passed, and not all is counted."""
LONG = CountEstimate(240.0, 1_200_000_000, 4_100_000, CountMethod.SWEEP)
GB = 1_000_000_000


@pytest.fixture(scope="module")
def answer() -> int:
    """How many tours there are, counted without a stop."""
    found = Drive(counting.count(REQUEST)).next_answer()
    assert isinstance(found, Found)
    return found.answer.directed


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> Semaphore:
    """What lets slices of a count through, one for each release; meanwhile the count reports and gets no further."""
    allowed, steps = Semaphore(0), Sweeping._steps

    def held_up(sweeping: Sweeping) -> Iterator[None]:
        for _ in steps(sweeping):
            yield
            while not allowed.acquire(timeout=0.005):
                yield

    monkeypatch.setattr(Sweeping, "_steps", held_up)
    return allowed


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page with the board that is counted."""
    with knight_page(qtbot) as page:
        ask(page)
        yield page


def ask(page: KnightPage) -> None:
    set_size(page, 5, 8)
    page.knight_choices.closed.setChecked(True)
    page.session.requested_board.choose_closed(True)


def count_text(page: KnightPage) -> str:
    return child(page, QPushButton, "knightCountButton").text()


def shown(page: KnightPage, name: str) -> bool:
    return child(page, QPushButton, name).isVisible()


def status(page: KnightPage) -> str:
    return child(page, QLabel, "countProgress").text()


def kept_files() -> list[Path]:
    return sorted((data_folder() / "counts").glob("*"))


def wait_for_words(qtbot: QtBot, page: KnightPage, words: str) -> None:
    qtbot.waitUntil(lambda: words in result(page))


def passed(page: KnightPage) -> int:
    progress = page.session.counting.progress
    assert progress is not None
    return progress.passed


def count_half(qtbot: QtBot, page: KnightPage, slices: Semaphore) -> None:
    """Begin to count, and wait until no slice is left."""
    slices.release(SLICES)
    press(qtbot, page, "knightCountButton")
    qtbot.waitUntil(lambda: "states" in status(page))
    qtbot.waitUntil(lambda: not slices._value)
    before = -1
    while before != passed(page):
        before = passed(page)
        with qtbot.waitSignal(page.session.counting.advanced):
            pass


def stop_half_way(qtbot: QtBot, page: KnightPage, slices: Semaphore) -> None:
    """Count the half, stop, and wait until that is written."""
    count_half(qtbot, page, slices)
    press(qtbot, page, "knightStopButton")
    rest(qtbot, page)
    qtbot.waitUntil(lambda: page.session.counting.kept is None or page.session.counting.kept.size is not None)


def expect(monkeypatch: pytest.MonkeyPatch, expected: CountEstimate, built_in: int | None = 16 * GB) -> None:
    """Let every count be expected to take this, on a computer with so much memory."""
    monkeypatch.setattr(app_counting, "estimate", lambda request: expected)
    monkeypatch.setattr(app_counting, "computer_memory", lambda: built_in)


def test_a_short_count_begins_at_once(qtbot: QtBot, page: KnightPage, answer: int) -> None:
    press(qtbot, page, "knightCountButton")
    assert not shown(page, "countAgreeButton")
    wait_for_words(qtbot, page, "counted in")
    assert result(page).startswith(f"{answer // 2:,} closed tours, or {answer:,} counting both directions")
    assert kept_files() == []


def test_before_a_long_count_a_person_hears_what_it_takes_and_agrees(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(monkeypatch, LONG)
    press(qtbot, page, "knightCountButton")
    assert result(page) == "The count will take about 4\N{NO-BREAK SPACE}min and 1.2\N{NO-BREAK SPACE}GB of memory."
    assert not page.runner.busy
    assert not shown(page, "knightCountButton")
    assert not shown(page, "knightNextButton")
    press(qtbot, page, "countAgreeButton")
    assert not shown(page, "countAgreeButton")
    assert shown(page, "knightCountButton")
    wait_for_words(qtbot, page, "counted in")


@pytest.mark.parametrize(
    ("seconds", "size", "asks"), [(5.0, GB, False), (5.1, 1000, True), (0.1, GB + 1, True), (0.1, 1000, False)]
)
def test_a_person_is_asked_about_what_takes_long_or_half_the_memory(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch, seconds: float, size: int, asks: bool
) -> None:
    expect(monkeypatch, CountEstimate(seconds, size, 1, CountMethod.SWEEP))
    press(qtbot, page, "knightCountButton")
    assert shown(page, "countAgreeButton") is asks
    assert page.runner.busy is not asks


@pytest.mark.parametrize("with_key", [False, True])
def test_a_person_who_does_not_agree_finds_everything_as_before(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch, with_key: bool
) -> None:
    expect(monkeypatch, LONG)
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    said = result(page)
    button = child(page, QPushButton, "knightCountButton")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert result(page) != said
    agree = child(page, QPushButton, "countAgreeButton")
    assert agree.hasFocus()
    if with_key:
        page.page_actions["stop"].trigger()
    else:
        press(qtbot, page, "countCancelButton")
    assert result(page) == said
    assert shown(page, "knightCountButton")
    assert shown(page, "knightNextButton")
    assert not shown(page, "countAgreeButton")
    assert not page.runner.busy
    assert page.session.tour is not None


def test_another_board_takes_the_question_away(qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch) -> None:
    expect(monkeypatch, LONG)
    press(qtbot, page, "knightCountButton")
    set_size(page, 6, 6)
    assert not shown(page, "countAgreeButton")
    assert shown(page, "knightCountButton")
    assert "will take" not in result(page)


def test_a_count_that_takes_more_than_usual_may_if_the_computer_has_it(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(monkeypatch, CountEstimate(7200.0, 5 * GB, 80_000_000, CountMethod.SWEEP))
    press(qtbot, page, "knightCountButton")
    said = result(page).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "The count will take about 2 h and 5 GB of memory. This computer has 16 GB."
    asked = page.session.counting.asked
    assert asked is not None
    assert asked.memory_bytes == 12 * GB


@pytest.mark.parametrize(("built_in", "words"), [(16 * GB, "this computer with 16"), (None, "for this computer:")])
def test_a_count_that_does_not_fit_is_not_begun(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch, built_in: int | None, words: str
) -> None:
    expect(monkeypatch, CountEstimate(1e6, 13 * GB, 250_000_000, CountMethod.SWEEP), built_in)
    press(qtbot, page, "knightCountButton")
    said = result(page).replace("\N{NO-BREAK SPACE}", " ")
    assert said.startswith("The count would take about 13 GB of memory")
    assert words in said
    assert not shown(page, "countAgreeButton")
    assert not page.runner.busy


def test_while_it_counts_a_bar_and_a_line_tell_how_far_it_is(qtbot: QtBot, page: KnightPage, slices: Semaphore) -> None:
    bar = child(page, QProgressBar, "countBar")
    assert not bar.isVisible()
    count_half(qtbot, page, slices)
    progress = page.session.counting.progress
    assert progress is not None
    assert 0 < progress.passed < 40
    assert bar.isVisible()
    assert bar.value() == round(1000 * progress.share)
    done, doing = status(page).split("\n")
    assert done.startswith(f"{int(100 * progress.share)}%")
    assert (" · about " in done and done.endswith(" left")) is (progress.seconds_left is not None)
    assert doing == f"Joining the two sides · {progress.frontiers:,} states"
    qtbot.waitUntil(lambda: not enabled(page, "knightCountButton"))  # it counts already
    slices.release(10_000)
    wait_for_words(qtbot, page, "counted in")
    assert not bar.isVisible()
    assert enabled(page, "knightCountButton")


@pytest.mark.usefixtures("qapp")
def test_the_line_tells_how_many_squares_are_passed_until_the_sides_are_joined() -> None:
    sweeping = CountProgress(15, 40, 1_234, 1_000_000, 0.5, None, joining=False)
    assert progress_sentence(sweeping) == "50%\nPassed 15 of 40 squares · 1,234 states"
    joining = replace(sweeping, passed=30, joining=True)
    assert progress_sentence(joining) == "50%\nJoining the two sides · 1,234 states"


def test_a_page_made_anew_shows_the_count_that_runs(qtbot: QtBot, page: KnightPage, slices: Semaphore) -> None:
    count_half(qtbot, page, slices)
    again = views.shown(qtbot, page.session)
    assert child(again, QProgressBar, "countBar").isVisible()
    assert "states" in status(again)
    assert not enabled(again, "knightCountButton")
    press(qtbot, again, "knightStopButton")
    rest(qtbot, again)
    assert count_text(again) == count_text(page) == "Resume counting"
    again.game_section.dismiss_card()


def test_a_stopped_count_goes_on_and_counts_every_tour_once(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, answer: int
) -> None:
    stop_half_way(qtbot, page, slices)
    kept = page.session.counting.kept
    assert kept is not None
    assert result(page) == f"The count was stopped at {int(100 * kept.share)}%. You can resume it later."
    assert count_text(page) == "Resume counting"
    (file,) = kept_files()
    assert read_header(file).request == REQUEST
    slices.release(10_000)
    press(qtbot, page, "knightCountButton")
    wait_for_words(qtbot, page, "counted in")
    assert result(page).startswith(f"{answer // 2:,} closed tours")
    assert count_text(page) == "Count tours"
    assert kept_files() == []


def test_nobody_is_asked_again_before_a_stopped_count_goes_on(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_half_way(qtbot, page, slices)
    expect(monkeypatch, LONG)
    slices.release(10_000)
    press(qtbot, page, "knightCountButton")
    assert not shown(page, "countAgreeButton")
    wait_for_words(qtbot, page, "counted in")


def test_after_a_restart_a_stopped_count_is_offered_again(
    qtbot: QtBot, slices: Semaphore, answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with knight_page(qtbot) as page:
        ask(page)
        stop_half_way(qtbot, page, slices)
        kept = read_header(kept_files()[0])
        share = int(100 * kept.share)
    monkeypatch.setattr(app_counting, "read_header", lambda path: replace(kept, seconds=7200.0))
    with knight_page(qtbot) as page:
        assert count_text(page) == "Count tours", "that is another board"
        ask(page)
        assert f"A count of these tours was stopped at {share}%. You can resume it." in result(page)
        assert count_text(page) == "Resume counting"
        slices.release(10_000)
        press(qtbot, page, "knightCountButton")
        wait_for_words(qtbot, page, "counted in 2")
        assert result(page).startswith(f"{answer // 2:,} closed tours")
        assert "h" in result(page).split("counted in")[1], "the hours before the stop are told, too"


def test_a_count_that_runs_when_the_program_is_left_is_kept(qtbot: QtBot, slices: Semaphore) -> None:
    with knight_page(qtbot) as page:
        ask(page)
        count_half(qtbot, page, slices)
    end_all()  # as the program does in the end
    (file,) = kept_files()
    assert read_header(file).near_passed > 0


def test_a_count_of_another_board_keeps_the_stopped_one(qtbot: QtBot, page: KnightPage, slices: Semaphore) -> None:
    count_half(qtbot, page, slices)
    set_size(page, 5, 6)
    assert count_text(page) == "Count tours"
    set_size(page, 5, 8)
    qtbot.waitUntil(lambda: count_text(page) == "Resume counting")


def kept_and_set_aside() -> tuple[list[Path], list[Path]]:
    """The files that counts go on from, and those that were renamed."""
    aside = [file for file in kept_files() if "-unusable-" in file.name]
    return [file for file in kept_files() if file not in aside], aside


@pytest.mark.parametrize("where", ["beginning", "middle", "end", "version", "depth"])
def test_a_file_that_cannot_be_used_is_renamed_and_the_count_begins_anew(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, answer: int, where: str
) -> None:
    stop_half_way(qtbot, page, slices)
    (file,) = kept_files()
    whole = file.read_bytes()
    middle = len(whole) * 3 // 4
    changed = {
        "beginning": b"?" + whole[1:],
        "middle": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "end": whole[:-100],
        "version": whole.replace(b'"version": 1', b'"version": 2'),
        "depth": checkpoint.FORMAT + b"[" * 90_000 + b"\n",
    }
    file.write_bytes(changed[where])
    set_size(page, 5, 6)
    set_size(page, 5, 8)
    if where != "middle":
        assert "its file cannot be used: the file will be renamed" in result(page)
        assert count_text(page) == "Count tours"
    with qtbot.waitSignal(page.session.failed) as failed:
        press(qtbot, page, "knightCountButton")
    (kept, (aside,)) = kept_and_set_aside()
    assert (kept, aside.read_bytes()) == ([], changed[where])
    assert failed.args is not None
    assert f"it was renamed to {aside.name} in {aside.parent}" in str(failed.args[0])
    slices.release(10_000)
    wait_for_words(qtbot, page, "counted in")
    assert result(page).startswith(f"{answer // 2:,} closed tours")
    assert kept_and_set_aside() == ([], [aside])


def broken_disk(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """The file cannot be read until the patch is undone."""
    opened = Path.open

    def fail(path: Path, *arguments: Any, **named: Any) -> Any:
        if path == file:
            raise OSError(EIO, strerror(EIO))
        return opened(path, *arguments, **named)

    monkeypatch.setattr(Path, "open", fail)


def test_a_file_that_cannot_be_read_now_stays_and_the_count_goes_on_later(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_half_way(qtbot, page, slices)
    (file,) = kept_files()
    whole = file.read_bytes()
    with monkeypatch.context() as patch:
        broken_disk(patch, file)
        set_size(page, 5, 6)
        set_size(page, 5, 8)
        assert f"{file} cannot be read: {strerror(EIO)}" in result(page)
        assert child(page, QAction, "discardCountAction").isEnabled()
        press(qtbot, page, "knightCountButton")
        rest(qtbot, page)
        assert f"{file} cannot be read: {strerror(EIO)}" in result(page)
    assert (kept_files(), file.read_bytes()) == ([file], whole)
    set_size(page, 5, 6)
    set_size(page, 5, 8)
    assert count_text(page) == "Resume counting"
    slices.release(10_000)
    press(qtbot, page, "knightCountButton")
    wait_for_words(qtbot, page, "counted in")
    assert result(page).startswith(f"{answer // 2:,} closed tours")


def test_a_file_that_cannot_be_used_nor_renamed_stays_where_it_is(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, target: Path) -> None:
        raise OSError(EACCES, strerror(EACCES))

    stop_half_way(qtbot, page, slices)
    (file,) = kept_files()
    file.write_bytes(b"?")
    set_size(page, 5, 6)
    set_size(page, 5, 8)
    monkeypatch.setattr(Path, "rename", fail)
    press(qtbot, page, "knightCountButton")
    wait_for_words(qtbot, page, f"{file} cannot be written: {strerror(EACCES)}")
    assert file.read_bytes() == b"?"


def test_a_stopped_count_can_be_discarded(qtbot: QtBot, page: KnightPage, slices: Semaphore) -> None:
    discard = child(page, QAction, "discardCountAction")
    assert not discard.isEnabled()
    stop_half_way(qtbot, page, slices)
    assert discard.isEnabled()
    assert "kB" in discard.text()
    assert discard in page.more_menu.actions()
    discard.trigger()
    assert kept_files() == []
    assert count_text(page) == "Count tours"
    assert result(page) == "The stopped count was discarded."
    assert not discard.isEnabled()


def test_where_nothing_can_be_written_that_is_said_when_a_count_is_stopped(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(file: int) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC))

    monkeypatch.setattr(checkpoint.os, "fsync", fail)
    count_half(qtbot, page, slices)
    press(qtbot, page, "knightStopButton")
    wait_for_words(qtbot, page, f"cannot be written: {strerror(ENOSPC)}")
    assert count_text(page) == "Count tours"


def test_a_file_in_the_way_of_the_folder_is_named_in_one_sentence(
    qtbot: QtBot, page: KnightPage, slices: Semaphore
) -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    (data_folder() / "counts").write_text("in the way")
    count_half(qtbot, page, slices)
    press(qtbot, page, "knightStopButton")
    wait_for_words(qtbot, page, "cannot be written")
    assert "failed" not in result(page)


def test_while_a_stopped_count_is_written_the_page_is_free(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    written, write = Event(), Sweeping._write

    def slow(*arguments: Any) -> None:
        written.wait()
        write(*arguments)

    monkeypatch.setattr(Sweeping, "_write", slow)
    count_half(qtbot, page, slices)
    press(qtbot, page, "knightStopButton")
    wait_for_words(qtbot, page, "You can resume it later")
    assert not child(page, QAction, "discardCountAction").isEnabled()
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    assert "Closed tour of 40 squares" in result(page)
    assert kept_files() == []
    written.set()
    qtbot.waitUntil(lambda: count_text(page) == "Resume counting")
    slices.release(10_000)
    press(qtbot, page, "knightCountButton")
    wait_for_words(qtbot, page, "counted in")
    assert result(page).startswith(f"{answer // 2:,} closed tours")


def test_to_go_on_waits_until_the_stopped_count_is_written(
    qtbot: QtBot, page: KnightPage, slices: Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, write = Event(), Sweeping._write

    def slow(*arguments: Any) -> None:
        written.wait()
        write(*arguments)

    monkeypatch.setattr(Sweeping, "_write", slow)
    count_half(qtbot, page, slices)
    passed = page.session.counting.progress
    assert passed is not None
    press(qtbot, page, "knightStopButton")
    wait_for_words(qtbot, page, "You can resume it later")
    press(qtbot, page, "knightCountButton")
    assert page.runner.busy
    written.set()
    qtbot.waitUntil(lambda: page.session.counting.progress is not None)
    progress = page.session.counting.progress
    assert progress is not None
    assert progress.passed == passed.passed, "it went on where it was"
    slices.release(10_000)
    wait_for_words(qtbot, page, "counted in")


def test_with_more_memory_a_count_goes_on_that_came_to_its_limit(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    steps = Sweeping._steps

    def soon_full(sweeping: Sweeping) -> Iterator[None]:
        for number, _ in enumerate(steps(sweeping)):
            if number == SLICES and sweeping._memory_bytes == app_counting.MEMORY_BYTES:
                raise TableFullError
            yield

    monkeypatch.setattr(Sweeping, "_steps", soon_full)
    expect(monkeypatch, CountEstimate(1.0, 1000, 10, CountMethod.SWEEP))
    press(qtbot, page, "knightCountButton")
    wait_for_words(qtbot, page, "Not counted: after")
    assert count_text(page) == "Resume counting"
    press(qtbot, page, "knightCountButton")
    said = result(page).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "The count needs more memory: it can resume with up to 12 GB of the 16 GB of this computer."
    press(qtbot, page, "countAgreeButton")
    wait_for_words(qtbot, page, "counted in")
    assert result(page).startswith(f"{answer // 2:,} closed tours")


def test_nothing_is_said_of_going_on_where_tours_are_enumerated(
    qtbot: QtBot, page: KnightPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = TourRequest(Board(6, 8))
    planned = CountPlan(CountMethod.ENUMERATION, many, many)
    monkeypatch.setattr(counting, "plan", lambda request, quoting: planned)
    press(qtbot, page, "knightCountButton")
    qtbot.waitUntil(lambda: page.progress.figures["visited"].text() not in ("–", "0"))
    press(qtbot, page, "knightStopButton")
    rest(qtbot, page)
    assert result(page) == "The count was stopped."
    assert enabled(page, "knightCountButton")
    assert count_text(page) == "Count tours"
