package book

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
)

func TestProblems(t *testing.T) {
	r := rulesOf(t, "normal")
	for _, test := range []struct {
		style style
		line  string
		want  string
	}{
		{weights{}, "hello", "FILE:1:6: position: "},
		{weights{}, "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\te2e4", "FILE:1:10: rank 7"},
		{weights{}, strings.Replace(start, " w ", " x ", 1) + "\te2e4", "FILE:1:45: "},
		{weights{}, start + "\te2e5", "FILE:1:54: e2e5"},
		{weights{}, start + "\te2e4:3/4 e2e9:1/1 d2d4", "FILE:1:63: e2e9"},
		{weights{}, start + "\te2e4:x", "FILE:1:59: "},
		{weights{}, start + "\te2e4:-1", "FILE:1:59: "},
		{weights{}, start + "\te2e4:1/x", "FILE:1:59: "},
		{weights{}, start + "\te2e4:1/", "FILE:1:59: "},
		{weights{}, start + "\te2e4:", "FILE:1:59: "},
		{weights{}, start + "\te2e4:9999999999", "FILE:1:59: "},
		{weights{}, start + "\té:1 e2e4", "FILE:1:54: é"},
		{analyses{}, start + "\te2e4:1.5/3", "FILE:1:59: "},
		{analyses{}, start + "\te2e4:+-3", "FILE:1:59: "},
		{analyses{}, start + "\te2e4:#100000/3", "FILE:1:59: "},
	} {
		_, found := readSheet(t, r, test.style, test.line+"\n")
		if len(found) != 1 || !strings.HasPrefix(found[0].Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.line, found, test.want)
		}
	}
}

// A bad word or a bad line does no harm to the rest.
func TestRestStaysUsable(t *testing.T) {
	r := rulesOf(t, "normal")
	text := "nonsense\n" + start + "\te2e4:3/4 e2e9:1/1 d2d4\nmore nonsense\n"
	s, found := readSheet(t, r, weights{}, text)
	if len(found) != 3 || found[0].Line != 1 || found[1].Line != 2 || found[2].Line != 3 {
		t.Errorf("problems: %v", found)
	}
	if got := movesText(s, r.Start()); got != "e2e4:3/4 d2d4:1" {
		t.Errorf("left are %s", got)
	}
}

// How files are read and written again.
func TestRewriting(t *testing.T) {
	const afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -"
	r := rulesOf(t, "normal")
	heading := weights{}.heading()
	for _, test := range []struct {
		name, text, want string
	}{
		{"nothing", "", heading},
		{"only a comment", "# mine", "# mine\n"},
		{"sorted moves", "#\n\n" + start + "\ta2a3:1/1 e2e4:9/9 d2d4:9/8 b2b3:1/1\n",
			"#\n\n" + start + "\te2e4:9/9 d2d4:9/8 a2a3:1/1 b2b3:1/1\n"},
		{"sorted positions", "#\n\n# after 1.e4\n" + start + "\td2d4:1/1\n# the start\n\n" + afterE4 + "\te7e5:1/1\n# end\n",
			"#\n\n# the start\n\n" + afterE4 + "\te7e5:1/1\n# after 1.e4\n" + start + "\td2d4:1/1\n# end\n"},
		{"no tab", "#\n\n" + start + " e2e4:2/1 d2d4", "#\n\n" + start + "\te2e4:2/1 d2d4:1\n"},
		{"counters", "#\n\n" + start + " 0 1\te2e4:2/1", "#\n\n" + start + "\te2e4:2/1\n"},
		{"counters without a tab", "#\n\n" + start + " 3 17 e2e4:2/1", "#\n\n" + start + "\te2e4:2/1\n"},
		{"en passant that no pawn can use", "#\n\n" + strings.TrimSuffix(afterE4, "-") + "e3\te7e5:2/1", "#\n\n" + afterE4 + "\te7e5:2/1\n"},
		{"other spellings", "#\n\n" + start + "\tE2-E4:2/1", "#\n\n" + start + "\tE2-E4:2/1\n"},
		{"no moves", "#\n\n" + start + "\n", "#\n\n" + start + "\t\n"},
		{"comments after moves", "#\n\n" + start + "\te2e4:2/1 # best by test\n", "#\n\n" + start + "\te2e4:2/1 # best by test\n"},
		{"unreadable words", "#\n\n" + start + "\twhat? e2e4:2/1 e2e9:1\n", "#\n\n" + start + "\te2e4:2/1 what? e2e9:1\n"},
		{"unreadable lines", "#\n\nwhat?\n" + start + "\te2e4:2/1\nwhat\xff?\n", "#\n\nwhat?\n" + start + "\te2e4:2/1\nwhat\xff?\n"},
		{"a position twice", "#\n\n" + start + "\te2e4:2/1 # a\n# b\n" + start + "\td2d4:4/4 e2e4:1/1 # c",
			"#\n\n# b\n" + start + "\td2d4:4/4 e2e4:3/2 # a # c\n"},
		{"a move twice, once by hand", "#\n\n" + start + "\te2e4:2/1 e2e4:7", "#\n\n" + start + "\te2e4:7\n"},
		{"line ends and a mark of Windows", "\ufeff#\r\n\r\n" + start + "\te2e4:2/1\r\n", "#\n\n" + start + "\te2e4:2/1\n"},
	} {
		s, _ := readSheet(t, r, weights{}, test.text)
		for key := range s.entries {
			if e := s.entryOf(key); e != nil {
				s.entries[key] = e
			}
		}
		if got := string(s.text()); got != test.want {
			t.Errorf("%s: %q\nis written\n%q\nwant\n%q", test.name, test.text, got, test.want)
		}
	}
}

