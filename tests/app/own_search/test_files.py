"""The files of a person's searches: what is kept of them, what may run, and what others change on the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from app.own_search.files import FileRun, SearchFiles
from app.own_search.search_file import LARGE, SearchFile
from app.ui.files import WriteFault
from app.ui.settings import MemoryStore, Settings
from solvers.documents.files import BYTES_A_MB, FileFault
from solvers.message import Message
from solvers.own_search.own_search import GREATEST_MB, SearchFileFault
from solvers.own_search.running import SearchEnd

TEXT = '"""Mine."""\n\n\ndef search(problem):\n    return None\n'
FRESH = Callable[[], SearchFiles]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[FRESH]:
    """Makes the files anew from what the settings keep, as at the next start of the program."""
    settings, made = Settings(MemoryStore()), list[SearchFiles]()

    def again() -> SearchFiles:
        made.append(SearchFiles(settings))
        return made[-1]

    yield again
    for files in made:
        files.close()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with a search."""
    path = tmp_path / "mine.py"
    path.write_text(TEXT)
    return path


def write(file: SearchFile, text: str) -> None:
    """Write a text at the cursor, as a hand does."""
    QTextCursor(file.document).insertText(text)


def begun(files: SearchFiles) -> list[FileRun]:
    """The runs that begin from now on."""
    runs: list[FileRun] = []
    files.run_wanted.connect(runs.append)
    return runs


def asked(files: SearchFiles) -> list[FileRun]:
    """The runs that are asked about from now on."""
    runs: list[FileRun] = []
    files.run_asked.connect(runs.append)
    return runs


def test_files_are_listed_at_the_next_start_and_one_that_is_gone_until_it_is_opened(
    opened: FRESH, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.py" for name in "abc"]
    files = opened()
    for path in paths:
        path.write_text(TEXT)
        files.open(path)
    assert [file.path for file in files.listed] == paths[::-1]
    paths[1].unlink()
    again = opened()
    assert [file.path for file in again.listed] == paths[::-1]
    again.open(paths[1])
    assert again.shown.fault is not None
    assert again.shown.fault.template is FileFault.ABSENT
    assert [file.path for file in again.listed] == [paths[2], paths[0]]


def test_of_many_files_the_oldest_go_in_which_nothing_would_be_lost(opened: FRESH, tmp_path: Path) -> None:
    files = opened()
    for number in range(SearchFiles.most + 2):
        path = tmp_path / f"{number}.py"
        path.write_text(TEXT)
        files.open(path)
        if number == 0:
            write(files.shown, "# changed\n")
    names = [int(file.path.stem) for file in files.listed]
    assert names == [*range(SearchFiles.most + 1, 1, -1), 0]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (None, FileFault.ABSENT),
        (b"\xff\xfe\x00", SearchFileFault.SYNTAX),
        (b"x" * (GREATEST_MB * BYTES_A_MB + 1), FileFault.TOO_LARGE),
    ],
)
def test_a_file_that_cannot_be_read_is_told_of_and_not_listed(
    opened: FRESH, tmp_path: Path, content: bytes | None, fault: FileFault
) -> None:
    files, path = opened(), tmp_path / "bad.py"
    if content is not None:
        path.write_bytes(content)
    files.open(path)
    assert files.listed == []
    assert files.shown.fault is not None
    assert files.shown.fault.template is fault


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_saving_changes_only_what_was_changed_here(opened: FRESH, mine: Path, newline: str) -> None:
    mine.write_bytes(TEXT.replace("\n", newline).encode())
    files = opened()
    files.open(mine)
    write(files.shown, "# 世界\n")
    assert files.unsaved == [files.shown]
    assert files.save(files.shown)
    assert files.unsaved == []
    assert mine.read_bytes() == ("# 世界\n" + TEXT).replace("\n", newline).encode()


def test_a_file_that_cannot_be_written_stays_as_it_is_here(opened: FRESH, mine: Path, tmp_path: Path) -> None:
    files = opened()
    files.open(mine)
    write(files.shown, "# more\n")
    assert not files.save(files.shown, tmp_path / "nowhere" / "mine.py")
    assert files.shown.fault is not None
    assert files.shown.fault.template is WriteFault.NO_FOLDER
    assert files.unsaved == [files.shown]
    assert files.shown.path == mine


def test_saved_as_another_file_the_first_stays_and_the_other_is_listed(
    opened: FRESH, mine: Path, tmp_path: Path
) -> None:
    files = opened()
    files.open(mine)
    write(files.shown, "# more\n")
    files.save(files.shown, tmp_path / "other.py")
    assert mine.read_text() == TEXT
    assert [file.path.name for file in files.listed] == ["other.py"]


def test_nothing_from_elsewhere_runs_before_it_was_allowed(opened: FRESH, mine: Path) -> None:
    files = opened()
    runs, questions = begun(files), asked(files)
    files.open(mine)
    run = FileRun(files.shown, "klotski", watched=False)
    files.run(run)
    assert (runs, questions) == ([], [run])
    files.allow(run)
    assert runs == [run]
    files.run(run)
    assert (len(runs), len(questions)) == (2, 1)
    again = opened()
    runs = begun(again)
    again.open(mine)
    again.run(FileRun(again.shown, "knight", watched=True))
    assert len(runs) == 1


def test_what_another_program_changes_is_asked_about_again(opened: FRESH, mine: Path) -> None:
    files = opened()
    files.open(mine)
    run = FileRun(files.shown, "klotski", watched=False)
    files.allow(run)
    runs, questions = begun(files), asked(files)
    mine.write_text(TEXT + "import os\n")
    files.look_again()
    files.run(run)
    assert (runs, questions) == ([], [run])


