package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/engine/net"
)

// Mistakes in a command line, and games that cannot be learnt, have a word and a status.
func TestLearnMistakes(t *testing.T) {
	folder := t.TempDir()
	broken := filepath.Join(folder, "broken.toml")
	write(t, broken, "title = \"Broken\"\nextends = \"gardener\"\n")
	file := filepath.Join(folder, "file")
	write(t, file, "")
	for _, test := range []struct {
		arguments string
		status    int
		err       string
	}{
		{"learn", 2, "missing"},
		{"learn a b", 2, "too many"},
		{"learn nothing", 1, "nothing"},
		{"learn " + broken, 1, "gardener"},
		{"learn gardner -time 0s", 2, "positive"},
		{"learn gardner -time -1s", 2, "positive"},
		{"learn gardner -games 0", 2, "positive"},
		{"learn gardner -games 5 -time 1h", 2, "either"},
		{"learn gardner -threads 0", 2, "from 1 to 1024"},
		{"learn gardner -generations -1", 2, "positive"},
		{"learn gardner -shard 1/2", 2, "-games"},
		{"learn -stale -dir x", 2, "-stale"},
		{"learn -stale -games 5 -shard 1/2 gardner", 2, "-stale"},
		{"learn -stale nothing", 1, "nothing"},
		{"learn gardner -games 5 -shard 3/2", 2, "K/N"},
		{"learn gardner -games 1 -dir " + file, 1, "file"},
	} {
		status, out, err := typed(t, "", strings.Fields(test.arguments)...)
		if status != test.status || !strings.Contains(err, test.err) || out != "" {
			t.Errorf("%s: status %d, output %q, errors %q, want %d and %q", test.arguments, status, out, err, test.status, test.err)
		}
	}
}

// A shard of a user's own game is a file beside it.
func TestLearnShard(t *testing.T) {
	folder := t.TempDir()
	game := filepath.Join(folder, "own.toml")
	write(t, game, "title = \"Own\"\nextends = \"gardner\"\nendings.move_rule = 20\n")
	status, out, err := typed(t, "", "learn", "-games", "2", "-shard", "2/2", "-threads", "1", game)
	if status != 0 || !strings.Contains(out, "shard 2/2") || !strings.Contains(err, "1 of 1 game,") {
		t.Errorf("status %d, output %q, errors %q", status, out, err)
	}
	info, failed := os.Stat(filepath.Join(folder, "own.learn", "games-1.shard-2-of-2"))
	if failed != nil || info.Size() < 100 {
		t.Errorf("the games of the shard: %v", failed)
	}
}

// What is not stale is left alone, and what is says where its games would be.
func TestLearnStale(t *testing.T) {
	game, beside, _ := gameForNets(t)
	for _, test := range []struct{ fingerprint, want string }{
		{"", "No network is stale.\n"},
		{"old", "own.learn; \"fairymax learn " + game + "\" plays some."},
	} {
		file := ownNet(t, "gardner", func(h *net.Header) {
			if test.fingerprint != "" {
				h.Fingerprint = test.fingerprint
			}
		})
		write(t, beside, string(file))
		out, err := runHere(t, "", "learn", "-stale", game)
		if !strings.Contains(out, test.want) || err != "" {
			t.Errorf("%q: %q and %q, want %q", test.fingerprint, out, err, test.want)
		}
		if kept, err := os.ReadFile(beside); err != nil || string(kept) != string(file) {
			t.Errorf("the network has changed: %v", err)
		}
	}
}
