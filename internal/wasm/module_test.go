package wasm

import (
	"bytes"
	"math"
	"slices"
	"testing"
)

// part writes a section.
func part(id byte, content ...byte) []byte {
	return append([]byte{id, byte(len(content))}, content...)
}

// small is a module with an imported function, one of its own that is called "run", and a
// memory of 2 pages.
var small = slices.Concat([]byte(heading),
	part(typeSection, 1, 0x60, 1, I32, 0),
	part(importSection, 1, 1, 'h', 1, 'f', importedFunction, 0),
	part(functionSection, 1, 0),
	part(memorySection, 1, 0, 2),
	part(codeSection, 1, 6, 0, LocalGet, 0, Call, 0, End),
	part(customSection, 4, 'n', 'a', 'm', 'e', 1, 6, 1, 1, 3, 'r', 'u', 'n'))

func TestModule(t *testing.T) {
	m, err := Parse(small)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(m.Bytes(), small) {
		t.Errorf("it is written as %x, not as it was, %x", m.Bytes(), small)
	}
	if len(m.Functions) != 1 || m.Functions[0].Name != "run" || m.Params(m.Functions[0]) != 1 {
		t.Fatalf("functions are %+v", m.Functions)
	}
	if index := m.Add(m.Functions[0]); index != 2 {
		t.Errorf("another function has index %d, want 2", index)
	}
	m.DropNames()
	pages, err := m.ImportMemory("h", "m")
	if err != nil || pages != 2 {
		t.Errorf("the memory has %d pages, %v; want 2", pages, err)
	}
	want := slices.Concat([]byte(heading),
		part(typeSection, 1, 0x60, 1, I32, 0),
		part(importSection, 2, 1, 'h', 1, 'f', importedFunction, 0, 1, 'h', 1, 'm', importedMemory, 0, 2),
		part(functionSection, 2, 0, 0),
		part(codeSection, 2, 6, 0, LocalGet, 0, Call, 0, End, 6, 0, LocalGet, 0, Call, 0, End))
	if !bytes.Equal(m.Bytes(), want) {
		t.Errorf("it has become %x, want %x", m.Bytes(), want)
	}
	if _, err := m.ImportMemory("h", "m"); err == nil {
		t.Error("a memory that it has not is imported")
	}
}

// Wherever a module ends too early, it is refused.
func TestCutModule(t *testing.T) {
	ends := map[int]bool{len(heading): true} // of sections
	for at := len(heading); at < len(small); ends[at] = true {
		at += 2 + int(small[at+1])
	}
	for n := range small {
		if _, err := Parse(small[:n]); (err == nil) != ends[n] {
			t.Errorf("cut after %d bytes: %v", n, err)
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, n := range []int64{0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, -8192, -8193, math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64} {
		r := &reader{data: AppendSigned(nil, n)}
		if got := r.signed(); got != n || r.err != nil || r.more() {
			t.Errorf("%d is read as %d, %v", n, got, r.err)
		}
		r = &reader{data: AppendUnsigned(nil, uint64(n))}
		if got := r.unsigned(); got != uint64(n) || r.err != nil || r.more() {
			t.Errorf("%d is read as %d, %v", uint64(n), got, r.err)
		}
	}
}

func TestDecode(t *testing.T) {
	body := []byte{1, 2, I32, // two locals
		Block, Empty, BranchTable, 1, 0, 0, End,
		I32Const, 0x7f, 0x44, 1, 2, 3, 4, 5, 6, 7, 8, Numbered, MemoryCopy, 0, 0, I64Load, 3, 0x80, 1, End}
	locals, code, err := Decode(body)
	if err != nil || Locals(locals) != 2 {
		t.Fatalf("%d locals, %v", Locals(locals), err)
	}
	var ops []byte
	written := slices.Clone(locals)
	for _, in := range code {
		ops = append(ops, in.Op)
		written = append(written, in.Text...)
	}
	if want := []byte{Block, BranchTable, End, I32Const, 0x44, Numbered, I64Load, End}; !bytes.Equal(ops, want) || !bytes.Equal(written, body) {
		t.Errorf("instructions are %x, want %x", ops, want)
	}
	if code[3].Number != -1 || code[5].Number != MemoryCopy || !slices.Equal(code[1].Table, []uint64{0, 0}) {
		t.Errorf("numbers are %+v", code)
	}
	if Locals(WithLocals(locals, 3, V128)) != 5 {
		t.Error("the locals are not more by 3")
	}
	for _, bad := range [][]byte{{0, 0xff}, {0, Numbered, 99}, {0, I32Const}, {0, 0x44, 1}, {9}} {
		if _, _, err := Decode(bad); err == nil {
			t.Errorf("%x is taken for a body", bad)
		}
	}
}

// FuzzParse holds that no module crashes the reader.
func FuzzParse(f *testing.F) {
	f.Add(small)
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := Parse(data)
		if err != nil {
			return
		}
		for _, function := range m.Functions {
			_, _, _ = Decode(function.Body)
			m.Params(function)
		}
		_, _ = m.ImportMemory("h", "m")
		m.Bytes()
	})
}
