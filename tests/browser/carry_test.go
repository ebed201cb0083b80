//go:build browser

package browser

import (
	"fmt"
	"testing"
)

// changes types a text behind a part of the text, and waits until it is checked.
func (p *page) changes(part, text string) {
	p.t.Helper()
	p.caret(part)
	p.MustInsertText(text)
	p.wait(`fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className !== "wrong"`)
}

// wholeGame is all that has to go on of a game.
const wholeGame = `[fairymaxGame.view.start, document.getElementById("moves").textContent, fairymaxGame.view.played.join(), fairymaxGame.modeName,
	document.getElementById("setup-fen").value, document.getElementById("clock").value, ...Object.values(fairymaxGame.playing.clock.rest)].join("|")`

// TestCarried holds that the whole game goes on when the text changes: from a position that was set
// up or shuffled, with what was said of it, with the clocks, and with moves that are written in another
// way now.
func TestCarried(t *testing.T) {
	const gardner, shuffled = "title = \"Goes on\"\nextends = \"gardner\"\n", "title = \"Goes on\"\nextends = \"fischerandom\"\n"
	p := workbench(t, chromium(t))
	for name, test := range map[string]struct{ text, play, part, change string }{
		"set up":   {gardner, `await g.act({ do: "fen", text: "4k/5/5/5/KR3 w - - 0 1" }); await g.play("b1b4")`, "Goes on", "!"},
		"shuffled": {shuffled, `await g.play("e2e4"); await g.play("e7e5")`, "Goes on", "!"},
		"tree": {stagHunt, `for (const move of ["b1c3", "a7a6", "e2e4", "b7b5"]) await g.play(move);
			await g.go(2);
			g.enter("analyse");
			await g.play("a2a3");
			await g.act({ do: "comment", node: g.here, text: "quiet" });
			g.enter("play");
			document.getElementById("clock").value = "5+3";
			g.playing.clock.rest = { white: 100000, black: 200000 };
			await g.go(2)`, "Hunt", "!"},
		"two stags reach c3": {stagHunt, `await g.play("b1c3"); await g.play("e7e5"); await g.go(1)`, "leap = [1, 2] }", ", { leap = [2, 4] }"},
		"draft":              {stagHunt, `await g.play("e2e4"); g.enter("setup"); g.setup.squares.delete("d1"); g.setup.changed(); await g.setup.settled()`, "Hunt", "!"},
	} {
		p.do(fmt.Sprintf(`fairymaxDesk.begin("x", %q)`, test.text))
		p.wait("fairymaxDesk.text.get() === fairymaxDesk.checked")
		g := p.game()
		g.choose("engine", "none")
		want := read[string](g, fmt.Sprintf(`await (async (g) => { %s; return %s; })(fairymaxGame)`, test.play, wholeGame))
		g.do("window.isFirst = true")
		p.changes("title", " ")
		if g = p.game(); !read[bool](g, "Boolean(window.isFirst)") || read[string](g, wholeGame) != want {
			t.Errorf("%s: a blank has changed the game to %s, want %s", name, read[string](g, wholeGame), want)
		}
		p.changes(test.part, test.change)
		g = p.game()
		g.do(`document.getElementById("moves").textContent = document.getElementById("moves").textContent.replace("Sbc3", "Sc3")`)
		if got := read[string](g, wholeGame); read[bool](g, "Boolean(window.isFirst)") || got != want {
			t.Errorf("%s: the game goes on with %s, want %s", name, got, want)
		}
	}
	p.silent()
}

// TestCarriedNoFurther holds that a game goes on no further than its moves are legal, and not at all
// from another start.
func TestCarriedNoFurther(t *testing.T) {
	p := workbench(t, chromium(t))
	for _, test := range []struct{ part, change, want string }{
		{"moves  = [", "{ leap = [1, 1] }] # ", "e2e4,e7e5"},
		{"KQkq - 0 1", "2", ""},
	} {
		p.do(fmt.Sprintf(`fairymaxDesk.begin("x", %q)`, stagHunt))
		p.wait("fairymaxDesk.text.get() === fairymaxDesk.checked")
		g := p.game()
		g.choose("engine", "none")
		read[bool](g, `await (async () => { for (const move of ["e2e4", "e7e5", "b1c3", "d7d5"]) await fairymaxGame.play(move); return true; })()`)
		p.changes(test.part, test.change)
		if got := read[string](p.game(), "fairymaxGame.view.played.join()"); got != test.want {
			t.Errorf("%s behind %s: the game goes on with %q, want %q", test.change, test.part, got, test.want)
		}
	}
	p.silent()
}
