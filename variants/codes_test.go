package variants_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax/variants"
	"fairymax/variants/source"
)

// TestCodes holds that codes.md explains every code of the program and no other.
func TestCodes(t *testing.T) {
	inCode := regexp.MustCompile(`"(FM\d{3})"`)
	used := map[source.Code]bool{}
	for _, file := range goFiles(t) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range inCode.FindAllStringSubmatch(string(text), -1) {
			used[source.Code(found[1])] = true
		}
	}
	last := source.Code("")
	for _, e := range variants.Explanations() {
		if !used[e.Code] {
			t.Errorf("%s is explained, but no message has it", e.Code)
		}
		if e.Code <= last {
			t.Errorf("%s stands behind %s", e.Code, last)
		}
		if e.Title == "" || e.Text == "" || e.Example == "" || !strings.Contains(e.Says, "["+string(e.Code)+"]") {
			t.Errorf("%s lacks a title, a text or an example that shows it", e.Code)
		}
		last = e.Code
		delete(used, e.Code)
	}
	for code := range used {
		t.Errorf("%s is not explained", code)
	}
}

// goFiles lists the source files of this package and of those below it.
func goFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	for _, pattern := range []string{"*.go", "*/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	return files
}

// TestCodeExamples holds that every example gives the messages that codes.md lists. A first
// line "# NAME.toml" is the name of the file, and a later one begins a file beside it.
func TestCodeExamples(t *testing.T) {
	text := variants.CodesText
	for _, e := range variants.Explanations() {
		t.Run(string(e.Code), func(t *testing.T) {
			name := "example.toml"
			if first, _, _ := strings.Cut(e.Example, "\n"); strings.HasSuffix(first, ".toml") {
				name = strings.TrimPrefix(first, "# ")
			}
			got := messages(t, name, e.Example)
			if *variants.Update {
				text = strings.Replace(text, shown(e.Example)+marked(e.Says), shown(e.Example)+marked(got), 1)
			} else if got != e.Says {
				t.Errorf("of\n%sis said\n%swant\n%s", e.Example, got, e.Says)
			}
		})
	}
	if *variants.Update {
		if err := os.WriteFile("codes.md", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// shown returns an example as codes.md writes it, marked its messages.
func shown(example string) string {
	return strings.ReplaceAll("\t"+strings.ReplaceAll(example, "\n", "\n\t"), "\t\n", "\n")
}

func marked(hasWord string) string {
	return strings.TrimSuffix(variants.Expected+strings.ReplaceAll(hasWord, "\n", "\n\t"+variants.Expected), "\t"+variants.Expected)
}

// TestCodesStay holds that a code keeps its meaning: the list only grows.
func TestCodesStay(t *testing.T) {
	const file = "testdata/codes.golden"
	var lines []string
	for _, e := range variants.Explanations() {
		lines = append(lines, fmt.Sprintf("%s %s\n", e.Code, e.Title))
	}
	golden, err := os.ReadFile(file)
	if err != nil && !*variants.Update {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(golden)) {
		if !slices.Contains(lines, line) {
			t.Errorf("%q is gone or means something else now", line)
		}
	}
	if text := strings.Join(lines, ""); *variants.Update && !t.Failed() {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if text != string(golden) {
		t.Errorf("%s lacks new codes; -update adds them", file)
	}
}
