package tests

import (
	"encoding/json"
	"html"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// outputIn runs the program in a folder, which is that of its configuration too, and returns
// what it prints.
func outputIn(t *testing.T, folder string, arguments ...string) []byte {
	t.Helper()
	command := exec.Command(program, arguments...)
	command.Dir, command.Env = folder, append(os.Environ(), "XDG_CONFIG_HOME="+folder)
	var said strings.Builder
	command.Stderr = &said
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%q: %v\n%s", arguments, err, &said)
	}
	return out
}

// figuresOf runs a command that writes a page or a picture into FILE and prints JSON.
func figuresOf(t *testing.T, folder, file string, arguments ...string) (written string, value any) {
	t.Helper()
	out := outputIn(t, folder, arguments...)
	if err := json.Unmarshal(out, &value); err != nil {
		t.Fatalf("%v in\n%s", err, out)
	}
	text, err := os.ReadFile(filepath.Join(folder, file))
	if err != nil {
		t.Fatal(err)
	}
	return string(text), value
}

// at is what JSON has at a path, such as skill.levels.0.elo; nil if there is nothing.
func at(value any, path string) any {
	for key := range strings.SplitSeq(path, ".") {
		switch v := value.(type) {
		case map[string]any:
			value = v[key]
		case []any:
			if i, _ := strconv.Atoi(key); i < len(v) {
				value = v[i]
				continue
			}
			return nil
		default:
			return nil
		}
	}
	return value
}

func numberAt(value any, path string) float64 {
	n, ok := at(value, path).(float64)
	if !ok {
		return math.NaN() // no text is equal to it
	}
	return n
}

func textAt(value any, path string) string {
	text, _ := at(value, path).(string)
	return text
}

func listAt(value any, path string) []any {
	list, _ := at(value, path).([]any)
	return list
}

var number = regexp.MustCompile(`[-+]?\d+(\.\d+)?`)

// isOf reports whether the numbers of a text are those of a list, as far as their digits
// go.
func isOf(text string, values ...float64) bool {
	found := number.FindAllString(text, -1)
	if len(found) != len(values) {
		return false
	}
	for i, word := range found {
		_, decimals, _ := strings.Cut(word, ".")
		n, err := strconv.ParseFloat(word, 64)
		if err != nil || !(math.Abs(n-values[i]) <= 0.5*math.Pow(10, -float64(len(decimals)))+1e-9) {
			return false
		}
	}
	return true
}

var (
	tableOf = regexp.MustCompile(`(?s)<table.*?</table>`)
	rowOf   = regexp.MustCompile(`(?s)<tr>.*?</tr>`)
	cellOf  = regexp.MustCompile(`(?s)<t[hd]>(.*?)</t[hd]>`)
	barOf   = regexp.MustCompile(`(?s)<dt>(.*?)</dt><dd>.*?width: ([\d.]+)%.*?<span>([^<]*)</span></dd>`)
)

// tables are the texts of the cells of a page, by table and row.
func tables(page string) (list [][][]string) {
	for _, table := range tableOf.FindAllString(page, -1) {
		var rows [][]string
		for _, row := range rowOf.FindAllString(table, -1) {
			var cells []string
			for _, cell := range cellOf.FindAllStringSubmatch(row, -1) {
				cells = append(cells, pageWords(cell[1]))
			}
			rows = append(rows, cells)
		}
		list = append(list, rows)
	}
	return list
}

// bar is a labelled bar of a page.
type bar struct{ name, width, text string }

func bars(page string) (list []bar) {
	for _, m := range barOf.FindAllStringSubmatch(page, -1) {
		list = append(list, bar{html.UnescapeString(m[1]), m[2], html.UnescapeString(m[3])})
	}
	return list
}

var (
	chartOf = regexp.MustCompile(`(?s)<svg class="chart".*?</svg>`)
	tickOf  = regexp.MustCompile(`<path class="grid" d="M40 ([\d.]+)H428"/><text[^>]*>([\d.]+)</text>`)
	lineOf  = regexp.MustCompile(`<polyline class="line[^"]*" points="([^"]*)"`)
	titleOf = regexp.MustCompile(`<title>([^<]*)</title>`)
)

// heights are the heights of the points of a chart's line, by the numbers beside its grid.
func heights(t *testing.T, chart string) (list []float64) {
	t.Helper()
	ticks := tickOf.FindAllStringSubmatch(chart, -1)
	line := lineOf.FindStringSubmatch(chart)
	if len(ticks) < 2 || line == nil {
		t.Fatalf("a chart without scale or line: %s", chart)
	}
	scale := func(tick []string) (y, value float64) { return parsed(tick[1]), parsed(tick[2]) }
	y0, v0 := scale(ticks[0])
	y1, v1 := scale(ticks[len(ticks)-1])
	for point := range strings.FieldsSeq(line[1]) {
		_, y, _ := strings.Cut(point, ",")
		list = append(list, v0+(parsed(y)-y0)/(y1-y0)*(v1-v0))
	}
	return list
}

// parsed is a number, or none.
func parsed(text string) float64 {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return math.NaN()
	}
	return n
}
