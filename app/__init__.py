"""The window: it shows what the solvers find, and listens to the person.

Every package imports only packages below it: `startup`, `window`, `learn`, then `compare` and `history`, then `klotski`
and `knight`, then `export` and `puzzle`, `search`, and at the foot `ui` and `storage`; a contract in `pyproject.toml`
enforces it. Read `window/main_window.py` first, then `puzzle/session.py`.
"""
