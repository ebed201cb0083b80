package vocabulary

import (
	"fmt"
	"strings"
)

// This file is the one table of natural words for what the language says in its own: words that
// stand for a key, and words that ask for something. Messages and help read it.

// habits has for keys of the language what authors call them.
var habits = []struct{ key, words string }{
	{"title", "name"},
	{"source", "author inventor"},
	{"extends", "base parent variant basedon inherits game"},
	{"board", "size dimensions"},
	{"holes", "hole lake lakes water gap gaps pit void missing"},
	{"start", "fen position setup array startfen startposition"},
	{"pieces", "types piecetypes"},
	{"piece", "define definitions type types pieces"},
	{"types", "type piece pieces"},
	{"letter", "symbol char character abbreviation code"},
	{"picture", "drawing image icon svg figure looks appearance"},
	{"moves", "move movement steps"},
	{"like", "as moveslike same"},
	{"leap", "jump jumps leaper step vector"},
	{"slide", "ride rider rides slider"},
	{"range", "max maximum limit distance length"},
	{"dirs", "direction directions"},
	{"only", "mode type"},
	{"path", "lame block blocked through"},
	{"over", "hop hurdle jumpover"},
	{"victims", "targets captures"},
	{"when", "condition if"},
	{"to", "choices into pieces becomes"},
	{"within", "zone region area squares"},
	{"zone", "region area squares rank ranks to"},
	{"left", "count number remaining queenside"},
	{"right", "kingside"},
	{"king", "piece mover royal"},
	{"at_most", "limit max maximum most"},
	{"checkmate", "mate"},
	{"mating_checks", "shatarmaterule materule"},
	{"move_rule", "fiftymoves fiftymoverule halfmoves"},
	{"progress", "nmoveruletypes resets irreversible zeroing"},
	{"bare_king", "lonelyking baring"},
	{"goal", "reach target"},
	{"extinct", "extinction extinctions"},
	{"checks", "checklimit checkcount checkcounting"},
	{"hand", "pocket pockets"},
	{"gains", "takes gets captures"},
	{"after_capture", "explosion explosions explode explodes explodeoncapture blast blastoncapture atomic bomb petrify petrifies petrifyoncapture"},
	{"trade", "liontrading liontrade trading protectedlion"},
	{"counterstrike", "strikeback recapture retaliation"},
	{"turn_over", "flip flips turnover turnsover transforms piecedemotion"},
	{"into", "otherside back reverse"},
	{"walls", "walling wallingrule duck arrow arrows obstacles blocks"},
	{"grid", "lines cells gridlines"},
	{"give_check", "checking givescheck nocheck"},
	{"answer", "lastturn lastmove finalmove reply"},
}

// wish is what words ask for, and what the language has instead.
type wish struct {
	words, instead string
	at             scope
}

// scope is where a word asks for something.
type scope uint8

const (
	anywhere scope = iota
	atTop          // above all tables
	inTables
)

