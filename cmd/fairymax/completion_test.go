package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	_ "fairymax/internal/testheap"
)

// Words are completed by the table of commands, their flags and the catalogue.
func TestCompletion(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "zebras.toml"), "title = 7\n") // a name is enough
	const here, variants = "HERE", "\n-variant\tname or file of the VARIANT\n-variants\talso look for variants in this DIR\n"
	for _, test := range []struct{ before, word, want string }{
		{"", "per", "\nperft\tcount the sequences of DEPTH legal moves\n"},
		{"", "--ver", "\n--version\tprint the version, as the command version does\n"},
		{"", "x", "\n"},
		{"play", "capab", "\ncapablanca\n"},
		{"play -text -variants HERE", "zeb", "\nzebras\n"},
		{"play", "./my", "\n:files\n"},
		{"play", "nothing", "\n:files\n"},
		{"play normal", "", "\n"},
		{"diff gothic", "emb", "\nembassy\n"},
		{"perft -divide", "-var", variants},
		{"perft -variant", "xian", "\nxiangqi\n"},
		{"perft -variant =", "xian", "\nxiangqi\n"},
		{"perft -variant", "=", "\ngothic\n"},
		{"perft", "-variant=xian", "\n-variant=xiangqi\n"},
		{"perft -fen", "x", "\n"},
		{"perft", "xian", "\nxiangqi\n"},
		{"help", "cast", "\ncastling\n"},
		{"perft", "--di", "\n--divide\t"},
		{"check --", "-var", "\n:files\n"},
		{"check a b", "c", "\n:files\n"},
		{"help", "fo", "\nformat\n"},
		{"completion", "z", "\nzsh\n"},
		{"nonsense", "", "\n"},
	} {
		before := strings.Fields(strings.ReplaceAll(test.before, here, folder))
		status, out, errs := typed(t, "", append([]string{"completion", "-word=" + test.word, "--"}, before...)...)
		if got := "\n" + out; status != 0 || errs != "" || !strings.Contains(got, test.want) || test.want == "\n" && out != "" {
			t.Errorf("%q %q: status %d, %q, %s", test.before, test.word, status, got, errs)
		}
	}
	if status, out, errs := typed(t, "", "completion", "tcsh"); status != 2 || out != "" || !strings.Contains(errs, `name a shell: "bash", "zsh" or "fish"`) {
		t.Errorf("status %d, %s%s", status, out, errs)
	}
}

// questions make a shell print the completions of "NAME play capa" with the script.
var questions = map[string]string{
	"bash": `. ./script; complete -p NAME >/dev/null
		COMP_WORDS=(NAME play capa); COMP_CWORD=2; _NAME; printf '%s\n' "${COMPREPLY[@]}"`,
	"zsh": `compdef() { [ $2 = NAME ] }; _describe() { print -rl -- ${(P)2} }; . ./script
		words=(NAME play capa); CURRENT=3; _NAME`,
	"fish": `source script; complete -C 'NAME play capa'`,
}

// The scripts work in their shells, for a program of any name.
func TestCompletionScripts(t *testing.T) {
	for _, shell := range shells {
		path, err := exec.LookPath(shell)
		if err != nil {
			t.Log(shell + " is not installed")
			continue
		}
		for _, name := range []string{"fairymax", "other-name"} {
			folder := programCalled(t, name)
			script, err := startedIn(folder, name, "completion", shell).Output()
			if err != nil {
				t.Fatalf("%s: %v", shell, err)
			}
			write(t, filepath.Join(folder, "script"), string(script))
			command := startedIn(folder, path, "-c", strings.ReplaceAll(questions[shell], "NAME", name))
			output, err := command.CombinedOutput()
			if got := string(output); err != nil || got != "capablanca\ncapahouse\ncaparandom\n" {
				t.Errorf("%s of %s: %v\n%s", shell, name, err, got)
			}
		}
	}
}

// programCalled is a folder with this program under a name: it is this test, which then behaves so.
func programCalled(t *testing.T, name string) (folder string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	folder = t.TempDir()
	if err := os.Symlink(self, filepath.Join(folder, name)); err != nil {
		t.Skip(err)
	}
	return folder
}

// startedIn is a command that finds the program of a folder by its name.
func startedIn(folder, name string, arguments ...string) *exec.Cmd {
	command := exec.Command(name, arguments...)
	if path := filepath.Join(folder, name); !filepath.IsAbs(name) {
		command.Path, command.Err = path, nil
	}
	command.Dir = folder
	command.Env = append(os.Environ(), "PATH="+folder+string(os.PathListSeparator)+os.Getenv("PATH"), asProgram+"=1", "HOME="+folder)
	return command
}

// asProgram is the variable with which the test behaves as the program.
const asProgram = "FAIRYMAX_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main() // it exits
	}
	os.Exit(m.Run())
}
