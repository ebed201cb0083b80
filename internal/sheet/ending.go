package sheet

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fairymax/board/define"
)

// endings says how games end, in the order in which the board checks the rules.
func (s *Sheet) endings() []Paragraph {
	e := &s.Def.Endings
	var texts []string
	for _, key := range define.EndingKeys() {
		texts = append(texts, s.ending(&key)...)
	}
	texts = slices.Concat(texts, s.mates(), s.material(), s.repetition(), s.moveRule(), s.counting(e.Counting), s.points(), s.impasse(e.Impasse))
	var all []Paragraph
	for _, text := range texts {
		all = append(all, Paragraph{"Endings", text})
	}
	return all
}

// ending says what an ending is that a position shows.
func (s *Sheet) ending(key *define.EndingKey) []string {
	column := key.Column(&s.Def.Endings)
	if reflect.ValueOf(column).Elem().IsZero() {
		return nil
	}
	text := ""
	switch value := column.(type) {
	case *[]define.Goal:
		return s.goals()
	case *define.Extinction:
		return s.extinction()
	case *define.BareKing:
		return []string{"Bare king: " + value.Sentence()}
	case *define.Outcome:
		text = outcome("it", *value)
	case *define.TypeMask:
		text = s.manyOf(s.Members(*value), "or")
	case *int:
		text = Ordinal(*value)
	case *bool:
		return []string{key.Says}
	}
	return []string{fmt.Sprintf(key.Says, text)}
}

// outcome says what an ending means for the named side.
func outcome(side string, o define.Outcome) string {
	return [...]string{
		define.Ongoing: "the game goes on",
		define.Loss:    side + " loses",
		define.Draw:    "the game is drawn",
		define.Win:     side + " wins",

		define.WhiteWins: "White wins",
		define.BlackWins: "Black wins",
	}[o]
}

// goals says what wins by reaching some squares, once for all pieces with the same goal.
func (s *Sheet) goals() []string {
	const piece = "\x00"
	var texts []string
	var types [][]define.PieceType // of each text
	for _, g := range s.Def.Endings.Goals {
		text := "a side that brings %s to %s wins%s."
		if side, only := s.onlyOwner(g.Type); only {
			text = "if " + side.String() + " brings %s to %s, it wins%s."
		}
		text = "Goal: " + fmt.Sprintf(text, piece, s.zoneOfRule(g.Type, g.Zone), g.Counts.Condition()) + answer(g.Answer)
		i := slices.Index(texts, text)
		if i < 0 {
			i, texts, types = len(texts), append(texts, text), append(types, nil)
		}
		types[i] = append(types[i], g.Type)
	}
	for i, text := range texts {
		texts[i] = strings.Replace(text, piece, s.oneOf(types[i]), 1)
	}
	if len(texts) > 0 && len(s.Def.TurnOvers) > 0 {
		texts[len(texts)-1] += " A piece that turns over counts as what it has become."
	}
	return texts
}

// onlyOwner returns the side that alone can have pieces of a type, if there is one.
func (s *Sheet) onlyOwner(t define.PieceType) (side define.Color, only bool) {
	owners := s.Def.Types[t-1].Owners
	if owners[define.White] {
		return define.White, !owners[define.Black]
	}
	return define.Black, owners[define.Black]
}

// answer says which sides have one more move after the other has reached a goal.
func answer(may [2]bool) string {
	const more = " has one more move after the other side has reached the goal; if it reaches a goal too, the game is drawn."
	switch may {
	case [2]bool{true, true}:
		return " Each side" + more
	case [2]bool{true, false}:
		return " White" + more
	case [2]bool{false, true}:
		return " Black" + more
	}
	return ""
}

// extinction says which pieces a side must not run out of: for each side where they differ.
func (s *Sheet) extinction() []string {
	x := s.Def.Endings.Extinct
	var owned [2][]define.PieceType
	for _, t := range s.Members(x.Types) {
		for c, owns := range s.Def.Types[t-1].Owners {
			if owns {
				owned[c] = append(owned[c], t)
			}
		}
	}
	if slices.Equal(owned[define.White], owned[define.Black]) {
		return []string{"Extinction: " + s.runsOut("a side", owned[define.White]) + "."}
	}
	var parts []string
	for c, types := range owned {
		if len(types) > 0 {
			parts = append(parts, s.runsOut(define.Color(c).String(), types))
		}
	}
	return []string{"Extinction: " + strings.Join(parts, "; ") + "."}
}

