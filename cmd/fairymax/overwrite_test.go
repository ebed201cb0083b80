package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// writing is a command line that writes a file; OUT and the other words in capitals are paths.
type writing struct {
	line string
	file string // that it writes, OUT if empty
	slow bool   // too slow to be carried out
}

// has reports whether the line is one of a command with a flag.
func (w writing) has(command, name string) bool {
	return strings.HasPrefix(w.line, command+" ") && strings.Contains(w.line+" ", " -"+name+" ")
}

var writers = []writing{
	{line: "list -pictures -html OUT"},
	{line: "show gardner -html OUT"},
	{line: "show gardner -svg DIR", file: "DIR/board.svg"},
	{line: "show GAME -xboard DIR", file: "DIR/WhiteKing.svg"},
	{line: "page gardner -o OUT", slow: true},
	{line: "page -workbench OUT", slow: true},
	{line: "page -all DIR", file: "DIR/index.html", slow: true},
	{line: "new NEW", file: "NEW.toml"},
	{line: "import INI -o DIR", file: "DIR/x.toml"},
	{line: "bench -profile OUT"},
	{line: "match gardner -games 2 -depth 1 -log OUT", slow: true},
	{line: "match gardner -games 2 -depth 1 -pgn OUT", slow: true},
	{line: "learn GAME -games 2", file: "own.net", slow: true},
	{line: "report gardner -games 1 -nodes 5 -threads 1 -o OUT"},
	{line: "value gardner -games 2 -nodes 5 -threads 1 -o OUT"},
	{line: "value gardner -games 2 -nodes 5 -threads 1 -svg OUT"},
	{line: "value GAME -games 2 -nodes 5 -threads 1 -write", file: "own.values.json", slow: true},
	{line: "annotate PGN -nodes 10 -html OUT"},
	{line: "book gardner -o OUT PGN"},
	{line: "install -prefix DIR", file: "DIR/" + manualPath},
}

// A command writes over a file only if it has written it, else it names the file and -f.
func TestWritesOver(t *testing.T) {
	for _, w := range writers {
		t.Run(w.line, func(t *testing.T) {
			folder := t.TempDir()
			t.Chdir(folder)
			write(t, "own.toml", "title = \"Own\"\nextends = \"gardner\"\nendings.move_rule = 20\n")
			write(t, "games.pgn", "[Variant \"gardner\"]\n\n1. a3 *\n")
			write(t, "x.ini", "[x:chess]\nking = k\n")
			line := strings.Fields(strings.NewReplacer("OUT", "out", "DIR", "dir", "GAME", "own.toml", "NEW", "fresh", "PGN", "games.pgn", "INI", "x.ini").Replace(w.line))
			file := strings.ReplaceAll(strings.ReplaceAll(w.file, "DIR", "dir"), "NEW", "fresh")
			if file == "" {
				file = "out"
			}
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			const theirs = "what another has written\n"
			write(t, file, theirs)
			status, _, errs := typed(t, "", line...)
			if status == 0 || !strings.Contains(errs, filepath.Base(file)) || !strings.Contains(errs, "-f ") || textOf(t, file) != theirs {
				t.Fatalf("status %d, %s; the file has %.60q", status, errs, textOf(t, file))
			}
			if w.slow {
				return
			}
			if status, _, errs := typed(t, "", append(line, "-f")...); status != 0 || textOf(t, file) == theirs {
				t.Errorf("with -f: status %d, %s", status, errs)
			}
			if strings.Contains(textOf(t, file), theirs) {
				t.Errorf("with -f the file has %.60q", textOf(t, file))
			}
			if status, _, errs := typed(t, "", line...); status != 0 {
				t.Errorf("over its own file: status %d, %s", status, errs)
			}
		})
	}
}

