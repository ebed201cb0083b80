package foreign

import (
	_ "embed"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

//go:embed xboard.txt
var xboardText string

// xboardWord returns what the data say behind some words, or "".
func xboardWord(key string) string {
	for line := range strings.SplitSeq(xboardText, "\n") {
		if rest, ok := strings.CutPrefix(line, key+" "); ok {
			return rest
		}
	}
	return ""
}

var (
	variantForm = regexp.MustCompile(`^variant (\S+)$`)
	setupForm   = regexp.MustCompile(`^setup \(([^)\s]*)\) (\d{1,2})x(\d{1,2})\+(\d{1,2})_(\S+) (.+)$`)
	pieceForm   = regexp.MustCompile(`^piece (\+?)([A-Za-z])(['!]?)(&?) (\S+)$`)
	letterForm  = regexp.MustCompile(`^([.~+]|[\^*]?[A-Za-z]['!]?(?:=[A-Za-z])?)`)
	fartherForm = regexp.MustCompile(`ii([a-z]*[A-Z]\d*)`)
	castleForm  = regexp.MustCompile(`([a-z]*)O(\d+)`)
)

// announced is a game as an engine announces it.
type announced struct {
	name        string
	line        int
	table       string
	files       int
	ranks       int
	hands       int
	parent      string
	fen         string
	moves       [2]map[string]option // by side and letter: the texts of piece lines
	slots       [2][]string          // letters by place, "" for none
	royal       [2]string
	game        *game
	pieces      [2]map[string]*piece
	castles     [2][2][]int // how far kings castle, by side and to the left and right
	castlesGive [2]bool     // whether a king's text speaks of castling
}

// xboard imports setup and piece lines. A line "variant NAME" before them names
// the game.
func (in *importer) xboard(lib *library) error {
	name := stem(strings.TrimSuffix(in.prefix(), "-"))
	var all []*announced
	for n := range in.lines {
		line := strings.TrimSpace(strings.TrimLeft(in.lines[n], "<> \t"))
		switch {
		case variantForm.MatchString(line):
			name = variantForm.FindStringSubmatch(line)[1]
		case strings.HasPrefix(line, "setup "):
			if a := in.setup(n+1, line, name); a != nil {
				all = append(all, a)
			}
		case strings.HasPrefix(line, "piece "):
			m := pieceForm.FindStringSubmatch(line)
			switch {
			case m == nil:
				in.fail(n+1, "%q is not piece LETTER BETZA, piece LETTER& BETZA or with ' or ! behind the letter", line)
			case len(all) == 0:
				in.fail(n+1, "a piece line comes after the setup line of its game")
			default:
				all[len(all)-1].piece(n+1, m)
			}
		}
	}
	for _, a := range all {
		if !in.wanted(a.name) {
			continue
		}
		before := len(in.problems)
		if err := in.announce(a, lib); err != nil {
			return err
		}
		if len(in.problems) == before {
			if err := in.finish(a.game, lib); err != nil {
				return err
			}
		}
	}
	return nil
}

// setup reads a setup line.
func (in *importer) setup(n int, line, name string) *announced {
	m := setupForm.FindStringSubmatch(line)
	if m == nil {
		in.fail(n, "%q is not setup (LETTERS) FILESxRANKS+HAND_PARENT FEN", line)
		return nil
	}
	a := &announced{name: name, line: n, table: m[1], parent: m[5], fen: m[6]}
	a.files, _ = strconv.Atoi(m[2])
	a.ranks, _ = strconv.Atoi(m[3])
	a.hands, _ = strconv.Atoi(m[4])
	for c := range 2 {
		a.moves[c], a.pieces[c] = make(map[string]option), make(map[string]*piece)
	}
	var letters []string
	for rest := a.table; rest != ""; {
		t := letterForm.FindString(rest)
		if t == "" {
			in.fail(n, "%q is no letter of the table", rest[:1])
			return nil
		}
		letters, rest = append(letters, t), rest[len(t):]
	}
	if len(letters) < 4 || len(letters)%2 != 0 {
		in.fail(n, "the table (%s) does not have two halves of the same length", a.table)
		return nil
	}
	half := len(letters) / 2
	for i, letter := range letters {
		letter, _, _ = strings.Cut(strings.TrimLeft(letter, "^*"), "=")
		if strings.ContainsAny(letter, ".~+") {
			letter = ""
		}
		a.slots[i/half] = append(a.slots[i/half], strings.ToUpper(letter))
	}
	for c := range 2 {
		a.royal[c] = a.slots[c][half-1]
	}
	return a
}

// piece takes a piece line: of both sides with &, else of the side of its letter.
func (a *announced) piece(n int, m []string) {
	letter := m[1] + strings.ToUpper(m[2]) + m[3]
	o := option{letter, m[5], n}
	for c := range 2 {
		own := strings.ToUpper(m[2]) == m[2]
		if m[4] == "&" || own == (c == 0) {
			a.moves[c][letter] = o
		}
	}
}

// text returns how a side's men of a place move; "" if nothing says it.
func (a *announced) text(c, slot int) option {
	letter := a.slots[c][slot]
	if o, ok := a.moves[c][letter]; ok {
		return o
	}
	key := fmt.Sprintf("slot %d", slot)
	if slot == len(a.slots[c])-1 {
		key = "king"
	}
	return option{letter, xboardWord(key), a.line}
}

// announce makes the game.
func (in *importer) announce(a *announced, lib *library) error {
	parent := xboardWord("parent " + a.parent)
	if parent == "" {
		parent = a.parent
	}
	if !in.has(parent) {
		in.fail(a.line, "the parent %s is not among our games", a.parent)
		return nil
	}
	base, err := in.baseOf(parent)
	if err != nil {
		return err
	}
	g := &game{name: a.name, line: a.line, title: capital(a.name), parent: parent, grown: true, newArmy: true, zones: make(map[board.Set]string), files: a.files, ranks: a.ranks}
	g.comments = []string{fmt.Sprintf("From %s, line %d.", filepath.Base(in.file), a.line)}
	a.game = g
	if err := in.enlistAnnounced(a); err != nil {
		return err
	}
	g.nameFrom(lib)
	a.rules(base)
	g.note(a.line, "everything that is not in these lines, such as how the game ends, is that of %s", parent)
	return nil
}

// enlistAnnounced makes the pieces of both sides.
func (in *importer) enlistAnnounced(a *announced) error {
	for c := range 2 {
		for slot, letter := range a.slots[c] {
			if letter == "" {
				continue
			}
			o := a.text(c, slot)
			if o.value == "" {
				in.fail(o.line, "the men %s need a piece line: XBoard itself has no moves for them", letter)
				continue
			}
			royal := letter == a.royal[c] && slot == len(a.slots[c])-1
			text := o.value
			if royal {
				text = a.castlings(c, o.value)
			}
			m, err := in.movesOfText(a, text, func(message string) {
				in.fail(o.line, "piece %s %s: %s", letter, o.value, message)
			})
			if err != nil {
				return err
			}
			if m != nil {
				a.enlist(c, letter, royal, m)
			}
		}
	}
	return nil
}

// movesOfText reads Betza's notation. A term with ii is for men who stand one
// rank farther than pawns begin.
func (in *importer) movesOfText(a *announced, text string, fail func(string)) (moves, error) {
	texts := []string{fartherForm.ReplaceAllString(text, "")}
	for _, m := range fartherForm.FindAllStringSubmatch(text, -1) {
		texts = append(texts, "i"+m[1])
	}
	got, err := in.readBetza(len(texts), func(i int) string { return texts[i] }, func(_ int, message string) { fail(message) })
	if err != nil || slices.ContainsFunc(got, func(m moves) bool { return m == nil }) {
		return nil, err
	}
	all := got[0]
	passant := slices.ContainsFunc(all, func(legs chain) bool { return legs[0].EnPassant == board.EnPassantTakes })
	for _, more := range got[1:] {
		for _, legs := range more {
			legs[0].Unmoved = false
			zone := rankZone(pawnRank+1, pawnRank+1)
			legs[0].From = &zone
			a.game.zones[zone] = ranksText(pawnRank+1, pawnRank+1)
			if passant && len(legs[0].Path) > 0 {
				legs[0].EnPassant = board.EnPassantLeaves
			}
			all = append(all, legs)
		}
	}
	return all, nil
}

// castlings takes the castlings out of a king's text.
func (a *announced) castlings(c int, text string) string {
	for _, m := range castleForm.FindAllStringSubmatch(text, -1) {
		far, err := strconv.Atoi(m[2])
		if err != nil || far > board.MaxSide {
			continue
		}
		a.castlesGive[c] = true
		for side, letter := range []string{"l", "r"} {
			if strings.Contains(m[1], letter) || !strings.ContainsAny(m[1], "lr") {
				a.castles[c][side] = append(a.castles[c][side], far)
			}
		}
	}
	return castleForm.ReplaceAllString(text, "")
}

// enlist adds a piece, or finds the one that both sides have.
func (a *announced) enlist(c int, letter string, royal bool, m moves) {
	for _, p := range a.game.pieces {
		if p.letter == letter && p.royal == royal && p.moves.key() == m.key() && !p.owners[c] {
			p.owners[c] = true
			a.pieces[c][letter] = p
			return
		}
	}
	p := &piece{letter: letter, royal: royal, moves: m}
	p.owners[c] = true
	a.pieces[c][letter] = p
	a.game.pieces = append(a.game.pieces, p)
}
