package main

import (
	"fmt"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/endgame"
	"fairymax/internal/page"
	"fairymax/internal/sheet"
	"fairymax/variants"
)

// shownGame is a game as JSON.
type shownGame struct {
	Name       string        `json:"name"`
	Title      string        `json:"title"`
	Source     string        `json:"source"`
	File       string        `json:"file,omitempty"`
	Files      int           `json:"files"`
	Ranks      int           `json:"ranks"`
	Holes      []string      `json:"holes"`
	Start      string        `json:"start"`
	XBoard     bool          `json:"xboard"`
	Pieces     []shownPiece  `json:"pieces"`
	Rules      []shownRule   `json:"rules"`
	Endgames   []shownEnding `json:"endgames"`
	Evaluation string        `json:"evaluation"`
}

// shownEnding is what a single piece is worth against a bare royal.
type shownEnding struct {
	Material string  `json:"material"`
	Side     string  `json:"side"`
	Piece    string  `json:"piece"`
	Share    float64 `json:"share"`   // of positions that it wins when it is to move
	Longest  int     `json:"longest"` // moves of its longest win, 0 if it has none
	Text     string  `json:"text"`
}

// newShownEndings lists what is known about single pieces.
func newShownEndings(answers []*endgame.Answer) []shownEnding {
	list := []shownEnding{}
	for _, a := range answers {
		share, longest := a.Whole()
		list = append(list, shownEnding{a.Material, a.Side, a.Pieces[0], share, longest, a.Sentence()})
	}
	return list
}

// shownPiece is a piece type. Each side that has it has its own moves.
type shownPiece struct {
	Name   string      `json:"name"`
	Title  string      `json:"title"`
	Letter string      `json:"letter"`
	Value  int         `json:"value"`
	Worth  *shownWorth `json:"measured,omitempty"`
	Look   string      `json:"picture,omitempty"`
	Royal  bool        `json:"royal"`
	Moves  []shownSide `json:"moves"`
}

// shownWorth is what a piece was measured to be worth.
type shownWorth struct {
	Value int `json:"value"`
	Half  int `json:"half"`
}

type shownSide struct {
	Side  string   `json:"side"`
	Text  string   `json:"text"`
	Betza string   `json:"betza"`
	Exact bool     `json:"exact"`
	Steps []string `json:"steps,omitempty"`
}

type shownRule struct {
	Label string `json:"label"`
	Text  string `json:"text"`
}

// showJSON prints a game for programs, with one piece if that is named.
func (k *call) showJSON(v *variants.Variant, only string, steps bool) error {
	types, err := chosenTypes(v, only)
	if err != nil {
		return err
	}
	s := page.SheetOf(v)
	s.XBoard = knownToXBoard(v)
	choice := k.evaluations.of(v)
	game := shownGame{
		Name: v.Name, Title: v.Title, Source: v.Source, File: v.File, Files: v.Rules.Files, Ranks: v.Rules.Ranks,
		Holes: []string{}, Start: v.Rules.Start().FEN(), XBoard: s.XBoard, Pieces: []shownPiece{}, Evaluation: choice.String(),
	}
	for _, at := range v.Rules.Def.Holes.Squares() {
		game.Holes = append(game.Holes, v.Rules.SquareName(at, 1))
	}
	for _, t := range types {
		piece := newShownPiece(s, t, steps)
		piece.Look = v.Symbols[t-1].Look()
		game.Pieces = append(game.Pieces, piece)
	}
	for _, p := range s.Paragraphs() {
		game.Rules = append(game.Rules, shownRule(p))
	}
	game.Endgames = newShownEndings(singles(v))
	return k.printJSON(game)
}

// newShownPiece describes a piece type.
func newShownPiece(s *sheet.Sheet, t define.PieceType, steps bool) shownPiece {
	def := &s.Def.Types[t-1]
	p := shownPiece{Name: def.Name, Title: def.Title, Letter: def.Letter, Value: s.Values[t], Royal: s.Def.Royal.Types.Has(t), Moves: []shownSide{}}
	if int(t) < len(s.Measured) && s.Measured[t].Value > 0 {
		p.Worth = &shownWorth{s.Measured[t].Value, s.Measured[t].Half}
	}
	for c := define.White; c <= define.Black; c++ {
		if !def.Owners[c] {
			continue
		}
		side := shownSide{Side: strings.ToLower(c.String()), Text: s.BriefFor(c, t)}
		side.Betza, side.Exact = s.Betza(c, t)
		for _, step := range def.Steps[c] {
			if steps {
				side.Steps = append(side.Steps, fmt.Sprint(step))
			}
		}
		p.Moves = append(p.Moves, side)
	}
	return p
}
