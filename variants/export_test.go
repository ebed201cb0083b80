package variants

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
