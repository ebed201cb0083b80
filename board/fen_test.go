package board

import (
	"errors"
	"strings"
	"testing"

	"fairymax/board/define"
)

func TestFENRoundTrip(t *testing.T) {
	for _, test := range []struct {
		def *define.Game
		fen string
	}{
		{chess(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{chess(), "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 34"},
		{chess(), "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3"},
		{capablanca(), "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"},
		{hoppers(), "rcgbkbfhr/pppppnppp/9/9/9/9/9/9/PPPPPNPPP/RCGBKBFHR w KQFkqf - 0 1"},
	} {
		r := mustCompile(t, test.def)
		if got := mustParse(t, r, test.fen).FEN(); got != test.fen {
			t.Errorf("%s comes back as %s", test.fen, got)
		}
	}
}

func TestFENLiberties(t *testing.T) {
	walled := capablanca()
	walled.Start, _, _ = strings.Cut(walled.Start, " ")
	walled.Castlings, walled.Walls.Place, walled.Royal.Check = nil, define.WallAnywhere, define.CheckOff
	walled.Holes.Add(59) // j6
	plain, walls := mustCompile(t, capablanca()), mustCompile(t, walled)
	for _, test := range []struct {
		rules     *Rules
		fen, want string
	}{
		{plain, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR", "RNABQKBCNR w - - 0 1"},
		{plain, "rnabqkbcnr/pppppppppp/9P1/10/10/10/PPPPPPPPPP/RNABQKBCNR", "rank 6 has 11 files"},
		{plain, "rnabqkbcnr/pppppppppp/9*/10/10/10/PPPPPPPPPP/RNABQKBCNR", "* on j6: this game has neither a hole nor a wall there"},
		{plain, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR  b", "RNABQKBCNR b - - 0 1"},
		{walls, "rnabqkbcnr/pppppppppp/8**/10/10/10/PPPPPPPPPP/RNABQKBCNR", "pppppppppp/8*1/10/"},
	} {
		p, err := test.rules.ParseFEN(test.fen)
		switch {
		case err != nil && !strings.Contains(err.Error(), test.want):
			t.Errorf("%s: %v", test.fen, err)
		case err == nil && !strings.Contains(p.FEN(), test.want):
			t.Errorf("%s: reads as %s, want %s", test.fen, p.FEN(), test.want)
		}
	}
}

// An exposed square is part of the position only if a piece can capture there.
func TestUselessEnPassantIsForgotten(t *testing.T) {
	r := mustCompile(t, chess())
	p := mustParse(t, r, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
	if !strings.Contains(p.FEN(), " b KQkq - ") {
		t.Errorf("FEN %s still has the square", p.FEN())
	}
}

// Where two pieces can have passed a square, the one that is captured there is part of the position.
func TestVictimIsPartOfTheKey(t *testing.T) {
	r := mustCompile(t, chess())
	for _, fen := range []string{"4k3/8/8/8/3pPN2/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pPN2/8/8/4K3 b - e3:f4 0 1"} {
		w := newTwins(t, r)
		w.begin(mustParse(t, r, fen))
		w.checkIdentity()
	}
}

// Clock and move number stop where a FEN ends, so that the text of a position can always be read.
func TestCountersStopAtTheLargest(t *testing.T) {
	r := mustCompile(t, chess())
	for _, fen := range []string{"4k3/8/8/8/8/8/8/R3K3 w - - 32767 1", "4k3/8/8/8/8/8/8/R3K3 b - - 0 32767", "4k3/8/8/8/8/8/8/R3K3 w - - 32766 32767"} {
		var next Position
		p := mustParse(t, r, fen)
		p.Play(p.LegalMoves()[0], &next)
		mustParse(t, r, next.FEN())
		if next.Clock() < p.Clock() || next.MoveNumber() < p.MoveNumber() {
			t.Errorf("%s leads to %s", fen, next.FEN())
		}
	}
}

func TestFENErrors(t *testing.T) {
	r := mustCompile(t, chess())
	const board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	for _, test := range []struct {
		fen, field string
		offset     int
		reason     string
	}{
		{"", "board", 0, "the board has 8 ranks, this position 1"},
		{"rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "board", 9, "rank 7 has 7 files"},
		{"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "board", 18, "9 empty squares"},
		{"rnbqkbnr/pppppppp/8/8/8/4Z3/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "board", 24, `"Z" is not a piece of White`},
		{"rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "board", 0, "Black has no royal"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1", "board", 0, "two royal pieces"},
		{"k7/8/8/8/8/8/8/R3K3 w - - 0 1", "board", 0, "Black is in check, but it is White's turn"},
		{board + " x KQkq - 0 1", "side", 44, "neither w nor b"},
		{board + " w KX - 0 1", "rights", 46, `"X" is not a castling`},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w K - 0 1", "rights", 46, "the piece of h1 is not there"},
		{board + " w KQkq e9 0 1", "en passant", 51, `"e9" is not a square`},
		{board + " w KQkq e6 0 1", "en passant", 51, "not there"},
		{board + " w KQkq - x 1", "clock", 53, `"x" is not a number`},
		{board + " w KQkq - 0 -1", "move number", 55, "not a number"},
		{board + " w KQkq - 0 1 more", "move number", 57, "follows the last field"},
		{board + " w KQkq - 0 1 @", "move number", 57, "follows the last field"},
	} {
		_, err := r.ParseFEN(test.fen)
		var fault *FENError
		if !errors.As(err, &fault) {
			t.Errorf("%s: error %v, want a FENError", test.fen, err)
			continue
		}
		if fault.Field != test.field || fault.Offset != test.offset || !strings.Contains(fault.Reason, test.reason) {
			t.Errorf("%s: %s at %d: %s; want %s at %d: %s", test.fen, fault.Field, fault.Offset, fault.Reason, test.field, test.offset, test.reason)
		}
	}
}

// FuzzFEN feeds anything to the reader; what it accepts must come back the same
// and be playable.
func FuzzFEN(f *testing.F) {
	f.Add("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	f.Add("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3")
	f.Add("8/8/8/8/8/8/8/8 w e3:e4")
	r, err := Compile(chess())
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, fen string) {
		p, err := r.ParseFEN(fen)
		if err != nil {
			return
		}
		again, err := r.ParseFEN(p.FEN())
		if err != nil || again.FEN() != p.FEN() || again.Key() != p.Key() {
			t.Fatalf("%q reads as %s, and that as %v (%v)", fen, p.FEN(), again, err)
		}
		p.Perft(2)
	})
}
