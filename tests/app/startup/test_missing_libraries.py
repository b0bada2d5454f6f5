"""Where a library is missing, one sentence names it and the package that has it."""

from __future__ import annotations

import sys

import pytest

from app.__main__ import main, no_window_because
from app.startup import missing_libraries
from app.startup.missing_libraries import missing, missing_by, needed_for_screen, told


@pytest.fixture(autouse=True)
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")


def test_an_absent_library_is_missing_and_a_present_one_is_not() -> None:
    assert missing(["libc.so.6", "libNoSuchThing.so.7"]) == ["libNoSuchThing.so.7"]


def test_the_error_of_an_import_tells_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing_libraries, "_loads", lambda _: True)
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert missing_by(error) == ["libEGL.so.1"]


def test_the_other_missing_libraries_are_named_with_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing_libraries, "_loads", lambda library: library not in ("libGL.so.1", "libEGL.so.1"))
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    assert missing_by(error) == ["libEGL.so.1", "libGL.so.1"]


def test_an_error_about_something_else_names_no_library() -> None:
    assert missing_by(ModuleNotFoundError("No module named 'nonsense'")) == []


@pytest.mark.parametrize(
    ("libraries", "said"),
    [
        (
            ["libEGL.so.1"],
            "Qt needs the system library libEGL.so.1, which is missing; on Debian and Ubuntu: apt-get install libegl1",
        ),
        (
            ["libxcb-cursor.so.0", "libEGL.so.1"],
            "Qt needs the system libraries libEGL.so.1, libxcb-cursor.so.0, which are missing; "
            "on Debian and Ubuntu: apt-get install libegl1 libxcb-cursor0",
        ),
        (
            ["libother.so.3"],
            "Qt needs the system library libother.so.3, which is missing; "
            "install it with the package manager of your system",
        ),
    ],
)
def test_the_sentence_names_libraries_and_packages(libraries: list[str], said: str) -> None:
    assert str(told(libraries)) == said


@pytest.mark.parametrize(
    ("environment", "needs_x11"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb;wayland"}, True),
        ({"XDG_SESSION_TYPE": "wayland"}, False),
    ],
)
def test_only_an_x11_screen_needs_the_x11_libraries(environment: dict[str, str], needs_x11: bool) -> None:
    assert bool(needed_for_screen(environment)) is needs_x11


def test_without_a_screen_the_window_says_so() -> None:
    assert "no screen" in str(no_window_because({}))


def test_a_missing_x11_library_is_said_before_qt_aborts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing_libraries, "_loads", lambda library: library != "libxcb-cursor.so.0")
    assert "libxcb-cursor0" in str(no_window_because({"DISPLAY": ":0"}))


def test_the_program_refuses_in_one_line_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("huarong-knight: there is no screen")
    assert captured.err.count("\n") == 1


def test_a_library_missing_at_the_import_of_qt_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class WithoutEgl:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "app.startup.application":
                raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.delitem(sys.modules, "app.startup.application", raising=False)
    monkeypatch.setattr(sys, "meta_path", [WithoutEgl(), *sys.meta_path])
    assert main([]) == 1
    assert "libegl1" in capsys.readouterr().err
