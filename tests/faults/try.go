package faults

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Stages are the tests that are run against a fault, until some fail: the nearest first.
// Each is what follows "go test".
var stages = []string{
	"./board/...",
	"./variants",
	"./tests/peers",
	"./tests -run TestPerft",
	"./engine ./engine/traits ./internal/notation ./internal/explain ./internal/xboard",
	"./cecp ./internal/foreign/... ./internal/compare ./internal/sheet ./variants/lint ./variants/vocabulary",
}

// Outcome is what became of a fault.
type Outcome string

// The outcomes besides the stage that saw the fault.
const (
	Unbuilt Outcome = "not built" // it is no program
	Unseen  Outcome = "not seen"
)

// Try runs the tests against a fault. The root is the module's folder; scratch is a
// folder for the changed file.
func Try(f *Fault, root, scratch string) (Outcome, error) {
	overlay, err := f.overlay(root, scratch)
	if err != nil {
		return "", err
	}
	for _, stage := range stages {
		arguments := append([]string{"test", "-vet=off", "-failfast", "-timeout", "300s", "-overlay", overlay}, strings.Fields(stage)...)
		command := exec.Command("go", arguments...)
		command.Dir = root
		said, err := command.CombinedOutput()
		switch {
		case strings.Contains(string(said), "[build failed]") || strings.Contains(string(said), "[setup failed]"):
			return Unbuilt, nil
		case err != nil:
			return Outcome("seen by " + strings.Fields(stage)[0]), nil
		}
	}
	return Unseen, nil
}

// overlay writes the changed file, and the file that tells the go command of it.
func (f *Fault) overlay(root, scratch string) (string, error) {
	path := filepath.Join(root, filepath.FromSlash(f.File))
	source, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	changed, list := filepath.Join(scratch, "changed.go"), filepath.Join(scratch, "overlay.json")
	if err := os.WriteFile(changed, []byte(f.Apply(string(source))), 0o666); err != nil {
		return "", err
	}
	text, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		return "", fmt.Errorf("overlay: %w", err)
	}
	return list, os.WriteFile(list, text, 0o666)
}
