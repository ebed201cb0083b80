package fairymax_test

import (
	"cmp"
	"context"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing/fstest"

	"fairymax"
)

// A whole program: the engine plays Capablanca chess against itself.
func Example() {
	game, err := fairymax.Load("capablanca")
	if err != nil {
		log.Fatal(err)
	}
	b := game.Start()
	engine := fairymax.NewEngine(game, fairymax.Options{HashMB: 1})
	for range 4 {
		best, err := engine.Search(context.Background(), b, fairymax.Limits{Depth: 4}, nil)
		if err != nil {
			log.Fatal(err)
		}
		b.Play(best.Moves[0])
	}
	fmt.Println(len(b.Moves()), "moves,", b.Turn(), "to move")
	// Output: 4 moves, White to move
}

func ExampleNames() {
	names := fairymax.Names()
	fmt.Println(len(names) > 180, names[:3])
	// Output: true [normal capablanca fischerandom]
}

func ExampleLoad() {
	game := load("shogi")
	fmt.Println(game.Title())
	_, err := fairymax.Load("shogy")
	fmt.Println(err)
	// Output:
	// Shogi
	// no variant "shogy" (did you mean "shogi"?)
}

// A name that comes from elsewhere chooses no file.
func ExampleNamed() {
	game, err := fairymax.Named("Crazyhouse")
	fmt.Println(game.Name(), err)
	_, err = fairymax.Named("/etc/game.toml")
	fmt.Println(err)
	// Output:
	// crazyhouse <nil>
	// "/etc/game.toml" is not the name of a game: write it without folders and without .toml
}

func ExampleLoadFrom() {
	folder := fstest.MapFS{
		"stags.toml":      {Data: []byte(stagHunt)},
		"more-stags.toml": {Data: []byte("title = \"More Stags\"\nextends = \"stags\"\nstart = \"rssqkssr/pppppppp/8/8/8/8/PPPPPPPP/RSSQKSSR w KQkq - 0 1\"\n")},
	}
	game, err := fairymax.LoadFrom(folder, "more-stags")
	fmt.Println(game.Title(), err)
	// Output: More Stags <nil>
}

func ExampleGame_Features() {
	f := load("crazyhouse").Features()
	fmt.Println(f.CapturesToHand, f.Shuffled)
	// Output: true false
}

func ExampleFeatures() {
	fmt.Println(load("fischerandom").Features().Chess960, load("duck").Features().Walls)
	// Output: true true
}

// stagHunt is chess with another piece instead of the knight.
const stagHunt = `
title   = "Stag Hunt"
extends = "normal"
start   = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w KQkq - 0 1"
pieces  = ["pawn", "stag", "bishop", "rook", "queen", "king"]
promotion.pawn.to = ["queen", "rook", "bishop", "stag"]

[piece.stag]
letter = "S"
moves = [{ leap = [1, 2] }, { leap = [0, 1] }]
`

func ExampleParse() {
	game, err := fairymax.Parse("stags", stagHunt)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(game.Start().Legal())
	_, err = fairymax.Parse("stags", strings.Replace(stagHunt, "leap", "leep", 1))
	fmt.Println(err)
	// Output:
	// [b1c3 b1a3 g1h3 g1f3 a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4]
	// stags.toml:10:12: piece.stag, row 1: unknown key "leep" (did you mean "leap"?) [FM025]
}

func ExampleImport() {
	games, err := fairymax.Import("variants.ini", "[stags:chess]\nknight = -\ncustomPiece1 = n:NW\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n")
	if err != nil {
		log.Fatal(err)
	}
	for _, g := range games {
		game, err := fairymax.Parse(g.Name, g.Text)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(g.Name, len(game.Start().Legal()), g.Notes)
	}
	// Output: stags 20 []
}

func ExampleImported() {
	_, err := fairymax.Import("variants.ini", "[odd:chess]\nnoSuchRule = true\n")
	fmt.Println(err)
	// Output:
	// variants.ini:1: odd is not written, because some of its rules cannot be carried over
	// variants.ini:2: odd: not carried over: noSuchRule = true: Fairy-Stockfish has no such key
}

