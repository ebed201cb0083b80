package xboard

import (
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// XBoard takes the partner off its board unless the line of the piece that castles
// has a castling; only the piece in the king's slot needs none. Others do not castle there.
func TestCastlers(t *testing.T) {
	for _, v := range append(shipped(t, 8), castlers(t)...) {
		s := introduced(v)
		if s.table == nil || v.Rules.PlacesWalls() {
			continue
		}
		lines := strings.Join(announce(v).pieces, "\n")
		for _, piece := range s.castlers() {
			if letter := letterOf(v.Rules, piece.Type(), piece.Color()); castlesIn(lines, letter) != s.tellsCastling(piece) {
				t.Errorf("%s: %s castles: %v, by the lines\n%s", v.Name, letter, s.tellsCastling(piece), lines)
			}
		}
	}
}

// castlers lists the pieces that castle outside the king's slot.
func (s *Setup) castlers() (pieces []define.Piece) {
	for i := range s.rules.Types() {
		kind := define.PieceType(i + 1)
		for _, c := range s.table.owners(kind) {
			if s.rules.CastlesAs(kind) && s.table.king[c] != kind {
				pieces = append(pieces, define.MakePiece(c, kind))
			}
		}
	}
	return pieces
}

// castlers are games with a castling piece that has moves no line tells exactly.
func castlers(t *testing.T) (all []Variant) {
	for _, name := range []string{"synochess", "empire", "placement"} {
		v := testgames.Variant(t, name)
		all = append(all, Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
	}
	return all
}

// castlesIn reports whether the line of the piece with that letter has a castling.
func castlesIn(lines, letter string) bool {
	for line := range strings.Lines(lines) {
		words := strings.Fields(line)
		id, both := strings.CutSuffix(words[1], "&")
		if id == letter || both && strings.EqualFold(id, letter) {
			return strings.Contains(words[2], "O")
		}
	}
	return false
}

// XBoard ends no game by its count of moves that goes on by ours.
func TestMoveRule(t *testing.T) {
	for name, want := range map[string]int{
		"normal":     51,
		"capablanca": 51,
		"makruk":     0, // has counts instead
		"shogi":      0, // has no such rule
		"crazyhouse": 0, // drops are progress
		"torpedo":    0, // its pawns are in no pawn's slot
		"petrified":  0,
		"shatranj":   71,
	} {
		v := testgames.Variant(t, name)
		if got := MoveRule(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}); got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
	}
}
