package board

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// Castling by Chess960's rules. A position may say that kings and partners have not moved
// although they stand on other squares of their rank than in the start: its rights name them,
// as X-FEN and Shredder-FEN do (https://en.wikipedia.org/wiki/X-FEN). They land where the game
// lets them land. Such a position has rules of its own, which differ from the game's in nothing
// but castling and rights.

// CastlesAsChess960 reports whether castling pieces stand elsewhere than in the start, or may,
// so that a king's move alone does not say that it castles.
func (r *Rules) CastlesAsChess960() bool {
	return r.shufflesCastlers() || r.game != nil && !r.castlesByDistance()
}

// CastlesFromHome reports whether a castling is one of the start position's pieces, in a
// game that does not shuffle them.
func (r *Rules) CastlesFromHome(m Move) bool {
	if r.shufflesCastlers() {
		return false
	}
	game := r
	if r.game != nil {
		game = r.game
	}
	partner, _ := m.Partner()
	for c := range game.castlings {
		for _, k := range game.castlings[c] {
			if k.king == m.From() && k.partner == partner {
				return true
			}
		}
	}
	return r.castlesByDistance()
}

// ChoosesLanding reports whether a king may choose between squares of one side.
func (r *Rules) ChoosesLanding() bool {
	return slices.ContainsFunc(r.castlingDefs(), func(d define.Castling) bool {
		return max(len(d.Left[define.White]), len(d.Right[define.White]), len(d.Left[define.Black]), len(d.Right[define.Black])) > 1
	})
}

// castlesByDistance reports whether the king's move depends on where it stands.
func (r *Rules) castlesByDistance() bool {
	return slices.ContainsFunc(r.castlingDefs(), func(d define.Castling) bool { return d.Distance > 0 })
}

// castlesFromAnywhere reports whether the game itself lets kings and partners begin on any
// square of their rank.
func (r *Rules) castlesFromAnywhere() bool {
	return r.shufflesCastlers() || r.castlesByDistance()
}

// readRights reads the rights field of a FEN when the pieces are on the board already, and
// chooses the rules of the position by it. An error is what it means for the game's own rules.
func (p *Position) readRights(field string) error {
	if len(field) > LongestRights {
		return fmt.Errorf("%d bytes are more than any game has rights", len(field))
	}
	game := p.rules
	p.rules = game.arranged(p, field)
	err := p.parseRights(field)
	if err != nil && p.rules != game {
		p.rules, p.rights = game, 0
		if known := p.parseRights(field); known != nil {
			err = known
		}
	}
	return err
}

// LongestRights is longer than all rights of a game, each named by a square, in bytes.
const LongestRights = 3 * define.MaxRights

// arranged returns the rules for a position in which kings and partners need not stand as in
// the start, by the castlings that its rights field claims: the outermost partner for the
// letters of the wings, else the one on that file.
func (r *Rules) arranged(p *Position, field string) *Rules {
	if !r.HasCastling() || r.start == nil && !r.castlesFromAnywhere() {
		return r
	}
	claims, fits := r.claims(p, field)
	if fits == [2]bool{true, true} {
		return r
	}
	homes := new(Position)
	r.homes.CopyTo(homes)
	for c := define.White; c <= define.Black; c++ {
		if !fits[c] {
			r.rearrange(homes, p, c, claims[c])
		}
	}
	at := *r
	at.game, at.homes = r, homes
	at.castlings = compileCastlings(&at, homes)
	var err error
	if at.rights, err = compileRights(&at, homes); err != nil {
		return r // it has no more rights than the start
	}
	return &at
}

// claims returns what each side claims in a rights field, in small letters, and whether the
// pieces that this names stand as in the start.
func (r *Rules) claims(p *Position, field string) (claims [2]string, fits [2]bool) {
	fits = [2]bool{true, true}
	for field != "" && field != "-" {
		c, length := define.White, 1
		if field[0] >= 'a' && field[0] <= 'z' {
			c = define.Black
		}
		if i, n := r.rights.longest(field); i >= 0 && p.has(r.homes, &r.rights.list[i]) {
			length = n
		} else {
			length += digits(field[1:])
			fits[c] = false
		}
		claims[c] += strings.ToLower(field[:length])
		field = field[length:]
	}
	return claims, fits
}

// has reports whether the pieces of a right stand at home.
func (p *Position) has(homes *Position, right *right) bool {
	for _, s := range right.pieces[:right.n] {
		if p.At(s) != homes.At(s) {
			return false
		}
	}
	return true
}

// rearrange makes the squares of a side's castling pieces, as they stand in a position, their
// homes.
func (r *Rules) rearrange(homes, p *Position, c define.Color, letters string) {
	for s := range r.Squares {
		if piece := homes.board[s]; piece.Is(c) && r.castles(piece.Type()) {
			homes.board[s] = define.Empty
		}
	}
	for _, d := range r.castlingDefs() {
		r.settle(homes, p, define.MakePiece(c, d.King), define.MakePiece(c, d.Partner), letters)
	}
}

// castles reports whether pieces of a type castle, as king or as partner.
func (r *Rules) castles(t define.PieceType) bool {
	return slices.ContainsFunc(r.castlingDefs(), func(d define.Castling) bool { return d.King == t || d.Partner == t })
}

// castlerOn returns the king of a position that may castle: it stands on the rank of the
// start, on its square there or else nearest to the a-file.
func (r *Rules) castlerOn(p *Position, king define.Piece) (define.Square, bool) {
	home, ok := r.homes.first(king)
	if !ok || p.At(home) == king {
		return home, ok
	}
	for file := range r.Files {
		if s := r.Square(file, r.Rank(home)); p.At(s) == king {
			return s, true
		}
	}
	return 0, false
}

// settle puts a king and the partners that letters name on their squares, and other pieces of
// its rank that have not moved, where that matters.
func (r *Rules) settle(homes, p *Position, king, partner define.Piece, letters string) {
	home, known := r.homes.first(king)
	at, stands := r.castlerOn(p, king)
	for _, letter := range letters {
		s, found, file := define.Square(0), false, int(letter-'a')
		switch {
		case letter == 'k' && stands:
			s, found = r.outermost(p, at, partner, false)
		case letter == 'q' && stands:
			s, found = r.outermost(p, at, partner, true)
		case file >= 0 && file < r.Files && known:
			s = r.Square(file, r.Rank(home))
			found = stands && p.At(s) == partner
			if own := p.At(s); own.Is(king.Color()) && r.remembersPiece(king.Color(), own.Type()) {
				homes.board[s] = own
			}
		}
		if found {
			homes.board[at], homes.board[s] = king, partner
		}
	}
}

// HomeRights is the rights field of a position in which pieces that stand where they start
// have not moved, and no others.
func (p *Position) HomeRights() string {
	var home Position
	p.CopyTo(&home)
	if p.rules.game != nil {
		home.rules = p.rules.game
	}
	home.rights = 0
	for i := range home.rules.rights.list {
		if home.rules.start.rights>>i&1 != 0 && p.has(home.rules.homes, &home.rules.rights.list[i]) {
			home.rights |= 1 << i
		}
	}
	return home.rightsText()
}
