package board

import "fairymax/board/define"

// compileChecks makes the ending of a side that has given enough checks.
func compileChecks(r *Rules) predicate {
	n := r.ChecksToWin()
	r.countsChecks = n > 0
	if n == 0 {
		return nil
	}
	return func(p *Position) define.Outcome {
		switch {
		case int(p.checks[p.turn.Other()]) >= n:
			return define.Loss
		case int(p.checks[p.turn]) >= n:
			return define.Win
		}
		return define.Ongoing
	}
}

// ChecksToWin returns how many checks win the game, 0 if they do not count.
func (r *Rules) ChecksToWin() int { return r.Def.Endings.Checks }

// ChecksGiven returns how many checks a side has given, in games where they count.
func (p *Position) ChecksGiven(c define.Color) int { return int(p.checks[c]) }

// countCheck counts the check that a move has given.
func (p *Position) countCheck(m Move) {
	if p.rules.countsChecks && m != NoMove && p.InCheck() {
		p.setChecks(p.turn.Other(), p.checks[p.turn.Other()]+1)
	}
}

// setChecks changes how many checks a side has given.
func (p *Position) setChecks(c define.Color, n uint8) {
	p.key ^= checksKey(c, p.checks[c]) ^ checksKey(c, n)
	p.checks[c] = n
}
