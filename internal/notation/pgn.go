package notation

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
)

// Tag is a line such as [White "fairymax"] before the moves of a game record.
type Tag struct{ Name, Value string }

// Record is a game as the PGN text has it, not checked against any rules;
// [Record.Replay] does that.
type Record struct {
	Tags     []Tag
	Moves    []string // in SAN
	Remark   string   // a comment before the first move
	Comments []string // Comments[i] follows Moves[i]; may be shorter than Moves
	Result   string   // "1-0", "0-1", "1/2-1/2" or "*"
	Ply      int      // the number of the first move in plies: 0 for White's first move, 1 for Black's
	cut      error    // why more moves were not kept
	note     string   // see Note
}

// Tag returns the value of a tag, "" if there is none.
func (rec *Record) Tag(name string) string {
	for _, tag := range rec.Tags {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// NewRecord records a game, with ranks from 1. After the given tags it adds Result and
// Variant, and SetUp with FEN if the game did not begin at the variant's start.
func NewRecord(g *board.Game, result string, tags ...Tag) *Record {
	r := g.Start().Rules()
	rec := &Record{Tags: tags, Result: result, Ply: PlyOf(g.Start())}
	rec.Tags = append(rec.Tags, Tag{"Result", result}, Tag{"Variant", r.Def.Name})
	rec.CountFromOne(r)
	if fen := g.Start().FEN(); fen != r.Start().FEN() {
		rec.Tags = append(rec.Tags, Tag{"SetUp", "1"}, Tag{"FEN", fen})
	}
	for i, m := range g.Moves() {
		rec.Moves = append(rec.Moves, SAN(g.PositionAt(i), m, 1))
	}
	return rec
}

// lineWidth is the longest line of movetext in the PGN standard.
const lineWidth = 79

// Write writes the record, followed by an empty line.
func (rec *Record) Write(w io.Writer) error {
	var b strings.Builder
	for _, tag := range rec.Tags {
		fmt.Fprintf(&b, "[%s \"%s\"]\n", tag.Name, escapeTag.Replace(tag.Value))
	}
	b.WriteByte('\n')
	column := 0
	for _, word := range rec.words() {
		switch {
		case column == 0:
		case column+1+len(word) > lineWidth:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += len(word)
	}
	b.WriteString("\n\n")
	_, err := io.WriteString(w, b.String())
	return err
}

var escapeTag = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// PlyOf numbers the next move of a position in plies, as the field Ply of a [Record] does.
func PlyOf(p *board.Position) int {
	ply := 2 * max(p.MoveNumber()-1, 0)
	if p.Turn() == board.Black {
		ply++
	}
	return ply
}

// comment writes a comment of the movetext.
func comment(text string) string {
	return "{" + strings.NewReplacer("{", "(", "}", ")").Replace(text) + "}"
}

// words returns the movetext as words; lines are broken only between them.
func (rec *Record) words() []string {
	var words []string
	if rec.Remark != "" {
		words = append(words, comment(rec.Remark))
	}
	numbered := false
	for i, move := range rec.Moves {
		ply := rec.Ply + i
		switch {
		case ply%2 == 0:
			words = append(words, fmt.Sprintf("%d.", ply/2+1))
		case !numbered:
			words = append(words, fmt.Sprintf("%d...", ply/2+1))
		}
		words = append(words, move)
		numbered = true
		if i < len(rec.Comments) && rec.Comments[i] != "" {
			words = append(words, comment(rec.Comments[i]))
			numbered = false
		}
	}
	return append(words, rec.Result)
}
