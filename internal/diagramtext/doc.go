// Package diagramtext writes a game as the text of an Interactive Diagram of
// chessvariants.com. Package diagram, under internal/foreign, is the way back.
//
// The whole interface is [Write]. What a diagram cannot say comes back as a list.
//
//   - write.go: the text as a whole
//   - types.go: the order of the types and their ids
//   - squares.go: the start position, its symmetry and holes
//   - promotion.go: which types promote, where and to what, and from which hand
//   - castling.go: castlings
//   - rules.go: royal pieces, endings, and what diagrams have no words for
//
// # Words
//
// A lack is a rule that the text leaves out; a type's id is the letter, or
// letters, by which parameters name it.
//
// # Where to change what
//
// For a parameter that diagrams get: rules.go.
package diagramtext
