package match

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// fakeEnv makes this test binary a program that resigns when it has to move, so that
// matches can be played with real processes.
const fakeEnv = "FAIRYMAX_TEST_GIVES_UP"

// dies is an argument that makes the program die instead.
const dies = "dies"

func TestMain(m *testing.M) {
	if os.Getenv(fakeEnv) != "" {
		answer := "resign"
		if os.Args[len(os.Args)-1] == dies {
			answer = "die"
		}
		script(slices.Repeat([]string{answer}, 1000)).run(os.Stdin, os.Stdout)
		return
	}
	os.Exit(m.Run())
}

// fakes is a match between two such programs. White loses every game.
func fakes(t *testing.T, games int) Config {
	t.Setenv(fakeEnv, "1")
	command := Command{Argv: []string{os.Args[0]}}
	return Config{Rules: chess(t), Programs: [2]Command{command, command}, Controls: [2]arena.Control{{Depth: 1}, {Depth: 1}},
		Games: games, Concurrency: 2, Stall: time.Minute}
}

// A match that is stopped and resumed from its log ends like one that was not.
func TestResume(t *testing.T) {
	settings := Settings{"games": "9"}
	name := filepath.Join(t.TempDir(), "log")
	parts := 0
	for done := 0; done < 9; parts++ {
		writer, played, err := OpenLog(name, settings, arena.Shard{})
		if err != nil {
			t.Fatal(err)
		}
		if len(played) < done {
			t.Fatalf("%d games are left of %d", len(played), done)
		}
		c := fakes(t, 9)
		ctx, stop := context.WithCancel(t.Context())
		c.Played, c.Report = played, func(g Game) {
			if err := writer.Add(g.Record()); err != nil {
				t.Error(err)
			}
			if g.Score.Games() >= done+3 {
				stop()
			}
		}
		s, err := Play(ctx, t.Context(), c)
		stop()
		writer.Close()
		if err != nil {
			t.Fatal(err)
		}
		done = s.Score.Games()
		if want := (elo.Score{Wins: 4, Losses: 5, Pairs: elo.Pairs{2: 4}}); done == 9 && (s.Score != want || s.Anomalies() != 0) {
			t.Errorf("%+v, want %+v", s, want)
		}
	}
	if parts < 2 {
		t.Errorf("played in %d part", parts)
	}
	_, played, err := OpenLog(name, settings, arena.Shard{})
	if err != nil || len(played) != 9 {
		t.Fatalf("%d games, %v", len(played), err)
	}
	c := fakes(t, 9)
	c.Played, c.Programs = played, [2]Command{} // no program is started any more
	if s, err := Play(t.Context(), t.Context(), c); err != nil || s.Score.Games() != 9 || s.Names != [2]string{"script (1)", "script (2)"} {
		t.Errorf("%+v, %v", s, err)
	}
	c = fakes(t, 9)
	c.Played, c.Names[1] = played[:8], "another"
	if _, err := Play(t.Context(), t.Context(), c); err == nil || !strings.Contains(err.Error(), "another") {
		t.Errorf("another program took over: %v", err)
	}
}

// A program that dies loses, but not if it dies because the match is stopped.
func TestStoppedPrograms(t *testing.T) {
	c := fakes(t, 1)
	c.Programs[0].Argv = []string{os.Args[0], dies}
	for _, stop := range []bool{false, true} {
		ctx, cancel := context.WithCancel(t.Context())
		if stop {
			cancel()
		}
		place := &table{Config: c, ctx: ctx, abort: t.Context()}
		out, counts := place.Play(1)
		place.Close()
		cancel()
		if counts == stop || out.Forfeit != arena.Crashed || out.Result != "0-1" {
			t.Errorf("stopped: %v, game: %v, %v", stop, counts, out)
		}
	}
}

