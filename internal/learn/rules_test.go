package learn

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
)

// changed is a game with another definition.
func changed(t *testing.T, r *board.Rules, change func(*define.Game)) *board.Rules {
	t.Helper()
	def := *r.Def
	def.Types, def.Promotions = slices.Clone(def.Types), slices.Clone(def.Promotions)
	change(&def)
	return testgames.Compile(t, &def)
}

// moved and poorer are the game with another start, of the same pieces and of fewer.
func moved(def *define.Game) { def.Start = strings.Replace(def.Start, "RNQ", "NRQ", 1) }

func poorer(def *define.Game) { def.Start = strings.Replace(def.Start, "rnqknr", "rn1knr", 1) }

// files are all files of a folder with what is in them.
func files(t *testing.T, folder string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, e := range entries {
		if path := folder + "/" + e.Name(); !e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			all[e.Name()] = read(t, path)
		}
	}
	return all
}

// What decides the moves of kept games is told apart, and what only names it is not.
func TestRulesDigest(t *testing.T) {
	r := testgames.Shipped(t, "capablanca")
	for name, c := range map[string]struct {
		differs bool
		change  func(*define.Game)
	}{
		"name":   {false, func(d *define.Game) { d.Name, d.Title = "another", "Another" }},
		"value":  {false, func(d *define.Game) { d.Types[1].Value++ }},
		"letter": {false, func(d *define.Game) { d.Types[1].Name, d.Types[1].Letter, d.Start = "other", "X", renamed(d, "X") }},
		"start":  {true, func(d *define.Game) { d.Start = strings.Replace(d.Start, "RN", "NR", 1) }},
		"castling": {true, func(d *define.Game) {
			d.Castlings = []define.Castling{d.Castlings[0]}
			d.Castlings[0].Left = [2][]int{{3}, {3}}
		}},
		"promotion": {true, func(d *define.Game) { d.Promotions[0].Choices = reversed(d.Promotions[0].Choices) }},
	} {
		if got := rulesDigest(changed(t, r, c.change)) != rulesDigest(r); got != c.differs {
			t.Errorf("another %s: the digest differs: %v", name, got)
		}
	}
}

// renamed is the start with another letter of the second type.
func renamed(d *define.Game, letter string) string {
	placement, rest, _ := strings.Cut(d.Start, " ")
	old := d.Types[1].Letter
	placement = strings.NewReplacer(old, letter, strings.ToLower(old), strings.ToLower(letter)).Replace(placement)
	return placement + " " + rest
}

func reversed(choices [2][]define.PieceType) [2][]define.PieceType {
	for side := range choices {
		choices[side] = slices.Clone(choices[side])
		slices.Reverse(choices[side])
	}
	return choices
}

// A folder of a game that has another start now is refused at once, and nothing in it changes: neither when
// learning goes on, nor when a shard plays, nor when a stale network is learnt again.
func TestOtherStart(t *testing.T) {
	for name, change := range map[string]func(*define.Game){"the same pieces": moved, "fewer pieces": poorer} {
		for _, isKnown := range []bool{true, false} { // earlier versions have not kept the rules
			refusesOtherStart(t, name, change, isKnown)
		}
	}
}

func refusesOtherStart(t *testing.T, name string, change func(*define.Game), isKnown bool) {
	l, stale := aged(t)
	if !isKnown {
		forgetRules(t, l)
	}
	before, was := files(t, l.Folder), l.Games
	l.Games, l.Generations = []*board.Rules{changed(t, was[0], change)}, 3
	for what, do := range map[string]func() error{
		"learn": func() error { _, err := l.Learn(t.Context()); return err },
		"again": func() error { _, err := l.Again(t.Context(), stale); return err },
		"shard": func() error { return l.Shard(t.Context(), arena.Shard{K: 1, N: 2}) },
	} {
		err := do()
		if err == nil || isKnown && !strings.Contains(err.Error(), "its start, castling, promotions or another rule has changed") {
			t.Errorf("%s, %s: %v", name, what, err)
		}
	}
	for file, text := range files(t, l.Folder) {
		if before[file] != text {
			t.Errorf("%s, known %v: %s has changed", name, isKnown, file)
		}
	}
	l.Games, l.Generations = was, 2
	if _, err := l.Again(t.Context(), stale); err != nil {
		t.Errorf("%s: with its start again: %v", name, err)
	}
}

// Shards of another version are refused by name; what was begun alone goes on.
func TestOtherVersion(t *testing.T) {
	want := whole(t, tiny(t, t.TempDir()))
	l := tiny(t, t.TempDir())
	l.Version = "1.0"
	if err := l.Shard(t.Context(), arena.Shard{K: 1, N: 2}); err != nil {
		t.Fatal(err)
	}
	later := *l
	later.Version = "2.0"
	for _, err := range []error{later.Shard(t.Context(), arena.Shard{K: 1, N: 2}), second(later.Learn(t.Context()))} {
		if err == nil || !strings.Contains(err.Error(), "games-1.shard-1-of-2: its games are of version 1.0 of this program, which is 2.0 now") {
			t.Errorf("%v", err)
		}
	}
	if whole(t, l) != want {
		t.Error("a shard and the rest learn something else than one run")
	}
	alone := tiny(t, t.TempDir())
	alone.Version = "1.0"
	ctx, cancel := context.WithCancel(t.Context())
	alone.Report = func(s Status) {
		if s.Games == 3 {
			cancel()
		}
	}
	if err := second(alone.Learn(ctx)); !errors.Is(err, ErrStopped) {
		t.Fatal(err)
	}
	alone.Version, alone.Report = "2.0", nil
	if whole(t, alone) != want {
		t.Error("what another version has begun is not continued")
	}
}

func second(_ string, err error) error { return err }

// forgetRules makes a folder one of an earlier version.
func forgetRules(t *testing.T, l *Learner) {
	t.Helper()
	s, err := l.kept()
	if err != nil {
		t.Fatal(err)
	}
	s.Rules = ""
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	for n := range s.Generations {
		withoutRules(t, l.gamesOf(n+1))
		withoutRules(t, l.own(n+1))
	}
}

// withoutRules takes the rules from the settings of a file of games, if it is there.
func withoutRules(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		return
	}
	head, rest, _ := strings.Cut(string(text), `,"rules":"`)
	if _, rest, ok := strings.Cut(rest, `"`); ok {
		if err := os.WriteFile(path, []byte(head+rest), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
