package main

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"fairymax/internal/compare"
	"fairymax/internal/page"
	"fairymax/internal/sheet"
	"fairymax/internal/study"
	"fairymax/variants"
	"fairymax/variants/spelling"
)

// errTrouble is a failure of a command for which status 1 means something else.
var errTrouble = errors.New("the failure has been reported")

// defaultPositions is how many pairs of positions diff compares.
const defaultPositions = 500_000

// diff compares the rules of two variants, and finds a game that shows the
// difference. As with diff(1), the status is 0 for no difference, 1 for some and 2
// for a failure.
func diff(k *call) error {
	positions := k.flags.Int("positions", defaultPositions, "compare at most this many `POSITIONS` in play")
	k.limit("positions", 1, 0)
	if err := k.parse(2, 2); err != nil {
		return err
	}
	var games [2]*variants.Variant
	for i, name := range k.arguments {
		v, err := k.catalogue().Load(name)
		if err != nil {
			k.tell(nil, err)
			return errTrouble
		}
		games[i] = v
	}
	pace := study.Pace{Began: time.Now()}
	words := compare.Words(page.PlainSheetOf(games[0]), page.PlainSheetOf(games[1]))
	finding := compare.Find(games[0].Rules, games[1].Rules, *positions, func(pairs int) {
		k.live().progress("%s of %s positions%s", thousands(uint64(pairs)), thousands(uint64(*positions)), timeLeft(pace, pairs, *positions))
	})
	k.live().clear()
	d := &difference{k.console, [2]string{games[0].Name, games[1].Name}}
	if d.names[0] == d.names[1] {
		d.names = [2]string(k.arguments)
	}
	d.words(words)
	d.play(finding)
	if len(words) > 0 || finding.Disagreement != nil {
		return errReported
	}
	return nil
}

// difference prints how two games differ.
type difference struct {
	console
	names [2]string
}

// words prints the differences between the rule sheets.
func (d *difference) words(list []compare.Difference) {
	for _, difference := range list {
		fmt.Fprintf(d.out, "%s\n", difference.Label)
		for i, name := range d.names {
			texts := difference.Texts[i]
			if len(texts) == 0 {
				texts = []string{"-"}
			}
			for n, text := range texts {
				lead := strings.Repeat(" ", len("  "+name+": "))
				if n == 0 {
					lead = "  " + name + ": "
				}
				d.wrapped(lead, text)
			}
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(d.out, "The two rule sheets are the same.")
	}
}

// wrapped prints a text after a lead; further lines are indented.
func (d *difference) wrapped(lead, text string) {
	for i, line := range sheet.WrapIndented(len([]rune(lead)), text) {
		if i == 0 {
			line = lead + strings.TrimLeft(line, " ")
		}
		fmt.Fprintln(d.out, line)
	}
}

// play prints a game that shows a difference.
func (d *difference) play(f compare.Finding) {
	limit := fmt.Sprintf("no difference within %s%s (%s)", plies(f.Plies), gameWords(f), spelling.Counted(f.Positions, "position"))
	switch {
	case f.Disagreement == nil && f.Complete:
		fmt.Fprintf(d.out, "In play: no difference in any game (%s).\n", spelling.Counted(f.Positions, "position"))
		return
	case f.Disagreement == nil:
		d.wrapped("", "In play: "+limit+".")
		return
	case len(f.Line) == 0:
		fmt.Fprintln(d.out, "In play: they differ at the first move.")
	case f.Shortest:
		d.wrapped("", "In play: the shortest game that shows a difference is "+strings.Join(f.Line, " ")+".")
	default:
		d.wrapped("", fmt.Sprintf("In play: a game that shows a difference is %s. It may not be the shortest, but none has fewer than %s.", strings.Join(f.Line, " "), plies(f.Plies+1)))
	}
	for i, name := range d.names {
		d.after(i, name, f.Disagreement)
	}
}

// after prints the moves that only one of the games has, and how it has ended.
func (d *difference) after(i int, name string, found *compare.Disagreement) {
	lead := fmt.Sprintf("  %s: ", name)
	if only := found.Only[i]; len(only) > 0 {
		d.wrapped(lead, fmt.Sprintf("only here %v can play %s", found.At[i].Turn(), strings.Join(only, " ")))
		lead = strings.Repeat(" ", len([]rune(lead)))
	}
	if found.Results[0] == found.Results[1] {
		return
	}
	switch r := found.Results[i]; {
	case !r.Over:
		d.wrapped(lead, "the game continues")
	case r.Draw:
		d.wrapped(lead, fmt.Sprintf("the game is drawn: %v", r.Reason))
	default:
		d.wrapped(lead, fmt.Sprintf("%v wins: %v", r.Winner, r.Reason))
	}
}

func plies(n int) string {
	if n == 1 {
		return "1 ply"
	}
	return fmt.Sprintf("%d plies", max(0, n))
}

func gameWords(f compare.Finding) string {
	if f.Games == 0 {
		return ""
	}
	return fmt.Sprintf(", nor in %d random games", f.Games)
}
