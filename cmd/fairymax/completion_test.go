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

// questions make a shell print the completions of "fairymax play capa" with the script.
var questions = map[string]string{
	"bash": `. ./script; COMP_WORDS=(fairymax play capa); COMP_CWORD=2; _fairymax; printf '%s\n' "${COMPREPLY[@]}"`,
	"zsh": `compdef() { }; _describe() { print -rl -- ${(P)2} }; . ./script
		words=(fairymax play capa); CURRENT=3; _fairymax`,
	"fish": `source script; complete -C 'fairymax play capa'`,
}

// The scripts work in their shells.
func TestCompletionScripts(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, shell := range shells {
		path, err := exec.LookPath(shell)
		if err != nil {
			t.Log(shell + " is not installed")
			continue
		}
		folder := t.TempDir()
		status, script, errs := typed(t, "", "completion", shell)
		if status != 0 || errs != "" {
			t.Fatalf("%s: status %d, %s", shell, status, errs)
		}
		write(t, filepath.Join(folder, "script"), script)
		// The program is this test, which then behaves as the program.
		if err := os.Symlink(self, filepath.Join(folder, "fairymax")); err != nil {
			t.Skip(err)
		}
		command := exec.Command(path, "-c", questions[shell])
		command.Dir = folder
		command.Env = append(os.Environ(), "PATH="+folder+":"+os.Getenv("PATH"), asProgram+"=1", "HOME="+folder)
		output, err := command.CombinedOutput()
		if got := string(output); err != nil || got != "capablanca\ncapahouse\ncaparandom\n" {
			t.Errorf("%s: %v\n%s", shell, err, got)
		}
	}
}

// asProgram is the variable with which the test behaves as the program.
const asProgram = "FAIRYMAX_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main() // it exits
	}
	os.Exit(m.Run())
}
