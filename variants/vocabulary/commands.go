package vocabulary

import "strings"

// These parts of messages name commands of the program that tell more. A message makes sense without them, because
// libraries have no commands; see [WithoutCommands].
const (
	ListsNames   = `; "fairymax list" prints the names`
	ListsKeys    = `; "fairymax help format" lists the keys`
	ListsPieces  = `, and "fairymax list -pieces" shows those that are built in`
	ListsFigures = `"fairymax list -pictures" shows all, and `
)

// WithoutCommands is a message without its parts that name commands.
func WithoutCommands(message string) string {
	for _, part := range []string{ListsNames, ListsKeys, ListsPieces, ListsFigures} {
		message = strings.ReplaceAll(message, part, "")
	}
	return message
}
