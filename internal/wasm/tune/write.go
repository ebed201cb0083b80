package tune

import (
	"slices"

	"fairymax/internal/wasm"
)

// writer writes a graph as a body.
type writer struct {
	graph *graph
	nest  *nest
	body  []byte
	open  []label // around what is written
}

// label is what a branch can lead to.
type label struct {
	kind  labelKind
	block int
}

type labelKind byte

const (
	atBlock labelKind = iota // the end of what is before a block
	atLoop                   // the beginning of a loop
	atLeave
	atIf // of a block's own code
)

// elsewhere is code that passes a call on to a function, unless it begins at the beginning.
func elsewhere(function uint64) []byte {
	code := wasm.AppendUnsigned([]byte{wasm.LocalGet, 0, wasm.If, wasm.Empty, wasm.LocalGet, 0, wasm.Call}, function)
	return append(code, wasm.Return, wasm.End)
}

// write writes the function with some code first.
func (g *graph) write(locals, first []byte) []byte {
	w := &writer{graph: g, nest: newNest(g), body: slices.Concat(locals, first)}
	w.put(wasm.GlobalGet, 0, wasm.LocalSet, 1)
	if g.leaves {
		w.begin(wasm.Block, label{kind: atLeave})
	}
	w.tree(0)
	w.put(wasm.Unreachable)
	if g.leaves {
		w.end()
		w.put(wasm.I32Const, 1)
	}
	w.put(wasm.End)
	return w.body
}

func (w *writer) put(bytes ...byte) { w.body = append(w.body, bytes...) }

func (w *writer) begin(op byte, l label) {
	w.put(op, wasm.Empty)
	w.open = append(w.open, l)
}

func (w *writer) end() {
	w.put(wasm.End)
	w.open = w.open[:len(w.open)-1]
}

// branch writes a branch to a label, which is open.
func (w *writer) branch(op byte, to label) {
	depth := 0
	for w.open[len(w.open)-1-depth] != to {
		depth++
	}
	w.body = wasm.AppendUnsigned(append(w.body, op), uint64(depth))
}

// jump writes a jump from one block to another.
func (w *writer) jump(op byte, from, to int) {
	kind := atBlock
	if w.nest.back(from, to) {
		kind = atLoop
	}
	w.branch(op, label{kind, to})
}

// tree writes a block and those that it dominates.
func (w *writer) tree(b int) {
	if w.nest.isHeader[b] {
		w.begin(wasm.Loop, label{atLoop, b})
	}
	for _, inner := range slices.Backward(w.nest.inner[b]) {
		w.begin(wasm.Block, label{atBlock, inner})
	}
	w.code(b)
	for _, inner := range w.nest.inner[b] {
		w.end()
		w.tree(inner)
	}
	if w.nest.isHeader[b] {
		w.end()
	}
}

// code writes the code of a block.
func (w *writer) code(b int) {
	code := w.graph.blocks[b].code
	for i := 0; i < len(code); i++ {
		s := code[i]
		switch {
		case s.kind == jump:
			w.jump(wasm.Branch, b, s.target)
			continue
		case s.kind == leave:
			w.branch(s.in.Op, label{kind: atLeave})
			continue
		case onlyJumps(code[i:]):
			w.jump(wasm.BranchIf, b, code[i+1].target)
			i += 2
			continue
		case s.in.Op == wasm.Block, s.in.Op == wasm.Loop, s.in.Op == wasm.If:
			w.open = append(w.open, label{kind: atIf})
		case s.in.Op == wasm.End:
			w.open = w.open[:len(w.open)-1]
		}
		w.put(s.in.Text...)
	}
	if next := w.graph.blocks[b].next; next != none {
		w.jump(wasm.Branch, b, next)
	}
}

// onlyJumps reports whether code begins with an if that has nothing but a jump.
func onlyJumps(code []step) bool {
	return len(code) >= 3 && code[0].kind == plain && code[0].in.Op == wasm.If && code[0].in.Number == untyped &&
		code[1].kind == jump && code[2].kind == plain && code[2].in.Op == wasm.End
}
