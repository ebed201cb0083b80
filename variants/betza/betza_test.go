package betza

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"fairymax/board/define"
)

// TestRoundTrip reads texts and writes them again.
func TestRoundTrip(t *testing.T) {
	for _, text := range []string{"K", "N", "N0", "RB", "R4", "fmWfceFifmnD", "nN", "mRcpR", "gQ", "gR4", "gR2", "FyafsF", "WyafsW", "FcafF", "oR"} {
		chains, err := Read(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		again, exact := Write(chains)
		back, err := Read(again)
		if !exact || err != nil || !define.SameMoves(back, chains) {
			t.Errorf("%s is written as %s, exact %v, %v", text, again, exact, err)
		}
	}
}

// In whatever order the moves come, no atom is written behind its like, as if it were a rider.
func TestTouchingAtoms(t *testing.T) {
	for _, text := range []string{"RpR", "BgB", "QgQ", "KmabK", "WgQpR"} {
		chains, err := Read(text)
		if err != nil {
			t.Fatal(text, err)
		}
		for range chains {
			chains = append(chains[1:], chains[0])
			if again, exact := Write(chains); !exact {
				t.Errorf("%s is written as %s", text, again)
			}
		}
	}
}

// TestErrorPlaces holds that an error names its term and where the term begins.
func TestErrorPlaces(t *testing.T) {
	for text, want := range map[string]Error{
		"fW!":    {Code: "FM139", Term: "!", Offset: 2},
		"fWЖN":   {Code: "FM139", Term: "Ж", Offset: 2},
		"WNN":    {Code: "FM142", Term: "NN", Offset: 1},
		"WDcmF":  {Code: "FM146", Term: "cmF", Offset: 2},
		"Kfm":    {Code: "FM140", Term: "fm", Offset: 1},
		"WxF":    {Code: "FM148", Term: "xF", Offset: 1},
		"R99":    {Code: "FM143", Term: "R99", Offset: 0},
		"FmdaWF": {Code: "FM152", Term: "mdaW", Offset: 1},
	} {
		_, err := Read(text)
		var got *Error
		if !errors.As(err, &got) {
			t.Errorf("%s: no error", text)
			continue
		}
		if want.Reason = got.Reason; *got != want {
			t.Errorf("%s: %q at %d [%s], want %q at %d [%s]", text, got.Term, got.Offset, got.Code, want.Term, want.Offset, want.Code)
		}
	}
}

func TestDirections(t *testing.T) {
	for _, tt := range []struct {
		text string
		want []define.Vector
	}{
		{"fW", []define.Vector{{Right: 0, Up: 1}}},
		{"fsW", []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 0}, {Right: -1, Up: 0}}},
		{"fF", []define.Vector{{Right: 1, Up: 1}, {Right: -1, Up: 1}}},
		{"flF", []define.Vector{{Right: -1, Up: 1}}},
		{"fN", []define.Vector{{Right: 1, Up: 2}, {Right: -1, Up: 2}}},
		{"fsN", []define.Vector{{Right: 2, Up: 1}, {Right: -2, Up: 1}}},
		{"lfN", []define.Vector{{Right: -1, Up: 2}}},
		{"flN", []define.Vector{{Right: -2, Up: 1}}},
		{"hrN", []define.Vector{{Right: 1, Up: 2}, {Right: 2, Up: -1}, {Right: -1, Up: -2}, {Right: -2, Up: 1}}},
		{"fK", []define.Vector{{Right: 0, Up: 1}}},
		{"flK", []define.Vector{{Right: -1, Up: 1}}},
		{"fsK", []define.Vector{{Right: 1, Up: 1}, {Right: -1, Up: 1}}},
		{"ffsK", []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 1}, {Right: -1, Up: 1}}},
	} {
		chains, err := Read(tt.text)
		if err != nil {
			t.Errorf("%s: %v", tt.text, err)
			continue
		}
		var got []define.Vector
		for _, legs := range chains {
			got = append(got, legs[0].Vector)
		}
		slices.SortFunc(got, define.Vector.Compare)
		slices.SortFunc(tt.want, define.Vector.Compare)
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.text, got, tt.want)
		}
	}
}

func TestDirectionWords(t *testing.T) {
	for s := straight; s <= royal; s++ {
		for set := 1; set < 256; set++ {
			d := dirs(set)
			if d&^s.all() != 0 || s == royal {
				continue
			}
			var back dirs
			for _, word := range writeDirs(s, d) {
				part, rest, err := readDirs(s, word)
				if word == "" {
					part = s.all()
				}
				if err != nil || rest != "" || back&part != 0 {
					t.Fatalf("system %d, set %08b: word %q, %v", s, set, word, err)
				}
				back |= part
			}
			if back != d {
				t.Errorf("system %d: %08b is written as %08b", s, d, back)
			}
		}
	}
}

// TestLegs holds what XBoard does with legs that toggle and with those that go over any square.
func TestLegs(t *testing.T) {
	for text, want := range map[string]string{
		"fyafgW":    "[[(0,1) pass then after move (0,1)* pass then over any (0,1) move|capture]]",
		"fgafD0":    "[[(0,2)* pass then over any (0,2) move|capture]]",
		"fyafyafR":  "[[(0,1)* pass then after move (0,1) pass then after move (0,1)* move|capture]]",
		"fyafyafW0": "[[(0,1)* pass then after move (0,1)* pass then after move (0,1) move|capture]]",
		"fmpafW":    "[[(0,2) move|capture]]",
		"fmpabW":    "[[(0,1) pass then after move (0,-1) move|capture] [(0,1) pass then over any (0,-1) move|capture]]",
		"fmtpafW":   "[[(0,2) past (0,1) move|capture] [(0,1) pass then over friend (0,1) move|capture]]",
	} {
		if chains, err := Read(text); err != nil || fmt.Sprint(chains) != want {
			t.Errorf("%s is %v, want %s: %v", text, chains, want, err)
		}
	}
	for _, text := range []string{"fyafgR", "fyafpR", "vsyagR", "pabyarpB", "gafpB"} {
		var got *Error
		if _, err := Read(text); !errors.As(err, &got) || got.Code != "FM166" {
			t.Errorf("%s: %v, want FM166", text, err)
		}
	}
}
