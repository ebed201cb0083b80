package xboard

import (
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// XBoard takes the partner off its board unless the line of the piece that castles
// has a castling; only the piece in the king's slot needs none.
func TestCastlers(t *testing.T) {
	for _, v := range append(shipped(t, 8), castlers(t)...) {
		s := introduced(v)
		if s.table == nil || v.Rules.PlacesWalls() {
			continue
		}
		lines := strings.Join(announce(v).pieces, "\n")
		for i := range v.Rules.Types() {
			kind := define.PieceType(i + 1)
			if !v.Rules.CastlesAs(kind) || s.table.king[define.White] == kind || s.table.king[define.Black] == kind || s.castlesSilently() {
				continue
			}
			if told := "piece " + letterOf(v.Rules, kind, define.White); !castlesIn(lines, told) {
				t.Errorf("%s: no castling in the line %q of\n%s", v.Name, told, lines)
			}
		}
	}
}

// castlers are games with a castling piece that has moves no line tells exactly.
func castlers(t *testing.T) (all []Variant) {
	for _, name := range []string{"synochess", "empire"} {
		v := testgames.Variant(t, name)
		all = append(all, Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
	}
	return all
}

func castlesIn(lines, told string) bool {
	for line := range strings.Lines(lines) {
		if strings.EqualFold(line[:min(len(line), len(told))], told) && strings.Contains(line, "O") {
			return true
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
