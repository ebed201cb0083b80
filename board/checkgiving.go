package board

// CheckGiving says whether a move may give check.
type CheckGiving uint8

// The rules of giving check.
const (
	ChecksFree      CheckGiving = iota // every move may
	ChecksForbidden                    // no move may, as in racing kings
	ChecksThatMate                     // only a checkmate may
)

// checkGivings has a row for each rule: all that the program knows of it.
var checkGivings = [...]struct {
	word    string // of the language
	meaning string // for its reference, "" if the word says it
	duty    string // what it demands, as a sentence
	mates   bool   // a check that mates may be given
}{
	{"may", "", "", true},
	{"never", "a move may not give check", "No move may give check.", false},
	{"mate", "it may only if it is checkmate", "A move may give check only if it is checkmate.", true},
}

var _ = [1]struct{}{}[len(checkGivings)-1-int(ChecksThatMate)] // no row is missing

// CheckGivings returns the words of all rules, by number.
func CheckGivings() []string {
	var words []string
	for _, row := range checkGivings {
		words = append(words, row.word)
	}
	return words
}

// Meaning says for the reference of the language what the rule demands, "" if its word does.
func (c CheckGiving) Meaning() string { return checkGivings[c].meaning }

// String is the word of the language.
func (c CheckGiving) String() string { return checkGivings[c].word }

// Duty says in a sentence what the rule demands, "" if nothing.
func (c CheckGiving) Duty() string { return checkGivings[c].duty }

// CheckGiving returns the rule of giving check.
func (r *Rules) CheckGiving() CheckGiving { return r.royalRule.gives }

func (r *Rules) limitsChecks() bool { return r.CheckGiving() != ChecksFree }

// refusesGiving says whether a move is refused only because it gives check.
func (p *Position) refusesGiving(m Move) Refusal {
	if p.allowedWithout(ruleGiving, m) {
		return RefusedGiving
	}
	return NotRefused
}

// keepMayGive removes the moves from number n on that give a check that they may not
// give.
func (p *Position) keepMayGive(list *MoveList, n int) {
	if p.binds(ruleMating) {
		p.keepMating(list, n)
	}
	if p.binds(ruleGiving) {
		list.keep(n, p.mayGive)
	}
}

// mayGive reports whether a move gives no check, or one that it may give.
func (p *Position) mayGive(m Move) bool {
	return !p.GivesCheck(m) || checkGivings[p.rules.CheckGiving()].mates && p.leavesNoReply(m, true)
}

// leavesNoReply reports whether a move that gives check leaves none. A reply that gives check
// counts only if it mates; whether a third check in turn may be given is not asked, which
// keeps this from going on for ever.
func (p *Position) leavesNoReply(m Move, replies bool) bool {
	var next Position
	p.carryOut(m, &next)
	next.lifted |= 1 << ruleGiving
	if !replies {
		return next.NoWayOut()
	}
	var list MoveList
	next.Legal(&list)
	if list.Len() == 0 {
		return !next.Waits()
	}
	next.lifted = p.lifted
	for _, reply := range list.Moves() {
		if !next.GivesCheck(reply) || next.leavesNoReply(reply, false) {
			return false
		}
	}
	return true
}
