package cecp

import "errors"

// Why a command is not carried out.
var (
	errUnknown  = errors.New("unknown command")
	errArgument = errors.New("bad argument")
	errNotNow   = errors.New("command not legal now")
)

// illegalMove is the error of a move that cannot be made.
type illegalMove struct{ reason, text string }

func (e *illegalMove) Error() string { return e.reason }
