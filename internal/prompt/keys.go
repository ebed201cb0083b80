package prompt

import (
	"bytes"
	"io"
	"os"
)

// The keys that are not left to the editor.
const (
	ctrlC = 0x03
	ctrlD = 0x04
	ctrlZ = 0x1A
	enter = '\r'

	endKeys = string(rune(ctrlC)) + string(rune(ctrlD)) // end the line, and what is typed ahead
)

// keys is the keyboard. A goroutine of its own reads it all the time, so that a search
// can be interrupted.
type keys struct {
	chunks  chan []byte
	signals chan os.Signal
	ahead   []byte // type-ahead
	cause   error  // why Read ended the input
	suspend func()
}

func newKeys(in io.Reader) *keys {
	k := &keys{chunks: make(chan []byte), suspend: func() {}}
	go k.pump(in)
	return k
}

// pump reads the keyboard until it is gone.
func (k *keys) pump(in io.Reader) {
	for {
		chunk := make([]byte, 256)
		n, err := in.Read(chunk)
		if n > 0 {
			k.chunks <- translate(chunk[:n])
		}
		if err != nil {
			close(k.chunks)
			return
		}
	}
}

// Read gives keys to the editor, those that end the line as the last of a piece: the
// editor throws away what follows them.
func (k *keys) Read(into []byte) (int, error) {
	k.suspendAt() // it may have been typed during a search
	for len(k.ahead) == 0 {
		select {
		case chunk, ok := <-k.chunks:
			if !ok {
				return 0, io.EOF
			}
			k.ahead = chunk
		case caught := <-k.signals:
			k.cause = stopped(caught)
			return copy(into, []byte{ctrlC}), nil
		}
		k.suspendAt()
	}
	n := copy(into, k.ahead)
	if at := bytes.IndexAny(into[:n], endKeys); at >= 0 {
		n = at + 1
		if into[at] == ctrlC {
			k.cause = ErrInterrupted
		}
	}
	k.ahead = k.ahead[n:]
	return n, nil
}

// suspendAt stops the program where that was typed.
func (k *keys) suspendAt() {
	if at := bytes.IndexByte(k.ahead, ctrlZ); at >= 0 {
		k.ahead = bytes.ReplaceAll(k.ahead, []byte{ctrlZ}, nil)
		k.suspend()
	}
}

// takeCause returns why the input was ended, nil if the keyboard is gone or the person
// says that there is no more.
func (k *keys) takeCause() error {
	cause := k.cause
	k.cause = nil
	return cause
}

// watch looks for Ctrl-C, a signal, and for Enter without anything before it. All other
// keys are for the next line.
func (k *keys) watch(interrupted func()) (stop func() error) {
	done, cause := make(chan struct{}), make(chan error, 1)
	go func() {
		why := k.wait(done)
		if why != nil {
			interrupted()
		}
		cause <- why
	}()
	return func() error {
		close(done)
		return <-cause
	}
}

// wait waits for an interruption, or until it is told that there is none.
func (k *keys) wait(done chan struct{}) error {
	for chunks := k.chunks; ; {
		select {
		case chunk, ok := <-chunks:
			switch at := bytes.LastIndexByte(chunk, ctrlC); {
			case !ok:
				chunks = nil // the next line will see it
			case at >= 0:
				k.ahead = chunk[at+1:]
				return ErrInterrupted
			case len(k.ahead) == 0 && len(chunk) == 1 && chunk[0] == enter:
				return ErrHurried
			default:
				k.ahead = append(k.ahead, chunk...)
			}
		case caught := <-k.signals:
			return stopped(caught)
		case <-done:
			return nil
		}
	}
}
