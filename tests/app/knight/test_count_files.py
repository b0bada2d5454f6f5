"""The files of counts that were stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.knight.count_files import CountFiles
from app.storage.storage import Storage
from solvers.knight.board import Board
from solvers.knight.leaper import PIECES, Wrap
from solvers.knight.tour import TourRequest, TourSymmetry

REQUEST = TourRequest(Board(6, 7))
OTHERS = (
    TourRequest(Board(7, 6)),
    TourRequest(Board(6, 7), closed=True),
    TourRequest(Board(6, 7), (0, 0)),
    TourRequest(Board(6, 7), None, (0, 0)),
    TourRequest(Board(6, 7, frozenset({(0, 0)}))),
    TourRequest(Board(6, 7, frozenset(), PIECES["camel"])),
    TourRequest(Board(6, 7, wrap=Wrap.COLUMNS)),
    TourRequest(Board(6, 7, wrap=Wrap.BOTH)),
    TourRequest(Board(6, 7), closed=True, symmetry=TourSymmetry.HALF_TURN),
)


def test_every_request_has_a_file_of_its_own_beside_the_data(folder: Path, storage: Storage) -> None:
    paths = [CountFiles(storage.folder).path(request) for request in (REQUEST, *OTHERS)]
    assert len(set(paths)) == len(paths)
    assert {path.parent for path in paths if path is not None} == {folder / "counts"}
    assert CountFiles(storage.folder).path(replace(REQUEST, board=Board(6, 7))) == paths[0]
    assert paths[0] == folder / "counts" / "6x7-089c7ad4c595d2ae.count", "as version 1.0 named it"


def test_a_file_is_found_once_it_is_there_and_can_be_removed(folder: Path) -> None:
    counts = CountFiles(Storage(folder).folder)
    assert counts.found(REQUEST) is None
    assert not folder.exists(), "to look for it makes nothing"
    path = counts.path(REQUEST)
    assert path is not None
    path.parent.mkdir(parents=True)
    path.write_bytes(b"half")
    assert counts.found(REQUEST) == path
    left_by_a_crash = path.with_name(f"{path.name}.4711.part")
    left_by_a_crash.write_bytes(b"ha")
    assert counts.found(OTHERS[0]) is None
    counts.remove(OTHERS[0])
    assert left_by_a_crash.exists()
    counts.remove(REQUEST)
    assert counts.found(REQUEST) is None
    assert list(path.parent.iterdir()) == []


def test_where_the_data_is_left_alone_no_count_is_kept(folder: Path) -> None:
    counts = CountFiles(Storage(folder, left_alone=True).folder)
    assert counts.path(REQUEST) is None
    assert counts.found(REQUEST) is None
    counts.remove(REQUEST)
