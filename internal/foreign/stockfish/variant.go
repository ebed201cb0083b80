package stockfish

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"fairymax/internal/foreign/game"
)

// variant is a game with everything that its section and those before it say.
type variant struct {
	name    string
	title   string // "" if the section has none
	line    int
	pieces  map[string]piece  // by kind
	options map[string]option // by key; those for both sides are there once for each
	kinds   map[string][]string
	pairs   map[string]map[string]string // of an option: by kind, another kind or a number
	remarks []remark                     // on lines of its section
}

// piece is a kind of piece that a game has.
type piece struct {
	letter, betza string
	text          string // as the section has it
	line          int
	custom        bool // its moves stand in the file: it has no other rules of its kind
	builtin       bool // a built-in game gave it its letter
}

// clone returns a copy for a section that extends the game.
func (v *variant) clone() *variant {
	c := &variant{pieces: maps.Clone(v.pieces), options: maps.Clone(v.options), kinds: maps.Clone(v.kinds), pairs: make(map[string]map[string]string)}
	for key, pairs := range v.pairs {
		c.pairs[key] = maps.Clone(pairs)
	}
	return c
}

// emptied takes all pieces away, as a section without a parent begins.
func (v *variant) emptied() *variant {
	clear(v.pieces)
	v.kinds["promotionPieceTypesWhite"], v.kinds["promotionPieceTypesBlack"] = nil, nil
	return v
}

// apply reads the options of a section.
func (v *variant) apply(in *game.Source, sec *section) {
	v.name, v.title, v.line, v.remarks = sec.name, sec.title, sec.line, slices.Clone(sec.remarks)
	for _, o := range v.pieceOptions(sec) {
		v.piece(in, sec, o)
	}
	for _, alias := range words("alias") {
		if o, ok := sec.given[alias.key]; ok {
			for _, key := range strings.Fields(alias.value) {
				v.set(in, key, o)
			}
		}
	}
	given := slices.Collect(maps.Values(sec.given))
	sort.Slice(given, func(i, j int) bool { return given[i].place() < given[j].place() })
	for _, o := range given {
		checkForm(in, o)
		if row, _ := keyOf(o.key); !isWord("alias", o.key) && kindOf(o.key) == "" && row.fate != keyNone {
			v.set(in, o.key, o)
		}
	}
	v.oldRanks(in, sec)
}

// place orders the options of a section as Fairy-Stockfish reads them: that of a side
// after the one for both, but wallingRegion after those of the sides.
func (o option) place() string {
	if o.key == "wallingRegion" {
		return o.key + "~"
	}
	return o.key
}

// pieceOptions lists the options of a section that name pieces, in the order in
// which they take letters from each other.
func (v *variant) pieceOptions(sec *section) []option {
	var list []option
	for _, w := range words("piece") {
		if w.key != customKind {
			if o, ok := sec.given[w.key]; ok {
				list = append(list, o)
			}
			continue
		}
		for n := 1; n <= mostCustom; n++ {
			if o, ok := sec.given[fmt.Sprintf("%s%d", customKind, n)]; ok {
				list = append(list, o)
			}
		}
	}
	return list
}

const (
	customKind = "customPiece"
	mostCustom = 25 // custom pieces of a game
	kingKind   = "king"
	pawnKind   = "pawn"
)

// kindOf returns the kind that an option names, "" if it names none.
func kindOf(key string) string {
	number, custom := strings.CutPrefix(key, customKind)
	if custom && strings.Trim(number, "0123456789") == "" || isWord("piece", key) {
		return key
	}
	return ""
}

