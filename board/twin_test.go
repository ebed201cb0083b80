package board

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// The machine and its slow twin, the reference, side by side: the same legal
// moves with the same results, the same attacks, the same endings.

// twins follows one game on both sides.
type twins struct {
	t        testing.TB
	rules    *Rules
	game     *refGame
	position *Position
	twin     refPosition
	list     MoveList
	legal    map[refMove]refMove // the reference's moves, by their effects
	keys     map[uint64]string   // the text of every position met, by its key
}

func newTwins(t testing.TB, r *Rules) *twins {
	return &twins{t: t, rules: r, game: newRefGame(r.Def), keys: make(map[uint64]string)}
}

// begin sets up a position that the reference reads for itself.
func (w *twins) begin(p *Position) {
	w.t.Helper()
	w.position = p
	w.twin = w.read(p)
}

// read is the position as the reference understands its FEN.
func (w *twins) read(p *Position) refPosition {
	w.t.Helper()
	twin, err := w.game.parse(p.FEN())
	if err != nil {
		w.t.Fatalf("%s: %v", p.FEN(), err)
	}
	return twin
}

// check compares everything about the position.
func (w *twins) check() {
	w.t.Helper()
	w.checkState()
	w.checkIdentity()
	w.checkAttacks()
	w.checkAttackOrigins()
	w.checkBlockers()
	w.checkMoves()
}

// checkState compares what the position is: pieces, hands, royals, endings, check.
func (w *twins) checkState() {
	w.t.Helper()
	p, fen := w.position, w.position.FEN()
	for i := range w.rules.Squares {
		if p.At(define.Square(i)) != w.twin.board[i] {
			w.t.Fatalf("%s: another piece on %s in the reference", fen, w.rules.SquareName(define.Square(i), 1))
		}
	}
	for c := define.White; c <= define.Black; c++ {
		for t := range w.rules.Def.Types {
			if got, want := p.Hand(c, define.PieceType(t+1)), int(w.twin.hands[c][t+1]); got != want {
				w.t.Fatalf("%s: %v has %d %s in hand, want %d", fen, c, got, w.rules.Def.Types[t].Name, want)
			}
		}
	}
	for c := define.White; c <= define.Black; c++ {
		if royals := p.Royals(c); !slices.Equal(royals.Squares(), w.game.royals(&w.twin, c)) {
			w.t.Fatalf("%s: the royals of %v are on %v", fen, c, royals.Squares())
		}
	}
	if got, _ := p.Ended(); got != w.game.ended(&w.twin) {
		w.t.Fatalf("%s: ended %v, in the reference %v", fen, got, w.game.ended(&w.twin))
	}
	if got, want := p.CheckmateOutcome(), w.game.mated(&w.twin); got != want {
		w.t.Fatalf("%s: a mate means %v, in the reference %v", fen, got, want)
	}
	if got, want := p.InCheck(), w.game.inCheck(&w.twin, w.twin.turn); got != want {
		w.t.Fatalf("%s: in check %v, in the reference %v", fen, got, want)
	}
}

// checkIdentity compares the key with the one made anew, the text with what it
// reads as, and both with those of all positions met before.
func (w *twins) checkIdentity() {
	w.t.Helper()
	p, fen := w.position, w.position.FEN()
	if p.Key() != p.computeKey() {
		w.t.Fatalf("%s: incremental key differs", fen)
	}
	again, err := w.rules.ParseFEN(fen)
	if err != nil {
		w.t.Fatalf("%s: %v", fen, err)
	}
	if again.FEN() != fen || again.Key() != p.Key() {
		w.t.Fatalf("FEN %s comes back as %s", fen, again.FEN())
	}
	text := strings.Join(slices.Delete(strings.Fields(fen), 4, 6), " ")
	if known, met := w.keys[p.Key()]; met && known != text {
		w.t.Fatalf("%s and %s have one key", known, text)
	}
	w.keys[p.Key()] = text
	w.checkVictims()
}

