"""Returns everything it has looked at"""

from collections import deque


def search(problem):
    looked_at = {problem.start: 0}
    queue = deque(looked_at)
    while queue:
        position = queue.popleft()
        for successor in problem.successors(position):
            if successor not in looked_at:
                looked_at[successor] = len(looked_at)
                queue.append(successor)
                if problem.is_goal(successor):
                    return list(looked_at)
