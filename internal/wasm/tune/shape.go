package tune

import "fairymax/internal/wasm"

// The shape that Go gives to a function with jumps:
//
//	global.get 0, local.set 1       the stack pointer
//	block                           to leave, unless it never does
//	loop
//	block … block
//	local.get 0, br_table, end      where to begin, by the function's parameter
//	code, end                       of each block but the last
//	code                            of the last block
//	end, unreachable
//	end, i32.const 1                where it leaves
//	end
//
// A jump is: i32.const number, local.set 0, br to the loop. The table says which block
// has the number.
type shape struct {
	code  []wasm.Instruction // not yet read
	table []uint64
	count int // blocks
	graph graph
}

// readShape reads a function, nil if it has another shape or no jumps.
func readShape(code []wasm.Instruction) *graph {
	s := &shape{code: code}
	if !s.readHead() {
		return nil
	}
	for i := range s.count {
		if !s.readBlock(i) {
			return nil
		}
	}
	if !s.readTail() {
		return nil
	}
	return &s.graph
}

// accept reads an instruction with a number, if it is next.
func (s *shape) accept(op byte, number int64) bool {
	if len(s.code) == 0 || s.code[0].Op != op || s.code[0].Number != number {
		return false
	}
	s.code = s.code[1:]
	return true
}

const untyped = wasm.Empty - 0x80 // as a number with a sign

func (s *shape) readHead() bool {
	if !s.accept(wasm.GlobalGet, 0) || !s.accept(wasm.LocalSet, 1) {
		return false
	}
	s.graph.leaves = s.accept(wasm.Block, untyped)
	if !s.accept(wasm.Loop, untyped) {
		return false
	}
	for s.accept(wasm.Block, untyped) {
		s.count++
	}
	if !s.accept(wasm.LocalGet, 0) || len(s.code) == 0 || s.code[0].Op != wasm.BranchTable {
		return false
	}
	s.table = s.code[0].Table
	s.code = s.code[1:]
	return s.accept(wasm.End, 0)
}

func (s *shape) readTail() bool {
	if !s.accept(wasm.Unreachable, 0) {
		return false
	}
	if s.graph.leaves && (!s.accept(wasm.End, 0) || !s.accept(wasm.I32Const, 1)) {
		return false
	}
	return s.accept(wasm.End, 0) && len(s.code) == 0
}

// readBlock reads the code of the nth block and the end after it.
func (s *shape) readBlock(n int) bool {
	b, depth, stops := block{next: none}, 0, false
	for ; len(s.code) > 0 && (depth > 0 || s.code[0].Op != wasm.End); s.code = s.code[1:] {
		in := s.code[0]
		switch in.Op {
		case wasm.Block, wasm.Loop, wasm.If:
			depth++
		case wasm.End:
			depth--
		}
		read := step{in: in}
		if in.Op == wasm.Branch || in.Op == wasm.BranchIf {
			if !s.readBranch(&b, &read, int(in.Number)-depth, s.count-1-n) {
				return false
			}
		}
		b.code = append(b.code, read)
		if depth == 0 && (in.Op == wasm.Unreachable || in.Op == wasm.Return || in.Op == wasm.Branch) {
			stops = true
		}
	}
	switch {
	case !stops && n+1 < s.count:
		b.next = n + 1
	case !stops: // there is an unreachable after the last one
		b.code = append(b.code, step{in: wasm.Instruction{Op: wasm.Unreachable, Text: []byte{wasm.Unreachable}}})
	}
	s.graph.blocks = append(s.graph.blocks, b)
	return s.accept(wasm.End, 0)
}

// readBranch finds out what a branch means. Its label counts from the block's own level,
// where loop is that of the loop.
func (s *shape) readBranch(b *block, read *step, label, loop int) bool {
	switch {
	case label < 0: // within the block
		return true
	case label == loop+1 && s.graph.leaves:
		read.kind = leave
		return true
	case label != loop || read.in.Op != wasm.Branch || len(b.code) < 2:
		return false
	}
	stored, number := b.code[len(b.code)-1].in, b.code[len(b.code)-2].in
	if stored.Op != wasm.LocalSet || stored.Number != 0 || number.Op != wasm.I32Const || uint64(number.Number) >= uint64(len(s.table)) {
		return false
	}
	b.code = b.code[:len(b.code)-2]
	read.kind, read.target = jump, int(s.table[number.Number])
	return read.target < s.count
}
