package report

import (
	"fmt"
	"strings"

	"fairymax/internal/study"
	"fairymax/variants/spelling"
)

// certain lists what can be relied on.
func (r *Report) certain() []string {
	list := []string{} // in JSON an empty list, not null
	add := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	switch o := &r.Opening; {
	case o.Wins > 0:
		add("The side that begins wins by force, in %s.", spelling.Counted(o.Wins, "move"))
	case o.Loses > 0:
		add("The side that begins loses by force, in %s.", spelling.Counted(o.Loses, "move"))
	}
	var blunders []string
	for _, m := range r.Opening.Moves {
		if m.Loses > 0 && r.Opening.Loses == 0 {
			blunders = append(blunders, fmt.Sprintf("%s (in %d)", m.Move, m.Loses))
		}
	}
	if len(blunders) > 0 {
		add("These first moves lose by force: %s.", strings.Join(blunders, ", "))
	}
	return append(append(list, r.idle()...), r.dominant()...)
}

// enoughGames is the number of games that show what hardly ever happens.
const enoughGames = 50

// idle lists what does not take part in the game.
func (r *Report) idle() (list []string) {
	if r.Made.Games < enoughGames {
		return nil
	}
	var never, seldom, unused []string
	for _, u := range r.Units {
		text := fmt.Sprintf("%s's %s on %s", u.Side, u.Type, u.Square)
		switch {
		case u.Moved.Value == 0:
			never = append(never, text)
		case u.Moved.High < 0.1:
			seldom = append(seldom, text)
		}
	}
	for _, v := range r.Visits {
		if v.Times == 0 {
			unused = append(unused, v.Square)
		}
	}
	for _, row := range []struct {
		text string
		list []string
	}{
		{"In no game did these pieces move", never},
		{"These pieces move in less than one game of ten", seldom},
		{"No piece ever moved to these squares", unused},
	} {
		if len(row.list) > 0 {
			list = append(list, fmt.Sprintf("%s: %s.", row.text, strings.Join(row.list, ", ")))
		}
	}
	return list
}

// dominant lists pieces that few of their kind make most of what happens.
func (r *Report) dominant() (list []string) {
	all := 0.0
	for _, p := range r.Pieces {
		all += p.Start
	}
	for _, p := range r.Pieces {
		if p.Start == 0 {
			continue
		}
		if fair := p.Start / all; p.Deadly.Low > 0.3 && p.Deadly.Low > 4*fair {
			list = append(list, fmt.Sprintf("The %s dominates: it is %s of the pieces and makes %s of the captures.",
				p.Name, percent(fair), percentText(p.Deadly)))
		}
	}
	return list
}

// warnings lists why the figures may mislead.
func (r *Report) warnings() []string {
	list := []string{} // likewise
	add := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	const shallow, long = 500, 0.05
	if r.Made.Games < fewGames {
		add("%s: see the intervals.", study.Few(r.Made.Games))
	}
	if r.Made.Nodes < shallow {
		add("%d nodes a move are few: the engine plays like a beginner.", r.Made.Nodes)
	}
	if r.Made.Nodes < study.Blind {
		add("With fewer than %d nodes a search may not reach all moves. The moves tried first differ between the sides, and that alone may favour one side.", study.Blind)
	}
	if r.Made.Evaluation == handWritten {
		add("The engine plays with its hand-written evaluation alone; the command learn makes it a better judge.")
	}
	for _, e := range r.Endings {
		if e.Reason == unfinished && e.Share.Value > long {
			add("%s of the games were not over after %d plies; they count as draws. They may be fortresses, or the engine may not know how to win.",
				percent(e.Share.Value), longest)
		}
	}
	return list
}

// handWritten is how an evaluation without a network is called.
const handWritten = "hand-written"
