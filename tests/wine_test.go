package tests

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// wine runs Windows programs in a folder that takes the place of Windows.
type wine struct {
	program, server, folder string
}

// startWine makes the folder. Debian's Wine lacks one library that every program of Go
// asks for random numbers; its function is another name for an older one.
func startWine(t *testing.T) *wine {
	t.Helper()
	w := &wine{findProgram(t, "wine"), findProgram(t, "wineserver"), t.TempDir()}
	t.Cleanup(func() { w.command(w.server, "-k", "-w").Run() }) // fails if the server has ended
	if output, err := w.command(w.program, "wineboot", "--init").CombinedOutput(); err != nil {
		t.Fatalf("Wine does not start: %v\n%s", err, output)
	}
	library := filepath.Join(w.folder, "drive_c", "windows", "system32", "bcryptprimitives.dll")
	if _, err := os.Stat(library); err == nil {
		return w
	}
	content := forwardingLibrary(t, "bcryptprimitives.dll", "ProcessPrng", "advapi32.SystemFunction036")
	if err := os.WriteFile(library, content, 0o666); err != nil {
		t.Fatal(err)
	}
	return w
}

// command is a command in Wine's world, without a display and without offers to install
// more of Windows.
func (w *wine) command(name string, arguments ...string) *exec.Cmd {
	command := exec.Command(name, arguments...)
	command.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "DISPLAY=") })
	command.Env = append(command.Env, "WINEPREFIX="+w.folder, "WINEDEBUG=-all", "WINEDLLOVERRIDES=mscoree,mshtml=")
	return command
}

// conversation is what a GUI says, each with the beginning of the line that it waits for.
var conversation = []struct{ say, wait string }{
	{"xboard\nprotover 2\n", "feature done=1"},
	{"accepted done\nmemory 16\neasy\nnew\nsd 6\nusermove e2e4\n", "move "},
	{"ping 1\n", "pong 1"},
	{"usermove a1a8\n", "Illegal move"},
	{"new\r\nvariant capablanca\r\nsd 6\r\nping 2\r\n", "pong 2"}, // lines of Windows
	{"go\n", "move "},
	{"new\nvariant crazyhouse\nforce\nusermove e2e4\nusermove d7d5\nusermove e4d5\nusermove d8d5\nusermove Q@e4\n", "Illegal move"},
	{"usermove P@e4\nusermove d5e4\nping 3\n", "pong 3"},
	{"quit\n", ""},
}

// talk leads the conversation and returns the answers, without what depends on time.
func talk(t *testing.T, engine *exec.Cmd) (answers []string) {
	t.Helper()
	in, err := engine.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := engine.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	engine.Stderr = &said
	if err := engine.Start(); err != nil {
		t.Fatal(err)
	}
	timer := time.AfterFunc(time.Minute, func() { engine.Process.Kill() })
	defer timer.Stop()
	lines := bufio.NewScanner(out)
	for _, part := range conversation {
		io.WriteString(in, part.say)
		for part.wait != "" && lines.Scan() {
			line := strings.TrimSuffix(lines.Text(), "\r")
			if !thinking.MatchString(line) {
				answers = append(answers, line)
			}
			if strings.HasPrefix(line, part.wait) {
				break
			}
		}
	}
	for lines.Scan() {
		answers = append(answers, strings.TrimSuffix(lines.Text(), "\r"))
	}
	if err := engine.Wait(); err != nil || said.Len() > 0 {
		t.Errorf("%s: %v\n%s\n%s", engine.Path, err, strings.Join(answers, "\n"), &said)
	}
	return answers
}

// thinking is a line about a search: depth, score, time and nodes.
var thinking = regexp.MustCompile(`^\s*\d+\s+-?\d+\s+\d+\s+\d+`)

// The Windows program of the archive says under Wine what the program says here.
func TestArchiveUnderWine(t *testing.T) {
	folder := unpackedArchive(t, "windows-amd64")
	w := startWine(t)
	here, there := talk(t, exec.Command(program)), talk(t, w.command(w.program, filepath.Join(folder, "fairymax.exe")))
	if !slices.Equal(here, there) {
		t.Errorf("Windows answers\n%s\nhere it is\n%s", strings.Join(there, "\n"), strings.Join(here, "\n"))
	}
	moves := 0
	for _, line := range here {
		if strings.HasPrefix(line, "move ") {
			moves++
		}
	}
	if moves != 2 {
		t.Errorf("%d moves in\n%s", moves, strings.Join(here, "\n"))
	}
	w.install(t, folder)
}

// install follows the steps of the archive's README.txt with the program's own command.
func (w *wine) install(t *testing.T, folder string) {
	t.Helper()
	output, err := w.command(w.program, filepath.Join(folder, "fairymax.exe"), "install", "-prefix", `C:\Games and more\fairymax`).CombinedOutput()
	want := `"fairymax" -fcp "fairymax.exe" -fd "C:\Games and more\fairymax"`
	if err != nil || !strings.Contains(string(output), want) {
		t.Fatalf("install: %v, want %s in\n%s", err, want, output)
	}
	installed := filepath.Join(w.folder, "drive_c", "Games and more", "fairymax")
	for _, name := range []string{"fairymax.exe", "logo.bmp"} {
		if info, err := os.Stat(filepath.Join(installed, name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
	line, err := os.ReadFile(filepath.Join(folder, "winboard.txt"))
	if err != nil || strings.ReplaceAll(string(line), `C:\fairymax`, `C:\Games and more\fairymax`) != fmt.Sprintln(want) {
		t.Errorf("winboard.txt has %s: %v", line, err)
	}
}
