package board

// Definition is a game as data: what package variants makes of TOML and
// [Compile] turns into [Rules]. Everything in it is already looked up, turned
// and checked against the language; Compile checks what only the machine knows.
type Definition struct {
	Name, Title  string
	Files, Ranks int
	Holes        Set       // squares that are missing
	Types        []TypeDef // type t is Types[t-1]
	Royal        TypeMask  // types whose capture must be prevented
	Castlings    []CastlingDef
	Promotions   []PromotionDef // at most one a type
	Start        string         // FEN
	Endings      EndingsDef
}

// TypeDef is a piece type.
type TypeDef struct {
	Name, Title string
	Letter      string    // upper case, perhaps dressed: "N", "N'", "+P"
	Owners      [2]bool   // which colours can ever own one
	Steps       [2][]Step // the moves of White's and Black's men
	Value       int       // centipawns; 0 leaves it to the engine
}

// CastlingDef lets a king castle with the outermost partner of a type.
type CastlingDef struct {
	King, Partner PieceType
	Left, Right   [2][]int // a colour's files (0 = a) where the king may land when the partner stands left (towards a) or right of him
}

// PromotionDef says where and into what men of a type promote.
type PromotionDef struct {
	Type    PieceType
	Zone    [2]Set         // a move that ends here may promote
	Must    [2]Set         // a move that ends here has to
	Choices [2][]PieceType // strongest or most usual first, as the definition lists them
}

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
	Repetition struct {
		Count  int     // occurrences of a position that end the game
		Result Outcome // for the side that brought it about
	}
	MoveRule int     // moves a side without capture or pawn move
	Material Outcome // of dead positions: Draw, or Ongoing to play on
}
