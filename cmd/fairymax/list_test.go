package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The list begins with the user's own games, then chess; many games that are much alike
// stand on one line.
func TestListOrder(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "tiny.toml"), "title = \"Tiny\"\nextends = \"gardner\"\nendings.move_rule = 60\n")
	status, out, errs := typed(t, "", "list", "-variants", folder)
	if want := "Your own games\n  tiny  Tiny  5×5  6 pieces\n\nChess, Capablanca Chess and their nearest\nx normal "; status != 0 || errs != "" || !strings.HasPrefix(out, want) {
		t.Errorf("status %d, %s%s", status, errs, out)
	}
	if strings.Contains(out, "fide-nutters") || strings.Count(out, "\n  A-B ") != 1 {
		t.Errorf("the pairs of armies take many lines:\n%s", out)
	}
}

// Programs read the same list in the same order, with every game in it.
func TestListJSON(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "tiny.toml")
	write(t, file, "title = \"Tiny\"\nextends = \"gardner\"\nendings.move_rule = 60\n")
	write(t, filepath.Join(folder, "broken.toml"), "title = 7\n")
	status, out, errs := typed(t, "", "list", "-json", "-variants", folder)
	var games []listedGame
	if err := json.Unmarshal([]byte(out), &games); err != nil || status != 1 || !strings.Contains(errs, "broken.toml:1") {
		t.Fatalf("status %d, %v, %s\n%s", status, err, errs, out)
	}
	const nearest = "Chess, Capablanca Chess and their nearest"
	want := []listedGame{
		{"tiny", "Tiny", "Your own games", true, file, 5, 5, 6, false},
		{"normal", "Chess", nearest, false, "", 8, 8, 6, true},
		{"capablanca", "Capablanca Chess", nearest, false, "", 10, 8, 8, true},
	}
	if !slices.Equal(games[:3], want) {
		t.Errorf("%+v, want %+v", games[:3], want)
	}
	if !slices.ContainsFunc(games, func(g listedGame) bool { return g.Name == "fide-nutters" }) {
		t.Error("a pair of armies is missing")
	}
	status, out, errs = typed(t, "", "list", "-json", "-pieces")
	var pieces []listedPiece
	if err := json.Unmarshal([]byte(out), &pieces); err != nil || status != 0 || errs != "" || pieces[1].Name != "knight" || pieces[1].Moves == "" {
		t.Errorf("status %d, %v, %s\n%s", status, err, errs, out)
	}
}

// GUIs hear of their own variants first, then of the user's, then of those people play
// most.
func TestMenuOrder(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "zebras.toml"), "title = \"Zebras\"\nextends = \"normal\"\npiece.knight.like = \"zebra\"\n")
	_, out, _ := typed(t, "xboard\nprotover 2\nquit\n", "-variants", folder)
	_, rest, _ := strings.Cut(out, `variants="`)
	list, _, _ := strings.Cut(rest, `"`)
	names := strings.Split(list, ",")
	at := slices.Index(names, "zebras")
	if at < 0 || names[0] != "normal" || slices.Index(names, "nocastle") > at || names[at+1] != "antichess" || len(names) < 95 {
		t.Errorf("%s", list)
	}
}

// The pictures are told in words, as JSON, and on a page that shows each in both colours.
func TestListPictures(t *testing.T) {
	status, out, errs := typed(t, "", "list", "-pictures")
	if status != 0 || errs != "" || !strings.HasPrefix(out, "Chess\n  pawn             a pawn\n") || !strings.Contains(out, "\n  catapult         a catapult\n") {
		t.Errorf("status %d, %s\n%s", status, errs, out)
	}
	status, out, _ = typed(t, "", "list", "-pictures", "-json")
	var listed []listedPicture
	if err := json.Unmarshal([]byte(out), &listed); err != nil || status != 0 || listed[0] != (listedPicture{"pawn", "Chess", "a pawn"}) {
		t.Errorf("status %d, %v, %s", status, err, out)
	}
	file := filepath.Join(t.TempDir(), "pictures.html")
	status, _, errs = typed(t, "", "list", "-pictures", "-html", file)
	text, err := os.ReadFile(file)
	if err != nil || status != 0 || errs != "" {
		t.Fatalf("status %d, %v, %s", status, err, errs)
	}
	for _, p := range listed {
		if !strings.Contains(string(text), "<code>"+p.Name+"</code>") {
			t.Errorf("the page lacks %s", p.Name)
		}
	}
	if n := strings.Count(string(text), `class="piece black"`); n != len(listed) || strings.Contains(string(text), "<script") {
		t.Errorf("%d of %d pictures are on the page", n, len(listed))
	}
	for _, wrong := range [][]string{{"-html", "x"}, {"-pictures", "-pieces"}, {"-pictures", "-json", "-html", "x"}} {
		if status, _, _ := typed(t, "", append([]string{"list"}, wrong...)...); status != 2 {
			t.Errorf("%v: status %d", wrong, status)
		}
	}
}

// Games that XBoard cannot show leave its menu as soon as it is known to be there; other GUIs
// keep them.
func TestMenuOfXBoard(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "blast.toml"), "title = \"Blast\"\nextends = \"atomar\"\n")
	write(t, filepath.Join(folder, "plain.toml"), "title = \"Plain\"\nextends = \"normal\"\nendings.move_rule = 40\n")
	_, out, _ := typed(t, "xboard\nprotover 2\nnew\nrandom\nnew\nrandom\nquit\n", "-variants", folder)
	var menus [][]string
	for line := range strings.Lines(out) {
		if _, list, found := strings.Cut(line, `variants="`); found {
			menus = append(menus, strings.Split(strings.TrimRight(list, "\"\n"), ","))
		}
	}
	if len(menus) != 2 {
		t.Fatalf("%d menus:\n%s", len(menus), out)
	}
	for _, name := range []string{"blast", "atomar", "rifle"} {
		if !slices.Contains(menus[0], name) || slices.Contains(menus[1], name) {
			t.Errorf("%s is in the menu of all GUIs: %v, of XBoard: %v", name, slices.Contains(menus[0], name), slices.Contains(menus[1], name))
		}
	}
	if !slices.Contains(menus[1], "plain") || !slices.Contains(menus[1], "atomic") || len(menus[0])-len(menus[1]) < 10 {
		t.Errorf("XBoard's menu has %d games of %d", len(menus[1]), len(menus[0]))
	}
}
