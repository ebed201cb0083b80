package atomicfile_test

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"fairymax/internal/atomicfile"
)

// A file is replaced as a whole or not at all, whatever happens meanwhile.
func ExampleReplace() {
	folder, err := os.MkdirTemp("", "example")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "state.json")
	if err := atomicfile.Replace(file, []byte("{}")); err != nil {
		log.Fatal(err)
	}
	text, err := os.ReadFile(file)
	fmt.Printf("%s %v\n", text, err)
	// Output:
	// {} <nil>
}
