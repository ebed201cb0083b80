package net

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"reflect"
	"slices"
	"sort"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Key identifies the games that a network serves: those with the same board, pieces,
// moves and rules. Names, titles, letters, values, the notation and the start position do
// not matter, nor the order of pieces and moves. Neither does castling, an impasse that may
// be declared, what counts as a chase, or the colour that wins by repetition: a network does
// not see them, and one network serves games that differ in nothing else. A column of the
// definition that has its zero value adds nothing, so a new one changes no key.
type Key string

// keyLength is the length of a key, in characters.
const keyLength = 20

// IsValid reports whether a text is a key of any game.
func (k Key) IsValid() bool {
	return len(k) == keyLength && strings.Trim(string(k), "0123456789abcdef") == ""
}

// KeyOf computes the key of a game.
func KeyOf(r *board.Rules) Key {
	c := newCanon(r)
	text := c.game()
	sum := sha256.Sum256([]byte(text))
	return Key(hex.EncodeToString(sum[:])[:keyLength])
}

// canonicalTypes lists the piece types of a game in an order that depends on what they
// do alone. Types that do the same keep their order.
func canonicalTypes(r *board.Rules) []define.PieceType {
	c := newCanon(r)
	types := make([]define.PieceType, r.Types())
	for i := range types {
		types[i] = define.PieceType(i + 1)
	}
	return c.sorted(types)
}

// canon writes a definition in a canonical form. In it a type is called by what it does:
// at first by its own moves alone, then, round by round, also by what its names so
// far say of the types that it captures or becomes.
type canon struct {
	def     *define.Game
	several bool
	names   []string // by type
}

// rounds are enough for chains of promotions of the usual length.
const rounds = 4

func newCanon(r *board.Rules) *canon {
	c := &canon{def: r.Def, several: r.HasSeveralRoyals(), names: make([]string, r.Types()+1)}
	for range rounds {
		next := make([]string, len(c.names))
		for t := range c.def.Types {
			sum := sha256.Sum256([]byte(c.piece(define.PieceType(t + 1))))
			next[t+1] = hex.EncodeToString(sum[:8])
		}
		c.names = next
	}
	return c
}

// piece writes what a type does.
func (c *canon) piece(t define.PieceType) string {
	def := &c.def.Types[t-1]
	var b strings.Builder
	for side, steps := range def.Steps {
		if !def.Owners[side] {
			continue
		}
		var moves []string
		for _, chain := range define.Chains(steps) {
			moves = append(moves, c.value(reflect.ValueOf(chain)))
		}
		slices.Sort(moves)
		fmt.Fprintf(&b, "%d %s;", side, strings.Join(slices.Compact(moves), "|"))
	}
	if def.Demotes != 0 {
		b.WriteString("demotes " + c.names[def.Demotes])
	}
	if c.def.Royal.Types.Has(t) {
		b.WriteString("royal ")
	}
	for i := range c.def.Promotions {
		if c.def.Promotions[i].Type == t {
			b.WriteString(c.promotion(c.def.Promotions[i]))
		}
	}
	for _, d := range c.def.TurnOvers {
		if d.Type == t || d.Into == t {
			fmt.Fprintf(&b, "turns over into %s after %v", c.names[d.Type+d.Into-t], d.After)
		}
	}
	for _, d := range c.def.Drops {
		if d.Type == t {
			d.Type = 0
			b.WriteString("drop " + c.value(reflect.ValueOf(d)))
		}
	}
	return b.String()
}

// promotion writes where a type promotes, and to what, in any order.
func (c *canon) promotion(p define.Promotion) string {
	p.Type = 0
	for side := range p.Choices {
		p.Choices[side] = c.sorted(p.Choices[side])
		places := map[define.Square][]define.PieceType{}
		for s, list := range p.ByPlace[side] {
			places[s] = c.sorted(list)
		}
		p.ByPlace[side] = places
	}
	return "promotes " + c.value(reflect.ValueOf(p))
}

func (c *canon) sorted(types []define.PieceType) []define.PieceType {
	types = slices.Clone(types)
	sort.SliceStable(types, func(i, j int) bool { return c.names[types[i]] < c.names[types[j]] })
	return types
}

