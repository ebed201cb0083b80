package xboard

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// This file reads Betza's notation as XBoard 4.9.1 does, with its oddities. It
// knows nothing of package variants, which writes what is read here.

// betzaTerm is one atom with everything before and behind it.
type betzaTerm struct {
	initial bool
	legs    []betzaLeg
	atom    byte
	reach   int // how often the step may be repeated; -1 without end
}

// betzaLeg is what stands before an atom, or between two a's.
type betzaLeg struct {
	dirs  string
	marks string // of m c d e t p g o y n, and j as often as it stands there
}

func (leg betzaLeg) has(mark byte) bool { return strings.IndexByte(leg.marks, mark) >= 0 }

// betzaSteps are the atoms' vectors, shorter side first.
var betzaSteps = map[byte][2]int{
	'W': {0, 1}, 'F': {1, 1}, 'D': {0, 2}, 'N': {1, 2}, 'A': {2, 2}, 'H': {0, 3}, 'C': {1, 3}, 'J': {1, 3}, 'Z': {2, 3}, 'L': {2, 3},
	'G': {3, 3}, 'R': {0, 1}, 'B': {1, 1}, 'K': {0, 1}, 'Q': {0, 1}, 'O': {0, 1},
}

// readBetza reads a text. An error is what XBoard would silently leave out or
// misunderstand.
func readBetza(text string) (terms []betzaTerm, err error) {
	for rest := text; rest != ""; {
		n := 0
		for n < len(rest) && 'a' <= rest[n] && rest[n] <= 'z' {
			n++
		}
		if n == len(rest) || betzaSteps[rest[n]] == [2]int{} {
			return nil, fmt.Errorf("%q: XBoard stops at %q", text, rest)
		}
		term := betzaTerm{atom: rest[n], reach: 1}
		if strings.IndexByte("RBQ", term.atom) >= 0 {
			term.reach = -1
		}
		digits := n + 1
		for digits < len(rest) && '0' <= rest[digits] && rest[digits] <= '9' {
			digits++
		}
		if digits > n+1 {
			term.reach, _ = strconv.Atoi(rest[n+1 : digits])
		}
		if term.reach == 0 {
			term.reach = -1
		}
		if err := term.readPrefix(rest[:n]); err != nil {
			return nil, fmt.Errorf("%q: %w", text, err)
		}
		if behind := strings.Join(strings.SplitN(rest[:n], "a", 2)[1:], "") + rest[n:digits]; len(term.legs) > 1 && len(behind) > 79 {
			return nil, fmt.Errorf("%q: XBoard forgets what stands behind 79 letters", text)
		}
		terms, rest = append(terms, term), rest[digits:]
	}
	return terms, nil
}

// readPrefix reads what stands before an atom.
func (term *betzaTerm) readPrefix(prefix string) error {
	prefix, term.initial = strings.CutPrefix(prefix, "i")
	for {
		var leg betzaLeg
		n := 0
		for n < len(prefix) && strings.IndexByte("fblrsvh", prefix[n]) >= 0 {
			n++
		}
		leg.dirs, prefix = prefix[:n], prefix[n:]
		n = 0
		for _, mark := range "mcdetpgoyn" {
			if n < len(prefix) && rune(prefix[n]) == mark {
				n++
			}
		}
		for n < len(prefix) && prefix[n] == 'j' {
			n++
		}
		leg.marks, prefix = prefix[:n], prefix[n:]
		term.legs = append(term.legs, leg)
		if prefix == "" {
			return nil
		}
		if prefix[0] != 'a' {
			return fmt.Errorf("XBoard skips %q", prefix)
		}
		prefix = prefix[1:]
	}
}

// The eight directions are numbered clockwise from straight on. An oblique
// atom's first is the steep one on the right.

// wide and narrow are what a letter selects of eight directions between the
// lines; single and half what it selects of eight on the lines.
var (
	wide   = map[byte][]int{'f': {0, 1, 6, 7}, 'b': {2, 3, 4, 5}, 'r': {0, 1, 2, 3}, 'l': {4, 5, 6, 7}}
	narrow = map[byte][]int{'f': {0, 7}, 'b': {3, 4}, 'r': {1, 2}, 'l': {5, 6}, 's': {1, 2, 5, 6}, 'v': {0, 3, 4, 7}, 'h': {0, 1, 2, 3, 4, 5, 6, 7}}
	single = map[byte][]int{'f': {0}, 'b': {4}, 'r': {2}, 'l': {6}, 's': {2, 6}, 'v': {0, 4}, 'h': {0, 1, 2, 3, 4, 5, 6, 7}}
	half   = map[byte][]int{'f': {7, 0, 1}, 'b': {3, 4, 5}, 'r': {1, 2, 3}, 'l': {5, 6, 7}, 's': {1, 2, 3, 5, 6, 7}, 'v': {7, 0, 1, 3, 4, 5}}
)

