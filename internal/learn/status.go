package learn

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"fairymax/internal/elo"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
)

// Status is how learning goes.
type Status struct {
	Stage       string
	Generation  int     // under way
	Generations int     // of the session, counted from the first of all
	Games       int     // of this stage
	Goal        int     // games of this stage, 0 if the clock decides
	Positions   int     // of these games
	Rate        float64 // positions a second since the start
	Part        float64 // of the training, 0 to 1
	Training    float64 // losses: mean squared errors of the expected result
	HeldOut     float64
	Base        float64       // of the hand-written evaluation
	Score       elo.Score     // of the candidate
	Left        time.Duration // of the session, 0 if it is unknown
}

// follow counts games by their positions, those too that earlier calls have played, and
// shows the status after each.
func (s *Status) follow(games *selfplay.Run, show func()) {
	pace, earlier := study.Pace{Began: time.Now()}, 0
	games.Found = func(before map[int]int) {
		s.Games = len(before)
		for _, positions := range before {
			earlier += positions
		}
		s.Positions = earlier
	}
	games.Report = func(r *selfplay.Record) {
		s.Games++
		s.Positions += len(r.Scores)
		s.Rate = pace.Rate(float64(s.Positions - earlier))
		show()
	}
}

// stageOf is the status at the beginning of a stage.
func (r *run) stageOf(g *generation) Status {
	return Status{Stage: string(g.Stage), Generation: g.Number, Generations: r.Session.Last}
}

// show tells the status, and saves the time that has been spent once in a while.
func (r *run) show() {
	const pause = 10 * time.Second
	if r.byTime() {
		r.status.Left = max(0, r.Session.Budget-r.spent())
	}
	if time.Since(r.saved) > pause {
		_ = r.keep() // if it fails the end of the stage says so
	}
	r.tell(r.status)
}

func (l *Learner) tell(s Status) {
	if l.Report != nil {
		l.Report(s)
	}
}

// String is a line for a person.
func (s Status) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "generation %d of %d, %s: ", s.Generation, s.Generations, s.Stage)
	switch {
	case s.Stage == string(playing):
		if s.Goal > 0 {
			fmt.Fprintf(&b, "%d of ", s.Games)
		}
		fmt.Fprintf(&b, "%s, %d positions, %.0f positions/s", study.Games(cmp.Or(s.Goal, s.Games)), s.Positions, s.Rate)
	case s.Stage == string(judging):
		b.WriteString(study.Games(s.Games))
		if s.Score.Games() > 0 {
			fmt.Fprintf(&b, ", %v", s.Score)
		}
	case s.Stage == reading && s.Games > 0:
		b.WriteString(study.Games(s.Games))
	case s.Stage == weighing:
		fmt.Fprintf(&b, "%.0f %%", 100*s.Part)
	case s.HeldOut > 0 || s.Part > 0:
		fmt.Fprintf(&b, "%.0f %%, loss %.5f learnt, %.5f held out, hand-written %.5f", 100*s.Part, s.Training, s.HeldOut, s.Base)
	default:
		b.WriteString("…")
	}
	if s.Left > 0 {
		fmt.Fprintf(&b, "; %v left", s.Left.Round(time.Second))
	}
	return b.String()
}
