"""What a kernel is compiled from, as a text: equal texts give the same machine code, by the same compiler."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from solvers.kernels.kernel import Kernel, is_part

_ARRAYS: Any = np.ndarray | np.generic


@cache
def fingerprint(kernel: Kernel[..., Any]) -> str:
    """A digest of the function of a kernel, of those that it calls, in whichever modules, and of what they name.

    Comments, docstrings and the names of local variables do not count. Raises `TypeError` where a function names what
    cannot be written out.
    """
    functions = [kernel.function]
    described = [_described(function, functions) for function in functions]
    return sha256(repr(described).encode()).hexdigest()


def _described(function: FunctionType, functions: list[FunctionType]) -> object:
    """A function, and what it names; the compiled functions among that join `functions`."""
    codes, named = _codes(function.__code__), function.__globals__
    names = sorted({name for code in codes for name in code.co_names})
    values = (
        *((name, named[name]) for name in names if name in named),
        *(cell.cell_contents for cell in function.__closure__ or ()),
        function.__defaults__,
        *sorted((function.__kwdefaults__ or {}).items()),
    )
    return _label(function), [_written(code, function.__doc__) for code in codes], _value(values, names, functions)


def _codes(code: CodeType) -> list[CodeType]:
    """The bytecode of a function, and that of the functions within it."""
    return [code, *(inner for each in code.co_consts if isinstance(each, CodeType) for inner in _codes(each))]


def _written(code: CodeType, docstring: str | None) -> object:
    """Bytecode and what it refers to by number; parameters by name too, as calls may name them."""
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    constants = ["" if isinstance(each, CodeType) else repr(each) for each in code.co_consts if each is not docstring]
    return code.co_code, code.co_exceptiontable, code.co_flags, code.co_names, parameters, constants


def _value(value: Any, names: list[str], functions: list[FunctionType], within: tuple[ModuleType, ...] = ()) -> object:
    """A constant by its content, a function or a type by its name.

    Of a module, which is reached through the modules `within`, by all that has one of `names` there.
    """
    if isinstance(value, ModuleType):
        held = [(name, getattr(value, name)) for name in names if value not in within and hasattr(value, name)]
        return value.__name__, [(name, _value(each, names, functions, (*within, value))) for name, each in held]
    if isinstance(value, tuple):
        items = cast("tuple[Any, ...]", value)
        return type(items).__name__, getattr(items, "_fields", ()), [_value(each, names, functions) for each in items]
    if isinstance(value, _ARRAYS):
        return value.dtype.str, value.shape, value.strides, value.tobytes()
    if value is None or isinstance(value, int | float | complex | str):
        return type(value).__name__, repr(value)
    function = cast(Any, value.function if isinstance(value, Kernel) else value)
    if not hasattr(function, "__name__"):
        raise TypeError(f"a kernel cannot name {value!r}, as changes of it would not be seen")
    if is_part(function) and function not in functions:
        functions.append(function)
    return _label(function)


def _label(value: Any) -> str:
    return f"{getattr(value, '__module__', None)}.{value.__name__}"
