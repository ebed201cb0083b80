package peers

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// drawer draws positions at random. It draws only those that can be judged: that have the royals of
// the game, in which the side that has just moved is not in check, in which pieces stand where they
// can get to, in which both sides have a piece, in which no check is answered where none may be
// given, and which no ending but mate, stalemate or dead material has ended: what else ends a game
// is reached by moves from such a position. Anything else no game can come to, and each library
// does with it what it likes.
type drawer struct {
	game   *peerGame
	random *rand.Rand
}

// start is where a game begins, in random order if the game has it.
func (d *drawer) start() *board.Position { return d.game.rules.Shuffled(d.random.IntN) }

// scene is a position in the making.
type scene struct {
	pieces map[define.Square]define.Piece
	hand   map[define.Piece]int
	turn   define.Color
	rights string
	clock  int
	checks [2]int
}

// position makes it a position, nil if it cannot be judged.
func (d *drawer) position(s *scene) *board.Position {
	r := d.game.rules
	var b strings.Builder
	b.WriteString(r.Placement(func(q define.Square) define.Piece { return s.pieces[q] }))
	if r.HasHands() {
		b.WriteString("[")
		for piece, n := range s.hand {
			b.WriteString(strings.Repeat(d.letter(piece), n))
		}
		b.WriteString("]")
	}
	head := fmt.Sprintf("%s %c ", b.String(), "wb"[s.turn])
	tail := fmt.Sprintf(" - %d 20", s.clock)
	if r.ChecksToWin() > 0 {
		tail += fmt.Sprintf(" +%d+%d", s.checks[0], s.checks[1])
	}
	p, err := r.ParseFEN(head + d.possible(head, s.rights) + tail)
	if err != nil || !d.judged(p) {
		return nil
	}
	return p
}

// letter writes a piece as in a FEN.
func (d *drawer) letter(piece define.Piece) string {
	text := d.game.rules.Def.Types[piece.Type()-1].Letter
	if piece.Is(define.Black) {
		return strings.ToLower(text)
	}
	return text
}

// possible returns the rights that a board still allows.
func (d *drawer) possible(head, rights string) string {
	kept := ""
	for _, right := range rights {
		if _, err := d.game.rules.ParseFEN(head + string(right) + " -"); err == nil && right != '-' {
			kept += string(right)
		}
	}
	if kept == "" {
		return "-"
	}
	return kept
}

// judged reports whether a position, which has its royals, can be judged.
func (d *drawer) judged(p *board.Position) bool {
	if _, reason := p.Ended(); reason != board.NoReason {
		return false
	}
	if d.game.rules.CheckGiving() != define.ChecksFree && p.InCheck() {
		return false
	}
	for c := define.White; c <= define.Black; c++ {
		if set := p.Pieces(c); set.Empty() && !d.game.rules.PlacesFirst() {
			return false
		}
	}
	_, ok := d.game.fen(p)
	return ok
}

// sparse draws a position with few pieces.
func (d *drawer) sparse() *board.Position {
	for range 200 {
		s := d.empty()
		switch {
		case !d.game.captures():
			d.scatter(s)
		case d.random.IntN(5) == 0:
			d.home(s)
		default:
			d.royals(s)
		}
		if d.game.captures() {
			for n := d.random.IntN(9); n > 0; n-- {
				d.add(s)
			}
		}
		d.walls(s)
		d.hands(s)
		if p := d.position(s); p != nil {
			return p
		}
	}
	return nil
}

// empty is a board without pieces, with the counters in some state, often one before their end.
func (d *drawer) empty() *scene {
	s := &scene{pieces: make(map[define.Square]define.Piece), hand: make(map[define.Piece]int), rights: "-"}
	s.turn = define.Color(d.random.IntN(2))
	if limit := 2 * d.game.rules.MoveRule(); limit > 2 && d.random.IntN(4) == 0 {
		s.clock = limit - 1 - d.random.IntN(2)
	}
	if n := d.game.rules.ChecksToWin(); n > 0 {
		for c := range s.checks {
			s.checks[c] = n - 1 - d.random.IntN(min(n, 3))
		}
	}
	return s
}

