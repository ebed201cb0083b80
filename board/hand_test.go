package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// What can be captured comes into a hand, as what it becomes there.
func TestComesIntoHand(t *testing.T) {
	for _, test := range []struct {
		name  string
		gains define.Gains
		check define.CheckRule
		come  string
	}{
		{"hands that never grow", define.GainNothing, define.CheckAny, ""},
		{"captures", define.GainCaptures, define.CheckAny, "pawn R N B"},
		{"losses", define.GainLosses, define.CheckAny, "pawn R N B"},
		{"a partner", define.GainPartner, define.CheckAny, "pawn R N B"},
		{"kings that can be captured", define.GainCaptures, define.CheckOff, "pawn K R N B"},
	} {
		def := chess()
		def.Hand = define.Hand{Use: define.HandDrop, Gains: test.gains}
		def.Royal.Check = test.check
		def.Types[typeCalled(def, "Q")-1].Demotes = 1
		r := mustCompile(t, def)
		var come []string
		for i := range def.Types {
			if r.ComesIntoHand(define.PieceType(i + 1)) {
				come = append(come, def.Types[i].Name)
			}
		}
		if got := strings.Join(come, " "); got != test.come {
			t.Errorf("%s: %s come into a hand, want %s", test.name, got, test.come)
		}
	}
}
