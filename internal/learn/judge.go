package learn

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"fairymax/engine"
	"fairymax/engine/net"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/gate"
)

// trialGames are the games of a gate that have been played.
type trialGames struct {
	Of    string     `json:"of"` // what was judged, and how
	State gate.State `json:"state"`
}

// judge plays the candidate against the champion.
func (r *run) judge(ctx context.Context, g *generation) error {
	champion, err := r.champion(r.state, g.Number)
	if err != nil {
		return err
	}
	file, err := os.ReadFile(r.candidate(g.Number))
	if err != nil {
		return err
	}
	series := fmt.Sprintf("%s against %s", identity(file, ""), identity(champion, r.Fingerprint))
	if err := r.setControl(g); err != nil {
		return err
	}
	trials := trialGames{Of: fmt.Sprintf("%s, %v", series, g.Control)}
	r.resume(g, &trials)
	judge := r.gate(g, series, trials)
	r.status = r.stageOf(g)
	report, keep := r.keepTrials(g, trials.Of)
	judge.Report = report
	defer keep()
	const hash = 8 // megabytes
	one, err1 := r.engineOf(file, hash)
	other, err2 := r.engineOf(champion, hash)
	if err := errors.Join(err1, err2); err != nil {
		return err
	}
	return r.verdict(ctx, g, judge, one, other)
}

// setControl gives the gate of a generation its time control: the one with which it has begun, if
// time or nodes decide as before.
func (r *run) setControl(g *generation) error {
	if g.Control == r.control() || g.Control != (arena.Control{}) && (g.Control.Nodes == 0) == r.byTime() {
		return nil
	}
	g.Control = r.control()
	return r.keep() // before a game counts on it
}

// gate prepares the gate.
func (r *run) gate(g *generation, series string, trials trialGames) *gate.Gate {
	judge := &gate.Gate{
		Games: r.Games, Control: g.Control, Threads: r.Threads, Seed: r.state.Seed + uint64(g.Number),
		Series: series, Played: trials.State,
	}
	if !r.byTime() {
		judge.Most = r.Trials
	}
	return judge
}

// resume reads the games of the gate that have been played.
func (r *run) resume(g *generation, trials *trialGames) {
	var old trialGames
	text, err := os.ReadFile(r.trials(g.Number))
	if err == nil && json.Unmarshal(text, &old) == nil && old.Of == trials.Of {
		*trials = old
	}
}

// keepTrials makes a function that keeps the games of the gate, once in a while, and one that keeps
// the last of them.
func (r *run) keepTrials(g *generation, of string) (report func(gate.State), keep func()) {
	const pause = time.Second
	saved, last := time.Now(), gate.State{}
	keep = func() {
		if text, err := json.Marshal(trialGames{of, last}); err == nil && len(last.Games) > 0 {
			_ = atomicfile.Replace(r.trials(g.Number), text) // else these games are played again
		}
	}
	report = func(s gate.State) {
		last = s
		r.status.Games, r.status.Score = len(s.Games), s.Score()
		r.show()
		if time.Since(saved) >= pause {
			saved = time.Now()
			keep()
		}
	}
	return report, keep
}

// verdict waits for the verdict.
func (r *run) verdict(ctx context.Context, g *generation, judge *gate.Gate, one, other func() *engine.Engine) error {
	playing, stop := r.clock(g.End).Until(ctx)
	defer stop()
	v, err := judge.Judge(playing, one, other)
	switch {
	case errors.Is(err, context.Canceled):
		return ErrStopped
	case err != nil:
		return fmt.Errorf("%s: %w", r.trials(g.Number), err)
	}
	g.Reason, g.Undecided, g.Stage = v.Reason, v.Undecided, done
	if v.Score.Games() > 0 {
		g.Score = v.Score.String()
	}
	if v.Installed {
		g.Stage = installing
	}
	return nil
}

// checkTarget reports why no network could be installed, before the work that leads to one.
func (l *Learner) checkTarget() error {
	err := os.MkdirAll(filepath.Dir(l.Target), 0o777)
	if err == nil {
		err = atomicfile.Writable(l.Target)
	}
	if err != nil {
		err = fmt.Errorf("a network could not be installed as %s: %w", l.Target, atomicfile.Cause(err))
	}
	return err
}

// install puts the candidate in the place of the champion. It can be done twice.
func (r *run) install(_ context.Context, g *generation) error {
	file, err := os.ReadFile(r.candidate(g.Number))
	if err != nil {
		return err
	}
	n, err := net.Parse(file)
	if err != nil {
		return fmt.Errorf("%s: %w", r.candidate(g.Number), err)
	}
	if n.History.Gate, err = r.won(g); err != nil {
		return err
	}
	const mode fs.FileMode = 0o666
	err = errors.Join(
		atomicfile.Replace(r.candidate(g.Number), n.Bytes()),
		os.MkdirAll(filepath.Dir(r.Target), 0o777),
	)
	if err == nil {
		err = atomicfile.Install(r.Target, n.Bytes(), mode)
	}
	if err == nil {
		g.Installed, g.Stage = true, done
	}
	return err
}

// won is the score of a candidate, with how it was played and against which network: "0.5+0.005
// against generation 2: +85 =0 -41, …".
func (r *run) won(g *generation) (string, error) {
	champion, err := r.champion(r.state, g.Number)
	against := ""
	if before := correctionOf(champion); before != nil {
		against = fmt.Sprintf(" against generation %d", before.History.Generation)
	}
	return fmt.Sprintf("%v%s: %s", g.Control, against, g.Score), err
}
