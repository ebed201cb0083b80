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
	FateTurns   // it changes sides, if it is not royal
	FateReturns // it goes back to where it came from, and does not promote: for capturers only
)

// fates has a row for each fate. What a fate does on the board is a case of befall: a
// function in the table would send every position that is tried to the heap.
var fates = [...]struct {
	word   string // of the language
	loses  bool   // its side loses the piece
	royals bool   // royal pieces meet it too
	alters bool   // where it is not known, the board is another one
}{
	FateStays:   {word: "itself"},
	FateGoes:    {word: "nothing", loses: true, royals: true, alters: true},
	FateWall:    {word: "wall", loses: true, royals: true},
	FateTurns:   {word: "enemy", loses: true, alters: true},
	FateReturns: {word: "returned", royals: true, alters: true},
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
	switch back := r.aftermath.capturer.Becomes == FateReturns; {
	case r.hasLocusts():
		return errors.New("after_capture: captures on the way cannot do more than capture")
	case r.aftermath.neighbours.Becomes == FateReturns:
		return errors.New("after_capture.neighbours: only capturers can go back to where they came from")
	case back && r.CanGate():
		return errors.New("after_capture.capturer: where pieces enter as others leave, capturers cannot go back")
	case back && r.limitsTrade():
		return errors.New("after_capture.capturer: where pieces are hard to trade, capturers cannot go back, for nothing can recapture them")
	}
	return nil
}

// compileAftermath finds the squares around each square, and what the rule means for
// royals.
func compileAftermath(r *Rules) aftermath {
	d := r.Def.AfterCapture
	a := aftermath{capturer: r.compileEffect(d.Capturer), neighbours: r.compileEffect(d.Neighbours)}
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

// compileEffect spares royal pieces what they never meet.
func (r *Rules) compileEffect(e EffectDef) EffectDef {
	if !fates[e.Becomes].royals {
		e.Except |= r.royalRule.types
	}
	return e
}

// loses reports whether a piece of the type is lost to its side.
func (e *EffectDef) loses(t PieceType) bool { return fates[e.Becomes].loses && !e.Except.Has(t) }

// returns reports whether a capturer of a type goes back to where it came from.
func (a *aftermath) returns(t PieceType) bool {
	return a.capturer.Becomes == FateReturns && !a.capturer.Except.Has(t)
}

// CapturersReturn reports whether pieces of a type go back to where they came from when
// they capture.
func (r *Rules) CapturersReturn(t PieceType) bool { return r.aftermath.returns(t) }

// aftermathRoom is how many squares it can change at most.
func aftermathRoom(r *Rules) (squares, hands int) {
	a, most := &r.aftermath, 0
	if a.capturer.Becomes == FateReturns {
		most = 1
	}
	near := 0
	for s := range a.near {
		near = max(near, 1+a.near[s].Len())
	}
	return most + near, 0
}

// HasAftermath reports whether a capture does more than remove its victims.
func (r *Rules) HasAftermath() bool { return r.aftermath.some }

// CapturesAlterPieces reports whether a capture can remove other pieces than its victims,
// or capturers change sides or go back. A piece that becomes a wall does not count: where walls are
// not known, it is a piece that never moves.
func (r *Rules) CapturesAlterPieces() bool {
	return r.aftermath.some && (r.aftermath.capturer.alters() || r.aftermath.neighbours.alters())
}

// CostsRoyals reports whether royal pieces are lost by it too, unless they are excepted.
func (e *EffectDef) CostsRoyals() bool { return fates[e.Becomes].royals && fates[e.Becomes].loses }

func (e *EffectDef) alters() bool { return fates[e.Becomes].alters }

// losesByCaptures reports whether a side can lose royal pieces by a capture besides
// its victims.
func (r *Rules) losesByCaptures() bool {
	return r.aftermath.capturer.CostsRoyals() || r.aftermath.neighbours.CostsRoyals()
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

// afterCapture carries out what a capture from one square to another does besides. The
// capturer is of a type before any promotion.
func (p *Position) afterCapture(from, to Square, capturer PieceType) {
	a := &p.rules.aftermath
	if a.neighbours.Becomes != FateStays {
		for w := range p.rules.words {
			for word := a.near[to][w&3] & (p.pieces[White][w&3] | p.pieces[Black][w&3]); word != 0; word &= word - 1 {
				s := Square(w<<6 + bits.TrailingZeros64(word))
				p.befall(s, p.board[s].Type(), &a.neighbours)
			}
		}
	}
	switch {
	case a.returns(capturer):
		piece := p.board[to]
		p.set(to, Empty)
		p.set(from, piece)
	case a.capturer.Becomes != FateStays:
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
	case FateTurns:
		if !p.rules.IsRoyal(piece.Type()) { // which a promotion may have made it
			p.set(s, MakePiece(piece.Color().Other(), piece.Type()))
		}
	}
	if p.rules.IsRoyal(piece.Type()) && effect.CostsRoyals() {
		p.hasRoyal[piece.Color()], p.royals[piece.Color()] = false, 0
	}
}
