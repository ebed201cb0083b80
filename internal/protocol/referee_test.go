package protocol_test

import (
	"bufio"
	"cmp"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/notation"
	"fairymax/internal/protocol"
	"fairymax/variants"
)

// referee is another engine that speaks UCI.
type referee struct {
	t   *testing.T
	to  io.Writer
	out *bufio.Scanner
}

// startReferee starts Fairy-Stockfish, FAIRYMAX_STOCKFISH if that names one.
func startReferee(t *testing.T) *referee {
	t.Helper()
	name := cmp.Or(os.Getenv("FAIRYMAX_STOCKFISH"), "fairy-stockfish")
	path, err := exec.LookPath(name)
	if err != nil {
		path, err = exec.LookPath("/usr/games/" + name)
	}
	if err != nil && os.Getenv("FAIRYMAX_CI") != "" {
		t.Fatalf("%s is not installed", name)
	}
	if err != nil {
		t.Skipf("%s is not installed", name)
	}
	cmd := exec.Command(path)
	to, err := cmd.StdinPipe()
	must(t, err)
	from, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	t.Cleanup(func() {
		io.WriteString(to, "quit\n")
		to.Close()
		cmd.Wait()
	})
	return &referee{t, to, bufio.NewScanner(from)}
}

// ask sends lines and returns what is said up to a line that begins with a text.
func (r *referee) ask(end string, lines ...string) (said []string) {
	r.t.Helper()
	io.WriteString(r.to, strings.Join(lines, "\n")+"\n")
	for r.out.Scan() {
		said = append(said, r.out.Text())
		if strings.HasPrefix(r.out.Text(), end) {
			return said
		}
	}
	r.t.Fatalf("the referee has ended after %q", lines)
	return nil
}

// movesIn are the moves of a perft.
func movesIn(lines []string) map[string]bool {
	moves := map[string]bool{}
	for _, line := range lines {
		if move, count, ok := strings.Cut(line, ": "); ok && count == "1" && move != "Nodes searched" {
			moves[move] = true
		}
	}
	return moves
}

// specialStarts are positions in which much may be written in several ways.
var specialStarts = []struct{ game, start, option string }{
	{"chess", "fen bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "setoption name UCI_Chess960 value true"},
	{"chess", "fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""},
	{"chess", "fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "setoption name UCI_Chess960 value true"},
	{"capablanca", "fen r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1", ""},
	{"seirawan", "fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[HEhe] w KQAHkqah - 0 1", ""},
	{"crazyhouse", "fen r3k2r/pP6/8/8/8/8/6Pp/R3K2R[QNqn] w KQkq - 0 1", ""},
	{"shogi", "fen 4k4/1P7/P1+S6/9/9/9/9/4p4/6K2[RbgPP] w - - 0 1", ""},
}

// otherRules are games of which the referee's rules are others than ours.
var otherRules = []string{"chigorin", "dobutsu", "shatar"}

// Both have the same moves and boards, written alike, and each reads those of the other: in castling,
// drops, gates, passes, promotions and on boards of ten ranks.
func TestMovesAsFairyStockfish(t *testing.T) {
	r := startReferee(t)
	theirs := valuesOf(r.ask("uciok", "uci"), "UCI_Variant")
	games := variants.NewCatalogue(os.DirFS(filepath.Join("..", "..")))
	all := options(patient{})
	all.Catalogue = newShelf(games.Names()...)
	compare := func(game, option, start string, plies int) {
		var out strings.Builder
		s, err := protocol.Begin(&out, all, inDialect("uci")...)
		must(t, err)
		for _, line := range []string{"uci", "setoption name UCI_Chess960 value false", "setoption name UCI_Variant value " + game, option} {
			s.Line(line)
			if line != "uci" {
				io.WriteString(r.to, line+"\n")
			}
		}
		compareMoves(t, s, &out, r, game+" "+option, start, plies)
	}
	plies := 4
	if os.Getenv("FAIRYMAX_LONG") != "" {
		plies = 200
	}
	for _, c := range specialStarts {
		compare(c.game, c.option, c.start, 5*plies)
	}
	var out strings.Builder
	s, err := protocol.Begin(&out, all, inDialect("uci")...)
	must(t, err)
	count := 0
	for _, game := range theirs {
		if slices.Contains(s.Names(), game) && !slices.Contains(otherRules, game) {
			compare(game, "", "startpos", plies)
			count++
		}
	}
	t.Logf("%d games", count)
}

// valuesOf are the values of an option.
func valuesOf(lines []string, option string) []string {
	for _, line := range lines {
		if _, rest, ok := strings.Cut(line, "option name "+option+" type combo default "); ok {
			return strings.Split(rest, " var ")[1:]
		}
	}
	return nil
}

// compareMoves walks at random through the moves that both have.
func compareMoves(t *testing.T, s *protocol.Session, out *strings.Builder, r *referee, name, start string, plies int) {
	t.Helper()
	random := rand.New(rand.NewPCG(5, 6))
	position := "position " + start + " moves"
	for range plies {
		out.Reset()
		s.Line(position)
		ours := map[string]bool{}
		for _, text := range s.LegalTexts() {
			ours[text] = true
		}
		theirs := movesIn(r.ask("Nodes searched", position, "go perft 1"))
		if !maps.Equal(ours, theirs) {
			t.Errorf("%s: after %s\nonly we have %v\nonly the referee has %v", name, position, without(ours, theirs), without(theirs, ours))
			return
		}
		said := r.ask("Fen: ", "d")
		if ours, theirs := s.Board(), said[len(said)-1]; boardOf("Fen: "+notation.UCIFEN(ours)) != boardOf(theirs) {
			t.Errorf("%s: after %s\nwe have        %s\nthe referee has %s", name, position, notation.UCIFEN(ours), theirs)
			return
		}
		if strings.Contains(out.String(), "left out") {
			t.Errorf("%s: after %s: %s", name, position, out)
			return
		}
		if len(ours) == 0 || s.Over() {
			return
		}
		moves := slices.Sorted(maps.Keys(ours))
		position += " " + moves[random.IntN(len(moves))]
	}
}

// boardOf is the board and the side of a FEN: hands come in another order, and what games
// without such rules count differs.
func boardOf(line string) string {
	fields := strings.Fields(line)
	board, _, _ := strings.Cut(fields[1], "[")
	return board + " " + fields[2]
}

func without(a, b map[string]bool) (list []string) {
	for move := range a {
		if !b[move] {
			list = append(list, move)
		}
	}
	slices.Sort(list)
	return list
}
