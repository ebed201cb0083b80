package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// screenOf is what a terminal shows after an output: the last text of every line.
func screenOf(output string) (lines []string) {
	for line := range strings.SplitSeq(output, "\n") {
		shown := ""
		for text := range strings.SplitSeq(line, "\r") {
			shown = text + shown[min(len(text), len(shown)):]
		}
		lines = append(lines, strings.TrimRight(shown, " "))
	}
	return lines
}

// A shorter text leaves nothing of a longer one, and escapes do not get through.
func TestLiveLine(t *testing.T) {
	var b bytes.Buffer
	l := &liveLine{out: &b, pause: time.Hour}
	l.show("a long text")
	l.show("short")
	if got := screenOf(b.String()); len(got) != 1 || got[0] != "short" {
		t.Errorf("%q", got)
	}
	l.progress("too early")
	l.clear()
	fmt.Fprintln(&b, "other output")
	l.next = time.Time{}
	l.progress("%d of %d", 1, 2)
	l.keep()
	l.show("\x1b[2J" + strings.Repeat("x", 200))
	got := screenOf(b.String())
	if len(got) != 3 || got[0] != "other output" || got[1] != "1 of 2" || !strings.HasPrefix(got[2], `\u001B[2J`) || len(got[2]) != liveWidth {
		t.Errorf("%q", got)
	}
	b.Reset()
	cutting := &liveLine{out: &b, cuts: true}
	cutting.show(strings.Repeat("x", 200))
	if got := b.String(); got != "\r\x1b[?7l"+strings.Repeat("x", 200)+"\x1b[?7h" {
		t.Errorf("%q", got)
	}
	var none liveLine
	none.show("nothing")
	none.progress("nothing")
	none.keep()
	none.clear()
}

// Several processors may show how far they are. The race detector sees one that looks at
// the line without its lock.
func TestLiveLineInParallel(t *testing.T) {
	var b bytes.Buffer
	l := &liveLine{out: &b}
	inParallel(100, func(i int) { l.progress("%d done", i) })
	if got := screenOf(b.String()); len(got) != 1 || !strings.HasSuffix(got[0], " done") {
		t.Errorf("%q", got)
	}
}

// Long work shows how far it is, and leaves nothing of that behind.
func TestProgress(t *testing.T) {
	t.Setenv(asProgram, "1") // for the engines of the match
	ini := filepath.Join(t.TempDir(), "games.ini")
	write(t, ini, "[one:chess]\n[two:chess]\nstalemateValue = loss\n")
	pgn := filepath.Join(t.TempDir(), "games.pgn")
	if status, _, errs := typed(t, "", "match", "-variant", "gardner", "-games", "2", "-nodes", "20", "-pgn", pgn); status != 0 {
		t.Fatal(errs)
	}
	for _, test := range []struct{ arguments, want string }{
		{"perft 2", "\rmove 20 of 20, h2h4: "},
		{"perft -divide 2", "\rmove 20 of 20, h2h4: "},
		{"import " + ini, "\r" + ini[:20]},
		{"match -variant gardner -games 2 -nodes 20", "\r1 of 2 games, "},
		{"tune -rounds 1 " + pgn, "\rround 1 of 1: weight 2 of "},
	} {
		arguments := strings.Fields(test.arguments)
		var out, errs, screen bytes.Buffer
		all := commands()
		k := newCall(console{strings.NewReader(""), &out, &errs}, all, *findCommand(all, arguments[0]), arguments[1:])
		k.line = &liveLine{out: &screen}
		err := k.command.run(k)
		shown := screen.String()
		if last := screenOf(shown); err != nil || !strings.Contains(shown, test.want) || last[len(last)-1] != "" {
			t.Errorf("%s: %v, %q, %s", test.arguments, err, shown[max(0, len(shown)-300):], &errs)
		}
	}
	_, _, errs := typed(t, "", "perft", "3")
	if errs != "" {
		t.Errorf("without a terminal: %q", errs)
	}
}