// piece reads an option that gives a kind a letter, or takes it away.
func (v *variant) piece(in *game.Source, sec *section, o option) {
	letter, betza, own := strings.Cut(o.value, ":")
	custom := strings.HasPrefix(o.key, customKind)
	switch {
	case letter == "-":
		v.remove(o.key)
		return
	case len(letter) != 1 || strings.Trim(strings.ToUpper(letter), "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "", custom && !own:
		in.Fail(o.line, "%s = %s: a piece is a letter, a custom one LETTER:BETZA", o.key, o.value)
		return
	}
	if own && !custom && o.key != kingKind {
		v.remarks = append(v.remarks, remark{o.line, fmt.Sprintf("%s = %s: Fairy-Stockfish reads the letter only; a customPiece has moves of its own", o.key, o.value)})
		own = false
	}
	if !own {
		for _, w := range words("piece") {
			if w.key == o.key {
				betza = w.value
			}
		}
	}
	letter = strings.ToUpper(letter)
	for kind, p := range v.pieces {
		if p.letter != letter {
			continue
		}
		if lost := sec.given[kind]; kind != o.key && lost.line == p.line && lost.builtin == "" {
			v.remarks = append(v.remarks, remark{lost.line, fmt.Sprintf("%s is not in the game, as in Fairy-Stockfish: in line %d, %s takes the letter %s", kind, o.line, o.key, letter)})
		}
		v.remove(kind) // even if it is this one: pawns no longer become it
	}
	v.pieces[o.key] = piece{letter, strings.TrimSpace(betza), o.value, o.line, own && o.builtin == "", o.builtin != ""}
	if custom && strings.Contains(betza, "e") {
		for _, key := range []string{"enPassantTypesWhite", "enPassantTypesBlack"} {
			v.kinds[key] = append(slices.Clone(v.kinds[key]), o.key)
		}
	}
}

// remove takes a kind away, also from what pawns become.
func (v *variant) remove(kind string) {
	delete(v.pieces, kind)
	for _, key := range []string{"promotionPieceTypesWhite", "promotionPieceTypesBlack"} {
		v.kinds[key] = slices.DeleteFunc(slices.Clone(v.kinds[key]), func(k string) bool { return k == kind })
	}
}

// set gives an option a value; one for both sides gives it to each.
func (v *variant) set(in *game.Source, key string, o option) {
	if isWord("sides", key) {
		for _, side := range []string{"White", "Black"} {
			v.setOne(in, key, key+side, o)
		}
		return
	}
	v.setOne(in, strings.TrimSuffix(strings.TrimSuffix(key, "White"), "Black"), key, o)
}

// setOne sets the option of a key. Name is the key without a side.
func (v *variant) setOne(in *game.Source, name, key string, o option) {
	v.options[key] = o
	switch {
	case isWord("kinds", name):
		v.kinds[key] = v.lettered(in, o)
	case isWord("pairs", name):
		v.setPairs(in, key, o)
	}
}

// lettered reads a list of letters as kinds; * is all of them.
func (v *variant) lettered(in *game.Source, o option) []string {
	var kinds []string
	for _, r := range strings.ReplaceAll(o.value, " ", "") {
		if r == '-' {
			break
		}
		kind := v.kind(string(r))
		if kind == "" {
			in.Fail(o.line, "%s: no piece has the letter %c", o.key, r)
		} else if !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	if row, _ := keyOf(o.key); row.form == "piece" {
		return v.lastOf(o, kinds)
	}
	return kinds
}

// lastOf returns the kind that counts of those that an option lists which takes only one.
// There no piece is the same as all.
func (v *variant) lastOf(o option, kinds []string) []string {
	if len(kinds) == 0 {
		return []string{everyKind}
	}
	last := kinds[len(kinds)-1:]
	if r := (remark{o.line, fmt.Sprintf("%s = %s: only the last letter counts, as in Fairy-Stockfish", o.key, o.value)}); len(kinds) > 1 && !slices.Contains(v.remarks, r) {
		v.remarks = append(v.remarks, r)
	}
	return last
}

// kind returns the kind that has a letter, "" if there is none.
func (v *variant) kind(letter string) string {
	if letter == everyKind {
		return everyKind
	}
	for kind, p := range v.pieces {
		if strings.EqualFold(p.letter, letter) {
			return kind
		}
	}
	return ""
}

// everyKind stands for all kinds in a list.
const everyKind = "*"

// setPairs reads pairs; a kind that they do not name keeps what it has.
func (v *variant) setPairs(in *game.Source, key string, o option) {
	if v.pairs[key] == nil {
		v.pairs[key] = make(map[string]string)
	}
	for _, text := range strings.Fields(o.value) {
		from, to, found := strings.Cut(text, ":")
		kind := v.kind(from)
		row, _ := keyOf(o.key)
		counts := row.form == "counts"
		switch {
		case text == "-":
		case !found || kind == "" || to == "" || counts && strings.Trim(to, "0123456789") != "":
			in.Fail(o.line, "%s: %q is not LETTER:%s", key, text, map[bool]string{false: "LETTER of pieces", true: "NUMBER"}[counts])
		case counts || to == "-":
			v.pairs[key][kind] = to
		case v.kind(to) == "":
			in.Fail(o.line, "%s: no piece has the letter %s", key, to)
		default:
			v.pairs[key][kind] = v.kind(to)
		}
	}
}

// oldRanks reads the old options that name ranks. Those that name the squares count.
func (v *variant) oldRanks(in *game.Source, sec *section) {
	ranks := number(v.options["maxRank"].value)
	rank := func(key string) (int, bool) {
		o, ok := sec.given[key]
		delete(v.options, key)
		n := number(o.value)
		if ok && !isMisread(o) && (n < 1 || n > ranks) {
			in.Fail(o.line, "%s = %s: expected a rank from 1 to %d", o.key, o.value, ranks)
		}
		return n, ok && n >= 1 && n <= ranks
	}
	if first, ok := rank("promotionRank"); ok {
		v.setRanks(sec, "promotionRegion", "promotionRank", first, ranks)
	}
	last, hasLast := rank("doubleStepRank")
	first, hasFirst := rank("doubleStepRankMin")
	switch {
	case hasLast: // the other one is not read then
		v.setRanks(sec, "doubleStepRegion", "doubleStepRank", 2, last)
	case hasFirst:
		v.setRanks(sec, "doubleStepRegion", "doubleStepRankMin", first, 2)
	}
}

// setRanks sets the region of each side to some ranks, unless the section says more.
func (v *variant) setRanks(sec *section, region, key string, first, last int) {
	ranks := number(v.options["maxRank"].value)
	var own, other []string
	for r := first; r <= last; r++ {
		own, other = append(own, fmt.Sprintf("*%d", r)), append(other, fmt.Sprintf("*%d", ranks+1-r))
	}
	for side, squares := range map[string][]string{"White": own, "Black": other} {
		if _, said := sec.given[region+side]; !said {
			v.options[region+side] = option{key: key, value: strings.Join(append(squares, "-"), " "), line: sec.given[key].line}
		}
	}
}
