package match

import (
	"fmt"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// Summary is the result of a match, or of a part of one.
type Summary struct {
	Names    [2]string
	Score    elo.Score
	Forfeits [2][arena.Forfeits]int // by program and kind
	Notes    []string
	Repeated int    // games with the same moves and colours as an earlier one
	Colours  Ending // all games, for any reason
	Lengths  Lengths

	endings map[string]Ending // by reason
	halves  map[int]int       // half points of the first finished game of a pair, by the pair's number
	seen    map[string]bool   // games by colours and moves
}

// Summarize adds games up; their order makes no difference to the score.
func Summarize(games []Record) *Summary {
	s := &Summary{endings: map[string]Ending{}, halves: map[int]int{}, seen: map[string]bool{}}
	for _, r := range games {
		s.Names = r.Names
		s.add(r)
	}
	return s
}

// Forfeited returns how many games a program lost by one kind of forfeit.
func (s *Summary) Forfeited(program int, kind arena.Forfeit) int { return s.Forfeits[program][kind] }

// Anomalies returns the number of all forfeits of both programs.
func (s *Summary) Anomalies() int {
	n := 0
	for _, kinds := range s.Forfeits {
		for _, count := range kinds {
			n += count
		}
	}
	return n
}

func (s *Summary) add(r Record) {
	s.note(r)
	winner := r.winner()
	points := 1
	switch winner {
	case 0:
		s.Score.Wins++
		points = 2
	case 1:
		s.Score.Losses++
		points = 0
	default:
		s.Score.Draws++
	}
	s.pairUp(pairOf(r.Number), points)
	if r.Forfeit != arena.NoForfeit {
		s.Forfeits[1-winner][r.Forfeit]++
	}
	for _, note := range r.Notes {
		s.Notes = append(s.Notes, fmt.Sprintf("game %d: %s", r.Number, note))
	}
	course := fmt.Sprint(r.White(), r.Start, r.Moves)
	if s.seen[course] {
		s.Repeated++
	}
	s.seen[course] = true
}

// pairUp counts a pair when its second game ends.
func (s *Summary) pairUp(pair, points int) {
	other, half := s.halves[pair]
	if !half {
		s.halves[pair] = points
		return
	}
	delete(s.halves, pair)
	s.Score.Pairs[other+points]++
}

// Told reports whether the games say which program is the stronger one; with a test, nil for
// none, whether it is decided.
func (s *Summary) Told(test *elo.SPRT) bool {
	if test == nil {
		return s.Score.Told()
	}
	return s.decidedBy(test)
}

// Verdict says in sentences which program is the stronger one, and how sure that is; with a
// test, nil for none, what it has decided.
func (s *Summary) Verdict(test *elo.SPRT) string {
	if s.decidedBy(test) {
		return fmt.Sprintf("The test has decided that %s: it has %s.", test.Words(s.Score.Pairs, s.Names[0], s.Names[1]), s.Score.Words())
	}
	return s.Score.Verdict(s.Names[0], s.Names[1]) + s.onTime()
}

// onTime says that no game was decided on the board, if all were lost on time.
func (s *Summary) onTime() string {
	const kind = arena.OnTime
	if lost := s.Forfeits[0][kind] + s.Forfeits[1][kind]; lost == 0 || lost < s.Score.Games() {
		return ""
	}
	return " But all games were lost on time: they say nothing about the play. Give more time."
}
