package variants_test

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"fairymax"
	"fairymax/variants"
	"fairymax/variants/source"
)

// The number of texts in a run, and in a long run.
const (
	someMutations = 300
	moreMutations = 1_000 // under .ci/run
	allMutations  = 500_000
)

// TestMutations changes definitions, each in the way of its number, and checks every
// text as [FuzzDefinition] does.
func TestMutations(t *testing.T) {
	n := someMutations
	if os.Getenv("FAIRYMAX_CI") != "" {
		n = moreMutations
	}
	if os.Getenv("FAIRYMAX_LONG") != "" {
		n = allMutations
	}
	m := newMutator(t)
	var next, read, playable atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := next.Add(1); i <= int64(n) && !t.Failed(); i = next.Add(1) {
				text := m.text(uint64(i))
				if checkSyntax(t, text) {
					read.Add(1)
					checkKeys(t, text)
					if checkVerdict(t, m.files(text), text) {
						playable.Add(1)
					}
				}
				if t.Failed() {
					t.Errorf("this was text %d:\n%s", i, text)
				}
			}
		})
	}
	workers.Wait()
	t.Logf("%d texts; %d are TOML, %d can be played", n, read.Load(), playable.Load())
	if int(read.Load()) < n/4 || int(playable.Load()) < n/50 {
		t.Error("too few of them get far enough to say much")
	}
}

// checkSyntax reports whether a text can be read at all. If not, that must be its only
// mistake.
func checkSyntax(t *testing.T, text string) bool {
	t.Helper()
	text = strings.TrimPrefix(text, "\ufeff")
	var list source.ErrorList
	if _, err := source.Parse("x.toml", text); err != nil && (!errors.As(err, &list) || len(list) != 1) {
		t.Errorf("error %v is no list of one mistake", err)
	}
	checkPlaces(t, list, map[string]string{"x.toml": text})
	return list == nil
}

// mutator makes new texts from old ones.
type mutator struct {
	seeds  []string
	words  []string          // of all seeds
	pieces map[string]string // the tables of the shared pieces
}

func newMutator(t *testing.T) *mutator {
	t.Helper()
	m := &mutator{pieces: sharedPieces(t)}
	for _, pattern := range []string{"*.toml", "testdata/errors/*.toml", "testdata/warnings/*.toml"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text, _, _ := strings.Cut(string(data), "\n"+variants.Expected)
			m.seeds = append(m.seeds, text)
		}
	}
	seen := map[string]bool{}
	for _, seed := range m.seeds {
		for _, word := range tokens(seed) {
			if !seen[word] && strings.TrimSpace(word) != "" {
				seen[word] = true
				m.words = append(m.words, word)
			}
		}
	}
	return m
}

// sharedPieces returns the tables of the shared pieces by their names.
func sharedPieces(t *testing.T) map[string]string {
	t.Helper()
	text, err := fs.ReadFile(fairymax.Files, variants.PiecesFile)
	if err != nil {
		t.Fatal(err)
	}
	tables := map[string]string{}
	for table := range strings.SplitSeq("\n"+string(text), "\n[") {
		if name, _, found := strings.Cut(table, "]"); found && !strings.HasPrefix(table, "#") {
			tables[name] = "[" + table + "\n"
		}
	}
	return tables
}

// files returns the built-in files with only those shared pieces that a text, its
// parents and its pieces may name. To read all shared pieces would take most of the
// time.
func (m *mutator) files(text string) fs.FS {
	for game := text; ; {
		parent := extended.FindStringSubmatch(game)
		if parent == nil {
			break
		}
		data, err := fs.ReadFile(fairymax.Files, "variants/"+parent[1]+".toml")
		if err != nil || strings.Contains(text, string(data)) {
			break
		}
		game = string(data)
		text += game
	}
	var tables strings.Builder
	taken := map[string]bool{}
	for open := tokens(text); len(open) > 0; open = open[1:] {
		if table := m.pieces[open[0]]; table != "" && !taken[open[0]] {
			taken[open[0]] = true
			tables.WriteString(table)
			open = append(open, tokens(table)...)
		}
	}
	return overlay{fairymax.Files, fstest.MapFS{variants.PiecesFile: &fstest.MapFile{Data: []byte(tables.String())}}}
}

var extended = regexp.MustCompile(`(?m)^extends *= *"([a-z0-9-]+)"`)

// tokens splits a text into words, numbers, blanks and other single characters.
func tokens(text string) []string {
	kind := func(r rune) int {
		switch {
		case r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '_' || r == '-':
			return 1
		case r >= '0' && r <= '9':
			return 2
		case r == ' ':
			return 3
		}
		return 0
	}
	var list []string
	last := 0
	for _, r := range text {
		if k := kind(r); k != 0 && k == last {
			list[len(list)-1] += string(r)
		} else {
			list = append(list, string(r))
			last = k
		}
	}
	return list
}

// text returns the text of a number: a seed with one to three changes.
func (m *mutator) text(number uint64) string {
	random := rand.New(rand.NewPCG(number, 1))
	text := m.seeds[random.IntN(len(m.seeds))]
	for range 1 + random.IntN(3) {
		switch random.IntN(6) {
		case 0:
			text = m.bytes(text, random)
		case 1:
			text = m.lines(text, random)
		default:
			text = m.tokens(text, random)
		}
	}
	return text
}

// oddities are the special characters of TOML, and characters of all lengths.
var oddities = []string{"\"", "'", "[", "]", "{", "}", "=", ".", ",", "#", "\n", "\r\n", "\\", "\t", " ", "-", "\"\"\"", "'''", "[[", "]]",
	"é", "♞", "\u0301", "\U0001F40E", "\x00", "\xff", "\ufeff", "9", "~", "+"}

// bytes drops, doubles or inserts a few bytes, or cuts the text off.
func (m *mutator) bytes(text string, random *rand.Rand) string {
	if text == "" {
		return oddities[random.IntN(len(oddities))]
	}
	i := random.IntN(len(text))
	j := min(len(text), i+1+random.IntN(3))
	switch random.IntN(8) {
	case 0:
		return text[:i]
	case 1, 2, 3:
		return text[:i] + text[j:]
	case 4:
		return text[:j] + text[i:]
	}
	return text[:i] + oddities[random.IntN(len(oddities))] + text[i:]
}

// lines drops, doubles or swaps lines, or inserts a line of another seed.
func (m *mutator) lines(text string, random *rand.Rand) string {
	lines := strings.SplitAfter(text, "\n")
	i, j := random.IntN(len(lines)), random.IntN(len(lines))
	switch random.IntN(4) {
	case 0:
		lines[i] = ""
	case 1:
		lines[i] += lines[j]
	case 2:
		lines[i], lines[j] = lines[j], lines[i]
	default:
		foreign := strings.SplitAfter(m.seeds[random.IntN(len(m.seeds))], "\n")
		lines[i] += foreign[random.IntN(len(foreign))]
	}
	return strings.Join(lines, "")
}

// tokens replaces, drops, doubles or swaps tokens.
func (m *mutator) tokens(text string, random *rand.Rand) string {
	list := tokens(text)
	if len(list) == 0 {
		return m.words[random.IntN(len(m.words))]
	}
	i, j := random.IntN(len(list)), random.IntN(len(list))
	switch random.IntN(6) {
	case 0:
		list[i] = ""
	case 1:
		list[i] += list[i]
	case 2:
		list[i], list[j] = list[j], list[i]
	case 3:
		list[i] = list[j]
	default:
		list[i] = m.words[random.IntN(len(m.words))]
	}
	return strings.Join(list, "")
}
