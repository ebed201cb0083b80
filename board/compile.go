package board

import (
	"fmt"
	"slices"

	"fairymax/board/define"
	"fairymax/board/program"
)

// Compile turns a definition into rules. An error says what the machine cannot
// do with it, in words for the author of the definition.
func Compile(def *define.Game) (*Rules, error) {
	r := &Rules{Def: def, Board: def.Board, Squares: def.Files * def.Ranks}
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

// compileWays compiles the moves of all pieces.
func (r *Rules) compileWays(start *Position) error {
	compiled, err := program.Compile(&program.Source{
		Game: r.Def, Cells: r.grid, Start: start.board[:r.Squares], Final: r.oneWay, Choices: r.maxChoices(), Royals: r.royalRule.types, Kamikazes: r.effects.kamikazes,
		Promotes: func(c define.Color, t define.PieceType, from, to define.Square) bool {
			rule := r.promotion[c][t]
			return rule != nil && rule.touches(from, to) || r.turns[t].into != 0
		},
	})
	if err != nil {
		return err
	}
	r.rays, r.threats, r.takesLong = compiled.Rays, compiled.Threats, compiled.TakesLong
	return nil
}

// TakesLong reports whether it took more than half of the effort that is allowed to
// compile the moves of the game.
func (r *Rules) TakesLong() bool { return r.takesLong }

// compileTables compiles what needs no start position.
func (r *Rules) compileTables(def *define.Game) {
	r.words = (r.Squares + 63) / 64
	r.letters = compileLetters(def)
	r.oneWay = compileOneWay(def)
	r.keys = compileKeys(r.Squares)
	r.grid = program.NewCells(def)
	r.promotion, r.promoters = compilePromotions(def)
	r.renews = r.compileRenewal()
	r.turns = compileTurns(def)
	r.royalRule = compileRoyalRule(def)
	r.hands = compileHands(def)
	r.drops, r.shaded, r.limitsDrops = compileDrops(def)
	r.walls = r.Walls().Place != define.WallNowhere
	r.cells = r.Squares
	if r.hands.some {
		r.cells += 2 * (len(def.Types) + 1)
	}
	for s := range r.Squares {
		if !r.IsHole(define.Square(s)) {
			r.playable.Add(define.Square(s))
		}
	}
}

// compileEndings prepares what ends games, and notes what this game can skip.
func (r *Rules) compileEndings() {
	r.endings = compileEndings(r)
	r.repetition, r.counting = compileRepetition(r), compileCounting(r.Def)
	r.points, r.impasse = compilePoints(r.Def), compileImpasse(r)
	r.judges = len(r.endings) > 0 || r.countsChecks || r.counting != nil || r.Mating().Needs != 0
	r.conditional = slices.ContainsFunc(r.rays.Programs[1:], func(sides [2][]program.Program) bool { return sides[0] != nil || sides[1] != nil })
}

func (r *Rules) checkLimits() error {
	switch n := len(r.Def.Types); {
	case r.Files < 1 || r.Files > define.MaxSide || r.Ranks < 1 || r.Ranks > define.MaxSide:
		return fmt.Errorf("a board has 1 to %d files and ranks, not %dx%d", define.MaxSide, r.Files, r.Ranks)
	case n == 0:
		return fmt.Errorf("a game needs at least one piece type")
	case n > define.MaxTypes:
		return fmt.Errorf("%d piece types; a game may have %d", n, define.MaxTypes)
	}
	return nil
}
