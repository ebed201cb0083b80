package main

import (
	"fmt"
	"strings"

	"fairymax/internal/endgame"
	"fairymax/variants"
)

// knownEndgames says which single pieces win against a bare royal, as far as the command
// endgame has computed that, in sentences.
func knownEndgames(v *variants.Variant) []string {
	folder, err := endgameFolder(v.Rules, "")
	if err != nil {
		return nil
	}
	var list []string
	for _, a := range endgame.OpenKept(folder, endgameKey(v.Rules), func(string) {}).Singles() {
		list = append(list, a.Sentence())
	}
	return list
}

// endgamesOrHow is the same, or how to compute it; nothing about games without tables.
func (k *call) endgamesOrHow(v *variants.Variant) []string {
	known := knownEndgames(v)
	if len(known) == 0 && endgame.Asks(v.Rules) {
		return []string{fmt.Sprintf("\"fairymax endgame %s\" computes which pieces win against a bare king.", strings.Join(k.arguments, " "))}
	}
	return known
}
