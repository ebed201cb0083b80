package fairymax

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/explain"
	"fairymax/internal/notation"
	"fairymax/internal/textboard"
)

// Board is a game under way: a position with the moves that have led to it. It serves one
// goroutine at a time; [Board.Clone] makes another one.
type Board struct {
	game      *Game
	played    *board.Game
	unclaimed bool           // see IgnoreClaims
	agreed    string         // the result of the record that was read, "" if the game has gone on since
	legal     board.MoveList // a buffer
}

// Game is the game that is played.
func (b *Board) Game() *Game { return b.game }

// Clone copies the board with its moves.
func (b *Board) Clone() *Board {
	return &Board{game: b.game, played: b.played.Clone(), unclaimed: b.unclaimed, agreed: b.agreed}
}

// IgnoreClaims lets the game go on after what a player has to claim in play over the board:
// repetition, the move rule, a count. At first they end the game.
func (b *Board) IgnoreClaims(ignore bool) { b.unclaimed = ignore }

// FEN is the position as this program writes it, which every part of it reads.
func (b *Board) FEN() string { return b.played.Position().FEN() }

// FENIn is the position as programs of a notation have it. An SFEN, which [USI] has, is read by
// [Game.SetUp] behind "sfen ": without that word it looks like a FEN in which the other side moves.
func (b *Board) FENIn(n Notation) string {
	switch p := b.played.Position(); n {
	case UCI:
		return notation.UCIFEN(p)
	case USI:
		return notation.SFEN(p)
	default:
		return p.FEN()
	}
}

// String draws the position as text, White at the bottom, with pieces by their letters.
func (b *Board) String() string { return textboard.Board(b.played.Position(), textboard.Style{}) }

// Turn is the side to move.
func (b *Board) Turn() Color { return b.played.Position().Turn() }

// InCheck reports whether the side to move is in check.
func (b *Board) InCheck() bool { return b.played.Position().InCheck() }

// Checked lists the squares of the royal pieces of the side to move that are in check.
func (b *Board) Checked() (squares []string) {
	p := b.played.Position()
	if !p.InCheck() {
		return nil
	}
	royals := p.CheckableRoyals(p.Turn())
	for _, s := range royals.Squares() {
		if p.Attacked(s, p.Turn().Other()) {
			squares = append(squares, p.Rules().SquareName(s, 1))
		}
	}
	return squares
}

// MoveNumber is the number of the next move, as in chess: it grows when Black has moved.
func (b *Board) MoveNumber() int { return b.played.Position().MoveNumber() }

// Clock counts the plies of the move rule: since the last capture or drop, or move of a type of piece
// that restarts its count.
func (b *Board) Clock() int { return b.played.Position().Clock() }

// At is the piece on a square such as "e4"; ok is false if there is none, or no such square. [Board.Walls] and
// [Game.Squares] tell walls and holes from empty squares.
func (b *Board) At(square string) (p Piece, side Color, ok bool) {
	s, ok := b.game.variant.Rules.ParseSquare(square, 1)
	if !ok {
		return Piece{}, White, false
	}
	piece := b.played.Position().At(s)
	if piece == define.Empty || piece == define.Wall {
		return Piece{}, White, false
	}
	return b.game.piece(piece.Type()), piece.Color(), true
}

// Walls lists the squares that are walls now: no piece can enter, leave or cross them.
func (b *Board) Walls() (squares []string) {
	walls := b.played.Position().Walls()
	for _, s := range walls.Squares() {
		squares = append(squares, b.game.variant.Rules.SquareName(s, 1))
	}
	return squares
}

// Hand counts the pieces that a side has in hand, by the names of their types.
func (b *Board) Hand(side Color) map[string]int {
	hand := map[string]int{}
	for t := range b.game.variant.Rules.Types() {
		if n := b.played.Position().Hand(side, define.PieceType(t+1)); n > 0 {
			hand[b.game.piece(define.PieceType(t+1)).Name] = n
		}
	}
	return hand
}

// Legal lists the legal moves: none if the game is over.
func (b *Board) Legal() []Move { return b.AppendLegal(nil) }

