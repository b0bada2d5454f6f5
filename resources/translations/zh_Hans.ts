<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Huarong Knight</source>
        <translation>关于华容骑士</translation>
    </message>
    <message>
        <source>Huarong Knight {version}</source>
        <translation>华容骑士 {version}</translation>
    </message>
    <message>
        <source>Klotski (the Huarong Pass) and the knight&apos;s tour: play them, watch how searches solve them, and learn why they succeed.</source>
        <translation>华容道与马踏棋盘（骑士巡逻）：动手玩，观看搜索怎样求解，并弄懂其中的道理。</translation>
    </message>
    <message>
        <source>Sources:
• Wei Chung-liang and Lin Shun-shii, National Taiwan Normal University, about 1999: Solving the ancient Chinese puzzle Klotski by computer (利用電腦探討中國古代益智遊戲─『華容道』之解法)
• Lü Zhenyu, cnblogs, 2005: Klotski and data structures (华容道与数据结构), with his programs ConsoleHRD and WinHRD
• Two anonymous programs for the knight&apos;s tour: a course report with a stack (马踏棋盘程序设计), and a recursive exercise in C</source>
        <translation>出处：
• 魏仲良、林顺喜（台湾师范大学），约 1999 年：《利用电脑探讨中国古代益智游戏——“华容道”之解法》
• 吕震宇，博客园（cnblogs），2005 年：《华容道与数据结构》，附程序 ConsoleHRD 和 WinHRD
• 两个作者不详的马踏棋盘程序：一个出自使用栈的课程报告《马踏棋盘程序设计》，另一个是用递归求解的 C 语言习题</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.
Python {python}, Qt {qt}.</source>
        <translation>自由软件，以 MIT 许可证发布。
Python {python}，Qt {qt}。</translation>
    </message>
