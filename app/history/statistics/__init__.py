"""The statistics on the history page: figures, the days on which was played, stars by difficulty.

Begin with `session.py`, which gathers them; `view.py` shows them.
"""
