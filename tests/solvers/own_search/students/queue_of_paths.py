"""My BFS"""


def search(problem):
    queue = [[problem.start]]
    visited = set()
    while len(queue) > 0:
        path = queue.pop(0)
        node = path[-1]
        if problem.is_goal(node):
            return path
        if node not in visited:
            visited.add(node)
            for next_node in problem.successors(node):
                queue.append(path + [next_node])
