"""What a window saves, act by act, and what a file holds afterwards."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QSettings

from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts, Solutions, SolvedDay, SolvedDays
from app.knight.count_files import CountFiles
from app.knight.repositories import KnightGameRecord, KnightGames, OwnBoard, OwnBoards, RiddleRecord, Riddles, Tours
from app.knight.settings import END, KNIGHT_TOUR, START
from app.storage.common import Comparison
from app.storage.history_query import HistoryQuery, Key
from app.storage.records import Record
from app.storage.repository import Repository
from app.storage.storage import Storage
from app.ui.settings import COMPARISON, Settings
from solvers.documents import CollectionDocument
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.document import CollectedLayout
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.knight.board import Board
from solvers.knight.counting import checkpoint
from solvers.knight.counting.checkpoint import CountState
from solvers.knight.riddles import Answer
from solvers.knight.tour import TourRequest
from tests.app.storage.drawn_records import ROUND_THE_RING, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys

DAY = date(2026, 3, 1)
LONG_TIME_AGO = datetime(2000, 1, 1, tzinfo=UTC)
Act = Callable[[Storage], object]
Content = Mapping[object, object]
"""Every record by its key and whether it was deleted, and the count that was stopped."""
COUNTED = TourRequest(Board(5, 6))
REMEMBERED = (KNIGHT_TOUR, START, END, COMPARISON)
MOST_KEPT = 20_000
"""How long what is remembered is at the most, in characters."""
MOST_FRONTIERS = 100_000


def acts(chance: Random) -> Iterator[Act]:
    """Act upon act: games that grow and end, answers, counts, choices, what has a name, deletions."""
    kinds = (_game_played_on, _walk_gone_on, _answer, _named, _reached, _counted, _remembered, _deletion)
    number = 0
    while True:
        kind = chance.choices(kinds, (5, 5, 4, 3, 3, 3, 3, 2))[0]
        for act in kind(chance, LONG_TIME_AGO + timedelta(seconds=number)):
            yield act
            number += 1


def content(storage: Storage) -> Content:
    """Everything that is in the file, the deleted too; of a collection, whenever it was opened."""
    found: dict[object, object] = {
        ("collections", kept.id): replace(kept, at=LONG_TIME_AGO) for kept in storage.collections.newest()
    }
    for repository in (storage.comparisons, storage.repository(SolvedDays), storage.repository(Riddles)):
        found.update(((repository.TABLE, kept.id), kept) for kept in repository.newest())
    for deleted in (False, True):
        for key in record_keys(storage.history, HistoryQuery(deleted=deleted)):
            found[key, deleted] = storage.history.record(key)
    found["count"] = _stopped_count(storage)
    settings = Settings(_settings_file(storage))
    found.update((setting.key, settings.value(setting)) for setting in REMEMBERED)
    return found


class _Kept:
    """A record that is kept over itself, as a game that goes on is."""

    def __init__(self, repository: Callable[[Storage], Repository[Any]]) -> None:
        self._repository = repository
        self._number: int | None = None

    def keeping(self, record: Record) -> Act:
        def keep(storage: Storage) -> None:
            self._number = self._repository(storage).keep(replace(record, id=self._number)).id

        return keep


def _game_played_on(chance: Random, at: datetime) -> Iterator[Act]:
    kept = _Kept(lambda storage: storage.repository(Games))
    if chance.random() < 0.3:
        yield kept.keeping(replace(straight_game(hints=chance.randrange(2)), at=at))
        return
    first = layout = chance.choice(entries()).layout
    turns: list[Step] = []
    for _ in range(chance.randrange(1, 9)):
        steps = [step for step in legal_steps(layout, Metric.STRAIGHT) if not turns or step.origin != turns[-1].target]
        if not steps:
            return
        turns.append(chance.choice(steps))
        layout = turns[-1].after(layout)
        yield kept.keeping(GameRecord(first, Metric.STRAIGHT, tuple(turns), 1.5 * len(turns), at=at))


def _walk_gone_on(chance: Random, at: datetime) -> Iterator[Act]:
    kept = _Kept(lambda storage: storage.repository(KnightGames))
    board = Board(chance.randrange(3, 9), chance.randrange(3, 9))
    path = [chance.choice(board.squares)]
    for _ in range(chance.randrange(1, 9)):
        onward = [square for square in board.neighbours(path[-1]) if square not in path]
        if not onward:
            return
        path.append(chance.choice(onward))
        visits = tuple(map(board.index, path))
        yield kept.keeping(KnightGameRecord(board, visits, False, 2.0 * len(path), at=at))


def _answer(chance: Random, at: datetime) -> Iterator[Act]:
    yield chance.choice(
        (
            lambda storage: storage.repository(Tours).keep(replace(tour(chance.randrange(len(ROUND_THE_RING))), at=at)),
            lambda storage: storage.repository(Solutions).keep(
                replace(solution(f"engine-{chance.randrange(9)}"), at=at)
            ),
            lambda storage: storage.comparisons.keep(Comparison("x", {"results": list(range(99))}, at=at)),
        )
    )


def _named(chance: Random, at: datetime) -> Iterator[Act]:
    name = f"name {chance.randrange(5)}"
    layout, board = chance.choice(entries()).layout, Board(chance.randrange(1, 9), chance.randrange(1, 9))
    yield chance.choice(
        (
            lambda storage: storage.repository(OwnLayouts).keep(OwnLayout(name, layout, at=at)),
            lambda storage: storage.repository(OwnBoards).keep(OwnBoard(name, board, at=at)),
        )
    )


def _reached(chance: Random, at: datetime) -> Iterator[Act]:
    """The puzzle of a day solved, a riddle answered, a collection opened and perhaps removed."""
    day, layout = DAY + timedelta(chance.randrange(20)), chance.choice(entries()).layout
    board, answer = Board(chance.randrange(3, 6), 4), chance.choice(list(Answer))
    collected = CollectedLayout("A layout", layout, "")
    document = CollectionDocument(f"Collection {chance.randrange(3)}", "", (collected,))
    removed, on_time = chance.random() < 0.3, chance.random() < 0.5

    def take(storage: Storage) -> None:
        storage.collections.take(document)

    def remove(storage: Storage) -> None:
        storage.collections.delete([kept.id for kept in storage.collections.newest(1) if kept.id is not None])

    yield chance.choice(
        (
            lambda storage: storage.repository(SolvedDays).keep(SolvedDay(day, layout, on_time, at=at)),
            lambda storage: storage.repository(Riddles).keep(RiddleRecord(board, False, answer, True, at=at)),
            take,
        )
    )
    if removed:
        yield remove


def _remembered(chance: Random, at: datetime) -> Iterator[Act]:
    """What is open is remembered: a tour, its ends, and the set-up of a comparison, all of one moment."""
    for number in (chance.randrange(10**6) for _ in range(2)):
        yield partial(_keep_choices, text=f"{number} {'x' * chance.randrange(MOST_KEPT)}")


def _keep_choices(storage: Storage, text: str) -> None:
    settings = Settings(_settings_file(storage))
    for setting in REMEMBERED:
        settings.keep(setting, text)
    settings.save()


def _settings_file(storage: Storage) -> QSettings:
    """A file of settings beside those of the counts."""
    path = CountFiles(storage.folder).path(COUNTED)
    assert path is not None
    return QSettings(str(path.parent.parent / "settings.ini"), QSettings.Format.IniFormat)


def _counted(chance: Random, at: datetime) -> Iterator[Act]:
    """A count that is stopped further and further."""
    rows = chance.randrange(1, MOST_FRONTIERS)

    def keep(storage: Storage, visited: int) -> None:
        path = CountFiles(storage.folder).path(COUNTED)
        assert path is not None
        path.parent.mkdir(exist_ok=True)
        state = CountState(COUNTED, visited, 0.5, 1.5, 3, 0, 0, 0, ((rows, 1),))
        words = array("Q", [visited] * rows)
        checkpoint.write(path, state, [memoryview(words), memoryview(words)])

    for visited in sorted(chance.sample(range(10**6), 2)):
        yield partial(keep, visited=visited)


def _stopped_count(storage: Storage) -> CountState | None:
    """What is kept of the count, which is whole."""
    path = CountFiles(storage.folder).found(COUNTED)
    if path is None:
        return None
    state = checkpoint.read_state(path, COUNTED)
    ((rows, limbs),) = state.tables
    checkpoint.read_arrays(path, state, [memoryview(array("Q", bytes(8 * rows * (1 + limbs))))])
    return state


def _deletion(chance: Random, at: datetime) -> Iterator[Act]:
    """Delete some records in one act, and perhaps bring them back in another."""
    share, restored = chance.random(), chance.random() < 0.5
    chosen: list[Key] = []

    def delete(storage: Storage) -> None:
        keys = sorted(record_keys(storage.history, HistoryQuery()), key=_order)
        chosen[:] = keys[: round(4 * share)]
        storage.history.delete(chosen)

    yield delete
    if restored:
        yield lambda storage: storage.history.restore(chosen)


def _order(key: Key) -> tuple[str, int]:
    return key.table, key.number
