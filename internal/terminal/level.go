package terminal

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/opponent"
	"fairymax/internal/prompt"
)

// level is how well the engine plays.
type level struct {
	time  time.Duration // per move
	depth int           // 0 for any
	skill opponent.Skill
}

// search searches the position of a game.
func (l level) search(ctx context.Context, e opponent.Thinker, g *board.Game, show func(engine.Info)) engine.Result {
	return l.skill.Think(ctx, e, g, engine.Limits{Soft: l.time, Hard: l.time, Depth: l.depth}, show)
}

// full is the level without a handicap.
func (l level) full() level {
	l.skill = opponent.NewSkill(nil)
	return l
}

func (l level) String() string {
	text := fmt.Sprintf("The engine thinks %v a move", l.time)
	if l.depth > 0 {
		text += fmt.Sprintf(", at most to depth %d", l.depth)
	}
	if l.skill.Limited() {
		text += fmt.Sprintf("; its skill is %.0f of %d", l.skill.Level, opponent.FullSkill)
	}
	return text + "."
}

// deepest is the deepest search that a person may ask for.
const deepest = engine.MaxPly - 1

// setLevel shows the level, or changes a part of it.
func (t *game) setLevel(text string) {
	if text == "" {
		t.say(t.level.String() + " " + levelUsage)
		return
	}
	kind, number, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(strings.TrimSpace(number))
	thinking, timed := parseTime(text)
	bare, failed := strconv.Atoi(text)
	switch {
	case failed == nil && bare >= 0 && bare <= opponent.FullSkill:
		t.say(fmt.Sprintf("%d may be a time or a skill: type \"level %[1]ds\" for seconds a move, or \"level skill %[1]d\".", bare))
		return
	case kind == "depth" && err == nil && n >= 0 && n <= deepest:
		t.level.depth = n
	case kind == "skill" && err == nil && n >= 0 && n <= opponent.FullSkill:
		t.level.skill.Level = float64(n)
	case timed:
		t.level.time = thinking
	default:
		t.say(fmt.Sprintf("%q is not a level. %s", text, levelUsage))
		return
	}
	t.say(t.level.String())
}

var levelUsage = fmt.Sprintf("Type level with a time for each move (level 5s), with a depth (level depth 4; 0 for any) or with a skill from 0 to %d (level skill 3).",
	opponent.FullSkill)

// parseTime reads a time such as 500ms; a number alone is seconds.
func parseTime(text string) (d time.Duration, ok bool) {
	text = strings.ReplaceAll(text, " ", "")
	if seconds, err := strconv.ParseFloat(text, 64); err == nil {
		text = strconv.FormatFloat(seconds, 'f', -1, 64) + "s"
	}
	d, err := time.ParseDuration(text)
	return d, err == nil && d >= time.Millisecond && d <= time.Hour
}

// levels completes the argument of level.
func (t *game) levels(argument string) []prompt.Proposal {
	return matching(argument, []string{"depth ", "skill "}, false)
}
