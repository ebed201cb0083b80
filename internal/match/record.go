package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
	"fairymax/internal/notation"
)

// Game is a finished game of a match.
type Game struct {
	Number int // from 1
	White  int // index of the program that played White
	Names  [2]string
	arena.Outcome
	Score elo.Score // of all games so far
}

// Record is a finished game in a log.
type Record struct {
	Number  int           `json:"game"` // from 1; it decides the colours
	Names   [2]string     `json:"names"`
	Result  string        `json:"result"`
	Reason  string        `json:"reason"`
	Forfeit arena.Forfeit `json:"forfeit,omitzero"`
	Notes   []string      `json:"notes,omitempty"`
	Start   string        `json:"start,omitempty"` // a FEN, if it was shuffled
	Moves   string        `json:"moves"`           // in coordinates, ranks from 1
}

// Record returns the record of a game.
func (g *Game) Record() Record {
	r := Record{Number: g.Number, Names: g.Names, Result: g.Result, Reason: g.Reason, Forfeit: g.Forfeit, Notes: g.Notes}
	if g.Shuffled {
		r.Start = g.Game.Start().FEN()
	}
	var moves []string
	for i, m := range g.Game.Moves() {
		moves = append(moves, notation.Coordinate(g.Game.PositionAt(i).Rules(), m, 1))
	}
	r.Moves = strings.Join(moves, " ")
	return r
}

// pgn is a game in PGN, played with controls.
func (g *Game) pgn(controls [2]arena.Control) *notation.Record {
	tags := []notation.Tag{
		{Name: "Event", Value: "fairymax match"},
		{Name: "Date", Value: time.Now().Format("2006.01.02")},
		{Name: "Round", Value: strconv.Itoa(g.Number)},
		{Name: "White", Value: g.Names[g.White]},
		{Name: "Black", Value: g.Names[1-g.White]},
	}
	if white, black := controls[g.White].String(), controls[1-g.White].String(); white == black {
		tags = append(tags, notation.Tag{Name: "TimeControl", Value: white})
	} else {
		tags = append(tags, notation.Tag{Name: "WhiteTimeControl", Value: white}, notation.Tag{Name: "BlackTimeControl", Value: black})
	}
	tags = append(tags, notation.Tag{Name: "Termination", Value: termination(g.Forfeit)})
	record := notation.NewRecord(g.Game, g.Result, tags...)
	record.Comments = append([]string(nil), g.Comments...)
	if last := len(record.Comments) - 1; last >= 0 {
		record.Comments[last] = strings.TrimSpace(record.Comments[last] + " " + g.Reason)
	}
	return record
}

// termination is the value of the PGN tag Termination.
func termination(f arena.Forfeit) string {
	switch f {
	case arena.NoForfeit:
		return "normal"
	case arena.OnTime, arena.Stalled:
		return "time forfeit"
	case arena.Crashed:
		return "abandoned"
	}
	return "rules infraction"
}

// White returns the index of the program that had White.
func (r Record) White() int { return whiteOf(r.Number) }

// winner returns the index of the program that won, -1 for none.
func (r Record) winner() int {
	switch r.Result {
	case "1-0":
		return r.White()
	case "0-1":
		return 1 - r.White()
	}
	return -1
}

// check returns an error if the record is not one of a game.
func (r Record) check() error {
	switch {
	case r.Number < 1:
		return fmt.Errorf("there is no game %d", r.Number)
	case r.Result != "1-0" && r.Result != "0-1" && r.Result != arena.Drawn:
		return fmt.Errorf("game %d has no result %q", r.Number, r.Result)
	case r.Forfeit != arena.NoForfeit && r.Result == arena.Drawn:
		return fmt.Errorf("game %d is forfeited and drawn", r.Number)
	}
	return nil
}

// whiteOf returns the program that has White in a game.
func whiteOf(number int) int { return (number + 1) % 2 }

// pairOf returns the number, from 0, of the pair of games to which a game belongs:
// two in a row that begin alike, with colours reversed.
func pairOf(number int) int { return (number - 1) / 2 }
