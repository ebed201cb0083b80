package protocol_test

import (
	"slices"
	"strings"
	"testing"

	"fairymax/internal/protocol"
)

// The tables are the reaction to every command in every mode: I idle, T thinking, H held,
// W working, in this order. A cell is the mode behind the command, ' if a new search runs
// then, and the first words of the answers, with + between them.
type matrixRow struct{ line, cells string }

// shared is what all dialects do alike.
var shared = []matrixRow{
	{"isready", "I:readyok T:readyok H:readyok W:readyok"},
	{"debug on", "I T H W"},
	{"register later", "I T H W"},
	{"ponderhit", "I T T W"}, // the held search ponders
	{"position startpos", "I I:bestmove I:bestmove W"},
	{"go depth 3", "T' T':bestmove T':bestmove W"},
	{"go infinite", "H' H':bestmove H':bestmove W"},
	{"go ponder depth 3", "H' H':bestmove H':bestmove W"},
	{"go movetime 1000000", "T' T':bestmove T':bestmove W"},
	{"go nodes 100", "T' T':bestmove T':bestmove W"},
	{"go", "H' H':bestmove H':bestmove W"},
	{"d", "I:Fen I:bestmove+Fen I:bestmove+Fen W"},
	{"eval", "I:total I:bestmove+total I:bestmove+total W"},
	{"bench", "W W:bestmove W:bestmove W"},
	{"perft 1", "W W:bestmove W:bestmove W"},
	{"perft x", "I:info I:bestmove+info I:bestmove+info W"},
	{"load", "I:info T:info H:info W:info"},
	{"load no.ini", "I:info T:info H:info W:info"},
	{"xboard", "I T H W"}, // a game has begun
	{"uci", "X T H W"},
	{"usi", "X T H W"},
	{"ucci", "X T H W"},
	{"xyzzy", "I T H W"},
	{"xyzzy isready", "I:readyok T:readyok H:readyok W:readyok"},
}

