"""Make what others install: `python3 .setup package deb|folder|wheel|sdist`; the results are in `dist/`.

The same sources make the same wheel and the same sdist, byte by byte. The folder and the `.deb` hold what is installed
on the computer that makes them.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import manual
from environment import PROJECT

sys.path.append(str(PROJECT))
from app.startup.missing_libraries import PACKAGES

DIST, BUILD = PROJECT / "dist", PROJECT / "build"
DESKTOP = PROJECT / "resources" / "desktop"
NAME = "huarong-knight"
COMMANDS = (NAME, f"{NAME}-console")
FACTS = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
VERSION = FACTS["version"]
RELEASED = next(ElementTree.parse(DESKTOP / f"{NAME}.metainfo.xml").getroot().iter("release")).attrib["date"]
SECONDS = int(datetime.fromisoformat(RELEASED).replace(tzinfo=UTC).timestamp())
"""The time of all files in what is made, since 1970: that of the release."""
MAINTAINER = f"{FACTS['authors'][0]['name']} <developers@{NAME}.invalid>"
"""The authors, with an address, which Debian asks for: they have none, and by RFC 2606 this one is nobody's."""
CONTROL = f"""Package: {NAME}
Version: {VERSION}
Architecture: {{architecture}}
Maintainer: {MAINTAINER}
Installed-Size: {{kilobytes}}
Depends: {{libraries}}
Recommends: libcups2
Section: education
Priority: optional
Description: play and solve Klotski and the knight's tour
 Two classic puzzles and the search algorithms that solve them: play Klotski
 (the Huarong Pass) and the knight's tour yourself, let the program solve
 them, and watch how a search finds its way to the solution.
 .
 The program brings its own Python and Qt.
"""
OTHER_LIBRARIES = (
    *("libcrypt1", "libgcc-s1", "libstdc++6", "libxcb1", "libxcb-glx0", "libzstd1", "zlib1g"),
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1"),
)
"""The packages of what is loaded besides the libraries that the program itself asks for."""
CHANGES = f"""{NAME} ({VERSION}) stable; urgency=medium

  * The changes are those of the release; the program's About box shows them.

 -- {MAINTAINER}  {datetime.fromtimestamp(SECONDS, UTC):%a, %d %b %Y %H:%M:%S +0000}
"""


def main(arguments: Sequence[str]) -> int:
    """Make one package; returns the exit status."""
    if len(arguments) != 1 or arguments[0] not in MAKERS:
        lines = (f"  {name:6} {maker.__doc__}" for name, maker in MAKERS.items())
        print("usage: python3 .setup package KIND\n\nKinds:", *lines, sep="\n", file=sys.stderr)
        return 2
    DIST.mkdir(exist_ok=True)
    print(MAKERS[arguments[0]]().relative_to(PROJECT))
    return 0


def wheel() -> Path:
    """What pip installs."""
    return _built("wheel", f"{NAME.replace('-', '_')}-{VERSION}-py3-none-any.whl")


def sdist() -> Path:
    """The sources, of which pip makes the wheel."""
    made = _built("sdist", f"{NAME.replace('-', '_')}-{VERSION}.tar.gz")
    content = gzip.decompress(made.read_bytes())
    sorted_content = BytesIO()  # it is in the order in which the disk lists the files, what is made anew twice
    with tarfile.open(fileobj=BytesIO(content)) as read, tarfile.open(fileobj=sorted_content, mode="w") as written:
        for _, member in sorted({member.name: member for member in read.getmembers()}.items()):
            written.addfile(_of_nobody(member), read.extractfile(member))
    made.write_bytes(gzip.compress(sorted_content.getvalue(), mtime=SECONDS))
    return made


def folder() -> Path:
    """A folder that runs without Python, on Linux packed."""
    frozen = _frozen()
    if sys.platform != "linux":
        return frozen
    archive = DIST / f"{NAME}-{VERSION}-linux-{os.uname().machine}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=9) as packed:
        packed.add(frozen, frozen.name, filter=_of_nobody)
    return archive


def deb() -> Path:
    """What Debian and Ubuntu install; made where dpkg-deb is."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(_frozen(), root / "usr/lib" / NAME, symlinks=True)
    _place(root / "usr/share/applications", DESKTOP / f"{NAME}.desktop")
    _place(root / "usr/share/metainfo", DESKTOP / f"{NAME}.metainfo.xml")
    _place(root / "usr/share/mime/packages", DESKTOP / f"{NAME}.xml")
    _place(root / "usr/share/icons/hicolor/scalable/apps", DESKTOP / f"{NAME}.svg")
    _place(root / "usr/share/lintian/overrides", PROJECT / ".setup" / "debian" / "overrides", NAME)
    _place(root / "usr/share/doc" / NAME, PROJECT / ".setup" / "debian" / "copyright")
    _write(root / "usr/share/doc" / NAME / "changelog.gz", CHANGES)
    for name, page in manual.pages(VERSION, RELEASED).items():
        _write(root / "usr/share/man/man1" / f"{name}.1.gz", page)
    (root / "usr/bin").mkdir()
    for name in COMMANDS:
        (root / "usr/bin" / name).symlink_to(f"../lib/{NAME}/{name}")
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    kilobytes = sum(path.stat().st_size for path in files) // 1024
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)
    written = "".join(sums)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/md5sums").write_text(written, "utf-8")
    libraries = ", ".join(["libc6 (>= 2.36)", *sorted({*OTHER_LIBRARIES, *PACKAGES.values()})])
    control = CONTROL.format(architecture=architecture, kilobytes=kilobytes, libraries=libraries)
    (root / "DEBIAN/control").write_text(control, "utf-8")
    made = DIST / f"{NAME}_{VERSION}_{architecture}.deb"
    _make_plain(root)
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(made))
    return made


def _frozen() -> Path:
    """The folder that runs without Python."""
    options = ["--noconfirm", "--log-level=WARN", f"--distpath={DIST}", f"--workpath={BUILD}"]
    specification = str(PROJECT / ".setup" / f"{NAME}.spec")
    _run(sys.executable, "-m", "PyInstaller", *options, specification)
    frozen = DIST / NAME
    if sys.platform != "win32":
        (frozen / COMMANDS[1]).symlink_to(NAME)
    if sys.platform == "linux":
        own = [*frozen.glob("_internal/libpython*"), *frozen.glob("_internal/python*/lib-dynload/*")]
        _run("strip", "--strip-unneeded", *map(str, own))
    return frozen


def _built(kind: str, name: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(DIST)]
    # Without a time that was asked for, files have the one that they have where pip makes the wheel, of the sdist too.
    environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    subprocess.run(command, cwd=PROJECT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return DIST / name


def _run(*command: str) -> None:
    """Run a command for which all was made at the time of the release, and which goes through sets in one order."""
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(SECONDS), "PYTHONHASHSEED": "0"}
    subprocess.run(command, cwd=PROJECT, env=environment, check=True)


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file without its owner and the time when it was made."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = SECONDS
    return member


def _place(target: Path, file: Path, name: str = "") -> None:
    target.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target / (name or file.name))


def _write(path: Path, text: str) -> None:
    """Write a text, compressed as Debian wants it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _make_plain(root: Path) -> None:
    """Give all files the usual permissions, and one time."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == root / "usr/lib" / NAME / NAME else 0o644)
        os.utime(path, (SECONDS, SECONDS), follow_symlinks=False)


MAKERS = {maker.__name__: maker for maker in (deb, folder, wheel, sdist)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
