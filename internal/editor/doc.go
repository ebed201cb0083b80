// Package editor serves the workbench with a folder of definitions: they are opened,
// checked together, and saved. Only programs of the same machine reach it, and it
// reaches nothing of the machine but that folder, and others with games to extend.
//
// A foreign page must neither read nor write the folder through the browser. So a
// request is refused unless it names the server by its own address (a foreign name that
// leads here is DNS rebinding), comes from its own page, and has the key: a secret in
// the address that the program prints, so that other users of the machine have no access
// either. The page of a game runs in a sandbox of the workbench: whatever its definition
// says, it can neither reach that page nor ask the server.
//
// # Where to change what
//
//	editor.go    what a caller passes in; which requests there are
//	serve.go     the server: where it listens, how long a request may take
//	guard.go     which requests are refused, and what a browser may do with an answer
//	folder.go    files: which names are good, how they are read and saved
//	nets.go      networks of games
//	player.go    the engine of a page that is saved
//	texts.go     all texts of the folder and of others, for the compiler in the page
//
// # Words
//
// The version of a file is a sum of its text; it tells whether the file has
// changed since it was read.
package editor
