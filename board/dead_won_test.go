package board

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// helpers is a search for any end of the game that one side wins, by all moves of both
// sides. Positions from which there is none are remembered.
type helpers struct {
	hopeless map[uint64]bool
}

// maxHelped bounds the positions of one search.
const maxHelped = 400_000

// wins reports whether some sequence of legal moves wins the game for either side; known
// is false if there are too many positions to say.
func (h *helpers) wins(start *Position, most int) (won, known bool) {
	seen := map[uint64]bool{start.Key(): true}
	queue := []*Position{start}
	var list MoveList
	for len(queue) > 0 {
		p := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if o, _ := p.Ended(); o.Decides() {
			return true, true
		} else if o != define.Ongoing {
			continue
		}
		p.Legal(&list)
		if list.n == 0 {
			if o, _ := p.Stuck(); o.Decides() {
				return true, true
			}
			continue
		}
		if len(seen) > most {
			return false, false
		}
		for _, m := range list.Moves() {
			next := new(Position)
			p.Play(m, next)
			if key := next.Key(); !seen[key] && !h.hopeless[key] {
				seen[key] = true
				queue = append(queue, next)
			}
		}
	}
	for key := range seen {
		h.hopeless[key] = true
	}
	return false, true
}

// deadZoo has games on small boards, each with pieces that can do little.
func deadZoo() []zooGame {
	weak := func() []define.Type {
		return []define.Type{typeOf("B", slide(1, 1)), typeOf("F", leap(1, 1)), typeOf("N", leap(1, 2)), typeOf("A", leap(2, 2))}
	}
	odd := func() []define.Type {
		return []define.Type{typeOf("W", leap(0, 1)), jumpers()[9], typeOf("D", leap(0, 2)), typeOf("B", slide(1, 1))}
	}
	ending := func(change func(*define.Endings)) func(*define.Game) {
		return func(def *define.Game) { def.Endings.Repetition.Count = 0; change(&def.Endings) }
	}
	none := ending(func(*define.Endings) {})
	noPawns := func(def *define.Game) { def.Promotions = nil }
	poor := func(def *define.Game) {
		for c := range def.Promotions[0].Choices {
			def.Promotions[0].Choices[c] = []define.PieceType{typeCalled(def, "F")}
		}
	}
	palace := func(def *define.Game) {
		zone := upTo(def, 2)
		for c := range zone {
			for _, t := range []define.PieceType{2, typeCalled(def, "F"), typeCalled(def, "A")} {
				steps := append([]define.Step(nil), def.Types[t-1].Steps[c]...)
				for i := range steps {
					steps[i].To = &zone[c]
				}
				def.Types[t-1].Steps[c] = steps
			}
		}
		def.Endings.Stalemate = define.Loss
	}
	royalKnights := func(def *define.Game) { def.Types[1].Steps = def.Types[typeCalled(def, "N")-1].Steps }
	horses := func(def *define.Game) {
		lame := turned(define.Step{Vector: define.Vector{Right: 1, Up: 2}, Path: []define.Vector{{Right: 0, Up: 1}}, Range: 1, Mode: both})
		def.Types[1].Steps = [2][]define.Step{lame, lame}
	}
	royalQueens := func(def *define.Game) {
		lines := slices.Concat(slide(0, 1), slide(1, 1))
		def.Types[1].Steps = [2][]define.Step{lines, lines}
	}
	dropped := func(def *define.Game) { def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures} }
	return []zooGame{
		zoo("royal queens", 4, 4, weak(), none, royalQueens),
		zoo("drops", 3, 4, weak(), none, poor, dropped),
		zoo("drops, odd pieces", 3, 4, odd(), none, dropped),
		zoo("mate wins", 4, 4, weak(), ending(func(e *define.Endings) { e.Checkmate = define.Win })),
		zoo("passes draw", 4, 4, weak(), ending(func(e *define.Endings) { e.Passes = define.Draw }), func(def *define.Game) { def.Pass = true }),
		zoo("weak pieces", 4, 4, weak(), none),
		zoo("weak pieces, poor promotion", 4, 4, weak(), none, poor),
		zoo("odd pieces", 4, 4, odd(), none),
		zoo("odd pieces, narrow board", 3, 5, odd(), none),
		zoo("stalemate loses", 4, 4, weak(), ending(func(e *define.Endings) { e.Stalemate = define.Loss })),
		zoo("stalemate wins", 3, 4, odd(), ending(func(e *define.Endings) { e.Stalemate = define.Win })),
		zoo("palaces", 4, 5, weak(), none, palace),
		zoo("palaces, narrow", 3, 6, weak(), none, palace),
		zoo("two checks", 4, 4, weak(), ending(func(e *define.Endings) { e.Checks = 2 })),
		zoo("extinction", 4, 4, weak(), ending(func(e *define.Endings) {
			e.Extinct = define.Extinction{Types: define.MaskOf(3, 4, 5, 6), All: true, Result: define.Win}
		})),
		zoo("bare king loses", 4, 4, weak(), ending(func(e *define.Endings) { e.BareKing = define.BareLoses })),
		zoo("explosions", 4, 4, weak(), none, explosions(1, define.FateGoes, "P")),
		zoo("explosions, odd pieces", 4, 4, odd(), none, explosions(1, define.FateGoes, "P")),
		zoo("capturers that go", 4, 4, odd(), none, func(def *define.Game) { def.Effects[define.EffectOnCapturer].Becomes = define.FateGoes }),
		zoo("capturers that change sides", 4, 4, odd(), none, capturersBecome(define.FateTurns, "K")),
		zoo("royal knights", 4, 4, weak(), none, royalKnights),
		zoo("royal horses", 4, 4, weak(), none, horses),
		zoo("kings that stay", 4, 4, weak(), none, func(def *define.Game) { def.Royal.Stays = true }),
		zoo("forced captures", 4, 4, weak(), none, noPawns, func(def *define.Game) { def.Captures = define.CapturesForced }),
	}
}

