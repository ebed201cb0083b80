package cecp

// reaction says what a command does to the mode in which it arrives.
type reaction uint8

const (
	live      reaction = iota // carried out at once; a search continues
	skip                      // ignored
	refuse                    // not legal now
	later                     // carried out as soon as the search has moved
	abort                     // the search ends without a move first
	restart                   // the search ends, the command is carried out, a new search begins
	retimed                   // carried out at once, and the search gets the new time
	predicted                 // the ponder move turns pondering into thinking; any other ends it and is carried out
)
