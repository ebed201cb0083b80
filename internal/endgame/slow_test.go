package endgame

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// slow solves endings by going through all placements again and again until nothing changes. It
// shares nothing with the tables but the type of a value: it sets positions up from their FEN,
// takes the legal moves of the engine, and knows neither moves back nor symmetries.
type slow struct {
	rules  *board.Rules
	solved map[string]*slowTable
}

// slowTable has the positions of some pieces, by where they stand and which side is to move.
type slowTable struct {
	pieces []define.Piece
	next   [][]int32 // after each move that stays
	leaves [][]Value // after each move that does not; of a game that is over its end, in -1 plies
	values []Value   // nothing known is a draw
}

func (s *slow) solve(pieces []define.Piece) *slowTable {
	pieces = slices.Clone(pieces)
	slices.Sort(pieces)
	key := fmt.Sprint(pieces)
	if s.solved[key] == nil {
		size := 2
		for range pieces {
			size *= s.rules.Squares
		}
		t := &slowTable{pieces: pieces, next: make([][]int32, size), leaves: make([][]Value, size), values: make([]Value, size)}
		s.solved[key] = t
		s.setUp(t, map[define.Square]define.Piece{})
		t.iterate()
	}
	return s.solved[key]
}

// setUp puts the pieces that are left on all squares, and follows the moves of each position.
func (s *slow) setUp(t *slowTable, at map[define.Square]define.Piece) {
	if len(at) < len(t.pieces) {
		for q := range s.rules.Squares {
			q := define.Square(q)
			if at[q] == define.Empty && !s.rules.IsHole(q) {
				at[q] = t.pieces[len(at)]
				s.setUp(t, at)
				delete(at, q)
			}
		}
		return
	}
	for _, side := range []string{"w", "b"} {
		text := s.rules.Placement(func(q define.Square) define.Piece { return at[q] })
		p, err := s.rules.ParseFEN(text + " " + side + " - - 0 1")
		if err == nil { // else no game can have it
			s.follow(t, p)
		}
	}
}

// number is the number of a position: equal pieces stand in the order of their squares.
func (s *slow) number(t *slowTable, p *board.Position) int {
	n := int(p.Turn())
	taken := map[define.Square]bool{}
	for _, piece := range t.pieces {
		for q := range s.rules.Squares {
			if p.At(define.Square(q)) == piece && !taken[define.Square(q)] {
				taken[define.Square(q)] = true
				n = n*s.rules.Squares + q
				break
			}
		}
	}
	return n
}

// follow lists what the moves of a position lead to.
func (s *slow) follow(t *slowTable, p *board.Position) {
	n := s.number(t, p)
	if t.next[n] != nil || t.leaves[n] != nil {
		return // equal pieces have changed their places
	}
	t.values[n] = Value{Outcome: define.Draw}
	outcome, reason := p.Ended()
	var list board.MoveList
	if p.Legal(&list); reason == board.NoReason && list.Len() == 0 {
		outcome, _ = p.Stuck()
	}
	if list.Len() == 0 {
		t.leaves[n] = []Value{{Outcome: outcome, Plies: -1}}
	}
	var after board.Position
	for _, m := range list.Moves() {
		p.Play(m, &after)
		if pieces := piecesOn(&after); slices.Equal(pieces, t.pieces) {
			t.next[n] = append(t.next[n], int32(s.number(t, &after)))
		} else {
			t.leaves[n] = append(t.leaves[n], s.valueOf(&after, pieces))
		}
	}
}

func piecesOn(p *board.Position) []define.Piece {
	var pieces []define.Piece
	for q := range p.Rules().Squares {
		if piece := p.At(define.Square(q)); piece != define.Empty {
			pieces = append(pieces, piece)
		}
	}
	slices.Sort(pieces)
	return pieces
}

// valueOf is the value of a position with other pieces, for its side to move.
func (s *slow) valueOf(p *board.Position, pieces []define.Piece) Value {
	if outcome, reason := p.Ended(); reason != board.NoReason {
		return Value{Outcome: outcome}
	}
	t := s.solve(pieces)
	return t.values[s.number(t, p)]
}

