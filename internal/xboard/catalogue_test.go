package xboard

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// shipped loads the whole catalogue in a slow test, else every nth game.
func shipped(t *testing.T, nth int) (all []Variant) {
	t.Helper()
	for _, name := range testgames.SomeNames(nth) {
		v := testgames.Variant(t, name)
		all = append(all, Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
	}
	return all
}

// bareRules are those of the pieces alone: none promotes, none is royal, the game
// has no end, so that legal moves are the pseudo-legal ones.
func bareRules(t *testing.T, v Variant) *board.Rules {
	t.Helper()
	def := *v.Rules.Def
	def.Royal, def.Promotions, def.Hand, def.Drops = define.Royal{}, nil, define.Hand{}, nil
	def.Pass, def.Captures, def.Shuffle = false, define.CapturesFree, define.NoShuffle
	def.Endings = define.Endings{Checkmate: define.Loss, Stalemate: define.Draw}
	def.Castlings = slices.DeleteFunc(slices.Clone(def.Castlings), func(c define.Castling) bool { return c.Placed != nil })
	fields := strings.Fields(v.Rules.Start().FEN())
	fields[0], _, _ = strings.Cut(fields[0], "[")
	if v.Rules.CanGate() {
		fields[2] = "KQkq"
	}
	def.Start = strings.Join(fields[:6], " ")
	rules, err := board.Compile(&def)
	if err != nil {
		t.Fatalf("%s: %v", v.Name, err)
	}
	return rules
}

// lesson is what XBoard has been told of a variant: the moves of each side's pieces.
type lesson struct {
	v     Variant
	rules *board.Rules // bare
	terms [2]map[define.PieceType][]betzaTerm
	exact [2]map[define.PieceType]bool
	king  [2]define.PieceType // in the kings' slot
}

// learn reads an announcement.
func learn(t *testing.T, v Variant) *lesson {
	t.Helper()
	l := &lesson{v: v, rules: bareRules(t, v)}
	for c := range l.terms {
		l.terms[c], l.exact[c] = make(map[define.PieceType][]betzaTerm), make(map[define.PieceType]bool)
	}
	a := announce(v)
	l.king = a.table.king
	for _, line := range a.pieces {
		words := strings.Fields(line)
		id, both := strings.CutSuffix(words[1], "&")
		terms, err := readBetza(words[2])
		if err != nil {
			t.Errorf("%s: %s: %v", v.Name, line, err)
		}
		for _, c := range []define.Color{define.White, define.Black} {
			if !both && (strings.ToLower(id) == id) != (c == define.Black) {
				continue
			}
			if kind := typeNamed(a.table, c, strings.ToUpper(id)); kind != 0 {
				_, exact := movesOf(v, c, kind)
				l.terms[c][kind], l.exact[c][kind] = terms, exact
			}
		}
	}
	return l
}

// typeNamed finds the type that XBoard takes a piece line for.
func typeNamed(table *slotTable, c define.Color, id string) define.PieceType {
	if kind := table.rules.ByLetterFor(c, id); kind != 0 {
		return kind
	}
	return table.plus[table.rules.ByLetterFor(c, strings.TrimPrefix(id, "+"))]
}

// seen is a position as XBoard sees it, with the squares on which or from which
// pieces have moved.
func (l *lesson) seen(p *board.Position, touched map[define.Square]bool) *betzaBoard {
	r := l.rules
	n := r.Files * r.Ranks
	b := &betzaBoard{files: r.Files, ranks: r.Ranks, pieces: make([]int, n), unmoved: make([]bool, n), kings: map[int]bool{}, exposed: map[int]bool{}}
	for i := range n {
		s := define.Square(i)
		piece := p.At(s)
		switch {
		case r.IsHole(s):
			b.pieces[i] = hole
		case piece == define.Empty:
			continue
		case piece.Color() == define.White:
			b.pieces[i] = 1
		default:
			b.pieces[i] = 2
		}
		b.kings[i] = piece.Type() == l.king[piece.Color()]
		edge := r.Rank(s) == 0 || r.Rank(s) == r.Ranks-1
		b.unmoved[i] = piece == r.Start().At(s) && !(edge && touched[s])
	}
	list, _, _ := strings.Cut(strings.Fields(p.FEN())[3], ":")
	for list != "-" && list != "" {
		n := 1 + len(list[1:]) - len(strings.TrimLeft(list[1:], "0123456789"))
		s, _ := r.ParseSquare(list[:n], 1)
		b.exposed[int(s)] = true
		list = list[n:]
	}
	return b
}

// ours are the moves of the piece on a square, as XBoard writes them.
func ours(p *board.Position, from define.Square, king define.PieceType) map[betzaMove]bool {
	var list board.MoveList
	p.LegalFrom(from, &list)
	found := make(map[betzaMove]bool)
	for _, m := range list.Moves() {
		if m.IsCastling() && p.At(from).Type() != king {
			continue // it captures its partner, and goes on
		}
		move := betzaMove{from: int(from), to: int(m.To()), via: [2]int{-1, -1}, castling: m.IsCastling()}
		squares, n := m.LocustVictims()
		for i := range n {
			move.via[i] = int(squares[i])
		}
		found[move] = true
	}
	return found
}

// check compares the moves of a piece. XBoard may allow more if its notation is
// too poor, and where it takes a piece for an unmoved one.
func (l *lesson) check(t *testing.T, p *board.Position, b *betzaBoard, from define.Square) {
	t.Helper()
	piece := p.At(from)
	terms, told := l.terms[piece.Color()][piece.Type()]
	if !told {
		return
	}
	us, them := ours(p, from, l.king[piece.Color()]), b.moves(terms, int(from))
	if piece.Type() != l.king[piece.Color()] {
		maps.DeleteFunc(them, func(m betzaMove, _ bool) bool { return m.castling })
	}
	name := fmt.Sprintf("%s: %s on %s of %s", l.v.Name, l.v.Rules.Def.Types[piece.Type()-1].Name, l.rules.SquareName(from, 1), p.FEN())
	stale := b.unmoved[from] && l.rules.Rank(from) > 0 && l.rules.Rank(from) < l.rules.Ranks-1
	for m := range us {
		if !them[m] {
			t.Fatalf("%s: XBoard does not allow %v", name, m)
		}
	}
	for m := range them {
		if !us[m] && l.exact[piece.Color()][piece.Type()] && !stale {
			t.Fatalf("%s: XBoard allows %v", name, m)
		}
	}
}

// checkGame compares the moves of all pieces in a game of random moves.
func (l *lesson) checkGame(t *testing.T, random *rand.Rand, plies int) {
	t.Helper()
	position, touched := l.rules.Start(), make(map[define.Square]bool)
	for range plies {
		b := l.seen(position, touched)
		pieces := position.Pieces(position.Turn())
		for _, s := range pieces.Squares() {
			l.check(t, position, b, s)
		}
		var list board.MoveList
		position.Legal(&list)
		if len(list.Moves()) == 0 {
			return
		}
		m := list.Moves()[random.IntN(len(list.Moves()))]
		next := new(board.Position)
		position.Play(m, next)
		for _, change := range next.Changes() {
			touched[change.Square] = true
		}
		position = next
	}
}

// checkBoard compares the moves of a piece on a board of pieces put there at random.
func (l *lesson) checkBoard(t *testing.T, random *rand.Rand, c define.Color, kind define.PieceType, crowd float64) {
	t.Helper()
	r := l.rules
	from := define.Square(random.IntN(r.Squares))
	if r.IsHole(from) {
		return
	}
	letters := lettersOf(r)
	var b strings.Builder
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		empty := 0
		for file := range r.Files {
			s := r.Square(file, rank)
			letter := ""
			switch side := letters[random.IntN(2)]; {
			case r.IsHole(s):
				letter = "*"
			case s == from:
				letter = letterOf(r, kind, c)
			case random.Float64() < crowd:
				letter = side[random.IntN(len(side))]
			}
			if letter == "" {
				empty++
				continue
			}
			fmt.Fprintf(&b, "%s%s", runOf(&empty), letter)
		}
		b.WriteString(runOf(&empty) + "/")
	}
	p, err := r.ParseFEN(strings.TrimSuffix(b.String(), "/") + " " + "wb"[c:c+1] + " - - 0 1")
	if err != nil {
		t.Fatalf("%s: %v", l.v.Name, err)
	}
	touched := make(map[define.Square]bool)
	for s := range r.Squares {
		touched[define.Square(s)] = true
	}
	l.check(t, p, l.seen(p, touched), from)
}

