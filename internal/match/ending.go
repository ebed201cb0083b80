package match

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// Ending counts the games that ended for the same reason, by their winners.
type Ending struct {
	Reason              string
	White, Black, Draws int
}

// Games returns their number.
func (e Ending) Games() int { return e.White + e.Black + e.Draws }

// count counts a game that ended so.
func (e *Ending) count(result string) {
	switch result {
	case "1-0":
		e.White++
	case "0-1":
		e.Black++
	default:
		e.Draws++
	}
}

// fullMoves counts the moves of both sides as one.
func fullMoves(plies int) int { return (plies + 1) / 2 }

// Lengths are the lengths of games in moves, where those of both sides count as one.
type Lengths struct{ Games, Sum, Shortest, Longest int }

func (l *Lengths) add(plies int) {
	moves := fullMoves(plies)
	if l.Games == 0 || moves < l.Shortest {
		l.Shortest = moves
	}
	l.Games++
	l.Sum += moves
	l.Longest = max(l.Longest, moves)
}

// Mean is the mean length.
func (l Lengths) Mean() float64 { return float64(l.Sum) / float64(l.Games) }

// Endings lists how games ended, the most frequent first.
func (s *Summary) Endings() []Ending {
	var rows []Ending
	for _, reason := range slices.Sorted(maps.Keys(s.endings)) {
		rows = append(rows, s.endings[reason])
	}
	slices.SortStableFunc(rows, func(a, b Ending) int { return cmp.Compare(b.Games(), a.Games()) })
	return rows
}

// note counts the ending and the length of a game.
func (s *Summary) note(r Record) {
	reason := withoutColour(r.Reason)
	e := s.endings[reason]
	e.Reason = reason
	e.count(r.Result)
	s.endings[reason] = e
	s.Colours.count(r.Result)
	s.Lengths.add(len(strings.Fields(r.Moves)))
}

// withoutColour is a reason without the side, which the result tells.
func withoutColour(reason string) string {
	for _, side := range []string{"White", "Black"} {
		if rest, ok := strings.CutPrefix(reason, side); ok {
			reason = strings.TrimLeft(rest, ": ")
		}
	}
	if reason == "resigns" {
		return "resignation"
	}
	return reason
}
