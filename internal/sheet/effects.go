package sheet

import (
	"fmt"

	"fairymax/board/define"
)

// CaptureLabel stands before the paragraphs about what a capture does besides.
var CaptureLabel = define.EffectTables()[0].Label

// effects says what moves do besides moving and capturing.
func (s *Sheet) effects() []Paragraph {
	var all []Paragraph
	for i := range s.Def.Effects {
		d, kind := &s.Def.Effects[i], &define.EffectKinds()[i]
		if d.Becomes == define.FateStays {
			continue
		}
		all = append(all, Paragraph{kind.Table.Label, s.effect(d, kind)})
	}
	for _, table := range define.EffectTables() {
		all = append(all, s.lostRoyals(table)...)
	}
	return all
}

// effect says what becomes of the pieces that an effect meets.
func (s *Sheet) effect(d *define.EffectRule, kind *define.EffectKind) string {
	if !kind.Around {
		return fmt.Sprintf("%s that %s %s%s.", s.capturer(d), kind.Table.Does, d.Becomes.Does(), s.except(d))
	}
	where := "next to"
	if d.Radius > 1 {
		where = fmt.Sprintf("within %d squares of", d.Radius)
	}
	by := ""
	if d.By != 0 {
		by = " by " + s.oneOf(s.Members(d.By))
	}
	where += " the square where a " + kind.Table.Cause + by + " ends"
	if d.Wrap {
		where += ", across the left and right edges too,"
	}
	return fmt.Sprintf("Every piece of either side %s %s%s.", where, d.Becomes.Does(), s.except(d))
}

// capturer is a piece that has an effect when it captures, at the head of a sentence.
func (s *Sheet) capturer(d *define.EffectRule) string {
	if d.By == 0 {
		return "A piece"
	}
	return Capitalize(s.oneOf(s.Members(d.By)))
}

// lostRoyals says what the effects of a table mean for royal pieces.
func (s *Sheet) lostRoyals(table *define.EffectTable) (all []Paragraph) {
	costs := false
	for i := range s.Def.Effects {
		costs = costs || define.EffectKinds()[i].Table == table && s.Def.Effects[i].CostsRoyals()
	}
	royal := s.Def.Royal
	if !costs || royal.Types == 0 {
		return nil
	}
	one := s.either(royal.Types)
	if royal.Check != define.CheckOff {
		all = append(all, Paragraph{table.Label, fmt.Sprintf("A side may not lose its own %s by a %s. So %s is not in check from a piece that may not capture it.", one, table.Cause, s.oneOf(s.Members(royal.Types)))})
	}
	return append(all, Paragraph{table.Label, fmt.Sprintf("A %s that removes the last %s of the enemy wins, in check too.", table.Cause, one)})
}

// except names the types that stay what they are.
func (s *Sheet) except(effect *define.EffectRule) string {
	if effect.Except == 0 {
		return ""
	}
	stay := " stay"
	if effect.Becomes == define.FateReturns {
		stay = " capture as usual"
	}
	return "; " + s.manyOf(s.Members(effect.Except), "and") + stay
}
