"""Searches that go wrong in every way that people find, and that are stopped, whatever they do."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path
from time import monotonic, sleep

import pytest

from solvers.klotski.moves import Metric
from solvers.message import InputError
from solvers.own_search.running import WrongAnswer
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.conftest import LoadOwn
from tests.solvers.own_search.driven import BREADTH_FIRST, CLASSIC, EASY, Paced, begun, driven, printed, reason, traces

ENDINGS = {
    "none": ("return None", "mine.py: the search returned None, so it gave up"),
    "nothing": ("problem.successors(problem.start)", "mine.py: the search returned None, so it gave up"),
    "exception": ("return 1 / 0", "mine.py, line 5: ZeroDivisionError: division by zero"),
    "exception that cannot be told": ("raise Untold", "mine.py, line 5: Untold: <exception str() failed>"),
    "endless recursion": (
        "return search(problem)",
        "mine.py, line 5: RecursionError: maximum recursion depth exceeded",
    ),
    "exit": ("sys.exit(1)", "mine.py, line 5: the search ended its own program"),
    "exit at once": ("os._exit(1)", "mine.py: the search ended its own process, without a result"),
    "input": ("return input()", "mine.py, line 5: the search asks for input, but nobody can type it"),
    "crash": ("ctypes.string_at(0)", "mine.py, line 5: Python itself crashed (Segmentation fault)"),
    "abort": ("os.abort()", "mine.py, line 5: Python itself crashed (Aborted)"),
    "much at once": (
        "return bytes(10**10)",
        "mine.py, line 5: the search was stopped, because it took more than 300 MB",
    ),
    "more and more": (
        "x = [0]\n    while True: x += x",
        "mine.py, line 6: the search was stopped, because it took more than 300 MB",
    ),
    "no position": (
        "problem.successors((1, 2))",
        "mine.py, line 5: ValueError: successors takes a position, not (1, 2)",
    ),
    "no layout": ("problem.successors('VV')", "mine.py, line 5: InputError: a layout has 5 rows"),
}


@pytest.mark.parametrize("case", ENDINGS)
def test_a_search_that_fails_is_told_in_one_sentence(load_own: LoadOwn, case: str) -> None:
    does, told = ENDINGS[case]
    own = load_own(
        "import ctypes, os, sys\n"
        "class Untold(Exception):\n    def __str__(self): 1 / 0\n"
        f"def search(problem):\n    {does}\n",
        memory=300_000_000,
    )
    sentence = reason(begun(own))
    assert sentence.startswith(told)
    assert "\n" not in sentence


def test_a_file_that_fails_before_its_function_is_called_is_told_with_its_line(load_own: LoadOwn) -> None:
    own = load_own("print('here')\nx = 1\nx.y\ndef search(problem): pass\n")
    end, reports = driven(begun(own))
    assert isinstance(end, Verdict)
    assert str(end.reason) == "mine.py, line 3: AttributeError: 'int' object has no attribute 'y'"
    assert printed(reports) == ("here\n", 0)


def test_the_line_is_the_innermost_of_the_file(load_own: LoadOwn) -> None:
    own = load_own("import json\ndef read(text):\n    return json.loads(text)\ndef search(problem):\n    read('?')\n")
    assert reason(begun(own)).startswith("mine.py, line 3: JSONDecodeError: ")


STUBBORN = {
    "loop": "while True: pass",
    "sleep": "time.sleep(1000)",
    "huge number": "10 ** 10 ** 8",
    "regular expression": "re.match('(a+)+b', 'a' * 50)",
    "caught": "while True:\n        try:\n            while True: pass\n        except BaseException: pass",
    "output": "while True: print('x' * 10_000)",
}


@pytest.mark.parametrize("case", STUBBORN)
def test_every_search_is_stopped(load_own: LoadOwn, processes: list[subprocess.Popen[bytes]], case: str) -> None:
    own = load_own(
        f"import re, time\ndef search(problem):\n    problem.successors(problem.start)\n    {STUBBORN[case]}\n"
    )
    drive = Drive(begun(own))
    seen = 0

    def stopped() -> bool:
        nonlocal seen
        seen += bool(processes)
        return seen > 15

    end = drive.next_answer(stopped)
    drive.close()
    assert isinstance(end, Verdict)
    assert (end.outcome, end.reason) == (Outcome.STOPPED, None)
    assert [process.returncode is None for process in processes] == [False]


@pytest.mark.parametrize("case", ["sleep", "huge number"])
def test_a_search_is_stopped_while_its_next_step_is_awaited(load_own: LoadOwn, case: str) -> None:
    own = load_own(f"import time\ndef search(problem):\n    {STUBBORN[case]}\n")
    drive = Drive(begun(own))
    steps: list[Progress] = []
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += len(steps) > 0
        return asked > 10

    end = drive.next_answer(stopped, lambda report: steps.append(report) if report.is_step else None, Paced(1))
    drive.close()
    assert isinstance(end, Verdict)
    assert [trace.line for trace in traces(steps)] == [3]


@pytest.mark.parametrize("case", ["loop", "sleep", "huge number"])
def test_a_limit_of_time_is_told(load_own: LoadOwn, case: str) -> None:
    own = load_own(f"import time\ndef search(problem):\n    {STUBBORN[case]}\n", seconds=1.0)
    sentence = reason(begun(own))
    assert sentence.endswith("the search was stopped after 1 s, its limit")
    assert sentence.startswith("mine.py" if case == "huge number" else "mine.py, line 3")


def test_waiting_for_a_slow_pace_does_not_count_for_the_limit(load_own: LoadOwn) -> None:
    own = load_own("def search(problem):\n    x = 1\n    return None\n", seconds=1.0)

    class Waiting(Paced):
        def wait(self, stopped: object) -> None:
            sleep(0.7)

    end, reports = driven(begun(own), Waiting(1))
    assert isinstance(end, Verdict)
    assert "gave up" in str(end.reason)
    assert [trace.line for trace in traces(reports)][:2] == [2, 3]


def test_a_search_that_is_dropped_has_no_process(load_own: LoadOwn, processes: list[subprocess.Popen[bytes]]) -> None:
    begun(load_own(BREADTH_FIRST)).close()
    assert not processes
    with closing(begun(load_own(BREADTH_FIRST))) as search:
        list(islice(search, 5))
        assert processes[0].poll() is None
    assert processes[0].returncode is not None


def test_what_it_has_started_ends_with_it(load_own: LoadOwn) -> None:
    own = load_own(
        "import subprocess, sys\ndef search(problem):\n"
        "    print(subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)']).pid)\n"
    )
    _, reports = driven(begun(own))
    _await_end(int(printed(reports)[0]))


PARENT = """
import sys
from solvers.own_search.own_search import load_search
from tests.solvers.own_search.driven import begun, printed
search, reports = begun(load_search(sys.argv[1])), []
while not printed(reports)[0]:
    reports.append(next(search))
