"""OKLab from its published matrices, written out: a second opinion on colours, for one colour at a time."""

from __future__ import annotations

from math import cos, radians, sin

Colour = tuple[float, float, float]


def polar(lightness: float, chroma: float, hue: float) -> Colour:
    """Lightness, a and b of a colour."""
    return lightness, chroma * cos(radians(hue)), chroma * sin(radians(hue))


def intensities(lab: Colour) -> Colour:
    """The intensities of red, green and blue of a colour in OKLab."""
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def shown(lab: Colour) -> bool:
    """Whether a screen can show a colour."""
    return all(-0.0005 < each < 1.0005 for each in intensities(lab))


def bytes_of(lab: Colour) -> list[int]:
    """Red, green and blue in sRGB, from 0 to 255."""
    clipped = [min(1.0, max(0.0, each)) for each in intensities(lab)]
    return [round(255 * (12.92 * i if i <= 0.0031308 else 1.055 * i ** (1 / 2.4) - 0.055)) for i in clipped]


def lab_of(colour: list[int]) -> Colour:
    """OKLab of red, green and blue from 0 to 255."""
    red, green, blue = (c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )
