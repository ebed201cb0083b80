package fairymax

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/notation"
	_ "fairymax/internal/testheap"
)

const fmaxIni = "/usr/share/games/fairymax/fmax.ini"

// quick is the largest count of a usual run; FAIRYMAX_LONG counts all.
const quick = 5_000

func limit() uint64 {
	if os.Getenv("FAIRYMAX_LONG") != "" {
		return 1 << 60
	}
	return quick
}

// importAll imports the games of a file, all of which have to be good, by their
// names there.
func importAll(t *testing.T, text string, any bool) map[string]game.Result {
	t.Helper()
	results, err := read(t, text, "", any)
	if err != nil {
		t.Fatal(err)
	}
	games := make(map[string]game.Result)
	for _, r := range results {
		for _, name := range append(r.Also, r.Given) {
			games[name] = r
		}
	}
	return games
}

// read imports the games of a file, or only one of them.
func read(t *testing.T, text, variant string, any bool) ([]game.Result, error) {
	t.Helper()
	builtin, err := openBuiltin()
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, fmaxIni, text, variant)
	Read(run, any)
	return run.Outcome()
}

// TestFairyMax imports all games of Debian's fmax.ini, and finds in each of
// Fairy-Max's own positions its legal moves and its counts. Two definitions of a
// game are made: in the one pawns become what Fairy-Max takes itself, which is
// what it counts; in the other whatever it accepts, which are the moves that it
// calls legal and by which the positions were reached.
func TestFairyMax(t *testing.T) {
	ini := installed(t, fmaxIni)
	own := importAll(t, ini, false)
	all := importAll(t, ini, true)
	tables, err := filepath.Glob("testdata/fairy-max/*.perft")
	if err != nil || len(tables) != 41 {
		t.Fatalf("%d tables: %v", len(tables), err)
	}
	for _, path := range tables {
		name := strings.TrimSuffix(filepath.Base(path), ".perft")
		t.Run(name, func(t *testing.T) {
			if strings.HasPrefix(name, "fairy-") {
				name = strings.Replace(name, "-", "/", 1)
			}
			if _, known := own[name]; !known {
				t.Fatalf("%s was not imported; there are %v", name, slices.Sorted(maps.Keys(own)))
			}
			checkFairyMax(t, path, own[name], all[name])
		})
	}
}

func checkFairyMax(t *testing.T, path string, own, all game.Result) {
	rules, wide := compiled(t, own), compiled(t, all)
	first, played := firstChoices(t, wide), 0
	for _, b := range readTable(t, path) {
		at := fmt.Sprintf("%s:%d", path, b.line)
		p := play(t, wide.Start(), b.moves)
		if got := squares(p.FEN()); got != squares(b.placement) {
			t.Errorf("%s: the squares are %s", at, got)
		}
		legal := legalMoves(p)
		if got := collapsed(legal); !slices.Equal(got, collapsed(b.legal)) {
			t.Errorf("%s: %s has the legal moves\n%v, want\n%v", at, p.FEN(), got, collapsed(b.legal))
		}
		for _, text := range b.legal {
			if !slices.Contains(legal, text) {
				t.Errorf("%s: %s: %s is not legal", at, p.FEN(), text)
			}
		}
		if b.uncounted {
			continue
		}
		narrow, err := first.ParseFEN(p.FEN())
		if err != nil {
			t.Fatalf("%s: %v", at, err)
		}
		count(t, at, narrow, b)
		if p := reached(rules, b.moves); p != nil {
			played++
			count(t, at, p, b)
		}
	}
	if played == 0 {
		t.Errorf("%s: no position can be reached with Fairy-Max's own promotions", path)
	}
}

// firstChoices compiles a game anew, in which pawns have the first choice only.
func firstChoices(t *testing.T, r *board.Rules) *board.Rules {
	def := *r.Def
	def.Promotions = slices.Clone(def.Promotions)
	for i := range def.Promotions {
		for c, choices := range def.Promotions[i].Choices {
			if len(choices) > 1 {
				def.Promotions[i].Choices[c] = choices[:1]
			}
		}
	}
	first, err := board.Compile(&def)
	if err != nil {
		t.Fatal(err)
	}
	return first
}

