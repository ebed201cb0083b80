package board

import (
	"slices"

	"fairymax/board/define"
)

// What a move does besides, in the reference.

// zooOfEffects has games in which moves do more than move and capture.
func zooOfEffects() []zooGame {
	return []zooGame{
		zoo("explosions", 7, 7, peaceful(), explosions(1, define.FateGoes, "P")),
		zoo("explosions and several kings", 7, 7, peaceful(), several(define.CheckAny, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions and duple check", 7, 7, peaceful(), several(define.CheckAll, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions and the last king", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, explosions(2, define.FateGoes, "P")),
		zoo("explosions and the leftmost king", 7, 7, peaceful(), several(define.CheckLeftmost, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions without check", 7, 7, peaceful(), several(define.CheckOff, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions that spare the capturer", 7, 7, peaceful(), explosions(1, define.FateStays, "")),
		zoo("explosions that spare kings", 7, 7, peaceful(), explosions(1, define.FateGoes, "PK"), func(def *define.Game) { def.Effects[define.EffectOnCapturer].Except = define.MaskOf(2) }),
		zoo("explosions round the cylinder", 6, 7, wrapped(peaceful()), explosions(2, define.FateGoes, "P"), func(def *define.Game) { def.Effects[define.EffectOnNeighbours].Wrap = true }),
		zoo("explosions of a royal leaper", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) {
			def.Types[1].Steps = [2][]define.Step{leap(1, 2), leap(1, 2)}
		}),
		zoo("explosions and forced captures", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) { def.Captures = define.CapturesForced }),
		zoo("explosions and drops", 6, 7, peaceful(), drops, explosions(1, define.FateGoes, "P"), func(def *define.Game) { def.Drops = nil }),
		zoo("explosions and gates", 8, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) { def.Hand = define.Hand{Use: define.HandGate, Gains: define.GainLosses} }),
		zoo("explosions and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, explosions(1, define.FateGoes, "P")),
		zoo("capturers that go", 7, 7, peaceful(), func(def *define.Game) { def.Effects[define.EffectOnCapturer].Becomes = define.FateGoes }),
		zoo("capturers that go back", 7, 7, peaceful(), capturersBecome(define.FateReturns, "")),
		zoo("capturers that go back, jumpers", 8, 8, jumpers(), capturersBecome(define.FateReturns, "K")),
		zoo("capturers that go back and explode", 7, 7, peaceful(), explosions(1, define.FateReturns, "P")),
		zoo("capturers that go back and several kings", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, capturersBecome(define.FateReturns, "")),
		zoo("capturers that go back and the leftmost king", 7, 7, peaceful(), several(define.CheckLeftmost, "K"), kingsByPromotion, capturersBecome(define.FateReturns, "R")),
		zoo("capturers that go back and drops", 6, 7, peaceful(), drops, capturersBecome(define.FateReturns, "N"), func(def *define.Game) { def.Captures = define.CapturesForced }),
		zoo("capturers that go back and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, capturersBecome(define.FateReturns, "")),
		zoo("capturers that go back and turn over", 7, 7, []define.Type{typeOf("R", slide(0, 1)), typeOf("A", leap(2, 2)), typeOf("W", leap(0, 1)), typeOf("N", leap(1, 2))}, turningOver, capturersBecome(define.FateReturns, "")),
		zoo("capturers that change sides", 7, 7, peaceful(), capturersBecome(define.FateTurns, "K")),
		zoo("capturers that change sides, pawns not", 8, 8, jumpers(), capturersBecome(define.FateTurns, "P")),
		zoo("capturers that change sides and several kings", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, capturersBecome(define.FateTurns, "")),
		zoo("capturers that change sides and drops", 6, 7, peaceful(), drops, capturersBecome(define.FateTurns, "N"), func(def *define.Game) { def.Drops = nil }),
		zoo("capturers that change sides and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, capturersBecome(define.FateTurns, "K")),
		zoo("neighbours that change sides", 6, 7, wrapped(peaceful()), func(def *define.Game) {
			def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateTurns, Except: define.MaskOf(1), Radius: 1, Wrap: true}
		}),
		zoo("explosions by one piece", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), by("N", define.EffectOnNeighbours)),
		zoo("explosions by the king and another", 7, 7, peaceful(), explosions(1, define.FateGoes, ""), by("KR", define.EffectOnCapturer, define.EffectOnNeighbours)),
		zoo("explosions by one piece that spare kings", 7, 7, peaceful(), explosions(1, define.FateStays, "K"), by("R", define.EffectOnNeighbours)),
		zoo("explosions by one piece and the last king", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, explosions(2, define.FateGoes, "P"), by("R", define.EffectOnNeighbours)),
		zoo("explosions by one piece without check", 7, 7, peaceful(), several(define.CheckOff, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P"), by("R", define.EffectOnNeighbours)),
		zoo("one piece that shoots", 8, 8, jumpers(), capturersBecome(define.FateReturns, ""), by("P", define.EffectOnCapturer)),
		zoo("kings and another that shoot", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, capturersBecome(define.FateReturns, ""), by("KN", define.EffectOnCapturer)),
		zoo("capturers that become walls", 7, 7, peaceful(), capturersBecome(define.FateWall, "P")),
		zoo("capturers that become walls, hurdles too", 8, 8, jumpers(), capturersBecome(define.FateWall, "PK")),
		zoo("capturers that become walls without check", 7, 7, peaceful(), several(define.CheckOff, "K"), kingsByPromotion, capturersBecome(define.FateWall, "")),
		zoo("neighbours that become walls", 6, 7, wrapped(peaceful()), func(def *define.Game) {
			def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateWall, Except: define.MaskOf(1), Radius: 1, Wrap: true}
		}),
	}
}

// peaceful are pieces that do not capture on the way.
func peaceful() []define.Type {
	return slices.Concat(jumpers()[9:10], benders()[4:5], []define.Type{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1))})
}

