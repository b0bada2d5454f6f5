"""How a kernel is declared, and how it is called.

A kernel keeps all its state in the arrays that it is given: it allocates nothing and returns a number or nothing. Other
threads run while it does.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import struct
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any, Final, Generic, ParamSpec, TypeGuard, TypeVar, cast

from solvers.kernels.signature import Signature

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

NO_ERROR: Final = (0, -2)
"""What machine code made by numba returns where nothing was raised: a value was written, or None."""
AS_PYTHON = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Whether kernels run as plain Python, for a debugger."""

PLACES: Final = (ctypes.c_void_p, ctypes.c_void_p)
"""What machine code made by numba takes before the arguments: where it writes its result, and where its exception."""

parts: dict[str, dict[str, FunctionType]] = {}
"""By module, the functions that are compiled into its kernels."""
_loading = Lock()


class _Raised(ctypes.Structure):
    """How numba describes an exception: by the pickle of its class, its arguments and its place, and more."""

    _fields_ = (("pickled", ctypes.c_void_p), ("size", ctypes.c_int32))


class Kernel(Generic[P, R]):
    """A function that runs as machine code; called like the function that it is made of, which it keeps."""

    def __init__(self, function: Callable[P, R], signature: str, *of_one_length: str) -> None:
        self.function = cast(FunctionType, function)
        self.signature = Signature.parse(signature)
        self.module = function.__module__
        self.name = function.__name__
        names = self.function.__code__.co_varnames
        self._of_one_length = [[names.index(name) for name in group.split()] for group in of_one_length]
        self.__doc__ = function.__doc__
        self._found: Callable[[], int] | None = None
        self._code: Callable[..., int] | None = None

    def __call__(self, *arguments: P.args, **keywords: P.kwargs) -> R:
        """Run it; raises `TypeError`, `OverflowError` or `ValueError` for arguments that it is not made for.

        Where there is no machine code yet, waits for the compiler; raises what `compiling.wait_for` raises.
        """
        if AS_PYTHON:
            return self.function(*arguments, **keywords)
        if keywords or len(arguments) != len(self.signature.parameters):
            raise TypeError(f"the kernel {self.name} takes {len(self.signature.parameters)} arguments, by position")
        return self._run(*self._laid_out(arguments))

    def bound(self, *last: Any) -> Callable[..., R]:
        """Return the kernel with its last arguments given, for many calls with the numbers before them.

        What is given is checked and laid out only once. What is returned may be called in one thread at a time.
        """
        if AS_PYTHON:
            return lambda *first: self.function(*first, *last)
        return self._with_numbers(last, len(self.signature.parameters) - len(last))

    def sliced(self, *first: Any) -> Callable[[int], R]:
        """Return the kernel with all arguments given but the last, a number: for the slices of a search; as `bound`."""
        if AS_PYTHON:
            return lambda budget: self.function(*first, budget)
        return self._with_numbers(first, 0)

    def _with_numbers(self, given: Sequence[Any], skipped: int) -> Callable[..., R]:
        """The kernel with the arguments after the first `skipped` given, and numbers of 64 bits before or after them.

        All are kept as C values, and the numbers of a call are written to their memory in one go: of a short call, half
        of the time would go to checking and converting them one by one.
        """
        parameters = self.signature.parameters[:skipped] or self.signature.parameters[len(given) :]
        numbers = struct.Struct("".join(each.packed for each in parameters))
        memory = bytearray(numbers.size)
        places = [each.c_types[0].from_buffer(memory, 8 * place) for place, each in enumerate(parameters)]
        c_types = [c_type for each in self.signature.parameters[skipped:] for c_type in each.c_types]
        values = [c_type(each) for c_type, each in zip(c_types, self._laid_out(given, skipped), strict=False)]
        kept = [*places, *values] if skipped else [*values, *places]
        run, write = self._run, numbers.pack_into

        def call(*given: int) -> R:
            try:
                write(memory, 0, *given)
            except struct.error:
                for parameter, number in zip(parameters, given, strict=True):
                    parameter.number(number)
                raise
            return run(*kept)

        call.__dict__["arguments"] = given  # arrays that machine code writes to must not be freed
        return call

    @property
    def _run(self) -> Callable[..., R]:
        """The machine code, to be called with what is handed over to it, in one thread at a time."""
        code, convert, result = self._loaded(), self.signature.convert, ctypes.c_int64()
        raised = ctypes.POINTER(_Raised)()
        places = ctypes.byref(result), ctypes.byref(raised)

        def run(*laid_out: Any) -> R:
            if code(*places, *laid_out) not in NO_ERROR:
                exception, arguments, _ = pickle.loads(ctypes.string_at(raised[0].pickled, raised[0].size))
                raise exception(f"in the kernel {self.name}: {', '.join(map(str, arguments))}")
            return convert(result.value)

        return run

    def _laid_out(self, arguments: Sequence[Any], skipped: int = 0) -> list[Any]:
        """What is handed over for the arguments after the first `skipped`; raises what `__call__` raises."""
        laid_out = self.signature.flattened(arguments, skipped)
        for group in self._of_one_length:
            lengths = [len(arguments[place - skipped]) for place in group]
            if lengths.count(lengths[0]) != len(lengths):
                names = ", ".join(self.function.__code__.co_varnames[place] for place in group)
                raise ValueError(f"the kernel {self.name} takes {names} of one length, not of {lengths}")
        return laid_out

    def require(self) -> Callable[[], int]:
        """What loads the machine code and returns its address: from the shared library, or else from a file.

        It is looked for once. Where there is none, waits for the compiler, without holding up other threads.
        """
        if self._found is None:
            from solvers.kernels import shared_library

            self._found = shared_library.found(self)
        if self._found is None:
            from solvers.kernels import machine_code

            self._found = machine_code.required(self)
        return self._found

    def _loaded(self) -> Callable[..., int]:
        if self._code is None:
            load = self.require()
            with _loading:
                address = load()
            self._code = ctypes.CFUNCTYPE(ctypes.c_int32, *PLACES, *self.signature.c_types)(address)
        return self._code


