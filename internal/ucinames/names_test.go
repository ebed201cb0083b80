package ucinames

import (
	"slices"
	"testing"
)

func TestNames(t *testing.T) {
	if got := Of("normal"); !slices.Equal(got, []string{"normal", "chess", "standard"}) {
		t.Errorf("normal is %v", got)
	}
	if got := Of("gothic"); !slices.Equal(got, []string{"gothic"}) {
		t.Errorf("gothic is %v", got)
	}
	for ours, listed := range map[string]string{"normal": "chess", "nocheckatom": "nocheckatomic", "3check": "3check", "shogi": "shogi", "fischerandom": "fischerandom"} {
		if got := Listed(ours); got != listed {
			t.Errorf("%s is listed as %s, want %s", ours, got, listed)
		}
	}
	for name, ours := range map[string]string{"chess": "normal", "Standard": "normal", "threecheck": "3check", "nocheckatomic": "nocheckatom", "koth": "kingofthehill", "gothic": ""} {
		if got := Ours(name); got != ours {
			t.Errorf("%s is %q, want %q", name, got, ours)
		}
	}
	for name, plain := range map[string]bool{"chess": true, "normal": true, "standard": true, "shogi": false, "": false} {
		if IsPlain(name) != plain {
			t.Errorf("%q: plain is %v", name, !plain)
		}
	}
}
