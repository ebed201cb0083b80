package variants_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax"
	"fairymax/variants"
	"fairymax/variants/source"
)

// A mistake is made in one place of a good file, as people make them.
type mistake struct {
	name string
	at   *regexp.Regexp // where it can be made; the first group is the place
	make func(r *rand.Rand, text string) string
}

var mistakes = []mistake{
	{"a letter is left out of a word", quotedName, dropLetter},
	{"a letter is left out of a key", aKey, dropLetter},
	{"two letters change places in a word", quotedName, swapLetters},
	{"two letters change places in a key", aKey, swapLetters},
	{"a word in capitals", quotedName, func(_ *rand.Rand, text string) string { return strings.ToUpper(text[:1]) + text[1:] }},
	{"a comma is missing", regexp.MustCompile(`[\]}"0-9](,) `), without},
	{"a closing bracket is missing", regexp.MustCompile(`[^\[\]](\])`), without},
	{"a closing brace is missing", regexp.MustCompile(`[^{}](\})`), without},
	{"a closing quote is missing", regexp.MustCompile(`[a-z](")[,\]\s}]`), without},
	{"an equals sign is missing", regexp.MustCompile(`(?m)^[a-z_]+ *(=)`), without},
	{"a colon for an equals sign", regexp.MustCompile(`(?m)^[a-z_]+ *(=)`), func(*rand.Rand, string) string { return ":" }},
	{"a number in quotes", regexp.MustCompile(`= (\d+)\s`), func(_ *rand.Rand, text string) string { return `"` + text + `"` }},
	{"a word without quotes", regexp.MustCompile(`= ("[a-z]+")\s`), func(_ *rand.Rand, text string) string { return strings.Trim(text, `"`) }},
	{"parentheses around a vector", regexp.MustCompile(`= (\[-?\d, -?\d\])`), func(_ *rand.Rand, text string) string { return "(" + text[1:len(text)-1] + ")" }},
	{"a piece is missing in a list", regexp.MustCompile(`(?m)^pieces *= \[.*("[a-z-]+", )`), without},
	{"a square is missing in the start", regexp.MustCompile(`(?m)^start *= ".*/[a-zA-Z]*([a-zA-Z])[a-zA-Z]*/`), without},
	{"a slash is missing in the start", regexp.MustCompile(`(?m)^start *= "[^ ]*[a-zA-Z](/)[a-zA-Z]`), without},
	{"an unknown letter in the start", regexp.MustCompile(`(?m)^start *= "[a-z]*([a-z])`), func(*rand.Rand, string) string { return "ß" }},
	{twice, regexp.MustCompile(`(?m)^([a-z_]+ *= .*\n)`), func(_ *rand.Rand, text string) string { return text + text }},
}

const twice = "a line is written twice"

var (
	quotedName = regexp.MustCompile(`[\[=,] *"([a-z][a-z-]{3,})"`)
	aKey       = regexp.MustCompile(`(?m)(?:^|[{,.\[] *)([a-z_]{4,})(?:\.[a-z_-]+)* *[=\]]`)
)

func without(*rand.Rand, string) string { return "" }

func dropLetter(r *rand.Rand, text string) string {
	at := r.IntN(len(text))
	return text[:at] + text[at+1:]
}

func swapLetters(r *rand.Rand, text string) string {
	at := r.IntN(len(text) - 1)
	return text[:at] + text[at+1:at+2] + text[at:at+1] + text[at+2:]
}

// spoilt is a text with one mistake.
type spoilt struct {
	name, file, text string
	line             int
}

// spoil makes a mistake in some game, false if it has no place for it.
func (m mistake) spoil(r *rand.Rand, file, text string) (spoilt, bool) {
	places := m.at.FindAllStringSubmatchIndex(text, -1)
	if len(places) == 0 {
		return spoilt{}, false
	}
	p := places[r.IntN(len(places))]
	written := m.make(r, text[p[2]:p[3]])
	return spoilt{m.name, file, text[:p[2]] + written + text[p[3]:], 1 + strings.Count(text[:p[2]], "\n")}, written != text[p[2]:p[3]]
}

