package sheet

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/board/define"
)

// promotions says what each type promotes to, where and when.
func (s *Sheet) promotions() []Paragraph {
	if len(s.Def.Promotions) == 0 && (len(s.Def.TurnOvers) > 0 || !s.suggestsPromotion()) {
		return nil
	}
	if len(s.Def.Promotions) == 0 {
		return []Paragraph{{"Promotion", "No piece promotes."}}
	}
	var texts []Paragraph
	for i := range s.Def.Promotions {
		texts = append(texts, Paragraph{"Promotion", s.promotion(&s.Def.Promotions[i])})
	}
	return texts
}

// suggestsPromotion reports whether a piece never goes back, so that one may ask what becomes of it
// at the end of the board.
func (s *Sheet) suggestsPromotion() bool {
	for i := range s.Def.Types {
		def := &s.Def.Types[i]
		for c, steps := range def.Steps {
			back := func(step define.Step) bool { return step.Vector.Up*int8(1-2*c) < 0 }
			if def.Owners[c] && len(steps) > 0 && !slices.ContainsFunc(steps, back) {
				return true
			}
		}
	}
	return false
}

func (s *Sheet) promotion(p *define.Promotion) string {
	name := s.TypeName(p.Type)
	switch nothing := len(p.Results()) == 0; {
	case nothing && (p.Otherwise == define.Stay || neverMust(p)):
		return Capitalize(Article(name)) + " does not promote."
	case nothing:
		return fmt.Sprintf("%s has nothing to promote to, so it may not move to %s.", Capitalize(Article(name)), s.zoneOfRule(p.Type, p.Must))
	}
	parts := []string{
		fmt.Sprintf("%s promotes %s.", Capitalize(Article(name)), s.promotionMoves(p)),
		s.passing(p),
		s.standing(p),
		s.must(p),
		s.choices(p),
	}
	parts = append(parts, s.atMost(p))
	if s.Def.Hand.Use&define.HandPromote != 0 {
		parts = append(parts, "The new piece comes from its side's hand, so only pieces in hand can be chosen.")
	}
	parts = append(parts, s.otherwise(p))
	return strings.Join(slices.DeleteFunc(parts, func(text string) bool { return text == "" }), " ")
}

// atMost says how many of what a type may become a side may have.
func (s *Sheet) atMost(p *define.Promotion) string {
	var most []string
	for _, t := range slices.Sorted(maps.Keys(p.AtMost)) {
		most = append(most, several(p.AtMost[t].Most, s.TypeName(t), s.plural(t)))
	}
	if len(most) == 0 {
		return ""
	}
	text := "A side may then have at most " + Enumerate(most, "and")
	if s.Def.Hand.Use != 0 {
		text += " on the board"
	}
	return text + "."
}

// promotionMoves says by which moves a type promotes.
func (s *Sheet) promotionMoves(p *define.Promotion) string {
	zone := s.zoneOfRule(p.Type, p.Zone)
	const ends, touches = define.ByEntering | define.ByInside, define.ByEntering | define.ByInside | define.ByLeaving
	by := p.By
	var ways []string
	add := func(bits define.PromotionBy, text string) {
		if by&bits == bits {
			by &^= bits
			ways = append(ways, text)
		}
	}
	add(touches, "a move that begins or ends there")
	add(ends, "a move that ends there")
	add(define.ByEntering, "a move that ends there and begins outside")
	add(define.ByInside, "a move that begins and ends there")
	add(define.ByCapturing, "a capture that begins there")
	add(define.ByLeaving, "a move that begins there and ends outside")
	if p.Always != ([2]define.Set{}) {
		ways = append(ways, "any move that ends on "+s.zoneOfRule(p.Type, p.Always))
	}
	if len(ways) > 0 {
		ways = []string{"with " + Enumerate(ways, "or")}
	}
	add(define.ByStanding, "by a separate move")
	if len(ways) == 0 {
		ways = []string{"by no move"}
	}
	return "on " + zone + ", " + strings.Join(ways, ", or ")
}

// passing says if captures en passant are no promotions.
func (s *Sheet) passing(p *define.Promotion) string {
	if !p.NoPassing {
		return ""
	}
	return "A capture en passant does not promote it."
}

// standing explains the separate move by which a type promotes.
func (s *Sheet) standing(p *define.Promotion) string {
	if p.By&define.ByStanding == 0 {
		return ""
	}
	text := "In the separate move, it becomes the new piece on its own square, or on an empty square to which the new piece could move, " +
		"unless it would attack an enemy piece there."
	if p.Lone {
		text += " A side's last " + s.TypeName(p.Type) + " may do so from any square."
	}
	return text
}

