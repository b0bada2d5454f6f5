"""Which tips a person has followed, and whether any are shown: all of them can be turned off for good."""

from __future__ import annotations

from app.ui.settings import HINTS_SEEN, TIPS, Settings


class Tips:
    """Each tip has a name; one that was followed or seen is not shown again, on a later start neither.

    Nothing is held but the settings, so that there can be several of them.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def shown(self) -> bool:
        """Whether tips are shown at all."""
        return self._settings.value(TIPS)

    def wants(self, name: str) -> bool:
        """Whether this tip is to be shown."""
        return self.shown and name not in self._seen()

    def note(self, name: str) -> None:
        """Remember that this tip was followed or seen."""
        seen = self._seen()
        if name not in seen:
            self._settings.keep(HINTS_SEEN, " ".join([*seen, name]))

    def choose(self, shown: bool) -> None:
        """Show tips from now on, all of them once more, or none ever again."""
        if shown and not self.shown:
            self._settings.keep(HINTS_SEEN, "")
        self._settings.keep(TIPS, shown)
        self._settings.save()

    def _seen(self) -> list[str]:
        return self._settings.value(HINTS_SEEN).split()
