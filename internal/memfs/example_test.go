package memfs_test

import (
	"fmt"
	"io/fs"

	"fairymax/internal/memfs"
)

// A folder of one file, as package io/fs reads it.
func ExampleFiles() {
	files := memfs.Files{"small.toml": []byte("title = \"Small\"")}
	text, err := fs.ReadFile(files, "small.toml")
	fmt.Println(string(text), err)
	names, err := fs.Glob(files, "*.toml")
	fmt.Println(names, err)
	_, err = fs.Stat(files, "large.toml")
	fmt.Println(err)
	// Output:
	// title = "Small" <nil>
	// [small.toml] <nil>
	// open large.toml: file does not exist
}
