package match

import (
	"context"
	"fmt"

	"fairymax/internal/arena"
)

// dial starts a program and asks what it can do. The program is killed when the match
// is aborted.
func dial(abort context.Context, c Command) (*program, error) {
	p, err := c.start()
	if err != nil {
		return nil, err
	}
	context.AfterFunc(abort, p.kill)
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
		if err := n.tellFirst(text); err != nil {
			n.close()
			return nil, err
		}
	}
	return n, nil
}

// tellFirst sends a line of the user's. A program that refuses it would play the whole match
// otherwise than was meant.
func (n *program) tellFirst(text string) error {
	n.reported = ""
	n.send("%s", text)
	n.waitReady(n.noteFailure) // if it does not answer, that is found out when it has to play
	if n.reported != "" {
		return fmt.Errorf("%s refuses the line %q: %s", n.name, text, n.reported)
	}
	return nil
}

// protocol returns the language that the program speaks.
func (c Command) protocol() protocol {
	if t := tongues[c.Protocol]; t != nil {
		return &uci{tongue: t}
	}
	return &cecp{features: map[string]string{"colors": "1"}}
}

// Start starts a program as a player of the arena, and returns what ends it. The program is
// killed when the context ends.
func Start(ctx context.Context, c Command) (p arena.Player, end func(), err error) {
	n, err := dial(ctx, c)
	if err != nil {
		return nil, nil, err
	}
	return n, n.close, nil
}
