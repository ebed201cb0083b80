package engine

// Score is a value in centipawns from the point of view of the side to move.
// Scores near the ends of the range count the plies to a forced win or loss.
type Score int32

// MaxPly is the greatest depth of a search, in plies.
const MaxPly = 128

// Won is the score of a game that is won already, and -Won of one that is lost.
const Won Score = 32000

const (
	drawn    Score = 0
	infinite Score = Won + 1
	noScore  Score = Won + 2 // still fits 16 bits

	provenWin = Won - MaxPly  // this and more is a forced win
	evalLimit = provenWin - 1 // an evaluation stays within ±evalLimit
)

// Bound says how a score relates to the true value of a position.
type Bound uint8

// The bounds. Exact is both of the others.
const (
	NoBound Bound = iota
	Upper         // the true value is at most the score
	Lower         // the true value is at least the score
	Exact   = Upper | Lower
)

// cuts reports whether a stored score decides on which side of beta a node lies.
func cuts(b Bound, score, beta Score) bool {
	if score >= beta {
		return b&Lower != 0
	}
	return b&Upper != 0
}

// boundFor says which bound a score is that a search with that window returned.
func boundFor(score, alpha, beta Score) Bound {
	switch {
	case score >= beta:
		return Lower
	case score <= alpha:
		return Upper
	}
	return Exact
}

// Mate returns in how many full moves the side to move wins by force, or loses, as a
// negative number. Ok is false for every other score.
func (s Score) Mate() (moves int, ok bool) {
	switch {
	case s >= provenWin:
		return int(Won-s+1) / 2, true
	case s <= -provenWin:
		return -int(Won+s+1) / 2, true
	}
	return 0, false
}

// MatePlies is Mate in plies, those of both sides together.
func (s Score) MatePlies() (plies int, ok bool) {
	switch {
	case s >= provenWin:
		return int(Won - s), true
	case s <= -provenWin:
		return -int(Won + s), true
	}
	return 0, false
}

// winIn and lossIn are the scores of forced ends after so many plies. One that tables know to be
// further off than a search goes counts as the furthest that is proven.
func winIn(ply int) Score  { return Won - Score(min(ply, MaxPly)) }
func lossIn(ply int) Score { return -winIn(ply) }

// fromRoot turns a score that counts from a node, as in the table, into one that
// counts from the root.
func (s Score) fromRoot(ply int) Score {
	switch {
	case s >= provenWin:
		return s - Score(ply)
	case s <= -provenWin:
		return s + Score(ply)
	}
	return s
}

// fromNode is the inverse of fromRoot.
func (s Score) fromNode(ply int) Score {
	switch {
	case s >= provenWin:
		return s + Score(ply)
	case s <= -provenWin:
		return s - Score(ply)
	}
	return s
}

func clamp[T int | int32 | Score](x, low, high T) T { return max(low, min(x, high)) }
