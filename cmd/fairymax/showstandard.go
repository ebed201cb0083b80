package main

import (
	"fmt"
	"io"
	"reflect"

	"fairymax/board/define"
	"fairymax/internal/sheet"
	"fairymax/variants"
)

// This file finds the pieces that a reader of a rule sheet knows already.

// standardGame has the pieces that are known to all.
const standardGame = "normal"

// pieceChoice is what show describes of the pieces of a game.
type pieceChoice struct {
	types    []define.PieceType // to describe
	standard []string           // the names of the others
	game     string             // the title of the game in which those move alike
}

// chooseUnusual leaves out the pieces of the standard game, unless this is the game.
func (k *call) chooseUnusual(v *variants.Variant) (pieceChoice, error) {
	known, err := k.catalogue().Load(standardGame)
	if err != nil {
		return pieceChoice{}, err
	}
	choice := pieceChoice{game: known.Title}
	for i := range v.Rules.Def.Types {
		def := &v.Rules.Def.Types[i]
		if v.Name != known.Name && isStandard(def, known.Rules.Def) {
			choice.standard = append(choice.standard, def.Title)
			continue
		}
		choice.types = append(choice.types, define.PieceType(i+1))
	}
	return choice, nil
}

// isStandard reports whether a game has a type of the same name, letter and moves.
func isStandard(def *define.Type, game *define.Game) bool {
	for i := range game.Types {
		if known := &game.Types[i]; known.Name == def.Name {
			return known.Title == def.Title && known.Letter == def.Letter && sameSteps(def, known)
		}
	}
	return false
}

// sameSteps reports whether the pieces of every side that has both types move alike.
func sameSteps(def, known *define.Type) bool {
	for c, owns := range def.Owners {
		if owns && !reflect.DeepEqual(def.Steps[c], known.Steps[c]) {
			return false
		}
	}
	return true
}

// print describes the chosen pieces, and names the others.
func (choice pieceChoice) print(w io.Writer, s *sheet.Sheet) {
	if len(choice.types) > 0 {
		s.Pieces(w, choice.types...)
	}
	if n := len(choice.standard); n > 0 {
		moves := "move"
		if n == 1 {
			moves = "moves"
		}
		say(w, []string{fmt.Sprintf("%s %s as in %s; show -all draws that too.", sheet.Capitalize(sheet.Enumerate(choice.standard, "and")), moves, choice.game)})
		fmt.Fprintln(w)
	}
}
