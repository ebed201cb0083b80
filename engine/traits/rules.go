package traits

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// RuleTraits say which shortcuts of chess engines stay sound under the rules of a game.
type RuleTraits struct {
	Drops            bool // pieces in hand may be dropped in the middle of a game
	CapturesToHand   bool // captured pieces change sides: they come into a hand, to be dropped
	PromotesFromHand bool // promotion is a swap for a piece in hand
	ListsAll         bool // the legal moves of one piece cost as much as those of all
	MustCapture      bool // captures are forced
	OnlyCaptures     bool // pieces move only by capturing, so that no position is quiet
	QuietWins        bool // a quiet move can win the game without mate
	NullMove         bool // the null move is sound: passing is not legal, and nearly always worse than a move
	StalemateDecides bool // a side that cannot move does not draw
	LosingWins       bool // a side wins by losing all its pieces but royals, and captures are forced
	MateOnly         bool // only mate wins, and bare kings draw
	Counting         bool // the moves of some endgames are counted
	Explodes         bool // a move can cost more than its victim
	PlacesWalls      bool // a move also places a wall, on one of many squares
	DecidesDraws     bool // points can decide what would be a draw
	ClockDecides     bool // how near the move rule is says which side is ahead
	Declares         bool // a side may declare an impasse, and win
	ChecksWin        bool // a side wins by giving so many checks
	Races            bool // pieces run to a goal, and no check can gain time against them
	NoChecks         bool // no move may give check, so that kings need no shelter
}

// ruleTraits reads the rules.
func ruleTraits(r *board.Rules) RuleTraits {
	free := r.Captures() == define.CapturesFree
	swaps := r.DropsInPlay() && r.CapturesChangeSides()
	return RuleTraits{
		Drops:            r.DropsInPlay(),
		CapturesToHand:   swaps,
		PromotesFromHand: r.PromotesFromHand(),
		ListsAll:         !r.IsSeparate(),
		MustCapture:      !free,
		OnlyCaptures:     onlyCaptures(r),
		QuietWins:        r.QuietMovesWin(),
		NullMove:         free && !r.MayPass() && !r.PlacesWalls(),
		StalemateDecides: r.StalemateOutcome() != define.Draw,
		LosingWins:       !free && !swaps && r.StalemateOutcome() == define.Win && (r.RoyalTypes() == 0 || r.BareRoyalOutcome() == define.Win),
		MateOnly:         r.OnlyMateWins() && !swaps && !r.DecidesDraws(),
		Counting:         r.HasCounting(),
		Explodes:         r.HasEffects(),
		PlacesWalls:      r.PlacesWalls(),
		DecidesDraws:     r.DecidesDraws(),
		ClockDecides:     r.DecidesDraws() || r.MoveRuleOutcome() != define.Draw,
		Declares:         r.HasImpasse(),
		ChecksWin:        r.ChecksToWin() > 0,
		Races:            len(r.Goals()) > 0 && (r.RoyalTypes() == 0 || r.CheckGiving() == define.ChecksForbidden),
		NoChecks:         r.CheckGiving() == define.ChecksForbidden,
	}
}

// onlyCaptures reports whether no piece can do anything but capture.
func onlyCaptures(r *board.Rules) bool {
	if r.HasHands() || r.MayPass() || r.HasCastling() {
		return false
	}
	for i := range r.Types() {
		t := define.PieceType(i + 1)
		for c := range define.Color(2) {
			steps := r.Steps(c, t)
			if r.Owns(c, t) && slices.ContainsFunc(steps, func(s define.Step) bool { return s.Mode&define.MayMove != 0 }) {
				return false
			}
		}
	}
	return true
}
