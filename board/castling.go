package board

import (
	"slices"

	"fairymax/board/define"
	"fairymax/board/program"
)

// castling is one way for a king to castle with one partner. All squares are
// computed from the start position.
type castling struct {
	right             uint64 // both still unmoved
	king, partner     define.Square
	kingTo, partnerTo define.Square
	vacant            []define.Square // must be empty: walked over or landed on, without the two themselves
	walk              []define.Square // must not be attacked if the king is royal: its way, without start and landing
	leftSide          bool
}

// sharesRight reports whether two castlings are those of the same two pieces, with
// different landing squares.
func (k *castling) sharesRight(other *castling) bool {
	return k.king == other.king && k.partner == other.partner
}

// castlingDefs returns what the definition says of castling.
func (r *Rules) castlingDefs() []define.Castling { return r.Def.Castlings }

// HasCastling reports whether any side may castle.
func (r *Rules) HasCastling() bool { return len(r.castlingDefs()) > 0 }

// canCastle reports whether the start, or what is placed, allows a castling.
func (r *Rules) canCastle() bool {
	return len(r.castlings[define.White])+len(r.castlings[define.Black]) > 0
}

// CastlesAs reports whether pieces of type t castle as the king.
func (r *Rules) CastlesAs(t define.PieceType) bool {
	return slices.ContainsFunc(r.castlingDefs(), func(d define.Castling) bool { return d.King == t })
}

// CastlingKing returns the piece that castles from a square; Empty if none does.
func (r *Rules) CastlingKing(s define.Square) define.Piece {
	if king := r.homes.At(s); r.CastlesAs(king.Type()) {
		return king
	}
	return define.Empty
}

// CastlesWith reports whether a king castles with a partner of these types.
func (r *Rules) CastlesWith(king, partner define.PieceType) bool {
	return slices.ContainsFunc(r.castlingDefs(), func(d define.Castling) bool { return d.King == king && d.Partner == partner })
}

// compileHomes returns where castling kings and partners stand: in the start, or
// where they have to be placed.
func compileHomes(r *Rules, start *Position) *Position {
	homes := start
	for _, def := range r.castlingDefs() {
		if def.Placed == nil {
			continue
		}
		if homes == start {
			homes = new(Position)
			start.CopyTo(homes)
		}
		for c, rank := range [2]int{0, r.Ranks - 1} {
			homes.board[r.Square(def.Placed.King, rank)] = define.MakePiece(define.Color(c), def.King)
			for _, file := range []int{def.Placed.Left, def.Placed.Right} {
				homes.board[r.Square(file, rank)] = define.MakePiece(define.Color(c), def.Partner)
			}
		}
	}
	return homes
}

// compileCastlings finds the kings and their outermost partners.
func compileCastlings(r *Rules, homes *Position) (list [2][]castling) {
	for _, def := range r.castlingDefs() {
		for c := define.White; c <= define.Black; c++ {
			king, ok := homes.first(define.MakePiece(c, def.King))
			if !ok {
				continue
			}
			for _, left := range []bool{false, true} {
				partner, ok := r.outermost(homes, king, define.MakePiece(c, def.Partner), left)
				if !ok {
					continue
				}
				for _, file := range def.Landings(c, r.File(king), r.Files, left) {
					if k := r.castle(king, partner, file, left); !ForbidsCastling(r.Def, king, k.kingTo, partner, k.partnerTo) {
						list[c] = append(list[c], k)
					}
				}
			}
		}
	}
	return list
}

// ForbidsCastling reports whether the board of a game itself forbids a castling: a square of its way is
// missing, or the king would cross lines that it may not, or not cross them where it must.
func ForbidsCastling(def *define.Game, king, kingTo, partner, partnerTo define.Square) bool {
	if slices.ContainsFunc(define.CastlingWay(king, kingTo, partner, partnerTo), def.Holes.Has) {
		return true
	}
	cells := program.NewCells(def)
	return cells.Refuses(king, kingTo, false) != define.GridFree
}

// first returns the lowest square on which such a piece stands.
func (p *Position) first(piece define.Piece) (define.Square, bool) {
	for s := 0; s < p.rules.Squares; s++ {
		if p.board[s] == piece {
			return define.Square(s), true
		}
	}
	return 0, false
}

