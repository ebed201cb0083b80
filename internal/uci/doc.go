// Package uci speaks the Universal Chess Interface with what Fairy-Stockfish has added to it:
// the option UCI_Variant, boards of ten ranks, drops, gates, walls and passes. It reads
// UCI-Cyclone too, the form of it for xiangqi, which counts ranks from 0. [Dialect] is all
// that package protocol needs.
//
// # Where to change what
//
// The name of an option, or a command: dialect.go. How options
// are listed and set: options.go. How positions and searches are asked for: read.go, with
// request.go for the words of go that all dialects have, clocks.go for times and fields.go for
// words with numbers. How a search is told: write.go. UCI-Cyclone: cyclone.go.
//
// Source: https://www.wbec-ridderkerk.nl/html/UCIProtocol.html
package uci
