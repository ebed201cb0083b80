package variants_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
)

// slipKind is a kind of slips that people make when they write definitions by hand.
type slipKind struct {
	name string
	make func(r *rand.Rand, f *goodFile) (slip, bool) // false if the file has no place for it
}

// slip is a text with one slip, and the lines on which it can be seen.
type slip struct {
	text  string
	lines []int
}

// The places of slips: the first group is what is written there.
var (
	aKey      = regexp.MustCompile(`(?m)(?:^|[{,.] *)([a-z_]{3,}) *=`)
	aSection  = regexp.MustCompile(`(?m)(?:^\[+|^)([a-z_]{4,})[.\]]`)
	aText     = regexp.MustCompile(`"([a-z][a-z0-9 -]*[a-z0-9])"`)
	aNumber   = regexp.MustCompile(`= *(\d+)\s`)
	aVector   = regexp.MustCompile(`= *(\[-?\d+, *-?\d+\])`)
	aList     = regexp.MustCompile(`= *(\["[a-z0-9-]+"(?:, *"[a-z0-9-]+")*\])`)
	aFlag     = regexp.MustCompile(`= *(true|false)\b`)
	aPlainKey = regexp.MustCompile(`(?m)^[a-z_.]+ *(=) *\S`)
	aHeader   = regexp.MustCompile(`(?m)^(\[piece\.[a-z0-9-]+\])`)
	aLine     = regexp.MustCompile(`(?m)^([a-z_.]+ *= *[^\s\[{].*\n)`)
	ranks     = regexp.MustCompile(`(?m)^start *= *"([^ "\[]+)`)
	aSize     = regexp.MustCompile(`(?m)^board *= *("\d+x\d+")`)
)

