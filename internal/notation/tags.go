package notation

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"fairymax/variants/spelling"
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
			return fmt.Errorf("a tag cannot be called %q: use letters, digits and underscores", spelling.Shortened(tag.Name))
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

// tag stores a tag pair. A tag after moves begins the next game.
func (s *scanner) tag() {
	if s.current != nil && len(s.current.Moves) > 0 {
		s.finish("*")
	}
	name, value, _ := strings.Cut(strings.TrimSpace(s.word), " ")
	value = strings.TrimSpace(value)
	switch {
	case len(value) >= 2 && value[0] == '"' && value[len(value)-1] == '"':
		value = unescapeTag.Replace(value[1 : len(value)-1])
	case strings.Contains(value, `"`):
		s.game().cut = fmt.Errorf(`line %d: a tag is a name and a value in quotes, such as [Event "Match"], and not [%.60s]`, s.at, s.word)
		return
	}
	if len(s.game().Tags) == mostTags {
		s.err = fmt.Errorf("line %d: this game has more than %d tags", s.at, mostTags)
		return
	}
	s.game().Tags = append(s.game().Tags, Tag{decoded(name), decoded(value)})
}

// decoded is a text as UTF-8. What is not is Latin-1, which the PGN standard names.
func decoded(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	var b strings.Builder
	for i := range len(text) {
		b.WriteRune(rune(text[i]))
	}
	return b.String()
}

var unescapeTag = strings.NewReplacer(`\\`, `\`, `\"`, `"`)
