package searching

import (
	"context"

	"fairymax/board"
	"fairymax/engine"
)

// Thinker is the engine. One search runs at a time.
type Thinker interface {
	Think(ctx context.Context, game *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result
}

// Searcher is the engine with what a conversation may set. No search runs while another
// method is called. NewGame forgets what was found, and prepares for the rules of the games
// that follow, so that the first move of a game does not wait for that.
type Searcher interface {
	Thinker
	Resize(mb int)
	SetThreads(n int)
	NewGame(r *board.Rules)
}

// Nets are the learned evaluations of a Searcher. Use switches them on or off from its
// next NewGame on. Refused says why nets that were found for the rules of the last NewGame
// are not used.
type Nets interface {
	Use(on bool)
	Refused() []error
}

// Endgames are tables of endgames. SetMemory says how many bytes they may take, 0 for none.
type Endgames interface {
	SetMemory(bytes int64)
}
