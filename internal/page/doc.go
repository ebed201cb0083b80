// Package page draws the rules of a game: one HTML page that needs nothing else,
// and the pictures on it as SVG files.
//
// The words are those of package sheet. What would I change here? game.go has what
// is asked for, content.go what stands on the page and in which order; picture.go
// is what pictures consist of, and board.go, diagram.go and castling.go make them;
// legend.go explains what a diagram shows. What is written is in the templates
// page.html and picture.svg, what it looks like in page.css and picture.css.
package page
