"""Cut the small fonts of the window out of large ones, for systems that have no Chinese font.

    python .setup/fonts.py FOLDER [TARGET]

FOLDER holds the unpacked npm packages `yuji-boku`, `ma-shan-zheng`, `noto-sans-tc` and `noto-sans-sc` of the scope
`@fontsource`, as `npm install` leaves them. Needs fonttools and brotli. Into TARGET, by default `resources/fonts/`, go:

- `huarong-sign.ttf`, the brush signs carved on the pieces: Yuji Boku, and Ma Shan Zheng for the five simplified
  characters that Yuji Boku lacks; Yuji Boku draws 黃 as Japan writes it, 黄, and so that is its 橫 without the 木;
- `huarong-text.ttf`, every character that the program's own texts use, and Qt's in its dialogs: Noto Sans, in its
  Traditional shapes where a Traditional text uses the character and in its Simplified shapes otherwise;
- `huarong-simplified.ttf`, the Simplified shapes of what `huarong-text.ttf` has in other ones: signs such as ，。：；,
  which stand in the lower left of their square, wide “”, and characters that both scripts have.

Run it again when a text uses a character for the first time; a test says so.
"""

from __future__ import annotations

import json
import re
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Identity, Transform
from fontTools.pens.filterPen import ContourFilterPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from PySide6.QtCore import QLibraryInfo

PROJECT = Path(__file__).parents[1]
TARGET = Path(sys.argv[2]) if len(sys.argv) == 3 else PROJECT / "resources" / "fonts"

SIGNS = (
    "曹操關羽張飛趙雲馬超黃忠兵卒关张飞赵云马黄"  # the pieces of the classic layouts
    "將将帥帅士魏延姜維维廖化周倉仓"  # those of layouts with more generals
    "華华容道"  # the name of the game
)
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ĀāĒēĚěĪīŌōŪū"), *range(0x1CD, 0x1DD)]
"""ASCII, the accents of Western Europe and the tones of pinyin."""
SYMBOLS = (
    "‐–—‘’“”…·×÷±≤≥≠≈←↑→↓↔∞√°′″•◦○●□■△▲▽▼◇◆☆★✓✕"
    "、。《》「」『』【】（）！，：；？～％＋－／＝＃＠１２３４５６７８９０ⅠⅡⅢⅣ"
)

NARROW = {*map(ord, "‘’“”…")}
"""What Chinese fonts draw as wide as a character; English would fall apart with it, and Chinese is read either way."""

QUOTES = "“”"
"""What Simplified texts have as wide as a character all the same; Traditional ones have 「」."""

NARROW_MARGIN, LOW_SIGN = 60, 500
"""Beside a narrow sign, and below which height the ellipsis is: thousandths of the em."""

DATES = "年月日時时分秒週周星期上下午凌晨早晚中零一二三四五六七八九十"
"""The characters of dates and times as Qt writes them."""

LATIN_PAGE, SIMPLIFIED_PAGE, TRADITIONAL_PAGE = 1 << 0, 1 << 18, 1 << 20
"""The code pages that a font declares, as bits of its OS/2 table."""

QM_MESSAGES, QM_END, QM_TRANSLATION = 0x69, 1, 3
"""The section and the fields of a `.qm` file that are read."""

NEW_YEAR_2024 = 3_786_912_000
"""The date stored in the fonts, in seconds since 1904; fixed, so that the same texts make the same file."""

X_HEIGHT, CAPITAL_HEIGHT = 543, 733
"""Those of Noto Sans, by which lines are laid out also where a font without letters is the first of several."""

HENG_RIGHT, HUANG = 300, Transform(1.32, 0, 0, 1.04, -384, -20)
"""Where the 木 of 橫 ends in Yuji Boku, and how the rest of it becomes 黃."""

HARMONISE = Transform(1.05, 0, 0, 1.05, -25, -8)
"""Ma Shan Zheng is drawn a little smaller than Yuji Boku and stands a little higher."""


