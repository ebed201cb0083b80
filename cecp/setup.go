package cecp

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
	"fairymax/internal/xboard"
)

// newGame sets up the standard game, with the engine to play Black.
func (s *session) newGame() {
	s.clock.restart()
	s.againstEngine = false
	s.us, s.mode = define.Black, waiting
	s.announceAgain()
	s.setUp(s.standard)
}

// setUp begins a game of a variant from its start position. The side that we play
// stays: a GUI that loads a game may choose its variant while we play neither side.
func (s *session) setUp(variant Variant) {
	s.variant = variant
	s.setup = xboard.New(variant, s.rankOffset)
	s.setup.SpeakTo(s.isXBoard)
	s.prepare()
	if s.isXBoard {
		s.begin(s.setup.Start())
	} else {
		s.begin(variant.Rules.Start())
	}
}

// prepare prepares for games of the variant that has been set up.
func (s *session) prepare() {
	s.Searcher.NewGame(s.variant.Rules)
	if s.Nets != nil {
		for _, reason := range s.Nets.Refused() {
			s.remark(reason)
		}
	}
	s.openKnowledge()
}

// begin makes a position the start of the game.
func (s *session) begin(position *board.Position) {
	s.game = board.NewGame(position)
	s.unusable = false
	s.drawOffered = false
	s.expected = board.NoMove
	s.clock.firstMove = 0
}

// setVariant sets up a variant by its name.
func (s *session) setVariant(name string) error {
	variant, err := s.load(name)
	if err != nil {
		s.out.alert(err.Error())
		s.cannotPlay()
		return nil
	}
	if s.mode != forced {
		s.us = define.Black
	}
	s.setUp(variant)
	lines := s.setup.Introduce()
	if limit := s.setup.Limit(); s.isXBoard && limit != "" {
		s.out.alert("XBoard cannot show this game: " + limit + "; play it in a terminal: fairymax play -text " + variant.Name)
		s.cannotPlay()
		return nil
	}
	for _, line := range lines {
		s.out.say("%s", line)
	}
	return nil
}

// load finds a variant by its name; of several errors in its definition it
// returns the first.
func (s *session) load(name string) (Variant, error) {
	name = s.Catalogue.Find(name)
	if name == s.standard.Name {
		return s.standard, nil
	}
	if !slices.Contains(s.Catalogue.Names(), name) {
		return Variant{}, fmt.Errorf("there is no variant %q", name)
	}
	variant, err := s.Catalogue.Load(name)
	if err != nil {
		first, _, _ := strings.Cut(err.Error(), "\n")
		return Variant{}, fmt.Errorf("%s", first)
	}
	return variant, nil
}

// setBoard replaces the position; the side that we play stays. A pass of the opponent
// comes like this too, and the game goes on.
func (s *session) setBoard(text string) error {
	read, err := fen.Read(s.variant.Rules, text)
	if err != nil {
		// Some clients know by the position that it was theirs and hide the error.
		s.out.alert("Illegal position: " + text + " (" + err.Error() + ")")
		s.cannotPlay()
		return nil
	}
	for _, note := range read.Words() {
		s.out.remark(note)
	}
	position := read.Position
	if pass := s.setup.PassTo(s.game.Position(), position); pass != board.NoMove && !s.unusable {
		s.game.Play(pass)
		s.expected = board.NoMove
	} else {
		s.begin(s.setup.Complete(position))
	}
	if s.mode == waiting && s.game.Position().Turn() == s.us {
		s.think()
	}
	return nil
}

// cannotPlay refuses moves until the GUI sets up a position that we understand.
func (s *session) cannotPlay() {
	s.force()
	s.unusable = true
}
