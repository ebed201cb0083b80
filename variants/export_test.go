package variants

// Consequences are mistakes that show only after others are mended.
var Consequences = consequences

// What the tests of package variants_test use of this package.
const (
	Expected   = expected
	PiecesFile = piecesFile
)

var (
	Update    = update
	CodesText = codesText

	CheckBetza = checkBetza
)
