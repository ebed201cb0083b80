// Package editor serves a page on which definitions are written and played: the text
// beside the page of its game, with each mistake under its line. Only programs of the
// same machine reach it, and it reaches nothing of the machine but one folder.
//
// A foreign page must neither read nor write the folder through the browser. So a
// request is refused unless it names the server by its own address (a foreign name that
// leads here is DNS rebinding), comes from its own page, and has the key: a secret in
// the address that the program prints, so that other users of the machine have no access
// either. The page of a game runs in a sandbox: whatever its definition
// says, it can neither reach the editor nor ask the server.
//
// What would I change here?
//
//	editor.go    what a caller passes in; which requests there are
//	serve.go     the server: where it listens, how long a request may take
//	guard.go     which requests are refused, and what a browser may do with an answer
//	folder.go    files: which names are good, how they are read and saved
//	draft.go     a folder with a text that is not saved yet
//	check.go     the mistakes in a text
//	pages.go     the pages of the last games
//	library.go   what helps to begin: new files, the built-in games
//	cookbook.go  the recipes of the cookbook
//	assets.go    the page of the editor
//	editor.html  its text; editor.css its style
//	edit         its scripts: they know no rules, and ask the server
//
// Words: a draft is a text that is not saved yet. The version of a file is a sum of its
// text; it tells whether the file has changed since it was read.
package editor
