package main

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fairymax"
	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/book"
	"fairymax/internal/nets"
	"fairymax/variants"
)

// ownNet makes a network for a game that adds one pawn for the side to move, changed by
// a function.
func ownNet(t *testing.T, game string, change func(*net.Header)) []byte {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(game)
	if err != nil {
		t.Fatal(err)
	}
	g := traits.New(v.Rules)
	h := net.Header{
		Key: net.KeyOf(v.Rules), Kind: net.Correction, Fingerprint: net.Fingerprint(g, nil), Unit: net.UnitFor(v.Rules),
		Shape:   net.Shape{Inputs: net.NewFeatures(g).Count, Hidden: net.Lanes, Buckets: net.Buckets},
		History: net.History{Variants: []string{game}, Games: 2500},
	}
	change(&h)
	n, err := net.Quantise(h, net.Weights{
		Weights: make([]float32, h.Inputs*h.Hidden), Bias: make([]float32, h.Hidden), Squares: make([]float32, h.Inputs*h.Buckets),
		Output: make([]float32, h.Buckets*2*h.Hidden), OutputBias: []float32{0.25, 0.25, 0.25, 0.25},
	})
	if err != nil {
		t.Fatal(err)
	}
	return n.Bytes()
}

// gameForNets makes the folder of a configuration that has a game like gardner. It
// returns the file of the game, and those of a network beside it and of one by key.
func gameForNets(t *testing.T) (game, beside, byKey string) {
	t.Helper()
	config := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", config)
	folder, own := filepath.Join(config, "fairymax", "variants"), filepath.Join(config, "fairymax", "nets")
	makeFolder(t, folder)
	makeFolder(t, own)
	game = filepath.Join(folder, "own.toml")
	write(t, game, "title = \"Own\"\nextends = \"gardner\"\n")
	h, err := net.ParseHeader(ownNet(t, "gardner", func(*net.Header) {}))
	if err != nil {
		t.Fatal(err)
	}
	return game, filepath.Join(folder, "own.net"), nets.PathIn(own, h.Key)
}

// runHere runs a command line with the configuration that is set.
func runHere(t *testing.T, input string, arguments ...string) (out, err string) {
	t.Helper()
	var o, e strings.Builder
	if status := run(arguments, console{strings.NewReader(input), &o, &e}); status != 0 {
		t.Errorf("%q: status %d\n%s", arguments, status, e.String())
	}
	return o.String(), e.String()
}

var total = regexp.MustCompile(`(net|total) +([+-]\d+)\n`)

// TestNetsOfUsers holds that the user's networks play, and that a game whatever they are
// is played.
func TestNetsOfUsers(t *testing.T) {
	good := ownNet(t, "gardner", func(*net.Header) {})
	damaged := append([]byte(nil), good...)
	damaged[len(damaged)-1] ^= 1
	const with = "hand-written with net (correction, 2,500 games)"
	for _, test := range []struct {
		name          string
		beside, byKey []byte
		evaluation    string
		refused       string // a part of the line that says why
	}{
		{"none", nil, nil, "hand-written", ""},
		{"beside the game", good, nil, with, ""},
		{"by key", nil, good, with, ""},
		{"alone", nil, ownNet(t, "gardner", func(h *net.Header) { h.Kind = net.Alone }), "net alone (2,500 games)", ""},
		{"damaged", damaged, nil, "hand-written", "own.net is not used: the network is damaged"},
		{"damaged, by key", nil, damaged, "hand-written", ".net is not used: the network is damaged"},
		{"damaged, and one by key", damaged, good, with, "own.net is not used: the network is damaged"},
		{"stale", ownNet(t, "gardner", func(h *net.Header) { h.Fingerprint = "old" }), nil, "hand-written", "another version of the hand-written evaluation; learn it again"},
		{"another game", nil, ownNet(t, "normal", func(*net.Header) {}), "hand-written", "for another game"},
		{"another version", []byte("fairymax net 9\n"), nil, "hand-written", "another version"},
	} {
		t.Run(test.name, func(t *testing.T) {
			game, beside, byKey := gameForNets(t)
			for path, content := range map[string][]byte{beside: test.beside, byKey: test.byKey} {
				if content != nil {
					write(t, path, string(content))
				}
			}
			checkEvaluation(t, game, test.evaluation, test.refused)
		})
	}
}

