package tests

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every number of the page of annotated games is that of the JSON: the table of errors,
// the moves with their scores, the turning points and the curve.
func TestAnnotatePageFigures(t *testing.T) {
	folder := t.TempDir()
	const games = "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n[Variant \"losalamos\"]\n\n1. d3 c4 2. Nc3 cxd3 3. cxd3 Nd4 *\n"
	if err := os.WriteFile(filepath.Join(folder, "games.pgn"), []byte(games), 0o666); err != nil {
		t.Fatal(err)
	}
	page, value := figuresOf(t, folder, "page.html", "annotate", "-nodes", "2000", "-html", "page.html", "-json", "games.pgn")
	list := value.([]any)
	sections := strings.Split(page, "<section>")[1:]
	if len(list) != 2 || len(sections) != 2 {
		t.Fatalf("%d games, %d on the page", len(list), len(sections))
	}
	for i, game := range list {
		moves := listAt(game, "moves")
		all := tables(sections[i])
		checkErrors(t, all[0], moves)
		checkMoves(t, all[1], moves)
		checkTurns(t, sections[i], moves)
		for k, height := range heights(t, chartOf.FindString(sections[i])) {
			if want := 100 * numberAt(moves[k], "expects"); math.Abs(height-want) > 0.2 {
				t.Errorf("ply %d: the curve has %.1f, JSON %.1f", k+1, height, want)
			}
		}
	}
}

// checkErrors compares the table of errors with the moves.
func checkErrors(t *testing.T, rows [][]string, moves []any) {
	t.Helper()
	for i, side := range []string{"White", "Black"} {
		var counts [3]float64
		var loss, n float64
		for _, m := range moves {
			if textAt(m, "side") != side {
				continue
			}
			n++
			loss += numberAt(m, "loss")
			if k := slices.Index([]string{"inaccuracy", "mistake", "blunder"}, textAt(m, "verdict")); k >= 0 {
				counts[k]++
			}
		}
		row := rows[1+i]
		if row[0] != side || !isOf(row[1], counts[0]) || !isOf(row[2], counts[1]) || !isOf(row[3], counts[2]) || !isOf(row[4], 100*loss/n) {
			t.Errorf("%q, JSON has %v errors and %v lost in %v moves", row, counts, loss, n)
		}
	}
}

// checkMoves compares the table of moves, which has a row for both sides.
func checkMoves(t *testing.T, rows [][]string, moves []any) {
	t.Helper()
	marks := map[string]string{"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
	for i, m := range moves {
		cell := rows[i/2][1+i%2]
		name := textAt(m, "move") + marks[textAt(m, "verdict")] + " "
		score := numberAt(m, "score")
		comment, isOne := strings.CutPrefix(cell, name)
		first, rest, _ := strings.Cut(comment, ";")
		right := isOf(first, score/100)
		if math.Abs(score) > 31000 {
			right = first == "the end" || strings.HasSuffix(first, " wins by force")
		}
		if best := listAt(m, "best"); len(best) > 0 {
			right = right && strings.Contains(rest, "better "+textAt(m, "best.0"))
		}
		if !isOne || !right || rows[i/2][0] != fmt.Sprintf("%.0f.", numberAt(m, "number")) {
			t.Errorf("%q in %q, JSON has %v", cell, rows[i/2], m)
		}
	}
}

var turnOf = regexp.MustCompile(`<li>(\d+)[.…] (\S+): White&#39;s chances go to (\d+) %`)

// checkTurns compares the turning points.
func checkTurns(t *testing.T, section string, moves []any) {
	t.Helper()
	turns := turnOf.FindAllStringSubmatch(section, -1)
	for _, m := range moves {
		if turning, _ := at(m, "turns").(bool); !turning {
			continue
		}
		if len(turns) == 0 {
			t.Errorf("a turning point is missing: %v", m)
			return
		}
		turn := turns[0]
		if !isOf(turn[1], numberAt(m, "number")) || turn[2] != textAt(m, "move") || !isOf(turn[3], 100*numberAt(m, "expects")) {
			t.Errorf("%q, JSON has %v", turn, m)
		}
		turns = turns[1:]
	}
	if len(turns) > 0 {
		t.Errorf("%q are no turning points", turns)
	}
}

var (
	valueBar  = regexp.MustCompile(`<text [^>]*text-anchor="end">([^<]*)</text><rect class="b" x="(\d+)" [^>]*width="([\d.]+)"[^>]*/><path class="e" d="M([\d.]+) [\d.]+H([\d.]+)"/><text [^>]*>([^<]*)</text>`)
	valueFoot = regexp.MustCompile(`<text class="s"[^>]*>([^<]*)</text>`)
)

// Every number of the picture of values is that of the JSON, and the bars are as long as
// they say.
func TestValuePictureFigures(t *testing.T) {
	t.Parallel()
	if !*long {
		t.Skip("plays games for values; FAIRYMAX_LONG runs it")
	}
	folder := t.TempDir()
	picture, value := figuresOf(t, folder, "values.svg", "value", "-games", "300", "-nodes", "60", "-svg", "values.svg", "-json", "losalamos")
	drawn := valueBar.FindAllStringSubmatch(picture, -1)
	var pixels float64 // of a hundredth
	for _, v := range listAt(value, "values") {
		if known, _ := at(v, "known").(bool); !known {
			continue
		}
		if len(drawn) == 0 {
			t.Fatalf("%v is not drawn", v)
		}
		worth, half := numberAt(v, "value"), numberAt(v, "half")
		numbers := []float64{worth}
		if half > 0 {
			numbers = append(numbers, half)
		}
		d := drawn[0]
		if pixels == 0 {
			pixels = parsed(d[3]) / worth
		}
		left := parsed(d[2])
		at := func(v float64) float64 { return left + max(0, v)*pixels }
		if d[1] != textAt(v, "name") || !isOf(d[6], numbers...) || math.Abs(left+parsed(d[3])-at(worth)) > 0.5 ||
			math.Abs(parsed(d[4])-at(worth-half)) > 0.5 || math.Abs(parsed(d[5])-at(worth+half)) > 0.5 {
			t.Errorf("%q, JSON has %v; %.3f pixels a hundredth", d[1:], v, pixels)
		}
		drawn = drawn[1:]
	}
	foot := valueFoot.FindStringSubmatch(picture)
	if len(drawn) > 0 || pixels == 0 || foot == nil || !isOf(foot[1], 100, 95, numberAt(value, "made.counted"), numberAt(value, "made.nodes")) {
		t.Errorf("%d bars are left, the foot is %q", len(drawn), foot)
	}
}
