package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"fairymax/internal/atomicfile"
	"fairymax/internal/desktop"
	"fairymax/internal/ownfile"
	"fairymax/internal/pageengine"
	"fairymax/variants/spelling"
)

// installedFile is a file of an installation.
type installedFile struct {
	name    string // relative to the prefix, with slashes
	mode    fs.FileMode
	content func() ([]byte, error)
}

// installation says where the program goes, and under which name.
type installation struct {
	system   string
	prefix   string // the folder of its files
	root     string // stands before the prefix while packages are made, and in no file
	name     string // of the program
	commands []command
}

// install copies the program and its files to the folders where other programs
// look for them.
func install(k *call) error {
	i := installation{system: runtime.GOOS, commands: k.commands}
	i.declare(k)
	remove := k.flags.Bool("remove", false, "remove the installed files instead")
	dry := k.flags.Bool("n", false, "only list the files, and change nothing")
	k.overFlag()
	if err := k.parse(0, 0); err != nil {
		return err
	}
	err, files := i.settle(), i.files()
	if err == nil && !*dry {
		err = i.check(k.files(), files)
	}
	if err != nil {
		return err
	}
	if *remove && !*dry {
		files = slices.DeleteFunc(files, func(f installedFile) bool { return isMissing(i.place(f)) })
	}
	for _, file := range files {
		path := i.place(file)
		switch {
		case *dry:
		case *remove:
			err = os.Remove(path)
		default:
			err = file.install(path)
		}
		if err != nil {
			return err
		}
		fmt.Fprintln(k.out, path)
	}
	fmt.Fprint(k.err, i.done(len(files), *dry, *remove))
	if *remove && !*dry && i.root == "" {
		return k.removePieces()
	}
	return nil
}

// isMissing reports whether there is no file of that path.
func isMissing(path string) bool {
	_, err := os.Lstat(path)
	return os.IsNotExist(err)
}

// declare declares the flags that say where the files go.
func (i *installation) declare(k *call) {
	k.flags.StringVar(&i.prefix, "prefix", defaultPrefix(), "install under this `DIR`")
	k.flags.StringVar(&i.root, "root", "", "write the files under this `DIR`, as if it were the root of the system, to make packages")
	k.flags.StringVar(&i.name, "name", "fairymax", "`NAME` of the program and its files")
}

// settle checks the name and makes the prefix absolute.
func (i *installation) settle() (err error) {
	if !programName.MatchString(i.name) {
		return misuse("%q cannot be the name of a program: use letters, digits, dots and hyphens", i.name)
	}
	i.prefix, err = filepath.Abs(i.prefix)
	return err
}

// place is where a file is written.
func (i *installation) place(f installedFile) string {
	return filepath.Join(i.root, i.prefix, filepath.FromSlash(f.name))
}

// programMark is in every build of this program: it is where Go keeps what was built, and here.
const programMark = "path\tfairymax/cmd/fairymax"

// check reports why the files must not be written or removed: another program has the name. Where
// the program is there, the other files belong to it; where it is not, they have to be the same.
func (i *installation) check(w ownfile.Writer, files []installedFile) error {
	switch program, err := os.ReadFile(i.place(files[0])); {
	case w.Over:
		return nil
	case err == nil && !bytes.Contains(program, []byte(programMark)):
		return w.Refuse(i.place(files[0]))
	case err == nil:
		return nil
	}
	for _, f := range files[1:] {
		old, err := os.ReadFile(i.place(f))
		if err != nil {
			continue
		}
		content, err := f.content()
		if err != nil {
			return err
		}
		if !bytes.Equal(old, content) {
			return w.Refuse(i.place(f))
		}
	}
	return nil
}

// done says what has become of the files, and what is left to do.
func (i *installation) done(n int, dry, remove bool) string {
	files := spelling.Counted(n, "file")
	switch {
	case n == 0:
		return fmt.Sprintf("No file of %s is installed under %s.\n", i.name, filepath.Join(i.root, i.prefix))
	case dry:
		return "These " + files + " would be written or removed.\n"
	case remove:
		return "These " + files + " are removed.\n"
	case i.root != "":
		return ""
	}
	return "These " + files + " are installed.\n" + i.advice() + i.hidden()
}

