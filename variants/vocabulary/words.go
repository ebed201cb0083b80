package vocabulary

import (
	"fairymax/board/define"
)

// Words are the words of a key, with the value of a definition that each stands for. Package
// board has further ones, such as [define.WallPlaces].
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

// wordsFor are the words for some values.
func wordsFor[T comparable](w Words[T], values []T) (list []string) {
	for _, value := range values {
		for _, row := range w {
			if row.value == value {
				list = append(list, row.word)
			}
		}
	}
	return list
}

// Outcomes are those for a side; the last two name the winner.
var Outcomes = Words[define.Outcome]{
	{"loss", define.Loss}, {"draw", define.Draw}, {"win", define.Win}, {"none", define.Ongoing},
	{"white wins", define.WhiteWins}, {"black wins", define.BlackWins},
}

var (
	outcomes  = Outcomes[:3].list()
	perpetual = Outcomes[:4].list()
	byColour  = Outcomes[4:].list()
)

// HandUses are what pieces in hand are for.
var HandUses = Words[define.HandUse]{
	{"drop", define.HandDrop}, {"gate", define.HandGate}, {"promote", define.HandPromote}, {"place", define.HandPlace},
}

// HandGains are the pieces that come into a hand.
var HandGains = Words[define.Gains]{
	{"captures", define.GainCaptures}, {"losses", define.GainLosses}, {"partner", define.GainPartner}, {"nothing", define.GainNothing},
}

// PromotionMoves are the moves with which a piece promotes.
var PromotionMoves = Words[define.PromotionBy]{
	{"entering", define.ByEntering}, {"inside", define.ByInside}, {"leaving", define.ByLeaving},
	{"capturing", define.ByCapturing}, {"standing", define.ByStanding},
}

// Checks say when a side is in check.
var Checks = Words[define.CheckRule]{
	{"any", define.CheckAny}, {"all", define.CheckAll}, {"last", define.CheckLast}, {"leftmost", define.CheckLeftmost}, {"off", define.CheckOff},
}

// Modes are what a leg may do where it ends.
var Modes = Words[define.Mode]{{"move", define.MayMove}, {"capture", define.MayCapture}, {"passing", 0}}

// Hurdles are the pieces over which a leg goes, and before which it stops.
var Hurdles = Words[[2]define.Hop]{
	{"any", [2]define.Hop{define.OverAny, define.BeforeAny}},
	{"friend", [2]define.Hop{define.OverFriend, define.BeforeFriend}},
	{"enemy", [2]define.Hop{define.OverEnemy, define.BeforeEnemy}},
}
