package piecevalue

import (
	"fmt"
	"slices"

	"fairymax/board/define"
)

// chooseUnit chooses the piece that makes up for differences: the weakest that only goes
// forward and promotes, or else the weakest one that can move.
func (a *army) chooseUnit(name string) error {
	a.unit = -1
	var t define.PieceType
	if name != "" {
		var err error
		if t, err = a.find(name); err != nil {
			return err
		}
	}
	for i, f := range a.features {
		if f.kind == onBoard && !slices.Contains(a.added, f.piece) && (t == 0 || f.piece == t) && (a.unit < 0 || a.rank(f) < a.rank(a.features[a.unit])) {
			a.unit = i
		}
	}
	switch {
	case a.unit >= 0:
		return nil
	case t != 0:
		return fmt.Errorf("the %s cannot be the unit: it is royal, indispensable, or not on the board at the start", a.name(t))
	}
	return fmt.Errorf("no piece can be the unit: it has to stand on the board at the start, and be neither royal nor indispensable")
}

// chooseScale chooses the piece that sets the scale, by default the unit with 100.
func (a *army) chooseScale(s Scale) error {
	a.anchor, a.scale = a.unit, 100
	if s == (Scale{}) {
		return nil
	}
	t, err := a.find(s.Piece)
	if err != nil {
		return err
	}
	a.anchor, a.scale, a.asScaled = slices.Index(a.features, feature{t, onBoard}), s.Value, true
	if a.anchor < 0 {
		return fmt.Errorf("the %s cannot set the scale: it is royal, indispensable, or not on the board at the start", a.name(t))
	}
	return nil
}

// asksBesideScale reports whether some value is asked for besides that of the piece that sets the
// scale.
func (a *army) asksBesideScale() bool {
	for i, asked := range a.asked {
		if asked && i != a.anchor {
			return true
		}
	}
	return false
}

// rank orders pieces by how well they serve as the unit.
func (a *army) rank(f feature) int {
	const pawnsFirst, immobileLast = 100000, 1000000
	value := a.game.Values[f.piece]
	if !a.isPawn(f.piece) {
		value += pawnsFirst
	}
	if !a.moves(f.piece) {
		value += immobileLast
	}
	return value
}

// moves reports whether some pieces of a type can move.
func (a *army) moves(t define.PieceType) bool {
	return len(a.rules.Steps(define.White, t))+len(a.rules.Steps(define.Black, t)) > 0
}

func (a *army) isPawn(t define.PieceType) bool {
	return a.game.IsPawn[define.MakePiece(define.White, t)] || a.game.IsPawn[define.MakePiece(define.Black, t)]
}
