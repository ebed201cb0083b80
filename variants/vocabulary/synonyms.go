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
	{"piece", "define definitions"},
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
	{"zone", "region area squares rank ranks"},
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
type wish struct{ words, instead string }

// wishes has for words that are no keys what to write for what they ask; NAME is the last part of
// the table where they stand.
var wishes = []wish{
	{"initial initially first firstmove virgin", `when = "unmoved"`},
	{"doublestep twosteps", `a row of moves: { leap = [0, 2], dirs = "forward", only = "move", path = [0, 1], when = "unmoved" }`},
	{"royal isroyal", `the royal pieces under royal.types, such as royal.types = ["king", "queen"]`},
	{"promotes promotesto promoteto promote promotion promotions", `[promotion.NAME] with to = …; promotion has tables of its own`},
	{"immune immunity invulnerable uncapturable untouchable iron protected", `victims in the rows of those that may not capture it: the pieces that they may capture, such as victims = ["pawn", "rook"]`},
	{"shoot shoots shooting shooter rifle rifleshot igui capturesfromafar", `after_capture.capturer = { becomes = "returned", by = "NAME" } above the first [table]: its captures do not move it. Or a row that goes back after a capture, such as { leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, -1] } }`},
	{"burn burns burning burner fire explode explodes explosion explosive blast bomb", `after_capture.neighbours = { becomes = "nothing", by = "NAME" } above the first [table]: what stands next to the square where it captures goes`},
	{"aftercapture", `it above the first [table], with by = "NAME", as in after_capture.neighbours = { becomes = "nothing", by = "NAME" }`},
	{"mustcapture forcedcapture forcedcaptures compulsorycapture mandatorycapture", `captures = "must" above the first [table]: it is a rule for all pieces`},
	{"gating", `hand = { use = "gate", gains = "nothing" } above the first [table]`},
	{"drops dropping", `hand = { use = "drop", gains = "captures" } above the first [table]`},
	{"except excepting excluding exclude butnot allbut", `all the others instead: no list leaves names out`},
	{"bend bends bent turn turns zigzag crooked", `the move after the bend as a later leg: { leap = [1, 1], then = { slide = [0, 1] } }`},
	{"over before after hop hops hopper hurdle jumpover", `it in a later leg: what is jumped over, or captured first, lies behind the first one, as in { slide = [0, 1], only = "move", then = { over = "any", leap = [0, 1] } }`},
	{"min minimum least atleast minrange shortest from", `the shortest distance as a leap with its path, and go on: { leap = [0, 2], path = [0, 1], then = { slide = [0, 1] } }`},
	{"white black", `a zone of its own for each side, such as zones.goal = { white = "last rank", black = [] }, and give its name to zone`},
	{"colour color side owner", `the pieces of each side: pieces = { white = […], black = […] }`},
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

// fits reports whether a table has the name of a piece, if that is needed. At the top of a file it
// is left open.
func (w *wish) fits(path string) bool {
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
