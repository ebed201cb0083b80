package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// target is a kind of machine.
type target struct {
	system    string // GOOS
	processor string // GOARCH
	level     string // GOAMD64, "" for the lowest
}

// targets are the machines that there are archives for.
func targets() (all []target) {
	for _, system := range []string{"linux", "windows", "darwin"} {
		all = append(all, target{system, "amd64", ""}, target{system, "amd64", "v3"}, target{system, "arm64", ""})
	}
	return all
}

// chosen are the targets with these names, and whether the package for npm is among them; all without names.
func chosen(names string) (list []target, library bool, err error) {
	if names == "" {
		return targets(), true, nil
	}
	known := map[string]target{}
	for _, t := range targets() {
		known[t.name()] = t
	}
	for name := range strings.SplitSeq(names, ",") {
		t, ok := known[name]
		switch {
		case name == npm:
			library = true
		case !ok:
			return nil, false, fmt.Errorf("there is no target %q; there are %s and others, and %s for the npm package", name, targets()[0].name(), npm)
		default:
			list = append(list, t)
		}
	}
	return list, library, nil
}

// name is the target in the name of its archive.
func (t target) name() string {
	name := strings.ReplaceAll(t.system, "darwin", "macos") + "-" + t.processor
	if t.level == "v3" {
		name += "-avx2"
	}
	return name
}

// program is the file name of the program.
func (t target) program() string {
	if t.system == "windows" {
		return "fairymax.exe"
	}
	return "fairymax"
}

// program is the package of the program that people start.
const program = "./cmd/fairymax"

// build builds the program of the sources in a folder.
func (t target) build(root, output string) error {
	command := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", output, program)
	command.Dir, command.Env = root, t.environment()
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %v\n%s", t.name(), err, output)
	}
	return nil
}

// environment is that of Go's commands. What a person has set for Go must not change
// the bytes of the program.
func (t target) environment() []string {
	level := t.level
	if level == "" {
		level = "v1"
	}
	return append(os.Environ(), "GOOS="+t.system, "GOARCH="+t.processor, "GOAMD64="+level, "GOARM64=v8.0",
		"CGO_ENABLED=0", "GOFLAGS=-buildvcs=false", "GOWORK=off", "GOEXPERIMENT=")
}
