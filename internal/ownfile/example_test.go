package ownfile_test

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"fairymax/internal/ownfile"
)

// A command writes over its own file, and not over that of another one.
func ExampleWriter_Save() {
	folder, err := os.MkdirTemp("", "ownfile")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "pieces.js")
	page, show := ownfile.Writer{Command: "page"}, ownfile.Writer{Command: "show"}
	fmt.Println(page.Save(path, ownfile.Script, []byte("let x;\n")))
	fmt.Println(page.Save(path, ownfile.Script, []byte("let y;\n")))
	fmt.Println(show.Save(path, ownfile.Script, []byte("let z;\n")) != nil)
	// Output:
	// <nil>
	// <nil>
	// true
}
