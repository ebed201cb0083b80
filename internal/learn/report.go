package learn

import (
	"fmt"
	"strings"

	"fairymax/internal/atomicfile"
)

// report says in words what was learnt, and keeps that in the folder, with the curve.
func (r *run) report() (string, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "Learnt from games of %s, seed %d.\n", strings.Join(r.Variants, ", "), r.state.Seed)
	for _, g := range r.state.Generations {
		b.WriteString(r.describe(g))
	}
	fmt.Fprintf(&b, "\n%s\n%s", r.conclusion(), r.goesOn())
	fmt.Fprintf(&b, "All games, candidates and the loss curve (%s) are in %s.\n", curveFile, r.Folder)
	text := b.String()
	if err := atomicfile.Replace(r.path(curveFile), []byte(drawCurves(r.state.Generations))); err != nil {
		return text, err
	}
	return text, atomicfile.Replace(r.path(reportFile), []byte(text))
}

// describe tells of a generation.
func (r *run) describe(g *generation) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\nGeneration %d: %d new games.\n", g.Number, g.Games)
	if g.Reason == "" && g.Stage == done {
		return b.String() // its games are learnt from again
	}
	b.WriteString(g.Terms.String())
	fmt.Fprintf(&b, "The network learnt from %d positions of %d games.\n", g.Samples, g.AllGames)
	if g.Base > 0 {
		fmt.Fprintf(&b, "On held-out games its error is %.5f, that of the hand-written terms alone %.5f: %+.1f %%.\n",
			g.Best, g.Base, 100*(g.Best/g.Base-1))
		if !r.handWritten(g.Number) && len(g.Curve) > 0 {
			fmt.Fprintf(&b, "It continued from %s, which has %.5f.\n", r.rival(g.Number), g.Curve[0].HeldOut)
		}
	}
	fmt.Fprintf(&b, "It played against %s. %s\n", r.rival(g.Number), g.Reason)
	return b.String()
}

// rival is the evaluation that a generation's network was judged against, in words.
func (s *state) rival(generation int) string {
	switch g := s.installedBefore(generation); {
	case g > 0:
		return fmt.Sprintf("the network of generation %d", g)
	case s.handWritten(generation):
		return "the hand-written evaluation"
	}
	return "the network that was in use"
}

// goesOn is a line with the command that goes on, and what it does.
func (r *run) goesOn() string {
	if r.GoesOn == nil {
		return ""
	}
	does := "plays and learns from more games"
	if r.last().Undecided && r.byTime() {
		does = "first plays more games of the last match, then learns from more games"
	}
	return fmt.Sprintf("To continue: %s   (%s)\n", r.GoesOn(len(r.state.Generations)+1), does)
}

// conclusion says what plays now.
func (r *run) conclusion() string {
	for i := len(r.state.Generations) - 1; i >= 0; i-- {
		if g := r.state.Generations[i]; g.Installed {
			return fmt.Sprintf("The network of generation %d plays now: %s", g.Number, r.Target)
		}
	}
	if r.state.Start != identity(nil, r.Fingerprint) {
		return "Nothing was installed: the network in use stays."
	}
	return "Nothing was installed: the hand-written evaluation stays."
}
