package board

import (
	"fmt"
	"slices"
)

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
	r.effects = compileEffects(r)
	r.trade = compileTrade(r)
	r.castlings = compileCastlings(r, r.homes)
	if r.rights, err = compileRights(r, r.homes); err != nil {
		return nil, err
	}
	if err = r.compileWays(start); err != nil {
		return nil, err
	}
	if err = r.compileRules(); err != nil {
		return nil, err
	}
	r.compileEndings()
	compileDead(r)
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
	r.grid = compileGrid(def, r.Squares)
	r.promotion, r.promoters = compilePromotions(def)
	r.renews = r.compileRenewal()
	r.turns = compileTurns(def)
	r.royalRule = compileRoyalRule(def)
	r.hands = compileHands(def)
	r.drops, r.shaded, r.limitsDrops = compileDrops(def)
	r.walls = r.Walls().Place != WallNowhere
	r.cells = r.Squares
	if r.hands.some {
		r.cells += 2 * (len(def.Types) + 1)
	}
	for s := range r.Squares {
		if !r.IsHole(Square(s)) {
			r.playable.Add(Square(s))
		}
	}
}

// compileEndings prepares what ends games, and notes what this game can skip.
func (r *Rules) compileEndings() {
	r.endings = compileEndings(r)
	r.repetition, r.counting = compileRepetition(r), compileCounting(r.Def)
	r.points, r.impasse = compilePoints(r.Def), compileImpasse(r)
	r.judges = len(r.endings) > 0 || r.countsChecks || r.counting != nil || r.Mating().Needs != 0
	r.conditional = slices.ContainsFunc(r.rays.programs[1:], func(sides [2][]program) bool { return sides[0] != nil || sides[1] != nil })
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
