package program

import (
	"fmt"
	"strings"

	"fairymax/board/define"
)

var occupancyWords = [...]string{HurdleAny: "any", HurdleFriend: "friend", HurdleEnemy: "enemy", HurdleVictim: "victim", Vacant: "vacant"}

// String is what a square has to hold, in a word.
func (o Occupancy) String() string { return occupancyWords[o] }

var flagWords = [...]string{"move", "capture", "promote", "en-passant", "exposes", "unmoved", "", ""}

// String lists what may happen, in words; what hops there are, a program shows.
func (f Flags) String() string {
	var words []string
	for i, word := range flagWords {
		if f>>i&1 != 0 && word != "" {
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}

// printer writes programs, a line a square.
type printer struct {
	strings.Builder
	board *define.Board
}

func (p *printer) line(depth int, words ...string) {
	text := strings.Join(words, " ")
	fmt.Fprintf(p, "%s%s\n", strings.Repeat("  ", depth), strings.TrimRight(text, " "))
}

// Text writes a forward program, a square a line.
func (t *Rays) Text(board *define.Board, s Span) string {
	p := &printer{board: board}
	p.rays(t, s, 0)
	return p.String()
}

func (p *printer) rays(t *Rays, s Span, depth int) {
	for i := s.Lo; i < s.Hi; {
		e := &t.Pool[i]
		flags, only := e.Flags, define.TypeMask(0)
		if e.Flags&FlagHop != 0 {
			flags, only = flags|t.Hops[e.Extra].Flags, t.Hops[e.Extra].Only
		}
		p.line(depth, p.board.SquareName(e.Square, 1), flags.String(), onlyText(only))
		if e.Flags&FlagHop != 0 {
			p.behind(t.Hops[e.Extra].Behind, depth+1, func(s Span) { p.rays(t, s, depth+2) })
		}
		next := i + uint32(e.Skip)
		p.rays(t, Span{i + 1, next}, depth+1)
		i = next
	}
}

// Text writes what attacks a square: leaps, which depend on no other square, and a
// backward program, a square a line.
func (t *Threats) Text(board *define.Board, s define.Square, by define.Color) string {
	p := &printer{board: board}
	rays, leaps := t.At(s, by, 0)
	for _, leap := range leaps {
		var set define.Set
		set[leap.Word] = leap.Squares
		for _, from := range set.Squares() {
			p.line(0, "leap", p.board.SquareName(from, 1), typesText(leap.Types))
		}
	}
	p.threats(t, rays, 0)
	return p.String()
}

func (p *printer) threats(t *Threats, s Span, depth int) {
	for i := s.Lo; i < s.Hi; {
		e := &t.Pool[i]
		p.line(depth, p.board.SquareName(e.Square, 1), typesText(e.Types), e.Flags.String())
		if e.Flags&FlagHop != 0 {
			p.behind(t.Hops[e.Hops].Behind, depth+1, func(s Span) { p.threats(t, s, depth+2) })
		}
		next := i + uint32(e.Skip)
		p.threats(t, Span{i + 1, next}, depth+1)
		i = next
	}
}

// behind writes what continues behind a piece, by what it has to be.
func (p *printer) behind(spans [hopKinds]Span, depth int, write func(Span)) {
	for kind, s := range spans {
		if s.Lo < s.Hi {
			p.line(depth, Occupancy(kind).String()+":")
			write(s)
		}
	}
}

func onlyText(types define.TypeMask) string {
	if types == 0 {
		return ""
	}
	return "only " + typesText(types)
}

// typesText lists types by number.
func typesText(types define.TypeMask) string {
	var list []string
	for t := define.PieceType(1); t <= define.MaxTypes; t++ {
		if types.Has(t) {
			list = append(list, fmt.Sprint(t))
		}
	}
	return strings.Join(list, ",")
}
