package stockfish

import (
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// The clock and the number of the move go into the start position; one that is too large is named.
func TestStartCounters(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for fields, want := range map[string][2]string{
		"b KQkq - 5 10":     {" b KQkq - 5 10\"", ""},
		"b KQkq - 7+7 5 10": {" b KQkq - 5 10\"", ""},
		"b KQkq - 0 0":      {" b KQkq - 0 1\"", ""},
		"b KQkq -":          {" b KQkq - 0 1\"", ""},
		"b KQkq - 5 99999":  {" b KQkq - 5 1\"", "startFen: 99999 is too large a number and left out"},
	} {
		run := game.NewRun(builtin, "variants.ini", "[a:chess]\ncheckCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "+fields, "a")
		results, err := outcome(run)
		if err != nil || len(results) != 1 {
			t.Errorf("%s: %d games: %v", fields, len(results), err)
			continue
		}
		var notes []string
		for _, n := range results[0].Notes {
			notes = append(notes, n.Error())
		}
		if text := strings.Join(notes, "\n"); !strings.Contains(results[0].Text, want[0]) || !strings.Contains(text, want[1]) || want[1] == "" && text != "" {
			t.Errorf("%s gives\n%s\nwith the notes %q, want %q", fields, results[0].Text, text, want)
		}
	}
}

// startOf imports a game: its start with its notes, or what is wrong with it.
func startOf(t *testing.T, ini string) (start, said string) {
	t.Helper()
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, "variants.ini", ini, "a")
	results, err := outcome(run)
	if err != nil {
		return "", err.Error()
	}
	v, err := builtin.Compile(results[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range results[0].Notes {
		said += n.Error() + "\n"
	}
	return v.Rules.Start().FEN(), said
}

// The squares of en passant go into the start position, or are named.
func TestStartEnPassant(t *testing.T) {
	const lost = "not carried over: startFen: en passant on "
	for fen, want := range map[string]string{
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1": "",
		"rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 4 7": "",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq d3 0 1": lost + "d3: no piece",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1": lost + "e3: no piece",
		"rnbqkbnr/ppp1pppp/8/8/3pN3/8/PPPPPPPP/R1BQKBNR b KQkq e3 0 1": lost + "e3: no piece",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e9 0 1": lost + "e9: no piece",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq éé 0 1": lost + "éé: no piece",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e 0 1":  lost + "e: no piece",
	} {
		start, said := startOf(t, "[a:chess]\nstartFen = "+fen)
		if want == "" && (start != fen || said != "") || want != "" && (start != "" || !strings.Contains(said, want)) {
			t.Errorf("%s gives %s with %q, want %q", fen, start, said, want)
		}
	}
}

// A letter that no piece has is one letter, of any number of bytes.
func TestStartLetters(t *testing.T) {
	for row, want := range map[string]string{
		"RNBQKBNé":  "startFen: no piece has the letter é",
		"éNBQKB+éR": "startFen: no piece has the letter é",
		"RNBQKBNRé": "startFen: RNBQKBNRé does not fit on the 8x8 board",
	} {
		_, said := startOf(t, "[a:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/"+row+" w - - 0 1")
		if !strings.Contains(said, want) || strings.Contains(said, "fit") != strings.Contains(want, "fit") {
			t.Errorf("%s: %s, want %s", row, said, want)
		}
	}
}

// The rights of the start position may name castlings by the partners' files. Those that name none are told.
func TestStartRights(t *testing.T) {
	const usual, inner, lost = "r3k2r/8/8/8/8/8/8/R3K2R", "r3k2r/8/8/8/8/8/8/R3K1RR", "not carried over: startFen: the rights "
	for fields, want := range map[string]string{ // the rights, or what is said
		usual + " w HAha":               "KQkq",
		usual + " w Hkq":                "Kkq",
		usual + " w AHq":                "KQq",
		usual + " w KHkh":               "Kk",
		usual + " w -":                  "-",
		inner + " w HAkq":               "KQkq",
		inner + " w GAkq":               lost + "G:",
		usual + " w DKkq":               lost + "D:",
		usual + " w KQxy":               lost + "xy:",
		usual + " w KQék":               lost + "é:",
		"4k2r/8/8/8/8/8/8/R3K2R w KQkq": lost + "q:",
		"r6r/8/4k3/8/8/8/8/R3K2R w KQk": lost + "k:",
	} {
		start, said := startOf(t, "[a:chess]\nstartFen = "+fields+" - 0 1")
		ok := start == "" && strings.Contains(said, want)
		if !strings.HasPrefix(want, lost) {
			ok = start != "" && said == "" && strings.Fields(start)[2] == want
		}
		if !ok {
			t.Errorf("%s gives %s with %q, want %q", fields, start, said, want)
		}
	}
	for ini, want := range map[string]string{ // rights of a game without castling, of gates, and before any king is there
		"[a:chess]\ncastling = false\nstartFen = " + usual + " w KQkq - 0 1":                                 "",
		"[a:seirawan]\npass = false":                                                                         "",
		"[a:placement]\npass = false\nstartFen = 8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w KQ - 0 1": lost + "KQ:",
	} {
		if start, said := startOf(t, ini); (start == "") != (want != "") || !strings.Contains(said, want) {
			t.Errorf("%s gives %s with %q, want %q", ini, start, said, want)
		}
	}
}
