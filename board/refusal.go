package board

import "fairymax/board/define"

// Refusal says why the rules refuse a move that pieces and squares allow, or a
// drop.
type Refusal uint8

// The refusals, in the order in which they are looked for.
const (
	NotRefused           Refusal = iota
	RefusedOver                  // the game has ended
	RefusedPlacing               // pieces in hand must be placed first
	RefusedNoDrops               // pieces in hand are not dropped in this game
	RefusedOccupied              // a drop needs an empty square
	RefusedZone                  // the type may not be dropped on that square
	RefusedFile                  // the file already has as many of the type as a drop may leave
	RefusedLoss                  // the capture would remove a royal of its own side
	RefusedProtected             // a piece that is hard to trade is protected
	RefusedCounterstrike         // one that is hard to trade may not be captured right after the side's own
	RefusedCaptures              // the rule of captures demands another move
	RefusedFacing                // the royals would still face each other
	RefusedCheck                 // the side would be in check afterwards, or is in check and may not move like that
	RefusedGiving                // no move may give check
	RefusedMating                // pieces of the type may not mate alone
	RefusedShade                 // the type must be dropped on the other square colour
	RefusedDropCheck             // the type may not give check when it is dropped
	RefusedMate                  // the type may not give mate when it is dropped
	RefusedPass                  // no piece can go and come back, which is how turns are passed
	RefusedRoom                  // pieces still in hand would find no square of the colour they need
)

// Refuses says why m is not legal; m is legal if royals could be left under
// attack and captures were free ([Position.Unrestricted]).
func (p *Position) Refuses(m Move) Refusal {
	switch {
	case p.verdict.reason != NoReason:
		return RefusedOver
	case p.Placing() && !m.IsDrop():
		return RefusedPlacing
	}
	var list MoveList
	if p.Legal(&list); list.contains(m) {
		return NotRefused
	}
	for i := range ruleKinds {
		if refuses := ruleKinds[i].refuses; refuses != nil && p.binds(ruleKinds[i].rule) {
			if why := refuses(p, m); why != NotRefused {
				return why
			}
		}
	}
	return RefusedCheck
}

// RefusesPass says why the turn cannot be passed now.
func (p *Position) RefusesPass() Refusal {
	why := p.Refuses(passMove)
	if why == RefusedCheck && !p.InCheck() {
		return RefusedPass
	}
	return why
}

// RefusesDrop says why the side to move cannot drop a piece of type t, which it
// has in hand, on a square.
func (p *Position) RefusesDrop(t define.PieceType, to define.Square) Refusal {
	rule := &p.rules.drops[p.turn][t]
	m := dropMove(t, to)
	var free MoveList
	p.Unrestricted().Legal(&free)
	switch why := p.Refuses(m); {
	case why == NotRefused || why == RefusedOver:
		return why
	case !p.rules.CanDrop():
		return RefusedNoDrops
	case p.board[to] != define.Empty:
		return RefusedOccupied
	case rule.zone != nil && !rule.zone.Has(to):
		return RefusedZone
	case rule.perFile > 0 && p.onFile(t, p.rules.File(to)) >= rule.perFile:
		return RefusedFile
	case why == RefusedCaptures || free.contains(m):
		return why
	case rule.shades:
		return RefusedShade
	case rule.noCheck:
		return RefusedDropCheck
	case rule.noMate:
		return RefusedMate
	}
	return RefusedRoom
}
