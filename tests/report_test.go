package tests

import (
	"encoding/json"
	"fmt"
	"html"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// reportFigures are some of the figures of a report.
type reportFigures struct {
	Title        string
	White, Draws reportFigure
	Certain      []string
}

type reportFigure struct{ Value, Low, High float64 }

// reportOf runs the command on games, given as texts of TOML or by name, and returns what it
// prints, the words of its page and its figures.
func reportOf(t *testing.T, games []string, flags ...string) (printed, page string, figures []reportFigures) {
	t.Helper()
	folder := t.TempDir()
	arguments := append([]string{"report", "-net=false", "-o", "page.html"}, flags...)
	for i, game := range games {
		if strings.Contains(game, "\n") {
			name := string(rune('a'+i)) + ".toml"
			if err := os.WriteFile(filepath.Join(folder, name), []byte(game), 0o666); err != nil {
				t.Fatal(err)
			}
			game = name
		}
		arguments = append(arguments, game)
	}
	out := outputIn(t, folder, arguments...)
	text, err := os.ReadFile(filepath.Join(folder, "page.html"))
	if err != nil {
		t.Fatal(err)
	}
	data := outputIn(t, folder, append(arguments, "-json")...)
	if len(games) == 1 {
		data = slices.Concat([]byte("["), data, []byte("]"))
	}
	if err := json.Unmarshal(data, &figures); err != nil || len(figures) != len(games) {
		t.Fatalf("%v in\n%s", err, data)
	}
	return string(out), pageWords(string(text)), figures
}

var markup = regexp.MustCompile(`(?s)<style>.*?</style>|<[^>]*>`)

// pageWords is the text of a page.
func pageWords(page string) string { return html.UnescapeString(markup.ReplaceAllString(page, "")) }

// A win by force in three plies, found without being told of: the rooks drive the king to
// the edge.
func TestReportForcedWin(t *testing.T) {
	const game = `
title  = "Two Rooks"
board  = "6x6"
start  = "6/5k/R5/1R4/6/K5 w - - 0 1"
pieces = ["rook", "king"]
`
	printed, page, figures := reportOf(t, []string{game}, "-games", "10", "-nodes", "50")
	for where, text := range map[string]string{"text": printed, "page": page, "JSON": strings.Join(figures[0].Certain, "\n")} {
		if !strings.Contains(text, "The side that begins wins by force, in 2 moves.") {
			t.Errorf("the win is not in the %s:\n%s", where, text)
		}
	}
}

// A piece that can never move is named, and no other one.
func TestReportIdlePiece(t *testing.T) {
	const game = `
title  = "Guarded Stones"
board  = "5x5"
start  = "rsk1r/5/5/5/RSK1R w - - 0 1"
pieces = ["rook", "stone", "king"]

zones.home = "b1"
endings.move_rule = 10

[piece.stone]
letter = "S"
moves  = [{ leap = [0, 1] }]
within = "home"
`
	printed, page, _ := reportOf(t, []string{game}, "-games", "60", "-nodes", "50")
	for where, text := range map[string]string{"text": printed, "page": page} {
		if !strings.Contains(text, "In no game did these pieces move: White's stone on b1, Black's stone on b5.") {
			t.Errorf("the stones are not in the %s:\n%s", where, text)
		}
	}
}

// beside is a game beside another one, with a known difference.
type beside struct {
	one, other   string
	games, nodes string
	says         string  // of the page and the text, before the figures
	size         float64 // of the difference in percentage points, by 600 to 1,000 games with another seed
	of           func(r *reportFigures) reportFigure
}

func points(r *reportFigures) reportFigure { return r.White }
func draws(r *reportFigures) reportFigure  { return r.Draws }

const (
	handicap = "title = \"Handicap\"\nextends = \"losalamos\"\nstart = \"rn1knr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1\"\n"
	ahead    = "title = \"Ahead\"\nextends = \"normal\"\nstart = \"rnbqkbnr/pppppppp/8/8/3PP3/2N2N2/PPP2PPP/R1BQKB1R w KQkq - 0 1\"\n"
)

// A game in which Black lacks its queen.
func TestReportHandicap(t *testing.T) {
	t.Parallel()
	if !*long {
		t.Skip("plays 40 games; FAIRYMAX_LONG runs it")
	}
	beside{"losalamos", handicap, "40", "100", "Handicap is better for White than Los Alamos Chess: White's points ", 36.3, points}.check(t)
}

// A game in which White has moved four times before it begins: its advantage of the first
// move is several times as large.
func TestReportFirstMove(t *testing.T) {
	if !*long {
		t.Skip("plays 560 games; FAIRYMAX_LONG runs it")
	}
	beside{"normal", ahead, "200", "200", "Ahead is better for White than Chess: White's points ", 19.3, points}.check(t)
}

// Shatranj has weak pieces: more of its games are drawn.
func TestReportDraws(t *testing.T) {
	if !*long {
		t.Skip("plays 840 games; FAIRYMAX_LONG runs it")
	}
	beside{"losalamos", "shatranj", "300", "60", "Shatranj is more drawish than Los Alamos Chess: Draws ", 13.0, draws}.check(t)
}

// check holds that both games are told apart in words, that the difference is that of
// the figures, and that its interval has the known size.
func (b beside) check(t *testing.T) {
	printed, page, figures := reportOf(t, []string{b.one, b.other}, "-games", b.games, "-nodes", b.nodes)
	one, other := b.of(&figures[0]), b.of(&figures[1])
	for where, text := range map[string]string{"text": printed, "page": page} {
		_, found, _ := strings.Cut(text, b.says)
		var r, than [3]float64
		var d, low, high float64
		n, err := fmt.Sscanf(found, "%f %% [%f, %f] against %f %% [%f, %f], a difference of %f [%f, %f] percentage points.",
			&r[0], &r[1], &r[2], &than[0], &than[1], &than[2], &d, &low, &high)
		if n != 9 {
			t.Errorf("%q is not in the %s: %v\n%s", b.says, where, err, text)
			continue
		}
		if !other.shown(r) || !one.shown(than) || math.Abs(d-100*(other.Value-one.Value)) > 0.06 {
			t.Errorf("the %s says %v against %v, a difference of %v; the figures are %+v and %+v", where, r, than, d, other, one)
		}
		if b.size < low || b.size > high {
			t.Errorf("the %s says %v to %v, other games %v", where, low, high, b.size)
		}
	}
}

// shown reports whether a text in percent, with its interval, is that of a figure.
func (f reportFigure) shown(text [3]float64) bool {
	return math.Abs(text[0]-100*f.Value) < 0.06 && math.Abs(text[1]-100*f.Low) < 0.06 && math.Abs(text[2]-100*f.High) < 0.06
}
