package fairymax

import (
	"reflect"
	"slices"
	"sync"
	"weak"

	"fairymax/board"
)

// inUse are the rules of the games that are in use, no two of them the same. It keeps none of them in memory.
var inUse struct {
	sync.Mutex
	rules []weak.Pointer[board.Rules]
}

// shared returns the rules in use that are the same as these, else these: rules of games that were loaded
// several times are then compared by their pointers, with every move.
func shared(r *board.Rules) *board.Rules {
	inUse.Lock()
	defer inUse.Unlock()
	inUse.rules = slices.DeleteFunc(inUse.rules, func(p weak.Pointer[board.Rules]) bool { return p.Value() == nil })
	for _, p := range inUse.rules {
		if other := p.Value(); other != nil && areSame(r, other) {
			return other
		}
	}
	inUse.rules = append(inUse.rules, weak.Make(r))
	return r
}

// areSame reports whether rules that were compiled apart are of one definition.
func areSame(a, b *board.Rules) bool {
	return a.Def.Name == b.Def.Name && reflect.DeepEqual(a.Def, b.Def)
}
