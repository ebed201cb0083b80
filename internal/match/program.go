package match

import (
	"fmt"
	"strings"
	"time"
)

const (
	// patience is how long a program may take to start, to answer a ping and to
	// end, before it counts as dead.
	patience = 10 * time.Second
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
}

// dial starts a program and asks what it can do.
func dial(c Command) (*program, error) {
	p, err := c.start()
	if err != nil {
		return nil, err
	}
	return greet(p, c)
}

// greet performs the handshake with a program that has been started.
func greet(p *process, c Command) (*program, error) {
	n := &program{process: *p, protocol: c.protocol(), name: "engine", variant: c.Variant}
	if len(c.Argv) > 0 {
		n.name = c.Argv[0]
	}
	if err := n.protocol.greet(n, c); err != nil {
		n.close()
		return nil, err
	}
	for _, text := range c.Init {
		n.send("%s", text)
	}
	return n, nil
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
	deadline := time.Now().Add(patience / 5)
	for {
		if _, state := n.receive(deadline); state != heard {
			break
		}
	}
	n.abandon()
}

// killNow kills the program.
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