// TestDeadIsNeverWon holds that no position called dead can be won by any sequence of
// moves, and counts the hopeless ones that are not called so.
func TestDeadIsNeverWon(t *testing.T) {
	positions := 16
	if os.Getenv("FAIRYMAX_LONG") != "" {
		positions = 5_000
	}
	for _, game := range deadZoo() {
		t.Run(game.name, func(t *testing.T) {
			t.Parallel()
			r, random := mustCompile(t, game.def), rand.New(rand.NewPCG(5, 6))
			h := helpers{hopeless: make(map[uint64]bool)}
			dead, missed := 0, []string{}
			for range positions {
				p := sparse(r, random, 2)
				switch isDead := p.Dead(); {
				case isDead:
					dead++
					if won, known := h.wins(p, maxHelped); won || !known {
						t.Errorf("%s is called dead; won %v, known %v", p.FEN(), won, known)
					}
				default:
					if won, known := h.wins(p, 5_000); known && !won {
						missed = append(missed, p.FEN())
					}
				}
			}
			t.Logf(game.name+": %d of %d positions are dead, %d more are hopeless: %.3q", dead, positions, len(missed), missed[:min(len(missed), 6)])
		})
	}
}

// sparse returns a position with the royals and up to n other pieces, not ended yet.
func sparse(r *Rules, random *rand.Rand, n int) *Position {
	for {
		var p Position
		p.rules = r
		for c := define.White; c <= define.Black; c++ {
			p.board[random.IntN(r.Squares)] = define.MakePiece(c, 2)
		}
		for range random.IntN(n + 1) {
			t := define.PieceType(1 + random.IntN(r.Types()))
			if s := random.IntN(r.Squares); t != 2 && p.board[s] == define.Empty {
				p.board[s] = define.MakePiece(define.Color(random.IntN(2)), t)
			}
		}
		fen := strings.TrimSpace(fmt.Sprintf("%s %c - - 0 1", r.Placement(p.At), "wb"[random.IntN(2)]))
		if q, err := r.ParseFEN(fen); err == nil && q.verdict.reason == NoReason {
			return q
		}
	}
}