// slipKinds are all kinds.
var slipKinds = append(spellings(), []slipKind{
	{"a hyphen for an underscore in a key", at(regexp.MustCompile(`(?m)(?:^|[{,.] *)([a-z]+_[a-z_]+) *=`), swapped("_", "-"))},
	{"an underscore for a hyphen in a word", at(regexp.MustCompile(`"([a-z]+-[a-z-]+)"`), swapped("-", "_"))},
	{"a quote left out before", at(regexp.MustCompile(`[\[=,] *(")[^"\n]+"`), empty)},
	{"a quote left out behind", at(regexp.MustCompile(`[\[=,] *"[^"\n]+(")`), empty)},
	{"a quote doubled", at(regexp.MustCompile(`[a-z0-9](")[,\]\s}]`), doubled)},
	{"a word without quotes", at(regexp.MustCompile(`[=\[,] *("[a-z0-9]+")`), unquoted)},
	{"a smart quote", at(regexp.MustCompile(`= *("[^"\n]+")`), smart)},
	{"a single quote", at(regexp.MustCompile(`[a-z](")[,\]\s}]`), always("'"))},
	{"a bracket left out before", at(regexp.MustCompile(`[=,\[] *(\[)[^\]\n]*\]`), empty)},
	{"a bracket left out behind", at(regexp.MustCompile(`[^\[\]\n](\])`), empty)},
	{"a bracket doubled before", at(regexp.MustCompile(`= *(\[)`), doubled)},
	{"a bracket doubled behind", at(regexp.MustCompile(`[^\[\]\n](\])`), doubled)},
	{"a brace left out before", at(regexp.MustCompile(`[=\[, \n] *(\{) `), empty)},
	{"a brace left out behind", at(regexp.MustCompile(`[^{}\n](\})`), empty)},
	{"a brace doubled", at(regexp.MustCompile(`[^{}\n](\})`), doubled)},
	{"a comma left out", at(regexp.MustCompile(`[\]}"0-9](,) `), empty)},
	{"a comma doubled", at(regexp.MustCompile(`[\]}"0-9](,) `), doubled)},
	{"a comma at the end", at(regexp.MustCompile(`(?m)^[a-z_.]+ *= *.*[\]}"0-9]()$`), always(","))},
	{"= left out", at(aPlainKey, empty)},
	{": for =", at(aPlainKey, always(":"))},
	{"== for =", at(aPlainKey, doubled)},
	{"a number quoted", at(aNumber, quoted)},
	{"a truth value quoted", at(aFlag, quoted)},
	{"yes or no", at(aFlag, yesOrNo)},
	{"yes or no quoted", at(aFlag, func(r *rand.Rand, text string) string { return quoted(r, yesOrNo(r, text)) })},
	{"a truth value as a number", at(aFlag, func(_ *rand.Rand, text string) string { return map[string]string{"true": "1", "false": "0"}[text] })},
	{"a list for a value", at(regexp.MustCompile(`= *("[^"\n]+"|\d+|true|false)\s`), func(_ *rand.Rand, text string) string { return "[" + text + "]" })},
	{"a text for a list", at(aList, func(_ *rand.Rand, text string) string {
		return `"` + strings.ReplaceAll(text[1:len(text)-1], `"`, "") + `"`
	})},
	{"a list without brackets", at(aList, func(_ *rand.Rand, text string) string { return text[1 : len(text)-1] })},
	{"a table for a value", at(regexp.MustCompile(`(?m)^[a-z_.]+ *= *("[^"\n]+"|\d+)$`), func(_ *rand.Rand, text string) string { return "{ name = " + text + " }" })},
	{"a text for a table", at(regexp.MustCompile(`= *(\{ [a-z_]+ = "[a-z -]+"[^{}\n]*\})`), func(_ *rand.Rand, text string) string { return strings.SplitN(text, `"`, 3)[1] }, quoted)},
	{"the plural of a section", at(regexp.MustCompile(`(?m)^\[+(piece|drop|turn_over|ending|promotion|zone)\b`), func(_ *rand.Rand, text string) string { return text + "s" })},
	{"[[ ]] for [ ]", at(regexp.MustCompile(`(?m)^(\[[a-z_.-]+\])$`), func(_ *rand.Rand, text string) string { return "[" + text + "]" })},
	{"a section without its first part", at(aHeader, func(_ *rand.Rand, text string) string { return strings.Replace(text, "piece.", "", 1) })},
	{"a blank in a section", at(aHeader, func(_ *rand.Rand, text string) string { return strings.Replace(text, ".", " ", 1) })},
	{"a key one table down", oneDown},
	{"a key one table up", oneUp},
	{"a key twice", twice(aLine)},
	{"a section twice", twice(regexp.MustCompile(`(?m)^(\[[a-z_.-]+\]\n)`))},
	{"a line left out", lineLess},
	{"a comment without #", at(regexp.MustCompile(`(?m)^(#) `), empty)},
	{"// for #", at(regexp.MustCompile(`(?m)^(#) `), always("//"))},
	{"a value out of range", at(aNumber, func(r *rand.Rand, text string) string {
		return []string{text + "000", "-" + text, text + ".5"}[r.IntN(3)]
	})},
	{"a step out of range", at(regexp.MustCompile(`[a-z] = \[(\d)(?:, *\d+)\]`), func(_ *rand.Rand, text string) string { return text + text })},
	{"a vector with three numbers", at(regexp.MustCompile(`(?:leap|slide|path) = \[\d, *\d()\]`), always(", 0"))},
	{"a vector with one number", at(regexp.MustCompile(`(?:leap|slide|path) = \[\d(, *\d)\]`), empty)},
	{"a vector as a text", at(aVector, func(_ *rand.Rand, text string) string { return `"` + text[1:len(text)-1] + `"` })},
	{"a vector in parentheses", at(aVector, func(_ *rand.Rand, text string) string { return "(" + text[1:len(text)-1] + ")" })},
	{"a vector without brackets", at(aVector, func(_ *rand.Rand, text string) string { return text[1 : len(text)-1] })},
	{"a sign in a vector", at(regexp.MustCompile(`\[(\d), *\d\]`), always("x"))},
	{"no letter of a piece in start", at(regexp.MustCompile(`(?m)^start *= *"[^ "\[]*?([A-Za-z])`), always("*"))},
	{"a wrong letter in start", inRanks(wrongLetter)},
	{"one square too many in start", inRanks(oneMore)},
	{"one square too few in start", inRanks(oneFewer)},
	{"a rank left out of start", inRanks(rankLess)},
	{"a rank twice in start", inRanks(rankMore)},
	{"a slash left out of start", inRanks(func(r *rand.Rand, ranks []string) string {
		i := r.IntN(len(ranks) - 1)
		return strings.Join(ranks[:i+1], "/") + strings.Join(ranks[i+1:], "/")
	})},
	{"the side left out of start", at(regexp.MustCompile(`(?m)^start *= *"[^ "]+( [wb])`), empty)},
	{"a wrong side in start", at(regexp.MustCompile(`(?m)^start *= *"[^ "]+ ([wb])`), always("white"))},
	{"a right left out of start", at(regexp.MustCompile(`(?m)^start *= *"[^ "]+ [wb] [A-Za-z]*([A-Za-z])`), empty)},
	{"another size", at(aSize, func(r *rand.Rand, text string) string {
		return []string{strings.Replace(text, "x", "×", 1), strings.Replace(text, "x", " x ", 1), strings.Trim(text, `"`), `"8"`, `"9x9"`, strings.Replace(text, "x", "*", 1)}[r.IntN(6)]
	})},
	{"a piece left out of the list", at(regexp.MustCompile(`(?m)^(?:pieces|white|black) *= *\[.*?("[a-z0-9-]+", )`), empty)},
	{"a piece twice in the list", at(regexp.MustCompile(`(?m)^(?:pieces|white|black) *= *\[.*?("[a-z0-9-]+", )`), doubled)},
	{"a piece used but not defined", undefined},
	{"a new piece in the list", at(regexp.MustCompile(`(?m)^(?:pieces|white|black) *= *\[()"`), always(`"wyvern", `))},
	{"a small letter", at(regexp.MustCompile(`letter *= *"([A-Z])"`), func(_ *rand.Rand, text string) string { return strings.ToLower(text) })},
	{"two letters", at(regexp.MustCompile(`letter *= *"([A-Z])"`), doubled)},
	{"a letter twice", at(regexp.MustCompile(`letter *= *"([A-Z])"`), always("K"))},
	{"a zone off the board", at(regexp.MustCompile(`"(?:rank |ranks |last |files? )?[a-h]?(\d|[a-h])[a-z0-9 -]*"`), func(_ *rand.Rand, text string) string {
		if text[0] >= 'a' {
			return "z"
		}
		return text + "9"
	})},
}...)

