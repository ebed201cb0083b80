//go:build browser

package browser

import (
	"bufio"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// TestXBoardReads copies games out of pages and lets XBoard load them, which tests each
// move by its own rules.
func TestXBoardReads(t *testing.T) {
	x := startXBoard(t)
	b := chromium(t)
	for _, game := range []played{
		{"normal", ""},
		{"capablanca", "r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R w KQkq - 0 1"},
		{"crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[PNpn] w KQkq - 0 1"},
	} {
		t.Run(game.name, func(t *testing.T) {
			v, err := variants.NewCatalogue(fairymax.Files).Load(game.name)
			if err != nil {
				t.Fatal(err)
			}
			p := open(t, b, game.name)
			p.setUp(game.fen)
			p.quick()
			const moves = 12
			text := p.playGame(v.Rules, map[string]int{}, moves)
			want := read[view](p, "fairymaxGame.view").Played
			if got := x.read(t, v.Rules, text); !slices.Equal(got, want) {
				t.Errorf("XBoard reads\n%v, want\n%v\n%s", got, want, text)
			}
			// XBoard must not be one that takes everything.
			worse := strings.Replace(text, "\n\n1. ", "\n\n1. Kb5 ", 1)
			if got := x.read(t, v.Rules, worse); len(got) > 0 {
				t.Errorf("XBoard reads %v from\n%s", got, worse)
			}
		})
	}
}

// xboard is XBoard and a screen for it.
type xboard struct{ path, display string }

func startXBoard(t *testing.T) xboard {
	t.Helper()
	path := installed(t, "xboard")
	command := exec.Command(installed(t, "Xvfb"), "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset")
	said, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = command.Process.Signal(os.Interrupt)
		_ = command.Wait()
	})
	number, err := bufio.NewReader(said).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	return xboard{path, ":" + strings.TrimSpace(number)}
}

// installed is the path of a program, also in Debian's folder of games.
func installed(t *testing.T, name string) string {
	t.Helper()
	for _, candidate := range []string{name, "/usr/games/" + name} {
		if path, err := exec.LookPath(candidate); err == nil {
			return path
		}
	}
	if os.Getenv("FAIRYMAX_CI") != "" {
		t.Fatalf("%s is not installed", name)
	}
	t.Skipf("%s is not installed", name)
	return ""
}

// Lines of XBoard's log while it loads a game.
var (
	readMove = regexp.MustCompile(`(?m)^Parsed (\S+) into (\S+)`)
	readAll  = regexp.MustCompile(`(?m)^LoadGame\(\): on exit`)
)

// read returns the moves that XBoard found in a record, in our coordinates, up to the
// first that it refuses.
func (x xboard) read(t *testing.T, rules *board.Rules, record string) (moves []string) {
	t.Helper()
	g := board.NewGame(startOf(t, rules, record))
	for _, found := range readMove.FindAllStringSubmatch(x.load(t, record), -1) {
		m, err := notation.ParseCoordinate(g.Position(), found[2], notation.RankOrigin(rules))
		if err != nil {
			t.Fatalf("XBoard takes %s for %s: %v", found[1], found[2], err)
		}
		moves = append(moves, notation.Coordinate(rules, m, 1))
		g.Play(m)
	}
	return moves
}

// load lets XBoard load a record and returns its log.
func (x xboard) load(t *testing.T, record string) (log string) {
	t.Helper()
	home := t.TempDir()
	path, logged := filepath.Join(home, "game.pgn"), filepath.Join(home, "debug")
	if err := os.WriteFile(path, []byte(record), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	command := exec.CommandContext(ctx, x.path, "-ncp", "-loadGameFile", path, "-loadGameIndex", "1", "-timeDelay", "0",
		"-testLegality", "true", "-animateMoving", "false", "-saveSettingsOnExit", "false", "-soundProgram", "true",
		"-debug", "-nameOfDebugFile", logged)
	command.Env = append(os.Environ(), "HOME="+home, "DISPLAY="+x.display)
	command.Cancel = func() error { return command.Process.Signal(os.Interrupt) }
	command.WaitDelay = 5 * time.Second
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	var text []byte
	for !readAll.Match(text) && ctx.Err() == nil {
		time.Sleep(50 * time.Millisecond)
		text, _ = os.ReadFile(logged)
	}
	cancel()
	_ = command.Wait() // it is always interrupted
	if !readAll.Match(text) {
		t.Fatalf("XBoard has not loaded the game:\n%s", text[max(0, len(text)-2000):])
	}
	return string(text)
}

// startOf is the position where a record begins.
func startOf(t *testing.T, rules *board.Rules, record string) *board.Position {
	t.Helper()
	records, err := notation.ReadRecords(strings.NewReader(record))
	if err != nil {
		t.Fatal(err)
	}
	start, err := records[0].Begin(rules)
	if err != nil {
		t.Fatal(err)
	}
	return start.Position
}
