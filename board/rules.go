package board

// Rules is a compiled game: everything that positions share. It is immutable
// and may be used by any number of goroutines.
type Rules struct {
	Def     *Definition
	Files   int
	Ranks   int
	Squares int // Files × Ranks, holes included

	game *Rules // of a position with castling pieces elsewhere than in the start: the rules of its game, else nil

	start     *Position
	placement *Position // the pieces of the start, without rights
	homes     *Position // kings and partners, where they must stand to castle
	words     int       // words of a Set that the board uses
	cells     int       // squares, and the pieces in hand behind them, that positions copy
	playable  Set       // all squares but the holes

	kinds       ruleSet // the rules that it has
	special     bool    // some moves are not those of a single piece on the board
	conditional bool    // some moves depend on more than where pieces stand
	testsAll    bool    // every move of a piece is tested
	actsOn      Kind    // kinds of moves after which rules act
	judges      bool    // positions have to be tested for endings or counts

	letters [2]map[string]PieceType
	oneWay  TypeMask // types that can never come back
	renews  TypeMask // types that start the count of the move rule anew with every move

	effort      effort // that it took to compile the moves
	grid        grid
	rays        rayTable
	threats     threatTable
	keys        keyTable
	rights      rightsTable
	castlings   [2][]castling
	promotion   [2][]*promotion // by type, nil if the type never promotes
	promoters   []PieceType
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
	counting     *CountingDef
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

// hasStep reports whether any piece of either side has a step that matches.
func (r *Rules) hasStep(match func(*Step) bool) bool {
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
func (r *Rules) Owns(c Color, t PieceType) bool { return r.Def.Types[t-1].Owners[c] }

// Playable returns the number of squares without the holes.
func (r *Rules) Playable() int { return r.playable.Len() }

// IsSeparate reports whether the legal moves of one piece can be found without
// those of all others.
func (r *Rules) IsSeparate() bool { return !r.special }

// Irreversible reports whether a piece of type t is like a pawn: it can never come
// back, or it promotes.
func (r *Rules) Irreversible(t PieceType) bool {
	return r.oneWay.Has(t) || r.promotion[White][t] != nil || r.promotion[Black][t] != nil
}

// Renews reports whether every move by a piece of type t starts the count of the move
// rule anew.
func (r *Rules) Renews(t PieceType) bool { return r.renews.Has(t) }

// compileRenewal lists the types that start the count of the move rule anew with every
// move.
func (r *Rules) compileRenewal() TypeMask {
	if listed := r.Def.Endings.Progress; listed != nil {
		return *listed
	}
	var mask TypeMask
	for t := PieceType(1); int(t) <= len(r.Def.Types); t++ {
		if r.Irreversible(t) {
			mask |= MaskOf(t)
		}
	}
	return mask
}

func compileOneWay(def *Definition) TypeMask {
	var mask TypeMask
	for i := range def.Types {
		if forwardOnly(&def.Types[i]) {
			mask |= MaskOf(PieceType(i + 1))
		}
	}
	return mask &^ def.turning()
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
