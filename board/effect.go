package board

import (
	"errors"
	"fmt"
	"math/bits"

	"fairymax/board/define"
)

// What effects do on the board.

// gameEffect is what [Compile] makes of an [define.EffectRule] that a game has.
type gameEffect struct {
	define.EffectRule
	kind   *define.EffectKind
	on     Kind
	around bool
	lost   bool         // its side loses a piece that meets it
	near   []define.Set // of an effect around a square: the squares around each, without it
}

// effects are those of a game. Those around a square come first: a mover that goes back
// leaves them.
type effects struct {
	list      []gameEffect
	on        Kind            // kinds of moves that bring any of them about
	exact     bool            // which royals are in check depends on single captures
	kamikazes define.TypeMask // royals that would go with what they capture, so that they never do
}

// effectMoves are the kinds of moves that bring an effect about, by its number; castlings, drops
// and passes never do.
var effectMoves = [...]Kind{define.EffectOnCapturer: Capture, define.EffectOnNeighbours: Capture}

var _ [define.NumEffects]Kind = effectMoves // no effect is missing

func compileEffects(r *Rules) effects {
	var all effects
	for _, around := range []bool{true, false} {
		for i, def := range r.Def.Effects {
			kind := &define.EffectKinds()[i]
			if kind.Around != around || def.Becomes == define.FateStays || around && def.Radius == 0 {
				continue
			}
			if !def.Becomes.MeetsRoyals() {
				def.Except |= r.royalRule.types // which never meet it
			}
			if !around && def.By != 0 {
				def.Except |= ^def.By
			}
			e := gameEffect{EffectRule: def, kind: kind, on: effectMoves[i], around: around, lost: def.Becomes.Loses()}
			if around {
				e.near = r.neighbourhoods(def.Radius, def.Wrap)
			}
			all.list = append(all.list, e)
			all.on |= e.on
		}
	}
	all.judgeRoyals(r)
	return all
}

// checkEffects refuses what the machine cannot do.
func (r *Rules) checkEffects() error {
	for i := range r.effects.list {
		e := &r.effects.list[i]
		switch back := e.Becomes.IsForMovers(); {
		case r.hasLocusts():
			return r.conflictOnWay(e.kind.Table.Key)
		case back && e.around:
			return fmt.Errorf("%s: only capturers can go back to where they came from", e.kind.Path())
		case back && r.CanGate():
			return fmt.Errorf("%s: where pieces enter as others leave, capturers cannot go back", e.kind.Path())
		case back && r.limitsTrade():
			return fmt.Errorf("%s: where pieces are hard to trade, capturers cannot go back, for nothing can recapture them", e.kind.Path())
		case r.PlacesWalls():
			return errors.New("walls: a game has walls that moves place, or captures that do more than capture")
		}
	}
	return nil
}

// WayError is the refusal of a game that has both effects and a piece that captures on the way.
type WayError struct {
	Key   string // of the effects, in the language
	Piece string // the first such piece
}

func (e *WayError) Error() string {
	return fmt.Sprintf("%s captures on the way, and no piece may do that in a game with %s", e.Piece, e.Key)
}

// conflictOnWay names the first piece that captures on the way.
func (r *Rules) conflictOnWay(key string) error {
	types := (r.rays.Locusts[define.White] | r.rays.Locusts[define.Black]).Singles()
	return &WayError{key, r.Def.Types[bits.TrailingZeros64(uint64(types[0]))-1].Name}
}

// effectRoom is how many squares effects can change at most.
func effectRoom(r *Rules) (squares, hands int) {
	for i := range r.effects.list {
		e := &r.effects.list[i]
		near := 0
		for s := range e.near {
			near = max(near, e.near[s].Len())
		}
		squares += 1 + near // with the one in the middle
		if e.Becomes.IsForMovers() {
			squares++ // to which it goes back
		}
	}
	return squares, 0
}

// HasEffects reports whether moves do more than move and capture.
func (r *Rules) HasEffects() bool { return len(r.effects.list) > 0 }

// effectsOn are the kinds of moves that bring any effect about.
func (r *Rules) effectsOn() Kind { return r.effects.on }

// hasEffect reports whether the game has an effect that matches.
func (r *Rules) hasEffect(match func(*gameEffect) bool) bool {
	for i := range r.effects.list {
		if match(&r.effects.list[i]) {
			return true
		}
	}
	return false
}

