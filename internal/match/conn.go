package match

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

const (
	// patience is how long a program may take to start, to answer a ping and to
	// leave, before it is taken for dead.
	patience = 10 * time.Second
	// slowStart is how long it may take to start if it asks for more with done=0.
	slowStart = 2 * time.Minute
	// quiet is how long a program without ping must be silent to be taken as ready.
	quiet = 300 * time.Millisecond
)

// conn is the conversation with one program. Only one goroutine uses it.
type conn struct {
	program
	name     string
	features map[string]string
	pings    int
	lastTold string // the last error that it reported, for the record of a forfeit
	dead     bool   // it was given up
}

// dial starts a program and asks for its features.
func dial(c Command) (*conn, error) {
	p, err := c.start()
	if err != nil {
		return nil, err
	}
	return greet(p, c)
}

// greet is the handshake of protocol 2.
func greet(p *program, c Command) (*conn, error) {
	n := &conn{program: *p, name: "engine", features: map[string]string{"colors": "1"}}
	if len(c.Argv) > 0 {
		n.name = c.Argv[0]
	}
	n.send("xboard")
	n.send("protover 2")
	deadline := time.Now().Add(patience)
	for n.features["done"] != "1" {
		l, state := n.receive(deadline)
		if state == gone {
			n.close()
			return nil, fmt.Errorf("%s ended before it had named its features", n.name)
		}
		if state == silent {
			break // protocol 1, or a program that forgets done=1
		}
		if rest, ok := strings.CutPrefix(l.text, "feature "); ok {
			n.learn(rest)
		}
		if n.features["done"] == "0" {
			deadline = time.Now().Add(slowStart)
		}
	}
	if name := n.features["myname"]; name != "" {
		n.name = name
	}
	for _, text := range c.Init {
		n.send("%s", text)
	}
	return n, nil
}

// learn takes features down and answers them: all are welcome but SAN.
func (n *conn) learn(text string) {
	for _, f := range parseFeatures(text) {
		if f.name == "san" && f.value == "1" {
			n.send("rejected san")
			continue
		}
		n.features[f.name] = f.value
		n.send("accepted %s", f.name)
	}
}

type feature struct{ name, value string }

// parseFeatures reads NAME=VALUE pairs; a value in quotes may contain blanks.
func parseFeatures(text string) []feature {
	var list []feature
	for {
		name, rest, ok := strings.Cut(strings.TrimLeft(text, " \t"), "=")
		if !ok {
			return list
		}
		var value string
		if quoted, isQuoted := strings.CutPrefix(rest, `"`); isQuoted {
			value, text, _ = strings.Cut(quoted, `"`)
		} else {
			value, text, _ = strings.Cut(rest, " ")
		}
		list = append(list, feature{name, value})
	}
}

// plays reports whether the program says that it knows a variant.
func (n *conn) plays(variant string) bool {
	known, said := n.features["variants"]
	return !said && variant == "normal" || slices.Contains(strings.Split(known, ","), variant)
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
	if n.features["ping"] != "1" {
		for {
			l, state := n.receive(time.Now().Add(quiet))
			if state == silent {
				return heard
			}
			if state == gone {
				return gone
			}
			each(l.text)
		}
	}
	n.pings++
	n.send("ping %d", n.pings)
	want := fmt.Sprintf("pong %d", n.pings)
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
