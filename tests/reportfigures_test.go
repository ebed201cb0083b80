package tests

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// reportRows are the rows of the table of figures: where JSON has the estimate, and how
// many times it is multiplied.
var reportRows = map[string]struct {
	path  string
	scale float64
}{
	"White's points": {"white", 100}, "Draws": {"draws", 100}, "Length, plies": {"length.mean", 1}, "Legal moves": {"choice", 1},
	"Changes of the lead": {"drama.leadChanges", 1}, "Comebacks": {"drama.comebacks", 100}, "Decided after": {"drama.clear", 100},
	"Draws with a fight": {"drama.fights", 100}, "Playable first moves": {"opening.playable", 1},
	"Elo for 4 times the nodes, few": {"skill.levels.0", 1}, "Elo for 4 times the nodes, more": {"skill.levels.1", 1},
	"A deeper look changes the move": {"skill.changed", 100},
}

// estimateAt is an estimate of a report as the page should have it; one number if it has
// no interval, and none if there are no observations.
func estimateAt(report any, name string) []float64 {
	row := reportRows[name]
	value := at(report, row.path)
	if n, ok := value.(float64); ok {
		return []float64{n}
	}
	if strings.HasPrefix(row.path, "skill.levels") {
		return levelAt(value)
	}
	return seen(report, row.path, row.scale)
}

// mostElo is the largest rating difference that a report tells.
const mostElo = 1200

// levelAt is a rating difference with its interval, or the end that says something where
// it is too large to be told.
func levelAt(value any) []float64 {
	elo, low, high := numberAt(value, "elo"), numberAt(value, "low"), numberAt(value, "high")
	switch {
	case elo >= mostElo:
		return []float64{low}
	case elo <= -mostElo:
		return []float64{high}
	}
	return []float64{elo, low, high}
}

// levelDifference is the difference of two rating differences: its end that says something
// where one of them is too large to be told, and nothing where that end is beyond 0.
func levelDifference(one, other any) []float64 {
	elo := func(v any) float64 { return numberAt(v, "elo") }
	beyond := func(v any) bool { return math.Abs(elo(v)) >= mostElo }
	low, high := numberAt(other, "low")-numberAt(one, "high"), numberAt(other, "high")-numberAt(one, "low")
	switch {
	case !beyond(one) && !beyond(other):
		return []float64{elo(other) - elo(one)}
	case beyond(one) && beyond(other):
		return nil
	case elo(other) > elo(one) && low > 0:
		return []float64{low}
	case elo(other) < elo(one) && high < 0:
		return []float64{high}
	}
	return nil
}

// seen is an estimate with its interval, none if there are no observations.
func seen(value any, path string, scale float64) []float64 {
	if numberAt(value, path+".n") == 0 {
		return nil
	}
	return []float64{scale * numberAt(value, path+".value"), scale * numberAt(value, path+".low"), scale * numberAt(value, path+".high")}
}

// Every number of a report's page is that of the JSON: tables, bars, charts and the board.
func TestReportPageFigures(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	page, value := figuresOf(t, folder, "page.html", "report", "-net=false", "-games", "30", "-nodes", "50", "-o", "page.html", "-json", "losalamos", "seirawan")
	reports := value.([]any)
	all := tables(page)
	if len(all) != 3 {
		t.Fatalf("%d tables", len(all))
	}
	checkFigures(t, all[0], reports)
	rest, charts := bars(page), chartOf.FindAllString(page, -1)
	var results []bar
	results, rest = rest[:3*len(reports)], rest[3*len(reports):]
	for i, r := range reports {
		checkPieces(t, all[1+i], r)
		for k, path := range []string{"whiteWins", "draws", "blackWins"} {
			checkBar(t, results[3*i+k], []string{"White wins", "Draws", "Black wins"}[k], r, path)
		}
		rest = checkBars(t, rest, r)
		checkCharts(t, charts[2*i:2*i+2], r)
	}
	if len(rest) != 0 || len(charts) != 2*len(reports) {
		t.Errorf("%d bars and %d charts are left", len(rest), len(charts))
	}
	for i, board := range strings.Split(page, `<svg class="heat"`)[1:] {
		checkHeat(t, board, reports[i])
	}
}

// checkFigures compares the table of figures with reports, two of them the user's.
func checkFigures(t *testing.T, rows [][]string, reports []any) {
	t.Helper()
	heads := []string{"", textAt(reports[0], "title"), textAt(reports[1], "title"), "difference"}
	known := knownReports(t)
	for _, k := range known {
		heads = append(heads, textAt(k, "title"))
	}
	if !slices.Equal(rows[0], heads) || len(rows) != 1+len(reportRows) {
		t.Fatalf("%d rows, heads %q, want %q", len(rows), rows[0], heads)
	}
	for _, row := range rows[1:] {
		one, other := estimateAt(reports[0], row[0]), estimateAt(reports[1], row[0])
		if !isOf(row[1], one...) || !isOf(row[2], other...) {
			t.Errorf("%q, JSON has %v and %v", row, one, other)
		}
		var difference []float64
		if len(one) > 0 && len(other) > 0 {
			difference = []float64{other[0] - one[0]}
		}
		if path := reportRows[row[0]].path; strings.HasPrefix(path, "skill.levels") {
			difference = levelDifference(at(reports[0], path), at(reports[1], path))
		}
		if words := number.FindAllString(row[3], 1); !isOf(strings.Join(words, ""), difference...) || len(words) == 1 && words[0][0] != '+' && words[0][0] != '-' {
			t.Errorf("%q, the difference is %v", row, difference)
		}
		for i, k := range known {
			if want := estimateAt(k, row[0]); !isOf(row[4+i], want[:min(1, len(want))]...) {
				t.Errorf("%q, %s has %v", row, heads[4+i], want)
			}
		}
	}
}