// spellings are the slips of letters, each in four places.
func spellings() (kinds []slipKind) {
	for _, place := range []struct {
		name string
		at   *regexp.Regexp
		fits func(f *goodFile, text string) bool
	}{
		{"a key", aKey, func(f *goodFile, text string) bool { return !f.names[text] }},
		{"a section", aSection, func(*goodFile, string) bool { return true }},
		{"a word", aText, func(f *goodFile, text string) bool { return !f.names[text] }},
		{"the name of a piece", aText, func(f *goodFile, text string) bool { return f.names[text] }},
	} {
		for _, typo := range []struct {
			name string
			make func(r *rand.Rand, text string) string
		}{
			{"a letter dropped in ", dropLetter},
			{"a letter doubled in ", doubleLetter},
			{"letters transposed in ", swapLetters},
			{"a letter mistyped in ", mistypeLetter},
			{"singular or plural of ", otherNumber},
			{"a capital in ", capital},
		} {
			kinds = append(kinds, slipKind{typo.name + place.name, func(r *rand.Rand, f *goodFile) (slip, bool) {
				return f.spoil(r, place.at, func(text string) bool { return place.fits(f, text) }, typo.make)
			}})
		}
	}
	return kinds
}

// at makes slips in places of a form, by one or more steps.
func at(form *regexp.Regexp, steps ...func(r *rand.Rand, text string) string) func(*rand.Rand, *goodFile) (slip, bool) {
	return func(r *rand.Rand, f *goodFile) (slip, bool) {
		return f.spoil(r, form, func(string) bool { return true }, steps...)
	}
}

// spoil changes one place of a form that fits.
func (f *goodFile) spoil(r *rand.Rand, form *regexp.Regexp, fits func(string) bool, steps ...func(r *rand.Rand, text string) string) (slip, bool) {
	var places [][]int
	for _, p := range form.FindAllStringSubmatchIndex(f.text, -1) {
		if fits(f.text[p[2]:p[3]]) && (f.isText(p[2]) || f.text[p[2]] == '#') {
			places = append(places, p)
		}
	}
	if len(places) == 0 {
		return slip{}, false
	}
	p := places[r.IntN(len(places))]
	written := f.text[p[2]:p[3]]
	for _, step := range steps {
		written = step(r, written)
	}
	return f.replaced(p[2], p[3], written)
}

// isText reports whether a place is no comment, title or source.
func (f *goodFile) isText(pos int) bool {
	line := f.text[strings.LastIndexByte(f.text[:pos], '\n')+1 : pos]
	return !strings.Contains(line, "#") && !unread.MatchString(line)
}

