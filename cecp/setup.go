package cecp

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// newGame sets up the standard game, with the engine to play Black.
func (s *session) newGame() {
	s.clock.restart()
	s.againstEngine, s.random = false, false
	s.us, s.mode = board.Black, waiting
	s.announceAgain()
	s.setUp(s.standard)
}

// setUp begins a game of a variant from its start position. Who plays is as it
// was: a GUI that loads a game may choose its variant while nobody does.
func (s *session) setUp(variant Variant) {
	s.variant = variant
	s.faithful, s.table = true, nil
	s.numberRanks()
	s.Searcher.NewGame(variant.Rules)
	s.study()
	s.begin(s.startOf(variant))
}

// startOf returns the position with which the GUI begins. XBoard has a start of
// its own in the variants that it knows.
func (s *session) startOf(variant Variant) *board.Position {
	if row := known(variant); row != nil && s.random {
		return row.start(variant)
	}
	return variant.Rules.Start()
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
		s.us = board.Black
	}
	s.setUp(variant)
	s.introduce(variant)
	return nil
}

// introduce tells the GUI what it does not know of a variant.
func (s *session) introduce(variant Variant) {
	row := known(variant)
	if row != nil && !row.listens {
		return
	}
	a := announce(variant)
	s.faithful = a.faithful
	if row == nil {
		s.table = a.table
		s.out.say("%s", a.setup)
	}
	for _, piece := range a.pieces {
		s.out.say("%s", piece)
	}
}

// load finds a variant by its name; of several errors in its definition it
// returns the first.
func (s *session) load(name string) (Variant, error) {
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

// setBoard replaces the position; the side that we play stays.
func (s *session) setBoard(fen string) error {
	position, err := notation.ReadFEN(s.variant.Rules, fen)
	if err != nil {
		s.out.alert("Illegal position")
		s.cannotPlay()
		return nil
	}
	if start := s.variant.Rules.Start(); s.table != nil && sameMen(position, start) {
		position = start // XBoard does not know of all rights that we told it
	}
	s.begin(position)
	if s.mode == waiting && position.Turn() == s.us {
		s.think()
	}
	return nil
}

// sameMen reports whether the same men stand on two boards, with the same side to move.
func sameMen(a, b *board.Position) bool {
	fields, others := strings.Fields(a.FEN()), strings.Fields(b.FEN())
	return fields[0] == others[0] && fields[1] == others[1]
}

// cannotPlay refuses moves until the GUI sets up something that we understand.
func (s *session) cannotPlay() {
	s.force()
	s.unusable = true
}
