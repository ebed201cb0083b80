package define

// Repetition says what becomes of a game in which a position comes again.
type Repetition struct {
	Count          int     // occurrences of a position that end the game
	Result         Outcome // for the side that moved last, or a winner
	PerpetualCheck Outcome // for a side that gave check with every move between them; Ongoing if there is no such rule
	PerpetualChase Outcome // for a side that chased one and the same piece with every move between them
	Chase          Chase
}

// Chase says which attacks are chases, where a side may not chase for ever: attacks on
// a piece that nothing protects. Attacks by royals are free, and attacks on royals are
// checks.
type Chase struct {
	Free          *TypeMask              // types that may attack freely; nil for those that promote or can never come back
	Spared        []Spared               // what may be attacked freely, and where; nil for the same types anywhere, empty for none
	EvenProtected map[PieceType]TypeMask // victims that need not be unprotected where these types attack them
	Exchanges     bool                   // offers of an exchange are chases too: attacks on a piece of the same type that could capture the attacker instead
}

// Spared is a type that may be attacked freely on some squares.
type Spared struct {
	Type PieceType
	Zone [2]*Set // for a piece of White, and of Black; nil for anywhere
}
