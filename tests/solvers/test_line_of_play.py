"""Undo and redo on a line of moves."""

from __future__ import annotations

from solvers.line_of_play import LineOfPlay


class Letters(LineOfPlay[str]):
    """A line of letters, written from where it stands."""

    def write(self, *letters: str) -> None:
        del self._line[self._now :]
        self._line += letters

    @property
    def made(self) -> str:
        return "".join(self._line[: self._now])


def test_a_new_line_has_no_moves() -> None:
    line = Letters()
    for go in (line.undo, line.redo, line.reset):
        go()
        assert (line.now, line.length) == (0, 0)


def test_undo_and_redo_go_one_move_and_no_further_than_the_line() -> None:
    line = Letters()
    line.write("a", "b", "c")
    stood: list[str] = []
    for go in (line.redo, line.redo, line.redo, line.redo, line.undo, line.undo, line.redo, line.reset, line.undo):
        go()
        stood.append(line.made)
    assert stood == ["a", "ab", "abc", "abc", "ab", "a", "ab", "", ""]
    assert line.length == 3


def test_one_can_go_anywhere_on_the_line_and_not_beyond_it() -> None:
    line = Letters()
    line.write("a", "b", "c")
    expected = {-7: 0, -1: 0, 0: 0, 1: 1, 2: 2, 3: 3, 4: 3, 99: 3}
    reached: dict[int, int] = {}
    for number in expected:
        line.go_to(number)
        reached[number] = line.now
    assert reached == expected
