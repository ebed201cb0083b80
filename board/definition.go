package board

// Definition is a game as data: what package variants makes of TOML and
// [Compile] turns into [Rules]. Everything in it is already looked up, turned
// and checked against the language; Compile checks what only the machine knows.
type Definition struct {
	Name, Title  string
	Files, Ranks int
	Holes        Set       // squares that are missing
	Types        []TypeDef // type t is Types[t-1]
	Royal        RoyalDef
	Castlings    []CastlingDef
	Promotions   []PromotionDef // at most one a type
	Hand         HandDef
	Drops        []DropDef // at most one a type; a type without one may be dropped anywhere
	MustCapture  bool      // if any capture exists, only captures may be played
	Pass         bool      // a turn may be passed
	Shuffle      Shuffle
	Start        string // FEN
	Endings      EndingsDef
}

// TypeDef is a piece type.
type TypeDef struct {
	Name, Title string
	Letter      string    // upper case, perhaps dressed: "N", "N'", "+P"
	Owners      [2]bool   // which colours can ever own one
	Steps       [2][]Step // the moves of White's and Black's men
	Value       int       // centipawns; 0 leaves it to the engine
	Demotes     PieceType // what a man of it becomes when he comes into a hand; 0 leaves him what he is
}

// RoyalDef says who must be kept from capture.
type RoyalDef struct {
	Types TypeMask
	Check CheckRule
	Stays bool // a royal in check may not step away: he may only take the man who alone gives check
}

// CheckRule says when a side with several royals is in check.
type CheckRule uint8

// The rules of check.
const (
	CheckAny      CheckRule = iota // when any royal is attacked
	CheckAll                       // when all royals are attacked at once: duple check
	CheckLast                      // when the only royal left is attacked; while there are more they may be taken
	CheckLeftmost                  // when the royal nearest to the a-file is attacked, on one file the one nearest to White's first rank
	CheckOff                       // never: royals may be taken, and who loses the last one loses
)

// CastlingDef lets a king castle with the outermost partner of a type.
type CastlingDef struct {
	King, Partner PieceType
	Placed        *CastlingHomes // in games that place their men first: where the two have to be put
	Left, Right   [2][]int       // a colour's files (0 = a) where the king may land when the partner stands left (towards a) or right of him
}

// CastlingHomes are the files (0 = a) of a side's own first rank where a king and
// his partners have to be placed to castle.
type CastlingHomes struct{ King, Left, Right int }

// PromotionDef says where and into what men of a type promote.
type PromotionDef struct {
	Type      PieceType
	Zone      [2]Set
	Must      [2]Set                    // a promoting move that ends here has to promote
	By        PromotionBy               // which moves that touch the zone promote
	Choices   [2][]PieceType            // strongest or most usual first, as the definition lists them
	ByPlace   [2]map[Square][]PieceType // where not nil, the choices on each square instead
	AtMost    map[PieceType]int         // men of that type that a side may have afterwards
	Otherwise Otherwise                 // when no choice is left where he must promote
	Lone      bool                      // with ByStanding: the last man of the type needs no zone
	Else      PieceType                 // the type of BecomeElse
}

// PromotionBy is a set of kinds of moves that promote.
type PromotionBy uint8

// The kinds of moves that promote.
const (
	ByEntering  PromotionBy = 1 << iota // from outside the zone into it
	ByInside                            // from the zone into the zone
	ByLeaving                           // from the zone out of it
	ByCapturing                         // from the zone into the zone, if it captures
	ByStanding                          // a move of its own: the man in the zone becomes the new type where he stands, or goes to an empty square as that type moves, if he attacks no enemy there and no check results
)

// Otherwise says what happens to a man who must promote but has no choice left.
type Otherwise uint8

// The ways out.
const (
	Forbid     Otherwise = iota // the move is illegal
	Stay                        // he stays what he is
	BecomeElse                  // he becomes the type named
)

// HandDef says what hands are for. The zero HandDef means that there are none.
type HandDef struct {
	Use   HandUse
	Gains Gains
}

// HandUse is a set of uses.
type HandUse uint8

// What men in hand are for.
const (
	HandDrop    HandUse = 1 << iota // to be dropped on empty squares, as a move
	HandGate                        // to be put on the square that an unmoved man has just left
	HandPromote                     // promotion is a swap for a man in hand
	HandPlace                       // to be dropped before any other move
)

// Gains says who comes into a hand.
type Gains uint8

// The gains.
const (
	GainNothing  Gains = iota
	GainCaptures       // captured enemies, who change sides
	GainLosses         // own men who were captured
)

// DropDef limits the drops of a type.
type DropDef struct {
	Type    PieceType
	Zone    [2]*Set // nil for anywhere
	PerFile int     // men of the type that a file may hold; 0 for no limit
	NoMate  bool    // a drop may not give mate
	Shades  bool    // the side's men of this type have to stand on squares of both colours in turn
}

// Shuffle says how the start position is drawn by lot.
type Shuffle uint8

// The shuffles, of the men on the first and last rank; Black's mirror White's.
const (
	NoShuffle  Shuffle = iota
	ShuffleAny         // any order
	Chess960           // bishops on both colours, the king between his partners; castling from any square
)

// Outcome is the end of a game for the side to move, or for whoever is named.
type Outcome uint8

// The outcomes.
const (
	Ongoing Outcome = iota
	Loss
	Draw
	Win
)

// EndingsDef holds the endings by name. Ongoing and 0 switch one off.
type EndingsDef struct {
	Checkmate  Outcome // of the side that is mated
	Stalemate  Outcome // of the side that has no move
	BareKing   BareKing
	Checks     int // checks given that win
	Goals      []GoalDef
	Extinct    ExtinctDef
	Repetition struct {
		Count          int     // occurrences of a position that end the game
		Result         Outcome // for the side that brought it about
		PerpetualCheck Outcome // for the side whose every move between them gave check; Ongoing for no such rule
		PerpetualChase Outcome // for the side whose every move between them attacked the same unprotected man
	}
	MoveRule int // moves a side without capture or pawn move
	Counting *CountingDef
	Material Outcome // of dead positions: Draw, or Ongoing to play on
}

// BareKing says what becomes of a side that has only its royals left.
type BareKing uint8

// The rules of bare kings.
const (
	BareNothing   BareKing = iota
	BareLoses              // it has lost
	BareMayAnswer          // it has lost unless it bares the other side with its next move, which draws
)

// GoalDef wins the game for the side that brings a man of the type into the zone.
type GoalDef struct {
	Type PieceType
	Zone [2]Set
}

// ExtinctDef loses the game for a side that runs out of men.
type ExtinctDef struct {
	Types TypeMask // 0 switches it off
	All   bool     // all types together have to run out, not just any of them
	Left  int      // as many men left are still too few
}

// CountingDef draws the game when a weaker side has survived so many of its own
// moves: the counting rules of the makruk family. A new capture or promotion
// that lowers the limit starts the count anew.
type CountingDef struct {
	Board       int          // moves while the counting side has more than its royal; 0 for no such count
	BoardPieces int          // ... and at most so many men, royal included; 0 for any number
	BoardPawns  TypeMask     // ... while no man of these types is on the board
	Bare        []CountLimit // moves once it has nothing else; the first that fits counts
	BarePawns   TypeMask     // ... while no man of these types is on the board
	FromPieces  bool         // the count against a bare royal starts with the number of men on the board
}

// CountLimit is a limit by what the stronger side has.
type CountLimit struct {
	Types  TypeMask // 0 fits always
	Pieces int      // at least so many men of these types
	Moves  int
}
