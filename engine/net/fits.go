package net

import (
	"errors"

	"fairymax/engine/traits"
)

// Why a network cannot be used.
var (
	ErrOtherGame = errors.New("the network is for another game")
	ErrStale     = errors.New("the pieces in the start position have changed, or it corrects another version of the hand-written evaluation; learn it again")
)

// Fits reports why a network cannot be used for a game, nil if it can.
func (h *Header) Fits(g *traits.Game) error {
	switch {
	case h.Key != KeyOf(g.Rules) || h.Inputs != NewFeatures(g).Count:
		return ErrOtherGame
	case h.Kind == Correction && h.Fingerprint != Fingerprint(g, h.Terms):
		return ErrStale
	}
	return nil
}
