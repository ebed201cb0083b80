package xbetza

import (
	"errors"
	"strings"

	"fairymax/board/define"
)

// Move is a chain of legs, and whether its captures are of royal pieces only.
type Move struct {
	Legs   define.Chain
	Royals bool
}

// Castling is how far a king goes to castle.
type Castling struct {
	Left, Right bool // on which sides, as White sees the board
	Distance    int  // squares that the king goes
	Inside      int  // how many squares its partner stands from the edge
	Unmoved     bool // only as the first move
}

// Text is what a text says.
type Text struct {
	Moves     []Move
	Castlings []Castling
	Exempt    bool       // it has a ' for moves that are exempt from changes of type
	Doubts    []*Problem // terms that could mean something else
	Gaps      []*Problem // terms that our language cannot say
}

// Read reads how a piece moves on a board of some files and ranks. An error is a
// [*Problem], a mistake in the text. Terms that are right but cannot be said in our
// language are not errors: they are in Gaps, and their moves are missing.
func Read(text string, files, ranks int) (Text, error) {
	var all Text
	if len(text) > maxText {
		return all, &Problem{Reason: "a text of more than 500 letters", Term: text[:maxText]}
	}
	r := reader{scanner: scanner{text: text}, files: files, ranks: ranks, Text: &all}
	seen := make(map[string]bool)
	for r.rest() != "" {
		start := r.at
		found, err := r.term()
		if problem := (*Problem)(nil); errors.As(err, &problem) {
			r.skip(start)
			problem.Term, problem.Offset = text[start:r.at], start
			if !problem.Gap {
				return all, problem
			}
			all.Gaps = append(all.Gaps, problem)
			continue
		}
		for _, m := range found {
			key := m.Legs.Key()
			if m.Royals {
				key += "royal"
			}
			if !seen[key] {
				seen[key] = true
				all.Moves = append(all.Moves, m)
			}
		}
		if len(all.Moves) > maxChains {
			return all, &Problem{Gap: true, Reason: "it has more than 1000 single moves", Term: text}
		}
	}
	return all, nil
}

// reader reads the terms of a text.
type reader struct {
	scanner
	*Text
	files, ranks int
}

// skip moves past a term that cannot be used, at least by one letter.
func (r *reader) skip(start int) {
	if rest := r.text[start:r.at]; strings.Contains(rest, "[") && !strings.Contains(rest, "]") {
		if end := strings.IndexByte(r.rest(), ']'); end >= 0 {
			r.at += end + 1
		}
	}
	r.at = max(r.at, start+1)
}

// term reads what stands next: a castling, a leap to any square, or moves.
func (r *reader) term() ([]Move, error) {
	start := r.at
	letters := r.run(small)
	switch {
	case strings.HasPrefix(r.rest(), "O"):
		r.at++
		return nil, r.castling(letters)
	case strings.HasPrefix(r.rest(), "U"):
		r.at++
		return r.anywhere(letters)
	}
	r.at = start
	terms, err := r.terms()
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(r.rest(), "'") {
		r.at++
		r.Exempt = true
	}
	var all []Move
	for _, t := range terms {
		more, err := t.moves(r.files, r.ranks)
		if err != nil {
			return nil, err
		}
		if reason := t.doubt(); reason != "" {
			r.Doubts = append(r.Doubts, &Problem{Reason: reason, Term: r.text[start:r.at], Offset: start})
		}
		if all = append(all, more...); len(all) > maxChains {
			return nil, gap("more than %d single moves", maxChains)
		}
	}
	return all, nil
}

// moves returns the moves of a term on a board of some files and ranks.
func (t *term) moves(files, ranks int) ([]Move, error) {
	if err := t.check(); err != nil {
		return nil, err
	}
	switch l := t.legs[0]; {
	case len(t.legs) > 1:
	case l.side == 'z':
		t.crooked(max(files, ranks) - 1)
	case l.has('j') && l.slides():
		t.skip()
	}
	for i, l := range t.legs {
		s := l.atom.system
		if i > 0 {
			s = royal
		}
		if _, err := s.read(l.dirs); err != nil {
			return nil, err
		}
	}
	chains, err := t.walk(files, ranks)
	if err != nil {
		return nil, err
	}
	var all []Move
	for _, legs := range chains {
		all = append(all, Move{Legs: legs, Royals: t.legs[len(t.legs)-1].has('k')})
	}
	return all, nil
}

// skip writes a slide that ignores its first square as a step and the slide after it.
func (t *term) skip() {
	slide := t.legs[0]
	slide.marks = strings.ReplaceAll(slide.marks, "j", "")
	slide.dirs, slide.reach = "f", max(0, slide.reach-1)
	t.legs[0].marks, t.legs[0].reach, t.legs[0].atom.slides, t.legs[0].join = "mp", 1, false, '-'
	t.legs = append(t.legs, slide)
}

// crooked writes a crooked slide as some steps to the left and the right in turn.
func (t *term) crooked(steps int) {
	step := t.legs[0]
	step.reach, step.side, step.join, step.ends = 1, 0, 'a', true
	step.atom.slides = false
	t.legs = []leg{step}
	for range steps - 1 {
		step.side, step.dirs = 'z', ""
		t.legs = append(t.legs, step)
	}
	last := &t.legs[len(t.legs)-1]
	last.join, last.ends = 0, false
}

// castling reads the letters before O, and the number after it.
func (r *reader) castling(letters string) error {
	digits := r.run(digit)
	c := Castling{Inside: strings.Count(letters, "j"), Unmoved: strings.Contains(letters, "i")}
	c.Left, c.Right = strings.ContainsAny(letters, "sl"), strings.ContainsAny(letters, "sr")
	if strings.Trim(letters, "islrj") != "" || strings.Count(letters, "i") > 1 {
		return mistake("before O only i, j and one of s, l and r have a meaning")
	}
	if len(digits) > 2 || digits == "" || digits == "0" {
		return gap("castling without a distance, such as isO2")
	}
	for _, r := range digits {
		c.Distance = 10*c.Distance + int(r-'0')
	}
	if !c.Left && !c.Right {
		c.Left, c.Right = true, true
	}
	r.Castlings = append(r.Castlings, c)
	return nil
}

// anywhere reads the letters before U and returns leaps to all squares.
func (r *reader) anywhere(letters string) ([]Move, error) {
	for _, c := range []byte(letters) {
		switch {
		case strings.IndexByte(unsayable, c) >= 0:
			return nil, gap("%c: it %s", c, meanings[c])
		case strings.IndexByte("mci", c) < 0:
			return nil, gap("%c before U", c)
		}
	}
	l := leg{marks: strings.ReplaceAll(letters, "i", "")}
	var all []Move
	for right := 1 - r.files; right < r.files; right++ {
		for up := 1 - r.ranks; up < r.ranks; up++ {
			if right != 0 || up != 0 {
				v := define.Vector{Right: int8(right), Up: int8(up)}
				all = append(all, Move{Legs: define.Chain{{Vector: v, Range: 1, Mode: l.mode(), Unmoved: len(l.marks) < len(letters)}}})
			}
		}
	}
	return all, nil
}
