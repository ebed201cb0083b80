package notation

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/spelling"
)

// Tag is a line such as [White "fairymax"] before the moves of a game record.
type Tag struct{ Name, Value string }

// Record is a game as the PGN text has it, not checked against any rules;
// [Record.Replay] does that.
type Record struct {
	Tags   []Tag
	Line          // the moves that were played
	Result string // "1-0", "0-1", "1/2-1/2" or "*"
	Ply    int    // the number of the first move in plies: 0 for White's first move, 1 for Black's
	cut    error  // why not all of it was kept
	note   string // see Note
	origin int    // the number of the lowest rank, as Replay has found it
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

// SettleResult makes the result after the moves and that of the tags the same, and returns a note if they
// were not. The standard (8.1.1.7, 8.2.6) wants them the same and prefers neither; the one after the moves ends
// the game, so it counts, unless it is "*", which may only be missing.
func (rec *Record) SettleResult() (note string) {
	at := slices.IndexFunc(rec.Tags, func(tag Tag) bool { return tag.Name == "Result" })
	if at < 0 || rec.Tags[at].Value == rec.Result {
		return ""
	}
	const standard = "the PGN standard wants both to be the same: 8.1.1.7, 8.2.6"
	said := rec.Tags[at].Value
	if rec.Result == "*" && slices.Contains(finalResults, said) {
		rec.Result = said
		return fmt.Sprintf("no result follows the moves; that of the tags, %s, counts (%s)", said, standard)
	}
	rec.Tags = slices.Clone(rec.Tags)
	rec.Tags[at].Value = rec.Result
	return fmt.Sprintf("the tag Result is %q, but %s follows the moves and counts (%s)", spelling.Shortened(said), rec.Result, standard)
}

// finalResults are those of games that have ended.
var finalResults = []string{"1-0", "0-1", "1/2-1/2"}

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

// PlyOf numbers the next move of a position in plies, as the field Ply of a [Record] does.
func PlyOf(p *board.Position) int {
	ply := 2 * max(p.MoveNumber()-1, 0)
	if p.Turn() == define.Black {
		ply++
	}
	return ply
}
