"""Reading a number from its decimal digits."""

from __future__ import annotations

from solvers.klotski.codes.faults import CodeFault
from solvers.statement import InputError


def decimal(text: str, greatest: int, beyond: CodeFault) -> int:
    """The number that the digits write.

    Raises `InputError` when there are none, naming the first character that is no digit, or with the fault `beyond`
    for a number above `greatest`, which is told by its length first: Python converts some thousand digits at most.
    """
    if not text:
        raise InputError(CodeFault.EMPTY)
    check_decimal(text)
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(greatest)) or int(digits) > greatest:
        raise InputError(beyond, greatest=greatest)
    return int(digits)


def check_decimal(text: str) -> None:
    """Raise `InputError` naming the first character that is no digit."""
    for position, character in enumerate(text, 1):
        if character not in "0123456789":
            raise InputError(CodeFault.DECIMAL_DIGIT, position=position, character=character)
