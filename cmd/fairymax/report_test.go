package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Mistakes in a command line have a word and a status.
func TestReportMistakes(t *testing.T) {
	for arguments, want := range map[string]string{
		"report":                            "missing",
		"report gardner -games 0":           "positive",
		"report gardner -time 1m -games 3":  "either",
		"report gardner -random -1":         "from 0 to 100",
		"report gardner -shard 5/4":         "K/N",
		"report gardner -shard 1/4 -time 1": "time",
		"report gardner -shard 1/4 -json":   "only plays",
	} {
		status, out, err := typed(t, "", strings.Fields(arguments)...)
		if status != 2 || !strings.Contains(err, want) || out != "" {
			t.Errorf("%s: status %d, output %q, errors %q, want %q", arguments, status, out, err, want)
		}
	}
}

// A report on a user's own game beside another one: a page, figures for programs, and
// the games beside the file.
func TestReportOwn(t *testing.T) {
	folder := t.TempDir()
	game, page := filepath.Join(folder, "own.toml"), filepath.Join(folder, "page.html")
	write(t, game, "title = \"Own Game\"\nextends = \"gardner\"\nendings.move_rule = 20\n")
	t.Setenv("XDG_CONFIG_HOME", folder)
	arguments := []string{"report", "-games", "3", "-nodes", "10", "-threads", "1", "-o", page, "-json", game, "gardner"}
	status, out, err := typed(t, "", arguments...)
	var reports []struct{ Title string }
	if failed := json.Unmarshal([]byte(out), &reports); status != 0 || failed != nil || len(reports) != 2 || reports[0].Title != "Own Game" {
		t.Fatalf("status %d, %v, output %q, errors %q", status, failed, out, err)
	}
	text, failed := os.ReadFile(page)
	if failed != nil || !strings.Contains(string(text), "<h1>Own Game and ") {
		t.Errorf("the page: %v", failed)
	}
	if _, again, _ := typed(t, "", arguments...); again != out {
		t.Error("the second call reports something else")
	}
	if files, _ := filepath.Glob(filepath.Join(folder, "own.report", "*", "games.play")); len(files) != 1 {
		t.Errorf("the games are in %q", files)
	}
}

// Parts of a report are played into the folder, and the report takes them.
func TestReportShard(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	arguments := []string{"report", "-games", "3", "-nodes", "5", "-threads", "1", "-dir", folder, "gardner"}
	status, out, err := typed(t, "", append(arguments, "-shard", "2/2")...)
	if status != 0 || !strings.Contains(out, "shard 2/2 of Gardner") {
		t.Errorf("status %d, output %q, errors %q", status, out, err)
	}
	if files, _ := filepath.Glob(filepath.Join(folder, "gardner", "*", "*.shard-2-of-2*")); len(files) != 2 {
		t.Errorf("the games are in %q", files)
	}
	arguments = append(arguments, "-o", filepath.Join(folder, "page.html"), "-json")
	_, parts, _ := typed(t, "", arguments...)
	if _, whole, _ := typed(t, "", append(arguments, "-dir", t.TempDir())...); whole != parts || !strings.Contains(parts, `"games": 3`) {
		t.Errorf("parts make\n%s\nthe whole makes\n%s", parts, whole)
	}
}

// Games are ended by tables if that is asked for, by a match too; not where there are none.
func TestAdjudicate(t *testing.T) {
	folder := t.TempDir()
	arguments := []string{"report", "-games", "6", "-nodes", "10", "-threads", "2", "-dir", folder, "-json", "-adjudicate", "3", "gardner"}
	status, out, err := typed(t, "", arguments...)
	var figures struct{ Made struct{ Adjudicate int } }
	if failed := json.Unmarshal([]byte(out), &figures); status != 0 || failed != nil || figures.Made.Adjudicate != 3 {
		t.Errorf("status %d, %v, output %q, errors %q", status, failed, out, err)
	}
	for arguments, want := range map[string]string{
		"2 match -variant gardner -adjudicate 9":    "from 3 to 6",
		"2 report gardner -adjudicate 2":            "from 3 to 6",
		"1 report crazyhouse -adjudicate 3":         "no endgame tables for crazyhouse",
		"1 match -variant crazyhouse -adjudicate 3": "no endgame tables for crazyhouse",
	} {
		code, line, _ := strings.Cut(arguments, " ")
		if status, _, err := typed(t, "", strings.Fields(line)...); status != int(code[0]-'0') || !strings.Contains(err, want) {
			t.Errorf("%s: status %d, errors %q, want %q", line, status, err, want)
		}
	}
}
