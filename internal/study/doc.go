// Package study is what work on many games has in common: a folder that one process holds, an
// end by a clock or an interrupt, going on where it was, and how long the rest takes.
//
// # Where to change what
//
// The folder, what a stop is, and the clock: study.go. How long the
// rest takes: pace.go. Which games belong to the same rules: digest.go. Numbers of games in
// words: words.go.
package study