// home puts kings and what they castle with where they begin, with their rights.
func (d *drawer) home(s *scene) {
	r := d.game.rules
	start := d.start()
	for i := range r.Squares {
		q := define.Square(i)
		piece := start.At(q)
		if piece == define.Empty || piece == define.Wall {
			continue
		}
		if r.IsRoyal(piece.Type()) || r.CastlesAs(piece.Type()) || d.random.IntN(5) == 0 {
			s.pieces[q] = piece
		}
	}
	s.rights = strings.Fields(start.FEN())[2]
}

// scatter puts all pieces anywhere, for games in which none can be captured.
func (d *drawer) scatter(s *scene) {
	start := d.game.rules.Start()
	for i := range d.game.rules.Squares {
		q := define.Square(i)
		piece := start.At(q)
		if piece == define.Empty || piece == define.Wall {
			continue
		}
		if at, ok := d.square(s, piece, nowhere); ok {
			s.pieces[at] = piece
		}
	}
}

// royals puts as many royals of each side as it begins with, one often near the other's.
func (d *drawer) royals(s *scene) {
	near := nowhere
	for c := define.White; c <= define.Black; c++ {
		for t := define.PieceType(1); int(t) <= d.game.rules.Types(); t++ {
			piece := define.MakePiece(c, t)
			for n := d.atStart(piece); d.game.rules.IsRoyal(t) && n > 0; n-- {
				if at, ok := d.square(s, piece, near); ok {
					s.pieces[at], near = piece, int(at)
				}
			}
		}
	}
}

const nowhere = -1

// square picks an empty square where a piece can stand, half of the time not far from another.
func (d *drawer) square(s *scene, piece define.Piece, near int) (define.Square, bool) {
	r := d.game.rules
	set := d.game.reach(piece.Color(), piece.Type())
	squares := set.Squares()
	close := near != nowhere && d.random.IntN(2) == 0
	for range 40 {
		if len(squares) == 0 {
			break
		}
		q := squares[d.random.IntN(len(squares))]
		distance := 0
		if close {
			distance = max(abs(r.File(q)-near%r.Files), abs(r.Rank(q)-near/r.Files))
		}
		if s.pieces[q] == define.Empty && distance <= 3 {
			return q, true
		}
	}
	return 0, false
}

func abs(n int) int { return max(n, -n) }

// add puts one more piece on the board, of any type that a side can have.
func (d *drawer) add(s *scene) {
	piece := d.anyPiece()
	if d.isWhole(s, piece) || d.game.rules.PromotesFromHand() && s.count(piece) >= d.atStart(piece) {
		return
	}
	if q, ok := d.square(s, piece, nowhere); ok {
		s.pieces[q] = piece
	}
}

// isWhole reports whether a piece is royal and its side has all royals of the type that it can
// have: as many as at the start, with those that become it, unless other pieces do too.
func (d *drawer) isWhole(s *scene, piece define.Piece) bool {
	r := d.game.rules
	if !r.IsRoyal(piece.Type()) {
		return false
	}
	c, n := piece.Color(), d.atStart(piece)-s.count(piece)
	for _, t := range r.Promoters() {
		if !slices.Contains(r.Choices(c, t), piece.Type()) {
			continue
		}
		if !r.IsRoyal(t) {
			return false
		}
		n += d.atStart(define.MakePiece(c, t)) - s.count(define.MakePiece(c, t))
	}
	for _, t := range r.Choices(c, piece.Type()) {
		n -= s.count(define.MakePiece(c, t))
	}
	return n <= 0
}

func (d *drawer) anyPiece() define.Piece {
	return define.MakePiece(define.Color(d.random.IntN(2)), define.PieceType(1+d.random.IntN(d.game.rules.Types())))
}

