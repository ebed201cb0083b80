package engine

import "time"

// Clock is a player's clock when a move begins.
type Clock struct {
	Remaining time.Duration // ours, to the next control or to the end
	Opponent  time.Duration // theirs, 0 if unknown
	Increment time.Duration // for each move
	MovesToGo int           // moves to the next control, 0 if the time is for the whole game
	PerMove   time.Duration // exactly this much for each move; everything else is ignored
	Overhead  time.Duration // what the clock loses while a move is sent and received
}

// MinOverhead is what a clock in hundredths of a second can hide. A larger loss
// shows in the clock before the next move.
const MinOverhead = 10 * time.Millisecond

// Budget returns how long a move should take: no iteration begins after soft, and
// the search is broken off after hard. Soft is 0 when all of hard is to be used.
// Both are 0 for a clock without a limit.
func (c Clock) Budget() (soft, hard time.Duration) {
	if c.PerMove > 0 {
		return 0, max(min(least, c.PerMove), c.PerMove-c.Overhead)
	}
	if c.Remaining <= 0 && c.Increment <= 0 {
		return 0, 0
	}
	moves, lasting := horizon, longGame
	switch {
	case c.MovesToGo > 0:
		moves, lasting = min(c.MovesToGo, horizon), min(c.MovesToGo, longGame)
	case c.Increment > 0 && c.Increment >= c.Overhead:
		moves = incHorizon
	}
	// Where the increment does not cover the overhead, the clock runs down even if
	// we move at once: that much stays in reserve, up to half of the remaining time.
	loss := max(0, c.Overhead-c.Increment) * time.Duration(lasting)
	usable := max(0, max(c.Remaining/reserveShare, c.Remaining-reserve)-min(loss, c.Remaining/2))
	soft = usable/time.Duration(moves) + min(c.Increment, usable/incShare)
	if c.Opponent > 0 && c.Remaining > c.Opponent+c.Opponent/aheadShare {
		soft += soft / aheadBonus
	}
	hard = min(soft*stretch, usable/hardShare)
	if moves == 1 {
		hard = usable
	}
	// Neither may touch what the next move needs to arrive in time.
	limit := max(0, c.Remaining-2*c.Overhead)
	hard = max(min(max(hard, min(soft, usable)), limit), min(least, c.Remaining/2))
	return max(min(soft, hard), time.Microsecond), max(hard, time.Microsecond)
}

// timer measures one search.
type timer struct {
	start      time.Time     // of the time that counts
	rate       int           // nodes that count as a second, 0 for real time
	visited    func() uint64 // the nodes so far
	from       uint64        // the nodes before those that count
	earlier    time.Duration // spent before the time that counts
	soft, hard time.Duration // 0 for none
	pondering  bool          // no time counts yet
	remote     *Remote       // nil if the search is not controlled
	yield      func()        // nil if nothing waits for the search to pause
	assists    bool          // another worker decides: only a pause matters here
}

func (t *timer) elapsed() time.Duration {
	if t.rate > 0 {
		return NodeTime(t.visited()-t.from, t.rate)
	}
	return time.Since(t.start)
}

func (t *timer) expired() bool { return !t.pondering && t.hard > 0 && t.elapsed() >= t.hard }

// NodeTime is the time that nodes count for, at so many in a second.
func NodeTime(nodes uint64, rate int) time.Duration {
	return time.Duration(float64(nodes) / float64(rate) * float64(time.Second))
}

// applyRemote applies the remote control: it waits through a pause, and takes over new
// limits. It reports whether they end a search that pondered: what that has found already
// may be enough.
func (t *timer) applyRemote(done <-chan struct{}) (ponderHit bool) {
	if t.remote == nil {
		return false
	}
	t.start = t.start.Add(t.remote.wait(done))
	return !t.assists && t.takeLimits()
}

// takeLimits takes over new limits, if there are any. Those of a search that runs count
// from now on. A search that pondered goes on as if it had had its limits from the
// beginning, which is reported. Where a move takes an exact time, that counts from now on.
func (t *timer) takeLimits() (ponderHit bool) {
	hit := t.remote.takeHit()
	if hit == nil {
		return false
	}
	if ponderHit = t.pondering && hit.soft > 0; !ponderHit {
		t.countAnew()
	}
	t.soft, t.hard, t.pondering = hit.soft, hit.hard, false
	return ponderHit
}

// countAnew lets time count from now on.
func (t *timer) countAnew() {
	t.earlier += t.elapsed()
	t.start = time.Now()
	if t.rate > 0 {
		t.from = t.visited()
	}
}

// iterationState is how the iterations of a search have gone, for the decision
// whether another one is worth its time.
type iterationState struct {
	depth      int           // of the last one, 0 if there has been none
	ended      time.Duration // when it ended
	stable     int           // iterations since the best move changed
	fallen     Score         // by how much the score fell with the last iteration
	share      int           // of the last iteration's nodes that went into the best move, percent
	decided    bool          // the best line is a mate that deeper iterations would not shorten
	allDecided bool          // all lines are such
}

// enough reports whether no further iteration should begin. A stable best move needs
// less time than planned, and so does one with alternatives that are quickly refuted.
// A falling score or a new best move needs more.
func (t *timer) enough(m iterationState, falling Score) bool {
	if t.soft == 0 {
		return t.expired()
	}
	wanted := planned - steadier*min(m.stable, steadyMost)
	wanted += clamp(int(m.fallen)*fallingMore/int(falling), fallingLeast, fallingMost)
	wanted = wanted * (effortWhole - m.share) / percent
	// The next iteration takes longer than all before it together. It begins only if
	// a good part of it fits.
	return float64(m.ended) >= float64(t.soft)*float64(wanted*iterationFit)/(percent*percent)
}
