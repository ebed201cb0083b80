package learn

import (
	"strings"
	"testing"

	"fairymax/engine/eval"
	"fairymax/engine/net"
)

// The weights that fit the games are in the folder, in the network and in the report, and a later
// generation begins with them.
func TestTerms(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Settings.Games, l.Generations, l.Settings.Seed = 200, 1, 5 // a network that learns from so few games is worse than none
	whole(t, l)
	s, err := l.load()
	if err != nil {
		t.Fatal(err)
	}
	g, n := s.last(), correctionOf([]byte(read(t, l.candidate(1))))
	kept, err := eval.ParseWeights(read(t, l.weightsOf(1)))
	if err != nil || kept != *n.Terms {
		t.Errorf("%v, or the network has other weights than the folder", err)
	}
	if !g.Terms.better() || kept == eval.Standard() {
		t.Fatalf("the weights have not moved: %+v", g.Terms)
	}
	if g.Best > g.Curve[0].HeldOut {
		t.Errorf("the terms alone have an error of %v, the candidate of %v", g.Curve[0].HeldOut, g.Best)
	}
	if report := read(t, l.path(reportFile)); !strings.Contains(report, "\n"+g.Terms.String()) {
		t.Errorf("the report does not say it:\n%s", report)
	}
	g.Installed = true // whatever a few games have said
	if before, err := (&run{Learner: l, state: s}).predecessor(&generation{Number: 2}); err != nil || weightsOf(before) != kept {
		t.Errorf("the second generation begins with other weights, %v", err)
	}
	if err := n.Fits(newSampler(l.Games[0], Label{K: 1}, kept).game); err != nil {
		t.Error(err)
	}
}

// Weights stay where games do not say better.
func TestTermsStay(t *testing.T) {
	for _, fit := range []termFit{{}, {0.5, 0.5}, {0.5, 0.6}} {
		if fit.better() || strings.Contains(fit.String(), "were fitted") {
			t.Errorf("%+v: %s", fit, fit)
		}
	}
	w := eval.Standard()
	*w.Numbers()[0]++
	if weightsOf(nil) != eval.Standard() || weightsOf(new(net.Network)) != eval.Standard() || weightsOf(&net.Network{Header: net.Header{Terms: &w}}) != w {
		t.Error("the weights of a network are others")
	}
}
