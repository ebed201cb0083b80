package vocabulary

import "fairymax/board"

// Words are the words of a key, with the value of a definition that each stands for. Package
// board has further ones, such as [board.WallPlaces].
type Words[T any] []struct {
	word  string
	value T
}

// Of is the value of a word that has been checked.
func (w Words[T]) Of(word string) (value T) {
	for _, row := range w {
		if row.word == word {
			return row.value
		}
	}
	return value
}

// list has the words.
func (w Words[T]) list() (list []string) {
	for _, row := range w {
		list = append(list, row.word)
	}
	return list
}

// Outcomes are those for a side; the last two name the winner.
var Outcomes = Words[board.Outcome]{
	{"loss", board.Loss}, {"draw", board.Draw}, {"win", board.Win}, {"none", board.Ongoing},
	{"white wins", board.WhiteWins}, {"black wins", board.BlackWins},
}

var (
	outcomes  = Outcomes[:3].list()
	perpetual = Outcomes[:4].list()
	byColour  = Outcomes[4:].list()
)

// HandUses are what pieces in hand are for.
var HandUses = Words[board.HandUse]{
	{"drop", board.HandDrop}, {"gate", board.HandGate}, {"promote", board.HandPromote}, {"place", board.HandPlace},
}

// HandGains are the pieces that come into a hand.
var HandGains = Words[board.Gains]{
	{"captures", board.GainCaptures}, {"losses", board.GainLosses}, {"partner", board.GainPartner}, {"nothing", board.GainNothing},
}

// PromotionMoves are the moves with which a piece promotes.
var PromotionMoves = Words[board.PromotionBy]{
	{"entering", board.ByEntering}, {"inside", board.ByInside}, {"leaving", board.ByLeaving},
	{"capturing", board.ByCapturing}, {"standing", board.ByStanding},
}

// Checks say when a side is in check.
var Checks = Words[board.CheckRule]{
	{"any", board.CheckAny}, {"all", board.CheckAll}, {"last", board.CheckLast}, {"leftmost", board.CheckLeftmost}, {"off", board.CheckOff},
}

// Modes are what a leg may do where it ends.
var Modes = Words[board.Mode]{{"move", board.MayMove}, {"capture", board.MayCapture}, {"passing", 0}}

// Hurdles are the pieces over which a leg goes, and before which it stops.
var Hurdles = Words[[2]board.Hop]{
	{"any", [2]board.Hop{board.OverAny, board.BeforeAny}},
	{"friend", [2]board.Hop{board.OverFriend, board.BeforeFriend}},
	{"enemy", [2]board.Hop{board.OverEnemy, board.BeforeEnemy}},
}
