package foreign

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/variants"
)

// shared is a piece that all games share.
type shared struct {
	name, letter string
	royal        bool            // it is royal where nothing else is said
	key          string          // of its moves
	keys         map[string]bool // of the moves' ends
}

// library is the shared pieces in their order.
type library struct{ pieces []shared }

const piecesFile = "pieces.toml"

var (
	pieceTable  = regexp.MustCompile(`(?m)^\[([a-z0-9-]+)\]`)
	pieceLetter = regexp.MustCompile(`(?m)^letter\s*=\s*"([^"]+)"`)
)

// library reads the shared pieces once.
func (w *workshop) library() (*library, error) {
	if w.shared != nil {
		return w.shared, nil
	}
	text, err := fs.ReadFile(w.base, piecesFile)
	if err != nil {
		return nil, err
	}
	lib := new(library)
	for _, m := range pieceTable.FindAllStringSubmatchIndex(string(text), -1) {
		piece := shared{name: string(text[m[2]:m[3]])}
		if letter := pieceLetter.FindSubmatch(text[m[1]:]); letter != nil {
			piece.letter = string(letter[1])
		}
		lib.pieces = append(lib.pieces, piece)
	}
	for batch := range slices.Chunk(lib.pieces, board.MaxTypes-1) {
		if err := w.compile(batch); err != nil {
			return nil, fmt.Errorf("the shared pieces: %w", err)
		}
	}
	if err := w.crown(lib); err != nil {
		return nil, err
	}
	w.shared = lib
	return lib, nil
}

// compile gives shared pieces their moves.
func (w *workshop) compile(batch []shared) error {
	var names, letters []string
	for i, piece := range batch {
		names = append(names, piece.name)
		letters = append(letters, fmt.Sprintf("piece.%s.letter = %q\n", piece.name, spareLetter(i)))
	}
	text := bareBoard(names) + strings.Join(letters, "")
	all, err := w.steps(text)
	if err != nil {
		return err
	}
	for i := range batch {
		batch[i].key, batch[i].keys = all[i].key(), all[i].endKeys()
	}
	return nil
}

// crown marks the shared pieces that are royal in the game that most people play.
func (w *workshop) crown(lib *library) error {
	catalogue := variants.NewCatalogue(w.base)
	v, err := catalogue.Load(catalogue.Favourite())
	if err != nil {
		return err
	}
	for i, t := range v.Rules.Def.Types {
		for j := range lib.pieces {
			if lib.pieces[j].name == t.Name {
				lib.pieces[j].royal = v.Rules.Def.Royal.Types.Has(board.PieceType(i + 1))
			}
		}
	}
	return nil
}

// bareBoard is the head of a definition on the board of reference, with pieces
// that do not stand on it: there is only a man for each side, far from the other.
func bareBoard(pieces []string) string {
	ranks := strings.Repeat(fmt.Sprintf("%d/", reference), reference-2)
	start := fmt.Sprintf("%d+z/%s+Z%d w - - 0 1", reference-1, ranks, reference-1)
	return fmt.Sprintf("title = %q\nboard = \"%dx%d\"\nstart = %q\npieces = %s\npiece.%s = { letter = \"+Z\", moves = [{ leap = [0, 1] }] }\nroyal.types = %q\n",
		scratch, reference, reference, start, quotedList(append(pieces, scratch)), scratch, scratch)
}

// spareLetter returns one of many letters that differ.
func spareLetter(i int) string {
	return string(rune('A'+i%26)) + [...]string{"", "'", "!"}[i/26%3]
}

// endKeys returns a key for each single way to end a move.
func (m moves) endKeys() map[string]bool {
	keys := make(map[string]bool)
	for _, legs := range m.ends() {
		for _, mode := range []board.Mode{board.MayMove, board.MayCapture} {
			if legs[len(legs)-1].Mode&mode != 0 {
				keys[legs.WithMode(mode).Key()] = true
			}
		}
	}
	return keys
}

// exact returns the shared piece with just these moves. Of several it takes the
// one that has the letter, else the first that is royal, or not, as wanted.
func (l *library) exact(m moves, royal bool, letter string) *shared {
	var best *shared
	key := m.key()
	for i := range l.pieces {
		piece := &l.pieces[i]
		if piece.royal && !royal || piece.key != key {
			continue
		}
		if best == nil || piece.royal && !best.royal || piece.letter == letter && piece.royal == best.royal && best.letter != letter {
			best = piece
		}
	}
	return best
}

// fewest are the moves that make a shared piece worth naming as a part.
const fewest = 3

// part returns the shared piece that does most of the moves and nothing else,
// and the moves that it does not do; nil if there is none worth naming.
func (l *library) part(m moves) (*shared, moves) {
	wanted := m.endKeys()
	var best *shared
	for i := range l.pieces {
		piece := &l.pieces[i]
		if len(piece.keys) >= len(wanted) || best != nil && len(piece.keys) <= len(best.keys) {
			continue
		}
		if within(piece.keys, wanted) {
			best = piece
		}
	}
	if best == nil || len(best.keys) < fewest {
		return nil, m
	}
	return best, m.without(best.keys)
}

// place is where a piece stands among the shared ones; behind all if it is new.
func (l *library) place(p *piece) int {
	for i := range l.pieces {
		if l.pieces[i].name == p.shared {
			return i
		}
	}
	return len(l.pieces)
}

func within(some, all map[string]bool) bool {
	for key := range some {
		if !all[key] {
			return false
		}
	}
	return true
}

// without returns the moves that lack some ways to end.
func (m moves) without(keys map[string]bool) moves {
	var rest moves
	for _, legs := range m.ends() {
		last := legs[len(legs)-1].Mode
		for _, mode := range []board.Mode{board.MayMove, board.MayCapture} {
			if last&mode != 0 && keys[legs.WithMode(mode).Key()] {
				last &^= mode
			}
		}
		if last != 0 {
			rest = append(rest, legs.WithMode(last))
		}
	}
	return rest
}
