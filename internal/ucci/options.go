package ucci

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/internal/protocol"
)

// greet answers ucci.
func greet(s *protocol.Session) {
	s.Say("id name %s", s.Name)
	s.Say("id author %s", s.Author)
	for _, o := range s.Dialect().Options {
		s.Say("option %s type %s%s", o.Name, o.Setting.Kind, details(s, o.Setting))
	}
	s.Say("ucciok")
}

// details are the bounds of an option and its usual value, in this order.
func details(s *protocol.Session, o protocol.Setting) string {
	switch o.Kind {
	case protocol.Button:
		return ""
	case protocol.Spin:
		usual, least, most := s.Limits(o)
		return fmt.Sprintf(" min %d max %d default %d", least, most, usual)
	}
	return " default " + s.Usual(o)
}

// setOption sets an option: NAME [VALUE]. Some programs write it as in UCI.
func setOption(s *protocol.Session, words []string) {
	words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return word == "name" || word == "value" })
	if len(words) == 0 {
		s.Remark("setoption needs the name of an option")
		return
	}
	s.Set(words[0], strings.Join(words[1:], " "))
}
