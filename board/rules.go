package board

import (
	"fmt"
	"slices"
)

// Rules is a compiled game: everything that positions share. It is immutable
// and may be used by any number of goroutines.
type Rules struct {
	Def     *Definition
	Files   int
	Ranks   int
	Squares int // Files × Ranks, holes included

	start     *Position
	placement *Position // the pieces of the start, without rights
	homes     *Position // kings and partners, where they must stand to castle
	words     int       // words of a Set that the board uses
	cells     int       // squares, and the pieces in hand behind them, that positions copy
	plain     Set       // the squares that are no holes

	special     bool // some moves are not those of a single piece on the board
	conditional bool // some moves depend on more than where pieces stand
	judges      bool // positions have to be looked at for endings or counts

	letters [2]map[string]PieceType
	oneWay  TypeMask // types that can never come back

	rays        rayTable
	threats     threatTable
	keys        keyTable
	rights      rightsTable
	castlings   [2][]castling
	promotion   [2][]*promotion // by type, nil if the type never promotes
	promoters   []PieceType
	royalRule   royalRule
	hands       hands
	drops       [2][]dropRule // by type
	shaded      bool          // some type has to be dropped on squares of both colours
	limitsDrops bool          // some drops need more than an empty square
	dead        *deadTable

	endings      []ending
	countsChecks bool
	bareLoses    bool
	repetition   repetitionRule
	counting     *CountingDef
}

// Compile turns a definition into rules. An error says what the machine cannot
// do with it, in words for the author of the definition.
func Compile(def *Definition) (*Rules, error) {
	r := &Rules{Def: def, Files: def.Files, Ranks: def.Ranks, Squares: def.Files * def.Ranks}
	if err := r.checkLimits(); err != nil {
		return nil, err
	}
	r.compileTables(def)
	start, err := r.parsePlacement(def.Start)
	if err != nil {
		return nil, err
	}
	r.placement, r.homes = start, compileHomes(r, start)
	r.royalRule.countStart(start)
	r.castlings = compileCastlings(r, r.homes)
	if r.rights, err = compileRights(r, r.homes); err != nil {
		return nil, err
	}
	if err = r.compileWays(start); err != nil {
		return nil, err
	}
	if err = r.checkChanges(); err != nil {
		return nil, err
	}
	r.compileEndings()
	r.dead = newDeadTable(len(def.Types))
	if r.start, err = r.ParseFEN(def.Start); err == nil {
		r.start.rules.start = r.start // rules arranged for it were copied before it was there
	}
	return r, err
}

// compileTables compiles what needs no start position.
func (r *Rules) compileTables(def *Definition) {
	r.words = (r.Squares + 63) / 64
	r.letters = compileLetters(def)
	r.oneWay = compileOneWay(def)
	r.keys = compileKeys(r.Squares)
	r.promotion, r.promoters = compilePromotions(def)
	r.royalRule = compileRoyalRule(def)
	r.hands = compileHands(def)
	r.drops, r.shaded, r.limitsDrops = compileDrops(def)
	r.cells = r.Squares
	if r.hands.some {
		r.cells += 2 * (len(def.Types) + 1)
	}
	for s := range r.Squares {
		if !r.IsHole(Square(s)) {
			r.plain.Add(Square(s))
		}
	}
}

// compileEndings prepares what ends games, and notes what moves and positions need not
// look at.
func (r *Rules) compileEndings() {
	r.endings = compileEndings(r)
	r.repetition, r.counting = compileRepetition(r.Def), compileCounting(r.Def)
	r.judges = len(r.endings) > 0 || r.countsChecks || r.counting != nil
	r.conditional = slices.ContainsFunc(r.rays.programs[1:], func(sides [2][]program) bool { return sides[0] != nil || sides[1] != nil })
	r.special = r.hands.some || r.rays.legs != [2]TypeMask{} || r.hasSpecialTurns()
}

func (r *Rules) checkLimits() error {
	switch n := len(r.Def.Types); {
	case r.Files < 1 || r.Files > MaxSide || r.Ranks < 1 || r.Ranks > MaxSide:
		return fmt.Errorf("a board has 1 to %d files and ranks, not %dx%d", MaxSide, r.Files, r.Ranks)
	case n == 0:
		return fmt.Errorf("a game needs at least one piece type")
	case n > MaxTypes:
		return fmt.Errorf("%d piece types; a game may have %d", n, MaxTypes)
	}
	return nil
}

// Start returns a new copy of the start position.
func (r *Rules) Start() *Position {
	p := new(Position)
	r.start.CopyTo(p)
	return p
}

// Steps returns the step table of a side's pieces of type t; it must not be
// changed.
func (r *Rules) Steps(c Color, t PieceType) []Step { return r.Def.Types[t-1].Steps[c] }

// hasStep reports whether any piece of either side has a step of some nature.
func (r *Rules) hasStep(nature func(*Step) bool) bool {
	for i := range r.Def.Types {
		for _, steps := range r.Def.Types[i].Steps {
			for j := range steps {
				if nature(&steps[j]) {
					return true
				}
			}
		}
	}
	return false
}

// Types returns the number of piece types: they are 1 to Types.
func (r *Rules) Types() int { return len(r.Def.Types) }

// Owns reports whether a side can ever have a piece of type t.
func (r *Rules) Owns(c Color, t PieceType) bool { return r.Def.Types[t-1].Owners[c] }

// DifferentArmies reports whether the sides begin with different pieces on the board.
func (r *Rules) DifferentArmies() bool {
	for t := range r.Types() {
		if one := MaskOf(PieceType(t + 1)); r.placement.countPieces(White, one) != r.placement.countPieces(Black, one) {
			return true
		}
	}
	return false
}

// Playable returns the number of squares that are no holes.
func (r *Rules) Playable() int { return r.plain.Len() }

// IsSeparate reports whether the legal moves of one piece can be found without
// those of all others.
func (r *Rules) IsSeparate() bool { return !r.special }

// Irreversible reports whether a move by a piece of type t restarts the count of
// the move rule, as a pawn's does: it can never come back, or it promotes.
func (r *Rules) Irreversible(t PieceType) bool {
	return r.oneWay.Has(t) || r.promotion[White][t] != nil || r.promotion[Black][t] != nil
}

func compileOneWay(def *Definition) TypeMask {
	var mask TypeMask
	for i := range def.Types {
		if forwardOnly(&def.Types[i]) {
			mask |= MaskOf(PieceType(i + 1))
		}
	}
	return mask
}

// forwardOnly reports whether a piece of this type can never come back.
func forwardOnly(def *TypeDef) bool {
	for c, steps := range def.Steps {
		for _, chain := range Chains(steps) {
			if !chain.Advances(Color(c)) {
				return false
			}
		}
	}
	return true
}
