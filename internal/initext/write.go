package initext

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/foreign/stockfish"
)

// writer writes a game.
type writer struct {
	rules   *board.Rules
	def     *define.Game
	letters []string      // of type t at t-1, upper case
	kinds   []string      // likewise
	passed  [2]define.Set // where a side can capture en passant

	stuckIsIllegal bool // what could never move again may neither be dropped nor stay what it is

	soldierFrom int // the rank from which soldiers move sideways too, 0 if there are none
	lines       []string
	lacks       []string
}

// Section is a game in a variants.ini.
type Section struct {
	Name    string
	Text    string
	Lacks   []string // the rules that it leaves out, as phrases; with any of them Fairy-Stockfish plays another game
	Letters []string // by which it names the types, of type t at t-1, upper case
	Kept    bool     // those are the letters of the game, so that moves in UCI are the same
}

// Write writes a game as a section with a name like that of its file.
func Write(name string, r *board.Rules) Section {
	name = sectionName(name)
	w := &writer{rules: r, def: r.Def}
	w.board()
	w.findLetters()
	w.pieces()
	w.start()
	w.promotions()
	w.castling()
	w.hand()
	w.royal()
	w.endings()
	w.others()
	lines := append([]string{"# Title: " + r.Def.Title, "[" + name + "]"}, w.lines...)
	return Section{name, strings.Join(lines, "\n") + "\n", w.lacks, w.letters, w.keepsLetters()}
}

// sectionName is a name as a section may have it: brackets and a colon end one, and blanks divide
// words of UCI. Ours is added where Fairy-Stockfish has a game of the name: it would skip the section.
func sectionName(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool {
		return !unicode.In(r, unicode.L, unicode.M, unicode.N) && r != '-' && r != '_'
	})
	name = cmp.Or(strings.Join(words, "-"), "game")
	if stockfish.HasBuiltin(name) {
		name += ours
	}
	return name
}

// ours ends the name of a section of which Fairy-Stockfish has another.
const ours = "-fairymax"

// set writes an option.
func (w *writer) set(key, format string, args ...any) {
	w.lines = append(w.lines, key+" = "+fmt.Sprintf(format, args...))
}

// flag writes an option that is true or false.
func (w *writer) flag(key string, on bool) { w.set(key, "%v", on) }

// sides writes an option of each side, or one for both if they are the same.
func (w *writer) sides(key string, values [2]string) {
	if values[0] == values[1] {
		w.set(key, "%s", values[0])
		return
	}
	w.set(key+"White", "%s", values[0])
	w.set(key+"Black", "%s", values[1])
}

// lack notes a rule that the section leaves out, once.
func (w *writer) lack(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); !slices.Contains(w.lacks, text) {
		w.lacks = append(w.lacks, text)
	}
}

// lackIf notes a rule if the game has it.
func (w *writer) lackIf(has bool, format string, args ...any) {
	if has {
		w.lack(format, args...)
	}
}

// The largest board of Fairy-Stockfish.
const (
	mostFiles = 12
	mostRanks = 10
)

func (w *writer) board() {
	if w.def.Files > mostFiles || w.def.Ranks > mostRanks {
		w.lack("a board of more than %d files or %d ranks", mostFiles, mostRanks)
	}
	w.set("maxFile", "%d", w.def.Files)
	w.set("maxRank", "%d", w.def.Ranks)
}
