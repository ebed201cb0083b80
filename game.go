package fairymax

import (
	"errors"
	"fmt"
	"io/fs"
	"sync"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
	"fairymax/internal/foreign"
	"fairymax/internal/foreign/game"
	"fairymax/internal/memfs"
	"fairymax/variants"
	"fairymax/variants/vocabulary"
)

// Game is a game with its rules. It does not change, so any number of goroutines may
// use it.
type Game struct {
	variant *variants.Variant
}

// Names lists the built-in games, the most played first.
func Names() []string { return builtin().Names() }

// Load loads a game: a built-in one by its name, or the file of a definition by its path, which ends in
// .toml. The error lists all mistakes of a definition with line and column; see [variants.ErrorList].
// A name from elsewhere can so choose a file: [Named] is for those.
func Load(nameOrPath string) (*Game, error) { return loaded(builtin().Load(nameOrPath)) }

// Named loads a built-in game by its name. It opens no file, whatever the name.
func Named(name string) (*Game, error) { return loaded(builtin().Named(name)) }

// Parse loads a game from the text of a definition in TOML. The name stands for that of
// its file, without folders and without the ending.
func Parse(name, text string) (*Game, error) {
	return LoadFrom(memfs.Files{name + ".toml": []byte(text)}, name)
}

// LoadFrom loads a game of a folder of definitions by its name, or a built-in game if the folder has no file
// of that name. What it extends is looked for in the folder first too, and so is a pieces.toml.
func LoadFrom(folder fs.FS, name string) (*Game, error) {
	if folder == nil {
		return nil, errors.New("the folder to load from is nil")
	}
	return loaded(builtin().With(folder, ".").Named(name))
}

// builtin keeps the shared pieces, which take longer to read than most games.
var builtin = sync.OnceValue(func() *variants.Catalogue { return variants.NewCatalogue(Files) })

func loaded(v *variants.Variant, err error) (*Game, error) {
	if err != nil {
		return nil, advised(err)
	}
	v.Rules = shared(v.Rules)
	return &Game{v}, nil
}

// Imported is a game of another program as a definition in TOML.
type Imported struct {
	Name string
	Text string
	// Notes say what was left out because it is no rule.
	Notes []string
}

// Import converts definitions of other programs: variants.ini of Fairy-Stockfish, fmax.ini
// of Fairy-Max, XBoard's lines about pieces, and Interactive Diagrams, also in a web page. A game
// with a rule that the language cannot say is not converted: the error names the rule.
// The games that can be converted are returned even so.
func Import(name, text string) ([]Imported, error) {
	base, err := importable()
	if err != nil {
		return nil, err
	}
	results, err := foreign.ImportWith(base, name, text, foreign.Options{})
	var games []Imported
	for _, r := range results {
		g := Imported{Name: r.Name, Text: r.Text}
		for _, note := range r.Notes {
			g.Notes = append(g.Notes, vocabulary.InGo(fmt.Sprint(note)))
		}
		games = append(games, g)
	}
	return games, advised(err)
}

// importable is what is built in, for imports: to read it takes longer than most of them.
var importable = sync.OnceValues(func() (*game.Builtin, error) { return game.NewBuiltin(Files) })

// Name is the name of the game: the stem of its file.
func (g *Game) Name() string { return g.variant.Name }

// Title is the name of the game for people.
func (g *Game) Title() string { return g.variant.Title }

// Text is the definition of the game in TOML.
func (g *Game) Text() string { return g.variant.Text }

// IsSame reports whether two games have the same name, pieces, rules and start, however their definitions are
// written: a definition says little of a game that it extends, which may have changed. No game is the same
// as nil.
func (g *Game) IsSame(other *Game) bool {
	return other != nil && g.variant.Rules == other.variant.Rules
}

// Size is the number of files and ranks of the board, at most 16 each.
func (g *Game) Size() (files, ranks int) {
	def := g.variant.Rules.Def
	return def.Files, def.Ranks
}

// Squares lists the squares of the board by ranks, from a1 on. A board with holes has fewer than its size.
func (g *Game) Squares() []string {
	rules := g.variant.Rules
	var names []string
	for i := range rules.Squares {
		if s := define.Square(i); !rules.IsHole(s) {
			names = append(names, rules.SquareName(s, 1))
		}
	}
	return names
}

// Piece is a type of pieces.
type Piece struct {
	Name   string // in the definition, such as "knight"
	Letter string // in positions and moves, such as "N"
}

// Pieces lists the types of pieces that the game can ever show.
func (g *Game) Pieces() []Piece {
	var list []Piece
	for t := range g.variant.Rules.Types() {
		list = append(list, g.piece(define.PieceType(t+1)))
	}
	return list
}

func (g *Game) piece(t define.PieceType) Piece {
	def := &g.variant.Rules.Def.Types[t-1]
	return Piece{Name: def.Name, Letter: def.Letter}
}

// Start sets up the board, in shuffled games at the start that the definition has; see
// [Game.Shuffle].
func (g *Game) Start() *Board { return g.begin(g.variant.Rules.Start()) }

// Shuffle sets up the board at a start that a function decides: it returns a number below its argument, as
// [math/rand/v2.IntN] does; any other number panics. In a game that is not shuffled it is as Start.
func (g *Game) Shuffle(below func(n int) int) *Board {
	if below == nil {
		panic("fairymax: Shuffle needs a function")
	}
	return g.begin(g.variant.Rules.Shuffled(func(n int) int {
		drawn := below(n)
		if drawn < 0 || drawn >= n {
			panic(fmt.Sprintf("fairymax: the function for Shuffle returned %d, not 0 to %d", drawn, n-1))
		}
		return drawn
	}))
}

// SetUp sets up a position from a FEN, as this or any other program writes it. The notes
// say what was read differently from how it is written, and what the game has no use for.
func (g *Game) SetUp(text string) (b *Board, notes []string, err error) {
	reading, err := fen.Read(g.variant.Rules, text)
	if err != nil {
		return nil, nil, err
	}
	return g.begin(reading.Position), reading.Words(), nil
}

func (g *Game) begin(p *board.Position) *Board { return &Board{game: g, played: board.NewGame(p)} }
