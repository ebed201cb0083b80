package selfplay

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
)

// errOtherRules is said of files: their moves are numbers among the legal ones, and mean others there.
var errOtherRules = errors.New("its games are of another start, or of other rules of castling, promotion or something else; " +
	"restore these, or choose another folder")

// accepts reports why a run with these settings cannot use games with others, nil if it can. Rules
// and versions that are not known agree with all.
func (s Settings) accepts(other Settings) error {
	differ := func(a, b string) bool { return a != "" && b != "" && a != b }
	switch {
	case differ(s.Rules, other.Rules):
		return errOtherRules
	case differ(s.Version, other.Version):
		return fmt.Errorf("its games are of version %s of this program, which is %s now; "+
			"continue with the other version, or remove the file to play them again", other.Version, s.Version)
	}
	other.Rules, other.Version = s.Rules, s.Version
	if one, two := s.text(), other.text(); one != two {
		return fmt.Errorf("its games have other settings: %s", difference(one, two))
	}
	return nil
}

// difference names the first setting that differs.
func difference(here, there string) string {
	var one, two map[string]json.RawMessage
	_, _ = json.Unmarshal([]byte(here), &one), json.Unmarshal([]byte(there), &two) // we have written them
	all := maps.Clone(one)
	maps.Copy(all, two)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if a, b := value(one[name]), value(two[name]); a != b {
			return fmt.Sprintf("%s is %s there, and %s here", name, b, a)
		}
	}
	return ""
}

func value(v json.RawMessage) string {
	if v == nil {
		return "not set"
	}
	return string(v)
}

// text is the form of settings in a file.
func (s Settings) text() string {
	b, _ := json.Marshal(s) // a struct of numbers and strings
	return string(b)
}
