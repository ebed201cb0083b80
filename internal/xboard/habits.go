package xboard

// habits are what XBoard does in games of one of its variants, and of their
// children, besides moving the pieces.
type habits struct {
	alwaysPromotes bool // a pawn in the zone that does not promote has to promote to a pawn
	ignoresChecks  bool // checks and the moves out of them are no moves without progress
}

// habits are those by which XBoard conducts our game.
func (s *Setup) habits() habits {
	if s.table != nil {
		return habitsOf[s.table.parent.name]
	}
	return habitsOf[s.variant.Name]
}

var habitsOf = map[string]habits{
	"grand":   {alwaysPromotes: true},
	"xiangqi": {ignoresChecks: true},
}