// walls puts a few walls, where moves place them: one if there is never more.
func (d *drawer) walls(s *scene) {
	r := d.game.rules
	if !r.PlacesWalls() {
		return
	}
	n := d.random.IntN(r.Squares / 2)
	if r.Walls().Single {
		n = 1
	}
	for range n {
		q := define.Square(d.random.IntN(r.Squares))
		if s.pieces[q] == define.Empty && !r.IsHole(q) {
			s.pieces[q] = define.Wall
		}
	}
}

// hands fills the hands: not at all, with some pieces, or with many. Hands that only lose
// pieces never have more than at the start; those from which pieces promote have what is lost.
func (d *drawer) hands(s *scene) {
	r := d.game.rules
	if !r.HasHands() {
		return
	}
	most := []int{0, 1, 1, 2, 5}[d.random.IntN(5)]
	start := r.Start()
	for t := define.PieceType(1); int(t) <= r.Types(); t++ {
		for c := define.White; c <= define.Black; c++ {
			piece := define.MakePiece(c, t)
			switch {
			case !r.MayBeInHand(t) || r.IsRoyal(t) && !r.PlacesFirst():
			case r.PromotesFromHand():
				s.hand[piece] = max(0, d.atStart(piece)-s.count(piece))
			case r.PlacesFirst(): // all are placed
			case !r.HandsGrow():
				s.hand[piece] = d.random.IntN(start.Hand(c, t) + 1)
			case d.random.IntN(2) == 0:
				s.hand[piece] = d.random.IntN(most + 1)
			}
		}
	}
}

// atStart counts pieces on the board and in hand when the game begins.
func (d *drawer) atStart(piece define.Piece) int {
	start := d.game.rules.Start()
	n := start.Hand(piece.Color(), piece.Type())
	for i := range d.game.rules.Squares {
		q := define.Square(i)
		if start.At(q) == piece {
			n++
		}
	}
	return n
}

func (s *scene) count(piece define.Piece) (n int) {
	for _, other := range s.pieces {
		if other == piece {
			n++
		}
	}
	return n
}

// changed is a position with one piece more, less, elsewhere or otherwise; nil if that cannot
// be judged.
func (d *drawer) changed(p *board.Position) *board.Position {
	r := d.game.rules
	if !d.game.captures() || p.Placing() {
		return nil
	}
	for range 50 {
		s := sceneOf(p)
		q := define.Square(d.random.IntN(r.Squares))
		was := s.pieces[q]
		if r.IsHole(q) || was == define.Wall || was != define.Empty && r.IsRoyal(was.Type()) && d.random.IntN(2) == 0 {
			continue
		}
		delete(s.pieces, q)
		switch now := d.anyPiece(); {
		case was == define.Empty || d.random.IntN(3) == 0:
			if set := d.game.reach(now.Color(), now.Type()); set.Has(q) && !d.isWhole(s, now) {
				s.pieces[q] = now
			}
		case d.random.IntN(2) == 0:
			if to, ok := d.square(s, was, int(q)); ok {
				s.pieces[to] = was
			}
		}
		if r.PromotesFromHand() {
			d.hands(s)
		}
		if next := d.position(s); next != nil && next.FEN() != p.FEN() {
			return next
		}
	}
	return nil
}

// sceneOf takes a position apart; what could be captured en passant is forgotten.
func sceneOf(p *board.Position) *scene {
	r := p.Rules()
	s := &scene{pieces: make(map[define.Square]define.Piece), hand: make(map[define.Piece]int), turn: p.Turn(), clock: p.Clock()}
	for i := range r.Squares {
		q := define.Square(i)
		if piece := p.At(q); piece != define.Empty {
			s.pieces[q] = piece
		}
	}
	for c := define.White; c <= define.Black; c++ {
		s.checks[c] = p.ChecksGiven(c)
		for t := define.PieceType(1); r.HasHands() && int(t) <= r.Types(); t++ {
			if n := p.Hand(c, t); n > 0 {
				s.hand[define.MakePiece(c, t)] = n
			}
		}
	}
	s.rights = strings.Fields(p.FEN())[2]
	return s
}
