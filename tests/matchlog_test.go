package tests

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fairymax/internal/notation"
)

// played runs the match command and returns its last line with a score, and its
// whole output.
func played(t *testing.T, arguments ...string) (score, output string) {
	t.Helper()
	text, err := exec.Command(program, append([]string{"match"}, arguments...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("%q: %v\n%s", arguments, err, text)
	}
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, " against fairymax") {
			score = line
		}
	}
	return score, string(text)
}

// A match on a clock of nodes is the same on any machine, whatever else it does.
func TestMatchOnClockOfNodes(t *testing.T) {
	folder := t.TempDir()
	var logs [2]string
	for i, concurrency := range []string{"1", "2"} {
		log := filepath.Join(folder, concurrency)
		played(t, "-variant", "gardner", "-games", "4", "-tc", "1+0.01", "-nps", "4000", "-random", "2", "-concurrency", concurrency, "-log", log)
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		rows := strings.Split(string(text), "\n")
		slices.Sort(rows)
		logs[i] = strings.Join(rows, "\n")
	}
	if logs[0] != logs[1] || !strings.Contains(logs[0], `"nps":"4000"`) || strings.Contains(logs[0], "forfeit") {
		t.Errorf("%s\n%s", logs[0], logs[1])
	}
}

// An interrupted match, one in shards and one in a single run have the same result.
func TestMatchInParts(t *testing.T) {
	if !*long {
		t.Skip("slow, needs FAIRYMAX_LONG")
	}
	folder := t.TempDir()
	file := func(name string) string { return filepath.Join(folder, name) }
	match := []string{"-variant", "gardner", "-games", "6", "-nodes1", "300", "-nodes2", "100", "-random", "2", "-sprt", "-1,1"}
	whole, _ := played(t, append(match, "-log", file("whole"), "-pgn", file("pgn"))...)

	log, err := os.ReadFile(file("whole"))
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.SplitAfter(string(log), "\n")
	if err := os.WriteFile(file("cut"), []byte(strings.Join(rows[:3], "")+rows[3][:20]), 0o666); err != nil {
		t.Fatal(err)
	}
	again, output := played(t, append(match, "-log", file("cut"), "-concurrency", "2")...)
	if again != whole || !strings.Contains(output, "has 2 of 6 games") || strings.Contains(output, "still to be played") {
		t.Errorf("%swant %s%s", again, whole, output)
	}

	for _, shard := range []string{"1/2", "2/2"} {
		played(t, append(match, "-shard", shard, "-log", file(shard[:1]))...)
	}
	if merged, output := played(t, "-merge", file("2"), file("1")); merged != whole || !strings.Contains(output, "LLR") {
		t.Errorf("%swant %s%s", merged, whole, output)
	}
	if _, output := played(t, "-merge", file("1")); !strings.Contains(output, "2 of 6 games are still to be played") {
		t.Errorf("one shard:\n%s", output)
	}
	pgn, err := os.ReadFile(file("pgn"))
	if err != nil || !strings.Contains(string(pgn), `[WhiteTimeControl "300 nodes"]`) {
		t.Errorf("%v\n%s", err, pgn)
	}
}

