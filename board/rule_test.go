package board

import (
	"reflect"
	"runtime"
	"slices"
	"testing"

	"fairymax/board/define"
)

// name is that of the function that says which games have the rule.
func (kind *ruleKind) name() string {
	return runtime.FuncForPC(reflect.ValueOf(kind.has).Pointer()).Name()
}

// Every rule has one row.
func TestEveryRuleHasARow(t *testing.T) {
	var seen ruleSet
	for i := range ruleKinds {
		kind := &ruleKinds[i]
		if seen.has(kind.rule) {
			t.Errorf("%s is the second row of its rule", kind.name())
		}
		seen |= 1 << kind.rule
	}
}

// Some game of the reference has each rule, effect, fate, ending, moment of a goal and rule of
// captures, so that none is played by the machine alone.
func TestZooHasEveryRule(t *testing.T) {
	var rules ruleSet
	var effects [define.NumEffects]bool
	met := make(map[define.Fate]bool)
	var captures [define.NumCaptureRules]bool
	var endings []Reason
	var goals [define.NumGoalCounts]bool
	for _, game := range zooGames() {
		r := mustCompile(t, game.def)
		rules |= r.kinds
		for i, d := range game.def.Effects {
			effects[i] = effects[i] || d.Becomes != define.FateStays
			met[d.Becomes] = true
		}
		captures[r.Captures()] = true
		for _, goal := range game.def.Endings.Goals {
			goals[goal.Counts] = true
		}
		for i := range r.endings {
			endings = append(endings, r.endings[i].reason)
		}
	}
	for i := range ruleKinds {
		if !rules.has(ruleKinds[i].rule) {
			t.Errorf("no game of the reference has the rule of %s", ruleKinds[i].name())
		}
	}
	for i := range define.EffectKinds() {
		kind := &define.EffectKinds()[i]
		if !effects[i] {
			t.Errorf("no game of the reference has %s", kind.Path())
		}
		for _, fate := range kind.Fates() {
			if !met[fate] {
				t.Errorf("in no game of the reference a piece becomes %v", fate)
			}
		}
	}
	for i := range captures {
		if !captures[i] {
			t.Errorf("no game of the reference has the rule of captures %q", define.CaptureRule(i))
		}
	}
	for i := range goals {
		if !goals[i] {
			t.Errorf("in no game of the reference a goal counts %q", define.GoalCounts()[i])
		}
	}
	for _, kind := range endingKinds() {
		if !slices.Contains(endings, kind.reason) {
			t.Errorf("no game of the reference ends by %v", kind.reason)
		}
	}
}

// Without the value of its key, a game has one ending less.
func TestEveryEndingKeyEnds(t *testing.T) {
	for _, key := range define.EndingKeys() {
		ends := 0
		for _, game := range zooGames() {
			column := reflect.ValueOf(key.Column(&game.def.Endings)).Elem()
			if column.IsZero() {
				continue
			}
			with := len(mustCompile(t, game.def).endings)
			if column.SetZero(); len(mustCompile(t, game.def).endings) < with {
				ends++
			}
		}
		if ends == 0 {
			t.Errorf("endings.%s ends no game of the reference: it needs a row in ending.go, and a game", key.Name)
		}
	}
}
