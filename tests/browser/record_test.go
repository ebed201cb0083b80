//go:build browser

package browser

import (
	"fmt"
	"testing"
)

// The list has the games of the text that was read last, and shows which of them is on the board.
func TestListOfGames(t *testing.T) {
	p := open(t, chromium(t), "normal")
	games := func(moves ...string) (text string) {
		for i, move := range moves {
			text += fmt.Sprintf("[White \"%s%d\"]\n\n1. %[3]s *\n\n", move, i+1, move)
		}
		return text
	}
	state := func(want string) { // numbers of games and of the one chosen, whether the list is hidden, the third rank
		t.Helper()
		const told = `(() => { const games = document.getElementById("games"); return [games.options.length, games.selectedIndex, ` +
			`document.getElementById("games-label").hidden, fairymaxGame.view.fen.split(" ")[0].split("/")[5]].join(" ") })()`
		p.wait("!fairymaxGame.asking")
		if got := read[string](p, told); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	enter := func(text string) {
		t.Helper()
		p.do(fmt.Sprintf(`document.getElementById("pgn").value = %q; document.getElementById("read-pgn").click()`, text))
	}
	p.choose("engine", "none")
	enter(games("a3", "b3", "c3"))
	state("3 0 false P7")
	p.do(`const games = document.getElementById("games"); games.selectedIndex = 2; games.dispatchEvent(new Event("change"))`)
	state("3 2 false 2P5")
	p.click("#new-game")
	p.wait(`fairymaxGame.view.played.length === 0`)
	state("3 -1 false 8")
	p.do(`const games = document.getElementById("games"); games.selectedIndex = 1; games.dispatchEvent(new Event("change"))`)
	state("3 1 false 1P6")
	enter(games("d3", "e3", "f3"))
	state("3 0 false 3P4")
	enter("1. e9 *\n\n1. e4 *")
	state("3 0 false 3P4")
	p.do(`const games = document.getElementById("games"); games.selectedIndex = 1; games.dispatchEvent(new Event("change"))`)
	state("3 1 false 4P3")
	enter(games("g3"))
	state("3 0 true 6P1")
	p.silent()
}