// unread is where any text will do.
var unread = regexp.MustCompile(`(title|source|picture|glyph|aliases) *= *(\[|"[^"]*)?$`)

// replaced writes something else from one place to another.
func (f *goodFile) replaced(from, to int, written string) (slip, bool) {
	line := lineAt(f.text, from)
	return slip{f.text[:from] + written + f.text[to:], []int{line}}, written != f.text[from:to]
}

func lineAt(text string, pos int) int { return 1 + strings.Count(text[:pos], "\n") }

func always(text string) func(*rand.Rand, string) string {
	return func(*rand.Rand, string) string { return text }
}

func empty(*rand.Rand, string) string { return "" }

func doubled(_ *rand.Rand, text string) string { return text + text }

func quoted(_ *rand.Rand, text string) string { return `"` + text + `"` }

func unquoted(_ *rand.Rand, text string) string { return strings.Trim(text, `"`) }

func swapped(from, to string) func(*rand.Rand, string) string {
	return func(_ *rand.Rand, text string) string { return strings.ReplaceAll(text, from, to) }
}

func smart(r *rand.Rand, text string) string {
	inner := strings.Trim(text, `"`)
	return []string{"“" + inner + "”", "“" + inner + `"`, `"` + inner + "”", "„" + inner + "“"}[r.IntN(4)]
}

func yesOrNo(r *rand.Rand, text string) string {
	if text == "true" {
		return []string{"yes", "True", "on"}[r.IntN(3)]
	}
	return []string{"no", "False", "off"}[r.IntN(3)]
}

func dropLetter(r *rand.Rand, text string) string {
	i := r.IntN(len(text))
	return text[:i] + text[i+1:]
}

func doubleLetter(r *rand.Rand, text string) string {
	i := r.IntN(len(text))
	return text[:i+1] + text[i:]
}

func swapLetters(r *rand.Rand, text string) string {
	i := r.IntN(len(text) - 1)
	return text[:i] + text[i+1:i+2] + text[i:i+1] + text[i+2:]
}

// rows of the keyboard.
var keyboard = []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}

// mistypeLetter presses a neighbour on the keyboard.
func mistypeLetter(r *rand.Rand, text string) string {
	i := r.IntN(len(text))
	for _, row := range keyboard {
		if at := strings.IndexByte(row, text[i]); at >= 0 {
			at += 1 - 2*r.IntN(2)
			at = max(at, 0)
			return text[:i] + string(row[min(at, len(row)-1)]) + text[i+1:]
		}
	}
	return text
}

func otherNumber(_ *rand.Rand, text string) string {
	if single, plural := strings.CutSuffix(text, "s"); plural {
		return single
	}
	return text + "s"
}

