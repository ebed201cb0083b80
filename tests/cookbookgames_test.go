package tests

import "maps"

func init() { maps.Copy(expectations, gameExpectations) }

// gameExpectations are those of the recipes of whole games.
var gameExpectations = map[string][]expectation{
	"Berolina pawn": {
		{from: "a2", to: "b3 c4"},
		{fen: "4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1", from: "d4", to: "c5 e5 d5"},
		{fen: "4k3/8/8/3p4/3P4/8/8/4K3 b - - 0 1", from: "d5", to: "c4 e4 d4"},
	},
	"Torpedo pawn": {
		{fen: "4k3/8/8/8/8/3P4/8/4K3 w - - 0 1", from: "d3", to: "d4 d5"},
		{fen: "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1", from: "d5", to: "d6"},
		{fen: "4k3/8/4p3/8/3P4/8/8/4K3 w - - 0 1", play: "d4d6", from: "e6", to: "e5 e4 d5"},
		{fen: "4k3/8/4p3/8/3P4/8/8/4K3 w - - 0 1", play: "d4d6 e6d5", after: "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2"},
	},

	"Promotion to a type captured before": {
		{fen: "7k/P7/8/8/8/8/8/K7[] w - - 0 1", from: "a7", to: "-"},
		{fen: "7k/P7/8/8/8/8/8/K7[Rq] w - - 0 1", from: "a7", to: "a8", can: "a7a8r", cannot: "a7a8q a7a8n a7a8b"},
		{fen: "6rk/P7/8/8/8/8/8/K5R1[] b - - 0 1", play: "g8g1", after: "7k/P7/8/8/8/8/8/K5r1[R] w - - 0 2"},
		{fen: "7k/P7/8/8/8/8/8/K7[Rq] w - - 0 1", play: "a7a8r", after: "R6k/8/8/8/8/8/8/K7[q] b - - 0 1"},
	},
	"Promotion on capture": {
		{fen: "7k/8/8/5p2/3N4/8/8/K7 w - - 0 1", can: "d4f5q d4e6", cannot: "d4f5 d4e6q"},
		{fen: "7k/8/8/5p2/3N4/8/8/K7 w - - 0 1", play: "d4f5q", after: "7k/8/8/5Q2/8/8/8/K7 b - - 0 1"},
	},
	"Optional promotion in a zone": {
		{fen: "7k/8/8/3P4/8/8/8/K7 w - - 0 1", can: "d5d6 d5d6q d5d6r d5d6b d5d6n"},
		{fen: "7k/3P4/8/8/8/8/8/K7 w - - 0 1", can: "d7d8q d7d8n", cannot: "d7d8"},
		{fen: "7k/8/8/8/3P4/8/8/K7 w - - 0 1", can: "d4d5", cannot: "d4d5q"},
		{fen: "7k/8/8/8/3p4/8/8/K7 b - - 0 1", can: "d4d3 d4d3q"},
	},
	"A + form": {
		{fen: "7k/8/8/8/3N4/8/8/K7 w - - 0 1", can: "d4e6 d4e6+ d4f5", cannot: "d4f5+"},
		{fen: "7k/8/4N3/8/8/8/8/K7 w - - 0 1", can: "e6d4 e6d4+ e6d8+"},
		{fen: "7k/8/4N3/8/8/8/8/K7 w - - 0 1", play: "e6d4+", after: "7k/8/8/8/3+N4/8/8/K7 b - - 1 1"},
		{fen: "7k/8/8/8/3+N4/8/8/7K w - - 0 1", from: "d4", to: "c6 e6 b5 f5 b3 f3 c2 e2 c5 d5 e5 c4 e4 c3 d3 e3"},
	},
	"One queen only": {
		{fen: "7k/P7/8/8/8/8/8/K7 w - - 0 1", can: "a7a8q a7a8r", cannot: "a7a8b a7a8"},
		{fen: "7k/P7/8/8/8/8/8/K2Q4 w - - 0 1", can: "a7a8r", cannot: "a7a8q"},
		{fen: "7k/P7/8/8/7q/8/8/K7 w - - 0 1", can: "a7a8q"}, // the other side's does not count
	},
	"Promotion by file": {
		{fen: "8/PP2P3/8/8/8/8/7k/K7 w - - 0 1", can: "a7a8r b7b8n e7e8q e7e8r", cannot: "a7a8q b7b8q e7e8n"},
		{fen: "7k/8/8/8/8/8/3p4/K7 b - - 0 1", can: "d2d1q", cannot: "d2d1r"},
	},

	"Castling over other distances": {
		{fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", from: "e1", to: "d1 d2 e2 f2 f1 b1 c1 g1"},
		{fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", play: "e1b1", after: "r3k2r/8/8/8/8/8/8/1KR4R b kq - 1 1"},
	},

	"Two royals": {
		{fen: "3r3k/8/8/8/8/8/8/3Q3K w - - 0 1", from: "h1", to: "-", can: "d1d8 d1e1", cannot: "d1d4"},
		{fen: "7k/P7/8/8/8/8/8/K7 w - - 0 1", can: "a7a8r", cannot: "a7a8q"},
	},
	"The last king": {
		{fen: "3r3k/8/8/8/8/8/8/3K1K2 w - - 0 1", from: "f1", to: "e1 e2 f2 g2 g1"},
		{fen: "3r3k/8/8/8/8/8/8/3K1K2 w - - 0 1", play: "f1g1 d8d1", from: "g1", to: "f2 g2 h2"},
	},
	"Palaces and facing kings": {
		{fen: "4k3/8/8/8/8/8/4B3/4K3 w - - 0 1", from: "e2", to: "-"},
		{fen: "4k3/8/8/8/8/8/4B3/4K3 w - - 0 1", from: "e1", to: "d1 d2 f1 f2"},
		{fen: "4k3/8/8/8/8/8/3K1B2/8 w - - 0 1", from: "d2", to: "d1"},
	},
	"Kings that can be captured": {
		{fen: "4k3/8/8/8/8/8/8/4R2K w - - 0 1", play: "e1e8", result: "White wins: king lost"},
		{fen: "4k3/8/8/8/8/8/8/4R2K b - - 0 1", from: "e8", to: "d8 d7 e7 f7 f8"},
	},

	"Extinction": {
		{fen: "n3k3/8/8/8/8/8/8/RN2K3 w - - 0 1", play: "a1a8", result: "White wins: extinction"},
		{fen: "n3k2n/8/8/8/8/8/8/RN2K3 w - - 0 1", play: "a1a8", result: "the game goes on"},
		{fen: "6k1/5ppp/8/8/8/n7/8/1N1RK3 w - - 0 1", play: "d1d8", result: "White wins: checkmate"},
	},
	"Reaching a region wins": {
		{fen: "8/K7/8/8/8/8/7k/8 w - - 0 1", play: "a7a8", result: "White wins: goal"},
		{fen: "8/K7/8/8/8/8/7k/8 b - - 0 1", play: "h2h1", result: "Black wins: goal"},
	},
	"Three checks": {
		{fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +2+0", play: "a1a8", result: "White wins: checks"},
		{fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +1+0", play: "a1a8", result: "the game goes on"},
		{fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1 +0+0", play: "f1f7", result: "White wins: stalemate"},
	},
	"Stalemate loses": {
		{fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", play: "f1f7", result: "White wins: stalemate"},
		{fen: "7k/8/8/8/8/8/8/K5Q1 w - - 0 1", play: "g1f1 h8h7 f1g1 h7h8", result: "White wins: repetition"},
	},
	"Bare king loses": {
		{fen: "4k3/8/8/8/8/8/r7/K6R w - - 0 1", play: "a1a2", result: "White wins: bare king"},
	},
	"Giving mate loses": {
		{fen: "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", play: "a1a8", result: "Black wins: checkmate"},
	},
	"Forbidden perpetual check": {
		{fen: "7k/8/8/8/8/8/8/K5Q1 w - - 0 1", play: "g1h1 h8g8 h1g1 g8h8 g1h1 h8g8 h1g1 g8h8", result: "Black wins: perpetual check"},
		{fen: "7k/8/8/8/8/8/8/K5Q1 w - - 0 1", play: "g1f1 h8g8 f1g1 g8h8 g1f1 h8g8 f1g1 g8h8", result: "draw: repetition"},
	},

	"Drops with a file limit": {
		{fen: "4k3/8/8/8/8/8/P7/4K3[P] w - - 0 1", count: 7*6 + 2 + 5, can: "P@b2 P@h7", cannot: "P@a4 P@b1 P@b8"},
		{fen: "7k/4N3/7K/8/8/8/8/8[P] w - - 0 1", can: "P@f7", cannot: "P@g7"}, // that would be mate
		{fen: "7k/8/7K/8/8/8/8/8[P] w - - 0 1", can: "P@g7"},
		{fen: "7k/8/8/8/8/p5R1/8/K7[] w - - 0 1", play: "g3a3", after: "7k/8/8/8/8/R7/8/K7[P] b - - 0 1"},
	},
	"A piece that never returns": {
		{fen: "4k3/8/8/8/8/8/8/4K3[QN] w - - 0 1", count: 62 + 5, can: "N@e4 N@a1", cannot: "Q@e4 Q@a1"},
		{fen: "4k3/8/8/8/8/8/8/4K2q[QN] w - - 0 1", can: "N@f1", cannot: "Q@f1"},
	},
	"Gating": {
		{play: "", from: "b1", to: "a3 c3", can: "b1a3 b1a3c b1c3 b1c3c"},
		{play: "b1c3c", after: "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RCBQKBNR[c] b KQkqbcdfg - 1 1"},
	},
	"A placement phase": {
		{count: 5 * 3 * 8, can: "K@e1 Q@a4", cannot: "K@e2 e2e4 K@e5"},
		{play: "B@a1 B@a8", can: "B@b1 B@a4 N@c1", cannot: "B@c1 B@b4"},
	},

	"Holes": {
		{fen: "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", from: "d1", to: "d2 d3 c1 b1 a1"},
		{fen: "4k3/8/8/8/8/3N4/8/4K3 w - - 0 1", from: "d3", to: "b2 b4 c1 c5 f2 f4"},
		{fen: "4k3/8/8/8/8/4N3/8/4K3 w - - 0 1", from: "e3", to: "f5 c4 g4 c2 g2 d1 f1"},
	},
	"Hexagons": {
		{fen: "5k1/7/7/3R3/7/7/1K5 w - - 0 1", from: "d4", to: "d5 d6 d7 d3 d2 d1 e4 f4 g4 c4 b4 a4 e5 f6 g7 c3 b2 a1"},
		{fen: "6k/7/7/3B3/7/7/K6 w - - 0 1", from: "d4", to: "e6 f5 e3 c2 b3 c5"},
		{fen: "6k/7/7/3N3/7/7/K6 w - - 0 1", from: "d4", to: "e7 f7 g6 g5 f3 e2 c1 b1 a2 a3 b5 c6"},
		{fen: "6k/7/7/3K3/7/7/7 w - - 0 1", from: "d4", to: "d5 d3 e4 c4 e5 c3 e3 c2 b3 c5"}, // e6 and f5 are next to the other king
	},
	"Two armies": {
		{from: "b1", to: "a3 c3"},
		{play: "e2e4", from: "b8", to: "a5 c5"},
		{fen: "7k/P7/8/8/8/8/p7/7K w - - 0 1", can: "a7a8n", cannot: "a7a8c"},
		{fen: "7k/P7/8/8/8/8/p7/7K b - - 0 1", can: "a2a1c", cannot: "a2a1n"},
	},
	"Must capture": {
		{fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", count: 1, can: "e4d5"},
		{fen: "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", count: 6},
	},
	"Passing": {
		{count: 21, can: "@@@@"},
		{fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", play: "f1f7", count: 1, can: "@@@@", result: "the game goes on"},
	},
}
