"""Values that are handed from one part of the program to another: nobody changes them, and there can be many."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields
from typing import Any


def changeable(*kinds: type[Any]) -> list[str]:
    """Which fields of some data classes can be given another value once they are made."""
    found: list[str] = []
    for kind in kinds:
        for field in fields(kind):
            value = object.__new__(kind)
            with suppress(AttributeError):
                setattr(value, field.name, None)
                found.append(f"{kind.__name__}.{field.name}")
    return found


def loose(*kinds: type[Any]) -> list[str]:
    """Which of some classes take an attribute that they do not have, as only objects with a table of their own do."""
    return [kind.__name__ for kind in kinds if hasattr(object.__new__(kind), "__dict__")]


def assert_fixed_and_small(*kinds: type[Any]) -> None:
    """Nothing of these data classes can be changed, and none of them has a table of attributes."""
    assert changeable(*kinds) == []
    assert loose(*kinds) == []


def assert_each_its_own(*kinds: type[Any]) -> None:
    """Values that hold arrays are the same only as themselves: arrays are neither compared nor hashed."""
    for kind in kinds:
        one, other = object.__new__(kind), object.__new__(kind)
        assert len({one, other}) == 2
