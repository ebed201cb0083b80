package learn

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
	"fairymax/internal/train"
)

// collect makes the samples of all generations up to one. Those of a generation are made once
// in a session: the next generations learn from them too, if the weights of the terms stay.
func (r *run) collect(ctx context.Context, g *generation) (*train.Samples, error) {
	r.status = r.stageOf(g)
	r.status.Stage = reading
	r.tell(r.status)
	var paths []string
	for n := 1; n <= g.Number; n++ {
		if err := r.convert(ctx, n); err != nil {
			return nil, err
		}
		paths = append(paths, r.samplesOf(n))
	}
	samples, err := train.Open(paths...)
	if err == nil && samples.Training.Len() == 0 {
		samples.Close()
		err = fmt.Errorf("%s: %w", study.Games(samples.Units), errNoPositions)
	}
	return samples, err
}

// errNoPositions is the error of games that are too short or too few.
var errNoPositions = errors.New("there is no position to learn from; more time or games are needed")

// reading is the stage of collect.
const reading = "reading games"

// samplesVersion grows when other samples are made of the same games.
const samplesVersion = 2

// source says of what the samples of a generation are.
type source struct {
	Version int
	Games   string // digest of their file
	Weights eval.Weights
	Label
}

// source describes the games of a generation in one line.
func (r *run) source(generation int) (string, error) {
	file, err := os.Open(r.gamesOf(generation))
	if err != nil {
		return "", err
	}
	defer file.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, file); err != nil {
		return "", err
	}
	text, err := json.Marshal(&source{samplesVersion, hex.EncodeToString(sum.Sum(nil)), r.weights, r.label(generation)})
	return string(text), err
}

// convert replays the games of a generation and makes a file of samples of them. It goes on
// where it was if it was stopped.
func (r *run) convert(ctx context.Context, generation int) error {
	of, err := r.source(generation)
	if err != nil {
		return err
	}
	w, err := train.OpenWriter(r.samplesOf(generation), of)
	if err != nil {
		return err
	}
	r.status.Games += w.Done()
	if !w.Complete() {
		err = r.replay(ctx, generation, w)
	}
	if err != nil {
		return errors.Join(err, w.Close())
	}
	return w.Finish()
}

// replay adds the samples of the games that are missing.
func (r *run) replay(ctx context.Context, generation int, w *train.Writer) error {
	label, samplers := r.label(generation), map[*define.Game]*sampler{}
	var failed error
	_, err := selfplay.ReadAfter(r.gamesOf(generation), w.Done(), r.rules, func(record *selfplay.Record, game *board.Game) bool {
		rules := game.Start().Rules() // shuffled starts have rules of their own
		s := samplers[rules.Def]
		if s == nil {
			s = newSampler(rules, label, r.weights)
			samplers[rules.Def] = s
		}
		s.sample.HeldOut = isHeldOut(generation-1, record.Number)
		s.add(w, record, game)
		failed = errors.Join(w.Next(), r.stoppedBy(ctx))
		r.status.Games++
		r.show()
		return failed == nil
	})
	return errors.Join(err, failed)
}

// removeSamples removes the samples of all generations. They take much room, and are made anew of
// the games when they are needed.
func (r *run) removeSamples() {
	for _, g := range r.state.Generations {
		_ = os.Remove(r.samplesOf(g.Number)) // one that stays does no harm
	}
}
