package pageengine

import (
	"bytes"
	"fmt"
	"sync"
	"time"
)

// progress tells how far Go is, which names the packages that it compiles one by one. A
// package such as the engine takes long: the time goes on while none is named.
type progress struct {
	name  string // of what is compiled
	told  func(text string)
	began time.Time

	mu     sync.Mutex
	named  int
	latest string
}

// watch begins to tell, every second until end is called.
func watch(name string, told func(text string)) (p *progress, end func()) {
	p = &progress{name: name, told: told, began: time.Now()}
	p.tell()
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				p.tell()
			case <-stop:
				return
			}
		}
	}()
	return p, func() { close(stop); <-stopped }
}

func (p *progress) tell() {
	p.mu.Lock()
	text := fmt.Sprintf("Compiling %s; this happens once. %.0f s", p.name, time.Since(p.began).Seconds())
	if p.named > 0 {
		text += fmt.Sprintf(", %d packages, now %s", p.named, p.latest)
	}
	p.mu.Unlock()
	p.told(text)
}

// Write takes what Go says: a line for each package.
func (p *progress) Write(lines []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for line := range bytes.Lines(lines) {
		if name := bytes.TrimSpace(line); len(name) > 0 && !bytes.ContainsAny(name, " #") {
			p.named++
			p.latest = string(name)
		}
	}
	return len(lines), nil
}
