package xboard

// habits are what XBoard does in games of one of its variants, and of their
// children, besides moving the pieces.
type habits struct {
	alwaysPromotes bool // a pawn that stays a pawn in the zone is written as promoting to a pawn
	ignoresChecks  bool // checks and moves out of check do not count as moves without progress
	castlesWhite   bool // only White's castling is a move
	explodes       bool // kings may be left in check; no capture may blow up that of its own side
	ironLions      bool // nothing captures a piece that is hard to trade where a counterstrike is forbidden
}

// habits are XBoard's habits in our game.
func (s *Setup) habits() habits {
	if s.table != nil {
		return habitsOf[s.table.parent.name]
	}
	return habitsOf[s.variant.Name]
}

var habitsOf = map[string]habits{
	"grand":   {alwaysPromotes: true},
	"xiangqi": {ignoresChecks: true},
	"elven":   {castlesWhite: true},
	"atomic":  {explodes: true},
	"chu":     {ironLions: true},
}
