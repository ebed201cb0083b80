package desktop

import "strconv"

// Version is what the engine calls itself; GUIs show it. Its parts are MAJOR.MINOR.PATCH:
//
//   - MAJOR grows when something of a user's that worked may need a change: a
//     definition, a book, a log, a command line;
//   - MINOR grows with what is new, strength included;
//   - PATCH grows when there are only repairs.
//
// While MAJOR is 0, MINOR grows for both. Between releases it is the number of the
// next one, followed by -dev. CHANGELOG.md begins with the same number.
const Version = "0.1.0-dev"

// Bench is what "fairymax bench" counts, which is another number for another search. A test
// holds it.
const Bench = 424522

// Player names the program with its search: games of another player are not taken for its own.
func Player() string { return Version + "-bench-" + strconv.Itoa(Bench) }