func capital(r *rand.Rand, text string) string {
	if r.IntN(3) == 0 {
		return strings.ToUpper(text)
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// twice writes something twice; either may be seen as the slip.
func twice(form *regexp.Regexp) func(*rand.Rand, *goodFile) (slip, bool) {
	return func(r *rand.Rand, f *goodFile) (slip, bool) {
		s, ok := at(form, doubled)(r, f)
		if ok {
			s.lines = append(s.lines, s.lines[0]+1)
		}
		return s, ok
	}
}

// oneDown moves a key of the whole game below a header.
func oneDown(r *rand.Rand, f *goodFile) (slip, bool) {
	above, below, found := strings.Cut(f.text, "\n[")
	header, rest, whole := strings.Cut(below, "\n")
	lines := aLine.FindAllStringIndex(above+"\n", -1)
	if !found || !whole || len(lines) == 0 {
		return slip{}, false
	}
	m := lines[r.IntN(len(lines))]
	line := (above + "\n")[m[0]:m[1]]
	head := (above + "\n")[:m[0]] + (above + "\n")[m[1]:] + "[" + header + "\n"
	return slip{head + line + rest, []int{lineAt(head, len(head))}}, true
}

// oneUp moves a key below a header to the whole game.
func oneUp(r *rand.Rand, f *goodFile) (slip, bool) {
	head := strings.Index(f.text, "\n[")
	if head < 0 {
		return slip{}, false
	}
	lines := aLine.FindAllStringIndex(f.text[head:], -1)
	if len(lines) == 0 {
		return slip{}, false
	}
	m := lines[r.IntN(len(lines))]
	above := f.text[:head+1]
	return slip{above + f.text[head+m[0]:head+m[1]] + f.text[head+1:head+m[0]] + f.text[head+m[1]:], []int{lineAt(above, len(above))}}, true
}

// inRanks changes the ranks of the start.
func inRanks(change func(r *rand.Rand, ranks []string) string) func(*rand.Rand, *goodFile) (slip, bool) {
	return at(ranks, func(r *rand.Rand, text string) string {
		list := strings.Split(text, "/")
		if len(list) < 2 {
			return text
		}
		return change(r, list)
	})
}

// inRank changes one of the ranks.
func inRank(r *rand.Rand, ranks []string, change func(string) string) string {
	i := r.IntN(len(ranks))
	ranks[i] = change(ranks[i])
	return strings.Join(ranks, "/")
}

func wrongLetter(r *rand.Rand, ranks []string) string {
	all := strings.Join(ranks, "/")
	other := "y"
	for _, letter := range "yzxvjqwtuhf" {
		if !strings.ContainsRune(strings.ToLower(all), letter) {
			other = string(letter)
			break
		}
	}
	letters := regexp.MustCompile(`[A-Za-z]`).FindAllStringIndex(all, -1)
	if len(letters) == 0 {
		return all
	}
	p := letters[r.IntN(len(letters))]
	if all[p[0]] < 'a' {
		other = strings.ToUpper(other)
	}
	return all[:p[0]] + other + all[p[1]:]
}

func oneMore(r *rand.Rand, ranks []string) string {
	return inRank(r, ranks, func(rank string) string {
		last := rank[len(rank)-1:]
		if last >= "1" && last < "9" && (len(rank) < 2 || rank[len(rank)-2] > '9') {
			return rank[:len(rank)-1] + string(last[0]+1)
		}
		return rank + last
	})
}

func oneFewer(r *rand.Rand, ranks []string) string {
	return inRank(r, ranks, func(rank string) string {
		last := rank[len(rank)-1:]
		if last > "1" && last <= "9" {
			return rank[:len(rank)-1] + string(last[0]-1)
		}
		if len(rank) < 2 {
			return rank
		}
		return strings.TrimSuffix(strings.TrimSuffix(rank[:len(rank)-1], "+"), "~")
	})
}

func rankLess(r *rand.Rand, ranks []string) string {
	i := r.IntN(len(ranks))
	return strings.Join(append(ranks[:i:i], ranks[i+1:]...), "/")
}

func rankMore(r *rand.Rand, ranks []string) string {
	i := r.IntN(len(ranks))
	return strings.Join(append(ranks[:i+1:i+1], ranks[i:]...), "/")
}

// aDefinition is a table of a piece, up to the next header.
var aDefinition = regexp.MustCompile(`(?m)^\[piece\.([a-z0-9-]+)\]\n(?:[^\[\n].*\n|\n| +.*\n|\]\n)*`)

// undefined takes out the definition of a piece; the slip is seen where its name stands.
func undefined(r *rand.Rand, f *goodFile) (slip, bool) {
	places := aDefinition.FindAllStringSubmatchIndex(f.text, -1)
	if len(places) == 0 {
		return slip{}, false
	}
	p := places[r.IntN(len(places))]
	name := f.text[p[2]:p[3]]
	s, ok := f.replaced(p[0], p[1], "")
	s.lines = nil
	for i, line := range strings.Split(s.text, "\n") {
		if strings.Contains(line, `"`+name+`"`) {
			s.lines = append(s.lines, i+1)
		}
	}
	return s, ok && len(s.lines) > 0
}

// aNeededLine gives a game or a piece what it must have.
var aNeededLine = regexp.MustCompile(`(?m)^(?:title|board|start|pieces|letter|moves|like|betza|extends) *= *[^\n]*[^\n\[]\n`)

// lineLess leaves a line out. The slip is seen where its table begins, or where the game does, for
// nothing else is there.
func lineLess(r *rand.Rand, f *goodFile) (slip, bool) {
	places := aNeededLine.FindAllStringIndex(f.text, -1)
	if len(places) == 0 {
		return slip{}, false
	}
	p := places[r.IntN(len(places))]
	s, ok := f.replaced(p[0], p[1], "")
	if header := strings.LastIndex(f.text[:p[0]], "\n["); header >= 0 {
		s.lines = append(s.lines, lineAt(f.text, header+1))
	}
	s.lines = append(s.lines, 1)
	return s, ok
}
