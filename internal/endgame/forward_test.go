package endgame

import (
	"context"
	"math/rand/v2"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// forward searches ahead, all moves to a depth, and shares nothing with the tables but the type
// of a value. It knows what is decided within the depth; the rest is a draw to it.
type forward struct {
	found map[forwardKey]Value
}

type forwardKey struct {
	key   uint64
	depth int
}

// value is what a position is worth within so many plies.
func (f *forward) value(p *board.Position, depth int) Value {
	if outcome, reason := p.Ended(); reason != board.NoReason {
		return Value{Outcome: outcome.Of(p.Turn(), p.Turn())}
	}
	at := forwardKey{p.Key(), depth}
	v, known := f.found[at]
	if !known {
		v = f.search(p, depth)
		f.found[at] = v
	}
	return v
}

func (f *forward) search(p *board.Position, depth int) Value {
	var list board.MoveList
	if p.Legal(&list); list.Len() == 0 {
		outcome, _ := p.Stuck()
		return Value{Outcome: outcome.Of(p.Turn(), p.Turn())}
	}
	if depth == 0 {
		return Value{Outcome: define.Draw}
	}
	best := Value{define.Loss, -1}
	next := new(board.Position)
	for _, m := range list.Moves() {
		p.Play(m, next)
		if v := f.value(next, depth-1).before(); v.better(best) {
			best = v
		}
	}
	return best
}

// fours are tables of four pieces of games of the catalogue.
var fours = []struct{ game, material string }{
	{"gardner", "KQvKR"}, {"gardner", "KRvKN"}, {"gardner", "KBNvK"}, {"gardner", "KPvKP"}, {"gardner", "KQvKP"}, {"losalamos", "KQvKR"},
	{"losalamos", "KRvKN"}, {"losalamos", "KRvKP"}, {"minixiangqi", "KHvKR"}, {"minixiangqi", "KRvKC"}, {"jesonmor", "NNvNN"},
	{"normal", "KQvKR"}, {"normal", "KBNvK"}, {"makruk", "KRvKN"}, {"makruk", "KSvKM"}, {"shatranj", "KRvKN"}, {"cylinder", "KRvKN"},
	{"atomic", "KQvKR"}, {"knightmate", "KQvKR"}, {"xiangqi", "KHvKH"},
}

// Positions drawn at random, half of them decided soon, are worth what a search ahead finds.
func TestForwardSearch(t *testing.T) {
	const each, depth = 10, 5
	for i, test := range fours {
		t.Run(test.game+" "+test.material, func(t *testing.T) {
			if i > 2 {
				long(t)
			}
			rules := load(t, test.game)
			tables := tablesOf(t, rules)
			m, err := ParseMaterial(rules, test.material)
			if err != nil {
				t.Fatal(err)
			}
			random := rand.New(rand.NewPCG(3, uint64(i)))
			decided := 0
			for n := range each {
				soon := func(v Value) bool { return n%2 == 0 || v.Outcome.Decides() && v.Plies > 1 && v.Plies <= depth }
				p, v, err := tables.Sample(context.Background(), m, define.Color(n/2%2), soon, random.IntN)
				if err != nil {
					t.Fatal(err)
				}
				if p == nil {
					continue // nothing is decided so soon
				}
				if v.Plies > depth {
					v = Value{Outcome: define.Draw}
				}
				if v.Outcome.Decides() {
					decided++
				}
				f := forward{map[forwardKey]Value{}}
				if got := f.value(p, depth); got != v {
					t.Errorf("%s: %v, want %v", p.FEN(), v, got)
				}
			}
			if decided < each/4 {
				t.Errorf("only %d positions are decided soon", decided)
			}
		})
	}
}
