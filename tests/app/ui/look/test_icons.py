"""Icons are drawn once for each look, however often what shows them changes."""

from __future__ import annotations

from app.window.main_window import MainWindow
from tests.app.windows import klotski_page


def test_what_is_played_and_paused_again_and_again_shows_the_icons_that_it_had_before(window: MainWindow) -> None:
    page = klotski_page(window)
    playback, shown = page.session.playback, page.transport.play_button
    playback.load(50)
    keys: list[int] = []
    for theme in ("light", "dark", "light"):
        window.menu_actions.by_name[f"theme-{theme}"].trigger()
        for turn in (playback.play, playback.rest, playback.play, playback.rest):
            turn()
            keys.append(shown.icon().cacheKey())
    assert len(set(keys)) == 4
    assert keys[:2] == keys[2:4] == keys[-2:]
    assert shown.icon().availableSizes()
