package usi_test

import (
	"bytes"
	"fmt"
	"log"
	"strings"

	"fairymax/internal/protocol"
	"fairymax/internal/protocol/testgames"
	"fairymax/internal/talk"
	"fairymax/internal/usi"
)

// A conversation in this dialect: it ends with the input.
func Example() {
	in := talk.Read(strings.NewReader("isready\n"))
	var out bytes.Buffer
	if err := protocol.Converse(in, "usi", &out, testgames.Options(), usi.Dialect, usi.Dialect); err != nil {
		log.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "id name") || strings.HasPrefix(line, "usiok") || strings.HasPrefix(line, "readyok") {
			fmt.Print(line)
		}
	}
	// Output:
	// id name mine
	// usiok
	// readyok
}
