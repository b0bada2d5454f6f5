"""The storage of the program: a repository for each kind of record, and the history of them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from app.storage.repository import Repository
from solvers.message import Message

if TYPE_CHECKING:
    from app.storage.collections import Collections
    from app.storage.comparisons import Comparisons
    from app.storage.counts import CountFiles
    from app.storage.data_file import DataFile
    from app.storage.history import History
    from app.storage.klotski_records import Games, OwnLayouts, Solutions, SolvedDays
    from app.storage.knight_records import KnightGames, OwnBoards, Riddles, Tours

P = TypeVar("P", bound=Repository[Any])


class _Imported(Generic[P]):
    """A repository of a storage; the module of its class is imported when the repository is first asked for."""

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def __get__(self, storage: Storage, owner: type[Storage]) -> P:
        return storage.repository(getattr(import_module(self._module), self._name))


class Storage:
    """The data file in a folder, which is made when there is none. Opening it raises nothing.

    The file is opened when something is first asked of it, or by `open`; the module of a repository is imported when
    that is first asked for. Neither delays the first paint of the window.

    Where the file cannot be used, everything is kept in memory, and `notice` says why. All methods must be called from
    the thread that opened it; they raise only `StorageError`.
    """

    games: _Imported[Games] = _Imported("app.storage.klotski_records", "Games")
    """The games of Klotski."""
    solutions: _Imported[Solutions] = _Imported("app.storage.klotski_records", "Solutions")
    """The solutions of Klotski."""
    own_layouts: _Imported[OwnLayouts] = _Imported("app.storage.klotski_records", "OwnLayouts")
    """The layouts that the person named."""
    knight_games: _Imported[KnightGames] = _Imported("app.storage.knight_records", "KnightGames")
    """The games of the knight."""
    riddles: _Imported[Riddles] = _Imported("app.storage.knight_records", "Riddles")
    """The answers to the riddles of boards."""
    tours: _Imported[Tours] = _Imported("app.storage.knight_records", "Tours")
    """The tours of the knight."""
    own_boards: _Imported[OwnBoards] = _Imported("app.storage.knight_records", "OwnBoards")
    """The boards that the person named."""
    comparisons: _Imported[Comparisons] = _Imported("app.storage.comparisons", "Comparisons")
    """The comparisons."""
    collections: _Imported[Collections] = _Imported("app.storage.collections", "Collections")
    """The collections of layouts and boards that were opened."""
    days: _Imported[SolvedDays] = _Imported("app.storage.klotski_records", "SolvedDays")
    """The days whose puzzle was solved."""

    def __init__(self, folder: Path, left_alone: bool = False) -> None:
        """With `left_alone`, the file is not touched, and everything is kept in memory."""
        self._folder = folder
        self._left_alone = left_alone
        self._made: dict[type, Repository[Any]] = {}
        self._noticed: Callable[[Message], None] = _ignore
        self._saved: Callable[[], None] = _ignore

    @cached_property
    def file(self) -> DataFile:
        """The data file, opened now if it is not yet."""
        from app.storage.data_file import DataFile

        file = DataFile(self._folder, self._left_alone)
        file.listen(self._noticed, self._saved)
        return file

    def open(self) -> None:
        """Open the file now, if it is not open yet."""
        _ = self.file

    @cached_property
    def counts(self) -> CountFiles:
        """The files of counts that were stopped; asking for them opens nothing."""
        from app.storage.counts import CountFiles

        return CountFiles(None if self._left_alone else self._folder / "counts")

    @cached_property
    def history(self) -> History:
        """The history of everything but the comparisons."""
        from app.storage.history import History

        listed = (self.games, self.solutions, self.own_layouts, self.knight_games, self.tours, self.own_boards)
        return History(self.file, listed)

    def repository(self, kind: type[P]) -> P:
        """The repository of a class."""
        found = self._made.get(kind)
        if not isinstance(found, kind):
            found = self._made[kind] = kind(lambda: self.file)
        return found

    @property
    def notice(self) -> Message | None:
        """What is wrong with the file since it was opened, if anything: it was damaged, or cannot be written."""
        return self.file.notice

    @property
    def lasting(self) -> bool:
        """Whether what is kept outlives the program."""
        return self.file.lasting

    def listen(self, noticed: Callable[[Message], None], saved: Callable[[], None]) -> None:
        """Call `noticed` with every notice, and `saved` after each transaction that is safe on the disk.

        A notice that there is already is told at once.
        """
        self._noticed, self._saved = noticed, saved
        if "file" in self.__dict__:
            self.file.listen(noticed, saved)

    def close(self) -> None:
        """Close the file, if it was opened; nothing more can be asked of it."""
        if "file" in self.__dict__:
            self.file.close()


def _ignore(*_: object) -> None:
    """Take a notice for which nobody listens."""
