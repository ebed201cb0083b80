package board

import (
	"strings"
	"testing"
)

// What can be captured comes into a hand, as what it becomes there.
func TestComesIntoHand(t *testing.T) {
	for _, test := range []struct {
		name  string
		gains Gains
		check CheckRule
		come  string
	}{
		{"hands that never grow", GainNothing, CheckAny, ""},
		{"captures", GainCaptures, CheckAny, "pawn R N B"},
		{"losses", GainLosses, CheckAny, "pawn R N B"},
		{"a partner", GainPartner, CheckAny, "pawn R N B"},
		{"kings that can be captured", GainCaptures, CheckOff, "pawn K R N B"},
	} {
		def := chess()
		def.Hand = HandDef{Use: HandDrop, Gains: test.gains}
		def.Royal.Check = test.check
		def.Types[typeCalled(def, "Q")-1].Demotes = 1
		r := mustCompile(t, def)
		var come []string
		for i := range def.Types {
			if r.ComesIntoHand(PieceType(i + 1)) {
				come = append(come, def.Types[i].Name)
			}
		}
		if got := strings.Join(come, " "); got != test.come {
			t.Errorf("%s: %s come into a hand, want %s", test.name, got, test.come)
		}
	}
}
