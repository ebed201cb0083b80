package uci_test

import (
	"bytes"
	"fmt"
	"log"
	"strings"

	"fairymax/internal/protocol"
	"fairymax/internal/protocol/testgames"
	"fairymax/internal/talk"
	"fairymax/internal/uci"
)

// A conversation in this dialect: it ends with the input.
func Example() {
	in := talk.Read(strings.NewReader("isready\n"))
	var out bytes.Buffer
	if err := protocol.Converse(in, "uci", &out, testgames.Options(), uci.Dialect, uci.Dialect); err != nil {
		log.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "id name") || strings.HasPrefix(line, "uciok") || strings.HasPrefix(line, "readyok") {
			fmt.Print(line)
		}
	}
	// Output:
	// id name mine
	// uciok
	// readyok
}
