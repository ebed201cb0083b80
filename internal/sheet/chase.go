package sheet

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/board/define"
)

// chases says what is a chase, after the sentence about what becomes of one that goes on.
func (s *Sheet) chases(d *define.Chase) string {
	text := " A chase is a new threat to win a piece that is not protected: by a new attack or, which is less, by taking its protection away."
	switch {
	case d.Free == nil:
		text += " Royal pieces may chase, and so may pieces that promote or can never come back."
	case *d.Free|s.Def.Royal.Types != 0:
		text += fmt.Sprintf(" %s may chase.", Capitalize(s.oneOf(s.Members(*d.Free|s.Def.Royal.Types))))
	}
	if d.Spared == nil {
		text += " Pieces that promote or can never come back may be chased."
	}
	for _, spared := range d.Spared {
		sentence := fmt.Sprintf(" %s may be chased", Capitalize(Article(s.TypeName(spared.Type))))
		if spared.Zone != [2]*define.Set{} {
			sentence += " on " + s.zoneOrBoard(spared.Type, spared.Zone)
		}
		text = withOnce(text, sentence+".")
	}
	for _, t := range slices.Sorted(maps.Keys(d.EvenProtected)) {
		text = withOnce(text, fmt.Sprintf(" %s may not chase %s even if it is protected.", Capitalize(s.oneOf(s.Members(d.EvenProtected[t]))), Article(s.TypeName(t))))
	}
	if d.Exchanges {
		return text + " An attack on a piece that could capture the attacker is a chase too."
	}
	return text + " An attack on a piece of the same type that could capture the attacker is not one."
}

// withOnce adds a sentence that a text does not have yet: the same holds for the promoted
// twin of a piece.
func withOnce(text, sentence string) string {
	if strings.Contains(text, sentence) {
		return text
	}
	return text + sentence
}
