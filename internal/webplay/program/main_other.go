//go:build !js

package main

import (
	"bufio"
	"context"
	"fmt"
	"os"

	"fairymax/internal/webplay"
)

// longest is more than any question has, in bytes.
const longest = 1 << 24

func main() {
	s := &webplay.Session{Report: func(state []byte) { fmt.Printf("%s\n", state) }}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, longest)
	for lines.Scan() {
		fmt.Printf("%s\n", s.Answer(context.Background(), lines.Bytes()))
	}
	if err := lines.Err(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
