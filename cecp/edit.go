package cecp

import (
	"regexp"
	"strconv"
	"strings"

	"fairymax/board"
)

// editor is a position that an old interface sets up man by man.
type editor struct {
	place
	men   map[board.Square]string // their letters as in a FEN
	hand  string
	black bool // the men to come are Black's
}

// edit begins with the men on the board.
func (s *session) edit() {
	p, r := s.game.Position(), s.variant.Rules
	e := &editor{place: placeIn(s.game), men: map[board.Square]string{}}
	for i := range r.Squares { // no board.Square, which cannot count to 256
		square := board.Square(i)
		if man := p.At(square); man != board.Empty {
			e.black = man.Is(board.Black)
			e.men[square] = e.cased(r.Def.Types[man.Type()-1].Letter)
		}
	}
	e.black = false
	s.editor = e
}

// cased writes a letter in the case of the side whose men are put.
func (e *editor) cased(letter string) string {
	if e.black {
		return strings.ToLower(letter)
	}
	return strings.ToUpper(letter)
}

// manLine is a man with his square, or with how many of him are in hand.
var manLine = regexp.MustCompile(`^([A-Za-z]['!]?)([a-p@])([0-9]+|[:-@])([+~]?)$`)

// edited carries out a line of the list of men; false if it is none of them.
func (s *session) edited(words []string) bool {
	e := s.editor
	if e.place != placeIn(s.game) {
		s.editor = nil // something else has been set up meanwhile
		return false
	}
	man := manLine.FindStringSubmatch(words[0])
	switch {
	case len(words) > 1:
		return false
	case words[0] == "#":
		clear(e.men)
		e.hand = ""
	case words[0] == "c":
		e.black = !e.black
	case words[0] == ".":
		s.editor = nil
		s.meet(boardCommand, s.editedFEN(e), words[0])
	case man != nil && man[2] == "@":
		n, _ := strconv.Atoi(man[3])
		e.hand += strings.Repeat(e.cased(man[1]), min(n, board.MaxSide))
	case man != nil:
		s.putMan(e, man)
	default:
		return false
	}
	return true
}

// emptySquare is the letter that takes a man away.
const emptySquare = "x"

// putMan puts a man on his square; his promoted form is marked behind it.
func (s *session) putMan(e *editor, man []string) {
	square, ok := s.variant.Rules.ParseSquare(spreadRanks(man[2]+man[3]), s.origin)
	switch {
	case !ok:
		s.out.refuse(errArgument, man[0])
	case man[1] == emptySquare:
		delete(e.men, square)
	case man[4] == "+":
		e.men[square] = "+" + e.cased(man[1])
	default:
		e.men[square] = e.cased(man[1]) + man[4]
	}
}

// editedFEN writes the position with the side that was to move before, and with
// every right that the men's squares allow.
func (s *session) editedFEN(e *editor) string {
	r := s.variant.Rules
	placement := boardText(r, func(at board.Square) string { return e.men[at] })
	if r.HasHands() {
		placement += "[" + e.hand + "]"
	}
	side := [2]string{"w", "b"}[s.game.Position().Turn()]
	rights := strings.Fields(r.Start().FEN())[2]
	return placement + " " + side + " " + rights + " -"
}
