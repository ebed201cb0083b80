package learn

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Files of the folder. Those of a generation end in its number.
const (
	stateFile  = "state.json"
	startFile  = "start.net"
	staleFile  = "stale.net" // that is learnt again
	reportFile = "report.txt"
	curveFile  = "loss.svg"
)

func (l *Learner) path(name string) string { return filepath.Join(l.Folder, name) }

// removeAll removes files and folders, some of which may not be there.
func removeAll(paths ...string) (err error) {
	for _, path := range paths {
		err = errors.Join(err, os.RemoveAll(path))
	}
	return err
}

// gamesOf is the file of all games of a generation, in order.
func (l *Learner) gamesOf(g int) string { return l.path(fmt.Sprintf("games-%d.play", g)) }

// own are the games of a generation while they are played here.
func (l *Learner) own(g int) string { return l.path(fmt.Sprintf("games-%d.part", g)) }

// sharded is where the shards of a generation have their games, each beside it.
func (l *Learner) sharded(g int) string { return l.path(fmt.Sprintf("games-%d", g)) }

// samplesOf are the samples of a generation, while they are needed.
func (l *Learner) samplesOf(g int) string { return l.path(fmt.Sprintf("samples-%d.part", g)) }

// weightsOf are the weights of the hand-written terms that the network of a generation corrects.
func (l *Learner) weightsOf(g int) string { return l.path(fmt.Sprintf("weights-%d.txt", g)) }

// candidate is the network of a generation.
func (l *Learner) candidate(g int) string { return l.path(fmt.Sprintf("candidate-%d.net", g)) }

// checkpoint is where the training of a generation stands.
func (l *Learner) checkpoint(g int) string { return l.path(fmt.Sprintf("training-%d.part", g)) }

// trials are the games of the gate.
func (l *Learner) trials(g int) string { return l.path(fmt.Sprintf("gate-%d.json", g)) }
