"""Make the README's pictures of the window and its moving pictures: `.venv/bin/python .setup/screenshots.py [NAME …]`.

They go into `resources/screenshots/`. A picture is taken of the real window, offscreen, with settings and data of its
own, as after a first start; `scenes.py` says what is done in it, and `films.py` makes the moving pictures. Each is made
in a process of its own, two at a time; times in `compare` are those of a machine at rest if it is made alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory

from environment import PROJECT

FOLDER = PROJECT / "resources" / "screenshots"
AT_ONCE = 2

LOOKS = {
    "light": ("en", "light"),
    "dark": ("en", "dark"),
    "zh-Hant": ("zh_Hant", "light"),
    "zh-Hans": ("zh_Hans", "light"),
}
"""A language and a theme, by what the names of the pictures in them end with."""
ENGLISH, EVERY = ("light", "dark"), tuple(LOOKS)
PICTURES = {
    "klotski": EVERY,
    "watching": ENGLISH,
    "map": ENGLISH,
    "knight": EVERY,
    "symmetric": ENGLISH,
    "proof": ENGLISH,
    "chapters": ENGLISH,
    "compare": ENGLISH,
    "lesson": ENGLISH,
}
"""The scenes, and the looks in which each is shown."""
FILMS = ("search", "tour")

sys.path.insert(0, str(PROJECT))


def files() -> list[str]:
    """The names of all files that are made."""
    pictures = [f"{scene}-{look}.png" for scene, looks in PICTURES.items() for look in looks]
    return pictures + [f"{film}.webp" for film in FILMS]


def main(arguments: Sequence[str]) -> int:
    """Make the files of these names, or all; returns the exit status."""
    names = arguments or files()
    unknown = set(names) - set(files())
    if unknown:
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}; there are {', '.join(files())}")
    if len(names) == 1:
        make(names[0])
        return 0
    FOLDER.mkdir(exist_ok=True)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return max(pool.map(_make_apart, names))


def _make_apart(name: str) -> int:
    status = subprocess.call([sys.executable, __file__, name])
    print(f"{name}: {(FOLDER / name).stat().st_size // 1000} kB" if not status else f"{name}: failed", flush=True)
    return status


def make(name: str) -> None:
    """Make one file in this process."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_LOGGING_RULES"] = "default.warning=false"  # it says what this platform cannot do with windows
    path = FOLDER / name
    with TemporaryDirectory() as home:
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "HOME"):
            os.environ[variable] = home
        if path.suffix == ".webp":
            from films import take_film

            take_film(path.stem, path)
        else:
            from scenes import SCENES
            from stage import take_picture

            scene, _, look = path.stem.partition("-")
            take_picture(SCENES[scene], *LOOKS[look], path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
