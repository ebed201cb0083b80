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
		b.WriteString(g.String())
	}
	fmt.Fprintf(&b, "\n%s\n", r.conclusion())
	fmt.Fprintf(&b, "All games, candidates and the loss curve (%s) are in %s.\n", curveFile, r.Folder)
	text := b.String()
	if err := atomicfile.Replace(r.path(curveFile), []byte(drawCurves(r.state.Generations))); err != nil {
		return text, err
	}
	return text, atomicfile.Replace(r.path(reportFile), []byte(text))
}

// String tells of a generation.
func (g *generation) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "\nGeneration %d: %d new games.\n", g.Number, g.Games)
	fmt.Fprintf(&b, "The network learnt from %d positions of %d games.\n", g.Samples, g.AllGames)
	if g.Base > 0 {
		fmt.Fprintf(&b, "On held-out games its error is %.5f, that of the hand-written evaluation %.5f: %+.1f %%.\n",
			g.Best, g.Base, 100*(g.Best/g.Base-1))
	}
	fmt.Fprintf(&b, "Gate: %s.\n", g.Reason)
	return b.String()
}

// conclusion says what plays now.
func (r *run) conclusion() string {
	for i := len(r.state.Generations) - 1; i >= 0; i-- {
		if g := r.state.Generations[i]; g.Installed {
			return fmt.Sprintf("The network of generation %d plays now: %s", g.Number, r.Target)
		}
	}
	if r.state.Start != identity(nil, r.Fingerprint) {
		return "Nothing was installed: the network that was in use stays."
	}
	return "Nothing was installed: the hand-written evaluation stays. More time gives more games to learn from."
}
