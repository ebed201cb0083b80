package tests

import (
	"bufio"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fairymax"
	"fairymax/internal/notation"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// selection is a game of every kind that XBoard treats in its own way: built-in
// games, and games that it learns from us: with holes, with pieces that it cannot be
// told of, without a king, with hands, with explosions, several royals, walls and passes.
var selection = []string{"normal", "capablanca", "crazyhouse", "shogi", "seirawan", "makruk", "xiangqi", "courier", "spartan",
	"fischerandom", "chu", "elven", "stag-hunt", "troitzky", "sittuyin", "extinction", "atomic", "nocheckatom", "coregal", "duck", "petrified", "torpedo", "khans", "kyotoshogi", "janggi", "synochess", "makrukhouse"}

// quickSelection is what a usual run plays: a built-in game, and one that XBoard
// learns from us, with hands.
var quickSelection = []string{"normal", "sittuyin"}

// TestXBoard lets two copies of fairymax play whole games in a real XBoard that
// tests every move and every claim itself. FAIRYMAX_LONG plays the whole selection.
// FAIRYMAX_XBOARD names the variants, or is "all" for the whole catalogue;
// FAIRYMAX_XBOARD_GAMES is the number of games of each. Then a game has three
// seconds, otherwise two.
func TestXBoard(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole games")
	}
	match := xboardMatch{program: findProgram(t, "xboard"), display: startDisplay(t), clock: "0:02", games: xboardGames(t)}
	names := quickSelection
	if *long {
		names = selection
	}
	switch wanted := os.Getenv("FAIRYMAX_XBOARD"); wanted {
	case "":
	case "all":
		names, match.clock = variants.NewCatalogue(fairymax.Files).Names(), "0:03"
	default:
		names, match.clock = strings.Split(wanted, ","), "0:03"
	}
	for _, variant := range names {
		if !follows(t, variant) {
			continue // see TestXBoardRefused
		}
		// Not in parallel: games against the clock need the whole machine.
		t.Run(variant, func(t *testing.T) { match.play(t, variant) })
	}
}

// follows reports whether XBoard can play a game.
func follows(t *testing.T, name string) bool {
	t.Helper()
	v := loadVariant(t, name)
	s := xboard.New(xboard.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}, 0)
	s.Introduce()
	return s.Limit() == ""
}

// xboardGames is the number of games of each variant.
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

// xboardMatch is a match of two copies of fairymax in XBoard.
type xboardMatch struct {
	program, display string
	first            []string // options that choose the first engine, if it is not our program
	clock            string   // minutes:seconds a game
	games            int
}

// play plays a match and checks every game.
func (match xboardMatch) play(t *testing.T, variant string) {
	v := loadVariant(t, variant)
	rules := v.Rules
	origin, options := notation.RankOrigin(rules), xboardOptions(v)
	if slices.Contains(options, "-rankOffset") {
		origin = 0
	}
	log := match.run(t, variant, options...)
	games := readLog(log)
	if slices.ContainsFunc(games, xboardGame.endedOnTime) { // a busy machine may cause it
		t.Log("a game was lost on time: once more, with five times as much")
		slow := match
		slow.clock = "0:10"
		log = slow.run(t, variant, options...)
		games = readLog(log)
	}
	if len(games) != match.games {
		t.Errorf("%d games, want %d\n%s", len(games), match.games, log[max(0, len(log)-4000):])
	}
	for i, game := range games {
		if err := game.endedByRules(rules, origin); err != nil {
			t.Errorf("game %d: %v", i+1, err)
			continue
		}
		t.Logf("%s {%s}, %d plies", game.result, game.reason, len(game.moves))
	}
}

// run runs XBoard and returns its log.
func (match xboardMatch) run(t *testing.T, variant string, options ...string) string {
	home := homeFolder(t)
	log := filepath.Join(home, "debug")
	ctx, cancel := context.WithTimeout(t.Context(), time.Duration(match.games)*time.Minute)
	defer cancel()
	first := match.first
	if first == nil {
		first = []string{"-fcp", program}
	}
	command := exec.CommandContext(ctx, match.program, append(slices.Concat(options, first),
		"-scp", program, "-variant", variant,
		"-matchGames", strconv.Itoa(match.games), "-tc", match.clock, "-inc", "0.02", "-mps", "0",
		"-testLegality", "true", "-testClaims", "true", "-checkMates", "true",
		"-materialDraws", "true", "-trivialDraws", "false", "-autoCallFlag", "true",
		"-matchPause", "500", // milliseconds between games
		// After a match XBoard waits for a click on its score by default.
		"-popupExitMessage", "false",
		"-saveSettingsOnExit", "false",
		// Moving a piece across the screen costs 0.1 s of its owner's clock.
		"-animateMoving", "false", "-animateDragging", "false",
		"-soundProgram", "true", "-debug", "-nameOfDebugFile", log)...)
	withoutSettings(t, command)
	command.Env = append(os.Environ(), "HOME="+home, "DISPLAY="+match.display)
	command.WaitDelay = 5 * time.Second
	output, err := command.CombinedOutput()
	text, readErr := os.ReadFile(log)
	if err != nil || readErr != nil {
		t.Errorf("XBoard: %v, %v\n%s\nthe end of its log:\n%s", err, readErr, output, text[max(0, len(text)-4000):])
	}
	return string(text)
}

// xboardOptions are those with which XBoard plays a game as we do.
func xboardOptions(v *variants.Variant) []string {
	return xboard.Options(xboard.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
}

// findProgram looks for a program, also in Debian's folder of games.
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
	command := exec.Command(server, "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
		"-noreset") // when XBoard ends and another one begins
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
