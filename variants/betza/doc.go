// Package betza reads and writes moves in Betza's notation,
// https://www.gnu.org/software/xboard/Betza.html, in XBoard's dialect: its order of
// letters and its meanings. A text that XBoard cannot read, or would misread, is
// an error that says what to write instead.
//
// The whole interface is [Read] for a text, [Write] for chains of steps, [Of] for a
// type of a game with its [Castlings], and [Error]. All give and take moves as the
// owner of the piece sees the board.
//
// # Words
//
// An atom is a capital letter, which stands for a leap or a slide. A term is
// an atom with the small letters before it and the number after it; a text is a list
// of terms. Direction letters choose among the eight images of an atom. Modifiers
// are the other small letters, such as m and c. A leg is a part of a move; the letter
// a separates legs. A stride is a leg like a king's or a queen's.
//
// # Where to change what
//
// An atom: atoms.go. A modifier: term.go has the syntax of
// terms, legs.go turns them into chains, read.go joins the terms of a text. Errors:
// errors.go. Direction letters: directions.go, both ways, with sets of directions in
// dirset.go. How chains are written: write.go for moves of one leg, walk.go for moves
// of several legs, castling.go for castlings; written.go joins terms.
package betza
