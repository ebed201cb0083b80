package notation

import (
	"fmt"
	"slices"
	"strings"
)

// computedTags are those that [NewRecord] and a game tree add.
var computedTags = append(slices.Clone(gameTags), "Result", "Termination")

// gameTags are those that follow from the moves and the position that they begin at.
var gameTags = []string{"Variant", "SetUp", "FEN", ranksTag}

// OwnTags are the tags that do not follow from the game.
func (rec *Record) OwnTags() []Tag {
	return slices.DeleteFunc(slices.Clone(rec.Tags), func(tag Tag) bool { return slices.Contains(computedTags, tag.Name) })
}

// CheckTags says what is wrong with tags for [NewRecord] that come from elsewhere: a second tag of a name would
// contradict the first one, and other programs take one or the other.
func CheckTags(tags []Tag) error {
	for i, tag := range tags {
		isSame := func(name string) bool { return strings.EqualFold(name, tag.Name) }
		switch {
		case !isTagName(tag.Name):
			return fmt.Errorf("a tag cannot be called %q: use letters, digits and underscores", tag.Name)
		case slices.ContainsFunc(gameTags, isSame):
			return fmt.Errorf("the tag %s cannot be given: it follows from the game", tag.Name)
		case slices.ContainsFunc(tags[:i], func(other Tag) bool { return isSame(other.Name) }):
			return fmt.Errorf("the tag %s is given twice", tag.Name)
		}
	}
	return nil
}

// isTagName reports whether PGN has such names of tags.
func isTagName(name string) bool {
	for _, c := range []byte(name) {
		if letter := c | 0x20; c != '_' && !isDigit(c) && (letter < 'a' || 'z' < letter) {
			return false
		}
	}
	return name != ""
}

// Results are the ways in which PGN writes how a game stands.
var Results = []string{"1-0", "0-1", "1/2-1/2", "*"}

// quoted is the value of a tag between quotes. PGN has no way to write control characters, such as line breaks:
// they become blanks.
func quoted(value string) string {
	plain := strings.Map(func(c rune) rune {
		if c < ' ' || c == 0x7f {
			return ' '
		}
		return c
	}, value)
	return `"` + escapeTag.Replace(plain) + `"`
}

var escapeTag = strings.NewReplacer(`\`, `\\`, `"`, `\"`)
