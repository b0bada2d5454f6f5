"""What the samples change in files that are there, recipe by recipe."""

from __future__ import annotations

from pathlib import Path

from tests.recipes.tree import Change, Samples, added

METHOD = (
    added(
        "solvers/klotski/engines/registry.py",
        '        KlotskiEngine("klotski", "bidirectional", "engines.bidirectional:search", "bidirectional"),\n',
        '        _by_levels("plain-queue", "engines.plain_queue:search"),\n',
    ),
    added(
        "resources/engines/klotski.json",
        '      "line": "逐層展開，最快得到證明"\n    }\n  },\n',
        """\
  "plain-queue": {
    "group": "study",
    "en": {
      "title": "Textbook",
      "origin": "Breadth-first search as textbooks write it: a queue, and a dictionary of the positions visited.",
      "promise": "A proven shortest solution for any layout, in any count.",
      "line": "Level by level, as simply as can be"
    },
    "zh_Hans": {
      "title": "教科书写法",
      "origin": "照教科书写成的广度优先搜索：一个队列，再加一张已访问局面的表。",
      "promise": "对任何布局、任一计步方式，都给出已证明的最短解。",
      "line": "逐层展开，写法最简单"
    },
    "zh_Hant": {
      "title": "教科書寫法",
      "origin": "照教科書寫成的廣度優先搜尋：一個佇列，再加一張已走訪局面的表。",
      "promise": "對任何佈局、任一計步方式，都給出已證明的最短解。",
      "line": "逐層展開，寫法最簡單"
    }
  },
""",
    ),
    Change("README.md", "*Ten methods for Klotski", "*11 methods for Klotski"),
    Change("resources/readme/README.zh-Hans.md", "*华容道十种方法", "*华容道 11 种方法"),
    Change("resources/readme/README.zh-Hant.md", "*華容道十種方法", "*華容道 11 種方法"),
)

PAGE = (
    added(
        "app/window/registry.py",
        "    from app.puzzle.page import PuzzlePage\n",
        "    from app.surprise.page import SurprisePage\n",
    ),
    added("app/window/registry.py", "LessonsPage | ChaptersPage", " | SurprisePage"),
    added(
        "app/window/registry.py",
        """\
        view_class="app.learn.lessons.page:LessonsPage",
    ),
""",
        """\
    Page(
        name="surprise",
        title=lambda: translate("MainWindow", "Surprise"),
        menu_text=lambda: translate("Actions", "S&urprise"),
        view_class="app.surprise.page:SurprisePage",
        needs=("app.surprise.session:SurpriseSession",),
    ),
""",
    ),
    added(
        "app/window/sessions.py",
        "    from app.puzzle.window_parts import WindowParts\n",
        "    from app.surprise.session import SurpriseSession\n",
    ),
    added(
        "app/window/sessions.py",
        """\
            session.read()
        return session
""",
        """
    @cached_property
    def surprise(self) -> SurpriseSession:
        \"\"\"The session of the page that draws a layout.\"\"\"
        from app.surprise.session import SurpriseSession

        session = SurpriseSession(self)
        session.layout_asked.connect(self.subject_asked)
        return session
""",
    ),
    added(
        "app/window/sessions.py",
        """            "chapters": lambda: self.chapters,\n""",
        """            "surprise": lambda: self.surprise,\n""",
    ),
    added("app/ui/page_names.py", '"compare", "lessons"', ', "surprise"'),
    Change("pyproject.toml", '    "compare | history",\n', '    "compare | history | surprise",\n'),
    Change("README.md", "has six pages:", "has seven pages:"),
    Change("README.md", "Compare and Lessons.", "Compare, Lessons and Surprise."),
    added(
        "README.md",
        "that list what was played and solved |\n",
        "| `surprise` | the page that draws a layout at random |\n",
    ),
    Change("resources/readme/README.zh-Hans.md", "六个页面", "七个页面"),
    Change("resources/readme/README.zh-Hans.md", "对比和课程。", "对比、课程和随机布局。"),
    added(
        "resources/readme/README.zh-Hans.md",
        "| `compare`、`history` | 两个页面：运行并对比各种方法；列出玩过和解过的一切 |\n",
        "| `surprise` | 随机抽出一种布局的页面 |\n",
    ),
    Change("resources/readme/README.zh-Hant.md", "視窗有六頁", "視窗有七頁"),
    Change("resources/readme/README.zh-Hant.md", "比較和課程。", "比較、課程和隨機佈局。"),
    added(
        "resources/readme/README.zh-Hant.md",
        "| `compare`、`history` | 兩個頁面：執行並比較各種方法；列出玩過與解過的一切 |\n",
        "| `surprise` | 隨機抽出一種佈局的頁面 |\n",
    ),
)

TEXTS = {
    "zh_Hans": {
        "Surprise": "随机布局",
        "S&urprise": "随机布局(&U)",
        "A layout drawn at random": "随机抽出的一种布局",
        "Draw another": "换一种",
        "Play this layout": "玩这个布局",
    },
    "zh_Hant": {
        "Surprise": "隨機佈局",
        "S&urprise": "隨機佈局(&U)",
        "A layout drawn at random": "隨機抽出的一種佈局",
        "Draw another": "換一種",
        "Play this layout": "玩這個佈局",
    },
}
"""The texts of the page by language, with their translations."""

LAYOUT = (
    Change(
        "resources/layouts/klotski.json",
        "\n]\n}\n",
        ',\n{"layout": "VAAS/VAAS/VSSV/V..V/HHHH", "names": [{"hant": "教科書", "hans": "教科书", '
        '"pinyin": "Jiào Kē Shū", "en": "The Textbook", "collections": ["others"]}]}\n]\n}\n',
    ),
    Change("README.md", "** 366 layouts", "** 367 layouts"),
    Change("README.md", "*366 layouts*", "*367 layouts*"),
    Change("resources/readme/README.zh-Hans.md", "：366 种布局", "：367 种布局"),
    Change("resources/readme/README.zh-Hans.md", "*366 种布局*", "*367 种布局*"),
    Change("resources/readme/README.zh-Hant.md", "：366 種佈局", "：367 種佈局"),
    Change("resources/readme/README.zh-Hant.md", "*366 種佈局*", "*367 種佈局*"),
)

BOARD = (
    Change(
        "resources/boards/knight.json",
        "\n]}\n]\n",
        """
]},
{"group": "shape", "name": "small-rectangle", "en": "Small rectangle, closed", "zh_Hans": "小长方形（闭合）", \
"zh_Hant": "小長方形（封閉）", "closed": true, "squares": [
  "#######",
  "#######",
  "#######",
  "#######",
  "#######",
  "#######"
]}
]
""",
    ),
    Change("README.md", "22 boards are ready", "23 boards are ready"),
    Change("resources/readme/README.zh-Hans.md", "22 种现成的棋盘", "23 种现成的棋盘"),
    Change("resources/readme/README.zh-Hant.md", "22 種現成的棋盤", "23 種現成的棋盤"),
)

RECIPES = Samples(Path(__file__).with_name("samples"), (*METHOD, *PAGE, *LAYOUT, *BOARD), TEXTS)
