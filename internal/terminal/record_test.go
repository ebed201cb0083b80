package terminal

import "testing"

// A saved game of a definition of one's own names the commands that load it.
func TestRecordOfOwnGame(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "frog.toml", "title = \"Frog\"\nextends = \"normal\"")
	own := settings(t, "frog.toml")
	typed(t, own, "e2e4\nsave x.pgn\n", "is saved in x.pgn.")
	typed(t, settings(t, "normal"), "load x.pgn\nnew frog.toml\nload x.pgn\nhistory\n",
		"x.pgn: a game of frog.toml; type \"new frog.toml\" first, then load it again.", "> 1. e4 h6")
}
