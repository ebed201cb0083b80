package protocol

import "io"

// Modes are the letters of the modes in tests.
const Modes = "ITHW"

// Begin begins a session, and Line is a line of it.
func Begin(out io.Writer, options Options, dialects ...*Dialect) (*Session, error) {
	return newSession(out, options, dialects)
}

func (s *Session) Line(line string) { s.dispatch(line) }

// Mode is the letter of the mode.
func (s *Session) Mode() string { return Modes[s.mode : s.mode+1] }

// End ends what runs without a word.
func (s *Session) End() {
	s.out.w = io.Discard
	s.postponed = nil
	s.finish()
}

// Runs tells one search from another.
func (s *Session) Runs() any {
	if s.search.Game == nil {
		return nil
	}
	return s.search.Game
}

// CommandNames are the names of a dialect's commands.
func CommandNames(d *Dialect) (names []string) {
	for _, table := range [][]Command{d.Commands, common()} {
		for _, row := range table {
			names = append(names, row.Name)
		}
	}
	return names
}

// LegalTexts are the legal moves as the dialect writes them.
func (s *Session) LegalTexts() (texts []string) {
	for _, m := range s.Board().LegalMoves() {
		texts = append(texts, s.dialect.Move(s, s.Board(), m))
	}
	return texts
}

// Over reports whether the game has ended.
func (s *Session) Over() bool { return s.game.Result().Over }

// Finish takes all reports of a search, up to its end.
func (s *Session) Finish() {
	for s.mode == thinking && s.listen(nil, nil) {
	}
}