// checkEvaluation checks what the commands say about the evaluation of a game, and that
// the game is played.
func checkEvaluation(t *testing.T, game, evaluation, refused string) {
	t.Helper()
	out, err := runHere(t, "", "show", game)
	if !strings.HasSuffix(out, "\nEvaluation   "+evaluation+"\n") {
		t.Errorf("show ends with %q", out[max(0, len(out)-80):])
	}
	checkRefusal(t, err, refused)
	out, err = runHere(t, "a2a3\nquit\n", "play", "-text", "-st", "1ms", game)
	if !strings.Contains(out, "Black plays ") {
		t.Errorf("the game is\n%s", out)
	}
	checkRefusal(t, err, refused)
	out, err = runHere(t, "", "eval", "-variant", game)
	if !strings.HasSuffix(out, "\nEvaluation: "+evaluation+".\n") || strings.Contains(out, " net  ") != (evaluation != "hand-written") {
		t.Errorf("eval prints\n%s", out)
	}
	checkRefusal(t, err, refused)
	out, err = runHere(t, "", "show", "-net=false", game)
	if !strings.HasSuffix(out, "\nEvaluation   hand-written\n") || err != "" {
		t.Errorf("without: %s, output %q", err, out[max(0, len(out)-80):])
	}
}

func checkRefusal(t *testing.T, said, want string) {
	t.Helper()
	if want == "" && said != "" || !strings.Contains(said, want) || strings.Count(said, "\n") != min(1, len(want)) {
		t.Errorf("refused: %q; want %q", said, want)
	}
}

// TestEvalWithNet holds that the terms and the network add up to what is played.
func TestEvalWithNet(t *testing.T) {
	game, beside, _ := gameForNets(t)
	write(t, beside, string(ownNet(t, "gardner", func(*net.Header) {})))
	for _, moves := range []string{" ", "a2a3"} {
		plain, _ := runHere(t, "", "eval", "-variant", game, "-net=false", "-moves", moves)
		with, _ := runHere(t, "", "eval", "-variant", game, "-moves", moves)
		before, after := total.FindAllStringSubmatch(plain, -1), total.FindAllStringSubmatch(with, -1)
		sign := map[bool]string{true: "+", false: "-"}[moves == " "]
		if len(before) != 1 || len(after) != 2 || after[0][2] != sign+"100" || before[0][2] == after[1][2] {
			t.Errorf("%q: %q without, %q with", moves, before, after)
		}
	}
}

// TestStaleNet holds that -net=stale adds a stale network to the hand-written evaluation of
// today as if it fitted.
func TestStaleNet(t *testing.T) {
	game, beside, _ := gameForNets(t)
	write(t, beside, string(ownNet(t, "gardner", func(*net.Header) {})))
	fitting, _ := runHere(t, "", "eval", "-variant", game)
	write(t, beside, string(ownNet(t, "gardner", func(h *net.Header) { h.Fingerprint = "old" })))
	stale, said := runHere(t, "", "eval", "-variant", game, "-net=stale")
	if want := strings.Replace(fitting, "with net", "with stale net", 1); stale != want || said != "" {
		t.Errorf("eval says %q and prints\n%s\nwant\n%s", said, stale, want)
	}
	for _, wrong := range [][]string{{"eval", "-net=perhaps"}, {"serve", "-net=stale", t.TempDir()}} {
		var o, e strings.Builder
		if status := run(wrong, console{strings.NewReader(""), &o, &e}); status != 2 {
			t.Errorf("%q: status %d, %s", wrong, status, e.String())
		}
	}
}