// A line to which nothing is added does not change.
func TestUntouchedLines(t *testing.T) {
	r := rulesOf(t, "normal")
	const sloppy = start + " 0 1\te2e4:2/3   d2d4 x #? "
	s, _ := readSheet(t, r, weights{}, "# top\n\n"+sloppy+"\n")
	var after board.Position
	r.Start().Play(parse(t, r.Start(), "e2e4"), &after)
	s.add(&after, parse(t, &after, "e7e5"), mark{value: 1, count: 1})
	if got, want := string(s.text()), "# top\n\n"+Key(&after)+"\te7e5:1/1\n"+sloppy+"\n"; got != want {
		t.Errorf("written is\n%q, want\n%q", got, want)
	}
	s.add(r.Start(), parse(t, r.Start(), "d2d4"), mark{value: 1, count: 1})
	if got, want := string(s.text()), "\n"+start+"\te2e4:2/3 d2d4:1 x #? \n"; !strings.HasSuffix(got, want) {
		t.Errorf("written is\n%q, want at its end\n%q", got, want)
	}
}

// Different spellings of the same position in a file.
func TestSpellingsOfAPosition(t *testing.T) {
	for _, test := range []struct{ variant, first, second string }{
		{"normal", start, start + " 0 1"},
		{"normal", start, strings.Replace(start, "KQkq", "qkQK", 1)},
		{"normal", start, strings.Replace(start, "/8/", "/08/", 1)},
		{"normal", "4k3/8/8/8/4P3/8/8/4K3 b - e3", "4k3/8/8/8/4P3/8/8/4K3 b - -"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - -", "4k3/8/8/8/8/8/8/4K3 w - -"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[PNn] w - -", "4k3/8/8/8/8/8/8/4K3[nNP] w - - 5 9"},
		{"3check", "4k3/8/8/8/8/8/8/4K3 w - - +0+0", "4k3/8/8/8/8/8/8/4K3 w - -"},
	} {
		r := rulesOf(t, test.variant)
		for _, text := range []string{test.first + "\n" + test.first + "\n" + test.second, test.second + "\n" + test.first} {
			s, found := readSheet(t, r, weights{}, text)
			if len(s.entries) != 1 || len(found) > 0 {
				t.Errorf("%s: %q makes %d entries: %v", test.variant, text, len(s.entries), found)
			}
		}
	}
}

// unparsed are lines that are taken for those of a position before they are parsed, because
// another line has their frame; then they cannot be read.
var unparsed = []string{start + " 99999 1", start + " 0 99999", start + " 0 1 2"}

// A line that cannot be read stays, above the line of its position, when a move is added there.
func TestAddingKeepsUnreadableLines(t *testing.T) {
	const frame = "#\n\n4k3/8/8/8/8/8/8/R3K2R w KQ -\ta1a2:1/1\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq -\ta1a2:1/1\n"
	r := rulesOf(t, "normal")
	for _, position := range unparsed {
		text := frame + "# my comment\n" + position + "\td2d4:7 # mine\n"
		s, found := readSheet(t, r, weights{}, text)
		if len(found) != 1 || found[0].Line != 6 {
			t.Errorf("%q: problems %v", position, found)
		}
		s.add(r.Start(), parse(t, r.Start(), "e2e4"), mark{value: 2, count: 1})
		want := text + start + "\te2e4:2/1\n"
		if got := string(s.text()); got != want {
			t.Errorf("written is\n%q, want\n%q", got, want)
		}
		s, found = readSheet(t, r, weights{}, want)
		if got := movesText(s, r.Start()); got != "e2e4:2/1" || len(found) != 1 || found[0].Line != 6 {
			t.Errorf("%q: read again are %s, with problems %v", position, got, found)
		}
		s.add(r.Start(), parse(t, r.Start(), "e2e4"), mark{value: 2, count: 1})
		if got, want := string(s.text()), text+start+"\te2e4:4/2\n"; got != want {
			t.Errorf("added again, written is\n%q, want\n%q", got, want)
		}
	}
}

