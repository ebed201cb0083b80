package match

import (
	"fmt"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
)

const (
	// patience is how long a program may take to start and to answer a ping. Programs on
	// another machine, in a container or under an emulator need long.
	patience = 30 * time.Second
	// moreFeatures is how long it may take from feature to feature, and firstFeature from
	// an error about protover to the first one; the protocol says 2 s.
	moreFeatures = 10 * time.Second
	firstFeature = 2 * time.Second
	// farewell is how long it may take to end.
	farewell = 2 * time.Second
	// slowStart is how long it may take to start if it asks for more with done=0.
	slowStart = 2 * time.Minute
	// quiet is how long a program without a ping must be silent to count as ready.
	quiet = 300 * time.Millisecond
)

// program is a player in another process. Only one goroutine uses it.
type program struct {
	process
	protocol protocol
	name     string
	variant  string // the name by which it knows the variant; "" for the usual one
	memory   int    // megabytes that it may use, 0 to say nothing
	reported string // the last error that it reported in this game
	dead     bool   // it was killed or has ended
	late     error  // it was killed because it did not answer before a game
}

// protocol is the language of one program. It remembers what has been agreed with
// that program.
type protocol interface {
	// greet performs the handshake.
	greet(n *program, c Command) error
	// suits returns an error if the program cannot play on these terms.
	suits(n *program, t arena.Terms) error
	// prepare begins a game. Errors that it reports come before it is in sync.
	prepare(n *program, t arena.Terms)
	// tell sends a move of the opening.
	tell(n *program, m board.Move)
	// sync asks for a sign that the program has dealt with everything sent so far,
	// and returns that sign; "" if there is none.
	sync(n *program) string
	// askMove asks for a move and returns when the program could begin to think.
	askMove(n *program, t arena.Turn) time.Time
	// read says what a line means.
	read(text string) event
	// parse reads a legal move.
	parse(p *board.Position, text string) (board.Move, error)
	// end ends a game and returns what the program says against its result.
	end(n *program, out *arena.Outcome) (objections []string, s state)
}

func (n *program) send(format string, args ...any) {
	// A program that has died is noticed when its output ends.
	fmt.Fprintf(n.in, format+"\n", args...)
}

// state is the result of waiting for a line.
type state int

const (
	heard  state = iota
	silent       // the deadline passed
	gone         // the output has ended
)

// receive waits for the next line.
func (n *program) receive(deadline time.Time) (line, state) {
	timer := time.NewTimer(time.Until(deadline))
	defer timer.Stop()
	select {
	case l, ok := <-n.lines:
		if !ok {
			return line{}, gone
		}
		return l, heard
	case <-timer.C:
		return line{}, silent
	}
}

// waitReady waits until the program has done everything it was told, and passes every
// line that comes meanwhile to each.
func (n *program) waitReady(each func(text string)) state {
	want := n.protocol.sync(n)
	if want == "" {
		return n.waitSilent(each)
	}
	deadline := time.Now().Add(patience)
	for {
		l, state := n.receive(deadline)
		if state != heard {
			return state
		}
		if strings.TrimSpace(l.text) == want {
			return heard
		}
		each(l.text)
	}
}

// waitSilent is waitReady for a program without an answer to a ping: it waits until no more
// lines come.
func (n *program) waitSilent(each func(text string)) state {
	for {
		l, state := n.receive(time.Now().Add(quiet))
		switch state {
		case silent:
			return heard
		case gone:
			return gone
		}
		each(l.text)
	}
}

// noteFailure remembers an error message.
func (n *program) noteFailure(text string) {
	if e := n.protocol.read(text); e.kind == failure {
		n.reported = e.text
	}
}

// close asks the program to end and kills it if it does not.
func (n *program) close() {
	n.send("quit")
	n.in.Close()
	deadline := time.Now().Add(farewell)
	for {
		if _, state := n.receive(deadline); state != heard {
			break
		}
	}
	n.abandon()
}

// abandon kills the program.
func (n *program) abandon() {
	n.dead = true
	n.kill()
	go func() { // a reader with a full channel must be able to end
		for range n.lines {
		}
	}()
}

// alive reports whether the program can play another game. It drops the lines that
// came since the last one.
func (n *program) alive() bool {
	for !n.dead {
		select {
		case _, ok := <-n.lines:
			n.dead = !ok
		default:
			return true
		}
	}
	return false
}

// unknownVariant is the error for a program that does not know the game.
func unknownVariant(n *program, variant string) error {
	return fmt.Errorf("%s does not play the variant %s; if it has another name for the same rules, give it with -variant1 or -variant2", n.name, variant)
}
