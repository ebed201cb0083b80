package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/internal/notation"
)

// shownMen is how many men are told one by one why they cannot go somewhere.
const shownPieces = 3

func (s *explainer) cannotReach(err *notation.MoveError) []string {
	pieces := s.likely(err.From, err.Path)
	if len(pieces) == 0 || len(pieces) > shownPieces {
		kind := s.p.At(err.From[0]).Type()
		return []string{fmt.Sprintf("No %s of %v's can go %s.", s.names.TypeName(kind), s.side, s.goes(err.Path)), s.moves(kind)}
	}
	var texts []string
	for _, from := range pieces {
		why, final := s.unreachable(from, err.Path)
		texts = append(texts, fmt.Sprintf("The %s cannot go %s: %s.", s.piece(from), s.goes(err.Path), why))
		if moves := s.moves(s.p.At(from).Type()); !final && !slices.Contains(texts, moves) {
			texts = append(texts, moves)
		}
	}
	return texts
}

// likely leaves out, where several men may have been meant, those who have no
// route to the square at all.
func (s *explainer) likely(pieces, way []board.Square) []board.Square {
	if len(pieces) < 2 {
		return pieces
	}
	var some []board.Square
	for _, from := range pieces {
		if len(s.routes(from, way)) > 0 {
			some = append(some, from)
		}
	}
	return some
}

// stuck says why a man cannot go along squares; told is false if he never goes
// there from where he stands.
func (s *explainer) unreachable(from board.Square, way []board.Square) (why string, final bool) {
	to := way[len(way)-1]
	routes := s.routes(from, way)
	if len(routes) == 0 {
		return s.outOfZone(from, to)
	}
	var best []obstacle
	least := 0
	for i := range routes {
		wrong := s.obstacles(&routes[i], from, to)
		switch cost := weight(wrong); {
		case i == 0 || cost < least:
			best, least = wrong, cost
		case cost == least && len(wrong) == 1:
			best = append(best, wrong...)
		}
	}
	if least == 0 {
		return notNow, false
	}
	return s.clauses(best), true
}

// notNow is said where everything on a route is as it should be.
const notNow = "it cannot go there now"

// weight says how far a route is from being open. That it is not meant for what
// stands on its last square counts twice: another one will be.
func weight(list []obstacle) int {
	n := len(list)
	for _, o := range list {
		if o.kind == onlyCaptures || o.kind == neverCaptures {
			n++
		}
	}
	return n
}

// routes lists the ways of a man along squares, all but the last of them those
// of men whom he takes.
func (s *explainer) routes(from board.Square, way []board.Square) []board.Route {
	all := s.r.Routes(s.r.Steps(s.side, s.p.At(from).Type()), from, way[len(way)-1])
	if len(way) == 1 {
		return all
	}
	return slices.DeleteFunc(all, func(route board.Route) bool {
		var captured []board.Square
		for _, c := range route.Passes {
			if c.Needs == board.AfterCapture {
				captured = append(captured, c.Square)
			}
		}
		return !slices.Equal(captured, way[:len(way)-1])
	})
}

// outOfZone says which zone a man would have to leave or to be in, if only that
// keeps him from a square.
func (s *explainer) outOfZone(from, to board.Square) (why string, final bool) {
	zones := s.r.Steps(s.side, s.p.At(from).Type())
	steps := slices.Clone(zones)
	for i := range steps {
		steps[i].From, steps[i].To = nil, nil
	}
	for _, route := range s.r.Routes(steps, from, to) {
		for i := range steps {
			switch row := zones[i]; {
			case route.Row != &steps[i] || len(s.obstacles(&route, from, to)) > 0:
			case row.To != nil && !row.To.Has(to):
				return "such a move has to end on " + s.names.Zone(s.side, row.To), true
			case row.From != nil && !row.From.Has(from):
				return "such a move has to begin on " + s.names.Zone(s.side, row.From), true
			}
		}
	}
	return "it does not move like that", false
}
