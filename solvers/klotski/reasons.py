"""Why a layout has no solution."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """What proves that there is no solution."""

    NEVER_AT_EXIT = (
        "none of the {positions} positions that can be reached has the 2x2 block at the exit "
        "(mirror images counted once)"
    )
    EXIT_NOT_REACHED = "none of the {positions} positions that can be reached has the 2x2 block at the exit"