// runsOut says what happens to a side that has too few pieces of some types left.
func (s *Sheet) runsOut(side string, types []define.PieceType) string {
	x := s.Def.Endings.Extinct
	left := "none"
	if x.Left > 0 {
		left = fmt.Sprintf("at most %d", x.Left)
	}
	end, pronoun := side+" loses", "it"
	switch x.Result {
	case define.Win:
		end = side + " wins"
	case define.Draw, define.WhiteWins, define.BlackWins:
		end, pronoun = outcome("", x.Result), side
	}
	switch {
	case len(types) == 1:
		return fmt.Sprintf("%s when %s has %s left of its %s", end, pronoun, left, s.manyOf(types, "and"))
	case x.All:
		return fmt.Sprintf("%s when %s has %s left of its %s, counted together", end, pronoun, left, s.manyOf(types, "and"))
	}
	return fmt.Sprintf("%s when %s has %s left of one of these types: %s", end, pronoun, left, s.manyOf(types, "or"))
}

// mates says what happens to a side without a legal move. A game without check has
// no checkmate.
func (s *Sheet) mates() []string {
	e := &s.Def.Endings
	stuck := outcome("it", e.Stalemate)
	if e.Fewer {
		stuck = "the side with fewer pieces on the board wins; if both have the same number, the game is drawn"
	}
	if s.Def.Royal.Types == 0 || s.Def.Royal.Check == define.CheckOff {
		return []string{fmt.Sprintf("Stalemate: if a side has no legal move, %s.", stuck)}
	}
	return []string{
		fmt.Sprintf("Checkmate: if a side is in check and has no legal move, %s.", outcome("it", e.Checkmate)) + s.mating(),
		fmt.Sprintf("Stalemate: if a side is not in check and has no legal move, %s.", stuck),
	}
}

func (s *Sheet) material() []string {
	if s.Def.Endings.Material == define.Ongoing {
		return []string{"Dead positions: the game goes on, whatever pieces are left."}
	}
	return []string{fmt.Sprintf("Dead positions: if neither side can ever win with the pieces that are left, %s.", outcome("the side to move", s.Def.Endings.Material))}
}

func (s *Sheet) repetition() []string {
	r := s.Def.Endings.Repetition
	if r.Count == 0 {
		return []string{"Repetition: positions may be repeated without limit."}
	}
	texts := []string{fmt.Sprintf("Repetition: if a position occurs for the %s time, %s.", Ordinal(r.Count), outcome("the side that repeated it", r.Result))}
	if r.PerpetualCheck != define.Ongoing {
		texts = append(texts, fmt.Sprintf("Perpetual check: if every move of one side between the repetitions gave check, %s instead.", outcome("that side", r.PerpetualCheck)))
	}
	if r.PerpetualChase != define.Ongoing {
		texts = append(texts, fmt.Sprintf("Perpetual chase: if every move of one side between the repetitions chased the same piece, %s instead.", outcome("that side", r.PerpetualChase))+s.chases(&r.Chase))
	}
	return texts
}

// moveRule names the pieces that make progress when they move.
func (s *Sheet) moveRule() []string {
	n := s.Def.Endings.MoveRule
	if n == 0 {
		return []string{"Move rule: none; a game may continue without progress."}
	}
	progress := []string{"a capture"}
	if s.Def.Hand.Use&define.HandDrop != 0 {
		progress = append(progress, "a drop")
	}
	var types []define.PieceType
	for i := range s.Def.Types {
		if t := define.PieceType(i + 1); s.ResetsMoveRule(t) && s.moves(t) {
			types = append(types, t)
		}
	}
	if len(types) > 0 {
		progress = append(progress, "a move of "+s.oneOf(types))
	}
	return []string{fmt.Sprintf("Move rule: after %s by each side without %s, %s.", several(n, "move", "moves"), Enumerate(progress, "or"), outcome("", max(define.Draw, s.Def.Endings.MoveRuleResult)))}
}

// moves reports whether pieces of a type can move at all.
func (s *Sheet) moves(t define.PieceType) bool {
	steps := s.Def.Types[t-1].Steps
	return len(steps[define.White])+len(steps[define.Black]) > 0
}

// mating says which checks may mate and win.
func (s *Sheet) mating() string {
	d, text := s.Def.Endings.Mating, ""
	if d.Needs != 0 {
		text += fmt.Sprintf(" But it is a draw unless %s has given check in the unbroken series of checks that ends with the mate.", s.oneOf(s.Members(d.Needs)))
	}
	if d.Never != 0 {
		text += fmt.Sprintf(" A move may not mate if only %s gives check.", s.oneOf(s.Members(d.Never)))
	}
	return text
}
