package endgame

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/spelling"
)

// MostPieces is the most pieces of a table, royals included.
const MostPieces = 6

// Material is what is left on the board: pieces of both sides, White's first, each side's
// royals first.
type Material struct {
	rules  *board.Rules
	pieces []define.Piece
}

// newMaterial sorts pieces.
func newMaterial(rules *board.Rules, pieces []define.Piece) Material {
	pieces = slices.Clone(pieces)
	slices.SortFunc(pieces, func(a, b define.Piece) int { return place(rules, a) - place(rules, b) })
	return Material{rules, pieces}
}

// place orders pieces: White before Black, royals before others, then by type.
func place(rules *board.Rules, piece define.Piece) int {
	n := int(piece.Color())<<8 | int(piece.Type())
	if !rules.IsRoyal(piece.Type()) {
		n |= 1 << 7
	}
	return n
}

// String writes the letters of White's pieces, a v and those of Black's: KQvKR.
func (m Material) String() string {
	var b strings.Builder
	side := define.White
	for _, piece := range m.pieces {
		if side == define.White && piece.Color() == define.Black {
			b.WriteByte('v')
			side = define.Black
		}
		b.WriteString(m.rules.Def.Types[piece.Type()-1].Letter)
	}
	if side == define.White {
		b.WriteByte('v')
	}
	return b.String()
}

// with returns the material with one piece less, and one more if that is not Empty.
func (m Material) with(without int, more define.Piece) Material {
	pieces := slices.Delete(slices.Clone(m.pieces), without, without+1)
	if more != define.Empty {
		pieces = append(pieces, more)
	}
	return newMaterial(m.rules, pieces)
}

// flipped returns the material with the colours exchanged.
func (m Material) flipped() Material {
	pieces := make([]define.Piece, len(m.pieces))
	for i, piece := range m.pieces {
		pieces[i] = define.MakePiece(piece.Color().Other(), piece.Type())
	}
	return newMaterial(m.rules, pieces)
}

// is reports whether two materials of one game are the same.
func (m Material) is(other Material) bool { return slices.Equal(m.pieces, other.pieces) }

// MaterialOf returns what stands on the board in a position.
func MaterialOf(p *board.Position) Material {
	var pieces []define.Piece
	for _, c := range []define.Color{define.White, define.Black} {
		set := p.Pieces(c)
		for _, s := range set.Squares() {
			pieces = append(pieces, p.At(s))
		}
	}
	return newMaterial(p.Rules(), pieces)
}

var errNoPieces = errors.New("no pieces are named; material is written as in KQvK")

// ParseMaterial reads material as in KQvKR, or KQKR where each side has one royal: letters of
// the game. Without a v, a royal that is not named is there too: KQ and Q are KQvK, as is the name
// of the piece.
func ParseMaterial(rules *board.Rules, text string) (Material, error) {
	for i, def := range rules.Def.Types {
		if strings.EqualFold(text, def.Name) || strings.EqualFold(text, def.Title) {
			return Alone(rules, define.White, define.PieceType(i+1))
		}
	}
	if text == "" {
		return Material{}, errNoPieces
	}
	white, black, found := strings.Cut(text, "v")
	pieces, err := readPieces(rules, define.White, white)
	if err != nil {
		return Material{}, err
	}
	if !found {
		pieces = withRoyals(rules, splitAtRoyal(rules, pieces))
	}
	more, err := readPieces(rules, define.Black, black)
	if err != nil {
		return Material{}, err
	}
	m := newMaterial(rules, append(pieces, more...))
	return m, m.check()
}

// splitAtRoyal gives the pieces from the second royal on to Black.
func splitAtRoyal(rules *board.Rules, pieces []define.Piece) []define.Piece {
	royals := 0
	for i, piece := range pieces {
		if rules.IsRoyal(piece.Type()) {
			royals++
		}
		if royals > 1 {
			pieces[i] = define.MakePiece(define.Black, piece.Type())
		}
	}
	return pieces
}

// withRoyals adds the royal of a side that has none.
func withRoyals(rules *board.Rules, pieces []define.Piece) []define.Piece {
	bare, err := Bare(rules)
	if err != nil {
		return pieces // there are none
	}
	for _, royal := range bare {
		if !slices.ContainsFunc(pieces, func(p define.Piece) bool { return p.Is(royal.Color()) && rules.IsRoyal(p.Type()) }) {
			pieces = append(pieces, royal)
		}
	}
	return pieces
}

// readPieces reads the letters of a side.
func readPieces(rules *board.Rules, c define.Color, text string) ([]define.Piece, error) {
	var pieces []define.Piece
	for rest := text; rest != ""; {
		t, letter := define.PieceType(0), ""
		for i, def := range rules.Def.Types {
			longer := len(def.Letter) > len(letter) || def.Letter == letter && def.Owners[c] // the sides may give a letter to different pieces
			if strings.HasPrefix(rest, def.Letter) && longer {
				t, letter = define.PieceType(i+1), def.Letter
			}
		}
		if t == 0 {
			return nil, fmt.Errorf("%q does not begin with the letter of a piece of %s; material is written as in KQvK", rest, rules.Def.Name)
		}
		pieces = append(pieces, define.MakePiece(c, t))
		rest = rest[len(letter):]
	}
	return pieces, nil
}

// check refuses material that no game can have.
func (m Material) check() error {
	if len(m.pieces) > MostPieces {
		return fmt.Errorf("%v has %d pieces; tables have at most %d", m, len(m.pieces), MostPieces)
	}
	royals := [2]int{}
	for _, piece := range m.pieces {
		if m.rules.IsRoyal(piece.Type()) {
			royals[piece.Color()]++
		}
		if !m.rules.Owns(piece.Color(), piece.Type()) {
			return fmt.Errorf("%v never has %s", piece.Color(), spelling.WithArticle(m.rules.Def.Types[piece.Type()-1].Name))
		}
	}
	start := m.rules.Start()
	for c := define.White; c <= define.Black; c++ {
		set := start.Royals(c)
		switch n := set.Len(); {
		case n > 0 && royals[c] == 0:
			return fmt.Errorf("%v: %v needs a royal piece", m, c)
		case royals[c] > 1 && !m.rules.HasSeveralRoyals():
			return fmt.Errorf("%v: %v can have only one royal piece", m, c)
		}
	}
	if len(m.pieces) == 0 {
		return errNoPieces
	}
	return nil
}

// Bare returns the royals with which both sides begin, the fewest that each needs.
func Bare(rules *board.Rules) ([]define.Piece, error) {
	var pieces []define.Piece
	start := rules.Start()
	for c := define.White; c <= define.Black; c++ {
		set := start.Royals(c)
		if set.Empty() {
			return nil, fmt.Errorf("%v has no royal piece in %s, so no piece can be tested for mating it; name the material, as in %s", c, rules.Def.Name, sampleMaterial(rules))
		}
		pieces = append(pieces, start.At(set.Squares()[0]))
	}
	return pieces, nil
}

// Alone returns the material of a side's pieces with its royal against a bare royal.
func Alone(rules *board.Rules, c define.Color, types ...define.PieceType) (Material, error) {
	pieces, err := Bare(rules)
	if err != nil {
		return Material{}, err
	}
	for _, t := range types {
		pieces = append(pieces, define.MakePiece(c, t))
	}
	m := newMaterial(rules, pieces)
	return m, m.check()
}
