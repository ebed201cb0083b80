package learn

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"

	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/net"
	"fairymax/engine/traits"
)

// begin is the state of a new folder. It refuses games that cannot share a network.
func (l *Learner) begin() (*state, error) {
	s := &state{Format: stateFormat, Variants: l.Names, Rules: l.rulesDigest(), Seed: max(1, l.Seed), Nodes: l.Nodes}
	for i, r := range l.Games {
		g := traits.New(r)
		key, fingerprint := net.KeyOf(r), net.Fingerprint(g, nil)
		if i == 0 {
			s.Key, s.Fingerprint = key, fingerprint
		} else if key != s.Key || fingerprint != s.Fingerprint {
			return nil, fmt.Errorf("%s and %s cannot share a network", l.Names[0], l.Names[i])
		}
	}
	s.Start = identity(l.Start, s.Fingerprint)
	return s, nil
}

// identity tells evaluations apart: a network by its bytes, none by the fingerprint of
// the hand-written evaluation.
func identity(network []byte, fingerprint string) string {
	if network == nil {
		return "hand-written " + fingerprint
	}
	sum := sha256.Sum256(network)
	return "network " + hex.EncodeToString(sum[:8])
}

// installedBefore is the last generation before another one with a candidate that was
// installed, 0 if there is none.
func (s *state) installedBefore(generation int) int {
	for g := min(generation, len(s.Generations)+1) - 1; g >= 1; g-- {
		if s.Generations[g-1].Installed {
			return g
		}
	}
	return 0
}

// handWritten reports whether a generation begins with the hand-written evaluation.
func (s *state) handWritten(generation int) bool {
	return s.installedBefore(generation) == 0 && s.Start == identity(nil, s.Fingerprint)
}

// champion reads the evaluation that a generation begins with: the candidate that was
// installed last, or that in use when learning began. Nil is the hand-written one.
func (l *Learner) champion(s *state, generation int) ([]byte, error) {
	if s.handWritten(generation) {
		return nil, nil
	}
	if g := s.installedBefore(generation); g > 0 {
		return l.installed(g)
	}
	kept, _ := os.ReadFile(l.path(startFile))
	switch s.Start {
	case identity(kept, s.Fingerprint):
		return kept, nil
	case identity(l.Start, s.Fingerprint):
		return l.Start, nil
	}
	return nil, errors.New("the network with which learning began is missing")
}

// installed reads the candidate of a generation that was installed.
func (l *Learner) installed(generation int) ([]byte, error) {
	path := l.candidate(generation)
	file, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if _, err := net.Parse(file); err != nil {
		return nil, fmt.Errorf("%s: %w; put back a copy of it: %s is one if no other network has been installed since", path, err, l.Target)
	}
	return file, nil
}

// checkInUse refuses to go on if another evaluation is in use than the one that the next
// candidate would be judged against: what is installed must beat what it replaces.
func (l *Learner) checkInUse(s *state) error {
	if g := s.last(); g != nil && g.Stage == installing {
		return nil // its candidate may be there already
	}
	champion, err := l.champion(s, len(s.Generations)+1)
	if err == nil && identity(champion, s.Fingerprint) != identity(l.Start, s.Fingerprint) {
		err = fmt.Errorf("%s continues from an evaluation other than the one in use; choose another folder, or use that evaluation again", l.Folder)
	}
	return err
}

// engineOf makes engines of one thread with an evaluation.
func (l *Learner) engineOf(file []byte, hash int) (func() *engine.Engine, error) {
	options := engine.Options{HashMB: hash}
	if file == nil {
		return func() *engine.Engine { return engine.New(eval.New, options) }, nil
	}
	n, err := net.Parse(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.Folder, err)
	}
	for i, r := range l.Games {
		if err := n.Fits(traits.New(r)); err != nil {
			return nil, fmt.Errorf("%s: %w", l.Names[i], err)
		}
	}
	prepare := func(g *traits.Game) func() *net.Evaluator { return net.New(g, n) }
	return func() *engine.Engine { return engine.New(prepare, options) }, nil
}
