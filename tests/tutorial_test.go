package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/notation"
	"fairymax/variants"
)

const (
	tutorial     = "../docs/tutorial.md"
	tutorialGame = "fire-and-feather"
)

// TestTutorial follows the tutorial step by step: it changes the file and runs the
// commands, which have to print the output that the tutorial shows.
func TestTutorial(t *testing.T) {
	data, err := os.ReadFile(tutorial)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	file := filepath.Join(folder, tutorialGame+".toml")
	commands, changes := 0, 0
	for _, block := range fenced.FindAllStringSubmatch(string(data), -1) {
		if block[1] == "toml" {
			changes++
			edit(t, file, block[2])
			continue
		}
		for _, part := range strings.Split(block[2], "$ fairymax ")[1:] {
			commands++
			command, shown, _ := strings.Cut(part, "\n")
			replay(t, folder, command, shown)
		}
	}
	if commands < 9 || changes < 5 {
		t.Errorf("%d commands and %d changes", commands, changes)
	}
	announced(t, folder)
	t.Run("XBoard", func(t *testing.T) { playInXBoard(t, file) })
}

// playInXBoard lets XBoard play a game of a file in the user's folder.
func playInXBoard(t *testing.T, file string) {
	if testing.Short() {
		t.Skip("plays a whole game")
	}
	v, err := variants.NewCatalogue(fairymax.Files).Load(file)
	if err != nil {
		t.Fatal(err)
	}
	config := t.TempDir()
	folder := filepath.Join(config, "fairymax", "variants")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, v.Name+".toml"), []byte(v.Text), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CONFIG_HOME", config)
	match := xboardMatch{program: findProgram(t, "xboard"), display: startDisplay(t), clock: "5:00", games: 1}
	// To a small depth, so that a busy machine does not lose on time.
	log := match.run(t, v.Name, append(xboardOptions(v), "-depth", "3")...)
	games := readLog(log)
	if len(games) != 1 {
		t.Fatalf("%d games\n%s", len(games), log[max(0, len(log)-4000):])
	}
	if err := games[0].endedByRules(v.Rules, notation.RankOrigin(v.Rules)); err != nil {
		t.Error(err)
	}
}

var fenced = regexp.MustCompile("(?s)```(toml|console|bash|yaml)\n(.*?)```")

// edit makes a change: lines with a key replace those of the same key, a table
// replaces that of its name, and a table of a new name follows all others. The
// table of a piece replaces the one that the file began with.
func edit(t *testing.T, file, change string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	header, _, _ := strings.Cut(change, "\n")
	switch {
	case !strings.HasPrefix(header, "["):
		for line := range strings.Lines(change) {
			key, _, _ := strings.Cut(line, "=")
			text = replaced(t, text, `(?m)^`+regexp.QuoteMeta(key)+`=.*\n`, line)
		}
	case strings.Contains(text, header):
		text = replaced(t, text, `(?s)\n`+regexp.QuoteMeta(header)+`\n.*?\n(\n|$)`, "\n"+change+"\n")
	case strings.Contains(text, "[piece.guard]"):
		text = replaced(t, text, `(?s)\n\[piece.guard\]\n.*?\n\n`, "\n"+change+"\n")
	default:
		text += "\n" + change
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func replaced(t *testing.T, text, pattern, by string) string {
	t.Helper()
	place := regexp.MustCompile(pattern).FindStringIndex(text)
	if place == nil {
		t.Fatalf("%s is not in\n%s", pattern, text)
	}
	return text[:place[0]] + by + text[place[1]:]
}

var answered = regexp.MustCompile(`(?m)^> (.*)\n`)

// replay runs a command, and types the text behind its prompts.
func replay(t *testing.T, folder, command, shown string) {
	t.Helper()
	arguments := strings.Fields(command)
	if arguments[0] == "play" {
		arguments = append(arguments[:1:1], append([]string{"-st", "1ms"}, arguments[1:]...)...)
	}
	var input strings.Builder
	for _, line := range answered.FindAllStringSubmatch(shown, -1) {
		input.WriteString(line[1] + "\n")
	}
	run := exec.CommandContext(t.Context(), program, arguments...)
	run.Dir = folder
	run.Stdin = strings.NewReader(input.String())
	output, err := run.CombinedOutput()
	if failed := strings.Contains(shown, "[FM"); failed != (err != nil) {
		t.Errorf("%s: %v", command, err)
	}
	rest := string(output)
	for i, fragment := range strings.Split(answered.ReplaceAllString(shown, "> "), "…") {
		fragment = strings.TrimSuffix(fragment, "> ") // nothing follows quit
		before, after, found := strings.Cut(rest, strings.TrimPrefix(fragment, "\n"))
		if !found || i == 0 && before != "" {
			t.Errorf("%s prints\n%swhere the tutorial has\n%s", command, output, fragment)
			return
		}
		rest = after
	}
	if !strings.Contains(shown, "…") && strings.TrimSpace(rest) != "" {
		t.Errorf("%s prints besides\n%s", command, rest)
	}
}

// announced checks that a GUI is told of the game, its board and its pieces.
func announced(t *testing.T, folder string) {
	t.Helper()
	run := exec.CommandContext(t.Context(), program, "-variants", folder)
	run.Stdin = strings.NewReader("xboard\nprotover 2\nvariant " + tutorialGame + "\nquit\n")
	output, err := run.CombinedOutput()
	if err != nil {
		t.Error(err)
	}
	for _, part := range []string{"," + tutorialGame, ") 10x8+0_", " rgbcqkcbgr/", "piece G& FyafsF\n", "piece C& mRcpR\n"} {
		if !strings.Contains(string(output), part) {
			t.Errorf("%q is missing in\n%s", part, output)
		}
	}
}
