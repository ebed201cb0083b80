package main

import (
	"errors"
	"io"
	"os"
)

// standardOutput is the output of commands. One that was closed takes nothing.
func standardOutput() io.Writer {
	if outputWasClosed() {
		return closedOutput{}
	}
	return os.Stdout
}

var errClosed = errors.New("standard output is closed")

// closedOutput fails.
type closedOutput struct{}

func (closedOutput) Write([]byte) (int, error) { return 0, errClosed }
