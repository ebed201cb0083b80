package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// shownPieces is the largest number of pieces that are explained one by one.
const shownPieces = 3

func (s *explainer) cannotReach(err *notation.MoveError) []string {
	if len(err.Path) == 0 {
		does := plural(len(err.From), " does", " do")
		return []string{sheet.Capitalize(s.pieces(err.From)) + does + " not move like that.", s.moves(s.p.At(err.From[0]).Type())}
	}
	pieces := s.withRoutes(err.From, err.Path)
	if len(pieces) == 0 || len(pieces) > shownPieces {
		kind := s.p.At(err.From[0]).Type()
		return []string{fmt.Sprintf("%v has no %s that can go %s.", s.side, s.names.TypeName(kind), s.destination(err.Path)), s.moves(kind)}
	}
	var texts []string
	for _, from := range pieces {
		why, complete := s.unreachable(from, err.Path)
		texts = append(texts, fmt.Sprintf("The %s cannot go %s: %s.", s.piece(from), s.destination(err.Path), why))
		if moves := s.moves(s.p.At(from).Type()); !complete && !slices.Contains(texts, moves) {
			texts = append(texts, moves)
		}
	}
	return texts
}

// withRoutes leaves out pieces that have no route to the square at all, if the text
// may mean several pieces.
func (s *explainer) withRoutes(pieces, way []define.Square) []define.Square {
	if len(pieces) < 2 {
		return pieces
	}
	var some []define.Square
	for _, from := range pieces {
		if len(s.routes(from, way)) > 0 {
			some = append(some, from)
		}
	}
	return some
}

// unreachable says why a piece cannot go along squares; complete is false if it
// never goes there from its square, so that its moves are worth listing.
func (s *explainer) unreachable(from define.Square, way []define.Square) (why string, complete bool) {
	to := way[len(way)-1]
	if why := s.offGrid(from, to); why != "" {
		return why, true
	}
	routes := s.routes(from, way)
	if shoots := s.routes(from, append(slices.Clone(way), from)); len(routes) == 0 && len(shoots) > 0 {
		routes, to = shoots, from
	}
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

// notNow is the answer if nothing blocks a route.
const notNow = "it cannot go there now"

// weight says how far a route is from being open. A route of the wrong mode for its
// last square counts twice, because another route will have the right mode.
func weight(list []obstacle) int {
	n := len(list)
	for _, o := range list {
		if o.kind == onlyCaptures || o.kind == neverCaptures {
			n++
		}
	}
	return n
}

// routes lists the routes of a piece along squares; it captures on all but the
// last of them.
func (s *explainer) routes(from define.Square, way []define.Square) []board.Route {
	to := way[len(way)-1]
	all := s.r.Routes(s.r.Steps(s.side, s.p.At(from).Type()), from, to)
	all = slices.DeleteFunc(all, func(route board.Route) bool { return isNeverOpen(&route, to) })
	if len(way) == 1 {
		return all
	}
	return slices.DeleteFunc(all, func(route board.Route) bool {
		var captured []define.Square
		for _, c := range route.Passes {
			if c.Needs == define.AfterCapture {
				captured = append(captured, c.Square)
			}
		}
		return !slices.Equal(captured, way[:len(way)-1])
	})
}

// isNeverOpen reports whether no position opens a route to a square: it needs a piece where there must
// be none, or a piece on its last square that it may not capture.
func isNeverOpen(route *board.Route, to define.Square) bool {
	needs := map[define.Square]define.Hop{}
	for _, c := range route.Passes {
		before, again := needs[c.Square]
		if again && (before == define.None) != (c.Needs == define.None) {
			return true
		}
		needs[c.Square] = c.Needs
	}
	switch needs[to] {
	case define.OverFriend:
		return true
	case define.OverAny, define.OverEnemy:
		return route.Mode&define.MayCapture == 0
	}
	return false
}

// outOfZone says which zone the move must begin or end in, if only that zone
// prevents it.
func (s *explainer) outOfZone(from, to define.Square) (why string, complete bool) {
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
				return "this move must end on " + s.names.Zone(s.side, row.To), true
			case row.From != nil && !row.From.Has(from):
				return "this move must begin on " + s.names.Zone(s.side, row.From), true
			}
		}
	}
	return "it does not move like that" + s.castlesInstead(from, to), false
}
