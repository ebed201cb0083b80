// Package explain says in sentences why a text is not a legal move: which man,
// which rule, which square is in the way, who attacks what. It also says what a
// legal move does.
//
// The reasons are those of package notation, which the protocol gives in short,
// so that both never disagree.
//
// What would I change here? refused.go has a sentence for each reason, or calls
// who knows more: reach.go for men who cannot go somewhere, obstacle.go for what
// can be in the way, check.go for royal men who would be attacked, castling.go,
// promotion.go and drop.go. legal.go tells what a move does, words.go names men
// and squares.
package explain
