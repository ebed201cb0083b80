package cecp

import (
	"fmt"
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
	spin("MultiPV", 1, 1, 32, func(s *session, n int) { s.lines = n }),
	spin("Skill", opponent.FullSkill, 0, opponent.FullSkill, func(s *session, n int) { s.skill.Level = float64(n) }),
	check("Resign", false, func(s *session, on bool) { s.policy.mayResign = on }),
	spin("ResignThreshold", 800, 100, 5000, func(s *session, n int) { s.policy.hopeless = -engine.Score(n) }),
	spin("DrawThreshold", int(opponent.Margin), 0, 1000, func(s *session, n int) { s.policy.margin = engine.Score(n) }),
	spin("Contempt", 0, -200, 200, func(s *session, n int) { s.contempt = engine.Score(n) }),
	check("OwnBook", true, func(s *session, on bool) { s.opening.Used = on }),
	spin("OpeningVariety", 50, 0, 100, func(s *session, n int) { s.opening.Variety = n }),
	check("UseNet", true, (*session).useNet),
	spin("EndgameCache", 256, 0, 4096, (*session).setEndgameCache),
	{"VariantsFolder", "path ", (*session).browse},
	{"ClearHash", "button", func(s *session, _ string) error {
		s.Searcher.NewGame(s.variant.Rules)
		return nil
	}},
	spin("RankOffset", 0, 0, 1, (*session).setRankOffset),
}

// spin is an option that is a number.
func spin(name string, usual, least, most int, set func(s *session, n int)) engineOption {
	return engineOption{name, fmt.Sprintf("spin %d %d %d", usual, least, most), between(least, most, set)}
}

// check is an option that is on or off, which are the numbers 1 and 0.
func check(name string, usual bool, set func(s *session, on bool)) engineOption {
	kind := "check 0"
	if usual {
		kind = "check 1"
	}
	return engineOption{name, kind, between(0, 1, func(s *session, n int) { set(s, n == 1) })}
}

// between makes the setter of an option that is a number.
func between(least, most int, set func(s *session, n int)) func(*session, string) error {
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
func (s *session) useNet(on bool) {
	if s.Nets == nil || s.withoutNets == !on {
		return
	}
	s.withoutNets = !on
	s.Nets.Use(on)
	s.standardKnowledge = nil
	s.prepare()
}

// setEndgameCache says how many megabytes tables of endgames may take.
func (s *session) setEndgameCache(mb int) {
	if s.Endgames != nil {
		s.Endgames.SetMemory(int64(min(mb, s.MaxMemory)) << 20)
	}
}

// memory is the command that limits the size of the transposition table. Histories come on top,
// which threads share: 2 MB in chess, 61 MB at most. The size of the table is a power of two, so to
// take something off for them would mostly halve it. A typing error must not bring the machine to
// a halt.
func (s *session) memory(mb int) { s.Searcher.Resize(max(1, min(mb, s.MaxMemory))) }

// cores is the command that says how many threads may search.
func (s *session) cores(n int) { s.Searcher.SetThreads(max(1, min(n, s.MaxCores))) }
