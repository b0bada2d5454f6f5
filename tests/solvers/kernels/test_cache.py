"""Machine code is kept from one run to the next, and made again when it no longer fits or is damaged."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest

from solvers.kernels import cache
from solvers.kernels.cache import MachineCode
from tests.solvers.kernels.modules import SOURCE, KernelFolder

DAY_SECONDS = 24 * 60 * 60
CODE = MachineCode("symbol", b"a line\nand \x00 more")


@pytest.fixture
def own(tmp_path: Path) -> KernelFolder:
    """A kernel that has been run once."""
    made = KernelFolder(tmp_path)
    assert made.stride() == 67
    return made


def test_what_was_compiled_once_is_not_compiled_again(own: KernelFolder) -> None:
    before = own.files()
    assert len(before) == 1
    assert own.stride(20) == 127
    assert own.files() == before


@pytest.mark.parametrize(
    ("changed", "expected"),
    [("STEP = 5\nDEPTHS = (7,)\n", 107), ("STEP = 3\nDEPTHS = (27,)\n", 87)],
    ids=["int", "tuple"],
)
def test_a_constant_that_is_imported_counts(own: KernelFolder, changed: str, expected: int) -> None:
    (own.folder / "constants.py").write_text(changed)
    assert own.stride() == expected


def test_a_function_that_is_called_counts(own: KernelFolder) -> None:
    (own.folder / "own_kernel.py").write_text(SOURCE.replace("2 * count", "3 * count + 1"))
    assert own.stride() == 100


def test_a_function_of_another_module_is_compiled_in_and_counts(tmp_path: Path) -> None:
    """With what it calls there, and the constants that it names there."""
    caller = 'from near_kernel import _near\nfrom solvers.kernels import kernel\n\n@kernel("int64(int64)")\n'
    own = KernelFolder(tmp_path, caller + "def stride(count):\n    return _near(count) + 1\n")
    near = (
        "from far_kernel import far\nfrom solvers.kernels import compiled\nADDED = 2\n\n"
        "@compiled\ndef _near(count):\n    return far(count) + ADDED\n"
    )
    far = (
        'from solvers.kernels import kernel\nFACTOR = 3\n\n@kernel("int64(int64)")\n'
        "def far(count):\n    return FACTOR * count\n"
    )
    (tmp_path / "near_kernel.py").write_text(near)
    (tmp_path / "far_kernel.py").write_text(far)
    assert own.stride() == 33
    (tmp_path / "near_kernel.py").write_text(near.replace("= 2", "= 5"))
    assert own.stride() == 36
    (tmp_path / "far_kernel.py").write_text(far.replace("= 3", "= 4"))
    assert own.stride() == 46


def test_a_comment_and_the_path_do_not_count(own: KernelFolder, tmp_path: Path) -> None:
    before = own.files()
    moved = tmp_path / "moved"
    moved.mkdir()
    elsewhere = KernelFolder(moved, "# a comment\n" + SOURCE)
    elsewhere.machine_code = own.machine_code
    assert elsewhere.stride() == 67
    assert own.files() == before


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", ["", "cut", "flipped", "foreign"])
def test_a_damaged_file_is_replaced_in_silence(own: KernelFolder, damage: str) -> None:
    (path,) = own.machine_code.glob("*.kernel")
    content = path.read_bytes()
    flipped = content[:-100] + bytes([content[-100] ^ 255]) + content[-99:]
    path.write_bytes({"": b"", "cut": content[:-1], "flipped": flipped, "foreign": b"\x7fELF\n\n\n" * 99}[damage])
    assert own.stride() == 67
    assert MachineCode.read(path) is not None


def test_code_for_another_processor_is_not_run(own: KernelFolder) -> None:
    program = (
        "from solvers.kernels import machine_code\n"
        "machine_code.llvm.get_host_cpu_name = lambda: 'another'\n"
        "from own_kernel import stride\n"
        "print(machine_code.found(stride))"
    )
    assert own.run(program).stdout.strip() == "None"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="for root every folder can be written to")
def test_a_read_only_installation_keeps_it_in_the_persons_own_folder(
    tmp_path: Path, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = tmp_path / "beside"
    beside.mkdir(mode=0o500)
    _keep_where_it_can_be_kept(beside, private_home, monkeypatch)


def test_where_no_folder_can_be_beside_the_program_the_persons_own_is_used(
    tmp_path: Path, private_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_file = tmp_path / "file"
    a_file.write_text("")
    _keep_where_it_can_be_kept(a_file / "beside", private_home, monkeypatch)


def _keep_where_it_can_be_kept(beside: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cache.FOLDER_VARIABLE, raising=False)
    monkeypatch.setattr(cache, "BESIDE", beside)
    cache.keep(CODE, "name.kernel")
    assert [folder for folder in cache.folders() if (folder / "name.kernel").is_file()] == cache.folders()[1:]
    assert home in cache.folders()[1].parents
    assert MachineCode.read(cache.folders()[1] / "name.kernel") == CODE


def test_the_code_of_one_kernel_is_not_run_as_that_of_another(tmp_path: Path) -> None:
    CODE.write(tmp_path / "one.kernel")
    (tmp_path / "one.kernel").rename(tmp_path / "other.kernel")
    assert MachineCode.read(tmp_path / "other.kernel") is None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of machine code, with a file that was used two days ago and others that were not for 61 days."""
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path))
    days = {"used.kernel": 2, "unused.kernel": 61, "ended.kernel.0123.part": 61, "a-picture.png": 61}
    for name in days:
        CODE.write(tmp_path / name)
    for name in days:  # since what is written removes what is old
        then = time() - days[name] * DAY_SECONDS
        os.utime(tmp_path / name, times=(then, then))
    return tmp_path


