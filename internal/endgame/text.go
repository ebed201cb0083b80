package endgame

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/spelling"
)

// NewPotential begins a list of answers about a game.
func NewPotential(title string, rules *board.Rules) *Potential {
	p := &Potential{Title: title, Board: fmt.Sprintf("%d×%d", rules.Files, rules.Ranks), MoveRule: rules.MoveRule(), Answers: []Answer{}, wins: otherWins(rules)}
	for _, s := range unseenRules() {
		if !s.refuses && s.has(rules) {
			p.Unjudged = append(p.Unjudged, s.name)
		}
	}
	return p
}

// WriteText writes the answers as a table.
func (p *Potential) WriteText(w io.Writer) {
	fmt.Fprintf(w, "%s, %s: positions won by the side with the pieces named first\n\n", p.Title, p.Board)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "material\tit moves\tthe other moves\tlongest win\t")
	for i := range p.Answers {
		a := &p.Answers[i]
		for j := range a.Parts {
			fmt.Fprintln(table, a.row(&a.Parts[j]))
		}
	}
	_ = table.Flush()
	fmt.Fprintln(w)
	for i := range p.Answers {
		fmt.Fprintf(w, "%s: %s\n", p.Answers[i].Name(), p.Answers[i].Verdict())
	}
	fmt.Fprint(w, "\n"+p.wins+Labels(p.Unjudged))
}

// Labels says in a line what was not judged, "" if everything was.
func Labels(unjudged []string) string {
	if len(unjudged) == 0 {
		return ""
	}
	return "Not judged: " + strings.Join(unjudged, ", ") + ".\n"
}

// LineText writes a line with the numbers of its moves.
func LineText(p *board.Position, moves []string) string {
	var b strings.Builder
	number, turn := 1, p.Turn()
	for i, m := range moves {
		switch {
		case turn == define.White:
			fmt.Fprintf(&b, "%d. ", number)
		case i == 0:
			fmt.Fprintf(&b, "%d... ", number)
		}
		b.WriteString(m + " ")
		if turn == define.Black {
			number++
		}
		turn = turn.Other()
	}
	return strings.TrimSuffix(b.String(), " ")
}

// Name says in words what an answer is about, as "archbishop against rook".
func (a *Answer) Name() string {
	text := "no piece"
	if len(a.Pieces) > 0 {
		text = strings.Join(a.Pieces, " and ")
	}
	if len(a.Against) > 0 {
		text += " against " + strings.Join(a.Against, " and ")
	}
	return strings.ReplaceAll(text, "-", " ")
}

// Sentence says in a sentence what the answer is, with the longest win.
func (a *Answer) Sentence() string {
	most := -1
	for _, part := range a.Parts {
		most = max(most, part.White.Longest, part.Black.Longest)
	}
	text := strings.ToUpper(a.Side[:1]) + a.Side[1:] + "'s " + a.Name() + ": " + a.Verdict()
	if most > 0 {
		text += ", in at most " + movesText(most)
	}
	return text + "."
}

// row is a line of the table.
func (a *Answer) row(part *Part) string {
	own, other := part.White, part.Black
	if a.Side == sideWords[define.Black] {
		own, other = other, own
	}
	name := a.Material
	if part.Name != "" {
		name += " " + part.Name
	}
	return fmt.Sprintf("%s\t%s\t%s\t%s\t", name, spelling.Percent(own.Share()), spelling.Percent(other.Share()), movesText(max(own.Longest, other.Longest)))
}

// movesText writes plies as moves of the winner.
func movesText(plies int) string {
	switch {
	case plies < 0:
		return "none"
	case plies == 0:
		return "at once"
	case plies <= 2:
		return "1 move"
	}
	return fmt.Sprintf("%d moves", movesOf(plies))
}

// movesOf is how many moves of the winner some plies have.
func movesOf(plies int) int { return (plies + 1) / 2 }

// Shares from which on material is said to win, or not to.
const (
	mostlyWon = 0.9
	hardlyWon = 0.1
)

// Verdict says what the shares mean.
func (a *Answer) Verdict() string {
	var texts []string
	for i := range a.Parts {
		text := a.verdictOf(&a.Parts[i])
		if name := a.Parts[i].Name; name != "" {
			text = name + ", it " + text
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, "; ")
}

// counts are those with the side to move that is asked about.
func (a *Answer) counts(part *Part) Counts {
	if a.Side == sideWords[define.Black] {
		return part.Black
	}
	return part.White
}

// verdictOf says it of a part.
func (a *Answer) verdictOf(part *Part) string {
	own, text := a.counts(part), ""
	switch share := own.Share(); {
	case own.Won == own.Positions && own.Won > 0:
		text = "wins every position when it is to move"
	case share >= mostlyWon:
		text = "wins"
	case share > hardlyWon:
		text = "wins some positions"
	case own.Won > 0:
		text = "hardly ever wins"
	default:
		return "never wins"
	}
	switch {
	case part.Cursed:
		text += fmt.Sprintf(", but in %d positions later than the move rule allows", part.Beyond)
	case part.Beyond > 0:
		text += fmt.Sprintf(", in %d positions perhaps later than the move rule allows", part.Beyond)
	}
	return text
}

// Whole returns the share of all positions that the side wins when it is to move, and the moves of
// its longest win, 0 if it has none.
func (a *Answer) Whole() (share float64, moves int) {
	var sum Counts
	most := 0
	for i := range a.Parts {
		own := a.counts(&a.Parts[i])
		sum.Positions, sum.Won = sum.Positions+own.Positions, sum.Won+own.Won
		most = max(most, a.Parts[i].White.Longest, a.Parts[i].Black.Longest)
	}
	return sum.Share(), (most + 1) / 2
}