// A decided test stops the match, a resumed one too, but not a shard.
func TestDecided(t *testing.T) {
	var games []Record
	for n := 1; n <= 40; n++ {
		games = append(games, Record{Number: n, Result: [2]string{"1-0", "0-1"}[whiteOf(n)]})
	}
	games[7].Result = arena.Drawn
	c := Config{SPRT: &elo.SPRT{Elo0: 0, Elo1: 100, Alpha: 0.05, Beta: 0.05}, Games: 100, Played: games}
	if s, err := Play(t.Context(), t.Context(), c); err != nil || s.Score.Games() != 40 {
		t.Errorf("%+v, %v", s, err)
	}
	if c.Shard = (arena.Shard{K: 1, N: 1}); Summarize(games).decided(c) {
		t.Error("a shard decided")
	}
}

// Games that were under way when a test was decided may leave it undecided: the match
// goes on then. White loses every game, so the test is decided by a bare majority of
// one, which the next game takes away.
func TestUndecidedAgain(t *testing.T) {
	c := fakes(t, 12)
	c.Concurrency = 1
	c.SPRT = &elo.SPRT{Elo0: 0, Elo1: 20, Alpha: 0.49, Beta: 0.49}
	c.Report = func(Game) { time.Sleep(20 * time.Millisecond) } // so that the next game begins
	s, err := Play(t.Context(), t.Context(), c)
	if err != nil || !s.decided(c) && s.Score.Games() < c.Games {
		t.Errorf("ended undecided after %d games: %v, %v", s.Score.Games(), s.Score, err)
	}
}

func TestOpenLogRefuses(t *testing.T) {
	name := filepath.Join(t.TempDir(), "log")
	good := `{"match":{"games":"4"},"shard":"1/2"}` + "\n" + `{"game":1,"names":["a","b"],"result":"1-0","reason":"stall","forfeit":"stall","moves":"e2e4"}` + "\n"
	for _, test := range []struct {
		text  string
		games string
		shard arena.Shard
		want  string // part of the error, "" for none
		left  int    // games
	}{
		{good, "4", arena.Shard{K: 1, N: 2}, "", 1},
		{good + `{"game":2,"na`, "4", arena.Shard{K: 1, N: 2}, "", 1},
		{`{"mat`, "4", arena.Shard{K: 1, N: 2}, "", 0},
		{"", "4", arena.Shard{K: 1, N: 2}, "", 0},
		{good, "5", arena.Shard{K: 1, N: 2}, `games is "4" in the log, and "5" in this command; a match with other settings, such as a longer one, needs a log of its own`, 0},
		{good, "4", arena.Shard{K: 2, N: 2}, `shard "1/2", not of "2/2"`, 0},
		{good + good, "4", arena.Shard{K: 1, N: 2}, "line 3", 0},
		{good + strings.Split(good, "\n")[1] + "\n", "4", arena.Shard{K: 1, N: 2}, "line 3: game 1 occurs twice", 0},
		{strings.Replace(good, `"1-0"`, `"2-0"`, 1), "4", arena.Shard{K: 1, N: 2}, `no result "2-0"`, 0},
		{strings.Replace(good, `"1-0"`, `"1/2-1/2"`, 1), "4", arena.Shard{K: 1, N: 2}, "forfeited and drawn", 0},
		{strings.Replace(good, `:"stall","moves`, `:"bored","moves`, 1), "4", arena.Shard{K: 1, N: 2}, "bored", 0},
		{strings.Replace(good, `:1,`, `:0,`, 1), "4", arena.Shard{K: 1, N: 2}, "no game 0", 0},
		{strings.Replace(good, `:1,`, `:5,`, 1), "4", arena.Shard{K: 1, N: 2}, "game 5 of a match of 4 games", 0},
		{"a letter\n", "4", arena.Shard{K: 1, N: 2}, "line 1: the settings of a match are missing", 0},
		{"a letter", "4", arena.Shard{K: 1, N: 2}, "is not the log", 0},
	} {
		if err := os.WriteFile(name, []byte(test.text), 0o666); err != nil {
			t.Fatal(err)
		}
		k, played, err := OpenLog(name, Settings{"games": test.games}, test.shard)
		if k != nil {
			k.Close()
		}
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) || len(played) != test.left {
			t.Errorf("%q: %d games, %v, want %d, %q", test.text, len(played), err, test.left, test.want)
		}
		after, _ := os.ReadFile(name)
		if test.want != "" && string(after) != test.text {
			t.Errorf("%q was changed to %q", test.text, after)
		}
		if l, err := ReadLog(name); test.want == "" && (err != nil || len(l.Games) != test.left || l.Settings["games"] != test.games) {
			t.Errorf("%q became %+v, %v", test.text, l, err)
		}
	}
	if _, _, err := OpenLog(os.DevNull, Settings{"games": "4"}, arena.Shard{}); err == nil {
		t.Error("a device is a log")
	}
}

