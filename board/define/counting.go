package define

// Counting draws the game when a weaker side has survived a number of its own
// moves: the counting rules of the makruk family. A new capture or promotion that
// lowers the limit starts the count anew.
type Counting struct {
	Board       int          // moves while the counting side has more than its royal; 0 for no such count
	BoardPieces int          // ... and at most this many pieces, royal included; 0 for any number
	BoardPawns  TypeMask     // ... while no piece of these types is on the board
	Bare        []CountLimit // moves once it has nothing else; the first that fits counts
	BarePawns   TypeMask     // ... while no piece of these types is on the board
	FromPieces  bool         // the count against a bare royal starts with the number of pieces on the board
}

// CountLimit is a limit by what the stronger side has.
type CountLimit struct {
	Types  TypeMask // 0 fits always
	Pieces int      // at least this many pieces of these types
	Moves  int
}