// AppendLegal appends the legal moves to a list, which saves memory where many positions
// are looked at.
func (b *Board) AppendLegal(list []Move) []Move {
	if b.result().Over {
		return list
	}
	b.played.Position().Legal(&b.legal)
	moves, rules := b.legal.Moves(), b.game.variant.Rules
	n := len(list)
	list = slices.Grow(list, len(moves))[:n+len(moves)]
	for i, m := range moves {
		list[n+i] = Move{m, rules}
	}
	return list
}

// Read reads a legal move in any notation of the game. The error says why a move is not legal;
// [Board.Explain] says it at length. Once the game is over, no move is legal: the error is [ErrOver].
func (b *Board) Read(text string) (Move, error) {
	if o := b.Outcome(); o.Over {
		return Move{}, fmt.Errorf("%w: %s", ErrOver, o.Reason)
	}
	m, err := notation.Read(b.played.Position(), text, 1)
	if err != nil {
		return Move{}, err
	}
	return Move{m, b.game.variant.Rules}, nil
}

// Write writes a legal move. One that is not legal here, such as one that has just been played, has no
// SAN: it is written in coordinates there. A move of another game panics.
func (b *Board) Write(m Move, n Notation) string {
	b.own(m)
	switch p := b.played.Position(); n {
	case SAN:
		return notation.SAN(p, m.move, 1)
	case UCI:
		return notation.UCI(p, m.move)
	case USI:
		return notation.USI(p, m.move)
	default:
		return m.String()
	}
}

// Explain says in sentences what a legal move does, or why a text is no legal move. A square
// alone asks for all moves that go there, a piece how it moves. Legal reports whether [Board.Read] reads
// the text as a move, so it is false of a piece, of a square to which no piece without a letter goes, and
// once the game is over.
func (b *Board) Explain(text string) (legal bool, sentences []string) {
	is, sentences := explain.Answer(b.played, text)
	return is == explain.Move && !b.result().Over, sentences
}

// Play plays a legal move of this position, from Legal or Read. Any other one of the
// same game leaves the board in a state that no game can reach; one of another game panics.
// A move that was read before can so be played after a draw, such as by repetition: the outcome is
// then that of the new position. [Board.IgnoreClaims] is for games that go on.
func (b *Board) Play(m Move) {
	b.own(m)
	b.agreed = ""
	b.played.Play(m.move)
}

// Push reads a move and plays it. After an error, that of [Board.Read], the board is as before.
func (b *Board) Push(text string) error {
	m, err := b.Read(text)
	if err == nil {
		b.Play(m)
	}
	return err
}

// Undo takes the last move back. It is false if there is none.
func (b *Board) Undo() bool {
	b.agreed = ""
	return b.played.Undo()
}

// Moves are the moves that have been played.
func (b *Board) Moves() []Move {
	var list []Move
	for _, m := range b.played.Moves() {
		list = append(list, Move{m, b.game.variant.Rules})
	}
	return list
}

// Perft counts the sequences of legal moves of a length, as generators of moves are tested: no end of the
// game but mate, stalemate and the like cuts them short. The length is from 0 to 100;
// any other one panics.
func (b *Board) Perft(plies int) uint64 {
	const most = 100 // all positions of a sequence are in memory at once
	if plies < 0 || plies > most {
		panic(fmt.Sprintf("fairymax: Perft of %d plies, not of 0 to %d", plies, most))
	}
	return b.played.Position().Perft(plies)
}

// Outcome is how the game stands, by all rules of the game: repetition and counts of
// moves included, unless [Board.IgnoreClaims] leaves them out.
func (b *Board) Outcome() Outcome {
	r := b.result()
	if !r.Over {
		return Outcome{}
	}
	return Outcome{Over: true, Draw: r.Draw, Winner: r.Winner, Reason: r.Reason.String()}
}

func (b *Board) result() board.Result {
	if b.unclaimed {
		return b.played.Unclaimed()
	}
	return b.played.Result()
}

// own refuses moves of other games: their squares and pieces would be others here.
func (b *Board) own(m Move) {
	if m.rules != b.game.variant.Rules {
		panic(fmt.Sprintf("fairymax: %v is not a move of this game", m))
	}
}
