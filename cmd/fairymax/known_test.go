package main

import (
	"testing"

	"fairymax"
	"fairymax/internal/report"
	"fairymax/variants"
)

// The reports with which others are compared are of the networks that are shipped now.
func TestKnownReports(t *testing.T) {
	known, err := report.Known()
	if err != nil {
		t.Fatal(err)
	}
	shipped := &evaluations{on: true}
	for _, r := range known {
		v, err := variants.NewCatalogue(fairymax.Files).Load(r.Name)
		if err != nil {
			t.Fatal(err)
		}
		choice := shipped.of(v)
		if want := choice.String(); r.Made.Evaluation != want {
			t.Errorf("%s: %s played, %s is shipped; internal/report/known.go says how reports are made again", r.Name, r.Made.Evaluation, want)
		}
	}
}
