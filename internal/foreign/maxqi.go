package foreign

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// This file reads the ini of MaxQi, which is written like Fairy-Max's but means
// a board with a river. No text explains it; this is how its one game, whose
// rules are known, comes out right: its boards lie on their side, so that a step
// of 1 leads from rank to rank and one of 16 from file to file. The two bits that
// put a change off are zones instead: White's half, Black's half, a palace. Types
// that no array has are the pawns beyond the river, and men in front of the array.

// The zones of MaxQi, by the two bits.
const (
	whiteHalf = 1
	blackHalf = 2
	palace    = 3
)

// smallest is the least side of a board with palaces and a river.
const smallest = 4

// lies reports whether a game's board lies on its side.
func (g *iniGame) lies() bool {
	return g.files > 0 && g.files != g.ranks && len(g.white) == g.ranks && len(g.black) == g.ranks
}

// riverGame makes a game of MaxQi ours.
type riverGame struct {
	*source
	ini   *iniGame
	game  *game
	idle  []int // types that no array has
	types [2]map[int]*piece
}

// maxqi makes a game of MaxQi ours; nil if it cannot be understood.
func (in *importer) maxqi(ini *iniGame, lib *library) *game {
	ini.files, ini.ranks = ini.ranks, ini.files
	before := len(in.problems)
	if ini.files < smallest || ini.ranks < smallest {
		in.fail(ini.line+1, "a board with palaces and a river has %d files and ranks at least", smallest)
	}
	if !ini.check(in.source) || len(in.problems) > before {
		return nil
	}
	r := &riverGame{source: in.source, ini: ini}
	r.types[0], r.types[1] = make(map[int]*piece), make(map[int]*piece)
	r.game = &game{name: ini.name, line: ini.line, title: capital(ini.name), files: ini.files, ranks: ini.ranks, zones: make(map[board.Set]string)}
	r.game.comments = append([]string{fmt.Sprintf("From %s, line %d.", filepath.Base(in.file), ini.line)}, ini.remarks...)
	for t := blackPawn + 1; t <= len(ini.types); t++ {
		if !has(ini.white, t) && !has(ini.black, t) {
			r.idle = append(r.idle, t)
		}
	}
	for c := board.White; c <= board.Black; c++ {
		r.enlistAll(c)
	}
	if len(in.problems) > before {
		return nil
	}
	r.finish(lib)
	return r.game
}

// enlistAll makes the pieces of a side.
func (r *riverGame) enlistAll(c board.Color) {
	pawn := whitePawn + int(c)
	crossed := 0
	for _, t := range r.idle {
		if r.extends(t, pawn) {
			crossed = t
		}
	}
	for t := 1; t <= len(r.ini.types); t++ {
		switch {
		case t == pawn:
			r.soldier(c, pawn, crossed)
		case has(r.ini.array1(c), t), t > blackPawn && has(r.idle, t) && !r.pawnish(t):
			r.enlist(c, t)
		}
	}
}

// extends reports whether a type can do all that a pawn can, and more.
func (r *riverGame) extends(t, pawn int) bool {
	return len(r.texts(t)) > len(r.texts(pawn)) && !slices.ContainsFunc(r.texts(pawn), func(text string) bool {
		return !slices.Contains(r.texts(t), text)
	})
}

// pawnish reports whether a type is what the pawns of some side become.
func (r *riverGame) pawnish(t int) bool { return r.extends(t, whitePawn) || r.extends(t, blackPawn) }

// texts returns the rays of a type as they are written.
func (r *riverGame) texts(t int) []string {
	var list []string
	for _, w := range r.ini.types[t-1].words {
		list = append(list, w.text)
	}
	return list
}

// moves returns what a type may do, as its owner sees the board, and where.
func (r *riverGame) moves(c board.Color, t int) (m moves, zone int) {
	def := r.ini.types[t-1]
	for i, w := range def.words {
		ray, err := parseRay(w.text)
		if err != nil {
			r.failAt(w, "%v", err)
			continue
		}
		if own := ray.rest / delays; i > 0 && own != zone {
			r.failAt(w, "%s: all rays of a type are limited to the same part of the board", w.text)
		} else {
			zone = own
		}
		ray.rest %= delays
		chains, _, err := ray.chains(true)
		if err != nil {
			r.failAt(w, "%s: %v", w.text, err)
		}
		for _, legs := range chains {
			m = append(m, legs.Turn(board.HalfTurn|board.ExchangeAxes).AsSeenBy(c))
		}
	}
	return m, zone
}

