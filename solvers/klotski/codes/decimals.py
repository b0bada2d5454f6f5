"""Reading a number from its decimal digits."""

from __future__ import annotations

from solvers.klotski.codes.faults import CodeFault
from solvers.statement import InputError


def decimal(text: str) -> int:
    """The number; raises `InputError` naming the first character that is no digit."""
    check_decimal(text)
    return int(text)


def check_decimal(text: str) -> None:
    """Raise `InputError` naming the first character that is no digit."""
    for position, character in enumerate(text, 1):
        if character not in "0123456789":
            raise InputError(CodeFault.DECIMAL_DIGIT, position=position, character=character)
