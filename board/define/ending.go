package define

import "reflect"

// Endings holds the endings by name. Ongoing and 0 switch one off.
type Endings struct {
	Checkmate      Outcome // of the side that is mated
	Mating         Mating
	Stalemate      Outcome // of the side that has no move
	Fewer          bool    // the outcome of stalemate is only that of a side with fewer pieces on the board; as many draw, and more turn it round
	BareKing       BareKing
	Passes         Outcome // of two passes in turn: Draw, a winner, or Ongoing to play on
	Facing         Outcome // of a side that passes while the royals face each other, which another move must end; Ongoing if they may face each other
	Checks         int     // checks given that win
	Goals          []Goal
	Extinct        Extinction
	Repetition     Repetition
	MoveRule       int       // moves a side without capture or pawn move
	MoveRuleResult Outcome   // Draw, or a winner; Ongoing stands for Draw
	Progress       *TypeMask // the types that start its count anew with every move, as pawns do; nil for those that can never come back
	Counting       *Counting
	Points         Points
	Impasse        *Impasse // nil if none can be declared
	Material       Outcome  // of dead positions: Draw, or Ongoing to play on
}

// EndingKey is a key of the table endings: an ending that a position shows.
type EndingKey struct {
	Name     string
	Column   func(*Endings) any // an *int, *bool, *TypeMask, *Outcome, *BareKing, *Extinction or a list of goals
	Meaning  string             // for the reference of the language
	Example  string             // a line of a file
	Says     string             // in a rule sheet, with %s for the value; "" if the type of the value has a text of its own
	Most     int                // of a number
	Outcomes []Outcome          // that an outcome can be, in the order of the language
	Royal    bool               // it is for games with a royal piece
}

// endingKeys has a row for each, in the order in which they count.
var endingKeys = [...]EndingKey{
	{Name: "goal", Column: func(e *Endings) any { return &e.Goals },
		Meaning: "a side wins when its piece reaches these squares; see Goals",
		Example: `endings.goal = { piece = "king", zone = "d4-e5" }`},
	{Name: "checks", Column: func(e *Endings) any { return &e.Checks }, Most: 100, Royal: true,
		Meaning: "the number of checks that wins the game; 0 for never",
		Example: `endings.checks = 3`,
		Says:    "Checks: a side that gives check for the %s time wins."},
	{Name: "extinct", Column: func(e *Endings) any { return &e.Extinct },
		Meaning: "the game ends when a side has too few of these pieces; see Extinction",
		Example: `endings.extinct.types = "pawn"`},
	{Name: "bare_king", Column: func(e *Endings) any { return &e.BareKing }, Royal: true,
		Meaning: "the result for a side that has only royal pieces left; loss unless answered: a draw if its next move leaves the other side with only royal pieces too",
		Example: `endings.bare_king = "loss unless answered"`},
	{Name: "facing", Column: func(e *Endings) any { return &e.Facing }, Outcomes: []Outcome{Loss, Draw, Win, WhiteWins, BlackWins, Ongoing}, Royal: true,
		Meaning: "the result for a side that passes while the royal pieces face each other, on a file or rank with nothing between them; or the winner. It may pass then even in check; any other move must end that. none: they may face each other",
		Example: `endings.facing = "draw"`,
		Says:    "Facing royals: if the royal pieces stand on one file or rank with nothing between them, the side to move must end that or pass, even in check; if it passes, %s."},
	{Name: "passes", Column: func(e *Endings) any { return &e.Passes }, Outcomes: []Outcome{Draw, WhiteWins, BlackWins, Ongoing},
		Meaning: "the result when both sides have passed in turn; none: play on",
		Example: "endings.passes = \"draw\"\npass = true",
		Says:    "Passes: if both sides pass in turn, %s."},
}

// EndingKeys lists all of them.
func EndingKeys() []EndingKey { return endingKeys[:] }

// InUse lists the keys of the table endings for the ways to win or draw that a game has besides mate,
// stalemate, dead material, repetition and counts.
func (e *Endings) InUse() (names []string) {
	inUse := func(name string, column any) {
		if !reflect.ValueOf(column).Elem().IsZero() {
			names = append(names, name)
		}
	}
	for _, key := range endingKeys {
		inUse(key.Name, key.Column(e))
	}
	inUse("points", &e.Points)
	inUse("impasse", &e.Impasse)
	return names
}

// Extinction ends the game when a side runs out of pieces.
type Extinction struct {
	Types  TypeMask // 0 switches it off
	Result Outcome  // of the side that runs out of them; Ongoing stands for Loss
	All    bool     // all types together have to run out, not just any of them
	Left   int      // as many pieces left are still too few
}

// Mating limits the checks that mate. The zero value is no limit.
type Mating struct {
	Needs TypeMask // a mate is drawn unless one of these has given check in the unbroken series of checks that ends with it; 0 for no such rule
	Never TypeMask // a move may not mate if only these give check
}
