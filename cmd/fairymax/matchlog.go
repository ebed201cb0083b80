package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"

	"fairymax/internal/match"
)

// ignoredFlags may change between the parts of a match, or name something that is
// compared by its contents.
var ignoredFlags = []string{"pgn", "log", "shard", "merge", "concurrency", "variant", "variants", "openings"}

// settings have to be the same when a match is resumed: the flags as typed, the
// rules and the openings.
func (f *matchFlags) settings(k *call, c match.Config) (match.Settings, error) {
	s := match.Settings{}
	k.flags.VisitAll(func(g *flag.Flag) {
		switch value := g.Value.String(); {
		case slices.Contains(ignoredFlags, g.Name):
		case value != "" && value != "0" && value != "0s":
			s[g.Name] = value
		}
	})
	rules, err := digest(c.Rules.Def)
	if err != nil {
		return nil, err
	}
	openings, err := digest(c.Openings)
	if err != nil {
		return nil, err
	}
	s["rules"], s["openings"] = c.Rules.Def.Name+" "+rules, openings
	return s, nil
}

// digest is a short text that differs if the contents differ.
func digest(what any) (string, error) {
	text, err := json.Marshal(what)
	if err != nil {
		return "", err
	}
	sum := fnv.New64a()
	sum.Write(text)
	return fmt.Sprintf("%016x", sum.Sum64()), nil
}

// mergeLogs adds up the shards of a match.
func mergeLogs(k *call) error {
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
	report := &matchReport{out: k.out, test: test}
	report.summary(match.Summarize(whole.Games), games)
	return nil
}
