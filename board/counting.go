package board

// The counting rules of the makruk family: once the weaker side is weak enough,
// the game is drawn when it has survived a number of moves. They are described with
// [CountingDef]; see https://en.wikipedia.org/wiki/Makruk#Counting_rules.

// CountingDef draws the game when a weaker side has survived a number of its own
// moves: the counting rules of the makruk family. A new capture or promotion that
// lowers the limit starts the count anew.
type CountingDef struct {
	Board       int          // moves while the counting side has more than its royal; 0 for no such count
	BoardPieces int          // ... and at most this many pieces, royal included; 0 for any number
	BoardPawns  TypeMask     // ... while no piece of these types is on the board
	Bare        []CountLimit // moves once it has nothing else; the first that fits counts
	BarePawns   TypeMask     // ... while no piece of these types is on the board
	FromPieces  bool         // the count against a bare royal starts with the number of pieces on the board
}

// CountLimit is a limit by what the stronger side has.
type CountLimit struct {
	Types  TypeMask // 0 fits always
	Pieces int      // at least this many pieces of these types
	Moves  int
}

// count is the state of a count, in plies; a limit of 0 means that nothing
// is counted.
type count struct {
	played, limit uint16
	bare          bool // the limit is that of a bare royal
}

// Count returns the plies that have been counted, and how many draw; limit is 0
// if nothing is counted.
func (p *Position) Count() (played, limit int) { return int(p.count.played), int(p.count.limit) }

// HasCounting reports whether the moves of some endgames are counted.
func (r *Rules) HasCounting() bool { return r.counting != nil }

func compileCounting(def *Definition) *CountingDef { return def.Endings.Counting }

// countedOut reports whether the count has reached its limit.
func (p *Position) countedOut() bool { return p.count.limit > 0 && p.count.played >= p.count.limit }

// keepCount counts a move, or starts anew where the rules lower the limit or
// change to another count.
func (p *Position) keepCount(m Move) {
	if p.rules.counting == nil {
		return
	}
	now := p.rules.counting.start(p)
	was := p.count
	changed := m.IsCapture() || m.Becomes() != 0
	if was.limit == 0 || now.limit == 0 || now.bare != was.bare || changed && now.limit < was.limit {
		p.count = now
	} else {
		p.count.played++
	}
}

// start returns the count that would begin with a position.
func (d *CountingDef) start(p *Position) count {
	for c := White; c <= Black; c++ {
		if p.isBare(c) && !p.isBare(c.Other()) {
			return d.bareCount(p, c.Other())
		}
	}
	white, black := p.Pieces(White), p.Pieces(Black)
	weak := min(white.Len(), black.Len())
	if d.Board == 0 || d.BoardPieces > 0 && weak > d.BoardPieces || p.anyPiece(d.BoardPawns) {
		return count{}
	}
	return count{limit: uint16(2 * d.Board)}
}

// bareCount is the count against a bare royal, by what the other side has.
func (d *CountingDef) bareCount(p *Position, strong Color) count {
	if p.anyPiece(d.BarePawns) {
		return count{}
	}
	for _, limit := range d.Bare {
		if limit.Types == 0 || p.countPieces(strong, limit.Types) >= max(limit.Pieces, 1) {
			n := count{limit: uint16(2 * limit.Moves), bare: true}
			if d.FromPieces {
				white, black := p.Pieces(White), p.Pieces(Black)
				n.played = uint16(2 * (white.Len() + black.Len()))
			}
			return n
		}
	}
	return count{}
}

// anyPiece reports whether a piece of some types is on the board, on either side.
func (p *Position) anyPiece(types TypeMask) bool {
	return types != 0 && p.countPieces(White, types)+p.countPieces(Black, types) > 0
}
