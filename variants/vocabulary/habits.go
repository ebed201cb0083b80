package vocabulary

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// This file knows which keys authors write by habit, and which the language has for them.

// habits has for keys of the language what authors call them.
var habits = []struct{ key, words string }{
	{"title", "name"},
	{"extends", "base parent variant basedon inherits game"},
	{"board", "size dimensions"},
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
	{"gains", "takes gets captures"},
	{"after_capture", "explosion explosions explode explodes explodeoncapture blast blastoncapture atomic bomb petrify petrifies petrifyoncapture rifle shoot shooting"},
	{"trade", "liontrading liontrade trading protectedlion"},
	{"counterstrike", "strikeback recapture retaliation"},
	{"turn_over", "flip flips turnover turnsover turns transforms piecedemotion"},
	{"into", "otherside back reverse"},
	{"walls", "walling wallingrule duck arrow arrows obstacles blocks"},
	{"grid", "lines cells gridlines"},
	{"give_check", "checking givescheck nocheck"},
	{"answer", "lastturn lastmove finalmove reply"},
}

// wishes has for words that are no keys what to write for what they ask; NAME is the last part of
// the table where they stand.
var wishes = []struct{ words, instead string }{
	{"initial initially first firstmove virgin", `when = "unmoved"`},
	{"doublestep twosteps", `a row of moves: { leap = [0, 2], dirs = "forward", only = "move", path = [0, 1], when = "unmoved" }`},
	{"royal isroyal", `the royal pieces under royal.types, such as royal.types = ["king", "queen"]`},
	{"promotes promotesto promoteto promote promotion promotions", `[promotion.NAME] with to = …; promotion has tables of its own`},
	{"immune immunity invulnerable uncapturable untouchable iron protected", `victims in the rows of those that may not capture it: the pieces that they may capture, such as victims = ["pawn", "rook"]`},
	{"shoots rifleshot igui capturesfromafar", `a row that goes back after a capture, such as { leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, -1] } }`},
	{"over before after", `it in a later leg: what is jumped over, or captured first, lies behind the first one, as in { slide = [0, 1], only = "move", then = { over = "any", leap = [0, 1] } }`},
	{"min minimum least atleast minrange shortest from", `the shortest distance as a leap with its path, and go on: { leap = [0, 2], path = [0, 1], then = { slide = [0, 1] } }`},
	{"white black", `a zone of its own for each side, such as zones.goal = { white = "last rank", black = [] }, and give its name to zone`},
	{"colour color side owner", `the pieces of each side: pieces = { white = […], black = […] }`},
}

// unknownKey reports an unknown key. It returns the row of the key that was probably
// meant, and moves the value there.
func (c checker) unknownKey(n *source.Node, name string, s schema, path string) (key, bool) {
	inner := n.Table[name]
	if slices.Contains(s.later, name) {
		c.Add(inner.Key, "FM014", "%s is reserved: this version does not support it yet", name)
		inner.Bad = true
		return key{}, false
	}
	delete(n.Table, name)
	near := s.nearest(name)
	where := ""
	if path != "" {
		where = path + ": "
	}
	c.Add(inner.Key, "FM025", "%sunknown key %q%s", where, name, s.meant(name, path, inner.Value == true))
	if near == "" || n.Has(near) {
		return key{}, false
	}
	n.Table[near] = inner
	return s.key(near)
}

// habit returns the key of a table that authors call by another name, "" if there is none.
func (s schema) habit(name string) string {
	for _, h := range habits {
		if _, ok := s.key(h.key); ok && isAmong(name, h.words) {
			return h.key
		}
	}
	return ""
}

// isAmong reports whether a key is one of some words.
func isAmong(name, words string) bool {
	return slices.Contains(strings.Fields(words), spelling.Bare(name))
}

// nearest returns the key of a table that was probably meant, "" if that is not clear.
func (s schema) nearest(name string) string {
	if near := spelling.Nearest(name, s.names()); near != "" {
		return near
	}
	return s.habit(name)
}

// meant returns a remark about the key that was probably meant: it takes the unknown one
// as a word, is spelt much like it, is what authors call so, or belongs to another table.
// Else it says what the language cannot say, or which keys there are.
func (s schema) meant(name, path string, on bool) string {
	for _, k := range s.keys {
		if on && (k.kind == word || k.kind == wordList) && slices.Contains(k.words, name) {
			return fmt.Sprintf(" (did you mean %s = %q?)", k.name, name)
		}
	}
	if near := s.nearest(name); near != "" {
		return fmt.Sprintf(" (did you mean %q?)", near)
	}
	for _, w := range wishes {
		if isAmong(name, w.words) {
			return "; write " + strings.ReplaceAll(w.instead, "NAME", path[strings.LastIndexByte(path, '.')+1:])
		}
	}
	if place := elsewhere(name, path != ""); place != "" {
		return "; " + place
	}
	if rule := CannotSay(name); rule != "" {
		return "; the language cannot say this: " + rule
	}
	return s.choice()
}

// mostNames is how many keys a message lists.
const mostNames = 20

// choice lists the keys of a table, or says where they are listed.
func (s schema) choice() string {
	if len(s.keys) > mostNames {
		return `; "fairymax help format" lists the keys`
	}
	return "; there are " + strings.Join(s.names(), ", ")
}

// elsewhere says where a key of another table is written, "" if no table has it. Below a
// header, only another header leads out of its table.
func elsewhere(name string, inTable bool) string {
	type inner struct {
		path   string
		schema func() schema
	}
	queue := []inner{{"", variantSchema}}
	for i := 0; i < len(queue); i++ {
		s := queue[i].schema()
		k, ok := s.key(name)
		if !ok {
			k, ok = s.key(s.habit(name))
		}
		switch {
		case ok && s.leg:
			return fmt.Sprintf("%s is a key of a row of moves, such as %s", k.name, k.inRow())
		case ok && !inTable:
			return "write " + join(queue[i].path, k.name)
		case ok && queue[i].path == "":
			return fmt.Sprintf("%s is a key of the whole game: write it above the first [table]", k.name)
		case ok:
			return fmt.Sprintf("write %s under [%s]", k.name, queue[i].path)
		}
		for _, k := range s.keys {
			switch path := join(queue[i].path, k.name); {
			case k.inner == nil || s.leg:
			case k.kind == named:
				queue = append(queue, inner{path + ".NAME", k.inner})
			default:
				queue = append(queue, inner{path, k.inner})
			}
		}
	}
	return ""
}

// isNoName reports a string that cannot be a name: several names, or the letter of a piece.
// A name in capital letters is read in small ones.
func (c checker) isNoName(n *source.Node, k key) bool {
	text := n.Text()
	switch small := strings.ToLower(text); {
	case strings.Contains(text, ","):
		var names []string
		for name := range strings.SplitSeq(text, ",") {
			names = append(names, strconv.Quote(strings.TrimSpace(name)))
		}
		c.Add(n.At, "FM024", "%s: each name is a string of its own; write [%s]", k.name, strings.Join(names, ", "))
		return true
	case k.names != "piece" || nameForm.MatchString(text):
		return false
	case LetterForm.MatchString(text):
		c.Add(n.At, "FM022", "%s: %q is the letter of a piece; write names, such as \"knight\"", k.name, text)
		return true
	case nameForm.MatchString(small):
		c.Add(n.At, "FM022", "%s: names are in small letters: write %q", k.name, small)
		n.Value = small
	}
	return false
}
