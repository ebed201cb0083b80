package traits

import (
	"slices"

	"fairymax/board"
)

// RuleTraits say which shortcuts of chess engines stay sound under the rules of a game.
type RuleTraits struct {
	Drops             bool // pieces in hand may be dropped in the middle of a game
	Swaps             bool // captured pieces change sides: they come into a hand, to be dropped
	PromotesFromHand  bool // promotion is a swap for a piece in hand
	PlacesFirst       bool // pieces in hand are put on the board before anything else
	ListsAll          bool // the legal moves of one piece cost as much as those of all
	MustCapture       bool // captures are forced
	QuietWins         bool // a quiet move can win the game without mate
	NullMove          bool // passing is no move of the game, and nearly always worse than one
	StalemateDecides  bool // a side that cannot move does not draw
	MateOnly          bool // only mate wins, and bare kings draw
	Counting          bool // the moves of some endgames are counted
	PerpetualsDecided bool // some perpetual attacks are no draw
}

// ruleTraits reads the rules.
func ruleTraits(r *board.Rules) RuleTraits {
	def := r.Def
	e, use := &def.Endings, def.Hand.Use
	t := RuleTraits{
		Drops:             use&board.HandDrop != 0,
		PromotesFromHand:  use&board.HandPromote != 0,
		PlacesFirst:       use&board.HandPlace != 0,
		MustCapture:       def.MustCapture,
		QuietWins:         len(e.Goals) > 0 || e.Checks > 0,
		NullMove:          !def.Pass && !def.MustCapture,
		StalemateDecides:  e.Stalemate != board.Draw,
		Counting:          e.Counting != nil,
		PerpetualsDecided: e.Repetition.PerpetualCheck != board.Ongoing || e.Repetition.PerpetualChase != board.Ongoing,
	}
	t.Swaps = t.Drops && def.Hand.Gains == board.GainCaptures
	t.ListsAll = use != 0 || def.Pass || def.MustCapture || promotesStanding(def) || capturesOnTheWay(def)
	t.MateOnly = !t.StalemateDecides && !t.QuietWins && !t.Swaps && e.Material != board.Ongoing && e.BareKing == board.BareNothing &&
		e.Extinct.Types == 0 && def.Royal.Check != board.CheckOff
	return t
}

func promotesStanding(def *board.Definition) bool {
	return slices.ContainsFunc(def.Promotions, func(d board.PromotionDef) bool { return d.By&board.ByStanding != 0 })
}

// capturesOnTheWay reports whether a piece can capture before its move ends.
func capturesOnTheWay(def *board.Definition) bool {
	captures := func(s board.Step) bool { return s.Hop == board.AfterCapture || s.Hop == board.AfterEither }
	return slices.ContainsFunc(def.Types, func(t board.TypeDef) bool {
		return slices.ContainsFunc(t.Steps[board.White], captures) || slices.ContainsFunc(t.Steps[board.Black], captures)
	})
}