def test_what_is_written_here_runs_but_not_with_what_was_never_allowed(
    opened: FRESH, mine: Path, tmp_path: Path
) -> None:
    files = opened()
    runs, questions = begun(files), asked(files)
    files.begin(tmp_path / "given.py", TEXT + "# from a lesson\n")
    write(files.shown, "# mine\n")
    files.run(FileRun(files.shown, "klotski", watched=False))
    assert (len(runs), len(questions)) == (0, 1)
    questions.clear()
    files.trust(TEXT + "# from a template\n")
    files.begin(tmp_path / "new.py", TEXT + "# from a template\n")
    write(files.shown, "# mine\n")
    files.run(FileRun(files.shown, "klotski", watched=False))
    assert (len(runs), len(questions)) == (1, 0)
    assert (tmp_path / "new.py").read_text() == "# mine\n" + TEXT + "# from a template\n"
    files.open(mine)
    write(files.shown, "# a change here makes what is from elsewhere no better\n")
    files.run(FileRun(files.shown, "klotski", watched=False))
    assert (len(runs), len(questions)) == (1, 1)


def test_nothing_runs_that_cannot_be_saved(opened: FRESH, mine: Path) -> None:
    files = opened()
    files.open(mine)
    files.allow(FileRun(files.shown, "klotski", watched=False))
    runs = begun(files)
    write(files.shown, "# more\n")
    mine.unlink()
    mine.mkdir()
    files.run(FileRun(files.shown, "klotski", watched=False))
    assert runs == []


@pytest.mark.parametrize("replaced", [False, True])
def test_what_another_program_saves_is_read_again(opened: FRESH, mine: Path, qtbot: QtBot, replaced: bool) -> None:
    files = opened()
    files.open(mine)
    files.shown.cursor.setPosition(len(TEXT) - 3)
    for number in range(2):  # a file that takes the place of another is heard of again
        changed = TEXT + f"# outside {number}\n"
        if replaced:
            other = mine.with_name("other")
            other.write_text(changed)
            other.replace(mine)
        else:
            mine.write_text(changed)
        qtbot.waitUntil(lambda changed=changed: files.shown.text == changed)
        assert not files.shown.unsaved
        assert files.shown.cursor.position() == len(TEXT) - 3
    files.shown.document.undo()
    files.shown.document.undo()
    assert files.shown.text == TEXT


def test_changes_that_are_not_saved_are_not_lost_to_another_program(opened: FRESH, mine: Path, qtbot: QtBot) -> None:
    files = opened()
    files.open(mine)
    write(files.shown, "# here\n")
    with qtbot.waitSignal(files.reload_asked) as question:
        mine.write_text(TEXT + "# outside\n")
    assert question.args == [files.shown]
    assert files.shown.text == "# here\n" + TEXT
    files.keep(files.shown)
    with qtbot.assertNotEmitted(files.reload_asked):
        files.look_again()
    assert files.shown.unsaved
    files.revert(files.shown)
    assert files.shown.text == TEXT + "# outside\n"


def test_a_file_that_is_gone_is_not_saved_and_comes_back_by_saving(opened: FRESH, mine: Path) -> None:
    files = opened()
    files.open(mine)
    mine.unlink()
    files.look_again()
    assert files.unsaved == [files.shown]
    files.save(files.shown)
    assert mine.read_text() == TEXT


def test_a_fault_of_a_run_is_over_as_soon_as_the_text_is_changed(opened: FRESH, mine: Path) -> None:
    files = opened()
    files.open(mine)
    where = Message(SearchEnd.LINE, {"file": "mine.py", "line": 4})
    files.shown.tell(Message(SearchEnd.ERROR, {"where": where, "what": "NameError"}))
    assert files.shown.fault_line == 4
    assert files.shown.cursor.blockNumber() == 3
    write(files.shown, "x")
    assert files.shown.fault is None


def test_a_large_file_is_looked_at_only_when_it_is_to_run(opened: FRESH, mine: Path) -> None:
    mine.write_text("def search(problem):\n    return (\n" + "# long\n" * LARGE)
    files = opened()
    files.open(mine)
    assert files.shown.fault is None
    assert files.shown.search.title == "mine.py"
    files.allow(FileRun(files.shown, "klotski", watched=False))
    assert files.shown.fault_line == 2
    files.shown.document.setPlainText(TEXT + "# long\n" * LARGE)
    runs = begun(files)
    files.run(FileRun(files.shown, "klotski", watched=False))
    assert len(runs) == 1
    assert files.shown.search.title == "Mine."


def test_a_search_that_is_broken_is_offered_under_its_own_path(opened: FRESH, mine: Path) -> None:
    files, other = opened(), mine.with_name("other.py")
    files.open(mine)
    write(files.shown, "(")
    files.save(files.shown, other)
    assert (files.shown.search.path, files.shown.search.title) == (other, "Mine.")


def test_what_is_no_search_is_told_as_it_is_opened_and_saved_and_does_not_run(opened: FRESH, mine: Path) -> None:
    mine.write_text("a = 1\ndef search(problem)\n    return None\n")
    files = opened()
    runs, questions = begun(files), asked(files)
    files.open(mine)
    assert files.shown.fault is not None
    assert files.shown.fault.template is SearchFileFault.SYNTAX
    assert files.shown.fault_line == 2
    files.run(FileRun(files.shown, "klotski", watched=False))
    assert (runs, questions) == ([], [])
    mine.write_text("")
    files.look_again()
    assert files.shown.fault.template is SearchFileFault.NO_FUNCTION
    write(files.shown, TEXT)
    files.save(files.shown)
    assert files.shown.fault is None
    assert files.shown.search.title == "Mine."
