package testgames

import (
	"slices"
	"strings"

	"fairymax/board"
)

// Edited is a game with something changed; an empty start leaves it as it is.
func Edited(g Game, name, start string, edit func(*board.Definition)) Game {
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
func typeOf(def *board.Definition, letter string) board.PieceType {
	return board.PieceType(1 + slices.IndexFunc(def.Types, func(t board.TypeDef) bool { return t.Letter == letter }))
}

// addType adds a type of both sides that moves as the pieces of a letter do.
func addType(def *board.Definition, letter string, demotes board.PieceType) board.PieceType {
	steps := pieces[strings.TrimSuffix(letter, "~")].steps
	def.Types = append(def.Types, board.TypeDef{Name: letter, Letter: letter, Owners: [2]bool{true, true},
		Steps: [2][]board.Step{steps, steps}, Demotes: demotes})
	return board.PieceType(len(def.Types))
}

// ranksOf is the zone of some ranks, from 0, for both sides.
func ranksOf(def *board.Definition, ranks ...int) (zone [2]board.Set) {
	for _, rank := range ranks {
		for file := range def.Files {
			zone[board.White].Add(board.Square(rank*def.Files + file))
			zone[board.Black].Add(board.Square((def.Ranks-1-rank)*def.Files + file))
		}
	}
	return zone
}
