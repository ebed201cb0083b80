package endgame

import "testing"

// single is an answer about a piece with two parts that wins so many of ten positions in each.
func single(side, piece string, cursed bool, won ...int) *Answer {
	a := &Answer{Side: side, Pieces: []string{piece}}
	for _, n := range won {
		part := Part{White: Counts{Positions: 10, Won: n}, Cursed: cursed}
		if side == "black" {
			part.White, part.Black = part.Black, part.White
		}
		a.Parts = append(a.Parts, part)
	}
	return a
}

// The pieces that win are named, and those that sometimes do; a win that comes too late is none.
func TestSummary(t *testing.T) {
	knight, pawn, queen, rook := single("white", "knight", false, 0), single("white", "shatranj-pawn", false, 6), single("white", "queen", false, 10), single("white", "rook", false, 9)
	queen.Parts[0].White.Longest, rook.Parts[0].White.Longest = 19, 31
	for want, list := range map[string][]*Answer{
		"":                      nil,
		"A bare king has lost.": {single("white", "elk", false, 10)},
		"No single piece wins against a bare king.":                                                                          {knight},
		"No single piece wins against a bare king; the shatranj pawn sometimes does.":                                        {knight, pawn},
		"No single piece but the queen wins against a bare king; the shatranj pawn sometimes does.":                          {knight, pawn, queen},
		"Of single pieces only the queen and the rook win against a bare king.":                                              {knight, queen, rook},
		"No single piece wins against a bare king; the shatranj pawn and the guard sometimes do.":                            {pawn, single("white", "guard", true, 10)},
		"No single piece wins against a bare king; the bishop sometimes does.":                                               {single("white", "bishop", false, 10, 0)},
		"Of single pieces only White's queen and Black's elk win against a bare king; Black's shatranj pawn sometimes does.": {queen, single("black", "elk", false, 10), single("black", "shatranj-pawn", false, 5)},
	} {
		if got := Summary(list); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}