// runOf writes a run of empty squares and begins a new one.
func runOf(empty *int) string {
	n := *empty
	if *empty = 0; n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// lettersOf lists the letters of both sides.
func lettersOf(r *board.Rules) (letters [2][]string) {
	for i, d := range r.Def.Types {
		for c := range letters {
			if d.Owners[c] {
				letters[c] = append(letters[c], letterOf(r, define.PieceType(i+1), define.Color(c)))
			}
		}
	}
	return letters
}

// TestDialect proves that XBoard reads our piece lines as the moves of the pieces: of all
// variants with FAIRYMAX_LONG, else of one in four.
func TestDialect(t *testing.T) {
	boards := 2
	if testgames.Long() {
		boards = 12
	}
	for _, v := range shipped(t, 8) {
		if row := known(v); row != nil && !row.takesMoves {
			continue
		}
		if v.Rules.HasWalls() {
			continue // XBoard does not know that a square becomes a wall
		}
		t.Run(v.Name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(1, uint64(len(v.Name))))
			l := learn(t, v)
			l.checkGame(t, random, 40)
			for c, types := range l.terms {
				for _, kind := range slices.Sorted(maps.Keys(types)) {
					for i := range boards {
						l.checkBoard(t, random, define.Color(c), kind, 0.15*float64(i%4))
					}
				}
			}
		})
	}
}

// The list of games that XBoard cannot show says what their rules say.
func TestUnshown(t *testing.T) {
	all := shipped(t, 3)
	for _, name := range unshown {
		v := testgames.Variant(t, name)
		all = append(all, Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
	}
	for _, v := range all {
		v.Betza = Once(v.Betza)
		if limit := Limit(v); Unshown(v.Name) != (limit != "") {
			t.Errorf("%s is in the list: %v, but its limit is %q", v.Name, Unshown(v.Name), limit)
		}
	}
}
