package match

import (
	"errors"
	"fmt"

	"fairymax/internal/arena"
)

// Name is what notes about a game call the program.
func (n *program) Name() string { return n.name }

// Begin prepares a game and tells the opening.
func (n *program) Begin(t arena.Terms) error {
	n.reported = ""
	n.protocol.prepare(n, t)
	if s := n.waitReady(n.noteFailure); s != heard {
		return n.unready("before the game", s)
	}
	for _, m := range t.Opening {
		n.protocol.tell(n, m)
	}
	if s := n.waitReady(n.noteFailure); s != heard {
		return n.unready("after the opening", s)
	}
	return nil
}

// unready kills a program that does not answer.
func (n *program) unready(when string, s state) error {
	n.abandon()
	err := errors.New("ended " + when)
	if s == silent {
		err = unanswered(n, "a ping "+when)
	}
	if n.reported != "" {
		err = fmt.Errorf("%w; it had reported %s", err, n.reported)
	}
	if s == silent {
		n.late = err
	}
	return err
}

// Answer asks the program to move and reads all that it says until it has moved,
// or until the game is over.
func (n *program) Answer(t arena.Turn) arena.Answer {
	began := n.protocol.askMove(n, t)
	deadline := began.Add(t.Wait)
	a, legs, nodes := arena.Answer{}, "", 0
	for {
		l, state := n.receive(deadline)
		if state != heard {
			return n.forfeit(silence(t, state))
		}
		switch e := n.protocol.read(l.text); e.kind {
		case moveLeg:
			legs += e.text
		case searchInfo:
			a.Score, nodes = e.text, e.nodes
		case failure:
			n.reported = e.text
		case drawOffer:
			a.OffersDraw = true
			if t.Offered && !l.at.Before(began) { // else it was an offer with the move before
				a.Accepts = true
				return a
			}
		case movePlayed:
			a.Used = t.Own.Control.Used(l.at.Sub(began), nodes)
			return n.moved(t, a, legs+e.text)
		case resigned:
			a.Resigns = true
			return a
		case claimed, complaint, noMove:
			return n.claimed(t, e)
		}
	}
}

// silence says how a program forfeits that did not answer.
func silence(t arena.Turn, s state) (kind arena.Forfeit, how string) {
	switch {
	case s == gone:
		return arena.Crashed, "died"
	case t.Own.Ticks():
		return arena.OnTime, "no move in time"
	}
	return arena.Stalled, fmt.Sprintf("no move within %v", t.Wait)
}

func (n *program) forfeit(kind arena.Forfeit, how string) arena.Answer {
	return arena.Answer{Forfeit: kind, How: how, Reported: n.reported}
}

// moved reads a move.
func (n *program) moved(t arena.Turn, a arena.Answer, text string) arena.Answer {
	p := t.Game.Position()
	m, err := n.protocol.parse(p, text)
	if err != nil {
		return n.forfeit(arena.IllegalMove, fmt.Sprintf("%v in %s", err, p.FEN()))
	}
	a.Move, a.Reported = m, n.reported
	return a
}

// claimed judges a claim that the game is over, or that the opponent's move was
// not legal.
func (n *program) claimed(t arena.Turn, e event) arena.Answer {
	p := t.Game.Position()
	switch {
	case e.kind == complaint:
		return n.forfeit(arena.FalseProtest, fmt.Sprintf("%q in %s", e.text, p.FEN()))
	case e.kind == noMove:
		return n.forfeit(arena.FalseClaim, "found no legal move in "+p.FEN())
	case e.text == arena.Win(p.Turn().Other()):
		return arena.Answer{Resigns: true}
	case e.text == arena.Drawn && t.Offered:
		return arena.Answer{Accepts: true}
	}
	return n.forfeit(arena.FalseClaim, fmt.Sprintf("claimed %s in %s", e.text, p.FEN()))
}

// End tells the program the result. A program that does not answer any more is
// killed; its next use finds out.
func (n *program) End(out *arena.Outcome) (objections []string, err error) {
	objections, state := n.protocol.end(n, out)
	if state != heard {
		n.abandon()
	}
	if state == silent {
		err = errors.New("did not answer after the game and was killed")
	}
	return objections, err
}