// own are the commands of one dialect.
var own = map[string][]matrixRow{
	"uci": {
		{"stop", "I I:bestmove I:bestmove I"},
		{"quit", "I T H W"},
		{"ucinewgame", "I I:bestmove I:bestmove W"},
		{"newgame", "I I:bestmove I:bestmove W"},
		{"setoption name MultiPV value 2", "I T H W"},
		{"setoption name MultiPV value x", "I:info T H W"},
		{"setoption name Clear Hash", "I T H W"},
		{"setoption name Nonsense value 2", "I:info T H W"},
		{"setoption name UCI_Variant value crazyhouse", "I:info T H W"},
		{"setoption", "I:info T H W"},
		{"position", "I:info I:bestmove+info I:bestmove+info W"},
		{"position fen 8/8", "I:info I:bestmove+info I:bestmove+info W"},
		{"position startpos moves e2e4 e2e4", "I:info I:bestmove+info I:bestmove+info W"},
		{"startpos moves h2e2", "I:info I:bestmove+info I:bestmove+info W"},
		{"fen 4k4/9/9/9/9/9/9/9/9/4K4 w", "I:info I:bestmove+info I:bestmove+info W"},
		{"go depth", "H':info H':bestmove+info H':bestmove+info W"},
		{"go wtime 1000 btime 1000", "T' T':bestmove T':bestmove W"},
		{"go mate 3", "T' T':bestmove T':bestmove W"},
		{"go perft 1", "W W:bestmove W:bestmove W"},
		{"go searchmoves 0000 depth 1", "T':info T':bestmove+info T':bestmove+info W"},
	},
	"usi": {
		{"stop", "I I:bestmove I:bestmove I"},
		{"usinewgame", "I I:bestmove I:bestmove W"},
		{"gameover win", "I I:bestmove I:bestmove W"},
		{"setoption name USI_MultiPV value 2", "I T H W"},
		{"setoption name Move Overhead value 500", "I T H W"}, // as the example of a bot has it
		{"setoption name USI_Ponder value maybe", "I:info T H W"},
		{"setoption name USI_Variant value minishogi", "I:info T H W"},
		{"setoption name UCI_Variant value minishogi", "I:info T H W"},
		{"position sfen 8/8", "I:info I:bestmove+info I:bestmove+info W"},
		{"position startpos moves 7g7f", "I I:bestmove I:bestmove W"},
		{"position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "I I:bestmove I:bestmove W"},
		{"go btime 0 wtime 0 byoyomi 1000", "T' T':bestmove T':bestmove W"},
		{"go mate 1000", "T' T':bestmove T':bestmove W"},
		{"go mate infinite", "T' T':bestmove T':bestmove W"},
	},
	"ucci": {
		{"stop", "I:nobestmove I:bestmove I:bestmove I"},
		{"banmoves b2e2", "I I:bestmove I:bestmove W"},
		{"probe", "I:pophash T H W"},
		{"setoption newgame", "I T H W"},
		{"setoption hashsize 0", "I T H W"},
		{"setoption hashsize x", "I:info T H W"},
		{"setoption batch true", "I T H W"},
		{"position fen 4k4/9/9/9/9/9/9/9/9/3K5 r", "I I:bestmove I:bestmove W"},
		{"go depth 0", "I:info+nobestmove I:bestmove+info+nobestmove I:bestmove+info+nobestmove W"},
		{"go time 1000 increment 10", "T' T':bestmove T':bestmove W"},
		{"go draw time 1000", "T' T':bestmove T':bestmove W"},
	},
}

func TestReactionMatrix(t *testing.T) {
	for word, rows := range own {
		for _, row := range append(shared[:len(shared):len(shared)], rows...) {
			for i, cell := range strings.Fields(row.cells) {
				want, words, _ := strings.Cut(cell, ":")
				got, said := react(t, word, protocol.Modes[i:i+1], row.line)
				if want == "X" { // the greeting of this dialect, or silence
					want, words = "I", said
				}
				if got != want || said != words {
					t.Errorf("%s: %s in mode %c: %s, saying %q; want %s", word, row.line, protocol.Modes[i], got, said, cell)
				}
			}
		}
	}
}

// enter brings a session into a mode, in a game that has begun.
func enter(s *protocol.Session, mode string) {
	s.Line("isready")
	s.Line("position startpos")
	s.Line(map[string]string{"I": "", "T": "go movetime 1000000", "H": "go ponder movetime 1000000", "W": "bench"}[mode])
}

// react sends a line in a mode. It returns the mode behind it, with ' if a new search runs
// then, and the first words of what is said, each once.
func react(t *testing.T, word, mode, line string) (after, said string) {
	t.Helper()
	var out strings.Builder
	s, err := protocol.Begin(&out, options(patient{}), inDialect(word)...)
	must(t, err)
	defer s.End()
	s.Line(word)
	enter(s, mode)
	if s.Mode() != mode {
		t.Fatalf("%s: mode %s instead of %s", word, s.Mode(), mode)
	}
	before := s.Runs()
	out.Reset()
	s.Line(line)
	after = s.Mode()
	if now := s.Runs(); now != nil && now != before {
		after += "'"
	}
	return after, firstWords(out.String())
}

// told are the words that count.
var told = []string{"readyok", "bestmove", "nobestmove", "info", "checkmate", "Fen", "total", "pophash", "id"}

// firstWords are the first words of lines, without those about the search and the board.
func firstWords(text string) string {
	var words []string
	for line := range strings.Lines(text) {
		word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		word = strings.TrimSuffix(word, ":")
		search := strings.HasPrefix(line, "info depth") && !strings.HasPrefix(line, "info depth 0")
		if search || !slices.Contains(told, word) {
			continue
		}
		if len(words) == 0 || words[len(words)-1] != word {
			words = append(words, word)
		}
	}
	return strings.Join(words, "+")
}

// What the tables do not list would escape them.
func TestMatrixHasAllCommands(t *testing.T) {
	for word, rows := range own {
		listed := map[string]bool{"setoption": true, "position": true, "quit": true}
		for _, row := range append(shared[:len(shared):len(shared)], rows...) {
			listed[strings.Fields(row.line)[0]] = true
		}
		for _, name := range protocol.CommandNames(inDialect(word)[0]) {
			if !listed[name] {
				t.Errorf("%s: no row for %s", word, name)
			}
		}
	}
}