@dataclass(frozen=True)
class Face:
    """One weight of a package: its many small files, and which of them draws a character."""

    files: dict[int, TTFont]

    @classmethod
    def read(cls, folder: Path, weight: int) -> Face:
        """The normal style of a weight; raises SystemExit when the folder holds none."""
        files: dict[int, TTFont] = {}
        for path in sorted(folder.glob(f"files/*-{weight}-normal.woff2")):
            font = TTFont(path, lazy=True)
            for code in font.getBestCmap():
                files.setdefault(code, font)
        if not files:
            sys.exit(
                f"There is no font of weight {weight} in {folder}: unpack the npm packages there that fonts.py names."
            )
        return cls(files)

    def __contains__(self, code: int) -> bool:
        return code in self.files

    def draw(self, code: int, transform: Transform, beyond: float | None = None) -> tuple[Any, int]:
        """The outline of a character and its advance; of its contours, those `beyond` a place where that is given."""
        font = self.files[code]
        name = font.getBestCmap()[code]
        pen = TTGlyphPen(None)
        glyphs = font.getGlyphSet()
        transformed = TransformPen(pen, transform)
        glyphs[name].draw(transformed if beyond is None else RightPart(transformed, beyond))
        return pen.glyph(), glyphs[name].width

    def draw_narrow(self, code: int) -> tuple[Any, int]:
        """A sign that stands alone in a square of its own, on the baseline if it is low, as wide as it is drawn."""
        outline, _ = self.draw(code, Identity)
        outline.recalcBounds(None)
        width = outline.xMax - outline.xMin + 2 * NARROW_MARGIN
        down = outline.yMin if outline.yMax < LOW_SIGN else 0
        return self.draw(code, Transform(1, 0, 0, 1, NARROW_MARGIN - outline.xMin, -down))[0], width


class RightPart(ContourFilterPen):
    """Passes on the contours that lie right of a place, in the units of a font."""

    def __init__(self, pen: TransformPen, beyond: float) -> None:
        super().__init__(pen)
        self._beyond = beyond

    def filterContour(self, contour: list[Any]) -> list[Any] | None:
        """Nothing where a point lies left of it; None for all of the contour."""
        return [] if min(x for _, points in contour for x, _ in points) < self._beyond else None


def characters(value: object, key: str = "") -> Iterator[tuple[str, bool]]:
    """Every character of the strings in parsed data, and whether the text is Traditional by the key above it."""
    if isinstance(value, str):
        yield from ((character, key in {"hant", "zh_Hant"}) for character in value)
    elif isinstance(value, dict):
        for name, child in value.items():
            yield from characters(child, name if "zh_" in name or name in {"hant", "hans"} else key)
    elif isinstance(value, list):
        for child in value:
            yield from characters(child, key)


def used_characters() -> Iterator[tuple[str, bool]]:
    """Every character in the program's texts, and whether it stands in a Traditional one."""
    for path in sorted((PROJECT / "resources").rglob("*")):
        if path.parent.name == "readme":  # no window shows it
            continue
        if path.suffix == ".json":
            yield from characters(json.loads(path.read_text("utf-8")))
        elif path.suffix in {".ts", ".svg", ".md", ".html"}:
            yield from characters(path.read_text("utf-8"), "zh_Hant" if re.search("Hant|TW", path.name) else "")
    for folder in ("app", "solvers"):
        for path in sorted((PROJECT / folder).rglob("*.py")):
            yield from characters(path.read_text("utf-8"))


