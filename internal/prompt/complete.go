package prompt

import (
	"strings"
	"unicode/utf8"

	"fairymax/internal/plain"
)

// A Completer proposes how a line, up to the cursor, may go on. The proposals take the
// place of the line from start on.
type Completer func(line string) (start int, list []Proposal)

// Proposal is a way to go on. If Done, nothing needs to follow but a blank.
type Proposal struct {
	Text string
	Done bool
}

type proposals []Proposal

// expand completes a line as far as all proposals agree. Where that adds nothing, it
// returns the proposals, to be shown.
func expand(line string, complete Completer) (string, proposals) {
	start, all := complete(line)
	list := printable(all)
	switch head := line[:start]; {
	case len(list) == 0:
		return line, nil
	case len(list) == 1 && list[0].Done:
		return head + list[0].Text + " ", nil
	default:
		common := head + list.common()
		if len(common) > len(line) || len(list) == 1 {
			return common, nil
		}
		return line, list
	}
}

// printable leaves out the proposals that a terminal would not just print, such as odd
// names of files.
func printable(all []Proposal) (list proposals) {
	for _, p := range all {
		if plain.Text(p.Text) == p.Text && !strings.ContainsAny(p.Text, "\n\t") {
			list = append(list, p)
		}
	}
	return list
}

// common is what all proposals begin with.
func (list proposals) common() string {
	common := list[0].Text
	for _, p := range list[1:] {
		for !strings.HasPrefix(p.Text, common) {
			_, size := utf8.DecodeLastRuneInString(common)
			common = common[:len(common)-size]
		}
	}
	return common
}

// columns writes the proposals side by side.
func (list proposals) columns(width int) string {
	cell := 1
	for _, p := range list {
		cell = max(cell, utf8.RuneCountInString(p.Text)+2)
	}
	each := max(1, (width-1)/cell)
	var b strings.Builder
	for i, p := range list {
		b.WriteString(p.Text)
		if i%each == each-1 || i == len(list)-1 {
			b.WriteByte('\n')
			continue
		}
		b.WriteString(strings.Repeat(" ", cell-utf8.RuneCountInString(p.Text)))
	}
	return b.String()
}