def test_what_was_not_used_for_60_days_is_removed_when_another_is_written(folder: Path) -> None:
    cache.keep(CODE, "new.kernel")
    assert {path.name for path in folder.iterdir()} == {"used.kernel", "a-picture.png", "new.kernel"}


def test_a_use_is_noted_at_most_once_a_day(folder: Path) -> None:
    """So that of two versions of the program side by side, neither removes what the other uses."""
    assert MachineCode.read(folder / "unused.kernel") == CODE
    cache.keep(CODE, "new.kernel")
    used = folder / "unused.kernel"
    assert time() - used.stat().st_mtime < DAY_SECONDS
    an_hour_ago = time() - 3600
    os.utime(used, times=(an_hour_ago, an_hour_ago))
    assert MachineCode.read(used) == CODE
    assert used.stat().st_mtime == pytest.approx(an_hour_ago)


def test_what_may_not_be_written_to_is_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for root, for whom no permission stands in the way."""

    def refused(path: Path) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(os, "utime", refused)
    assert MachineCode.read(folder / "unused.kernel") == CODE


def test_another_compiler_may_remove_them_at_the_same_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Path.glob

    def gone(path: Path, pattern: str) -> Iterator[Path]:
        for each in list(listed(path, pattern)):
            if each.name == "unused.kernel":
                each.unlink()
            yield each

    monkeypatch.setattr(Path, "glob", gone)
    cache.keep(CODE, "new.kernel")
    assert {path.name for path in folder.iterdir()} == {"used.kernel", "a-picture.png", "new.kernel"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_other_users_may_read_them(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        CODE.write(tmp_path / "folder" / "name.kernel")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "folder" / "name.kernel").stat().st_mode) == 0o644
    assert stat.S_IMODE((tmp_path / "folder").stat().st_mode) == 0o755


def test_nothing_is_left_of_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "name.kernel").mkdir()
    with pytest.raises(OSError, match=r"name\.kernel"):
        CODE.write(tmp_path / "name.kernel")
    assert [path.name for path in tmp_path.iterdir()] == ["name.kernel"]
