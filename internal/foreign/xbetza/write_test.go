package xbetza

import (
	"maps"
	"slices"
	"testing"

	"fairymax/board/define"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// TestWrite holds how moves are written.
func TestWrite(t *testing.T) {
	for text, want := range map[string]string{
		"K": "K", "Q": "Q", "RF": "RF", "N0": "NN", "NN": "NN", "fmWfceFifmnD": "fmWfceFifmnD", "fmWfceFfmnnD": "fmWfceFfmnnD", "mRcpR": "mRcpR", "gQ": "gQ",
		"afsW": "afsW", "FyafsF": "FyafsF", "R3": "W3", "WXZY": "WXZY", "fsN": "fsN", "ffNbsN": "fNbsN", "oR": "oR", "kfR": "fkR",
		"KNADcaKcabKmabK": "KNADcaKcabKabK", "ifmWX": "ifmWX", "ifmnR3": "ifmnW3", "ifafmW": "ifafmW", "fafsW": "fafsW", "lafrcW": "lafrcW", "DD": "DD", "nDD": "nDD",
	} {
		read, err := Read(text, 16, 16)
		if err != nil || len(read.Gaps) > 0 {
			t.Fatal(text, err, read.Gaps)
		}
		var chains []define.Chain
		for _, m := range read.Moves {
			if m.Royals {
				m.Legs[len(m.Legs)-1].Victims = 2
			}
			chains = append(chains, m.Legs)
		}
		if got, exact := Write(chains, 2, true); !exact || got != want {
			t.Errorf("%s is written %s (exact: %v), want %s", text, got, exact, want)
		}
	}
}

// In whatever order the moves come, no atom is written behind its like, as if it were a rider.
func TestTouchingAtoms(t *testing.T) {
	for _, text := range []string{"WafsW", "RpR", "KmabK", "FafsF", "WafsWafsF"} {
		read, err := Read(text, 16, 16)
		if err != nil {
			t.Fatal(text, err)
		}
		var chains []define.Chain
		for _, m := range read.Moves {
			chains = append(chains, m.Legs)
		}
		for range chains {
			chains = append(chains[1:], chains[0])
			if again, exact := Write(chains, 0, false); !exact {
				t.Errorf("%s is written as %s", text, again)
			}
		}
	}
}

// TestShared writes the shared pieces, which must be read back as they are. Those without
// a word in XBetza are named.
func TestShared(t *testing.T) {
	catalogue := variants.NewCatalogue(testfiles.Files)
	unsaid := make(map[string]bool)
	for _, name := range catalogue.Names() {
		def, err := catalogue.Definition(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, piece := range def.Types {
			if _, exact := Write(define.Chains(piece.Steps[define.White]), def.Royal.Types, true); !exact && !limited(piece.Steps[define.White]) {
				unsaid[piece.Name] = true
			}
		}
	}
	want := []string{"bifurcator-bishop", "bifurcator-rook", "pawn"}
	if got := slices.Sorted(maps.Keys(unsaid)); !slices.Equal(got, want) {
		t.Errorf("the pieces %v cannot be said, want %v", got, want)
	}
}

// limited reports whether some moves depend on squares, kinds of pieces or checks.
func limited(steps []define.Step) bool {
	return slices.ContainsFunc(steps, func(s define.Step) bool {
		return s.From != nil || s.To != nil || s.Victims|s.Hurdles != 0 || s.OutOfCheck
	})
}