// wishes has for words that are no keys what to write for what they ask; NAME is the last part of
// the table where they stand.
var wishes = []wish{
	{words: "first turn side begins starts tomove sidetomove movesfirst firstmove blackfirst blackbegins", instead: `the side that begins in start: after the board stands w for White or b for Black`, at: atTop},
	{words: "initial initially first firstmove virgin", instead: `when = "unmoved"`, at: inTables},
	{words: "doublestep twosteps", instead: `a row of moves: { leap = [0, 2], dirs = "forward", only = "move", path = [0, 1], when = "unmoved" }`},
	{words: "royal isroyal", instead: `the royal pieces under royal.types, such as royal.types = ["king", "queen"]`},
	{words: "promotes promotesto promoteto promote promotion promotions", instead: `[promotion.NAME] with to = …; promotion has tables of its own`},
	{words: "immune immunity invulnerable uncapturable untouchable iron protected", instead: `victims in the rows of those that may not capture it: the pieces that they may capture, such as victims = ["pawn", "rook"]`},
	{words: "shoot shoots shooting shooter rifle rifleshot igui capturesfromafar", instead: `after_capture.capturer = { becomes = "returned", by = "NAME" } above the first [table]: its captures do not move it. Or a row that goes back after a capture, such as { leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, -1] } }`},
	{words: "burn burns burning burner fire explode explodes explosion explosive blast bomb", instead: `after_capture.neighbours = { becomes = "nothing", by = "NAME" } above the first [table]: the pieces next to the square where it captures are removed`},
	{words: "aftercapture", instead: `it above the first [table], with by = "NAME", as in after_capture.neighbours = { becomes = "nothing", by = "NAME" }`},
	{words: "mustcapture forcedcapture forcedcaptures compulsorycapture mandatorycapture", instead: `captures = "must" above the first [table]: it is a rule for all pieces`},
	{words: "gating", instead: `hand = { use = "gate", gains = "nothing" } above the first [table]`},
	{words: "drops dropping", instead: `hand = { use = "drop", gains = "captures" } above the first [table]`},
	{words: "except excepting excluding exclude butnot allbut", instead: `all the others instead: no list leaves names out`},
	{words: "bend bends bent turn turns zigzag crooked", instead: `the move after the bend as a later leg: { leap = [1, 1], then = { slide = [0, 1] } }`, at: inTables},
	{words: "over before after hop hops hopper hurdle hurdles jumpover", instead: `it in a later leg: what is jumped over, or captured first, lies behind the first one, as in { slide = [0, 1], only = "move", then = { over = "any", leap = [0, 1] } }`},
	{words: "min minimum least atleast minrange shortest from", instead: `the shortest distance as a leap with its path, and continue: { leap = [0, 2], path = [0, 1], then = { slide = [0, 1] } }`},
	{words: "white black", instead: `a zone of its own for each side, such as zones.goal = { white = "last rank", black = [] }, and give its name to zone`},
	{words: "colour color side owner", instead: `the pieces of each side: pieces = { white = […], black = […] }`},
}

// otherWords has for words that are values what authors write for them.
var otherWords = []struct{ word, words string }{
	{"move", "quiet noncapture noncapturing nocapture nocaptures withoutcapture withoutcapturing moveonly peaceful"},
	{"capture", "captureonly capturesonly take takes attack"},
	{"unmoved", "first initial virgin firstmove"},
	{"must", "forced compulsory mandatory obligatory"},
}

// otherNames has for pieces of the library what authors call them.
var otherNames = []struct{ piece, words string }{
	{"chancellor", "marshal marshall empress"},
	{"archbishop", "cardinal princess"},
	{"griffon", "gryphon griffin"},
	{"mann", "commoner"},
	{"nightrider", "knightrider"},
}

// PieceCalled returns the piece of the library that has another name, "" if there is none.
func PieceCalled(name string) string {
	for _, o := range otherNames {
		if isAmong(name, o.words) {
			return o.piece
		}
	}
	return ""
}

// IsEverywhere reports whether a word means all squares.
func IsEverywhere(word string) bool {
	return isAmong(word, "all any anywhere everywhere board wholeboard allsquares")
}

// IsCaptured reports whether a word means the pieces that were captured.
func IsCaptured(word string) bool {
	return isAmong(word, "captured capturedpieces lost losses hand pocket")
}

// fits reports whether a word asks for this in a table, which has the name of a piece if that is
// needed. At the top of a file the name is left open.
func (w *wish) fits(path string) bool {
	if w.at == atTop && path != "" || w.at == inTables && path == "" {
		return false
	}
	return path == "" || strings.Contains(path, ".") || !strings.Contains(w.instead, "NAME")
}

// of is what to write in a table, with the name of its piece.
func (w *wish) of(path string) string {
	name, _, _ := strings.Cut(path[strings.LastIndexByte(path, '.')+1:], ",") // of a row too
	if name == "" {
		return w.instead
	}
	return strings.ReplaceAll(w.instead, "NAME", name)
}

// synonym is the help for a word that is none of the language: what it says of the key that the word
// stands for, and what to write instead; "" if the word means nothing.
func synonym(word string) string {
	var b strings.Builder
	for _, w := range wishes {
		if isAmong(word, w.words) {
			fmt.Fprintf(&b, "# %s\n\nThe language has no word %q. Write %s.\n\n", word, word, w.instead)
		}
	}
	for _, h := range habits {
		if isAmong(word, h.words) {
			fmt.Fprintf(&b, "# %s: see %s\n\n%s\n", word, h.key, Help(h.key))
		}
	}
	return b.String()
}
