package notation

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// ranksTag says from which number a record of a board of ten ranks counts them.
const ranksTag = "Ranks"

// CountFromOne notes in the tags of a record that its ranks are counted from 1, where
// XBoard counts from 0.
func (rec *Record) CountFromOne(r *board.Rules) {
	if RankOrigin(r) == 1 {
		return
	}
	rec.Tags = slices.Clone(rec.Tags)
	at := slices.IndexFunc(rec.Tags, func(tag Tag) bool { return tag.Name == ranksTag })
	if at < 0 {
		at, rec.Tags = len(rec.Tags), append(rec.Tags, Tag{Name: ranksTag})
	}
	rec.Tags[at].Value = "1"
}

// Note says how the moves of a record were read, "" where that is not in doubt.
func (rec *Record) Note() string { return rec.note }

// Replay plays a record from where it begins. The error names the first illegal move; the
// game up to that move is returned too.
//
// XBoard counts the ranks of boards of ten from 0, all others from 1: both are tried. If
// both play through, or neither, the tags decide.
func (rec *Record) Replay(r *board.Rules) (*board.Game, error) {
	start, err := rec.Begin(r)
	if err != nil {
		return nil, err
	}
	if RankOrigin(r) == 1 {
		return rec.playFrom(start.Position, 1)
	}
	usual := rec.usualOrigin()
	g, err := rec.playFrom(start.Position, usual)
	if rec.Tag(ranksTag) != "" {
		return g, err
	}
	other, otherErr := rec.playFrom(start.Position, 1-usual)
	rec.origin = usual
	switch {
	case err == nil && otherErr == nil && len(rec.Moves) > 0:
		rec.note = fmt.Sprintf("ranks are counted from %d, though the moves are legal from %d too", usual, 1-usual)
	case err != nil && (otherErr == nil || len(other.Moves()) > len(g.Moves())):
		rec.origin = 1 - usual
		return other, otherErr
	}
	return g, err
}

// xboardEvents are how the tag Event begins in records of XBoard, and in ours from before
// we counted from 1.
var xboardEvents = []string{"Computer Chess Game", "Casual Game", "Edited game", "Edited position", "ICS ", "Analysis", "Game in a browser", "Game in the terminal", "fairymax match"}

// usualOrigin is the number of the lowest rank by the tags.
func (rec *Record) usualOrigin() int {
	begins := func(prefix string) bool {
		return strings.HasPrefix(strings.ToLower(rec.Tag("Event")), strings.ToLower(prefix))
	}
	switch {
	case rec.Tag(ranksTag) == "1":
		return 1
	case rec.Tag(ranksTag) == "0", slices.ContainsFunc(xboardEvents, begins):
		return 0
	}
	return 1
}

// ReadMove reads a move of the record or of one of its variations, when [Record.Replay] has
// found how the ranks are counted.
func (rec *Record) ReadMove(p *board.Position, text string) (board.Move, error) {
	m, err := Read(p, text, rec.origin)
	if err != nil && slices.Contains(passTexts, strings.ToLower(text)) && !p.InCheck() && !gameOver(p) {
		m, err = board.PassMove, nil // a null move, where the rules have none
	}
	return m, err
}

func (rec *Record) playFrom(start *board.Position, origin int) (*board.Game, error) {
	g := board.NewGame(start)
	rec.origin = origin
	for i, text := range rec.Moves {
		m, err := rec.ReadMove(g.Position(), text)
		if err != nil {
			return g, fmt.Errorf("ply %d: %w", i+1, err)
		}
		g.Play(m)
	}
	return g, rec.cut
}
