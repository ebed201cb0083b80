package main

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what show prints into testdata")

var value = regexp.MustCompile(`, value \d+( ± \d+)? \([a-z ]+\)|(?m)^Evaluation .*\n`)

// The golden files have the output of show, for a person to read once. Values and the
// evaluation belong to the engine and are left out.
func TestShowGolden(t *testing.T) {
	for _, variant := range []string{"capablanca", "xiangqi", "shogi", "spartan"} {
		t.Run(variant, func(t *testing.T) {
			status, out, err := typed(t, "", "show", variant)
			if status != 0 || err != "" {
				t.Fatalf("status %d, errors %s", status, err)
			}
			got := value.ReplaceAllString(out, "")
			path := filepath.Join("testdata", "show", variant+".golden")
			if *update {
				write(t, path, got)
			}
			want, readErr := os.ReadFile(path)
			if readErr != nil {
				t.Fatal(readErr)
			}
			if got != string(want) {
				t.Errorf("%s differs; -update rewrites it. Now it is\n%s", path, got)
			}
		})
	}
}

// Pieces that move as in chess are only named, unless all are asked for or the game is
// chess itself. One that moves otherwise is described.
func TestShowStandardPieces(t *testing.T) {
	mine := filepath.Join(t.TempDir(), "mine.toml")
	write(t, mine, "title = \"Mine\"\nextends = \"normal\"\npiece.knight.moves = [{ leap = [1, 3] }]\n")
	for _, test := range []struct {
		arguments []string
		has, not  string
	}{
		{[]string{"gothic"}, "Pawn, knight, bishop, rook, queen and king move as in Chess; show -all", "N  knight"},
		{[]string{"-all", "gothic"}, "N  knight", "as in Chess"},
		{[]string{"normal"}, "N  knight", "as in Chess"},
		{[]string{"3check"}, "and king move as in Chess", "A vector is"},
		{[]string{mine}, "N  knight", "Pawn, knight"},
		{[]string{mine}, "Pawn, bishop, rook, queen and king move as in Chess", "B  bishop"},
	} {
		status, out, err := typed(t, "", append([]string{"show"}, test.arguments...)...)
		if status != 0 || !strings.Contains(out, test.has) || strings.Contains(out, test.not) {
			t.Errorf("%v: status %d, %s%s", test.arguments, status, out, err)
		}
	}
}

func TestShowOnePiece(t *testing.T) {
	for _, test := range []struct {
		arguments string
		status    int
		out, err  string
	}{
		{"show -piece knight normal", 0, "N  knight, value 3", ""},
		{"show -piece n normal", 0, "a leap [1, 2]", ""},
		{"show -piece archbishop", 0, "A  archbishop", ""},
		{"show -piece dragonfly normal", 1, "", "it has pawn, knight"},
		{"show -piece dragonfly crazyhouse", 1, "", "rook, queen, king\n"}, // no captured pieces that were promoted
		{"show -piece knight -steps normal", 0, "Steps of Black's knight:\n    (", ""},
	} {
		t.Run(test.arguments, func(t *testing.T) {
			status, out, err := typed(t, "", strings.Fields(test.arguments)...)
			if status != test.status || !strings.Contains(out, test.out) || !strings.Contains(err, test.err) {
				t.Errorf("status %d, output\n%serrors\n%s", status, out, err)
			}
			if strings.Contains(out, "Castling") || strings.Contains(out, "bishop, value 3") {
				t.Errorf("more than one piece is described:\n%s", out)
			}
		})
	}
}

// Pages and drawings are files; failures are reported.
func TestShowDrawn(t *testing.T) {
	folder := t.TempDir()
	html, svg, file := filepath.Join(folder, "x.html"), filepath.Join(folder, "svg"), filepath.Join(folder, "file")
	game := filepath.Join(folder, "own.toml")
	write(t, file, "")
	write(t, game, "title = \"<Own>\"\nextends = \"gardner\"\n")
	for _, test := range []struct {
		arguments []string
		status    int
		err       string
		written   string // a file, and a part of it
		has       string
	}{
		{[]string{"-html", html, "gardner"}, 0, "", html, "There is no castling."},
		{[]string{"-html", html, game}, 0, "", html, "extends = &#34;gardner&#34;"},
		{[]string{"-svg", svg, "-html", html, "almost"}, 0, "", filepath.Join(svg, "piece-chancellor.svg"), "<svg "},
		{[]string{"-html", filepath.Join(folder, "missing", "x.html"), "normal"}, 1, "x.html: there is no folder " + filepath.Join(folder, "missing") + " to write it into", "", ""},
		{[]string{"-html", "-", "normal"}, 1, "not standard output", "", ""},
		{[]string{"-html", folder, "normal"}, 1, "is a folder", "", ""},
		{[]string{"-svg", file, "normal"}, 1, "not a directory", "", ""},
		{[]string{"-html", html, "-piece", "knight", "normal"}, 2, "exclude -piece", "", ""},
		{[]string{"-html", html}, 2, "argument is missing", "", ""},
		{[]string{"-html", html, "nowhere"}, 1, "no variant", "", ""},
	} {
		t.Run(strings.Join(test.arguments, " "), func(t *testing.T) {
			status, out, err := typed(t, "", append([]string{"show"}, test.arguments...)...)
			if status != test.status || out != "" || !strings.Contains(err, test.err) || test.err == "" && err != "" {
				t.Errorf("status %d, output\n%serrors\n%s", status, out, err)
			}
			if test.written == "" {
				return
			}
			text, readErr := os.ReadFile(test.written)
			if readErr != nil || !strings.Contains(string(text), test.has) {
				t.Errorf("%v; %q is missing in\n%s", readErr, test.has, text)
			}
		})
	}
}

func TestListPieces(t *testing.T) {
	_, out, _ := typed(t, "", "list", "-pieces")
	for _, line := range []string{"knight", "queen"} {
		if n := strings.Count(out, "\n"+line+" "); n != 1 {
			t.Errorf("%d lines for %s in\n%s", n, line, out)
		}
	}
	for line := range strings.Lines(out) {
		if len([]rune(line)) > 81 {
			t.Errorf("too wide: %s", line)
		}
	}
	if !strings.Contains(out, "any distance straight or diagonally") {
		t.Errorf("no piece moves like a queen in\n%s", out)
	}
}
