package match

import (
	"fmt"
	"strings"
	"time"
)

// introduce asks for the features. A program that sends none is taken for one that knows only
// version 1 of the protocol; but it may also be slow, and then it would be wrong to say what it
// cannot do.
func (x *cecp) introduce(n *program) error {
	n.send("xboard")
	n.send("protover 2")
	x.late = unanswered(n, "protover")
	deadline := time.Now().Add(patience)
	for x.features["done"] != "1" {
		l, state := n.receive(deadline)
		if state == gone {
			return fmt.Errorf("%s ended before it had sent its features", n.name)
		}
		if state == silent {
			break // version 1, or a program that forgets done=1
		}
		if rest, ok := strings.CutPrefix(l.text, "feature "); ok {
			x.accept(n, rest)
			x.late, deadline = nil, time.Now().Add(moreFeatures)
		} else if refusesFeatures(l.text) {
			x.late, deadline = nil, time.Now().Add(firstFeature)
		}
		if x.features["done"] == "0" {
			deadline = time.Now().Add(slowStart)
		}
	}
	return nil
}

// refusesFeatures reports whether a line is how a program of version 1 answers protover: with
// an error that repeats it. A terminal repeats only what was sent.
func refusesFeatures(text string) bool {
	return strings.Contains(text, "protover") && strings.TrimSpace(text) != "protover 2"
}

// accept notes features and answers them: it accepts all but SAN.
func (x *cecp) accept(n *program, text string) {
	for _, f := range parseFeatures(text) {
		if name, _, takes := strings.Cut(f.value, " -path"); f.name == "option" && takes && strings.ReplaceAll(name, " ", "") == folderOption {
			x.folder = name
		}
		if f.name == "option" && strings.HasPrefix(f.value, bookOption+" -check ") {
			x.book = true
		}
		if f.name == "san" && f.value == "1" {
			n.send("rejected san")
			continue
		}
		x.features[f.name] = f.value
		n.send("accepted %s", f.name)
	}
}

type feature struct{ name, value string }

// parseFeatures reads NAME=VALUE pairs; a value in quotes may contain blanks.
func parseFeatures(text string) []feature {
	var list []feature
	for {
		name, rest, ok := strings.Cut(strings.TrimLeft(text, " \t"), "=")
		if !ok {
			return list
		}
		var value string
		if quoted, isQuoted := strings.CutPrefix(rest, `"`); isQuoted {
			value, text, _ = strings.Cut(quoted, `"`)
		} else {
			value, text, _ = strings.Cut(rest, " ")
		}
		list = append(list, feature{name, value})
	}
}