// iterate gives every position the best value that its moves have, until nothing changes.
func (t *slowTable) iterate() {
	for changed := true; changed; {
		changed = false
		now := slices.Clone(t.values)
		for n := range now {
			if t.next[n] == nil && t.leaves[n] == nil {
				continue
			}
			if v := t.best(n); v != now[n] {
				now[n], changed = v, true
			}
		}
		t.values = now
	}
}

// best is the best value of the moves of a position.
func (t *slowTable) best(n int) Value {
	if leaves := t.leaves[n]; len(leaves) == 1 && leaves[0].Plies < 0 {
		return Value{Outcome: leaves[0].Outcome}
	}
	found := Value{define.Loss, -1}
	for _, v := range t.leaves[n] {
		if v = v.before(); v.better(found) {
			found = v
		}
	}
	for _, next := range t.next[n] {
		if v := t.values[next].before(); v.better(found) {
			found = v
		}
	}
	return found
}

// slowGames are games on small boards with material to solve.
var slowGames = []struct{ name, game, material string }{
	{"rook", orthodox("5x5", "R"), "KRvK"},
	{"rook against knight", small(4, "rook", "knight"), "KRvKN"},
	{"bishop and knight", orthodox("4x4", "B", "N"), "KBNvK"},
	{"pawn", "gardner", "KPvK"},
	{"cannon", small(5, "cannon"), "KCvK"},
	{"cannon and pawn", small(4, "cannon", "pawn") + "promotion.pawn.to = \"cannon\"\n", "KCvKP"},
	{"cannon and rook", small(4, "cannon", "rook"), "KCRvK"},
	{"griffon", small(5, "griffon"), "KGvK"},
	{"grasshopper", small(5, "grasshopper"), "KGvK"},
	{"nightrider", small(5, "nightrider"), "KNvK"},
	{"one-way piece", orthodox("5x5", "Five"), "KSvK"},
	{"lame elephant and stalemate lost", small(5, "shatranj-pawn", "ferz") + "endings.stalemate = \"loss\"\n", "KFvK"},
	{"bare king", small(4, "knight") + "endings.bare_king = \"loss unless answered\"\n", "KNvKN"},
	{"goal", small(5, "rook") + "zones.middle = \"c3\"\nendings.goal = { piece = \"king\", zone = \"middle\" }\n", "KRvK"},
	{"stalemate won", small(5, "queen") + "endings.stalemate = \"win\"\n", "KQvK"},
	{"captures must be played", small(4, "rook") + "captures = \"must\"\n", "KRvKR"},
	{"explosions", small(4, "rook") + "after_capture.capturer = { becomes = \"nothing\" }\nafter_capture.neighbours = { becomes = \"nothing\" }\n", "KRvKR"},
	{"no royal", small(5, "rook", "knight") + "royal.types = []\ncaptures = \"must\"\nendings.stalemate = \"win\"\n", "RNvK"},
	{"pawns stay where others promote", latePawn(`["entering", "leaving"]`), "KPvKP"},
	{"pawns promote as they enter", latePawn(`"entering"`), "KPvK"},
	{"pawns promote as they leave", latePawn(`"leaving"`), "KPvK"},
	{"pawns promote as they capture", latePawn(`"capturing"`), "KPvKR"},
}

// latePawn is a game with pawns that promote on the last two ranks by some moves only.
func latePawn(by string) string {
	return small(4, "rook", "pawn") + fmt.Sprintf("promotion.pawn = { to = \"rook\", zone = \"last 2 ranks\", must = \"last rank\", by = %s }\n", by)
}

