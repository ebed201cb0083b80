package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"fairymax/variants"
)

// A mistake is shown with its line and a mark under its place.
func TestCheckShowsThePlace(t *testing.T) {
	file := filepath.Join(t.TempDir(), "broken.toml")
	write(t, file, "title = \"Broken\"\nextends = \"normal\"\n\tendings.stalemate = \"lose\"\n")
	status, out, err := typed(t, "", "check", file)
	want := file + `:3:22: unknown word "lose" for stalemate; expected "loss", "draw", "win", "white wins", "black wins" or "win with fewer" (did you mean "loss"?) [FM016]` +
		"\n    3 | \tendings.stalemate = \"lose\"\n      | \t                    ^^^^^^\n"
	if status != 1 || out != "" || err != want {
		t.Errorf("status %d, output %q, errors\n%swant\n%s", status, out, err, want)
	}
}

func TestCheckStrict(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.toml")
	write(t, file, "title = \"Mine\"\nextends = \"gothic\"\n")
	for _, test := range []struct {
		flag   string
		status int
	}{{"-strict=false", 0}, {"-strict", 1}} {
		status, out, err := typed(t, "", "check", test.flag, file)
		if status != test.status || !strings.Contains(out, "no mistakes, 1 warning") || !strings.Contains(err, "warning: this game has the same rules as gothic") {
			t.Errorf("%s: status %d, output %q, errors %q", test.flag, status, out, err)
		}
	}
}

// The output for editors is JSON, whatever is wrong.
func TestCheckJSON(t *testing.T) {
	folder := t.TempDir()
	broken, twin, good := filepath.Join(folder, "broken.toml"), filepath.Join(folder, "twin.toml"), "normal"
	write(t, broken, "title = \"Broken\"\nextends = \"normal\"\nendings.stalemate = \"lose\"\npieces = 3\n")
	write(t, twin, "title = \"Twin\"\nextends = \"gothic\"\n")
	status, out, errors := typed(t, "", "check", "-json", broken, twin, good, filepath.Join(folder, "absent.toml"))
	var list []variants.Finding
	if err := json.Unmarshal([]byte(out), &list); err != nil || status != 1 || errors != "" {
		t.Fatalf("status %d, %v, errors %q\n%s", status, err, errors, out)
	}
	want := []variants.Finding{
		{File: broken, Line: 3, Column: 21, EndColumn: 27, Severity: "error", Code: "FM016", Fix: &variants.Edit{Line: 3, Column: 21, EndLine: 3, EndColumn: 27, Text: `"loss"`}},
		{File: broken, Line: 4, Column: 10, EndColumn: 11, Severity: "error", Code: "FM010"},
		{File: twin, Line: 1, Column: 9, EndColumn: 15, Severity: "warning", Code: "FM911"},
		{File: filepath.Join(folder, "absent.toml"), Line: 1, Column: 1, EndColumn: 1, Severity: "error"},
	}
	for i := range list {
		if list[i].Message == "" {
			t.Errorf("%+v has no text", list[i])
		}
		list[i].Message = ""
		if i >= len(want) || !reflect.DeepEqual(list[i], want[i]) {
			t.Errorf("finding %d is %+v", i, list[i])
		}
	}
	if len(list) != len(want) {
		t.Errorf("%d findings, want %d", len(list), len(want))
	}
	if status, out, _ := typed(t, "", "check", "-json", good); status != 0 || out != "[]\n" {
		t.Errorf("of a good file: status %d, %q", status, out)
	}
}

// Help explains every code that the checker prints.
func TestHelpForCodes(t *testing.T) {
	_, codes, _ := typed(t, "", "help", "codes")
	n := 0
	for line := range strings.Lines(codes) {
		code, title, _ := strings.Cut(strings.TrimSpace(line), "  ")
		status, out, err := typed(t, "", "help", strings.ToLower(code))
		if status != 0 || err != "" || !strings.HasPrefix(out, code+": "+title) || strings.Count(out, "["+code+"]") == 0 {
			t.Errorf("help %s: status %d, %q\n%s", code, status, err, out)
		}
		n++
	}
	if n < 150 {
		t.Errorf("%d codes", n)
	}
}

// The printed schema is the one that the shipped files point to.
func TestSchema(t *testing.T) {
	for _, arguments := range [][]string{{"schema"}, {"schema", "-pieces"}} {
		status, out, err := typed(t, "", arguments...)
		if status != 0 || err != "" || !json.Valid([]byte(out)) || !strings.Contains(out, `"description"`) {
			t.Errorf("%q: status %d, errors %q\n%s", arguments, status, err, out)
		}
	}
}

// Fifty mistakes of a file are enough.
func TestManyMistakes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "many.toml")
	text := "title = \"Many\"\nextends = \"normal\"\n"
	for i := range 60 {
		text += fmt.Sprintf("nonsense%d = 1\n", i)
	}
	write(t, file, text)
	for _, command := range [][]string{{"check", file}, {"show", file}} {
		status, out, errs := typed(t, "", command...)
		if status != 1 || out != "" || strings.Count(errs, "many.toml:") != 50 || !strings.HasSuffix(errs, "\nand 10 more mistakes\n") {
			t.Errorf("%s: %d, %s\n%s", command, status, out, errs)
		}
	}
}
