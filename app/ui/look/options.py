"""What the style does itself, by the type of option that Qt describes a control with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from PySide6.QtWidgets import QStyleOption

Option = TypeVar("Option", bound=QStyleOption)
Element = TypeVar("Element")
Others = ParamSpec("Others")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Own(Generic[Option, Others, Result]):
    """What the style does itself for an element of a control, and the type of option that it needs for that."""

    kind: type[Option]
    function: Callable[Concatenate[Option, Others], Result]


def own(
    table: Mapping[Element, Own[Any, Others, Result]], element: Element, option: object
) -> Callable[Concatenate[Any, Others], Result] | None:
    """What the style does itself for an element; None where Fusion does it, as with an option of another type."""
    entry = table.get(element)
    return entry.function if entry is not None and isinstance(option, entry.kind) else None
