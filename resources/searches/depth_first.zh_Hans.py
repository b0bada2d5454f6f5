"""深度优先搜索

从每个局面直接走向下一个；没有新局面时，退回上一个还有选择的局面。
"""


def search(problem):
    parents = {}  # 至今展开过的每个局面，以及它是从哪个局面走来的
    stack = [(problem.start, None)]  # 尚待展开的局面，最新放入的在最后面
    while stack:
        position, parent = stack.pop()
        if position in parents:
            continue
        parents[position] = parent
        if problem.is_goal(position):
            return path_to(position, parents)
        # 如果改成 reversed(problem.successors(position))，解法会有多长？
        for successor in problem.successors(position):
            stack.append((successor, position))
    return None  # 能走到的局面都已展开


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 这条路径是从终点往回找到起点的
    return path
