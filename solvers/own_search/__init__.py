"""A search that somebody wrote: read from its file, run in a process of its own, watched and checked.

Begin with `own_search.py`: the file, and the method that it becomes. `running.py` is the search as this program drives
it, `process.py` what runs in the other process, and `problem.py` what is handed to the function there; each puzzle has
its own kinds of `problem.SearchProblem` and `running.OwnTask`.
"""
