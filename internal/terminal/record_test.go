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

// A file that was only read does not take the next game; one in which games were saved does.
func TestSaveAfterNew(t *testing.T) {
	t.Chdir(t.TempDir())
	s := settings(t, "normal")
	typed(t, s, "e2e4\nsave x.pgn\nnew\nd2d4\nsave\n", "is saved in x.pgn.", "is saved in x.pgn, after the games already there.")
	typed(t, s, "load x.pgn\nnew\ne2e4\nsave\n", "is saved in normal-")
}
