package define

import (
	"slices"
	"strings"
)

// Game is a game as data: what package variants makes of TOML, and package board
// compiles. Everything in it is already looked up, turned and checked against the
// language; package board checks what only the machine knows.
type Game struct {
	Name, Title string
	Board
	Grid       Grid
	Types      []Type // type t is Types[t-1]
	Royal      Royal
	Castlings  []Castling
	Promotions []Promotion // at most one a type
	TurnOvers  []TurnOver  // a type is in at most one
	Hand       Hand
	Drops      []Drop // at most one a type; a type without one may be dropped anywhere
	Captures   CaptureRule
	Effects    [NumEffects]EffectRule
	Trade      Trade
	Walls      Walls
	Pass       bool // a turn may be passed
	Shuffle    Shuffle
	Start      string   // FEN
	Notation   Notation // in which its players write moves, besides ours
	Endings    Endings
}

// Type defines a piece type.
type Type struct {
	Name, Title string
	Letter      string    // upper case, perhaps with a mark: "N", "N'", "+P"
	Also        []string  // letters of other programs for it, which are read and never written
	Owners      [2]bool   // which colours can ever own one
	Steps       [2][]Step // the moves of White's and Black's pieces
	Value       int       // centipawns; 0 leaves it to the engine
	Demotes     PieceType // what a captured piece becomes in a hand; 0 if it stays what it is
}

// ShadowMark follows the name and the letter of a shadow: a type that looks and moves like the
// one of that name, and remembers what it was before its promotion.
const ShadowMark = "~"

// LooksLike returns the type that a shadow looks like, and every other type itself.
func (g *Game) LooksLike(t PieceType) PieceType {
	name, isShadow := strings.CutSuffix(g.Types[t-1].Name, ShadowMark)
	if i := slices.IndexFunc(g.Types, func(d Type) bool { return d.Name == name }); isShadow && i >= 0 {
		return PieceType(i + 1)
	}
	return t
}

// Royal says which pieces must be kept from capture.
type Royal struct {
	Types TypeMask
	Check CheckRule
	Stays bool // a royal in check may not step away: it may only capture the one piece that gives check
	Gives CheckGiving
}

// CheckRule says when a side with several royals is in check.
type CheckRule uint8

// The rules of check.
const (
	CheckAny      CheckRule = iota // when any royal is attacked
	CheckAll                       // when all royals are attacked at once: duple check
	CheckLast                      // when the only royal left is attacked; while there are more they may be captured
	CheckLeftmost                  // when the royal nearest to the a-file is attacked, on one file the one nearest to White's first rank
	CheckOff                       // never: royals may be captured, and a side that loses the last one loses
)

// Promotion says where pieces of a type promote, and to what.
type Promotion struct {
	Type      PieceType
	Zone      [2]Set
	Must      [2]Set                    // a promoting move that ends here has to promote
	Always    [2]Set                    // every move that ends here promotes, whatever By says
	By        PromotionBy               // which moves that touch the zone promote
	Choices   [2][]PieceType            // strongest or most usual first, as the definition lists them
	ByPlace   [2]map[Square][]PieceType // where not nil, the choices on each square instead
	AtMost    map[PieceType]Limit       // by choice: how many of such pieces a side may have afterwards
	Otherwise Otherwise                 // when no choice is left where it must promote
	Lone      bool                      // with ByStanding: the last piece of the type needs no zone
	NoPassing bool                      // captures en passant do not promote
	Else      PieceType                 // the type of BecomeElse
}

// Limit bounds the pieces of some types on the board: of a type, and of those that are
// the same piece by promotion.
type Limit struct {
	Types TypeMask
	Most  int
}

// PromotionBy is a set of kinds of moves that promote.
type PromotionBy uint8

// The kinds of moves that promote.
const (
	ByEntering  PromotionBy = 1 << iota // from outside the zone into it
	ByInside                            // from the zone into the zone
	ByLeaving                           // from the zone out of it
	ByCapturing                         // from the zone to any square, if it captures
	ByStanding                          // a move of its own: the piece in the zone becomes the new type in place, or goes to an empty square as that type moves, if it attacks no enemy there and no check results
)

// Otherwise says what happens to a piece that must promote but has no choice left.
type Otherwise uint8

// What can happen then.
const (
	Forbid     Otherwise = iota // the move is illegal
	Stay                        // it stays what it is
	BecomeElse                  // it becomes the type named
)

// Hand says how pieces in hand are used. The zero Hand means that there are no hands.
type Hand struct {
	Use   HandUse
	Gains Gains
}

// HandUse is a set of uses.
type HandUse uint8

// The uses of pieces in hand.
const (
	HandDrop    HandUse = 1 << iota // to be dropped on empty squares, as a move
	HandGate                        // to be put on the square that an unmoved piece has just left
	HandPromote                     // promotion is a swap for a piece in hand
	HandPlace                       // to be dropped before any other move
)

// Gains says which pieces come into a hand.
type Gains uint8

// The gains.
const (
	GainNothing  Gains = iota
	GainCaptures       // captured enemies, which change sides
	GainLosses         // own captured pieces
	GainPartner        // what a partner captures on another board; captured pieces leave this one
)

// Drop limits the drops of a type.
type Drop struct {
	Type    PieceType
	Zone    [2]*Set     // nil for anywhere
	PerFile int         // pieces of the type that a file may hold; 0 for no limit
	NoMate  bool        // a drop may not give mate
	NoCheck bool        // a drop may not give check
	NoGate  bool        // it may not enter on the square that another piece leaves
	As      []PieceType // what a piece in hand may be when it is dropped; nil for what it is
	Shades  bool        // the side's pieces of this type have to stand on squares of both colours in turn
}

// Shuffle says how the start position is drawn at random.
type Shuffle uint8

// The shuffles, of the pieces on the first and last rank; Black's mirror White's.
const (
	NoShuffle  Shuffle = iota
	ShuffleAny         // any order
	Chess960           // bishops on both colours, the king between its partners; castling from any square
)

// Results lists the types to which a promotion can lead, each once.
func (d *Promotion) Results() []PieceType {
	var all []PieceType
	for side := range d.Choices {
		all = append(all, d.Choices[side]...)
		for _, choices := range d.ByPlace[side] {
			all = append(all, choices...)
		}
	}
	if d.Otherwise == BecomeElse {
		all = append(all, d.Else)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
