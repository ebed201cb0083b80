package tests

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/internal/notation"
)

// TestXBoard lets two copies of fairymax play whole games in a real XBoard that
// tests every move and every claim itself. stag-hunt is a game that XBoard
// learns from us.
func TestXBoard(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole games")
	}
	xboard := findProgram(t, "xboard")
	display := startDisplay(t)
	for _, variant := range []string{"normal", "capablanca", "gothic", "stag-hunt"} {
		// One after the other: games against the clock need the machine for themselves.
		t.Run(variant, func(t *testing.T) {
			games := xboardGames(t)
			pgn := playXBoard(t, xboard, display, variant, games)
			records, err := notation.ReadRecords(bytes.NewReader(pgn))
			if err != nil || len(records) != games {
				t.Fatalf("%d games saved, want %d: %v\n%s", len(records), games, err, pgn)
			}
			rules := load(t, variant)
			for i, record := range records {
				if err := endedByRules(rules, record); err != nil {
					t.Errorf("game %d: %v\n%s", i+1, err, pgn)
				}
			}
		})
	}
}

// xboardGames is the number of games of each variant; .ci/run asks for more.
func xboardGames(t *testing.T) int {
	text := os.Getenv("FAIRYMAX_XBOARD_GAMES")
	if text == "" {
		return 1
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("FAIRYMAX_XBOARD_GAMES=%s is not a number of games", text)
	}
	return n
}

// endedByRules reports why a saved game is not a whole game by our rules.
func endedByRules(rules *board.Rules, record *notation.Record) error {
	g, err := record.Replay(rules)
	if err != nil {
		return err
	}
	result := g.Result()
	want := "1/2-1/2"
	switch {
	case !result.Over:
		return fmt.Errorf("it ended with %s, but by the rules it goes on in %s", record.Result, g.Position().FEN())
	case !result.Draw && result.Winner == board.White:
		want = "1-0"
	case !result.Draw:
		want = "0-1"
	}
	if record.Result != want {
		return fmt.Errorf("its result is %s, by the rules it is %s (%v)", record.Result, want, result.Reason)
	}
	return nil
}

// playXBoard plays a match of three seconds a game and returns what XBoard saved.
func playXBoard(t *testing.T, xboard, display, variant string, games int) []byte {
	home := t.TempDir()
	saved := filepath.Join(home, "games.pgn")
	ctx, cancel := context.WithTimeout(t.Context(), time.Duration(games)*time.Minute)
	defer cancel()
	command := exec.CommandContext(ctx, xboard,
		"-fcp", program, "-scp", program, "-variant", variant,
		"-matchGames", strconv.Itoa(games), "-tc", "0:03", "-inc", "0.02", "-mps", "0",
		"-testLegality", "true", "-testClaims", "true", "-checkMates", "true",
		"-materialDraws", "true", "-trivialDraws", "false", "-autoCallFlag", "true",
		// Behind a match XBoard waits for a click on its score, unless told not to.
		"-popupExitMessage", "false",
		// It keeps its settings in the real home folder, whatever HOME says.
		"-saveSettingsOnExit", "false",
		// Moving a man across the screen costs 0.1 s of his owner's clock.
		"-animateMoving", "false", "-animateDragging", "false",
		"-soundProgram", "true", "-saveGameFile", saved,
		"-debug", "-nameOfDebugFile", filepath.Join(home, "debug"))
	command.Env = append(os.Environ(), "HOME="+home, "DISPLAY="+display)
	command.WaitDelay = 5 * time.Second
	output, err := command.CombinedOutput()
	if err != nil {
		t.Errorf("XBoard: %v\n%s\nthe end of its log:\n%s", err, output, tail(filepath.Join(home, "debug"), 4000))
	}
	pgn, err := os.ReadFile(saved)
	if err != nil {
		t.Fatalf("XBoard saved no game: %v\n%s", err, output)
	}
	return pgn
}

// tail returns the last bytes of a file.
func tail(path string, n int) []byte {
	text, err := os.ReadFile(path)
	if err != nil {
		return []byte(err.Error())
	}
	return text[max(0, len(text)-n):]
}

// findProgram looks where Debian keeps games, too.
func findProgram(t *testing.T, name string) string {
	t.Helper()
	for _, candidate := range []string{name, "/usr/games/" + name} {
		if path, err := exec.LookPath(candidate); err == nil {
			return path
		}
	}
	missing(t, "%s is not installed", name)
	return ""
}

// startDisplay runs an X server without a screen until the test ends.
func startDisplay(t *testing.T) string {
	t.Helper()
	server := findProgram(t, "Xvfb")
	numbers, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer numbers.Close()
	command := exec.Command(server, "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
	command.ExtraFiles = []*os.File{w}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	w.Close()
	t.Cleanup(func() {
		command.Process.Signal(os.Interrupt)
		command.Wait()
	})
	number, err := bufio.NewReader(numbers).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	return ":" + strings.TrimSpace(number)
}