// checkVictims compares the key with those of the positions in which another piece would be
// captured en passant: random games hardly ever reach two of them.
func (w *twins) checkVictims() {
	w.t.Helper()
	p, fields := w.position, strings.Fields(w.position.FEN())
	if p.enPassant.n == 0 {
		return
	}
	squares, _, _ := strings.Cut(fields[3], ":")
	for _, s := range p.pieces[p.turn.Other()].Squares() {
		fields[3] = squares + ":" + w.rules.SquareName(s, 1)
		other, err := w.rules.ParseFEN(strings.Join(fields, " "))
		if err == nil && (other.Key() == p.Key()) != (other.FEN() == p.FEN()) {
			w.t.Fatalf("%s and %s: keys %x and %x", p.FEN(), other.FEN(), p.Key(), other.Key())
		}
	}
}

// checkAttacks compares what could be captured: every enemy on the board, and on a few
// of the other squares a piece of the type that stands there, or a royal.
func (w *twins) checkAttacks() {
	w.t.Helper()
	p := w.position
	for by := define.White; by <= define.Black; by++ {
		q := w.twin
		q.passed = define.Set{} // en passant is no attack
		hit := w.game.hits(&q, by)
		for i := range w.rules.Squares {
			s := define.Square(i)
			want := hit.Has(s)
			switch enemy := p.At(s).Is(by.Other()); {
			case w.rules.IsHole(s) || p.At(s) == define.Wall || !enemy && (uint64(i)+p.Key())%16 != 0:
				continue
			case p.At(s) == define.Empty:
				want = w.game.attacked(&q, s, by, w.ghost())
			case !enemy:
				want = w.game.attacked(&q, s, by, p.At(s).Type())
			}
			if got := p.Attacked(s, by); got != want {
				w.t.Fatalf("%s: %s attacked by %v: %v, in the reference %v", p.FEN(), w.rules.SquareName(s, 1), by, got, want)
			}
		}
	}
}

// checkAttackOrigins compares the squares from which a square could be attacked
// with what pieces do that are put there, for one square of each position.
func (w *twins) checkAttackOrigins() {
	w.t.Helper()
	var noSquares define.Set
	everywhere := w.everywhere()
	target, q := define.Square(w.position.Key()%uint64(w.rules.Squares)), *w.position
	for by := define.White; by <= define.Black; by++ {
		var from [define.MaxSquares]define.TypeMask
		for _, v := range q.AttackOrigins(target, by, &everywhere, nil) {
			from[v.Square] |= v.Types
		}
		for i := range w.rules.Squares {
			s := define.Square(i)
			if q.board[s] != define.Empty || s == target || w.rules.IsHole(s) {
				continue
			}
			q.pieces[by].Add(s)
			for t := range w.rules.Def.Types {
				kind := define.PieceType(t + 1)
				q.board[s] = define.MakePiece(by, kind)
				if got, want := from[s].Has(kind), slices.Contains(q.Attackers(target, by, &noSquares, nil), s); got != want {
					w.t.Fatalf("%s: %v's %s on %s would attack %s: %v, once it is there %v", w.position.FEN(), by, w.rules.Def.Types[t].Name,
						w.rules.SquareName(s, 1), w.rules.SquareName(target, 1), got, want)
				}
			}
			q.board[s] = define.Empty
			q.pieces[by].Remove(s)
		}
	}
}

// checkBlockers compares the blockers of a square with what becomes of it when
// pieces are removed, for one square of each position.
func (w *twins) checkBlockers() {
	w.t.Helper()
	var noSquares define.Set
	target, q := define.Square(w.position.Key()%uint64(w.rules.Squares)), *w.position
	everywhere := w.everywhere()
	for by := define.White; by <= define.Black; by++ {
		blockers, before := q.Blockers(target, by, &everywhere), q.Attackers(target, by, &noSquares, nil)
		for i := range w.rules.Squares {
			s, piece := define.Square(i), q.board[i]
			if piece == define.Empty || s == target {
				continue
			}
			pieces := q.pieces
			q.board[s] = define.Empty
			q.pieces[piece.Color()].Remove(s)
			after := q.Attackers(target, by, &noSquares, nil)
			q.board[s], q.pieces = piece, pieces
			news := slices.ContainsFunc(after, func(from define.Square) bool { return !slices.Contains(before, from) })
			if got := blockers.Has(s); news && !got || got && len(after) == 0 {
				w.t.Fatalf("%s: the piece on %s keeps %v from %s: %v, but without it %v attack", w.position.FEN(), w.rules.SquareName(s, 1), by, w.rules.SquareName(target, 1), got, after)
			}
		}
	}
}

