package variants_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"fairymax/variants"
	"fairymax/variants/source"
)

// goodFile is a valid definition.
type goodFile struct {
	name, text string
	names      map[string]bool // of pieces
}

// aPiece is where a piece gets its name.
var aPiece = regexp.MustCompile(`(?m)^(?:\[piece\.|piece\.|)([a-z][a-z0-9-]+)(?:\]| *= *\{ *letter)`)

// goodFiles are the shipped definitions and those of the cookbook and the tutorial.
func goodFiles(t *testing.T) (files []*goodFile) {
	t.Helper()
	names := map[string]bool{}
	for name := range sharedPieces(t) {
		names[name] = true
	}
	add := func(name, text string) {
		if len(errorsOf(shipped, text)) == 0 {
			files = append(files, &goodFile{name, text, names})
		}
		for _, m := range aPiece.FindAllStringSubmatch(text, -1) {
			names[m[1]] = true
		}
	}
	paths, err := filepath.Glob("*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range append(paths, "../docs/cookbook.md", "../docs/tutorial.md") {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(path, ".toml") {
			add(path, string(data))
			continue
		}
		for i, block := range strings.Split(string(data), "```toml\n")[1:] {
			text, _, _ := strings.Cut(block, "```")
			add(fmt.Sprintf("%s, block %d", filepath.Base(path), i+1), text)
		}
	}
	return files
}

// slipCount is what became of slips.
type slipCount struct{ made, silent, one, right, told, cured int }

func (c *slipCount) add(d slipCount) {
	c.made, c.silent, c.one, c.right, c.told, c.cured = c.made+d.made, c.silent+d.silent, c.one+d.one, c.right+d.right, c.told+d.told, c.cured+d.cured
}

func (c slipCount) String() string {
	return fmt.Sprintf("%4d made: one message %4d, on the line %4d, suggested %4d, cured %4d; %d silent", c.made, c.one, c.right, c.told, c.cured, c.silent)
}

// The shares in percent that are demanded: one message for one slip, on its line, and a first
// message with a fix that mends the text.
const (
	mustBeOne   = 97
	mustBeRight = 96
	mustCure    = 96
	mustSuggest = 65
)

// someSlips is the number of slips in a run; a long one has manySlips of each kind.
const (
	someSlips = 500
	manySlips = 20
)

// TestOneSlip makes one slip in a valid definition, of the kinds that people make.
// It holds that one slip gives one message, on the line of the slip, and that the fix of the
// message mends the text. Slips after which a text is still valid are counted apart.
func TestOneSlip(t *testing.T) {
	n := someSlips
	long := os.Getenv("FAIRYMAX_LONG") != ""
	if long {
		n = manySlips * len(slipKinds)
	}
	files := goodFiles(t)
	results, logs := make([]slipCount, n), make([]string, n)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				results[i], logs[i] = oneSlip(uint64(i), files, slipKinds[int(i)%len(slipKinds)])
			}
		})
	}
	workers.Wait()
	var all slipCount
	byKind := make([]slipCount, len(slipKinds))
	for i, c := range results {
		all.add(c)
		byKind[i%len(slipKinds)].add(c)
		if logs[i] != "" {
			t.Log(logs[i])
		}
	}
	for i, kind := range slipKinds {
		t.Logf("%-46s %v", kind.name, byKind[i])
	}
	t.Logf("%-46s %v", "all", all)
	if all.made < n*98/100 || 100*all.one < mustBeOne*all.made || 100*all.right < mustBeRight*all.made || 100*all.told < mustSuggest*all.made || 100*all.cured < mustCure*all.told {
		t.Error("too few")
	}
}

// mostSilent is how often a slip may leave a text valid before a kind is given up in it.
const mostSilent = 20

// oneSlip makes the slip of a number. The log says what went wrong.
func oneSlip(number uint64, files []*goodFile, kind slipKind) (c slipCount, log string) {
	r := rand.New(rand.NewPCG(number, 1))
	const mostTries = 400
	for range mostTries {
		f := files[r.IntN(len(files))]
		s, ok := kind.make(r, f)
		if !ok {
			continue
		}
		list := errorsOf(shipped, s.text)
		if len(list) == 0 {
			c.silent++
			log += fmt.Sprintf("%s, %s: silent: %s\n", f.name, kind.name, changedLine(f.text, s.text))
			if c.silent > mostSilent {
				return c, log
			}
			continue
		}
		c.made = 1
		fix := list[0].Fix
		c.one, c.right, c.told = count(len(list) == 1), count(slices.Contains(s.lines, list[0].Line)), count(fix.Changes())
		if fix.Changes() {
			c.cured = count(len(errorsOf(shipped, fix.Apply(s.text))) == 0)
		}
		if c.one+c.right < 2 || c.cured < c.told {
			log += fmt.Sprintf("%s, %s on line %v: %s\n%v", f.name, kind.name, s.lines, changedLine(f.text, s.text), list)
		}
		return c, log
	}
	return c, log
}

// changedLine is the first line of a text that differs from that of another.
func changedLine(before, after string) string {
	a, b := strings.Split(before, "\n"), strings.Split(after, "\n")
	for i := range b {
		if i >= len(a) || a[i] != b[i] {
			return b[i]
		}
	}
	return ""
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// errorsOf lists what is wrong with a text that is the user's own, warnings left out.
func errorsOf(c *variants.Catalogue, text string) source.ErrorList {
	_, err := c.With(fstest.MapFS{"spoilt-game.toml": &fstest.MapFile{Data: []byte(text)}}, "").Load("spoilt-game")
	var list source.ErrorList
	if fault := (*variants.Failure)(nil); errors.As(err, &fault) {
		panic(fault.Error() + "\n" + fault.Trace)
	}
	if err != nil && !errors.As(err, &list) {
		list = source.ErrorList{{Message: err.Error()}}
	}
	return list
}
