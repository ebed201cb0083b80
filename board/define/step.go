package define

import (
	"fmt"
	"strconv"
)

// Step is one leg of a move, already turned for one colour: the row of a table
// in the spirit of micro-Max's o[]. A piece type has a flat list of steps for
// each colour; a step with Then set is continued by the one behind it, so that
// a list is a sequence of chains. From this table come the rays that the
// generator walks, Betza's notation, diagrams and the reasons for
// illegal moves.
type Step struct {
	Vector  Vector   // as White sees the board, for either colour
	Range   int      // how often the vector may be repeated: 1 a leap, 0 up to the edge
	Path    []Vector // squares that must be empty, relative to where each step starts
	Mode    Mode     // what may be done by ending here
	Hop     Hop      // where this leg starts; None for the first leg of a chain
	Then    bool     // the following step continues this one
	Victims TypeMask // what may be captured with this leg, 0 for all
	Hurdles TypeMask // what the hurdle of this leg may be, 0 for all

	// The rest belongs to the whole chain; only the first step has it.

	Unmoved    bool          // only while the piece has not moved
	OutOfCheck bool          // only while its side is not in check
	EnPassant  EnPassantRole // the role of the chain in en passant
	From       *Set          // squares where it may start, nil for all
	To         *Set          // squares where it may end, nil for all
	Wrap       bool          // files wrap around
}

// Mode is what a piece may do by ending a move with a step.
type Mode uint8

// The modes; a step without any of them may only be passed over.
const (
	MayMove Mode = 1 << iota
	MayCapture
)

// Hop says where a later leg starts.
type Hop uint8

// The ways to continue a leg.
const (
	None         Hop = iota
	AfterMove        // from an empty square that the leg reached
	OverAny          // from the square of the first piece in the way, which stays
	OverFriend       // the same, if it is a friend
	OverEnemy        // the same, if it is an enemy
	BeforeAny        // from the square in front of the first piece in the way
	BeforeFriend     // the same, if it is a friend
	BeforeEnemy      // the same, if it is an enemy
	AfterCapture     // from the square of an enemy, which is captured
	AfterEither      // from an empty square or that of an enemy, which is captured
	numHops
)

var hopWords = [...]string{"", "after move", "over any", "over friend", "over enemy", "before any", "before friend", "before enemy", "after capture", "after move or capture"}

var _ = [1]struct{}{}[len(hopWords)-int(numHops)] // no row is missing

func (h Hop) String() string { return hopWords[h] }

// EnPassantRole is the role of a chain of steps in en passant.
type EnPassantRole uint8

// The roles of a move in en passant.
const (
	EnPassantNone     EnPassantRole = iota
	EnPassantExposes                // exposes the squares it passes
	EnPassantCaptures               // may capture onto an exposed square
)

// String is one line of disassembly, such as "(0,1)* move|capture" or
// "(1,1) pass then". The asterisk is an unlimited range, *4 a limited one.
func (s Step) String() string { return string(s.append(nil)) }

// append appends the text of a step.
func (s *Step) append(b []byte) []byte {
	if s.Hop != None {
		b = append(append(b, s.Hop.String()...), ' ')
	}
	b = s.Vector.append(b)
	switch {
	case s.Range == 0:
		b = append(b, '*')
	case s.Range > 1:
		b = strconv.AppendInt(append(b, '*'), int64(s.Range), 10)
	}
	for _, v := range s.Path {
		b = v.append(append(b, " past "...))
	}
	b = append(b, [...]string{" pass", " move", " capture", " move|capture"}[s.Mode]...)
	b = s.Victims.append(b, " victims ")
	b = s.Hurdles.append(b, " hurdles ")
	if s.Unmoved {
		b = append(b, " unmoved"...)
	}
	if s.OutOfCheck {
		b = append(b, " calm"...)
	}
	b = append(b, [...]string{"", " leaves", " takes"}[s.EnPassant]...)
	if s.From != nil {
		b = fmt.Appendf(b, " from %d squares", s.From.Len())
	}
	if s.To != nil {
		b = fmt.Appendf(b, " to %d squares", s.To.Len())
	}
	if s.Wrap {
		b = append(b, " wrap"...)
	}
	if s.Then {
		b = append(b, " then"...)
	}
	return b
}

// append appends a mask behind a word, and nothing for the mask of all types.
func (m TypeMask) append(b []byte, word string) []byte {
	if m == 0 {
		return b
	}
	return strconv.AppendUint(append(b, word...), uint64(m), 16)
}

// append appends a vector as (right,up).
func (v Vector) append(b []byte) []byte {
	b = strconv.AppendInt(append(b, '('), int64(v.Right), 10)
	return append(strconv.AppendInt(append(b, ','), int64(v.Up), 10), ')')
}
