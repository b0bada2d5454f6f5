"""Values by name, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class OnDemand(dict[str, T]):
    """A dictionary that makes a value when its name is first looked up; it holds, and iterates over, those made."""

    def __init__(self, make: Callable[[str], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, name: str) -> T:
        made = self[name] = self._make(name)
        return made
