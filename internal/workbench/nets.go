package workbench

import (
	"errors"

	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/nets"
	"fairymax/variants"
)

// network is a network that may play a game, or why it cannot be read.
type network struct {
	From  string
	File  []byte
	Error string
}

// choice is what plays a game: the first network of the question that fits, else the
// hand-written evaluation.
func (q *question) choice(v *variants.Variant) nets.Choice {
	if len(q.Nets) == 0 {
		return nets.Choice{} // without the time that it takes to look
	}
	places := make([]nets.Place, len(q.Nets))
	for i, n := range q.Nets {
		places[i] = func(net.Key) ([]byte, string, error) {
			if n.Error != "" {
				return nil, n.From, errors.New(n.Error)
			}
			return n.File, n.From, nil
		}
	}
	return nets.Choose(traits.New(v.Rules), places...)
}
