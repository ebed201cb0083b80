package match

import (
	"fmt"
	"strings"
	"time"
)

const (
	// patience is how long a program may take to start, to answer a ping and to
	// leave, before it is taken for dead.
	patience = 10 * time.Second
	// slowStart is how long it may take to start if it asks for more with done=0.
	slowStart = 2 * time.Minute
	// quiet is how long a program without a ping must be silent to be taken as ready.
	quiet = 300 * time.Millisecond
)

// conn is the conversation with one program. Only one goroutine uses it.
type conn struct {
	program
	protocol protocol
	name     string
	lastTold string // the last error that it reported, for the record of a forfeit
	dead     bool   // it was given up
}

// dial starts a program and asks what it can do.
func dial(c Command) (*conn, error) {
	p, err := c.start()
	if err != nil {
		return nil, err
	}
	return greet(p, c)
}

// greet shakes hands with a program that has been started.
func greet(p *program, c Command) (*conn, error) {
	n := &conn{program: *p, protocol: c.protocol(), name: "engine"}
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

func (n *conn) send(format string, args ...any) {
	// A program that has died is noticed when its output ends.
	fmt.Fprintf(n.in, format+"\n", args...)
}

// state is what came of waiting for a line.
type state int

const (
	heard  state = iota
	silent       // the deadline passed
	gone         // the output has ended
)

// receive waits for the next line.
func (n *conn) receive(deadline time.Time) (line, state) {
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

// settle waits until the program has done everything it was told and hands
// every line that comes meanwhile to each.
func (n *conn) settle(each func(text string)) state {
	want := n.protocol.sync(n)
	if want == "" {
		return n.hush(each)
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

// hush does the same with a program that has no sign for it: it waits until
// nothing more comes.
func (n *conn) hush(each func(text string)) state {
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
func (n *conn) noteFailure(text string) {
	if e := n.protocol.read(text); e.kind == failure {
		n.lastTold = e.text
	}
}

// close asks the program to leave and kills it if it does not.
func (n *conn) close() {
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

// abandon kills the program.
func (n *conn) abandon() {
	n.dead = true
	n.kill()
	go func() { // a reader with a full channel must be able to end
		for range n.lines {
		}
	}()
}

// alive reports whether the program can play another game. Lines that came
// since the last one are dropped.
func (n *conn) alive() bool {
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