// outermost returns the partner farthest from the king on its rank, to that side.
func (r *Rules) outermost(p *Position, king define.Square, partner define.Piece, left bool) (define.Square, bool) {
	file, end := r.Files-1, r.File(king)
	if left {
		file = 0
	}
	for ; file != end; file += define.Inward(left) {
		if s := r.Square(file, r.Rank(king)); p.At(s) == partner {
			return s, true
		}
	}
	return 0, false
}

// castle computes one castling. The partner lands beside the king, on the side
// that the king came from.
func (r *Rules) castle(king, partner define.Square, file int, left bool) castling {
	rank := r.Rank(king)
	k := castling{king: king, partner: partner, kingTo: r.Square(file, rank), partnerTo: r.Square(file+define.Inward(left), rank), leftSide: left}
	k.vacant = define.CastlingWay(king, k.kingTo, partner, k.partnerTo)
	for s := int(min(king, k.kingTo)) + 1; s < int(max(king, k.kingTo)); s++ {
		k.walk = append(k.walk, define.Square(s))
	}
	return k
}

func (k *castling) move() Move {
	return Move(k.king) | Move(k.kingTo)<<toShift | Move(k.partner)<<auxShift | Move(k.partnerTo)<<(auxShift+8) |
		Move(Always|Castle)<<kindShift
}

// addCastlings adds the side's legal castlings.
func (p *Position) addCastlings(list *MoveList, g *checkInfo) {
	for i := range p.rules.castlings[p.turn] {
		p.addCastling(list, g, &p.rules.castlings[p.turn][i])
	}
}

// addCastlingsOf adds those of the king on a square.
func (p *Position) addCastlingsOf(list *MoveList, g *checkInfo, king define.Square) {
	for i := range p.rules.castlings[p.turn] {
		if k := &p.rules.castlings[p.turn][i]; k.king == king {
			p.addCastling(list, g, k)
		}
	}
}

// addCastling adds a castling if it is legal, with what it may gate.
func (p *Position) addCastling(list *MoveList, g *checkInfo, k *castling) {
	if p.rights&k.right != 0 && p.mayCastle(k, g) {
		n := list.n
		list.add(k.move())
		p.addGatedCastling(list, g, k.move())
		p.keepMayGive(list, n)
	}
}

// keepsCastling reports whether a side still has a right to castle.
func (p *Position) keepsCastling() bool {
	for c := range p.rules.castlings {
		for i := range p.rules.castlings[c] {
			if p.rights&p.rules.castlings[c][i].right != 0 {
				return true
			}
		}
	}
	return false
}

// mayCastle reports whether a castling that has its right is legal.
func (p *Position) mayCastle(k *castling, g *checkInfo) bool {
	for _, s := range k.vacant {
		if p.board[s] != define.Empty {
			return false
		}
	}
	switch {
	case !p.hasRoyal[p.turn]:
		return true
	case !p.mustBeSafe(k.king):
		return p.survives(k.move())
	}
	return p.walksSafely(k, g) && p.landsSafely(k)
}

// walksSafely reports whether a royal is not attacked where it stands, nor on its way. On
// the way it has left its square, which may have shielded it, or been a hurdle. Its
// partner is still where it was.
func (p *Position) walksSafely(k *castling, g *checkInfo) bool {
	them := p.turn.Other()
	if g.checked && !g.slow || g.slow && p.Threatened(k.king, them) {
		return false
	}
	king, safe := p.board[k.king], true
	p.board[k.king] = define.Empty
	for _, s := range k.walk {
		waits := p.board[s] // nothing, or its partner
		p.board[s] = king
		safe = safe && !p.Threatened(s, them)
		p.board[s] = waits
	}
	p.board[k.king] = king
	return safe
}

// landsSafely reports whether a royal is not attacked after castling, nor its side in
// check by another one.
func (p *Position) landsSafely(k *castling) bool {
	if p.royals[p.turn] < 2 {
		return p.survives(k.move())
	}
	var next Position
	p.carryOut(k.move(), &next)
	return !next.checked(p.turn) && !next.Threatened(k.kingTo, p.turn.Other())
}
