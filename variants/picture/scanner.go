package picture

import (
	"fmt"
	"strconv"
)

// scanner reads numbers as SVG writes them: with blanks, a comma, or nothing between.
type scanner struct {
	text string
	pos  int
}

func (s *scanner) skip() {
	for s.pos < len(s.text) && (s.text[s.pos] <= ' ' || s.text[s.pos] == ',') {
		s.pos++
	}
}

// number reads a number; a flag is a single digit, after which the next number may begin
// at once.
func (s *scanner) number(flag bool) (float64, error) {
	s.skip()
	start := s.pos
	if flag && s.pos < len(s.text) && (s.text[s.pos] == '0' || s.text[s.pos] == '1') {
		s.pos++
		return float64(s.text[start] - '0'), nil
	}
	s.sign()
	digits := s.digits()
	if s.pos < len(s.text) && s.text[s.pos] == '.' {
		s.pos++
		digits += s.digits()
	}
	if digits > 0 && s.pos < len(s.text) && s.text[s.pos]|0x20 == 'e' {
		mark := s.pos
		s.pos++
		if s.sign(); s.digits() == 0 {
			s.pos = mark // a unit, such as em
		}
	}
	n, err := strconv.ParseFloat(s.text[start:s.pos], 64)
	switch {
	case digits > 0 && err != nil:
		return 0, &pathError{start, fmt.Sprintf("%q is too large", rest(s.text[start:s.pos]))}
	case digits == 0:
		return 0, &pathError{start, fmt.Sprintf("a number is expected, not %q", rest(s.text[start:]))}
	}
	return n, nil
}

func (s *scanner) sign() {
	if s.pos < len(s.text) && (s.text[s.pos] == '-' || s.text[s.pos] == '+') {
		s.pos++
	}
}

func (s *scanner) digits() (n int) {
	for s.pos < len(s.text) && s.text[s.pos] >= '0' && s.text[s.pos] <= '9' {
		s.pos++
		n++
	}
	return n
}

// rest is the beginning of a text, for messages.
func rest(text string) string {
	const most = 12
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}

// numbers reads all numbers of a text.
func numbers(text string) ([]float64, error) {
	s := scanner{text: text}
	var all []float64
	for s.skip(); s.pos < len(text); s.skip() {
		n, err := s.number(false)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	return all, nil
}

// length reads a length: a number, after which a unit may stand.
func length(text string) (float64, error) {
	s := scanner{text: text}
	n, err := s.number(false)
	if err == nil && s.pos < len(text) && text[s.pos] == '%' {
		err = fmt.Errorf("%s: a length in %% is not read; write a number", text)
	}
	return n, err
}
