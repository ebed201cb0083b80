package nets

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/engine/net"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/nets/shipped"
)

// network makes a network of zeros, changed by a function.
func network(t *testing.T, g *traits.Game, change func(*net.Header)) []byte {
	t.Helper()
	h := net.Header{
		Key: net.KeyOf(g.Rules), Kind: net.Correction, Fingerprint: net.Fingerprint(g, nil),
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

// TestStale holds that a stale network plays only where that is asked for, and that one of the
// program is passed over without a word only in games that it has not learnt from.
func TestStale(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "gardner"))
	for _, test := range []struct {
		from, learnt string
		refused      int
	}{
		{"own.net", "another", 1},
		{"shipped/own.net", "gardner", 1},
		{"shipped/own.net", "another", 0},
	} {
		file := network(t, g, func(h *net.Header) { h.Fingerprint, h.History.Variants = "0", []string{test.learnt} })
		place := func(net.Key) ([]byte, string, error) { return file, test.from, nil }
		if c := Choose(g, place); c.Net != nil || c.Stale || len(c.Refused) != test.refused {
			t.Errorf("%v: %v, refused %v", test, &c, c.Refused)
		}
		const want = "hand-written with stale net (correction, 1,234,567 games)"
		if c := ChooseStale(g, place); c.From != test.from || !c.Stale || c.String() != want || len(c.Refused) > 0 {
			t.Errorf("%v: %v, want %s; refused %v", test, &c, want, c.Refused)
		}
	}
	fits := File(filepath.Join(t.TempDir(), "own.net"))
	if c := ChooseStale(g, fits, shipped.Find); c.Net != nil {
		t.Errorf("%v plays without a network", &c)
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
	places := []Place{File(beside), Folder(folder), shipped.Find}
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
	if c.Net != nil || len(c.Refused) != 1 || !strings.Contains(c.Refused[0].Error(), "it is not a plain file") {
		t.Errorf("a folder: %v", c.Refused)
	}
}
