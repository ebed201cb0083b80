package webplay

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"fairymax/internal/fen"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
	"fairymax/variants/spelling"
)

// setUp begins a game at a position, as any program writes it.
func (s *Session) setUp(q *question) (any, error) {
	start, err := fen.Read(s.rules, q.Text)
	if err != nil {
		return nil, fmt.Errorf("FEN: %w", err)
	}
	v := s.show(gametree.New(start.Position), nil)
	v.Notes = notesOf(start)
	return v, nil
}

// notesOf says how a position was read.
func notesOf(start fen.Reading) (notes []string) {
	for _, words := range start.Words() {
		notes = append(notes, "FEN: "+words)
	}
	return notes
}

// look shows a position without going there.
func (s *Session) look(q *question) (any, error) {
	other := &Session{rules: s.rules, names: s.names}
	return other.setUp(q)
}

// read goes on with a game of a PGN text, the first unless the question passes some over. The
// view has the names of all games if there are several.
func (s *Session) read(q *question) (any, error) {
	records, err := notation.ReadRecords(strings.NewReader(q.Text))
	if err != nil {
		return nil, err
	}
	if q.Count < 0 || q.Count >= len(records) || len(records[q.Count].Moves) == 0 && len(records[q.Count].Tags) == 0 {
		return nil, errors.New("there is no game in this text")
	}
	record := records[q.Count]
	tree, notes, err := gametree.Read(record, s.rules)
	name, isOther := record.Tag("Variant"), s.isOther(record.Tag("Variant"))
	if err != nil && isOther {
		return nil, fmt.Errorf("this is a game of %q, not of %s: %w", name, s.rules.Def.Name, err)
	}
	if err != nil {
		return nil, err
	}
	if isOther {
		notes = append(notes, fmt.Sprintf("the tag Variant is %q; its moves are read as those of %s", name, s.rules.Def.Name))
	}
	v := s.show(tree, record.OwnTags())
	v.Notes = s.notesOn(record, notes)
	if len(records) > 1 {
		for _, r := range records {
			v.Games = append(v.Games, titleOf(r))
		}
	}
	return v, nil
}

// notesOn says how a record was read.
func (s *Session) notesOn(record *notation.Record, notes []string) []string {
	start, _ := record.Begin(s.rules)
	all := notesOf(start)
	if note := record.Note(); note != "" {
		notes = append(notes, note)
	}
	for _, note := range notes {
		all = append(all, "In this record "+note)
	}
	return all
}

// isOther reports whether a name from a record is none of this game. Case, blanks and hyphens make no
// difference, and 960 follows the names of games that begin with shuffled pieces.
func (s *Session) isOther(name string) bool {
	bare := func(name string) string { return strings.TrimSuffix(spelling.Bare(name), "960") }
	def := s.rules.Def
	return name != "" && !slices.ContainsFunc(append([]string{def.Name, def.Title}, s.aliases...), func(own string) bool { return bare(own) == bare(name) })
}

// titleOf names a game by its players and its result.
func titleOf(r *notation.Record) string {
	return fmt.Sprintf("%s – %s, %s", cmp.Or(r.Tag("White"), "?"), cmp.Or(r.Tag("Black"), "?"), r.Result)
}

// record writes the game as PGN, with its variations. One that was read keeps its tags.
func (s *Session) record(q *question) (any, error) {
	tags := s.tags
	if len(tags) == 0 {
		tags = []notation.Tag{
			{Name: "Event", Value: "Game in a browser"},
			{Name: "Site", Value: "?"},
			{Name: "Date", Value: q.Date},
			{Name: "Round", Value: "-"},
			{Name: "White", Value: q.White},
			{Name: "Black", Value: q.Black},
		}
	}
	var b strings.Builder
	err := s.tree.Record(slices.Clone(tags)...).Write(&b)
	return struct {
		Text string `json:"text"`
	}{b.String()}, err
}
