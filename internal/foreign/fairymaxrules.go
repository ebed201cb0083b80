package foreign

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// The values of royal types that mean more than that.
const (
	onlyKing = -1 // the first one lost is the game lost
	hillKing = -2 // of type 3: reaching the middle of the board wins
	hillType = 3
)

// dupleTypes are royal types of which one may be left attacked, but not all.
const dupleTypes = 8

// royals writes who is royal, and what that means.
func (k *maker) royals(lib *library) {
	var names []string
	for _, p := range k.game.pieces {
		if p.royal {
			names = append(names, p.name)
		}
	}
	switch {
	case len(names) == 1 && lib.royal(names[0]):
	case len(names) > 0:
		k.game.setText("royal.types", names...)
	default:
		k.game.set("royal.types", "[]")
		k.game.note(k.game.line, "no type is royal, so that no capture ends the game")
	}
	if check := k.check(); check != "" {
		k.game.setText("royal.check", check)
	}
	k.goal()
}

// royal reports whether a shared piece is royal unless something else is said.
func (l *library) royal(name string) bool {
	return slices.ContainsFunc(l.pieces, func(s shared) bool { return s.name == name && s.royal })
}

// check says when a side with several royals is in check; "" if that never
// comes up or if any of them counts.
func (k *maker) check() string {
	rule := ""
	for c := board.White; c <= board.Black; c++ {
		for t, def := range k.ini.types {
			if t++; def.value >= 0 || !k.uses(c, t) {
				continue
			}
			men := 0
			for _, other := range k.ini.array1(c) {
				if other == t {
					men++
				}
			}
			switch {
			case def.value == onlyKing || men < 2 && !(k.any && has(k.choices(c), t)):
			case t >= dupleTypes:
				rule = "all"
			case rule == "":
				rule = "last"
			}
		}
	}
	return rule
}

// goal writes that a king wins in the middle of the board.
func (k *maker) goal() {
	ini := k.ini
	if len(ini.types) < hillType || ini.types[hillType-1].value != hillKing {
		return
	}
	if ini.files%2 != 0 || ini.ranks%2 != 0 {
		k.game.note(ini.types[hillType-1].line, "the value -2 is for a king who wins in the middle of the board, but this board has none")
		return
	}
	p := k.types[0][hillType]
	if p == nil {
		p = k.types[1][hillType]
	}
	if p == nil {
		return
	}
	file, rank := 'a'+rune(ini.files/2-1), ini.ranks/2
	k.game.set("endings.goal", "{ piece = %q, zone = \"%c%d-%c%d\" }", p.name, file, rank, file+1, rank+1)
}

// promotions writes what pawns become.
func (k *maker) promotions() {
	white, black := k.types[0][whitePawn], k.types[1][blackPawn]
	switch {
	case white == black:
		k.promotion(white, board.White, board.Black)
	default:
		k.promotion(white, board.White)
		k.promotion(black, board.Black)
	}
	if !k.any && k.ini.depth != byPlaceDepth {
		k.noteChoices()
	}
}

// promotion writes what the pawns of one or both sides become.
func (k *maker) promotion(pawn *piece, sides ...board.Color) {
	if k.ini.depth == byPlaceDepth {
		k.byPlace(pawn, sides)
		return
	}
	texts := make([]string, len(sides))
	for i, c := range sides {
		var names []string
		for _, t := range k.choices(c) {
			if p := k.types[c][t]; p != nil && (k.any || t == k.ini.promotes(c)) && !slices.Contains(names, p.name) {
				names = append(names, p.name)
			}
		}
		if len(names) == 0 {
			k.game.note(k.game.line, "there is no type %d for pawns to become, so they do not promote", promoted)
			return
		}
		texts[i] = quotedList(names)
	}
	to := texts[0]
	if texts[len(texts)-1] != to {
		to = fmt.Sprintf("{ white = %s, black = %s }", texts[0], texts[1])
	}
	if k.ini.depth > 0 {
		k.game.set("promotion."+pawn.name, "{ zone = \"last %d ranks\", to = %s }", k.ini.depth, to)
		return
	}
	k.game.set("promotion."+pawn.name+".to", "%s", to)
}

// byPlace writes that pawns become what began on the square, and where that was
// a royal the man beside it, towards a.
func (k *maker) byPlace(pawn *piece, sides []board.Color) {
	var b strings.Builder
	alike := slices.Equal(k.placeNames(board.White), k.placeNames(board.Black))
	for i, c := range sides {
		// White promotes where Black's men began.
		for f, name := range k.placeNames(c) {
			place := string(rune('a' + f))
			if !alike {
				place += fmt.Sprint([2]int{k.ini.ranks, 1}[c])
			}
			if name != "" && (i == 0 || !alike) {
				fmt.Fprintf(&b, "%s = %q\n", place, name)
			}
		}
	}
	k.game.set("promotion."+pawn.name+".by_place", "\n%s", b.String())
}

// placeNames returns what a side's pawns become on each file of the other
// side's first rank.
func (k *maker) placeNames(c board.Color) []string {
	var names []string
	before := ""
	for _, t := range k.ini.array1(c.Other()) {
		name := before
		if p := k.types[c][t]; p != nil && !p.royal {
			name = p.name
		}
		names, before = append(names, name), name
	}
	return names
}

// noteChoices says what else a pawn may become if a person asks for it.
func (k *maker) noteChoices() {
	var letters [2]string
	for c := range letters {
		for _, t := range k.choices(board.Color(c))[1:] {
			letters[c] += " " + k.ini.types[t-1].letter
		}
	}
	text := "Fairy-Max itself promotes to this alone; from its user it also takes" + letters[0]
	if letters[1] != letters[0] {
		text += " for White," + letters[1] + " for Black"
	}
	if letters[0]+letters[1] != "" {
		k.game.note(k.game.line, "%s (import with -any to have that)", text)
	}
}

// remarks notes what no line of the ini says, and what is of no use to us.
func (k *maker) remarks() {
	g := k.game
	if k.hand != "" {
		g.note(g.line, "the file does not say it, but Fairy-Max knows it by the name: each side has %s in hand and lets them in where an unmoved man of the first rank leaves", strings.Join(strings.Split(k.hand, ""), " and "))
	}
	var idle []string
	for t, def := range k.ini.types {
		if !k.uses(board.White, t+1) && !k.uses(board.Black, t+1) {
			idle = append(idle, fmt.Sprintf("%d (%s)", t+1, def.letter))
		}
	}
	if len(idle) > 0 {
		g.note(g.line, "left out, because nobody can ever have such men: type %s", strings.Join(idle, ", "))
	}
	if k.ini.table != "" {
		g.note(g.line, "# %s is for XBoard's pictures and is left out", k.ini.table)
	}
}
