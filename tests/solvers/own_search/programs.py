"""Searches of a layout as somebody comes to them who learns to write one, each a little better than the one before."""

from __future__ import annotations

WALKING = """import random

def search(problem):
    path = [problem.start]
    while not problem.is_goal(path[-1]):
        path.append(random.choice(problem.successors(path[-1])))
    return path
"""
REMEMBERING = """import random

def search(problem):
    paths, seen = [[problem.start]], {problem.start}
    while True:
        path = paths.pop(random.randrange(len(paths)))
        if problem.is_goal(path[-1]):
            return path
        for successor in problem.successors(path[-1]):
            if successor not in seen:
                seen.add(successor)
                paths.append([*path, successor])
"""
OLDEST_FIRST = REMEMBERING.replace("random.randrange(len(paths))", "0")
BREADTH_FIRST = OLDEST_FIRST.replace("while True", "while paths")
