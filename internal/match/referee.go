package match

import (
	"fmt"
	"time"

	"fairymax/board"
)

// player is a program in one game.
type player struct {
	*conn
	clock   clock
	variant string // its name for the variant; "" for the usual one
	offers  bool   // its offer of a draw stands
}

// referee plays one game.
type referee struct {
	rules   *board.Rules
	start   *board.Position // nil for the start of the rules
	memory  int             // megabytes for each program, 0 to say nothing
	players [2]*player      // by colour
	stall   time.Duration
	longest int // plies after which the game is a draw, 0 for any number
	opening int // moves that nobody thought of
	out     Outcome
}

// play prepares both programs, plays the opening and then lets them think.
func (f *referee) play(opening []board.Move) Outcome {
	for c, p := range f.players {
		t := terms{f.rules, p.variant, f.start, p.clock.control, f.memory}
		f.out.Game = board.NewGame(t.begin())
		p.protocol.prepare(p.conn, t)
		if p.settle(p.noteFailure) != heard {
			return f.unready(board.Color(c), "does not answer before the game")
		}
	}
	for _, m := range opening {
		for _, p := range f.players {
			p.protocol.tell(p.conn, m)
		}
		f.record(m, "")
	}
	f.opening, f.out.Drawn = len(opening), f.start != nil
	for c, p := range f.players {
		if p.settle(p.noteFailure) != heard {
			return f.unready(board.Color(c), "does not answer after the opening")
		}
	}
	for f.out.Result == "" {
		if r := f.out.Game.Result(); r.Over {
			f.finish(resultText(r), r.Reason.String())
			break
		}
		if n := len(f.out.Game.Moves()); f.longest > 0 && n >= f.longest {
			f.finish(drawText, "too long")
			f.out.Notes = append(f.out.Notes, fmt.Sprintf("the rules have not ended the game after %d plies; it counts as a draw", n))
			break
		}
		f.turn()
	}
	f.dismiss()
	return f.out
}

// unready ends a game before its first own move.
func (f *referee) unready(side board.Color, how string) Outcome {
	f.players[side].abandon()
	f.forfeit(side, Crashed, how)
	return f.out
}

// record plays a move that was found legal.
func (f *referee) record(m board.Move, comment string) {
	f.out.Game.Play(m)
	f.out.Comments = append(f.out.Comments, comment)
}

// turn asks the side to move for a move and deals with everything it says
// until it has moved or the game is over.
func (f *referee) turn() {
	side := f.out.Game.Position().Turn()
	p, opponent := f.players[side], f.players[side.Other()]
	p.offers = false // the opponent has moved on
	began := p.protocol.prompt(p.conn, appeal{
		game:    f.out.Game,
		answers: len(f.out.Game.Moves()) > f.opening,
		offered: opponent.offers,
		own:     &p.clock,
		other:   &opponent.clock,
	})
	deadline := began.Add(f.stall)
	if p.clock.timed() {
		deadline = began.Add(p.clock.remaining + p.clock.control.Margin)
	}
	legs, opinion := "", ""
	for f.out.Result == "" {
		l, state := p.receive(deadline)
		if state != heard {
			f.lost(side, state)
			return
		}
		switch e := p.protocol.read(l.text); e.kind {
		case moveLeg:
			legs += e.text
		case movePlayed:
			f.moved(side, legs+e.text, l.at.Sub(began), opinion)
			return
		case thought:
			opinion = e.text
		default:
			f.said(side, e)
		}
	}
}

// lost ends the game of a program from which no move came.
func (f *referee) lost(side board.Color, s state) {
	p := f.players[side]
	switch {
	case s == gone:
		f.forfeit(side, Crashed, "died")
	case p.clock.timed():
		f.forfeit(side, OnTime, "no move in time")
	default:
		f.forfeit(side, Stalled, fmt.Sprintf("no move within %v", f.stall))
	}
}

// moved judges a move.
func (f *referee) moved(side board.Color, text string, used time.Duration, opinion string) {
	p := f.players[side]
	position := f.out.Game.Position()
	m, err := p.protocol.parse(position, text)
	if err != nil {
		f.forfeit(side, IllegalMove, fmt.Sprintf("%v in %s", err, position.FEN()))
		return
	}
	if !p.clock.charge(used) {
		f.forfeit(side, OnTime, fmt.Sprintf("%s took %.3f s", text, used.Seconds()))
		return
	}
	comment := fmt.Sprintf("%.2fs", used.Seconds())
	if opinion != "" {
		comment = opinion + " " + comment
	}
	f.record(m, comment)
}

// said deals with everything a program may say on its turn except moves.
func (f *referee) said(side board.Color, e event) {
	p, opponent := f.players[side], f.players[side.Other()]
	switch e.kind {
	case resigned:
		f.finish(winText(side.Other()), side.String()+" resigns")
	case drawOffer:
		p.offers = true
		if opponent.offers {
			f.finish(drawText, "draw agreed")
		}
	case claimed:
		switch {
		case e.text == winText(side.Other()):
			f.finish(e.text, side.String()+" resigns")
		case e.text == drawText && opponent.offers:
			f.finish(e.text, "draw agreed")
		default:
			f.forfeit(side, FalseClaim, fmt.Sprintf("claimed %s in %s", e.text, f.out.Game.Position().FEN()))
		}
	case noMove:
		f.forfeit(side, FalseClaim, fmt.Sprintf("found no legal move in %s", f.out.Game.Position().FEN()))
	case complaint:
		f.forfeit(side, FalseProtest, fmt.Sprintf("%q in %s", e.text, f.out.Game.Position().FEN()))
	case failure:
		p.lastTold = e.text
	}
}

func (f *referee) finish(result, reason string) { f.out.Result, f.out.Reason = result, reason }

// forfeit gives the game to the opponent of side.
func (f *referee) forfeit(side board.Color, kind Forfeit, how string) {
	f.finish(winText(side.Other()), fmt.Sprintf("%v: %v", side, kind))
	f.out.Forfeit = kind
	if told := f.players[side].lastTold; told != "" {
		how += "; it had reported " + told
	}
	f.note(side, how)
}

func (f *referee) note(side board.Color, what string) {
	f.out.Notes = append(f.out.Notes, fmt.Sprintf("%s (%v): %s", f.players[side].name, side, what))
}

// dismiss tells both programs the result and listens to what they make of it.
// One that does not answer any more is killed; its next use finds out. After a
// forfeit nobody is asked: the result is not by the rules then.
func (f *referee) dismiss() {
	for c, p := range f.players {
		side := board.Color(c)
		objections, state := p.protocol.dismiss(p.conn, &f.out)
		if f.out.Forfeit == NoForfeit {
			for _, text := range objections {
				f.note(side, fmt.Sprintf("%s, but the result is %s (%s)", text, f.out.Result, f.out.Reason))
			}
		}
		if state == silent {
			f.note(side, "did not answer after the game and was killed")
		}
		if state != heard {
			p.abandon()
		}
	}
}
