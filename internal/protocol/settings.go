package protocol

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/internal/opponent"
)

// Kind is the kind of a setting's value.
type Kind string

// The kinds.
const (
	Check  Kind = "check"
	Spin   Kind = "spin"
	Combo  Kind = "combo"
	Button Kind = "button"
	String Kind = "string"
)

// Setting is an option of the engine, whatever a dialect calls it.
type Setting struct {
	Kind   Kind
	limits func(s *Session) (usual, least, most int) // of a spin
	usual  bool                                      // of a check
	values func(s *Session) []string                 // of a combo, the usual one first
	spin   func(s *Session, n int)
	check  func(s *Session, on bool)
	text   func(s *Session, value string) error // of a combo or a string
	press  func(s *Session)
}

// between are limits that never change.
func between(usual, least, most int) func(*Session) (int, int, int) {
	return func(*Session) (int, int, int) { return usual, least, most }
}

// mostLines is more than the moves of most positions.
const mostLines = 500

// The ratings of UCI_Elo are those that Fairy-Stockfish accepts. What lies beyond the measured
// levels is the weakest level or full skill.
const (
	leastElo = 500
	mostElo  = 2850
	usualElo = 1350
)

// usualEndgameMB is how many megabytes tables of endgames may take unless it is set.
const usualEndgameMB = 256

// The settings.
var (
	Hash = Setting{Kind: Spin, limits: func(s *Session) (int, int, int) { return s.HashMB, 1, max(1, s.MaxMemory) },
		spin: func(s *Session, n int) { s.Searcher.Resize(n) }}
	HashOrUsual = Setting{Kind: Spin, limits: func(s *Session) (int, int, int) { return 0, 0, max(1, s.MaxMemory) },
		spin: func(s *Session, n int) { s.Searcher.Resize(cmp.Or(n, s.HashMB)) }} // 0 leaves the choice to us
	Threads = Setting{Kind: Spin, limits: func(s *Session) (int, int, int) { return 1, 1, max(1, s.MaxCores) },
		spin: func(s *Session, n int) { s.Searcher.SetThreads(n) }}
	ClearHash    = Setting{Kind: Button, press: func(s *Session) { s.NewGame(nil) }}
	Lines        = Setting{Kind: Spin, limits: between(1, 1, mostLines), spin: func(s *Session, n int) { s.Switches.Lines = n }}
	Ponder       = Setting{Kind: Check, check: func(*Session, bool) {}} // the other side says when
	Chess960     = Setting{Kind: Check, check: func(s *Session, on bool) { s.Style.Chess960, s.asShuffled = on, false }}
	ShowWDL      = Setting{Kind: Check, check: func(s *Session, on bool) { s.Switches.WDL = on }}
	Analysis     = Setting{Kind: Check, check: func(s *Session, on bool) { s.Switches.Analysis = on }}
	Batch        = Setting{Kind: Check, check: func(s *Session, on bool) { s.Switches.Batch = on }}
	Millisec     = Setting{Kind: Check, usual: true, check: func(s *Session, on bool) { s.Switches.Seconds = !on }}
	Opponent     = Setting{Kind: String, text: func(*Session, string) error { return nil }} // we play alike against all
	Overhead     = Setting{Kind: Spin, limits: between(10, 0, 5000), spin: func(s *Session, n int) { s.Switches.Overhead = n }}
	OwnBook      = Setting{Kind: Check, check: (*Session).useBook}
	Variety      = Setting{Kind: Spin, limits: between(50, 0, 100), spin: func(s *Session, n int) { s.opening.Variety = n }}
	UseNet       = Setting{Kind: Check, usual: true, check: (*Session).useNet}
	EndgameCache = Setting{Kind: Spin, limits: func(s *Session) (int, int, int) {
		return min(usualEndgameMB, max(1, s.MaxMemory)), 0, max(1, s.MaxMemory)
	},
		spin: (*Session).setEndgameCache}
	SkillLevel  = Setting{Kind: Spin, limits: between(opponent.FullSkill, -20, opponent.FullSkill), spin: func(s *Session, n int) { s.strength.level = n; s.setSkill() }}
	LimitElo    = Setting{Kind: Check, check: func(s *Session, on bool) { s.strength.limited = on; s.setSkill() }}
	Elo         = Setting{Kind: Spin, limits: between(usualElo, leastElo, mostElo), spin: func(s *Session, n int) { s.strength.elo = n; s.setSkill() }}
	Variant     = Setting{Kind: Combo, values: (*Session).variantValues, text: (*Session).setVariant}
	VariantPath = Setting{Kind: String, text: (*Session).browse}
	NewGame     = Setting{Kind: Button, press: func(s *Session) { s.NewGame(nil) }}
)