// knownReports are the reports that come with the program.
func knownReports(t *testing.T) (list []any) {
	t.Helper()
	files, _ := filepath.Glob("../internal/report/known/*.json")
	for _, file := range files {
		text, err := os.ReadFile(file)
		var value any
		if err == nil {
			err = json.Unmarshal(text, &value)
		}
		if err != nil {
			t.Fatal(file, err)
		}
		list = append(list, value)
	}
	return list
}

// checkPieces compares the table of pieces with a report.
func checkPieces(t *testing.T, rows [][]string, report any) {
	t.Helper()
	pieces := listAt(report, "pieces")
	if len(rows) != 1+len(pieces) {
		t.Fatalf("%d rows of %d pieces", len(rows), len(pieces))
	}
	for i, p := range pieces {
		row, n := rows[1+i], func(path string) float64 { return numberAt(p, path) }
		right := row[0] == textAt(p, "name") && isOf(row[1], n("value")) && isOf(row[2], n("start")) &&
			isOf(row[3], seen(p, "moves", 1)...) && isOf(row[4], seen(p, "captures", 1)...)
		for k, path := range []string{"deadly", "lost", "lives", "last"} {
			want := seen(p, path, 100)
			right = right && isOf(row[5+k], want[:min(1, len(want))]...)
		}
		if !right {
			t.Errorf("%q, JSON has %v", row, p)
		}
	}
}

// checkBar compares a bar with a share of a report.
func checkBar(t *testing.T, b bar, name string, value any, path string, counts ...float64) {
	t.Helper()
	share := func(key string) float64 { return 100 * numberAt(value, path+"."+key) }
	if b.name != name || !isOf(b.width, share("value")) || !isOf(b.text, append([]float64{share("value"), share("low"), share("high")}, counts...)...) {
		t.Errorf("%q, want %s, %v", b, name, at(value, path))
	}
}

// checkBars compares the bars of endings and first moves, and returns those that follow.
func checkBars(t *testing.T, list []bar, report any) []bar {
	t.Helper()
	for _, ending := range listAt(report, "endings") {
		var counts []float64
		for _, key := range []string{"white", "black", "draws"} {
			if n := numberAt(ending, key); n > 0 {
				counts = append(counts, n)
			}
		}
		checkBar(t, list[0], textAt(ending, "reason"), ending, "share", counts...)
		list = list[1:]
	}
	moves := listAt(report, "opening.moves")
	for _, m := range moves[:min(12, len(moves))] {
		b, expects := list[0], 100*numberAt(m, "expects")
		if b.name != textAt(m, "move") || !isOf(b.width, expects) || !isOf(b.text, expects, numberAt(m, "score")/100) {
			t.Errorf("%q, JSON has %v", b, m)
		}
		list = list[1:]
	}
	return list
}

// checkCharts compares the histogram and the curve of legal moves.
func checkCharts(t *testing.T, charts []string, report any) {
	t.Helper()
	bins, width := listAt(report, "length.bins"), numberAt(report, "length.width")
	titles := titleOf.FindAllStringSubmatch(charts[0], -1)
	if len(titles) != len(bins) {
		t.Fatalf("%d columns of %d bins", len(titles), len(bins))
	}
	for i, title := range titles {
		from, part := float64(i)*width, 100*bins[i].(float64)/numberAt(report, "made.games")
		if !isOf(title[1], from, from+width-1, part) {
			t.Errorf("%q, JSON has %v", title[1], bins[i])
		}
	}
	curve, choices := heights(t, charts[1]), listAt(report, "choices")
	if len(curve) != len(choices) {
		t.Fatalf("%d points of %d plies", len(curve), len(choices))
	}
	for i, height := range curve {
		if want := numberAt(choices[i], "moves.value"); math.Abs(height-want) > 0.1 {
			t.Errorf("ply %d: %.2f legal moves, JSON has %.2f", i, height, want)
		}
	}
}

// checkHeat compares the titles of a board's squares.
func checkHeat(t *testing.T, board string, report any) {
	t.Helper()
	titles, visits := titleOf.FindAllStringSubmatch(board, -1), listAt(report, "visits")
	for i, v := range visits {
		if want := fmt.Sprintf("%s: %.2f moves a game", textAt(v, "square"), numberAt(v, "times")); i >= len(titles) || titles[i][1] != want {
			t.Errorf("square %d of %d, want %q", i, len(titles), want)
		}
	}
}
