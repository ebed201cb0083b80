package piecevalue

import (
	"fmt"
	"math"
	"slices"
)

const mostValue = 10000 // that a definition may give

// forEvaluation puts values of the features on the scale of the evaluation: the unit keeps
// what it is worth there, and the other pieces keep their sum. The other terms of the
// evaluation are made for such pieces. By games alone a pawn is worth less than the
// evaluation needs, for it has no better or worse pawns then: with the pawn at 100, all
// others would be far too dear. Values of 0 are unknown.
func (a *army) forEvaluation(values []float64) []int {
	own, sum := 0.0, 0.0
	for i, f := range a.features {
		if f.kind == onBoard && i != a.unit && values[i] > 0 {
			own += float64(a.game.Values[f.piece])
			sum += values[i]
		}
	}
	list := make([]int, len(values))
	for i, v := range values {
		switch {
		case a.features[i].kind != onBoard || v <= 0:
		case i == a.unit:
			list[i] = a.game.Values[a.features[i].piece]
		default:
			list[i] = ofDefinition(v * own / sum)
		}
	}
	return list
}

// setWritten sets what a definition should say of the pieces that games tell of: the values
// as they are if a scale was asked for, and otherwise those for the evaluation, which leave
// the unit alone. There the others count by what is guessed of them.
func (a *army) setWritten(list []Value, f *fit) {
	values := a.blended(f)
	for i, v := range list {
		if v.Known {
			values[i] = max(0, v.Value)
		}
	}
	for i, own := range a.forEvaluation(values) {
		switch v := &list[i]; {
		case own == 0 || !v.Known:
		case a.asScaled:
			v.Written = ofDefinition(v.Value)
		case i != a.unit:
			v.Written = own
		}
	}
}

// CheckScale reports why a definition should not have values on the scale that was asked for: the
// other terms of the evaluation are made for a unit that is worth about what it is there.
func (s *Study) CheckScale() error {
	if err := s.prepare(); err != nil || !s.army.asScaled {
		return err
	}
	unit, own := s.army.ofUnits(1), s.army.unitInEvaluation()
	if unit >= own/2 && unit <= 2*own {
		return nil
	}
	name := s.army.label(s.army.features[s.army.unit])
	return fmt.Errorf("on this scale the %s is worth about %s, but the evaluation, with all its other terms, takes it for %.0f; write values without a scale, or on that of %s=%.0f",
		name, decimal(unit, s.army.digits()), own, name, own)
}

// CheckFile reports why the text of a file has no place for the values, before games are played
// for them.
func (s *Study) CheckFile(file, text string) error {
	if err := s.prepare(); err != nil {
		return err
	}
	var trial []Value
	for i, f := range s.army.features {
		if f.kind == onBoard && (s.army.asScaled || i != s.army.unit) {
			trial = append(trial, Value{Piece: s.army.name(f.piece), Written: mostValue})
		}
	}
	_, err := Rewrite(file, text, trial)
	return err
}

// Told reports whether games tell any value that a definition could have.
func (r *Result) Told() bool {
	return slices.ContainsFunc(r.Values, func(v Value) bool { return v.Written > 0 })
}

// ofDefinition is a value as a definition may have it.
func ofDefinition(value float64) int { return min(max(1, int(math.Round(value))), mostValue) }

// unitInEvaluation is what the evaluation takes the unit for.
func (a *army) unitInEvaluation() float64 {
	return float64(max(1, a.game.Values[a.features[a.unit].piece]))
}
