package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/internal/sheet"
)

// kind says what is wrong with a route.
type kind uint8

const (
	blocked        kind = iota // somebody stands on a square that must be empty
	extraHurdle                // likewise, where another man is jumped over
	noHurdle                   // nobody stands where a man is needed
	noFriend                   // no man of the mover's side does
	noEnemy                    // no enemy does
	noVictim                   // nobody who may be taken does
	onlyCaptures               // he may go there only to capture, and there is nobody
	neverCaptures              // he may not capture there
	wrongVictim                // he may not capture that man there
	hasMoved                   // it is only for a man who has not moved
	onlyOutOfCheck             // it is only for a side that is not in check
)

// obstacle is what keeps a man from a route.
type obstacle struct {
	kind   kind
	square board.Square
	route  *board.Route
}

// obstacles lists what is wrong with a route of the man on a square.
func (s *explainer) obstacles(route *board.Route, from, to board.Square) []obstacle {
	var list []obstacle
	add := func(k kind, at board.Square) { list = append(list, obstacle{k, at, route}) }
	hurdles := slices.ContainsFunc(route.Passes, func(c board.RouteSquare) bool { return c.Needs != board.None })
	for _, c := range route.Passes {
		if k, wrong := s.wrongAt(c, hurdles); wrong {
			add(k, c.Square)
		}
	}
	if k, wrong := s.wrongAtEnd(route, from, to); wrong {
		add(k, to)
	}
	if route.Row.Unmoved && !s.p.Unmoved(from) {
		add(hasMoved, from)
	}
	if route.Row.OutOfCheck && s.p.InCheck() {
		add(onlyOutOfCheck, from)
	}
	return list
}

// wrongAt says what is wrong with a square that a route passes.
func (s *explainer) wrongAt(c board.RouteSquare, hurdles bool) (k kind, wrong bool) {
	piece := s.p.At(c.Square)
	friend, enemy := piece.Is(s.side), piece.Is(s.side.Other())
	switch c.Needs {
	case board.None:
		if hurdles {
			return extraHurdle, piece != board.Empty
		}
		return blocked, piece != board.Empty
	case board.OverFriend:
		return noFriend, !friend
	case board.OverEnemy:
		return noEnemy, !enemy
	case board.AfterCapture:
		return noVictim, !enemy || c.Victims != 0 && !c.Victims.Has(piece.Type())
	}
	return noHurdle, piece == board.Empty
}

// wrongAtEnd says what is wrong with the last square of a route.
func (s *explainer) wrongAtEnd(route *board.Route, from, to board.Square) (k kind, wrong bool) {
	captured := func(c board.RouteSquare) bool { return c.Needs == board.AfterCapture && c.Square == to }
	piece := s.p.At(to)
	switch {
	case to == from || slices.ContainsFunc(route.Passes, captured):
		return 0, false
	case piece == board.Empty:
		return onlyCaptures, route.Mode&board.MayMove == 0
	case route.Mode&board.MayCapture == 0:
		return neverCaptures, true
	}
	return wrongVictim, route.Victims != 0 && !route.Victims.Has(piece.Type())
}

// clause says what is wrong for obstacles of one kind, on one square or on
// several.
func (s *explainer) clause(same []obstacle) string {
	var at []board.Square
	for _, o := range same {
		if !slices.Contains(at, o.square) {
			at = append(at, o.square)
		}
	}
	route, n := same[0].route, len(at)
	noPieces := func(whom string) string {
		return fmt.Sprintf("it needs %s on %s", whom, s.squares(at, "or"))
	}
	switch same[0].kind {
	case blocked:
		return s.pieces(at) + verb(n, " is", " are") + " in the way"
	case extraHurdle:
		return s.pieces(at) + verb(n, " is", " are") + " in the way, one man too many to jump over"
	case noHurdle:
		return noPieces("a man") + ", and nobody stands there"
	case noFriend:
		return noPieces("a man of its own side")
	case noEnemy:
		return noPieces("an enemy")
	case noVictim:
		return noPieces("an enemy whom it may take")
	case onlyCaptures:
		if route.Row.EnPassant == board.EnPassantTakes {
			return "it may only capture there, and there is nobody, nor has anybody just passed"
		}
		return "it may only capture there, and there is nobody"
	case neverCaptures:
		return fmt.Sprintf("it does not capture like that, and %s stands there", s.owned(at[0]))
	case wrongVictim:
		return "it may capture nobody there but " + s.names.OneOf(s.names.Members(route.Victims)...)
	case hasMoved:
		return "it could only with its first move"
	}
	return fmt.Sprintf("it could only while %v is not in check", s.side)
}

// clauses joins what is wrong, one clause for each kind.
func (s *explainer) clauses(list []obstacle) string {
	var texts []string
	for len(list) > 0 {
		var same, rest []obstacle
		for _, o := range list {
			if o.kind == list[0].kind {
				same = append(same, o)
			} else {
				rest = append(rest, o)
			}
		}
		texts = append(texts, s.clause(same))
		list = rest
	}
	return sheet.Enumerate(texts, "and")
}
