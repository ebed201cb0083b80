package main

import (
	"context"
	"fmt"
	"slices"

	"fairymax/internal/endgame"
	"fairymax/internal/endgame/shipped"
	"fairymax/internal/study"
	"fairymax/variants"
)

// singles are the answers about single pieces against a bare royal that are known: those that the
// command endgame has found, else those that the program has for the games of the catalogue.
func singles(v *variants.Variant) []*endgame.Answer {
	list := shipped.Singles(study.RulesDigest(v.Rules.Def))
	folder, err := endgameFolder(v.Rules, "")
	if err != nil {
		return list
	}
	for _, a := range endgame.OpenKept(folder, endgameKey(v.Rules), func(string) {}).Singles() {
		i := slices.IndexFunc(list, func(b *endgame.Answer) bool { return b.Material == a.Material && b.Side == a.Side })
		if i >= 0 {
			list[i] = a
		} else {
			list = append(list, a)
		}
	}
	return list
}

// knownEndgames says in sentences which single pieces win against a bare royal, as far as that is
// known.
func knownEndgames(v *variants.Variant) []string {
	answers := singles(v)
	if len(answers) == 0 {
		return nil
	}
	list := []string{endgame.Summary(answers)}
	for _, a := range answers {
		list = append(list, a.Sentence())
	}
	return list
}

// endgamesOrHow is the same, or how to compute it; nothing about games without tables.
func (k *call) endgamesOrHow(v *variants.Variant) []string {
	known := knownEndgames(v)
	if len(known) == 0 && endgame.Asks(v.Rules) {
		return []string{fmt.Sprintf("\"%s\" computes which pieces win against a bare king.", k.other("endgame", k.arguments...))}
	}
	return known
}

// summarizeEndgames says in a sentence which single pieces win against a bare royal, "" if that
// is not known and would take long. What is found is kept.
func (k *call) summarizeEndgames(ctx context.Context, v *variants.Variant) string {
	digest := study.RulesDigest(v.Rules.Def)
	if answers := shipped.Singles(digest); answers != nil || !endgame.Asks(v.Rules) {
		return endgame.Summary(answers)
	}
	folder, _ := endgameFolder(v.Rules, "")
	tables, err := endgame.New(v.Rules, endgame.Options{Key: endgameKey(v.Rules)})
	if err != nil {
		return ""
	}
	questions, err := tables.Questions(false, false)
	if err != nil || k.largeTogether(tables, questions) {
		return ""
	}
	kept := endgame.OpenKept(folder, endgameKey(v.Rules), func(string) {})
	var answers []*endgame.Answer
	for _, q := range questions {
		a, err := tables.Ask(ctx, q, kept)
		if err != nil {
			return ""
		}
		answers = append(answers, a)
	}
	return endgame.Summary(answers)
}

// largeTogether reports whether the tables of some questions take long.
func (k *call) largeTogether(tables *endgame.Tables, questions []endgame.Question) bool {
	all := map[string]endgame.Job{}
	for _, q := range questions {
		jobs, err := tables.Plan(q.Material)
		if err != nil {
			return true
		}
		for _, job := range jobs {
			all[job.Material.String()] = job
		}
	}
	return endgame.Together(all).Positions > largeTable
}
