"""Warnsdorff's rule

Always on to the square with the fewest onward moves. No step is taken back, so the rule may fail.
"""


def search(problem):
    starts = [problem.start] if problem.start else problem.squares
    for start in starts:
        path = [start]
        free = unvisited(start, path, problem)
        while free:
            # What happens if you write max for min?
            path.append(min(free, key=lambda square: len(unvisited(square, path, problem))))
            yield path  # what is yielded is shown on the board
            free = unvisited(path[-1], path, problem)
        if len(path) == len(problem.squares) and ends_well(path, problem):
            return path
    return None  # the rule has failed from every start


def unvisited(square, path, problem):
    return [other for other in problem.successors(square) if other not in path]


def ends_well(path, problem):
    if problem.closed:
        return path[0] in problem.successors(path[-1])
    return problem.end is None or path[-1] == problem.end
