package tune

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fairymax/internal/wasm"
)

// mark is an instruction that shows in a trace: a call of a function with that index.
func mark(n int) step {
	return step{in: wasm.Instruction{Op: wasm.Call, Number: int64(n), Text: wasm.AppendUnsigned([]byte{wasm.Call}, uint64(n))}}
}

func instruction(op byte, text ...byte) step {
	in := wasm.Instruction{Op: op, Text: append([]byte{op}, text...)}
	if op == wasm.If {
		in.Number = untyped
	}
	return step{in: in}
}

// randomGraph has blocks with marks, jumps under conditions, alone or with a mark, and an
// end that leads on, jumps or returns.
func randomGraph(r *rand.Rand) *graph {
	n := 1 + r.IntN(12)
	g := &graph{}
	for i := range n {
		b := block{code: []step{mark(i)}, next: none}
		for range r.IntN(3) {
			b.code = append(b.code, instruction(wasm.If, wasm.Empty))
			if r.IntN(2) == 0 {
				b.code = append(b.code, mark(100+i))
			}
			b.code = append(b.code, step{kind: jump, target: r.IntN(n)}, instruction(wasm.End))
		}
		switch r.IntN(4) {
		case 0:
			b.code = append(b.code, instruction(wasm.Return))
		case 1:
			b.code = append(b.code, step{kind: jump, target: r.IntN(n)})
		default:
			b.next = r.IntN(n)
		}
		g.blocks = append(g.blocks, b)
	}
	return g
}

// longest is the length of a trace.
const longest = 300

// walk traces a graph. Conditions are as the random numbers say.
func walk(g *graph, conditions *rand.Rand) (trace []int64) {
	for b := 0; b != none; {
		next := g.blocks[b].next
	code:
		for i, code := 0, g.blocks[b].code; i < len(code); i++ {
			switch s := code[i]; {
			case s.kind == jump:
				next = s.target
				break code
			case s.in.Op == wasm.Call:
				if trace = append(trace, s.in.Number); len(trace) == longest {
					return trace
				}
			case s.in.Op == wasm.Return:
				return trace
			case s.in.Op == wasm.If && conditions.IntN(2) == 0:
				for code[i].in.Op != wasm.End {
					i++
				}
			}
		}
		b = next
	}
	return trace
}

// ends finds for each instruction that opens something the place of its end.
func ends(t *testing.T, code []wasm.Instruction) map[int]int {
	places, open := map[int]int{}, []int(nil)
	for i, in := range code {
		switch in.Op {
		case wasm.Block, wasm.Loop, wasm.If:
			open = append(open, i)
		case wasm.End:
			if len(open) > 0 {
				places[open[len(open)-1]] = i
				open = open[:len(open)-1]
			} else if i != len(code)-1 {
				t.Fatal("there is code behind the end")
			}
		}
	}
	return places
}

// run traces a body.
func run(t *testing.T, code []wasm.Instruction, conditions *rand.Rand) (trace []int64) {
	places, open := ends(t, code), []int(nil)
	for i := 0; i < len(code) && len(trace) < longest; i++ {
		taken := code[i].Op == wasm.Branch
		switch in := code[i]; in.Op {
		case wasm.Block, wasm.Loop:
			open = append(open, i)
		case wasm.If:
			if conditions.IntN(2) == 0 {
				i = places[i]
			} else {
				open = append(open, i)
			}
		case wasm.BranchIf:
			taken = conditions.IntN(2) != 0
		case wasm.End:
			open = open[:max(0, len(open)-1)]
		case wasm.Call:
			trace = append(trace, in.Number)
		case wasm.Return:
			return trace
		case wasm.Unreachable:
			t.Fatal("it reaches what is unreachable")
		}
		if taken {
			target := open[len(open)-1-int(code[i].Number)]
			open = open[:len(open)-1-int(code[i].Number)]
			if i = places[target]; code[target].Op == wasm.Loop {
				i = target - 1
			}
		}
	}
	return trace
}

// TestGraphs holds that what is written of random graphs takes the same ways through them,
// whatever loops they have.
func TestGraphs(t *testing.T) {
	const entry = 2 // instructions before a function's own, for the stack pointer
	crossed, r := 0, rand.New(rand.NewPCG(7, 8))
	for seed := range uint64(20_000) {
		g := randomGraph(r)
		before := &graph{blocks: slices.Clone(g.blocks)}
		if g.crossed() != nil {
			crossed++
		}
		if !g.oneEntry() {
			t.Fatalf("graph %d is refused", seed)
		}
		_, code, err := wasm.Decode(g.write([]byte{0}, nil))
		if err != nil {
			t.Fatal(err)
		}
		for turn := range uint64(3) {
			want := walk(before, rand.New(rand.NewPCG(seed, turn)))
			if got := run(t, code[entry:], rand.New(rand.NewPCG(seed, turn))); !slices.Equal(got, want) {
				t.Fatalf("graph %d goes through %v, want %v", seed, got, want)
			}
		}
	}
	t.Logf("%d graphs had loops with several entries", crossed)
}
