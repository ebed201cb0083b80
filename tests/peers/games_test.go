package peers

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/stockfish"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// peerGame is a game that a library knows, and the catalogue or the importer too.
type peerGame struct {
	peer     string // ffish or chessops
	theirs   string // its name there
	rules    *board.Rules
	chess960 bool
	letters  *strings.Replacer // from our pieces to theirs; nil for the same
	reach    board.Reach       // where pieces can stand
}

func (g *peerGame) String() string { return g.peer + "/" + g.theirs }

// ffishGames are the games that ffish has built in and the catalogue has, by their
// names there.
const ffishGames = `3check 5check ai-wok almost amazon amazons antichess armageddon asean atomar atomic berolina
	breakthrough bughouse cambodian capablanca capahouse caparandom centaur chancellor chaturanga checkshogi chess
	chessgi chigorin clobber clobber10 codrus coregal courier crazyhouse dobutsu dragon duck embassy euroshogi
	extinction fischerandom fox-and-hounds gardner georgian giveaway gorogoro gothic grand grasshopper gustav3
	hoppelpoppel horde isolation isolation7x7 janggi janggicasual janggimodern janggitraditional janus jesonmor
	joust judkins karouk kinglet kingofthehill knightmate kyotoshogi legan loop losalamos losers makpong makruk
	manchu micro minishogi minixiangqi misere modern newzealand nightrider nocastle nocheckatomic okisakishogi
	omicron opulent paradigm pawnback pawnsideways perfect petrified placement pocketknight raazuvaa racingkings
	seirawan shako shatar shatranj shogi shoshogi shouse sittuyin snailtrail sortofalmost spartan suicide supply
	tencubed threekings torishogi torpedo troitzky wolf xiangqi yarishogi`

// chessopsGames are the games of Lichess. Chess960 is chess there.
const chessopsGames = "chess chess960 crazyhouse 3check kingofthehill antichess atomic horde racingkings"

// xiangqiLetters are the pieces that Fairy-Stockfish calls otherwise.
var xiangqiLetters = strings.NewReplacer("H", "N", "h", "n", "E", "B", "e", "b")

// otherLetters has the games with other letters for some pieces there.
var otherLetters = map[string]*strings.Replacer{
	"xiangqi": xiangqiLetters, "minixiangqi": xiangqiLetters, "manchu": xiangqiLetters, "supply": xiangqiLetters,
}

// chess960 are the games that shuffle there, where castling is written as king takes rook.
var chess960 = []string{"chess960", "fischerandom", "caparandom"}

// allGames lists the games by name, those of Lichess, and those of the importer's test files.
// If FAIRYMAX_VARIANTS_INI names a variants.ini, they are its games instead.
func allGames(t *testing.T, r *referee) (games []*peerGame) {
	t.Helper()
	if path := os.Getenv("FAIRYMAX_VARIANTS_INI"); path != "" {
		return importFile(t, r, path)
	}
	catalogue := variants.NewCatalogue(fairymax.Files)
	add := func(peer, names string) {
		for name := range strings.FieldsSeq(names) {
			v, err := catalogue.Load(catalogue.Find(name))
			if err != nil {
				t.Fatal(err)
			}
			games = append(games, newGame(peer, name, v.Rules))
		}
	}
	add("chessops", chessopsGames)
	add("ffish", ffishGames)
	folder := filepath.Join("..", "..", "internal", "foreign", "stockfish", "testdata")
	for _, file := range []string{"games.ini", "newer.ini"} {
		games = append(games, importFile(t, r, filepath.Join(folder, file))...)
	}
	return games
}

// setUp is the question that sets up a position.
func (g *peerGame) setUp(p *board.Position) question {
	fen, _ := g.fen(p)
	name := g.theirs
	if name == "chess960" {
		name = "chess"
	}
	return question{Peer: g.peer, Game: name, Chess960: g.chess960, FEN: fen}
}

func newGame(peer, theirs string, rules *board.Rules) *peerGame {
	return &peerGame{
		peer: peer, theirs: theirs, rules: rules, chess960: slices.Contains(chess960, theirs),
		letters: otherLetters[theirs], reach: reach(rules),
	}
}

// captures reports whether pieces can be captured.
func (g *peerGame) captures() bool {
	return slices.ContainsFunc(g.rules.Def.Types, func(t define.Type) bool {
		return slices.ContainsFunc(slices.Concat(t.Steps[0], t.Steps[1]), func(s define.Step) bool {
			return s.Mode&define.MayCapture != 0
		})
	})
}

// reach returns where pieces can stand: not where they would have had to promote. Royals
// neither come from captures into a hand, nor can they capture each other where they may not
// face each other.
func reach(rules *board.Rules) board.Reach {
	all := lint.Reach(rules)
	def := *rules.Def
	def.Types = slices.Clone(def.Types)
	for i := range def.Types {
		for c, steps := range def.Types[i].Steps {
			def.Types[i].Steps[c] = slices.DeleteFunc(slices.Clone(steps), func(s define.Step) bool {
				return s.Victims != 0 && s.Victims&^def.Royal.Types == 0
			})
		}
	}
	if rules.HandsGrow() {
		def.Hand.Gains = define.GainNothing
	}
	peaceful, err := board.Compile(&def)
	if err != nil {
		return all
	}
	royals := lint.Reach(peaceful)
	return func(c define.Color, t define.PieceType) define.Set {
		set := all(c, t)
		if rules.IsRoyal(t) {
			set = royals(c, t)
		}
		if must := rules.MustPromote(c, t); must != nil {
			for _, s := range must.Squares() {
				set.Remove(s)
			}
		}
		return set
	}
}

// importFile gives ffish the text of a variants.ini, and imports what comes out whole.
func importFile(t *testing.T, r *referee, path string) (games []*peerGame) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r.mustLearn(t, string(text))
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, filepath.Base(path), string(text), "")
	if err := stockfish.Read(run); err != nil {
		t.Fatal(err)
	}
	results, err := run.Outcome()
	if err != nil {
		t.Log(err)
	}
	for _, result := range results {
		v, err := builtin.Compile(result.Text)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range append([]string{result.Given}, result.Also...) {
			games = append(games, newGame("ffish", name, v.Rules))
		}
	}
	return games
}
