"""深度優先搜尋

從每個局面直接走向下一個；沒有新局面時，退回上一個還有選擇的局面。
"""


def search(problem):
    parents = {}  # 至今展開過的每個局面，以及它是從哪個局面走來的
    stack = [(problem.start, None)]  # 尚待展開的局面，最新放入的在最後面
    while stack:
        position, parent = stack.pop()
        if position in parents:
            continue
        parents[position] = parent
        if problem.is_goal(position):
            return path_to(position, parents)
        # 如果改成 reversed(problem.successors(position))，解法會有多長？
        for successor in problem.successors(position):
            stack.append((successor, position))
    return None  # 能走到的局面都已展開


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 這條路徑是從終點往回找到起點的
    return path
