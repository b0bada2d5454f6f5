<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Huarong Knight</source>
        <translation>關於華容騎士</translation>
    </message>
    <message>
        <source>Huarong Knight {version}</source>
        <translation>華容騎士 {version}</translation>
    </message>
    <message>
        <source>Klotski (the Huarong Pass) and the knight&apos;s tour: play them, watch how searches solve them, and learn why they succeed.</source>
        <translation>華容道與騎士巡邏（馬踏棋盤）：動手玩，觀看搜尋怎樣求解，並弄懂其中的道理。</translation>
    </message>
    <message>
        <source>Sources:
• Wei Chung-liang and Lin Shun-shii, National Taiwan Normal University, about 1999: Solving the ancient Chinese puzzle Klotski by computer (利用電腦探討中國古代益智遊戲─『華容道』之解法)
• Lü Zhenyu, cnblogs, 2005: Klotski and data structures (华容道与数据结构), with his programs ConsoleHRD and WinHRD
• Two anonymous programs for the knight&apos;s tour: a course report with a stack (马踏棋盘程序设计), and a recursive exercise in C</source>
        <translation>出處：
• 魏仲良、林順喜（國立臺灣師範大學），約 1999 年：〈利用電腦探討中國古代益智遊戲─「華容道」之解法〉
• 呂震宇，博客園（cnblogs），2005 年：〈華容道與資料結構〉（原題〈华容道与数据结构〉），附程式 ConsoleHRD 與 WinHRD
• 兩個作者不詳的騎士巡邏程式：一個出自使用堆疊的課程報告〈馬踏棋盤程式設計〉，另一個是以遞迴求解的 C 語言習題</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.
Python {python}, Qt {qt}.</source>
        <translation>自由軟體，以 MIT 授權條款發布。
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
        <translation>這是什麼？</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜尋(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;My searches</source>
        <translation>自己寫的搜尋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Export co&amp;llection…</source>
        <translation>匯出合集(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>備份(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>還原(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Layout &amp;editor…</source>
        <translation>佈局編輯器(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Catalogue of layouts…</source>
        <translation>佈局總覽(&amp;C)…</translation>
    </message>
    <message>
        <source>All sets of &amp;pieces…</source>
        <translation>各組棋子一覽(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Atlas of layouts…</source>
        <translation>佈局圖譜(&amp;A)…</translation>
    </message>
    <message>
        <source>Where it &amp;stands…</source>
        <translation>這個佈局的排名(&amp;S)…</translation>
    </message>
    <message>
        <source>Today&apos;s &amp;puzzle</source>
        <translation>今日一題(&amp;P)</translation>
    </message>
    <message>
        <source>Calen&amp;dar of the puzzles</source>
        <translation>每日一題月曆(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Easiest unsolved layout</source>
        <translation>未解出的最易佈局(&amp;E)</translation>
    </message>
    <message>
        <source>Random &amp;layout…</source>
        <translation>隨機佈局(&amp;L)…</translation>
    </message>
    <message>
        <source>Use &amp;system setting</source>
        <translation>跟隨系統(&amp;S)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高對比(&amp;C)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;tips</source>
        <translation>顯示小提示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About Huarong Knight</source>
        <translation>關於華容騎士(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>減少動畫(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>重新開始(&amp;O)</translation>
    </message>
    <message>
        <source>Strict &amp;game (starts a new one)</source>
        <translation>嚴格遊戲（另開新局）(&amp;G)</translation>
    </message>
    <message>
        <source>Rela&amp;xed game (no stars, nothing costs any)</source>
        <translation>練習遊戲（不計星，怎麼走都不扣）(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Draw the board</source>
        <translation>繪製棋盤(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solve / find tour</source>
        <translation>求解／尋找路線(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch it think</source>
        <translation>觀看思考(&amp;W)</translation>
    </message>
    <message>
        <source>Watch it step &amp;by step</source>
        <translation>逐步觀看(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation>下一個解法(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause / resume</source>
        <translation>暫停／繼續(&amp;P)</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>回到開頭(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>後退一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play / pause</source>
        <translation>播放／暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前進一步(&amp;F)</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>跳到結尾(&amp;E)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加快(&amp;A)</translation>
    </message>
    <message>
        <source>Pre&amp;vious detour</source>
        <translation>上一次繞路(&amp;V)</translation>
    </message>
    <message>
        <source>Next &amp;detour</source>
        <translation>下一次繞路(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;what was better</source>
        <translation>顯示怎樣更好(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;board</source>
        <translation>顯示整個棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Present on the &amp;whole screen</source>
        <translation>全螢幕簡報(&amp;W)</translation>
    </message>
    <message>
        <source>Map of all po&amp;sitions</source>
        <translation>所有局面的地圖(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Klotski</source>
        <translation>華容道(&amp;K)</translation>
    </message>
    <message>
        <source>Knight&apos;s &amp;tour</source>
        <translation>騎士巡邏(&amp;T)</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>歷史記錄(&amp;Y)</translation>
    </message>
    <message>
        <source>Chapt&amp;ers</source>
        <translation>章節(&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主題(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>課程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>語言(&amp;A)</translation>
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
        <translation>減慢(&amp;L)</translation>
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
        <translation>每天完成的遊戲</translation>
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
            <numerusform>過去一年有 {number} 天玩過</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Symmetric</source>
        <translation>左右對稱</translation>
    </message>
    <message>
        <source>Local peaks</source>
        <translation>局部最難</translation>
    </message>
    <message>
        <source>Hardest for each place of Cao Cao</source>
        <translation>曹操在各處時最難</translation>
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
        <translation>互換兩枚棋子</translation>
    </message>
    <message>
        <source>One soldier elsewhere</source>
        <translation>移動一枚卒</translation>
    </message>
    <message>
        <source>Without a solution</source>
        <translation>無解</translation>
    </message>
    <message>
        <source>Each is its own mirror image.</source>
        <translation>左右翻轉後仍是自己。</translation>
    </message>
    <message>
        <source>Every step leads nearer to the exit.</source>
        <translation>無論怎麼走，每一步都離出口更近。</translation>
    </message>
    <message>
        <source>With Cao Cao in the same place, none takes more steps; his place at the exit is left out.</source>
        <translation>曹操在同一處的佈局中，這些所需步數最多；曹操已在出口的不計。</translation>
    </message>
    <message>
        <source>Each has exactly one shortest solution; a mirror image of that would be another.</source>
        <translation>最短解只有一種；左右翻轉的解法算作另一種。</translation>
    </message>
    <message>
        <source>None has more narrow passes, positions that every solution comes through.</source>
        <translation>隘口比這更多的佈局並不存在；隘口是每種解法都必經的局面。</translation>
    </message>
    <message>
        <source>In each pair, two neighbouring pieces of different kinds have changed places; no other pair differs as much in difficulty.</source>
        <translation>每一對只是兩枚相鄰而種類不同的棋子互換了位置，難度卻相差最多。</translation>
    </message>
    <message>
        <source>In each pair, one soldier stands elsewhere; no other pair differs as much in difficulty.</source>
        <translation>每一對只有一枚卒站在別處，難度卻相差最多。</translation>
    </message>
    <message>
        <source>Dots mark the cells that Cao Cao can reach; the number says how many positions can be reached.</source>
        <translation>圓點標出曹操能到的格子；數字是能走到的局面數。</translation>
    </message>
    <message>
        <source>Vertical generals</source>
        <translation>豎將</translation>
    </message>
    <message>
        <source>Horizontal generals</source>
        <translation>橫將</translation>
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
        <translation>「{name}」無解。</translation>
    </message>
    <message>
        <source>{name} takes {steps}.</source>
        <translation>「{name}」需 {steps}。</translation>
    </message>
    <message>
        <source>The hardest of them takes {steps}.</source>
        <translation>其中最難的需 {steps}。</translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts, {solvable} of them solvable; {alike} with mirror images as one, as they are listed here.</source>
        <translation>
            <numerusform>共 {number} 種佈局，有解的 {solvable} 種；左右翻轉算作同一種時是 {alike} 種，這裡就這樣列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} components, parts that no step leads out of.</source>
        <translation>
            <numerusform>分成 {number} 個互不相通的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts of exactly {steps}</source>
        <translation>
            <numerusform>恰好 {steps}的佈局 {number} 種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions can be reached.</source>
        <translation>
            <numerusform>能走到 {number} 個局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts of these pieces are harder, {equal} others as hard: place {place} of {all}.</source>
        <translation>
            <numerusform>同組棋子中有 {number} 種佈局更難，另有 {equal} 種同樣難：在 {all} 種中排第 {place}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sets of pieces.</source>
        <translation>
            <numerusform>共 {number} 組棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts are furthest from {name}: {steps} away</source>
        <translation>
            <numerusform>離「{name}」最遠的佈局 {number} 種：相距 {steps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pairs, {steps} apart</source>
        <translation>
            <numerusform>{number} 對，相差 {steps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts without a solution</source>
        <translation>
            <numerusform>無解的佈局 {number} 種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts, the hardest first</source>
        <translation>
            <numerusform>{number} 種佈局，最難的在前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One step leads to {number} layouts: the hardest takes {most}, the easiest {least}.</source>
        <translation>
            <numerusform>走一步能到 {number} 種佈局：最難的需 {most}，最容易的需 {least}。</numerusform>
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
        <translation>佈局圖譜</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>All with a solution</source>
        <translation>所有有解的</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計步方式</translation>
    </message>
    <message>
        <source>What counts as one step</source>
        <translation>怎樣算一步</translation>
    </message>
    <message>
        <source>Which layouts</source>
        <translation>哪些佈局</translation>
    </message>
    <message>
        <source>Any number of each piece: every set that fits on the board</source>
        <translation>各種棋子數目不限：棋盤擺得下的每一組</translation>
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
        <translation>顯示走一步所到的佈局中最難的</translation>
    </message>
    <message>
        <source>Show hardest</source>
        <translation>看最難的</translation>
    </message>
    <message>
        <source>Show the easiest layout that one step leads to</source>
        <translation>顯示走一步所到的佈局中最容易的</translation>
    </message>
    <message>
        <source>Show easiest</source>
        <translation>看最容易的</translation>
    </message>
    <message>
        <source>List all sets of pieces with their figures</source>
        <translation>列出各組棋子及其數據</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>一覽表…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Go to one of the layouts that are listed, drawn at random</source>
        <translation>轉到所列佈局中隨機的一種</translation>
    </message>
    <message>
        <source>One at &amp;random</source>
        <translation>隨機一種(&amp;R)</translation>
    </message>
    <message>
        <source>List the hardest layouts with each number of empty cells, of any pieces</source>
        <translation>列出每種空格數下最難的佈局，棋子不限</translation>
    </message>
    <message>
        <source>Hardest by empty cells</source>
        <translation>各空格數最難的佈局</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>所列內容</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜尋</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>頁</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Play the marked layout; double-click any to play it</source>
        <translation>玩標出的佈局；按兩下任何一種即可開始玩</translation>
    </message>
    <message>
        <source>All, the hardest first</source>
        <translation>全部，最難的在前</translation>
    </message>
    <message>
        <source>None with as many empty cells takes more steps.</source>
        <translation>空格數相同的佈局中，沒有哪個需要更多步。</translation>
    </message>
    <message>
        <source>To see what is special, choose the number of each piece.</source>
        <translation>要看特別的佈局，請選定每種棋子的數目。</translation>
    </message>
    <message>
        <source>Looking for them…</source>
        <translation>正在尋找…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>of {pages}</source>
        <translation>共 {pages} 頁</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>開始玩(&amp;P)</translation>
    </message>
    <message>
        <source>Show on the &amp;map</source>
        <translation>在地圖上顯示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編輯(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Name and save…</source>
        <translation>命名並儲存(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Where it stands</source>
        <translation>這個佈局的排名(&amp;W)</translation>
    </message>
    <message>
        <source>Show what is &amp;furthest from it</source>
        <translation>列出離它最遠的(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xport this page as a collection…</source>
        <translation>將這一頁匯出為合集(&amp;X)…</translation>
    </message>
</context>
<context>
    <name>BackUpDialog</name>
    <message>
        <source>File to write the backup to</source>
        <translation>要寫入備份的檔案</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>A backup is one file with everything you have played, found and made, and with your settings. It can be restored on this computer or on another.</source>
        <translation>備份是一個檔案，包含你玩過、找到和建立的一切，以及你的設定。可以在這台或另一台電腦上還原。</translation>
    </message>
    <message>
        <source>&amp;Back up</source>
        <translation>備份(&amp;B)</translation>
    </message>
    <message>
        <source>Write the backup</source>
        <translation>寫入備份</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>備份</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>Games of Klotski</source>
        <translation>華容道遊戲</translation>
    </message>
    <message>
        <source>Layouts solved</source>
        <translation>解出的佈局</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Puzzles of the day solved</source>
        <translation>解出的每日一題</translation>
    </message>
    <message>
        <source>Manual tours</source>
        <translation>手動路線</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <translation>已解開的謎題</translation>
    </message>
    <message>
        <source>My layouts</source>
        <translation>我的佈局</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>我的棋盤</translation>
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
        <translation>找到的路線</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>There is nothing in it yet.</source>
        <translation>其中還沒有任何內容。</translation>
    </message>
    <message>
        <source>{name}: {figure}</source>
        <translation>{name}：{figure}</translation>
    </message>
    <message>
        <source>All of it was here already: nothing has changed.</source>
        <translation>全部內容原本就在這裡：沒有任何變更。</translation>
    </message>
    <message>
        <source>What has changed: {changes}</source>
        <translation>變更：{changes}</translation>
    </message>
    <message>
        <source>&amp;Merge: add what is in the file to what is here</source>
        <translation>合併(&amp;M)：將檔案中的內容加入現有內容</translation>
    </message>
    <message>
        <source>Re&amp;place: remove what is here, and take what is in the file</source>
        <translation>取代(&amp;P)：移除現有內容，改用檔案中的內容</translation>
    </message>
    <message>
        <source>Nothing is lost: what is in both stays once, and of two results the better one. Another layout or board of the same name gets a number after its name.</source>
        <translation>不會遺失任何內容：兩邊都有的只留一份，兩個成績中留較好的。同名的不同佈局或棋盤，名稱後會加上編號。</translation>
    </message>
    <message>
        <source>What is here now is first written to a file beside your data, from which it can be restored.</source>
        <translation>現有內容會先寫入資料旁的一個檔案，可由該檔案還原。</translation>
    </message>
    <message numerus="yes">
        <source>And {number} deleted records, which can be restored in the history.</source>
        <translation>
            <numerusform>另有 {number} 筆已刪除的記錄，可在歷史記錄中還原。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Backed up to {name} ({size})</source>
        <translation>已備份到 {name}（{size}）</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已還原</translation>
    </message>
    <message>
        <source>{name} was restored.</source>
        <translation>已還原 {name}。</translation>
    </message>
    <message>
        <source>Some of the settings take effect when you start the program the next time.</source>
        <translation>部分設定會在你下次啟動程式時生效。</translation>
    </message>
    <message>
        <source>What was here before is in {name}, beside your data: Undo restores it.</source>
        <translation>先前的內容在資料旁的 {name} 中：按「復原」可還原。</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>復原(&amp;U)…</translation>
    </message>
</context>
<context>
    <name>BetterList</name>
    <message>
        <source>Each solution improved on the last; the search continued until it found a better one or proved there is none</source>
        <translation>每個解法都優於先前的解法；搜尋會繼續，直到找到更好的解法或證明已是最短</translation>
    </message>
    <message>
        <source>Solutions, each better than the last</source>
        <translation>逐次改進的解法</translation>
    </message>
</context>
<context>
    <name>BoardCombo</name>
    <message>
        <source>✓ solved</source>
        <translation>✓ 已解開</translation>
    </message>
    <message>
        <source>✓ {time}</source>
        <translation>✓ {time}</translation>
    </message>
    <message>
        <source>✓ {time} without warnings</source>
        <translation>✓ {time}，無警告</translation>
    </message>
    <message>
        <source>✓ {time}, {unwarned} without warnings</source>
        <translation>✓ {time}，無警告 {unwarned}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Boards to choose from</source>
        <translation>可選的棋盤</translation>
    </message>
    <message>
        <source>Custom board</source>
        <translation>自訂棋盤</translation>
    </message>
    <message>
        <source>Classic boards</source>
        <translation>經典棋盤</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>造型棋盤</translation>
    </message>
    <message>
        <source>Riddles: is there a tour?</source>
        <translation>謎題：有沒有路線？</translation>
    </message>
    <message>
        <source>{board} · {achieved}</source>
        <translation>{board}&#x3000;{achieved}</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>我的棋盤</translation>
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
        <translation>每日一題月曆</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上個月</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>下個月</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>這一天</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>連續天數</translation>
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
        <translation>關羽</translation>
    </message>
    <message>
        <source>Zhang Fei</source>
        <translation>張飛</translation>
    </message>
    <message>
        <source>Zhao Yun</source>
        <translation>趙雲</translation>
    </message>
    <message>
        <source>Ma Chao</source>
        <translation>馬超</translation>
    </message>
    <message>
        <source>Huang Zhong</source>
        <translation>黃忠</translation>
    </message>
    <message>
        <source>Wei Yan</source>
        <translation>魏延</translation>
    </message>
    <message>
        <source>Jiang Wei</source>
        <translation>姜維</translation>
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
        <translation>名稱</translation>
    </message>
    <message>
        <source>Length of a shortest solution, proven</source>
        <translation>最短解的長度（已證明）</translation>
    </message>
    <message>
        <source>Length of a shortest solution according to Wei and Lin&apos;s paper</source>
        <translation>魏、林的論文列出的最短解長度</translation>
    </message>
    <message>
        <source>Name; hover over it to see its other names</source>
        <translation>名稱；游標停在上面可看到別名</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>The name in English</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>Pinyin</source>
        <translation>拼音</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>名稱的讀音</translation>
    </message>
    <message>
        <source>Fewest moves known before Wei and Lin&apos;s paper</source>
        <translation>魏、林的論文發表前已知的最少步數</translation>
    </message>
    <message>
        <source>Positions
expanded</source>
        <translation>展開
局面數</translation>
    </message>
    <message>
        <source>Positions expanded by the search of Wei and Lin&apos;s paper</source>
        <translation>魏、林論文的搜尋所展開的局面數</translation>
    </message>
    <message>
        <source>Time that the search of Wei and Lin&apos;s paper took on a Pentium 166</source>
        <translation>魏、林論文的搜尋在 Pentium 166 上的耗時</translation>
    </message>
    <message>
        <source>Collections that contain the layout</source>
        <translation>收錄該佈局的合集</translation>
    </message>
    <message>
        <source>{meaning}, counted in {metric}</source>
        <translation>{meaning}（計步方式：{metric}）</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>Your fewest steps without a hint</source>
        <translation>你不用提示走出的最少步數</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>The most stars that a game of yours was worth</source>
        <translation>你的遊戲得過的最多顆星</translation>
    </message>
    <message>
        <source>Steps from the layout to the position furthest from it</source>
        <translation>從佈局到離它最遠的局面的步數</translation>
    </message>
    <message>
        <source>Narrow passes: positions that every solution comes through</source>
        <translation>隘口：每個解法都會經過的局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面數</translation>
    </message>
    <message>
        <source>Positions that can be reached from the layout, mirror images counted separately</source>
        <translation>從佈局出發到得了的局面數，左右鏡像分開計算</translation>
    </message>
    <message>
        <source>Furthest
position</source>
        <translation>最遠的
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
        <translation>直線步</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無解</translation>
    </message>
    <message>
        <source>Printed
moves</source>
        <translation>論文
步數</translation>
    </message>
    <message>
        <source>Printed
cells</source>
        <translation>論文
格數</translation>
    </message>
    <message>
        <source>Earlier
record</source>
        <translation>先前
紀錄</translation>
    </message>
    <message>
        <source>Pentium
seconds</source>
        <translation>Pentium
秒數</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>The shortest lengths shown here are proven. Double-click a layout, or press {key}, to put it on the board.</source>
        <translation>表中的最短步數均已證明。按兩下任一佈局，或按 {key} 鍵，即可擺上棋盤。</translation>
    </message>
    <message>
        <source>{mark} marks lengths that Wei and Lin&apos;s paper gave as shortest but that are not: {wrong} of its {all} move counts are too high, and wherever they disagree with earlier records, the records were right.</source>
        <translation>標有 {mark} 的數字，魏、林的論文列為最短，其實並非最短：論文的 {all} 個步數中有 {wrong} 個偏多；凡與先前紀錄不符之處，都是先前的紀錄正確。</translation>
    </message>
    <message>
        <source>“{collection}” has the numbers that their paper printed too.</source>
        <translation>「{collection}」另列出該論文中的數字。</translation>
    </message>
    <message numerus="yes">
        <source>{number} narrow passes, at steps {steps} of a shortest solution</source>
        <translation>
            <numerusform>{number} 個隘口，在最短解的第 {steps} 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved or not</source>
        <translation>不論是否解出</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Solved, not yet three stars</source>
        <translation>已解出，未得三顆星</translation>
    </message>
    <message>
        <source>Three stars</source>
        <translation>三顆星</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>任何難度</translation>
    </message>
    <message>
        <source>{least} moves or more</source>
        <translation>{least} 步以上</translation>
    </message>
    <message>
        <source>Up to {most} moves</source>
        <translation>{most} 步以內</translation>
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
        <translation>並非最短：最短解為 {lengths}</translation>
    </message>
</context>
<context>
    <name>CatalogueWindow</name>
    <message>
        <source>No layout fits.</source>
        <translation>沒有符合的佈局。</translation>
    </message>
    <message>
        <source>{shown} of {all} layouts</source>
        <translation>顯示 {shown} 種，共 {all} 種佈局</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>你的進度</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Show the selected layout among all of its pieces</source>
        <translation>在同組棋子的所有佈局中顯示選取的佈局</translation>
    </message>
    <message>
        <source>Atlas…</source>
        <translation>圖譜…</translation>
    </message>
    <message>
        <source>Clear the search and list every layout</source>
        <translation>清除搜尋條件，列出所有佈局</translation>
    </message>
    <message>
        <source>Show all layouts</source>
        <translation>顯示所有佈局</translation>
    </message>
    <message>
        <source>You have solved every one of these layouts.</source>
        <translation>這些佈局你都解出了。</translation>
    </message>
    <message>
        <source>None of these layouts is solved with fewer than three stars.</source>
        <translation>這些佈局裡沒有已解出而未得三顆星的。</translation>
    </message>
    <message>
        <source>None of these layouts has three stars yet.</source>
        <translation>這些佈局還沒有一個得到三顆星。</translation>
    </message>
    <message>
        <source>Close the catalogue and play the selected layout</source>
        <translation>關閉佈局總覽，玩選取的佈局</translation>
    </message>
    <message>
        <source>Show on board</source>
        <translation>放到棋盤上</translation>
    </message>
    <message>
        <source>Name in Chinese, pinyin or English</source>
        <translation>中文、拼音或英文名稱</translation>
    </message>
    <message>
        <source>Search for a layout by its Chinese, pinyin or English name</source>
        <translation>依中文、拼音或英文名稱搜尋佈局</translation>
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
        <translation>佈局總覽</translation>
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
        <translation>{square}：起點</translation>
    </message>
    <message>
        <source>{square}: end</source>
        <translation>{square}：終點</translation>
    </message>
    <message>
        <source>{square}: no tour starts here</source>
        <translation>{square}：從這裡出發沒有路線</translation>
    </message>
    <message>
        <source>{square}: visit {number}, the {piece} is here</source>
        <translation>{square}：第 {number} 格，{piece}在這裡</translation>
    </message>
    <message>
        <source>{said}, from {before} over the joined edge</source>
        <translation>{said}，從 {before} 越過相連的邊而來</translation>
    </message>
    <message>
        <source>{square}: visit {number}</source>
        <translation>{square}：第 {number} 格</translation>
    </message>
    <message>
        <source>{square}: not visited yet</source>
        <translation>{square}：尚未到過</translation>
    </message>
    <message>
        <source>{piece} is blocked</source>
        <translation>{piece}被擋住了</translation>
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
        <translation>{square}：不能作端點</translation>
    </message>
    <message>
        <source>{square}: the {piece} can go here</source>
        <translation>{square}：{piece}可以走到這裡</translation>
    </message>
    <message>
        <source>{said}, over the joined edge</source>
        <translation>{said}，越過相連的邊</translation>
    </message>
    <message>
        <source>{said}, key {key}</source>
        <translation>{said}，按 {key} 鍵</translation>
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
        <translation>長驅直下</translation>
    </message>
    <message>
        <source>Only soldiers stand between Cao Cao and the exit. Make room for him, and he goes straight down.</source>
        <translation>曹操與出口之間只有卒。替他讓出路來，他就一路直下。</translation>
    </message>
    <message>
        <source>The last soldier</source>
        <translation>最後一卒</translation>
    </message>
    <message>
        <source>In every shortest solution, a soldier in the exit is the last to make room. Think back from the end: where can he go?</source>
        <translation>在每個最短解裡，最後讓路的都是站在出口的一個卒。從結尾往回想：他能去哪裡？</translation>
    </message>
    <message>
        <source>Barred</source>
        <translation>橫將攔路</translation>
    </message>
    <message>
        <source>A horizontal general bars the middle, and nothing two cells wide gets past him. He has to move aside before Cao Cao can pass.</source>
        <translation>一個橫將攔在中間，兩格寬的棋子都過不去。他得先讓開，曹操才能通過。</translation>
    </message>
    <message>
        <source>Temptation</source>
        <translation>誘惑</translation>
    </message>
    <message>
        <source>Cao Cao could go nearer to the exit at once, but no shortest solution begins like that. Find out who goes first.</source>
        <translation>曹操可以馬上靠近出口，但沒有一個最短解是這樣開始的。想想看該由誰先走。</translation>
    </message>
    <message>
        <source>The long way round</source>
        <translation>以退為進</translation>
    </message>
    <message>
        <source>In every shortest solution, Cao Cao once has to go further from the exit. Stepping back is the fastest here.</source>
        <translation>在每個最短解裡，曹操都得有一次離出口更遠。在這裡，後退才是最快的。</translation>
    </message>
    <message>
        <source>There and back</source>
        <translation>去而復返</translation>
    </message>
    <message>
        <source>In every shortest solution, some piece leaves its place and later comes back to it. What looks like a waste of steps is needed here.</source>
        <translation>在每個最短解裡，都有棋子先離開原位，後來又回來。看似白走的步數，在這裡少不了。</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全軍出動</translation>
    </message>
    <message>
        <source>Every shortest solution moves every piece. Whoever has not moved yet still has to.</source>
        <translation>每個最短解都會動到每一個棋子。還沒動過的，遲早得動。</translation>
    </message>
    <message>
        <source>Changing places</source>
        <translation>互換位置</translation>
    </message>
    <message>
        <source>In every shortest solution, two of the larger pieces change places. They have to get past each other through two empty cells.</source>
        <translation>在每個最短解裡，都有兩個大棋子互換位置。它們得靠兩個空格繞過對方。</translation>
    </message>
    <message>
        <source>So near</source>
        <translation>近在咫尺</translation>
    </message>
    <message>
        <source>Cao Cao begins one cell from the exit. In every shortest solution, his first step takes him away from it.</source>
        <translation>曹操一開始離出口只差一格。但在每個最短解裡，他的第一步都是離開出口。</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>只此一路</translation>
    </message>
    <message>
        <source>There is just one shortest solution, apart from its mirror image. Whoever wants three stars has no choice at any step.</source>
        <translation>不算鏡像，最短解只有一個。想拿三顆星，每一步都別無選擇。</translation>
    </message>
    <message>
        <source>The narrow pass</source>
        <translation>隘口</translation>
    </message>
    <message>
        <source>About halfway there is a position that every solution comes through: a narrow pass. Find it, and the puzzle falls into two easier ones.</source>
        <translation>半路上有一個每個解法都會經過的局面：隘口。找到它，難題就分成兩個較容易的。</translation>
    </message>
    <message>
        <source>The long classics</source>
        <translation>經典長局</translation>
    </message>
    <message>
        <source>Famous layouts that take 80 moves or more, up to the hardest of all. Take your time: all that you have learned comes together here.</source>
        <translation>最少要 80 步以上的知名佈局，直到最難的一個。慢慢來：學到的一切都會在這裡用上。</translation>
    </message>
    <message>
        <source>{solved} of {layouts} solved · {stars} of {most} stars</source>
        <translation>已解開 {solved}/{layouts} · 星 {stars}/{most}</translation>
    </message>
    <message>
        <source>best possible {steps}</source>
        <translation>最短 {steps}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解開</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>尚未解開</translation>
    </message>
    <message>
        <source>You solved every layout with the fewest steps.</source>
        <translation>你用最少的步數解開了每一個佈局。</translation>
    </message>
    <message>
        <source>Removed “{name}”. What you solved in it stays in the history.</source>
        <translation>已移除「{name}」。你在其中解開的都還在記錄裡。</translation>
    </message>
    <message>
        <source>knight&apos;s tour on {size}</source>
        <translation>{size} 的騎士巡邏</translation>
    </message>
    <message>
        <source>closed tour on {size}</source>
        <translation>{size} 的封閉路線</translation>
    </message>
    <message>
        <source>open tour on {size}</source>
        <translation>{size} 的開放路線</translation>
    </message>
</context>
<context>
    <name>ChaptersPage</name>
    <message>
        <source>Opened collections</source>
        <translation>已開啟的合集</translation>
    </message>
    <message>
        <source>Restore the collection removed last</source>
        <translation>還原最後移除的合集</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
</context>
<context>
    <name>ChartCanvas</name>
    <message>
        <source>Chart of the results</source>
        <translation>結果圖表</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>What the chart shows</source>
        <translation>圖表內容</translation>
    </message>
    <message>
        <source>Choose what the chart shows</source>
        <translation>選擇圖表顯示的內容</translation>
    </message>
    <message>
        <source>Give every power of ten the same space, so that small and large values can be compared</source>
        <translation>每個數量級佔相同的寬度，大小懸殊的數值也能比較</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>對數刻度</translation>
    </message>
</context>
<context>
    <name>Chessboard</name>
    <message>
        <source>Chessboard</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>CodeBox</name>
    <message>
        <source>Enter a code or name</source>
        <translation>輸入編碼或名稱</translation>
    </message>
    <message>
        <source>Type or paste a layout and press {key}: five rows of letters (VAAV/VAAV/VHHV/VSSV/S..S), a CommonCode, RawCode or ShortCode, any other published code, or a name</source>
        <translation>輸入或貼上一個佈局，按 {key} 鍵：五列字母（VAAV/VAAV/VHHV/VSSV/S..S）、CommonCode、RawCode、ShortCode、其他公開的編碼，或佈局名稱</translation>
    </message>
    <message>
        <source>Code or name of a layout</source>
        <translation>佈局的編碼或名稱</translation>
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
        <translation>魏、林的二十進位值</translation>
    </message>
    <message>
        <source>26-bit integer</source>
        <translation>26 位元整數</translation>
    </message>
    <message>
        <source>60-bit integer</source>
        <translation>60 位元整數</translation>
    </message>
    <message>
        <source>24 digits</source>
        <translation>24 位數字</translation>
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
        <translation>匯出合集</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>合集名稱</translation>
    </message>
    <message>
        <source>Notes for whoever opens it</source>
        <translation>給開啟者的備註</translation>
    </message>
    <message>
        <source>Layouts, boards and lessons in the collection</source>
        <translation>合集中的佈局、棋盤和課程</translation>
    </message>
    <message>
        <source>Add a layout by its name or code</source>
        <translation>輸入名稱或編碼，加入佈局</translation>
    </message>
    <message>
        <source>Move the selected line up: the collection is played from the top</source>
        <translation>將選取的一行上移：合集由上而下進行</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected line down: the collection is played from the top</source>
        <translation>將選取的一行下移：合集由上而下進行</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>File to write the collection to</source>
        <translation>要寫入合集的檔案</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Write the collection</source>
        <translation>寫入合集</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>匯出(&amp;E)</translation>
    </message>
    <message>
        <source>Close the dialog</source>
        <translation>關閉對話框</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>合集</translation>
    </message>
    <message>
        <source>Layouts that you save in the layout editor, boards that you name and lessons that you write are listed here too.</source>
        <translation>在佈局編輯器中儲存的佈局、取了名稱的棋盤和自己寫的課程也會列在這裡。</translation>
    </message>
    <message>
        <source>&amp;Layouts, boards and lessons</source>
        <translation>佈局、棋盤和課程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>備註(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>At most {number} layouts and as many boards or lessons fit in.</source>
        <translation>
            <numerusform>最多可放入 {number} 個佈局，棋盤和課程也各是這麼多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} items checked</source>
        <translation>
            <numerusform>已勾選 {number} 項</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collections</name>
    <message>
        <source>Exported to {name}: {contents}</source>
        <translation>已匯出到 {name}：{contents}</translation>
    </message>
    <message>
        <source>Collection “{name}” opened: {contents}</source>
        <translation>已開啟合集「{name}」：{contents}</translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts</source>
        <translation>
            <numerusform>{number} 個佈局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} boards</source>
        <translation>
            <numerusform>{number} 個棋盤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lessons</source>
        <translation>
            <numerusform>{number} 堂課程</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>課程：{title}</translation>
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
        <translation>耗時</translation>
    </message>
    <message>
        <source>Positions or squares entered</source>
        <translation>走訪的局面數或走過的格數</translation>
    </message>
    <message>
        <source>Positions or squares per second</source>
        <translation>每秒局面數或格數</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>記憶體峰值</translation>
    </message>
    <message>
        <source>Solution length</source>
        <translation>解法長度</translation>
    </message>
    <message>
        <source>First-try success rate</source>
        <translation>一次成功率</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>離散程度</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面數</translation>
    </message>
    <message>
        <source>Squares entered</source>
        <translation>走過格數</translation>
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
        <translation>記憶體</translation>
    </message>
    <message>
        <source>Wei–Lin moves</source>
        <translation>魏、林論文步數</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
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
        <translation>已證明最短</translation>
    </message>
    <message>
        <source>Not proven shortest</source>
        <translation>未證明最短</translation>
    </message>
    <message>
        <source>Tour found</source>
        <translation>找到路線</translation>
    </message>
    <message>
        <source>None exists</source>
        <translation>無解</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>逾時</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation>答案錯誤</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>不適用</translation>
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
        <translation>呂震宇的文章</translation>
    </message>
    <message>
        <source>Wei and Lin&apos;s paper</source>
        <translation>魏、林的論文</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>平手規則</translation>
    </message>
    <message>
        <source>Plain backtracking</source>
        <translation>單純回溯</translation>
    </message>
    <message>
        <source>Four classic layouts, solved by today&apos;s search and by the methods of Lü Zhenyu&apos;s articles (2005): AVL trees with 26 or 60 bits per position, a hash table, a board stored eight cells wide, and steps of one cell. Takes about a minute.</source>
        <translation>用呂震宇的文章（2005 年）中的各種方法和現今的搜尋求解四個經典佈局。方法有：每個局面 26 或 60 位元的 AVL 樹、雜湊表、以八格寬儲存的棋盤、每步一格。約需一分鐘。</translation>
    </message>
    <message>
        <source>Two anonymous programs that find knight&apos;s tours by plain backtracking, one with a stack and one recursive, compared with the same search plus pruning</source>
        <translation>兩個作者不詳、以單純回溯尋找騎士巡邏路線的程式（一個用堆疊，一個用遞迴），與加上剪枝的同一種搜尋比較</translation>
    </message>
    <message>
        <source>The 20 layouts of Wei and Lin&apos;s paper (about 1999), solved by today&apos;s search and by their own method, next to the times of their Pentium. Easiest first; all of them take over half an hour. You can stop at any time.</source>
        <translation>魏仲良與林順喜的論文（約 1999 年）中的 20 個佈局，用現今的搜尋和論文的方法求解，並列出當年 Pentium 電腦的時間。由易到難；全部執行完要半小時以上，隨時可以停止。</translation>
    </message>
    <message>
        <source>How often Warnsdorff&apos;s rule succeeds on the first try with each tie-break, on boards from 6 × 6 to 50 × 50</source>
        <translation>沃恩斯多夫（Warnsdorff）法則採用各種平手規則時，在 6 × 6 至 50 × 50 的棋盤上一次成功的比率</translation>
    </message>
    <message>
        <source>Custom comparison</source>
        <translation>自訂比較</translation>
    </message>
    <message>
        <source>Wei and Lin&apos;s paper, Pentium 166</source>
        <translation>魏、林的論文（Pentium 166）</translation>
    </message>
    <message>
        <source>{size}, closed</source>
        <translation>{size}，封閉</translation>
    </message>
    <message>
        <source>{size} from {start}, closed</source>
        <translation>{size}，從 {start} 出發，封閉</translation>
    </message>
    <message>
        <source>{size} from {start}</source>
        <translation>{size}，從 {start} 出發</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表格匯出為 CSV…</translation>
    </message>
    <message>
        <source>Table as Markdown…</source>
        <translation>表格匯出為 Markdown…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>圖表匯出為 SVG…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>圖表匯出為 PNG…</translation>
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
        <translation>哪種方法比較好？好多少？按一下內建比較即可執行。按一下欄標題可排序表格；圖表畫出同樣的數字。</translation>
    </message>
</context>
<context>
    <name>ComparePart</name>
    <message>
        <source>Visited</source>
        <translation>已走訪</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Methods compared</source>
        <translation>方法比較</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
</context>
<context>
    <name>ComparisonStatus</name>
    <message>
        <source>Progress of the comparison</source>
        <translation>比較進度</translation>
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
        <translation>{problem}：{method}（測記憶體）</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>約剩 {time}</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Done in {time}</source>
        <translation>已完成，耗時 {time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>已停止，耗時 {time}</translation>
    </message>
    <message>
        <source>Deleted. Press {key} to undo.</source>
        <translation>已刪除。按 {key} 可復原。</translation>
    </message>
</context>
<context>
    <name>CompilingNote</name>
    <message>
        <source>Preparing the searches: {done} of {total}</source>
        <translation>正在準備各種搜尋：{done} / {total}</translation>
    </message>
    <message>
        <source>Only the first time on this computer; a search that you begin comes first</source>
        <translation>只有首次在這台電腦上執行時才需要；你開始的搜尋會優先準備</translation>
    </message>
</context>
<context>
    <name>ContinueBar</name>
    <message>
        <source>Play this layout on the Klotski page</source>
        <translation>在華容道頁玩這個佈局</translation>
    </message>
    <message>
        <source>Three stars everywhere</source>
        <translation>全部三顆星</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>CopyAsMenu</name>
    <message>
        <source>Copy &amp;as</source>
        <translation>複製為(&amp;A)</translation>
    </message>
</context>
<context>
    <name>CountAbout</name>
    <message>
        <source>What is counted?</source>
        <translation>怎樣計步？</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>What is counted</source>
        <translation>怎樣計步</translation>
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
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>Up to symmetry</source>
        <translation>本質不同</translation>
    </message>
    <message>
        <source>Most states</source>
        <translation>最多狀態</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>States after each square</source>
        <translation>每格之後的狀態數</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
</context>
<context>
    <name>CountSection</name>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Count the tours</source>
        <translation>計算路線條數</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Do not count the tours</source>
        <translation>不計算路線條數</translation>
    </message>
    <message>
        <source>Discard the stopped count</source>
        <translation>捨棄已停止的計算</translation>
    </message>
    <message>
        <source>Count tours</source>
        <translation>計算條數</translation>
    </message>
    <message>
        <source>Count the tours from the chosen square, or all if none is chosen; with the speed “Paused”, watch it</source>
        <translation>計算從所選方格出發的路線條數，未選則計算全部；速度選「暫停」時，可以觀看計算過程</translation>
    </message>
    <message>
        <source>Resume counting</source>
        <translation>繼續計算</translation>
    </message>
    <message>
        <source>Resume the count that was stopped at {share}</source>
        <translation>從停下的 {share} 繼續計算</translation>
    </message>
    <message>
        <source>Discard the stopped count ({size})</source>
        <translation>捨棄已停止的計算（{size}）</translation>
    </message>
</context>
<context>
    <name>CountStatus</name>
    <message>
        <source>Progress of the count</source>
        <translation>計算條數的進度</translation>
    </message>
    <message>
        <source>Share of the count that is done</source>
        <translation>條數已算完的比例</translation>
    </message>
</context>
<context>
    <name>CounterTable</name>
    <message>
        <source>Data-structure statistics</source>
        <translation>資料結構統計</translation>
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
        <translation>重複局面</translation>
    </message>
    <message>
        <source>Positions reached again and recognised as duplicates; without the check each would be searched again</source>
        <translation>再次到達並認出是重複的局面；若不查重，每個都要重新搜尋</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比較次數</translation>
    </message>
    <message>
        <source>How often the codes of two positions were compared to see whether a position is new</source>
        <translation>為判斷局面是否新出現，比較兩個局面編碼的次數</translation>
    </message>
    <message>
        <source>Tree height</source>
        <translation>樹高</translation>
    </message>
    <message>
        <source>How often a subtree was rotated so that the two sides of a node differ in height by at most one</source>
        <translation>為使節點左右兩側的高度至多相差 1 而旋轉子樹的次數</translation>
    </message>
    <message>
        <source>Slots of the hash table that hold at least one position, out of 66,000</source>
        <translation>雜湊表的 66,000 個槽位中，至少存有一個局面的槽位數</translation>
    </message>
    <message>
        <source>The most positions with the same hash value; to find one of them, they are compared one after another</source>
        <translation>雜湊值相同的局面最多有幾個；查詢其中一個時要逐一比較</translation>
    </message>
    <message>
        <source>Load factor</source>
        <translation>負載因子</translation>
    </message>
    <message>
        <source>Each is shorter than the one before and limits how deep the search still has to go</source>
        <translation>每個解法都比前一個短，此後的搜尋也就不必更深</translation>
    </message>
    <message>
        <source>How often the steps from a position were tried; more than the number of positions if some were expanded again</source>
        <translation>嘗試局面各種走法的次數；有局面重新展開時，會多於局面數</translation>
    </message>
    <message>
        <source>Re-expanded</source>
        <translation>重新展開</translation>
    </message>
    <message>
        <source>Positions that were expanded again because a shorter path to them was found</source>
        <translation>因找到更短的路徑而重新展開的局面</translation>
    </message>
    <message>
        <source>Positions whose steps were tried; the rest are still queued or were never needed</source>
        <translation>已嘗試過各種走法的局面；其餘的仍待展開，或不需要展開</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>步數下界</translation>
    </message>
    <message>
        <source>Steps taken plus the fewest steps still needed: no solution can be shorter than this</source>
        <translation>已走步數加上至少還需的步數：沒有解法比這更短</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>步數上限</translation>
    </message>
    <message>
        <source>Solutions of this length are being sought; shorter ones have been ruled out</source>
        <translation>正在尋找這個步數的解法；更短的已經排除</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本輪局面數</translation>
    </message>
    <message>
        <source>Positions searched since the limit was last raised</source>
        <translation>上次提高上限以來搜尋過的局面</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>從開局出發</translation>
    </message>
    <message>
        <source>Positions visited by the search that starts from the layout</source>
        <translation>從起始佈局開始的搜尋所走訪的局面</translation>
    </message>
    <message>
        <source>From the goal</source>
        <translation>從終局出發</translation>
    </message>
    <message>
        <source>Positions visited by the search that starts from every solved position of these pieces</source>
        <translation>從同樣棋子的所有終局開始的搜尋所走訪的局面</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>旋轉次數</translation>
    </message>
    <message>
        <source>Comparisons needed to find the deepest position. A perfect tree of this size needs {least}, an AVL tree at most about 1.44 log₂ n; an unbalanced tree may turn into a list.</source>
        <translation>查詢最深的局面需要的比較次數。同樣大小的樹最少只需 {least} 次，AVL 樹最多約需 1.44 log₂ n 次；不平衡的樹可能退化成鏈結串列。</translation>
    </message>
    <message>
        <source>Slots in use</source>
        <translation>已用槽位</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最長鏈</translation>
    </message>
    <message>
        <source>Positions per 100 slots, that is, the average length of a chain in per cent</source>
        <translation>每 100 個槽位的局面數，也就是以百分比表示的平均鏈長</translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation>已找到的解法</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展開次數</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已展開</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>推入次數</translation>
    </message>
    <message>
        <source>Squares pushed onto the stack: moves forward</source>
        <translation>推入堆疊的方格：向前走</translation>
    </message>
    <message>
        <source>Squares popped off the stack: moves back</source>
        <translation>從堆疊彈出的方格：往回退</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼叫</translation>
    </message>
    <message>
        <source>How often visit was called: moves forward</source>
        <translation>visit 被呼叫的次數：向前走</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>How often visit returned: moves back</source>
        <translation>visit 返回的次數：向後退</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迴圈次數</translation>
    </message>
    <message>
        <source>How often the loop ran: each time a push, a pop, or a direction tried in vain</source>
        <translation>迴圈執行的次數：每次推入、彈出，或試過一個走不通的方向</translation>
    </message>
    <message>
        <source>The most squares on any path so far; that path is dashed on the board</source>
        <translation>至今最長的路徑所經過的格數；該路徑在棋盤上以虛線畫出</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>回溯次數</translation>
    </message>
    <message>
        <source>Moves undone because no tour follows from them</source>
        <translation>因走下去得不到路線而退回的步數</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>剪枝次數</translation>
    </message>
    <message>
        <source>Paths pruned because the unvisited squares can no longer be joined into a tour</source>
        <translation>因未走的方格已無法連成一條路線而剪去的路徑</translation>
    </message>
    <message>
        <source>Tours found so far</source>
        <translation>至今找到的路線數</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重啟次數</translation>
    </message>
    <message>
        <source>Paths abandoned because rotations no longer extended them</source>
        <translation>因旋轉也無法再延伸而放棄的路徑</translation>
    </message>
    <message>
        <source>Tiles placed</source>
        <translation>已鋪拼塊</translation>
    </message>
    <message>
        <source>Tries with the rule; after a dead end it tries again with another tie-break</source>
        <translation>依法則嘗試的次數；走入死路後，換一種平手規則再試</translation>
    </message>
    <message>
        <source>Pops</source>
        <translation>彈出次數</translation>
    </message>
    <message>
        <source>Deepest path</source>
        <translation>最長路徑</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>How often a part of the path was reversed to give it another end, so that it could grow or to shuffle a tour</source>
        <translation>把路徑的一段反轉、換一個端點的次數：使它能繼續延伸，或把路線打亂</translation>
    </message>
    <message>
        <source>Small tours placed side by side, each joined to the tour so far; in the end the whole tour is read off from its start</source>
        <translation>並排鋪開的小路線，每鋪一塊便與已有的路線接通；最後從起點讀出整條路線</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>嘗試次數</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Calendar of the puzzles</source>
        <translation>每日一題月曆</translation>
    </message>
    <message>
        <source>Open ({key}); right-click for the calendar ({calendar})</source>
        <translation>開啟（{key}）；按右鍵可看月曆（{calendar}）</translation>
    </message>
    <message>
        <source>Puzzles of the days</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>今日一題</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle solved</source>
        <translation>今日一題已解</translation>
    </message>
    <message>
        <source>{one} · {other}</source>
        <translation>{one} · {other}</translation>
    </message>
    <message>
        <source>Solve a puzzle on its day, and a streak begins.</source>
        <translation>當天解出每日一題，連續天數就從那天算起。</translation>
    </message>
    <message>
        <source>{streak}: the longest streak so far</source>
        <translation>{streak}：目前最長</translation>
    </message>
    <message>
        <source>Solved on its day</source>
        <translation>當天解出</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>日後補解</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle, not solved yet</source>
        <translation>今日一題，還沒解</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>還沒解</translation>
    </message>
    <message>
        <source>Opens on its day</source>
        <translation>到了當天才開放</translation>
    </message>
    <message>
        <source>No puzzle for this day</source>
        <translation>這一天沒有題目</translation>
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
        <translation>{month}：{number} 題中解出 {solved} 題</translation>
    </message>
    <message numerus="yes">
        <source>{number} days in a row</source>
        <translation>
            <numerusform>連續 {number} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: {number} days</source>
        <translation>
            <numerusform>最長連續 {number} 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeepFirstPart</name>
    <message>
        <source>Depth first</source>
        <translation>深度優先</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展開次數</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>廣度優先</translation>
    </message>
    <message>
        <source>about {times} × {positions}</source>
        <translation>約 {times} × {positions}</translation>
    </message>
    <message>
        <source>One row for each step from the start; green frames: Cao Cao at the exit</source>
        <translation>依離起點的步數分列；綠框：曹操在出口</translation>
    </message>
    <message>
        <source>Solutions: {lengths}</source>
        <translation>找到的解法：{lengths}</translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} 次展開</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Destination</name>
    <message>
        <source>File to write, or folder to create if each step is a separate file</source>
        <translation>要寫入的檔案；每步一個檔案時，則為要新建的資料夾</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>儲存位置</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>選擇儲存位置</translation>
    </message>
    <message>
        <source>This is not a file name: enter one, or browse for a place to save.</source>
        <translation>這不是檔案名稱：請輸入檔名，或按「瀏覽」選擇儲存位置。</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>已有同名檔案，匯出時會取代它。</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>匯出到</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Open in its own window</source>
        <translation>在獨立視窗中開啟</translation>
    </message>
    <message>
        <source>Show or hide this section</source>
        <translation>顯示或隱藏這一區</translation>
    </message>
</context>
<context>
    <name>DistanceBars</name>
    <message>
        <source>Layouts by distance to the exit</source>
        <translation>佈局離出口的距離</translation>
    </message>
</context>
<context>
    <name>DistanceCurve</name>
    <message numerus="yes">
        <source>{number} detours, {cost}</source>
        <translation>
            <numerusform>繞路 {number} 次，共 {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Distance to the exit during the game</source>
        <translation>離出口距離的變化</translation>
    </message>
    <message>
        <source>After {taken}: {left} left</source>
        <translation>走了 {taken}：還剩 {left}</translation>
    </message>
    <message>
        <source>{text}; detour of {cost} next</source>
        <translation>{text}；接著繞路 {cost}</translation>
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
        <translation>開啟</translation>
    </message>
    <message>
        <source>Huarong Knight files</source>
        <translation>華容騎士檔案</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
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
        <translation>只禁止走回頭路</translation>
    </message>
    <message>
        <source>solved: {moves}</source>
        <translation>解出：{moves}</translation>
    </message>
    <message>
        <source>memory full at level {level}</source>
        <translation>到第 {level} 層記憶體用盡</translation>
    </message>
    <message>
        <source>no more positions after level {level}</source>
        <translation>第 {level} 層之後再無局面</translation>
    </message>
    <message>
        <source>Paths stored up to level {level}: {searches}</source>
        <translation>到第 {level} 層為止存下的路徑數：{searches}</translation>
    </message>
    <message>
        <source>{check} ended earlier</source>
        <translation>{check}未達此層</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>不查重</translation>
    </message>
    <message>
        <source>stopped after level {level}</source>
        <translation>在第 {level} 層後停止</translation>
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
        <translation>到各層為止存下的路徑數</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>存下</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶體</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>How far each search got</source>
        <translation>每種搜尋走了多遠</translation>
    </message>
    <message>
        <source>First path</source>
        <translation>第一條路徑</translation>
    </message>
    <message>
        <source>Second path</source>
        <translation>第二條路徑</translation>
    </message>
    <message>
        <source>Memory for each search</source>
        <translation>每種搜尋的記憶體</translation>
    </message>
    <message>
        <source>My guess: the search without a check reaches level</source>
        <translation>我猜不查重的搜尋能到第幾層</translation>
    </message>
    <message>
        <source>Run the three searches</source>
        <translation>執行三種搜尋</translation>
    </message>
    <message>
        <source>{memory} full</source>
        <translation>{memory} 用盡</translation>
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
        <translation>按一下放置曹操</translation>
    </message>
    <message>
        <source>Vertical general</source>
        <translation>豎將</translation>
    </message>
    <message>
        <source>Click to place a vertical general; double-click to rotate it</source>
        <translation>按一下放置豎將，按兩下旋轉</translation>
    </message>
    <message>
        <source>Horizontal general</source>
        <translation>橫將</translation>
    </message>
    <message>
        <source>Click to place a horizontal general; double-click to rotate it</source>
        <translation>按一下放置橫將，按兩下旋轉</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Click to place a soldier</source>
        <translation>按一下放置卒</translation>
    </message>
    <message>
        <source>Click or right-click a piece to remove it</source>
        <translation>按一下或按右鍵移除棋子</translation>
    </message>
    <message>
        <source>Looking for a solution…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>✓ Shortest solutions: {moves}, {cells}, {straight}.</source>
        <translation>✓ 有解；最短解為 {moves}、{cells}、{straight}。</translation>
    </message>
    <message>
        <source>{layouts} of these pieces, {solvable} solvable, the hardest in {most}.</source>
        <translation>這些棋子共有 {layouts}，其中 {solvable} 種有解，最難的需 {most}。</translation>
    </message>
    <message>
        <source>Harder than {share} of them.</source>
        <translation>比其中 {share} 的佈局更難。</translation>
    </message>
    <message>
        <source>Enter a name first.</source>
        <translation>請先輸入名稱。</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>橡皮擦</translation>
    </message>
    <message>
        <source>✗ It has no solution.</source>
        <translation>✗ 此佈局無解。</translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts</source>
        <translation>
            <numerusform>{number} 種佈局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <source>Drawing board</source>
        <translation>編輯棋盤</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>鏡像</translation>
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
        <translation>復原上一次變更</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Make the change again that was undone</source>
        <translation>重做剛才復原的變更</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右互換</translation>
    </message>
    <message>
        <source>Remove all pieces</source>
        <translation>移除所有棋子</translation>
    </message>
    <message>
        <source>Show it among all layouts of its pieces</source>
        <translation>在同組棋子的所有佈局中顯示它</translation>
    </message>
    <message>
        <source>Where it stands…</source>
        <translation>排名…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <translation>擺上棋盤</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Save it under this name</source>
        <translation>以此名稱儲存</translation>
    </message>
    <message>
        <source>Name to save it under</source>
        <translation>儲存所用的名稱</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Copy from game</source>
        <translation>取自遊戲棋盤</translation>
    </message>
    <message>
        <source>Replace the drawing with the layout on the game&apos;s board</source>
        <translation>以遊戲棋盤上的佈局取代這裡的佈局</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>✓ A legal layout.</source>
        <translation>✓ 佈局合法。</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>Layout editor</source>
        <translation>佈局編輯器</translation>
    </message>
</context>
<context>
    <name>EmptyHistory</name>
    <message>
        <source>No deleted records</source>
        <translation>沒有已刪除的記錄</translation>
    </message>
    <message>
        <source>Records that you delete are listed here and can be restored at any time.</source>
        <translation>刪除的記錄會列在這裡，隨時可以還原。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>Nothing listed here fits “{text}”. Try a part of a name, a method, or a date such as {date}.</source>
        <translation>這裡沒有符合「{text}」的記錄。試試名稱的一部分、方法，或 {date} 這樣的日期。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>找不到記錄</translation>
    </message>
    <message>
        <source>There are records of other puzzles.</source>
        <translation>有其他謎題的記錄。</translation>
    </message>
    <message>
        <source>There are records of the other puzzle.</source>
        <translation>另一個謎題有記錄。</translation>
    </message>
    <message>
        <source>A game that you play by hand is saved here, finished or not.</source>
        <translation>你自己玩的每一局，不論完成與否，都會儲存在這裡。</translation>
    </message>
    <message>
        <source>In a strict game of Klotski nothing is told or undone: choose it in the Edit menu.</source>
        <translation>華容道的嚴格遊戲什麼都不顯示，走過的也不能復原：在「編輯」選單中選擇。</translation>
    </message>
    <message>
        <source>What the program finds for you is saved here: press Solve, or click a square.</source>
        <translation>程式為你找到的會儲存在這裡：按「求解」，或按一下棋盤上的方格。</translation>
    </message>
    <message>
        <source>Layouts and boards that you edit and name are saved here.</source>
        <translation>你編輯並命名的佈局和棋盤會儲存在這裡。</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>還沒有這一類記錄</translation>
    </message>
    <message>
        <source>Nothing saved yet</source>
        <translation>還沒有任何記錄</translation>
    </message>
    <message>
        <source>Press Solve on the Klotski page, play a layout yourself, or click a square of the chessboard: what you play and find is saved here automatically.</source>
        <translation>在華容道頁面按「求解」或自己走一局，或在棋盤上按一下任一方格：你玩過和找到的都會自動儲存在這裡。</translation>
    </message>
    <message>
        <source>Solve a layout</source>
        <translation>去解華容道</translation>
    </message>
    <message>
        <source>Find a tour</source>
        <translation>去找騎士巡邏路線</translation>
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
        <translation>按一下這裡再按一下棋盤上的方格，或輸入方格名稱，如 a1</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>在棋盤上選擇</translation>
    </message>
</context>
<context>
    <name>EndsFields</name>
    <message>
        <source>Start</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>起點格</translation>
    </message>
    <message>
        <source>Start anywhere</source>
        <translation>任意起點</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終點</translation>
    </message>
    <message>
        <source>End square</source>
        <translation>終點格</translation>
    </message>
    <message>
        <source>End anywhere</source>
        <translation>任意終點</translation>
    </message>
</context>
<context>
    <name>EngineAbout</name>
    <message>
        <source>Origin and guarantees of this method</source>
        <translation>此方法的由來與保證</translation>
    </message>
</context>
<context>
    <name>EngineCombo</name>
    <message>
        <source>Search method</source>
        <translation>搜尋方法</translation>
    </message>
    <message>
        <source>Choose a search method</source>
        <translation>選擇搜尋方法</translation>
    </message>
    <message>
        <source>{method} (default)</source>
        <translation>{method}（預設）</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推薦</translation>
    </message>
    <message>
        <source>Complete: find all, or prove there is none</source>
        <translation>完備：找出全部，或證明沒有</translation>
    </message>
    <message>
        <source>From the sources</source>
        <translation>出自資料來源</translation>
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
        <translation>逐步觀看搜尋</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>第 {number} 個局面</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a position</comment>
        <translation>新</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a position</comment>
        <translation>已見過</translation>
    </message>
    <message>
        <source>re-expanded</source>
        <comment>a position</comment>
        <translation>重新展開</translation>
    </message>
    <message>
        <source>pruned</source>
        <comment>a position</comment>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>queued</source>
        <comment>a position not yet looked at</comment>
        <translation>待展開</translation>
    </message>
    <message>
        <source>Expanding position {number}: {fates}.</source>
        <translation>正在展開第 {number} 個局面：{fates}。</translation>
    </message>
    <message>
        <source>Steps taken + fewest still needed: {sum}.</source>
        <translation>已走步數 + 至少還需步數：{sum}。</translation>
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
        <translation>從終局出發，第 {level} 層</translation>
    </message>
    <message>
        <source>From the start, level {level}</source>
        <translation>從開局出發，第 {level} 層</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>第 {level} 層</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>無路可走</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>新局面 {number} 個</translation>
    </message>
    <message>
        <source>{number} seen before</source>
        <translation>已見過 {number} 個</translation>
    </message>
    <message>
        <source>{number} re-expanded</source>
        <translation>重新展開 {number} 個</translation>
    </message>
    <message>
        <source>{number} pruned</source>
        <translation>剪枝 {number} 個</translation>
    </message>
    <message>
        <source>{number} queued</source>
        <translation>待展開 {number} 個</translation>
    </message>
    <message numerus="yes">
        <source>From the start, level {level}: {number} positions.</source>
        <translation>
            <numerusform>從開局出發，第 {level} 層：{number} 個局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Path of {number} steps, at most {limit}.</source>
        <translation>
            <numerusform>路徑長 {number} 步，上限 {limit} 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {level}: {number} positions.</source>
        <translation>
            <numerusform>第 {level} 層：{number} 個局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the goal, level {level}: {number} positions.</source>
        <translation>
            <numerusform>從終局出發，第 {level} 層：{number} 個局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Path of {number} steps.</source>
        <translation>
            <numerusform>路徑長 {number} 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>SVG vector image</source>
        <translation>SVG 向量圖</translation>
    </message>
    <message>
        <source>PDF for printing</source>
        <translation>PDF（用於列印）</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF 動畫</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 動畫</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>純文字</translation>
    </message>
    <message>
        <source>JSON (can be reopened)</source>
        <translation>JSON（可重新開啟）</translation>
    </message>
    <message>
        <source>GraphML for graph programs</source>
        <translation>GraphML（供圖論程式使用）</translation>
    </message>
    <message>
        <source>CSV for spreadsheets</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Single image</source>
        <translation>單張圖片</translation>
    </message>
    <message>
        <source>Large picture, then the list of steps</source>
        <translation>大圖與步驟清單</translation>
    </message>
    <message>
        <source>One page per step</source>
        <translation>每步一頁</translation>
    </message>
    <message>
        <source>One file per step</source>
        <translation>每步一個檔案</translation>
    </message>
    <message>
        <source>Exported {name} ({size})</source>
        <translation>已匯出：{name}（{size}）</translation>
    </message>
    <message>
        <source>Image {done} of {count}</source>
        <translation>第 {done} 張，共 {count} 張</translation>
    </message>
    <message>
        <source>{size} px</source>
        <translation>{size} 像素</translation>
    </message>
    <message>
        <source>All steps side by side</source>
        <translation>所有步驟並排</translation>
    </message>
    <message>
        <source>{name}: {length}</source>
        <translation>{name}：{length}</translation>
    </message>
    <message>
        <source>Chessboard, {size}</source>
        <translation>棋盤 {size}</translation>
    </message>
    <message numerus="yes">
        <source>More than {number} steps are exported as a single PNG image or as text.</source>
        <translation>
            <numerusform>超過 {number} 步的路線只能匯出為一張 PNG 圖片或文字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} images, {size} px in all</source>
        <translation>
            <numerusform>{number} 張圖片，整張 {size} 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} images, {size} px each</source>
        <translation>
            <numerusform>{number} 張圖片，每張 {size} 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} frames, {time}, {size} px</source>
        <translation>
            <numerusform>{number} 個影格，{time}，{size} 像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pages, A4</source>
        <translation>
            <numerusform>{number} 頁，A4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished {piece}&apos;s tour: {visited} of {number} squares, {size}</source>
        <translation>
            <numerusform>未完成的{piece}巡邏路線：{number} 格中的 {visited} 格，{size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closed {piece}&apos;s tour of {number} squares, {size}, from {start}</source>
        <translation>
            <numerusform>{piece}巡邏封閉路線：{size}，{number} 格，從 {start} 出發</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece}&apos;s tour of {number} squares, {size}, from {start}</source>
        <translation>
            <numerusform>{piece}巡邏路線：{size}，{number} 格，從 {start} 出發</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Export status</source>
        <translation>匯出狀態</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>匯出進度</translation>
    </message>
    <message>
        <source>Export the file</source>
        <translation>匯出檔案</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>匯出(&amp;E)</translation>
    </message>
    <message>
        <source>Cancel the export, or close the dialog</source>
        <translation>取消匯出，或關閉對話方塊</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open what was exported</source>
        <translation>開啟匯出的檔案</translation>
    </message>
    <message>
        <source>Open the folder that it is in</source>
        <translation>開啟檔案所在的資料夾</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在資料夾中顯示</translation>
    </message>
    <message>
        <source>Print the pages of the PDF</source>
        <translation>列印 PDF 的各頁</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Printing is not available here: a part of Qt is missing. Export a PDF instead.</source>
        <translation>這裡無法列印：缺少 Qt 的 一個部分。請改為匯出 PDF。</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>已傳送到印表機</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，沒有寫入任何檔案。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was printed.</source>
        <translation>已取消，沒有列印任何內容。</translation>
    </message>
    <message>
        <source>This system has no program to open {name}.</source>
        <translation>此系統沒有可以開啟 {name} 的程式。</translation>
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
        <translation>最後一步</translation>
    </message>
    <message>
        <source>How the steps are arranged in the file</source>
        <translation>各步驟在檔案中的排列方式</translation>
    </message>
    <message>
        <source>Every n-th step</source>
        <translation>每幾步取一步</translation>
    </message>
    <message>
        <source>Width of each image in pixels</source>
        <translation>每張圖片的寬度（像素）</translation>
    </message>
    <message>
        <source>Animate each move; makes the file several times larger</source>
        <translation>以動畫顯示每一步；檔案會大上幾倍</translation>
    </message>
    <message>
        <source>Animate moves between steps</source>
        <translation>以動畫顯示移動過程</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>檔案格式</translation>
    </message>
    <message>
        <source>Colours of the images</source>
        <translation>圖片的配色</translation>
    </message>
    <message>
        <source>Same as on screen</source>
        <translation>與螢幕相同</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>每秒步數</translation>
    </message>
    <message>
        <source>{speed} per second</source>
        <translation>每秒 {speed} 步</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
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
        <translation>預覽</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>發生問題</translation>
    </message>
    <message>
        <source>Copy everything that a bug report needs</source>
        <translation>複製回報此問題所需的資料</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>複製詳細資料</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
</context>
<context>
    <name>FailureReporter</name>
    <message>
        <source>Something went wrong in the program. You can continue; if anything looks odd, close the program and start it again.</source>
        <translation>程式發生了問題。你可以繼續使用；如有異樣，請關閉程式後重新啟動。</translation>
    </message>
    <message>
        <source>Something went wrong in the program. What you play is saved as usual, and you can continue; if anything looks odd, close the program and start it again.</source>
        <translation>程式發生了問題。你的遊戲照常儲存，可以繼續使用；如有異樣，請關閉程式後重新啟動。</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>瀏覽(&amp;B)…</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>已有同名檔案，將會取代它。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
</context>
<context>
    <name>FilesWindow</name>
    <message>
        <source>Files opened lately</source>
        <translation>最近開啟的檔案</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪裡不對</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>儲存檔案</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>開啟檔案</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>尋找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>從清單中移除(&amp;R)</translation>
    </message>
    <message>
        <source>{file}[*]: {files}</source>
        <translation>{file}[*]：{files}</translation>
    </message>
    <message>
        <source>{name}, not saved</source>
        <translation>{name}，尚未儲存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要尋找的文字</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Find the next place</source>
        <translation>尋找下一處</translation>
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
        <translation>不再顯示這則提示</translation>
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
        <translation>接著來看程式一步一步尋找解法。</translation>
    </message>
    <message>
        <source>The lessons take such searches apart, one idea at a time.</source>
        <translation>課程把這樣的搜尋拆開來講，一次一個概念。</translation>
    </message>
    <message>
        <source>Open the first lesson</source>
        <translation>開啟第一課</translation>
    </message>
</context>
<context>
    <name>FrontierCurve</name>
    <message>
        <source>Positions at each level</source>
        <translation>各層的局面數</translation>
    </message>
    <message>
        <source>Levels 0 to {last}; {peak}</source>
        <translation>第 0 至 {last} 層；{peak}</translation>
    </message>
    <message numerus="yes">
        <source>peak: {number} positions at level {level}</source>
        <translation>
            <numerusform>最多：第 {level} 層 {number} 個局面</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
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
        <translation>重新開始</translation>
    </message>
</context>
<context>
    <name>GamePart</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新開始</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
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
        <translation>如圖，棋子轉一個彎，按「步」算 1 步，按「直線步」算 2 步，按「格」算 3 格。一種計步方式下的最短解，換一種未必最短，所以請先選定計步方式：提示、紀錄和解法都以它為準。</translation>
    </message>
    <message>
        <source>Compare the methods</source>
        <translation>比較各種方法</translation>
    </message>
    <message>
        <source>See how you are doing</source>
        <translation>心中有數</translation>
    </message>
    <message>
        <source>Earn stars</source>
        <translation>贏得星星</translation>
    </message>
    <message>
        <source>Look back at your game</source>
        <translation>回顧你的遊戲</translation>
    </message>
    <message>
        <source>Every date has a puzzle, the same for everyone: 8 to 15 moves on Mondays, then harder from day to day, 90 moves and more on Sundays. {key}, or the button at the right of the tabs, opens today&apos;s; the arrow beside it opens the calendar, where you can play past days. A day is solved on its day if you finish before midnight, by the clock of this computer. Days in a row are a streak; a day played later does not mend it.</source>
        <translation>每個日期都有一題，人人相同：星期一 8 到 15 步，一天比一天難，到星期日要 90 步以上。按 {key}，或按分頁標籤右側的按鈕，就會開啟今日一題；旁邊的箭頭開啟月曆，過去的題目也可以補解。以這台電腦的時間為準，午夜前解完才算當天解出。天天當天解出，連續天數就會增加；一旦中斷，日後補解也接不回來。</translation>
    </message>
    <message>
        <source>The Chapters page leads from five moves to the hardest layout of all; each chapter is about one idea. Click a tile to play it. The ribbon marks where to continue. With the keyboard, the arrow keys lead from tile to tile, {enter} opens one, and {tab} goes to the next chapter. Collections that you open from files stand below the chapters. The Game menu opens the easiest layout that you have not solved, or one at random.</source>
        <translation>「章節」頁從五步的佈局一路帶到最難的一個，每章一個主題。按一下圖塊就能開始玩；書籤帶標出接著該玩哪一個。用鍵盤時，方向鍵在圖塊之間移動，{enter} 開啟，{tab} 前往下一章。從檔案開啟的合集排在各章下面。「遊戲」選單可以開啟你還沒解出的最容易的佈局，或隨機產生一個。</translation>
    </message>
    <message>
        <source>Choose a layout, or make one</source>
        <translation>選擇或設計佈局</translation>
    </message>
    <message>
        <source>The atlas of layouts in the Game menu has all 29,334,498. Choose the pieces and a bar: it lists the layouts that take exactly that many steps. With the number of every piece chosen, it also finds special ones, such as those with one shortest solution. Double-click a layout to play it, or right-click it for more. {stands} shows where the layout on the board stands. All sets of pieces, in the View menu, lists the figures of each. In a terminal, {command} does it.</source>
        <translation>「遊戲」選單的「佈局圖譜」收有全部 29,334,498 種佈局。選定棋子，再按一下一條長條，就會列出恰好需要這麼多步的佈局。選定每種棋子的數目後，還能找出特別的，例如最短解唯一的佈局。按兩下佈局即可開始玩；按右鍵有更多選擇。{stands} 顯示棋盤上的佈局排第幾。「檢視」選單的「各組棋子一覽」列出每一組的數據。在終端機裡，{command} 也能做到。</translation>
    </message>
    <message>
        <source>Three ways to count steps</source>
        <translation>三種計步方式</translation>
    </message>
    <message>
        <source>Solve and play back</source>
        <translation>求解與播放</translation>
    </message>
    <message>
        <source>Solve finds a solution from the current position with the chosen method and plays it. Below the board you can pause, go step by step, jump and set the speed. The list of steps follows along; while it is open, the board names its squares and numbers the soldiers, so that you can follow it on a wooden set. Slide a piece or press {enter} to continue by hand from there.</source>
        <translation>「求解」用所選的方法，從目前局面找出解法並播放。在棋盤下方可以暫停、逐步前進、跳轉、調整速度。步驟清單會隨之捲動；打開清單時，棋盤會標出格子座標與卒的編號，便於用木製華容道照著走。滑動一枚棋子或按 {enter} 鍵，就從那裡接著自己走。</translation>
    </message>
    <message>
        <source>Watch it think</source>
        <translation>觀看思考</translation>
    </message>
    <message>
        <source>Watch it think ({watch}) runs the chosen method slowly on the board, at the search speed beside it; with {paused} it waits after each step. Each arrow is a possible slide, and its sign says what the search does with it. Search highlights the line of pseudocode that runs now. {pause} pauses; {back} and {forward} step from line to line, {step} by a whole step. Full speed lets the search run on, and Stop ends it; then Search steps shows it again.</source>
        <translation>「觀看思考」（{watch}）在棋盤上慢速執行所選的方法，搜尋速度在旁邊選；按 {paused} 則每走一步都會等你。每個箭頭是一步可能的走法，末端的符號說明搜尋如何處理它。面板下方的「搜尋」會標示正在執行的那行虛擬碼。{pause} 鍵暫停；{back} 與 {forward} 逐行移動，{step} 前進一整步。「全速」讓搜尋一直跑下去，「停止」則結束搜尋；之後可用「搜尋步驟」重看。</translation>
    </message>
    <message>
        <source>See the whole landscape</source>
        <translation>一覽全貌</translation>
    </message>
    <message>
        <source>A puzzle every day</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Tour the board with a knight</source>
        <translation>讓騎士走遍棋盤</translation>
    </message>
    <message>
        <source>The Lessons page has lessons of about ten minutes each. You guess first, watch real searches on real boards, and then read the figures. In one you write a search yourself, and the program checks each of its four steps. For teachers there are two lessons of 45 minutes there: what to click, what to ask, and what to expect. Write your own: New lesson begins one, which is shown beside its text as you write it.</source>
        <translation>「課程」頁上的課程每個約十分鐘。先猜，再看真實的搜尋在真實的棋盤上進行，然後看數字。其中一個由你自己寫搜尋，四步都由程式檢查。那裡也有給教師的兩個 45 分鐘課程：按什麼、問什麼、預期什麼。也可以自己寫：「新課程」開始一個，邊寫邊在文字旁邊顯示。</translation>
    </message>
    <message>
        <source>Share what you found</source>
        <translation>分享成果</translation>
    </message>
    <message>
        <source>When a game is won, Share on the card copies the result as text and picture. Every layout has codes: copy one, or paste any code into the window; a tour, or its beginning such as a1-b3-c1, is pasted just so. Solutions, tours and the map can be printed, or exported as text, images and animations. Everything you solve or play is saved on the History page and can be found, opened and, when deleted, restored; Statistics there sums it up.</source>
        <translation>過關後，卡片上的「分享」會把結果複製為文字和圖片。每個佈局都有編碼：可以複製，也可以把任何編碼貼到視窗中；路線或它的開頭（例如 a1-b3-c1）同樣可以貼上。解法、路線和地圖可以列印，也可匯出為文字、圖片和動畫。你解過、玩過的都儲存在歷史記錄頁，可以尋找、重新開啟，刪除了也能還原；那裡的「統計」彙整各項數字。</translation>
    </message>
    <message>
        <source>Back it up, hand it out</source>
        <translation>備份與分發</translation>
    </message>
    <message>
        <source>How a page is arranged</source>
        <translation>認識頁面</translation>
    </message>
    <message>
        <source>The curve shows how many steps were left after each of yours; a ring marks each detour. Click a ring, or press {previous} or {next}, to see where it began. Show what was better ({better}) plays a better line and says what it would have saved, and where your game came back to it (a hint, while you play). Try again from here plays on from before the detour, and {stop} brings your game back as it was. A strict game can be looked back at once it has ended.</source>
        <translation>曲線顯示你每走一步之後還剩幾步，圓圈標出每次繞路。按一下圓圈，或按 {previous} 或 {next}，就能看到繞路從哪裡開始。「顯示怎樣更好」（{better}）在棋盤上演示更好的走法，並告訴你能省幾步、你的遊戲後來又在哪裡與它會合；遊戲還沒結束時，這算一次提示。「從這裡再試」從繞路之前接著走，按 {stop} 則原樣回到你的遊戲。嚴格遊戲要到結束之後才能回顧。</translation>
    </message>
    <message>
        <source>The map ({map}) shows every position that can be reached, the colour telling how far it is from the exit, and moves along as you play. Point at a position to see it; click it, and the board goes there by a shortest path, which earns no stars and can be undone. Go to finds the furthest position and the next narrow pass, which every solution comes through. Methods, or {watch} on the map, shows how a search spreads. Zoom with the wheel; the arrow keys lead from position to position.</source>
        <translation>地圖（{map}）畫出能到達的每個局面，顏色表示離出口多遠；你走一步，地圖也跟著走一步。把指標移到一個局面上，就會顯示它的棋盤；按一下，棋盤就沿最短路徑走到那裡。這樣走沒有星，但可以復原。「前往」帶你到最遠的局面，或到下一個隘口：每個解法都要經過它。「方法」，或在地圖上按 {watch}，顯示搜尋怎樣在地圖上擴展。用滾輪縮放；方向鍵從一個局面走到另一個。</translation>
    </message>
    <message>
        <source>Click a square, and a knight sets off from it to visit every square once. {shift}+click sets the end, and a right-click opens a menu that can also remove the square; the fields Start and End take one, too, or a name. If there is no tour, the page says why, and the board shows the proof, step by step. Next finds another tour. Press By hand to move the knight yourself: click a square or drag the knight; click an earlier square to go back. A tour that you complete is ticked in the list of boards.</source>
        <translation>按一下任一方格，騎士便從那裡出發，不重複地走遍每個方格。按住 {shift} 再按一下可指定終點；按右鍵會開啟選單，也可在其中移除方格；在「起點」和「終點」欄位中按一下，再按方格，或輸入方格名稱，也可以。若沒有路線，頁面會說明原因，棋盤上會畫出證明，原因旁邊的箭頭可以一步步看；「下一條」再找一條。按「手動」就由你來走：按一下方格，或把騎士拖過去；按一下走過的方格，就退回到那裡。走完的路線，都會在棋盤清單中打勾並註明最佳時間。</translation>
    </message>
    <message>
        <source>Draw boards, solve riddles, count tours</source>
        <translation>繪製棋盤、解謎題、計算條數</translation>
    </message>
    <message>
        <source>✎ ({draw}) lets you draw and erase squares, and save the board under a name. The list of boards has classic ones, shapes, your own, and riddles: does the board have a tour, and if not, why? Decide beside the board, or find a tour by hand. Count tours tells how many there are; a long count can be stopped and resumed another day. A large board is zoomed with the wheel, and moved by dragging it.</source>
        <translation>按 ✎（{draw}）可以畫上或擦去方格，並為棋盤取名儲存。棋盤清單中有經典棋盤、各種形狀、你自己的棋盤，還有謎題：這個棋盤有路線嗎？沒有的話，為什麼？可在棋盤旁邊選擇答案，或手動走出一條路線。「計算條數」會算出路線有多少條；費時的計算可以停止，改天再繼續。大棋盤可用滾輪縮放，拖曳即可移動。</translation>
    </message>
    <message>
        <source>Watch the knight&apos;s search</source>
        <translation>觀看騎士的搜尋</translation>
    </message>
    <message>
        <source>Learn how the methods work</source>
        <translation>認識各種方法</translation>
    </message>
    <message>
        <source>Play through the chapters</source>
        <translation>一章一章玩下去</translation>
    </message>
    <message>
        <source>Slide the pieces until the largest, Cao Cao, is at the exit at the bottom. Drag a piece as far as you like, even round corners; or click it: where it has only one way, it goes, and where it has several, it shows them. With the keyboard, step through the movable pieces with {tab} or {space} and slide the selected one with the arrow keys. You can undo every step. The Chapters page ({chapters}) begins with five moves.</source>
        <translation>滑動棋子，讓最大的曹操走到下方的出口。拖曳棋子，想拖多遠就拖多遠，也可以轉彎；或者按一下棋子：只有一個方向能走，它就走過去；有好幾個方向，就標示出來。用鍵盤時，按 {tab} 或{space}逐一選取能動的棋子，再用方向鍵滑動。每一步都可以復原。章節頁（{chapters}）從五步的佈局開始。</translation>
    </message>
    <message>
        <source>While you play, the panel shows the fewest steps left to the exit and, after each step, whether it was one of the best. A hint ({key}) shows the best next step; press {key} again to play it. In the Game menu, choose a strict game for no help and no undo, with records that stand apart, or a relaxed one for no stars, so that nothing costs any.</source>
        <translation>走棋時，面板會告訴你離出口最少還有幾步，每走一步之後還會告訴你是不是最佳的一步。提示（{key}）給出最佳的下一步；再按一次 {key} 就替你走。不想看提示，可在「遊戲」選單選擇嚴格遊戲：什麼都不顯示，走過的也不能復原，紀錄另計。不想計星，可在那裡選擇練習遊戲，怎麼走都不扣。</translation>
    </message>
    <message>
        <source>The list at the top of the panel finds a layout by its Chinese, pinyin or English name. The catalogue of layouts in the View menu shows them all, by difficulty and by your progress too, and the hardest layout of each set of pieces. In the layout editor in the Edit menu you place and drag the pieces, and it says at once how long the shortest solution is.</source>
        <translation>在面板頂端的清單中，可用中文、拼音或英文名稱尋找佈局。「檢視」選單的「佈局總覽」列出所有佈局，也可依難度和你的進度篩選，另有每組棋子中最難的佈局。「編輯」選單的「佈局編輯器」讓你自己擺放、拖動棋子：它會立即告訴你有沒有解、最短解幾步。</translation>
    </message>
    <message>
        <source>Browse every layout there is</source>
        <translation>瀏覽所有的佈局</translation>
    </message>
    <message>
        <source>Other pieces and joined edges</source>
        <translation>其他棋子與相連的邊</translation>
    </message>
    <message>
        <source>The line that names the method and the piece opens the options. Choose another piece there, such as the camel, or write its leaps: {leaps} are those of a wazir and a knight. Two joined edges make the board a cylinder, four a torus: a move over one comes in again at the opposite one. A symmetric tour is a closed one that stays the same after a half turn or a quarter turn. The list of methods says which cannot find it.</source>
        <translation>按一下寫著方法和棋子的那一行，便會打開選項。你可以在那裡換一種棋子，例如駱駝，也可以自己寫跳法：{leaps} 就是宰相和騎士的跳法合在一起。兩邊相連，棋盤就成了圓柱面；四邊都相連，就成了環面：跳出一邊，便從對面的邊進來。對稱的路線是旋轉半圈或四分之一圈後仍保持不變的封閉路線。方法清單會說明哪些方法找不到它。</translation>
    </message>
    <message>
        <source>On the knight&apos;s page, Watch it think shows a search square by square. By Warnsdorff&apos;s rule, the onward moves from every square that the knight can reach are counted, and it goes where there are the fewest; where several are tied, the tie-break chooses. Methods with backtracking show from where they went back, how often each square was entered, and why a branch is pruned; a recursive one lists its calls, and a count marks its frontier.</source>
        <translation>在騎士巡邏頁上，「觀看思考」一格一格地顯示搜尋。依 Warnsdorff 法則，先數出騎士能到的每個方格各有幾條出路，再走到出路最少的那一格；有幾格同樣少時，由平手規則決定。回溯的方法會顯示從哪裡退回、每格走進過幾次，以及為什麼剪枝；遞迴的方法列出它的呼叫，計數則標出它的邊界。</translation>
    </message>
    <message>
        <source>Write a search of your own</source>
        <translation>自己寫一個搜尋</translation>
    </message>
    <message>
        <source>On the Compare page, methods run one after another on the same layouts or boards, and their figures stand side by side. Click a preset to run it, or select what to compare and press Run. Click a column heading to sort the table; the chart shows the figures as dots, or as curves over the size of the board. Your own searches are at the end of the list of methods. Every comparison is saved.</source>
        <translation>在「比較」頁上，各種方法依次處理相同的佈局或棋盤，結果並列呈現。按一下內建比較即可執行；也可勾選要比較的項目，再按「執行」。按一下欄標題可排序表格，圖表以圓點畫出各項數字，或畫成隨棋盤大小變化的曲線。你自己寫的搜尋列在方法清單的最後。每次比較都會儲存。</translation>
    </message>
    <message>
        <source>Set it up as you like</source>
        <translation>照你的喜好設定</translation>
    </message>
    <message>
        <source>In the View menu you choose the theme, the language and the text size, and in Piece names whether the pieces show Chinese signs, initials, Latin letters or none. All of it changes at once, even while a search runs. Reduced motion does without animations, and {full} gives the window the whole screen. In the Help menu, Keyboard shortcuts lists every key, and Show tips turns the tips off or on.</source>
        <translation>在「檢視」選單中可選擇主題、語言和文字大小；「棋子名稱」決定棋子上是漢字、拼音首字母、拼音，還是不刻字。這些都立即生效，搜尋執行中也一樣。「減少動畫」會停用動畫，{full} 鍵讓視窗佔滿螢幕。「說明」選單的「鍵盤快速鍵」列出所有按鍵，「顯示小提示」可開啟或關閉小提示。</translation>
    </message>
    <message>
        <source>Present to a class</source>
        <translation>向全班簡報</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出處</translation>
    </message>
    <message>
        <source>{stars} Solved; with a hint {hinted} at most, with the program&apos;s solution none.</source>
        <translation>{stars} 走到出口。用過提示，最多 {hinted}；用了程式的解法，就沒有星。</translation>
    </message>
    <message>
        <source>Undone slides count until you start over. Each count has its own stars.</source>
        <translation>走了又退回的也算，重新開始才從頭算起。每種計步方式各有各的星。</translation>
    </message>
    <message>
        <source>{stars} The fewest steps there are.</source>
        <translation>{stars} 用最少的步數到達出口。</translation>
    </message>
    <message>
        <source>Back up ({key}) in the File menu writes all you have played and made, and your settings, to one file; the program itself keeps one of each of the last seven days. Restore says what is in such a file, then merges it with what is here and loses nothing, or puts it in its place; a restore can be undone. Export collection writes layouts, boards and lessons, yours and others, to one file: whoever opens it finds them below the chapters, and lessons below ours.</source>
        <translation>「檔案」選單中的「備份」（{key}）會把你玩過和建立的一切，連同設定，寫入一個檔案；此外，程式會自動保留最近七天的備份，每天一個。「還原」會先說明檔案中有什麼，再與現有內容合併，什麼都不會遺失；也可以直接取代現有內容。還原之後還能復原。「匯出合集」把佈局、棋盤和課程（你自己的，以及任何其他佈局）寫入一個檔案：開啟它的人會在各章下方看到它們，課程則列在我們的課程下方。</translation>
    </message>
    <message>
        <source>{present} shows on the whole screen what the page shows, as large as it can be: a board, a search that you watch with its pseudocode, a riddle, the map if it is open, or the chart of a comparison. It begins with the map if the keys are on that. In the window of a lesson it shows the slide in sight, with everything to guess and to play on it. {next} and {previous}, which clickers send, go through steps and slides; {black} makes the screen black, and {stop} ends the presentation. All other keys do what they always do.

With two screens, put the window on the one that the class sees: the other shows notes, the next slide and the time.

To point at something on any board, drag with the right mouse button from square to square: that draws an arrow. Shift and a right click draw a circle, and so does a right click alone while you present. With Ctrl they are blue, with Alt pink (Ctrl and Alt, where the system needs Alt itself). On the keyboard, {circle} circles the square of the cursor or of the selected piece. A left click, {stop} or the next move takes all of them away.</source>
        <translation>{present} 把頁面上的內容盡可能大地顯示在整個螢幕上：棋盤、正在觀看的搜尋及其虛擬碼、謎題、已開啟的地圖，或比較的圖表。鍵盤焦點在地圖上時，從地圖開始。在課程視窗裡，則顯示目前這一頁，上面的猜測和棋盤照樣能用。{next} 和 {previous}（簡報筆送出的就是這兩個鍵）逐步、逐張前進和後退；{black} 讓畫面變黑，{stop} 結束簡報。其他按鍵的作用照舊。

有兩個螢幕時，請把視窗放在全班看的那個螢幕上：另一個螢幕顯示備註、下一張投影片和時間。

要在棋盤上指點，按住滑鼠右鍵從一格拖到另一格，就畫出箭頭；按住 Shift 點右鍵畫圓圈，簡報時點右鍵即可。按住 Ctrl 畫出的是藍色，按住 Alt 是淺紅色（系統自己要用 Alt 時，按 Ctrl 和 Alt）。在鍵盤上，{circle} 圈出游標所在的格，或所選棋子的格。點左鍵、按 {stop} 或走下一步，它們就全部消失。</translation>
    </message>
    <message>
        <source>A search of your own is a Python file with a function “search” that takes one argument, the problem. My searches in the Search menu ({open}) opens such files; New begins with one that runs as it is.

“problem.start” is where it begins, “problem.successors” lists what is one step away, and in Klotski “problem.is_goal” says whether a position is solved. The function returns the list from the start to the end, or None where it gives up; with “yield” it shows how far it is.

Run ({run}) saves the file and searches with it, Watch ({watch}) does so line by line and shows its variables. After that it can be chosen on the page, and in Klotski on the map, like any other method, under Mine. What it finds is checked step by step. What is wrong is said in a sentence, and the line is marked. In the editor, Tab indents, {leave} leaves, and {find} finds.

A file that was not written here is asked about before it runs: a search is a program, and can read, change and delete your files.</source>
        <translation>自己寫的搜尋是一個 Python 檔案，裡面有帶一個參數的函式「search」，參數就是題目「problem」。「搜尋」選單裡的「自己寫的搜尋」（{open}）開啟這樣的檔案；「新增」從一個可以直接執行的搜尋開始。

「problem.start」是起點，「problem.successors」列出一步能到的地方；在華容道裡，「problem.is_goal」說明一個局面是否已解開。函式傳回從起點到終點的清單，放棄時傳回「None」；用「yield」可以顯示進行到哪裡。

「執行」（{run}）儲存檔案並用它搜尋，「觀看」（{watch}）逐行進行並顯示變數。之後在頁面上，以及華容道的地圖上，可以像其他方法一樣選用它，歸在「自己寫的」一組。找到的結果會逐步檢查；哪裡不對，會用一句話說明，並標出那一行。在編輯器裡，Tab 縮排，{leave} 離開，{find} 尋找。

不是在這裡寫的檔案，執行前會先問你：搜尋也是程式，能讀取、更改和刪除你的檔案。</translation>
    </message>
    <message>
        <source>Your game: how far it is, the curve of the steps left, and what helps you.</source>
        <translation>你的遊戲：走到哪裡、剩餘步數的曲線，以及幫得上忙的按鈕。</translation>
    </message>
    <message>
        <source>What the program can do; the line below opens its options.</source>
        <translation>程式能做什麼；按一下下面的一行可開啟選項。</translation>
    </message>
    <message>
        <source>The puzzle of the day. The knight&apos;s page is arranged in the same way.</source>
        <translation>每日一題。騎士巡邏頁也是這樣安排的。</translation>
    </message>
    <message>
        <source>Details: a button opens its section or folds it away, ⤢ gives it its own window.</source>
        <translation>詳細資料：按鈕可展開或收起對應的部分，⤢ 讓它在獨立視窗中開啟。</translation>
    </message>
    <message>
        <source>What is on the board; ⋯ has more.</source>
        <translation>棋盤上擺的是什麼；其他功能在 ⋯ 中。</translation>
    </message>
    <message>
        <source>The playback of a solution, or of a search that is watched.</source>
        <translation>播放解法，或播放正在觀看的搜尋。</translation>
    </message>
    <message>
        <source>{stars} Up to a tenth more; one step more is always allowed.</source>
        <translation>{stars} 多走不超過一成；只多 1 步也一定算。</translation>
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
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南頁面</translation>
    </message>
</context>
<context>
    <name>HandMarks</name>
    <message>
        <source>Circle: {start}</source>
        <translation>圓圈：{start}</translation>
    </message>
    <message>
        <source>Arrow: {start} to {end}</source>
        <translation>箭頭：從 {start} 到 {end}</translation>
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
        <translation>地圖的點數</translation>
    </message>
    <message>
        <source>Narrow passes</source>
        <translation>隘口數</translation>
    </message>
    <message>
        <source>Neighbours on average</source>
        <translation>平均鄰點數</translation>
    </message>
    <message>
        <source>Furthest position</source>
        <translation>最遠的局面</translation>
    </message>
    <message>
        <source>All layouts that have a solution</source>
        <translation>所有有解的佈局</translation>
    </message>
    <message>
        <source>Guess first; the chart will appear here.</source>
        <translation>先猜一猜，圖表會顯示在這裡。</translation>
    </message>
    <message>
        <source>Figure to the right</source>
        <translation>橫軸的數字</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>等級相關係數</translation>
    </message>
    <message>
        <source>How well each figure goes with the moves</source>
        <translation>各項數字與步數的關係</translation>
    </message>
    <message>
        <source>To the right:</source>
        <translation>橫軸：</translation>
    </message>
    <message>
        <source>Moves of a shortest solution</source>
        <translation>最短解的步數</translation>
    </message>
    <message>
        <source>Point at layouts, or go from one to the next with the arrow keys. One colour: maps of one size.</source>
        <translation>指向佈局，或用方向鍵逐個查看。同色表示地圖大小相同。</translation>
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
        <translation>佈局或棋盤</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>{type}, your best</source>
        <translation>{type}（個人最佳）</translation>
    </message>
    <message>
        <source>The program&apos;s path</source>
        <translation>程式的路徑</translation>
    </message>
    <message>
        <source>By hand, with hints</source>
        <translation>手動（用過提示）</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類別</translation>
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
        <translation>耗時</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收合</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>嚴格遊戲</translation>
    </message>
    <message>
        <source>Unfinished strict game</source>
        <translation>未完成的嚴格遊戲</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>未完成的遊戲</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>My layout</source>
        <translation>我的佈局</translation>
    </message>
    <message>
        <source>Manual tour</source>
        <translation>手動路線</translation>
    </message>
    <message>
        <source>Unfinished manual tour</source>
        <translation>未完成的手動路線</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>封閉路線</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>From {start} back to {start}</source>
        <translation>從 {start} 出發，回到 {start}</translation>
    </message>
    <message>
        <source>From {start} to {end}</source>
        <translation>從 {start} 到 {end}</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>我的棋盤</translation>
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
        <translation>個人最佳</translation>
    </message>
    <message numerus="yes">
        <source>{number} records deleted</source>
        <translation>
            <numerusform>已刪除 {number} 筆記錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} records restored</source>
        <translation>
            <numerusform>已還原 {number} 筆記錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} searches</source>
        <translation>
            <numerusform>{number} 次搜尋</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} records</source>
        <translation>
            <numerusform>{number} 筆記錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and {number} others</source>
        <translation>
            <numerusform>{name}和另外 {number} 個</numerusform>
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
        <translation>請稍候…</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Records shown</source>
        <translation>顯示的記錄</translation>
    </message>
    <message>
        <source>Choose which records to show</source>
        <translation>選擇顯示哪些記錄</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Show the records of one puzzle only</source>
        <translation>只顯示一種謎題的記錄</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>全部謎題</translation>
    </message>
    <message>
        <source>Find by name, method or date</source>
        <translation>依名稱、方法或日期尋找</translation>
    </message>
    <message>
        <source>Find records</source>
        <translation>尋找記錄</translation>
    </message>
    <message>
        <source>A part of a name, a method or a date</source>
        <translation>名稱、方法或日期的一部分</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Strict games</source>
        <translation>嚴格遊戲</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>My layouts and boards</source>
        <translation>我的佈局和棋盤</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已刪除</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Klotski</source>
        <translation>華容道</translation>
    </message>
    <message>
        <source>Restore what you deleted last</source>
        <translation>還原上次刪除的記錄</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在尋找…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Show figures of what you played and found</source>
        <translation>顯示你玩過和找到的統計數字</translation>
    </message>
    <message>
        <source>Everything you play, solve or save is listed here; the searches of a day are one line, which {open} or a click opens. On any other line, {open} or a double-click continues on its page. Press {delete} to delete what is selected, or {undo} to restore it.</source>
        <translation>你玩過、解過和儲存的一切都列在這裡；同一天的搜尋合為一列，按 {open} 或按一下即可展開。在其他列按 {open} 或按兩下，便回到原來的頁面繼續。按 {delete} 刪除選取的記錄，按 {undo} 還原。</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>騎士巡邏</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Everything you played, solved or saved</source>
        <translation>玩過、解出和儲存的記錄</translation>
    </message>
</context>
<context>
    <name>JourneyMenu</name>
    <message>
        <source>Not in a strict game</source>
        <translation>嚴格遊戲中不能使用</translation>
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
        <translation>直線步</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 個局面</numerusform>
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
            <numerusform>{number} 個直線步</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {name}: {way}</source>
        <translation>{number}. {name}：{way}</translation>
    </message>
    <message>
        <source>{length}, proven shortest ({other} in this solution); {positions} in {time}</source>
        <translation>{length}，已證明最短（此解為 {other}）；走訪 {positions}，耗時 {time}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步數</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格數</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>剩餘步數</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>剩餘格數</translation>
    </message>
    <message>
        <source>One piece sliding any distance, even round corners, is one move</source>
        <translation>一枚棋子連續滑動算一步，不論遠近，也可以轉彎</translation>
    </message>
    <message>
        <source>One piece sliding by one cell counts as one cell</source>
        <translation>一枚棋子滑動一格算一格</translation>
    </message>
    <message>
        <source>One piece sliding any distance in one straight line is one straight slide</source>
        <translation>一枚棋子沿直線滑動算一個直線步，不論遠近</translation>
    </message>
    <message>
        <source>{length} after {time}; still looking for a shorter solution…</source>
        <translation>{length}，耗時 {time}；仍在尋找更短的解法…</translation>
    </message>
    <message>
        <source>{length} after {time}; {positions}</source>
        <translation>{length}，耗時 {time}，走訪 {positions}</translation>
    </message>
    <message>
        <source>Stopped. The best solution so far takes {length} and may not be the shortest.</source>
        <translation>已停止。目前最好的解法為 {length}，未必最短。</translation>
    </message>
    <message>
        <source>Search complete: {length}. This method does not prove that no solution is shorter.</source>
        <translation>搜尋完畢：{length}。此方法不能證明沒有更短的解法。</translation>
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
        <translation>練習遊戲</translation>
    </message>
    <message>
        <source>strict game</source>
        <translation>嚴格遊戲</translation>
    </message>
    <message>
        <source>yours in a strict game: {number}</source>
        <translation>你的嚴格遊戲：{number}</translation>
    </message>
    <message>
        <source>A path by the program earns no stars. Choose it again to go.</source>
        <translation>由程式走的路徑沒有星。再選一次就走過去。</translation>
    </message>
    <message>
        <source>What you undo still counts for the stars once you play something else.</source>
        <translation>復原之後若改走別的，復原的步數仍會影響星數。</translation>
    </message>
    <message>
        <source>✓ The best from there; {wasted} over the shortest so far.</source>
        <translation>✓ 這一步走得最好；累計比最短多 {wasted}。</translation>
    </message>
    <message>
        <source>the large piece</source>
        <translation>最大的棋子</translation>
    </message>
    <message>
        <source>Bring {name} out at the bottom: drag a piece.</source>
        <translation>讓{name}從下方的出口出去：拖曳棋子。</translation>
    </message>
    <message>
        <source>A strict game: no hints, no distance to the exit, and nothing can be undone. Its records stand apart.</source>
        <translation>嚴格遊戲：沒有提示，不顯示離出口的距離，走過的都不能復原。紀錄另計。</translation>
    </message>
    <message>
        <source>yours: {number}</source>
        <translation>你的最佳：{number}</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>直線步數</translation>
    </message>
    <message>
        <source>Slides left</source>
        <translation>剩餘直線步數</translation>
    </message>
    <message>
        <source>{length}, perhaps not shortest; {work}</source>
        <translation>{length}，未必最短；{work}</translation>
    </message>
    <message>
        <source>{length}, and none is shorter; {work}</source>
        <translation>{length}，沒有更短的解；{work}</translation>
    </message>
    <message>
        <source>{length}; the shortest takes {shortest}; {work}</source>
        <translation>{length}，最短為 {shortest}；{work}</translation>
    </message>
    <message>
        <source>The search was stopped before it found a solution.</source>
        <translation>搜尋已停止，還沒有找到解法。</translation>
    </message>
    <message>
        <source>The search was stopped. Its best solution so far, {length}, is in the history.</source>
        <translation>搜尋已停止。目前最好的解法為 {length}，已存入歷史紀錄。</translation>
    </message>
    <message>
        <source>The search was stopped. From where it began, its best solution so far takes {length}.</source>
        <translation>搜尋已停止。從搜尋開始的局面算起，目前最好的解法為 {length}。</translation>
    </message>
    <message>
        <source>With a hint, two stars are the most. Press again to see it.</source>
        <translation>用了提示，最多只能得兩顆星。再按一次即可顯示。</translation>
    </message>
    <message>
        <source>There is no solution from here.</source>
        <translation>從這裡無解。</translation>
    </message>
    <message>
        <source>✓ On a shortest path.</source>
        <translation>✓ 走在最短路徑上。</translation>
    </message>
    <message>
        <source>✗ {cost} longer than necessary; {wasted} over the shortest so far.</source>
        <translation>✗ 這一步多走了 {cost}；累計比最短多 {wasted}。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開局</translation>
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
        <translation>先前儲存的解法：{length}</translation>
    </message>
    <message>
        <source>Your game of {length}, saved earlier</source>
        <translation>先前儲存的遊戲：{length}</translation>
    </message>
    <message>
        <source>Solution of {length} opened; every step has been checked.</source>
        <translation>已開啟解法，共 {length}，每一步均已核對。</translation>
    </message>
    <message>
        <source>The solution shown last time: {length}.</source>
        <translation>上次顯示的解法：{length}。</translation>
    </message>
    <message>
        <source>“{method}” can only count {counts}. Choose that count or another method.</source>
        <translation>「{method}」只能以「{counts}」計步：請改用此計步方式，或換一種方法。</translation>
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
        <translation>華容道棋盤</translation>
    </message>
</context>
<context>
    <name>KlotskiChoice</name>
    <message>
        <source>Search layouts</source>
        <translation>搜尋佈局</translation>
    </message>
    <message>
        <source>Name in Chinese, pinyin or English</source>
        <translation>中文、拼音或英文名稱</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>How steps are counted; methods that cannot use this count use their own</source>
        <translation>計步方式；不支援此方式的方法用自己的方式計步</translation>
    </message>
    <message>
        <source>Count steps by</source>
        <translation>計步方式</translation>
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
        <translation>已見過</translation>
    </message>
    <message>
        <source>re-expanded</source>
        <translation>重新展開</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>尚未嘗試</translation>
    </message>
    <message>
        <source>tried now</source>
        <translation>正在嘗試</translation>
    </message>
    <message>
        <source>steps taken + fewest still needed = total</source>
        <translation>已走步數 + 至少還需步數 = 總步數</translation>
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
        <translation>局面數</translation>
    </message>
    <message>
        <source>What is played is listed here; in a strict game, once it is won</source>
        <translation>走過的每一步會列在這裡；嚴格遊戲要到結束之後</translation>
    </message>
    <message>
        <source>Square names and piece numbers</source>
        <translation>格子座標與棋子編號</translation>
    </message>
    <message>
        <source>Notes from the method</source>
        <translation>方法的說明</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Play the first layout of the chapters, which lead from easy to hard</source>
        <translation>玩章節裡的第一個佈局；各章由易到難</translation>
    </message>
    <message>
        <source>Start with five moves</source>
        <translation>從五步的佈局開始</translation>
    </message>
    <message>
        <source>Press {key} to play</source>
        <translation>按 {key} 後可以遊玩</translation>
    </message>
    <message>
        <source>Stop the search to play</source>
        <translation>先停止搜尋，才能遊玩</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新遊戲(&amp;N)…</translation>
    </message>
    <message>
        <source>Cao Cao has left. Undo or start over to play on.</source>
        <translation>曹操已經離開。請復原或重新開始，再繼續玩。</translation>
    </message>
    <message>
        <source>Find a solution</source>
        <translation>尋找解法</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Slide the pieces until Cao Cao, the large one, reaches the exit at the bottom. Drag them, or select one with {select} and slide it with the arrow keys. {guide} opens the guide.</source>
        <translation>滑動棋子，讓最大的曹操走到下方的出口。可用滑鼠拖曳，也可按{select}選取棋子，再用方向鍵滑動。按 {guide} 開啟指南。</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜尋…</translation>
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
        <translation>計步方式</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>怎樣計步</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>編碼</translation>
    </message>
</context>
<context>
    <name>Knight</name>
    <message>
        <source>No tour: {reason}</source>
        <translation>沒有路線：{reason}</translation>
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
        <translation>{tour}，太大，不存入歷史記錄；{search}</translation>
    </message>
    <message>
        <source>{tour}, saved earlier</source>
        <translation>先前儲存的{tour}</translation>
    </message>
    <message>
        <source>Tour of the only square, {start}</source>
        <translation>路線：只有 {start} 一格</translation>
    </message>
    <message>
        <source>Closed tour of {squares} squares from {start} to {end} and back</source>
        <translation>封閉路線：從 {start} 走遍 {squares} 格到 {end}，再回到起點</translation>
    </message>
    <message>
        <source>Tour of {squares} squares from {start} to {end}</source>
        <translation>路線：從 {start} 走遍 {squares} 格到 {end}</translation>
    </message>
    <message>
        <source>Closed tour no. {number}: {squares} squares from {start} to {end} and back</source>
        <translation>第 {number} 條封閉路線：從 {start} 走遍 {squares} 格到 {end}，再回到起點</translation>
    </message>
    <message>
        <source>Tour no. {number}: {squares} squares from {start} to {end}</source>
        <translation>第 {number} 條路線：從 {start} 走遍 {squares} 格到 {end}</translation>
    </message>
    <message>
        <source>The search ends here: {reason}</source>
        <translation>搜尋到此為止：{reason}</translation>
    </message>
    <message>
        <source>Searching from {start} to {end}…</source>
        <translation>正在搜尋從 {start} 到 {end} 的路線…</translation>
    </message>
    <message>
        <source>Searching from {start}…</source>
        <translation>正在搜尋從 {start} 出發的路線…</translation>
    </message>
    <message>
        <source>Searching for a tour that ends on {end}…</source>
        <translation>正在搜尋以 {end} 為終點的路線…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜尋…</translation>
    </message>
    <message>
        <source>This board has no {squares}: choose the start and the end anew.</source>
        <translation>這個棋盤上沒有 {squares}：請重新選擇起點和終點。</translation>
    </message>
    <message>
        <source>The tour will go from {start} to {end}: press {key} to find one.</source>
        <translation>路線將從 {start} 到 {end}：按 {key} 尋找。</translation>
    </message>
    <message>
        <source>The tour will end on {end}: click the square to start from.</source>
        <translation>終點定為 {end}：請按一下作為起點的方格。</translation>
    </message>
    <message>
        <source>Click a square to find a tour from it; no tour starts on a marked one.</source>
        <translation>按一下方格，便從那裡尋找路線；從有標記的方格出發沒有路線。</translation>
    </message>
    <message>
        <source>Click the start square on the board; {key} to cancel</source>
        <translation>請按一下棋盤上的起點；按 {key} 取消</translation>
    </message>
    <message>
        <source>Click the end square on the board; {key} to cancel</source>
        <translation>請按一下棋盤上的終點；按 {key} 取消</translation>
    </message>
    <message>
        <source>Click a square to find a tour from it.</source>
        <translation>按一下方格，便從那裡尋找路線。</translation>
    </message>
    <message>
        <source>The tour will start on {start}: press {key} to find one.</source>
        <translation>路線將從 {start} 開始：按 {key} 尋找。</translation>
    </message>
    <message>
        <source>{square}: click to start a tour here, Shift+click to end it here, right-click for more</source>
        <translation>{square}：按一下以此為起點，按住 Shift 鍵再按一下以此為終點，按右鍵顯示更多選項</translation>
    </message>
    <message>
        <source>{square} is removed: right-click to restore it</source>
        <translation>{square} 已移除：按右鍵可還原</translation>
    </message>
    <message>
        <source>back to {start}</source>
        <translation>回到 {start}</translation>
    </message>
    <message numerus="yes">
        <source>“{method}” usually takes too long on more than {number} squares; “{default}” chooses a quicker method.</source>
        <translation>
            <numerusform>超過 {number} 個方格時，「{method}」通常太慢；「{default}」會選用較快的方法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search entered {number} squares in {time}</source>
        <translation>
            <numerusform>搜尋時共走 {number} 格，耗時 {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tour shown last time, of {number} squares, was too large to be saved: find it again.</source>
        <translation>
            <numerusform>上次顯示的路線有 {number} 格，太大而未儲存：請再尋找一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No tour: the search is complete, with {number} squares entered</source>
        <translation>
            <numerusform>沒有路線：搜尋已窮盡所有可能，共走 {number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search entered {number} squares and made {rotations} in {time}</source>
        <translation>
            <numerusform>搜尋時共走 {number} 格、{rotations}，耗時 {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more tours: the search is complete, with {number} squares entered</source>
        <translation>
            <numerusform>沒有更多路線：搜尋已窮盡所有可能，共走 {number} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} rotations</source>
        <translation>
            <numerusform>旋轉 {number} 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnightChoice</name>
    <message>
        <source>Closed tours</source>
        <translation>封閉路線</translation>
    </message>
    <message>
        <source>Rows and columns, such as {example}; separate several boards with spaces or commas</source>
        <translation>列數與欄數，例如 {example}；多個棋盤以空格或逗號分隔</translation>
    </message>
    <message>
        <source>Squares such as a1; separate several with spaces or commas, leave empty for any start</source>
        <translation>方格，例如 a1；多個方格以空格或逗號分隔，留空表示任意起點</translation>
    </message>
    <message>
        <source>Find only tours that end one move from their start</source>
        <translation>只尋找終點走一步就能回到起點的路線</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起點</translation>
    </message>
</context>
<context>
    <name>KnightCopy</name>
    <message>
        <source>Matrix of numbers</source>
        <translation>數字矩陣</translation>
    </message>
    <message>
        <source>Coordinates (row, column)</source>
        <translation>座標（列、欄）</translation>
    </message>
    <message>
        <source>Chess notation</source>
        <translation>西洋棋記譜</translation>
    </message>
</context>
<context>
    <name>KnightCount</name>
    <message>
        <source>closed tours</source>
        <translation>封閉路線</translation>
    </message>
    <message>
        <source>open tours</source>
        <translation>開放路線</translation>
    </message>
    <message>
        <source>Not counted: {reason}</source>
        <translation>無法算出條數：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Passed {passed} of {squares} squares · {number} states</source>
        <translation>
            <numerusform>已處理 {squares} 格中的 {passed} 格 · {number} 個狀態</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joining the two sides · {number} states</source>
        <translation>
            <numerusform>正在連接兩側 · {number} 個狀態</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} closed tours</source>
        <translation>
            <numerusform>{number} 條封閉路線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} open tours</source>
        <translation>
            <numerusform>{number} 條開放路線</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting {tours}…</source>
        <translation>正在計算{tours}的條數…</translation>
    </message>
    <message>
        <source>{count}; {classes} up to rotation and reflection</source>
        <translation>{count}；旋轉或翻轉後相同的算作一條，則為 {classes} 條</translation>
    </message>
    <message>
        <source>{count} ({source})</source>
        <translation>{count}（{source}）</translation>
    </message>
    <message>
        <source>{count}; counted in {time}</source>
        <translation>{count}；計算耗時 {time}</translation>
    </message>
    <message>
        <source>The count will take about {time} and {memory} of memory.</source>
        <translation>計算條數約需 {time}、{memory} 記憶體。</translation>
    </message>
    <message>
        <source>This computer has {memory}.</source>
        <translation>這台電腦有 {memory}。</translation>
    </message>
    <message>
        <source>The count would take about {memory} of memory, too much for this computer: choose a smaller or narrower board.</source>
        <translation>計算條數約需 {memory} 記憶體，這台電腦不夠用：請選較小或較窄的棋盤。</translation>
    </message>
    <message>
        <source>The count would take about {memory} of memory, too much for this computer with {built_in}: choose a smaller or narrower board.</source>
        <translation>計算條數約需 {memory} 記憶體，這台電腦只有 {built_in}，不夠用：請選較小或較窄的棋盤。</translation>
    </message>
    <message>
        <source>The count needs more memory: it can resume with up to {allowed} of the {memory} of this computer.</source>
        <translation>計算條數需要更多記憶體：這台電腦有 {memory}，可改為最多用 {allowed} 繼續。</translation>
    </message>
    <message>
        <source>{share} · about {time} left</source>
        <translation>{share} · 約剩 {time}</translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>計算已停止。</translation>
    </message>
    <message>
        <source>The count was stopped at {share}. You can resume it later.</source>
        <translation>計算停在 {share}，以後可以繼續。</translation>
    </message>
    <message>
        <source>A count of these tours was stopped at {share}. You can resume it.</source>
        <translation>這些路線的條數上次算到 {share} 停止，可以繼續。</translation>
    </message>
    <message>
        <source>The stopped count was discarded.</source>
        <translation>先前停止的計算已捨棄。</translation>
    </message>
    <message>
        <source>No closed tours</source>
        <translation>沒有封閉路線</translation>
    </message>
    <message>
        <source>No open tours</source>
        <translation>沒有開放路線</translation>
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
        <translation>{tours}（從 {start} 到 {end}）</translation>
    </message>
    <message>
        <source>{tours} from {start}</source>
        <translation>{tours}（從 {start} 出發）</translation>
    </message>
    <message>
        <source>{tours} ending on {end}</source>
        <translation>{tours}（以 {end} 為終點）</translation>
    </message>
    <message>
        <source>{tours} on the board without {number} squares</source>
        <translation>{tours}，棋盤缺 {number} 格</translation>
    </message>
    <message>
        <source>{tours} on the board without {squares}</source>
        <translation>{tours}，棋盤缺 {squares}</translation>
    </message>
    <message>
        <source>{count}, counting both directions</source>
        <translation>{count}，兩個方向分開算</translation>
    </message>
    <message>
        <source>{count}, or {directed} counting both directions</source>
        <translation>{count}，兩個方向分開算則為 {directed} 條</translation>
    </message>
</context>
<context>
    <name>KnightGamePanel</name>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>已用提示</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>復原上一步</translation>
    </message>
    <message>
        <source>Redo the undone step</source>
        <translation>重做復原的一步</translation>
    </message>
    <message>
        <source>Show a step that still leads to a tour; press again to play it</source>
        <translation>提示仍能走遍棋盤的一步；再按一次就替你走</translation>
    </message>
    <message>
        <source>Take the piece off the board and start over</source>
        <translation>把棋子從棋盤上拿開，重新開始</translation>
    </message>
    <message>
        <source>Undo all steps since a tour was possible</source>
        <translation>復原到還有路線時為止的所有步</translation>
    </message>
    <message>
        <source>Warn when no tour is possible</source>
        <translation>走不完時提醒</translation>
    </message>
    <message>
        <source>Untick to play without warnings</source>
        <translation>不想看提醒就取消勾選</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>最佳時間</translation>
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
        <translation>無警告最快：{time}</translation>
    </message>
    <message>
        <source>Not yet finished without warnings</source>
        <translation>尚未在無警告的情況下完成</translation>
    </message>
    <message>
        <source>Closed {piece}&apos;s tour!</source>
        <translation>{piece}完成了封閉路線！</translation>
    </message>
    <message>
        <source>{piece}&apos;s tour!</source>
        <translation>{piece}走遍了棋盤！</translation>
    </message>
</context>
<context>
    <name>KnightLegend</name>
    <message>
        <source>not counted yet</source>
        <translation>尚未計數</translation>
    </message>
    <message>
        <source>both ends of a path</source>
        <translation>一段路徑的兩端</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>現在在這裡</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>已走訪</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>尚未嘗試</translation>
    </message>
    <message>
        <source>onward moves</source>
        <translation>出路數</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>同樣少</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選中</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>正在計數</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>略過</translation>
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
        <translation>走訪次數由少到多</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>最長路徑</translation>
    </message>
    <message>
        <source>tried in vain</source>
        <translation>試過，不通</translation>
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
        <translation>反轉的部分</translation>
    </message>
    <message>
        <source>could be joined</source>
        <translation>也可以連接</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>tile laid</source>
        <translation>剛鋪的一塊</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已處理</translation>
    </message>
    <message>
        <source>frontier</source>
        <translation>邊界</translation>
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
        <translation>已複製路線：數字矩陣與西洋棋記譜</translation>
    </message>
    <message>
        <source>Choose the method, the piece, the edges, and other options</source>
        <translation>選擇方法、棋子、邊和其他選項</translation>
    </message>
    <message>
        <source>Try it by hand on {size}</source>
        <translation>在 {size} 上手動試試</translation>
    </message>
    <message>
        <source>Move the knight yourself on a small board</source>
        <translation>在小棋盤上自己移動騎士</translation>
    </message>
    <message>
        <source>Visit every square exactly once: click a square to see a tour.</source>
        <translation>每個方格恰好走一次：按一下任一方格，看一條路線。</translation>
    </message>
    <message>
        <source>Find a tour from the chosen square</source>
        <translation>從所選方格出發尋找路線</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一條</translation>
    </message>
    <message>
        <source>Find the next tour</source>
        <translation>尋找下一條路線</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Move the piece yourself</source>
        <translation>自己移動棋子</translation>
    </message>
    <message>
        <source>Next riddle</source>
        <translation>下一道謎題</translation>
    </message>
    <message>
        <source>Save this board…</source>
        <translation>儲存這個棋盤…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Draw the board</source>
        <translation>繪製棋盤</translation>
    </message>
    <message>
        <source>Draw and erase squares</source>
        <translation>畫出或擦去方格</translation>
    </message>
    <message>
        <source>Board saved as “{name}”, but only until you close the program</source>
        <translation>棋盤已儲存為「{name}」，關閉程式後不會保留</translation>
    </message>
    <message>
        <source>Board saved as “{name}”</source>
        <translation>棋盤已儲存為「{name}」</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>已展開狀態數</translation>
    </message>
    <message>
        <source>Squares entered</source>
        <translation>走過格數</translation>
    </message>
</context>
<context>
    <name>KnightSearchChoices</name>
    <message>
        <source>Rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄數</translation>
    </message>
    <message>
        <source>The tour must end one move from its start</source>
        <translation>路線的終點須走一步就能回到起點</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>封閉路線</translation>
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
        <translation>顯示</translation>
    </message>
    <message>
        <source>Save board</source>
        <translation>儲存棋盤</translation>
    </message>
    <message>
        <source>How the tour is drawn</source>
        <translation>路線的顯示方式</translation>
    </message>
    <message>
        <source>Name of the board:</source>
        <translation>棋盤名稱：</translation>
    </message>
    <message>
        <source>{what} of the board, {smallest} to {largest}</source>
        <translation>棋盤{what}，{smallest} 至 {largest}</translation>
    </message>
    <message>
        <source>How the path is drawn on the board</source>
        <translation>走過的路徑怎樣畫在棋盤上</translation>
    </message>
    <message>
        <source>Numbers and path</source>
        <translation>數字與路徑</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖案</translation>
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
        <translation>第 {number} 塊，共 {count} 塊</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Attempt {number}</source>
        <translation>第 {number} 次嘗試</translation>
    </message>
    <message>
        <source>Visited already: skipped</source>
        <translation>已走訪過：略過</translation>
    </message>
    <message>
        <source>No moves left: back by one square</source>
        <translation>沒有出路：退回一格</translation>
    </message>
    <message>
        <source>Started over</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>No rotation possible</source>
        <translation>無法旋轉</translation>
    </message>
    <message>
        <source>Rotation {number} of at most {limit}</source>
        <translation>第 {number} 次旋轉，上限 {limit} 次</translation>
    </message>
    <message>
        <source>Pruned: a free square is out of reach</source>
        <translation>剪枝：有方格再也到不了</translation>
    </message>
    <message>
        <source>Pruned: too many squares with one move</source>
        <translation>剪枝：只剩一條出路的方格太多</translation>
    </message>
    <message>
        <source>Pruned: no square left to end on</source>
        <translation>剪枝：沒有方格可作終點</translation>
    </message>
    <message>
        <source>Pruned: the free squares fall apart</source>
        <translation>剪枝：剩餘的方格不再連通</translation>
    </message>
    <message>
        <source>Pruned: no path through the free squares</source>
        <translation>剪枝：沒有路徑能走遍剩餘的方格</translation>
    </message>
    <message numerus="yes">
        <source>At most {number} visits to one square</source>
        <translation>
            <numerusform>同一方格最多走訪 {number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tour, shuffled by {number} rotations</source>
        <translation>
            <numerusform>已是路線，旋轉 {number} 次打亂</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutCombo</name>
    <message>
        <source>Layout</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Choose a layout, or type its Chinese, pinyin or English name to search</source>
        <translation>選擇佈局，或輸入中文、拼音或英文名稱來搜尋</translation>
    </message>
</context>
<context>
    <name>LayoutPopup</name>
    <message>
        <source>No layout has that name.</source>
        <translation>沒有這個名稱的佈局。</translation>
    </message>
    <message>
        <source>Name in Chinese, pinyin or English</source>
        <translation>中文、拼音或英文名稱</translation>
    </message>
    <message>
        <source>Search for a layout by its Chinese, pinyin or English name</source>
        <translation>依中文、拼音或英文名稱搜尋佈局</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>佈局</translation>
    </message>
</context>
<context>
    <name>LayoutTiles</name>
    <message>
        <source>Layouts</source>
        <translation>佈局</translation>
    </message>
</context>
<context>
    <name>LayoutWindows</name>
    <message>
        <source>Saved as “{name}”, but only until you close the program.</source>
        <translation>已儲存為「{name}」，但只保留到程式關閉為止。</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>已儲存為「{name}」。</translation>
    </message>
    <message>
        <source>Saved as “{name}”. The layout that had this name is now under Deleted in the history.</source>
        <translation>已儲存為「{name}」。原先使用此名稱的佈局現在可在歷史記錄的「已刪除」中找到。</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>no solution</source>
        <translation>無解</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of a layout</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>variant spelling: {name}</source>
        <translation>另一種寫法：{name}</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>又名</translation>
    </message>
    <message>
        <source>shortest length not known yet</source>
        <translation>最短步數未知</translation>
    </message>
    <message>
        <source>Recognised as a name: {name}</source>
        <translation>辨識為名稱：{name}</translation>
    </message>
    <message>
        <source>Recognised as {code}: {name}</source>
        <translation>辨識為 {code}：{name}</translation>
    </message>
    <message>
        <source>{title} {code}</source>
        <translation>{title} {code}</translation>
    </message>
    <message>
        <source>Layout copied</source>
        <translation>已複製佈局</translation>
    </message>
    <message>
        <source>Layout and its solution copied</source>
        <translation>已複製佈局與解法</translation>
    </message>
    <message>
        <source>Puzzle of {date}</source>
        <translation>{date}每日一題</translation>
    </message>
    <message>
        <source>My layout {code}</source>
        <translation>我的佈局 {code}</translation>
    </message>
    <message>
        <source>{name}, mirrored</source>
        <translation>{name}（鏡像）</translation>
    </message>
    <message>
        <source>also called {name}</source>
        <translation>又名 {name}</translation>
    </message>
    <message>
        <source>My layouts</source>
        <translation>我的佈局</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>另有 {number} 種</translation>
    </message>
    <message>
        <source>Hardest of {pieces}</source>
        <translation>{pieces}：最難佈局</translation>
    </message>
    <message>
        <source>{number} vertical</source>
        <translation>{number} 豎</translation>
    </message>
    <message>
        <source>{number} horizontal</source>
        <translation>{number} 橫</translation>
    </message>
    <message>
        <source>Cao Cao alone</source>
        <translation>只有曹操</translation>
    </message>
    <message>
        <source>Chapters, puzzles of the day, hardest layouts</source>
        <translation>章節、每日一題、最難佈局</translation>
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
        <translation>棋盤上各種標記的含義</translation>
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
        <translation>課程的文字</translation>
    </message>
    <message>
        <source>Open a lesson, or press New to begin with one that can be changed.</source>
        <translation>開啟一個課程，或按「新增」，從一個可以修改的課程開始。</translation>
    </message>
    <message>
        <source>Begin with a lesson that can be changed</source>
        <translation>從一個可以修改的課程開始</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message>
        <source>Slides of the lesson</source>
        <translation>課程的各頁</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Previous lesson</source>
        <translation>上一課</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Save this lesson as a PDF, to print it</source>
        <translation>把這個課程存成 PDF，以便列印</translation>
    </message>
    <message>
        <source>Show this lesson to a class on the whole screen</source>
        <translation>把這個課程以全螢幕播放給全班看</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>簡報</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>課程：{title}</translation>
    </message>
    <message>
        <source>For the &amp;class…</source>
        <translation>給學生(&amp;C)…</translation>
    </message>
    <message>
        <source>With the &amp;notes…</source>
        <translation>附備註(&amp;N)…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>Computing what is printed…</source>
        <translation>正在計算要列印的內容…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已儲存為 {file}</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>第 {number} 課，共 {count} 課</translation>
    </message>
    <message>
        <source>Hand-out…</source>
        <translation>講義…</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Starting layout</source>
        <translation>起始佈局</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>New lesson…</source>
        <translation>新課程…</translation>
    </message>
    <message>
        <source>Write a lesson of your own</source>
        <translation>寫一個自己的課程</translation>
    </message>
    <message>
        <source>My lessons…</source>
        <translation>我的課程…</translation>
    </message>
    <message>
        <source>Open and change your lessons</source>
        <translation>開啟並修改你的課程</translation>
    </message>
    <message>
        <source>In each lesson you guess first, watch real searches on real boards, and then read the figures.</source>
        <translation>每個課程都先猜，再看真實的搜尋在真實的棋盤上進行，然後看數字。</translation>
    </message>
    <message>
        <source>Lessons on search</source>
        <translation>關於搜尋的課程</translation>
    </message>
    <message>
        <source>For a class, with notes for the teacher</source>
        <translation>供上課使用，附教師備註</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>我的課程</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>About {minutes} minutes, opened before</source>
        <translation>約 {minutes} 分鐘，已開啟過</translation>
    </message>
    <message>
        <source>About {minutes} minutes</source>
        <translation>約 {minutes} 分鐘</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>再次開啟</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
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
        <translation>我猜在第幾層解出</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一層</translation>
    </message>
    <message>
        <source>Could there be a shorter solution?</source>
        <translation>會不會有更短的解法？</translation>
    </message>
    <message>
        <source>New positions at each level</source>
        <translation>各層的新局面</translation>
    </message>
    <message>
        <source>Skip to first solution</source>
        <translation>直到第一個解法</translation>
    </message>
    <message>
        <source>Level {depth}: {positions}, {shown} shown</source>
        <translation>第 {depth} 層：{positions}，顯示 {shown} 個</translation>
    </message>
    <message>
        <source>Level 0: the start</source>
        <translation>第 0 層：起點</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play all levels</source>
        <translation>逐層播放</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 個局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions, none solved</source>
        <translation>
            <numerusform>{number} 個局面，都沒有解出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitedSpin</name>
    <message>
        <source>{name}: {least} to {most}. {typed} is beyond that; it stays {value}.</source>
        <translation>{name}：{least} 至 {most}。{typed} 超出範圍，仍為 {value}。</translation>
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
        <translation>步數一樣</translation>
    </message>
    <message>
        <source>One costs more</source>
        <translation>有一邊較多</translation>
    </message>
    <message>
        <source>First path: stored</source>
        <translation>先到的路徑：存下</translation>
    </message>
    <message>
        <source>Later path: rejected</source>
        <translation>後到的路徑：捨棄</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Huarong Knight</source>
        <translation>華容騎士</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Klotski</source>
        <translation>華容道</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>騎士巡邏</translation>
    </message>
    <message>
        <source>History</source>
        <translation>歷史記錄</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Distance to the exit</source>
        <translation>離出口的距離</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>離起點的距離</translation>
    </message>
    <message>
        <source>Nearer to the start or to the exit</source>
        <translation>離起點近還是離出口近</translation>
    </message>
    <message>
        <source>Moves to the exit</source>
        <translation>離出口的步數</translation>
    </message>
    <message>
        <source>Moves from the start</source>
        <translation>離起點的步數</translation>
    </message>
    <message>
        <source>Cells to the exit</source>
        <translation>離出口的格數</translation>
    </message>
    <message>
        <source>Cells from the start</source>
        <translation>離起點的格數</translation>
    </message>
    <message>
        <source>Straight slides to the exit</source>
        <translation>離出口的直線步數</translation>
    </message>
    <message>
        <source>Straight slides from the start</source>
        <translation>離起點的直線步數</translation>
    </message>
    <message>
        <source>Solved positions</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Narrow passes</source>
        <translation>隘口</translation>
    </message>
    <message>
        <source>Furthest position</source>
        <translation>最遠的局面</translation>
    </message>
    <message>
        <source>My path</source>
        <translation>我的路徑</translation>
    </message>
    <message>
        <source>Shortest solution from here</source>
        <translation>從這裡出發的最短解</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>Nearest exit</source>
        <translation>最近的出口</translation>
    </message>
    <message>
        <source>Position furthest from the exit</source>
        <translation>離出口最遠的局面</translation>
    </message>
    <message>
        <source>Position furthest from here</source>
        <translation>離這裡最遠的局面</translation>
    </message>
    <message>
        <source>Next narrow pass</source>
        <translation>下一個隘口</translation>
    </message>
    <message>
        <source>From here no position is further than {most}, and the average is {mean}.</source>
        <translation>從這裡出發，最遠的局面要 {most}，平均 {mean}。</translation>
    </message>
    <message>
        <source>A strict game: the map shows neither the exit nor any path.</source>
        <translation>嚴格遊戲：地圖不顯示出口，也不指路。</translation>
    </message>
    <message>
        <source>No position that can be reached is solved. The colours tell the distance from the start.</source>
        <translation>能到達的局面中沒有終局。顏色表示離起點的距離。</translation>
    </message>
    <message>
        <source>Unfolding…</source>
        <translation>正在展開…</translation>
    </message>
    <message>
        <source>Unfolding: round {round} of {rounds}</source>
        <translation>正在展開：第 {round} 輪，共 {rounds} 輪</translation>
    </message>
    <message>
        <source>{steps} to the exit</source>
        <translation>離出口 {steps}</translation>
    </message>
    <message>
        <source>{steps} from the start</source>
        <translation>離起點 {steps}</translation>
    </message>
    <message>
        <source>{steps} from here</source>
        <translation>離這裡 {steps}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Shortest path to the position on the map: {steps}. Press {undo} to undo it.</source>
        <translation>到地圖上這個局面的最短路徑：{steps}。按 {undo} 可整段復原。</translation>
    </message>
    <message>
        <source>Shortest path back to the start: {steps}. Press {undo} to undo it.</source>
        <translation>回到起點的最短路徑：{steps}。按 {undo} 可整段復原。</translation>
    </message>
    <message>
        <source>Shortest path to the exit: {steps}. Press {undo} to undo it.</source>
        <translation>到出口的最短路徑：{steps}。按 {undo} 可整段復原。</translation>
    </message>
    <message>
        <source>Shortest path to a position furthest from the exit: {steps}. Press {undo} to undo it.</source>
        <translation>到離出口最遠的局面的最短路徑：{steps}。按 {undo} 可整段復原。</translation>
    </message>
    <message>
        <source>Shortest path to a position furthest from here: {steps}. Press {undo} to undo it.</source>
        <translation>到離這裡最遠的局面的最短路徑：{steps}。按 {undo} 可整段復原。</translation>
    </message>
    <message>
        <source>Shortest path to the next narrow pass: {steps}. Press {undo} to undo it.</source>
        <translation>到下一個隘口的最短路徑：{steps}。按 {undo} 可整段復原。</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>你在這裡</translation>
    </message>
    <message numerus="yes">
        <source>At most {number} positions, {memory}.</source>
        <translation>
            <numerusform>最多 {number} 個局面，{memory}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions so far…</source>
        <translation>
            <numerusform>已找到 {number} 個局面…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {number} positions are drawn; the figures are of all.</source>
        <translation>
            <numerusform>只畫出 {number} 個局面；數字包括全部局面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <source>Map of {name}</source>
        <translation>{name}的地圖</translation>
    </message>
    <message>
        <source>{nodes}, {edges}</source>
        <translation>{nodes}、{edges}</translation>
    </message>
    <message>
        <source>One page, A4</source>
        <translation>一頁，A4</translation>
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
        <translation>離出口較近</translation>
    </message>
    <message>
        <source>Nearer to the start</source>
        <translation>離起點較近</translation>
    </message>
    <message>
        <source>{steps} from the start</source>
        <translation>距起點 {steps}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>{steps} from the exit</source>
        <translation>離出口 {steps}</translation>
    </message>
    <message numerus="yes">
        <source>{method}: {visited} of {number} positions</source>
        <translation>
            <numerusform>{method}：{number} 個局面中的 {visited} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 個局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} edges</source>
        <translation>
            <numerusform>{number} 條邊</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExportOptions</name>
    <message>
        <source>Width in pixels</source>
        <translation>寬度（像素）</translation>
    </message>
    <message>
        <source>Width of the image in pixels</source>
        <translation>圖片寬度（像素）</translation>
    </message>
    <message>
        <source>Show each visited position on the board beside the map, and then the solution step by step</source>
        <translation>在地圖旁的棋盤上顯示走訪到的局面，然後逐步顯示解法</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>顯示棋盤</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>時長</translation>
    </message>
    <message>
        <source>How long the search takes in the file</source>
        <translation>檔案中搜尋播放多久</translation>
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
        <translation>地圖的數字</translation>
    </message>
    <message>
        <source>Edges join positions that are one step apart. Every solution comes through a narrow pass. Without a cut vertex (a position) or a bridge (an edge) the map would fall apart.</source>
        <translation>邊連接相差一步的局面。每個解法都會經過隘口。少了割點（一個局面）或橋（一條邊），地圖就會斷成幾塊。</translation>
    </message>
    <message>
        <source>{steps} from the start to the exit</source>
        <translation>起點離出口 {steps}</translation>
    </message>
    <message>
        <source>{steps} from the furthest position</source>
        <translation>最遠的局面 {steps}</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 個局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} edges</source>
        <translation>
            <numerusform>{number} 條邊</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nodes (mirror images as one)</source>
        <translation>
            <numerusform>{number} 個點（左右鏡像算一個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved positions</source>
        <translation>
            <numerusform>{number} 個終局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cut vertices</source>
        <translation>
            <numerusform>{number} 個割點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} bridges</source>
        <translation>
            <numerusform>{number} 座橋</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} narrow passes</source>
        <translation>
            <numerusform>{number} 個隘口</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapLegend</name>
    <message>
        <source>What the colours and marks on the map mean</source>
        <translation>地圖上顏色和標記的意思</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>Nearer to the exit</source>
        <translation>離出口較近</translation>
    </message>
    <message>
        <source>As far from both</source>
        <translation>一樣遠</translation>
    </message>
    <message>
        <source>Nearer to the start</source>
        <translation>離起點較近</translation>
    </message>
</context>
<context>
    <name>MapPart</name>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Guess first; the map will appear here.</source>
        <translation>先猜一猜，地圖會顯示在這裡。</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>棋盤上的局面</translation>
    </message>
    <message>
        <source>A shortest solution</source>
        <translation>一個最短解</translation>
    </message>
    <message>
        <source>The strand</source>
        <translation>細線</translation>
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
        <translation>正在準備地圖…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
</context>
<context>
    <name>MapRemark</name>
    <message>
        <source>About the map</source>
        <translation>關於地圖</translation>
    </message>
</context>
<context>
    <name>MapSearches</name>
    <message>
        <source>There is no solution.</source>
        <translation>此佈局無解。</translation>
    </message>
    <message>
        <source>Its solution takes {length}.</source>
        <translation>它的解法為 {length}。</translation>
    </message>
    <message>
        <source>Both methods visited equally many positions.</source>
        <translation>兩種方法走訪的局面一樣多。</translation>
    </message>
    <message numerus="yes">
        <source>Running the method: {number} positions so far…</source>
        <translation>
            <numerusform>正在執行此方法：目前 {number} 個局面…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} visited {distinct} of {number} positions, {returns}, in {time}.</source>
        <translation>
            <numerusform>{method}走訪了 {number} 個局面中的 {distinct} 個，{returns}，耗時 {time}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {number} visits; its best solution takes {length}.</source>
        <translation>
            <numerusform>走訪 {number} 次後停止；它最好的解法為 {length}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often visited: {number} times</source>
        <translation>
            <numerusform>走訪最多次：{number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {number} visits without a solution.</source>
        <translation>
            <numerusform>走訪 {number} 次後停止，尚未找到解法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also visited {number} positions outside the map.</source>
        <translation>
            <numerusform>另外走訪了 {number} 個地圖以外的局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {number} returns</source>
        <translation>
            <numerusform>重訪 {number} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} visited {number} positions fewer than {more}.</source>
        <translation>
            <numerusform>{method}比{more}少走訪 {number} 個局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} had {number} returns fewer.</source>
        <translation>
            <numerusform>{method}少重訪 {number} 次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSection</name>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Map of all positions</source>
        <translation>所有局面的地圖</translation>
    </message>
    <message>
        <source>Show searches on the map</source>
        <translation>顯示地圖上的搜尋</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>About the map</source>
        <translation>關於地圖</translation>
    </message>
    <message>
        <source>Distance to all positions</source>
        <translation>到所有局面的距離</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>The map needs more room than there is here.</source>
        <translation>這裡的空間不夠顯示地圖。</translation>
    </message>
    <message>
        <source>Open the map in its own window</source>
        <translation>在獨立視窗中開啟地圖</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The map appears here.</source>
        <translation>地圖會顯示在這裡。</translation>
    </message>
    <message>
        <source>No position lies in this direction.</source>
        <translation>這個方向沒有局面。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>present position</source>
        <translation>目前的局面</translation>
    </message>
    <message>
        <source>furthest position</source>
        <translation>最遠的局面</translation>
    </message>
    <message>
        <source>narrow pass at step {number}</source>
        <translation>第 {number} 步的隘口</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解開</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起點</translation>
    </message>
    <message numerus="yes">
        <source>{number} steps from the start</source>
        <translation>
            <numerusform>距起點 {number} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps to the exit</source>
        <translation>
            <numerusform>離出口 {number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapZoom</name>
    <message>
        <source>Zoom</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>顯示整張地圖</translation>
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
        <translation>關閉這則訊息</translation>
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
        <translation>記憶體不足。請關閉其他程式，或選小一點，再試一次。</translation>
    </message>
    <message>
        <source>Something in the program failed ({what}). Try again, or make other choices.</source>
        <translation>程式內部發生錯誤（{what}）。請再試一次，或改用其他選項。</translation>
    </message>
    <message>
        <source>character {position} (row {row}, column {column}): 7 is the rest of a piece, but no piece reaches here</source>
        <translation>第 {position} 個字元（第 {row} 列第 {column} 欄）：7 表示棋子的其餘部分，但沒有棋子佔到這裡</translation>
    </message>
    <message>
        <source>character {position}: the piece {letter} at row {row}, column {column} sticks out of the board</source>
        <translation>第 {position} 個字元：第 {row} 列第 {column} 欄的棋子 {letter} 超出了棋盤</translation>
    </message>
    <message>
        <source>character {position}: the board is already full</source>
        <translation>第 {position} 個字元：棋盤已滿</translation>
    </message>
    <message>
        <source>characters {position} and {following}: the piece {letter} at row {row}, column {column} sticks out of the board</source>
        <translation>第 {position}、{following} 個字元：第 {row} 列第 {column} 欄的棋子 {letter} 超出了棋盤</translation>
    </message>
    <message>
        <source>bits {low} to {high}: the piece {letter} at row {row}, column {column} sticks out of the board</source>
        <translation>第 {low} 至 {high} 位元：第 {row} 列第 {column} 欄的棋子 {letter} 超出了棋盤</translation>
    </message>
    <message>
        <source>bits {low} to {high}: the board is already full</source>
        <translation>第 {low} 至 {high} 位元：棋盤已滿</translation>
    </message>
    <message>
        <source>the layout {layout} cannot be reached from {start}</source>
        <translation>從 {start} 無法走到佈局 {layout}</translation>
    </message>
    <message>
        <source>you have no permission to read {path}; change its permissions, or choose another file</source>
        <translation>你沒有讀取 {path} 的權限；請修改檔案權限，或選擇其他檔案</translation>
    </message>
    <message>
        <source>{path} could not be read from its disk; check that the disk is connected, and try again</source>
        <translation>磁碟無法讀取 {path}；請檢查磁碟是否已接上，再試一次</translation>
    </message>
    <message>
        <source>{where} must be an object in braces</source>
        <translation>{where} 必須是大括號中的物件</translation>
    </message>
    <message>
        <source>{where} must be a list in brackets</source>
        <translation>{where} 必須是方括號中的清單</translation>
    </message>
    <message>
        <source>{where} must be text in quotation marks</source>
        <translation>{where} 必須是引號中的文字</translation>
    </message>
    <message>
        <source>{where} must be a whole number</source>
        <translation>{where} 必須是整數</translation>
    </message>
    <message>
        <source>{where} must be true or false</source>
        <translation>{where} 必須是 true 或 false</translation>
    </message>
    <message>
        <source>{where} must be a square, given as its row and column, such as [0, 3]</source>
        <translation>{where} 必須是一個方格，先列後欄，如 [0, 3]</translation>
    </message>
    <message>
        <source>the matrix has {found} at row {row}, column {column}, but its numbers must run from 1 to {greatest}</source>
        <translation>矩陣第 {row} 列第 {column} 欄是 {found}，而編號應為 1 至 {greatest}</translation>
    </message>
    <message>
        <source>&quot;count&quot; is &quot;{found}&quot;, but must be &quot;moves&quot;, &quot;cells&quot; or &quot;straight&quot;</source>
        <translation>&quot;count&quot; 的值是 &quot;{found}&quot;，應為 &quot;moves&quot;、&quot;cells&quot; 或 &quot;straight&quot;</translation>
    </message>
    <message>
        <source>there is no layout “{name}”, nor one with a similar name; look for it in the catalogue</source>
        <translation>沒有名為「{name}」的佈局，也沒有相近的名稱：請查看佈局總覽</translation>
    </message>
    <message>
        <source>“{text}” is neither a layout&apos;s name, such as Frog in the Well, nor a layout code, such as 1A9BF0C</source>
        <translation>「{text}」既不是佈局名稱（如「橫刀立馬」），也不是編碼（如 1A9BF0C）</translation>
    </message>
    <message>
        <source>there is nothing after “{prefix}:”; write the code after the colon</source>
        <translation>「{prefix}:」之後沒有內容；請在冒號後面寫上編碼</translation>
    </message>
    <message>
        <source>“{text}” is not a layout code; a code looks like VAAV/VAAV/VHHV/VSSV/S..S or 1A9BF0C00</source>
        <translation>「{text}」不是佈局的編碼；編碼形如 VAAV/VAAV/VHHV/VSSV/S..S 或 1A9BF0C00</translation>
    </message>
    <message>
        <source>Liu Junsong&apos;s code has 24 digits, but this one has {found}</source>
        <translation>劉峻松程式的編碼應有 24 個數字，這裡有 {found} 個</translation>
    </message>
    <message>
        <source>bits 22 to 25: Cao Cao&apos;s place in reading order must be 1 to 12, but this is {found}</source>
        <translation>第 22 至 25 位元：曹操按閱讀順序應排在第 1 至 12 個，這裡卻是 {found}</translation>
    </message>
    <message>
        <source>bits 0 to 1: the twelve pieces and empty cells end before row {row}, column {column}, so the board is not full</source>
        <translation>第 0 至 1 位元：十二個棋子與空格中的最後一個排在第 {row} 列第 {column} 欄之前，棋盤沒有填滿</translation>
    </message>
    <message>
        <source>no piece has its top left cell at row {row}, column {column}</source>
        <translation>沒有左上角在第 {row} 列第 {column} 欄的棋子</translation>
    </message>
    <message>
        <source>the piece at row {row}, column {column} cannot slide to row {to_row}, column {to_column}</source>
        <translation>第 {row} 列第 {column} 欄的棋子無法滑到第 {to_row} 列第 {to_column} 欄</translation>
    </message>
    <message>
        <source>this is not expected here</source>
        <translation>這裡不能這樣寫</translation>
    </message>
    <message>
        <source>Cao Cao cannot reach the exit; all reachable positions searched ({positions})</source>
        <translation>曹操走不到出口：可到達的 {positions} 個局面已全部搜尋</translation>
    </message>
    <message>
        <source>“{text}” is not a square: write a letter and a number, such as a1, or row,column, where 0,0 is the top left square</source>
        <translation>「{text}」不是方格：請寫字母加數字，如 a1；或寫列,欄，左上角為 0,0</translation>
    </message>
    <message>
        <source>the board is too wide to count its tours with any amount of memory: choose one with a side of at most {side} squares</source>
        <translation>棋盤太寬，記憶體再大也算不出路線的條數：請選一邊最多 {side} 格的棋盤</translation>
    </message>
    <message>
        <source>there is no file {path}; check its name and its folder</source>
        <translation>沒有檔案 {path}；請檢查檔名與資料夾</translation>
    </message>
    <message>
        <source>{where} lists {found}, but a collection can hold {most} of them at most; make two collections of it</source>
        <translation>{where} 中有 {found} 項，但一個合集最多只能有 {most} 項；請分成兩個合集</translation>
    </message>
    <message>
        <source>{where} is empty; give it a name</source>
        <translation>{where} 是空的；請取一個名稱</translation>
    </message>
    <message>
        <source>{where} has some characters that are not text; write it again</source>
        <translation>{where} 含有非文字的字元；請重新輸入</translation>
    </message>
    <message>
        <source>layout {number}</source>
        <translation>佈局 {number}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>棋盤 {number}</translation>
    </message>
    <message>
        <source>{item} “{name}”</source>
        <translation>{item}「{name}」</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation>{where}：{why}</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file; choose a file in it</source>
        <translation>{path} 是資料夾，不是檔案；請選擇其中的檔案</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a file; choose a file</source>
        <translation>{path} 是管線或裝置，不是檔案；請選擇檔案</translation>
    </message>
    <message>
        <source>the name {path} is too long for this system; give the file a shorter name</source>
        <translation>名稱 {path} 超過系統允許的長度；請為檔案改用較短的名稱</translation>
    </message>
    <message>
        <source>the name {path} has a null character in it; check its spelling</source>
        <translation>名稱 {path} 中含有空字元；請檢查拼寫</translation>
    </message>
    <message>
        <source>the links at {path} lead back to themselves; choose the file itself</source>
        <translation>{path} 的連結繞回了自己；請直接選擇檔案</translation>
    </message>
    <message>
        <source>another program is using {path}; close it there and try again</source>
        <translation>另一個程式正在使用 {path}；請先在那裡關閉，再試一次</translation>
    </message>
    <message>
        <source>{path} cannot be read (system error {code}); check that you can open it in another program</source>
        <translation>無法讀取 {path}（系統錯誤 {code}）；請檢查其他程式能否開啟它</translation>
    </message>
    <message>
        <source>the text has more than {greatest} million characters, the most that can be opened; paste only the layout, board or tour</source>
        <translation>文字超過上限 {greatest} 百萬個字元；請只貼上佈局、棋盤或路線</translation>
    </message>
    <message>
        <source>{path} is not a text file (byte {position} is not valid UTF-8); choose a file that this program exported as JSON or text</source>
        <translation>{path} 不是文字檔（第 {position} 個位元組不是有效的 UTF-8）；請選擇本程式匯出的 JSON 檔或文字檔</translation>
    </message>
    <message>
        <source>there is nothing to open: the text is empty; it can be {forms}, or JSON that this program exported</source>
        <translation>沒有可開啟的內容：文字是空的；可以是{forms}，或本程式匯出的 JSON</translation>
    </message>
    <message>
        <source>the text holds no layout, board or tour; it can be {forms}, or JSON that this program exported</source>
        <translation>文字中沒有佈局、棋盤或路線；可以是{forms}，或本程式匯出的 JSON</translation>
    </message>
    <message>
        <source>the JSON text</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>line {line}, column {column} is not valid JSON: {what}; correct it, or export the file again</source>
        <translation>第 {line} 行第 {column} 個字元不是有效的 JSON：{what}；請修正，或重新匯出檔案</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>這裡缺少值</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>缺少逗號或右括號</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>缺少冒號</translation>
    </message>
    <message>
        <source>a name in quotation marks is missing</source>
        <translation>缺少引號中的鍵</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>缺少結尾的引號</translation>
    </message>
    <message>
        <source>there is text after the end</source>
        <translation>結尾之後還有文字</translation>
    </message>
    <message>
        <source>a number in the text has too many digits; correct it, or export the file again</source>
        <translation>文字中有一個數的位數過多；請修正，或重新匯出檔案</translation>
    </message>
    <message>
        <source>the lists in the text are nested too deeply; export the file again</source>
        <translation>文字中的清單巢狀過深；請重新匯出檔案</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; appears twice; remove one of the two</source>
        <translation>鍵 &quot;{key}&quot; 出現了兩次；請刪去其中一個</translation>
    </message>
    <message>
        <source>this JSON text was not made by this program: it lacks &quot;format&quot;: &quot;huarong-knight&quot;; choose a file that this program exported as JSON</source>
        <translation>這段 JSON 不是本程式產生的：缺少 &quot;format&quot;: &quot;huarong-knight&quot;；請選擇本程式匯出的 JSON 檔</translation>
    </message>
    <message>
        <source>the file has version {found}, but this program reads version {known}; update the program</source>
        <translation>檔案版本為 {found}，本程式只能讀取版本 {known}；請更新程式</translation>
    </message>
    <message>
        <source>&quot;kind&quot; is &quot;{found}&quot;, but must be {known} or &quot;collection&quot;</source>
        <translation>&quot;kind&quot; 的值是 &quot;{found}&quot;，應為 {known} 或 &quot;collection&quot;</translation>
    </message>
    <message>
        <source>{where} lacks &quot;{key}&quot;; add it, or export the file again</source>
        <translation>{where} 缺少 &quot;{key}&quot;；請補上，或重新匯出檔案</translation>
    </message>
    <message>
        <source>{where} is too large a number; the largest allowed is {most}</source>
        <translation>{where} 的數字太大，最大為 {most}</translation>
    </message>
    <message>
        <source>a board can have 1 to {greatest} rows and columns, but this one is {rows} × {columns}</source>
        <translation>棋盤的列數與欄數須在 1 至 {greatest} 之間，這個卻是 {rows} × {columns}</translation>
    </message>
    <message>
        <source>visit {visit}: the square [{row}, {column}] is not on the board</source>
        <translation>第 {visit} 格：方格 [{row}, {column}] 不在棋盤上</translation>
    </message>
    <message>
        <source>the path begins at [{row}, {column}], but &quot;start&quot; is [{to_row}, {to_column}]; make them the same</source>
        <translation>路徑的第一格是 [{row}, {column}]，&quot;start&quot; 卻是 [{to_row}, {to_column}]；請改成一致</translation>
    </message>
    <message>
        <source>row {row} of the matrix has {found} {found:number|numbers}, but the first row has {expected}; write 0 for a square that is missing</source>
        <translation>矩陣第 {row} 列有 {found} 個數，第一列卻有 {expected} 個；缺少的方格請寫 0</translation>
    </message>
    <message>
        <source>the number {visit} appears twice in the matrix; number the squares in the order of the tour</source>
        <translation>矩陣中 {visit} 出現了兩次；請依路線的順序為方格編號</translation>
    </message>
    <message>
        <source>step {step}: &quot;{found}&quot; is not a piece; use A, V, H or S</source>
        <translation>第 {step} 步：&quot;{found}&quot; 不是棋子，請用 A、V、H 或 S</translation>
    </message>
    <message>
        <source>step {step}: the path of a step needs at least two cells</source>
        <translation>第 {step} 步：一步的路徑至少要有兩格</translation>
    </message>
    <message>
        <source>step {step}: no piece {letter} has its top left cell at [{row}, {column}]</source>
        <translation>第 {step} 步：沒有左上角在 [{row}, {column}] 的棋子 {letter}</translation>
    </message>
    <message>
        <source>step {step}: [{row}, {column}] is not next to the cell before it</source>
        <translation>第 {step} 步：[{row}, {column}] 與前一格不相鄰</translation>
    </message>
    <message>
        <source>step {step}: the piece {letter} does not fit at [{row}, {column}]</source>
        <translation>第 {step} 步：棋子 {letter} 放不進 [{row}, {column}]</translation>
    </message>
    <message>
        <source>step {step}: the piece slides by more than one cell; with &quot;count&quot;: &quot;cells&quot; each cell is a step</source>
        <translation>第 {step} 步：棋子走了不止一格；&quot;count&quot;: &quot;cells&quot; 時每走一格就是一步</translation>
    </message>
    <message>
        <source>step {step}: the piece turns a corner; with &quot;count&quot;: &quot;straight&quot; each straight line is a step</source>
        <translation>第 {step} 步：棋子轉了彎；&quot;count&quot;: &quot;straight&quot; 時每段直線就是一步</translation>
    </message>
    <message>
        <source>there is no method “{name}” for this puzzle; choose one of {known}</source>
        <translation>這個謎題沒有「{name}」這種方法；請從 {known} 中選擇</translation>
    </message>
    <message>
        <source>line {line}: a lesson begins with “# ” and its title</source>
        <translation>第 {line} 行：課程以「# 」和標題開頭</translation>
    </message>
    <message>
        <source>line {line}: a slide begins with “## ” and its title</source>
        <translation>第 {line} 行：一頁以「## 」和標題開頭</translation>
    </message>
    <message>
        <source>the lesson has no slide: a line of “---”, and then “## ” and a title, begins one</source>
        <translation>這個課程沒有任何一頁：一行「---」，再加「## 」和標題，就開始一頁</translation>
    </message>
    <message>
        <source>line {line}: a lesson has at most {most} slides</source>
        <translation>第 {line} 行：課程最多 {most} 頁</translation>
    </message>
    <message>
        <source>line {line}: the block that begins here has no end, a line of “```”</source>
        <translation>第 {line} 行：從這裡開始的區塊沒有結尾，應有一行「```」</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not written as “name: value”</source>
        <translation>第 {line} 行：「{text}」沒有寫成「名稱: 值」</translation>
    </message>
    <message>
        <source>line {line}: “{name}” was given before</source>
        <translation>第 {line} 行：「{name}」前面已經給過</translation>
    </message>
    <message>
        <source>line {line}: there is no part “{kind}”; there are {allowed}</source>
        <translation>第 {line} 行：沒有「{kind}」這種部件，可用的有 {allowed}</translation>
    </message>
    <message>
        <source>line {line}: {kind} takes no “{name}”, but {allowed}</source>
        <translation>第 {line} 行：{kind} 不接受「{name}」，只接受 {allowed}</translation>
    </message>
    <message>
        <source>line {line}, {name}: {why}</source>
        <translation>第 {line} 行，{name}：{why}</translation>
    </message>
    <message>
        <source>line {line}: {kind} needs a line “{name}: ”</source>
        <translation>第 {line} 行：{kind} 還需要一行「{name}: 」</translation>
    </message>
    <message>
        <source>“{text}” is none of {allowed}</source>
        <translation>「{text}」不在 {allowed} 之中</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {least} to {most}</source>
        <translation>「{text}」不是 {least} 到 {most} 的整數</translation>
    </message>
    <message>
        <source>“{text}” has more than {most} squares or positions, which is too many here</source>
        <translation>「{text}」超過 {most} 個格子或局面，這裡放不下</translation>
    </message>
    <message>
        <source>there is no layout “{name}”; did you mean {nearest}?</source>
        <translation>沒有名為「{name}」的佈局；你要找的是{nearest}嗎？</translation>
    </message>
    <message>
        <source>the collection holds no layout, board or lesson; add one, or export it again</source>
        <translation>合集中沒有佈局、棋盤或課程；請加入一個，或重新匯出</translation>
    </message>
    <message>
        <source>lesson {number}</source>
        <translation>課程 {number}</translation>
    </message>
    <message>
        <source>{path} is larger than {greatest} MB, the most that can be opened; choose a smaller file</source>
        <translation>{path} 超過檔案大小上限 {greatest} MB；請選擇較小的檔案</translation>
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
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>character {position}: “{letter}” is not V, H or S; write 4V1H4S for 4 vertical and 1 horizontal general and 4 soldiers</source>
        <translation>第 {position} 個字元：「{letter}」不是 V、H 或 S；4 個豎將、1 個橫將、4 個卒寫成 4V1H4S</translation>
    </message>
    <message>
        <source>character {position}: {letter} is there for the second time; write each kind of piece once, as in 4V1H4S</source>
        <translation>第 {position} 個字元：{letter} 出現了兩次；每種棋子只寫一次，例如 4V1H4S</translation>
    </message>
    <message>
        <source>“{text}” is neither a set of pieces, such as 4V1H4S, nor a layout&apos;s name, such as Frog in the Well, nor a layout code, such as 1A9BF0C</source>
        <translation>「{text}」既不是一組棋子（如 4V1H4S），也不是佈局名稱（如「橫刀立馬」）或編碼（如 1A9BF0C）</translation>
    </message>
    <message>
        <source>there is nothing to read; type a layout&apos;s name, or a code such as VAAV/VAAV/VHHV/VSSV/S..S</source>
        <translation>沒有可讀取的內容；請輸入佈局的名稱，或 VAAV/VAAV/VHHV/VSSV/S..S 這樣的編碼</translation>
    </message>
    <message>
        <source>a layout&apos;s name or code has at most {most} characters, but this is longer; leave out what is not part of it</source>
        <translation>佈局的名稱或編碼最多 {most} 個字元，這裡超出了；請去掉多餘的內容</translation>
    </message>
    <message>
        <source>“{text}” can be read as different codes; type the one you mean: {readings}</source>
        <translation>「{text}」可以讀作多種編碼，請輸入你要的那一種：{readings}</translation>
    </message>
    <message>
        <source>the code does not tell which generals are horizontal; type the layout you mean: {layouts}</source>
        <translation>這個編碼沒有說明哪些是橫將，請輸入你要的佈局：{layouts}</translation>
    </message>
    <message>
        <source>character {position}: “{character}” is not a hexadecimal digit (0-9, A-F)</source>
        <translation>第 {position} 個字元：「{character}」不是十六進位數字（0-9、A-F）</translation>
    </message>
    <message>
        <source>character {position}: “{character}” is not a digit (0-9)</source>
        <translation>第 {position} 個字元：「{character}」不是數字（0-9）</translation>
    </message>
    <message>
        <source>character {position}: “{character}” is not used in a ShortCode (1-9 and A-Z without I, L and O)</source>
        <translation>第 {position} 個字元：ShortCode 中不用「{character}」（只用 1-9 和除 I、L、O 外的 A-Z）</translation>
    </message>
    <message>
        <source>a CommonCode has 1 to 9 characters, but this one has {found}</source>
        <translation>CommonCode 應有 1 至 9 個字元，這裡有 {found} 個</translation>
    </message>
    <message>
        <source>a RawCode has 15 or 16 hexadecimal digits, but this one has {found}</source>
        <translation>RawCode 應有 15 或 16 個十六進位數字，這裡有 {found} 個</translation>
    </message>
    <message>
        <source>a ShortCode has 5 characters, but this one has {found}</source>
        <translation>ShortCode 應有 5 個字元，這裡有 {found} 個</translation>
    </message>
    <message>
        <source>the last ShortCode is {last}, but this one would come after it</source>
        <translation>最後一個 ShortCode 是 {last}，這裡超出了</translation>
    </message>
    <message>
        <source>a Wei–Lin vector has 10 cells, but this one has {found}</source>
        <translation>魏、林論文的向量應有 10 個格號，這裡有 {found} 個</translation>
    </message>
    <message>
        <source>character {position}: “{text}” is not the number of a cell (0 to 19)</source>
        <translation>第 {position} 個字元：「{text}」不是格號（0 至 19）</translation>
    </message>
    <message>
        <source>a 26-bit integer of Lü&apos;s articles is at most {greatest}, but this one is larger</source>
        <translation>呂震宇的文章中，26 位元整數最大為 {greatest}，這裡超出了</translation>
    </message>
    <message>
        <source>a 60-bit integer of Lü&apos;s articles is at most {greatest}, but this one is larger</source>
        <translation>呂震宇的文章中，60 位元整數最大為 {greatest}，這裡超出了</translation>
    </message>
    <message>
        <source>bits {low} to {high} (row {row}, column {column}): {found} does not stand for a piece (0 to 4)</source>
        <translation>第 {low} 至 {high} 位元（第 {row} 列第 {column} 欄）：{found} 不代表任何棋子（0 至 4）</translation>
    </message>
    <message>
        <source>character {position}: the top four bits belong to no cell, so this must be 0</source>
        <translation>第 {position} 個字元：最高四位元不屬於任何一格，所以必須是 0</translation>
    </message>
    <message>
        <source>character {position} (row {row}, column {column}): {found} does not stand for a piece (0 to 4, and 7)</source>
        <translation>第 {position} 個字元（第 {row} 列第 {column} 欄）：{found} 不代表任何棋子（0 至 4，以及 7）</translation>
    </message>
    <message>
        <source>character {position} (row {row}, column {column}): a piece covers this cell, so it must be 7</source>
        <translation>第 {position} 個字元（第 {row} 列第 {column} 欄）：有棋子佔著這一格，所以必須是 7</translation>
    </message>
    <message>
        <source>characters {position} and {following}: “{text}” is not the number of a cell (01 to 20)</source>
        <translation>第 {position}、{following} 個字元：「{text}」不是格號（01 至 20）</translation>
    </message>
    <message>
        <source>characters {position} and {following}: the general at row {row}, column {column} fits neither horizontally nor vertically</source>
        <translation>第 {position}、{following} 個字元：第 {row} 列第 {column} 欄的將橫放、豎放都放不下</translation>
    </message>
    <message>
        <source>character {position}: no piece fits at row {row}, column {column}, whichever of the generals are horizontal</source>
        <translation>第 {position} 個字元：無論哪些將橫放，第 {row} 列第 {column} 欄都放不下棋子</translation>
    </message>
    <message>
        <source>base-20 digit {position}: no piece fits at row {row}, column {column}, whichever of the generals are horizontal</source>
        <translation>二十進位第 {position} 位：無論哪些將橫放，第 {row} 列第 {column} 欄都放不下棋子</translation>
    </message>
    <message>
        <source>character {position}: the piece {letter} at row {row}, column {column} overlaps another piece</source>
        <translation>第 {position} 個字元：第 {row} 列第 {column} 欄的棋子 {letter} 與其他棋子重疊</translation>
    </message>
    <message>
        <source>characters {position} and {following}: the piece {letter} at row {row}, column {column} overlaps another piece</source>
        <translation>第 {position}、{following} 個字元：第 {row} 列第 {column} 欄的棋子 {letter} 與其他棋子重疊</translation>
    </message>
    <message>
        <source>characters {position} and {following}: row {row}, column {column} is taken, so it cannot be empty</source>
        <translation>第 {position}、{following} 個字元：第 {row} 列第 {column} 欄已有棋子，不能是空格</translation>
    </message>
    <message>
        <source>bits {low} to {high}: the piece {letter} at row {row}, column {column} overlaps another piece</source>
        <translation>第 {low} 至 {high} 位元：第 {row} 列第 {column} 欄的棋子 {letter} 與其他棋子重疊</translation>
    </message>
    <message>
        <source>the method “{name}” cannot count {metric}; count {known}, or choose another method</source>
        <translation>方法「{name}」不能依 {metric} 計步；請改用 {known}，或換一種方法</translation>
    </message>
    <message>
        <source>a layout has 5 rows joined by “/”, but this has {found}; write it like VAAV/VAAV/VHHV/VSSV/S..S</source>
        <translation>佈局應有 5 列，以「/」相連，這裡有 {found} 列：請寫成 VAAV/VAAV/VHHV/VSSV/S..S 的形式</translation>
    </message>
    <message>
        <source>row {row} has {found} {found:letter|letters} instead of 4: “{text}”</source>
        <translation>第 {row} 列應有 4 個字母，卻有 {found} 個：「{text}」</translation>
    </message>
    <message>
        <source>row {row}, column {column}: “{letter}” is not a piece; write A, V, H or S, or “.” for an empty cell</source>
        <translation>第 {row} 列第 {column} 欄：「{letter}」不是棋子：請寫 A、V、H 或 S，空格寫「.」</translation>
    </message>
    <message>
        <source>row {row}, column {column}: the rest of this {letter} is missing at row {other_row}, column {other_column}</source>
        <translation>第 {row} 列第 {column} 欄：{letter} 缺少它在第 {other_row} 列第 {other_column} 欄的另一部分</translation>
    </message>
    <message>
        <source>row {row}, column {column}: the {letter} that starts here sticks out of the board</source>
        <translation>第 {row} 列第 {column} 欄：從這裡開始的 {letter} 超出了棋盤</translation>
    </message>
    <message>
        <source>row {row}, column {column}: two pieces overlap here</source>
        <translation>第 {row} 列第 {column} 欄：有兩枚棋子重疊</translation>
    </message>
    <message>
        <source>Cao Cao (A, the 2 × 2 block) is missing; place him</source>
        <translation>缺少曹操（A，2 × 2 的棋子）：請放上曹操</translation>
    </message>
    <message>
        <source>a layout has one Cao Cao (A, the 2 × 2 block), but this has {found}</source>
        <translation>佈局只能有一枚曹操（A，2 × 2 的棋子），這裡有 {found} 枚</translation>
    </message>
    <message>
        <source>a layout needs at least 2 empty cells, but this has {found}; remove a piece</source>
        <translation>佈局至少要有 2 個空格，這裡有 {found} 個：請移除棋子</translation>
    </message>
    <message>
        <source>the search expanded {position} {times} times</source>
        <translation>搜尋把 {position} 展開了 {times} 次</translation>
    </message>
    <message>
        <source>the solution takes {found} {found:step|steps}, but the shortest takes {shortest}</source>
        <translation>這個解法要 {found} 步，最短的只要 {shortest} 步</translation>
    </message>
    <message>
        <source>these pieces leave {found} {found:empty cell|empty cells}, but a layout needs at least 2; choose fewer</source>
        <translation>這些棋子只留下 {found} 個空格，而佈局至少要有 2 個：請減少棋子</translation>
    </message>
    <message>
        <source>these pieces do not fit on the board together; choose others</source>
        <translation>這些棋子無法同時擺進棋盤：請改選其他棋子</translation>
    </message>
    <message>
        <source>no layout of these pieces has a solution; choose others</source>
        <translation>用這些棋子擺出的佈局都沒有解：請改選其他棋子</translation>
    </message>
    <message>
        <source>this method needs a layout with exactly 2 empty cells, but this one has {found}; choose another method</source>
        <translation>此方法要求佈局恰有 2 個空格，這裡有 {found} 個：請換一種方法</translation>
    </message>
    <message>
        <source>this method needs a layout with 5 generals and 2 empty cells, but this one has {pieces} and {found}; choose another method</source>
        <translation>此方法要求佈局有 5 枚將和 2 個空格，此佈局卻有 {pieces} 枚將和 {found} 個空格：請換一種方法</translation>
    </message>
    <message>
        <source>Cao Cao cannot reach the exit; all reachable positions searched ({positions}, mirror images counted once)</source>
        <translation>曹操走不到出口：可到達的 {positions} 個局面已全部搜尋（左右鏡像只計一次）</translation>
    </message>
    <message>
        <source>there are too many symmetric tours of this board to count them one by one: choose a smaller board</source>
        <translation>這個棋盤的對稱路線太多，無法逐條計數：請選較小的棋盤</translation>
    </message>
    <message>
        <source>a tour as rows of numbers or as squares, such as a1-b3-c1</source>
        <translation>以數字矩陣或方格名稱寫成的路線（例如 a1-b3-c1）</translation>
    </message>
    <message>
        <source>in {steps} {steps:step|steps}, squares are taken away so that just as many parts are left as a tour can visit; it then goes from none of these squares to another, and ends on none of them unless it must; after that, {reason}</source>
        <translation>分 {steps} 步去掉一些方格，每次剩下的部分恰好與路線最多能走到的一樣多，所以路線不會從這些方格中的一格直接走到另一格，除非不得已也不以其中任何一格為端點；這樣一來，{reason}</translation>
    </message>
    <message>
        <source>on a board of {rows} × {columns} squares every knight&apos;s move from one of the two long edges leads to the middle, which has as many squares, so a closed tour would go to and fro between edges and middle; it goes to and fro between dark and light as well, so the edges would have squares of one colour only (Schwenk, 1991)</source>
        <translation>在 {rows} × {columns} 的棋盤上，從長邊上的方格出發，每一步都走到中間的方格，兩邊的格數又一樣多，所以封閉路線只能在長邊與中間來回交替；它也在深色與淺色之間來回交替，這樣長邊上便只會有一種顏色的方格（Schwenk，1991 年）</translation>
    </message>
    <message>
        <source>chose Warnsdorff&apos;s rule, which finds a tour with a free end at once on nearly every board</source>
        <translation>選用沃恩斯多夫（Warnsdorff）法則：不限終點時，幾乎在任何棋盤上都能立刻找到路線</translation>
    </message>
    <message>
        <source>chose complete search ({squares} {squares:square|squares}: as fast as any method, and it can prove that there is no tour), with random rotations when it gets stuck</source>
        <translation>先用窮舉搜尋（{squares} 格：不比別的方法慢，又能證明沒有路線）；受阻時改用隨機旋轉</translation>
    </message>
    <message>
        <source>takes turns between random rotations, which find a tour on {squares} squares sooner, and complete search, which alone can prove that there is none</source>
        <translation>隨機旋轉與窮舉搜尋輪流進行：{squares} 格時前者找得更快，而只有後者能證明沒有路線</translation>
    </message>
    <message>
        <source>chose random rotations, because {squares} squares are too many to prove anything about; if there is no tour, the search runs until you stop it</source>
        <translation>選用隨機旋轉：{squares} 格過多，無從證明；若路線不存在，搜尋不會自行結束，請手動停止</translation>
    </message>
    <message>
        <source>chose random rotations, because the tiles give only one tour</source>
        <translation>選用隨機旋轉：分塊拼接只能給出一條路線</translation>
    </message>
    <message>
        <source>a board needs at least 1 row and 1 column, but this one is {rows} × {columns}</source>
        <translation>棋盤至少要有 1 列 1 欄，這裡是 {rows} × {columns}</translation>
    </message>
    <message>
        <source>the layout {layout} has other pieces</source>
        <translation>佈局 {layout} 的棋子不同</translation>
    </message>
    <message>
        <source>no steps lead from {start} to {layout} and from there to the exit</source>
        <translation>從 {start} 出發，無法經過 {layout} 走到出口</translation>
    </message>
    <message>
        <source>the name or a code of a layout</source>
        <translation>佈局的名稱或編碼</translation>
    </message>
    <message>
        <source>no {letter} begins at row {row}, column {column} of {layout}</source>
        <translation>{layout} 的第 {row} 列第 {column} 欄沒有從這裡開始的 {letter}</translation>
    </message>
    <message>
        <source>number {number} in the list that was returned is not a position: {why}</source>
        <translation>傳回的串列中第 {number} 項不是局面：{why}</translation>
    </message>
    <message>
        <source>the list begins with {found}, but the start is {start}</source>
        <translation>答案從 {found} 開始，起點卻是 {start}</translation>
    </message>
    <message>
        <source>step {step}: from {before} to {after} {pieces} {pieces:piece changes|pieces change}, but one has to move</source>
        <translation>第 {step} 步：從 {before} 到 {after} 有 {pieces} 個棋子改變，而每步應移動一個棋子</translation>
    </message>
    <message>
        <source>step {step}: the piece cannot slide so far from {before} to {after} in one step, counting {count}</source>
        <translation>第 {step} 步：依 {count} 計步，從 {before} 到 {after}，棋子一步滑不了這麼遠</translation>
    </message>
    <message>
        <source>the list ends with {position}, where Cao Cao is not at the exit</source>
        <translation>答案以 {position} 結束，但曹操不在出口</translation>
    </message>
    <message>
        <source>“{text}” is not a board size: write rows x columns, such as {example}</source>
        <translation>「{text}」不是棋盤大小：請寫列數 x 欄數，如 {example}</translation>
    </message>
    <message>
        <source>the square {square} is missing from the board: choose another</source>
        <translation>方格 {square} 已從棋盤上移除：請另選一格</translation>
    </message>
    <message>
        <source>every square of the board is missing: leave at least one</source>
        <translation>棋盤上的方格已全部移除：請至少留下一格</translation>
    </message>
    <message>
        <source>{path} holds no stopped count; choose another file, or start anew without it</source>
        <translation>{path} 裡沒有可以繼續的計數；請選別的檔案，或不用檔案重新開始</translation>
    </message>
    <message>
        <source>the count in {path} is damaged and cannot be resumed; delete the file to start anew</source>
        <translation>{path} 裡的計數已損壞，無法繼續；請刪除檔案後重新開始</translation>
    </message>
    <message>
        <source>after {passed} of {squares} squares the count would take more than {allowed} of memory: allow more, or choose a smaller or narrower board</source>
        <translation>處理了 {squares} 格中的 {passed} 格，再算下去需要超過 {allowed} 記憶體：請允許更多，或選較小或較窄的棋盤</translation>
    </message>
    <message>
        <source>counting these tours would take about {needed} of memory, more than the {allowed} allowed: allow more, or choose a smaller or narrower board</source>
        <translation>計算這些路線的條數約需 {needed} 記憶體，超過允許的 {allowed}：請允許更多，或選較小或較窄的棋盤</translation>
    </message>
    <message>
        <source>B. D. McKay, Knight&apos;s tours of an 8 × 8 chessboard, 1997</source>
        <translation>B. D. McKay，Knight&apos;s tours of an 8 × 8 chessboard，1997 年</translation>
    </message>
    <message>
        <source>G. Stertenbrink: sequence A165134 of the On-Line Encyclopedia of Integer Sequences</source>
        <translation>G. Stertenbrink：整數數列線上大全（OEIS）數列 A165134</translation>
    </message>
    <message>
        <source>the size of a board</source>
        <translation>棋盤的大小</translation>
    </message>
    <message>
        <source>a tour of more than one square cannot start and end on the same square, {square}</source>
        <translation>多於一格的路線，起點和終點不能同在 {square}</translation>
    </message>
    <message>
        <source>a closed tour needs more than one square</source>
        <translation>封閉路線須多於一格</translation>
    </message>
    <message>
        <source>one colour has one square more than the other, so every tour starts and ends on that colour, but {square} has the other</source>
        <translation>有一種顏色多一格，路線的起點和終點都須是這種顏色，而 {square} 是另一種顏色</translation>
    </message>
    <message>
        <source>there are equally many dark and light squares, so a tour that starts on one colour ends on the other, but {square} and {other} have the same colour</source>
        <translation>深淺兩色的方格數相等，路線的起點和終點必不同色，而 {square} 與 {other} 同色</translation>
    </message>
    <message>
        <source>without {square} the other squares fall into {parts} parts, but a tour, which visits it only once, can visit only {allowed} of them</source>
        <translation>去掉 {square} 後，其餘方格分成 {parts} 個部分，而路線只經過該格一次，最多只能走到其中 {allowed} 個部分</translation>
    </message>
    <message>
        <source>without the {removed} squares {squares} the others fall into {parts} parts, but a tour, which visits each of the {removed} only once, can visit only {allowed} of the parts</source>
        <translation>去掉 {squares} 這 {removed} 格後，其餘方格分成 {parts} 個部分，而路線經過這 {removed} 格各一次，最多只能走到其中 {allowed} 個部分</translation>
    </message>
    <message>
        <source>without {squares} the other squares fall into {parts} parts, but a tour with {ends} {ends:end|ends} there can visit only {allowed} of the parts</source>
        <translation>去掉 {squares} 後，其餘方格分成 {parts} 個部分，而路線有 {ends} 個端點在去掉的方格上，最多只能走到其中 {allowed} 個部分</translation>
    </message>
    <message>
        <source>the squares fall into {parts} parts, and no move is left that leads from one part to another</source>
        <translation>方格分成 {parts} 個部分，剩下的走法沒有一步能從一個部分走到另一個部分</translation>
    </message>
    <message>
        <source>no square is left on which the tour could end</source>
        <translation>沒有一格可以作路線的端點</translation>
    </message>
    <message>
        <source>a knight cannot move at all on a board of {rows} × {columns}</source>
        <translation>在 {rows} × {columns} 的棋盤上，騎士一步也走不了</translation>
    </message>
    <message>
        <source>a board two squares wide falls into chains of squares, and no knight&apos;s move leads from one chain to another; this one is {rows} × {columns}</source>
        <translation>兩格寬的棋盤會分成幾條互不相通的鏈，騎士無法從一條走到另一條；這裡是 {rows} × {columns}</translation>
    </message>
    <message>
        <source>every knight&apos;s move changes colour and a closed tour returns to its start, so it needs an even number of squares; a board of {rows} × {columns} has {squares}</source>
        <translation>騎士每走一步都換色，封閉路線又要回到起點，所以格數須為偶數；{rows} × {columns} 的棋盤有 {squares} 格</translation>
    </message>
    <message>
        <source>a board of {rows} × {columns} squares has no closed tour (Schwenk, 1991): {reason}</source>
        <translation>{rows} × {columns} 的棋盤沒有封閉路線（Schwenk，1991 年）：{reason}</translation>
    </message>
    <message>
        <source>no tour of a board of {rows} × {columns} squares starts or ends on {square}: {reason}</source>
        <translation>{rows} × {columns} 的棋盤沒有以 {square} 為起點或終點的路線：{reason}</translation>
    </message>
    <message>
        <source>the tour visits {visited} of {squares} squares; it misses {square}</source>
        <translation>路線只走了 {squares} 格中的 {visited} 格，沒有走到 {square}</translation>
    </message>
    <message>
        <source>the tour ends on {found}, but the end is {wanted}</source>
        <translation>路線的最後一格是 {found}，終點卻是 {wanted}</translation>
    </message>
    <message>
        <source>there is no tour, however long one tries</source>
        <translation>再怎麼試也沒有路線</translation>
    </message>
    <message>
        <source>the squares with the fewest knight&apos;s moves have {fewest}, and a tour needs no more</source>
        <translation>可走的步最少的方格有 {fewest} 步，路線並不需要更多</translation>
    </message>
    <message>
        <source>that does not hold on this board</source>
        <translation>這一點在這個棋盤上不成立</translation>
    </message>
    <message>
        <source>first listed the tours, {tours} in all, and draws one of them at random each time</source>
        <translation>先列出全部路線，共 {tours} 條，每次從中隨機抽取一條</translation>
    </message>
    <message>
        <source>tiles cover whole boards only, and this one lacks {missing} {missing:square|squares}: choose a whole board, or another method such as Automatic</source>
        <translation>分塊拼接只適用於完整的棋盤，這裡缺了 {missing} 格：請選完整的棋盤，或改用「自動」等其他方法</translation>
    </message>
    <message>
        <source>the tiles decide where the tour ends: choose no end, or another method such as Automatic</source>
        <translation>分塊拼接的終點由拼塊決定：請不要指定終點，或改用「自動」等其他方法</translation>
    </message>
    <message>
        <source>tiles cover boards from 5 × 5 on, and of 3 × 10, 3 × 12 and so on; this one is {rows} × {columns}: choose one of those, or another method such as Automatic</source>
        <translation>分塊拼接適用於 5 × 5 以上以及 3 × 10、3 × 12 等的棋盤，這裡是 {rows} × {columns}：請選這樣的棋盤，或改用「自動」等其他方法</translation>
    </message>
    <message>
        <source>the tiles give only one tour for each board and start; choose another method to find more</source>
        <translation>對同一棋盤與起點，分塊拼接只能給出這一條路線；換一種方法可找到其他路線</translation>
    </message>
    <message>
        <source>the search is complete and found none ({entered} {squares:square|squares} entered)</source>
        <translation>搜尋已窮盡，沒有找到路線（進入了 {entered} 個方格）</translation>
    </message>
    <message>
        <source>{tours} tours of {squares} squares would take more than {allowed} GB of memory: ask for at most {most}</source>
        <translation>{tours} 條 {squares} 格的路線需要超過 {allowed} GB 記憶體：請最多要求 {most} 條</translation>
    </message>
    <message>
        <source>the tour visits {visited} of the {squares} {squares:square|squares} of the board</source>
        <translation>棋盤有 {squares} 個方格，這條路線只走了 {visited} 個</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule led into a dead end {tries} {tries:time|times}; complete search takes over</source>
        <translation>Warnsdorff 法則走入死路 {tries} 次，改由窮舉搜尋接手</translation>
    </message>
    <message>
        <source>“{value}” of type {type} is not {wanted}</source>
        <translation>「{value}」的類型是 {type}，不是{wanted}</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is not Python ({why})</source>
        <translation>{file} 第 {line} 行：不是 Python 敘述（{why}）</translation>
    </message>
    <message>
        <source>{file} has no function “search” that takes one argument: write “def search(problem):”</source>
        <translation>{file} 中沒有只接受一個引數的函式「search」：請寫「def search(problem):」</translation>
    </message>
    <message>
        <source>{file}: the search returned {value}; it must return a list from the start to the end, or None</source>
        <translation>{file}：搜尋傳回了 {value}；應傳回從起點到終點的串列，或 None</translation>
    </message>
    <message>
        <source>number {number} in the list that was returned, {value}, is not of this problem</source>
        <translation>傳回的串列中第 {number} 項 {value} 不屬於本題</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}：{what}</translation>
    </message>
    <message>
        <source>{where}: the search ended its own program; a search that gives up returns None</source>
        <translation>{where}：搜尋結束了自己的程式；若要放棄，請傳回 None</translation>
    </message>
    <message>
        <source>{where}: the search asks for input, but nobody can type it</source>
        <translation>{where}：搜尋要求輸入，但無人可以回答</translation>
    </message>
    <message>
        <source>{where}: the search was stopped, because it took more than {megabytes} MB of memory</source>
        <translation>{where}：搜尋占用的記憶體超過 {megabytes} MB，已停止</translation>
    </message>
    <message>
        <source>{where}: the search was stopped after {seconds} s, its limit</source>
        <translation>{where}：搜尋已到時限 {seconds} 秒，已停止</translation>
    </message>
    <message>
        <source>{where}: Python itself crashed ({what})</source>
        <translation>{where}：Python 自身當掉（{what}）</translation>
    </message>
    <message>
        <source>{where}: the search ended its own process, without a result</source>
        <translation>{where}：搜尋沒有給出答案就結束了自己的行程</translation>
    </message>
    <message>
        <source>{where}: the search returned None, so it gave up</source>
        <translation>{where}：搜尋傳回 None，即已放棄</translation>
    </message>
    <message>
        <source>a search of your own gives one result</source>
        <translation>自己寫的搜尋只給出一個答案</translation>
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
        <translation>{hours} 小時 {minutes} 分</translation>
    </message>
    <message>
        <source>{file} is not a backup of this program; choose a file that was made with “Back up”</source>
        <translation>{file} 不是本程式的備份；請選擇以「備份」建立的檔案</translation>
    </message>
    <message>
        <source>{file} is damaged or incomplete, so nothing of it was restored; copy it again from where it came from, or choose another backup</source>
        <translation>{file} 已損壞或不完整，因此沒有還原任何內容；請從原處重新複製，或選擇其他備份</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of this program; update the program, then restore it</source>
        <translation>{file} 是由本程式的較新版本建立的；請先更新程式，再還原</translation>
    </message>
    <message>
        <source>{file} is larger than {greatest} MB, the most that can be restored; choose a backup of this program</source>
        <translation>{file} 超過 {greatest} MB，這是可還原的上限；請選擇本程式的備份</translation>
    </message>
    <message>
        <source>nothing can be restored now, because nothing that is saved would last until the next start: make the folder {folder} writable, then restart the program</source>
        <translation>現在無法還原，因為儲存的內容無法保留到下次啟動：請將資料夾 {folder} 設為可寫入，再重新啟動程式</translation>
    </message>
    <message>
        <source>the automatic backup has failed {number} times in a row: {why}</source>
        <translation>自動備份已連續失敗 {number} 次：{why}</translation>
    </message>
    <message>
        <source>a count of these tours was stopped, but its file cannot be used: the file will be renamed, and the count will start anew</source>
        <translation>這些路線的條數上次沒有算完，但檔案無法使用：該檔案將改名，並從頭計算</translation>
    </message>
    <message>
        <source>the file of the stopped count could not be used: it was renamed to {name} in {folder}, and the count started anew</source>
        <translation>先前停止的計算無法使用其檔案：該檔案已改名為 {name}，留在 {folder} 中，現在從頭計算</translation>
    </message>
    <message>
        <source>a file of another program was in the place of the data file: it was renamed to {name} in {folder}, and a new data file was made; move the other program&apos;s file to another folder</source>
        <translation>資料檔的位置上是其他程式的檔案：已改名為 {name}，留在 {folder} 中，並新建了資料檔；請將該檔案移到其他資料夾</translation>
    </message>
    <message>
        <source>something other than a file was in the place of the data file: it was renamed to {name} in {folder}, and a new data file was made; move it to another folder if you need it</source>
        <translation>資料檔的位置上不是檔案：已將它改名為 {name}，留在 {folder} 中，並新建了資料檔；如有需要，請將它移到其他資料夾</translation>
    </message>
    <message>
        <source>the disk is full, so what you play and find now will be lost when you close the program: free some space, then restart the program</source>
        <translation>磁碟已滿，本次玩過和找到的內容會在關閉程式後遺失：請先騰出空間，再重新啟動程式</translation>
    </message>
    <message>
        <source>the data file was written by a newer version of this program and was left unchanged, so what you play and find now will be lost when you close the program: update the program</source>
        <translation>資料檔由本程式的較新版本寫成，未作更動，因此本次玩過和找到的內容會在關閉程式後遺失：請更新程式</translation>
    </message>
    <message>
        <source>the program was started without your saved data, which was left unchanged, so what you play and find now will be lost when you close the program: restart it to try again with your data</source>
        <translation>程式啟動時沒有讀取已儲存的資料，那些資料未作更動，因此本次玩過和找到的內容會在關閉程式後遺失：請重新啟動程式，再試著讀取資料</translation>
    </message>
    <message>
        <source>the data file was moved or deleted while the program was open; the program wrote it again, and nothing is lost</source>
        <translation>程式執行期間，資料檔被移走或刪除；程式已重新寫入，內容完整</translation>
    </message>
    <message>
        <source>another file replaced the data file while the program was open and was left unchanged, so what you play and find now will be lost when you close the program: restart the program to use that file</source>
        <translation>程式執行期間，資料檔被另一個檔案取代，該檔案未作更動，因此本次玩過和找到的內容會在關閉程式後遺失：請重新啟動程式，以使用該檔案</translation>
    </message>
    <message>
        <source>the data file was moved or deleted while the program was open and cannot be written again, so what you play and find now will be lost when you close the program: make {folder} writable, and the program will write the file again the next time it saves something</source>
        <translation>程式執行期間，資料檔被移走或刪除，而且無法重新寫入，因此本次玩過和找到的內容會在關閉程式後遺失：請開放 {folder} 的寫入權限，程式下次儲存時會重新寫入資料檔</translation>
    </message>
    <message>
        <source>this record is no longer in the data file; another window or program may have deleted it: choose another record</source>
        <translation>資料檔中已沒有這筆記錄，可能已被其他視窗或程式刪除：請選取其他記錄</translation>
    </message>
    <message>
        <source>“{text}” is not a date: write year, month and day, such as 2026-11-23</source>
        <translation>「{text}」不是日期：請寫年、月、日，如 2026-11-23</translation>
    </message>
    <message>
        <source>these arguments are not valid ({what}); huarong-knight --help lists what can be given</source>
        <translation>無法理解這些參數（{what}）；可用的參數請見 huarong-knight --help</translation>
    </message>
    <message>
        <source>the settings file {path} could not be read and was left unchanged, so your choices last only until you close the program: check the disk, then restart the program</source>
        <translation>無法讀取設定檔 {path}，該檔案未作更動，現在的選擇在程式關閉後就會失效：請檢查磁碟，再重新啟動程式</translation>
    </message>
    <message>
        <source>Qt needs the system {count:library|libraries} {libraries}, which {count:is|are} missing; install {count:it|them} with the package manager of your system</source>
        <translation>這裡缺少 Qt 需要的系統函式庫 {libraries}；請用系統的套件管理工具安裝</translation>
    </message>
    <message>
        <source>the window could not be opened ({what}); if this happens again, reinstall the program</source>
        <translation>無法開啟視窗（{what}）；如果再次發生，請重新安裝程式</translation>
    </message>
    <message>
        <source>the disk is full, so this was not saved: free some space; what was saved before is safe</source>
        <translation>磁碟已滿，未能儲存：請騰出空間；先前儲存的內容完好</translation>
    </message>
    <message>
        <source>{where} has {found} {found:character|characters}, but can have {most} at most; shorten it</source>
        <translation>{where} 有 {found} 個字元，但最多只能有 {most} 個；請縮短</translation>
    </message>
    <message>
        <source>{where} lists {found} squares, but at most {most} can be read from a file</source>
        <translation>{where} 列出了 {found} 個方格，而檔案最多只能讀取 {most} 個</translation>
    </message>
    <message>
        <source>“{name}” is the name of {found} layouts; after the name, add {choices}</source>
        <translation>有 {found} 個佈局都叫「{name}」，請在名稱後面加上 {choices}</translation>
    </message>
    <message>
        <source>there is no layout “{name}{choice}”; after the name you can add {choices}</source>
        <translation>沒有「{name}{choice}」這個佈局；名稱後面可以加 {choices}</translation>
    </message>
    <message>
        <source>chose tiles, which cover a whole board of {rows} × {columns} squares in linear time</source>
        <translation>選用分塊拼接：{rows} × {columns} 的完整棋盤可在線性時間內鋪成</translation>
    </message>
    <message>
        <source>the square {square} is not on the {rows} × {columns} board: choose one from {first} to {last}</source>
        <translation>方格 {square} 不在 {rows} × {columns} 的棋盤上：請選 {first} 至 {last} 之間的方格</translation>
    </message>
    <message>
        <source>the count in {path} was begun by another version of the program; delete the file to start anew</source>
        <translation>{path} 裡的計數是由另一版本的程式開始的；請刪除檔案後重新開始</translation>
    </message>
    <message>
        <source>{path} holds a count of other tours; choose another file, or ask for the same tours again</source>
        <translation>{path} 裡是另一些路線的計數；請選別的檔案，或再次要求同樣的路線</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>無法讀取 {path}：{why}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>無法寫入 {path}：{why}</translation>
    </message>
    <message>
        <source>there are too many tours with a given start or end to count on a board of {rows} × {columns} squares: clear the start and the end to see the number of all tours, which is known</source>
        <translation>{rows} × {columns} 的棋盤上，指定起點或終點的路線太多，算不出條數：請清除起點與終點，全部路線的條數是已知的</translation>
    </message>
    <message>
        <source>a closed tour from {square} cannot end on {other}: no move leads from there to its start</source>
        <translation>從 {square} 出發的封閉路線不能以 {other} 為終點：從那裡一步走不到起點</translation>
    </message>
    <message>
        <source>every move changes colour, so the two colours need equally many squares, or one of them one more; here {dark} {dark:is|are} dark and {light} light</source>
        <translation>每走一步都換色，所以兩種顏色的方格數須相等或只差一格；這裡深色 {dark} 格、淺色 {light} 格</translation>
    </message>
    <message>
        <source>no move leads to a square of another colour, but the board has {dark} dark and {light} light {light:square|squares}</source>
        <translation>沒有任何一步能走到另一種顏色的方格，而棋盤上深色有 {dark} 格、淺色有 {light} 格</translation>
    </message>
    <message>
        <source>every move changes colour and a closed tour returns to its start, so the two colours need equally many squares; here {dark} {dark:is|are} dark and {light} light</source>
        <translation>每走一步都換色，封閉路線又要回到起點，所以兩種顏色的方格數須相等；這裡深色 {dark} 格、淺色 {light} 格</translation>
    </message>
    <message>
        <source>no move leads to {square}</source>
        <translation>沒有任何一步能走到 {square}</translation>
    </message>
    <message>
        <source>a square with only one move, such as {square}, can only be an end of a tour; there {found:is|are} {found} such {found:square|squares} for {allowed} free {allowed:end|ends}</source>
        <translation>只有一步可走的方格（如 {square}）只能作路線的起點或終點；這樣的方格有 {found} 個，而尚未指定的端點只有 {allowed} 個</translation>
    </message>
    <message>
        <source>one colour has one square more than the other, so every tour starts and ends on that colour; {square}, with only one move, would have to be an end too, but has the other colour</source>
        <translation>有一種顏色多一格，路線的起點和終點都須是這種顏色；{square} 只有一步可走，也只能作端點，卻是另一種顏色</translation>
    </message>
    <message>
        <source>there are equally many dark and light squares, so a tour that starts on one colour ends on the other, but {square} and {other}, which would have to be its ends, have the same colour: a square with only one move can only be an end</source>
        <translation>深淺兩色的方格數相等，路線的起點和終點必不同色，而只能作兩個端點的 {square} 與 {other} 同色：只有一步可走的方格只能作端點</translation>
    </message>
    <message>
        <source>{square} has only one move, but a closed tour enters and leaves every square</source>
        <translation>{square} 只有一步可走，而封閉路線對每一格都要有進有出</translation>
    </message>
    <message>
        <source>the squares fall into {parts} parts, and no move leads from one part to another</source>
        <translation>方格分成互不相通的 {parts} 個部分，棋子無法從一個部分走到另一個部分</translation>
    </message>
    <message>
        <source>a square with only two moves, such as {square}, needs both of them unless the tour ends there; such moves close {loops} separate loops, and a tour can open only {allowed} of them</source>
        <translation>只有兩種走法的方格（如 {square}）兩種都得走，除非路線以它為一端；這些必走的步自成 {loops} 個互不相連的圈，而一條路線最多只能打開其中 {allowed} 個</translation>
    </message>
    <message>
        <source>a square with only two moves, such as {square}, needs both of them in a closed tour, but such moves close a loop before every square is visited</source>
        <translation>只有兩種走法的方格（如 {square}）在封閉路線中兩種都得走，但這些必走的步還沒走遍所有方格就已自成一圈</translation>
    </message>
    <message>
        <source>every move leads from one of two halves of the board to the other, so a tour goes to and fro between them; they have {one} and {other} {other:square|squares}, which does not allow such a tour</source>
        <translation>棋盤可以分成兩半，每一步都從一半走到另一半，所以路線在兩半之間來回交替；兩半分別有 {one} 格和 {other} 格，不可能有這樣的路線</translation>
    </message>
    <message>
        <source>on a board of {rows} × {columns} squares every tour starts and ends on a long edge, and {square} is not on one: no knight&apos;s move leads from edge to edge, so a tour with an end in the middle would alternate between edge and middle, and the edges would have squares of one colour only</source>
        <translation>在 {rows} × {columns} 的棋盤上，路線的起點和終點都在長邊上，而 {square} 不在：長邊上的方格之間一步走不到，若有一端不在長邊，路線就得在長邊與中間交替，這樣長邊上便只會走到一種顏色的方格</translation>
    </message>
    <message>
        <source>“{text}” is not a piece: write one of {names}, or leaps such as 1,4 or 0,1+1,2</source>
        <translation>「{text}」不是棋子：請輸入 {names} 其中之一，或跳法，例如 1,4 或 0,1+1,2</translation>
    </message>
    <message>
        <source>a leap of {leap} leads nowhere on a board: choose numbers up to {most} that are not both 0</source>
        <translation>跳法 {leap} 在棋盤上無處可走：請選不超過 {most}、不全為 0 的數</translation>
    </message>
    <message>
        <source>“{text}” does not say which edges are joined: write {names}</source>
        <translation>「{text}」不是邊的連接方式：請輸入 {names} 其中之一</translation>
    </message>
    <message>
        <source>this piece has {moves} {moves:move|moves}; choose one with 1 to {most}</source>
        <translation>這個棋子有 {moves} 種走法；請選有 1 到 {most} 種走法的棋子</translation>
    </message>
    <message>
        <source>{square} has already been visited</source>
        <translation>{square} 已經走過</translation>
    </message>
    <message>
        <source>no move leads from {square} to {other}</source>
        <translation>棋子無法從 {square} 一步走到 {other}</translation>
    </message>
    <message>
        <source>the tiles are tours of a knight on a board whose edges are not joined: choose that, or another method such as Automatic</source>
        <translation>拼接所用的小路線是騎士在邊不相連的棋盤上的路線：請選這樣的棋盤和騎士，或選「自動」等其他方法</translation>
    </message>
    <message>
        <source>this method knows no joined edges: choose a board without them, or another method such as Automatic</source>
        <translation>這種方法不適用於邊相連的棋盤：請選邊不相連的棋盤，或選「自動」等其他方法</translation>
    </message>
    <message>
        <source>this method knows pieces of up to {most} moves, and this one has {moves}: choose another piece, or another method such as Automatic</source>
        <translation>這種方法只適用於最多 {most} 種走法的棋子，而這個棋子有 {moves} 種：請選其他棋子，或選「自動」等其他方法</translation>
    </message>
    <message>
        <source>this method does not look for symmetric tours: choose Automatic</source>
        <translation>這種方法不找對稱路線：請選「自動」</translation>
    </message>
    <message>
        <source>symmetric tours are looked for on boards of up to {most} squares, of pieces of up to {moves} moves: choose another board or another piece</source>
        <translation>對稱路線只在不超過 {most} 格的棋盤上找，棋子最多 {moves} 種走法：請選其他棋盤或其他棋子</translation>
    </message>
    <message>
        <source>there {dark:is|are} {dark} dark and {light} light {light:square|squares}, as a tour may have</source>
        <translation>深色方格 {dark} 個，淺色方格 {light} 個，並不妨礙路線</translation>
    </message>
    <message>
        <source>first listed {tours} {tours:tour|tours}; since there are more, it finds them by rotations</source>
        <translation>先列出 {tours} 條路線；因為還有更多，便以旋轉尋找</translation>
    </message>
    <message>
        <source>the board itself does not stay the same when it is turned in this way</source>
        <translation>棋盤本身這樣旋轉後就不再是原來的樣子</translation>
    </message>
    <message>
        <source>searches through the {orbits} groups of squares that the turn leads to each other</source>
        <translation>把旋轉後互相重合的方格歸為一組，在這 {orbits} 組方格中搜尋</translation>
    </message>
    <message>
        <source>symmetric tours are closed ones without a given end: ask for closed tours, and for no end</source>
        <translation>對稱路線是不指定終點的封閉路線：請選封閉路線，不要指定終點</translation>
    </message>
    <message>
        <source>“{text}” is not a symmetry of tours: write {names}</source>
        <translation>「{text}」不是路線的對稱方式：請輸入 {names}</translation>
    </message>
    <message>
        <source>a search on a board of {rows} × {columns} squares would take about {needed} GB of memory, more than the {allowed} GB allowed: choose a board of at most {side} × {side}</source>
        <translation>在 {rows} × {columns} 的棋盤上搜尋約需 {needed} GB 記憶體，超過 {allowed} GB 的上限：請選最多 {side} × {side} 的棋盤</translation>
    </message>
    <message>
        <source>visit {visit}: {square} has already been visited</source>
        <translation>第 {visit} 格：{square} 先前已經走過</translation>
    </message>
    <message>
        <source>visit {visit}: no move leads from {square} to {other}</source>
        <translation>第 {visit} 格：棋子無法從 {square} 一步走到 {other}</translation>
    </message>
    <message>
        <source>the tour is not closed: no move leads from its end, {square}, to its start, {other}</source>
        <translation>路線沒有封閉：棋子無法從終點 {square} 一步走到起點 {other}</translation>
    </message>
    <message>
        <source>line {line}: what begins here has more than {most} characters, more than a slide shows; shorten it</source>
        <translation>第 {line} 行：從這裡開始的內容超過 {most} 個字元，一頁放不下；請縮短</translation>
    </message>
    <message>
        <source>{found} values are too many here; at most {most} are allowed</source>
        <translation>這裡不能有 {found} 個值；最多 {most} 個</translation>
    </message>
    <message>
        <source>there is no picture “{text}” beside the lesson</source>
        <translation>課程旁邊沒有圖片「{text}」</translation>
    </message>
    <message>
        <source>line {line}: no part of this slide tells “{name}”; nearest to it are {nearest}, and the README lists all</source>
        <translation>第 {line} 行：這一頁沒有部件給出「{name}」；最接近的是 {nearest}，README 列出了全部名稱</translation>
    </message>
    <message>
        <source>semicolons separate several values, not commas; {why}</source>
        <translation>多個值要用分號隔開，不用逗號；{why}</translation>
    </message>
    <message>
        <source>line {line}: a picture is shown by a part “picture” with a line “file: ”, not by “{text}”</source>
        <translation>第 {line} 行：圖片要用「picture」部件和一行「file: 」來顯示，不能寫成「{text}」</translation>
    </message>
    <message>
        <source>the data file was damaged: it was renamed to {name} in {folder}, and a new, empty one was made; if you have a backup, restore it from the File menu</source>
        <translation>資料檔已損壞：已改名為 {name}，留在 {folder} 中，並新建了空的資料檔；如果你有備份，請從「檔案」選單還原</translation>
    </message>
    <message>
        <source>nothing can be written to {folder}, so what you play and find now will be lost when you close the program: make this folder and the files in it writable, then restart the program</source>
        <translation>無法寫入 {folder}，本次玩過和找到的內容會在關閉程式後遺失：請開放此資料夾及其中檔案的寫入權限，再重新啟動程式</translation>
    </message>
    <message>
        <source>the data file can no longer be written, so this was not saved: make {path} writable; what was saved before is safe</source>
        <translation>資料檔無法再寫入，未能儲存：請開放 {path} 的寫入權限；先前儲存的內容完好</translation>
    </message>
    <message>
        <source>another window of this program is using the data file, so this was not saved: try again in a moment</source>
        <translation>本程式的另一個視窗正在使用資料檔，未能儲存：請稍後再試</translation>
    </message>
    <message>
        <source>the disk with the data file reported an error ({code}): make a copy of {path}, check the disk, then restart the program</source>
        <translation>存放資料檔的磁碟回報錯誤（{code}）：請將 {path} 複製一份並檢查磁碟，再重新啟動程式</translation>
    </message>
    <message>
        <source>there is not enough memory to use the data file: close other programs, then try again</source>
        <translation>記憶體不足，無法使用資料檔：請關閉其他程式後再試</translation>
    </message>
    <message>
        <source>this is too large for the data file and was not saved: export it to a file of its own</source>
        <translation>內容太大，資料檔放不下，未能儲存：請匯出成單獨的檔案</translation>
    </message>
    <message>
        <source>this has characters that the data file cannot hold and was not saved: use another name</source>
        <translation>其中有資料檔無法儲存的字元，未能儲存：請換一個名稱</translation>
    </message>
    <message>
        <source>the data file could not be used ({code}): make a copy of {path}, then restart the program</source>
        <translation>無法使用資料檔（{code}）：請將 {path} 複製一份，再重新啟動程式</translation>
    </message>
    <message>
        <source>this record is damaged and cannot be shown; you can delete it</source>
        <translation>這筆記錄已損壞，無法顯示；你可以將它刪除</translation>
    </message>
    <message>
        <source>there are {found} pairs of a board and a start, and at most {most} can be compared: enter fewer boards or starts</source>
        <translation>棋盤與起點共有 {found} 組，最多只能比較 {most} 組：請減少棋盤或起點</translation>
    </message>
    <message>
        <source>select at least one layout or board, and at least one method</source>
        <translation>請至少選擇一個佈局或棋盤，以及一種方法</translation>
    </message>
    <message>
        <source>give either a layout or a file, or a board and its start, but not both</source>
        <translation>請指定佈局或檔案，或指定棋盤與起點，不能兩者都指定</translation>
    </message>
    <message>
        <source>“{arguments}” cannot be given here; huarong-knight --help lists what can</source>
        <translation>這裡不能用「{arguments}」；可用的參數請見 huarong-knight --help</translation>
    </message>
    <message>
        <source>there is no page “{page}”; choose one of {pages}</source>
        <translation>沒有「{page}」這個頁面；請從 {pages} 中選擇</translation>
    </message>
    <message>
        <source>{option} needs a value; huarong-knight --help says which</source>
        <translation>{option} 後面要有值；說明請見 huarong-knight --help</translation>
    </message>
    <message>
        <source>{option} can be given only once</source>
        <translation>{option} 只能指定一次</translation>
    </message>
    <message>
        <source>the settings file could not be read, so the settings are back to their defaults; the old file was renamed to {name}</source>
        <translation>無法讀取設定檔，設定已恢復為預設值；舊檔案已改名為 {name}</translation>
    </message>
    <message>
        <source>the settings cannot be saved in {folder}, so your choices last only until you close the program; make this folder and the files in it writable, then restart the program</source>
        <translation>無法將設定儲存到 {folder}，現在的選擇在程式關閉後就會失效：請開放此資料夾及其中檔案的寫入權限，再重新啟動程式</translation>
    </message>
    <message>
        <source>there is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set; start the program in a desktop session</source>
        <translation>找不到可以顯示視窗的螢幕：DISPLAY 與 WAYLAND_DISPLAY 都沒有設定；請在桌面環境中啟動程式</translation>
    </message>
    <message>
        <source>Qt needs the system {count:library|libraries} {libraries}, which {count:is|are} missing; on Debian and Ubuntu: apt-get install {packages}</source>
        <translation>這裡缺少 Qt 需要的系統函式庫 {libraries}；在 Debian 與 Ubuntu 上請執行：apt-get install {packages}</translation>
    </message>
    <message>
        <source>Qt cannot open a window here ({what}); check DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM</source>
        <translation>Qt 無法在這裡開啟視窗（{what}）；請檢查 DISPLAY、WAYLAND_DISPLAY 與 QT_QPA_PLATFORM</translation>
    </message>
    <message>
        <source>cannot save {name}: there is no folder {folder}; choose another folder</source>
        <translation>無法儲存 {name}：沒有資料夾 {folder}；請選擇其他資料夾</translation>
    </message>
    <message>
        <source>cannot save {name}: you have no permission to write to {folder}; choose another folder</source>
        <translation>無法儲存 {name}：你沒有寫入 {folder} 的權限；請選擇其他資料夾</translation>
    </message>
    <message>
        <source>cannot save {name}: the disk is full; free some space, or choose another disk</source>
        <translation>無法儲存 {name}：磁碟已滿；請騰出空間，或選擇其他磁碟</translation>
    </message>
    <message>
        <source>cannot save {name}: a folder with this name already exists; choose another name</source>
        <translation>無法儲存 {name}：已有同名的資料夾；請改用其他名稱</translation>
    </message>
    <message>
        <source>cannot save {name}: a folder with this name already exists, and there is something in it; choose another name</source>
        <translation>無法儲存 {name}：已有同名的資料夾，而且裡面有內容；請改用其他名稱</translation>
    </message>
    <message>
        <source>cannot save {name}: the name or its path is too long for this system; choose a shorter one</source>
        <translation>無法儲存 {name}：名稱或路徑超過系統允許的長度；請改短</translation>
    </message>
    <message>
        <source>cannot save {name}: the links to {folder} lead back to themselves; choose another folder</source>
        <translation>無法儲存 {name}：通往 {folder} 的連結繞回了自己；請選擇其他資料夾</translation>
    </message>
    <message>
        <source>cannot save {name}: this system does not allow the name; choose another name</source>
        <translation>無法儲存 {name}：系統不允許這個名稱；請改用其他名稱</translation>
    </message>
    <message>
        <source>cannot save {name}: another program is using it; close it there and try again</source>
        <translation>無法儲存 {name}：另一個程式正在使用它；請先在那裡關閉，再試一次</translation>
    </message>
    <message>
        <source>cannot save {name}: the file is too large for this disk; export less, or choose another disk</source>
        <translation>無法儲存 {name}：檔案大小超過這個磁碟的上限；請少匯出一些，或選擇其他磁碟</translation>
    </message>
    <message>
        <source>cannot save {name}: the disk could not be written; check that it is connected, or choose another disk</source>
        <translation>無法儲存 {name}：磁碟無法寫入；請檢查磁碟是否已接上，或選擇其他磁碟</translation>
    </message>
    <message>
        <source>nothing was saved: {folder} does not name a file; add a file name</source>
        <translation>未儲存任何內容：{folder} 不是檔名；請加上檔名</translation>
    </message>
    <message>
        <source>nothing was saved: a name cannot have a null character in it; choose another name</source>
        <translation>未儲存任何內容：名稱中不能含有空字元；請改用其他名稱</translation>
    </message>
    <message>
        <source>cannot save {name}: something with this name already exists that is not a file, such as a device; choose another name</source>
        <translation>無法儲存 {name}：已有同名的項目，但它不是檔案（例如裝置）；請改用其他名稱</translation>
    </message>
    <message>
        <source>cannot save {name} (system error {code}); try again, or choose another folder</source>
        <translation>無法儲存 {name}（系統錯誤 {code}）；請再試一次，或選擇其他資料夾</translation>
    </message>
    <message>
        <source>something that was open the last time could not be read and is not shown; what was saved of it is still in the settings, under {key}</source>
        <translation>上次開啟的內容有一部分無法讀取，因此沒有顯示；所儲存的內容仍在設定中，名稱為 {key}</translation>
    </message>
    <message>
        <source>cannot open {file}: {why}</source>
        <translation>無法開啟 {file}：{why}</translation>
    </message>
    <message>
        <source>A. Chernov, 2014: sequence A165134 of the On-Line Encyclopedia of Integer Sequences</source>
        <translation>A. Chernov，2014 年：整數數列線上大全（OEIS）數列 A165134</translation>
    </message>
    <message>
        <source>a Wei–Lin base-20 value is at most {greatest}, but this one is larger</source>
        <translation>魏、林論文的二十進位值最大為 {greatest}，這裡超出了</translation>
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
        <translation>搜尋的結果</translation>
    </message>
</context>
<context>
    <name>MethodsPanel</name>
    <message>
        <source>Searches on the map</source>
        <translation>地圖上的搜尋</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Run the method and show its visits</source>
        <translation>執行此方法，並顯示它的走訪過程</translation>
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
        <translation>搜尋的結果</translation>
    </message>
    <message>
        <source>Go through the visits of this method slowly on the map, step by step if you like</source>
        <translation>在地圖上慢慢地看此方法的各次走訪，也可以逐步看</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀看</translation>
    </message>
    <message>
        <source>Side by side…</source>
        <translation>並排比較…</translation>
    </message>
    <message>
        <source>Compare two methods on two maps</source>
        <translation>在兩張地圖上比較兩種方法</translation>
    </message>
    <message>
        <source>Mark this position on the map</source>
        <translation>在地圖上標出此局面</translation>
    </message>
    <message>
        <source>Run a method, and see in which order it visits the positions.</source>
        <translation>執行一種方法，看它依什麼順序走訪局面。</translation>
    </message>
</context>
<context>
    <name>MethodsPart</name>
    <message>
        <source>Method to watch</source>
        <translation>要觀看的方法</translation>
    </message>
    <message>
        <source>Points lit</source>
        <translation>點亮的點</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>走訪次數</translation>
    </message>
    <message>
        <source>Visits per point</source>
        <translation>每點走訪次數</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>What each method visited</source>
        <translation>各種方法走訪的點</translation>
    </message>
    <message>
        <source>{lit} lit after {visits}</source>
        <translation>走訪 {visits}後點亮 {lit}</translation>
    </message>
    <message>
        <source>over {number}</source>
        <translation>超過 {number}</translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} 個點</numerusform>
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
        <translation>並排比較方法…</translation>
    </message>
    <message>
        <source>Export the map…</source>
        <translation>匯出地圖…</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>向左轉</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>向右轉</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
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
        <translation>{number} 分鐘</translation>
    </message>
    <message>
        <source>{number} h</source>
        <translation>{number} 小時</translation>
    </message>
    <message>
        <source>{millions} million/s</source>
        <translation>{myriads} 萬/秒</translation>
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
            <numerusform>{number} 位元組</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Tour opened; every step has been checked.</source>
        <translation>已開啟路線，每一步均已核對。</translation>
    </message>
</context>
<context>
    <name>OwnLessons</name>
    <message>
        <source>My lessons</source>
        <translation>我的課程</translation>
    </message>
</context>
<context>
    <name>OwnSearchWindow</name>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Open a Python file, or press New to begin with one that runs as it is.</source>
        <translation>開啟一個 Python 檔案，或按「新增」，從一個可以直接執行的搜尋開始。</translation>
    </message>
    <message>
        <source>Choose what the search is run on</source>
        <translation>選擇讓搜尋解哪個謎題</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Begin with a search that runs as it is</source>
        <translation>從一個可以直接執行的搜尋開始</translation>
    </message>
    <message>
        <source>{puzzle}: {search}</source>
        <translation>{puzzle}：{search}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Save, and search with this program</source>
        <translation>儲存，並用這個程式搜尋</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀看</translation>
    </message>
    <message>
        <source>Save, and watch this program</source>
        <translation>儲存，並觀看這個程式執行</translation>
    </message>
</context>
<context>
    <name>OwnSearches</name>
    <message>
        <source>My searches</source>
        <translation>自己寫的搜尋</translation>
    </message>
    <message>
        <source>“{name}” was not written here. A search is a program: once it runs, it can read, change and delete your files. Run it only if you know what it does, or trust whoever wrote it.</source>
        <translation>「{name}」不是在這裡寫的。搜尋也是程式：一旦執行，就能讀取、更改和刪除你的檔案。只有當你知道它做什麼，或者信任寫它的人時，才執行它。</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Don&apos;t run</source>
        <translation>不執行</translation>
    </message>
    <message>
        <source>Another program has changed “{name}”, and here it has changes that are not saved.</source>
        <translation>另一個程式更改了「{name}」，而這裡也有尚未儲存的更改。</translation>
    </message>
    <message>
        <source>Take the other text</source>
        <translation>採用另一份內容</translation>
    </message>
    <message>
        <source>Keep my changes</source>
        <translation>保留我的更改</translation>
    </message>
    <message>
        <source>Save the changes in {names}?</source>
        <translation>要儲存 {names} 的更改嗎？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不儲存</translation>
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
        <translation>搜尋速度；放慢不影響結果，但會顯示每一步</translation>
    </message>
    <message>
        <source>Single step</source>
        <translation>單步</translation>
    </message>
    <message>
        <source>Do one search step, then pause</source>
        <translation>執行一步後暫停</translation>
    </message>
    <message>
        <source>Search speed</source>
        <translation>搜尋速度</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>繼續搜尋</translation>
    </message>
    <message>
        <source>Search speed: paused</source>
        <translation>搜尋速度：已暫停</translation>
    </message>
    <message>
        <source>Search speed: maximum</source>
        <translation>搜尋速度：全速</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation>暫停搜尋</translation>
    </message>
    <message numerus="yes">
        <source>Search speed: {number} steps per second</source>
        <translation>
            <numerusform>搜尋速度：每秒 {number} 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaceCombo</name>
    <message>
        <source>How fast the search goes that you watch next; with “Paused”, it waits for you after each step</source>
        <translation>下一次觀看的搜尋進行得多快；選「暫停」時，每走一步都會等你</translation>
    </message>
    <message>
        <source>Search speed of the watched search</source>
        <translation>觀看時的搜尋速度</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暫停</translation>
    </message>
</context>
<context>
    <name>PaperModel</name>
    <message>
        <source>Layout</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Shortest</source>
        <comment>the fewest moves, proven</comment>
        <translation>最短</translation>
    </message>
    <message>
        <source>Printed</source>
        <comment>moves in Wei and Lin&apos;s paper</comment>
        <translation>論文</translation>
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
        <translation>執行他們的方法</translation>
    </message>
    <message>
        <source>Takes from an instant to a few minutes; you can stop at any time</source>
        <translation>短則一瞬，長則幾分鐘；隨時可以停止</translation>
    </message>
    <message>
        <source>What the search did</source>
        <translation>搜尋做了什麼</translation>
    </message>
    <message>
        <source>{moves} after {time}</source>
        <translation>{moves}，{time} 時找到</translation>
    </message>
    <message>
        <source>Layouts of Wei and Lin&apos;s paper</source>
        <translation>魏、林論文的佈局</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展開次數</translation>
    </message>
    <message>
        <source>Positions met</source>
        <translation>遇到的局面</translation>
    </message>
    <message>
        <source>Expansions, in {time}</source>
        <translation>展開次數，耗時 {time}</translation>
    </message>
</context>
<context>
    <name>PassPart</name>
    <message>
        <source>Guess for both layouts; the map will appear here.</source>
        <translation>請為兩個佈局各猜一次，地圖會顯示在這裡。</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>上一個局面</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>下一個局面</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>拿走這個局面</translation>
    </message>
    <message>
        <source>Narrow pass {number} of {count}, after {moves}</source>
        <translation>第 {number} 個隘口，共 {count} 個；走了 {moves}</translation>
    </message>
    <message>
        <source>Position {number} of {count}, after {moves}</source>
        <translation>第 {number} 個局面，共 {count} 個；走了 {moves}</translation>
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
        <translation>選擇棋子和它的跳法</translation>
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
        <translation>一個方向走幾格、另一個方向走幾格，例如 {one}；有幾種跳法時以加號相連，例如 {several}</translation>
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
        <translation>漢字(&amp;C)</translation>
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
        <translation>棋子名稱(&amp;N)</translation>
    </message>
</context>
<context>
    <name>PieceSetsWindow</name>
    <message>
        <source>All sets of pieces</source>
        <translation>各組棋子一覽</translation>
    </message>
    <message>
        <source>Pieces, such as {example}</source>
        <translation>棋子，如 {example}</translation>
    </message>
    <message>
        <source>Search for sets by their pieces</source>
        <translation>依棋子搜尋</translation>
    </message>
    <message>
        <source>Double-click a set, or press {key}, to see all of its layouts.</source>
        <translation>按兩下一列或按 {key}，可看這組棋子的全部佈局。</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存為 CSV…</translation>
    </message>
    <message>
        <source>Save the sets that are listed as a table for spreadsheets</source>
        <translation>把列出的各組棋子存成試算表可用的表格</translation>
    </message>
    <message>
        <source>Show layouts</source>
        <translation>顯示佈局</translation>
    </message>
    <message>
        <source>Show all layouts of the selected pieces</source>
        <translation>顯示所選棋子的全部佈局</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Vertical and horizontal generals, and soldiers, beside Cao Cao</source>
        <translation>曹操以外的豎將、橫將和卒</translation>
    </message>
    <message>
        <source>Short form</source>
        <translation>簡寫</translation>
    </message>
    <message>
        <source>V: vertical generals, H: horizontal generals, S: soldiers</source>
        <translation>V：豎將，H：橫將，S：卒</translation>
    </message>
    <message>
        <source>Mirror images counted separately</source>
        <translation>左右鏡像分開計算</translation>
    </message>
    <message>
        <source>No steps lead from the layouts of one to those of another; mirror images count as one</source>
        <translation>不同部分的佈局之間走不到彼此；左右鏡像算一個</translation>
    </message>
    <message>
        <source>The most steps that a shortest solution of any of the layouts takes</source>
        <translation>各佈局的最短解中，步數最多的那個</translation>
    </message>
    <message>
        <source>Empty
cells</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>佈局</translation>
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
        <translation>最難：
{metric}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無解</translation>
    </message>
    <message>
        <source>{shown} of {all} sets</source>
        <translation>{shown} / {all} 組</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>匯出到</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>已匯出到 {file}</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Edges</source>
        <translation>邊</translation>
    </message>
    <message>
        <source>Which edges are joined: a leap over one comes in again at the other</source>
        <translation>哪些邊相連：跳出一邊，就從對面的邊進來</translation>
    </message>
    <message>
        <source>Not joined</source>
        <translation>不相連</translation>
    </message>
    <message>
        <source>Left and right joined (cylinder)</source>
        <translation>左右相連（圓柱面）</translation>
    </message>
    <message>
        <source>All joined (torus)</source>
        <translation>左右、上下都相連（環面）</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>對稱</translation>
    </message>
    <message>
        <source>Only closed tours that stay the same when the board is turned</source>
        <translation>只要棋盤旋轉後仍保持不變的封閉路線</translation>
    </message>
    <message>
        <source>Any tour</source>
        <translation>任何路線</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>駱駝</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>長頸鹿</translation>
    </message>
    <message>
        <source>zebra</source>
        <translation>斑馬</translation>
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
        <translation>國王</translation>
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
        <translation>圓柱面</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>環面</translation>
    </message>
    <message>
        <source>half-turn symmetry</source>
        <translation>旋轉半圈對稱</translation>
    </message>
    <message>
        <source>quarter-turn symmetry</source>
        <translation>旋轉四分之一圈對稱</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳紀錄</translation>
    </message>
    <message>
        <source>Undo the last slide</source>
        <translation>復原上一次滑動</translation>
    </message>
    <message>
        <source>Redo the undone slide</source>
        <translation>重做復原的滑動</translation>
    </message>
    <message>
        <source>Go back to the start of the game</source>
        <translation>回到開局</translation>
    </message>
    <message>
        <source>Detours</source>
        <translation>繞路</translation>
    </message>
    <message>
        <source>See where the shortest path was left</source>
        <translation>看看在哪裡離開了最短路徑</translation>
    </message>
    <message>
        <source>To the detour ›</source>
        <translation>看繞路 ›</translation>
    </message>
    <message>
        <source>Show distance to exit</source>
        <translation>顯示離出口多遠</translation>
    </message>
    <message>
        <source>Untick to play without help</source>
        <translation>不想看提示就取消勾選</translation>
    </message>
    <message>
        <source>How the game stands</source>
        <translation>遊戲情況</translation>
    </message>
    <message>
        <source>Show what to slide next; press again to slide it</source>
        <translation>顯示接下來該怎麼走；再按一次就走</translation>
    </message>
    <message>
        <source>Not in a strict game</source>
        <translation>嚴格遊戲中不可用</translation>
    </message>
    <message>
        <source>Show what was better ›</source>
        <translation>顯示怎樣更好 ›</translation>
    </message>
    <message>
        <source>No help in a strict game</source>
        <translation>嚴格遊戲沒有提示</translation>
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
        <translation>從此不再顯示小提示；可在「說明」選單重新開啟</translation>
    </message>
    <message>
        <source>Don&apos;t show tips</source>
        <translation>不再顯示小提示</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>關閉這則小提示</translation>
    </message>
</context>
<context>
    <name>PointsPart</name>
    <message>
        <source>about {number}</source>
        <translation>約 {number}</translation>
    </message>
    <message>
        <source>Small puzzle</source>
        <translation>小謎題</translation>
    </message>
    <message>
        <source>{moves} from the exit, {neighbours}</source>
        <translation>離出口 {moves}，{neighbours}</translation>
    </message>
    <message>
        <source>Its own mirror image</source>
        <translation>左右對稱，鏡像就是它自己</translation>
    </message>
    <message>
        <source>Its mirror image</source>
        <translation>它的鏡像</translation>
    </message>
    <message numerus="yes">
        <source>{number} neighbours</source>
        <translation>
            <numerusform>{number} 個鄰點</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionGallery</name>
    <message>
        <source>Positions of the level</source>
        <translation>這一層的局面</translation>
    </message>
    <message>
        <source>Thumbnail {number}: solved, Cao Cao at the exit</source>
        <translation>小圖 {number}：已解出，曹操在出口</translation>
    </message>
    <message>
        <source>Thumbnail {number}: Cao Cao at row {row}, column {column}</source>
        <translation>小圖 {number}：曹操在第 {row} 列第 {column} 欄</translation>
    </message>
</context>
<context>
    <name>PositionMap</name>
    <message>
        <source>How often each position was expanded</source>
        <translation>每個局面展開的次數</translation>
    </message>
    <message>
        <source>{positions} expanded, at most {times} each; the current path has {steps}</source>
        <translation>已展開 {positions}，最多的展開了 {times}；目前路徑長 {steps}</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 個局面</numerusform>
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
        <translation>黑畫面</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>What the search prints</source>
        <translation>搜尋輸出的內容</translation>
    </message>
    <message>
        <source>{expansions} in {time}, with {memory} of memory</source>
        <translation>{expansions}，耗時 {time}，佔用記憶體 {memory}</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>展開次數</translation>
    </message>
    <message>
        <source>How often it has called problem.successors</source>
        <translation>呼叫 problem.successors 的次數</translation>
    </message>
    <message>
        <source>Goal tests</source>
        <translation>目標檢驗</translation>
    </message>
    <message>
        <source>How often it has called problem.is_goal</source>
        <translation>呼叫 problem.is_goal 的次數</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼叫層數</translation>
    </message>
    <message>
        <source>How many calls of its own functions are under way</source>
        <translation>它自己的函式有多少層呼叫正在進行</translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} 次展開</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>Search progress</source>
        <translation>搜尋進度</translation>
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
        <translation>搜尋耗時</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>The board as it is</source>
        <translation>棋盤原樣</translation>
    </message>
    <message>
        <source>Loop no. {number}, of moves that every tour makes</source>
        <translation>必走的步圍成的第 {number} 個圈</translation>
    </message>
    <message>
        <source>Each move changes colour as well, yet each half has both</source>
        <translation>每一步顏色也在變，可是這兩半各有兩種顏色</translation>
    </message>
    <message>
        <source>Not possible as an end of the tour</source>
        <translation>不能作路線的端點</translation>
    </message>
    <message>
        <source>{caption}: {squares}</source>
        <translation>{caption}：{squares}</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares have too few moves</source>
        <translation>
            <numerusform>{number} 個方格可走的步太少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>…every move leads to these {number} squares</source>
        <translation>
            <numerusform>……每一步都走到這 {number} 個方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} dark squares</source>
        <translation>
            <numerusform>{number} 個深色方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {step}: without {number} squares, just as many parts as a tour can visit</source>
        <translation>
            <numerusform>第 {step} 步：去掉 {number} 個方格後，剩下的部分正好是路線最多能走到的個數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So a tour makes none of these {number} moves</source>
        <translation>
            <numerusform>所以這 {number} 步路線都不會走</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares are taken away</source>
        <translation>
            <numerusform>去掉 {number} 個方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part {part}, {number} squares</source>
        <translation>
            <numerusform>{part} 部分，{number} 個方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only over {number} squares</source>
        <translation>
            <numerusform>只能经過這 {number} 個方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From these {number} squares…</source>
        <translation>
            <numerusform>從這 {number} 個方格出发……</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dark}, {number} light squares</source>
        <translation>
            <numerusform>{dark}，{number} 個淺色方格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} parts; a tour gets from one to another {joints}</source>
        <translation>
            <numerusform>共 {number} 個部分；從一個部分到另一個部分，{joints}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} parts, and no move leads from one to another</source>
        <translation>
            <numerusform>共 {number} 個部分，彼此之間一步也走不到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofSteps</name>
    <message>
        <source>The proof on the board</source>
        <translation>棋盤上的證明</translation>
    </message>
    <message>
        <source>Previous step of the proof</source>
        <translation>證明的上一步</translation>
    </message>
    <message>
        <source>Next step of the proof</source>
        <translation>證明的下一步</translation>
    </message>
    <message>
        <source>Step of the proof</source>
        <translation>證明的步驟</translation>
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
        <translation>方法的虛擬碼</translation>
    </message>
    <message>
        <source>The line that the search runs now is highlighted</source>
        <translation>搜尋正在執行的一行以底色標出</translation>
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
        <translation>搜尋步驟</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>停止搜尋</translation>
    </message>
    <message>
        <source>Your unfinished game is saved in the history</source>
        <translation>未完成的遊戲已儲存在歷史記錄中</translation>
    </message>
    <message>
        <source>Copied as {form}: {text}</source>
        <translation>已複製為{form}：{text}</translation>
    </message>
    <message>
        <source>Result copied as text and picture</source>
        <translation>結果已複製為文字和圖片</translation>
    </message>
    <message>
        <source>Go through the steps of the search that was watched last, or back to what it found</source>
        <translation>重看剛才觀看的搜尋的各步，或回到它的答案</translation>
    </message>
    <message>
        <source>Choose the method and other options</source>
        <translation>選擇方法與其他選項</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Run the chosen method slowly on the board; with {key} it waits for you after each step</source>
        <translation>在棋盤上慢速執行所選的方法；按 {key} 則每走一步都會等你</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Watch it think</source>
        <translation>觀看思考</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
</context>
<context>
    <name>PuzzleSession</name>
    <message>
        <source>Paused. {pause}: resume · {forward}: next line · {step}: next step</source>
        <translation>已暫停。{pause}：繼續 · {forward}：下一行 · {step}：下一步</translation>
    </message>
    <message>
        <source>Preparing the search: this takes a while the first time on this computer…</source>
        <translation>正在準備搜尋：首次在這台電腦上使用，需要稍等…</translation>
    </message>
    <message>
        <source>Stopped before anything was proven.</source>
        <translation>已停止，尚無定論。</translation>
    </message>
    <message>
        <source>No solution: {reason}</source>
        <translation>無解：{reason}</translation>
    </message>
    <message>
        <source>Search complete: there are no more solutions.</source>
        <translation>搜尋完成：沒有更多解法。</translation>
    </message>
    <message>
        <source>Playing all of it takes {time} at this speed, {least} at the fastest: press {key}.</source>
        <translation>以目前速度播放需要 {time}，最快需要 {least}：按{key}播放。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <translation>檔案資料夾</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>捷徑</translation>
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
        <translation>查詢位置(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)：</translation>
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
        <translation>類型</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
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
            <numerusform>空白鍵</numerusform>
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
            <numerusform>選單鍵</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Open on its page</source>
        <translation>在原來的頁面開啟</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>收合</translation>
    </message>
    <message>
        <source>List these searches or no longer</source>
        <translation>展開或收合這些搜尋</translation>
    </message>
    <message>
        <source>Select a record to see it here.</source>
        <translation>選取一筆記錄，即可在此檢視。</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Backup to restore</source>
        <translation>要還原的備份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Automatic backups</source>
        <translation>自動備份</translation>
    </message>
    <message>
        <source>Show what is in a backup that the program has made by itself on one of the last days</source>
        <translation>看看程式最近幾天自動建立的備份中有什麼</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>檔案中</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>現有</translation>
    </message>
    <message>
        <source>Take the &amp;settings from the file too</source>
        <translation>同時採用檔案中的設定(&amp;S)</translation>
    </message>
    <message>
        <source>Theme, language, text size, methods, speeds and other choices</source>
        <translation>主題、語言、文字大小、方法、速度和其他選擇</translation>
    </message>
    <message>
        <source>Show the copy of what was here before the last restore, to restore it</source>
        <translation>顯示上次還原之前的內容副本，以便還原</translation>
    </message>
    <message>
        <source>&amp;Undo the last restore…</source>
        <translation>復原上次還原(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>還原(&amp;R)</translation>
    </message>
    <message>
        <source>Restore what is in the file</source>
        <translation>還原檔案中的內容</translation>
    </message>
    <message>
        <source>This is a data file without settings.</source>
        <translation>這是不含設定的資料檔。</translation>
    </message>
    <message>
        <source>Backed up on {moment}.</source>
        <translation>備份時間：{moment}。</translation>
    </message>
    <message>
        <source>Choose a backup: first you see what is in it, and nothing is changed.</source>
        <translation>請選擇備份：你會先看到其中的內容，此時不會有任何變更。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>匯出到</translation>
    </message>
    <message>
        <source>Show the results of a saved comparison again</source>
        <translation>重新顯示已儲存的比較結果</translation>
    </message>
    <message>
        <source>Saved comparisons</source>
        <translation>已儲存的比較</translation>
    </message>
    <message>
        <source>Delete the saved comparison that is shown</source>
        <translation>刪除目前顯示的比較</translation>
    </message>
    <message>
        <source>Export the table or the chart to a file</source>
        <translation>將表格或圖表匯出成檔案</translation>
    </message>
    <message>
        <source>Measuring; first results follow shortly.</source>
        <translation>正在測量，結果即將顯示。</translation>
    </message>
    <message>
        <source>Nothing compared yet.

Click a preset, or select problems and methods and press Run: results appear here as they come in.</source>
        <translation>還沒有比較。

按一下內建比較，或選好題目和方法後按「執行」，結果會陸續顯示在這裡。</translation>
    </message>
    <message>
        <source>Choose a saved comparison above to see it again.

Or click a preset, or select problems and methods and press Run: results appear here as they come in.</source>
        <translation>在上方選擇已儲存的比較，即可再次查看。

也可以按一下內建比較，或選好題目和方法後按「執行」，結果會陸續顯示在這裡。</translation>
    </message>
    <message>
        <source>No saved comparisons</source>
        <translation>沒有已儲存的比較</translation>
    </message>
    <message>
        <source>How the results are shown</source>
        <translation>結果的顯示方式</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>已匯出到 {file}</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
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
        <translation>第 {last} 步（{slide}）之後：離出口還有 {left}。</translation>
    </message>
    <message>
        <source>After no. {last}: {left} to the exit.</source>
        <translation>第 {last} 步之後：離出口還有 {left}。</translation>
    </message>
    <message>
        <source>After no. {first} to {last}: {left} to the exit.</source>
        <translation>第 {first} 步到第 {last} 步之後：離出口還有 {left}。</translation>
    </message>
    <message>
        <source>The shortest path now leads back to where the detour began.</source>
        <translation>現在的最短路徑要先退回繞路開始的地方。</translation>
    </message>
    <message>
        <source>No. {step} moved {piece} back to {square}: {taken} for what the better way does in {better}.</source>
        <translation>第 {step} 步把{piece}移回 {square}：你走了 {taken}，更好的走法只要 {better} 就能做到。</translation>
    </message>
    <message>
        <source>This is a review: try again from here to play</source>
        <translation>這是回顧：要走棋，請從這裡再試</translation>
    </message>
    <message>
        <source>{slide} (no. {first}) cost {cost}.</source>
        <translation>第 {first} 步（{slide}）多走了 {cost}。</translation>
    </message>
    <message>
        <source>From {slide} (no. {first}) to no. {last}: that cost {cost}.</source>
        <translation>從第 {first} 步（{slide}）到第 {last} 步，多走了 {cost}。</translation>
    </message>
    <message>
        <source>After {better}: {left}.</source>
        <translation>改走「{better}」：只剩 {left}。</translation>
    </message>
    <message>
        <source>After {taken} that begin with {better}: {left}.</source>
        <translation>改從「{better}」起走 {taken}：只剩 {left}。</translation>
    </message>
    <message>
        <source>Later you saved {cost} of that again.</source>
        <translation>後來你省回了其中 {cost}。</translation>
    </message>
    <message>
        <source>The two ways did not meet again.</source>
        <translation>兩種走法此後沒有再會合。</translation>
    </message>
    <message>
        <source>No. {step} moved {piece} back to {square}.</source>
        <translation>第 {step} 步把{piece}移回 {square}。</translation>
    </message>
    <message>
        <source>After no. {step} the board was as before the detour again.</source>
        <translation>第 {step} 步之後，棋盤又回到繞路之前的樣子。</translation>
    </message>
    <message>
        <source>You need {taken} in all to get where the better way is after {better}.</source>
        <translation>總共要走 {taken}，才到得了更好的走法走 {better} 就到的地方。</translation>
    </message>
    <message>
        <source>Up to no. {step}, you needed {taken} for what the better way does in {better}.</source>
        <translation>到第 {step} 步為止，你走了 {taken}，更好的走法只要 {better} 就能做到。</translation>
    </message>
    <message>
        <source>{piece} {way}</source>
        <translation>{piece}：{way}</translation>
    </message>
    <message>
        <source>Looking for the detours…</source>
        <translation>正在尋找繞路…</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Previous detour</source>
        <translation>上一次繞路</translation>
    </message>
    <message>
        <source>Next detour</source>
        <translation>下一次繞路</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>繞路</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>回到我的遊戲</translation>
    </message>
    <message>
        <source>Play what would have been better on the board; in a game it counts as a hint</source>
        <translation>在棋盤上演示更好的走法；遊戲還沒結束時算一次提示</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>從這裡再試</translation>
    </message>
    <message>
        <source>Play on by hand from before the detour; what came after it can be redone</source>
        <translation>從繞路之前接著自己走；之後走過的仍可重做</translation>
    </message>
    <message>
        <source>Nothing can be undone in a strict game</source>
        <translation>嚴格遊戲中什麼都不能復原</translation>
    </message>
    <message>
        <source>Show what I played</source>
        <translation>顯示我的走法</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>顯示怎樣更好</translation>
    </message>
</context>
<context>
    <name>Riddle</name>
    <message>
        <source>Does this board have a closed tour, and if not, why?</source>
        <translation>這個棋盤有封閉路線嗎？如果沒有，為什麼？</translation>
    </message>
    <message>
        <source>Does this board have a tour, and if not, why?</source>
        <translation>這個棋盤有路線嗎？如果沒有，為什麼？</translation>
    </message>
    <message>
        <source>Yes, it has one</source>
        <translation>有</translation>
    </message>
    <message>
        <source>No: the colours do not fit</source>
        <translation>沒有：兩種顏色的格數不合</translation>
    </message>
    <message>
        <source>No: there are too many squares of one colour</source>
        <translation>沒有：某一種顏色的方格太多</translation>
    </message>
    <message>
        <source>No: too few moves on some squares</source>
        <translation>沒有：有些方格可走的步太少</translation>
    </message>
    <message>
        <source>No: some squares have too few knight&apos;s moves</source>
        <translation>沒有：有些方格可走的步太少</translation>
    </message>
    <message>
        <source>No: it falls into parts</source>
        <translation>沒有：棋盤會分成幾部分</translation>
    </message>
    <message>
        <source>No: it falls into parts, perhaps when a few squares are taken away</source>
        <translation>沒有：棋盤分成互不相通的部分，或去掉幾格後就會分開</translation>
    </message>
    <message>
        <source>No: moves close a loop too early</source>
        <translation>沒有：必走的步過早圍成圈</translation>
    </message>
    <message>
        <source>No: squares with only two moves close a loop too early</source>
        <translation>沒有：只有兩步可走的方格過早圍成了圈</translation>
    </message>
    <message>
        <source>No: edges and middle take turns</source>
        <translation>沒有：長邊與中間輪流走</translation>
    </message>
    <message>
        <source>No: the long edges and the middle would have to take turns</source>
        <translation>沒有：長邊與中間的方格必須輪流走</translation>
    </message>
    <message>
        <source>Try it by hand, or decide.</source>
        <translation>可以動手試試，也可以直接判斷。</translation>
    </message>
    <message>
        <source>{solved} of {riddles} solved</source>
        <translation>{riddles} 題中已解開 {solved} 題</translation>
    </message>
    <message>
        <source>Right. There is a tour: find it by hand.</source>
        <translation>答對了。確實有路線：動手找找看。</translation>
    </message>
    <message>
        <source>Right. Here is the proof: {proof}.</source>
        <translation>答對了。證明如下：{proof}。</translation>
    </message>
    <message>
        <source>No, {objection}.</source>
        <translation>不對：{objection}。</translation>
    </message>
</context>
<context>
    <name>RiddlePanel</name>
    <message>
        <source>Riddle</source>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Choose among all riddles</source>
        <translation>在所有謎題中選擇</translation>
    </message>
    <message>
        <source>Go to the next unsolved riddle</source>
        <translation>前往下一道未解開的謎題</translation>
    </message>
    <message>
        <source>Next riddle</source>
        <translation>下一道謎題</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Decide for what is chosen</source>
        <translation>送出選取的答案</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回應</translation>
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
        <translation>{square}：騎士可以走到這裡，{moves}；法則選這裡</translation>
    </message>
    <message>
        <source>{square}: the knight can go here, {moves}</source>
        <translation>{square}：騎士可以走到這裡，{moves}</translation>
    </message>
    <message>
        <source>{square}: not visited yet, {moves}</source>
        <translation>{square}：尚未到過，{moves}</translation>
    </message>
    <message numerus="yes">
        <source>{number} onward moves</source>
        <translation>
            <numerusform>{number} 條出路</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePart</name>
    <message>
        <source>Play by the rule</source>
        <translation>依法則走</translation>
    </message>
    <message>
        <source>Play randomly</source>
        <translation>隨機走</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>A dashed frame marks a square with only one onward move.</source>
        <translation>虛線框標出只剩一條出路的方格。</translation>
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
        <translation>橫軸：{across}；縱軸：{up}。</translation>
    </message>
</context>
<context>
    <name>SearchDetails</name>
    <message>
        <source>Search tree</source>
        <translation>搜尋樹</translation>
    </message>
    <message>
        <source>Watch a search, and its tree grows here</source>
        <translation>觀看一次搜尋，搜尋樹就會在這裡生長</translation>
    </message>
    <message>
        <source>Tree rotation at position {number}: same order, smaller height</source>
        <translation>樹在第 {number} 個局面處旋轉：次序不變，高度降低</translation>
    </message>
    <message numerus="yes">
        <source>Lookup in the binary search tree: new after {number} comparisons</source>
        <translation>
            <numerusform>在二元搜尋樹中查詢：比較 {number} 次後確認是新局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lookup in the binary search tree: found after {number} comparisons</source>
        <translation>
            <numerusform>在二元搜尋樹中查詢：比較 {number} 次後找到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPart</name>
    <message>
        <source>Watch it think</source>
        <translation>觀看思考</translation>
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
            <numerusform>{number} 個局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform>{number} 個解法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} 次展開</numerusform>
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
            <numerusform>略去 {number} 個字元</numerusform>
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
        <translation>從這一頁移除這個合集；你在其中解開的都會保留</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>How many times each run is timed; the median is shown</source>
        <translation>每項計時的次數；顯示的是中位數</translation>
    </message>
    <message>
        <source>Time limit for each run, in seconds</source>
        <translation>每項的時間上限，單位為秒</translation>
    </message>
    <message>
        <source>Run in random order, so that other activity on the machine affects all methods equally</source>
        <translation>以隨機順序執行，使電腦的其他活動對所有方法影響均等</translation>
    </message>
    <message>
        <source>Measure memory as well, with one extra run that is much slower</source>
        <translation>另外執行一次（慢得多），同時測量記憶體用量</translation>
    </message>
    <message>
        <source>Run every method on every problem</source>
        <translation>用每種方法解每道題目</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>停止，保留目前的結果</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>內建比較</translation>
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
        <translation>隨機順序</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>測記憶體</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重複次數</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>時限</translation>
    </message>
</context>
<context>
    <name>Shape</name>
    <message>
        <source>Toggle</source>
        <translation>反轉</translation>
    </message>
    <message>
        <source>Erase from a square that is there, draw from one that is missing</source>
        <translation>從有的方格開始就擦去，從缺的方格開始就畫出</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>畫出</translation>
    </message>
    <message>
        <source>Only draw squares</source>
        <translation>只畫出方格</translation>
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
        <translation>不對稱的筆刷</translation>
    </message>
    <message>
        <source>Brush mirrored left and right</source>
        <translation>左右鏡像的筆刷</translation>
    </message>
    <message>
        <source>Brush mirrored top and bottom</source>
        <translation>上下鏡像的筆刷</translation>
    </message>
    <message>
        <source>Brush mirrored both ways</source>
        <translation>左右和上下都鏡像的筆刷</translation>
    </message>
    <message>
        <source>Brush repeated after half a turn</source>
        <translation>旋轉 180 度後重複的筆刷</translation>
    </message>
    <message>
        <source>Brush repeated after each quarter turn (square boards)</source>
        <translation>每旋轉 90 度重複的筆刷（正方形棋盤）</translation>
    </message>
    <message>
        <source>No square is drawn yet: drag over the board, or press Fill.</source>
        <translation>還沒有畫出方格：請在棋盤上拖曳，或按“填滿”。</translation>
    </message>
    <message>
        <source>Nothing forbids a tour, but none starts on a marked square.</source>
        <translation>沒有發現不可能的理由，但不能從有標記的方格出發。</translation>
    </message>
    <message>
        <source>Nothing forbids a closed tour.</source>
        <translation>沒有發現封閉路線不可能的理由。</translation>
    </message>
    <message>
        <source>Nothing forbids a tour.</source>
        <translation>沒有發現路線不可能的理由。</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares: {dark} dark, {light} light</source>
        <translation>
            <numerusform>{number} 格：深色 {dark} 格，淺色 {light} 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShapeTools</name>
    <message>
        <source>Draw the board</source>
        <translation>繪製棋盤</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>格數</translation>
    </message>
    <message>
        <source>Whether there is a tour</source>
        <translation>是否有路線</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填滿</translation>
    </message>
    <message>
        <source>Draw every square</source>
        <translation>畫出所有方格</translation>
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
        <translation>鏡像</translation>
    </message>
    <message>
        <source>Mirror the shape left and right</source>
        <translation>將形狀左右鏡像</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Turn the board a quarter, clockwise</source>
        <translation>將棋盤順時針旋轉 90 度</translation>
    </message>
    <message>
        <source>Save as my board…</source>
        <translation>存為我的棋盤…</translation>
    </message>
    <message>
        <source>Save this board under a name</source>
        <translation>為這個棋盤命名並儲存</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>結束繪製</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Huarong Knight: {name}</source>
        <translation>華容騎士：{name}</translation>
    </message>
    <message>
        <source>best possible {best}</source>
        <translation>最短 {best}</translation>
    </message>
    <message>
        <source>undone: {steps}</source>
        <translation>復原了 {steps}</translation>
    </message>
    <message>
        <source>strict game</source>
        <translation>嚴格遊戲</translation>
    </message>
    <message>
        <source>relaxed game</source>
        <translation>練習遊戲</translation>
    </message>
    <message>
        <source>with the program&apos;s help</source>
        <translation>有程式幫忙</translation>
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
        <translation>在華容道棋盤上</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>地圖上</translation>
    </message>
    <message>
        <source>On the chessboard</source>
        <translation>在棋盤上（騎士巡邏）</translation>
    </message>
    <message>
        <source>In the layout editor</source>
        <translation>在佈局編輯器中</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>在每個棋盤上</translation>
    </message>
    <message>
        <source>In a presentation</source>
        <translation>簡報時</translation>
    </message>
    <message>
        <source>On the tiles of the chapters</source>
        <translation>在各章的圖塊上</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>在歷史記錄中</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Next / previous control</source>
        <translation>下一個／上一個控制項</translation>
    </message>
    <message>
        <source>Go to the menu bar</source>
        <translation>移到選單列</translation>
    </message>
    <message>
        <source>Close a list, note or window</source>
        <translation>關閉清單、說明或視窗</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移動游標</translation>
    </message>
    <message>
        <source>Choose the square</source>
        <translation>選擇方格</translation>
    </message>
    <message>
        <source>End the tour on the square</source>
        <translation>以此方格為終點</translation>
    </message>
    <message>
        <source>Remove or restore the square</source>
        <translation>移除或還原方格</translation>
    </message>
    <message>
        <source>While drawing: draw or erase the square</source>
        <translation>繪製時：畫出或擦去方格</translation>
    </message>
    <message>
        <source>While drawing: stroke over squares</source>
        <translation>繪製時：連續畫過方格</translation>
    </message>
    <message>
        <source>Open the menu of the square</source>
        <translation>開啟方格的選單</translation>
    </message>
    <message>
        <source>Move from cell to cell</source>
        <translation>逐格移動</translation>
    </message>
    <message>
        <source>Place or remove the piece</source>
        <translation>放置或移除棋子</translation>
    </message>
    <message>
        <source>Rotate the general</source>
        <translation>旋轉將（橫放⇄豎放）</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>清空這一格</translation>
    </message>
    <message>
        <source>Step through the movable pieces</source>
        <translation>輪流選取可移動的棋子</translation>
    </message>
    <message>
        <source>Slide the selected piece by one cell</source>
        <translation>將選取的棋子滑動一格</translation>
    </message>
    <message>
        <source>Continue by hand from the solution shown</source>
        <translation>從顯示的解法接著自己走</translation>
    </message>
    <message>
        <source>Let the arrow keys control playback again</source>
        <translation>讓方向鍵恢復控制播放</translation>
    </message>
    <message>
        <source>Go to the neighbouring position in this direction</source>
        <translation>移到這個方向的相鄰局面</translation>
    </message>
    <message>
        <source>Play the shortest path to the position</source>
        <translation>沿最短路徑走到該局面</translation>
    </message>
    <message>
        <source>Go to the current position</source>
        <translation>移到目前的局面</translation>
    </message>
    <message>
        <source>Go to the furthest position</source>
        <translation>移到最遠的局面</translation>
    </message>
    <message>
        <source>Enlarge or shrink the map</source>
        <translation>放大或縮小地圖</translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>旋轉地圖</translation>
    </message>
    <message>
        <source>Pan the map</source>
        <translation>平移地圖</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>顯示整張地圖</translation>
    </message>
    <message>
        <source>Go to the neighbouring tile in this direction</source>
        <translation>移到這個方向的下一個圖塊</translation>
    </message>
    <message>
        <source>Go to the first / last tile of the chapter</source>
        <translation>移到本章的第一個／最後一個圖塊</translation>
    </message>
    <message>
        <source>Go to the next / previous chapter</source>
        <translation>移到下一章／上一章</translation>
    </message>
    <message>
        <source>Play what the tile shows</source>
        <translation>玩圖塊上的題目</translation>
    </message>
    <message>
        <source>Continue with the record on its page</source>
        <translation>在原來的頁面繼續這筆記錄</translation>
    </message>
    <message>
        <source>Open / close the searches of a day</source>
        <translation>展開／收合一天的搜尋</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>刪除選取的記錄</translation>
    </message>
    <message>
        <source>Go from the search line to the list</source>
        <translation>從尋找列到清單</translation>
    </message>
    <message>
        <source>Circle the square, or take its circle away</source>
        <translation>圈出該格，或去掉圓圈</translation>
    </message>
    <message>
        <source>Take arrows and circles away</source>
        <translation>清除箭頭和圓圈</translation>
    </message>
    <message>
        <source>Next step or slide</source>
        <translation>下一步或下一張投影片</translation>
    </message>
    <message>
        <source>Previous step or slide</source>
        <translation>上一步或上一張投影片</translation>
    </message>
    <message>
        <source>Black screen, and back</source>
        <translation>畫面變黑，再按恢復</translation>
    </message>
    <message>
        <source>Take arrows and circles away; without any, end the presentation</source>
        <translation>清除箭頭和圓圈；沒有時結束簡報</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Search by action or key</source>
        <translation>依功能或按鍵搜尋</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜尋快速鍵</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>沒有符合的快速鍵。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>ShownPath</name>
    <message>
        <source>Slides, grouped into moves</source>
        <translation>各次滑動（相連者合為一步）</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Methods side by side</source>
        <translation>並排比較方法</translation>
    </message>
    <message>
        <source>Method at the left</source>
        <translation>左邊的方法</translation>
    </message>
    <message>
        <source>Method at the right</source>
        <translation>右邊的方法</translation>
    </message>
    <message>
        <source>Run both</source>
        <translation>執行兩種方法</translation>
    </message>
    <message>
        <source>Run both methods and show their visits</source>
        <translation>執行兩種方法，並顯示它們的走訪過程</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop both methods</source>
        <translation>停止兩種方法</translation>
    </message>
    <message>
        <source>Result of the comparison</source>
        <translation>比較的結果</translation>
    </message>
    <message>
        <source>Both maps show equally many visits. The times are those of the methods at full speed.</source>
        <translation>兩張地圖顯示的走訪次數相同。耗時是各方法全速執行的時間。</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Lü&apos;s articles: Lü Zhenyu (吕震宇), “华容道与数据结构” (Klotski and data structures) and sequels, cnblogs, 2005, with two example programs, ConsoleHRD and WinHRD. From them: the methods with AVL trees, a chained hash table and eight-wide coordinates, and the 26-bit and 60-bit integers. They mention two more programs: Liu Junsong&apos;s (刘峻松), whose 24-digit codes can be read here, and Li Zhiguang&apos;s (李智广), which moved one cell at a time.</source>
        <translation>呂震宇的文章：呂震宇，〈華容道與資料結構〉（原題〈华容道与数据结构〉）及其續篇，發表於博客園（cnblogs），2005 年，附兩個範例程式 ConsoleHRD 與 WinHRD。本程式取自這些文章的有：使用 AVL 樹、鏈結法雜湊表、八格寬座標的各種方法，以及 26 位元與 60 位元整數編碼。文中還談到另外兩個程式：一個是劉峻松的，它的 24 位數字編碼在這裡也能讀取；另一個是李智廣的，每步只走一格。</translation>
    </message>
    <message>
        <source>Wei and Lin&apos;s paper: Wei Chung-liang (魏仲良) and Lin Shun-shii (林順喜), National Taiwan Normal University, “利用電腦探討中國古代益智遊戲─『華容道』之解法” (Solving the ancient Chinese puzzle Klotski by computer), undated, about 1999. From it: the depth-first method with a search tree, the vector and the base-20 value of a layout, and the table of 20 layouts, checked here against proven shortest solutions.</source>
        <translation>魏、林的論文：魏仲良、林順喜（國立臺灣師範大學資訊教育系），〈利用電腦探討中國古代益智遊戲─「華容道」之解法〉，未註年份，約 1999 年。本程式取自該文的有：配合搜尋樹的深度優先方法、佈局的向量與二十進位值，以及 20 個佈局的表格；表中的步數在此與已證明的最短解對照。</translation>
    </message>
    <message>
        <source>Two anonymous backtracking programs for the knight&apos;s tour, in Chinese: a course report in C++, “马踏棋盘程序设计”, with stacks instead of recursion and moves sorted beforehand, and a recursive exercise in C, with eight moves in one fixed order. Run as methods here, both find the tours printed there.</source>
        <translation>兩個騎士巡邏的回溯程式，都以中文寫成，未署名：一個出自 C++ 課程報告〈馬踏棋盤程式設計〉，以堆疊取代遞迴，並預先為每個方格的走法排好次序；另一個是 C 語言習題，以遞迴依固定次序嘗試八種走法。兩者都可選作方法，得出的路線與原文相同。</translation>
    </message>
    <message>
        <source>More on Klotski: breadth-first search (Moore, 1959), bidirectional search (Nicholson, 1966), A* (Hart, Nilsson and Raphael, 1968), IDA* (Korf, 1985); CommonCode, RawCode and ShortCode are from dnomd343&apos;s Klotski project.</source>
        <translation>華容道的其他方法：廣度優先搜尋（Moore，1959 年）、雙向搜尋（Nicholson，1966 年）、A*（Hart、Nilsson 與 Raphael，1968 年）、IDA*（Korf，1985 年）；CommonCode、RawCode 與 ShortCode 出自 dnomd343 的華容道專案。</translation>
    </message>
    <message>
        <source>More on the knight&apos;s tour: Warnsdorff&apos;s rule (1823), with tie-breaks by Pohl (1967), Roth, and Squirrel and Cull (1996); pruning by articulation points (Tarjan, 1972); random rotations (Pósa, 1976; Mansfield, 1982); tours joined from tiles (Parberry, 1997). Which boards have a closed tour: Schwenk (1991). How many tours the chessboard has: McKay (1997) and Chernov (2014).</source>
        <translation>騎士巡邏的其他方法：沃恩斯多夫（Warnsdorff）法則（1823 年），其平手規則出自 Pohl（1967 年）、Roth、Squirrel 與 Cull（1996 年）；以關節點剪枝（Tarjan，1972 年）；隨機旋轉（Pósa，1976 年；Mansfield，1982 年）；分塊拼接（Parberry，1997 年）。哪些棋盤有封閉路線：Schwenk（1991 年）。西洋棋盤上有多少條路線：McKay（1997 年）與 Chernov（2014 年）。</translation>
    </message>
</context>
<context>
    <name>SpeakerNotes</name>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>下一張：{title}</translation>
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
        <translation>不以此為起點(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>以此為起點(&amp;S)</translation>
    </message>
    <message>
        <source>Don&apos;t &amp;end here</source>
        <translation>不以此為終點(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;End here</source>
        <translation>以此為終點(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Remove square</source>
        <translation>移除方格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restore square</source>
        <translation>還原方格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo last change to the board</source>
        <translation>復原上一次棋盤更動(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Clear start, end and tour</source>
        <translation>清除起點、終點與路線(&amp;C)</translation>
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
        <translation>{height}.  {square}   第 {move} 個方向（共 8 個）</translation>
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
        <translation>呼叫</translation>
    </message>
    <message>
        <source>Calls that have not returned, the one that runs first</source>
        <translation>尚未返回的呼叫，正在執行的排在最前</translation>
    </message>
    <message>
        <source>Search stack</source>
        <translation>搜尋堆疊</translation>
    </message>
    <message>
        <source>Stack, top first: each square with the last move tried</source>
        <translation>堆疊，頂端在前：每個方格與最後試過的方向</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>no stars</source>
        <translation>沒有星</translation>
    </message>
    <message numerus="yes">
        <source>{number} stars</source>
        <translation>
            <numerusform>{number} 顆星</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarsChart</name>
    <message>
        <source>Stars by difficulty</source>
        <translation>各難度的星數</translation>
    </message>
</context>
<context>
    <name>StartFailureDialog</name>
    <message>
        <source>The window could not be opened. You can start the program without your saved settings and records; they stay as they are.</source>
        <translation>無法開啟視窗。你可以不讀取已儲存的設定和記錄而啟動程式，它們會保持原樣。</translation>
    </message>
    <message>
        <source>The window could not be opened. Files of the program may be damaged or missing: try installing it again.</source>
        <translation>無法開啟視窗。程式的檔案可能損毀或遺失：請試著重新安裝。</translation>
    </message>
    <message>
        <source>Huarong Knight</source>
        <translation>華容騎士</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>不讀取，直接啟動</translation>
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
        <translation>{band}：已解開 {solved}，三顆星 {three} 個，兩顆星 {two} 個，一顆星 {one} 個</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Every layout you solved has three stars.</source>
        <translation>解開的佈局都有三顆星。</translation>
    </message>
    <message>
        <source>Layouts that you solve in a few moves more than needed will be listed here.</source>
        <translation>比最少步數只多幾步的佈局會列在這裡。</translation>
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
        <translation>已解開的佈局</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星數</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>連續天數</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>遊玩時間</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>完成的遊戲</translation>
    </message>
    <message>
        <source>Manual tours</source>
        <translation>手動路線</translation>
    </message>
    <message>
        <source>Riddles solved</source>
        <translation>已解開的謎題</translation>
    </message>
    <message>
        <source>Found by searches</source>
        <translation>搜尋找到的</translation>
    </message>
    <message>
        <source>Stars by difficulty, in the catalogue and the chapters</source>
        <translation>目錄和章節中各難度的星數</translation>
    </message>
    <message>
        <source>Near to three stars</source>
        <translation>差一點就三顆星</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>過去一年</translation>
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
        <translation>步驟</translation>
    </message>
</context>
<context>
    <name>StrandPart</name>
    <message>
        <source>Neighbours of each position</source>
        <translation>各局面的鄰點數</translation>
    </message>
    <message>
        <source>Points by neighbours</source>
        <translation>各種鄰點數的點</translation>
    </message>
    <message>
        <source>{neighbours}, {moves} from the exit</source>
        <translation>{neighbours}，離出口 {moves}</translation>
    </message>
    <message numerus="yes">
        <source>{number} neighbours</source>
        <translation>
            <numerusform>{number} 個鄰點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} 個點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} have {number} neighbours</source>
        <translation>
            <numerusform>{points}有 {number} 個鄰點</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Structures</name>
    <message>
        <source>AVL tree</source>
        <translation>AVL 樹</translation>
    </message>
    <message>
        <source>Hash table</source>
        <translation>雜湊表</translation>
    </message>
    <message>
        <source>Lookup {number}: new. Comparisons: {tree} in the tree, {table} in the hash table.</source>
        <translation>第 {number} 次查詢：新局面。比較次數：樹 {tree}，雜湊表 {table}。</translation>
    </message>
    <message>
        <source>Lookup {number}: met before. Comparisons: {tree} in the tree, {table} in the hash table.</source>
        <translation>第 {number} 次查詢：已遇過。比較次數：樹 {tree}，雜湊表 {table}。</translation>
    </message>
    <message>
        <source>chain {chain}, load {load}</source>
        <translation>鏈長 {chain}，負載 {load}</translation>
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
        <translation>平均比較次數</translation>
    </message>
    <message>
        <source>Worst case</source>
        <translation>最壞情形</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶體</translation>
    </message>
    <message>
        <source>Tree and hash table compared</source>
        <translation>樹與雜湊表的比較</translation>
    </message>
    <message>
        <source>Look up one by one</source>
        <translation>逐個查詢</translation>
    </message>
    <message>
        <source>Which is faster in the end? Pick one, then both are measured:</source>
        <translation>到最後誰更快？先選一個，再實測兩者：</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>樹</translation>
    </message>
    <message>
        <source>The hash table</source>
        <translation>雜湊表</translation>
    </message>
    <message>
        <source>Lookups measured so far</source>
        <translation>已測量的查詢比例</translation>
    </message>
</context>
<context>
    <name>SuccessPart</name>
    <message>
        <source>Guess first; the curves will appear here</source>
        <translation>先猜一猜：曲線會畫在這裡</translation>
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
        <translation>雜湊表，{count} 個槽位，每一條代表 {each} 個</translation>
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
        <translation>新檔案…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Open the editor</source>
        <translation>開啟編輯器</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Minutes {begin} to {end}: {step}</source>
        <translation>第 {begin} 至 {end} 分鐘：{step}</translation>
    </message>
    <message>
        <source>{label}</source>
        <comment>a label of the window that a plan quotes</comment>
        <translation>「{label}」</translation>
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
        <translation>先外後內（Roth）</translation>
    </message>
    <message>
        <source>One move ahead (Pohl)</source>
        <translation>再看一步（Pohl）</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
</context>
<context>
    <name>TiesPart</name>
    <message>
        <source>Board and start</source>
        <translation>棋盤與起點</translation>
    </message>
    <message>
        <source>{size} from {start}</source>
        <translation>{size}，從 {start} 出發</translation>
    </message>
    <message>
        <source>Back to the last good move</source>
        <translation>回到還能走完的那一步</translation>
    </message>
    <message>
        <source>Squares visited</source>
        <translation>走過的格數</translation>
    </message>
</context>
<context>
    <name>TourPart</name>
    <message>
        <source>Fewest onward moves: {number}. The rule goes to {square}.</source>
        <translation>出路最少：{number} 條。法則走到 {square}。</translation>
    </message>
    <message numerus="yes">
        <source>{tied} tie with {number} onward moves each. This tie-break takes {square}.</source>
        <translation>
            <numerusform>{tied} 同為 {number} 條出路。這種平手規則選 {square}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TourView</name>
    <message>
        <source>Notes from the method</source>
        <translation>方法的說明</translation>
    </message>
    <message>
        <source>The squares of the tour will be listed here</source>
        <translation>路線經過的方格會列在這裡</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy the tour as text ({key}: matrix and chess notation)</source>
        <translation>以文字複製路線（{key}：矩陣與西洋棋記譜）</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Go to start</source>
        <translation>回到開頭</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>Play / pause</source>
        <translation>播放／暫停</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>跳到結尾</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Drag to any position</source>
        <translation>拖曳到任意位置</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>How fast it plays: all of it takes {time}</source>
        <translation>播放速度：全部播完需時 {time}</translation>
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
        <translation>AVL 樹</translation>
    </message>
    <message>
        <source>The tree will grow here, lookup by lookup.</source>
        <translation>樹會在這裡隨每次查詢生長。</translation>
    </message>
    <message>
        <source>Last rotation, at lookup {number}</source>
        <translation>最近一次旋轉，在第 {number} 次查詢</translation>
    </message>
</context>
<context>
    <name>TwoPathsPicture</name>
    <message>
        <source>Two paths to one position</source>
        <translation>到同一局面的兩條路徑</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>VisitFigures</name>
    <message>
        <source>Figures of the search</source>
        <translation>搜尋的數字</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>走訪次數</translation>
    </message>
    <message>
        <source>How often the method has come to a position, new or not</source>
        <translation>此方法來到局面的次數，無論是否新局面</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Different positions visited so far</source>
        <translation>目前為止走訪過的不同局面</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>重訪</translation>
    </message>
    <message>
        <source>Visits to positions that had been visited before</source>
        <translation>再次來到已走訪過的局面的次數</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Steps by which the method came to the position visited last</source>
        <translation>此方法走了幾步來到最後走訪的局面</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>How many times the method has begun at the start</source>
        <translation>此方法從起點開始了幾次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗時</translation>
    </message>
    <message>
        <source>How long the whole method took at full speed</source>
        <translation>此方法全速執行所需的時間</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>A closed tour: every square, and back to the start.</source>
        <translation>封閉路線：走遍每一格，又回到起點。</translation>
    </message>
    <message>
        <source>A tour: every square, each exactly once.</source>
        <translation>路線完成：走遍每一格，無一重複。</translation>
    </message>
    <message>
        <source>Click a square to put the {piece} on it.</source>
        <translation>按一下方格，把{piece}放上去。</translation>
    </message>
    <message>
        <source>The {piece} is stuck: go back some squares.</source>
        <translation>{piece}走不動了：請退回幾格。</translation>
    </message>
    <message>
        <source>Click a dot, press its key, or drag the {piece}.</source>
        <translation>按一下標出的點，按它的數字鍵，或把{piece}拖過去。</translation>
    </message>
    <message>
        <source>A tour is still possible from here.</source>
        <translation>從這裡還能走遍棋盤。</translation>
    </message>
    <message>
        <source>Checking whether a tour is still possible…</source>
        <translation>正在檢查是否還能走遍棋盤…</translation>
    </message>
    <message>
        <source>No tour is possible any more. Finding the step that lost it…</source>
        <translation>已經走不完了。正在找出走錯的那一步…</translation>
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
        <translation>已經走不完了，但無法找出走錯的那一步：{why}</translation>
    </message>
    <message>
        <source>There is no such tour on this board: {reason}</source>
        <translation>這個棋盤沒有這樣的路線：{reason}</translation>
    </message>
    <message>
        <source>every continuation has been tried</source>
        <translation>後面的走法已全部試過</translation>
    </message>
    <message>
        <source>{visited} / {squares}</source>
        <translation>{visited} / {squares}</translation>
    </message>
    <message>
        <source>Choose another start</source>
        <translation>另選起點</translation>
    </message>
    <message>
        <source>Back to square {number}, {square}</source>
        <translation>回到第 {number} 格 {square}</translation>
    </message>
    <message>
        <source>No step leads to a tour from here: go back first.</source>
        <translation>從這裡沒有一步能走出路線：請先退回。</translation>
    </message>
    <message>
        <source>It could not be found out whether a tour is still possible: {why}</source>
        <translation>無法查明是否還能走遍棋盤：{why}</translation>
    </message>
    <message>
        <source>No tour starts from {square}: {reason}</source>
        <translation>沒有從 {square} 出發的路線：{reason}</translation>
    </message>
    <message>
        <source>No tour is possible with square {number} on {square}: {reason}.</source>
        <translation>第 {number} 格走 {square} 就不再有路線：{reason}。</translation>
    </message>
    <message>
        <source>No tour has been possible since square {number}, {square}: {reason}.</source>
        <translation>自第 {number} 格 {square} 起不再有路線：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>{number} squares in {time}</source>
        <translation>
            <numerusform>{number} 格，耗時 {time}</numerusform>
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
        <translation>觀看中的搜尋</translation>
    </message>
    <message>
        <source>Watching: {method}</source>
        <translation>觀看中：{method}</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>全速</translation>
    </message>
    <message>
        <source>Let the search run on as fast as it can; press again to watch it from there</source>
        <translation>讓搜尋全速進行；再按一次，從那裡繼續觀看</translation>
    </message>
    <message>
        <source>Watched {watched}, searched {searched}</source>
        <translation>已觀看 {watched}，搜尋耗時 {searched}</translation>
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
        <translation>目前為止走訪過的不同局面</translation>
    </message>
    <message>
        <source>How many steps the position that is expanded is away from where its side began</source>
        <translation>正在展開的局面與這一邊起點相距的步數</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Positions visited but not expanded yet</source>
        <translation>已走訪但尚未展開的局面</translation>
    </message>
    <message>
        <source>Steps taken and fewest still needed, of the position that is expanded</source>
        <translation>正在展開的局面：已走步數加上至少還需的步數</translation>
    </message>
    <message>
        <source>f = g + h</source>
        <translation>f = g + h</translation>
    </message>
    <message>
        <source>How many steps the path has that the search follows now</source>
        <translation>搜尋正在走的路徑有多少步</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>已走訪</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>佇列</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>堆積</translation>
    </message>
    <message>
        <source>{total} = {taken} taken + at least {needed} needed</source>
        <translation>{total} = 已走 {taken} + 至少還需 {needed}</translation>
    </message>
    <message>
        <source>How many steps a solution may take in this round</source>
        <translation>這一輪中解法最多可用的步數</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>How many steps the shortest solution so far takes</source>
        <translation>目前最短解法的步數</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>目前最佳</translation>
    </message>
    <message numerus="yes">
        <source>{number} positions waiting</source>
        <translation>
            <numerusform>{number} 個局面待展開</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} 個局面</numerusform>
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
        <translation>計算路線條數</translation>
    </message>
    <message>
        <source>{method}: {chosen}</source>
        <comment>a method and the one it has chosen</comment>
        <translation>{method}：{chosen}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>走過</translation>
    </message>
    <message>
        <source>How often a square was entered, every attempt counted</source>
        <translation>進入方格的次數，每次嘗試都計入</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已處理</translation>
    </message>
    <message>
        <source>The frontier is between these squares and the others</source>
        <translation>邊界在這些方格與其餘方格之間</translation>
    </message>
    <message>
        <source>States</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Partial tours that can continue in the same ways are counted together</source>
        <translation>能以相同方式繼續的部分路線合在一起計算</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>已計算</translation>
    </message>
    <message>
        <source>The share of the work that is done, as far as it can be estimated</source>
        <translation>已完成的工作所占的比例（估計）</translation>
    </message>
    <message>
        <source>Squares on the path now</source>
        <translation>現在路徑上的方格</translation>
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
            <numerusform>{number} 種部分路線</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchedProgram</name>
    <message>
        <source>Program of the search</source>
        <translation>搜尋的程式</translation>
    </message>
    <message>
        <source>Variables of the function that runs</source>
        <translation>正在執行的函式的變數</translation>
    </message>
</context>
<context>
    <name>WatchedSearch</name>
    <message>
        <source>Show on the map</source>
        <translation>在地圖上顯示</translation>
    </message>
    <message>
        <source>Mark the position expanded last on the map of all positions</source>
        <translation>在所有局面的地圖上標出最後展開的局面</translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message>
        <source>Cao Cao is through the pass</source>
        <translation>曹操過關了</translation>
    </message>
    <message>
        <source>{length} · {time}</source>
        <translation>{length} · {time}</translation>
    </message>
    <message>
        <source>{length} · best possible {best} · {time} · strict game</source>
        <translation>{length} · 最短 {best} · {time} · 嚴格遊戲</translation>
    </message>
    <message>
        <source>{length} · best possible {best} · {time}</source>
        <translation>{length} · 最短 {best} · {time}</translation>
    </message>
    <message>
        <source>A relaxed game gives no stars.</source>
        <translation>練習遊戲不計星。</translation>
    </message>
    <message>
        <source>The program gave part of this solution, so it earns no stars.</source>
        <translation>這個解法有一部分是程式給的，所以沒有星。</translation>
    </message>
    <message>
        <source>The fewest possible are not known yet, so there are no stars.</source>
        <translation>還不知道最短要幾步，所以還沒有星。</translation>
    </message>
    <message>
        <source>What was undone before this version of the program is not known, so there are no stars.</source>
        <translation>舊版程式沒有記下復原了幾步，所以沒有星。</translation>
    </message>
    <message>
        <source>{cost}. Without that: three stars.</source>
        <translation>{cost}。不然就是三顆星。</translation>
    </message>
    <message>
        <source>With a hint, two stars are the most.</source>
        <translation>用了提示，最多兩顆星。</translation>
    </message>
    <message>
        <source>{cost}. With a hint, two stars are the most.</source>
        <translation>{cost}。用了提示，最多兩顆星。</translation>
    </message>
    <message>
        <source>{cost}. Without that: two stars, the most with a hint.</source>
        <translation>{cost}。不然就是兩顆星，用了提示最多如此。</translation>
    </message>
    <message>
        <source>It cannot be done in fewer, and you had neither help nor undo.</source>
        <translation>不能更短了，而且沒有提示，也沒有復原。</translation>
    </message>
    <message>
        <source>It cannot be done in fewer.</source>
        <translation>不能更短了。</translation>
    </message>
    <message>
        <source>What you undid counts: {steps}</source>
        <translation>復原的也算：{steps}</translation>
    </message>
    <message>
        <source>{detours}, and you undid {steps}</source>
        <translation>{detours}，又復原了 {steps}</translation>
    </message>
    <message>
        <source>{cost} more than the fewest</source>
        <translation>比最短多 {cost}</translation>
    </message>
    <message>
        <source>Cao Cao is through the pass. The program gave this path, so it earns no stars.</source>
        <translation>曹操過關了。這條路徑是程式給的，所以沒有星。</translation>
    </message>
    <message numerus="yes">
        <source>{number} detours cost {cost}</source>
        <translation>
            <numerusform>{number} 次繞路多走了 {cost}</numerusform>
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
        <translation>同一題再玩一次</translation>
    </message>
    <message>
        <source>See the detours</source>
        <translation>查看繞路</translation>
    </message>
    <message>
        <source>Show where the shortest path was left, and what was better</source>
        <translation>看看在哪裡離開了最短路徑，怎樣走更好</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Copy the result as text and picture</source>
        <translation>將結果複製為文字和圖片</translation>
    </message>
    <message>
        <source>Play the next puzzle</source>
        <translation>玩下一題</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>下一題：{name}</translation>
    </message>
</context>
<context>
    <name>WorkingDialog</name>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Cancel, or close the dialog</source>
        <translation>取消，或關閉對話框</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelled: nothing was changed.</source>
        <translation>已取消：沒有任何變更。</translation>
    </message>
</context>
<context>
    <name>ZoomControls</name>
    <message>
        <source>Zoom</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit board</source>
        <translation>顯示整個棋盤</translation>
    </message>
    <message>
        <source>Drag the board to move it</source>
        <translation>拖曳棋盤即可移動</translation>
    </message>
    <message>
        <source>{number}×</source>
        <comment>how many times larger</comment>
        <translation>{number}×</translation>
    </message>
</context>
</TS>
