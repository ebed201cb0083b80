package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// The pictures before and after castling agree with the castlings of the generator.
func TestCastlingsAgainstGenerator(t *testing.T) {
	n := 0
	for _, name := range append(someNames(), "testdata/tiny.toml") {
		g := gameOf(load(t, name))
		if g.Sheet.Def.Shuffle != define.NoShuffle {
			continue // the start position is random
		}
		var got []string
		for _, c := range g.Sheet.Castlings() {
			before, after := g.castlingPictures(c)
			got = append(got, fmt.Sprint(before.svg(t).pieces(), " to ", after.svg(t).pieces()))
		}
		want := append(castlingsOn(t, g, define.White), castlingsOn(t, g, define.Black)...)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: drawn are\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		n += len(want)
	}
	t.Logf("%d castlings", n)
}

// castlingsOn lists the castlings of a side in the start position without the other
// pieces on that rank, as pictures show them.
func castlingsOn(t *testing.T, g *Game, c define.Color) []string {
	t.Helper()
	var pairs []string
	for _, def := range g.Sheet.Def.Castlings {
		p := loneCastlers(t, g, c, def)
		var list board.MoveList
		p.Legal(&list)
		for _, m := range list.Moves() {
			if !m.IsCastling() || m.FromHand() != 0 || p.At(m.From()).Type() != def.King {
				continue
			}
			from, to := m.Partner()
			if p.At(from).Type() == def.Partner {
				text := fmt.Sprint(g.placed(p, m.From(), m.From(), from, from), " to ", g.placed(p, m.From(), m.To(), from, to))
				if !slices.Contains(pairs, text) { // where moves place walls there is one for each square
					pairs = append(pairs, text)
				}
			}
		}
	}
	return pairs
}

// placed lists two pieces on other squares, from left to right.
func (g *Game) placed(p *board.Position, king, kingAt, partner, partnerAt define.Square) []string {
	text := func(piece define.Piece, at define.Square) string {
		return fmt.Sprintf("%s %s %s", sideClass(piece.Color()), g.typeName(piece.Type()), g.rulesOf().SquareName(at, 1))
	}
	pieces := []string{text(p.At(king), kingAt), text(p.At(partner), partnerAt)}
	if partnerAt < kingAt {
		slices.Reverse(pieces)
	}
	return pieces
}

// loneCastlers is the start position with only the first king of a side and its
// partners on their rank. If the game would be over without the other pieces, they
// move to an empty rank.
func loneCastlers(t *testing.T, g *Game, c define.Color, def define.Castling) *board.Position {
	t.Helper()
	start, r := g.Sheet.Start, g.rulesOf()
	pieces := start.Pieces(c)
	king := slices.IndexFunc(pieces.Squares(), func(s define.Square) bool { return start.At(s).Type() == def.King })
	if king < 0 {
		return start
	}
	first := pieces.Squares()[king]
	fields := strings.Fields(start.FEN())
	placement, hands, _ := strings.Cut(fields[0], "[")
	ranks := strings.Split(placement, "/")
	castles := func(s define.Square) bool { return s == first || start.At(s).Type() == def.Partner }
	ranks[r.Ranks-1-r.Rank(first)] = g.rankText(r.Rank(first), castles)
	others := g.rankText(r.Rank(first), func(s define.Square) bool { return !castles(s) })
	if hands != "" {
		hands = "[" + hands
	}
	fields[1] = [...]string{"w", "b"}[c]
	for i := -1; i < r.Ranks; i++ {
		crowded := slices.Clone(ranks)
		switch {
		case i >= 0 && ranks[i] != fmt.Sprint(r.Files):
			continue
		case i >= 0:
			crowded[i] = others
		}
		fields[0] = strings.Join(crowded, "/") + hands
		if p := withRights(r, slices.Clone(fields)); p != nil {
			if outcome, _ := p.Ended(); outcome == define.Ongoing {
				return p
			}
		}
	}
	t.Fatalf("%s: no position to castle in", g.Sheet.Def.Name)
	return nil
}

// rankText is a rank of the start position in FEN, with only the pieces that stay.
func (g *Game) rankText(rank int, stays func(define.Square) bool) string {
	r := g.rulesOf()
	text, gap := "", 0
	for file := range r.Files {
		s := r.Square(file, rank)
		piece := g.Sheet.Start.At(s)
		if piece == define.Empty || !stays(s) {
			gap++
			continue
		}
		if gap > 0 {
			text += fmt.Sprint(gap)
			gap = 0
		}
		letter := g.Sheet.Def.Types[piece.Type()-1].Letter
		if piece.Color() == define.Black {
			letter = strings.ToLower(letter)
		}
		text += letter
	}
	if gap > 0 {
		text += fmt.Sprint(gap)
	}
	return text
}

// withRights reads a position with the rights that its pieces still have. It returns
// nil if there is no such position.
func withRights(r *board.Rules, fields []string) *board.Position {
	kept := ""
	for _, right := range fields[2] {
		fields[2] = string(right)
		if _, err := r.ParseFEN(strings.Join(fields, " ")); err == nil {
			kept += string(right)
		}
	}
	if fields[2] = kept; kept == "" {
		fields[2] = "-"
	}
	p, err := r.ParseFEN(strings.Join(fields, " "))
	if err != nil {
		return nil
	}
	return p
}
