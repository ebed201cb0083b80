package match

import (
	"fmt"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/internal/notation"
)

// player is a program in one game.
type player struct {
	*conn
	clock   clock
	started bool // it has been told to go
	offers  bool // its offer of a draw stands
}

// referee plays one game.
type referee struct {
	rules   *board.Rules
	start   *board.Position // nil for the start of the rules
	origin  int
	players [2]*player // by colour
	stall   time.Duration
	out     Outcome
}

// play prepares both programs, plays the opening and then lets them think.
func (f *referee) play(variant [2]string, memory int, opening []board.Move) Outcome {
	start := f.start
	if start == nil {
		start = f.rules.Start()
	}
	f.out.Game = board.NewGame(start)
	for c, p := range f.players {
		if !p.prepare(variant[c], memory, f.start) {
			return f.unready(board.Color(c), "does not answer before the game")
		}
	}
	for _, m := range opening {
		for _, p := range f.players {
			f.tell(p, m)
		}
		f.record(m, "")
	}
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

// prepare puts a program into force mode at the start of a game, or in another
// position.
func (p *player) prepare(variant string, memory int, start *board.Position) bool {
	if memory > 0 && p.features["memory"] == "1" {
		p.send("memory %d", memory)
	}
	p.send("new")
	if variant != "normal" {
		p.send("variant %s", variant)
	}
	for _, text := range p.clock.control.lines() {
		p.send("%s", text)
	}
	p.send("post")
	p.send("easy")
	if p.features["name"] == "1" {
		p.send("computer")
	}
	p.send("force")
	if start != nil {
		p.send("setboard %s", start.FEN())
	}
	return p.settle(p.noteFailure) == heard
}

// noteFailure remembers an error message.
func (p *player) noteFailure(text string) {
	if readEvent(text).kind == failure {
		p.lastTold = text
	}
}

// tell sends a move to a program. Where castling partners start anywhere, the
// protocol has castling in words.
func (f *referee) tell(p *player, m board.Move) {
	text := notation.Coordinate(f.rules, m, f.origin)
	if m.IsCastling() && f.rules.Def.Shuffle == board.Chess960 {
		text = "O-O"
		if partner, _ := m.Partner(); partner < m.From() {
			text = "O-O-O"
		}
	}
	if p.features["usermove"] == "1" {
		text = "usermove " + text
	}
	p.send("%s", text)
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
	began := f.prompt(p, opponent)
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
		switch e := readEvent(l.text); e.kind {
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

// prompt tells a program the clocks and the opponent's move and sets it going.
func (f *referee) prompt(p, opponent *player) time.Time {
	if opponent.offers {
		p.send("draw")
	}
	if p.clock.timed() {
		p.send("time %d", p.clock.centiseconds())
		p.send("otim %d", opponent.clock.centiseconds())
	}
	began := time.Now()
	if moves := f.out.Game.Moves(); opponent.started {
		f.tell(p, moves[len(moves)-1])
	}
	if !p.started {
		p.send("go")
		p.started = true
	}
	return began
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
	m, err := notation.ParseCoordinate(position, text, f.origin)
	if err != nil {
		if san, sanErr := notation.ParseSAN(position, text, f.origin); sanErr == nil {
			m, err = san, nil
		}
	}
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
			f.finish("1/2-1/2", "draw agreed")
		}
	case claimed:
		switch {
		case e.text == winText(side.Other()):
			f.finish(e.text, side.String()+" resigns")
		case e.text == "1/2-1/2" && opponent.offers:
			f.finish(e.text, "draw agreed")
		default:
			f.forfeit(side, FalseClaim, fmt.Sprintf("claimed %s in %s", e.text, f.out.Game.Position().FEN()))
		}
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
// One that does not answer any more is killed; its next use finds out.
func (f *referee) dismiss() {
	for c, p := range f.players {
		side := board.Color(c)
		p.send("result %s {%s}", f.out.Result, f.out.Reason)
		p.send("force")
		state := p.settle(func(text string) { f.compareClaim(side, text) })
		if state == silent {
			f.note(side, "did not answer after the game and was killed")
		}
		if state != heard {
			p.abandon()
		}
	}
}

// compareClaim notes a claim that contradicts the result. A move that was
// under way when a flag fell is nothing to report.
func (f *referee) compareClaim(side board.Color, text string) {
	e := readEvent(text)
	if e.kind == claimed && f.out.Forfeit == NoForfeit && e.text != f.out.Result {
		f.note(side, fmt.Sprintf("claimed %s, but the result is %s (%s)", strings.TrimSpace(text), f.out.Result, f.out.Reason))
	}
}
