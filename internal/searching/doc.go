// Package searching runs one search alongside a conversation.
//
// # Where to change what
//
// What a conversation needs of the engine: engine.go. How a search starts, what is kept of
// its reports, how it is paused, hurried and ended: search.go.
package searching
