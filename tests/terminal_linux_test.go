package tests

import (
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/term"

	"fairymax/internal/prompt/pseudo"
)

// A game at a real terminal: completion, a move, Ctrl-C while the engine thinks. The
// terminal is given back as it was.
func TestGameAtTerminal(t *testing.T) {
	terminal := pseudo.Open(t, 60, 40)
	before, err := term.GetState(int(terminal.Device.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), program, "play", "-text", "-st", "10m", "capablanca")
	command.Dir = t.TempDir()
	command.Env = append(command.Environ(), "TERM=xterm-256color", "LC_ALL=C.UTF-8", "NO_COLOR=", "XDG_CONFIG_HOME="+command.Dir)
	command.Stdin, command.Stdout, command.Stderr = terminal.Device, terminal.Device, terminal.Device
	command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	terminal.Expect(t, "♜")
	terminal.Expect(t, "> ")
	terminal.Type("b1\t")
	terminal.Expect(t, "b1c3  b1a3")
	terminal.Type("c\t\r")
	terminal.Expect(t, "White plays Nc3.")
	terminal.Expect(t, "\rdepth ")
	terminal.Type("\x03")
	terminal.Expect(t, "ontinue: ")
	terminal.Type("y\r")
	terminal.Expect(t, "The game is saved in capablanca-"+time.Now().Format("2006-01-02")+".pgn.")
	if err := command.Wait(); err != nil {
		t.Error(err)
	}
	if after, err := term.GetState(int(terminal.Device.Fd())); err != nil || *after != *before {
		t.Errorf("the terminal was %v, and is %v, %v", before, after, err)
	}
}

// The end of a terminal saves the game.
func TestTerminalGoesAway(t *testing.T) {
	terminal := pseudo.Open(t, 60, 40)
	command := exec.CommandContext(t.Context(), program, "play", "-text", "-st", "1ms", "gardner")
	command.Dir = t.TempDir()
	command.Env = append(command.Environ(), "TERM=dumb", "XDG_CONFIG_HOME="+command.Dir)
	command.Stdin, command.Stdout, command.Stderr = terminal.Device, terminal.Device, terminal.Device
	command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	terminal.Expect(t, "> ")
	terminal.Type("Nc3\n")
	terminal.Expect(t, "White to move.")
	command.Process.Signal(syscall.SIGHUP)
	if err := command.Wait(); err != nil {
		t.Error(err)
	}
	ls, _ := exec.Command("ls", command.Dir).Output()
	if !strings.HasPrefix(string(ls), "gardner-") {
		t.Errorf("the folder has %q", ls)
	}
}

// Ctrl-Z goes back to the shell, and the game goes on with its line and its editor.
func TestSuspendedGame(t *testing.T) {
	shell, err := exec.LookPath("bash")
	if err != nil {
		t.Skip(err)
	}
	terminal := pseudo.Open(t, 100, 40)
	command := exec.CommandContext(t.Context(), shell, "--norc", "-i")
	command.Dir = t.TempDir()
	command.Env = append(command.Environ(), "TERM=xterm", "PS1=shell> ", "PLAY="+program, "XDG_CONFIG_HOME="+command.Dir)
	command.Stdin, command.Stdout, command.Stderr = terminal.Device, terminal.Device, terminal.Device
	command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	terminal.Expect(t, "shell> ")
	terminal.Type("\"$PLAY\" play -text -st 1ms gardner\r")
	terminal.Expect(t, "Tab completes.\r\n> ")
	terminal.Type("b1\x1a")
	terminal.Expect(t, "Stopped")
	terminal.Expect(t, "shell> ")
	terminal.Type("fg\r")
	terminal.Expect(t, "> b1")
	terminal.Type("c\t\r")
	terminal.Expect(t, "White plays Nc3.")
	terminal.Expect(t, "> ")
	terminal.Type("exit\r")
	terminal.Expect(t, "shell> ")
	terminal.Type("exit\r")
	if err := command.Wait(); err != nil {
		t.Error(err)
	}
}