// explosions let captures remove the neighbours, but for the named types.
func explosions(radius int, capturer define.Fate, spared string) func(*define.Game) {
	return func(def *define.Game) {
		def.Effects[define.EffectOnCapturer].Becomes = capturer
		around := &def.Effects[define.EffectOnNeighbours]
		around.Becomes, around.Radius = define.FateGoes, radius
		for _, letter := range spared {
			around.Except |= define.MaskOf(typeCalled(def, string(letter)))
		}
	}
}

// capturersBecome gives capturers a fate, but for the named types.
func capturersBecome(fate define.Fate, spared string) func(*define.Game) {
	return func(def *define.Game) {
		def.Effects[define.EffectOnCapturer].Becomes = fate
		for _, letter := range spared {
			def.Effects[define.EffectOnCapturer].Except |= define.MaskOf(typeCalled(def, string(letter)))
		}
	}
}

// by lets only captures by the named types have some effects.
func by(types string, effects ...define.Effect) func(*define.Game) {
	return func(def *define.Game) {
		for _, e := range effects {
			for _, letter := range types {
				def.Effects[e].By |= define.MaskOf(typeCalled(def, string(letter)))
			}
		}
	}
}

// refEffects says of each effect which moves bring it about, and whether it meets what
// stands around the square where they end.
var refEffects = [...]struct {
	follows func(*refMove) bool
	around  bool
}{
	define.EffectOnCapturer:   {takes, false},
	define.EffectOnNeighbours: {takes, true},
}

var _ = [1]struct{}{}[len(refEffects)-int(define.NumEffects)] // no effect is missing

func takes(m *refMove) bool { return m.n > 0 }

// isBy reports whether captures by pieces of a type have an effect.
func isBy(d define.EffectRule, t define.PieceType) bool { return d.By == 0 || d.By.Has(t) }

