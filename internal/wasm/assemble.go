package wasm

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Assemble makes a module of a text in the usual format, of which it knows a part:
//
//	(module
//	  (import "from" "name" (memory pages))
//	  (func $name (export "name") (param $name type) (result type) (local $name type)
//	    instructions, one after the other, not nested in parentheses
//	  ))
//
// Comments begin with two semicolons. A function is known to those after it.
func Assemble(text string) (module []byte, err error) {
	a := &assembler{}
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, ";;")
		for _, w := range word.FindAllString(line, -1) {
			a.words = append(a.words, placed{w, i + 1})
		}
	}
	defer func() {
		switch reason := recover().(type) {
		case nil:
		case mistake:
			err = reason
		default:
			panic(reason)
		}
	}()
	a.module()
	return a.bytes(), nil
}

// word is a parenthesis, a text in quotes, or anything else without spaces.
var word = regexp.MustCompile(`[()]|"[^"]*"|[^\s()"]+`)

type placed struct {
	text string
	line int
}

// mistake is an error in the text.
type mistake struct{ error }

// assembler reads words and collects the sections.
type assembler struct {
	words   []placed
	types   [][]byte
	imports [][]byte
	exports [][]byte
	bodies  [][]byte
	names   []string // of functions

	locals []string // of the present function
	labels []string // that are open
	body   []byte
}

// fail ends it all; Assemble returns the error.
func (a *assembler) fail(format string, arguments ...any) {
	place := "at the end"
	if len(a.words) > 0 {
		place = fmt.Sprintf("line %d, at %s", a.words[0].line, a.words[0].text)
	}
	panic(mistake{fmt.Errorf("%s: %s", place, fmt.Sprintf(format, arguments...))})
}

// peek reports whether these words come next.
func (a *assembler) peek(words ...string) bool {
	for i, w := range words {
		if i >= len(a.words) || a.words[i].text != w {
			return false
		}
	}
	return true
}

func (a *assembler) next() string {
	if len(a.words) == 0 {
		a.fail("the text ends too early")
	}
	w := a.words[0].text
	a.words = a.words[1:]
	return w
}

func (a *assembler) want(words ...string) {
	for _, w := range words {
		if !a.peek(w) {
			a.fail("want %s", w)
		}
		a.next()
	}
}

func (a *assembler) quoted() string {
	if len(a.words) == 0 || !strings.HasPrefix(a.words[0].text, `"`) {
		a.fail("want a text in quotes")
	}
	return strings.Trim(a.next(), `"`)
}

func (a *assembler) number() int64 {
	if len(a.words) == 0 {
		a.fail("want a number")
	}
	n, err := strconv.ParseInt(a.words[0].text, 0, 32)
	if err != nil {
		a.fail("want a number of 32 bits")
	}
	a.next()
	return n
}

func (a *assembler) valueType() byte {
	if len(a.words) == 0 || valueTypes[a.words[0].text] == 0 {
		a.fail("want a type")
	}
	return valueTypes[a.next()]
}

// find is the place of a name, the last one of several.
func (a *assembler) find(names []string) int {
	for i, name := range slices.Backward(names) {
		if a.peek(name) {
			a.next()
			return i
		}
	}
	a.fail("there is no such name")
	return 0
}

func (a *assembler) module() {
	a.want("(", "module")
	for a.peek("(", "import") {
		a.want("(", "import")
		from, name := a.quoted(), a.quoted()
		a.want("(", "memory")
		entry := append(appendText(appendText(nil, from), name), importedMemory, 0)
		a.imports = append(a.imports, AppendUnsigned(entry, uint64(a.number())))
		a.want(")", ")")
	}
	for a.peek("(", "func") {
		a.function()
	}
	a.want(")")
	if len(a.words) > 0 {
		a.fail("want nothing after the module")
	}
}

// function reads a function.
func (a *assembler) function() {
	a.want("(", "func")
	a.names, a.locals, a.labels = append(a.names, a.next()), nil, nil
	if a.peek("(", "export") {
		a.want("(", "export")
		entry := append(appendText(nil, a.quoted()), importedFunction)
		a.exports = append(a.exports, AppendUnsigned(entry, uint64(len(a.names)-1)))
		a.want(")")
	}
	params, results := a.declared("param"), []byte(nil)
	if a.peek("(", "result") {
		a.want("(", "result")
		results = append(results, a.valueType())
		a.want(")")
	}
	const functionType = 0x60
	a.types = append(a.types, slices.Concat([]byte{functionType, byte(len(params))}, params, []byte{byte(len(results))}, results))
	locals := a.declared("local")
	a.body = AppendUnsigned(nil, uint64(len(locals)))
	for _, t := range locals {
		a.body = append(a.body, 1, t)
	}
	for !a.peek(")") {
		a.instruction()
	}
	if len(a.labels) > 0 {
		a.fail("want end")
	}
	a.want(")")
	a.bodies = append(a.bodies, append(a.body, End))
}

// declared reads parameters or locals and returns their types.
func (a *assembler) declared(kind string) (types []byte) {
	for a.peek("(", kind) {
		a.want("(", kind)
		a.locals = append(a.locals, a.next())
		types = append(types, a.valueType())
		a.want(")")
	}
	return types
}

// instruction reads an instruction.
func (a *assembler) instruction() {
	if len(a.words) == 0 || operations[a.words[0].text].opcode == nil {
		a.fail("there is no such instruction")
	}
	o := operations[a.next()]
	a.body = append(a.body, o.opcode...)
	switch o.operand {
	case local:
		a.put(a.find(a.locals))
	case function:
		a.put(a.find(a.names))
	case label:
		a.put(len(a.labels) - 1 - a.find(a.labels))
	case opening:
		a.labels = append(a.labels, a.next())
		a.body = append(a.body, Empty)
	case number:
		a.body = AppendSigned(a.body, a.number())
	case lane:
		a.put(int(a.number()))
	case address:
		a.put(int(o.align))
		a.put(a.offset())
	}
	if o.opcode[0] == End {
		if len(a.labels) == 0 {
			a.fail("there is nothing to end")
		}
		a.labels = a.labels[:len(a.labels)-1]
	}
}

func (a *assembler) put(n int) { a.body = AppendUnsigned(a.body, uint64(n)) }

func (a *assembler) offset() int {
	if len(a.words) == 0 {
		return 0
	}
	text, ok := strings.CutPrefix(a.words[0].text, "offset=")
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(text, 0, 31)
	if err != nil {
		a.fail("want an offset")
	}
	a.next()
	return int(n)
}

// bytes writes the module.
func (a *assembler) bytes() []byte {
	var functions [][]byte
	for i, body := range a.bodies {
		functions = append(functions, AppendUnsigned(nil, uint64(i))) // its type
		a.bodies[i] = append(AppendUnsigned(nil, uint64(len(body))), body...)
	}
	file := []byte(heading)
	for _, s := range []struct {
		id      byte
		entries [][]byte
	}{{typeSection, a.types}, {importSection, a.imports}, {functionSection, functions}, {exportSection, a.exports}, {codeSection, a.bodies}} {
		content := slices.Concat(AppendUnsigned(nil, uint64(len(s.entries))), slices.Concat(s.entries...))
		file = append(AppendUnsigned(append(file, s.id), uint64(len(content))), content...)
	}
	return file
}
