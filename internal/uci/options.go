package uci

import (
	"fmt"
	"strings"

	"fairymax/internal/protocol"
)

// Greet answers uci.
func Greet(s *protocol.Session) {
	Introduce(s)
	s.Say("uciok")
}

// Introduce names the engine, and lists the options with their usual values.
func Introduce(s *protocol.Session) {
	s.Say("id name %s", s.Name)
	s.Say("id author %s", s.Author)
	for _, o := range s.Dialect().Options {
		s.Say("option name %s type %s%s", o.Name, o.Setting.Kind, details(s, o.Setting))
	}
}

// details are the usual value of an option and the others.
func details(s *protocol.Session, o protocol.Setting) string {
	switch o.Kind {
	case protocol.Button:
		return ""
	case protocol.Spin:
		usual, least, most := s.Limits(o)
		return fmt.Sprintf(" default %d min %d max %d", usual, least, most)
	case protocol.Combo:
		return " default " + s.Usual(o) + " var " + strings.Join(s.Values(o), " var ")
	case protocol.String:
		return " default <empty>"
	}
	return " default " + s.Usual(o)
}

// SetOption sets an option: name NAME [value VALUE].
func SetOption(s *protocol.Session, words []string) {
	name, value, _ := cut(words, "value")
	if len(name) < 2 || name[0] != "name" {
		s.Remark("setoption needs the name of an option")
		return
	}
	s.Set(strings.Join(name[1:], " "), strings.Join(value, " "))
}

// cut cuts words around one of them.
func cut(words []string, at string) (before, after []string, found bool) {
	for i, word := range words {
		if word == at {
			return words[:i], words[i+1:], true
		}
	}
	return words, nil, false
}
