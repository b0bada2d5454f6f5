"""Backtracking

On to any square not yet visited; where there is none, one step back, to try another one there.
"""


def search(problem):
    starts = [problem.start] if problem.start else problem.squares
    for start in starts:
        path = [start]
        if complete(path, problem):
            return path
    return None  # every path from every start has been tried


def complete(path, problem):
    if len(path) == len(problem.squares):
        return ends_well(path, problem)
    # 5 × 5 and 6 × 6 squares take a moment. What happens on 8 × 8, and why?
    for square in problem.successors(path[-1]):
        if square not in path:
            path.append(square)
            if complete(path, problem):
                return True
            path.pop()  # no tour begins like this
    return False


def ends_well(path, problem):
    if problem.closed:
        return path[0] in problem.successors(path[-1])
    return problem.end is None or path[-1] == problem.end
