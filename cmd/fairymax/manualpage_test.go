package main

import (
	"bytes"
	"flag"
	"os/exec"
	"strings"
	"testing"

	"fairymax/engine"
	"fairymax/internal/desktop"
	"fairymax/internal/terminal"
)

// The manual page has everything that the help lists.
func TestManual(t *testing.T) {
	status, page, errors := typed(t, "", "man")
	if status != 0 || errors != "" {
		t.Fatalf("status %d: %s", status, errors)
	}
	plain := strings.NewReplacer(`\-`, "-", `\(aq`, "'", `\(dq`, `"`, `\[u2026]`, "…", `\[u00A0]`, " ").Replace(page)
	for _, cmd := range commands() {
		for _, want := range []string{"\n.B " + cmd.usage() + "\n", capitalise(cmd.summary) + ".\n"} {
			if cmd.name != "" && !strings.Contains(plain, want) {
				t.Errorf("the page lacks %q", want)
			}
		}
		k := newCall(console{strings.NewReader(""), new(bytes.Buffer), new(bytes.Buffer)}, nil, cmd, []string{"-h"})
		cmd.run(k)
		section := plain
		if _, rest, ok := strings.Cut(plain, "\n.SS "+cmd.name+"\n"); ok {
			section = plain[:strings.Index(plain, ".SH COMMANDS")] + before(rest, "\n.S")
		} else if cmd.name != "" {
			t.Errorf("%s has no section", cmd.name)
		}
		k.flags.VisitAll(func(f *flag.Flag) {
			if !strings.Contains(section, "\n.B -"+f.Name+"\n") && !strings.Contains(section, "\n.B -"+f.Name+" ") {
				t.Errorf("%s has the flag -%s, the page does not say so", cmd.name, f.Name)
			}
		})
	}
	for _, cmd := range terminal.Commands() {
		if !strings.Contains(plain, "\n.B "+cmd.Name+"\n"+cmd.Summary+".\n") {
			t.Errorf("the page lacks the command %s of the terminal", cmd.Name)
		}
	}
	for _, f := range engine.Features() {
		if !strings.Contains(plain, "\n.B "+f.String()+"\n") {
			t.Errorf("the page lacks the feature %v", f)
		}
	}
	for i, line := range strings.Split(page, "\n") {
		if !isASCII(line) || strings.HasSuffix(line, " ") || strings.TrimSpace(line) == "" && i < strings.Count(page, "\n") {
			t.Errorf("line %d would look wrong on some systems: %q", i+1, line)
		}
	}
}

// The page of a program with another name names that one wherever it says what to type.
func TestManualOfAnotherName(t *testing.T) {
	const name = "other-name"
	page, err := manualPage(commands(), name)
	if err != nil {
		t.Fatal(err)
	}
	text := manualAsText(string(page))
	if !strings.HasPrefix(text, "OTHER-NAME\n\nNAME\n    other-name - chess engine") {
		t.Errorf("the page begins with %.80q", text)
	}
	if found := wrongName.FindString(text); found != "" {
		t.Errorf("the page has %q", found)
	}
}

// before returns the text before a word, all of it if the word is missing.
func before(text, word string) string {
	text, _, _ = strings.Cut(text, word)
	return text
}

func isASCII(text string) bool {
	return strings.IndexFunc(text, func(c rune) bool { return c > '~' }) < 0
}

// The program that shows manual pages reports no mistakes in ours.
func TestManualIsClean(t *testing.T) {
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("groff is not installed")
	}
	_, page, _ := typed(t, "", "man")
	command := exec.Command(groff, "-man", "-Tutf8", "-ww")
	command.Stdin = strings.NewReader(page)
	var out, errors bytes.Buffer
	command.Stdout, command.Stderr = &out, &errors
	if err := command.Run(); err != nil || errors.Len() > 0 {
		t.Errorf("groff: %v\n%s", err, &errors)
	}
	if !strings.Contains(out.String(), "chess engine with pieces") {
		t.Errorf("shown is\n%s", &out)
	}
}

// The plain text has the words that the program for manual pages shows, in short lines.
func TestManualAsText(t *testing.T) {
	_, page, _ := typed(t, "", "man")
	status, text, errors := typed(t, "", "man", "-text")
	if status != 0 || errors != "" || !strings.HasPrefix(text, "FAIRYMAX\n\nNAME\n    fairymax - chess engine") {
		t.Fatalf("status %d: %s%.100s", status, errors, text)
	}
	for _, want := range []string{"\n\n    -variants DIR\n        Also look", "-shard 2/2, each", "CONFIG/fairymax/nets/KEY.net\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q", want)
		}
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("groff is not installed")
	}
	command := exec.Command(groff, "-man", "-Tutf8", "-P-cbou", "-rHY=0", "-rLL=1000n")
	command.Stdin = strings.NewReader(page)
	shown, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	// Its first and last lines have the title, the version and the section.
	want := strings.Fields(strings.NewReplacer("\u2010", "-", "\u2212", "-").Replace(between(string(shown), "NAME\n", "\nfairymax "+desktop.Version)))
	got := strings.Fields(between(text, "NAME\n", ""))
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			t.Fatalf("word %d is %q, want %q, after %q", i, got[i], want[i], got[max(0, i-8):i])
		}
	}
	if len(got) != len(want) || len(got) < 500 {
		t.Errorf("%d words, want %d", len(got), len(want))
	}
}

// between returns the text between two words; "" is the end.
func between(text, from, to string) string {
	_, text, _ = strings.Cut(text, from)
	if to == "" {
		return text
	}
	return before(text, to)
}

func TestRoff(t *testing.T) {
	for text, want := range map[string]string{
		"-x a\n b": `\-x a b`,
		".B x":     `\&.B x`,
		"'B x":     `\(aqB x`,
		`a\fB"~^`:  `a\(rsfB\(dq\(ti\(ha`,
		"½…":       `\[u00BD]\[u2026]`,
	} {
		if got := roff(text); got != want {
			t.Errorf("%q becomes %s, want %s", text, got, want)
		}
	}
}
