package nets

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/engine/net"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// shippedFiles reads the networks of the program, by name.
func shippedFiles(t *testing.T) map[string][]byte {
	t.Helper()
	names, err := fs.Glob(shipped, "shipped/*")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, name := range names {
		if files[name], err = shipped.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// TestShipped holds that each network of the program plays the games that it has learnt
// from: a change of the hand-written evaluation makes it stale.
func TestShipped(t *testing.T) {
	const most = 6 << 20 // bytes of all
	size, keys := 0, map[net.Key]string{}
	for name, file := range shippedFiles(t) {
		size += len(file)
		n, err := net.Parse(file)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(n.History.Variants) == 0 || name != "shipped/"+n.History.Variants[0]+Extension {
			t.Errorf("%s has learnt from %q; it has to have the name of the first", name, n.History.Variants)
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
			if c := Choose(g, Shipped); c.From != name {
				t.Errorf("%s is not the network of %s, but %q %v", name, variant, c.From, c.Refused)
			}
		}
	}
	if size > most {
		t.Errorf("all networks have %d bytes; they may have %d", size, most)
	}
}

// network makes a network of zeros, changed by a function.
func network(t *testing.T, g *traits.Game, change func(*net.Header)) []byte {
	t.Helper()
	h := net.Header{
		Key: net.KeyOf(g.Rules), Kind: net.Correction, Fingerprint: net.Fingerprint(g),
		Shape: net.Shape{Inputs: net.NewFeatures(g).Count, Hidden: net.Lanes, Buckets: net.Buckets}, Unit: net.UnitFor(g.Rules),
		History: net.History{Games: 1234567},
	}
	change(&h)
	n, err := net.Quantise(h, net.Weights{
		Weights: make([]float32, h.Inputs*h.Hidden), Bias: make([]float32, h.Hidden), Squares: make([]float32, h.Inputs*h.Buckets),
		Output: make([]float32, h.Buckets*2*h.Hidden), OutputBias: make([]float32, h.Buckets),
	})
	if err != nil {
		t.Fatal(err)
	}
	return n.Bytes()
}

// TestRefused holds what is said about networks that cannot be used.
func TestRefused(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "gardner"))
	good := network(t, g, func(*net.Header) {})
	damaged := append([]byte(nil), good...)
	damaged[len(damaged)-1] ^= 1
	for _, test := range []struct {
		name string
		file []byte
		want error // nil if it is used
	}{
		{"good", good, nil},
		{"empty", []byte{}, net.ErrVersion},
		{"text", []byte("title = \"Not a net\"\n"), net.ErrVersion},
		{"another version", append([]byte("fairymax net 0\n"), good[15:]...), net.ErrVersion},
		{"cut", good[:len(good)/2], net.ErrDamaged},
		{"damaged", damaged, net.ErrDamaged},
		{"stale", network(t, g, func(h *net.Header) { h.Fingerprint = "0" }), net.ErrStale},
		{"another game", network(t, g, func(h *net.Header) { h.Key = "0" }), net.ErrOtherGame},
		{"another size", network(t, g, func(h *net.Header) { h.Inputs++ }), net.ErrOtherGame},
		{"alone does not become stale", network(t, g, func(h *net.Header) { h.Kind, h.Fingerprint = net.Alone, "" }), nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "own.net")
			write(t, path, test.file)
			c := Choose(g, File(path))
			if test.want == nil && (c.Net == nil || c.From != path || len(c.Refused) > 0 || c.Identity() == "") {
				t.Errorf("refused: %v", c.Refused)
			}
			if test.want != nil && (c.Net != nil || len(c.Refused) != 1 || !errors.Is(c.Refused[0], test.want) || c.Identity() != "") {
				t.Errorf("refused: %v; want %v", c.Refused, test.want)
			}
		})
	}
}

func write(t *testing.T, path string, content []byte) {
	t.Helper()
	if err := os.WriteFile(path, content, 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestOrder holds that the first network that fits is taken.
func TestOrder(t *testing.T) {
	g, folder := traits.New(testgames.Shipped(t, "gardner")), t.TempDir()
	beside, own := filepath.Join(folder, "mine.net"), PathIn(folder, net.KeyOf(g.Rules))
	places := []Place{File(beside), Folder(folder), Shipped}
	check := func(step, from, description string, refused int) {
		t.Helper()
		if c := Choose(g, places...); c.From != from || c.String() != description || len(c.Refused) != refused {
			t.Errorf("%s: %q plays, from %q, refused %v", step, c.String(), c.From, c.Refused)
		}
	}
	check("nothing", "", "hand-written", 0)
	write(t, own, network(t, g, func(h *net.Header) { h.Kind = net.Alone }))
	check("own", own, "net alone (1,234,567 games)", 0)
	write(t, beside, network(t, g, func(*net.Header) {}))
	check("beside", beside, "hand-written with net (correction, 1,234,567 games)", 0)
	write(t, beside, []byte("nonsense"))
	check("nonsense beside", own, "net alone (1,234,567 games)", 1)
	write(t, own, nil)
	check("only nonsense", "", "hand-written", 2)
}

// TestNoPlainFile holds that nothing else than a file is opened.
func TestNoPlainFile(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "gardner"))
	c := Choose(g, File(t.TempDir()))
	if c.Net != nil || len(c.Refused) != 1 || !strings.Contains(c.Refused[0].Error(), "no plain file") {
		t.Errorf("a folder: %v", c.Refused)
	}
}
