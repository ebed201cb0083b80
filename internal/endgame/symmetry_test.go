package endgame

import (
	"testing"

	"fairymax/board/define"
)

// The maps that change nothing, and whether one table serves for both sides, by game and
// material.
func TestSymmetries(t *testing.T) {
	for _, test := range []struct {
		game, material string
		maps           int
		flips          bool
	}{
		{"normal", "KQvK", 8, true},
		{"normal", "KRvKN", 8, true},
		{"normal", "KPvK", 2, true},
		{"capablanca", "KAvK", 4, true},
		{"capablanca", "KPvK", 2, true},
		{"xiangqi", "KRvK", 2, true},
		{"shatranj", "KRvK", 8, true},
		{"shatranj", "KPvK", 2, true},
		{"shatranj", "KBvK", 2, true}, // the alfils of the first rank reach other squares than those of the last
		{"makruk", "KSvK", 2, true},   // the silver general steps forward only
		{"spartan", "KQvK", 8, false}, // the armies differ
		{"cylinder", "KRvK", 4, true}, // files are joined, ranks are not
		{"kingofthehill", "KRvK", 8, true},
		{orthodox("8x8", "Five"), "KSvK", 1, false}, // neither left and right nor the sides are alike
		{orthodox("5x4", "R"), "KRvK", 4, false},
	} {
		tables := tablesOf(t, load(t, test.game))
		m, err := ParseMaterial(tables.rules, test.material)
		if err != nil {
			t.Fatal(err)
		}
		if maps := len(tables.prove.of(m.forms())); maps != test.maps || (tables.flip != nil) != test.flips {
			t.Errorf("%s %v: %d maps, flips %v; want %d, %v", tables.rules.Def.Name, m, maps, tables.flip != nil, test.maps, test.flips)
		}
	}
}

// leaper is a game in which castling takes both pieces to squares that they could not reach else.
const leaper = `title = "Leaper"
board = "8x5"
start = "4k2t/8/8/8/4K2T w Kk - 0 1"
castling.tower.right = "g"
piece.king = { letter = "K", moves = [{ leap = [2, 2] }] }
piece.tower = { letter = "T", moves = [{ leap = [2, 0] }] }
`

// Pieces are expected only where they can ever stand.
func TestReach(t *testing.T) {
	for _, test := range []struct {
		game, piece string
		squares     int
	}{
		{"xiangqi", "K", 9}, {"xiangqi", "A", 5}, {"xiangqi", "E", 7}, {"xiangqi", "P", 55}, {"shatranj", "B", 16}, {"shatranj", "Q", 64},
		{"normal", "P", 48}, {"normal", "B", 64}, {"makruk", "P", 24}, {"omega", "W", 104}, {"gardner", "N", 25},
		{leaper, "K", 12}, {leaper, "T", 12}, // half of them only after castling
	} {
		tables := tablesOf(t, load(t, test.game))
		piece := define.MakePiece(define.White, tables.rules.TypeByLetter(test.piece))
		if n := len(tables.reach.squares(piece)); n != test.squares {
			t.Errorf("%s: %s can stand on %d squares, want %d", test.game, test.piece, n, test.squares)
		}
	}
}

// Every number of an index is that of its placement, and all images have the same one.
func TestIndex(t *testing.T) {
	for _, test := range []struct{ game, material string }{
		{"gardner", "KRvK"}, {"gardner", "KRRvK"}, {"losalamos", "KPvKP"}, {"minixiangqi", "KCvK"}, {"gardner", "KNNNvK"},
	} {
		tables := tablesOf(t, load(t, test.game))
		m, err := ParseMaterial(tables.rules, test.material)
		if err != nil {
			t.Fatal(err)
		}
		ix := newIndex(m, tables.reach, tables.prove.of(m.forms()))
		placements := 0
		for number := range ix.size {
			var sq placement
			same, ok := ix.at(number, &sq)
			if !ok {
				continue
			}
			placements += len(ix.maps) / same
			for _, turned := range ix.maps {
				var image placement
				for i := range ix.pieces {
					image[i] = turned.to[sq[i]]
				}
				if n, s := ix.of(&image); n != number || s != same {
					t.Fatalf("%v: an image of number %d has number %d", m, number, n)
				}
			}
		}
		if want := countPlacements(ix); placements != want {
			t.Errorf("%v: %d placements, want %d", m, placements, want)
		}
	}
}

// countPlacements counts the ways to put the pieces of an index on their squares, one by one.
func countPlacements(ix *index) int {
	var sq placement
	var put func(slot int) int
	put = func(slot int) int {
		if slot == len(ix.pieces) {
			return 1
		}
		g, n := ix.groupOf(ix.pieces[slot]), 0
	next:
		for _, s := range g.squares {
			if slot > g.first && sq[slot-1] >= s {
				continue // equal pieces stand in the order of their squares
			}
			for _, taken := range sq[:slot] {
				if taken == s {
					continue next
				}
			}
			sq[slot] = s
			n += put(slot + 1)
		}
		return n
	}
	return put(0)
}
