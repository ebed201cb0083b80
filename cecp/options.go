package cecp

import (
	"strconv"
	"strings"

	"fairymax/engine"
	"fairymax/internal/opponent"
)

// engineOption is an option that the user can set in the GUI, which remembers it. Its name
// has no blanks, for some GUIs cut it there; a name with blanks means the same.
type engineOption struct {
	name string
	kind string // with its default and limits, as the feature has them
	set  func(s *session, value string) error
}

var options = []engineOption{
	{"MultiPV", "spin 1 1 32", spin(1, 32, func(s *session, n int) { s.lines = n })},
	{"Skill", "spin 20 0 20", spin(0, opponent.FullSkill, func(s *session, n int) { s.skill.Level = float64(n) })},
	{"Resign", "check 0", spin(0, 1, func(s *session, n int) { s.policy.mayResign = n == 1 })},
	{"ResignThreshold", "spin 800 100 5000", spin(100, 5000, func(s *session, n int) { s.policy.hopeless = -engine.Score(n) })},
	{"DrawThreshold", "spin 50 0 1000", spin(0, 1000, func(s *session, n int) { s.policy.margin = engine.Score(n) })},
	{"Contempt", "spin 0 -200 200", spin(-200, 200, func(s *session, n int) { s.contempt = engine.Score(n) })},
	{"OwnBook", "check 1", spin(0, 1, func(s *session, n int) { s.opening.Used = n == 1 })},
	{"OpeningVariety", "spin 50 0 100", spin(0, 100, func(s *session, n int) { s.opening.Variety = n })},
	{"UseNet", "check 1", spin(0, 1, (*session).useNet)},
	{"EndgameCache", "spin 256 0 4096", spin(0, 4096, (*session).setEndgameCache)},
	{"VariantsFolder", "path ", (*session).browse},
	{"ClearHash", "button", func(s *session, _ string) error {
		s.Searcher.NewGame(s.variant.Rules)
		return nil
	}},
	{"RankOffset", "spin 0 0 1", spin(0, 1, (*session).setRankOffset)},
}

// spin makes the setter of an option that is a number.
func spin(least, most int, set func(s *session, n int)) func(*session, string) error {
	return func(s *session, value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < least || n > most {
			return errArgument
		}
		set(s, n)
		return nil
	}
}

// setRankOffset follows XBoard's option of that name.
func (s *session) setRankOffset(offset int) {
	s.rankOffset = offset
	s.setup.LowerRanks(offset)
}

// option sets an option: NAME=VALUE, or only NAME for a button.
func (s *session) option(argument string) error {
	name, value, _ := strings.Cut(argument, "=")
	name = strings.Join(strings.Fields(name), "")
	for _, option := range options {
		if option.name == name {
			return option.set(s, strings.TrimSpace(value))
		}
	}
	return errArgument
}

// browse takes the variants of another folder.
func (s *session) browse(folder string) error {
	if s.Browse == nil {
		return errArgument
	}
	catalogue, err := s.Browse(folder)
	if err != nil {
		s.out.alert(err.Error())
		return nil
	}
	s.Catalogue = catalogue
	s.announceAgain()
	return nil
}

// useNet switches learned evaluations on or off. What was found with another evaluation
// must not be used.
func (s *session) useNet(on int) {
	if s.Nets == nil || s.withoutNets == (on == 0) {
		return
	}
	s.withoutNets = on == 0
	s.Nets.Use(!s.withoutNets)
	s.standardKnowledge = nil
	s.prepare()
}

// setEndgameCache says how many megabytes tables of endgames may take.
func (s *session) setEndgameCache(mb int) {
	if s.Endgames != nil {
		s.Endgames.SetMemory(int64(min(mb, s.MaxMemory)) << 20)
	}
}

// memory is the command that limits the size of all tables. A typing error must
// not bring the machine to a halt.
func (s *session) memory(mb int) { s.Searcher.Resize(max(1, min(mb, s.MaxMemory))) }

// cores is the command that says how many threads may search.
func (s *session) cores(n int) { s.Searcher.SetThreads(max(1, min(n, s.MaxCores))) }
