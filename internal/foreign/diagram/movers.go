package diagram

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
	"fairymax/internal/foreign/xbetza"
	"fairymax/variants/spelling"
)

// movers makes the pieces, one for each type.
func (k *converter) movers() {
	for _, t := range k.types {
		text := k.read(t)
		p := &game.Piece{Wish: wish(t.fields[nameField].Text), Letter: k.letter(t), Royal: slices.Contains(k.royals, t), Owners: [2]bool{true, true}}
		p.Moves = moves.List{}
		for _, m := range text.Moves {
			legs := m.Legs.Clone()
			legs[0].OutOfCheck = p.Royal && legs[0].Unmoved
			if m.Royals {
				legs[len(legs)-1].Victims = moves.Royals
			}
			p.Moves = append(p.Moves, legs)
		}
		k.bold(t, p)
		k.texts = append(k.texts, text)
		k.pieces = append(k.pieces, p)
		k.game.Pieces = append(k.game.Pieces, p)
	}
	k.passing()
	for _, t := range k.types {
		k.confine(t)
	}
}

// read reads how a type moves: by its text, or by its name if it has none.
func (k *converter) read(t *kind) xbetza.Text {
	field := t.fields[movesField]
	betza, own := field.Text, field.Text != ""
	if !own {
		betza = k.byName(t)
	}
	text, err := xbetza.Read(betza, k.files, k.ranks)
	if problem := (*xbetza.Problem)(nil); errors.As(err, &problem) {
		k.FailAt(field.Part(min(problem.Offset, len(field.Text)), len(field.Text)), "%s: %v", t.label(), problem)
	}
	for _, g := range text.Gaps {
		k.game.LoseAt(field.Part(min(g.Offset, len(field.Text)), len(field.Text)), "%s, %s: %s", t.label(), spelling.Shortened(g.Term), g.Reason)
	}
	for _, d := range text.Doubts {
		k.game.NoteAt(field.Part(min(d.Offset, len(field.Text)), len(field.Text)), "%s, %s: %s", t.label(), spelling.Shortened(d.Term), d.Reason)
	}
	k.sided(t, text)
	return text
}

// bothWays reports whether castlings are the same to both sides.
func (k *converter) bothWays(list []xbetza.Castling) bool {
	type way struct{ distance, inside int }
	count := make(map[way]int)
	for _, c := range list {
		if c.Left != c.Right {
			count[way{c.Distance, c.Inside}] += map[bool]int{true: 1, false: -1}[c.Left]
		}
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}

// byName returns the moves that a type has by its name.
func (k *converter) byName(t *kind) string {
	field := t.fields[nameField]
	name := field.Text
	if strings.EqualFold(name, kingName) {
		return kingMoves(k.files)
	}
	text, sure := movesByName(name)
	switch {
	case text == "":
		k.FailAt(field, "%s has no moves, and the name alone does not say how it moves", t.label())
	case !sure:
		k.game.NoteAt(field, "%s has no moves in the diagram; it is taken to move as %s", t.label(), text)
	}
	return text
}

// bold loses first moves of a royal piece over squares that it exposes: as with castling,
// they must not be attacked.
func (k *converter) bold(t *kind, p *game.Piece) {
	if p.Royal && slices.ContainsFunc(p.Moves, func(legs define.Chain) bool { return legs[0].Unmoved && legs[0].EnPassant == define.EnPassantExposes }) {
		k.game.LoseAt(t.fields[movesField], "%s: a first move with n, of a royal piece, over squares that must not be attacked", t.label())
	}
}

// sided loses the moves of a piece that are not the same to the left and the right: on
// which side Black's would go is not clear.
func (k *converter) sided(t *kind, text xbetza.Text) {
	var chains, mirrored []define.Chain
	for _, m := range text.Moves {
		chains = append(chains, m.Legs.Clone().Straighten())
		mirrored = append(mirrored, m.Legs.Turn(define.MirrorFiles).Straighten())
	}
	if !define.SameChains(chains, mirrored) {
		k.game.LoseAt(t.fields[movesField], "%s: its moves differ to the left and the right, and which side is Black's left is not clear", t.label())
	}
}

// passing leaves out captures en passant if no piece takes so, or none can be taken.
func (k *converter) passing() {
	has := func(role define.EnPassantRole) bool {
		return slices.ContainsFunc(k.pieces, func(p *game.Piece) bool {
			return slices.ContainsFunc(p.Moves, func(legs define.Chain) bool { return legs[0].EnPassant == role })
		})
	}
	if has(define.EnPassantCaptures) && has(define.EnPassantExposes) {
		return
	}
	for _, p := range k.pieces {
		p.Moves = p.Moves.Each(func(first *define.Step, _ define.Chain) { first.EnPassant = define.EnPassantNone })
	}
}

// letter proposes a letter for a type: that of its id, or of its name.
func (k *converter) letter(t *kind) string {
	letter := firstLetter(t.id)
	if letter == "" {
		letter = firstLetter(t.fields[nameField].Text + "Z")
	}
	if strings.HasPrefix(t.id, "+") {
		letter = "+" + letter
	}
	return letter
}

var noName = regexp.MustCompile(`[^a-z0-9]+`)

// wish makes a name of ours of a name; "" if there is none.
func wish(name string) string {
	name = strings.Trim(noName.ReplaceAllString(strings.ToLower(name), "-"), "-")
	return strings.Trim(strings.TrimLeft(name, "0123456789-"), "-")
}
