package pageengine

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
)

// goFolder is the variable that says where Go makes its temporary folders.
const goFolder = "GOTMPDIR"

// run runs Go for WebAssembly in a folder and returns its output.
func run(root string, arguments ...string) (string, error) {
	return output(goIn(context.Background(), root, arguments...), io.Discard)
}

// compile runs Go with its temporary files in a folder of ours, and passes on what it says.
func compile(ctx context.Context, root, folder string, shown io.Writer, arguments ...string) error {
	command := goIn(ctx, root, arguments...)
	command.Env = append(command.Env, goFolder+"="+folder)
	_, err := output(command, shown)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// goIn is a command of Go for WebAssembly. What a person has set for Go must not change the
// bytes of the engine. A cancelled context interrupts it: only then does it wait for the compilers
// that it has started.
func goIn(ctx context.Context, root string, arguments ...string) *exec.Cmd {
	const patience = time.Minute
	command := exec.CommandContext(ctx, goCommand(), arguments...)
	command.Dir = root
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=", "CGO_ENABLED=0",
		"GOFLAGS=-buildvcs=false", "GOWORK=off", "GOEXPERIMENT=")
	command.Cancel = func() error {
		if command.Process.Signal(os.Interrupt) != nil { // Windows has no such signal
			return command.Process.Kill()
		}
		return nil
	}
	command.WaitDelay = patience
	return command
}

// output runs a command and returns what it prints.
func output(command *exec.Cmd, shown io.Writer) (string, error) {
	var said strings.Builder
	command.Stderr = io.MultiWriter(&said, shown)
	text, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", command.Args[1], err, strings.TrimSpace(said.String()))
	}
	return string(text), nil
}
