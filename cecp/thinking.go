package cecp

import (
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
)

// mateScore is how the protocol writes a mate in 0; the moves to go are added.
const mateScore = 100000

// maxVariation limits the moves of a variation: XBoard has room for 1000 bytes.
const maxVariation = 100

func (s *session) post()   { s.posting = true }
func (s *session) noPost() { s.posting = false }

// showThinking prints a line of thinking, if the GUI wants to see it: depth,
// score, centiseconds, nodes, and the principal variation after a tab. XBoard
// accepts more fields, but repeats them in its status line as if they were moves; it
// computes nodes per second itself.
func (s *session) showThinking(info engine.Info) {
	if !s.posting || s.mode == pondering && s.veil != nil {
		return
	}
	s.out.say("%d %d %d %d\t%s", info.Depth, protocolScore(info.Score),
		info.Time/(10*time.Millisecond), info.Nodes, s.ponderText()+s.variation(info.PV)+boundMarks[info.Bound])
}

// ponderingShownAfter is how long we ponder before it is shown. Some programs send a ping
// right after our move, and take every line before its answer for what we thought about
// that move.
const ponderingShownAfter = 500 * time.Millisecond

// unveil shows what pondering has found so far; what it finds from now on is shown at once.
func (s *session) unveil() {
	s.veil = nil
	if s.mode != pondering || s.search.Paused() {
		return
	}
	for _, info := range s.search.Lines {
		s.showThinking(info)
	}
}

// ponderText begins the lines shown while we ponder: the ponder move.
func (s *session) ponderText() string {
	if s.search.PonderMove == board.NoMove {
		return ""
	}
	return s.setup.Text(s.search.PonderMove) + " "
}

// boundMarks end the line of a score that is only a bound.
var boundMarks = map[engine.Bound]string{engine.Upper: " ?", engine.Lower: " !"}

// finalInfo is a last line with the true totals, by which the GUI charges the
// clock when time is counted in nodes.
func finalInfo(result engine.Result, elapsed time.Duration) engine.Info {
	return engine.Info{Depth: result.Depth, Score: result.Score, Time: elapsed, Nodes: result.Nodes, PV: result.PV}
}

// protocolScore writes a score in centipawns, or the distance to a mate.
func protocolScore(score engine.Score) int {
	moves, mate := score.Mate()
	switch {
	case !mate:
		return int(score)
	case score < 0:
		return moves - mateScore
	}
	return moves + mateScore
}

func (s *session) variation(moves []board.Move) string {
	words := make([]string, min(len(moves), maxVariation))
	for i := range words {
		words[i] = s.setup.Text(moves[i])
	}
	return strings.Join(words, " ")
}
