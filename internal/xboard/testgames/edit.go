package testgames

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Edited is a game with something changed; an empty start leaves it as it is.
func Edited(g Game, name, start string, edit func(*define.Game)) Game {
	def := *g.Rules.Def
	def.Types, def.Promotions, def.Castlings = slices.Clone(def.Types), slices.Clone(def.Promotions), slices.Clone(def.Castlings)
	def.Name = name
	if start != "" {
		def.Start = start
	}
	edit(&def)
	rules, err := board.Compile(&def)
	if err != nil {
		panic(name + ": " + err.Error())
	}
	return Game{Name: name, Rules: rules, Betza: betzaOf(rules)}
}

// typeOf finds a type by its letter.
func typeOf(def *define.Game, letter string) define.PieceType {
	return define.PieceType(1 + slices.IndexFunc(def.Types, func(t define.Type) bool { return t.Letter == letter }))
}

// addType adds a type of both sides that moves as the pieces of a letter do.
func addType(def *define.Game, letter string, demotes define.PieceType) define.PieceType {
	steps := pieces[strings.TrimSuffix(letter, "~")].steps
	def.Types = append(def.Types, define.Type{Name: letter, Letter: letter, Owners: [2]bool{true, true},
		Steps: [2][]define.Step{steps, steps}, Demotes: demotes})
	return define.PieceType(len(def.Types))
}

// ranksOf is the zone of some ranks, from 0, for both sides.
func ranksOf(def *define.Game, ranks ...int) (zone [2]define.Set) {
	for _, rank := range ranks {
		for file := range def.Files {
			zone[define.White].Add(define.Square(rank*def.Files + file))
			zone[define.Black].Add(define.Square((def.Ranks-1-rank)*def.Files + file))
		}
	}
	return zone
}
