package sheet

import (
	"fmt"

	"fairymax/board"
)

// CaptureLabel stands before the paragraphs about what a capture does besides.
const CaptureLabel = "Captures"

// fateWords say what becomes of a piece.
var fateWords = [...]string{
	board.FateStays:   "stays",
	board.FateGoes:    "is removed from the game",
	board.FateWall:    "becomes a wall: no piece can enter, capture or cross its square from then on",
	board.FateTurns:   "changes sides",
	board.FateReturns: "goes back to the square where it came from, as a piece that has moved, and does not promote",
}

// afterCapture says what a capture does besides removing its victim.
func (s *Sheet) afterCapture() []Paragraph {
	d := &s.Def.AfterCapture
	if d.Capturer.Becomes == board.FateStays && d.Neighbours.Becomes == board.FateStays {
		return nil
	}
	var texts []string
	if d.Capturer.Becomes != board.FateStays {
		texts = append(texts, fmt.Sprintf("A piece that captures %s%s.", fateWords[d.Capturer.Becomes], s.except(d.Capturer)))
	}
	if d.Neighbours.Becomes != board.FateStays {
		where := "next to the square where a capture ends"
		if d.Radius > 1 {
			where = fmt.Sprintf("within %d squares of the square where a capture ends", d.Radius)
		}
		if d.Wrap {
			where += ", across the left and right edges too,"
		}
		texts = append(texts, fmt.Sprintf("Every piece %s %s, of either side%s.", where, fateWords[d.Neighbours.Becomes], s.except(d.Neighbours)))
	}
	if royal := s.Def.Royal; royal.Types != 0 && (d.Capturer.CostsRoyals() || d.Neighbours.CostsRoyals()) {
		one := s.either(royal.Types)
		if royal.Check != board.CheckOff {
			texts = append(texts, fmt.Sprintf("A side may not lose its own %s by a capture. So a %s is not in check from a piece that may not capture it.", one, one))
		}
		texts = append(texts, fmt.Sprintf("A capture that removes the last %s of the enemy wins, in check too.", one))
	}
	var all []Paragraph
	for _, text := range texts {
		all = append(all, Paragraph{CaptureLabel, text})
	}
	return all
}

// except names the types that stay what they are.
func (s *Sheet) except(effect board.EffectDef) string {
	if effect.Except == 0 {
		return ""
	}
	stay := " stay"
	if effect.Becomes == board.FateReturns {
		stay = " capture as usual"
	}
	return "; " + s.manyOf(s.Members(effect.Except), "and") + stay
}
