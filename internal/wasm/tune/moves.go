package tune

import "fairymax/internal/wasm"

// mostInline is how many bytes are copied or zeroed without a call of the browser's own
// code, which is made for more of them.
const mostInline = 128

// inlineMoves writes short memory.copy and memory.fill of fixed lengths as loads and
// stores. It adds two locals if it finds any.
func inlineMoves(code []wasm.Instruction, locals []byte, params uint64) ([]wasm.Instruction, []byte) {
	m, found := mover{to: params + wasm.Locals(locals)}, false
	for _, in := range code {
		var replaced bool
		if in.Op == wasm.Numbered && in.Number == wasm.MemoryCopy {
			replaced = m.inlineCopy()
		} else if in.Op == wasm.Numbered && in.Number == wasm.MemoryFill {
			replaced = m.inlineZero()
		}
		if !replaced {
			m.code = append(m.code, in)
		}
		found = found || replaced
	}
	if !found {
		return code, locals
	}
	return m.code, wasm.WithLocals(locals, 2, wasm.I32)
}

// mover rewrites code. The locals to and to+1 are its own, for addresses.
type mover struct {
	to   uint64
	code []wasm.Instruction
}

func (m *mover) put(op byte, numbers ...uint64) {
	text := []byte{op}
	for _, n := range numbers {
		text = wasm.AppendUnsigned(text, n)
	}
	in := wasm.Instruction{Op: op, Text: text}
	if len(numbers) == 1 {
		in.Number = int64(numbers[0])
	}
	m.code = append(m.code, in)
}

// constant is the constant that the code puts on the stack as its nth last instruction.
func (m *mover) constant(n int) (int64, bool) {
	if len(m.code) < n {
		return 0, false
	}
	in := m.code[len(m.code)-n]
	return in.Number, in.Op == wasm.I32Const
}

// part is a word of a move.
type part struct {
	offset      uint64
	load, store byte
}

// parts cuts a length into words.
func parts(length uint64) (list []part) {
	words := [...]struct {
		size        uint64
		load, store byte
	}{{8, wasm.I64Load, wasm.I64Store}, {4, wasm.I32Load, wasm.I32Store}, {2, wasm.I32Load16U, wasm.I32Store16}, {1, wasm.I32Load8U, wasm.I32Store8}}
	offset := uint64(0)
	for _, w := range words {
		for ; length-offset >= w.size; offset += w.size {
			list = append(list, part{offset, w.load, w.store})
		}
	}
	return list
}

// inlineCopy takes a copy with a constant length, the last instruction. All loads come before the
// stores, because both places may overlap.
func (m *mover) inlineCopy() bool {
	length, ok := m.constant(1)
	if !ok || length < 0 || length > mostInline {
		return false
	}
	m.code = m.code[:len(m.code)-1]
	m.put(wasm.LocalSet, m.to+1)
	m.put(wasm.LocalSet, m.to)
	list := parts(uint64(length))
	for _, p := range list {
		m.put(wasm.LocalGet, m.to)
		m.put(wasm.LocalGet, m.to+1)
		m.put(p.load, 0, p.offset)
	}
	for i := len(list) - 1; i >= 0; i-- {
		m.put(list[i].store, 0, list[i].offset)
	}
	return true
}

// inlineZero takes a fill with two constants before it, the value 0 and a length.
func (m *mover) inlineZero() bool {
	value, isConstant := m.constant(2)
	length, ok := m.constant(1)
	if !isConstant || !ok || value != 0 || length < 0 || length > mostInline {
		return false
	}
	m.code = m.code[:len(m.code)-2]
	m.put(wasm.LocalSet, m.to)
	for _, p := range parts(uint64(length)) {
		m.put(wasm.LocalGet, m.to)
		if p.store == wasm.I64Store {
			m.put(wasm.I64Const, 0)
		} else {
			m.put(wasm.I32Const, 0)
		}
		m.put(p.store, 0, p.offset)
	}
	return true
}