func textOf(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Every command with a flag or an argument for a file that it writes is above, and has -f.
func TestAllWriters(t *testing.T) {
	written := []string{"o", "html", "svg", "profile", "workbench", "all", "xboard", "pgn", "log", "write", "prefix"}
	for _, cmd := range commands() {
		var writes []string
		over := false
		declaredFlags(cmd).VisitAll(func(f *flag.Flag) {
			name, _ := flag.UnquoteUsage(f)
			over = over || f.Name == "f"
			if slices.Contains(written, f.Name) && (name != "" || f.Name == "write") {
				writes = append(writes, f.Name)
			}
		})
		listed := slices.ContainsFunc(writers, func(w writing) bool { return strings.HasPrefix(w.line, cmd.name+" ") })
		if over != (listed && cmd.name != "") || len(writes) > 0 && !over {
			t.Errorf("%s writes with %q; -f: %v, in the list: %v", cmd.name, writes, over, listed)
		}
		for _, name := range writes {
			if !slices.ContainsFunc(writers, func(w writing) bool { return w.has(cmd.name, name) }) {
				t.Errorf("%s -%s is not in the list", cmd.name, name)
			}
		}
	}
}

// What a command says to type has the values of all its flags.
func TestFlagsHaveValues(t *testing.T) {
	for _, cmd := range commands() {
		declaredFlags(cmd).VisitAll(func(f *flag.Flag) {
			if kind := fmt.Sprintf("%T", f.Value); strings.HasSuffix(kind, "uncValue") && cmd.name != "" {
				t.Errorf("%s -%s is a %s, which does not tell its value", cmd.name, f.Name, kind)
			}
		})
	}
	for _, text := range []string{"pawn=1", "knight=325", "rook=499.75"} {
		var scale scaleFlag
		if err := scale.Set(text); err != nil || scale.String() != text {
			t.Errorf("%s is %s, %v", text, scale.String(), err)
		}
	}
}

// Where nothing can be written, no game is played and none is announced.
func TestNowhereToWrite(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "file", "")
	for _, arguments := range []string{
		"report gardner -games 2 -o file/x.html", "report gardner -games 2 -dir file", "value gardner -games 2 -o file/x.json", "value gardner -games 2 -dir file",
	} {
		status, out, said := typed(t, "", append(strings.Fields(arguments), "-nodes", "5", "-threads", "1")...)
		if status != 1 || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%s: status %d, output %q, errors %q", arguments, status, out, said)
		}
	}
}

// A flag that names a file or a folder is not given without a name.
func TestEmptyNames(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, cmd := range commands() {
		declaredFlags(cmd).VisitAll(func(f *flag.Flag) {
			kind, _ := flag.UnquoteUsage(f)
			if cmd.name == "" || kind != "FILE" && kind != "DIR" {
				return
			}
			status, out, err := typed(t, "", cmd.name, "-"+f.Name+"=")
			if status != 2 || out != "" || !strings.Contains(err, "takes the name of a f") {
				t.Errorf("%s -%s=: status %d, output %q, errors %q", cmd.name, f.Name, status, out, err)
			}
		})
	}
}

// A folder to be made does not have the name of a file.
func TestFolderNamedLikeAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "v.ini", "[mine:chess]\n")
	for _, arguments := range []string{
		"import v.ini -o out/h.toml", "import v.ini mine -o h.INI", "page -all out/h.html", "show gardner -svg out/h.svg", "show gardner -xboard h.svg",
		"report gardner -games 2 -dir h.html",
	} {
		status, _, err := typed(t, "", strings.Fields(arguments)...)
		if status != 2 || !strings.Contains(err, " takes a folder, and ") || !strings.Contains(err, "; did you mean -") {
			t.Errorf("%s: status %d, %q", arguments, status, err)
		}
	}
	if files, _ := filepath.Glob("*"); len(files) != 1 {
		t.Errorf("%v was written", files)
	}
	if err := os.Mkdir("my.toml", 0o777); err != nil {
		t.Fatal(err)
	}
	if status, _, err := typed(t, "", "import", "v.ini", "-o", "my.toml"); status != 0 {
		t.Errorf("status %d, %q", status, err)
	}
}