// follow carries out what a move besides does, around squares first.
func (g *refGame) follow(p, q *refPosition, m *refMove) {
	for _, around := range []bool{true, false} {
		for i, d := range g.def.Effects {
			if mover := p.board[m.from].Type(); refEffects[i].around == around && refEffects[i].follows(m) && isBy(d, mover) {
				g.affect(q, m, d, around, mover)
			}
		}
	}
	if g.returns(p.board[m.from].Type(), m) {
		q.put(m.from, q.board[m.to])
		q.put(m.to, define.Empty)
	}
}

// affect lets pieces meet an effect.
func (g *refGame) affect(q *refPosition, m *refMove, d define.EffectRule, around bool, mover define.PieceType) {
	for s := range g.squares() {
		dx, dy := s%g.def.Files-int(m.to)%g.def.Files, s/g.def.Files-int(m.to)/g.def.Files
		if d.Wrap {
			dx = min((dx+g.def.Files)%g.def.Files, (g.def.Files-dx)%g.def.Files)
		}
		kind := q.board[s].Type()
		switch distance := max(dx, -dx, dy, -dy); {
		case (distance > 0) != around, around && distance > d.Radius:
			continue
		case !around:
			kind = mover
		}
		if piece := q.board[s]; piece == define.Empty || piece == define.Wall || d.Except.Has(kind) {
			continue
		}
		switch d.Becomes {
		case define.FateGoes:
			q.put(define.Square(s), define.Empty)
		case define.FateWall:
			q.put(define.Square(s), define.Wall)
		case define.FateTurns:
			if !g.def.Royal.Types.Has(q.board[s].Type()) {
				q.put(define.Square(s), define.MakePiece(q.board[s].Color().Other(), q.board[s].Type()))
			}
		}
	}
}

// returns reports whether a mover of a type goes back to where it came from.
func (g *refGame) returns(t define.PieceType, m *refMove) bool {
	for i, d := range g.def.Effects {
		if d.Becomes == define.FateReturns && isBy(d, t) && !d.Except.Has(t) && refEffects[i].follows(m) {
			return true
		}
	}
	return false
}

// affects reports whether a move does more than move and capture.
func (g *refGame) affects(m *refMove) bool {
	for i, d := range g.def.Effects {
		if d.Becomes != define.FateStays && refEffects[i].follows(m) {
			return true
		}
	}
	return false
}

// explodes reports whether the game has effects.
func (g *refGame) explodes() bool { return g.def.Effects != [define.NumEffects]define.EffectRule{} }

// destroys reports whether a move costs the side that makes it a royal that it must keep.
func (g *refGame) destroys(p *refPosition, m *refMove) bool {
	if !g.affects(m) || m.promotion != 0 && g.def.Royal.Types.Has(m.promotion) {
		return g.affects(m) && g.destroysPromoting(p, m)
	}
	q := g.change(p, m)
	return g.loses(p, &q, m)
}

// destroysPromoting is destroys for a move that brings a new royal, which must not hide
// the loss of another.
func (g *refGame) destroysPromoting(p *refPosition, m *refMove) bool {
	q := g.change(p, m)
	if q.board[m.to] == define.MakePiece(p.turn, m.promotion) {
		q.board[m.to] = define.Empty
	}
	return g.loses(p, &q, m)
}

// loses reports whether a side has fewer royals after its move than it may have.
func (g *refGame) loses(p, q *refPosition, m *refMove) bool {
	before, after := g.royals(p, p.turn), g.royals(q, p.turn)
	switch g.def.Royal.Check {
	case define.CheckOff:
		return false
	case define.CheckAny:
		return len(after) < len(before)
	case define.CheckLeftmost:
		if len(before) == 0 {
			return false
		}
		decides := g.leftmost(before)
		if decides == m.from && !g.returns(p.board[m.from].Type(), m) {
			decides = m.to
		}
		return !q.board[decides].Owned(p.turn)
	}
	return len(after) == 0 && len(before) > 0
}

// kills reports whether a move costs the enemy its last royal.
func (g *refGame) kills(p, q *refPosition) bool {
	enemy := p.turn.Other()
	return g.explodes() && g.owned(p, enemy, g.def.Royal.Types) > 0 && g.owned(q, enemy, g.def.Royal.Types) == 0
}
