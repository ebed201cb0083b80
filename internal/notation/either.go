package notation

import (
	"errors"

	"fairymax/board"
)

// Parse reads a legal move in either notation. If both fail, the error comes from
// the notation that the text looks like.
func Parse(p *board.Position, text string, origin int) (board.Move, error) {
	m, err := ParseCoordinate(p, text, origin)
	var refused *MoveError
	if err == nil || errors.As(err, &refused) && refused.Reason != NotAMove {
		if san, sanErr := ParseSAN(p, text, origin); err != nil && sanErr == nil {
			return san, nil
		}
		return m, err
	}
	return ParseSAN(p, text, origin)
}