// EffectsAlterPieces reports whether a move can remove other pieces than its victims,
// or movers change sides or go back. A piece that becomes a wall does not count: where
// walls are not known, it is a piece that never moves.
func (r *Rules) EffectsAlterPieces() bool {
	return r.hasEffect(func(e *gameEffect) bool { return e.Becomes.AltersPieces() })
}

// isBy reports whether captures by a type have the effect.
func (e *gameEffect) isBy(t define.PieceType) bool { return e.By == 0 || e.By.Has(t) }

// loses reports whether a piece of the type is lost to its side.
func (e *gameEffect) loses(t define.PieceType) bool { return e.lost && !e.Except.Has(t) }

// brings reports whether a move is of the kinds on, and takes a piece somewhere.
func (m Move) brings(on Kind) bool { return m.Kind()&on != 0 && m.Kind()&(Castle|Drop|Pass) == 0 }

// returns reports whether a piece of a type goes back to where it came from after a move.
func (all *effects) returns(m Move, t define.PieceType) bool {
	for i := range all.list {
		if e := &all.list[i]; e.Becomes == define.FateReturns && m.brings(e.on) && !e.Except.Has(t) {
			return true
		}
	}
	return false
}

// GoesBack reports whether a move ends on the square where it began, by an effect.
func (p *Position) GoesBack(m Move) bool { return p.rules.effects.returns(m, p.Mover(m).Type()) }

// HasEffect reports whether a move brings about more than moving and capturing.
func (r *Rules) HasEffect(m Move) bool { return m.brings(r.effects.on) }

// Lost returns the squares of the pieces of both sides that are lost if a piece makes a
// move of a kind from one square to another, besides victims: the mover on its new square,
// and its neighbours. The mover is the one before a promotion.
func (p *Position) Lost(by Kind, mover define.Piece, from, to define.Square) (lost define.Set) {
	for i := range p.rules.effects.list {
		e := &p.rules.effects.list[i]
		switch {
		case e.on&by == 0 || !e.lost || !e.isBy(mover.Type()):
		case e.around:
			near := e.near[to]
			near.Remove(from)
			for w := range p.rules.words {
				for word := near[w&3] & (p.pieces[define.White][w&3] | p.pieces[define.Black][w&3]); word != 0; word &= word - 1 {
					s := define.Square(w<<6 + bits.TrailingZeros64(word))
					if piece := p.board[s]; piece != define.Empty && piece != define.Wall && !e.Except.Has(piece.Type()) {
						lost.Add(s)
					}
				}
			}
		case !e.Except.Has(mover.Type()):
			lost.Add(to)
		}
	}
	return lost
}

// takeEffect carries out what a move does besides. The mover is of a type before any
// promotion.
func (p *Position) takeEffect(m Move, mover define.PieceType) {
	to := m.To()
	for i := range p.rules.effects.list {
		e := &p.rules.effects.list[i]
		switch {
		case !m.brings(e.on) || !e.isBy(mover):
		case e.around:
			for w := range p.rules.words {
				for word := e.near[to][w&3] & (p.pieces[define.White][w&3] | p.pieces[define.Black][w&3]); word != 0; word &= word - 1 {
					s := define.Square(w<<6 + bits.TrailingZeros64(word))
					p.befall(s, p.board[s].Type(), e)
				}
			}
		case e.Becomes == define.FateReturns:
			if !e.Except.Has(mover) {
				piece := p.board[to]
				p.set(to, define.Empty)
				p.set(m.From(), piece)
			}
		default:
			p.befall(to, mover, e)
		}
	}
}

// befall and takeEffect have a case for each fate but the first, FateStays: this does not
// compile with another number of them.
var _ = [1]struct{}{}[define.NumFates-5]

// befall lets a piece of a type meet its fate, and forgets a royal that is lost. A function
// in the table of fates would send every position that is tried to the heap.
func (p *Position) befall(s define.Square, t define.PieceType, e *gameEffect) {
	piece := p.board[s]
	if piece == define.Empty || piece == define.Wall || e.Except.Has(t) {
		return
	}
	switch e.Becomes {
	case define.FateGoes:
		p.set(s, define.Empty)
	case define.FateWall:
		p.set(s, define.Empty)
		p.build(s)
	case define.FateTurns:
		if !p.rules.IsRoyal(piece.Type()) { // which a promotion may have made it
			p.set(s, define.MakePiece(piece.Color().Other(), piece.Type()))
		}
	}
	if p.rules.IsRoyal(piece.Type()) && e.CostsRoyals() {
		p.hasRoyal[piece.Color()], p.royals[piece.Color()] = false, 0
	}
}
