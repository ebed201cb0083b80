package protocol

import (
	"slices"
	"strings"
)

// load reads variants: from a file, or from the lines that follow up to a mark.
//
//	load variants.ini
//	load <<END
func (s *Session) load(words []string) {
	from := strings.Join(words, " ")
	mark, here := strings.CutPrefix(from, "<<")
	switch {
	case here && strings.TrimSpace(mark) != "":
		s.mark, s.here = strings.TrimSpace(mark), nil
	case from == "" || here:
		s.Remark("load needs a file, or <<END and lines up to END")
	default:
		if err := s.browse(from); err != nil {
			s.Remark("%v", err)
		}
	}
}

// mostHere is how many bytes such lines may have.
const mostHere = 1 << 20

// alarms are lines that no file of variants has. They end a here-document without its mark:
// whoever sends them waits for an answer.
var alarms = []string{"isready", "uci", "usi", "ucci", "ucinewgame", "quit"}

// hear keeps a line of a here-document, and reads them all behind its mark.
func (s *Session) hear(line string) {
	alarm := slices.Contains(alarms, strings.TrimSpace(line))
	if strings.TrimSpace(line) != s.mark && !alarm {
		if s.hereSize += len(line); s.hereSize <= mostHere {
			s.here = append(s.here, strings.TrimRight(line, "\r\n"))
		}
		return
	}
	text, size := strings.Join(s.here, "\n")+"\n", s.hereSize
	s.mark, s.here, s.hereSize = "", nil, 0
	switch {
	case s.Import == nil:
		s.Remark("there are no other variants")
	case size > mostHere:
		s.Remark("variants of more than %d bytes are ignored", mostHere)
	default:
		catalogue, problems := s.Import(text)
		s.take(catalogue, problems)
	}
	if alarm {
		s.dispatch(line)
	}
}
