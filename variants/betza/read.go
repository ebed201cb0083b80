package betza

import (
	"errors"

	"fairymax/board/define"
)

// Read returns the chains of a text, as White's pieces move. In a text with an e
// the first moves over several squares leave them open to en passant. An error
// is an [*Error].
func Read(text string) ([]define.Chain, error) {
	var chains []define.Chain
	passant := false
	for rest := text; rest != ""; {
		term, n, err := readTerm(rest)
		var more []define.Chain
		if err == nil {
			more, err = term.chains()
		}
		if err == nil && len(chains)+len(more) > maxChains {
			err = mistake("FM167", "these are more than %d single moves", maxChains)
		}
		if wrong := (*Error)(nil); errors.As(err, &wrong) {
			wrong.Term, wrong.Offset = rest[:n], len(text)-len(rest)
			return nil, wrong
		}
		chains = append(chains, more...)
		passant = passant || term.legs[len(term.legs)-1].has("e")
		rest = rest[n:]
	}
	for _, legs := range chains {
		long := len(legs[0].Path) > 0 || legs[0].Range > 1
		if passant && len(legs) == 1 && legs[0].Unmoved && legs[0].Mode == define.MayMove && long {
			legs[0].EnPassant = define.EnPassantExposes
		}
	}
	return chains, nil
}
