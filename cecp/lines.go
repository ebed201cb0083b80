package cecp

import (
	"bufio"
	"errors"
	"io"
)

// maxLine is how many bytes of a line are kept; every command is much shorter.
const maxLine = 1 << 14

// queuedLines is how many lines may wait for the session.
const queuedLines = 64

// readLines reads in to its end, in a goroutine of its own, and delivers the
// lines without their ends. The channel is closed at the end; stop ends the
// delivery before that.
func readLines(in io.Reader) (lines <-chan string, stop func()) {
	delivery := make(chan string, queuedLines)
	stopped := make(chan struct{})
	go func() {
		defer close(delivery)
		reader := bufio.NewReaderSize(in, maxLine)
		for {
			line, err := readLine(reader)
			if err != nil {
				return
			}
			select {
			case delivery <- line:
			case <-stopped:
				return
			}
		}
	}()
	return delivery, func() { close(stopped) }
}

// readLine reads up to the end of a line. What does not fit into the reader's
// buffer is dropped.
func readLine(reader *bufio.Reader) (string, error) {
	text, err := reader.ReadSlice('\n')
	line := string(text)
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = reader.ReadSlice('\n')
	}
	if err != nil && line == "" {
		return "", err
	}
	return line, nil
}
