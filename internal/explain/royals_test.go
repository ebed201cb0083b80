package explain

import (
	"fmt"
	"testing"
)

const (
	twoKings  = "title = \"Own\"\nextends = \"normal\"\nwithout = \"castling\"\nstart = \"rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1\"\nroyal.stays = true\n"
	striding  = "[piece.king]\nmoves = [{ leap = [[0, 1], [1, 1]] }, { leap = [0, 2], path = [0, 1], dirs = \"forward\", only = \"move\", en_passant = \"leaves\" }]\n"
	kingmaker = "title = \"Own\"\nextends = \"normal\"\npromotion.pawn = { to = [\"queen\", \"king\"], zone = \"last 5 ranks\", must = [] }\n"
)

// A royal may not go where it could be captured, en passant or by what captures only some types.
func TestAnswersOnRoyals(t *testing.T) {
	const horse = "[piece.knight]\nmoves = [{ leap = [1, 2], only = \"move\" }, { leap = [1, 2], only = \"capture\", victims = [\"pawn\", \"queen\"] }]\n"
	for _, test := range []answer{
		{ownChess + striding, "4k3/8/8/8/3p4/8/4K3/8 w - - 0 1", "e2e4", "the pawn on d4 could capture the king on e4 en passant", "is legal"},
		{ownChess + striding, "4k3/8/8/3p4/8/8/4K3/8 w - - 0 1", "e2e4", "the pawn on d5 would attack the king", "en passant"},
		{ownChess + striding, "4k3/8/8/8/2p5/8/4K3/8 w - - 0 1", "e2e4", "is legal", ""},
		{kingmaker, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4k", "is not legal", ""},
		{ownChess + "royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n" + horse, "4k3/8/8/8/8/3n4/8/4K2R w - - 0 1", "h1h2", "is legal", "attack the king"},
		{ownChess + "royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n" + horse, "k7/8/8/8/8/3n4/8/4QK1R w - - 0 1", "h1h2", "the knight on d3 would still attack the queen on e1", "is legal"},
		{ownChess + "royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n" + horse, "4k3/8/8/8/8/6n1/8/4K2R w K - 0 1", "e1g1", "is legal", ""},
		{"title = \"Own\"\nextends = \"coregal\"\nroyal.stays = true\n", "4k3/8/8/7r/8/8/8/K6Q w - - 0 1", "h1g2", "it may not step away", "is legal"},
		{ownChess + "castling.rook.king = \"king\"\nroyal = { types = [\"king\", \"knight\"], stays = true }\n", "4k3/8/8/8/6N1/8/4b3/4K3 w - - 0 1", "e1e2", "is legal", ""},
		{ownChess + "castling.rook.king = \"king\"\nroyal = { types = [\"king\", \"knight\"], stays = true }\n", "4k3/8/8/8/6N1/8/4b3/4K3 w - - 0 1", "g4h6", "it may not step away", "is legal"},
		{twoKings, "1k2k2r/8/8/8/8/8/8/K6K w - - 0 1", "h1g2", "it may not step away", "is legal"},
		{"title = \"Own\"\nextends = \"crazyhouse\"\ncaptures = \"must\"\nroyal.give_check = \"mate\"\n", "k7/8/8/8/r3N1K1/8/8/8[r] b - - 0 1", "R@g8", "it would give check", "in check"},
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
