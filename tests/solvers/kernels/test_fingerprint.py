"""Whatever the machine code of a kernel depends on is in the name of its file; what it does not depend on is not."""

from __future__ import annotations

import sys
from importlib import metadata
from types import ModuleType
from typing import Any

import pytest

from solvers.kernels import machine_code
from solvers.kernels.cache import file_name
from solvers.kernels.kernel import Kernel, parts

FAR = """
from solvers.kernels import compiled

WEIGHT = 3

@compiled
def weighed(count):
    return WEIGHT * count

@compiled
def halved(count):
    return count // 2
"""
OWN = '''
import math
import numpy as np
import far
from far import halved, weighed
from math import floor as rounded
from solvers.kernels import compiled, kernel

LOW, HIGH, UNUSED = 1, 2, 3
TABLE = np.array([1, 2, 3])
SIZES = (4, (5, 6.0))

def shifted_by(places):
    @compiled
    def shifted(count, extra=7):
        """Its docstring."""
        return count << places + extra
    return shifted

shifted = shifted_by(1)

@compiled
def near(first, second):
    return first - second

@kernel("int64(int64, int64[::1])")
def own(count, keys):
    """Its docstring."""
    low = (count & LOW) << 1 | (count & HIGH) >> 1
    high = weighed(low) - halved(count)
    for index in range(far.WEIGHT):
        keys[index] = rounded(low / 3) + np.floor(high * 0.5) + math.sqrt(2.0)
    return near(first=low, second=high) + shifted(TABLE[0]) + SIZES[0]
'''
CHANGES = {
    "globals exchanged": ("(count & LOW) << 1 | (count & HIGH)", "(count & HIGH) << 1 | (count & LOW)"),
    "called functions exchanged": ("weighed(low) - halved(count)", "halved(low) - weighed(count)"),
    "a function of numpy": ("np.floor", "np.ceil"),
    "a function of a module": ("math.sqrt", "math.cos"),
    "a function that is imported under another name": ("floor as rounded", "ceil as rounded"),
    "functions of another module exchanged": ("import halved, weighed", "import halved as weighed, weighed as halved"),
    "a constant": ("low / 3", "low / 4"),
    "the type of a constant": ("high * 0.5", "high * 1"),
    "the sign of zero": ("high * 0.5", "high * -0.0"),
    "an operator": ("- halved", "+ halved"),
    "a global number": ("LOW, HIGH, UNUSED = 1, 2", "LOW, HIGH, UNUSED = 1, 4"),
    "the type of a global number": ("LOW, HIGH, UNUSED = 1, 2", "LOW, HIGH, UNUSED = True, 2"),
    "a number in an array": ("[1, 2, 3]", "[1, 2, 4]"),
    "the type of an array": ("array([1, 2, 3])", "array([1, 2, 3], np.int32)"),
    "the shape of an array": ("[1, 2, 3]", "[[1, 2, 3]]"),
    "a number deep in a tuple": ("(5, 6.0)", "(5, 7.0)"),
    "a default": ("extra=7", "extra=8"),
    "what a closure holds": ("shifted_by(1)", "shifted_by(2)"),
    "the body of a called function": ("first - second", "second - first"),
    "the order of parameters": ("def near(first, second)", "def near(second, first)"),
    "the type of a parameter": ("int64[::1]", "int32[::1]"),
    "the type of the result": ('"int64(int64', '"void(int64'),
    "the body of a loop": ("keys[index] =", "keys[index] +="),
}
FAR_CHANGES = {
    "a global of another module": ("WEIGHT = 3", "WEIGHT = 4"),
    "the body of a function of another module": ("count // 2", "count // 4"),
    "a global of another module that its function no longer names": ("WEIGHT * count", "3 * count"),
}
INDIFFERENT = {
    "a comment": ("    low =", "    # why\n    low ="),
    "a docstring": ("Its docstring.", "Another one."),
    "the name of a local variable": ("index", "number"),
    "a global that no function names": ("UNUSED = 1, 2, 3", "UNUSED = 1, 2, 4"),
    "the order of functions": ("import halved, weighed", "import weighed, halved"),
}


def key(monkeypatch: pytest.MonkeyPatch, own: str = OWN, far: str = FAR) -> str:
    """The name of the file for the kernel of a source."""
    for name, source in (("far", far), ("own", own)):
        module = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setitem(parts, name, {})
        exec(source, vars(module))
    declared: Kernel[..., Any] = sys.modules["own"].__dict__["own"]
    return file_name(declared, machine_code.this_processor())


def changed(source: str, change: tuple[str, str]) -> str:
    assert change[0] in source
    return source.replace(*change)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_change_of_the_source_changes_the_name(monkeypatch: pytest.MonkeyPatch, change: tuple[str, str]) -> None:
    assert key(monkeypatch, changed(OWN, change)) != key(monkeypatch)


@pytest.mark.parametrize("change", FAR_CHANGES.values(), ids=FAR_CHANGES.keys())
def test_a_change_of_another_module_changes_the_name(monkeypatch: pytest.MonkeyPatch, change: tuple[str, str]) -> None:
    assert key(monkeypatch, far=changed(FAR, change)) != key(monkeypatch)


@pytest.mark.parametrize("change", INDIFFERENT.values(), ids=INDIFFERENT.keys())
def test_what_is_not_compiled_does_not(monkeypatch: pytest.MonkeyPatch, change: tuple[str, str]) -> None:
    assert key(monkeypatch, changed(OWN, change)) == key(monkeypatch)


@pytest.mark.parametrize("option", machine_code.OPTIONS)
def test_an_option_of_the_compiler_changes_the_name(monkeypatch: pytest.MonkeyPatch, option: str) -> None:
    before = key(monkeypatch)
    value = machine_code.OPTIONS[option]
    other = {"error_model": "python", "fastmath": {"nsz"}}.get(option, not value)
    _name_anew(monkeypatch)
    monkeypatch.setitem(machine_code.OPTIONS, option, other)
    assert key(monkeypatch) != before


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy"])
def test_another_version_of_a_package_changes_the_name(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    before = key(monkeypatch)
    _name_anew(monkeypatch)
    monkeypatch.setattr(machine_code, "version", lambda name: "0" if name == package else metadata.version(name))
    assert key(monkeypatch) != before


@pytest.mark.parametrize("function", ["get_host_cpu_name", "get_process_triple"])
def test_another_processor_or_system_changes_the_name(monkeypatch: pytest.MonkeyPatch, function: str) -> None:
    before = key(monkeypatch)
    _name_anew(monkeypatch)
    monkeypatch.setattr(machine_code.llvm, function, lambda: "another")
    assert key(monkeypatch) != before


def test_another_version_of_llvm_or_of_python_changes_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {key(monkeypatch)}
    _name_anew(monkeypatch)
    monkeypatch.setattr(machine_code.llvm, "llvm_version_info", (99, 0, 0))
    names.add(key(monkeypatch))
    monkeypatch.setattr(sys.implementation, "cache_tag", "another")
    names.add(key(monkeypatch))
    assert len(names) == 3


def test_what_cannot_be_written_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TypeError, match="a kernel cannot name <object"):
        key(monkeypatch, changed(OWN, ("SIZES = (4, (5, 6.0))", "SIZES = object()")))


def _name_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what is patched next seen, which is looked at once in a process, in this test only."""
    monkeypatch.setattr(machine_code, "this_processor", machine_code.this_processor.__wrapped__)