func ExampleGame() {
	game := load("makruk")
	fmt.Println(game.Name(), game.Start().FEN())
	// Output: makruk rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1
}

func ExampleGame_Name() {
	fmt.Println(load("Chess").Name())
	// Output: normal
}

func ExampleGame_Title() {
	fmt.Println(load("capablanca").Title())
	// Output: Capablanca Chess
}

func ExampleGame_Text() {
	first, _, _ := strings.Cut(load("knightmate").Text(), "\n")
	fmt.Println(first)
	// Output: #:schema ./variant.schema.json
}

func ExampleGame_Size() {
	fmt.Println(load("capablanca").Size())
	// Output: 10 8
}

func ExampleGame_Squares() {
	squares := load("omega").Squares()
	fmt.Println(len(squares), squares[:4])
	// Output: 104 [a1 l1 b2 c2]
}

func ExampleGame_Pieces() {
	for _, p := range load("capablanca").Pieces() {
		fmt.Print(p.Name, " ", p.Letter, ", ")
	}
	// Output: pawn P, knight N, bishop B, rook R, queen Q, archbishop A, chancellor C, king K,
}

func ExamplePiece() {
	p, side, _ := load("xiangqi").Start().At("e1")
	fmt.Println(side, p.Name, p.Letter)
	// Output: White general K
}

func ExampleGame_Start() {
	fmt.Println(load("normal").Start().FEN())
	// Output: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
}

func ExampleGame_Shuffle() {
	random := rand.New(rand.NewPCG(1, 2))
	fmt.Println(load("fischerandom").Shuffle(random.IntN).FEN())
	// Output: qnrbkrbn/pppppppp/8/8/8/8/PPPPPPPP/QNRBKRBN w KQkq - 0 1
}

func ExampleGame_SetUp() {
	b, notes, err := load("crazyhouse").SetUp("rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNR/Pp w KQkq - 0 3")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(b.Hand(fairymax.White), notes)
	_, _, err = load("normal").SetUp("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKXNR w KQkq - 0 1")
	fmt.Println(err)
	// Output:
	// map[pawn:1] []
	// rank 1: "X" is not a piece of White
}

func ExampleGame_ReadPGN() {
	text := "[White \"Morphy\"]\n\n1. e4 e5 2. Nf3 d6 *\n\n1. e4 e4 *\n"
	for b, err := range load("normal").ReadPGN(strings.NewReader(text)) {
		fmt.Println(len(b.Moves()), err)
	}
	// Output:
	// 4 <nil>
	// 1 ply 2: e4: the piece cannot go there
}

// The tag Variant says by which rules a game is read.
func ExampleReadPGN() {
	text := "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 1-0\n\n1. d4 *\n"
	game := func(tag string) (*fairymax.Game, error) { return fairymax.Named(cmp.Or(tag, "normal")) }
	for b, err := range fairymax.ReadPGN(strings.NewReader(text), game) {
		fmt.Println(b.Game().Name(), len(b.Moves()), err)
	}
	// Output:
	// crazyhouse 5 <nil>
	// normal 1 <nil>
}

// One's own game is loaded by the path of its file.
func ExampleLoad_file() {
	folder, err := os.MkdirTemp("", "games")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "stags.toml")
	if err := os.WriteFile(path, []byte(stagHunt), 0o666); err != nil {
		log.Fatal(err)
	}
	game, err := fairymax.Load(path)
	fmt.Println(game.Name(), err)
	// Output: stags <nil>
}

// load loads a built-in game, which cannot fail.
func load(name string) *fairymax.Game {
	game, err := fairymax.Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return game
}

func ExampleGame_IsSame() {
	same, err := fairymax.Parse("normal", "# by another text\n"+load("normal").Text())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(same.IsSame(load("normal")), same.IsSame(load("capablanca")))
	// Output: true false
}
