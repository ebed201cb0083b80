package wasm

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

const example = `
(module
  (import "h" "m" (memory 3)) ;; 3 pages
  (func $inner (param $n i32) (result i32)
    local.get $n)
  (func $outer (export "f") (param $n i32) (result i32) (local $v v128)
    block $out
      loop $again
        local.get $n
        br_if $out
        br $again
      end
    end
    local.get $n
    v128.load offset=16
    local.set $v
    i32.const -5
    call $inner))`

func TestAssemble(t *testing.T) {
	got, err := Assemble(example)
	want := slices.Concat([]byte(heading),
		part(typeSection, 2, 0x60, 1, I32, 1, I32, 0x60, 1, I32, 1, I32),
		part(importSection, 1, 1, 'h', 1, 'm', importedMemory, 0, 3),
		part(functionSection, 2, 0, 1),
		part(exportSection, 1, 1, 'f', importedFunction, 1),
		part(codeSection, 2, 4, 0, LocalGet, 0, End,
			28, 1, 1, V128,
			Block, Empty, Loop, Empty, LocalGet, 0, BranchIf, 1, Branch, 0, End, End,
			LocalGet, 0, simd, 0, 4, 16, LocalSet, 1, I32Const, 0x7b, Call, 0, End))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("it is %x, %v; want %x", got, err, want)
	}
}

// Mistakes are told with their lines.
func TestMistakes(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{"local.get $n)", "local.get $m)", "line 5, at $m: there is no such name"},
		{"br_if $out", "br_if $in", "line 10, at $in: there is no such name"},
		{"br $again", "jump $again", "line 11, at jump: there is no such instruction"},
		{"call $inner", "call $other", "there is no such name"},
		{"v128.load offset=16", "v128.load offset=x", "want an offset"},
		{"i32.const -5", "i32.const five", "want a number"},
		{"(param $n i32)", "(param $n i31)", "want a type"},
		{"    end\n    end\n", "    end\n", "want end"},
		{"call $inner", "end", "there is nothing to end"},
		{`"h" "m"`, `"h" m`, "want a text in quotes"},
		{"call $inner))", "call $inner)", "at the end: want )"},
		{"call $inner))", "call $inner)) more", "want nothing after"},
		{"call $inner))", "call", "at the end: there is no such name"},
	} {
		text := strings.Replace(example, test.old, test.new, 1)
		if _, err := Assemble(text); text == example || err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s in place of %s: %v, want %s", test.new, test.old, err, test.want)
		}
	}
}