var (
	straightDirs = []int{0, 2, 4, 6}
	diagonalDirs = []int{1, 3, 5, 7}
	allDirs      = []int{0, 1, 2, 3, 4, 5, 6, 7}
)

// crosses reports whether two letters speak of different axes, so that XBoard
// takes them together.
func crosses(a, b byte) bool {
	axes := map[byte]int{'f': 1, 'b': 1, 'v': 1, 'l': 2, 'r': 2, 's': 2}
	return axes[a]|axes[b] == 3
}

func common(a, b []int) (both []int) {
	for _, d := range a {
		if slices.Contains(b, d) {
			both = append(both, d)
		}
	}
	return both
}

// directions are those of the first leg of a term.
func (term betzaTerm) directions(letters string) (dirs []int) {
	all := allDirs
	switch term.atom {
	case 'K', 'Q':
		dirs = royalDirections(letters)
	case 'N', 'C', 'J', 'Z', 'L':
		dirs = obliqueDirections(letters)
	case 'W', 'R', 'D', 'H', 'O':
		all = straightDirs
		for i := range len(letters) {
			dirs = append(dirs, common(single[letters[i]], straightDirs)...)
		}
	default:
		all = diagonalDirs
		dirs = common(bishopDirections(letters), diagonalDirs)
	}
	if len(dirs) == 0 {
		return all
	}
	return dirs
}

func bishopDirections(letters string) (dirs []int) {
	for i := 0; i < len(letters); i++ {
		set := half[letters[i]]
		if letters[i] == 's' || letters[i] == 'v' {
			set = nil // XBoard knows no such diagonals
		}
		if i+1 < len(letters) && crosses(letters[i], letters[i+1]) {
			set = common(set, half[letters[i+1]])
			i++
		}
		dirs = append(dirs, set...)
	}
	return dirs
}

func obliqueDirections(letters string) (dirs []int) {
	switch {
	case strings.HasPrefix(letters, "hr"):
		return []int{0, 2, 4, 6}
	case strings.HasPrefix(letters, "hl"):
		return []int{1, 3, 5, 7}
	}
	for i := 0; i < len(letters); i++ {
		set := narrow[letters[i]]
		if i+1 < len(letters) {
			switch next := letters[i+1]; {
			case next == 'h':
				set, i = wide[letters[i]], i+1
			case next == letters[i], strings.IndexByte("fblr", letters[i]) >= 0 && crosses(letters[i], next):
				set, i = common(wide[letters[i]], narrow[next]), i+1
			}
		}
		dirs = append(dirs, set...)
	}
	return dirs
}

// royalDirections are those of a king, a queen, and of all legs but the first.
func royalDirections(letters string) (dirs []int) {
	for i := 0; i < len(letters); i++ {
		set := single[letters[i]]
		if i+1 < len(letters) {
			switch next := letters[i+1]; {
			case next == letters[i]: // alone, whatever follows
				i++
			case strings.IndexByte("fblr", letters[i]) >= 0 && crosses(letters[i], next):
				set, i = common(half[letters[i]], half[next]), i+1
			}
		}
		dirs = append(dirs, set...)
	}
	return dirs
}

func TestReadBetza(t *testing.T) {
	for text, want := range map[string]string{
		"R": "W: 0 2 4 6", "fsW": "W: 0 2 6", "fF": "F: 1 7", "flF": "F: 7", "K": "K: 0 1 2 3 4 5 6 7", "fK": "K: 0", "fsK": "K: 1 7",
		"flK": "K: 7", "ffsK": "K: 0 2 6", "fN": "N: 0 7", "sN": "N: 1 2 5 6", "vN": "N: 0 3 4 7", "fsN": "N: 1 6", "fhN": "N: 0 1 6 7",
		"lfN": "N: 7", "flN": "N: 6", "rbN": "N: 3", "brN": "N: 2", "hrN": "N: 0 2 4 6", "bC": "C: 3 4",
	} {
		terms, err := readBetza(text)
		if err != nil {
			t.Error(err)
			continue
		}
		dirs := terms[0].directions(terms[0].legs[0].dirs)
		slices.Sort(dirs)
		if _, list, _ := strings.Cut(want, ": "); strings.Trim(fmt.Sprint(dirs), "[]") != list {
			t.Errorf("%s: %v, want %s", text, dirs, want)
		}
	}
	for _, text := range []string{"E", "W@", "cmR", "mfW", "Wm", strings.Repeat("mpaf", 21) + "W"} {
		if terms, err := readBetza(text); err == nil {
			t.Errorf("%s: %v", text, terms)
		}
	}
}
