package cecp

import (
	"strings"
)

// featureLines are said in this order when the GUI asks for the protocol's
// second version; done=0 before and done=1 behind them.
var featureLines = []string{
	"ping=1 setboard=1 usermove=1 playother=1 san=0 colors=0 time=1 draw=1 reuse=1 analyze=0 sigint=0 sigterm=0",
	"name=1 ics=0 pause=0 nps=1 debug=1 memory=1 smp=0",
}

func (s *session) announceFeatures() {
	s.out.say("feature done=0")
	for _, line := range featureLines {
		s.out.say("feature %s", line)
	}
	s.out.say(`feature myname="%s" variants="%s"`, plainWords(s.Name), s.variantList())
	for _, option := range options {
		s.out.say(`feature option="%s -%s"`, option.name, option.kind)
	}
	s.out.say("feature done=1")
}

// variantList leaves out names that would not survive the way to the GUI.
func (s *session) variantList() string {
	var names []string
	for _, name := range s.Catalogue.Names() {
		if name == plainWords(name) && !strings.ContainsAny(name, ", ") && !isMistaken(name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ",")
}

// plainWords is text without quotation marks, on one line.
func plainWords(text string) string {
	return strings.ReplaceAll(flatten(text), `"`, "")
}

// engineOption is a row of the options that the user can set in the GUI.
type engineOption struct {
	name string
	kind string // with its default and limits, as the feature has them
	set  func(s *session, value string) error
}

var options = []engineOption{
	{"Clear Hash", "button", func(s *session, _ string) error {
		s.Searcher.NewGame(s.variant.Rules)
		return nil
	}},
}

// option sets an option: NAME=VALUE, or only NAME for a button.
func (s *session) option(argument string) error {
	name, value, _ := strings.Cut(argument, "=")
	for _, option := range options {
		if option.name == strings.TrimSpace(name) {
			return option.set(s, strings.TrimSpace(value))
		}
	}
	return errArgument
}

// memory is the command that limits what all tables may take. A slip of the pen
// must not stop the machine.
func (s *session) memory(mb int) { s.Searcher.Resize(max(1, min(mb, s.MaxMemory))) }
