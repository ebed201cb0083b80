package tests

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// wordsFile has the banned words and their exceptions.
const wordsFile = "testdata/words.txt"

// textFiles are the endings of the files in which words are counted.
var textFiles = strings.Fields(".go .md .toml .txt .html .json .css .svg .golden .6 .s")

// foreignFolders hold texts of others, which stay as they are.
var foreignFolders = map[string]string{
	".git":                                   "no text of the program",
	"internal/foreign/fairymax/testdata":     "perft tables of another program",
	"tests/browser/axe/node_modules":         "installed for tests of pages",
	"tests/browser/chessground/node_modules": "installed for tests of the library",
	"tests/peers/node_modules":               "installed for tests of rules",
	"tests/perft":                            "perft tables, with notes of their sources",
}

// TestWords holds that the program uses the field's words: no banned word occurs in
// its texts, nor as a part of an identifier.
func TestWords(t *testing.T) {
	bans := readBans(t)
	for _, path := range textPaths(t) {
		for _, found := range bans.in(t, path) {
			t.Error(found)
		}
	}
	for _, x := range bans.exceptions {
		if !x.used {
			t.Errorf("%s: nothing needs the exception %q in %s", wordsFile, x.snippet, x.file)
		}
	}
}

// textPaths lists the files to read, from the root of the repository.
func textPaths(t *testing.T) (paths []string) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		path, err = filepath.Rel("..", path)
		path = filepath.ToSlash(path)
		switch {
		case err != nil:
			return err
		case entry.IsDir() && foreignFolders[path] != "":
			return fs.SkipDir
		case !entry.IsDir() && (slices.Contains(textFiles, filepath.Ext(path)) || path == ".ci/run") && path != "tests/"+wordsFile:
			paths = append(paths, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

// exception allows a part of a line in one file.
type exception struct {
	file, snippet, reason string
	used                  bool
}

type bans struct {
	words      map[string]bool
	exceptions []*exception
}

// readBans reads the file of words: lines of words, then exceptions of the shape
// "file | part of a line | reason".
func readBans(t *testing.T) *bans {
	t.Helper()
	data, err := os.ReadFile(wordsFile)
	if err != nil {
		t.Fatal(err)
	}
	b := &bans{words: map[string]bool{}}
	for line := range strings.Lines(string(data)) {
		switch parts := strings.Split(strings.TrimSpace(line), " | "); {
		case strings.HasPrefix(line, "#"):
		case len(parts) == 3:
			b.exceptions = append(b.exceptions, &exception{file: parts[0], snippet: parts[1], reason: parts[2]})
		case len(parts) != 1:
			t.Errorf("%s: %q is no exception", wordsFile, line)
		default:
			for word := range strings.FieldsSeq(line) {
				b.words[word] = true
			}
		}
	}
	return b
}

// in finds the banned words of a file.
func (b *bans) in(t *testing.T, path string) (found []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		left := line
		for _, x := range b.exceptions {
			if x.file == path && strings.Contains(left, x.snippet) {
				x.used = x.used || len(b.banned(x.snippet)) > 0
				left = strings.ReplaceAll(left, x.snippet, "")
			}
		}
		if words := b.banned(left); len(words) > 0 {
			found = append(found, path+": "+strings.Join(words, ", ")+": "+line)
		}
	}
	return found
}

// A hump is a word, or a part of an identifier such as ownPieces or HTMLPage. The
// last capital of several begins a hump if a small letter follows.
var (
	hump     = regexp.MustCompile(`[A-Z]?[a-z]+|[A-Z]+`)
	lastHump = regexp.MustCompile(`([A-Z]+)([A-Z][a-z])`)
)

// banned lists the banned words of a text.
func (b *bans) banned(text string) (words []string) {
	for _, word := range hump.FindAllString(lastHump.ReplaceAllString(text, "$1 $2"), -1) {
		if word = strings.ToLower(word); b.words[word] {
			words = append(words, word)
		}
	}
	return words
}

// The parts of identifiers count, longer words do not.
func TestBannedWords(t *testing.T) {
	b := &bans{words: map[string]bool{"ox": true}}
	for text, want := range map[string]string{
		"ownOx oxKey OX_1 the ox's HTMLOx": "ox ox ox ox ox", "box oxide foxes Oxford HTMLOxen": "",
	} {
		if got := strings.Join(b.banned(text), " "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
