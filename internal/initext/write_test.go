package initext

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/foreign"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// Every game of the catalogue that a section can say comes back from it: in random games, both have
// the same moves and results.
func TestComesBack(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	exact := 0
	for _, name := range catalogue.Names() {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		section := Write(name, v.Rules)
		text := section.Text
		if len(section.Lacks) > 0 {
			t.Logf("%s leaves out: %s", name, strings.Join(section.Lacks, "; "))
			continue
		}
		exact++
		t.Run(name, func(t *testing.T) {
			again, notes := readBack(t, builtin, text)
			if len(notes) > 0 {
				t.Errorf("%v\n%s", notes, text)
			}
			if again != nil {
				playBoth(t, v.Rules, again, text)
			}
		})
	}
	if all := len(catalogue.Names()); exact < all/2 {
		t.Errorf("only %d of %d games can be said", exact, all)
	}
}

// So does what becomes of them by two changes of numbers or words, where nothing is left out.
func TestChangedComesBack(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	random, folder := rand.New(rand.NewPCG(8, 6)), t.TempDir()
	each, exact := 1, 0
	if os.Getenv("FAIRYMAX_LONG") != "" {
		each = 4
	}
	for _, name := range catalogue.Names() {
		text, err := catalogue.Text(name)
		if err != nil {
			t.Fatal(err)
		}
		for range each {
			changed := testfiles.Slip(testfiles.Slip(text, random), random)
			file := filepath.Join(folder, name+".toml")
			if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
				t.Fatal(err)
			}
			v, err := catalogue.Load(file)
			if err != nil {
				continue
			}
			section := Write(name, v.Rules)
			if len(section.Lacks) > 0 {
				continue
			}
			exact++
			again, notes := readBack(t, builtin, section.Text)
			if len(notes) > 0 {
				t.Errorf("%s: %v\n%s", name, notes, changed)
			}
			if again != nil {
				playBoth(t, v.Rules, again, changed)
			}
		}
	}
	if exact < 20*each {
		t.Errorf("only %d changed games can be said", exact)
	}
}

// So do rules that no game of the catalogue has that can be said.
func TestOthersComeBack(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	for name, definition := range testfiles.Sayable {
		v, err := builtin.Compile(definition)
		if err != nil {
			t.Fatal(err)
		}
		section := Write(name, v.Rules)
		again, notes := readBack(t, builtin, section.Text)
		if len(section.Lacks)+len(notes) > 0 || again == nil {
			t.Fatal(section.Lacks, notes, section.Text)
		}
		playBoth(t, v.Rules, again, section.Text)
	}
}

// A section has a name that Fairy-Stockfish and the importer read, whatever that of the file.
func TestSectionName(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	v, err := builtin.Compile(testfiles.Limits)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"my game one": "my-game-one", "a:b": "a-b", "x]y": "x-y", "[x]": "x", "my_game-2": "my_game-2", "jeu-à-deux": "jeu-à-deux",
		"che ss": "che-ss", "chess": "chess-fairymax", "chess.": "chess-fairymax", "...": "game",
	} {
		section := Write(name, v.Rules)
		if section.Name != want || !strings.Contains(section.Text, "\n["+want+"]\n") {
			t.Errorf("%s: the section is called %s, not %s", name, section.Name, want)
		}
		readBack(t, builtin, section.Text)
	}
}

// readBack imports a section.
func readBack(t *testing.T, b *game.Builtin, text string) (*board.Rules, []game.Problem) {
	t.Helper()
	results, err := foreign.ImportWith(b, "variants.ini", text, foreign.Options{})
	if err != nil || len(results) != 1 {
		t.Errorf("%v\n%s", err, text)
		return nil, nil
	}
	v, err := b.Compile(results[0].Text)
	if err != nil {
		t.Errorf("%v\n%s", err, results[0].Text)
		return nil, nil
	}
	return v.Rules, results[0].Notes
}

// playBoth plays random games of both.
func playBoth(t *testing.T, a, b *board.Rules, text string) {
	t.Helper()
	w := &writer{rules: a, def: a.Def}
	w.findLetters()
	random := rand.New(rand.NewPCG(5, 5))
	for range 6 {
		p := pair{
			{board.NewGame(a.Start()), func(t define.PieceType) string { return w.letters[t-1] }},
			{board.NewGame(b.Start()), func(t define.PieceType) string { return letterThere(w, b, t) }},
		}
		for range 200 {
			moves := p.moves()
			if why := p.difference(moves); why != "" {
				t.Errorf("%s\n%s", why, text)
				return
			}
			if len(moves[0]) == 0 {
				break
			}
			p.play(moves, random)
		}
	}
}

// pair is a game by the rules that were written, and the same by those that came back.
type pair [2]struct {
	*board.Game
	name func(define.PieceType) string // letters of the section
}

// moves lists the legal moves of both by what they do.
func (p pair) moves() (moves [2]map[string]board.Move) {
	for i := range p {
		moves[i] = movesByText(p[i].Game, p[i].name)
	}
	return moves
}

// difference says how moves or results differ, "" if they do not.
func (p pair) difference(moves [2]map[string]board.Move) string {
	var keys [2][]string
	for i := range moves {
		keys[i] = slices.Sorted(maps.Keys(moves[i]))
	}
	if slices.Equal(keys[0], keys[1]) && outcome(p[0].Game) == outcome(p[1].Game) {
		return ""
	}
	return fmt.Sprintf("%s: only here %v, %s; there %s: only there %v, %s", p[0].Position().FEN(), lacking(keys[0], keys[1]), outcome(p[0].Game),
		p[1].Position().FEN(), lacking(keys[1], keys[0]), outcome(p[1].Game))
}

// play plays a random move of both.
func (p pair) play(moves [2]map[string]board.Move, random *rand.Rand) {
	keys := slices.Sorted(maps.Keys(moves[0]))
	key := keys[random.IntN(len(keys))]
	for i := range p {
		p[i].Play(moves[i][key])
	}
}

// lacking lists what another list does not have.
func lacking(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(key string) bool { return slices.Contains(b, key) })
}

// letterThere is the letter of a type of the game that came back, in the section.
func letterThere(w *writer, r *board.Rules, t define.PieceType) string {
	letter := r.Def.Types[t-1].Letter
	base, promoted := strings.CutPrefix(letter, "+")
	if !promoted {
		return strings.TrimRight(letter, "~")
	}
	for i := range w.def.Promotions {
		if d := &w.def.Promotions[i]; w.letters[d.Type-1] == base && !w.asPawn(d) {
			return w.letters[w.plainTypes(d.Results())[0]-1]
		}
	}
	return letter
}

// movesByText lists the legal moves of a game that goes on.
func movesByText(g *board.Game, name func(define.PieceType) string) map[string]board.Move {
	moves := make(map[string]board.Move)
	if g.Result().Over {
		return moves
	}
	var list board.MoveList
	g.Position().Legal(&list)
	for _, m := range list.Moves() {
		key := fmt.Sprintf("%d-%d kind %d", m.From(), m.To(), m.Kind()&(board.Castle|board.Drop|board.Pass))
		if m.IsDrop() {
			key = fmt.Sprintf("drop on %d", m.To())
		}
		if other := m.Becomes(); other != 0 {
			key += " " + name(other)
		}
		if held := m.FromHand(); held != 0 {
			key += " @" + name(held)
		}
		if wall, ok := m.WallSquare(); ok {
			key += fmt.Sprintf(" wall %d", wall)
		}
		moves[key] = m
	}
	return moves
}

func outcome(g *board.Game) string {
	r := g.Result()
	return fmt.Sprint(r.Over, r.Draw, r.Winner)
}
