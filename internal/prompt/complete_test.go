package prompt

import (
	"strings"
	"testing"
)

// words completes the last word of a line.
func words(all ...string) Completer {
	return func(line string) (int, []Proposal) {
		start := strings.LastIndexByte(line, ' ') + 1
		var list []Proposal
		for _, word := range all {
			if strings.HasPrefix(word, line[start:]) {
				list = append(list, Proposal{word, !strings.HasSuffix(word, "/")})
			}
		}
		return start, list
	}
}

func TestExpand(t *testing.T) {
	complete := words("save", "score", "folder/", "ändern", "änderung", "s\x1b[2J", "sa\u202e", "s\nx")
	for line, want := range map[string]string{
		"s": "s|save score", "sa": "save |", "load f": "load folder/|", "": "|save score folder/ ändern änderung",
		"x": "x|", "ä": "änder|", "änder": "änder|ändern änderung", "save": "save |",
	} {
		got, list := expand(line, complete)
		if got += "|" + strings.Join(strings.Fields(list.columns(80)), " "); len(list) == 0 {
			got = strings.TrimSuffix(got, " ")
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// Proposals fill the lines of the terminal, and no more.
func TestColumns(t *testing.T) {
	list := proposals{{"a", true}, {"bbb", true}, {"c", true}}
	for width, want := range map[int]string{80: "a    bbb  c\n", 11: "a    bbb\nc\n", 3: "a\nbbb\nc\n"} {
		if got := strings.ReplaceAll(list.columns(width), "  \n", "\n"); got != want {
			t.Errorf("width %d: %q, want %q", width, got, want)
		}
	}
}
