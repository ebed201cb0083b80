package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"fairymax/board"
)

// Section is a game in a file for programs that read games as Fairy-Stockfish does.
type Section struct {
	Rules *board.Rules
	Name  string // of the game in the file
	Path  string
}

// teach makes a program that does not know the game read the section, if it can. How many
// games of two plies it counts shows whether it takes the section for the same game: an old
// version may not know all that stands there, and says nothing.
func (u *uci) teach(n *program, s *Section) error {
	path, reads := u.options[pathOption]
	if s == nil || !reads || strings.HasPrefix(n.name, ownName) || u.nameIn(n, s.Rules) != "" {
		return nil
	}
	n.send(u.set, path.name, s.Path)
	if err := u.ask(n); err != nil {
		return err
	}
	if o, _ := u.variantOption(); o.has(s.Name) {
		n.variant = s.Name
		n.send(u.set, o.name, s.Name)
		return u.compare(n, s)
	}
	return nil
}

// compare compares the numbers of games of two plies.
func (u *uci) compare(n *program, s *Section) error {
	const plies = 2
	n.send("position startpos")
	n.send("go perft %d", plies)
	deadline := time.Now().Add(patience)
	for {
		l, state := n.receive(deadline)
		if state == silent {
			return unanswered(n, "go perft")
		}
		if state == gone {
			return fmt.Errorf("%s fails when it reads the section %s of a variants.ini; perhaps it is too old for it", n.name, s.Name)
		}
		text, said := strings.CutPrefix(strings.TrimSpace(l.text), "Nodes searched: ")
		if !said {
			continue
		}
		want := s.Rules.Start().Perft(plies)
		if have, err := strconv.ParseUint(text, 10, 64); err != nil || have != want {
			return fmt.Errorf("%s takes the section %s of a variants.ini for another game, with %s games of %d plies instead of %d; perhaps it is too old for it",
				n.name, s.Name, text, plies, want)
		}
		return nil
	}
}
