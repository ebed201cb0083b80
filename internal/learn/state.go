package learn

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"time"

	"fairymax/engine/net"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
)

// state is what is kept beside games and networks.
type state struct {
	Format      int           `json:"format"`
	Variants    []string      `json:"variants"`
	Key         net.Key       `json:"key"`
	Fingerprint string        `json:"fingerprint"`     // of the hand-written evaluation
	Rules       string        `json:"rules,omitempty"` // digest, see rulesDigest; "" if an earlier version has made the folder
	Seed        uint64        `json:"seed"`
	Nodes       int           `json:"nodes"`
	Start       string        `json:"start"` // identity of the first champion
	Session     session       `json:"session"`
	Generations []*generation `json:"generations"`
}

// session is the time that was asked for. A time is counted from its beginning, without
// the time between a stop and the next start.
type session struct {
	Budget time.Duration `json:"budget"` // 0 if a number of games decides
	Spent  time.Duration `json:"spent"`
	Last   int           `json:"last"` // number of its last generation
}

// stage is what a generation does next.
type stage string

const (
	playing    stage = "playing"
	training   stage = "training"
	judging    stage = "judging"
	installing stage = "installing"
	done       stage = "done"
)

// generation is what is kept of a generation.
type generation struct {
	Number    int           `json:"number"` // from 1
	Stage     stage         `json:"stage"`
	PlayUntil time.Duration `json:"playUntil"` // of the session
	End       time.Duration `json:"end"`       // of the session
	Games     int           `json:"games"`
	Terms     termFit       `json:"terms"`
	Samples   int           `json:"samples"` // that its network learns from, those of earlier generations too
	AllGames  int           `json:"allGames"`
	Curve     []point       `json:"curve"`
	Base      float64       `json:"base"`             // loss of the hand-written evaluation on held-out samples
	Best      float64       `json:"best"`             // loss of the network
	Control   arena.Control `json:"control,omitzero"` // of the gate, once it has begun
	Installed bool          `json:"installed"`
	Undecided bool          `json:"undecided,omitempty"` // the gate had too few games
	Score     string        `json:"score"`               // of the gate
	Reason    string        `json:"reason"`
}

// point is a point of the loss curve.
type point struct {
	Epoch    float64 `json:"epoch"` // from 0
	Training float64 `json:"training"`
	HeldOut  float64 `json:"heldOut"`
}

const stateFormat = 1

// load reads the state of the folder, or begins one where no generation has.
func (l *Learner) load() (*state, error) {
	fresh, err := l.begin()
	if err != nil {
		return nil, err
	}
	s, err := l.kept()
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && len(s.Generations) == 0:
		return fresh, nil
	case err != nil:
		return nil, err
	}
	return s, l.fits(s, fresh)
}

// kept reads the state of the folder.
func (l *Learner) kept() (*state, error) {
	text, err := os.ReadFile(l.path(stateFile))
	if err != nil {
		return nil, err
	}
	s := new(state)
	if err := json.Unmarshal(text, s); err != nil {
		return nil, fmt.Errorf("%s: %w", l.path(stateFile), err)
	}
	if slices.Contains(s.Generations, nil) {
		return nil, fmt.Errorf("%s is damaged", l.path(stateFile))
	}
	return s, nil
}

// fits reports why learning cannot go on with a state.
func (l *Learner) fits(s, fresh *state) error {
	reason := ""
	switch {
	case s.Format != stateFormat:
		reason = "another version of this program"
	case !slices.Equal(s.Variants, l.Names):
		reason = "another game"
	case s.Key != fresh.Key:
		reason = "the game as it was: its pieces, board or rules have changed since"
	case s.Rules != "" && s.Rules != fresh.Rules:
		reason = "the game as it was: its start, castling, promotions or another rule has changed since"
	case s.Fingerprint != fresh.Fingerprint:
		reason = "another version of the hand-written evaluation"
	case l.Seed != 0 && s.Seed != l.Seed:
		reason = fmt.Sprintf("the seed %d", s.Seed)
	case s.Nodes != l.Nodes:
		reason = fmt.Sprintf("%d nodes a move", s.Nodes)
	default:
		return nil
	}
	return fmt.Errorf("%s belongs to %s; choose another folder, or remove that one", l.Folder, reason)
}

// save writes the state.
func (l *Learner) save(s *state) error {
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	return atomicfile.Replace(l.path(stateFile), append(text, '\n'))
}

// last is the generation under way or the last one, nil if there is none.
func (s *state) last() *generation {
	if len(s.Generations) == 0 {
		return nil
	}
	return s.Generations[len(s.Generations)-1]
}

// finished is the number of generations that are done.
func (s *state) finished() int {
	n := len(s.Generations)
	if n > 0 && s.last().Stage != done {
		n--
	}
	return n
}
