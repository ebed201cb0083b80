package foreign

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/variants"
)

// baseGame is a game of ours that another one builds on.
type baseGame struct {
	def    *board.Definition
	pieces []*piece // without moves: they are what the game says
}

// has reports whether there is a built-in game.
func (in *importer) has(name string) bool {
	return slices.Contains(variants.NewCatalogue(in.base).Names(), name)
}

// baseOf loads a built-in game, once.
func (w *workshop) baseOf(name string) (*baseGame, error) {
	if b := w.bases[name]; b != nil {
		return b, nil
	}
	v, err := variants.NewCatalogue(w.base).Load(name)
	if err != nil {
		return nil, err
	}
	b := &baseGame{def: v.Rules.Def}
	for i, t := range b.def.Types {
		if strings.HasSuffix(t.Name, "~") {
			continue
		}
		p := &piece{name: t.Name, letter: t.Letter, owners: t.Owners, shared: t.Name, inherited: true,
			royal: b.def.Royal.Types.Has(board.PieceType(i + 1)), key: moves(board.Chains(t.Steps[board.White])).key()}
		b.pieces = append(b.pieces, p)
	}
	if w.bases == nil {
		w.bases = make(map[string]*baseGame)
	}
	w.bases[name] = b
	return b, nil
}

var customForm = regexp.MustCompile(`^([A-Za-z]):(\S+)$`)

// wish is a piece that a section asks for.
type wish struct {
	option
	letter, betza string
	royal         bool
}

// men makes the pieces: those of the parent, unless the section begins afresh,
// and its own.
func (k *stockfishMaker) men(fresh bool) error {
	for _, p := range k.base.pieces {
		copied := *p
		k.game.pieces = append(k.game.pieces, &copied)
	}
	wishes := k.wishes()
	moved, err := k.movesOf(wishes)
	if err != nil {
		return err
	}
	asked := make(map[string]bool) // letters
	for i, w := range wishes {
		if w.letter == "" {
			k.remove(w.betza, w.royal, moved[i])
			continue
		}
		if moved[i] != nil {
			k.enlist(w, moved[i])
			asked[w.letter] = true
		}
	}
	k.pawn(asked)
	if fresh {
		k.game.pieces = slices.DeleteFunc(k.game.pieces, func(p *piece) bool { return p.inherited && !asked[p.letter] })
	}
	return k.name()
}

// wishes lists the pieces that a section names.
func (k *stockfishMaker) wishes() []wish {
	builtin := stockfishWords("piece")
	var list []wish
	for _, key := range slices.Sorted(maps.Keys(k.given)) {
		o := k.given[key]
		betza, known := builtin[key]
		custom := customForm.FindStringSubmatch(o.value)
		w := wish{option: o, betza: betza, royal: key == royalOption}
		switch {
		case !known && !strings.HasPrefix(key, "customPiece"):
			continue
		case custom != nil:
			w.letter, w.betza = custom[1], ourBetza(custom[2])
		case known && o.value == "-":
		case known && len(o.value) == 1:
			w.letter = o.value
		case o.value == "-":
			k.done[key] = true
			continue
		default:
			k.fail(o.line, "%s = %s: a piece is a letter, a custom one LETTER:BETZA", key, o.value)
			continue
		}
		k.done[key] = true
		w.letter = strings.ToUpper(w.letter)
		list = append(list, w)
	}
	return list
}

// royalOption is the piece that is royal.
const royalOption = "king"

var (
	theirMark  = regexp.MustCompile(`[mc]+[fbrlvsh]+`)
	theirRider = regexp.MustCompile(`NN`)
)

// ourBetza turns Betza's notation as Fairy-Stockfish writes it into XBoard's: a
// rider is N0, and directions stand before m and c.
func ourBetza(text string) string {
	text = theirRider.ReplaceAllString(text, "N0")
	return theirMark.ReplaceAllStringFunc(text, func(mark string) string {
		at := strings.IndexFunc(mark, func(r rune) bool { return r != 'm' && r != 'c' })
		return mark[at:] + mark[:at]
	})
}

// movesOf compiles the moves of the pieces that are asked for; nil for those
// whose text cannot be read.
func (k *stockfishMaker) movesOf(wishes []wish) ([]moves, error) {
	return k.readBetza(len(wishes), func(i int) string { return wishes[i].betza }, func(i int, message string) {
		k.fail(wishes[i].line, "%s = %s: %s", wishes[i].key, wishes[i].value, message)
	})
}

// readBetza compiles texts, each by itself if together they cannot be read.
func (w *workshop) readBetza(n int, text func(int) string, fail func(int, string)) ([]moves, error) {
	all := make([]moves, n)
	for i := range n {
		name := fmt.Sprintf("text-%d", i)
		got, err := w.steps(bareBoard([]string{name}) + fmt.Sprintf("[piece.%s]\nletter = \"A\"\nbetza = %q\n", name, text(i)))
		list, isList := err.(variants.ErrorList)
		switch {
		case isList:
			_, message, found := strings.Cut(list[0].Message, ": ")
			if !found {
				message = list[0].Message
			}
			fail(i, message)
		case err != nil:
			return nil, err
		default:
			all[i] = got[0]
		}
	}
	return all, nil
}

// remove takes a piece of the parent away.
func (k *stockfishMaker) remove(_ string, royal bool, m moves) {
	k.game.pieces = slices.DeleteFunc(k.game.pieces, func(p *piece) bool { return p.royal == royal && p.key == m.key() })
}

// enlist adds a piece, or gives the parent's piece of these moves the letter. Who
// had the letter goes.
func (k *stockfishMaker) enlist(w wish, m moves) {
	i := slices.IndexFunc(k.game.pieces, func(p *piece) bool { return p.royal == w.royal && p.key == m.key() })
	var p *piece
	if i >= 0 {
		p = k.game.pieces[i]
	} else {
		p = &piece{owners: [2]bool{true, true}, moves: k.fromRegion(m), key: m.key(), royal: w.royal}
		k.game.pieces = append(k.game.pieces, p)
	}
	k.game.pieces = slices.DeleteFunc(k.game.pieces, func(other *piece) bool {
		return other != p && (other.letter == w.letter || w.royal && other.royal)
	})
	if p.inherited && p.letter != w.letter {
		p.changed = true
	}
	p.letter = w.letter
}

// name gives the new pieces their names, and lists the royals.
func (k *stockfishMaker) name() error {
	var royals []string
	taken := make(map[string]bool)
	for _, p := range k.game.pieces {
		taken[p.name] = p.name != ""
	}
	for _, p := range k.game.pieces {
		if p.name == "" {
			p.recognise(k.lib, p.moves)
			if wish := freeName(p.name, taken); wish != p.name || p.shared != "" && wish != p.shared {
				p.rename(wish)
			}
			taken[p.name] = true
		}
		if p.royal {
			royals = append(royals, p.name)
		}
	}
	var before []string
	for _, p := range k.base.pieces {
		if p.royal {
			before = append(before, p.name)
		}
	}
	if !slices.Equal(royals, before) {
		k.game.set("royal.types", "%s", listOf(royals))
	}
	return nil
}
