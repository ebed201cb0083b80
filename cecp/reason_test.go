package cecp

import (
	"testing"

	"fairymax/board/define"
	"fairymax/internal/notation"
)

// No reason for a refused move has words that XBoard takes for another message.
func TestReasonsAreHarmless(t *testing.T) {
	var texts []string
	for reason := notation.NotAMove; reason <= notation.NoCounterstrike; reason++ {
		texts = append(texts, reason.String())
	}
	for rule := range define.CaptureRules() {
		texts = append(texts, define.CaptureRule(rule).Refusal())
	}
	for _, text := range texts {
		if got := quote(text); got != text {
			t.Errorf("%q must be broken into %q", text, got)
		}
	}
}
