package diagram

import (
	"regexp"
	"strings"

	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// setting is a parameter with its value.
type setting struct {
	name  string
	whole game.Word // name and value
	value game.Word
}

// The fields of a line of a piece.
const (
	nameField = iota
	idField
	movesField
	imageField
	squaresField
	handField
	fieldCount
)

// row is the line of a piece.
type row struct {
	fields [fieldCount]game.Word
	morph  *setting // the parameter of this name after it, nil if there is none
}

// items are the parts of a diagram in their order: settings and rows.
type items struct {
	settings []setting
	rows     []*row
}

// The bounds of a diagram, which are more than any has.
const (
	maxRows  = 500
	maxPart  = 20_000 // bytes of a line
	maxParts = 2_000
)

var settingForm = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9]*=`)

// cut cuts a diagram into items. A page may have lost the ends of its lines, so that
// several items follow each other.
func cut(in *game.Run, d *found) items {
	var all items
	for i, part := range d.parts {
		if len(part.Text) > maxPart || i == maxParts {
			in.FailAt(part.Part(0, 0), "this is too long for a diagram")
			break
		}
		all.cutPart(in, part)
		if len(all.rows) > maxRows || len(all.settings) > maxRows {
			in.FailAt(part, "a diagram of more than %d pieces or parameters", maxRows)
			break
		}
	}
	return all
}

// cutPart cuts one part of a line.
func (all *items) cutPart(in *game.Run, part game.Word) {
	words := wordsOf(part.Text)
	text := func(i int) string { return part.Text[words[i].from:words[i].to] }
	for i := 0; i < len(words) && len(all.rows) <= maxRows; i++ {
		w := part.Part(words[i].from, words[i].to)
		if name := settingForm.FindString(w.Text); name != "" {
			s := setting{name: strings.TrimSuffix(name, "="), whole: w, value: w.Part(len(name), len(w.Text))}
			all.addSetting(in, s)
			if s.value.Text == "" && i+1 < len(words) && !strings.Contains(text(i+1), ":") && settingForm.FindString(text(i+1)) == "" {
				in.FailAt(part.Part(words[i+1].from, words[i+1].to), "%q stands alone: write %s and its value without a space", spelling.Shortened(text(i+1)), w.Text)
				return
			}
			continue
		}
		last := i
		for last < len(words) && !strings.Contains(text(last), ":") {
			last++
		}
		if last == len(words) {
			in.FailAt(w, "%q is neither a parameter, name=value, nor a piece, name:id:moves:image:squares", spelling.Shortened(w.Text))
			return
		}
		all.addRow(in, part.Part(words[i].from, words[last].to), i == 0 && last == len(words)-1)
		i = last
	}
}

// stretch is a part of a text, in bytes.
type stretch struct{ from, to int }

// wordsOf cuts a text at blanks.
func wordsOf(text string) (words []stretch) {
	start := -1
	text += " "
	for i := range len(text) {
		blank := text[i] == ' ' || text[i] == '\t'
		switch {
		case blank && start >= 0:
			words = append(words, stretch{start, i})
			start = -1
		case !blank && start < 0:
			start = i
		}
	}
	return words
}

// addSetting adds a parameter; morph belongs to the piece before it.
func (all *items) addSetting(in *game.Run, s setting) {
	if s.name != "morph" {
		all.settings = append(all.settings, s)
		return
	}
	switch {
	case len(all.rows) == 0:
		in.FailAt(s.whole, "morph must come after its piece")
	case all.rows[len(all.rows)-1].morph != nil:
		in.FailAt(s.whole, "morph is given twice for the same piece")
	default:
		all.rows[len(all.rows)-1].morph = &s
	}
}

// addRow adds the line of a piece. Fields at its end may be missing if it has the line to
// itself.
func (all *items) addRow(in *game.Run, text game.Word, alone bool) {
	r := new(row)
	start, count := 0, 0
	for i := 0; i <= len(text.Text); i++ {
		if i < len(text.Text) && text.Text[i] != ':' {
			continue
		}
		if count == fieldCount {
			in.FailAt(text.Part(i, i), "too many colons: a piece is name:id:moves:image:squares, and :number for those in hand")
			return
		}
		r.fields[count] = trimmed(text.Part(start, i))
		start, count = i+1, count+1
	}
	if count < squaresField+1 && !alone {
		in.FailAt(text, "%q is not a piece: that would be name:id:moves:image:squares", spelling.Shortened(text.Text))
		return
	}
	for ; count < fieldCount; count++ {
		r.fields[count] = text.Part(len(text.Text), len(text.Text))
	}
	all.rows = append(all.rows, r)
}

// trimmed returns a word without blanks around it.
func trimmed(w game.Word) game.Word {
	left := len(w.Text) - len(strings.TrimLeft(w.Text, " \t"))
	return w.Part(left, max(left, len(strings.TrimRight(w.Text, " \t"))))
}
