package eval

import (
	"math/bits"

	"fairymax/board"
	"fairymax/board/define"
)

// scan fills the context of a position.
func (e *Evaluator) scan(p *board.Position, s *sums) *context {
	x := &e.context
	*x = context{Evaluator: e, p: p, s: s, pawnEntry: e.structure(p, s)}
	for c := range x.king {
		x.zone[c] = &e.noSquares
		x.king[c], x.hasKing[c] = p.Royal(define.Color(c))
		if x.hasKing[c] = x.hasKing[c] && !e.NoChecks; x.hasKing[c] {
			x.zone[c] = &x.KingZone[x.king[c]]
		}
	}
	if e.HasPseudoRoyals {
		x.findKing(define.White)
		x.findKing(define.Black)
	}
	x.shelterScore = [2]int32{x.shelterOf(define.White), x.shelterOf(define.Black)}
	x.attacked, x.attackedTwice = x.pawnEntry.attacked, x.pawnEntry.attackedTwice
	for c := range e.attackedBy {
		clear(e.attackedBy[c][:len(e.Values)])
	}
	x.scanSide(define.White)
	x.scanSide(define.Black)
	if e.Drops {
		x.held = [2]define.TypeMask{x.droppable(define.White), x.droppable(define.Black)}
		x.addDrops(define.White)
		x.addDrops(define.Black)
	}
	return x
}

// scanSide adds the pieces of one side other than pawns.
func (x *context) scanSide(c define.Color) {
	t, p, zone := x.tables, x.p, x.zone[c.Other()]
	pieces, victims := p.Pieces(c), p.Pieces(c.Other())
	var moves pair
	var attackers, zoneAttacks, strongest int32
	for w := range pieces {
		victims[w] &^= x.s.Pawns[c.Other()][w]
		for word := pieces[w] &^ x.s.Pawns[c][w]; word != 0; word &= word - 1 {
			square := define.Square(w<<6 + bits.TrailingZeros64(word))
			piece := p.At(square)
			var attacks define.Set
			n := p.Attacks(piece, square, &attacks)
			if t.kingTypes[c].Has(piece.Type()) {
				x.kings[c].Add(square)
				x.addAttacks(c, piece, &attacks, &x.noSquares, &x.noSquares)
				continue
			}
			if t.capturesAsItMoves[piece] {
				n -= x.attackedByPawns(c, &attacks, &pieces)
			}
			moves = moves.plus(t.mobility[piece][clamp(n, 0, maxMobility)])
			if hits := x.addAttacks(c, piece, &attacks, zone, &victims); hits > 0 {
				attackers++
				zoneAttacks += hits
			}
			strongest = max(strongest, t.NonPawnValue[piece])
			if t.followsFiles[piece] {
				x.fileScore[c] = x.fileScore[c].plus(x.fileValue(c, t.Rules.File(square)))
			}
			if t.colourBound[piece] {
				best := &x.shadeShares[c][t.shades[square]]
				*best = max(*best, t.bishopShare[piece])
			}
		}
	}
	x.mobilityScore[c], x.strongest[c] = moves, strongest
	x.attackers[c.Other()], x.zoneAttacks[c.Other()] = attackers, zoneAttacks
}

// addAttacks notes what a piece attacks and protects, for its type too. It counts
// the attacked squares of a zone, and the victims of more value than the piece.
func (x *context) addAttacks(c define.Color, piece define.Piece, attacks, zone, victims *define.Set) (hits int32) {
	attacked, twice, byType := &x.attacked[c], &x.attackedTwice[c], &x.attackedBy[c][piece.Type()&define.MaxTypes]
	t := x.tables
	dear := t.PieceValue[piece] + int32(t.Pawn)/2
	for w := range t.words {
		word := attacks[w&3]
		twice[w&3] |= attacked[w&3] & word
		attacked[w&3] |= word
		byType[w&3] |= word
		hits += ones(word & zone[w&3])
		for word &= victims[w&3]; word != 0; word &= word - 1 {
			if t.PieceValue[x.p.At(define.Square(w<<6+bits.TrailingZeros64(word)))] > dear {
				x.lesserThreats[c]++
			}
		}
	}
	return hits
}

// attackedByPawns counts the squares that a piece reaches but enemy pawns attack.
func (x *context) attackedByPawns(c define.Color, attacks, pieces *define.Set) (n int) {
	pawns := &x.pawnEntry.attacked[c.Other()]
	for w := range x.words {
		w &= 3
		n += int(ones(attacks[w] & pawns[w] &^ pieces[w]))
	}
	return n
}

// addDrops adds the pieces that the enemy may drop on the empty squares of a
// side's king zone to its attackers.
func (x *context) addDrops(c define.Color) {
	const share = 6 // of an attack, for each empty square
	enemy, room := c.Other(), 0
	ours, theirs := x.p.Pieces(c), x.p.Pieces(enemy)
	for w, word := range x.zone[c] {
		room += int(ones(word &^ (ours[w] | theirs[w])))
	}
	for types := x.held[enemy]; types != 0; types &= types - 1 {
		n := x.p.Hand(enemy, define.PieceType(bits.TrailingZeros64(uint64(types))))
		x.attackers[c]++
		x.zoneAttacks[c] += int32(min(n, 2) * room / share)
	}
}

// droppable are the types of the pieces that a side may drop.
func (x *context) droppable(c define.Color) (types define.TypeMask) {
	for _, t := range x.HandTypes {
		if x.p.Hand(c, t) > 0 {
			types |= define.MaskOf(t)
		}
	}
	return types
}

func ones(word uint64) int32 { return int32(bits.OnesCount64(word)) }

// fileValue is what a file is worth to a piece that slides along it: the file is
// half open without pawns of its side, and open without any.
func (x *context) fileValue(c define.Color, file int) pair {
	switch e := x.pawnEntry; {
	case e.files[c]>>file&1 != 0:
		return pair{}
	case e.files[c.Other()]>>file&1 != 0:
		return x.weights.HalfOpenFile
	}
	return x.weights.OpenFile
}
