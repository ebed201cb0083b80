//go:build browser

package browser

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// collisions lists texts that lie over each other, or that are cut off: by the window, but
// for tables that scroll, or by their picture.
const collisions = `(() => {
	const found = [], boxes = [];
	if (document.documentElement.scrollWidth > innerWidth) found.push("the page is " + document.documentElement.scrollWidth + " wide");
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let n; (n = walker.nextNode());) {
		const e = n.parentElement, text = n.textContent.trim();
		if (!text || e.closest("title, style, script") || !e.checkVisibility()) continue;
		const range = document.createRange(), picture = e.closest("svg")?.getBoundingClientRect();
		range.selectNodeContents(n);
		const wide = e.closest(".wide")?.getBoundingClientRect();
		for (const r of range.getClientRects()) {
			if (!r.width || wide && (r.left >= wide.right || r.right <= wide.left)) continue; // to be scrolled to
			boxes.push([n, text.slice(0, 30), { left: r.left, right: Math.min(r.right, wide?.right ?? r.right), top: r.top, bottom: r.bottom }]);
			if (!wide && (r.left < -1 || r.right > innerWidth + 1)) found.push("cut off by the window: " + text.slice(0, 30));
			if (picture && (r.left < picture.left - 1 || r.right > picture.right + 1 || r.top < picture.top - 1 || r.bottom > picture.bottom + 1)) found.push("cut off by the picture: " + text);
		}
	}
	boxes.forEach(([n, text, p], i) => {
		for (const [m, other, q] of boxes.slice(i + 1)) {
			if (n !== m && p.left < q.right - 2 && q.left < p.right - 2 && p.top < q.bottom - 4 && q.top < p.bottom - 4) found.push(text + " over " + other);
		}
	});
	return found;
})()`

// TestLooksOfReports holds that no texts of reports lie over each other, on phones and on
// desks, and that they are easy to read: on small and large boards, with hands, with many
// kinds of pieces, and with three games side by side.
func TestLooksOfReports(t *testing.T) {
	b := chromium(t)
	for _, games := range []string{"crazyhouse", "chu", "losalamos gardner shatranj"} {
		name, _, _ := strings.Cut(games, " ")
		t.Run(name, func(t *testing.T) {
			page := filepath.Join(t.TempDir(), "page.html")
			run(t, append([]string{"report", "-games", "4", "-nodes", "20", "-o", page, "-dir", t.TempDir()}, strings.Fields(games)...)...)
			p := show(t, b, page)
			p.looks("report-"+name, collisions, faint)
			p.silent()
		})
	}
}

// TestLooksOfAnnotations holds the same of annotated games: with errors, turning points
// and long moves, and of several games on one page.
func TestLooksOfAnnotations(t *testing.T) {
	folder := t.TempDir()
	games, page := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "page.html")
	const text = "[White \"A rather long name of a player\"]\n[Black \"Another one\"]\n[Event \"A tournament\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n" +
		"[Variant \"losalamos\"]\n\n1. d3 c4 2. Nc3 cxd3 3. cxd3 Nd4 *\n"
	if err := os.WriteFile(games, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	run(t, "annotate", "-nodes", "2000", "-html", page, games)
	p := show(t, chromium(t), page)
	p.looks("annotate", collisions, faint)
	p.silent()
}

// TestAnnotatedBoard holds that annotated games of one variant come on a board, with what was found
// and what they said before.
func TestAnnotatedBoard(t *testing.T) {
	folder := t.TempDir()
	games, path := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "page.html")
	const text = "[White \"a\"]\n\n1. f3 {odd} e5 (1... d5) 2. g4 Qh4# 0-1\n\n[White \"b\"]\n\n1. e4 1-0\n"
	if err := os.WriteFile(games, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	written(t, "normal") // so that the engine is at hand
	run(t, "annotate", "-nodes", "2000", "-html", path, games)
	p := show(t, chromium(t), path)
	p.ready()
	p.wait(`fairymaxGame.modeName === "analyse" && fairymaxGame.tree.line(0).length === 4 && !document.getElementById("curve").hasAttribute("hidden")`)
	if got := p.moves(); !strings.Contains(got, "g4??") || !strings.Contains(got, "d5") {
		t.Errorf("the moves are %s", got)
	}
	if said := read[string](p, "document.body.innerText"); !strings.Contains(said, "Turning point: 2. g4") || !strings.Contains(said, "odd") {
		t.Errorf("the page lacks the turning point or a comment: %s", said)
	}
	p.choose("games", "b – ?, 1-0")
	p.wait(`fairymaxGame.tree.line(0).length === 1`)
	p.click("#engine-on")
	p.looks("annotatedboard")
	p.silent()
}

// run runs a command of the program.
func run(t *testing.T, arguments ...string) {
	t.Helper()
	command := exec.Command(program, arguments...)
	command.Env = append(os.Environ(), "XDG_CONFIG_HOME="+t.TempDir())
	if said, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%q: %v\n%s", arguments, err, said)
	}
}
