package define

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
	Progress       *TypeMask // the types that start its count anew with every move, as pawns do; nil for those that promote or can never come back
	Counting       *Counting
	Points         Points
	Impasse        *Impasse // nil if none can be declared
	Material       Outcome  // of dead positions: Draw, or Ongoing to play on
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
