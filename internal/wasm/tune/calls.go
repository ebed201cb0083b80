package tune

import "fairymax/internal/wasm"

// Called chooses functions of a module: those with a name that begins, and what they call,
// directly or not, if its name is let in. Calls through tables and interfaces do not count.
func Called(m *wasm.Module, begins, lets func(name string) bool) (called []bool, err error) {
	called = make([]bool, len(m.Functions))
	var todo []int
	add := func(i int) {
		if !called[i] {
			called[i] = true
			todo = append(todo, i)
		}
	}
	for i, f := range m.Functions {
		if begins(f.Name) {
			add(i)
		}
	}
	for len(todo) > 0 {
		f := m.Functions[todo[len(todo)-1]]
		todo = todo[:len(todo)-1]
		_, code, err := wasm.Decode(f.Body)
		if err != nil {
			return nil, err
		}
		for _, in := range code {
			if in.Op != wasm.Call {
				continue
			}
			if i, ok := m.Place(uint64(in.Number)); ok && lets(m.Functions[i].Name) {
				add(i)
			}
		}
	}
	return called, nil
}
