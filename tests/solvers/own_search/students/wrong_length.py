"""Stops one square too early"""


def search(problem):
    path = [problem.start or problem.squares[0]]
    while len(path) < len(problem.squares) - 1:
        free = [s for s in problem.successors(path[-1]) if s not in path]
        path.append(min(free, key=lambda s: sum(t not in path for t in problem.successors(s))))
    return path
