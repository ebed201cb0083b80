package main

import (
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"fairymax"
)

// mixer makes games that do not exist: those of the catalogue, with rules of others.
type mixer struct {
	games []map[string]any
	rules map[string][]any // by key: the values that games have
	keys  []string
}

func newMixer(t *testing.T) *mixer {
	t.Helper()
	m := &mixer{rules: map[string][]any{}}
	files, err := fs.Glob(fairymax.Files, "variants/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		var game map[string]any
		if _, err := toml.DecodeFS(fairymax.Files, file, &game); err != nil {
			t.Fatal(err)
		}
		m.games = append(m.games, game)
		for key, value := range game {
			m.rules[key] = append(m.rules[key], value)
		}
	}
	for _, key := range []string{"board", "start", "pieces", "piece", "extends"} { // seldom fit another game
		delete(m.rules, key)
	}
	m.keys = slices.Sorted(maps.Keys(m.rules))
	return m
}

// text is the nth mixed game.
func (m *mixer) text(t *testing.T, n int) string {
	t.Helper()
	random := rand.New(rand.NewPCG(uint64(n), 2))
	game := maps.Clone(m.games[random.IntN(len(m.games))])
	for range 1 + random.IntN(3) {
		key := m.keys[random.IntN(len(m.keys))]
		if _, has := game[key]; has && random.IntN(3) == 0 {
			delete(game, key)
			continue
		}
		game[key] = m.rules[key][random.IntN(len(m.rules[key]))]
	}
	var b strings.Builder
	encoder := toml.NewEncoder(&b)
	encoder.Indent = ""
	if err := encoder.Encode(game); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// crashed are games that a command once crashed on.
var crashed = []string{
	"title = \"x\"\nboard = \"5x5\"\nstart = \"rnk2/5/5/5/2KNR w - - 0 1\"\npieces = [\"rook\", \"knight\", \"king\"]\nafter_capture.neighbours.becomes = \"nothing\"\n", // nothing promotes
}

// Whatever the rules of a game together are, no command that reads it crashes, nor do other
// games of its folder.
func TestMixedGames(t *testing.T) {
	n := 12
	if os.Getenv("FAIRYMAX_LONG") != "" {
		n = 250
	}
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	m, playable := newMixer(t), 0
	for i := range n {
		dir := t.TempDir()
		file := filepath.Join(dir, "mixed.toml")
		write(t, file, m.text(t, i))
		if readsMixed(t, dir, file) {
			playable++
		}
		if t.Failed() {
			t.Fatalf("this was game %d:\n%s", i, m.text(t, i))
		}
	}
	for _, text := range crashed {
		dir := t.TempDir()
		file := filepath.Join(dir, "mixed.toml")
		write(t, file, text)
		if !readsMixed(t, dir, file) {
			t.Errorf("cannot be played:\n%s", text)
		}
	}
	if t.Logf("%d of %d can be played", playable, n); playable < n/6 {
		t.Error("too few can be played")
	}
}

// readsMixed reads a game by all that reads games and is quick, and reports whether it can be
// played. What fails is told, and no failure; a crash is one.
func readsMixed(t *testing.T, dir, file string) (playable bool) {
	t.Helper()
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%v\n%s", r, debug.Stack())
		}
	}()
	tell := func(input string, arguments ...string) bool {
		var o, e strings.Builder
		return run(arguments, console{strings.NewReader(input), &o, &e}) == 0
	}
	playable = tell("", "check", file)
	tell("xboard\nprotover 2\nvariant mixed\nrandom\nsd 1\ngo\nquit\n", "-variants", dir)
	if !playable {
		return false
	}
	for _, arguments := range [][]string{
		{"show"}, {"show", "-json"}, {"show", "-diagram"}, {"show", "-ini"}, {"show", "-html", filepath.Join(dir, "sheet.html")}, {"show", "-xboard", filepath.Join(dir, "pieces")},
		{"explain", "", "a1a2"}, {"explain", "", "e4"}, {"eval"}, {"diff", "", "normal", "-positions", "5000"}, {"perft", "", "1"},
	} {
		if len(arguments) > 1 && arguments[1] == "" {
			arguments[1] = file
		} else {
			arguments = slices.Insert(arguments, 1, file)
		}
		tell("", arguments...)
	}
	return tell("moves\nhelp\nhint\nquit\n", "play", file, "-text", "-st", "10ms")
}
