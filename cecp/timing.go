package cecp

import (
	"strconv"
	"time"

	"fairymax/engine"
)

// timing is the time control and the clocks, as the GUI has sent them. The clocks are those of the side
// that we play and of its opponent.
type timing struct {
	movesPerSession int // 0 for the whole game
	base, increment time.Duration
	perMove         time.Duration // an exact time for each move; 0 for the clock
	depth           int           // 0 for no limit
	nodes           int           // nodes per second, instead of time; 0 for real time

	own, opponent time.Duration
	told          bool          // the GUI has set the clocks since our last move
	charged       bool          // own is the time that we expect the GUI to send next
	lag           time.Duration // that the GUI or a busy machine loses on a move, as measured
	deadline      time.Duration // of the search for our move, from its beginning; 0 for none
	spent         time.Duration // on our move, by searches that gave none
	firstMove     int           // of ours in this session
}

// maxTime is longer than any time control. minTime replaces a clock that has run out, or
// the time for a move, since zero would mean no limit. maxLag is more than a GUI loses
// even while it moves a piece across the screen.
const (
	maxTime = 1000 * time.Hour
	minTime = 10 * time.Millisecond
	maxLag  = 300 * time.Millisecond
)

// newTiming is forty moves in five minutes, XBoard's default.
func newTiming() timing {
	t := timing{movesPerSession: 40, base: 5 * time.Minute}
	t.restart()
	return t
}

// restart sets the clocks for a new game.
func (t *timing) restart() {
	t.depth, t.nodes = 0, 0
	t.firstMove = 0
	t.wind()
}

// wind sets both clocks to the beginning of a session.
func (t *timing) wind() {
	t.own, t.opponent = t.base, t.base
	t.told, t.charged, t.spent = false, false, 0
}

// tell sets our clock to what the GUI says. Time that is missing since our last
// move is lag; the worst recent lag counts.
func (t *timing) tell(own time.Duration) {
	if t.charged && !t.byNodes() {
		t.lag = min(max(t.own-own, t.lag*7/8), maxLag)
	}
	t.own, t.told, t.charged = own, true, false
}

// changeSides swaps the clocks, unless the GUI has set them just before: then it
// meant the new side.
func (t *timing) changeSides() {
	if !t.told {
		t.own, t.opponent = t.opponent, t.own
	}
	t.charged = false
}

// charge takes the time of our move off our clock; moves counts our moves.
func (t *timing) charge(elapsed time.Duration, moves int) {
	t.noteStall(elapsed)
	t.told, t.charged, t.spent = false, true, 0
	t.own = max(0, t.own-elapsed) + t.increment
	if t.movesPerSession > 0 && (moves-t.firstMove)%t.movesPerSession == 0 {
		t.own += t.base
	}
}

// spend takes time off our clock, or off that for our move, that went into a search
// without a move.
func (t *timing) spend(elapsed time.Duration) {
	t.own = max(0, t.own-elapsed)
	t.spent += elapsed
}

// expect notes the hard limit with which the search for our move goes on, 0 for none, when it
// has taken so long.
func (t *timing) expect(hard, elapsed time.Duration) {
	t.deadline = 0
	if hard > 0 {
		t.deadline = elapsed + hard
	}
}

// noteStall counts as lag what a search took beyond its deadline: another program had the
// processor, and may have it again.
func (t *timing) noteStall(elapsed time.Duration) {
	if t.deadline > 0 {
		t.lag = min(max(elapsed-t.deadline, t.lag), maxLag)
	}
	t.deadline = 0
}

// limits are those of a search for our next move, after a number of moves.
func (t *timing) limits(moves int) engine.Limits {
	clock := engine.Clock{Remaining: max(minTime, t.own), Opponent: t.opponent, Increment: t.increment,
		PerMove: t.exact(), Overhead: max(engine.MinOverhead, t.lag)}
	if t.movesPerSession > 0 {
		clock.MovesToGo = t.movesPerSession - max(0, moves-t.firstMove)%t.movesPerSession
	}
	if !t.byNodes() {
		soft, hard := clock.Budget()
		return engine.Limits{Depth: t.depth, Soft: soft, Hard: hard}
	}
	clock.Overhead = 0
	soft, hard := clock.Budget()
	return engine.Limits{Depth: t.depth, Nodes: max(1, uint64(hard.Seconds()*float64(t.nodes))), Soft: soft, Rate: t.nodes}
}

// counted is the time of a search that took so long and visited so many nodes.
func (t *timing) counted(elapsed time.Duration, nodes uint64) time.Duration {
	if t.byNodes() {
		return engine.NodeTime(nodes, t.nodes)
	}
	return elapsed
}

// exact is what is left of the exact time for our move, 0 if the clock decides.
func (t *timing) exact() time.Duration {
	if t.perMove == 0 {
		return 0
	}
	return max(minTime, t.perMove-t.spent)
}

// byNodes reports whether nodes are counted instead of time.
func (t *timing) byNodes() bool { return t.nodes > 0 }

// leadingNumber reads the number that a word begins with, 0 and false if there is none.
// XBoard and others append various things to it.
func leadingNumber(word string) (number float64, ok bool) {
	end := 0
	for end < len(word) && (word[end] == '.' || '0' <= word[end] && word[end] <= '9') {
		end++
	}
	number, err := strconv.ParseFloat(word[:end], 64)
	if err != nil {
		return 0, false
	}
	return number, true
}

func duration(seconds float64) time.Duration {
	return time.Duration(min(seconds, maxTime.Seconds()) * float64(time.Second))
}

func centiseconds(ticks int) time.Duration { return duration(max(0, float64(ticks)/100)) }
