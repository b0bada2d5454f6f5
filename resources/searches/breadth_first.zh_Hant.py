"""廣度優先搜尋

先看離起始局面一步的所有局面，再看兩步的，依此類推：所以找到的就是最短解。
"""

from collections import deque


def search(problem):
    parents = {problem.start: None}  # 至今見過的每個局面，以及它是從哪個局面走來的
    queue = deque([problem.start])  # 尚待展開的局面，最早放入的在最前面
    while queue:
        # 如果改用 queue.pop()，取出最新的局面，會怎麼樣？
        position = queue.popleft()
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                queue.append(successor)
    return None  # 能走到的局面都已展開


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 這條路徑是從終點往回找到起點的
    return path
