package endgame

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// unseen is something that decides a game besides where pieces stand and which side is to move. What
// tables cannot judge is refused, or told with the answer.
type unseen struct {
	has     func(*board.Rules) bool
	name    string
	refuses bool
}

// unseenRules has a row for each. Tests ask about every ending and about every part of a position
// whether it needs one.
func unseenRules() []unseen {
	return []unseen{
		{(*board.Rules).HasHands, "pieces in hand", true},
		{(*board.Rules).HasWalls, "walls that moves place", true},
		{func(r *board.Rules) bool { return r.ChecksToWin() > 0 }, "checks that count", true},
		{func(r *board.Rules) bool {
			return r.PassesOutcome() != define.Ongoing || r.FacingOutcome() != define.Ongoing
		}, "passes that can end the game", true},
		{(*board.Rules).HasCounterstrikes, "captures that may not be answered", true},
		{func(r *board.Rules) bool { return r.Mating().Needs != 0 }, "mates that need an earlier check", true},
		{(*board.Rules).HasTurnOvers, "pieces that turn over", true},
		{(*board.Rules).DecidesDraws, "points that decide draws", true},
		{promotesInCircles, "pieces that can promote back to what they were", true},
		{func(r *board.Rules) bool { return r.MoveRule() > 0 }, "the move rule", false},
		{perpetuals, "perpetual checks and chases", false},
		{func(r *board.Rules) bool {
			return r.RepetitionCount() > 0 && r.RepetitionOutcome() != define.Draw && r.RepetitionOutcome() != define.Ongoing
		}, "repetition", false},
		{(*board.Rules).HasCounting, "counting", false},
		{(*board.Rules).HasImpasse, "declarations of impasse", false},
		{(*board.Rules).HasCastling, "castling", false},
	}
}

// otherWins says how a side may win besides by mate, "" if it cannot: a win of the tables may be one
// of those.
func otherWins(r *board.Rules) string {
	e, ways := &r.Def.Endings, []string{}
	if len(e.Goals) > 0 {
		ways = append(ways, "a goal")
	}
	if e.Extinct.Types != 0 && e.Extinct.Result != define.Draw {
		ways = append(ways, "extinction")
	}
	if e.BareKing != define.BareNothing && e.BareKing != define.BareDraws {
		ways = append(ways, "a bare king")
	}
	if e.Stalemate != define.Draw && e.Stalemate != define.Ongoing {
		ways = append(ways, "stalemate")
	}
	if len(ways) == 0 {
		return ""
	}
	return "A win here may also be one by " + strings.Join(ways, " or ") + ".\n"
}

// perpetuals reports whether perpetual checks or chases decide games.
func perpetuals(r *board.Rules) bool {
	d := r.Def.Endings.Repetition
	return d.Count > 0 && (d.PerpetualCheck != define.Ongoing || d.PerpetualChase != define.Ongoing)
}

// promotesInCircles reports whether a piece can become in steps what it was.
func promotesInCircles(r *board.Rules) bool {
	for c := define.White; c <= define.Black; c++ {
		for t := define.PieceType(1); int(t) <= r.Types(); t++ {
			m := Material{r, []define.Piece{define.MakePiece(c, t)}}
			for _, form := range m.forms()[1:] {
				if again := (Material{r, []define.Piece{form}}).forms(); slices.Contains(again[1:], m.pieces[0]) {
					return true
				}
			}
		}
	}
	return false
}

// RefusedError says why there are no tables for a game.
type RefusedError struct{ Game, Because string }

func (e *RefusedError) Error() string {
	return fmt.Sprintf("there are no endgame tables for %s: it has %s, which a table cannot judge", e.Game, e.Because)
}

// scope refuses games for which there are no tables.
func scope(r *board.Rules) error {
	for _, s := range unseenRules() {
		if s.refuses && s.has(r) {
			return &RefusedError{r.Def.Name, s.name}
		}
	}
	return nil
}

// Asks reports whether a game can be asked which pieces win against a bare royal.
func Asks(r *board.Rules) bool {
	_, err := Bare(r)
	return err == nil && scope(r) == nil && hasOthers(r)
}

// hasOthers reports whether a game has other pieces than royals.
func hasOthers(r *board.Rules) bool {
	for t := define.PieceType(1); int(t) <= r.Types(); t++ {
		if !r.IsRoyal(t) {
			return true
		}
	}
	return false
}

// Unjudged lists what the rules have and tables of the material do not judge.
func Unjudged(m Material) []string {
	var list []string
	for _, s := range unseenRules() {
		if !s.refuses && s.has(m.rules) {
			list = append(list, s.name)
		}
	}
	first, takers := false, [2]bool{}
	for _, piece := range m.forms() {
		first = first || m.rules.RemembersFirstMove(piece.Color(), piece.Type())
		for _, step := range m.rules.Steps(piece.Color(), piece.Type()) {
			takers[piece.Color()] = takers[piece.Color()] || step.EnPassant != define.EnPassantNone
		}
	}
	if first {
		list = append(list, "first moves")
	}
	if takers[define.White] && takers[define.Black] {
		list = append(list, "captures en passant")
	}
	return list
}
