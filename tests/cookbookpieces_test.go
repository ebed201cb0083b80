package tests

// expectations are those of each recipe, by its heading. cookbookgames_test.go adds
// those of whole games.
var expectations = map[string][]expectation{
	"The game around a piece": {
		{from: "b1", to: "a3 c3"},
		{fen: "7k/8/8/8/3G4/8/8/K7 w - - 0 1", from: "d4", to: "c4 d5 e4 d3 b3 b5 c2 c6 e2 e6 f3 f5"},
	},

	"A picture by name": {
		{from: "b1", to: "a3 c3"},
	},
	"A picture of your own": {
		{fen: "7k/8/8/8/8/8/1P6/K1B5 w - - 0 1", from: "c1", to: "d2 e3 f4"},
	},

	"Amazon": {
		{fen: "7k/8/8/8/8/2p5/P6K/A2r4 w - - 0 1", from: "a1", to: "b1 c1 d1 b2 c3 b3 c2"},
	},
	"Nightrider": {
		{fen: "7k/8/4P3/5p2/3N4/8/8/K7 w - - 0 1", from: "d4", to: "f5 f3 h2 e2 c2 b3 b5 c6 b8"},
	},
	"Limited rook": {
		{fen: "7k/8/8/8/3Sp3/8/8/K7 w - - 0 1", from: "d4", to: "d5 d6 d7 d3 d2 d1 c4 b4 a4 e4"},
	},
	"Hunter": {
		{fen: "7k/8/8/8/3H4/8/8/7K w - - 0 1", from: "d4", to: "d5 d6 d7 d8 c3 b2 a1 e3 f2 g1"},
		{fen: "7k/8/8/3h4/8/8/8/7K b - - 0 1", from: "d5", to: "d4 d3 d2 d1 c6 b7 a8 e6 f7 g8"},
	},
	"Crab": {
		{fen: "7k/8/8/8/3C4/8/8/7K w - - 0 1", from: "d4", to: "c6 e6 b3 f3"},
		{fen: "7k/8/8/3c4/8/8/8/7K b - - 0 1", from: "d5", to: "c3 e3 b6 f6"},
	},
	"Pilgrim": {
		{fen: "7k/8/5p2/5p2/3I4/8/8/7K w - - 0 1", from: "d4", to: "e5 c5 b6 a7 c3 b2 a1 e3 f2 g1 f5"},
	},
	"Huntsman": {
		{fen: "7k/8/4r3/5p2/3H4/8/8/K7 w - - 0 1", from: "d4", to: "e6 c6 b5 b3 c2 e2 f3"},
	},
	"Ring bishop": {
		{fen: "7k/8/8/8/8/6O1/8/2K5 w - - 0 1", from: "g3", to: "h4 a5 b6 c7 d8 f4 e5 d6 b8 h2 a1 f2 e1"},
		{fen: "7k/8/8/p7/8/6O1/8/2K5 w - - 0 1", from: "g3", to: "h4 a5 f4 e5 d6 c7 b8 h2 a1 f2 e1"},
	},
	"Champion in Betza's notation": {
		{fen: "7k/8/8/8/3C4/8/8/7K w - - 0 1", from: "d4", to: "c4 d5 e4 d3 b4 d6 f4 d2 b2 b6 f2 f6"},
	},

	"Lame knight": {
		{fen: "7k/8/8/3P4/2pM4/8/8/K7 w - - 0 1", from: "d4", to: "f5 f3 c2 e2"},
	},
	"Two ways round": {
		{fen: "7k/8/8/3PP3/3M4/8/8/K7 w - - 0 1", from: "d4", to: "c6 f5 f3 e2 c2 b3 b5"},
	},

	"Griffon": {
		{fen: "7k/8/4P3/1p6/3G4/8/8/7K w - - 0 1", from: "d4", to: "c5 b5 c6 c7 c8 e5 f5 g5 h5 e3 f3 g3 h3 e2 e1 c3 b3 a3 c2 c1"},
	},
	"Bent rider": {
		{fen: "7k/8/8/3P1p2/3A4/8/8/K7 w - - 0 1", from: "d4", to: "e4 f5 f3 g2 h1 c4 b5 a6 b3 a2 d3 e2 f1 c2 b1"},
	},
	"Skipping rook": {
		{fen: "7k/8/8/3P4/3S1p2/8/8/K7 w - - 0 1", from: "d4", to: "d6 d7 d8 f4 d2 d1 b4 a4"},
	},
	"Crooked bishop": {
		{fen: "7k/8/8/8/3Z4/8/8/K7 w - - 0 1", from: "d4", to: "e5 d6 e7 d8 c5 c7 e3 d2 e1 c3 c1 f4 g5 h4 g3 b4 a5 a3"},
		{fen: "7k/8/3p4/8/3Z4/8/8/K7 w - - 0 1", from: "d4", to: "e5 d6 c5 e3 d2 e1 c3 c1 f4 g5 h4 g3 b4 a5 a3"},
	},
	"Stroller": {
		{fen: "7k/8/8/3P4/3Wp3/8/8/K7 w - - 0 1", from: "d4", to: "e4 d3 c4 d2 c3 b4 c5 e3", can: "@@@@"},
	},

	"Cannon": {
		{fen: "3k4/3r4/8/3P4/3C2p1/8/8/3K4 w - - 0 1", from: "d4", to: "d7 e4 f4 c4 b4 a4 d3 d2"},
	},
	"Grasshopper": {
		{fen: "7k/6R1/3P1p2/8/3G1pr1/8/1P6/7K w - - 0 1", from: "d4", to: "d7 g4 a1"},
		{fen: "7k/8/8/8/3G4/8/8/7K w - - 0 1", from: "d4", to: "-"},
	},
	"Bifurcator": {
		{fen: "k7/6P1/8/8/3F4/8/1p6/7K w - - 0 1", from: "d4", to: "e5 f6 f7 f8 g6 h6 c5 b6 a7 c3 b2 e3 f2 g1"},
	},
	"Sentry": {
		{fen: "7k/3p4/8/8/1P1S4/8/8/K7 w - - 0 1", from: "d4", to: "d6 c5 e5 c3 e3"},
	},

	"Locust": {
		{fen: "7k/8/3p4/2P5/3L1pb1/8/1p6/7K w - - 0 1", from: "d4", to: "d7 a1", can: "d4d6,d6d7 d4b2,b2a1"},
		{fen: "7k/8/3p4/8/3L4/8/8/7K w - - 0 1", play: "d4d6,d6d7", after: "7k/3L4/8/8/8/8/8/7K b - - 0 1"},
	},
	"Draughtsman": {
		{fen: "7k/8/1p6/2p1p3/3D4/4P3/8/K7 w - - 0 1", from: "d4", to: "f6 c3", can: "d4e5,e5f6"},
	},
	"Withdrawer": {
		{fen: "7k/8/8/2p5/3W4/8/8/K7 w - - 0 1", from: "d4",
			to: "d3 d2 d1 d5 d6 d7 d8 c4 b4 a4 e4 f4 g4 h4 c3 b2 e5 f6 g7 e3 f2 g1", can: "d4c5,c5e3 d4c5,c5g1", cannot: "d4c5"},
		{fen: "7k/8/8/2p5/3W4/8/8/K7 w - - 0 1", play: "d4c5,c5f2", after: "7k/8/8/8/8/8/5W2/K7 b - - 0 1"},
		{fen: "7k/8/8/2p5/3W4/8/8/K7 w - - 0 1", play: "d4b4", after: "7k/8/8/2p5/1W6/8/8/K7 b - - 1 1"},
		{fen: "7k/8/8/8/2PW4/8/8/K7 w - - 0 1", from: "d4", to: "d3 d2 d1 d5 d6 d7 d8 e4 f4 g4 h4 c3 b2 c5 b6 a7 e5 f6 g7 e3 f2 g1"},
		{fen: "7k/8/8/8/8/Wp6/8/4K3 w - - 0 1", from: "a3", to: "a1 a2 a4 a5 a6 a7 a8 b4 c5 d6 e7 f8 b2 c1"},
	},
	"Archer": {
		{fen: "4k3/8/8/3p4/8/3A4/8/4K3 w - - 0 1", from: "d3", to: "d2 c3 e3 d4 d5"},
		{fen: "4k3/8/8/3p4/3p4/3A4/8/4K3 w - - 0 1", from: "d3", to: "d2 c3 e3"},
		{fen: "4k3/8/8/3p4/8/3A4/8/4K3 w - - 0 1", play: "d3d5", after: "4k3/8/8/8/8/3A4/8/4K3 b - - 0 1"},
		{fen: "4k3/8/8/3p4/8/3R4/8/4K3 w - - 0 1", play: "d3d5", after: "4k3/8/8/3R4/8/8/8/4K3 b - - 0 1"},
	},
	"Salamander": {
		{fen: "7k/8/4pb2/3rp3/3P4/4S3/8/4K3 w - - 0 1", from: "e3", to: "d2 f2 f4 c3 g3 e5", cannot: "e3d4"},
		{fen: "7k/8/4pb2/3rp3/3P4/4S3/8/4K3 w - - 0 1", play: "e3e5", after: "7k/8/8/4S3/8/8/8/4K3 b - - 0 1"},
		{fen: "8/8/8/4pk2/8/4S3/8/4K3 w - - 0 1", play: "e3e5", after: "8/8/8/4Sk2/8/8/8/4K3 b - - 0 1"},
		{fen: "7k/8/4p3/3rp3/8/4Q3/8/4K3 w - - 0 1", play: "e3e5", after: "7k/8/4p3/3rQ3/8/8/8/4K3 b - - 0 1"},
	},
	"Lion": {
		{fen: "k7/8/5p2/4p3/2PL4/8/8/7K w - - 0 1", from: "d4",
			to:  "b2 c2 d2 e2 f2 b3 c3 d3 e3 f3 b4 d4 e4 f4 b5 c5 d5 e5 f5 b6 c6 d6 e6 f6",
			can: "d4e5,e5f6 d4e5,e5d4 d4f6 d4e5 @@@@"},
		{fen: "k7/8/5p2/4p3/3L4/8/8/7K w - - 0 1", play: "d4e5,e5f6", after: "k7/8/5L2/8/8/8/8/7K b - - 0 1"},
		{fen: "k7/8/5p2/4p3/3L4/8/8/7K w - - 0 1", play: "d4e5,e5d4", after: "k7/8/5p2/8/3L4/8/8/7K b - - 0 1"},
		{fen: "k7/8/5p2/4p3/3L4/8/8/7K w - - 0 1", play: "d4f6", after: "k7/8/5L2/4p3/8/8/8/7K b - - 0 1"},
	},

	"Guard": {
		{fen: "7k/8/8/3u4/3U4/8/8/K7 w - - 0 1", from: "d4", to: "c4 e4 c3 d3 e3"},
		{fen: "7k/8/8/3u4/3U4/8/8/K7 b - - 0 1", from: "d5", to: "c5 e5 c6 d6 e6"},
	},
	"Scout": {
		{fen: "7k/8/8/8/3S4/8/8/K7 w - - 0 1", from: "d4", to: "c4 d5 e4 d3"},
		{fen: "7k/8/8/3S4/8/8/8/K7 w - - 0 1", from: "d5", to: "c5 d6 e5 d4 e6 f7 g8 c6 b7 a8 e4 f3 g2 h1 c4 b3 a2"},
		{fen: "7k/8/8/3s4/8/8/8/K7 b - - 0 1", from: "d5", to: "c5 d6 e5 d4"},
	},
	"Courtier": {
		{fen: "7k/8/8/8/8/8/3C4/7K w - - 0 1", from: "d2", to: "c2 d3 e2 d1 c4 e4 f3"},
	},
	"A first move": {
		{from: "b1", to: "a3 c3 d3"},
		{play: "b1c3 a7a6", from: "c3", to: "a4 b1 b5 d5 e4"},
		{play: "b1c3", from: "g8", to: "e6 f6 h6"},
	},
}
