package piecevalue

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
	"fairymax/variants/spelling"
)

// feature is something that has a value: a piece on the board, a piece in hand, or what
// two colour-bound pieces on squares of both shades are worth beyond their sum.
type feature struct {
	piece define.PieceType
	kind  kind
}

type kind uint8

const (
	onBoard kind = iota
	inHand
	pair
)

// army is what has values in a game.
type army struct {
	rules    *board.Rules
	game     *traits.Game
	features []feature
	unit     int       // index of the pawn, which makes up for differences
	anchor   int       // index of the piece that sets the scale of what is said
	scale    float64   // what that piece is worth
	asScaled bool      // the scale was asked for, so that the evaluation should have it too
	base     []float64 // the count of the start position
	asked    []bool    // by feature: its value is wanted
	added    []define.PieceType
}

// newArmy finds what has values: all pieces of the start position, and those that are
// asked for. Names are names, titles or letters of pieces; none asks for all.
func newArmy(r *board.Rules, names []string, unit string, scale Scale) (*army, error) {
	a := &army{rules: r, game: traits.New(r)}
	start := r.Start()
	for t := define.PieceType(1); int(t) <= r.Types(); t++ {
		if !a.isFree(t) {
			continue
		}
		stands, held := number(start, t)
		if stands > 0 {
			a.features = append(a.features, feature{t, onBoard})
		}
		if held > 0 || r.DropsInPlay() && slices.Contains(a.game.HandTypes, t) {
			a.features = append(a.features, feature{t, inHand})
		}
		if a.standsOnBothShades(start, t) {
			a.features = append(a.features, feature{t, pair})
		}
	}
	if err := a.ask(names); err != nil {
		return nil, err
	}
	if err := a.chooseUnit(unit); err != nil {
		return nil, err
	}
	if err := a.chooseScale(scale); err != nil {
		return nil, err
	}
	if len(a.features) == 1 {
		return nil, fmt.Errorf("the %s is the only piece with a value, so there is nothing to compare it with", a.label(a.features[a.unit]))
	}
	if !a.asksBesideScale() {
		return nil, fmt.Errorf("the %s sets the scale, so its value is given; name another piece, or choose another scale with -scale", a.label(a.features[a.anchor]))
	}
	a.base = make([]float64, len(a.features))
	a.base = a.count(start)
	return a, nil
}

// isFree reports whether a type may be traded: a royal may not, nor one that no side can spare.
func (a *army) isFree(t define.PieceType) bool {
	return !a.rules.IsRoyal(t) && !a.rules.NeverCaptured(t) && !a.isNeeded(t)
}

// isNeeded reports whether each side that begins with pieces of a type has lost without one of them.
func (a *army) isNeeded(t define.PieceType) bool {
	start, needed := a.rules.Start(), false
	for c := define.White; c <= define.Black; c++ {
		least := a.least(c, t)
		needed = needed || least > 0
		if have := len(squaresOf(start, c, t)) + start.Hand(c, t); have > max(0, least) {
			return false
		}
	}
	return needed
}

// number is how many pieces of a type both sides have.
func number(p *board.Position, t define.PieceType) (stands, held int) {
	for c := define.White; c <= define.Black; c++ {
		stands += len(squaresOf(p, c, t))
		held += p.Hand(c, t)
	}
	return stands, held
}

// squaresOf lists where a side's pieces of a type stand, file by file.
func squaresOf(p *board.Position, c define.Color, t define.PieceType) (list []define.Square) {
	r, piece := p.Rules(), define.MakePiece(c, t)
	for file := range r.Files {
		for rank := range r.Ranks {
			if s := r.Square(file, rank); p.At(s) == piece {
				list = append(list, s)
			}
		}
	}
	return list
}

// standsOnBothShades reports whether a type is bound to its shade and a side has some on
// either. Where it can spare but one, nothing would tell the pair from the piece.
func (a *army) standsOnBothShades(p *board.Position, t define.PieceType) bool {
	bound := false
	for c := define.White; c <= define.Black; c++ {
		profile := a.game.Profiles[define.MakePiece(c, t)]
		bound = bound || profile != nil && profile.ColourBound() && hasBothShades(p, c, t) && len(squaresOf(p, c, t)) > a.least(c, t)+1
	}
	return bound
}

func hasBothShades(p *board.Position, c define.Color, t define.PieceType) bool {
	var shades [2]bool
	for _, s := range squaresOf(p, c, t) {
		shades[traits.Shade(p.Rules(), s)] = true
	}
	return shades[0] && shades[1]
}

// ask notes what is asked for, and adds pieces that are not in the start position.
func (a *army) ask(names []string) error {
	wanted := map[define.PieceType]bool{}
	for _, name := range names {
		t, err := a.find(name)
		if err != nil {
			return err
		}
		if a.isNeeded(t) {
			return fmt.Errorf("the %s has no value: a side that loses one has lost the game", a.name(t))
		}
		if !a.isFree(t) {
			return fmt.Errorf("the %s is royal: no side can play without it, so it has no value", a.name(t))
		}
		wanted[t] = true
		if slices.Index(a.features, feature{t, onBoard}) < 0 {
			a.features = append(a.features, feature{t, onBoard})
			a.added = append(a.added, t)
		}
	}
	for _, f := range a.features {
		a.asked = append(a.asked, len(names) == 0 || wanted[f.piece])
	}
	return nil
}

// find finds a piece by its name, its title or its letter.
func (a *army) find(name string) (define.PieceType, error) {
	var known []string
	for t := define.PieceType(1); int(t) <= a.rules.Types(); t++ {
		def := &a.rules.Def.Types[t-1]
		if strings.EqualFold(def.Name, name) || strings.EqualFold(def.Title, name) || strings.EqualFold(def.Letter, name) {
			return t, nil
		}
		known = append(known, a.name(t))
	}
	return 0, fmt.Errorf("the game has no piece %q%s; it has %s", name, spelling.DidYouMean(name, known), spelling.Listed(known))
}

// name is the name of a type.
func (a *army) name(t define.PieceType) string {
	def := &a.rules.Def.Types[t-1]
	if def.Name != "" {
		return def.Name
	}
	return def.Letter
}

// label names a feature.
func (a *army) label(f feature) string {
	switch f.kind {
	case inHand:
		return a.name(f.piece) + " in hand"
	case pair:
		return a.name(f.piece) + " pair"
	}
	return a.name(f.piece)
}

// count is what White has more of than Black, beyond what it has in the start position.
func (a *army) count(p *board.Position) []float64 {
	x := make([]float64, len(a.features))
	for c, sign := range [2]float64{1, -1} {
		side := define.Color(c)
		for i, f := range a.features {
			switch f.kind {
			case onBoard:
				x[i] += sign * float64(len(squaresOf(p, side, f.piece)))
			case inHand:
				x[i] += sign * float64(p.Hand(side, f.piece))
			default:
				if hasBothShades(p, side, f.piece) {
					x[i] += sign
				}
			}
		}
	}
	for i := range x {
		x[i] -= a.base[i]
	}
	return x
}

// guess is what each feature is worth before a game is played: the values that the
// evaluation has.
func (a *army) guess() []float64 {
	v := make([]float64, len(a.features))
	pawn := a.unitInEvaluation()
	for i, f := range a.features {
		switch f.kind {
		case onBoard:
			v[i] = 100 * float64(a.game.Values[f.piece]) / pawn
		case inHand:
			v[i] = 100 * float64(a.game.InHand[f.piece]) / pawn
		}
	}
	return v
}
