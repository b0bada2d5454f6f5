"""广度优先搜索

先看离起始局面一步的所有局面，再看两步的，依此类推：所以找到的就是最短解。
"""

from collections import deque


def search(problem):
    parents = {problem.start: None}  # 至今见过的每个局面，以及它是从哪个局面走来的
    queue = deque([problem.start])  # 尚待展开的局面，最早放入的在最前面
    while queue:
        # 如果改用 queue.pop()，取出最新的局面，会怎么样？
        position = queue.popleft()
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                queue.append(successor)
    return None  # 能走到的局面都已展开


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 这条路径是从终点往回找到起点的
    return path
