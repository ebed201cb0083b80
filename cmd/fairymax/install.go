package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"fairymax/internal/atomicfile"
	"fairymax/internal/desktop"
	"fairymax/internal/pageengine"
)

// installedFile is a file of an installation.
type installedFile struct {
	name    string // relative to the prefix, with slashes
	mode    fs.FileMode
	content func(prefix string) ([]byte, error)
}

// install copies the program and its files to the folders where other programs
// look for them.
func install(k *call) error {
	prefix := k.flags.String("prefix", defaultPrefix(), "install into this `DIR` and the folders in it")
	remove := k.flags.Bool("remove", false, "remove the installed files instead")
	dry := k.flags.Bool("n", false, "only list the files, and change nothing")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	folder, err := filepath.Abs(*prefix)
	if err != nil {
		return err
	}
	for _, file := range append(installation(runtime.GOOS, k.commands), pageEngineFile(runtime.GOOS)...) {
		path := filepath.Join(folder, filepath.FromSlash(file.name))
		switch {
		case *dry:
		case *remove:
			err = removeFile(path)
		default:
			err = file.install(path, folder)
		}
		if err != nil {
			return err
		}
		fmt.Fprintln(k.out, path)
	}
	if !*remove && !*dry {
		fmt.Fprint(k.err, advice(runtime.GOOS, folder))
	}
	return nil
}

// defaultPrefix is the folder for software that is not part of the system.
func defaultPrefix() string {
	if runtime.GOOS == "windows" {
		return filepath.Join(os.Getenv("LOCALAPPDATA"), "Programs", "fairymax")
	}
	return "/usr/local"
}

// installation lists the files for an operating system. WinBoard looks for a logo
// in the folder of the engine.
func installation(system string, all []command) []installedFile {
	if system == "windows" {
		return []installedFile{
			{"fairymax.exe", 0o777, ownBinary},
			{"logo.bmp", 0o666, func(string) ([]byte, error) { return desktop.BitmapLogo() }},
		}
	}
	files := []installedFile{
		{binaryName, 0o777, ownBinary},
		{manualPath, 0o666, func(string) ([]byte, error) { return manualPage(all) }},
		{"share/games/plugins/xboard/fairymax.eng", 0o666, plugin},
		{"share/games/plugins/logos/fairymax.png", 0o666, func(string) ([]byte, error) { return desktop.Logo, nil }},
	}
	for _, shell := range shells {
		files = append(files, installedFile{completionPaths[shell], 0o666, func(string) ([]byte, error) { return completionScript(shell) }})
	}
	return files
}

// pageEngineFile is the engine for pages where a release has it beside the program. A
// program that was built from sources compiles it at first use.
func pageEngineFile(system string) []installedFile {
	if _, err := pageengine.Beside(); err != nil {
		return nil
	}
	name := "share/fairymax/" + pageengine.Name
	if system == "windows" {
		name = pageengine.Name
	}
	return []installedFile{{name, 0o666, func(string) ([]byte, error) { return pageengine.Beside() }}}
}

// The paths of other programs, relative to the prefix.
const (
	binaryName = "bin/fairymax"
	manualPath = "share/man/man6/" + manualFile
)

// completionPaths are the files where shells look for completions by themselves.
var completionPaths = map[string]string{
	"bash": "share/bash-completion/completions/fairymax",
	"zsh":  "share/zsh/site-functions/_fairymax",
	"fish": "share/fish/vendor_completions.d/fairymax.fish",
}

// advice says what the user has to do next on an operating system.
func advice(system, prefix string) string {
	if system == "windows" {
		return "In WinBoard, choose Engine, Load New 1st Engine, and this fairymax.exe; or add this line to\n" +
			"Engine, Edit Engine List:\n" + desktop.EngineLine("fairymax.exe", prefix)
	}
	program := filepath.Join(prefix, binaryName)
	if prefix == "/usr" || prefix == "/usr/local" {
		return "XBoard will list " + program + " when it is started next; or run xboard -fcp " + program + ".\n"
	}
	return "XBoard and PyChess look for new engines in /usr and /usr/local only. In XBoard, choose\n" +
		"Engine, Load New 1st Engine, and " + program + "; or add this line to\n" +
		"Engine, Edit Engine List:\n" + desktop.EngineLine("./fairymax", filepath.Dir(program))
}

func ownBinary(string) ([]byte, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(self)
}

func plugin(prefix string) ([]byte, error) {
	return desktop.Plugin(filepath.Join(prefix, binaryName))
}

// install writes the file if it has changed.
func (f installedFile) install(path, prefix string) error {
	content, err := f.content(prefix)
	if err != nil {
		return err
	}
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, content) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return atomicfile.Install(path, content, f.mode)
}

// removeFile removes a file if it exists.
func removeFile(path string) error {
	if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
		return err
	}
	return nil
}
