package tests

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/desktop"
)

// TestPackage installs the package for Debian from the folder FAIRYMAX_PACKAGES, which go run
// ./internal/release has written. It changes the system, so it has to be asked for, and needs its
// rights. Debian's fairymax, which is another engine, stays beside it untouched; XBoard and PyChess
// find both.
func TestPackage(t *testing.T) {
	folder := os.Getenv("FAIRYMAX_PACKAGES")
	if folder == "" {
		t.Skip("installs a package; FAIRYMAX_PACKAGES=FOLDER runs it with those of the folder")
	}
	const other = "/usr/games/fairymax"
	before, err := os.ReadFile(other)
	if err != nil {
		missing(t, "Debian's fairymax is not installed")
	}
	others := verified("fairymax", "xboard")
	deb := packageFile(t, folder, ".deb")
	files := packagedFiles(t, deb)
	asRoot(t, "dpkg", "--install", deb)
	removed := false
	t.Cleanup(func() {
		if !removed {
			asRoot(t, "dpkg", "--purge", desktop.Package)
		}
	})
	if after, err := os.ReadFile(other); err != nil || !bytes.Equal(before, after) {
		t.Errorf("%s is another program now: %v", other, err)
	}
	match := xboardMatch{
		program: findProgram(t, "xboard"), display: startDisplay(t), first: []string{"-fcp", desktop.Package}, clock: "0:02", games: 1,
	}
	match.play(t, "capablanca")
	foundByPyChess(t, match.display)
	asRoot(t, "dpkg", "--purge", desktop.Package)
	removed = true
	for _, file := range files {
		if _, err := os.Stat(file); err == nil {
			t.Errorf("%s is left", file)
		}
	}
	if now := verified("fairymax", "xboard"); now != others {
		t.Errorf("other packages have changed:\n%sThey were\n%s", now, others)
	}
}

// verified is what dpkg finds changed in packages: systems without documents lack theirs.
func verified(packages ...string) string {
	found, _ := exec.Command("dpkg", append([]string{"--verify"}, packages...)...).CombinedOutput()
	return string(found)
}

// TestPackagesAgree holds that the package for Red Hat has the same files as that for Debian, but for the
// folder of zsh, that every user can read them and start the program, and that neither says where it was made.
func TestPackagesAgree(t *testing.T) {
	folder := os.Getenv("FAIRYMAX_PACKAGES")
	if folder == "" {
		t.Skip("FAIRYMAX_PACKAGES=FOLDER compares the packages of the folder")
	}
	deb, rpm := t.TempDir(), t.TempDir()
	run(t, "dpkg", "--extract", packageFile(t, folder, ".deb"), deb)
	run(t, "sh", "-c", `rpm2cpio "$1" | (cd "$2" && cpio --extract --make-directories --no-absolute-filenames --quiet)`, "sh", packageFile(t, folder, ".rpm"), rpm)
	foundByZsh(t, deb)
	functions := filepath.Join(deb, "usr/share/zsh")
	if err := os.Rename(filepath.Join(functions, "vendor-completions"), filepath.Join(functions, "site-functions")); err != nil {
		t.Error(err)
	}
	run(t, "diff", "--recursive", deb, rpm)
	checkModes(t, run(t, "dpkg", "--contents", packageFile(t, folder, ".deb")))
	checkModes(t, run(t, "sh", "-c", `rpm2cpio "$1" | cpio --list --verbose --quiet`, "sh", packageFile(t, folder, ".rpm")))
	if host := buildHost(t, packageFile(t, folder, ".rpm")); host != "fairymax" {
		t.Errorf("the package for Red Hat was made on %q", host)
	}
}

// foundByZsh holds that Debian's zsh finds the completions among the files of a package.
func foundByZsh(t *testing.T, root string) {
	t.Helper()
	zsh := findProgram(t, "zsh")
	command := exec.Command(zsh, "-f", "-c", `fpath=($ROOT$^fpath $fpath); autoload -Uz compinit; compinit -D -u; print $_comps[$NAME]`)
	command.Env = append(os.Environ(), "ROOT="+root, "NAME="+desktop.Package)
	found, err := command.CombinedOutput()
	if err != nil || string(found) != "_"+desktop.Package+"\n" {
		t.Errorf("zsh completes with %q: %v", found, err)
	}
}