// reached plays moves; nil if a promotion in them is not one of the rules.
func reached(r *board.Rules, moves []string) *board.Position {
	g := board.NewGame(r.Start())
	for _, text := range moves {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			return nil
		}
		g.Play(m)
	}
	return g.Position()
}

// otherwise lists counts that Fairy-Max has otherwise, by table, line and depth: it
// looks whether the king's way is attacked when king and rook have already gone,
// which opens or blocks the way of a lame piece. Castlings differ.
var otherwise = map[string]int{
	"testdata/fairy-max/falcon.perft:13": 3,
	"testdata/fairy-max/falcon.perft:42": 3,
}

// count compares the counts of a position.
func count(t *testing.T, at string, p *board.Position, b block) {
	for depth, nodes := range b.perft {
		if nodes > limit() || otherwise[at] == depth {
			continue
		}
		if got := p.Perft(depth); got != nodes {
			t.Errorf("%s: %s perft %d = %d, want %d", at, p.FEN(), depth, got, nodes)
		}
	}
}

// squares is the part of a FEN, or of a table's placement, that shows the pieces.
func squares(fen string) string {
	fen, _, _ = strings.Cut(fen, " ")
	fen, _, _ = strings.Cut(fen, "[")
	return fen
}

// collapsed counts promotions to different pieces as one, as Fairy-Max does.
func collapsed(moves []string) []string {
	var list []string
	for _, text := range moves {
		list = append(list, strings.TrimRight(text, "abcdefghijklmnopqrstuvwxyz'"))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// TestNoProblems holds that a good file leaves none.
func TestNoProblems(t *testing.T) {
	var list game.Problems
	_, err := read(t, installed(t, fmaxIni), "no such game", false)
	if !errors.As(err, &list) || len(list) != 1 || !strings.Contains(list[0].Message, "capablanca") {
		t.Errorf("an unknown game gives %v", err)
	}
}

// Pawns of a game without type 7 become nothing, but a person may still ask for the
// other types.
func TestFewTypes(t *testing.T) {
	const few = "Game: few\n4x5\n0 3 0 0\n0 3 0 0\np:1 -16,6 -15,5 -17,5\np:1 16,6 15,5 17,5\nk:-1 1,7 -1,7 16,7 -16,7\n"
	for text, accepted := range map[string]string{few: "", few + "n:1 14,7 18,7 -14,7 -18,7\nb:4 15,3 17,3 -15,3 -17,3\n": "may choose N B ("} {
		results, err := read(t, text, "", false)
		if err != nil || len(results) != 1 {
			t.Fatalf("%d games: %v", len(results), err)
		}
		notes := fmt.Sprint(results[0].Notes)
		if !strings.Contains(notes, "no type 7") || strings.Contains(notes, "may choose") != (accepted != "") || !strings.Contains(notes, accepted) {
			t.Errorf("%q gives the notes %s", text, notes)
		}
	}
}

// The comment lines right before a game go with it, in their order, and no others.
func TestRemarks(t *testing.T) {
	const head, lines = "// other\n\n", 300
	var before, want strings.Builder
	for i := range lines {
		fmt.Fprintf(&before, "//  remark %d\n", i)
		fmt.Fprintf(&want, "# remark %d\n", i)
	}
	const few = "Game: few\n4x5\n0 3 0 0\n0 3 0 0\np:1 -16,6 -15,5 -17,5\np:1 16,6 15,5 17,5\nk:-1 1,7 -1,7 16,7 -16,7\n"
	results, err := read(t, head+before.String()+few, "", false)
	if err != nil || len(results) != 1 {
		t.Fatalf("%d games: %v", len(results), err)
	}
	if text := results[0].Text; !strings.Contains(text, want.String()) || strings.Contains(text, "other") {
		t.Errorf("%s\nlacks\n%s", text, want.String())
	}
}
