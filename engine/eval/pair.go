package eval

import "math"

// pair is a value in the middlegame and in the endgame, in centipawns.
type pair struct{ mg, eg int32 }

func (p pair) plus(q pair) pair   { return pair{p.mg + q.mg, p.eg + q.eg} }
func (p pair) minus(q pair) pair  { return pair{p.mg - q.mg, p.eg - q.eg} }
func (p pair) times(n int32) pair { return pair{p.mg * n, p.eg * n} }

// percent is n hundredths of p.
func (p pair) percent(n int32) pair { return pair{p.mg * n / 100, p.eg * n / 100} }

// towards goes from p, where share is 0, to q, where it is 1.
func (p pair) towards(q pair, share float64) pair { return p.plus(q.minus(p).scaled(share).round()) }

func roundPair(mg, eg float64) pair { return pair{int32(math.Round(mg)), int32(math.Round(eg))} }

// finePair is a pair while it is computed.
type finePair struct{ mg, eg float64 }

func (p pair) scaled(x float64) finePair    { return finePair{float64(p.mg) * x, float64(p.eg) * x} }
func (p finePair) plus(q finePair) finePair { return finePair{p.mg + q.mg, p.eg + q.eg} }
func (p finePair) round() pair              { return roundPair(p.mg, p.eg) }
func (p finePair) within(limit float64) finePair {
	return finePair{clamp(p.mg, -limit, limit), clamp(p.eg, -limit, limit)}
}

func clamp[T int | int32 | float64](x, low, high T) T { return max(low, min(x, high)) }
