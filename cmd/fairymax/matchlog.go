package main

import (
	"flag"
	"fmt"
	"slices"
	"strconv"

	"fairymax/internal/match"
)

// ignoredFlags may change between the parts of a match, or name something that is
// compared by its contents.
var ignoredFlags = []string{"pgn", "log", "shard", "merge", "json", "concurrency", "variant", "variants", "openings"}

// settings have to be the same when a match is resumed: the flags as typed, the
// rules and the openings.
func (f *matchFlags) settings(k *call, c match.Config) match.Settings {
	s := match.Settings{}
	k.flags.VisitAll(func(g *flag.Flag) {
		switch value := g.Value.String(); {
		case slices.Contains(ignoredFlags, g.Name):
		case value != "" && value != "0" && value != "0s":
			s[g.Name] = value
		}
	})
	s["rules"] = c.Rules.Def.Name + " " + digest(rulesText(*c.Rules.Def))
	s["openings"] = digest(openingsText(c))
	return s
}

// mergeLogs adds up the shards of a match.
func (f *matchFlags) mergeLogs(k *call) error {
	if len(k.arguments) == 0 {
		return misuse("-merge needs the logs of the shards")
	}
	var logs []match.Log
	for _, name := range k.arguments {
		l, err := match.ReadLog(name)
		if err != nil {
			return err
		}
		logs = append(logs, l)
	}
	whole, err := match.Merge(logs...)
	if err != nil {
		return err
	}
	test, err := readTest(whole.Settings["sprt"])
	if err != nil {
		return err
	}
	games, err := strconv.Atoi(whole.Settings["games"])
	if err != nil {
		return fmt.Errorf("%s does not say how many games there are", k.arguments[0])
	}
	_, err = f.report(k, test).result(k, match.Summarize(whole.Games), games)
	return err
}
