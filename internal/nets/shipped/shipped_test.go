package shipped

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"fairymax/engine/net"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/nets"
)

// networks reads all files, by the names that are told.
func networks(t *testing.T) map[string][]byte {
	t.Helper()
	names, err := fs.Glob(files, "*.net")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]byte{}
	for _, name := range names {
		if all["shipped/"+name], err = files.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// TestShipped holds that each network of the program plays the games that it has learnt
// from: a change of the hand-written evaluation makes it stale. Each says what it has won
// against what there was before.
func TestShipped(t *testing.T) {
	const most = 6 << 20 // bytes of all
	size, keys := 0, map[net.Key]string{}
	for name, file := range networks(t) {
		size += len(file)
		n, err := net.Parse(file)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(n.History.Variants) == 0 || name != "shipped/"+n.History.Variants[0]+nets.Extension {
			t.Errorf("%s has learnt from %q; it has to have the name of the first", name, n.History.Variants)
		}
		if h := n.History; h.Gate == "" || h.Generation > 1 && !strings.Contains(h.Gate, fmt.Sprintf("against generation %d: ", h.Generation-1)) {
			t.Errorf("%s is of generation %d; its gate says %q", name, h.Generation, h.Gate)
		}
		if keys[n.Key] != "" {
			t.Errorf("%s and %s are for the same games", name, keys[n.Key])
		}
		keys[n.Key] = name
		for _, variant := range n.History.Variants {
			g := traits.New(testgames.Shipped(t, variant))
			if err := n.Fits(g); err != nil {
				t.Errorf("%s, %s: %v", name, variant, err)
			}
			if c := nets.Choose(g, Find); c.From != name {
				t.Errorf("%s is not the network of %s, but %q %v", name, variant, c.From, c.Refused)
			}
		}
	}
	if size > most {
		t.Errorf("all networks have %d bytes; they may have %d", size, most)
	}
}
