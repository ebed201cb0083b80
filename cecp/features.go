package cecp

import (
	"strings"

	"fairymax/internal/xboard"
)

// featureLines are sent in this order, between done=0 and done=1, when the GUI
// asks for the protocol's second version.
var featureLines = []string{
	"ping=1 setboard=1 usermove=1 playother=1 san=0 colors=0 time=1 draw=1 reuse=1 analyze=1 sigint=0 sigterm=0",
	"name=1 ics=0 pause=1 nps=1 debug=1 memory=1 smp=1 exclude=1 highlight=1",
}

func (s *session) announceFeatures() {
	s.out.say("feature done=0")
	for _, line := range featureLines {
		s.out.say("feature %s", line)
	}
	s.announced = s.variantList()
	s.out.say(`feature myname="%s" variants="%s"`, plainWords(s.Name), s.announced)
	for _, option := range options {
		s.out.say(`feature option="%s -%s"`, option.name, option.kind)
	}
	s.out.say("feature done=1")
}

// announceAgain sends the list of variants again if it has changed; the GUI takes
// features at any time.
func (s *session) announceAgain() {
	if list := s.variantList(); s.announced != "" && s.announced != list {
		s.announced = list
		s.out.say(`feature variants="%s"`, list)
	}
}

// maxVariants limits the names of all variants, in bytes: less than half of the
// room that XBoard has in a line.
const maxVariants = 3900

// variantList leaves out names that would not survive the way to the GUI.
func (s *session) variantList() string {
	list := ""
	for _, name := range xboard.MenuOrder(s.Catalogue.Names()) {
		if name != plainWords(name) || strings.ContainsAny(name, ", ") || xboard.Confusing(name) {
			continue
		}
		if longer := list + "," + name; len(longer) <= maxVariants {
			list = longer
		}
	}
	return strings.TrimPrefix(list, ",")
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

// plainWords is text without quotation marks, on one line.
func plainWords(text string) string {
	return strings.ReplaceAll(flatten(text), `"`, "")
}

// memory is the command that limits the size of all tables. A typing error must
// not bring the machine to a halt.
func (s *session) memory(mb int) { s.Searcher.Resize(max(1, min(mb, s.MaxMemory))) }

// cores is the command that says how many threads may search.
func (s *session) cores(n int) { s.Searcher.SetThreads(max(1, min(n, s.MaxCores))) }
