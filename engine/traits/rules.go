package engine

import (
	"slices"

	"fairymax/board"
)

// nature is what the rules of a game mean for its search: which shortcuts of
// chess engines stay sound.
type nature struct {
	drops     bool // men in hand may be dropped in the middle of a game
	swaps     bool // captured men come into the hand of their captor, to be dropped
	stock     bool // promotion is a swap for a man in hand
	places    bool // men in hand are put on the board before anything else
	whole     bool // the legal moves of one man cost as much as those of all
	forced    bool // captures have to be played
	sudden    bool // a quiet move can win the game without mate
	nullable  bool // to pass the turn is no move of the game, and nearly always worse than one
	zugzwang  bool // who cannot move does not draw
	mateOnly  bool // nothing but mate wins, and bare men draw
	counted   bool // the moves of some endgames are counted
	perpetual bool // some perpetual attacks are no draw
}

// natureOf reads the rules.
func natureOf(r *board.Rules) nature {
	def := r.Def
	e, use := &def.Endings, def.Hand.Use
	n := nature{
		drops:     use&board.HandDrop != 0,
		stock:     use&board.HandPromote != 0,
		places:    use&board.HandPlace != 0,
		forced:    def.MustCapture,
		sudden:    len(e.Goals) > 0 || e.Checks > 0,
		nullable:  !def.Pass && !def.MustCapture,
		zugzwang:  e.Stalemate != board.Draw,
		counted:   e.Counting != nil,
		perpetual: e.Repetition.PerpetualCheck != board.Ongoing || e.Repetition.PerpetualChase != board.Ongoing,
	}
	n.swaps = n.drops && def.Hand.Gains == board.GainCaptures
	n.whole = use != 0 || def.Pass || def.MustCapture || promotesStanding(def) || takesOnTheWay(def)
	n.mateOnly = !n.zugzwang && !n.sudden && !n.swaps && e.Material != board.Ongoing && e.BareKing == board.BareNothing &&
		e.Extinct.Types == 0 && def.Royal.Check != board.CheckOff
	return n
}

func promotesStanding(def *board.Definition) bool {
	return slices.ContainsFunc(def.Promotions, func(d board.PromotionDef) bool { return d.By&board.ByStanding != 0 })
}

// takesOnTheWay reports whether somebody can capture before his move ends.
func takesOnTheWay(def *board.Definition) bool {
	takes := func(s board.Step) bool { return s.Hop == board.AfterCapture || s.Hop == board.AfterEither }
	return slices.ContainsFunc(def.Types, func(t board.TypeDef) bool {
		return slices.ContainsFunc(t.Steps[board.White], takes) || slices.ContainsFunc(t.Steps[board.Black], takes)
	})
}
