package board

import (
	"errors"
	"math/bits"
)

// What a capture does besides removing its victims: in atomic chess the capturer
// goes too, and the pieces around it. It is centred on the square where the capturer
// ends. A capturer is spared for what it was before a promotion.

// AfterCaptureDef says what a capture does besides. The zero value is nothing.
type AfterCaptureDef struct {
	Capturer   EffectDef
	Neighbours EffectDef // the pieces of both sides within the radius
	Radius     int       // in steps of a king
	Wrap       bool      // the left and the right edge are joined
}

// EffectDef says what becomes of pieces.
type EffectDef struct {
	Becomes Fate
	Except  TypeMask // types that stay what they are
}

// Fate is what becomes of a piece that has nothing to say in it.
type Fate uint8

// The fates.
const (
	FateStays Fate = iota
	FateGoes
	FateWall
)

// fates has a row for each fate. What a fate does on the board is a case of befall: a
// function in the table would send every position that is tried to the heap.
var fates = [...]struct {
	word  string // of the language
	loses bool   // its side loses the piece
}{
	FateStays: {word: "itself"},
	FateGoes:  {word: "nothing", loses: true},
	FateWall:  {word: "wall", loses: true},
}

// Fates returns the words of all fates, by number.
func Fates() []string {
	var words []string
	for _, row := range fates {
		words = append(words, row.word)
	}
	return words
}

// String is the word of the language.
func (f Fate) String() string { return fates[f].word }

// aftermath is what [Compile] makes of an [AfterCaptureDef].
type aftermath struct {
	some                 bool
	capturer, neighbours EffectDef
	near                 []Set    // the squares around each square, without it
	exact                bool     // which royals are in check depends on single captures
	kamikazes            TypeMask // royals that would go with what they capture, so that they never do
}

// checkAftermath refuses what the machine cannot do.
func (r *Rules) checkAftermath() error {
	if r.aftermath.some && r.rays.locusts != [2]TypeMask{} {
		return errors.New("after_capture: captures on the way cannot do more than capture")
	}
	return nil
}

// compileAftermath finds the squares around each square, and what the rule means for
// royals.
func compileAftermath(r *Rules) aftermath {
	d := r.Def.AfterCapture
	a := aftermath{capturer: d.Capturer, neighbours: d.Neighbours}
	a.some = d.Capturer.Becomes != FateStays || d.Neighbours.Becomes != FateStays && d.Radius > 0
	if !a.some {
		return a
	}
	a.near = r.neighbourhoods(d.Radius, d.Wrap)
	any := r.ChecksAnyRoyal()
	for t := PieceType(1); int(t) <= r.Types(); t++ {
		switch {
		case !r.IsRoyal(t):
		case any && a.capturer.loses(t):
			a.kamikazes |= MaskOf(t)
		case a.neighbours.loses(t):
			a.exact = true
		}
	}
	a.exact = a.exact || !any
	return a
}

// loses reports whether a piece of the type is lost to its side.
func (e *EffectDef) loses(t PieceType) bool { return fates[e.Becomes].loses && !e.Except.Has(t) }

// changes is how many squares it can change at most.
func (a *aftermath) changes() int {
	most := 0
	for s := range a.near {
		most = max(most, 1+a.near[s].Len())
	}
	return most
}

// HasAftermath reports whether a capture does more than remove its victims.
func (r *Rules) HasAftermath() bool { return r.aftermath.some }

// BlowsUp reports whether a capture can remove more pieces than it captures.
func (r *Rules) BlowsUp() bool {
	return r.aftermath.some && (r.aftermath.capturer.Becomes == FateGoes || r.aftermath.neighbours.Becomes == FateGoes)
}

// losesByCaptures reports whether a side can lose pieces by a capture besides its
// victims.
func (r *Rules) losesByCaptures() bool {
	return fates[r.aftermath.capturer.Becomes].loses || fates[r.aftermath.neighbours.Becomes].loses
}

// Lost returns the squares of the pieces of both sides that are lost if a piece of a
// side and type captures on a square, coming from another one, besides victims: the
// capturer on its new square, and its neighbours. The type is that before a promotion.
func (p *Position) Lost(capturer Piece, from, to Square) (lost Set) {
	a := &p.rules.aftermath
	if !a.some {
		return lost
	}
	if fates[a.neighbours.Becomes].loses {
		near := a.near[to]
		near.Remove(from)
		for w := range p.rules.words {
			for word := near[w&3] & (p.pieces[White][w&3] | p.pieces[Black][w&3]); word != 0; word &= word - 1 {
				s := Square(w<<6 + bits.TrailingZeros64(word))
				if piece := p.board[s]; piece != Empty && piece != Wall && !a.neighbours.Except.Has(piece.Type()) {
					lost.Add(s)
				}
			}
		}
	}
	if a.capturer.loses(capturer.Type()) {
		lost.Add(to)
	}
	return lost
}

