"""Lessons that somebody has spoilt: whatever is in a file, it is shown, or refused in one sentence.

There are a thousand of them, always the same. Each that is a lesson is gone through, slide by slide.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.parts import KINDS
from app.ui.look.theme import Appearance
from app.ui.words.language import Language, Languages
from app.ui.words.messages import explained
from solvers.lessons import read_lesson
from solvers.message import InputError

BATCHES, BATCH = 10, 100
LONG_RUN = 20_000
WHOLE = """# Title

About it.

---

## First

Text {layout} and {moves}.

```klotski
layout: VV.V/VV.V/VVAA/VVAA/SSSS
```

```question
ask: How many?
choices: 1; 20; 300
value: shortest
```

{right?} Right.

```notes
minutes: 5
For {layout}: {watch}.
```

---

## Second

{dark} and {two_ties}

```knight
board: 5x5 a1
```

```rule
board: 6x6 a1
tie: order
as: two
```

---

## Third

```levels
layouts: 橫刀立馬; 4FEA134
```

```search
board: 5x5 a1
method: warnsdorff
seconds: 3
```

```count
boards: 5x6 a1; 6x6 b2
kind: open
as: number
```

```compare
layouts: VV.V/VV.V/VVAA/VVAA/SSSS
methods: shortest
```

---

## Fourth

```task
layouts: VV.V/VV.V/VVAA/VVAA/SSSS
checks: once; shortest
seconds: 5
start:
def search(problem):
    return None
```

{failed?} {fault}
"""
PIECES = (
    *KINDS,
    *("```", "---", "# ", "## ", ": ", "; ", "{", "}", "?", "\n", "\x00", "\u202e", "\U0001f600", "as", "9" * 30, "-1"),
    *("VAAV/VAAV/VHHV/VSSV/S..S", "A", "../../etc/passwd", "2000x2000 a1", "8x8:0,0", "a1", "1e9", "<img src=x>"),
    *("start:", "start: def search(problem): open('/tmp/x', 'w')", "(" * 3000, "checks", "seconds", "once"),
    *("![x](file:///dev/zero)", "layouts", "board", "method", "%s{0.__class__}", "0x8 a1", "9x9 z9", "shortest"),
    *(one * LONG_RUN for one in (" ", "`", ">", "- ", "|a", "[", "*a", "#", "{", "局", "\u0301")),
)


def spoilt(chance: Random) -> str:
    """The lesson with a few things in it that nobody would write."""
    text = WHOLE
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                text = text[:place] + text[place + chance.randint(1, 30) :]
            case 1:
                text = text[:place] + chance.choice(PIECES) + text[place:]
            case 2:
                lines: list[str] = [*text.splitlines()]
                line = chance.randrange(len(lines))
                name, colon, _ = lines[line].partition(": ")
                lines[line] = name + colon + chance.choice(PIECES)
                text = "\n".join(lines)
            case _:
                lines: list[str] = [*text.splitlines()]
                chance.shuffle(lines) if chance.random() < 0.1 else lines.insert(
                    0, lines.pop(chance.randrange(len(lines)))
                )
                text = "\n".join(lines)
    return text


@pytest.mark.sampled(n=2)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_is_in_a_file_is_shown_or_refused_in_one_sentence(qtbot: QtBot, batch: int) -> None:
    language = [Language.ENGLISH, Language.SIMPLIFIED, Language.TRADITIONAL][batch % 3]
    appearance, languages, shown, refused = Appearance("light"), Languages(language.value), 0, list[str]()
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        try:
            view = LessonView(read_lesson(spoilt(Random(seed))), appearance, Path())
        except InputError as error:
            refused.append(explained(error))
            continue
        qtbot.addWidget(view)
        with qtbot.waitExposed(view):
            view.show()
        view.begin()
        for _ in view.slides:
            QApplication.processEvents()
            view.turn(1)
        view.rest()
        view.close()
        shown += 1
    languages.release()
    assert shown > 0
    assert len(refused) > 0
    assert all(said and "\n" not in said for said in refused)
