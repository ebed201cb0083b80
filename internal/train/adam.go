package train

import (
	"math"
	"slices"

	"fairymax/internal/portable"
)

// Adam's numbers, those of everyone: D. Kingma and J. Ba, "Adam: a method for
// stochastic optimization", 2014; the decay is I. Loshchilov and F. Hutter's,
// "Decoupled weight decay regularization", 2017. Decay towards a network to go on from is
// that of X. Li, Y. Grandvalet and F. Davoine, "Explicit inductive bias for transfer
// learning with convolutional networks", 2018.
const (
	beta1   = 0.9
	beta2   = 0.999
	epsilon = 1e-8
)

// parameters are numbers that are learnt, with what Adam knows of each.
type parameters struct {
	values, grads []float32
	first, second []float32 // moments: means of the gradient and of its square
	home          []float32 // where decay leads, nil for zeros
	decays        bool
	limited       bool // to ±Limit
}

// tables are all that a checkpoint keeps.
func (p *parameters) tables() [][]float32 {
	return [][]float32{p.values, p.first, p.second, p.home}
}

// settle makes the present values those to which decay leads.
func (p *parameters) settle() { p.home = slices.Clone(p.values) }

func newParameters(values []float32, decays, limited bool) parameters {
	n := len(values)
	return parameters{
		values: values, grads: make([]float32, n), first: make([]float32, n), second: make([]float32, n),
		decays: decays, limited: limited,
	}
}

// rule is one step of Adam, with what depends on the step alone.
type rule struct {
	rate, keep           float32 // learning rate; the part of a weight that decay leaves
	firstBias, rootsBias float32 // correct moments that began as zeros
}

// newRule is the rule of a step, counted from 1.
func newRule(step int, rate, decay float64) rule {
	return rule{
		rate:      float32(rate),
		keep:      float32(1 - float64(rate*decay)),
		firstBias: float32(1 / (1 - portable.Power(beta1, step))),
		rootsBias: float32(math.Sqrt(1 / (1 - portable.Power(beta2, step)))),
	}
}

// apply moves some of the parameters.
func (u rule) apply(p *parameters, from, to int) {
	values := p.values[from:to]
	grads, first, second := p.grads[from:to][:len(values)], p.first[from:to][:len(values)], p.second[from:to][:len(values)]
	keep, limit := float32(1), float32(math.MaxFloat32)
	if p.decays {
		keep = u.keep
	}
	if p.limited {
		limit = Limit
	}
	var home []float32
	if p.home != nil {
		home = p.home[from:to][:len(values)]
	}
	for i, w := range values {
		g, goal := grads[i], float32(0)
		if home != nil {
			goal = home[i]
		}
		m := float32(beta1*first[i]) + float32((1-beta1)*g)
		v := float32(beta2*second[i]) + float32(float32((1-beta2)*g)*g)
		first[i], second[i] = m, v
		root := float32(float32(math.Sqrt(float64(v))) * u.rootsBias)
		w = goal + float32((w-goal)*keep) - float32(u.rate*float32(m*u.firstBias))/(root+epsilon)
		values[i] = max(min(w, limit), -limit)
	}
}