def qt_characters() -> Iterator[tuple[str, bool]]:
    """Every character of Qt's own translations for its dialogs, and whether it stands in a Traditional one."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for name, key in (("qtbase_zh_CN", "zh_Hans"), ("qtbase_zh_TW", "zh_Hant")):
        for text in compiled_texts((folder / f"{name}.qm").read_bytes()):
            yield from characters(text, key)


def compiled_texts(data: bytes) -> Iterator[str]:
    """The translations in a `.qm` file: 16 bytes, then sections, of which one holds messages, made of tagged fields."""
    place = 16
    while place < len(data):
        section, size = struct.unpack_from(">BI", data, place)
        end = (place := place + 5) + size
        while section == QM_MESSAGES and place < end:
            field, place = data[place], place + 1
            if field == QM_END:
                continue
            length, place = struct.unpack_from(">I", data, place)[0] % 0xFFFFFFFF, place + 4
            if field == QM_TRANSLATION:
                yield data[place : place + length].decode("utf-16-be")
            place += length
        place = end


def build(name: str, drawn: dict[int, tuple[Any, int]], height: tuple[int, int], notices: Iterable[str]) -> None:
    """Write a font of these outlines; 1000 units to the em, `height` above and below the baseline."""
    ascent, descent = height
    glyphs = {".notdef": (TTGlyphPen(None).glyph(), 500)} | {f"u{code:04X}": one for code, one in drawn.items()}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({code: f"u{code:04X}" for code in drawn})
    builder.setupGlyf({glyph: outline for glyph, (outline, _) in glyphs.items()})
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {glyph: (advance, getattr(table[glyph], "xMin", 0)) for glyph, (_, advance) in glyphs.items()}
    )
    builder.setupHorizontalHeader(ascent=ascent, descent=-descent)
    builder.setupOS2(
        sTypoAscender=ascent,
        sTypoDescender=-descent,
        usWinAscent=ascent,
        usWinDescent=descent,
        sxHeight=X_HEIGHT,
        sCapHeight=CAPITAL_HEIGHT,
        fsType=0,
        ulCodePageRange1=LATIN_PAGE | SIMPLIFIED_PAGE | TRADITIONAL_PAGE,
    )
    builder.font["OS/2"].recalcUnicodeRanges(builder.font)
    builder.setupNameTable(
        {
            "copyright": "; ".join(notices),
            "familyName": name,
            "styleName": "Regular",
            "fullName": name,
            "psName": name.replace(" ", "") + "-Regular",
            "version": "Version 1.0",
            "licenseDescription": "SIL Open Font License, Version 1.1",
        }
    )
    builder.setupPost(keepGlyphNames=False)
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = NEW_YEAR_2024
    path = TARGET / f"{name.lower().replace(' ', '-')}.ttf"
    builder.save(path)
    print(f"{path.name}: {len(drawn)} characters, {path.stat().st_size / 1000:.0f} kB")


def sign_font(folder: Path) -> None:
    """The signs of the pieces."""
    brush, simplified = Face.read(folder / "yuji-boku", 400), Face.read(folder / "ma-shan-zheng", 400)
    drawn = {
        code: brush.draw(code, Identity) if code in brush else simplified.draw(code, HARMONISE)
        for code in sorted(map(ord, SIGNS))
    }
    drawn[ord("黃")] = brush.draw(ord("橫"), HUANG, HENG_RIGHT)[0], 1000
    build("Huarong Sign", drawn, (880, 120), [notice(folder / "yuji-boku"), notice(folder / "ma-shan-zheng")])


def text_fonts(folder: Path) -> None:
    """The letters of the window, and what Simplified texts have in other shapes."""
    traditional, simplified = Face.read(folder / "noto-sans-tc", 400), Face.read(folder / "noto-sans-sc", 400)
    used = {*used_characters(), *qt_characters(), *((character, False) for character in DATES)}
    hant = {ord(character) for character, in_traditional in used if in_traditional}
    wanted = {*LATIN, *map(ord, SYMBOLS), *(ord(character) for character, _ in used if character.isprintable())}
    drawn: dict[int, tuple[Any, int]] = {}
    for code in sorted(wanted):
        faces = (traditional, simplified) if code in hant else (simplified, traditional)
        face = next((face for face in faces if code in face), None)
        if face:
            drawn[code] = face.draw_narrow(code) if code in NARROW else face.draw(code, Identity)
        elif code > 0x2E80:
            print(f"No font draws {chr(code)}: change the text, or add a font.")
    others = {ord(character) for character, in_traditional in used if not in_traditional} | {*map(ord, SYMBOLS)}
    simplified_shapes = {code: simplified.draw(code, Identity) for code in sorted(others & simplified.files.keys())}
    own = {
        code: shape
        for code, shape in simplified_shapes.items()
        if chr(code) in QUOTES or (code not in NARROW and code in drawn and shape != drawn[code])
    }
    build("Huarong Text", drawn, (960, 240), [notice(folder / "noto-sans-tc")])
    build("Huarong Simplified", own, (960, 240), [notice(folder / "noto-sans-sc")])


def notice(folder: Path) -> str:
    """The copyright notice that a package's fonts carry."""
    return str(TTFont(next(folder.glob("files/*.woff2")), lazy=True)["name"].getDebugName(0))


def licence(name: str, folders: list[Path]) -> None:
    """Put the licence beside the font: the notices of its sources, then the text, which is the same for all."""
    text = (folders[0] / "LICENSE").read_text("utf-8").split("\n", 1)[1]
    notices = [notice(folder) for folder in folders]
    (TARGET / name).write_text("\n".join(notices) + "\n" + text.rstrip() + "\n", "utf-8")


def main() -> None:
    """Make the fonts and their licences."""
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    TARGET.mkdir(parents=True, exist_ok=True)
    sign_font(folder)
    text_fonts(folder)
    licence("huarong-sign-OFL.txt", [folder / "yuji-boku", folder / "ma-shan-zheng"])
    licence("huarong-text-OFL.txt", [folder / "noto-sans-tc"])
    licence("huarong-simplified-OFL.txt", [folder / "noto-sans-sc"])


if __name__ == "__main__":
    main()