def kernel(signature: str, *of_one_length: str) -> Callable[[Callable[P, R]], Kernel[P, R]]:
    """Make a function a kernel, to be called from Python; `signature` is that of numba, as in "int64(int32[::1])".

    Each of `of_one_length` names arrays, as in "keys parents", that have to be equally long.
    """

    def declare(function: Callable[P, R]) -> Kernel[P, R]:
        compiled(function)
        return Kernel(function, signature, *of_one_length)

    return declare


def compiled(function: F) -> F:
    """Mark a function that is compiled into the kernels of its module, and of those that import it by its name."""
    parts.setdefault(function.__module__, {})[function.__name__] = cast(FunctionType, function)
    return function


def named_parts(namespace: Mapping[str, Any]) -> dict[str, FunctionType]:
    """By name, what the namespace of a module holds that is compiled: its own functions, and those that it imports."""
    found = {name: value.function if isinstance(value, Kernel) else value for name, value in namespace.items()}
    return {name: value for name, value in found.items() if is_part(value)}


def is_part(function: object) -> TypeGuard[FunctionType]:
    """Whether this is a function that is compiled into kernels."""
    return isinstance(function, FunctionType) and parts.get(function.__module__, {}).get(function.__name__) is function


@cache
def kernels_of(module: ModuleType) -> list[Kernel[..., Any]]:
    """The kernels declared in a module that is loaded."""
    return [each for each in vars(module).values() if isinstance(each, Kernel) and each.module == module.__name__]


def prepare(*modules: ModuleType) -> None:
    """Wait until all kernels of some modules are compiled; raises what `compiling.wait_for` raises."""
    if not AS_PYTHON:
        for module in modules:
            for each in kernels_of(module):
                each.require()
