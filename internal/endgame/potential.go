package endgame

import (
	"context"
	"fmt"

	"fairymax/board/define"
)

// Potential asks which pieces win against a bare royal.
type Potential struct {
	Title    string   `json:"title"`
	Board    string   `json:"board"`
	Unjudged []string `json:"unjudged,omitempty"` // what the rules have and tables do not judge
	MoveRule int      `json:"moveRule,omitempty"` // moves of each side
	Answers  []Answer `json:"answers"`

	wins string // how a side wins besides by mate, as a line
}

// Question is what is asked: whether a side wins with some material.
type Question struct {
	Material Material
	Side     define.Color // that is asked about
	Kind     Kind
}

// Kind says what a question is about.
type Kind int

// The kinds of questions.
const (
	OnePiece   Kind = iota // a piece and its royal against a bare royal
	TwoPieces              // two pieces and their royal against a bare royal
	OneAgainst             // a piece and its royal against a piece and its royal
	Named                  // what a command line names
)

// Questions lists what can be asked about the pieces of a game: each alone and each pair, and
// each against each if that is wanted. Where the sides have the same pieces, White has them.
func (t *Tables) Questions(pairs, against bool) ([]Question, error) {
	if _, err := Bare(t.rules); err != nil {
		return nil, err
	}
	var list []Question
	for kind := OnePiece; kind <= OneAgainst; kind++ {
		if kind == TwoPieces && !pairs || kind == OneAgainst && !against {
			continue
		}
		list = append(list, t.ask(kind)...)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s has no pieces but royals, so there is nothing to test for mating one", t.rules.Def.Name)
	}
	return list, nil
}

// NameQuestion asks about material that a command line names: whether White wins, or Black if
// only Black has more than royals.
func NameQuestion(m Material) Question {
	q := Question{m, define.White, Named}
	extra := [2]int{}
	for _, piece := range m.pieces {
		if !m.rules.IsRoyal(piece.Type()) {
			extra[piece.Color()]++
		}
	}
	if extra[define.White] == 0 && extra[define.Black] > 0 {
		q.Side = define.Black
	}
	return q
}

// ask lists the questions of a kind.
func (t *Tables) ask(kind Kind) []Question {
	sides := []define.Color{define.White}
	if t.flip == nil {
		sides = append(sides, define.Black)
	}
	var list []Question
	for _, c := range sides {
		for _, a := range t.pieces(c, kind != OnePiece) {
			piece := define.MakePiece(c, a)
			switch kind {
			case OnePiece:
				list = t.askAbout(list, kind, piece)
			case TwoPieces:
				for _, b := range t.pieces(c, true) {
					if b >= a {
						list = t.askAbout(list, kind, piece, define.MakePiece(c, b))
					}
				}
			default:
				for _, b := range t.pieces(c.Other(), true) {
					list = t.askAbout(list, kind, piece, define.MakePiece(c.Other(), b))
				}
			}
		}
	}
	return list
}

// askAbout adds the question whether the side of the first of some pieces wins with them and the
// bare royals.
func (t *Tables) askAbout(list []Question, kind Kind, pieces ...define.Piece) []Question {
	bare, err := Bare(t.rules)
	if err != nil {
		return list
	}
	return append(list, Question{newMaterial(t.rules, append(bare, pieces...)), pieces[0].Color(), kind})
}

// pieces lists the types of a side that can stand on the board and are not royal, without
// those that promote or never come back if that is wanted: what they become is asked about.
func (t *Tables) pieces(c define.Color, officers bool) []define.PieceType {
	var list []define.PieceType
	for k := define.PieceType(1); int(k) <= t.rules.Types(); k++ {
		if !t.rules.IsRoyal(k) && len(t.reach.squares(define.MakePiece(c, k))) > 0 && !(officers && t.rules.Irreversible(k)) {
			list = append(list, k)
		}
	}
	return list
}

// Ask answers a question, from the answers that are kept if they have it.
func (t *Tables) Ask(ctx context.Context, q Question, kept *Kept) (*Answer, error) {
	if a := kept.Answer(q.Material, q.Side); a != nil {
		return a, nil
	}
	a, err := t.Answer(ctx, q.Material, q.Side)
	if err != nil {
		return nil, err
	}
	if q.Kind == TwoPieces || q.Kind == OneAgainst {
		t.Forget(q.Material)
	}
	kept.keep(a)
	return a, nil
}
