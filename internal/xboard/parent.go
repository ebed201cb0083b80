package xboard

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// A variant of our own has a parent among XBoard's. XBoard takes from the parent
// what our lines do not say.
type parentVariant struct {
	name  string
	suits func(r *board.Rules) bool

	ownPawns bool // its pawns move and promote like ours: they get no line
	camp     bool // pieces promote in a camp, and some slots must promote on the last ranks
	explodes bool // captures explode, and kings may be left in check
	flips    bool // what is captured comes back to its own side, and nothing drops
	straight bool // its pawns capture straight ahead: it knows no other capture en passant
}

// parents are tried in this order.
var parents = []parentVariant{
	{name: "atomic", suits: explodesAsAtomic, explodes: true},
	{name: "giveaway", suits: winsStalemate},
	{name: "seirawan", suits: (*board.Rules).CanGate},
	{name: "shogi", suits: promotesAsShogi, camp: true},
	{name: "shogi", suits: losesStalemate, camp: true},
	{name: "makruk", suits: func(r *board.Rules) bool { return pawnsPromoteEarly(r, true) }, ownPawns: true},
	{name: "grand", suits: func(r *board.Rules) bool { return pawnsPromoteEarly(r, false) }, ownPawns: true, flips: true},
	{name: "berolina", suits: pawnsSidestep, straight: true},
	{name: "fairy", suits: func(*board.Rules) bool { return true }},
}

func parentOf(r *board.Rules) *parentVariant {
	i := slices.IndexFunc(parents, func(p parentVariant) bool { return p.suits(r) })
	return &parents[i]
}

// explodesAsAtomic reports whether captures do what they do in XBoard's atomic: they
// remove the capturer and all pieces around it but pawns, among them the one royal piece
// of a side.
func explodesAsAtomic(r *board.Rules) bool {
	promoters := r.Promoters()
	if len(promoters) != 1 || !hasOneRoyal(r) {
		return false
	}
	var atomic define.Game
	atomic.Effects[define.EffectOnCapturer] = define.EffectRule{Becomes: define.FateGoes}
	atomic.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateGoes, Except: define.MaskOf(promoters[0]), Radius: 1}
	return r.Def.Effects == atomic.Effects
}

// hasOneRoyal reports whether each side has one royal piece, and gets no more.
func hasOneRoyal(r *board.Rules) bool {
	start := r.Start()
	for _, c := range []define.Color{define.White, define.Black} {
		royals := start.Royals(c)
		if royals.Len() != 1 || getsRoyals(r, c) {
			return false
		}
	}
	return true
}

// getsRoyals reports whether pieces of a side promote to royal ones.
func getsRoyals(r *board.Rules, c define.Color) bool {
	return slices.ContainsFunc(r.Promoters(), func(t define.PieceType) bool { return slices.ContainsFunc(r.Choices(c, t), r.IsRoyal) })
}

// promotesAsShogi reports whether every piece that promotes has one promoted form
// of its own, in no larger a camp than XBoard's shogi has on a board of this height.
func promotesAsShogi(r *board.Rules) bool {
	camp := r.Ranks / 3
	if r.Ranks == 8 {
		camp++
	}
	for _, t := range r.Promoters() {
		for _, c := range []define.Color{define.White, define.Black} {
			choices := r.Choices(c, t)
			own := len(choices) == 1 && letterOf(r, choices[0], c) == "+"+letterOf(r, t, c)
			if !own || !within(r.PromotionZone(c, t), lastRanks(r, c, camp)) {
				return false
			}
		}
	}
	return r.HasPromotion()
}

// winsStalemate reports whether a side that cannot move has won, in a game without check
// where captures are forced. With other parents XBoard calls that a draw.
func winsStalemate(r *board.Rules) bool {
	wins := r.StalemateOutcome() == define.Win && r.Captures() == define.CapturesForced
	return wins && (r.RoyalTypes() == 0 || !r.HasCheck()) && !r.HasHands() && !r.HasEffects()
}

// losesStalemate reports whether a side that cannot move has lost, in a game
// without anything that XBoard's shogi does differently. With other parents XBoard
// calls that a draw, or a bare king a loss.
func losesStalemate(r *board.Rules) bool {
	special := r.HasPromotion() || r.HasCastling() || r.HasHands()
	return r.StalemateOutcome() == define.Loss && !special
}

// pawnsPromoteEarly reports whether only pawns promote, on the last three ranks:
// always, or else optionally, but always on the last rank.
func pawnsPromoteEarly(r *board.Rules, always bool) bool {
	promoters := r.Promoters()
	if len(promoters) != 1 || r.HasCastling() {
		return false
	}
	for _, c := range []define.Color{define.White, define.Black} {
		early, last := lastRanks(r, c, 3), lastRanks(r, c, 1)
		if always {
			last = early
		}
		zone, must := r.PromotionZone(c, promoters[0]), r.MustPromote(c, promoters[0])
		if zone == nil || must == nil || *zone != early || *must != last {
			return false
		}
		if !movesAsPawn(r.Steps(c, promoters[0]), c) {
			return false
		}
	}
	return true
}

// movesAsPawn reports whether a step table is a chess pawn's, with or without
// the double step.
func movesAsPawn(steps []define.Step, c define.Color) bool {
	up := int8(1 - 2*int(c))
	for _, step := range steps {
		v := step.Vector
		single := v.Up == up && step.Range == 1 &&
			(v.Right == 0 && step.Mode == define.MayMove || v.Right*v.Right == 1 && step.Mode == define.MayCapture)
		double := v == define.Vector{Up: 2 * up} && step.Mode == define.MayMove && step.Unmoved
		if step.Then || step.From != nil || step.To != nil || step.Wrap || !single && !double {
			return false
		}
	}
	return true
}

// pawnsSidestep reports whether pieces that promote can go to other files without
// capturing. With other parents XBoard would take some of these moves for captures
// en passant; with this one it does not know those that really are.
func pawnsSidestep(r *board.Rules) bool {
	return slices.ContainsFunc(r.Promoters(), func(t define.PieceType) bool {
		return slices.ContainsFunc(r.Steps(define.White, t), func(step define.Step) bool {
			return step.Vector.Right != 0 && step.Mode&define.MayMove != 0
		})
	})
}

// lastRanks returns the squares of the n ranks that are farthest from a side.
func lastRanks(r *board.Rules, c define.Color, n int) define.Set {
	var set define.Set
	for s := range r.Squares {
		rank := r.Rank(define.Square(s))
		if c == define.White && rank >= r.Ranks-n || c == define.Black && rank < n {
			if !r.IsHole(define.Square(s)) {
				set.Add(define.Square(s))
			}
		}
	}
	return set
}

// within reports whether a set is part of another.
func within(part *define.Set, whole define.Set) bool {
	for w, word := range part {
		if word&^whole[w] != 0 {
			return false
		}
	}
	return true
}