// reset gives all settings of a session their usual values.
func (s *Session) reset() {
	s.Style = Style{}
	s.Switches = Switches{Lines: 1, Overhead: 10}
	s.strength = strength{level: opponent.FullSkill, elo: usualElo}
	s.setSkill()
}

// Limits are the usual value of a spin, and its bounds.
func (s *Session) Limits(o Setting) (usual, least, most int) { return o.limits(s) }

// Usual is the usual value of a setting as text.
func (s *Session) Usual(o Setting) string {
	switch o.Kind {
	case Check:
		return strconv.FormatBool(o.usual)
	case Spin:
		usual, _, _ := o.limits(s)
		return strconv.Itoa(usual)
	case Combo:
		return s.Values(o)[0]
	}
	return ""
}

// Values are the values of a combo, the usual one first.
func (s *Session) Values(o Setting) []string { return o.values(s) }

// Set sets the option of a name, in letters of any case. A bad value changes nothing.
func (s *Session) Set(name, value string) {
	for _, option := range slices.Concat(s.dialect.Options, s.dialect.Silent) {
		if !strings.EqualFold(option.Name, name) {
			continue
		}
		if err := s.set(option.Setting, value); err != nil {
			s.Remark("option %s stays as it was: %v", option.Name, err)
		}
		return
	}
	s.Remark("there is no option %q", name)
}

var errCheck = errors.New("the value is true or false")

func (s *Session) set(o Setting, value string) error {
	switch o.Kind {
	case Button:
		o.press(s)
	case Check:
		on, err := strconv.ParseBool(strings.ToLower(value))
		if err != nil || len(value) == 1 {
			return errCheck
		}
		o.check(s, on)
	case Spin:
		_, least, most := o.limits(s)
		n, err := strconv.Atoi(value)
		if err != nil || n < least || n > most {
			return fmt.Errorf("the value is a number from %d to %d", least, most)
		}
		o.spin(s, n)
	default:
		return o.text(s, value)
	}
	return nil
}

// setSkill makes the skill that of the level or the rating.
func (s *Session) setSkill() {
	s.skill.Level = float64(max(0, s.strength.level))
	if s.strength.limited {
		s.skill.Level = opponent.LevelOf(s.strength.elo)
	}
}

// useBook plays from the opening book or not.
func (s *Session) useBook(on bool) { s.opening.Used, s.fresh = on, false }

// useNet switches learned evaluations on or off. What was found with another evaluation
// must not be used.
func (s *Session) useNet(on bool) {
	if s.Nets == nil || s.noNets == !on {
		return
	}
	s.noNets = !on
	s.Nets.Use(on)
	s.fresh = false
}

// setEndgameCache says how many megabytes tables of endgames may take.
func (s *Session) setEndgameCache(mb int) {
	if s.Endgames != nil {
		s.Endgames.SetMemory(int64(mb) << 20)
	}
}

// variantValues lists the games, that of the beginning first.
func (s *Session) variantValues() []string {
	usual := s.dialect.usualName()
	names := slices.DeleteFunc(s.Names(), func(name string) bool { return name == usual })
	return append([]string{usual}, names...)
}

// shuffled are the names that mean chess from any start position.
var shuffled = []string{"chess960", "fischerandom"}

// setVariant chooses a game.
func (s *Session) setVariant(name string) error {
	if slices.Contains(shuffled, strings.ToLower(name)) {
		s.asShuffled, s.Style.Chess960 = true, true
		return s.Choose("chess")
	}
	if err := s.Choose(name); err != nil {
		return err
	}
	if s.asShuffled { // that was a part of the last name
		s.asShuffled, s.Style.Chess960 = false, false
	}
	return nil
}

// noValue is how an empty string is written.
const noValue = "<empty>"

// browse takes variants from elsewhere.
func (s *Session) browse(paths string) error {
	if s.Browse == nil {
		return errors.New("there are no other variants")
	}
	if paths == noValue {
		paths = ""
	}
	catalogue, problems := s.Browse(paths)
	s.take(catalogue, problems)
	return nil
}

// take takes a catalogue, and says what is wrong with it.
func (s *Session) take(catalogue Catalogue, problems []error) {
	for _, problem := range problems {
		s.Remark("%v", problem)
	}
	if catalogue != nil {
		s.catalogue = catalogue
	}
}