// game writes a whole definition.
func (c *canon) game() string {
	var types []string
	for t := range c.def.Types {
		types = append(types, c.names[t+1])
	}
	slices.Sort(types)
	rest := *c.def
	rest.Name, rest.Title, rest.Start = "", "", ""
	rest.Types, rest.Castlings, rest.Promotions, rest.TurnOvers, rest.Drops, rest.Royal.Types = nil, nil, nil, nil, nil, 0
	rest.Shuffle, rest.Notation = 0, define.NotationPlain
	rest.Endings.Impasse, rest.Endings.Repetition.Chase = nil, define.Chase{}
	if rest.Endings.Repetition.Result.ByColour() {
		rest.Endings.Repetition.Result = define.Draw
	}
	text := strings.Join(types, " ") + c.value(reflect.ValueOf(rest))
	if c.several {
		text += " several royals"
	}
	return text
}

// value writes any part of a definition; zero values are "".
func (c *canon) value(v reflect.Value) string {
	if v.IsZero() {
		return ""
	}
	switch x := v.Interface().(type) {
	case define.PieceType:
		return c.names[x]
	case define.TypeMask:
		return c.mask(x)
	case define.Limit:
		return fmt.Sprintf("%d", x.Most) // the types follow from the game's hands
	case define.Set:
		return fmt.Sprintf("%x", [len(x)]uint64(x))
	}
	switch v.Kind() {
	case reflect.Pointer:
		return "&" + c.value(v.Elem())
	case reflect.Struct:
		return c.fields(v)
	case reflect.Bool:
		return "yes"
	case reflect.Slice, reflect.Array:
		if v.Len() == 0 {
			return ""
		}
		list := make([]string, v.Len())
		for i := range list {
			list[i] = c.value(v.Index(i))
		}
		return "[" + strings.Join(list, ",") + "]"
	case reflect.Map:
		return c.entries(v)
	}
	return fmt.Sprintf("%d", v.Interface()) // the word of a constant may change, its number may not
}

func (c *canon) fields(v reflect.Value) string { return "{" + c.columns(v) + "}" }

// columns writes the columns of a struct; those of an embedded one are its own.
func (c *canon) columns(v reflect.Value) string {
	var b strings.Builder
	for i := range v.NumField() {
		column := v.Type().Field(i)
		switch text := c.value(v.Field(i)); {
		case column.Anonymous:
			b.WriteString(c.columns(v.Field(i)))
		case column.Name == "Effects":
			b.WriteString(c.effects())
		case text != "":
			fmt.Fprintf(&b, "%s=%s;", column.Name, text)
		}
	}
	return b.String()
}

// effects writes the effects of moves, each table of the language by itself, with the radius
// of its effects after them.
func (c *canon) effects() string {
	var b strings.Builder
	for _, table := range define.EffectTables() {
		var radius string
		effects := ""
		for i, d := range c.def.Effects {
			kind := &define.EffectKinds()[i]
			if kind.Table != table || d.Becomes == define.FateStays {
				continue
			}
			if d.Radius != 0 {
				radius += fmt.Sprintf("Radius=%d;", d.Radius)
			}
			if d.Wrap {
				radius += "Wrap=yes;"
			}
			d.Radius, d.Wrap = 0, false
			effects += fmt.Sprintf("%s=%s;", columnName(kind.Key), c.value(reflect.ValueOf(d)))
		}
		if effects != "" {
			fmt.Fprintf(&b, "%s={%s%s};", columnName(table.Key), effects, radius)
		}
	}
	return b.String()
}

// columnName is a key of the language as the name of a column: AfterCapture.
func columnName(key string) string {
	name := ""
	for word := range strings.SplitSeq(key, "_") {
		name += strings.ToUpper(word[:1]) + word[1:]
	}
	return name
}

func (c *canon) entries(v reflect.Value) string {
	var list []string
	for _, key := range v.MapKeys() {
		list = append(list, c.value(key)+":"+c.value(v.MapIndex(key)))
	}
	slices.Sort(list)
	return strings.Join(list, ",")
}

func (c *canon) mask(m define.TypeMask) string {
	var list []string
	for t := range c.def.Types {
		if m.Has(define.PieceType(t + 1)) {
			list = append(list, c.names[t+1])
		}
	}
	slices.Sort(list)
	return strings.Join(list, "+")
}
