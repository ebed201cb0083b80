package board

import "testing"

// Every rule has one row.
func TestEveryRuleHasARow(t *testing.T) {
	var seen ruleSet
	for i := range ruleKinds {
		kind := &ruleKinds[i]
		if seen.has(kind.rule) {
			t.Errorf("rule %d has two rows", kind.rule)
		}
		seen |= 1 << kind.rule
		if kind.has == nil {
			t.Errorf("rule %d does not say which games have it", kind.rule)
		}
	}
}