print(printed(reports)[0], flush=True)
import os
os._exit(1)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks for processes as POSIX has them")
def test_it_ends_when_this_program_ends_in_whatever_way(load_own: LoadOwn) -> None:
    own = load_own("import os\ndef search(problem):\n    print(os.getpid())\n    while True: pass\n")
    project = str(Path(__file__).parents[3])
    done = subprocess.run(
        [sys.executable, "-c", PARENT, own.path], cwd=project, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (1, "")
    _await_end(int(done.stdout))


def _await_end(process: int) -> None:
    """Wait for a process to end; a test that waits too long is ended by its timeout."""
    while True:
        try:
            os.kill(process, 0)
            if "Z" in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:1]:
                return
        except (ProcessLookupError, FileNotFoundError):
            return
        sleep(0.01)


def test_the_first_reports_say_that_the_search_begins(load_own: LoadOwn) -> None:
    own = load_own("import time\ntime.sleep(0.3)\n" + BREADTH_FIRST)
    end, reports = driven(begun(own, EASY))
    assert isinstance(end, Found)
    steps = [report.is_step for report in reports]
    assert steps == sorted(steps)
    assert steps.count(False) >= 3, "it tells that it lives while the file is run"
    assert steps.count(True) >= 1


def test_the_time_before_the_function_is_called_is_not_counted(load_own: LoadOwn) -> None:
    drive = Drive(begun(load_own("import time\ntime.sleep(0.5)\ndef search(problem):\n    time.sleep(0.2)\n")))
    began = monotonic()
    drive.next_answer()
    drive.close()
    assert drive.seconds <= monotonic() - began - 0.5
    assert drive.seconds >= 0.15, "the search need not ask for anything to be timed"


def test_its_figures_are_in_the_last_report_before_the_answer(load_own: LoadOwn) -> None:
    own = load_own(
        "def search(problem):\n    keep = bytearray(200_000_000)\n    problem.is_goal(problem.start)\n"
        "    return [problem.start, problem.successors(problem.start)[0]]\n"
    )
    reports = list[Progress]()
    with pytest.raises(WrongAnswer, match="not at the exit"):
        driven(begun(own), listen=reports.append)
    assert reports[-1].visited == 1
    counters = dict(reports[-1].counters)
    assert counters.pop("memory") > 200_000_000
    assert counters == {"expansions": 1, "goal tests": 1, "calls under way": 0}