// everywhere is the set of all squares.
func (w *twins) everywhere() (set define.Set) {
	for s := range w.rules.Squares {
		set.Add(define.Square(s))
	}
	return set
}

// ghost is the type of the piece that might stand on an empty square.
func (w *twins) ghost() define.PieceType {
	for t := range w.rules.Def.Types {
		if w.rules.Def.Royal.Types.Has(define.PieceType(t + 1)) {
			return define.PieceType(t + 1)
		}
	}
	return 1
}

// checkMoves compares the legal moves and where they lead.
func (w *twins) checkMoves() {
	w.t.Helper()
	p := w.position
	w.legal = make(map[refMove]refMove)
	for _, m := range w.game.legal(&w.twin) {
		w.legal[effect(m)] = m
	}
	p.Legal(&w.list)
	var surplus, missing []string
	seen := make(map[refMove]bool)
	for _, m := range w.list.Moves() {
		got := asRef(p, m)
		twin, listed := w.legal[got]
		if !listed || seen[got] {
			surplus = append(surplus, w.describe(got))
			continue
		}
		seen[got] = true
		w.checkResult(m, twin)
	}
	for m := range w.legal {
		if !seen[m] {
			missing = append(missing, w.describe(m))
		}
	}
	if slices.Sort(missing); len(missing)+len(surplus) > 0 {
		w.t.Fatalf("%s: legal moves differ from the reference's: missing %v, surplus %v", p.FEN(), missing, surplus)
	}
	w.checkSelections()
}

// checkResult plays a move on both sides.
func (w *twins) checkResult(m Move, twin refMove) {
	w.t.Helper()
	var next Position
	w.position.Play(m, &next)
	want := w.game.play(&w.twin, &twin)
	if got := w.read(&next); got != want {
		w.t.Fatalf("%s: %s leads to %s, in the reference to %s", w.position.FEN(), w.describe(effect(twin)), next.FEN(), w.game.text(&want))
	}
	board := w.position.board
	for s := range board[:w.rules.Squares] {
		if board[s] == define.Wall {
			board[s] = define.Empty
		}
	}
	for _, c := range next.Changes() {
		if board[c.Square] != c.Was {
			w.t.Fatalf("%s: %s: the changes %v do not begin with the board", w.position.FEN(), w.describe(effect(twin)), next.Changes())
		}
		board[c.Square] = c.Now
	}
	walls := next.Walls()
	for _, s := range walls.Squares() {
		if board[s] == define.Empty {
			board[s] = define.Wall
		}
	}
	if !slices.Equal(board[:w.rules.Squares], next.board[:w.rules.Squares]) {
		w.t.Fatalf("%s: %s: the changes %v are not those of the board", w.position.FEN(), w.describe(effect(twin)), next.Changes())
	}
	w.checkHandChanges(&next)
	before := *w.position
	if got := w.position.GivesCheck(m); got != next.InCheck() {
		w.t.Fatalf("%s: %s gives check: %v, after it %v", w.position.FEN(), w.describe(effect(twin)), got, next.InCheck())
	}
	if *w.position != before {
		w.t.Fatalf("%s: being asked whether %s gives check has changed the position", w.position.FEN(), w.describe(effect(twin)))
	}
	if number := w.position.MoveNumber() + int(w.position.Turn()); next.MoveNumber() != number || m.IsCapture() && next.Clock() != 0 {
		w.t.Fatalf("%s: %s leads to %s", w.position.FEN(), w.describe(effect(twin)), next.FEN())
	}
	if m.IsCapture() != (twin.n > 0) {
		w.t.Fatalf("%s: %s: capture %v", w.position.FEN(), w.describe(effect(twin)), m.IsCapture())
	}
}

