package pseudo

import (
	"os"
	"strings"
	"sync"
	"testing"
	"time"
)

// Terminal is a terminal with a test before it.
type Terminal struct {
	Device   *os.File // the program's input and output
	keyboard *os.File

	lock sync.Mutex
	sent strings.Builder // what the program has written
	seen int             // up to where the test has looked
}

// Open makes a terminal of some size.
func Open(t *testing.T, columns, rows int) *Terminal {
	t.Helper()
	x := &Terminal{}
	x.keyboard, x.Device = open(t, columns, rows)
	t.Cleanup(func() {
		x.Device.Close()
		x.keyboard.Close()
	})
	go x.listen()
	return x
}

// listen keeps what the program writes.
func (x *Terminal) listen() {
	piece := make([]byte, 4096)
	for {
		n, err := x.keyboard.Read(piece)
		x.lock.Lock()
		x.sent.Write(piece[:n])
		x.lock.Unlock()
		if err != nil {
			return
		}
	}
}

// Type types keys.
func (x *Terminal) Type(keys string) { x.keyboard.WriteString(keys) }

// patience is how long a test waits for a text.
const patience = 2 * time.Minute

// Expect waits for a text after the one that was expected before, and returns what was
// written up to it.
func (x *Terminal) Expect(t *testing.T, text string) string {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		x.lock.Lock()
		unseen := x.sent.String()[x.seen:]
		at := strings.Index(unseen, text)
		if at >= 0 {
			x.seen += at + len(text)
		}
		x.lock.Unlock()
		if at >= 0 {
			return unseen[:at+len(text)]
		}
	}
	t.Fatalf("%q is missing in\n%q", text, x.Output())
	return ""
}

// Output is all that the program has written.
func (x *Terminal) Output() string {
	x.lock.Lock()
	defer x.lock.Unlock()
	return x.sent.String()
}