// TestNetsBehindGUI holds that the option Use Net changes the evaluation, and that a
// network that is refused is only a remark.
func TestNetsBehindGUI(t *testing.T) {
	_, beside, _ := gameForNets(t)
	write(t, beside, string(ownNet(t, "gardner", func(*net.Header) {})))
	scoreOf := func(refusal string, lines ...string) string {
		t.Helper()
		out := openSession(t, os.Getenv("XDG_CONFIG_HOME")).say("xboard\nprotover 2\nnew\nvariant own\n" + strings.Join(lines, "\n") + "\npost\nsd 1\ngo")
		if got := strings.Contains(out, "# "+beside+" is not used: "); got != (refusal != "") || !strings.Contains(out, refusal) {
			t.Errorf("refusal %q is missing, or there is one:\n%s", refusal, out)
		}
		_, thinking, _ := strings.Cut(out, "\n1 ")
		score, _, _ := strings.Cut(thinking, " ")
		return score
	}
	with, without, again := scoreOf(""), scoreOf("", "option Use Net=0"), scoreOf("", "option Use Net=0", "option Use Net=1")
	if with == without || with != again || with == "" {
		t.Errorf("scores: %q with, %q without, %q with again", with, without, again)
	}
	write(t, beside, "nonsense")
	if score := scoreOf("another version"); score != without {
		t.Errorf("score: %q with nonsense, %q without", score, without)
	}
	if score := scoreOf("another version", "option Use Net=0", "sd 1"); score != without {
		t.Errorf("score: %q with nonsense and without nets, %q without", score, without)
	}
}

// TestAnalysesOfEvaluations holds that an analysis of the hand-written evaluation is
// not recalled while a network plays.
func TestAnalysesOfEvaluations(t *testing.T) {
	game, beside, _ := gameForNets(t)
	config := os.Getenv("XDG_CONFIG_HOME")
	books := filepath.Join(config, "fairymax", "books")
	makeFolder(t, books)
	v, err := variants.NewCatalogue(fairymax.Files).Load(game)
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(books, "own.known"), book.Key(v.Rules.Start())+"\ta2a3:+20/18\n")
	write(t, beside, string(ownNet(t, "gardner", func(*net.Header) {})))
	for options, known := range map[string]bool{"": false, "option Use Net=0\n": true, "option Use Net=0\noption Use Net=1\n": false} {
		out := openSession(t, config).say("xboard\nprotover 2\nnew\nvariant own\n" + options + "bk")
		if strings.Contains(out, "+0.20 at depth 18") != known {
			t.Errorf("%q: the analysis is known: %v\n%s", options, !known, out)
		}
	}
}

// TestBenchWithNets holds that nothing but the networks changes the second signature;
// without FAIRYMAX_LONG at less depth.
func TestBenchWithNets(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	deeper := -3
	if os.Getenv("FAIRYMAX_LONG") != "" {
		deeper = 0
	}
	searched := func(nets bool) []string {
		var o strings.Builder
		k := &call{console: console{strings.NewReader(""), &o, &o}}
		k.evaluations.on = nets
		if err := k.benchAll(context.Background(), &o, &k.evaluations, 1, deeper); err != nil {
			t.Fatal(err)
		}
		return strings.Split(o.String(), "\n")
	}
	p, a, b := searched(false), searched(true), searched(true)
	if len(a) != len(p) || len(b) != len(p) {
		t.Fatalf("%d, %d and %d lines", len(p), len(a), len(b))
	}
	used := 0
	for i := range p[:len(p)-2] { // without the speed
		line, evaluation, with := strings.Cut(a[i], ", ")
		if a[i] != b[i] || i > 0 && !with && line != p[i] {
			t.Errorf("%q without, %q and %q with", p[i], a[i], b[i])
		}
		if with && strings.Contains(evaluation, "net") && line != p[i] {
			used++
		}
	}
	if used == 0 {
		t.Errorf("no network changes anything:\n%s", strings.Join(a, "\n"))
	}
}