var programName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9.-]*$`)

// defaultPrefix is the folder for software that is not part of the system.
func defaultPrefix() string {
	if runtime.GOOS == "windows" {
		return filepath.Join(os.Getenv("LOCALAPPDATA"), "Programs", "fairymax")
	}
	return "/usr/local"
}

// files lists the files for an operating system. WinBoard looks for a logo in the
// folder of the engine.
func (i *installation) files() []installedFile {
	if i.system == "windows" {
		return append([]installedFile{
			{i.program(), 0o777, ownBinary},
			{"logo.bmp", 0o666, desktop.BitmapLogo},
		}, i.pageEngines()...)
	}
	files := []installedFile{
		{i.program(), 0o777, ownBinary},
		{manualFolder + i.name + ".6", 0o666, func() ([]byte, error) { return manualPage(i.commands, i.name) }},
		{"share/games/plugins/xboard/" + i.name + ".eng", 0o666, func() ([]byte, error) { return desktop.Plugin(i.path()) }},
		{"share/games/plugins/logos/" + i.name + ".png", 0o666, func() ([]byte, error) { return desktop.Logo, nil }},
	}
	for _, shell := range shells {
		name := strings.ReplaceAll(completionPaths[shell], "fairymax", i.name)
		files = append(files, installedFile{name, 0o666, func() ([]byte, error) { return completionScript(shell, i.name) }})
	}
	return append(files, i.pageEngines()...)
}

// program is the program's file, relative to the prefix.
func (i *installation) program() string {
	if i.system == "windows" {
		return i.name + ".exe"
	}
	return "bin/" + i.name
}

// path is the program's file as other programs find it.
func (i *installation) path() string { return filepath.Join(i.prefix, filepath.FromSlash(i.program())) }

// pageEngines are the engines for pages where a release has them beside the program. A
// program that was built from sources compiles them at first use.
func (i *installation) pageEngines() (files []installedFile) {
	for _, e := range []*pageengine.Engine{pageengine.Player, pageengine.Workbench} {
		if _, err := e.Beside(); err != nil {
			continue
		}
		name := "share/" + i.name + "/" + e.File
		if i.system == "windows" {
			name = e.File
		}
		files = append(files, installedFile{name, 0o666, e.Beside})
	}
	return files
}

// manualFolder has the manual pages of games, relative to the prefix.
const manualFolder = "share/man/man6/"

// completionPaths are the files where shells look for completions by themselves.
var completionPaths = map[string]string{
	"bash": "share/bash-completion/completions/fairymax",
	"zsh":  "share/zsh/site-functions/_fairymax",
	"fish": "share/fish/vendor_completions.d/fairymax.fish",
}

// advice says what the user has to do next on an operating system.
func (i *installation) advice() string {
	if i.system == "windows" {
		return "In WinBoard, choose Engine, Load New 1st Engine, and this " + i.program() + "; or add this line to\n" +
			"Engine, Edit Engine List:\n" + desktop.EngineLine(i.program(), i.prefix)
	}
	if i.prefix == "/usr" || i.prefix == "/usr/local" {
		return "XBoard will list " + i.path() + " when it is started next; or run xboard -fcp " + i.path() + ".\n"
	}
	return "XBoard and PyChess look for new engines in /usr and /usr/local only. In XBoard, choose\n" +
		"Engine, Load New 1st Engine, and " + i.path() + "; or add this line to\n" +
		"Engine, Edit Engine List:\n" + desktop.EngineLine("./"+i.name, filepath.Dir(i.path()))
}

// hidden warns that another program of this name is found first: Debian and Homebrew have one.
func (i *installation) hidden() string {
	first, err := exec.LookPath(i.name)
	if err != nil || sameFile(first, i.path()) {
		return ""
	}
	return fmt.Sprintf("%q alone starts another program, %s; \"install -name %s\" installs it under another name.\n", i.name, first, desktop.Package)
}

// sameFile reports whether two paths lead to the same file.
func sameFile(a, b string) bool {
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && os.SameFile(one, other)
}

func ownBinary() ([]byte, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(self)
}

// install writes the file if it has changed.
func (f installedFile) install(path string) error {
	content, err := f.content()
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
