package wasm

import (
	"bytes"
	"errors"
	"slices"
)

// Module is a module with functions and a memory that can be changed.
type Module struct {
	Functions []Function

	sections []section
	params   []int // numbers of parameters, by type
	imported int   // functions
}

// Function is a function of a module.
type Function struct {
	Name string // "" if the module has no names
	Type uint64
	Body []byte
}

type section struct {
	id      byte
	content []byte
}

// The sections that are read or written.
const (
	customSection   = 0
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	memorySection   = 5
	exportSection   = 7
	codeSection     = 10
)

const (
	heading = "\x00asm\x01\x00\x00\x00"

	importedFunction = 0
	importedMemory   = 2
)

// Parse reads a module.
func Parse(file []byte) (*Module, error) {
	if !bytes.HasPrefix(file, []byte(heading)) {
		return nil, errors.New("this is not a WebAssembly module")
	}
	m, r := &Module{}, &reader{data: file, at: len(heading)}
	for r.more() {
		s := section{r.byte(), r.next(r.count())}
		m.sections = append(m.sections, s)
		if err := m.read(s); err != nil {
			return nil, err
		}
	}
	return m, r.err
}

// read notes what a section says about functions.
func (m *Module) read(s section) error {
	r := &reader{data: s.content}
	switch s.id {
	case customSection:
		if r.text() == "name" {
			m.readNames(r)
		}
	case typeSection:
		for n := r.count(); n > 0 && r.more(); n-- {
			r.byte()
			m.params = append(m.params, len(r.next(r.count())))
			r.next(r.count())
		}
	case importSection:
		for n := r.count(); n > 0 && r.more(); n-- {
			r.text()
			r.text()
			if r.byte() != importedFunction {
				return errors.New("the module imports something that is not a function")
			}
			r.unsigned()
			m.imported++
		}
	case functionSection:
		for n := r.count(); n > 0 && r.more(); n-- {
			m.Functions = append(m.Functions, Function{Type: r.unsigned()})
		}
	case codeSection:
		if r.count() != len(m.Functions) {
			return errors.New("the module has functions without bodies")
		}
		for i := range m.Functions {
			m.Functions[i].Body = r.next(r.count())
		}
	}
	return r.err
}

// readNames reads the names of functions.
func (m *Module) readNames(r *reader) {
	const ofFunctions = 1
	for r.more() {
		part := r.byte()
		inner := &reader{data: r.next(r.count())}
		if part != ofFunctions {
			continue
		}
		for n := inner.count(); n > 0 && inner.more(); n-- {
			index, name := inner.unsigned(), inner.text()
			if i, ok := m.Place(index); ok {
				m.Functions[i].Name = name
			}
		}
		r.err = errors.Join(r.err, inner.err)
	}
}

// Params is the number of parameters of a function.
func (m *Module) Params(f Function) int {
	if f.Type >= uint64(len(m.params)) {
		return 0
	}
	return m.params[f.Type]
}

// Place is the place of the function with an index, false if it is imported.
func (m *Module) Place(index uint64) (int, bool) {
	i := index - uint64(m.imported)
	return int(i), i < uint64(len(m.Functions))
}

// Add adds a function and returns its index.
func (m *Module) Add(f Function) (index uint64) {
	m.Functions = append(m.Functions, f)
	return uint64(m.imported + len(m.Functions) - 1)
}

// DropNames removes the names, and whatever else only people read.
func (m *Module) DropNames() {
	m.sections = slices.DeleteFunc(m.sections, func(s section) bool { return s.id == customSection })
}

// ImportMemory makes the module take its memory from its host instead of making it, and
// returns how many pages of 64 KiB it needs at least. Indices of functions stay.
func (m *Module) ImportMemory(from, name string) (pages uint64, err error) {
	at := slices.IndexFunc(m.sections, func(s section) bool { return s.id == memorySection })
	imports := slices.IndexFunc(m.sections, func(s section) bool { return s.id == importSection })
	if at < 0 || imports < 0 {
		return 0, errors.New("the module has no memory of its own, or imports nothing")
	}
	memory := &reader{data: m.sections[at].content}
	if memory.count() != 1 {
		return 0, errors.New("the module has several memories")
	}
	limits := memory.data[memory.at:]
	memory.byte()
	pages = memory.unsigned()
	old := &reader{data: m.sections[imports].content}
	content := AppendUnsigned(nil, uint64(old.count()+1))
	content = append(content, old.data[old.at:]...)
	content = appendText(appendText(content, from), name)
	m.sections[imports].content = append(append(content, importedMemory), limits...)
	m.sections = slices.Delete(m.sections, at, at+1)
	return pages, errors.Join(memory.err, old.err)
}

// Bytes writes the module.
func (m *Module) Bytes() []byte {
	file := []byte(heading)
	for _, s := range m.sections {
		content := s.content
		switch s.id {
		case functionSection:
			content = AppendUnsigned(nil, uint64(len(m.Functions)))
			for _, f := range m.Functions {
				content = AppendUnsigned(content, f.Type)
			}
		case codeSection:
			content = AppendUnsigned(nil, uint64(len(m.Functions)))
			for _, f := range m.Functions {
				content = append(AppendUnsigned(content, uint64(len(f.Body))), f.Body...)
			}
		}
		file = append(AppendUnsigned(append(file, s.id), uint64(len(content))), content...)
	}
	return file
}
