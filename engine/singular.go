package engine

import "fairymax/board"

// singular finds out whether the hash move is better than all others by a margin:
// then it is searched deeper, by the extension in plies. If even the others reach
// beta, the node is cut instead; if they might, the move is searched less deeply.
// https://www.chessprogramming.org/Singular_Extensions
func (w *worker) singular(ply int, m board.Move, known record, beta Score, depth int, cut bool) (extension int, score Score, over bool) {
	f := &w.frames[ply]
	tableScore := known.score.fromRoot(ply)
	if !w.on(SingularExtension) || m == board.NoMove || depth < singularMinDepth || f.excluded != board.NoMove || ply >= singularMostPlies*w.depth ||
		known.bound&Lower == 0 || known.depth < depth-singularSlack || tableScore >= provenWin || tableScore <= -provenWin {
		return 0, 0, false
	}
	limit := tableScore - w.margins.singular*Score(depth)/singularMarginUnit
	f.excluded = m
	others := w.search(ply, limit-1, limit, (depth-1)/singularDepthShare, cut)
	f.excluded, f.listed = board.NoMove, false // the search has left its own list
	switch {
	case w.stopped:
		return 0, 0, false
	case others < limit:
		return 1, 0, false
	case others >= beta:
		return 0, others, true
	case tableScore >= beta:
		return -1, 0, false
	}
	return 0, 0, false
}