func TestMatchRefuses(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	match := []string{"match", "-variant", "gardner", "-games", "1", "-nodes", "50", "-log", log}
	if output, err := exec.Command(program, match...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	for _, test := range []struct {
		arguments []string
		want      string
	}{
		{append(match, "-nodes", "60"), `nodes is "50" in the log, and "60" in this command; `},
		{append(match, "-margin", "20ms"), `margin is "50ms" in the log, and "20ms" in this command; `},
		{append(match, "-depth", "3"), `depth is not set in the log, and "3" in this command; `},
		{append(match, "-variant", "losalamos"), "rules is "},
		{append(match, "-random", "2"), "openings is "},
		{append(match, "-shard", "1/2"), "shard"},
		{[]string{"match", "-merge", log, log}, "game 1 is both in"},
		{[]string{"match", "-merge"}, "needs the logs"},
		{[]string{"match", log}, "one argument too many"},
		{[]string{"match", "-shard", "1/2"}, "needs its own -log"},
		{[]string{"match", "-shard", "3/2", "-log", log}, "use K/N"},
		{[]string{"match", "-nodes2", "-1"}, "a positive number"},
		{[]string{"match", "-nodes", "0"}, "a positive number"},
		{[]string{"match", "-st", "0s"}, "a positive time"},
		{[]string{"match", "-tc1", "x"}, "time control"},
		{[]string{"match", "-nps", "1000", "-nodes", "50"}, "-nps needs a clock"},
		{[]string{"match", "-nps", "1000", "-games", "1", "-second", "uci:" + program}, "only CECP has a command for it"},
		{append(match, "-pgn", log), "is the file of both -pgn and -log"},
	} {
		output, err := exec.Command(program, test.arguments...).CombinedOutput()
		if err == nil || !strings.Contains(string(output), test.want) {
			t.Errorf("%q: %v\n%swant %q", test.arguments, err, output, test.want)
		}
	}
}

// A game with castling that depends on the start can begin with the usual one, too.
func TestMatchFromTheUsualStart(t *testing.T) {
	pgn := filepath.Join(t.TempDir(), "pgn")
	_, output := played(t, "-variant", "fischerandom", "-games", "1", "-nodes", "30", "-random", "2", "-pgn", pgn)
	text, err := os.ReadFile(pgn)
	if err != nil || !strings.Contains(string(text), `[Variant "fischerandom"]`) || strings.Contains(string(text), "[FEN ") {
		t.Errorf("%v\n%s%s", err, output, text)
	}
}

// Two matches with one log would lose each other's games: the second one is refused.
// A match that was killed leaves a log that can be resumed, and a whole PGN.
func TestMatchLogIsHeld(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	log, pgn := filepath.Join(folder, "log"), filepath.Join(folder, "pgn")
	match := []string{"match", "-variant", "gardner", "-games", "8", "-nodes", "2000", "-random", "2", "-log", log, "-pgn", pgn}
	first := exec.Command(program, match...)
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	waitForText(t, log, `"game":1`)
	output, err := exec.Command(program, match...).CombinedOutput()
	if want := fmt.Sprintf("%s is in use by process %d on ", log, first.Process.Pid); !exitedWith(err, 1) || !strings.Contains(string(output), want) {
		t.Errorf("%v\n%swant %s", err, output, want)
	}
	first.Process.Kill()
	first.Wait()
	text, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	_, again := played(t, match[1:]...)
	if !strings.Contains(again, " of 8 games\n") || strings.Contains(again, "still to be played") {
		t.Errorf("resumed:\n%s", again)
	}
	if whole, err := os.ReadFile(log); err != nil || !bytes.HasPrefix(whole, text) || bytes.Count(whole, []byte("\n")) != 9 {
		t.Errorf("%v\n%s\nhas become\n%s", err, text, whole)
	}
	if left, err := filepath.Glob(filepath.Join(folder, ".*")); err != nil || len(left) > 0 {
		t.Errorf("%v, left behind: %v", err, left)
	}
}

// Two matches may add to one PGN file at the same time.
func TestMatchesShareAPGN(t *testing.T) {
	t.Parallel()
	if !*long {
		t.Skip("plays two matches; FAIRYMAX_LONG runs it")
	}
	pgn := filepath.Join(t.TempDir(), "pgn")
	if err := os.WriteFile(pgn, []byte("[Event \"killed\"]\n\n1. e4 *"), 0o666); err != nil {
		t.Fatal(err)
	}
	var matches sync.WaitGroup
	for range 2 {
		matches.Go(func() {
			output, err := exec.Command(program, "match", "-variant", "gardner", "-games", "4", "-nodes", "50", "-pgn", pgn).CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, output)
			}
		})
	}
	matches.Wait()
	text, err := os.ReadFile(pgn)
	if err != nil {
		t.Fatal(err)
	}
	if records, err := notation.ReadRecords(bytes.NewReader(text)); err != nil || len(records) != 9 {
		t.Errorf("%d games: %v\n%s", len(records), err, text)
	}
}

// exitedWith reports whether a program ended with this status.
func exitedWith(err error, status int) bool {
	var exit *exec.ExitError
	return errors.As(err, &exit) && exit.ExitCode() == status
}

// waitForText waits until a file has a text.
func waitForText(t *testing.T, path, text string) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if content, err := os.ReadFile(path); err == nil && strings.Contains(string(content), text) {
			return
		}
	}
	t.Fatalf("%s does not have %s", path, text)
}

// Programs read the result alone, also when the log is added up.
func TestMatchAsJSON(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	_, once := played(t, "-json", "-variant", "gardner", "-games", "2", "-nodes", "20", "-sprt", "0,10", "-log", log)
	_, again := played(t, "-json", "-merge", log)
	var result struct {
		Games, Left int
		Endings     []struct{ Reason string }
		SPRT        *struct{ LLR float64 }
		Moves       struct{ Mean float64 }
	}
	if err := json.Unmarshal([]byte(once), &result); err != nil || once != again || result.Games != 2 || result.Left != 0 ||
		len(result.Endings) == 0 || result.SPRT == nil || result.Moves.Mean == 0 {
		t.Errorf("%v: %s, added up %s", err, once, again)
	}
}
