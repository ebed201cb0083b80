package tune

import "fairymax/internal/wasm"

// graph is a function as blocks. It begins with block 0.
type graph struct {
	blocks []block
	leaves bool // some block can leave
}

// block is straight code; see the package's words.
type block struct {
	code []step
	next int // where its end leads, or none
}

const none = -1

// step is an instruction, or a jump to a block in place of some.
type step struct {
	kind   stepKind
	in     wasm.Instruction
	target int // of a jump
}

type stepKind byte

const (
	plain stepKind = iota
	leave          // in is a branch, conditional or not, that leaves
	jump
)

// resumes reports whether a goroutine may come back into the middle of the function: it
// leaves at a call of one that returns. A call inside a branch is either for a larger
// stack, and then the function begins again, or for a panic.
func (g *graph) resumes(returns func(function int64) bool) bool {
	for _, b := range g.blocks {
		depth := 0
		for i, s := range b.code {
			switch s.in.Op {
			case wasm.Block, wasm.Loop, wasm.If:
				depth++
			case wasm.End:
				depth--
			}
			if s.kind == leave && depth == 0 {
				const back = 3 // the stack pointer is fetched between
				if call := b.code[max(0, i-back)].in; call.Op != wasm.Call || returns(call.Number) {
					return true
				}
			}
		}
	}
	return false
}

// targets lists where a block leads.
func (b *block) targets() (list []int) {
	for _, s := range b.code {
		if s.kind == jump {
			list = append(list, s.target)
		}
	}
	if b.next != none {
		list = append(list, b.next)
	}
	return list
}

// redirect makes a block lead elsewhere. Blocks may share code, so it copies it.
func (b *block) redirect(to func(target int) int) {
	code := make([]step, len(b.code))
	for i, s := range b.code {
		if s.kind == jump {
			s.target = to(s.target)
		}
		code[i] = s
	}
	b.code = code
	if b.next != none {
		b.next = to(b.next)
	}
}

// edges lists where each block leads.
func (g *graph) edges() [][]int {
	edges := make([][]int, len(g.blocks))
	for i := range g.blocks {
		edges[i] = g.blocks[i].targets()
	}
	return edges
}