// soldier makes the pawns of a side, who can do more beyond the river.
func (r *riverGame) soldier(c board.Color, pawn, crossed int) {
	m, zone := r.moves(c, pawn)
	if crossed > 0 {
		far := rankZone(reference/2+1, reference)
		r.game.zones[far] = `"far half"`
		more, _ := r.moves(c, crossed)
		for _, legs := range more {
			if !slices.ContainsFunc(m, func(own chain) bool { return own.Key() == legs.Key() }) {
				legs[0].From = &far
				m = append(m, legs)
			}
		}
	}
	r.add(c, pawn, m, zone)
}

// enlist makes the piece of a side's type.
func (r *riverGame) enlist(c board.Color, t int) {
	m, zone := r.moves(c, t)
	r.add(c, t, m, zone)
}

// add adds a piece, or finds the one that both sides have.
func (r *riverGame) add(c board.Color, t int, m moves, zone int) {
	def := r.ini.types[t-1]
	p := &piece{letter: def.letter, royal: def.value < 0, moves: m}
	switch {
	case zone == palace:
		p.within = `"palace"`
	case zone == whiteHalf+int(c):
		half := rankZone(1, reference/2)
		p.within, p.zone = `"own half"`, &half
	case zone != 0:
		half := rankZone(reference/2+1, reference)
		p.within, p.zone = `"far half"`, &half
	}
	for _, other := range r.game.pieces {
		if other.letter == p.letter && other.within == p.within && other.royal == p.royal && other.moves.key() == m.key() {
			other.owners[c] = true
			r.types[c][t] = other
			return
		}
	}
	p.owners[c] = true
	r.types[c][t] = p
	r.game.pieces = append(r.game.pieces, p)
}

// finish names the pieces and sets the board up.
func (r *riverGame) finish(lib *library) {
	g := r.game
	r.array()
	g.nameFrom(lib)
	for _, line := range extras(g.name, "name") {
		letter, name, _ := strings.Cut(line, " ")
		for _, p := range g.pieces {
			if p.letter == letter {
				p.rename(name)
			}
		}
	}
	for _, p := range g.pieces {
		if row := extra(g.name, "royal"); row != "" && p.royal {
			p.besides = append(p.besides, strings.ReplaceAll(row, "NAME", p.name))
		}
	}
	for _, p := range g.pieces {
		if p.royal {
			g.setText("royal.types", p.name)
		}
		if p.within == `"palace"` && !slices.ContainsFunc(g.settings, func(s setting) bool { return s.key == "zones.palace" }) {
			middle := rune(g.files / 2)
			g.set("zones.palace", "\"%c1-%c3\"", 'a'+middle-1, 'a'+middle+1)
		}
	}
	for _, line := range extras(g.name, "set") {
		key, value, _ := strings.Cut(line, " ")
		g.set(key, "%s", value)
	}
	g.note(g.line, "the file does not say where the palace and the river are, which men stand in front of the first rank, that pawns become more beyond the river, that the royals may not face each other, and how the game ends; MaxQi knows it")
}

// rename gives a piece another name than the shared one that it is, or moves like.
func (p *piece) rename(name string) {
	if p.shared != "" {
		p.like, p.shared = []string{p.shared}, ""
	}
	p.name = name
}

// array sets the start position up, with the men that MaxQi adds.
func (r *riverGame) array() {
	text := extra(r.game.name, "ranks")
	if text == "" {
		text = strings.TrimSuffix(strings.Repeat(strconv.Itoa(r.game.files)+"/", r.game.ranks/2-1), "/")
		r.game.note(r.game.line, "no men stand in front of the first rank: MaxQi is not known to have a game %s", r.game.name)
	}
	ranks := strings.Split(text, "/")
	empty := 0
	if r.game.ranks%2 != 0 {
		empty = 1
	}
	first := make([]string, r.game.files)
	last := make([]string, r.game.files)
	for f := range first {
		if t := r.ini.white[f]; t != 0 {
			first[f] = r.types[0][t].fen(board.White)
		}
		if t := r.ini.black[f]; t != 0 {
			last[f] = r.types[1][t].fen(board.Black)
		}
	}
	all := []string{fenBoard([][]string{last})}
	for _, rank := range ranks {
		all = append(all, strings.ToLower(rank))
	}
	for range empty {
		all = append(all, strconv.Itoa(r.game.files))
	}
	for _, rank := range slices.Backward(ranks) {
		all = append(all, rank)
	}
	all = append(all, fenBoard([][]string{first}))
	r.game.start = strings.Join(all, "/") + " w - - 0 1"
}
