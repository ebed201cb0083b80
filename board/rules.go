package board

import (
	"fairymax/board/define"

	"fairymax/board/program"
)

// Rules is a compiled game: everything that positions share. It is immutable
// and may be used by any number of goroutines.
type Rules struct {
	Def *define.Game
	define.Board
	Squares int // files × ranks, holes included

	game *Rules // of a position with castling pieces elsewhere than in the start: the rules of its game, else nil

	start     *Position
	placement *Position  // the pieces of the start, without rights
	homes     *Position  // kings and partners, where they must stand to castle
	words     int        // words of a Set that the board uses
	cells     int        // squares, and the pieces in hand after them, that positions copy
	playable  define.Set // all squares but the holes

	kinds       ruleSet // the rules that it has
	special     bool    // some moves are not those of a single piece on the board
	together    bool    // the moves of one piece cannot be found without those of all others
	conditional bool    // some moves depend on more than where pieces stand
	testsAll    bool    // every move of a piece is tested
	actsOn      Kind    // kinds of moves after which rules act
	judges      bool    // positions have to be tested for endings or counts

	letters [2]map[string]define.PieceType
	oneWay  define.TypeMask // types that can never come back
	renews  define.TypeMask // types that restart the count of the move rule with every move

	takesLong   bool // to compile the moves
	grid        program.Cells
	rays        program.Rays
	threats     program.Threats
	keys        keyTable
	rights      rightsTable
	castlings   [2][]castling
	promotion   [2][]*promotion // by type, nil if the type never promotes
	promoters   []define.PieceType
	turns       []turn // by type
	royalRule   royalRule
	effects     effects
	trade       trade
	walls       bool // moves place walls
	hands       hands
	drops       [2][]dropRule // by type
	shaded      bool          // some type has to be dropped on squares of both colours
	limitsDrops bool          // some drops need more than an empty square
	dead        *deadRules

	endings      []ending
	countsChecks bool
	repetition   repetitionRule
	points       pointsRule
	impasse      *impasseRule
	counting     *define.Counting
}

// Start returns a new copy of the start position.
func (r *Rules) Start() *Position {
	p := new(Position)
	r.start.CopyTo(p)
	return p
}

// Steps returns the step table of a side's pieces of type t; it must not be
// changed.
func (r *Rules) Steps(c define.Color, t define.PieceType) []define.Step {
	return r.Def.Types[t-1].Steps[c]
}

// hasStep reports whether any piece of either side has a step that matches.
func (r *Rules) hasStep(match func(*define.Step) bool) bool {
	for i := range r.Def.Types {
		for _, steps := range r.Def.Types[i].Steps {
			for j := range steps {
				if match(&steps[j]) {
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
func (r *Rules) Owns(c define.Color, t define.PieceType) bool { return r.Def.Types[t-1].Owners[c] }

// Playable returns the number of squares without the holes.
func (r *Rules) Playable() int { return r.playable.Len() }

// IsSeparate reports whether the legal moves of one piece, and the drops on one square, can be
// found without all others.
func (r *Rules) IsSeparate() bool { return !r.together }

// Irreversible reports whether a piece of type t is like a pawn: it can never come
// back, or it promotes.
func (r *Rules) Irreversible(t define.PieceType) bool {
	return r.oneWay.Has(t) || r.promotion[define.White][t] != nil || r.promotion[define.Black][t] != nil
}

// Renews reports whether every move by a piece of type t starts the count of the move
// rule anew.
func (r *Rules) Renews(t define.PieceType) bool { return r.renews.Has(t) }

// compileRenewal lists the types that start the count of the move rule anew with every
// move.
func (r *Rules) compileRenewal() define.TypeMask {
	if listed := r.Def.Endings.Progress; listed != nil {
		return *listed
	}
	return r.oneWay // a piece that can go back and forth would renew the count for ever, if it promotes or not
}

func compileOneWay(def *define.Game) define.TypeMask {
	var mask define.TypeMask
	for i := range def.Types {
		if forwardOnly(&def.Types[i]) {
			mask |= define.MaskOf(define.PieceType(i + 1))
		}
	}
	return mask &^ turning(def)
}

// forwardOnly reports whether a piece of this type can never come back.
func forwardOnly(def *define.Type) bool {
	for c, steps := range def.Steps {
		for _, chain := range define.Chains(steps) {
			if !chain.Advances(define.Color(c)) {
				return false
			}
		}
	}
	return true
}

// program returns what pieces of that colour and type may always do from a square.
func (r *Rules) program(c define.Color, t define.PieceType, from define.Square) *program.Program {
	return &r.rays.Programs[0][c][int(t)*r.Squares+int(from)]
}