def test_after_its_one_answer_a_search_proves_nothing(load_own: LoadOwn) -> None:
    with closing(begun(load_own(BREADTH_FIRST), EASY)) as search:
        drive = Drive(search)
        assert isinstance(drive.next_answer(), Found)
        end = drive.next_answer()
    assert isinstance(end, Verdict)
    assert end.outcome is Outcome.STOPPED
    assert str(end.reason) == "a search of your own gives one result"


def test_print_is_handed_on_in_order(load_own: LoadOwn) -> None:
    own = load_own(
        "import sys, os, time\ndef search(problem):\n    print('one', end=' ')\n    print('two 馬', file=sys.stderr)\n"
        "    os.write(1, b'nowhere')\n    os.system('printf here')\n    time.sleep(0.1)\n    print('three \\ud800')\n"
    )
    _, reports = driven(begun(own))
    assert printed(reports) == ("one two 馬\nthree ?\n", 0)


def test_of_a_gigabyte_of_output_the_rest_is_counted(load_own: LoadOwn) -> None:
    own = load_own(
        "def search(problem):\n    print('x' * 500_000_000)\n    for _ in range(500): print('y' * 999_999)\n"
    )
    _, reports = driven(begun(own))
    text, left_out = printed(reports)
    assert len(text) + left_out == 500_000_001 + 500 * 1_000_000
    assert text.startswith("x" * 1000)
    assert len(text) < 100_000 * (len(reports) + 1)


def test_the_same_search_does_the_same_every_time(load_own: LoadOwn) -> None:
    own = load_own(
        "def search(problem):\n    print(list({*problem.successors(problem.start), 'a', 'b', problem.start}))\n"
    )
    assert printed(driven(begun(own))[1]) == printed(driven(begun(own))[1])


def test_it_finds_modules_beside_its_file_but_they_hide_none_of_python(load_own: LoadOwn, tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("text = 'beside'\n")
    (tmp_path / "queue.py").write_text("1 / 0\n")
    own = load_own("import beside, queue\ndef search(problem):\n    print(beside.text)\n")
    assert printed(driven(begun(own))[1]) == ("beside\n", 0)


def test_a_class_of_the_file_may_be_a_dataclass(load_own: LoadOwn) -> None:
    own = load_own(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass Node:\n"
        "    position: str\ndef search(problem):\n    print(Node('x'))\n"
    )
    assert printed(driven(begun(own))[1]) == ("Node(position='x')\n", 0)


@pytest.mark.parametrize(
    ("returned", "told"),
    [
        ("81", "mine.py: the search returned 81; it must return a list from the start to the end, or None"),
        ("problem.start", "mine.py: the search returned VAAV/VAAV/VHHV/VSSV/S..S; it must return a list"),
        ("True", "mine.py: the search returned True; it must return a list"),
        ("[problem.start, 5]", "number 2 in the list that was returned, 5, is not of this problem"),
        ("[problem.start, None]", "number 2 in the list that was returned, None, is not of this problem"),
    ],
)
def test_an_answer_of_another_type_is_refused(load_own: LoadOwn, returned: str, told: str) -> None:
    with pytest.raises(WrongAnswer) as refused:
        driven(begun(load_own(f"def search(problem):\n    return {returned}\n")))
    assert str(refused.value).startswith(told)
    assert isinstance(refused.value, InputError)


@pytest.mark.parametrize(
    "answer",
    ["path", "tuple(path)", "iter(path)", "(position for position in path)", "dict.fromkeys(path)", "map(str, path)"],
)
def test_the_answer_may_be_anything_that_can_be_gone_through(load_own: LoadOwn, answer: str) -> None:
    own = load_own(
        BREADTH_FIRST.replace("search(", "found(")
        + f"def search(problem):\n    path = found(problem)\n    return {answer}\n"
    )
    end, _ = driven(begun(own, EASY))
    assert isinstance(end, Found)


def test_a_function_may_hand_on_the_generator_of_another(load_own: LoadOwn) -> None:
    own = load_own(
        BREADTH_FIRST.replace("search(", "found(")
        + "def shown(problem):\n    yield problem.start\n    return found(problem)\n"
        + "def search(problem):\n    return shown(problem)\n"
    )
    end, reports = driven(begun(own, EASY))
    assert isinstance(end, Found)
    assert (reports[-1].depth, reports[-1].snapshot) == (1, EASY)


@pytest.mark.parametrize(("metric", "length"), [(Metric.MOVES, 81), (Metric.CELLS, 116), (Metric.STRAIGHT, 90)])
def test_breadth_first_finds_the_published_lengths(load_own: LoadOwn, metric: Metric, length: int) -> None:
    end, _ = driven(begun(load_own(BREADTH_FIRST), CLASSIC, metric))
    assert isinstance(end, Found)
    assert (len(end.answer.steps), end.answer.proved_shortest) == (length, False)
