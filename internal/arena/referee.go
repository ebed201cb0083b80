package arena

import (
	"fmt"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// Game is a game to be played.
type Game struct {
	Rules    *board.Rules
	Start    *board.Position // nil for the start of the rules
	Opening  []board.Move
	Players  [2]Player     // by colour
	Controls [2]Control    // by colour
	Stall    time.Duration // how long a player may think without a clock
	Longest  int           // plies after which the game is a draw, 0 for any number
	Judge    Judge         // may end the game, nil without one
}

// Judge says how a game that goes on would end with best play of both sides, from tables of
// endgames; ok is false if it does not know.
type Judge func(g *board.Game) (r board.Result, ok bool)

// ByTables is the reason of games that a judge has ended.
const ByTables = "endgame tables"

// referee judges one game.
type referee struct {
	Game
	clocks [2]Clock
	offers [2]bool // draw offers that stand, by colour
	even   bool    // the side that moved last could have drawn by a declaration
	out    Outcome
}

// Play plays the game to its end.
func (g Game) Play() Outcome {
	f := &referee{Game: g}
	if !f.begin() {
		return f.out
	}
	for f.out.Result == "" {
		n := len(f.out.Game.Moves())
		switch r := f.out.Game.Result(); {
		case r.Over:
			f.finish(resultText(r), r.Reason.String())
		case f.impasse(), f.adjudicated():
		case g.Longest > 0 && n >= g.Longest:
			f.finish(Drawn, "too long")
			f.out.Notes = append(f.out.Notes, fmt.Sprintf("the rules have not ended the game after %d plies; it counts as a draw", n))
		default:
			f.turn()
		}
	}
	f.end()
	return f.out
}

// impasse ends the game where the side to move wins by a declaration, or where both sides in
// turn could draw by one, whether the players know the rule or not.
func (f *referee) impasse() bool {
	was, may := f.even, f.out.Game.Declaration()
	f.even = may == define.Draw
	if may == define.Win || may == define.Draw && was {
		f.out.Game.Declare()
		r := f.out.Game.Result()
		f.finish(resultText(r), r.Reason.String())
		return true
	}
	return false
}

// adjudicated ends the game if the judge knows its result.
func (f *referee) adjudicated() bool {
	if f.Judge == nil {
		return false
	}
	r, ok := f.Judge(f.out.Game)
	if ok {
		f.finish(resultText(r), ByTables)
	}
	return ok
}

// begin prepares both players and plays the opening. It reports false if a player
// has lost by not being ready.
func (f *referee) begin() bool {
	t := Terms{Rules: f.Rules, Start: f.Start, Opening: f.Opening}
	f.out.Game, f.out.Shuffled = board.NewGame(t.First()), f.Start != nil
	for c, p := range f.Players {
		t.Side, t.Control = define.Color(c), f.Controls[c]
		f.clocks[c] = newClock(t.Control)
		if err := p.Begin(t); err != nil {
			f.forfeit(define.Color(c), Crashed, err.Error())
			return false
		}
	}
	for _, m := range f.Opening {
		f.clocks[f.out.Game.Position().Turn()].count()
		f.play(m, "")
	}
	return true
}

func (f *referee) play(m board.Move, comment string) {
	f.out.Game.Play(m)
	f.out.Comments = append(f.out.Comments, comment)
}

// turn asks the side to move for an answer and judges it.
func (f *referee) turn() {
	side := f.out.Game.Position().Turn()
	own, offered := &f.clocks[side], f.offers[side.Other()]
	wait := f.Stall
	if own.Ticks() {
		wait = own.Remaining + own.Control.Margin
	}
	a := f.Players[side].Answer(Turn{
		Game:    f.out.Game,
		Replies: len(f.out.Game.Moves()) > len(f.Opening),
		Offered: offered,
		Own:     own,
		Other:   &f.clocks[side.Other()],
		Wait:    wait,
	})
	f.offers[side] = a.OffersDraw
	switch {
	case a.Forfeit != NoForfeit:
		f.forfeit(side, a.Forfeit, withReport(a.How, a))
	case a.Resigns:
		f.finish(Win(side.Other()), side.String()+" resigns")
	case a.Accepts && offered:
		f.finish(Drawn, "draw agreed")
	default:
		f.moved(side, a)
	}
}

// moved judges a move.
func (f *referee) moved(side define.Color, a Answer) {
	p := f.out.Game.Position()
	var legal board.MoveList
	if p.Legal(&legal); !slices.Contains(legal.Moves(), a.Move) {
		f.forfeit(side, IllegalMove, withReport(fmt.Sprintf("%s in %s", f.text(a.Move), p.FEN()), a))
		return
	}
	if !f.clocks[side].charge(a.Used) {
		f.forfeit(side, OnTime, withReport(fmt.Sprintf("%s took %.3f s", f.text(a.Move), a.Used.Seconds()), a))
		return
	}
	comment := fmt.Sprintf("%.2fs", a.Used.Seconds())
	if a.Score != "" {
		comment = a.Score + " " + comment
	}
	f.play(a.Move, comment)
}

func (f *referee) text(m board.Move) string { return notation.Coordinate(f.Rules, m, 1) }

// withReport adds the last error that a player reported to what happened.
func withReport(how string, a Answer) string {
	if a.Reported != "" {
		how += "; it had reported " + a.Reported
	}
	return how
}

func (f *referee) finish(result, reason string) { f.out.Result, f.out.Reason = result, reason }

// forfeit gives the game to the opponent of side.
func (f *referee) forfeit(side define.Color, kind Forfeit, how string) {
	f.finish(Win(side.Other()), fmt.Sprintf("%v: %v", side, kind))
	f.out.Forfeit = kind
	f.note(side, how)
}

func (f *referee) note(side define.Color, what string) {
	f.out.Notes = append(f.out.Notes, fmt.Sprintf("%s (%v): %s", f.Players[side].Name(), side, what))
}

// end tells both players the result and notes their objections, except after a
// forfeit: then the result does not follow from the rules.
func (f *referee) end() {
	for c, p := range f.Players {
		side := define.Color(c)
		objections, err := p.End(&f.out)
		if f.out.Forfeit == NoForfeit {
			for _, text := range objections {
				f.note(side, fmt.Sprintf("%s, but the result is %s (%s)", text, f.out.Result, f.out.Reason))
			}
		}
		if err != nil {
			f.note(side, err.Error())
		}
	}
}
