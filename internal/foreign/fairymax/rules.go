package fairymax

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// The values of royal types that mean more than that.
const (
	onlyKing = -1 // losing any such piece loses the game
	hillKing = -2 // of type 3: reaching the middle of the board wins
	hillType = 3
)

// dupleTypes are royal types of which one may be left attacked, but not all.
const dupleTypes = 8

// royals writes which pieces are royal, and what that means.
func (k *converter) royals() {
	names := k.game.Royals()
	switch {
	case len(names) == 1 && k.Library.Royal(names[0]):
	case len(names) > 0:
		k.game.SetText("royal.types", names...)
	default:
		k.game.Set("royal.types", "[]")
		k.game.Note(k.ini.line, "no type is royal, so no capture ends the game")
	}
	if check := k.check(); check != "" {
		k.game.SetText("royal.check", check)
	}
	k.goal()
}

// check says when a side with several royals is in check; "" if that never
// comes up or if any of them counts.
func (k *converter) check() string {
	rule := ""
	for c := define.White; c <= define.Black; c++ {
		for t, def := range k.ini.types {
			if t++; def.value >= 0 || !k.uses(c, t) {
				continue
			}
			others := slices.DeleteFunc(slices.Clone(k.ini.array[c]), func(other int) bool { return other == t })
			count := len(k.ini.array[c]) - len(others)
			switch {
			case def.value == onlyKing || count < 2 && !(k.anyPiece && slices.Contains(k.choices(c), t)):
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
func (k *converter) goal() {
	ini := k.ini
	if len(ini.types) < hillType || ini.types[hillType-1].value != hillKing {
		return
	}
	if ini.files%2 != 0 || ini.ranks%2 != 0 {
		k.game.Note(ini.types[hillType-1].line, "the value -2 is for a king that wins in the middle of the board, but this board has none")
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
	k.game.Set("endings.goal", "{ piece = %q, zone = \"%c%d-%c%d\" }", p.Name, file, rank, file+1, rank+1)
}

// remarks notes what no line of the ini says, and what is of no use to us.
func (k *converter) remarks() {
	g := k.game
	if k.hand != "" {
		g.Note(k.ini.line, "not in the file, but built into Fairy-Max: each side has %s in hand and gates them in where an unmoved piece leaves the first rank", strings.Join(strings.Split(k.hand, ""), " and "))
	}
	var idle []string
	for t, def := range k.ini.types {
		if !k.uses(define.White, t+1) && !k.uses(define.Black, t+1) {
			idle = append(idle, fmt.Sprintf("%d (%s)", t+1, def.letter))
		}
	}
	if len(idle) > 0 {
		g.Note(k.ini.line, "left out, because neither side can ever have such pieces: type %s", strings.Join(idle, ", "))
	}
	if k.ini.table != "" {
		g.Note(k.ini.line, "# %s is for XBoard's pictures and is left out", k.ini.table)
	}
}
