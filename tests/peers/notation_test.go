package peers

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// This file is all that the tests know of how the libraries write positions and moves.

// fen writes a position for the library; false if it has no words for it: the passes before
// it, squares on which captures are answered, series of checks.
func (g *peerGame) fen(p *board.Position) (string, bool) {
	fields := strings.Fields(p.FEN())
	rest := fields[6:]
	if g.rules.ChecksToWin() > 0 && len(rest) > 0 {
		rest = rest[1:]
	}
	if len(rest) > 0 {
		return "", false
	}
	if g.peer == "chessops" {
		return p.FEN(), true
	}
	_, hand, held := strings.Cut(fields[0], "[")
	fields[0] = g.placement(p)
	if held && !g.rules.PromotesFromHand() { // there the hand is what the board lacks
		fields[0] += "[" + hand
	}
	if g.letters != nil {
		fields[0] = g.letters.Replace(fields[0])
	}
	if n := g.rules.ChecksToWin(); n > 0 { // they count those that are left
		left := fmt.Sprintf("%d+%d", n-p.ChecksGiven(define.White), n-p.ChecksGiven(define.Black))
		fields = slices.Insert(fields[:6], 4, left)
	}
	return strings.Join(fields, " "), true
}

// placement writes the board; holes are walls there.
func (g *peerGame) placement(p *board.Position) string {
	return g.rules.Placement(func(s define.Square) define.Piece {
		if g.rules.IsHole(s) {
			return define.Wall
		}
		return p.At(s)
	})
}

// move writes a move for the library, in one way or, where that depends on more than the move,
// in several with | between them.
func (g *peerGame) move(m board.Move) string {
	text := notation.Coordinate(g.rules, m.WithoutWall(), 1)
	switch {
	case m.IsPass():
		return "pass"
	case m.IsDrop():
		letter, square, _ := strings.Cut(text, "@")
		return g.letter(letter) + "@" + square
	case m.IsCastling() && m.Kind()&board.GatePartner == 0:
		return g.castling(m, g.suffix(text))
	}
	path := notation.Path(g.rules, m)
	last := path[len(path)-1]
	squares, wall := g.name(path[0])+g.name(last), g.wall(m, last)
	text = squares + g.suffix(text) + wall
	if g.peer == "ffish" && m.Becomes() != 0 { // perhaps a sign for what the piece becomes
		return text + "|" + squares + "+" + wall + "|" + squares + "-" + wall
	}
	return text
}

// castling is king takes partner where the king's two squares would not do; else, by each
// library for other games, one or the other.
func (g *peerGame) castling(m board.Move, gated string) string {
	partner, _ := m.Partner()
	takes := g.name(m.From()) + g.name(partner) + gated + g.wall(m, partner)
	if g.chess960 || len(notation.Path(g.rules, m)) == 3 {
		return takes
	}
	return takes + "|" + g.name(m.From()) + g.name(m.To()) + gated + g.wall(m, m.To())
}

// wall is the wall of a move, from the square that is written last.
func (g *peerGame) wall(m board.Move, last define.Square) string {
	s, ok := m.WallSquare()
	if !ok {
		return ""
	}
	return "," + g.name(last) + g.name(s)
}

func (g *peerGame) name(s define.Square) string { return g.rules.SquareName(s, 1) }

// suffix is what follows the last square of a move.
func (g *peerGame) suffix(text string) string {
	end := strings.LastIndexAny(text, "0123456789") + 1
	return strings.ToLower(g.letter(strings.ToUpper(strings.TrimRight(text[end:], "~"))))
}

// letter is theirs for one of ours.
func (g *peerGame) letter(letter string) string {
	if g.letters == nil {
		return letter
	}
	return g.letters.Replace(letter)
}

// unpaired lists the moves that only we have, and those that only the library has.
func (g *peerGame) unpaired(moves []board.Move, theirs []string) (ours, only []string) {
	free := make(map[string]bool)
	for _, text := range theirs {
		free[text] = true
	}
	taken := make(map[string]bool)
	for _, m := range moves {
		names := g.move(m)
		name := ""
		for other := range strings.SplitSeq(names, "|") {
			if free[other] || taken[other] {
				name = other
				break
			}
		}
		if name == "" {
			ours = append(ours, names)
		} else {
			delete(free, name)
			taken[name] = true
		}
	}
	only = slices.Sorted(maps.Keys(free))
	slices.Sort(ours)
	return ours, only
}
