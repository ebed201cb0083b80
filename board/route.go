package board

import (
	"slices"

	"fairymax/board/define"
	"fairymax/board/program"
)

// This file answers why a piece cannot go somewhere. Playing does not need it.

// Route is one possibility of a piece to go from one square to another, with all
// that it demands.
type Route struct {
	Mode    define.Mode     // what it may do on the last square
	Victims define.TypeMask // what may be captured there, 0 for all
	Passes  []RouteSquare   // in the order of travel
	Row     *define.Step    // the first step of the chain, which carries its conditions
}

// RouteSquare is a square that a piece passes on its way, and what has to be there.
type RouteSquare struct {
	Square define.Square
	Needs  define.Hop      // None: no piece; OverAny, OverFriend, OverEnemy: such a piece; AfterCapture: an enemy, which is captured
	Only   define.TypeMask // the types that may stand there, if any piece does; 0 for all
}

// needed translates what a way demands of a square.
var needed = [...]define.Hop{program.HurdleAny: define.OverAny, program.HurdleFriend: define.OverFriend, program.HurdleEnemy: define.OverEnemy, program.HurdleVictim: define.AfterCapture, program.Vacant: define.None}

// Routes lists the ways from one square to another that steps open on any board.
func (r *Rules) Routes(steps []define.Step, from, to define.Square) []Route {
	return routes(program.NewWalker(&r.Board, &r.grid), steps, from, to)
}

// RoutesWithoutGrid is Routes as if no line divided the board.
func (r *Rules) RoutesWithoutGrid(steps []define.Step, from, to define.Square) []Route {
	return routes(program.NewWalker(&r.Board, new(program.Cells)), steps, from, to)
}

func routes(walker *program.Walker, steps []define.Step, from, to define.Square) []Route {
	var list []Route
	walker.EachWay(define.Chains(steps), from, func(w *program.Way) {
		if w.To != to {
			return
		}
		route := Route{Mode: w.Mode, Victims: w.Victims, Row: w.Row}
		for _, c := range w.Passes {
			route.Passes = append(route.Passes, RouteSquare{c.Square, needed[c.Want], c.Only})
		}
		list = append(list, route)
	})
	return list
}

// Unmoved reports whether the piece on s may still make the moves of unmoved
// pieces.
func (p *Position) Unmoved(s define.Square) bool {
	piece := p.board[s]
	if piece == define.Empty || p.rules.placement.board[s] != piece {
		return false
	}
	return p.rules.oneWay.Has(piece.Type()) || p.rights&p.rules.rights.unmoved[s] != 0
}

// Unrestricted returns the position as if royals of the side to move could be left under attack,
// captures were free and every piece could be traded and mate: its legal moves are those that the
// pieces and the squares allow.
func (p *Position) Unrestricted() *Position {
	free := p.without(everyJudge)
	free.hasRoyal[p.turn], free.royals[p.turn] = false, 0
	return free
}

// CastlingRule is a castling that the rules know, with what it demands.
type CastlingRule struct {
	King, Partner     define.Square
	KingType          define.PieceType
	PartnerType       define.PieceType
	KingTo, PartnerTo define.Square
	Vacant            []define.Square // must be empty
	Walk              []define.Square // must not be attacked if the king is kept from capture, besides where it starts and lands
	Unmoved           bool            // neither has moved
}

// Castlings lists the castlings of the side to move, possible now or not.
func (p *Position) Castlings() []CastlingRule { return p.CastlingsOf(p.turn) }

// CastlingsOf lists the castlings of a side, possible now or not.
func (p *Position) CastlingsOf(side define.Color) []CastlingRule {
	var list []CastlingRule
	for i := range p.rules.castlings[side] {
		k := &p.rules.castlings[side][i]
		list = append(list, CastlingRule{
			King: k.king, Partner: k.partner, KingTo: k.kingTo, PartnerTo: k.partnerTo,
			KingType: p.rules.homes.board[k.king].Type(), PartnerType: p.rules.homes.board[k.partner].Type(),
			Vacant: slices.Clone(k.vacant), Walk: slices.Clone(k.walk), Unmoved: p.rights&k.right != 0,
		})
	}
	return list
}

// AttackersOnWay returns the pieces of the other side that attack a square on the way of a
// king that castles: it has left the square where it stands.
func (p *Position) AttackersOnWay(king, s define.Square) []define.Square {
	var away Position
	p.CopyTo(&away)
	away.put(king, define.Empty)
	away.put(s, p.board[king])
	them := p.turn.Other()
	if !away.Threatened(s, them) {
		return nil
	}
	return away.Attackers(s, them, new(define.Set), nil)
}
