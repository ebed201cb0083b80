package explain

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// kind is what blocks a route.
type kind uint8

const (
	blocked        kind = iota // a piece is on a square that must be empty
	extraHurdle                // the same on a route that already jumps over another piece
	noHurdle                   // a square that needs a piece is empty
	noFriend                   // a square that needs a piece of the mover's side has none
	noEnemy                    // a square that needs an enemy piece has none
	noFitHurdle                // a square that needs a piece has one of a type that does not count
	noVictim                   // a square on the way has nothing to capture
	onlyCaptures               // the route is for captures, and its last square is empty
	neverCaptures              // the route is not for captures, and its last square is occupied
	wrongVictim                // the route may not capture this type
	hasMoved                   // the route is for unmoved pieces
	onlyOutOfCheck             // the route is for a side that is not in check
)

// obstacle is one thing that blocks a route.
type obstacle struct {
	kind   kind
	square define.Square
	route  *board.Route
}

// obstacles lists what blocks a route of the piece on from.
func (s *explainer) obstacles(route *board.Route, from, to define.Square) []obstacle {
	var list []obstacle
	add := func(k kind, at define.Square) { list = append(list, obstacle{k, at, route}) }
	hurdles := s.hurdlesStand(route)
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

// hurdlesStand reports whether a route jumps over pieces and all of them are there. Only
// then another piece in the way is one too many.
func (s *explainer) hurdlesStand(route *board.Route) bool {
	some := false
	for _, c := range route.Passes {
		if c.Needs == define.None {
			continue
		}
		if _, wrong := s.wrongAt(c, false); wrong {
			return false
		}
		some = true
	}
	return some
}

// wrongAt says what is wrong on a square that a route passes. Hurdles says whether all
// pieces that the route jumps over are there.
func (s *explainer) wrongAt(c board.RouteSquare, hurdles bool) (k kind, wrong bool) {
	piece := s.p.At(c.Square)
	isWall := piece == define.Wall // which has the bits of both sides
	friend, enemy := piece.Is(s.side) && !isWall, piece.Is(s.side.Other()) && !isWall
	fits := c.Only == 0 || c.Only.Has(piece.Type())
	if piece != define.Empty && !fits && c.Needs != define.None && c.Needs != define.AfterCapture {
		return noFitHurdle, true
	}
	switch c.Needs {
	case define.None:
		if hurdles {
			return extraHurdle, piece != define.Empty
		}
		return blocked, piece != define.Empty
	case define.OverFriend:
		return noFriend, !friend
	case define.OverEnemy:
		return noEnemy, !enemy
	case define.AfterCapture:
		return noVictim, !enemy || !fits
	}
	return noHurdle, piece == define.Empty
}

// wrongAtEnd says what is wrong on the last square of a route.
func (s *explainer) wrongAtEnd(route *board.Route, from, to define.Square) (k kind, wrong bool) {
	captured := func(c board.RouteSquare) bool { return c.Needs == define.AfterCapture && c.Square == to }
	piece := s.p.At(to)
	switch {
	case to == from || slices.ContainsFunc(route.Passes, captured):
		return 0, false
	case piece == define.Empty:
		return onlyCaptures, route.Mode&define.MayMove == 0
	case route.Mode&define.MayCapture == 0:
		return neverCaptures, true
	}
	return wrongVictim, route.Victims != 0 && !route.Victims.Has(piece.Type())
}

// clause says what is wrong for obstacles of one kind, on one or several squares.
func (s *explainer) clause(same []obstacle) string {
	var at []define.Square
	for _, o := range same {
		if !slices.Contains(at, o.square) {
			at = append(at, o.square)
		}
	}
	route, n := same[0].route, len(at)
	needs := func(what string) string {
		return fmt.Sprintf("there must be %s on %s", what, s.squares(at, "or"))
	}
	switch same[0].kind {
	case blocked:
		return s.pieces(at) + plural(n, " is", " are") + " in the way"
	case extraHurdle:
		return s.pieces(at) + plural(n, " is", " are") + " in the way, one piece too many to jump over"
	case noHurdle:
		return needs("a piece")
	case noFriend:
		return needs("a piece of its own side")
	case noEnemy:
		return needs("an enemy piece")
	case noFitHurdle:
		return s.pieces(at) + plural(n, " is not a hurdle", " are not hurdles") + " for it"
	case noVictim:
		return needs("an enemy piece that it may capture")
	case onlyCaptures:
		if route.Row.EnPassant == define.EnPassantCaptures {
			return "it may only capture there, and there is nothing to capture, not even en passant"
		}
		return "it may only capture there, and there is nothing to capture"
	case neverCaptures:
		return fmt.Sprintf("it cannot capture with this move, and %s is in the way", s.pieceOfSide(at[0]))
	case wrongVictim:
		return "it may capture only " + s.names.OneOf(s.names.Members(route.Victims)...) + " there"
	case hasMoved:
		return "it may do this only as its first move"
	}
	return fmt.Sprintf("it may do this only while %v is not in check", s.side)
}

// clauses joins all obstacles, one clause for each kind.
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
	return strings.Join(texts, "; ")
}
