package fairymax

import (
	"cmp"
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// sound reports whether the moves of all pieces that a side can have are
// understood.
func (k *converter) sound() bool {
	sound := true
	for t, def := range k.ini.types {
		for _, f := range def.faults {
			starts := t < blackPawn || slices.Contains(k.ini.array[0], t+1) || slices.Contains(k.ini.array[1], t+1)
			if starts || !f.first && (k.uses(define.White, t+1) || k.uses(define.Black, t+1)) {
				k.FailAt(f.at, "%v", f.err)
				sound = false
			}
		}
	}
	return sound
}

// convert makes the game. It notes what the ini leaves out.
func (k *converter) convert() {
	ini := k.ini
	k.game = k.NewGame(ini.name, ini.line, "")
	k.game.Files, k.game.Ranks = ini.files, ini.ranks
	for _, remark := range ini.remarks {
		k.game.Comment("%s", remark)
	}
	k.game.Comment(silence)
	for t := 1; t <= len(ini.types); t++ {
		for c := define.White; c <= define.Black; c++ {
			if k.uses(c, t) {
				k.addType(c, t)
			}
		}
	}
	k.game.Wrap = slices.ContainsFunc(k.game.Pieces, func(p *game.Piece) bool { return p.Moves.Wraps() })
	k.game.NameFrom(k.Library)
	k.game.DressLetters()
	k.sort()
	k.array()
	k.castlings()
	k.royals()
	k.promotions()
	if k.hand != "" {
		k.game.Set("hand", `{ use = "gate", gains = "nothing" }`)
	}
	k.remarks()
}

// silence is what no ini says and what is not taken from it.
const silence = "Not in the file, so taken from chess: stalemate, the third repetition and fifty moves " +
	"without progress are draws. The piece values of the file are not used."

// sort puts the pieces in the order of the shared ones: pawns first, royals last.
func (k *converter) sort() {
	rank := func(p *game.Piece) int {
		switch {
		case k.isPawn(p):
			return 0
		case p.Royal:
			return 2
		}
		return 1
	}
	slices.SortStableFunc(k.game.Pieces, func(a, b *game.Piece) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(k.Library.Place(a), k.Library.Place(b)))
	})
}

// addType makes a piece of a side's type, or finds the one that it has in common
// with the other side or with another type.
func (k *converter) addType(c define.Color, t int) {
	def := k.ini.types[t-1]
	p := &game.Piece{Letter: def.letter, Royal: def.value < 0, Moves: k.movesOf(c, t)}
	for _, other := range k.game.Pieces {
		if other.Royal != p.Royal || k.isPawn(other) != (t <= blackPawn) || k.anyPiece && other.Letter != p.Letter || other.Moves.Key() != p.Moves.Key() {
			continue
		}
		if other.Letter != p.Letter {
			k.game.Note(def.line, "%s and %s move alike; both are written %s here", other.Letter, p.Letter, other.Letter)
		}
		other.Owners[c] = true
		k.types[c][t] = other
		return
	}
	p.Owners[c] = true
	k.types[c][t] = p
	k.game.Pieces = append(k.game.Pieces, p)
}
