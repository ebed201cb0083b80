package board

// promotion is what [Compile] makes of a [PromotionDef] for one colour.
type promotion struct {
	zone, must *Set
	choices    []PieceType
}

func compilePromotions(def *Definition) (table [2][]*promotion) {
	for c := range table {
		table[c] = make([]*promotion, len(def.Types)+1)
		for i := range def.Promotions {
			d := &def.Promotions[i]
			table[c][d.Type] = &promotion{zone: &d.Zone[c], must: &d.Must[c], choices: d.Choices[c]}
		}
	}
	return table
}

// PromotionZone returns the squares on which a side's men of type t promote,
// nil if they never do.
func (r *Rules) PromotionZone(c Color, t PieceType) *Set {
	if p := r.promotion[c][t]; p != nil && len(p.choices) > 0 {
		return p.zone
	}
	return nil
}

// Choices returns what a side's men of type t promote to, in the order of the definition.
func (r *Rules) Choices(c Color, t PieceType) []PieceType {
	if p := r.promotion[c][t]; p != nil {
		return p.choices
	}
	return nil
}

// maxChoices is the most choices that any man has.
func (r *Rules) maxChoices() int {
	most := 0
	for _, rules := range r.promotion {
		for _, p := range rules {
			if p != nil {
				most = max(most, len(p.choices))
			}
		}
	}
	return most
}

// addPromotions adds a move that ends in its man's promotion zone: once for
// each choice, and as it is where the man may stay what he is.
func (p *Position) addPromotions(list *MoveList, m Move) {
	rule := p.rules.promotion[p.turn][p.board[m.From()].Type()]
	if !rule.must.Has(m.To()) {
		list.add(m)
	}
	for _, t := range rule.choices {
		list.add(m | Move(t)<<typeShift)
	}
}
