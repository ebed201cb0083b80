package protocol

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
	"fairymax/internal/opening"
	"fairymax/internal/talk"
	"fairymax/internal/ucinames"
)

// given is the position as the other side has told it: the whole game comes with every
// position, so most of it has been read before.
type given struct {
	start string // a FEN, or "" for the start of the game
	sfen  bool   // the start is said to be an SFEN
	moves []string
}

// Choose chooses the game by a name of the dialect or of ours. The position becomes that of
// its start.
func (s *Session) Choose(name string) error {
	if err := s.choose(s.meant(name)); err != nil {
		return err
	}
	s.Style.FromZero = false
	s.introduce(name)
	return nil
}

// choose chooses a game by our name.
func (s *Session) choose(name string) error {
	game, err := s.catalogue.Load(name)
	if err != nil {
		first, _, _ := strings.Cut(err.Error(), "\n")
		return fmt.Errorf("%s", first)
	}
	s.chosen, s.fresh = game, false
	s.begin(game.Rules.Start(), given{})
	return nil
}

// meant is our name of the game that a name stands for.
func (s *Session) meant(name string) string {
	if game, ok := s.dialect.Aliases[strings.ToLower(name)]; ok {
		return game
	}
	names := s.catalogue.Names()
	if slices.Contains(names, name) {
		return name
	}
	if ours := ucinames.Ours(name); ours != "" {
		return ours
	}
	return s.catalogue.Find(name)
}

// Names lists the games under the names of UCI. Left out is what a list of options has no
// way to say.
func (s *Session) Names() []string {
	names := []string{}
	for _, ours := range s.catalogue.Names() {
		name := ucinames.Listed(ours)
		if !sayable(name) || slices.Contains(names, name) {
			continue
		}
		names = append(names, name)
	}
	slices.SortStableFunc(names, func(a, b string) int { return rank(a) - rank(b) })
	return names
}

// rank puts the usual game first: some programs take the first value for it.
func rank(name string) int {
	if ucinames.IsPlain(name) {
		return 0
	}
	return 1
}

// unsayable are words that begin another part of an option, and the game that programs
// choose by an option of its own.
var unsayable = []string{"name", "type", "default", "min", "max", "var", "fischerandom"}

func sayable(name string) bool {
	return name != "" && !slices.Contains(unsayable, name) && !strings.ContainsFunc(name, func(r rune) bool { return r <= ' ' || r == 0x7f })
}

// introduce says what the game that was chosen looks like.
func (s *Session) introduce(name string) {
	r := s.chosen.Rules
	pocket := 0
	for t := range define.PieceType(r.Types()) {
		if r.MayBeInHand(t + 1) {
			pocket++
		}
	}
	template := "fairy"
	if ucinames.IsPlain(name) {
		template = "chess"
	}
	s.Say("%svariant %s files %d ranks %d pocket %d template %s startpos %s", s.dialect.Remark,
		talk.Flatten(name), r.Files, r.Ranks, pocket, template, s.dialect.FEN(r.Start()))
}

// prepare prepares the searcher for the game, and opens what is known about it.
func (s *Session) prepare() {
	if s.fresh {
		return
	}
	s.fresh = true
	s.Searcher.NewGame(s.chosen.Rules)
	if s.Nets != nil {
		for _, reason := range s.Nets.Refused() {
			s.Remark("%v", reason)
		}
	}
	s.opening.Knowledge = opening.None{}
	if s.Knowledge == nil || !s.opening.Used {
		return
	}
	known, err := s.Knowledge(s.chosen)
	if err != nil {
		s.Remark("%v", err)
	}
	if known != nil {
		s.opening.Knowledge = known
	}
}

// begin makes a position the start of the game.
func (s *Session) begin(p *board.Position, as given) {
	s.game, s.given, s.banned = board.NewGame(p), as, nil
}

// SetPosition sets up a position, "" for the start of the game, and plays moves. What
// cannot be read changes nothing; from the first illegal move on, the moves are left out.
func (s *Session) SetPosition(start string, moves []string) { s.place(start, false, moves) }

// SetSFEN is SetPosition for a position that is said to be an SFEN.
func (s *Session) SetSFEN(start string, moves []string) { s.place(start, true, moves) }

func (s *Session) place(start string, sfen bool, moves []string) {
	s.begun, s.banned = true, nil
	if (s.given.start != start || s.given.sfen != sfen) && !s.setUp(start, sfen) {
		return
	}
	same := 0
	for same < min(len(moves), len(s.given.moves)) && moves[same] == s.given.moves[same] {
		same++
	}
	for len(s.given.moves) > same {
		s.game.Undo()
		s.given.moves = s.given.moves[:len(s.given.moves)-1]
	}
	for i, text := range moves[same:] {
		m, err := s.dialect.Read(s, s.Board(), text)
		if err != nil {
			s.Remark("move %d, %s, is left out with all that follow: %v", same+i+1, text, err)
			return
		}
		s.game.Play(m)
		s.given.moves = append(s.given.moves, text)
	}
}

// setUp sets up the beginning of a game.
func (s *Session) setUp(start string, sfen bool) bool {
	if start == "" {
		s.begin(s.chosen.Rules.Start(), given{})
		return true
	}
	reader := fen.Read
	if sfen {
		reader = fen.ReadSFEN
	}
	read, err := reader(s.chosen.Rules, start)
	if err != nil {
		s.Remark("the position stays as it was: %v", err)
		return false
	}
	for _, note := range read.Notes {
		if !s.dialect.SFEN || note.Field != "side" {
			s.Remark("%v", note)
		}
	}
	s.begin(read.Position, given{start: start, sfen: sfen})
	return true
}

// Ban forbids moves in this position.
func (s *Session) Ban(moves []string) { s.banned = slices.Clone(moves) }
