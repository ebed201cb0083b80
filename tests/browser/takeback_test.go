//go:build browser

package browser

import (
	"strings"
	"testing"
)

// TestTakeBackFirst holds that the engine's first move alone cannot be taken back: it would not be
// made again.
func TestTakeBackFirst(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.quick()
	const disabled = `document.getElementById("take-back").disabled`
	if !read[bool](p, disabled) {
		t.Error("there is something to take back at the start")
	}
	p.choose("engine", "white")
	p.after(1)
	if !read[bool](p, disabled) {
		t.Error("the engine's first move can be taken back")
	}
	p.choose("engine", "none")
	p.click("#take-back")
	p.after(0)
	p.silent()
}

// TestTakeBackLate takes moves back faster than the engine answers: what is left is for the person
// to move.
func TestTakeBackLate(t *testing.T) {
	p := openLate(t, chromium(t), "normal")
	p.quick()
	p.stops("e2 e4")
	p.after(2)
	p.choose("time", "30000")
	p.choose("level", "20")
	p.stops("g1 f3")
	p.wait(`fairymaxGame.thinking === "move"`)
	p.do(`for (let i = 0; i < 2; i++) document.getElementById("take-back").click()`)
	p.after(0)
	p.silent()
}

// TestEndedGame holds that a game that its players ended is over, until that is taken back.
func TestEndedGame(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.quick()
	p.readGame("[White \"Anna\"]\n[Result \"1-0\"]\n\n1. d4 d5 2. c4 1-0")
	p.choose("engine", "black")
	p.after(3)
	const state = `document.getElementById("state").textContent`
	if said := read[string](p, state); said != "The players ended this game: 1-0. Take back to play on." {
		t.Errorf("the page says %q", said)
	}
	record := read[string](p, `(await fairymaxGame.ask({ do: "record" })).text`)
	if !strings.Contains(record, `[Result "1-0"]`) || !strings.Contains(record, "2. c4 1-0") {
		t.Errorf("the record is\n%s", record)
	}
	p.mode("analyse")
	if said := read[string](p, state); said != "The players ended this game: 1-0." {
		t.Errorf("where one analyses, the page says %q", said)
	}
	p.mode("play")
	p.click("#take-back")
	p.after(4)
	p.silent()
}

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

// TestClockStands holds that clocks stand, and look so, where one does not play, and run on when moves
// were taken back.
func TestClockStands(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.choose("clock", "5+0")
	for i, move := range []string{"e2 e4", "e7 e5", "g1 f3"} {
		p.stops(move)
		p.after(i + 1)
	}
	runs := func(when, want string) {
		t.Helper()
		const clocks = `[...document.querySelectorAll(".clock.running")].map((clock) => clock.id).join()`
		if got := read[string](p, clocks); got != want {
			t.Errorf("%s the clocks that run are %q, want %q", when, got, want)
		}
	}
	runs("in a game", "clock-black")
	for _, mode := range []string{"analyse", "setup"} {
		p.mode(mode)
		runs("in "+mode, "")
	}
	if read[bool](p, `["clock-white", "state"].some((id) => document.getElementById(id).checkVisibility())`) || p.told() != "" {
		t.Errorf("the clocks, the state or the last move of the game (%q) stand over a position that is set up", p.told())
	}
	p.mode("play")
	runs("back in the game", "clock-black")
	p.click("#take-back")
	p.after(2)
	runs("after a move was taken back", "clock-white")
	p.click(`[data-go="ArrowLeft"]`)
	p.after(1)
	runs("at an earlier position", "")
	p.click(`[data-go="ArrowRight"]`)
	p.after(2)
	runs("where play goes on", "clock-white")
	p.silent()
}
