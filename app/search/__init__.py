"""Running searches on threads, and showing how far they are.

`runner.py` owns a page's searches, `worker.py` drives one in its thread, `pace.py` says how fast it may go. `watch.py`
has one go slowly, step by step, back and forward. The panels show progress, counters and the solutions so far. Read
`runner.py` first.
"""