// afterCapture carries out what a capture that ends on a square does besides. The
// capturer is of a type before any promotion.
func (p *Position) afterCapture(to Square, capturer PieceType) {
	a := &p.rules.aftermath
	if a.neighbours.Becomes != FateStays {
		for w := range p.rules.words {
			for word := a.near[to][w&3] & (p.pieces[White][w&3] | p.pieces[Black][w&3]); word != 0; word &= word - 1 {
				s := Square(w<<6 + bits.TrailingZeros64(word))
				p.befall(s, p.board[s].Type(), &a.neighbours)
			}
		}
	}
	if a.capturer.Becomes != FateStays {
		p.befall(to, capturer, &a.capturer)
	}
}

// befall lets a piece of a type meet its fate, and forgets a royal that is lost.
func (p *Position) befall(s Square, t PieceType, effect *EffectDef) {
	piece := p.board[s]
	if piece == Empty || piece == Wall || effect.Except.Has(t) {
		return
	}
	switch effect.Becomes {
	case FateGoes:
		p.set(s, Empty)
	case FateWall:
		p.set(s, Empty)
		p.build(s)
	}
	if p.rules.IsRoyal(piece.Type()) && fates[effect.Becomes].loses {
		p.hasRoyal[piece.Color()], p.royals[piece.Color()] = false, 0
	}
}

// ownLoss is what a side loses by a capture itself, as the pieces stand before it.
func (p *Position) ownLoss(capturer Piece, from, to Square) Set {
	lost := p.Lost(capturer, from, to)
	own := lost
	own.intersect(&p.pieces[capturer.Color()])
	if lost.Has(to) {
		own.Add(from)
	}
	return own
}

// canAfford reports whether the side to move keeps the royals that it must keep, whatever
// is attacked after a capture.
func (p *Position) canAfford(m Move) bool {
	own := p.ownLoss(p.Mover(m), m.From(), m.To())
	return p.canSpare(&own, p.turn)
}

// survivesCapture reports whether a capture is legal by what it does besides: the side
// keeps its royals, and they are safe or the enemy has lost its last one.
func (p *Position) survivesCapture(m Move) bool {
	if !p.canAfford(m) {
		return false
	}
	enemy := p.turn.Other()
	royals, lost := p.Royals(enemy), p.Lost(p.Mover(m), m.From(), m.To())
	lost.Add(m.Victim())
	if !royals.Empty() && royals.isWithin(&lost) && p.royalsInHand(enemy) == 0 {
		return true
	}
	return p.avoidsCheck(m)
}

// Threatened reports whether a side could capture a royal on s without losing one that
// it must keep.
func (p *Position) Threatened(s Square, by Color) bool {
	return p.Attacked(s, by) && (!p.rules.aftermath.some || p.mayCaptureRoyal(s, by))
}

// LostNext reports whether a side could remove the piece on s by the capture of another.
func (p *Position) LostNext(s Square, by Color) bool {
	a := &p.rules.aftermath
	piece := p.board[s]
	if !a.neighbours.loses(piece.Type()) {
		return false
	}
	enemies := p.Pieces(by.Other())
	for w := range p.rules.words {
		for word := a.near[s][w&3] & enemies[w&3]; word != 0; word &= word - 1 {
			if p.Threatened(Square(w<<6+bits.TrailingZeros64(word)), by) {
				return true
			}
		}
	}
	return false
}

// mayCaptureRoyal reports whether one of the pieces that attack a royal could capture it.
func (p *Position) mayCaptureRoyal(s Square, by Color) bool {
	if !p.rules.aftermath.exact {
		return !p.shields(s, by)
	}
	var noSquares Set
	var scratch [16]Square
	for _, from := range p.Attackers(s, by, &noSquares, scratch[:0]) {
		if lost := p.ownLoss(p.board[from], from, s); p.canSpare(&lost, by) {
			return true
		}
	}
	return false
}

// canSpare reports whether a side may lose the pieces on some squares.
func (p *Position) canSpare(lost *Set, c Color) bool {
	royals := p.Royals(c)
	n := royals.Len()
	royals.intersect(lost)
	gone := royals.Len()
	switch p.rules.royalRule.check {
	case CheckOff:
		return true
	case CheckAny:
		return gone == 0
	case CheckLeftmost:
		return gone == 0 || gone < n && !royals.Has(p.royal[c])
	}
	return gone == 0 || gone < n
}

// shields reports whether a side's royals stand so near a square that none of its
// pieces may capture there.
func (p *Position) shields(s Square, side Color) bool {
	a := &p.rules.aftermath
	if !fates[a.neighbours.Becomes].loses {
		return false
	}
	near := a.near[s]
	for w := range p.rules.words {
		for word := near[w&3] & p.pieces[side][w&3]; word != 0; word &= word - 1 {
			piece := p.board[w<<6+bits.TrailingZeros64(word)]
			if piece.Is(side) && p.rules.IsRoyal(piece.Type()) && a.neighbours.loses(piece.Type()) {
				return true
			}
		}
	}
	return false
}