// TestOneMistake holds that one mistake gives one message, on its line, which cures it. The
// shares are less than the whole because some mistakes can be understood in two ways.
func TestOneMistake(t *testing.T) {
	files, err := filepath.Glob("*.toml")
	if err != nil {
		t.Fatal(err)
	}
	all := 100
	if os.Getenv("FAIRYMAX_CI") != "" {
		all = 500
	}
	catalogue, r := variants.NewCatalogue(fairymax.Files), rand.New(rand.NewPCG(1, 2))
	var one, right, told, cured int
	for made := 0; made < all; {
		file := files[r.IntN(len(files))]
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, ok := mistakes[r.IntN(len(mistakes))].spoil(r, file, string(data))
		if !ok {
			continue
		}
		list := errorsOf(catalogue, m.text)
		if len(list) == 0 {
			continue
		}
		made++
		better, some := applied(m.text, list[0])
		alone, place, cure := len(list) == 1, m.isAt(list[0].Line), some && len(errorsOf(catalogue, better)) == 0
		one, right, told, cured = one+count(alone), right+count(place), told+count(some), cured+count(cure)
		if !alone || !place || some && !cure {
			t.Logf("%s, line %d: %s\n%v", m.file, m.line, m.name, list)
		}
	}
	t.Logf("%d mistakes: one message %d, on the line %d, with a suggestion %d, cured %d", all, one, right, told, cured)
	if one < all*98/100 || right < all*98/100 || told < all/2 || cured < told*95/100 {
		t.Error("too few")
	}
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// isAt reports whether a mistake is on a line.
func (s spoilt) isAt(line int) bool {
	return line == s.line || s.name == twice && line == s.line+1
}

// errorsOf lists what is wrong with a text, warnings left out.
func errorsOf(c *variants.Catalogue, text string) source.ErrorList {
	_, err := c.With(fstest.MapFS{"spoilt-game.toml": &fstest.MapFile{Data: []byte(text)}}, "").Load("spoilt-game")
	var list source.ErrorList
	if err != nil && !errors.As(err, &list) {
		list = source.ErrorList{{Message: err.Error()}}
	}
	return list
}

var (
	unknownKey  = regexp.MustCompile(`unknown key "([^"]+)" \(did you mean "([^"]+)"\?`)
	didYouMean  = regexp.MustCompile(`did you mean "([^"]+)"\?`)
	insteadOf   = regexp.MustCompile(`write (\S.*) instead of (\(.*\))`)
	withQuotes  = regexp.MustCompile(`(?:a word needs quotes:|write it without quotes:) ("[^"]+"|\d+)`)
	missingHere = regexp.MustCompile(`is a (.) missing here|a (comma) is missing here`)
	addPiece    = regexp.MustCompile(`add ([a-z-]+) to pieces`)
	addSlash    = regexp.MustCompile(`write a / after the first (\d+)`)
	isSquare    = regexp.MustCompile(`^(\d+|\+?[A-Za-z]['!]?~?)`)
)

// applied does what a message says, false if it says nothing that can be done.
func applied(text string, e source.Error) (string, bool) {
	lines := strings.Split(text, "\n")
	if e.Line < 1 || e.Line > len(lines) {
		return text, false
	}
	line := []rune(lines[e.Line-1])
	before, rest := string(line[:min(e.Column-1, len(line))]), string(line[min(e.Column-1, len(line)):])
	marked := string([]rune(rest)[:min(e.Width(), len([]rune(rest)))])
	said := func(form *regexp.Regexp, group int) string {
		if m := form.FindStringSubmatch(e.Message); m != nil {
			return m[group]
		}
		return ""
	}
	switch {
	case said(unknownKey, 1) != "":
		rest = strings.Replace(rest, said(unknownKey, 1), said(unknownKey, 2), 1)
	case said(didYouMean, 1) != "":
		rest = strings.Replace(rest, strings.Trim(marked, `"'`), said(didYouMean, 1), 1)
	case said(insteadOf, 1) != "":
		rest = strings.Replace(rest, said(insteadOf, 2), said(insteadOf, 1), 1)
	case said(withQuotes, 1) != "":
		rest = strings.Replace(rest, marked, said(withQuotes, 1), 1)
	case said(missingHere, 2) != "":
		rest = "," + rest
	case said(missingHere, 1) != "":
		rest = said(missingHere, 1) + rest
	case said(addSlash, 1) != "":
		count, _ := strconv.Atoi(said(addSlash, 1))
		for squares := 0; squares < count; {
			token := isSquare.FindString(rest)
			n, err := strconv.Atoi(token)
			if err != nil {
				n = 1
			}
			squares += n
			before, rest = before+token, rest[len(token):]
		}
		rest = "/" + rest
	case said(addPiece, 1) != "" && strings.HasPrefix(rest, "["):
		rest = strings.Replace(rest, "[", `["`+said(addPiece, 1)+`", `, 1)
	default:
		return text, false
	}
	lines[e.Line-1] = before + rest
	return strings.Join(lines, "\n"), true
}
