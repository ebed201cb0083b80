package board_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"unicode"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// chaseCase is a row of testdata/chases.txt.
type chaseCase struct {
	rule, fen   string
	lead, moves []string
	loser       string // White, Black or -
}

// chaseCases reads the table of repetitions in xiangqi.
func chaseCases(t *testing.T) []chaseCase {
	t.Helper()
	data, err := os.ReadFile("testdata/chases.txt")
	if err != nil {
		t.Fatal(err)
	}
	var cases []chaseCase
	rule := ""
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "#") {
			rule = strings.TrimPrefix(line, "# ")
			continue
		}
		columns := strings.Split(line, " | ")
		if len(columns) < 4 {
			if line != "" {
				t.Fatalf("no row: %q", line)
			}
			continue
		}
		if len(columns) > 4 && columns[4] == columns[3] {
			t.Errorf("%s: Fairy-Stockfish does not differ", line)
		}
		cases = append(cases, chaseCase{rule, columns[0], strings.Fields(columns[1]), strings.Fields(columns[2]), columns[3]})
	}
	return cases
}

// exchanged is the same case with the colours exchanged, and the board turned round.
func (c chaseCase) exchanged() chaseCase {
	fields := strings.Fields(c.fen)
	turned := []rune(fields[0])
	for i, j := 0, len(turned)-1; i <= j; i, j = i+1, j-1 {
		turned[i], turned[j] = swapCase(turned[j]), swapCase(turned[i])
	}
	fields[0] = string(turned)
	fields[1] = map[string]string{"w": "b", "b": "w"}[fields[1]]
	turn := func(moves []string) (list []string) {
		for _, m := range moves {
			var from, to rune
			var a, b int
			fmt.Sscanf(m, "%c%d%c%d", &from, &a, &to, &b)
			list = append(list, fmt.Sprintf("%c%d%c%d", 'a'+'i'-from, 11-a, 'a'+'i'-to, 11-b))
		}
		return list
	}
	loser := map[string]string{"White": "Black", "Black": "White", "-": "-"}[c.loser]
	return chaseCase{c.rule, strings.Join(fields, " "), turn(c.lead), turn(c.moves), loser}
}

func swapCase(r rune) rune {
	if unicode.IsUpper(r) {
		return unicode.ToLower(r)
	}
	return unicode.ToUpper(r)
}

// play repeats the moves until the position has come for the third time, and returns the
// side that loses.
func (c chaseCase) play(t *testing.T, rules *board.Rules) string {
	t.Helper()
	placement, rest, _ := strings.Cut(c.fen, " ")
	start, err := rules.ParseFEN(strings.NewReplacer("N", "H", "n", "h", "B", "E", "b", "e").Replace(placement) + " " + rest)
	if err != nil {
		t.Fatalf("%s: %v", c.fen, err)
	}
	g := board.NewGame(start)
	var list board.MoveList
	moves := append(append(append([]string(nil), c.lead...), c.moves...), c.moves...)
	for i, text := range moves {
		if r := g.Result(); r.Over {
			t.Fatalf("%s: over before move %d of %v: %v", c.fen, i, moves, r)
		}
		g.Position().Legal(&list)
		known := false
		for _, m := range list.Moves() {
			if rules.SquareName(m.From(), 1)+rules.SquareName(m.To(), 1) == text {
				g.Play(m)
				known = true
				break
			}
		}
		if !known {
			t.Fatalf("%s: %s is not legal", c.fen, text)
		}
	}
	switch r := g.Result(); {
	case !r.Over:
		t.Fatalf("%s: not over after %v", c.fen, moves)
	case !r.Draw:
		return r.Winner.Other().String()
	}
	return "-"
}

// TestChases plays the diagrams of the Asian Xiangqi Federation, and what else decides how
// its rules are meant, from both sides of the board.
func TestChases(t *testing.T) {
	rules := testgames.Shipped(t, "xiangqi")
	for _, c := range chaseCases(t) {
		for _, c := range []chaseCase{c, c.exchanged()} {
			if got := c.play(t, rules); got != c.loser {
				t.Errorf("%s\n%s: %v %v: %s loses, want %s", c.rule, c.fen, c.lead, c.moves, got, c.loser)
			}
		}
	}
}

// TestChaseColumns changes what xiangqi says about chases, one thing at a time.
func TestChaseColumns(t *testing.T) {
	shipped := testgames.Shipped(t, "xiangqi")
	none := define.TypeMask(0)
	for name, c := range map[string]struct {
		change func(*define.Chase)
		rule   string // how the rule of the cases begins
		want   string // the side that loses in one of them, or -
	}{
		"soldiers may not chase":         {func(d *define.Chase) { d.Free = &none }, "General and soldiers may chase", "White"},
		"soldiers are chased everywhere": {func(d *define.Chase) { d.Spared = []define.Spared{} }, "A soldier may be chased until", "White"},
		"an exchange is a chase":         {func(d *define.Chase) { d.Exchanges = true }, "An offer of exchange is no chase", "White"},
		"protection always counts":       {func(d *define.Chase) { d.EvenProtected = nil }, "A cannon may not chase a rook", "-"},
	} {
		def := *shipped.Def
		c.change(&def.Endings.Repetition.Chase)
		changed, err := board.Compile(&def)
		if err != nil {
			t.Fatal(err)
		}
		differs := false
		for _, row := range chaseCases(t) {
			if strings.HasPrefix(row.rule, c.rule) && row.loser != c.want && row.play(t, changed) == c.want {
				differs = true
			}
		}
		if !differs {
			t.Errorf("%s: no case of %q ends with %s", name, c.rule, c.want)
		}
	}
}
