package vocabulary

import (
	"regexp"
	"strings"
)

// These parts of messages name commands of the program that tell more. A message makes sense
// without them, because libraries have no commands; see [InGo] and [InJavaScript].
const (
	ListsNames   = `; "fairymax list" prints the names`
	ListsKeys    = `; "fairymax help format" lists the keys`
	ListsPieces  = `, and "fairymax list -pieces" shows those that are built in`
	ListsFigures = `"fairymax list -pictures" shows all, and `
	IncludesAny  = ` (import with -any to include them)`
	converts     = `; "fairymax import" converts those of other programs`
)

// Converts is the part that names the command for a file of another program.
func Converts(file string) string {
	return strings.Replace(converts, `import"`, "import "+file+`"`, 1)
}

// withFile finds what Converts makes.
var withFile = regexp.MustCompile(`; "fairymax import [^\n]+?" converts `)

// advice has for each of these parts what tells as much in the libraries; "" if nothing does.
var advice = []struct{ program, inGo, inJavaScript string }{
	{ListsNames, "; Names lists the names", "; variants() lists the names"},
	{ListsKeys, "; the documentation of package fairymax/variants lists the keys", ""},
	{ListsPieces, ", and pieces.toml in Files has those that are built in", ""},
	{ListsFigures, "FigureNames of package fairymax/variants/vocabulary lists all, and ", ""},
	{IncludesAny, "", ""},
	{converts, "; Import converts those of other programs", "; define() converts those of other programs"},
}

// InGo is a message with what tells more in the library for Go.
func InGo(message string) string {
	message = withFile.ReplaceAllString(message, `; "fairymax import" converts `)
	for _, a := range advice {
		message = strings.ReplaceAll(message, a.program, a.inGo)
	}
	return message
}

// InJavaScript is a message of the library for Go with what tells more in that for JavaScript.
func InJavaScript(message string) string {
	for _, a := range advice {
		if a.inGo != "" {
			message = strings.ReplaceAll(message, a.inGo, a.inJavaScript)
		}
	}
	return message
}