// A log loses nothing of a record.
func TestRecordRoundTrip(t *testing.T) {
	name := filepath.Join(t.TempDir(), "log")
	k, _, err := OpenLog(name, Settings{"x": "y"}, arena.Shard{K: 2, N: 3})
	if err != nil {
		t.Fatal(err)
	}
	want := Record{Number: 3, Names: [2]string{"a", "b"}, Result: "0-1", Reason: "White: crash", Forfeit: arena.Crashed, Notes: []string{"died \"\n"}, Start: "8/8", Moves: "e2e4 e7e5"}
	if err := k.Add(want); err != nil {
		t.Fatal(err)
	}
	k.Close()
	l, err := ReadLog(name)
	if err != nil || l.Shard != "2/3" || len(l.Games) != 1 || !reflect.DeepEqual(l.Games[0], want) {
		t.Errorf("%+v, %v", l, err)
	}
}

// The shards have all games once, and both of a pair; merged they are the whole
// match.
func TestShards(t *testing.T) {
	var whole []Record
	for n := 1; n <= 101; n++ {
		result := [...]string{"1-0", "0-1", arena.Drawn, "1-0", "0-1"}[n*n%5]
		r := Record{Number: n, Names: [2]string{"a", "b"}, Result: result, Reason: "checkmate", Moves: fmt.Sprint(n % 90)}
		if n%17 == 0 && result != arena.Drawn {
			r.Forfeit, r.Notes = arena.OnTime, []string{"late"}
		}
		whole = append(whole, r)
	}
	logs := make([]Log, 3)
	for i := range logs {
		logs[i] = Log{Name: fmt.Sprint("log", i), Settings: Settings{"games": "101"}}
		shard := arena.Shard{K: 3 - i, N: 3}
		for _, r := range whole {
			if shard.Has(pairOf(r.Number)) {
				logs[i].Games = append(logs[i].Games, r)
			}
		}
		if n := Summarize(logs[i].Games).Score; n.Games() < 33 || n.Pairs.Len() < 16 {
			t.Errorf("shard %v has %v, %d pairs", shard, n, n.Pairs.Len())
		}
	}
	merged, err := Merge(logs...)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := Summarize(merged.Games), Summarize(whole); !reflect.DeepEqual(got, want) || want.Score.Pairs.Len() != 50 {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestMergeRefuses(t *testing.T) {
	a := Log{Name: "A", Settings: Settings{"nodes": "5"}, Games: []Record{{Number: 1, Names: [2]string{"x", "y"}}}}
	other := Log{Name: "B", Settings: Settings{"nodes": "6"}}
	strange := Log{Name: "C", Settings: a.Settings, Games: []Record{{Number: 2, Names: [2]string{"x", "z"}}}}
	for want, logs := range map[string][]Log{
		"B and A are not of one match: nodes": {a, other},
		"game 1 is both in A and in A":        {a, a},
		"game 2 by x and z":                   {a, strange},
	} {
		if _, err := Merge(logs...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
