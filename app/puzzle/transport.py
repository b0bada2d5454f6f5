"""What a transport bar controls: a path that is played back, or a search that is watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Transport(Protocol):
    """A `QObject` that goes from position 0 to `length`, a step at a time, by itself or by hand.

    Its signals are of type Any here: Qt for Python types them as members of a `QObject` only.
    """

    @property
    def length_changed(self) -> Any:
        """`length` is another."""
        ...

    @property
    def moment_changed(self) -> Any:
        """It has moved, though perhaps to no other position."""
        ...

    @property
    def playing_changed(self) -> Any:
        """`playing` is another."""
        ...

    @property
    def speed_changed(self) -> Any:
        """`speed` is another."""
        ...

    @property
    def ready(self) -> bool:
        """Whether there is something to step through."""
        ...

    @property
    def length(self) -> int:
        """The last position."""
        ...

    @property
    def position(self) -> int:
        """The position that a slider marks."""
        ...

    @property
    def before(self) -> int:
        """What a person calls position 0."""
        ...

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        ...

    @property
    def speed(self) -> float:
        """Steps a second while it does."""
        ...

    @property
    def speeds(self) -> Sequence[float]:
        """The speeds that are offered."""
        ...

    def first(self) -> None:
        """Go to position 0."""

    def back(self) -> None:
        """Take one step back."""

    def toggle(self) -> None:
        """Play, or pause."""

    def forward(self) -> None:
        """Take one step forward."""

    def last(self) -> None:
        """Go to the last position."""

    def jump(self, position: int) -> None:
        """Go to a position."""

    def set_speed(self, steps_per_second: float) -> None:
        """Go at another speed."""

    def faster(self) -> None:
        """Go at the next faster of the speeds."""

    def slower(self) -> None:
        """Go at the next slower of the speeds."""
