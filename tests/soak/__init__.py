"""Long random runs that look for faults: `python3 .setup soak`. No part of the tests, but for a short run of each part.

`__main__.py` reads what is asked for, runs the parts and prints the table. Each part is a module of its own name and
runs in a process of its own, `child.py`, so that an abort or a hang of it is caught and counted by `supervisor.py`. All
that a part draws, it draws from the seed and the number of the step, so that any step can be drawn again.
"""
