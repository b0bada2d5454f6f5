"""Prints and never gets on"""


def search(problem):
    queue = [problem.start]
    while queue:
        for successor in problem.successors(queue[0]):
            print("looking at", successor)
            if successor not in queue:
                queue.append(successor)
