package stockfish

import (
	"bufio"
	"fmt"
	"io"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/notation"
	"fairymax/internal/testfiles"
)

// An oracle is a running Fairy-Stockfish that counts moves.
type oracle struct {
	in  io.WriteCloser
	out *bufio.Scanner
}

// startOracle starts the engine on a file of variants.
func startOracle(t *testing.T, engine, file string) *oracle {
	t.Helper()
	run := exec.Command(engine)
	in, err := run.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := run.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		fmt.Fprintln(in, "quit")
		in.Close()
		run.Wait()
	})
	o := &oracle{in, bufio.NewScanner(out)}
	fmt.Fprintf(in, "uci\nsetoption name VariantPath value %s\n", file)
	return o
}

// perft counts the moves of a position, for each first move and in all.
func (o *oracle) perft(variant string, played []string, depth int) (map[string]uint64, uint64) {
	moves := ""
	if len(played) > 0 {
		moves = " moves " + strings.Join(played, " ")
	}
	fmt.Fprintf(o.in, "setoption name UCI_Variant value %s\nposition startpos%s\ngo perft %d\n", variant, moves, depth)
	nodes := make(map[string]uint64)
	for o.out.Scan() {
		move, count, found := strings.Cut(o.out.Text(), ": ")
		if n, err := strconv.ParseUint(count, 10, 64); found && err == nil {
			if move == "Nodes searched" {
				return nodes, n
			}
			nodes[move] = n
		}
	}
	return nil, 0
}

// sameMove finds the move of ours that one of theirs is; zero if there is none. They
// write + for whatever a piece becomes.
func sameMove(p *board.Position, theirs string) board.Move {
	var list board.MoveList
	p.Legal(&list)
	base := strings.TrimRight(theirs, "+-")
	marked := base != theirs
	var near []board.Move
	for _, m := range list.Moves() {
		text := notation.Coordinate(p.Rules(), m, 1)
		switch {
		case text == theirs, m.IsPass() && samePlace(theirs):
			return m
		case strings.EqualFold(strings.Trim(text, "'!"), theirs), marked && m.Promotion() != 0 && strings.HasPrefix(text, base):
			near = append(near, m)
		}
	}
	if len(near) == 1 {
		return near[0]
	}
	return 0
}

// samePlace reports whether a move leads nowhere, which is a pass.
func samePlace(text string) bool {
	half := len(text) / 2
	return text == "0000" || len(text)%2 == 0 && text[:half] == text[half:]
}

// difference compares a position: it returns the first depth at which the counts
// differ and what differs there; "" if nothing does.
func (o *oracle) difference(p *board.Position, variant string, played []string) string {
	const most = 400_000 // nodes
	last := uint64(1)
	for depth := 1; depth <= 3; depth++ {
		if depth == 3 && last*last > 60*most {
			break
		}
		theirs, total := o.perft(variant, played, depth)
		ours := p.Perft(depth)
		last = total
		if ours == total {
			continue
		}
		text := fmt.Sprintf("perft %d is %d, theirs %d, after %s", depth, ours, total, strings.Join(played, " "))
		return text + "\n" + moveDifference(p, theirs, depth)
	}
	return ""
}

// moveDifference lists the first moves that only one of the two has, or that
// lead to other counts.
func moveDifference(p *board.Position, theirs map[string]uint64, depth int) string {
	var only []string
	found := make(map[board.Move]bool)
	for move, nodes := range theirs {
		m := sameMove(p, move)
		if m == 0 {
			only = append(only, "theirs "+move)
			continue
		}
		found[m] = true
		q := after(p, m)
		if own := q.Perft(depth - 1); own != nodes {
			only = append(only, fmt.Sprintf("%s ours %d theirs %d", move, own, nodes))
		}
	}
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if !found[m] {
			only = append(only, "ours "+notation.Coordinate(p.Rules(), m, 1))
		}
	}
	slices.Sort(only)
	return strings.Join(only[:min(len(only), 12)], ", ")
}

// after returns the position after a move.
func after(p *board.Position, m board.Move) *board.Position {
	next := p.Rules().Start()
	p.Play(m, next)
	return next
}

// walks compares the start of a game and the ends of some random walks from there.
func (o *oracle) walks(v *board.Rules, variant string, n int) string {
	random := rand.New(rand.NewSource(int64(len(variant))))
	for walk := range n + 1 {
		p := v.Start()
		var played []string
		for ply := 0; walk > 0 && ply < 4+4*walk; ply++ {
			moves, _ := o.perft(variant, played, 1)
			var names []string
			for move := range moves {
				names = append(names, move)
			}
			slices.Sort(names)
			random.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
			if len(names) == 0 {
				break
			}
			m := sameMove(p, names[0])
			if m == 0 {
				return o.difference(p, variant, played)
			}
			next := after(p, m)
			if after, _ := o.perft(variant, append(played, names[0]), 1); len(after) == 0 && ply > 0 {
				break
			}
			p, played = next, append(played, names[0])
		}
		if text := o.difference(p, variant, played); text != "" {
			return text
		}
	}
	return ""
}

// matingDrops returns the rules of a game with drops and other moves that may not give mate:
// Fairy-Stockfish counts them, though it forbids them.
func matingDrops(t *testing.T, def *define.Game) *board.Rules {
	t.Helper()
	free := *def
	free.Drops = slices.Clone(def.Drops)
	for i := range free.Drops {
		free.Drops[i].NoMate = false
	}
	free.Endings.Mating.Never = 0
	rules, err := board.Compile(&free)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// TestOracle holds imported games against another engine, in the start position and
// after random moves.
func TestOracle(t *testing.T) {
	engine := program(t, "fairy-stockfish")
	path := filepath.Join("testdata", "games.ini")
	o := startOracle(t, engine, path)
	for name, g := range importAll(t, path) {
		if diff := o.walks(matingDrops(t, g.rules.Def), name, 2); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestWholeFile holds the games of a file against another engine, both of which this
// project does not ship. Games with notes may differ.
func TestWholeFile(t *testing.T) {
	path, engine := os.Getenv("FAIRYMAX_VARIANTS_INI"), os.Getenv("FAIRYMAX_STOCKFISH")
	if path == "" || engine == "" {
		t.Skip("FAIRYMAX_VARIANTS_INI and FAIRYMAX_STOCKFISH name no file and engine")
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, filepath.Base(path), string(text), os.Getenv("FAIRYMAX_VARIANT"))
	run.Partly = true
	results, err := outcome(run)
	t.Logf("refused: %v", err)
	o := startOracle(t, engine, path)
	silent := 0
	for _, r := range results {
		if len(r.Notes) == 0 {
			silent++
		}
		v, err := builtin.Compile(r.Text)
		if err != nil {
			t.Fatal(err)
		}
		rules := matingDrops(t, v.Rules.Def)
		for _, name := range append([]string{r.Given}, r.Also...) {
			judge(t, name, r.Notes, o.walks(rules, name, 4))
		}
	}
	t.Logf("%d games, %d without a word", len(results), silent)
}

// judge reports what a comparison found. A difference is an error if nothing was
// said.
func judge(t *testing.T, name string, notes []game.Problem, diff string) {
	t.Helper()
	for _, n := range notes {
		t.Log(n)
	}
	switch {
	case diff == "":
		t.Logf("same %s (%d notes)", name, len(notes))
	case len(notes) > 0:
		t.Logf("differs as noted %s: %s", name, diff)
	default:
		t.Errorf("differs without a word %s: %s", name, diff)
	}
}
