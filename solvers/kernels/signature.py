"""The signature of a kernel as numba writes it, and how arguments are handed to machine code that numba made."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, cast

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SCALARS = {"int64": ctypes.c_int64, "uint64": ctypes.c_uint64, "boolean": ctypes.c_bool}
_PACKED = {"int64": "q", "uint64": "Q"}
_RANGES = {"int64": range(-(1 << 63), 1 << 63), "uint64": range(1 << 64), "boolean": range(2)}
_RESULTS: dict[str, Callable[[int], Any]] = {
    "int64": int,
    "boolean": lambda value: bool(value & 1),
    "void": lambda value: None,
}
_PARAMETER = re.compile(r"(\w+?)(?:\[((?::,\s*)*)::1\])?(?:,\s*|$)")


@dataclass(frozen=True)
class Parameter:
    """A number, or a C-contiguous array of this dtype and so many dimensions; 0 dimensions stand for a number."""

    dtype: str
    dimensions: int

    @property
    def c_types(self) -> list[Any]:
        """The C types of what the argument is handed over as.

        An array is handed over as the pieces of numba's own array structure: the object that owns its memory and its
        Python object, both null here, the number of elements, the bytes of each, the data, the shape and the strides.
        """
        if self.dimensions == 0:
            return [_SCALARS[self.dtype]]
        return [ctypes.c_void_p] * 2 + [ctypes.c_int64] * 2 + [ctypes.c_void_p] + [ctypes.c_int64] * 2 * self.dimensions

    @property
    def packed(self) -> str:
        """How the `struct` module writes a number of 64 bits."""
        return _PACKED[self.dtype]

    def number(self, value: Any) -> int:
        """What is handed over for a number; raises `TypeError` for none, `OverflowError` for one that is too large."""
        number = value if value is True or value is False else index(value)
        if number not in _RANGES[self.dtype]:
            raise OverflowError(f"a kernel takes a number of {self.dtype}, which {number} is not")
        return number

    def check(self, array: NDArray[Any]) -> None:
        """Raise `TypeError` for another array than this; machine code would read beyond its memory."""
        known = isinstance(cast(object, array), np.ndarray)
        if not known or array.dtype != self.dtype or array.ndim != self.dimensions or not array.flags.c_contiguous:
            raise TypeError(
                f"a kernel takes a C-contiguous array of {self.dtype} in {self.dimensions} dimensions, "
                f"not {f'one of {array.dtype} in {array.ndim}' if known else type(array).__name__}"
            )


@dataclass(frozen=True)
class Signature:
    """The types of a kernel's parameters and of its result."""

    text: str
    returned: str
    parameters: tuple[Parameter, ...]

    @classmethod
    def parse(cls, text: str) -> Signature:
        """Read a signature such as "int64(int32[:, ::1], boolean)"; raises `ValueError` for any other text."""
        returned, opened, rest = text.partition("(")
        parameters: list[Parameter] = []
        position, end = 0, len(rest) - 1
        while position < end and (match := _PARAMETER.match(rest, position, end)) is not None:
            dimensions = 0 if match[2] is None else match[2].count(":") + 1
            parameters.append(Parameter(match[1], dimensions))
            position = match.end()
        known = returned in _RESULTS and all(each.dimensions or each.dtype in _SCALARS for each in parameters)
        if not (opened and rest.endswith(")") and position == end and known):
            raise ValueError(f"this is no signature of a kernel: {text}")
        return cls(text, returned, tuple(parameters))

    @property
    def c_types(self) -> list[Any]:
        """The C types of all that is handed over."""
        return [c_type for parameter in self.parameters for c_type in parameter.c_types]

    def flattened(self, arguments: Sequence[Any], skipped: int = 0) -> list[Any]:
        """What is handed over for the arguments after the first `skipped`; raises what `number` and `check` raise."""
        values: list[Any] = []
        for parameter, argument in zip(self.parameters[skipped : skipped + len(arguments)], arguments, strict=True):
            if parameter.dimensions == 0:
                values.append(parameter.number(argument))
            else:
                parameter.check(argument)
                shape = *argument.shape, *argument.strides
                values += (None, None, argument.size, argument.itemsize, _address(argument), *shape)
        return values

    @property
    def convert(self) -> Callable[[int], Any]:
        """What makes the result of a call of the eight bytes where machine code has written it."""
        return _RESULTS[self.returned]


def _address(array: Any) -> int:
    """Where the array's first element is."""
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))  # four times as fast as what follows
    except (TypeError, ValueError):  # it is read-only, or empty
        return array.__array_interface__["data"][0]
