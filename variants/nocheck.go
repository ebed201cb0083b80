package variants

import (
	"fmt"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// This file reports rules about check in a game in which no check can be given: a rule sheet would
// state them, and nothing would come of them.

// checkRule is a key that says nothing where there is no check.
type checkRule struct {
	key  string // with * for each of a table
	idle any    // the value that makes no rule
	no   string // what there is not
	code source.Code
}

var checkRules = []checkRule{
	{"royal.give_check", "may", "check", "FM301"},
	{"royal.stays", false, "check", "FM301"},
	{"endings.checks", int64(0), "check to count", "FM274"},
	{"endings.repetition.perpetual_check", "none", "check to count", "FM274"},
	{"endings.checkmate", "loss", "checkmate", "FM301"},
	{"endings.mating_checks", nil, "checkmate", "FM301"},
	{"drop.*.check", true, "check", "FM301"},
	{"drop.*.mate", true, "checkmate", "FM301"},
}

// needChecks reports the rules that need a check which can be given.
func (c *compiler) needChecks() {
	without := ""
	switch royal := &c.def.Royal; {
	case royal.Types == 0:
		if c.unsure {
			return
		}
	case royal.Check == define.CheckOff:
		without = `royal.check = "off"`
		c.needChecksOfMoves(without)
	case royal.Gives == define.ChecksForbidden:
		without = `royal.give_check = "never"`
	default:
		return
	}
	for _, rule := range checkRules {
		head, tail, each := strings.Cut(rule.key, "*.")
		if !each {
			c.needCheck(rule, rule.key, without)
			continue
		}
		for _, name := range c.game.Get(strings.TrimSuffix(head, ".")).Keys() {
			c.needCheck(rule, head+name+"."+tail, without)
		}
	}
}

// needCheck reports a rule that needs a check, if the game has it.
func (c *compiler) needCheck(rule checkRule, key, without string) {
	path := strings.Split(key, ".")
	n := c.game.Get(path...)
	if n == nil || n.Value == rule.idle && n.Table == nil || strings.HasPrefix(without, key) {
		return
	}
	if last := len(path) - 1; without == "" {
		c.needRoyals(c.game.Get(path[:last]...), strings.Join(path[:last], "."), path[last])
		return
	}
	c.Add(c.blame(n.At, "royal"), rule.code, "%s: with %s there is no %s; %s", key, without, rule.no, c.leaving(n, key))
}

// leaving says how to leave out a key, which another file may have.
func (c *compiler) leaving(n *source.Node, key string) string {
	if n.At.File == c.game.At.File {
		return "leave it out"
	}
	return fmt.Sprintf("add %q to without", key)
}

// needChecksOfMoves reports moves of this file that a check would forbid. Those of other files may
// be moves of pieces that many games share.
func (c *compiler) needChecksOfMoves(without string) {
	for _, t := range c.types {
		for _, row := range t.def.Get("moves").Items() {
			for _, word := range row.Get("when").Items() {
				if word.Text() == "not in check" && word.At.File == c.game.At.File {
					c.Add(word.At, "FM301", "%s: with %s there is no check; leave %q out", t.name, without, word.Text())
				}
			}
		}
	}
}
