package xboard

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// announced is a game as an engine announces it.
type announced struct {
	name   string
	line   int // of its setup
	files  int
	ranks  int
	hand   int // kinds of pieces in hand
	parent string
	fen    string
	slots  [2][]string             // letters by side and place in the table, "" for none
	moves  [2]map[string]pieceText // by side and letter
	unread bool                    // its setup cannot be read
	wrong  bool                    // a line of it cannot be read
}

// pieceText is what a piece line says, or XBoard takes for granted.
type pieceText struct {
	betza string
	line  int
}

var (
	variantForm = regexp.MustCompile(`^variant (\S+)$`)
	setupForm   = regexp.MustCompile(`^setup \(([^)\s]*)\) (?:(\d{1,2})x(\d{1,2})\+(\d{1,2})_(\S+) )?(\S.*)$`)
	pieceForm   = regexp.MustCompile(`^piece (\+?)([A-Za-z])(['!]?)(&?) (\S+)$`)
	letterForm  = regexp.MustCompile(`^([.~+/-]|[\^*]?[A-Za-z]['!]?(?:=[A-Za-z])?)`)
)

// readGames reads the lines of a file. A piece line belongs to the setup above it, read or not.
func readGames(in *game.Run) []*announced {
	name := in.Stem()
	var all []*announced
	var last *announced // nil after the name of another game
	for n := 1; n <= in.Length(); n++ {
		line := strings.TrimSpace(strings.TrimLeft(in.Line(n), "<> \t"))
		switch {
		case variantForm.MatchString(line):
			name, last = variantForm.FindStringSubmatch(line)[1], nil
		case strings.HasPrefix(line, "setup "):
			last = readSetup(in.Source, n, line, name)
			all = append(all, last)
		case strings.HasPrefix(line, "piece "):
			m := pieceForm.FindStringSubmatch(line)
			switch {
			case m == nil:
				in.Fail(n, "%q is not a piece line: write piece LETTER BETZA or piece LETTER& BETZA; ' or ! may follow the letter", line)
				if last != nil {
					last.wrong = true
				}
			case last == nil:
				in.Fail(n, "a piece line comes after the setup line of its game")
			default:
				last.piece(n, m)
			}
		}
	}
	return all
}

// readSetup reads a setup line.
func readSetup(s *game.Source, n int, line, name string) *announced {
	a := &announced{name: name, line: n, unread: true}
	for c := range 2 {
		a.moves[c] = make(map[string]pieceText)
	}
	m := setupForm.FindStringSubmatch(line)
	if m == nil {
		s.Fail(n, "%q is not a setup line: write setup (LETTERS) FILESxRANKS+HAND_PARENT FEN", line)
		return a
	}
	a.parent, a.fen = m[5], m[6]
	if m[5] == "" {
		a.parent = noParent
		a.files, a.ranks = sizeOf(a.fen)
	} else {
		a.files, _ = strconv.Atoi(m[2])
		a.ranks, _ = strconv.Atoi(m[3])
	}
	a.hand, _ = strconv.Atoi(m[4])
	a.unread = !a.readTable(s, m[1])
	return a
}

// noParent is the parent of a line without a size and a parent.
const noParent = "fairy"

// sizeOf counts the files and ranks of a position.
func sizeOf(fen string) (files, ranks int) {
	squares, _, _ := strings.Cut(fen, " ")
	squares, _, _ = strings.Cut(squares, "[")
	rows := strings.Split(squares, "/")
	for row := rows[0]; row != ""; files++ {
		end := len(row) - len(strings.TrimLeft(row, "0123456789"))
		if n, err := strconv.Atoi(row[:end]); err == nil {
			files, row = files+min(n, define.MaxSide)-1, row[end:]
			continue
		}
		row = row[len(firstLetter(row)):]
	}
	return files, len(rows)
}

// firstLetter returns the piece that a row of a position begins with, its + included.
func firstLetter(row string) string {
	bare := strings.TrimLeft(row, "+")
	t := letterForm.FindString(bare)
	if t == "" {
		t = firstCharacter(bare)
	}
	return row[:len(row)-len(bare)] + t
}

// firstCharacter returns what a text begins with, of any number of bytes.
func firstCharacter(text string) string {
	_, n := utf8.DecodeRuneInString(text)
	return text[:n]
}

// complete gives an empty table the places that XBoard has, and every table the
// letters that only piece lines name, before the king.
func (a *announced) complete() {
	for c := range 2 {
		if len(a.slots[c]) == 0 {
			for _, r := range known("table") {
				letter := string(r)
				if !strings.Contains(strings.ToUpper(a.fen), letter) && a.moves[c][letter].betza == "" {
					letter = ""
				}
				a.slots[c] = append(a.slots[c], letter)
			}
		}
		last := len(a.slots[c]) - 1
		king := a.slots[c][last]
		for _, letter := range slices.Sorted(maps.Keys(a.moves[c])) {
			if !strings.HasPrefix(letter, "+") && !slices.Contains(a.slots[c], letter) {
				a.slots[c] = append(a.slots[c][:len(a.slots[c])-1], letter, king)
			}
		}
	}
}

// readTable reads the table of letters, White's half and Black's.
func (a *announced) readTable(s *game.Source, table string) bool {
	var letters []string
	for rest := table; rest != ""; {
		t := letterForm.FindString(rest)
		if t == "" {
			s.Fail(a.line, "%q is not a letter of the table", firstCharacter(rest))
			return false
		}
		letters, rest = append(letters, t), rest[len(t):]
	}
	if table == "" {
		return true
	}
	if len(letters) < 4 || len(letters)%2 != 0 {
		s.Fail(a.line, "the table (%s) does not have two halves of the same length", table)
		return false
	}
	half := len(letters) / 2
	for i, letter := range letters {
		letter, _, _ = strings.Cut(strings.TrimLeft(letter, "*"), "=")
		// ^X is the place of +X, of which a piece line tells.
		if strings.ContainsAny(letter, ".~+/-^") {
			letter = ""
		}
		a.slots[i/half] = append(a.slots[i/half], strings.ToUpper(letter))
	}
	return true
}

// piece takes a piece line: of both sides with &, else of the side of its letter.
func (a *announced) piece(n int, m []string) {
	letter := m[1] + strings.ToUpper(m[2]) + m[3]
	for c := range 2 {
		own := strings.ToUpper(m[2]) == m[2]
		if m[4] == "&" || own == (c == 0) {
			a.moves[c][letter] = pieceText{m[5], n}
		}
	}
}

// royal returns the letter of a side's royal piece: that of the last place, or if
// this is empty, as in xiangqi, the K of another place.
func (a *announced) royal(c int) string {
	if last := a.slots[c][len(a.slots[c])-1]; last != "" || !slices.Contains(a.slots[c], "K") {
		return last
	}
	return "K"
}

// text returns how a side's piece of a place moves; empty if nothing says it.
func (a *announced) text(c, slot int) pieceText {
	if text, ok := a.moves[c][a.slots[c][slot]]; ok {
		return text
	}
	key := "slot " + strconv.Itoa(slot)
	if a.slots[c][slot] == a.royal(c) {
		key = "king"
	}
	return pieceText{known(key), a.line}
}
