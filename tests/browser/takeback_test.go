//go:build browser

package browser

import "testing"

// TestClockLater chooses a clock in a game that has begun: it runs at once, and the engine knows of it.
func TestClockLater(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("time", "30000")
	p.choose("level", "20")
	p.stops("e2 e4")
	p.wait(`fairymaxGame.thinking === "move"`)
	p.choose("clock", "1+0")
	if running := read[string](p, `fairymaxGame.playing.clock.running`); running != "black" {
		t.Errorf("the clock of %q runs", running)
	}
	p.after(2) // sooner than in 30 s
	if left := read[float64](p, `fairymaxGame.playing.clock.now("black")`); left < 40_000 || left > 60_000 {
		t.Errorf("the engine has %v ms left", left)
	}
	p.silent()
}
