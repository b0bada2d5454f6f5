"""A knight's tour to a given last square"""


def search(problem):
    stack = [[problem.start]]
    while stack:
        path = stack.pop()
        yield path
        if len(path) == len(problem.squares) and path[-1] == problem.end:
            return path
        if path[-1] != problem.end:
            stack.extend(path + [square] for square in problem.successors(path[-1]) if square not in path)
    return None
