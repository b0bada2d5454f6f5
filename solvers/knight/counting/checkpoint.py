"""The file from which a count goes on: what was asked for, how far it is, and all frontiers with their counts.

A line names the format; a line of JSON follows, the header, with the request, the progress and the sizes of the arrays;
then the bytes of the arrays, one after another, and a checksum of all this (CRC-32, four bytes, the lowest first).
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from glob import escape
from math import inf
from pathlib import Path
from typing import Any

from solvers.knight.board import Board, Square
from solvers.knight.counting.plan import plan
from solvers.knight.leaper import KNIGHT, Leaper, Wrap
from solvers.knight.tour import TourRequest
from solvers.message import InputError
from solvers.whole_file import whole_file

FORMAT = b"huarong-knight count\n"
VERSION = 1
LONGEST_HEADER = 100_000
"""In bytes."""
WORD_BYTES, CHECKSUM_BYTES = 8, 4
MOST = 1 << 62
"""No number in a header is greater, but that of tours."""
PART = ".part"
"""How the name of a file ends that is not whole yet."""
PIECE_BYTES = 1 << 24
"""How much is read or written at a time."""


class CheckpointFault(StrEnum):
    """Why a count cannot go on from a file."""

    FOREIGN = "{path} holds no stopped count; choose another file, or start anew without it"
    VERSION = "the count in {path} was begun by another version of the program; delete the file to start anew"
    DAMAGED = "the count in {path} is damaged and cannot be resumed; delete the file to start anew"
    OTHER = "{path} holds a count of other tours; choose another file, or ask for the same tours again"
    UNREADABLE = "{path} cannot be read: {why}"
    UNWRITABLE = "{path} cannot be written: {why}"


@dataclass(frozen=True)
class CountState:
    """Where a count stands, as the header of a file says: all that it has beside the arrays.

    `share` of the work, from 0 to 1, took `seconds` so far, and `visited` frontiers. Of the two sides so many squares
    are passed, and of the frontiers of the near side so many are joined, which makes `total` so far. `tables` has for
    each table in the file how many frontiers there are, and how many limbs of counts: these and the keys are words of
    eight bytes.
    """

    request: TourRequest
    visited: int
    share: float
    seconds: float
    near_passed: int
    far_passed: int
    joined: int
    total: int
    tables: tuple[tuple[int, int], ...]


def read_header(path: Path) -> CountState:
    """What the header of a file says; a pipe or a device is not opened.

    Raises `InputError` where the file is none of ours, or shorter or longer than it says.
    """
    try:
        if not path.is_file():
            raise InputError(CheckpointFault.FOREIGN, path=str(path))
        with path.open("rb") as file:
            if file.read(len(FORMAT)) != FORMAT:
                raise InputError(CheckpointFault.FOREIGN, path=str(path))
            line = file.readline(LONGEST_HEADER)
            first, size = file.tell(), path.stat().st_size
    except OSError as error:
        raise _unreadable(path, error) from error
    state, size_of_arrays = _parsed(line, path)
    if size != first + size_of_arrays + CHECKSUM_BYTES:
        raise InputError(CheckpointFault.DAMAGED, path=str(path))
    return state


def read_state(path: Path, request: TourRequest) -> CountState:
    """The same for going on; raises `InputError` also where the file holds a count for another request."""
    state = read_header(path)
    if _asked(state.request) != _asked(request):
        raise InputError(CheckpointFault.OTHER, path=str(path))
    return state


def read_arrays(path: Path, state: CountState, arrays: Iterable[memoryview]) -> None:
    """Fill the arrays that `write` was given, in the same order; raises `InputError` where the checksum is wrong.

    The file is opened anew and may be another by now, as a second program can keep the same count there: arrays that
    do not belong to the `state` that was read are refused, too.
    """
    try:
        with path.open("rb") as file:
            first, line = file.readline(), file.readline(LONGEST_HEADER)
            if _parsed(line, path)[0] != state:
                raise InputError(CheckpointFault.DAMAGED, path=str(path))
            checksum = zlib.crc32(first + line)
            for array in arrays:
                for piece in _pieces(array):
                    if file.readinto(piece) != len(piece):
                        raise InputError(CheckpointFault.DAMAGED, path=str(path))
                    checksum = zlib.crc32(piece, checksum)
            if file.read() != checksum.to_bytes(CHECKSUM_BYTES, "little"):
                raise InputError(CheckpointFault.DAMAGED, path=str(path))
    except OSError as error:
        raise _unreadable(path, error) from error


def write(path: Path, state: CountState, arrays: Sequence[memoryview]) -> None:
    """Write a file in place of the one that may be there: it is whole, or the old one stays. Raises `InputError`."""
    part = path.with_name(f"{path.name}.{os.getpid()}{PART}")  # two programs do not write into one
    header = FORMAT + json.dumps(_as_json(state)).encode() + b"\n"
    checksum = zlib.crc32(header)
    try:
        with whole_file(path, part) as file:
            file.write(header)
            for array in arrays:
                for piece in _pieces(array):
                    file.write(piece)
                    checksum = zlib.crc32(piece, checksum)
            file.write(checksum.to_bytes(CHECKSUM_BYTES, "little"))
    except OSError as error:
        raise InputError(CheckpointFault.UNWRITABLE, path=str(path), why=error.strerror or "") from error


def remove(path: Path) -> None:
    """Remove a file, and what programs that ended while they wrote it have left beside it. Raises `OSError`."""
    for found in (path, *path.parent.glob(f"{escape(path.name)}.*{PART}")):
        found.unlink(missing_ok=True)


def _pieces(array: memoryview) -> Iterable[memoryview]:
    if array.nbytes == 0:  # which cannot be cast
        return
    whole = array.cast("B")
    for first in range(0, len(whole), PIECE_BYTES):
        yield whole[first : first + PIECE_BYTES]


def _unreadable(path: Path, error: OSError) -> InputError:
    return InputError(CheckpointFault.UNREADABLE, path=str(path), why=error.strerror or "")


def _parsed(line: bytes, path: Path) -> tuple[CountState, int]:
    try:
        found: Any = json.loads(line)
        if found["version"] != VERSION:
            raise InputError(CheckpointFault.VERSION, path=str(path))
        request = TourRequest(
            Board(
                found["rows"],
                found["columns"],
                frozenset(map(_square, found["missing"])),
                Leaper.parse(found.get("piece", KNIGHT.text)),
                Wrap(found.get("wrap", Wrap.NONE)),
            ),
            None if found["start"] is None else _square(found["start"]),
            None if found["end"] is None else _square(found["end"]),
            bool(found["closed"]),
        )
        request.check()
        state = CountState(
            request,
            _whole(found["visited"]),
            float(found["share"]),
            float(found["seconds"]),
            _whole(found["near_passed"]),
            _whole(found["far_passed"]),
            _whole(found["joined"]),
            int(found["total"], 10),
            tuple((_whole(rows), _whole(limbs)) for rows, limbs in found["tables"]),
        )
        if not _is_possible(state):
            raise InputError(CheckpointFault.DAMAGED, path=str(path))
        return state, sum(WORD_BYTES * rows * (1 + limbs) for rows, limbs in state.tables)
    except InputError as error:
        if isinstance(error.message.template, CheckpointFault):
            raise
        raise InputError(CheckpointFault.DAMAGED, path=str(path)) from None
    except (ValueError, LookupError, TypeError, ArithmeticError, RecursionError):
        raise InputError(CheckpointFault.DAMAGED, path=str(path)) from None


def _square(pair: Any) -> Square:
    row, column = pair
    return row, column


def _whole(number: Any) -> int:
    """A number of squares, frontiers or limbs; raises `ValueError` for anything else."""
    if type(number) is not int or not 0 <= number < MOST:
        raise ValueError
    return number


def _is_possible(state: CountState) -> bool:
    """Whether a count of this board can stand so: its sides have these squares, and the far one comes after the near.

    A table without a frontier is never written.
    """
    planned = plan(state.request, quoting=False)
    if planned is None or planned.division is None or not 1 <= len(state.tables) <= 2:
        return False
    near, far = len(planned.division.near), len(planned.division.far)
    alike = planned.division.sides_alike and planned.asked.start is None
    begun, swept = len(state.tables) == 2, state.far_passed == far
    return (
        all(rows and limbs for rows, limbs in state.tables)
        and 0 <= state.share <= 1
        and 0 <= state.seconds < inf
        and (state.near_passed == near if begun else state.near_passed <= near)
        and (near if begun and alike else 0) <= state.far_passed <= (far if begun else 0)
        and state.joined <= (state.tables[0][0] if swept else 0)
        and 0 <= state.total < (8**state.request.board.size if state.joined else 1)
    )


def _as_json(state: CountState) -> dict[str, Any]:
    request = state.request
    return {
        "version": VERSION,
        "rows": request.board.rows,
        "columns": request.board.columns,
        "missing": sorted(request.board.missing),
        "piece": request.board.piece.text,
        "wrap": request.board.wrap,
        "start": request.start,
        "end": request.end,
        "closed": request.closed,
        "visited": state.visited,
        "share": state.share,
        "seconds": state.seconds,
        "near_passed": state.near_passed,
        "far_passed": state.far_passed,
        "joined": state.joined,
        "total": str(state.total),
        "tables": state.tables,
    }


def _asked(request: TourRequest) -> tuple[Any, ...]:
    """What the count depends on: a seed makes no difference."""
    return request.board, request.start, request.end, request.closed, request.symmetry
