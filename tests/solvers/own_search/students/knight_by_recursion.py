"""Knight's tour, recursive"""


def search(problem):
    n = len(problem.squares)
    visited = set()
    order = []

    def degree(s):
        return sum(1 for t in problem.successors(s) if t not in visited)

    def visit(s):
        visited.add(s)
        order.append(s)
        if len(order) == n:
            return True
        for t in sorted(problem.successors(s), key=degree):
            if t not in visited and visit(t):
                return True
        visited.remove(s)
        order.pop()
        return False

    first = problem.start if problem.start is not None else problem.squares[0]
    if visit(first):
        return order
