package foreign

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// game is what our language can say of a foreign game.
type game struct {
	name     string   // as the foreign file has it
	line     int      // where it begins there
	comments []string // for people, before everything else
	notes    []note   // what was not carried over, or is not in the file
	title    string
	parent   string // a game that it must extend, "" if it stands for itself
	without  []string
	files    int
	ranks    int
	wrap     bool
	start    string    // as a FEN
	pieces   []*piece  // in order
	settings []setting // all else
	zones    map[board.Set]string
	newArmy  bool // it has other pieces than its parent
	grown    bool // it extends its parent with whatever that has: pieces and board are the parent's
}

// note is something that a person should know about an imported game.
type note struct {
	line int // of the foreign file
	text string
}

// setting is a key with its value, as TOML.
type setting struct{ key, value string }

// piece is a type of a game.
type piece struct {
	name, letter string
	owners       [2]bool
	moves        moves // of its owners, as they see the board
	betza        string
	royal        bool
	inherited    bool       // it is a piece of the parent
	changed      bool       // ... but has another letter or other moves
	key          string     // of its moves
	within       string     // a zone as TOML, "" for the board
	zone         *board.Set // its squares on the board of reference, if known there
	shared       string     // the shared piece that it is, "" for a new one
	like         []string
	rows         []row
	besides      []string // more rows, as TOML
}

func (g *game) note(line int, format string, args ...any) {
	n := note{line, fmt.Sprintf(format, args...)}
	if !slices.Contains(g.notes, n) {
		g.notes = append(g.notes, n)
	}
}

func (g *game) set(key, format string, args ...any) {
	g.settings = append(g.settings, setting{key, fmt.Sprintf(format, args...)})
}

// setText sets a key to one word or a list of them.
func (g *game) setText(key string, words ...string) {
	g.settings = append(g.settings, setting{key, quotedList(words)})
}

// nameFrom finds the pieces among the shared ones, and gives names, letters and
// rows to the others.
func (g *game) nameFrom(lib *library) {
	taken := make(map[string]bool)
	for _, p := range g.pieces {
		if p.name == "" {
			p.recognise(lib, g.relative(p.moves))
			p.name = freeName(p.name, taken)
			if p.shared != "" && p.name != p.shared {
				p.like, p.shared = []string{p.shared}, ""
			}
		}
		taken[p.name] = true
	}
	g.dressLetters()
}

// relative returns moves that go round the board, or not, as the game does.
func (g *game) relative(m moves) moves {
	if !g.wrap {
		return m
	}
	var all moves
	for _, legs := range m.rounded() {
		legs[0].Wrap = !legs[0].Wrap
		all = append(all, legs)
	}
	return all
}

// recognise looks the piece up; it proposes a name.
func (p *piece) recognise(lib *library, m moves) {
	if p.within == "" || p.zone != nil {
		if found := lib.exact(m.to(p.zone), p.royal, p.letter); found != nil {
			p.name, p.shared, p.within = found.name, found.name, ""
			if p.royal && !found.royal {
				p.name = "royal-" + found.name
			}
			return
		}
	}
	p.name = "man-" + strings.ToLower(p.letter[:1])
	if p.royal {
		p.name = "royal-" + strings.ToLower(p.letter[:1])
	}
	if found := lib.exact(m, false, ""); found != nil {
		p.like = []string{found.name}
		return
	}
	rest := m
	for len(rest) > 0 && len(p.like) < 3 {
		found, left := lib.part(rest)
		if found == nil {
			found, left = lib.exact(rest, false, ""), nil
		}
		if found == nil {
			break
		}
		p.like, rest = append(p.like, found.name), left
	}
	plain, compound := rowsOf(m), rowsOf(rest)
	p.rows = compound
	if len(plain) < len(compound)+len(p.like) {
		p.like, p.rows = nil, plain
	}
}

// to returns the moves that end in a zone.
func (m moves) to(zone *board.Set) moves {
	var all moves
	for _, legs := range m {
		legs = legs.Clone()
		legs[0].To = zone
		all = append(all, legs)
	}
	return all
}

// freeName returns a name that is not taken, the wish if possible.
func freeName(wish string, taken map[string]bool) string {
	name := wish
	for i := 2; taken[name]; i++ {
		name = fmt.Sprintf("%s-%d", wish, i)
	}
	return name
}

// dressLetters gives another form to the letter of a piece whose owner has
// another piece of that letter.
func (g *game) dressLetters() {
	var taken [2]map[string]bool
	taken[0], taken[1] = make(map[string]bool), make(map[string]bool)
	for _, p := range g.pieces {
		wish := p.letter
		free := func(letter string) bool {
			return (!p.owners[0] || !taken[0][letter]) && (!p.owners[1] || !taken[1][letter])
		}
		forms := []string{wish, wish + "'", wish + "!"}
		i := slices.IndexFunc(forms, free)
		if i < 0 {
			continue // the proof reports it
		}
		if p.letter = forms[i]; i > 0 {
			g.note(g.line, "two kinds of men have the letter %s; the %s is written %s here", wish, p.name, p.letter)
		}
		for c, owns := range p.owners {
			if owns {
				taken[c][p.letter] = true
			}
		}
	}
}

// fen returns the letter of a side's man.
func (p *piece) fen(c board.Color) string {
	if c == board.Black {
		return strings.ToLower(p.letter)
	}
	return p.letter
}
