package fen_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/fen"
)

// rows reads the lines of a file of testdata that are not comments, cut at a divider.
func rows(t testing.TB, name, divider string) (list [][]string) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, divider)
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		list = append(list, cells)
	}
	return list
}

// TestOthers holds what is made of the texts of other programs.
func TestOthers(t *testing.T) {
	for _, row := range rows(t, "others.txt", "|") {
		name, game, text, want, notes := row[0], row[1], row[2], row[3], row[4]
		read, err := fen.Read(testgames.Shipped(t, game), text)
		var mistake *board.FENError
		got := ""
		if errors.As(err, &mistake) {
			got = "!" + mistake.Field
		} else {
			got = read.Position.FEN()
		}
		if got != want {
			t.Errorf("%s, %s: %s\nwant %s (%v)", game, name, got, want, err)
		}
		var fields []string
		for _, note := range read.Notes {
			fields = append(fields, note.Field)
		}
		if got := strings.Join(fields, ","); got != notes {
			t.Errorf("%s, %s: notes %q, want those of %q", game, name, read.Words(), notes)
		}
	}
}

// TestPeers holds that positions of other programs have as many moves here as there.
func TestPeers(t *testing.T) {
	for _, row := range rows(t, "peers.txt", "\t") {
		r := testgames.Shipped(t, row[0])
		read, err := fen.Read(r, row[1])
		if err != nil {
			t.Errorf("%s: %s: %v", row[0], row[1], err)
			continue
		}
		var legal board.MoveList
		if read.Position.Legal(&legal); fmt.Sprint(legal.Len()) != row[2] {
			t.Errorf("%s: %s has %s moves; here, as %s, %d", row[0], row[1], row[2], read.Position.FEN(), legal.Len())
		}
		checkOwn(t, read.Position)
	}
}

// checkOwn holds that what we write is read as it is, and without a note.
func checkOwn(t testing.TB, p *board.Position) {
	t.Helper()
	text := p.FEN()
	again, err := fen.Read(p.Rules(), text)
	switch {
	case err != nil:
		t.Errorf("%s: %s: %v", p.Rules().Def.Name, text, err)
	case again.Position.FEN() != text || len(again.Notes) > 0:
		t.Errorf("%s: %s is read as %s, with %q", p.Rules().Def.Name, text, again.Position.FEN(), again.Words())
	}
}

// TestRoundTrip holds the same for positions of all games.
func TestRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 17))
	games := 1
	if testgames.Long() {
		games = 40
	}
	for _, name := range testgames.SomeNames(4) {
		r := testgames.Shipped(t, name)
		for range games {
			g := board.NewGame(r.Start())
			for ply := 0; ply < 60 && !g.Result().Over; ply++ {
				var legal board.MoveList
				g.Position().Legal(&legal)
				g.Play(legal.Moves()[random.IntN(legal.Len())])
				checkOwn(t, g.Position())
			}
		}
	}
}

// FuzzReadPosition holds that any text gives a position that we can write and read again, or
// an error with a field and a place in the text.
func FuzzReadPosition(f *testing.F) {
	games := []string{"normal", "crazyhouse", "shogi", "xiangqi", "3check", "makruk", "seirawan", "duck", "chu", "grand", "chennis", "gustav3"}
	for _, row := range rows(f, "others.txt", "|") {
		f.Add(row[2])
	}
	f.Add("4k/8////8/8/4K2R[-] w KZxq e: 3 9")
	f.Fuzz(func(t *testing.T, text string) {
		for _, name := range games {
			read, err := fen.Read(testgames.Shipped(t, name), text)
			var mistake *board.FENError
			switch {
			case err == nil:
				checkOwn(t, read.Position)
			case !errors.As(err, &mistake) || mistake.Field == "" || mistake.Offset < 0 || mistake.Offset > len(text):
				t.Errorf("%s: %q: %#v", name, text, err)
			}
		}
	})
}