// Of several lines of a position those that can be read are used, in any order.
func TestReadableLinesAreUsed(t *testing.T) {
	const frame = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -\ta1a2:1/1"
	r := rulesOf(t, "normal")
	for _, position := range unparsed {
		bad, good, other := position+"\td2d4:7 # mine", start+"\te2e4:2/1", start+"\tc2c4:1/1"
		for _, lines := range [][]string{{bad, good, other}, {good, bad, other}, {good, other, bad}, {bad, good, bad, other, bad}} {
			s, found := readSheet(t, r, weights{}, strings.Join(slices.Concat([]string{frame}, lines), "\n"))
			if got := movesText(s, r.Start()); got != "e2e4:2/1 c2c4:1/1" || len(found) == 0 {
				t.Errorf("%q: moves %s, problems %v", lines, got, found)
			}
			if got, want := strings.Count(string(s.text()), bad), len(lines)-2; got != want {
				t.Errorf("%q: the line is kept %d times, want %d", lines, got, want)
			}
		}
	}
}

func TestFindings(t *testing.T) {
	r := rulesOf(t, "normal")
	for _, test := range []struct{ moves, want string }{
		{"e2e4:+35/12", "e2e4:+35/12"},
		{"e2e4:35/12", "e2e4:+35/12"},
		{"e2e4:-35/12", "e2e4:-35/12"},
		{"e2e4:0/12", "e2e4:+0/12"},
		{"e2e4:#3/12", "e2e4:#3/12"},
		{"e2e4:#-3/12", "e2e4:#-3/12"},
		{"e2e4:#-0/12", "e2e4:#-0/12"},
		{"e2e4", "e2e4:+0"},
		{"e2e4:+1/5 d2d4:+1/9", "d2d4:+1/9 e2e4:+1/5"}, // the deepest first
		{"e2e4:+1/5 d2d4:+1/9 a2a3:-900", "a2a3:-900 d2d4:+1/9 e2e4:+1/5"},
		{"e2e4:+1/5 e2e4:+9/4 e2e4:+7/5", "e2e4:+7/5"},
	} {
		s, found := readSheet(t, r, analyses{}, start+"\t"+test.moves)
		if got := movesText(s, r.Start()); len(found) > 0 || got != test.want {
			t.Errorf("%q is read as %q, want %q: %v", test.moves, got, test.want, found)
		}
	}
}

// FuzzRead checks that nothing is lost, and that a file that we wrote is read and
// written the same.
func FuzzRead(f *testing.F) {
	r := rulesOf(f, "normal")
	for _, text := range []string{
		"", "# a\n\n", start + "\te2e4:3/4 d2d4 x # c\n", start + " 0 1 e2e4:3\n# z", "\ufeffx\r\n" + start + "\t\t\n",
		"8/8/8/8/8/8/8/k1K5 w - - +1+1\ta1a2", start + "\te2e4:#-3/4 e2e4:-3", "#\n\n#\n" + start + "\n\n" + start + "\te7e5:+1/2#",
		start + "\tx\r\r ",
		start + "\tx\r\r ",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, st := range []style{weights{}, analyses{}} {
			s, _ := readSheet(t, r, st, text)
			written := string(s.text())
			kept := map[string]int{}
			for _, line := range strings.Split(written, "\n") {
				kept[line]++
			}
			for _, line := range s.unread(strings.TrimLeft(text, byteOrderMark)) {
				if kept[line]--; kept[line] < 0 {
					t.Fatalf("%q: the line %q is lost in %q", text, line, written)
				}
			}
			again, _ := readSheet(t, r, st, written)
			if !reflect.DeepEqual(again.words(), s.words()) {
				t.Fatalf("%q: %v becomes %v", text, s.words(), again.words())
			}
			if twice := string(again.text()); !slices.Equal(sortedLines(twice), sortedLines(written)) {
				t.Fatalf("%q is written as\n%q and then as\n%q", text, written, twice)
			}
		}
	})
}

// sortedLines forgets the order of lines: lines without a position may move,
// because they stay above the next line with one.
func sortedLines(text string) []string { return slices.Sorted(strings.SplitSeq(text, "\n")) }

// unread returns the lines of a text without a position.
func (s *document) unread(text string) []string {
	var lines []string
	for _, line := range strings.SplitAfter(text, "\n") {
		if line == "" {
			continue
		}
		line = strings.TrimRight(line, "\r\n")
		e := entry{raw: &source{"", 1, line, nil}}
		_, ok := e.parsed(s.rules, s.style, new(Problems))
		if body, _ := cutComment(line); !ok || strings.Trim(body, blanks) == "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// words lists all moves by positions.
func (s *document) words() map[string][]lineMove {
	all := map[string][]lineMove{}
	for key := range s.entries {
		if e := s.entryOf(key); e != nil {
			all[key] = e.ordered(s.style)
		}
	}
	return all
}

// Where an editor has replaced the tab, moves begin behind all fields of a position.
func TestStartOfMoves(t *testing.T) {
	for _, rest := range []string{"", " 3 7", " +1+0", " xe5", " !w", " 3 7 !wb", " @", " 0 1 +2+0 @@"} {
		for _, moves := range []string{"e4", "@e4:3", "P@e4", "Nxe5"} {
			position := "8/8/8/8/8/8/8/8 w - -" + rest
			if at := startOfMoves(position + " " + moves); at != len(position)+1 {
				t.Errorf("%q then %q: moves at %d", position, moves, at)
			}
		}
	}
}
