// Package front is the page of the workbench: one file with its text (workbench.html), its style
// (workbench.css), its scripts (the folder desk) and an engine. The scripts know no rules;
// what they ask is answered by package workbench, which the engine has.
//
// A game is shown in a frame with an origin of its own: whatever its definition says, it
// can neither read the page around it nor reach a network. A browser holds such a frame to
// the policy of the page around it as well, so that policy also names the scripts of a
// game's page.
//
// # Where to change what
//
// What is on the page: front.go. The games and recipes that are
// at hand: library.go.
package front