// small is a game with the king and some pieces of pieces.toml on a square board.
func small(side int, pieces ...string) string {
	white, black, names := "K", "", []string{`"king"`}
	letters := ""
	for _, name := range pieces {
		letter := strings.ToUpper(name[:1])
		if name == "knight" {
			letter = "N"
		}
		white, black = white+letter, strings.ToLower(letter)+black
		names = append(names, fmt.Sprintf("%q", name))
		letters += fmt.Sprintf("piece.%s = { letter = %q }\n", name, letter)
	}
	gap := side - len(white)
	middle := strings.Repeat(fmt.Sprintf("%d/", side), side-2)
	return fmt.Sprintf("title = \"Test\"\nboard = \"%dx%d\"\nstart = \"%s%dk/%s%s%d w - - 0 1\"\npieces = [%s]\n%s",
		side, side, black, gap, middle, white, gap, strings.Join(names, ", "), letters)
}

// The slow solver agrees on every position, and the tables agree with the moves forwards. One game in
// three is enough while one works.
func TestSlowSolver(t *testing.T) {
	for i, test := range slowGames {
		t.Run(test.name, func(t *testing.T) {
			if i%3 != 0 {
				long(t)
			}
			t.Parallel()
			compareWithSlow(t, load(t, test.game), test.material)
		})
	}
}

// slowShipped are games of the catalogue with material of three pieces.
var slowShipped = []struct{ game, material string }{
	{"normal", "KQvK"}, {"knightmate", "KQvK"}, {"shatranj", "KRvK"}, {"makruk", "KSvK"}, {"berolina", "KPvK"}, {"spartan", "KRvK"},
	{"spartan", "KvKL"}, {"cylinder", "KRvK"}, {"kingofthehill", "KNvK"}, {"atomic", "KQvK"}, {"losers", "KRvK"}, {"racingkings", "KRvK"},
	{"xiangqi", "KHvK"}, {"minixiangqi", "KHvK"}, {"antichess", "KRvN"}, {"extinction", "KQvK"}, {"grasshopper", "KGvK"}, {"nightrider", "KNvK"},
	{"checkless", "KQvK"}, {"grid", "KRvK"}, {"orda", "KvKL"}, {"kinglet", "KPvK"}, {"torpedo", "KPvK"}, {"pawnsideways", "KPvK"},
	{"legan", "KPvK"}, {"twokings", "KQvK"}, {"losalamos", "KPvK"}, {"amazon", "KAvK"}, {"chigorin", "KNvK"}, {"jesonmor", "NNvN"},
}

// The same for games of the catalogue: one in three, or with the flag -all each.
func TestSlowSolverOnCatalogue(t *testing.T) {
	long(t)
	for i, test := range slowShipped {
		if i%3 != 0 && !*allTables {
			continue
		}
		t.Run(test.game+" "+test.material, func(t *testing.T) {
			t.Parallel()
			compareWithSlow(t, load(t, test.game), test.material)
		})
	}
}

// compareWithSlow compares all positions of a table.
func compareWithSlow(t *testing.T, rules *board.Rules, material string) {
	t.Helper()
	tables := tablesOf(t, rules)
	tables.Verify = true
	m, err := ParseMaterial(rules, material)
	if err != nil {
		t.Fatal(err)
	}
	table, flipped := get(t, tables, m)
	solver := &slow{rules, map[string]*slowTable{}}
	solved := solver.solve(m.pieces)
	setter := newSetter(rules, table.index)
	wins, wrong := 0, 0
	for number := range table.index.size {
		for turn := define.White; turn <= define.Black; turn++ {
			have, known := table.cells[turn][number].value()
			if !table.set(setter, number, turn) || !known {
				continue
			}
			p, err := tables.position(table, number, turn, flipped)
			if err != nil {
				t.Fatal(err)
			}
			want := solved.values[solver.number(solved, p)]
			if want.Outcome == define.Win {
				wins++
			}
			if want != have {
				if wrong++; wrong < 4 {
					t.Errorf("%s: %v (%d plies), want %v (%d plies)", p.FEN(), have, have.Plies, want, want.Plies)
				}
			}
		}
	}
	t.Logf("%v: %d won of %d", m, wins, table.Size())
}