// checkHandChanges compares the hands before and after a move with what the
// position says of them, and both lists with the most that the rules know.
func (w *twins) checkHandChanges(next *Position) {
	w.t.Helper()
	held := map[define.Piece]int{}
	for c := define.White; c <= define.Black; c++ {
		for t := range w.rules.Def.Types {
			piece := define.MakePiece(c, define.PieceType(t+1))
			held[piece] = w.position.Hand(c, piece.Type())
		}
	}
	for _, c := range next.HandChanges() {
		if held[c.Piece] != int(c.Was) {
			w.t.Fatalf("%s: %v do not begin with the hands", w.position.FEN(), next.HandChanges())
		}
		held[c.Piece] = int(c.Now)
	}
	for piece, n := range held {
		if next.Hand(piece.Color(), piece.Type()) != n {
			w.t.Fatalf("%s: %v do not lead to the hands of %s", w.position.FEN(), next.HandChanges(), next.FEN())
		}
	}
	if squares, hands := w.rules.MaxChanges(); len(next.Changes()) > squares || len(next.HandChanges()) > hands {
		w.t.Fatalf("%s: %d squares and %d hands changed; the rules know of %d and %d at most", w.position.FEN(),
			len(next.Changes()), len(next.HandChanges()), squares, hands)
	}
}

// checkSelections compares the other ways to ask for moves with all legal ones.
func (w *twins) checkSelections() {
	w.t.Helper()
	p, all := w.position, w.list.Moves()
	if p.HasLegalMove() != (len(all) > 0) {
		w.t.Fatalf("%s: HasLegalMove %v of %d moves", p.FEN(), p.HasLegalMove(), len(all))
	}
	var some MoveList
	p.LegalCaptures(&some)
	for _, m := range all {
		if slices.Contains(some.Moves(), m) == m.IsQuiet() {
			w.t.Fatalf("%s: %s: quiet %v, among the captures %v", p.FEN(), w.describe(asRef(p, m)), m.IsQuiet(), !m.IsQuiet())
		}
	}
	n := 0
	for s := range w.rules.Squares {
		p.LegalFrom(define.Square(s), &some)
		n += some.n
		for _, m := range some.Moves() {
			if m.From() != define.Square(s) || !slices.Contains(all, m) {
				w.t.Fatalf("%s: %s is not a legal move from %s", p.FEN(), w.describe(asRef(p, m)), w.rules.SquareName(define.Square(s), 1))
			}
		}
	}
	for _, m := range all {
		if m.IsPass() {
			n++
		}
	}
	if n != len(all) {
		w.t.Fatalf("%s: %d moves from single squares and passes, %d in all", p.FEN(), n, len(all))
	}
}

// play makes a legal move of a position that has been checked.
func (w *twins) play(m Move) {
	twin := w.legal[asRef(w.position, m)]
	w.twin = w.game.play(&w.twin, &twin)
	next := new(Position)
	w.position.Play(m, next)
	w.position = next
}

func TestTwins(t *testing.T) {
	for _, test := range []struct {
		name string
		def  *define.Game
	}{{"chess", chess()}, {"capablanca", capablanca()}, {"hoppers", hoppers()}} {
		t.Run(test.name, func(t *testing.T) { CheckRandomGames(t, mustCompile(t, test.def), 150) })
	}
}

// CheckRandomGames plays at random and checks that many positions. It prefers
// captures a little, so that games do not keep to full boards.
func CheckRandomGames(t testing.TB, r *Rules, positions int) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	w := newTwins(t, r)
	w.begin(r.Shuffled(random.IntN))
	for plies := 0; positions > 0; positions-- {
		w.check()
		if w.list.n == 0 || plies == 200 {
			w.begin(r.Shuffled(random.IntN))
			plies = 0
			continue
		}
		w.play(w.choose(random))
		plies++
	}
}

// CheckGame goes through a game and checks every position of it.
func CheckGame(t testing.TB, g *Game) {
	t.Helper()
	w := newTwins(t, g.Start().Rules())
	w.begin(g.Start())
	w.check()
	for _, m := range g.Moves() {
		w.play(m)
		w.check()
	}
}

// choose picks a random legal move, and again if the first is quiet.
func (w *twins) choose(random *rand.Rand) Move {
	m := w.list.Moves()[random.IntN(w.list.n)]
	if m.IsQuiet() && random.IntN(4) == 0 {
		m = w.list.Moves()[random.IntN(w.list.n)]
	}
	return m
}

// text writes the two squares of a move.
func text(p *Position, m Move) string {
	return p.rules.SquareName(m.From(), 1) + p.rules.SquareName(m.To(), 1)
}
