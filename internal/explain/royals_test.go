package explain

import (
	"fmt"
	"testing"
)

// A royal may not stand where what captures only some types could capture it.
func TestAnswersOnRoyals(t *testing.T) {
	const horse = "[piece.knight]\nmoves = [{ leap = [1, 2], only = \"move\" }, { leap = [1, 2], only = \"capture\", victims = [\"pawn\", \"queen\"] }]\n"
	for _, test := range []answer{
		{ownChess + "royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n" + horse, "4k3/8/8/8/8/3n4/8/4K2R w - - 0 1", "h1h2", "is legal", "attack the king"},
		{ownChess + "royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n" + horse, "k7/8/8/8/8/3n4/8/4QK1R w - - 0 1", "h1h2", "the knight on d3 would still attack the queen on e1", "is legal"},
		{ownChess + "royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n" + horse, "4k3/8/8/8/8/6n1/8/4K2R w K - 0 1", "e1g1", "is legal", ""},
	} {
		test.check(t)
	}
}

// What captures only some types guards, and protects, against those alone.
func TestAnswersOnVictims(t *testing.T) {
	goal := ownChess + "endings.goal = { piece = \"queen\", zone = \"last rank\", counts = \"safe\" }\n"
	trade := ownChess + "trade.types = \"queen\"\n"
	for _, test := range []answer{
		{goal + choosyFor("queen"), "8/4k3/8/8/8/7b/2Q5/4K3 w - - 0 1", "c2c8", "is legal", "wins"},
		{goal + choosyFor("knight"), "8/4k3/8/8/8/7b/2Q5/4K3 w - - 0 1", "c2c8", "White wins", ""},
		{trade + choosyFor("queen"), "4k3/8/5b2/4q3/8/8/8/4QK2 w - - 0 1", "e1e5", "the bishop on f6 could recapture", "is legal"},
		{trade + choosyFor("knight"), "4k3/8/5b2/4q3/8/8/8/4QK2 w - - 0 1", "e1e5", "is legal", ""},
	} {
		test.check(t)
	}
}

// choosyFor is a bishop that captures only a type.
func choosyFor(victim string) string {
	return fmt.Sprintf("[piece.bishop]\nmoves = [{ slide = [1, 1], only = \"move\" }, { slide = [1, 1], only = \"capture\", victims = %q }]\n", victim)
}
