package workbench

import (
	"fairymax/internal/workbench/link"
	"fairymax/variants"
)

// Link is the link of a game, "" if a workbench cannot open it: games of the user's folders
// may extend each other.
func Link(v *variants.Variant) string {
	if v.File != "" {
		if _, err := New().with(v.Name, v.Text).Load(v.Name); err != nil {
			return ""
		}
	}
	text, err := link.Write(link.Game{Name: v.Name, Text: v.Text})
	if err != nil { // the name of its file is an odd one
		return ""
	}
	return text
}

// link writes a game as the part of an address after #.
func (s *Session) link(q *question) (any, error) {
	text, err := link.Write(link.Game{Name: q.Name, Text: q.Text, Start: q.Start, Moves: q.Moves})
	return struct {
		Link string `json:"link"`
	}{text}, err
}

// follow reads it.
func (s *Session) follow(q *question) (any, error) { return link.Read(q.Text) }
