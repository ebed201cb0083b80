package betza

import "strings"

// This file reads and writes direction letters.

// sense is what a direction letter means: narrow alone and wide beside another
// letter for leaps, king and kingWide for the king's eight directions.
type sense struct{ wide, narrow, kingWide, king dirs }

var senses = map[byte]sense{
	'f': {dirsOf(6, 7, 0, 1), dirsOf(7, 0), dirsOf(7, 0, 1), dirsOf(0)},
	'r': {dirsOf(0, 1, 2, 3), dirsOf(1, 2), dirsOf(1, 2, 3), dirsOf(2)},
	'b': {dirsOf(2, 3, 4, 5), dirsOf(3, 4), dirsOf(3, 4, 5), dirsOf(4)},
	'l': {dirsOf(4, 5, 6, 7), dirsOf(5, 6), dirsOf(5, 6, 7), dirsOf(6)},
	's': {0, dirsOf(1, 2, 5, 6), dirsOf(1, 2, 3, 5, 6, 7), dirsOf(2, 6)},
	'v': {0, dirsOf(0, 3, 4, 7), dirsOf(7, 0, 1, 3, 4, 5), dirsOf(0, 4)},
}

// across reports whether one letter is f, b or v and the other l, r or s.
func across(a, b byte) bool {
	return strings.IndexByte("fbv", a) >= 0 && strings.IndexByte("lrs", b) >= 0 ||
		strings.IndexByte("lrs", a) >= 0 && strings.IndexByte("fbv", b) >= 0
}

// readDirs reads the direction letters that text starts with. It returns the set,
// 0 for none, and the rest of the text.
func readDirs(s system, text string) (d dirs, rest string, err error) {
	if s == oblique && (strings.HasPrefix(text, "hl") || strings.HasPrefix(text, "hr")) {
		return map[byte]dirs{'r': straightDirs, 'l': diagonalDirs}[text[1]], text[2:], nil
	}
	for text != "" && (senses[text[0]] != sense{} || text[0] == 'h') {
		part, n, err := readDir(s, text)
		if err != nil {
			return 0, text, err
		}
		d |= part
		text = text[n:]
	}
	return d, text, nil
}

// readDir reads one letter, or two that belong together.
func readDir(s system, text string) (d dirs, letters int, err error) {
	a, b := text[0], byte(0)
	if len(text) > 1 {
		b = text[1]
	}
	one, two := senses[a], senses[b]
	single := a != 's' && a != 'v'
	switch {
	case a == 'h':
		return 0, 0, mistake("FM149", "h follows f, b, l or r, and only before N, C or Z")
	case s == straight:
		return one.king, 1, nil
	case s == diagonal && (!single || b == 's' || b == 'v'):
		return 0, 0, mistake("FM150", "s and v have no meaning for diagonal steps; write f, b, l, r or two of them")
	case s == diagonal && across(a, b):
		return one.wide & two.wide & diagonalDirs, 2, nil
	case s == diagonal:
		return one.wide & diagonalDirs, 1, nil
	case s == oblique && single && b == 'h':
		return one.wide, 2, nil
	case s == oblique && !single && two != sense{}:
		return 0, 0, mistake("FM151", "%c%c: XBoard takes the moves in either direction, other programs those in both; write %c first, or two terms", a, b, b)
	case s == oblique && single && (a == b || across(a, b)):
		return one.wide & two.narrow, 2, nil
	case s == oblique:
		return one.narrow, 1, nil
	case a == b: // doubled: this letter alone, and the next may pair
		return one.king, 1, nil
	case single && across(a, b):
		return one.kingWide & two.kingWide, 2, nil
	}
	return one.king, 1, nil
}

// words are the direction words that the writer uses, the widest first. A set
// that no word covers is written as several terms.
var words = [...][]string{
	straight: {"", "fs", "bs", "vl", "vr", "v", "s", "f", "b", "l", "r"},
	diagonal: {"", "f", "b", "l", "r", "fl", "fr", "bl", "br"},
	oblique: {"", "fh", "bh", "lh", "rh", "s", "v", "hl", "hr", "f", "b", "l", "r", "fs", "bs", "lv", "rv",
		"rf", "fr", "br", "rb", "lb", "bl", "fl", "lf"},
	royal: {"", "f", "fr", "r", "br", "b", "bl", "l", "fl"},
}

// turnWords are the words for a second leg.
var turnWords = []string{"fs", "bs", "s", "v", "f", "b", "l", "r", "fl", "fr", "bl", "br"}

// turns returns the directions of a later leg without direction letters: all but
// back after K and Q, straight on and sideways after others.
func (a atom) turns() dirs {
	if a.system == royal {
		return allDirs &^ dirsOf(4)
	}
	return dirsOf(0, 2, 6)
}

// writeTurns returns the words for the directions of a second leg, relative to
// the first; one empty word if there is no second leg.
func writeTurns(capital byte, d dirs) []string {
	usual := atoms[capital].turns()
	if d == 0 {
		return []string{""}
	}
	var list []string
	if d&usual == usual {
		list = append(list, "")
		d &^= usual
	}
	for _, word := range turnWords {
		if covers, _, err := readDirs(royal, word); err == nil && d&covers == covers && d != 0 {
			list = append(list, word)
			d &^= covers
		}
	}
	return list
}

// writeDirs returns words that together mean a set of directions.
func writeDirs(s system, d dirs) []string {
	var list []string
	for _, word := range words[s] {
		covers, _, err := readDirs(s, word)
		if word == "" {
			covers = s.all()
		}
		if err == nil && d&covers == covers && d != 0 {
			list = append(list, word)
			d &^= covers
		}
	}
	return list
}
