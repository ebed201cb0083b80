package learn

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/net"
	"fairymax/internal/atomicfile"
	"fairymax/internal/selfplay"
	"fairymax/internal/texel"
)

// Before a network learns, the weights of the hand-written terms are fitted to the games of its
// generation: what a threat or a safe check is worth differs from game to game, and the network does
// not see it. The network in use is added to the terms meanwhile, so that these find what it lacks.

const (
	termRounds = 2    // the second one finds little
	termHold   = 1e-5 // with usualTerms; ten times as much or as little gives nearly the same
	usualTerms = 100_000
)

// fitTerms fits the weights that a generation's network corrects, or reads them if that is done. They
// are kept only if they predict held-out games better than those before.
func (r *run) fitTerms(ctx context.Context, g *generation) error {
	path := r.weightsOf(g.Number)
	text, err := os.ReadFile(path)
	if err == nil {
		if r.weights, err = eval.ParseWeights(string(text)); err != nil {
			err = fmt.Errorf("%s: %w", path, err)
		}
		return err
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	before, err := r.predecessor(g)
	if err != nil {
		return err
	}
	r.weights = weightsOf(before)
	if err := r.improve(ctx, g, before); err != nil {
		return err
	}
	if err := r.keep(); err != nil { // what the fit has found, before the file says that it is done
		return err
	}
	return atomicfile.Replace(path, []byte(r.weights.String()))
}

// improve fits the weights of a network, nil for the standard ones, to the games of a generation.
func (r *run) improve(ctx context.Context, g *generation, before *net.Network) error {
	r.status = r.stageOf(g)
	r.status.Stage = weighing
	r.tell(r.status)
	samples, err := r.draw(ctx, g, before)
	if err != nil {
		return err
	}
	how := texel.Fitting{
		Start: r.weights, Hold: hold(len(samples)), Rounds: termRounds, Curve: 1 / r.label(g.Number).K, Threads: r.Threads,
		Slope: func(round, weight, all int) {
			r.status.Part = float64(round*all+weight) / float64(termRounds*all)
			r.show()
		},
	}
	fitted, err := texel.Fit(ctx, samples, how)
	switch {
	case errors.Is(err, texel.ErrTooFew):
		return nil
	case ctx.Err() != nil:
		return ErrStopped
	case err != nil:
		return err
	}
	g.Terms.Before, g.Terms.After = surprisal(fitted.Validation)
	if before, after := surprisal(fitted.Training); after >= before {
		g.Terms.After = g.Terms.Before // what the fit has not learnt, held-out games predict by chance
	}
	if g.Terms.better() {
		r.weights = fitted.Weights
	}
	return nil
}

// hold is what keeps the weights where they are: the fewer positions, the more of it, as they say less.
func hold(positions int) float64 {
	return termHold * max(1, usualTerms/float64(max(1, positions)))
}

// weighing is the stage of improve.
const weighing = "fitting terms"

// termFit is how well terms predict held-out games: in bits a position, 0 if there are none.
type termFit struct {
	Before float64 `json:"before"`
	After  float64 `json:"after"`
}

// String says it in a sentence of a report, "" if nothing is known.
func (t termFit) String() string {
	switch {
	case t == termFit{}:
		return ""
	case t.better():
		return fmt.Sprintf("The weights of the hand-written terms were fitted to these games first. With them, held-out games are predicted with an error of %.4f bits a position instead of %.4f.\n", t.After, t.Before)
	}
	return "The weights of the hand-written terms stay: no others predict held-out games better.\n"
}

func (t termFit) better() bool { return t.After < t.Before }

// surprisal is the mean of all variants.
func surprisal(reports []texel.Report) (before, after float64) {
	for _, r := range reports {
		before += r.Before / float64(len(reports))
		after += r.After / float64(len(reports))
	}
	return before, after
}

// predecessor is the network that learning goes on from, nil if there is none.
func (r *run) predecessor(g *generation) (*net.Network, error) {
	champion, err := r.champion(r.state, g.Number)
	return cmp.Or(correctionOf(champion), correctionOf(r.stale())), err
}

// weightsOf are the weights that a network corrects.
func weightsOf(n *net.Network) eval.Weights {
	if n == nil || n.Terms == nil {
		return eval.Standard()
	}
	return *n.Terms
}

// draw takes positions of a generation's games, about as many of each.
func (r *run) draw(ctx context.Context, g *generation, before *net.Network) (list []texel.Sample, err error) {
	most := termPositions(r.Session.Budget)
	each := most/max(1, g.Games) + 1
	drawers := map[*define.Game]*drawer{}
	var stopped error
	_, err = selfplay.ReadAfter(r.gamesOf(g.Number), 0, r.rules, func(record *selfplay.Record, game *board.Game) bool {
		rules := game.Start().Rules()
		d := drawers[rules.Def]
		if d == nil {
			d = newDrawer(rules, r.label(g.Number), before)
			drawers[rules.Def] = d
		}
		d.heldOut = isHeldOut(g.Number-1, record.Number)
		list = append(list, d.draw(record, game, each)...)
		stopped = r.stoppedBy(ctx)
		return stopped == nil && len(list) < most
	})
	return list, errors.Join(err, stopped)
}

// drawer draws positions of the games of one variant.
type drawer struct {
	*sampler
	network *net.Evaluator // nil without one
	heldOut bool           // the game is held out
}

func newDrawer(rules *board.Rules, label Label, network *net.Network) *drawer {
	d := &drawer{sampler: newSampler(rules, label, weightsOf(network))}
	if network != nil {
		d.network = net.New(d.game, network)()
	}
	return d
}

// draw takes at most so many positions of a game that teach, at equal distances.
func (d *drawer) draw(record *selfplay.Record, game *board.Game, most int) (list []texel.Sample) {
	d.each(record, game, func(p *board.Position, chance float64) {
		list = append(list, texel.Sample{Position: p, Target: chance, Validation: d.heldOut})
	})
	if n := len(list); n > most {
		for i := range most {
			list[i] = list[i*n/most+record.Number%(n/most)]
		}
		list = list[:most]
	}
	for i := range list {
		if x := &list[i]; d.network != nil {
			d.network.Begin(x.Position)
			x.Correction = d.network.Output(0, x.Position)
		}
	}
	return list
}
