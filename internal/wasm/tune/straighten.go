package tune

import (
	"strings"

	"fairymax/internal/wasm"
)

// Straighten straightens the functions that are wanted, by their places, and returns how
// many it has changed. The module must be one that Go has linked.
func Straighten(m *wasm.Module, wanted func(i int) bool) (changed int, err error) {
	returns := func(function int64) bool {
		i, ok := m.Place(uint64(function))
		return !ok || !panics(m.Functions[i].Name)
	}
	for i := range len(m.Functions) {
		if !wanted(i) {
			continue
		}
		f := m.Functions[i]
		locals, code, err := wasm.Decode(f.Body)
		if err != nil {
			return changed, err
		}
		code, locals = inlineMoves(code, locals, uint64(m.Params(f)))
		body := write(locals, code)
		if g := readShape(code); g != nil {
			resumes := g.resumes(returns)
			if g.oneEntry() {
				changed++
				var first []byte
				if resumes {
					first = elsewhere(m.Add(wasm.Function{Type: f.Type, Body: body}))
				}
				body = g.write(locals, first)
			}
		}
		m.Functions[i].Body = body
	}
	return changed, nil
}

// panics reports whether a function of Go's runtime never returns.
func panics(name string) bool {
	return strings.HasPrefix(name, "runtime.goPanic") || strings.HasPrefix(name, "runtime.panic")
}

func write(locals []byte, code []wasm.Instruction) []byte {
	body := append([]byte(nil), locals...)
	for _, in := range code {
		body = append(body, in.Text...)
	}
	return body
}
