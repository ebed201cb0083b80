package cecp

import (
	"strings"

	"fairymax/internal/talk"
	"fairymax/internal/xboard"
)

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

// variantList leaves out names that the GUI would not read correctly, and games that XBoard
// cannot show.
func (s *session) variantList() string {
	list := ""
	for _, name := range xboard.MenuOrder(s.Catalogue.Names()) {
		if name != plainWords(name) || strings.ContainsAny(name, ", ") || xboard.Confusing(name) || s.isXBoard && s.Catalogue.Unshown(name) {
			continue
		}
		if longer := list + "," + name; len(longer) <= maxVariants {
			list = longer
		}
	}
	return strings.TrimPrefix(list, ",")
}

// plainWords is text without quotation marks, on one line.
func plainWords(text string) string {
	return strings.ReplaceAll(talk.Flatten(text), `"`, "")
}
