"""What a person is told of a search: beforehand, meanwhile and where it stands."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from solvers.console import driving
from solvers.console.driving import (
    ProgressLine,
    about,
    lines_of_input,
    next_answer,
    print_json,
    status_without_answer,
    tell,
)
from solvers.message import InputError
from solvers.own_search.problem import OwnTrace
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict

EXPECTED_TIMES = {
    0.0: "less than a second",
    0.99: "less than a second",
    1.0: "about 1 second",
    1.4: "about 1 second",
    1.6: "about 2 seconds",
    59.6: "about 60 seconds",
    119.9: "about 120 seconds",
    120.0: "about 2 minutes",
    149.0: "about 2 minutes",
    151.0: "about 3 minutes",
    7_199.0: "about 120 minutes",
    7_200.0: "about 2 hours",
    8_990.0: "about 2 hours",
    9_010.0: "about 3 hours",
    36_000_000.0: "about 10,000 hours",
}


def test_a_time_that_is_only_expected_is_told_roughly() -> None:
    assert {seconds: about(seconds) for seconds in EXPECTED_TIMES} == EXPECTED_TIMES


class Terminal:
    """What a person sees on standard error."""

    def __init__(self, captured: pytest.CaptureFixture[str]) -> None:
        self._captured = captured
        self._shown = ""

    def getvalue(self) -> str:
        self._shown += self._captured.readouterr().err
        return self._shown


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setattr(driving, "is_terminal", lambda name: name == "stderr")
    return Terminal(capsys)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1_000.0]
    monkeypatch.setattr(driving, "monotonic", lambda: now[0])
    return now


def test_the_line_of_progress_comes_after_a_fifth_of_a_second_and_then_every_tenth(
    terminal: Terminal, clock: list[float]
) -> None:
    line = ProgressLine(str)
    seen: list[int] = []
    for hundredths in range(0, 60, 3):
        clock[0] = 1_000 + hundredths / 100
        before = len(terminal.getvalue())
        line.show(Progress(1, hundredths))
        if len(terminal.getvalue()) > before:
            seen.append(hundredths)
    assert seen == [21, 33, 45, 57]
    line.clear()
    line.clear()
    assert terminal.getvalue().split("\r\x1b[K") == ["", *[f"depth 1, {number} visited" for number in seen], ""]


def test_a_line_that_was_never_shown_is_not_taken_away(terminal: Terminal) -> None:
    line = ProgressLine(str)
    line.show(Progress(1, 1))
    line.clear()
    assert terminal.getvalue() == ""


def test_where_nobody_looks_nothing_is_shown(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (io.StringIO(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        line = ProgressLine(str)
        clock[0] += 5.0
        line.show(Progress(1, 1))
        line.clear()
        tell("something")
        assert stream is None or stream.getvalue() == ""


def standing(terminal: Terminal, clock: list[float], progress: Progress) -> str:
    """Where a search stands, as its line says."""
    line = ProgressLine(str)
    clock[0] += 1.0
    line.show(progress)
    return terminal.getvalue().rpartition("\x1b[K")[2]


def test_the_line_tells_the_depth_what_was_visited_and_the_best_so_far(terminal: Terminal, clock: list[float]) -> None:
    assert standing(terminal, clock, Progress(1_234, 5_678_901)) == "depth 1,234, 5,678,901 visited"
    assert standing(terminal, clock, Progress(3, 4, best=1_000)) == "depth 3, 4 visited, best so far 1,000"
    assert standing(terminal, clock, Progress(3, 4, best=0)) == "depth 3, 4 visited, best so far 0"


def printed(text: str, left_out: int = 0) -> Progress:
    return Progress(1, 2, trace=OwnTrace(1, output=text, left_out=left_out))


def test_what_a_search_prints_comes_before_the_line_of_progress(terminal: Terminal, clock: list[float]) -> None:
    line = ProgressLine(str)
    line.show(printed("one\n"))
    clock[0] += 1.0
    line.show(printed(""))
    line.show(printed("two\nthr"))
    clock[0] += 1.0
    line.show(printed("ee"))
    assert terminal.getvalue() == "one\n\r\x1b[Kdepth 1, 2 visited\r\x1b[Ktwo\nthree"
    line.clear()
    line.clear()
    assert terminal.getvalue().endswith("two\nthree\n")


def test_where_no_terminal_is_what_a_search_prints_is_written_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = ProgressLine(str)
    line.show(printed("one", left_out=1_234_567))
    line.show(printed("two"))
    line.clear()
    assert capsys.readouterr() == ("", "one\n(1,234,567 more characters that it printed are left out)\ntwo\n")


def test_a_person_at_a_terminal_is_told_a_sentence(terminal: Terminal) -> None:
    tell("about 5 GB")
    assert terminal.getvalue() == "about 5 GB\n"


def test_the_line_is_gone_before_an_answer_is_printed(terminal: Terminal, clock: list[float]) -> None:
    def searching() -> Search[int]:
        clock[0] += 1.0
        yield Progress(1, 2)
        yield Found(1, 3)
        raise AssertionError

    assert next_answer(Drive(searching())) == Found(1, 3)
    assert terminal.getvalue() == "\r\x1b[Kdepth 1, 2 visited\r\x1b[K"
    assert next_answer(Drive(searching()), lambda: True) == Verdict(Outcome.STOPPED)


def test_only_what_is_proved_counts_as_a_proof() -> None:
    statuses = {outcome: status_without_answer(Verdict(outcome)) for outcome in Outcome}
    assert statuses == {Outcome.EXHAUSTED: 1, Outcome.IMPOSSIBLE: 1, Outcome.STOPPED: 3}


def test_json_is_one_line_with_escapes_where_the_stream_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding, written in (("ascii", '{"a": "\\u99ac"}\n'), ("utf-8", '{"a": "馬"}\n')):
        raw = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
        print_json({"a": "馬"})
        assert raw.getvalue().decode(encoding) == written
        monkeypatch.undo()


def read_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str) -> list[dict[str, Any]]:
    """What is answered for the lines of standard input: how long each is as it was read."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(given))
    assert lines_of_input(lambda text: {"length": len(text)}, "layout") == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_of_a_line_ten_thousand_characters_are_read_and_the_next_is_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for longer in (9_999, 10_000, 10_001, 20_000, 35_000):
        answers = read_lines(monkeypatch, capsys, f"ab\n\n  \n{'x' * longer}\n abc \n")
        assert answers == [{"length": 2}, {"length": min(longer, 10_000)}, {"length": 3}]
    assert read_lines(monkeypatch, capsys, "y" * 25_000) == [{"length": 10_000}]


def test_standard_input_that_cannot_be_read_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise OSError(5, "Input/output error")

    for stream, said in (
        (Broken(), "standard input cannot be read: Input/output error"),
        (None, "standard input is closed, so no layout can be read from it"),
    ):
        monkeypatch.setattr(sys, "stdin", stream)
        with pytest.raises(InputError) as caught:
            lines_of_input(lambda _: {}, "layout")
        assert str(caught.value) == said
