// Package plain writes text to the terminal as text only: a title, a section or the
// name of an engine cannot move the cursor, change colours or turn the direction of
// what follows.
//
// # Where to change what
//
// Which characters are escaped, and how: text.go. The output
// of commands, which escapes everything and remembers failures: writer.go.
//
// # Words
//
// A control character does something instead of being printed; a directional
// mark (bidi control) changes the order in which a terminal shows letters. A sequence
// is what the program itself tells the terminal, such as a colour.
package plain
