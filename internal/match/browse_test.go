package match

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"

	"fairymax/internal/arena"
)

// browser is a program with the option for a folder of variants, and its answer.
func browser(t *testing.T, folder, answer string) (*program, error) {
	t.Helper()
	ours, theirs := io.Pipe()
	back, output := io.Pipe()
	go func() {
		defer output.Close()
		for lines := bufio.NewScanner(ours); lines.Scan(); {
			switch word, rest, _ := strings.Cut(lines.Text(), " "); {
			case word == "protover":
				fmt.Fprintln(output, `feature ping=1 variants="normal" option="Variants Folder -path " option="Skill -spin 1 0 2" done=1`)
			case word == "ping":
				fmt.Fprintln(output, "pong", rest)
			case lines.Text() == "option Variants Folder=/games":
				fmt.Fprintln(output, answer)
			case word == "quit":
				return
			}
		}
	}()
	return greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }}, Command{Folder: folder})
}

// A program of ours is told where the file of the variant is.
func TestFolderOfTheVariant(t *testing.T) {
	terms := arena.Terms{Rules: rules(t, "gardner")}
	n, err := browser(t, "/games", `feature variants="gardner,normal"`)
	if err != nil {
		t.Fatal(err)
	}
	if err := n.protocol.suits(n, terms); err != nil || n.protocol.(*cecp).features["variants"] != "gardner,normal" {
		t.Error(err)
	}
	n.close()
	if _, err := browser(t, "/games", "tellusererror no such folder"); err == nil || !strings.Contains(err.Error(), "no such folder") {
		t.Errorf("a folder that cannot be used: %v", err)
	}
	n, err = browser(t, "", "")
	if err != nil {
		t.Fatal(err)
	}
	if err := n.protocol.suits(n, terms); err == nil || !strings.Contains(err.Error(), "-variant2") {
		t.Errorf("without a folder: %v", err)
	}
	n.close()
}
