package gametree

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// Read reads a record, and goes to the end of its main line. A variation with an illegal move
// is left out from there on, which is said in notes; one in the main line is an error.
func Read(rec *notation.Record, r *board.Rules) (t *Tree, notes []string, err error) {
	game, err := rec.Replay(r)
	if err != nil {
		return nil, nil, err
	}
	rd := &reader{rec: rec, tree: New(game.Start())}
	rd.tree.root.addComment(r, rec.Remark)
	rd.line(&rec.Line, game.Moves())
	rd.tree.enter(rd.tree.root)
	for _, n := range rd.tree.MainLine() {
		rd.tree.step(n)
	}
	if isForfeit(rec, rd.tree) {
		rd.tree.Forfeit()
	}
	rd.tree.At().Ending = &Ending{rec.Result, rec.Tag("Termination")}
	return rd.tree, rd.notes, nil
}

// isForfeit reports whether a record says that the side to move lost on time at its end.
func isForfeit(rec *notation.Record, t *Tree) bool {
	if result, _ := t.Result(); result.Over || !strings.EqualFold(rec.Tag("Termination"), "time forfeit") {
		return false
	}
	won := map[define.Color]string{define.White: "0-1", define.Black: "1-0"}
	return rec.Result == won[t.game.Position().Turn()]
}

// reader plays the moves of a record into a tree.
type reader struct {
	rec   *notation.Record
	tree  *Tree
	notes []string
}

// mostNotes are more than a person reads.
const mostNotes = 10

// line plays a line from the place in the tree, and then the variations of its moves. The moves
// are read already where it is the main line.
func (rd *reader) line(line *notation.Line, moves []board.Move) {
	var places []*Node
	for i, text := range line.Moves {
		place := rd.tree.At()
		text, judged := notation.CutGlyph(text)
		m := board.NoMove
		var err error
		if i < len(moves) {
			m = moves[i]
		} else if m, err = rd.rec.ReadMove(rd.tree.game.Position(), text); err == nil && rd.tree.game.Result().Over {
			err = fmt.Errorf("%s: the game is over", text)
		}
		if err == nil {
			err = rd.tree.Play(m)
		}
		if err != nil {
			rd.note(err)
			break
		}
		rd.annotate(line, i, judged)
		places = append(places, place)
	}
	for i, place := range places {
		for _, other := range line.VariationsOf(i) {
			rd.tree.enter(place)
			rd.line(other, nil)
		}
	}
}

// annotate takes over what a line says about a move, which was just played. A remark before
// the first move of a variation is a part of what is said of that.
func (rd *reader) annotate(line *notation.Line, i, judged int) {
	n, text := rd.tree.At(), line.Comment(i)
	if i == 0 && n.Parent != nil && line != &rd.rec.Line {
		text = strings.TrimSpace(line.Remark + " " + text)
	}
	if text != "" {
		n.addComment(rd.tree.game.Position().Rules(), text)
	}
	glyphs := line.GlyphsOf(i)
	if judged != 0 {
		glyphs = append([]int{judged}, glyphs...)
	}
	if len(glyphs) > 0 {
		n.Glyphs = glyphs
	}
}

func (rd *reader) note(err error) {
	if len(rd.notes) < mostNotes {
		rd.notes = append(rd.notes, fmt.Sprintf("a variation is left out: %v", err))
	}
}
