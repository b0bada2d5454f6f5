"""A file takes its place when it is whole, and leaves no trace when it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from solvers.whole_file import remove_parts, whole_file


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_file_takes_its_place_at_the_end(tmp_path: Path) -> None:
    path, part = tmp_path / "file", tmp_path / "part"
    path.write_text("before")
    with whole_file(path, part) as file:
        file.write(b"after\n")
        assert (path.read_text(), names(tmp_path)) == ("before", {"file", "part"})
    assert (path.read_bytes(), names(tmp_path)) == (b"after\n", {"file"})


def test_what_was_not_finished_leaves_no_trace(tmp_path: Path) -> None:
    path, part = tmp_path / "file", tmp_path / "part"
    path.write_text("before")

    def fail() -> None:
        with whole_file(path, part) as file:
            file.write(b"half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert (path.read_text(), names(tmp_path)) == ("before", {"file"})


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), whole_file(tmp_path / "file", tmp_path / "no folder" / "part"):
        pytest.fail("there is no file to write")
    assert names(tmp_path) == set()


def test_files_half_written_can_be_removed_and_whole_ones_stay(tmp_path: Path) -> None:
    seen: list[set[str]] = []

    def write() -> None:
        with whole_file(tmp_path / "whole", tmp_path / "whole part"):
            pass
        with (
            whole_file(tmp_path / "half", tmp_path / "half part"),
            whole_file(tmp_path / "third", tmp_path / "third part"),
        ):
            remove_parts(tmp_path / "half part")
            seen.append(names(tmp_path))
            remove_parts()
            seen.append(names(tmp_path))

    with pytest.raises(FileNotFoundError):
        write()
    assert seen == [{"whole", "third part"}, {"whole"}]
    assert names(tmp_path) == {"whole"}


def test_a_file_made_later_in_the_place_of_a_part_is_left_alone(tmp_path: Path) -> None:
    part = tmp_path / "part"
    with whole_file(tmp_path / "file", part):
        pass
    part.write_text("of someone else")
    remove_parts()
    assert names(tmp_path) == {"file", "part"}