// must says where a type must promote.
func (s *Sheet) must(p *define.Promotion) string {
	const there = define.ByEntering | define.ByInside | define.ByStanding // with these it promotes where the move ends
	switch {
	case p.Must == p.Zone && p.By&^there == 0 && p.Always == [2]define.Set{}:
		return "It must promote there."
	case p.Must == p.Zone:
		return "It must promote if the move ends there; otherwise it may stay as it is."
	case neverMust(p):
		return "It need not promote."
	}
	return fmt.Sprintf("It must promote if the move ends on %s; elsewhere it may stay as it is.", s.zoneOfRule(p.Type, p.Must))
}

// choices says what a type may become.
func (s *Sheet) choices(p *define.Promotion) string {
	if s.onlyElse(p) {
		return "It becomes " + Article(s.TypeName(p.Else)) + "."
	}
	owners := s.Def.Types[p.Type-1].Owners
	white, black := s.sideChoices(p, define.White), s.sideChoices(p, define.Black)
	switch {
	case !owners[define.Black]:
		return "It becomes " + white + "."
	case !owners[define.White]:
		return "It becomes " + black + "."
	case white == black:
		return "It becomes " + white + "."
	}
	return fmt.Sprintf("White's becomes %s; Black's becomes %s.", white, black)
}

func (s *Sheet) sideChoices(p *define.Promotion, c define.Color) string {
	if p.ByPlace[c] == nil {
		return s.oneOf(p.Choices[c])
	}
	places := map[string]*define.Set{}
	kinds := map[string][]define.PieceType{}
	var order []string
	for _, at := range slices.Sorted(maps.Keys(p.ByPlace[c])) {
		if !p.Zone[c].Has(at) {
			continue
		}
		key := fmt.Sprint(p.ByPlace[c][at])
		if places[key] == nil {
			places[key] = new(define.Set)
			kinds[key] = p.ByPlace[c][at]
			order = append(order, key)
		}
		places[key].Add(at)
	}
	var parts []string
	for _, key := range order {
		parts = append(parts, fmt.Sprintf("%s on %s", s.oneOf(kinds[key]), s.place(places[key], &p.Zone[c])))
	}
	return strings.Join(parts, ", ")
}

// place names a part of a zone: by its files if it is whole files of the zone.
func (s *Sheet) place(part, zone *define.Set) string {
	var files []int
	for file := range s.Def.Files {
		in, out := 0, 0
		for rank := range s.Def.Ranks {
			at := define.Square(rank*s.Def.Files + file)
			switch {
			case part.Has(at):
				in++
			case zone.Has(at):
				out++
			}
		}
		if in > 0 && out > 0 {
			return s.squares(part, "or")
		}
		if in > 0 {
			files = append(files, file)
		}
	}
	return fileWords(files)
}

// otherwise says what happens when no choice is left.
func (s *Sheet) otherwise(p *define.Promotion) string {
	has := "If it must promote and no choice is left, "
	if neverMust(p) {
		has = "If no choice is left, "
	}
	if s.onlyElse(p) {
		return ""
	}
	switch p.Otherwise {
	case define.Stay:
		return has + "it stays as it is."
	case define.BecomeElse:
		return has + "it becomes " + Article(s.TypeName(p.Else)) + "."
	}
	switch runsOut := len(p.AtMost) > 0 || s.choiceless(p) || s.Def.Hand.Use&define.HandPromote != 0; {
	case !runsOut:
		return ""
	case neverMust(p):
		return has + "it does not promote."
	}
	return has + "it may not make that move."
}

// choiceless reports whether a side has pieces of a type that become nothing.
func (s *Sheet) choiceless(p *define.Promotion) bool {
	owners := s.Def.Types[p.Type-1].Owners
	for c := range owners {
		if owners[c] && hasNoChoice(p, define.Color(c)) {
			return true
		}
	}
	return false
}

// onlyElse reports whether a type can become nothing but what is left when there is no choice.
func (s *Sheet) onlyElse(p *define.Promotion) bool {
	return p.Otherwise == define.BecomeElse && hasNoChoice(p, define.White) && hasNoChoice(p, define.Black)
}

func hasNoChoice(p *define.Promotion, c define.Color) bool {
	return len(p.Choices[c])+len(p.ByPlace[c]) == 0
}

func neverMust(p *define.Promotion) bool {
	return p.Must[define.White].Empty() && p.Must[define.Black].Empty()
}