// buildHost is the machine that made a package for Red Hat, by its header. It follows a lead and a header of
// signatures, of a size that is rounded up; a header has a list of tags, with the places of their values.
func buildHost(t *testing.T, file string) string {
	t.Helper()
	const lead, introduction, entry, tagBuildHost = 96, 16, 16, 1007
	rpm, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	number := func(at int) int { return int(binary.BigEndian.Uint32(rpm[at:])) }
	values := func(header int) int { return header + introduction + entry*number(header+8) }
	header := (values(lead) + number(lead+12) + 7) / 8 * 8
	for at := header + introduction; at < values(header); at += entry {
		if number(at) == tagBuildHost {
			host, _, _ := bytes.Cut(rpm[values(header)+number(at+8):], []byte{0})
			return string(host)
		}
	}
	return ""
}

// checkModes checks the modes of all files in the list of a package.
func checkModes(t *testing.T, list string) {
	t.Helper()
	for line := range strings.Lines(list) {
		want := "-rw-r--r-- "
		switch {
		case strings.HasPrefix(line, "d"):
			want = "drwxr-xr-x "
		case strings.HasSuffix(line, "/usr/bin/"+desktop.Package+"\n"):
			want = "-rwxr-xr-x "
		}
		if !strings.HasPrefix(line, want) {
			t.Errorf("the mode is not %s: %s", want, line)
		}
	}
}

// packageFile is the package of a kind for this machine.
func packageFile(t *testing.T, folder, ending string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(folder, desktop.Package+"-*-linux-amd64"+ending))
	if err != nil || len(found) != 1 {
		t.Fatalf("%s has the packages %q: %v", folder, found, err)
	}
	return found[0]
}

// packagedFiles are the files of a package for Debian, and the folders that only it has.
func packagedFiles(t *testing.T, deb string) []string {
	t.Helper()
	var files []string
	for line := range strings.Lines(run(t, "dpkg", "--contents", deb)) {
		fields := strings.Fields(line)
		path := strings.TrimPrefix(fields[len(fields)-1], ".")
		if !strings.HasSuffix(path, "/") || strings.Contains(path, desktop.Package) {
			files = append(files, path)
		}
	}
	if !slices.Contains(files, "/usr/bin/"+desktop.Package) {
		t.Fatalf("%s has no program: %q", deb, files)
	}
	return files
}

// foundByPyChess holds that PyChess lists our program and Debian's fairymax as engines.
func foundByPyChess(t *testing.T, display string) {
	t.Helper()
	if _, err := os.Stat("/usr/games/pychess"); err != nil {
		missing(t, "PyChess is not installed")
	}
	list := exec.Command("/usr/bin/python3", "-c", `
from pychess.Players.engineNest import EngineDiscoverer
for engine in EngineDiscoverer().engines: print(engine["name"])`)
	list.Env = append(os.Environ(), "HOME="+t.TempDir(), "DISPLAY="+display)
	found, err := list.Output()
	if err != nil {
		t.Fatalf("PyChess: %v", err)
	}
	for _, name := range []string{"/usr/bin/" + desktop.Package, "fairymax"} {
		if !strings.Contains(string(found), name+"\n") {
			t.Errorf("PyChess lists no %s, but\n%s", name, found)
		}
	}
}

// asRoot runs a command with the rights of the system.
func asRoot(t *testing.T, arguments ...string) {
	t.Helper()
	if os.Getuid() != 0 {
		arguments = append([]string{"sudo"}, arguments...)
	}
	run(t, arguments[0], arguments[1:]...)
}

// run runs a command, which must not fail, and returns what it prints.
func run(t *testing.T, name string, arguments ...string) string {
	t.Helper()
	out, err := exec.Command(name, arguments...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %q: %v\n%s", name, arguments, err, out)
	}
	return string(out)
}
