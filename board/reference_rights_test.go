package board

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"fairymax/board/define"
)

// Rights in the reference: castlings and first moves, as a FEN names them.

// refRight is a right by its name in a FEN.
type refRight struct {
	name   string
	pieces []define.Square
}

// listRights lists the rights that a position might have: K and Q for the outermost
// partners, else the file of the piece, else its square.
func (g *refGame) listRights() (list []refRight) {
	used := make(map[string]bool)
	add := func(c define.Color, wish string, s define.Square, pieces ...define.Square) {
		square := g.name(s)
		for _, name := range []string{wish, square[:1], square} {
			if c == define.White {
				name = strings.ToUpper(name)
			}
			if name != "" && !used[name] {
				used[name] = true
				list = append(list, refRight{name, pieces})
				return
			}
		}
	}
	for c := define.White; c <= define.Black; c++ {
		for _, left := range []bool{false, true} {
			for _, pair := range g.pairs(c, g.posted) {
				if pair.left == left {
					add(c, map[bool]string{false: "k", true: "q"}[left], pair.partner, pair.king, pair.partner)
				}
			}
		}
		for s := range g.squares() {
			if g.home[s].Is(c) && g.remembered(define.Square(s)) {
				add(c, "", define.Square(s), define.Square(s))
			}
		}
	}
	return list
}

// parseRights reads the rights of each side: as those of the start if they can be, else
// letter by letter, as those of pieces that stand elsewhere.
func (g *refGame) parseRights(p *refPosition, text string) error {
	if text == "-" {
		return nil
	}
	for c, letters := range [2]string{strings.Map(keepCase(unicode.IsUpper), text), strings.Map(keepCase(unicode.IsLower), text)} {
		if unmoved, ok := g.startRights(p, letters); ok {
			for _, s := range unmoved {
				p.unmoved.Add(s)
			}
			continue
		}
		for letters = strings.ToLower(letters); letters != ""; {
			n := 1 + digits(letters[1:])
			if !g.arrange(p, define.Color(c), rune(letters[0]), n > 1) {
				return fmt.Errorf("%q names no castling", letters)
			}
			letters = letters[n:]
		}
	}
	return nil
}

// keepCase drops letters of the other case and keeps digits, which belong to the letter
// before them; no side has names of squares beside plain letters that mean the same.
func keepCase(is func(rune) bool) func(rune) rune {
	last := false
	return func(c rune) rune {
		if unicode.IsLetter(c) {
			last = is(c)
		}
		if last {
			return c
		}
		return -1
	}
}

// startRights lists the unmoved pieces of rights that are named as in the start; ok is false
// if one is not named so, or its pieces stand elsewhere.
func (g *refGame) startRights(p *refPosition, text string) (unmoved []define.Square, ok bool) {
	for text != "" {
		var best refRight
		for _, right := range g.rights {
			if strings.HasPrefix(text, right.name) && len(right.name) > len(best.name) {
				best = right
			}
		}
		for _, s := range best.pieces {
			if p.board[s] != g.posts[s] {
				return nil, false
			}
		}
		if best.name == "" {
			return nil, false
		}
		unmoved, text = append(unmoved, best.pieces...), text[len(best.name):]
	}
	return unmoved, true
}

// arrange reads the right of a piece that stands elsewhere than in the start, on the rank
// where its side's king starts: the outermost partner, or the piece on a file, which is a
// partner where a rank follows.
func (g *refGame) arrange(p *refPosition, c define.Color, letter rune, castling bool) (found bool) {
	for _, d := range g.def.Castlings {
		home := slices.Index(g.posts[:], define.MakePiece(c, d.King))
		rank := home / g.def.Files * g.def.Files
		king, partner := -1, -1
		for file := range g.def.Files {
			if p.board[rank+file] == define.MakePiece(c, d.King) && (king < 0 || rank+file == home) {
				king = file
			}
		}
		if gates := define.Square(rank + int(letter-'a')); g.def.Hand.Use&define.HandGate != 0 && !castling && letter != 'k' && letter != 'q' {
			p.unmoved.Add(gates)
			found = p.board[gates].Is(c) && !g.oneWay[p.board[gates].Type()]
			continue
		}
		for file := range g.def.Files {
			castles := p.board[rank+file] == define.MakePiece(c, d.Partner)
			if castles && (letter == 'k' && file > king || letter == 'q' && file < king && partner < 0 || letter == rune('a'+file)) {
				partner = file
			}
		}
		if king >= 0 && partner >= 0 {
			p.unmoved.Add(define.Square(rank + king))
			p.unmoved.Add(define.Square(rank + partner))
			found = true
		}
	}
	return found
}
