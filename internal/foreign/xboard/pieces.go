package xboard

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
)

// armies makes the pieces of both sides.
func (k *converter) armies() error {
	for c := range 2 {
		for slot, letter := range k.slots[c] {
			if letter == "" {
				continue
			}
			given := k.text(c, slot)
			if given.betza == "" {
				k.Fail(given.line, "the piece %s needs a piece line: XBoard has no moves of its own for it", letter)
				continue
			}
			royal := letter == k.royal(c)
			text := k.takeDrop(letter, given)
			if royal {
				text = k.takeCastlings(c, text)
			} else if castleForm.MatchString(text) {
				k.game.Lose(given.line, "piece %s %s: only kings castle here", letter, given.betza)
				text = castleForm.ReplaceAllString(text, "")
			}
			m, err := k.movesOf(text, func(reason string) {
				k.Fail(given.line, "piece %s %s: %s", letter, given.betza, reason)
			})
			if err != nil {
				return err
			}
			if m != nil {
				k.add(c, letter, royal, m)
			}
		}
	}
	return nil
}

// drop is what a text says of drops.
type drop struct {
	ranks            int // the last rank, 0 for no limit
	perFile          int
	notFirst, shades bool
}

var dropForm = regexp.MustCompile(`([jfs]*)@(\d+)$`)

// takeDrop takes where a piece may be dropped out of its text and returns the rest.
func (k *converter) takeDrop(letter string, given pieceText) string {
	m := dropForm.FindStringSubmatch(given.betza)
	if m == nil {
		return given.betza
	}
	ranks, err := strconv.Atoi(m[2])
	if err != nil || ranks > k.ranks {
		ranks = 0
	}
	k.dropped[letter] = drop{ranks, strings.Count(m[1], "f"), strings.Contains(m[1], "j"), strings.Contains(m[1], "s")}
	return strings.TrimSuffix(given.betza, m[0])
}

// forms makes the pieces that others turn into: those of lines with +.
func (k *converter) forms() error {
	for c := range 2 {
		for _, letter := range slices.Sorted(maps.Keys(k.moves[c])) {
			bare, isForm := strings.CutPrefix(letter, "+")
			if !isForm || k.pieces[c][bare] == nil {
				continue
			}
			given := k.moves[c][letter]
			m, err := k.movesOf(k.takeDrop(letter, given), func(reason string) {
				k.Fail(given.line, "piece %s %s: %s", letter, given.betza, reason)
			})
			if err != nil {
				return err
			}
			if m != nil {
				k.add(c, letter, false, m)
			}
		}
	}
	return nil
}

var (
	fartherForm = regexp.MustCompile(`ii([a-z]*[A-Z]\d*)`)
	castleForm  = regexp.MustCompile(`([a-z]*)O(\d+)`)
)

// pawnRank is where pawns begin, counted from their own side.
const pawnRank = 2

// movesOf reads Betza's notation; nil if it cannot be read. A term with ii is for
// pieces that stand one rank farther than pawns begin.
func (k *converter) movesOf(text string, fail func(string)) (moves.List, error) {
	texts := []string{fartherForm.ReplaceAllString(text, "")}
	for _, m := range fartherForm.FindAllStringSubmatch(text, -1) {
		texts = append(texts, "i"+m[1])
	}
	got, err := k.Betza(texts, func(_ int, reason string) { fail(reason) })
	if err != nil || slices.ContainsFunc(got, func(m moves.List) bool { return m == nil }) {
		return nil, err
	}
	all := got[0]
	passant := slices.ContainsFunc(all, func(legs define.Chain) bool { return legs[0].EnPassant == define.EnPassantCaptures })
	for _, more := range got[1:] {
		all = append(all, more.Each(func(first *define.Step, _ define.Chain) {
			first.Unmoved, first.From = false, k.game.Zone(pawnRank+1, pawnRank+1)
			if passant && len(first.Path) > 0 {
				first.EnPassant = define.EnPassantExposes
			}
		})...)
	}
	return all, nil
}

// takeCastlings takes the castlings out of a king's text and returns the rest.
func (k *converter) takeCastlings(c int, text string) string {
	for _, m := range castleForm.FindAllStringSubmatch(text, -1) {
		far, err := strconv.Atoi(m[2])
		if err != nil || far > define.MaxSide {
			continue
		}
		k.castles[c].given = true
		for side, letter := range []string{"l", "r"} {
			if strings.Contains(m[1], letter) || !strings.ContainsAny(m[1], "lr") {
				k.castles[c].far[side] = append(k.castles[c].far[side], far)
			}
		}
	}
	return castleForm.ReplaceAllString(text, "")
}

// add adds a piece, or finds the one that both sides have.
func (k *converter) add(c int, letter string, royal bool, m moves.List) {
	for _, p := range k.game.Pieces {
		if p.Letter == letter && p.Royal == royal && p.Moves.Key() == m.Key() && !p.Owners[c] {
			p.Owners[c] = true
			k.pieces[c][letter] = p
			return
		}
	}
	p := &game.Piece{Letter: letter, Royal: royal, Moves: m}
	p.Owners[c] = true
	k.pieces[c][letter] = p
	k.game.Pieces = append(k.game.Pieces, p)
}
