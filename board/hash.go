package board

import "fairymax/board/define"

// keyTable holds random numbers; the key of a position is the exclusive or of some
// of them: Zobrist hashing, http://www.tckerrigan.com/Chess/Zobrist/.
type keyTable struct {
	pieces  []uint64 // by Piece × squares + square; zero for Empty
	turn    uint64
	rights  [define.MaxRights]uint64
	exposed [define.MaxSquares]uint64
	squares int
}

func compileKeys(squares int) keyTable {
	k := keyTable{pieces: make([]uint64, int(define.MakePiece(define.Black, define.MaxTypes)+1)*squares), squares: squares}
	seed := uint64(0x9E3779B97F4A7C15)
	next := func() uint64 { seed += 0x9E3779B97F4A7C15; return mix(seed) }
	for i := squares; i < len(k.pieces); i++ {
		k.pieces[i] = next()
	}
	k.turn = next()
	for i := range k.rights {
		k.rights[i] = next()
	}
	for i := range k.exposed {
		k.exposed[i] = next()
	}
	return k
}

// mix is the finaliser of SplitMix64 (Steele, Lea, Flood 2014): deterministic,
// so that searches and files can be compared from run to run.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// keyKind is what a key beside those of pieces is about.
type keyKind int

const (
	handKeys keyKind = iota
	checksKeys
	seriesKeys
	passesKeys
	strikeKeys
	wallKeys
	victimKeys
	numKeyKinds
)

// salts keep the keys of one kind apart from those of another with the same number.
var salts = [...]uint64{
	handKeys:   0xD1B54A32D192ED03,
	checksKeys: 0x8CB92BA72F3D8DD7,
	seriesKeys: 0xC2B2AE3D27D4EB4F,
	passesKeys: 0xE7037ED1A0B428DB,
	strikeKeys: 0x9FB21C651E98DF25,
	wallKeys:   0xA24BAED4963EE407,
	victimKeys: 0x8EBC6AF09C88C6E3,
}

var _ [numKeyKinds]uint64 = salts

// key is the key of a number above 0.
func (k keyKind) key(n uint64) uint64 { return mix(salts[k] * n) }

// handKey is the key of n pieces of a type in hand, 0 for none.
func handKey(c define.Color, t define.PieceType, n int) uint64 {
	if n == 0 {
		return 0
	}
	return handKeys.key(uint64(c)<<32 | uint64(t)<<16 | uint64(n))
}

// checksKey is the key of n checks given, 0 for none.
func checksKey(c define.Color, n uint8) uint64 {
	if n == 0 {
		return 0
	}
	return checksKeys.key(uint64(c)<<16 | uint64(n))
}

// seriesKey is the key of a series of checks against a side that has had one that counts.
func seriesKey(c define.Color) uint64 { return seriesKeys.key(uint64(c) + 1) }

// passesKey is the key of n passes in turn, 0 for none.
func passesKey(n uint8) uint64 {
	if n == 0 {
		return 0
	}
	return passesKeys.key(uint64(n))
}

// strikeKey is the key of a capture on s by which the other side may not strike back.
func strikeKey(s define.Square) uint64 { return strikeKeys.key(uint64(s) + 1) }

// wallKey is the key of a wall.
func wallKey(s define.Square) uint64 { return wallKeys.key(uint64(s) + 1) }

// victimKey is the key of a piece that can be captured en passant, where the squares that
// it passed do not tell which one that is.
func victimKey(s define.Square) uint64 { return victimKeys.key(uint64(s) + 1) }

func (k *keyTable) piece(p define.Piece, s define.Square) uint64 {
	return k.pieces[int(p)*k.squares+int(s)]
}

// computeKey computes the key from scratch, from what the position holds; [Position.Key]
// keeps it up to date, and the two must always agree.
func (p *Position) computeKey() uint64 {
	k := &p.rules.keys
	var key uint64
	for s := 0; s < p.rules.Squares; s++ {
		if p.board[s] == define.Wall {
			key ^= wallKey(define.Square(s))
			continue
		}
		key ^= k.piece(p.board[s], define.Square(s))
	}
	if p.turn == define.Black {
		key ^= k.turn
	}
	for c := define.White; c <= define.Black; c++ {
		key ^= checksKey(c, p.checks[c])
		if p.series[c] {
			key ^= seriesKey(c)
		}
		for t := range p.rules.Def.Types {
			key ^= handKey(c, define.PieceType(t+1), p.Hand(c, define.PieceType(t+1)))
		}
	}
	if p.struck.on {
		key ^= strikeKey(p.struck.square)
	}
	key ^= passesKey(p.passes)
	return key ^ p.rules.rights.key(p.rights) ^ p.enPassant.key(k)
}