</context>
<context>
    <name>AboutButton</name>
    <message>
        <source>?</source>
        <comment>the button that tells what something is</comment>
        <translation>？</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;My searches</source>
        <translation>自己写的搜索(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Export co&amp;llection…</source>
        <translation>导出合集(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>备份(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>还原(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Layout &amp;editor…</source>
        <translation>布局编辑器(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Catalogue of layouts…</source>
        <translation>布局总览(&amp;C)…</translation>
    </message>
    <message>
        <source>All sets of &amp;pieces…</source>
        <translation>各组棋子一览(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Atlas of layouts…</source>
        <translation>布局图谱(&amp;A)…</translation>
    </message>
    <message>
        <source>Where it &amp;stands…</source>
        <translation>这个布局的排名(&amp;S)…</translation>
    </message>
    <message>
        <source>Today&apos;s &amp;puzzle</source>
        <translation>今日一题(&amp;P)</translation>
    </message>
    <message>
        <source>Calen&amp;dar of the puzzles</source>
        <translation>每日一题月历(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Easiest unsolved layout</source>
        <translation>未解出的最易布局(&amp;E)</translation>
    </message>
    <message>
        <source>Random &amp;layout…</source>
        <translation>随机布局(&amp;L)…</translation>
    </message>
    <message>
        <source>Use &amp;system setting</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;tips</source>
        <translation>显示小提示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About Huarong Knight</source>
        <translation>关于华容骑士(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>减少动画(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>Strict &amp;game (starts a new one)</source>
        <translation>严格游戏（另开新局）(&amp;G)</translation>
    </message>
    <message>
        <source>Rela&amp;xed game (no stars, nothing costs any)</source>
        <translation>练习游戏（不计星，怎么走都不扣）(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Draw the board</source>
        <translation>绘制棋盘(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solve / find tour</source>
        <translation>求解/寻找路线(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch it think</source>
        <translation>观看思考(&amp;W)</translation>
    </message>
    <message>
        <source>Watch it step &amp;by step</source>
        <translation>逐步观看(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation>下一个解法(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause / resume</source>
        <translation>暂停/继续(&amp;P)</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>回到开头(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play / pause</source>
        <translation>播放/暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>跳到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加快(&amp;A)</translation>
    </message>
    <message>
        <source>Pre&amp;vious detour</source>
        <translation>上一次绕路(&amp;V)</translation>
    </message>
    <message>
        <source>Next &amp;detour</source>
        <translation>下一次绕路(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;what was better</source>
        <translation>显示怎样更好(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;board</source>
        <translation>显示整个棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Present on the &amp;whole screen</source>
        <translation>全屏演示(&amp;W)</translation>
    </message>
    <message>
        <source>Map of all po&amp;sitions</source>
        <translation>所有局面的地图(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Klotski</source>
        <translation>华容道(&amp;K)</translation>
    </message>
    <message>
        <source>Knight&apos;s &amp;tour</source>
        <translation>马踏棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>历史记录(&amp;Y)</translation>
    </message>
    <message>
        <source>Chapt&amp;ers</source>
        <translation>章节(&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>对比(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Next whole st&amp;ep</source>
        <translation>下一整步(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>减慢(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <comment>a tooltip</comment>
        <translation>{action}（{key}）</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
</context>
<context>
    <name>ActivityCalendar</name>
    <message>
        <source>Games finished on each day</source>
        <translation>每天完成的游戏</translation>
    </message>
    <message>
        <source>more</source>
        <translation>多</translation>
    </message>
    <message>
        <source>less</source>
        <translation>少</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {number} games</source>
        <translation>
            <numerusform>{day}：{number} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on {number} days of the last year</source>
        <translation>
            <numerusform>过去一年有 {number} 天玩过</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Symmetric</source>
        <translation>左右对称</translation>
    </message>
    <message>
        <source>Local peaks</source>
        <translation>局部最难</translation>
    </message>
    <message>
        <source>Hardest for each place of Cao Cao</source>
        <translation>曹操在各处时最难</translation>
    </message>
    <message>
        <source>One shortest solution</source>
        <translation>最短解唯一</translation>
    </message>
    <message>
        <source>Most narrow passes</source>
        <translation>隘口最多</translation>
    </message>
    <message>
        <source>Two pieces exchanged</source>
        <translation>互换两枚棋子</translation>
    </message>
    <message>
        <source>One soldier elsewhere</source>
        <translation>移动一枚卒</translation>
    </message>
    <message>
        <source>Without a solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Each is its own mirror image.</source>
        <translation>左右翻转后仍是自己。</translation>
    </message>
    <message>
        <source>Every step leads nearer to the exit.</source>
        <translation>无论怎么走，每一步都离出口更近。</translation>
    </message>
    <message>
        <source>With Cao Cao in the same place, none takes more steps; his place at the exit is left out.</source>
        <translation>曹操在同一处的布局中，这些所需步数最多；曹操已在出口的不计。</translation>
    </message>
    <message>
        <source>Each has exactly one shortest solution; a mirror image of that would be another.</source>
        <translation>最短解只有一种；左右翻转的解法算作另一种。</translation>
    </message>
    <message>
        <source>None has more narrow passes, positions that every solution comes through.</source>
        <translation>隘口比这更多的布局并不存在；隘口是每种解法都必经的局面。</translation>
    </message>
    <message>
        <source>In each pair, two neighbouring pieces of different kinds have changed places; no other pair differs as much in difficulty.</source>
        <translation>每一对只是两枚相邻而种类不同的棋子互换了位置，难度却相差最多。</translation>
    </message>
    <message>
        <source>In each pair, one soldier stands elsewhere; no other pair differs as much in difficulty.</source>
        <translation>每一对只有一枚卒站在别处，难度却相差最多。</translation>
    </message>
    <message>
        <source>Dots mark the cells that Cao Cao can reach; the number says how many positions can be reached.</source>
        <translation>圆点标出曹操能到的格子；数字是能走到的局面数。</translation>
    </message>
    <message>
        <source>Vertical generals</source>
        <translation>竖将</translation>
    </message>
    <message>
        <source>Horizontal generals</source>
        <translation>横将</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>{steps}: {layouts}</source>
        <translation>{steps}：{layouts}</translation>
    </message>
    <message>
        <source>{name} has no solution.</source>
        <translation>“{name}”无解。</translation>
    </message>
    <message>
        <source>{name} takes {steps}.</source>
        <translation>“{name}”需 {steps}。</translation>
    </message>
    <message>
        <source>The hardest of them takes {steps}.</source>
        <translation>其中最难的需 {steps}。</translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts, {solvable} of them solvable; {alike} with mirror images as one, as they are listed here.</source>
        <translation>
            <numerusform>共 {number} 种布局，有解的 {solvable} 种；左右翻转算作同一种时是 {alike} 种，这里就这样列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} components, parts that no step leads out of.</source>
        <translation>
            <numerusform>分成 {number} 个互不相通的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts of exactly {steps}</source>
        <translation>
            <numerusform>恰好 {steps}的布局 {number} 种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions can be reached.</source>
        <translation>
            <numerusform>能走到 {number} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts of these pieces are harder, {equal} others as hard: place {place} of {all}.</source>
        <translation>
            <numerusform>同组棋子中有 {number} 种布局更难，另有 {equal} 种同样难：在 {all} 种中排第 {place}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sets of pieces.</source>
        <translation>
            <numerusform>共 {number} 组棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts are furthest from {name}: {steps} away</source>
        <translation>
            <numerusform>离“{name}”最远的布局 {number} 种：相距 {steps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pairs, {steps} apart</source>
        <translation>
            <numerusform>{number} 对，相差 {steps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts without a solution</source>
        <translation>
            <numerusform>无解的布局 {number} 种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts, the hardest first</source>
        <translation>
            <numerusform>{number} 种布局，最难的在前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One step leads to {number} layouts: the hardest takes {most}, the easiest {least}.</source>
        <translation>
            <numerusform>走一步能到 {number} 种布局：最难的需 {most}，最容易的需 {least}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cao Cao can reach {number} cells</source>
        <translation>
            <numerusform>曹操能到 {number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cao Cao can reach {number} cells.</source>
        <translation>
            <numerusform>曹操能到 {number} 格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtlasWindow</name>
    <message>
        <source>Atlas of layouts</source>
        <translation>布局图谱</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>All with a solution</source>
        <translation>所有有解的</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计步方式</translation>
    </message>
    <message>
        <source>What counts as one step</source>
        <translation>怎样算一步</translation>
    </message>
    <message>
        <source>Which layouts</source>
        <translation>哪些布局</translation>
    </message>
    <message>
        <source>Any number of each piece: every set that fits on the board</source>
        <translation>各种棋子数目不限：棋盘摆得下的每一组</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>所有棋子</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Show the hardest layout that one step leads to</source>
        <translation>显示走一步所到的布局中最难的</translation>
    </message>
    <message>
        <source>Show hardest</source>
        <translation>看最难的</translation>
    </message>
    <message>
        <source>Show the easiest layout that one step leads to</source>
        <translation>显示走一步所到的布局中最容易的</translation>
    </message>
    <message>
        <source>Show easiest</source>
        <translation>看最容易的</translation>
    </message>
    <message>
        <source>List all sets of pieces with their figures</source>
        <translation>列出各组棋子及其数据</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>一览表…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Go to one of the layouts that are listed, drawn at random</source>
        <translation>转到所列布局中随机的一种</translation>
    </message>
    <message>
        <source>One at &amp;random</source>
        <translation>随机一种(&amp;R)</translation>
    </message>
    <message>
        <source>List the hardest layouts with each number of empty cells, of any pieces</source>
        <translation>列出每种空格数下最难的布局，棋子不限</translation>
    </message>
    <message>
        <source>Hardest by empty cells</source>
        <translation>各空格数最难的布局</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>所列内容</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Play the marked layout; double-click any to play it</source>
        <translation>玩标出的布局；双击任何一种即可开始玩</translation>
    </message>
    <message>
        <source>All, the hardest first</source>
        <translation>全部，最难的在前</translation>
    </message>
    <message>
        <source>None with as many empty cells takes more steps.</source>
        <translation>空格数相同的布局中，没有哪个需要更多步。</translation>
    </message>
    <message>
        <source>To see what is special, choose the number of each piece.</source>
        <translation>要看特别的布局，请选定每种棋子的数目。</translation>
    </message>
    <message>
        <source>Looking for them…</source>
        <translation>正在寻找…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>of {pages}</source>
        <translation>共 {pages} 页</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始玩(&amp;P)</translation>
    </message>
    <message>
        <source>Show on the &amp;map</source>
        <translation>在地图上显示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Name and save…</source>
        <translation>命名并保存(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Where it stands</source>
        <translation>这个布局的排名(&amp;W)</translation>
    </message>
    <message>
        <source>Show what is &amp;furthest from it</source>
        <translation>列出离它最远的(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xport this page as a collection…</source>
        <translation>将这一页导出为合集(&amp;X)…</translation>
    </message>
</context>
<context>
    <name>BackUpDialog</name>
    <message>
        <source>File to write the backup to</source>
        <translation>要写入备份的文件</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>A backup is one file with everything you have played, found and made, and with your settings. It can be restored on this computer or on another.</source>
        <translation>备份是一个文件，包含你玩过、找到和创建的一切，以及你的设置。可以在这台或另一台电脑上还原。</translation>
    </message>
    <message>
        <source>&amp;Back up</source>
        <translation>备份(&amp;B)</translation>
    </message>
    <message>
        <source>Write the backup</source>
        <translation>写入备份</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>Games of Klotski</source>
        <translation>华容道游戏</translation>
    </message>
    <message>
        <source>Layouts solved</source>
        <translation>解出的布局</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Puzzles of the day solved</source>
        <translation>解出的每日一题</translation>
    </message>
    <message>
        <source>Manual tours</source>
        <translation>手动路线</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <translation>已解开的谜题</translation>
    </message>
    <message>
        <source>My layouts</source>
        <translation>我的布局</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>我的棋盘</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation>找到的解法</translation>
    </message>
    <message>
        <source>Tours found</source>
        <translation>找到的路线</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>There is nothing in it yet.</source>
        <translation>其中还没有任何内容。</translation>
    </message>
    <message>
        <source>{name}: {figure}</source>
        <translation>{name}：{figure}</translation>
    </message>
    <message>
        <source>All of it was here already: nothing has changed.</source>
        <translation>全部内容原本就在这里：没有任何变化。</translation>
    </message>
    <message>
        <source>What has changed: {changes}</source>
        <translation>变化：{changes}</translation>
    </message>
    <message>
        <source>&amp;Merge: add what is in the file to what is here</source>
        <translation>合并(&amp;M)：将文件中的内容加入现有内容</translation>
    </message>
    <message>
        <source>Re&amp;place: remove what is here, and take what is in the file</source>
        <translation>替换(&amp;P)：移除现有内容，改用文件中的内容</translation>
    </message>
    <message>
        <source>Nothing is lost: what is in both stays once, and of two results the better one. Another layout or board of the same name gets a number after its name.</source>
        <translation>不会丢失任何内容：两边都有的只留一份，两个成绩中留较好的。同名的不同布局或棋盘，名称后会加上编号。</translation>
    </message>
    <message>
        <source>What is here now is first written to a file beside your data, from which it can be restored.</source>
        <translation>现有内容会先写入数据旁的一个文件，可由该文件还原。</translation>
    </message>
    <message numerus="yes">
        <source>And {number} deleted records, which can be restored in the history.</source>
        <translation>
            <numerusform>另有 {number} 条已删除的记录，可在历史记录中恢复。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Backed up to {name} ({size})</source>
        <translation>已备份到 {name}（{size}）</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <translation>已还原 {name}。</translation>
    </message>
    <message>
        <source>Some of the settings take effect when you start the program the next time.</source>
        <translation>部分设置会在你下次启动程序时生效。</translation>
    </message>
    <message>
        <source>What was here before is in {name}, beside your data: Undo restores it.</source>
        <translation>先前的内容在数据旁的 {name} 中：按“撤销”可还原。</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>撤销(&amp;U)…</translation>
    </message>
</context>
<context>
    <name>BetterList</name>
    <message>
        <source>Each solution improved on the last; the search continued until it found a better one or proved there is none</source>
        <translation>每个解法都优于此前的解法；搜索会继续，直到找到更好的解法或证明已是最短</translation>
    </message>
    <message>
        <source>Solutions, each better than the last</source>
        <translation>逐次改进的解法</translation>
    </message>
</context>
<context>
    <name>BoardCombo</name>
    <message>
        <source>✓ solved</source>
        <translation>✓ 已解开</translation>
    </message>
    <message>
        <source>✓ {time}</source>
        <translation>✓ {time}</translation>
    </message>
    <message>
        <source>✓ {time} without warnings</source>
        <translation>✓ {time}，无警告</translation>
    </message>
    <message>
        <source>✓ {time}, {unwarned} without warnings</source>
        <translation>✓ {time}，无警告 {unwarned}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Boards to choose from</source>
        <translation>可选的棋盘</translation>
    </message>
    <message>
        <source>Custom board</source>
        <translation>自定义棋盘</translation>
    </message>
    <message>
        <source>Classic boards</source>
        <translation>经典棋盘</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>造型棋盘</translation>
    </message>
    <message>
        <source>Riddles: is there a tour?</source>
        <translation>谜题：有没有路线？</translation>
    </message>
    <message>
        <source>{board} · {achieved}</source>
        <translation>{board}&#x3000;{achieved}</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>我的棋盘</translation>
    </message>
    <message>
        <source>{name}, {size}</source>
        <translation>{name}，{size}</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Calendar of the puzzles</source>
        <translation>每日一题月历</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>这一天</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>连续天数</translation>
    </message>
</context>
<context>
    <name>Cast</name>
    <message>
        <source>Soldier {number}</source>
        <translation>卒 {number}</translation>
    </message>
    <message>
        <source>Cao Cao</source>
        <translation>曹操</translation>
    </message>
    <message>
        <source>Guan Yu</source>
        <translation>关羽</translation>
    </message>
    <message>
        <source>Zhang Fei</source>
        <translation>张飞</translation>
    </message>
    <message>
        <source>Zhao Yun</source>
        <translation>赵云</translation>
    </message>
    <message>
        <source>Ma Chao</source>
        <translation>马超</translation>
    </message>
    <message>
        <source>Huang Zhong</source>
        <translation>黄忠</translation>
    </message>
    <message>
        <source>Wei Yan</source>
        <translation>魏延</translation>
    </message>
    <message>
        <source>Jiang Wei</source>
        <translation>姜维</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>{mark} {number}</source>
        <translation>{mark} {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Length of a shortest solution, proven</source>
        <translation>最短解的长度（已证明）</translation>
    </message>
    <message>
        <source>Length of a shortest solution according to Wei and Lin&apos;s paper</source>
        <translation>魏、林的论文列出的最短解长度</translation>
    </message>
    <message>
        <source>Name; hover over it to see its other names</source>
        <translation>名称；鼠标停在上面可看到别名</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>The name in English</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>Pinyin</source>
        <translation>拼音</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>名称的读音</translation>
    </message>
    <message>
        <source>Fewest moves known before Wei and Lin&apos;s paper</source>
        <translation>魏、林的论文发表前已知的最少步数</translation>
    </message>
    <message>
        <source>Positions
expanded</source>
        <translation>展开
局面数</translation>
    </message>
    <message>
        <source>Positions expanded by the search of Wei and Lin&apos;s paper</source>
        <translation>魏、林论文的搜索所展开的局面数</translation>
    </message>
    <message>
        <source>Time that the search of Wei and Lin&apos;s paper took on a Pentium 166</source>
        <translation>魏、林论文的搜索在 Pentium 166 上的用时</translation>
    </message>
    <message>
        <source>Collections that contain the layout</source>
        <translation>收录该布局的合集</translation>
    </message>
    <message>
        <source>{meaning}, counted in {metric}</source>
        <translation>{meaning}（计步方式：{metric}）</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>Your fewest steps without a hint</source>
        <translation>你不用提示走出的最少步数</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>The most stars that a game of yours was worth</source>
        <translation>你的游戏得过的最多颗星</translation>
    </message>
    <message>
        <source>Steps from the layout to the position furthest from it</source>
        <translation>从布局到离它最远的局面的步数</translation>
    </message>
    <message>
        <source>Narrow passes: positions that every solution comes through</source>
        <translation>隘口：每个解法都会经过的局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Positions that can be reached from the layout, mirror images counted separately</source>
        <translation>从布局出发能到达的局面数，左右镜像分开计算</translation>
    </message>
    <message>
        <source>Furthest
position</source>
        <translation>最远的
局面</translation>
    </message>
    <message>
        <source>Narrow
passes</source>
        <translation>隘口</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Straight
slides</source>
        <translation>直线步</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Printed
moves</source>
        <translation>论文
步数</translation>
    </message>
    <message>
        <source>Printed
cells</source>
        <translation>论文
格数</translation>
    </message>
    <message>
        <source>Earlier
record</source>
        <translation>此前
纪录</translation>
    </message>
    <message>
        <source>Pentium
seconds</source>
        <translation>Pentium
秒数</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>The shortest lengths shown here are proven. Double-click a layout, or press {key}, to put it on the board.</source>
        <translation>表中的最短步数均已证明。双击任一布局，或按 {key} 键，即可摆上棋盘。</translation>
    </message>
    <message>
        <source>{mark} marks lengths that Wei and Lin&apos;s paper gave as shortest but that are not: {wrong} of its {all} move counts are too high, and wherever they disagree with earlier records, the records were right.</source>
        <translation>标有 {mark} 的数字，魏、林的论文列为最短，其实并非最短：论文的 {all} 个步数中有 {wrong} 个偏多；凡与此前纪录不符之处，都是此前的纪录正确。</translation>
    </message>
    <message>
        <source>“{collection}” has the numbers that their paper printed too.</source>
        <translation>“{collection}”另列出该论文中的数字。</translation>
    </message>
    <message numerus="yes">
        <source>{number} narrow passes, at steps {steps} of a shortest solution</source>
        <translation>
            <numerusform>{number} 个隘口，在最短解的第 {steps} 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved or not</source>
        <translation>不论是否解出</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Solved, not yet three stars</source>
        <translation>已解出，未得三颗星</translation>
    </message>
    <message>
        <source>Three stars</source>
        <translation>三颗星</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>任何难度</translation>
    </message>
    <message>
        <source>{least} moves or more</source>
        <translation>{least} 步以上</translation>
    </message>
    <message>
        <source>Up to {most} moves</source>
        <translation>{most} 步以内</translation>
    </message>
    <message>
        <source>{least} to {most} moves</source>
        <translation>{least} 至 {most} 步</translation>
    </message>
</context>
<context>
    <name>CatalogueTable</name>
    <message>
        <source>Not shortest: the shortest solutions take {lengths}</source>
        <translation>并非最短：最短解为 {lengths}</translation>
    </message>
</context>
<context>
    <name>CatalogueWindow</name>
    <message>
        <source>No layout fits.</source>
        <translation>没有符合的布局。</translation>
    </message>
    <message>
        <source>{shown} of {all} layouts</source>
        <translation>显示 {shown} 种，共 {all} 种布局</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>你的进度</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Show the selected layout among all of its pieces</source>
        <translation>在同组棋子的所有布局中显示选中的布局</translation>
    </message>
    <message>
        <source>Atlas…</source>
        <translation>图谱…</translation>
    </message>
    <message>
        <source>Clear the search and list every layout</source>
        <translation>清除搜索条件，列出所有布局</translation>
    </message>
    <message>
        <source>Show all layouts</source>
        <translation>显示所有布局</translation>
    </message>
    <message>
        <source>You have solved every one of these layouts.</source>
        <translation>这些布局你都解出了。</translation>
    </message>
    <message>
        <source>None of these layouts is solved with fewer than three stars.</source>
        <translation>这些布局里没有已解出而未得三颗星的。</translation>
    </message>
    <message>
        <source>None of these layouts has three stars yet.</source>
        <translation>这些布局还没有一个得到三颗星。</translation>
    </message>
    <message>
        <source>Close the catalogue and play the selected layout</source>
        <translation>关闭布局总览，玩选中的布局</translation>
    </message>
    <message>
        <source>Show on board</source>
        <translation>放到棋盘上</translation>
    </message>
    <message>
        <source>Name in Chinese, pinyin or English</source>
        <translation>中文、拼音或英文名称</translation>
    </message>
    <message>
        <source>Search for a layout by its Chinese, pinyin or English name</source>
        <translation>按中文、拼音或英文名称搜索布局</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>All collections</source>
        <translation>全部合集</translation>
    </message>
    <message>
        <source>Catalogue of layouts</source>
        <translation>布局总览</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>{square}: {who}</source>
        <translation>{square}：{who}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>{square}: removed</source>
        <translation>{square}：已移除</translation>
    </message>
    <message>
        <source>{square}: start</source>
        <translation>{square}：起点</translation>
    </message>
    <message>
        <source>{square}: end</source>
        <translation>{square}：终点</translation>
    </message>
    <message>
        <source>{square}: no tour starts here</source>
        <translation>{square}：从这里出发没有路线</translation>
    </message>
    <message>
        <source>{square}: visit {number}, the {piece} is here</source>
        <translation>{square}：第 {number} 格，{piece}在这里</translation>
    </message>
    <message>
        <source>{said}, from {before} over the joined edge</source>
        <translation>{said}，从 {before} 越过相连的边而来</translation>
    </message>
    <message>
        <source>{square}: visit {number}</source>
        <translation>{square}：第 {number} 格</translation>
    </message>
    <message>
        <source>{square}: not visited yet</source>
        <translation>{square}：尚未到过</translation>
    </message>
    <message>
        <source>{piece} is blocked</source>
        <translation>{piece}被挡住了</translation>
    </message>
    <message>
        <source>{square}: part {part}</source>
        <translation>{square}：{part} 部分</translation>
    </message>
    <message>
        <source>{square}: taken away</source>
        <translation>{square}：去掉</translation>
    </message>
    <message>
        <source>{square}: too few moves</source>
        <translation>{square}：可走的步太少</translation>
    </message>
    <message>
        <source>{square}: cannot be an end</source>
        <translation>{square}：不能作端点</translation>
    </message>
    <message>
        <source>{square}: the {piece} can go here</source>
        <translation>{square}：{piece}可以走到这里</translation>
    </message>
    <message>
        <source>{said}, over the joined edge</source>
        <translation>{said}，越过相连的边</translation>
    </message>
    <message>
        <source>{said}, key {key}</source>
        <translation>{said}，按 {key} 键</translation>
    </message>
</context>
<context>
    <name>Chapters</name>
    <message>
        <source>Chapter {number}: {title}</source>
        <translation>第 {number} 章：{title}</translation>
    </message>
    <message>
        <source>Chapter {chapter}, no. {number}</source>
        <translation>第 {chapter} 章第 {number} 局</translation>
    </message>
    <message>
        <source>Straight down</source>
        <translation>长驱直下</translation>
    </message>
    <message>
        <source>Only soldiers stand between Cao Cao and the exit. Make room for him, and he goes straight down.</source>
        <translation>曹操与出口之间只有卒。替他让出路来，他就一路直下。</translation>
    </message>
    <message>
        <source>The last soldier</source>
        <translation>最后一卒</translation>
    </message>
    <message>
        <source>In every shortest solution, a soldier in the exit is the last to make room. Think back from the end: where can he go?</source>
        <translation>在每个最短解里，最后让路的都是站在出口的一个卒。从结尾往回想：他能去哪里？</translation>
    </message>
    <message>
        <source>Barred</source>
        <translation>横将拦路</translation>
    </message>
    <message>
        <source>A horizontal general bars the middle, and nothing two cells wide gets past him. He has to move aside before Cao Cao can pass.</source>
        <translation>一个横将拦在中间，两格宽的棋子都过不去。他得先让开，曹操才能通过。</translation>
    </message>
    <message>
        <source>Temptation</source>
        <translation>诱惑</translation>
    </message>
    <message>
        <source>Cao Cao could go nearer to the exit at once, but no shortest solution begins like that. Find out who goes first.</source>
        <translation>曹操可以马上靠近出口，但没有一个最短解是这样开始的。想想看该由谁先走。</translation>
    </message>
    <message>
        <source>The long way round</source>
        <translation>以退为进</translation>
    </message>
    <message>
        <source>In every shortest solution, Cao Cao once has to go further from the exit. Stepping back is the fastest here.</source>
        <translation>在每个最短解里，曹操都得有一次离出口更远。在这里，后退才是最快的。</translation>
    </message>
    <message>
        <source>There and back</source>
        <translation>去而复返</translation>
    </message>
    <message>
        <source>In every shortest solution, some piece leaves its place and later comes back to it. What looks like a waste of steps is needed here.</source>
        <translation>在每个最短解里，都有棋子先离开原位，后来又回来。看似白走的步数，在这里少不了。</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全军出动</translation>
    </message>
    <message>
        <source>Every shortest solution moves every piece. Whoever has not moved yet still has to.</source>
        <translation>每个最短解都会动到每一个棋子。还没动过的，迟早得动。</translation>
    </message>
    <message>
        <source>Changing places</source>
        <translation>互换位置</translation>
    </message>
    <message>
        <source>In every shortest solution, two of the larger pieces change places. They have to get past each other through two empty cells.</source>
        <translation>在每个最短解里，都有两个大棋子互换位置。它们得靠两个空格绕过对方。</translation>
    </message>
    <message>
        <source>So near</source>
        <translation>近在咫尺</translation>
    </message>
    <message>
        <source>Cao Cao begins one cell from the exit. In every shortest solution, his first step takes him away from it.</source>
        <translation>曹操一开始离出口只差一格。但在每个最短解里，他的第一步都是离开出口。</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>只此一路</translation>
    </message>
    <message>
        <source>There is just one shortest solution, apart from its mirror image. Whoever wants three stars has no choice at any step.</source>
        <translation>不算镜像，最短解只有一个。想拿三颗星，每一步都别无选择。</translation>
    </message>
    <message>
        <source>The narrow pass</source>
        <translation>隘口</translation>
    </message>
    <message>
        <source>About halfway there is a position that every solution comes through: a narrow pass. Find it, and the puzzle falls into two easier ones.</source>
        <translation>半路上有一个每个解法都会经过的局面：隘口。找到它，难题就分成两个较容易的。</translation>
    </message>
    <message>
        <source>The long classics</source>
        <translation>经典长局</translation>
    </message>
    <message>
        <source>Famous layouts that take 80 moves or more, up to the hardest of all. Take your time: all that you have learned comes together here.</source>
        <translation>最少要 80 步以上的知名布局，直到最难的一个。慢慢来：学到的一切都会在这里用上。</translation>
    </message>
    <message>
        <source>{solved} of {layouts} solved · {stars} of {most} stars</source>
        <translation>已解开 {solved}/{layouts} · 星 {stars}/{most}</translation>
    </message>
    <message>
        <source>best possible {steps}</source>
        <translation>最短 {steps}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>尚未解开</translation>
    </message>
    <message>
        <source>You solved every layout with the fewest steps.</source>
        <translation>你用最少的步数解开了每一个布局。</translation>
    </message>
    <message>
        <source>Removed “{name}”. What you solved in it stays in the history.</source>
        <translation>已移除“{name}”。你在其中解开的都还在记录里。</translation>
    </message>
    <message>
        <source>knight&apos;s tour on {size}</source>
        <translation>{size} 的马踏棋盘</translation>
    </message>
    <message>
        <source>closed tour on {size}</source>
        <translation>{size} 的闭合路线</translation>
    </message>
    <message>
        <source>open tour on {size}</source>
        <translation>{size} 的开放路线</translation>
    </message>
</context>
<context>
    <name>ChaptersPage</name>
    <message>
        <source>Opened collections</source>
        <translation>已打开的合集</translation>
    </message>
    <message>
        <source>Restore the collection removed last</source>
        <translation>恢复最后移除的合集</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
</context>
<context>
    <name>ChartCanvas</name>
    <message>
        <source>Chart of the results</source>
        <translation>结果图表</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>What the chart shows</source>
        <translation>图表内容</translation>
    </message>
    <message>
        <source>Choose what the chart shows</source>
        <translation>选择图表显示的内容</translation>
    </message>
    <message>
        <source>Give every power of ten the same space, so that small and large values can be compared</source>
        <translation>每个数量级占相同的宽度，大小悬殊的数值也能比较</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>对数刻度</translation>
    </message>
</context>
<context>
    <name>Chessboard</name>
    <message>
        <source>Chessboard</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>CodeBox</name>
    <message>
        <source>Enter a code or name</source>
        <translation>输入编码或名称</translation>
    </message>
    <message>
        <source>Type or paste a layout and press {key}: five rows of letters (VAAV/VAAV/VHHV/VSSV/S..S), a CommonCode, RawCode or ShortCode, any other published code, or a name</source>
        <translation>输入或粘贴一个布局，按 {key} 键：五行字母（VAAV/VAAV/VHHV/VSSV/S..S）、CommonCode、RawCode、ShortCode、其他公开的编码，或布局名称</translation>
    </message>
    <message>
        <source>Code or name of a layout</source>
        <translation>布局的编码或名称</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Text form</source>
        <translation>文字形式</translation>
    </message>
    <message>
        <source>Wei–Lin vector</source>
        <translation>魏、林的向量</translation>
    </message>
    <message>
        <source>Wei–Lin base-20 value</source>
        <translation>魏、林的二十进制值</translation>
    </message>
    <message>
        <source>26-bit integer</source>
        <translation>26 位整数</translation>
    </message>
    <message>
        <source>60-bit integer</source>
        <translation>60 位整数</translation>
    </message>
    <message>
        <source>24 digits</source>
        <translation>24 位数字</translation>
    </message>
    <message>
        <source>CommonCode</source>
        <translation>CommonCode</translation>
    </message>
    <message>
        <source>RawCode</source>
        <translation>RawCode</translation>
    </message>
    <message>
        <source>ShortCode</source>
        <translation>ShortCode</translation>
    </message>
</context>
<context>
    <name>CollectionDialog</name>
    <message>
        <source>Export collection</source>
        <translation>导出合集</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>合集名称</translation>
    </message>
    <message>
        <source>Notes for whoever opens it</source>
        <translation>给打开者的备注</translation>
    </message>
    <message>
        <source>Layouts, boards and lessons in the collection</source>
        <translation>合集中的布局、棋盘和课程</translation>
    </message>
    <message>
        <source>Add a layout by its name or code</source>
        <translation>输入名称或编码，添加布局</translation>
    </message>
    <message>
        <source>Move the selected line up: the collection is played from the top</source>
        <translation>将选中的一行上移：合集从上往下进行</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected line down: the collection is played from the top</source>
        <translation>将选中的一行下移：合集从上往下进行</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>File to write the collection to</source>
        <translation>要写入合集的文件</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Write the collection</source>
        <translation>写入合集</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Close the dialog</source>
        <translation>关闭对话框</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>Layouts that you save in the layout editor, boards that you name and lessons that you write are listed here too.</source>
        <translation>在布局编辑器中保存的布局、命名的棋盘和自己写的课程也会列在这里。</translation>
    </message>
    <message>
        <source>&amp;Layouts, boards and lessons</source>
        <translation>布局、棋盘和课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>备注(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>At most {number} layouts and as many boards or lessons fit in.</source>
        <translation>
            <numerusform>最多可放入 {number} 个布局，棋盘和课程也各是这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} items checked</source>
        <translation>
            <numerusform>已勾选 {number} 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collections</name>
    <message>
        <source>Exported to {name}: {contents}</source>
        <translation>已导出到 {name}：{contents}</translation>
    </message>
    <message>
        <source>Collection “{name}” opened: {contents}</source>
        <translation>已打开合集“{name}”：{contents}</translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts</source>
        <translation>
            <numerusform>{number} 个布局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} boards</source>
        <translation>
            <numerusform>{number} 个棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lessons</source>
        <translation>
            <numerusform>{number} 节课程</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>课程：{title}</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Positions or squares entered</source>
        <translation>访问的局面数或走过的格数</translation>
    </message>
    <message>
        <source>Positions or squares per second</source>
        <translation>每秒局面数或格数</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Solution length</source>
        <translation>解法长度</translation>
    </message>
    <message>
        <source>First-try success rate</source>
        <translation>一次成功率</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散程度</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Squares entered</source>
        <translation>走过格数</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Wei–Lin moves</source>
        <translation>魏、林论文步数</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Pentium 166</source>
        <translation>Pentium 166</translation>
    </message>
    <message>
        <source>{title}, {time}</source>
        <translation>{title}，{time}</translation>
    </message>
    <message>
        <source>Proven shortest</source>
        <translation>已证明最短</translation>
    </message>
    <message>
        <source>Not proven shortest</source>
        <translation>未证明最短</translation>
    </message>
    <message>
        <source>Tour found</source>
        <translation>找到路线</translation>
    </message>
    <message>
        <source>None exists</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation>答案错误</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>{outcome}: {reason}</source>
        <translation>{outcome}：{reason}</translation>
    </message>
    <message>
        <source>{successes} of {tries} ({percent})</source>
        <translation>{tries} 次中成功 {successes} 次（{percent}）</translation>
    </message>
    <message>
        <source>Lü&apos;s articles</source>
        <translation>吕震宇的文章</translation>
    </message>
    <message>
        <source>Wei and Lin&apos;s paper</source>
        <translation>魏、林的论文</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>平局规则</translation>
    </message>
    <message>
        <source>Plain backtracking</source>
        <translation>普通回溯</translation>
    </message>
    <message>
        <source>Four classic layouts, solved by today&apos;s search and by the methods of Lü Zhenyu&apos;s articles (2005): AVL trees with 26 or 60 bits per position, a hash table, a board stored eight cells wide, and steps of one cell. Takes about a minute.</source>
        <translation>用吕震宇的文章（2005 年）中的各种方法和现今的搜索求解四个经典布局。方法有：每个局面 26 或 60 位的 AVL 树、哈希表、以八格宽存放的棋盘、每步一格。大约需要一分钟。</translation>
    </message>
    <message>
        <source>Two anonymous programs that find knight&apos;s tours by plain backtracking, one with a stack and one recursive, compared with the same search plus pruning</source>
        <translation>两个作者不详、用普通回溯寻找马踏棋盘路线的程序（一个用栈，一个用递归），与加上剪枝的同一种搜索对比</translation>
    </message>
    <message>
        <source>The 20 layouts of Wei and Lin&apos;s paper (about 1999), solved by today&apos;s search and by their own method, next to the times of their Pentium. Easiest first; all of them take over half an hour. You can stop at any time.</source>
        <translation>魏仲良与林顺喜的论文（约 1999 年）中的 20 个布局，用现今的搜索和论文的方法求解，并列出当年 Pentium 电脑的时间。由易到难；全部运行完要半小时以上，随时可以停止。</translation>
    </message>
    <message>
        <source>How often Warnsdorff&apos;s rule succeeds on the first try with each tie-break, on boards from 6 × 6 to 50 × 50</source>
        <translation>沃恩斯多夫（Warnsdorff）法则采用各种平局规则时，在 6 × 6 至 50 × 50 的棋盘上一次成功的比率</translation>
    </message>
    <message>
        <source>Custom comparison</source>
        <translation>自定义对比</translation>
    </message>
    <message>
        <source>Wei and Lin&apos;s paper, Pentium 166</source>
        <translation>魏、林的论文（Pentium 166）</translation>
    </message>
    <message>
        <source>{size}, closed</source>
        <translation>{size}，闭合</translation>
    </message>
    <message>
        <source>{size} from {start}, closed</source>
        <translation>{size}，从 {start} 出发，闭合</translation>
    </message>
    <message>
        <source>{size} from {start}</source>
        <translation>{size}，从 {start} 出发</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表格导出为 CSV…</translation>
    </message>
    <message>
        <source>Table as Markdown…</source>
        <translation>表格导出为 Markdown…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>图表导出为 SVG…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>图表导出为 PNG…</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Which method is better, and by how much? Click a preset to run it. Click a column heading to sort the table; the chart draws the same figures.</source>
        <translation>哪种方法更好？好多少？单击预设对比即可运行。单击列标题可对表格排序；图表画出同样的数字。</translation>
    </message>
</context>
<context>
    <name>ComparePart</name>
    <message>
        <source>Visited</source>
        <translation>已访问</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Methods compared</source>
        <translation>方法对比</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>ComparisonStatus</name>
    <message>
        <source>Progress of the comparison</source>
        <translation>对比进度</translation>
    </message>
    <message>
        <source>{made} of {total}</source>
        <translation>{made}/{total}</translation>
    </message>
    <message>
        <source>{method} on {problem}</source>
        <translation>{problem}：{method}</translation>
    </message>
    <message>
        <source>measuring memory: {method} on {problem}</source>
        <translation>{problem}：{method}（测内存）</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>约剩 {time}</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Done in {time}</source>
        <translation>已完成，用时 {time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>已停止，用时 {time}</translation>
    </message>
    <message>
        <source>Deleted. Press {key} to undo.</source>
        <translation>已删除。按 {key} 可撤销。</translation>
    </message>
</context>
<context>
    <name>CompilingNote</name>
    <message>
        <source>Preparing the searches: {done} of {total}</source>
        <translation>正在准备各种搜索：{done} / {total}</translation>
    </message>
    <message>
        <source>Only the first time on this computer; a search that you begin comes first</source>
        <translation>只有首次在这台电脑上使用时才需要；你开始的搜索会优先准备</translation>
    </message>
</context>
<context>
    <name>ContinueBar</name>
    <message>
        <source>Play this layout on the Klotski page</source>
        <translation>在华容道页玩这个布局</translation>
    </message>
    <message>
        <source>Three stars everywhere</source>
        <translation>全部三颗星</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>CopyAsMenu</name>
    <message>
        <source>Copy &amp;as</source>
        <translation>复制为(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CountAbout</name>
    <message>
        <source>What is counted?</source>
        <translation>怎样计步？</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>What is counted</source>
        <translation>怎样计步</translation>
    </message>
    <message>
        <source>{count}: {meaning}.</source>
        <translation>{count}：{meaning}。</translation>
    </message>
</context>
<context>
    <name>CountPart</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>Up to symmetry</source>
        <translation>本质不同</translation>
    </message>
    <message>
        <source>Most states</source>
        <translation>最多状态</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>States after each square</source>
        <translation>每格之后的状态数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>CountSection</name>
    <message>
        <source>Count</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Count the tours</source>
        <translation>统计路线条数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Do not count the tours</source>
        <translation>不统计路线条数</translation>
    </message>
    <message>
        <source>Discard the stopped count</source>
        <translation>舍弃已停止的统计</translation>
    </message>
    <message>
        <source>Count tours</source>
        <translation>统计条数</translation>
    </message>
    <message>
        <source>Count the tours from the chosen square, or all if none is chosen; with the speed “Paused”, watch it</source>
        <translation>统计从所选方格出发的路线条数，未选则统计全部；速度选“暂停”时，可以观看统计过程</translation>
    </message>
    <message>
        <source>Resume counting</source>
        <translation>继续统计</translation>
    </message>
    <message>
        <source>Resume the count that was stopped at {share}</source>
        <translation>从停下的 {share} 继续统计</translation>
    </message>
    <message>
        <source>Discard the stopped count ({size})</source>
        <translation>舍弃已停止的统计（{size}）</translation>
    </message>
</context>
<context>
    <name>CountStatus</name>
    <message>
        <source>Progress of the count</source>
        <translation>统计条数的进度</translation>
    </message>
    <message>
        <source>Share of the count that is done</source>
        <translation>条数已统计完的比例</translation>
    </message>
</context>
<context>
    <name>CounterTable</name>
    <message>
        <source>Data-structure statistics</source>
        <translation>数据结构统计</translation>
    </message>
    <message>
        <source>{title}: {meaning}</source>
        <translation>{title}：{meaning}</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>{height} of at most {bound}</source>
        <translation>{height}（上限 {bound}）</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复局面</translation>
    </message>
    <message>
        <source>Positions reached again and recognised as duplicates; without the check each would be searched again</source>
        <translation>再次到达并认出是重复的局面；若不查重，每个都要重新搜索</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比较次数</translation>
    </message>
    <message>
        <source>How often the codes of two positions were compared to see whether a position is new</source>
        <translation>为判断局面是否新出现，比较两个局面编码的次数</translation>
    </message>
    <message>
        <source>Tree height</source>
        <translation>树高</translation>
    </message>
    <message>
        <source>How often a subtree was rotated so that the two sides of a node differ in height by at most one</source>
        <translation>为使节点左右两侧的高度至多相差 1 而旋转子树的次数</translation>
    </message>
    <message>
        <source>Slots of the hash table that hold at least one position, out of 66,000</source>
        <translation>哈希表的 66,000 个槽位中，至少存有一个局面的槽位数</translation>
    </message>
    <message>
        <source>The most positions with the same hash value; to find one of them, they are compared one after another</source>
        <translation>哈希值相同的局面最多有几个；查找其中一个时要逐一比较</translation>
    </message>
    <message>
        <source>Load factor</source>
        <translation>装填因子</translation>
    </message>
    <message>
        <source>Each is shorter than the one before and limits how deep the search still has to go</source>
        <translation>每个解法都比前一个短，此后的搜索也就不必更深</translation>
    </message>
    <message>
        <source>How often the steps from a position were tried; more than the number of positions if some were expanded again</source>
        <translation>尝试局面各种走法的次数；有局面重新展开时，会多于局面数</translation>
    </message>
    <message>
        <source>Re-expanded</source>
        <translation>重新展开</translation>
    </message>
    <message>
        <source>Positions that were expanded again because a shorter path to them was found</source>
        <translation>因找到更短的路径而重新展开的局面</translation>
    </message>
    <message>
        <source>Positions whose steps were tried; the rest are still queued or were never needed</source>
        <translation>已尝试过各种走法的局面；其余的仍待展开，或不需要展开</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>步数下界</translation>
    </message>
    <message>
        <source>Steps taken plus the fewest steps still needed: no solution can be shorter than this</source>
        <translation>已走步数加上至少还需的步数：没有解法比这更短</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>步数上限</translation>
    </message>
    <message>
        <source>Solutions of this length are being sought; shorter ones have been ruled out</source>
        <translation>正在寻找这个步数的解法；更短的已经排除</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本轮局面数</translation>
    </message>
    <message>
        <source>Positions searched since the limit was last raised</source>
        <translation>上次提高上限以来搜索过的局面</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从开局出发</translation>
    </message>
    <message>
        <source>Positions visited by the search that starts from the layout</source>
        <translation>从起始布局开始的搜索所访问的局面</translation>
    </message>
    <message>
        <source>From the goal</source>
        <translation>从终局出发</translation>
    </message>
    <message>
        <source>Positions visited by the search that starts from every solved position of these pieces</source>
        <translation>从同样棋子的所有终局开始的搜索所访问的局面</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>旋转次数</translation>
    </message>
    <message>
        <source>Comparisons needed to find the deepest position. A perfect tree of this size needs {least}, an AVL tree at most about 1.44 log₂ n; an unbalanced tree may turn into a list.</source>
        <translation>查找最深的局面需要的比较次数。同样大小的树最少只需 {least} 次，AVL 树最多约需 1.44 log₂ n 次；不平衡的树可能退化成链表。</translation>
    </message>
    <message>
        <source>Slots in use</source>
        <translation>已用槽位</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最长链</translation>
    </message>
    <message>
        <source>Positions per 100 slots, that is, the average length of a chain in per cent</source>
        <translation>每 100 个槽位的局面数，也就是以百分比表示的平均链长</translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation>已找到的解法</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展开次数</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>入栈次数</translation>
    </message>
    <message>
        <source>Squares pushed onto the stack: moves forward</source>
        <translation>压入栈的方格：向前走</translation>
    </message>
    <message>
        <source>Squares popped off the stack: moves back</source>
        <translation>从栈中弹出的方格：往回退</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>How often visit was called: moves forward</source>
        <translation>visit 被调用的次数：向前走</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>How often visit returned: moves back</source>
        <translation>visit 返回的次数：向后退</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>循环次数</translation>
    </message>
    <message>
        <source>How often the loop ran: each time a push, a pop, or a direction tried in vain</source>
        <translation>循环执行的次数：每次入栈、出栈，或试过一个走不通的方向</translation>
    </message>
    <message>
        <source>The most squares on any path so far; that path is dashed on the board</source>
        <translation>至今最长的路径所经过的格数；该路径在棋盘上以虚线画出</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>回溯次数</translation>
    </message>
    <message>
        <source>Moves undone because no tour follows from them</source>
        <translation>因走下去得不到路线而退回的步数</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>剪枝次数</translation>
    </message>
    <message>
        <source>Paths pruned because the unvisited squares can no longer be joined into a tour</source>
        <translation>因未走的方格已无法连成一条路线而剪去的路径</translation>
    </message>
    <message>
        <source>Tours found so far</source>
        <translation>至今找到的路线数</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启次数</translation>
    </message>
    <message>
        <source>Paths abandoned because rotations no longer extended them</source>
        <translation>因旋转也无法再延伸而放弃的路径</translation>
    </message>
    <message>
        <source>Tiles placed</source>
        <translation>已铺拼块</translation>
    </message>
    <message>
        <source>Tries with the rule; after a dead end it tries again with another tie-break</source>
        <translation>按法则尝试的次数；走入死路后，换一种平局规则再试</translation>
    </message>
    <message>
        <source>Pops</source>
        <translation>出栈次数</translation>
    </message>
    <message>
        <source>Deepest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>How often a part of the path was reversed to give it another end, so that it could grow or to shuffle a tour</source>
        <translation>把路径的一段反转、换一个端点的次数：使它能继续延伸，或把路线打乱</translation>
    </message>
    <message>
        <source>Small tours placed side by side, each joined to the tour so far; in the end the whole tour is read off from its start</source>
        <translation>并排铺开的小路线，每铺一块便与已有的路线接通；最后从起点读出整条路线</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Calendar of the puzzles</source>
        <translation>每日一题月历</translation>
    </message>
    <message>
        <source>Open ({key}); right-click for the calendar ({calendar})</source>
        <translation>打开（{key}）；右键单击可看月历（{calendar}）</translation>
    </message>
    <message>
        <source>Puzzles of the days</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>今日一题</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle solved</source>
        <translation>今日一题已解</translation>
    </message>
    <message>
        <source>{one} · {other}</source>
        <translation>{one} · {other}</translation>
    </message>
    <message>
        <source>Solve a puzzle on its day, and a streak begins.</source>
        <translation>当天解出每日一题，连续天数就从那天算起。</translation>
    </message>
    <message>
        <source>{streak}: the longest streak so far</source>
        <translation>{streak}：目前最长</translation>
    </message>
    <message>
        <source>Solved on its day</source>
        <translation>当天解出</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>日后补解</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle, not solved yet</source>
        <translation>今日一题，还没解</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>还没解</translation>
    </message>
    <message>
        <source>Opens on its day</source>
        <translation>到了当天才开放</translation>
    </message>
    <message>
        <source>No puzzle for this day</source>
        <translation>这一天没有题目</translation>
    </message>
    <message>
        <source>best possible: {moves}</source>
        <translation>最短：{moves}</translation>
    </message>
    <message>
        <source>{solved}, {stars}</source>
        <comment>the puzzle of a day: solved with three stars</comment>
        <translation>{solved}，{stars}</translation>
    </message>
    <message>
        <source>{solved} of {number} solved in {month}</source>
        <translation>{month}：{number} 题中解出 {solved} 题</translation>
    </message>
    <message numerus="yes">
        <source>{number} days in a row</source>
        <translation>
            <numerusform>连续 {number} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: {number} days</source>
        <translation>
            <numerusform>最长连续 {number} 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeepFirstPart</name>
    <message>
        <source>Depth first</source>
        <translation>深度优先</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展开次数</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <source>about {times} × {positions}</source>
        <translation>约 {times} × {positions}</translation>
    </message>
    <message>
        <source>One row for each step from the start; green frames: Cao Cao at the exit</source>
        <translation>按离起点的步数分行；绿框：曹操在出口</translation>
    </message>
    <message>
        <source>Solutions: {lengths}</source>
        <translation>找到的解法：{lengths}</translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} 次展开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Destination</name>
    <message>
        <source>File to write, or folder to create if each step is a separate file</source>
        <translation>要写入的文件；每步一个文件时，则为要新建的文件夹</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>保存位置</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>选择保存位置</translation>
    </message>
    <message>
        <source>This is not a file name: enter one, or browse for a place to save.</source>
        <translation>这不是文件名：请输入文件名，或单击“浏览”选择保存位置。</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>已有同名文件，导出时会替换它。</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Open in its own window</source>
        <translation>在独立窗口中打开</translation>
    </message>
    <message>
        <source>Show or hide this section</source>
        <translation>显示或隐藏这一区</translation>
    </message>
</context>
<context>
    <name>DistanceBars</name>
    <message>
        <source>Layouts by distance to the exit</source>
        <translation>布局离出口的距离</translation>
    </message>
</context>
<context>
    <name>DistanceCurve</name>
    <message numerus="yes">
        <source>{number} detours, {cost}</source>
        <translation>
            <numerusform>绕路 {number} 次，共 {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Distance to the exit during the game</source>
        <translation>离出口距离的变化</translation>
    </message>
    <message>
        <source>After {taken}: {left} left</source>
        <translation>走了 {taken}：还剩 {left}</translation>
    </message>
    <message>
        <source>{text}; detour of {cost} next</source>
        <translation>{text}；接着绕路 {cost}</translation>
    </message>
    <message>
        <source>{text}; {detours}</source>
        <translation>{text}；{detours}</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Huarong Knight files</source>
        <translation>华容骑士文件</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message>
        <source>full check</source>
        <translation>完整查重</translation>
    </message>
    <message>
        <source>no immediate reversal</source>
        <translation>只禁止走回头路</translation>
    </message>
    <message>
        <source>solved: {moves}</source>
        <translation>解出：{moves}</translation>
    </message>
    <message>
        <source>memory full at level {level}</source>
        <translation>到第 {level} 层内存用尽</translation>
    </message>
    <message>
        <source>no more positions after level {level}</source>
        <translation>第 {level} 层之后再无局面</translation>
    </message>
    <message>
        <source>Paths stored up to level {level}: {searches}</source>
        <translation>到第 {level} 层为止存下的路径数：{searches}</translation>
    </message>
    <message>
        <source>{check} ended earlier</source>
        <translation>{check}未达此层</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>不查重</translation>
    </message>
    <message>
        <source>stopped after level {level}</source>
        <translation>在第 {level} 层后停止</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two searches</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{check} {count}</source>
        <translation>{check} {count}</translation>
    </message>
</context>
<context>
    <name>DuplicatesPart</name>
    <message>
        <source>Paths stored up to each level</source>
        <translation>到各层为止存下的路径数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>存下</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>How far each search got</source>
        <translation>每种搜索走了多远</translation>
    </message>
    <message>
        <source>First path</source>
        <translation>第一条路径</translation>
    </message>
    <message>
        <source>Second path</source>
        <translation>第二条路径</translation>
    </message>
    <message>
        <source>Memory for each search</source>
        <translation>每种搜索的内存</translation>
    </message>
    <message>
        <source>My guess: the search without a check reaches level</source>
        <translation>我猜不查重的搜索能到第几层</translation>
    </message>
    <message>
        <source>Run the three searches</source>
        <translation>运行三种搜索</translation>
    </message>
    <message>
        <source>{memory} full</source>
        <translation>{memory} 用尽</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Cao Cao, 2 × 2</source>
        <translation>曹操，2 × 2</translation>
    </message>
    <message>
        <source>Click to place Cao Cao</source>
        <translation>单击放置曹操</translation>
    </message>
    <message>
        <source>Vertical general</source>
        <translation>竖将</translation>
    </message>
    <message>
        <source>Click to place a vertical general; double-click to rotate it</source>
        <translation>单击放置竖将，双击旋转</translation>
    </message>
    <message>
        <source>Horizontal general</source>
        <translation>横将</translation>
    </message>
    <message>
        <source>Click to place a horizontal general; double-click to rotate it</source>
        <translation>单击放置横将，双击旋转</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Click to place a soldier</source>
        <translation>单击放置卒</translation>
    </message>
    <message>
        <source>Click or right-click a piece to remove it</source>
        <translation>单击或右击棋子即可移除</translation>
    </message>
    <message>
        <source>Looking for a solution…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>✓ Shortest solutions: {moves}, {cells}, {straight}.</source>
        <translation>✓ 有解；最短解为 {moves}、{cells}、{straight}。</translation>
    </message>
    <message>
        <source>{layouts} of these pieces, {solvable} solvable, the hardest in {most}.</source>
        <translation>这些棋子共有 {layouts}，其中 {solvable} 种有解，最难的需 {most}。</translation>
    </message>
    <message>
        <source>Harder than {share} of them.</source>
        <translation>比其中 {share} 的布局更难。</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>请先输入名称。</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>橡皮擦</translation>
    </message>
    <message>
        <source>✗ It has no solution.</source>
        <translation>✗ 此布局无解。</translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts</source>
        <translation>
            <numerusform>{number} 种布局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <source>Drawing board</source>
        <translation>编辑棋盘</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Validity</source>
        <translation>是否合法</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次改动</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Make the change again that was undone</source>
        <translation>重做刚才撤销的更改</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <source>Remove all pieces</source>
        <translation>移除所有棋子</translation>
    </message>
    <message>
        <source>Show it among all layouts of its pieces</source>
        <translation>在同组棋子的所有布局中显示它</translation>
    </message>
    <message>
        <source>Where it stands…</source>
        <translation>排名…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <translation>摆上棋盘</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save it under this name</source>
        <translation>以此名称保存</translation>
    </message>
    <message>
        <source>Name to save it under</source>
        <translation>保存所用的名称</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Copy from game</source>
        <translation>取自游戏棋盘</translation>
    </message>
    <message>
        <source>Replace the drawing with the layout on the game&apos;s board</source>
        <translation>用游戏棋盘上的布局取代这里的布局</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>✓ A legal layout.</source>
        <translation>✓ 布局合法。</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>Layout editor</source>
        <translation>布局编辑器</translation>
    </message>
</context>
<context>
    <name>EmptyHistory</name>
    <message>
        <source>No deleted records</source>
        <translation>没有已删除的记录</translation>
    </message>
    <message>
        <source>Records that you delete are listed here and can be restored at any time.</source>
        <translation>删除的记录会列在这里，随时可以恢复。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Nothing listed here fits “{text}”. Try a part of a name, a method, or a date such as {date}.</source>
        <translation>这里没有符合“{text}”的记录。试试名称的一部分、方法，或 {date} 这样的日期。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到记录</translation>
    </message>
    <message>
        <source>There are records of other puzzles.</source>
        <translation>有其他谜题的记录。</translation>
    </message>
    <message>
        <source>There are records of the other puzzle.</source>
        <translation>另一个谜题有记录。</translation>
    </message>
    <message>
        <source>A game that you play by hand is saved here, finished or not.</source>
        <translation>你自己玩的每一局，无论完成与否，都会保存在这里。</translation>
    </message>
    <message>
        <source>In a strict game of Klotski nothing is told or undone: choose it in the Edit menu.</source>
        <translation>华容道的严格游戏什么都不显示，走过的也不能撤销：在“编辑”菜单中选择。</translation>
    </message>
    <message>
        <source>What the program finds for you is saved here: press Solve, or click a square.</source>
        <translation>程序为你找到的会保存在这里：按“求解”，或单击棋盘上的方格。</translation>
    </message>
    <message>
        <source>Layouts and boards that you edit and name are saved here.</source>
        <translation>你编辑并命名的布局和棋盘会保存在这里。</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>还没有这一类记录</translation>
    </message>
    <message>
        <source>Nothing saved yet</source>
        <translation>还没有任何记录</translation>
    </message>
    <message>
        <source>Press Solve on the Klotski page, play a layout yourself, or click a square of the chessboard: what you play and find is saved here automatically.</source>
        <translation>在华容道页面单击“求解”或自己走一局，或在棋盘上单击任一方格：你玩过和找到的都会自动保存在这里。</translation>
    </message>
    <message>
        <source>Solve a layout</source>
        <translation>去解华容道</translation>
    </message>
    <message>
        <source>Find a tour</source>
        <translation>去找马踏棋盘路线</translation>
    </message>
</context>
<context>
    <name>EndField</name>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Click here and then a square of the board, or write its name, such as a1</source>
        <translation>单击这里再单击棋盘上的方格，或输入方格名称，如 a1</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>在棋盘上选择</translation>
    </message>
</context>
<context>
    <name>EndsFields</name>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>起点格</translation>
    </message>
    <message>
        <source>Start anywhere</source>
        <translation>任意起点</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>End square</source>
        <translation>终点格</translation>
    </message>
    <message>
        <source>End anywhere</source>
        <translation>任意终点</translation>
    </message>
</context>
<context>
    <name>EngineAbout</name>
    <message>
        <source>Origin and guarantees of this method</source>
        <translation>此方法的由来与保证</translation>
    </message>
</context>
<context>
    <name>EngineCombo</name>
    <message>
        <source>Search method</source>
        <translation>搜索方法</translation>
    </message>
    <message>
        <source>Choose a search method</source>
        <translation>选择搜索方法</translation>
    </message>
    <message>
        <source>{method} (default)</source>
        <translation>{method}（默认）</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Complete: find all, or prove there is none</source>
        <translation>完备：找出全部，或证明没有</translation>
    </message>
    <message>
        <source>From the sources</source>
        <translation>出自资料来源</translation>
    </message>
    <message>
        <source>For study</source>
        <translation>供研究</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
</context>
<context>
    <name>ExpansionView</name>
    <message>
        <source>The search, step by step</source>
        <translation>逐步观看搜索</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>第 {number} 个局面</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a position</comment>
        <translation>新</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a position</comment>
        <translation>已见过</translation>
    </message>
    <message>
        <source>re-expanded</source>
        <comment>a position</comment>
        <translation>重新展开</translation>
    </message>
    <message>
        <source>pruned</source>
        <comment>a position</comment>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>queued</source>
        <comment>a position not yet looked at</comment>
        <translation>待展开</translation>
    </message>
    <message>
        <source>Expanding position {number}: {fates}.</source>
        <translation>正在展开第 {number} 个局面：{fates}。</translation>
    </message>
    <message>
        <source>Steps taken + fewest still needed: {sum}.</source>
        <translation>已走步数 + 至少还需步数：{sum}。</translation>
    </message>
    <message>
        <source>{taken}+{needed}={total}</source>
        <translation>{taken}+{needed}={total}</translation>
    </message>
    <message>
        <source>Depth {depth} of at most {limit}</source>
        <translation>深度 {depth}，上限 {limit}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>深度 {depth}</translation>
    </message>
    <message>
        <source>From the goal, level {level}</source>
        <translation>从终局出发，第 {level} 层</translation>
    </message>
    <message>
        <source>From the start, level {level}</source>
        <translation>从开局出发，第 {level} 层</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>第 {level} 层</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>无路可走</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>新局面 {number} 个</translation>
    </message>
    <message>
        <source>{number} seen before</source>
        <translation>已见过 {number} 个</translation>
    </message>
    <message>
        <source>{number} re-expanded</source>
        <translation>重新展开 {number} 个</translation>
    </message>
    <message>
        <source>{number} pruned</source>
        <translation>剪枝 {number} 个</translation>
    </message>
    <message>
        <source>{number} queued</source>
        <translation>待展开 {number} 个</translation>
    </message>
    <message numerus="yes">
        <source>From the start, level {level}: {number} positions.</source>
        <translation>
            <numerusform>从开局出发，第 {level} 层：{number} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Path of {number} steps, at most {limit}.</source>
        <translation>
            <numerusform>路径长 {number} 步，上限 {limit} 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {level}: {number} positions.</source>
        <translation>
            <numerusform>第 {level} 层：{number} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the goal, level {level}: {number} positions.</source>
        <translation>
            <numerusform>从终局出发，第 {level} 层：{number} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Path of {number} steps.</source>
        <translation>
            <numerusform>路径长 {number} 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG vector image</source>
        <translation>SVG 矢量图</translation>
    </message>
    <message>
        <source>PDF for printing</source>
        <translation>PDF（用于打印）</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF 动画</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>JSON (can be reopened)</source>
        <translation>JSON（可重新打开）</translation>
    </message>
    <message>
        <source>GraphML for graph programs</source>
        <translation>GraphML（供图论程序使用）</translation>
    </message>
    <message>
        <source>CSV for spreadsheets</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Single image</source>
        <translation>单张图片</translation>
    </message>
    <message>
        <source>Large picture, then the list of steps</source>
        <translation>大图与步骤列表</translation>
    </message>
    <message>
        <source>One page per step</source>
        <translation>每步一页</translation>
    </message>
    <message>
        <source>One file per step</source>
        <translation>每步一个文件</translation>
    </message>
    <message>
        <source>Exported {name} ({size})</source>
        <translation>已导出：{name}（{size}）</translation>
    </message>
    <message>
        <source>Image {done} of {count}</source>
        <translation>第 {done} 张，共 {count} 张</translation>
    </message>
    <message>
        <source>{size} px</source>
        <translation>{size} 像素</translation>
    </message>
    <message>
        <source>All steps side by side</source>
        <translation>所有步骤并排</translation>
    </message>
    <message>
        <source>{name}: {length}</source>
        <translation>{name}：{length}</translation>
    </message>
    <message>
        <source>Chessboard, {size}</source>
        <translation>棋盘 {size}</translation>
    </message>
    <message numerus="yes">
        <source>More than {number} steps are exported as a single PNG image or as text.</source>
        <translation>
            <numerusform>超过 {number} 步的路线只能导出为一张 PNG 图片或文字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} images, {size} px in all</source>
        <translation>
            <numerusform>{number} 张图片，整张 {size} 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} images, {size} px each</source>
        <translation>
            <numerusform>{number} 张图片，每张 {size} 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} frames, {time}, {size} px</source>
        <translation>
            <numerusform>{number} 帧，{time}，{size} 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pages, A4</source>
        <translation>
            <numerusform>{number} 页，A4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished {piece}&apos;s tour: {visited} of {number} squares, {size}</source>
        <translation>
            <numerusform>未完成的{piece}踏棋盘路线：{number} 格中的 {visited} 格，{size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closed {piece}&apos;s tour of {number} squares, {size}, from {start}</source>
        <translation>
            <numerusform>{piece}踏棋盘闭合路线：{size}，{number} 格，从 {start} 出发</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece}&apos;s tour of {number} squares, {size}, from {start}</source>
        <translation>
            <numerusform>{piece}踏棋盘路线：{size}，{number} 格，从 {start} 出发</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export status</source>
        <translation>导出状态</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Export the file</source>
        <translation>导出文件</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Cancel the export, or close the dialog</source>
        <translation>取消导出，或关闭对话框</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open what was exported</source>
        <translation>打开导出的文件</translation>
    </message>
    <message>
        <source>Open the folder that it is in</source>
        <translation>打开文件所在的文件夹</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Print the pages of the PDF</source>
        <translation>打印 PDF 的各页</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Printing is not available here: a part of Qt is missing. Export a PDF instead.</source>
        <translation>这里无法打印：缺少 Qt 的 一个部分。请改为导出 PDF。</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>已发送到打印机</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，没有写入任何文件。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was printed.</source>
        <translation>已取消，没有打印任何内容。</translation>
    </message>
    <message>
        <source>This system has no program to open {name}.</source>
        <translation>此系统没有可以打开 {name} 的程序。</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>Arrangement</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>How the steps are arranged in the file</source>
        <translation>各步骤在文件中的排列方式</translation>
    </message>
    <message>
        <source>Every n-th step</source>
        <translation>每几步取一步</translation>
    </message>
    <message>
        <source>Width of each image in pixels</source>
        <translation>每张图片的宽度（像素）</translation>
    </message>
    <message>
        <source>Animate each move; makes the file several times larger</source>
        <translation>以动画显示每一步；文件会大上几倍</translation>
    </message>
    <message>
        <source>Animate moves between steps</source>
        <translation>以动画显示移动过程</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Colours of the images</source>
        <translation>图片的配色</translation>
    </message>
    <message>
        <source>Same as on screen</source>
        <translation>与屏幕相同</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <source>{speed} per second</source>
        <translation>每秒 {speed} 步</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出现问题</translation>
    </message>
    <message>
        <source>Copy everything that a bug report needs</source>
        <translation>复制报告此问题所需的信息</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>FailureReporter</name>
    <message>
        <source>Something went wrong in the program. You can continue; if anything looks odd, close the program and start it again.</source>
        <translation>程序出现了问题。你可以继续使用；如有异样，请关闭程序后重新启动。</translation>
    </message>
    <message>
        <source>Something went wrong in the program. What you play is saved as usual, and you can continue; if anything looks odd, close the program and start it again.</source>
        <translation>程序出现了问题。你的游戏照常保存，可以继续使用；如有异样，请关闭程序后重新启动。</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>已有同名文件，将会替换它。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>FilesWindow</name>
    <message>
        <source>Files opened lately</source>
        <translation>最近打开的文件</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪里不对</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>保存文件</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
    <message>
        <source>{file}[*]: {files}</source>
        <translation>{file}[*]：{files}</translation>
    </message>
    <message>
        <source>{name}, not saved</source>
        <translation>{name}，尚未保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文字</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Find the next place</source>
        <translation>查找下一处</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>找不到</translation>
    </message>
</context>
<context>
    <name>FirstHint</name>
    <message>
        <source>Don&apos;t show this hint again</source>
        <translation>不再显示这条提示</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Now watch the program look for a solution, step by step.</source>
        <translation>接着来看程序一步一步寻找解法。</translation>
    </message>
    <message>
        <source>The lessons take such searches apart, one idea at a time.</source>
        <translation>课程把这样的搜索拆开来讲，一次一个概念。</translation>
    </message>
    <message>
        <source>Open the first lesson</source>
        <translation>打开第一课</translation>
    </message>
</context>
<context>
    <name>FrontierCurve</name>
    <message>
        <source>Positions at each level</source>
        <translation>各层的局面数</translation>
    </message>
    <message>
        <source>Levels 0 to {last}; {peak}</source>
        <translation>第 0 至 {last} 层；{peak}</translation>
    </message>
    <message numerus="yes">
        <source>peak: {number} positions at level {level}</source>
        <translation>
            <numerusform>最多：第 {level} 层 {number} 个局面</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
</context>
<context>
    <name>GamePart</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Let Cao Cao escape</source>
        <translation>放曹操逃走</translation>
    </message>
    <message>
        <source>The slide in the picture is one move, two straight slides or three cells. A shortest solution in one count need not be shortest in another, so choose the count first: hints, records and solutions all follow it.</source>
        <translation>如图，棋子拐一个弯，按“步”算 1 步，按“直线步”算 2 步，按“格”算 3 格。一种计步方式下的最短解，换一种未必最短，所以请先选定计步方式：提示、纪录和解法都以它为准。</translation>
    </message>
    <message>
        <source>Compare the methods</source>
        <translation>对比各种方法</translation>
    </message>
    <message>
        <source>See how you are doing</source>
        <translation>心中有数</translation>
    </message>
    <message>
        <source>Earn stars</source>
        <translation>赢得星星</translation>
    </message>
    <message>
        <source>Look back at your game</source>
        <translation>回顾你的游戏</translation>
    </message>
    <message>
        <source>Every date has a puzzle, the same for everyone: 8 to 15 moves on Mondays, then harder from day to day, 90 moves and more on Sundays. {key}, or the button at the right of the tabs, opens today&apos;s; the arrow beside it opens the calendar, where you can play past days. A day is solved on its day if you finish before midnight, by the clock of this computer. Days in a row are a streak; a day played later does not mend it.</source>
        <translation>每个日期都有一题，人人相同：星期一 8 到 15 步，一天比一天难，到星期日要 90 步以上。按 {key}，或单击标签页右侧的按钮，就会打开今日一题；旁边的箭头打开月历，过去的题目也可以补解。以这台电脑的时间为准，午夜前解完才算当天解出。天天当天解出，连续天数就会增加；一旦中断，日后补解也接不回来。</translation>
    </message>
    <message>
        <source>The Chapters page leads from five moves to the hardest layout of all; each chapter is about one idea. Click a tile to play it. The ribbon marks where to continue. With the keyboard, the arrow keys lead from tile to tile, {enter} opens one, and {tab} goes to the next chapter. Collections that you open from files stand below the chapters. The Game menu opens the easiest layout that you have not solved, or one at random.</source>
        <translation>“章节”页从五步的布局一路带到最难的一个，每章一个主题。单击图块就能开始玩；书签带标出接着该玩哪一个。用键盘时，方向键在图块之间移动，{enter} 打开，{tab} 前往下一章。从文件打开的合集排在各章下面。“游戏”菜单可以打开你还没解出的最容易的布局，或随机出一个。</translation>
    </message>
    <message>
        <source>Choose a layout, or make one</source>
        <translation>选择或设计布局</translation>
    </message>
    <message>
        <source>The atlas of layouts in the Game menu has all 29,334,498. Choose the pieces and a bar: it lists the layouts that take exactly that many steps. With the number of every piece chosen, it also finds special ones, such as those with one shortest solution. Double-click a layout to play it, or right-click it for more. {stands} shows where the layout on the board stands. All sets of pieces, in the View menu, lists the figures of each. In a terminal, {command} does it.</source>
        <translation>“游戏”菜单的“布局图谱”收有全部 29,334,498 种布局。选定棋子，再单击一条长条，就会列出恰好需要这么多步的布局。选定每种棋子的数目后，还能找出特别的，例如最短解唯一的布局。双击布局即可开始玩；右键单击有更多选择。{stands} 显示棋盘上的布局排第几。“视图”菜单的“各组棋子一览”列出每一组的数据。在终端里，{command} 也能做到。</translation>
    </message>
    <message>
        <source>Three ways to count steps</source>
        <translation>三种计步方式</translation>
    </message>
    <message>
        <source>Solve and play back</source>
        <translation>求解与播放</translation>
    </message>
    <message>
        <source>Solve finds a solution from the current position with the chosen method and plays it. Below the board you can pause, go step by step, jump and set the speed. The list of steps follows along; while it is open, the board names its squares and numbers the soldiers, so that you can follow it on a wooden set. Slide a piece or press {enter} to continue by hand from there.</source>
        <translation>“求解”用所选的方法，从当前局面找出解法并播放。在棋盘下方可以暂停、逐步前进、跳转、调整速度。步骤列表会随之滚动；打开列表时，棋盘会标出格子坐标和卒的编号，便于用木制华容道照着走。滑动一枚棋子或按 {enter} 键，就从那里接着自己走。</translation>
    </message>
    <message>
        <source>Watch it think</source>
        <translation>观看思考</translation>
    </message>
    <message>
        <source>Watch it think ({watch}) runs the chosen method slowly on the board, at the search speed beside it; with {paused} it waits after each step. Each arrow is a possible slide, and its sign says what the search does with it. Search highlights the line of pseudocode that runs now. {pause} pauses; {back} and {forward} step from line to line, {step} by a whole step. Full speed lets the search run on, and Stop ends it; then Search steps shows it again.</source>
        <translation>“观看思考”（{watch}）在棋盘上慢速执行所选的方法，搜索速度在旁边选；按 {paused} 则每走一步都会等你。每个箭头是一步可能的走法，末端的符号说明搜索如何处理它。面板下方的“搜索”会标示正在执行的那行伪代码。{pause} 键暂停；{back} 与 {forward} 逐行移动，{step} 前进一整步。“全速”让搜索一直跑下去，“停止”则结束搜索；之后可用“搜索步骤”重看。</translation>
    </message>
    <message>
        <source>See the whole landscape</source>
        <translation>一览全貌</translation>
    </message>
    <message>
        <source>A puzzle every day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Tour the board with a knight</source>
        <translation>让马踏遍棋盘</translation>
    </message>
    <message>
        <source>The Lessons page has lessons of about ten minutes each. You guess first, watch real searches on real boards, and then read the figures. In one you write a search yourself, and the program checks each of its four steps. For teachers there are two lessons of 45 minutes there: what to click, what to ask, and what to expect. Write your own: New lesson begins one, which is shown beside its text as you write it.</source>
        <translation>“课程”页上的课程每个约十分钟。先猜，再看真实的搜索在真实的棋盘上进行，然后看数字。其中一个由你自己写搜索，四步都由程序检查。那里也有给教师的两个 45 分钟课程：点什么、问什么、预期什么。也可以自己写：“新课程”开始一个，边写边在文字旁边显示。</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>分享成果</translation>
    </message>
    <message>
        <source>When a game is won, Share on the card copies the result as text and picture. Every layout has codes: copy one, or paste any code into the window; a tour, or its beginning such as a1-b3-c1, is pasted just so. Solutions, tours and the map can be printed, or exported as text, images and animations. Everything you solve or play is saved on the History page and can be found, opened and, when deleted, restored; Statistics there sums it up.</source>
        <translation>过关后，卡片上的“分享”会把结果复制为文本和图片。每个布局都有编码：可以复制，也可以把任何编码粘贴到窗口中；路线或它的开头（例如 a1-b3-c1）同样可以粘贴。解法、路线和地图可以打印，也可导出为文本、图片和动画。你解过、玩过的都保存在历史记录页，可以查找、重新打开，删除了也能恢复；那里的“统计”汇总各项数字。</translation>
    </message>
    <message>
        <source>Back it up, hand it out</source>
        <translation>备份与分发</translation>
    </message>
    <message>
        <source>How a page is arranged</source>
        <translation>认识页面</translation>
    </message>
    <message>
        <source>The curve shows how many steps were left after each of yours; a ring marks each detour. Click a ring, or press {previous} or {next}, to see where it began. Show what was better ({better}) plays a better line and says what it would have saved, and where your game came back to it (a hint, while you play). Try again from here plays on from before the detour, and {stop} brings your game back as it was. A strict game can be looked back at once it has ended.</source>
        <translation>曲线显示你每走一步之后还剩几步，圆圈标出每次绕路。单击圆圈，或按 {previous} 或 {next}，就能看到绕路从哪里开始。“显示怎样更好”（{better}）在棋盘上演示更好的走法，并告诉你能省几步、你的游戏后来又在哪里与它会合；游戏还没结束时，这算一次提示。“从这里再试”从绕路之前接着走，按 {stop} 则原样回到你的游戏。严格游戏要到结束之后才能回顾。</translation>
    </message>
    <message>
        <source>The map ({map}) shows every position that can be reached, the colour telling how far it is from the exit, and moves along as you play. Point at a position to see it; click it, and the board goes there by a shortest path, which earns no stars and can be undone. Go to finds the furthest position and the next narrow pass, which every solution comes through. Methods, or {watch} on the map, shows how a search spreads. Zoom with the wheel; the arrow keys lead from position to position.</source>
        <translation>地图（{map}）画出能到达的每个局面，颜色表示离出口多远；你走一步，地图也跟着走一步。把指针移到一个局面上，就会显示它的棋盘；单击它，棋盘就沿最短路径走到那里。这样走没有星，但可以撤销。“前往”带你到最远的局面，或到下一个隘口：每个解法都要经过它。“方法”，或在地图上按 {watch}，显示搜索怎样在地图上扩展。用滚轮缩放；方向键从一个局面走到另一个。</translation>
    </message>
    <message>
        <source>Click a square, and a knight sets off from it to visit every square once. {shift}+click sets the end, and a right-click opens a menu that can also remove the square; the fields Start and End take one, too, or a name. If there is no tour, the page says why, and the board shows the proof, step by step. Next finds another tour. Press By hand to move the knight yourself: click a square or drag the knight; click an earlier square to go back. A tour that you complete is ticked in the list of boards.</source>
        <translation>单击任一方格，马便从那里出发，不重复地走遍每个方格。按住 {shift} 单击可指定终点；右键单击会打开菜单，也可在其中移除方格；在“起点”和“终点”栏中单击，再单击方格，或输入方格名称，也可以。若没有路线，页面会说明原因，棋盘上会画出证明，原因旁边的箭头可以一步步看；“下一条”再找一条。单击“手动”就由你来走：单击方格，或把马拖过去；单击走过的方格，就退回到那里。走完的路线，都会在棋盘列表中打勾并注明最佳时间。</translation>
    </message>
    <message>
        <source>Draw boards, solve riddles, count tours</source>
        <translation>绘制棋盘、解谜题、统计条数</translation>
    </message>
    <message>
        <source>✎ ({draw}) lets you draw and erase squares, and save the board under a name. The list of boards has classic ones, shapes, your own, and riddles: does the board have a tour, and if not, why? Decide beside the board, or find a tour by hand. Count tours tells how many there are; a long count can be stopped and resumed another day. A large board is zoomed with the wheel, and moved by dragging it.</source>
        <translation>按 ✎（{draw}）可以画上或擦去方格，并为棋盘取名保存。棋盘列表中有经典棋盘、各种形状、你自己的棋盘，还有谜题：这个棋盘有路线吗？没有的话，为什么？可在棋盘旁边选择答案，或手动走出一条路线。“统计条数”会算出路线有多少条；费时的统计可以停止，改天再继续。大棋盘可用滚轮缩放，拖动即可移动。</translation>
    </message>
    <message>
        <source>Watch the knight&apos;s search</source>
        <translation>观看马的搜索</translation>
    </message>
    <message>
        <source>Learn how the methods work</source>
        <translation>认识各种方法</translation>
    </message>
    <message>
        <source>Play through the chapters</source>
        <translation>一章一章玩下去</translation>
    </message>
    <message>
        <source>Slide the pieces until the largest, Cao Cao, is at the exit at the bottom. Drag a piece as far as you like, even round corners; or click it: where it has only one way, it goes, and where it has several, it shows them. With the keyboard, step through the movable pieces with {tab} or {space} and slide the selected one with the arrow keys. You can undo every step. The Chapters page ({chapters}) begins with five moves.</source>
        <translation>滑动棋子，让最大的曹操走到下方的出口。拖动棋子，想拖多远就拖多远，也可以拐弯；或者单击棋子：只有一个方向能走，它就走过去；有好几个方向，就标示出来。用键盘时，按 {tab} 或{space}逐一选取能动的棋子，再用方向键滑动。每一步都可以撤销。章节页（{chapters}）从五步的布局开始。</translation>
    </message>
    <message>
        <source>While you play, the panel shows the fewest steps left to the exit and, after each step, whether it was one of the best. A hint ({key}) shows the best next step; press {key} again to play it. In the Game menu, choose a strict game for no help and no undo, with records that stand apart, or a relaxed one for no stars, so that nothing costs any.</source>
        <translation>走棋时，面板会告诉你离出口最少还有几步，每走一步之后还会告诉你是不是最佳的一步。提示（{key}）给出最佳的下一步；再按一次 {key} 就替你走。不想看提示，可在“游戏”菜单选择严格游戏：什么都不显示，走过的也不能撤销，纪录另计。不想计星，可在那里选择练习游戏，怎么走都不扣。</translation>
    </message>
    <message>
        <source>The list at the top of the panel finds a layout by its Chinese, pinyin or English name. The catalogue of layouts in the View menu shows them all, by difficulty and by your progress too, and the hardest layout of each set of pieces. In the layout editor in the Edit menu you place and drag the pieces, and it says at once how long the shortest solution is.</source>
        <translation>在面板顶端的列表中，可用中文、拼音或英文名称查找布局。“视图”菜单的“布局总览”列出所有布局，也可按难度和你的进度筛选，另有每组棋子中最难的布局。“编辑”菜单的“布局编辑器”让你自己摆放、拖动棋子：它会立即告诉你有没有解、最短解几步。</translation>
    </message>
    <message>
        <source>Browse every layout there is</source>
        <translation>浏览所有的布局</translation>
    </message>
    <message>
        <source>Other pieces and joined edges</source>
        <translation>其他棋子与相连的边</translation>
    </message>
    <message>
        <source>The line that names the method and the piece opens the options. Choose another piece there, such as the camel, or write its leaps: {leaps} are those of a wazir and a knight. Two joined edges make the board a cylinder, four a torus: a move over one comes in again at the opposite one. A symmetric tour is a closed one that stays the same after a half turn or a quarter turn. The list of methods says which cannot find it.</source>
        <translation>单击写着方法和棋子的那一行，便会打开选项。你可以在那里换一种棋子，例如骆驼，也可以自己写跳法：{leaps} 就是宰相和马的跳法合在一起。两边相连，棋盘就成了圆柱面；四边都相连，就成了环面：跳出一边，便从对面的边进来。对称的路线是旋转半圈或四分之一圈后仍保持不变的闭合路线。方法列表会说明哪些方法找不到它。</translation>
    </message>
    <message>
        <source>On the knight&apos;s page, Watch it think shows a search square by square. By Warnsdorff&apos;s rule, the onward moves from every square that the knight can reach are counted, and it goes where there are the fewest; where several are tied, the tie-break chooses. Methods with backtracking show from where they went back, how often each square was entered, and why a branch is pruned; a recursive one lists its calls, and a count marks its frontier.</source>
        <translation>在马踏棋盘页上，“观看思考”一格一格地显示搜索。按 Warnsdorff 法则，先数出马能到的每个方格各有几条出路，再走到出路最少的那一格；有几格同样少时，由平局规则决定。回溯的方法会显示从哪里退回、每格走进过几次，以及为什么剪枝；递归的方法列出它的调用，计数则标出它的边界。</translation>
    </message>
    <message>
        <source>Write a search of your own</source>
        <translation>自己写一个搜索</translation>
    </message>
    <message>
        <source>On the Compare page, methods run one after another on the same layouts or boards, and their figures stand side by side. Click a preset to run it, or select what to compare and press Run. Click a column heading to sort the table; the chart shows the figures as dots, or as curves over the size of the board. Your own searches are at the end of the list of methods. Every comparison is saved.</source>
        <translation>在“对比”页上，各种方法依次处理相同的布局或棋盘，结果并列呈现。单击预设对比即可运行；也可勾选要对比的项目，再单击“运行”。单击列标题可对表格排序，图表以圆点画出各项数字，或画成随棋盘大小变化的曲线。你自己写的搜索列在方法列表的末尾。每次对比都会保存。</translation>
    </message>
    <message>
        <source>Set it up as you like</source>
        <translation>照你的喜好设置</translation>
    </message>
    <message>
        <source>In the View menu you choose the theme, the language and the text size, and in Piece names whether the pieces show Chinese signs, initials, Latin letters or none. All of it changes at once, even while a search runs. Reduced motion does without animations, and {full} gives the window the whole screen. In the Help menu, Keyboard shortcuts lists every key, and Show tips turns the tips off or on.</source>
        <translation>在“视图”菜单中可选择主题、语言和文字大小；“棋子名称”决定棋子上是汉字、拼音首字母、拼音，还是不刻字。这些都立即生效，搜索运行中也一样。“减少动画”会停用动画，{full} 键让窗口占满屏幕。“帮助”菜单的“键盘快捷键”列出所有按键，“显示小提示”可打开或关闭小提示。</translation>
    </message>
    <message>
        <source>Present to a class</source>
        <translation>给全班演示</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>{stars} Solved; with a hint {hinted} at most, with the program&apos;s solution none.</source>
        <translation>{stars} 走到出口。用过提示，最多 {hinted}；用了程序的解法，就没有星。</translation>
    </message>
    <message>
        <source>Undone slides count until you start over. Each count has its own stars.</source>
        <translation>走了又退回的也算，重新开始才从头算起。每种计步方式各有各的星。</translation>
    </message>
    <message>
        <source>{stars} The fewest steps there are.</source>
        <translation>{stars} 用最少的步数到达出口。</translation>
    </message>
    <message>
        <source>Back up ({key}) in the File menu writes all you have played and made, and your settings, to one file; the program itself keeps one of each of the last seven days. Restore says what is in such a file, then merges it with what is here and loses nothing, or puts it in its place; a restore can be undone. Export collection writes layouts, boards and lessons, yours and others, to one file: whoever opens it finds them below the chapters, and lessons below ours.</source>
        <translation>“文件”菜单中的“备份”（{key}）会把你玩过和创建的一切，连同设置，写入一个文件；此外，程序会自动保留最近七天的备份，每天一个。“还原”会先说明文件中有什么，再与现有内容合并，什么都不会丢失；也可以直接替换现有内容。还原之后还能撤销。“导出合集”把布局、棋盘和课程（你自己的，以及任何其他布局）写入一个文件：打开它的人会在各章下方看到它们，课程则列在我们的课程下方。</translation>
    </message>
    <message>
        <source>{present} shows on the whole screen what the page shows, as large as it can be: a board, a search that you watch with its pseudocode, a riddle, the map if it is open, or the chart of a comparison. It begins with the map if the keys are on that. In the window of a lesson it shows the slide in sight, with everything to guess and to play on it. {next} and {previous}, which clickers send, go through steps and slides; {black} makes the screen black, and {stop} ends the presentation. All other keys do what they always do.

With two screens, put the window on the one that the class sees: the other shows notes, the next slide and the time.

To point at something on any board, drag with the right mouse button from square to square: that draws an arrow. Shift and a right click draw a circle, and so does a right click alone while you present. With Ctrl they are blue, with Alt pink (Ctrl and Alt, where the system needs Alt itself). On the keyboard, {circle} circles the square of the cursor or of the selected piece. A left click, {stop} or the next move takes all of them away.</source>
        <translation>{present} 把页面上的内容尽可能大地显示在整个屏幕上：棋盘、正在观看的搜索及其伪代码、谜题、已打开的地图，或比较的图表。键盘焦点在地图上时，从地图开始。在课程窗口里，则显示当前这一页，上面的猜测和棋盘照样能用。{next} 和 {previous}（翻页笔发出的就是这两个键）逐步、逐页前进和后退；{black} 让屏幕变黑，{stop} 结束演示。其他键的作用照旧。

有两个屏幕时，请把窗口放在全班看的那个屏幕上：另一个屏幕显示备注、下一页和时间。

要在棋盘上指点，按住鼠标右键从一格拖到另一格，就画出箭头；按住 Shift 单击右键画圆圈，演示时单击右键即可。按住 Ctrl 画出的是蓝色，按住 Alt 是浅红色（系统自己要用 Alt 时，按 Ctrl 和 Alt）。在键盘上，{circle} 圈出光标所在的格，或所选棋子的格。单击左键、按 {stop} 或走下一步，它们就全部消失。</translation>
    </message>
    <message>
        <source>A search of your own is a Python file with a function “search” that takes one argument, the problem. My searches in the Search menu ({open}) opens such files; New begins with one that runs as it is.

“problem.start” is where it begins, “problem.successors” lists what is one step away, and in Klotski “problem.is_goal” says whether a position is solved. The function returns the list from the start to the end, or None where it gives up; with “yield” it shows how far it is.

Run ({run}) saves the file and searches with it, Watch ({watch}) does so line by line and shows its variables. After that it can be chosen on the page, and in Klotski on the map, like any other method, under Mine. What it finds is checked step by step. What is wrong is said in a sentence, and the line is marked. In the editor, Tab indents, {leave} leaves, and {find} finds.

A file that was not written here is asked about before it runs: a search is a program, and can read, change and delete your files.</source>
        <translation>自己写的搜索是一个 Python 文件，里面有带一个参数的函数“search”，参数就是题目“problem”。“搜索”菜单里的“自己写的搜索”（{open}）打开这样的文件；“新建”从一个可以直接运行的搜索开始。

“problem.start”是起点，“problem.successors”列出一步能到的地方；在华容道里，“problem.is_goal”说明一个局面是否已解开。函数返回从起点到终点的列表，放弃时返回“None”；用“yield”可以显示进行到哪里。

“运行”（{run}）保存文件并用它搜索，“观看”（{watch}）逐行进行并显示变量。之后在页面上，以及华容道的地图上，可以像其他方法一样选用它，归在“自己写的”一组。找到的结果会逐步检查；哪里不对，会用一句话说明，并标出那一行。在编辑器里，Tab 缩进，{leave} 离开，{find} 查找。

不是在这里写的文件，运行前会先问你：搜索也是程序，能读取、更改和删除你的文件。</translation>
    </message>
    <message>
        <source>Your game: how far it is, the curve of the steps left, and what helps you.</source>
        <translation>你的游戏：走到哪里、剩余步数的曲线，以及帮得上忙的按钮。</translation>
    </message>
    <message>
        <source>What the program can do; the line below opens its options.</source>
        <translation>程序能做什么；单击下面的一行可打开选项。</translation>
    </message>
    <message>
        <source>The puzzle of the day. The knight&apos;s page is arranged in the same way.</source>
        <translation>每日一题。马踏棋盘页也是这样安排的。</translation>
    </message>
    <message>
        <source>Details: a button opens its section or folds it away, ⤢ gives it its own window.</source>
        <translation>详细信息：按钮可展开或收起对应的部分，⤢ 让它在独立窗口中打开。</translation>
    </message>
    <message>
        <source>What is on the board; ⋯ has more.</source>
        <translation>棋盘上摆的是什么；其他功能在 ⋯ 中。</translation>
    </message>
    <message>
        <source>The playback of a solution, or of a search that is watched.</source>
        <translation>播放解法，或播放正在观看的搜索。</translation>
    </message>
    <message>
        <source>{stars} Up to a tenth more; one step more is always allowed.</source>
        <translation>{stars} 多走不超过一成；只多 1 步也一定算。</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南页面</translation>
    </message>
</context>
<context>
    <name>HandMarks</name>
    <message>
        <source>Circle: {start}</source>
        <translation>圆圈：{start}</translation>
    </message>
    <message>
        <source>Arrow: {start} to {end}</source>
        <translation>箭头：从 {start} 到 {end}</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
</context>
<context>
    <name>HardnessPart</name>
    <message>
        <source>Points of the map</source>
        <translation>地图的点数</translation>
    </message>
    <message>
        <source>Narrow passes</source>
        <translation>隘口数</translation>
    </message>
    <message>
        <source>Neighbours on average</source>
        <translation>平均邻点数</translation>
    </message>
    <message>
        <source>Furthest position</source>
        <translation>最远的局面</translation>
    </message>
    <message>
        <source>All layouts that have a solution</source>
        <translation>所有有解的布局</translation>
    </message>
    <message>
        <source>Guess first; the chart will appear here.</source>
        <translation>先猜一猜，图表会显示在这里。</translation>
    </message>
    <message>
        <source>Figure to the right</source>
        <translation>横轴的数字</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>等级相关系数</translation>
    </message>
    <message>
        <source>How well each figure goes with the moves</source>
        <translation>各项数字与步数的关系</translation>
    </message>
    <message>
        <source>To the right:</source>
        <translation>横轴：</translation>
    </message>
    <message>
        <source>Moves of a shortest solution</source>
        <translation>最短解的步数</translation>
    </message>
    <message>
        <source>Point at layouts, or go from one to the next with the arrow keys. One colour: maps of one size.</source>
        <translation>指向布局，或用方向键逐个查看。同色表示地图大小相同。</translation>
    </message>
    <message>
        <source>{figure}: {value}</source>
        <translation>{figure}：{value}</translation>
    </message>
    <message>
        <source>{layout}: {moves}</source>
        <translation>{layout}：{moves}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Layout or board</source>
        <translation>布局或棋盘</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>{type}, your best</source>
        <translation>{type}（个人最佳）</translation>
    </message>
    <message>
        <source>The program&apos;s path</source>
        <translation>程序的路径</translation>
    </message>
    <message>
        <source>By hand, with hints</source>
        <translation>手动（用过提示）</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Over shortest</source>
        <translation>比最短多</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>严格游戏</translation>
    </message>
    <message>
        <source>Unfinished strict game</source>
        <translation>未完成的严格游戏</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>未完成的游戏</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>My layout</source>
        <translation>我的布局</translation>
    </message>
    <message>
        <source>Manual tour</source>
        <translation>手动路线</translation>
    </message>
    <message>
        <source>Unfinished manual tour</source>
        <translation>未完成的手动路线</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>闭合路线</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>From {start} back to {start}</source>
        <translation>从 {start} 出发，回到 {start}</translation>
    </message>
    <message>
        <source>From {start} to {end}</source>
        <translation>从 {start} 到 {end}</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>我的棋盘</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date} {time}</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} 格</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>个人最佳</translation>
    </message>
    <message numerus="yes">
        <source>{number} records deleted</source>
        <translation>
            <numerusform>已删除 {number} 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} records restored</source>
        <translation>
            <numerusform>已恢复 {number} 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} searches</source>
        <translation>
            <numerusform>{number} 次搜索</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} records</source>
        <translation>
            <numerusform>{number} 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and {number} others</source>
        <translation>
            <numerusform>{name}和另外 {number} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, {number} squares removed</source>
        <translation>
            <numerusform>{size}，移除 {number} 格</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Records shown</source>
        <translation>显示的记录</translation>
    </message>
    <message>
        <source>Choose which records to show</source>
        <translation>选择显示哪些记录</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Show the records of one puzzle only</source>
        <translation>只显示一种谜题的记录</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>全部谜题</translation>
    </message>
    <message>
        <source>Find by name, method or date</source>
        <translation>按名称、方法或日期查找</translation>
    </message>
    <message>
        <source>Find records</source>
        <translation>查找记录</translation>
    </message>
    <message>
        <source>A part of a name, a method or a date</source>
        <translation>名称、方法或日期的一部分</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Strict games</source>
        <translation>严格游戏</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>My layouts and boards</source>
        <translation>我的布局和棋盘</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Klotski</source>
        <translation>华容道</translation>
    </message>
    <message>
        <source>Restore what you deleted last</source>
        <translation>恢复上次删除的记录</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Show figures of what you played and found</source>
        <translation>显示你玩过和找到的统计数字</translation>
    </message>
    <message>
        <source>Everything you play, solve or save is listed here; the searches of a day are one line, which {open} or a click opens. On any other line, {open} or a double-click continues on its page. Press {delete} to delete what is selected, or {undo} to restore it.</source>
        <translation>你玩过、解过和保存的一切都列在这里；同一天的搜索合为一行，按 {open} 或单击即可展开。在其他行按 {open} 或双击，便回到原来的页面继续。按 {delete} 删除选中的记录，按 {undo} 恢复。</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>马踏棋盘</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Everything you played, solved or saved</source>
        <translation>玩过、解出和保存的记录</translation>
    </message>
</context>
<context>
    <name>JourneyMenu</name>
    <message>
        <source>Not in a strict game</source>
        <translation>严格游戏中不能使用</translation>
    </message>
</context>
<context>
    <name>Klotski</name>
    <message>
        <source>moves</source>
        <translation>步</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>straight slides</source>
        <translation>直线步</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform>{number} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cells</source>
        <translation>
            <numerusform>{number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} straight slides</source>
        <translation>
            <numerusform>{number} 个直线步</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {name}: {way}</source>
        <translation>{number}. {name}：{way}</translation>
    </message>
    <message>
        <source>{length}, proven shortest ({other} in this solution); {positions} in {time}</source>
        <translation>{length}，已证明最短（此解为 {other}）；访问 {positions}，用时 {time}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>剩余格数</translation>
    </message>
    <message>
        <source>One piece sliding any distance, even round corners, is one move</source>
        <translation>一枚棋子连续滑动算一步，不论远近，也可以拐弯</translation>
    </message>
    <message>
        <source>One piece sliding by one cell counts as one cell</source>
        <translation>一枚棋子滑动一格算一格</translation>
    </message>
    <message>
        <source>One piece sliding any distance in one straight line is one straight slide</source>
        <translation>一枚棋子沿直线滑动算一个直线步，不论远近</translation>
    </message>
    <message>
        <source>{length} after {time}; still looking for a shorter solution…</source>
        <translation>{length}，用时 {time}；仍在寻找更短的解法…</translation>
    </message>
    <message>
        <source>{length} after {time}; {positions}</source>
        <translation>{length}，用时 {time}，访问 {positions}</translation>
    </message>
    <message>
        <source>Stopped. The best solution so far takes {length} and may not be the shortest.</source>
        <translation>已停止。目前最好的解法为 {length}，未必最短。</translation>
    </message>
    <message>
        <source>Search complete: {length}. This method does not prove that no solution is shorter.</source>
        <translation>搜索完毕：{length}。此方法不能证明没有更短的解法。</translation>
    </message>
    <message>
        <source>Best possible: –</source>
        <translation>最短：–</translation>
    </message>
    <message>
        <source>Best possible: {steps}</source>
        <translation>最短：{steps}</translation>
    </message>
    <message>
        <source>relaxed game</source>
        <translation>练习游戏</translation>
    </message>
    <message>
        <source>strict game</source>
        <translation>严格游戏</translation>
    </message>
    <message>
        <source>yours in a strict game: {number}</source>
        <translation>你的严格游戏：{number}</translation>
    </message>
    <message>
        <source>A path by the program earns no stars. Choose it again to go.</source>
        <translation>由程序走的路径没有星。再选一次就走过去。</translation>
    </message>
    <message>
        <source>What you undo still counts for the stars once you play something else.</source>
        <translation>撤销之后若改走别的，撤销的步数仍会影响星数。</translation>
    </message>
    <message>
        <source>✓ The best from there; {wasted} over the shortest so far.</source>
        <translation>✓ 这一步走得最好；累计比最短多 {wasted}。</translation>
    </message>
    <message>
        <source>the large piece</source>
        <translation>最大的棋子</translation>
    </message>
    <message>
        <source>Bring {name} out at the bottom: drag a piece.</source>
        <translation>让{name}从下方的出口出去：拖动棋子。</translation>
    </message>
    <message>
        <source>A strict game: no hints, no distance to the exit, and nothing can be undone. Its records stand apart.</source>
        <translation>严格游戏：没有提示，不显示离出口的距离，走过的都不能撤销。纪录另计。</translation>
    </message>
    <message>
        <source>yours: {number}</source>
        <translation>你的最佳：{number}</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>直线步数</translation>
    </message>
    <message>
        <source>Slides left</source>
        <translation>剩余直线步数</translation>
    </message>
    <message>
        <source>{length}, perhaps not shortest; {work}</source>
        <translation>{length}，未必最短；{work}</translation>
    </message>
    <message>
        <source>{length}, and none is shorter; {work}</source>
        <translation>{length}，没有更短的解；{work}</translation>
    </message>
    <message>
        <source>{length}; the shortest takes {shortest}; {work}</source>
        <translation>{length}，最短为 {shortest}；{work}</translation>
    </message>
    <message>
        <source>The search was stopped before it found a solution.</source>
        <translation>搜索已停止，还没有找到解法。</translation>
    </message>
    <message>
        <source>The search was stopped. Its best solution so far, {length}, is in the history.</source>
        <translation>搜索已停止。目前最好的解法为 {length}，已存入历史记录。</translation>
    </message>
    <message>
        <source>The search was stopped. From where it began, its best solution so far takes {length}.</source>
        <translation>搜索已停止。从搜索开始的局面算起，目前最好的解法为 {length}。</translation>
    </message>
    <message>
        <source>With a hint, two stars are the most. Press again to see it.</source>
        <translation>用了提示，最多只能得两颗星。再按一次即可显示。</translation>
    </message>
    <message>
        <source>There is no solution from here.</source>
        <translation>从这里无解。</translation>
    </message>
    <message>
        <source>✓ On a shortest path.</source>
        <translation>✓ 走在最短路径上。</translation>
    </message>
    <message>
        <source>✗ {cost} longer than necessary; {wasted} over the shortest so far.</source>
        <translation>✗ 这一步多走了 {cost}；累计比最短多 {wasted}。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Hint: {name}, {way}</source>
        <translation>提示：{name}，{way}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two directions</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Solution of {length}, saved earlier</source>
        <translation>之前保存的解法：{length}</translation>
    </message>
    <message>
        <source>Your game of {length}, saved earlier</source>
        <translation>之前保存的游戏：{length}</translation>
    </message>
    <message>
        <source>Solution of {length} opened; every step has been checked.</source>
        <translation>已打开解法，共 {length}，每一步均已核对。</translation>
    </message>
    <message>
        <source>The solution shown last time: {length}.</source>
        <translation>上次显示的解法：{length}。</translation>
    </message>
    <message>
        <source>“{method}” can only count {counts}. Choose that count or another method.</source>
        <translation>“{method}”只能按“{counts}”计步：请改用此计步方式，或换一种方法。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two counts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{method} · {count}</source>
        <translation>{method} · {count}</translation>
    </message>
    <message>
        <source>The square of a piece is that of its upper left cell.</source>
        <translation>棋子的位置以其左上角的格子表示。</translation>
    </message>
</context>
<context>
    <name>KlotskiBoard</name>
    <message>
        <source>Klotski board</source>
        <translation>华容道棋盘</translation>
    </message>
</context>
<context>
    <name>KlotskiChoice</name>
    <message>
        <source>Search layouts</source>
        <translation>搜索布局</translation>
    </message>
    <message>
        <source>Name in Chinese, pinyin or English</source>
        <translation>中文、拼音或英文名称</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>How steps are counted; methods that cannot use this count use their own</source>
        <translation>计步方式；不支持此方式的方法用自己的方式计步</translation>
    </message>
    <message>
        <source>Count steps by</source>
        <translation>计步方式</translation>
    </message>
</context>
<context>
    <name>KlotskiLegend</name>
    <message>
        <source>new position</source>
        <translation>新局面</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>已见过</translation>
    </message>
    <message>
        <source>re-expanded</source>
        <translation>重新展开</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>尚未尝试</translation>
    </message>
    <message>
        <source>tried now</source>
        <translation>正在尝试</translation>
    </message>
    <message>
        <source>steps taken + fewest still needed = total</source>
        <translation>已走步数 + 至少还需步数 = 总步数</translation>
    </message>
    <message>
        <source>g+h</source>
        <comment>the letters of A*</comment>
        <translation>g+h</translation>
    </message>
</context>
<context>
    <name>KlotskiPage</name>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>What is played is listed here; in a strict game, once it is won</source>
        <translation>走过的每一步将列在这里；严格游戏要到结束之后</translation>
    </message>
    <message>
        <source>Square names and piece numbers</source>
        <translation>格子坐标与棋子编号</translation>
    </message>
    <message>
        <source>Notes from the method</source>
        <translation>方法的说明</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Play the first layout of the chapters, which lead from easy to hard</source>
        <translation>玩章节里的第一个布局；各章由易到难</translation>
    </message>
    <message>
        <source>Start with five moves</source>
        <translation>从五步的布局开始</translation>
    </message>
    <message>
        <source>Press {key} to play</source>
        <translation>按 {key} 后可以游玩</translation>
    </message>
    <message>
        <source>Stop the search to play</source>
        <translation>先停止搜索，才能游玩</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>Cao Cao has left. Undo or start over to play on.</source>
        <translation>曹操已经离开。请撤销或重新开始，再继续玩。</translation>
    </message>
    <message>
        <source>Find a solution</source>
        <translation>寻找解法</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Slide the pieces until Cao Cao, the large one, reaches the exit at the bottom. Drag them, or select one with {select} and slide it with the arrow keys. {guide} opens the guide.</source>
        <translation>滑动棋子，让最大的曹操走到下方的出口。可用鼠标拖动，也可按{select}选中棋子，再用方向键滑动。按 {guide} 打开指南。</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
</context>
<context>
    <name>KlotskiSearchChoices</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>计步方式</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>怎样计步</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编码</translation>
    </message>
</context>
<context>
    <name>Knight</name>
    <message>
        <source>No tour: {reason}</source>
        <translation>没有路线：{reason}</translation>
    </message>
    <message>
        <source>{method}: {remark}</source>
        <translation>{method}：{remark}</translation>
    </message>
    <message>
        <source>{tour}; {search}</source>
        <translation>{tour}；{search}</translation>
    </message>
    <message>
        <source>{tour}, too large for the history; {search}</source>
        <translation>{tour}，太大，不存入历史记录；{search}</translation>
    </message>
    <message>
        <source>{tour}, saved earlier</source>
        <translation>之前保存的{tour}</translation>
    </message>
    <message>
        <source>Tour of the only square, {start}</source>
        <translation>路线：只有 {start} 一格</translation>
    </message>
    <message>
        <source>Closed tour of {squares} squares from {start} to {end} and back</source>
        <translation>闭合路线：从 {start} 走遍 {squares} 格到 {end}，再回到起点</translation>
    </message>
    <message>
        <source>Tour of {squares} squares from {start} to {end}</source>
        <translation>路线：从 {start} 走遍 {squares} 格到 {end}</translation>
    </message>
    <message>
        <source>Closed tour no. {number}: {squares} squares from {start} to {end} and back</source>
        <translation>第 {number} 条闭合路线：从 {start} 走遍 {squares} 格到 {end}，再回到起点</translation>
    </message>
    <message>
        <source>Tour no. {number}: {squares} squares from {start} to {end}</source>
        <translation>第 {number} 条路线：从 {start} 走遍 {squares} 格到 {end}</translation>
    </message>
    <message>
        <source>The search ends here: {reason}</source>
        <translation>搜索到此为止：{reason}</translation>
    </message>
    <message>
        <source>Searching from {start} to {end}…</source>
        <translation>正在搜索从 {start} 到 {end} 的路线…</translation>
    </message>
    <message>
        <source>Searching from {start}…</source>
        <translation>正在搜索从 {start} 出发的路线…</translation>
    </message>
    <message>
        <source>Searching for a tour that ends on {end}…</source>
        <translation>正在搜索以 {end} 为终点的路线…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>This board has no {squares}: choose the start and the end anew.</source>
        <translation>这个棋盘上没有 {squares}：请重新选择起点和终点。</translation>
    </message>
    <message>
        <source>The tour will go from {start} to {end}: press {key} to find one.</source>
        <translation>路线将从 {start} 到 {end}：按 {key} 寻找。</translation>
    </message>
    <message>
        <source>The tour will end on {end}: click the square to start from.</source>
        <translation>终点定为 {end}：请单击作为起点的方格。</translation>
    </message>
    <message>
        <source>Click a square to find a tour from it; no tour starts on a marked one.</source>
        <translation>单击方格，便从那里寻找路线；从有标记的方格出发没有路线。</translation>
    </message>
    <message>
        <source>Click the start square on the board; {key} to cancel</source>
        <translation>请单击棋盘上的起点；按 {key} 取消</translation>
    </message>
    <message>
        <source>Click the end square on the board; {key} to cancel</source>
        <translation>请单击棋盘上的终点；按 {key} 取消</translation>
    </message>
    <message>
        <source>Click a square to find a tour from it.</source>
        <translation>单击方格，便从那里寻找路线。</translation>
    </message>
    <message>
        <source>The tour will start on {start}: press {key} to find one.</source>
        <translation>路线将从 {start} 开始：按 {key} 寻找。</translation>
    </message>
    <message>
        <source>{square}: click to start a tour here, Shift+click to end it here, right-click for more</source>
        <translation>{square}：单击以此为起点，按住 Shift 键单击以此为终点，右键单击显示更多选项</translation>
    </message>
    <message>
        <source>{square} is removed: right-click to restore it</source>
        <translation>{square} 已移除：右键单击可恢复</translation>
    </message>
    <message>
        <source>back to {start}</source>
        <translation>回到 {start}</translation>
    </message>
    <message numerus="yes">
        <source>“{method}” usually takes too long on more than {number} squares; “{default}” chooses a quicker method.</source>
        <translation>
            <numerusform>超过 {number} 个方格时，“{method}”通常太慢；“{default}”会选用较快的方法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search entered {number} squares in {time}</source>
        <translation>
            <numerusform>搜索时共走 {number} 格，用时 {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tour shown last time, of {number} squares, was too large to be saved: find it again.</source>
        <translation>
            <numerusform>上次显示的路线有 {number} 格，太大而未保存：请再查找一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No tour: the search is complete, with {number} squares entered</source>
        <translation>
            <numerusform>没有路线：搜索已穷尽所有可能，共走 {number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search entered {number} squares and made {rotations} in {time}</source>
        <translation>
            <numerusform>搜索时共走 {number} 格、{rotations}，用时 {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more tours: the search is complete, with {number} squares entered</source>
        <translation>
            <numerusform>没有更多路线：搜索已穷尽所有可能，共走 {number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} rotations</source>
        <translation>
            <numerusform>旋转 {number} 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnightChoice</name>
    <message>
        <source>Closed tours</source>
        <translation>闭合路线</translation>
    </message>
    <message>
        <source>Rows and columns, such as {example}; separate several boards with spaces or commas</source>
        <translation>行数与列数，例如 {example}；多个棋盘用空格或逗号分隔</translation>
    </message>
    <message>
        <source>Squares such as a1; separate several with spaces or commas, leave empty for any start</source>
        <translation>方格，例如 a1；多个方格用空格或逗号分隔，留空表示任意起点</translation>
    </message>
    <message>
        <source>Find only tours that end one move from their start</source>
        <translation>只寻找终点走一步就能回到起点的路线</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起点</translation>
    </message>
</context>
<context>
    <name>KnightCopy</name>
    <message>
        <source>Matrix of numbers</source>
        <translation>数字矩阵</translation>
    </message>
    <message>
        <source>Coordinates (row, column)</source>
        <translation>坐标（行、列）</translation>
    </message>
    <message>
        <source>Chess notation</source>
        <translation>国际象棋记谱</translation>
    </message>
</context>
<context>
    <name>KnightCount</name>
    <message>
        <source>closed tours</source>
        <translation>闭合路线</translation>
    </message>
    <message>
        <source>open tours</source>
        <translation>开放路线</translation>
    </message>
    <message>
        <source>Not counted: {reason}</source>
        <translation>无法统计：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Passed {passed} of {squares} squares · {number} states</source>
        <translation>
            <numerusform>已处理 {squares} 格中的 {passed} 格 · {number} 个状态</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joining the two sides · {number} states</source>
        <translation>
            <numerusform>正在连接两侧 · {number} 个状态</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} closed tours</source>
        <translation>
            <numerusform>{number} 条闭合路线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} open tours</source>
        <translation>
            <numerusform>{number} 条开放路线</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting {tours}…</source>
        <translation>正在统计{tours}的条数…</translation>
    </message>
    <message>
        <source>{count}; {classes} up to rotation and reflection</source>
        <translation>{count}；旋转或翻转后相同的算作一条，则为 {classes} 条</translation>
    </message>
    <message>
        <source>{count} ({source})</source>
        <translation>{count}（{source}）</translation>
    </message>
    <message>
        <source>{count}; counted in {time}</source>
        <translation>{count}；统计用时 {time}</translation>
    </message>
    <message>
        <source>The count will take about {time} and {memory} of memory.</source>
        <translation>统计条数约需 {time}、{memory} 内存。</translation>
    </message>
    <message>
        <source>This computer has {memory}.</source>
        <translation>这台电脑有 {memory}。</translation>
    </message>
    <message>
        <source>The count would take about {memory} of memory, too much for this computer: choose a smaller or narrower board.</source>
        <translation>统计条数约需 {memory} 内存，这台电脑不够用：请选较小或较窄的棋盘。</translation>
    </message>
    <message>
        <source>The count would take about {memory} of memory, too much for this computer with {built_in}: choose a smaller or narrower board.</source>
        <translation>统计条数约需 {memory} 内存，这台电脑只有 {built_in}，不够用：请选较小或较窄的棋盘。</translation>
    </message>
    <message>
        <source>The count needs more memory: it can resume with up to {allowed} of the {memory} of this computer.</source>
        <translation>统计条数需要更多内存：这台电脑有 {memory}，可改为最多用 {allowed} 继续。</translation>
    </message>
    <message>
        <source>{share} · about {time} left</source>
        <translation>{share} · 约剩 {time}</translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>统计已停止。</translation>
    </message>
    <message>
        <source>The count was stopped at {share}. You can resume it later.</source>
        <translation>统计停在 {share}，以后可以继续。</translation>
    </message>
    <message>
        <source>A count of these tours was stopped at {share}. You can resume it.</source>
        <translation>这些路线的条数上次统计到 {share} 停止，可以继续。</translation>
    </message>
    <message>
        <source>The stopped count was discarded.</source>
        <translation>先前停止的统计已舍弃。</translation>
    </message>
    <message>
        <source>No closed tours</source>
        <translation>没有闭合路线</translation>
    </message>
    <message>
        <source>No open tours</source>
        <translation>没有开放路线</translation>
    </message>
    <message>
        <source>{tours} with {symmetry}</source>
        <translation>{tours}，{symmetry}</translation>
    </message>
    <message>
        <source>{tours} on {board}</source>
        <translation>{tours}（{board}）</translation>
    </message>
    <message>
        <source>{tours} from {start} to {end}</source>
        <translation>{tours}（从 {start} 到 {end}）</translation>
    </message>
    <message>
        <source>{tours} from {start}</source>
        <translation>{tours}（从 {start} 出发）</translation>
    </message>
    <message>
        <source>{tours} ending on {end}</source>
        <translation>{tours}（以 {end} 为终点）</translation>
    </message>
    <message>
        <source>{tours} on the board without {number} squares</source>
        <translation>{tours}，棋盘缺 {number} 格</translation>
    </message>
    <message>
        <source>{tours} on the board without {squares}</source>
        <translation>{tours}，棋盘缺 {squares}</translation>
    </message>
    <message>
        <source>{count}, counting both directions</source>
        <translation>{count}，两个方向分开算</translation>
    </message>
    <message>
        <source>{count}, or {directed} counting both directions</source>
        <translation>{count}，两个方向分开算则为 {directed} 条</translation>
    </message>
</context>
<context>
    <name>KnightGamePanel</name>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>已用提示</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>Redo the undone step</source>
        <translation>重做撤销的一步</translation>
    </message>
    <message>
        <source>Show a step that still leads to a tour; press again to play it</source>
        <translation>提示仍能走遍棋盘的一步；再按一次就替你走</translation>
    </message>
    <message>
        <source>Take the piece off the board and start over</source>
        <translation>把棋子从棋盘上拿开，重新开始</translation>
    </message>
    <message>
        <source>Undo all steps since a tour was possible</source>
        <translation>撤销到还有路线时为止的所有步</translation>
    </message>
    <message>
        <source>Warn when no tour is possible</source>
        <translation>走不完时提醒</translation>
    </message>
    <message>
        <source>Untick to play without warnings</source>
        <translation>不想看提醒就取消勾选</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>最佳用时</translation>
    </message>
    <message>
        <source>Squares visited</source>
        <translation>已走方格</translation>
    </message>
</context>
<context>
    <name>KnightGameSection</name>
    <message>
        <source>Fastest without warnings: {time}</source>
        <translation>无警告最快：{time}</translation>
    </message>
    <message>
        <source>Not yet finished without warnings</source>
        <translation>尚未在无警告的情况下完成</translation>
    </message>
    <message>
        <source>Closed {piece}&apos;s tour!</source>
        <translation>{piece}完成了闭合路线！</translation>
    </message>
    <message>
        <source>{piece}&apos;s tour!</source>
        <translation>{piece}走遍了棋盘！</translation>
    </message>
</context>
<context>
    <name>KnightLegend</name>
    <message>
        <source>not counted yet</source>
        <translation>尚未计数</translation>
    </message>
    <message>
        <source>both ends of a path</source>
        <translation>一段路径的两端</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>现在在这里</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>已访问</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>尚未尝试</translation>
    </message>
    <message>
        <source>onward moves</source>
        <translation>出路数</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>同样少</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>正在计数</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>gone back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>few to many visits</source>
        <translation>访问次数由少到多</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>tried in vain</source>
        <translation>试过，不通</translation>
    </message>
    <message>
        <source>move added</source>
        <translation>加上的一步</translation>
    </message>
    <message>
        <source>move removed</source>
        <translation>去掉的一步</translation>
    </message>
    <message>
        <source>reversed part</source>
        <translation>反转的部分</translation>
    </message>
    <message>
        <source>could be joined</source>
        <translation>也可以连接</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>tile laid</source>
        <translation>刚铺的一块</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已处理</translation>
    </message>
    <message>
        <source>frontier</source>
        <translation>边界</translation>
    </message>
</context>
<context>
    <name>KnightPage</name>
    <message>
        <source>Squares</source>
        <translation>方格</translation>
    </message>
    <message>
        <source>Tour copied as a matrix of numbers and in chess notation</source>
        <translation>已复制路线：数字矩阵与国际象棋记谱</translation>
    </message>
    <message>
        <source>Choose the method, the piece, the edges, and other options</source>
        <translation>选择方法、棋子、边和其他选项</translation>
    </message>
    <message>
        <source>Try it by hand on {size}</source>
        <translation>在 {size} 上手动试试</translation>
    </message>
    <message>
        <source>Move the knight yourself on a small board</source>
        <translation>在小棋盘上自己走马</translation>
    </message>
    <message>
        <source>Visit every square exactly once: click a square to see a tour.</source>
        <translation>每个方格恰好走一次：单击一个方格，看一条路线。</translation>
    </message>
    <message>
        <source>Find a tour from the chosen square</source>
        <translation>从所选方格出发寻找路线</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>寻找</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Find the next tour</source>
        <translation>寻找下一条路线</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Move the piece yourself</source>
        <translation>自己走子</translation>
    </message>
    <message>
        <source>Next riddle</source>
        <translation>下一道谜题</translation>
    </message>
    <message>
        <source>Save this board…</source>
        <translation>保存这个棋盘…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Draw the board</source>
        <translation>绘制棋盘</translation>
    </message>
    <message>
        <source>Draw and erase squares</source>
        <translation>画出或擦去方格</translation>
    </message>
    <message>
        <source>Board saved as “{name}”, but only until you close the program</source>
        <translation>棋盘已保存为“{name}”，关闭程序后不会保留</translation>
    </message>
    <message>
        <source>Board saved as “{name}”</source>
        <translation>棋盘已保存为“{name}”</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>已展开状态数</translation>
    </message>
    <message>
        <source>Squares entered</source>
        <translation>走过格数</translation>
    </message>
</context>
<context>
    <name>KnightSearchChoices</name>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>The tour must end one move from its start</source>
        <translation>路线的终点须走一步就能回到起点</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>闭合路线</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Save board</source>
        <translation>保存棋盘</translation>
    </message>
    <message>
        <source>How the tour is drawn</source>
        <translation>路线的显示方式</translation>
    </message>
    <message>
        <source>Name of the board:</source>
        <translation>棋盘名称：</translation>
    </message>
    <message>
        <source>{what} of the board, {smallest} to {largest}</source>
        <translation>棋盘{what}，{smallest} 至 {largest}</translation>
    </message>
    <message>
        <source>How the path is drawn on the board</source>
        <translation>走过的路径怎样画在棋盘上</translation>
    </message>
    <message>
        <source>Numbers and path</source>
        <translation>数字与路径</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图案</translation>
    </message>
</context>
<context>
    <name>KnightSteps</name>
    <message>
        <source>Square {number} of {squares}</source>
        <translation>第 {number} 格，共 {squares} 格</translation>
    </message>
    <message>
        <source>Tile {number} of {count}</source>
        <translation>第 {number} 块，共 {count} 块</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Attempt {number}</source>
        <translation>第 {number} 次尝试</translation>
    </message>
    <message>
        <source>Visited already: skipped</source>
        <translation>已访问过：跳过</translation>
    </message>
    <message>
        <source>No moves left: back by one square</source>
        <translation>没有出路：退回一格</translation>
    </message>
    <message>
        <source>Started over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>No rotation possible</source>
        <translation>无法旋转</translation>
    </message>
    <message>
        <source>Rotation {number} of at most {limit}</source>
        <translation>第 {number} 次旋转，上限 {limit} 次</translation>
    </message>
    <message>
        <source>Pruned: a free square is out of reach</source>
        <translation>剪枝：有方格再也到不了</translation>
    </message>
    <message>
        <source>Pruned: too many squares with one move</source>
        <translation>剪枝：只剩一条出路的方格太多</translation>
    </message>
    <message>
        <source>Pruned: no square left to end on</source>
        <translation>剪枝：没有方格可作终点</translation>
    </message>
    <message>
        <source>Pruned: the free squares fall apart</source>
        <translation>剪枝：剩余的方格不再连通</translation>
    </message>
    <message>
        <source>Pruned: no path through the free squares</source>
        <translation>剪枝：没有路径能走遍剩余的方格</translation>
    </message>
    <message numerus="yes">
        <source>At most {number} visits to one square</source>
        <translation>
            <numerusform>同一方格最多访问 {number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tour, shuffled by {number} rotations</source>
        <translation>
            <numerusform>已是路线，旋转 {number} 次打乱</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutCombo</name>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Choose a layout, or type its Chinese, pinyin or English name to search</source>
        <translation>选择布局，或输入中文、拼音或英文名称来搜索</translation>
    </message>
</context>
<context>
    <name>LayoutPopup</name>
    <message>
        <source>No layout has that name.</source>
        <translation>没有这个名称的布局。</translation>
    </message>
    <message>
        <source>Name in Chinese, pinyin or English</source>
        <translation>中文、拼音或英文名称</translation>
    </message>
    <message>
        <source>Search for a layout by its Chinese, pinyin or English name</source>
        <translation>按中文、拼音或英文名称搜索布局</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
</context>
<context>
    <name>LayoutTiles</name>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
</context>
<context>
    <name>LayoutWindows</name>
    <message>
        <source>Saved as “{name}”, but only until you close the program.</source>
        <translation>已保存为“{name}”，但只保留到程序关闭为止。</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>已保存为“{name}”。</translation>
    </message>
    <message>
        <source>Saved as “{name}”. The layout that had this name is now under Deleted in the history.</source>
        <translation>已保存为“{name}”。原先使用此名称的布局现在可在历史记录的“已删除”中找到。</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of a layout</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>variant spelling: {name}</source>
        <translation>另一种写法：{name}</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>又名</translation>
    </message>
    <message>
        <source>shortest length not known yet</source>
        <translation>最短步数未知</translation>
    </message>
    <message>
        <source>Recognised as a name: {name}</source>
        <translation>识别为名称：{name}</translation>
    </message>
    <message>
        <source>Recognised as {code}: {name}</source>
        <translation>识别为 {code}：{name}</translation>
    </message>
    <message>
        <source>{title} {code}</source>
        <translation>{title} {code}</translation>
    </message>
    <message>
        <source>Layout copied</source>
        <translation>已复制布局</translation>
    </message>
    <message>
        <source>Layout and its solution copied</source>
        <translation>已复制布局与解法</translation>
    </message>
    <message>
        <source>Puzzle of {date}</source>
        <translation>{date}每日一题</translation>
    </message>
    <message>
        <source>My layout {code}</source>
        <translation>我的布局 {code}</translation>
    </message>
    <message>
        <source>{name}, mirrored</source>
        <translation>{name}（镜像）</translation>
    </message>
    <message>
        <source>also called {name}</source>
        <translation>又名 {name}</translation>
    </message>
    <message>
        <source>My layouts</source>
        <translation>我的布局</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>另有 {number} 种</translation>
    </message>
    <message>
        <source>Hardest of {pieces}</source>
        <translation>{pieces}：最难布局</translation>
    </message>
    <message>
        <source>{number} vertical</source>
        <translation>{number} 竖</translation>
    </message>
    <message>
        <source>{number} horizontal</source>
        <translation>{number} 横</translation>
    </message>
    <message>
        <source>Cao Cao alone</source>
        <translation>只有曹操</translation>
    </message>
    <message>
        <source>Chapters, puzzles of the day, hardest layouts</source>
        <translation>章节、每日一题、最难布局</translation>
    </message>
    <message numerus="yes">
        <source>{number} soldiers</source>
        <translation>
            <numerusform>{number} 卒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>What the marks on the board mean</source>
        <translation>棋盘上各种标记的含义</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Text of the lesson</source>
        <translation>课程的文字</translation>
    </message>
    <message>
        <source>Open a lesson, or press New to begin with one that can be changed.</source>
        <translation>打开一个课程，或按“新建”，从一个可以修改的课程开始。</translation>
    </message>
    <message>
        <source>Begin with a lesson that can be changed</source>
        <translation>从一个可以修改的课程开始</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message>
        <source>Slides of the lesson</source>
        <translation>课程的各页</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Previous lesson</source>
        <translation>上一课</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Save this lesson as a PDF, to print it</source>
        <translation>把这个课程存成 PDF，以便打印</translation>
    </message>
    <message>
        <source>Show this lesson to a class on the whole screen</source>
        <translation>把这个课程全屏放映给全班看</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>课程：{title}</translation>
    </message>
    <message>
        <source>For the &amp;class…</source>
        <translation>给学生(&amp;C)…</translation>
    </message>
    <message>
        <source>With the &amp;notes…</source>
        <translation>附备注(&amp;N)…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Computing what is printed…</source>
        <translation>正在计算要打印的内容…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>第 {number} 课，共 {count} 课</translation>
    </message>
    <message>
        <source>Hand-out…</source>
        <translation>讲义…</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Starting layout</source>
        <translation>起始布局</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>New lesson…</source>
        <translation>新课程…</translation>
    </message>
    <message>
        <source>Write a lesson of your own</source>
        <translation>写一个自己的课程</translation>
    </message>
    <message>
        <source>My lessons…</source>
        <translation>我的课程…</translation>
    </message>
    <message>
        <source>Open and change your lessons</source>
        <translation>打开并修改你的课程</translation>
    </message>
    <message>
        <source>In each lesson you guess first, watch real searches on real boards, and then read the figures.</source>
        <translation>每个课程都先猜，再看真实的搜索在真实的棋盘上进行，然后看数字。</translation>
    </message>
    <message>
        <source>Lessons on search</source>
        <translation>关于搜索的课程</translation>
    </message>
    <message>
        <source>For a class, with notes for the teacher</source>
        <translation>供上课使用，附教师备注</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>我的课程</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>About {minutes} minutes, opened before</source>
        <translation>约 {minutes} 分钟，已打开过</translation>
    </message>
    <message>
        <source>About {minutes} minutes</source>
        <translation>约 {minutes} 分钟</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>再次打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
</context>
<context>
    <name>LevelsPart</name>
    <message>
        <source>My guess: solved at level</source>
        <translation>我猜在第几层解出</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一层</translation>
    </message>
    <message>
        <source>Could there be a shorter solution?</source>
        <translation>会不会有更短的解法？</translation>
    </message>
    <message>
        <source>New positions at each level</source>
        <translation>各层的新局面</translation>
    </message>
    <message>
        <source>Skip to first solution</source>
        <translation>直到第一个解法</translation>
    </message>
    <message>
        <source>Level {depth}: {positions}, {shown} shown</source>
        <translation>第 {depth} 层：{positions}，显示 {shown} 个</translation>
    </message>
    <message>
        <source>Level 0: the start</source>
        <translation>第 0 层：起点</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play all levels</source>
        <translation>逐层播放</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions, none solved</source>
        <translation>
            <numerusform>{number} 个局面，都没有解出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitedSpin</name>
    <message>
        <source>{name}: {least} to {most}. {typed} is beyond that; it stays {value}.</source>
        <translation>{name}：{least} 至 {most}。{typed} 超出范围，仍为 {value}。</translation>
    </message>
    <message>
        <source>{name}: {least} to {most}</source>
        <translation>{name}：{least} 至 {most}</translation>
    </message>
</context>
<context>
    <name>LostMovePart</name>
    <message>
        <source>Both cost the same</source>
        <translation>步数一样</translation>
    </message>
    <message>
        <source>One costs more</source>
        <translation>有一边较多</translation>
    </message>
    <message>
        <source>First path: stored</source>
        <translation>先到的路径：存下</translation>
    </message>
    <message>
        <source>Later path: rejected</source>
        <translation>后到的路径：舍弃</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Huarong Knight</source>
        <translation>华容骑士</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Klotski</source>
        <translation>华容道</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>马踏棋盘</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Distance to the exit</source>
        <translation>离出口的距离</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>离起点的距离</translation>
    </message>
    <message>
        <source>Nearer to the start or to the exit</source>
        <translation>离起点近还是离出口近</translation>
    </message>
    <message>
        <source>Moves to the exit</source>
        <translation>离出口的步数</translation>
    </message>
    <message>
        <source>Moves from the start</source>
        <translation>离起点的步数</translation>
    </message>
    <message>
        <source>Cells to the exit</source>
        <translation>离出口的格数</translation>
    </message>
    <message>
        <source>Cells from the start</source>
        <translation>离起点的格数</translation>
    </message>
    <message>
        <source>Straight slides to the exit</source>
        <translation>离出口的直线步数</translation>
    </message>
    <message>
        <source>Straight slides from the start</source>
        <translation>离起点的直线步数</translation>
    </message>
    <message>
        <source>Solved positions</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Narrow passes</source>
        <translation>隘口</translation>
    </message>
    <message>
        <source>Furthest position</source>
        <translation>最远的局面</translation>
    </message>
    <message>
        <source>My path</source>
        <translation>我的路径</translation>
    </message>
    <message>
        <source>Shortest solution from here</source>
        <translation>从这里出发的最短解</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Nearest exit</source>
        <translation>最近的出口</translation>
    </message>
    <message>
        <source>Position furthest from the exit</source>
        <translation>离出口最远的局面</translation>
    </message>
    <message>
        <source>Position furthest from here</source>
        <translation>离这里最远的局面</translation>
    </message>
    <message>
        <source>Next narrow pass</source>
        <translation>下一个隘口</translation>
    </message>
    <message>
        <source>From here no position is further than {most}, and the average is {mean}.</source>
        <translation>从这里出发，最远的局面要 {most}，平均 {mean}。</translation>
    </message>
    <message>
        <source>A strict game: the map shows neither the exit nor any path.</source>
        <translation>严格游戏：地图不显示出口，也不指路。</translation>
    </message>
    <message>
        <source>No position that can be reached is solved. The colours tell the distance from the start.</source>
        <translation>能到达的局面中没有终局。颜色表示离起点的距离。</translation>
    </message>
    <message>
        <source>Unfolding…</source>
        <translation>正在展开…</translation>
    </message>
    <message>
        <source>Unfolding: round {round} of {rounds}</source>
        <translation>正在展开：第 {round} 轮，共 {rounds} 轮</translation>
    </message>
    <message>
        <source>{steps} to the exit</source>
        <translation>离出口 {steps}</translation>
    </message>
    <message>
        <source>{steps} from the start</source>
        <translation>离起点 {steps}</translation>
    </message>
    <message>
        <source>{steps} from here</source>
        <translation>离这里 {steps}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Shortest path to the position on the map: {steps}. Press {undo} to undo it.</source>
        <translation>到地图上这个局面的最短路径：{steps}。按 {undo} 可整段撤销。</translation>
    </message>
    <message>
        <source>Shortest path back to the start: {steps}. Press {undo} to undo it.</source>
        <translation>回到起点的最短路径：{steps}。按 {undo} 可整段撤销。</translation>
    </message>
    <message>
        <source>Shortest path to the exit: {steps}. Press {undo} to undo it.</source>
        <translation>到出口的最短路径：{steps}。按 {undo} 可整段撤销。</translation>
    </message>
    <message>
        <source>Shortest path to a position furthest from the exit: {steps}. Press {undo} to undo it.</source>
        <translation>到离出口最远的局面的最短路径：{steps}。按 {undo} 可整段撤销。</translation>
    </message>
    <message>
        <source>Shortest path to a position furthest from here: {steps}. Press {undo} to undo it.</source>
        <translation>到离这里最远的局面的最短路径：{steps}。按 {undo} 可整段撤销。</translation>
    </message>
    <message>
        <source>Shortest path to the next narrow pass: {steps}. Press {undo} to undo it.</source>
        <translation>到下一个隘口的最短路径：{steps}。按 {undo} 可整段撤销。</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>你在这里</translation>
    </message>
    <message numerus="yes">
        <source>At most {number} positions, {memory}.</source>
        <translation>
            <numerusform>最多 {number} 个局面，{memory}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions so far…</source>
        <translation>
            <numerusform>已找到 {number} 个局面…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {number} positions are drawn; the figures are of all.</source>
        <translation>
            <numerusform>只画出 {number} 个局面；数字包括全部局面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <source>Map of {name}</source>
        <translation>{name}的地图</translation>
    </message>
    <message>
        <source>{nodes}, {edges}</source>
        <translation>{nodes}、{edges}</translation>
    </message>
    <message>
        <source>One page, A4</source>
        <translation>一页，A4</translation>
    </message>
    <message>
        <source>{size} px</source>
        <translation>{size} 像素</translation>
    </message>
    <message>
        <source>{share} done</source>
        <translation>已完成 {share}</translation>
    </message>
    <message>
        <source>Solution: {steps}</source>
        <translation>解法：{steps}</translation>
    </message>
    <message>
        <source>Nearer to the exit</source>
        <translation>离出口较近</translation>
    </message>
    <message>
        <source>Nearer to the start</source>
        <translation>离起点较近</translation>
    </message>
    <message>
        <source>{steps} from the start</source>
        <translation>距起点 {steps}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>{steps} from the exit</source>
        <translation>离出口 {steps}</translation>
    </message>
    <message numerus="yes">
        <source>{method}: {visited} of {number} positions</source>
        <translation>
            <numerusform>{method}：{number} 个局面中的 {visited} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} edges</source>
        <translation>
            <numerusform>{number} 条边</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExportOptions</name>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Width of the image in pixels</source>
        <translation>图片宽度（像素）</translation>
    </message>
    <message>
        <source>Show each visited position on the board beside the map, and then the solution step by step</source>
        <translation>在地图旁的棋盘上显示访问的局面，然后逐步显示解法</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>显示棋盘</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>How long the search takes in the file</source>
        <translation>文件中搜索播放多久</translation>
    </message>
    <message numerus="yes">
        <source>{number} seconds</source>
        <translation>
            <numerusform>{number} 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapFigures</name>
    <message>
        <source>Figures of the map</source>
        <translation>地图的数字</translation>
    </message>
    <message>
        <source>Edges join positions that are one step apart. Every solution comes through a narrow pass. Without a cut vertex (a position) or a bridge (an edge) the map would fall apart.</source>
        <translation>边连接相差一步的局面。每个解法都会经过隘口。少了割点（一个局面）或桥（一条边），地图就会断成几块。</translation>
    </message>
    <message>
        <source>{steps} from the start to the exit</source>
        <translation>起点离出口 {steps}</translation>
    </message>
    <message>
        <source>{steps} from the furthest position</source>
        <translation>最远的局面 {steps}</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} edges</source>
        <translation>
            <numerusform>{number} 条边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nodes (mirror images as one)</source>
        <translation>
            <numerusform>{number} 个点（左右镜像算一个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved positions</source>
        <translation>
            <numerusform>{number} 个终局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cut vertices</source>
        <translation>
            <numerusform>{number} 个割点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} bridges</source>
        <translation>
            <numerusform>{number} 座桥</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} narrow passes</source>
        <translation>
            <numerusform>{number} 个隘口</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapLegend</name>
    <message>
        <source>What the colours and marks on the map mean</source>
        <translation>地图上颜色和标记的意思</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>Nearer to the exit</source>
        <translation>离出口较近</translation>
    </message>
    <message>
        <source>As far from both</source>
        <translation>一样远</translation>
    </message>
    <message>
        <source>Nearer to the start</source>
        <translation>离起点较近</translation>
    </message>
</context>
<context>
    <name>MapPart</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Guess first; the map will appear here.</source>
        <translation>先猜一猜，地图会显示在这里。</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>棋盘上的局面</translation>
    </message>
    <message>
        <source>A shortest solution</source>
        <translation>一个最短解</translation>
    </message>
    <message>
        <source>The strand</source>
        <translation>细线</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
</context>
<context>
    <name>MapPlace</name>
    <message>
        <source>Preparing the map…</source>
        <translation>正在准备地图…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
</context>
<context>
    <name>MapRemark</name>
    <message>
        <source>About the map</source>
        <translation>关于地图</translation>
    </message>
</context>
<context>
    <name>MapSearches</name>
    <message>
        <source>There is no solution.</source>
        <translation>此布局无解。</translation>
    </message>
    <message>
        <source>Its solution takes {length}.</source>
        <translation>它的解法为 {length}。</translation>
    </message>
    <message>
        <source>Both methods visited equally many positions.</source>
        <translation>两种方法访问的局面一样多。</translation>
    </message>
    <message numerus="yes">
        <source>Running the method: {number} positions so far…</source>
        <translation>
            <numerusform>正在运行此方法：目前 {number} 个局面…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} visited {distinct} of {number} positions, {returns}, in {time}.</source>
        <translation>
            <numerusform>{method}访问了 {number} 个局面中的 {distinct} 个，{returns}，用时 {time}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {number} visits; its best solution takes {length}.</source>
        <translation>
            <numerusform>访问 {number} 次后停止；它最好的解法为 {length}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often visited: {number} times</source>
        <translation>
            <numerusform>访问最多次：{number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {number} visits without a solution.</source>
        <translation>
            <numerusform>访问 {number} 次后停止，尚未找到解法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also visited {number} positions outside the map.</source>
        <translation>
            <numerusform>另外访问了 {number} 个地图以外的局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {number} returns</source>
        <translation>
            <numerusform>重访 {number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} visited {number} positions fewer than {more}.</source>
        <translation>
            <numerusform>{method}比{more}少访问 {number} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} had {number} returns fewer.</source>
        <translation>
            <numerusform>{method}少重访 {number} 次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSection</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Map of all positions</source>
        <translation>所有局面的地图</translation>
    </message>
    <message>
        <source>Show searches on the map</source>
        <translation>显示地图上的搜索</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>About the map</source>
        <translation>关于地图</translation>
    </message>
    <message>
        <source>Distance to all positions</source>
        <translation>到所有局面的距离</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>The map needs more room than there is here.</source>
        <translation>这里的空间不够显示地图。</translation>
    </message>
    <message>
        <source>Open the map in its own window</source>
        <translation>在独立窗口中打开地图</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The map appears here.</source>
        <translation>地图会显示在这里。</translation>
    </message>
    <message>
        <source>No position lies in this direction.</source>
        <translation>这个方向没有局面。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>present position</source>
        <translation>当前局面</translation>
    </message>
    <message>
        <source>furthest position</source>
        <translation>最远的局面</translation>
    </message>
    <message>
        <source>narrow pass at step {number}</source>
        <translation>第 {number} 步的隘口</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message numerus="yes">
        <source>{number} steps from the start</source>
        <translation>
            <numerusform>距起点 {number} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps to the exit</source>
        <translation>
            <numerusform>离出口 {number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapZoom</name>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>显示整张地图</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭这条消息</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs, or choose something smaller, and try again.</source>
        <translation>内存不足。请关闭其他程序，或选小一些，再试一次。</translation>
    </message>
    <message>
        <source>Something in the program failed ({what}). Try again, or make other choices.</source>
        <translation>程序内部出错（{what}）。请重试，或改用其他选项。</translation>
    </message>
    <message>
        <source>character {position} (row {row}, column {column}): 7 is the rest of a piece, but no piece reaches here</source>
        <translation>第 {position} 个字符（第 {row} 行第 {column} 列）：7 表示棋子的其余部分，但没有棋子占到这里</translation>
    </message>
    <message>
        <source>character {position}: the piece {letter} at row {row}, column {column} sticks out of the board</source>
        <translation>第 {position} 个字符：第 {row} 行第 {column} 列的棋子 {letter} 超出了棋盘</translation>
    </message>
    <message>
        <source>character {position}: the board is already full</source>
        <translation>第 {position} 个字符：棋盘已满</translation>
    </message>
    <message>
        <source>characters {position} and {following}: the piece {letter} at row {row}, column {column} sticks out of the board</source>
        <translation>第 {position}、{following} 个字符：第 {row} 行第 {column} 列的棋子 {letter} 超出了棋盘</translation>
    </message>
    <message>
        <source>bits {low} to {high}: the piece {letter} at row {row}, column {column} sticks out of the board</source>
        <translation>第 {low} 至 {high} 位：第 {row} 行第 {column} 列的棋子 {letter} 超出了棋盘</translation>
    </message>
    <message>
        <source>bits {low} to {high}: the board is already full</source>
        <translation>第 {low} 至 {high} 位：棋盘已满</translation>
    </message>
    <message>
        <source>the layout {layout} cannot be reached from {start}</source>
        <translation>从 {start} 无法走到布局 {layout}</translation>
    </message>
    <message>
        <source>you have no permission to read {path}; change its permissions, or choose another file</source>
        <translation>你没有读取 {path} 的权限；请修改文件权限，或选择其他文件</translation>
    </message>
    <message>
        <source>{path} could not be read from its disk; check that the disk is connected, and try again</source>
        <translation>磁盘无法读取 {path}；请检查磁盘是否已连接，再试一次</translation>
    </message>
    <message>
        <source>{where} must be an object in braces</source>
        <translation>{where} 必须是花括号中的对象</translation>
    </message>
    <message>
        <source>{where} must be a list in brackets</source>
        <translation>{where} 必须是方括号中的列表</translation>
    </message>
    <message>
        <source>{where} must be text in quotation marks</source>
        <translation>{where} 必须是引号中的文本</translation>
    </message>
    <message>
        <source>{where} must be a whole number</source>
        <translation>{where} 必须是整数</translation>
    </message>
    <message>
        <source>{where} must be true or false</source>
        <translation>{where} 必须是 true 或 false</translation>
    </message>
    <message>
        <source>{where} must be a square, given as its row and column, such as [0, 3]</source>
        <translation>{where} 必须是一个方格，先行后列，如 [0, 3]</translation>
    </message>
    <message>
        <source>the matrix has {found} at row {row}, column {column}, but its numbers must run from 1 to {greatest}</source>
        <translation>矩阵第 {row} 行第 {column} 列是 {found}，而编号应为 1 至 {greatest}</translation>
    </message>
    <message>
        <source>&quot;count&quot; is &quot;{found}&quot;, but must be &quot;moves&quot;, &quot;cells&quot; or &quot;straight&quot;</source>
        <translation>&quot;count&quot; 的值是 &quot;{found}&quot;，应为 &quot;moves&quot;、&quot;cells&quot; 或 &quot;straight&quot;</translation>
    </message>
    <message>
        <source>there is no layout “{name}”, nor one with a similar name; look for it in the catalogue</source>
        <translation>没有名为“{name}”的布局，也没有相近的名称：请查看布局总览</translation>
    </message>
    <message>
        <source>“{text}” is neither a layout&apos;s name, such as Frog in the Well, nor a layout code, such as 1A9BF0C</source>
        <translation>“{text}”既不是布局名称（如“横刀立马”），也不是编码（如 1A9BF0C）</translation>
    </message>
    <message>
        <source>there is nothing after “{prefix}:”; write the code after the colon</source>
        <translation>“{prefix}:”之后没有内容；请在冒号后面写上编码</translation>
    </message>
    <message>
        <source>“{text}” is not a layout code; a code looks like VAAV/VAAV/VHHV/VSSV/S..S or 1A9BF0C00</source>
        <translation>“{text}”不是布局的编码；编码形如 VAAV/VAAV/VHHV/VSSV/S..S 或 1A9BF0C00</translation>
    </message>
    <message>
        <source>Liu Junsong&apos;s code has 24 digits, but this one has {found}</source>
        <translation>刘峻松程序的编码应有 24 个数字，这里有 {found} 个</translation>
    </message>
    <message>
        <source>bits 22 to 25: Cao Cao&apos;s place in reading order must be 1 to 12, but this is {found}</source>
        <translation>第 22 至 25 位：曹操按阅读顺序应排在第 1 至 12 个，这里却是 {found}</translation>
    </message>
    <message>
        <source>bits 0 to 1: the twelve pieces and empty cells end before row {row}, column {column}, so the board is not full</source>
        <translation>第 0 至 1 位：十二个棋子与空格中的最后一个排在第 {row} 行第 {column} 列之前，棋盘没有填满</translation>
    </message>
    <message>
        <source>no piece has its top left cell at row {row}, column {column}</source>
        <translation>没有左上角在第 {row} 行第 {column} 列的棋子</translation>
    </message>
    <message>
        <source>the piece at row {row}, column {column} cannot slide to row {to_row}, column {to_column}</source>
        <translation>第 {row} 行第 {column} 列的棋子无法滑到第 {to_row} 行第 {to_column} 列</translation>
    </message>
    <message>
        <source>this is not expected here</source>
        <translation>这里不能这样写</translation>
    </message>
    <message>
        <source>Cao Cao cannot reach the exit; all reachable positions searched ({positions})</source>
        <translation>曹操走不到出口：可到达的 {positions} 个局面已全部搜索</translation>
    </message>
    <message>
        <source>“{text}” is not a square: write a letter and a number, such as a1, or row,column, where 0,0 is the top left square</source>
        <translation>“{text}”不是方格：请写字母加数字，如 a1；或写行,列，左上角为 0,0</translation>
    </message>
    <message>
        <source>the board is too wide to count its tours with any amount of memory: choose one with a side of at most {side} squares</source>
        <translation>棋盘太宽，内存再大也算不出路线的条数：请选一边最多 {side} 格的棋盘</translation>
    </message>
    <message>
        <source>there is no file {path}; check its name and its folder</source>
        <translation>没有文件 {path}；请检查文件名和文件夹</translation>
    </message>
    <message>
        <source>{where} lists {found}, but a collection can hold {most} of them at most; make two collections of it</source>
        <translation>{where} 中有 {found} 项，但一个合集最多只能有 {most} 项；请分成两个合集</translation>
    </message>
    <message>
        <source>{where} is empty; give it a name</source>
        <translation>{where} 是空的；请取一个名称</translation>
    </message>
    <message>
        <source>{where} has some characters that are not text; write it again</source>
        <translation>{where} 含有非文字的字符；请重新输入</translation>
    </message>
    <message>
        <source>layout {number}</source>
        <translation>布局 {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>棋盘 {number}</translation>
    </message>
    <message>
        <source>{item} “{name}”</source>
        <translation>{item}“{name}”</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation>{where}：{why}</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file; choose a file in it</source>
        <translation>{path} 是文件夹，不是文件；请选择其中的文件</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a file; choose a file</source>
        <translation>{path} 是管道或设备，不是文件；请选择文件</translation>
    </message>
    <message>
        <source>the name {path} is too long for this system; give the file a shorter name</source>
        <translation>名称 {path} 超过系统允许的长度；请为文件改用较短的名称</translation>
    </message>
    <message>
        <source>the name {path} has a null character in it; check its spelling</source>
        <translation>名称 {path} 中含有空字符；请检查拼写</translation>
    </message>
    <message>
        <source>the links at {path} lead back to themselves; choose the file itself</source>
        <translation>{path} 的链接绕回了自己；请直接选择文件</translation>
    </message>
    <message>
        <source>another program is using {path}; close it there and try again</source>
        <translation>另一个程序正在使用 {path}；请先在那里关闭，再试一次</translation>
    </message>
    <message>
        <source>{path} cannot be read (system error {code}); check that you can open it in another program</source>
        <translation>无法读取 {path}（系统错误 {code}）；请检查其他程序能否打开它</translation>
    </message>
    <message>
        <source>the text has more than {greatest} million characters, the most that can be opened; paste only the layout, board or tour</source>
        <translation>文本超过上限 {greatest} 百万个字符；请只粘贴布局、棋盘或路线</translation>
    </message>
    <message>
        <source>{path} is not a text file (byte {position} is not valid UTF-8); choose a file that this program exported as JSON or text</source>
        <translation>{path} 不是文本文件（第 {position} 个字节不是有效的 UTF-8）；请选择本程序导出的 JSON 文件或文本文件</translation>
    </message>
    <message>
        <source>there is nothing to open: the text is empty; it can be {forms}, or JSON that this program exported</source>
        <translation>没有可打开的内容：文本是空的；可以是{forms}，或本程序导出的 JSON</translation>
    </message>
    <message>
        <source>the text holds no layout, board or tour; it can be {forms}, or JSON that this program exported</source>
        <translation>文本中没有布局、棋盘或路线；可以是{forms}，或本程序导出的 JSON</translation>
    </message>
    <message>
        <source>the JSON text</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid JSON: {what}; correct it, or export the file again</source>
        <translation>第 {line} 行第 {column} 个字符不是有效的 JSON：{what}；请修正，或重新导出文件</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>这里缺少值</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>缺少逗号或右括号</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>a name in quotation marks is missing</source>
        <translation>缺少引号中的键</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>缺少结尾的引号</translation>
    </message>
    <message>
        <source>there is text after the end</source>
        <translation>结尾之后还有文本</translation>
    </message>
    <message>
        <source>a number in the text has too many digits; correct it, or export the file again</source>
        <translation>文本中有一个数的位数过多；请修正，或重新导出文件</translation>
    </message>
    <message>
        <source>the lists in the text are nested too deeply; export the file again</source>
        <translation>文本中的列表嵌套过深；请重新导出文件</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; appears twice; remove one of the two</source>
        <translation>键 &quot;{key}&quot; 出现了两次；请删去其中一个</translation>
    </message>
    <message>
        <source>this JSON text was not made by this program: it lacks &quot;format&quot;: &quot;huarong-knight&quot;; choose a file that this program exported as JSON</source>
        <translation>这段 JSON 不是本程序生成的：缺少 &quot;format&quot;: &quot;huarong-knight&quot;；请选择本程序导出的 JSON 文件</translation>
    </message>
    <message>
        <source>the file has version {found}, but this program reads version {known}; update the program</source>
        <translation>文件版本为 {found}，本程序只能读取版本 {known}；请更新程序</translation>
    </message>
    <message>
        <source>&quot;kind&quot; is &quot;{found}&quot;, but must be {known} or &quot;collection&quot;</source>
        <translation>&quot;kind&quot; 的值是 &quot;{found}&quot;，应为 {known} 或 &quot;collection&quot;</translation>
    </message>
    <message>
        <source>{where} lacks &quot;{key}&quot;; add it, or export the file again</source>
        <translation>{where} 缺少 &quot;{key}&quot;；请补上，或重新导出文件</translation>
    </message>
    <message>
        <source>{where} is too large a number; the largest allowed is {most}</source>
        <translation>{where} 的数字太大，最大为 {most}</translation>
    </message>
    <message>
        <source>a board can have 1 to {greatest} rows and columns, but this one is {rows} × {columns}</source>
        <translation>棋盘的行数与列数须在 1 至 {greatest} 之间，这个却是 {rows} × {columns}</translation>
    </message>
    <message>
        <source>visit {visit}: the square [{row}, {column}] is not on the board</source>
        <translation>第 {visit} 格：方格 [{row}, {column}] 不在棋盘上</translation>
    </message>
    <message>
        <source>the path begins at [{row}, {column}], but &quot;start&quot; is [{to_row}, {to_column}]; make them the same</source>
        <translation>路径的第一格是 [{row}, {column}]，&quot;start&quot; 却是 [{to_row}, {to_column}]；请改成一致</translation>
    </message>
    <message>
        <source>row {row} of the matrix has {found} {found:number|numbers}, but the first row has {expected}; write 0 for a square that is missing</source>
        <translation>矩阵第 {row} 行有 {found} 个数，第一行却有 {expected} 个；缺少的方格请写 0</translation>
    </message>
    <message>
        <source>the number {visit} appears twice in the matrix; number the squares in the order of the tour</source>
        <translation>矩阵中 {visit} 出现了两次；请按路线的顺序给方格编号</translation>
    </message>
    <message>
        <source>step {step}: &quot;{found}&quot; is not a piece; use A, V, H or S</source>
        <translation>第 {step} 步：&quot;{found}&quot; 不是棋子，请用 A、V、H 或 S</translation>
    </message>
    <message>
        <source>step {step}: the path of a step needs at least two cells</source>
        <translation>第 {step} 步：一步的路径至少要有两格</translation>
    </message>
    <message>
        <source>step {step}: no piece {letter} has its top left cell at [{row}, {column}]</source>
        <translation>第 {step} 步：没有左上角在 [{row}, {column}] 的棋子 {letter}</translation>
    </message>
    <message>
        <source>step {step}: [{row}, {column}] is not next to the cell before it</source>
        <translation>第 {step} 步：[{row}, {column}] 与前一格不相邻</translation>
    </message>
    <message>
        <source>step {step}: the piece {letter} does not fit at [{row}, {column}]</source>
        <translation>第 {step} 步：棋子 {letter} 放不进 [{row}, {column}]</translation>
    </message>
    <message>
        <source>step {step}: the piece slides by more than one cell; with &quot;count&quot;: &quot;cells&quot; each cell is a step</source>
        <translation>第 {step} 步：棋子走了不止一格；&quot;count&quot;: &quot;cells&quot; 时每走一格就是一步</translation>
    </message>
    <message>
        <source>step {step}: the piece turns a corner; with &quot;count&quot;: &quot;straight&quot; each straight line is a step</source>
        <translation>第 {step} 步：棋子拐了弯；&quot;count&quot;: &quot;straight&quot; 时每段直线就是一步</translation>
    </message>
    <message>
        <source>there is no method “{name}” for this puzzle; choose one of {known}</source>
        <translation>这个谜题没有“{name}”这种方法；请从 {known} 中选择</translation>
    </message>
    <message>
        <source>line {line}: a lesson begins with “# ” and its title</source>
        <translation>第 {line} 行：课程以“# ”和标题开头</translation>
    </message>
    <message>
        <source>line {line}: a slide begins with “## ” and its title</source>
        <translation>第 {line} 行：一页以“## ”和标题开头</translation>
    </message>
    <message>
        <source>the lesson has no slide: a line of “---”, and then “## ” and a title, begins one</source>
        <translation>这个课程没有任何一页：一行“---”，再加“## ”和标题，就开始一页</translation>
    </message>
    <message>
        <source>line {line}: a lesson has at most {most} slides</source>
        <translation>第 {line} 行：课程最多 {most} 页</translation>
    </message>
    <message>
        <source>line {line}: the block that begins here has no end, a line of “```”</source>
        <translation>第 {line} 行：从这里开始的区块没有结尾，应有一行“```”</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not written as “name: value”</source>
        <translation>第 {line} 行：“{text}”没有写成“名称: 值”</translation>
    </message>
    <message>
        <source>line {line}: “{name}” was given before</source>
        <translation>第 {line} 行：“{name}”前面已经给过</translation>
    </message>
    <message>
        <source>line {line}: there is no part “{kind}”; there are {allowed}</source>
        <translation>第 {line} 行：没有“{kind}”这种部件，可用的有 {allowed}</translation>
    </message>
    <message>
        <source>line {line}: {kind} takes no “{name}”, but {allowed}</source>
        <translation>第 {line} 行：{kind} 不接受“{name}”，只接受 {allowed}</translation>
    </message>
    <message>
        <source>line {line}, {name}: {why}</source>
        <translation>第 {line} 行，{name}：{why}</translation>
    </message>
    <message>
        <source>line {line}: {kind} needs a line “{name}: ”</source>
        <translation>第 {line} 行：{kind} 还需要一行“{name}: ”</translation>
    </message>
    <message>
        <source>“{text}” is none of {allowed}</source>
        <translation>“{text}”不在 {allowed} 之中</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}</source>
        <translation>“{text}”不是 {least} 到 {most} 的整数</translation>
    </message>
    <message>
        <source>“{text}” has more than {most} squares or positions, which is too many here</source>
        <translation>“{text}”超过 {most} 个格子或局面，这里放不下</translation>
    </message>
    <message>
        <source>there is no layout “{name}”; did you mean {nearest}?</source>
        <translation>没有名为“{name}”的布局；你要找的是{nearest}吗？</translation>
    </message>
    <message>
        <source>the collection holds no layout, board or lesson; add one, or export it again</source>
        <translation>合集中没有布局、棋盘或课程；请加入一个，或重新导出</translation>
    </message>
    <message>
        <source>lesson {number}</source>
        <translation>课程 {number}</translation>
    </message>
    <message>
        <source>{path} is larger than {greatest} MB, the most that can be opened; choose a smaller file</source>
        <translation>{path} 超过文件大小上限 {greatest} MB；请选择较小的文件</translation>
    </message>
    <message>
        <source>{number} for {layout}</source>
        <translation>{number}（{layout}）</translation>
    </message>
    <message>
        <source>{number} or {collection} for {layout}</source>
        <translation>{number} 或 {collection}（{layout}）</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>character {position}: “{letter}” is not V, H or S; write 4V1H4S for 4 vertical and 1 horizontal general and 4 soldiers</source>
        <translation>第 {position} 个字符：“{letter}”不是 V、H 或 S；4 个竖将、1 个横将、4 个卒写成 4V1H4S</translation>
    </message>
    <message>
        <source>character {position}: {letter} is there for the second time; write each kind of piece once, as in 4V1H4S</source>
        <translation>第 {position} 个字符：{letter} 出现了两次；每种棋子只写一次，例如 4V1H4S</translation>
    </message>
    <message>
        <source>“{text}” is neither a set of pieces, such as 4V1H4S, nor a layout&apos;s name, such as Frog in the Well, nor a layout code, such as 1A9BF0C</source>
        <translation>“{text}”既不是一组棋子（如 4V1H4S），也不是布局名称（如“横刀立马”）或编码（如 1A9BF0C）</translation>
    </message>
    <message>
        <source>there is nothing to read; type a layout&apos;s name, or a code such as VAAV/VAAV/VHHV/VSSV/S..S</source>
        <translation>没有可读取的内容；请输入布局的名称，或 VAAV/VAAV/VHHV/VSSV/S..S 这样的编码</translation>
    </message>
    <message>
        <source>a layout&apos;s name or code has at most {most} characters, but this is longer; leave out what is not part of it</source>
        <translation>布局的名称或编码最多 {most} 个字符，这里超出了；请去掉多余的内容</translation>
    </message>
    <message>
        <source>“{text}” can be read as different codes; type the one you mean: {readings}</source>
        <translation>“{text}”可以读作多种编码，请输入你要的那一种：{readings}</translation>
    </message>
    <message>
        <source>the code does not tell which generals are horizontal; type the layout you mean: {layouts}</source>
        <translation>这个编码没有说明哪些是横将，请输入你要的布局：{layouts}</translation>
    </message>
    <message>
        <source>character {position}: “{character}” is not a hexadecimal digit (0-9, A-F)</source>
        <translation>第 {position} 个字符：“{character}”不是十六进制数字（0-9、A-F）</translation>
    </message>
    <message>
        <source>character {position}: “{character}” is not a digit (0-9)</source>
        <translation>第 {position} 个字符：“{character}”不是数字（0-9）</translation>
    </message>
    <message>
        <source>character {position}: “{character}” is not used in a ShortCode (1-9 and A-Z without I, L and O)</source>
        <translation>第 {position} 个字符：ShortCode 中不用“{character}”（只用 1-9 和除 I、L、O 外的 A-Z）</translation>
    </message>
    <message>
        <source>a CommonCode has 1 to 9 characters, but this one has {found}</source>
        <translation>CommonCode 应有 1 至 9 个字符，这里有 {found} 个</translation>
    </message>
    <message>
        <source>a RawCode has 15 or 16 hexadecimal digits, but this one has {found}</source>
        <translation>RawCode 应有 15 或 16 个十六进制数字，这里有 {found} 个</translation>
    </message>
    <message>
        <source>a ShortCode has 5 characters, but this one has {found}</source>
        <translation>ShortCode 应有 5 个字符，这里有 {found} 个</translation>
    </message>
    <message>
        <source>the last ShortCode is {last}, but this one would come after it</source>
        <translation>最后一个 ShortCode 是 {last}，这里超出了</translation>
    </message>
    <message>
        <source>a Wei–Lin vector has 10 cells, but this one has {found}</source>
        <translation>魏、林论文的向量应有 10 个格号，这里有 {found} 个</translation>
    </message>
    <message>
        <source>character {position}: “{text}” is not the number of a cell (0 to 19)</source>
        <translation>第 {position} 个字符：“{text}”不是格号（0 至 19）</translation>
    </message>
    <message>
        <source>a 26-bit integer of Lü&apos;s articles is at most {greatest}, but this one is larger</source>
        <translation>吕震宇的文章中，26 位整数最大为 {greatest}，这里超出了</translation>
    </message>
    <message>
        <source>a 60-bit integer of Lü&apos;s articles is at most {greatest}, but this one is larger</source>
        <translation>吕震宇的文章中，60 位整数最大为 {greatest}，这里超出了</translation>
    </message>
    <message>
        <source>bits {low} to {high} (row {row}, column {column}): {found} does not stand for a piece (0 to 4)</source>
        <translation>第 {low} 至 {high} 位（第 {row} 行第 {column} 列）：{found} 不代表任何棋子（0 至 4）</translation>
    </message>
    <message>
        <source>character {position}: the top four bits belong to no cell, so this must be 0</source>
        <translation>第 {position} 个字符：最高四位不属于任何一格，所以必须是 0</translation>
    </message>
    <message>
        <source>character {position} (row {row}, column {column}): {found} does not stand for a piece (0 to 4, and 7)</source>
        <translation>第 {position} 个字符（第 {row} 行第 {column} 列）：{found} 不代表任何棋子（0 至 4，以及 7）</translation>
    </message>
    <message>
        <source>character {position} (row {row}, column {column}): a piece covers this cell, so it must be 7</source>
        <translation>第 {position} 个字符（第 {row} 行第 {column} 列）：有棋子占着这一格，所以必须是 7</translation>
    </message>
    <message>
        <source>characters {position} and {following}: “{text}” is not the number of a cell (01 to 20)</source>
        <translation>第 {position}、{following} 个字符：“{text}”不是格号（01 至 20）</translation>
    </message>
    <message>
        <source>characters {position} and {following}: the general at row {row}, column {column} fits neither horizontally nor vertically</source>
        <translation>第 {position}、{following} 个字符：第 {row} 行第 {column} 列的将横放、竖放都放不下</translation>
    </message>
    <message>
        <source>character {position}: no piece fits at row {row}, column {column}, whichever of the generals are horizontal</source>
        <translation>第 {position} 个字符：无论哪些将横放，第 {row} 行第 {column} 列都放不下棋子</translation>
    </message>
    <message>
        <source>base-20 digit {position}: no piece fits at row {row}, column {column}, whichever of the generals are horizontal</source>
        <translation>二十进制第 {position} 位：无论哪些将横放，第 {row} 行第 {column} 列都放不下棋子</translation>
    </message>
    <message>
        <source>character {position}: the piece {letter} at row {row}, column {column} overlaps another piece</source>
        <translation>第 {position} 个字符：第 {row} 行第 {column} 列的棋子 {letter} 与其他棋子重叠</translation>
    </message>
    <message>
        <source>characters {position} and {following}: the piece {letter} at row {row}, column {column} overlaps another piece</source>
        <translation>第 {position}、{following} 个字符：第 {row} 行第 {column} 列的棋子 {letter} 与其他棋子重叠</translation>
    </message>
    <message>
        <source>characters {position} and {following}: row {row}, column {column} is taken, so it cannot be empty</source>
        <translation>第 {position}、{following} 个字符：第 {row} 行第 {column} 列已有棋子，不能是空格</translation>
    </message>
    <message>
        <source>bits {low} to {high}: the piece {letter} at row {row}, column {column} overlaps another piece</source>
        <translation>第 {low} 至 {high} 位：第 {row} 行第 {column} 列的棋子 {letter} 与其他棋子重叠</translation>
    </message>
    <message>
        <source>the method “{name}” cannot count {metric}; count {known}, or choose another method</source>
        <translation>方法“{name}”不能按 {metric} 计步；请改用 {known}，或换一种方法</translation>
    </message>
    <message>
        <source>a layout has 5 rows joined by “/”, but this has {found}; write it like VAAV/VAAV/VHHV/VSSV/S..S</source>
        <translation>布局应有 5 行，以“/”相连，这里有 {found} 行：请写成 VAAV/VAAV/VHHV/VSSV/S..S 的形式</translation>
    </message>
    <message>
        <source>row {row} has {found} {found:letter|letters} instead of 4: “{text}”</source>
        <translation>第 {row} 行应有 4 个字母，却有 {found} 个：“{text}”</translation>
    </message>
    <message>
        <source>row {row}, column {column}: “{letter}” is not a piece; write A, V, H or S, or “.” for an empty cell</source>
        <translation>第 {row} 行第 {column} 列：“{letter}”不是棋子：请写 A、V、H 或 S，空格写“.”</translation>
    </message>
    <message>
        <source>row {row}, column {column}: the rest of this {letter} is missing at row {other_row}, column {other_column}</source>
        <translation>第 {row} 行第 {column} 列：{letter} 缺少它在第 {other_row} 行第 {other_column} 列的另一部分</translation>
    </message>
    <message>
        <source>row {row}, column {column}: the {letter} that starts here sticks out of the board</source>
        <translation>第 {row} 行第 {column} 列：从这里开始的 {letter} 超出了棋盘</translation>
    </message>
    <message>
        <source>row {row}, column {column}: two pieces overlap here</source>
        <translation>第 {row} 行第 {column} 列：有两枚棋子重叠</translation>
    </message>
    <message>
        <source>Cao Cao (A, the 2 × 2 block) is missing; place him</source>
        <translation>缺少曹操（A，2 × 2 的棋子）：请放上曹操</translation>
    </message>
    <message>
        <source>a layout has one Cao Cao (A, the 2 × 2 block), but this has {found}</source>
        <translation>布局只能有一枚曹操（A，2 × 2 的棋子），这里有 {found} 枚</translation>
    </message>
    <message>
        <source>a layout needs at least 2 empty cells, but this has {found}; remove a piece</source>
        <translation>布局至少要有 2 个空格，这里有 {found} 个：请移除棋子</translation>
    </message>
    <message>
        <source>the search expanded {position} {times} times</source>
        <translation>搜索把 {position} 展开了 {times} 次</translation>
    </message>
    <message>
        <source>the solution takes {found} {found:step|steps}, but the shortest takes {shortest}</source>
        <translation>这个解法要 {found} 步，最短的只要 {shortest} 步</translation>
    </message>
    <message>
        <source>these pieces leave {found} {found:empty cell|empty cells}, but a layout needs at least 2; choose fewer</source>
        <translation>这些棋子只留下 {found} 个空格，而布局至少要有 2 个：请减少棋子</translation>
    </message>
    <message>
        <source>these pieces do not fit on the board together; choose others</source>
        <translation>这些棋子无法同时摆进棋盘：请改选其他棋子</translation>
    </message>
    <message>
        <source>no layout of these pieces has a solution; choose others</source>
        <translation>用这些棋子摆出的布局都没有解：请改选其他棋子</translation>
    </message>
    <message>
        <source>this method needs a layout with exactly 2 empty cells, but this one has {found}; choose another method</source>
        <translation>此方法要求布局恰有 2 个空格，这里有 {found} 个：请换一种方法</translation>
    </message>
    <message>
        <source>this method needs a layout with 5 generals and 2 empty cells, but this one has {pieces} and {found}; choose another method</source>
        <translation>此方法要求布局有 5 枚将和 2 个空格，此布局却有 {pieces} 枚将和 {found} 个空格：请换一种方法</translation>
    </message>
    <message>
        <source>Cao Cao cannot reach the exit; all reachable positions searched ({positions}, mirror images counted once)</source>
        <translation>曹操走不到出口：可到达的 {positions} 个局面已全部搜索（左右镜像只计一次）</translation>
    </message>
    <message>
        <source>there are too many symmetric tours of this board to count them one by one: choose a smaller board</source>
        <translation>这个棋盘的对称路线太多，无法逐条计数：请选较小的棋盘</translation>
    </message>
    <message>
        <source>a tour as rows of numbers or as squares, such as a1-b3-c1</source>
        <translation>以数字矩阵或方格名称写成的路线（例如 a1-b3-c1）</translation>
    </message>
    <message>
        <source>in {steps} {steps:step|steps}, squares are taken away so that just as many parts are left as a tour can visit; it then goes from none of these squares to another, and ends on none of them unless it must; after that, {reason}</source>
        <translation>分 {steps} 步去掉一些方格，每次剩下的部分恰好与路线最多能走到的一样多，所以路线不会从这些方格中的一格直接走到另一格，除非不得已也不以其中任何一格为端点；这样一来，{reason}</translation>
    </message>
    <message>
        <source>on a board of {rows} × {columns} squares every knight&apos;s move from one of the two long edges leads to the middle, which has as many squares, so a closed tour would go to and fro between edges and middle; it goes to and fro between dark and light as well, so the edges would have squares of one colour only (Schwenk, 1991)</source>
        <translation>在 {rows} × {columns} 的棋盘上，从长边上的方格出发，每一步都走到中间的方格，两边的格数又一样多，所以闭合路线只能在长边与中间来回交替；它也在深色与浅色之间来回交替，这样长边上便只会有一种颜色的方格（Schwenk，1991 年）</translation>
    </message>
    <message>
        <source>chose Warnsdorff&apos;s rule, which finds a tour with a free end at once on nearly every board</source>
        <translation>选用沃恩斯多夫（Warnsdorff）法则：不限终点时，几乎在任何棋盘上都能立刻找到路线</translation>
    </message>
    <message>
        <source>chose complete search ({squares} {squares:square|squares}: as fast as any method, and it can prove that there is no tour), with random rotations when it gets stuck</source>
        <translation>先用穷举搜索（{squares} 格：不比别的方法慢，又能证明没有路线）；受阻时改用随机旋转</translation>
    </message>
    <message>
        <source>takes turns between random rotations, which find a tour on {squares} squares sooner, and complete search, which alone can prove that there is none</source>
        <translation>随机旋转与穷举搜索轮流进行：{squares} 格时前者找得更快，而只有后者能证明没有路线</translation>
    </message>
    <message>
        <source>chose random rotations, because {squares} squares are too many to prove anything about; if there is no tour, the search runs until you stop it</source>
        <translation>选用随机旋转：{squares} 格过多，无从证明；若路线不存在，搜索不会自行结束，请手动停止</translation>
    </message>
    <message>
        <source>chose random rotations, because the tiles give only one tour</source>
        <translation>选用随机旋转：分块拼接只能给出一条路线</translation>
    </message>
    <message>
        <source>a board needs at least 1 row and 1 column, but this one is {rows} × {columns}</source>
        <translation>棋盘至少要有 1 行 1 列，这里是 {rows} × {columns}</translation>
    </message>
    <message>
        <source>the layout {layout} has other pieces</source>
        <translation>布局 {layout} 的棋子不同</translation>
    </message>
    <message>
        <source>no steps lead from {start} to {layout} and from there to the exit</source>
        <translation>从 {start} 出发，无法经过 {layout} 走到出口</translation>
    </message>
    <message>
        <source>the name or a code of a layout</source>
        <translation>布局的名称或编码</translation>
    </message>
    <message>
        <source>no {letter} begins at row {row}, column {column} of {layout}</source>
        <translation>{layout} 的第 {row} 行第 {column} 列没有从这里开始的 {letter}</translation>
    </message>
    <message>
        <source>number {number} in the list that was returned is not a position: {why}</source>
        <translation>返回的列表中第 {number} 项不是局面：{why}</translation>
    </message>
    <message>
        <source>the list begins with {found}, but the start is {start}</source>
        <translation>答案从 {found} 开始，起点却是 {start}</translation>
    </message>
    <message>
        <source>step {step}: from {before} to {after} {pieces} {pieces:piece changes|pieces change}, but one has to move</source>
        <translation>第 {step} 步：从 {before} 到 {after} 有 {pieces} 个棋子改变，而每步应移动一个棋子</translation>
    </message>
    <message>
        <source>step {step}: the piece cannot slide so far from {before} to {after} in one step, counting {count}</source>
        <translation>第 {step} 步：按 {count} 计步，从 {before} 到 {after}，棋子一步滑不了这么远</translation>
    </message>
    <message>
        <source>the list ends with {position}, where Cao Cao is not at the exit</source>
        <translation>答案以 {position} 结束，但曹操不在出口</translation>
    </message>
    <message>
        <source>“{text}” is not a board size: write rows x columns, such as {example}</source>
        <translation>“{text}”不是棋盘大小：请写行数 x 列数，如 {example}</translation>
    </message>
    <message>
        <source>the square {square} is missing from the board: choose another</source>
        <translation>方格 {square} 已从棋盘上移除：请另选一格</translation>
    </message>
    <message>
        <source>every square of the board is missing: leave at least one</source>
        <translation>棋盘上的方格已全部移除：请至少留下一格</translation>
    </message>
    <message>
        <source>{path} holds no stopped count; choose another file, or start anew without it</source>
        <translation>{path} 里没有可以继续的计数；请选别的文件，或不用文件重新开始</translation>
    </message>
    <message>
        <source>the count in {path} is damaged and cannot be resumed; delete the file to start anew</source>
        <translation>{path} 里的计数已损坏，无法继续；请删除文件后重新开始</translation>
    </message>
    <message>
        <source>after {passed} of {squares} squares the count would take more than {allowed} of memory: allow more, or choose a smaller or narrower board</source>
        <translation>处理了 {squares} 格中的 {passed} 格，再算下去需要超过 {allowed} 内存：请允许更多，或选较小或较窄的棋盘</translation>
    </message>
    <message>
        <source>counting these tours would take about {needed} of memory, more than the {allowed} allowed: allow more, or choose a smaller or narrower board</source>
        <translation>统计这些路线的条数约需 {needed} 内存，超过允许的 {allowed}：请允许更多，或选较小或较窄的棋盘</translation>
    </message>
    <message>
        <source>B. D. McKay, Knight&apos;s tours of an 8 × 8 chessboard, 1997</source>
        <translation>B. D. McKay，Knight&apos;s tours of an 8 × 8 chessboard，1997 年</translation>
    </message>
    <message>
        <source>G. Stertenbrink: sequence A165134 of the On-Line Encyclopedia of Integer Sequences</source>
        <translation>G. Stertenbrink：在线整数数列百科全书（OEIS）数列 A165134</translation>
    </message>
    <message>
        <source>the size of a board</source>
        <translation>棋盘的大小</translation>
    </message>
    <message>
        <source>a tour of more than one square cannot start and end on the same square, {square}</source>
        <translation>多于一格的路线，起点和终点不能同在 {square}</translation>
    </message>
    <message>
        <source>a closed tour needs more than one square</source>
        <translation>闭合路线须多于一格</translation>
    </message>
    <message>
        <source>one colour has one square more than the other, so every tour starts and ends on that colour, but {square} has the other</source>
        <translation>有一种颜色多一格，路线的起点和终点都须是这种颜色，而 {square} 是另一种颜色</translation>
    </message>
    <message>
        <source>there are equally many dark and light squares, so a tour that starts on one colour ends on the other, but {square} and {other} have the same colour</source>
        <translation>深浅两色的方格数相等，路线的起点和终点必不同色，而 {square} 与 {other} 同色</translation>
    </message>
    <message>
        <source>without {square} the other squares fall into {parts} parts, but a tour, which visits it only once, can visit only {allowed} of them</source>
        <translation>去掉 {square} 后，其余方格分成 {parts} 个部分，而路线只经过该格一次，最多只能走到其中 {allowed} 个部分</translation>
    </message>
    <message>
        <source>without the {removed} squares {squares} the others fall into {parts} parts, but a tour, which visits each of the {removed} only once, can visit only {allowed} of the parts</source>
        <translation>去掉 {squares} 这 {removed} 格后，其余方格分成 {parts} 个部分，而路线经过这 {removed} 格各一次，最多只能走到其中 {allowed} 个部分</translation>
    </message>
    <message>
        <source>without {squares} the other squares fall into {parts} parts, but a tour with {ends} {ends:end|ends} there can visit only {allowed} of the parts</source>
        <translation>去掉 {squares} 后，其余方格分成 {parts} 个部分，而路线有 {ends} 个端点在去掉的方格上，最多只能走到其中 {allowed} 个部分</translation>
    </message>
    <message>
        <source>the squares fall into {parts} parts, and no move is left that leads from one part to another</source>
        <translation>方格分成 {parts} 个部分，剩下的走法没有一步能从一个部分走到另一个部分</translation>
    </message>
    <message>
        <source>no square is left on which the tour could end</source>
        <translation>没有一格可以作路线的端点</translation>
    </message>
    <message>
        <source>a knight cannot move at all on a board of {rows} × {columns}</source>
        <translation>在 {rows} × {columns} 的棋盘上，马一步也走不了</translation>
    </message>
    <message>
        <source>a board two squares wide falls into chains of squares, and no knight&apos;s move leads from one chain to another; this one is {rows} × {columns}</source>
        <translation>两格宽的棋盘会分成几条互不相通的链，马无法从一条走到另一条；这里是 {rows} × {columns}</translation>
    </message>
    <message>
        <source>every knight&apos;s move changes colour and a closed tour returns to its start, so it needs an even number of squares; a board of {rows} × {columns} has {squares}</source>
        <translation>马每走一步都换色，闭合路线又要回到起点，所以格数须为偶数；{rows} × {columns} 的棋盘有 {squares} 格</translation>
    </message>
    <message>
        <source>a board of {rows} × {columns} squares has no closed tour (Schwenk, 1991): {reason}</source>
        <translation>{rows} × {columns} 的棋盘没有闭合路线（Schwenk，1991 年）：{reason}</translation>
    </message>
    <message>
        <source>no tour of a board of {rows} × {columns} squares starts or ends on {square}: {reason}</source>
        <translation>{rows} × {columns} 的棋盘没有以 {square} 为起点或终点的路线：{reason}</translation>
    </message>
    <message>
        <source>the tour visits {visited} of {squares} squares; it misses {square}</source>
        <translation>路线只走了 {squares} 格中的 {visited} 格，没有走到 {square}</translation>
    </message>
    <message>
        <source>the tour ends on {found}, but the end is {wanted}</source>
        <translation>路线的最后一格是 {found}，终点却是 {wanted}</translation>
    </message>
    <message>
        <source>there is no tour, however long one tries</source>
        <translation>再怎么试也没有路线</translation>
    </message>
    <message>
        <source>the squares with the fewest knight&apos;s moves have {fewest}, and a tour needs no more</source>
        <translation>可走的步最少的方格有 {fewest} 步，路线并不需要更多</translation>
    </message>
    <message>
        <source>that does not hold on this board</source>
        <translation>这一点在这个棋盘上不成立</translation>
    </message>
    <message>
        <source>first listed the tours, {tours} in all, and draws one of them at random each time</source>
        <translation>先列出全部路线，共 {tours} 条，每次从中随机抽取一条</translation>
    </message>
    <message>
        <source>tiles cover whole boards only, and this one lacks {missing} {missing:square|squares}: choose a whole board, or another method such as Automatic</source>
        <translation>分块拼接只适用于完整的棋盘，这里缺了 {missing} 格：请选完整的棋盘，或改用“自动”等其他方法</translation>
    </message>
    <message>
        <source>the tiles decide where the tour ends: choose no end, or another method such as Automatic</source>
        <translation>分块拼接的终点由拼块决定：请不要指定终点，或改用“自动”等其他方法</translation>
    </message>
    <message>
        <source>tiles cover boards from 5 × 5 on, and of 3 × 10, 3 × 12 and so on; this one is {rows} × {columns}: choose one of those, or another method such as Automatic</source>
        <translation>分块拼接适用于 5 × 5 以上以及 3 × 10、3 × 12 等的棋盘，这里是 {rows} × {columns}：请选这样的棋盘，或改用“自动”等其他方法</translation>
    </message>
    <message>
        <source>the tiles give only one tour for each board and start; choose another method to find more</source>
        <translation>对同一棋盘与起点，分块拼接只能给出这一条路线；换一种方法可找到其他路线</translation>
    </message>
    <message>
        <source>the search is complete and found none ({entered} {squares:square|squares} entered)</source>
        <translation>搜索已穷尽，没有找到路线（进入了 {entered} 个方格）</translation>
    </message>
    <message>
        <source>{tours} tours of {squares} squares would take more than {allowed} GB of memory: ask for at most {most}</source>
        <translation>{tours} 条 {squares} 格的路线需要超过 {allowed} GB 内存：请最多要求 {most} 条</translation>
    </message>
    <message>
        <source>the tour visits {visited} of the {squares} {squares:square|squares} of the board</source>
        <translation>棋盘有 {squares} 个方格，这条路线只走了 {visited} 个</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule led into a dead end {tries} {tries:time|times}; complete search takes over</source>
        <translation>Warnsdorff 法则走入死路 {tries} 次，改由穷举搜索接手</translation>
    </message>
    <message>
        <source>“{value}” of type {type} is not {wanted}</source>
        <translation>“{value}”的类型是 {type}，不是{wanted}</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is not Python ({why})</source>
        <translation>{file} 第 {line} 行：不是 Python 语句（{why}）</translation>
    </message>
    <message>
        <source>{file} has no function “search” that takes one argument: write “def search(problem):”</source>
        <translation>{file} 中没有只接受一个参数的函数“search”：请写“def search(problem):”</translation>
    </message>
    <message>
        <source>{file}: the search returned {value}; it must return a list from the start to the end, or None</source>
        <translation>{file}：搜索返回了 {value}；应返回从起点到终点的列表，或 None</translation>
    </message>
    <message>
        <source>number {number} in the list that was returned, {value}, is not of this problem</source>
        <translation>返回的列表中第 {number} 项 {value} 不属于本题</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}：{what}</translation>
    </message>
    <message>
        <source>{where}: the search ended its own program; a search that gives up returns None</source>
        <translation>{where}：搜索结束了自己的程序；若要放弃，请返回 None</translation>
    </message>
    <message>
        <source>{where}: the search asks for input, but nobody can type it</source>
        <translation>{where}：搜索要求输入，但无人可以回答</translation>
    </message>
    <message>
        <source>{where}: the search was stopped, because it took more than {megabytes} MB of memory</source>
        <translation>{where}：搜索占用的内存超过 {megabytes} MB，已停止</translation>
    </message>
    <message>
        <source>{where}: the search was stopped after {seconds} s, its limit</source>
        <translation>{where}：搜索已到时限 {seconds} 秒，已停止</translation>
    </message>
    <message>
        <source>{where}: Python itself crashed ({what})</source>
        <translation>{where}：Python 自身崩溃（{what}）</translation>
    </message>
    <message>
        <source>{where}: the search ended its own process, without a result</source>
        <translation>{where}：搜索没有给出答案就结束了自己的进程</translation>
    </message>
    <message>
        <source>{where}: the search returned None, so it gave up</source>
        <translation>{where}：搜索返回 None，即已放弃</translation>
    </message>
    <message>
        <source>a search of your own gives one result</source>
        <translation>自己写的搜索只给出一个答案</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file} 第 {line} 行</translation>
    </message>
    <message>
        <source>{number} µs</source>
        <translation>{number} 微秒</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>{file} is not a backup of this program; choose a file that was made with “Back up”</source>
        <translation>{file} 不是本程序的备份；请选择用“备份”创建的文件</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete, so nothing of it was restored; copy it again from where it came from, or choose another backup</source>
        <translation>{file} 已损坏或不完整，因此没有还原任何内容；请从原处重新复制，或选择其他备份</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of this program; update the program, then restore it</source>
        <translation>{file} 是由本程序的较新版本创建的；请先更新程序，再还原</translation>
    </message>
    <message>
        <source>{file} is larger than {greatest} MB, the most that can be restored; choose a backup of this program</source>
        <translation>{file} 超过 {greatest} MB，这是可还原的上限；请选择本程序的备份</translation>
    </message>
    <message>
        <source>nothing can be restored now, because nothing that is saved would last until the next start: make the folder {folder} writable, then restart the program</source>
        <translation>现在无法还原，因为保存的内容无法保留到下次启动：请将文件夹 {folder} 设为可写，再重新启动程序</translation>
    </message>
    <message>
        <source>the automatic backup has failed {number} times in a row: {why}</source>
        <translation>自动备份已连续失败 {number} 次：{why}</translation>
    </message>
    <message>
        <source>a count of these tours was stopped, but its file cannot be used: the file will be renamed, and the count will start anew</source>
        <translation>这些路线的条数上次没有统计完，但文件无法使用：该文件将改名，并从头统计</translation>
    </message>
    <message>
        <source>the file of the stopped count could not be used: it was renamed to {name} in {folder}, and the count started anew</source>
        <translation>先前停止的统计无法使用其文件：该文件已改名为 {name}，留在 {folder} 中，现在从头统计</translation>
    </message>
    <message>
        <source>a file of another program was in the place of the data file: it was renamed to {name} in {folder}, and a new data file was made; move the other program&apos;s file to another folder</source>
        <translation>数据文件的位置上是其他程序的文件：已改名为 {name}，留在 {folder} 中，并新建了数据文件；请将该文件移到其他文件夹</translation>
    </message>
    <message>
        <source>something other than a file was in the place of the data file: it was renamed to {name} in {folder}, and a new data file was made; move it to another folder if you need it</source>
        <translation>数据文件的位置上不是文件：已将它改名为 {name}，留在 {folder} 中，并新建了数据文件；如有需要，请将它移到其他文件夹</translation>
    </message>
    <message>
        <source>the disk is full, so what you play and find now will be lost when you close the program: free some space, then restart the program</source>
        <translation>磁盘已满，本次玩过和找到的内容会在关闭程序后丢失：请先腾出空间，再重新启动程序</translation>
    </message>
    <message>
        <source>the data file was written by a newer version of this program and was left unchanged, so what you play and find now will be lost when you close the program: update the program</source>
        <translation>数据文件由本程序的较新版本写成，未作改动，因此本次玩过和找到的内容会在关闭程序后丢失：请更新程序</translation>
    </message>
    <message>
        <source>the program was started without your saved data, which was left unchanged, so what you play and find now will be lost when you close the program: restart it to try again with your data</source>
        <translation>程序启动时没有读取已保存的数据，那些数据未作改动，因此本次玩过和找到的内容会在关闭程序后丢失：请重新启动程序，再试着读取数据</translation>
    </message>
    <message>
        <source>the data file was moved or deleted while the program was open; the program wrote it again, and nothing is lost</source>
        <translation>程序运行期间，数据文件被移走或删除；程序已重新写入，内容完整</translation>
    </message>
    <message>
        <source>another file replaced the data file while the program was open and was left unchanged, so what you play and find now will be lost when you close the program: restart the program to use that file</source>
        <translation>程序运行期间，数据文件被另一个文件替换，该文件未作改动，因此本次玩过和找到的内容会在关闭程序后丢失：请重新启动程序，以使用该文件</translation>
    </message>
    <message>
        <source>the data file was moved or deleted while the program was open and cannot be written again, so what you play and find now will be lost when you close the program: make {folder} writable, and the program will write the file again the next time it saves something</source>
        <translation>程序运行期间，数据文件被移走或删除，而且无法重新写入，因此本次玩过和找到的内容会在关闭程序后丢失：请开放 {folder} 的写入权限，程序下次保存时会重新写入数据文件</translation>
    </message>
    <message>
        <source>this record is no longer in the data file; another window or program may have deleted it: choose another record</source>
        <translation>数据文件中已没有这条记录，可能已被其他窗口或程序删除：请选择其他记录</translation>
    </message>
    <message>
        <source>“{text}” is not a date: write year, month and day, such as 2026-11-23</source>
        <translation>“{text}”不是日期：请写年、月、日，如 2026-11-23</translation>
    </message>
    <message>
        <source>these arguments are not valid ({what}); huarong-knight --help lists what can be given</source>
        <translation>无法理解这些参数（{what}）；可用的参数请见 huarong-knight --help</translation>
    </message>
    <message>
        <source>the settings file {path} could not be read and was left unchanged, so your choices last only until you close the program: check the disk, then restart the program</source>
        <translation>无法读取设置文件 {path}，该文件未作改动，现在的选择在程序关闭后就会失效：请检查磁盘，再重新启动程序</translation>
    </message>
    <message>
        <source>Qt needs the system {count:library|libraries} {libraries}, which {count:is|are} missing; install {count:it|them} with the package manager of your system</source>
        <translation>这里缺少 Qt 需要的系统库 {libraries}；请用系统的软件包管理工具安装</translation>
    </message>
    <message>
        <source>the window could not be opened ({what}); if this happens again, reinstall the program</source>
        <translation>无法打开窗口（{what}）；如果再次发生，请重新安装程序</translation>
    </message>
    <message>
        <source>the disk is full, so this was not saved: free some space; what was saved before is safe</source>
        <translation>磁盘已满，未能保存：请腾出空间；此前保存的内容完好</translation>
    </message>
    <message>
        <source>{where} has {found} {found:character|characters}, but can have {most} at most; shorten it</source>
        <translation>{where} 有 {found} 个字符，但最多只能有 {most} 个；请缩短</translation>
    </message>
    <message>
        <source>{where} lists {found} squares, but at most {most} can be read from a file</source>
        <translation>{where} 列出了 {found} 个方格，而文件最多只能读取 {most} 个</translation>
    </message>
    <message>
        <source>“{name}” is the name of {found} layouts; after the name, add {choices}</source>
        <translation>有 {found} 个布局都叫“{name}”，请在名称后面加上 {choices}</translation>
    </message>
    <message>
        <source>there is no layout “{name}{choice}”; after the name you can add {choices}</source>
        <translation>没有“{name}{choice}”这个布局；名称后面可以加 {choices}</translation>
    </message>
    <message>
        <source>chose tiles, which cover a whole board of {rows} × {columns} squares in linear time</source>
        <translation>选用分块拼接：{rows} × {columns} 的完整棋盘可在线性时间内铺成</translation>
    </message>
    <message>
        <source>the square {square} is not on the {rows} × {columns} board: choose one from {first} to {last}</source>
        <translation>方格 {square} 不在 {rows} × {columns} 的棋盘上：请选 {first} 至 {last} 之间的方格</translation>
    </message>
    <message>
        <source>the count in {path} was begun by another version of the program; delete the file to start anew</source>
        <translation>{path} 里的计数是由另一版本的程序开始的；请删除文件后重新开始</translation>
    </message>
    <message>
        <source>{path} holds a count of other tours; choose another file, or ask for the same tours again</source>
        <translation>{path} 里是另一些路线的计数；请选别的文件，或再次要求同样的路线</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>无法读取 {path}：{why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>无法写入 {path}：{why}</translation>
    </message>
    <message>
        <source>there are too many tours with a given start or end to count on a board of {rows} × {columns} squares: clear the start and the end to see the number of all tours, which is known</source>
        <translation>{rows} × {columns} 的棋盘上，指定起点或终点的路线太多，算不出条数：请清除起点与终点，全部路线的条数是已知的</translation>
    </message>
    <message>
        <source>a closed tour from {square} cannot end on {other}: no move leads from there to its start</source>
        <translation>从 {square} 出发的闭合路线不能以 {other} 为终点：从那里一步走不到起点</translation>
    </message>
    <message>
        <source>every move changes colour, so the two colours need equally many squares, or one of them one more; here {dark} {dark:is|are} dark and {light} light</source>
        <translation>每走一步都换色，所以两种颜色的方格数须相等或只差一格；这里深色 {dark} 格、浅色 {light} 格</translation>
    </message>
    <message>
        <source>no move leads to a square of another colour, but the board has {dark} dark and {light} light {light:square|squares}</source>
        <translation>没有任何一步能走到另一种颜色的方格，而棋盘上深色有 {dark} 格、浅色有 {light} 格</translation>
    </message>
    <message>
        <source>every move changes colour and a closed tour returns to its start, so the two colours need equally many squares; here {dark} {dark:is|are} dark and {light} light</source>
        <translation>每走一步都换色，闭合路线又要回到起点，所以两种颜色的方格数须相等；这里深色 {dark} 格、浅色 {light} 格</translation>
    </message>
    <message>
        <source>no move leads to {square}</source>
        <translation>没有任何一步能走到 {square}</translation>
    </message>
    <message>
        <source>a square with only one move, such as {square}, can only be an end of a tour; there {found:is|are} {found} such {found:square|squares} for {allowed} free {allowed:end|ends}</source>
        <translation>只有一步可走的方格（如 {square}）只能作路线的起点或终点；这样的方格有 {found} 个，而尚未指定的端点只有 {allowed} 个</translation>
    </message>
    <message>
        <source>one colour has one square more than the other, so every tour starts and ends on that colour; {square}, with only one move, would have to be an end too, but has the other colour</source>
        <translation>有一种颜色多一格，路线的起点和终点都须是这种颜色；{square} 只有一步可走，也只能作端点，却是另一种颜色</translation>
    </message>
    <message>
        <source>there are equally many dark and light squares, so a tour that starts on one colour ends on the other, but {square} and {other}, which would have to be its ends, have the same colour: a square with only one move can only be an end</source>
        <translation>深浅两色的方格数相等，路线的起点和终点必不同色，而只能作两个端点的 {square} 与 {other} 同色：只有一步可走的方格只能作端点</translation>
    </message>
    <message>
        <source>{square} has only one move, but a closed tour enters and leaves every square</source>
        <translation>{square} 只有一步可走，而闭合路线对每一格都要有进有出</translation>
    </message>
    <message>
        <source>the squares fall into {parts} parts, and no move leads from one part to another</source>
        <translation>方格分成互不相通的 {parts} 个部分，棋子无法从一个部分走到另一个部分</translation>
    </message>
    <message>
        <source>a square with only two moves, such as {square}, needs both of them unless the tour ends there; such moves close {loops} separate loops, and a tour can open only {allowed} of them</source>
        <translation>只有两种走法的方格（如 {square}）两种都得走，除非路线以它为一端；这些必走的步自成 {loops} 个互不相连的圈，而一条路线最多只能打开其中 {allowed} 个</translation>
    </message>
    <message>
        <source>a square with only two moves, such as {square}, needs both of them in a closed tour, but such moves close a loop before every square is visited</source>
        <translation>只有两种走法的方格（如 {square}）在闭合路线中两种都得走，但这些必走的步还没走遍所有方格就已自成一圈</translation>
    </message>
    <message>
        <source>every move leads from one of two halves of the board to the other, so a tour goes to and fro between them; they have {one} and {other} {other:square|squares}, which does not allow such a tour</source>
        <translation>棋盘可以分成两半，每一步都从一半走到另一半，所以路线在两半之间来回交替；两半分别有 {one} 格和 {other} 格，不可能有这样的路线</translation>
    </message>
    <message>
        <source>on a board of {rows} × {columns} squares every tour starts and ends on a long edge, and {square} is not on one: no knight&apos;s move leads from edge to edge, so a tour with an end in the middle would alternate between edge and middle, and the edges would have squares of one colour only</source>
        <translation>在 {rows} × {columns} 的棋盘上，路线的起点和终点都在长边上，而 {square} 不在：长边上的方格之间一步走不到，若有一端不在长边，路线就得在长边与中间交替，这样长边上便只会走到一种颜色的方格</translation>
    </message>
    <message>
        <source>“{text}” is not a piece: write one of {names}, or leaps such as 1,4 or 0,1+1,2</source>
        <translation>“{text}”不是棋子：请输入 {names} 之一，或跳法，例如 1,4 或 0,1+1,2</translation>
    </message>
    <message>
        <source>a leap of {leap} leads nowhere on a board: choose numbers up to {most} that are not both 0</source>
        <translation>跳法 {leap} 在棋盘上无处可走：请选不超过 {most}、不全为 0 的数</translation>
    </message>
    <message>
        <source>“{text}” does not say which edges are joined: write {names}</source>
        <translation>“{text}”不是边的连接方式：请输入 {names} 之一</translation>
    </message>
    <message>
        <source>this piece has {moves} {moves:move|moves}; choose one with 1 to {most}</source>
        <translation>这个棋子有 {moves} 种走法；请选有 1 到 {most} 种走法的棋子</translation>
    </message>
    <message>
        <source>{square} has already been visited</source>
        <translation>{square} 已经走过</translation>
    </message>
    <message>
        <source>no move leads from {square} to {other}</source>
        <translation>棋子无法从 {square} 一步走到 {other}</translation>
    </message>
    <message>
        <source>the tiles are tours of a knight on a board whose edges are not joined: choose that, or another method such as Automatic</source>
        <translation>拼接所用的小路线是马在边不相连的棋盘上的路线：请选这样的棋盘和马，或选“自动”等其他方法</translation>
    </message>
    <message>
        <source>this method knows no joined edges: choose a board without them, or another method such as Automatic</source>
        <translation>这种方法不适用于边相连的棋盘：请选边不相连的棋盘，或选“自动”等其他方法</translation>
    </message>
    <message>
        <source>this method knows pieces of up to {most} moves, and this one has {moves}: choose another piece, or another method such as Automatic</source>
        <translation>这种方法只适用于最多 {most} 种走法的棋子，而这个棋子有 {moves} 种：请选其他棋子，或选“自动”等其他方法</translation>
    </message>
    <message>
        <source>this method does not look for symmetric tours: choose Automatic</source>
        <translation>这种方法不找对称路线：请选“自动”</translation>
    </message>
    <message>
        <source>symmetric tours are looked for on boards of up to {most} squares, of pieces of up to {moves} moves: choose another board or another piece</source>
        <translation>对称路线只在不超过 {most} 格的棋盘上找，棋子最多 {moves} 种走法：请选其他棋盘或其他棋子</translation>
    </message>
    <message>
        <source>there {dark:is|are} {dark} dark and {light} light {light:square|squares}, as a tour may have</source>
        <translation>深色方格 {dark} 个，浅色方格 {light} 个，并不妨碍路线</translation>
    </message>
    <message>
        <source>first listed {tours} {tours:tour|tours}; since there are more, it finds them by rotations</source>
        <translation>先列出 {tours} 条路线；因为还有更多，便以旋转查找</translation>
    </message>
    <message>
        <source>the board itself does not stay the same when it is turned in this way</source>
        <translation>棋盘本身这样旋转后就不再是原来的样子</translation>
    </message>
    <message>
        <source>searches through the {orbits} groups of squares that the turn leads to each other</source>
        <translation>把旋转后互相重合的方格归为一组，在这 {orbits} 组方格中搜索</translation>
    </message>
    <message>
        <source>symmetric tours are closed ones without a given end: ask for closed tours, and for no end</source>
        <translation>对称路线是不指定终点的闭合路线：请选闭合路线，不要指定终点</translation>
    </message>
    <message>
        <source>“{text}” is not a symmetry of tours: write {names}</source>
        <translation>“{text}”不是路线的对称方式：请输入 {names}</translation>
    </message>
    <message>
        <source>a search on a board of {rows} × {columns} squares would take about {needed} GB of memory, more than the {allowed} GB allowed: choose a board of at most {side} × {side}</source>
        <translation>在 {rows} × {columns} 的棋盘上搜索约需 {needed} GB 内存，超过 {allowed} GB 的上限：请选最多 {side} × {side} 的棋盘</translation>
    </message>
    <message>
        <source>visit {visit}: {square} has already been visited</source>
        <translation>第 {visit} 格：{square} 之前已经走过</translation>
    </message>
    <message>
        <source>visit {visit}: no move leads from {square} to {other}</source>
        <translation>第 {visit} 格：棋子无法从 {square} 一步走到 {other}</translation>
    </message>
    <message>
        <source>the tour is not closed: no move leads from its end, {square}, to its start, {other}</source>
        <translation>路线没有闭合：棋子无法从终点 {square} 一步走到起点 {other}</translation>
    </message>
    <message>
        <source>line {line}: what begins here has more than {most} characters, more than a slide shows; shorten it</source>
        <translation>第 {line} 行：从这里开始的内容超过 {most} 个字符，一页放不下；请缩短</translation>
    </message>
    <message>
        <source>{found} values are too many here; at most {most} are allowed</source>
        <translation>此处不能有 {found} 个值；最多 {most} 个</translation>
    </message>
    <message>
        <source>there is no picture “{text}” beside the lesson</source>
        <translation>课程旁边没有图片“{text}”</translation>
    </message>
    <message>
        <source>line {line}: no part of this slide tells “{name}”; nearest to it are {nearest}, and the README lists all</source>
        <translation>第 {line} 行：这一页没有部件给出“{name}”；最接近的是 {nearest}，README 列出了全部名称</translation>
    </message>
    <message>
        <source>semicolons separate several values, not commas; {why}</source>
        <translation>多个值要用分号隔开，不用逗号；{why}</translation>
    </message>
    <message>
        <source>line {line}: a picture is shown by a part “picture” with a line “file: ”, not by “{text}”</source>
        <translation>第 {line} 行：图片要用“picture”部件和一行“file: ”来显示，不能写成“{text}”</translation>
    </message>
    <message>
        <source>the data file was damaged: it was renamed to {name} in {folder}, and a new, empty one was made; if you have a backup, restore it from the File menu</source>
        <translation>数据文件已损坏：已改名为 {name}，留在 {folder} 中，并新建了空的数据文件；如果你有备份，请从“文件”菜单还原</translation>
    </message>
    <message>
        <source>nothing can be written to {folder}, so what you play and find now will be lost when you close the program: make this folder and the files in it writable, then restart the program</source>
        <translation>无法写入 {folder}，本次玩过和找到的内容会在关闭程序后丢失：请开放此文件夹及其中文件的写入权限，再重新启动程序</translation>
    </message>
    <message>
        <source>the data file can no longer be written, so this was not saved: make {path} writable; what was saved before is safe</source>
        <translation>数据文件无法再写入，未能保存：请开放 {path} 的写入权限；此前保存的内容完好</translation>
    </message>
    <message>
        <source>another window of this program is using the data file, so this was not saved: try again in a moment</source>
        <translation>本程序的另一个窗口正在使用数据文件，未能保存：请稍后再试</translation>
    </message>
    <message>
        <source>the disk with the data file reported an error ({code}): make a copy of {path}, check the disk, then restart the program</source>
        <translation>存放数据文件的磁盘报告错误（{code}）：请将 {path} 复制一份并检查磁盘，再重新启动程序</translation>
    </message>
    <message>
        <source>there is not enough memory to use the data file: close other programs, then try again</source>
        <translation>内存不足，无法使用数据文件：请关闭其他程序后再试</translation>
    </message>
    <message>
        <source>this is too large for the data file and was not saved: export it to a file of its own</source>
        <translation>内容太大，数据文件放不下，未能保存：请导出为单独的文件</translation>
    </message>
    <message>
        <source>this has characters that the data file cannot hold and was not saved: use another name</source>
        <translation>其中有数据文件无法保存的字符，未能保存：请换一个名称</translation>
    </message>
    <message>
        <source>the data file could not be used ({code}): make a copy of {path}, then restart the program</source>
        <translation>无法使用数据文件（{code}）：请将 {path} 复制一份，再重新启动程序</translation>
    </message>
    <message>
        <source>this record is damaged and cannot be shown; you can delete it</source>
        <translation>这条记录已损坏，无法显示；你可以将它删除</translation>
    </message>
    <message>
        <source>there are {found} pairs of a board and a start, and at most {most} can be compared: enter fewer boards or starts</source>
        <translation>棋盘与起点共有 {found} 组，最多只能比较 {most} 组：请减少棋盘或起点</translation>
    </message>
    <message>
        <source>select at least one layout or board, and at least one method</source>
        <translation>请至少选择一个布局或棋盘，以及一种方法</translation>
    </message>
    <message>
        <source>give either a layout or a file, or a board and its start, but not both</source>
        <translation>请指定布局或文件，或指定棋盘和起点，不能两者都指定</translation>
    </message>
    <message>
        <source>“{arguments}” cannot be given here; huarong-knight --help lists what can</source>
        <translation>这里不能用“{arguments}”；可用的参数请见 huarong-knight --help</translation>
    </message>
    <message>
        <source>there is no page “{page}”; choose one of {pages}</source>
        <translation>没有“{page}”这个页面；请从 {pages} 中选择</translation>
    </message>
    <message>
        <source>{option} needs a value; huarong-knight --help says which</source>
        <translation>{option} 后面要有值；说明请见 huarong-knight --help</translation>
    </message>
    <message>
        <source>{option} can be given only once</source>
        <translation>{option} 只能指定一次</translation>
    </message>
    <message>
        <source>the settings file could not be read, so the settings are back to their defaults; the old file was renamed to {name}</source>
        <translation>无法读取设置文件，设置已恢复为默认值；旧文件已改名为 {name}</translation>
    </message>
    <message>
        <source>the settings cannot be saved in {folder}, so your choices last only until you close the program; make this folder and the files in it writable, then restart the program</source>
        <translation>无法将设置保存到 {folder}，现在的选择在程序关闭后就会失效：请开放此文件夹及其中文件的写入权限，再重新启动程序</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set; start the program in a desktop session</source>
        <translation>找不到可以显示窗口的屏幕：DISPLAY 和 WAYLAND_DISPLAY 都没有设置；请在桌面环境中启动程序</translation>
    </message>
    <message>
        <source>Qt needs the system {count:library|libraries} {libraries}, which {count:is|are} missing; on Debian and Ubuntu: apt-get install {packages}</source>
        <translation>这里缺少 Qt 需要的系统库 {libraries}；在 Debian 和 Ubuntu 上请运行：apt-get install {packages}</translation>
    </message>
    <message>
        <source>Qt cannot open a window here ({what}); check DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM</source>
        <translation>Qt 无法在这里打开窗口（{what}）；请检查 DISPLAY、WAYLAND_DISPLAY 和 QT_QPA_PLATFORM</translation>
    </message>
    <message>
        <source>cannot save {name}: there is no folder {folder}; choose another folder</source>
        <translation>无法保存 {name}：没有文件夹 {folder}；请选择其他文件夹</translation>
    </message>
    <message>
        <source>cannot save {name}: you have no permission to write to {folder}; choose another folder</source>
        <translation>无法保存 {name}：你没有写入 {folder} 的权限；请选择其他文件夹</translation>
    </message>
    <message>
        <source>cannot save {name}: the disk is full; free some space, or choose another disk</source>
        <translation>无法保存 {name}：磁盘已满；请腾出空间，或选择其他磁盘</translation>
    </message>
    <message>
        <source>cannot save {name}: a folder with this name already exists; choose another name</source>
        <translation>无法保存 {name}：已有同名的文件夹；请改用其他名称</translation>
    </message>
    <message>
        <source>cannot save {name}: a folder with this name already exists, and there is something in it; choose another name</source>
        <translation>无法保存 {name}：已有同名的文件夹，而且里面有内容；请改用其他名称</translation>
    </message>
    <message>
        <source>cannot save {name}: the name or its path is too long for this system; choose a shorter one</source>
        <translation>无法保存 {name}：名称或路径超过系统允许的长度；请改短</translation>
    </message>
    <message>
        <source>cannot save {name}: the links to {folder} lead back to themselves; choose another folder</source>
        <translation>无法保存 {name}：通往 {folder} 的链接绕回了自己；请选择其他文件夹</translation>
    </message>
    <message>
        <source>cannot save {name}: this system does not allow the name; choose another name</source>
        <translation>无法保存 {name}：系统不允许这个名称；请改用其他名称</translation>
    </message>
    <message>
        <source>cannot save {name}: another program is using it; close it there and try again</source>
        <translation>无法保存 {name}：另一个程序正在使用它；请先在那里关闭，再试一次</translation>
    </message>
    <message>
        <source>cannot save {name}: the file is too large for this disk; export less, or choose another disk</source>
        <translation>无法保存 {name}：文件大小超过这个磁盘的上限；请少导出一些，或选择其他磁盘</translation>
    </message>
    <message>
        <source>cannot save {name}: the disk could not be written; check that it is connected, or choose another disk</source>
        <translation>无法保存 {name}：磁盘无法写入；请检查磁盘是否已连接，或选择其他磁盘</translation>
    </message>
    <message>
        <source>nothing was saved: {folder} does not name a file; add a file name</source>
        <translation>未保存任何内容：{folder} 不是文件名；请加上文件名</translation>
    </message>
    <message>
        <source>nothing was saved: a name cannot have a null character in it; choose another name</source>
        <translation>未保存任何内容：名称中不能含有空字符；请改用其他名称</translation>
    </message>
    <message>
        <source>cannot save {name}: something with this name already exists that is not a file, such as a device; choose another name</source>
        <translation>无法保存 {name}：已有同名的项目，但它不是文件（例如设备）；请改用其他名称</translation>
    </message>
    <message>
        <source>cannot save {name} (system error {code}); try again, or choose another folder</source>
        <translation>无法保存 {name}（系统错误 {code}）；请重试，或选择其他文件夹</translation>
    </message>
    <message>
        <source>something that was open the last time could not be read and is not shown; what was saved of it is still in the settings, under {key}</source>
        <translation>上次打开的内容有一部分无法读取，因此没有显示；所保存的内容仍在设置中，名称为 {key}</translation>
    </message>
    <message>
        <source>cannot open {file}: {why}</source>
        <translation>无法打开 {file}：{why}</translation>
    </message>
    <message>
        <source>A. Chernov, 2014: sequence A165134 of the On-Line Encyclopedia of Integer Sequences</source>
        <translation>A. Chernov，2014 年：在线整数数列百科全书（OEIS）数列 A165134</translation>
    </message>
    <message>
        <source>a Wei–Lin base-20 value is at most {greatest}, but this one is larger</source>
        <translation>魏、林论文的二十进制值最大为 {greatest}，这里超出了</translation>
    </message>
</context>
<context>
    <name>MethodChoice</name>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
</context>
<context>
    <name>MethodPane</name>
    <message>
        <source>Result of the search</source>
        <translation>搜索的结果</translation>
    </message>
</context>
<context>
    <name>MethodsPanel</name>
    <message>
        <source>Searches on the map</source>
        <translation>地图上的搜索</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run the method and show its visits</source>
        <translation>运行此方法，并显示它的访问过程</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the method</source>
        <translation>停止此方法</translation>
    </message>
    <message>
        <source>Result of the search</source>
        <translation>搜索的结果</translation>
    </message>
    <message>
        <source>Go through the visits of this method slowly on the map, step by step if you like</source>
        <translation>在地图上慢慢地看此方法的各次访问，也可以逐步看</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Side by side…</source>
        <translation>并排比较…</translation>
    </message>
    <message>
        <source>Compare two methods on two maps</source>
        <translation>在两张地图上比较两种方法</translation>
    </message>
    <message>
        <source>Mark this position on the map</source>
        <translation>在地图上标出此局面</translation>
    </message>
    <message>
        <source>Run a method, and see in which order it visits the positions.</source>
        <translation>运行一种方法，看它按什么顺序访问局面。</translation>
    </message>
</context>
<context>
    <name>MethodsPart</name>
    <message>
        <source>Method to watch</source>
        <translation>要观看的方法</translation>
    </message>
    <message>
        <source>Points lit</source>
        <translation>点亮的点</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Visits per point</source>
        <translation>每点访问次数</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>What each method visited</source>
        <translation>各种方法访问的点</translation>
    </message>
    <message>
        <source>{lit} lit after {visits}</source>
        <translation>访问 {visits}后点亮 {lit}</translation>
    </message>
    <message>
        <source>over {number}</source>
        <translation>超过 {number}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} visits</source>
        <translation>
            <numerusform>{number} 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Methods side by side…</source>
        <translation>并排比较方法…</translation>
    </message>
    <message>
        <source>Export the map…</source>
        <translation>导出地图…</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>向左转</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>向右转</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number} µs</source>
        <translation>{number} 微秒</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>{number} h</source>
        <translation>{number} 小时</translation>
    </message>
    <message>
        <source>{millions} million/s</source>
        <translation>{myriads} 万/秒</translation>
    </message>
    <message>
        <source>{number}/s</source>
        <translation>{number}/秒</translation>
    </message>
    <message numerus="yes">
        <source>{number} days</source>
        <translation>
            <numerusform>{number} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} bytes</source>
        <translation>
            <numerusform>{number} 字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Tour opened; every step has been checked.</source>
        <translation>已打开路线，每一步均已核对。</translation>
    </message>
</context>
<context>
    <name>OwnLessons</name>
    <message>
        <source>My lessons</source>
        <translation>我的课程</translation>
    </message>
</context>
<context>
    <name>OwnSearchWindow</name>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Open a Python file, or press New to begin with one that runs as it is.</source>
        <translation>打开一个 Python 文件，或者按“新建”，从一个可以直接运行的搜索开始。</translation>
    </message>
    <message>
        <source>Choose what the search is run on</source>
        <translation>选择让搜索解哪个谜题</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Begin with a search that runs as it is</source>
        <translation>从一个可以直接运行的搜索开始</translation>
    </message>
    <message>
        <source>{puzzle}: {search}</source>
        <translation>{puzzle}：{search}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Save, and search with this program</source>
        <translation>保存，并用这个程序搜索</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Save, and watch this program</source>
        <translation>保存，并观看这个程序运行</translation>
    </message>
</context>
<context>
    <name>OwnSearches</name>
    <message>
        <source>My searches</source>
        <translation>自己写的搜索</translation>
    </message>
    <message>
        <source>“{name}” was not written here. A search is a program: once it runs, it can read, change and delete your files. Run it only if you know what it does, or trust whoever wrote it.</source>
        <translation>“{name}”不是在这里写的。搜索也是程序：一旦运行，就能读取、更改和删除你的文件。只有当你知道它做什么，或者信任写它的人时，才运行它。</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Don&apos;t run</source>
        <translation>不运行</translation>
    </message>
    <message>
        <source>Another program has changed “{name}”, and here it has changes that are not saved.</source>
        <translation>另一个程序更改了“{name}”，而这里也有尚未保存的更改。</translation>
    </message>
    <message>
        <source>Take the other text</source>
        <translation>采用另一份内容</translation>
    </message>
    <message>
        <source>Keep my changes</source>
        <translation>保留我的更改</translation>
    </message>
    <message>
        <source>Save the changes in {names}?</source>
        <translation>要保存 {names} 的更改吗？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>PaceBar</name>
    <message>
        <source>Search speed; slower searches find the same result but show every step</source>
        <translation>搜索速度；放慢不影响结果，但会显示每一步</translation>
    </message>
    <message>
        <source>Single step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Do one search step, then pause</source>
        <translation>执行一步后暂停</translation>
    </message>
    <message>
        <source>Search speed</source>
        <translation>搜索速度</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>继续搜索</translation>
    </message>
    <message>
        <source>Search speed: paused</source>
        <translation>搜索速度：已暂停</translation>
    </message>
    <message>
        <source>Search speed: maximum</source>
        <translation>搜索速度：全速</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation>暂停搜索</translation>
    </message>
    <message numerus="yes">
        <source>Search speed: {number} steps per second</source>
        <translation>
            <numerusform>搜索速度：每秒 {number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaceCombo</name>
    <message>
        <source>How fast the search goes that you watch next; with “Paused”, it waits for you after each step</source>
        <translation>下一次观看的搜索进行得多快；选“暂停”时，每走一步都会等你</translation>
    </message>
    <message>
        <source>Search speed of the watched search</source>
        <translation>观看时的搜索速度</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>PaperModel</name>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Shortest</source>
        <comment>the fewest moves, proven</comment>
        <translation>最短</translation>
    </message>
    <message>
        <source>Printed</source>
        <comment>moves in Wei and Lin&apos;s paper</comment>
        <translation>论文</translation>
    </message>
    <message>
        <source>Off by</source>
        <comment>moves too many</comment>
        <translation>多算</translation>
    </message>
</context>
<context>
    <name>PaperPart</name>
    <message>
        <source>Run their method</source>
        <translation>运行他们的方法</translation>
    </message>
    <message>
        <source>Takes from an instant to a few minutes; you can stop at any time</source>
        <translation>短则一瞬，长则几分钟；随时可以停止</translation>
    </message>
    <message>
        <source>What the search did</source>
        <translation>搜索做了什么</translation>
    </message>
    <message>
        <source>{moves} after {time}</source>
        <translation>{moves}，{time} 时找到</translation>
    </message>
    <message>
        <source>Layouts of Wei and Lin&apos;s paper</source>
        <translation>魏、林论文的布局</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展开次数</translation>
    </message>
    <message>
        <source>Positions met</source>
        <translation>遇到的局面</translation>
    </message>
    <message>
        <source>Expansions, in {time}</source>
        <translation>展开次数，用时 {time}</translation>
    </message>
</context>
<context>
    <name>PassPart</name>
    <message>
        <source>Guess for both layouts; the map will appear here.</source>
        <translation>请为两个布局各猜一次，地图会显示在这里。</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>上一个局面</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>下一个局面</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>拿走这个局面</translation>
    </message>
    <message>
        <source>Narrow pass {number} of {count}, after {moves}</source>
        <translation>第 {number} 个隘口，共 {count} 个；走了 {moves}</translation>
    </message>
    <message>
        <source>Position {number} of {count}, after {moves}</source>
        <translation>第 {number} 个局面，共 {count} 个；走了 {moves}</translation>
    </message>
</context>
<context>
    <name>PieceChoice</name>
    <message>
        <source>Piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Choose the piece and its leaps</source>
        <translation>选择棋子和它的跳法</translation>
    </message>
    <message>
        <source>{piece} ({leaps})</source>
        <translation>{piece}（{leaps}）</translation>
    </message>
    <message>
        <source>Other leaps…</source>
        <translation>其他跳法…</translation>
    </message>
    <message>
        <source>So many squares one way and so many the other, such as {one}; several leaps with a plus, such as {several}</source>
        <translation>一个方向走几格、另一个方向走几格，例如 {one}；有几种跳法时用加号相连，例如 {several}</translation>
    </message>
    <message>
        <source>Leaps</source>
        <translation>跳法</translation>
    </message>
</context>
<context>
    <name>PieceNamesMenu</name>
    <message>
        <source>&amp;Chinese signs</source>
        <translation>汉字(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Initials</source>
        <translation>拼音首字母(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Latin letters</source>
        <translation>拼音(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>不刻字(&amp;N)</translation>
    </message>
    <message>
        <source>Piece &amp;names</source>
        <translation>棋子名称(&amp;N)</translation>
    </message>
</context>
<context>
    <name>PieceSetsWindow</name>
    <message>
        <source>All sets of pieces</source>
        <translation>各组棋子一览</translation>
    </message>
    <message>
        <source>Pieces, such as {example}</source>
        <translation>棋子，如 {example}</translation>
    </message>
    <message>
        <source>Search for sets by their pieces</source>
        <translation>按棋子搜索</translation>
    </message>
    <message>
        <source>Double-click a set, or press {key}, to see all of its layouts.</source>
        <translation>双击一行或按 {key}，可看这组棋子的全部布局。</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Save the sets that are listed as a table for spreadsheets</source>
        <translation>把列出的各组棋子存成电子表格可用的表</translation>
    </message>
    <message>
        <source>Show layouts</source>
        <translation>显示布局</translation>
    </message>
    <message>
        <source>Show all layouts of the selected pieces</source>
        <translation>显示所选棋子的全部布局</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Vertical and horizontal generals, and soldiers, beside Cao Cao</source>
        <translation>曹操以外的竖将、横将和卒</translation>
    </message>
    <message>
        <source>Short form</source>
        <translation>简写</translation>
    </message>
    <message>
        <source>V: vertical generals, H: horizontal generals, S: soldiers</source>
        <translation>V：竖将，H：横将，S：卒</translation>
    </message>
    <message>
        <source>Mirror images counted separately</source>
        <translation>左右镜像分开计算</translation>
    </message>
    <message>
        <source>No steps lead from the layouts of one to those of another; mirror images count as one</source>
        <translation>不同部分的布局之间走不到彼此；左右镜像算一个</translation>
    </message>
    <message>
        <source>The most steps that a shortest solution of any of the layouts takes</source>
        <translation>各布局的最短解中，步数最多的那个</translation>
    </message>
    <message>
        <source>Empty
cells</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>有解</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>不相通部分</translation>
    </message>
    <message>
        <source>Hardest:
{metric}</source>
        <translation>最难：
{metric}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>{shown} of {all} sets</source>
        <translation>{shown} / {all} 组</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>已导出到 {file}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Which edges are joined: a leap over one comes in again at the other</source>
        <translation>哪些边相连：跳出一边，就从对面的边进来</translation>
    </message>
    <message>
        <source>Not joined</source>
        <translation>不相连</translation>
    </message>
    <message>
        <source>Left and right joined (cylinder)</source>
        <translation>左右相连（圆柱面）</translation>
    </message>
    <message>
        <source>All joined (torus)</source>
        <translation>左右、上下都相连（环面）</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Only closed tours that stay the same when the board is turned</source>
        <translation>只要棋盘旋转后仍保持不变的闭合路线</translation>
    </message>
    <message>
        <source>Any tour</source>
        <translation>任何路线</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>骆驼</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>斑马</translation>
    </message>
    <message>
        <source>antelope</source>
        <translation>羚羊</translation>
    </message>
    <message>
        <source>wazir</source>
        <translation>宰相</translation>
    </message>
    <message>
        <source>ferz</source>
        <translation>大臣</translation>
    </message>
    <message>
        <source>king</source>
        <translation>国王</translation>
    </message>
    <message>
        <source>emperor</source>
        <translation>皇帝</translation>
    </message>
    <message>
        <source>({leaps})-leaper</source>
        <translation>跳子（{leaps}）</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>圆柱面</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>环面</translation>
    </message>
    <message>
        <source>half-turn symmetry</source>
        <translation>旋转半圈对称</translation>
    </message>
    <message>
        <source>quarter-turn symmetry</source>
        <translation>旋转四分之一圈对称</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳纪录</translation>
    </message>
    <message>
        <source>Undo the last slide</source>
        <translation>撤销上一次滑动</translation>
    </message>
    <message>
        <source>Redo the undone slide</source>
        <translation>重做撤销的滑动</translation>
    </message>
    <message>
        <source>Go back to the start of the game</source>
        <translation>回到开局</translation>
    </message>
    <message>
        <source>Detours</source>
        <translation>绕路</translation>
    </message>
    <message>
        <source>See where the shortest path was left</source>
        <translation>看看在哪里离开了最短路径</translation>
    </message>
    <message>
        <source>To the detour ›</source>
        <translation>看绕路 ›</translation>
    </message>
    <message>
        <source>Show distance to exit</source>
        <translation>显示离出口多远</translation>
    </message>
    <message>
        <source>Untick to play without help</source>
        <translation>不想看提示就取消勾选</translation>
    </message>
    <message>
        <source>How the game stands</source>
        <translation>游戏情况</translation>
    </message>
    <message>
        <source>Show what to slide next; press again to slide it</source>
        <translation>显示接下来该怎么走；再按一次就走</translation>
    </message>
    <message>
        <source>Not in a strict game</source>
        <translation>严格游戏中不可用</translation>
    </message>
    <message>
        <source>Show what was better ›</source>
        <translation>显示怎样更好 ›</translation>
    </message>
    <message>
        <source>No help in a strict game</source>
        <translation>严格游戏没有提示</translation>
    </message>
    <message>
        <source>{title}: {figure}</source>
        <translation>{title}：{figure}</translation>
    </message>
</context>
<context>
    <name>PointerTip</name>
    <message>
        <source>Show no tips from now on; the Help menu turns them on again</source>
        <translation>从此不再显示小提示；可在“帮助”菜单重新打开</translation>
    </message>
    <message>
        <source>Don&apos;t show tips</source>
        <translation>不再显示小提示</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>关闭这条小提示</translation>
    </message>
</context>
<context>
    <name>PointsPart</name>
    <message>
        <source>about {number}</source>
        <translation>约 {number}</translation>
    </message>
    <message>
        <source>Small puzzle</source>
        <translation>小谜题</translation>
    </message>
    <message>
        <source>{moves} from the exit, {neighbours}</source>
        <translation>离出口 {moves}，{neighbours}</translation>
    </message>
    <message>
        <source>Its own mirror image</source>
        <translation>左右对称，镜像就是它自己</translation>
    </message>
    <message>
        <source>Its mirror image</source>
        <translation>它的镜像</translation>
    </message>
    <message numerus="yes">
        <source>{number} neighbours</source>
        <translation>
            <numerusform>{number} 个邻点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionGallery</name>
    <message>
        <source>Positions of the level</source>
        <translation>这一层的局面</translation>
    </message>
    <message>
        <source>Thumbnail {number}: solved, Cao Cao at the exit</source>
        <translation>小图 {number}：已解出，曹操在出口</translation>
    </message>
    <message>
        <source>Thumbnail {number}: Cao Cao at row {row}, column {column}</source>
        <translation>小图 {number}：曹操在第 {row} 行第 {column} 列</translation>
    </message>
</context>
<context>
    <name>PositionMap</name>
    <message>
        <source>How often each position was expanded</source>
        <translation>每个局面展开的次数</translation>
    </message>
    <message>
        <source>{positions} expanded, at most {times} each; the current path has {steps}</source>
        <translation>已展开 {positions}，最多的展开了 {times}；当前路径长 {steps}</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} times</source>
        <translation>
            <numerusform>{number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps</source>
        <translation>
            <numerusform>{number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>What the search prints</source>
        <translation>搜索输出的内容</translation>
    </message>
    <message>
        <source>{expansions} in {time}, with {memory} of memory</source>
        <translation>{expansions}，用时 {time}，占用内存 {memory}</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展开次数</translation>
    </message>
    <message>
        <source>How often it has called problem.successors</source>
        <translation>调用 problem.successors 的次数</translation>
    </message>
    <message>
        <source>Goal tests</source>
        <translation>目标检验</translation>
    </message>
    <message>
        <source>How often it has called problem.is_goal</source>
        <translation>调用 problem.is_goal 的次数</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用层数</translation>
    </message>
    <message>
        <source>How many calls of its own functions are under way</source>
        <translation>它自己的函数有多少层调用正在进行</translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} 次展开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>Search progress</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Search time</source>
        <translation>搜索用时</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>The board as it is</source>
        <translation>棋盘原样</translation>
    </message>
    <message>
        <source>Loop no. {number}, of moves that every tour makes</source>
        <translation>必走的步围成的第 {number} 个圈</translation>
    </message>
    <message>
        <source>Each move changes colour as well, yet each half has both</source>
        <translation>每一步颜色也在变，可是这两半各有两种颜色</translation>
    </message>
    <message>
        <source>Not possible as an end of the tour</source>
        <translation>不能作路线的端点</translation>
    </message>
    <message>
        <source>{caption}: {squares}</source>
        <translation>{caption}：{squares}</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares have too few moves</source>
        <translation>
            <numerusform>{number} 个方格可走的步太少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>…every move leads to these {number} squares</source>
        <translation>
            <numerusform>……每一步都走到这 {number} 个方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} dark squares</source>
        <translation>
            <numerusform>{number} 个深色方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {step}: without {number} squares, just as many parts as a tour can visit</source>
        <translation>
            <numerusform>第 {step} 步：去掉 {number} 个方格后，剩下的部分正好是路线最多能走到的个数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So a tour makes none of these {number} moves</source>
        <translation>
            <numerusform>所以这 {number} 步路线都不会走</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares are taken away</source>
        <translation>
            <numerusform>去掉 {number} 个方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part {part}, {number} squares</source>
        <translation>
            <numerusform>{part} 部分，{number} 个方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only over {number} squares</source>
        <translation>
            <numerusform>只能经过这 {number} 个方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From these {number} squares…</source>
        <translation>
            <numerusform>从这 {number} 个方格出发……</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dark}, {number} light squares</source>
        <translation>
            <numerusform>{dark}，{number} 个浅色方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} parts; a tour gets from one to another {joints}</source>
        <translation>
            <numerusform>共 {number} 个部分；从一个部分到另一个部分，{joints}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} parts, and no move leads from one to another</source>
        <translation>
            <numerusform>共 {number} 个部分，彼此之间一步也走不到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofSteps</name>
    <message>
        <source>The proof on the board</source>
        <translation>棋盘上的证明</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>证明的上一步</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>证明的下一步</translation>
    </message>
    <message>
        <source>Step of the proof</source>
        <translation>证明的步骤</translation>
    </message>
    <message>
        <source>{number} / {stages}  {caption}</source>
        <translation>{number} / {stages}  {caption}</translation>
    </message>
</context>
<context>
    <name>PseudocodeView</name>
    <message>
        <source>Pseudocode of the method</source>
        <translation>方法的伪代码</translation>
    </message>
    <message>
        <source>The line that the search runs now is highlighted</source>
        <translation>搜索正在执行的一行以底色标出</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Search steps</source>
        <translation>搜索步骤</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Your unfinished game is saved in the history</source>
        <translation>未完成的游戏已保存在历史记录中</translation>
    </message>
    <message>
        <source>Copied as {form}: {text}</source>
        <translation>已复制为{form}：{text}</translation>
    </message>
    <message>
        <source>Result copied as text and picture</source>
        <translation>结果已复制为文本和图片</translation>
    </message>
    <message>
        <source>Go through the steps of the search that was watched last, or back to what it found</source>
        <translation>重看刚才观看的搜索的各步，或回到它的答案</translation>
    </message>
    <message>
        <source>Choose the method and other options</source>
        <translation>选择方法与其他选项</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Run the chosen method slowly on the board; with {key} it waits for you after each step</source>
        <translation>在棋盘上慢速执行所选的方法；按 {key} 则每走一步都会等你</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Watch it think</source>
        <translation>观看思考</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>PuzzleSession</name>
    <message>
        <source>Paused. {pause}: resume · {forward}: next line · {step}: next step</source>
        <translation>已暂停。{pause}：继续 · {forward}：下一行 · {step}：下一步</translation>
    </message>
    <message>
        <source>Preparing the search: this takes a while the first time on this computer…</source>
        <translation>正在准备搜索：首次在这台电脑上使用，需要稍等…</translation>
    </message>
    <message>
        <source>Stopped before anything was proven.</source>
        <translation>已停止，尚无定论。</translation>
    </message>
    <message>
        <source>No solution: {reason}</source>
        <translation>无解：{reason}</translation>
    </message>
    <message>
        <source>Search complete: there are no more solutions.</source>
        <translation>搜索完成：没有更多解法。</translation>
    </message>
    <message>
        <source>Playing all of it takes {time} at this speed, {least} at the fastest: press {key}.</source>
        <translation>以当前速度播放需要 {time}，最快需要 {least}：按{key}播放。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>快捷方式</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message numerus="yes">
        <source>Left</source>
        <translation>
            <numerusform>←</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right</source>
        <translation>
            <numerusform>→</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up</source>
        <translation>
            <numerusform>↑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Down</source>
        <translation>
            <numerusform>↓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return</source>
        <translation>
            <numerusform>Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter</source>
        <translation>
            <numerusform>Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space</source>
        <translation>
            <numerusform>空格键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Del</source>
        <translation>
            <numerusform>Delete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backspace</source>
        <translation>
            <numerusform>Backspace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Menu</source>
        <translation>
            <numerusform>菜单键</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Open on its page</source>
        <translation>在原来的页面打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>List these searches or no longer</source>
        <translation>展开或收起这些搜索</translation>
    </message>
    <message>
        <source>Select a record to see it here.</source>
        <translation>选中一条记录，即可在此查看。</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Backup to restore</source>
        <translation>要还原的备份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Automatic backups</source>
        <translation>自动备份</translation>
    </message>
    <message>
        <source>Show what is in a backup that the program has made by itself on one of the last days</source>
        <translation>看看程序最近几天自动创建的备份中有什么</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>现有</translation>
    </message>
    <message>
        <source>Take the &amp;settings from the file too</source>
        <translation>同时采用文件中的设置(&amp;S)</translation>
    </message>
    <message>
        <source>Theme, language, text size, methods, speeds and other choices</source>
        <translation>主题、语言、文字大小、方法、速度和其他选择</translation>
    </message>
    <message>
        <source>Show the copy of what was here before the last restore, to restore it</source>
        <translation>显示上次还原之前的内容副本，以便还原</translation>
    </message>
    <message>
        <source>&amp;Undo the last restore…</source>
        <translation>撤销上次还原(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>还原(&amp;R)</translation>
    </message>
    <message>
        <source>Restore what is in the file</source>
        <translation>还原文件中的内容</translation>
    </message>
    <message>
        <source>This is a data file without settings.</source>
        <translation>这是不含设置的数据文件。</translation>
    </message>
    <message>
        <source>Backed up on {moment}.</source>
        <translation>备份时间：{moment}。</translation>
    </message>
    <message>
        <source>Choose a backup: first you see what is in it, and nothing is changed.</source>
        <translation>请选择备份：你会先看到其中的内容，此时不会有任何变化。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Show the results of a saved comparison again</source>
        <translation>重新显示已保存的对比结果</translation>
    </message>
    <message>
        <source>Saved comparisons</source>
        <translation>已保存的对比</translation>
    </message>
    <message>
        <source>Delete the saved comparison that is shown</source>
        <translation>删除当前显示的对比</translation>
    </message>
    <message>
        <source>Export the table or the chart to a file</source>
        <translation>将表格或图表导出为文件</translation>
    </message>
    <message>
        <source>Measuring; first results follow shortly.</source>
        <translation>正在测量，结果即将显示。</translation>
    </message>
    <message>
        <source>Nothing compared yet.

Click a preset, or select problems and methods and press Run: results appear here as they come in.</source>
        <translation>还没有对比。

单击预设对比，或选好题目和方法后单击“运行”，结果会陆续显示在这里。</translation>
    </message>
    <message>
        <source>Choose a saved comparison above to see it again.

Or click a preset, or select problems and methods and press Run: results appear here as they come in.</source>
        <translation>在上方选择已保存的对比，即可再次查看。

也可以单击预设对比，或选好题目和方法后单击“运行”，结果会陆续显示在这里。</translation>
    </message>
    <message>
        <source>No saved comparisons</source>
        <translation>没有已保存的对比</translation>
    </message>
    <message>
        <source>How the results are shown</source>
        <translation>结果的显示方式</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>已导出到 {file}</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{number} / {all}</source>
        <translation>{number} / {all}</translation>
    </message>
    <message>
        <source>After {slide} (no. {last}): {left} to the exit.</source>
        <translation>第 {last} 步（{slide}）之后：离出口还有 {left}。</translation>
    </message>
    <message>
        <source>After no. {last}: {left} to the exit.</source>
        <translation>第 {last} 步之后：离出口还有 {left}。</translation>
    </message>
    <message>
        <source>After no. {first} to {last}: {left} to the exit.</source>
        <translation>第 {first} 步到第 {last} 步之后：离出口还有 {left}。</translation>
    </message>
    <message>
        <source>The shortest path now leads back to where the detour began.</source>
        <translation>现在的最短路径要先退回绕路开始的地方。</translation>
    </message>
    <message>
        <source>No. {step} moved {piece} back to {square}: {taken} for what the better way does in {better}.</source>
        <translation>第 {step} 步把{piece}移回 {square}：你走了 {taken}，更好的走法只要 {better} 就能做到。</translation>
    </message>
    <message>
        <source>This is a review: try again from here to play</source>
        <translation>这是回顾：要走棋，请从这里再试</translation>
    </message>
    <message>
        <source>{slide} (no. {first}) cost {cost}.</source>
        <translation>第 {first} 步（{slide}）多走了 {cost}。</translation>
    </message>
    <message>
        <source>From {slide} (no. {first}) to no. {last}: that cost {cost}.</source>
        <translation>从第 {first} 步（{slide}）到第 {last} 步，多走了 {cost}。</translation>
    </message>
    <message>
        <source>After {better}: {left}.</source>
        <translation>改走“{better}”：只剩 {left}。</translation>
    </message>
    <message>
        <source>After {taken} that begin with {better}: {left}.</source>
        <translation>改从“{better}”起走 {taken}：只剩 {left}。</translation>
    </message>
    <message>
        <source>Later you saved {cost} of that again.</source>
        <translation>后来你省回了其中 {cost}。</translation>
    </message>
    <message>
        <source>The two ways did not meet again.</source>
        <translation>两种走法此后没有再会合。</translation>
    </message>
    <message>
        <source>No. {step} moved {piece} back to {square}.</source>
        <translation>第 {step} 步把{piece}移回 {square}。</translation>
    </message>
    <message>
        <source>After no. {step} the board was as before the detour again.</source>
        <translation>第 {step} 步之后，棋盘又回到绕路之前的样子。</translation>
    </message>
    <message>
        <source>You need {taken} in all to get where the better way is after {better}.</source>
        <translation>总共要走 {taken}，才到得了更好的走法走 {better} 就到的地方。</translation>
    </message>
    <message>
        <source>Up to no. {step}, you needed {taken} for what the better way does in {better}.</source>
        <translation>到第 {step} 步为止，你走了 {taken}，更好的走法只要 {better} 就能做到。</translation>
    </message>
    <message>
        <source>{piece} {way}</source>
        <translation>{piece}：{way}</translation>
    </message>
    <message>
        <source>Looking for the detours…</source>
        <translation>正在寻找绕路…</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Previous detour</source>
        <translation>上一次绕路</translation>
    </message>
    <message>
        <source>Next detour</source>
        <translation>下一次绕路</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>绕路</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>回到我的游戏</translation>
    </message>
    <message>
        <source>Play what would have been better on the board; in a game it counts as a hint</source>
        <translation>在棋盘上演示更好的走法；游戏还没结束时算一次提示</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>从这里再试</translation>
    </message>
    <message>
        <source>Play on by hand from before the detour; what came after it can be redone</source>
        <translation>从绕路之前接着自己走；之后走过的仍可重做</translation>
    </message>
    <message>
        <source>Nothing can be undone in a strict game</source>
        <translation>严格游戏中什么都不能撤销</translation>
    </message>
    <message>
        <source>Show what I played</source>
        <translation>显示我的走法</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>显示怎样更好</translation>
    </message>
</context>
<context>
    <name>Riddle</name>
    <message>
        <source>Does this board have a closed tour, and if not, why?</source>
        <translation>这个棋盘有闭合路线吗？如果没有，为什么？</translation>
    </message>
    <message>
        <source>Does this board have a tour, and if not, why?</source>
        <translation>这个棋盘有路线吗？如果没有，为什么？</translation>
    </message>
    <message>
        <source>Yes, it has one</source>
        <translation>有</translation>
    </message>
    <message>
        <source>No: the colours do not fit</source>
        <translation>没有：两种颜色的格数不合</translation>
    </message>
    <message>
        <source>No: there are too many squares of one colour</source>
        <translation>没有：某一种颜色的方格太多</translation>
    </message>
    <message>
        <source>No: too few moves on some squares</source>
        <translation>没有：有些方格可走的步太少</translation>
    </message>
    <message>
        <source>No: some squares have too few knight&apos;s moves</source>
        <translation>没有：有些方格可走的步太少</translation>
    </message>
    <message>
        <source>No: it falls into parts</source>
        <translation>没有：棋盘会分成几部分</translation>
    </message>
    <message>
        <source>No: it falls into parts, perhaps when a few squares are taken away</source>
        <translation>没有：棋盘分成互不相通的部分，或去掉几格后就会分开</translation>
    </message>
    <message>
        <source>No: moves close a loop too early</source>
        <translation>没有：必走的步过早围成圈</translation>
    </message>
    <message>
        <source>No: squares with only two moves close a loop too early</source>
        <translation>没有：只有两步可走的方格过早围成了圈</translation>
    </message>
    <message>
        <source>No: edges and middle take turns</source>
        <translation>没有：长边与中间轮流走</translation>
    </message>
    <message>
        <source>No: the long edges and the middle would have to take turns</source>
        <translation>没有：长边与中间的方格必须轮流走</translation>
    </message>
    <message>
        <source>Try it by hand, or decide.</source>
        <translation>可以动手试试，也可以直接判断。</translation>
    </message>
    <message>
        <source>{solved} of {riddles} solved</source>
        <translation>{riddles} 题中已解开 {solved} 题</translation>
    </message>
    <message>
        <source>Right. There is a tour: find it by hand.</source>
        <translation>答对了。确实有路线：动手找找看。</translation>
    </message>
    <message>
        <source>Right. Here is the proof: {proof}.</source>
        <translation>答对了。证明如下：{proof}。</translation>
    </message>
    <message>
        <source>No, {objection}.</source>
        <translation>不对：{objection}。</translation>
    </message>
</context>
<context>
    <name>RiddlePanel</name>
    <message>
        <source>Riddle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Choose among all riddles</source>
        <translation>在全部谜题中选择</translation>
    </message>
    <message>
        <source>Go to the next unsolved riddle</source>
        <translation>前往下一道未解开的谜题</translation>
    </message>
    <message>
        <source>Next riddle</source>
        <translation>下一道谜题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Decide for what is chosen</source>
        <translation>提交选中的答案</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回应</translation>
    </message>
    <message>
        <source>{choice} ✓</source>
        <translation>{choice} ✓</translation>
    </message>
</context>
<context>
    <name>RuleBoard</name>
    <message>
        <source>{square}: the knight can go here, {moves}; the rule goes here</source>
        <translation>{square}：马可以走到这里，{moves}；法则选这里</translation>
    </message>
    <message>
        <source>{square}: the knight can go here, {moves}</source>
        <translation>{square}：马可以走到这里，{moves}</translation>
    </message>
    <message>
        <source>{square}: not visited yet, {moves}</source>
        <translation>{square}：尚未到过，{moves}</translation>
    </message>
    <message numerus="yes">
        <source>{number} onward moves</source>
        <translation>
            <numerusform>{number} 条出路</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePart</name>
    <message>
        <source>Play by the rule</source>
        <translation>按法则走</translation>
    </message>
    <message>
        <source>Play randomly</source>
        <translation>随机走</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>A dashed frame marks a square with only one onward move.</source>
        <translation>虚线框标出只剩一条出路的方格。</translation>
    </message>
</context>
<context>
    <name>RunningPart</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>ScatterChart</name>
    <message>
        <source>To the right: {across}; upwards: {up}.</source>
        <translation>横轴：{across}；纵轴：{up}。</translation>
    </message>
</context>
<context>
    <name>SearchDetails</name>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Watch a search, and its tree grows here</source>
        <translation>观看一次搜索，搜索树就会在这里生长</translation>
    </message>
    <message>
        <source>Tree rotation at position {number}: same order, smaller height</source>
        <translation>树在第 {number} 个局面处旋转：次序不变，高度降低</translation>
    </message>
    <message numerus="yes">
        <source>Lookup in the binary search tree: new after {number} comparisons</source>
        <translation>
            <numerusform>在二叉查找树中查找：比较 {number} 次后确认是新局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lookup in the binary search tree: found after {number} comparisons</source>
        <translation>
            <numerusform>在二叉查找树中查找：比较 {number} 次后找到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPart</name>
    <message>
        <source>Watch it think</source>
        <translation>观看思考</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform>{number} 个解法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} 次展开</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} attempts</source>
        <translation>
            <numerusform>{number} 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchRunner</name>
    <message numerus="yes">
        <source>{number} characters left out</source>
        <translation>
            <numerusform>略去 {number} 个字符</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionView</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove this collection from the page; what you solved in it stays</source>
        <translation>从这一页移除这个合集；你在其中解开的都会保留</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>How many times each run is timed; the median is shown</source>
        <translation>每项计时的次数；显示的是中位数</translation>
    </message>
    <message>
        <source>Time limit for each run, in seconds</source>
        <translation>每项的时间上限，单位为秒</translation>
    </message>
    <message>
        <source>Run in random order, so that other activity on the machine affects all methods equally</source>
        <translation>以随机顺序运行，使电脑的其他活动对所有方法影响均等</translation>
    </message>
    <message>
        <source>Measure memory as well, with one extra run that is much slower</source>
        <translation>另外运行一次（慢得多），同时测量内存用量</translation>
    </message>
    <message>
        <source>Run every method on every problem</source>
        <translation>用每种方法解每道题目</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>停止，保留当前的结果</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设对比</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不限</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>随机顺序</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>测内存</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时限</translation>
    </message>
</context>
<context>
    <name>Shape</name>
    <message>
        <source>Toggle</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Erase from a square that is there, draw from one that is missing</source>
        <translation>从有的方格开始就擦去，从缺的方格开始就画出</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>画出</translation>
    </message>
    <message>
        <source>Only draw squares</source>
        <translation>只画出方格</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦去</translation>
    </message>
    <message>
        <source>Only erase squares</source>
        <translation>只擦去方格</translation>
    </message>
    <message>
        <source>Brush without symmetry</source>
        <translation>不对称的笔刷</translation>
    </message>
    <message>
        <source>Brush mirrored left and right</source>
        <translation>左右镜像的笔刷</translation>
    </message>
    <message>
        <source>Brush mirrored top and bottom</source>
        <translation>上下镜像的笔刷</translation>
    </message>
    <message>
        <source>Brush mirrored both ways</source>
        <translation>左右和上下都镜像的笔刷</translation>
    </message>
    <message>
        <source>Brush repeated after half a turn</source>
        <translation>旋转 180 度后重复的笔刷</translation>
    </message>
    <message>
        <source>Brush repeated after each quarter turn (square boards)</source>
        <translation>每旋转 90 度重复的笔刷（正方形棋盘）</translation>
    </message>
    <message>
        <source>No square is drawn yet: drag over the board, or press Fill.</source>
        <translation>还没有画出方格：请在棋盘上拖动，或按“填满”。</translation>
    </message>
    <message>
        <source>Nothing forbids a tour, but none starts on a marked square.</source>
        <translation>没有发现不可能的理由，但不能从有标记的方格出发。</translation>
    </message>
    <message>
        <source>Nothing forbids a closed tour.</source>
        <translation>没有发现闭合路线不可能的理由。</translation>
    </message>
    <message>
        <source>Nothing forbids a tour.</source>
        <translation>没有发现路线不可能的理由。</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares: {dark} dark, {light} light</source>
        <translation>
            <numerusform>{number} 格：深色 {dark} 格，浅色 {light} 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShapeTools</name>
    <message>
        <source>Draw the board</source>
        <translation>绘制棋盘</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Whether there is a tour</source>
        <translation>是否有路线</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填满</translation>
    </message>
    <message>
        <source>Draw every square</source>
        <translation>画出所有方格</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Erase every square</source>
        <translation>擦去所有方格</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror the shape left and right</source>
        <translation>将形状左右镜像</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turn the board a quarter, clockwise</source>
        <translation>将棋盘顺时针旋转 90 度</translation>
    </message>
    <message>
        <source>Save as my board…</source>
        <translation>存为我的棋盘…</translation>
    </message>
    <message>
        <source>Save this board under a name</source>
        <translation>为这个棋盘命名并保存</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>结束绘制</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Huarong Knight: {name}</source>
        <translation>华容骑士：{name}</translation>
    </message>
    <message>
        <source>best possible {best}</source>
        <translation>最短 {best}</translation>
    </message>
    <message>
        <source>undone: {steps}</source>
        <translation>撤销了 {steps}</translation>
    </message>
    <message>
        <source>strict game</source>
        <translation>严格游戏</translation>
    </message>
    <message>
        <source>relaxed game</source>
        <translation>练习游戏</translation>
    </message>
    <message>
        <source>with the program&apos;s help</source>
        <translation>有程序帮忙</translation>
    </message>
    <message>
        <source>{title} {size}</source>
        <translation>{title}{size}</translation>
    </message>
    <message numerus="yes">
        <source>{number} hints</source>
        <translation>
            <numerusform>{number} 次提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>{menu}: </source>
        <comment>before what stands in a menu inside a menu</comment>
        <translation>{menu}：</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>On the Klotski board</source>
        <translation>在华容道棋盘上</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>地图上</translation>
    </message>
    <message>
        <source>On the chessboard</source>
        <translation>在棋盘上（马踏棋盘）</translation>
    </message>
    <message>
        <source>In the layout editor</source>
        <translation>在布局编辑器中</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>在每个棋盘上</translation>
    </message>
    <message>
        <source>In a presentation</source>
        <translation>演示时</translation>
    </message>
    <message>
        <source>On the tiles of the chapters</source>
        <translation>在各章的图块上</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>在历史记录中</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Next / previous control</source>
        <translation>下一个/上一个控件</translation>
    </message>
    <message>
        <source>Go to the menu bar</source>
        <translation>转到菜单栏</translation>
    </message>
    <message>
        <source>Close a list, note or window</source>
        <translation>关闭列表、说明或窗口</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Choose the square</source>
        <translation>选择方格</translation>
    </message>
    <message>
        <source>End the tour on the square</source>
        <translation>以此方格为终点</translation>
    </message>
    <message>
        <source>Remove or restore the square</source>
        <translation>移除或恢复方格</translation>
    </message>
    <message>
        <source>While drawing: draw or erase the square</source>
        <translation>绘制时：画出或擦去方格</translation>
    </message>
    <message>
        <source>While drawing: stroke over squares</source>
        <translation>绘制时：连续画过方格</translation>
    </message>
    <message>
        <source>Open the menu of the square</source>
        <translation>打开方格的菜单</translation>
    </message>
    <message>
        <source>Move from cell to cell</source>
        <translation>逐格移动</translation>
    </message>
    <message>
        <source>Place or remove the piece</source>
        <translation>放置或移除棋子</translation>
    </message>
    <message>
        <source>Rotate the general</source>
        <translation>旋转将（横放⇄竖放）</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>清空这一格</translation>
    </message>
    <message>
        <source>Step through the movable pieces</source>
        <translation>依次选中可移动的棋子</translation>
    </message>
    <message>
        <source>Slide the selected piece by one cell</source>
        <translation>将选中的棋子滑动一格</translation>
    </message>
    <message>
        <source>Continue by hand from the solution shown</source>
        <translation>从显示的解法接着自己走</translation>
    </message>
    <message>
        <source>Let the arrow keys control playback again</source>
        <translation>让方向键恢复控制播放</translation>
    </message>
    <message>
        <source>Go to the neighbouring position in this direction</source>
        <translation>移到这个方向的相邻局面</translation>
    </message>
    <message>
        <source>Play the shortest path to the position</source>
        <translation>沿最短路径走到该局面</translation>
    </message>
    <message>
        <source>Go to the current position</source>
        <translation>移到当前局面</translation>
    </message>
    <message>
        <source>Go to the furthest position</source>
        <translation>移到最远的局面</translation>
    </message>
    <message>
        <source>Enlarge or shrink the map</source>
        <translation>放大或缩小地图</translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>旋转地图</translation>
    </message>
    <message>
        <source>Pan the map</source>
        <translation>平移地图</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>显示整张地图</translation>
    </message>
    <message>
        <source>Go to the neighbouring tile in this direction</source>
        <translation>移到这个方向的下一个图块</translation>
    </message>
    <message>
        <source>Go to the first / last tile of the chapter</source>
        <translation>移到本章的第一个/最后一个图块</translation>
    </message>
    <message>
        <source>Go to the next / previous chapter</source>
        <translation>移到下一章/上一章</translation>
    </message>
    <message>
        <source>Play what the tile shows</source>
        <translation>玩图块上的题目</translation>
    </message>
    <message>
        <source>Continue with the record on its page</source>
        <translation>在原来的页面继续这条记录</translation>
    </message>
    <message>
        <source>Open / close the searches of a day</source>
        <translation>展开/收起一天的搜索</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>删除选中的记录</translation>
    </message>
    <message>
        <source>Go from the search line to the list</source>
        <translation>从查找栏到列表</translation>
    </message>
    <message>
        <source>Circle the square, or take its circle away</source>
        <translation>圈出该格，或去掉圆圈</translation>
    </message>
    <message>
        <source>Take arrows and circles away</source>
        <translation>清除箭头和圆圈</translation>
    </message>
    <message>
        <source>Next step or slide</source>
        <translation>下一步或下一页</translation>
    </message>
    <message>
        <source>Previous step or slide</source>
        <translation>上一步或上一页</translation>
    </message>
    <message>
        <source>Black screen, and back</source>
        <translation>黑屏，再按恢复</translation>
    </message>
    <message>
        <source>Take arrows and circles away; without any, end the presentation</source>
        <translation>清除箭头和圆圈；没有时结束演示</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search by action or key</source>
        <translation>按功能或按键搜索</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>没有匹配的快捷键。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>ShownPath</name>
    <message>
        <source>Slides, grouped into moves</source>
        <translation>各次滑动（相连者合为一步）</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Methods side by side</source>
        <translation>并排比较方法</translation>
    </message>
    <message>
        <source>Method at the left</source>
        <translation>左边的方法</translation>
    </message>
    <message>
        <source>Method at the right</source>
        <translation>右边的方法</translation>
    </message>
    <message>
        <source>Run both</source>
        <translation>运行两种方法</translation>
    </message>
    <message>
        <source>Run both methods and show their visits</source>
        <translation>运行两种方法，并显示它们的访问过程</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop both methods</source>
        <translation>停止两种方法</translation>
    </message>
    <message>
        <source>Result of the comparison</source>
        <translation>对比的结果</translation>
    </message>
    <message>
        <source>Both maps show equally many visits. The times are those of the methods at full speed.</source>
        <translation>两张地图显示的访问次数相同。用时是各方法全速运行的时间。</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Lü&apos;s articles: Lü Zhenyu (吕震宇), “华容道与数据结构” (Klotski and data structures) and sequels, cnblogs, 2005, with two example programs, ConsoleHRD and WinHRD. From them: the methods with AVL trees, a chained hash table and eight-wide coordinates, and the 26-bit and 60-bit integers. They mention two more programs: Liu Junsong&apos;s (刘峻松), whose 24-digit codes can be read here, and Li Zhiguang&apos;s (李智广), which moved one cell at a time.</source>
        <translation>吕震宇的文章：吕震宇，《华容道与数据结构》及其续篇，发表于博客园（cnblogs），2005 年，附两个示例程序 ConsoleHRD 和 WinHRD。本程序取自这些文章的有：使用 AVL 树、链地址哈希表、八格宽坐标的各种方法，以及 26 位与 60 位整数编码。文中还谈到另外两个程序：一个是刘峻松的，它的 24 位数字编码在这里也能读取；另一个是李智广的，每步只走一格。</translation>
    </message>
    <message>
        <source>Wei and Lin&apos;s paper: Wei Chung-liang (魏仲良) and Lin Shun-shii (林順喜), National Taiwan Normal University, “利用電腦探討中國古代益智遊戲─『華容道』之解法” (Solving the ancient Chinese puzzle Klotski by computer), undated, about 1999. From it: the depth-first method with a search tree, the vector and the base-20 value of a layout, and the table of 20 layouts, checked here against proven shortest solutions.</source>
        <translation>魏、林的论文：魏仲良、林顺喜（台湾师范大学资讯教育系），《利用电脑探讨中国古代益智游戏——“华容道”之解法》，未注年份，约 1999 年。本程序取自该文的有：配合查找树的深度优先方法、布局的向量与二十进制值，以及 20 个布局的表格；表中的步数在此与已证明的最短解对照。</translation>
    </message>
    <message>
        <source>Two anonymous backtracking programs for the knight&apos;s tour, in Chinese: a course report in C++, “马踏棋盘程序设计”, with stacks instead of recursion and moves sorted beforehand, and a recursive exercise in C, with eight moves in one fixed order. Run as methods here, both find the tours printed there.</source>
        <translation>两个马踏棋盘的回溯程序，都用中文写成，未署名：一个出自 C++ 课程报告《马踏棋盘程序设计》，用栈代替递归，并预先为每个方格的走法排好次序；另一个是 C 语言习题，用递归按固定次序尝试八种走法。两者都可选作方法，得出的路线与原文相同。</translation>
    </message>
    <message>
        <source>More on Klotski: breadth-first search (Moore, 1959), bidirectional search (Nicholson, 1966), A* (Hart, Nilsson and Raphael, 1968), IDA* (Korf, 1985); CommonCode, RawCode and ShortCode are from dnomd343&apos;s Klotski project.</source>
        <translation>华容道的其他方法：广度优先搜索（Moore，1959 年）、双向搜索（Nicholson，1966 年）、A*（Hart、Nilsson 与 Raphael，1968 年）、IDA*（Korf，1985 年）；CommonCode、RawCode 与 ShortCode 出自 dnomd343 的华容道项目。</translation>
    </message>
    <message>
        <source>More on the knight&apos;s tour: Warnsdorff&apos;s rule (1823), with tie-breaks by Pohl (1967), Roth, and Squirrel and Cull (1996); pruning by articulation points (Tarjan, 1972); random rotations (Pósa, 1976; Mansfield, 1982); tours joined from tiles (Parberry, 1997). Which boards have a closed tour: Schwenk (1991). How many tours the chessboard has: McKay (1997) and Chernov (2014).</source>
        <translation>马踏棋盘的其他方法：沃恩斯多夫（Warnsdorff）法则（1823 年），其平局规则出自 Pohl（1967 年）、Roth、Squirrel 与 Cull（1996 年）；用关节点剪枝（Tarjan，1972 年）；随机旋转（Pósa，1976 年；Mansfield，1982 年）；分块拼接（Parberry，1997 年）。哪些棋盘有闭合路线：Schwenk（1991 年）。国际象棋棋盘上有多少条路线：McKay（1997 年）与 Chernov（2014 年）。</translation>
    </message>
</context>
<context>
    <name>SpeakerNotes</name>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>下一页：{title}</translation>
    </message>
    <message>
        <source>{elapsed}  ·  {now}</source>
        <comment>how long a presentation has lasted, and the time of day</comment>
        <translation>{elapsed}  ·  {now}</translation>
    </message>
</context>
<context>
    <name>SquareMenu</name>
    <message>
        <source>Don&apos;t &amp;start here</source>
        <translation>不以此为起点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>以此为起点(&amp;S)</translation>
    </message>
    <message>
        <source>Don&apos;t &amp;end here</source>
        <translation>不以此为终点(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;End here</source>
        <translation>以此为终点(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Remove square</source>
        <translation>移除方格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restore square</source>
        <translation>恢复方格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo last change to the board</source>
        <translation>撤销上一次棋盘更改(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Clear start, end and tour</source>
        <translation>清除起点、终点与路线(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Stack</name>
    <message>
        <source>{height}.  {square}</source>
        <translation>{height}.  {square}</translation>
    </message>
    <message>
        <source>{height}.  {square}   move {move} of 8</source>
        <translation>{height}.  {square}   第 {move} 个方向（共 8 个）</translation>
    </message>
    <message>
        <source>waits for visit({square})</source>
        <translation>等待 visit({square})</translation>
    </message>
    <message>
        <source>{depth}.  visit({square}):  {line}</source>
        <translation>{depth}.  visit({square})：{line}</translation>
    </message>
</context>
<context>
    <name>StackList</name>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Calls that have not returned, the one that runs first</source>
        <translation>尚未返回的调用，正在执行的排在最前</translation>
    </message>
    <message>
        <source>Search stack</source>
        <translation>搜索栈</translation>
    </message>
    <message>
        <source>Stack, top first: each square with the last move tried</source>
        <translation>栈，栈顶在前：每个方格与最后试过的方向</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>no stars</source>
        <translation>没有星</translation>
    </message>
    <message numerus="yes">
        <source>{number} stars</source>
        <translation>
            <numerusform>{number} 颗星</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarsChart</name>
    <message>
        <source>Stars by difficulty</source>
        <translation>各难度的星数</translation>
    </message>
</context>
<context>
    <name>StartFailureDialog</name>
    <message>
        <source>The window could not be opened. You can start the program without your saved settings and records; they stay as they are.</source>
        <translation>无法打开窗口。你可以不读取已保存的设置和记录而启动程序，它们会保持原样。</translation>
    </message>
    <message>
        <source>The window could not be opened. Files of the program may be damaged or missing: try installing it again.</source>
        <translation>无法打开窗口。程序的文件可能损坏或丢失：请尝试重新安装。</translation>
    </message>
    <message>
        <source>Huarong Knight</source>
        <translation>华容骑士</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>不读取，直接启动</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{solved} of {layouts}</source>
        <translation>{solved} / {layouts}</translation>
    </message>
    <message>
        <source>{band}: {solved} solved, {three} with three stars, {two} with two, {one} with one</source>
        <translation>{band}：已解开 {solved}，三颗星 {three} 个，两颗星 {two} 个，一颗星 {one} 个</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Every layout you solved has three stars.</source>
        <translation>解开的布局都有三颗星。</translation>
    </message>
    <message>
        <source>Layouts that you solve in a few moves more than needed will be listed here.</source>
        <translation>比最少步数只多几步的布局会列在这里。</translation>
    </message>
    <message>
        <source>{name}: {steps}</source>
        <translation>{name}：{steps}</translation>
    </message>
    <message>
        <source>{present} (most: {longest})</source>
        <translation>{present}（最多 {longest}）</translation>
    </message>
    <message>
        <source>Layouts solved</source>
        <translation>已解开的布局</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星数</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>连续天数</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>游玩时间</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>完成的游戏</translation>
    </message>
    <message>
        <source>Manual tours</source>
        <translation>手动路线</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <translation>已解开的谜题</translation>
    </message>
    <message>
        <source>Found by searches</source>
        <translation>搜索找到的</translation>
    </message>
    <message>
        <source>Stars by difficulty, in the catalogue and the chapters</source>
        <translation>目录和章节中各难度的星数</translation>
    </message>
    <message>
        <source>Near to three stars</source>
        <translation>差一点就三颗星</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>过去一年</translation>
    </message>
    <message numerus="yes">
        <source>{number} moves too many</source>
        <translation>
            <numerusform>多了 {number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>StrandPart</name>
    <message>
        <source>Neighbours of each position</source>
        <translation>各局面的邻点数</translation>
    </message>
    <message>
        <source>Points by neighbours</source>
        <translation>各种邻点数的点</translation>
    </message>
    <message>
        <source>{neighbours}, {moves} from the exit</source>
        <translation>{neighbours}，离出口 {moves}</translation>
    </message>
    <message numerus="yes">
        <source>{number} neighbours</source>
        <translation>
            <numerusform>{number} 个邻点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} have {number} neighbours</source>
        <translation>
            <numerusform>{points}有 {number} 个邻点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Structures</name>
    <message>
        <source>AVL tree</source>
        <translation>AVL 树</translation>
    </message>
    <message>
        <source>Hash table</source>
        <translation>哈希表</translation>
    </message>
    <message>
        <source>Lookup {number}: new. Comparisons: {tree} in the tree, {table} in the hash table.</source>
        <translation>第 {number} 次查找：新局面。比较次数：树 {tree}，哈希表 {table}。</translation>
    </message>
    <message>
        <source>Lookup {number}: met before. Comparisons: {tree} in the tree, {table} in the hash table.</source>
        <translation>第 {number} 次查找：已遇过。比较次数：树 {tree}，哈希表 {table}。</translation>
    </message>
    <message>
        <source>chain {chain}, load {load}</source>
        <translation>链长 {chain}，装填 {load}</translation>
    </message>
    <message>
        <source>height {height}, at most {bound}</source>
        <translation>高 {height}，上限 {bound}</translation>
    </message>
</context>
<context>
    <name>StructuresPart</name>
    <message>
        <source>Avg. comparisons</source>
        <translation>平均比较次数</translation>
    </message>
    <message>
        <source>Worst case</source>
        <translation>最坏情形</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Tree and hash table compared</source>
        <translation>树与哈希表的比较</translation>
    </message>
    <message>
        <source>Look up one by one</source>
        <translation>逐个查找</translation>
    </message>
    <message>
        <source>Which is faster in the end? Pick one, then both are measured:</source>
        <translation>到最后谁更快？先选一个，再实测两者：</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>The hash table</source>
        <translation>哈希表</translation>
    </message>
    <message>
        <source>Lookups measured so far</source>
        <translation>已测量的查找比例</translation>
    </message>
</context>
<context>
    <name>SuccessPart</name>
    <message>
        <source>Guess first; the curves will appear here</source>
        <translation>先猜一猜：曲线会画在这里</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>TablePicture</name>
    <message>
        <source>Hash table, {count} slots, {each} below each bar</source>
        <translation>哈希表，{count} 个槽位，每一条代表 {each} 个</translation>
    </message>
    <message>
        <source>Slot {slot}</source>
        <translation>槽位 {slot}</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a position</comment>
        <translation>新</translation>
    </message>
</context>
<context>
    <name>TaskPart</name>
    <message>
        <source>New file…</source>
        <translation>新文件…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Open the editor</source>
        <translation>打开编辑器</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Minutes {begin} to {end}: {step}</source>
        <translation>第 {begin} 至 {end} 分钟：{step}</translation>
    </message>
    <message>
        <source>{label}</source>
        <comment>a label of the window that a plan quotes</comment>
        <translation>“{label}”</translation>
    </message>
</context>
<context>
    <name>Ties</name>
    <message>
        <source>Fixed order</source>
        <translation>固定次序</translation>
    </message>
    <message>
        <source>Outermost first (Roth)</source>
        <translation>先外后内（Roth）</translation>
    </message>
    <message>
        <source>One move ahead (Pohl)</source>
        <translation>再看一步（Pohl）</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>TiesPart</name>
    <message>
        <source>Board and start</source>
        <translation>棋盘与起点</translation>
    </message>
    <message>
        <source>{size} from {start}</source>
        <translation>{size}，从 {start} 出发</translation>
    </message>
    <message>
        <source>Back to the last good move</source>
        <translation>回到还能走完的那一步</translation>
    </message>
    <message>
        <source>Squares visited</source>
        <translation>走过的格数</translation>
    </message>
</context>
<context>
    <name>TourPart</name>
    <message>
        <source>Fewest onward moves: {number}. The rule goes to {square}.</source>
        <translation>出路最少：{number} 条。法则走到 {square}。</translation>
    </message>
    <message numerus="yes">
        <source>{tied} tie with {number} onward moves each. This tie-break takes {square}.</source>
        <translation>
            <numerusform>{tied} 同为 {number} 条出路。这种平局规则选 {square}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TourView</name>
    <message>
        <source>Notes from the method</source>
        <translation>方法的说明</translation>
    </message>
    <message>
        <source>The squares of the tour will be listed here</source>
        <translation>路线经过的方格将列在这里</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the tour as text ({key}: matrix and chess notation)</source>
        <translation>以文本复制路线（{key}：矩阵与国际象棋记谱）</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Go to start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play / pause</source>
        <translation>播放/暂停</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>跳到末尾</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Drag to any position</source>
        <translation>拖动到任意位置</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>How fast it plays: all of it takes {time}</source>
        <translation>播放速度：全部播完需时 {time}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>{step} / {steps}</source>
        <translation>{step} / {steps}</translation>
    </message>
</context>
<context>
    <name>TreePicture</name>
    <message>
        <source>AVL tree</source>
        <translation>AVL 树</translation>
    </message>
    <message>
        <source>The tree will grow here, lookup by lookup.</source>
        <translation>树会在这里随每次查找生长。</translation>
    </message>
    <message>
        <source>Last rotation, at lookup {number}</source>
        <translation>最近一次旋转，在第 {number} 次查找</translation>
    </message>
</context>
<context>
    <name>TwoPathsPicture</name>
    <message>
        <source>Two paths to one position</source>
        <translation>到同一局面的两条路径</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>VisitFigures</name>
    <message>
        <source>Figures of the search</source>
        <translation>搜索的数字</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>How often the method has come to a position, new or not</source>
        <translation>此方法来到局面的次数，无论是否新局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Different positions visited so far</source>
        <translation>目前为止访问过的不同局面</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>重访</translation>
    </message>
    <message>
        <source>Visits to positions that had been visited before</source>
        <translation>再次来到已访问过的局面的次数</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Steps by which the method came to the position visited last</source>
        <translation>此方法走了几步来到最后访问的局面</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>How many times the method has begun at the start</source>
        <translation>此方法从起点开始了几次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>How long the whole method took at full speed</source>
        <translation>此方法全速运行所需的时间</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>A closed tour: every square, and back to the start.</source>
        <translation>闭合路线：走遍每一格，又回到起点。</translation>
    </message>
    <message>
        <source>A tour: every square, each exactly once.</source>
        <translation>路线完成：走遍每一格，无一重复。</translation>
    </message>
    <message>
        <source>Click a square to put the {piece} on it.</source>
        <translation>单击方格，把{piece}放上去。</translation>
    </message>
    <message>
        <source>The {piece} is stuck: go back some squares.</source>
        <translation>{piece}走不动了：请退回几格。</translation>
    </message>
    <message>
        <source>Click a dot, press its key, or drag the {piece}.</source>
        <translation>单击标出的点，按它的数字键，或把{piece}拖过去。</translation>
    </message>
    <message>
        <source>A tour is still possible from here.</source>
        <translation>从这里还能走遍棋盘。</translation>
    </message>
    <message>
        <source>Checking whether a tour is still possible…</source>
        <translation>正在检查是否还能走遍棋盘…</translation>
    </message>
    <message>
        <source>No tour is possible any more. Finding the step that lost it…</source>
        <translation>已经走不完了。正在找出走错的那一步…</translation>
    </message>
    <message>
        <source>{squares}, without hints or warnings</source>
        <translation>{squares}，未用提示和警告</translation>
    </message>
    <message>
        <source>{squares}, without hints</source>
        <translation>{squares}，未用提示</translation>
    </message>
    <message>
        <source>No tour is possible any more, but the step that lost it could not be found: {why}</source>
        <translation>已经走不完了，但无法找出走错的那一步：{why}</translation>
    </message>
    <message>
        <source>There is no such tour on this board: {reason}</source>
        <translation>这个棋盘没有这样的路线：{reason}</translation>
    </message>
    <message>
        <source>every continuation has been tried</source>
        <translation>后面的走法已全部试过</translation>
    </message>
    <message>
        <source>{visited} / {squares}</source>
        <translation>{visited} / {squares}</translation>
    </message>
    <message>
        <source>Choose another start</source>
        <translation>另选起点</translation>
    </message>
    <message>
        <source>Back to square {number}, {square}</source>
        <translation>回到第 {number} 格 {square}</translation>
    </message>
    <message>
        <source>No step leads to a tour from here: go back first.</source>
        <translation>从这里没有一步能走出路线：请先退回。</translation>
    </message>
    <message>
        <source>It could not be found out whether a tour is still possible: {why}</source>
        <translation>无法查明是否还能走遍棋盘：{why}</translation>
    </message>
    <message>
        <source>No tour starts from {square}: {reason}</source>
        <translation>没有从 {square} 出发的路线：{reason}</translation>
    </message>
    <message>
        <source>No tour is possible with square {number} on {square}: {reason}.</source>
        <translation>第 {number} 格走 {square} 就不再有路线：{reason}。</translation>
    </message>
    <message>
        <source>No tour has been possible since square {number}, {square}: {reason}.</source>
        <translation>自第 {number} 格 {square} 起不再有路线：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares in {time}</source>
        <translation>
            <numerusform>{number} 格，用时 {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{squares}, with {number} hints</source>
        <translation>
            <numerusform>{squares}，用提示 {number} 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>Watched search</source>
        <translation>观看中的搜索</translation>
    </message>
    <message>
        <source>Watching: {method}</source>
        <translation>观看中：{method}</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>全速</translation>
    </message>
    <message>
        <source>Let the search run on as fast as it can; press again to watch it from there</source>
        <translation>让搜索全速进行；再按一次，从那里继续观看</translation>
    </message>
    <message>
        <source>Watched {watched}, searched {searched}</source>
        <translation>已观看 {watched}，搜索用时 {searched}</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <comment>a figure and what it is</comment>
        <translation>{title}：{text}</translation>
    </message>
</context>
<context>
    <name>WatchedKlotski</name>
    <message>
        <source>Different positions visited so far</source>
        <translation>目前为止访问过的不同局面</translation>
    </message>
    <message>
        <source>How many steps the position that is expanded is away from where its side began</source>
        <translation>正在展开的局面与这一边起点相距的步数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Positions visited but not expanded yet</source>
        <translation>已访问但尚未展开的局面</translation>
    </message>
    <message>
        <source>Steps taken and fewest still needed, of the position that is expanded</source>
        <translation>正在展开的局面：已走步数加上至少还需的步数</translation>
    </message>
    <message>
        <source>f = g + h</source>
        <translation>f = g + h</translation>
    </message>
    <message>
        <source>How many steps the path has that the search follows now</source>
        <translation>搜索正在走的路径有多少步</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>已访问</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>{total} = {taken} taken + at least {needed} needed</source>
        <translation>{total} = 已走 {taken} + 至少还需 {needed}</translation>
    </message>
    <message>
        <source>How many steps a solution may take in this round</source>
        <translation>这一轮中解法最多可用的步数</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>How many steps the shortest solution so far takes</source>
        <translation>目前最短解法的步数</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>目前最佳</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions waiting</source>
        <translation>
            <numerusform>{number} 个局面待展开</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps</source>
        <translation>
            <numerusform>{number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchedKnight</name>
    <message>
        <source>Counting tours</source>
        <translation>统计路线条数</translation>
    </message>
    <message>
        <source>{method}: {chosen}</source>
        <comment>a method and the one it has chosen</comment>
        <translation>{method}：{chosen}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>走过</translation>
    </message>
    <message>
        <source>How often a square was entered, every attempt counted</source>
        <translation>进入方格的次数，每次尝试都计入</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已处理</translation>
    </message>
    <message>
        <source>The frontier is between these squares and the others</source>
        <translation>边界在这些方格与其余方格之间</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Partial tours that can continue in the same ways are counted together</source>
        <translation>能以相同方式继续的部分路线合在一起计算</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>The share of the work that is done, as far as it can be estimated</source>
        <translation>已完成的工作所占的比例（估计）</translation>
    </message>
    <message>
        <source>Squares on the path now</source>
        <translation>现在路径上的方格</translation>
    </message>
    <message numerus="yes">
        <source>{length} of {number} squares</source>
        <translation>
            <numerusform>{number} 格中的 {length} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kinds of partial tours</source>
        <translation>
            <numerusform>{number} 种部分路线</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchedProgram</name>
    <message>
        <source>Program of the search</source>
        <translation>搜索的程序</translation>
    </message>
    <message>
        <source>Variables of the function that runs</source>
        <translation>正在运行的函数的变量</translation>
    </message>
</context>
<context>
    <name>WatchedSearch</name>
    <message>
        <source>Show on the map</source>
        <translation>在地图上显示</translation>
    </message>
    <message>
        <source>Mark the position expanded last on the map of all positions</source>
        <translation>在所有局面的地图上标出最后展开的局面</translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message>
        <source>Cao Cao is through the pass</source>
        <translation>曹操过关了</translation>
    </message>
    <message>
        <source>{length} · {time}</source>
        <translation>{length} · {time}</translation>
    </message>
    <message>
        <source>{length} · best possible {best} · {time} · strict game</source>
        <translation>{length} · 最短 {best} · {time} · 严格游戏</translation>
    </message>
    <message>
        <source>{length} · best possible {best} · {time}</source>
        <translation>{length} · 最短 {best} · {time}</translation>
    </message>
    <message>
        <source>A relaxed game gives no stars.</source>
        <translation>练习游戏不计星。</translation>
    </message>
    <message>
        <source>The program gave part of this solution, so it earns no stars.</source>
        <translation>这个解法有一部分是程序给的，所以没有星。</translation>
    </message>
    <message>
        <source>The fewest possible are not known yet, so there are no stars.</source>
        <translation>还不知道最短要几步，所以还没有星。</translation>
    </message>
    <message>
        <source>What was undone before this version of the program is not known, so there are no stars.</source>
        <translation>旧版程序没有记下撤销了几步，所以没有星。</translation>
    </message>
    <message>
        <source>{cost}. Without that: three stars.</source>
        <translation>{cost}。不然就是三颗星。</translation>
    </message>
    <message>
        <source>With a hint, two stars are the most.</source>
        <translation>用了提示，最多两颗星。</translation>
    </message>
    <message>
        <source>{cost}. With a hint, two stars are the most.</source>
        <translation>{cost}。用了提示，最多两颗星。</translation>
    </message>
    <message>
        <source>{cost}. Without that: two stars, the most with a hint.</source>
        <translation>{cost}。不然就是两颗星，用了提示最多如此。</translation>
    </message>
    <message>
        <source>It cannot be done in fewer, and you had neither help nor undo.</source>
        <translation>不能更短了，而且没有提示，也没有撤销。</translation>
    </message>
    <message>
        <source>It cannot be done in fewer.</source>
        <translation>不能更短了。</translation>
    </message>
    <message>
        <source>What you undid counts: {steps}</source>
        <translation>撤销的也算：{steps}</translation>
    </message>
    <message>
        <source>{detours}, and you undid {steps}</source>
        <translation>{detours}，又撤销了 {steps}</translation>
    </message>
    <message>
        <source>{cost} more than the fewest</source>
        <translation>比最短多 {cost}</translation>
    </message>
    <message>
        <source>Cao Cao is through the pass. The program gave this path, so it earns no stars.</source>
        <translation>曹操过关了。这条路径是程序给的，所以没有星。</translation>
    </message>
    <message numerus="yes">
        <source>{number} detours cost {cost}</source>
        <translation>
            <numerusform>{number} 次绕路多走了 {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinCard</name>
    <message>
        <source>. </source>
        <comment>between the sentences on a game that was won</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Play the same once more</source>
        <translation>同一题再玩一次</translation>
    </message>
    <message>
        <source>See the detours</source>
        <translation>查看绕路</translation>
    </message>
    <message>
        <source>Show where the shortest path was left, and what was better</source>
        <translation>看看在哪里离开了最短路径，怎样走更好</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Copy the result as text and picture</source>
        <translation>将结果复制为文本和图片</translation>
    </message>
    <message>
        <source>Play the next puzzle</source>
        <translation>玩下一题</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>下一题：{name}</translation>
    </message>
</context>
<context>
    <name>WorkingDialog</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel, or close the dialog</source>
        <translation>取消，或关闭对话框</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled: nothing was changed.</source>
        <translation>已取消：没有任何变化。</translation>
    </message>
</context>
<context>
    <name>ZoomControls</name>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit board</source>
        <translation>显示整个棋盘</translation>
    </message>
    <message>
        <source>Drag the board to move it</source>
        <translation>拖动棋盘即可移动</translation>
    </message>
    <message>
        <source>{number}×</source>
        <comment>how many times larger</comment>
        <translation>{number}×</translation>
    </message>
</context>
</TS>
